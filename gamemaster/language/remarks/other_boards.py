"""Sentences that set what stands below on another board of the list, and those that rest on this one.

`For the side game with Jun.`, `Mia's training game, round 1.`, `Casimir, my turn for yours.`, `In your
campaign I'm the dwarf.` head acts of another game, which the same people may play; `For this one I've nothing
yet.`, `So no game this week.` say that nothing is done here, so that no act beside them is. What is told of
another game and gone (`In Tarn's game I was eaten.`), or set against this one (`..., but here I go on`),
heads nothing.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.remarks.remark import Remark

_CLASSES: Final = {
    "GAME": "game campaign match duel tournament league replay session friendly board table",
    "WHOSE": r"(?!(?:it|that|here|there|what|he|she|let|who|today|this|week)_s)\w+_s your yours",
    "SORT": (
        "training practice practise side solo junior bonus pirate friendly two_player play_by_chat old other "
        "second third another private test kids kid_s summer winter evening board chess card office parallel "
        f"school local little quick short sister neighbouring rival {' '.join(sorted(WEEKDAYS))}"
    ),
    "THE": "the my our a an this that mia_s WHOSE",
    "OTHER": "(?:THE_)?(?:SORT_)+GAME (?:WHOSE_)(?:SORT_)*GAME the_bonus_round yours",
    "TURN": "turns? moves? go votes? line part action actions",
    "LEAD": "so and now well ok okay right then next first also \\w+",
    "AM": "i_m i_am it_s it_is you_ve_moved you_have_moved we_re we_are my_turn i_ve_only i_play i_lead",
    "END": "round move week turn board season not first now next against with at on \\d+ part last",
}
_ELSEWHERE: Final = Grammar(
    _CLASSES,
    (
        # what is said of the turn itself
        "LEAD? LEAD? (?:here_s|here_is|this_is)? my (?:first|next|last|own|due)? TURN (?:for|in|at|on) OTHER",
        (
            "LEAD? LEAD? (?:this|it|that|what_follows|the_next|the_following) (?:one)? (?:is|s) "
            "(?:about|for|from)? OTHER"
        ),
        ".. (?:this|it) is about OTHER",
        ".. (?:it_s|it_is) my (?:turn|move|go) (?:there|in_OTHER)",
        ".. .. taken a seat there",
        ".. where (?:it_s_my_turn|it_is_my_turn|i_help_out|i_sit_in)",
        "(?:in|at) OTHER where (?:it|i)",
        "(?:\\w+)? in OTHER AM",
        "(?:\\w+)? in OTHER you ve moved",
        "over at WHOSE (?:things|place|it|the|i_m|i_am|we)",
        r"\w+ and i (?:are_playing|play|have_started|start) (?:an?|the|our) .. (?:duel|match|game|side)",
        "(?:we|i) (?:replay|re_play|re_?enact|play_through|restage)",
        "now WHOSE (?:GAME)? $",
        "(?:our|the|a|my) (?:\\w+)? (?:replay|re_play|re_?enactment) of",
    ),
)
_HEADING: Final = Grammar(
    _CLASSES,
    (
        "(?:part_\\w+|for|on|to|in|at|re|about|now|from|news_from|next)* OTHER END",
        "(?:two|three|both|several) games (?:two|three|several) TURN",
        "part (?:\\d|one|two|three) (?:the|my)? (?:SORT)* GAME",
    ),
)
_IDLE_HERE: Final = Grammar(
    _CLASSES
    | {
        "HERE": (
            "(?:in|for|as_for|on|at|over)_(?:this|our|our_own|my|the|the_present|"
            "the_main)_(?:own_)?(?:one|game|"
            "list|season|campaign|board)(?:_here)? (?:for|in)_(?:WHOSE|season_\\d+)(?:_game)? here"
        ),
        "NOTHING": (
            "nothing wait waiting asleep (?:no|any)_(?:plans?|idea|moves?|turn|news|opinion|time) thinking "
            "undecided (?:not|havent|haven_t)_(?:yet_)?(?:moved|decided|voted|played)"
        ),
        "NOW": (
            "for_now this_\\w+ today tonight until till till_\\w+ from_me at_the_moment yet so_far as_usual"
        ),
    },
    (
        (
            "(?:and|but|so|now)* HERE (?:i|we) "
            "(?:m|am|ve|have|had|do|still|just|only|can|re|are|got|can_only)* NOTHING"
        ),
        "(?:and|but|so|now)* HERE NOTHING (?:yet|before|from_me|today|so_far|this_\\w+)",
        "(?:and|but|so|now)* HERE NOTHING $",
        "(?:and|but|so|hence|therefore)* no game (?:from_me|for_me)? NOW",
        "(?:and|but|so)* the game (?:has_to|must|will_have_to|can|shall|needs_to) wait",
    ),
)
_OTHERS: Final = words_in(
    "game games campaign campaigns match duel tournament league replay session friendly yours round there "
    "side seat and things where 's"
)
_BACK: Final = words_in("here but though ours however whereas ? unlike back")
_RELATING: Final = words_in("where which who that whose as because so since")
_RESTING: Final = words_in(
    "nothing wait waiting asleep plans plan idea move moves turn news opinion time thinking undecided moved "
    "decided voted played no"
)
_MOST: Final = 24


def is_of_another_board(said: Remark) -> bool:
    """Whether a sentence in front of acts gives them to another game of the same people."""
    lows = said.lows
    if _OTHERS.isdisjoint(lows) or len(lows) > _MOST or not _BACK.isdisjoint(lows):
        return False
    if rests_here(said):
        return False
    if _ELSEWHERE.match(f" {said.said}") is not None and not _is_gone(lows):
        return True
    head = lows[: next((p for p, low in enumerate(lows) if p and low in _RELATING), len(lows))]
    if _tells(head) or said.tokens[-1].low == "?":
        return False
    # "Jun, our two-player match"; "My sister plays too, in another league" is none
    named = said.parts[1:2] if said.parts and " " not in said.parts[0] else []
    return any(_HEADING.match(f" {part}") is not None for part in (said.said, *named))


def rests_here(said: Remark) -> bool:
    """Whether a sentence says that in this very game its sender does nothing."""
    return not _RESTING.isdisjoint(said.lows) and _IDLE_HERE.match(f" {said.said}") is not None


def _is_gone(lows: list[str]) -> bool:
    """`In Tarn's game I was eaten`: what has happened, and is no turn."""
    past = (low in _WAS or is_past(low) for who, low in pairwise(lows) if who in _WHO)
    return any(past)


_WHO: Final = words_in("i we he she they it you")
_WAS: Final = words_in("was were had got")


def _tells(lows: list[str]) -> bool:
    """Whether words hold a verb of their own, so that they are no heading."""
    return not words.FINITE.isdisjoint(lows) or any(is_past(low) for low in lows)

"""Sentences behind acts by which something else has to come before them, with whose doing they wait.

* `first` in front of what is still to be done, or behind it: `First I want a receipt.`, `First the harvest,
  though.`, `Ludo pays me back first.`, `I need to look at the map first.`, `Let him finish first.`
* Somebody's turn that comes before: `Brask may want a word before that.`, `He pays, then I pay.`, `After he
  has signed it, mind.`
* What nobody does until then: `I'm not moving until the rain stops.`, `Not one coin leaves my purse before
  the harvest.`, `... or neither of us moves.`
* What is not to be done alone, or ahead of the others: `I won't do it alone.`, `I refuse to go first.`

What came first in the past (`Imke said it first`), as a rule (`Family comes first`), or what else is done
first (`First I laughed, then I cried`) leaves the acts as they are.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past

_CLASSES: Final = {
    "HE": "he she they e nn oo gm you (?:some|every)(?:one|body)(?:_else)? (?:the|all_the)_(?:others|rest)",
    "ITS": (
        "(?:the|his|her|their|your|nn_s|oo_s|my)(?!_(?:good|bad|best|worst|news|truth|weather|family|kids|"
        "children|work|job|health|rain|wind|customer|law|dog|cat|baby)\\b)"
    ),
    "MEAL": (
        "(?:an?_|the_|my_|some_|to_)?(?:\\w+_)?(?:coffee|tea|dinner|supper|breakfast|lunch|nap|shower|bath|"
        "drink|eat|sleep|wake|news|walk|bed|cup|pint|biscuit)"
    ),
    "HOME": "bring fetch cook bake wash feed dry eat sleep warm boil cool paint mend",
    "MINE": "my_(?!vote|move|text|plan|offer|proposal|amendment|turn|order|party)\\w+",
    "SO": "but and though although only just mind well so or ok okay",
    "MUST": (
        "(?:must|should|may|might)(?!_have) wants? needs? (?:has|have|had_better|ought|need|needs|want|"
        "wants|like|d_like|would_like|(?:am|m|is|s|are)_going|ve_got|s_got)_to d_better will ll can"
    ),
    "WISH": (
        "want need must have_to should(?!_have) d_like would_like ll(?!_(?:go|be|say)\\b) "
        "will(?!_(?:go|be|say)\\b) ve_got_to "
        "ought_to d_better had_better (?:m|am)_going_to d_rather would_rather"
    ),
    "END": (
        "though mind mind_you naturally of_course obviously please that_is then as_\\w+ and_\\w+ "
        "clearly remember anyway"
    ),
    "RANKED": "at the my for",
    # what acts do
    "DOES": (
        "acts? moves? votes? plays? pays? gives? invests? places? spends? hangs? swings? "
        "commits? hammers? attacks? strikes? explores? discards? accepts? sends? signs? goes? does do"
    ),
    "ACT": (
        "act move vote play pay give invest place spend commit hammer attack strike explore discard accept "
        "lift_a_finger do_anything do_a_thing do_(?:it|this|that) part_with hand_over cast hang lynch fight"
    ),
    "ACTING": (
        "acting moving voting playing paying giving investing placing spending committing hammering "
        "attacking "
        "striking exploring discarding accepting lifting_a_finger doing_(?:it|this|that|anything|a_thing) "
        "parting_with handing_over casting fighting"
    ),
    "WAY": "leave go budge stir step walk set_foot get_up come enter climb wander",
    "WAYS": "leaving going budging stirring stepping walking setting_foot entering climbing",
    "NOT": "dont wont do_not will_not m_not_going_to am_not_going_to never shant ll_not cannot cant "
    "refuse_to (?:d|would)_never wouldnt would_not",
    "UNTIL": "until till unless before without",
    "CLAUSE": "(?:it|he|she|they|i|we|you|nn|oo|gm|(?:the|my)_\\w+|some\\w+|every\\w+|any\\w+)_\\w+",
    "THERE": "it this that there in down up out anywhere him her into onto to through (?:the|a)_\\w+ vv vo "
    "oo",
    "ALONE": "alone by_myself on_my_own single_handed(?:ly)? without_(?:nn|oo|you|him|her|help|company)",
    "NONE": "(?:not|nor)_(?:one|an?|a_single)_\\w+ no_\\w+ nothing",
    "HATE": (
        "dont_want_to do_not_want_to refuse_to wont will_not d_rather_not m_not_going_to hate_to never "
        "d_never would_never "
        "am_not_going_to dont_like_to dont_care_to have_no_wish_to shant"
    ),
}
_WAITING: Final = Grammar(
    _CLASSES,
    (
        # first
        "SO* first i WISH !MEAL !to_(?:say|thank) .",
        "SO* first let .",
        "SO* first HE MUST .",
        "SO* first (?:ITS_\\w+|we) MUST !MEAL .",
        "SO* first ITS !MEAL . .? END",
        ("SO* i WISH !MEAL !to_(?:go|be|say|thank) !.*(?:RANKED|what_i_\\w+|who_\\w+)_first . .. first END"),
        "SO* let !.*HOME_.*first (?:HE|him|her|them|me|us) .. first END",
        "SO* (?:show|hear|pay|send|hand|give|bring) (?:him|her|them|me|us|nn|oo) .. first END",
        (
            "SO* !.*MINE_first (?:ITS_\\w+|(?:ITS|vo|vv)_\\w+_(?!always|never|often)\\w+|(?:vo|vv)_?\\w*) "
            "(?:comes|goes|"
            "gets_\\w+|MUST_.*) first END"
        ),
        (
            "SO* !i !some(?:body|one) !MEAL !.*RANKED_first !.*MINE_first . .? (?:has|have|needs?|"
            "ought)_to(?!_be_first\\b) "
            ".. first END"
        ),
        # before that
        "SO* (?:HE|i|we|ITS_\\w+) MUST .. (?:before_that|beforehand|before_then) END",
        "SO* before (?:that|then) (?:HE|i|we|ITS_\\w+) MUST .",
        # until then nobody
        "SO* i NOT (?:even|so_much_as)? ACT .. UNTIL CLAUSE",
        "SO* i (?:m|am) not ACTING .. UNTIL CLAUSE",
        "SO* (?:nobody|no_one|none_of_us|neither_of_us) DOES .. UNTIL CLAUSE",
        "SO* NONE (?:of_\\w+)* (?:is|s)? (?:leaves|goes|moves|changes|gets|left|going|leaving) .. UNTIL .",
        ".. neither of us DOES (?:anything|it|so|a_thing)? END",
        "(?:SO|only|not)* (?:after|before) (?:HE|ITS_\\w+) (?:has|have|s|is|pays|gives|sends) . .. $",
        # alone, ahead of the others
        "SO* i (?:m|am) not (?:ACTING|WAYS|doing|facing|taking) THERE* ALONE",
        "SO* i NOT (?:ACT|WAY|do|face|take) THERE* ALONE",
        "SO* i HATE (?:ACT|WAY|do|face|take) THERE* ALONE",
        "SO* i HATE be (?:the)? first (?:(?:one|vote|name|in|down|through)(?:_.*)?)? END",
        (
            "SO* i HATE be the (?:one|first|one_who|first_one|only_one) (?:who|to)? (?:DOES|hammers?|kills?|"
            "starts?)"
        ),
        "SO* i HATE (?:go|vote|move|cast_the|strike) first (?:vote)? END",
        "SO* i (?:m|am) not (?:casting_the|going|voting|moving) first (?:vote)? END",
        "SO* not without (?:nn|oo|him|her|you|them|company|help) END",
    ),
)
_ON_THE_WAY: Final = Grammar(
    _CLASSES,
    ("SO* i NOT WAY .. UNTIL CLAUSE", "SO* i (?:m|am) not WAYS .. UNTIL CLAUSE"),
)
_IN_TURN: Final = Grammar(_CLASSES, ("SO* (?:and)? then i (?:DOES|too)",))
_TAG: Final = Grammar(_CLASSES, ("SO* END", "that_(?:was|s|is) .. $"))
_MOVING: Final = words_in("explore move attack")
_HEADS: Final = words_in(
    "first before beforehand until till unless without alone myself own neither after then one"
)
_SUBJECTS: Final = words_in("he she they we you nn oo gm somebody someone everybody everyone")
_FURTHER: Final = words_in("else all both then")
_LISTED: Final = words_in("then now second secondly next afterwards")
_IDLE: Final = words_in(
    "always usually often never ever rarely eat eats sleep sleeps wake wakes laugh laughs cry cries "
    "know knows think thinks am is was were are be did s m re say says said ve always hit put cut set bet "
    "hurt shut read beat cost let spread"
)


def may_come_first(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nothing comes before the acts."""
    return not _HEADS.isdisjoint(lows)


def waits_for_first(parts: Sequence[str], actions: frozenset[str]) -> bool:
    """Whether a sentence behind acts, in its marked parts, says so; `actions` are the names of the acts."""
    if _takes_turns(parts):
        return True
    if any(part.split()[0] in _LISTED for part in parts[1:]):
        # "First I eat, then I sleep."
        return False
    for place, part in enumerate(parts):
        if part.startswith(("after ", "before ")) and not all(
            _TAG.match(f" {p}") for p in parts[place + 1 :]
        ):
            continue
        if _WAITING.match(f" {part}") or _does_first(part.split()):
            return True
        if not _MOVING.isdisjoint(actions) and _ON_THE_WAY.match(f" {part}"):
            return True
    return False


def _takes_turns(parts: Sequence[str]) -> bool:
    """`He pays, then I pay.`: what somebody does now, and the sender after that."""
    return any(
        _IN_TURN.match(f" {one}") and _somebody_does(before.split()) for before, one in pairwise(parts)
    )


def _does_first(said: Sequence[str]) -> bool:
    """`Ludo pays me back first`, `First we clear the cellar`: somebody is to do it, and has not done it."""
    while len(said) > 1 and said[0] in _OPENING:
        said = said[1:]
    if said[0] == "first":
        return _somebody_does(said[1:])
    while len(said) > 1 and said[-1] in _AT_END:
        said = said[:-1]
    return said[-1] == "first" and said[-2:-1] not in _RANKED and _somebody_does(said[:-1])


_OPENING: Final = words_in("but and though only so well")
_RANKED: Final = (["at"], ["the"], ["my"], ["for"], ["be"], ["been"])
_AT_END: Final = words_in("though mind please naturally obviously then")


def _somebody_does(said: Sequence[str]) -> bool:
    """Whether somebody who is not the sender alone does something now."""
    verb = (
        2
        if said[:2] in (["the", "others"], ["the", "rest"])
        else int(said[:1] != [] and said[0] in _SUBJECTS)
    )
    while verb < len(said) and said[verb] in _FURTHER:
        verb += 1
    told = said[verb : verb + 1]
    # "Joss will grumble that he saw it first"
    past = any(map(is_past, told)) or ("that" in said[verb:] and any(map(is_past, said[verb + 1 :])))
    return 0 < verb < len(said) and _IDLE.isdisjoint(told) and not past

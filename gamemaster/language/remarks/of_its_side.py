"""Remarks right behind an act that only say again which way it goes, or what comes in its place some day.

`(I object to intent 3.) No. Never. Not on my watch.`: whoever is against something says no to it. `(I retract
proposal 31.) Fixed version after the weekend.`: of what is taken back another follows. `(I withdraw my
objection.) Let her have her barrow.`: what one is for, others may have. What must stay true: the act before
is of that kind (`I vote for 31. No.` is taken back), and a sentence is such a line from end to end
(`Actually, no.`, `Not yet.`, `Fixed: intent 4.`, `Let him have it first.` are none).
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.scraps import names_act
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows
from gamemaster.language.remarks.deeds_of_the_day import OTHERWISE_GONE
from gamemaster.language.remarks.line_patterns import Lines
from gamemaster.language.vocabulary.scene import Act, Scene

_NO: Final = "no|nope|never|nay"
_REFUSING: Final = Lines(
    (
        f"{_NO} {_NO}? {_NO}? and? {_NO}?",
        (
            "absolutely|definitely|certainly|decidedly|most_certainly|very_definitely|very_much|"
            "emphatically not|no"
        ),
        "simply|just|hell|dear_god|good_grief|a_thousand_times|for_the_last_time|quite_simply no|never",
        "sorry|very_sorry|im_sorry|i_m_sorry but? no|never|not_a_chance|absolutely_not",
        (
            "no|nope no|nope? way|chance|thank_you|thanks|sir|siree|sir_ee|deal|dice|fear|not_ever|"
            "not_a_chance|never"
        ),
        "no means no",
        "no and no again? and? no? again?",
        "not a|the|even_a|the_ghost_of_a|the_slightest|a_snowball_s|a_cat_s chance|hope|bit_of_it|prayer",
        "not again|another_one|ever|in_my_lifetime|in_my_name|in_a_million_years|in_a_thousand_years",
        "not on|under|during my|our watch",
        "not while i live|breathe|have_breath|draw_breath|can_hold_a_pen",
        "never again|ever|ever_ever|in_my_life|in_a_million_years|in_a_thousand_years|while_i_live",
        "over my dead|cold|cold_dead|lifeless body",
        "thanks|thank_you but no|no_thanks thanks?",
        # to whoever asks for it
        "give it|them|us|yourselves a|another|some week|day|month|year|while|rest|thought|bit ~?",
        (
            "try|come_back|ask_me|ask|have_another_go again? next_week|next_month|next_year|tomorrow|"
            "later|in_a_year|in_spring"
        ),
        "try|come_back|ask_me|ask again? with|when something|a|an|there|you|i ~",
        "let s|us talk|discuss|argue|chat about|over? it|this|that first|over_a_pint|properly|some_more?",
    )
)
_OTHERWISE: Final = Lines(
    (
        (
            "i? would_have|wouldve|d_have|could_have|couldve @ instead? but|only|except i m|am|was|have|"
            "had|ve|need|needed @"
        ),
        (
            "i? would_have|wouldve|d_have|could_have|couldve @ instead? but|only|except the|my|our|there|"
            "someone|somebody @"
        ),
    )
)
"""`Would have explored instead, but I'm at one health.`: what was not done in place of the act."""
_NEW: Final = (
    "a|an|the|my|with_a|back_with_a? much|far|slightly|rather|somewhat? "
    "new|better|fixed|corrected|improved|revised|cleaner|shorter|proper|clearer|saner|sane|repaired|mended|"
    "reworked|amended|simpler|fairer|cheaper|tidier|decent|less_silly|less_stupid|second|third|another|"
    "sensible "
    "and? shorter|cleaner|better|clearer|fairer|simpler? one|version|draft|text|attempt|go|try|wording|"
    "edition|"
    "offer|proposal|deal"
)
_LATER: Final = "after|on|in|once|when|by|before|over|around|next|this|tomorrow|later|soon|tonight|someday"
_COMING: Final = (
    "to_follow|follows|will_follow|shall_follow|ll_follow|to_come|coming|is_coming|coming_up|soon|shortly|"
    "is_on_its_way|on_its_way|in_the_works|is_in_the_works|tomorrow|tonight|later|next_week|next_month|"
    "this_weekend|this_week"
)
_ANEW: Final = Lines(
    (
        f"{_NEW} {_COMING} perhaps|maybe|hopefully|probably|i_hope|i_promise?",
        f"{_NEW} {_COMING}? {_LATER} ~?",
        f"version|draft|attempt|take|mark|edition two|three|four|ii|iii {_COMING}",
        f"version|draft|attempt|take|mark|edition two|three|four|ii|iii {_COMING}? {_LATER} ~?",
        (
            "i ll|will|shall|may|might|hope_to write|draft|post|submit|send|propose|offer|table|make|"
            "bring|try|"
            f"be|come {_NEW} {_COMING}? {_LATER}? ~?"
        ),
        (
            f"i ll|will|shall|may|might|hope_to write|draft|post|submit|send|make {_NEW} once|when i have|"
            "ve|am|m ~"
        ),
        "back to the drawing|chopping board",
    )
)
_HAVING: Final = (
    "have|keep|enjoy|build|play|try|use|wear|ring|run|rest|win|dream|celebrate|shine|rejoice|eat|drink|"
    "dance|sing"
)
_LETTING: Final = Lines(
    (
        (
            "let him|her|them|us|the_boy|the_girl|the_lad|the_lass|the_man|the_woman|everyone|everybody "
            f"{_HAVING} ~?"
        ),
        f"let . {_HAVING} his|her|their|a|the|some ~~",
        f"let him|her|them|. {_HAVING} it|this|that",
        "let it|them pass|happen|be|stand|through|go|go_ahead|go_through|ring|begin|be_so",
    )
)
_GONE: Final = Lines(OTHERWISE_GONE, plainly=True)
_SAY: Final = frozenset(
    {"word", "say", "veto", "vote", "choice", "decision", "call", "turn", "lead", "floor"}
)
_UNDONE: Final = frozenset({"retract", "withdraw_offer", "withdraw"})
_LET: Final = frozenset({"withdraw_objection", "support"})
_TURNING: Final = frozenset({"support", "withdraw", "retract", "for", "instead", "for."})
_SOME_WORDS: Final = 40
_HEALTH: Final = "health"
"""What one has, and no word for healing."""


def says_it_again(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence without an act, behind some, only goes with the last of them in such a way."""
    lows = plain_lows(tokens)
    if not acts or not 0 < len(lows) <= _SOME_WORDS or tokens[-1].low == "?":
        return False
    act, said = acts[-1], as_said(lows)
    done = frozenset(map(str.lower, scene.text[act.start : act.end].split()))
    if _OTHERWISE.say(scene, said, tokens) and not any(
        names_act(low, done) for low in lows if low != _HEALTH
    ):
        return True
    if "?" in scene.text[act.end : tokens[0].start]:
        # what follows a question is its answer
        return False
    if act.when is not None and _GONE.say(scene, said, tokens):
        return True
    name, against = act.action.name, act.action.params().get("side") == "against"
    if name == "object" or against:
        # "No. I support it"
        turned = not _TURNING.isdisjoint(scene.text[tokens[-1].end :].lower().split())
        return not turned and _REFUSING.say(scene, said, tokens)
    if name in _UNDONE:
        return _ANEW.say(scene, said, tokens)
    lets = name in _LET or act.action.params().get("side") == "for"
    return lets and _SAY.isdisjoint(lows) and _LETTING.say(scene, said, tokens)

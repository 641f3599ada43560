"""Phrases beside an act that put it off, or leave it half meant: `(I explore.) That is, when I am back.`

`Well, in the new year.`, `But on paper.`, `In the new year I explore`, `(after lunch)`: they have no verb of
the sender's own and say when, how often, on whose leave or in what sense alone the act is done. Phrases of
this table, or one clause behind such a lead, are told so. What goes on (`After lunch we went out.`)
is none of them.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, plain_lows

_CLASSES: Final = {
    "LEAD": "that_is that_is_to_say well but or_rather i_mean though only just and so erm um er hm",
    "SPAN": (
        "bit moments? seconds? sec minutes? while jiffy hours? days? weeks? months? years? morning evening "
        "afternoon new_year summer winter autumn spring fall future near_future"
    ),
    "MEAL": (
        "lunch dinner breakfast supper tea work school class church practice (?:this|the|my|our)_(?:meeting|"
        "call|weekend|holidays?|party|match|break|shift|exams?|lecture|lesson|film|concert|show|game|news)"
    ),
    "DAY": (
        "monday tuesday wednesday thursday friday saturday sunday tomorrow tonight noon midnight christmas "
        "easter spring summer autumn winter next_week next_month next_year the_weekend the_end_of_the_week"
    ),
    "AWAITING": "on upon at after pending awaiting following",
    "RETURN": "return arrival approval confirmation receipt",
    "OFTEN": "twice thrice once three_times four_times several_times",
    "THINGS": "health time work traffic boss wife husband children kids luck fate trains doctor",
}
_PHRASES: Final = (
    r"in (?:a|an|the|another|two|three|four|five|ten|some|few|a_few|the_near)? SPAN",
    r"in (?:due_course|good_time|my_own_time|my_own_good_time|future)",
    r"at (?:the_weekend|the_next_opportunity|some_point|some_stage|my_leisure|a_later_date|a_later_time|DAY)",
    r"(?:right|straight|immediately|directly|only)? after MEAL",
    r"before (?:long|the_weekend|DAY)",
    r"by DAY (?:at_the_latest|or_so|morning|evening|night)?",
    r"come DAY",
    r"any (?:minute|moment|second|day) (?:now)?",
    r"one of these days",
    r"(?:some_day|someday|some_time|sometime|some_other_time|another_time|another_day|eventually)",
    r"soon (?:enough)?",
    r"(?:sooner_or_later|later|later_on|later_today|later_tonight|later_this_week|shortly|presently|by_and_by)",
    r"(?:first_thing|early|late)? tomorrow (?:morning|evening|night|afternoon)?",
    r"(?:AWAITING|with) .. RETURN",
    r"AWAITING (?:the)? RETURN of \w+",
    r"(?:as_of|as_from|starting|starting_from|from|with_effect_from) DAY (?:on|onwards)?",
    r"OFTEN a (?:day|week|month|year)",
    r"(?:now_and_then|now_and_again|once_in_a_while|every_now_and_then|every_DAY|most_days|as_a_rule)",
    r"(?:THINGS|the_THINGS|my_THINGS) permitting",
    r"(?:god|the_gods|fate|fortune|heaven) willing",
    r"all being well",
    r"(?:only)? with (?:your|his|her) (?:permission|leave|consent|blessing|approval)",
    r"(?:only)? (?:in|on) (?:theory|spirit|paper|my_dreams|my_head|a_perfect_world|an_ideal_world)",
    r"(?:only)? in principle",
    r"for the sake of (?:the)? argument",
    r"(?:presumably|supposedly|allegedly|theoretically|hypothetically|potentially|conceivably)",
    r"in the words of \w+ (?:\w+)? (?:\w+)?",
)
_PUT_OFF: Final = Grammar(_CLASSES, [f"LEAD* {phrase} (?:LEAD)? $" for phrase in _PHRASES])
_CASE: Final = Grammar(
    _CLASSES
    | {
        "WHEN": (
            "when once as_soon_as the_minute the_moment the_day whenever provided unless assuming supposing "
            "only_if only_when as_long_as so_long_as until till"
        ),
        "VERB": "is are was were do does did will would can could should shall then now again more",
    },
    (r"LEAD LEAD* (?:WHEN|if|after|before) !VERB .. \w+ \w+ (?:LEAD)? $",),
)
_MOST: Final = 14


def put_off(said: Tokens) -> bool:
    """Whether the words of a sentence behind acts are no more than such a phrase, or one such clause."""
    lows = plain_lows(said)
    if not 0 < len(lows) <= _MOST or said[-1].low in {"?", ":"}:
        return False
    clause = as_clause(said)
    if _PUT_OFF.match(clause) is not None:
        return True
    one = sum(low in words.SUBJECTS for low in lows) < 2 and all(
        t.low != "," or p < 3 for p, t in enumerate(said)
    )
    return one and _CASE.match(clause) is not None


def phrase_puts_off(said: Tokens) -> bool:
    """Whether words beside an act in its own sentence are no more than such a phrase."""
    return 0 < len(said) <= _MOST and _PUT_OFF.match(as_clause(said)) is not None


def takes_back_half(said: Tokens, apart: bool) -> bool:
    """`That is, perhaps.`, `; nearly, that is`: whether words behind an act say what it only is; `apart` they
    are a sentence."""
    lows = plain_lows(said)
    if not _PAIR < len(lows) <= _SHORT:
        return False
    if lows[:2] == ["that", "is"]:
        return any(token.low in {",", ":"} for token in said[2:4])
    return not apart and lows[-2:] == ["that", "is"] and any(token.low == "," for token in said[-4:-2])


_PAIR: Final = 2
_SHORT: Final = 8

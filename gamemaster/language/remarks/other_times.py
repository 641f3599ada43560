"""Sentences in front of acts that head them with another time than now.

`Next week.`, `For Monday.`, `A year ago.`, `My list for next week.`, `Here is next week's turn already.`,
`Embargo until Friday.`: a time with nothing said of it, or a text that is of one. A time of which something
is said (`Next week I am away.`, `Last week was awful.`), thanks for one, and a label of the present (`Week
4.`, `Monday again.`) leave what stands below as it is.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.times import FULL_MONTHS, WEEKDAYS
from gamemaster.language.english.tokens import words_in

_DAY: Final = "|".join(sorted(WEEKDAYS | {"christmas", "easter"}))
_MONTH: Final = "|".join(sorted(FULL_MONTHS))
_CLASSES: Final = {
    "SPAN": "(?:week|weekend|month|year|turn|round|phase|day|night|session|season|cycle|morning|evening)s?",
    "LONG": "(?:night|week|weekend|month|year|summer|winter|spring|autumn|season)",
    "SOME": "a an one two three four five six seven ten some several (?:a_)?few many \\d+ half_a",
    "DAY": f"(?:{_DAY})(?:_(?:morning|evening|night|noon|afternoon))? the_(?:weekend|holidays)",
    "LATER": (
        "tomorrow(?:_(?:morning|evening|night|noon|afternoon))? the_day_after_tomorrow "
        "the_week_after(?:_next)? (?:(?:the|my|our|your)_)?(?:next|coming|following|"
        "upcoming)_(?:SOME_)?(?:SPAN|DAY) later_(?:this|next|in_the)_SPAN (?:some|one)_day someday "
        "the_(?:near_|distant_)?future in_SOME_(?:SPAN|hours?)(?:_time)?"
    ),
    "EARLIER": (
        f"yesterday(?:_(?:morning|evening|night|noon|afternoon))? last_(?:LONG|DAY|{_MONTH}) "
        f"the_(?:night|week|month|year)_before(?:_last)? (?:SOME_)?(?:long_)?(?:SPAN|LONG|ages|time|"
        f"hours?)_ago "
        "long_ago back_then back_in_the_day once_upon_a_time"
    ),
    "WHEN": "LATER EARLIER",
    "FOR": "for by from until till before after on over during starting not_before as_of back_in",
    "LOOSELY": "some_time sometime probably only all maybe perhaps and then strictly already so here below",
    "TAIL": "below in_(?:brief|short|review|retrospect|advance) already please then only all now here",
    "MY": "my our the a an some all these this your",
    "TEXT": (
        "moves? turns? lists? orders? mails? notes? votes? ballots? actions? strategy plans? schedule "
        "programme program agenda steps instructions announcements? message text timetable itinerary "
        "preview outlook week weeks days"
    ),
    "SHOW": (
        "here_(?:is|s|are|come|comes|follows?|go|goes) (?:below|these|this|following|it|attached)_(?:is|"
        "are|s)"
    ),
    "PLEASE": "please kindly just do only so and then",
    "HANDLE": "process file log enter run execute apply count record post resolve treat schedule queue book",
    "IT": "this it these them everything all that mine the_(?:rest|following) what_follows",
}
_TIME: Final = Grammar(
    _CLASSES,
    (
        "LOOSELY* FOR? WHEN TAIL* $",
        f"LOOSELY* (?:for|by|until|till|before|after|from|on)_(?:{_DAY}|the_(?:weekend|holidays)) TAIL* $",
        f"LOOSELY* (?:for|back_in|until)_(?:{_MONTH}) TAIL* $",
        f"back_in_(?:{_MONTH})",
        "MY? last LONG TAIL TAIL* $",
        "(?:week|day|month|round)_(?:\\d+|one|two|three|four|five|six)_(?:in_review|in_retrospect|revisited)",
        "the LONG in (?:review|retrospect) $",
        "looking_back(?!_(?:at|on)_) $",
        "(?:looking|thinking|planning)_ahead (?:to|for) WHEN $",
        "(?:a|an|another)_(?:short_|quick_|brief_)?(?:look_(?:back|ahead)|preview|outlook|flashback) $",
        "MY LONG (?:ahead|in_\\w+_(?:words?|lines?)) $",
        "(?:well_|long_)*(?:in_advance|ahead_of_time) $",
        "LATER s . $",
        "in (?:hindsight|retrospect) $",
        "coming (?:soon|next|up|shortly)",
        "next_up $",
        "under? (?:embargo|embargoed|sealed|frozen)_(?:until|till|for|to)",
        "(?:advance|early|prior|forward)_(?:notice|warning|announcement) $",
        "MY? (?:preannouncement|pre_announcement) TAIL* $",
        "standing (?:orders|order)",
    ),
)
"""What a sentence that is only a time, and is of another one, consists of."""
_TEXT: Final = Grammar(
    _CLASSES,
    (
        "LOOSELY* SHOW? LOOSELY* MY? .? TEXT (?:for|of|from)_(?:WHEN|DAY) TAIL* $",
        (
            "LOOSELY* SHOW? LOOSELY* MY? .? TEXT for_(?:afterwards?|later|then|(?:when|once|after|"
            "the_(?:time|day)_(?:when|after))_\\w+)"
        ),
        "LOOSELY* SHOW? (?:they|it|these)_(?:is|are) for_(?:afterwards?|later|then)",
        "LOOSELY* SHOW? MY? .? TEXT (?:in_advance|ahead_of_time) TAIL* $",
        "what_i_(?:ll_|will_|shall_)?(?:do|play|send|say)_(?:on_|from_|for_)?WHEN $",
        "(?:on_my|on_the|in_my)_(?:calendar|agenda|list|plan|planner|schedule|diary)_for_(?:DAY|LATER)",
        "LOOSELY* SHOW LOOSELY* WHEN s .? TEXT TAIL* $",
        "(?:this|here|that)_is_(?:how|what) WHEN (?:will|is_going_to|would|went|was)",
        "(?:expect|await)_IT .. (?:WHEN|on_DAY) $",
        "PLEASE* HANDLE IT? (?:only|not)* (?:on|for|by|after|until|from|before) (?:DAY|LATER)",
        "PLEASE* HANDLE IT? LATER",
        "SHOW LOOSELY* MY? (?:advance|early|prior|forward)_(?:notice|warning|announcement) $",
        "(?:this|here)_is_what_is_(?:coming|next|to_come|ahead)",
        "here_s_what_(?:s|is)_(?:coming|next|to_come|ahead)",
        "so? (?:this|it|that)_(?:must|has_to|will_have_to|had_better|needs_to)_wait",
        ".. not_allowed_to_(?:write|say|post|send|do|announce)_IT (?:until|till|before)",
    ),
)
"""How a clause gives what stands below it to another time."""
OF_TIMES: Final[frozenset[str]] = (
    words_in(
        "tomorrow next coming following upcoming later afterward afterwards when once after then day someday "
        "future yesterday last before ago "
        "weekend holidays christmas easter review retrospect hindsight looking revisited embargo embargoed "
        "sealed frozen advance early prior forward announcement preannouncement ahead wait allowed "
        "standing back week weeks days months month year years night nights hour hours minutes words lines "
        "preview outlook"
    )
    | WEEKDAYS
    | FULL_MONTHS
)
"""Without one of these no sentence says so."""


def heads_with_time(parts: Sequence[str], asks: bool) -> bool:
    """Whether a sentence in front of acts, which may be a question, heads them with another time."""
    if asks or not parts:
        return False
    if len(parts) > 1 and parts[0] in _SHORTLY:
        parts = [f"{parts[1]} in short", *parts[2:]]
    # a time with more behind it may be that of a clause: `Next week, by the way, I am away.`
    if len(parts) <= _FEW and _TIME.match(f" {parts[0]}"):
        return all(_BARE.match(f" {part}") for part in parts[1:])
    return _TEXT.match(f" {parts[-1]}") is not None or _TEXT.match(f" {parts[0]}") is not None


_FEW: Final = 2
_SHORTLY: Final = frozenset({"in short", "in brief", "briefly", "in a word", "right", "now"})
_BARE: Final = Grammar(
    {"TITLE": "warden steward marshal surveyor master all everyone everybody friends gm"},
    ("(?:please|not_(?:now|before|today|yet|earlier)|mind|that_is|probably|i_think|TITLE)",),
)
"""What may be said beside such a time: `Tomorrow, please.`"""

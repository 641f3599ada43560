"""Words beside acts by which these fall due another day: `It falls due at the end of the month.`

`So does the payment`, `Everything above the dotted line holds from next Monday.`, `(for his birthday,) so
remind me in March`, `Mine comes on Sunday.`, `How dull that would be.`, and in front of an act in its own
sentence a day that may be another one: `On the first day of spring I invest in Mauve.`, `Over there: I ...`.
What must stay true: rent and reports fall due, rules come into force and friends are reminded of other
things (`Remind me to buy milk.`), and a day that is told as this one (`Today, on the last day of May`) is.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.times import FULL_MONTHS
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.remarks.marked_names import marked_parts
from gamemaster.language.vocabulary.scene import Act, Scene

_SEASONS: Final = words_in("spring summer autumn winter")
_MONTHS: Final = "|".join(sorted(FULL_MONTHS))
_MONTH: Final = f"(?:{'|'.join(sorted(FULL_MONTHS | _SEASONS))})"
_CLASSES: Final = {
    "LEAD": "and but so though well please also only just now then note mind_you",
    "BOTH": (
        "it this that these those they which both (?:every_?thing|all)(?:_of_(?:it|this|that))?(?:_(?:that_)?"
        "(?:stands_|is_|i_\\w+_)?(?:above|in_this_mail)(?:_the_.*)?)? all_of_the_above the_above(?:_\\w+)? "
        "what_(?:stands_|is_)?above(?:_the_.*)?"
    ),
    "SUM": (
        "(?:the|my|this|that|his|her|your|its|said)_(?:gold|money|coins?|payment|sum|amount|gift|transfer|"
        "deal|trade|swap|vo|vote|ballot|move|turn|tile|investment|orders?|card|act|actions?|moves|votes) "
        "payment delivery settlement transfer vo"
    ),
    "WHAT": "BOTH SUM",
    "DAY": (
        "(?:on|at|in|by|from|after|before|until|till|not_before|no_earlier_than|starting|as_of|as_from)_"
        "(?!principle|once|all|home|any|trust|my|your|his|her|our|fact|full|person|vo|nn|oo)\\w+ tomorrow "
        "tonight later next_\\w+ (?:when|once|as_soon_as|the_(?:day|moment|week|month))_\\w+ then only_then"
    ),
    "DUE": (
        "(?:falls?|comes?|is|s|are|becomes?|will_be|will_fall|fall)_(?:only_)?(?:due|payable|owed|"
        "deliverable) "
        "(?:will_)?changes?_hands? (?:will_)?(?:follows?|arrives?)(?=_(?:on|in|tomorrow|next|at)_) "
        "(?:is|are|will_be|to_be)_(?:only_)?(?:paid|handed_over|settled|delivered|executed|carried_out|"
        "effective|valid|in_force)"
    ),
    "WHEN": (
        f"(?:in|by|before|after)_{_MONTH} "
        "(?:on|at|by|after|before|not_before)_(?:\\w+day|noon|midnight|sundown|dusk|dawn|the_(?:first|last|"
        "end|"
        "weekend|day|\\w+th)) tomorrow next_\\w+ later tonight when_(?:i|we|he|she|nn|oo|the|it)"
    ),
    "HOLD": (
        "(?:will_)?(?:only_)?(?:holds?|appl(?:y|ies)|takes?_effect|comes?_into_(?:force|effect)|counts?|"
        "starts?|begins?|goes?_live|kicks?_in|runs?|stands?|becomes?_(?:valid|effective)|happens?)"
    ),
    "FROM": (
        "(?:only_)?(?:from|as_of|as_from|starting|beginning|not_before|on_and_after)_(?:next|tomorrow|"
        "\\w+day|"
        "week|month|the_(?:first|next|start|beginning|end|moment|day)|then)(?:_on)? "
        f"(?:only_)?(?:on|in)_(?:\\w+day|the_first|the_last|{_MONTHS})"
    ),
    "MINE": (
        "mine my_(?:own|real|actual|proper|true)(?:_(?:one|ballot|vote|move|turn|orders?))? "
        "the_(?:real|actual|proper|true)_(?:one|ballot|vote|move|turn|thing|mail)"
    ),
    "COMES": "(?:will_)?(?:comes?|follows?|arrives?|goes_out|is_coming|is_due|is_to_come|gets_sent|be_sent)",
    "SOON": (
        "(?:only_)?(?:on|in|by|at|after|before|when|once|next)_.* tomorrow(?:_.*)? later(?:_.*)? tonight "
        "soon "
        "the_day_after"
    ),
}
_LATER: Final = Grammar(
    _CLASSES,
    (
        "LEAD* WHAT DUE DAY",
        "LEAD* WHAT (?:is|are) (?:only)? (?:scheduled|planned|booked) for",
        "LEAD* (?:due|payable|to_be_(?:paid|handed_over|delivered)) DAY",
        (
            "(?:and)? so (?:does|do|is|are|will) (?:the|my|this|his|her)_(?:gold|money|payment|gift|"
            "transfer|deal|"
            "trade|swap|vote|move|tile|investment|order|orders) $"
        ),
        "LEAD* WHAT HOLD FROM",
        "LEAD* (?:do|would_you|you_may|could_you)* remind me SOON $",
        "LEAD* (?:do|would_you|could_you)* remind me then $",
        (
            "LEAD* (?:do|make|process|enter|count|execute|perform|book|run|carry_out) (?:it|this|that|them|"
            "these) "
            "(?:only|then|out)* WHEN"
        ),
        "LEAD* MINE COMES SOON $",
        "LEAD* how \\w+ (?:that|this) would be",
        "LEAD* (?:that|this|it) would be (?:a|an) (?:\\w+)? (?:ballot|vote|move|turn|play)",
    ),
)
_OBJECTS: Final = re.compile(r" remind me .*\b(?:that|to|of|about|how|what|why|who|where|if)\b")
"""`Remind me in March that I owe Tarn a beer.`"""
_GATE: Final = words_in(
    "do make process enter perform execute book carry scheduled planned booked due payable owed "
    "deliverable hands hand remind so follow follows arrive arrives paid handed settled "
    "delivered executed carried effective valid force hold holds apply applies effect count counts start "
    "starts begin begins live kick kicks run runs stand stands happen happens mine my real actual proper "
    "true would"
)
_OTHER_DAY: Final = re.compile(
    r"(?:^|.* )(?:(?:on|at|by|come|before|after) the (?:very )?(?:(?:first|second|third|fourth|last|next|"
    r"\w+th|"
    r"\d+(?:st|nd|rd|th)|eve|morning|night|evening|day|dawn|anniversary) )(?:(?:day|night|morning|evening|"
    rf"weekend|\w+day) )?of (?:the |next |this |a )*(?:{_MONTH}|month|year|week|season|phase|full moon|new "
    r"moon|solstice|equinox|festival|feast|fair|harvest|ball|party|wedding|next \w+|new \w+)"
    rf"|(?:at|on|by|come) (?:midsummer|midwinter|michaelmas|candlemas|the (?:solstice|equinox|full moon|new "
    rf"moon|harvest))|over there|in (?:the |early |late )?(?:next )?"
    rf"{_MONTH}|on (?:my|his|her|their|\w+ s) (?:birthday|wedding day|name day|return|anniversary))(?: "
    rf"(?:and|then))*"
)
"""What ends right in front of an act."""
_TODAY: Final = words_in(
    "today now this tonight already as agreed promised announced said decided was were had been since"
)
"""With one of these the day is this one, or is over: `As agreed in April I ...`"""
_DATING: Final = (
    FULL_MONTHS
    | _SEASONS
    | words_in(
        "of midsummer midwinter michaelmas candlemas solstice equinox moon harvest there birthday day return "
        "anniversary"
    )
)
_LONGEST: Final = 30


def falls_due_later(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind acts, or what stands behind them in their own, gives them another day."""
    if not acts or len(tokens) > _LONGEST:
        return False
    if _GATE.isdisjoint([token.low for token in tokens]):
        return False
    parts = marked_parts(scene, acts, tokens)
    return any(_LATER.match(f" {part}") and not _OBJECTS.search(f" {part}") for part in parts)


def led_by_other_day(before: Sequence[Token]) -> bool:
    """Whether what stands in front of an act in its own sentence names a day that may be another one."""
    lows = plain_lows(before)
    if lows[-1:] == ["i"]:
        del lows[-1]
    if len(lows) < _SHORTEST or _DATING.isdisjoint(lows[-_NEAR:]) or not _TODAY.isdisjoint(lows):
        return False
    told = any(first == "i" and is_past(then) for first, then in pairwise(lows))
    return not told and _OTHER_DAY.fullmatch(as_said(lows)) is not None


_SHORTEST: Final = 2
_NEAR: Final = 5

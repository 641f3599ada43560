"""Sentences and fronts beside acts by which these are offered at a price, or are to be done some other day.

`The deal: I ...`, `My terms are these.`, `No potion, no gold, Tarn.` in front; `Deal?`, `My price is an A.`,
`For that I want an A from Tarn first.` behind. Who only agrees (`It's a deal!`) bargains no more.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar

_CLASSES: Final = {
    "TERMS": "deal bargain terms price offer trade swap conditions arrangement",
    "PAID": "potion payment money gold cash token pay tokens goods",
    "POINT": "that this it",
}
_AHEAD: Final = Grammar(
    _CLASSES,
    (
        "(?:the|my|our|here_s_the|here_is_the|here_s_my|here_are_my) TERMS (?:with_\\w+)? $",
        "(?:the|my|our) TERMS (?:is|are) (?:this|these|simple|as_follows|the_following) $",
        "PAID first $",
        "(?:my|the) (?:last)? (?:will|testament|will_and_testament) $",
        "for (?:the_price_of|a_(?:small|modest|little|tiny|fair)_(?:fee|price|sum)|a_fee|a_price) ..",
        "(?:upon|on|after) my death",
        "in (?:a|the_case_of_a|the_event_of_a|case_of_a|any) (?:tie|draw|stalemate) $",
        "fake (?:votes?|news|moves?|mail|announcement) $",
        (
            "(?:there_s|there_is)? (?:one|a)? (?:thing|things) (?:that)? "
            "(?:i|you_ll|you_will|we_ll|nobody_(?:has|will|would)|"
            "no_one_(?:has|will|would)) (?:never|ever) (?:do|say|write|hear|see|said|written|done|heard|seen)"
        ),
    ),
)
_WANTED: Final = frozenset({*_CLASSES["PAID"].split(), "help", "vote", "deal"})
_PAIR: Final = 2
_NO: Final = Grammar(_CLASSES, ("no \\w+ $",))
_BEHIND: Final = Grammar(
    _CLASSES,
    (
        "my (?:price|fee) (?:is|s|would_be|for_POINT)",
        (
            "(?:for_(?:that|this|it)|in_(?:return|exchange)) i "
            "(?:want|expect|ask|demand|get|take|need|require|ll_want)"
        ),
        "\\w+ (?:has|have|needs|must|will_have|ought) (?:to)? pay .. (?:first|up_front|before|in_advance)",
        "(?:presuming|supposing) \\w+",
        "whichever $",
    ),
)
_ASKED: Final = Grammar(_CLASSES, ("(?:any|is_it_a|do_we_have_a)? (?:deal|agreed|bargain) $",))


def bargains_ahead(parts: Sequence[str], asks: bool) -> bool:
    """Whether words in front of acts, in their parts between marks, do so; `asks` tells of a question."""
    if not parts:
        return False
    if _AHEAD.fits_any(parts) or (asks and _ASKED.match(f" {parts[-1]}")):
        return True
    named = any(part.removeprefix("no ") in _WANTED for part in parts[:2])
    if len(parts) > _PAIR and parts[_PAIR].startswith("no "):
        # "No potion, no armor, no plan."
        return False
    return len(parts) > 1 and named and all(_NO.match(f" {part}") for part in parts[:_PAIR])


def bargains_behind(parts: Sequence[str], asks: bool) -> bool:
    """Whether a sentence behind acts does so."""
    if _BEHIND.fits_any(parts):
        return True
    return asks and _ASKED.fits_any(parts)

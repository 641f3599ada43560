"""What the words before a clause are made of: pieces between marks, and which of them state something."""

from collections.abc import Collection
from itertools import pairwise
from typing import Final

from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.tokens import Token, Tokens, parted, words_in
from gamemaster.language.english.verbs import PAST_FORMS, is_past

_PARTING: Final = words_in("but however anyway anyhow nevertheless nonetheless ...")
_JOINTS: Final = words_in(", ; : -- and so ( )")
_RELATIVES: Final = words_in("that this these those who")
BECAUSE: Final = words_in("because since")
_AUXILIARIES: Final = words_in("may might can could will must should shall would")
_ELIDED: Final = words_in("could couldn can cannot had have been got just might may must")
ANYBODY: Final = words_in(
    "everyone everybody nobody anybody anyone somebody someone everything nothing all one"
)


def since_parting(before: Tokens) -> list[Token]:
    """The words since the last `but` or the like."""
    first = 0
    for place, token in enumerate(before):
        excepts = token.low == "but" and place > 0 and before[place - 1].low in ANYBODY
        if token.low in _PARTING and not excepts:
            first = place + 1
    return list(before[first:])


def pieces_of(tokens: Tokens) -> list[list[Token]]:
    """The tokens between commas, colons and connectives, without marks."""
    kept = [t for t in tokens if t.low in _JOINTS or t.low[0].isalnum() or t.low[0] == "'"]
    return parted(kept, _JOINTS) or [[]]


def states(piece: Tokens) -> bool:
    """Whether the words have a subject and a verb, or give a reason."""
    lows = [token.low for token in piece]
    if not lows:
        return False
    if not words.FINITE.isdisjoint(lows[1:]):
        return True
    past = any(is_past(low) for low in lows[2:])
    told = past and lows[0] in BECAUSE | {"as", "seeing"}
    if told or (set_phrases.REASONS.at(piece, 0) and len(lows) > 2) or not _AUXILIARIES.isdisjoint(lows[1:4]):
        return True
    if len(lows) > 2 and (lows[0] in _ELIDED or lows[0] in PAST_FORMS):
        # "Could not resist any longer", with its subject left out
        return True
    return any(
        a in words.SUBJECTS
        and not (place and a in _RELATIVES)
        and (b.isalpha() or b[0] == "'")
        and b not in words.SUBJECTS
        for place, (a, b) in enumerate(pairwise(lows))
    )


def since_so(tokens: Tokens, marks: Collection[str]) -> int:
    """Where the words behind the last `so` begin that one of the marks parts off; 0 where there is none."""
    lows = [token.low for token in tokens]
    places = range(len(lows) - 1, 0, -1)
    return next((p + 1 for p in places if lows[p] == "so" and lows[p - 1] in marks), 0)


def is_lead(kept: Tokens) -> bool:
    """Whether the words are an opening that changes nothing and no more (`what the heck`)."""
    while kept and not kept[-1].low[0].isalnum():
        kept = kept[:-1]
    lead = set_phrases.LEADS.longest(kept, 0) if kept else None
    return lead is not None and lead.end == len(kept)


def lead_of(before: list[Token]) -> list[Token]:
    """`I was wondering: I take my vote back (and vote ...)`: what leads up to all acts."""
    ends = (p for p, (mark, who) in enumerate(pairwise(before)) if (mark.low, who.low) == (":", "i"))
    return before[: next(ends, len(before) - 1) + 1]

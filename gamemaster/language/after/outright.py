"""Whole sentences that take back whatever stands before them: `Withdrawn.`, `Do not process yet.`"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.phrases import phrases_in
from gamemaster.language.english.tokens import words_in

_PAIR: Final = 2
_FEW: Final = 6
_UNDONE: Final = words_in(
    "withdrawn retracted cancelled canceled scrapped struck void undone revoked rescinded deleted nullified "
    "irony sarcasm satire hardly scarcely joking jesting bluffing teasing hypothetically supposedly tbd tbc "
    "nvm jk provisionally retroactively backdated plan planned planning proposal suggestion idea wish story "
    "testing wait stop curtain fin exeunt unquote"
)
"""What takes acts back in one word, beside the denials and the doubts."""
_OUTRIGHT: Final = phrases_in(
    "my plan; my suggestion; my proposal; a plan; an idea; a suggestion; a proposal; a wish; e "
    "g; in chess; in another game; in real life; awaiting approval; awaiting confirmation; awaiting "
    "permission; says who; i think; i hope; i guess; i suppose; i would never; i 'd never; i don 't "
    "really; some other time; another time; one of these days; sent by accident; pasted by accident; "
    "sent by mistake; pasted by mistake; sent too early; posted too early; irony; sarcasm; satire; lol "
    "jk; just kidding lol; unquote; i shall think about it; i will think about it; i 'll think about it; "
    "come monday; come tuesday; come wednesday; come thursday; come friday; never would; never will; "
    "never did; no can do; no go; no way; no dice; no such thing; no such luck; no chance; no deal; or "
    "the opposite; over my dead body; with reservations; hang on; hang on a moment; hang on a second; "
    "let 's wait; or was it somebody else; to be decided; to be confirmed; under protest and without "
    "effect"
)
_FORBIDDING: Final = words_in("do don dont please not")
_NOTS: Final = words_in("not 't n't dont")


def outright(lows: Sequence[str]) -> bool:
    """`No can do.`, `Withdrawn.`: a whole sentence that takes back whatever stands before it."""
    if len(lows) > 1 and lows[0] in {"hardly", "scarcely"}:
        return lows[1] in {"likely", "ever", "possible", "probable"} and len(lows) == _PAIR
    if len(lows) == 1:
        # "From ....": where nothing else stands, a sentence was cut in two
        return lows[0] in _UNDONE or lows[0] in {"from", "to"}
    if lows[-1:] == ["yet"] and lows[0] in _FORBIDDING and not _NOTS.isdisjoint(lows):
        # "Do not process yet."
        return len(lows) <= _FEW
    return tuple(lows) in _OUTRIGHT or (lows[:2] == ["check", "with"] and lows[-1] == "first")

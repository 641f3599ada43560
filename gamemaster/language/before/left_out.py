"""Sentences in front of an act that bid one leave out something else: `Never mind my question from Sunday.`

What the sender has asked before (`so ignore what I asked on Tuesday`), and what hangs on a mail beside its
words (`Please ignore the attachment, it's from work.`), are no act, and why one is to forget them may be told
too. What must stay true: whoever bids one ignore a mail, a move or what follows, or asked for an act (`Forget
what I asked you to do.`), may speak of the acts beside it.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import OPAQUE, Tokens, parted, plain_lows, words_in

LEAVING: Final = words_in("ignore disregard forget scratch mind skip bother answer")
"""Without one of these nothing is left out."""
_OPENERS: Final = words_in(
    "so please just and oh ok okay sorry then well do kindly you can may but hello hi all"
)
_BIDDING: Final = (
    ("ignore",),
    ("disregard",),
    ("forget",),
    ("forget", "about"),
    ("scratch",),
    ("skip",),
    ("never", "mind"),
    ("never", "mind", "about"),
    ("no", "need", "to", "answer"),
    ("do", "n't", "bother", "answering"),
    ("don", "'t", "bother", "answering"),
    ("do", "n't", "bother", "with"),
    ("don", "'t", "bother", "with"),
    ("do", "n't", "mind"),
    ("don", "'t", "mind"),
)
_OWNERS: Final = words_in("my the that this those these our any all")
_QUALITIES: Final = words_in(
    "last earlier previous first silly stupid other long whole automatic usual little old odd"
)
_ASKED: Final = words_in("question questions query queries")
_ON_A_MAIL: Final = words_in(
    "attachment attachments signature picture pictures photo photos footer disclaimer advert adverts ad "
    "typo typos "
    "spelling formatting link links logo banner noise stain stains smiley emoji screenshot"
)
_BARRED: Final[frozenset[str]] = (
    words.CONDITION
    | words.FICTION
    | words_in(
        "do move moves vote votes act acts action actions mail mails message messages everything following "
        "follows draft example test sample instead wording text texts joke would could might"
    )
)
_PLAINLY_TO: Final = words_in(
    "need answer answers thanks reply key listen got back went talked spoke solution due"
)
_MARKS: Final = words_in(", . ! ; -- : ... ( )")
_JOINTS: Final = words_in("so and but because since as")
_LONGEST: Final = 36


def leaves_out_something_else(tokens: Tokens) -> bool:
    """Whether a sentence bids one ignore the sender's question, or what hangs on the mail, and no more."""
    if len(tokens) > _LONGEST or OPAQUE in (lows := plain_lows(tokens)):
        return False
    if LEAVING.isdisjoint(lows) or tokens[-1].low in {":", "?"}:
        return False
    if not _BARRED.isdisjoint(lows) or any(b == "to" and a not in _PLAINLY_TO for a, b in pairwise(lows)):
        return False
    pieces = [plain_lows(part) for piece in parted(tokens, _MARKS) for part in parted(piece, _JOINTS)]
    return any(_bids(piece) for piece in pieces)


def _bids(lows: list[str]) -> bool:
    """`please ignore what I asked on Tuesday`, `forget my question`, `never mind the typos`"""
    begin = 0
    while begin < len(lows) and lows[begin] in _OPENERS and tuple(lows[begin : begin + 2]) != ("do", "n't"):
        begin += 1
    said = max((b for b in _BIDDING if tuple(lows[begin : begin + len(b)]) == b), key=len, default=())
    what = lows[begin + len(said) :] if said else []
    if what[:3] == ["what", "i", "asked"]:
        return True
    if what[:1] == ["it"]:
        # "I've found the answer to my question, so never mind it"
        return len(what) == 1
    while len(what) > 1 and what[0] in _OWNERS | _QUALITIES:
        what = what[1:]
    return bool(what) and what[0] in _ASKED | _ON_A_MAIL

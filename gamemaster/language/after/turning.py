"""Words in front of an act by which its sender turns from what was talked about to what e does.

`As for me, I explore`, `While you think about that: I explore`.
"""

from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.english import words
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_TURNING: Final = PhraseTable(
    (phrase, None)
    for phrase in phrases(
        "watch me; watch this; here goes; here i go; as for me; as for myself; as to myself; for my part; "
        "for my own part; for me; for real; now for real; and now for real; this time for real; in earnest; "
        "now in earnest; and now in earnest; enough of that; so much for that; myself; anyway; anyhow; back "
        "to me; my turn; now me; and me; to practise what i preach; to practice what i preach; to go first; "
        "to set an example; let me begin; let me start; let me show you; who am i to argue; "
        "and who am i to argue; who am i to refuse; who am i to say no; that settles it; so that settles it; "
        "well that settles it; that decides it; so that decides it; my mind is made up; "
        "so my mind is made up; enough dithering; enough dawdling; no more dithering; i do it now; now i do; "
        "now i do it; so now i do; let me do it now; doing it now; i 'm doing it now; either way; in any "
        "case; "
        "whatever the answer; whatever the answer is; whichever it is; one way or the other; at any rate"
    )
)


_RESUMING: Final = PhraseTable(
    (phrase, None)
    for phrase in phrases(
        "meanwhile; in the meantime; in the meanwhile; that aside; be that as it may; questions aside; "
        "whatever the answer; whatever the answer is; whatever you answer; either way; now to business; "
        "to business; back to business; and now my move; now my move; and now my turn; now my turn; my move "
        "in the meantime; my turn in the meantime; and now my vote; now my vote"
    )
)
_WHILE: Final = words_in("while whilst")
_WAITING: Final = words_in("you we i he she they somebody someone everybody everyone anybody people the our")
_PONDERING: Final = words_in(
    "think ponder look looks wait argue debate discuss decide decides work sort mull chew consult check "
    "find dig thinks ponders waits"
)


def resumes(before: Tokens) -> bool:
    """`While you think about that:`, `In the meantime,`: the game goes on, whatever was asked in front."""
    opened = next((place for place, token in enumerate(before) if token.low not in _JOINTS), len(before))
    said = before[opened:]
    if not said or not {token.low for token in said}.isdisjoint(words.CONDITION):
        return False
    if said[0].low in _WHILE:
        lows = plain_lows(said)
        return lows[1:2] != [] and lows[1] in _WAITING and not _PONDERING.isdisjoint(lows[2:4])
    plain = [token for token in said if token.low[0].isalnum()]
    hit = _RESUMING.longest(plain, 0)
    return hit is not None and hit.end == len(plain)


_JOINTS: Final = words_in("and but so well now ok okay anyway then ,")


def turns_to_oneself(before: Tokens) -> bool:
    """`Watch me:`, `As for me,`: what was talked about is over, and the sender acts."""
    opened = next((place for place, token in enumerate(before) if token.low[0].isalnum()), None)
    return opened is not None and bool(_TURNING.at(before, opened))

"""Rows of a ballot that cannot be read and are not passed over: `31: F`, and `33: FOR` below `31: FOR`; also
a ballot in one sentence (`My votes: 31 F, 32 A`)."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.describing import numbered
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = words_in(": -- = - )")
_LETTERS: Final = words_in("a f n p y x")


def unread_row(scene: Scene, tokens: Tokens) -> str:
    """Why a sentence that begins as a row asks, in a mail with a sign of the game: its answer is a letter, or
    no known thing has its number and others of the mail were answered; "" where it is no such row."""
    if not scene.signed:
        return ""
    if not tokens[0].low.isdigit():
        return "incomplete" if _my_ballot(scene, tokens) else ""
    known = [v for kind in scene.lexicon.answered for v in things_at(scene, tokens, 0, kind) if not v.doubt]
    place = max((value.end for value in known), default=1)
    marks = place
    while place < len(tokens) and tokens[place].low in _MARKS:
        place += 1
    if known and place < len(tokens) and tokens[place].low in _LETTERS:
        return "incomplete" if tokens[place].capital and _ends(tokens, place + 1) else ""
    if known or place == marks or not scene.acted:
        return ""
    answers = scene.lexicon.sayings.at(tokens, place)
    return "which_one" if any(hit.what.frame.fixed and _ends(tokens, hit.end) for hit in answers) else ""


def _my_ballot(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words call themselves the sender's votes and name what is voted on by its number."""
    lows = [token.low for token in tokens]
    mine = lows.index("my") if "my" in lows[:_FIRST] else len(lows)
    headed = lows[0] in _BALLOT and lows[1:2] == [":"]
    mine = 0 if headed else mine
    if not headed and _BALLOT.isdisjoint(lows[mine + 1 : mine + 3]):
        return False
    if not _OPEN.isdisjoint(lows):
        return False
    if any(is_past(low) for low in lows[: mine + _FIRST]):
        return False
    return any(_answered(scene, tokens, place) for place in range(mine + 2, len(tokens)))


def _answered(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether the number of something to be answered stands there, beside an answer: `31F`, `F on 31`."""
    low = tokens[place].low
    if not low[0].isdigit() or not numbered(scene, low.rstrip("afnpyx")):
        return False
    if not low.isdigit():
        return True
    before, behind = place - 1 - (tokens[place - 1].low == "on"), place + 1
    behind += behind < len(tokens) and tokens[behind].low in _MARKS
    beside = [p for p in (before, behind) if 0 < p < len(tokens)]
    return any(
        tokens[p].capital and (tokens[p].low in _LETTERS or scene.lexicon.sayings.at(tokens, p))
        for p in beside
    )


_FIRST: Final = 5
_BALLOT: Final = words_in("vote votes ballot ballots")
_OPEN: Final = (
    words.CONDITION | words.UNREAL | words.SPEECH | words_in("? was were had will 'll not n't 't")
) - {"week"}


def _ends(tokens: Tokens, place: int) -> bool:
    """Whether nothing more is said from `place` on, but for a remark in brackets or another row."""
    return place >= len(tokens) or tokens[place].line or tokens[place].low in {".", ",", ";", "!", "(", "--"}

"""Rows of a ballot that cannot be read and are not passed over: `31: F`, and `33: FOR` below `31: FOR`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = words_in(": -- = - )")
_LETTERS: Final = words_in("a f n p y x")


def unread_row(scene: Scene, tokens: Tokens) -> str:
    """Why a sentence that begins as a row asks, in a mail with a sign of the game: its answer is a letter, or
    no known thing has its number and others of the mail were answered; "" where it is no such row."""
    if not scene.signed or not tokens[0].low.isdigit():
        return ""
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


def _ends(tokens: Tokens, place: int) -> bool:
    """Whether nothing more is said from `place` on, but for a remark in brackets or another row."""
    return place >= len(tokens) or tokens[place].line or tokens[place].low in {".", ",", ";", "!", "(", "--"}

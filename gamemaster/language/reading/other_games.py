"""Games of everyday life, which `I leave the game` may be about: `Chess has become a chore.`"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.vocabulary.scene import Act

_GAMES: Final = words_in(
    "chess poker whist backgammon checkers draughts monopoly scrabble mahjong cribbage canasta rummy "
    "solitaire sudoku bingo tetris minecraft charades tennis football soccer rugby golf hockey baseball "
    "basketball volleyball badminton snooker billiards darts bowling croquet rounders netball"
)
_PLAYED: Final = words_in("bridge go cricket hearts diplomacy risk spades")
_PLAYING: Final = words_in("at play plays played playing")
_NEAR: Final = 240


def of_another_game(text: str, act: Act) -> bool:
    """Whether somebody leaves or joins `the game` right behind words about another one."""
    said = {token.low for token in tokenize(text, act.start, act.end)}
    if "game" not in said or any(value is not None for value in act.action.params().values()):
        return False
    before = [token.low for token in tokenize(text, max(0, act.start - _NEAR), act.start)]
    played = (b for a, b in pairwise(before) if a in _PLAYING)
    return not (_GAMES.isdisjoint(before) and _PLAYED.isdisjoint(played))

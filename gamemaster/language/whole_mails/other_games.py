"""Games of everyday life, which `I leave the game` and `I attack` may be about: `Chess has become a chore.`,
`I attack with the ace. Ruffed!`; and sections of a mail that its subject gives to other games."""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import holds_any, tokenize, words_in
from gamemaster.language.layout.letter import Letter
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Skip, asked_about

_GAMES: Final = words_in(
    "chess poker whist backgammon checkers draughts monopoly scrabble mahjong cribbage canasta rummy "
    "solitaire sudoku bingo tetris minecraft charades tennis football soccer rugby golf hockey baseball "
    "basketball volleyball badminton snooker billiards darts bowling croquet rounders netball"
)
_PLAYED: Final = words_in("bridge go cricket hearts diplomacy risk spades")
_PLAYING: Final = words_in("at play plays played playing")
_NEAR: Final = 240


_ATTACKING: Final = words_in("attack hit strike")
"""What one does at such games, too, and names nothing."""
_PIECES: Final = words_in("ace aces king queen knight bishop jack knave joker trump")
_TERMS: Final = words_in(
    "ruff ruffs ruffed trumps spades checkmate castling rook rooks pawn pawns notrump goalkeeper midfielder "
    "offside backhand forehand racket wicket"
)
_OF_A_HAND: Final = words_in("the my a his her left right last black white red high little")


def of_another_game(text: str, act: Act) -> bool:
    """Whether an act that names nothing is done at another game, which the words beside it tell of."""
    if any(value is not None for value in act.action.params().values()):
        return False
    if not holds_any(text[act.start : act.end].lower(), ("game", *_ATTACKING)):
        return False
    said = {token.low for token in tokenize(text, act.start, act.end)}
    if "game" in said:
        return _behind_another(text, act)
    return not _ATTACKING.isdisjoint(said) and _at_the_table(text, act)


def _at_the_table(text: str, act: Act) -> bool:
    """`I attack with the bishop`, `She leads spades, I attack`: the pieces and terms of such games."""
    begin, end = text.rfind("\n\n", 0, act.start) + 1, text.find("\n\n", act.end)
    end = min(end if end >= 0 else len(text), act.end + _NEAR)
    if not _TERMS.isdisjoint([t.low for t in tokenize(text, max(begin, act.start - _NEAR), end)]):
        return True
    tail = [token.low for token in tokenize(text, act.start, end)]
    place = tail.index("with") + 1 if "with" in tail[:_TAIL] else len(tail)
    first = place
    while place < len(tail) and tail[place] in _OF_A_HAND:
        place += 1
    return first < place < len(tail) and tail[place] in _PIECES


_TAIL: Final = 4


def _behind_another(text: str, act: Act) -> bool:
    """Whether somebody leaves or joins `the game` right behind words about another one."""
    before = [token.low for token in tokenize(text, max(0, act.start - _NEAR), act.start)]
    played = (b for a, b in pairwise(before) if a in _PLAYING)
    return not (_GAMES.isdisjoint(before) and _PLAYED.isdisjoint(played))


_TAG: Final = re.compile(r"\[([^\]\n]{2,30})\]")
_HEADING: Final = re.compile(r"^[ \t]*\[([^\]\n]{2,30})\]", re.MULTILINE)


def without_other_sections(letter: Letter, lexicon: Lexicon, findings: list[Finding]) -> list[Finding]:
    """`[Commune] [RPG] both` over `[Commune]`, acts, `[RPG]`, acts: without what the other's tag heads.

    What would be a full act of this game there is asked about.
    """
    tags = _TAG.findall(letter.subject)
    others = {tag.lower() for tag in tags if not lexicon.has_sign(tag)}
    headings = [(match.start(), match[1]) for match in _HEADING.finditer(letter.text)] if others else []
    ours = [tag for _, tag in headings if lexicon.has_sign(tag)]
    if not ours or len(others) == len(tags):
        return findings
    found: list[Finding] = []
    for finding in findings:
        above = [tag for start, tag in headings if start <= finding.start]
        if not above or above[-1].lower() not in others:
            found.append(finding)
        elif isinstance(finding, Doubt):
            found.append(Skip("other_business", finding.start, finding.end))
        else:
            found.append(asked_about(finding, "which_game"))
    return found

"""Mail that is nothing but words of the game: `Rum.`, `TT to me`, `Moves: Town Square, Healer`.

It has no sentence that could be read, but a player sends no such mail for nothing. What must stay true: every
word belongs to the game, is a name or a number, or only joins such words; anything else is talk.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from gamemaster.language.english.numbers import number_at, ordinal_at
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.layout.letter import Letter
from gamemaster.language.values.values import own_values_at
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.relevance import misspelt_verb
from gamemaster.language.vocabulary.scene import Doubt, Finding, Scene, Skip

_LONGEST: Final = 160
_MOST: Final = 30
_JOINING: Final = words_in(
    "a an the my one me to from at on in into of for with and then also plus next first second third last "
    "now please pls plz thanks thank you cheers hi hello hey heya hiya dear action actions amount asset "
    "quantity number "
    "order mine goes x all each points st nd rd th"
)
_TALKING: Final = words_in(
    "i we you your yours he she they it his her their 's 'll not no never none nothing ... subject board "
    "table"
)
"""Words of sentences, of somebody else's things, and of what lies open."""
_PRAISING: Final = words_in("great quiet nice good lovely poor well")
"""What only looks like a slip of the pen for a word of the game."""
_UNHEARD: Final = frozenset({"unknown_sentence", "comment", "story"})
_SHORTEST: Final = 4


class Tells(Enum):
    """What a word of the game tells: what may be done, a name, a number, a noun of the game, nothing."""

    MOVE = auto()
    NAME = auto()
    NUMBER = auto()
    NOUN = auto()
    NOTHING = auto()


_GIFT: Final = frozenset({Tells.NAME, Tells.NUMBER, Tells.NOUN})
"""`Tarn: 4 gold`."""


def in_keywords(look: Callable[[], Scene], letter: Letter, own: str, findings: list[Finding]) -> list[Doubt]:
    """A question about such a mail with a sign of the game, in which nothing was found that acts, asks or
    tells of something else; `look` gives what sentences are read with."""
    text = letter.text
    row = text.strip()
    own = own.strip() or ("" if ">" in row.replace("->", "") or "|" in row or "\n" in row else row)
    if not own or len(own) > _LONGEST or ".." in own or letter.sender is None:
        return []
    if any(not isinstance(f, Skip) or f.why not in _UNHEARD for f in findings):
        return []
    start = text.find(own)
    tokens = tokenize(text, start, start + len(own)) if start >= 0 else []
    told, scene = set[Tells](), look()
    last = Tells.NOTHING
    place = 0
    if tokens and tokens[-1].low == "!" and tokens[0].low in scene.lexicon.base_words:
        # what is called out is said to others
        return []
    if len(tokens) > _MOST or not _TALKING.isdisjoint([token.low for token in tokens]):
        return []
    while place < len(tokens):
        end, tells = _of_the_game(scene, tokens, place)
        tallied = tells is Tells.NUMBER and last is Tells.NAME and bool(scene.lexicon.changeable)
        if end <= place or tallied:
            return []
        last = last if tells is Tells.NOTHING else tells
        told.add(tells)
        place = end
    telling = Tells.MOVE in told or told >= _GIFT
    return [Doubt("no_subject", start, start + len(own), (), True)] if telling else []


def _of_the_game(scene: Scene, tokens: list[Token], place: int) -> tuple[int, Tells]:
    """Where the words of the game that begin at `place` end, and what they tell."""
    low, lexicon = tokens[place].low, scene.lexicon
    value = _value_end(scene, tokens, place)
    if value > place:
        return value, Tells.MOVE
    named = scene.referents.at(scene.text, tokens, place)
    if named is not None:
        own = named.who == (scene.sender,)
        return named.end, Tells.NOTHING if own else Tells.NAME
    vague = lexicon.vague.longest(tokens, place)
    if vague is not None:
        return vague.end, Tells.MOVE
    number = number_at(tokens, place) or ordinal_at(tokens, place)
    if number is not None:
        return number[1], Tells.NUMBER
    if low in lexicon.base_words and low not in _JOINING:
        return place + 1, Tells.MOVE
    if low in lexicon.naming_words:
        return place + 1, Tells.NOUN
    if not low[0].isalnum() or low in _JOINING | lexicon.field_words | scene.referents.gm_words:
        return place + (low != "?"), Tells.NOTHING
    return _slip(lexicon, tokens, place)


def _slip(lexicon: Lexicon, tokens: Tokens, place: int) -> tuple[int, Tells]:
    """The end of a word that may be a slip of the pen for one of the game, or is one of its counts (`hp`)."""
    low = tokens[place].low
    if low in _PRAISING:
        return place, Tells.NOTHING
    if low.endswith("s") and low[:-1] in lexicon.base_words:
        return place + 1, Tells.NOTHING  # "moves", "plays"
    if place == 0 and misspelt_verb(lexicon, low) is not None:
        return place + 1, Tells.MOVE
    known = lexicon.naming_words | _counts(lexicon)
    swapped = len(low) >= _SHORTEST and any(len(low) == len(w) and sorted(low) == sorted(w) for w in known)
    return place + (low in known or swapped), Tells.NOTHING


def _counts(lexicon: Lexicon) -> frozenset[str]:
    """The words of the phrases in which the game counts."""
    kinds = (kind for kind in lexicon.kinds.values() if kind.number)
    return frozenset(word for kind in kinds for phrase in kind.phrases for word in phrase.split())


def _value_end(scene: Scene, tokens: Tokens, place: int) -> int:
    """Where the longest value of the game ends that begins there; `place` where none does."""
    return max((value.end for value in own_values_at(scene, tokens, place)), default=place)

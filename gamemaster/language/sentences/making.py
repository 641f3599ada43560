"""What somebody makes that is nothing of the game: `I make it with barley`, `So I make it alone`.

`make` begins moves, offers and parties in most games, and stands in half of all other talk. Where a word of
the game, a name, a number or the noun of any deed (`two moves`) follows it, it is left to the frames.
"""

from typing import Final

from gamemaster.language.english.numbers import NUMBER_WORDS, may_be_number
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene


def makes_else(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether what stands at `place`, behind `make`, is made in ordinary life."""
    if tokens[place - 1].low != "make":
        return False
    end = next((p for p in range(place, len(tokens)) if tokens[p].low in _CLOSING), len(tokens))
    lows = [token.low for token in tokens[place:end]]
    if _reckons(lows) and not scene.acted and "?" in scene.text[: tokens[place].start]:
        return True
    if not lows or any(token.capital or token.low[0].isdigit() for token in tokens[place:end]):
        return False
    lexicon = scene.lexicon
    ours = lexicon.nouns_of_things | lexicon.naming_words | lexicon.base_words | lexicon.label_words
    if not (ours - _EVERYDAY).isdisjoint(lows) or not _OF_THE_GAME.isdisjoint(lows):
        return False
    return lows[0] != "it" or (lows[1:2] != [] and lows[1] not in _ONWARD)


def _reckons(lows: list[str]) -> bool:
    """`(How many votes does it take?) I make it five`: what a sum comes to, where nothing was done."""
    return lows[:1] == ["it"] and len(lows[1:]) == 1 and may_be_number(lows[1])


_CLOSING: Final = words_in(". , ; : ! ? -- ( and but")
_EVERYDAY: Final = words_in("it a an the my with of for to in on at")
_ONWARD: Final = NUMBER_WORDS | words_in(
    "to into from back so that over through up down there official final known count valid binding public "
    "clear happen work stand formal good right stick definite"
)
_OF_THE_GAME: Final = NUMBER_WORDS | words_in(
    "move moves action actions turn turns deal deals attack attacks offer offers trade trades bid bids "
    "exchange exchanges change changes correction corrections proposal proposals vote votes choice decision "
    "use start end claim intent objection purchase payment gift transfer investment bet way same this that "
    "these those them him her one ones"
)

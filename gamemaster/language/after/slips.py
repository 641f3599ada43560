"""Slips put right in a word or two behind an act: `I explore, er, heal`, `Imke, I mean.`, `s/explore/heal/`.

What stands corrected is for a human to say: neither the act nor what is put in its place is certain.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.describing import names_things, names_value
from gamemaster.language.vocabulary.scene import Scene


def slips(tokens: Tokens, first: int) -> bool:
    """`I explore; I mean I heal`, `I explore, er, heal`: words behind the act at offset `first` that put
    another in its place."""
    lows = [token.low for token in tokens]
    for place, token in enumerate(tokens):
        if token.start <= first or lows[place - 1] not in _MARKS:
            continue
        if token.low in _HEMMING or token.low == "ditto" or lows[place : place + 3] in _OR_RATHER:
            return True
        if lows[place : place + 3] == _THAT_IS and "and" not in lows[:place]:
            return True  # `..., and come up for air, that is, I move` tells what its own words mean
        if lows[place : place + 2] == ["i", "mean"] and lows[place + 2 : place + 3] not in _NO_SLIP:
            return True
        if any(lows[place + and_ : place + and_ + 3] in _BACK for and_ in (0, 1)):
            return True
    return False


_MARKS: Final = words_in(", ; -- ... . :")
_HEMMING: Final = words_in("er erm uh uhm um")
_OR_RATHER: Final = (["or", "rather", "i"], ["or", "rather", ","])
_THAT_IS: Final = ["that", "is", ","]
_NO_SLIP: Final[tuple[list[str], ...]] = ([], [","], ["it"], ["no"], ["well"], ["every"], ["."], ["!"], ["?"])
_BACK: Final = (["take", "it", "back"], ["take", "that", "back"], ["undo", "it", "."])
_SLIP: Final = 3
_MOST: Final = 5
_AS_OFTEN: Final = (["twice"], ["thrice"])


def puts_right(lows: Sequence[str]) -> bool:
    """`Imke, I mean.`, `Six, rather.`, `Twice.`: a few words that are all of a sentence behind an act."""
    if not lows or len(lows) > _MOST:
        return False
    edits = lows[0] == "s" and len(lows) == _SLIP
    meant = lows[-2:] in (["i", "mean"], ["i", "meant"]) or (lows[-1] == "rather" and 1 < len(lows) <= _SLIP)
    return meant or edits or list(lows) in _AS_OFTEN


def names_instead(scene: Scene, tokens: Tokens) -> bool:
    """`Sorry, D4.`, `oops, at D4`: nothing but a regret and something of the game that is no person."""
    place = 0
    while place < len(tokens) and (tokens[place].low in _REGRETS or not tokens[place].low[0].isalnum()):
        place += 1
    if not place:
        return False
    said = [token for token in tokens[place:] if token.low[0].isalnum() and token.low not in _TO_IT]
    smiles = len(said) == 1 and tokens[place - 1].low == ":" and tokens[place - 1].end == said[0].start
    if smiles or not 0 < len(said) <= _SLIP or not _all_named(scene, said):
        return False
    sorry = any(token.low in _REGRETS for token in tokens[:place])
    return names_value(scene, said) if sorry else names_things(scene, said)


def _all_named(scene: Scene, said: Tokens) -> bool:
    """Whether no word is left over beside the thing."""
    return all(
        token.low[0].isdigit()
        or len(token.low) == 1
        or token.capital
        or token.low in scene.lexicon.naming_words
        for token in said
    )


_REGRETS: Final = words_in("sorry oops whoops oh no argh ugh")
_TO_IT: Final = words_in("at on in to for the")

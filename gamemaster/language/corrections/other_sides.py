"""An answer put right in its own sentence by the other one: `I vote FOR 31, no, hang on, AGAINST 31.`"""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in

_SIDES: Final = words_in("for against")
_MOST: Final = 4


def other_side(tokens: list[Token], mark: int, begin: int) -> list[Token] | None:
    """The tokens with the answer that begins at `begin` in the place of the one that ends at `mark`.

    None where they are no two answers to the same thing: the number must be said again, or nothing but the
    answer (`I vote FOR 31, no, AGAINST.`), and nothing may follow it.
    """
    if begin >= len(tokens) or tokens[begin].low not in _SIDES or mark < _MOST - 1:
        return None
    first, thing = tokens[mark - 2], tokens[mark - 1]
    said = [token.low for token in tokens[: mark - 2]]
    if first.low not in _SIDES or first.low == tokens[begin].low or not thing.low.isdecimal():
        return None
    if any(low in _SIDES or low.isdecimal() for low in said) or "i" not in said:
        return None
    rest = [token.low for token in tokens[begin + 1 :]]
    while rest and rest[-1] in {".", "!"}:
        rest.pop()
    again = rest in ([thing.low], [])
    # in small letters "against" alone may begin anything
    plain = bool(rest) or tokens[begin].capital
    return [*tokens[: mark - 2], tokens[begin], *tokens[mark - 1 : mark]] if again and plain else None

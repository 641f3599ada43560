"""The one person a name means, with an epithet before it or not."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.addressing import addressed
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_EPITHETS: Final = words_in(
    "my our good old dear friend noble brave fellow the poor comrade buddy pal honourable esteemed colleague"
)
_SELF: Final = words_in("me myself self")
_NO_EPITHETS: Final[frozenset[str]] = words.PREPOSITIONS | words_in(
    "and or to of not no if a an is are who which that s all any each every other half former enemy enemies "
    "friends rest same as than like opposite against past beyond above below across around except but"
)
_THE_FIRST: Final = 2


def person_at(scene: Scene, tokens: Tokens, place: int) -> Value | None:
    """The one person named at `place`, with a doubt when the name fits several."""
    if place >= len(tokens):
        return None
    if tokens[place].low in _SELF:
        return Value(place + 1, (scene.sender,))
    if tokens[place].low == "you":
        who = addressed(scene, tokens, place)
        return Value(place + 1, (who,)) if who else None
    named = scene.referents.at(scene.text, tokens, place)
    skipped = 0
    owned = tokens[place].low in {"my", "our", "the"}
    while named is None and skipped < 4 and place + 1 < len(tokens) and _epithet(scene, tokens, place, owned):
        place, skipped = place + 1, skipped + 1
        named = scene.referents.at(scene.text, tokens, place)
    if skipped > _THE_FIRST and _does_to(tokens[place - 1].low):
        return None
    if named is None and skipped and owned:
        return _in_apposition(scene, tokens, place)
    if named is None:
        return None
    choice = tuple((who,) for who in named.who if who)
    return Value(
        named.end, (named.who[0],), doubt="" if len(named.who) == 1 else "ambiguous_name", choice=choice
    )


def without_names(scene: Scene, tokens: Tokens) -> list[Token]:
    """The tokens without the names in capitals of whomever is spoken of or called."""
    left, place = list[Token](), 0
    while place < len(tokens):
        named = scene.referents.at(scene.text, tokens, place) if tokens[place].capital else None
        if named is None:
            left.append(tokens[place])
        place = named.end if named is not None else place + 1
    return left


def _does_to(low: str) -> bool:
    """`the fellow accusing (Brask)`: what somebody else does to em."""
    return low.endswith("ing") and low not in {"darling", "king", "sibling"}


def _in_apposition(scene: Scene, tokens: Tokens, place: int) -> Value | None:
    """`my oldest enemy, Yaw,`: the name between commas behind the description."""
    comma = place + 1
    if comma + 1 >= len(tokens) or tokens[comma].low != "," or not tokens[place].low.isalpha():
        return None
    named = scene.referents.at(scene.text, tokens, comma + 1)
    if named is None or len(named.who) != 1 or named.end >= len(tokens) or tokens[named.end].low != ",":
        return None
    return Value(named.end + 1, (named.who[0],))


def _epithet(scene: Scene, tokens: Tokens, place: int, owned: bool) -> bool:
    """Whether the word may stand before a name (`our loyal servant Brask`)."""
    token = tokens[place]
    if token.low in _EPITHETS:
        return True
    plain = token.low.isalpha() and not token.capital and token.low not in _NO_EPITHETS
    return owned and plain and token.low not in scene.lexicon.entities

"""What an act could have said of itself and a sentence beside it says: `Class: Mage. I join the Guild.`

No sentence takes values from another one; so the act is asked about, rather than done without its class.
"""

from typing import Final

from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.values.value import Part
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

_LINKS: Final = words_in(": = is 's shall will")
_BETWEEN: Final = words_in(": = is 's be shall will the a an my of choice - --")
_NEAR: Final = 5
_FAR: Final = 240
"""Characters on either side of an act in which such a sentence may stand."""


def told_apart(scene: Scene, act: Act, goes_on: bool) -> bool:
    """Whether words beside an act name another value, of few, for one of its parameters than it has.

    Where it `goes_on` with fields, these stand on lines of their own below it.
    """
    text, narrow = scene.text, scene.lexicon.narrow.get(act.action.name)
    if narrow is None or not any(noun in text or noun.capitalize() in text for noun in narrow.values()):
        return False
    params = act.action.params()
    before = tokenize(text, max(0, act.start - _FAR), act.start)
    behind = tokenize(text, act.end, min(len(text), act.end + _FAR))
    begin = next((p + 1 for p in range(len(before) - 1, -1, -1) if _opens_clause(before, p)), 0)
    fields = text.find("\n", act.end) if goes_on else -1
    stops = (p for p, token in enumerate(behind) if 0 <= fields < token.start or _opens_clause(behind, p))
    end = next(stops, len(behind))
    return any(
        value != params.get(param)
        for (param, kind), noun in narrow.items()
        for tokens in (before[begin:], behind[:end])
        for value in _named(scene, tokens, kind, noun)
    )


def _opens_clause(tokens: Tokens, place: int) -> bool:
    """Whether the sender begins to say what else e does."""
    opens = tokens[place].line or (place > 0 and tokens[place - 1].low in _STOPS)
    return tokens[place].low == "i" and opens


_STOPS: Final = words_in(". ! ? ; and ,")


def _named(scene: Scene, tokens: Tokens, kind: str, called: str) -> set[Part]:
    """The values in `Class: Mage`, `my class is Mage` or `Mage is the class I choose`."""
    found: set[Part] = set()
    for noun in (p for p, token in enumerate(tokens) if token.low == called):
        for place in range(max(0, noun - _NEAR), min(len(tokens), noun + _NEAR)):
            first, last = sorted((noun, place))
            inner = [token.low for token in tokens[first + 1 : last]]
            if inner and _BETWEEN.issuperset(inner) and not _LINKS.isdisjoint(inner):
                found |= {v.parts[0] for v in values_at(scene, tokens, place, kind) if not v.doubt}
    return found

"""People in a row behind an act that takes such a list and was told none: `I start a new game. Seats: ...`

Whether they are the list is for the sender to say: the act without it would be another one.
"""

from typing import Final

from gamemaster.language.english.tokens import Tokens, tokenize
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, asked_about

_FAR: Final = 600
_ROW: Final = 3


def without_their_list(scene: Scene, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act that lacks a list of people which stands behind it."""
    return [asked_about(f, "incomplete") if _lacks_list(scene, f) else f for f in findings]


def _lacks_list(scene: Scene, finding: Finding) -> bool:
    if not isinstance(finding, Act):
        return False
    slots = scene.lexicon.slots_of(finding.action.name)
    lists = any(slot.many and slot.kind == "person" for slot in slots)
    if not lists or any(value is not None for value in finding.action.params().values()):
        return False
    return _people_in_row(scene, tokenize(scene.text, finding.end, finding.end + _FAR))


def _people_in_row(scene: Scene, tokens: Tokens) -> bool:
    """Whether several people are named with nothing but marks, numbers and `and` between them."""
    count, place = 0, 0
    while place < len(tokens):
        token = tokens[place]
        named = person_at(scene, tokens, place) if token.capital else None
        if named is not None and named.parts[0] is not None:
            count, place = count + 1, named.end
            if count >= _ROW:
                return True
            continue
        if token.low[0].isalpha() and token.low not in {"and", "then"}:
            count = 0
        place += 1
    return False

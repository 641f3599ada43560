"""What stands between `I` and its verb: `I, Ondine the Damp, explore`, `I - too tired to think - explore`.

Who the sender is, and the circumstances that might as well stand in front of all of it.
"""

from typing import Final

from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.before.roles import role_at
from gamemaster.language.before.venues import happens_elsewhere
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

INSETTING: Final = frozenset({",", "--", "-", "–", "—"})
_MOST: Final = 24
_FOR_ONE: Final = (["for", "one"], ["for", "my", "part"], ["myself"], ["personally"], ["in", "turn"])
_SAYING_WHO: Final = (["that", "is"], ["this", "is"], ["that", "'s"], ["i", "mean"], ["or", "rather"])
_MOCKING: Final = words_in("jest mockery irony sarcasm parody spirit theory principle imagination")
_ROLES: Final = words_in(
    "the your a an who ever once first last leader captain head chief member founder owner speaking acting"
)


def past_inset(scene: Scene, tokens: Tokens, mark: int) -> int | None:
    """Behind the `I`, where a mark stands: the place where the clause goes on; None when it is something
    else, or the act hangs on what stands between."""
    marks = [p for p in range(mark + 1, min(len(tokens), mark + _MOST)) if tokens[p].low == tokens[mark].low]
    if not marks:
        return None
    comma = mark + (tokens[mark + 1].low == "and" and marks[0] > mark + 2)
    inside = tokens[comma + 1 : marks[0]]
    said = [token.low for token in inside]
    if said in _FOR_ONE or words.ADVERBS.issuperset(said):
        return marks[0] + 1
    if said[:2] in _SAYING_WHO and (who := scene.referents.at(scene.text, tokens, comma + 3)) is not None:
        # "I, that is Lowri, invest"
        return marks[0] + 1 if who.who == (scene.sender,) else None
    named = scene.referents.at(scene.text, tokens, comma + 1)
    owner = named is not None and tokens[named.end].low in {"'s", "'"}
    titled = named is None and _bears_title(scene, tokens, comma + 1, marks[0])
    if titled or (named is not None and named.who == (scene.sender,) and not owner):
        return _past_name(scene, tokens, comma, marks)
    if said[:1] != [] and said[0] in {"as", "being"} and not _goes_on_acting(scene, tokens, marks[0] + 1):
        return marks[0] + 1
    if named is not None and not owner:
        return None
    place = next((p for p in marks if _goes_on_acting(scene, tokens, p + 1)), 0)
    return place + 1 if place and _harmless(scene, tokens, comma + 1, place) else None


def _bears_title(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """`(I,) Cap'n Gideon of the good ship (, place ...)`: words with a capital, then one's own name."""
    for place in range(start + 1, min(end, start + _TITLES)):
        named = scene.referents.at(scene.text, tokens, place)
        if named is not None:
            owner = [token.low for token in tokens[named.end : named.end + 1]] in (["'s"], ["'"])
            return named.who == (scene.sender,) and tokens[start].capital and not owner
    return False


_TITLES: Final = 4


def _past_name(scene: Scene, tokens: Tokens, comma: int, marks: list[int]) -> int:
    """Behind eir own name, and what e says of emself."""
    for place in marks:
        inner = {token.low for token in tokens[comma + 1 : place]}
        if inner & (words.TAINT - {"once"}) or inner & words.SPEECH or inner & _MOCKING:
            break
        if _goes_on_acting(scene, tokens, place + 1):
            return place + 1
    return marks[0] + 1


def _harmless(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """Whether an inset tells who the sender is, or a circumstance that leaves the act as it is."""
    inside = tokens[start:end]
    if happens_elsewhere(inside):
        return False
    if inside[0].low == "once" and is_past(inside[1].low):
        # "once healed"
        return False
    if inside[0].low in _ROLES:
        barred = (words.TAINT - {"once"}) | words.SPEECH | words.FICTION | _MOCKING
        plain = barred.isdisjoint(plain_lows(inside))
        return plain and not _is_of_another(scene, tokens, start, end)
    if inside[0].low == "as" and (role := role_at(scene, inside, 0)) is not None and role.end == len(inside):
        return True
    return leads_up(scene, inside, ",")


def _is_of_another(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """`the cat of Halvard`, `a wolf in Joss's tale`: somebody whose words these are not, or not only."""
    belonging = (p for p in range(start + 1, end) if tokens[p].capital)
    return any(
        scene.referents.at(scene.text, tokens, p) is not None
        and (tokens[p - 1].low == "of" or tokens[p + 1].low in {"'s", "'"})
        for p in belonging
    )


def _goes_on_acting(scene: Scene, tokens: Tokens, place: int) -> bool:
    while place < len(tokens) and (tokens[place].low in words.ADVERBS or tokens[place].low == "do"):
        place += 1
    return bool(scene.lexicon.verb_at(tokens, place, "base"))

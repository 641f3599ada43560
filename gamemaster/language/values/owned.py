"""Things meant by whose they are, and by their rank among these: `Brask's offer`, `the latest one`."""

from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.addressing import addressed
from gamemaster.language.values.choosing import chosen, known, of_unknown_owner, one_of, owned_by, parts_of
from gamemaster.language.values.describing import fitting
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

DETERMINERS: Final = words_in("the this that these those my our your a an said same above aforementioned")
BELOW: Final = words_in("above below quoted there mentioned")
RANKED: Final = words_in("latest last newest earliest oldest previous former latter cheapest best other next")
_NUMBERED_BEHIND: Final = words_in("( ,")
_OWNING: Final = words_in("from by of")
_MADE: Final = words_in("made posted offered proposed tabled")
STANDING: Final = words_in("open standing remaining outstanding current pending other own unaccepted")


def by_owner(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    """`Brask's offer`, `your offer`, `the offer from Brask`."""
    nouns = scene.lexicon.nouns[kind.name]
    low = tokens[start].low
    if low in {"my", "our"}:
        owner, place = scene.sender, start + 1
    elif low == "your":
        answered = scene.addressee or scene.prompts.author(tokens[start].start)
        owner, place = answered or addressed(scene, tokens, start), start + 1
    elif (named := scene.referents.at(scene.text, tokens, start)) is not None:
        place = named.end
        if len(named.who) != 1 or place >= len(tokens):
            return []
        if tokens[place].low in {"'s", "'"}:
            place += 1
        elif not named.who[0].endswith("s"):
            return []
        owner = named.who[0]
    else:
        return _owned_after(scene, tokens, start, kind)
    while place < len(tokens) and tokens[place].low in RANKED | STANDING | {"kind", "generous", "own"}:
        if tokens[place].low in RANKED:
            return ranked(scene, tokens, place, kind, owner)
        place += 1
    counted = number_at(tokens, place) if low in {"my", "our"} else None
    hit = nouns.longest(tokens, place if counted is None else counted[1])
    if hit is None:
        return []
    if low in {"my", "our"} and tokens[hit.end - 1].low.endswith("s"):
        return _all_mine(scene, kind, hit.end, None if counted is None else counted[0])
    return _owned(scene, tokens, kind, owner, hit.end) if counted is None else []


def _all_mine(scene: Scene, kind: Kind, end: int, count: int | None) -> list[Value]:
    """`my offers`, `my two offers`: every one that is the sender's, where they are as many as e says."""
    mine = owned_by(scene, kind, scene.sender)
    if count is not None and count != len(mine):
        return chosen(kind, end, mine) if len(mine) > 1 else []
    if len(mine) < 2:
        return chosen(kind, end, mine)
    first, *others = [parts_of(kind, name) for name in mine]
    return [Value(end, first, tuple(others), True)]


def _owned_after(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    place = start + (tokens[start].low in DETERMINERS)
    hit = scene.lexicon.nouns[kind.name].longest(tokens, place)
    if hit is None:
        return []
    after = hit.end
    after += after < len(tokens) and tokens[after].low in _MADE
    if after >= len(tokens) or tokens[after].low not in _OWNING:
        return []
    named = scene.referents.at(scene.text, tokens, after + 1)
    if named is None or len(named.who) != 1:
        return []
    return _owned(scene, tokens, kind, named.who[0], named.end)


def _owned(scene: Scene, tokens: Tokens, kind: Kind, owner: str, end: int) -> list[Value]:
    """The thing of that owner: the only one, or the one that is being spoken of."""
    mine = owned_by(scene, kind, owner)
    if (numbered := one_of(scene, tokens, end, kind, mine)) is not None:
        return numbered
    while end < len(tokens) and tokens[end].low in BELOW:
        end += 1
    mine, end = fitting(tokens, end, known(scene, kind), mine)
    if len(mine) > 1:
        here = [name for name in scene.mentioned(kind, tokens[end - 1].start) if name in mine]
        mine = here if len(here) == 1 else mine
    if not mine and end < len(tokens) and tokens[end].low in _NUMBERED_BEHIND:
        return of_unknown_owner(scene, kind, end)
    return chosen(kind, end, mine)


def ranked(scene: Scene, tokens: Tokens, place: int, kind: Kind, owner: str) -> list[Value]:
    """`the latest offer`: certain only where there is just one."""
    hit = scene.lexicon.nouns[kind.name].longest(tokens, place + 1)
    one = place + 1 < len(tokens) and tokens[place + 1].low == "one"
    if hit is None and not one:
        return []
    end = hit.end if hit is not None else place + 2
    names = owned_by(scene, kind, owner) if owner else list(known(scene, kind))
    return chosen(kind, end, names)

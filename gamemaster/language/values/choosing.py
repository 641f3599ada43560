"""One of the game's things out of those that words leave to choose from, and one by its place among them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.numbers import number_at, ordinal_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.ranges import past_number_sign
from gamemaster.language.values.value import Parts, Value
from gamemaster.language.vocabulary.scene import Scene


def parts_of(kind: Kind, name: str) -> Parts:
    """A thing as the value of a slot."""
    return (int(name),) if kind.number and name.isdecimal() else (name,)


def chosen(kind: Kind, end: int, names: Iterable[str], reason: str = "which_one") -> list[Value]:
    """The one thing of `names`, or a doubt between several; nothing when there is none."""
    several = tuple(dict.fromkeys(names))
    if not several:
        return []
    parts = tuple(parts_of(kind, name) for name in several)
    if len(several) == 1:
        return [Value(end, parts[0])]
    return [Value(end, parts[0], doubt=reason, choice=parts[:6])]


def known(scene: Scene, kind: Kind) -> Mapping[str, Any]:
    """The things of that kind that the game has."""
    found: Mapping[str, Any] = scene.referents.names.things.get(kind.things, {})
    return found


def owned_by(scene: Scene, kind: Kind, owner: str) -> list[str]:
    """The things whose facts name `owner`."""
    return [
        name
        for name, facts in known(scene, kind).items()
        if isinstance(facts, Mapping) and facts.get("by") == owner
    ]


def of_unknown_owner(scene: Scene, kind: Kind, end: int) -> list[Value]:
    """Some thing of that kind, where the game knows of none of them whose it is."""
    told = known(scene, kind)
    if not told or any(isinstance(facts, Mapping) and "by" in facts for facts in told.values()):
        return []
    parts = tuple(parts_of(kind, name) for name in told)
    return [Value(end, parts[0], doubt="which_one", choice=parts[:6])]


def placed_at(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value] | None:
    """`the former`, `the latter`, `the second` of those that the mail answers."""
    place = start + (tokens[start].low == "the")
    if place >= len(tokens):
        return None
    if tokens[place].low in {"former", "latter"}:
        answered = scene.prompts.things(kind, tokens[place].start)
        if len(answered) != 2:
            return chosen(kind, place + 1, answered) if len(answered) > 2 else []
        return chosen(kind, place + 1, answered[tokens[place].low == "latter" :][:1])
    return _in_order(scene, tokens, place, kind) if place > start else None


def _in_order(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> list[Value] | None:
    """`(the) second`, `(the) first two`, `(the) last`, without a noun, of several that the mail answers."""
    low = tokens[place].low
    nth = (1, place + 1) if low == "last" else ordinal_at(tokens, place)
    if nth is None:
        return None
    several = number_at(tokens, nth[1]) if low in {"first", "last"} else None
    count, end = several if several is not None else (1, nth[1])
    if count < 1 or (end < len(tokens) and tokens[end].low not in _AFTER_ORDINAL):
        return None
    answered = scene.prompts.things(kind, tokens[place].start)
    meant = answered[-count:] if low == "last" else answered[nth[0] - 1 : nth[0] - 1 + count]
    if len(answered) < 2 or len(meant) != count:
        return []
    first, *others = [parts_of(kind, name) for name in meant]
    return [Value(end, first, tuple(others), bool(others))]


_AFTER_ORDINAL: Final = words_in(", ; . : ! and but / --")


def one_of(scene: Scene, tokens: Tokens, place: int, kind: Kind, names: Sequence[str]) -> list[Value] | None:
    """`(Brask's offer) number 14`: the one of `names` whose number stands at `place`, a doubt where it is
    that of another; None where no number of such a thing stands there."""
    read = number_at(tokens, past_number_sign(tokens, place)) if place < len(tokens) else None
    if read is None or str(read[0]) not in known(scene, kind):
        return None
    told = str(read[0])
    facts = known(scene, kind)[told]
    if told in names or not (isinstance(facts, Mapping) and facts.get("by")):
        return chosen(kind, read[1], (told,))
    choice = tuple(parts_of(kind, name) for name in (told, *names))
    return [Value(read[1], choice[0], doubt="which_one", choice=choice)]


def as_two(scene: Scene, tokens: Tokens, start: int, end: int, kind: Kind) -> tuple[str, str] | None:
    """`Sun and Moon`, where Sun is a card of its own, and Moon is, as well as Sun and Moon; unless the name
    is quoted, or stands behind its noun."""
    lows = [token.low for token in tokens[start:end]]
    if "and" not in lows[1:-1] or scene.text[tokens[start].start - 1 : tokens[start].start] in _MARKS:
        return None
    if start and scene.lexicon.nouns[kind.name].longest(tokens, start - 1) is not None:
        return None
    cut, names = lows.index("and", 1), {name.lower(): name for name in known(scene, kind)}
    one, other = names.get(" ".join(lows[:cut])), names.get(" ".join(lows[cut + 1 :]))
    return (one, other) if one is not None and other is not None else None


def names_otherwise(scene: Scene, said: Tokens) -> bool:
    """`41, Two Attacks`: behind nothing but a comma the number of one thing and the name of another."""
    marks = [place for place, token in enumerate(said) if token.low == ","]
    if len(marks) != 1 or any(token.low in {"and", "or", "&"} for token in said):
        return False
    nouns = scene.lexicon.nouns_of_things | _LABELS
    numbered = [
        all(token.low.isdecimal() for token in part if token.low not in nouns)
        for part in (said[: marks[0]], said[marks[0] :])
    ]
    return numbered[0] != numbered[1]


_MARKS: Final = frozenset('"“‘')
_LABELS: Final = words_in("# no number nr . , the proposal proposals prop offer intent quest")

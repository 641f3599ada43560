"""Things of which it is said how many they are, and then which: `each of the open ones, that is 31 and 32`.

The list stands for them: `I vote for proposals 31 and 32`. What must stay true: each thing of the list is
certain, the list ends the clause, it holds as many as were said, and where all are meant it leaves out none
that is known.
"""

from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.values.choosing import known
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

COUNTING: Final = words_in("each all both every following")
"""Without one of these nothing is counted out."""
_BETWEEN: Final = words_in(
    "of the my our your these those open current pending standing new following three two four five six 2 3 "
    "4 5 6 present waiting undecided last"
)
_OF_PEOPLE: Final = words_in(
    "of my our the you them us these those following brave good dear old new present"
)
_SETTING_OFF: Final = words_in(", : -- ; (")
_NAMELY: Final = (
    ("that", "is"),
    ("that", "is", "to", "say"),
    ("which", "is", "to", "say"),
    ("that", "'s"),
    ("that", "means"),
    ("which", "are"),
    ("these", "are"),
    ("these", "being"),
    ("being",),
    ("namely",),
    ("viz",),
    ("i.e",),
    ("to", "wit"),
)
_JOINING: Final = words_in(", and &")
_ENDING: Final = words_in(". ; !")
_MOST_BETWEEN: Final = 6
_TWO: Final = 2


def counted_out(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The sentence with the list alone, where it says how many things it means, and then which."""
    for place in range(2, len(tokens) - 3):
        low = tokens[place].low
        if low not in COUNTING or (low == "following" and tokens[place - 1].low != "the"):
            continue
        begin = place - (low == "following")
        for kind in scene.lexicon.kinds.values():
            if not kind.open and (found := _things(scene, tokens, begin, kind)):
                return found
        if found := _people(scene, tokens, place):
            return found
    return tokens


def _things(scene: Scene, tokens: list[Token], begin: int, kind: Kind) -> list[Token]:
    """The sentence with the list of such things in the place of `each of the open proposals, that is`."""
    near = range(begin + 1, min(len(tokens) - 1, begin + _MOST_BETWEEN))
    noun = next((p for p in near if tokens[p].low not in _BETWEEN), 0)
    named = scene.lexicon.nouns[kind.name].longest(tokens, noun) if noun else None
    if named is None or not tokens[named.end - 1].low.endswith("s"):
        return []
    first = _past_namely(tokens, named.end)
    names: set[str] = set()
    place, end = first, 0
    while first and place < len(tokens):
        values = [v for v in values_at(scene, tokens, place, kind.name) if not v.doubt]
        best = max(values, key=lambda value: value.end, default=None)
        if best is None:
            return []
        names.update(str(parts[0]) for parts in (best.parts, *best.others))
        place = end = best.end
        if place < len(tokens) and tokens[place].low in _JOINING:
            after = place + 1 + ([t.low for t in tokens[place : place + _TWO]] == [",", "and"])
            if after < len(tokens) and any(values_at(scene, tokens, after, kind.name)):
                place = after
                continue
        break
    if len(names) < _TWO or not _ends(tokens, end):
        return []
    said = {token.low for token in tokens[begin:noun]}
    counts = {read[0] for p in range(begin, noun) if (read := number_at(tokens, p)) is not None}
    counts |= {_TWO} if "both" in said else set()
    if any(count != len(names) for count in counts):
        return []
    every = set(known(scene, kind)) if kind.things else {value for value in kind.phrases.values() if value}
    if "following" not in said and not counts and not (every and every <= names):
        return []
    kept = tokens[noun : named.end] if all(name.isdecimal() for name in names) else []
    closed = tokens[named.end].low == "(" and [token.low for token in tokens[end : end + 1]] == [")"]
    return [*tokens[:begin], *kept, *tokens[first:end], *tokens[end + closed :]]


def _people(scene: Scene, tokens: list[Token], begin: int) -> list[Token]:
    """`to each of my friends, namely Tarn and Jun`: `to each of Tarn and Jun`."""
    of = [token.low for token in tokens[begin : begin + _TWO]]
    if of not in (["each", "of"], ["all", "of"], ["both", "of"]):
        return []
    near = range(begin + _TWO, min(len(tokens) - 1, begin + _MOST_BETWEEN))
    mark = next((p for p in near if tokens[p].low in _SETTING_OFF), 0)
    told = [t for t in tokens[begin + _TWO : mark] if t.low not in _OF_PEOPLE]
    plain = len(told) <= 1 and not any(token.capital for token in told)
    first = _past_namely(tokens, mark) if mark and plain else 0
    place, many = first, 0
    while first and place < len(tokens):
        who = person_at(scene, tokens, place) if tokens[place].capital else None
        if who is None or who.doubt:
            return []
        many, place = many + 1, who.end
        if place < len(tokens) and tokens[place].low in _JOINING:
            after = place + 1 + ([t.low for t in tokens[place : place + _TWO]] == [",", "and"])
            if after < len(tokens) and tokens[after].capital and tokens[after].low != "i":
                place = after
                continue
        break
    if many < _TWO or not _ends(tokens, place) or (of[0] == "both" and many != _TWO):
        return []
    return [*tokens[:begin], tokens[begin].changed(low="each"), tokens[begin + 1], *tokens[first:]]


def _past_namely(tokens: list[Token], mark: int) -> int:
    """Where the list begins behind a mark, and behind `that is` or the like; 0 where none is announced."""
    if mark >= len(tokens) or tokens[mark].low not in _SETTING_OFF:
        return 0
    place = mark + 1
    lows = [token.low for token in tokens[place : place + 4]]
    said = max((len(words) for words in _NAMELY if tuple(lows[: len(words)]) == words), default=0)
    place += said
    while said and place < len(tokens) and tokens[place].low in {",", ":", "."}:
        place += 1
    return place if place < len(tokens) else 0


def _ends(tokens: list[Token], place: int) -> bool:
    """Whether a clause ends there."""
    behind = [token.low for token in tokens[place : place + _TWO]]
    goes_on = behind[:1] == [")"] or (behind[-1:] == ["i"] and behind[0] in _JOINING)
    goes_on = goes_on or behind == [",", "and"]
    return not behind or behind[0] in _ENDING or goes_on

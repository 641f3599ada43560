"""Whether words refer to something of the game, and which of several things a description fits."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.numbers import NUMBER_WORDS, number_at
from gamemaster.language.english.tokens import OPAQUE, Tokens, tokenize, words_in
from gamemaster.language.values.shapes import shapes_at
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.relevance import BUSINESS
from gamemaster.language.vocabulary.scene import Scene
from gamemaster.language.vocabulary.shorthand import is_closed

_ARTICLES: Final = words_in("a an the my your any of one")
_SOME: Final = words_in("some several most many half")
_LOTS: Final = words_in("couple few handful pair lot bunch number")
_AMONG: Final = (
    _SOME | _LOTS | words_in("a of the those these my your our his her their open other new old more")
)
_NAMED: Final = words_in("called named titled card")
_JOINING: Final = words_in("for or and , in exchange")
_OPENING: Final = words_in("of for")


def refers(scene: Scene, tokens: Tokens, start: int = 0) -> bool:
    """Whether the words from `start` on name anything of the game: its words, things, people, squares."""
    kinds = [kind for kind in scene.lexicon.kinds.values() if kind.things or kind.shapes]
    for place in range(start, len(tokens)):
        token = tokens[place]
        if token.low in scene.lexicon.entities or (token.low.isdecimal() and numbered(scene, token.low)):
            return True
        if token.capital and token.low != "i" and scene.referents.at(scene.text, tokens, place) is not None:
            return True
        for kind in kinds:
            if kind.things and scene.referents.thing_at(tokens, place, kind.things) is not None:
                return True
            shaped = shapes_at(scene, tokens, place, kind) if kind.shapes else []
            if any(len(str(value.parts[0])) > 1 for value in shaped):
                return True
    return False


def numbered(scene: Scene, number: str) -> bool:
    """Whether one of the game's things goes by that number."""
    return any(number in named for named in scene.referents.names.things.values())


def ever_known(scene: Scene, kind: Kind) -> Mapping[str, Any]:
    """The things of that kind that the game has, with those that are no more, where it has any."""
    told, past = (scene.referents.names.things.get(key, {}) for key in (kind.things, kind.past))
    return {**past, **told} if told and past else told


def _is_thing(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether the name of one of the game's things stands there."""
    keys = {kind.things for kind in scene.lexicon.kinds.values() if kind.things}
    return any(scene.referents.thing_at(tokens, place, key) is not None for key in keys)


def names_things(scene: Scene, tokens: Tokens, shaped: bool = True) -> bool:
    """Whether the words name one of the game's things, or (where `shaped`) hold something of their look."""
    for kind in scene.lexicon.kinds.values():
        if not kind.things and not (shaped and kind.shapes):
            continue
        for place in range(len(tokens)):
            if kind.things and scene.referents.thing_at(tokens, place, kind.things) is not None:
                return True
            if shaped and kind.shapes and shapes_at(scene, tokens, place, kind):
                return True
    return False


def names_goods(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words name one of the game's things, or speak of what it deals in (`gold`, `tile`)."""
    return names_things(scene, tokens) or any(token.low in scene.lexicon.entities for token in tokens)


def names_choice(scene: Scene, tokens: Tokens) -> bool:
    """`Water`, `Mage`: whether a word with a capital is one of the few values that something may have."""
    lexicon = scene.lexicon
    closed = [lexicon.values[kind.name] for kind in lexicon.book.kinds if is_closed(kind)]
    return any(
        table.at(tokens, place)
        for place, token in enumerate(tokens)
        if token.capital and token.low != "i"
        for table in closed
    )


def names_value(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words name one of the game's things, or one of the few values that something may have."""
    return names_things(scene, tokens) or names_choice(scene, tokens)


def names_or_numbers(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words name one of the game's things, or are but the number of one (`..., and also 22`)."""
    said = [token.low for token in tokens if token.low[0].isalnum()]
    alone = len(said) == 1 and said[0].isdecimal()
    return names_things(scene, tokens) or (alone and numbered(scene, said[0]))


def names_somebody_else(scene: Scene, tokens: Tokens) -> bool:
    """Whether a word with a capital names somebody who is not the sender."""
    people = (scene.referents.at(scene.text, tokens, p) for p, token in enumerate(tokens) if token.capital)
    return any(named is not None and scene.sender not in named.who for named in people)


def is_title(scene: Scene, before: Tokens, tokens: Tokens) -> bool:
    """Whether the words are the title of the thing whose number stands before them: `31 (Quiet Hours)`."""
    if not before or not tokens or not before[-1].low.isdigit():
        return False
    things = {kind.things for kind in scene.lexicon.kinds.values() if kind.things}
    named = (scene.referents.thing_at(tokens, 0, name) for name in things)
    return any(one is not None and one.end == len(tokens) and one.who == (before[-1].low,) for one in named)


def past_fondness(tokens: Tokens, place: int) -> int:
    """Behind `good old`, `beloved`, in front of a name."""
    behind = place
    while behind < len(tokens) and tokens[behind].low in _FOND and not tokens[behind].capital:
        behind += 1
    return behind if behind < len(tokens) and tokens[behind].capital else place


_FOND: Final = words_in(
    "good old dear beloved lovely beautiful trusty faithful precious poor splendid fine wonderful"
)


def of_the_game(scene: Scene, tokens: Tokens) -> bool:
    """Whether a number, a word or a name of the game stands among the words, or `it` for what was named."""
    lows = {token.low for token in tokens}
    ours = scene.lexicon.entities | scene.lexicon.naming_words | NUMBER_WORDS | {"it", "them"}
    counts = not ours.isdisjoint(lows) or any(low[0].isdigit() for low in lows)
    return counts or bool(scene.lexicon.signs.anywhere(tokens)) or names_things(scene, tokens)


def names_new_thing(scene: Scene, tokens: Tokens) -> bool:
    """`A Goal named Doldrums`: one more of what the game calls its things, with a capital and a name."""
    called = scene.lexicon.nouns_of_things - BUSINESS
    for place in range(1, len(tokens) - 1):
        if tokens[place].low not in called or not tokens[place].capital:
            continue
        named = place + 1 + (tokens[place + 1].low in _NAMED)
        if tokens[place - 1].low in _ARTICLES | {"new"} and tokens[min(named, len(tokens) - 1)].capital:
            return True
    return False


def names_other(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`(I leave the contract) "The Lighthouse Fund"`: the name of something else stands there."""
    if place + 1 < len(tokens) and tokens[place].low in {"called", "named", "known", "titled"}:
        place += 1 + (tokens[place + 1].low == "as")
    if place >= len(tokens) or scene.lexicon.signs.at(tokens, place):
        return False
    if _is_thing(scene, tokens, place):
        return False
    start = tokens[place].start
    quoted = scene.text[max(0, start - 1) : start] in {'"', "“", "«"}
    return tokens[place].low == OPAQUE or (quoted and tokens[place].capital)


def standing(scene: Scene, kind: Kind, value: Value) -> bool:
    """Whether a value is one of the game's numbered things, or may be one of several (`Imke's offer`)."""
    told = scene.referents.names.things.get(kind.things, {}) if kind.number else {}
    named = (part for parts in (value.parts, *value.choice) for part in parts)
    return kind.things != "intents" and any(str(part) in told for part in named)


def names_owned(scene: Scene, tokens: Tokens, place: int, kinds: Iterable[str]) -> bool:
    """`(I accept) Imke's offer`, `Emeric's H`: somebody of the game, and what of eirs a slot of these kinds
    takes."""
    named = scene.referents.at(scene.text, tokens, place) if place < len(tokens) else None
    if named is None or [token.low for token in tokens[named.end : named.end + 1]] != ["'s"]:
        return False
    begin = named.end + 1
    return any(
        scene.lexicon.nouns[name].longest(tokens, begin) is not None
        or (
            kind.shapes
            and begin < len(tokens)
            and tokens[begin].capital
            and shapes_at(scene, tokens, begin, kind)
        )
        for name in kinds
        if (kind := scene.lexicon.kinds.get(name)) is not None and kind.things != "intents"
    )


def left_to_chance(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`I join whichever party will have me`, `I drink one of them`: which of several is left open there."""
    lexicon = scene.lexicon
    lows = [token.low for token in tokens[place : place + 4]]
    if lows[:2] in _THE_USUAL or (
        scene.signed and (lows[:1] == ["something"] or _numbers_alone(tokens, place))
    ):
        return True
    if (lows[:1] and lows[0] in _WHICHEVER) or _several(scene, tokens, place) or _of_a_look(tokens, place):
        return True
    known = lexicon.entities | lexicon.nouns_of_things
    if lows[:1] and lows[0] in _ANY:
        return not known.isdisjoint(lows[1:3])
    one = lows[:2] in (["one", "of"], ["some", "of"], ["any", "of"], ["either", "of"])
    if not one or not known.isdisjoint(lows[2:4]):
        return one
    about = scene.signed or any(token.low in known for token in tokenize(scene.text[:_SEARCHED]))
    return (lows[2:3] in _OF_THEM and about) or (lows[2:3] in _OF_SEVERAL and scene.signed)


def _numbers_alone(tokens: Tokens, place: int) -> bool:
    """`(I play) 2.`: so many, and nothing is said of what."""
    read = number_at(tokens, place) if place < len(tokens) and tokens[place].low not in {"a", "one"} else None
    return read is not None and (read[1] >= len(tokens) or tokens[read[1]].low in {".", "!", ",", "and"})


_OF_SEVERAL: Final = (["the"], ["my"])
_THE_USUAL: Final = (["the", "usual"], ["my", "usual"])


def _of_a_look(tokens: Tokens, place: int) -> bool:
    """`(I invest) in the bluish one`: one of several, by a word that no game knows."""
    place += place < len(tokens) and tokens[place].low in _PREPOSITIONS
    lows = [token.low for token in tokens[place : place + 4]]
    one = lows.index("one", 1) if "one" in lows[1:] else 0
    return one > 0 and lows[0] in {"the", "that"} and all(low.isalpha() for low in lows[:one])


_PREPOSITIONS: Final = words_in("in for on to with at")


def _several(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`a couple of rules`, `some of those proposals`, `two cards`: things of the game, but not which."""
    lows = [token.low for token in tokens[place : place + _FAR]]
    read = number_at(tokens, place)
    counted = read is not None and read[0] > 1
    if not lows or not (counted or lows[0] in _SOME or (lows[0] == "a" and lows[1:2] and lows[1] in _LOTS)):
        return False
    counting = lows[: read[1] - place] if read is not None else []
    named = next((low for low in lows[len(counting) :] if low not in _AMONG), "")
    return any(named in _plurals(kind) for kind in scene.lexicon.kinds.values() if kind.things)


def _plurals(kind: Kind) -> list[str]:
    """What several things of a kind are called, in one word."""
    told = [noun for noun in kind.called if " " not in noun]
    return [noun if noun.endswith("s") else noun + "s" for noun in told]


_FAR: Final = 6
_SEARCHED: Final = 2_000
_WHICHEVER: Final = words_in("whichever whatever whoever whomever")
_ANY: Final = words_in("any some either")
_OF_THEM: Final = (["them"], ["these"], ["those"], ["mine"])


def fitting(
    tokens: Tokens, end: int, known: Mapping[str, object], names: Iterable[str]
) -> tuple[list[str], int]:
    """Those of `names` whose facts the words after `end` describe (`of a 3 for an A`), and their end."""
    left, place, opener = list(names), end, ""
    if [token.low for token in tokens[place : place + 2]] == ["with", "the"]:
        # "the one with the 9", where "with my 9" is what it is paid with
        opener, place = "of", place + 2
    elif place >= len(tokens) or tokens[place].low not in _OPENING:
        return left, end
    while place < len(tokens):
        while place < len(tokens) and tokens[place].low in _ARTICLES | _JOINING and not tokens[place].capital:
            opener = tokens[place].low if tokens[place].low in _OPENING else opener
            place += 1
        if place >= len(tokens):
            break
        low = tokens[place].low.removesuffix("s") if len(tokens[place].low) == 2 else tokens[place].low
        fits = [name for name in left if low in _facts(known.get(name))]
        if not fits:
            break
        # what an offer is of, is given, and what it is for, is one of several that are wanted
        placed = [name for name in fits if low in _facts(known.get(name), opener)]
        if not placed and tokens[end].low == "with":
            break
        left, place = placed or fits, place + 1
        end = place
    return left, end


def _facts(facts: object, opener: str = "") -> set[str]:
    """Every single value of a thing's facts, in lower case: of those with one value, with several, or all."""
    if not isinstance(facts, Mapping):
        return set()
    found: set[str] = set()
    for key, value in facts.items():
        several = isinstance(value, (list, tuple))
        if key == "by" or (opener and several is not (opener == "for")):
            continue
        found |= (
            {str(one).lower() for one in value} if isinstance(value, (list, tuple)) else {str(value).lower()}
        )
    return found

"""The game's named things as values: by name, by number, by owner, or by what was just spoken of.

A reference is certain when exactly one thing fits it; what fits several is a doubt with these on offer.
"""

from collections.abc import Mapping
from typing import Any, Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.numbers import may_be_number, number_at, ordinal_at
from gamemaster.language.english.tokens import OPAQUE, Tokens, tokenize, words_in
from gamemaster.language.values.all_standing import all_standing, only_spoken_of
from gamemaster.language.values.choosing import (
    as_two,
    chosen,
    known,
    owned_by,
    parts_of,
    placed_at,
)
from gamemaster.language.values.describing import ever_known, fitting, past_fondness
from gamemaster.language.values.exceptions import EVERY_ONE, without
from gamemaster.language.values.owned import BELOW, DETERMINERS, RANKED, STANDING, by_owner, ranked
from gamemaster.language.values.ranges import LONGEST_RANGE, past_number_sign, range_end
from gamemaster.language.values.value import Part, Parts, Value
from gamemaster.language.vocabulary.referents import Named
from gamemaster.language.vocabulary.scene import Scene

_POINTING: Final = words_in("this that these those said same above aforementioned it")
_PRONOUNS: Final = words_in("it that this")
_OF_THEM: Final = words_in("of them one last single two three four") | STANDING - {"other"}
_ALL: Final = words_in("all both each every everything")


def things_at(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    """Every way in which a thing of `kind` may be meant by the words at `start`."""
    if start >= len(tokens):
        return []
    if tokens[start].low == OPAQUE:
        inner = tokenize(scene.text[tokens[start].start + 1 : tokens[start].end - 1].strip(" .,!\n"))
        titled = scene.referents.thing_at(inner, 0, kind.things)
        whole = titled is not None and titled.end == len(inner)
        return chosen(kind, start + 1, titled.who) if titled is not None and whole else []
    found = all_standing(scene, tokens, start, kind) or list(_every(scene, tokens, start, kind))
    place, pointed = start, False
    while place < len(tokens) and place < start + 2 and tokens[place].low in DETERMINERS:
        pointed = pointed or tokens[place].low in _POINTING
        place += 1
    place = past_fondness(tokens, place)
    sign = scene.lexicon.signs.longest(tokens, place)
    if sign is not None and _is_noun(scene, tokens, sign.end, kind):
        # "the toy game's offer 2"
        place = sign.end + (tokens[sign.end].low == "'s")
    if place >= len(tokens):
        return found + _pronoun(scene, tokens, start, kind)
    titled_so = _thing_at(scene, tokens, start, kind) if place > start and tokens[start].capital else None
    if titled_so is not None:
        # "A Cook for Every Party", whose article is part of the name
        return [*found, *chosen(kind, titled_so.end, titled_so.who)]
    found += _by_name(scene, tokens, place, kind)
    if (begin := _past_naming(tokens, start)) > start + 1:
        # in "the card that the learned call Old Cat", behind the noun
        named = _thing_at(scene, tokens, begin, kind)
        found += chosen(kind, named.end, named.who) if named is not None else []
    found += _by_number(scene, tokens, place, kind)
    found += by_owner(scene, tokens, start, kind)
    if place > start and tokens[start].low not in {"my", "our", "your"}:
        found += _by_noun(scene, tokens, place, kind, pointed)
    found += _pronoun(scene, tokens, start, kind)
    return found + [more for value in found if (more := _told_again(scene, tokens, value, kind)) is not None]


def _told_again(scene: Scene, tokens: Tokens, value: Value, kind: Kind) -> Value | None:
    """`both of my offers (2 and 5)`: the same things by their numbers, in brackets."""
    place = value.end
    if place + 2 >= len(tokens) or tokens[place].low != "(" or value.doubt:
        return None
    same = {value.parts, *value.others}
    for other in _by_number(scene, tokens, place + 1, kind):
        ends = other.end < len(tokens) and tokens[other.end].low == ")"
        if ends and not other.doubt and {other.parts, *other.others} == same:
            return value._replace(end=other.end + 1)
    return None


def _is_noun(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> bool:
    place += place < len(tokens) and tokens[place].low == "'s"
    return scene.lexicon.nouns[kind.name].longest(tokens, place) is not None


def meant(scene: Scene, kind: Kind, values: list[Value]) -> list[Value]:
    """The facts of things that are meant by them (`the monster of quest 3`), where a kind is of these."""
    if not kind.fact:
        return values
    told = known(scene, kind)

    def fact(parts: Parts) -> Parts:
        return tuple(_fact(told, part, kind.fact) for part in parts)

    return [
        value._replace(
            parts=fact(value.parts),
            others=tuple(fact(parts) for parts in value.others),
            choice=tuple(fact(parts) for parts in value.choice),
        )
        for value in values
    ]


def _fact(told: Mapping[str, Any], part: Part, key: str) -> Part:
    facts = told.get(str(part))
    if isinstance(facts, str):
        return facts if str(part).isdecimal() else part
    return str(facts[key]) if isinstance(facts, Mapping) and facts.get(key) else part


def _by_name(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> list[Value]:
    for hit in scene.lexicon.nouns[kind.name].at(tokens, place):
        # "the party Lanterns", "the community of Ochre"
        after = _past_naming(tokens, hit.end)
        named = _thing_at(scene, tokens, after, kind)
        if named is not None:
            return chosen(kind, named.end, named.who)
    named = _thing_at(scene, tokens, place, kind)
    if named is None:
        return _by_word(scene, tokens, place, kind)
    if (two := as_two(scene, tokens, place, named.end, kind)) is not None:
        return chosen(kind, named.end, (*named.who, *two))
    behind = scene.lexicon.nouns[kind.name].longest(tokens, named.end)
    return chosen(kind, behind.end if behind else named.end, named.who)


def _past_naming(tokens: Tokens, place: int) -> int:
    """Past `called`, `by the name of` or `that the learned call`, which lead from a noun to a name."""
    if [token.low for token in tokens[place : place + 4]] == ["by", "the", "name", "of"]:
        return place + 4
    if place < len(tokens) and tokens[place].low in {"that", "which", "whom"}:
        for end in range(place + 2, min(len(tokens), place + 6)):
            if tokens[end].low in _CALLING:
                return end + 1
    while place < len(tokens) and tokens[place].low in _NAMING:
        place += 1
    return place


_CALLING: Final = words_in("call calls called name names named know knows")
_NAMING: Final = words_in("of called named the known as titled entitled styled")


def _thing_at(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> Named | None:
    """The thing whose name stands at `place`, one that the mail itself has made among them."""
    named = scene.referents.thing_at(tokens, place, kind.things)
    for name in scene.made.get(kind.things, ()) if named is None else ():
        spelled = tuple(token.low for token in tokenize(name))
        if spelled and tuple(token.low for token in tokens[place : place + len(spelled)]) == spelled:
            return Named(place + len(spelled), (name,))
    return named


def _by_word(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> list[Value]:
    """A word in capitals out of a name: it tells what may be meant, and is no name."""
    fits = scene.referents.things_with(tokens, place, kind.things)
    parts = tuple(parts_of(kind, name) for name in fits)
    return [Value(place + 1, parts[0], doubt="ambiguous_name", choice=parts[:6])] if parts else []


_PLAINLY_A_NUMBER: Final = 10
"""From here on a number in words is no pronoun or article: `I vote for thirty-two`."""


def _by_number(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> list[Value]:
    """`offer 2`, `offer no. 2`, `#2`, the second offer; a bare number only where a thing is called so."""
    nouns = scene.lexicon.nouns[kind.name]
    told = known(scene, kind)
    for hit in nouns.at(tokens, place):
        begin = past_number_sign(tokens, hit.end)
        read = number_at(tokens, begin)
        if read is not None and read[0] > 0:
            return _numbers(scene, tokens, read, kind)
    begin = past_number_sign(tokens, place)
    read = number_at(tokens, begin)
    if read is not None and read[0] > 0 and (begin > place or str(read[0]) in told):
        if tokens[begin].low[0].isdigit() or begin > place or read[0] >= _PLAINLY_A_NUMBER:
            return _numbers(scene, tokens, read, kind)
        return []
    nth = ordinal_at(tokens, place)
    if nth is not None:
        noun = nouns.longest(tokens, nth[1])
        one = nth[1] < len(tokens) and tokens[nth[1]].low == "one"
        if noun is not None or one:
            end = noun.end if noun is not None else nth[1] + 1
            return _nth(scene, tokens, kind, nth[0], end)
    return []


def _numbers(scene: Scene, tokens: Tokens, read: tuple[int, int], kind: Kind) -> list[Value]:
    """The thing of that number, and those listed after it (`proposals 81, 82 and 84`)."""
    told = ever_known(scene, kind)
    numbers, end = [read[0]], read[1]
    single = _numbered(kind, numbers, end, told)
    found = [single]
    while True:
        place = end
        while place < len(tokens) and place < end + 2 and tokens[place].low in {",", "and", "&"}:
            place += 1
        begin = past_number_sign(tokens, place)
        more = number_at(tokens, begin) if place > end else None
        if more is None and (through := range_end(scene, tokens, end)) is not None:
            last = through[0]
            if not 0 < last - numbers[-1] < LONGEST_RANGE:
                break
            numbers, end = [*numbers, *range(numbers[-1] + 1, last + 1)], through[1]
            continue
        if more is None or more[0] < 1 or (told and str(more[0]) not in told and begin == place):
            break
        numbers, end = [*numbers, more[0]], more[1]
    if len(numbers) > 1:
        found.append(_numbered(kind, numbers, end, told))
        if (hit := EVERY_ONE.longest(tokens, end)) is not None and _stops(tokens, hit.end):
            found.append(found[-1]._replace(end=hit.end))
        left = without(scene, tokens, end, kind, [str(number) for number in numbers])
        found += [] if left is None else [left]
    return found


def _stops(tokens: Tokens, place: int) -> bool:
    """Whether a list is over there."""
    return place >= len(tokens) or tokens[place].low in {",", ".", ";", "!", "and", "--"}


def _numbered(kind: Kind, numbers: list[int], end: int, told: Mapping[str, Any]) -> Value:
    """Things by their numbers; those that the game does not have are a doubt."""
    first, *others = [parts_of(kind, str(number)) for number in numbers]
    strange = kind.things != "intents" and bool(told) and any(str(n) not in told for n in numbers)
    choice = (first,) if strange else ()
    return Value(end, first, tuple(others), bool(others), "which_one" if strange else "", choice)


def _nth(scene: Scene, tokens: Tokens, kind: Kind, n: int, end: int) -> list[Value]:
    """The second offer: the one numbered so, unless the mail answers several and means their order."""
    told = known(scene, kind)
    answered = scene.prompts.things(kind, tokens[end - 1].start)
    placed = {answered[n - 1]} if 0 < n <= len(answered) and len(answered) > 1 else set()
    if str(n) in told or not told:
        placed.add(str(n))
    return chosen(kind, end, sorted(placed))


def _by_noun(scene: Scene, tokens: Tokens, place: int, kind: Kind, pointed: bool) -> list[Value]:
    """`that offer`, `the offer above`: what the mail speaks of, or the only one there is."""
    if tokens[place].low in RANKED:
        return ranked(scene, tokens, place, kind, "")
    hit = scene.lexicon.nouns[kind.name].longest(tokens, place)
    if hit is None and not (pointed and tokens[place].low == "one"):
        return []
    end = hit.end if hit is not None else place + 1
    while end < len(tokens) and tokens[end].low in BELOW:
        end += 1
    described, after = fitting(tokens, end, known(scene, kind), known(scene, kind))
    if after > end:
        return chosen(kind, after, described)
    here = scene.mentioned(kind, tokens[place].start)
    if pointed:
        # "Rust has two tiles. I invest in that community."
        here = tuple(dict.fromkeys((*here, *scene.named_before(kind))))
    return chosen(kind, end, here or known(scene, kind))


def _pronoun(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    if (placed := placed_at(scene, tokens, start, kind)) is not None:
        return placed
    if (low := tokens[start].low) == "them":
        # one party, which has a plural for its name
        told = scene.mentioned(kind, tokens[start].start)
        return chosen(kind, start + 1, told) if len(told) == 1 and told[0].endswith("s") else []
    if low not in _PRONOUNS or not (known(scene, kind) or scene.made.get(kind.things)):
        return []
    meant = scene.just_done_to if low == "it" else scene.mentioned
    told = meant(kind, tokens[start].start) or only_spoken_of(scene, tokens, start, kind)
    return chosen(kind, start + 1, told)


def _every(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    """`all of these`, `both offers`, `everything above`: each thing that the mail answers."""
    if tokens[start].low not in _ALL:
        return []
    place = start + 1
    mine = False
    if (before := _numbers_before(scene, tokens, start, kind)) and (
        left := without(scene, tokens, place, kind, before)
    ):
        return [left]
    if tokens[start].low == "both" and place < len(tokens) and may_be_number(tokens[place].low):
        return [value for value in _by_number(scene, tokens, place, kind) if len(value.others) == 1]
    while place < len(tokens) and tokens[place].low in DETERMINERS | _OF_THEM:
        mine = mine or tokens[place].low in {"my", "our"}
        place += 1
    hit = scene.lexicon.nouns[kind.name].longest(tokens, place)
    place = hit.end if hit is not None else place
    while place < len(tokens) and tokens[place].low in BELOW | {"proposed", "listed"}:
        place += 1
    owned = tuple(owned_by(scene, kind, scene.sender)) if mine else ()
    names = owned or scene.prompts.things(kind, tokens[start].start)
    if not names:
        begin = start + 1
        while begin < len(tokens) and tokens[begin].low in {"of", "the"}:
            begin += 1
        return _by_number(scene, tokens, begin, kind) if begin > start + 1 else []
    first, *others = [parts_of(kind, name) for name in names]
    both = tokens[start].low == "both"
    return [] if both and len(others) != 1 else [Value(place, first, tuple(others), True)]


def _numbers_before(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[str]:
    """`Of proposals 41, 42 and 43 (I vote for all but 42)`: the numbers that it begins with."""
    among = start > 1 and tokens[0].low in {"of", "out", "from", "on", "among"}
    read = things_at(scene, tokens[:start], 1, kind) if among else []
    several = max((v for v in read if v.others and not v.doubt), key=lambda value: value.end, default=None)
    return [] if several is None else [str(parts[0]) for parts in (several.parts, *several.others)]

"""What `it` stands for: the thing named in front of an act, or in the act before it.

`Ochre has no name yet; I name it Teal`: a thing of the game, by its name (`recalled`); what a sentence speaks
of anyway is found with the things (`things`). `I turn the left machine off, then I set it to A`: one of a few
that everybody has, which have no names, only words that tell them apart (`with_it_named`). `If Tarn is here,
I give him 2 gold`: the one person that the words before name (`with_them_named`).
"""

import re
from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.clauses import verb_place
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in, words_of
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene
from gamemaster.language.vocabulary.shorthand import is_closed

SOMEBODY: Final = words_in("him her them em")
_FAR: Final = 400
_END: Final = re.compile(r"[.!?]\s|\n[ \t]*\n")


def recalled(scene: Scene, kind: Kind, at: int) -> tuple[tuple[str, ...], bool]:
    """The things of `kind` that the sentence has named before the act at offset `at`, and whether it is
    unclear that they are meant: because there are several, or because only the sentence before names one.

    Nothing is recalled behind another act, which may have made the thing that is meant.
    """
    first = max(0, at - _FAR)
    before = scene.text[first:at]
    if scene.acted:
        return (), False
    ends = [match.end() for match in _END.finditer(before)]
    here = tokenize(scene.text, first + (ends[-1] if ends else 0), at)
    if _says_act(scene, here):
        return (), False
    names = things_in(scene, kind, here)
    if names:
        return names, len(names) > 1 or _qualified(scene, kind, before, here)
    blank = before.rfind("\n\n")
    told = tokenize(scene.text, first + max(blank, ends[-2] if len(ends) > 1 else 0, 0), at)
    return (), bool(things_in(scene, kind, told)) and not _says_act(scene, told)


def things_in(scene: Scene, kind: Kind, tokens: Tokens) -> tuple[str, ...]:
    """The things of `kind` that the words name, in order."""
    found: dict[str, None] = {}
    place = 0
    while place < len(tokens):
        named = [
            v
            for v in values_at(scene, tokens, place, kind.name)
            if not v.doubt and (tokens[place].capital or v.end - place > 1)
        ]
        best = max(named, key=lambda value: value.end, default=None)
        for parts in (best.parts, *best.others) if best is not None else ():
            found[str(parts[0])] = None
        place = best.end if best is not None else place + 1
    return tuple(found)


def _qualified(scene: Scene, kind: Kind, before: str, told: Tokens) -> bool:
    """`Square: G0 if free` above the act: a row with a label, of which the thing is not the bare value."""
    if not before.rstrip(" \t").endswith("\n"):
        return False
    begins = [0, *(place for place, token in enumerate(told) if token.line and place), len(told)]
    return any(_is_more(scene, kind, told[begin:end]) for begin, end in pairwise(begins))


def _is_more(scene: Scene, kind: Kind, row: Tokens) -> bool:
    """Whether a row has a label, and its value holds a thing of `kind` and more."""
    mark = next((p + 1 for p, token in enumerate(row[:_LONGEST_LABEL]) if p and token.low in _MARKING), 0)
    bare = any(v.end == len(row) and not v.doubt for v in values_at(scene, row, mark, kind.name))
    return mark > 0 and not bare and bool(things_in(scene, kind, row[mark:]))


_MARKING: Final = words_in(": = - -- |")
_LONGEST_LABEL: Final = 5


def _says_act(scene: Scene, tokens: Tokens) -> bool:
    """Whether a verb of the game is said in the first person."""
    for place, token in enumerate(tokens):
        if token.low not in {"i", "we"} or _has_done(tokens[place + 1 : place + 5]):
            continue
        if scene.lexicon.verb_at(tokens, verb_place(tokens, place + 1)):
            return True
    return False


def _has_done(tokens: Tokens) -> bool:
    """`(I) have not used it`: what was, and no act of having something."""
    return (
        bool(tokens)
        and tokens[0].low in _HAVING
        and any(is_past(token.low) or token.low == "used" for token in tokens[1:])
    )


_HAVING: Final = words_in("have 've haven had")
_NEAR_ACTS: Final = 2
_FROM: Final = words_in("from in with on of")


def with_it_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with their one `it` named, if a verb of the game takes it and the words before it in the
    sentence (`I take the token from my left machine and set it to 3`), or else the acts before, name one."""
    places = [p for p, (a, b) in enumerate(pairwise((*tokens, tokens[-1]))) if _is_it(a, b)]
    if len(places) != 1 or places[0] == 0:
        return tokens
    at = places[0]
    for kind in _told_apart(scene):
        if not _takes(scene, tokens, at, kind):
            continue
        said = _phrase_for(kind, _named_before(scene, tokens, at, kind) or _done_to(scene, kind))
        if said is not None:
            it = tokens[at]
            return [*tokens[:at], *(it.changed(low=low) for low in words_of(said)), *tokens[at + 1 :]]
    return tokens


def _is_it(token: Token, following: Token) -> bool:
    """Whether a token is `it`, and not that of `it is` and `it's`."""
    return token.low == "it" and following.low not in {"'s", "is"}


def with_same_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I take the token of my left machine. In the same machine I start a 7`, `... and put a 7 in its place`:
    the one of a few that the words before name, or else the acts before the sentence."""
    lows = [token.low for token in tokens]
    for at in (place for place, low in enumerate(lows) if low == "in"):
        for kind in _told_apart(scene):
            end = at + (len(_IN_ITS_PLACE) if lows[at : at + 3] == _IN_ITS_PLACE else _same(lows, at, kind))
            named = _named_before(scene, tokens, at, kind) or _done_to(scene, kind) if end > at else ()
            said = _phrase_for(kind, named) if named else None
            if said is not None:
                told = [tokens[at + 1].changed(low=low) for low in words_of(said)]
                return [*tokens[: at + 1], *told, *tokens[end:]]
    return tokens


def _same(lows: list[str], at: int, kind: Kind) -> int:
    """How many words `in the same machine` has, where it stands at `at`; 0 where it does not."""
    same = lows[at + 1 : at + 3] == ["the", "same"] and lows[at + 3 : at + 4] != []
    return 4 if same and lows[at + 3] in {*kind.called, "one", "place", "slot"} else 0


_IN_ITS_PLACE: Final = ["in", "its", "place"]


def with_there_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I take the 6 out of my right constructor, begin constructing an A there`: `there` as the one of a few
    that the words before the verb name, or else the acts before the sentence."""
    at = next((p for p in range(2, len(tokens)) if _points_there(tokens, p)), 0)
    verbs = [place for place in range(at) if scene.lexicon.verb_at(tokens, place)]
    if not at or not verbs:
        return tokens
    verb = verbs[-1]
    for kind in _told_apart(scene):
        frames = [hit.what.frame for hit in scene.lexicon.verb_at(tokens, verb)]
        if not any(slot.kind == kind.name for frame in frames for slot in frame.slots):
            continue
        said = _phrase_for(kind, _named_before(scene, tokens, verb, kind) or _done_to(scene, kind))
        if said is not None:
            told = [tokens[at].changed(low=low) for low in words_of(said)]
            led = tokens[at].low == "it" or tokens[at - 1].low in _FROM
            within = [] if led else [tokens[at].changed(low="in")]
            return [*tokens[:at], *within, *told, *tokens[at + 1 :]]
    return tokens


_BEHIND_THERE: Final = words_in("and instead now next again")


def _points_there(tokens: Tokens, place: int) -> bool:
    """`there` at the end of a clause, or `in it`."""
    ends = (
        place + 1 == len(tokens)
        or not tokens[place + 1].low[0].isalnum()
        or tokens[place + 1].low in _BEHIND_THERE
    )
    return ends and (
        tokens[place].low == "there"
        or (tokens[place].low == "it" and tokens[place - 1].low in {"in", "into"})
    )


def with_told_named(scene: Scene, tokens: Tokens, before: Tokens) -> Tokens:
    """`If the Surveyor still has a token, I take one`: the tokens with their one `one` or `it` named by the
    words `before`, if these name one value of what a verb right before it takes."""
    places = [place for place, token in enumerate(tokens) if token.low in {"one", "it"} and place]
    if len(places) != 1:
        return tokens
    at = places[0]
    kinds = scene.lexicon.kinds.values()
    last = tokens[at].low == "it" and not any(token.low[0].isalnum() for token in tokens[at + 1 :])
    alike = [kind for kind in kinds if last and len(set(kind.phrases.values())) == 1]
    for kind in [*_told_apart(scene), *alike] if tokens[at].low == "it" else kinds:
        if kind.things or not kind.phrases or not _takes(scene, tokens, at, kind):
            continue
        table = scene.lexicon.values[kind.name]
        least = 2 if kind in alike else 1
        places_told = range(len(before) - least + 1)
        hits = [hit for p in places_told if (hit := table.longest(before, p)) and hit.end - p >= least]
        said = _phrase_for(kind, {hit.what for hit in hits})
        if said is not None:
            named = tokens[at]
            return [*tokens[:at], *(named.changed(low=low) for low in words_of(said)), *tokens[at + 1 :]]
    return tokens


def with_place_named(scene: Scene, tokens: Tokens, before: Tokens) -> Tokens:
    """`If G0 is still empty, I place a tile on it`: `on it` and `there` as the one place that the words
    `before` name; `If I'm not at the Healer, I go there`."""
    places = [p for p, t in enumerate(tokens) if p and t.low in {"it", "there"}]
    at = places[0] if len(places) == 1 else 0
    if not at or (tokens[at].low == "it" and tokens[at - 1].low not in _ONTO):
        return tokens
    for kind in scene.lexicon.kinds.values():
        goes = bool(kind.only_exit) and tokens[at].low == "there" and tokens[at - 1].low in _GOING
        taken = kind.shapes and any(_takes(scene, tokens, p, kind) for p in range(1, at + 1))
        if not (taken or goes):
            continue
        values = [(p, v) for p in range(len(before)) for v in _shaped(scene, before, p, kind)]
        named = [tuple(before[p : v.end]) for p, v in values]
        alike = {v.parts if goes else tuple(t.low for t in before[p : v.end]) for p, v in values}
        if len(alike) == 1:
            on = [] if tokens[at].low == "it" else [tokens[at].changed(low="to" if goes else "on")]
            return [*tokens[:at], *on, *named[0], *tokens[at + 1 :]]
    return tokens


def _shaped(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> list[Value]:
    """The values of a kind that stand there by their shape."""
    alone = place == 0 or tokens[place].start > tokens[place - 1].end
    read = values_at(scene, tokens, place, kind.name) if alone else []
    return [v for v in read if not v.doubt and not v.others and v.end > place]


_ONTO: Final = words_in("on at upon onto")
_GOING: Final = words_in("go move walk head travel hurry run march return")


def _told_apart(scene: Scene) -> Iterator[Kind]:
    """The kinds of which there are a few, each told by a word of its own."""
    for kind in scene.lexicon.kinds.values():
        if kind.called and kind.phrases and is_closed(kind):
            yield kind


def _takes(scene: Scene, tokens: Tokens, at: int, kind: Kind) -> bool:
    """Whether a verb right before `at`, or one with `from` between, is done to something of that kind."""
    verbs = range(at - 1, at) if tokens[at - 1].low not in _FROM else range(at - 1)
    return any(
        any(slot.kind == kind.name for slot in hit.what.frame.slots)
        for place in verbs
        for hit in scene.lexicon.verb_at(tokens, place)
    )


def _done_to(scene: Scene, kind: Kind) -> set[object]:
    """The values of `kind` that the acts right before the sentence name."""
    before = next((acts for acts in reversed(scene.deeds[-_NEAR_ACTS:]) if acts), ())
    return {value for act in before for value in _values_of(scene, act, kind)}


def _named_before(scene: Scene, tokens: Tokens, end: int, kind: Kind) -> set[object]:
    """The values of `kind` that the words in front of `end` name."""
    table = scene.lexicon.values[kind.name]
    hits = [(place, hit) for place in range(end) if (hit := table.longest(tokens, place))]
    past = any(token.low in _EARLIER for token in tokens[:end])
    if (hits and past) or any(place and tokens[place - 1].low in _ANOTHERS for place, _ in hits):
        # Tarn's left one is nobody's but eirs, and last week's may not be this week's
        return {None, *(hit.what for _, hit in hits)}
    return {hit.what for _, hit in hits}


_EARLIER: Final = words_in("last earlier yesterday before previously once")
_ANOTHERS: Final = words_in("'s his her their your eir")


def _phrase_for(kind: Kind, values: Collection[object]) -> str | None:
    """What the only one of the values is called; None for none or several."""
    return next((phrase for phrase, value in kind.phrases.items() if values == {value}), None)


def _values_of(scene: Scene, act: Act, kind: Kind) -> Iterator[object]:
    """What an act names of that kind."""
    params = act.action.params()
    for slot in scene.lexicon.slots_of(act.action.name):
        if slot.kind == kind.name and slot.params[0] in params:
            yield params[slot.params[0]]


def with_them_named(scene: Scene, tokens: Tokens, before: Tokens) -> Tokens:
    """The tokens with `him`, `her` and `them` named, where the words `before` name just one other person."""
    if not any(token.low in SOMEBODY for token in tokens):
        return tokens
    told = (scene.referents.at(scene.text, before, p) for p, t in enumerate(before) if t.capital)
    people = {named.who for named in told if named is not None and named.who != (scene.sender,)}
    if len(people) != 1 or len(who := people.pop()) != 1:
        return tokens
    return named_objects(tokens, who[0], SOMEBODY)


def named_objects(tokens: Tokens, who: str, pronouns: Collection[str]) -> Tokens:
    """The tokens with the name of `who` for each of the pronouns that is an object."""
    found: list[Token] = []
    for place, token in enumerate(tokens):
        if token.low in pronouns and objects_at(tokens, place):
            found += [token.changed(low=low, capital=True) for low in words_of(who)]
        else:
            found.append(token)
    return found


def objects_at(tokens: Tokens, place: int) -> bool:
    """Whether the pronoun there is no owner (`her sword`)."""
    following = tokens[place + 1].low if place + 1 < len(tokens) else "."
    return tokens[place].low != "her" or not following[0].isalpha() or following in _AFTER_OBJECT


_AFTER_OBJECT: Final = NUMBER_WORDS | words_in(
    "a an the my all half and then with to for on at in now too if again what whatever"
)

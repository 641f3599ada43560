"""Sentences that make a move in words that somebody else, or an earlier mail, has to fill.

`On the rest I vote the way Brask does` and `I do the same as last week` name no move that can be looked up;
`Put me down for Brask or for Tarn` leaves the choice to its reader. Each of them is asked about.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.echoes import DITTO
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.frames.completed import completed
from gamemaster.language.values.describing import names_things, numbered
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

MIMICKING: Final = words_in(
    "do too same usual way as like what whatever however likewise with repeat copy mirror follow imitate me "
    "my"
)
"""Without one of these no sentence does so."""
_ACTING: Final = words_in("vote do act move play go answer decide proceed")
_ADVERBS: Final[frozenset[str]] = words.ADVERBS | words_in("also just simply")
_COPYING: Final = words_in("repeat copy mirror follow imitate echo")
_LIKE: Final = words_in("same way as like what whatever however with exactly likewise")
_BEFORE: Final = words_in("last before previous earlier yesterday usual")
_PASSED: Final = words_in("week weeks turn month time round day night today's session letter mail")
_THE_USUAL: Final = (["the", "usual"], ["as", "usual"], ["as", "before"])
_BARRED: Final[frozenset[str]] = words.SPEECH | words_in(
    "not n't 't never no would could might may should must will 'll shall always usually often "
    "sometimes every wish hope think want know wonder people who why when you your"
)
_HANGING: Final[frozenset[str]] = (words.CONDITION - {"otherwise"}) | {"?"}
_LEADING: Final = words_in(", : -- ; please so then and")


def mimics(scene: Scene, tokens: list[Token], lows: frozenset[str]) -> bool:
    """Whether a sentence may make such a move."""
    if lows.isdisjoint(MIMICKING) or not (scene.signed or scene.acted) or not lows.isdisjoint(_HANGING):
        return False
    if not lows.isdisjoint(_OF_ME) and _left_to_reader(scene, tokens):
        return True
    if "i" in lows and _joins_in(scene, tokens, lows):
        return True
    return (
        "i" in lows
        and lows.isdisjoint(_BARRED)
        and any(
            token.low == "i"
            and (_as_others(scene, tokens, place + 1) or _does_its_best(scene, tokens, place))
            for place, token in enumerate(tokens)
        )
    )


def _does_its_best(scene: Scene, tokens: list[Token], place: int) -> bool:
    """`With the other two constructors I do what is best`: something is done with things of the game, and
    nobody is told what."""
    if tokens[0].low not in _WITH or place < _SHORTEST_FRONT:
        return False
    front, lows = tokens[1:place], [token.low for token in tokens[place + 1 : place + 4]]
    open_to_all = len(lows) > 1 and lows[0] in {"do", "play"} and lows[1] in _BEST
    ours = not scene.lexicon.entities.isdisjoint(token.low.removesuffix("s") for token in front)
    return open_to_all and (ours or names_things(scene, front))


_WITH: Final = words_in("with for on to as in")
_SHORTEST_FRONT: Final = 3
_BEST: Final = words_in("what whatever whichever something anything")


def _joins_in(scene: Scene, tokens: list[Token], lows: frozenset[str]) -> bool:
    """`Brask votes for Tarn, and so do I`: what is told of somebody else is the sender's, too."""
    said = [token.low for token in tokens if token.low[0].isalnum()]
    joins = any(said[-len(end) :] == end and said[-len(end) - 1 : -len(end)] == ["and"] for end in _SO_DO_I)
    if not joins or not lows.isdisjoint(_BARRED - {"want", "always"}):
        return False
    for place, token in enumerate(tokens):
        base = token.low.removesuffix("es" if token.low in {"goes", "passes"} else "s")
        if base not in scene.lexicon.base_words:
            continue
        done = [*tokens[:place], token.changed(low=base), *tokens[place + 1 :]]
        named = names_things(scene, tokens[place:]) or any(numbered(scene, t.low) for t in tokens[place:])
        if any(named or f.ready.frame.strength != "common" for f in completed(scene, done, place)):
            return True
    return False


_SO_DO_I: Final = (["so", "do", "i"], ["so", "i", "do"], ["i", "do"], ["i", "do", "too"], ["i", "too"])
_OF_ME: Final = words_in("me my")


def _left_to_reader(scene: Scene, tokens: list[Token]) -> bool:
    """`Put me down for Brask or for Tarn`: an order to the game master, which names somebody."""
    for place, token in enumerate(tokens):
        if token.low in _BARRED:
            return False
        if place and tokens[place - 1].low not in _LEADING:
            continue
        hit = scene.lexicon.sayings.longest(tokens, place) if token.low.isalpha() else None
        mine = hit is not None and any(word.low in _OF_ME for word in tokens[place : hit.end])
        if hit is not None and mine and person_at(scene, tokens, hit.end) is not None:
            return True
    return False


def _as_others(scene: Scene, tokens: list[Token], place: int) -> bool:
    """`vote the way Brask does`, `do the same with my constructors as last week`, `repeat last week's moves`:
    what stands behind `I`."""
    while place < len(tokens) and tokens[place].low in _ADVERBS:
        place += 1
    verb = tokens[place].low if place < len(tokens) else ""
    stop = next((p for p in range(place, len(tokens)) if tokens[p].low in {";", ":", ".", "--"}), len(tokens))
    behind = tokens[place + 1 : stop]
    lows = [token.low for token in behind]
    named = any(
        (who := person_at(scene, tokens, p)) is not None and scene.sender not in who.parts
        for p in range(place + 1, stop)
        if tokens[p].capital and [token.low for token in tokens[p + 1 : p + 2]] != ["'s"]
    )
    if verb in _COPYING:
        return (named and len(lows) <= _FEW) or _of_before(lows)
    if verb not in _ACTING or not lows:
        return False
    if lows[:2] in _THE_USUAL:
        return verb == "do" or len(lows) == len(lows[:2]) or names_things(scene, behind)
    opens = set(lows[:3]) & _LIKE
    near = opens and (named or _of_before(lows))
    ours = names_things(scene, behind) or not scene.lexicon.entities.isdisjoint(lows)
    return bool(near) and (ours or "with" not in lows[1:])


_FEW: Final = 6


def _of_before(lows: list[str]) -> bool:
    """`as last week`, `the same as yesterday`, `what I did before`."""
    return any(
        low in _BEFORE and (low != "last" or lows[place + 1 : place + 2] == [] or lows[place + 1] in _PASSED)
        for place, low in enumerate(lows)
    )


def as_another(scene: Scene, tokens: Tokens) -> bool:
    """`Tarn objects to intent 5, and so do I`: what somebody else does is told, and done as well."""
    place = next((p for p, token in enumerate(tokens) if token.low in _DITTO), len(tokens))
    begins = [p for p in range(max(0, place - 2), place + 1) if DITTO.at(tokens, p)]
    if not begins or (begins[0] and tokens[begins[0] - 1].low not in _LEADING):
        return False
    hit = DITTO.longest(tokens, begins[0])
    if hit is None or any(token.low[0].isalnum() and token.low not in _NOW for token in tokens[hit.end :]):
        return False
    first = tokens[begins[0]].start
    before = tokenize(scene.text, max(0, first - _NEAR), first)
    for at, token in enumerate(before):
        who = person_at(scene, before, at) if token.capital else None
        if who is None or scene.sender in who.parts or who.end >= len(before):
            continue
        told = [
            *scene.lexicon.verb_at(before, who.end, "third"),
            *scene.lexicon.verb_at(before, who.end, "past"),
        ]
        if told and all(mark.low not in _APART for mark in before[who.end :][:-_MARKS]):
            return True
    return False


_DITTO: Final = words_in("so as too same ditto likewise")
_NOW: Final = words_in("today now hereby then well")
_NEAR: Final = 120
_MARKS: Final = 2
_APART: Final = words_in("? ;")

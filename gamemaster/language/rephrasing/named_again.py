"""Things that a sentence names a second time by their place: `the latter`, `the same`, `Tarn third`.

`Of Draw 2 and Rum I play the latter` is `I play Rum`, `a 7 in my left machine and the same in my right one`
names the 7 twice, and `Tarn first, Brask second` is `Tarn, Brask`. What must stay true: the words leave one
meaning only, and whatever else they hold stays where it is.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at, ordinal_at
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Scene

_TURNING: Final = words_in("of about on regarding concerning between as for to from")
_NOUNS: Final = words_in("the two both my these cards , :")
_PLACED: Final = words_in("former latter")
_RANKING: Final = words_in("followed finally lastly last > -> →")
NAMING_AGAIN: Final = _PLACED | _RANKING | {"same", "first", "that"}
"""Without one of these nothing is named so."""
_LONGEST_FRONT: Final = 14
_LONGEST_OBJECT: Final = 4
_INTO: Final = words_in("in into to")
_SHORTEST: Final = 8
_TWO: Final = 2


def named_again(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with what they mean by such words in the place of these."""
    lows = [token.low for token in tokens]
    if not _PLACED.isdisjoint(lows):
        tokens = _former_and_latter(scene, tokens)
    if "same" in lows and ("the", "same") in pairwise(lows):
        tokens = _the_same(scene, tokens)
    if ("that", "of") in pairwise(lows):
        tokens = _that_of(scene, tokens)
    if not _RANKING.isdisjoint(lows) and len(lows) > _SHORTEST:
        tokens = _in_a_row(scene, tokens)
    if "first" in lows and len(lows) > _SHORTEST:
        tokens = _without_ranks(scene, tokens)
    return tokens


def _that_of(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I leave my party and join that of the Larks`: the one noun of the game that an act before it took."""
    place = next(p for p, (a, b) in enumerate(pairwise(tokens)) if (a.low, b.low) == ("that", "of"))
    verb = tokens[place - 1].low if place else ""
    owned = (
        (article, noun)
        for article, noun in pairwise(tokens[:place])
        if article.low in _OWNED and noun.low in scene.lexicon.nouns_of_things
    )
    nouns = list(owned)
    named = any(token.capital for token in tokens[place + 2 : place + 4])
    if verb not in scene.lexicon.base_words or len(nouns) != 1 or not named:
        return tokens
    at, noun = tokens[place], nouns[0][1]
    said = [at.changed(low="the"), noun.changed(start=at.start, end=at.end, line=False)]
    return [*tokens[:place], *said, *tokens[place + 1 :]]


_OWNED: Final = words_in("my our the")


def _in_a_row(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`Tarn, followed by Brask, and finally Jun`, `Tarn > Brask > Jun`: a list of people in their order."""
    if not _takes_lists_of_people(scene, tokens):
        return tokens
    found: list[Token] = []
    place = 0
    while place < len(tokens):
        led = _BETWEEN_PEOPLE.longest(tokens, place)
        after = led.end if led is not None else place
        between = (
            place and place < after < len(tokens) and tokens[after].capital and tokens[place - 1].capital
        )
        if not between or person_at(scene, tokens, after) is None:
            found.append(tokens[place])
            place += 1
            continue
        found.append(tokens[place].changed(low=",", end=tokens[after - 1].end))
        place = after
    return found


_BETWEEN_PEOPLE: Final = table_of(
    ", followed by; followed by; , then finally; , and then finally; , and finally; and finally; "
    ", and lastly; and lastly; , lastly; , finally; , and last; and last; >; ->; - >; →"
)


def _takes_lists_of_people(scene: Scene, tokens: list[Token]) -> bool:
    """Whether the act of a sentence, or what it opens with, takes people in a row."""
    told = head(scene, tokens, 0)
    hits = list(scene.lexicon.verb_at(tokens, told.verb)) if told.mood is Mood.PERFORM else []
    frames = [hit.what.frame for hit in hits] + [
        hit.what.frame for hit in scene.lexicon.sayings.at(tokens, 0)
    ]
    return any(slot.many and slot.kind == "person" for frame in frames for slot in frame.slots)


def _former_and_latter(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`About proposals 44 and 45: I vote for the latter`: what is named in front, and nothing else is."""
    subject = next((p for p, token in enumerate(tokens[:_LONGEST_FRONT]) if token.low == "i"), 0)
    places = [p for p, token in enumerate(tokens) if token.low in _PLACED]
    # what a condition says is kept in its own words
    bare = words.CONDITION.isdisjoint(token.low for token in tokens)
    if not subject or not bare or any(p < subject + _TWO or tokens[p - 1].low != "the" for p in places):
        return tokens
    front = tokens[:subject]
    joints = [p for p, token in enumerate(front) if token.low == "and"]
    if len(joints) != 1 or front[0].low not in _TURNING:
        return tokens
    one, other = _plain(scene, front[: joints[0]]), _plain(scene, front[joints[0] + 1 :])
    if not one or not other or not _is_one(scene, one) or not _is_one(scene, other):
        return tokens
    found = tokens[subject:]
    for place in reversed([p - subject for p in places]):
        at = found[place]
        meant = one if at.low == "former" else other
        found[place - 1 : place + 1] = [t.changed(start=at.start, end=at.end, line=False) for t in meant]
    return found


def _plain(scene: Scene, said: list[Token]) -> list[Token]:
    """The words without those that turn to a thing, or say of what sort it is."""
    around = _TURNING | _NOUNS | scene.lexicon.naming_words | scene.lexicon.nouns_of_things
    while said and said[0].low in around and not _is_one(scene, said):
        said = said[1:]
    return said[:-1] if said and said[-1].low in {",", ":"} else said


def _is_one(scene: Scene, said: Tokens) -> bool:
    """Whether words name one thing of the game or one person, to the last of them."""
    who = person_at(scene, said, 0) if said[0].capital else None
    if who is not None and not who.doubt and who.end == len(said):
        return True
    kinds = (kind for kind in scene.lexicon.kinds.values() if kind.things)
    read = (value for kind in kinds for value in things_at(scene, said, 0, kind))
    return any(value.end == len(said) and not value.doubt and not value.others for value in read)


def _the_same(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I give 3 gold to Tarn and the same to Brask`: so many, or one, of what the verb was done to."""
    place = next(p for p in range(len(tokens) - 1) if (tokens[p].low, tokens[p + 1].low) == ("the", "same"))
    told = head(scene, tokens, 0)
    behind = tokens[place + 2].low if place + 2 < len(tokens) - 1 else ""
    if told.mood is not Mood.PERFORM or behind not in _INTO or tokens[place - 1].low != "and":
        return tokens
    begin = max((hit.end for hit in scene.lexicon.verb_at(tokens, told.verb)), default=place)
    window = range(begin + 1, min(place, begin + _LONGEST_OBJECT))
    end = next((p for p in window if tokens[p].low == behind), 0)
    again = any(token.low == behind for token in tokens[end + 1 : place])
    counted = tokens[begin].low in {"a", "an"} or number_at(tokens, begin) is not None
    if not end or again or not counted:
        return tokens
    at = tokens[place]
    # what is known by its look is looked up where it stands in the text
    said = [tokens[begin].changed(start=at.start, end=at.end, line=False), *tokens[begin + 1 : end]]
    return [*tokens[:place], *said, *tokens[place + 2 :]]


def _without_ranks(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`the order is Tarn first, Brask second, myself third`: a list of people, in the order it is told in."""
    if not _takes_lists_of_people(scene, tokens):
        return tokens
    ranks = [
        p
        for p in range(head(scene, tokens, 0).verb + 1, len(tokens))
        if ordinal_at(tokens, p) is not None or tokens[p].low == "last"
    ]
    expected = list(range(1, len(ranks) + 1))
    counted = [read[0] if (read := ordinal_at(tokens, p)) else len(ranks) for p in ranks]
    apart = all(
        (tokens[p - 1].capital or tokens[p - 1].low in {"myself", "me"})
        and tokens[p].low.isalpha()
        and (p + 1 >= len(tokens) or tokens[p + 1].low in {",", "and", ".", ";"})
        for p in ranks
    )
    if len(ranks) < _TWO or counted != expected or not apart:
        return tokens
    return [token for p, token in enumerate(tokens) if p not in ranks]

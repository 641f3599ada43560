"""The noun of a verb said once more: `I place a tile at B6 and a tile at B7`, for `and one at B7`.

And the verb for a noun that it goes with, too: `I withdraw my support for it and my objection to intent 3`,
the noun that somebody else owns: `I accept Tarn's offer and I accept Brask's`, and the one that `the one`
stands for: `I take the token from my left constructor, then the one from my right constructor`.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_JOINING: Final = words_in(", and then ; plus")
_TOO: Final = words_in("also likewise too")
_ARTICLES: Final = words_in("a an another one my")
_ORDERS: Final = words_in("second third fourth further new more last final other")


def with_one(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with `one` in the place of each noun that the verb before it has already named."""
    found = list(tokens)
    for place in range(len(tokens) - 2, 2, -1):
        joint = tokens[place - 1].low
        joined = joint in _JOINING or (joint in _TOO and tokens[place - 2].low in _JOINING)
        if tokens[place].low not in _ARTICLES or not joined:
            continue
        noun = place + 1 + (tokens[place + 1].low in _ORDERS)
        if noun + 1 < len(tokens) and _of_a_verb(scene, tokens[: place - 1], tokens[noun].low):
            found[place : noun + 1] = [tokens[place].changed(low="one", end=tokens[noun].end)]
    return found


def with_noun_for_one(tokens: list[Token]) -> list[Token]:
    """The tokens with the noun before the same preposition, or of the same build, for each `the one`."""
    found = list(tokens)
    for place in range(4, len(tokens)):
        if tokens[place].low != "one":
            continue
        before, behind = tokens[place - 1].low, tokens[place + 1 : place + 2]
        if before == "the" and behind and behind[0].low in _PREPOSITIONS:
            nouns = (p for p in range(2, place - 1) if found[p + 1].low == behind[0].low)
        elif tokens[place - 2].low == "the" and before != "other":
            nouns = (
                p for p in range(2, place - 2) if found[p - 2].low == "the" and found[p + 1].low in _JOINING
            )
        else:
            continue
        noun = next((p for p in nouns if "the" in {found[p - 1].low, found[p - 2].low}), 0)
        if noun and found[noun].low.isalpha() and found[noun].low not in _PREPOSITIONS:
            found[place] = tokens[place].changed(low=found[noun].low)
    return found


def with_verb_again(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the sender's verb said once more before each further noun of es that it does another
    act with."""
    verb = next((place + 1 for place in range(len(tokens) - 1) if tokens[place].low == "i"), 0)
    if not verb or tokens[verb + 1 : verb + 2] == [] or tokens[verb + 1].low != "my":
        return tokens
    found = list(tokens)
    for place in range(len(tokens) - 2, verb + 2, -1):
        if tokens[place].low != "my" or tokens[place - 1].low != "and":
            continue
        again = [*tokens[:place], tokens[verb], *tokens[place:]]
        if any(hit.end > place + 2 for hit in scene.lexicon.verb_at(again, place)):
            found.insert(place, tokens[verb])
    return found


def with_noun_owned(tokens: list[Token]) -> list[Token]:
    """`I accept Tarn's offer with my 1, and I accept Brask's with a G`: the noun behind both names."""
    named: dict[str, Token] = {}
    found: list[Token] = []
    for place, token in enumerate(tokens):
        found.append(token)
        if token.low != "'s" or place < 2 or not tokens[place - 1].capital:
            continue
        verb = tokens[place - 2].low
        behind = tokens[place + 1] if place + 1 < len(tokens) else None
        if behind is None or behind.low in _ENDING or not behind.low[0].isalnum():
            if verb in named:
                found.append(named[verb].changed(start=token.start, end=token.end, line=False))
        else:
            named[verb] = behind
    return found


_PREPOSITIONS: Final = words_in("from in of at on to for by")
_ENDING: Final = words_in("with for by using paying giving and too also at against")


def _of_a_verb(scene: Scene, before: Tokens, noun: str) -> bool:
    """Whether a verb of the game ends in an article and this noun (`place a tile`)."""
    return any(
        token.low == noun
        and before[place - 1].low in _ARTICLES
        and any(hit.end == place + 1 for hit in scene.lexicon.verb_at(before, place - 2))
        for place, token in enumerate(before)
        if place > 1
    )

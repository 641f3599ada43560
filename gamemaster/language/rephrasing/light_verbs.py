"""Acts said by a noun with `do` or `make`, as many do who learnt their English late.

`I do the investment in Fawn` is `I invest in Fawn`, `I make the end of my turn` is `I end my turn`, `I make a
tile on the place J5` is `I place a tile on J5`, `I make myself member of the Lanterns` is `I join the
Lanterns`. What must stay true: the noun stands right behind the verb, in the first person and the present,
and all that is said behind it stays.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

LIGHT: Final = words_in("do make perform become give")
_ADVERBS: Final = words_in("hereby now also then herewith just")
_ARTICLES: Final = words_in("a an the my one")
_NOUNS: Final[dict[str, tuple[str, str]]] = {
    "investment": ("invest", "in into"),
    "investing": ("invest", "in into"),
    "tile": ("place", "at on in to"),
    "placement": ("place", "of"),
    "vote": ("vote", "for against on to"),
    "voting": ("vote", "for against"),
    "play": ("play", "of with"),
    "exploration": ("explore", ""),
    "attack": ("attack", "on against to"),
    "transfer": ("transfer", "of"),
    "objection": ("object", "to against"),
    "support": ("support", "for of to"),
    "discard": ("discard", "of"),
}
"""The verb of a noun, and behind which words what it is done to may stand."""
_ENDS: Final[dict[str, str]] = {
    "end": "end",
    "ending": "end",
    "finish": "end",
    "start": "start",
    "beginning": "start",
    "begin": "start",
}
_TURNS: Final = words_in("turn go")
_PLACES: Final = words_in("place square field position spot cell space")
_BARE: Final = words_in("support objection discard play placement transfer")
"""Nouns of which `of`, `to` or `for` goes with the noun and not with the verb."""


def with_plain_verb(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the noun's own verb for each such phrase behind `i` or `and`."""
    lows = [token.low for token in tokens]
    for place in range(1, len(tokens) - 2):
        if lows[place] not in LIGHT or not _of_the_sender(lows, place):
            continue
        if (plain := _plainly(scene, tokens, place)) is not None:
            return with_plain_verb(scene, plain)
    return tokens


def with_it_said(tokens: list[Token]) -> list[Token]:
    """`I vote AGAINST 32, is not fair`: a subject that is left out behind a comma is `it`."""
    tokens = [*tokens]
    for place in range(1, len(tokens) - 1):
        if tokens[place].low == "to" and tokens[place - 1].low in {"favour", "favor"}:
            # "in favour to proposal 31"
            tokens[place] = tokens[place].changed(low="of")
    places = (p for p in range(_FEWEST, len(tokens) - 1) if tokens[p - 1].low == "," and tokens[p].low in _IS)
    place = next(places, 0)
    if not place or tokens[0].low != "i" or tokens[place + 1].low not in _SO:
        return tokens
    if tokens[place + 1].low == "not" and not _MEANING.isdisjoint(t.low for t in tokens[place:]):
        # "I attack Brask, is not what I say"
        return tokens
    it = Token("it", tokens[place].start, tokens[place].start)
    return [*tokens[:place], it, *tokens[place:]]


_IS: Final = words_in("is was")
_MEANING: Final = words.SPEECH | words.UTTERING | words_in("what how mean meant do did done")
_SO: Final = words_in(
    "not very too so really more best better good bad nice fair unfair fun necessary important time late "
    "cheap "
    "near close easy obvious clear logical dangerous suspicious quiet strange"
)
_FEWEST: Final = 3


def without_word_for_place(tokens: list[Token]) -> list[Token]:
    """`on the place J5`: `on J5`."""
    for place in range(len(tokens) - 4, 1, -1):
        square = tokens[place + 2].low.isalpha() and len(tokens[place + 2].low) == 1
        square = square and tokens[place + 3].low.isdecimal()
        joined = square and tokens[place + 2].end == tokens[place + 3].start
        if joined and tokens[place + 1].low in _PLACES and tokens[place].low == "the":
            tokens = [*tokens[:place], *tokens[place + 2 :]]
    return tokens


def _of_the_sender(lows: list[str], place: int) -> bool:
    """Whether the verb is said of the sender: `i now do`, `and make`."""
    first = place - 1
    while first > 0 and lows[first] in _ADVERBS:
        first -= 1
    return lows[first] == "i" or (lows[first] == "and" and "i" in lows[:first])


def _plainly(scene: Scene, tokens: list[Token], place: int) -> list[Token] | None:
    """The tokens with the verb that stands at `place` put plainly; None where it needs not."""
    lows = [token.low for token in tokens]
    noun = place + 1
    if lows[noun] == "myself":
        noun += 1
    noun += lows[noun] in _ARTICLES
    if noun + 1 >= len(tokens):
        return None
    said = tokens[place]
    if lows[noun] == "member" and lows[noun + 1] in {"of", "in"}:
        return [*tokens[:place], said.changed(low="join"), *tokens[noun + 2 :]]
    if lows[place] == "give":
        bare = noun == place + 1 and lows[noun] == "vote" and lows[noun + 1] in {"to", "for"}
        return [*tokens[:noun], tokens[noun].changed(low="my"), *tokens[noun:]] if bare else None
    if lows[place] == "become":
        return None
    if lows[noun] in _ENDS:
        mine = lows[noun + 1 : noun + 3] == ["of", "my"] and lows[noun + 3 : noun + 4] != []
        turn = mine and lows[noun + 3] in _TURNS
        begun = [*tokens[:place], said.changed(low=_ENDS[lows[noun]])]
        return [*begun, *tokens[noun + 2 :]] if turn else None
    verb, leads = _NOUNS.get(lows[noun], ("", ""))
    if not verb or (lows[place - 1] == "i" and lows[noun] == "tile" and lows[place] not in {"do", "make"}):
        return None
    plain = tokens[place].changed(low=verb)
    if not scene.lexicon.verb_at([plain], 0):
        return None
    behind = lows[noun + 1]
    if leads and behind not in leads.split():
        return None
    if lows[noun] == "tile":
        return [*tokens[:place], plain, *_with_article(tokens, noun), *tokens[noun + 1 :]]
    cut = noun + 1 + (lows[noun] in _BARE and behind in leads.split() and verb != "object")
    cut += verb == "attack" and behind in {"on", "against", "to"}
    return [*tokens[:place], plain, *tokens[cut:]]


def _with_article(tokens: Tokens, noun: int) -> list[Token]:
    """`(make) tile`, `(do) the tile`: a tile."""
    return [tokens[noun].changed(low="a", capital=False), tokens[noun]]

"""What an act was paid with, said behind it: `(I place a tile at G0.) Paid with A and 6.`

The price is checked as in the act's own sentence: with it put there, the sentence must do the very same. What
must stay true: nothing but things of the game is named as the price, and whatever else is told of it
(`Paid in full.`, `For fun, of course.`) leaves the act as it is.
"""

from dataclasses import replace
from typing import Final

from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.sentences.conditional import read_sentence
from gamemaster.language.vocabulary.scene import Act, Scene, acts_in

_PAYING: Final = words_in(
    "paid paying pay pays spending spent using used burning costs cost costing price for with"
)
_LEADING: Final = words_in("it this that which i the my me is was : will 'll s 's at of all , ( -- and")
_JOINING: Final = words_in("and & + , a an my the one last only with plus both")
_TRAILING: Final = words_in(
    "of course naturally please thanks thank you as usual again spent well each . ! ) then obviously"
)
_MOST: Final = 16


def paid_otherwise(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """Whether the words are such a price, and the act with it would not be the same."""
    told = _price(scene, tokens)
    if told is None:
        return False
    opener, first, last = told
    end = min(act.end, tokens[0].start)
    said = scene.text[act.start : end].rstrip(" \t\r\n.!;,")
    plain = _does(scene, said)
    price = scene.text[tokens[first].start : tokens[last - 1].end]
    return plain == [act.deed] and _does(scene, f"{said} {opener} {price}") != plain


def _does(scene: Scene, said: str) -> list[object]:
    """What a sentence does by itself."""
    apart = replace(
        scene, text=f"{said}.", trail=[*scene.trail], deeds=[*scene.deeds], acted=False, heading=()
    )
    found = read_sentence(apart, tokenize(apart.text), False, None, False, False, (0, len(apart.text)))
    acts = acts_in(found.findings)
    return [act.deed for act in acts] if len(acts) == len(found.findings) else []


def _price(scene: Scene, tokens: Tokens) -> tuple[str, int, int] | None:
    """The word that introduces a price, and where it begins and ends; None where the words are none."""
    if len(tokens) > _MOST:
        return None
    paying = next((p for p, token in enumerate(tokens[:5]) if token.low in _PAYING), None)
    if paying is None or any(token.low not in _LEADING for token in tokens[:paying]):
        return None
    first = paying + 1
    while (
        first < len(tokens)
        and tokens[first].low in _LEADING | _PAYING
        and not _is_thing(scene, tokens, first)
    ):
        first += 1
    last = len(tokens)
    while last > first and tokens[last - 1].low in _TRAILING:
        last -= 1
    while last > first and tokens[last - 1].low == ",":
        last -= 1
    things = [_is_thing(scene, tokens, place) for place in range(first, last)]
    joined = all(thing or tokens[first + p].low in _JOINING for p, thing in enumerate(things))
    opener = "for" if tokens[paying].low == "for" else "with"
    return (opener, first, last) if joined and any(things) else None


def _is_thing(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`G`, `6`, `gold`, and no article."""
    token = tokens[place]
    if token.low in _PAYING:
        return False
    if token.low.isdecimal() or token.low in scene.lexicon.naming_words:
        return True
    return len(token.low) == 1 and token.low.isalpha() and token.capital and place > 0

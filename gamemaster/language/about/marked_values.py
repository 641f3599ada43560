"""A sentence behind an act with the values in it marked by what they are to the act.

`(I vote for Brask.) Fine, Lowri.` is `fine , WHO .`; its own value is `OWN`, another thing, number or answer
that it might have had is `ELSE`, and the verb of another act `DEED`. Rooms hold patterns against that.
"""

from collections.abc import Iterator
from typing import Final

from gamemaster.language.corrections.another_value import kinds_taken
from gamemaster.language.english.numbers import NUMBER_WORDS, number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import forms
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

MOST: Final = 26
_CLOSING: Final = " .!"
_LITTLE: Final = words_in("a an i it he she they we me him her one you us the that this any")

_PLAIN: Final = words_in("have had make second do be go get put see take reading add")
"""Words that are verbs of a game and far oftener anything else."""
_BEFORE_NOUNS: Final = words_in(
    "a an the my your his her their our better best more other new old good bad this"
)


def marked(scene: Scene, act: Act, tokens: Tokens, kept: frozenset[str] = frozenset()) -> str:
    """The words and marks of the sentence in one string but for those that close it, values marked; `can
    't` is `cant`. The words `kept` mark nothing unless they are written large within the sentence, and
    where there are any, names of others are `NN` and known things of an open kind are marked too.
    """
    lexicon = scene.lexicon
    naming, verbs, saying = lexicon.naming_words, lexicon.verb_words, lexicon.sayings.begins
    kinds, own = list[str](), set[str]()
    found: list[str] = []
    asked, behind = False, 0
    for place, token in enumerate(tokens):
        if place < behind:
            continue
        low = token.low
        known = low in naming or low in verbs or low in saying or low in NUMBER_WORDS
        if not known and not token.capital and low.isalpha():
            # nearly every word
            found.append(low)
            continue
        if low in kept and not (token.capital and _stands_out(scene, tokens, place)):
            found.append(low)
            continue
        if not asked:
            asked, kinds = True, kinds_taken(scene, act)
            if kept:
                kinds = [*kinds, *_open_kinds(scene, act)]
            own = {str(value).lower() for value in act.values if value is not None}
        mark, behind = _mark(scene, act, tokens, place, kinds, own)
        if mark == "WHO" and kept and scene.referents.names.people.keys().isdisjoint(map(str, act.values)):
            mark = "NN"
        if kept and token.capital and mark == low and (who := scene.referents.at(scene.text, tokens, place)):
            mark, behind = ("NN" if scene.sender not in who.who else "me"), who.end
        if mark:
            found.append(mark)
    said = " ".join(found)
    if "'" in said:
        said = said.replace(" n't", "nt").replace(" 't", "t").replace("'", "")
    return said.strip(_CLOSING)


def _stands_out(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a capital is of more than the beginning of a sentence: `FOR`, and `A` within it."""
    token = tokens[place]
    shouted = len(token.low) > 1 and scene.text[token.start : token.end].isupper()
    within = place > 0 and (tokens[place - 1].low.isalnum() or tokens[place - 1].low in {"'s", ","})
    letter = len(token.low) == 1 and token.low != "a"
    return token.low != "i" and (shouted or within or letter)


def _open_kinds(scene: Scene, act: Act) -> list[str]:
    """The kinds the act takes of which things are known and any other may be named."""
    taken = scene.lexicon.kinds_taken.get(act.action.name, ())
    kinds = (scene.lexicon.kinds[kind] for kind in taken if kind in scene.lexicon.kinds)
    return [kind.name for kind in kinds if kind.open and kind.things]


def _mark(
    scene: Scene, act: Act, tokens: Tokens, place: int, kinds: list[str], own: set[str]
) -> tuple[str, int]:
    token = tokens[place]
    lexicon = scene.lexicon
    said = token.low.isalpha() and not token.capital and token.low not in NUMBER_WORDS
    named = token.low in lexicon.naming_words or token.low in lexicon.verb_words
    if said and not (named or lexicon.sayings.at(tokens, place)):
        # nearly every word
        return token.low, place + 1
    best = (place, "")
    for end, told, kind in _values(scene, tokens, place, kinds):
        if end > best[0] and scene.sender.lower() not in told:
            best = end, "OWN" if told <= own else "WHO" if kind == "person" else "ELSE"
    for hit in scene.lexicon.sayings.at(tokens, place):
        fixed = hit.what.frame.fixed
        if hit.what.frame.action == act.action.name and fixed and hit.end > best[0]:
            other = any(act.action.params().get(key, value) != value for key, value in fixed.items())
            best = hit.end, "ELSE" if other else "OWN"
    if best[1]:
        return best[1], best[0]
    number = number_at(tokens, place) if token.low not in _LITTLE else None
    if number is not None and any(isinstance(v, int) for v in act.values):
        return "OWN" if str(number[0]) in own else "ELSE", number[1]
    return ("DEED" if _is_other_deed(scene, act, tokens, place) else token.low), place + 1


def _values(
    scene: Scene, tokens: Tokens, place: int, kinds: list[str]
) -> Iterator[tuple[int, set[str], str]]:
    """Where values of the kinds end that begin there, what they are, and of which kind."""
    token = tokens[place]
    plain = len(token.low) > 1 and not token.capital and token.low not in scene.lexicon.naming_words
    if (token.low in _LITTLE and not token.capital) or (plain and not token.low[0].isdigit()):
        return
    for kind in kinds:
        for value in values_at(scene, tokens, place, kind):
            parts = {str(part).lower() for part in value.parts if part is not None}
            if parts and not value.doubt and not value.others:
                yield value.end, parts, kind


def _is_other_deed(scene: Scene, act: Act, tokens: Tokens, place: int) -> bool:
    """`healing`, `heal`: a verb of the game that would have done something else than the act."""
    low = tokens[place].low
    if place and tokens[place - 1].low in _BEFORE_NOUNS:
        return False
    if low in _PLAIN or low not in scene.lexicon.verb_words:
        return False
    bases = [low] if low in scene.lexicon.base_words else []
    if low.endswith("ing"):
        bases += [base for base in scene.lexicon.base_words if forms(base).gerund == low]
    done = {
        hit.what.frame.action
        for base in bases
        for hit in scene.lexicon.verb_at([tokens[place].changed(low=base)], 0)
    }
    return bool(done) and act.action.name not in done

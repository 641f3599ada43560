"""Corrections of one value: the act stands with the right one.

In the next sentence (`I place a tile at E5. Correction: at E6, not E5.`): it must say so plainly and name one
new value that fits one parameter of the one act before it; the old value may stand in it only as what is not
meant. In the very sentence (`I place a tile at C4 -- I mean, C5.`): both values are of one kind, the first is
the only one of it so far, and nothing follows that makes a clause of the second (`I mean, C5 is taken`).
Everything else stays a question.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.corrections.act_corrections import up_to_reason
from gamemaster.language.corrections.answered_anew import without_topic
from gamemaster.language.corrections.other_sides import other_side
from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import Hit, PhraseTable
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Finding, Scene

_SAYING_SO: Final = (["correction"], ["erratum"], ["edit"])
_TELLING_SO: Final = (["make", "that"], ["make", "it"], ["i", "mean"])
_DENYING: Final = words_in("not of than")
_OPEN: Final = words.CONDITION | words_in("or maybe perhaps ? both all either and also too never n't")
_AROUND: Final = words_in(
    "not of instead rather than at on in to for the a an it is should be read that no that 's with make"
)
_SUBJECTS: Final = words_in("i we he she they you who e")
_MOST: Final = 16
_MOST_BESIDE: Final = 4


def made_it(tokens: Tokens) -> Hit[None] | None:
    """`(No, sorry,) make it 5`, `Make it D8`: the words in front of a value that corrects one."""
    place = 0
    while place < len(tokens) and tokens[place].low in REGRETS:
        place += 1
    if [token.low for token in tokens[place : place + 2]] != ["make", "it"] or place + 2 >= len(tokens):
        return None
    value = tokens[place + 2]
    told = value.capital or value.low[0].isdigit() or number_at(tokens, place + 2) is not None
    return Hit(place + 2, None, None) if told else None


REGRETS: Final = words_in(
    ", no ah oh -- hm hmm err er sorry oops whoops well please so ok okay then actually wait and but on "
    "second thought thoughts better"
)


def put_right(scene: Scene, old: Act, tokens: Tokens, place: int, revoked: bool = False) -> Act | None:
    """The act with the one value that the words from `place` on put in the place of its own; None where they
    say anything else. `revoked` tells that the act has been taken back right before."""
    place = _past_more(tokens, place)
    tokens = without_topic(scene, old, tokens, place)
    rest = up_to_reason(tokens[place:], scene.lexicon.base_words)
    said_before = [token.low for token in tokens[:place]]
    told_so = said_before[-2:] in _TELLING_SO
    lows = [token.low for token in rest]
    plain = revoked or told_so or said_before[-1:] in _SAYING_SO
    if not plain or len(rest) > _MOST or not _OPEN.isdisjoint(lows) or old.spread is not None:
        return None
    parts = _parts(rest)
    if not all(_says_little(scene, old, part) for part in parts) or _speaks_of_others(scene, old, parts):
        return None
    params = old.action.params()
    if told_so and (number := _counted(rest, str(params.get("asset", "")))) is not None:
        # "Make that 5 gold"
        return replace(old, action=scene.lexicon.vocabulary.action(old.action.name, {**params, **number}))
    found: list[tuple[str, object]] = []
    for param, kind in kinds_of(scene, old).items():
        told = values_of(scene, rest, kind)
        others = {value for value, _ in told if str(value) != str(params.get(param))}
        named = [before for value, before in told if str(value) == str(params.get(param))]
        spoken_to = kind == "person" and not named and not told_so
        if any(before not in _DENYING for before in named) or (
            spoken_to and any(before != "for" for _, before in told)
        ):
            # "Correction: Tarn." may be said to Tarn
            return None
        if any(before in _DENYING for value, before in told if value in others):
            return None
        found += [(param, value) for value in others]
    if len(found) != 1 or _may_be_listed(scene, old, found[0][0]):
        return None
    param, value = found[0]
    if kinds_of(scene, old)[param] == "person" and not _is_put_right(scene, rest, parts[0]):
        return None
    action = scene.lexicon.vocabulary.action(old.action.name, {**params, param: value})
    return replace(old, action=action)


def _speaks_of_others(scene: Scene, old: Act, parts: list[Tokens]) -> bool:
    """`(Make it D4), suggests Brask`: whether a part tells of somebody, who is no value of the act."""
    if "person" in kinds_of(scene, old).values():
        return False
    people = [part for part in parts if values_of(scene, part, "person")]
    return any(len(part) > 1 and part[0].low not in REGRETS for part in people)


def _is_put_right(scene: Scene, rest: Tokens, first: Tokens) -> bool:
    """Whether a person is what is put right, and not who is spoken to: `I mean it, Imke`, `Make it 4, Imke`,
    `Correction for Imke: ...`."""
    numbers = any(number_at(rest, p) and rest[p].low not in {"a", "an", "one"} for p in range(len(rest)))
    behind = next((token.low for token in rest if token.start >= first[-1].end), "")
    return bool(values_of(scene, first, "person")) and not numbers and behind != ":"


def _may_be_listed(scene: Scene, old: Act, param: str) -> bool:
    """Whether its new value may as well be one of a list: `I offer a 3 for an A. Make that a B.`"""
    params = old.action.params()
    slots = scene.lexicon.slots_of(old.action.name)
    kinds = {slot.kind for slot in slots if slot.params == (param,)}
    return any(slot.many and slot.kind in kinds and slot.params[0] in params for slot in slots)


def _past_more(tokens: Tokens, place: int) -> int:
    """`(No, correction), I mean (C5)`: past a correction said in other words once more."""
    lows = [token.low for token in tokens[place : place + 3]]
    again = lows[:1] in ([","], [":"]) and lows[1:] in (["i", "mean"], ["i", "meant"], ["make", "that"])
    return place + len(lows) if again else place


def _counted(tokens: Tokens, asset: str) -> dict[str, int] | None:
    """`5 gold`, `five`: how much of the asset that is given it is to be; None where it says anything else."""
    said = [token for token in tokens if token.low[0].isalnum()]
    read = number_at(said, 0) if asset.isalpha() and said else None
    if read is None or said[0].low in {"a", "an"} or not {t.low for t in said[read[1] :]} <= _OF_IT | {asset}:
        return None
    return {"quantity": int(read[0])}


_OF_IT: Final = words_in("instead please not then rather sorry of")


def _parts(tokens: Tokens) -> list[Tokens]:
    """The words between commas and other marks."""
    cuts = [p for p, token in enumerate(tokens) if not token.low[0].isalnum()]
    parts = [tokens[a + 1 : b] for a, b in pairwise([-1, *cuts, len(tokens)])]
    return [part for part in parts if part]


def _says_little(scene: Scene, old: Act, part: Tokens) -> bool:
    """Whether words with a value in them hold nothing but it, and words without one no act or person."""
    read = [
        (p, v)
        for kind in set(kinds_of(scene, old).values())
        for p in range(len(part))
        for v in _single(scene, part, p, kind)
    ]
    lows = {token.low for token in part}
    if not read:
        return len(part) <= _MOST_BESIDE and lows.isdisjoint(scene.lexicon.base_words | _SUBJECTS)
    covered = {p for first, value in read for p in range(first, value.end)}
    if part[0].low == "i":
        # "I place it at F7": the same once more
        hits = scene.lexicon.verb_at(part, 1)
        again = [hit.end for hit in hits if hit.what.frame.action == old.action.name]
        covered |= set(range(max(again, default=0)))
    known = scene.lexicon.naming_words
    return all(p in covered or t.low in _AROUND or t.low in known for p, t in enumerate(part))


def _single(scene: Scene, tokens: Tokens, place: int, kind: str) -> list[Value]:
    """The certain single values of the kind that begin at `place`."""
    return [v for v in values_at(scene, tokens, place, kind) if not v.doubt and not v.others]


def kinds_of(scene: Scene, old: Act) -> dict[str, str]:
    """The kinds of values that the single parameters of an act take, by parameter.

    Where its frames differ, what most of them take: a vote is for a person, seldom for `nobody`.
    """
    params = old.action.params()
    single = scene.lexicon.single.get(old.action.name, ())
    return {param: kind for param, kind in single if isinstance(params.get(param), (str, int))}


def values_of(scene: Scene, tokens: Tokens, kind: str) -> list[tuple[object, str]]:
    """Every value of the kind among the words, with the word before it."""
    found: list[tuple[object, str]] = []
    place = 0
    while place < len(tokens):
        read = _single(scene, tokens, place, kind)
        value = max(read, key=lambda one: one.end, default=None)
        if value is None or len(value.parts) != 1 or value.parts[0] is None:
            place += 1
            continue
        found.append((value.parts[0], tokens[place - 1].low if place else ""))
        place = value.end
    return found


def named_in(act: Act, named: set[str], each: Callable[[Iterable[bool]], bool] = any) -> bool:
    """Whether one of the things that an act is about is named by the words, or all of those it lists."""
    params = [param for param in act.action.params().values() if param is not None]
    lists = (param if isinstance(param, (list, tuple)) else (param,) for param in params)
    return any(each(set(str(value).lower().split()) <= named for value in values) for values in lists)


def denies_another(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """`(I invest in Teal.) Not in Ochre.`: another value than the act's own, and nothing else, is denied."""
    lows = [token.low for token in tokens]
    if lows[:1] != ["not"] or len(lows) < _LEAST_DENIED or lows[1] not in _BEFORE:
        return False
    params = act.action.params()
    for param, kind in kinds_of(scene, act).items():
        for value in _single(scene, tokens, 2, kind):
            idle = all(low in _IN_PASSING or not low[0].isalnum() for low in lows[value.end :])
            if idle and value.parts[0] not in {None, scene.sender, params[param]}:
                return True
    return False


_LEAST_DENIED: Final = 3
_IN_PASSING: Final = words_in("mind you of course though this time please thanks thank note mark me well")
_REGRETTING: Final = ("sorry", "no , sorry", "sorry , no", "oh no , sorry", "no sorry")
"""`Sorry, Brask` may be said to Brask: of people, they correct only with the preposition said again."""
_STOPPING: Final = (
    *("", "no ,", "no", "sorry ,", "no , sorry ,", "sorry , no ,", "wait ,", "no , wait ,", "wait , no ,"),
    *(
        "oops ,",
        "correction ,",
        "no , correction ,",
        "pardon ,",
        "hang on ,",
        "no hang on ,",
        "no , hang on ,",
    ),
)
_SAYING_SO_WITHIN: Final = PhraseTable[None](
    (said, None)
    for said in (
        *(f"{stop} {so}" for stop in _STOPPING for so in ("i mean", "i meant", "make that", "or rather")),
        *("correction", "no , correction", "no correction", *_REGRETTING),
        *(f"{stop} ," for stop in ("no", "no wait", "no , wait", "er no", "er , no", "oh no")),
        *(
            f"{stop} ,"
            for stop in ("no hang on", "no , hang on", "hang on , no", "no hold on", "no , hold on")
        ),
    )
)
_APART: Final = words_in(", -- ... ; (")
_CLOSING: Final = words_in("-- ) ,")
_BEFORE: Final = words_in("at on in to for with the a an my :")
_AFTER: Final = words_in(
    ". ! , ; -- ... ) : and then with at on in to for giving paying using leading from gold"
)
_FARTHEST: Final = 5


def put_right_within(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without a value that the sentence itself corrects."""
    for place in range(2, len(tokens) - 1):
        said = _said_so(tokens, place) if tokens[place - 1].low in _APART else None
        if said is None:
            continue
        begin = said
        while begin < len(tokens) and tokens[begin].low in {",", ":", "--"}:
            begin += 1
        words_said = {token.low for token in tokens[place:said]}
        regrets = "sorry" in words_said and words_said <= _BARELY
        spoken_to = begin < len(tokens) and person_at(scene, tokens[: begin + 2], begin) is not None
        if not words_said.isdisjoint(_STOPS) and "no" in words_said:
            # "no, wait, Rutger": nobody is told so
            spoken_to = False
        if (changed := other_side(tokens, place - 1, begin)) is not None:
            return changed
        if words_said <= _BARELY and (spoken_to or (regrets and begin == said)):
            # "sorry to Brask", "sorry, Brask", "no, Brask"
            continue
        while begin < len(tokens) and tokens[begin].low in _BEFORE and not tokens[begin].capital:
            begin += 1
        if begin < len(tokens) and (
            changed := _changed(scene, tokens, place - 1, begin) or _far_back(scene, tokens, place - 1, begin)
        ):
            return changed
    return tokens


_STOPS: Final = words_in("wait hang hold")
_BARELY: Final = words_in("no oh er err erm um sorry wait ,")
"""Words that do not say by themselves that the value behind them is meant in the place of the other."""


def _said_so(tokens: Tokens, place: int) -> int | None:
    """Where words end that say, from `place` on, that a value is put right: `no, wrong list, I mean`."""
    start = place
    while start < len(tokens) and (tokens[start].low in _BARELY or tokens[start].low == "wrong"):
        # "wrong" and the noun behind it
        start += 1 + (tokens[start].low == "wrong")
    hits = [_SAYING_SO_WITHIN.longest(tokens, begin) for begin in {place, start} if begin < len(tokens)]
    return max((hit.end for hit in hits if hit is not None), default=None)


def said_again(scene: Scene, last: Finding, new: tuple[Act, ...], start: int, righted: int) -> bool:
    """`I place a tile at C4, no, I mean C5! I place a tile at C5.`: the act put right, only said in full.

    The sentence of the new act begins at `start`, the last one that put anything right at `righted`.
    """
    if not isinstance(last, Act) or len(new) != 1:
        return False
    if (new[0].action, new[0].actor, new[0].when) != (last.action, last.actor, last.when):
        return False
    told = tokenize(scene.text, last.start, start) if start - last.start < _LONGEST else []
    return righted > last.start or len(put_right_within(scene, told)) < len(told)


_LONGEST: Final = 200


def _changed(scene: Scene, tokens: list[Token], mark: int, begin: int) -> list[Token] | None:
    """The tokens with what begins at `begin` in the place of what ends at `mark`, None where that fails."""
    for kind in ("person", "number", *(k.name for k in scene.lexicon.kinds.values() if _plain(k))):
        ends = _ends(scene, tokens, begin, kind)
        if not ends:
            continue
        end = max(ends)
        if end < len(tokens) and tokens[end].low not in _AFTER:
            continue
        last = mark - 1 if kind == "number" and _measured(tokens, mark, end) else mark
        first = next(
            (p for p in range(max(0, last - _FARTHEST), last) if last in _ends(scene, tokens, p, kind)), None
        )
        if first is None or any(
            _ends(scene, tokens, p, kind) for p in range(first) if tokens[p].low not in {"a", "i"}
        ):
            continue
        rest = tokens[end:]
        if last < mark and rest[:1] and rest[0].low == tokens[last].low:
            rest = rest[1:]
        closes = rest[:1] and rest[0].low in _CLOSING
        if closes and (tokens[mark].low == "(" or rest[0].low == tokens[mark].low == "--"):
            rest = rest[1:]
        return [*tokens[:first], *tokens[begin:end], *tokens[last:mark], *rest]
    return None


def _measured(tokens: Tokens, mark: int, end: int) -> bool:
    """Whether a word that tells of what there are so many ends at `mark`, and perhaps stands at `end` again:
    `5 gold, no, make that 3 gold`, `5 gold, no, make that 3`."""
    again = end < len(tokens) and tokens[end].low == tokens[mark - 1].low
    return tokens[mark - 1].low.isalpha() and (again or tokens[mark - 1].low == "gold")


def _far_back(scene: Scene, tokens: list[Token], mark: int, begin: int) -> list[Token] | None:
    """`an 8 in my right constructor, no, sorry, a 9`: the tokens with the only value of its kind changed that
    stands somewhere before `mark`, by what ends the sentence from `begin` on."""
    if not _FURTHER.isdisjoint([token.low for token in tokens[:mark]]):
        return None
    for kind in (k.name for k in scene.lexicon.kinds.values() if _plain(k) and (k.shapes or k.things)):
        ends = _ends(scene, tokens, begin, kind)
        if not ends or any(token.low[0].isalnum() for token in tokens[max(ends) :]):
            continue
        # "an 8" may be read from its article on, too: the same value, that ends at the same place
        told = {max(e): p for p in range(mark - 1, 1, -1) if (e := _ends(scene, tokens, p, kind))}
        if len(told) == 1:
            ((old, first),) = told.items()
            return [*tokens[:first], *tokens[begin : max(ends)], *tokens[old:mark], *tokens[max(ends) :]]
    return None


_FURTHER: Final = words_in("and or then , ; : --")
"""Words and marks behind which a sentence may do more than one thing."""


def _ends(scene: Scene, tokens: Tokens, place: int, kind: str) -> list[int]:
    """Where single values of the kind end that begin at `place`."""
    if kind == "person":
        who = person_at(scene, tokens, place) if tokens[place].capital else None
        return [who.end] if who is not None and not who.doubt else []
    if kind == "number":
        read = number_at(tokens, place)
        return [read[1]] if read is not None else []
    return [v.end for v in _single(scene, tokens, place, kind)]


def _plain(kind: Kind) -> bool:
    return not (kind.open or kind.number or kind.counted)

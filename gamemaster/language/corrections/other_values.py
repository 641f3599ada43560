"""Another value said alone behind an act: `I attack the Wight with Fire. Water, sorry.`, `Sorry, Bog Witch.`

Nobody calls it a correction, and yet the act may well be meant with it: neither stands as it is.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.corrections.value_corrections import kinds_of
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

_REGRETS: Final = words_in(
    "sorry oops whoops argh ugh damn er erm err uh um edit typo correction rather make"
)
_LITTLE: Final = _REGRETS | words_in(
    "no not ah oh hm hmm wait actually well better best ps pps p s or but i we mean prefer say let 's that "
    "it this is should be read for with at on to in the a an please instead of change plan swap use using "
    "choose my our wrong then than yes ok okay want now rethinking thinking again so would rather go s choice"
)
_OTHER_WORDS: Final = words_in("next else too also and ? = ==")
_MOST: Final = 14


_Said = list[tuple[str, int, int]]


def names_other_value(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether the words say little more than a value that one of the acts might have had in the place of its
    own."""
    lows = [token.low for token in tokens]
    if len(tokens) > _MOST or not _OTHER_WORDS.isdisjoint(lows) or lows[0] == "not":
        return False
    sorry = not _REGRETS.isdisjoint(lows)
    if ":" in lows and not _LITTLE.issuperset(lows[: lows.index(":")]):
        # a row of a table
        return False
    known: dict[str, _Said] = {}
    return any(_names_other(scene, act, tokens, sorry, known) for act in acts)


def _names_other(scene: Scene, act: Act, tokens: Tokens, sorry: bool, known: dict[str, _Said]) -> bool:
    """Whether they do so for one act; `known` keeps what they name of each kind, for the next acts."""
    params = act.action.params()
    for param, kind in kinds_of(scene, act).items():
        declared = scene.lexicon.kinds.get(kind)
        if declared is None or not (declared.things or (declared.phrases and not declared.open)):
            continue
        named = {kind, *kind.split(), *declared.called}
        if (read := known.get(kind)) is None:
            read = known[kind] = _values(scene, tokens, kind)
        # "M." is a signature
        others = [
            value
            for value, first, _ in read
            if value != str(params.get(param)) and (sorry or min(len(value), len(tokens[first].low)) > 1)
        ]
        covered = {place for _, first, end in read for place in range(first, end)}
        left = (t.low for p, t in enumerate(tokens) if p not in covered and t.low[0].isalnum())
        if others and all(low in _LITTLE or low in named for low in left):
            return True
    return sorry and (_names_anew(scene, act, tokens) or _answers_otherwise(scene, act, tokens))


def _values(scene: Scene, tokens: Tokens, kind: str) -> _Said:
    """Every value of the kind that is said by a word of weight, and where it stands."""
    found: _Said = []
    place = 0
    while place < len(tokens):
        read = [v for v in values_at(scene, tokens, place, kind) if not v.doubt and not v.others]
        value = max(read, key=lambda one: one.end, default=None)
        if value is None or not _weighs(tokens[place : value.end]):
            place += 1
            continue
        found.append((str(value.parts[0]), place, value.end))
        place = value.end
    return found


def _weighs(said: Sequence[Token]) -> bool:
    return any(token.low[0].isalnum() and token.low not in _LITTLE for token in said)


def _names_anew(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """`(I create a party called Night Owls.) Sorry, Day Owls.`: a regret, and another name of nobody."""
    if all(slot.kind != "name" for slot in scene.lexicon.slots_of(act.action.name)):
        return False
    place = next((p for p, t in enumerate(tokens) if t.low not in _LITTLE and t.low[0].isalnum()), 0)
    before = {token.low for token in tokens[:place]}
    name = [token for token in tokens[place:] if token.low[0].isalnum()]
    return (
        not before.isdisjoint(_REGRETS)
        and all(token.capital for token in name)
        and scene.referents.at(scene.text, tokens, place) is None
    )


def _answers_otherwise(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """`(I vote FOR proposal 31.) Sorry, AGAINST.`: a regret, and the other answer."""
    said = [token for token in tokens if token.low not in _LITTLE and token.low[0].isalnum()]
    params = act.action.params()
    hits = scene.lexicon.sayings.at(said, 0) if said else []
    fixed = [hit.what.frame.fixed for hit in hits if hit.end == len(said)]
    return any(key in params and params[key] != value for one in fixed for key, value in one.items())

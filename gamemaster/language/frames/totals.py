"""Whether a total that a mail names agrees with its acts: `10 gold in all`, `two for and two against`.

A player who adds up wrongly has meant something else than e wrote, and nobody can say where the slip is.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from gamemaster.language.english.numbers import OPENING, number_at
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, acts_in

_IN_ALL: Final[PhraseTable[None]] = table_of(
    "in all; all told; altogether; in total; in sum; all in all; taken together; all together; in the end"
)
_MAKING: Final[PhraseTable[None]] = table_of(
    "that makes; this makes; which makes; makes; making; that is; that 's; which is; comes to; which comes "
    "to; a total of; total :; total; the total is; adding up to; adds up to; which adds up to; sum :; the "
    "sum is; amounting to; amounts to; in total; altogether; in all; all told"
)
_TOTALLING: Final = _IN_ALL.words() | _MAKING.words() - {"in", "a", "of", ":"}
_OWNING: Final = words_in("my our have had has of from own with against than last only not n't")
_LEFT: Final = words_in("left remaining more less each apiece of times")


def miscounts(scene: Scene, tokens: Tokens, acts: Sequence[Act]) -> bool:
    """Whether a total among the words is that of no run of the acts, or a number of answers is another."""
    if not acts:
        return False
    lows = [token.low for token in tokens]
    if ":" in lows and _announces_otherwise(tokens, acts):
        return True
    if _TOTALLING.isdisjoint(lows):
        return False
    # "I vote for Tarn, which makes three" counts what others did
    amounts = all(any(isinstance(v, int) for v in act.action.params().values()) for act in acts)
    totals = {total for total, named in _totals(scene, tokens) if named or amounts}
    return bool(totals) and not totals <= _sums(acts)


def _announces_otherwise(tokens: Tokens, acts: Sequence[Act]) -> bool:
    """`I play two cards: Rum`: whether the acts that begin with a number of things are another number."""
    for place in range(1, len(tokens) - 2):
        # with a capital it is part of a name: "a Goal called Two Lights: ..."
        counts = tokens[place + 2].low == ":" and not tokens[place].capital
        read = number_at(tokens, place) if counts else None
        if (
            read is None
            or read[0] < _SEVERAL
            or read[1] != place + 1
            or not tokens[read[1]].low.endswith("s")
        ):
            continue
        begun = next((act.action.name for act in acts if act.start <= tokens[place].start), "")
        if begun and sum(_things(act) for act in acts if act.action.name == begun) != read[0]:
            return True
    return False


def _things(act: Act) -> int:
    """How many things an act is done to."""
    return max((len(v) for v in act.action.params().values() if isinstance(v, (list, tuple))), default=1)


def sums_up(scene: Scene, tokens: Tokens, found: Sequence[Finding]) -> bool:
    """`That makes 8 gold in all.`: whether a sentence behind acts names a total that is not theirs."""
    brief = len(tokens) <= _LONGEST and tokens[0].low in _SUMMING
    return brief and miscounts(scene, tokens, acts_in(found))


def counts_answers_otherwise(scene: Scene, tokens: Tokens, acts: Sequence[Act]) -> bool:
    """`two for and two against: 40 for, 41 against, 44 for, 45 for`: a number that is not theirs."""
    if len(acts) < _SEVERAL or not scene.lexicon.answered:
        return False
    done = [str(value) for act in acts for value in act.action.params().values()]
    known = {number for kind in scene.lexicon.answered for number in _numbers(scene, kind.things)}
    told: dict[str, int] = {}
    for place, token in enumerate(tokens[:-1]):
        read = number_at(tokens, place) if token.low not in known | {"a"} else None
        if read is None or read[1] >= len(tokens) or (place and number_at(tokens, place - 1) is not None):
            continue
        side = tokens[read[1]].low
        behind = tokens[read[1] + 1].low if read[1] + 1 < len(tokens) else "."
        if side in done and behind in _PARTING and scene.lexicon.sayings.at(tokens, read[1]):
            told.setdefault(side, read[0])
    return any(done.count(side) != count for side, count in told.items())


def _numbers(scene: Scene, things: str) -> frozenset[str]:
    return frozenset(scene.referents.names.things.get(things, ()))


def _totals(scene: Scene, tokens: Tokens) -> Iterator[tuple[int, bool]]:
    """The totals that the words name, and whether they say of what."""
    nouns = scene.lexicon.entities | scene.lexicon.naming_words | scene.lexicon.nouns_of_things
    for place, token in enumerate(tokens):
        counts = token.low in OPENING or token.low[0].isdigit()
        read = number_at(tokens, place) if counts and token.low != "a" else None
        if read is None or read[0] < 1:
            continue
        end = read[1]
        named = end < len(tokens) and tokens[end].low in nouns
        end += named
        before = {said.low for said in tokens[max(0, place - 3) : place]}
        if "there" in before:
            # "There are 10 gold in all in the pot"
            continue
        behind = tokens[end].low if end < len(tokens) else "."
        if not _OWNING.isdisjoint(before) or behind in _LEFT:
            continue
        made = any(hit.end == place for p in range(max(0, place - 4), place) for hit in _MAKING.at(tokens, p))
        closes = not behind[0].isalnum() or behind in {"and", "then"} or bool(_IN_ALL.at(tokens, end))
        if (named and _IN_ALL.at(tokens, end)) or (made and closes):
            yield read[0], named


def _sums(acts: Sequence[Act]) -> set[int]:
    """Every number that runs of the acts come to: how many they are, and what their amounts add up to."""
    found: set[int] = set()
    amounts = [[v for v in act.action.params().values() if isinstance(v, int)] for act in acts]
    for first in range(len(acts)):
        added = [0]
        for last in range(first, len(acts)):
            found.add(last - first + 1)
            added = [before + amount for before in added for amount in (amounts[last] or [0])][:_MOST]
            found.update(added)
    return found


_SUMMING: Final = words_in("that this which total altogether all sum makes making")
_LONGEST: Final = 9
_SEVERAL: Final = 2
_MOST: Final = 64
_PARTING: Final = words_in(", ; . : and but -- ) (")

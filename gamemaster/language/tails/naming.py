"""What words behind an act name that the act, or another of its game, could take."""

from collections.abc import Iterator
from typing import Final

from gamemaster.language.before.own_subjects import DETERMINERS
from gamemaster.language.english.times import CALENDAR
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.tails import PLAIN_VALUES
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene


class Naming:
    """Finds people and things in words behind an act that `takes` values of some kinds."""

    def __init__(self, scene: Scene, takes: set[str]) -> None:
        self.scene = scene
        self.takes = takes

    def values(self, said: Tokens) -> Iterator[tuple[int, int]]:
        """Where something that the act, or its like, could take is named."""
        known = self.scene.lexicon.kinds.values()
        plain = [k for k in known if not (k.number or k.open) and (k.phrases or k.shapes or k.things)]
        near = [kind.name for kind in plain if kind.things or kind.shapes or kind.name in self.takes]
        for place, token in enumerate(said):
            if token.low in _LETTERS or not token.low[0].isalnum():
                continue
            named = self.scene.referents.at(self.scene.text, said, place) if token.capital else None
            kinds = [kind.name for kind in plain] if token.capital else near
            ends = [v.end for kind in kinds for v in values_at(self.scene, said, place, kind)]
            if named is not None:
                yield place, named.end
            elif ends and any(t.low not in DETERMINERS | PLAIN_VALUES for t in said[place : max(ends)]):
                yield place, max(ends)

    def names_more(self, said: Tokens) -> bool:
        """Whether somebody or something is named that a phrase could give to the act."""
        told = set[int]()
        for first, last in self.values(said):
            told.update(range(first, last))
            before = said[first - 1].low if first else ""
            behind = said[last].low if last < len(said) else ""
            owns = behind in {"'s", "'"} and (before not in _HANGING or "person" not in self.takes)
            doing = before == "with" and behind.endswith("ing")
            done_to = before.endswith("ing") or (first > 1 and said[first - 2].low == "to")
            # "cackling like a witch"
            likened = first > 1 and said[first - 2].low in {"like", "as"} and before in {"a", "an"}
            # "a mug in one hand"
            at_hand = said[first].low == "one" and behind in _LIMBS
            if not (owns or doing or done_to or likened or at_hand):
                return True
        return any(
            token.capital and token.low not in _KNOWN_CAPITALS and not is_owner(said, place)
            for place, token in enumerate(said)
            if place and place not in told and said[place - 1].low not in {"a", "an"}
            if "from" not in [t.low for t in said[max(0, place - 2) : place]]
        )


def is_owner(said: Tokens, place: int) -> bool:
    """Whether the name there is an owner's."""
    return said[place + 1 : place + 2] != [] and said[place + 1].low in {"'s", "'"}


_LIMBS: Final = words_in("hand eye ear arm leg knee foot shoulder")
_KNOWN_CAPITALS: Final = CALENDAR | {"i", "god", "lord"}
_LETTERS: Final = words_in("a i an")
_HANGING: Final = words_in("for with by as on onto into behind after before via through against under to")

"""Pronouns for what is named before the act: `Left machine: I set it to 4`, `As for Tarn, I vote for him`."""

from typing import Final

from gamemaster.language.english.opening_words import TOPICS
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.values.pronouns import SOMEBODY
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

MARKS: Final = words_in(": -- ,")
LONGEST_FRONT: Final = 9
_NO_NAMES: Final = words_in("for against yes no aye nay all none")


def with_front_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`Left machine: I set it to 4`, `As for Tarn, I vote for him`: a pronoun means what stands in front."""
    topic = TOPICS.longest(tokens, 0)
    lead = topic.end if topic is not None else 0
    first = lead or int(tokens[0].low in {"for", "on", "with", "in"})
    for end in range(first + 1, min(len(tokens) - 2, first + LONGEST_FRONT)):
        low = tokens[end].low
        if low not in MARKS or tokens[end + 1].low != "i":
            continue
        if (low == "," and not first) or not (person := _is_name(scene, tokens, first, end, bool(lead))):
            return tokens
        known = SOMEBODY if person == "person" else {"it", "them", "there"}
        meant = [p for p in range(end + 2, len(tokens)) if tokens[p].low in known]
        if len(meant) != 1 or any(token.low in {"i", "we"} for token in tokens[end + 2 :]):
            return tokens
        at = tokens[meant[0]]
        name = [token.changed(start=at.start, end=at.end, line=False) for token in tokens[first:end]]
        if at.low == "there" and tokens[meant[0] - 1].low not in {"from", "in"}:
            name = [at.changed(low="in"), *name]
        return [*tokens[end + 1 : meant[0]], *name, *tokens[meant[0] + 1 :]]
    return tokens


def _is_name(scene: Scene, tokens: Tokens, first: int, end: int, people: bool) -> str:
    """The kind of what the words from `first` to `end` name, all of them; "" where they name nothing."""
    if tokens[first].low in _NO_NAMES:
        return ""
    if people and (who := person_at(scene, tokens, first)) is not None and who.end == end and not who.doubt:
        return "person"
    for kind in scene.lexicon.kinds.values():
        if kind.open or kind.number or kind.counted or kind.people or kind.only_exit:
            continue
        read = values_at(scene, tokens[:end], first, kind.name)
        if any(value.end == end and not value.doubt and not value.others for value in read):
            return kind.name
    return ""

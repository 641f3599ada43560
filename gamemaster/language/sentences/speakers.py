"""Clauses in which somebody else than their sender speaks."""

from typing import Final

from gamemaster.language.before.moods import Mood
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_RELATIVE: Final = words_in("who which whoever")
_TOLD_OF: Final = words_in("you the it")


def told_by_another(scene: Scene, tokens: Tokens, start: int, end: int, why: str) -> bool:
    """Somebody else speaks: `The wolf said: I ...`"""
    if why not in {Mood.REPORT.value, Mood.UNKNOWN.value, Mood.QUESTION.value}:
        return False
    if (
        start + 1 < len(tokens)
        and tokens[start + 1].low == ":"
        and (who := person_at(scene, tokens, start)) is not None
    ):
        return str(who.parts[0]) != scene.sender
    return any(
        tokens[p].low in words.SPEECH
        and not (p and tokens[p - 1].low in _RELATIVE and _low_at(tokens, p + 1) != ":")
        and (p == 0 or tokens[p - 1].low not in {"i", "to", "here"})
        and _low_at(tokens, p + 1) != "for"
        and not (p and tokens[p - 1].low in {"will", "'ll"} and _low_at(tokens, p + 1) in _TOLD_OF)
        and (
            any(t.low == ":" for t in tokens[p + 1 : p + 6])
            or [t.low for t in tokens[p + 1 : p + 2]] == [","]
        )
        for p in range(start, min(end, len(tokens)))
    )


def _low_at(tokens: Tokens, place: int) -> str:
    """The word at `place`, "" behind the end."""
    return tokens[place].low if place < len(tokens) else ""

"""What is told or asked of others behind the mark of an act, and is no part of it."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.remarks.everyday import says_between_moves
from gamemaster.language.tails.favours import asks_favour
from gamemaster.language.vocabulary.scene import Scene

MARKS: Final = words_in(", ; - -- – —")


def turns_to_others(scene: Scene, tokens: Tokens, start: int, stop: int) -> bool:
    """`; more tomorrow`, `, and please, Jun, do read your mail`, from `start` up to `stop`."""
    first = start
    while first < stop and (tokens[first].low in MARKS or tokens[first].low == "and"):
        first += 1
    said = tokens[first:stop]
    if first == start or not said:
        return False
    return says_between_moves(scene, said) or asks_favour(scene, said)

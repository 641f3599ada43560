"""Remarks that are a whole sentence, or all of a bracket, and are looked up as such: `Cold feet, sorry.`

A remark may have beside it, between marks, what says nothing of its own: a name, an apology, `by the way`,
what made up the sender's mind (`Having read the rules again: no.`). Any other clause beside it is told about
something else, and the remark is no longer one of the acts.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from gamemaster.language.english.grammar import Grammar

_BESIDE: Final = re.compile(
    r"(?!(?:no|yes|not|so|never|nothing|but)$)\w+|(?:i m |i am |so |very |terribly |ever so )?(?:really |so "
    r"|very )*sorry(?: \w+){0,3}|(?:my )?apologies(?: \w+){0,2}|my (?:fault|mistake|bad|dears?|friends?)|"
    r"(?:dear |poor |good |old |my )?(?:game master|gm|all|everyone|everybody|folks|friends|people)|"
    r"(?:dear|poor|good|old|my) \w+|"
    r"(?:by the way|of course|i m away|i am away|to be (?:honest|frank|fair|clear|sure)|"
    r"as (?:it happens|ever|always|usual)|"
    r"as i (?:now |can )?see(?: now| it)?|i (?:now )?(?:see|fear|think|suppose|guess|admit|confess|must say|"
    r"believe)(?: now)?|i m afraid|i am afraid|if you (?:like|please|must know)|if i may|mind you|you know|"
    r"you see|after all|at least|at once|once more|and all|all right|for once|again|truth be told|"
    r"in (?:fact|truth|short|other words|case you wondered)|that is|that is to say|i mean|"
    r"oh (?:no|dear|well)|"
    r"on (?:reflection|second thoughts?)|second thoughts?|come to think of it|thinking of it|(?:and )?so "
    r"there|nothing (?:more|else)|no more|(?:and )?that s (?:all|it)|one and all|"
    r"having (?:\w+ ){1,8}\w+|after (?:a|another|one more|some|this|that|seeing|reading|thinking)"
    r"(?: \w+){1,6})"
)
_MOST: Final = 18


class Whole(NamedTuple):
    """A sentence as whole remarks are looked up in it: all of it, and its parts between marks."""

    said: str
    parts: Sequence[str]


def whole(parts: Sequence[str]) -> Whole | None:
    """The sentence of these parts, each without blanks too many; None where it is too long for a remark."""
    if sum(part.count(" ") + 1 for part in parts) > _MOST:
        return None
    # "Old sailors' saying" leaves a blank too many
    parts = [" ".join(part.split()) for part in parts]
    return Whole(" " + " ".join(parts), parts)


class WholeRemarks:
    """Remarks in lines of a `Grammar`, where `X+` is one or more of them, held against a sentence whole."""

    def __init__(self, classes: Mapping[str, str], lines: Iterable[str]) -> None:
        led = [f"(?:and|but|so|just|only|well)* {_spelled_out(line)} $" for line in lines]
        self.grammar = Grammar(classes, led)

    def are_said(self, sentence: Whole) -> bool:
        """Whether a sentence is one of them and says nothing more."""
        grammar, parts = self.grammar, sentence.parts
        if grammar.match(sentence.said) is not None:
            return True
        if len(parts) == 1:
            return False
        told = [grammar.match(f" {part}") is not None for part in parts]
        return any(told) and all(
            one or _BESIDE.fullmatch(part) is not None for one, part in zip(told, parts, strict=True)
        )


def _spelled_out(line: str) -> str:
    """`X+` is `X X*`."""
    places = [(place, place.removesuffix("+")) for place in line.split()]
    return " ".join(name if place == name else f"{name} {name}*" for place, name in places)

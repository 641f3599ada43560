"""Sentences behind an act that gives a name, by which the name is spelled otherwise than it stands there.

`(I name Unnamed 3 Teal.) With two Ls.`, `Spelled T-e-e-l.`, `With a z at the end.`, `(working title; final
name the Bats)`. What must stay true: what agrees with the name (`With a capital T.`, `Spelled T-e-a-l.`) and
talk of it (`With a heavy heart.`, `Like the duck.`) leaves it as it is.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_LETTERS: Final = 2
_COUNTS: Final = {
    "a": 1,
    "an": 1,
    "one": 1,
    "only": 1,
    "two": 2,
    "double": 2,
    "three": 3,
    "triple": 3,
    "no": 0,
}
_SPELLED: Final = re.compile(
    r"(?:(?:and|but|sorry|oh|that is|that s|it is|it s|ps|note|correctly|properly|to be|is|written|i mean) )*"
    r"(?:spelled|spelt|spelling|written) (?:out )?(?:as )?(.+)"
)
_LETTERED: Final = re.compile(
    r"(?:(?:and|but|sorry|oh|that is|that s|it is|it s|ps|note|spelled|spelt|written|though|only) "
    r")*(?:with )?(a|an|one|"
    r"two|double|three|triple|no|only) (?:(?:capital|small|silent|single|little|lower case|big|double) "
    r")?([a-z])(?: ?s)?"
    r"(?: (?:only|at the (?:end|beginning|start|front)|in (?:it|front|the middle)|please|of course|by "
    r"the way))*"
    r"(?: and .*)?"
)
_PAIRED: Final = re.compile(r"\b(two|double|three|triple|no) ([a-z])(?: ?s)?\b")
_FINAL: Final = re.compile(
    r"(?:working title|for now|at first|name to change|until then|provisionally)? ?(?:the )?(?:final|"
    r"real|actual|"
    r"proper|later|future|true|full|new) (?:name|title|spelling)\b.*"
)
_GATE: Final = words_in("capital spelled spelt spelling written double with name title only no one two")


def respells(scene: Scene, act: Act, tokens: Tokens, said: str) -> bool:
    """Whether the words spell the name that the act gives otherwise."""
    if _GATE.isdisjoint([token.low for token in tokens]):
        return False
    told = [value for value in act.values if isinstance(value, str)]
    names = [name for name in told if len(name) > _LETTERS and name[:1].isalpha()]
    if not names or not _gives_name(scene, act):
        return False
    if _FINAL.fullmatch(said):
        return True
    letters = ["".join(filter(str.isalpha, name.lower())) for name in names]
    spelled = _SPELLED.fullmatch(said)
    if spelled is not None and (_is_out(spelled[1]) or len(spelled[1].split()) == 1):
        spelling = "".join(filter(str.isalpha, spelled[1]))
        return spelling not in letters and not spelling.startswith(_MANNERS)
    lettered = _LETTERED.fullmatch(said)
    if lettered is None:
        return False
    pairs: list[tuple[str, str]] = [(lettered[1], lettered[2]), *_PAIRED.findall(said)]
    return not any(all(_holds(name, count, sign, said) for count, sign in pairs) for name in letters)


_MANNERS: Final = ("right", "correct", "like", "wrong", "proper", "just")


def _is_out(said: str) -> bool:
    """`T e e l`: whether it is letters one by one."""
    return all(len(part) == 1 for part in said.split())


def _holds(name: str, count: str, letter: str, said: str) -> bool:
    """Whether the name has the letter as often as told, and where."""
    held, wanted = name.count(letter), _COUNTS[count]
    if "at the end" in said:
        return name.endswith(letter)
    if " only" in f" {said}" or count == "no":
        return held == wanted
    return held >= wanted


def _gives_name(scene: Scene, act: Act) -> bool:
    """Whether the act makes or names something, by a text that is free to choose."""
    kinds = {slot.kind for slot in scene.lexicon.slots_of(act.action.name)}
    return any(kind in {"text", "name"} or _is_free(scene, kind) for kind in kinds)


def _is_free(scene: Scene, kind: str) -> bool:
    found = scene.lexicon.kinds.get(kind)
    return found is not None and found.open

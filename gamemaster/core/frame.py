"""How a game's actions are said: verb frames, declared by the game and compiled in `language`.

Only declarations live here, all of them frozen data. A phrase is a string of lower-case words; `{n}` in it
stands for a whole number in digits or words, `{nth}` for an ordinal. What the words of a sentence mean
beyond its verb and slots (moods, series, repetition, quotation) is the same for every game and is not
declared.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal


def phrases(text: str) -> tuple[str, ...]:
    """The phrases of a list written as one text with semicolons between them."""
    return tuple(" ".join(phrase.split()) for phrase in text.split(";"))


Strength = Literal["own", "shared", "open", "common"]
"""How far a verb alone points at its game: `own` (no other game says so), `shared` (others may), `open`
(everyday business of a nomic; acts also in a mail that points nowhere else), `common` (the same, but acts
only where something else shows that this game is meant)."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value that the game's slots take.

    phrases   phrase -> the value it names; `{n}` in the value is the number met in the phrase
    number    the value is the number itself
    counted   the value is a pair (name, quantity): the phrase may be preceded by a number, an article or
    `all` mass      counted names that mean nothing without a quantity ("gold")
    split     the words of the value are parts of their own ("health {n}" is "health" and the number)
    people    names of non-player characters count as values too
    only_exit from the place named first one can only go to the second; people have the exit called `""`
    limit     the largest number allowed in a phrase
    """

    name: str
    phrases: Mapping[str, str]
    number: bool = False
    counted: bool = False
    mass: frozenset[str] = frozenset()
    split: bool = False
    people: bool = False
    only_exit: Mapping[str, str] = field(default_factory=dict)
    limit: int = 1_000_000


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing a verb needs or takes.

    `params` are the action's parameters the value goes to (one for each component of the value; "" drops
    it), `after` the words that may introduce it ("" where it may stand bare). `back` lets the word back (or
    the bare verb) mean the place one came from, as far as the message itself tells. `implied` takes what the
    message replies to when nothing is named.
    """

    params: tuple[str, ...]
    kind: str
    after: tuple[str, ...] = ("",)
    optional: bool = False
    back: bool = False
    implied: bool = False


@dataclass(frozen=True, slots=True)
class Cost:
    """A price or yield that may be named with an action.

    `{n}` of it must be `exact`, or as much as the parameter `equals`, or else a multiple of `multiple`.
    """

    phrases: tuple[str, ...]
    exact: int | None = None
    equals: str = ""
    multiple: int = 1


@dataclass(frozen=True, slots=True)
class Becomes:
    """An action that is another one when two parameters are equal and start with `prefix`."""

    same: tuple[str, str]
    prefix: str
    action: str


@dataclass(frozen=True, slots=True)
class Frame:
    """One way to perform an action.

    verbs       in the form that follows "I"; only the first word is inflected
    slots       in any order
    padding     phrases that change nothing about this action ("the monster" after attack)
    fixed       parameters this wording settles by itself ("{n}" is the number in the verb or saying)
    sayings     whole clauses that perform it, as they stand ("count me in")
    closings    phrases one of which must end the clause ("and specify that I am drinking it")
    topic       words of which one must stand in the clause before anything doubtful in it is worth a question
                (empty: any of the game's words)
    example     a sentence the reader knows, for hints and templates
    lax         a wish or plan to do it does it (joining)
    gerund      a clause that opens with the verb in -ing does it ("Healing for 2 gold.")
    repeatable  "three times" means three of it
    series      the verb may go on with other slots ("to Town Square, then to Healer")
    returning   the verb by itself means going back ("return")
    """

    action: str
    verbs: tuple[str, ...]
    slots: tuple[Slot, ...] = ()
    padding: tuple[str, ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)
    sayings: tuple[str, ...] = ()
    costs: tuple[Cost, ...] = ()
    closings: tuple[str, ...] = ()
    topic: tuple[str, ...] = ()
    becomes: Becomes | None = None
    example: str = ""
    strength: Strength = "shared"
    lax: bool = False
    gerund: bool = False
    repeatable: bool = True
    returning: bool = False
    series: bool = True


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """Every frame of a game.

    signs     phrases found in no other business of a list: one of them marks a mail as the game's
    words     words that a clause about the game is likely to hold, though other business may use them too
    vague     phrases after I that show the game but name no action ("look around") -> a sentence that does
    shown     sentences that letters show as examples (empty: the one of each frame)
    """

    frames: tuple[Frame, ...] = ()
    kinds: tuple[Kind, ...] = ()
    signs: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    vague: Mapping[str, str] = field(default_factory=dict)
    shown: tuple[str, ...] = ()

    @property
    def examples(self) -> tuple[str, ...]:
        """Sentences the reader knows: those to be shown, or one for each wording that gives one."""
        return self.shown or tuple(dict.fromkeys(frame.example for frame in self.frames if frame.example))

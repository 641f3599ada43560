"""What the reading of one mail has at hand: its words, the game's lexicon, the names, and what was read so
far."""

from dataclasses import dataclass, field

from gamemaster.core.action import Action
from gamemaster.language.lexicon import Lexicon
from gamemaster.language.referents import Referents


@dataclass(slots=True)
class Scene:
    """One mail being read.

    `trail` holds the places the mail has led its sender to, as far as it says so itself; it is emptied
    where that is no longer certain. `acted` says whether a certain act has been read before, `negated`
    whether the last sentence said what its sender does not do. `speech` tells that what this paragraph
    goes on to say is nothing that is done (`nothing`) or may be (`doubt`), after a label or reported
    speech. `signed` marks a mail that shows a sign of the game. `intents` are the numbers of the intents
    the mail answers; `addressee` is whom `you` means, `ellipsis` the thing that a bare number counts.
    """

    text: str
    lexicon: Lexicon
    referents: Referents
    sender: str
    cap: int
    intents: tuple[int, ...] = ()
    signed: bool = False
    acted: bool = False
    negated: bool = False
    speech: str = ""
    ellipsis: str = ""
    addressee: str = ""
    trail: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Act:
    """An act found in the tokens `first` to `last` (half-open offsets of the text)."""

    action: Action
    actor: str
    by: str | None
    start: int
    end: int
    strength: str = "shared"


@dataclass(frozen=True, slots=True)
class Doubt:
    """Words that may act. `sure` says that they concern this game whatever else the mail is about."""

    reason: str
    start: int
    end: int
    candidates: tuple[tuple[Act, ...], ...] = ()
    sure: bool = False
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Skip:
    """Words that perform nothing, and why."""

    why: str
    start: int
    end: int


Finding = Act | Doubt | Skip

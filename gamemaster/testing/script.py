"""Game scripts (`*.game`): a game as plain text, dated messages in, outcomes and values out.

    # What the script shows. (A line that begins with # is a comment; so is the rest of a line after
    # two spaces, # and a space.)
    game agora_rpg                      contract id (or, before it is installed, where its value lies:
                                        my_game.contract:CONTRACT)
    start 2009-10-26                    when the game begins, UTC
    gm Sir Hale
    people Ondine, Brask, Tarn
    alias Ondine = On, Ondy             0..n lines
    lists agora, spoon                  the game's public lists, where it matters which one has a message
    set encounter_overlap=later         0..n lines; a value is JSON, bare words are a string

    2009-10-26 10:00 Ondine: I join.    entries: time, sender, ":", what e writes
      applied join                      expectations: indented under the entry
      Ondine.tokens = 5

Entries (in the order in which they arrive; times never go back, `arrives` is for late ones):

    TIME WHO [private] @label: text     the brackets (`private`, `reply @label`) and the label are optional
    TIME WHO [on agora]: text           one copy of a message, by one of `lists`; the same words of the same
                                        person on another are another copy. It counts once, with the copy
                                        by which each group of lists that the game names has it
    TIME WHO:                           a longer text follows in lines `  | text`
    TIME WHO: do move {"to": "Healer"} ; explore {} for Brask      typed actions that bypass the reader
    TIME arrives: TIME WHO: text        dated the second time, arriving at the first
    TIME tick                           the clock moves on (every other entry moves it too)
    TIME gm: grant {"person": "Tarn"}   actions of the game master (or `do grant ...`), one ruling
    TIME gm: choose "Armor"             for the latest action that needs a ruling; or `choose @label "Armor"`,
                                        or `choose @label 1 "Armor"` for item 1 (items count from 0)
    TIME gm: answer @label 0 [{"action": "move", "params": {"to": "Healer"}}]      [] is: no action
    TIME gm: void @label
    TIME gm: redate @label TIME
    TIME gm: act-for move {"to": "Healer"} for Ondine       typed actions, by the rules of who is named
    TIME gm: assert Ondine.health = 5   what becomes of a mismatch is chosen like what the rules leave open
    TIME gm: substitute Ondine by Tarn  likewise `hand-over Tarn`, `pause`, `resume`
    TIME gm: set KEY=VALUE ; KEY=VALUE
    roll PURPOSE 20 35                  the next draws for PURPOSE give 20, then 35 (all others come from a
                                        fixed secret); a roll left over at the end is an error

WHO is somebody of `people`, the game master's name (a message, not a ruling), or `?` for a stranger.

Expectations:

    applied NAME | refused NAME CODE s.26 | ask NAME CODE | waits NAME | ask? REASON
        the outcomes of the entry, all of them in order (code and section may be left out; `ask?` is a
        question of the reader, `waits` what stands behind one). After choose, answer and redate: those of
        the entry spoken of, as they are now. An entry without such lines is not checked for outcomes.
    nothing                             there are no outcomes and no questions
    @label refused NAME CODE            the same of an earlier entry, as it is now; all its outcomes in order
    remark CODE                         an outcome of the entry carries this remark
    event NAME {"field": value}         the event happened in this entry, in ticks before it or in what was
                                        folded again because of it; the fields are optional
    Ondine.encounter.level = 1          a value as the game master sees it afterwards: JSON or bare words;
    game.week = 2                       the path goes on into dicts and lists
    Ondine.tokens absent                there is no such value
    public Ondine.vote = Tarn           the same as everybody sees it, not only the game master
"""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any


class ScriptError(AssertionError):
    """The script is malformed or the game did not go as it says. Carries file and line."""

    def __init__(self, path: str, line: int, text: str) -> None:
        super().__init__(f"{path}:{line}: {text}")
        self.path, self.line, self.text = path, line, text


@dataclass(frozen=True, slots=True)
class Roll:
    """`roll`: the next draws for `purpose` give `results`."""

    line: int
    purpose: str
    results: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcomes:
    """One expected outcome: `word` as in the script, of the entry `label` ("" is this entry)."""

    line: int
    label: str
    word: str
    action: str
    code: str = ""
    section: str = ""


@dataclass(frozen=True, slots=True)
class Nothing:
    """No outcome and no question is expected."""

    line: int


@dataclass(frozen=True, slots=True)
class Remarked:
    """A remark with this code is expected."""

    line: int
    code: str


@dataclass(frozen=True, slots=True)
class Happened:
    """An event of this name is expected, with at least these fields."""

    line: int
    name: str
    fields: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Value:
    """The value at `path` is expected to be `value`, or to be absent; `public`: as everybody sees it."""

    line: int
    path: str
    value: Any
    absent: bool = False
    public: bool = False


Expectation = Outcomes | Nothing | Remarked | Happened | Value


@dataclass(frozen=True, slots=True)
class Post:
    """One entry of the script. `at` is when it arrives, `dated` when it takes effect; `who` is a name, `gm`
    or `tick`.
    """

    line: int
    at: datetime
    dated: datetime
    who: str
    text: str
    label: str = ""
    private: bool = False
    reply: str = ""
    on: str = ""
    expectations: tuple[Expectation, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """A `set` line of the head."""

    line: int
    changes: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Script:
    """A parsed game script."""

    path: str
    about: str
    game: str
    start: datetime
    gm: str
    people: tuple[str, ...]
    aliases: dict[str, tuple[str, ...]] = field(default_factory=dict)
    settings: tuple[Setting, ...] = ()
    items: tuple[Roll | Post, ...] = ()
    lists: tuple[str, ...] = ()

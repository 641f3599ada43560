"""What the letters are made from: frozen values that the service fills, without any logic.

All times are aware and in UTC. Texts are one paragraph each and may come from players: whoever prints
them cleans and wraps them (`measure`). A value holds only what its reader may see.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, NamedTuple

DeedVerdict = Literal["applied", "refused", "needs_ruling", "provisional"]
"""What became of an attempt, by the names of `core.outcome.Verdict`."""

NO_ACTION = "no action"
"""The answer that every question about a reading ends with."""

NoticeKind = Literal[
    "question",
    "master_question",
    "wrong_list",
    "unknown_sender",
    "backlog",
    "quarantine",
    "changes",
    "past",
    "unreachable",
    "ruling",
    "late",
    "stamp",
    "unproven",
    "which_game",
    "reply_address",
    "bounced",
    "other_list",
    "claim",
    "reminder",
]
"""What a notice is about; each kind has its template `mail/notice_<kind>.txt.j2`."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One attempt and what became of it.

    `words` is the player's own sentence, `said` how it was understood ("move to Healer"), `told` the
    sentences of what happened. `why`, `code`, `section`, `instead` and `numbers` belong to a refusal (`why`
    also to what waits); `instead` is a phrase the reader knows. `draws` are printed as given ("encounter
    d100: 44"). `by` is who announced it on behalf of `who`, "" where e spoke for emself.
    """

    at: datetime
    who: str
    words: str
    said: str
    verdict: str
    told: tuple[str, ...] = ()
    why: str = ""
    code: str = ""
    section: str = ""
    instead: str = ""
    remarks: tuple[str, ...] = ()
    draws: tuple[str, ...] = ()
    message_id: str = ""
    numbers: tuple[tuple[str, Any], ...] = ()
    by: str = ""

    @property
    def name(self) -> str:
        """Whose deed it is, in words: `Ondine`, or `Brask for Ondine`."""
        return f"{self.by} for {self.who}" if self.by else self.who


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """Something the game master has to decide. `options` are the texts of the answers a, b, c ..."""

    number: int
    at: datetime
    who: str
    words: str
    say: str
    options: tuple[str, ...] = ()
    message_id: str = ""
    hint: str = ""

    @property
    def unreadable(self) -> bool:
        """Whether the only answer on offer is that nothing was done."""
        return self.options == (NO_ACTION,)


class Change(NamedTuple):
    """A value that differs from the last report. None stands for "did not exist"."""

    subject: str
    name: str
    old: Any
    new: Any


class Owed(NamedTuple):
    """A duty: who owes what, until when (None: no limit), and what happens when that passes."""

    owner: str
    what: str
    due: datetime | None
    default: str
    section: str


class Reading(NamedTuple):
    """An interpretation in force. `house` marks one that departs from the letter of the contract."""

    id: str
    section: str
    setting: str
    value: Any
    text: str
    house: bool


class Pledge(NamedTuple):
    """A secret that draws hang on. `commitment` is its SHA-256, `told` itself once it is published.

    `round` is that of a public beacon mixed into it (0: none), `randomness` what it brought, once it is out.
    All but the name and the round are hexadecimal.
    """

    secret: str
    commitment: str
    told: str = ""
    round: int = 0
    randomness: str = ""


class Proof(NamedTuple):
    """A draw with everything that goes into it (`core.chance.Draw`)."""

    entry: str
    purpose: str
    counter: int
    sides: int
    result: int
    secret: str


class DiceThrow(NamedTuple):
    """One kind of dice that was thrown; `lines` are its results as they are printed."""

    dice: str
    sides: int
    number: int
    rolls: int
    per_line: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceAnswer:
    """The answer to a request for dice: number `count` of `who` on that day. `left_out` did not get it."""

    game: str
    who: str
    subject: str
    comment: tuple[str, ...]
    throws: tuple[DiceThrow, ...]
    at: datetime
    count: int
    count_day: str
    left_out: tuple[str, ...]
    pledges: tuple[Pledge, ...]
    proofs: tuple[Proof, ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """Secrets that are told now, and the draws that were hidden until now.

    `following` are those that take the place of told ones for what still comes in and belongs before.
    """

    game: str
    title: str
    pledges: tuple[Pledge, ...]
    proofs: tuple[Proof, ...]
    office: str = "Game Master"
    following: tuple[Pledge, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """The game master's weekly report.

    `title` is the game's own name ("Agora RPG"), `contract_title` the contract's. `view` is what the public
    sees of the state: `{"people": {name: values}, "game_state": values}`. `deeds` and `ticks` (what the clock
    did) are what happened since `previous`, oldest first. `lists` are the addresses that count as public,
    `bot` is the program's own. `pledges` are the secrets that draws hang on, `proofs` the draws since the
    last report, but for hidden ones. `text` is the contract in force, `amended` when it is not the one that
    came with the program. `revises` is the number of the report whose place this one takes (0: none) and
    `revised` what differs from it. `claims` are the claims of error that stand or were answered,
    `ratification` what is ratified and what will be, each a sentence.
    """

    game: str
    title: str
    contract_title: str
    gm: str
    number: int
    as_of: datetime
    previous: datetime | None
    week: int
    lists: tuple[str, ...]
    bot: str
    view: Mapping[str, Any]
    deeds: tuple[Deed, ...] = ()
    ticks: tuple[tuple[datetime, tuple[str, ...]], ...] = ()
    questions: tuple[OpenQuestion, ...] = ()
    changes: tuple[Change, ...] = ()
    owed: tuple[Owed, ...] = ()
    readings: tuple[Reading, ...] = ()
    notices: tuple[str, ...] = ()
    text: str = ""
    amended: bool = False
    pledges: tuple[Pledge, ...] = ()
    proofs: tuple[Proof, ...] = ()
    examples: tuple[str, ...] = ()
    corrections: tuple[str, ...] = ()
    revises: int = 0
    revised: tuple[Change, ...] = ()
    claims: tuple[str, ...] = ()
    ratification: tuple[str, ...] = ()
    office: str = "Game Master"


@dataclass(frozen=True, slots=True)
class Receipt:
    """The private answer to one message.

    `at` is when the message takes effect and `effective_from` which stamp gave that ("its Date").
    `deeds` stand in the order of the message, `standing` says what is left to the sender. `preview` marks
    a message that was ruled on but not applied. With the `last_of_day` the share of that day is used up.
    """

    game: str
    title: str
    contract_title: str
    who: str
    subject: str
    at: datetime
    effective_from: str
    public: bool
    deeds: tuple[Deed, ...]
    questions: tuple[OpenQuestion, ...]
    ignored_note: str
    standing: tuple[str, ...]
    examples: tuple[str, ...]
    bot: str
    lists: tuple[str, ...]
    message_id: str = ""
    preview: bool = False
    office: str = "Game Master"
    last_of_day: bool = False


@dataclass(frozen=True, slots=True)
class Review:
    """A draft report sent to the game master for a decision.

    `diff` are the lines of `difference.differences` between the last report and `draft`. `token` goes into
    the subject as `[review TOKEN]`, holds once and until `expires`. `command` is the same decision on the
    command line, `notes` tells whether the reply may keep a note on a question (`1 note ...`).
    """

    game: str
    title: str
    gm: str
    number: int
    as_of: datetime
    draft: str
    diff: tuple[str, ...]
    questions: tuple[OpenQuestion, ...]
    owed: tuple[Owed, ...]
    refused: tuple[Deed, ...]
    token: str
    expires: datetime
    bot: str
    notices: tuple[str, ...] = ()
    command: str = ""
    notes: bool = False
    office: str = "Game Master"


@dataclass(frozen=True, slots=True)
class Notice:
    """A short letter about one matter.

    `to` is whom it addresses by name, `subject` the subject of the mail it is about. `facts` are labelled
    lines (sender, date, counts), `lines` whole sentences, `words` an extract of the mail, `owed` duties.
    `game`, `title`, `bot` and `office` are the same for all that are about one game, and filled in for all.
    """

    kind: NoticeKind
    to: str
    at: datetime
    game: str = ""
    title: str = ""
    bot: str = ""
    subject: str = ""
    words: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    lines: tuple[str, ...] = ()
    questions: tuple[OpenQuestion, ...] = ()
    lists: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    owed: tuple[Owed, ...] = ()
    office: str = ""


@dataclass(frozen=True, slots=True)
class GameNotice:
    """Something a game itself has to tell at once, to one person or to its lists.

    `kind` names the game's template `notice_<kind>.txt.j2`, `to` the person (None: the lists), `facts` are
    what the game's contract hands it, `pledges` the secrets that draws hang on from here on. With
    `own_addresses` everybody has an address of eir own to write to privately.
    """

    kind: str
    game: str
    title: str
    to: str | None
    at: datetime
    bot: str
    facts: Mapping[str, Any]
    lists: tuple[str, ...] = ()
    pledges: tuple[Pledge, ...] = ()
    office: str = "Game Master"
    own_addresses: bool = False


class Image(NamedTuple):
    """Where a page finds its picture (`cid:...` or `data:...`), how large it is shown, and what it shows."""

    source: str
    width: int
    height: int
    alt: str


class Listing(NamedTuple):
    """A heading with a line for each thing below it: what somebody may do, how e stands, why it is so."""

    heading: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """What the program answers to a mail sent to its own address (a decision, `help`, `status` ...).

    `done` and `failed` are one sentence a command line, `pending` what is on file now and what comes next,
    `text` paragraphs of an answer that is no command's result, `listings` what the asker wanted to know.
    """

    title: str
    to: str
    subject: str
    at: datetime
    bot: str
    done: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()
    pending: tuple[str, ...] = ()
    text: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    office: str = "Game Master"
    listings: tuple[Listing, ...] = ()

"""Plays a game script in memory and holds its expectations, and the invariants of every game, against it.

Nothing is stored or sent. English goes through the game's reader; `do` lines and the game master's rulings
go to the referee as they are. The secret is fixed, so a script plays the same way each time.
"""

import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from random import Random
from typing import Any

from gamemaster.core.calendar import parse_time
from gamemaster.core.chance import KeyedChance
from gamemaster.core.contract import Contract, Start
from gamemaster.core.errors import GamemasterError
from gamemaster.core.ledger import (
    Act,
    ActFor,
    Answer,
    Assert,
    Body,
    Choose,
    Decision,
    Entry,
    HandOver,
    Kind,
    MessageBody,
    Pause,
    Redate,
    Resume,
    RulingBody,
    SettingBody,
    Substitute,
    Void,
    in_force,
    spoken_of,
)
from gamemaster.core.names import Names
from gamemaster.core.outcome import Verdict
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Referee, Step
from gamemaster.core.settings import Settings
from gamemaster.core.timeline import Timeline
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader
from gamemaster.language.vocabulary.common_frames import with_claims
from gamemaster.testing import expect, invariants
from gamemaster.testing.acts import attempts_from, attempts_of
from gamemaster.testing.dice import ScriptedChance
from gamemaster.testing.parse import loose_json, read_script, read_settings
from gamemaster.testing.script import (
    Happened,
    Nothing,
    Outcomes,
    Post,
    Remarked,
    Roll,
    Script,
    ScriptError,
    Value,
)

Read = Callable[[Letter, Names, int], Reading]
"""Reads one letter; the number is the repetition cap in force."""

_SECRET = b"a secret that everybody knows is good enough for a script"


def run_file(path: Path, contract: Contract[Any] | None = None) -> "Play":
    """Parse and play the script in a file; raises ScriptError where it does not go as written."""
    return run_script(read_script(path), contract)


def run_script(script: Script, contract: Contract[Any] | None = None, read: Read | None = None) -> "Play":
    """Play a script and check the invariants at its end.

    `contract` None: the installed game that the script names; `read` None: the reader of its phrasebook.
    Raises ScriptError.
    """
    play = Play(script, installed_contract(script) if contract is None else contract, read)
    for item in script.items:
        try:
            play.perform(item)
        except ScriptError:
            raise
        except (GamemasterError, ValueError, AssertionError) as error:
            raise ScriptError(script.path, item.line, str(error)) from error
    play.finish()
    return play


def installed_contract(script: Script) -> Contract[Any]:
    """The contract whose id the script names, by entry point, or that lies where it says.

    Raises ScriptError.
    """
    if ":" in script.game:
        return _imported(script)
    found = {point.name: point for point in entry_points(group="gamemaster.contracts")}
    if script.game not in found:
        known = ", ".join(sorted(found)) or "none"
        raise ScriptError(script.path, 1, f"no game {script.game!r} is installed; there are: {known}")
    contract: Contract[Any] = found[script.game].load()
    return contract


def _imported(script: Script) -> Contract[Any]:
    """The contract of a game that is not installed yet: `package.contract:CONTRACT`."""
    try:
        contract = EntryPoint(script.game, script.game, "gamemaster.contracts").load()
    except (ImportError, AttributeError) as error:
        raise ScriptError(script.path, 1, f"no game is at {script.game}: {error}") from None
    if not isinstance(contract, Contract):
        raise ScriptError(script.path, 1, f"{script.game} is not a Contract")
    return contract


class Play:
    """A script being played. `steps` is what happened so far, as it stands after every change of the past."""

    def __init__(self, script: Script, contract: Contract[Any], read: Read | None = None) -> None:
        self.script = script
        self.contract = contract
        self._read: Read | None = read
        self.chance = ScriptedChance(KeyedChance(_SECRET, script.game))
        start = Start(script.game, contract.title, script.start, script.gm)
        self.referee = Referee(contract, self.chance, start, self._settings())
        self.timeline = Timeline(self.referee, every=8)
        self.steps: list[Step] = []
        self.labels: dict[str, str] = {}
        self.letters: dict[str, Letter] = {}
        self.reached: dict[tuple[str, str], set[str]] = {}

    def perform(self, item: Roll | Post) -> None:
        """Play one item and check what is expected of it."""
        if isinstance(item, Roll):
            self.chance.queue(item.purpose, *item.results)
            return
        fresh = self.timeline.advance(item.at)
        self.steps += fresh
        about = ""
        if item.who != "tick" and self._counts(item):
            entry = self._entry(item)
            about = _about(entry)
            refold = self.timeline.append(entry)
            del self.steps[len(self.steps) - len(refold.old) :]
            self.steps += refold.new
            fresh += refold.new
        self._check(item, about, fresh)

    def finish(self) -> None:
        """What must hold at the end of every script."""
        line = self.script.items[-1].line if self.script.items else 1
        if self.chance.left:
            left = ", ".join(f"{purpose} {result}" for purpose, result in self.chance.left)
            raise ScriptError(self.script.path, line, f"no draw took these rolls: {left}")
        timeline, contract = self.timeline, self.contract
        try:
            invariants.replay_is_head(self.referee, timeline, self.steps)
            invariants.order_is_free(
                self.referee, timeline.entries, timeline.clock, timeline.head, Random(len(self.steps))
            )
            invariants.steps_have_names(self.steps)
            invariants.states_round_trip(contract, self.steps)
            invariants.events_round_trip(contract, self.steps)
            invariants.entries_round_trip(contract.vocabulary, timeline.entries)
            invariants.events_make_states(contract, self.steps)
            invariants.subjects_are_whole(contract, self.steps)
            for step in self.steps:
                invariants.views_are_plain(contract, step)
        except invariants.InvariantBroken as error:
            raise ScriptError(self.script.path, line, f"after the script: {error}") from error

    def _counts(self, post: Post) -> bool:
        """Whether with this copy every group of lists has the message, and had it not before."""
        if not post.on:
            return True
        settings = self.timeline.standing_at(post.dated).settings
        groups = self.contract.fora(settings, self.script.lists)
        reached = self.reached.setdefault((post.who, post.text), set())
        before = all(group & reached for group in groups)
        reached.add(post.on)
        return not before and all(group & reached for group in groups)

    def _settings(self) -> Settings:
        settings = self.contract.settings()
        for setting in self.script.settings:
            try:
                settings = settings.changed(setting.changes)
            except GamemasterError as error:
                raise ScriptError(self.script.path, setting.line, str(error)) from None
        return settings

    def _entry(self, post: Post) -> Entry:
        seq = len(self.timeline.entries) + 1
        name = f"e{seq}"
        body = self._ruling(post) if post.who == "gm" else self._message(post, name)
        if post.label:
            if post.label in self.labels:
                raise ValueError(f"two entries have the label @{post.label}")
            self.labels[post.label] = name
        kind = {RulingBody: Kind.RULING, SettingBody: Kind.SETTING}.get(type(body), Kind.MESSAGE)
        return Entry(name, post.dated, seq, kind, body)

    def _message(self, post: Post, name: str) -> MessageBody:
        sender = "" if post.who == "?" else post.who
        if sender and sender not in (*self.script.people, self.script.gm):
            raise ValueError(f"nobody is called {sender!r}; there are: {', '.join(self.script.people)}")
        if post.text.startswith("do "):
            attempts = attempts_of(post.text[3:], sender, self.contract.vocabulary)
            reading = Reading(attempts, (), "script")
        else:
            reading = self._reading(post, name)
        return MessageBody(f"<{name}@script.example>", sender, not post.private, reading)

    def _reading(self, post: Post, name: str) -> Reading:
        before: tuple[Letter, ...] = ()
        if post.reply:
            if post.reply not in self.letters:
                raise ValueError(f"no message in English has the label @{post.reply}")
            parent = self.letters[post.reply]
            before = (parent, *parent.thread)
        sender = None if post.who == "?" else post.who
        letter = Letter(f"<{name}@script.example>", sender, "", post.text, not post.private, before)
        if post.label:
            self.letters[post.label] = letter
        if self._read is None:
            self._read = _reader(self.contract)
        standing = self.timeline.standing_at(post.dated)
        everybody = (*self.script.people, self.script.gm)
        people = {person: self.script.aliases.get(person, ()) for person in everybody}
        names = Names(people, frozenset({self.script.gm}), self.contract.things(standing.state))
        return self._read(letter, names, standing.settings.repetition_cap)

    def _ruling(self, post: Post) -> Body:
        word, _, rest = post.text.partition(" ")
        author = self.timeline.head.conduct.gm
        if word == "set":
            return SettingBody(read_settings(rest), None, author, "as the script says")
        readers: dict[str, Callable[[str], Decision]] = {
            "choose": self._choose,
            "answer": self._answer,
            "void": lambda text: Void(self._named(text)),
            "redate": self._redate,
            "act-for": self._act_for,
            "assert": _assertion,
            "hand-over": HandOver,
            "substitute": lambda text: Substitute(*text.split(" by ", 1)),
            "pause": lambda _: Pause(),
            "resume": lambda _: Resume(),
        }
        # an action of the game's own goes by its parameters
        if word in readers and not rest.lstrip().startswith("{"):
            return RulingBody(readers[word](rest.strip()), author, "as the script says")
        text = rest if word == "do" else post.text
        attempts = attempts_of(text, author, self.contract.vocabulary)
        return RulingBody(Act(attempts), author, "as the script says")

    def _choose(self, text: str) -> Decision:
        found = re.fullmatch(r"(?:(@[\w-]+)\s+)?(?:(\d+)\s+)?(.+)", text)
        if found is None:
            raise ValueError("choose what?")
        of = self._named(found[1]) if found[1] else None
        item = int(found[2]) if found[2] else None
        open_ones = [
            (step.entry, outcome)
            for step in self.steps
            for outcome in step.outcomes
            if outcome.verdict is Verdict.NEEDS_RULING
            and of in (None, step.entry.id)
            and item in (None, outcome.position[0])
        ]
        if not open_ones:
            raise ValueError("no action waits for this choice")
        entry, outcome = max(open_ones, key=lambda pair: (pair[0].seq, pair[1].position))
        candidate = str(loose_json(found[3]))
        if outcome.question and outcome.question.candidates and candidate not in outcome.question.candidates:
            raise ValueError(f"{candidate!r} is not on offer; there are: {outcome.question.candidates}")
        return Choose(entry.id, outcome.position, candidate)

    def _answer(self, text: str) -> Decision:
        found = re.fullmatch(r"(@[\w-]+)\s+(\d+)\s+(.+)", text, re.DOTALL)
        if found is None:
            raise ValueError('an answer is written: answer @label 0 [{"action": ..., "params": {...}}]')
        of = self._named(found[1])
        body = next(entry.body for entry in self.timeline.entries if entry.id == of)
        sender = body.sender if isinstance(body, MessageBody) else self.script.gm
        attempts = attempts_from(loose_json(found[3]), sender, self.contract.vocabulary)
        return Answer(of, int(found[2]), attempts)

    def _act_for(self, text: str) -> Decision:
        attempts = attempts_of(text, self.script.gm, self.contract.vocabulary)
        return ActFor(tuple(attempt._replace(by=None) for attempt in attempts))

    def _redate(self, text: str) -> Decision:
        label, _, time = text.partition(" ")
        return Redate(self._named(label), parse_time(time))

    def _named(self, text: str) -> str:
        label = text.strip().removeprefix("@")
        if label not in self.labels:
            known = ", ".join(f"@{known}" for known in self.labels) or "none"
            raise ValueError(f"no entry has the label @{label}; there are: {known}")
        return self.labels[label]

    def _check(self, post: Post, about: str, fresh: tuple[Step, ...]) -> None:
        self._check_outcomes(post, about)
        events = [event for step in fresh for outcome in step.outcomes for event in outcome.events]
        state = self.timeline.head.state
        for wanted in post.expectations:
            wrong = None
            if isinstance(wanted, Happened):
                wrong = expect.wrong_event(wanted, self.contract, events)
            elif isinstance(wanted, Value):
                people = (*self.script.people, self.script.gm)
                wrong = expect.wrong_value(wanted, self.contract, state, people)
            elif isinstance(wanted, Remarked):
                step = self._step(about)
                codes = [remark.code for o in (step.outcomes if step else ()) for remark in o.remarks]
                wrong = None if wanted.code in codes else f"no remark {wanted.code}, but: {codes or 'none'}"
            if wrong is not None:
                raise ScriptError(self.script.path, wanted.line, wrong)

    def _check_outcomes(self, post: Post, about: str) -> None:
        expected: dict[str, list[Outcomes]] = {}
        lines: dict[str, int] = {}
        for wanted in post.expectations:
            if isinstance(wanted, Outcomes | Nothing):
                label = wanted.label if isinstance(wanted, Outcomes) else ""
                name = self._named(label) if label else about
                lines.setdefault(name, wanted.line)
                expected.setdefault(name, [])
                expected[name] += [wanted] if isinstance(wanted, Outcomes) else []
        for name, outcomes in expected.items():
            item = next((i for i in in_force(self.timeline.entries) if i.entry.id == name), None)
            wrong = expect.wrong_outcomes(outcomes, expect.became(item, self._step(name)))
            if wrong is not None:
                raise ScriptError(self.script.path, lines[name], wrong)

    def _step(self, name: str) -> Step | None:
        return next((step for step in self.steps if step.entry.id == name), None)


def _assertion(text: str) -> Decision:
    path, equals, value = text.partition(" = ")
    subject, _, name = path.strip().partition(".")
    if not (equals and name):
        raise ValueError("a statement is written: assert Ondine.health = 5")
    return Assert(subject, name, loose_json(value.strip()))


def _about(entry: Entry) -> str:
    """The entry whose outcomes are meant under this one: for a ruling on another, that other."""
    return spoken_of(entry) or entry.id


def _reader(contract: Contract[Any]) -> Read:
    reader = Reader(with_claims(contract.phrasebook), contract.vocabulary)
    return lambda letter, names, cap: reader.read(letter, names, repetition_cap=cap)

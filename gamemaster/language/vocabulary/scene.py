"""What the reading of one mail has at hand: its words, the game's lexicon, the names, and what was read so
far."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from gamemaster.core.action import Action
from gamemaster.core.amount import Spread
from gamemaster.core.condition import Guard
from gamemaster.core.frame import Kind
from gamemaster.language.english.tokens import Tokens
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.prompts import Prompts
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.referents import Referents

_WORD: Final = re.compile(r"\w+")
_ROYAL: Final = re.compile(r"[a-z,;] (?:We|WE|Our|OUR|Ourselves|Ourself)\b")


@dataclass(slots=True)
class Scene:
    """One mail being read.

    `trail` holds the places the mail has led its sender to, as far as it says so itself; it is emptied
    where that is no longer certain. `acted` says whether a certain act has been read before, `negated`
    whether the last sentence said what its sender does not do. `speech` tells that what this paragraph
    goes on to say is nothing that is done (`nothing`) or may be (`doubt`), after a label or reported
    speech. `signed` marks a mail that shows a sign of the game,
    `near` also one that shows none of any other matter;
    `elsewhere` one that may be of another by its subject. `intents` are the numbers of the intents
    the mail answers; `addressee` is whom `you` means, `ellipsis` the thing that a bare number counts.
    `prompts` are its quotations; `blocks` gives the document (start, end) that follows own words, by
    their end; `spoken` holds the things its acts so far have named, by the kind they are of, `made` the names
    of those that it has made itself, `topics` the one that the sentences speak of, `naming` and `passing` the
    only one that this sentence, and the one right before it, names at all; `sentence` and `before` are the
    words of these two. `heading` are the frames
    that the heading of a list stands for, `we` keeps what `royal` found out.
    `deeds` are the certain acts so far by sentence (empty for one that is in doubt), `alternative` is under
    what the acts of a sentence that opens with `otherwise` are done; `patience` is how many more sentences
    that hang on something are read in full. `barren` are lines that do nothing by themselves.
    """

    text: str
    lexicon: Lexicon
    referents: Referents
    sender: str
    cap: int
    intents: tuple[int, ...] = ()
    signed: bool = False
    near: bool = False
    elsewhere: bool = False
    acted: bool = False
    negated: bool = False
    speech: str = ""
    ellipsis: str = ""
    addressee: str = ""
    trail: list[str] = field(default_factory=list)
    deeds: "list[tuple[Act, ...]]" = field(default_factory=list)
    alternative: Guard | None = None
    patience: int = 50
    barren: set[str] = field(default_factory=set)
    prompts: Prompts = field(default_factory=Prompts)
    blocks: dict[int, tuple[int, int]] = field(default_factory=dict)
    spoken: dict[str, list[str]] = field(default_factory=dict)
    made: dict[str, list[str]] = field(default_factory=dict)
    heading: tuple[Ready, ...] = ()
    topics: dict[str, str] = field(default_factory=dict)
    naming: dict[str, str] = field(default_factory=dict)
    passing: dict[str, str] = field(default_factory=dict)
    sentence: Tokens = ()
    before: Tokens = ()
    we: bool | None = None

    @property
    def royal(self) -> bool:
        """Whether the sender speaks of emself as We: with eir name behind it, or in capitals."""
        if self.we is None:
            named = re.escape(self.sender.split(" ")[0])
            self.we = bool(named) and re.search(rf"\bW[eE],\s+{named}\b", self.text) is not None
            self.we = self.we or _ROYAL.search(self.text) is not None
        return self.we

    def mentioned(self, kind: Kind, at: int) -> tuple[str, ...]:
        """The things of `kind` that the mail has spoken of before `at`, or that it answers there."""
        if kind.things in self.topics:
            return (self.topics[kind.things],)
        passing = [self.passing[kind.things]] if kind.things in self.passing else []
        said: Iterable[str] = self.spoken.get(kind.things, ())
        if (above := self.prompts.above(kind, at)) is not None:
            # under a row of its own, what was named above that row is no longer spoken of
            between = set(_WORD.findall(self.text[above[1] : at].lower()))
            said = [name for name in said if not between.isdisjoint(_WORD.findall(name.lower()))]
        return tuple(dict.fromkeys((*said, *self.prompts.things(kind, at), *passing)))

    def just_done_to(self, kind: Kind, at: int) -> tuple[str, ...]:
        """The one thing that the sentence right before has done something to, or all that are `mentioned`."""
        near = self.named_before(kind)
        done = len(near) == 1 and near[0] in self.spoken.get(kind.things, ())
        return near if done else self.mentioned(kind, at)

    def named_before(self, kind: Kind) -> tuple[str, ...]:
        """The things of `kind` that the sentence right before names, by their names."""
        names = (self.referents.thing_at(self.before, p, kind.things) for p in range(len(self.before)))
        return tuple(dict.fromkeys(who for named in names if named is not None for who in named.who))


@dataclass(frozen=True, slots=True)
class Act:
    """An act found in the tokens `first` to `last` (half-open offsets of the text)."""

    action: Action
    actor: str
    by: str | None
    start: int
    end: int
    strength: str = "shared"
    when: Guard | None = None
    spread: Spread | None = None

    @property
    def deed(self) -> tuple[Action, str, str | None]:
        """What is done, for whom and by whom, wherever it is said."""
        return self.action, self.actor, self.by

    @property
    def values(self) -> tuple[object, ...]:
        """What its parameters hold, the parts of a list one by one."""
        return tuple([one for value in self.action.params().values() for one in each(value)])


def each(value: object) -> tuple[object, ...]:
    """The parts of a list, or what is none by itself."""
    return tuple(value) if isinstance(value, (list, tuple)) else (value,)


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


def acts_in(findings: Iterable[Finding]) -> tuple[Act, ...]:
    """The certain acts among findings."""
    return tuple([finding for finding in findings if isinstance(finding, Act)])


def once_each(acts: Sequence[Act]) -> tuple[Act, ...]:
    """The acts without repetitions, which are the very same ones (`I explore a hundred times`)."""
    return tuple({id(act): act for act in acts}.values())


def in_other_case(findings: Iterable[Finding]) -> bool:
    """Whether an act is done where the condition of those before it does not hold."""
    return any(act.when is not None and act.when.otherwise for act in acts_in(findings))


def any_own(acts: Iterable[Act]) -> bool:
    """Whether some of the acts do not say to be done on behalf of somebody."""
    return any(act.by is None for act in acts)


def any_act(findings: Iterable[Finding]) -> bool:
    """Whether anything was done for certain."""
    for finding in findings:  # noqa: SIM110 - asked many times a sentence, and a generator costs more
        if isinstance(finding, Act):
            return True
    return False


def asked_about(finding: Finding, reason: str) -> Finding:
    """An act where the words around it are not certain; anything else as it is."""
    if not isinstance(finding, Act):
        return finding
    return Doubt(reason, finding.start, finding.end, ((finding,),), True)


def ask_where(findings: list[Finding], reason: str, doubted: Callable[[Act], bool]) -> list[Finding]:
    """The findings, with a question for each act of which `doubted` holds; a repeated act is judged once."""
    asked = {id(act) for act in once_each(acts_in(findings)) if doubted(act)}
    return [asked_about(f, reason) if id(f) in asked else f for f in findings] if asked else findings


def findings_act(findings: Iterable[Finding]) -> bool:
    """Whether anything was done or asked."""
    for finding in findings:  # noqa: SIM110 - asked many times a sentence, and a generator costs more
        if isinstance(finding, (Act, Doubt)):
            return True
    return False

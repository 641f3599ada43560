"""What became of one message, as values: for the store, for the command line, for receipts.

What must stay true: what is printed or logged of a message tells nobody who did what in private. The whole is
for the game master's eyes, who asks for it.
"""

from dataclasses import dataclass, field, replace
from typing import Any

from gamemaster.core.contract import PUBLIC, Viewer
from gamemaster.core.outcome import Outcome
from gamemaster.service.views.outcomes import told
from gamemaster.service.workspace.loaded import Live
from gamemaster.store.messages import Status

Json = dict[str, Any]

_HIDDEN: Json = {"action": "private", "outcome": "private", "actor": "", "said": "", "text": ""}
FOR_ALL = "for_all"
"""Under this name an action keeps what everybody may be told of it, where that is less than its `text`."""

_SECRETS = "(WITH SECRETS: for the game master only)"


@dataclass(frozen=True, slots=True)
class Ruled:
    """What a message did in one game: its actions with their outcomes, and the questions it raised.

    `private` says that nothing of it is for all eyes; an action may also say so for itself (`confidential`).
    """

    game: str
    sender: str
    at: str
    actions: tuple[Json, ...] = ()
    questions: tuple[Json, ...] = ()
    private: bool = False

    @property
    def open(self) -> "Ruled":
        """The same, without what is not for all eyes."""
        if self.private:
            return Ruled(self.game, "", self.at, private=True)
        return replace(self, actions=tuple(map(_for_all, self.actions)))


def _for_all(action: Json) -> Json:
    """What everybody may be told of an action."""
    if action.get("confidential"):
        return _HIDDEN
    return {**action, "text": action[FOR_ALL]} if FOR_ALL in action else action


@dataclass(frozen=True, slots=True)
class Fate:
    """The end of a message's way: `status` and `reason` are stored with it."""

    status: Status
    reason: str = ""
    duplicate_of: int | None = None
    ruled: tuple[Ruled, ...] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """One message taken in, for whoever watches: JSON data and one line of text.

    `whole` is the same with everything that is not for all eyes.
    """

    message_id: str
    source: str
    fate: Fate
    data: Json = field(init=False)
    text: str = field(init=False)

    def __post_init__(self) -> None:
        ruled = tuple(one.open for one in self.fate.ruled)
        private = any(one.private for one in ruled)
        name = "(private)" if private else self.message_id
        reason = "" if private else self.fate.reason
        fate = replace(self.fate, ruled=ruled, reason=reason)
        object.__setattr__(self, "data", _data(name, self.source, fate))
        object.__setattr__(self, "text", _text(name, fate))

    @property
    def whole(self) -> Json:
        """Everything, as JSON data."""
        return _data(self.message_id, self.source, self.fate)

    @property
    def whole_text(self) -> str:
        """Everything, as text; it says so where it tells what is not for all eyes."""
        said = _text(self.message_id, self.fate)
        hidden = any(one != one.open for one in self.fate.ruled)
        return f"{said}\n  {_SECRETS}" if hidden else said


def action_data(live: Live, outcome: Outcome) -> Json:
    """What was announced with what came of it, as JSON data."""
    attempt = outcome.attempt
    assert attempt is not None  # noqa: S101 - a message has no outcome without an attempt
    said = outcome.text or " ".join(told(live.contract, outcome.events, Viewer(attempt.by or attempt.actor)))
    found: Json = {
        "action": attempt.action.name,
        "params": attempt.action.params(),
        "actor": attempt.actor,
        "said": live.contract.say(attempt.action) + attempt.terms,
        "outcome": outcome.verdict.value,
        "text": said,
    }
    for_all = outcome.text or " ".join(told(live.contract, outcome.events, PUBLIC))
    if for_all != said:
        found[FOR_ALL] = for_all
    if attempt.when is not None:
        found["if"] = attempt.when.shown
    if attempt.action.is_confidential():
        found["confidential"] = True
    reason = outcome.refusal or outcome.question
    if reason is not None:
        found |= {"code": reason.code, "section": reason.section}
    return found


def _data(name: str, source: str, fate: Fate) -> Json:
    found: Json = {
        "message_id": name,
        "source": source,
        "status": fate.status.value,
        "reason": fate.reason,
        "games": [ruled.game for ruled in fate.ruled],
        "actions": [
            {key: value for key, value in action.items() if key != FOR_ALL}
            for ruled in fate.ruled
            for action in ruled.actions
        ],
        "questions": [question for ruled in fate.ruled for question in ruled.questions],
    }
    if fate.ruled and not fate.ruled[0].private:
        found |= {"sender": fate.ruled[0].sender, "at": fate.ruled[0].at}
    return found


def _text(name: str, fate: Fate) -> str:
    lines = [f"{name}: {fate.status.value}" + _because(fate.reason)]
    for ruled in fate.ruled:
        if ruled.private and not ruled.sender and not ruled.questions:
            lines.append(f"  [{ruled.game}] private; --gm shows it")
        for action in ruled.actions:
            if action is _HIDDEN:
                lines.append(f"  [{ruled.game}] something private; --gm shows it")
                continue
            what = f"{action['outcome']}: {action['actor']}: {action['said']}"
            lines.append(f"  [{ruled.game}] {what}" + _because(action["text"]))
        lines += [f"  [{ruled.game}] question {q['number']}: {q['say']}" for q in ruled.questions]
    return "\n".join(lines)


def _because(reason: str) -> str:
    return f" ({reason})" if reason else ""

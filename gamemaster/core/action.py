"""Typed actions: what somebody announced, before anyone has ruled on it."""

from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from pydantic import BaseModel, ConfigDict

from gamemaster.core.amount import Spread, spread_from_json, spread_shown, spread_to_json, spread_words
from gamemaster.core.condition import Guard, guard_from_json, guard_to_json


class Action(BaseModel):
    """Base of every game's actions; a subclass is one verb with its parameters.

    `name` is the verb in the action vocabulary (`move`, `place`). Fields whose public name is a Python
    keyword carry an alias (`from`, `as`). `gm_only` actions may only be performed by the game master,
    through a ruling; `secret` ones are sent privately, those that count `anywhere` either way (their own
    rules look at how they came), all others need the list. Of secret and `discreet` ones nobody else is told,
    of a `hushed` one that a ruling does only what comes of it.
    `unprinted` parameters are no part of the vocabulary: they are pinned, but not printed. `makes` is the
    parameter with the name that something is given by it ("": none). With `names_again`, somebody who stands
    twice in a list of it is meant twice.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    name: ClassVar[str]
    gm_only: ClassVar[bool] = False
    secret: ClassVar[bool] = False
    anywhere: ClassVar[bool] = False
    discreet: ClassVar[bool] = False
    hushed: ClassVar[bool] = False
    unprinted: ClassVar[frozenset[str]] = frozenset()
    makes: ClassVar[str] = ""
    names_again: ClassVar[bool] = False

    @classmethod
    def is_confidential(cls, ruled: bool = False) -> bool:
        """Whether what becomes of it (`ruled`: by a ruling) is told to nobody but whoever does it."""
        return cls.secret or cls.discreet or (ruled and cls.hushed)

    def params(self) -> dict[str, Any]:
        """The parameters under their public names, absent optional ones omitted.

        A required one that means nobody is shown as null.
        """
        fields = _fields(type(self))
        told = self.__dict__
        if _PLAIN.issuperset(map(type, told.values())):
            # as pydantic would show them, in a tenth of its time
            return {key: told[name] for name, key, needed in fields if needed or told[name] is not None}
        shown = self.model_dump(mode="json", by_alias=True)
        return {key: shown[key] for _, key, needed in fields if needed or shown[key] is not None}


_PLAIN: Final = frozenset({str, int, bool, type(None)})
"""The types of values that stand in JSON as they are."""


@cache
def _fields(action: type[Action]) -> tuple[tuple[str, str, bool], ...]:
    """The names of the parameters of that type, each with its public one and whether it is required."""
    fields = action.model_fields.items()
    return tuple((name, field.alias or name, field.is_required()) for name, field in fields)


class Attempt(NamedTuple):
    """One action as found in a message: who does it, and the words that say so.

    `span` is the half-open character range in the message's decoded body. `by` is the sender when e acts
    on behalf of `actor`, else None. `when` is the condition on which it is done, `spread` makes several acts
    of it; both are decided when it is applied.
    """

    action: Action
    actor: str
    text: str
    span: tuple[int, int]
    by: str | None = None
    when: Guard | None = None
    spread: Spread | None = None

    @property
    def seen_by(self) -> frozenset[str] | None:
        """Who may be told of this attempt and of its outcome (and the game master); None is everybody."""
        return frozenset({self.actor, self.by or self.actor}) if self.action.is_confidential() else None

    @property
    def terms(self) -> str:
        """What the act hangs on, in words to be put behind it (", if I have 3 gold"); "" for most."""
        several = spread_words(self.spread) if self.spread is not None else ""
        if self.when is None:
            return several
        told = self.when.shown
        return several + (f", {told}" if told.partition(" ")[0].lower() in _LINKING else f", if {told}")

    def shown(self) -> dict[str, Any]:
        """The form that `gamemaster parse --json` prints."""
        params = self.action.params()
        if self.action.unprinted:
            params = {k: v for k, v in params.items() if k not in self.action.unprinted}
        return self._with(params)

    def _with(self, params: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = {
            "action": self.action.name,
            "params": params,
            "actor": self.actor,
            "text": self.text,
            "span": list(self.span),
        }
        if self.by is not None:
            found["by"] = self.by
        if self.when is not None:
            found["if"] = self.when.shown
        if self.spread is not None:
            found |= spread_shown(self.spread)
        return found

    def to_json(self) -> dict[str, Any]:
        """The pinned form: what is printed, and what its condition and spread mean."""
        found = self._with(self.action.params())
        if self.when is not None:
            found["condition"] = guard_to_json(self.when)
        if self.spread is not None:
            found["spread"] = spread_to_json(self.spread)
        return found


_LINKING: Final = frozenset({"if", "unless", "provided", "when", "once", "as"})
"""Words with which a condition is tied to its act already."""


class Vocabulary:
    """The actions one game knows, by name; turns JSON back into typed attempts."""

    def __init__(self, actions: tuple[type[Action], ...]) -> None:
        self.by_name = {action.name: action for action in actions}

    def action(self, name: str, params: dict[str, Any]) -> Action:
        """Build the action called `name`; raises KeyError or pydantic.ValidationError on nonsense."""
        return self.by_name[name].model_validate(params)

    def attempt(self, found: dict[str, Any]) -> Attempt:
        """Read back what `Attempt.to_json` wrote.

        Raises KeyError where the words of a condition or spread stand without their meaning, because without
        them it would be another act.
        """
        start, end = found["span"]
        when = guard_from_json(found["condition"]) if "if" in found else None
        several = "times" in found or "each" in found
        return Attempt(
            self.action(found["action"], found["params"]),
            found["actor"],
            found["text"],
            (start, end),
            found.get("by"),
            when,
            spread_from_json(found["spread"]) if several else None,
        )

"""Typed actions: what somebody announced, before anyone has ruled on it."""

from typing import Any, ClassVar, NamedTuple

from pydantic import BaseModel, ConfigDict


class Action(BaseModel):
    """Base of every game's actions; a subclass is one verb with its parameters.

    `name` is the verb in the action vocabulary (`move`, `place`). Fields whose public name is a Python
    keyword carry an alias (`from`, `as`). `gm_only` actions may only be performed by the game master,
    through a ruling; `secret` ones are sent privately, all others need the list.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    name: ClassVar[str]
    gm_only: ClassVar[bool] = False
    secret: ClassVar[bool] = False

    def params(self) -> dict[str, Any]:
        """The parameters under their public names, absent optional ones omitted."""
        return self.model_dump(mode="json", by_alias=True, exclude_none=True)


class Attempt(NamedTuple):
    """One action as found in a message: who does it, and the words that say so.

    `span` is the half-open character range in the message's decoded body. `by` is the sender when e acts
    on behalf of `actor`, else None.
    """

    action: Action
    actor: str
    text: str
    span: tuple[int, int]
    by: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The form that `gamemaster parse --json` prints."""
        found: dict[str, Any] = {
            "action": self.action.name,
            "params": self.action.params(),
            "actor": self.actor,
            "text": self.text,
            "span": list(self.span),
        }
        if self.by is not None:
            found["by"] = self.by
        return found


class Vocabulary:
    """The actions one game knows, by name; turns JSON back into typed attempts."""

    def __init__(self, actions: tuple[type[Action], ...]) -> None:
        self.by_name = {action.name: action for action in actions}

    def action(self, name: str, params: dict[str, Any]) -> Action:
        """Build the action called `name`; raises KeyError or pydantic.ValidationError on nonsense."""
        return self.by_name[name].model_validate(params)

    def attempt(self, found: dict[str, Any]) -> Attempt:
        """Read back what `Attempt.to_json` wrote."""
        start, end = found["span"]
        return Attempt(
            self.action(found["action"], found["params"]),
            found["actor"],
            found["text"],
            (start, end),
            found.get("by"),
        )

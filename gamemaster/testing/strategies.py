"""Random actions of any contract, drawn by hypothesis from the types of its actions.

Nothing here knows a game. Parameters come from the fields' types and constraints; `Hints` name what plain
types cannot tell (places, assets), so that more of what is drawn can happen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import annotated_types
from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from gamemaster.core.action import Action
from gamemaster.core.contract import Contract

T = TypeVar("T")


@dataclass(frozen=True)
class Hints:
    """What makes random games of a contract lively.

    people    who may act; the first half takes part from the start, if the game knows `join`
    gm        the game master's name
    start     when the game begins; games last `weeks` weeks
    values    values worth trying, by field (`to`) or by action and field (`move.to`), beside random ones
    opening   attempts that stand before the random ones, as (person, action, parameters); those of the game
              master are rulings
    often     actions drawn more often than others
    settings  sets of settings, one of which a game begins with
    changes   changes of settings during the game; each must be possible at any time
    """

    people: tuple[str, ...] = ("Ondine", "Brask", "Tarn", "Mirelle")
    gm: str = "Sir Hale"
    start: datetime = datetime(2009, 10, 28, 9, 30, tzinfo=UTC)
    weeks: int = 3
    values: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    opening: tuple[tuple[str, str, Mapping[str, Any]], ...] = ()
    often: tuple[str, ...] = ()
    settings: tuple[Mapping[str, Any], ...] = ({},)
    changes: tuple[Mapping[str, Any], ...] = ()


def actions(contract: Contract[Any], hints: Hints, of_gm: bool = False) -> st.SearchStrategy[Action]:
    """Actions of the contract with random parameters; with `of_gm` those of the game master."""
    kinds = [kind for kind in contract.actions if kind.gm_only == of_gm]
    drawn = {kind: action_of(kind, hints) for kind in kinds}
    often = [drawn[kind] for kind in kinds if kind.name in hints.often]
    return weighted([*drawn.values(), *often * 3])


def action_of(kind: type[Action], hints: Hints) -> st.SearchStrategy[Action]:
    """One kind of action with random parameters."""
    params = {}
    for name, info in kind.model_fields.items():
        pool = [*hints.values.get(f"{kind.name}.{name}", ()), *hints.values.get(name, ())]
        drawn = _values(info.annotation, tuple(info.metadata), hints)
        drawn = weighted([st.sampled_from(pool)] * 3 + [drawn]) if pool else drawn
        params[name] = drawn if info.is_required() else st.one_of(st.just(info.get_default()), drawn)
    built = st.fixed_dictionaries(params).map(lambda given: _built(kind, given))
    return built.filter(lambda action: action is not None).map(_sure)


def _built(kind: type[Action], params: Mapping[str, Any]) -> Action | None:
    try:
        return kind.model_validate(params)
    except ValidationError:
        return None


def _sure(action: Action | None) -> Action:
    assert action is not None  # noqa: S101 - filtered out before
    return action


def _values(annotation: Any, metadata: tuple[Any, ...], hints: Hints) -> st.SearchStrategy[Any]:
    """Values of a field's type within its constraints."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if hasattr(annotation, "__metadata__"):
        return _values(parts[0], (*metadata, *annotation.__metadata__), hints)
    if origin in (Union, UnionType):
        return st.one_of([_values(part, metadata, hints) for part in parts])
    if origin is Literal:
        return st.sampled_from(parts)
    if origin in (tuple, list, frozenset, set):
        inner = next((part for part in parts if part is not Ellipsis), str)
        return st.lists(_values(inner, (), hints), max_size=4)
    if annotation is NoneType:
        return st.none()
    if annotation is int:
        low, high = _bounds(metadata)
        near = low if low >= 0 else max(low, -1)
        few = st.integers(near, near + 8 if high is None else max(near, min(near + 8, high)))
        return weighted([few, few, st.integers(low, high)])
    if annotation is str:
        return st.one_of(st.sampled_from((*hints.people, hints.gm)), st.text(max_size=12))
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return _parts(annotation, hints)
    return st.from_type(annotation)


def _parts(model: type[BaseModel], hints: Hints) -> st.SearchStrategy[dict[str, Any]]:
    """What a model inside an action could be made of; what does not fit together is no action."""
    fields = {
        name: _values(info.annotation, tuple(info.metadata), hints)
        for name, info in model.model_fields.items()
        if info.is_required()
    }
    return st.fixed_dictionaries(fields)


def weighted(strategies: Sequence[st.SearchStrategy[T]]) -> st.SearchStrategy[T]:
    """One of `strategies`, as often as it is listed (`one_of` would count it once)."""
    return st.sampled_from(strategies).flatmap(lambda chosen: chosen)


def _bounds(metadata: tuple[Any, ...]) -> tuple[int, int | None]:
    """The least and greatest integer allowed (-1 and None where nothing is said)."""
    low, high = -1, None
    for one in metadata:
        for limit in one.metadata if isinstance(one, FieldInfo) else (one,):
            match limit:
                case annotated_types.Ge(ge=bound):
                    low = int(bound)  # type: ignore[call-overload]
                case annotated_types.Gt(gt=bound):
                    low = int(bound) + 1  # type: ignore[call-overload]
                case annotated_types.Le(le=bound):
                    high = int(bound)  # type: ignore[call-overload]
                case annotated_types.Lt(lt=bound):
                    high = int(bound) - 1  # type: ignore[call-overload]
    return low, high

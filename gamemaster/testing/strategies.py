"""Random games for any contract, drawn by hypothesis from the types of its actions.

Nothing here knows a game. Parameters come from the fields' types and constraints; `Hints` name what plain
types cannot tell (places, assets), so that more of what is drawn can happen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import annotated_types
from hypothesis import strategies as st
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from gamemaster.core.action import Action, Attempt
from gamemaster.core.calendar import WEEK, week_start
from gamemaster.core.contract import Contract
from gamemaster.core.ledger import (
    Act,
    Answer,
    Body,
    Choose,
    Decision,
    Entry,
    Kind,
    MessageBody,
    Redate,
    RulingBody,
    SettingBody,
    Void,
)
from gamemaster.core.reading import Question, Reading


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


@dataclass(frozen=True)
class RandomGame:
    """The settings a game begins with and its entries, in order of arrival; `seed` for further choices."""

    settings: Mapping[str, Any]
    entries: tuple[Entry, ...]
    until: datetime
    seed: int


def games(contract: Contract[Any], hints: Hints, most: int = 30) -> st.SearchStrategy[RandomGame]:
    """Games of up to `most` entries beside the opening."""
    return _games(contract, hints, most)


def actions(contract: Contract[Any], hints: Hints, of_gm: bool = False) -> st.SearchStrategy[Action]:
    """Actions of the contract with random parameters; with `of_gm` those of the game master."""
    kinds = [kind for kind in contract.actions if kind.gm_only == of_gm]
    drawn = {kind: action_of(kind, hints) for kind in kinds}
    often = [drawn[kind] for kind in kinds if kind.name in hints.often]
    return _weighted([*drawn.values(), *often * 3])


def action_of(kind: type[Action], hints: Hints) -> st.SearchStrategy[Action]:
    """One kind of action with random parameters."""
    params = {}
    for name, info in kind.model_fields.items():
        pool = [*hints.values.get(f"{kind.name}.{name}", ()), *hints.values.get(name, ())]
        drawn = _values(info.annotation, tuple(info.metadata), hints)
        drawn = _weighted([st.sampled_from(pool)] * 3 + [drawn]) if pool else drawn
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
        return _weighted([few, few, st.integers(low, high)])
    if annotation is str:
        return st.one_of(st.sampled_from((*hints.people, hints.gm)), st.text(max_size=12))
    return st.from_type(annotation)


def _weighted(strategies: list[st.SearchStrategy[Any]]) -> st.SearchStrategy[Any]:
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


@st.composite
def _games(draw: st.DrawFn, contract: Contract[Any], hints: Hints, most: int) -> RandomGame:
    span = hints.weeks * int(WEEK / timedelta(minutes=1))
    attempt = _attempts(contract, hints)
    bodies: list[st.SearchStrategy[Body]] = [_messages(hints, attempt)] * 8
    bodies.append(_decisions(hints, attempt, most, span).map(lambda d: _ruling(hints, d)))
    if any(kind.gm_only for kind in contract.actions):
        by_gm = actions(contract, hints, of_gm=True).map(lambda a: Attempt(a, hints.gm, a.name, (0, 0)))
        bodies.append(st.lists(by_gm, min_size=1, max_size=2).map(lambda a: _ruling(hints, Act(tuple(a)))))
    if hints.changes:
        bodies.append(st.sampled_from(hints.changes).map(lambda c: SettingBody(c, None, hints.gm, "a test")))
    moments = _weighted([st.integers(1, span)] * 3 + [_boundaries(hints, span)])
    # hypothesis prefers short lists, in which little happens: the length is drawn first
    length = draw(st.integers(0, most))
    rows = draw(st.lists(st.tuples(moments, _weighted(bodies)), min_size=length, max_size=length))
    if draw(st.booleans()):
        rows.sort(key=lambda row: row[0])
    # a second apart, so that no ruling of the opening comes before the message it rests on
    opening = enumerate(_opening(contract, hints))
    entries = [
        *((hints.start + timedelta(seconds=seconds), body) for seconds, body in opening),
        *((hints.start + timedelta(minutes=minutes), body) for minutes, body in rows),
    ]
    return RandomGame(
        draw(st.sampled_from(hints.settings)),
        tuple(
            Entry(f"e{seq}", at, seq, _KINDS[type(body)], body) for seq, (at, body) in enumerate(entries, 1)
        ),
        hints.start + timedelta(minutes=draw(st.integers(0, span))),
        draw(st.integers(0, 2**16)),
    )


_KINDS = {MessageBody: Kind.MESSAGE, RulingBody: Kind.RULING, SettingBody: Kind.SETTING}


def _boundaries(hints: Hints, span: int) -> st.SearchStrategy[int]:
    """Minutes from the start to the turns of the weeks, where off-by-one faults live."""
    first = int((week_start(hints.start) + WEEK - hints.start) / timedelta(minutes=1))
    turns = [minute for week in range(hints.weeks) if 0 <= (minute := first + week * 7 * 24 * 60) <= span]
    return st.sampled_from(turns or [0])


def _opening(contract: Contract[Any], hints: Hints) -> list[Body]:
    acts = list(hints.opening)
    if not acts and "join" in contract.vocabulary.by_name:
        acts = [(person, "join", {}) for person in hints.people[: (len(hints.people) + 1) // 2]]
    found: list[Body] = []
    for person, name, params in acts:
        attempt = Attempt(contract.vocabulary.action(name, dict(params)), person, name, (0, 0))
        by_gm = person == hints.gm
        found.append(_ruling(hints, Act((attempt,))) if by_gm else _message(person, True, (attempt,)))
    return found


def _attempts(contract: Contract[Any], hints: Hints) -> st.SearchStrategy[tuple[Action, str | None]]:
    """An action, and on whose behalf it is done (mostly nobody's)."""
    other = st.sampled_from([None] * 40 + list(hints.people))
    return st.tuples(actions(contract, hints), other)


def _messages(
    hints: Hints, attempt: st.SearchStrategy[tuple[Action, str | None]]
) -> st.SearchStrategy[MessageBody]:
    acts = st.lists(attempt, min_size=1, max_size=6)
    doubt = st.sampled_from([None] * 14 + [0, 1])
    public = st.sampled_from([True] * 15 + [False])
    senders = st.sampled_from([*hints.people, *hints.people[: (len(hints.people) + 1) // 2] * 2])
    return st.tuples(senders, public, acts, doubt).map(lambda drawn: _mail(*drawn))


def _mail(sender: str, public: bool, acts: list[tuple[Action, str | None]], doubt: int | None) -> MessageBody:
    items: list[Attempt | Question] = [_attempt(sender, action, other) for action, other in acts]
    if doubt is not None and doubt < len(items):
        meant = items[doubt]
        assert isinstance(meant, Attempt)  # noqa: S101 - narrows the type
        items[doubt] = Question((0, 1), "?", "test_doubt", "What is meant?", ((meant,), ()))
    return _message(sender, public, tuple(items))


def _message(sender: str, public: bool, items: tuple[Attempt | Question, ...]) -> MessageBody:
    return MessageBody("<random@game.example>", sender, public, Reading(items, (), "random"))


def _attempt(sender: str, action: Action, other: str | None) -> Attempt:
    if other in (None, sender):
        return Attempt(action, sender, action.name, (0, 0))
    return Attempt(action, str(other), action.name, (0, 0), sender)


def _decisions(
    hints: Hints, attempt: st.SearchStrategy[tuple[Action, str | None]], most: int, span: int
) -> st.SearchStrategy[Decision]:
    """Rulings on entries that may or may not exist."""
    of = st.integers(1, most).map(lambda seq: f"e{seq}")
    at = st.integers(0, span).map(lambda minutes: hints.start + timedelta(minutes=minutes))
    meant = st.lists(attempt, max_size=2).map(
        lambda acts: tuple(_attempt(hints.people[0], action, other) for action, other in acts)
    )
    item = st.integers(0, 3)
    label = st.one_of(st.sampled_from(hints.values.get("candidate", ("yes", "no"))), st.text(max_size=5))
    return st.one_of(
        of.map(Void),
        st.builds(Redate, of, at),
        st.builds(Answer, of, item, meant),
        st.builds(lambda of, item, label: Choose(of, (item, 0), label), of, item, label),
    )


def _ruling(hints: Hints, decision: Decision) -> Body:
    return RulingBody(decision, hints.gm, "a test")

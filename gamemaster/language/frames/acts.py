"""From a filled frame to typed acts, with everything that may still make it uncertain."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from pydantic import ValidationError

from gamemaster.core.action import Action
from gamemaster.core.amount import EACH, OTHERS, SHARES, Each, Repeat, Spread
from gamemaster.core.frame import Cost, Slot
from gamemaster.language.frames.counting import counted_otherwise, miscounted
from gamemaster.language.frames.matching import Filling, fair
from gamemaster.language.values.choosing import parts_of
from gamemaster.language.values.pronouns import recalled
from gamemaster.language.values.value import Part, Parts, Value
from gamemaster.language.vocabulary.scene import Act, Scene

Params = dict[str, Part]
REPEAT: Final = "*"


class Actor(NamedTuple):
    """Who acts: `name`, and the sender as `by` when that is somebody else."""

    name: str
    by: str | None = None


class Built(NamedTuple):
    """The acts that a filling makes, or the reason why it is uncertain (then the acts are candidates)."""

    acts: tuple[Act, ...]
    doubt: str = ""
    params: Params | None = None


def build(
    scene: Scene,
    filling: Filling,
    actor: Actor,
    span: tuple[int, int],
    inherited: Params | None = None,
    times: int = 1,
    prices: tuple[tuple[Cost, int], ...] = (),
) -> Built:
    """Turn a complete filling into acts.

    `inherited` are the parameters of the act before it in a series, `times` and `prices` what the clause said
    before its verb.
    """
    lists = len([v for v in filling.values if v is not None and v.others])
    if lists > 1 if filling.respective == "order" else filling.respective and lists != 1:
        return _paired(scene, filling, actor, span, prices)
    return _single(scene, filling, actor, span, inherited, times, prices)


def _single(
    scene: Scene,
    filling: Filling,
    actor: Actor,
    span: tuple[int, int],
    inherited: Params | None,
    times: int,
    prices: tuple[tuple[Cost, int], ...],
) -> Built:
    frame = filling.ready.frame
    doubt, base = "", Params(inherited or {})
    base.update({key: filling.number or 0 if value == "{n}" else value for key, value in frame.fixed.items()})
    variants: list[Params] = [base]
    repeat = times * (filling.times if filling.times is not None else 1)
    for slot, value in zip(frame.slots, filling.values, strict=True):
        if value is None:
            understood = _understood(scene, filling, slot, span[0])
            if understood is not None:
                variants = [{**params, slot.params[0]: who} for params in variants for who in understood]
            elif (slot.implied and slot.params[0] not in base) or (
                slot.recalled and recalled(scene, scene.lexicon.kinds[slot.kind], span[0])[1]
            ):
                doubt = doubt or "which_one"
            elif slot.back and filling.back:
                doubt = doubt or "which_way"
            continue
        doubt = doubt or value.doubt or _shared(filling, value)
        variants = _varied(variants, slot, value)
    lists = [value for value in filling.values if value is not None and value.others]
    # "I offer an A and a 4 for a B": what is wanted may be for both together
    bartered = any(slot.many and value for slot, value in filling.pairs) and not filling.each
    if len(lists) > 1 or (lists and bartered):
        doubt = doubt or "each_or_shared"
    if filling.respective == "respectively" and any(map(_lists, filling.values)):
        doubt = doubt or "each_or_shared"
    doubt = doubt or _disagreement(scene, filling, variants) or miscounted(scene, filling, span)
    doubt = doubt or counted_otherwise(scene, filling, span)
    if filling.each and not any(value and value.others for value in filling.values):
        doubt = doubt or "each_of_whom"
    counted = _counted(variants, scene.cap + 1)
    if counted is None:
        return Built((), "how_many")
    several, all_of_them = counted
    pattern, spread = _spread_of(filling, all_of_them, scene.lexicon.lot_names)
    variants = [{**params, **pattern} for params in several]
    doubt = doubt or _amount_doubt(variants, spread is not None, bool(pattern), repeat)
    doubt = (
        doubt
        or _repetition_doubt(scene, filling, repeat, times)
        or _price_doubt(filling, prices, repeat, variants)
    )
    made = _made(scene, filling, actor, span, variants, repeat, doubt)
    return made if spread is None else made._replace(acts=tuple(replace(a, spread=spread) for a in made.acts))


def _lists(value: Value | None) -> bool:
    """Whether a slot holds a list of several as one value."""
    first = value.parts[0] if value is not None and value.listed else None
    return isinstance(first, tuple) and len(first) > 1


def _varied(variants: list[Params], slot: Slot, value: Value) -> list[Params]:
    """The parameters with each value of a slot."""
    if value.choice and value.doubt:
        choices: tuple[Parts, ...] = value.choice
        return [_put(params, slot.params, parts) for params in variants for parts in choices]
    parts_list = (value.parts, *value.others)
    return [_put(params, slot.params, parts) for params in variants for parts in parts_list]


def _counted(variants: list[Params], most: int) -> tuple[list[Params], bool] | None:
    """The parameters as often as they say, and whether one says all; None where the number is unclear."""
    several, all_of_them = list[Params](), False
    for params in variants:
        counted = params.pop(REPEAT, 1)
        if counted == "all":
            all_of_them, counted = True, 1
        if not isinstance(counted, int):
            return None
        several += [params] * min(counted, most)
    return several, all_of_them


def _spread_of(
    filling: Filling, all_of_them: bool, lots: frozenset[str]
) -> tuple[dict[str, str], Spread | None]:
    """What the values of a filling spread the act over, and the parameters as they stand in its pattern."""
    for slot, value in zip(filling.ready.frame.slots, filling.values, strict=True):
        if value is None or not value.parts:
            continue
        said = str(value.parts[0])
        if slot.kind == "person" and (said == EACH or said.startswith(f"{EACH} ")):
            return {slot.params[0]: EACH}, Each(slot.params[0], said[len(EACH) + 1 :] or OTHERS)
        if said in lots and slot.params[0]:
            return {}, Each(slot.params[0], said)
    return {}, Repeat() if all_of_them else None


def _disagreement(scene: Scene, filling: Filling, variants: list[Params]) -> str:
    """Values that have to be a fact of the thing named beside them: a price that nobody asks."""
    slots = filling.ready.frame.slots
    for slot, value in zip(slots, filling.values, strict=True):
        if not slot.agrees or value is None or value.doubt:
            continue
        param, _, key = slot.agrees.partition(".")
        kind = next((scene.lexicon.kinds.get(s.kind) for s in slots if param in s.params), None)
        told = scene.referents.names.things.get(kind.things, {}) if kind is not None else {}
        for params in variants:
            facts = told.get(str(params.get(param)))
            fact = facts.get(key) if isinstance(facts, Mapping) else None
            said = params.get(slot.params[0], value.parts[0])
            if fact is not None and said not in (fact if isinstance(fact, (list, tuple)) else (fact,)):
                return "price"
    return ""


def _paired(
    scene: Scene, filling: Filling, actor: Actor, span: tuple[int, int], prices: tuple[tuple[Cost, int], ...]
) -> Built:
    """`I give Tarn and Brask 4 and 6 gold respectively`: the first with the first, and so on."""
    lists = [value for value in filling.values if value is not None and value.others]
    if len(lists) != 2 or len(lists[0].others) != len(lists[1].others) or prices or filling.prices:
        return Built((), "each_or_shared")
    acts, made = list[Act](), Built((), "each_or_shared")
    for number in range(len(lists[0].others) + 1):
        single = tuple(
            Value(value.end, (value.parts, *value.others)[number])
            if value is not None and value.others
            else value
            for value in filling.values
        )
        made = build(scene, filling._replace(values=single, respective=""), actor, span)
        if made.doubt or not made.acts:
            return made
        acts += made.acts
    return made._replace(acts=tuple(acts))


def _shared(filling: Filling, value: Value) -> str:
    """The doubt of a list that may share what it gets."""
    return "each_or_shared" if value.others and not (value.each or filling.each) else ""


def _amount_doubt(variants: list[Params], spread: bool, people: bool, repeat: int) -> str:
    """Amounts that several acts would share: half of what the first half leaves is a quarter."""
    shares = {value for params in variants for value in params.values() if value in SHARES}
    if "half" in shares and len(variants) > 1:
        return "each_or_shared"
    return "each_of_whom" if spread and (len(variants) != 1 or repeat != 1 or (people and shares)) else ""


def _price_doubt(
    filling: Filling, prices: tuple[tuple[Cost, int], ...], repeat: int, variants: list[Params]
) -> str:
    """Prices have to be fair, and a yield what the action gives ("3 gold for 3 points")."""
    named = _prices(filling, prices)
    kept = all(p.get(cost.equals) == n for cost, n in named if cost.equals for p in variants)
    return "" if kept and fair(named, repeat) else "price"


def _prices(filling: Filling, prices: tuple[tuple[Cost, int], ...]) -> tuple[tuple[Cost, int], ...]:
    """Every price named: before the verb, after it, and in the verb's own phrase."""
    frame = filling.ready.frame
    own = (
        tuple((cost, filling.number) for cost in frame.costs[:1])
        if filling.number and not frame.fixed
        else ()
    )
    return tuple((cost, amount) for cost, amount in (*prices, *filling.prices, *own) if amount is not None)


def _made(
    scene: Scene,
    filling: Filling,
    actor: Actor,
    span: tuple[int, int],
    variants: list[Params],
    repeat: int,
    doubt: str,
) -> Built:
    strength = filling.ready.frame.strength
    found: list[Act] = []
    for params in variants:
        actions = _actions(scene, filling, params)
        if not actions:
            return Built((), doubt or "incomplete")
        found.extend(Act(action, actor.name, actor.by, *span, strength) for action in actions)
    count = repeat if repeat * len(found) <= scene.cap else 1
    if repeat * len(found) > scene.cap:
        doubt = doubt or "too_many"
    return Built(tuple(found) * max(count, 1), doubt, variants[-1])


def _put(params: Params, names: tuple[str, ...], parts: Parts) -> Params:
    return {**params, **{name: part for name, part in zip(names, parts, strict=False) if name}}


def _repetition_doubt(scene: Scene, filling: Filling, repeat: int, times: int) -> str:
    if repeat < 1:
        return "how_many"
    if repeat > scene.cap:
        return "too_many"
    said = filling.times is not None or times != 1
    return "repeat" if said and not filling.ready.frame.repeatable else ""


def _understood(scene: Scene, filling: Filling, slot: Slot, at: int) -> tuple[Part, ...] | None:
    """What a slot means that nothing fills: the way back, or what the mail answers."""
    if slot.back and filling.back:
        place = way_back(scene)
        return None if place is None else (place,)
    kind = scene.lexicon.kinds.get(slot.kind)
    if slot.recalled and kind is not None:
        names, unclear = recalled(scene, kind, at)
        return parts_of(kind, names[0]) if names and not unclear else None
    if not slot.implied:
        return None
    if kind is not None and kind.things:
        here = scene.topics.get(kind.things) or scene.prompts.here(kind, at)
        if here is not None:
            return parts_of(kind, here)
    if slot.kind == "intent" and len(scene.intents) == 1:
        return scene.intents
    return None


def way_back(scene: Scene) -> str | None:
    """Where `back` leads, as far as the mail itself tells."""
    if not scene.trail:
        return None
    here = scene.trail[-1]
    for kind in scene.lexicon.kinds.values():
        if kind.only_exit and here in kind.only_exit:
            return kind.only_exit[here]
        if kind.only_exit and here in scene.referents.npcs:
            return kind.only_exit.get("")
    return scene.trail[-2] if len(scene.trail) > 1 else None


def _actions(scene: Scene, filling: Filling, params: Params) -> tuple[Action, ...]:
    """The action of the frame, and the other one where its words do two things; empty if either fails."""
    also = filling.ready.frame.also
    own = scene.lexicon.vocabulary.by_name[also].model_fields if also else {}
    first = _action(scene, filling, {name: part for name, part in params.items() if name not in own})
    if first is None or not also:
        return () if first is None else (first,)
    try:
        rest = {name: part for name, part in params.items() if name in own}
        return (first, scene.lexicon.vocabulary.action(also, rest))
    except ValidationError:
        return ()


def _action(scene: Scene, filling: Filling, params: Params) -> Action | None:
    frame = filling.ready.frame
    name = frame.action
    becomes = frame.becomes
    if becomes is not None:
        one, other = (params.get(key) for key in becomes.same)
        if one is not None and one == other and str(one).startswith(becomes.prefix):
            name = becomes.action
            params = {key: value for key, value in params.items() if key not in becomes.same}
    try:
        return scene.lexicon.vocabulary.action(name, params)
    except (ValidationError, KeyError):
        return None


def remember(scene: Scene, acts: tuple[Act, ...]) -> None:
    """Keep where certain moves of the sender lead, for the way back."""
    for act in acts:
        if act.by is not None:
            continue
        way = scene.lexicon.ways.get(act.action.name)
        if way is None:
            continue
        params = act.action.params()
        start, goal = params.get(way[0]), params.get(way[1])
        if isinstance(goal, str):
            if isinstance(start, str) and scene.trail[-1:] != [start]:
                scene.trail = [start]
            scene.trail.append(goal)

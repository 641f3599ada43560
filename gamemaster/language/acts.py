"""From a filled frame to typed acts, with everything that may still make it uncertain."""

from typing import NamedTuple

from pydantic import ValidationError

from gamemaster.core.action import Action
from gamemaster.core.frame import Cost
from gamemaster.language.matching import Filling, fair
from gamemaster.language.scene import Act, Scene
from gamemaster.language.values import Parts

Params = dict[str, str | int]
REPEAT = "*"


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
    frame = filling.ready.frame
    doubt, base = "", Params(inherited or {})
    base.update({key: filling.number or 0 if value == "{n}" else value for key, value in frame.fixed.items()})
    variants: list[Params] = [base]
    repeat = times * (filling.times if filling.times is not None else 1)
    for slot, value in zip(frame.slots, filling.values, strict=True):
        if value is None:
            understood = _understood(scene, filling, slot.back, slot.implied)
            if understood is not None:
                variants = [{**params, slot.params[0]: who} for params in variants for who in understood]
            elif slot.implied and slot.params[0] not in base:
                doubt = doubt or "which_one"
            elif slot.back and filling.back:
                doubt = doubt or "which_way"
            continue
        doubt = (
            doubt
            or value.doubt
            or ("each_or_shared" if value.others and not (value.each or filling.each) else "")
        )
        if value.choice and value.doubt:
            choices: tuple[Parts, ...] = value.choice
            variants = [_put(params, slot.params, parts) for params in variants for parts in choices]
            continue
        parts_list = (value.parts, *value.others)
        variants = [_put(params, slot.params, parts) for params in variants for parts in parts_list]
    if filling.each and not any(value and value.others for value in filling.values):
        doubt = doubt or "each_of_whom"
    several: list[Params] = []
    for params in variants:
        counted = params.pop(REPEAT, 1)
        if not isinstance(counted, int):
            return Built((), "how_many")
        several += [params] * min(counted, scene.cap + 1)
    variants = several
    doubt = (
        doubt
        or _repetition_doubt(scene, filling, repeat, times)
        or _price_doubt(filling, prices, repeat, variants)
    )
    return _made(scene, filling, actor, span, variants, repeat, doubt)


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
        action = _action(scene, filling, params)
        if action is None:
            return Built((), doubt or "incomplete")
        found.append(Act(action, actor.name, actor.by, *span, strength))
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


def _understood(scene: Scene, filling: Filling, back: bool, implied: bool) -> tuple[str | int, ...] | None:
    """What a slot means that nothing fills: the way back, or what the mail answers."""
    if back and filling.back:
        place = way_back(scene)
        return None if place is None else (place,)
    if implied and len(scene.intents) == 1:
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
        params = act.action.params()
        start, goal = (params.get(way[0]), params.get(way[1])) if way else (None, None)
        if isinstance(goal, str):
            if isinstance(start, str) and scene.trail[-1:] != [start]:
                scene.trail = [start]
            scene.trail.append(goal)

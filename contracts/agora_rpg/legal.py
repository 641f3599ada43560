"""What a Character may do now: each move with its cost, what e can fight, drink, pay for or hand over.

Nothing is decided here: every option is put to the rules themselves, with dice that always show 1, and is
listed only if they let it through or put it to the Game Master; what it costs is read off the state they
come to. Every sentence is one that the reader knows.
"""

from collections.abc import Iterator
from datetime import datetime

from contracts.agora_rpg import actions as act
from contracts.agora_rpg.guards import Ruling
from contracts.agora_rpg.places import GOLD_EXCHANGER, HEALER, TOWN_SQUARE, dungeon, dungeon_level, go
from contracts.agora_rpg.rules import decide
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.state import Character, Encounter, State
from contracts.agora_rpg.weeks import points_left
from gamemaster.core.action import Action
from gamemaster.core.chance import FIRST_SEASON
from gamemaster.core.context import Context
from gamemaster.core.course import Course
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.assets import pairs
from gamemaster.core.mechanics.intent_options import intent_options
from gamemaster.core.option import Option
from gamemaster.core.outcome import Refused

_UNROLLED = 44


class _Ones:
    """Chance for trying things out: every die shows 1. Whether something is allowed hangs on no die."""

    def draw(self, *_: object, **__: object) -> int:
        """Always 1."""
        return 1

    def season(self, *_: object, **__: object) -> str:
        """The first."""
        return FIRST_SEASON

    def renewed(self, *_: object, **__: object) -> dict[str, str]:
        """Nothing has been told."""
        return {}


_ONES = _Ones()


class _Trial:
    """Somebody at a moment, trying things out without doing them."""

    def __init__(self, state: State, person: str, settings: RpgSettings, at: datetime) -> None:
        self.state, self.person, self.settings, self.at = state, person, settings, at

    def after(self, action: Action) -> State | None:
        """The state that `action` would come to; None where the rules do not let it through."""
        ruling = self._ruling(action)
        return ruling.state if isinstance(ruling, Course) else None

    def allows(self, action: Action) -> bool:
        """Whether the rules let `action` through, if only to the Game Master."""
        return not isinstance(self._ruling(action), Refused)

    def _ruling(self, action: Action) -> Ruling:
        ctx = Context(self.at, "what is legal", self.settings, _ONES, self.person)
        return decide(self.state, action, ctx)


def legal(state: State, person: str, settings: RpgSettings, at: datetime) -> tuple[Option, ...]:
    """What `person` may do at `at`, moves first."""
    trial = _Trial(state, person, settings, at)
    character = state.characters.get(person)
    found = _joining(trial) if character is None else _doing(trial, character)
    offered = (*found, *intent_options(state.intents, person, at, settings.intent_profile))
    return tuple(option for option in offered if trial.allows(option.action))


def _joining(trial: _Trial) -> Iterator[Option]:  # s. 3, 39
    after = trial.after(act.Join())
    if after is not None:
        tokens = after.characters[trial.person].tokens
        yield Option(act.Join(), "I join the RPG.", f"you begin with {_count(tokens, 'movement token')}")


def _doing(trial: _Trial, c: Character) -> Iterator[Option]:
    if c.is_player:
        yield from _moves(trial, c)
        yield from _fights(c, trial.settings)
        yield from _mending(trial, c)
        yield from _exchange(trial, c)
    yield from _transfers(trial, c)
    yield Option(act.Leave(), "I leave the RPG.", _LEAVING[trial.settings.on_leave])


def _moves(trial: _Trial, c: Character) -> Iterator[Option]:  # s. 25-27
    level = dungeon_level(c.location)
    if level:
        after = trial.after(act.Explore())
        if after is not None:
            # whoever dies of it meets nothing
            meets = "" if _last_breath(c) else "; you meet something"
            yield Option(act.Explore(), "I explore.", f"{_cost(c, after, trial.person)}{meets}")
    for place in _places(trial.state, level):
        action = act.Move(to=place)
        after = trial.after(action) if place != c.location else None
        if after is not None:
            yield Option(action, go(place), _cost(c, after, trial.person))


def _places(state: State, level: int) -> tuple[str, ...]:
    """Everywhere that one move can lead from a dungeon level (0: from anywhere else)."""
    hosts = (name for name in state.office.second_class if name in state.characters)
    below = (dungeon(level - 1), dungeon(level + 1)) if level > 1 else (dungeon(level + 1),)
    return (TOWN_SQUARE, HEALER, GOLD_EXCHANGER, *below, *hosts)


def _last_breath(c: Character) -> bool:
    """Whether e would die of a move (s. 26, 42)."""
    return c.vitality == 0 and c.health == 1


def _cost(c: Character, after: State, person: str) -> str:
    """What a move takes, in words."""
    if _last_breath(c):
        return "costs 1 movement token and your last health: you would begin again in Town Square"
    left = f"{c.tokens - 1} left"
    if c.vitality == 0:
        vitality = after.characters[person].vitality
        return f"costs 1 movement token ({left}) and 1 health, and your vitality becomes {vitality}"
    return f"costs 1 movement token ({left}) and 1 vitality ({c.vitality - 1} left)"


def _fights(c: Character, settings: RpgSettings) -> Iterator[Option]:  # s. 8, 34
    met = c.encounter
    if met is None:
        return
    if met.kind == "unrolled":
        if settings.dice_source == "stated":
            effect = f"say what your die showed, in the place of {_UNROLLED}"
            yield Option(act.StateRoll(result=_UNROLLED), f"My d100 was {_UNROLLED}.", effect)
        return
    yield Option(act.Attack(), "I attack.", _fight(met, c, settings))
    if settings.combat == "duel" and c.health > 1:
        say = "I attack, stopping at 1 health."
        yield Option(act.Attack(stop_at_health=1), say, "or at any other health below yours")


def _fight(met: Encounter, c: Character, settings: RpgSettings) -> str:
    monster = f"a level {met.level} monster with {met.health} health"
    match settings.combat:
        case "duel":
            return f"fights {monster} until one of you falls; your health is {c.health}"
        case "fizzle":
            return f"{monster} fades"
        case _:
            return f"the Game Master decides how the fight with {monster} ends"


def _mending(trial: _Trial, c: Character) -> Iterator[Option]:  # s. 35-37
    after = trial.after(act.Heal())
    if after is not None:
        price, healed = c.level * trial.settings.heal_price, after.characters[trial.person]
        gauges = f"your health is then {healed.health} and your vitality {healed.vitality}"
        yield Option(act.Heal(), "I heal.", f"costs {price} of your {c.gold} gold; {gauges}")
    for asset, _ in pairs(c.items):
        yield from _potion(trial, c, asset)


def _potion(trial: _Trial, c: Character, asset: str) -> Iterator[Option]:
    kind, _, level = asset.partition(" potion level ")
    if not level or kind not in ("health", "vitality"):
        return
    action = act.Drink.model_validate({"potion": kind, "level": int(level)})
    after = trial.after(action)
    if after is None:
        return
    drunk = after.characters[trial.person]
    if kind == "health":
        now, maximum, old = drunk.health, drunk.sheet.max_health, c.sheet.max_health
    else:
        now, maximum, old = drunk.vitality, drunk.sheet.max_vitality, c.sheet.max_vitality
    effect = f"its maximum becomes {maximum}" if maximum != old else f"it becomes {now} of {maximum}"
    yield Option(action, f"I drink a level {level} {kind} potion.", f"your {kind} is mended: {effect}")


def _exchange(trial: _Trial, c: Character) -> Iterator[Option]:  # s. 38
    if c.location == GOLD_EXCHANGER and c.gold:
        left = points_left(trial.state, trial.settings)
        points = c.gold if left is None else min(c.gold, left)
        back = f", and {c.gold - points} gold back" if points < c.gold else ""
        effect = (
            f"{_count(points, 'point')}{back} at the end of the week; any amount up to {c.gold} can be "
            "exchanged"
        )
        yield Option(act.Exchange(amount=c.gold), f"I exchange {c.gold} gold.", effect)


def _transfers(trial: _Trial, c: Character) -> Iterator[Option]:  # s. 17
    gold = (("gold", c.gold),) if c.gold else ()
    owned = (*gold, *pairs(c.items))
    if not owned:
        return
    reached = tuple(
        name
        for name, _ in in_order(trial.state.characters)
        if name != trial.person and trial.after(_gives(owned[0][0], name)) is not None
    )
    for asset, count in owned if reached else ():
        effect = f"you have {count}; it can go to {_any_of(reached)}"
        yield Option(_gives(asset, reached[0]), f"I transfer 1 {asset} to {reached[0]}.", effect)


def _gives(asset: str, to: str) -> act.Transfer:
    return act.Transfer(asset=asset, quantity=1, to=to)


def _any_of(names: tuple[str, ...]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


_LEAVING = {
    "destroyed": "all you own is destroyed",
    "kept": "what you own is kept until you come back",
    "gm": "what you own goes to the Game Master",
}

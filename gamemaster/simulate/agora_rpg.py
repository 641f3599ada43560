"""How simulated Characters of the RPG play: down into the dungeon, fighting, and back to town with gold."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from contracts.agora_rpg import actions as act
from contracts.agora_rpg.contract import CONTRACT
from contracts.agora_rpg.places import dungeon_level
from contracts.agora_rpg.state import State
from gamemaster.core.action import Action
from gamemaster.simulate.petitions import WEIGHTS, amending, petition_phrases
from gamemaster.simulate.play import Play

_DICE = ("earlier", "later", "smoothed")


def _settings(_: int, seed: int) -> Mapping[str, Any]:
    return {"encounter_overlap": _DICE[seed % len(_DICE)]}


def _taste(state: State, person: str, action: Action, _: Random) -> float:
    """Who is hurt or rich wants to go to town, everybody else down."""
    character = state.characters.get(person)
    if character is None:
        return 1.0
    weary = character.health <= character.sheet.max_health // 2 or character.gold > 4 * character.level
    if isinstance(action, act.Move):
        return 3.0 if (dungeon_level(action.to) == 0) == weary else 0.5
    if isinstance(action, act.Heal | act.Drink):
        return 2.0 if weary else 0.1
    return 1.0


def _vary(state: State, person: str, action: Action, random: Random) -> Action:
    if isinstance(action, act.Move) and random.random() < 0.3:
        return act.Move(to=action.to, start=state.characters[person].location)
    if isinstance(action, act.Exchange) and isinstance(action.amount, int) and random.random() < 0.5:
        return act.Exchange(amount=random.randint(1, action.amount))
    return action


def _phrases(_: State, action: Action, __: str) -> Sequence[str]:
    match action:
        case act.Join():
            return ("I join the RPG.", "I become a party to the RPG.", "I hereby join Agora RPG.")
        case act.Leave():
            return ("I leave the RPG.",)
        case act.Move(to=to, start=None):
            return (
                f"I move to {to}.",
                f"I go to {to}.",
                f"I hereby walk to {to}.",
                f"I spend a token to move to {to}.",
            )
        case act.Move(to=to, start=start):
            return (f"I move from {start} to {to}.", f"I walk from {start} to {to}.")
        case act.Explore():
            return ("I explore.", "I explore the dungeon.", "I hereby explore this level.")
        case act.Attack(stop_at_health=None):
            return ("I attack.", "I attack the monster.", "I fight it until one of us falls.")
        case act.Attack(stop_at_health=health):
            return (f"I attack, stopping at {health} health.", f"I attack until I have {health} health left.")
        case act.Heal():
            return ("I heal.", "I pay the Healer.", "I heal at the Healer.")
        case act.Drink(potion=potion, level=level):
            return (
                f"I drink a level {level} {potion} potion.",
                f"I quaff a level {level} potion of {potion}.",
            )
        case act.Exchange(amount=amount):
            return (f"I exchange {amount} gold.", f"I exchange {amount} gold for points.")
        case act.Transfer(asset=asset, quantity=quantity, to=to):
            return (f"I transfer {quantity} {asset} to {to}.", f"I give {to} {quantity} {asset}.")
    return petition_phrases(action)


_WISHES = (
    "amend the RPG contract",
    "amend the RPG contract by replacing section 40",
    "amend the RPG contract so that healing is free",
)


def _wild(people: Sequence[str], random: Random) -> Action:
    gift = act.Transfer(asset="gold", quantity=random.randint(40, 90), to=random.choice(people))
    return random.choice((act.Heal(), act.Attack(), act.Move(to="Dungeon Level 9"), gift))


AGORA_RPG = Play(
    contract=CONTRACT,
    settings=_settings,
    phrases=_phrases,
    weights={
        "join": 10,
        "leave": 0.02,
        "explore": 6,
        "attack": 10,
        "heal": 4,
        "drink": 2,
        "exchange": 4,
        "transfer": 0.3,
        **WEIGHTS,
    },
    over=lambda state: state.calendar.ended is not None,
    wild=_wild,
    taste=_taste,
    vary=_vary,
    intends=lambda chance: amending("without_objection", 3, _WISHES, chance),
    daily=0.5,
    most=4,
)

"""Actions and events in words: how an action was understood, and what came of it.

`say` gives a phrase without subject ("move to Healer"), `tell` a whole sentence with the person's name.
"""

from contracts.agora_rpg import actions as act
from contracts.agora_rpg import events as ev
from gamemaster.core.action import Action
from gamemaster.core.calendar import spoken
from gamemaster.core.event import Event, plainly
from gamemaster.core.mechanics import intent_words


def say(action: Action) -> str:
    """What was understood, as receipts put it."""
    phrase = _WORDS.get(type(action))
    return phrase if phrase is not None else _say(action) or _plain(action)


_WORDS: dict[type[Action], str] = {
    act.Join: "join",
    act.Leave: "leave",
    act.Explore: "explore",
    act.Heal: "heal",
}


def _say(action: Action) -> str:
    match action:
        case act.Move(to=to, start=start):
            return f"move from {start} to {to}" if start else f"move to {to}"
        case act.Attack(rounds=rounds, stop_at_health=stop):
            count = "until it is over" if rounds is None else "once" if rounds == 1 else f"{rounds} rounds"
            return f"attack {count}" + ("" if stop is None else f", stopping at health {stop}")
        case act.Drink(potion=potion, level=level):
            return f"drink a level {level} {potion} potion"
        case act.Exchange(amount=amount):
            return f"exchange {amount_of(amount, 'gold')}"
        case act.Transfer(asset=asset, quantity=quantity, to=to):
            return f"transfer {amount_of(quantity, asset)} to {to}"
        case act.ImportRoll(results=results):
            return f"use the roll {', '.join(map(str, results))}"
        case act.StateRoll(result=result):
            return f"state the roll {result}"
        case _:
            return intent_words.say(action) or _say_of_master(action)


def _say_of_master(action: Action) -> str:
    """What the Game Master does by a ruling."""
    match action:
        case act.SetClass(person=person, character=kind):
            return f"make {person} a {_kind(kind)}"
        case act.ResolveEncounter(person=person, experience=experience, gold=gold):
            brings = f", giving {experience} experience and {gold} gold" if experience or gold else ""
            return f"end {person}'s encounter{brings}"
        case act.Adjust(person=person, value=value, to=to):
            return _set(person, value, to)
        case act.RecordRoll(person=person, result=result):
            return f"enter the roll {result} for {person}"
        case act.Award(week=week):
            return f"note that the points of week {week} are awarded"
        case act.Enact(intent=intent):
            return f"note that the amendment of intent {intent} is entered"
        case act.SetList(intent=intent, to=to):
            return f"change the RPG mailing list to {to} (intent {intent})"
        case act.Bestow(person=person, asset=asset, quantity=quantity):
            return f"give {amount_of(quantity, asset)} to {person}"
        case act.HandOver(to=to):
            return f"hand the office of Game Master to {to}"
        case _:
            return ""


def _set(person: str, value: str, to: int | str) -> str:
    if value == "location":
        return f"put {person} at {to}"
    if value.startswith(_STAIRS):
        knows = "let" if to else "do not let"
        return f"{knows} {person} know the stairway down from level {value.removeprefix(_STAIRS)}"
    if " level " in value:
        return f"let {person} have {amount_of(to, value)}"
    return f"set {person}'s {_GAUGES.get(value, value)} to {to}"


def _adjusted(value: str, to: int | str) -> str:
    """What somebody has, is or knows after the Game Master set `value`."""
    if value == "location":
        return f"is at {to}"
    if value.startswith(_STAIRS):
        knows = "knows" if to else "does not know"
        return f"{knows} the stairway down from level {value.removeprefix(_STAIRS)}"
    if " level " in value or value == "gold":
        return f"has {amount_of(to, value)}"
    if value == "tokens" and isinstance(to, int):
        return f"has {_tokens(to)}"
    if value == "experience":
        return f"has {to} experience"
    return f"has {_GAUGES.get(value, value)} {to}"


_STAIRS = "stairs level "
_GAUGES = {"max_health": "maximum health", "max_vitality": "maximum vitality", "tokens": "movement tokens"}


def _kind(kind: str) -> str:
    return f"{'Player' if kind == 'player' else 'non-Player'} Character"


def _plain(action: Action) -> str:
    values = ", ".join(f"{name} {value}" for name, value in action.params().items())
    return f"{action.name.replace('_', ' ')} ({values})" if values else action.name.replace("_", " ")


def amount_of(quantity: int | str, asset: str) -> str:
    """`5 gold`, `1 armor level 2`, `2 health potions level 1`, `all gold`, `half the gold (rounded down)`."""
    if quantity in ("half", "half_up"):
        return f"half the {asset} (rounded {'up' if quantity == 'half_up' else 'down'})"
    if quantity != 1:
        asset = asset.replace("potion ", "potions ").replace("weapon ", "weapons ")
    return f"{quantity} {asset}"


def tell(event: Event) -> str:
    """What happened, in one sentence."""
    if isinstance(event, ev.CharacterEvent):
        return _tell_of_character(event)
    return _tell_of_game(event)


def _tell_of_character(event: ev.CharacterEvent) -> str:
    return f"{event.person} {_deed(event) or _doings(event) or _fate(event)}."


def _deed(event: ev.CharacterEvent) -> str:
    """What somebody did in the dungeon or on the way."""
    match event:
        case ev.Moved(start=start, to=to, vitality=vitality, health=health):
            way = f"explored {to}" if start == to else f"moved from {start} to {to}"
            return f"{way} (vitality {vitality}, health {health})"
        case ev.EncounterAwaited(level=level, roll=None):
            return f"has an encounter on Dungeon Level {level} whose die is still to be rolled"
        case ev.EncounterAwaited(level=level, roll=roll):
            return f"rolled {roll}, which is in two rows, and must roll again for Dungeon Level {level}"
        case ev.StairwayFound(level=level, roll=roll):
            return f"found the stairway down from level {level} (roll {roll})"
        case ev.AssetFound(asset=asset, roll=roll):
            return f"found {'a piece of gold' if asset == 'gold' else amount_of(1, asset)} (roll {roll})"
        case ev.MonsterMet(level=level, health=health, roll=roll):
            return f"met a level {level} monster with {health} health (roll {roll})"
        case ev.RoundFought(attack=attack, monster_die=None):
            return f"struck for {attack} and killed the monster"
        case ev.RoundFought(attack=attack, monster_health=left, lost=lost, health=health):
            return (
                f"struck for {attack}, leaving the monster {left} health, and lost {lost} (health {health})"
            )
        case ev.EncounterEnded(how=how, experience=experience, gold=gold):
            return f"{_ENDED[how]}" + _gained(experience, gold)
        case _:
            return ""


_ENDED = {
    "slain": "defeated the monster",
    "faded": "saw the monster go away without a fight",
    "ruled": "is done with the encounter by the Game Master's ruling",
}


def _gained(experience: int, gold: int) -> str:
    gained = [f"{experience} experience"] if experience else []
    gained += [f"{gold} gold"] if gold else []
    return f" and gained {' and '.join(gained)}" if gained else ""


def _doings(event: ev.CharacterEvent) -> str:
    """What somebody did in town, or as a party."""
    match event:
        case ev.PotionDrunk(potion=potion, level=level, gauge=gauge, maximum=maximum):
            return f"drank a level {level} {potion} potion ({potion} {gauge} of {maximum})"
        case ev.Healed(price=price):
            return f"paid the Healer {price} gold and has full health and vitality"
        case ev.Transferred(to=to, asset=asset, quantity=quantity):
            return f"gave {amount_of(quantity, asset)} to {to}"
        case ev.GoldExchanged(amount=amount):
            return f"exchanged {amount} gold, which is settled at the end of the week"
        case ev.Joined(kind="player", tokens=tokens):
            return f"joined in Town Square with {_tokens(tokens)}"
        case ev.Joined():
            return "joined as a non-Player Character"
        case ev.Left(holdings=holdings):
            return f"left; eir holdings are {_HOLDINGS[holdings]}"
        case _:
            return ""


_HOLDINGS = {"destroyed": "destroyed", "kept": "kept for eir return", "gm": "kept by the Game Master"}


def _tokens(number: int) -> str:
    return f"{number} movement token" + ("" if number == 1 else "s")


def _fate(event: ev.CharacterEvent) -> str:
    """What befell somebody."""
    match event:
        case ev.Evicted(host=host):
            return f"is back in Town Square, for {host} receives nobody any more"
        case ev.ClassSet(kind=kind):
            return f"is a {_kind(kind)}"
        case ev.LevelGained(level=level, experience=experience):
            return f"reached level {level} with {experience} experience left"
        case ev.Died(tokens=tokens):
            return f"died and begins again in Town Square with {_tokens(tokens)}"
        case ev.PointsSettled(week=week, exchanged=exchanged, points=points, gold=gold):
            back = f", and gets {gold} gold back" if gold else ""
            owed = "1 point" if points == 1 else f"{points} points"
            return f"is owed {owed} for {exchanged} gold exchanged in week {week}{back}"
        case ev.TokensGranted(created=created, destroyed=destroyed):
            lost = f" and lost {destroyed} for having too many" if destroyed else ""
            return f"got {_tokens(created)}{lost}"
        case ev.Adjusted(value=value, to=to):
            return f"{_adjusted(value, to)} by the Game Master's ruling"
        case ev.Bestowed(asset=asset, quantity=quantity):
            return f"was given {amount_of(quantity, asset)} by the Game Master"
        case _:
            return event.name.replace("_", " ")


def _tell_of_game(event: Event) -> str:
    match event:
        case ev.WeekTurned(at=at):
            return f"A new week began on {spoken(at)}."
        case ev.SeasonEnded(at=at):
            return f"The season ended on {spoken(at)}."
        case ev.AwardsMade(week=week):
            return f"The points of week {week} have been awarded."
        case ev.ListChanged(to=to):
            return f"The RPG mailing list is now: {to}."
        case ev.BasesChanged(health=h, vitality=v, experience=e, monster_health=m):
            return f"The base values are now health {h}, vitality {v}, experience {e}, monster health {m}."
        case ev.GameMasterChanged(to=to):
            return f"{to} is the Game Master now."
        case _:
            return intent_words.tell(event, "Game Master") or plainly(event)

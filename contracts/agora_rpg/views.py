"""The state as people see it: values by the names players use, and what a receipt closes with.

The game has no secrets, so everybody sees the same.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from contracts.agora_rpg.guards import coming
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.state import Character, Encounter, State
from contracts.agora_rpg.weeks import cliff, served
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.contract import Values, Viewer
from gamemaster.core.event import GAME
from gamemaster.core.maps import Map, in_order
from gamemaster.core.mechanics import intent_words
from gamemaster.core.mechanics.intents import Intent

KINDS = {
    "weapons": "weapon level ",
    "armor": "armor level ",
    "health_potions": "health potion level ",
    "vitality_potions": "vitality potion level ",
}
"""What is owned by level: the value that shows it, and what comes before the level in an asset's name."""

_KIND_OF = {prefix: kind for kind, prefix in KINDS.items()}


def participants(state: State) -> tuple[str, ...]:
    """Names of all Characters, sorted."""
    return tuple(sorted(state.characters))


def values(state: State, subject: str, _: Viewer) -> Values:
    """The values of a Character, or of the game; empty for anybody else."""
    if subject == GAME:
        return _game(state)
    character = state.characters.get(subject)
    return {} if character is None else _character(state, subject, character)


def _character(state: State, name: str, c: Character) -> dict[str, Any]:
    held = _by_level(c.items)
    score = state.exchanges.scores.get(name, 0)
    if not c.is_player:
        return {"class": c.sheet.kind, "gold": c.gold, **held, "score": score}
    return {
        "class": c.sheet.kind,
        "location": c.location,
        "level": c.sheet.level,
        "experience": c.sheet.experience,
        "health": c.health,
        "max_health": c.sheet.max_health,
        "vitality": c.vitality,
        "max_vitality": c.sheet.max_vitality,
        "tokens": c.tokens,
        "gold": c.gold,
        **held,
        "attack_level": c.attack_level,
        "defense_level": c.defense_level,
        "stairs_known": list(c.sheet.stairs),
        "encounter": None if c.encounter is None else _encounter(c.encounter),
        "gold_exchanged_this_week": state.exchanges.by_person.get(name, 0),
        "score": score,
    }


def _encounter(met: Encounter) -> dict[str, Any]:
    shown: dict[str, Any] = {"kind": met.kind, "level": met.level, "since": iso(met.since)}
    return {**shown, "health": met.health} if met.kind == "monster" else shown


def _by_level(items: Map[str, int]) -> dict[str, dict[str, int]]:
    """How many of each kind there are, by level in ascending order."""
    kept = []
    for asset, n in items.items():
        owned, mark, level = asset.rpartition(" level ")
        kind = _KIND_OF.get(owned + mark)
        if kind is not None:
            kept.append((int(level), kind, n))
    held: dict[str, dict[str, int]] = {kind: {} for kind in KINDS}
    for number, kind, n in sorted(kept):
        held[kind][str(number)] = n
    return held


def _game(state: State) -> dict[str, Any]:
    calendar, office = state.calendar, state.office
    health, vitality, experience, monster_health = state.realm.bases
    return {
        "week": calendar.week,
        "week_started": iso(calendar.week_start),
        "week_ends": iso(calendar.next_week),
        "ended": None if calendar.ended is None else iso(calendar.ended),
        "game_master": office.game_master,
        "mailing_list": office.mailing_list,
        "instructions": office.instructions,
        "base_health": health,
        "base_vitality": vitality,
        "base_experience": experience,
        "base_monster_health": monster_health,
        "non_player_characters": _hosts(state),
        "former_members": {name: iso(former.left) for name, former in in_order(state.realm.former)},
        "kept_for_former_members": _kept(state),
        "scores_of_former_members": {
            name: state.exchanges.scores[name]
            for name, _ in in_order(state.realm.former)
            if name in state.exchanges.scores
        },
        "points_owed": [{"week": owed.week, "points": dict(owed.points)} for owed in state.exchanges.owed],
        "kept_by_game_master": {"gold": office.gold, **dict(in_order(office.items))} if _keeps(state) else {},
        "open_intents": [_intent(intent) for intent in state.intents.pending()],
        "adopted_intents": [_intent(intent) for intent in state.intents.resolved()],
    }


def _kept(state: State) -> dict[str, dict[str, int]]:
    """What waits for those who left, where the game keeps it (R-11)."""
    kept = {
        name: {"movement token": former.tokens, "gold": former.gold, **dict(in_order(former.items))}
        for name, former in in_order(state.realm.former)
    }
    held = {name: {asset: n for asset, n in assets.items() if n} for name, assets in kept.items()}
    return {name: assets for name, assets in held.items() if assets}


def _keeps(state: State) -> bool:
    return state.office.gold > 0 or len(state.office.items) > 0


def _intent(intent: Intent) -> dict[str, Any]:
    return intent_words.shown(intent) | ({"condition": intent.condition} if intent.condition else {})


def _hosts(state: State) -> list[str]:
    # everybody who is marked and has joined; looking through all Characters would cost each mail a scan
    return [name for name in state.office.second_class if name in state.characters]


def things(state: State) -> Mapping[str, Mapping[str, Any]]:
    """What players may refer to: non-Player Characters (places, too) and intents by number."""
    standing = (*state.intents.pending(), *state.intents.resolved())
    return {
        "non_player_characters": {name: {} for name in _hosts(state)},
        "intents": {str(intent.number): intent.what for intent in standing},
    }


def standing(state: State, person: str, settings: RpgSettings) -> tuple[str, ...]:
    """What is left to somebody, and what e should be warned of, as a receipt ends."""
    character = state.characters.get(person)
    if character is None:
        joining = "" if state.calendar.ended is not None else " To take part, write: I join."
        return (f"You are not a party to this contract.{joining}",)
    if not character.is_player:
        return (f"You are a non-Player Character with {character.gold} gold.",)
    return tuple(_standing(state, person, character, settings))


def _standing(state: State, person: str, c: Character, settings: RpgSettings) -> Iterator[str]:
    monday = spoken(state.calendar.next_week)
    grant = settings.token_factor(c.level)
    yield f"You are at {c.location}, level {c.level} with {c.sheet.experience} experience and {c.gold} gold."
    yield f"Health {c.health} of {c.sheet.max_health}, vitality {c.vitality} of {c.sheet.max_vitality}."
    over = state.calendar.ended is not None
    come = "no more come, for the game has ended" if over else f"{coming(grant)} on {monday}"
    yield f"Movement tokens left: {c.tokens}; {come}."
    if c.encounter is not None:
        yield _pending(c.encounter, settings)
    if c.vitality == 0:
        worst = " That would be your last." if c.health == 1 else ""
        yield f"Your vitality is 0: the next move costs 1 health.{worst}"
    too_many = cliff(c, settings)
    if too_many and not over:
        rest = settings.tokens_kept(c.level)
        yield (
            f"Warning: with more than {grant} tokens left on {monday} you would drop to {rest} (s. 40). "
            f"Spend at least {too_many} before."
        )
    burned = state.exchanges.by_person.get(person, 0)
    if burned:
        _, points = served(state, settings).get(person, (burned, burned))
        worth = f"it becomes points on {monday}"
        if points < burned:
            share = f"only {points} of it becomes points" if points else "none of it becomes points"
            worth = f"{share} on {monday}, for there are no more this week, and the rest comes back"
        yield f"Gold exchanged this week: {burned}; {worth}."


def _pending(met: Encounter, settings: RpgSettings) -> str:
    if met.kind == "unrolled":
        how = {
            "stated": ' Say what it shows, such as "My d100 was 44."',
            "bot": " The Game Master records it.",
        }.get(settings.dice_source, "")
        waits = f"Your encounter on dungeon level {met.level} waits for its die; until then you cannot move."
        return waits + how
    bars = f"A level {met.level} monster with {met.health} health bars your way"
    if settings.combat == "block":
        return f"{bars}: how one fights is not determined, so only the Game Master can end this."
    return f"{bars}: fight it before you move."


def warnings(state: State, settings: RpgSettings) -> tuple[str, ...]:
    """Who has so many movement tokens that some will be destroyed next Monday (s. 40, R-9)."""
    if state.calendar.ended is not None:
        return ()
    players = ((name, c) for name, c in in_order(state.characters) if c.is_player)
    spare = [f"{name} {too_many}" for name, c in players if (too_many := cliff(c, settings))]
    monday = spoken(state.calendar.next_week)
    lost = f"Movement tokens will be destroyed on {monday} (s. 40) unless enough are spent before: "
    return (f"{lost}{', '.join(spare)}.",) if spare else ()


def season(state: State) -> int:
    """The number of the season: an ended game is in none any more (R-27)."""
    return 1 if state.realm.calendar.ended is None else 2

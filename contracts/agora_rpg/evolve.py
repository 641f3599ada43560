"""How each event changes the state: one small function an event, and no rule in any of them.

Moves, finds and fights are most of all play, and a week's tokens come for everybody at once, so these build
the Character directly (`_moved`, `_fought`); the rest names only what changes.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from contracts.agora_rpg import events as ev
from contracts.agora_rpg.places import TOWN_SQUARE
from contracts.agora_rpg.state import (
    Awards,
    Character,
    Claim,
    Encounter,
    Exchanges,
    Former,
    Sheet,
    State,
    newcomer,
)
from gamemaster.core.calendar import WEEK
from gamemaster.core.event import Event
from gamemaster.core.mechanics.assets import from_pairs, gain, lose, pairs
from gamemaster.core.mechanics.intents import INTENT_EVENTS, evolve_intents, put_off_intents
from gamemaster.core.mechanics.pausing import ClocksPutOff


def evolve(state: State, event: Event) -> State:
    """The state after `event`."""
    return _FOLDS[type(event)](state, event)


def _moved(state: State, e: ev.Moved) -> State:
    c = state.characters[e.person]
    after = Character(c.sheet, e.to, e.health, e.vitality, c.tokens - 1, c.gold, c.items, c.encounter)
    return state.with_character(e.person, after)


def _fought(state: State, e: ev.RoundFought) -> State:
    c = state.characters[e.person]
    met = c.encounter
    monster = None if met is None else Encounter(met.kind, met.level, e.monster_health, met.since)
    after = Character(c.sheet, c.location, e.health, c.vitality, c.tokens, c.gold, c.items, monster)
    return state.with_character(e.person, after)


def _met(state: State, e: ev.MonsterMet) -> State:
    return _with_encounter(state, e.person, Encounter("monster", e.level, e.health, e.since))


def _awaited(state: State, e: ev.EncounterAwaited) -> State:
    return _with_encounter(state, e.person, Encounter("unrolled", e.level, 0, e.since))


def _with_encounter(state: State, person: str, encounter: Encounter) -> State:
    return state.with_character(person, state.characters[person].with_encounter(encounter))


def _found(state: State, e: ev.AssetFound) -> State:
    c = state.characters[e.person]
    gold, items = (c.gold + 1, c.items) if e.asset == "gold" else (c.gold, gain(c.items, e.asset))
    after = Character(c.sheet, c.location, c.health, c.vitality, c.tokens, gold, items, None)
    return state.with_character(e.person, after)


def _stairway(state: State, e: ev.StairwayFound) -> State:
    known = tuple(sorted({*state.characters[e.person].sheet.stairs, e.level}))
    return state.changed(e.person, stairs=known, encounter=None)


def _encounter_ended(state: State, e: ev.EncounterEnded) -> State:
    c = state.characters[e.person]
    sheet = c.sheet.with_experience(c.sheet.experience + e.experience) if e.experience else c.sheet
    after = Character(sheet, c.location, c.health, c.vitality, c.tokens, c.gold + e.gold, c.items, None)
    return state.with_character(e.person, after)


def _drunk(state: State, e: ev.PotionDrunk) -> State:
    items = lose(state.characters[e.person].items, f"{e.potion} potion level {e.level}")
    gauges = {e.potion: e.gauge, f"max_{e.potion}": e.maximum}
    return state.changed(e.person, items=items, **gauges)


def _healed(state: State, e: ev.Healed) -> State:
    c = state.characters[e.person]
    gold = c.gold - e.price
    return state.changed(e.person, gold=gold, health=c.sheet.max_health, vitality=c.sheet.max_vitality)


def _transferred(state: State, e: ev.Transferred) -> State:
    return _hold(_hold(state, e.person, e.asset, -e.quantity), e.to, e.asset, e.quantity)


def _level_gained(state: State, e: ev.LevelGained) -> State:
    return state.changed(
        e.person,
        level=e.level,
        experience=e.experience,
        max_health=e.max_health,
        health=e.health,
        max_vitality=e.max_vitality,
        vitality=e.vitality,
    )


def _died(state: State, e: ev.Died) -> State:
    number = state.characters[e.person].sheet.membership
    return state.with_character(e.person, newcomer(number, e.max_health, e.max_vitality, e.tokens))


def _joined(state: State, e: ev.Joined) -> State:
    number = state.realm.memberships + 1
    if e.kind == "player":
        character = newcomer(number, e.max_health, e.max_vitality, e.tokens)
    else:
        character = Character(Sheet("non_player", number))
    character = replace(character, gold=e.gold, items=from_pairs(e.items))
    joined = state.with_realm(memberships=number, former=_without(state.realm.former, e.person))
    return joined.with_character(e.person, character)


def _left(state: State, e: ev.Left) -> State:
    c = state.characters[e.person]
    former, office = Former(e.at), state.office
    if e.holdings == "kept":
        former = Former(e.at, c.tokens, c.gold, c.items)
    elif e.holdings == "gm":
        items = office.items
        for asset, quantity in pairs(c.items):
            items = gain(items, asset, quantity)
        office = replace(office, gold=office.gold + c.gold, items=items)
    realm = replace(
        state.realm,
        office=office,
        former=state.realm.former.set(e.person, former),
        exchanges=_forfeited(state.exchanges, e.person),
    )
    return State(realm, state.characters.delete(e.person))


def _class_set(state: State, e: ev.ClassSet) -> State:
    others = {name for name in state.office.second_class if name != e.person}
    marked = others if e.kind == "player" else {*others, e.person}
    state = state.with_realm(office=replace(state.office, second_class=tuple(sorted(marked))))
    c = state.characters.get(e.person)
    if c is None or c.sheet.kind == e.kind:
        return state
    if e.kind == "player":
        changed = newcomer(c.sheet.membership, e.max_health, e.max_vitality, 0)
    else:
        changed = Character(Sheet("non_player", c.sheet.membership))
    return state.with_character(e.person, replace(changed, gold=c.gold, items=c.items))


def _evicted(state: State, e: ev.Evicted) -> State:
    return state.changed(e.person, location=TOWN_SQUARE)


def _exchanged(state: State, e: ev.GoldExchanged) -> State:
    c = state.characters[e.person]
    x = state.exchanges
    exchanges = replace(
        x,
        claims=x.claims.set(len(x.claims) + 1, Claim(e.person, c.sheet.membership, e.amount, e.at)),
        by_person=gain(x.by_person, e.person, e.amount),
    )
    return state.with_realm(exchanges=exchanges).changed(e.person, gold=c.gold - e.amount)


def _points_settled(state: State, e: ev.PointsSettled) -> State:
    x = state.exchanges
    exchanges = replace(
        x, scores=gain(x.scores, e.person, e.points), by_person=_without(x.by_person, e.person)
    )
    gold = state.characters[e.person].gold + e.gold
    return state.with_realm(exchanges=exchanges).changed(e.person, gold=gold)


def _tokens_granted(state: State, e: ev.TokensGranted) -> State:
    c = state.characters[e.person]
    tokens = c.tokens + e.created - e.destroyed
    after = Character(c.sheet, c.location, c.health, c.vitality, tokens, c.gold, c.items, c.encounter)
    return state.with_character(e.person, after)


def _week_turned(state: State, e: ev.WeekTurned) -> State:
    calendar, week = state.calendar, state.calendar.week
    turned = replace(calendar, week=week + 1, week_start=e.at, next_week=e.at + WEEK)
    return state.with_realm(calendar=turned, exchanges=_settled(state.exchanges, week, e))


def _season_ended(state: State, e: ev.SeasonEnded) -> State:
    exchanges = _settled(state.exchanges, state.calendar.week, e)
    return state.with_realm(calendar=replace(state.calendar, ended=e.at), exchanges=exchanges)


def _settled(x: Exchanges, week: int, e: ev.WeekTurned | ev.SeasonEnded) -> Exchanges:
    owed = (*x.owed, Awards(week, e.at, e.owed)) if e.owed else x.owed
    return Exchanges(scores=x.scores, owed=owed)


def _forfeited(x: Exchanges, person: str) -> Exchanges:
    return replace(x, by_person=_without(x.by_person, person))


def _adjusted(state: State, e: ev.Adjusted) -> State:
    if isinstance(e.to, str):
        return state.changed(e.person, location=e.to)
    if e.value == "score":
        scores = _without(state.exchanges.scores, e.person)
        return state.with_realm(exchanges=replace(state.exchanges, scores=gain(scores, e.person, e.to)))
    c = state.characters[e.person]
    if e.value.startswith("stairs level "):
        level = int(e.value.rpartition(" ")[2])
        others = {known for known in c.sheet.stairs if known != level}
        return state.changed(e.person, stairs=tuple(sorted({*others, level} if e.to else others)))
    if " level " in e.value:
        items = gain(_without(c.items, e.value), e.value, e.to)
        return state.changed(e.person, items=items)
    adjusted = state.changed(e.person, **{e.value: e.to})
    after = adjusted.characters[e.person]
    # lowering a maximum lowers the gauge with it (s. 14, 16)
    health = min(after.health, after.sheet.max_health)
    vitality = min(after.vitality, after.sheet.max_vitality)
    return adjusted.changed(e.person, health=health, vitality=vitality)


def _bestowed(state: State, e: ev.Bestowed) -> State:
    office = state.office
    if e.asset == "gold":
        office = replace(office, gold=office.gold - e.quantity)
    else:
        office = replace(office, items=lose(office.items, e.asset, e.quantity))
    return _hold(state.with_realm(office=office), e.person, e.asset, e.quantity)


def _awards_made(state: State, e: ev.AwardsMade) -> State:
    owed = tuple(awards for awards in state.exchanges.owed if awards.week != e.week)
    return state.with_realm(exchanges=replace(state.exchanges, owed=owed))


def _list_changed(state: State, e: ev.ListChanged) -> State:
    return state.with_realm(office=replace(state.office, mailing_list=e.to, instructions=e.instructions))


def _bases_changed(state: State, e: ev.BasesChanged) -> State:
    return state.with_realm(bases=(e.health, e.vitality, e.experience, e.monster_health))


def _game_master_changed(state: State, e: ev.GameMasterChanged) -> State:
    return state.with_realm(office=replace(state.office, game_master=e.to))


def _intents(state: State, e: Event) -> State:
    return state.with_realm(intents=evolve_intents(state.intents, e))


def _hold(state: State, person: str, asset: str, quantity: int) -> State:
    c = state.characters[person]
    if asset == "gold":
        return state.changed(person, gold=c.gold + quantity)
    items = gain(c.items, asset, quantity) if quantity > 0 else lose(c.items, asset, -quantity)
    return state.changed(person, items=items)


def _without(mapping: Any, key: str) -> Any:
    return mapping.delete(key) if key in mapping else mapping


def _put_off(state: State, e: ClocksPutOff) -> State:
    return state.with_realm(intents=put_off_intents(state.intents, e))


_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.Joined: _joined,
    ev.Left: _left,
    ev.Evicted: _evicted,
    ev.ClassSet: _class_set,
    ev.Moved: _moved,
    ev.EncounterAwaited: _awaited,
    ev.StairwayFound: _stairway,
    ev.AssetFound: _found,
    ev.MonsterMet: _met,
    ev.RoundFought: _fought,
    ev.EncounterEnded: _encounter_ended,
    ev.PotionDrunk: _drunk,
    ev.Healed: _healed,
    ev.Transferred: _transferred,
    ev.GoldExchanged: _exchanged,
    ev.LevelGained: _level_gained,
    ev.Died: _died,
    ev.PointsSettled: _points_settled,
    ev.TokensGranted: _tokens_granted,
    ev.WeekTurned: _week_turned,
    ev.SeasonEnded: _season_ended,
    ev.Adjusted: _adjusted,
    ev.Bestowed: _bestowed,
    ev.AwardsMade: _awards_made,
    ev.ListChanged: _list_changed,
    ev.BasesChanged: _bases_changed,
    ev.GameMasterChanged: _game_master_changed,
    **dict.fromkeys(INTENT_EVENTS, _intents),
    ClocksPutOff: _put_off,
}

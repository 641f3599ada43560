"""How each event changes players, parties and monsters: one small function an event, and no rule in any of
them.

Events about proposals and the game as a whole are folded in `evolve_game`.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from contracts.guild_nomic import events as ev
from contracts.guild_nomic.evolve_game import GAME_FOLDS
from contracts.guild_nomic.state import (
    Former,
    Monster,
    Owed,
    Party,
    Player,
    Quest,
    Slain,
    State,
)
from gamemaster.core.event import Event
from gamemaster.core.maps import Map
from gamemaster.core.mechanics.assets import Pairs, gain


def evolve(state: State, event: Event) -> State:
    """The state after `event`."""
    return _FOLDS[type(event)](state, event)


def _joined(state: State, e: ev.GuildJoined) -> State:
    former = state.realm.former.get(e.person)
    if former is not None:
        state = state.with_realm(former=state.realm.former.delete(e.person))
    if e.restored and former is not None:
        player = replace(former.player, joined=e.at, party=None)
    else:
        player = Player(e.at, e.class_, e.level, e.hp)
        if former is not None:
            # what e has done in this phase and week is done, whoever e is now
            done = former.player
            player = replace(player, fought=done.fought, week=done.week, made=done.made)
    return state.with_player(e.person, player)


def _left(state: State, e: ev.PlayerLeft) -> State:
    player = state.players[e.person]
    state = state.without_player(e.person)
    return state.with_realm(former=state.realm.former.set(e.person, Former(e.at, player, e.kept)))


def _created(state: State, e: ev.PartyCreated) -> State:
    state = state.with_party(Party(e.party, (e.person,)))
    return _in_party(state, e.person, e.party)


def _party_joined(state: State, e: ev.PartyJoined) -> State:
    party = state.parties[e.party]
    state = state.with_party(replace(party, members=(*party.members, e.person)))
    return _in_party(state, e.person, e.party)


def _party_left(state: State, e: ev.PartyLeft) -> State:
    party = state.parties[e.party]
    members = tuple(name for name in party.members if name != e.person)
    order = tuple(name for name in party.order if name != e.person)
    state = state.with_party(replace(party, members=members, order=order, last=e.person))
    return _in_party(state, e.person, None)


def _in_party(state: State, person: str, party: str | None) -> State:
    return state.with_player(person, replace(state.players[person], party=party))


def _disbanded(state: State, e: ev.PartyDisbanded) -> State:
    state = replace(state, parties=state.parties.delete(e.party))
    player = state.players[e.last]
    return state.with_player(e.last, replace(player, items=_with(player.items, e.items)))


def _with(items: Map[str, int], more: Pairs) -> Map[str, int]:
    for item, count in more:
        items = gain(items, item, count)
    return items


def _ordered(state: State, e: ev.DamageOrderSet) -> State:
    return state.with_party(replace(state.parties[e.party], order=e.order))


def _damaged(state: State, e: ev.Damaged) -> State:
    return state.with_player(e.person, replace(state.players[e.person], hp=e.hp))


def _owed(state: State, e: ev.DamageOwed) -> State:
    owed = Owed(e.points, e.by, e.at, e.until)
    state = state.with_realm(owing=(*state.realm.owing, e.party))
    return state.with_party(replace(state.parties[e.party], owed=owed))


def _dealt(state: State, e: ev.DamageDealt) -> State:
    party = state.parties.get(e.party)
    state = state.with_realm(owing=tuple(name for name in state.realm.owing if name != e.party))
    # a party may fall apart before its last point of damage
    return state if party is None else state.with_party(replace(party, owed=None))


def _quest_added(state: State, e: ev.QuestAdded) -> State:
    board, phase = state.board, state.calendar.phase
    return state.with_board(
        last=e.number,
        quests=board.quests.set(e.number, Quest(e.number, e.person, e.at, phase)),
        monsters=board.monsters.set(e.number, Monster(e.number, e.monster, e.strengths, e.level, e.level)),
        phase=phase,
        added=board.added + 1 if board.phase == phase else 1,
    )


def _quest_removed(state: State, e: ev.QuestRemoved) -> State:
    board = state.board
    quest = board.quests[e.number]
    added = board.added
    if e.how == "veto" and quest.phase == board.phase:
        added -= 1
    state = state.with_board(quests=board.quests.delete(e.number), added=added)
    if e.stays:
        return state
    slain = board.slain.set(e.number, Slain(e.monster, "", e.at))
    return state.with_board(monsters=board.monsters.delete(e.number), slain=slain)


def _attacked(state: State, e: ev.Attacked) -> State:
    phase = state.calendar.phase
    state = state.with_party(replace(state.parties[e.party], attacked=phase))
    for name in e.members:
        state = state.with_player(name, replace(state.players[name], fought=phase))
    monster = state.board.monsters[e.number]
    return state.with_monster(replace(monster, hp=e.hp, fought=phase))


def _countered(state: State, _: ev.CounterAttacked) -> State:
    # what a hit takes is told by the events that follow
    return state


def _killed(state: State, e: ev.MonsterKilled) -> State:
    board = state.board
    slain = board.slain.set(e.number, Slain(e.monster, e.party, e.at))
    state = state.with_board(monsters=board.monsters.delete(e.number), slain=slain)
    party = state.parties[e.party]
    return state.with_party(replace(party, items=_with(party.items, e.items)))


def _completed(state: State, e: ev.QuestCompleted) -> State:
    state = state.with_board(quests=state.board.quests.delete(e.number))
    for name in e.members:
        player = state.players[name]
        hp = player.hp + 1 if e.healed else player.hp
        state = state.with_player(name, replace(player, level=player.level + 1, hp=hp))
    return state


def _rested(state: State, e: ev.Rested) -> State:
    for name in e.people:
        player = state.players[name]
        state = state.with_player(name, replace(player, hp=player.level))
    for number in e.monsters:
        monster = state.board.monsters[number]
        state = state.with_monster(replace(monster, hp=monster.level))
    return state


_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.GuildJoined: _joined,
    ev.PlayerLeft: _left,
    ev.PartyCreated: _created,
    ev.PartyJoined: _party_joined,
    ev.PartyLeft: _party_left,
    ev.PartyDisbanded: _disbanded,
    ev.DamageOrderSet: _ordered,
    ev.Damaged: _damaged,
    ev.DamageOwed: _owed,
    ev.DamageDealt: _dealt,
    ev.QuestAdded: _quest_added,
    ev.QuestRemoved: _quest_removed,
    ev.Attacked: _attacked,
    ev.CounterAttacked: _countered,
    ev.MonsterKilled: _killed,
    ev.QuestCompleted: _completed,
    ev.Rested: _rested,
    **GAME_FOLDS,
}

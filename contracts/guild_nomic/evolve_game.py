"""How each event about proposals and the game as a whole changes the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from contracts.guild_nomic import game_events as ev
from contracts.guild_nomic.actions import Class, Element
from contracts.guild_nomic.elements import with_element
from contracts.guild_nomic.state import (
    Calendar,
    Decided,
    Monster,
    Owed,
    Party,
    Player,
    Proposal,
    Result,
    State,
    Terms,
    Vote,
)
from gamemaster.core.calendar import week_of
from gamemaster.core.event import Event
from gamemaster.core.maps import Map
from gamemaster.core.mechanics.amending import SettingsAmended
from gamemaster.core.mechanics.assets import gain
from gamemaster.core.mechanics.pausing import ClocksPutOff


def _proposed(state: State, e: ev.Proposed) -> State:
    proposal = Proposal(e.number, e.person, e.class_, e.title, e.text, e.at, e.opens, e.ends, e.restricted)
    state = state.with_docket(last=e.number).with_proposal(proposal)
    player, week = state.players[e.person], week_of(e.at)
    made = player.made + 1 if player.week == week else 1
    return state.with_player(e.person, replace(player, week=week, made=made))


def _retracted(state: State, e: ev.ProposalRetracted) -> State:
    return state.with_proposal(replace(state.docket.open[e.number], active=False))


def _voted(state: State, e: ev.Voted) -> State:
    proposal = state.docket.open[e.number]
    return state.with_proposal(replace(proposal, votes=proposal.votes.set(e.person, Vote(e.side, e.at))))


def _unvoted(state: State, e: ev.VoteRetracted) -> State:
    proposal = state.docket.open[e.number]
    return state.with_proposal(replace(proposal, votes=proposal.votes.delete(e.person)))


def _adopted(state: State, e: ev.ProposalAdopted) -> State:
    return _decided(state, e, "adopted", e.owed)


def _withdrawn(state: State, e: ev.ProposalWithdrawn) -> State:
    return _decided(state, e, e.why, "")


def _decided(state: State, e: ev.ProposalAdopted | ev.ProposalWithdrawn, fate: str, owed: str) -> State:
    decided = Decided(e.number, e.person, e.title, fate, e.for_, e.against, e.at, owed)
    docket = state.docket
    return state.with_docket(open=docket.open.delete(e.number), decided=docket.decided.set(e.number, decided))


def _failed(state: State, e: ev.EffectFailed) -> State:
    decided = state.docket.decided[e.number]
    line = f"{e.line} ({e.why})"
    owed = f"{decided.owed}\n{line}" if decided.owed else line
    return state.with_docket(decided=state.docket.decided.set(e.number, replace(decided, owed=owed)))


def _applied(state: State, e: ev.ProposalApplied) -> State:
    decided = replace(state.docket.decided[e.number], owed="")
    return state.with_docket(decided=state.docket.decided.set(e.number, decided))


def _phase(state: State, e: ev.PhaseBegan) -> State:
    return state.with_realm(calendar=Calendar(state.calendar.started, e.phase, e.at, e.ends, e.week))


def _terms(state: State, e: ev.TermsChanged) -> State:
    return state.with_realm(terms=Terms(e.win_level, e.end_level, e.death_at))


def _won(state: State, e: ev.GameWon) -> State:
    return state.with_realm(winners=(*state.realm.winners, *e.people))


def _ended(state: State, e: ev.GameEnded) -> State:
    return state.with_realm(result=Result(e.at))


def _announced(state: State, _: ev.WinnerAnnounced) -> State:
    result = state.realm.result
    return state if result is None else state.with_realm(result=replace(result, announced=True))


def _adjusted(state: State, e: ev.Adjusted) -> State:
    if e.kind == "party":
        party = state.parties[e.whose]
        return state.with_party(replace(party, items=_items(party, e)))
    if e.kind == "monster":
        return state.with_monster(_monster(state.board.monsters[e.number], e))
    return state.with_player(e.whose, _player(state.players[e.whose], e))


def _player(player: Player, e: ev.Adjusted) -> Player:
    what, _, of = e.value.partition(" ")
    match what:
        case "level":
            return replace(player, level=int(e.to))
        case "hp":
            return replace(player, hp=int(e.to))
        case "class":
            return replace(player, class_=cast("Class", e.to))
        case "strength":
            return replace(player, extra=with_element(player.extra, cast("Element", of), int(e.to)))
        case "title":
            others = tuple(title for title in player.titles if title != of)
            return replace(player, titles=(*others, of) if e.to else others)
        case _:
            return replace(player, items=_items(player, e))


def _monster(monster: Monster, e: ev.Adjusted) -> Monster:
    what, _, of = e.value.partition(" ")
    match what:
        case "level":
            return replace(monster, level=int(e.to))
        case "hp":
            return replace(monster, hp=int(e.to))
        case "strength":
            return replace(monster, strengths=with_element(monster.strengths, cast("Element", of), int(e.to)))
        case _:
            return replace(monster, items=_items(monster, e))


def _items(owner: Player | Monster | Party, e: ev.Adjusted) -> Map[str, int]:
    item = e.value.partition(" ")[2]
    others = owner.items.delete(item) if item in owner.items else owner.items
    return gain(others, item, int(e.to))


def _marked(state: State, e: ev.ReputationMarked) -> State:
    return state.with_realm(marks=state.realm.marks.set(e.person, e.reputable))


def _master(state: State, e: ev.MasterChanged) -> State:
    return state.with_realm(master=e.to)


def _amended(state: State, _: SettingsAmended) -> State:
    # the settings in force are no part of the state
    return state


def _put_off(state: State, e: ClocksPutOff) -> State:
    """Votes and what a party still has to choose run on with what time was left; phases go on."""
    votes = {number: _voted_later(proposal, e) for number, proposal in state.docket.open.items()}
    state = state.with_docket(open=state.docket.open.update(votes))
    owing = {
        name: replace(party, owed=_later(party.owed, e))
        for name, party in state.parties.items()
        if party.owed is not None
    }
    return replace(state, parties=state.parties.update(owing))


def _voted_later(proposal: Proposal, e: ClocksPutOff) -> Proposal:
    opens = e.until if e.since < proposal.opens < e.until else proposal.opens
    return replace(proposal, opens=opens, ends=proposal.ends + e.lost(proposal.opens))


def _later(owed: Owed, e: ClocksPutOff) -> Owed:
    return replace(owed, until=owed.until + e.lost(owed.since))


GAME_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.Proposed: _proposed,
    ev.ProposalRetracted: _retracted,
    ev.Voted: _voted,
    ev.VoteRetracted: _unvoted,
    ev.ProposalAdopted: _adopted,
    ev.ProposalWithdrawn: _withdrawn,
    ev.EffectFailed: _failed,
    ev.ProposalApplied: _applied,
    ev.PhaseBegan: _phase,
    ev.TermsChanged: _terms,
    ev.GameWon: _won,
    ev.GameEnded: _ended,
    ev.WinnerAnnounced: _announced,
    ev.Adjusted: _adjusted,
    ev.ReputationMarked: _marked,
    ev.MasterChanged: _master,
    SettingsAmended: _amended,
    ClocksPutOff: _put_off,
}

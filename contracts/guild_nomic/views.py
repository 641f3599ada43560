"""The state as people see it: values by the names players use, and what a receipt closes with.

The game has no secrets, so everybody sees the same.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from contracts.guild_nomic.actions import GUILD
from contracts.guild_nomic.duties import outcome
from contracts.guild_nomic.elements import by_name
from contracts.guild_nomic.guards import JOIN, may_return, order_said
from contracts.guild_nomic.phases import roman
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.state import Monster, Party, Player, Proposal, State, own_proposals
from gamemaster.core.calendar import iso, spoken, week_of
from gamemaster.core.contract import Values, Viewer
from gamemaster.core.event import GAME
from gamemaster.core.maps import in_order
from gamemaster.core.wording import counted


def participants(state: State) -> tuple[str, ...]:
    """Names of all players, sorted."""
    return tuple(sorted(state.players))


def values(state: State, subject: str, _: Viewer) -> Values:
    """The values of a player, or of the game; empty for anybody else."""
    if subject == GAME:
        return _game(state)
    player = state.players.get(subject)
    return {} if player is None else _player(state, subject, player)


def _player(state: State, name: str, p: Player) -> dict[str, Any]:
    calendar = state.calendar
    owned = {f"standard proposal {one.number}": 1 for one in own_proposals(state, name) if _item(one)}
    return {
        "level": p.level,
        "hp": p.hp,
        "max_hp": p.level,
        "class": p.class_,
        "guild": GUILD,
        "titles": ["Adventurer", p.class_, *p.titles],
        "strengths": by_name(p.strengths),
        "extra_strengths": by_name(p.extra),
        "party": p.party,
        "items": {**dict(in_order(p.items)), **owned},
        "in_combat": p.fought == calendar.phase,
        "proposals_this_week": p.made if p.week == week_of(calendar.begins) else 0,
        "joined": iso(p.joined),
        "winner": name in state.realm.winners,
    }


def _item(proposal: Proposal) -> bool:
    """Whether a proposal is an item of its author (s. 8)."""
    return proposal.class_ == "standard"


def _game(state: State) -> dict[str, Any]:
    calendar, realm, board, docket = state.calendar, state.realm, state.board, state.docket
    return {
        "week": calendar.week,
        "phase": roman(calendar.phase),
        "phase_number": calendar.phase,
        "phase_started": iso(calendar.begins),
        "phase_ends": iso(calendar.ends),
        "started": iso(calendar.started),
        "ended": None if realm.result is None else iso(realm.result.at),
        "winners": list(realm.winners),
        "winner_announced": realm.result is not None and realm.result.announced,
        "win_level": realm.terms.win_level,
        "end_level": realm.terms.end_level,
        "game_master": realm.master,
        "parties": {name: _party(state, party) for name, party in in_order(state.parties)},
        "party_count": len(state.parties),
        "board": {str(number): _quest(state, number) for number, _ in in_order(board.quests)},
        "quest_count": len(board.quests),
        "quests_added": board.added if board.phase == calendar.phase else 0,
        "monsters": {one.name: _monster(state, one) for _, one in in_order(board.monsters)},
        "slain_monsters": {
            str(number): {"monster": one.name, "by": one.by, "at": iso(one.at)}
            for number, one in in_order(board.slain)
            if one.by
        },
        "open_proposals": {str(number): _proposal(one) for number, one in in_order(docket.open)},
        "decided_proposals": {
            str(number): {
                "title": one.title,
                "by": one.by,
                "fate": one.fate,
                "for": one.for_,
                "against": one.against,
                "at": iso(one.at),
                "owed": one.owed,
            }
            for number, one in in_order(docket.decided)
        },
        "reputation": dict(in_order(realm.marks)),
        "former_players": {name: iso(former.left) for name, former in in_order(realm.former)},
    }


def _party(state: State, party: Party) -> dict[str, Any]:
    owed = party.owed
    return {
        "members": len(party.members),
        "who": list(party.members),
        "level": state.level_of(party),
        "hp": state.hp_of(party),
        "strengths": by_name(state.strengths_of(party)),
        "attacks": int(party.attacked == state.calendar.phase),
        "damage_order": list(party.order),
        "items": dict(in_order(party.items)),
        "damage_owed": 0 if owed is None else owed.points,
        "damage_until": None if owed is None else iso(owed.until),
    }


def _quest(state: State, number: int) -> dict[str, Any]:
    quest, monster = state.board.quests[number], state.board.monsters[number]
    return {
        "monster": monster.name,
        "level": monster.level,
        "hp": monster.hp,
        "strengths": by_name(monster.strengths),
        "by": quest.by,
        "since": roman(quest.phase),
        "phases": state.calendar.phase - quest.phase + 1,
    }


def _monster(state: State, monster: Monster) -> dict[str, Any]:
    return {
        "quest": monster.number if monster.number in state.board.quests else None,
        "level": monster.level,
        "hp": monster.hp,
        "strengths": by_name(monster.strengths),
        "items": dict(in_order(monster.items)),
        "in_combat": monster.fought == state.calendar.phase,
    }


def _proposal(proposal: Proposal) -> dict[str, Any]:
    return {
        "title": proposal.title,
        "text": proposal.text,
        "by": proposal.by,
        "class": proposal.class_,
        "active": proposal.active,
        "at": iso(proposal.at),
        "opens": iso(proposal.opens),
        "ends": iso(proposal.ends),
        "votes": {person: vote.side for person, vote in in_order(proposal.votes)},
        "voted": {person: 1 for person, _ in in_order(proposal.votes)},
    }


def things(state: State) -> Mapping[str, Mapping[str, Any]]:
    """What players may refer to: parties, quests with their monsters, proposals voted on now or lately."""
    monsters = in_order(state.board.monsters)
    return {
        "parties": {name: {} for name, _ in in_order(state.parties)},
        # a monster without a quest is still spoken of by the number it had
        "quests": {str(number): {"monster": monster.name} for number, monster in monsters},
        "proposals": {
            str(number): {"title": one.title, "by": one.by} for number, one in in_order(state.docket.open)
        },
        "decided": {str(number): {} for number in _lately_decided(state)},
    }


_LATELY = 40
"""So many numbers back proposals are known on which voting has ended."""


def _lately_decided(state: State) -> list[int]:
    last = state.docket.last
    return [number for number in range(max(1, last - _LATELY), last + 1) if number in state.docket.decided]


def standing(state: State, person: str, settings: GuildSettings) -> tuple[str, ...]:
    """What is left to somebody, and what e should be warned of, as a receipt ends."""
    if state.realm.result is not None:
        return (outcome(state.realm.winners),)
    player = state.players.get(person)
    if player is None:
        free = may_return(state, person, settings.return_days)
        again = "" if free is None or free <= state.calendar.begins else f", not before {spoken(free)}"
        return (f"You are not a player. To become one, write{again}: {JOIN}",)
    return tuple(_standing(state, person, player))


def _standing(state: State, person: str, p: Player) -> Iterator[str]:
    yield f"You are a {p.class_} of level {p.level} with {counted(p.hp, 'health point')}."
    calendar, party = state.calendar, state.party_of(person)
    ends = spoken(calendar.ends)
    if party is None:
        yield "You are in no party."
    else:
        used = "has attacked" if party.attacked == calendar.phase else "has not attacked yet"
        yield f"{party.name} {used} in Phase {roman(calendar.phase)}, which ends on {ends}."
        if party.owed is not None:
            points, until = counted(party.owed.points, "point"), spoken(party.owed.until)
            yield f"It is to take {points} of damage; say in which order by {until}: {order_said(party)}"
    silent = [
        str(number) for number, one in in_order(state.docket.open) if one.active and person not in one.votes
    ]
    if silent:
        which = "proposal" if len(silent) == 1 else "proposals"
        yield f"You have not voted on {which} {', '.join(silent)}."
    for one in own_proposals(state, person):
        if one.active:
            yield f"Your proposal {one.number} is voted on until {spoken(one.ends)}."

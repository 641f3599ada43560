"""What happens by itself whenever it is true: who is out of health is removed from eir party, a party without
members is disbanded (s. 15), and whoever has reached the level for it wins, or ends the game (s. 20).

It is settled after each event for the people and parties that the rule at work says it concerns, so that one
event costs nothing for all the others.
"""

from collections.abc import Callable, Iterable
from datetime import datetime

from contracts.guild_nomic.events import PartyDisbanded, PartyLeft
from contracts.guild_nomic.evolve import evolve
from contracts.guild_nomic.game_events import GameEnded, GameWon, TermsChanged
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.state import State, Terms
from gamemaster.core.course import Course
from gamemaster.core.event import Event
from gamemaster.core.mechanics.assets import pairs


def terms(settings: GuildSettings) -> Terms:
    """What of the settings holds by itself."""
    return Terms(settings.win_level, settings.end_level, settings.death_at)


def terms_changed(settings: GuildSettings) -> TermsChanged:
    """The event by which that holds from now on."""
    return TermsChanged(settings.win_level, settings.end_level, settings.death_at)


def course(state: State, people: Iterable[str] = (), parties: Iterable[str] = ()) -> Course[State]:
    """A course that starts at `state` and settles what concerns these people and parties.

    `people` in the order in which they are removed from their parties.
    """
    return Course(state, evolve, _settling(tuple(people), tuple(parties)))


def removing_course(state: State, people: Iterable[str]) -> Course[State]:
    """A course that settles what concerns these people and the parties they are in, but no victory."""
    return Course(state, evolve, _removing(state, tuple(people)))


def closing_course(state: State, at: datetime, people: Iterable[str]) -> Course[State]:
    """A course by which levels may rise or terms change: whoever wins or ends the game does so at `at`."""
    concerned = tuple(people)
    removing = _removing(state, concerned)
    return Course(state, evolve, lambda now: removing(now) or _victory(now, concerned, at))


def conclude(told: Course[State], people: Iterable[str], at: datetime) -> None:
    """Tell who of `people` has won by what has happened at once, and whether the game is over by it."""
    concerned = tuple(people)
    while (event := _victory(told.state, concerned, at)) is not None:
        told.tell(event)


def _removing(state: State, concerned: tuple[str, ...]) -> Callable[[State], Event | None]:
    inside = (state.players[name].party for name in concerned if name in state.players)
    parties = tuple(dict.fromkeys(party for party in inside if party is not None))
    return _settling(concerned, parties)


def out_of_health(hp: int, death_at: str) -> bool:
    """Whether a character with so many health points is out: below zero, or at it (s. 15, 16, G-21)."""
    return hp < 0 or (hp == 0 and death_at == "zero")


def _settling(people: tuple[str, ...], parties: tuple[str, ...]) -> Callable[[State], Event | None]:
    def settle(state: State) -> Event | None:
        for name in people:
            player = state.players.get(name)
            if player is None or player.party is None:
                continue
            if out_of_health(player.hp, state.realm.terms.death_at):
                return PartyLeft(name, player.party, removed=True)
        for name in parties:
            party = state.parties.get(name)
            if party is not None and not party.members:
                return PartyDisbanded(name, party.last, pairs(party.items))
        return None

    return settle


def _victory(state: State, people: tuple[str, ...], at: datetime) -> Event | None:  # s. 20, G-1
    realm = state.realm
    if realm.result is not None:
        return None
    levels = [(name, state.players[name].level) for name in people if name in state.players]
    reached = tuple(
        sorted(name for name, level in levels if level >= realm.terms.win_level and name not in realm.winners)
    )
    if reached:
        return GameWon(reached)
    if any(level >= realm.terms.end_level for _, level in levels):
        return GameEnded(realm.terms.end_level, realm.winners, at)
    return None

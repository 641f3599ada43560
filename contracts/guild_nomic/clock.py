"""What the clock does: phases end (s. 4, 19), votes run out in one (s. 7), damage waits no longer (s. 15).

The state keeps the end of the running phase, so asking for the next tick costs little.
"""

from contracts.guild_nomic.closing import close, people_concerned
from contracts.guild_nomic.damage import pay_off
from contracts.guild_nomic.events import Rested
from contracts.guild_nomic.game_events import PhaseBegan
from contracts.guild_nomic.guards import Ctx
from contracts.guild_nomic.phases import phase_end
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.settle import closing_course, removing_course, terms, terms_changed
from contracts.guild_nomic.state import Proposal, State
from gamemaster.core.calendar import week_number, week_of
from gamemaster.core.contract import Tick
from gamemaster.core.course import Course
from gamemaster.core.maps import in_order


def next_tick(state: State, settings: GuildSettings) -> Tick | None:
    """The end of the phase, or before it what runs out or was newly set; None when the game is over."""
    if state.realm.result is not None:
        return None
    calendar = state.calendar
    if state.realm.terms != terms(settings):
        return Tick("terms", calendar.begins, again=True)
    first = Tick("phase", calendar.ends)
    # the least is looked for, so the order of the maps does not matter
    for proposal in state.docket.open.values():
        # a standard one, too, whose voting a pause has put off
        if proposal.ends < first.at:
            first = Tick(proposal.class_, max(proposal.ends, calendar.begins))
    for name in state.realm.owing:
        owed = state.parties[name].owed
        if owed is not None and owed.until < first.at:
            first = Tick("damage", max(owed.until, calendar.begins))
    return first


def tick(state: State, due: Tick, ctx: Ctx) -> Course[State]:
    """Let happen what `next_tick` announced."""
    if due.kind == "terms":
        told = closing_course(state, ctx.at, sorted(state.players))
        told.tell(terms_changed(ctx.settings))
        return told
    if due.kind == "damage":
        return _damage(state, due, ctx)
    closing = [proposal for _, proposal in in_order(state.docket.open) if proposal.ends <= due.at]
    if due.kind == "phase":
        return _phase(state, due, closing, ctx)
    told = removing_course(state, people_concerned(state, closing))
    close(told, closing, ctx)
    return told


def _damage(state: State, due: Tick, ctx: Ctx) -> Course[State]:  # s. 15, G-22
    owing = [party for name in state.realm.owing if (party := state.parties[name]).owed is not None]
    late = [party for party in owing if party.owed is not None and party.owed.until <= due.at]
    told = removing_course(state, [name for party in late for name in party.members])
    for party in late:
        pay_off(told, party, ctx.settings)
    return told


def _phase(state: State, due: Tick, closing: list[Proposal], ctx: Ctx) -> Course[State]:  # s. 4, G-14
    """Votes first, then rest, then the new phase."""
    late = [state.parties[name] for name in state.realm.owing]
    members = [name for party in late for name in party.members]
    told = removing_course(state, dict.fromkeys((*people_concerned(state, closing), *members)))
    close(told, closing, ctx)
    if told.state.realm.result is not None:
        return told
    for party in late:
        pay_off(told, party, ctx.settings)
    _rest(told)
    calendar = state.calendar
    week = week_of(calendar.begins)
    people = sorted(
        name
        for name, player in told.state.players.items()
        if player.fought == calendar.phase or (player.made and player.week == week)
    )
    told.tell(
        PhaseBegan(
            calendar.phase + 1,
            week_number(calendar.started, due.at),
            due.at,
            phase_end(due.at),
            tuple(people),
        )
    )
    return told


def _rest(told: Course[State]) -> None:  # s. 19, G-36, G-37
    state, phase = told.state, told.state.calendar.phase
    people = tuple(
        name
        for name, player in in_order(state.players)
        if player.fought < phase and player.hp != player.level
    )
    monsters = tuple(
        number for number, one in in_order(state.board.monsters) if one.fought < phase and one.hp != one.level
    )
    if people or monsters:
        told.tell(Rested(people, monsters))

"""How a party takes damage: one point at a time, in an order of its members' choosing (s. 15, G-22, G-23).

Pure arithmetic over the health points of the members, and the events that it comes to.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta

from contracts.guild_nomic.actions import SetDamageOrder
from contracts.guild_nomic.belonging import own_party
from contracts.guild_nomic.events import Damaged, DamageDealt, DamageOrderSet, DamageOwed
from contracts.guild_nomic.guards import Ctx, Ruling, order_said
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.settle import course
from contracts.guild_nomic.state import Party, State
from gamemaster.core.course import Course
from gamemaster.core.outcome import Refused


def shares(hp: Mapping[str, int], order: Sequence[str], points: int, lowest: int) -> dict[str, int]:
    """How many of `points` each member takes, those who take any in the order in which each is hit last.

    `hp` has the members in the order in which they joined; with `lowest` health points a member is out. Named
    once in `order`, a member takes points as long as e stays in; named again, until e is out. Then the others
    take them, whoever has most health first. Only when nobody could take one and stay does anybody else fall.
    """
    left, taken = dict(hp), dict[str, int]()

    def hit(name: str) -> None:
        left[name] -= 1
        # whoever falls is hit no more, so that they come in the order in which they fall (G-26)
        taken[name] = taken.pop(name, 0) + 1

    for name in _one_by_one(left, order, lowest):
        if points == 0:
            break
        hit(name)
        points -= 1
    return taken


def _one_by_one(left: Mapping[str, int], order: Sequence[str], lowest: int) -> Iterator[str]:
    """Whom the next point hits; `left` is what they have when it is asked for."""
    named: set[str] = set()
    for name in order:
        if name not in left:
            continue
        # a second mention is the members' word that e may fall while others stand
        spared = lowest + 1 if name not in named else lowest
        named.add(name)
        while left[name] > spared:
            yield name
    while True:
        able = [name for name in left if left[name] > lowest + 1]
        if not able:
            break
        yield max(able, key=lambda name: left[name])
    for name in dict.fromkeys((*(name for name in order if name in left), *left)):
        while left[name] > lowest:
            yield name


def damage_party(told: Course[State], party: str, points: int, by: str, at: datetime, ctx: Ctx) -> None:
    """Damage a party, or ask its members in which order where the settings say so (s. 15, G-22)."""
    found, settings = told.state.parties[party], ctx.settings
    if settings.damage_order == "ask" and len(found.members) > 1:
        # before the phase ends, for then the members rest
        until = min(at + timedelta(hours=settings.damage_hours), told.state.calendar.ends)
        told.tell(DamageOwed(party, points, by, at, until))
        return
    order = found.order if settings.damage_order == "standing" else ()
    deal(told, found, order, points)


def deal(told: Course[State], party: Party, order: Sequence[str], points: int) -> None:
    """Tell how `points` of damage hit the members; who is out of health is removed in between."""
    players = told.state.players
    lowest = 0 if told.state.realm.terms.death_at == "zero" else -1
    hp = {name: players[name].hp for name in party.members}
    for name, count in shares(hp, order, points, lowest).items():
        told.tell(Damaged(name, count, hp[name] - count))
    if party.owed is not None:
        told.tell(DamageDealt(party.name))


def pay_off(told: Course[State], party: Party, settings: GuildSettings) -> None:
    """Deal the damage whose order nobody has chosen in time."""
    if party.owed is not None:
        deal(told, party, party.order if settings.damage_order == "standing" else (), party.owed.points)


def set_order(state: State, action: SetDamageOrder, ctx: Ctx) -> Ruling:  # s. 15
    """Say in which order the members of one's party take damage; what waits for it is dealt at once."""
    party = own_party(state, ctx)
    if isinstance(party, Refused):
        return party
    strangers = [name for name in action.order if name not in party.members]
    if strangers:
        text = f"{', '.join(strangers)} cannot be in the order: not a member of {party.name}."
        numbers = {"members": list(party.members), "strangers": strangers}
        return Refused("NOT_A_MEMBER", "15", text, numbers, order_said(party))
    if ctx.settings.damage_order == "automatic":
        ctx.remark("ORDER_UNUSED", "In this game damage hits whoever has most health, whatever the order.")
    left_out = [name for name in party.members if name not in action.order]
    if left_out:
        ctx.remark("ORDER_PARTIAL", f"Not named, and hit after the others: {', '.join(left_out)}.")
    again = [name for name in party.members if action.order.count(name) > 1]
    if again:
        ctx.remark("ORDER_AGAIN", f"Named again, and hit below 0 HP, too: {', '.join(again)}.")
    told = course(state, party.members, (party.name,))
    told.tell(DamageOrderSet(ctx.actor, party.name, action.order))
    if party.owed is not None:
        deal(told, told.state.parties[party.name], action.order, party.owed.points)
    return told

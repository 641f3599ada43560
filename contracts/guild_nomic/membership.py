"""Joining the guild, by which one becomes a player, and ceasing to be one (s. 1, 2, 14)."""

from typing import Literal

from contracts.guild_nomic.actions import CLASSES, GUILD, Class, Join, JoinGuild, Leave, Remove
from contracts.guild_nomic.damage import pay_off
from contracts.guild_nomic.events import GuildJoined, PartyLeft, PlayerLeft
from contracts.guild_nomic.guards import JOIN, Ctx, Ruling, may_return, other, plain, player
from contracts.guild_nomic.proposals import to_propose
from contracts.guild_nomic.settle import closing_course, course
from contracts.guild_nomic.state import State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.mechanics.assets import pairs
from gamemaster.core.outcome import Refused


def join(state: State, action: Join, ctx: Ctx) -> Ruling:  # s. 2
    """Become a player, which joining a guild alone can make one."""
    return _in_there(state, action.as_, ctx) or _enter(state, action.as_, ctx)


def join_guild(state: State, action: JoinGuild, ctx: Ctx) -> Ruling:  # s. 2, 14
    """Become a member of the Adventurer's Guild, of the class of one's choice."""
    if plain(action.guild) != plain(GUILD):
        text = f"There is no guild called {action.guild!r}; there is {GUILD}."
        found = player(state, ctx)
        instead = found.instead if isinstance(found, Refused) else ""
        return Refused("NO_SUCH_GUILD", "2", text, {"guilds": [GUILD]}, instead)
    return _in_there(state, action.class_, ctx) or _enter(state, action.class_, ctx)


def _in_there(state: State, class_: Class | None, ctx: Ctx) -> Refused | None:
    """Refuses a second joining, and another class by it (G-19)."""
    found = state.players.get(ctx.actor)
    if found is None:
        return None
    if class_ in (None, found.class_):
        text = f"You are an adventurer already, as a {found.class_}."
        return Refused("ALREADY_A_MEMBER", "14", text, {"class": found.class_})
    text = f"You are a {found.class_}, and no rule lets an adventurer change eir class."
    instead = to_propose(state, ctx, "Adventurers may change their class once.")
    return Refused("CLASS_CHOSEN", "13", text, {"class": found.class_}, instead)


def _enter(state: State, class_: Class | None, ctx: Ctx) -> Ruling:
    former = state.realm.former.get(ctx.actor)
    free = may_return(state, ctx.actor, ctx.settings.return_days)
    if former is not None and free is not None and ctx.at < free:
        text = f"You were a player until {spoken(former.left)}, and may join a guild again on {spoken(free)}."
        return Refused("TOO_SOON", "2", text, {"left": iso(former.left), "again": iso(free)})
    joined = closing_course(state, ctx.at, (ctx.actor,))
    if former is not None and former.kept:
        kept = former.player
        if class_ not in (None, kept.class_):
            ctx.remark("CLASS_KEPT", f"You come back as the {kept.class_} that you were.")
        joined.tell(GuildJoined(ctx.actor, kept.class_, kept.level, kept.hp, restored=True, at=ctx.at))
        return joined
    if class_ is None:
        text = f"One becomes a player by joining {GUILD} in one of its classes: {', '.join(CLASSES)}."
        return Refused("CLASS_NEEDED", "14", text, {"classes": list(CLASSES)}, JOIN)
    joined.tell(GuildJoined(ctx.actor, class_, 1, 1, restored=False, at=ctx.at))
    return joined


def leave(state: State, _: Leave, ctx: Ctx) -> Ruling:  # s. 1, G-17
    """Stop being a player."""
    found = player(state, ctx)
    if isinstance(found, Refused):
        return found
    return _go(state, ctx.actor, "announced", ctx)


def remove(state: State, action: Remove, ctx: Ctx) -> Ruling:  # s. 1
    """Take out somebody who has left the lists on which the game is played."""
    found = other(state, action.person)
    if isinstance(found, Refused):
        return found
    return _go(state, action.person, "removed", ctx)


def _go(state: State, person: str, why: Literal["announced", "removed"], ctx: Ctx) -> Ruling:
    party = state.party_of(person)
    left = course(state, () if party is None else party.members, () if party is None else (party.name,))
    if party is not None:
        # what e was to share in is dealt before e is gone
        pay_off(left, party, ctx.settings)
        if left.state.players[person].party is not None:
            left.tell(PartyLeft(person, party.name, removed=False))
    keeps = ctx.settings.on_leave == "keep"
    items = () if keeps else pairs(left.state.players[person].items)
    left.tell(PlayerLeft(person, why, items, keeps, ctx.at))
    return left

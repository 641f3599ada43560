"""Becoming a party and ceasing to be one (s. 3, 10, 39), and who is first-class (s. 3)."""

from datetime import timedelta

from contracts.agora_rpg.actions import Join, Leave, SetClass
from contracts.agora_rpg.events import ClassSet, Evicted, Joined, Left
from contracts.agora_rpg.guards import Ctx, Ruling, member
from contracts.agora_rpg.places import is_reserved
from contracts.agora_rpg.settle import plain_course
from contracts.agora_rpg.state import Former, State
from gamemaster.core.course import Course
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.assets import pairs
from gamemaster.core.outcome import Refused


def join(state: State, _: Join, ctx: Ctx) -> Ruling:  # s. 3, 10-16, 39
    """Become a Character; a Player Character unless the Game Master has marked em otherwise (R-13)."""
    if ctx.actor in state.characters:
        return Refused("ALREADY_A_CHARACTER", "3", "You are a party to this contract already.")
    before = state.realm.former.get(ctx.actor)
    second_class = ctx.actor in state.office.second_class
    tokens = 0 if second_class else _joining_tokens(before, ctx)
    joined = plain_course(state)
    settings = ctx.settings
    joined.tell(
        Joined(
            ctx.actor,
            "non_player" if second_class else "player",
            tokens if before is None or second_class else tokens + before.tokens,
            settings.base_health,
            settings.base_vitality,
            before.gold if before else 0,
            pairs(before.items) if before else (),
        )
    )
    return joined


def _joining_tokens(before: Former | None, ctx: Ctx) -> int:  # s. 39
    if before is None or ctx.at - before.left >= timedelta(days=ctx.settings.rejoin_days):
        return ctx.settings.joining_tokens
    days = ctx.settings.rejoin_days
    ctx.remark("NO_JOINING_TOKENS", f"You left less than {days} days ago, so no tokens come with joining.")
    return 0


def leave(state: State, _: Leave, ctx: Ctx) -> Ruling:  # s. 3, 10
    """Cease to be a Character; holdings go where the game says, visitors go back to town."""
    character = member(state, ctx.actor)
    if isinstance(character, Refused):
        return character
    left = plain_course(state)
    left.tell(Left(ctx.actor, ctx.at, ctx.settings.on_leave))
    if state.exchanges.by_person.get(ctx.actor):
        text = "The gold you exchanged this week brings no points, for you are not a Character when it ends."
        ctx.remark("POINTS_FORFEITED", text)
    _send_home(left, ctx.actor)
    return left


def set_class(state: State, action: SetClass, ctx: Ctx) -> Ruling:  # s. 3
    """Game Master: mark somebody as a first-class player or not, before or after e joins."""
    name, kind = action.person, action.character
    if kind == "non_player" and is_reserved(name):
        text = f"{name} reads like a place, so nobody of that name can be a non-Player Character."
        return Refused("NAME_RESERVED", "10", text, {"name": name})
    character = state.characters.get(name)
    already = name in state.office.second_class if character is None else not character.is_player
    if already == (kind == "non_player"):
        text = f"{name} is marked as {'non-player' if already else 'player'} already."
        return Refused("ALREADY_SO", "3", text, {"character": kind})
    marked = plain_course(state)
    marked.tell(ClassSet(name, kind, ctx.settings.base_health, ctx.settings.base_vitality))
    if character is not None and kind == "player":
        _send_home(marked, name)
    return marked


def _send_home(told: Course[State], host: str) -> None:  # s. 10
    # only a host's departure looks at everybody, and hosts are few and seldom leave
    for name, character in in_order(told.state.characters):
        if character.location == host:
            told.tell(Evicted(name, host))

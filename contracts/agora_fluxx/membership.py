"""Becoming a player and ceasing to be one (I-1, II, III-14, III-15; F-17 to F-19, F-27)."""

from datetime import timedelta

from contracts.agora_fluxx.actions import Join, Leave
from contracts.agora_fluxx.dealing import draw
from contracts.agora_fluxx.events import Joined, Left
from contracts.agora_fluxx.guards import Ctx, Ruling, Told, course, member
from contracts.agora_fluxx.limits import released
from contracts.agora_fluxx.progress import progress
from contracts.agora_fluxx.state import DEALT, Gone, State
from gamemaster.core.outcome import Refused


def join(state: State, _: Join, ctx: Ctx) -> Ruling:  # s. I-1, III-14, F-19
    """Become a party, and so a player; in a game in progress one draws three cards."""
    if ctx.actor in state.players:
        return Refused("ALREADY_A_PLAYER", "I-1", "You are a player already.")
    if ctx.actor == state.office.contestmaster:
        text = "The contestmaster is a party already, and no player."
        return Refused("CONTESTMASTER_PLAYS", "II", text)
    joined = course(state)
    gone = state.office.left.get(ctx.actor)
    joined.tell(Joined(ctx.actor, ctx.at, _kept(state, gone)))
    if not state.in_progress:
        return joined
    days = ctx.settings.rejoin_days
    again = gone is not None and gone.game == state.playing.number and ctx.at < gone.at + timedelta(days=days)
    if again:
        ctx.remark("NO_NEW_CARDS", f"You left less than {days} days ago, and get no cards for joining again.")
    else:
        draw(joined, ctx, ctx.actor, DEALT)
    ctx.remark("NOT_IN_PLAY_ORDER", "You are on the Play Order list from the next report on.")
    progress(joined, ctx)
    return joined


def _kept(state: State, gone: Gone | None) -> tuple[str, ...]:  # F-18
    """The Keepers that waited for somebody who comes back to the same game."""
    game = state.game
    if gone is None or game is None or gone.game != game.number:
        return ()
    return tuple(card for card in gone.keepers if card in game.cards and state.place(card)[0] == "nowhere")


def leave(state: State, _: Leave, ctx: Ctx) -> Ruling:  # s. I-1, III-15, F-18
    """Cease to be a party: one's hand is destroyed, and Turn Tokens go to the contestmaster."""
    player = member(state, ctx.actor)
    if isinstance(player, Refused):
        return player
    told = course(state)
    part(told, ctx, ctx.actor)
    progress(told, ctx)
    return told


def part(told: Told, ctx: Ctx, name: str) -> None:
    """Let that player go, with what the settings say of eir Keepers."""
    player = told.state.players[name]
    # those who waited for discards have all their time again, as when they are done
    waited = () if player.owing is None else released(told.state, name, ctx.settings)
    told.tell(Left(name, ctx.at, ctx.settings.leaver_keepers, player.keepers, waited))

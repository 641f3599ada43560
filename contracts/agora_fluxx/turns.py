"""Turn Tokens and turns: taking, starting, ending, and what comes of not moving (III-8 to III-10)."""

from contracts.agora_fluxx.actions import Discard, EndTurn, SetPreferences, StartTurn, TakeTurnToken
from contracts.agora_fluxx.dealing import draw, draw_number
from contracts.agora_fluxx.events import (
    TokenForfeited,
    TokenTaken,
    TurnEnding,
    TurnStarted,
)
from contracts.agora_fluxx.guards import Ctx, Ruling, Told, awaited, course, seated
from contracts.agora_fluxx.limits import discards, done, owed, preferring
from contracts.agora_fluxx.progress import SAID, next_holder, plays_given, progress
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Game, Player, State
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import Refused


def take_token(state: State, _: TakeTurnToken, ctx: Ctx) -> Ruling:  # s. III-8, F-10
    """Take a Turn Token from the contestmaster."""
    found = seated(state, ctx, "III-8")
    if isinstance(found, Refused):
        return found
    barred = no_token(state, *found, ctx.settings)
    if barred is not None:
        return barred
    taken = course(state)
    taken.tell(TokenTaken(ctx.actor, ctx.at))
    return taken


def no_token(state: State, game: Game, player: Player, settings: FluxxSettings) -> Refused | None:
    """What bars that player from taking a Turn Token."""
    most = settings.tt_per_player
    if player.tokens >= most:
        instead = "I start my turn." if no_start(game, player, settings) is None else ""
        text = f"You own {_tokens(player.tokens)} already, and nobody takes more than {most}."
        return Refused("HOLDS_TOKEN", "III-8", text, {"tokens": player.tokens, "most": most}, instead)
    if not game.bank:
        holders = [name for name, one in in_order(state.players) if one.tokens]
        text = f"The contestmaster has no Turn Token left; they are with {' and '.join(holders) or 'nobody'}."
        return Refused("NO_TOKEN_LEFT", "III-8", text, {"left": 0, "holders": holders})
    return None


def _tokens(number: int) -> str:
    return f"{number} Turn Token" + ("" if number == 1 else "s")


def start_turn(state: State, _: StartTurn, ctx: Ctx) -> Ruling:  # s. III-8, III-9
    """Start one's turn: draw, and gain cardplays."""
    found = seated(state, ctx, "III-8")
    if isinstance(found, Refused):
        return found
    barred = no_start(*found, ctx.settings)
    if barred is not None:
        return barred
    started = course(state)
    begin(started, ctx, ctx.actor)
    progress(started, ctx)
    return started


def no_start(game: Game, player: Player, settings: FluxxSettings) -> Refused | None:
    """What bars that player from starting a turn."""
    if player.turn is not None:
        plays = player.cardplays
        return Refused(
            "TURN_RUNNING", "III-8", "Your turn is in progress; it must end first.", {"cardplays": plays}
        )
    if not player.tokens:
        instead = "I take a TT." if game.bank else ""
        text = "You own no Turn Token, and without one nobody starts a turn."
        return Refused("NO_TOKEN", "III-8", text, {"tokens": 0, "left": game.bank}, instead)
    return awaited(game, settings)


def begin(told: Told, ctx: Ctx, name: str) -> None:
    """Start that player's turn."""
    told.tell(TurnStarted(name, ctx.at, plays_given(told.state.playing)))
    draw(told, ctx, name, draw_number(told.state.playing), by_rule=True)


def end_turn(state: State, _: EndTurn, ctx: Ctx) -> Ruling:  # s. III-10, F-8
    """End one's turn. Where it has just ended by itself, saying so is no mistake and changes nothing."""
    found = seated(state, ctx, "III-10")
    if isinstance(found, Refused):
        return found
    game, player = found
    turn = player.turn
    if turn is None:
        if player.over and not player.tokens:
            ctx.remark("ENDED_ALREADY", "Your turn ended by itself when nothing was left to play.")
            return course(state)
        instead = "I start my turn." if player.tokens else ""
        return Refused("NO_TURN", "III-10", "No turn of yours is in progress.", {}, instead)
    if turn.ending:
        ctx.remark("ENDING_ALREADY", "Your turn is over as soon as the discards it waits for are made.")
        return course(state)
    barred = no_end(game, ctx.actor, player, ctx.settings)
    if barred is not None:
        return barred
    ended = course(state)
    ended.tell(TurnEnding(ctx.actor, SAID))
    progress(ended, ctx)
    return ended


def no_end(game: Game, name: str, player: Player, settings: FluxxSettings) -> Refused | None:
    """What bars that player from ending eir turn."""
    carried = game.carried_for(name)
    if carried is not None:
        return being_carried_out(carried.card, "III-10")
    if not settings.may_pass:
        left = player.cardplays
        text = f"You have {left} cardplay{'' if left == 1 else 's'} left; a turn ends when all are used."
        return Refused("CARDPLAYS_LEFT", "III-10", text, {"cardplays": left})
    return None


def being_carried_out(card: str, section: str) -> Refused:
    """Refuses what must wait until people have done what a played card says."""
    text = f"{card}, which you played, is still to be carried out by the contestmaster; your turn waits."
    return Refused("CARRIED_OUT_FIRST", section, text, {"card": card})


def discard(state: State, action: Discard, ctx: Ctx) -> Ruling:  # s. III-5, IV-1, F-16
    """Discard for a limit."""
    found = seated(state, ctx, "III-5")
    if isinstance(found, Refused):
        return found
    game, _ = found
    ruled = discards(state, game, ctx.actor, action, ctx.settings)
    if isinstance(ruled, Refused):
        return ruled
    told = course(state)
    for event in ruled:
        told.tell(event)
    after = told.state
    owes = after.players[ctx.actor].owing is not None
    if not owed(after.playing, after.players[ctx.actor], ctx.settings).any and owes:
        told.tell(done(after, ctx.actor, ctx.at, ctx.settings))
    progress(told, ctx, goal=True)
    return told


def set_preferences(state: State, action: SetPreferences, ctx: Ctx) -> Ruling:  # F-16
    """Say which cards one would rather discard; what must be discarded now goes by it."""
    found = seated(state, ctx, "IV-1")
    if isinstance(found, Refused):
        return found
    preferred = preferring(found[0], ctx.actor, action)
    if isinstance(preferred, Refused):
        return preferred
    if ctx.public and not ctx.gm:
        text = (
            "This went to the list, where everybody can read it. It counts, but send such things to the "
            "program's own address only."
        )
        ctx.remark("PUBLIC_NOW", text)
    told = course(state)
    told.tell(preferred)
    progress(told, ctx)
    return told


def forfeit(told: Told, ctx: Ctx, name: str) -> None:  # F-9
    """Let a turn that was awaited too long be forfeited, or its Turn Token pass on if it never started."""
    state = told.state
    turn = state.players[name].turn
    if turn is None:
        to = next_holder(state, name)
        goes = bool(to) or ctx.settings.tt_nobody == "contestmaster"
        told.tell(TokenForfeited(name, to, goes, ctx.at))
    elif not turn.ending:
        told.tell(TurnEnding(name, "forfeited"))
    progress(told, ctx)

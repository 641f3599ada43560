"""Whether somebody meets the Goal, and so has won (F-1 to F-3)."""

from contracts.agora_fluxx.cards import GOAL, Card
from contracts.agora_fluxx.events import GameWon
from contracts.agora_fluxx.guards import Ctx, Told
from contracts.agora_fluxx.state import Game, Player, State


def meets(goal: Card, player: Player) -> bool:
    """Whether that player meets the Goal; never, where only people can judge it."""
    if goal.prose:
        return False
    return (
        all(card in player.keepers for card in goal.keepers)
        and not any(card in player.keepers for card in goal.without)
        and len(player.keepers) >= goal.keeper_count
        and len(player.hand) >= goal.hand_count
    )


def winners(state: State, game: Game, tie: str, active: str) -> tuple[str, ...]:
    """Who wins by the Goal in play, sorted; nobody while the game goes on (F-2)."""
    goal = game.of_type(GOAL)
    if goal is None or goal.prose:
        return ()
    # sorted below, so that the order of the map does not matter
    met = tuple(sorted(name for name, player in state.players.items() if meets(goal, player)))
    if len(met) <= 1 or tie == "all_win":
        return met
    return (active,) if tie == "active" and active in met else ()


def conclude(told: Told, ctx: Ctx, active: str) -> bool:  # F-3
    """End the game if somebody has won it; `active` is who has just played. Whether it is over."""
    game = told.state.playing
    if game.result is not None:
        return True
    won = winners(told.state, game, ctx.settings.goal_tie, active)
    goal = game.of_type(GOAL)
    if not won or goal is None:
        return False
    told.tell(GameWon(game.number, won, goal.name, ctx.at))
    return True

"""What the clock does: points and movement tokens every Monday (s. 38, 40), and the end of a season.

The state keeps the Monday that comes next, so asking for the next tick costs nothing. Points are settled
in the week that ends, tokens are given in the one that begins.
"""

from contracts.agora_rpg.events import BasesChanged, PointsSettled, SeasonEnded, TokensGranted, WeekTurned
from contracts.agora_rpg.guards import Ctx
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.settle import common_course, plain_course
from contracts.agora_rpg.state import Character, State
from gamemaster.core.contract import Tick
from gamemaster.core.course import Course
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.assets import Pairs
from gamemaster.core.mechanics.intent_rules import lapsed


def next_tick(state: State, settings: RpgSettings) -> Tick | None:
    """The next Monday; before that, base values newly set or a season's end; None when all is over."""
    calendar = state.calendar
    if calendar.ended is not None:
        return None
    if state.realm.bases != settings.bases:
        return Tick("bases", calendar.week_start, again=True)
    end = settings.season_end
    if end is not None and end < calendar.next_week:
        return Tick("season_end", max(end, calendar.week_start))
    return Tick("week", calendar.next_week)


def tick(state: State, due: Tick, ctx: Ctx) -> Course[State]:
    """Let happen what `next_tick` announced."""
    if due.kind == "bases":
        # experience that was too little for a level may suffice now (s. 41)
        changed = common_course(state, ctx.settings)
        changed.tell(BasesChanged(*ctx.settings.bases))
        return changed
    told = plain_course(state)
    owed = _settle_points(told, ctx.settings)
    if due.kind == "season_end":
        # not before what was done meanwhile, where a setting has made it due in the past
        told.tell(SeasonEnded(ctx.at, owed))
        return told
    told.tell(WeekTurned(due.at, owed))
    _grant_tokens(told, ctx.settings)
    for closed in lapsed(told.state.intents, due.at):
        told.tell(closed)
    return told


def served(state: State, settings: RpgSettings) -> dict[str, tuple[int, int]]:  # s. 38
    """The gold that each has exchanged this week and the points for it, first come first served."""
    left, found = settings.weekly_points_cap, dict[str, tuple[int, int]]()
    for _, claim in in_order(state.exchanges.claims):
        character = state.characters.get(claim.person)
        if character is None or not character.is_player or character.sheet.membership != claim.membership:
            continue  # whoever left forfeits
        worth = claim.amount if left is None else min(claim.amount, left)
        left = None if left is None else left - worth
        burned, points = found.get(claim.person, (0, 0))
        found[claim.person] = burned + claim.amount, points + worth
    return found


def points_left(state: State, settings: RpgSettings) -> int | None:  # s. 38
    """How many points there still are this week for gold not yet exchanged; None without a limit."""
    cap = settings.weekly_points_cap
    return None if cap is None else cap - sum(points for _, points in served(state, settings).values())


def _settle_points(told: Course[State], settings: RpgSettings) -> Pairs:  # s. 38
    """Settle the week's exchanged gold; the points owed, by name."""
    week, settled = told.state.calendar.week, sorted(served(told.state, settings).items())
    for person, (burned, points) in settled:
        told.tell(PointsSettled(person, week, burned, points, burned - points))
    return tuple((person, points) for person, (_, points) in settled if points)


def _grant_tokens(told: Course[State], settings: RpgSettings) -> None:  # s. 40, R-9
    for person, character in in_order(told.state.characters):
        if character.is_player:
            factor = settings.token_factor(character.level)
            held = character.tokens + factor
            destroyed = held - settings.tokens_kept(character.level) if held > 2 * factor else 0
            told.tell(TokensGranted(person, factor, destroyed))


def cliff(character: Character, settings: RpgSettings) -> int:
    """How many tokens must be spent before Monday so that none are destroyed; 0 when all is well."""
    return max(0, character.tokens - settings.token_factor(character.level))

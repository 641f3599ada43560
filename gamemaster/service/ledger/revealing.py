"""Secrets that draws hang on: which are committed to, which may be told, and telling them.

What must stay true: a secret is told to everybody at once, never before its SHA-256 was in a report, and no
draw of an entry that comes in later hangs on it.
"""

from collections.abc import Iterable
from datetime import timedelta
from importlib import resources

from sqlalchemy import Connection

from gamemaster.core.chance import Draw, Told, following, is_season
from gamemaster.core.dice import read_dice
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Throw
from gamemaster.mail.compose import Attachment
from gamemaster.reports.data import Proof, Reveal
from gamemaster.service.ledger.beacon import fix
from gamemaster.service.ledger.entering import enter_ruling
from gamemaster.service.letters.letters import post
from gamemaster.service.views.pledging import pledge
from gamemaster.service.views.shown import Shown
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.history import draws_of
from gamemaster.store.ledger import StepRow
from gamemaster.store.secrets import tell

CHECKER = "check_draws.py"
_WEEK = timedelta(days=7)


def due(tx: Connection, live: Live) -> tuple[str, ...]:
    """The secrets that may be told now: that of a season which is over or lasted long enough, and seals."""
    state, weeks = live.head.state, live.settings.reveal_weeks
    last = max((one.at for one in live.told if is_season(one.secret)), default=live.game.starts_at)
    over = live.contract.season(state) > live.season
    old = bool(weeks) and live.stored.clock - last >= weeks * _WEEK
    season = (f"season {live.season}",) if over or old else ()
    return (*season, *_opened(tx, live))


def _opened(tx: Connection, live: Live) -> list[str]:
    """The seals that may be told: those that never were, and what has taken the place of one and was used."""
    seals = [name for name, may in live.contract.seals(live.head.state).items() if may]
    renewed = live.chance.renewed(live.stored.clock, live.stored.arrivals + 1)
    used = {draw.secret for draw in draws_of(tx, live.id)} if renewed.keys() & seals else ()
    return [renewed.get(name, name) for name in seals if name not in renewed or renewed[name] in used]


def reveal(ws: Workspace, tx: Connection, live: Live, names: Iterable[str]) -> str:
    """Tell these secrets to the game's public lists; what was done, in a sentence ("" for no names)."""
    names = tuple(names)
    if not names:
        return ""
    if not live.game.public:
        raise UsageError(f"{live.id} has no public list to tell its secrets to")
    now = ws.clock()
    for name in names:
        told = Told(name, now, live.stored.arrivals)
        tell(tx, live.id, told)
        live.told = (*live.told, told)
        if name in live.beacons and is_season(name):
            fix(tx, live.id, f"season {live.season}", now)
    shown = Reveal(
        live.id,
        live.game.title,
        tuple(pledge(live, name) for name in names),
        tuple(Proof(*draw) for draw in draws_of(tx, live.id) if draw.secret in names and hidden(draw)),
        live.contract.office,
        tuple(pledge(live, following(name)) for name in names if not is_season(name)),
    )
    checker = Attachment(CHECKER, "x-python", checker_text())
    post(
        ws, tx, "report", live.game.public, ws.renderer.reveal(shown), game=live.id,
        cause=f"secrets {', '.join(names)}", attachments=(checker,),
    )  # fmt: skip
    # the chance in memory still takes the secret for untold
    ws.forget()
    return f"Told to {', '.join(live.game.public)}: the secret of {' and of '.join(names)}."


def reveal_now(ws: Workspace, game: str, name: str) -> str:
    """Tell what is due, or the secret called `name` whatever is due; raises UsageError."""
    with ws.write() as tx:
        live = ws.live(tx, game)
        if not name:
            return reveal(ws, tx, live, due(tx, live)) or f"{game}: no secret is due to be told."
        if any(one.secret == name for one in live.told):
            raise UsageError(f"{name!r} has been told already")
        may = (f"season {live.season}", *_opened(tx, live))
        if name not in may:
            raise UsageError(f"{name!r} cannot be told now; there are: {', '.join(may)}")
        return reveal(ws, tx, live, (name,))


def throw(ws: Workspace, game: str, dice: str, because: str) -> Shown:
    """Throw dice for the game master's own needs, entered and proved like every draw; raises UsageError."""
    asked = read_dice(dice)
    if asked is None:
        raise UsageError(f"{dice!r} are no dice; write for example 3d6, d20 or 2d10+5")
    if asked.oversize:
        raise UsageError(f"{dice}: {asked.oversize}")
    if not because.strip():
        raise UsageError("a throw needs a purpose: --because TEXT")
    with ws.write() as tx:
        live = ws.live(tx, game)
        made = enter_ruling(ws, tx, live, Throw(asked), because)
        (outcome,) = made.outcomes
    results = [draw.result for draw in outcome.draws]
    data = {"dice": str(asked), "results": results, "total": asked.total(tuple(results)), "because": because}
    proof = f"entry {made.entry}, {outcome.draws[0].secret}"
    return Shown(data, f"{asked}: {' '.join(map(str, results))}, total {data['total']} ({proof})")


def proofs(steps: Iterable[StepRow]) -> tuple[Proof, ...]:
    """The draws of these steps that may be shown, in their order."""
    draws = (Draw(*draw) for step in steps for outcome in step.outcomes for draw in outcome.draws or ())
    return tuple(Proof(*draw) for draw in draws if not hidden(draw))


def hidden(draw: Draw) -> bool:
    """Whether a draw is shown to nobody until its secret is told."""
    return not is_season(draw.secret)


def checker_text() -> str:
    """The program with which players check draws."""
    return resources.files("gamemaster.standalone").joinpath(CHECKER).read_text(encoding="utf-8")

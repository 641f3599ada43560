"""How people die: one death after the other, with what follows from each, until nothing follows any more.

Lovers die together (s. 7d) and the Hunter takes somebody along (s. 7c), whatever killed em (W-21). Who
dies is announced in the order of names, so that the order tells nobody why.
"""

from collections import deque
from collections.abc import Iterable

from contracts.werewolves import events as ev
from contracts.werewolves import secret_events as se
from contracts.werewolves.guards import Ctx, Told, session_of
from contracts.werewolves.state import HUNTER, WITCH, Session

Victim = tuple[str, str]
"""Who is to die, and of what: `attack`, `poison`, `lynched`, `love`, `shot`, `left` or `ruling`."""


def kill(told: Told, ctx: Ctx, victims: Iterable[Victim]) -> tuple[str, ...]:
    """Let the victims die with everyone who dies of it; their names, sorted.

    If the Hunter is among them and has no standing choice that can be carried out, the session waits for
    em afterwards.
    """
    dead: list[str] = []
    waiting, hunter, called = deque(victims), "", False
    while waiting or hunter:
        if not waiting:
            waiting.extend(_standing_shot(told, ctx, hunter, called))
            hunter = ""
            continue
        name, cause = waiting.popleft()
        session = session_of(told)
        seat = session.town[name]
        if not seat.alive:
            continue
        told.tell(se.Killed(name, cause, ctx.at, _choosers(session, name)))
        dead.append(name)
        if seat.lover:
            waiting.append((seat.lover, "love"))
        if seat.role == HUNTER and not (seat.leaving and ctx.settings.on_leave == "dies"):
            # who left can do nothing more, whatever kills em; what e chose before may still hold (W-8)
            hunter, called = name, not seat.leaving or ctx.settings.on_leave == "dies_with_powers"
    return tuple(sorted(dead))


def _choosers(session: Session, name: str) -> tuple[str, ...]:
    """Who has chosen somebody who is killed while the phase goes on: e can be chosen no more (s. 2a)."""
    if session.closing:
        return ()
    night, witch = session.night, session.holder(WITCH)
    return tuple(
        chooser
        for chooser in sorted(session.town)
        if name in (session.town[chooser].vote, night.attacks.get(chooser))
        or (chooser == witch and night.poison == name)
    )


def _standing_shot(told: Told, ctx: Ctx, hunter: str, called: bool) -> list[Victim]:
    """Whom the dead Hunter's standing choice kills; without one, e is `called` on to choose."""
    session = session_of(told)
    choice = session.town[hunter].standing
    if choice is not None and session.town[choice].alive:
        told.tell(se.HunterChose(hunter, choice, ctx.at, standing=True))
        return [(choice, "shot")]
    if called and session.living:
        told.tell(se.HunterCalled(hunter, ctx.at))
    return []


def announce(told: Told, ctx: Ctx, people: tuple[str, ...]) -> None:
    """Say who was killed in this phase, but not why (s. 4c)."""
    session = session_of(told)
    told.tell(ev.DeathsAnnounced(people, session.phase, session.day, ctx.at))


def leavers(session: Session, ctx: Ctx) -> list[Victim]:
    """Those who left and now die of it (W-8), sorted."""
    if ctx.settings.on_leave in ("stays", "replaced"):
        return []
    return [(name, "left") for name in session.living if session.town[name].leaving]

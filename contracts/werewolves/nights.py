"""The night: what is agreed, what is still owed, who is doomed, what Witch and Seer are told (s. 4, 7).

All choices are collected; nothing comes of them before the one resolution at the night's end (W-18), except
that the Witch is told of the attack as soon as the werewolves agree (W-16) and the Seer gets eir answer.
"""

from contracts.werewolves import secret_events as se
from contracts.werewolves.deaths import Victim
from contracts.werewolves.guards import Told, session_of
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import SEER, WITCH, Session


def agreed(session: Session, settings: WerewolfSettings) -> str | None:
    """Whom the werewolves have agreed to attack (W-13), None while they have not."""
    if settings.wolf_agree == "one":
        attacks, pack = session.night.attacks, session.pack
        standing = [attacks[wolf] for wolf in session.night.spoken if wolf in pack and wolf in attacks]
        return standing[-1] if standing else None
    return agreed_now(session)


def agreed_now(session: Session) -> str | None:
    """The one choice of all living werewolves, as far as the state alone tells."""
    choices = {session.night.attacks.get(wolf) for wolf in session.pack}
    return choices.pop() if len(choices) == 1 else None


def owing(session: Session, settings: WerewolfSettings) -> tuple[str, ...]:
    """Who still owes something tonight, sorted."""
    if session.phase != "night" or session.closing:
        return ()
    found: set[str] = set()
    if agreed(session, settings) is None:
        found |= _undecided(session)
    seer = session.acting(SEER)
    if seer and session.night.sight is None and _others(session, seer):
        found.add(seer)
    witch = session.acting(WITCH)
    if witch and undecided(session, witch):
        found.add(witch)
    return tuple(sorted(found))


def _undecided(session: Session) -> set[str]:
    """The werewolves who have not chosen; all of them when they have, but differ."""
    silent = {wolf for wolf in session.pack if wolf not in session.night.attacks}
    return silent or set(session.pack)


def _others(session: Session, name: str) -> bool:
    return any(other != name for other in session.living)


def undecided(session: Session, witch: str) -> tuple[str, ...]:
    """The powers about which the Witch must still decide: `heal`, `poison`."""
    seat, night = session.town[witch], session.night
    heal = seat.heal and night.heal is None
    poison = seat.poison and night.poison is None
    return tuple(power for power, open_ in (("heal", heal), ("poison", poison)) if open_)


def complete(session: Session, settings: WerewolfSettings) -> bool:
    """Whether all that has to happen in a night has happened (s. 4c)."""
    return not owing(session, settings)


def tell_witch(told: Told, settings: WerewolfSettings) -> None:  # s. 7b
    """Tell the Witch whom the werewolves have agreed to attack, and again when that changes."""
    session = session_of(told)
    witch, target = session.acting(WITCH), agreed(session, settings)
    if witch and target != session.night.told:
        told.tell(se.WitchTold(witch, target))


def victims(session: Session, settings: WerewolfSettings) -> list[Victim]:
    """Who dies at the end of this night, before anything that follows from it."""
    night, attacked = session.night, agreed(session, settings)
    doomed: list[Victim] = []
    heal, poison = powers(session, settings)
    healed = heal and night.told == attacked
    if attacked is not None and not healed:
        doomed.append((attacked, "attack"))
    if poison:
        doomed.append((poison, "poison"))
    return doomed


def powers(session: Session, settings: WerewolfSettings) -> tuple[bool, str]:
    """Whether the Witch heals tonight, and whom e poisons ("": nobody); neither, if e dies of leaving."""
    witch, night = session.holder(WITCH), session.night
    if not witch or (session.town[witch].leaving and settings.on_leave == "dies"):
        return False, ""
    return bool(night.heal), night.poison or ""


def answer_seer(told: Told, dead_too: bool) -> None:  # s. 7a, W-15
    """Tell the Seer at the end of the night what e asked, if e lives (or `dead_too`) and has not left."""
    session = session_of(told)
    seer, whom = session.holder(SEER), session.night.sight
    here = seer in told.state.contestants and (dead_too or session.town[seer].alive)
    if here and whom is not None:
        told.tell(se.SeerTold(seer, session.day, whom, session.town[whom].wolf))

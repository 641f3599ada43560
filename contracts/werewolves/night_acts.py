"""What is done by night: the werewolves' attack, the Seer's question, the Witch's powers (s. 4, 7a, 7b)."""

from contracts.werewolves import secret_events as se
from contracts.werewolves.actions import Attack, Pass, Poison, Save, See
from contracts.werewolves.guards import (
    Ctx,
    Ruling,
    at_night,
    course,
    living,
    other,
    warn_if_public,
    with_role,
)
from contracts.werewolves.nights import undecided
from contracts.werewolves.progress import progress
from contracts.werewolves.state import SEER, WITCH, Session, State, Townsperson
from gamemaster.core.event import Event
from gamemaster.core.outcome import Refused


def _happen(state: State, ctx: Ctx, *events: Event) -> Ruling:
    warn_if_public(ctx)
    told = course(state)
    for event in events:
        told.tell(event)
    progress(told, ctx)
    return told


def attack(state: State, action: Attack, ctx: Ctx) -> Ruling:  # s. 4a, W-13
    """Name whom the werewolves attack; another name, or nobody, takes the place of the last."""
    found = at_night(state, ctx, "4a")
    if isinstance(found, Refused):
        return found
    session, seat = found
    if not seat.wolf:
        return _no_wolf(session, seat, action.target, ctx)
    if action.target is not None:
        target = living(session, action.target, "4a")
        if isinstance(target, Refused):
            return target
        if target.wolf:
            text = f"{action.target} is a werewolf; only villagers can be attacked."
            return Refused("NOT_A_VILLAGER", "4a", text, {"target": action.target})
    return _happen(state, ctx, se.AttackChosen(ctx.actor, action.target, ctx.at, session.pack))


def _no_wolf(session: Session, seat: Townsperson, target: str | None, ctx: Ctx) -> Refused:
    instead = ""
    if seat.role == WITCH and seat.poison and target is not None:
        poisoned = other(session, target, ctx, "7b")
        instead = "" if isinstance(poisoned, Refused) else f"I poison {target}."
    return Refused("NOT_A_WEREWOLF", "4a", "Only werewolves attack, and you are not one.", {}, instead)


def see(state: State, action: See, ctx: Ctx) -> Ruling:  # s. 7a, W-15
    """Select another townsperson; answered at once unless the game says otherwise."""
    found = with_role(state, ctx, SEER)
    if isinstance(found, Refused):
        return found
    session, _ = found
    at_once = ctx.settings.seer_timing == "at_once"
    if at_once and session.night.sight is not None:
        text = f"You have selected {session.night.sight} tonight and have your answer."
        return Refused("ALREADY_SEEN", "7a", text, {"target": session.night.sight})
    target = other(session, action.target, ctx, "7a")
    if isinstance(target, Refused):
        return target
    chosen = se.SeerChose(ctx.actor, action.target, ctx.at)
    if not at_once:
        return _happen(state, ctx, chosen)
    return _happen(state, ctx, chosen, se.SeerTold(ctx.actor, session.day, action.target, target.wolf))


def save(state: State, action: Save, ctx: Ctx) -> Ruling:  # s. 7b, W-16, W-17
    """Heal whoever is attacked tonight."""
    found = with_role(state, ctx, WITCH)
    if isinstance(found, Refused):
        return found
    session, seat = found
    barred = _cannot_heal(session, seat, action, ctx)
    return barred or _happen(state, ctx, se.HealDecided(ctx.actor, True, ctx.at))


def _cannot_heal(session: Session, seat: Townsperson, action: Save, ctx: Ctx) -> Refused | None:
    told = session.night.told
    if not seat.heal:
        return Refused("HEAL_USED", "7b", "You have healed in this session already, and can do so once.")
    if told is None:
        text = "The werewolves have not agreed yet; you will be told as soon as they have."
        return Refused("NOBODY_ATTACKED", "7b", text)
    barred_self = told == ctx.actor and ctx.settings.witch_self == "never"
    if action.target not in (None, told):
        text = f"Tonight {told} is attacked; only e can be healed."
        instead = "" if barred_self else "I heal the victim."
        return Refused("NOT_THE_VICTIM", "7b", text, {"attacked": told}, instead)
    if barred_self:
        return Refused("SELF", "7b", "In this game the Witch cannot heal emself.")
    return None


def poison(state: State, action: Poison, ctx: Ctx) -> Ruling:  # s. 7b
    """Poison another townsperson."""
    found = with_role(state, ctx, WITCH)
    if isinstance(found, Refused):
        return found
    session, seat = found
    if not seat.poison:
        text = "You have poisoned somebody in this session already, and can do so once."
        return Refused("POISON_USED", "7b", text)
    target = other(session, action.target, ctx, "7b")
    if isinstance(target, Refused):
        return target
    return _happen(state, ctx, se.PoisonDecided(ctx.actor, action.target, ctx.at))


def decline(state: State, action: Pass, ctx: Ctx) -> Ruling:  # s. 4b, 7b
    """Use nothing more tonight, or not that power.

    Passing is about what is not decided yet; to take back what was, the power has to be named.
    """
    found = at_night(state, ctx, "4b")
    if isinstance(found, Refused):
        return found
    session, seat = found
    if seat.role != WITCH:
        text = "You have no duty tonight that could be declined."
        if seat.role == SEER:
            text = "The Seer selects somebody every night (s. 7a)."
        elif seat.wolf:
            text = "The werewolves attack exactly one villager every night."
        return Refused("NOTHING_TO_DECLINE", "4b", text)
    if action.power is None:
        powers = undecided(session, ctx.actor)
    else:
        powers = (action.power,) if getattr(seat, action.power) else ()
    if not powers:
        text = "Nothing is left to be declined: it has been used, or you have decided about it."
        unused = next((words for power, words in _TAKING_BACK.items() if getattr(seat, power)), "")
        return Refused("NOTHING_TO_DECLINE", "7b", text, {}, unused)
    events: list[Event] = []
    if "heal" in powers:
        events.append(se.HealDecided(ctx.actor, False, ctx.at))
    if "poison" in powers:
        events.append(se.PoisonDecided(ctx.actor, "", ctx.at))
    return _happen(state, ctx, *events)


_TAKING_BACK = {"heal": "I pass on healing.", "poison": "I pass on poisoning."}

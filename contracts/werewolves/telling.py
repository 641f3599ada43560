"""Actions and events in words: how an action was understood, and what came of it.

A sentence says no more than those may know who see its event: one seen by several names nobody's part but
what they share.
"""

from contracts.werewolves import actions as act
from contracts.werewolves import events as ev
from contracts.werewolves import secret_events as se
from contracts.werewolves.endings import NOBODY, STOPPED, VILLAGERS, WOLVES
from gamemaster.core.action import Action
from gamemaster.core.calendar import spoken
from gamemaster.core.event import Event, plainly
from gamemaster.core.mechanics import intent_words


def say(action: Action) -> str:
    """What was understood, as receipts put it."""
    return _say_of_target(action) or _say_of_role(action) or _say_of_office(action) or _plain(action)


def _plain(action: Action) -> str:
    return action.name.replace("_", " ")


def _say_of_target(action: Action) -> str:
    match action:
        case act.Vote(target=target):
            return f"vote to lynch {target}" if target else "vote for nobody"
        case act.Attack(target=target):
            return f"attack {target}" if target else "withdraw the choice whom to attack"
        case act.Shoot():
            return _shoot(action)
        case _:
            return ""


def _say_of_role(action: Action) -> str:
    match action:
        case act.See(target=target):
            return f"look at {target}"
        case act.Save(target=target):
            return f"heal {target or 'the victim'}"
        case act.Poison(target=target):
            return f"poison {target}"
        case act.Pass(power=power):
            return {None: "pass", "heal": "not heal", "poison": "poison nobody"}[power]
        case act.Link(lovers=lovers):
            return f"make {' and '.join(lovers)} the Lovers"
        case _:
            return ""


def _shoot(action: act.Shoot) -> str:
    if action.target is None:
        return "withdraw the standing choice"
    return f"shoot {action.target}" + (" in case of death" if action.standing else "")


def _say_of_office(action: Action) -> str:
    """What the contestmaster does, and dependent actions."""
    match action:
        case act.StartSession(roles=roles):
            return "start a session" + (f" with {', '.join(roles)}" if roles else "")
        case act.EndSession():
            return "end the session"
        case act.Substitute(person=person, to=to):
            return f"let {to} take {person}'s place"
        case act.Remove(person=person):
            return f"remove {person} from the contest"
        case act.Adjust(person=person, value=value, to=to):
            return f"set {person}'s {value} to {to}"
        case act.Award(session=session):
            return f"note that the awards of session {session} are made"
        case act.Enact(intent=intent):
            return f"note that the amendment of intent {intent} is entered"
        case act.HandOver(to=to):
            return f"hand the office of contestmaster to {to}"
        case _:
            return intent_words.say(action)


def tell(event: Event) -> str:
    """What happened, in one sentence."""
    return (
        _of_session(event)
        or _of_seat(event)
        or _of_contest(event)
        or _of_secret(event)
        or intent_words.tell(event)
        or plainly(event)
    )


def _of_session(event: Event) -> str:
    match event:
        case ev.SessionStarted(number=number, town=town, roles=roles, roles_public=public):
            dealt = "which roles are in play is not told"
            if public:
                dealt = (
                    f"the roles in play are {', '.join(roles)}" if roles else "no optional role is in play"
                )
            return f"Session {number} began with {len(town)} townspersons; {dealt}."
        case ev.PhaseBegan(phase=phase, day=day, at=at, ends=ends):
            until = "" if ends is None else f", until {spoken(ends)} at the latest"
            begun = {"cupid": "The time before the first day", "day": f"Day {day}", "night": f"Night {day}"}
            return f"{begun[phase]} began on {spoken(at)}{until}."
        case ev.TermsSet(ends=ends):
            return "The phase has no limit." if ends is None else f"The phase now ends by {spoken(ends)}."
        case ev.Lynched(person=person, wolf=wolf):
            return f"{person} was lynched. E was {'a werewolf' if wolf else 'not a werewolf'}."
        case ev.NobodyLynched(day=day):
            return f"Day {day} ended and nobody was lynched."
        case ev.DeathsAnnounced(people=()):
            return "Nobody was killed."
        case ev.DeathsAnnounced(people=people):
            return f"{listed(people)} {'was' if len(people) == 1 else 'were'} killed."
        case ev.SessionEnded():
            return ended(event.number, event.outcome, event.winners)
        case _:
            return ""


def _of_seat(event: Event) -> str:
    match event:
        case ev.Revived(person=person):
            return f"{person} is a townsperson again, by a ruling."
        case ev.DisclosureCorrected(person=person, wolf=wolf):
            return (
                f"{person}, who was lynched, was {'a werewolf' if wolf else 'not a werewolf'}, by a ruling."
            )
        case ev.SeatTaken(person=person, to=to):
            return f"{to} took {person}'s place."
        case _:
            return ""


def ended(number: int, outcome: str, winners: tuple[str, ...]) -> str:
    """How a session ended and who won, in words."""
    how = {
        VILLAGERS: "no werewolf is left",
        WOLVES: "the werewolves are as many as the villagers",
        NOBODY: "nobody is left",
        STOPPED: "the contestmaster ended it",
    }[outcome]
    won = f"{listed(winners)} won" if winners else "nobody won"
    return f"Session {number} is over: {how}; {won}."


def listed(names: tuple[str, ...]) -> str:
    """The names as a sentence has them: A, B and C."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def _of_contest(event: Event) -> str:
    match event:
        case ev.Joined(person=person):
            return f"{person} joined the contest."
        case ev.Left(person=person, removed=removed):
            return f"{person} {'was removed from' if removed else 'left'} the contest."
        case ev.ReadyChanged(since=None):
            return "No session can be started for now."
        case ev.ReadyChanged():
            return "A session can be started."
        case ev.AwardsMade(session=session):
            return f"The awards of session {session} have been made."
        case ev.ContestmasterChanged(to=to):
            return f"{to} is contestmaster now."
        case ev.SubgameEnded():
            return "The subgame is over."
        case _:
            return ""


def _of_secret(event: Event) -> str:
    match event:
        case se.RoleTold(person=person, wolf=True, pack=pack):
            others = [wolf for wolf in pack if wolf != person]
            return f"{person} is a werewolf" + (f", with {listed(tuple(others))}." if others else ".")
        case se.RoleTold(person=person, role=role):
            return f"{person} is a villager" + (f", and the {role}." if role else ".")
        case se.VoteChanged(person=person, target=target):
            return f"{person} votes to lynch {target}." if target else f"{person} votes for nobody."
        case se.LoversTold(lovers=lovers):
            return f"The Lovers are {listed(lovers)}."
        case se.CupidChose(person=person, lovers=lovers, drawn=drawn):
            return f"{person} made {listed(lovers)} the Lovers" + (" (drawn)." if drawn else ".")
        case _:
            return _of_night(event) or _of_hunter(event) or _of_ruling(event)


def _of_night(event: Event) -> str:
    match event:
        case se.AttackChosen(person=person, target=target):
            return f"{person} chose to attack {target}." if target else f"{person} took eir choice back."
        case se.AttackDrawn(target=target):
            return f"Chance chose that {target} is attacked."
        case se.WitchTold(target=target):
            return (
                f"The werewolves attack {target}." if target else "The werewolves have not agreed any more."
            )
        case se.HealDecided(person=person, heal=heal):
            return f"{person} {'heals' if heal else 'does not heal'} tonight."
        case se.PoisonDecided(person=person, target=target):
            return f"{person} poisons {target or 'nobody'} tonight."
        case se.PowersUsed(person=person, heal=heal, poison=poison):
            used = listed(tuple(name for name, on in (("heal", heal), ("poison", poison)) if on))
            return f"{person} has used eir {used}."
        case se.SeerChose(person=person, target=target):
            return f"{person} looks at {target}."
        case se.SeerTold(target=target, wolf=wolf):
            return f"{target} {'is' if wolf else 'is not'} a werewolf."
        case _:
            return ""


def _of_hunter(event: Event) -> str:
    match event:
        case se.StandingSet(person=person, target=target):
            return f"If {person} dies, e shoots {target}." if target else f"{person} has no standing choice."
        case se.HunterCalled(person=person):
            return f"{person} was killed and must choose who dies with em."
        case se.HunterChose(person=person, target=target):
            return f"{person} shot {target or 'nobody'}."
        case _:
            return ""


def _of_ruling(event: Event) -> str:
    """What only the contestmaster sees."""
    match event:
        case se.Dealt(wolves=wolves, roles=roles):
            dealt = "".join(f"; {role}: {holder}" for role, holder in roles)
            return f"The werewolves are {listed(wolves)}{dealt}."
        case se.Killed(person=person, cause=cause):
            return f"{person} was killed ({cause})."
        case se.CupidGone():
            return "There are no Lovers."
        case se.PhaseClosing():
            return "The phase is about to end."
        case se.Reminded(count=count):
            return f"Reminder {count} went out."
        case se.RoundPassed(silent=silent):
            return f"A round has passed; {silent} in a row without anybody doing anything."
        case se.Adjusted(person=person, value=value, to=to):
            return f"{person}'s {value} is {to} by ruling."
        case _:
            return ""

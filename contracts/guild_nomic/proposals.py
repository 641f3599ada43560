"""Creating proposals, taking them back, and voting on them (s. 6 to 8)."""

from datetime import timedelta

from contracts.guild_nomic.actions import URGENT, Propose, Retract, Vote
from contracts.guild_nomic.adjusting import adjusted
from contracts.guild_nomic.effects import SetValue, TakeOff, beyond_limits, effects_of, uncounted
from contracts.guild_nomic.game_events import (
    ProposalRetracted,
    ProposalWithdrawn,
    Proposed,
    Voted,
    VoteRetracted,
)
from contracts.guild_nomic.guards import Ctx, Ruling, player, proposal_called, reputable
from contracts.guild_nomic.phases import phase_end
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.settle import course
from contracts.guild_nomic.state import Player, Proposal, State, own_proposals
from gamemaster.core.calendar import WEEK, iso, spoken, week_of, week_start
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.wording import counted

EXAMPLE = "Rest also heals the dead."
"""What a proposal may say, for sentences that would work."""


def propose(state: State, action: Propose, ctx: Ctx) -> Ruling:  # s. 6 to 8
    """Create a proposal; one whose author says that it changes too many rules is withdrawn at once (s. 8)."""
    found = player(state, ctx)
    if isinstance(found, Refused):
        return found
    urgent = action.class_ == "urgent"
    restricted = urgent and _restricted(action, ctx.settings)
    if restricted and not reputable(state, ctx.actor, ctx.at, ctx.settings):
        text = "Only reputable players may make urgent proposals, and you are none."
        return Refused(
            "NOT_REPUTABLE", "7", text, {"reputable": ctx.settings.reputable}, to_propose(state, ctx)
        )
    barred = over_limits(state, found, ctx.actor, action.class_, ctx)
    if barred is not None:
        return barred
    number, title = state.docket.last + 1, " ".join((action.title or "").split())
    opens = ctx.at if urgent else state.calendar.ends
    ends = ctx.at + timedelta(hours=ctx.settings.urgent_hours) if urgent else phase_end(opens)
    told = course(state)
    told.tell(Proposed(ctx.actor, number, action.class_, title, action.text, restricted, ctx.at, opens, ends))
    excess = "" if urgent or ctx.settings.proposal_rules == "A" else beyond_limits(action.text, ctx.settings)
    if excess:
        ctx.remark("TOO_MANY_RULES", f"{excess}, so the proposal was withdrawn at once.")
        told.tell(ProposalWithdrawn(ctx.actor, number, title, "limits", 0, 0, ctx.at))
    else:
        _warn(state, action.text, ctx)
        loose = "" if urgent or ctx.settings.proposal_rules == "A" else uncounted(action.text)
        if loose:
            text = f"It is not clear how many rules this is ({loose}); say it so: Rules: 1 created, 2 amended"
            ctx.remark("RULES_UNCOUNTED", text)
    return told


def _restricted(action: Propose, settings: GuildSettings) -> bool:
    """Whether an urgent proposal is one for reputable players alone (s. 5, 7; G-3)."""
    prefixed = any((words or "").lstrip().startswith(URGENT) for words in (action.text, action.title))
    return settings.proposal_rules == "B" or (settings.proposal_rules == "merge" and not prefixed)


def _warn(state: State, text: str, ctx: Ctx) -> None:
    """Tell the author which effects will have to be carried out by hand, and which could not be as yet."""
    read = effects_of(text)
    if read.unreadable:
        lines = "; ".join(read.unreadable)
        ctx.remark("EFFECT_UNREAD", f"These lines are for the game master to carry out: {lines}")
    for effect in read.effects:
        why = ""
        if isinstance(effect, SetValue):
            came = adjusted(state, effect.whose, effect.value, effect.to, "")
            why = came.text if isinstance(came, Refused) else ""
        elif isinstance(effect, TakeOff) and effect.quest not in state.board.quests:
            why = f"There is no quest {effect.quest} on the board."
        if why:
            ctx.remark("EFFECT_UNFIT", f"As things are, nothing would come of {effect.line}: {why}")


def over_limits(
    state: State, found: Player, person: str, class_: str, ctx: Ctx
) -> Refused | None:  # s. 6, 8, G-11
    """Refuses a proposal too many: in the week, among the active ones, among those owned."""
    settings = ctx.settings
    if settings.proposal_limits == "none" or settings.proposal_rules == "A":
        return None
    made = found.made if found.week == week_of(ctx.at) else 0
    if made >= settings.proposals_a_week:
        monday = week_start(ctx.at) + WEEK
        text = f"You created {counted(made, 'proposal')} this week; the next week begins on {spoken(monday)}."
        numbers = {"made": made, "limit": settings.proposals_a_week, "next_week": iso(monday)}
        return Refused("FOUR_A_WEEK", "6", text, numbers)
    own = own_proposals(state, person)
    active = [one.number for one in own if one.active]
    if len(active) >= settings.proposals_active:
        text = f"{counted(len(active), 'proposal')} of yours {'is' if len(active) == 1 else 'are'} active."
        numbers = {"active": active, "limit": settings.proposals_active}
        return Refused("TWO_ACTIVE", "6", text, numbers, f"I retract proposal {active[0]}.")
    owned = [one.number for one in own if one.class_ == "standard"]
    if settings.proposal_limits == "all" and class_ == "standard" and len(owned) >= settings.standard_owned:
        first = min(one.ends for one in own if one.class_ == "standard")
        text = (
            f"You own {counted(len(owned), 'standard proposal')}. One that was retracted is yours until its "
            f"voting ends, the first on {spoken(first)}."
        )
        numbers = {"owned": owned, "limit": settings.standard_owned, "from": iso(first)}
        return Refused("TWO_OWNED", "8", text, numbers)
    return None


def to_propose(state: State, ctx: Ctx, text: str = EXAMPLE) -> str:
    """A sentence that submits a standard proposal, "" for whoever could submit none now."""
    found = state.players.get(ctx.actor)
    if found is None or over_limits(state, found, ctx.actor, "standard", ctx) is not None:
        return ""
    return f"I submit the following proposal to GuildNomic: {{ {text} }}"


def vote(state: State, action: Vote, ctx: Ctx) -> Ruling:  # s. 6, G-5, G-6
    """Vote on a proposal, before or in its voting period; the last vote counts."""
    found = player(state, ctx)
    if isinstance(found, Refused):
        return found
    able = [number for number, one in in_order(state.docket.open) if not_votable(state, one, ctx) is None]
    proposal = proposal_called(state, action.proposal, ctx.ruled, able)
    if isinstance(proposal, NeedsRuling):
        return proposal
    if isinstance(proposal, Refused):
        return proposal._replace(instead=_other_vote(able, action.side))
    barred = not_votable(state, proposal, ctx)
    if barred is not None:
        return barred._replace(instead=_other_vote(able, action.side))
    cast = proposal.votes.get(ctx.actor)
    if cast is not None and cast.side == action.side:
        text = f"You had voted {action.side} proposal {proposal.number} already; it counts once."
        ctx.remark("SAME_VOTE", text)
    told = course(state)
    told.tell(Voted(ctx.actor, proposal.number, action.side, ctx.at))
    return told


def not_votable(state: State, proposal: Proposal, ctx: Ctx) -> Refused | None:
    """Refuses a vote that could never count."""
    if not proposal.active:
        text = f"Proposal {proposal.number} was retracted, and will be withdrawn whatever the votes."
        return Refused("NOT_ACTIVE", "6", text, {"proposal": proposal.number})
    if proposal.restricted and not reputable(state, ctx.actor, ctx.at, ctx.settings):
        text = f"Only reputable players vote on proposal {proposal.number}, which is urgent; you are none."
        return Refused("NOT_REPUTABLE", "7", text, {"proposal": proposal.number})
    return None


def _other_vote(able: list[int], side: str) -> str:
    return f"I vote {side} proposal {able[0]}." if able else ""


def retract(state: State, action: Retract, ctx: Ctx) -> Ruling:  # s. 6, G-10
    """Take back a proposal of one's own, or one's vote on one."""
    found = player(state, ctx)
    if isinstance(found, Refused):
        return found
    if action.of == "intent":
        text = "GuildNomic has no intents; it changes by proposals."
        return Refused("NO_INTENTS", "6", text, {}, to_propose(state, ctx))
    able = _own_votes(state, ctx.actor) if action.of == "vote" else _own_active(state, ctx.actor)
    proposal = _meant(state, action, able, ctx)
    if not isinstance(proposal, Proposal):
        return proposal
    told = course(state)
    if action.of == "vote":
        if proposal.number not in able:
            text = f"You have no vote on proposal {proposal.number}."
            return Refused("NO_VOTE", "6", text, {"voted": able}, _back("vote", able))
        told.tell(VoteRetracted(ctx.actor, proposal.number))
        return told
    if proposal.by != ctx.actor:
        text = f"Proposal {proposal.number} is {proposal.by}'s, who alone can retract it."
        return Refused("NOT_YOUR_PROPOSAL", "6", text, {"yours": able}, _back("proposal", able))
    if not proposal.active:
        text = f"Proposal {proposal.number} is retracted already."
        return Refused("NOT_ACTIVE", "6", text, {"proposal": proposal.number}, _back("proposal", able))
    told.tell(ProposalRetracted(ctx.actor, proposal.number))
    if proposal.class_ == "standard" and ctx.settings.proposal_limits == "all":
        text = (
            f"It is yours, and counts among those you own, until its voting ends on {spoken(proposal.ends)}."
        )
        ctx.remark("STILL_OWNED", text)
    return told


def _own_active(state: State, person: str) -> list[int]:
    return [one.number for one in own_proposals(state, person) if one.active]


def _own_votes(state: State, person: str) -> list[int]:
    return [number for number, proposal in in_order(state.docket.open) if person in proposal.votes]


def _back(what: str, able: list[int]) -> str:
    if not able:
        return ""
    return f"I retract my vote on proposal {able[0]}." if what == "vote" else f"I retract proposal {able[0]}."


def _meant(state: State, action: Retract, able: list[int], ctx: Ctx) -> Proposal | Refused | NeedsRuling:
    """The proposal spoken of; where none is named, the only one it can be."""
    if action.ref is not None:
        found = proposal_called(state, action.ref, ctx.ruled, able)
        return found._replace(instead=_back(action.of, able)) if isinstance(found, Refused) else found
    if len(able) == 1:
        return state.docket.open[able[0]]
    if not able:
        text = (
            "You have voted on no open proposal."
            if action.of == "vote"
            else "No proposal of yours is active."
        )
        return Refused("NOTHING_TO_RETRACT", "6", text)
    labels = {f"proposal {number}": number for number in able}
    if ctx.ruled in labels:
        return state.docket.open[labels[ctx.ruled]]
    return NeedsRuling("WHICH_PROPOSAL", "6", f"Which {action.of} is retracted?", tuple(labels))

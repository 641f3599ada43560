"""What only the game master does, through a ruling: setting values, carrying out proposals, keeping the
books."""

from contracts.guild_nomic import game_events as ev
from contracts.guild_nomic.actions import Adjust, Announce, Apply, HandOver, Overrule, SetReputable, Transfer
from contracts.guild_nomic.adjusting import adjusted
from contracts.guild_nomic.closing import count
from contracts.guild_nomic.guards import Ctx, Ruling, other, player, proposal_called
from contracts.guild_nomic.proposals import to_propose
from contracts.guild_nomic.settle import closing_course, course
from contracts.guild_nomic.state import State
from gamemaster.core.action import Action
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import NeedsRuling, Refused


def adjust(state: State, action: Adjust, ctx: Ctx) -> Ruling:  # s. 10
    """Set one value; what follows from it (a removal from a party, a victory) happens at once."""
    event = adjusted(state, action.person, action.value, action.to, "the game master's ruling")
    if isinstance(event, Refused):
        return event
    told = closing_course(state, ctx.at, (event.whose,) if event.kind == "player" else ())
    told.tell(event)
    return told


def apply(state: State, action: Apply, _: Ctx) -> Ruling:  # s. 6, G-13
    """Note that what an adopted proposal says in prose has been carried out."""
    decided = state.docket.decided.get(action.proposal)
    if decided is None or not decided.owed:
        waiting = [number for number, one in in_order(state.docket.decided) if one.owed]
        text = f"Nothing of proposal {action.proposal} waits to be carried out."
        return Refused("NOTHING_OWED", "6", text, {"proposal": action.proposal, "waiting": waiting})
    told = course(state)
    told.tell(ev.ProposalApplied(action.proposal))
    return told


def overrule(state: State, action: Overrule, ctx: Ctx) -> Ruling:  # s. 8, G-12
    """Withdraw a standard proposal that changes more rules than one may."""
    proposal = proposal_called(state, action.proposal, ctx.ruled)
    if isinstance(proposal, Refused | NeedsRuling):
        return proposal
    if proposal.class_ != "standard":
        text = f"Proposal {proposal.number} is urgent, and only standard ones have such limits."
        return Refused("NOT_STANDARD", "8", text, {"proposal": proposal.number})
    votes = count(state, proposal, ctx)
    for_, against = len(votes.for_), len(votes.against)
    told = course(state)
    told.tell(
        ev.ProposalWithdrawn(proposal.by, proposal.number, proposal.title, "limits", for_, against, ctx.at)
    )
    return told


def set_reputable(state: State, action: SetReputable, _: Ctx) -> Ruling:  # s. 7, G-8
    """Say of somebody that e is reputable, or not."""
    found = other(state, action.person)
    if isinstance(found, Refused):
        return found
    if state.realm.marks.get(action.person) is action.reputable:
        return Refused("ALREADY_SO", "7", f"That is what is noted of {action.person} already.")
    told = course(state)
    told.tell(ev.ReputationMarked(action.person, action.reputable))
    return told


def announce(state: State, _: Announce, __: Ctx) -> Ruling:  # s. 20
    """Note that the end of the game has been announced."""
    result = state.realm.result
    if result is None or result.announced:
        return Refused("NOTHING_OWED", "20", "There is no end of the game still to be announced.")
    told = course(state)
    told.tell(ev.WinnerAnnounced())
    return told


def hand_over(state: State, action: HandOver, _: Ctx) -> Ruling:  # s. 21
    """Let somebody else run the game."""
    if action.to == state.realm.master or not action.to.strip():
        return Refused("ALREADY_SO", "21", f"{state.realm.master} runs the game already.")
    told = course(state)
    told.tell(ev.MasterChanged(action.to))
    return told


def transfer(state: State, action: Transfer, ctx: Ctx) -> Ruling:  # s. 9, G-39
    """Refuse to hand an item over: the rules say what a transfer is, and let nobody make one."""
    found = player(state, ctx)
    if isinstance(found, Refused):
        return found
    text = f"No rule lets a player hand {action.asset} to anybody."
    instead = to_propose(state, ctx, "Players may transfer items they own.")
    return Refused("NO_TRANSFER", "9", text, {"asset": action.asset}, instead)


def no_intents(state: State, _: Action, ctx: Ctx) -> Ruling:  # s. 6
    """Refuse a dependent action: the rules have none."""
    instead = to_propose(state, ctx)
    text = "GuildNomic has no intents; it changes by proposals."
    return Refused("NO_INTENTS", "6", text, {}, instead)

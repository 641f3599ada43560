"""The end of voting: what was popular takes effect in the order of creation, the rest is withdrawn (s. 6 to
8).

What is popular is found out for all that end at once before any of them takes effect.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from contracts.guild_nomic.adjusting import adjusted
from contracts.guild_nomic.effects import Effect, SetSetting, SetValue, TakeOff, effects_of
from contracts.guild_nomic.events import QuestRemoved
from contracts.guild_nomic.game_events import EffectFailed, ProposalAdopted, ProposalWithdrawn
from contracts.guild_nomic.guards import Ctx, reputable
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.settle import conclude, terms, terms_changed
from contracts.guild_nomic.state import Proposal, State
from gamemaster.core.course import Course
from gamemaster.core.errors import BadSetting
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.amending import amendment
from gamemaster.core.outcome import Refused

Why = Literal["", "unpopular", "inactive", "quorum"]


class Count(NamedTuple):
    """How the votes on a proposal stand: who is for it and against it, and whose votes do not count."""

    for_: tuple[str, ...]
    against: tuple[str, ...]
    uncounted: tuple[str, ...]


def count(state: State, proposal: Proposal, ctx: Ctx) -> Count:
    """The votes that count at the moment of `ctx`: the last of each current player (G-5, G-6, G-8)."""
    for_: list[str] = []
    against: list[str] = []
    uncounted: list[str] = []
    for person, vote in in_order(proposal.votes):
        counts = person in state.players and (
            not proposal.restricted or reputable(state, person, ctx.at, ctx.settings)
        )
        side = for_ if vote.side == "for" else against
        (side if counts else uncounted).append(person)
    return Count(tuple(for_), tuple(against), tuple(uncounted))


def unmet(proposal: Proposal, votes: Count, settings: GuildSettings) -> Why:
    """Why the proposal does not take effect with these votes, "" when it does (G-7)."""
    if not proposal.active:
        return "inactive"
    if len(votes.for_) + len(votes.against) < settings.quorum:
        return "quorum"
    if proposal.class_ == "urgent":
        return "" if len(votes.against) <= settings.urgent_against else "unpopular"
    return "" if len(votes.for_) > len(votes.against) else "unpopular"


def people_concerned(state: State, proposals: Sequence[Proposal]) -> tuple[str, ...]:
    """Whoever has a value set by one of the proposals, if it takes effect; all, if it sets a setting."""
    lines = [effect for proposal in proposals for effect in effects_of(proposal.text).effects]
    if any(isinstance(effect, SetSetting) for effect in lines):
        return tuple(sorted(state.players))
    return tuple(dict.fromkeys(effect.whose for effect in lines if isinstance(effect, SetValue)))


def close(told: Course[State], proposals: Sequence[Proposal], ctx: Ctx) -> None:
    """Tell what becomes of proposals whose voting ends now, in the order of creation (s. 6, G-14)."""
    settings = ctx.settings
    found = [(proposal, votes := count(told.state, proposal, ctx), unmet(proposal, votes, settings))
             for proposal in proposals]  # fmt: skip
    for proposal, votes, why in found:
        if told.state.realm.result is not None:
            return
        for_, against = len(votes.for_), len(votes.against)
        number, title = proposal.number, proposal.title
        if why:
            told.tell(ProposalWithdrawn(proposal.by, number, title, why, for_, against, ctx.at))
            continue
        does = effects_of(proposal.text)
        told.tell(ProposalAdopted(proposal.by, number, title, for_, against, does.by_hand, ctx.at))
        settings = _carry_out(told, proposal, does.effects, settings, ctx)
        if terms(settings) != told.state.realm.terms:
            # a later proposal is measured by them, however little later (s. 6, 20)
            told.tell(terms_changed(settings))
        # its changes happen at once, so that all who reach a level by them do so together
        conclude(told, people_concerned(told.state, (proposal,)), ctx.at)


def _carry_out(
    told: Course[State], proposal: Proposal, effects: Sequence[Effect], settings: GuildSettings, ctx: Ctx
) -> GuildSettings:
    """Let the lines of a proposal happen one after the other; the settings that hold after them."""
    because = f"proposal {proposal.number}"
    for effect in effects:
        failed = ""
        match effect:
            case SetSetting(key=key, value=value):
                try:
                    settings = settings.changed({key: value})
                    told.tell(amendment({key: value}, because))
                except BadSetting as error:
                    failed = str(error)
            case SetValue(whose=whose, value=value, to=to):
                event = adjusted(told.state, whose, value, to, because)
                if isinstance(event, Refused):
                    failed = event.text
                else:
                    told.tell(event)
            case TakeOff(quest=quest):
                failed = _take_off(told, quest, because, settings, ctx)
        if failed:
            told.tell(EffectFailed(proposal.number, effect.line, failed))
    return settings


def _take_off(told: Course[State], quest: int, by: str, settings: GuildSettings, ctx: Ctx) -> str:
    board = told.state.board
    if quest not in board.quests:
        return f"there is no quest {quest} on the board"
    stays = settings.orphan_monsters == "stay"
    told.tell(QuestRemoved(quest, board.monsters[quest].name, by, "proposal", stays, ctx.at))
    return ""

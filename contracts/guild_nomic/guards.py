"""What every rule asks first, and the refusals that several rules share.

A rule answers with a course (it happened), a `Refused` or a `NeedsRuling`; each refusal names its section,
the numbers it rests on and, where there is one, a sentence that would work now.
"""

from collections.abc import Collection
from datetime import datetime
from functools import lru_cache

from contracts.guild_nomic.phases import days
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.state import Monster, Party, Player, Proposal, Quest, State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.context import Context
from gamemaster.core.course import Course
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.people import fold

Ctx = Context[GuildSettings]
Ruling = Course[State] | Refused | NeedsRuling

JOIN = "I join the Adventurer's Guild as a Ranger."


def player(state: State, ctx: Ctx) -> Player | Refused:
    """Whoever acts, as a player (s. 1)."""
    found = state.players.get(ctx.actor)
    if found is not None:
        return found
    free = may_return(state, ctx.actor, ctx.settings.return_days)
    if free is None or free <= ctx.at:
        return Refused("NOT_A_PLAYER", "1", "You are not a player.", {}, JOIN)
    text = f"You are not a player, and may join a guild again on {spoken(free)}."
    return Refused("NOT_A_PLAYER", "1", text, {"again": iso(free)})


def may_return(state: State, person: str, return_days: int) -> datetime | None:
    """When somebody who was a player may join a guild again (s. 2, G-16); None for anybody else."""
    former = state.realm.former.get(person)
    return None if former is None else former.left + days(return_days)


def other(state: State, name: str) -> Player | Refused:
    """The player called `name`, as the one whom a ruling is about."""
    return state.players.get(name) or Refused(
        "NOT_A_PLAYER", "1", f"{name} is not a player.", {"person": name}
    )


def party_called(state: State, called: str) -> Party | Refused:
    """The living party of that name, however it is spelt (s. 15)."""
    exact = state.parties.get(called)
    if exact is not None:
        return exact
    for name, party in in_order(state.parties):
        if plain(name) == plain(called):
            return party
    living = [name for name, _ in in_order(state.parties)]
    there = f" There are: {', '.join(living)}." if living else " There are none."
    text = f"No party is called {called!r}.{there}"
    return Refused("NO_SUCH_PARTY", "15", text, {"party": called, "living": living})


@lru_cache(maxsize=8_192)
def plain(name: str) -> str:
    """A name as names are compared: without case, accents, punctuation and a leading article."""
    return fold(name).removeprefix("the") or fold(name)


def not_pending(party: Party, section: str) -> Refused | None:
    """Refuses what may not happen while a party still has to choose who takes its damage (G-22)."""
    owed = party.owed
    if owed is None:
        return None
    text = (
        f"The members of {party.name} first choose in which order they take {owed.points} points of damage "
        f"from {owed.by}; they have until {spoken(owed.until)}."
    )
    numbers = {"points": owed.points, "until": iso(owed.until)}
    return Refused("DAMAGE_PENDING", section, text, numbers, order_said(party))


def order_said(party: Party) -> str:
    """A sentence that sets the damage order of a party to the order in which its members joined."""
    return f"I set the damage order to {', '.join(party.members)}."


def monster_called(state: State, target: int | str) -> Monster | Refused:
    """The living monster of that name, or of the quest with that number (s. 18)."""
    board = state.board
    if isinstance(target, int):
        found = board.monsters.get(target)
        if found is not None:
            return found
    else:
        for _, one in in_order(board.monsters):
            if plain(one.name) == plain(target):
                return one
    living = [one.name for _, one in in_order(board.monsters)]
    numbers = {"target": target, "living": living}
    gone = next(
        (
            slain
            for number, slain in sorted(board.slain.items(), reverse=True)
            if number == target or (isinstance(target, str) and plain(slain.name) == plain(target))
        ),
        None,
    )
    if gone is not None:
        how = f"was killed by {gone.by}" if gone.by else "was taken off the board"
        text = f"{gone.name} {how} on {spoken(gone.at)} and is no more."
        return Refused("MONSTER_GONE", "16", text, numbers)
    there = f" There are: {', '.join(living)}." if living else " There are none."
    return Refused("NO_SUCH_MONSTER", "18", f"There is no monster {target!r}.{there}", numbers)


def quest_called(state: State, reference: int | str) -> Quest | Refused:
    """The quest on the board with that number, or against the monster of that name (s. 17)."""
    board = state.board
    for number, quest in in_order(board.quests):
        if number == reference:
            return quest
        if isinstance(reference, str) and plain(board.monsters[number].name) == plain(reference):
            return quest
    there = [number for number, _ in in_order(board.quests)]
    text = f"There is no quest {reference!r} on the board."
    return Refused("NO_SUCH_QUEST", "17", text, {"quest": reference, "board": there})


def proposal_called(
    state: State, reference: int | str, ruled: str | None, able: Collection[int] = ()
) -> Proposal | Refused | NeedsRuling:
    """The proposal that is being voted on, by its number or title (s. 6).

    Titles may be the same: then it is the one of them that is in `able`, or else a question.
    """
    docket = state.docket
    named = fold(reference) if isinstance(reference, str) else ""
    found = {
        number: proposal
        for number, proposal in in_order(docket.open)
        if number == reference or (named and fold(proposal.title) == named)
    }
    found = {number: found[number] for number in found if number in able} or found
    if len(found) == 1:
        return next(iter(found.values()))
    if found:
        labels = {f"proposal {number}": proposal for number, proposal in found.items()}
        text = f"Several proposals have the title {reference!r}. Which of them is meant?"
        return labels.get(ruled or "") or NeedsRuling("WHICH_PROPOSAL", "6", text, tuple(labels))
    open_ones = [number for number, _ in in_order(docket.open)]
    numbers = {"proposal": reference, "open": open_ones}
    decided = docket.decided.get(reference) if isinstance(reference, int) else None
    if decided is not None:
        fate = "took effect" if decided.fate == "adopted" else "was withdrawn"
        text = f"The voting on proposal {reference} ended on {spoken(decided.at)}; it {fate}."
        return Refused("VOTING_ENDED", "6", text, numbers)
    return Refused("NO_SUCH_PROPOSAL", "6", f"There is no proposal {reference!r}.", numbers)


def reputable(state: State, person: str, at: datetime, settings: GuildSettings) -> bool:
    """Whether somebody is a reputable player (s. 7, G-8); what the game master said of em comes first."""
    found = state.players.get(person)
    if found is None:
        return False
    marked = state.realm.marks.get(person)
    if marked is not None:
        return marked
    if settings.reputable == "age":
        return (at - found.joined).days >= settings.reputable_days
    return settings.reputable == "any"

"""What somebody may do now, and what would come of it: every attack with the roll it takes to hit."""

from collections.abc import Iterator
from datetime import datetime

from contracts.guild_nomic import actions as act
from contracts.guild_nomic.actions import CLASSES, ELEMENTS, GUILD
from contracts.guild_nomic.belonging import EXAMPLES as PARTIES
from contracts.guild_nomic.combat import SIDES, spent, to_hit
from contracts.guild_nomic.elements import CLASS_STRENGTHS, by_name
from contracts.guild_nomic.guards import Ctx, may_return, not_pending, reputable
from contracts.guild_nomic.naming import fit_name
from contracts.guild_nomic.proposals import not_votable, over_limits
from contracts.guild_nomic.quests import EXAMPLES as MONSTERS
from contracts.guild_nomic.quests import board_full, may_add, old_enough
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.settle import out_of_health
from contracts.guild_nomic.state import Party, Player, State, own_proposals
from gamemaster.core.calendar import spoken
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.maps import in_order
from gamemaster.core.option import Option
from gamemaster.core.wording import counted


def legal(state: State, person: str, settings: GuildSettings, now: datetime) -> tuple[Option, ...]:
    """Every kind of move that `person` may make at `now`, with an example where anything would do."""
    if state.realm.result is not None:
        return ()
    player = state.players.get(person)
    if player is None:
        return (*_joinings(state, person, settings, now), *_board(state, person, settings))
    return (
        *_attacks(state, person, settings),
        *_partying(state, person, player, settings),
        *_board(state, person, settings),
        *_votes(state, person, settings, now),
        *_proposing(state, person, player, settings, now),
        Option(act.Leave(), "I leave GuildNomic.", _LEAVING[settings.on_leave]),
    )


_LEAVING = {
    "reset": "you leave your party, what you own is destroyed, and you would come back at level 1",
    "keep": "you leave your party; what you have waits for you",
}


def _asking(person: str, settings: GuildSettings, now: datetime) -> Ctx:
    # nothing is drawn to find out what is allowed
    return Context(now, "legal", settings, KeyedChance(bytes(32), "legal"), person)


def _joinings(
    state: State, person: str, settings: GuildSettings, now: datetime
) -> Iterator[Option]:  # s. 2, 14
    free = may_return(state, person, settings.return_days)
    if free is not None and now < free:
        return
    for class_ in CLASSES:
        worth = ", ".join(
            f"{name} {value}" for name, value in by_name(CLASS_STRENGTHS[class_]).items() if value
        )
        say = f"I join the Adventurer's Guild as a {class_}."
        yield Option(act.JoinGuild.model_validate({"guild": GUILD, "class": class_}), say, worth)


def _attacks(state: State, person: str, settings: GuildSettings) -> Iterator[Option]:  # s. 18
    party = state.party_of(person)
    if party is None or not_pending(party, "18") or spent(state, party, settings):
        return
    for _, monster in in_order(state.board.monsters):
        for element in ELEMENTS:
            least = to_hit(state, party, monster, element, settings)
            chance = 100 * (SIDES + 1 - least) // SIDES
            hits = f"hits on {least} or more ({chance} %)" if 1 <= least <= SIDES else "never hits"
            effect = f"{hits}, for {state.level_of(party)} of its {counted(monster.hp, 'health point')}"
            say = f"I attack {monster.name} with {element}."
            facts = {"to_hit": least, "chance": chance}
            yield Option(act.Attack(target=monster.name, element=element), say, effect, facts)


def _partying(
    state: State, person: str, player: Player, settings: GuildSettings
) -> Iterator[Option]:  # s. 15
    party = state.party_of(person)
    if party is not None:
        yield from _in_party(party)
    if party is None and player.hp > 0:
        for name, other in in_order(state.parties):
            if other.owed is None:
                effect = f"with {', '.join(other.members)}"
                yield Option(act.JoinParty(party=name), f"I join {name}.", effect)
    lax = settings.create_conditions == "none" and not out_of_health(player.hp, state.realm.terms.death_at)
    free = lax or (party is None and player.hp > 0)
    if free and (party is None or party.owed is None):
        name = next((one for one in PARTIES if isinstance(fit_name(state, one, "15"), str)), "")
        if name:
            say = f"I create a party called the {name}."
            yield Option(act.CreateParty(party=name), say, "any name that is free")


def _in_party(party: Party) -> Iterator[Option]:
    order = ", ".join(party.members)
    effect = "the first named is hit first" if party.owed is None else "the damage that waits is dealt"
    yield Option(act.SetDamageOrder(order=party.members), f"I set the damage order to {order}.", effect)
    if party.owed is None:
        last = "it is disbanded" if len(party.members) == 1 else f"{party.name} goes on without you"
        yield Option(act.LeaveParty(), "I leave my party.", last)


def _board(state: State, person: str, settings: GuildSettings) -> Iterator[Option]:  # s. 17
    if not may_add(state, person, settings):
        return
    if board_full(state, settings) is None and state.players:
        name = next((one for one in MONSTERS if isinstance(fit_name(state, one, "16"), str)), "")
        if name:
            say = f"I add a quest with the monster {name}."
            yield Option(act.AddQuest(monster=name), say, "any name; strengths and level are rolled")
    for number, quest in in_order(state.board.quests):
        if old_enough(state, quest, settings):
            effect = f"{state.board.monsters[number].name} goes with it"
            if settings.orphan_monsters == "stay":
                effect = f"{state.board.monsters[number].name} lives on"
            yield Option(act.RemoveQuest(quest=number), f"I remove quest {number}.", effect)


def _votes(state: State, person: str, settings: GuildSettings, now: datetime) -> Iterator[Option]:  # s. 6
    ctx = _asking(person, settings, now)
    for number, proposal in in_order(state.docket.open):
        cast = proposal.votes.get(person)
        if not_votable(state, proposal, ctx) is None:
            until = f"{proposal.handle}, until {spoken(proposal.ends)}"
            if cast is None or cast.side != "for":
                vote = act.Vote(proposal=number, side="for")
                yield Option(vote, f"I vote for proposal {number}.", until)
            if cast is None or cast.side != "against":
                vote = act.Vote(proposal=number, side="against")
                yield Option(vote, f"I vote against proposal {number}.", until)
        if cast is not None:
            say = f"I retract my vote on proposal {number}."
            yield Option(act.Retract(of="vote", ref=number), say, f"you voted {cast.side} it")


def _proposing(
    state: State, person: str, player: Player, settings: GuildSettings, now: datetime
) -> Iterator[Option]:  # s. 6 to 8
    ctx = _asking(person, settings, now)
    if over_limits(state, player, person, "standard", ctx) is None:
        text = "Rest also heals the dead."
        say = f"I submit the following proposal to GuildNomic: {{ {text} }}"
        effect = "any text; lines under Effects: happen by themselves if it takes effect"
        yield Option(act.Propose.model_validate({"text": text}), say, effect)
    able = settings.proposal_rules == "A" or reputable(state, person, now, settings)
    if able and over_limits(state, player, person, "urgent", ctx) is None:
        text = "Quest 2 is removed from the board."
        say = f"I submit an urgent proposal to GuildNomic: {{ {text} }}"
        hours = counted(settings.urgent_hours, "hour")
        urgent = act.Propose.model_validate({"class": "urgent", "text": text})
        yield Option(urgent, say, f"to repair the game; voting ends after {hours}")
    for proposal in own_proposals(state, person):
        if proposal.active:
            number = proposal.number
            effect = "it will be withdrawn when its voting ends"
            yield Option(act.Retract(of="proposal", ref=number), f"I retract proposal {number}.", effect)

"""How simulated players of GuildNomic play: they band together, hunt with the best element, and vote."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from contracts.guild_nomic import actions as act
from contracts.guild_nomic.actions import ELEMENTS
from contracts.guild_nomic.contract import CONTRACT
from contracts.guild_nomic.elements import advantage
from contracts.guild_nomic.state import State
from gamemaster.core.action import Action
from gamemaster.simulate.play import Play

_WORTH_IT = 3
_LEVELS = 4


def _settings(_: int, __: int) -> Mapping[str, Any]:
    # twenty levels take many months
    return {"win_level": _LEVELS, "end_level": _LEVELS}


def _taste(state: State, person: str, action: Action, _: Random) -> float:
    """Nobody likes an element that hardly hits, or proposes much while other proposals wait for a vote."""
    match action:
        case act.Attack(target=target, element=element):
            party = state.party_of(person)
            monster = next((one for one in state.board.monsters.values() if one.name == target), None)
            if party is None or monster is None:
                return 1.0
            strengths = state.strengths_of(party)
            best = max(advantage(strengths, monster.strengths, one, intended=False) for one in ELEMENTS)
            found = advantage(strengths, monster.strengths, element, intended=False)
            return 1.0 if found == best else 0.05
        case act.Propose():
            return 0.2 if state.docket.open else 1.0
        case act.CreateParty():
            return 0.3 if len(state.parties) > len(state.players) // _WORTH_IT else 2.0
    return 1.0


def _phrases(_: State, action: Action, __: str) -> Sequence[str]:
    match action:
        case act.JoinGuild(class_=class_):
            return (
                f"I join the Adventurer's Guild as a {class_}.",
                f"I hereby join the Adventurer's Guild as a {class_}.",
            )
        case act.Leave():
            return ("I leave GuildNomic.",)
        case act.Propose(class_="urgent", text=text):
            return (f"I submit an urgent proposal to GuildNomic: {{ {text} }}",)
        case act.Propose(text=text):
            return (f"I submit the following proposal to GuildNomic: {{ {text} }}",)
        case act.Retract(of="vote", ref=ref):
            return (f"I retract my vote on proposal {ref} of GuildNomic.",)
        case act.Retract(ref=ref):
            return (f"I retract proposal {ref} of GuildNomic.",)
        case act.Vote(proposal=proposal, side=side):
            return (f"In GuildNomic, I vote {side} proposal {proposal}.",)
        case _:
            return _party_phrases(action)


def _party_phrases(action: Action) -> Sequence[str]:
    match action:
        case act.CreateParty(party=party):
            return (f"I create a party called the {party}.", f"I form a new party named the {party}.")
        case act.JoinParty(party=party):
            return (f"I join the {party}.", f"I hereby join the {party}.")
        case act.LeaveParty():
            return ("I leave my party in GuildNomic.",)
        case act.SetDamageOrder(order=order):
            return (f"I set the damage order to {', '.join(order)}.",)
        case act.AddQuest(monster=monster):
            return (
                f"I add a quest with the monster {monster}.",
                f"I add a quest to the quest board: {monster}.",
            )
        case act.RemoveQuest(quest=quest):
            return (f"I remove quest {quest} from the quest board.",)
        case act.Attack(target=target, element=element):
            return (
                f"I attack the {target} with {element}.",
                f"I use {element} to attack the {target}.",
                f"I lead my party against the {target} with {element}.",
            )
    return ()


def _wild(_: Sequence[str], random: Random) -> Action:
    strange = act.Attack(target="Nameless Thing", element="Water")
    return random.choice((strange, act.JoinParty(party="Nobodies"), act.LeaveParty()))


GUILD_NOMIC = Play(
    contract=CONTRACT,
    settings=_settings,
    phrases=_phrases,
    weights={
        "join_guild": 10,
        "leave": 0.01,
        "propose": 0.2,
        "vote": 1,
        "retract": 0.02,
        "create_party": 3,
        "join_party": 5,
        "leave_party": 0.03,
        "set_damage_order": 0.05,
        "add_quest": 3,
        "remove_quest": 0.2,
        "attack": 10,
    },
    over=lambda state: state.realm.result is not None,
    wild=_wild,
    taste=_taste,
    daily=0.7,
    most=3,
)

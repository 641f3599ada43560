"""How simulated players of Agora Fluxx play: they take tokens, play what is in their hands, and discard."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from contracts.agora_fluxx import actions as act
from contracts.agora_fluxx.cards import GOAL, Card
from contracts.agora_fluxx.contract import CONTRACT
from contracts.agora_fluxx.state import State
from gamemaster.core.action import Action
from gamemaster.simulate.petitions import WEIGHTS, petition_phrases
from gamemaster.simulate.play import Play

_WON = 40.0


def _settings(_: int, seed: int) -> Mapping[str, Any]:
    """Readings of which each seed has others."""
    return {
        "turn_limit": (7, 2)[seed % 2],
        "turn_default": ("skip", "random")[seed // 2 % 2],
        "limit_deadline": (72, 24)[seed % 2],
        "limit_blocking": seed % 3 > 0,
        "concurrent_rules": ("live", "snapshot")[seed // 3 % 2],
        "may_pass": seed % 5 == 0,
    }


def _taste(state: State, person: str, action: Action, _: Random) -> float:
    """Goals that one meets, and Keepers that the Goal asks for, are played first; one game is enough."""
    if isinstance(action, act.NewGame):
        return 1.0 if state.game is None and len(state.players) > 1 else 0.0
    player = state.players.get(person)
    if player is None or state.game is None or not isinstance(action, act.Play):
        return 1.0
    card = state.game.cards[action.card]
    if card.kind == "Goal":
        return _WON if _has(card, player.keepers) else 0.5
    goal = state.game.of_type(GOAL)
    wanted = goal is not None and card.name in goal.keepers
    return _WON if wanted else 1.0


def _has(goal: Card, keepers: Sequence[str]) -> bool:
    return bool(goal.keepers) and all(card in keepers for card in goal.keepers)


def _phrases(_: State, action: Action, __: str) -> Sequence[str]:
    match action:
        case act.Join():
            return ("I join Agora Fluxx.", "I become a party to Agora Fluxx.", "I hereby join Agora Fluxx.")
        case act.Leave():
            return ("I leave Agora Fluxx.",)
        case act.NewGame():
            return ("I start a New Game.", "I hereby start a New Game.")
        case act.TakeTurnToken():
            return ("I take a TT.", "I take a Turn Token from the contestmaster.", "I claim one of the TTs.")
        case act.StartTurn():
            return ("I start my turn.", "I begin my turn.")
        case act.EndTurn():
            return ("I end my turn.", "I finish my turn.")
        case act.Discard(cards=cards):
            return (f"I discard {cards[0]}.", f"I discard {cards[0]} from my hand.")
        case act.Play(card=card, choices=None):
            return (f"I play {card}.", f"I hereby play {card}.", f"I spend a cardplay to play {card}.")
        case act.Play(card=card, choices=choices):
            return (f"I play {card}, {_choosing(choices or ())}.",)
    return petition_phrases(action)


def _choosing(choices: Sequence[str]) -> str:
    """The choices in words: a player comes first, then cards."""
    if len(choices) == 1:
        return f"choosing {choices[0]}"
    if len(choices) == 2:
        return f"targeting {choices[0]}, taking {choices[1]}"
    return f"targeting {choices[0]}, choosing {' and '.join(choices[1:])}"


def _wild(_: Sequence[str], random: Random) -> Action:
    return random.choice((act.Play(card="Moon"), act.TakeTurnToken(), act.Discard(cards=("Kite",))))


AGORA_FLUXX = Play(
    contract=CONTRACT,
    settings=_settings,
    phrases=_phrases,
    weights={
        "join": 10,
        "leave": 0.01,
        "new_game": 30,
        "take_turn_token": 10,
        "start_turn": 20,
        "play": 4,
        "discard": 10,
        "end_turn": 0.3,
        **WEIGHTS,
    },
    over=lambda state: state.game is not None and state.game.result is not None,
    wild=_wild,
    taste=_taste,
    master=frozenset({"new_game"}),
    daily=2.0,
    most=3,
)

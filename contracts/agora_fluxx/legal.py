"""What somebody may do now, and what would come of it, worked out from what e knows emself.

Nothing is decided here; the rules' own functions are asked. Of others it knows what is public, so it
cannot tell its reader more than e may see.
"""

from collections.abc import Iterator
from datetime import datetime

from contracts.agora_fluxx import actions as act
from contracts.agora_fluxx.cards import Card
from contracts.agora_fluxx.choices import Choice, ways
from contracts.agora_fluxx.gaming import prepared
from contracts.agora_fluxx.guards import name_taken
from contracts.agora_fluxx.intended_cards import described
from contracts.agora_fluxx.limits import owed
from contracts.agora_fluxx.petitions import CARD, electors, may_act
from contracts.agora_fluxx.playing import no_play
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Game, Player, State
from contracts.agora_fluxx.turns import no_end, no_start, no_token
from gamemaster.core.maps import Map
from gamemaster.core.mechanics.intent_options import intent_options
from gamemaster.core.mechanics.intents import Intent, Intents, Resolve
from gamemaster.core.option import Option

_MOST = 12
"""So many ways to choose for one card are listed."""


def legal(state: State, person: str, settings: FluxxSettings, at: datetime) -> tuple[Option, ...]:
    """What `person` may do at `at`."""
    player, game = state.players.get(person), state.game
    found: list[Option] = []
    if player is None and person == state.office.contestmaster:
        found += _office(state, settings)
    elif player is None:
        found.append(
            Option(act.Join(), "I join Agora Fluxx.", "you become a player, and draw in a running game")
        )
    else:
        if game is not None and game.result is None and state.office.on_break is None:
            found += _turn(state, game, person, player, settings)
            found += _discards(game, player, settings)
        found.append(Option(act.Leave(), "I leave Agora Fluxx.", "your hand is destroyed"))
    return (*found, *_intents(state, person, settings, at))


def _office(state: State, settings: FluxxSettings) -> Iterator[Option]:  # s. III-12, III-16
    if state.office.on_break is not None:
        yield Option(
            act.Resume(), "I declare that the game is on.", "times run on with what was left of them"
        )
        return
    if state.players and prepared(state, settings):
        number = 1 if state.game is None else state.game.number + 1
        yield Option(act.NewGame(), "I start a New Game.", f"game {number}; everybody draws three cards")
    yield Option(act.Break(), "I declare a break in the game.", "nothing can be done until it is on again")


def _turn(
    state: State, game: Game, person: str, player: Player, settings: FluxxSettings
) -> Iterator[Option]:  # s. III-6 to III-10
    if no_token(state, game, player, settings) is None:
        yield Option(act.TakeTurnToken(), "I take a TT.", "you can start a turn")
    if no_start(game, player, settings) is None:
        yield Option(act.StartTurn(), "I start my turn.", "you draw, and get cardplays")
    if no_play(game, person, player, settings) is None:
        for name in player.hand:
            yield from _plays(state, game.cards[name], person)
    if player.turn is not None and not player.turn.ending and no_end(game, person, player, settings) is None:
        yield Option(act.EndTurn(), "I end my turn.", "your other cardplays expire")


def _plays(state: State, card: Card, person: str) -> Iterator[Option]:
    if not card.kind:
        return
    effect = f"{'an' if card.kind == 'Action' else 'a'} {card.kind}"
    effect += f": {card.text}" if card.text else ""
    possible = ways(state, card, person) if card.kind == "Action" and not card.prose else [()]
    facts = {"card": card.name, "class": card.kind}
    if len(possible) == 1:
        yield Option(act.Play(card=card.name), f"I play {card.name}.", effect, facts)
        return
    for way in possible[:_MOST]:
        made = [choice for choice in way if choice is not None]
        if len(made) == 1:
            action = act.Play(card=card.name, choices=_named(made[0]))
            yield Option(action, f"I play {card.name}, {_choosing(made[0])}.", effect, facts)


def _named(choice: Choice) -> tuple[str, ...]:
    return tuple(name for name in (choice.person, choice.own, choice.card) if name)


def _choosing(choice: Choice) -> str:
    """The choice in words that the reader takes for those names, people first."""
    if not choice.card:
        return f"targeting {choice.person}"
    if choice.own:
        return f"targeting {choice.person}, choosing {choice.own} and {choice.card}"
    if choice.person:
        return f"targeting {choice.person}, taking {choice.card}"
    return f"choosing {choice.card}"


def _discards(game: Game, player: Player, settings: FluxxSettings) -> Iterator[Option]:  # s. IV-1
    due = owed(game, player, settings)
    for many, cards, where in ((due.hand, player.hand, "hand"), (due.keepers, player.keepers, "front")):
        if many:
            for card in cards:
                left = many - 1
                effect = (
                    f"{left} more of them must be discarded" if left else "you are within that limit then"
                )
                facts = {"card": card, "from": where}
                yield Option(act.Discard(cards=(card,)), f"I discard {card}.", effect, facts)


def _intents(state: State, person: str, settings: FluxxSettings, at: datetime) -> Iterator[Option]:
    intents = state.office.intents
    for intent in intents.pending():
        only = Intents(intents.last, Map({intent.number: intent}))
        counted = settings.intent_profile, electors(state, intent, settings), "", settings.speaker
        for option in intent_options(only, person, at, *counted):
            if not isinstance(option.action, Resolve) or _still_possible(state, intent):
                yield option


def _still_possible(state: State, intent: Intent) -> bool:
    """Whether what was intended can be done, the others' answers aside."""
    if state.office.on_break is not None or not may_act(state, intent):
        return False
    if intent.topic != CARD:
        return True
    found = described(intent.what)
    return state.in_progress and found is not None and not name_taken(state.playing.cards, found.name)

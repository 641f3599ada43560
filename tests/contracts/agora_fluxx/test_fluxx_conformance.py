"""Agora Fluxx keeps the invariants of every game, and its own: no card is lost, doubled or seen too early."""

from collections import Counter
from dataclasses import replace

import pytest

from contracts.agora_fluxx.contract import CONTRACT
from contracts.agora_fluxx.limits import owed
from contracts.agora_fluxx.starter import STARTER
from contracts.agora_fluxx.state import State
from gamemaster.core.replay import Step
from gamemaster.testing.conformance import INVARIANTS, check_contract, check_declarations, never_applied
from gamemaster.testing.invariants import InvariantBroken
from gamemaster.testing.options import check_options
from gamemaster.testing.strategies import Hints

GM = "Sir Hale"
CARDS = tuple(STARTER)
FEW = (
    "Lantern",
    "Moon",
    "Old Boat",
    "Night Crossing",
    "Draw 2",
    "Play 3",
    "Hand Limit 1",
    "Keeper Limit 2",
    "Borrowed Lamp",
    "Fair Exchange",
    "Second Wind",
    "Fresh Start",
    "Swap Hands",
    "Pass the Plate",
    "Strike a Rule",
    "Lost and Found",
    "Spring Cleaning",
    "Pick a Pocket",
    "Odd Job",
    "Draw Prime",
)
PROSE = (
    {"name": "Odd Job", "kind": "Action", "text": "Sing a song; then draw a card."},
    {"name": "Draw Prime", "kind": "Rule", "text": "Draw a prime number of cards."},
    {"name": "Best Rhyme", "kind": "Goal", "text": "Whoever writes the best rhyme wins."},
    {"name": "Tall Ladder", "kind": "Keeper", "text": "Nobody may take this."},
)


def moves(card: str, to: str) -> tuple[str, str, dict[str, object]]:
    return (GM, "move_card", {"card": card, "to": to})


HINTS = Hints(
    gm=GM,
    values={
        "card": CARDS,
        "carried_out.card": ("Odd Job",),
        "set_number.card": ("Draw Prime", "Draw 2"),
        "play.card": FEW,
        "play.choices": (None, None, ("Brask",), ("Ondine",), ("Brask", "Moon"), ("Draw 2",), ("Lantern",)),
        "discard.cards": tuple((card,) for card in FEW),
        "set_preferences.cards": (("Moon", "Lantern"), FEW),
        "play_order": (None, ("Ondine", "Brask")),
        "deck": (None, FEW[:18]),
        "create_card.card": ("Owl", "Owl Hunt", "Odd Job"),
        "create_card.kind": ("Keeper", "Goal", "Rule", "Action", None),
        "create_card.text": (None, "Something happens."),
        "to": ("Deck", "Discard Pile", "In Play", "Hand of Ondine", "Hand of Brask", "In Front Of Brask"),
        "transfer.to": ("Ondine", "Brask", "Tarn"),
        "asset": ("cardplay", "turn token"),
        "transfer.quantity": (1, 2),
        "deal.to": ("Ondine", "Brask", "Tarn"),
        "count": (1, 2, 40),
        "prepare_cards.cards": (PROSE, PROSE[:1]),
        "number": (0, 2, 5, "all"),
        "winners": (("Ondine",), ("Brask", "Tarn")),
        "order": (("Brask", "Ondine"), ("Ondine", "Brask", "Tarn")),
        "person": ("Ondine", "Brask", "game"),
        "value": ("cardplays", "turn_tokens"),
        "adjust.to": (0, 1, 3),
        "intent": (1, 2),
        "method": ("without_objection",),
        "n": (1, 2),
        "what": ("add a card to the Deck: the Keeper Owl", "amend Agora Fluxx: no hats"),
        "hand_over.to": ("Sir Hale", "Mirelle", "Tarn"),
    },
    opening=(
        ("Ondine", "join", {}),
        ("Brask", "join", {}),
        ("Tarn", "join", {}),
        (GM, "new_game", {"play_order": ["Ondine", "Brask", "Tarn"]}),
        moves("Moon", "In Front Of Brask"),
        moves("Lantern", "In Front Of Ondine"),
        moves("Draw 2", "In Play"),
        *(moves(card, "Hand of Ondine") for card in ("Borrowed Lamp", "Hand Limit 1", "Second Wind")),
        *(moves(card, "Hand of Brask") for card in ("Fair Exchange", "Play 3", "Keeper Limit 2")),
        (GM, "create_card", {"card": "Odd Job", "kind": "Action", "to": "Hand of Ondine"}),
        ("Ondine", "take_turn_token", {}),
        ("Brask", "take_turn_token", {}),
        ("Ondine", "start_turn", {}),
        ("Tarn", "intend", {"method": "without_objection", "n": 2, "what": "add a card: the Keeper Owl"}),
    ),
    often=("play", "play", "start_turn", "end_turn", "take_turn_token", "discard"),
    settings=(
        *({},) * 4,
        {"goal_tie": "all_win", "may_pass": True, "turn_limit": 1, "reminders": [6]},
        {"goal_tie": "active", "turn_default": "random", "turn_limit": 1, "limit_deadline": 20},
        {"tt_per_player": 2, "tt_nobody": "keep", "concurrent_rules": "snapshot", "discard_public": False},
        {"limit_timing": "end_of_turn", "limit_blocking": False, "limit_deadline": None, "rejoin_days": 0},
        {"leaver_keepers": "kept", "play_order": "joined", "intent_opens_hours": 0, "turn_default": "wait"},
        {"leaver_keepers": "destroyed", "deck": "none", "intent_opens_hours": 0},
    ),
    changes=(
        {"turn_limit": 1},
        {"turn_default": "random"},
        {"limit_timing": "end_of_turn"},
        {"limit_blocking": False},
        {"limit_deadline": 5},
        {"discard_public": False},
        {"concurrent_rules": "snapshot"},
        {"deck": "own"},
        {"may_pass": True},
    ),
)  # fmt: skip

MASTERED = replace(
    HINTS,
    people=("Ondine", "Brask", "Tarn", GM),
    opening=(
        *HINTS.opening,
        ("Ondine", "play", {"card": "Odd Job"}),
        ("Tarn", "intend", {"method": "without_objection", "what": "amend Agora Fluxx: no hats"}),
        ("Tarn", "resolve", {"intent": 2}),
        (GM, "transfer", {"asset": "cardplay", "quantity": 1, "to": "Brask"}),
        (GM, "deal", {"to": "Tarn", "count": 2}),
        (GM, "carried_out", {"card": "Odd Job"}),
        (GM, "set_number", {"card": "Draw 2", "number": 2}),
        (GM, "break", {}),
        (GM, "resume", {}),
    ),
    often=("deal", "transfer", "carried_out", "enact", "break", "resume"),
    settings=({"intent_opens_hours": 0},),
)
"""Games in which the contestmaster has something to do."""

LIMITED = replace(
    HINTS,
    opening=(*HINTS.opening, moves("Hand Limit 2", "In Play")),
    settings=({"may_pass": True}, {"limit_blocking": False, "may_pass": True}),
)
"""Games in which most must discard, and turns may be ended early."""


DISCARDING = replace(
    HINTS,
    opening=(
        *HINTS.opening,
        *(moves(card, "In Front Of Brask") for card in ("Old Boat", "Kettle")),
        moves("Keeper Limit 2", "In Play"),
        ("Brask", "discard", {"cards": ["Old Boat"]}),
    ),
    settings=({},),
)
"""Games in which somebody has had to discard a card that e has."""


@pytest.mark.parametrize("invariant", INVARIANTS)
def test_invariant(invariant: str) -> None:
    check_contract(CONTRACT, HINTS, invariant)


def test_what_is_declared_fits_together() -> None:
    check_declarations(CONTRACT)


def test_random_games_reach_every_action() -> None:
    wanted = {action.name for action in CONTRACT.actions} - {"withdraw_support", "withdraw_objection"}
    assert not never_applied(CONTRACT, wanted, HINTS, DISCARDING, MASTERED)


def test_what_is_listed_as_legal_is_allowed_and_read() -> None:
    listed = check_options(CONTRACT, HINTS) | check_options(CONTRACT, LIMITED)
    assert {"join", "leave", "play", "start_turn", "take_turn_token", "end_turn", "discard"} <= listed


def cards_are_somewhere_once(step: Step) -> None:
    """Every card lies in one place at most, and all places hold cards of the game."""
    state: State = step.after.state
    if state.game is None:
        return
    game = state.game
    lying = [*game.deck, *game.discards, *game.in_play, *(one.card for one in game.limbo)]
    for player in state.players.values():
        lying += [*player.hand, *player.keepers]
    doubled = [card for card, count in Counter(lying).items() if count > 1]
    if doubled or not set(lying) <= set(game.cards):
        raise InvariantBroken(f"{doubled} twice, {set(lying) - set(game.cards)} of no game")


def tokens_add_up(step: Step) -> None:
    """Whoever is in a turn is listed so, and nobody is who is not; the same of those who must discard."""
    state: State = step.after.state
    if state.game is None:
        return
    turns = tuple(sorted(name for name, one in state.players.items() if one.turn is not None))
    owing = tuple(sorted(name for name, one in state.players.items() if one.owing is not None))
    assert (turns, owing) == (state.game.turns, state.game.owing)
    tokens = state.game.bank + sum(one.tokens for one in state.players.values())
    adjusted = any(event.name == "adjusted" for outcome in step.outcomes for event in outcome.events)
    before: State = step.before.state
    if before.game is not None and not adjusted and before.game.number == state.game.number:
        old = before.game.bank + sum(one.tokens for one in before.players.values())
        assert tokens == old


def nobody_stays_above_a_limit_unasked(step: Step) -> None:
    """Whoever must discard was told so, unless only a setting makes it so, or the game is over."""
    state: State = step.after.state
    if not state.in_progress or not any(outcome.events for outcome in step.outcomes):
        return
    last = [event for outcome in step.outcomes for event in outcome.events][-1].name
    if last in ("week_turned", "reminded", "pile_opened", "clocks_put_off", "preferences_set"):
        return
    moved = {"card_played", "card_moved", "came_into_play", "dealt", "turn_ended"}
    if not moved & {event.name for outcome in step.outcomes for event in outcome.events}:
        return
    for name, player in state.players.items():
        if owed(state.playing, player, step.after.settings).any and player.owing is None:
            raise InvariantBroken(f"{name} is above a limit, and was not told")


def test_its_own_promises() -> None:
    for hints in (HINTS, MASTERED):
        check_contract(
            CONTRACT,
            hints,
            extra=[cards_are_somewhere_once, tokens_add_up, nobody_stays_above_a_limit_unasked],
        )

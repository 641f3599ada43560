"""The sections of the Fluxx Report (III-13), and how what was ratified in one is made true.

Ratified by the passing of time is what the contestmaster can set: Turn Tokens, cardplays, Keepers, what
is in play, the Play Order. How many cards lie where else follows from what happened.
"""

from collections.abc import Iterator
from typing import Any

from contracts.agora_fluxx.actions import Adjust, MoveCard, SetPlayOrder
from contracts.agora_fluxx.state import State
from gamemaster.core.action import Action
from gamemaster.core.contract import ReportSection
from gamemaster.core.event import GAME

REPORTED: tuple[ReportSection, ...] = (
    ReportSection(
        "Rules and Goals in play", (), ("in_play", "goal"), {"in_play": ("rule", "rules", "card in play")}
    ),
    ReportSection("Hands", ("hand_count",), (), {"hand_count": ("hand", "cards in hand")}, True),
    ReportSection(
        "Keepers, Turn Tokens and cardplays",
        ("keepers", "keeper_count", "turn_tokens", "cardplays"),
        ("turn_tokens",),
        {"turn_tokens": ("turn token", "tt"), "keepers": ("keeper",), "cardplays": ("cardplay",)},
    ),
    ReportSection(
        "Deck and Discard Pile",
        (),
        ("deck_count", "discard_count", "discards"),
        {"deck_count": ("deck",), "discard_count": ("discard pile",)},
        True,
    ),
    ReportSection("Play Order", (), ("play_order",)),
    ReportSection("The game", (), ("game", "week", "contestmaster", "turn", "winners", "won"), {}, True),
)


def restore(state: State, subject: str, name: str, value: Any) -> tuple[Action, ...]:
    """The rulings that make the value called `name` what reports show; empty for none."""
    if not state.in_progress or value is None:
        return ()
    if name in ("turn_tokens", "cardplays"):
        return (Adjust(person=subject, value=name, to=value),)
    if subject != GAME and name == "keepers":
        held = state.players[subject].keepers if subject in state.players else ()
        return tuple(_moved(state, held, value, f"In Front Of {subject}"))
    if subject == GAME and name == "in_play":
        return tuple(_moved(state, state.playing.in_play, list(value), "In Play"))
    if subject == GAME and name == "play_order":
        return (SetPlayOrder(order=tuple(value)),)
    return ()


def _moved(state: State, held: tuple[str, ...], wanted: list[str], to: str) -> Iterator[Action]:
    """What is there too many goes to the Discard Pile, what is missing comes."""
    for card in held:
        if card not in wanted:
            yield MoveCard(card=card, to="Discard Pile")
    for card in wanted:
        if card not in held and card in state.playing.cards:
            yield MoveCard(card=card, to=to)

"""Commune keeps the invariants of every game, and its own: tokens, investments and tiles add up."""

from collections import Counter

import pytest

from contracts.commune import events as ev
from contracts.commune.board import SQUARES
from contracts.commune.contract import CONTRACT
from contracts.commune.state import State
from gamemaster.core.replay import Step
from gamemaster.testing.conformance import INVARIANTS, check_contract, check_declarations, never_applied
from gamemaster.testing.invariants import InvariantBroken
from gamemaster.testing.options import check_options
from gamemaster.testing.strategies import Hints

GM = "Sir Hale"
SYMBOLS = ("A", "B", "C", "0", "1", "2")
NEAR = ("A0", "A1", "A2", "B0", "B1", "B2", "C0", "C1", "C2")


def gives(person: str, value: str, to: int | str) -> tuple[str, str, dict[str, object]]:
    return (GM, "adjust", {"person": person, "value": value, "to": to})


HINTS = Hints(
    gm=GM,
    values={
        "place.square": NEAR,
        "set_square.square": NEAR,
        "symbol": SYMBOLS,
        "token": SYMBOLS,
        "wanted": (("A",), ("0", "1", "2"), ("B", "C")),
        "offer.to": (("Brask",), ("Tarn", "Mirelle"), None),
        "community": ("Ochre", "Slate", "Teal", "Unnamed 1", "Unnamed 2", "Unnamed 3", "A0", "C2"),
        "colour": ("Ochre", "Slate", "Teal", "Rust", "Burnt Sienna", "azur"),
        "offer": (1, 2, 3),
        "intent": (1, 2),
        "method": ("with_consent",),
        "n": (2,),
        "what": ("amend Commune: there are 11 rows",),
        "person": ("Ondine", "Brask", "Tarn"),
        "value": ("accolades", "token A", "token 2", "investment Ochre", "constructor left"),
        "adjust.to": (0, 1, 5, "A", ""),
        "hand_over.to": ("Sir Hale", "Mirelle"),
    },
    opening=(
        ("Ondine", "join", {}),
        ("Brask", "join", {}),
        ("Tarn", "join", {}),
        *(
            gives(person, f"token {symbol}", 6)
            for person in ("Ondine", "Brask", "Tarn")
            for symbol in SYMBOLS
        ),
        ("Ondine", "place", {"square": "A0"}),
        ("Ondine", "name", {"colour": "Ochre"}),
        ("Brask", "place", {"square": "C2"}),
        ("Brask", "name", {"colour": "Slate"}),
        ("Tarn", "place", {"square": "C0"}),
        ("Ondine", "offer", {"token": "A", "wanted": ["2"]}),
        ("Brask", "intend", {"method": "with_consent", "n": 2, "what": "amend Commune"}),
    ),
    often=("place", "place", "invest", "construct", "grant", "offer", "accept", "name"),
    settings=(
        *({},) * 4,
        {"founding_tile": "literal"},
        {"merging_tile": "orphan", "orphan_absorb": True, "week_mode": "rolling"},
        {"merging_tile": "counts", "end_base": "placed_min", "end_min": 6, "win_tie": "tie_break"},
        {"end_base": "placed_min", "end_min": 8, "win_tie": "none", "offer_standing": True},
        {"founding_grant_exempt": True, "naming_limit": 5, "color_check": "list", "place_limit": 2},
        {"duration": "days", "duration_days": 10, "naming_limit": None, "intent_opens_hours": 0},
    ),
    changes=(
        {"founding_tile": "literal"},
        {"founding_tile": "belongs"},
        {"naming_limit": 1},
        {"end_base": "placed_min"},
        {"duration": "days", "duration_days": 12},
        {"week_mode": "rolling"},
        {"misdirected": "accept"},
    ),
)


@pytest.mark.parametrize("invariant", INVARIANTS)
def test_invariant(invariant: str) -> None:
    check_contract(CONTRACT, HINTS, invariant)


def test_what_is_offered_is_allowed_and_understood() -> None:
    assert check_options(CONTRACT, HINTS) >= {
        "join",
        "place",
        "construct",
        "grant",
        "invest",
        "name",
        "offer",
        "accept",
        "withdraw_offer",
        "leave",
    }


def test_declarations() -> None:
    check_declarations(CONTRACT)


def test_random_games_reach_the_game() -> None:
    wanted = {
        "join",
        "construct",
        "grant",
        "place",
        "name",
        "invest",
        "offer",
        "accept",
        "withdraw_offer",
        "adjust",
    }
    assert not never_applied(CONTRACT, wanted, HINTS)


def tokens(state: State) -> Counter[str]:
    """All tokens there are, by symbol."""
    found: Counter[str] = Counter()
    for participant in state.participants.values():
        found.update(dict(participant.tokens))
    return found


def tokens_are_kept(step: Step) -> None:
    state = step.before.state
    for event in (event for outcome in step.outcomes for event in outcome.events):
        after = CONTRACT.evolve(state, event)
        change = tokens(after)
        change.subtract(tokens(state))
        moved = {symbol: count for symbol, count in change.items() if count}
        allowed: dict[str, int] = {}
        if isinstance(event, ev.TilePlaced):
            allowed = dict.fromkeys(event.square, -1)
        elif isinstance(event, ev.TokenGranted):
            allowed = {event.symbol: 1}
        elif isinstance(event, ev.Left):
            allowed = {symbol: -count for symbol, count in state.participants[event.person].tokens.items()}
        if moved != allowed and not isinstance(event, ev.Adjusted):
            raise InvariantBroken(f"{event} changed the tokens by {moved}, not {allowed}")
        state = after


def shares(state: State) -> Counter[tuple[str, int]]:
    """All investments there are: whose, in which community, how many."""
    found: Counter[tuple[str, int]] = Counter()
    for person, participant in state.participants.items():
        found.update({(person, number): held for number, held in participant.investments.items()})
    return found


def investments_are_kept(step: Step) -> None:
    state = step.before.state
    for event in (event for outcome in step.outcomes for event in outcome.events):
        after = CONTRACT.evolve(state, event)
        change = shares(after)
        change.subtract(shares(state))
        moved = {share: count for share, count in change.items() if count}
        allowed: dict[tuple[str, int], int] = {}
        granted = isinstance(event, ev.CommunityFounded) and event.investment
        if isinstance(event, ev.Invested) or granted:
            allowed = {(event.person, event.number): 1}
        elif isinstance(event, ev.CommunitiesMerged):
            allowed = {share: -held for share, held in shares(state).items() if share[1] in event.acquired}
        elif isinstance(event, ev.Left):
            allowed = {share: -held for share, held in shares(state).items() if share[0] == event.person}
        if moved != allowed and not isinstance(event, ev.Adjusted | ev.SquareSet):
            raise InvariantBroken(f"{event} changed investments by {moved}, not {allowed}")
        state = after


def accolades_are_kept(step: Step) -> None:
    state = step.before.state
    for event in (event for outcome in step.outcomes for event in outcome.events):
        after = CONTRACT.evolve(state, event)
        was, now = ({n: p.accolades for n, p in s.participants.items()} for s in (state, after))
        moved = {n: now.get(n, 0) - was.get(n, 0) for n in {*was, *now}}
        moved = {n: count for n, count in moved.items() if count}
        allowed: dict[str, int] = {}
        if isinstance(event, ev.AccoladesGained) and event.gained:
            assert event.gained == event.tiles * event.held // event.investments
            allowed = {event.person: event.gained}
        elif isinstance(event, ev.Left) and was[event.person]:
            allowed = {event.person: -was[event.person]}
        if moved != allowed and not isinstance(event, ev.Adjusted):
            raise InvariantBroken(f"{event} changed accolades by {moved}, not {allowed}")
        state = after


def everything_adds_up(step: Step) -> None:
    state = step.after.state
    sizes = Counter(owner for owner in state.land.board.values() if owner)
    assert set(state.land.board) <= set(SQUARES)
    assert set(sizes) <= set(state.communities)
    counting = step.after.settings.merging_tile == "counts"
    for number, community in state.communities.items():
        assert community.size == sizes[number] or (counting and community.size > sizes[number])
        assert (community.name is None) == (community.unnamed is not None)
    letters = [c.name[0] for c in state.communities.values() if c.name is not None]
    assert len(letters) == len(set(letters))
    grown = [c.grown for c in state.communities.values()]
    assert len(grown) == len(set(grown))
    for participant in state.participants.values():
        assert participant.invested == sum(participant.investments.values())
        assert set(participant.investments) <= set(state.communities)
        assert min((0, *participant.tokens.values(), *participant.investments.values())) == 0
        assert participant.accolades >= 0
    for offer in state.market.open.values():
        assert offer.token in state.participants[offer.by].tokens


@pytest.mark.parametrize(
    "promise", [tokens_are_kept, investments_are_kept, accolades_are_kept, everything_adds_up]
)
def test_promise_of_this_game(promise) -> None:  # type: ignore[no-untyped-def]
    check_contract(CONTRACT, HINTS, extra=[promise], max_examples=150)

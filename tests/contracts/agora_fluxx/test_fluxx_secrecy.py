"""Hands, the Deck and unread Texts are told to nobody: change only them, and nobody else sees it."""

import json
from dataclasses import replace
from typing import Any

import pytest
from fluxx_help import GM, Table
from test_fluxx_conformance import HINTS, LIMITED

from contracts.agora_fluxx.contract import CONTRACT
from contracts.agora_fluxx.state import State, seal_of
from gamemaster.core.contract import PUBLIC, Viewer
from gamemaster.core.covered import covered
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.testing.conformance import random_plays


def exchanged(state: State, person: str) -> State | None:
    """The same state but for one card of that person's hand, which another that nobody has seen takes."""
    if state.game is None or not state.game.deck or not state.players[person].hand:
        return None
    game, player = state.game, state.players[person]
    hand, deck = player.hand[0], game.deck[-1]
    if game.cards[hand].known or game.cards[deck].known:
        return None
    other = state.with_game(deck=tuple(sorted((*game.deck[:-1], hand))))
    return other.with_player(person, hand=tuple(sorted((deck, *player.hand[1:]))))


def seen(state: State, settings: Any, person: str, at: Any) -> str:
    """Everything that `person` and the public could be shown of it."""
    duties = [d for d in CONTRACT.due(state, settings) if d.seen_by is None or person in d.seen_by]
    legal = CONTRACT.legal(state, person, settings, at) if CONTRACT.legal is not None else ()
    return json.dumps(
        [
            CONTRACT.view(state, PUBLIC),
            CONTRACT.view(state, Viewer(person)),
            {kind: dict(things) for kind, things in CONTRACT.things(state).items()},
            [str(duty) for duty in duties],
            CONTRACT.standing(state, person, settings),
            [option.to_json() for option in legal],
            covered(CONTRACT, state),
        ]
    )


@pytest.mark.parametrize("hints", [HINTS, LIMITED], ids=["plain", "limited"])
def test_nobody_sees_anothers_hand_in_random_games(hints: Any) -> None:
    looked = 0
    for played in random_plays(CONTRACT, hints, 40):
        for step in played.steps[::2]:
            state: State = step.after.state
            for name in sorted(state.players)[:3]:
                other = exchanged(state, name)
                watcher = next((one for one in sorted(state.players) if one != name), "Nobody")
                if other is not None:
                    looked += 1
                    settings = step.after.settings
                    assert seen(state, settings, watcher, step.entry.at) == seen(
                        other, settings, watcher, step.entry.at
                    )
    assert looked > 100


def test_its_owner_sees_a_hand() -> None:
    table = Table()
    table.begins()
    table.deals("Ondine", "Moon")
    other = exchanged(table.state, "Ondine")
    assert other is not None
    assert seen(table.state, table.settings, "Ondine", table.at) != seen(
        other, table.settings, "Ondine", table.at
    )


def unread(state: State) -> State:
    """The same state, but every card nobody has read says something else."""
    game = state.playing
    texts = {
        name: card if card.known else replace(card, text="Something else.")
        for name, card in game.cards.items()
    }
    return state.with_game(cards=game.cards.update(texts))


def test_what_nobody_has_read_is_not_shown() -> None:
    table = Table()
    table.begins()
    table.deals("Ondine", "Swap Hands")
    table.deals("Tarn", "Hoard")
    other = unread(table.state)
    assert seen(table.state, table.settings, "Brask", table.at) == seen(
        other, table.settings, "Brask", table.at
    )
    table.turn("Ondine")
    table.does("Ondine", "play", card="Swap Hands", choices=["Tarn"])
    assert table.values("game")["card_texts"] == {
        "Swap Hands": "Swap your hand with that of a player you choose."
    }


class Twins:
    """Two games with one public course, while Brask and Tarn have each other's cards in one of them."""

    def __init__(self) -> None:
        self.one, self.other = Table(), Table()
        for table, (brask, tarn) in ((self.one, ("Moon", "Kite")), (self.other, ("Kite", "Moon"))):
            table.begins()
            table.deals("Ondine", "Pick a Pocket", "Hand Limit 1", "Round of Tea")
            table.deals("Brask", brask, "Bell")
            table.deals("Tarn", tarn, "Clock")
            table.mail.clear()

    def told(self, table: Table, person: str) -> list[Any]:
        """What happened, as that person is told it, and eir mail with what went to the list."""
        events = [CONTRACT.tell(e) for e in table.events if e.seen_by is None or person in e.seen_by]
        stored = [CONTRACT.dump_event(e) for e in table.events if e.seen_by is None or person in e.seen_by]
        mail = [(m.key, m.kind, m.facts) for m in table.mail if m.to in (None, person)]
        return [events, json.dumps(stored, default=str), mail]

    def both(self, name: str, person: str, /, **params: Any) -> None:
        for table in (self.one, self.other):
            table.does(person, name, **params)
        for watcher in ("Ondine", "Nobody"):
            assert self.told(self.one, watcher) == self.told(self.other, watcher)

    def refused(self, name: str, person: str, /, **params: Any) -> None:
        answers = [table.tries(person, name, **params) for table in (self.one, self.other)]
        assert isinstance(answers[0], Refused | NeedsRuling)
        assert answers[0] == answers[1]


def test_events_letters_and_refusals_tell_no_hand() -> None:
    twins = Twins()
    twins.both("take_turn_token", "Ondine")
    twins.both("start_turn", "Ondine")
    twins.refused("play", "Brask", card="Moon")
    twins.refused("discard", "Brask", cards=["Moon"])
    twins.both("play", "Ondine", card="Round of Tea")
    twins.both("start_turn", "Tarn")
    twins.refused("play", "Tarn", card="Old Boat")
    twins.refused("play", "Tarn", card="No Such Card")
    twins.both("leave", "Tarn")


def test_a_stolen_card_is_known_to_two() -> None:
    table = Table()
    table.begins()
    table.deals("Ondine", "Pick a Pocket")
    table.deals("Brask", "Moon")
    table.turn("Ondine")
    table.does("Ondine", "play", card="Pick a Pocket", choices=["Brask"])
    assert "Moon" in table.player("Ondine").hand
    assert not any("Moon" in line for line in table.told())
    aware = {frozenset(e.seen_by) for e in table.events if e.seen_by is not None and "Moon" in str(e)}
    assert aware == {frozenset({"Ondine", "Brask"})}


def test_draws_are_hidden_until_the_game_is_over() -> None:
    table = Table()
    assert CONTRACT.seals(table.state) == {seal_of(1): False}
    table.begins()
    assert CONTRACT.seals(table.state) == {seal_of(1): False, seal_of(2): False}
    table.rules("declare_winner", winners=["Tarn"])
    assert CONTRACT.seals(table.state) == {seal_of(1): True, seal_of(2): False}
    table.begins()
    assert CONTRACT.seals(table.state) == {seal_of(1): True, seal_of(2): False, seal_of(3): False}


def test_every_draw_of_cards_hangs_on_the_games_secret() -> None:
    for played in random_plays(CONTRACT, HINTS, 40):
        for step in played.steps:
            for outcome in step.outcomes:
                purposes = {draw.purpose for draw in outcome.draws if not draw.secret.startswith("game ")}
                assert purposes <= {"play order"}


def test_preparing_cards_is_seen_by_nobody() -> None:
    table = Table()
    told = table.rules("prepare_cards", cards=[{"name": "Owl", "kind": "Keeper", "text": "Hoo."}])
    assert [event.seen_by for event in told.events] == [frozenset()]
    assert "Owl" not in json.dumps(CONTRACT.view(table.state, PUBLIC))
    assert "Owl" in CONTRACT.view(table.state, Viewer(gm=True))["game_state"]["prepared"]
    assert CONTRACT.vocabulary.by_name["prepare_cards"].is_confidential()


def test_a_secret_card_is_created_without_its_text() -> None:
    table = Table()
    table.begins()
    table.rules("prepare_cards", cards=[{"name": "Owl", "kind": "Keeper", "text": "Hoo."}])
    table.does(GM, "create_card", card="Owl")
    assert not any("Hoo" in line for line in table.told())
    assert table.game.cards["Owl"].text == "Hoo."
    assert "Hoo" not in json.dumps(CONTRACT.view(table.state, PUBLIC))


def test_the_hand_of_whoever_comes_back_is_mailed_anew() -> None:
    table = Table(rejoin_days=0)
    table.rules("new_game", play_order=["Ondine", "Brask", "Tarn"])
    table.does("Ondine", "leave")
    table.does("Ondine", "join")
    hands = [one.key for one in table.mail if one.to == "Ondine" and one.kind == "hand"]
    assert len(hands) == len(set(hands)) == 2


def test_no_announcement_is_taken_for_another() -> None:
    table = Table(news="plays")
    table.begins()
    table.fronts("Brask", "Moon", "Rain", "Kite", "Bell", "Bread")
    table.deals("Ondine", "Keeper Limit 2")
    table.turn("Ondine")
    table.does("Ondine", "play", card="Keeper Limit 2")
    for card in ("Moon", "Rain", "Kite"):
        table.does("Brask", "discard", cards=[card])
    table.waits(days=15)
    news = [one.key for one in table.mail if one.to is None]
    told = [line for one in table.mail if one.to is None for line in one.facts["lines"]]
    assert sum("did not start eir turn" in line for line in told) == 2
    assert len(news) == len(set(news))


def test_what_a_text_in_prose_lets_somebody_draw_is_told_em_alone() -> None:
    table = Table()
    table.begins()
    table.mail.clear()
    table.rules("deal", to="Tarn", count=2)
    hand = table.player("Tarn").hand
    assert len(hand) == 2
    assert table.told() == ["Tarn drew 2 cards."]
    assert [(one.to, one.facts["hand"]) for one in table.mail] == [("Tarn", list(hand))]
    assert table.fails(GM, "deal", gm=True, to="Nobody").code == "NOT_A_PLAYER"

"""Rules of Agora Fluxx one by one: what each effect does, what is refused, what the contestmaster does."""

from typing import Any

import pytest
from fluxx_help import GM, Table

from contracts.agora_fluxx.contract import CONTRACT
from contracts.agora_fluxx.intended_cards import described
from gamemaster.core.contract import PUBLIC
from gamemaster.core.event import GAME
from gamemaster.core.outcome import NeedsRuling, Refused


@pytest.fixture
def table() -> Table:
    """Ondine's turn, with three cardplays; Brask and Tarn have a Keeper each; nobody else has a card."""
    made = Table("Ondine", "Brask", "Tarn")
    made.begins("Ondine", "Brask", "Tarn")
    made.rules("move_card", card="Play 3", to="In Play")
    made.fronts("Brask", "Moon")
    made.fronts("Tarn", "Bell")
    made.turn("Ondine")
    return made


def plays(table: Table, card: str, *choices: str) -> None:
    table.deals("Ondine", card)
    table.does("Ondine", "play", card=card, choices=choices or None)


def test_an_action_is_discarded_when_it_is_done(table: Table) -> None:
    plays(table, "Two from the Top")
    assert table.game.discards == ("Two from the Top",)
    assert len(table.player("Ondine").hand) == 3
    assert table.player("Ondine").cardplays == 2


def test_second_wind_gives_a_cardplay(table: Table) -> None:
    plays(table, "Second Wind")
    assert table.player("Ondine").cardplays == 3


def test_everyone_draws(table: Table) -> None:
    plays(table, "Round of Tea")
    assert [len(table.player(name).hand) for name in ("Brask", "Ondine", "Tarn")] == [1, 2, 1]


def test_a_new_hand_has_as_many_cards(table: Table) -> None:
    (drawn,) = table.player("Ondine").hand
    plays(table, "Fresh Start")
    assert len(table.player("Ondine").hand) == 1
    assert set(table.game.discards) == {drawn, "Fresh Start"}


def test_hands_are_swapped_and_passed_on(table: Table) -> None:
    table.deals("Brask", "Kite", "Kettle")
    held = table.player("Ondine").hand
    plays(table, "Swap Hands", "Brask")
    assert table.player("Ondine").hand == ("Kettle", "Kite")
    assert table.player("Brask").hand == held
    table.deals("Ondine", "Pass the Plate")
    table.does("Ondine", "play", card="Pass the Plate")
    assert table.player("Brask").hand == ("Kettle", "Kite")
    assert table.player("Tarn").hand == held
    # Ondine has no cards left, and so her turn is over
    assert table.game.turns == ()


def test_keepers_are_stolen_swapped_and_discarded(table: Table) -> None:
    plays(table, "Borrowed Lamp", "Brask", "Moon")
    assert table.player("Ondine").keepers == ("Moon",)
    table.deals("Ondine", "Fair Exchange")
    # one Keeper each: the choice makes itself
    table.does("Ondine", "play", card="Fair Exchange")
    assert (table.player("Ondine").keepers, table.player("Tarn").keepers) == (("Bell",), ("Moon",))
    table.deals("Ondine", "Spring Cleaning")
    table.does("Ondine", "play", card="Spring Cleaning", choices=["the moon"])
    assert table.player("Tarn").keepers == ()


def test_discards_and_rules_can_be_chosen(table: Table) -> None:
    table.rules("move_card", card="Kite", to="Discard Pile")
    plays(table, "Lost and Found", "Kite")
    assert "Kite" in table.player("Ondine").hand
    table.rules("move_card", card="Draw 2", to="In Play")
    plays(table, "Strike a Rule", "Draw 2")
    assert table.game.in_play == ("Play 3",)
    table.rules("move_card", card="Hoard", to="In Play")
    plays(table, "Old Customs")
    # without Play 3 the two plays made are one too many
    assert table.game.in_play == ("Hoard",)
    assert table.game.turns == ()


def test_the_pile_is_shuffled_into_the_deck(table: Table) -> None:
    table.rules("move_card", card="Kite", to="Discard Pile")
    plays(table, "Stir the Pot")
    assert "Kite" in table.game.deck
    assert table.game.discards == ("Stir the Pot",)


def test_nothing_to_choose_is_no_hindrance(table: Table) -> None:
    table.rules("move_card", card="Moon", to="Deck")
    table.rules("move_card", card="Bell", to="Deck")
    plays(table, "Borrowed Lamp")
    assert table.remarks == ["NOTHING_TO_CHOOSE"]
    assert "Borrowed Lamp" in table.game.discards


def test_a_choice_is_asked_for_with_all_there_are(table: Table) -> None:
    table.deals("Ondine", "Borrowed Lamp")
    asked = table.tries("Ondine", "play", card="Borrowed Lamp")
    assert isinstance(asked, NeedsRuling)
    assert asked.candidates == ("Moon of Brask", "Bell of Tarn", "It is not played.")
    table.fails("Ondine", "play", card="Borrowed Lamp", choices=["Kite"])


def test_a_new_goal_pushes_out_the_old_one(table: Table) -> None:
    plays(table, "Hoard")
    plays(table, "Full Shelf")
    assert table.values("game")["goal"] == "Full Shelf"
    assert table.game.discards == ("Hoard",)


def test_draw_tops_up_what_was_drawn(table: Table) -> None:
    plays(table, "Draw 4")
    assert len(table.player("Ondine").hand) == 4


def test_play_all_goes_on_until_the_hand_is_empty(table: Table) -> None:
    plays(table, "Play All")
    assert table.player("Ondine").cardplays == 1
    assert table.fails(GM, "adjust", gm=True, person="Ondine", value="cardplays", to=3).code == "BAD_VALUE"
    table.deals("Ondine", "Kite")
    assert table.player("Ondine").cardplays == 2
    table.does("Ondine", "play", card="Kite")
    assert table.player("Ondine").cardplays == 1


def test_cardplays_can_be_set_up_and_down(table: Table) -> None:
    table.rules("adjust", person="Ondine", value="cardplays", to=5)
    assert table.player("Ondine").cardplays == 5
    table.rules("adjust", person="Ondine", value="cardplays", to=1)
    assert table.player("Ondine").cardplays == 1
    table.rules("adjust", person="game", value="turn_tokens", to=3)
    assert table.values("game")["turn_tokens"] == 3


def test_a_number_that_is_a_word_changes_nothing_until_it_is_said(table: Table) -> None:
    table.rules("create_card", card="Play Prime", kind="Rule", to="In Play")
    assert table.player("Ondine").cardplays == 1
    duties = [duty.what for duty in CONTRACT.due(table.state, table.settings) if duty.kind == "watch"]
    assert len(duties) == 1
    assert "Play Prime" in duties[0]
    table.rules("set_number", card="Play Prime", number=5)
    assert table.player("Ondine").cardplays == 5
    assert not [duty for duty in CONTRACT.due(table.state, table.settings) if duty.kind == "watch"]


def test_a_prose_goal_is_judged_by_people(table: Table) -> None:
    table.rules("create_card", card="Best Rhyme", kind="Goal", text="The best rhyme wins.", to="In Play")
    (duty,) = [duty for duty in CONTRACT.due(table.state, table.settings) if duty.kind == "watch"]
    assert "declare_winner" in duty.what
    assert table.state.in_progress
    table.rules("declare_winner", winners=["Tarn"])
    assert table.values("game")["winners"] == ["Tarn"]
    assert table.fails("Tarn", "take_turn_token").code == "GAME_OVER"


def test_a_leavers_hand_is_destroyed_and_its_names_stay_known(table: Table) -> None:
    (drawn,) = table.player("Ondine").hand
    before = len(table.game.deck)
    table.does("Ondine", "leave")
    assert table.state.place(drawn) == ("nowhere", "")
    assert len(table.game.deck) == before
    assert drawn in CONTRACT.things(table.state)["cards"]
    assert table.game.bank == 2


def test_cards_go_where_their_class_belongs(table: Table) -> None:
    assert table.fails(GM, "move_card", gm=True, card="Kite", to="In Play").code == "WRONG_PLACE"
    assert table.fails(GM, "move_card", gm=True, card="Draw 2", to="In Front Of Brask").code == "WRONG_PLACE"
    assert table.fails(GM, "move_card", gm=True, card="Kite", to="Attic").code == "NO_SUCH_PLACE"
    assert table.fails(GM, "move_card", gm=True, card="Kite", to="Hand of Nobody").code == "NOT_A_PLAYER"
    assert table.fails(GM, "create_card", gm=True, card="Kite").code == "CARD_TWICE"
    assert table.fails(GM, "create_card", gm=True, card="Owl", kind="Bird").code == "NO_SUCH_CLASS"
    table.rules("destroy_card", card="Kite")
    assert table.fails(GM, "move_card", gm=True, card="Kite", to="Deck").code == "NO_SUCH_CARD"


@pytest.mark.parametrize(
    ("what", "found"),
    [
        ("add a card to the Deck: the Keeper Lantern.", ("Lantern", "Keeper", "")),
        ("add the Keeper Owl to the Deck", ("Owl", "Keeper", "")),
        ('add the Rule "No Hats" to the Deck with the text {Nobody wears a hat.}',
         ("No Hats", "Rule", "Nobody wears a hat.")),
        ("add a card: the Goal Two Lights: Moon wins", ("Two Lights", "Goal", "Moon wins")),
        ("add the Rule Draw 9 to the Deck", ("Draw 9", "Rule", "")),
        ("add the Goal Two Lights to the Deck", None),
        ("add the Action Odd Job to the Deck", None),
        ("add my card to the Deck", None),
        ('add to the Deck the Keeper "Goal Post"', ("Goal Post", "Keeper", "")),
        ('add the Rule Draw 9 with the text "Draw it." to the Deck', ("Draw 9", "Rule", "Draw it.")),
        # a name that comes first, or holds the word for a class
        ('add the card "The Action Hero" to the Deck, a Keeper', None),
        ('add the card "Golden Rule Book" to the Deck; it is a Keeper', None),
        ('add a card called "Keeper of Goals" to the Deck, class Action, text "Draw 3 cards."', None),
        ('add the card Hailstone, an Action with the text "Boo"', None),
        ("add the card Toast, a Keeper with no further text", None),
        # no name at all, and no Text that says so
        ("add a new Keeper card to the Deck", None),
        ("add the Keeper Owl with text none", None),
        # two cards, or two sentences
        ("add two cards to the Deck: the Keeper Owl and the Keeper Fox", None),
        ("add the Keeper Owl, the Keeper Fox to the Deck", None),
        ('add the Keeper Owl with the text "Hoo" and the Keeper Fox', None),
        ("add the Keeper Owl. It hoots", None),
        ("let nobody add the Keeper Owl to the Deck", None),
    ],
)  # fmt: skip
def test_the_words_of_an_intent_tell_a_card(what: str, found: tuple[str, str, str] | None) -> None:
    told = described(what)
    assert told == found


@pytest.mark.parametrize(
    ("n", "what", "topic"),
    [
        (2, 'add the Action "Amend the Past" to the Deck with the text "Draw 2 cards."', "card"),
        (2, "add a Keeper called The Tandem", "card"),
        (1, "change III-5 so that a player can put a card back into the Deck", "amendment"),
        (1, "add to section IV that a card can be torn", "amendment"),
        (1, "amend the contract by adding a card to the Deck", "amendment"),
    ],
)
def test_cards_are_told_from_amendments(table: Table, n: int, what: str, topic: str) -> None:
    table.does("Tarn", "intend", method="without_objection", n=n, what=what)
    (intent,) = table.state.office.intents.pending()
    assert intent.topic == topic


@pytest.mark.parametrize("what", ["add a card to the Deck: the Keeper Owl", "add a Goal called Low Tide"])
def test_a_card_is_not_added_by_the_method_of_amendments(table: Table, what: str) -> None:
    refused = table.fails("Tarn", "intend", method="without_objection", n=1, what=what)
    assert (refused.code, refused.section) == ("WRONG_METHOD", "IV-2")


def test_an_intent_of_great_length_is_looked_at_in_no_time() -> None:
    assert described("add a card: " + "keeper rule goal " * 20_000) is None


def test_what_was_ratified_can_be_made_true(table: Table) -> None:
    assert CONTRACT.restore is not None
    wanted: list[tuple[str, str, Any]] = [
        ("Brask", "keepers", ["Kite", "Moon"]),
        ("Ondine", "turn_tokens", 0),
        ("Tarn", "cardplays", 2),
        ("game", "in_play", {"Play 2": 1, "Hoard": 1}),
        ("game", "play_order", ["Tarn", "Ondine"]),
        ("game", "turn_tokens", 2),
    ]
    for subject, name, value in wanted:
        for action in CONTRACT.restore(table.state, subject, name, value):
            table.rules(action.name, **action.params())
        assert CONTRACT.values(table.state, subject, PUBLIC)[name] == value


def test_names_of_cards_can_be_told_apart(table: Table) -> None:
    for name in ("moon", "The Moon", "MOON!"):
        refused = table.fails(GM, "create_card", card=name, kind="Keeper")
        assert (refused.code, refused.numbers) == ("CARD_TWICE", {"card": "Moon"})
        what = f'add the Keeper "{name}" to the Deck'
        assert table.fails("Tarn", "intend", method="without_objection", n=2, what=what).code == "CARD_TWICE"
    again = table.fails(GM, "new_game", deck=["Moon", "Kite", "the Moon"])
    assert (again.code, again.numbers) == ("CARD_TWICE", {"twice": ["Moon", "the Moon"]})


def test_what_a_refusal_offers_is_allowed(table: Table) -> None:
    offered = table.fails("Tarn", "intend", method="without_objection", n=3, what="add a card to the Deck")
    assert offered.instead.endswith("the Keeper Lighthouse.")
    assert table.fails("Brask", "play", card="Moon").instead == "I take a TT."
    table.does("Brask", "take_turn_token")
    assert table.fails("Brask", "play", card="Moon").instead == "I start my turn."
    table.deals("Tarn", "Kite", "Rain")
    table.rules("move_card", card="Hand Limit 1", to="In Play")
    assert table.game.owing
    for name in ("play", "take_turn_token"):
        params = {"card": "Moon"} if name == "play" else {}
        assert table.fails("Brask", name, **params).instead == ""


def test_no_more_cardplays_are_handed_out_at_once_than_can_be_counted(table: Table) -> None:
    refused = table.fails(GM, "transfer", asset="cardplay", quantity=5_000, to="Brask")
    assert (refused.code, refused.numbers) == ("BAD_VALUE", {"most": 1_000, "wanted": 5_000})


def test_a_card_that_went_with_a_leaver_can_be_made_again(table: Table) -> None:
    table.deals("Brask", "Kite")
    table.does("Brask", "leave")
    assert table.state.place("Kite") == ("nowhere", "")
    table.does(GM, "create_card", card="the kite", kind="Keeper")
    assert table.state.place("Kite") == ("deck", "")
    assert table.fails(GM, "create_card", card="Kite").code == "CARD_TWICE"


def test_one_token_left_is_one(table: Table) -> None:
    left = table.game.bank
    refused = table.tries(GM, "transfer", asset="turn token", quantity=left + 1, to="Brask")
    assert isinstance(refused, Refused)
    assert refused.text == f"The contestmaster has {left} Turn Token{'' if left == 1 else 's'}."


def test_no_turn_is_said_to_wait_for_the_card_of_a_player_who_has_left() -> None:
    table = Table("Ondine", "Brask", "Tarn")
    cards = [{"name": "Odd Job", "kind": "Action", "text": "Somebody draws."}]
    cards += [{"name": f"Jar {n}", "kind": "Keeper"} for n in range(12)]
    table.rules("prepare_cards", cards=cards)
    table.begins("Ondine", "Brask", "Tarn")
    table.turn("Ondine")
    plays(table, "Odd Job")

    def default() -> str:
        (owed,) = [duty for duty in CONTRACT.due(table.state, table.settings) if duty.kind == "prose"]
        return owed.default

    assert default() == "Ondine's turn waits for it"
    table.does("Ondine", "leave")
    assert default() == "it stays owed"
    table.does("Ondine", "join")
    assert default() == "it stays owed"
    table.turn("Ondine")
    assert default() == "it stays owed"
    plays(table, "Jar 1")
    assert table.player("Ondine").turn is None
    table.rules("carried_out", card="Odd Job")
    assert table.state.place("Odd Job") == ("discards", "")


def test_what_cannot_be_done_now_is_not_proposed(table: Table) -> None:
    def told(person: str) -> str:
        return " ".join(CONTRACT.standing(table.state, person, table.settings))

    table.does("Tarn", "take_turn_token")
    assert "can start your turn: I start my turn." in told("Tarn")
    table.fronts("Brask", "Rain", "Kite")
    table.rules("move_card", card="Keeper Limit 2", to="In Play")
    assert table.fails("Tarn", "start_turn").code == "DISCARDS_AWAITED"
    assert "can start your turn as soon as the discards are made." in told("Tarn")
    assert CONTRACT.values(table.state, GAME, PUBLIC)["play_waits"]
    assert ", or chance does." in told("Brask")
    table.does(GM, "break")
    assert "can start your turn when the game is on again." in told("Tarn")
    assert "chance does" not in told("Brask")
    assert "I take a TT" not in told("Brask")


def test_a_turn_that_begins_with_cardplays_left_is_told_by_what_it_adds() -> None:
    table = Table("Ondine", "Brask")
    table.begins("Ondine", "Brask")
    table.rules("transfer", asset="cardplay", quantity=2, to="Ondine")
    table.does("Ondine", "take_turn_token")
    told = [CONTRACT.tell(event) for event in table.does("Ondine", "start_turn").events]
    assert told[0] == "Ondine started eir turn and got 1 cardplay."
    assert table.player("Ondine").cardplays == 3

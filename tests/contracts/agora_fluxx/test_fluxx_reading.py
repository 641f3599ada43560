"""Announcements of Agora Fluxx, and what is none: sentences players write, with the acts they are."""

import pytest
from fluxx_speech import NAMES, READER, said

from gamemaster.language.layout.letter import Letter

TOKENS_AND_TURNS = [
    ("I take a TT.", "take_turn_token"),
    ("I take a TT and start my turn.", "take_turn_token; start_turn"),
    ("I claim one of the available Turn Tokens.", "take_turn_token"),
    ("I hereby take a turn token from the contestmaster.", "take_turn_token"),
    ("I transfer a TT from the contestmaster to myself.", "take_turn_token"),
    ("I give myself a Turn Token and begin my turn.", "take_turn_token; start_turn"),
    ("I pick up the free TT, start my turn and play Draw 2.", "take_turn_token; start_turn; play Draw 2"),
    ("I end my turn.", "end_turn"),
    ("I finish my turn, passing the TT to Tarn.", "end_turn"),
    ("I end my turn; token to Tarn.", "end_turn"),
    ("I end my turn, token to Tarn.", "end_turn"),
    ("I end my turn by transferring a TT to Mirelle.", "end_turn"),
    ("I conclude my turn and hand the TT to Tarn.", "end_turn"),
    ("I pass the turn to Tarn.", "end_turn"),
    ("I pass my TT to the next player.", "end_turn"),
    ("I transfer a TT to Tarn, ending my turn.", "end_turn"),
    ("I'm done with my turn.", "end_turn"),
    ("End of turn.", "end_turn"),
]
PLAYS = [
    ("I play Draw 3.", "play Draw 3"),
    ("I play the Cat as a keeper.", "play Cat"),
    ("I hereby play the card “The Moon” from my hand.", "play The Moon"),
    ("I play the moon.", "play The Moon"),
    ("I play the Goal Cat and Boat as the new goal.", "play Cat and Boat"),
    ("I play the new rule Hand Limit 1.", "play Hand Limit 1"),
    ("I put the Lantern in front of me.", "play Lantern"),
    ("I lay the Cat on the table.", "play Cat"),
    ("I spend a cardplay to play the Cat.", "play Cat"),
    ("With my first cardplay, I play Draw 3.", "play Draw 3"),
    ("My first play is the Lantern.", "play Lantern"),
    ("I play the Cat and the Lantern.", "play Cat; play Lantern"),
    ("I play the Cat, then the Lantern, then end my turn.", "play Cat; play Lantern; end_turn"),
    ("I draw, play the Lantern, and end my turn.", "play Lantern; end_turn"),
    ("I draw a card and play Draw 3.", "play Draw 3"),
    ("I play Borrowed Lamp, targeting Brask.", "play Borrowed Lamp Brask"),
    ("I play Borrowed Lamp on T., taking the Cat.", "play Borrowed Lamp Tarn+Cat"),
    ("I play Borrowed Lamp, stealing Brask's Cat.", "play Borrowed Lamp Brask+Cat"),
    ("I play Borrowed Lamp: I choose Tarn.", "play Borrowed Lamp Tarn"),
    ("I play Swap Hands; my target is D. Voss.", "play Swap Hands D. Voss"),
    ("I play Swap Hands with Tarn and end my turn.", "play Swap Hands Tarn; end_turn"),
    (
        "I do the following:\n1. take a TT\n2. start my turn\n3. play the Cat",
        "take_turn_token; start_turn; play Cat",
    ),
]
DISCARDS = [
    ("I prefer to discard the Lantern, then Draw 3.", "set_preferences Lantern+Draw 3"),
    ("I would rather discard the Lantern.", "set_preferences Lantern"),
    ("My discard preferences are: Lantern, Draw 3.", "set_preferences Lantern+Draw 3"),
    ("I discard the Cat.", "discard Cat"),
    ("I discard the Cat, the Old Boat and Draw 3 to meet the hand limit.", "discard Cat+Old Boat+Draw 3"),
    ("I discard Draw 3 from my hand, as Hand Limit 1 requires.", "discard Draw 3"),
    ("To meet the limit, I discard the keepers Cat and Lantern.", "discard Cat+Lantern"),
    ("I put the Cat into the discard pile.", "discard Cat"),
    ("I discard: Cat, Lantern.", "discard Cat+Lantern"),
]
MEMBERS = [
    ("I join Agora Fluxx.", "join"),
    ("I'd like to play Fluxx!", "join"),
    ("Count me in for Fluxx!", "join"),
    ("I become a party to the contract Agora Fluxx.", "join"),
    ("I leave the contract.", "leave"),
    ("I quit the game of Fluxx.", "leave"),
    ("I cease to be a player.", "leave"),
    (
        "I intend, without 2 objections, to add a card to the Deck: the Keeper Owl.",
        "intend without_objection 2 add a card to the Deck: the Keeper Owl",
    ),
    ("I object to intent 1.", "object 1"),
]
MASTER = [
    ("I declare a break in the game.", "break"),
    ("I hereby put the game on hold.", "break"),
    ("I declare that the game is on.", "resume"),
    ("I declare the game on again.", "resume"),
    ("I end the break.", "resume"),
    ("I create the Keeper “Owl” in the Deck.", "create_card Owl Deck Keeper"),
    (
        "I create a Goal called Two Lights: {Moon and Lantern win.}",
        "create_card Two Lights Moon and Lantern win. Goal",
    ),
    ("I destroy the card Cat.", "destroy_card Cat"),
    ("I remove the Old Boat from the game.", "destroy_card Old Boat"),
    ("I move the Cat from the discard pile to the deck.", "move_card Cat Deck"),
    ("I move the Cat to Tarn's hand.", "move_card Cat Hand of Tarn"),
    ("I move the Cat in front of Tarn.", "move_card Cat In Front Of Tarn"),
    ("I give Tarn 2 cardplays.", "transfer cardplay 2 Tarn"),
]


@pytest.mark.parametrize(("text", "wanted"), [*TOKENS_AND_TURNS, *PLAYS, *DISCARDS, *MEMBERS, *MASTER])
def test_announcements_act(text: str, wanted: str) -> None:
    assert said(text) == wanted


NOTHING = [
    "I draw a card.",
    "I draw 3 cards and think about it.",
    "I will play the Cat tomorrow.",
    "I'll take a TT when one is free.",
    "I intend to play Draw 3.",
    "I would play the Moon if I had it.",
    "May I play the Cat out of turn?",
    "I played the Cat yesterday.",
    "I took a TT last week and ended my turn.",
    "I have the Cat in front of me.",
    "Tarn plays the Cat.",
    "You should end your turn.",
    "If I had a TT, I would start my turn.",
    "I do not end my turn yet.",
    "I want to play the Cat.",
    "Proto: I play the Cat.",
    "My plan: play the Cat, then end my turn.",
    "I think Draw 3 is too strong.",
    "It is my turn.",
    "The game is on!",
    "I take a break from work.",
    "I create confusion.",
    "I move on to the next item.",
    "I vote FOR 8801.",
    "> I play the Cat.\nNicely done.",
    "I submit the following proposal: { Players CAN play the Cat. I play the Cat. }",
]


@pytest.mark.parametrize("text", NOTHING)
def test_other_words_do_nothing(text: str) -> None:
    assert "play" not in (found := said(text))
    assert found in {"", "?quote_marks"}


def test_whose_turn_it_is_may_be_asked_in_a_condition() -> None:
    mail = Letter("<mail>", "Ondine", "[Fluxx] moves", "I play the Cat if it is my turn.")
    guards = [attempt.when for attempt in READER.read(mail, NAMES).attempts]
    assert [guard.shown for guard in guards if guard is not None] == ["it is my turn"]


DOUBTS = [
    "I play the Cat or the Lantern.",
    "I play the Cat if it is my lucky day.",
    "I guess I play the Cat.",
    "I play the Dragon.",
    "I play Draw.",
    "I play Draw 3 twice.",
    "I take a TT from Tarn.",
    "I transfer a TT to Tarn.",
    "I discard two cards.",
    "I pass.",
    "Play the Cat!",
]


@pytest.mark.parametrize("text", DOUBTS)
def test_unclear_words_are_asked_about(text: str) -> None:
    found = said(text)
    assert found.startswith("?")
    assert ";" not in found


@pytest.mark.parametrize(
    "text",
    [
        "I put my foot down.",
        "I play guitar.",
        "I add two sections.",
        "I pass.",
        "I move on.",
        "I create a proposal.",
    ],
)
def test_other_business_is_left_alone(text: str) -> None:
    assert said(text, subject="Proposal 8801") == ""


def test_a_known_card_shows_the_game_by_itself() -> None:
    assert said("I play Draw 3.", subject="") == "play Draw 3"


@pytest.mark.parametrize(
    "text", ["I create two Turn Tokens.", "I create 2 cardplays for Ondine.", "I destroy the TTs."]
)
def test_assets_that_only_a_ruling_makes_are_asked_about(text: str) -> None:
    assert said(text, sender="Quillon") in ("?incomplete", "?which_one", "?leftover")


@pytest.mark.parametrize(
    ("sender", "text", "wanted"),
    [
        ("Quillon", "The game is on.", "?doubtful"),
        ("Quillon", "The break is over; the game is on.", "?doubtful"),
        ("Quillon", "I declare that the game is on.", "resume"),
        ("Ondine", "The game is on.", ""),
        ("Ondine", "The break is over.", ""),
        ("Quillon", "The break is over soon.", ""),
    ],
)
def test_what_the_contestmaster_tells_of_a_break_may_end_it(sender: str, text: str, wanted: str) -> None:
    assert said(text, sender=sender) == wanted

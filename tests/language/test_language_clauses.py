"""What a sentence does: performing, telling, planning, doubting (idioms B and C)."""

from collections.abc import Callable

import pytest

Said = Callable[..., str]

PERFORM = [
    ("I explore.", "explore"),
    ("i explore", "explore"),
    ("I hereby quaff a level one vitality potion!", "drink vitality 1"),
    ("Healing for 2 gold.", "heal"),
    (
        "Destroying one movement token, I move from Dungeon Level 2 to DL1.",
        "move Dungeon Level 1 Dungeon Level 2",
    ),
    ('I specify the move "from Town Square to Healer".', "move Healer Town Square"),
    ("From the Healer, I walk to Town Square.", "move Town Square Healer"),
    ("I move from Dungeon Level 4 to Dungeon Level 4.", "explore"),
    ("I pay the Healer 4 gold.", "heal"),
    ("I turn in all my gold for points.", "exchange all"),
    ("We, Ondine the Damp, do hereby explore.", "explore"),
    ("I have no sword, so I hand Tarn my level-1 armour.", "transfer armor level 1 1 Tarn"),
    ("Because Brask asked so nicely, I give em 3 gold.", "?incomplete"),
    ("I attack it until Tarn says stop.", "?condition"),
    ("I attack, stopping at 2 health.", "attack 2"),
    ("My d100 was 44.", "state_roll 44"),
    ("I'd love to be in this game.", "join"),
    ("I cease being a party to Agora: The Role-Playing Game.", "leave"),
    ("I leave Dungeon Level 1 for the Town Square.", "move Town Square Dungeon Level 1"),
]

NOTHING = [
    "I explored twice.",
    "I have explored already.",
    "I was exploring when the lights went out.",
    "I will explore on Sunday.",
    "I'm going to explore.",
    "Tomorrow I explore.",
    "I explore next week.",
    "I intend to move to the Healer.",
    "I would explore if I had a token.",
    "I want to heal.",
    "Let me explore.",
    "Should I explore?",
    "What if I explore?",
    "Suppose I explore. Then what?",
    "I don't explore.",
    "I never drink potions of vitality.",
    "You should explore.",
    "Brask moves to the Healer.",
    'Tarn, send "I explore." and you are done.',
    "The wolf said: I attack Mirelle. Then it laughed.",
    "For example, I explore.",
    "Every time I explore I meet a monster.",
    "I think Brask explores too much.",
    "I always explore on Mondays.",
    "Let's explore the dungeon together.",
    "My draft: nothing yet.",
]

DOUBT = [
    ("Explore. What could go wrong?", "no_subject"),
    ("You know best. Explore.", "no_subject"),
    ("I guess I explore.", "hedge"),
    ("Perhaps I explore.", "hedge"),
    ("I try to explore.", "doubtful"),
    ("I'm exploring.", "progressive"),
    ("We explore.", "doubtful"),
    ("I explore?", "question"),
    ("If I meet nobody, I explore.", "condition"),
    ("I explore unless Tarn minds.", "condition"),
    ("I explore (if I find a token).", "aside"),
    ("I explore, maybe.", "leftover"),
    ("I explore and/or heal.", "leftover"),
    ("I explore with all my weapons.", "leftover"),
    ("In a dream, I explore.", "lead_in"),
    ("I give Os 3 gold.", "ambiguous_name"),
    ("I give Bra 3 gold.", "ambiguous_name"),
    ("I give Brask and Tarn 3 gold.", "each_or_shared"),
    ("I give 3 gold to Tarn and Brask respectively.", "each_or_shared"),
    ("I drink a health potion.", "incomplete"),
    ("I drink a level 1 or 2 health potion.", "incomplete"),
    ("Healing for 3 gold.", "price"),
    ("I spend two tokens to explore.", "price"),
    ("I attack three times.", "repeat"),
    ("I explore a million times.", "too_many"),
    ("I explore zero times.", "how_many"),
    ("I explote.", "misspelt"),
    ("I teleport to the Healer.", "unknown_verb"),
    ("On behalf of my cat, I explore.", "on_behalf_of_whom"),
    ("I go back.", "which_way"),
]


@pytest.mark.parametrize(("text", "wanted"), PERFORM)
def test_performs(said: Said, text: str, wanted: str) -> None:
    assert said(text) == wanted


@pytest.mark.parametrize("text", NOTHING)
def test_performs_nothing(said: Said, text: str) -> None:
    assert said(text) == ""


@pytest.mark.parametrize(("text", "reason"), DOUBT)
def test_is_asked_about(said: Said, text: str, reason: str) -> None:
    assert said(text) == f"?{reason}"


SERIES = [
    (
        "I move to Town Square, to Healer, heal, and go back.",
        "move Town Square; move Healer; heal; move Town Square",
    ),
    ("I explore twice, then heal.", "explore; explore; heal"),
    ("Two times, I explore and heal.", "explore; heal; explore; heal"),
    ("I give Tarn 2 gold, and Brask 3.", "transfer gold 2 Tarn; transfer gold 3 Brask"),
    ("I give Tarn a level 1 weapon and 4 gold.", "transfer weapon level 1 1 Tarn; transfer gold 4 Tarn"),
    ("I give 1 gold each to Mirelle and D Voss.", "transfer gold 1 Mirelle; transfer gold 1 D. Voss"),
    ("I transfer 1 gold to Oskar Z. I explore.", "transfer gold 1 Oskar Z.; explore"),
    ("I drink two level 1 health potions.", "drink health 1; drink health 1"),
    ("I do the following twice:\n- explore\n- heal\n\nI attack.", "explore; heal; explore; heal; attack"),
    ("1. I explore.\n2. I heal.", "explore; heal"),
    ("I move to Healer\nI heal", "move Healer; heal"),
    ("On behalf of Tarn, I explore. I heal.", "explore for Tarn; heal"),
    ("On behalf of Tarn, I do the following:\n- explore", "explore for Tarn"),
    ("I explore, and if I meet a monster I attack.", "explore; attack"),
    ("I move to Healer, and I heal if I can afford it.", "move Healer; ?condition"),
    ("I explore, frobnicate the monster and heal.", "explore; ?unknown_verb"),
    ("I explore. Scratch that, I heal.", "heal"),
    ("I explore - no, I heal.", "?leftover"),
    ("I explore. If I have a token, that is.", "?condition"),
    ("I explore. Just kidding.", "?correction"),
    ("I explore. And again.", "explore; ?repeat"),
    ("I explore. I die. Every week the same.", "?story"),
    ("My plan for the week: I explore. I heal.", "?lead_in; ?speech"),
    ("I explore [I could heal instead].", "explore"),
    ("I explore {not really}.", "?aside"),
]


@pytest.mark.parametrize(("text", "wanted"), SERIES)
def test_series(said: Said, text: str, wanted: str) -> None:
    assert said(text) == wanted


def test_repetition_stops_at_the_cap(said: Said) -> None:
    assert said("I explore 3 times.", cap=3) == "explore; explore; explore"
    assert said("I explore 3 times.", cap=2) == "?too_many"


def test_intents(said: Said) -> None:
    quoted = "> I intend, without 3 objections, to amend the contract by deleting section 8.\n\n"
    assert said(quoted + "I object.") == "object 1"
    assert said(quoted + "Seconded.") == "support 1"
    assert said("I object to intent 2.") == "object 2"
    assert said("I object.") == "?which_one"
    assert said("I intend, with 2 support, to end the RPG.") == "intend with_support 2 end the RPG"
    assert said("I intend to end the RPG.") == ""


TALKED_ABOUT = [
    "I explore. Nope.",
    "I explore.\n\nForget that, please.",
    "I explore.\n\nThat was a slip of mine, meant for another list.",
    "I explore. Tomorrow.",
    "I explore.\n\nRun this on Sunday only.",
    "I explore.\n\n... unless Tarn objects.",
    "What would happen if I explore? I explore. I heal.",
    "The proper wording is\n\n  I explore.",
    "Is this legal?\n\nI explore.",
    "When you write\n\nI explore.\n\nyou spend a token.",
    "I suggest: I explore.",
    "The correct form is: I explore.",
    "I explore: that is what Tarn said.",
    "~~I explore.~~",
    "// I explore.",
    "[Commune] I explore.",
    "I explore.\n\n- Brask",
    "From: Tarn\nTo: list\n\nI explore.",
    "\u201cI explore.\u201d",
    "> What do you do when you are bored?\n\nI explore.",
]


@pytest.mark.parametrize("text", TALKED_ABOUT)
def test_acts_only_talked_about_are_questions(said: Said, text: str) -> None:
    assert said(text).startswith("?")


def test_words_around_an_act_that_change_nothing(said: Said) -> None:
    harmless = [
        "Who knows? I explore.",
        "I see Tarn is back. I explore.",
        "I explore. What a week!",
        "I explore. That's all.",
        "I explore. See you all on Monday,\nOndine",
        "I explore.\n\n- Ondine",
        "I explore. Does the report agree?",
        "Like I said, I explore.",
    ]
    assert [said(text) for text in harmless] == ["explore"] * len(harmless)


def test_words_of_other_business(said: Said) -> None:
    foreign = [
        "I transfer 10 coins to Brask.",
        "I join.",
        "I object.",
        "I leave this contract.",
        'I become a party to the contract called "The Lighthouse Fund".',
        "I move to reconsider CFJ 4022.",
        "In this chapter I explore the meaning of public.",
        "I drink tea.",
        "I fight for my rights.",
    ]
    assert [said(text, subject="Re: the budget") for text in foreign] == [""] * len(foreign)


def test_a_question_offers_what_it_may_mean(read: Callable[..., object]) -> None:
    question = read("I explore unless Tarn objects.").questions[0]  # type: ignore[attr-defined]
    assert [[a.action.name for a in acts] for acts in question.candidates] == [["explore"]]
    assert question.hint == "I explore."
    assert question.say


def test_a_mail_with_too_many_acts_is_one_question(read: Callable[..., object]) -> None:
    within = read("I explore 100 times. " * 5)
    assert (within.verdict, len(within.attempts)) == ("acts", 500)  # type: ignore[attr-defined]
    beyond = read("I explore 100 times. " * 5 + "I explore.")
    assert (beyond.verdict, beyond.attempts) == ("ask", ())  # type: ignore[attr-defined]
    (question,) = beyond.questions  # type: ignore[attr-defined]
    assert question.reason == "too_many"
    assert "more than 500 actions" in question.say

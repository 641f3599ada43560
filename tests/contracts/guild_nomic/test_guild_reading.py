"""Announcements of GuildNomic, and what is none: sentences players write, with the acts they are."""

from dataclasses import replace

import pytest
from guild_speech import BALLOT, NAMES, said

MEMBERS = [
    ("I join the Adventurer's Guild as a Ranger.", "join_guild Adventurer's Guild Ranger"),
    ("I hereby join the Adventurers’ Guild as mage.", "join_guild Adventurer's Guild Mage"),
    (
        "I'd like to join the Adventurer's Guild, choosing the class Knight.",
        "join_guild Adventurer's Guild Knight",
    ),
    ("I become a Cleric of the Adventurer's Guild.", "join_guild Adventurer's Guild Cleric"),
    ("I join the guild as a Cleric.", "join_guild Adventurer's Guild Cleric"),
    ("I join GuildNomic.", "join"),
    ("I join GuildNomic as a Mage.", "join Mage"),
    ("I join as a Ranger.", "join Ranger"),
    ("I leave the game.", "leave"),
    ("I stop being a player.", "leave"),
]
PARTIES = [
    ("I create a party called the Lanterns.", "create_party Lanterns"),
    ("I form a new party named the Silver Foxes.", "create_party Silver Foxes"),
    ("I found a party and name it “Night Owls”.", "create_party Night Owls"),
    ("I found the Silver Foxes as a new party.", "create_party Silver Foxes"),
    ("I join the Lanterns.", "join_party Lanterns"),
    ("I become a member of the Owls party.", "join_party Owls"),
    ("I leave my party.", "leave_party"),
    ("I leave the Lanterns.", "leave_party"),
    ("I leave our party, the Lanterns, and join the Owls.", "leave_party; join_party Owls"),
    ("I set the damage order to Tarn, me, Brask.", "set_damage_order Tarn+Ondine+Brask"),
    ("I set the damage order of the Lanterns to Tarn, Ondine, Brask.", "set_damage_order Tarn+Ondine+Brask"),
    ("I change our order of damage to Tarn, then Ondine, then Brask.", "set_damage_order Tarn+Ondine+Brask"),
    ("I declare that the damage order is Tarn, Ondine and Brask.", "set_damage_order Tarn+Ondine+Brask"),
]
QUESTS = [
    ("I add a quest with the monster Gloom Bat.", "add_quest Gloom Bat"),
    ("I add a quest to the quest board: Gloom Bat.", "add_quest Gloom Bat"),
    ("I post a new quest on the board against the Gloom Bat.", "add_quest Gloom Bat"),
    ("I add the Gloom Bat to the quest board.", "add_quest Gloom Bat"),
    ("I create a monster called Gloom Bat and add it to the quest board.", "add_quest Gloom Bat"),
    ("I remove quest 2 from the quest board.", "remove_quest 2"),
    ("I take quest 1 off the board.", "remove_quest 1"),
]
COMBAT = [
    ("I attack the Marsh Wight with Fire.", "attack Marsh Wight Fire"),
    ("I attack the Marsh Wight, using the element of Water.", "attack Marsh Wight Water"),
    ("I use Earth to attack the Bog Troll.", "attack Bog Troll Earth"),
    ("I lead the Lanterns to attack the Marsh Wight with Fire.", "attack Marsh Wight Fire Lanterns"),
    ("I lead the Lanterns in an attack on the Bog Troll with Air.", "attack Bog Troll Air Lanterns"),
    ("I lead my party against the Bog Troll with Earth.", "attack Bog Troll Earth"),
    ("I lead my party, the Owls, to attack the Bog Troll with Earth.", "attack Bog Troll Earth Owls"),
    ("I attack the Marsh Wight with Fire, leading the Night Watch.", "attack Marsh Wight Fire Night Watch"),
    ("I take an attack action against the Marsh Wight with Air. Roll: d20.", "attack Marsh Wight Air"),
    ("I attack the Bog Troll with our Fire strength and roll a d20.", "attack Bog Troll Fire"),
]
PROPOSALS = [
    ("I propose the following: { Rest heals the dead. }", "propose standard Rest heals the dead."),
    ("I submit the following proposal:\n\n{{\nI vote for it.\n}}\n", "propose standard I vote for it."),
    ("I submit an urgent proposal: { Quest 2 is removed. }", "propose urgent Quest 2 is removed."),
    ("I submit the following proposal: { URGENT: end it. }", "propose urgent URGENT: end it."),
    (
        "I create a standard proposal titled “Boards” with the text: { Six quests. }",
        "propose standard Six quests. Boards",
    ),
    ("I propose “Rest heals the dead”.", "propose standard Rest heals the dead"),
    ("I retract proposal 5.", "retract proposal 5"),
    ("I withdraw my proposal “Fewer Trolls”.", "retract proposal 5"),
    ("I retract my vote on proposal 3.", "retract vote 3"),
    ("I vote for proposal 3.", "vote 3 for"),
    ("I vote AGAINST 4.", "vote 4 against"),
    ("I vote in favour of Better Rest.", "vote 3 for"),
    ("I vote yes on proposal 3 and no on proposal 4.", "vote 3 for; vote 4 against"),
    ("I vote for proposals 3 and 4.", "vote 3 for; vote 4 for"),
    ("I change my vote on proposal 3 to against.", "vote 3 against"),
    ("I give proposal 3 a thumbs up.", "vote 3 for"),
    ("Proposal 3: FOR\nProposal 4: AGAINST", "vote 3 for; vote 4 against"),
]


@pytest.mark.parametrize(("text", "wanted"), [*MEMBERS, *PARTIES, *QUESTS, *COMBAT, *PROPOSALS])
def test_announcements_act(text: str, wanted: str) -> None:
    assert said(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("FOR", "vote 3 for"),
        ("AGAINST.", "vote 3 against"),
        ("-1", "vote 3 against"),
        ("Thumbs up!", "vote 3 for"),
        ("VOTE: FOR", "vote 3 for"),
        ("I vote for this.", "vote 3 for"),
        ("I upvote this proposal.", "vote 3 for"),
        ("FOR, and I join the Lanterns.", "vote 3 for; join_party Lanterns"),
        ("For the record, I like it.", ""),
        ("Yes.", "?no_subject"),
        ("No.", ""),
        ("I'm against it.", ""),
        ("I give up.", ""),
        ("I put it down.", "?incomplete"),
    ],
)
def test_an_answer_under_a_proposal_votes(text: str, wanted: str) -> None:
    assert said(text, subject="Re: [GuildNomic] Proposal 3", answers=BALLOT) == wanted


def test_answers_to_several_rows_go_by_their_place() -> None:
    rows = "> Proposal 3: Better Rest\n> Proposal 4: More Quests\n"
    assert said(f"{rows}FOR, AGAINST") == "vote 3 for; vote 4 against"
    assert "vote" not in said(f"{rows}FOR, FOR, FOR")


@pytest.mark.parametrize(
    "text",
    ["I vote for Better Rest.", 'I vote against "Better Rest".', "I vote for the proposal Better Rest."],
)
def test_a_title_that_two_proposals_have_is_asked_about(text: str) -> None:
    proposals = {**NAMES.things["proposals"], "7": {"title": "Better Rest", "by": "Tarn"}}
    names = replace(NAMES, things={**NAMES.things, "proposals": proposals})
    # on a list of many matters, too
    assert said(text, "moves", names=names) == "?which_one"
    assert said(text, "moves") in ("vote 3 for", "vote 3 against")


NOTHING = [
    "How do I join the guild?",
    "I joined the Adventurer's Guild last phase.",
    "I would attack the Marsh Wight with Fire if I could.",
    "I attacked the Marsh Wight with Fire.",
    "We should attack the Bog Troll with Earth.",
    "Can we attack the Bog Troll?",
    "I don't attack the Marsh Wight.",
    "I want to attack the Marsh Wight with Fire.",
    "I intend to attack the Marsh Wight with Fire.",
    "I will vote for proposal 3.",
    "I voted for proposal 3.",
    "I am going to vote against proposal 4.",
    "I think proposal 3 is good.",
    "Brask votes for proposal 3.",
    "You should vote against proposal 4.",
    "Vote for proposal 3!",
    "If nobody objects I will create a party.",
    "I propose to add a quest.",
    "I'm thinking of a party called the Foxes.",
    "The Lanterns attacked the Marsh Wight with Fire.",
    "Roll: d20.",
    "My roll was 14.",
    "I bring good news.",
    "I give up.",
    "I vote with my feet.",
    "I withdraw my complaint.",
    "In my dreams I attack the Bog Troll with Fire.",
    "Proto: I submit a proposal: { nothing }",
]


@pytest.mark.parametrize("text", NOTHING)
def test_other_words_do_nothing(text: str) -> None:
    assert said(text) == ""


DOUBTS = [
    "I transfer my Lantern to Brask.",
    "I give Brask my Hat.",
    "I transfer 2 Lanterns to Brask.",
    "I attack the Marsh Wight.",
    "I attack the Marsh Wight with Ice.",
    "I attack the monster with Fire.",
    "I attack the Marsh Wight with Fire or Water.",
    "I join the Badgers.",
    "I join the Lanterns or the Owls.",
    "I vote for proposal 3 if Tarn does.",
    "Maybe I vote for proposal 3.",
    "I leave the guild.",
    "I will join the Adventurer's Guild tomorrow.",
]


@pytest.mark.parametrize("text", DOUBTS)
def test_unclear_words_are_asked_about(text: str) -> None:
    found = said(text)
    assert found.startswith("?")
    assert ";" not in found


@pytest.mark.parametrize(
    "text",
    [
        "FOR",
        "I vote FOR 8801.",
        "8801: FOR",
        "I submit this proposal: { X }",
        "I join.",
        "I send my regards.",
    ],
)
def test_other_business_is_left_alone(text: str) -> None:
    assert said(text, subject="Proposal 8801") == ""

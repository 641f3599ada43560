"""Public or not: the list that delivered a mail decides, not its Subject."""

import pytest

from gamemaster.mail.forum import Delivery, classify, untagged, words_of
from gamemaster.mail.message import parse

PUBLIC = frozenset({"business@lists.example.org", "Official@lists.example.org"})
DISCUSSION = frozenset({"discussion@lists.example.org"})
OWN = "GM@example.org"


def judge(head: str) -> Delivery:
    message = parse(f"From: ondine@example.org\n{head}\n\nI rest.\n".encode())
    return classify(message, PUBLIC, DISCUSSION, OWN)


BUSINESS = Delivery(True, "business@lists.example.org", False)
CHATTER = Delivery(False, "discussion@lists.example.org", False)


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ("List-Post: <mailto:business@lists.example.org>", BUSINESS),
        ("List-Id: Business <Business.lists.example.org>", BUSINESS),
        (
            "List-Post: <mailto:official@lists.example.org>",
            Delivery(True, "Official@lists.example.org", False),
        ),
        ("List-Id: <discussion.lists.example.org>\nSubject: BUS: my turn", CHATTER),
        # delivered by the discussion list: that the public one is in Cc makes no public message
        (
            (
                "To: discussion@lists.example.org\nCc: business@lists.example.org\n"
                "List-Id: <discussion.lists.example.org>"
            ),
            CHATTER,
        ),
        # a list we do not know, even when it has posted on to us
        (
            "To: business@lists.example.org\nList-Id: <news.example.net>\nDelivered-To: gm@example.org",
            Delivery(False, "", False),
        ),
        ("List-Id: <business.lists.example.org>\nDelivered-To: gm@example.org", BUSINESS),
        # archives keep no marks
        ("To: business@lists.example.org", BUSINESS),
        ("X-Original-To: business@lists.example.org", BUSINESS),
        ("To: discussion@lists.example.org", CHATTER),
        ("To: discussion@lists.example.org\nCc: Business@lists.example.org", BUSINESS),
        ("To: gm@example.org", Delivery(False, "", True)),
        (
            "To: gm@example.org, discussion@lists.example.org",
            Delivery(False, "discussion@lists.example.org", True),
        ),
        ("To: brask@example.org\nSubject: BUS: my turn", Delivery(False, "", False)),
    ],
)
def test_delivery(head: str, expected: Delivery) -> None:
    assert judge(head) == expected


@pytest.mark.parametrize(
    ("subject", "expected"),
    [
        ("[Rpg-moves] my turn", "my turn"),
        ("Re: [Rpg-moves 1042] my turn", "Re: my turn"),
        ("[rpg-moves@lists.example.org] my turn", "my turn"),
        ("[Everybody's moves] my turn", "my turn"),
        ("[EXTERNAL] Re: [SPAM?] my turn", "Re: my turn"),
        ("***SPAM*** my turn", "my turn"),
        # a game's name, another game's tag, and what only looks like either
        ("[RPG] my turn", "[RPG] my turn"),
        ("[Kitchen] my turn", "[Kitchen] my turn"),
        ("[Rpg-moves: old] my turn", "[Rpg-moves: old] my turn"),
        ("[] [Rpg-moves", "[] [Rpg-moves"),
    ],
)
def test_tags_of_lists_and_filters_say_nothing(subject: str, expected: str) -> None:
    head = (
        f"From: ondine@example.org\nSubject: {subject}\n"
        'List-Id: "Everybody\'s moves" <rpg-moves.lists.example.org>\n'
        "List-Post: <mailto:rpg-moves@lists.example.org>"
    )
    message = parse(f"{head}\n\nI rest.\n".encode())
    assert untagged(message, words_of("agora_fluxx", "Agora Fluxx")) == expected


def test_a_list_called_like_the_game_keeps_its_tag() -> None:
    head = "From: ondine@example.org\nSubject: [Commune] tiles\nList-Id: <commune.lists.example.org>"
    message = parse(f"{head}\n\nI rest.\n".encode())
    assert untagged(message, words_of("commune", "Commune")) == "[Commune] tiles"
    assert untagged(message, words_of("agora_rpg", "Agora RPG")) == "tiles"

"""Public or not: the list that delivered a mail decides, not its Subject."""

import pytest

from gamemaster.mail.forum import Delivery, classify
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

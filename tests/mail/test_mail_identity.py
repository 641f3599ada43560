"""Who sent it: cases of rewritten senders, shared addresses and names that only look alike."""

import pytest

from gamemaster.core.people import Person, Roster
from gamemaster.mail.identity import Identified, Unidentified, identify
from gamemaster.mail.message import parse

LIST = "agora-business@example.org"
ROSTER = Roster(
    (
        Person("Ondine", ("ondine@example.org", "ondine@work.example.com"), ("On",)),
        Person("Brask", ("brask@example.org",)),
        Person("blob", ("little@example.org",)),
        Person("Blob", ("large@example.org",)),
        Person("Mirelle", ("house@example.org",)),
        Person("Quillon", ("house@example.org",)),
        Person("Fenwick", (LIST, "fenwick@example.org")),
    )
)


def who(head: str) -> Identified | Unidentified:
    return identify(parse(f"{head}\n\nI rest.\n".encode()), ROSTER, frozenset({LIST}))


@pytest.mark.parametrize(
    ("head", "person", "how"),
    [
        ("From: Ondine <ondine@example.org>", "Ondine", "From"),
        ("From: ONDINE@Work.Example.com", "Ondine", "From"),
        ("From: Somebody Else <ondine@example.org>", "Ondine", "From"),
        ("From: BLOB <little@example.org>", "blob", "From"),
        ("From: blob <large@example.org>", "Blob", "From"),
        (
            f"From: Ondine via agora-business <{LIST}>\nReply-To: Ondine <ondine@example.org>",
            "Ondine",
            "Reply-To",
        ),
        (
            f"From: 'Ondine' via agora-business <{LIST}>\nReply-To: {LIST}, ondine@example.org",
            "Ondine",
            "Reply-To",
        ),
        # a new nick: the address decides
        (
            f"From: The Swift via agora-business <{LIST}>\nReply-To: swift <ondine@example.org>",
            "Ondine",
            "Reply-To",
        ),
        (
            f"From: {LIST}\nX-Original-From: Ondine <ondine@example.org>\nReply-To: {LIST}",
            "Ondine",
            "X-Original-From",
        ),
        (
            (
                f"From: Ondine via agora-business <{LIST}>\nReply-To: {LIST}\n"
                "Cc: Brask <brask@example.org>, Ondine <ondine@example.org>"
            ),
            "Ondine",
            "Cc",
        ),
        (
            f"From: Ondine via agora-business <{LIST}>\nReply-To: a-b-posts@example.org, ondine@example.org",
            "Ondine",
            "Reply-To",
        ),
        # the list writes its own name into Reply-To under an address nobody knows
        (
            (
                f"From: Ondine via agora-business <{LIST}>\nReply-To: a-b <replies@example.org>\n"
                "Cc: Ondine <ondine@example.org>"
            ),
            "Ondine",
            "Cc",
        ),
        # the display name settles which of two addresses is the author's
        (
            (
                f"From: Ondine via agora-business <{LIST}>\n"
                "Reply-To: Brask <brask@example.org>, Ondine <ondine@example.org>"
            ),
            "Ondine",
            "Reply-To",
        ),
        # an alias at the list's host stands for the author
        (
            "From: Ondine via Business <1f2e-dmarc-request@example.org>\nReply-To: ondine@example.org",
            "Ondine",
            "Reply-To",
        ),
        # another list than ours, by the marks it left
        (
            (
                "From: Ondine via Elsewhere <posts@lists.example.net>\nReply-To: ondine@example.org\n"
                "List-Post: <mailto:posts@lists.example.net>"
            ),
            "Ondine",
            "Reply-To",
        ),
    ],
)
def test_identified(head: str, person: str, how: str) -> None:
    assert who(head) == Identified(person, how)


@pytest.mark.parametrize(
    ("head", "reason", "suggestion"),
    [
        ("From: Ondine <stranger@example.net>", "nobody has registered", "Ondine"),
        ("From: On <stranger@example.net>", "nobody has registered", "Ondine"),
        ("From: BLOB <stranger@example.net>", "nobody has registered", None),
        ("From: blob <stranger@example.net>", "nobody has registered", "blob"),
        ("From: Mirelle <house@example.org>", "belongs to Mirelle and Quillon", "Mirelle"),
        ("From: The List <agora-business@example.org>", "the list itself sent it", None),
        # Fenwick registered the list's address by mistake; it still is the list's
        ("From: Fenwick <agora-business@example.org>", "the list itself sent it", "Fenwick"),
        (
            f"From: Ondine via agora-business <{LIST}>\nReply-To: {LIST}",
            "the list hid the sender's address",
            "Ondine",
        ),
        # anyone may be put into Cc
        (
            f"From: Ondine via agora-business <{LIST}>\nCc: Brask <brask@example.org>",
            "the list hid the sender's address",
            "Ondine",
        ),
        (
            f"From: Ondine via agora-business <{LIST}>\nReply-To: brask@example.org",
            "fields disagree whether Brask or Ondine",
            "Ondine",
        ),
        (
            f"From: {LIST}\nX-Original-From: ondine@example.org\nReply-To: brask@example.org",
            "fields disagree whether Brask or Ondine",
            None,
        ),
        # whoever asks for replies to Ondine may be the other one; the list has added em
        (
            f"From: The Swift via agora-business <{LIST}>\nReply-To: ondine@example.org, swift@example.net",
            "its fields name Ondine and an address of nobody we know",
            None,
        ),
        # what the list says of the author decides alone
        (
            f"From: Zed via a-b <{LIST}>\nX-Original-From: zed@example.net\nReply-To: ondine@example.org",
            "nobody has registered zed@example.net",
            None,
        ),
        (
            f"From: On via a-b <{LIST}>\nX-Original-From: house@example.org\nReply-To: ondine@example.org",
            "house@example.org belongs to Mirelle and Quillon",
            "Ondine",
        ),
        # where it says nothing, whoever writes such a field has an address that it added
        (
            f"From: Ondine via a-b <{LIST}>\nX-Original-From: ondine@example.org\nReply-To: zed@example.net",
            "Ondine and an address of nobody we know",
            "Ondine",
        ),
        (
            f"From: Ondine via a-b <{LIST}>\nReply-To: zed@example.net\nCc: Ondine <ondine@example.org>",
            "Ondine and an address of nobody we know",
            "Ondine",
        ),
        ("From: <zed@example.net> <ondine@example.org>", "several people", None),
        ("From: Zed <ondine@example.org> <zed@example.net>", "several people", None),
        # a Kelvin sign is no k
        ("From: bras\u212a@example.org", "nobody has registered", None),
        ("From: ondine@example.org, brask@example.org", "several people", None),
        ("Subject: no sender", "names no sender", None),
        # a reply address is no proof where nothing was rewritten
        ("From: x@example.net\nReply-To: ondine@example.org", "nobody has registered", None),
    ],
)
def test_unidentified(head: str, reason: str, suggestion: str | None) -> None:
    found = who(head)
    assert isinstance(found, Unidentified)
    assert reason in found.reason
    assert found.suggestion == suggestion


def test_the_author_whom_the_list_names_is_shown_to_the_game_master() -> None:
    found = who(f"From: Zed via a-b <{LIST}>\nX-Original-From: zed@example.net\nReply-To: ondine@example.org")
    assert isinstance(found, Unidentified)
    assert (found.name, found.address) == ("Zed", "zed@example.net")


def test_the_list_that_delivered_it_is_never_a_person() -> None:
    mail = b"From: Fenwick <agora-business@example.org>\nList-Post: <mailto:Agora-Business@example.org>\n\nhi"
    assert isinstance(identify(parse(mail), ROSTER, frozenset()), Unidentified)


def test_a_stranger_who_calls_himself_via_a_list_is_a_stranger() -> None:
    found = who("From: Ondine via Elsewhere <posts@lists.example.net>\nReply-To: ondine@example.org")
    assert isinstance(found, Unidentified)
    assert found.suggestion == "Ondine"

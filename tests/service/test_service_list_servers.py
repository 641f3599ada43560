"""What a list's server writes by itself: nothing in it is read, and the game master hears of it."""

import pytest
from service_kit import BOT, LIST, TALK, Desk, asked, outcomes

TOPICS = f"Send rpg mailing list submissions to\n\t{LIST}\n\nToday's Topics:\n\n   1. moves (Ondine)\n\n"
INNER = (
    f"Date: Mon, 26 Oct 2009 12:00:00 +0000\nFrom: Ondine <ondine@example.org>\nTo: {LIST}\nSubject: moves\n"
)
PLAIN = (
    f"{TOPICS}{'-' * 70}\n\nMessage: 1\n{INNER}\nI move to Healer.\n\n{'-' * 30}\n\n"
    "End of rpg Digest, Vol 1, Issue 3\n*********************************\n"
)
PARTS = (
    f"--a\nContent-Type: text/plain\n\n{TOPICS}\n--a\nContent-Type: multipart/digest; boundary=b\n\n"
    f"--b\n\n{INNER}\nI move to Healer.\n--b--\n--a--\n"
)
MIXED = ("MIME-Version: 1.0", "Content-Type: multipart/mixed; boundary=a")
LIST_ITSELF = f"rpg-request@{LIST.partition('@')[2]}"


@pytest.mark.parametrize(("text", "fields"), [(PLAIN, ()), (PARTS, MIXED)], ids=["plain", "parts"])
def test_a_digest_of_the_games_list_is_put_to_the_game_master(
    played: Desk, text: str, fields: tuple[str, ...]
) -> None:
    taken = played.mail(
        "", text, sender=LIST_ITSELF, subject="rpg Digest, Vol 1", by_list=LIST, fields=fields
    )
    assert taken.data["status"] == "held"
    (letter,) = played.letters()
    assert letter.recipients == ("hale@example.org",)
    assert "subscribe it without digests" in letter.words
    (number,) = asked(taken)
    played.rule(str(number), "a")
    assert (played.questions(), played.state("Ondine")["location"]) == ([], "Town Square")


@pytest.mark.parametrize("by", [TALK, "", "other@lists.example.org"])
def test_digests_of_other_lists_are_nobodys_business(played: Desk, by: str) -> None:
    played.mail("", PLAIN, sender=LIST_ITSELF, subject="Digest", to=by or BOT, by_list=by or None)
    assert (played.questions(), played.letters()) == ([], [])


def test_a_player_who_writes_above_a_digest_is_heard(played: Desk) -> None:
    quoted = "\n".join(f"> {line}" for line in PLAIN.split("\n"))
    assert outcomes(played.mail("Ondine", f"I move to Healer.\n\n{quoted}", by_list=LIST)) == ["applied move"]


@pytest.mark.parametrize("by_list", [LIST, None])
def test_what_the_lists_server_writes_of_the_subscription_is_seen_to(
    played: Desk, by_list: str | None
) -> None:
    fields = ("X-List-Administrivia: yes", "Precedence: bulk")
    text = "Your membership in the mailing list rpg has been disabled due to excessive bounces."
    subject = "Your rpg subscription has been disabled"
    raw = played.compose(
        "", text, sender=LIST_ITSELF, to=BOT, subject=subject, by_list=by_list, fields=fields
    )
    assert played.deliver(raw).data["status"] == "held"
    (letter,) = played.letters()
    assert letter.recipients == ("hale@example.org",)
    assert "The server of a list has written to the program" in letter.words
    assert subject in letter.words
    assert "excessive" not in letter.words
    assert played.deliver(raw).data["status"] == "duplicate"
    assert len(played.questions()) == 1
    played.rule("1", "a")
    assert played.questions() == []


def test_servers_of_other_lists_are_left_alone(played: Desk) -> None:
    fields = ("X-List-Administrivia: yes",)
    played.mail(
        "", "Reminder.", sender="x@lists.example.net", by_list="other@lists.example.net", fields=fields
    )
    assert (played.questions(), played.letters()) == ([], [])

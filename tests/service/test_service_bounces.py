"""Mail of ours that comes back is an item for the contestmaster that names the person and nothing else."""

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest
from service_kit import BOT, GM, Desk, Letter, address, copied, hour
from werewolf_desk import WW, WolfDesk, dealt, prepare_town

from gamemaster.mail.smtp import Rejected, Result, Sent
from gamemaster.service.letters import delivery
from gamemaster.service.views import queries
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.outbox import claim_mail


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return prepare_town(tmp_path_factory.mktemp("town") / "ws")


@pytest.fixture
def day(town: Path, tmp_path: Path) -> Iterator[WolfDesk]:
    with dealt(["Brask"], {"Seer": "Ondine"}):
        desk = WolfDesk(copied(town, tmp_path / "ws"), hour(1))
        desk.letters()
        desk.start("Seer")
        yield desk
        desk.close()


def returned(desk: Desk, letter: Letter, action: str = "failed", encoded: bool = False) -> bytes:
    """A delivery status notification about the letter (RFC 3464)."""
    head = letter.stored.raw.partition(b"\r\n\r\n")[0].decode().replace("\r\n", "\n")
    how, part = "7bit", head
    if encoded:
        how, part = "base64", base64.encodebytes(head.encode()).decode()
    text = f"""\
--x
Content-Type: text/plain

Your message could not be delivered.

--x
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; {letter.recipients[0]}
Action: {action}
Status: 5.1.1

--x
Content-Type: text/rfc822-headers
Content-Transfer-Encoding: {how}

{part}

--x--
"""
    fields = [
        "Return-Path: <>",
        'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
        "MIME-Version: 1.0",
    ]
    return desk.compose("Mail System", text, to=BOT, sender="mailer-daemon@example.org", fields=fields)


def part_of(desk: WolfDesk, who: str) -> Letter:
    return next(one for one in desk.every_letter("notice", who) if "for you alone" in one.subject)


@pytest.mark.parametrize("encoded", [False, True])
def test_a_returned_notice_names_the_person_and_tells_nothing(day: WolfDesk, encoded: bool) -> None:
    notice = part_of(day, "Brask")
    day.letters()
    taken = day.deliver(returned(day, notice, encoded=encoded))
    assert taken.data["status"] == "done"
    (letter,) = day.letters()
    assert letter.recipients == (address(GM),)
    assert "brask@example.org" in letter.words
    assert not any(word in letter.words for word in ("werewolf", "villager", "for you alone", "day 1"))
    (item,) = queries.open_questions(day.ws, WW, gm=True)
    assert "Mail to Brask at brask@example.org came back (5.1.1)" in item.text
    assert "Brask" not in queries.open_questions(day.ws, WW)[0].text


def test_one_item_stands_for_all_mail_to_a_person_until_it_is_settled(day: WolfDesk) -> None:
    notice = part_of(day, "Brask")
    day.letters()
    for _ in range(3):
        day.deliver(returned(day, notice))
    assert len(day.letters()) == 1
    (item,) = queries.open_questions(day.ws, WW, gm=True)
    day.of_game(str(item.data["number"]), "a")
    assert queries.open_questions(day.ws, WW, gm=True) == []
    day.deliver(returned(day, notice))
    assert len(queries.open_questions(day.ws, WW, gm=True)) == 1


def test_a_bounce_that_is_read_again_is_no_new_item(day: WolfDesk) -> None:
    raw = returned(day, part_of(day, "Brask"))
    day.deliver(raw)
    (item,) = queries.open_questions(day.ws, WW, gm=True)
    day.of_game(str(item.data["number"]), "a")
    assert day.deliver(raw).data["status"] == "duplicate"
    assert queries.open_questions(day.ws, WW, gm=True) == []


def test_what_is_only_late_is_no_item(day: WolfDesk) -> None:
    notice = part_of(day, "Brask")
    day.letters()
    day.deliver(returned(day, notice, action="delayed"))
    assert (day.letters(), queries.open_questions(day.ws, WW, gm=True)) == ([], [])


def test_a_bounce_of_mail_that_we_never_sent_is_ignored(day: WolfDesk) -> None:
    notice = part_of(day, "Brask")
    day.letters()
    raw = returned(day, notice).replace(notice.stored.message_id.strip("<>").encode(), b"guess@localhost")
    assert day.deliver(raw).data["status"] == "ignored"
    assert (day.letters(), queries.open_questions(day.ws, WW, gm=True)) == ([], [])


def test_mail_to_the_contestmaster_that_comes_back_starts_no_round_of_mails(day: WolfDesk) -> None:
    day.whisper("Fenwick", "I vote to lynch Tarn or Brask.")
    (letter,) = day.every_letter("notice", GM)
    day.letters()
    day.deliver(returned(day, letter))
    assert day.letters() == []
    assert any("Sir Hale" in item.text for item in queries.open_questions(day.ws, WW, gm=True))


class Server:
    """A relay that refuses one address for good."""

    def __init__(self, refused: str) -> None:
        self.refused = refused

    def send(self, _raw: bytes, _sender: str, recipients: tuple[str, ...]) -> dict[str, Result]:
        gone = Rejected(f"550 5.1.1 <{self.refused}> is unknown")
        return {to: gone if to == self.refused else Sent() for to in recipients}


def test_what_the_server_refuses_at_once_is_an_item_as_well(day: WolfDesk) -> None:
    drain(day.ws, Server(address("Brask")))
    (item,) = queries.open_questions(day.ws, WW, gm=True)
    assert "Brask" in item.text
    assert "5.1.1" in item.text


def drain(ws: Workspace, server: Server) -> None:
    """Send everything that waits."""
    done = delivery.Delivered()
    with ws.write() as tx:
        mails = claim_mail(tx, ws.clock(), 100)
    for mail in mails:
        with ws.write() as tx:
            results = server.send(mail.raw, mail.sender, mail.recipients)
            delivery._settle(ws, tx, mail, results, done)
    assert done.failed >= 1

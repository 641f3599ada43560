"""A session of the Werewolves is proved by a bare Python from the mails of one list alone."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from service_kit import SECRET, copied, hour
from verifier_by_the_page import read_mails
from werewolf_desk import AGORA, WW, WolfDesk, prepare_town

from gamemaster.service.reports import reporting
from gamemaster.service.rounds.turning import tick
from gamemaster.service.ruling.changing import change_settings

CHECKED = re.compile(
    rb"(\d+) mails, (\d+) draws: (\d+) recomputed, 0 hang on secrets not told yet, (\d+) things"
)
DRAW = re.compile(rb"(, throw \d+, d(\d+): )(\d+)( \[session 1\])")


@pytest.fixture
def over(tmp_path: Path) -> Iterator[WolfDesk]:
    """A session in which nobody does anything but the clock: Cupid's pair is drawn; then it is ended."""
    # the second half decides the deal: the session must not end before it is ended
    desk = WolfDesk(prepare_town(tmp_path / "ws", secret=SECRET + "22" * 32), hour(1))
    desk.start("Seer", "Cupid")
    for hours in (26, 80, 130):
        desk.now = hour(hours)
        tick(desk.ws)
    for who in ("Brask", "Fenwick", "Mirelle", "Ondine", "Quillon", "Tarn"):
        target = "Brask" if who != "Brask" else "Tarn"
        desk.whisper(who, f"I vote to lynch {target}.")
    desk.of_game("act", "end_session", "{}")
    desk.turn()
    reporting.order(desk.ws, WW, "approve")
    yield desk
    desk.close()


def listed(desk: WolfDesk) -> list[bytes]:
    """Every mail that a list had."""
    return [letter.stored.raw for letter in desk.every_letter() if AGORA in letter.recipients]


def checked(folder: Path, mails: list[bytes]) -> tuple[int, int, int]:
    """What the attached program finds, run from a folder with nothing else: draws, recomputed, wrong."""
    folder.mkdir()
    for n, raw in enumerate(mails):
        (folder / f"{n}.eml").write_bytes(raw)
    (program,) = {found for raw in mails for found in attached(raw)}
    (folder / "check_draws.py").write_bytes(program)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "check_draws.py", *(f"{n}.eml" for n in range(len(mails)))],
        capture_output=True,
        check=False,
        cwd=folder,
    )
    found = CHECKED.search(done.stdout)
    assert found is not None, done
    assert done.returncode == (1 if int(found[4]) else 0)
    return int(found[2]), int(found[3]), int(found[4])


def attached(raw: bytes) -> list[bytes]:
    from email import message_from_bytes

    parts = message_from_bytes(raw).walk()
    found = [part.get_payload(decode=True) for part in parts if part.get_filename() == "check_draws.py"]
    return [one for one in found if isinstance(one, bytes)]


def test_every_draw_is_proved_and_every_single_forged_one_found(over: WolfDesk, tmp_path: Path) -> None:
    mails = listed(over)
    draws, recomputed, wrong = checked(tmp_path / "honest", mails)
    assert (recomputed, wrong) == (draws, 0)
    assert draws >= 5
    assert read_mails(mails).checked() == draws
    assert read_mails(mails).wrong() == []
    forged = 0
    for n, raw in enumerate(mails):
        for draw in DRAW.finditer(raw):
            sides, result = int(draw[2]), int(draw[3])
            assert sides > 1
            other = b"%d" % (result % sides + 1)
            one = raw[: draw.start(3)] + other + raw[draw.end(3) :]
            pile = [*mails[:n], one, *mails[n + 1 :]]
            assert checked(tmp_path / f"forged{forged}", pile)[2] > 0
            assert read_mails(pile).wrong()
            forged += 1
    # the closing mail tells the deal, the mail with the secret tells it again
    assert forged == 2 * draws


def test_the_secret_was_committed_to_in_the_mail_that_began_the_session(over: WolfDesk) -> None:
    (begun,) = [raw for raw in listed(over) if b"the session begins" in raw]
    (told,) = [raw for raw in listed(over) if b"Secret told: session 1" in raw]
    (pledged,) = re.findall(rb"session 1, SHA-256:\r\n +([0-9a-f]{64})", begun)
    assert pledged in told
    assert read_mails([begun, told]).wrong() == []
    forged = begun.replace(pledged, b"0" * 64)
    assert read_mails([forged, told]).wrong()


def test_settings_against_the_reveal_keep_the_secret(tmp_path: Path) -> None:
    desk = WolfDesk(copied(prepare_town(tmp_path / "one"), tmp_path / "ws"), hour(1))
    change_settings(desk.ws, WW, {"final_reveal": False}, None, "as agreed")
    desk.start("Seer")
    desk.of_game("act", "end_session", "{}")
    desk.turn()
    reporting.order(desk.ws, WW, "approve")
    mails = listed(desk)
    desk.close()
    assert not any(b"session 1, the secret" in raw or b"session 1]" in raw for raw in mails)
    (begun,) = [raw for raw in mails if b"the session begins" in raw]
    assert b"(final_reveal)" in begun

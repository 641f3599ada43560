"""Two verifiers, one of them written from docs/chance.md alone, agree on honest mails and on forged ones."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random

import pytest
from service_kit import RENDERER
from verifier_by_the_page import read_mails

from gamemaster.core.chance import KeyedChance
from gamemaster.mail.compose import Outgoing, compose
from gamemaster.reports.data import Pledge, Proof, Reveal
from gamemaster.reports.render import Letter
from gamemaster.standalone.check_draws import Findings, text_of

PURPOSES = (
    "encounter",
    "duel: player",
    "Lover",
    "d20",
    "card, drawn",
    "monster of Ice Caves",
    "of all: x",
    "all " * 30 + "of it",
)
LOCAL = "abcXYZ0129!#$%&'*+-/=?^_`{|}~."
SIDES = (1, 2, 6, 17, 100, 1_000_000, 2**63 + 1, 2**64)
SECRETS = ("season 1", "season 2", "session 1")
DRAW = re.compile(r"(,\s+throw\s+\d+,\s+d(\d+):\s+)(\d+)(\s+\[)")


@dataclass
class History:
    """A random history: the opening notice, a mail for each secret told, and what was told how."""

    opening: bytes
    tellings: list[bytes]

    @property
    def mails(self) -> list[bytes]:
        return [self.opening, *self.tellings]


def mail(letter: Letter) -> bytes:
    return compose(
        Outgoing(
            message_id="a@example.org",
            sender="gamemaster@example.org",
            to=("rpg@lists.example.org",),
            subject=letter.subject,
            body=letter.body,
            date=datetime(2009, 11, 2, tzinfo=UTC),
        )
    )


def entry(random: Random) -> str:
    match random.randrange(4):
        case 0:
            return "tick:week:2009-11-02T00:00:00Z"
        case 1:
            return f"ruling:{random.randrange(99)}#0"
        case 2:
            return f"msg:{''.join(random.choices(LOCAL, k=random.randint(60, 300)))}@example.org list#12.3"
        case _:
            local = "".join(random.choices(LOCAL, k=random.randint(1, 20)))
            return f"msg:{local}@{random.choice(('example.org', 'zürich.example'))}#{random.randrange(30)}"


def history(random: Random) -> History:
    game = random.choice(("rpg", "ww", "fluxx-2"))
    beacons = {"season 1": random.randbytes(32).hex()} if random.random() < 0.4 else {}
    chance = KeyedChance(random.randbytes(32), game, (), beacons)

    def pledge(name: str, told: bool) -> Pledge:
        beacon = beacons.get(name, "")
        secret = chance.sealed(name).hex() if told else ""
        return Pledge(name, chance.commitment(name), secret, 7 if beacon else 0, beacon if told else "")

    opening = Letter("Opening", RENDERER.pledged(game, [pledge(name, told=False) for name in SECRETS]))
    tellings = []
    for name in SECRETS:
        draws = []
        for counter in range(random.randint(1, 6)):
            of, purpose, sides = entry(random), random.choice(PURPOSES), random.choice(SIDES)
            result = chance.draw(of, purpose, counter, sides, name)
            draws.append(Proof(of, purpose, counter, sides, result, name))
        tellings.append(
            mail(RENDERER.reveal(Reveal(game, "A game", (pledge(name, told=True),), tuple(draws), "GM")))
        )
    return History(mail(opening), tellings)


def by_the_program(mails: list[bytes]) -> tuple[int, int]:
    """How many draws were checked, and how many things are wrong."""
    findings = Findings()
    for raw in mails:
        findings.read(text_of(raw))
    return findings.checked(), len(list(findings.wrong()))


def by_the_page(mails: list[bytes]) -> tuple[int, int]:
    book = read_mails(mails)
    return book.checked(), len(book.wrong())


@pytest.mark.parametrize("seed", range(25))
def test_both_verifiers_find_honest_mails_right_and_every_forged_draw(seed: int) -> None:
    made = history(Random(seed))
    checked, wrong = by_the_page(made.mails)
    assert (checked, wrong) == by_the_program(made.mails)
    assert checked >= len(SECRETS)
    assert wrong == 0
    forged = 0
    for n, raw in enumerate(made.tellings):
        head, _, _ = raw.partition(b"\r\n\r\n")
        text = text_of(raw)
        for found in DRAW.finditer(text):
            sides, result = int(found[2]), int(found[3])
            if sides == 1:
                continue
            other = result % sides + 1
            body = text[: found.start(3)] + str(other) + text[found.end(3) :]
            assert b"Subject: " in head
            mails = [*made.mails[: n + 1], mail(Letter("told", body)), *made.mails[n + 2 :]]
            assert by_the_page(mails) == by_the_program(mails) == (checked, 1)
            forged += 1
    assert forged >= 1


@pytest.mark.parametrize("seed", range(10))
def test_both_notice_another_secret_commitment_or_beacon(seed: int) -> None:
    random = Random(100 + seed)
    made = history(random)
    digits = [
        (n, found) for n, raw in enumerate(made.mails) for found in re.finditer(r"[0-9a-f]{64}", text_of(raw))
    ]
    for n, found in digits:
        text = text_of(made.mails[n])
        body = text[: found.start()] + random.randbytes(32).hex() + text[found.end() :]
        mails = [*made.mails[:n], mail(Letter("told", body)), *made.mails[n + 1 :]]
        page, program = by_the_page(mails)[1], by_the_program(mails)[1]
        assert page > 0, text
        assert program > 0, text

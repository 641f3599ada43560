"""Nobody learns by mail or from a screen what e may not know: not by a byte.

The same session is played in worlds that differ in who was dealt what. Wherever somebody was rightly told the
same, everything that was mailed to em, to a list, or is printed for em has to be the same: heads, subjects,
identifiers and moments of mails among it.
"""

import os
from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from service_kit import BOT, GM, address, copied, hour
from werewolf_desk import AGORA, LISTS, TOWN, WW, WolfDesk, dealt, prepare_town, words_of

from contracts.werewolves.legal import legal
from contracts.werewolves.state import Session
from gamemaster.core.contract import Viewer
from gamemaster.core.ledger import in_force
from gamemaster.core.replay import Step
from gamemaster.mail.message import parse
from gamemaster.service.messages.desk import answer_request
from gamemaster.service.reports import reporting
from gamemaster.service.rounds.turning import next_change, tick
from gamemaster.service.views import queries
from gamemaster.service.views.outcomes import may_see
from gamemaster.service.views.shadow import shadow
from gamemaster.service.views.why import why
from gamemaster.service.workspace.loaded import Live
from gamemaster.store.outbox import MailStatus, mail_with
from gamemaster.store.questions import PRIVATE_FROM

ROLES = (("Seer", "Witch", "Hunter"), ("Seer", "Witch", "Hunter", "Cupid"))
SLOTS = 22
REQUESTS = (
    "status",
    "what can I do?",
    *(
        f"why {value}?"
        for value in ("Tarn.role", "Brask.werewolf", "Ondine.status", "Mirelle.vote", "game.phase")
    ),
)
PROBES = ("I vote to lynch Tarn.", "I vote to lynch Ondine.", "I look at Brask tonight.", "We attack Tarn.")


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return prepare_town(tmp_path_factory.mktemp("town") / "ws")


class World(WolfDesk):
    """One world, played slot by slot. What is said on the lists is the same plan for all worlds."""

    def play(self, roles: tuple[str, ...], plan: Random, private: Random) -> Iterator[None]:
        self.now = hour(1)
        self.say(GM, f"I start a session with the roles {', '.join(roles[:-1])} and {roles[-1]}.")
        yield
        for slot in range(SLOTS):
            pick, choice, way = (plan.random() for _ in range(3))
            self.sleep(hour(2 + 7 * slot))
            if way < 0.35:
                self.act(f"slot{slot}", pick, choice, LISTS[slot % 2])
            for n in range(private.choice((0, 0, 1, 2))):
                self.act(f"slot{slot}.{n}", private.random(), private.random(), "")
            self.now = hour(2.2 + 7 * slot)
            yield

    def sleep(self, until: datetime) -> None:
        """Let time pass as the program does: it wakes whenever a game changes by itself."""
        while (due := next_change(self.ws)) is not None and due <= until:
            self.now = due
            tick(self.ws)
        self.now = until
        tick(self.ws)

    def act(self, name: str, pick: float, choice: float, where: str) -> None:
        """Somebody does something that e may do now: votes on a list, or anything privately."""
        self.now += timedelta(minutes=1)
        with self.ws.read() as tx:
            live = self.ws.live(tx, WW)
            session = live.head.state.session
            if session is None or (where and (session.phase != "day" or session.closing)):
                return
            parts = [(who, who) for who in session.living] if where else sorted(_parts(session))
            if not parts:
                return
            _, who = parts[int(pick * len(parts))]
            acts = [a for a in legal(live.head.state, who, live.settings) if a.name not in ("join", "leave")]
            acts = [act for act in acts if not where or act.name == "vote"]
        if not acts:
            return
        text, how = (
            words_of(acts[int(choice * len(acts))]),
            {"message_id": f"{name}@example.org", "minutes": 0},
        )
        if where:
            self.say(who, text, to=where, **how)
        else:
            self.whisper(who, text if choice > 0.1 else f"{text[:-1]}, or rather not.", **how)

    def live(self) -> Live:
        with self.ws.read() as tx:
            return self.ws.live(tx, WW)


def _parts(session: Session) -> list[tuple[str, str]]:
    """Who may act, and as what: every part by its name, the living by day as themselves."""
    if session.hunter:
        return [("Hunter", session.hunter)]
    found = [(role, who) for role in session.roles if (who := session.acting(role))]
    if session.phase == "day":
        return found + [(name, name) for name in session.living]
    return found + [(f"wolf {n}", wolf) for n, wolf in enumerate(session.pack)]


def rightly_told(live: Live, steps: list[Step], who: str | None) -> tuple[str, ...]:
    """What somebody may know: the events that e sees, and what was said for eir ears, or by em."""
    found = []
    for step in steps:
        for outcome in step.outcomes:
            attempt = outcome.attempt
            if attempt is not None and may_see(attempt.seen_by, Viewer(who)):
                found.append(f"{attempt.actor} {attempt.action!r} {outcome.verdict}")
            for event in outcome.events:
                if may_see(event.seen_by, Viewer(who)):
                    told = live.contract.dump_event(event)
                    told.pop("draws", None)
                    found.append(str(told))
    return tuple(found)


def spoken(world: World, who: str | None) -> tuple[str, ...]:
    """The mails that somebody wrote, or that a list had."""
    with world.ws.read() as tx:
        entries = world.ws.live(tx, WW).timeline.entries
    bodies = [entry.body for entry in entries if hasattr(entry.body, "sender")]
    return tuple(
        f"{body.message} {body.reading.items}"  # type: ignore[union-attr]
        for body in bodies
        if body.public or body.sender == who  # type: ignore[union-attr]
    )


def answered(world: World, requests: tuple[str, ...], probes: tuple[str, ...]) -> dict[str | None, list[str]]:
    """What everybody would be answered to requests and to acts that are only tried; none of it is kept."""
    found: dict[str | None, list[str]] = {None: []}
    last = 0
    try:
        with world.ws.write() as tx:
            live = world.ws.live(tx, WW)
            for who in TOWN:
                for text in (*requests, *probes):
                    subject = "test" if text in probes else ""
                    raw = world.compose(who, text, to=BOT, subject=subject, message_id="try@example.org")
                    answer_request(world.ws, tx, parse(raw), who, [live])
                mails = [mail for mail in mail_with(tx, MailStatus.WAITING) if mail.id > last]
                last = max(mail.id for mail in mails)
                found[who] = [mail.raw.decode() for mail in mails if mail.recipients == (address(who),)]
            raise _UndoneError
    except _UndoneError:
        return found


class _UndoneError(Exception):
    """The answer was only looked at."""


def screens(world: World, who: str | None, forms: tuple[str, ...]) -> list[str]:
    """What is printed for somebody."""
    shown = queries.state(world.ws, WW, None, who or "", False)
    found = [shown.text, str(shown.data)]
    if who is not None:
        return found
    found += [f"{line.text}\n{line.data}" for line in queries.history(world.ws, WW, "", None)]
    found += [reporting.show(world.ws, WW, None, form) for form in forms]
    subjects = [f"{name}.status" for name in TOWN[: len(forms) - 1]]
    found += [why(world.ws, WW, value, None, "", gm=False).text for value in (*subjects, "game.phase")]
    asked = queries.open_questions(world.ws, WW)
    found += [one.text for one in asked if one.data["number"] < PRIVATE_FROM]
    return found


class Onlookers:
    """Everybody who looks on while worlds are played one after the other."""

    def __init__(self) -> None:
        self.known: dict[tuple[str | None, tuple[str, ...], tuple[str, ...]], tuple[list[str], str]] = {}
        self.compared = 0

    def look(self, world: World, deal: str, mailed: dict[str | None, list[str]], slot: int) -> None:
        live = world.live()
        # ticks are told by the clock, whatever was mailed since
        steps = list(
            live.timeline.referee.fold(
                live.timeline.referee.opening(), in_force(live.timeline.entries), world.now
            )
        )
        for letter in world.letters():
            for who in (None, *TOWN):
                mine = (address(who),) if who else LISTS
                if letter.recipients == mine:
                    mailed[who].append(letter.stored.raw.decode())
        often = slot % 5 == 4
        replies = answered(world, REQUESTS if often else REQUESTS[:1], PROBES if often else ())
        for who in (None, *TOWN):
            forms = ("text", "json", "html") if often else ("text",)
            now = [*mailed[who], *screens(world, who, forms), *replies[who]]
            key = (who, (f"it is {world.now}", *rightly_told(live, steps, who)), spoken(world, who))
            before, other = self.known.setdefault(key, (now, deal))
            self.compared += other != deal
            assert before == now, f"{who} can tell {other} from {deal}:\n{_difference(before, now)}"


def _difference(one: list[str], other: list[str]) -> str:
    found = next((pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]), None)
    return f"{len(one)} and {len(other)} texts" if found is None else f"{found[0]}\n--- or ---\n{found[1]}"


@pytest.mark.parametrize("seed", range(int(os.environ.get("GAMEMASTER_SESSIONS", "50")) // 25))
def test_worlds_that_somebody_cannot_tell_apart_show_em_the_same(
    town: Path, tmp_path: Path, seed: int
) -> None:
    random, onlookers = Random(seed), Onlookers()
    roles = ROLES[seed % 2]
    deals = random.sample(list(permutations(TOWN, 1 + len(roles))), 3)
    for n, deal in enumerate(2 * deals):
        parts = dict(zip(roles, deal[1:], strict=True))
        mailed: dict[str | None, list[str]] = {who: [] for who in (None, *TOWN)}
        with dealt(deal[:1], parts):
            world = World(copied(town, tmp_path / str(n)))
            world.letters()
            for slot, _ in enumerate(world.play(roles, Random(seed), Random(100 * seed + n))):
                onlookers.look(world, f"{n}: {deal}", mailed, slot)
            world.close()
    assert onlookers.compared > 50, "worlds that look alike were hardly met, so that little was compared"


def test_the_log_of_a_private_mail_is_the_same_whoever_wrote_it(town: Path, tmp_path: Path) -> None:
    logged = []
    for n, (wolf, seer) in enumerate((("Brask", "Ondine"), ("Tarn", "Mirelle"))):
        with dealt([wolf], {"Seer": seer}):
            desk = WolfDesk(copied(town, tmp_path / str(n)), hour(1))
            desk.start("Seer")
            desk.lynch("Quillon", "Brask", "Fenwick", "Mirelle", "Ondine")
            lines = []
            for who, text in ((wolf, "We attack Fenwick."), (seer, "I look at Fenwick tonight.")):
                taken = desk.whisper(who, text, message_id=f"{who}@example.org")
                lines.append((taken.text, taken.data))
            logged.append(lines)
            desk.close()
    assert logged[0] == logged[1]


def test_why_a_night_ended_names_nobody_who_acted_in_it(town: Path, tmp_path: Path) -> None:
    with dealt(["Brask"], {"Seer": "Ondine"}):
        desk = WolfDesk(copied(town, tmp_path / "ws"), hour(1))
        desk.start("Seer")
        desk.lynch("Quillon", "Brask", "Fenwick", "Mirelle", "Ondine")
        desk.whisper("Brask", "We attack Mirelle.")
        desk.whisper("Ondine", "I look at Fenwick tonight.")
        desk.letters()
        desk.whisper("Tarn", "why game.phase")
        (answer,) = desk.letters("receipt", "Tarn")
        shown = why(desk.ws, WW, "game.phase", None, "", gm=False)
        (tmp_path / "tracker.txt").write_text("game.phase = night\n")
        ((traced,), _) = shadow(desk.ws, WW, tmp_path / "tracker.txt", None, gm=False)
        own, whole = (why(desk.ws, WW, "game.phase", None, who, gm=not who) for who in ("Ondine", ""))
        desk.close()
    *_, lynched, killed = shown.data["chain"]
    assert "Day 2 began" in killed["told"]
    for link in (lynched, killed):
        assert (link["who"], link["said"], link["message"], link["entry"]) == ("(the game)", "", "", "")
    assert "[]" not in traced.text
    for words in (answer.words.partition("Sentences that")[0], shown.text, traced.text):
        assert "night" in words
        assert not any(telling in words for telling in ("look at", "vote", "Fenwick", "Ondine"))
    assert "Ondine: look at Fenwick" in own.text
    assert "Ondine: look at Fenwick" in whole.text
    assert "(the game)" not in whole.text


def test_numbers_of_questions_do_not_tell_of_private_ones(town: Path, tmp_path: Path) -> None:
    numbers = []
    for name, private in (("with", True), ("without", False)):
        with dealt(["Brask"], {}):
            desk = WolfDesk(copied(town, tmp_path / name), hour(1))
            desk.start()
            if private:
                desk.whisper("Fenwick", "I vote to lynch Quillon or Tarn.")
            desk.now, desk.count = hour(3), 100
            desk.say("Mirelle", "I vote to lynch Quillon or Tarn.", to=AGORA)
            numbers.append(reporting.show(desk.ws, WW, None, "text"))
            desk.close()
    assert "Quillon or Tarn" in numbers[0]
    assert numbers[0] == numbers[1]


def test_the_log_of_the_loop_holds_no_secret(
    town: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from structlog.testing import capture_logs

    from gamemaster.mail.files import RawMail
    from gamemaster.service.letters.delivery import Delivered
    from gamemaster.service.rounds import running
    from gamemaster.service.rounds.intake import take

    with dealt(["Brask"], {}):
        desk = WolfDesk(copied(town, tmp_path / "ws"), hour(1))
        desk.start()
        desk.lynch("Quillon", "Brask", "Fenwick", "Mirelle", "Ondine")
        raw = desk.compose("Brask", "We attack Mirelle.", to=BOT, message_id="brask1@example.org")
        refused = Delivered(failed=1, problem="550 <brask@example.org> is unknown")
        monkeypatch.setattr(running, "poll_from", lambda ws, _: [take(ws, RawMail(raw, "test", None))])
        monkeypatch.setattr(running, "send", lambda _: refused)
        with capture_logs() as lines:
            running._round(desk.ws, object(), 1)  # type: ignore[arg-type]
        desk.close()
    text = str(lines).casefold()
    assert "private" in text
    assert "550 <address> is unknown" in text
    assert not any(word in text for word in ("brask", "mirelle", "attack"))


def test_what_a_private_mail_broke_keeps_no_word_of_it(
    town: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gamemaster.service.rounds.quarantine import set_aside

    def failing(*_: object, **__: object) -> None:
        raise ValueError("Brask attacks Mirelle")

    with dealt(["Brask"], {}):
        desk = WolfDesk(copied(town, tmp_path / "ws"), hour(1))
        desk.start()
        desk.letters()
        monkeypatch.setattr("gamemaster.service.messages.judging.answer_sender", failing)
        desk.whisper("Brask", "I vote to lynch Mirelle.", subject="Mirelle must hang")
        (aside,) = set_aside(desk.ws)
        (notice,) = desk.letters()
        desk.close()
    trace = aside.data["traceback"]
    assert "ValueError" in trace
    assert "in failing" in trace
    assert "Mirelle" not in trace.replace('raise ValueError("Brask attacks Mirelle")', "")
    assert "Mirelle" not in notice.subject + notice.words


@pytest.mark.parametrize("public", [True, False])
def test_what_came_late_is_asked_about_where_nobody_else_reads_it(
    town: Path, tmp_path: Path, public: bool
) -> None:
    """What would be different names votes and parts, so the question is not listed without --gm."""
    with dealt(["Brask"], {}):
        desk = WolfDesk(copied(town, tmp_path / "ws"), hour(1))
        desk.start()
        desk.lynch("Quillon", "Brask", "Fenwick", "Mirelle", "Ondine")
        desk.now = hour(24 * 9)
        desk.say("Tarn", "I vote to lynch Mirelle.")
        said = {"date": hour(1.02), "message_id": "late@example.org"}
        if public:
            taken = desk.say("Fenwick", "I withdraw my vote.", arrived=hour(1.02), **said)
        else:
            taken = desk.mail("Fenwick", "I withdraw my vote.", to=BOT, **said)
        shown = [one.text for one in queries.open_questions(desk.ws, WW)]
        whole = [one.text for one in queries.open_questions(desk.ws, WW, gm=True)]
        report = reporting.show(desk.ws, WW, None, "text")
        desk.close()
    assert taken.data["status"] == "held"
    assert any("came only now" in text for text in whole)
    assert not any("came only now" in text for text in shown)
    assert "came only now" not in report
    if not public:
        assert "Fenwick" not in taken.text + str(taken.data)
        assert "late@" not in taken.text + str(taken.data)


def test_a_question_about_stamps_names_no_part_to_others(town: Path, tmp_path: Path) -> None:
    with dealt(["Brask"], {}):
        desk = WolfDesk(copied(town, tmp_path / "ws"), hour(1))
        desk.start()
        desk.lynch("Quillon", "Brask", "Fenwick", "Mirelle")
        desk.now = hour(2)
        desk.whisper("Tarn", "I vote to lynch Mirelle.", date=hour(2), minutes=0)
        desk.say(
            "Ondine", "I vote to lynch Quillon.", date=hour(2) - timedelta(minutes=1), arrived=hour(2.05)
        )
        whole = [one.text for one in queries.open_questions(desk.ws, WW, gm=True)]
        shown = [one.text for one in queries.open_questions(desk.ws, WW)]
        desk.close()
    assert any("stamps of this message differ" in text for text in whole)
    assert not any("stamps of this message differ" in text for text in shown)

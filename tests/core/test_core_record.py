"""Reports, claims of error and ratification in replay, on a game small enough to see through."""

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy import TOY
from toygame import MONDAY, attempt, fold, hour, referee, verdicts
from toygame import ruling as ruling_at

from gamemaster.core.action import Attempt
from gamemaster.core.calendar import DAY
from gamemaster.core.claiming import NO_CLAIM, WHOLE
from gamemaster.core.codec import decode_entry, encode_entry
from gamemaster.core.conduct import Conduct, conduct_from_json
from gamemaster.core.contract import Duty
from gamemaster.core.covered import covered, pointed_at, sections
from gamemaster.core.ledger import (
    AnswerClaim,
    Assert,
    Choose,
    Decision,
    Entry,
    Kind,
    MessageBody,
    Ratify,
    ReportBody,
    Void,
    in_force,
)
from gamemaster.core.mechanics.claims import ClaimError
from gamemaster.core.obligations import obligations, owed_by
from gamemaster.core.outcome import Verdict
from gamemaster.core.reading import Reading
from gamemaster.core.record import ELSEWHERE, EVERYTHING, Claim, Published, Record, record_from_json, ripe
from gamemaster.core.settings import Settings
from gamemaster.core.timeline import Timeline

JOIN, ADD = attempt("join"), attempt("add", n=3)
GAME = referee()
PEOPLE = sections(TOY)[0].title


def report(seq: int, number: int = 1, at: float = 10, revises: int = 0, counter: int = 3) -> Entry:
    """Report `number`, published 2 hours after the moment it speaks of."""
    values = {PEOPLE: {"Ondine": {"counter": counter}}}
    body = ReportBody(number, "00", hour(at), values, revises)
    return Entry(f"report:{number}", hour(at + 2), seq, Kind.REPORT, body)


def mail(name: str, at: float, *items: Attempt, seq: int = 1) -> Entry:
    """A public message of Ondine's, `at` hours after the start."""
    body = MessageBody(f"<{name}@list.example>", "Ondine", True, Reading(items, (), "test"))
    return Entry(name, hour(at), seq, Kind.MESSAGE, body)


def ruling(decision: Decision, at: float, seq: int) -> Entry:
    return ruling_at(seq, hour(at), decision)


def claims(what: str, number: int | None = 1, section: str | None = None) -> Attempt:
    return Attempt(ClaimError(report=number, what=what, section=section), "Brask", "CoE", (0, 3))


def record(entries: list[Entry]) -> Record:
    return fold(entries)[-1].after.conduct.record


class TestClaims:
    def test_a_claim_goes_on_record_and_changes_nothing(self) -> None:
        entries = [mail("a", 1, JOIN, ADD), report(2), mail("c", 13, claims("the counter of Ondine"), seq=3)]
        steps = fold(entries)
        (outcome,) = steps[-1].outcomes
        assert outcome.verdict is Verdict.APPLIED
        assert outcome.remarks[0].code == "CLAIM_OPEN"
        assert steps[-1].before.state == steps[-1].after.state
        (claim,) = record(entries).claims
        assert (claim.by, claim.report, claim.open) == ("Brask", 1, True)

    @pytest.mark.parametrize(
        ("attempted", "code"),
        [
            (claims("wrong", 7), "NO_SUCH_REPORT"),
            (claims("  "), "NOTHING_CLAIMED"),
        ],
    )
    def test_what_is_no_claim_is_refused(self, attempted: Attempt, code: str) -> None:
        outcome = fold([report(1), mail("c", 13, attempted, seq=2)])[-1].outcomes[0]
        assert outcome.refusal is not None
        assert outcome.refusal.code == code

    def test_before_any_report_there_is_nothing_to_claim_against(self) -> None:
        outcome = fold([mail("c", 5, claims("wrong", None)), report(2)])[0].outcomes[0]
        assert outcome.refusal is not None

    @pytest.mark.parametrize(
        ("chosen", "section"),
        [(PEOPLE, PEOPLE), (WHOLE, EVERYTHING), (ELSEWHERE, ELSEWHERE), (NO_CLAIM, None)],
    )
    def test_where_it_points_nowhere_the_game_master_says(self, chosen: str, section: str | None) -> None:
        vague = mail("c", 13, claims("this is bugging me"), seq=2)
        (outcome,) = fold([report(1), vague])[-1].outcomes
        assert outcome.question is not None
        assert outcome.question.code == "CLAIM_WHERE"
        assert [claim.section for claim in record([report(1), vague]).claims] == [EVERYTHING]
        decided = ruling(Choose("c", (0, 0), chosen), 14, 3)
        found = [claim.section for claim in record([report(1), vague, decided]).claims]
        assert found == ([] if section is None else [section])

    def test_answers_and_their_reversal(self) -> None:
        entries = [report(1), mail("c", 13, claims("the counter"), seq=2)]
        denied = ruling(AnswerClaim("c", 0, "denied"), 15, 3)
        assert record([*entries, denied]).claims[0].reply == "denied"
        assert record([*entries, denied, ruling(Void(denied.id), 16, 4)]).claims[0].reply is None
        gone = ruling(AnswerClaim("nowhere", 0, "denied"), 15, 3)
        assert fold([*entries, gone])[-1].outcomes[0].verdict is Verdict.REFUSED

    def test_moves_beside_it_are_judged_by_themselves(self) -> None:
        both = mail("c", 13, claims("the counter"), ADD, seq=3)
        found = fold([mail("a", 1, JOIN, ADD), report(2), both])
        assert verdicts(found[-1]) == ["applied", "applied"]

    def test_it_is_owed_an_answer(self) -> None:
        standing = fold([report(1), mail("c", 13, claims("the counter"), seq=2)])[-1].after
        (duty,) = [one for one in obligations(TOY, standing) if one.kind == "claim"]
        assert (duty.since, duty.due) == (hour(13), hour(13) + 7 * DAY)
        patient = standing._replace(settings=standing.settings.changed({"wait_for_ever": ("claim",)}))
        (duty,) = [one for one in obligations(TOY, patient) if one.kind == "claim"]
        assert duty.due is None
        assert owed_by((duty,), hour(12)) == ()

    def test_what_is_due_first_is_told_first(self) -> None:
        owed = [Duty("Ondine", str(due), "", hour(0), due, "") for due in (None, hour(9), hour(3))]
        assert [duty.due for duty in owed_by(tuple(owed), hour(5))] == [hour(3), hour(9), None]


class TestClock:
    REPORT = Published(1, hour(10), hour(12), ("A", "B"))

    def with_claim(self, **values: object) -> Record:
        claim = Claim(1, "c", 0, "Brask", 1, "A", "wrong", hour(20))
        return Record((self.REPORT,), (claim._replace(**values),))  # type: ignore[arg-type]

    def test_a_section_is_ripe_a_week_after_publication(self) -> None:
        assert ripe(Record((self.REPORT,)), self.REPORT, "A", Settings()) == hour(12) + 7 * DAY
        assert ripe(Record((self.REPORT,)), self.REPORT, "A", Settings(ratify_days=0)) is None
        assert ripe(Record((self.REPORT,)), self.REPORT, "Z", Settings()) is None

    def test_a_claim_stops_its_own_section(self) -> None:
        record = self.with_claim()
        assert ripe(record, self.REPORT, "A", Settings()) is None
        assert ripe(record, self.REPORT, "B", Settings()) == hour(12) + 7 * DAY
        assert ripe(self.with_claim(section=EVERYTHING), self.REPORT, "B", Settings()) is None
        assert ripe(self.with_claim(section=ELSEWHERE), self.REPORT, "A", Settings()) is not None

    def test_a_denial_begins_it_anew_or_ends_the_doubt(self) -> None:
        denied = self.with_claim(reply="denied", replied=hour(40))
        assert ripe(denied, self.REPORT, "A", Settings()) == hour(40) + 7 * DAY
        assert ripe(denied, self.REPORT, "A", Settings(claim_denied="runs_on")) == hour(12) + 7 * DAY

    def test_what_is_known_to_be_wrong_waits_unless_time_alone_ratifies(self) -> None:
        record = Record((self.REPORT,))
        assert ripe(record, self.REPORT, "A", Settings(), {1}) is None
        assert ripe(record, self.REPORT, "A", Settings(), {2}) == hour(12) + 7 * DAY
        settings = Settings(ratify_corrected="ratifies")
        assert ripe(record, self.REPORT, "A", settings, {1}) == hour(12) + 7 * DAY

    def test_what_was_revised_is_ratified_no_more(self) -> None:
        again = Published(2, hour(10), hour(30), ("A", "B"), revises=1)
        record = self.with_claim(reply="accepted").published(again)
        assert ripe(record, self.REPORT, "B", Settings()) is None
        assert ripe(record, again, "A", Settings()) == hour(30) + 7 * DAY
        assert record.claims[0].reply == "revised"

    def test_a_claim_nobody_accepted_speaks_of_the_revision(self) -> None:
        again = Published(2, hour(10), hour(30), ("A", "B"), revises=1)
        record = self.with_claim().published(again)
        assert ripe(record, again, "A", Settings()) is None

    def test_the_record_reads_back_as_it_was_written(self) -> None:
        record = self.with_claim(reply="referred", replied=hour(21), case="CFJ 5")
        assert record_from_json(record.to_json()) == record
        conduct = Conduct("Sir Hale", (), None, record)
        assert conduct_from_json(conduct.to_json()) == conduct
        assert conduct_from_json({"gm": "X", "seats": [], "paused": None}) == Conduct("X")


class TestRatified:
    def entries(self, decision: Decision, late: Entry) -> list[Entry]:
        joined = mail("a", 1, JOIN, ADD)
        return [joined, report(2), ruling(decision, 10, 3), late]

    def decision(self, **values: object) -> Ratify:
        return Ratify(1, PEOPLE, {"Ondine": values}, hour(200))

    def test_where_replay_agrees_nothing_happens(self) -> None:
        stated = covered(TOY, fold([mail("a", 1, JOIN, ADD)])[-1].after.state)[PEOPLE]["Ondine"]
        steps = fold([mail("a", 1, JOIN, ADD), report(2), ruling(self.decision(**stated), 10, 3)])
        ratified = next(step for step in steps if step.entry.kind is Kind.RULING)
        assert [(o.verdict, o.events) for o in ratified.outcomes] == [(Verdict.APPLIED, ())]
        assert ratified.before.state == ratified.after.state

    def test_it_stands_before_the_messages_of_its_moment_and_after_the_ticks(self) -> None:
        ratify = ruling(self.decision(counter=3), 0, 9)
        ratify = replace(ratify, at=MONDAY + timedelta(days=7))
        same = replace(mail("b", 0, ADD, seq=2), at=ratify.at)
        order = [step.entry.id for step in fold([mail("a", 1, JOIN, ADD), same, ratify])]
        assert order[-3:] == [order[-3], ratify.id, "b"]
        assert order[-3].startswith("tick:")

    def test_what_cannot_be_set_is_asked_and_can_be_left(self) -> None:
        ratify = ruling(self.decision(counter=8), 10, 3)
        steps = fold([mail("a", 1, JOIN, ADD), report(2), ratify])
        step = next(step for step in steps if step.entry.id == ratify.id)
        assert [o.verdict for o in step.outcomes] == [Verdict.APPLIED, Verdict.NEEDS_RULING]
        assert "Ondine.counter 3 -> 8" in step.outcomes[1].text
        left = ruling(Choose(ratify.id, (1, 0), "leave them as they are"), 11, 4)
        steps = fold([mail("a", 1, JOIN, ADD), report(2), ratify, left])
        step = next(step for step in steps if step.entry.id == ratify.id)
        assert [o.verdict for o in step.outcomes] == [Verdict.APPLIED, Verdict.APPLIED]

    def test_a_later_claim_against_it_is_refused(self) -> None:
        ratify = ruling(Ratify(1, PEOPLE, {}, hour(14)), 10, 3)
        late = mail("c", 15, claims("x", 1, PEOPLE), seq=4)
        early = mail("d", 13, claims("x", 1, PEOPLE), seq=5)
        steps = {step.entry.id: step for step in fold([report(1), ratify, late, early])}
        assert steps["c"].outcomes[0].refusal is not None
        assert steps["d"].outcomes[0].verdict is Verdict.APPLIED


@given(st.permutations(range(6)))
def test_whatever_the_order_of_arrival_the_record_is_the_same(order: list[int]) -> None:
    entries = [
        mail("a", 1, JOIN, ADD, seq=1),
        report(2),
        mail("c", 13, claims("the counter"), seq=3),
        ruling(AnswerClaim("c", 0, "denied"), 15, 4),
        report(5, 2, at=20, revises=1),
        ruling(Ratify(2, PEOPLE, {"Ondine": {"counter": 3}}, hour(300)), 20, 6),
    ]
    timeline = Timeline(GAME, every=2)
    for place in order:
        timeline.append(entries[place])
    assert timeline.head == fold(sorted(entries, key=lambda e: e.key))[-1].after
    assert timeline.opening_of(hour(20)) == timeline.standing_at(hour(20))


@pytest.mark.parametrize(
    "entry",
    [
        report(1),
        Entry("report:9", hour(3), 4, Kind.REPORT, ReportBody(9, "ff")),
        ruling(AnswerClaim("msg:x", 1, "referred", "CFJ 7"), 3, 2),
        ruling(Ratify(1, PEOPLE, {"Ondine": {"counter": 3}}, hour(5), undoubted=True), 3, 2),
        ruling(Assert("Ondine", "counter", 3), 3, 2),
        mail("c", 13, claims("the counter", None, "Participants"), seq=2),
    ],
)
def test_entries_read_back_as_they_were_written(entry: Entry) -> None:
    assert decode_entry(encode_entry(entry), TOY.vocabulary) == entry


def test_words_point_at_sections() -> None:
    state = fold([mail("a", 1, JOIN, ADD)])[-1].after.state
    assert pointed_at(TOY, state, "the list of participants is wrong") == (PEOPLE,)
    assert pointed_at(TOY, state, "Ondine's counters are 4") == (PEOPLE,)
    assert pointed_at(TOY, state, "this is bugging me") == ()


def test_the_report_is_published_as_of_its_own_moment() -> None:
    (published,) = record([report(1)]).reports
    assert (published.as_of, published.at, published.sections) == (hour(10), hour(12), (PEOPLE,))
    assert [item.entry.id for item in in_force([report(1)])] == ["report:1"]

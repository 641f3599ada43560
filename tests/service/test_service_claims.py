"""Claims of error: how they are made, answered, and how a revision settles them; who is reminded of what."""

from datetime import timedelta

from service_kit import BOT, GAME, GM, LIST, NEXT_MONDAY, TALK, Desk, asked, outcomes

from gamemaster.core.calendar import DAY
from gamemaster.core.record import EVERYTHING, Claim
from gamemaster.service.reports import reporting
from gamemaster.service.rounds.duties import duties
from gamemaster.service.rounds.turning import tick
from gamemaster.service.ruling.changing import change_settings

CHARACTERS, POSSESSIONS = "Player Characters", "Possessions"


def published(desk: Desk) -> str:
    """Let the first week turn and its report go out; the report's Message-ID."""
    desk.turn()
    reporting.order(desk.ws, GAME, "approve")
    return str(desk.every_letter("report")[-1].message.message_id)


def claims(desk: Desk) -> list[Claim]:
    with desk.ws.read() as tx:
        return list(desk.ws.live(tx, GAME).conduct.record.claims)


def coe(desk: Desk, text: str, report: str, who: str = "Brask", **how: object) -> object:
    return desk.mail(who, text, subject="Re: report", fields=(f"In-Reply-To: <{report}>",), **how)  # type: ignore[arg-type]


class TestMaking:
    def test_an_answer_to_a_report_opens_a_claim_against_the_section_it_speaks_of(self, played: Desk) -> None:
        report = published(played)
        taken = coe(played, "CoE: my gold is 4, not 0.", report)
        assert outcomes(taken) == ["applied claim_error"]  # type: ignore[arg-type]
        (claim,) = claims(played)
        assert (claim.by, claim.report, claim.section, claim.reply) == ("Brask", 1, CHARACTERS, None)
        assert played.state("Brask")["gold"] == 0
        (letter,) = played.letters("notice", GM)
        assert "my gold is 4, not 0." in letter.words
        assert f"gamemaster rule {GAME} deny 1" in letter.words
        played.proven()

    def test_a_quoted_row_tells_the_section(self, played: Desk) -> None:
        report = published(played)
        row = next(
            line for line in played.every_letter("report")[-1].body.splitlines() if line.startswith("Ondine")
        )
        coe(played, f"> {row}\n\nCoE: that is not so, since I had left.", report, who="Ondine")
        (claim,) = claims(played)
        assert claim.section == CHARACTERS
        assert row.split()[0] in claim.what

    def test_one_that_names_no_section_is_asked_about_and_stops_everything_meanwhile(
        self, played: Desk
    ) -> None:
        """A claim without scope and nature is nothing, and only a human can say so."""
        report = published(played)
        taken = coe(played, "CoE: this is bugging me.", report)
        assert outcomes(taken) == ["needs_ruling claim_error CLAIM_WHERE"]  # type: ignore[arg-type]
        assert [claim.section for claim in claims(played)] == [EVERYTHING]
        (question,) = asked(taken)  # type: ignore[arg-type]
        played.rule(str(question), played.letter_of(question, "it claims nothing"))
        assert claims(played) == []
        assert played.questions() == []
        played.proven()

    def test_it_needs_a_report_and_words(self, played: Desk) -> None:
        taken = played.mail("Brask", "CoE: my gold is 4.", subject="Agora RPG")
        assert outcomes(taken) == ["refused claim_error NO_SUCH_REPORT"]
        published(played)
        taken = played.mail("Brask", "CoE on report 7: my gold is 4.", subject="Agora RPG")
        assert outcomes(taken) == ["refused claim_error NO_SUCH_REPORT"]

    def test_somebody_elses_report_is_none_of_ours(self, played: Desk) -> None:
        published(played)
        taken = played.mail("Brask", "CoE: I have three points.", subject="[OFF] The Scorekeepor's report")
        assert outcomes(taken) == []
        assert claims(played) == []

    def test_moves_in_the_same_mail_are_done(self, played: Desk) -> None:
        report = published(played)
        taken = coe(played, "I move to Healer.\n\nCoE: my tokens are 9.\n\nI move to Town Square.", report)
        assert outcomes(taken) == ["applied move", "applied claim_error", "applied move"]  # type: ignore[arg-type]

    def test_quoted_it_claims_nothing(self, played: Desk) -> None:
        report = published(played)
        coe(played, "> CoE: my gold is 4.\n\nI agree with the Game Master there.", report)
        assert claims(played) == []

    def test_whoever_is_no_party_may_claim_too(self, played: Desk) -> None:
        report = published(played)
        taken = coe(played, "CoE: the gold of Ondine is 3.", report, who=GM)
        assert outcomes(taken) == ["applied claim_error"]  # type: ignore[arg-type]


class TestInformal:
    def test_a_correction_on_the_discussion_list_is_offered_to_the_game_master(self, played: Desk) -> None:
        report = published(played)
        played.letters()
        taken = coe(played, "Your report is wrong: my gold should be 4.", report, to=TALK, by_list=TALK)
        (question,) = asked(taken)  # type: ignore[arg-type]
        assert claims(played) == []
        assert "Is it a claim of error?" in played.letters("notice", GM)[0].words
        played.rule(str(question), "a")
        (claim,) = claims(played)
        assert (claim.by, claim.section) == ("Brask", CHARACTERS)
        played.proven()

    def test_and_left_alone_when_e_says_so(self, played: Desk) -> None:
        report = published(played)
        taken = coe(played, "My gold should be 4.", report, to=TALK, by_list=TALK)
        (question,) = asked(taken)  # type: ignore[arg-type]
        played.rule(str(question), "b")
        assert claims(played) == []

    def test_what_is_said_to_the_program_alone_is_none(self, played: Desk) -> None:
        report = published(played)
        taken = coe(played, "CoE: my gold is 4.", report, to=BOT)
        assert outcomes(taken) == ["refused claim_error NOT_PUBLIC"]  # type: ignore[arg-type]
        coe(played, "My gold should be 4.", report, to=BOT)
        assert played.questions() == []
        assert claims(played) == []

    def test_talk_about_a_report_that_corrects_nothing_is_left_alone(self, played: Desk) -> None:
        report = published(played)
        coe(played, "Thanks for the report, nice work.", report, to=TALK, by_list=TALK)
        assert played.questions() == []


class TestAnswering:
    def test_it_is_owed_within_seven_days_and_reminded_of(self, played: Desk) -> None:
        report = published(played)
        coe(played, "CoE: my gold is 4.", report)
        made = played.now
        (duty,) = [shown.data for shown in duties(played.ws, GAME) if shown.data["kind"] == "claim"]
        assert duty["owner"] == GM
        assert duty["due"] == (made + 7 * DAY).strftime("%Y-%m-%dT%H:%M:%SZ")
        assert "not ratified" in duty["default"]
        played.letters()
        played.now = made + 4 * DAY
        assert tick(played.ws) == []
        played.now = made + 5 * DAY
        tick(played.ws)
        tick(played.ws)
        (reminder,) = [mail for mail in played.letters("notice", GM) if "Reminder" in mail.subject]
        assert "claim 1 of Brask" in reminder.words
        played.now = made + 7 * DAY + timedelta(minutes=1)
        tick(played.ws)
        assert any("the time is up" in mail.subject for mail in played.letters("notice", GM))
        assert any(
            shown.data["overdue"] for shown in duties(played.ws, GAME) if shown.data["kind"] == "claim"
        )

    def test_denied_by_command(self, played: Desk) -> None:
        report = published(played)
        coe(played, "CoE: my gold is 4.", report)
        assert "denied" in played.rule("deny", "1", because="the transfer failed")
        assert [claim.reply for claim in claims(played)] == ["denied"]
        assert [shown for shown in duties(played.ws, GAME) if shown.data["kind"] == "claim"] == []
        played.proven()

    def test_a_denial_taken_back_leaves_it_open(self, played: Desk) -> None:
        report = published(played)
        coe(played, "CoE: my gold is 4.", report)
        played.rule("deny", "1")
        entry = [row["id"] for row in played.rows_of_rulings()][-1]
        played.rule("void", entry)
        assert [claim.reply for claim in claims(played)] == [None]
        played.proven()

    def test_referred(self, played: Desk) -> None:
        report = published(played)
        coe(played, "CoE: my gold is 4.", report)
        played.rule("refer", "1", "CFJ 2300")
        (claim,) = claims(played)
        assert (claim.reply, claim.case, claim.open) == ("referred", "CFJ 2300", True)

    def test_by_mail_the_review_lists_it_and_takes_the_answer(self, played: Desk) -> None:
        report = published(played)
        coe(played, "CoE: my gold is 4.", report)
        played.turn(NEXT_MONDAY + 7 * DAY)
        review = played.every_letter("review")[-1]
        assert "Claim 1 of Brask against report 1" in review.words
        assert "deny 1 because" in review.words
        played.reply("deny 1 because the transfer failed\n")
        assert [claim.reply for claim in claims(played)] == ["denied"]


class TestRevision:
    def revised(self, desk: Desk) -> str:
        report = published(desk)
        coe(desk, "CoE: my gold is 4, Ondine gave me that.", report)
        desk.rule("act", "adjust", '{"person": "Brask", "value": "gold", "to": 4}', at=NEXT_MONDAY - DAY)
        desk.rule("revise", "1", because="Brask is right")
        return report

    def test_it_repeats_the_report_with_what_differs(self, played: Desk) -> None:
        self.revised(played)
        assert "draft of report 2" in played.every_letter("review")[-1].subject
        assert "Report 2 goes to" in reporting.order(played.ws, GAME, "approve")
        again = played.every_letter("report")[-1]
        assert "in place of report 1" in again.subject
        assert again.message.list_id is None
        assert "0 -> 4" in again.words
        first = played.every_letter("report")[0]
        accurate = next(line for line in first.body.splitlines() if "Mon 2 Nov 2009" in line)
        assert accurate in again.body
        assert [claim.reply for claim in claims(played)] == ["revised"]
        played.proven()

    def test_the_next_week_turns_as_if_nothing_had_happened(self, played: Desk) -> None:
        self.revised(played)
        reporting.order(played.ws, GAME, "approve")
        (told,) = played.turn(NEXT_MONDAY + 7 * DAY)
        assert "draft of report 3" in told

    def test_until_it_is_out_it_is_owed(self, played: Desk) -> None:
        self.revised(played)
        owed = [shown.data["kind"] for shown in duties(played.ws, GAME)]
        assert "revision" in owed
        reporting.order(played.ws, GAME, "approve")
        assert "revision" not in [shown.data["kind"] for shown in duties(played.ws, GAME)]

    def test_a_claim_nobody_accepted_goes_on_against_the_revision(self, played: Desk) -> None:
        report = published(played)
        coe(played, "CoE: my gold is 4.", report)
        coe(played, "CoE: my weapons are missing.", report)
        played.rule("revise", "1")
        reporting.order(played.ws, GAME, "approve")
        assert [(claim.report, claim.reply) for claim in claims(played)] == [(1, "revised"), (2, None)]

    def test_an_earlier_report_can_be_revised_too(self, played: Desk) -> None:
        change_settings(played.ws, GAME, {"ratify_days": 30}, None, "a slow game")
        report = published(played)
        played.turn(NEXT_MONDAY + 7 * DAY)
        reporting.order(played.ws, GAME, "approve")
        coe(played, "CoE: my gold is 4.", report)
        played.rule("revise", "1")
        assert "Report 3 goes to" in reporting.order(played.ws, GAME, "approve")
        assert "in place of report 1" in played.every_letter("report")[-1].subject
        (told,) = played.turn(NEXT_MONDAY + 14 * DAY)
        assert "draft of report 4" in told
        assert f"{LIST}" in played.every_letter("report")[-1].recipients

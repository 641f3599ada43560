"""Dependent actions by the procedure of each era: windows, who counts, answers taken back, conditions."""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta

import pytest

from gamemaster.core.mechanics.intent_duties import intent_duties
from gamemaster.core.mechanics.intent_profiles import PROFILES, Era
from gamemaster.core.mechanics.intent_rules import (
    MET,
    UNMET,
    announce,
    answer,
    conditional,
    resolve,
    stated_condition,
    tally,
    unfit,
)
from gamemaster.core.mechanics.intents import (
    Intend,
    IntentAnswered,
    Intents,
    Method,
    Object,
    Resolve,
    Response,
    Support,
    WithdrawObjection,
    WithdrawSupport,
    evolve_intents,
)
from gamemaster.core.outcome import NeedsRuling, Refused

T0 = datetime(2009, 10, 26, 10, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
ERAS: tuple[Era, ...] = ("2008-02", "2008-11", "2009-10", "2023")


class Tabled:
    """One intent of Ondine's in an era, and what people say to it `hours` after."""

    def __init__(
        self, era: Era, method: Method = "without_objection", n: int = 1, what: str = "do it"
    ) -> None:
        self.profile = PROFILES[era]
        action = Intend(method=method, n=n, what=what)
        told = announce(Intents(), action, "Ondine", "thing", T0, profile=self.profile)
        self.intents = evolve_intents(Intents(), told)

    def say(self, person: str, action: Response, hours: float = 1) -> str:
        said = answer(self.intents, action, person, T0 + hours * HOUR, "1", self.profile)
        if isinstance(said, Refused):
            return said.code
        self.intents = evolve_intents(self.intents, said)
        return "said"

    def act(
        self,
        hours: float,
        person: str = "Ondine",
        electors: Collection[str] | None = None,
        successor: str = "",
        speaker: str = "",
    ) -> str:
        done = resolve(
            self.intents,
            Resolve(intent=1),
            person,
            T0 + hours * HOUR,
            "1",
            self.profile,
            electors,
            successor,
            speaker,
        )
        return done.code if isinstance(done, Refused) else "done"


@pytest.mark.parametrize("era", ERAS)
def test_performance_just_before_4_days_and_just_after_14_fails(era: Era) -> None:
    """Performance at 3 d 23 h 59 m and at 14 d 0 h 1 m both fail; both ends of the window work."""
    minute = 1 / 60
    assert Tabled(era).act(96 - minute) == "TOO_EARLY"
    assert Tabled(era).act(96) == Tabled(era).act(336) == "done"
    assert Tabled(era).act(336 + minute) == "INTENT_LAPSED"


@pytest.mark.parametrize(
    ("era", "after_10_hours"),
    [("2008-02", "done"), ("2008-11", "done"), ("2009-10", "OBJECTION_JUST_WITHDRAWN"),
     ("2023", "OBJECTION_JUST_WITHDRAWN")],
)  # fmt: skip
def test_an_objection_withdrawn_less_than_a_day_ago_blocks_in_the_later_eras(
    era: Era, after_10_hours: str
) -> None:
    """Withdrawn 10 h before performance (May 2009 on, and 2023): blocked. 25 h before: allowed."""
    intent = Tabled(era)
    assert intent.say("Brask", Object(intent=1)) == "said"
    assert intent.say("Brask", WithdrawObjection(intent=1), 90) == "said"
    assert intent.act(100) == after_10_hours
    assert intent.act(115) == "done"


@pytest.mark.parametrize(
    ("era", "again"),
    [("2008-02", "said"), ("2008-11", "said"), ("2009-10", "ANSWER_WITHDRAWN"), ("2023", "ANSWER_WITHDRAWN")],
)
def test_an_answer_taken_back_can_be_given_again_only_in_2008(era: Era, again: str) -> None:
    intent = Tabled(era)
    intent.say("Brask", Support(intent=1))
    intent.say("Brask", WithdrawSupport(intent=1))
    assert intent.say("Brask", Support(intent=1)) == again
    # the opposite answer is another one
    assert intent.say("Brask", Object(intent=1)) == "said"
    intent.say("Brask", WithdrawObjection(intent=1))
    assert intent.say("Brask", Object(intent=1)) == again


@pytest.mark.parametrize(("era", "said"), [("2008-02", "OWN_INTENT"), ("2008-11", "said"),
                                           ("2009-10", "said"), ("2023", "said")])  # fmt: skip
def test_whoever_tabled_it_withdraws_it_by_objecting_since_october_2008(era: Era, said: str) -> None:
    """The tabler supports eir own intent: not counted. Objecting to it is how e withdraws it, later on."""
    intent = Tabled(era)
    assert intent.say("Ondine", Support(intent=1)) == "OWN_INTENT"
    assert intent.say("Ondine", Object(intent=1)) == said
    assert intent.act(100) == ("done" if said == "OWN_INTENT" else "INTENT_BARRED")


@pytest.mark.parametrize("era", ERAS)
def test_2_consent_fails_with_2_to_1_and_passes_with_3_to_1(era: Era) -> None:
    """2 Agoran consent: 2 support and 1 objection fail, 3 and 1 pass."""
    intent = Tabled(era, "with_consent", 2)
    for friend in ("Tarn", "Mirelle"):
        intent.say(friend, Support(intent=1))
    intent.say("Brask", Object(intent=1))
    assert intent.act(100) == "INTENT_BARRED"
    intent.say("Fenwick", Support(intent=1))
    assert intent.act(100) == "done"


def test_the_reason_names_whose_answers_count() -> None:
    intent = Tabled("2023", "with_consent", 2)
    intent.say("Tarn", Support(intent=1))
    intent.say("Brask", Object(intent=1))
    (pending,) = intent.intents.pending()
    counted = tally(pending, T0 + 100 * HOUR, intent.profile)
    assert (counted.supporters, counted.objectors, counted.code) == (("Tarn",), ("Brask",), "INTENT_BARRED")
    assert "needs 3 in support" in counted.unmet
    assert "Tarn" in counted.unmet
    assert "Brask" in counted.unmet


def test_an_objector_who_is_no_member_does_not_count_where_members_object() -> None:
    """Without member objection, the objector not being a party: does not count."""
    intent = Tabled("2008-11")
    intent.say("Quillon", Object(intent=1))
    assert intent.act(100) == "INTENT_BARRED"
    assert intent.act(100, electors={"Ondine", "Brask"}) == "done"
    # who is a member is looked at when it is acted on
    assert intent.act(100, electors={"Ondine", "Quillon"}) == "INTENT_BARRED"
    (pending,) = intent.intents.pending()
    assert tally(pending, T0, intent.profile, {"Ondine"}).uncounted == ("Quillon",)


@pytest.mark.parametrize(("era", "result"), [("2008-11", "NOT_YOUR_INTENT"), ("2023", "done")])
def test_supporters_may_act_on_consent_in_2023_and_always_on_support(era: Era, result: str) -> None:
    consent, support = Tabled(era, "with_consent"), Tabled(era, "with_support")
    for intent in (consent, support):
        intent.say("Tarn", Support(intent=1))
    assert consent.act(100, "Tarn") == result
    assert support.act(2, "Tarn") == "done"
    assert support.act(2, "Brask") == "NOT_YOUR_INTENT"


def test_a_successor_in_the_position_may_act() -> None:
    assert Tabled("2008-02").act(100, "Mirelle") == "NOT_YOUR_INTENT"
    assert Tabled("2008-02").act(100, "Mirelle", successor="Mirelle") == "done"


@pytest.mark.parametrize(("era", "code"), [("2008-02", "NO_SUCH_METHOD"), ("2008-11", "NO_SUCH_METHOD"),
                                           ("2009-10", None), ("2023", None)])  # fmt: skip
def test_notice_exists_since_2009(era: Era, code: str | None) -> None:
    barred = unfit(Intend(method="with_notice", what="x"), PROFILES[era], "1")
    assert (barred.code if barred else None) == code


def test_a_longer_notice_can_be_named_in_2023_only() -> None:
    assert Tabled("2023", "with_notice", 7).act(24 * 7 - 1) == "TOO_EARLY"
    assert Tabled("2023", "with_notice", 7).act(24 * 7) == "done"
    assert Tabled("2023", "with_notice").act(95) == "TOO_EARLY"
    assert Tabled("2009-10", "with_notice", 7).act(96) == "done"


def test_no_more_than_8_objections_can_be_named_in_2009() -> None:
    nine = Intend(method="without_objection", n=9, what="x")
    barred = unfit(nine, PROFILES["2009-10"], "1")
    assert barred is not None
    assert barred.code == "TOO_MANY_OBJECTIONS"
    assert unfit(nine, PROFILES["2023"], "1") is None


def test_the_speakers_objection_brakes_for_two_days_in_2023() -> None:
    intent = Tabled("2023", "with_consent")
    for friend in ("Tarn", "Mirelle"):
        intent.say(friend, Support(intent=1))
    intent.say("Brask", Object(intent=1), 90)
    assert intent.act(100) == "done"
    assert intent.act(100, speaker="Brask") == "SPEAKER_OBJECTS"
    assert intent.act(138, speaker="Brask") == "done"


@pytest.mark.parametrize(
    ("what", "condition"),
    [
        ("end the session, if Tarn has left by then", "if Tarn has left by then"),
        ("amend section 4 provided that the list is open", "provided that the list is open"),
        ("add the card unless it is banned", "unless it is banned"),
        ("amend section 4", ""),
        ("repeal the iffy clause", ""),
    ],
)
def test_a_condition_is_what_the_words_end_with(what: str, condition: str) -> None:
    assert stated_condition(what) == condition


def test_a_stated_condition_is_asked_about_when_it_is_acted_on() -> None:
    """Stated conditions must all be met since April 2009, and only a human can say so; before they did not
    exist."""
    (early,) = Tabled("2008-11", what="end it, if Tarn agrees").intents.pending()
    assert conditional(early, "1", None) is None
    (late,) = Tabled("2009-10", what="end it, if Tarn agrees").intents.pending()
    asked = conditional(late, "1", None)
    assert isinstance(asked, NeedsRuling)
    assert asked.candidates == (MET, UNMET)
    assert conditional(late, "1", MET) is None
    barred = conditional(late, "1", UNMET)
    assert isinstance(barred, Refused)
    assert barred.code == "CONDITION_UNMET"


def test_objections_reach_what_stands_and_nothing_that_comes_later() -> None:
    """An objection before the intent is none; one to everything reaches each intent that exists."""
    profile, intents = PROFILES["2008-11"], Intents()
    for number in (1, 2):
        action = Intend(method="without_objection", what=f"amend section {number}")
        intents = evolve_intents(
            intents, announce(intents, action, "Ondine", "amendment", T0, profile=profile)
        )
    for number in (1, 2):
        said = answer(intents, Object(intent=number), "Brask", T0 + HOUR, "1", profile)
        assert isinstance(said, IntentAnswered)
        intents = evolve_intents(intents, said)
    early = answer(intents, Object(intent=3), "Brask", T0 + HOUR, "1", profile)
    assert isinstance(early, Refused)
    assert early.code == "NO_SUCH_INTENT"
    action = Intend(method="without_objection", what="amend section 3")
    third = announce(intents, action, "Ondine", "amendment", T0 + 2 * HOUR, profile=profile)
    intents = evolve_intents(intents, third)
    assert [intent.objectors for intent in intents.pending()] == [("Brask",), ("Brask",), ()]


def test_an_intent_is_a_duty_from_the_moment_it_is_ripe_until_it_lapses() -> None:
    intent = Tabled("2023")
    intent.say("Brask", Object(intent=1))
    (duty,) = intent_duties(intent.intents, lambda _: "4", intent.profile)
    assert (duty.owner, duty.since, duty.due) == ("Ondine", T0 + 96 * HOUR, T0 + 336 * HOUR)
    assert "Brask" in duty.what
    assert "cannot be acted on" in duty.what
    assert "lapses" in duty.default

"""What events change, which outcomes flip, and where two states differ."""

from toy import TOY, Added, Joined, Left, Starred, WeekBegan, Whispered
from toygame import attempt, hour, mail, referee, ruling, setting

from gamemaster.core.difference import Change, Flip, changes, final_differences, flips
from gamemaster.core.ledger import Void
from gamemaster.core.outcome import Verdict
from gamemaster.core.timeline import Timeline

JOIN = attempt("join")


def test_each_event_changes_the_values_of_its_subjects() -> None:
    state = referee().opening().state
    events = [
        Joined("Ondine"),
        Added("Ondine", 9),
        Added("Ondine", 1),
        Starred("Ondine"),
        Whispered("Ondine", 0),
    ]
    assert changes(TOY, state, events) == [
        Change("Ondine", "counter", None, 0, 0),
        Change("Ondine", "stars", None, 0, 0),
        Change("Ondine", "whispered", None, 0, 0),
        Change("Ondine", "counter", 0, 9, 1),
        Change("Ondine", "counter", 9, 10, 2),
        Change("Ondine", "counter", 10, 0, 3),
        Change("Ondine", "stars", 0, 1, 3),
    ]


def test_values_that_are_gone_are_marked_so() -> None:
    state = TOY.evolve(referee().opening().state, Joined("Brask"))
    assert changes(TOY, state, [Left("Brask"), WeekBegan(2, ())]) == [
        Change("Brask", "counter", 0, None, 0, gone=True),
        Change("Brask", "stars", 0, None, 0, gone=True),
        Change("Brask", "whispered", 0, None, 0, gone=True),
        Change("game", "week", 1, 2, 1),
    ]


def test_two_states_differ_in_people_and_in_the_game() -> None:
    old = TOY.evolve(referee().opening().state, Joined("Brask"))
    new = TOY.evolve(TOY.evolve(old, WeekBegan(2, ())), Added("Brask", 3))
    assert final_differences(TOY, old, old) == []
    assert final_differences(TOY, old, new) == [
        Change("Brask", "counter", 0, 3),
        Change("game", "week", 1, 2),
    ]
    found = final_differences(TOY, TOY.evolve(old, Left("Brask")), TOY.evolve(old, Joined("Ondine")))
    assert [(change.subject, change.name) for change in found if change.new is not None] == [
        (who, name) for who in ("Brask", "Ondine") for name in ("counter", "stars", "whispered")
    ]


def test_a_late_mail_flips_what_came_after_it() -> None:
    late = mail(9, hour(1), JOIN)
    mails = [mail(2, hour(2), attempt("add", n=1), attempt("add", n=9)), mail(3, hour(3), JOIN)]
    refold = Timeline(referee(), mails).append(late)
    assert flips(refold.old, refold.new) == [
        Flip(late, (0, 0), None, Verdict.APPLIED, "", ""),
        Flip(mails[0], (0, 0), Verdict.REFUSED, Verdict.APPLIED, "You do not play.", ""),
        Flip(
            mails[0],
            (1, 0),
            Verdict.REFUSED,
            Verdict.REFUSED,
            "You do not play.",
            "You may add 1 to 5, not 9.",
        ),
        Flip(mails[1], (0, 0), Verdict.APPLIED, Verdict.REFUSED, "", "You play already."),
    ]


def test_a_voided_entry_has_no_outcome_any_more() -> None:
    entry = mail(1, hour(1), JOIN)
    refold = Timeline(referee(), [entry, setting(2, hour(2), sides=1)]).append(ruling(3, hour(3), Void("m1")))
    assert flips(refold.old, refold.new) == [Flip(entry, (0, 0), Verdict.APPLIED, None, "", "")]


def test_equal_folds_have_no_flips() -> None:
    timeline = Timeline(referee())
    refold = timeline.append(mail(1, hour(1), JOIN))
    assert flips(refold.new, refold.new) == []

"""A session of the Werewolves by mail, from the first join to the secret that is told at its end."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from service_kit import BOT, GM, MONDAY, Letter, address, asked, copied, hour, outcomes
from werewolf_desk import AGORA, LISTS, SPOON, TOWN, WW, WolfDesk, dealt, prepare_town

from gamemaster.service import queries, reporting
from gamemaster.service.turning import tick

PARTS = {"Seer": "Ondine", "Witch": "Tarn"}
WOLF = "Brask"


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return prepare_town(tmp_path_factory.mktemp("town") / "ws")


@pytest.fixture
def desk(town: Path, tmp_path: Path) -> Iterator[WolfDesk]:
    """Everybody has joined, and whoever starts a session deals as PARTS says."""
    with dealt([WOLF], PARTS):
        made = WolfDesk(copied(town, tmp_path / "ws"), hour(1))
        made.letters()
        yield made
        made.close()


@pytest.fixture
def day(desk: WolfDesk) -> WolfDesk:
    """The first day."""
    desk.start("Seer", "Witch")
    desk.letters()
    return desk


@pytest.fixture
def night(day: WolfDesk) -> WolfDesk:
    """The first night; Quillon was lynched."""
    day.lynch("Quillon", "Brask", "Fenwick", "Mirelle", "Ondine")
    assert day.phase == "night 1"
    return day


def to(letters: list[Letter], who: str) -> list[Letter]:
    return [letter for letter in letters if letter.recipients == (address(who),)]


class TestTheStart:
    def test_everybody_is_told_eir_part_at_eir_registered_address_and_nobody_else_is(
        self, desk: WolfDesk
    ) -> None:
        desk.start("Seer", "Witch")
        letters = desk.letters("notice")
        for name in TOWN:
            (mine,) = to(letters, name)
            part = {WOLF: "You are the only werewolf.", "Ondine": "and the Seer", "Tarn": "and the Witch"}
            assert part.get(name, "You are a villager.") in mine.words
        assert {one.subject for one in letters if one.recipients != LISTS} == {
            "[Werewolves] Session 1, day 1: for you alone"
        }
        (news,) = desk.public(letters)
        assert news.recipients == LISTS
        assert "Seer, Witch" in news.words
        assert news.field("Auto-Submitted") == "auto-generated"
        assert b"deadline.ics" in news.stored.raw

    def test_a_ruling_starts_it_as_well_and_prints_no_part(self, desk: WolfDesk) -> None:
        said = desk.of_game("act", "start_session", '{"roles": ["Seer", "Witch"]}')
        assert "Session 1 began" in said
        assert "werewol" not in said.lower()
        assert len(desk.letters("notice")) == len(TOWN) + 1

    def test_whoever_has_no_address_is_put_to_the_contestmaster(self, desk: WolfDesk) -> None:
        from gamemaster.core.people import Person

        with desk.ws.write() as tx:
            desk.ws.learn(tx, Person("Fenwick", (), ()))
        desk.start("Seer", "Witch")
        letters = desk.letters()
        (notice,) = [one for one in to(letters, GM) if "No address" in one.subject]
        assert "Fenwick" in notice.words
        assert not any(role in notice.words for role in ("villager", "werewolf", "Seer"))
        assert to(letters, "Fenwick") == []


class TestVotes:
    def test_they_count_on_either_list_and_privately_and_who_voted_is_told_to_nobody(
        self, day: WolfDesk
    ) -> None:
        day.say("Fenwick", "I vote to lynch Quillon.")
        day.say("Mirelle", "I vote to lynch Quillon.", to=SPOON)
        day.whisper("Brask", "I vote to lynch Quillon.")
        before = day.letters()
        assert day.public(before) == []
        day.whisper("Ondine", "I vote to lynch Quillon.")
        letters = day.letters()
        (news,) = day.public(letters)
        assert news.recipients == LISTS
        assert "Quillon was lynched. E was not a werewolf." in news.words
        assert not any(name in news.words.partition("alive")[0] for name in TOWN if name != "Quillon")
        for letter in (*before, *letters):
            others = {name for name in TOWN if letter.recipients != (address(name),)}
            assert not any(f"{name} votes" in letter.words for name in others)

    def test_a_copy_from_the_other_list_is_the_same_vote(self, day: WolfDesk) -> None:
        both = f"{AGORA}, {SPOON}"
        raws = [
            day.compose(
                "Fenwick", "I vote to lynch Quillon.", to=both, by_list=one, message_id="v@example.org"
            )
            for one in LISTS
        ]
        assert [day.deliver(raw).data["status"] for raw in raws] == ["done", "duplicate"]
        assert len(to(day.letters(), "Fenwick")) == 1

    def test_an_unclear_private_vote_is_put_to_the_contestmaster_alone(self, day: WolfDesk) -> None:
        taken = day.whisper("Fenwick", "I vote to lynch Quillon or maybe Tarn.")
        (number,) = asked(taken)
        letters = day.letters()
        assert {one.recipients for one in letters} == {(address("Fenwick"),), (address(GM),)}
        assert "Quillon" not in str(queries.open_questions(day.ws, WW)[0].data)
        assert "Quillon" in str(queries.open_questions(day.ws, WW, gm=True)[0].data)
        day.now = hour(30)
        assert "maybe" not in reporting.show(day.ws, WW, None, "text")
        day.of_game(str(number), "a")
        assert day.view("Fenwick")["people"]["Fenwick"]["vote"] in (None, "Quillon", "Tarn")


class TestTheNight:
    def test_choices_come_privately_and_are_answered_privately(self, night: WolfDesk) -> None:
        on_duty = {letter.recipients for letter in night.letters() if "Night 1 has begun" in letter.words}
        assert on_duty == {(address(name),) for name in (WOLF, "Ondine", "Tarn")}
        assert outcomes(night.whisper(WOLF, "We attack Mirelle.")) == ["applied attack"]
        told = night.letters()
        assert {one.recipients for one in told} == {(address(WOLF),), (address("Tarn"),)}
        assert "The werewolves attack Mirelle." in to(told, "Tarn")[0].words
        assert outcomes(night.whisper("Ondine", "I look at Brask tonight.")) == ["applied see"]
        told = night.letters()
        assert {one.recipients for one in told} == {(address("Ondine"),)}
        assert any("Brask is a werewolf." in one.words for one in told)
        taken = night.whisper("Tarn", "I heal the victim. I poison nobody.")
        assert outcomes(taken) == ["applied save", "applied pass"]
        assert night.phase == "day 2"
        (news,) = night.public(night.letters())
        assert "Nobody was killed." in news.words
        assert news.recipients == LISTS

    def test_a_choice_sent_to_the_list_counts_and_its_sender_is_warned(self, night: WolfDesk) -> None:
        night.letters()
        assert outcomes(night.say("Ondine", "I look at Brask tonight.")) == ["applied see"]
        letters = night.letters()
        assert {one.recipients for one in letters} == {(address("Ondine"),)}
        assert any("This went to the list, where everybody can read it." in one.words for one in letters)

    def test_an_unclear_choice_is_not_lost(self, night: WolfDesk) -> None:
        night.letters()
        taken = night.whisper(WOLF, "I attack Mirelle, or else Fenwick.")
        assert len(asked(taken)) == 1
        letters = night.letters()
        assert {one.recipients for one in letters} == {(address(WOLF),), (address(GM),)}
        assert night.view(gm=True)["game_state"]["attacks"] == {}

    @pytest.mark.parametrize("text", ["We attack Mirelle or Tarn.", "Could I eat Mirelle?", "hello there"])
    def test_a_private_mail_in_which_nothing_was_found_is_answered(self, night: WolfDesk, text: str) -> None:
        night.letters()
        assert night.whisper(WOLF, text).data["status"] == "ignored"
        (letter,) = night.letters()
        assert letter.recipients == (address(WOLF),)
        assert letter.subject == "[Werewolves] Receipt: no action found"
        assert "No action was found in it, so nothing was done." in letter.words
        assert "You owe: Choose the villager you attack." in letter.words

    def test_mail_of_machines_and_strangers_and_talk_on_the_list_is_not_answered(
        self, night: WolfDesk
    ) -> None:
        night.letters()
        night.whisper(WOLF, "I am away.", fields=("Auto-Submitted: auto-replied",))
        night.whisper(WOLF, "hello there", sender="Brask <brask@evil.example>")
        night.say(WOLF, "hello there")
        night.say(WOLF, "hello there", to=f"{AGORA}, {BOT}", fields=(f"List-Post: <mailto:{AGORA}>",))
        assert night.letters() == []

    def test_what_is_printed_and_logged_of_it_tells_nothing(self, night: WolfDesk) -> None:
        taken = night.whisper(WOLF, "We attack Mirelle.", message_id="from-brask@example.org")
        for shown in (str(taken.data), taken.text):
            assert not any(word in shown for word in ("Brask", "brask", "Mirelle", "attack"))
        assert "attack Mirelle" in taken.whole_text
        assert "WITH SECRETS" in taken.whole_text
        lines = [line.text for line in queries.history(night.ws, WW, "", None)]
        assert not any("attack" in line or "vote" in line for line in lines)
        assert any("Quillon was lynched" in line for line in lines)
        lines = [line.text for line in queries.history(night.ws, WW, "", None, gm=True)]
        assert any("Brask: attack Mirelle" in line for line in lines)
        assert "WITH SECRETS" in queries.state(night.ws, WW, None, "", True).text
        assert "only Brask may see" in queries.state(night.ws, WW, None, "Brask", False).text

    def test_what_is_owed_privately_is_printed_for_the_contestmaster_only(self, night: WolfDesk) -> None:
        from gamemaster.service.duties import duties, secrecy

        for person in ("", WOLF, "Ondine", "Tarn"):
            assert duties(night.ws, WW, person) == []
        assert {shown.data["owner"] for shown in duties(night.ws, WW, gm=True)} == {WOLF, "Ondine", "Tarn"}
        assert "WITH SECRETS" in secrecy(night.ws, WW, gm=True)
        before = secrecy(night.ws, "", gm=False)
        night.whisper(WOLF, "We attack Mirelle.")
        night.whisper("Ondine", "I look at Brask tonight.")
        night.whisper("Tarn", "I pass tonight.")
        assert secrecy(night.ws, "", gm=False) == before != ""
        assert "only Tarn may see" in queries.legal(night.ws, WW, "Tarn").text

    def test_a_test_tells_no_more_than_whether_it_is_allowed(self, night: WolfDesk) -> None:
        night.letters()
        night.whisper("Ondine", "I look at Brask tonight.", subject="test")
        night.whisper("Ondine", "I look at Fenwick tonight. I look at Brask tonight.", subject="test")
        for letter in night.letters():
            assert "DONE: look at Brask" in letter.words
            assert not any(f"{name} is" in letter.words for name in TOWN)
        assert night.view("Ondine")["people"]["Ondine"]["seen"] == []

    def test_the_news_of_a_long_enough_night_do_not_tell_when_the_last_choice_came(
        self, town: Path, tmp_path: Path
    ) -> None:
        from gamemaster.service.administration import change_settings

        shown = []
        for name, minutes in (("early", 5), ("late", 95)):
            with dealt([WOLF], {}):
                desk = WolfDesk(copied(town, tmp_path / name), hour(1))
                change_settings(desk.ws, WW, {"min_night": 10}, None, "to hide who acts")
                desk.start()
                desk.lynch("Quillon", "Brask", "Fenwick", "Mirelle", "Ondine")
                began = desk.now
                desk.letters()
                desk.whisper(WOLF, "We attack Mirelle.", minutes=minutes)
                assert desk.public(desk.letters()) == []
                desk.now = began.replace(hour=began.hour + 10, minute=began.minute + 3)
                tick(desk.ws)
                shown.append([letter.stored.raw for letter in desk.public(desk.letters())])
                desk.close()
        assert len(shown[0]) == 1
        assert shown[0] == shown[1]


class TestWhoIsLate:
    def test_each_gets_one_reminder_at_a_time_and_the_contestmaster_one_of_all(self, night: WolfDesk) -> None:
        night.whisper("Ondine", "I look at Fenwick tonight.")
        night.letters()
        printed = []
        for hours in (12, 24, 25.2, 26, 30, 40, 48):
            night.now = hour(hours)
            printed += [turned.text for turned in tick(night.ws)]
        letters = night.letters()
        waited = to(letters, WOLF) + to(letters, "Tarn")
        assert [one.subject for one in waited] == ["[Werewolves] Session 1, night 1: for you alone"] * 2
        assert all("The game waits for you" in one.words for one in waited)
        (of_all,) = to(letters, GM)
        assert "Reminder: it is due soon" in of_all.subject
        for owed in ("Brask: Choose the villager", "Tarn: Say whether you heal"):
            assert owed in of_all.words
        assert len(letters) == 3
        assert printed == ["ww: Sir Hale is reminded: it is due soon."]

    def test_what_the_contestmaster_was_told_once_is_not_told_again_in_other_words(
        self, night: WolfDesk
    ) -> None:
        night.whisper("Ondine", "I look at Fenwick tonight.")
        night.whisper(WOLF, "We attack Mirelle.")
        night.now = hour(40)
        tick(night.ws)
        night.whisper("Tarn", "I poison nobody.")
        night.letters()
        night.now = hour(41)
        tick(night.ws)
        assert night.letters() == []

    def test_reminders_that_the_clock_missed_are_not_sent_in_a_heap_nor_after_the_end(
        self, night: WolfDesk
    ) -> None:
        from gamemaster.service.administration import change_settings

        change_settings(night.ws, WW, {"reminders": [6, 12, 18]}, None, "often")
        night.letters()
        night.now = hour(14)
        tick(night.ws)
        assert [len(to(night.letters(), who)) for who in (WOLF,)] == [1]
        night.now = hour(60)
        printed = [turned.text for turned in tick(night.ws)]
        assert not any("The game waits for you" in one.words for one in night.letters())
        assert any("by the clock: Nobody was killed. Day 2 began" in text for text in printed)

    def test_reminders_come_at_the_times_that_are_set(self, night: WolfDesk) -> None:
        from gamemaster.service.administration import change_settings

        change_settings(night.ws, WW, {"reminders": [12, 30]}, None, "quick")
        night.letters()
        told = []
        for hours in (12, 14, 20, 33, 40):
            night.now = hour(hours)
            tick(night.ws)
            told.append(len(to(night.letters(), "Ondine")))
        assert told == [0, 1, 0, 1, 0]

    def test_the_contestmaster_acts_for_a_laggard(self, night: WolfDesk) -> None:
        from gamemaster.core.action import Attempt
        from gamemaster.core.ledger import Act
        from gamemaster.service.dispatching import dispatch
        from gamemaster.service.rulings import enter_ruling

        night.letters()
        with night.ws.write() as tx:
            live = night.ws.live(tx, WW)
            action = live.contract.vocabulary.action("attack", {"target": "Mirelle"})
            decision = Act((Attempt(action, WOLF, "", (0, 0)),))
            entered = enter_ruling(night.ws, tx, live, decision, "e is away", night.now)
            dispatch(night.ws, tx, live, entered.refold)
        assert night.view(gm=True)["game_state"]["attacked"] == "Mirelle"
        assert [one.recipients for one in night.letters()] == [(address("Tarn"),)]

    def test_a_substitute_takes_the_part_and_is_told_it_alone(self, night: WolfDesk) -> None:
        from gamemaster.service.roster import add_person

        add_person(night.ws, f"Vesper <{address('Vesper')}>", (), ())
        night.say("Vesper", "I join the Werewolves contest.")
        night.letters()
        said = night.of_game("act", "substitute", '{"person": "Ondine", "to": "Vesper"}')
        assert "Seer" not in said
        letters = night.letters()
        assert any("and the Seer" in one.words for one in to(letters, "Vesper"))
        assert to(letters, "Ondine") == []
        (news,) = night.public(letters)
        assert "Vesper took Ondine's place." in news.words
        assert outcomes(night.whisper("Vesper", "I look at Brask tonight.")) == ["applied see"]
        assert "applied see" not in outcomes(night.whisper("Ondine", "I look at Tarn tonight."))


class TestTheEnd:
    def test_everything_is_revealed_and_the_secret_is_told(self, night: WolfDesk) -> None:
        night.whisper(WOLF, "We attack Mirelle.")
        night.whisper("Ondine", "I look at Brask tonight.")
        night.whisper("Tarn", "I heal the victim. I poison nobody.")
        night.letters()
        night.lynch("Brask", "Fenwick", "Ondine", "Tarn")
        (news,) = night.public(night.letters())
        assert news.recipients == LISTS
        assert news.subject == "[Werewolves] the session is over" or "the session is over" in news.subject
        for words in ("Brask was lynched. E was a werewolf.", "What everybody was", "Witch"):
            assert words in news.words
        owed = [duty.what for duty in self.due(night)]
        assert any("award" in what.lower() or "point" in what.lower() for what in owed)
        night.turn()
        night.letters()
        done = reporting.order(night.ws, WW, "approve")
        assert "session 1" in done
        report, told = night.public(night.letters())
        assert report.recipients == told.recipients == LISTS
        assert "session 1" in told.words
        assert night.of_game("act", "award", '{"session": 1}').startswith("The awards of session 1")
        assert not any("award" in duty.what.lower() for duty in self.due(night))
        night.reopen()
        assert night.phase == "none"

    @staticmethod
    def due(desk: WolfDesk) -> list[object]:
        with desk.ws.read() as tx:
            live = desk.ws.live(tx, WW)
            return list(live.contract.due(live.head.state, live.settings))

    def test_whatever_is_stored_can_be_replayed(self, night: WolfDesk) -> None:
        from gamemaster.service.verifying import verify

        night.whisper(WOLF, "We attack Mirelle.")
        assert [found.text for found in verify(night.ws, "") if found.wrong] == []


def test_a_late_private_mail_is_told_to_nobody_but_the_contestmaster(night: WolfDesk) -> None:
    """Had it come in time the day would have ended later; others hear what is so, not whose mail it was."""
    night.letters()
    night.now = hour(9)
    night.whisper("Brask", "I withdraw my vote.", date=hour(1.05), minutes=0)
    for letter in night.letters():
        if letter.recipients != (address(GM),) and letter.recipients != (address("Brask"),):
            assert "Brask" not in letter.words.partition("alive")[0]


def test_the_program_answers_status_with_ones_own_knowledge(night: WolfDesk) -> None:
    night.letters()
    night.whisper("Fenwick", "status")
    (letter,) = night.letters()
    assert letter.recipients == (address("Fenwick"),)
    assert "You are a villager." in letter.words
    assert BOT in letter.words
    assert not any(word in letter.words for word in ("only werewolf", "and the Seer", "and the Witch"))


def test_the_game_begins_on_its_day(desk: WolfDesk) -> None:
    assert desk.view()["game_state"]["contestants"] == len(TOWN)
    assert desk.now > MONDAY


def test_the_report_does_not_tell_when_a_private_mail_came_too_late(night: WolfDesk) -> None:
    from gamemaster.service.turning import tick as turn

    night.turn()
    reporting.order(night.ws, WW, "approve")
    night.now = hour(24 * 7 + 2)
    night.whisper("Fenwick", "I vote to lynch Tarn.", date=hour(1.03), minutes=0)
    assert "Fenwick" in str(night.view(gm=True)["people"])
    night.now = hour(24 * 7 + 3)
    turn(night.ws)
    assert "a message of Fenwick" not in reporting.show(night.ws, WW, None, "text").casefold()
    assert "became known after" not in reporting.show(night.ws, WW, None, "text")


def test_a_private_mail_is_not_shown_to_the_master_of_another_game(desk: WolfDesk) -> None:
    from gamemaster.service.administration import NewGame, create_game

    new = NewGame("rpg", "agora_rpg", "Dungeon", "Quorl <quorl@example.org>", ("rpg@lists.example.org",))
    create_game(desk.ws, new)
    desk.start("Seer", "Witch")
    desk.letters()
    stranger = "Brask <brask@evil.example>"
    taken = desk.whisper("Brask", "We attack Mirelle.", sender=stranger, subject="Mirelle tonight")
    assert taken.data["status"] == "held"
    desk.whisper("Brask", "We attack Tarn.", message_id="twice@example.org")
    desk.whisper("Brask", "We attack Mirelle.", message_id="twice@example.org")
    letters = desk.letters()
    for letter in letters:
        if letter.recipients == ("quorl@example.org",):
            assert not any(name in letter.subject + letter.words for name in ("Mirelle", "Tarn"))
    assert any(letter.recipients == (address(GM),) for letter in letters) or letters


def test_the_loop_wakes_when_the_game_changes_by_itself(night: WolfDesk) -> None:
    from gamemaster.service.running import _patience
    from gamemaster.service.turning import next_change

    due = next_change(night.ws)
    assert due is not None
    night.now = due - timedelta(seconds=40)
    assert _patience(night.ws) == 40
    night.now = due + timedelta(seconds=5)
    assert 0 < _patience(night.ws) < 1
    night.now = due - timedelta(days=1)
    assert _patience(night.ws) == 60 * night.ws.config.imap.idle_minutes

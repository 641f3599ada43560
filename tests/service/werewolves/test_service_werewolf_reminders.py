"""Whoever the Werewolves wait for: reminders, the contestmaster who acts for em, and substitutes."""

from service_kit import GM, address, hour, outcomes
from werewolf_desk import WOLF, WW, WolfDesk, to

from gamemaster.service.rounds.turning import tick


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
        from gamemaster.service.ruling.changing import change_settings

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
        from gamemaster.service.ruling.changing import change_settings

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
        from gamemaster.service.letters.dispatching import dispatch
        from gamemaster.service.ruling.rulings import enter_ruling

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
        from gamemaster.service.games.roster import add_person

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

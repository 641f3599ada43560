"""Nights of the Werewolves by mail: choices come privately, and nobody else learns of them."""

from pathlib import Path

import pytest
from service_kit import BOT, GM, address, asked, copied, hour, outcomes
from werewolf_desk import AGORA, LISTS, TOWN, WOLF, WW, WolfDesk, dealt, to

from gamemaster.service.rounds.turning import tick
from gamemaster.service.views import queries


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

    @pytest.mark.parametrize(
        "text", ["I poison Brask.", "I use my poison on Brask.", "I heal the victim.", "I pass tonight."]
    )
    def test_so_is_whoever_may_not_do_it(self, night: WolfDesk, text: str) -> None:
        night.letters()
        assert outcomes(night.say("Fenwick", text))[0].startswith("refused")
        assert [one.recipients for one in night.letters()] == [(address("Fenwick"),)]

    @pytest.mark.parametrize("actor", [WOLF, "Mirelle"])
    def test_what_comes_of_an_act_for_another_tells_no_part_to_whoever_made_it(
        self, night: WolfDesk, actor: str
    ) -> None:
        taken = night.whisper("Fenwick", f"I act on behalf of {actor} to attack Ondine.")
        assert outcomes(taken) == ["needs_ruling attack ON_BEHALF"]
        (question,) = [one.data for one in queries.open_questions(night.ws, WW, gm=True)]
        night.letters()
        night.of_game(str(question["number"]), "a")
        (told,) = to(night.letters(), "Fenwick")
        assert f"attack Ondine (for {actor}): the question is answered" in told.words
        assert "applied" not in told.words
        assert "refused" not in told.words

    @pytest.mark.parametrize("text", ["I attack Mirelle, or else Fenwick.", "We attack Mirelle or Tarn."])
    def test_an_unclear_choice_is_not_lost(self, night: WolfDesk, text: str) -> None:
        night.letters()
        taken = night.whisper(WOLF, text)
        assert len(asked(taken)) == 1
        letters = night.letters()
        assert {one.recipients for one in letters} == {(address(WOLF),), (address(GM),)}
        assert night.view(gm=True)["game_state"]["attacks"] == {}

    @pytest.mark.parametrize("text", ["We are not attacking Mirelle.", "Could I eat Mirelle?", "hello there"])
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
        from gamemaster.service.rounds.duties import duties, secrecy

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
        from gamemaster.service.ruling.changing import change_settings

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


class TestWhyAPrivateMessageWasRuledOn:
    def test_it_is_told_to_whoever_wrote_it_and_to_nobody_else(self, night: WolfDesk) -> None:
        night.whisper(WOLF, "We attack Mirelle.")
        night.whisper("Ondine", "I look at Brask tonight.")
        healed = night.whisper("Tarn", "I heal the victim. I poison nobody.")
        night.say("Fenwick", "I vote to lynch Ondine.")
        night.letters()
        night.of_game("void", healed.message_id, because="the mail of the witch was forged")
        told = night.letters()
        assert to(told, "Fenwick")
        for letter in told:
            aware = letter.recipients in ((address("Tarn"),), (address(GM),))
            assert aware or "forged" not in letter.words, letter.words
        assert any("forged" in letter.words for letter in to(told, "Tarn"))
        assert "a ruling of Sir Hale" in to(told, "Fenwick")[0].words

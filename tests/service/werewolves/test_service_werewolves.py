"""A session of the Werewolves by mail, from the first join to the secret that is told at its end."""

from datetime import timedelta

from service_kit import BOT, GM, MONDAY, address, asked, hour
from werewolf_desk import AGORA, LISTS, SPOON, TOWN, WOLF, WW, WolfDesk, to

from gamemaster.service.reports import reporting
from gamemaster.service.views import queries


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
        from gamemaster.service.ledger.verifying import verify

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
    from gamemaster.service.rounds.turning import tick as turn

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
    from gamemaster.service.games.creating import NewGame, create_game

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
    from gamemaster.service.rounds.running import _patience
    from gamemaster.service.rounds.turning import next_change

    due = next_change(night.ws)
    assert due is not None
    night.now = due - timedelta(seconds=40)
    assert _patience(night.ws) == 40
    night.now = due + timedelta(seconds=5)
    assert 0 < _patience(night.ws, due - timedelta(seconds=1)) < 1
    # it was due before the last round, which could not do it
    assert _patience(night.ws, due + timedelta(seconds=1)) == 5
    night.now = due - timedelta(days=1)
    assert _patience(night.ws) == 60 * night.ws.config.imap.idle_minutes

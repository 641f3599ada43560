"""Who may be believed to have sent a private move, by each policy; forgers are in every test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from service_kit import BOT, GM, Letter, address, asked, configure, copied, hour, outcomes
from werewolf_desk import AGORA, WW, WolfDesk, dealt, prepare_town

from gamemaster.core.errors import UsageError, WorkspaceError
from gamemaster.service.letters.reply_address import renew_now
from gamemaster.service.workspace.config import load_config

US = "mx.example.org"
AR = f"Authentication-Results: {US};"
CHOICE = "We attack Mirelle."
REWRITTEN = '"Brask via agora" <zed@lists.example.org>'
REPLIES = f"Reply-To: {address('Brask')}"

Night = Callable[..., WolfDesk]


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return prepare_town(tmp_path_factory.mktemp("town") / "ws")


@pytest.fixture
def night(town: Path, tmp_path: Path) -> Iterator[Night]:
    """The first night under a policy: Brask is the werewolf, Ondine the Seer, Quillon was lynched."""
    with ExitStack() as stack:
        stack.enter_context(dealt(["Brask"], {"Seer": "Ondine"}))

        def made(**mail: Any) -> WolfDesk:
            folder = copied(town, tmp_path / "ws")
            configure(folder, {"mail": {"daily_limit": 100, **mail}})
            desk = WolfDesk(folder, hour(1))
            stack.callback(desk.close)
            desk.start("Seer")
            for voter in ("Brask", "Fenwick", "Mirelle", "Ondine"):
                desk.say(voter, "I vote to lynch Quillon.")
            assert desk.phase == "night 1"
            return desk

        yield made


def attacks(desk: WolfDesk) -> dict[str, str]:
    found: dict[str, str] = desk.view(gm=True)["game_state"]["attacks"]
    return found


def put_to_the_master(desk: WolfDesk) -> None:
    """Nothing was done, the contestmaster is asked, and the owner of the address hears of it."""
    assert attacks(desk) == {}
    letters = desk.letters()
    assert {one.recipients for one in letters} == {(address("Brask"),), (address(GM),)}
    (told,) = [one for one in letters if one.recipients == (address("Brask"),)]
    assert "It is not certain that you sent it" in told.words
    assert "Mirelle" not in told.words


class TestRegistered:
    def test_the_registered_address_is_enough(self, night: Night) -> None:
        desk = night()
        assert outcomes(desk.whisper("Brask", CHOICE)) == ["applied attack"]
        assert not any(one.field("Reply-To") for one in desk.every_letter())

    def test_another_address_is_nobodys(self, night: Night) -> None:
        desk = night()
        desk.letters()
        taken = desk.whisper("Brask", CHOICE, sender="Brask <brask@evil.example>")
        assert (taken.data["status"], attacks(desk)) == ("held", {})
        assert {one.recipients for one in desk.letters()} == {(address(GM),)}

    def test_another_field_than_from_proves_nothing_in_private(self, night: Night) -> None:
        """Somebody has an address at the host of a list, and writes as if the list had sent it on."""
        desk = night()
        desk.letters()
        taken = desk.whisper("Brask", CHOICE, sender=REWRITTEN, fields=[REPLIES])
        assert taken.data["status"] == "held"
        put_to_the_master(desk)


class TestAuthenticated:
    POLICY: dict[str, str] = {"direct_trust": "authenticated", "authserv_id": US}  # noqa: RUF012

    def test_the_server_must_vouch_for_the_sender(self, night: Night) -> None:
        desk = night(**self.POLICY)
        fields = [f"{AR} dkim=pass header.d=example.org"]
        assert outcomes(desk.whisper("Brask", CHOICE, fields=fields)) == ["applied attack"]

    @pytest.mark.parametrize(
        "field",
        [
            "X-Nothing: here",
            "Authentication-Results: mx.evil.example; dkim=pass header.d=example.org",
            f"{AR} dkim=fail header.d=example.org",
            f"{AR} spf=pass smtp.mailfrom=evil.example",
            f"{AR} none\n{AR} dkim=pass header.d=example.org",
        ],
    )
    def test_a_forged_choice_is_a_question(self, night: Night, field: str) -> None:
        desk = night(**self.POLICY)
        desk.letters()
        taken = desk.whisper("Brask", CHOICE, fields=[field])
        assert taken.data["status"] == "held"
        put_to_the_master(desk)

    def test_what_the_master_says_of_it_decides(self, night: Night) -> None:
        desk = night(**self.POLICY)
        first, second = (asked(desk.whisper("Brask", f"We attack {who}."))[0] for who in ("Mirelle", "Tarn"))
        desk.of_game(str(first), "b")
        assert attacks(desk) == {}
        desk.of_game(str(second), "a")
        assert attacks(desk) == {"Brask": "Tarn"}

    def test_the_marks_of_a_list_do_not_help_a_forger(self, night: Night) -> None:
        desk = night(**self.POLICY)
        desk.letters()
        assert desk.say("Brask", CHOICE).data["status"] == "held"
        put_to_the_master(desk)

    def test_a_choice_that_the_list_did_send_on_counts(self, night: Night) -> None:
        desk = night(**self.POLICY)
        fields = [f"{AR} dkim=pass header.d=lists.example.org"]
        assert outcomes(desk.say("Brask", CHOICE, fields=fields)) == ["applied attack"]

    @pytest.mark.parametrize("domain", ["lists.example.org", "example.org"])
    def test_a_server_that_vouches_for_another_address_does_not_help(self, night: Night, domain: str) -> None:
        desk = night(**self.POLICY)
        desk.letters()
        fields = [f"{AR} dkim=pass header.d={domain}", REPLIES]
        assert desk.whisper("Brask", CHOICE, sender=REWRITTEN, fields=fields).data["status"] == "held"
        put_to_the_master(desk)

    def test_a_forgers_own_list_does_not_vouch_for_ours(self, night: Night) -> None:
        desk = night(**self.POLICY)
        desk.letters()
        raw = desk.compose("", CHOICE, sender="posts@evil.example", to=AGORA, by_list=AGORA)
        raw = raw.replace(f"List-Post: <mailto:{AGORA}>".encode(), b"List-Post: <mailto:posts@evil.example>")
        desk.now += timedelta(minutes=1)
        head = f"{AR} dkim=pass header.d=evil.example\r\n{REPLIES}\r\n"
        assert desk.deliver(head.encode() + raw).data["status"] == "held"
        put_to_the_master(desk)

    def test_a_stranger_whom_the_list_names_is_nobody(self, night: Night) -> None:
        desk = night(**self.POLICY)
        fields = [f"{AR} dkim=pass header.d=lists.example.org", "X-Original-From: eve@evil.example", REPLIES]
        taken = desk.say("Brask", CHOICE, sender=f"Zed via agora <{AGORA}>", fields=fields)
        assert (taken.data["status"], attacks(desk)) == ("held", {})

    def test_the_server_must_be_named(self, town: Path, tmp_path: Path) -> None:
        folder = copied(town, tmp_path / "unnamed")
        configure(folder, {"mail": {"direct_trust": "authenticated"}})
        with pytest.raises(WorkspaceError, match="authserv_id"):
            load_config(folder)


def own_address(desk: WolfDesk, who: str) -> str:
    """The address that the notice of eir part gave somebody."""
    (notice,) = [one for one in desk.every_letter("notice", who) if "for you alone" in one.subject][:1]
    found = notice.field("Reply-To")
    assert found is not None
    assert found in notice.words
    return found


class TestToken:
    POLICY: dict[str, str] = {"direct_trust": "token"}  # noqa: RUF012

    def test_a_choice_counts_at_the_address_that_only_its_sender_was_told(self, night: Night) -> None:
        desk = night(**self.POLICY)
        to = own_address(desk, "Brask")
        assert to.startswith("gamemaster+")
        assert outcomes(desk.whisper("Brask", CHOICE, to=to)) == ["applied attack"]

    def test_the_news_name_no_address_at_which_private_mail_would_not_count(self, night: Night) -> None:
        desk = night(**self.POLICY)
        news = [one for one in desk.public(desk.every_letter()) if "begins" in one.subject]
        assert len(news) == 2
        for one in news:
            told = one.words.partition("This mail was written by a program")[0]
            assert "the address that only you were told" in told
            assert BOT not in told

    def test_a_forger_has_no_such_address(self, night: Night) -> None:
        desk = night(**self.POLICY)
        others = own_address(desk, "Ondine")
        for to in (BOT, others, "gamemaster+0123456789abcdef0123456789abcdef@localhost"):
            desk.letters()
            desk.now = desk.now.replace(minute=desk.now.minute)
            assert desk.whisper("Brask", CHOICE, to=to, minutes=7).data["status"] == "held"
            put_to_the_master(desk)

    def test_an_address_is_shown_to_its_owner_alone(self, night: Night) -> None:
        desk = night(**self.POLICY)
        desk.whisper("Brask", CHOICE, to=own_address(desk, "Brask"))
        desk.whisper("Ondine", "I look at Brask tonight.", to=own_address(desk, "Ondine"))
        for who in ("Brask", "Ondine", "Tarn"):
            mine = own_address(desk, who).partition("@")[0].encode()
            others = [one for one in desk.every_letter() if one.recipients != (address(who),)]
            assert not any(mine in _unfolded(one) for one in others)

    def test_a_renewed_address_is_mailed_and_the_old_one_is_void(self, night: Night) -> None:
        desk = night(**self.POLICY)
        old = own_address(desk, "Brask")
        desk.letters()
        assert "gamemaster+" not in renew_now(desk.ws, WW, "Brask")
        (letter,) = desk.letters()
        assert letter.recipients == (address("Brask"),)
        new = next(word for word in letter.words.split() if word.startswith("gamemaster+"))
        assert desk.whisper("Brask", CHOICE, to=old).data["status"] == "held"
        assert outcomes(desk.whisper("Brask", "We attack Tarn.", to=new)) == ["applied attack"]

    def test_an_address_that_a_list_has_read_is_void(self, night: Night) -> None:
        desk = night(**self.POLICY)
        old = own_address(desk, "Brask")
        desk.letters()
        desk.say("Brask", "What a night.", fields=[f"Cc: {old}"])
        (letter,) = desk.letters()
        assert letter.recipients == (address("Brask"),)
        assert "a list could read the old one" in letter.words
        assert desk.whisper("Brask", CHOICE, to=old).data["status"] == "held"

    def test_where_there_are_no_such_addresses_none_is_renewed(self, night: Night) -> None:
        desk = night()
        with pytest.raises(UsageError, match="direct_trust"):
            renew_now(desk.ws, WW, "Brask")

    def test_what_is_said_on_the_list_needs_none(self, night: Night) -> None:
        desk = night(**self.POLICY)
        assert outcomes(desk.say("Fenwick", "I leave the Werewolves contest.", to=AGORA)) == ["applied leave"]


def _unfolded(letter: Letter) -> bytes:
    return letter.stored.raw.replace(b"\r\n ", b" ").replace(b"=\r\n", b"")

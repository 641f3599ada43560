"""The sample mails are what the figures claim: whole list mails that announce what they say they do."""

from datetime import timedelta

import pytest

from gamemaster.bench.nasty import nasty_mails
from gamemaster.bench.samples import LIST, PEOPLE, START, Post, address, plan
from gamemaster.mail.limits import Limits
from gamemaster.mail.message import parse


def test_the_same_seed_gives_the_same_mails() -> None:
    assert Post(7).take(50) == Post(7).take(50)
    assert Post(7).take(1)[0].raw != Post(8).take(1)[0].raw


def test_no_mail_comes_twice() -> None:
    post = Post()
    mails = [*post.take(200), *post.take(200)]
    parsed = [parse(mail.raw) for mail in mails]
    assert len({message.message_id for message in parsed}) == 400
    assert len({message.digest for message in parsed}) == 400


def test_a_mail_is_read_as_it_was_meant() -> None:
    for number, mail in enumerate(Post().take(100)):
        message = parse(mail.raw)
        assert message.notes == ()
        assert message.automatic == ""
        assert (message.sender.name, message.sender.address) == (mail.sender, address(mail.sender))
        assert message.message_id == mail.message_id
        assert message.date == mail.at
        assert message.arrived is not None
        assert mail.at <= message.arrived <= mail.at + timedelta(seconds=4)
        assert message.list_post == LIST
        assert message.text.rstrip("\n") == mail.text.rstrip("\n")
        assert plan(number)[:3] == (mail.message_id, mail.sender, mail.at)


def test_mails_are_as_large_as_those_of_a_list() -> None:
    sizes = [len(mail.raw) for mail in Post().take(100)]
    assert min(sizes) > 2_500
    assert max(sizes) < 3_500


def test_everybody_writes_and_joins_first() -> None:
    first = [plan(number) for number in range(len(PEOPLE))]
    assert {one.sender for one in first} == set(PEOPLE)
    assert {one.turn.acts[0][0] for one in first} == {"join"}
    assert len(PEOPLE) == 40


def test_nobody_spends_more_tokens_than_a_week_brings() -> None:
    ends = START + timedelta(weeks=10)
    walked = [
        name
        for number in range(5_000)
        if plan(number).sender == PEOPLE[0] and plan(number).at < ends
        for name, _ in plan(number).turn.acts
        if name in {"move", "explore"}
    ]
    assert len(walked) <= 5 * 10


@pytest.mark.parametrize("kind", nasty_mails())
def test_a_nasty_mail_is_within_the_caps_and_no_duplicate(kind: str) -> None:
    nasty, limits = nasty_mails()[kind], Limits()
    first, second = nasty(1), nasty(2)
    assert len(first.raw) == len(second.raw) <= limits.max_bytes
    one, other = parse(first.raw), parse(second.raw)
    assert one.message_id == "1.nasty@example.org"
    assert one.date == first.at == START + timedelta(hours=2, seconds=1)
    assert one.sender.address == address(PEOPLE[0])
    assert one.digest != other.digest

"""What the hosts on its way wrote on a mail: when the list took it in, and what they vouch for."""

from datetime import UTC, datetime

import pytest
from mail_reading import HEAD, at, read


def received(*stamps: tuple[str, str]) -> str:
    return "".join(f"Received: from x by {host}; {when}\n" for host, when in stamps)


LIST = "List-Post: <mailto:game-business@lists.example.org>\nList-Id: <game-business.lists.example.org>\n"


def by_list(giver: str, when: str) -> str:
    return f"Received: from {giver}\n\tby lists.example.org (Postfix) with ESMTP; {when}\n"


HOME, EARLY = "home.example.net (home.example.net [198.51.100.4])", "Sun, 25 Oct 2009 22:00:00 +0000"
FORGED = by_list(HOME, EARLY)
TAKEN, SENT = "Mon, 26 Oct 2009 00:01:04 +0000", "Mon, 26 Oct 2009 00:02:00 +0000"


@pytest.mark.parametrize(
    "giver",
    [
        "home.example.net (home.example.net [198.51.100.4])",
        "lists.example.org (home.example.net [198.51.100.4])",
        "lists.example.org (unknown [198.51.100.4])",
        "lists.example.org (unknown [IPv6:2001:db8::4])",
        "[198.51.100.4] (helo=lists.example.org)",
        "home.example.net ([198.51.100.4] helo=lists.example.org)",
    ],
)
def test_what_stands_below_the_lists_own_stamp_was_in_the_mail_already(giver: str) -> None:
    """The sender hands it to the list's host emself, below a stamp in its name."""
    inside = by_list("lists.example.org (localhost [127.0.0.1])", SENT)
    for fields in (inside + by_list(giver, TAKEN), by_list(giver, TAKEN)):
        assert read(fields + FORGED + LIST + HEAD + "\nhi").arrived == at(0, 1, 4)


@pytest.mark.parametrize(
    "giver",
    [
        "lists.example.org (localhost [127.0.0.1])",
        "localhost (localhost [IPv6:::1])",
        "mx.lists.example.org (mx.lists.example.org [198.51.100.4])",
        "mx.lists.example.org ([198.51.100.4])",
        "mx (unknown [10.1.2.3])",
    ],
)
def test_hops_within_the_lists_own_hosts_do_not_hide_when_it_took_the_mail_in(giver: str) -> None:
    fields = by_list(giver, SENT) + by_list("home.example.net (home.example.net [203.0.113.9])", TAKEN)
    assert read(fields + LIST + HEAD + "\nhi").arrived == at(0, 1, 4)


# our side has got it from a host that names itself otherwise than the list
OURS = "Received: from vps7.example.com (vps7.example.com [198.51.100.9])\n\tby mx.reader.example; {}\n"
THEIRS = "Received: from {}\n\tby vps7.example.com with ESMTP; Mon, 26 Oct 2009 00:01:04 +0000\n"
LAST, NEXT = "Mon, 26 Oct 2009 00:03:00 +0000", "Sun, 25 Oct 2009 23:30:00 +0000"


@pytest.mark.parametrize(
    ("giver", "written"),
    [
        ("home.example.net (home.example.net [203.0.113.9])", ""),
        ("lists.example.org (unknown [203.0.113.9])", ""),
        ("lists.example.org ([203.0.113.9])", ""),
        ("home.example.net", ""),
        # stamps that lead from one to the other
        (
            "home.example.net (home.example.net [203.0.113.9])",
            (
                "Received: from lists.example.org (lists.example.org [198.51.100.1])\n"
                f"\tby home.example.net; {NEXT}\n"
            ),
        ),
    ],
)
@pytest.mark.parametrize(
    "name", [OURS, OURS.replace("vps7.example.com (vps7.example.com ", "vps7.example.com (")]
)
def test_no_stamp_in_the_lists_name_takes_the_mail_back_for_hours(
    name: str, giver: str, written: str
) -> None:
    """The sender wrote it, and the list's host calls itself otherwise."""
    fields = name.format(LAST) + THEIRS.format(giver) + written + FORGED + LIST
    arrived = read(fields + HEAD + "\nhi").arrived
    assert arrived is not None
    assert arrived >= at(23, 3, day=25)
    forged = "Received: from a by home.example.net for <game-business@lists.example.org>;\n\t"
    again = read(
        name.format(LAST) + THEIRS.format(giver) + forged + f"{EARLY}\n" + LIST + HEAD + "\nhi"
    ).arrived
    assert again is not None
    assert again >= at(23, 3, day=25)


@pytest.mark.parametrize(
    "giver",
    [
        "lists.example.org (lists.example.org [198.51.100.4])",
        "lists.example.org ([198.51.100.4])",
        "lists.example.org (localhost [127.0.0.1])",
        "mx.reader.example ([10.0.0.3])",
        "somebody",
    ],
)
def test_a_copy_that_was_held_up_is_believed_where_nobody_else_handed_it_over(giver: str) -> None:
    ours = f"Received: from {giver}\n\tby mx.reader.example; Tue, 27 Oct 2009 05:00:00 +0000\n"
    assert read(ours + by_list(HOME, TAKEN) + FORGED + LIST + HEAD + "\nhi").arrived == at(0, 1, 4)


def test_a_host_of_the_list_under_another_name_hides_no_forger() -> None:
    """It is looked up under the list's name, and tells whom it got the mail from."""
    ours = OURS.replace("(vps7.example.com", "(lists.example.org").format(LAST)
    for giver in ("lists.example.org (unknown [203.0.113.9])", HOME):
        arrived = read(ours + THEIRS.format(giver) + FORGED + LIST + HEAD + "\nhi").arrived
        assert arrived is not None
        assert arrived >= at(0, 1, 4)


def test_no_number_of_short_hops_makes_a_long_way() -> None:
    """Whoever writes to the program itself may invent any number of them."""
    hops = [
        (f"h{n}.example.net", f"Sun, 25 Oct 2009 {23 - n // 2}:{30 - n % 2 * 30:02}:00 +0000")
        for n in range(9)
    ]
    arrived = read(received(("mx.reader.example", LAST), *hops) + HEAD + "\nhi").arrived
    assert arrived == at(23, 30, day=25)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        # the lowest stamp of the list's own host, not ours, not the sender's relay
        (
            received(
                ("mx.reader.example", "Mon, 26 Oct 2009 00:03:00 +0000"),
                ("out.lists.example.org", "Mon, 26 Oct 2009 00:02:00 +0000"),
                ("localhost", "Mon, 26 Oct 2009 00:01:30 +0000"),
                ("lists.example.org (Postfix) with ESMTP", "Mon, 26 Oct 2009 00:01:04 +0000"),
                ("relay.example.net", "Sun, 25 Oct 2009 23:59:58 +0000"),
            )
            + LIST,
            at(0, 1, 4),
        ),
        # the same host name further down, below another's stamp, was written by who knows whom
        (
            received(
                ("lists.example.org", "Mon, 26 Oct 2009 00:01:04 +0000"),
                ("relay.example.net", "Sun, 25 Oct 2009 23:59:58 +0000"),
                ("lists.example.org", "Thu, 01 Oct 2009 12:00:00 +0000"),
            )
            + LIST,
            at(0, 1, 4),
        ),
        # the list's host has another name, but says for whom it took the mail in
        (
            received(("mx.reader.example", "Mon, 26 Oct 2009 00:03:00 +0000"))
            + "Received: from y by vps7.example.com\n for <game-business@lists.example.org>;\n"
            " Mon, 26 Oct 2009 00:01:04 +0000\n" + LIST,
            at(0, 1, 4),
        ),
        # no list: the earliest stamp that hangs together with those above it
        (
            received(
                ("mx.reader.example", "Mon, 26 Oct 2009 00:03:00 +0000"),
                ("relay.example.net", "Sun, 25 Oct 2009 23:59:58 +0000"),
                ("forged.example.net", "Thu, 01 Oct 2009 12:00:00 +0000"),
            ),
            at(23, 59, 58, day=25),
        ),
        # a future stamp at the bottom is not believed either
        (
            received(
                ("mx.reader.example", "Mon, 26 Oct 2009 00:03:00 +0000"),
                ("forged.example.net", "Fri, 30 Oct 2009 12:00:00 +0000"),
            ),
            at(0, 3),
        ),
        (received(("mx.reader.example", "whenever")), None),
        ("", None),
    ],
)
def test_when_the_list_took_it_in(fields: str, expected: datetime | None) -> None:
    assert read(fields + HEAD + "\nhi").arrived == expected


def test_all_readable_stamps_are_kept_from_top_to_bottom() -> None:
    message = read(
        received(
            ("a", "Mon, 26 Oct 2009 00:03:00 +0000"),
            ("b", "nonsense"),
            ("c", "Thu, 01 Oct 2009 12:00:00 -0700 (PDT)"),
        )
        + HEAD
        + "\nhi"
    )
    assert message.received == (at(0, 3), datetime(2009, 10, 1, 19, tzinfo=UTC))


def test_the_topmost_authentication_results() -> None:
    both = "Authentication-Results: mx.example.org; dkim=pass\nAuthentication-Results: forged; x=pass\n"
    assert read(both + HEAD + "\nhi").auth_results == "mx.example.org; dkim=pass"
    assert read(HEAD + "\nhi").auth_results is None

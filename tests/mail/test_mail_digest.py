"""One announcement, one digest: whatever lists and relays do to a copy; two mails, two digests."""

import pytest

from gamemaster.mail.digest import bare_subject, without_footer
from gamemaster.mail.message import parse

BODY = "I move to B4.\n\nI transfer 3 gold to Brask.\n"
ORIGINAL = f"""From: Ondine <ondine@example.org>
To: business@lists.example.org, backup@groups.example.com
Subject: my turn
Date: Mon, 26 Oct 2009 14:05:00 +0000
Message-ID: <turn-1@example.org>

{BODY}"""

MAILMAN = """Return-Path: <business-bounces@lists.example.org>
Received: from lists.example.org by mx.example.net; Mon, 26 Oct 2009 14:07:00 +0000
Received: from x by lists.example.org; Mon, 26 Oct 2009 14:06:00 +0000
From: Ondine via business <business@lists.example.org>
Reply-To: Ondine <ondine@example.org>
To: business@lists.example.org, backup@groups.example.com
Subject: [Game] BUS: my turn
Date: Mon, 26 Oct 2009 14:05:00 +0000
Message-ID: <turn-1@example.org>
List-Post: <mailto:business@lists.example.org>
Content-Transfer-Encoding: quoted-printable

I move to B4.=20

I transfer 3 =
gold to Brask.
_______________________________________________
Business mailing list
Business@lists.example.org
https://lists.example.org/mailman/listinfo/business
"""

GROUPS = f"""From: "Ondine" <Ondine@Example.org>
To: business@lists.example.org, backup@groups.example.com
Subject: [backup] my  turn
Date: Mon, 26 Oct 2009 16:05:00 +0200
Message-ID: <rewritten-77@groups.example.com>
List-Id: <backup.groups.example.com>
Content-Type: multipart/alternative; boundary=q

--q
Content-Type: text/plain; charset=utf-8

{BODY}
-=-=-=-=-=-=-=-=-=-=-=-
Groups.io Links: You receive all messages sent to this group.
Unsubscribe: https://groups.example.com/unsub
--q--
"""


@pytest.mark.parametrize("copy", [MAILMAN, GROUPS, ORIGINAL.replace("\n", "\r\n")])
def test_copies_through_lists_are_one(copy: str) -> None:
    assert parse(copy.encode()).digest == parse(ORIGINAL.encode()).digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("B4", "B5"),
        ("my turn", "my other turn"),
        ("14:05:00", "14:05:01"),
        ("ondine@", "brask@"),
        ("3 gold", "3 gold ."),
    ],
)
def test_other_mails_differ(old: str, new: str) -> None:
    assert parse(ORIGINAL.replace(old, new).encode()).digest != parse(ORIGINAL.encode()).digest


def test_the_wording_of_a_mail_sent_again_is_the_same() -> None:
    first, again = (parse(ORIGINAL.replace("14:05", time).encode()) for time in ("14:05", "18:30"))
    assert first.digest != again.digest
    assert first.wording == again.wording
    assert first.wording != parse(ORIGINAL.replace("B4", "B5").encode()).wording


def test_an_unreadable_date_still_counts() -> None:
    one = ORIGINAL.replace("Mon, 26 Oct 2009 14:05:00 +0000", "today")
    other = ORIGINAL.replace("Mon, 26 Oct 2009 14:05:00 +0000", "tomorrow")
    assert parse(one.encode()).digest != parse(other.encode()).digest


@pytest.mark.parametrize(
    ("subject", "bare"),
    [
        ("Re: AW: [Game] Fwd: my turn", "my turn"),
        ("DIS: Re: OFF: [Report] Week 3", "Week 3"),
        ("Re[2]: my turn", "my turn"),
        ("[only a tag]", ""),
        ("respond: to this", "respond: to this"),
    ],
)
def test_bare_subjects(subject: str, bare: str) -> None:
    assert bare_subject(subject) == bare


@pytest.mark.parametrize(
    "kept",
    [
        "I rest.\n-- \nOndine\n",
        "Row one\n--------------------\nI move to B4.\n",
        "I vote FOR.\n________________________________\nI object to 7.\n",
    ],
)
def test_rules_and_signatures_are_no_footer(kept: str) -> None:
    assert without_footer(kept) == kept

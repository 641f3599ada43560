"""Whole letters of the Werewolves, kept as files. `UPDATE_GOLDEN=1` writes them anew.

They come from one session, played as its people would.
"""

import os
from datetime import timedelta
from functools import cache
from pathlib import Path

import pytest
from werewolf_worlds import GM, NAMES, START, World, action

from contracts.werewolves.contract import CONTRACT
from gamemaster.core.chance import commitment
from gamemaster.core.contract import PUBLIC, Dispatch
from gamemaster.core.covered import sections
from gamemaster.core.settings import interpretations
from gamemaster.reports.data import GameNotice, Owed, Pledge, Reading, Report
from gamemaster.reports.measure import COLUMNS, width
from gamemaster.reports.render import Letter, Renderer

GOLDEN = Path(__file__).parent / "golden"
RENDERER = Renderer()
BOT = "gamemaster@example.org"
LISTS = ("business@agora.example", "business@b.example")
ROLES = {"Seer": "Fenwick", "Witch": "Mirelle", "Hunter": "Ondine", "Cupid": "Quillon"}


@cache
def session() -> World:
    """Eight people, two werewolves, and every kind of letter."""
    world = World(NAMES, ("Brask", "Vesper"), ROLES, {"award_pool": 20, "day_limit": 7})
    world.does("Quillon", action("link", lovers=("Tarn", "Wystan")), public=False, after=90)
    for voter in ("Brask", "Fenwick", "Mirelle", "Quillon", "Tarn"):
        world.does(voter, action("vote", target="Vesper"), after=60)
    world.does("Fenwick", action("see", target="Brask"), public=False, after=30)
    world.waits(80)
    world.does("Brask", action("attack", target="Ondine"), public=False)
    world.does("Mirelle", action("pass"), public=False, after=20)
    world.waits(3)
    world.does("Ondine", action("shoot", target="Tarn"), public=False)
    return world


@cache
def the_end() -> World:
    """The same session, to its end."""
    world = session()
    for voter in ("Fenwick", "Mirelle", "Quillon"):
        world.does(voter, action("vote", target="Brask"), after=15)
    assert world.session is None
    return world


def mails(world: World) -> list[tuple[Dispatch, GameNotice]]:
    """Everything the game has to tell in its course."""
    found = []
    for step in world.steps:
        events = tuple(event for outcome in step.outcomes for event in outcome.events)
        for mail in CONTRACT.dispatches(step.before.state, events, step.after.state, step.after.settings):
            at = step.entry.at
            title = "Werewolves"
            pledges = tuple(Pledge(name, commitment(name.encode())) for name in mail.secrets)
            notice = GameNotice(
                mail.kind, "ww", title, mail.to, at, BOT, mail.facts, LISTS, pledges, CONTRACT.office
            )
            found.append((mail, notice))
    return found


def letter(key: str) -> Letter:
    """The letter for the occasion with that key."""
    notice = next(notice for mail, notice in mails(the_end()) if mail.key == key)
    return RENDERER.game_notice("werewolves", notice)


def report(world: World, number: int) -> str:
    """The weekly report as the public gets it."""
    settings = world.referee.settings
    state = world.state
    found = Report(
        game="ww",
        title="Werewolves",
        contract_title=CONTRACT.title,
        gm=GM,
        number=number,
        as_of=world.at,
        previous=None,
        week=1,
        lists=LISTS,
        bot=BOT,
        view=CONTRACT.view(state, PUBLIC),
        owed=tuple(
            Owed(d.owner, d.what, d.due, d.default, d.section)
            for d in CONTRACT.due(state, settings)
            if d.seen_by is None
        ),
        readings=tuple(
            Reading(i.id, i.section, i.setting, i.value, i.reading, i.house)
            for i in interpretations(CONTRACT.ambiguities, settings)
        ),
        examples=CONTRACT.phrasebook.examples,
    )
    return RENDERER.report("werewolves", found)


def by_day() -> str:
    """A report in the middle of the session."""
    world = World(NAMES, ("Brask", "Vesper"), {"Seer": "Fenwick"}, {"tally": "counts", "day_limit": 7})
    for voter in ("Brask", "Fenwick", "Mirelle", "Quillon", "Tarn"):
        world.does(voter, action("vote", target="Vesper"), after=60)
    world.does("Brask", action("attack", target="Ondine"), public=False)
    world.does("Fenwick", action("see", target="Brask"), public=False)
    world.does("Tarn", action("vote", target="Brask"))
    world.waits(10)
    return report(world, 3)


OCCASIONS = {
    "begins": "session 1: news 0, day 0: session_started+phase_began",
    "role_werewolf": "session 1: part of Brask",
    "role_villager": "session 1: part of Wystan",
    "role_cupid": "session 1: part of Quillon",
    "lovers": "session 1: lovers, to Tarn",
    "night_seer": "session 1: night 1: duty of Fenwick",
    "night_witch": "session 1: night 1: duty of Mirelle",
    "seer": "session 1: night 1: the answer",
    "reminder": "session 1: night 1: reminder 1 to Brask",
    "witch": "session 1: night 1: attacked",
    "hunter": "session 1: night 1: the last shot of Ondine",
}


def letters() -> dict[str, str]:
    """Every letter that is kept."""
    found = {f"notice_{name}": _mail(letter(key)) for name, key in OCCASIONS.items()}
    public = [notice for mail, notice in mails(the_end()) if mail.to is None]
    found["notice_lynched"] = _mail(RENDERER.game_notice("werewolves", public[2]))
    found["notice_deaths"] = _mail(RENDERER.game_notice("werewolves", public[3]))
    found["notice_ended"] = _mail(RENDERER.game_notice("werewolves", public[-1]))
    found["report_day"] = by_day()
    found["report_end"] = report(the_end(), 4)
    found["report_empty"] = report(World(NAMES[:1] + NAMES[1:5], ("Brask",), {}, {}), 1)
    return found


def _mail(found: Letter) -> str:
    return f"Subject: {found.subject}\n\n{found.body}"


NAMES_OF_LETTERS = (
    *(f"notice_{name}" for name in (*OCCASIONS, "lynched", "deaths", "ended")),
    *("report_day", "report_end", "report_empty"),
)


@pytest.mark.parametrize("name", NAMES_OF_LETTERS)
def test_letter_is_as_kept(name: str) -> None:
    text = kept()[name]
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
    assert all(width(line) <= COLUMNS for line in text.splitlines()[1:])


@cache
def kept() -> dict[str, str]:
    """The letters, written once."""
    return letters()


def test_the_subjects_of_private_letters_tell_nothing() -> None:
    told = [
        (mail, RENDERER.game_notice("werewolves", notice)) for mail, notice in mails(the_end()) if mail.to
    ]
    parts = {subject for mail, (subject, _) in told if mail.kind == "role"}
    assert parts == {"[Werewolves] Session 1, before the first day: for you alone"}
    nights = {subject for mail, (subject, _) in told if mail.kind in ("night", "witch", "seer", "reminder")}
    assert nights == {"[Werewolves] Session 1, night 1: for you alone"}


def test_the_report_has_the_sections_that_are_ratified() -> None:
    headings = {line.split("   ")[0].strip() for line in by_day().splitlines()}
    assert {section.title for section in sections(CONTRACT)} <= headings


def test_public_letters_name_no_part_before_the_end() -> None:
    public = [
        RENDERER.game_notice("werewolves", notice) for mail, notice in mails(the_end()) if mail.to is None
    ]
    for _, body in public[:-1]:
        for role, holder in ROLES.items():
            assert not any(role in line and holder in line for line in body.splitlines())
    assert "werewolf" in public[-1].body


def test_the_letter_that_begins_a_session_commits_to_its_secret_and_no_other_does() -> None:
    public = [mail for mail, _ in mails(the_end()) if mail.to is None]
    assert [mail.secrets for mail in public] == [("session 1",), *[()] * (len(public) - 1)]
    body = letter(OCCASIONS["begins"]).body
    assert f"session 1, SHA-256:\n    {commitment(b'session 1')}" in body


def test_news_of_a_phase_that_waits_for_a_last_shot_name_no_deadline() -> None:
    world = World(NAMES, ("Brask", "Vesper"), {"Hunter": "Tarn"}, {"day_limit": 7})
    for voter in NAMES[:5]:
        world.does(voter, action("vote", target="Tarn"))
    (news,) = [notice for mail, notice in mails(world) if mail.to is None][1:]
    assert news.facts["ending"]
    assert news.facts["deadline"] is None
    body = RENDERER.game_notice("werewolves", news).body
    assert "about to end" in body
    assert "Deadline" not in body


@pytest.mark.parametrize(
    ("channel", "says", "not_so"),
    [
        ("either", "on the list or by a mail to gamemaster@example.org:", ", not"),
        ("list", "on the list:", BOT + ":"),
        ("private", "by a mail to gamemaster@example.org, not on the list:", "list or"),
    ],
)
def test_the_news_say_where_votes_count(channel: str, says: str, not_so: str) -> None:
    world = World(NAMES, ("Brask", "Vesper"), {}, {"vote_channel": channel})
    (notice,) = [notice for mail, notice in mails(world) if mail.to is None]
    words = " ".join(RENDERER.game_notice("werewolves", notice).body.split())
    assert says in words
    assert not_so not in words


def test_every_kind_of_notice_has_its_letter() -> None:
    world = World(NAMES, ("Brask", "Vesper"), {}, {"night_limit": 1})
    for voter in ("Fenwick", "Mirelle", "Ondine", "Quillon", "Tarn"):
        world.does(voter, action("vote", target="Wystan"))
    world.does("Brask", action("attack", target="Tarn"), public=False)
    world.does("Vesper", action("attack", target="Ondine"), public=False)
    world.waits(25)
    kinds = set()
    for mail, notice in (*mails(the_end()), *mails(world)):
        found = RENDERER.game_notice("werewolves", notice)
        assert found.subject.startswith("[Werewolves] Session 1")
        kinds.add(mail.kind)
    assert kinds == {
        "news", "role", "lovers", "night", "witch", "seer", "hunter", "reminder", "attack"
    }  # fmt: skip
    assert world.at - START > timedelta(days=1)


def test_parts_are_told_as_the_settings_have_them() -> None:  # W-13, W-17, W-23, W-24
    settings = {"wolf_agree": "one", "witch_self": "never", "idiot_vote": "own", "lovers_vote": "minus_one"}
    roles = {"Witch": "Mirelle", "Village Idiot": "Ondine", "Cupid": "Quillon"}
    world = World(NAMES, ("Brask", "Vesper"), roles, settings)
    world.does("Quillon", action("link", lovers=("Tarn", "Wystan")), public=False)
    told = {
        mail.key: " ".join(RENDERER.game_notice("werewolves", notice).body.split())
        for mail, notice in mails(world)
    }
    assert "Who of you speaks last speaks for all" in told["session 1: part of Brask"]
    assert "you cannot heal yourself" in told["session 1: part of Mirelle"]
    assert "you have your own vote and no other" in told["session 1: part of Ondine"]
    assert "counts against lynching em" in told["session 1: lovers, to Tarn"]


def test_where_names_are_published_news_and_report_say_so() -> None:  # W-3, W-4
    world = World(NAMES, ("Brask", "Vesper"), {}, {"tally": "names", "vote_channel": "list"})
    news = next(notice for mail, notice in mails(world) if mail.to is None)
    sentence = "In this game it is published who votes for whom"
    assert sentence in " ".join(RENDERER.game_notice("werewolves", news).body.split())
    text = " ".join(report(world, 1).split())
    assert "Votes count there only; who votes for whom is published here" in text
    assert "tells nobody how anybody has voted" not in text
    assert sentence not in " ".join(letter(OCCASIONS["begins"]).body.split())

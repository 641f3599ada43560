"""Each notice is an occasion of its own: what comes about again corrects no earlier mail, it is mailed."""

from collections.abc import Sequence

from werewolf_worlds import GM, NAMES, World, action

from contracts.werewolves.contract import CONTRACT
from gamemaster.core.contract import Dispatch
from gamemaster.core.replay import Step

TOWN = NAMES[:7]
ROLES = {"Witch": "Mirelle", "Hunter": "Ondine"}


def world(**settings: int) -> World:
    return World(TOWN, ("Brask",), ROLES, settings)


def mails(steps: Sequence[Step]) -> list[Dispatch]:
    """What the steps call for, in its order."""
    found: list[Dispatch] = []
    for step in steps:
        events = tuple(event for outcome in step.outcomes for event in outcome.events)
        found += CONTRACT.dispatches(step.before.state, events, step.after.state, step.after.settings)
    keys = [mail.key for mail in found]
    assert len(keys) == len(set(keys)), keys
    return found


def at_night(played: World) -> World:
    for voter in ("Brask", "Fenwick", "Ondine", "Quillon"):
        played.does(voter, action("vote", target="Tarn"))
    assert played.session is not None
    assert played.session.phase == "night"
    return played


def test_the_witch_is_told_each_time_the_werewolves_change_their_minds() -> None:  # s. 7b, W-16
    played = at_night(world())
    for target in ("Ondine", "Quillon", "Ondine", None, "Ondine"):
        played.does("Brask", action("attack", target=target), public=False)
    told = [mail.facts["told"] for mail in mails(played.steps) if mail.kind == "witch"]
    assert told == [
        "The werewolves attack Ondine.",
        "The werewolves attack Quillon.",
        "The werewolves attack Ondine.",
        "The werewolves have not agreed any more.",
        "The werewolves attack Ondine.",
    ]


def test_she_is_told_of_two_changes_in_one_mail() -> None:
    played = at_night(world())
    played.does("Brask", action("attack", target="Ondine"), action("attack", target=None), public=False)
    assert len([mail for mail in mails(played.steps) if mail.kind == "witch"]) == 2


def test_two_substitutions_in_one_phase_are_two_announcements() -> None:  # s. 1g, W-8
    played = world()
    for person, to in (("Tarn", "Yara"), ("Vesper", "Corin"), ("Yara", "Tarn"), ("Tarn", "Yara")):
        played.rules(action("substitute", person=person, to=to))
    found = mails(played.steps)
    assert [mail.facts["lines"] for mail in found if mail.kind == "news"][1:] == [
        ["Yara took Tarn's place."],
        ["Corin took Vesper's place."],
        ["Tarn took Yara's place."],
        ["Yara took Tarn's place."],
    ]
    parts = [mail.to for mail in found if mail.kind == "role"]
    assert parts[len(TOWN) :] == ["Yara", "Corin", "Tarn", "Yara"]


def test_the_reminders_of_the_hunter_are_not_those_of_the_day() -> None:  # s. 7c
    played = world(day_limit=7)
    played.waits(73)
    for voter in ("Brask", "Fenwick", "Mirelle", "Quillon"):
        played.does(voter, action("vote", target="Ondine"))
    played.waits(25)
    found = [mail for mail in mails(played.steps) if mail.kind == "reminder"]
    assert [mail.to for mail in found].count("Ondine") == 2


def test_a_hunter_who_is_called_twice_is_told_twice() -> None:
    played = world()
    for to in ("dead", "living", "dead"):
        played.rules(action("adjust", person="Ondine", value="status", to=to))
    assert len([mail for mail in mails(played.steps) if mail.kind == "hunter"]) == 2
    assert GM not in {mail.to for mail in mails(played.steps)}


def test_a_secret_act_by_ruling_was_seen_by_nobody() -> None:
    played = at_night(world())
    (step,) = played.rules_for("Brask", action("attack", target="Quillon"))
    assert [str(outcome.verdict) for outcome in step.outcomes] == ["applied"]
    assert not step.outcomes[0].remarks


def test_who_is_told_twice_of_eir_part_in_one_ruling_gets_one_mail() -> None:  # s. 2b
    played = World(NAMES, ("Brask", "Vesper"), {}, {})
    before = len(played.steps)
    played.rules(
        action("adjust", person="Ondine", value="side", to="werewolf"),
        action("adjust", person="Vesper", value="side", to="villager"),
    )
    found = [mail for mail in mails(played.steps[before:]) if mail.kind == "role"]
    assert sorted(mail.to or "" for mail in found) == ["Brask", "Ondine", "Vesper"]
    assert {mail.to: mail.facts["part"] for mail in found} == {
        "Brask": "You are a werewolf, with Ondine.",
        "Ondine": "You are a werewolf, with Brask.",
        "Vesper": "You are a villager.",
    }


def test_the_seers_answer_is_mailed_though_it_ends_the_session() -> None:  # s. 7a
    played = World(TOWN[:5], ("Brask",), {"Seer": "Fenwick"}, {"final_reveal": False})
    for voter in ("Brask", "Fenwick", "Mirelle"):
        played.does(voter, action("vote", target="Quillon"))
    played.does("Brask", action("attack", target="Mirelle"), public=False)
    played.does("Fenwick", action("see", target="Brask"), public=False)
    for voter in ("Brask", "Fenwick"):
        played.does(voter, action("vote", target="Ondine"))
    assert played.session is None
    told = [mail.facts["told"] for mail in mails(played.steps) if mail.kind == "seer"]
    assert told == ["Brask is a werewolf."]


def test_what_a_mail_suggests_would_be_applied() -> None:
    played = world(day_limit=7)
    played.waits(73)
    by_day = {mail.to: mail.facts["examples"] for mail in mails(played.steps) if mail.kind == "reminder"}
    assert by_day["Brask"] == ["I vote to lynch Fenwick."]
    assert by_day["Mirelle"] == ["I vote to lynch Brask."]
    assert by_day["Ondine"] == ["If I die, I shoot Brask.", "I vote to lynch Brask."]
    at_night(played)
    for target in ("Quillon", None):
        played.does("Brask", action("attack", target=target), public=False)
    one, other = (mail.facts["examples"] for mail in mails(played.steps) if mail.kind == "witch")
    assert one == ["I heal the victim.", "I poison Brask.", "I pass tonight."]
    assert other == ["I poison Brask.", "I pass tonight."]
    played.rules(action("adjust", person="Mirelle", value="status", to="dead"))
    played.rules(action("adjust", person="Mirelle", value="poison", to="used"))
    assert [mail.facts["examples"] for mail in mails(played.steps) if mail.kind == "role"][-1] == []


def test_no_vote_is_suggested_where_votes_are_cast_on_the_list() -> None:  # W-3
    played = World(TOWN, ("Brask",), ROLES, {"vote_channel": "list", "day_limit": 7})
    played.waits(73)
    found = [mail.facts for mail in mails(played.steps) if mail.kind == "reminder" and mail.to == "Brask"]
    assert [(facts["examples"], facts["votes"]) for facts in found] == [([], "list")]


def test_the_hunter_is_told_whether_the_phase_ends_without_eir_shot() -> None:  # s. 7c
    ruled, lynched = world(), world()
    ruled.rules(action("adjust", person="Ondine", value="status", to="dead"))
    for voter in ("Brask", "Fenwick", "Mirelle", "Quillon"):
        lynched.does(voter, action("vote", target="Ondine"))
    defaults = [
        duty.default
        for played in (ruled, lynched)
        for duty in CONTRACT.due(played.state, played.referee.settings)
        if duty.owner == "Ondine"
    ]
    assert defaults == ["nobody is shot, and the day goes on", "nobody is shot, and the phase ends"]

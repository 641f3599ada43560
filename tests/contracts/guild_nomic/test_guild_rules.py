"""Rules of GuildNomic looked at closely: advantages, phases, effects, what a refusal offers."""

from datetime import UTC, datetime, timedelta

import pytest
from guild_help import MASTER, START, Table

from contracts.guild_nomic.actions import CLASSES, ELEMENTS
from contracts.guild_nomic.contract import CONTRACT
from contracts.guild_nomic.effects import SetSetting, SetValue, TakeOff, beyond_limits, effects_of
from contracts.guild_nomic.elements import CLASS_STRENGTHS, advantage, best_element, by_name, total
from contracts.guild_nomic.game_events import Voted
from contracts.guild_nomic.phases import phase_end, phase_start, phases_later, roman
from contracts.guild_nomic.settings import GuildSettings
from gamemaster.core.contract import GAME_MASTER, PUBLIC, Viewer
from gamemaster.core.course import Course
from gamemaster.core.names import Names
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.settings import interpretations
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader

DAY = timedelta(days=1)


def test_each_class_is_strong_in_one_element_and_weak_in_another() -> None:
    for class_ in CLASSES:
        assert sorted(CLASS_STRENGTHS[class_]) == [-1, 0, 1, 2]
    assert by_name(total(CLASS_STRENGTHS.values())) == dict.fromkeys(ELEMENTS, 2)


def test_the_letter_takes_the_attackers_strength_from_the_targets() -> None:
    knight, mage = CLASS_STRENGTHS["Knight"], CLASS_STRENGTHS["Mage"]
    assert advantage(knight, mage, "Fire", intended=False) == 1 - 2
    assert advantage(knight, mage, "Fire", intended=True) == 2 - 1
    assert best_element(knight, mage, intended=False) == "Air"
    assert best_element((0, 0, 0, 0), (0, 1, 1, 1), intended=False) == "Water"
    assert best_element((0, 0, 0, 0), (1, 1, 1, 1), intended=False) == "Earth"


@pytest.mark.parametrize(
    ("number", "written"), [(1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (40, "XL"), (1994, "MCMXCIV")]
)
def test_phases_are_counted_in_roman_numerals(number: int, written: str) -> None:
    assert roman(number) == written


def test_a_week_has_two_phases() -> None:
    monday, thursday = START, START + 3 * DAY
    for moment in (monday, monday + DAY, thursday - timedelta(seconds=1)):
        assert (phase_start(moment), phase_end(moment)) == (monday, thursday)
    for moment in (thursday, thursday + 4 * DAY - timedelta(seconds=1)):
        assert (phase_start(moment), phase_end(moment)) == (thursday, monday + 7 * DAY)
    ends = [phases_later(thursday, count) for count in range(4)]
    assert ends == [thursday, monday + 7 * DAY, thursday + 7 * DAY, monday + 14 * DAY]


def test_lines_under_effects_are_read_and_the_rest_is_prose() -> None:
    lines = "set hit_above = 12\n D. Voss.item Old Key = 2;\n\n remove quest 3."
    text = f"Rest more.\nRules: 1 amended\n\nEFFECTS:\n {lines}"
    found = effects_of(text)
    assert found.prose == "Rest more."
    assert [type(effect) for effect in found.effects] == [SetSetting, SetValue, TakeOff]
    assert found.effects[1] == SetValue("D. Voss.item Old Key = 2", "D. Voss", "item Old Key", 2)
    assert found.by_hand == "Rest more."
    assert effects_of("URGENT: Effects: remove quest 3").prose == ""
    assert effects_of("It has effects, and the Effects: it has are no list.").effects == ()


@pytest.mark.parametrize(
    "line", ["set max_skew = 3", "set luck = 3", "Ondine.luck = 3", "Ondine.level = [3]", "dance", "Tarn.hp"]
)
def test_other_lines_are_left_to_the_game_master(line: str) -> None:
    found = effects_of(f"Effects:\n{line}")
    assert (found.effects, found.unreadable, found.by_hand) == ((), (line,), line)


def test_an_author_counts_the_rules_a_proposal_changes() -> None:
    settings = GuildSettings()
    assert not beyond_limits("Two rules are created.", settings)
    assert not beyond_limits("Rules: 1 created, 3 amended", settings)
    assert beyond_limits("Rules: 1 created, 1 repealed", settings)
    assert beyond_limits("rules: 4 amended", settings)
    assert not beyond_limits("rules: 4 amended", settings.changed({"rules_amended": 4}))


def test_an_attack_is_offered_with_the_roll_it_takes() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "create_party", party="Lanterns")
    table.monster("Marsh Wight", 3, Fire=3, Earth=-2)
    assert CONTRACT.legal is not None
    options = CONTRACT.legal(table.state, "Ondine", table.settings, table.at)
    found = {o.say: (o.facts["to_hit"], o.facts["chance"]) for o in options if o.action.name == "attack"}
    assert found["I attack Marsh Wight with Fire."] == (10, 55)
    assert found["I attack Marsh Wight with Earth."] == (14, 35)
    table.rolls("attack", 14)
    table.rolls("counter-attack", 1)
    told = table.does("Ondine", "attack", target="Marsh Wight", element="Earth")
    assert told.events[0].hit  # type: ignore[attr-defined]


def test_what_a_refusal_offers_instead_is_read_and_would_work() -> None:
    table = Table("Ondine", "Brask", "Tarn")
    table.does("Ondine", "create_party", party="Lanterns")
    table.does("Tarn", "create_party", party="Owls")
    table.monster("Marsh Wight", 3)
    table.does("Tarn", "propose", text="A rule.")
    table.does("Tarn", "propose", text="B rule.")
    attempts = [
        ("Mirelle", "vote", {"proposal": 1, "side": "for"}),
        ("Mirelle", "join", {}),
        ("Brask", "attack", {"target": 1, "element": "Fire"}),
        ("Brask", "leave_party", {}),
        ("Brask", "join_party", {"party": "Herons"}),
        ("Ondine", "join_party", {"party": "Owls"}),
        ("Ondine", "attack", {"target": "Bog Troll", "element": "Air"}),
        ("Ondine", "attack", {"target": 1, "element": "Air", "party": "Owls"}),
        ("Ondine", "set_damage_order", {"order": ["Tarn"]}),
        ("Ondine", "vote", {"proposal": 9, "side": "against"}),
        ("Brask", "create_party", {"party": "Owls"}),
        ("Brask", "create_party", {"party": "!"}),
        ("Brask", "add_quest", {"monster": "7"}),
        ("Tarn", "propose", {"text": "C rule."}),
        ("Brask", "transfer", {"asset": "Lantern", "to": "Tarn"}),
        ("Brask", "resolve", {"intent": 1}),
        ("Brask", "join", {"as": "Mage"}),
    ]
    reader = Reader(CONTRACT.phrasebook, CONTRACT.vocabulary)
    for person, name, params in attempts:
        refused = table.fails(person, name, **params)
        assert refused.section in CONTRACT.sections
        assert refused.instead, refused
        people = dict.fromkeys(("Ondine", "Brask", "Tarn", "Mirelle", MASTER), ())
        names = Names(people, frozenset({MASTER}), CONTRACT.things(table.state))
        reading = reader.read(Letter("<m@all.example>", person, "", refused.instead), names)
        assert not reading.questions, refused.instead
        (attempt,) = reading.attempts
        ruling = table.tries(person, attempt.action.name, **attempt.action.params())
        assert not isinstance(ruling, Refused | NeedsRuling), (refused.instead, ruling)


def test_nothing_of_the_game_is_secret_and_everybody_sees_the_same() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "propose", text="A rule.")
    table.does("Brask", "vote", proposal=1, side="against")
    assert not CONTRACT.keeps_secrets
    seen = [CONTRACT.view(table.state, viewer) for viewer in (PUBLIC, GAME_MASTER, Viewer("Brask"))]
    assert seen[0] == seen[1] == seen[2]


def test_names_are_the_same_for_all_who_write_them_differently() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "create_party", party="Lanterns")
    for called in ("the lanterns", "LANTERNS", " Lanterns "):
        assert table.tries("Brask", "join_party", party=called).__class__.__name__ == "Course"
    for taken in ("Ondine", "lanterns", "Sir Hale"):
        assert table.fails("Brask", "add_quest", monster=taken).code == "NAME_TAKEN"


def test_duties_name_what_to_do_and_who() -> None:
    table = Table("Ondine", "Brask", damage_order="ask")
    table.does("Ondine", "propose", text="Rest heals the dead.")
    table.does("Brask", "vote", proposal=1, side="for")
    table.waits(2)
    owed = {duty.kind: duty for duty in CONTRACT.due(table.state, table.settings)}
    assert owed["enactment"].owner == MASTER
    assert "game text" in owed["enactment"].what
    assert owed["enactment"].since == datetime(2022, 3, 14, tzinfo=UTC)
    table.does(MASTER, "apply", gm=True, proposal=1)
    assert [duty.section for duty in CONTRACT.due(table.state, table.settings)] == ["10"]


def test_all_whom_one_proposal_raises_win_together_and_the_next_comes_too_late() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "propose", text="Effects:\nOndine.level = 20\nBrask.level = 20")
    table.does("Brask", "propose", text="Effects:\nBrask.level = 30")
    for number in (1, 2):
        table.does("Ondine", "vote", proposal=number, side="for")
    happened = table.waits(2)
    assert happened[-2:] == ["game_won", "game_ended"]
    assert table.values()["winners"] == ["Brask", "Ondine"]
    assert table.values("Brask")["level"] == 20
    assert CONTRACT.next_tick(table.state, table.settings) is None


def test_a_receipt_ends_with_what_is_left_to_do() -> None:
    table = Table("Ondine", "Brask", damage_order="ask")
    assert CONTRACT.standing(table.state, "Mirelle", table.settings)[0].endswith("as a Ranger.")
    table.does("Ondine", "create_party", party="Lanterns")
    table.does("Brask", "join_party", party="Lanterns")
    table.does("Ondine", "propose", text="A rule.")
    table.monster("Marsh Wight", 2)
    table.rolls("attack", 1)
    table.rolls("counter-attack", 20)
    table.does("Ondine", "attack", target=1, element="Fire")
    order = "I set the damage order to Ondine, Brask."
    assert CONTRACT.standing(table.state, "Brask", table.settings) == (
        "You are a Ranger of level 1 with 1 health point.",
        "Lanterns has attacked in Phase I, which ends on Thu 10 Mar 2022 00:00 UTC.",
        f"It is to take 2 points of damage; say in which order by Wed 9 Mar 2022 00:09 UTC: {order}",
        "You have not voted on proposal 1.",
    )
    own = CONTRACT.standing(table.state, "Ondine", table.settings)
    assert own[-1] == "Your proposal 1 is voted on until Mon 14 Mar 2022 00:00 UTC."


def test_whoever_may_not_come_back_yet_is_offered_nothing_that_would_be_refused() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "leave")
    again = "Mon 14 Mar 2022 00:03 UTC"
    for name, params in (
        ("leave", {}),
        ("join_guild", {"guild": "Thieves"}),
        ("create_party", {"party": "X"}),
    ):
        assert table.fails("Ondine", name, **params).instead == ""
    assert table.fails("Ondine", "leave").text.endswith(f"may join a guild again on {again}.")
    assert f"not before {again}" in CONTRACT.standing(table.state, "Ondine", table.settings)[0]
    table.until(START + 8 * DAY)
    assert table.fails("Ondine", "leave").instead == "I join the Adventurer's Guild as a Ranger."


def test_a_proposal_is_offered_to_nobody_who_could_submit_none() -> None:
    table = Table("Ondine", "Brask")
    refused = table.fails("Mirelle", "transfer", asset="Key", quantity=1, to="Brask")
    assert (refused.code, refused.section) == ("NOT_A_PLAYER", "1")
    assert table.fails("Mirelle", "object", intent=1).instead == ""
    for _ in range(2):
        table.does("Ondine", "propose", text="A rule.")
    keys = {"asset": "Key", "quantity": 1}
    assert table.fails("Ondine", "transfer", **keys, to="Brask").instead == ""
    assert table.fails("Ondine", "join", **{"as": "Mage"}).instead == ""
    offered = table.fails("Brask", "transfer", **keys, to="Ondine").instead
    assert (
        offered == "I submit the following proposal to GuildNomic: { Players may transfer items they own. }"
    )


def test_once_the_cycle_is_over_a_receipt_ends_with_who_has_won() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "create_party", party="Lanterns")
    table.does("Brask", "propose", text="A rule.")
    table.adjusts("Ondine", "level", 20)
    for person in ("Ondine", "Mirelle"):
        assert CONTRACT.standing(table.state, person, table.settings) == (
            "This cycle of GuildNomic has ended, and Ondine has won.",
        )


def test_a_monster_that_is_out_of_health_by_a_setting_strikes_back_no_more() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "create_party", party="Lanterns")
    table.monster("Marsh Wight", 1)
    table.adjusts("Marsh Wight", "hp", 0)
    table.settings = table.settings.changed({"death_at": "zero"})
    table.until(table.at)
    table.rolls("attack", 1)
    fought = table.does("Ondine", "attack", target=1, element="Fire").events
    assert [event.name for event in fought] == ["attacked"]


def test_a_line_that_takes_off_no_quest_is_remarked_on_when_it_is_proposed() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "propose", text="Effects:\nremove quest 9")
    assert "EFFECT_UNFIT" in table.remarks


def test_votes_on_a_proposal_that_is_overruled_are_counted() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "propose", text="A rule.")
    table.does("Brask", "vote", proposal=1, side="for")
    table.does(MASTER, "overrule", gm=True, proposal=1)
    decided = table.values()["decided_proposals"]["1"]
    assert (decided["fate"], decided["for"], decided["against"]) == ("limits", 1, 0)


def test_the_party_that_is_offered_has_a_name_that_is_free() -> None:
    table = Table(damage_order="ask")
    table.does("Ondine", "create_party", party="Lanterns")
    table.does("Brask", "join_party", party="Lanterns")
    table.monster("Marsh Wight", 2)
    table.rolls("attack", 1)
    table.rolls("counter-attack", 20)
    table.does("Ondine", "attack", target=1, element="Fire")
    offered = "I create a party called the Owls."
    assert table.fails("Tarn", "attack", target=1, element="Fire").instead == offered
    assert table.fails("Tarn", "join_party", party="Herons").instead == offered
    assert table.fails("Tarn", "create_party", party="Lanterns").instead == offered


def test_a_title_that_two_proposals_have_is_asked_about_unless_one_alone_is_possible() -> None:
    table = Table()
    table.does("Ondine", "propose", text="A.", title="Rest")
    table.does("Brask", "propose", text="B.", title="Rest")
    table.does("Brask", "propose", text="C.")
    asked = table.tries("Tarn", "vote", proposal="Rest", side="for")
    assert isinstance(asked, NeedsRuling)
    assert asked.candidates == ("proposal 1", "proposal 2")
    ruled = table.tries("Tarn", "vote", proposal="Rest", side="for", ruled="proposal 2")
    assert isinstance(ruled, Course)
    assert [event.number for event in ruled.events if isinstance(event, Voted)] == [2]
    table.does("Brask", "retract", of="proposal", ref="Rest")
    assert not table.state.docket.open[2].active
    table.does("Tarn", "vote", proposal="Rest", side="for")
    assert set(table.state.docket.open[1].votes) == {"Tarn"}
    # what has no title is not called by dots
    assert table.fails("Tarn", "vote", proposal="...", side="for").code == "NO_SUCH_PROPOSAL"


def test_effects_without_end_are_for_the_game_master() -> None:
    line = "set hit_above = " + "[" * 100_000
    assert effects_of(f"Effects:\n{line}").effects == (SetSetting(line, "hit_above", "[" * 100_000),)


def test_the_highest_level_follows_whoever_has_it() -> None:
    table = Table("Ondine", "Brask")
    seen = [table.state.highest_level]
    table.adjusts("Ondine", "level", 5)
    seen.append(table.state.highest_level)
    table.adjusts("Brask", "level", 4)
    table.does("Ondine", "leave")
    seen.append(table.state.highest_level)
    table.does("Brask", "leave")
    seen.append(table.state.highest_level)
    assert seen == [1, 5, 4, 0]
    assert not table.state.levels


def test_what_is_said_of_other_levels_is_true_of_them() -> None:
    settings = GuildSettings().changed({"win_level": 2, "end_level": 3})
    told = [one.reading for one in interpretations(CONTRACT.ambiguities, settings) if one.id == "G-1"]
    assert told == ["Here win_level is 2.", "Here end_level is 3."]


def test_leaving_and_coming_back_brings_no_more_proposals_and_attacks() -> None:
    table = Table("Ondine", return_days=0, attack_limit="person")
    for number in range(1, 5):
        table.does("Ondine", "propose", **{"class": "urgent", "text": "A."})
        table.does("Ondine", "retract", of="proposal", ref=number)
    table.monster("Marsh Wight", 9)
    table.does("Ondine", "create_party", party="Lanterns")
    table.rolls("attack", 1)
    table.rolls("counter-attack", 1)
    table.does("Ondine", "attack", target=1, element="Fire")
    table.does("Ondine", "leave")
    table.does("Ondine", "join", **{"as": "Mage"})
    assert table.fails("Ondine", "propose", text="B.").code == "FOUR_A_WEEK"
    table.does("Ondine", "create_party", party="Owls")
    assert table.fails("Ondine", "attack", target=1, element="Fire").code == "FOUGHT_ALREADY"

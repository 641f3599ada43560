"""Words of the role-playing game: what the Game Master does, how a week turns, which sentences are shown."""

from typing import Any

import pytest
from rpg_help import Table

from contracts.agora_rpg.contract import CONTRACT
from contracts.agora_rpg.events import Adjusted, PointsSettled
from gamemaster.core.context import Context
from gamemaster.core.names import Names
from gamemaster.core.outcome import NeedsRuling
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader


@pytest.mark.parametrize(
    ("value", "to", "said", "told"),
    [
        ("gold", 9, "set Ondine's gold to 9", "has 9 gold"),
        ("weapon level 1", 2, "let Ondine have 2 weapons level 1", "has 2 weapons level 1"),
        ("armor level 2", 1, "let Ondine have 1 armor level 2", "has 1 armor level 2"),
        ("health", 3, "set Ondine's health to 3", "has health 3"),
        ("max_vitality", 12, "set Ondine's maximum vitality to 12", "has maximum vitality 12"),
        ("tokens", 1, "set Ondine's movement tokens to 1", "has 1 movement token"),
        ("experience", 7, "set Ondine's experience to 7", "has 7 experience"),
        ("location", "Healer", "put Ondine at Healer", "is at Healer"),
        (
            "stairs level 1",
            1,
            "let Ondine know the stairway down from level 1",
            "knows the stairway down from level 1",
        ),
        (
            "stairs level 2",
            0,
            "do not let Ondine know the stairway down from level 2",
            "does not know the stairway down from level 2",
        ),
    ],
)
def test_what_is_set_is_told_in_words(value: str, to: int | str, said: str, told: str) -> None:
    action = CONTRACT.vocabulary.action("adjust", {"person": "Ondine", "value": value, "to": to})
    assert CONTRACT.say(action) == said
    assert CONTRACT.tell(Adjusted("Ondine", value, to)) == f"Ondine {told} by the Game Master's ruling."


@pytest.mark.parametrize("kind", [kind for kind in CONTRACT.actions if kind.gm_only])
def test_no_ruling_is_told_by_the_names_of_its_parameters(kind: Any) -> None:
    given: dict[str, Any] = {
        "person": "Ondine",
        "character": "player",
        "value": "gold",
        "to": "9",
        "instructions": "x",
    }
    given |= {"result": 4, "week": 1, "intent": 1, "asset": "gold", "quantity": 1}
    params = {name: value for name, value in given.items() if name in kind.model_fields}
    assert "(person" not in CONTRACT.say(CONTRACT.vocabulary.action(kind.name, params))
    assert not CONTRACT.say(CONTRACT.vocabulary.action(kind.name, params)).startswith(kind.name)


def test_one_point_is_one_point() -> None:
    assert "is owed 1 point for 1 gold" in CONTRACT.tell(PointsSettled("Ondine", 1, 1, 1, 0))


def test_the_week_begins_before_its_tokens_come() -> None:
    table = Table()
    due = CONTRACT.next_tick(table.state, table.settings)
    assert due is not None
    turned = CONTRACT.tick(table.state, due, Context(due.at, "tick", table.settings, table.dice))
    names = [event.name for event in turned.events]
    assert names[0] == "week_turned"
    assert set(names[1:]) == {"tokens_granted"}


def test_the_game_master_is_asked_about_acting_for_another_by_names() -> None:
    table = Table()
    ruling = CONTRACT.decide(
        table.state,
        CONTRACT.vocabulary.action("explore", {}),
        Context(table.at, "e", table.settings, table.dice, "Ondine", by="Brask"),
    )
    assert isinstance(ruling, NeedsRuling)
    assert ruling.candidates == ("Brask may act for Ondine", "Brask may not act for Ondine")


def test_every_sentence_that_is_shown_is_known() -> None:
    names = Names({"Ondine": (), "Brask": ()})
    for sentence in CONTRACT.phrasebook.examples:
        letter = Letter("<m@example.org>", "Ondine", "Agora RPG", sentence, public=True)
        reading = Reader(CONTRACT.phrasebook, CONTRACT.vocabulary).read(letter, names)
        assert reading.verdict == "acts", sentence


def test_the_die_is_asked_for_only_where_ones_word_is_taken() -> None:
    for source, asked in (("stated", True), ("import", False)):
        table = Table(dice_source=source)
        table.put("Ondine", location="Dungeon Level 1")
        table.does("Ondine", "explore")
        lines = CONTRACT.standing(table.state, "Ondine", table.settings)
        assert any("My d100 was 44." in line for line in lines) is asked

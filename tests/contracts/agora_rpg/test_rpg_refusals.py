"""What a refusal of the role-playing game says: the numbers involved, and the nearest way out."""

from typing import Any

from rpg_help import Table

from gamemaster.core.mechanics.assets import from_pairs


def refusal(table: Table, person: str, name: str, **params: Any) -> tuple[str, str, dict[str, Any], str]:
    refused = table.fails(person, name, **params)
    return refused.code, refused.section, dict(refused.numbers), refused.instead


def test_a_refused_move_names_the_next_step() -> None:
    table = Table()
    table.does("Ondine", "move", to="Healer")
    assert refusal(table, "Ondine", "move", to="Dungeon Level 1") == (
        "NO_SUCH_MOVE",
        "25",
        {"location": "Healer", "to": "Dungeon Level 1"},
        "I move to Town Square.",
    )


def test_whoever_does_not_know_the_stairs_is_told_to_explore() -> None:
    table = Table()
    table.put("Ondine", location="Dungeon Level 1")
    code, _, numbers, instead = refusal(table, "Ondine", "move", to="Dungeon Level 2")
    assert (code, numbers, instead) == ("STAIRS_UNKNOWN", {"stairs_known": []}, "I explore.")
    assert refusal(table, "Ondine", "move", to="Dungeon Level 9")[3] == "I explore."


def test_whoever_is_out_of_tokens_is_told_when_more_come() -> None:
    table = Table()
    table.put("Ondine", tokens=0, location="Dungeon Level 1")
    assert refusal(table, "Ondine", "explore") == (
        "NO_TOKENS",
        "26",
        {"tokens": 0, "next": 5, "at": "2009-11-02T00:00:00Z"},
        "",
    )
    # nothing is offered that would fail for want of a token
    assert refusal(table, "Ondine", "move", to="Healer")[3] == ""
    assert refusal(table, "Ondine", "heal")[3] == ""


def test_a_pending_monster_is_what_one_can_deal_with() -> None:
    table = Table()
    table.meets("Ondine", level=2, health=7)
    code, section, numbers, instead = refusal(table, "Ondine", "move", to="Healer")
    assert (code, section, instead) == ("ENCOUNTER_PENDING", "27", "I attack.")
    assert numbers == {"monster_level": 2, "monster_health": 7, "health": 5}


def test_a_potion_not_owned_suggests_the_nearest_owned() -> None:
    table = Table()
    table.put("Ondine", items=from_pairs([("health potion level 1", 1), ("health potion level 10", 1)]))
    assert refusal(table, "Ondine", "drink", potion="health", level=4) == (
        "NO_POTION",
        "35",
        {"level": 4, "levels_owned": [1, 10]},
        "I drink a level 1 health potion.",
    )
    assert refusal(table, "Ondine", "drink", potion="vitality", level=1)[3] == ""


def test_healing_without_the_price_suggests_a_potion() -> None:
    table = Table()
    table.put("Ondine", location="Healer", gold=1, items=from_pairs([("vitality potion level 2", 1)]))
    assert refusal(table, "Ondine", "heal") == (
        "NOT_ENOUGH_GOLD",
        "37",
        {"needed": 2, "gold": 1},
        "I drink a level 2 vitality potion.",
    )


def test_too_much_gold_suggests_all_there_is() -> None:
    table = Table()
    table.put("Ondine", location="Gold Exchanger", gold=3)
    code, _, numbers, instead = refusal(table, "Ondine", "exchange", amount=5)
    assert (code, numbers, instead) == ("NOT_ENOUGH_GOLD", {"amount": 5, "gold": 3}, "I exchange 3 gold.")
    assert refusal(table, "Ondine", "exchange", amount=-1)[0::3] == ("BAD_QUANTITY", "I exchange 1 gold.")
    table.put("Ondine", location="Town Square")
    assert refusal(table, "Ondine", "exchange", amount=1)[3] == "I move to Gold Exchanger."


def test_another_quantity_is_offered_only_to_whoever_can_hand_it_over() -> None:
    table = Table()
    table.put("Ondine", gold=3)
    assert refusal(table, "Ondine", "transfer", asset="gold", quantity=9, to="Brask")[0::3] == (
        "NOT_ENOUGH",
        "I transfer 3 gold to Brask.",
    )
    assert refusal(table, "Ondine", "transfer", asset="gold", quantity=0, to="Brask")[0::3] == (
        "BAD_QUANTITY",
        "I transfer 1 gold to Brask.",
    )
    table.put("Brask", location="Healer")
    for quantity in (9, 0):
        instead = refusal(table, "Ondine", "transfer", asset="gold", quantity=quantity, to="Brask")[3]
        assert instead == "I move to Healer."
    table.put("Ondine", tokens=0)
    assert refusal(table, "Ondine", "transfer", asset="gold", quantity=9, to="Brask")[3] == ""


def test_whoever_has_nothing_to_hand_over_is_sent_nowhere() -> None:
    table = Table()
    table.put("Ondine", gold=0, location="Healer")
    assert refusal(table, "Ondine", "transfer", asset="gold", quantity=1, to="Brask")[0::3] == (
        "NOT_ENOUGH",
        "",
    )

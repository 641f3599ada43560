"""Every event and every action of GuildNomic has a sentence of its own."""

import pytest
from guild_help import MASTER, Table

from contracts.guild_nomic.contract import CONTRACT
from gamemaster.core.action import Action
from gamemaster.core.event import plainly


@pytest.mark.parametrize(
    ("name", "params", "said"),
    [
        ("join", {}, "join"),
        ("join", {"as": "Mage"}, "join as a Mage"),
        ("join_guild", {"guild": "Adventurer's Guild"}, "join the Adventurer's Guild"),
        ("propose", {"text": "X", "title": "Rest"}, "create a proposal of standard class, Rest"),
        ("retract", {"of": "vote"}, "retract a vote"),
        ("retract", {"of": "vote", "ref": 3}, "retract the vote on proposal 3"),
        ("retract", {"of": "proposal", "ref": 3}, "retract proposal 3"),
        ("vote", {"proposal": 3, "side": "for"}, "vote for proposal 3"),
        ("attack", {"target": 1, "element": "Air", "party": "Owls"}, "attack 1 with Air, leading Owls"),
        ("transfer", {"asset": "Lantern", "to": "Tarn"}, "hand 1 Lantern to Tarn"),
        ("intend", {"method": "with_notice", "what": "dance"}, "intend with notice to dance"),
    ],
)
def test_actions_are_said_as_receipts_put_them(name: str, params: dict[str, object], said: str) -> None:
    assert CONTRACT.say(CONTRACT.vocabulary.action(name, params)) == said


def _examples(action: type[Action]) -> dict[str, object]:
    values = {"proposal": 1, "person": "Tarn", "value": "hp", "quest": 1, "reputable": True}
    values["to"] = "Tarn" if action.name == "hand_over" else 1
    return {name: values[name] for name, field in action.model_fields.items() if field.is_required()}


@pytest.mark.parametrize("action", [a for a in CONTRACT.actions if a.gm_only], ids=lambda action: action.name)
def test_what_the_game_master_does_is_said_in_words(action: type[Action]) -> None:
    made = action.model_validate(_examples(action))
    assert CONTRACT.say(made) != action.name.replace("_", " ")


def test_a_fight_is_told_with_its_rolls() -> None:
    table = Table("Ondine", "Brask")
    table.does("Ondine", "create_party", party="Lanterns")
    table.does("Brask", "join_party", party="Lanterns")
    table.monster("Marsh Wight", 3, Fire=3)
    table.rolls("attack", 12)
    table.rolls("counter-attack", 19)
    told = [CONTRACT.tell(event) for event in table.does("Ondine", "attack", target=1, element="Fire").events]
    led = "Ondine led Lanterns against Marsh Wight with Fire"
    assert told == [
        f"{led}: 12 + 1 = 13, a hit. Marsh Wight loses 2 and has 1 health point.",
        "Marsh Wight struck back at Lanterns with Earth: 19 + 3 = 22, a hit for 3 points of damage.",
        "Brask took 1 point of damage and has 0 health points.",
        "Ondine took 2 points of damage and has -1 health points.",
        "Ondine was removed from Lanterns.",
    ]


def test_every_event_that_happens_has_a_sentence_of_its_own() -> None:
    table = Table("Ondine", "Brask", "Tarn", damage_order="ask", damage_hours=2)
    seen = []
    does = table.does

    def keep(*args: object, **params: object) -> None:
        seen.extend(does(*args, **params).events)  # type: ignore[arg-type]

    keep("Ondine", "create_party", party="Lanterns")
    keep("Brask", "join_party", party="Lanterns")
    keep("Ondine", "add_quest", monster="Marsh Wight")
    keep("Ondine", "propose", text="Effects:\nset hit_above = 9\nNobody.level = 3\nremove quest 1")
    keep("Brask", "propose", text="Rules: 9 amended")
    keep("Brask", "vote", proposal=1, side="for")
    keep("Brask", "vote", proposal=1, side="against")
    keep("Brask", "retract", of="vote")
    keep("Tarn", "propose", text="A rule.")
    keep("Tarn", "retract", of="proposal")
    keep(MASTER, "set_reputable", gm=True, person="Tarn", reputable=False)
    keep(MASTER, "veto_quest", gm=True, quest=1)
    keep(MASTER, "hand_over", gm=True, to="Tarn")
    keep("Tarn", "leave")
    keep("Brask", "leave_party")
    keep("Ondine", "leave_party")
    assert [event for event in seen if CONTRACT.tell(event) == plainly(event)] == []
    assert all(CONTRACT.tell(event).endswith(".") for event in seen)
    assert len({event.name for event in seen}) == 14

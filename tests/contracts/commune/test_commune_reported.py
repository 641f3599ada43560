"""What the sections of the Surveyor's report cover, and that what is ratified can be made true."""

from typing import Any

import pytest
from commune_help import SURVEYOR, Table

from contracts.commune.contract import CONTRACT
from contracts.commune.reported import REPORTED
from gamemaster.core.action import Action
from gamemaster.core.covered import covered
from gamemaster.core.ledger import Ratify
from gamemaster.core.outcome import Verdict
from gamemaster.core.ratifying import restored
from gamemaster.reports.environment import program_templates

CHANGES: list[tuple[str, dict[str, int | str]]] = [
    ("Participants", {"accolades": 7}),
    ("Participants", {"token D": 2, "token 4": 1}),
    ("Participants", {"investment Unnamed 1": 3, "accolades": 1, "token A": 1}),
    ("Token constructors and what was used", {"constructor left": "D", "constructor right": "7"}),
]


def table() -> Table:
    made = Table("Ondine", "Brask")
    made.places("Brask", "A0")
    made.does(SURVEYOR, "adjust", gm=True, person="Ondine", value="token J", to=2)
    return made


@pytest.mark.parametrize(("section", "changes"), CHANGES)
@pytest.mark.parametrize("earlier", [True, False])
def test_whatever_has_changed_is_made_what_was_reported(
    section: str, changes: dict[str, int | str], earlier: bool
) -> None:
    then, now = table(), table()
    for value, to in changes.items():
        changed = then if earlier else now
        changed.does(SURVEYOR, "adjust", gm=True, person="Ondine", value=value, to=to)
    stated = covered(CONTRACT, then.state)[section]
    assert stated != covered(CONTRACT, now.state)[section]

    def perform(state: Any, action: Action, _: int) -> tuple[Any, tuple[Any, ...]]:
        now.state = state
        course = now.does(SURVEYOR, action.name, gm=True, **action.params())
        return course.state, tuple(course.events)

    made = restored(CONTRACT, now.state, Ratify(1, section, stated, now.at), None, perform)
    assert [outcome.verdict for outcome in made.outcomes] == [Verdict.APPLIED]
    assert covered(CONTRACT, made.state)[section] == stated


def test_an_investment_in_what_is_no_more_is_a_question() -> None:
    then = table()
    stated = covered(CONTRACT, then.state)["Participants"]
    stated["Ondine"]["investments"] = {"Slate": 1}
    found = restored(
        CONTRACT, then.state, Ratify(1, "Participants", stated, then.at), None, lambda state, *_: (state, ())
    )
    assert found.outcomes[-1].verdict is Verdict.NEEDS_RULING


@pytest.mark.parametrize("section", REPORTED, ids=lambda section: section.title)
def test_every_section_is_one_of_the_report(section: Any) -> None:
    template = (program_templates() / "commune" / "report.txt.j2").read_text(encoding="utf-8")
    assert f'heading("{section.title}"' in template

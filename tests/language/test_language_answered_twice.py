"""A mail of very many answers takes no more work an answer than a short one."""

from typing import Any, ClassVar

import pytest
from language_support import ACTIONS

from contracts.agora_rpg.frames import PHRASEBOOK
from gamemaster.core.action import Action, Vocabulary
from gamemaster.language.rows.answered_twice import answered_twice
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Doubt

LEXICON = Lexicon(PHRASEBOOK, Vocabulary(ACTIONS))


class Vote(Action):
    name: ClassVar[str] = "vote"
    told: ClassVar[list[None]] = []
    intent: str
    choice: str

    def params(self) -> dict[str, Any]:
        self.told.append(None)
        return {"intent": self.intent, "choice": self.choice}


def votes(*choices: tuple[str, str]) -> list[Act]:
    return [
        Act(Vote(intent=intent, choice=choice), "Ondine", None, place * 2, place * 2 + 1)
        for place, (intent, choice) in enumerate(choices)
    ]


@pytest.mark.parametrize("count", [10, 3_000])
def test_the_work_grows_with_the_answers_and_no_faster(count: int) -> None:
    acts = votes(*[(str(number), "FOR") for number in range(count)])
    Vote.told.clear()
    assert answered_twice(LEXICON, "x," * count, acts) == acts
    assert len(Vote.told) <= 3 * count


def test_every_answer_to_a_thing_goes_into_its_question() -> None:
    acts = votes(("31", "FOR"), ("32", "FOR"), ("31", "FOR"), ("31", "AGAINST"), ("31", "FOR"))
    asked, kept = answered_twice(LEXICON, "x," * 5, acts)
    assert isinstance(asked, Doubt)
    assert (asked.start, asked.end) == (0, 9)
    answers = [act.action for (act,) in asked.candidates]
    assert [answer.choice for answer in answers if isinstance(answer, Vote)] == ["FOR", "AGAINST"]
    assert kept == acts[1]


def test_words_between_make_it_a_change_of_mind() -> None:
    first, second = votes(("31", "FOR"), ("31", "AGAINST"))
    apart = [first, Act(second.action, "Ondine", None, 6, 7)]
    assert answered_twice(LEXICON, "x, no, x", apart) == apart
    assert len(answered_twice(LEXICON, "x,    x", apart)) == 1

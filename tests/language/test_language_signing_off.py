"""How a mail is signed does nothing to what it does; whatever only looks like it is read as any sentence."""

from collections.abc import Callable

import pytest
from language_support import NAMES, READER

from gamemaster.core.names import Names
from gamemaster.language.english.tokens import tokenize
from gamemaster.language.sentences.signing_off import signs_off
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.scene import Scene


def ends(text: str, names: Names = NAMES, sender: str = "Ondine") -> bool:
    lexicon: Lexicon = READER._lexicon
    return signs_off(Scene(text, lexicon, Referents(names), sender, 0), tokenize(text))


@pytest.mark.parametrize(
    "text", ["Best wishes,", "Kind regards", "Cheers!", "Yours truly,", "All the best.", "Ondine", "Ondine."]
)
def test_a_mail_ends_so_and_its_act_stands(text: str, said: Callable[..., str]) -> None:
    assert ends(text)
    assert said(f"I explore.\n\n{text}\n") == "explore"
    assert said(f"{text}\n\nI explore.\n") == "explore"


@pytest.mark.parametrize(
    "text", ["Best not.", "All the best, if it counts.", "Tarn", "ondine", "Yours, I think?"]
)
def test_anything_else_is_read(text: str) -> None:
    assert not ends(text)


@pytest.mark.parametrize("text", ["Best.", "Regards", "Gold"])
def test_who_or_what_is_called_so_may_be_meant(text: str) -> None:
    assert not ends(text, Names({"Gold": (), "Best": (), "Reg Regards": ()}), "Gold")


def test_what_stands_below_a_greeting_still_counts(said: Callable[..., str]) -> None:
    assert said("I explore.\n\nBest wishes,\nOndine\n\nPS: Scratch that.") == "?correction"

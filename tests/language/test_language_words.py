"""Words cut from a text, grammars of clauses, and what a game tells of its actions once for all mails."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from language_support import NAMES, READER

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import fold_word, tokenize
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents

LEXICON: Lexicon = READER._lexicon
CLAUSES = Grammar({"BE": "is was"}, ("it BE done", "(?:never|not) mind $", ".. again"))


@pytest.mark.parametrize(
    ("text", "lows"),
    [
        ("I Move", ["i", "move"]),
        ("Ärger, İo: I Move", ["arger", ",", "io", ":", "i", "move"]),
        ("ﬁve İİ Gold", ["five", "ii", "gold"]),
        ("I'll pay 3.5 -> Tarn", ["i", "'ll", "pay", "3.5", "--", "tarn"]),
    ],
)
def test_words_are_in_small_letters_whatever_stands_beside_them(text: str, lows: list[str]) -> None:
    assert [token.low for token in tokenize(text)] == lows


@given(st.text("aBİß é3.'-\n", max_size=12), st.text("aBİß é3.'-\n", max_size=12))
def test_a_part_of_a_text_is_cut_as_it_is_by_itself(before: str, said: str) -> None:
    within = tokenize(f"{before}\n{said}", len(before) + 1)
    alone = tokenize(said)
    assert [(t.low, t.capital, t.start - len(before) - 1) for t in within] == [
        (t.low, t.capital, t.start) for t in alone
    ]
    for token in alone:
        word = said[token.start : token.end]
        assert not word.isalpha() or (token.low, token.capital) == (
            fold_word(word),
            word[0] != fold_word(word)[:1],
        )


@pytest.mark.parametrize(
    ("parts", "fits"),
    [([], False), (["it is done"], True), (["well", "never mind"], True), (["never mind him"], False)],
)
def test_a_grammar_fits_where_one_of_the_clauses_does(parts: list[str], fits: bool) -> None:
    assert CLAUSES.fits_any(parts) is fits
    assert any(CLAUSES.match(f" {part}") for part in parts) is fits


def test_an_action_takes_each_of_its_kinds_once() -> None:
    for action, kinds in LEXICON.kinds_taken.items():
        assert kinds == tuple(
            dict.fromkeys(slot.kind for slot in LEXICON.slots_of(action) if any(slot.params))
        )
    assert "person" in LEXICON.kinds_taken["transfer"]
    assert all(len(set(pairs)) == len(pairs) for pairs in LEXICON.single.values())


def test_everybody_but_the_sender_may_be_called() -> None:
    referents = Referents(NAMES)
    assert {"brask", "voss", "z."} <= referents.others_called("Ondine")
    assert "ondine" not in referents.others_called("Ondine")
    assert "on" in referents.others_called("Brask")

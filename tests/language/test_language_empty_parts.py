"""A sentence of mere marks has parts without words, and is judged as any other."""

from gamemaster.language.after.other_cases import governs_another
from gamemaster.language.english.tokens import tokenize
from gamemaster.language.remarks.out_of_play import is_out_of_play


def test_parts_without_words_are_nobodys() -> None:
    assert not is_out_of_play(["", ""], ".")


def test_nothing_hangs_on_a_condition_of_which_only_marks_come() -> None:
    assert not governs_another(tokenize("If Gwil is secretly planning to merge it into Sienna,...“"))

"""A sentence of mere marks has parts without words, and is judged as any other."""

from gamemaster.language.remarks.out_of_play import is_out_of_play


def test_parts_without_words_are_nobodys() -> None:
    assert not is_out_of_play(["", ""], ".")

"""The lines of the small grammars say what they look like: a plural's mark never makes a word optional."""

import importlib
import pkgutil
import re
from collections.abc import Iterator

import gamemaster.language
from gamemaster.language.english.grammar import Grammar

# `lines?` in a line is "`lines`, or nothing": who means "`line` or `lines`" writes `(?:lines?)`
PLURAL_OR_NOTHING = re.compile(r"(?<![\w(])[a-z]{2,}s[?*]$")


def grammars() -> Iterator[tuple[str, Grammar]]:
    for module in pkgutil.walk_packages(gamemaster.language.__path__, "gamemaster.language."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, Grammar):
                yield f"{module.name}.{name}", value


def test_no_line_leaves_out_a_word_for_its_plural() -> None:
    found = dict(grammars())
    assert len(found) > 100
    assert not [
        (name, line)
        for name, grammar in found.items()
        for line in grammar.lines
        for word in line.split()
        if PLURAL_OR_NOTHING.search(word)
    ]

"""Words that say whose rows stand near them, and nothing else: `Tarn`, `Tarn and Joss (by phone)`, `Ballot of
Tarn`, `Lanterns' ballot`.

A name with a comma behind it calls somebody, and one with a word beside it is part of a sentence.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, tokenize, words_in
from gamemaster.language.vocabulary.referents import Named, Referents

NOUNS: Final = words_in(
    "vote votes ballot ballots move moves turn turns action actions order orders row rows answer answers"
)
_OF: Final = words_in("of by from")
_MINE: Final = words_in("me mine myself my own")
_AND: Final = words_in("and & + / ,")
_HOW: Final = words_in("by via per through in absent proxy")
_DONE: Final = words_in("written cast sent submitted posted received dictated filled moved played typed done")
_HEADS: Final = NOUNS | _OF | _DONE
_SAYING: Final = words_in("says said writes wrote votes voted moves moved : does did")
_OWNED: Final = words_in("'s ' ’ ’s")

_ROWS: Final = NOUNS | _MINE | _OWNED


def others_in(referents: Referents, sender: str, words: str) -> frozenset[str]:
    """The other players, or the party, whose rows the words give; nobody where they say anything else."""
    first = tokenize(words.partition(" ")[0])[:1]
    if first and first[0].low not in _HEADS and not referents.may_begin(first[0].low, "parties"):
        # nearly every line
        return frozenset()
    tokens = tokenize(words)
    if first and first[0].low in _HEADS and tokens[-1].low == ".":
        # "Done by Tarn."
        tokens.pop()
    if len(tokens) > 1 and tokens[0].low in NOUNS and tokens[1].low in _OF | {"("}:
        tokens = tokens[2:]
    else:
        tokens = tokens[bool(tokens) and tokens[0].low in _DONE :]
        tokens = tokens[len(tokens) > 1 and tokens[0].low in _OF - {"of"} :]
    found: set[str] = set()
    while tokens:
        named = referents.at(words, tokens, 0) or _party(referents, tokens)
        if named is None or sender in named.who:
            return frozenset()
        found.update(who for who in named.who if who)
        tokens = tokens[named.end :]
        if tokens and tokens[0].low in _OWNED:
            return frozenset(found) if len(tokens) > 1 and _are(tokens[1:]) else frozenset()
        if not tokens or tokens[0].low == "(" or _says_how(tokens):
            return frozenset(found)
        if all(token.low in _SAYING for token in tokens):
            return frozenset(found)
        if tokens[0].low not in _AND:
            return frozenset()
        tokens = tokens[1:]
    return frozenset()


def senders_own(referents: Referents, sender: str, words: str) -> bool:
    """Whether the words give rows to the sender: `Me`, `My ballot`, `Ondine`, `Ondine's votes`."""
    tokens = tokenize(words)
    if not tokens:
        return False
    if tokens[0].low in _MINE:
        return _are(tokens[1:])
    named = referents.at(words, tokens, 0)
    return named is not None and named.who == (sender,) and _are(tokens[named.end :])


def _are(tokens: list[Token]) -> bool:
    return all(token.low in _ROWS for token in tokens)


def _party(referents: Referents, tokens: list[Token]) -> Named | None:
    """A party, where something is said to be its own."""
    named = referents.thing_at(tokens, 0, "parties")
    if named is None or named.end == len(tokens) or tokens[named.end].low not in _OWNED:
        return None
    return named


def _says_how(tokens: list[Token]) -> bool:
    """`Tarn, by phone`"""
    place = int(tokens[0].low == ",")
    return place < len(tokens) and tokens[place].low in _HOW

"""Whole sentences written as lines of words, whose open places are looked at for what must not stand in them.

In a line `a|b` is one of several words, `a_b` two words in one place, `x?` may be missing. `.` is any one
word and `..` any words, where nothing of the game, of the mail or of doubt may stand; `~` is up to twelve
words that besides point at no act, deny nothing, hang on nothing and name nobody, `~~` the same where
somebody may be named, and `@` the same where words of the game may stand. `X?` is any of them or none.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gamemaster.language.after.remark_words import HEDGED, OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_choice, names_somebody_else, names_things
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Scene

_CHARGED: Final = ((OF_MAIL | REVOKING | UNMEANT | HEDGED) - words_in("form word phrase action")) | words_in(
    "above below following foregoing next text quoted paste thing whether rambling"
)
_EVERYDAY: Final[frozenset[str]] = words.PREPOSITIONS | words_in(
    "have take give make get go come let see look be do put send read write call say ask keep leave "
    "wait stay start begin pass rest name find bring drink eat heal sleep think know like love want set "
    "turn run walk attach fire place company list no not to for about season week"
)
_POINTING: Final = words_in(
    "nerve courage guts it this that these those them one ones so such none nothing all both either "
    "neither or not n't nt "
    "never no nor without dont wont cant cannot didnt doesnt isnt wasnt if unless whether until till "
    "before first then instead waited else other another again yet still though although but except "
    "only just rather should would could might may must will shall ll d wait waiting decide decided "
    "deciding choose change changed changing sure unsure certain certainty confident confidence "
    "convinced count counted counting pretend pretending consider considering reconsider says said "
    "permission blessing okay nod agree agrees agreed approve approves approved confirm confirms "
    "confirmed second seconds"
)

_PLAYED: Final = words_in("session game round match season tonight today night day evening")
"""What is over or begins anew: a word of the line itself, which no open place holds."""
_COUNTING: Final = words_in("one ones")


class Lines:
    """Lines as patterns, by each word that one of them may begin with.

    Where `plainly`, none of them asks, leads up to something, or holds a word that is one of the game's.
    """

    def __init__(self, lines: Iterable[str], plainly: bool = False) -> None:
        self.plainly = plainly
        self.by_first: dict[str, list[tuple[re.Pattern[str], tuple[str, ...]]]] = {}
        for line in lines:
            places = line.split()
            pattern = re.compile("".join(map(_pattern, places)))
            filled = tuple([place.removesuffix("?") for place in places if place in _OPEN])
            for first in dict.fromkeys(_firsts(places)):
                self.by_first.setdefault(first, []).append((pattern, filled))

    def say(self, scene: Scene, said: str, tokens: Tokens) -> bool:
        """Whether the words of a sentence, without its marks, are one of the lines from end to end."""
        for pattern, places in self.by_first.get(said.partition(" ")[0], ()):
            found = pattern.fullmatch(f" {said}")
            if found is None:
                continue
            groups = zip(places, found.groups(""), strict=True)
            filled = [Filled(place, group.split()) for place, group in groups]
            if self.plainly and not _is_plain(scene, said, filled, tokens):
                continue
            heard = [low for one in filled if one.place != _ANY for low in one.lows]
            named = _ANY not in places
            if all(_keeps_to_itself(scene, one, tokens) for one in filled) and is_idle(
                scene, heard, tokens if named else ()
            ):
                return True
        return False


class Filled(NamedTuple):
    """An open place of a line, and the words that stand in it."""

    place: str
    lows: list[str]


def _keeps_to_itself(scene: Scene, one: Filled, tokens: Tokens) -> bool:
    """Whether the words of a narrow place point at no act, deny nothing and name nobody who may not be."""
    if not one.lows or one.place.startswith("."):
        return True
    pointing = _POINTING - _COUNTING if one.place == _ANY else _POINTING
    if not pointing.isdisjoint(one.lows) or not _CHARGED.isdisjoint(one.lows):
        return False
    return one.place != "~" or not names_somebody_else(scene, tokens)


def _is_plain(scene: Scene, said: str, filled: Iterable[Filled], tokens: Tokens) -> bool:
    """Whether a sentence neither asks nor leads up to anything, and has words of the game but where they
    may be."""
    if tokens[-1].low in {"?", ":"} or (
        names_choice(scene, tokens) and not any(o.place == _ANY for o in filled)
    ):
        return False
    left = [low for one in filled if one.place == _ANY for low in one.lows]
    heard = [low for low in said.split() if low not in left]
    return (scene.lexicon.entities - _EVERYDAY - _PLAYED).isdisjoint(heard)


def is_beside_it(scene: Scene, tokens: Tokens) -> bool:
    """Whether words behind a comma point at no act, take nothing back and are nothing of the game."""
    lows = plain_lows(tokens)
    told = {low.lstrip("'") for low in lows}
    barred = (_POINTING - _BESIDE) | _BACK
    if names_somebody_else(scene, tokens):
        return False
    return 0 < len(lows) <= _MOST_BESIDE and barred.isdisjoint(told) and is_idle(scene, lows, tokens)


_BESIDE: Final = words_in("it so one ones all again still first just only")
_BACK: Final = words_in("back mean meant mind minds")
_MOST_BESIDE: Final = 12


def is_idle(scene: Scene, heard: list[str], tokens: Tokens) -> bool:
    """Whether words are nothing of the game, of the mail, or of doubt."""
    charged = not (_CHARGED.isdisjoint(heard) and _of_the_game(scene.lexicon).isdisjoint(heard))
    figures = any(word[0].isdigit() for word in heard)
    return not (charged or figures or names_things(scene, tokens, shaped=False))


def _of_the_game(lexicon: Lexicon) -> frozenset[str]:
    return (lexicon.base_words | lexicon.entities | lexicon.nouns_of_things) - _EVERYDAY


_OPEN: Final = {
    ".": r"( [\w']+)",
    ".?": r"( [\w']+)?",
    "..": r"((?: [\w']+){1,30})",
    "..?": r"((?: [\w']+){0,30})",
    "~": r"((?: [\w']+){1,12}?)",
    "~?": r"((?: [\w']+){0,12}?)",
    "~~": r"((?: [\w']+){1,12}?)",
    "~~?": r"((?: [\w']+){0,12}?)",
    "@": r"((?: [\w']+){1,12}?)",
    "@?": r"((?: [\w']+){0,12}?)",
}
"""What is open in a line, as patterns."""
_ANY: Final = "@"


def _pattern(place: str) -> str:
    """One place of a line as a pattern; what is open stands in a group."""
    if place in _OPEN:
        return _OPEN[place]
    word, maybe = place.removesuffix("?"), "?" if place.endswith("?") else ""
    one_of = "|".join(one.replace("_", " ") for one in word.split("|"))
    return f"(?: (?:{one_of})){maybe}"


def _firsts(places: list[str]) -> Iterator[str]:
    """The words that a line may begin with."""
    for place in places:
        for one in place.removesuffix("?").split("|"):
            yield one.partition("_")[0]
        if not place.endswith("?"):
            return

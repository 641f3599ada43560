"""A mail that puts its sender's own earlier mail right: `Oops, I meant the Heron.`, `That should be Draw 4.`

What was announced stands; whether the other is done in its place, or as well, only the sender can say. It is
asked where the mail does nothing else, says that something was wrong, and names what the act before could
have had instead.
"""

import re
from typing import Final

from gamemaster.language.corrections.value_corrections import kinds_of, values_of
from gamemaster.language.english.tokens import tokenize
from gamemaster.language.layout.letter import Letter
from gamemaster.language.values.describing import names_goods, names_somebody_else
from gamemaster.language.vocabulary.scene import Act, Doubt, Scene

_LONGEST: Final = 400
_SAYS_SO: Final = re.compile(
    r"\b(?:meant|mean|typo|mistyped|misspelt|mis-?wrote|corrections?|erratum|oops|whoops|wrong"
    r"|should(?:'ve| have)? (?:be|been|read|say|said)|(?:make|was to be|supposed to be) (?:that|it)?"
    r"|instead of|rather than|in ?stead)\b|^s/|\bread\b.{1,40}\bfor\b|\bfor\b.{1,40}\bread\b",
    re.IGNORECASE | re.DOTALL,
)
_EARLIER: Final = re.compile(
    r"\bcorrections? (?:to|of) (?:my|what i (?:sent|wrote|posted|said))\b"
    r"|\bin my (?:last|previous|earlier|first|other) (?:mail|message|post|announcement|note)\b"
    r"|\bmy (?:mail|message|post|announcement|note) (?:of|from) (?:this|yesterday|last|earlier|just)\b"
    r"|\b(?:(?:my|that|the) (?:last|previous|earlier) (?:one|mail|message|post|move|vote|line)"
    r"|(?:my|that) (?:mail|message|post|announcement))"
    r" (?:should(?:'ve| have)|ought to have|was meant to)\b",
    re.IGNORECASE,
)
_STOP: Final = re.compile(r"[.!?]")
_DENIED: Final = frozenset({"not", "for", "than", "of"})


def slip(scene: Scene, letter: Letter, own: str, before: tuple[Act, ...]) -> Doubt | None:
    """The question about own words that put one of the acts `before`, announced by the same person, right."""
    if not _may_correct(own):
        return None
    tokens = tokenize(own)
    for act in before:
        params = act.action.params()
        for param, kind in kinds_of(scene, act).items():
            told = values_of(scene, tokens, kind)
            others = [value for value, _ in told if str(value) != str(params.get(param))]
            denied = any(str(v) == str(params.get(param)) and prior in _DENIED for v, prior in told)
            if others and (denied or _SAYS_SO.search(own)):
                return _asked(letter, own)
    return None


def corrects_earlier(own: str) -> bool:
    """Whether own words name an earlier mail of the sender's, and say that something was wrong."""
    told = _EARLIER.search(own) if len(own) <= _LONGEST else None
    if told is None or _SAYS_SO.search(own) is None:
        return False
    stop = _STOP.search(own, told.end())
    return stop is None or stop.group() != "?"


def slip_elsewhere(scene: Scene, letter: Letter, own: str) -> Doubt | None:
    """The question about own words that put a mail right which is not at hand, where they name somebody or a
    thing of the game."""
    tokens = tokenize(own)
    named = names_goods(scene, tokens) or names_somebody_else(scene, tokens)
    return _asked(letter, own) if named else None


def _may_correct(own: str) -> bool:
    return bool(own) and len(own) <= _LONGEST and "?" not in own


def _asked(letter: Letter, own: str) -> Doubt:
    # words that stand apart in the mail are found nowhere in it as one
    start = max(0, letter.text.find(own))
    return Doubt("correction", start, min(start + len(own), len(letter.text)), (), True)

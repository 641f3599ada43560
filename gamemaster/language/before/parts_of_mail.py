"""Headings of parts of a mail, and what is told of them: `First half, left over from Monday:`, `Rules now:`.

Below such a line its sender acts as anywhere else. What must stay true: the line names a part, a thing of the
game in its place, or one of several times of one day, and what it says besides is why the part comes so late,
that its sender is ready now, or what e has about em.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.before.statements import pieces_of
from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.times import CALENDAR
from gamemaster.language.english.tokens import OPAQUE, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_ORDINALS: Final = words_in("first second third fourth last other final")
_PARTS: Final = words_in("half part section instalment installment portion")
_PLACING: Final = words_in("first now next then last and finally")
_OWN: Final = words_in("the my a")
_OF_THE_DAY: Final = words_in("morning afternoon evening noon midday lunchtime teatime dawn dusk")
_A_TIME: Final = re.compile(
    rf"^[ \t]*(?:{'|'.join(sorted(_OF_THE_DAY))})(?:,[^:\n]{{0,60}})?:[ \t]*$", re.IGNORECASE | re.MULTILINE
)
_LEFT: Final = (
    ("left", "over"),
    ("held", "over"),
    ("carried", "over"),
    ("overdue",),
    ("long", "overdue"),
    ("delayed",),
    ("late",),
    ("a", "bit", "late"),
    ("a", "little", "late"),
    ("at", "last"),
    ("finally",),
    ("as", "promised"),
    ("continued",),
)
_READY: Final = frozenset({"i", "we"})
_BEING: Final = words_in("have 've am 'm are 're can")
_UNREADY: Final[frozenset[str]] = (
    words.CONDITION
    | words.SPEECH
    | words.FICTION
    | {OPAQUE}
    | words_in(
        "want plan words word voice lines mouth tongue leave permission consent approval would will 'll "
        "might may not n't draft example idea tomorrow next he she they you move moves old last"
    )
)
_NO_NAMES: Final = CALENDAR | {"i"}
_SEVERAL: Final = 2
_MOST: Final = 4
_LONGEST: Final = 9
_STEPS: Final = words_in("steps in order my the these following for this week turn round")
_RESENDING: Final = (["ttttpf"], ["tttpf"], ["once", "more"], ["again"])


def heads_part(scene: Scene, tokens: Tokens) -> bool:
    """Whether a line that ends in a colon is the heading of a part of the mail."""
    if tokens[-1].low != ":" or any(t.capital and t.low not in _NO_NAMES for t in tokens[1:]):
        return False
    label, *besides = [[token.low for token in piece] for piece in pieces_of(tokens[:-1])]
    if besides and besides[0][:1] == ["and"]:
        return False
    part = (
        label in _RESENDING
        or _counts_steps(label)
        or _is_part(label)
        or _in_its_place(scene, label)
        or _of_the_day(scene, label)
    )
    return part and all(map(_is_plain, besides))


def _counts_steps(lows: Sequence[str]) -> bool:
    """`Steps`, `My steps this week`, and no `Steps to win`."""
    return "steps" in lows and _STEPS.issuperset(lows)


def denies_text(tokens: Tokens) -> bool:
    """`No draft this time:`, `No joke:`: that what stands below is none, and so is meant."""
    lows = [token.low for token in tokens if token.low[0].isalnum()]
    denied = lows[:1] == ["no"] and lows[1:2] != [] and lows[1] in _TEXTS
    return denied and tuple(lows[2:]) in _NOW


def is_undecided(tokens: Tokens) -> bool:
    """`Second half, not yet decided:`: what is said of a part that stands open."""
    said = [token.low for token in tokens]
    return "undecided" in said or any(
        a in {"not", "n't", "still"} and b in _OPEN for a, b in pairwise(low for low in said if low != "yet")
    )


_TEXTS: Final = words_in("draft drafts joke jokes proto example rehearsal test")
_NOW: Final = frozenset(
    {(), ("this", "time"), ("today",), ("for", "once"), ("now",), ("this", "week"), ("here",)}
)
_OPEN: Final = words_in("decided settled final certain sure open undecided ready agreed")


def _is_part(lows: Sequence[str]) -> bool:
    """`First half`, `Part two`, `The other half of it`."""
    told = [low for low in lows if low not in _OWN]
    if len(told) != _SEVERAL:
        return False
    return (told[0] in _ORDINALS and told[1] in _PARTS) or (told[0] in _PARTS and may_be_number(told[1]))


def _in_its_place(scene: Scene, lows: Sequence[str]) -> bool:
    """`Rules first`, `Now the keepers`: things of the game, and when they come."""
    told = [low for low in lows if low not in _OWN | _PLACING]
    ours = scene.lexicon.naming_words
    named = len(told) == 1 and any(form in ours for form in (told[0], told[0].removesuffix("s")))
    return named and len(lows) <= _MOST and not _PLACING.isdisjoint({lows[0], lows[-1]})


def _of_the_day(scene: Scene, lows: Sequence[str]) -> bool:
    """`Morning`, above some lines, and `Afternoon` above others."""
    day = len(lows) == 1 and lows[0] in _OF_THE_DAY
    return day and len(_A_TIME.findall(scene.text)) >= _SEVERAL


def _is_plain(lows: Sequence[str]) -> bool:
    """`left over from Monday`, `now that I've slept`, `with sandwiches`."""
    if not _UNREADY.isdisjoint(lows):
        return False
    if list(lows[:2]) == ["now", "that"]:
        return lows[2:3] != [] and lows[2] in _READY and not _BEING.isdisjoint(lows[3:4])
    if any(tuple(lows[: len(opener)]) == opener for opener in _LEFT):
        return True
    return lows[:1] == ["with"] and len(lows) > 1 and lows[1] not in words.COMPARED and len(lows) <= _LONGEST

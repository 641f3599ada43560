"""The forms of verbs: `explore` -> explores, exploring, explored."""

from functools import cache
from typing import Final, NamedTuple

_IRREGULAR: Final = {
    "be": ("was", "been"), "become": ("became", "become"), "begin": ("began", "begun"),
    "bring": ("brought", "brought"), "buy": ("bought", "bought"), "choose": ("chose", "chosen"),
    "come": ("came", "come"), "do": ("did", "done"), "draw": ("drew", "drawn"), "drink": ("drank", "drunk"),
    "eat": ("ate", "eaten"), "fall": ("fell", "fallen"), "feel": ("felt", "felt"),
    "fight": ("fought", "fought"), "find": ("found", "found"),
    "flee": ("fled", "fled"), "forget": ("forgot", "forgotten"),
    "get": ("got", "got"), "give": ("gave", "given"), "go": ("went", "gone"), "grow": ("grew", "grown"),
    "have": ("had", "had"), "hear": ("heard", "heard"), "hit": ("hit", "hit"), "hold": ("held", "held"),
    "keep": ("kept", "kept"), "know": ("knew", "known"), "leave": ("left", "left"), "lose": ("lost", "lost"),
    "make": ("made", "made"), "mean": ("meant", "meant"), "meet": ("met", "met"), "pay": ("paid", "paid"),
    "put": ("put", "put"), "quit": ("quit", "quit"), "read": ("read", "read"), "ride": ("rode", "ridden"),
    "run": ("ran", "run"), "say": ("said", "said"), "see": ("saw", "seen"), "sell": ("sold", "sold"),
    "send": ("sent", "sent"), "set": ("set", "set"), "sit": ("sat", "sat"), "sleep": ("slept", "slept"),
    "dream": ("dreamt", "dreamt"), "learn": ("learnt", "learnt"),
    "speak": ("spoke", "spoken"), "spend": ("spent", "spent"), "stand": ("stood", "stood"),
    "shake": ("shook", "shaken"), "drive": ("drove", "driven"), "sing": ("sang", "sung"),
    "ring": ("rang", "rung"), "blow": ("blew", "blown"), "fly": ("flew", "flown"), "swim": ("swam", "swum"),
    "weep": ("wept", "wept"), "creep": ("crept", "crept"), "teach": ("taught", "taught"),
    "catch": ("caught", "caught"),
    "steal": ("stole", "stolen"), "strike": ("struck", "struck"), "swing": ("swung", "swung"),
    "take": ("took", "taken"), "tell": ("told", "told"), "think": ("thought", "thought"),
    "throw": ("threw", "thrown"), "wake": ("woke", "woken"), "win": ("won", "won"),
    "withdraw": ("withdrew", "withdrawn"), "write": ("wrote", "written"),
}  # fmt: skip

_VOWELS: Final = frozenset("aeiou")
_STAYS_SINGLE: Final = frozenset(
    {"enter", "visit", "offer", "order", "travel", "exit", "wander", "head", "happen"}
)


class Forms(NamedTuple):
    """One verb: after I, after e, in -ing, and both past forms."""

    base: str
    third: str
    gerund: str
    past: str
    participle: str


@cache
def forms(base: str) -> Forms:
    """The forms of the verb `base`."""
    past, participle = _IRREGULAR.get(base, (None, None))
    regular = _past(base)
    return Forms(base, _third(base), _gerund(base), past or regular, participle or regular)


PAST_FORMS: Final = (
    frozenset(form for pair in _IRREGULAR.values() for form in pair) - set(_IRREGULAR) - {"become", "come"}
)
"""Irregular past forms that are not also the present."""


def is_past(word: str) -> bool:
    """Whether a word is a past form, or looks like one."""
    return word in PAST_FORMS or (word.endswith("ed") and len(word) > _SHORTEST_PAST)


# not `need`, `feed` or `red`
_SHORTEST_PAST: Final = 4


def _third(base: str) -> str:
    if base.endswith(("s", "x", "z", "ch", "sh", "o")):
        return base + "es"
    if base.endswith("y") and base[-2:-1] not in _VOWELS:
        return base[:-1] + "ies"
    return base + "s"


def _gerund(base: str) -> str:
    if base.endswith("ie"):
        return base[:-2] + "ying"
    if base.endswith("e") and not base.endswith("ee"):
        return base[:-1] + "ing"
    return base + (base[-1] if _doubles(base) else "") + "ing"


def _past(base: str) -> str:
    if base.endswith("e"):
        return base + "d"
    if base.endswith("y") and base[-2:-1] not in _VOWELS:
        return base[:-1] + "ied"
    return base + (base[-1] if _doubles(base) else "") + "ed"


def _doubles(base: str) -> bool:
    if base in _STAYS_SINGLE or len(base) < 3 or base[-1] in "wxyhrk":
        return False
    return base[-1] not in _VOWELS and base[-2] in _VOWELS and base[-3] not in _VOWELS

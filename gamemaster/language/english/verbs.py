"""The forms of verbs: `explore` -> explores, exploring, explored."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from gamemaster.language.english.tokens import words_in

_IRREGULAR: Final = {
    "be": ("was", "been"), "become": ("became", "become"), "begin": ("began", "begun"),
    "betake": ("betook", "betaken"), "bind": ("bound", "bound"), "bite": ("bit", "bitten"),
    "blow": ("blew", "blown"), "break": ("broke", "broken"), "bring": ("brought", "brought"),
    "build": ("built", "built"), "buy": ("bought", "bought"), "cast": ("cast", "cast"),
    "catch": ("caught", "caught"), "choose": ("chose", "chosen"), "come": ("came", "come"),
    "creep": ("crept", "crept"), "cut": ("cut", "cut"), "deal": ("dealt", "dealt"), "do": ("did", "done"),
    "draw": ("drew", "drawn"), "dream": ("dreamt", "dreamt"), "drink": ("drank", "drunk"),
    "drive": ("drove", "driven"), "eat": ("ate", "eaten"), "fall": ("fell", "fallen"),
    "feed": ("fed", "fed"), "feel": ("felt", "felt"), "fight": ("fought", "fought"),
    "find": ("found", "found"), "flee": ("fled", "fled"), "fly": ("flew", "flown"),
    "forego": ("forewent", "foregone"), "forget": ("forgot", "forgotten"), "forgo": ("forwent", "forgone"),
    "freeze": ("froze", "frozen"), "get": ("got", "got"), "give": ("gave", "given"), "go": ("went", "gone"),
    "grow": ("grew", "grown"), "have": ("had", "had"), "hear": ("heard", "heard"), "hit": ("hit", "hit"),
    "hold": ("held", "held"), "keep": ("kept", "kept"), "know": ("knew", "known"), "lay": ("laid", "laid"),
    "lead": ("led", "led"), "learn": ("learnt", "learnt"), "leave": ("left", "left"),
    "lend": ("lent", "lent"), "let": ("let", "let"), "lose": ("lost", "lost"), "make": ("made", "made"),
    "mean": ("meant", "meant"), "meet": ("met", "met"), "pay": ("paid", "paid"), "put": ("put", "put"),
    "quit": ("quit", "quit"), "read": ("read", "read"), "repay": ("repaid", "repaid"),
    "reread": ("reread", "reread"),
    "reset": ("reset", "reset"), "ride": ("rode", "ridden"), "ring": ("rang", "rung"),
    "run": ("ran", "run"), "say": ("said", "said"), "see": ("saw", "seen"), "sell": ("sold", "sold"),
    "send": ("sent", "sent"), "set": ("set", "set"), "shake": ("shook", "shaken"), "shed": ("shed", "shed"),
    "shoot": ("shot", "shot"), "shut": ("shut", "shut"), "sing": ("sang", "sung"), "sink": ("sank", "sunk"),
    "sit": ("sat", "sat"), "slay": ("slew", "slain"), "sleep": ("slept", "slept"),
    "smite": ("smote", "smitten"), "speak": ("spoke", "spoken"), "spend": ("spent", "spent"),
    "stand": ("stood", "stood"), "steal": ("stole", "stolen"), "stick": ("stuck", "stuck"),
    "strike": ("struck", "struck"), "string": ("strung", "strung"), "swim": ("swam", "swum"),
    "swing": ("swung", "swung"), "take": ("took", "taken"), "teach": ("taught", "taught"),
    "tear": ("tore", "torn"), "tell": ("told", "told"), "think": ("thought", "thought"),
    "throw": ("threw", "thrown"), "undo": ("undid", "undone"), "unfreeze": ("unfroze", "unfrozen"),
    "wake": ("woke", "woken"), "wed": ("wed", "wed"), "weep": ("wept", "wept"), "win": ("won", "won"),
    "wind": ("wound", "wound"), "withdraw": ("withdrew", "withdrawn"), "withhold": ("withheld", "withheld"),
    "write": ("wrote", "written"),
}  # fmt: skip
_FORMS_OF_LIFE: Final = words_in(
    "dug clung flung hung sprang sprung stung stank leapt knelt spilt bled bred sped slid wove woven "
    "wore worn swore sworn forsook mistook mistaken understood withstood overheard sought shone spun "
    "strode strove trod trodden forbade forbidden forgave forgiven shrank overcame spat spelt smelt "
    "spoilt burnt hid hidden lit swept awoke arose beheld"
)
"""Past forms of verbs that no game has."""

_VOWELS: Final = frozenset("aeiou")
# verbs of several syllables that stress the last one, and so double what they end in, as `open` does not
_STRESSED_AT_END: Final = frozenset(
    {
        *("submit", "resubmit", "unsubmit", "commit", "admit", "permit", "omit", "emit", "transmit", "remit"),
        *("refer", "transfer", "confer", "prefer", "defer", "infer", "deter", "occur", "incur", "concur"),
        *("regret", "allot", "rebut", "equip", "entrap", "unwrap", "unpin", "unplug", "unzip", "program"),
        *("debar", "format", "outfit", "abet", "begin"),
    }
)
_SYLLABLES: Final = re.compile(r"[aeiouy]+")


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
    frozenset({*_FORMS_OF_LIFE, *(form for pair in _IRREGULAR.values() for form in pair)})
    - set(_IRREGULAR)
    - {"become", "come", "bit", "bound", "shot", "stuck", "wound"}
)
"""Irregular past forms that are not also the present, nor oftener something else."""


SIMPLE_PASTS: Final = frozenset({past for past, participle in _IRREGULAR.values() if past != participle}) - {
    "was"
}
"""Past forms that are no participle: where one stands (`it drew two comments`), there is a sentence."""


BASES: Final = frozenset(_IRREGULAR)
"""Irregular verbs as they are after `I` and `they`."""


def is_past(word: str) -> bool:
    """Whether a word is a past form, or looks like one."""
    return word in PAST_FORMS or word in _SHORT_PASTS or (word.endswith("ed") and len(word) > _SHORTEST_PAST)


# not `need`, `feed` or `red`
_SHORTEST_PAST: Final = 4
_SHORT_PASTS: Final = frozenset({"lied", "tied"})


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


def told_forms(verbs: Iterable[str]) -> frozenset[str]:
    """The forms in which verbs tell of somebody else: `mutters`, `muttered`."""
    return frozenset(form for verb in verbs for form in (forms(verb).third, forms(verb).past))


def _past(base: str) -> str:
    if base.endswith("e"):
        return base + "d"
    if base.endswith("y") and base[-2:-1] not in _VOWELS:
        return base[:-1] + "ied"
    return base + (base[-1] if _doubles(base) else "") + "ed"


def _doubles(base: str) -> bool:
    """Whether the last consonant is doubled: `drop`, `transfer` and `cancel`, but not `open` or `enter`."""
    if len(base) < 3 or base[-1] in "wxyh" or base[-1] in _VOWELS:
        return False
    # in `quit` the one vowel is the `i`
    short = base[-2] in _VOWELS and (base[-3] not in _VOWELS or base[-4:-2] == "qu")
    one = len(_SYLLABLES.findall(base)) == 1
    return short and (one or base in _STRESSED_AT_END or (base[-1] == "l" and base not in _ONE_L))


_ONE_L: Final = frozenset({"travel"})

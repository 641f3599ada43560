"""Clauses in parentheses that tell of other things: `(last session we had a day that outlived a cheese)`.

Such a clause has a subject and a verb of its own, which is neither the act nor the mail, and so leaves the
act as it is, whatever time it speaks of. What must stay true: it sets no condition, offers no choice, and the
sender does nothing in it.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import HANDLED, OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import Token, Tokens, parted, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = words_in("; .")
_SPANS: Final[frozenset[str]] = words.SPANS | words_in("session time summer winter spring autumn game")
_DETERMINERS: Final = words_in("a an the my our his her their your no every most some")
_PEOPLE: Final = words_in("we he she they you everybody everyone nobody somebody")
_MODALS: Final = words_in("can cannot must")
_BARRED: Final[frozenset[str]] = (
    words.CONDITION
    | (UNMEANT - {"only"})
    | REVOKING
    | OF_MAIL
    | words_in(
        "it this these those i me mine instead rather or maybe perhaps possibly would could may might should "
        "will 'll shall tomorrow later vote votes turn ballot ? wait again twice also too else another "
        "except says said say asks asked told tells wrote agrees agreed allowed allows permission leave"
    )
)
_WAS: Final = words_in("was were had")
_SOON: Final = words_in("today tonight now next soon then when by on")
_LEAST: Final = 5
_REACH: Final = 8


def tells_of_else(scene: Scene, inner: list[Token]) -> bool:
    """Whether every clause of the words in brackets is one of those."""
    parts = parted(inner, _MARKS)
    return bool(parts) and all(_tells(scene, [token.low for token in part]) for part in parts)


def _tells(scene: Scene, lows: list[str]) -> bool:
    if lows[:1] == ["last"] and lows[1:2] != [] and lows[1] in _SPANS:
        lows = lows[2:]
    if len(lows) < _LEAST or not (_BARRED | {"not", "never"}).isdisjoint(lows):
        return False
    past = any(low in _WAS or is_past(low) for low in lows)
    if not (past or (WEEKDAYS | _SOON).isdisjoint(lows)):
        return False
    if lows[0] in _PEOPLE:
        return is_past(lows[1]) or lows[1] in words.FINITE
    if lows[0] not in _DETERMINERS or lows[1] in HANDLED | scene.lexicon.verb_words:
        return False
    return any(
        (b in words.FINITE | _MODALS or is_past(b)) and a not in _DETERMINERS
        for a, b in pairwise(lows[1:_REACH])
    )


def asks_nothing(lows: list[str]) -> bool:
    """`(what else?)`, `(why not?)`, `(can you blame me?)`: a question that asks for no answer."""
    if lows == ["why", "not"]:
        return True
    return lows[-1:] == ["?"] and " ".join(low.lstrip("'") for low in lows[:-1]) in _RHETORICAL


_RHETORICAL: Final = frozenset(
    {
        *(f"{what} else" for what in ("what", "who", "whom", "where", "how")),
        *("why not", "how not", "need you ask", "need i say more", "who could resist", "who would not"),
        *("can you blame me", "surprised", "are you surprised", "what did you expect", "could i not"),
        *("how could i not", "what else is there", "what else could i do", "who else could it be"),
    }
)


def vows(lows: list[str]) -> bool:
    """`[and if he turns out to be innocent, I shall never vote again]`: a vow, and no act."""
    return lows[:2] in (["and", "if"], ["and", "when"], ["and", "next"]) and any(
        a == "i" and b in _WILL for a, b in pairwise(lows)
    )


_WILL: Final = words_in("will shall 'll")


def always_so(scene: Scene, inner: Tokens) -> bool:
    """`(he always is it)`, `(always the quiet ones)`: how it ever is with others."""
    lows = plain_lows(inner)
    if "always" not in lows[:3] or not 1 < len(lows) <= _LONGEST_HABIT or not _NEVER_SO.isdisjoint(lows):
        return False
    told = lows[0] in _SOMEBODY_ELSE or (
        lows[0] == "always" and lows[1] in {"the", "a", "him", "her", "them"}
    )
    return told and not names_things(scene, inner)


_LONGEST_HABIT: Final = 8
_SOMEBODY_ELSE: Final = words_in("he she it they that")
_NEVER_SO: Final = words.CONDITION | words_in(
    "i we vote votes not or but except unless only would next other"
)


def unsure(lows: list[str]) -> bool:
    """`Not sure I am there; ignore if not`: whether the act goes through, which the rules decide anyway."""
    if lows[:2] == ["not", "sure"] or lows[:4] in (["i", "'m", "not", "sure"], ["i", "am", "not", "sure"]):
        tail = " ".join(lows)
        return not {"ignore", "disregard"} & set(lows) or tail.endswith(("if not", "if so", "in that case"))
    return False

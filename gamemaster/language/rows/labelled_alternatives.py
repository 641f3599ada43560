"""Acts behind labels that are two of one kind: `First choice: I explore. Second choice: I heal.`

`The wise man's way: ... The fool's way: ...`, `This morning: ... This evening: ...`, `Left hand: ... Right
hand: ...`, and rows of a change (`- I invest in Mauve.`, `+ I invest in Teal.`): both are said, and which is
done no label tells; nor where the second alone is labelled (`I explore. Second choice: I heal.`), or is said
to be an alternative (`I explore. Alternatively, I heal.`), or one of several items is picked below them
(`I choose 2.`). What must stay true: labels that only count acts
(`Step one:`) are none.
"""

import re
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in, ask_where

_LABEL: Final = re.compile(r"(?:^|[.!?;\n])[ \t>*_(-]*([^.:!?;\n]{2,40}):[ \t*_]*$")
_ROW: Final = re.compile(r"(?:^|\n)([-+])[ \t]+$")
_WORD: Final = re.compile(r"[a-z']+|\d+")
_KINDS: Final = words_in(
    "choice way hand option plan thought version wish preference mood self voice opinion idea side guess "
    "shoulder"
)
_RIVALS: Final = words_in(
    "choice choices option plan alternative preferred preference fallback backup heart head gut hand ideal "
    "ideally "
    "realistically bold meek wise safe risky cautious brave morning afternoon evening noon night midday "
    "dawn dusk best "
    "worst otherwise either or angel devil reason instinct favourite favorite reserve"
)
_BEFORE: Final = 64


def under_alternatives(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act under one of two such labels."""
    acts = acts_in(findings)
    rivals = {id(act) for act in acts if _ALTERNATIVE.match(text, act.end)}
    rivals |= _under_pick(text, acts)
    if len(acts) >= _PAIR and (":" in text or "\n+" in text or text.startswith("+")):
        rivals |= _under_labels(text, acts)
    return ask_where(findings, "which_one", lambda act: id(act) in rivals)


_ALTERNATIVE: Final = re.compile(
    r"[ \t\n.;,!)-]*(?:or,? )?(?:in the alternative|alternatively|as an alternative|subsidiarily)"
    r"\b",
    re.IGNORECASE,
)
"""`(I heal.) Alternatively, I explore.`"""


def _under_pick(text: str, acts: Sequence[Act]) -> set[int]:
    """The acts in items of a list, of which a line below picks one."""
    picked = next(iter(_PICK.finditer(text)), None) if "I" in text else None
    if picked is None or len(_ITEM.findall(text, 0, picked.start() + 1)) < _PAIR:
        return set()
    return {
        id(act)
        for act in acts
        if act.start < picked.start()
        and _ITEM.fullmatch(text, text.rfind("\n", 0, act.start) + 1, act.start) is not None
    }


_PICK: Final = re.compile(
    r"(?:^|[.!?])[ \t]*(?:(?:so|then|and|well),? )?I(?:['’]ll| will)? (?:pick|choose|take|go for|go with|"
    r"opt for|settle on|settle for|prefer|select) (?:option |number |item |no\. ?|plan |variant )?"
    r"(?:\(?[a-d1-4]\)?|i{1,3}|iv|one|two|three|the (?:first|second|third|last|latter|former)(?: one)?)"
    r"[.!)]*[ \t]*$",
    re.MULTILINE,
)
_ITEM: Final = re.compile(r"^[ \t]*\(?(?:[a-d1-4]|i{1,3}|iv)[.):][ \t]+", re.MULTILINE)


def _under_labels(text: str, acts: Sequence[Act]) -> set[int]:
    """The acts that stand under labels of which only one is meant."""
    marks = [(act, _front(text, act)) for act in acts]
    rivals = {
        id(act)
        for one, other in combinations(marks, _PAIR)
        if one[1] and other[1] and _rival(one[1], other[1])
        for act in (one[0], other[0])
        if one[0].deed != other[0].deed
    }
    return rivals | {id(act) for pair in pairwise(marks) if _is_second(pair[1][1]) for act, _ in pair}


_PAIR: Final = 2


def _front(text: str, act: Act) -> tuple[str, ...]:
    """The words of the label right in front of an act, or the sign of its row."""
    front = text[max(0, act.start - _BEFORE) : act.start]
    row = _ROW.search(front)
    if row is not None:
        return (row[1],)
    label = _LABEL.search(front)
    return tuple(_WORD.findall(label[1].lower())) if label is not None else ()


def _is_second(label: Sequence[str]) -> bool:
    """`second choice`, `my fallback option`: what is done if what stands before it is not."""
    return any(a in _SECOND and b in _CHOSEN for a, b in pairwise(label))


_SECOND: Final = words_in("second third next alternative fallback backup reserve")
_CHOSEN: Final = words_in("choice option preference")


def _rival(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two labels differ and are of one kind."""
    if one == other:
        return False
    if {one[0], other[0]} == {"+", "-"}:
        return True
    both = (set(one), set(other))
    if all(not words.isdisjoint(_RIVALS) for words in both):
        return True
    return one[-1] == other[-1] and one[-1] in _KINDS

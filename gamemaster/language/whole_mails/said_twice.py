"""The same act in two places of a mail: `I give Imke 3 gold. (...) So I give Imke 3 gold.`

Who sums up, answers the own question or says it once more in due form says an act over that stands above;
who does it twice puts the two right behind each other, in a list or in a row of acts, or says so (`again`,
`then`, `another`). Where there is neither, but other words or a paragraph between them, the second is asked
about.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in, ask_where, once_each

_WORD: Final = re.compile(r"[^\W_]+")
_STOP: Final = re.compile(r"[.!?\n]")
_SENTENCE_END: Final = re.compile(r"[.!?](?:\s|$)|\n")
_PARAGRAPH: Final = re.compile(r"\n[ \t]*\n")
_RULE: Final = re.compile(r"[-=_*#~]{3}")
_ITEM: Final = re.compile(r"\n[ \t]*(?:[-*+•–]|\(?\w{1,2}[.)])[ \t]*$")
_ONCE_MORE: Final = words_in("again twice thrice another more second third fourth repeatedly")
"""What tells, wherever it stands between two acts or behind them, that they are two."""
_COUNTED: Final = re.compile(
    r"\b(?:two|three|four|five|both|2|3|4|5) (?:of )?(?:\w+ )?(?:moves|actions|times|turns|tries|steps)\b",
    re.IGNORECASE,
)
"""`My two moves.`"""
_GOING_ON: Final = words_in(
    "then next also too finally lastly last after afterwards later likewise plus additionally furthermore "
    "moreover still besides secondly thirdly followed before first"
)
"""What tells so right in front of the second or behind it."""
_WELL: Final = words_in("right well ok okay now so alright there fine good")
_JOINTS: Final = (["and"], ["and", "i"], ["i"], ["now"], ["now", "i"])
_OVER: Final = re.compile(r"(?:^|[.!?\n])\s*(?:once )?(?:again|more)\s*[,:–—-]\s*$", re.IGNORECASE)
"""`Again: I explore.`"""


def without_said_twice(text: str, lexicon: Lexicon, findings: list[Finding]) -> list[Finding]:
    """The findings, with acts asked about that are said elsewhere in the mail as well."""
    findings = _without_said_right_over(text, lexicon, findings)
    acts = once_each(acts_in(findings))
    if len(acts) < _PAIR or len({same_act(act) for act in acts}) == len(acts):
        return findings
    over = set(_said_over(text, lexicon, acts))
    return ask_where(findings, "which_one", lambda act: id(act) in over)


def _without_said_right_over(text: str, lexicon: Lexicon, findings: list[Finding]) -> list[Finding]:
    """`31: yes from me, I vote FOR.`: the findings without an answer said over right behind itself."""
    kept: list[Finding] = []
    for found in findings:
        last = kept[-1] if kept else None
        if isinstance(found, Act) and isinstance(last, Act) and _says_over(text, lexicon, last, found):
            # "Count me in, I join the RPG": the second may say of which game
            stronger = found.strength if last.strength == "shared" else last.strength
            kept[-1] = replace(last, end=found.end, strength=stronger)
        else:
            kept.append(found)
    return kept


def _says_over(text: str, lexicon: Lexicon, last: Act, found: Act) -> bool:
    """Whether nothing but a joint parts two acts that are the same and come to one."""
    between = text[last.end : found.start]
    if last.end > found.start or "\n" in between or same_act(last) != same_act(found):
        return False
    if _SETTING_OUT.match(text, last.start, last.end):
        # "I'm off to Level 1 then. I move to Level 1" is one way
        return between.strip(_MARKS + ".!").lower() in _SO | {"then", "ok", "so then"}
    return between.strip(_MARKS).lower() in _SO and comes_to_the_same(lexicon, found)


_SETTING_OUT: Final = re.compile(
    r"(?:i ?['’]?m|i am)? ?(?:now )?(?:off|going|heading|headed)\b", re.IGNORECASE
)
_MARKS: Final = " ,:;-–—"
_SO: Final = frozenset({"", "so", "and so", "thus", "hence", "therefore", "from me", "that is", "and"})
_PAIR: Final = 2


def same_act(act: Act) -> tuple[str, ...]:
    """What is the same of two acts that are."""
    # an action shown by pydantic takes ten times as long as its parameters
    return act.action.name, repr(act.action.params()), act.actor, repr(act.by), repr(act.when)


def _said_over(text: str, lexicon: Lexicon, acts: Sequence[Act]) -> Iterator[int]:
    """The ids of acts that say over the last one before them that was the same."""
    last: dict[tuple[str, ...], int] = {}
    for place, act in enumerate(acts):
        key = same_act(act)
        before = last.get(key)
        last[key] = place
        if before is None or acts[before] is act or acts[before].end > act.start:
            continue
        if not comes_to_the_same(lexicon, act) and not _done_twice(text, acts[before : place + 1]):
            yield id(act)


def comes_to_the_same(lexicon: Lexicon, act: Act) -> bool:
    """Whether doing it twice is doing it once: to vote, to join, to object to an intent."""
    answers = not {"intent", "proposal"}.isdisjoint(act.action.params())
    return answers or act.action.name in lexicon.lax or act.action.name in lexicon.changeable


def _done_twice(text: str, acts: Sequence[Act]) -> bool:
    """Whether the first and the last of these acts, which are the same, are certainly two."""
    first, last = acts[0], acts[-1]
    between, place = "", first.end
    for act in acts[1:-1]:
        between, place = between + text[place : max(place, act.start)], max(place, act.end)
    between += text[place : last.start]
    said = _words(between)
    alone = len(acts) > _PAIR or _PARAGRAPH.search(between) is None
    if not said and _affirms(text, first, last):
        return False
    if not said:
        return _RULE.search(between) is None
    if said in _JOINTS or _ITEM.search(between):
        return alone
    if _OVER.search(between):
        return False
    if len(acts) > _PAIR and _SENTENCE_END.search(text, first.end, last.start) is None:
        # "I go to the Healer, back to the Mines, and to the Healer"
        return True
    stop = _SENTENCE_END.search(text, last.end)
    behind = _words(text[last.start : stop.start() if stop else len(text)])
    front = _words(_STOP.split(between)[-1])
    if front[1:2] == ["then"] and front[0] in _WELL:
        # "Right then, I explore"
        del front[:2]
    if not _ONCE_MORE.isdisjoint((*said, *behind)) or _COUNTED.search(text):
        return True
    return not _GOING_ON.isdisjoint((*front, *behind))


def _affirms(text: str, first: Act, last: Act) -> bool:
    """`I play Rum. I really do play Rum.`"""
    added = set(_words(text[last.start : last.end])) - set(_words(text[first.start : first.end]))
    return not _AFFIRMING.isdisjoint(added) and _ONCE_MORE.isdisjoint(added)


_AFFIRMING: Final = words_in(
    "really do indeed truly hereby actually definitely certainly officially formally"
)


def _words(text: str) -> list[str]:
    return [found.group().lower() for found in _WORD.finditer(text)]

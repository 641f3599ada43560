"""Items of a list that words below it strike out by number: `Please disregard number 2, I traded it away.`,
`Strike lines 2 to 4.`

Each number must be that of one item of the mail and of nothing in the game, and nothing but a reason may
stand beside it; everything else is asked about.
"""

import re
from typing import Final

from gamemaster.core.condition import Possible
from gamemaster.language.corrections.act_corrections import is_reason
from gamemaster.language.english.numbers import may_be_number, ordinal_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.layout.clauses import ITEM
from gamemaster.language.values.describing import numbered
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene

STRIKING: Final = words_in("disregard ignore scratch strike scrap delete drop forget omit")
_LEADING: Final = words_in(
    "p s ps please kindly oh wait no sorry oops and but edit update correction nb . , : -- ! ; ( *"
)
_COUNTING: Final = words_in(
    "number no nr # item line point step entry move action act numbers nos items lines points steps entries "
    "moves actions acts"
)
_OF_LINES: Final = words_in("item line point step entry items lines points steps entries")
_ONES: Final = words_in("one item line point step entry move action act")
_MOST: Final = 9
_UNSURE: Final = words_in("think guess suppose hope wonder whether and or nor not")
_PARTING: Final = words_in(", : -- ; since because as (")
_ENDS: Final = words_in(". ! ) please above")
_LABEL: Final = re.compile(r"[ \t]*\(?(\w{1,3})[.)]")


def struck(scene: Scene, tokens: Tokens, found: list[Finding], start: int) -> list[Act]:
    """The acts of the item that the words at offset `start` strike out; none where they leave it open."""
    named = _named(tokens)
    if named is None:
        return []
    label, counted, of_line, end = named
    labels, end = _further(tokens, label, end)
    if not _only_why(scene, tokens[end:]) or (not of_line and any(numbered(scene, one) for one in labels)):
        return []
    spans = [_items(scene.text[:start], one) for one in labels]
    if any(len(one) != 1 for one in spans) or (counted and len(_items(scene.text[:start], "1")) != 1):
        return []
    within = [f for f in found if any(first <= f.start < last for ((first, last),) in spans)]
    acts = [f for f in found if isinstance(f, Act)]
    hung = any(act.when is not None and not isinstance(act.when.test, Possible) for act in acts)
    if hung or any(isinstance(f, Doubt) for f in within):
        return []
    return [f for f in within if isinstance(f, Act)]


def _further(tokens: Tokens, label: str, end: int) -> tuple[list[str], int]:
    """`(strike lines 2), 3 and 4`, `(numbers 2) to 4`: all labels that are struck, and where they end."""
    labels = [label]
    while label.isdecimal() and end + 1 < len(tokens):
        joints = [t.low for t in tokens[end : end + 2] if t.low in _JOINING]
        place = end + len(joints)
        if not joints or place >= len(tokens) or not tokens[place].low.isdecimal():
            break
        last = tokens[place].low
        span = range(int(labels[-1]) + 1, int(last)) if joints in (["to"], ["through"], ["--"]) else ()
        labels += [*map(str, span[:_MOST]), last]
        end = place + 1
    return labels, end


_JOINING: Final = words_in(", and to through --")


def _only_why(scene: Scene, behind: Tokens) -> bool:
    """Whether nothing, or nothing but a reason, stands behind what is struck out."""
    lows = [token.low for token in behind if token.low not in _ENDS]
    if not lows:
        return True
    more = "?" in lows or any(may_be_number(low) and low not in {"a", "one"} for low in lows)
    sure = _UNSURE.isdisjoint(lows[:3]) and lows[0] in _PARTING
    why = lows[3:] if lows[1:3] == ["i", "have"] else lows[1:]
    return sure and not more and is_reason(why, scene.lexicon.base_words)


def _named(tokens: Tokens) -> tuple[str, bool, bool, int] | None:
    """The label of the item that is struck, whether it was counted out, whether it can be no number of the
    game, and where it ends."""
    place = 0
    while place < len(tokens) and tokens[place].low in _LEADING:
        place += 1
    lows = [token.low for token in tokens]
    if lows[place : place + 1] == [] or lows[place] not in STRIKING:
        return None
    place += 1
    place += lows[place : place + 1] in (["the"], ["my"])
    if place < len(lows) and (nth := ordinal_at(tokens, place)) is not None:
        ends = lows[nth[1] : nth[1] + 1]
        return str(nth[0]), True, True, nth[1] + (ends != [] and ends[0] in _ONES)
    noun = lows[place] if place < len(lows) else ""
    place += noun in _COUNTING
    place += lows[place : place + 1] in (["."], ["#"])
    if place >= len(lows) or not (lows[place].isdecimal() or (noun in _COUNTING and len(lows[place]) == 1)):
        return None
    return lows[place], False, noun in _OF_LINES, place + 1


def _items(text: str, label: str) -> list[tuple[int, int]]:
    """Where the items of that label stand, each up to the next item or the end of its paragraph."""
    found: list[tuple[int, int]] = []
    place, open_at = 0, -1
    for line in [*text.splitlines(keepends=True), ""]:
        match = ITEM.match(line)
        if open_at >= 0 and (match or not line.strip()):
            found.append((open_at, place))
            open_at = -1
        told = _LABEL.match(line) if match else None
        if told is not None and told[1].lower() in {label, _lettered(label)}:
            open_at = place
        place += len(line)
    return found


def _lettered(label: str) -> str:
    """`b` for 2, for lists that count in letters."""
    return chr(ord("a") + int(label) - 1) if label.isdecimal() and 0 < int(label) <= _MOST else label

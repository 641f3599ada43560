"""What the lines right above a text that is handed in say of it: `Urgent proposal`, `Class: urgent`.

The act itself may name no class, or another one; then only a human can say which is meant.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

_LONGEST: Final = 60
_LINES: Final = 3
_SAYING: Final = words_in("i i'm we my not no n't 't ? would you")


def headed_otherwise(scene: Scene, act: Act) -> bool:
    """Whether short lines right above an act with a text name another of the few values it may have."""
    if act.action.name not in scene.lexicon.takes_texts:
        return False
    params = act.action.params()
    named = [pair for pair in scene.lexicon.narrow.get(act.action.name, ()) if pair[0] in params]
    for line in _lines_above(scene.text, act.start) if named else ():
        tokens = tokenize(line)
        if any(token.low in _SAYING for token in tokens):
            continue
        for param, kind in named:
            told = _told(scene, tokens, kind)
            if told and params[param] not in told:
                return True
    return False


def text_left_out(scene: Scene, act: Act) -> bool:
    """`A Goal called Sunset is created; its text is {...}`, `I create the card Sunset: ...`: whether a text
    stands beside an act that has none."""
    params, said = scene.lexicon.takes_texts.get(act.action.name), act.action.params()
    if params is None:
        return False
    if not params.isdisjoint(said):
        return _is_title(scene.text, act, str(said.get("text", "")))
    if _TEXT.search(scene.text, act.end, act.end + _NEAR) is not None:
        return True
    told = _TEXT_TOLD.search(scene.text, act.start, act.end) or _TEXT_BELOW.match(scene.text, act.end - 1)
    return "text" in params and told is not None


def _is_title(text: str, act: Act, quoted: str) -> bool:
    """`I submit "Warm Socks" -- Socks are warm.`: whether the text stands behind what was taken for it."""
    place = text.find(quoted, act.start, act.end) + len(quoted) if quoted else -1
    return place >= len(quoted) > 0 and _GOES_ON.match(text, place) is not None


_GOES_ON: Final = re.compile(
    r"[\"”’'](?:[ \t]*(?:-{1,2}|[–—:])[ \t]+\w|"
    r"[^.!?{}\n]*(?:\n(?!\s*\n)[^.!?{}\n]*)*:[ \t]*\n\s*[\[{\"“<=*-])"
)
"""What stands behind a title: the text itself behind a dash, or a colon at the end and the text below."""
_NEAR: Final = 80
_TEXT: Final = re.compile(
    r"[,;.]?\s+(?:and\s+)?(?:its|the|this)\s+(?:text|wording)\s+(?:is|reads|being|shall be|:)"
    r"[^.\n]{0,20}?[{\"“'|]",
    re.IGNORECASE,
)
_TEXT_BELOW: Final = re.compile(r"[^\n]?[^\n.!?;,]{0,30}:[ \t]*\n\s*\S|.?[ \t]*[(\[{][ \t]*[\"“]")
_TEXT_TOLD: Final = re.compile(
    r"\bwith (?:the |this |its )?(?:following )?(?:text|wording)\b|\b(?:that|which) (?:reads|says)\b",
    re.IGNORECASE,
)


def _told(scene: Scene, tokens: Tokens, kind: str) -> set[object]:
    """The values of a kind that a line names, each by as many words as it can."""
    found: set[object] = set()
    place = 0
    while place < len(tokens):
        best = max(values_at(scene, tokens, place, kind), key=lambda value: value.end, default=None)
        said = tokens[place : best.end] if best is not None else ()
        # "A proposal" is one of any class
        if best is not None and str(best.parts[0]) in {token.low for token in said}:
            found.add(best.parts[0])
        place = max(place + 1, best.end if best is not None else 0)
    return found


def _lines_above(text: str, start: int) -> list[str]:
    """The short lines right above, up to one that is quoted or longer."""
    found: list[str] = []
    for line in reversed(text[max(0, start - _LINES * (_LONGEST + 2)) : start].splitlines()[:-1]):
        if line.startswith((">", "|")) or len(line) > _LONGEST or len(found) == _LINES:
            break
        if line.strip():
            found.append(line)
    return found

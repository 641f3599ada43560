"""Rows with a label of the game and a value that is not read: `Vote: Brask or Tarn`, `31: FOR in principle`.

Nothing is done by them for certain; but what may be a choice or an answer does not go unheard.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Token, tokenize, words_in
from gamemaster.language.layout.letter import Letter
from gamemaster.language.rows.open_values import left_open
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, asked_about

_UNREAD: Final = words_in("unknown_sentence statement future hedge negation condition")
_PARTING: Final = words_in(": -- - =")
_PARTING_SIGNS: Final = frozenset(":-–—=→")
"""The signs that such marks are made of."""
_LONGEST_LABEL: Final = 4
_LONGEST_VALUE: Final = 8
_MOVES: Final = words_in("move moves action actions turn turns order orders")


def half_rows(
    lexicon: Lexicon, referents: Referents, letter: Letter, findings: list[Finding], bears: Bearing
) -> list[Doubt]:
    """A question for each such row of the sender's own that nothing was found in."""
    if bears < Bearing.NEUTRAL:
        return []
    text = letter.text
    read = [f for f in findings if not isinstance(f, Skip)]
    rows = [
        (start, f)
        for f in findings
        if isinstance(f, Skip) and f.why in _UNREAD
        if (start := _line_start(text, f.start)) >= 0 and _may_be_row(text[start : f.end])
        if not any(one.start < f.end and start < one.end for one in read)
    ]
    if not rows:
        return []
    scene = Scene(text, lexicon, referents, letter.sender or "", 0)
    return [
        Doubt("incomplete", f.start, f.end, (), True)
        for start, f in rows
        if _asks(scene, tokenize(text, start, f.end), f, bears is Bearing.SIGNED)
    ]


def without_blanks(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each row whose answer may as well be that there is none: `Left:
    empty`, and a dash (`51: -`) in a mail without a plus."""
    acts = [f for f in findings if isinstance(f, Act)]
    empty = [f for f in acts if _EMPTY.search(text[f.start : f.end])]
    dashed = [f for f in acts if _DASHED.search(text[f.start : f.end])]
    dashed = empty + (dashed if "+" not in text or _PLUS.search(text) is None else [])
    if not dashed:
        return findings
    return [asked_about(f, "incomplete") if f in dashed else f for f in findings]


_EMPTY: Final = re.compile(r"[:=]\s*empty\W*$", re.IGNORECASE)
_DASHED: Final = re.compile(r"[\d:.)\]=|][ \t]*[-–—]+$")
_PLUS: Final = re.compile(r"^[^\n]*[\d):]\s*\+\s*$", re.MULTILINE)


def _line_start(text: str, start: int) -> int:
    """Where the row begins that what stands at `start` opens, or is the value of; -1 where it is neither."""
    begin = text.rfind("\n", 0, start) + 1
    before = text[begin:start].strip(" \t*-#•")
    return start if not before else begin if before.endswith(":") else -1


def _may_be_row(said: str) -> bool:
    """Whether a mark parts words as a label from its value, or they open with a word in capitals."""
    return not (_PARTING_SIGNS.isdisjoint(said) and said.lstrip()[1:2].islower())


def _asks(scene: Scene, tokens: list[Token], told: Skip, signed: bool) -> bool:
    """Whether a row, all of which is told or only its value, is half a choice."""
    whole = bool(tokens) and tokens[0].start == told.start
    return (whole and _is_half_row(scene, tokens)) or (signed and left_open(scene, tokens))


def _is_half_row(scene: Scene, tokens: list[Token]) -> bool:
    near = range(1, min(len(tokens), _LONGEST_LABEL + 1))
    colon = next((p for p in near if tokens[p].low in _PARTING), 0)
    if not colon:
        return _answer(scene, tokens, 0) and len(tokens) <= _LONGEST_VALUE and _numbers(scene, tokens[1:])
    label, value = tokens[:colon], tokens[colon + 1 :]
    if _numbers(scene, label) and (_answers_first(scene, value) or _DITTO.issuperset(t.low for t in value)):
        return True
    said = sum(token.low[0].isalnum() for token in value)
    if not 0 < said <= _LONGEST_VALUE:
        return False
    if _numbers(scene, label) or (names_things(scene, label) and len(label) > 1):
        # "31: FOR Brask, Tarn; AGAINST Ondine" counts the votes of others
        return any(_answer(scene, value, p) for p in range(len(value))) and not _names_people(scene, value)
    if _is_somebodys(scene, label) and _numbers(scene, value[1:]):
        return any(_answer(scene, value, p) for p in range(len(value)))
    named = scene.referents.at(scene.text, value, 0)
    if named is not None and named.who == (scene.sender,):
        # "Name: Ondine" over her vote
        return False
    if label[-1].low in _MOVES and scene.lexicon.verb_at(value, 0):
        return True
    label = label[label[0].low == "my" :]
    hits = [*scene.lexicon.tails.at(label, 0), *scene.lexicon.verb_at(label, 0)]
    done = {hit.what.frame.action for hit in hits if hit.end == len(label)}
    return not done.isdisjoint(scene.lexicon.changeable) or (bool(done) and _names_ours(scene, value))


_DITTO: Final = frozenset({'"', "''", "'", "”", "“", "″", "〃", "^"})
"""`51: "`: the answer above, once more; where nothing at all stands behind the mark, it was forgotten."""


def _answers_first(scene: Scene, value: Sequence[Token]) -> bool:
    """`for - nice idea`: an answer in small letters, set off from what is said of it."""
    hit = scene.lexicon.sayings.longest(value, 0)
    if hit is None or (not hit.what.frame.fixed and "side" not in {s.kind for s, _ in hit.what.slots}):
        return False
    return hit.end < len(value) and value[hit.end].low in _PARTING


def _is_somebodys(scene: Scene, label: Sequence[Token]) -> bool:
    """`Me`, `For Tarn`: whose answer stands in a row, where that is no tally."""
    if len(label) == 1 and label[0].low in {"me", "mine", "myself"}:
        return True
    return label[0].low == "for" and scene.referents.at(scene.text, label, 1) is not None


def _names_ours(scene: Scene, tokens: Sequence[Token]) -> bool:
    places = any(token.low in scene.lexicon.entities and token.capital for token in tokens)
    return places or names_things(scene, tokens)


def _names_people(scene: Scene, tokens: Sequence[Token]) -> bool:
    return any(scene.referents.at(scene.text, tokens, p) is not None for p in range(len(tokens)))


def _numbers(scene: Scene, tokens: Sequence[Token]) -> bool:
    """`31`, `proposal 31`: the number of a thing that the game holds, first or behind what it is called."""
    for kind in scene.lexicon.answered:
        told = scene.referents.names.things.get(kind.things, {})
        place = int(bool(tokens) and tokens[0].low in kind.called)
        if place < len(tokens) and tokens[place].low in told:
            return True
    return False


def _answer(scene: Scene, tokens: Sequence[Token], place: int) -> bool:
    """Whether an answer in capitals stands at `place`."""
    token = tokens[place]
    loud = scene.text[token.start : token.end].isupper() and len(token.low) > 1
    return loud and any(hit.what.frame.fixed for hit in scene.lexicon.sayings.at(tokens, place))

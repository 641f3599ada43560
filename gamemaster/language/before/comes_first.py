"""What has yet to be done before an act: `I finish my tea and then I explore`, `Tea, and then I ...`.

Behind `then` or `after that` the act comes when what stands in front of it is over: a clause of the present,
somebody's next move, a meal. What must stay true: what is over, or only tells how things are, leaves the act
as it is (`I finished my tea and then I ...`, `Nobody else wants it, then I ...`), and so does an act of the
sender's own in front of it.
"""

import re
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

_THEN: Final = (
    ("then",),
    ("after", "that"),
    ("after", "which"),
    ("afterwards",),
    ("thereafter",),
    ("only", "then"),
)
_LATE: Final = frozenset({("after", "that"), ("after", "which"), ("afterwards",), ("thereafter",)})
_MARKS: Final = words_in(", ; : -- . ! ... and")
_OVER: Final[frozenset[str]] = words_in(
    "have 've had has was were did been done got over finished through after having once yesterday "
    "already last please"
)
_REASONS: Final[frozenset[str]] = (
    words.CONDITION | words.NEGATIONS | words_in("since because no none nobody nothing neither ? so why but")
)
_ERRANDS: Final = words_in(
    "finish wait eat walk cook wash clean tidy sleep drive fetch collect pick meet visit call phone ask "
    "check talk discuss consult pack shower nap bathe feed go return come get bring buy repair fix do have "
    "need sort pay prepare"
)
"""What one first does elsewhere, or has others do, and no gesture at the table (`I sigh, and then I ...`)."""
_OF_REST: Final = words_in(
    "tea coffee dinner supper lunch breakfast bath nap shower bed cocoa laundry dishes washing shopping "
    "homework shift sauna"
)
_CLOCK: Final = words_in("at by around")
_AFTER_MEALS: Final = _OF_REST | words_in(
    "a an the my our some quick short long hot nice small little cup pot of and first more bit walk work run "
    "rest drink pint snack meal cake sandwich school church gym swim sleep"
)
_BREAKS: Final = _AFTER_MEALS - words_in(
    "a an the my our some quick short long hot nice small little of and first more bit"
)
_BEFORE: Final = re.compile(
    r"(?:^|[.!?:;]\s|\n[ \t]*\n)((?:(?![.!?:;]\s|\n[ \t]*\n)[\s\S]){3,120})[.!:;]?\s*$"
)


def comes_first(scene: Scene, tokens: Tokens, act: int) -> bool:
    """Whether the words in front of the act that begins at the offset `act` tell of such a thing."""
    for place in range(len(tokens)):
        if tokens[place].start > act:
            return False
        begins = tokens[place].low in _BEGINS
        said = next((one for one in _THEN if _stands(tokens, place, one)), None) if begins else None
        if said is None or not _leads_to_sender(tokens, place + len(said)):
            continue
        front = list(tokens[:place])
        late = said in _LATE or scene.text[tokens[place].start : tokens[place].end].lower() != "then"
        while front and front[-1].low in _MARKS:
            front.pop()
        if front:
            return _is_to_come(scene, front, late)
        return not scene.acted and _told_before(scene, tokens[0].start, late)
    return False


_BEGINS: Final = frozenset(one[0] for one in _THEN)


def _stands(tokens: Tokens, place: int, said: tuple[str, ...]) -> bool:
    return tuple(token.low for token in tokens[place : place + len(said)]) == said


def _leads_to_sender(tokens: Tokens, place: int) -> bool:
    """Whether the sender's clause begins right there, or behind a mark."""
    place += place < len(tokens) and tokens[place].low in {",", ":"}
    return [token.low for token in tokens[place : place + 1]] == ["i"]


def _told_before(scene: Scene, at: int, late: bool) -> bool:
    """Whether the sentence before tells of it."""
    begin = max(0, at - 200)
    match = _BEFORE.search(scene.text[begin:at])
    told = tokenize(scene.text, begin + match.start(1), begin + match.end(1)) if match else []
    return bool(told) and _is_to_come(scene, told, late)


def _is_to_come(scene: Scene, front: list[Token], late: bool) -> bool:
    """Whether the words tell of something of the present or to come that takes its time."""
    lows = [token.low for token in front]
    held = frozenset(lows)
    breaks = not held.isdisjoint(_OF_REST)
    over = _OVER - {"have"} if lows[:2] == ["i", "have"] and breaks else _OVER
    if not held.isdisjoint(over | _REASONS) or any(
        is_past(low) for low in lows if low not in {"let", "read"}
    ):
        return False
    if breaks or (_AFTER_MEALS.issuperset(held) and not held.isdisjoint(_BREAKS)):
        return True
    if lows[0] == "back" and not _CLOCK.isdisjoint(lows):
        return True
    named = scene.referents.at(scene.text, front, 0) if front[0].capital and lows[0] != "i" else None
    if named is not None and named.who != (scene.sender,):
        return lows[-1] == "first" or (named.end < len(lows) and _is_verb(lows[named.end]))
    if lows[0] in {"i", "we"}:
        return lows[1:2] != [] and lows[1] in _ERRANDS
    return late and len(lows) > 1 and not words.FINITE.union(("'s",)).isdisjoint(lows)


def _is_verb(low: str) -> bool:
    """`plays`: what somebody does."""
    return low.endswith("s") and low.isalpha() and not low.endswith("ss") and low not in words.FINITE


def then_alone(tokens: Tokens) -> bool:
    """`Then:`, `And after that:`: a line of nothing else, above acts that come after something."""
    lows = tuple(token.low for token in tokens if token.low[0].isalnum() and token.low != "and")
    return lows in _THEN

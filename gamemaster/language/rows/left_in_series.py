"""Parts of a sentence behind an act that name another value for it and no verb: `left to B, right likewise`.

`I set left to B; middle later; right to C` and `I attack the goblin (2 rounds) and the orc (3 rounds)` go on
with what the act is done to as well. And a deed of trade between two acts (`I explore, buy a sword, and
heal`) that no frame reads may be a move.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip
from gamemaster.language.vocabulary.shorthand import is_closed

_GAP: Final = re.compile(r"\s*(?:[,;&+/]|--?|–|—)?\s*(?:(?:and|then|plus|but|also)\b[,]?\s*)*$")
_LIKEWISE: Final = words_in("the same ditto likewise too also similarly idem as later to : = next -> with")
_DEALS: Final = words_in(
    "buy sell trade steal loot cast equip craft summon upgrade build swap barter pawn sneak"
)
_OPENS: Final = words_in("the a an my another")
_LONGEST: Final = 12


def series_asked(scene: Scene, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each such part in its place."""
    places = [
        p + 1
        for p, (act, part) in enumerate(pairwise(findings))
        if isinstance(act, Act) and isinstance(part, Skip) and _GAP.match(scene.text[act.end : part.start])
    ]
    found = list(findings)
    for place in places:
        part = found[place]
        if _goes_on(scene, found, place):
            found[place] = Doubt("leftover", part.start, part.end, (), True)
    return found


def _goes_on(scene: Scene, findings: Sequence[Finding], place: int) -> bool:
    act, part = findings[place - 1], findings[place]
    tokens = tokenize(scene.text, part.start, part.end)
    if not isinstance(act, Act) or not 1 < len(tokens) <= _LONGEST:
        return False
    joined = scene.text[act.end : part.start].strip()
    stopped = scene.text[act.start : act.end].rstrip().endswith((".", "!", "?"))
    if stopped or "\n\n" in scene.text[act.end : part.start] or not joined:
        return False
    after = findings[place + 1] if place + 1 < len(findings) else None
    if tokens[0].low in _DEALS:
        return isinstance(after, Act)
    if tokens[0].low == "none":
        # "and none too soon"
        return False
    return _other_slot(scene, act, tokens) or (joined.endswith("and") and _counts_another(tokens))


def _other_slot(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """`right the same`: another of the few values that a slot of the act has."""
    own = {str(value) for value in act.values}
    for slot in scene.lexicon.slots_of(act.action.name):
        kind = scene.lexicon.kinds.get(slot.kind)
        if kind is None or not is_closed(kind):
            continue
        for value in values_at(scene, tokens, 0, slot.kind):
            other = not own & {str(part) for part in value.parts}
            if other and value.end < len(tokens) and tokens[value.end].low in _LIKEWISE:
                return True
    return False


def _counts_another(tokens: Tokens) -> bool:
    """`the orc (3 rounds)`: what the act is done to besides, and how much."""
    lows = [token.low for token in tokens]
    counted = any(low.isdigit() for low in lows) and words.FINITE.isdisjoint(lows)
    return lows[0] in _OPENS and counted

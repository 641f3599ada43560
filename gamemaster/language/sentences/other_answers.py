"""Sentences that answer their own question, or tell how an answer has changed.

`Shall I explore? Yes, I do`, `I was for 31 but now am against`, `31 yes 32 no`, `Proposal: Phases last two
days`: nobody says plainly what is done, and yet it may be meant.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.numbers import has_figures
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.frames.completed import completes
from gamemaster.language.values.describing import numbered
from gamemaster.language.vocabulary.scene import Finding, Scene, Skip

_OPEN: Final = words_in(
    "? if unless would could might may should will 'll shall want wanted plan intend think hope maybe "
    "perhaps you"
)
_LONGEST: Final = 24
_FEW: Final = 6


def told_otherwise(scene: Scene, tokens: Tokens, lows: frozenset[str], before: Sequence[Finding]) -> str:
    """Why such words are asked about; "" where they are none."""
    if not scene.signed or len(tokens) > _LONGEST:
        return ""
    if not lows.isdisjoint(_YES) and _answers_itself(scene, tokens, before):
        return "question"
    if not lows.isdisjoint(_OPEN):
        return ""
    if not lows.isdisjoint(_TURNING) and _turns_round(scene, tokens):
        return "correction"
    if not scene.acted and _heads_text(scene, tokens):
        return "incomplete"
    if "intent" in lows and _answers_intent(tokens):
        return "vague"
    pairs = _pairs(scene, tokens) if has_figures(lows) else 0
    alone = pairs == 1 and sum(token.low[0].isalnum() for token in tokens) == _PAIR
    return "no_subject" if pairs > 1 or alone else ""


_ANSWERS: Final = words_in("+1 + yes no aye nay yea objection support ok okay agreed against for")
_TELLING: Final = words_in("has have had got needs need was were who gets waits wait waiting about")


def _answers_intent(tokens: Tokens) -> bool:
    """`+1 to intent 5`, `No to intent 5`: an answer to an intent in words that no frame knows."""
    lows = [token.low for token in tokens]
    if len(lows) > _FEW + 2 or not _TELLING.isdisjoint(lows):
        return False
    numbered_one = any(a == "intent" and b.isdecimal() for a, b in pairwise(lows))
    denied = any(a == "no" and b.startswith(("objection", "support")) for a, b in pairwise(lows))
    said = lows[0] in _ANSWERS or ("this" in lows[:1] and not {"objection", "support"}.isdisjoint(lows))
    return numbered_one and said and not denied


_YES: Final = words_in("yes yep yeah aye sure do indeed certainly not")
_ANSWERING: Final = _YES | words_in("i we of course why , . ! so and ok okay please say absolutely hereby")


def _answers_itself(scene: Scene, tokens: Tokens, before: Sequence[Finding]) -> bool:
    """`(Shall I explore?) Yes, I do.`: an answer right behind a question of the sender's about a move."""
    lows = [token.low for token in tokens]
    said = [low for low in lows if low[0].isalnum()]
    if said in (["do"], ["not"], ["do", "not"]) or not _ANSWERING.issuperset(lows):
        return False
    asked = next((f for f in reversed(before[-_PAIR:]) if isinstance(f, Skip) and f.why == "question"), None)
    if asked is None or len(scene.text[asked.end : tokens[0].start]) > _NEAR:
        return False
    words_asked = tokenize(scene.text, asked.start, asked.end)[:_LONGEST]
    own = {"i", "we"} & {token.low for token in words_asked[:3]} and words_asked[0].low not in _BEFORE_NOW
    places = range(1, len(words_asked))
    return bool(own) and any(completes(scene, words_asked, place) for place in places)


_BEFORE_NOW: Final = words_in("did have had was were when why how where what")
_PAIR: Final = 2
_NEAR: Final = 12
_TURNING: Final = words_in("now change changed switch flip turn")


def _turns_round(scene: Scene, tokens: Tokens) -> bool:
    """`I was for 31 but now am against`, `I change that to against`: one answer, and then the other."""
    lows = [token.low for token in tokens]
    mine = not {"i", "my"}.isdisjoint(lows)
    sides = _sides(scene, tokens)
    known = any(low.isdecimal() and numbered(scene, low) for low in lows)
    changed = any(low in {"change", "switch", "flip", "turn"} for low in lows) and "to" in lows
    return mine and ((known and len(sides) > 1) or (changed and bool(sides)))


def _sides(scene: Scene, tokens: Tokens) -> set[str]:
    """The answers that stand among the words, each by what it settles."""
    found: set[str] = set()
    for place in range(len(tokens)):
        for name, table in scene.lexicon.values.items():
            if name == "side" and tokens[place].low not in _NO_SIDES:
                found |= {str(hit.what) for hit in table.at(tokens, place) if hit.what}
    return found


_NO_SIDES: Final = words_in("a up down")


def _pairs(scene: Scene, tokens: Tokens) -> int:
    """`31 yes 32 no`, `31: y, 32: n`: how many of the game's numbers have an answer right behind."""
    pairs = 0
    for place, token in enumerate(tokens[:-1]):
        after = place + 1 + (tokens[place + 1].low in {":", "--", "="})
        if not token.low.isdecimal() or not _answerable(scene, token.low) or after >= len(tokens):
            continue
        answers = tokens[after].low in _LETTERS or bool(_sides(scene, tokens[after : after + 1]))
        pairs += answers
    return pairs


_LETTERS: Final = words_in("y n yes no")


def _answerable(scene: Scene, number: str) -> bool:
    things = scene.referents.names.things
    return any(number in things.get(kind.things, {}) for kind in scene.lexicon.answered)


_KINDS: Final = words_in("new my an a urgent standard")


def _heads_text(scene: Scene, tokens: Tokens) -> bool:
    """`Proposal: Phases last two days.`, `Prop (Short Nights)`: a heading, and it may be handed in."""
    if "propose" not in scene.lexicon.takes_texts:
        return False
    place = next((p for p, token in enumerate(tokens) if token.low not in _KINDS), 0)
    if tokens[place].low not in {"proposal", "prop"} or place + 1 >= len(tokens):
        return False
    mark = tokens[place + 1].low
    behind = tokens[place + 2 : place + 3]
    return mark in {":", "("} and bool(behind or scene.text[tokens[-1].end :].strip())

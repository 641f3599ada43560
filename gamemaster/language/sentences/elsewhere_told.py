"""Sentences that look like acts and surely are none of this game: done elsewhere, or advised to others.

`In GuildNomic I vote FOR 31` on another game's list, `In the real world I vote for the greens`: what no act
of this game can be is no question there. `If I die tonight, look at Tarn first.` and `If you want to help me,
give Jun 2 gold.` tell others what to do, and `I play Rum is what I would write` only cites. Where a whole act
of this game stands behind such a front, it is asked about as ever.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip

_GAMES: Final = words_in(
    "guildnomic commune fluxx agora werewolf werewolves mafia blognomic nomic rpg chess poker bridge "
    "monopoly scrabble catan diplomacy tennis football"
)
_WORLDS: Final = words_in("life world dreams dream head")
_REAL: Final = words_in("real other another ordinary former waking my")
_PLACES: Final = words_in("game list table league campaign guild village")
_OTHER: Final = words_in("other another second old")
_ENTERING: Final = words_in("in at on over")
_ARTICLES: Final = words_in("the my our a in at on")
_FRONT: Final = 6
_CITED: Final = re.compile(
    r"\bis (?:just |only |exactly )?(?:what|how|the (?:move|vote|line|thing|act|sentence|mail|answer)"
    r"(?: (?:that|which))?) "
    r"i (?:would|d|might|could|should) (?:have )?"
    r"(?:write|wrote|written|say|said|send|sent|post|posted|type|typed|put|use|used|do|done|make)\b"
)
_DYING: Final = re.compile(
    r"(?:so |and |but )?if i (?:die|am dead|m dead|get (?:killed|lynched|hanged|eaten)"
    r"|am (?:killed|lynched|eaten|gone)"
    r"|m (?:killed|lynched|eaten|gone)|don t (?:survive|wake up|make it)|do not survive)\b"
)
_WISHING: Final = re.compile(
    r"(?:so |and |but )?if (?:you|anybody|anyone|somebody|someone) (?:all |really |do |ever )*"
    r"(?:want|wants|wish|wishes|care|cares|feel|feels|d like|would like|need|needs) to\b"
    r"(?! (?:know|hear|see)\b)"
)
_OWN: Final = words_in("i i'm my mine we our us")
_FOR: Final = words_in("for from")
_HELD: Final = words_in("vague incomplete condition leftover no_subject which_one unknown_verb lead_in hedge")


def told_elsewhere(scene: Scene, tokens: Tokens, findings: Sequence[Finding]) -> bool:
    """Whether the questions about a sentence are needless, as it is surely no act of this game."""
    doubts = [f for f in findings if isinstance(f, Doubt)]
    if not doubts or any(isinstance(f, Act) for f in findings) or tokens[-1].low in {"?", ":"}:
        return False
    lows = [token.low.lstrip("'") for token in tokens if token.low[0].isalnum() or token.low[0] == "'"]
    if not lows or any(doubt.reason not in _HELD for doubt in doubts):
        return False
    # "..., with Fire; Air is what I would have used" is an act and a remark
    one = all(token.low != ";" for token in tokens)
    if one and "is" in lows and _CITED.search(" ".join(lows)) is not None:
        return True
    if lows[0] in _OPENING and "if" in lows[:2]:
        return _advises(lows, tokens)
    if lows[0] not in _ENTERING or any(doubt.candidates for doubt in doubts):
        return False
    return leads_elsewhere(scene, tokens)


_OPENING: Final = words_in("if so and but")


def _advises(lows: list[str], tokens: Tokens) -> bool:
    """`If I die tonight, look at Tarn first`, `If you want to help me, give Jun 2 gold`: others are to."""
    said = " ".join(lows)
    found = _DYING.match(said) or _WISHING.match(said)
    comma = next((place for place, token in enumerate(tokens) if token.low == ","), 0)
    if found is None or not comma or comma + 1 >= len(tokens):
        return False
    behind = [token.low for token in tokens[comma + 1 :]]
    # "..., move 2 gold from me to Jun" is asked of whoever keeps the books
    return _OWN.isdisjoint(behind) and not any(b == "me" and a in _FOR for a, b in pairwise(behind))


def leads_elsewhere(scene: Scene, tokens: Tokens) -> bool:
    """`In GuildNomic`, `In the real world`, `In the other game`: a front that is of no place of this game."""
    subject = next((p for p, token in enumerate(tokens[: _FRONT + 1]) if token.low == "i"), 0)
    front = [token.low for token in tokens[:subject] if token.low not in _ARTICLES and token.low != ","]
    if not front or len(front) > _FRONT - 2:
        return False
    if scene.lexicon.has_sign(scene.text[tokens[0].start : tokens[subject].start]):
        return False
    if front[0] in _GAMES and len(front) == 1:
        return True
    return (front[-1] in _WORLDS and not _REAL.isdisjoint(front[:-1])) or (
        front[-1] in _PLACES and not _OTHER.isdisjoint(front[:-1])
    )


def skipped(findings: Sequence[Finding]) -> list[Finding]:
    """The findings without such questions."""
    return [Skip("other_business", f.start, f.end) if isinstance(f, Doubt) else f for f in findings]

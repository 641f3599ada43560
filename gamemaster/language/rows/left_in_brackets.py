"""What brackets in or right behind an act say of it that it does not do: `I give Tarn 3 gold (and my hat)`.

A further thing, an end to what is counted (`(3 rounds, stop at 5)`), the value of another slot
(`[right: C]`), another value than the act's own (`I move to Healer (Town Square)`), or a word of a form that
was not filled in (`3 gold [change me]`). A list that breaks off (`Rum, Parrot, ...`) leaves out as much.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from gamemaster.language.about.left_unmeasured import measures
from gamemaster.language.about.told_of_values import tail_unsettles
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, holds_any, tokenize, words_in
from gamemaster.language.layout.lines import line_end
from gamemaster.language.rows.plain_asides import plainly_beside
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, acts_in, ask_where
from gamemaster.language.vocabulary.shorthand import is_closed

_BRACKETS: Final = re.compile(r"[(\[<]([^()\[\]{}<>\n]{1,60})[)\]>]")
_LISTED: Final = re.compile(r",[ \t]*(?:\.{3}|…|etc\b)[.]{0,3}[ \t]*$", re.MULTILINE)
_TEMPLATE: Final = re.compile(
    r"(?:please )?(?:change|edit|fill|replace|adjust|check|confirm|insert|enter)\b(?: (?:me|in|this|here|it|"
    r"out|later|amount|name|number|value|details))+\W*$|(?:tbd|tbc|tba|todo|xxx+|placeholder|\?+)\W*$",
    re.IGNORECASE,
)
_MORE: Final = words_in("and plus also &")
_OWNED: Final = words_in("my the a an another some")
_SPIRITS: Final = words_in(
    "thanks thank love best regards compliments blessing blessings heart sympathy apologies greetings "
    "pleasure hug kiss gratitude respect word soul rest bow smile undying eternal respects condolences other "
    "time joy lot bit half month day week moment first last only good very"
)
_LONGEST_MORE: Final = 4


def bracketed_asked(scene: Scene, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act beside which brackets leave something out."""
    if not holds_any(scene.text, ("(", "[", "{", "<", "...", "…", "etc")):
        return findings
    done = {str(value) for act in acts_in(findings) for value in act.values}
    return ask_where(findings, "leftover", lambda act: _leaves_out(scene, act, done))


def _leaves_out(scene: Scene, act: Act, done: set[str]) -> bool:
    cut = _LISTED.search(scene.text, act.start, line_end(scene.text, act.end))
    if cut is not None and cut.end() >= act.end and not scene.text[act.end : cut.start()].strip():
        return True
    return any(_adds(scene, act, inner, done) for inner in _inside(scene.text, act))


def _inside(text: str, act: Act) -> Iterator[list[Token]]:
    """The words of each pair of brackets in the words of an act, or right behind them."""
    for match in _BRACKETS.finditer(text, act.start, min(len(text), act.end + 64)):
        if match.start() > act.end and text[act.end : match.start()].strip():
            return
        if match.start() > act.start:
            yield tokenize(text, *match.span(1))


def _adds(scene: Scene, act: Act, inner: list[Token], done: set[str]) -> bool:
    if not inner or plainly_beside(scene, inner):
        return False
    if len(inner) == 1 and len(inner[0].low) == 1:
        # a part of what is voted on, as in `31(b)`
        return inner[0].low.isalpha() and tail_unsettles(scene, [act], inner)
    if _TEMPLATE.match(scene.text, inner[0].start, inner[-1].end) or measures(scene, [act], inner):
        return True
    if tail_unsettles(scene, [act], inner):
        return True
    return _one_more(inner) or _labels_another(scene, inner) or _other_value(scene, act, inner, done)


def _one_more(inner: Tokens) -> bool:
    """`and my sword`: a further thing, in few words."""
    lows = [token.low for token in inner]
    if lows[0] not in _MORE or not 1 < len(lows) - 1 <= _LONGEST_MORE:
        return False
    if not words.FINITE.isdisjoint(lows) or (len(lows) > _LONGEST_MORE - 1 and lows[-1].endswith("s")):
        # "and my cat is furious", "also my knee aches"
        return False
    return (lows[1] in _OWNED or lows[1].isdigit()) and _SPIRITS.isdisjoint(lows)


def _labels_another(scene: Scene, inner: Tokens) -> bool:
    """`right: C`: a value of the game in front of a mark."""
    mark = next((p for p, token in enumerate(inner[:3]) if token.low in {":", "="}), 0)
    if not 0 < mark < len(inner) - 1:
        return False
    closed = (kind.name for kind in scene.lexicon.kinds.values() if is_closed(kind))
    return any(v.end == mark for name in closed for v in values_at(scene, inner[:mark], 0, name))


def _other_value(scene: Scene, act: Act, inner: Sequence[Token], done: set[str]) -> bool:
    """Whether the words name, from end to end, another value of a kind that the act takes."""
    if not inner[0].capital or (len(inner) == 1 and len(inner[0].low) == 1):
        return False
    own = done | {scene.sender, act.actor}
    for slot in scene.lexicon.slots_of(act.action.name):
        if slot.kind in {"text", "name", "word", "number"}:
            continue
        for value in values_at(scene, inner, 0, slot.kind):
            if value.end == len(inner) and not value.doubt and not own & {str(part) for part in value.parts}:
                return True
    return False

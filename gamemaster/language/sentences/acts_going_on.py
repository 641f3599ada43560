"""Acts said by their gerunds with all that they need: `voting Brask`, `(I'm) setting my left one to G`.

What must stay true: nothing in the words is of another time or of doubt, and a sentence of nothing but such
words neither answers a question nor is a title (`Options for today:`, and then `voting Brask`).
"""

import re
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import fill
from gamemaster.language.vocabulary.scene import Scene

OTHERWISE: Final[frozenset[str]] = (
    words.CONDITION
    | words.TAINT
    | words_in(
        "tomorrow later next soon tonight monday tuesday wednesday thursday friday saturday sunday weekend "
        "then when while after before until till by still always usually often never not n't maybe perhaps "
        "probably possibly likely think thinking considering tempted plan planning going ? would could might "
        "currently lately yesterday last afternoon evening promise promised know known already said told "
        "planned"
    )
)
_MOTION: Final = words_in(
    "leaving quitting going coming joining moving heading walking travelling traveling returning marching "
    "stepping departing dropping resigning retiring stopping signing bowing"
)
"""Of these the present is told as of a plan (`I'm leaving, as you know`)."""


def plainly_done(scene: Scene, tokens: Tokens, start: int) -> bool:
    """`voting Brask.`: whether a sentence is nothing but the gerund of an act, its subject left out, and
    neither answers a question nor stands below a heading."""
    lows = [token.low for token in tokens]
    before = scene.text[: tokens[0].start].rstrip()[-1:]
    short = len(tokens) <= _LONGEST and lows[-1] != ":" and before not in {":", "?"}
    plain = scene.signed and short and OTHERWISE.isdisjoint(lows) and _SUBJECTS.isdisjoint(lows)
    return (
        plain
        and _TITLED.match(scene.text, tokens[-1].end) is None
        and bool(done_in_full(scene, tokens, start))
    )


_LONGEST: Final = 14
_TITLED: Final = re.compile(r"[.\s]*(?:By [A-Z]|[^.!?]{0,30}\b(?:was|were)\b)")
_SUBJECTS: Final = words_in("is are was were he she it they we you who that this there")


def done_in_full(scene: Scene, tokens: Tokens, verb: int) -> str:
    """The verb whose gerund stands at `verb`, with all behind it that its act needs; "" where none does."""
    low = tokens[verb].low if verb < len(tokens) else ""
    if not low.endswith("ing") or low in _MOTION:
        return ""
    for hit in scene.lexicon.verb_at(tokens, verb, "gerund"):
        frame = hit.what.frame
        # "ending my turn" names what it is done to by the verb's own words
        named = hit.end - verb > _PHRASE and tokens[hit.end - 1].low in _OWN_NOUNS
        done = (f for f in fill(scene, tokens, hit.end, hit.what) if f.complete and (f.filled or named))
        if frame.lax or not any(done):
            continue
        for base in scene.lexicon.bases(tokens[verb].low, "gerund"):
            said = [*tokens[:verb], tokens[verb].changed(low=base), *tokens[verb + 1 :]]
            if scene.lexicon.verb_at(said, verb):
                return base
    return ""


_PHRASE: Final = 2
_OWN_NOUNS: Final = words_in("turn go")

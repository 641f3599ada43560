"""A sentence is no more certain for words that lead up to it: what hangs on something does so behind them.

`As the sun comes up, should Brask be right, I explore`: the first words leave alone what stands behind them,
whatever that is. What must stay true: an act behind a lead and further words is certain only if it is so
behind the further words alone.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.idle_pieces import without_idle_pieces
from gamemaster.language.before.provisos import CONSENTING
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.acts import Actor
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.sentences.sentences import SentenceReader
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, acts_in

_MARKS: Final = words_in(", : ; --")
_JOINING: Final = words_in("and but so then yet only even , : ; --")
_SUSPENDING: Final = words_in(
    "if unless when whenever until till once before after subject supposing provided providing assuming "
    "pending barring failing depending except granted lest contingent"
)
_IN_TWO_WORDS: Final = {
    "as": words_in("long soon"),
    "so": words_in("long"),
    "in": words_in("case the"),
    "on": words_in("condition the one"),
    "the": words_in("moment day minute instant hour second week night time"),
}
_EVENTS: Final = words_in("event case condition conditions understanding assumption")
_INVERTED: Final = words_in("should were had")
_LEAVE: Final = words_in("leave permission approval consent agreement blessing")
_TIMES: Final = words_in("after before until till")
_DETERMINING: Final = words_in("the a an my this that last all our")
_ENDING: Final = words_in(", : ; -- i we")


def read_plain(
    scene: Scene,
    tokens: list[Token],
    listed: bool,
    actor: Actor | None,
    asks: bool = False,
    harm: bool = False,
) -> Said:
    """Read a sentence clause by clause (as `SentenceReader.read`), its first act also without its leads."""
    places = _hung_at(tokens)
    if not places:
        return SentenceReader(scene, tokens, listed, actor).read(asks, harm)
    state = _state(scene)
    said = SentenceReader(scene, list(tokens), listed, actor).read(asks, harm)
    first = next(iter(acts_in(said.findings)), None)
    if first is None or any(isinstance(f, Doubt) and f.start < first.start for f in said.findings):
        return said
    after = _state(scene)
    kept = without_idle_pieces(tokens)
    for place in places:
        if tokens[place].start < first.start and any(token is tokens[place] for token in kept):
            _restore(scene, state)
            alone = SentenceReader(scene, list(tokens[place:]), listed, actor).read(asks, harm)
            if not any(act.start == first.start for act in acts_in(alone.findings)):
                said.findings = _in_doubt(said.findings)
                break
    _restore(scene, after)
    return said


def _hung_at(tokens: Tokens) -> list[int]:
    """Where, behind a mark, words begin on which the clause behind them may hang."""
    found = []
    for place in range(2, len(tokens) - 2):
        begins = tokens[place - 1].low in _JOINING and tokens[place].low not in _JOINING
        if begins and any(t.low in _MARKS for t in tokens[max(0, place - 3) : place]):
            end = next((p for p in range(place, len(tokens)) if tokens[p].low in _ENDING), len(tokens))
            piece = tokens[place:end]
            if len(piece) > 1 and (_suspends(piece) or piece[-1].low in CONSENTING):
                found.append(place)
    return found


def _suspends(piece: Tokens) -> bool:
    """Whether the words between marks open like what a clause hangs on."""
    low, following = piece[0].low, piece[1]
    if low in _TIMES and following.low in _DETERMINING and not any(map(_may_be_verb, piece[2:])):
        return False
    if any([a.low, b.low] == ["never", "mind"] for a, b in pairwise(piece)):
        return False
    if low == "when" and any(token.low in _TOLD or is_past(token.low) for token in piece):
        return False
    if low in {"with", "without", "under"}:
        return not _LEAVE.isdisjoint([token.low for token in piece])
    if low in _INVERTED:
        subject = following.capital or following.low in words.SUBJECTS
        return subject or (low == "should" and following.low in _DETERMINING)
    if low not in _IN_TWO_WORDS:
        return low in _SUSPENDING
    told = low not in {"in", "on"} or any(token.low in _EVENTS for token in piece[1:4])
    return told and following.low in _IN_TWO_WORDS[low]


def _may_be_verb(token: Token) -> bool:
    """Whether a word behind a noun may be its verb."""
    low = token.low
    return low in words.FINITE or is_past(low) or (low.endswith("s") and low[0].isalpha())


_TOLD: Final = words_in("was were did had")


def _in_doubt(findings: list[Finding]) -> list[Finding]:
    """The findings with their acts in one doubt."""
    acts = acts_in(findings)
    others = [f for f in findings if not isinstance(f, Act)]
    return [*others, Doubt("condition", acts[0].start, acts[-1].end, (acts,), True)]


def _state(scene: Scene) -> tuple[list[str], str, str, str, bool]:
    return list(scene.trail), scene.speech, scene.addressee, scene.ellipsis, scene.negated


def _restore(scene: Scene, state: tuple[list[str], str, str, str, bool]) -> None:
    trail, scene.speech, scene.addressee, scene.ellipsis, scene.negated = state
    scene.trail = list(trail)

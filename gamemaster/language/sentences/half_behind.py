"""Clauses that half say what the sender does: `I must vote for Tarn`, and those that stand behind another
clause (`Fine, you got me, I'm voting for Tarn`, `The stairs are wet and I'm moving to the Healer`).

None of them surely acts, and whoever writes so may well mean it: they are asked about, wherever they stand in
their sentence. What one must do counts where it is no more than a polite way of saying it: of votes and of
answers to intents. What one must do first, still or always is yet to be done.
"""

from typing import Final

from gamemaster.language.before.moods import Head, Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import fill
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Scene

_POLITELY: Final = words_in("vote object support withdraw_objection withdraw_support")
_BOUND: Final = (
    ("must",),
    ("have", "to"),
    ("can", "only"),
    ("can", "but"),
    ("cannot", "but"),
    ("shall", "have", "to"),
)
_YET_TO: Final = words_in("first still always never only not at least")
_JOINING: Final = words_in(", ; : -- - – — and so but then ... therefore")
_GERUND: Final[Form] = "gerund"


def bound_verb(scene: Scene, tokens: Tokens, told: Head) -> int | None:
    """Where the verb stands of what the sender says that e must do."""
    lows = tuple(token.low for token in tokens[told.verb : told.verb + 3])
    place = next((told.verb + len(lead) for lead in _BOUND if lows[: len(lead)] == lead), 0)
    while 0 < place < len(tokens) and tokens[place].low in words.ADVERBS - _YET_TO:
        place += 1
    hits = scene.lexicon.verb_at(tokens, place) if place else []
    return place if any(hit.what.frame.action in _POLITELY for hit in hits) else None


def half_clause(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The mark, or the connective, in front of such a clause behind the one at `start`."""
    for place in range(start + 1, len(tokens)):
        if tokens[place].low not in {"i", "im"}:
            continue
        parted = tokens[place - 1].low in _JOINING
        if not (parted or _in_a_role(tokens, start, place)):
            continue
        told = head(scene, tokens, place)
        if told.mood is Mood.PROGRESSIVE:
            verbs = range(told.verb + 1, min(told.verb + 4, len(tokens)))
            verb = next((p for p in verbs if scene.lexicon.verb_at(tokens, p, _GERUND)), None)
            form: Form = _GERUND
        else:
            verb, form = bound_verb(scene, tokens, told) or _promised(scene, tokens, told), "base"
        if verb is not None and _filled(scene, tokens, verb, form):
            return place - parted
    return None


def _promised(scene: Scene, tokens: Tokens, told: Head) -> int | None:
    """Where the verb stands of what is done by promising it: `(Nobody wrote, so) I'll trade a 4 for a G`."""
    place = told.verb + 1
    hits = scene.lexicon.verb_at(tokens, place) if told.mood is Mood.FUTURE else []
    return place if any(hit.what.frame.promised for hit in hits) else None


def _in_a_role(tokens: Tokens, start: int, place: int) -> bool:
    """`As the Hunter I'm taking Tarn with me`"""
    return tokens[start].low == "as" and 1 < place - start <= _ROLE and tokens[start + 1].low in _ARTICLES


def _filled(scene: Scene, tokens: Tokens, verb: int, form: Form) -> bool:
    """Whether the verb has all that it needs."""
    hits = scene.lexicon.verb_at(tokens, verb, form)
    return any(f.complete for hit in hits for f in fill(scene, tokens, hit.end, hit.what))


_ROLE: Final = 5
_ARTICLES: Final = words_in("the a an your our")

"""A complement in front of its act: `Into play I bring the Owl`, `To Unnamed 3 I give the name Teal`.

It is put behind the act, or behind its verb. What must stay true: the act is whole only with it, and then
nothing is left over; all else is left as it stands, and asked about.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.frames.matching import fill
from gamemaster.language.vocabulary.lexicon import Form
from gamemaster.language.vocabulary.scene import Scene

_LEADING: Final = words_in("to into onto on upon in for from at with before")
_BEING: Final = words_in("am 'm")
_STOPS: Final = words_in(". !")
_BARRED: Final[frozenset[str]] = (
    words.TAINT
    | words.CONDITION
    | words.SPEECH
    | words.SUBJECTS
    | words_in("? ; : or but would will then next later soon")
)
# of the act itself: `I choose these two: Brask and Tarn`
_BARRED_BEHIND: Final[frozenset[str]] = _BARRED - words_in(": this these those")
_LONGEST_FRONT: Final = 8
_SHORTEST: Final = 5


def with_front_behind(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with such a front behind its act; else as they are."""
    if len(tokens) < _SHORTEST or tokens[0].low not in _LEADING:
        return tokens
    end = len(tokens) - (tokens[-1].low in _STOPS)
    subject = next((p for p in range(2, min(end, _LONGEST_FRONT + 2)) if tokens[p].low == "i"), 0)
    if not subject:
        return tokens
    front = tokens[: subject - (tokens[subject - 1].low == ",")]
    act = tokens[subject:end]
    form: Form = "gerund" if len(act) > 1 and act[1].low in _BEING else "base"
    verb = 1 + (form == "gerund")
    while verb < len(act) and (act[verb].low in words.ADVERBS or act[verb].low == "do"):
        verb += 1
    if not _BARRED.isdisjoint(t.low for t in front) or not _BARRED_BEHIND.isdisjoint(
        t.low for t in act[verb + 1 :]
    ):
        return tokens
    for hit in scene.lexicon.verb_at(act, verb, form):
        if _is_whole(scene, act, verb, form):
            return tokens
        for place in (len(act), hit.end):
            turned = _moved(front, act, place)
            if _is_whole(scene, turned, verb, form):
                return [*turned, *tokens[end:]]
    return tokens


def _moved(front: list[Token], act: list[Token], place: int) -> list[Token]:
    """The act with the front at `place`; its words stand there in the text, too."""
    at = act[place - 1].end
    moved = [token._replace(start=at, end=at, line=False) for token in front]
    return [*act[:place], *moved, *act[place:]]


def _is_whole(scene: Scene, act: list[Token], verb: int, form: Form) -> bool:
    """Whether the words are one act from its verb to their end."""
    return any(
        filling.complete and filling.end == len(act)
        for hit in scene.lexicon.verb_at(act, verb, form)
        for filling in fill(scene, act, hit.end, hit.what, hit.number)
    )

"""A complement in front of its act: `Into play I bring the Owl`, `To Unnamed 3 I give the name Teal`.

It is put behind the act, or behind its verb. What must stay true: the act is whole only with it, and then
nothing is left over; all else is left as it stands, and asked about.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.frames.matching import fill
from gamemaster.language.vocabulary.lexicon import Form
from gamemaster.language.vocabulary.scene import Scene

_LEADING: Final = words_in("to into onto on upon in for from at with before under against")
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
        already = _told(scene, act, verb, form)
        if already and not hit.what.frame.joint:
            return tokens
        for place in (len(act),) if already else (len(act), hit.end):
            turned = _moved(front, act, place)
            if _told(scene, turned, verb, form) > already:
                return [*turned, *tokens[end:]]
    return tokens


def with_topic_behind(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`On proposal 3, my vote is against`: `my vote on proposal 3 is against`."""
    end = len(tokens) - (tokens[-1].low in _STOPS)
    mark = next((p for p in range(2, min(end - 2, _LONGEST_FRONT)) if tokens[p].low in {",", ":"}), 0)
    start = _topic_start(tokens)
    if (
        not (mark and start)
        or tokens[mark + 1].low != "my"
        or not _BARRED.isdisjoint(t.low for t in tokens[:end])
    ):
        return tokens
    front = [tokens[0]._replace(low="on"), *tokens[start:mark]]
    act = tokens[mark + 1 : end]
    for hit in scene.lexicon.sayings.at(act, 0):
        turned = _moved(front, act, hit.end)
        for filling in fill(scene, turned, hit.end, hit.what, hit.number):
            if filling.complete and filling.end == len(turned):
                return [*turned, *tokens[end:]]
    return tokens


def _topic_start(tokens: list[Token]) -> int:
    """Where what a sentence turns to is named: 0 where it turns to nothing."""
    topic = _TURNING.longest(tokens, 0)
    return topic.end if topic is not None else 0


_TURNING: Final = table_of(
    "with regard to; with respect to; in the matter of; in the case of; as regards; as to; as for; on; "
    "regarding; concerning; about; re; for"
)


def with_inset_behind(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I, leading the Lanterns, attack the Drake with Fire`: what stands between commas, behind the act."""
    if len(tokens) < _SHORTEST or [token.low for token in tokens[:2]] != ["i", ","]:
        return tokens
    comma = next((p for p in range(3, min(len(tokens), _LONGEST_FRONT + 3)) if tokens[p].low == ","), 0)
    end = len(tokens) - (tokens[-1].low in _STOPS)
    inset, act = tokens[2:comma], [tokens[0], *tokens[comma + 1 : end]]
    said = [*inset, *act[1:]]
    if not comma or not _BARRED_BEHIND.isdisjoint(token.low for token in said):
        return tokens
    turned = _moved(inset, act, len(act))
    better = _told(scene, turned, 1, "base") > _told(scene, act, 1, "base") > 0
    return [*turned, *tokens[end:]] if better else tokens


def _moved(front: list[Token], act: list[Token], place: int) -> list[Token]:
    """The act with the front at `place`; its words stand there in the text, too."""
    at = act[place - 1].end
    moved = [token._replace(start=at, end=at, line=False) for token in front]
    return [*act[:place], *moved, *act[place:]]


def is_whole(scene: Scene, act: list[Token], verb: int, form: Form) -> bool:
    """Whether the words are one act from its verb to their end."""
    return _told(scene, act, verb, form) > 0


def _told(scene: Scene, act: list[Token], verb: int, form: Form) -> int:
    """One more than as many things as the words tell of an act, where they are one to their end; else 0."""
    return max(
        (
            filling.filled + 1
            for hit in scene.lexicon.verb_at(act, verb, form)
            for filling in fill(scene, act, hit.end, hit.what, hit.number)
            if filling.complete and filling.end == len(act)
        ),
        default=0,
    )

"""A complement in front of its act: `Into play I bring the Owl`, `To Unnamed 3 I give the name Teal`, or `My
left constructor I set to E`.

It is put behind the act, or behind its verb. What must stay true: the act is whole only with it, and then
nothing is left over; all else is left as it stands, and asked about.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.clauses import up_to_comma, verb_place
from gamemaster.language.english.opening_words import TOPICS
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.frames.matching import fill
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Scene

_LEADING: Final = words_in("to into onto on upon in for from at with before under against my")
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
    if not _BARRED.isdisjoint(t.low for t in front):
        return tokens
    joint = next((p for p in range(subject + 2, end) if tokens[p].low in {",", "and"}), end)
    for stop in (end, joint):
        # "My left constructor I set to A, and the right one to G"
        act = tokens[subject:stop]
        turned = _with_front(scene, front, act)
        if turned is act and front[0].low == "for":
            turned = _with_answered(scene, front, act)
        if turned is not act:
            return [*turned, *tokens[stop:]]
    return tokens


def with_fronts_inside(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I give Jun 2 gold, and to Lowri I give 1 gold`: such a front of a further clause behind its act."""
    place = 2
    while place < len(tokens) - 2:
        begins = tokens[place].low in _LEADING and tokens[place - 1].low in _FURTHER
        near = [token.low for token in tokens[place + 1 : place + _NEAR]]
        if begins and "i" in near and near.index("i") and not _INNER_MARKS & set(near[: near.index("i")]):
            turned = with_front_behind(scene, list(tokens[place:]))
            tokens = [*tokens[:place], *turned]
        place += 1
    return tokens


_FURTHER: Final = words_in("and ; then but")
_NEAR: Final = 6
_INNER_MARKS: Final = words_in(", : ; -- and")


def _with_answered(scene: Scene, front: list[Token], act: list[Token]) -> list[Token]:
    """`(For 31 and 32,) I vote against`: the answer with the numbered things that are answered behind it."""
    verb = verb_place(act, 1)
    turned = _moved([front[0].changed(low="on"), *front[1:]], act, len(act))
    numbered = any(token.low[0].isdigit() for token in front)
    told = _told(scene, act, verb, "base") if numbered else 0
    return turned if told and _told(scene, turned, verb, "base") > told else act


def _with_front(scene: Scene, front: list[Token], act: list[Token]) -> list[Token]:
    """The act with the front behind it or its verb, where it is whole only so; else the act itself."""
    form: Form = "gerund" if len(act) > 1 and act[1].low in _BEING else "base"
    verb = verb_place(act, 1 + (form == "gerund"))
    if not _BARRED_BEHIND.isdisjoint(t.low for t in act[verb + 1 :]):
        return act
    for hit in scene.lexicon.verb_at(act, verb, form):
        already = _told(scene, act, verb, form)
        if already and not hit.what.frame.joint:
            return act
        for place in (len(act),) if already else (len(act), hit.end):
            turned = _moved(front, act, place)
            if _told(scene, turned, verb, form) > already:
                return turned
    return act


def with_topic_behind(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`On proposal 3(,) my vote is against`: `my vote on proposal 3 is against`."""
    end = len(tokens) - (tokens[-1].low in _STOPS)
    mine = next((p for p in range(2, min(end - 1, _LONGEST_FRONT)) if tokens[p].low == "my"), 0)
    end = up_to_comma(tokens, mine, end)
    mark = mine - (tokens[mine - 1].low in {",", ":"})
    start = _topic_start(tokens) if mine else 0
    if not start < mark or not start or not _BARRED.isdisjoint(t.low for t in tokens[:end]):
        return tokens
    front = [tokens[0].changed(low="on"), *tokens[start:mark]]
    act = tokens[mine:end]
    for hit in scene.lexicon.sayings.at(act, 0):
        turned = _moved(front, act, hit.end)
        for filling in fill(scene, turned, hit.end, hit.what, hit.number):
            if filling.complete and filling.end == len(turned):
                return [*turned, *tokens[end:]]
    return tokens


def _topic_start(tokens: list[Token]) -> int:
    """Where what a sentence turns to is named: 0 where it turns to nothing."""
    topic = TOPICS.longest(tokens, 0) or _ALSO_TURNING.longest(tokens, 0)
    return topic.end if topic is not None else 0


_ALSO_TURNING: Final = table_of("on; for; in the case of")


def with_inset_behind(scene: Scene, tokens: list[Token], subject: int = 0) -> list[Token]:
    """`I, leading the Lanterns, attack the Drake with Fire`, `We, Petra, at the head of the Lanterns, do
    hereby attack ...`: what stands between commas and belongs to the act, behind it."""
    if len(tokens) - subject < _SHORTEST or tokens[subject + 1].low != ",":
        return tokens
    end = len(tokens) - (tokens[-1].low in _STOPS)
    near = range(subject + 1, min(end, subject + _LONGEST_INSETS))
    commas = [p for p in near if tokens[p].low == ","]
    for first, last in pairwise(commas):
        inset = tokens[first + 1 : last]
        rest = next((p for p in commas if p >= last and _verb_from(scene, tokens, p + 1) is not None), 0)
        act = [tokens[subject], *tokens[rest + 1 : end]] if rest else []
        if not act or not _BARRED_BEHIND.isdisjoint(token.low for token in (*inset, *act[1:])):
            continue
        verb = _verb_from(scene, act, 1) or 1
        turned = _moved(inset, act, len(act))
        if _told(scene, turned, verb, "base") > _told(scene, act, verb, "base") > 0:
            alone = (first, last) == (subject + 1, rest)
            others = tokens[last : rest + 1] if not alone else []
            return [*tokens[:first], *others, *turned[1:], *tokens[end:]]
    return tokens


_LONGEST_INSETS: Final = 24


def _verb_from(scene: Scene, tokens: list[Token], place: int) -> int | None:
    """Where a verb of the game stands at `place` or behind its adverbs; None where none does."""
    place = verb_place(tokens, place)
    return place if scene.lexicon.verb_at(tokens, place) else None


def _moved(front: list[Token], act: list[Token], place: int) -> list[Token]:
    """The act with the front at `place`; its words stand there in the text, too."""
    at = act[place - 1].end
    moved = [token.changed(start=at, end=at, line=False) for token in front]
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

"""The next clause in the first person: where a reason or an aside gives way to what else is done."""

from typing import Final

from gamemaster.language.before.behind_conclusions import front_behind
from gamemaster.language.before.harmless_leads import harmless_lead
from gamemaster.language.before.hidden_clauses import Front, front
from gamemaster.language.before.moods import Head, Mood, head, shares_subject, wishes
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.done_by_saying import changes_vote
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.dependent_actions import method_at
from gamemaster.language.vocabulary.scene import Scene

CONNECTIVES: Final[frozenset[str]] = words.CONCLUDING | words_in(", ; : -- and then but ... .")
GROUNDS: Final = words_in("as since because cos cuz coz")
"""What opens a reason that may stand in front of its clause."""


def next_clause(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The connective before the next clause that performs in the first person; None when there is none."""
    for place in range(start, len(tokens)):
        if tokens[place].low not in {"i", "we"} and not shares_subject(tokens, place):
            continue
        first = _front_before(scene, tokens, start, place) or _lead_before(scene, tokens, start, place)
        while first > start and tokens[first - 1].low in _LEADING:
            first -= 1
        if tokens[first].low == "now" and first + 1 < place and tokens[first - 1].low not in CONNECTIVES:
            # "I have time now and would like to join"
            first += 1
        before = tokens[first - 1].low if first > start else ""
        joined = first < place and tokens[first].low in CONNECTIVES
        if not (before in CONNECTIVES or joined or (tokens[place].line and first == place)):
            continue
        told = head(scene, tokens, place)
        acts = told.mood is Mood.PERFORM and acts_there(scene, tokens, told.verb)
        concludes = not words.CONCLUDING.isdisjoint((before, tokens[first].low))
        doing = told.mood is Mood.PROGRESSIVE and (
            concludes or changes_vote([token.low for token in tokens[place:]])
        )
        acts = acts or doing or (concludes and _half_means(tokens, told))
        if acts or wishes(scene, tokens, told) or _tables(tokens, told) or _points_below(tokens, told):
            return first - 1 if before in CONNECTIVES and not joined else first
    return None


def _half_means(tokens: Tokens, told: Head) -> bool:
    """Whether a clause half says what its sender does (`(Brask thinks I heal,) so I suppose I heal`)."""
    behind = [token.low for token in tokens[told.verb + 1 : told.verb + 3]]
    return told.mood is Mood.HEDGE and (behind[:1] == ["i"] or behind == ["that", "i"])


def _tables(tokens: Tokens, told: Head) -> bool:
    """Whether a clause tables an intent (`I intend, without objection, to ...`)."""
    behind = range(told.verb + 1, min(told.verb + 4, len(tokens)))
    return told.mood is Mood.INTENT and any(method_at(tokens, place) is not None for place in behind)


def _points_below(tokens: Tokens, told: Head) -> bool:
    """Whether a clause opens a list of acts (`(I have slept on it,) and I now do the following:`)."""
    behind = [token.low for token in tokens[told.verb : told.verb + 4]]
    doing = told.mood is Mood.PERFORM and behind[:1] != [] and behind[0] in words.VAGUE_ACTS
    return doing and ("following" in behind or behind[1:3] == ["as", "follows"] or "these" in behind[1:2])


def _lead_before(scene: Scene, tokens: Tokens, start: int, place: int) -> int:
    """The start of a lead-in such as `in the RPG` that ends right before `place`."""
    for first in range(max(start, place - 6), place):
        hit = set_phrases.LEADS.longest(tokens, first)
        if hit and hit.end == place:
            return first
        if first > start and tokens[first - 1].low in CONNECTIVES and tokens[first].low not in _LEADING:
            before = tokens[first:place]
            if any(token.low == "but" for token in before):
                # "and this fails, but I ..."
                continue
            told = front(scene.lexicon, before, False)
            if told is not Front.PART or (before[0].low == "as" and harmless_lead(scene, before, ",")):
                return first
    return place


def _front_before(scene: Scene, tokens: Tokens, start: int, place: int) -> int:
    """Where the words behind `so` begin that lead up to the clause at `place`; 0 where none do."""
    near = range(place - 2, max(start, place - _FARTHEST), -1)
    joint = next((p for p in near if tokens[p].low in words.CONCLUDING), 0)
    return joint + 1 if joint and front_behind(scene, tokens, joint) == place else 0


_FARTHEST: Final = 18
_LEADING: Final[frozenset[str]] = words.CONCLUDING | {"and", "then", "but", "now", "also", "hereby"}


def performs(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether an act of the game is done by the subject at `place`."""
    told = head(scene, tokens, place)
    return told.mood is Mood.PERFORM and acts_there(scene, tokens, told.verb)


def acts_there(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """Whether the word at `verb` may open an act."""
    return bool(scene.lexicon.verb_at(tokens, verb)) or (
        verb < len(tokens) and tokens[verb].low in {"pay", "spend", "use", "destroy", "expend", "act", "burn"}
    )

"""Times in front of an act or beside it: those on which it does not hang, and those that it is said of.

`While I'm here`, `before I forget` and `before he can hit me` leave an act as it is: they are now, or tell
why somebody is in haste. `On Friday` and `as of next week` say of what other time the words behind them are.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.before.circumstances import gone_through
from gamemaster.language.before.told_grounds import has_passed, past_what_passed
from gamemaster.language.english import words
from gamemaster.language.english.clauses import verb_place
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_IDLE_TIMES: Final = words_in("while whilst before")
_PLACES: Final = words_in("here there")
_OWN: Final = words_in("my our heart")
_IDLE_TAINT: Final = words_in("only before wait")
_ANYBODY: Final = words_in("anyone anybody everyone everybody")
_TALKING: Final = words_in(
    "complain complains ask asks wonder wonders object objects protest protests panic panics point points "
    "notice notices cry cries shout shouts think thinks faint faints laugh laughs say says get gets bring "
    "brings nag nags remind reminds"
)


_FIRST_OF_ALL: Final = (
    ["before", "anything", "else"],
    ["before", "everything", "else"],
    ["before", "all", "else"],
)
_TIMES_OVER: Final = words_in("twice thrice again times")
"""`After reading everything twice`: how often something is over."""
_DROPPING: Final = frozenset({("fall", "asleep"), ("fall", "over"), ("fall", "off")})
_AM_HERE: Final = (["am", "here"], ["am", "there"])


def _can_do_else(scene: Scene, piece: Tokens) -> bool:
    """`before anybody can stop me`, and no `before anybody can explore`."""
    return [token.low for token in piece[2:3]] == ["can"] and not scene.lexicon.verb_at(piece, 3)


_HEADS: Final = re.compile(r"(?:, (?:and|so|out|for|with|by) [^:.!?\n]{1,60})?:")
"""What parts `while I am here` from the act that it heads, with more of the sort between."""


def idle_time(scene: Scene, piece: Tokens) -> bool:
    """`While I'm here`, `Before I forget`: a time that is now, and on which nothing hangs."""
    lows = plain_lows(piece)
    if gone_through(scene, piece) or has_passed(lows):
        return True
    if len(lows) < 2 or lows[0] not in _IDLE_TIMES or lows[-2:] == ["know", "it"]:
        return False
    if lows in _FIRST_OF_ALL:
        return True
    held = set(lows[1:]) - (_TIMES_OVER if lows[1].endswith("ing") else frozenset())
    spirit = any((a == "lose" and b in _OWN) or (a, b) in _DROPPING for a, b in pairwise(lows))
    outcomes = words.HAPPENINGS - ({"lose", "fall"} if spirit else set())
    if ("each", "other") in pairwise(lows):
        held.discard("each")
    if not held.isdisjoint(_TALKING) or _can_do_else(scene, piece):
        # "before anyone complains", "before anybody can stop me"
        held -= _ANYBODY
    if held & (words.TAINT - _IDLE_TAINT | outcomes) or held & scene.lexicon.entities:
        return False
    acts = any(
        token.low in words.SUBJECTS
        and lows[-2:] not in _AM_HERE
        and scene.lexicon.verb_at(piece, place + 1)
        and not words.PHRASAL.at(piece, place + 1)
        for place, token in enumerate(piece)
    )
    if acts or any(low[0].isdigit() for low in lows):
        return False
    if any(scene.lexicon.times.at(piece, place) for place in range(1, len(piece))):
        return False
    at = piece[0].start
    end = piece[-1].end
    also = scene.text[max(0, at - 4) : at].casefold() == "and "
    also = also or (lows[1] in {"i", "we"} and _HEADS.match(scene.text, end) is not None)
    if lows[-1] in _PLACES and "'m" not in held and "'re" not in held and not also:
        # "while I am here" may say how long, "and while I am here" and "while I am here:" are by the way
        return False
    named = (
        token.capital and token.low != "i" and scene.referents.at(scene.text, piece, place)
        for place, token in enumerate(piece)
    )
    return not any(named)


def past_idle_time(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """Where a time at the front of a sentence ends on which no act in it hangs; None when one may.

    `While I'm here, I explore` speaks of now. `Until she answers I cannot trust her, and I ...` has told what
    hangs on it before the connective.
    """
    if tokens[start].low not in _HANGING:
        return None
    if (passed := past_what_passed(tokens, start)) is not None:
        return passed
    end = next((p for p in range(start + 1, len(tokens)) if tokens[p].low in _ENDING), None)
    bare = _unmarked(tokens, start, len(tokens) if end is None else end)
    acts = bool(bare) and scene.lexicon.verb_at(tokens, verb_place(tokens, bare + 1))
    if acts and (idle_time(scene, tokens[start:bare]) or others_may(scene, tokens[start:bare])):
        return bare
    if end is None or end + 1 >= len(tokens):
        return None
    piece = tokens[start:end]
    further = next((p for p in range(end + 1, len(tokens)) if tokens[p].low in _ENDING), end)
    if tokens[end + 1].low == "when" and has_passed(plain_lows(tokens[start:further])):
        return further
    if idle_time(scene, piece) or others_may(scene, piece):
        return _past_more_doing(tokens, end)
    second = second_clause(piece)
    if second and idle_time(scene, piece[:second]):
        return start + second
    following = tokens[end + 1].low
    governs = tokens[end].low == "," and following in {"and", "so", "but"} and tokens[end + 2 : end + 3]
    return end + 1 if governs and second else None


def _unmarked(tokens: Tokens, start: int, end: int) -> int:
    """`While that stews I ...`, `Before anyone can stop me I ...`: where the sender's clause begins.

    No mark stands before it; 0 where it does not begin there.
    """
    if tokens[start].low not in _MEANWHILE or start + 1 >= len(tokens) or tokens[start + 1].low == "i":
        # "while I am asleep I ..."
        return 0
    # "After last night I see no other way" may tell how things are
    first = start + 3 + (tokens[start].low == "after")
    subjects = (p for p in range(first, end - 1) if tokens[p].low == "i")
    return next((p for p in subjects if tokens[p - 1].low not in _CLAUSAL | _TELLING), 0)


_TELLING: Final[frozenset[str]] = (
    words.SPEECH
    | words.UTTERING
    | words_in(
        "think know knows believes knew claim hope hopes tell see sees realise realises realize find "
        "finds learn learns hear hears guess guesses announce write wonder wonders notice notices doubt why"
    )
)
"""Behind one of these the sender's clause is what somebody says or thinks."""


_MEANWHILE: Final = words_in("while whilst after before")


def _past_more_doing(tokens: Tokens, end: int) -> int:
    """`After a week of asking, and being told no by all of them: I ...`: where it ends before a colon."""
    lows = [token.low for token in tokens[end : end + 3]]
    if lows[:2] != [",", "and"] or not lows[-1].endswith("ing"):
        return end
    colon = next((p for p in range(end + 1, len(tokens)) if tokens[p].low in _ENDING), end)
    inside = {token.low for token in tokens[end:colon]}
    plain = inside.isdisjoint(words.CONDITION) and inside.isdisjoint(words.SUBJECTS)
    return colon if tokens[colon].low == ":" and plain else end


_HANGING: Final = words_in("while whilst before until till when since after")
_ENDING: Final = words_in(", : -- ;")


def behind_what_passed(scene: Scene, tokens: Tokens, place: int) -> int:
    """`After a long talk with the porter I explore`: where the clause begins that such a time leads to.

    0 where the time is still to come, or more than one clause may follow it without a mark.
    """
    if tokens[place].low != "after":
        return 0
    own = [p for p in range(place + _LEAST, len(tokens)) if tokens[p].low in {"i", "we"}]
    if not own or any(tokens[p].low in _WITHIN for p in range(place, own[0])):
        # "After a night in which I sleep well, I vote" may be one that comes
        return 0
    if any(tokens[p - 1].low.isalpha() and tokens[p - 1].low not in _LEADING_ON for p in own[1:]):
        # "after all the fun I have I explore"
        return 0
    return own[0] if idle_time(scene, tokens[place : own[0]]) else 0


_LEAST: Final = 3
_WITHIN: Final = words_in(", which who where when")
_LEADING_ON: Final = words_in("so and then but therefore hence")


def second_clause(piece: Tokens) -> int:
    """Where the clause begins that a time governs (`until she answers I cannot trust her`); 0 if nowhere."""
    lows = [token.low for token in piece]
    if lows[1:2] == ["it"] and lows[2:3] != [] and lows[2] in _EMERGING:
        # "if it turns out he was asleep"
        return 0
    subjects = [
        place
        for place in range(1, len(lows) - 1)
        if (lows[place] in _NOMINATIVES or (place == 1 and lows[1] in {"this", "that"}))
        and (place == 1 or lows[place - 1] not in _CLAUSAL)
        and lows[place + 1].isalpha()
        and not lows[place + 1].endswith("ly")
    ]
    further = [place for place in subjects[1:] if place - subjects[0] > 1]
    if lows[1:2] in (["this"], ["that"]):
        # "If this goes badly it was my idea", unlike "If this bothers you say so"
        further = [p for p in further if lows[p] not in {"you", "it"} or lows[p + 1] in _VERBAL]
    return further[0] if further else 0


_EMERGING: Final = words_in("turns turned turn seems happens emerges appears transpires")
_NOMINATIVES: Final = words_in("i you he she they we e it there")
_CLAUSAL: Final = words_in(
    "and or that which who whom what as than if whether to of for with let lets see help helps trust believe "
    "give tell ask make want like"
)


def without_time(scene: Scene, piece: list[Token]) -> list[Token]:
    """`Two things before the tram comes`: the piece without a time at its end on which nothing hangs."""
    for place in range(1, len(piece) - 1):
        if piece[place].low in _IDLE_TIMES and idle_time(scene, piece[place:]):
            return piece[:place]
    return piece


_MAY: Final = words_in("can could might may")
_VERBAL: Final = words.FINITE | _MAY | words_in("will would 'll 'd does do have")
_SPOILING: Final = words.CONDITION | {"i", "we"}
_SELF_OR_THING: Final = words.PRONOUNS | {"i", "anyone", "my", "the"}


def hastens(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """Whether the words from `before` at `start` up to `end` leave the act beside them as it is.

    What somebody else is about to do is no act and no time; what the sender will do may be either.
    """
    end = _before_likeness(tokens, start, end)
    if others_do(scene, tokens, start + 1, end):
        return True
    said = range(start + 1, end)
    acts = any(scene.lexicon.verb_at(tokens, p) or scene.lexicon.times.at(tokens, p) for p in said)
    spoilt = any(tokens[p].low in words.TAINT for p in said)
    return tokens[start + 1].low in _SELF_OR_THING and not acts and not spoilt


def _before_likeness(tokens: Tokens, start: int, end: int) -> int:
    """Where what it was like before begins (`before I forget it (like last week)`), or `end`."""
    for place in range(start + 3, end):
        if tokens[place].low in {"like", "as"}:
            told = {token.low for token in tokens[place + 1 : end] if token.low[0].isalnum()}
            return place if told & _PAST and told <= _PAST | _OF_PAST else end
    return end


_PAST: Final = words_in("last yesterday")
_OF_PAST: Final = words_in(
    "week weeks time times month year night round turn phase session day the a and before i did it have had "
    "just every always"
)


def others_may(scene: Scene, piece: Tokens) -> bool:
    """`Before anybody else can grab it`, in front of an act."""
    can = any(token.low in _MAY for token in piece)
    return can and piece[0].low == "before" and others_do(scene, piece, 1, len(piece))


def others_do(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """Whether a clause about somebody else stands there: a subject, and a verb that tells what e does."""
    if start >= end:
        return False
    named = scene.referents.at(scene.text, tokens, start) if tokens[start].capital else None
    if named is not None:
        verb = named.end
    elif tokens[start].low in words.PRONOUNS - {"we"}:
        verb = start + 1 + (start + 1 < end and tokens[start + 1].low == "else")
    elif tokens[start].low in {"the", "that", "this"}:
        verb = start + 2
    else:
        return False
    said = range(start, end)
    if verb >= end or any(tokens[p].low in _SPOILING or scene.lexicon.times.at(tokens, p) for p in said):
        return False
    low = tokens[verb].low
    return low in _VERBAL or (low.isalpha() and low.endswith("s") and len(low) > 3)


_SINCE_WHEN: Final = words_in("effective starting beginning as come")
_DOING: Final = words_in("i we do shall will would again more in , :")
_FROM: Final = words_in("of from as on the this coming")
_NO_LATER: Final = words_in("always often usually never sometimes yesterday last")


def said_of_later(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """The end of `On Friday`, `Effective next week`, `As of Monday`: of when what follows is said."""
    times = scene.lexicon.times
    if tokens[place].low == "never" and tokens[place + 1 : place + 2] and tokens[place + 1].low not in _DOING:
        # "Never mind the thunder", "Never one to waste a morning"
        return None
    if times.at(tokens, place):
        hit = times.longest(tokens, place) if tokens[place].low != "later" else None
        return None if hit is None else hit.end
    lows = [token.low for token in tokens[place : place + 2]]
    if not lows or lows[0] not in _SINCE_WHEN or (lows[0] == "as" and lows[1:] not in (["of"], ["from"])):
        return None
    begin = place + 1
    while begin < len(tokens) and tokens[begin].low in _FROM:
        begin += 1
    hit = times.longest(tokens, begin)
    if hit is None or tokens[begin].low in _NO_LATER:
        return None
    return next((p for p in range(hit.end, min(len(tokens), hit.end + 3)) if tokens[p].low == ","), hit.end)

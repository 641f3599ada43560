"""Words left over after a filled frame, judged by what they hold and not by what they are.

A tail that is set off, or that opens like a reason, a relative clause, a purpose or a manner, leaves the act
as it is unless it holds something that could change it: a condition, an exception, an alternative, another
time, a number, a name or thing that the act could take, or a verb of the game.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import HANDLED
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.before.statements import states
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.times import counts_time
from gamemaster.language.english.tokens import OPAQUE, Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.tails.idle_tails import idle_tail
from gamemaster.language.tails.names_behind import HANGING, may_be_named, names
from gamemaster.language.tails.told_reasons import past_chiefly
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

_MAY: Final = words_in("may 'll will shall")
PLAIN_VALUES: Final = words_in("yes no aye nay on to against at all for left right middle turn play")
"""Everyday words that are also values of a game."""
_TRUSTING: Final = words_in("trusting hoping knowing much may thank")
_LONGEST: Final = 40
_APART: Final = frozenset({",", "--", "-", "–", "—", "...", ";"})
_RELATIVE: Final = words_in("which who whose whom where because since as that although though")
_DETERMINERS: Final = words_in(
    "the a an my your his her its our their this that these those no any some of in with for very"
)
_ARTICLES: Final = words_in(
    "the a an my your his her its our their that this he she it they you we any every some"
)
_ALTERING: Final = words_in(
    "permission approval consent exception exceptions proviso condition conditions understanding assumption "
    "stipulation caveat intention exchange return behalf stead place instead rest remainder part half same "
    "another other others too also plus both choice choices option options alternative alternatively "
    "thereabouts approximately roughly almost nearly about amendment amendments change changes version "
    "permitting willing allowing notwithstanding excepted excluded included aside say namely viz i.e "
    "respectively second third then next follow follows following game games contest dream dreams election "
    "poll play story film novel mind imagination theory thought thoughts spirit principle name hypothesis "
    "vow oath favour favor mean meaning meant well guess presumably supposed each all every either neither "
    "nor none subject effective retroactive changed moved switched"
)
_IN_A_CLAUSE: Final = words_in(
    "about view then next well name place story mind thought thoughts me all each every aim mean dream"
)
BARRED: Final = (words.TAINT | words.CONDITION | _ALTERING | words_in("or but draft example wait oops")) - {
    "every"
}
_BARRED_IN_CLAUSE: Final = (words.REASON_TAINT | words.CONDITION | (_ALTERING - _IN_A_CLAUSE)) - {"should"}
NUMBERS: Final = NUMBER_WORDS - {"one", "first", "a"}
_BEING: Final = words_in("is are was were be been being so too rather quite")
_DIRECT: Final = words_in(
    "in with to from that which who whose whom where because since out like as on under by of"
)
_GOALS: Final = words_in("to into onto at on from for in of under by with")
_PAST_TIMES: Final = words_in("yesterday last ago earlier")
_EVER: Final = words_in("never always")
_FORMS: Final[tuple[Form, ...]] = ("base", "gerund")


def tail_harmless(scene: Scene, tokens: Tokens, start: int, end: int, ready: Ready | None) -> bool:
    """Whether the words from `start` up to `end`, after an act of the frame `ready`, leave it as it is."""
    first = start
    while first < end and not (tokens[first].low[0].isalnum() or tokens[first].low[0] == "'"):
        first += 1
    if first >= end or end - first > _LONGEST or tokens[first].low in {"and", "then", "i", "we"}:
        return False
    apart = any(tokens[p].low in _APART for p in range(max(0, first - 1), first))
    if apart and idle_tail(scene, tokens, first, end, ready):
        return True
    first = past_chiefly(tokens, _past_if_only(scene, tokens, first))
    states = _states_more(tokens, first, end)
    if not (apart or states or _opens_plainly(scene, tokens, first, end)):
        return False
    clause = states or _is_clause(tokens, first, apart) or _hopes(tokens, first, end)
    return not any(
        (
            _barred(tokens, first, end, clause, _people_alone(ready)),
            _said_otherwise(scene, tokens, first, end, clause),
            _acts_in(scene, tokens, first, end),
            _names_more(scene, tokens, first, end, ready, clause),
            _like_an_act(tokens, first, end),
            _aims_at_things(scene, tokens, first, end, apart),
        )
    )


def _hopes(tokens: Tokens, first: int, end: int) -> bool:
    """`in the hope that he objects as well`, `in an attempt to buy the other half`: what is only aimed at."""
    lows = [token.low for token in tokens[first : min(end, first + 7)]]
    if lows[:1] != ["in"] or lows[1:2] not in (["the"], ["a"], ["an"], ["some"], ["what"]):
        return False
    shown = any(token.low in _SHOWING for token in tokens[first:end])
    return not shown and any(a in _AIMS and b in {"to", "that", "of", "at"} for a, b in pairwise(lows))


_SHOWING: Final = words_in("show demonstrate illustrate teach explain count counts")
_AIMS: Final = words_in("hope attempt effort bid try belief conviction")


def _states_more(tokens: Tokens, first: int, end: int) -> bool:
    """`; their name made me laugh`: a statement of its own, behind a mark that might end the sentence."""
    opens = first > 0 and tokens[first - 1].low in _PARTING and tokens[first].low not in _NEVER_STATING
    return opens and (
        states(tokens[first:end]) or any(is_past(token.low) for token in tokens[first + 1 : end])
    )


_PARTING: Final = frozenset({";", ":", "--", "–", "—"})
_NEVER_STATING: Final = words_in("or but not no nor")


def if_only(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`if only to see his face`: a purpose, and no condition."""
    return _past_if_only(scene, tokens, place) > place


def _past_if_only(scene: Scene, tokens: Tokens, place: int) -> int:
    lows = [token.low for token in tokens[place : place + 3]]
    purpose = lows[:2] == ["if", "only"] and lows[2:] != [] and lows[2] in _AIMED
    low = tokens[place + 3].low if purpose and place + 3 < len(tokens) else ""
    acts = lows[2:] == ["to"] and low not in words.STATIVE and scene.lexicon.verb_at(tokens, place + 3)
    return place + 2 if purpose and not acts else place


_AIMED: Final = words_in("to because out so")


def _is_clause(tokens: Tokens, first: int, apart: bool) -> bool:
    """Whether a relative or a reason opens, whose own denials and modals say nothing about the act."""
    low = tokens[first].low
    if low == "as":
        return first + 1 < len(tokens) and tokens[first + 1].low in _ARTICLES | {"everyone", "people", "is"}
    if low == "that" and not apart:
        return any(is_past(token.low) for token in tokens[first + 1 : first + 5])
    relative = low in _RELATIVE or low in {"whatever", "however", "whoever"} or (apart and low in _TRUSTING)
    if apart and [token.low for token in tokens[first + 1 : first + 3]] in (["as", "it"], ["though", "it"]):
        # "strange as it may sound"
        return True
    behind = {token.low for token in tokens[first + 1 : first + 9]}
    return relative or (apart and low in _ARTICLES and bool(behind & {"who", "which", "whose", "where"}))


def _opens_plainly(scene: Scene, tokens: Tokens, first: int, end: int) -> bool:
    """Whether words that no mark sets off open a reason, a purpose or a manner, or say from whom."""
    low = tokens[first].low
    following = tokens[first + 1].low if first + 1 < end else ""
    if low not in _DIRECT or not following:
        return False
    if low == "to":
        verbal = following.isalpha() and not tokens[first + 1].capital and following not in _DETERMINERS
        nouns = following in {"the", "my", "everyone", "everybody"}
        reaction = nouns and any(token.low in _REACTIONS for token in tokens[first + 2 : first + 6])
        return reaction or (verbal and first + 2 < end)
    if low == "from":
        named = scene.referents.at(scene.text, tokens, first + 1)
        # "Objection to intent 2 from Brask" is his
        own = named is not None and named.who == (scene.sender,)
        return named is not None and (own or any(token.low in {"i", "we"} for token in tokens[:first]))
    if low in {"in", "on", "under", "by"}:
        lows = [token.low for token in tokens[first + 1 : first + 7]]
        goal = any(noun in _PURPOSES and lows[n + 1 : n + 2] != ["."] for n, noun in enumerate(lows))
        goal = goal and ("moment" not in lows or ["moment", "of"] in [lows[n : n + 2] for n in range(6)])
        return goal or (low == "in" and following == "the" and lows[1:2] == ["dark"])
    if low in {"with", "like"}:
        return following in _ARTICLES | {"all"}
    if low == "of":
        return following in {"course", "necessity"}
    if low in {"as", "that"}:
        return _is_clause(tokens, first, False)
    return low != "out" or following in {"of", "loud"}


_PURPOSES: Final = words_in(
    "attempt hope effort bid try search belief spirit fit burst moment act pursuit quest protest gesture "
    "hopes show display mood outburst"
)
_REACTIONS: Final = words_in(
    "sound sounds tune relief dismay surprise astonishment delight horror amusement annoyance despair joy "
    "regret applause cheers shame disgust"
)
_EVERYBODY: Final = words_in("everyone everybody anyone")


def _people_alone(ready: Ready | None) -> frozenset[str]:
    """Words for people in general, where the act takes nobody."""
    takes = {slot.kind for slot, _ in ready.slots} if ready is not None else {"person"}
    return frozenset() if "person" in takes else _EVERYBODY


def _barred(tokens: Tokens, first: int, end: int, clause: bool, people: frozenset[str]) -> bool:
    """Whether a word in it could change the act: `or`, `unless`, `half`, `the other`."""
    barred = _BARRED_IN_CLAUSE if clause else BARRED
    low = tokens[first].low
    if low == "in" and clause:
        barred = barred - _AIMED_AT
    proverb = not clause and low in {"a", "an"} and any(t.low in {"is", "was"} for t in tokens[first:end])
    idle = {"no"} if proverb else _MAY if low in {"may", "as"} else frozenset[str]()
    for place in range(first, end):
        word = tokens[place].low
        if (
            word in idle | people
            or (place == first and (clause or word == "mind"))
            or _idle_use(tokens, place, first)
        ):
            continue
        counts = (word in NUMBERS or word[0].isdigit()) and not counts_time(tokens, place, first)
        if word in barred or word == OPAQUE or (counts and not (clause and _tells(tokens, first, place))):
            return True
        behind = [token.low for token in tokens[place + 1 : min(end, place + 3)]]
        if not clause and word == "me" and tokens[place - 1].low in {"for", "to", "with"}:
            return True
        if word in {"view", "aim"} and behind[:1] in (["to"], ["of"]):
            return True
        if (
            not clause
            and word == "to"
            and behind[:1] == ["be"]
            and (place > first or behind[-1] in HANDLED)
            and behind[-1] not in _FRANK
        ):
            # "to be counted at nightfall"
            return True
    return False


def _tells(tokens: Tokens, first: int, place: int) -> bool:
    """Whether a number stands inside a clause that counts no act (`as they have hung for two weeks`)."""
    if tokens[first].low not in _TELLING or tokens[place - 1].low in {",", "and", "or", "--", ";", "another"}:
        return False
    return any(token.low in words.FINITE or is_past(token.low) for token in tokens[first + 1 : place])


_TELLING: Final = words_in("as because since which who that whose though although where")


def _idle_use(tokens: Tokens, place: int, first: int) -> bool:
    """`by all means`, `the only`, `the rest of you`: words that change nothing in their phrase."""
    word, before = tokens[place].low, tokens[place - 1].low if place > first else ""
    behind = [token.low for token in tokens[place + 1 : place + 3]]
    match word:
        case "half" | "about":
            return bool(behind) and behind[0] in (_HALVED if word == "half" else _ARTICLES)
        case "no" | "not" if place == first:
            return bool(behind) and _wants_nothing(behind)
        case "all" | "every" | "well":
            return before in {"by", "above"} or behind[:1] in [[low] for low in _WHOLE]
        case "only":
            return before in _ARTICLES
        case "too":  # "too complicated", unlike "too, please"
            return bool(behind) and behind[0].isalpha() and behind[0] not in _NO_DEGREE
        case "rest":
            return behind in (["of", "you"], ["of", "us"], ["of", "them"]) or behind[:1] in (["him"], ["her"])
    return word in _PURPOSES


def _wants_nothing(behind: list[str]) -> bool:
    """`no speech this time`, `no explanation needed`, `not a moment too soon`: what there is none of."""
    return behind[0] in _UNNEEDED or (len(behind) > 1 and behind[1] in _NEEDED) or behind == ["a", "moment"]


_UNNEEDED: Final = words_in(
    "speech speeches explanation explanations reason reasons excuse excuses apology apologies drama fuss "
    "frills poetry jokes introduction commentary comment comments"
)
_NEEDED: Final = words_in("needed required necessary asked given attached intended whatsoever expected")
_HALVED: Final = words_in("asleep awake frozen starved blind dead mad drunk dressed deaf crazy")
_AIMED_AT: Final = words_in("half other others another same both second next part place rest too also")
_FRANK: Final = words_in("safe sure honest fair clear frank precise near fed rid free left done seen")
_NO_DEGREE: Final = words.PREPOSITIONS | words.ADVERBS | words_in("please then now thanks and or but i")
_WHOLE: Final = words_in("its his her the my of accounts means appearances honesty fairness this that these")


def _said_otherwise(scene: Scene, tokens: Tokens, first: int, end: int, clause: bool) -> bool:
    """Whether it tells another time, supposes, takes back, or opens a condition."""
    conditions = words.CONDITION_PHRASES.at(tokens, first) and not clause
    if conditions or words.CORRECTIONS.at(tokens, first):
        return True
    for place in range(first, end):
        if words.HYPOTHESIS.at(tokens, place):
            return True
        if not scene.lexicon.times.at(tokens, place):
            continue
        if clause and tokens[place].low in _EVER:
            continue
        told = any(is_past(tokens[p].low) for p in range(first, place))
        if not (told and tokens[place].low in _PAST_TIMES):
            return True
    return False


def _acts_in(scene: Scene, tokens: Tokens, first: int, end: int) -> bool:
    """Whether a verb of the game stands in it where it may be meant as an act."""
    for place in range(first, end):
        before = tokens[place - 1].low if place else ""
        if tokens[place].low in {"i", "we"}:
            told = head(scene, tokens, place)
            if told.mood in {Mood.PERFORM, Mood.FUTURE, Mood.INTENT, Mood.PROGRESSIVE} and (
                scene.lexicon.verb_at(tokens, told.verb) or told.mood is not Mood.PERFORM
            ):
                return True
        if before in _DETERMINERS | _BEING or tokens[place].low in {"having", "being"}:
            continue
        if scene.lexicon.sayings.at(tokens, place):
            return True
        if [token.low for token in tokens[place : min(end, place + 2)]] in (["make", "up"], ["make", "sure"]):
            continue
        if tokens[place].low in words.STATIVE and before not in {"and", "i", "we"}:
            continue
        if any(scene.lexicon.verb_at(tokens, place, form) for form in _FORMS):
            return True
    return False


def _names_more(
    scene: Scene, tokens: Tokens, first: int, end: int, ready: Ready | None, clause: bool
) -> bool:
    """Whether it names somebody or something that the act could take or be about."""
    slots = ready.slots if ready is not None else ()
    takes = {slot.kind for slot, _ in slots} if ready is not None else {"person"}
    every = scene.lexicon.kinds.values()
    named = {kind.name for kind in every if kind.things or kind.shapes} | takes
    valued = [k for k in every if not k.number and (k.phrases or k.shapes or k.things)]
    kinds = [kind.name for kind in valued if kind.name in named]
    thanks = tokens[first].low in {"thank", "thanks", "cheers", "bless"}
    low_enough = (p for p in range(first, end) if tokens[p].low not in {"a", "i", "an"})
    for place in low_enough:
        if any(
            plain_value(tokens, place, value.end)
            for kind in kinds
            for value in values_at(scene, tokens, place, kind)
            if not scene.lexicon.kinds[kind].open
        ):
            return True
    return any(
        not thanks and not may_be_named(tokens, first, place, end, takes, clause)
        for place in names(tokens, first, end)
    )


def plain_value(tokens: Tokens, place: int, end: int) -> bool:
    """Whether a value is more than a small word that a phrase of the game happens to share."""
    return any(token.low not in _DETERMINERS and token.low not in PLAIN_VALUES for token in tokens[place:end])


def _like_an_act(tokens: Tokens, first: int, end: int) -> bool:
    """`, bless it`, `and bury them`: a verb with its object that may be meant as one more act."""
    for place in range(first, end - 1):
        opens = place == first or tokens[place - 1].low == "and"
        low = tokens[place].low
        if not opens or low in words.STATIVE | words.ADVERBS | _RELATIVE | _DIRECT | _DETERMINERS:
            continue
        verbal = low.isalpha() and not tokens[place].capital and not low.endswith(("ing", "ly", "ed"))
        if verbal and low not in _ARTICLES | HANGING and tokens[place + 1].low in _OBJECTS:
            return True
    return False


_OBJECTS: Final = words_in("it them the my him her this that")


def _aims_at_things(scene: Scene, tokens: Tokens, first: int, end: int, apart: bool) -> bool:
    """`to the bottom of the deck`, `with my other token`: where an act of the game goes or what it takes."""
    if apart and tokens[first].low not in _GOALS:
        return False
    return any(token.low in scene.lexicon.entities for token in tokens[first:end])

"""Words behind an act, in its sentence or in brackets, by which it is not done: `, which I won't do`.

They make the act a mere subject (`I explore, is what I would say`), call it unreal (`my vote being void`),
deny it (`though not today`), put it off (`in due course`), or take it back (`(cancelled)`).
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, POINTING, REVOKING, UNMEANT
from gamemaster.language.after.undercutting import undercuts
from gamemaster.language.after.undone import undone_at_once
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.tails.figures import comes_to_nothing
from gamemaster.language.tails.relatives import leaves_open
from gamemaster.language.tails.told_elsewhere import tells_elsewhere, told_by_another
from gamemaster.language.tails.weakening import weakens

_CONTRASTING: Final = words_in("but though although yet however")
_OPENING: Final = _CONTRASTING | words_in("and or well oh no ah er even")
_MAKING_A_SUBJECT: Final = words_in("is was would isn wasn")
_BEING: Final = words_in("is was 's being were are")
_POINTING: Final = (POINTING - words_in("nothing none")) | words_in("which my vote votes move moves offer")
_SLIGHT: Final = words_in("only just merely purely simply a an my the our all for now still of course really")
_REAL: Final = words_in(
    "action actions act acts move moves vote votes announcement order orders official binding valid "
    "serious real"
)
_UNREAL: Final = words_in(
    "example draft joke test plan idea intention hypothesis hypothetical dream story quote quotation "
    "rehearsal illustration proposal suggestion sketch fiction jest thought guess"
)
_VOID: Final = words_in(
    "sarcasm irony satire jk void null invalid moot withdrawn cancelled canceled revoked retracted "
    "deleted struck conditional provisional tentative ineffective undecided unconfirmed hypothetical "
    "pending tbc tbd"
)
_IMAGINED: Final = words_in(
    "head mind dreams dream theory principle imagination spirit thought thoughts story paper sleep "
    "fantasy jest"
)
_PUTTING_OFF: Final = words_in("will shall 'll would 'd may might could can")
_NOT_NOW: Final = words_in("now yet today really tonight seriously actually here this")
_BEGINNING: Final = words_in("starting beginning effective from")
_LATER: Final = words_in(
    "tomorrow next monday tuesday wednesday thursday friday saturday sunday noon midnight then"
)
_WAITING: Final = words_in("wait stop oops hold")
_HALTING: Final = _WAITING | words_in("no on oh er um sorry a moment minute actually please")
_PONDERING: Final = words_in("think check sleep see ask consider reconsider look")
_CUSTOMS: Final = words_in("plan the my our custom tradition rule rules schedule section article")
_LATE_OPENINGS: Final = words_in("before by until within after")


def belies_before(said: Tokens) -> bool:
    """Whether the words say of the act before them that it is not done, or not now, or by somebody else."""
    lows = plain_lows(said)
    if not lows:
        return False
    place = 0
    while place < len(lows) - 1 and lows[place] in _OPENING:
        place += 1
    turning = not _CONTRASTING.isdisjoint(lows[:place]) or "no" in lows[:place]
    rest = lows[place:]
    return (
        (said[-1].low != "?" and not _asks_first(said) and _is_mere_subject(lows))
        or words_it(lows)
        or tells_elsewhere(lows)
        or told_by_another(said)
        or _told_unreal(rest)
        or ("no" not in lows[:place] and _called_unreal(rest))
        or _left_undone(rest)
        or comes_to_nothing(rest)
        or _taken_back(lows, rest)
        or _put_off(rest)
        or (turning and _thought_better(rest))
        or _inverted(lows)
        or _for_others_to_say(lows)
        or weakens(lows)
        or undone_at_once(lows)
        or (said[-1].low != "?" and any(undercuts(plain_lows(piece)) for piece in _clauses(said)))
    )


def _asks_first(said: Tokens) -> bool:
    """`Is this a record? Under three lines!`: a question that is left without an answer."""
    asked = next((place for place, token in enumerate(said) if token.low == "?"), -1)
    if asked < 0:
        return False
    question, rest = plain_lows(said[:asked]), plain_lows(said[asked + 1 :])
    return bool(rest) and _ANSWERING.isdisjoint(rest) and UNMEANT.isdisjoint(question)


_ANSWERING: Final = words_in("it is this that was yes no not n't 't i we sure indeed of maybe perhaps so all")


def _for_others_to_say(lows: list[str]) -> bool:
    """`which Tarn must first allow`, `which I hope to do soon`: it is not done without more."""
    if lows[0] != "which":
        return False
    hoped = lows[1:2] in (["i"], ["we"]) and not _AIMING.isdisjoint(lows[2:3]) and lows[3:5] == ["to", "do"]
    needed = not _NEEDING.isdisjoint(lows[1:6]) and not _SANCTIONING.isdisjoint(lows)
    return hoped or needed or leaves_open(lows)


_AIMING: Final = words_in("hope plan mean intend expect want aim")
_NEEDING: Final = words_in("must needs need has have")
_SANCTIONING: Final = words_in("allow approve permit confirm agree sanction allowed approved confirmed")


def _inverted(lows: list[str]) -> bool:
    """`were I you`, `had I a say`: a condition without if, which nothing behind it takes up."""
    if lows[0] not in {"were", "had"} or _SUBJECTS.isdisjoint(lows[1:2]):
        return False
    return "would" not in lows and ("'d", "have") not in pairwise(lows)


_SUBJECTS: Final = words_in("i we it he she they e you the")


def _clauses(said: Tokens) -> Iterator[list[Token]]:
    """What stands between commas and the like."""
    clause: list[Token] = []
    for token in said:
        if token.low not in _APART:
            clause.append(token)
        elif clause:
            yield clause
            clause = []
    if clause:
        yield clause


_APART: Final = words_in(", ; : -- and but")


def _is_mere_subject(lows: list[str]) -> bool:
    """`is what I would say`, `so Tarn wrote`, `according to Tarn`, `I wish`, `so I hear`."""
    if lows[0] in _MAKING_A_SUBJECT:
        return lows[1:2] not in (["you"], ["all"], ["it"], ["there"])
    if lows[0] == "so" and len(lows) <= 4 and lows[2:3] != []:
        return lows[2] in words.SPEECH | _HEARSAY | {"planned", "hoped", "dreamt"}
    if lows[:2] == ["according", "to"]:
        return lows[2:3] != [] and lows[2] not in _CUSTOMS
    if len(lows) == _TWO and lows[0] == "i" and lows[1] in _HEARSAY:
        return True
    return lows[:3] == ["for", "argument", "'s"] or lows[1:5] == _FOR_ARGUMENT


def hopes(said: Tokens) -> bool:
    """`, I hope`, `, I fear`: of what somebody is said to do, it is not known."""
    lows = plain_lows(said)
    return len(lows) == _TWO and lows[0] == "i" and lows[1] in _HOPING


_HOPING: Final = words_in("hope fear trust pray")
_TWO: Final = 2
_HEARSAY: Final = words_in(
    "wish hear heard bet wager gather imagine reckon presume assume understand believe expect figure"
)
_FOR_ARGUMENT: Final = ["the", "sake", "of", "argument"]


def _told_unreal(lows: list[str]) -> bool:
    """`which is only an example`, `my vote being void`, `this is no action`, `that was my plan`."""
    being = next((place for place, low in enumerate(lows[:5]) if low in _BEING), 0)
    if not being or _POINTING.isdisjoint(lows[:being]):
        return False
    behind = lows[being + 1 :]
    denied = bool(behind) and behind[0] in DENIALS
    held = [low for low in behind[denied:] if low not in _SLIGHT]
    if not held:
        return False
    if behind[0] == "what":
        return not words.SPEECH.isdisjoint(behind) or "would" in behind
    return held[0] in (_REAL if denied else _UNREAL | _VOID | _INSTEAD)


def _called_unreal(lows: list[str]) -> bool:
    """`(joke)`, `just a thought`, `in jest`, `still thinking`, `not sure yet`: what it is, in a word."""
    held = list(lows)
    while held and held[0] in _MERELY_A:
        del held[0]
    while len(held) > 1 and held[-1] in _SO_FAR:
        del held[-1]
    if held in (["not", "sure"], ["not", "certain"], ["not", "decided"]):
        return True
    return len(held) == 1 and held[0] in (_UNREAL | _VOID | _INSTEAD) - _VOTED_ON


_MERELY_A: Final = (_SLIGHT - {"my", "our"}) | words_in("as in for by still mere pure way")
_SO_FAR: Final = words_in("yet so far aloud out loud about this that it")
_INSTEAD: Final = words_in(
    "slip test practice prank bluff hoax lie satire drill parody mistake error typo placeholder template "
    "sample pretence pretense pretending joking kidding jesting bluffing thinking wondering dreaming "
    "musing undecided unsure daydream fantasy"
)
_VOTED_ON: Final = words_in("proposal intention")


def supposes(said: Tokens) -> bool:
    """`had I the nerve`, `were it up to me`: on what the act hangs, and nothing else would come of it."""
    if any(token.low in _IMAGINING for token in said):
        return False
    return any(
        len(piece) > _SHORT and piece[0].low in {"had", "were"} and piece[1].low in _SUPPOSED
        for piece in _clauses(said)
    )


_SUPPOSED: Final = words.SUBJECTS | words_in("the my our his her their a an")


def words_it(lows: list[str]) -> bool:
    """`as I would put it`, `as my uncle might say`, `to quote my uncle`: how somebody words it, or would."""
    if lows[0] == "to" and len(lows) > 1:
        cited = not _WORDINGS.isdisjoint(lows[2:6])
        return lows[1] in _QUOTING or (lows[1] in _BORROWING and cited)
    if lows[0] != "as" or len(lows) > _AS_SAID:
        return False
    end = len(lows)
    while end > _SHORT and lows[end - 1] in _PUT_SO:
        end -= 1
    would = any(low in _IMAGINING for low in lows[1 : end - 1])
    goes = lows[end - 1] in {"goes", "runs"} and not _WORDINGS.isdisjoint(lows[1:end])
    return goes or (would and lows[end - 1] in _WORDING)


_AS_SAID: Final = 9
_SHORT: Final = 2
_QUOTING: Final = words_in("quote misquote cite paraphrase recite echo imitate plagiarise plagiarize")
_BORROWING: Final = words_in("borrow use repeat take steal put say speak")
_WORDINGS: Final = words_in(
    "word words phrase phrases saying sayings line lines expression wording song poem proverb said wrote "
    "says verse motto"
)
_PUT_SO: Final = words_in("it so that this in")
_IMAGINING: Final = words_in("would 'd might could should may can")
_WORDING: Final = words_in("say put write word phrase express have call announce sing remark type formulate")


def _left_undone(lows: list[str]) -> bool:
    """`which I won't do`, `which of course I am not doing`, `so I don't`."""
    if len(lows) > 1 and lows[-1] in {"'t", "n't", "not"} and "i" in lows[-4:-1]:
        return True
    subject = next((place for place, low in enumerate(lows[:4]) if low == "i"), 0)
    if not subject or lows[0] != "which" or "again" in lows:
        return False
    told = lows[subject + 1 :]
    denied = not DENIALS.isdisjoint(told[1:3])
    doing = next((low for low in told[1:] if low not in DENIALS), "")
    return doing in {"do", "doing"} and (denied or told[0] in _PUTTING_OFF)


def _taken_back(lows: list[str], rest: list[str]) -> bool:
    """`(cancelled)`, `(please ignore)`, `(no, wait)`, `[to be confirmed]`, `(subject to approval)`."""
    if len(lows) <= 4 and _HALTING.issuperset(lows) and not _WAITING.isdisjoint(lows):
        return "no" in lows or lows[-1] in _WAITING
    told = [low for low in rest if low not in {"please", "all", "now", "hereby"}]
    if told[:2] in (["subject", "to"], ["pending", "approval"]):
        return True
    if told[:2] == ["to", "be"]:
        return told[2:3] in (["confirmed"], ["decided"], ["determined"])
    if not told or len(told) > 3:
        return False
    pointed = told[1:2] == [] or told[1] in POINTING
    return pointed and (told[0] in _VOID or (told[0] in REVOKING and told[0] not in {"stop", "hold"}))


def _put_off(lows: list[str]) -> bool:
    """`one of these days`, `in due course`, `starting next week`, `by Friday, I promise`."""
    if lows[:4] == ["one", "of", "these", "days"] or lows[:3] == ["in", "due", "course"]:
        return True
    if lows[:2] == ["that", "is"]:
        return lows[2:3] != [] and lows[2] in _LATER
    if lows[-3:-1] == ["my", "turn"]:
        # "because it's my turn tomorrow"
        return lows[-1] in _LATER
    if lows[0] in _BEGINNING and lows[1:2] != []:
        return lows[1] in _LATER or (lows[1] == "on" and lows[2:3] != [] and lows[2] in _LATER)
    return lows[0] in _LATE_OPENINGS and lows[-2:] in (["i", "promise"], ["i", "swear"])


def _thought_better(lows: list[str]) -> bool:
    """`(though) not today`, `only in my head`, `I have not decided yet`, `let me think`, `I take it back`."""
    pairs = set(pairwise(lows))
    if lows[0] in DENIALS and lows[1:2] != [] and lows[1] in _NOT_NOW:
        return lows[:2] != ["not", "this"] or lows[2:3] == ["time"] or len(lows) == 2
    if lows[0] in {"only", "just", "merely"} and lows[1:2] in (["in"], ["on"]):
        return not _IMAGINED.isdisjoint(lows[2:4])
    if not pairs.isdisjoint({("second", "thought"), ("second", "thoughts")}):
        return "without" not in lows
    if lows[:2] == ["let", "me"]:
        return not _PONDERING.isdisjoint(lows[2:4])
    decided = "decided" in lows and not DENIALS.isdisjoint(lows)
    mind = ("my", "mind") in pairs and any(low.startswith("chang") for low in lows)
    return decided or mind or (lows[0] == "i" and lows[1:2] in (["take"], ["took"]) and lows[-1] == "back")

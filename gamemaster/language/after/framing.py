"""Sentences that make examples of the acts after them, or something talked about.

They suppose, ask after the form of words or for leave, tell of asking and wording, or break off where their
object should follow. A question of another kind frames nothing.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.after.captions import CAPTIONING, captions
from gamemaster.language.after.framing_nothing import frames_nothing
from gamemaster.language.after.other_senses import (
    BECOMING,
    is_no_wording,
    is_thing_sent,
    is_what_others_do,
    supposes,
)
from gamemaster.language.after.plain_questions import (
    answers_itself,
    asks_idly,
    asks_of_the_world,
    leaves_unasked,
    of_the_heart,
)
from gamemaster.language.after.questions_of_form import EXEMPLARY, MODEL, SAYING, questions_form
from gamemaster.language.after.rejoinders import rejoins
from gamemaster.language.after.remark_words import (
    DENIALS,
    OF_MAIL,
    OPENERS,
    UNMEANT,
    VERBAL,
)
from gamemaster.language.after.tales import OPENING_TALES, opens_tale
from gamemaster.language.after.wording_meant import (
    asks_after,
    leaves_words_open,
    shows_by_likeness,
    speaks_of_form,
)
from gamemaster.language.before.beside_text import asks_to_read_on
from gamemaster.language.before.parts_of_mail import denies_text
from gamemaster.language.before.picturing import pictures_feeling
from gamemaster.language.before.statements import pieces_of
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, clauses_of, plain_lows, words_in
from gamemaster.language.english.verbs import is_past

SUPPOSING: Final = words_in("assume suppose supposing assuming imagine pretend picture consider say")
_BETWEEN: Final = words_in("between or whether which")
_HESITATING: Final = words_in(
    "wonder wondering unsure puzzled weigh weighing torn choose choosing option "
    "options alternatives decide deciding undecided pondering"
)
_ASKED: Final = words_in("asked asks ask")
_EMBEDDED: Final = words_in("what how if whether which when")
_THING_LIKE: Final = re.compile(
    r"\ban? (?!(?:line|sentence|move|vote|mail|turn|message|phrase|thing|ballot|post|statement|text|wording|"
    r"word)\b)\w+ like this$"
)
_TOLD_LIKE: Final = re.compile(
    r"\blike (?:this|so)$|\b(?:was|were|is|'s|are) like$|'s words$"
    r"|\bin (?!two\b|three\b|four\b|five\b|few\b|plain\b|simple\b)\w+ words$"
)
_SOMEBODY: Final = (
    r"(?:you|any(?:body|one)|an? (?:\w+ )?(?:man|woman|villager|person|player|friend|wolf|soul))"
)
_ASKS_OF_ACTS: Final = re.compile(
    r"(?:what if|what happens|would)\b(?! it (?:have been|kill|hurt|be too)\b)"
    rf"(?! {_SOMEBODY} (?!count|call|accept|allow|let|read|take|say|write|send|mind|object|do\b))"
)
_ATTEMPTS: Final = re.compile(
    r"(?<!'t )(?<!not )\b(?:tried|try|keep|kept|keeps) (?:to )?"
    r"(?:sending|writing|saying|posting|announcing|send|write|say|post)\b"
)
_EXPECTING: Final = words.SPEECH | words_in(
    "is be are was were wrote like send sending sent writes put reads saying writing follows following"
)
_COMPLETE: Final = frozenset(
    {("here", "goes"), ("should", "be"), ("can", "be"), ("could", "be"), ("used", "to"), ("might", "be")}
)
"""Ends of sentences that want nothing more: `as it should be`."""
_OFFERING: Final = words_in("promise offer propose suggest swear vow recommend advise imagine pretend quote")
_TESTS: Final = words_in(
    "testing test joke jest draft rehearsal practice sample template hypothetical pretend"
)
_PASSED: Final = words_in("passed failed sat took survived missed aced")
"""`Passed my driving test.`"""
_DREAMT: Final = words_in("dreamed dreamt dreaming dream nightmare")
FRAMING: Final = (
    SUPPOSING
    | _DREAMT
    | frozenset({"if", "remember"})
    | _HESITATING
    | _ASKED
    | MODEL
    | SAYING
    | DENIALS
    | UNMEANT
    | words_in("following follows how like words testing below")
    | CAPTIONING
    | OPENING_TALES
)
"""Without one of these a sentence that is closed and asks nothing frames nothing."""


def frames(tokens: Tokens, asks: bool, ends_open: bool) -> bool:
    """Whether a sentence makes the acts after it something talked about.

    `asks` tells that it is a question, `ends_open` that its paragraph ends with it and no mark closes it.
    """
    if not _sets_apart(tokens, asks, ends_open) or rejoins(tokens) or frames_nothing(tokens, asks):
        return False
    if asks and answers_itself(plain_lows(tokens)):
        return False
    # words of two clauses say nothing together
    clauses = clauses_of(tokens) if len(tokens) > _LONG else []
    return len(clauses) < 2 or any(_sets_apart(clause, asks, ends_open) for clause in clauses)


_LONG: Final = 10


def _sets_apart(tokens: Tokens, asks: bool, ends_open: bool) -> bool:
    lows = plain_lows(tokens)
    while len(lows) > 1 and lows[0] in OPENERS:
        del lows[0]
    if not lows:
        return False
    if asks and lows[-2:] == ["i", "wonder"] and len(lows) > _CONCLUSION and lows[2] not in _MAY_DO:
        # "Am I the oldest, I wonder?" asks whether e is
        del lows[-2:]
    if asks and of_the_heart(lows):
        return False
    if (asks and questions_form(lows)) or lows == ["if", "only"]:
        return True
    expects = lows[-1] in _EXPECTING and tuple(lows[-2:]) not in _COMPLETE
    if ends_open and (lows[0] in words.CONDITION or lows[0] in {"had", "were"} or expects):
        return True
    taken = lows[0] in _PASSED and lows[-1] in {"test", "rehearsal"}
    if len(lows) <= 4 and not _says(lows) and set(lows) & _TESTS and lows != ["in", "practice"] and not taken:
        return not denies_text(tokens)
    if not asks and (_tells_of_a_dream(lows) or opens_tale(lows) or _sent_below(lows)):
        return True
    if captions(tokens, lows) and not (asks and asks_of_the_world(lows)):
        return True
    supposing = lows[0] in SUPPOSING and not pictures_feeling(lows) and lows[:3] != ["say", "what", "you"]
    # "Consider the peace restored"
    supposing = supposing and not (lows[0] == "consider" and lows[1:2] == ["the"] and is_past(lows[-1]))
    return supposing or _talks_of_wording(lows, asks, ":" in [token.low for token in tokens])


def _sent_below(lows: list[str]) -> bool:
    """`There are two more actions below that Tarn sent`: whose they are, and when they were sent."""
    that = any(a == "below" and b in {"that", "which"} for a, b in pairwise(lows))
    return that and not _SENT.isdisjoint(lows[lows.index("below") :])


_SENT: Final = words_in("sent wrote posted asked dictated gave typed made mailed texted")
_MAY_DO: Final = words_in("to allowed supposed permitted free right able meant")


def _tells_of_a_dream(lows: list[str]) -> bool:
    """`I dreamed of the game again`, `Last night I had a dream`: what follows was seen in it."""
    said = set(lows)
    dreamt = said & {"dreamed", "dreamt"} or (said & {"had", "have", "'ve"} and said & {"dream", "nightmare"})
    recalls = lows[:2] == ["i", "remember"] and said & {"yesterday", "day", "night"}
    return "i" in said and bool(dreamt or recalls) and not said & DENIALS


def _says(lows: list[str]) -> bool:
    """Whether the words hold a finite verb or say I."""
    return bool(set(lows) & (VERBAL | {"i", "we"}))


def _asks_of_others(lows: list[str]) -> bool:
    """`My wife asked whether she should cancel the coal`: what somebody asks of eir own affairs."""
    return any(a in _EMBEDDED and b in _OTHERS_OWN for a, b in pairwise(lows)) and "i" not in lows


_OTHERS_OWN: Final = words_in("she he they")


def _others_send_their_own(lows: list[str], said: set[str]) -> bool:
    """`He will post his ballot himself when he is home`: what somebody else is to send, and of eir own."""
    if lows[0] in words.CONDITION or not said.isdisjoint(_NEAR_AT_HAND):
        return False
    triples = zip(lows, lows[1:], lows[2:], strict=False)
    return any(a in _WILL and b in SAYING and c in _THEIR_OWN for a, b, c in triples)


_WILL: Final = words_in("will 'll shall can")
_THEIR_OWN: Final = words_in("his her their hers theirs")
_NEAR_AT_HAND: Final = words_in(
    "i we me us my our you your this these following that it below here like how namely viz"
)


def _talks_of_wording(lows: list[str], asks: bool, opens: bool) -> bool:
    """Asking, choosing, and the form of words, as the matter of a sentence."""
    said = set(lows)
    hesitates = said & _HESITATING and not said & {"you", "your"} and not _must_choose(lows, said)
    if hesitates and (asks or opens or said & {"or", "between"}):
        return True
    asked_of = said & {"question", "questions", "doubts"} and said & {"about", "on", "regarding"}
    if opens and asked_of and not _unquestioned(lows):
        return True
    wondered = (said & _EMBEDDED and not _asks_of_others(lows)) or ("why" in said and said & _ANYBODY)
    unasked = leaves_unasked(lows) or _ACTING.isdisjoint(_without_reproach(lows))
    if said & _ASKED and wondered and not unasked and asks_after(lows, _ASKED, _EMBEDDED):
        return True
    said = _without_idle_words(lows, said)
    if said & MODEL and _is_of_form([low for low in lows if low in said], asks):
        return True
    corrects = "me" in said and not said.isdisjoint(_JUDGING)
    corrects = corrects or (not opens and _asks_for_word(lows))
    apart = corrects or not said.isdisjoint(_CLOCKS) or _others_send_their_own(lows, said)
    spoken = said & SAYING if not apart and supposes(lows, said) else frozenset[str]()
    if spoken and (opens or leaves_words_open(lows, spoken)):
        return True
    joined = " ".join(lows) if said & _FRAMED or lows[-1] in _FRAMING_LAST or asks else ""
    if lows[-2:] == ["as", "follows"] and said & _BEFORE:
        return True
    if lows[:1] in (["here"], ["this"]) and lows[2:3] == ["how"] and said & _READING:
        return True
    if not joined:
        # none of the wordings below can stand here
        return _denies_mail(lows, said) or (lows[-1] == "following" and not said & _DRAWING_NOTICE)
    if _ATTEMPTS.search(joined):
        return True
    if _denies_mail(lows, said):
        return True
    if lows[-1] == "following" and not said & _DRAWING_NOTICE:
        return True
    asked = asks and not asks_idly(lows)
    return _says_how(joined, asks) or (asked and _ASKS_OF_ACTS.match(joined) is not None)


def _unquestioned(lows: list[str]) -> bool:
    """`There's no question about it:`, `No doubts about Tarn:`: nothing is asked."""
    return any(a in {"no", "without"} and b in {"question", "questions", "doubts"} for a, b in pairwise(lows))


def _without_reproach(lows: list[str]) -> list[str]:
    """`You should have asked what hangs over it`: without the word by which nothing was asked."""
    place = next((p for p, low in enumerate(lows) if lows[p + 1 : p + 3] == ["have", "asked"]), -1)
    return [low for p, low in enumerate(lows) if p != place]


def _is_of_form(told: list[str], asks: bool) -> bool:
    """Whether words that name a form speak of it, or ask after one that is right."""
    return (asks and not EXEMPLARY.isdisjoint(told)) or speaks_of_form(told, MODEL, EXEMPLARY)


def _says_how(joined: str, asks: bool) -> bool:
    """`It was like this`, `in Tarn's words`, unlike `a hand like this`."""
    if _TOLD_LIKE.search(joined) is None or _THING_LIKE.search(joined) is not None:
        return False
    return asks or not joined.endswith(" like this") or shows_by_likeness(joined.split())


def _without_idle_words(lows: list[str], said: set[str]) -> set[str]:
    """The words of a sentence without the way of `by the way` and `the way I feel`, the side of `my right
    hand`, and the verb of `they would not move`, `clay goes soft` and `the hand she sent me`."""
    if "move" in said and is_what_others_do(lows, lows.index("move")):
        said = said - {"move"}
    if "way" in said and is_no_wording(lows, lows.index("way")):
        said = said - {"way"}
    if "goes" in said and all(b in BECOMING for a, b in pairwise([*lows, ""]) if a == "goes"):
        said = said - {"goes"}
    if "sent" in said and is_thing_sent(lows, lows.index("sent")):
        said = said - {"sent"}
    return said - {"right"} if ("my", "right") in pairwise(lows) else said


_ACTING: Final = words_in(
    "would should could might can do does did say says write writes vote votes play plays move moves look "
    "looks sound sounds work works mean means form word words wording phrase go goes turn mail intend plan"
)
"""What somebody asks about that what follows may show: `Tarn asked how one votes.`"""
_MINDING: Final = words_in("rather didn don not n't object mind")


def _asks_for_word(lows: list[str]) -> bool:
    """`If that's a problem, tell me.`, `If it goes wrong, I'll never hear the end of it.`"""
    if lows[0] != "if" or lows[1:2] == ["i"] or not _MINDING.isdisjoint(lows):
        return False
    if any(pair in _ASKING_FOR_WORD for pair in pairwise(lows[-_NEAR_END:])):
        return True
    return lows[1:2] in (["it"], ["this"], ["all"]) and lows[2:3] in (
        ["goes"],
        ["works"],
        ["fails"],
        ["pays"],
    )


_NEAR_END: Final = 4
_JUDGING: Final = words_in("wrong wrongly right rightly correctly mistake mistakes illegal")
"""`Tell me if I've done it wrong`: what a beginner says beside an act."""
_ASKING_FOR_WORD: Final = (("tell", "me"), ("write", "me"), ("say", "so"), ("me", "know"), ("ask", "me"))
_ANYBODY: Final = words_in("one people writes write says say you anyone players")
_CLOCKS: Final = words_in("clock watch")
"""What says the hour, and nobody's words."""


def _must_choose(lows: list[str], said: set[str]) -> bool:
    """`I have to choose`, `I've been choosing between them`, of which no word says that e is still at it."""
    if lows[:2] == ["i", "was"] and "but" in said:
        # "I was torn between two, but my wife broke the tie"
        return True
    spent = lows[0] in {"it", "i", "we"} and lows[1:2] in (["took"], ["needed"], ["spent"])
    if spent and said.isdisjoint(_STILL_AT_IT):
        # "It took me three days to decide"
        return True
    over = any(a in {"was", "been"} and b in _CHOOSING for a, b in pairwise(lows)) and not said.isdisjoint(
        _BETWEEN
    )
    if over and lows[0] == "i" and said.isdisjoint(_STILL_AT_IT):
        return True
    return "have" in said and said.isdisjoint(_BETWEEN) and ("to", "choose") in pairwise(lows)


_CHOOSING: Final = words_in("torn choosing deciding weighing undecided")
_STILL_AT_IT: Final = words_in("still whether if until till yet now help today")


def _denies_mail(lows: list[str], said: set[str]) -> bool:
    """`No action, only a question`: without a verb, and so of what stands around it."""
    if said & {"until", "till", "before"} and any(a in OF_MAIL and b == "from" for a, b in pairwise(lows)):
        # "No mail from me until the tenth"
        return False
    return bool(said & DENIALS and _of_mail(lows)) and not said & (_CLAUSAL - {"'s"})


def _of_mail(lows: list[str]) -> bool:
    """Whether the words speak of a message or a move, as nouns: `I don't move` speaks of neither."""
    return any(
        low in OF_MAIL and not (place and (lows[place - 1] in _BEFORE_VERBS or _in_order(lows, place)))
        for place, low in enumerate(lows)
    )


def _in_order(lows: list[str], place: int) -> bool:
    """`In order (not to delay the game)`"""
    return lows[place - 1 : place + 1] == ["in", "order"]


# "in no particular order" speaks of none either
_BEFORE_VERBS: Final = words_in("particular special 't n't not never i to don")
_CLAUSAL: Final = VERBAL | {"i", "we"}
_BEFORE: Final = words_in("went was were ran read began opened said wrote last previous old former")
_READING: Final = words_in(
    "read understand understood imagine works worked work goes went used would one e people"
)
_DRAWING_NOTICE: Final = words_in("note notice do perform announce record know hear decide decided resolved")
_FRAMED: Final = words_in("tried try keep kept keeps")
_FRAMING_LAST: Final = words_in("this so like words")


def unreal_opening(tokens: Tokens) -> bool:
    """Whether the words of a sentence before its act make it an example, an offer or a tale."""
    lows = plain_lows(tokens)
    if lows[:3] == ["in", "exercise", "of"]:
        # of a power, and not as an exercise
        tokens, lows = tokens[3:], lows[3:]
    if not lows:
        return False
    offered = any(a == "i" and b in _OFFERING for a, b in pairwise(lows)) or (
        "hereby" in lows and bool(set(lows) & _OFFERING)
    )
    if lows[-1] in {"so", "therefore"} and len(lows) > _CONCLUSION:
        # what follows is what the sender makes of it
        return offered or lows[0] in SUPPOSING or _tells_of_a_dream(lows) or opens_tale(lows)
    if asks_to_read_on(plain_lows(pieces_of(tokens)[-1])):
        return offered
    return offered or (len(lows) > 1 and frames(tokens, False, False))


_CONCLUSION: Final = 4

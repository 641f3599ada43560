"""Whether words of saying, of form and of likeness are about what may stand below, or other things.

`When he is drunk he says so` and `I use this wording` leave a place for the words below. `I can tell when
the kettle boils` and `a bold move that would look good on a stamp` speak of something else.
"""

from collections.abc import Sequence, Set
from itertools import pairwise
from typing import Final

from gamemaster.language.after.plain_questions import ACTS_ASKED_OF
from gamemaster.language.after.remark_words import DENIALS, OF_MAIL
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past

_POINTING: Final = words_in(
    "this these those so thus like following follows below what how something word words text phrase note "
    "vote turn ballot such aloud loud loudly same thing things"
)
"""What may stand for the words below, or point at them."""
_HEARERS: Final = words_in("me us him her them you everybody everyone people")
_ABLE: Final = words_in("can could to cannot 't always often never")
_DISCERNED: Final = words_in("when whether if that who which where from i he she they we")
_DETERMINERS: Final = words_in("a an the my our your his her their no some any every another")
_AMOUNTS: Final = words_in("anything something nothing much more little")
_WHITHER: Final = words_in("out away home off back up down over round")
_REPORTING: Final = words_in("say says said tell tells told")
_THIRD: Final = words_in("he she they")
_PRESSING: Final = words_in("press hit click tap pressing hitting pressed")
_BIDDEN: Final = words_in("tell say")
_GOING: Final = words_in("go goes went going")
_DAFT: Final = words_in(
    "silly wrong break broke broken missed misread daft stupid mad foolish crazy cheap dear hate "
    "dislike mind disagree bothers bother annoys disturbs offends upsets"
)
_STATING: Final = words_in("can could may might am 'm have 've was had need")
_SCHOOL: Final = [[low] for low in words_in("first second third fourth fifth sixth lower upper")]


def leaves_words_open(lows: Sequence[str], saying: Set[str]) -> bool:
    """Whether what some verb of saying in a sentence has said may be the words below it.

    It may not where something else stands in their place: `I send him out to the hens`, `My son says he is
    bored`, `When you have told a bishop his flies are open`.
    """
    return any(low in saying and _is_open(lows, place, saying) for place, low in enumerate(lows))


def _is_open(lows: Sequence[str], place: int, saying: Set[str]) -> bool:
    verb, rest = lows[place], lows[place + 1 :]
    able = bool(place) and lows[place - 1] in _ABLE
    if verb == "tell" and able and lows[0] not in words.CONDITION and rest[:1] and rest[0] in _DISCERNED:
        # "I can always tell when it rains", by which nobody is told
        return not _POINTING.isdisjoint(rest[1:3])
    if verb == "send" and place and lows[place - 1] in _PRESSING:
        # "goose bumps when I press send"
        return False
    if verb in _GOING and _goes_somewhere(rest):
        # "a duty goes undone", "my mail went to the wrong list"
        return False
    heard = bool(rest) and rest[0] in _HEARERS
    told = rest[1:] if heard and rest[1:2] and rest[1] not in words.FINITE else rest
    if (told[1:2] == ["about"] and told[0] in _AMOUNTS) or _says_known(lows, place):
        return False
    near = rest[:_NEAR]
    # "the third form" are pupils
    near = [low for p, low in enumerate(near) if low != "form" or near[p - 1 : p] not in _SCHOOL]
    if verb in _BIDDEN and told[:1] == ["if"] and not _DAFT.isdisjoint(told[1:]):
        # "please tell me if it's silly", "do say if you mind"
        return False
    if heard and _told_what_was(told):
        return told[-1] in _SHOWN_LIKE
    if told[:1] in (["i"], ["we"]) and told[1:2] != [] and told[1] in _STATING:
        # "they said I can come back if I don't sing"
        return False
    if len(told) < 2 or not _POINTING.isdisjoint(rest) or not OF_MAIL.isdisjoint(near):
        return True
    if told[0] in _DETERMINERS:
        return told[1] in OF_MAIL | words.CONDITION | words.PREPOSITIONS or (
            told[0] == "my" and told[1] in words.SPEECH
        )
    if told[0] == "to" and heard:
        # what is to be said is judged by its own verb
        return told[1] in ACTS_ASKED_OF and told[1] not in saying
    if told[0] in _THIRD and (verb in _REPORTING or told[1] in _CONDITIONAL):
        return not _MODALLY.isdisjoint(lows[:place])
    return not (told[0] in _WHITHER and heard)


def _goes_somewhere(rest: Sequence[str]) -> bool:
    """`(a duty) goes undone`, `(my mail) went to the wrong list`, `(if he) goes on the board`."""
    if rest[:1] != [] and rest[0] in _THITHER and rest[1:2] != [] and rest[1] in _DETERMINERS:
        return OF_MAIL.isdisjoint(rest[2:4])
    return rest[:1] != [] and (rest[0] == "to" or rest[0].startswith("un"))


def _told_what_was(told: Sequence[str]) -> bool:
    """`(she told me) who really ate the last biscuit`, `there is tea`: what has happened, and no words."""
    if told[:1] == ["there"] and told[1:2] in (["is"], ["'s"], ["are"]):
        return True
    return told[:1] != [] and told[0] in _WHOSE and any(is_past(low) for low in told[1:4])


def _says_known(lows: Sequence[str], place: int) -> bool:
    """`(had I read what it) says on the card`, `(when there is something to) say`: what is said is named."""
    rest = list(lows[place + 1 : place + 2])
    if list(lows[max(0, place - 2) : place]) == ["what", "it"]:
        return rest in (["on"], ["in"])
    return not rest and lows[place - 1] == "to" and lows[place - 2] in _AMOUNTS and lows[place - 3] in _IS


_CONDITIONAL: Final = words_in("would 'd could should")
_IS: Final = words_in("is 's was are")
_BEING: Final = words_in("be go read run sound have do take get end cost count")
_SHOWN_LIKE: Final = words_in("like so this thus as how what")
_NEAR: Final = 5
_THITHER: Final = words_in("in on into onto off under over through up down")
_WHOSE: Final = words_in("who whose where why when")
_MODALLY: Final = words_in("would 'd")


def speaks_of_form(lows: Sequence[str], models: Set[str], exemplary: Set[str]) -> bool:
    """Whether a sentence speaks of how a move or a text is worded, or what one would do.

    `The usual form`, `The wording is right`, `I would use a phrase ...`, `A move looks like this`; unlike `I
    told my budgie about this move and he perked right up` and `that move would amuse my uncle`.
    """
    return any(low in models and _is_shown(lows, place, exemplary) for place, low in enumerate(lows))


def _is_shown(lows: Sequence[str], place: int, exemplary: Set[str]) -> bool:
    before, behind = lows[max(0, place - _NEAR) : place], lows[place + 1 : place + 1 + _NEAR]
    if lows[place] == "way" and _on_ones_way(before, behind):
        return False
    if not exemplary.isdisjoint(before[-2:]) or not exemplary.isdisjoint(behind[:4]):
        return True
    if "would" in before and "of" not in before[-2:]:
        return True
    if "use" in before:
        denied = not DENIALS.isdisjoint(lows[max(0, place - _NEAR - 2) : place])
        return not denied or not _POINTING.isdisjoint(before)
    if "use" in behind or "looks" in before:
        return True
    for verb, (modal, does) in enumerate(pairwise([*behind[:4], ""])):
        if modal in _MODALLY and (does in _BEING or (does == "look" and _likened(behind, verb + 2))):
            return True
        if modal == "looks" and _likened(behind, verb + 1):
            return True
    return lows[0] in {"how", "what"} and "looks" in behind


def _on_ones_way(before: Sequence[str], behind: Sequence[str]) -> bool:
    """`on the way down`, `the way it does`: a way that one goes, or how a thing is."""
    goes = list(before[-2:]) == ["on", "the"] and not _WHITHER.isdisjoint(behind[:1])
    return goes or (
        list(behind[:1]) == ["it"] and behind[1:] != [] and list(behind[1:]) in (["does"], ["is"])
    )


def _likened(behind: Sequence[str], place: int) -> bool:
    return behind[place : place + 1] == [] or behind[place] in _SHOWN_LIKE


_TELLING_BACK: Final = (words.SPEECH - words_in("thought went")) | words_in(
    "showed explained demonstrated typed sent posted voted played read gave did taught"
)


def asks_after(lows: Sequence[str], asked: Set[str], embedded: Set[str]) -> bool:
    """Whether a question is told of that the words below may answer: `Tarn asked how one votes`.

    `How nice it is to be asked to dance` tells of none, and `Tarn asked what a guild is, and the meeting
    overran` of what came of it.
    """
    places = [place for place, low in enumerate(lows) if low in asked]
    invited = all(lows[place + 1 : place + 2] == ["to"] for place in places)
    last = next((p for p in range(len(lows) - 1, -1, -1) if lows[p] in embedded), len(lows))
    if invited and last < places[0]:
        return False
    ends = next((p for p in range(last + 2, len(lows)) if lows[p] in {"and", "so"}), 0)
    came = lows[ends + 1 :] if ends and last > places[0] else []
    past = next((low for low in came[:4] if is_past(low)), "")
    return not past or past in _TELLING_BACK or not _POINTING.isdisjoint(came)


_DOING: Final = words.SPEECH | ACTS_ASKED_OF | OF_MAIL
_DOINGS: Final = (
    frozenset(f"{low}s" for low in _DOING)
    | frozenset(f"{low.removesuffix('e')}ing" for low in _DOING)
    | words_in(
        "be is are was were been 's 're 'm it that so one i do does did done doing goes talks letters jokes "
        "entries verses songs stories notes books voices tones ways terms accents manner fashion capitals"
    )
)
"""What is done like this, or is like this."""


def shows_by_likeness(lows: Sequence[str]) -> bool:
    """Whether a sentence that ends in `like this` tells how something is said or done: `He votes like this`.

    `In weather like this`, `with the light failing like this` and `when it rains like this` tell nothing.
    """
    told = lows[: -2 - (lows[-3:-2] != [] and lows[-3] in _WHITHER | {"in", "all", "always"})]
    if told[-2:-1] != [] and told[-2] in _PEOPLE and told[-1] in _THEY_ARE:
        # "He asks whether you are all like this"
        return False
    if told[:1] != [] and told[0] in _OF_THE_WORLD and told[1:] in (["is"], ["'s"], ["are"]):
        # "Life is like this."
        return False
    plain, before = (_DOING | _DOINGS).isdisjoint(told[-1:]), told[-2:-1]
    if not plain or not before or is_past(told[-1]):
        # "A vote is worded like this"
        return True
    if before[0] in _AMID or (before[0] in _BEING_THERE and _is_time(told[-1])):
        return False
    return not ("with" in told[:-2] and told[-1].endswith("ing"))


_OF_THE_WORLD: Final = words_in(
    "life love fate people weather winter summer autumn spring families trains cats men"
)
_PEOPLE: Final = words_in("you we they he she i people")
_THEY_ARE: Final = words_in("are is were was 're 's am 'm")
_AMID: Final = words_in("in on at")
_BEING_THERE: Final = words_in("is are for")


def _is_time(low: str) -> bool:
    return low.endswith("days") or low in _TIMES


_TIMES: Final = words_in("mornings evenings nights afternoons moments hours weeks weekends rounds times")

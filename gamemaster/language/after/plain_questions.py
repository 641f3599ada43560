"""Questions of the world and of how somebody is, and not of how something is said: they frame nothing.

`Do I regret it?`, `Can we all agree that it was rude?`, `What does one feed a mimic?`, `And why, you ask?`,
`Quist asked whether I had given up.`
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, OF_MAIL
from gamemaster.language.english.tokens import words_in

_IDLE: Final = (
    ("why", "not"),
    ("what", "could", "go", "wrong"),
    ("what", "could", "possibly", "go", "wrong"),
    ("who", "knows"),
    ("who", "cares"),
    ("what", "else"),
    ("ready",),
    ("really",),
    ("see",),
    ("right",),
    ("how", "hard", "can", "it", "be"),
    ("what", "'s", "not", "to", "like"),
    ("where", "do", "i", "sign"),
    ("if", "not", "now", "when"),
    ("if", "not", "me", "who"),
)
_ASKING_WHAT: Final = words_in("what who whom where how why")
_PAST_SELVES: Final = (["did", "i"], ["did", "we"])
"""`How did we end up with four rules?`"""
_KNOWN: Final = (["know"], ["remember"], ["owe"], ["learn"], ["deserve"])
_RHETORICAL: Final = frozenset(
    (how, could, "i", *told)
    for how in ("how", "why")
    for could in ("could", "can", "would", "should")
    for told in ((), ("not",), ("be",))
    if told or (how, could) in {("how", "could"), ("why", "should"), ("why", "would")}
)
"""`Living beside the depot, how could I not?`"""
_WANTED: Final = frozenset(("more", "could", who, wants) for who in ("i", "one") for wants in ("want", "ask"))
"""`A fire and a cat: what more could I want?`"""
_OFFERED: Final = words_in(
    "assist help interrupt add present introduce ask point remind congratulate thank note observe confess "
    "compliment"
)
"""`May I assist?` offers something, and asks nobody for leave to act."""
_GRANTING: Final = words_in("agree admit accept stop hope forget")
_FEWEST: Final = 4
_LEAVE: Final = words_in("may can could might")


def asks_idly(lows: Sequence[str]) -> bool:
    """Whether a question is of those that what follows neither answers nor illustrates."""
    return (
        tuple(lows) in _IDLE
        or (lows[0] in _ASKING_WHAT and lows[1:3] in (["do", "we"], ["did", "we"]) and lows[3:4] in _KNOWN)
        or (lows[0] in _ASKING_WHAT and lows[1:3] in _PAST_SELVES and ACTS_ASKED_OF.isdisjoint(lows[3:5]))
        or lows[:3] == ["what", "have", "i"]
        or lows[:4] in (["is", "it", "just", "me"], ["is", "it", "just", "my"], ["is", "it", "only", "me"])
        or lows[:2] in (["what", "else"], ["what", "choice"], ["where", "would"])
        or (lows[0] in _LEAVE and lows[1:2] == ["i"] and lows[2:3] != [] and lows[2] in _OFFERED)
        or not {tuple(lows[-4:]), tuple(lows[-3:])}.isdisjoint(_RHETORICAL | _WANTED)
        or _appeals(lows)
        or asks_of_custom(lows)
        or _of_ones_own_affairs(lows)
        or answers_itself(lows)
        or _asks_favour(lows)
        or (
            not {"you", "your", "anyone", "anybody", "everyone", "everybody"}.isdisjoint(lows)
            and not _shows(lows)
        )
    )


def asks_of_custom(lows: Sequence[str]) -> bool:
    """`Is this how it's done?`, `Am I doing this right?`: who asks so does it, as well as e can.

    Words that ask after wordings, or what somebody would do, are none (`Is this how one would do it?`).
    """
    while len(lows) > _FEWEST and lows[0] in _SHYLY:
        lows = lows[1:]
    return _CUSTOM.match(" ".join(lows)) is not None


_SHYLY: Final = words_in("and so well oh um er ok okay hi hello wait")
_CUSTOM: Final = re.compile(
    r"(?:is|so is) (?:this|that) (?:how|the way) (?:it|this|that|we|one|you|i)(?: all)? "
    r"(?:'s|is|do|does|play|plays|works?|goes)(?: (?:done|it|this|played|here|now|then|in here|around "
    r"here))*$"
    r"|this is (?:how|the way) (?:it|this) (?:'s|is|works?)(?: done)? (?:right|yes|no)$"
    r"|am i doing (?:this|it|that) (?:right|correctly|properly)(?: now| here)?$"
    r"|is (?:this|that) the way to do (?:it|this|that)$"
)


def _of_ones_own_affairs(lows: Sequence[str]) -> bool:
    """`Should I keep the J for a better word?`, `Shall I go gently?`: what else one could do.

    No act is an example of it; whatever may be done with words, or in a game, is left out.
    """
    asked, does = lows[:2], [low for low in lows[2:4] if low not in _EVER][:1]
    if len(lows) < _FEWEST or asked[0] not in _ASKING_ONESELF or asked[1] not in {"i", "we"}:
        return False
    gently = does == ["go"] and lows[3].endswith("ly")
    pointed = not _POINTING.isdisjoint(lows[2:]) or lows[-1] == "that"
    return (gently or not _OF_LIFE.isdisjoint(does)) and not pointed


def answers_itself(lows: Sequence[str]) -> bool:
    """`What does one do with such a sum but be magnificent?`, `What business has a goat on a ferry?`"""
    if lows[:2] in (["what", "business"], ["what", "right"]) and lows[2:3] in (["has"], ["have"], ["had"]):
        return {"this", "these", "following", "below"}.isdisjoint(lows)
    place = next((p for p, low in enumerate(lows) if low == "but" and p > 2), 0)
    asked = place > 0 and lows[0] in _ASKING_WHAT and lows[1] in _MAY_ONE
    return asked and len(lows) > place + 1 and (_POINTING | ACTS_ASKED_OF).isdisjoint(lows[place + 1 :])


_ASKING_ONESELF: Final = words_in("shall should must")
_MAY_ONE: Final = words_in("can could does do is else am should shall would")
_POINTING: Final = words_in(
    "this these following below above so it like then now first next vote votes move moves mail post "
    "turn act action write say said word words wording way instead"
)


def _shows(lows: Sequence[str]) -> bool:
    """`Shall I read you my draft?`, `May I show you?`: what follows may be what is shown."""
    return lows[0] in _LEAVE | _ASKING_ONESELF and lows[1:2] == ["i"] and not _SHOWN.isdisjoint(lows[2:3])


_SHOWN: Final = words_in("read show teach quote recite demonstrate")


def _appeals(lows: Sequence[str]) -> bool:
    """`Can we all agree that it was rude?`: what everybody should grant, and no leave to act."""
    return lows[1:2] == ["we"] and not _GRANTING.isdisjoint(lows[2:4])


def _asks_favour(lows: Sequence[str]) -> bool:
    """`Would Sir Hale be so kind ...?`, `Would somebody tell me why?`: what somebody else is to do."""
    return (
        lows[0] in _REQUESTING
        and lows[1:2] != []
        and _OF_THE_ACTS.isdisjoint(lows[1:2])
        and _DEALING.isdisjoint(lows)
    )


_REQUESTING: Final = words_in("would could will can")
_DEALING: Final = words_in("i count call accept allow let read take write send mind object")
_OF_THE_ACTS: Final = words_in("it this that these those such i we one a an the my there be")


def muses(lows: Sequence[str]) -> bool:
    """`How does one stay so calm?`: of how people are, and not of how something is said or played."""
    return any(a == "one" and b not in ACTS_ASKED_OF for a, b in pairwise(lows[:5])) and not _FORMS & set(
        lows
    )


_FORMS: Final[frozenset[str]] = OF_MAIL | words_in("vote ballot card tile turn word words form wording")
ACTS_ASKED_OF: Final = words_in(
    "say write phrase put do word announce make move play vote cast express spell declare claim ask go begin "
    "start use join act send submit call take get place invest explore attack heal draw discard build "
    "construct offer accept object support intend leave propose transfer give need have"
)


_EVER: Final = words_in("always never also really still")
_OF_LIFE: Final = words_in(
    "keep water bake bring cook cry laugh weep worry care thank apologise apologize "
    "forgive wear paint wash feed ring phone knit marry blush cheer complain regret tidy iron clean repair "
    "learn practise"
)


def asks_of_the_world(lows: Sequence[str]) -> bool:
    """`Has the archive moved?`: whether something is so that is no text below."""
    if tuple(lows[-2:]) == _NOWADAYS:
        lows = lows[:-2]
    return lows[:1] != [] and lows[0] in _ASKING_WHETHER and (OF_MAIL | _TEXTS_ASKED_OF).isdisjoint(lows)


_NOWADAYS: Final = ("these", "days")
_ASKING_WHETHER: Final = words_in("has have is are was were does did do")
_TEXTS_ASKED_OF: Final = words_in("this these that it below following draft wording text version sample i")


def of_the_heart(lows: Sequence[str]) -> bool:
    """`Do I regret it?`, `Would I have written it so?`, `Could this be the week?`: what oneself answers."""
    first, who, does = (*lows[:3], "", "", "")[:3]
    if who == "i":
        rather = first == "would" and does in {"have", "rather", "prefer"} and lows[3:4] != ["to"]
        return rather or (first in {"do", "did"} and does in _OF_MIND)
    if who == "we":
        return does == "please" or (first == "do" and does in _OF_MIND | _HAVING and lows[3:4] != ["to"])
    return (first, who, does) == ("could", "this", "be")


_HAVING: Final = words_in("have want know")
_OF_MIND: Final = words_in(
    "regret like care mind trust believe feel look worry fear hate love enjoy miss need"
)


def leaves_unasked(lows: Sequence[str]) -> bool:
    """`don't ask me how`, `learnt not to ask what the plan is`, `for whoever asks`: nobody has asked.

    Or it was asked how the sender is: `Quist asked whether I had given up.`
    """
    if " ".join(lows[-4:]).endswith(("you ask", "if you ask me")) or _asked_of_oneself(lows):
        return True
    if "ask" not in lows and "asks" not in lows:
        return False
    threes = list(zip(["", *lows], lows, [*lows[1:], ""], strict=False))
    denied = any((b in DENIALS or (a in DENIALS and b == "to")) and c == "ask" for a, b, c in threes)
    return denied or any(a in _WHOEVER and b == "asks" for a, b, _ in threes)


_WHOEVER: Final = words_in("whoever anyone anybody everyone everybody who")


def _asked_of_oneself(lows: Sequence[str]) -> bool:
    place = next((p for p, low in enumerate(lows) if low in _ASKED), len(lows))
    around = enumerate(zip(lows[place:], lows[place + 1 :], lows[place + 2 :], strict=False), place)
    state = next((p for p, (a, b, c) in around if a in _WHETHER and b == "i" and c in _BEING_SO), None)
    return state is not None and _OF_SAYING.isdisjoint(lows[state + 2 :])


_ASKED: Final = words_in("asked asks ask")
_WHETHER: Final = words_in("if whether why what when how")
_BEING_SO: Final = words_in("am 'm was had have 've") | _OF_MIND
_OF_SAYING: Final = words_in(
    "say saying said write writing written send sending sent put word do doing done vote move play post"
)

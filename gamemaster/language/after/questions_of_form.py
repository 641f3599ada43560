"""Questions that what follows may answer or illustrate: of the form of words, or what one may do.

`Is this the right wording?`, `How does one say it?`, `What would Hal do?`; unlike `That was a proper feast,
wasn't it?` and `What makes one think of cheese?`
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.plain_questions import asks_idly, muses
from gamemaster.language.after.remark_words import OF_MAIL, PLACES_FOR_MAIL, VERBAL
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

MODEL: Final = words_in("wording phrase formula format announcement form syntax template move action way")
EXEMPLARY: Final = words_in(
    "usual correct right proper valid exact standard official typical legal clearer possible"
)
SAYING: Final = words.SPEECH | words_in("write send say wrote sent post posted announce writing tell")


def questions_form(lows: list[str]) -> bool:
    """Whether a question is one that what follows may answer or illustrate."""
    said = set(lows)
    asked_of = said & {"you", "your"}
    if lows[:2] == ["what", "would"] and lows[-1] in (_WRITTEN if asked_of else _DONE):
        # "What would Hal do?"
        return True
    if asks_idly(lows):
        return False
    of_place = any(a in EXEMPLARY and b in _PLACES for a, b in pairwise(lows))
    if not of_place and not _recalls(lows) and said & _FORMS and (said & _POINTING_ON or len(lows) <= 4):
        return True
    if said & _SAID and (said & {"this", "these", "following", "like"} or lows[0] in {"what", "how"}):
        return True
    if lows[0] in _ASKING and lows[1:3] in (["did", "we"], ["did", "people"]) and not said & SAYING:
        # "What did we do before this?" asks after the past
        return False
    if any(a in _ASKING_LEAVE and b in _ASKERS for a, b in pairwise(lows)):
        return _TALKING.isdisjoint(lows[:_EARLY])
    bare = lows[0] in {"my", "to", "the", "a", "an"} and lows[:2] != ["my", "turn"]
    if bare and len(lows) <= 7 and not said & VERBAL - {"to"}:
        # "My hobby?", which what follows tells of
        return True
    supposes = lows[0] in {"if", "suppose", "say"} or lows[:2] in (["what", "if"], ["what", "happens"])
    # "What does that leave us?" asks about the world, "How does one say it?" about words
    if lows[0] == "which" and len(lows) == 2 and lows[1] not in _OF_WORDING:
        # "Which crowd?" echoes what somebody has said
        return False
    how = [low for low in lows if low != "one"] if muses(lows) or _of_anybody(lows) else lows
    looks = lows[0] in {"what", "how", "which"} and (
        len(lows) <= _BARE_QUESTION or not _OF_WORDING.isdisjoint(how) or lows[1] == "to"
    )
    return supposes or looks


_ASKING: Final = words_in("what how where who why when")
_TALKING: Final = words_in("talk stop agree meet chat skip")
"""`Now can we please talk about the rats?`"""
_EARLY: Final = 6


def _recalls(lows: list[str]) -> bool:
    """`That was a proper feast, wasn't it?`: how something was, that is none of the acts below."""
    place = lows.index("was") if "was" in lows[:_RECALLED] else 0
    told = lows[place + 1 : place + 4]
    praised = place > 0 and told[:1] in (["a"], ["an"]) and told[1:2] != [] and told[1] in EXEMPLARY
    return praised and len(told) > 2 and told[2] not in _FORMS | OF_MAIL | {"one", "vote", "turn", "way"}


_RECALLED: Final = 4


def _of_anybody(lows: list[str]) -> bool:
    """`What makes one think of cheese?`: of what happens to people, who say nothing."""
    around = zip(lows, lows[1:], [*lows[2:], ""], strict=False)
    return any(a in _MAKING and b == "one" and c not in SAYING for a, b, c in around)


_MAKING: Final = words_in("make makes made let lets keep keeps")


_WRITTEN: Final = words_in("say write")
_DONE: Final = words_in("say write do answer vote play")
_MATTERS_OF_FORM: Final = words_in(
    "wording work works count counts allowed effect legit enough okay ok example examples hypothetical joke "
    "test plan plans mistake mistaken done"
)
_SAID: Final = words_in("say said written write wrote send sent post posted")
_FORMS: Final = MODEL | EXEMPLARY | _MATTERS_OF_FORM
_PLACES: Final = PLACES_FOR_MAIL | words_in("address place list room door house channel channels addresses")
"""`Is this the right address?` asks after no wording."""
_POINTING_ON: Final = words_in("this these that it following i one of to my")
_OF_WORDING: Final = words_in(
    "i one like look looks mean means happens following phrase form work works else"
)
_BARE_QUESTION: Final = 3
_ASKING_LEAVE: Final = words_in("would should could may might can shall do did must will")
_ASKERS: Final = words_in("i we one this these people")

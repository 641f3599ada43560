"""Words that take acts back in one sense and stand in another: `lie down`, `along those lines`.

Whether a sentence takes acts back is judged by its words; those that mean something else here are left out
first, and so is what only tells who somebody is (`Somebody who is better at wording could ...`).
"""

from collections.abc import Sequence, Set
from itertools import pairwise
from typing import Final

from gamemaster.language.after.harmless import TREATING
from gamemaster.language.after.remark_words import DENIALS, POINTING, REVOKING, TYPING
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past

_RESTING: Final = words_in(
    "down in on low awake still back there here under beneath beside behind between next near ahead flat "
    "around about asleep buried at with across along heavy"
)
_PLACING: Final = words_in("where let lets wherever")
_DETERMINERS: Final = words_in("those these the that this such similar other")
_SOMEBODY: Final = words_in("somebody someone anybody anyone nobody people those whoever everybody everyone")
_MODALS: Final = words_in("can could should would may might must will")
_STEM: Final = 3


def is_what_others_do(lows: Sequence[str], place: int) -> bool:
    """`Neither of them would move for the mower`: `move` behind a modal whose subject is somebody else."""
    return place > 1 and lows[place - 1] in _MODALS and _SELVES.isdisjoint(lows[max(0, place - 4) : place])


_SELVES: Final = words_in("i we this that it these mail message line lines")


def is_no_wording(lows: Sequence[str], place: int) -> bool:
    """`By the way`, `she looks the way I feel`: whether the `way` at `place` is none of saying or doing."""
    if lows[place + 1 : place + 2] in (["round"], ["around"], ["up"]):
        # "the right way round"
        return True
    if lows[max(0, place - 1) : place] != ["the"]:
        return False
    felt = lows[place + 2 : place + 3] != [] and lows[place + 2] in _FEELING
    return lows[max(0, place - 2)] == "by" or (felt and _ON_WORDS.isdisjoint(lows[place + 3 : place + 4]))


_FEELING: Final = words_in(
    "feel feels felt sleep sleeps slept dance dances sing sings smell smells cook cooks"
)


_ON_WORDS: Final = words_in("it this that these they one i we you he she about")


def is_thing_sent(lows: Sequence[str], place: int) -> bool:
    """`The hand the Dealer sent me`: the `sent` at `place` tells where a thing comes from, not what was
    written."""
    return lows[place + 1 : place + 2] in (["me"], ["us"]) and _TEXTS.isdisjoint(lows)


_TEXTS: Final = words_in(
    "this these that those it following below what text texts word words line lines wording formula form "
    "sentence sentences phrase template example mail mails message messages letter letters note notes post "
    "reply answer how asked wrote said"
)
BECOMING: Final = words_in(
    "soft hard cold bad sour stale quiet dark blind mad wrong rusty pale off out home away up down"
)
"""What a thing may go: `clay goes soft`, where `the song goes` has words behind it."""


def in_this_sense(lows: Sequence[str]) -> list[str]:
    """The words without those that stand in a harmless sense."""
    told = _without_description(lows)
    if _AMBIGUOUS.isdisjoint(told):
        return list(told)
    return [
        low
        for place, low in enumerate(told)
        if not _means_else(told, place) and not (low == "test" and _puts_to_proof(told, place))
    ]


def _puts_to_proof(lows: Sequence[str], place: int) -> bool:
    """`A test of character`, `The test of a good square`, unlike `a test of this`."""
    return lows[place + 1 : place + 2] == ["of"] and lows[place + 2 : place + 3] not in _TESTED


_DAYS: Final = words_in("time times day days evening hour moment season month week weekend")
_LIVING: Final = tuple(
    [low] for low in ("play", "write", "read", "think", "rest", "sleep", "breathe", "travel")
)


def _means_else(lows: Sequence[str], place: int) -> bool:
    """Whether the word at `place` has another sense than the one by which it could take acts back."""
    low = lows[place]
    before = lows[place - 1] if place else ""
    following = lows[place + 1] if place + 1 < len(lows) else ""
    if low in _NAMING_WORDS and _describes(lows, place):
        return True
    if low in {"lie", "lies"}:
        if "a" in lows[max(0, place - 2) : place]:
            # "All of it is a lie in its entirety"
            return False
        return following in _RESTING or not _PLACING.isdisjoint(lows[:place])
    if low in {"line", "lines"}:
        return "along" in lows[max(0, place - 3) : place] or (before == "in" and not following)
    if low == "along":
        return following in _DETERMINERS
    if low in _DETERMINERS and before == "along":
        return True
    if low in {"mail", "post"}:
        return _is_carried(lows, place)
    if low in {"move", "order"} and is_what_others_do(lows, place):
        return True
    if low == "order":
        # "to be taken in that order", "the order of damage"
        return following == "of" or (place > 1 and before in _DETERMINERS and lows[place - 2] == "in")
    if low == "only":
        return _is_only_time(lows, place)
    return low == "stop" and leaves_off(following)


_TESTED: Final = [[low] for low in ("the", "this", "my", "it", "how", "whether", "our")]


def _is_carried(lows: Sequence[str], place: int) -> bool:
    """`The post goes out at noon`, `by mail`, `no more mail`, `the rest of this mail`: not what is here."""
    before = lows[place - 1] if place else ""
    if before in {"by", "more"} or "rest" in lows[max(0, place - 3) : place]:
        return True
    if before == "the" and place + 1 < len(lows) and lows[place + 1] in _CARRIED:
        return True
    return lows[place] == "post" and (lows[max(0, place - 2)], before) in _DELIVERED


def _is_only_time(lows: Sequence[str], place: int) -> bool:
    """`The post goes out only twice a day`, `Sunday is the only time I can write`: of one's days."""
    before, told = lows[place - 1] if place else "", lows[place + 1 : place + 5]
    if told and told[0] in _HOW_OFTEN and lows[0] not in POINTING:
        return len(told) > 1 and told[1] in _EACH
    return (
        before == "the"
        and bool(told)
        and told[0] in _DAYS
        and told[1:3] == ["i", "can"]
        and told[3:] in _LIVING
    )


def _describes(lows: Sequence[str], place: int) -> bool:
    """`A joke of a plot`, `he calls it a mistake`, `like a bad dream`: of other things, or by others."""
    low, before, rest = lows[place], lows[max(0, place - 1)], lows[place + 1 : place + 3]
    if low in {"joke", "jest", "dream", "lie", "mistake"}:
        compared = "like" in lows[max(0, place - 3) : place]
        called = any(word.startswith("call") for word in lows[1:]) and lows[0] not in {"call", "let", "i"}
        return rest in (["of", "a"], ["of", "an"]) or compared or called
    if low == "pretend":
        return before in DENIALS or rest[:1] in (["he"], ["she"], ["they"])
    if low == "quote":
        return rest[:1] == ["me"] or (before == "to" and place > _STEM)
    if low == "word":
        return before in {"my", "his", "her", "their"} and lows[max(0, place - 2)] in {
            "keep",
            "kept",
            "break",
        }
    if low in {"wording", "text"}:
        return before == "own"
    return before in {"only", "most", "any"} and low in {"legal", "valid"}


_NAMING_WORDS: Final = words_in("joke jest dream lie mistake pretend quote word wording text legal valid")
_AMBIGUOUS: Final = _NAMING_WORDS | words_in("lie lies line lines along mail post move order only stop test")
"""Without one of these no word has another sense."""
_CARRIED: Final = words_in("goes comes arrives leaves office van")
_HOW_OFTEN: Final = words_in("once twice thrice")
_EACH: Final = words_in("a per every each")
_DELIVERED: Final = tuple((word, "the") for word in ("in", "by", "through", "with", "from"))


def leaves_off(gerund: str) -> bool:
    """`(Please stop) laughing`, `(stop) asking me for discounts`: what is not done to an announcement."""
    if not gerund.endswith("ing") or len(gerund) < len("going"):
        return False
    stem = gerund[:-_STEM]
    return _OF_MAILS.isdisjoint((stem, f"{stem}e", stem[:-1]))


_OF_MAILS: Final = TREATING | REVOKING


def _without_description(lows: Sequence[str]) -> Sequence[str]:
    """`Somebody who is better at wording than I am could ...`: without the clause that tells who it is."""
    if len(lows) < _STEM or lows[0] not in _SOMEBODY or lows[1] != "who":
        return lows
    cuts = (
        place + 1 for place, (a, b) in enumerate(pairwise(lows)) if place > 1 and b in _MODALS and a != "i"
    )
    cut = next(cuts, 0)
    touches = not _TOUCHING.isdisjoint(lows[2:cut])
    return [lows[0], *lows[cut:]] if cut and not touches else lows


_TOUCHING: Final = DENIALS | POINTING | TYPING | {"me"}
"""`Someone who is not me typed that`, by which the clause tells more than who somebody is."""


def supposes(lows: Sequence[str], said: set[str]) -> bool:
    """Whether `if`, `when` or `once` opens a case, and does not ask (`who wrote to whom and when`)."""
    cases = "whenever" in lows or (
        "if" in lows and any(b == "if" and a not in _INQUIRING for a, b in pairwise(["", *lows]))
    )
    if cases and not _begs_pardon(lows):
        return True
    if _of_another_time(lows) or ("believe", "me") in pairwise(lows):
        return False
    around = zip(["", *lows], lows, [*lows[1:], ""], strict=False)
    whens = [before == "and" and after in _BEHIND_WHEN for before, low, after in around if low == "when"]
    if whens and not (all(whens) and not _ASKING.isdisjoint(lows)):
        return True
    if "once" not in said or "you" in said:
        return False
    around = zip(["", *lows], lows, [*lows[1:], ""], strict=False)
    # "Joss once wrote me a poem", "for once"
    counted = any(b == "once" and a and (a in _NOT_ONCE or is_past(c)) for a, b, c in around)
    return not counted


_INQUIRING: Final = words_in("asked asks wondered wonders")
"""`asked if I had been drinking`, which is no case of anything."""


def _begs_pardon(lows: Sequence[str]) -> bool:
    """`The monster is ugly and, if I may say so, overdue`, `if you ask me`: no case of anything."""
    place = lows.index("if") if "if" in lows else len(lows)
    told = tuple(lows[place + 1 : place + 5])
    return told[:2] == ("you", "ask") or (told[:3] in _IF_I_MAY and told[3:] in {("so",), ("it",)})


_IF_I_MAY: Final = {("i", may, say) for may in ("may", "might", "dare") for say in ("say", "put", "call")}


def _of_another_time(lows: Sequence[str]) -> bool:
    """`The dispute of last winter, when I wrote forty mails`: when something was, and no case of the acts."""
    if lows[:2] == ["when", "the"] and lows[3:4] in (["was"], ["were"], ["had"]):
        return True
    whens = [place for place, low in enumerate(lows[:-2]) if low == "when"]
    if not whens or not all(_is_past_case(lows[place + 1 : place + 5]) for place in whens):
        return False
    # "He said it when the post came" may be told of the words below
    told = not _TOLD.isdisjoint(lows) and not _IT.isdisjoint(lows)
    return not told or all(lows[place + 1] in _TELLERS for place in whens)


_TOLD: Final = words_in("said say says wrote write writes told tell")
_IT: Final = words_in("it this that these those so")


def _is_past_case(told: Sequence[str]) -> bool:
    """`(when) I wrote forty mails`, `my aunts were here`, `post meant a horse`."""
    verb = 1 + (told[0] in _OWNERS)
    past = told[verb : verb + 1] != [] and (is_past(told[verb]) or told[verb] in {"was", "were", "had"})
    named = told[0] in _TELLERS or told[0] in _OWNERS or told[0] not in words.SUBJECTS | words.PREPOSITIONS
    return past and named and list(told[verb + 1 : verb + 2]) not in _POINTED


_OWNERS: Final = words_in("my our his her their your the a an")
_TELLERS: Final = words_in("i we he she they you it somebody someone")
_POINTED: Final = [[low] for low in ("this", "that", "it", "these", "those", "the")]
_BEHIND_WHEN: Final[frozenset[str]] = words_in("and or but") | {""}
_ASKING: Final = words_in("who whom what how where why which")
_NOT_ONCE: Final = words_in("not n't 't never at than for he she they it who i we")


def lacks(lows: Sequence[str], said: Set[str]) -> bool:
    """`My boots could use it`, `one more than I can use`: what something needs, and nobody is offered it."""
    pairs = set(pairwise(lows))
    spare = "than" in said and not {("i", "can"), ("can", "use"), ("i", "could")}.isdisjoint(pairs)
    return spare or (("could", "use") in pairs and said.isdisjoint(_OFFERED_TO))


_OFFERED_TO: Final = words_in(
    "you one anyone anybody everyone everybody someone somebody newcomers beginners players others people "
    "this these follows below text wording template"
)


def tells_where(lows: Sequence[str]) -> bool:
    """`(Tarn sang to) me over the telephone`: of the talking alone, and of no words."""
    return len(lows) > 2 and lows[1] in _BY_WAY and words.FICTION.isdisjoint(lows)


_BY_WAY: Final = words_in("over through across down at about all for until yesterday last on")

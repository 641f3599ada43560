"""A few words without a verb beside acts: what they deny decides whether they take the acts back.

Where it can be the act (`No.`, `Not today`, `No vote from me`, `Not with these boots`), they do; where it is
a thing of their own (`No hard feelings`, `Salt, no pepper`, `Not exactly Shakespeare`), they leave it alone.
A few words that doubt or date, and deny nothing, are of the act as well.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.dated_scraps import dates_something_else, promises
from gamemaster.language.after.empty_fields import is_empty_field
from gamemaster.language.after.excusing import not_that_act
from gamemaster.language.after.harmless import TREATING, about_else, forbids_else, is_saying_to
from gamemaster.language.after.remark_words import (
    DENIALS,
    FEELING,
    HEDGED,
    MEANINGS,
    OF_MAIL,
    POINTING,
    REVOKING,
    UNMEANT,
    VERBAL,
    WORTH,
)
from gamemaster.language.after.statements_apart import (
    announces_manner,
    denies_of_others,
    feels,
    not_to_ones_credit,
    row_of_nothing,
)
from gamemaster.language.english import words
from gamemaster.language.english.echoes import AGAIN, DITTO
from gamemaster.language.english.times import TIMES, WEEKDAYS
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past

_PAIR: Final = 2
_FEW: Final = 6
_MARKS: Final = words_in(", ; -- . ... ! : ( )")
_LETTERS: Final = words_in("message mail email post posting line lines sentence sentences paragraph")
_FOR_ACTS: Final = (OF_MAIL | UNMEANT) - _LETTERS - MEANINGS | words_in(
    "vote votes turn trade transfer deal gift purchase sale support objection offer ballot play announcement "
    "force weight promise promises guarantee guarantees decision commitment consent agreement permission "
    "approval chance hope dice way thing go prejudice thought theory change obligation exploring fighting "
    "reservations"
)
"""What an act may be called, or what its announcement may want, by which it is denied."""
_BARE: Final = (
    TIMES.words()
    | DENIALS
    | words_in(
        "me mine myself us now today yet then really quite at all sure actually sorry thanks thank you "
        "please though again ever for this that it these those here so just either too even is more "
        "longer from by "
        "anymore way one other another and or but"
    )
)
_ADVERBS: Final = words_in("really quite exactly particularly very even actually truly precisely altogether")
_NO_NOUN: Final = words_in("not wait i we he she it they longer way actually really make the")
_ENDING_NOUNS: Final = words.PREPOSITIONS | words_in("to if that of who which as but")
_UNASSIGNED: Final = (
    ("for", "lack"),
    ("for", "want"),
    ("for", "fear"),
    ("for", "nothing"),
    ("in", "vain"),
    ("by", "choice"),
    ("by", "accident"),
    *(("without", low) for low in ("regret", "regrets", "reason", "doubts", "qualms")),
)
"""What an act is not, that is done."""
_ARTICLES: Final = words_in("a an the my our his her their your its any one every all even")
_MUCH: Final = words_in("much many because everyone everybody even")
_SPECIAL: Final = words_in("left fancy special personal")
_MORE: Final = words_in("else more further new")
_FROM_ONESELF: Final = words_in("personally myself")
UNABLE: Final = words_in(
    "resist help sleep wait think say tell believe stop remember spell type hurt matter complain see hear "
    "find imagine recall afford stand bear"
)
_PARTING: Final = words_in("more same talk speak write see")
_OF_THE_ACT: Final = words_in("happened meant said sent wrote intended thought done")
_AWAY: Final = words_in("back home off away gone out here there offline online abroad busy asleep camping")
"""`Back on Sunday!`, where the sender will be."""
_FROM_WHEN: Final = WEEKDAYS | words_in("soon home until till online later tonight tomorrow again all")
_AS_EVER: Final = words_in("always ever usual")
_NO_STEM: Final = words_in("i we my the a an and to of in on for with this that it at from is me you")
_STEM: Final = 4


def scrap_takes_back(
    tokens: Tokens, lows: list[str], said: set[str], asks: bool, done: frozenset[str]
) -> bool:
    """Whether a few words deny or date what stands before them; `done` are the words of the acts.

    `lows` are the words behind openers, and `said` the same as a set.
    """
    if promises(lows) or lows[-2:] == ["to", "remember"] or (lows == ["no", "really"] and not asks):
        return False
    if is_empty_field(lows):
        return False
    if lows[0] == "no" and len(lows) > 1 and _denies_at_length(tokens, lows, said, done):
        return True
    if not said.isdisjoint(_PERSONS) or not said.isdisjoint(_VERBS) or denies_of_others(lows, done):
        return _refuses_first(tokens, lows, done)
    if _echoes(tokens) or _spares(tokens, lows) or feels(tokens) or not_to_ones_credit(lows):
        return False
    denied = list(_denials(tokens))
    if len(lows) > _FEW:
        return any(_denies_by_name(plain_lows(clause), done) for clause in denied)
    if any(_denies_act(plain_lows(clause), clause, done) for clause in denied):
        return True
    own = {token.low for clause in denied for token in clause}
    if not (said - own).isdisjoint(HEDGED | UNMEANT) or lows[0] in REVOKING:
        return True
    if denied or asks or lows[0] in _CLOSING or not TIMES.anywhere(tokens):
        return False
    # "A pleasure, as always"
    as_ever = "always" in said or any(a == "as" and b in _AS_EVER for a, b in pairwise(lows))
    if dates_something_else(lows) or lows[-1] == "already":
        return False
    return not as_ever and not _tells_of_others(lows, done)


_CLOSING: Final = words_in(
    "what how such yours regards greetings love cheers cordially sincerely faithfully best kind warm warmest "
    "wishes hugs salutations"
)
"""`Yours, wide awake since Tuesday,`: no time of an act stands behind these."""
_PERSONS: Final = words_in("i we 'm 've")
_VERBS: Final = VERBAL - {"thought"}


def _denies_at_length(tokens: Tokens, lows: list[str], said: set[str], done: frozenset[str]) -> bool:
    """`No transfer before he says thanks`, `No need to count it, I'm dead`, `No hurry, Monday will do`."""
    if lows[1] in _HASTE:
        return _ANSWERS.isdisjoint(said) and not said.isdisjoint(_SUFFICING) and TIMES.anywhere(tokens)
    clause = next(_denials(tokens), [])
    told = plain_lows(clause)
    if not told[1:] or told[0] != "no" or is_saying_to(tokens, lows):
        return False
    waits = not said.isdisjoint(_WAITING) or said.isdisjoint(VERBAL)
    return (waits or _counts(told[1:])) and told[1] not in _NO_NOUN | {"time"} and _no(told[1:], done)


def _refuses_first(tokens: Tokens, lows: list[str], done: frozenset[str]) -> bool:
    """`Not allowed, I know`, `Not to be taken seriously`: what stands in front of a remark, or is none."""
    if announces_manner(lows, done):
        return False
    if lows[:3] == ["not", "to", "be"]:
        return True
    clause = next(_denials(tokens), [])
    told = plain_lows(clause)
    if (
        lows[0] != "not"
        or len(told) < _PAIR
        or told[1] in {"what", "who", "how", "again"}
        or not (_PERSONS | VERBAL).isdisjoint(told)
    ):
        return False
    return not _spares(clause, told) and _denies_act(told, clause, done)


_HASTE: Final = words_in("hurry rush haste")
_ANSWERS: Final = words_in("reply answer report")
_SUFFICING: Final = words_in("is 's does will suffices works do fine enough")
_WAITING: Final = words.CONDITION | words_in("before without should will")


_TREATING: Final = TREATING - {"so", "yet", "now"}


def _counts(rest: Sequence[str]) -> bool:
    """Whether something is not to be done with what a word points at: `(no) need to count it`."""
    treats = any(
        low in _TREATING or low.removesuffix("ing") in _TREATING
        for before, low in pairwise(["", *rest])
        if before not in _ARTICLES and before not in POINTING
    )
    return treats and not (POINTING | {"so"}).isdisjoint(rest)


def _echoes(tokens: Tokens) -> bool:
    """Whether nothing is said but that somebody does the same."""
    again = DITTO.longest(tokens, 0) or AGAIN.longest(tokens, 0)
    return again is not None and not any(token.low[0].isalnum() for token in tokens[again.end :])


def _denials(tokens: Tokens) -> Iterator[list[Token]]:
    """The clauses of a sentence that deny something, each from the word that does."""
    if DENIALS.isdisjoint([token.low for token in tokens]):
        return
    clause: list[Token] = []
    for token in (*tokens, Token(".", 0, 0)):
        if token.low not in _MARKS:
            clause.append(token)
            continue
        # no denial is in "better than nothing"
        found = (p for p, t in enumerate(clause) if t.low in DENIALS and clause[p - 1].low != "than")
        place = next(found, None)
        if place is not None:
            yield clause[place:]
        clause = []


def denies(clause: Tokens, done: frozenset[str]) -> bool:
    """Whether words that open with a denial deny an act before them, of which `done` are the words."""
    return _denies_act(plain_lows(clause), clause, done)


def _denies_act(lows: Sequence[str], clause: Tokens, done: frozenset[str]) -> bool:
    """Whether what is denied, from the first of the words on, can be an act before them."""
    denial, rest = lows[0], list(lows[1:])
    if denial == "no" and rest[:1] == ["time"]:
        return False
    if denial == "nothing" and not _MORE.isdisjoint(rest):
        return "than" in rest
    if _BARE.issuperset(rest):
        return True
    if denial in {"no", "without"}:
        return _no(rest, done) or (denial == "without" and any(token.capital for token in clause[1:]))
    if denial == "neither" and "nor" in rest:
        return any(low in _FOR_ACTS or names_act(low, done) for low in rest)
    if denial in {"not", "neither"}:
        return _not(rest, {token.low for token in clause[1:] if token.capital}, done)
    if denial == "never":
        if rest[:1] == ["change"] and rest[-1] == "mind":
            return False
        return not (len(rest) > 1 and rest[0] not in _OF_THE_ACT and (is_past(rest[0]) or rest[0] == "a"))
    if denial == "nothing":
        return _nothing(rest) and not (rest[0] in _DARING and not done.isdisjoint(_RESTING))
    if denial == "none":
        if rest[0] != "of" or rest[1:2] == [] or rest[1] in POINTING:
            return True
        return rest[1] == "the" and any(low in _FOR_ACTS | POINTING or names_act(low, done) for low in rest)
    return denial not in {"n't", "'t", "cannot"} or rest[0] not in UNABLE


def _denies_by_name(lows: Sequence[str], done: frozenset[str]) -> bool:
    """`No Kettle for me today after all`, `no, not Saffron either`: a word of the act, right behind it."""
    return lows[0] in {"no", "not"} and any(names_act(low, done) for low in lows[1:3])


def _no(rest: list[str], done: frozenset[str]) -> bool:
    """`(No) vote from me`, `(No) need to count it`, unlike `(No) idea if it helps`."""
    if rest[0] in _NO_NOUN:
        return True
    end = next((place for place, low in enumerate(rest) if low in _ENDING_NOUNS), len(rest))
    noun, tail = rest[:end], rest[end:]
    if len(noun) > 1 and noun[-1] in {"meant", "intended"}:
        # "No offence meant"
        del noun[-1]
    if noun == ["need"] and not tail:
        return True
    if not _SPECIAL.isdisjoint(noun):
        # "No potions left"
        return False
    if any(low in _FOR_ACTS or names_act(low, done) for low in noun):
        return True
    return _counts(rest)


def _not(rest: list[str], named: set[str], done: frozenset[str]) -> bool:
    """`(Not) me`, `(Not) in this weather`, unlike `(Not) my finest hour`, `(Not) proud of it`."""
    graded = rest[0] in {"very", "particularly", "terribly", "exactly"}
    while len(rest) > 1 and (rest[0] in _ADVERBS or rest[0].endswith("ly")):
        del rest[0]
    first = rest[0]
    if rest[-1] == "lie" and first in {"gonna", "going", "to"}:
        # "Not gonna lie"
        return False
    if graded and first.endswith("ing") and not names_act(first, done):
        # "Not very exciting"
        return False
    if first == "that":
        return not_that_act(rest[1:])
    if first in words.PREPOSITIONS or first in words.CONDITION or first == "as":
        return tuple(rest[:2]) not in _UNASSIGNED
    if first in _MUCH or first in WORTH or first in FEELING or first in _STATES or first.endswith("est"):
        return len(rest) == 1 and first in {"even", "because", "everyone", "everybody"}
    if first in _ARTICLES:
        end = next((place for place, low in enumerate(rest) if low in _ENDING_NOUNS), len(rest))
        best = any(low.endswith(("est", "most", "worst", "first", "last")) for low in rest[1:end])
        noun = (low for low in rest[1:end] if low not in WORTH)
        return not best and any(low in _FOR_ACTS | _ONE or names_act(low, done) for low in noun)
    if first in named and first not in HEDGED | UNMEANT | REVOKING:
        return any(names_act(low, done) for low in rest)
    return True


_STATES: Final = words_in(
    "hungry thirsty tired sleepy awake drunk sober ill well cold warm wet dry young old tall rich poor alone "
    "surprised amused impressed long far bad"
)
_ONE: Final = words_in("one other idea choice plan real serious final official binding clue word words")


_DARING: Final = words_in(
    "heroic brave bold daring reckless rash clever dramatic spectacular ambitious exciting adventurous risky "
    "dangerous strenuous hasty noble violent bloody wild"
)
_RESTING: Final = words_in("pass skip end rest abstain")
"""Acts of who does nothing more: `(I pass.) Nothing heroic before payday.`"""


def _nothing(rest: list[str]) -> bool:
    """`(Nothing) from me`, unlike `(Nothing) to fear`, `(Nothing) beats a nap`."""
    if rest[0] in {"like", "but"}:
        return not POINTING.isdisjoint(rest)
    if (
        rest[0] in {"up", "under", "over", "beyond"}
        or rest[0] in _SPECIAL
        or not _FROM_ONESELF.isdisjoint(rest)
    ):
        return False
    if rest[0] == "to":
        return rest[1:2] == [] or rest[1] in TREATING
    compares = rest[0].endswith("s") and rest[1:2] != [] and rest[1] in {"a", "an", "like", "as"}
    return not compares or rest[0] in {"is", "was", "counts", "stands"}


def names_act(low: str, done: frozenset[str]) -> bool:
    """Whether a word is one of the acts', in whatever form (`exploring`, `withdrawal`)."""
    if low in _NO_STEM or low in WORTH:
        return False
    if len(low) < _STEM:
        return low in done
    return any(other[:_STEM] == low[:_STEM] for other in done)


def _spares(tokens: Tokens, lows: list[str]) -> bool:
    """Whether a few words that look like a denial, or a time, are known to speak of something else."""
    if len(lows) == 2 and lows[1] == "not" and lows[0] not in _ANSWERING:
        # "fear not"
        return True
    if (
        lows[0] == "no"
        and lows[1:2] != []
        and lows[1] in {"offence", "offense", "harm"}
        and TREATING.isdisjoint(lows)
    ):
        return True
    if lows[-3:] == ["why", "not"] or lows[-2:] == ["why", "not"]:
        return True
    if lows[0] in _AWAY and lows[1:2] != [] and lows[1] in words.PREPOSITIONS | _FROM_WHEN:
        return True
    return (
        is_saying_to(tokens, lows)
        or row_of_nothing(tokens)
        or forbids_else(lows)
        or about_else(lows)
        or _parts_for_now(lows)
        or of_experience(lows)
        or (lows[:2] == ["is", "it"] and len(lows) <= _FEW)
    )


_ANSWERING: Final = words_in(
    "better maybe perhaps probably certainly really actually absolutely definitely of why surely possibly "
    "hopefully if or rather obviously clearly apparently"
)


def _tells_of_others(lows: list[str], done: frozenset[str]) -> bool:
    """`She slipped up on Tuesday`, `Nobody reads anything on a Sunday`: what somebody does, and no time of
    the acts."""
    does = lows[1] if lows[0] in _ANYBODY else ""
    if does.endswith("s") and does not in TREATING and not names_act(does.removesuffix("s"), done):
        return POINTING.isdisjoint(lows)
    return lows[0] not in {"this", "that", "it", "these", "those", "all"} and any(map(is_past, lows[1:4]))


_ANYBODY: Final = words_in("nobody everybody everyone somebody someone he she")


def _parts_for_now(lows: list[str]) -> bool:
    """`More next week`, `Same team next week?`, `Until next time`: of what comes after the mail."""
    return lows[0] in _PARTING or (lows[:2] == ["until", "next"] and lows[-1] in words.SPANS | {"then"})


def of_experience(lows: list[str]) -> bool:
    """`Never tried it before`, `Not my finest hour`: what somebody has not done in eir life, or how well."""
    if lows[0] in {"it", "he", "she", "they"} and lows[1:2] == ["never"]:
        # "It never rains here"
        return len(lows) > 3 and lows[2] not in _OF_THE_ACT | {"counts", "was", "is"}
    if lows[:2] == ["never", "thought"]:
        # "Never thought I'd say that"
        return lows[2:4] in (["i", "'d"], ["i", "would"], ["we", "'d"])
    if lows[0] == "never":
        return len(lows) > 2 and is_past(lows[1]) and lows[1] not in _OF_THE_ACT
    best = lows[2:3] and (lows[2].endswith("est") or lows[2] == "best")
    told = lows[0] == "not" and lows[1:2] in (["my"], ["our"], ["the"]) and bool(best)
    return told and REVOKING.isdisjoint(lows)

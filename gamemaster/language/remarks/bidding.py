"""Clauses that tell somebody to do something or not to, taken apart.

A bid has a front, a verb and what the verb is done to: `so please don't | count | it | before noon`. Its
front is made of words that only address and soften (`Sir Hale, would you mind not`), and may hold a denial.
In the passive what it is done to comes first (`this | needn't be | processed | today`), or is left out (`not
to be | entered | yet`).
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.bid_words import VERBS, Words, object_size


class Bid(NamedTuple):
    """`please don't put that down yet`: `put`, denied, of `that`, with `down`, and then `yet`.

    It is `told` to somebody, or says what the act is to do itself (`does`: it may not count) or is to be
    (`done`: it may not be counted).
    """

    verb: str
    denied: bool
    object: Words
    particles: frozenset[str]
    rest: Words
    voice: str = "told"

    @property
    def of_it(self) -> bool:
        """Whether it is to be done to the act."""
        return self.object not in ([], ["me"])

    @property
    def of_me(self) -> bool:
        """Whether it is to be done to the sender: `skip me`."""
        return self.object == ["me"]


_DENYING: Final = words_in(
    "not dont never neednt shouldnt mustnt maynt cannot cant nobody none nothing no neither nor without "
    "didnt refrain abstain avoid stop"
)
_OFFICERS: Final = words_in(
    "everybody everyone anybody anyone nobody somebody someone sir gm clerk clerks officer officers referee "
    "recorder master"
)
FRONT: Final[frozenset[str]] = (_DENYING | _OFFICERS) | words_in(
    "please kindly do just so then now better best simply rather rathers still also only first therefore "
    "really perhaps maybe even safely gladly all always ever actually instead again can could would will "
    "should may might must shall need needs have ought d ll re be is are to for from ask beg urge like want "
    "mind prefer free feel welcome grateful glad good kind enough sure make it there necessary required "
    "obliged let us s you ye we i me and but or though if as since because one dear dare did does whatever "
    "rush hurry bother on second thoughts thought reflection by the way in meantime heaven heavens god "
    "goodness sake love of"
)
"""Words that address, soften, allow or deny in front of the verb."""
_SENDER: Final = words_in("i we")
_UNABLE: Final = words_in("cant cannot couldnt")
_ABLE: Final[frozenset[str]] = _UNABLE | {"can", "could"}
_BIDDEN: Final[frozenset[str]] = _OFFICERS | {"you", "better"}
_MODAL: Final = words_in(
    "will ll to must should need may might can could shall ought has have neednt shouldnt mustnt cannot cant "
    "dont"
)
_MAY: Final = words_in("may can might should must shall is")
_UNSAID_SUBJECT: Final = words_in("only to not never may might can could")
_PRONOUNS: Final = words_in(
    "i we it this that these those what who there nothing none you nobody they he she which"
)
_AUXILIARY: Final = words_in("be is are was been get being gets")
_PARTICLES: Final = words_in(
    "to out off up away back down in into on over through aside onto upon for of from with at"
)
_LINKS: Final = words_in("and or but so then though although because while")
_SUBJECTS: Final = words_in("i he she they who which")
_AS_SO: Final = words_in("as do does did be think hope say not if even ever and or")
_TURNS: Final = {
    "under no circumstances": "never",
    "on no account": "never",
    "by no means": "never",
    "in no way": "never",
    "in which case": "then",
    "in that case": "then",
    "without which": "then",
    "no one": "nobody",
}
_TURNED: Final = re.compile(rf"\b(?:{'|'.join(_TURNS)})\b")


def clauses(parts: Sequence[str]) -> Iterator[Words]:
    """The clauses of a sentence: what stands between its marks and the words that join clauses."""
    for part in parts:
        words, begin = _TURNED.sub(lambda match: _TURNS[match[0]], part).split(), 0
        for place, word in enumerate(words):
            if word in _LINKS and place > begin and not _joins_on(words, begin, place):
                yield words[begin:place]
                begin = place + 1
        yield words[begin:]


def _joins_on(words: Words, begin: int, place: int) -> bool:
    """`I always read it and keep it in my drawer`, `do so`: one clause."""
    if words[place] in {"and", "or"}:
        return not _SUBJECTS.isdisjoint(words[begin:place])
    return words[place] in {"so", "though"} and words[place - 1] in _AS_SO


def bids(words: Words) -> Iterator[Bid]:
    """The ways to read a clause as a bid with one of the verbs."""
    size = object_size(words) or (1 + object_size(words[1:]) if words[:1] == ["not"] else 0)
    if size or not _UNSAID_SUBJECT.isdisjoint(words[:1]):
        yield from _passive(words, size)
    sender = False
    for place, word in enumerate(words):
        before = words[place - 1] if place else ""
        held = before == "you" and "if" in words[:place] and word in VERBS
        bids_now = held or VERBS.get(word) == word or (place > 0 and word.endswith("ing") and word in VERBS)
        if bids_now and not sender and before != "it" and before not in _AUXILIARY:
            yield _bid(VERBS[word], not _DENYING.isdisjoint(words[:place]), words[place + 1 :])
        if word in _SENDER | _BIDDEN:
            sender = word in _SENDER
        elif word in _UNABLE and place == 0:
            # "Can't read it before dinner"
            sender = True
        if word not in FRONT and before not in {"sir", "dear"}:
            return


def leaves(words: Words) -> Iterator[Bid]:
    """The same of what somebody who is named may do: `the Surveyor may | overlook | that`."""
    begin = 2 if words[:1] in (["the"], ["sir"]) else 1
    if words[begin : begin + 1] and words[begin] in _MAY and words[0] not in _PRONOUNS:
        yield from bids(words[begin:])


def _bid(verb: str, denied: bool, behind: Words) -> Bid:
    begin = _past_particles(behind, 0)
    size = object_size(behind[begin:])
    if not size:
        of_me = behind[begin : begin + 1] if behind[begin : begin + 1] == ["me"] else []
        return Bid(verb, denied, of_me, frozenset(behind[:begin]), behind[begin + len(of_me) :])
    end = _past_particles(behind, begin + size)
    particles = frozenset(behind[:begin] + behind[begin + size : end])
    if behind[end - 1] in {"with", "about"}:
        # "Do nothing with it"
        end += object_size(behind[end:])
    denied = denied or behind[begin] in {"nothing", "none"}
    return Bid(verb, denied, behind[begin : begin + size], particles, behind[end:])


def _past_particles(words: Words, place: int) -> int:
    while words[place : place + 1] and words[place] in _PARTICLES:
        place += 1
    return place


def _passive(words: Words, size: int) -> Iterator[Bid]:
    denied, modal, voice = not _DENYING.isdisjoint(words[:size]), "", "does"
    for place in range(size, len(words)):
        word = words[place]
        may = modal and not (denied and modal in _ABLE)
        if word in VERBS and may and (voice == "done" or (size and VERBS[word] == word)):
            behind = words[place + 1 :]
            begin = _past_particles(behind, 0)
            told = words[:size] or ["this"]
            yield Bid(VERBS[word], denied, told, frozenset(behind[:begin]), behind[begin:], voice)
        if word in _AUXILIARY:
            voice = "done"
        elif word not in FRONT or words[place - 1 : place + 1] == ["no", "way"]:
            # "That is no way to run a village"
            return
        modal = word if word in _MODAL else modal
        denied = denied or word in _DENYING

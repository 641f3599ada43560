"""Words set off behind an act that are of something else: doubted for what they say, not for being unknown.

`I explore, brave as a goose on a farmyard path`, `I play Rum; an honest bruise is worth ten speeches`: what a
mark, or an `and` with a subject of its own, parts from an act leaves it alone unless it shows what could bear
on it: a condition, another time, a choice, a count, a name or a thing that the act could take, one more act,
a word of whether the act is meant or whose it is, or a taking back. Each piece between marks is judged for
itself: one that states something of somebody else (`own_subjects`) may name people and things and tell their
time, a mere phrase may not.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.own_subjects import ADVERBIAL, DETERMINERS, SUBORDINATING, verb_of_another
from gamemaster.language.english import words
from gamemaster.language.english.times import counts_time
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import BASES, is_past
from gamemaster.language.frames.matching import fill
from gamemaster.language.tails.mere_phrases import (
    BARRED,
    HANDLING,
    IN_SHORT,
    JOINED,
    MEASURING,
    NEVER_OPENING,
    OF_MEANS,
    TREATING,
    compares,
    denies_reason,
    forbids,
    greets,
    measures,
    of_any_time,
    repeats,
    revokes,
    takes_all,
    without_concession,
    without_setting,
)
from gamemaster.language.tails.naming import Naming, is_owner
from gamemaster.language.tails.opinions import without_thinking
from gamemaster.language.tails.parted import (
    ACTS,
    DECIDING,
    JOINING,
    MARKS,
    OF_WORTH,
    UNREAL,
    Piece,
    is_doubted,
    parted,
)
from gamemaster.language.tails.resumed import resumed_at
from gamemaster.language.tails.tails import NUMBERS
from gamemaster.language.tails.told_reasons import alters_act
from gamemaster.language.tails.turns_of_phrase import goes_with_it, is_turn, recalls
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

_LONGEST: Final = 40
_STRONG: Final = MARKS - {","}
_ENDING: Final = words_in(". ! …")
_FORMS: Final[tuple[Form, ...]] = ("base", "gerund")


def bears_on_else(scene: Scene, tokens: Tokens, start: int, end: int, ready: Ready | None) -> bool:
    """Whether the words from `start` up to `end`, set off behind an act of the frame `ready`, leave it be."""
    while end > start and tokens[end - 1].low in _ENDING:
        end -= 1
    said = without_concession(tokens[start:end])
    if [token.low for token in said[:4]] == [",", "if", "only", "to"]:
        # "if only to stop Ludo from gloating"
        said = [said[0], *said[3:]]
    if not said or len(said) > _LONGEST:
        return False
    if (said[0].low not in MARKS and said[0].low not in _ATTACHED) or is_doubted(said):
        return False
    if resumed_at(scene, tokens, start, end) != end:
        # "because it is short, and 32"
        return False
    pieces = [Piece(piece.joint, without_thinking(piece.said)) for piece in parted(said)]
    judge = _Judge(scene, ready, _stems(tokens[:start]))
    if any(p.joint == "and" and p.said[0].low in _TAKING_UP and any(judge.values(p.said)) for p in pieces):
        # "and for More Quests", which tells of no quests that do anything
        return False
    if any(p.joint == "and" and judge.lists_on(p.said) for p in pieces):
        # "and the Bread as Keepers", where nothing keeps
        return False
    denied = any(a.low == "no" and b.low == "," for a, b in pairwise(said))
    if denied and any(
        any(judge.values(p.said)) or not judge.states(p.said) for p in pieces if not judge.is_call(p)
    ):
        # "no, D5 is taken", "no, the other one"
        return False
    if any(piece.said[0].low == "as" and goes_with_it(plain_lows(piece.said)) for piece in pieces[:-1]):
        # "as ever, from my wife"
        return False
    told = [judge.leaves_be(piece, number > 0) for number, piece in enumerate(pieces)]
    return any(told) and all(
        harmless or (judge.is_call(piece) and True in told[max(0, number - 1) : number + 2])
        for number, (piece, harmless) in enumerate(zip(pieces, told, strict=True))
    )


def _stems(tokens: Tokens) -> frozenset[str]:
    """How the words of an act begin, other than names."""
    return frozenset(t.low[:_STEM] for t in tokens if len(t.low) >= _STEM and not t.capital)


_TAKING_UP: Final = words_in("for against to in into on at with from")
_ATTACHED: Final = words_in("and with without because cause so in as")
"""Words that set off what they open without a mark."""


class _Judge(Naming):
    """What an act of one frame could still take, in one mail."""

    def __init__(self, scene: Scene, ready: Ready | None, stems: frozenset[str]) -> None:
        super().__init__(scene, {slot.kind for slot, _ in ready.slots} if ready is not None else {"person"})
        self.stems = stems
        self.masters = {name.lower() for name in scene.referents.names.gm}

    def leaves_be(self, piece: Piece, further: bool) -> bool:
        """Whether a piece states something of something else, or is a mere phrase; `further` that others
        stand between it and the act."""
        said = piece.said
        if further and said[0].low == "who" and _OWN.isdisjoint(token.low for token in said):
            # of somebody named in front of it
            said = [said[0].changed(low="he"), *said[1:]]
        lows = plain_lows(said)
        if self.is_master(lows) or (further and recalls(lows)):
            return True
        if piece.joint != "and" and is_turn(lows):
            return True
        return self.states(said) if verb_of_another(said) else self.is_aside(piece)

    def lists_on(self, said: Tokens) -> bool:
        """Whether something that the act takes stands first, and a noun of the game where a verb should."""
        verb = verb_of_another(said)
        nouns = self.scene.lexicon.entities | self.scene.lexicon.nouns_of_things
        named = verb > 0 and said[verb].low in nouns
        return named and any(first <= (said[0].low in DETERMINERS) for first, _ in self.values(said))

    def is_call(self, piece: Piece) -> bool:
        """`(read it and weep), Joss`, `dear Sir Hale, (with a bow)`: somebody is called."""
        said = piece.said
        lows = plain_lows(said)
        if goes_with_it(lows) or self.is_master(lows):
            return True
        first = next((place for place, token in enumerate(said) if token.low not in _CALLING), len(said))
        if [token.low for token in said] == ["sorry"]:
            # to somebody who is called next, and no correction
            return "person" not in self.takes
        if piece.joint in JOINING or first >= len(said):
            return first >= len(said) > 0
        if said[0].low in _ADDRESSING and all(token.capital for token in said[first:]):
            return True
        named = self.scene.referents.at(self.scene.text, said, first)
        return named is not None and named.end == len(said)

    def is_master(self, lows: list[str]) -> bool:
        """`dear Sir Hale`: a game master."""
        return " ".join(lows[lows[:1] != [] and lows[0] in _ADDRESSING :]) in self.masters

    def states(self, said: Tokens) -> bool:
        """Whether a piece states something of somebody or something else than the act."""
        verb = verb_of_another(said)
        if not verb or (said[0].low == "one" and said[1].low in _ONE_BY_ONE):
            return False
        lows = [token.low for token in said]
        begin = next((p for p, low in enumerate(lows) if low not in ADVERBIAL | SUBORDINATING), verb)
        subject, told = lows[begin:verb], set(lows[verb:])
        if not ACTS.isdisjoint(subject) or not UNREAL.isdisjoint(subject) or lows[0] in _DENYING:
            return False
        if lows[0] == "as" and (lows[1] in MEASURING or not _NOT_SO.isdisjoint(lows)):
            # "as many times as Brask did", "as Imke dreamt I would"
            return False
        if not told.isdisjoint(DECIDING) or self.begins_act(said, begin) or ("to", "be") in pairwise(lows):
            return False
        if lows[verb] in _BEING and not self.is_circumstance(said, subject):
            return False
        if lows[-1] in words.SPEECH | _ANSWERS or self.offers(said) or self.equals(said, verb):
            return False
        if any(low in _IF and lows[p - 1] != "at" for p, low in enumerate(lows)):
            return False
        if lows[begin] == "you" and not (TREATING - _IT).isdisjoint(told) and not _IT.isdisjoint(told):
            return False
        pointing = lows[begin] in _POINTING or not _REMAINING.isdisjoint(subject)
        pointing = pointing or any(low[:_STEM] in self.stems for low in subject)
        if pointing and (not told.isdisjoint(OF_WORTH) or self.tells_time(said)):
            return False
        return not self.acts_in(said, verb) and (lows[0] != "as" or not alters_act(said, False))

    def equals(self, said: Tokens, verb: int) -> bool:
        """`the new community is called Teal`, `the target is Brask`: what an act leaves open, or other words
        for what it takes."""
        if any(token.low in _CALLED for token in said):
            return True
        near = range(verb + 1, verb + _NEAR)
        told = (first for first, last in self.values(said) if first in near and not is_owner(said, last - 1))
        equal = not _IS.isdisjoint(t.low for t in said[verb : verb + 2])
        return equal and any(True for _ in told)

    def begins_act(self, said: Tokens, begin: int) -> bool:
        """Whether a verb of the game stands where a subject should."""
        low = said[begin].low
        if said[begin].capital or low in DETERMINERS:
            return False
        return bool(self.scene.lexicon.verb_at(said, begin) or self.scene.lexicon.sayings.at(said, begin))

    def is_circumstance(self, said: Tokens, subject: list[str]) -> bool:
        """`the rules being clear`, unlike `my other choice being Tarn`, `all being well`: how things are."""
        if not subject or subject[0] in _ALL or not _OTHER.isdisjoint(token.low for token in said):
            return False
        return all(
            not said[first].capital
            or (
                first
                and self.takes.isdisjoint({"person"})
                and self.scene.referents.at(self.scene.text, said, first) is not None
            )
            for first, _ in self.values(said)
        )

    def is_aside(self, piece: Piece) -> bool:
        """Whether a piece that states nothing is a mere phrase about something else."""
        said, lows = piece.said, plain_lows(piece.said)
        while len(lows) > 2 and lows[0] in ADVERBIAL - {"no"}:
            said, lows = said[1:], lows[1:]
        if not lows:
            # nothing but marks, of a mail that breaks off
            return False
        if tuple(lows) in IN_SHORT:
            return True
        if (lows[0] == "no" and not greets(lows)) or not _IN_TRIAL.isdisjoint(lows):
            return False
        if len(lows) < _FEWEST or words.CONDITION_PHRASES.at(said, 0) or ("to", "be") in pairwise(lows):
            return False
        if greets(lows) or forbids(lows):
            at_once = lows[-2:] == ["at", "once"]
            return OF_MEANS.isdisjoint(lows[:-1] if at_once else lows)
        if (piece.joint == "and" and lows[0] not in JOINED) or (not piece.joint and takes_all(lows)):
            return False
        commands = lows[0] in (words.STATIVE | BASES) - JOINED - {"like"}
        if commands and ("as" in lows or piece.joint not in _STRONG or lows[0] in HANDLING):
            return False
        if (
            lows[0] in NEVER_OPENING | SUBORDINATING - {"for"}
            and not compares(lows)
            and not denies_reason(lows)
        ):
            return False
        if (
            not BARRED.isdisjoint(lows[1:] if lows[0] == "may" else without_setting(lows))
            or repeats(lows)
            or revokes(lows)
            or measures(lows)
        ):
            return False
        if (self.counts(said) or self.tells_time(said)) and not of_any_time(lows):
            return False
        return self.opens_as_phrase(said, lows) and not self.names_more(said) and not self.acts_in(said, -1)

    def opens_as_phrase(self, said: Tokens, lows: list[str]) -> bool:
        """Whether it opens like a manner, a feeling, a purpose, or an exclamation."""
        first = lows[0]
        if first == "to":
            return said[1].low.isalpha() and not said[1].capital
        if first in words.PREPOSITIONS | {"like"}:
            led = said[1].low
            return (
                led in DETERMINERS | {"all", "what"}
                or led.endswith("ing")
                or len(said) > _FEW
                or "of" in lows[2:4]
            )
        return True

    def counts(self, said: Tokens) -> bool:
        """Whether a number stands in it that counts no time, and is none of a day."""
        return any(
            (token.low in NUMBERS or token.low[0].isdigit())
            and (not counts_time(said, place, 0) or (place > 0 and said[place - 1].low == "for"))
            and [t.low for t in said[place + 1 : place + 2]] != ["year"]
            and (place == 0 or said[place - 1].low not in _NUMBERED)
            and not self.counts_else(said, place)
            for place, token in enumerate(said)
        )

    def counts_else(self, said: Tokens, place: int) -> bool:
        """`by two cats and a goldfish`: how many of something that is none of the game's."""
        if not place or place + 1 >= len(said) or said[place - 1].low not in words.PREPOSITIONS - {"for"}:
            return False
        counted, lexicon = said[place + 1].low, self.scene.lexicon
        known = lexicon.entities | lexicon.nouns_of_things | lexicon.base_words
        return counted.endswith("s") and counted not in known and counted not in _AMOUNTS

    def tells_time(self, said: Tokens) -> bool:
        """Whether it tells another time."""
        return any(self.scene.lexicon.times.at(said, place) for place in range(len(said)))

    def acts_in(self, said: Tokens, verb: int) -> bool:
        """Whether a verb of the game stands in it that may be meant as one more act.

        Behind the `verb` of somebody else there is none but behind a connective, or with `I`.
        """
        lexicon = self.scene.lexicon
        for place, token in enumerate(said):
            before = said[place - 1].low if place else ""
            if token.low in {"i", "we"} and before not in {"as", "though"} and self.performs(said, place + 1):
                return True
            if before in DETERMINERS or (place <= verb) or (verb >= 0 and before not in _CONNECTIVES):
                continue
            if lexicon.sayings.at(said, place) and token.low not in _NO_SAYINGS:
                return True
            if token.low in words.STATIVE and before not in {"", "and", "to"}:
                continue
            if before == "to" and place > _LED and said[0].low.endswith("ing"):
                # "leaving my tea to go cold"
                continue
            if token.low in {"make", "have"} or [t.low for t in said[place + 1 : place + 2]] == ["as"]:
                continue
            hits = (hit for form in _FORMS for hit in lexicon.verb_at(said, place, form))
            if before != "been" and any(
                self.filled(said, hit.end, hit.what) or (not place and self.is_ours(said)) for hit in hits
            ):
                return True
        return False

    def is_ours(self, said: Tokens) -> bool:
        """`paying the wrong tokens`: whether the words are of the game."""
        return any(token.low in self.scene.lexicon.entities for token in said) or any(self.values(said))

    def filled(self, said: Tokens, place: int, ready: Ready) -> bool:
        """Whether the words from `place` on are all that an act of the frame needs."""
        return any(filling.complete for filling in fill(self.scene, said, place, ready))

    def performs(self, said: Tokens, place: int) -> bool:
        """Whether the sender does something of the game there, or will."""
        while place < len(said) and said[place].low in words.ADVERBS:
            place += 1
        if place >= len(said):
            return False
        behind = said[place + 1].low if place + 1 < len(said) else ""
        if said[place].low in {"am", "'m"}:
            doing = self.scene.lexicon.verb_at(said, place + 1, "gerund")
            return behind in {"for", "against"} or any(self.filled(said, hit.end, hit.what) for hit in doing)
        if said[place].low in {"have", "had", "'ve"} and (behind == "been" or is_past(behind)):
            return False
        if said[place].low in _WILL:
            # "as any fool can see I must"
            return bool(behind)
        return bool(self.scene.lexicon.verb_at(said, place))

    def offers(self, said: Tokens) -> bool:
        """Whether a choice among what the act could take, or do, is named (`or Tarn`)."""
        return any(
            not _CHOOSING.isdisjoint(
                t.low for t in [*said[max(0, first - 2) : first], *said[last : last + 1]]
            )
            for first, last in self.values(said)
        )


_ADDRESSING: Final = words_in("dear my")
_CALLING: Final = words_in(
    "dear dears my poor old sir madam folks friends gentlemen ladies all everyone lads"
)
_LED: Final = 2
_ONE_BY_ONE: Final = words_in("or after and by then of at")
_ANSWERS: Final = words_in("yes no aye nay not")
_IT: Final = words_in("it this that these")
_STEM: Final = 4
_NEAR: Final = 3
_IS: Final = words_in("is are was were 's be being")
_CALLED: Final = words_in("called named titled")
_BEING: Final = words_in("being having")
_ALL: Final = words_in("all it this that everything")
_OTHER: Final = words_in(
    "other second next over another instead also vote votes game turn well permitting agreed"
)
_OWN: Final = words_in("i we")
_FEWEST: Final = 3
_FEW: Final = 6
_AMOUNTS: Final = words_in(
    "times others pieces turns rounds less tiles cards tokens coins votes ones parts shares this"
)
_NO_SAYINGS: Final = words.PREPOSITIONS | words.SUBJECTS
_CONNECTIVES: Final = words_in("and then or but")
_CHOOSING: Final = words_in("or nor")
_POINTING: Final = words_in("it this that these those which they one there nothing what everything")
_REMAINING: Final = words_in("time rest others other remainder")
_IN_TRIAL: Final = words_in("testing joking kidding")
_NOT_SO: Final = words_in("dreamt dreamed imagined but except decide decides")
_IF: Final = words.CONDITION - {"should"}
_DENYING: Final = words_in("not or should nor either rather only")
_WILL: Final = words_in("will shall 'll would 'd may might can could")
_NUMBERED: Final = words_in("day night week round turn article rule chapter")

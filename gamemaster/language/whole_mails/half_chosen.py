"""Mails that are little more than a name and words of choosing: `Back to Tarn.`, `+1 Tarn`, `Tarn instead`.

In a game of choices they may be one, though no wording says so; `Poor Tarn.` is none. What is said in
private, to nobody but the program, is meant for something as a rule: there a short mail without any word of
thanks, of the past or of plans is asked about, too.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.layout.letter import Letter
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Doubt
from gamemaster.language.whole_mails.hardly_said import span_of

_LONGEST: Final = 60
_MOST: Final = 16
_CHOOSING: Final = words_in(
    "vote voting lynch lynching hang hanging kill back make made changed switched switching instead "
    "actually rather for on put count add choice pick backup change switch say"
)
"""One of these beside a name may choose it."""
_BETWEEN: Final[frozenset[str]] = (
    _CHOOSING
    | words.ADVERBS
    | words_in(
        "plus me too also mine my i it is 's that be go going goes with then now today tonight again move "
        "moving moved swap no yes yep ok okay fine right alright well aye sure of course still first second "
        "third target down against one more please pls thanks 'm we let us mind thoughts reflection to from "
        "the a as read reads should votes so do and or stays stay remains remain keep keeping old new "
        "previous here this gotta default 've have has decided not n't 't don any anymore longer got gets "
        "off out onto your you are that s"
    )
)
_ORDERS: Final = words_in("vote lynch vtl hammer")
_LIFTED: Final = words_in("anymore more longer")
_DENYING: Final = words_in("not n't 't")
_VOTES: Final = words_in("vote votes ballot unvote")
_REVOKING: Final = words_in(
    "scratch void ignore disregard forget mistake cancelled delete remove withdrawn withdraw retracted null "
    "none no invalid strike cancel drop undo"
)
_TOLD: Final = words_in(
    "? thanks thank will 'll could should might may going intend intending plan tomorrow later yesterday "
    "was were did had been wonder hope sorry how what who when why which guess suppose dream dreamed "
    "welcome hello luck"
)
_DECIDED: Final = words_in("decided chose chosen agreed picked selected settled changed")
_SILENT: Final = words_in("nothing nobody neither yes no none both agreed")
_MINE: Final = words_in("i my me mine we")
_WOLVES: Final = words_in("wolf werewolf seer")
_ASKED: Final = words_in("? what may will")
_FEW: Final = 3
_SELVES: Final = words_in("i we he she they e")


def half_chosen(
    lexicon: Lexicon, referents: Referents, letter: Letter, own: str, bears: Bearing
) -> list[Doubt]:
    """A question about a mail that is no more than names and words of choosing, or takes a vote back."""
    own = own or _single_row(letter)
    if "vote" not in lexicon.changeable or bears < Bearing.NEUTRAL or not own or len(own) > _LONGEST:
        return []
    tokens = tokenize(own)
    if len(tokens) > _MOST:
        return []
    said = _Said(referents, letter, own, tokens)
    bids = tokens[0].low in {"can", "could", "would", "will"} and said.lows >= {"you", "my"}
    said.lows -= {"can", "could", "would", "will"} if bids else set()
    if any(token.low == "?" for token in tokens) and not (bids and said.lows & _VOTES):
        return []
    return [_doubt(letter, own)] if said.chooses() or said.takes_back() else []


class _Said:
    """The words of a mail apart from the names in it."""

    def __init__(self, referents: Referents, letter: Letter, own: str, tokens: list[Token]) -> None:
        self.others, self.of_others = 0, False
        self.first: tuple[str, ...] = ()
        self.rest: list[Token] = []
        self.counts = any(token.low.isdecimal() and token.low != "1" for token in tokens)
        self.adds_one = [token.low for token in tokens[:2]] == ["+", "1"]
        place = 0
        while place < len(tokens):
            named = referents.at(own, tokens, place) if tokens[place].low[0].isalpha() else None
            if named is None:
                self.rest.append(tokens[place])
                place += 1
                continue
            self.first = self.first or tuple(named.who)
            self.others += letter.sender not in named.who
            place = max(named.end, place + 1)
            # "Tarn's vote" is not the sender's
            owner = letter.sender not in named.who and [t.low for t in tokens[place : place + 1]] == ["'s"]
            self.of_others |= owner and not {t.low for t in tokens[place + 1 :]}.isdisjoint(_VOTES)
        self.opens_on_name = tokens[0].low in _ORDERS and len(tokens) > 1 and self.rest[1:2] != tokens[1:2]
        self.mine = self.first == (letter.sender,)
        masters = referents.gm_words
        self.lows = {t.low for t in self.rest if t.low[0].isalpha() or t.low[0] == "'"} - masters - {"sir"}

    def chooses(self) -> bool:
        """`Back to Tarn.`, `Ondine: Tarn` by Ondine; not `Tarn votes for Brask`, `I do not vote for Tarn`."""
        lows = self.lows
        if not self.others or self.of_others or self.counts:
            return False
        if {"you", "should"} <= lows and lows.isdisjoint(_MINE):
            # "You should vote for Tarn"
            return False
        if self.opens_on_name:
            return True
        if not lows:
            row = self.mine and any(token.low in {":", "--", "="} for token in self.rest)
            return (row and self.others == 1) or self.adds_one
        if not (self.adds_one or lows & _CHOOSING) or not lows <= _BETWEEN:
            return False
        if lows & _DENYING and not lows & _LIFTED:
            return False
        return "votes" not in lows or bool(lows & {"i", "my", "me"})

    def takes_back(self) -> bool:
        """`Scratch my vote.`, `Please disregard my last vote`, `No vote from me today.`"""
        mine = self.lows & {"my", "me"} or (self.lows & {"no"} and self.lows & {"back"})
        told = self.lows & (_TOLD - {"was"}) or self.lows & _DENYING or "your" in self.lows
        return bool(mine and self.lows & _VOTES and self.lows & _REVOKING) and not told and not self.others


def half_told(
    lexicon: Lexicon, referents: Referents, letter: Letter, own: str, bears: Bearing
) -> list[Doubt]:
    """A question about a short private mail that names somebody or speaks of the night."""
    own = own or _single_row(letter)
    if letter.public or not lexicon.secret_words or bears < Bearing.TALK or not own or len(own) > _LONGEST:
        return []
    tokens = tokenize(own)
    said = _Said(referents, letter, own, tokens)
    lows = said.lows
    told = lows | {token.low for token in tokens if token.low == "?"}
    if said.others == 1 and lows & _WOLVES and (tokens[0].low in {"is", "what"} or "seer" in lows):
        # the Seer's question
        told -= _ASKED
    told -= {"when"} if "die" in lows else set()
    if (
        ("would" in lows and "like" not in lows)
        or told & _TOLD
        or _denies_doing(lows)
        or {"good", "night"} <= lows
    ):
        return []
    if any(_tells_of_past(one.low, other.low) for one, other in pairwise(tokens)):
        return []
    spoken = lows & (lexicon.secret_words | lexicon.entities) or (len(lows) <= _FEW and lows & _SILENT)
    named = said.others and (lows or said.others > 1)
    return [_doubt(letter, own)] if spoken or named else []


def _denies_doing(lows: set[str]) -> bool:
    """`We are not attacking Tarn`; not `I don't use my potion`, which may pass."""
    return bool(lows & _DENYING) and any(low.endswith("ing") for low in lows)


def _single_row(letter: Letter) -> str:
    """`Ondine -> Tarn`: a mail that is one row, which would be part of a report in a longer one."""
    text = letter.text.strip()
    return text if "->" in text and "\n" not in text and not text.startswith(">") else ""


def _tells_of_past(who: str, verb: str) -> bool:
    """`I checked`, `We attacked`; not `whoever voted`, `We decided`."""
    return who in _SELVES and is_past(verb) and verb not in _DECIDED


def _doubt(letter: Letter, own: str) -> Doubt:
    return Doubt("vague", *span_of(letter, own), (), True)

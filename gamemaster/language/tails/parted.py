"""What stands behind an act, parted by marks and connectives, and whether it plainly belies the act."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from gamemaster.language.after.remark_words import HANDLED, HEDGED, OF_MAIL, TYPING, UNMEANT
from gamemaster.language.before.own_subjects import verb_of_another
from gamemaster.language.english import words
from gamemaster.language.english.tokens import DOCUMENT, OPAQUE, Token, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import SIMPLE_PASTS, is_past
from gamemaster.language.tails.belying_tails import belies_before, supposes

MARKS: Final = words_in(", ; : -- - – — ...")


class Piece(NamedTuple):
    """What stands between two marks, and the mark, or the `and` or the like, before it."""

    joint: str
    said: list[Token]


_UNREADABLE: Final[frozenset[str]] = words_in('( ) [ ] { } " * / = + > < ?') | {OPAQUE, DOCUMENT}


def is_doubted(said: Tokens) -> bool:
    """Whether the words, taken together, take back, suppose, or word the act otherwise."""
    lows = {token.low for token in said}
    if not (lows.isdisjoint(_UNREADABLE) and lows.isdisjoint(_OF_MEANING)):
        return True
    inner = [token for token in said if token.low != "."]
    plain = plain_lows(said)
    pairs = {*pairwise(["", *plain])}
    return (
        not pairs.isdisjoint(_RATHER)
        or plain[:3] == ["that", "is", "to"]
        or _is_told_so(plain)
        or _tells_on(inner)
        or belies_before(inner)
        or supposes(inner)
        or words.HYPOTHESIS.anywhere(inner)
    )


def _is_told_so(lows: list[str]) -> bool:
    """`mutters the old dwarf`, `cried my uncle`: who says so."""
    spoken = len(lows) > 1 and (is_past(lows[0]) or lows[0].endswith("s")) and not lows[0].endswith("ss")
    return spoken and lows[1] in _SPEAKERS


def _tells_on(said: Tokens) -> bool:
    """`and the whole room went silent`: what came of the act, which was another one, then."""
    first = next((place for place, token in enumerate(said) if token.low != ","), 0)
    if said[first : first + 1] == [] or said[first].low != "and":
        return False
    said = said[first + 1 :]
    while said and (said[0].low in _INTERJECTIONS or said[0].low == ","):
        # "and lo, the crowd went wild"
        said = said[1:]
    verb = verb_of_another(said)
    told = said[verb].low if verb else ""
    return told in SIMPLE_PASTS or (told.endswith("ed") and is_past(told))


_RATHER: Final = (
    ("or", "rather"),
    ("", "rather"),
    ("rather", "than"),
    ("on", "condition"),
    ("the", "condition"),
    ("one", "condition"),
)
_OF_MEANING: Final = words_in(
    "example draft test pretend pretends pretending hypothetical hypothetically theoretically figuratively "
    "metaphorically joking kidding jk tbc tbd pending subject void null provisional provisionally "
    "tentative tentatively conditional conditionally withdrawn retracted cancelled canceled supposedly "
    "allegedly insofar inasmuch abstain abstaining if unless until till otherwise provided providing "
    "assuming supposing depending barring instead respectively maybe perhaps possibly probably lest "
    "proviso except excepting excluding"
)


def parted(said: Tokens) -> Iterator[Piece]:
    """What stands between marks; a connective parts off what has a subject and a verb of its own."""
    piece: list[Token] = []
    joint = ""
    for place, token in enumerate(said):
        joins = token.low in JOINING and (not piece or _parts_off(piece, said[place:]))
        if not joins and token.low not in MARKS:
            piece.append(token)
            continue
        if piece and not _INTERJECTIONS.issuperset(t.low for t in piece):
            yield Piece(joint, piece)
            joint = ""
        elif piece:
            # "and oh, ..."
            joint = ","
        piece = []
        joint = token.low if joint in {"", ","} or joins else joint
    if piece and not _TRAILING.issuperset(t.low for t in piece):
        yield Piece(joint, piece)


def _parts_off(piece: list[Token], behind: Tokens) -> bool:
    """Whether a connective opens a piece of its own, unlike in `not because ... but because`."""
    contrasts = behind[0].low == "but" and (piece[0].low == "not" or piece[-1].low in _EXCLUSIVE)
    return not contrasts and verb_of_another(behind[1:]) > 0


_EXCLUSIVE: Final = words_in("nothing anything everything nobody")
_TRAILING: Final = words_in("too though anyway anyhow indeed alas really after all of course")
JOINING: Final = words_in("and but yet so while whereas whilst")
_INTERJECTIONS: Final = words_in(
    "oh ah well alas no yes goodness gosh ha haha heh hm lo behold and voila voilà hey presto bingo tada wow"
)


_SPEAKERS: Final = words_in("the my our his her their your a an he she they")
ACTS: Final = OF_MAIL | words_in(
    "vote votes turn game match play playing deal offer offers trade gm referee decision choice brother "
    "sister opposite version plan idea intention"
)
OF_WORTH: Final = (
    UNMEANT
    | HEDGED
    | HANDLED
    | TYPING
    | words_in(
        "count counts apply applies hold holds happen happens begins starts waits wait off open undecided "
        "decided true false real official binding later up depend depends would could might takes over me "
        "follow follows come comes right yet now today"
    )
)
DECIDING: Final = (
    UNMEANT - words_in("word form process perform mean meant fool fools serious seriously purposes")
) | words_in(
    "decide decides decided agree agrees agreed approve approves approved allow allows permit permits "
    "confirm confirms confirmed object objects consent consents first dreams dictates dictated "
    "typing types typed resume resumes give gives get gets receive receives pay pays owe owes"
)
UNREAL: Final = words.FICTION | UNMEANT | TYPING

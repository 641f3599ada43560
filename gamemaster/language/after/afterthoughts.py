"""Sentences after acts that take them back or put them off, judged by their build.

A scrap without a verb that denies, doubts or dates the act; an order or a confession to take something back;
a remark on the message itself.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.about_others import is_about_others, without_thwarted
from gamemaster.language.after.belying import belies
from gamemaster.language.after.changed_minds import changes_mind
from gamemaster.language.after.dated_scraps import is_feast, takes_effect
from gamemaster.language.after.disowning import disowns
from gamemaster.language.after.elsewhere_meant import ANOTHER, not_recorded, of_another_place
from gamemaster.language.after.excusing import excuses
from gamemaster.language.after.harmless import TREATING, asks_of_others, bids_do, forbids_else, insists
from gamemaster.language.after.left_to_readers import is_fools_day
from gamemaster.language.after.mere_plans import PLANNING, planned_above
from gamemaster.language.after.mere_texts import kind_of_letter, of_a_plan, of_a_text
from gamemaster.language.after.other_cases import governs_another
from gamemaster.language.after.other_senses import in_this_sense
from gamemaster.language.after.outright import outright
from gamemaster.language.after.plain_questions import asks_of_custom
from gamemaster.language.after.pointing import WRITTEN, points
from gamemaster.language.after.reckoning import reckons
from gamemaster.language.after.remark_words import (
    DENIALS,
    HANDLED,
    HEDGED,
    OF_MAIL,
    OPENERS,
    POINTING,
    REVOKING,
    TYPING,
    UNMEANT,
)
from gamemaster.language.after.reordering import REORDERING, narrows_to, reorders_after
from gamemaster.language.after.scraps import of_experience, scrap_takes_back
from gamemaster.language.after.second_thoughts import has_second_thoughts
from gamemaster.language.after.slips import puts_right
from gamemaster.language.after.tag_questions import without_opinion, without_tag
from gamemaster.language.after.unmeant import unmeant
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.joined import MARKS, as_said
from gamemaster.language.english.times import TIMES, WEEKDAYS
from gamemaster.language.english.tokens import Tokens, clauses_of, plain_lows, words_in

_ASKING_BACK: Final = words_in("should do did shall can may")
_BELOW: Final = words_in("below following follows")
_HYPOTHESES: Final = words.HYPOTHESIS.firsts - words_in("in for so as the my not just say")
SCRAP: Final = 10
"""Up to so many words and marks a sentence may be a scrap."""

TAKING_BACK: Final = (
    DENIALS
    | HEDGED
    | REVOKING
    | POINTING
    | UNMEANT
    | ANOTHER
    | words_in(
        "will 'll shall be was is above mind stay staying better put 's before woke end subject wish "
        "inclined changes alters mean latest earliest"
    )
    | TYPING
    | REORDERING
    | _HYPOTHESES
)
"""Without one of these a longer sentence takes nothing back."""


def takes_back(
    tokens: Tokens, asks: bool = False, apart: bool = True, done: frozenset[str] = frozenset()
) -> bool:
    """Whether words after acts revoke them, put them off, or say that they were not meant.

    `apart` tells that they are a sentence of their own, `asks` that it is a question, `done` are the words of
    the acts.
    """
    lows = plain_lows(tokens)
    if not lows or is_feast(lows):
        return False
    if len(lows) > 1 and (lows[0] in _LAUGHING or (lows[0] in _ADDING and lows[1] in _GREETING)):
        # "lol sorry for the spam earlier", "And thanks for waiting over the weekend!"
        tokens = tokens[1 + (tokens[1].low == ",") :]
    tokens = without_opinion(without_thwarted(without_tag(tokens)))
    clauses = clauses_of(tokens) if len(tokens) > SCRAP else []
    if clauses and (first := plain_lows(clauses[0])) and _plainly_takes_back(clauses[0], first, asks):
        return True
    # words of two clauses say nothing together
    return _bears_on_acts(tokens, asks, apart, done) and (
        len(clauses) < 2 or any(_bears_on_acts(clause, asks, apart, done) for clause in clauses)
    )


def _bears_on_acts(tokens: Tokens, asks: bool, apart: bool, done: frozenset[str]) -> bool:
    signs = [token.low for token in tokens]
    if tokens and _speaks_of_below(tokens, signs):
        return False
    told = plain_lows(tokens)
    if signs[:2] == ["fingers", "crossed"] or _greets(tokens, signs) or _of_a_text(told):
        return False
    if _plainly_takes_back(tokens, told, asks):
        return True
    if (_one_clause(signs) and (excuses(told) or kind_of_letter(told, False))) or governs_another(tokens):
        return False
    if MARKS.isdisjoint(signs) and is_about_others(told):
        return False
    lead = set_phrases.LEADS.longest(tokens, 0)
    greets = len(tokens) > 1 and tokens[0].low in _WISHING and tokens[1].low.isalpha()
    if (
        lead is not None
        and not greets
        and tokens[lead.end - 1].low != "next"
        and lead.end < len(tokens)
        and any(t.low[0].isalnum() for t in tokens[lead.end :])
    ):
        tokens = tokens[lead.end :]
    filler = set_phrases.FILLERS.longest(tokens, 0)
    if filler is not None and not any(token.low[0].isalnum() for token in tokens[filler.end :]):
        return tokens[0].low in HEDGED
    lows = plain_lows(tokens)
    if apart and lows == ["or", "so"]:
        return True
    if not lows or OPENERS.issuperset(lows) or insists(tokens):
        return False
    while len(lows) > 1 and lows[0] in OPENERS:
        del lows[0]
    if asks_of_others(tokens, lows):
        return False
    lows = in_this_sense(lows) or lows
    said = set(lows)
    pointing = not said.isdisjoint(POINTING) and points(lows)
    denied = not said.isdisjoint(DENIALS)
    return (
        (told[:2] == ["not", "that"] and told[2:3] in (["i"], ["we"]))
        or (apart and tokens[-1].low != ":" and scrap_takes_back(tokens, lows, said, asks, done))
        or _revokes(lows, pointing or not said.isdisjoint(OF_MAIL), denied)
        or (pointing and unmeant(lows, said, denied, asks or TIMES.anywhere(tokens)))
        or of_another_place(lows)
        or changes_mind(lows, said, denied)
        or _puts_off(tokens, lows, said, asks)
        or (words.HYPOTHESIS.anywhere(tokens) and tokens[-1].low != ":" and not reckons(lows))
        or _by_another(said)
        or (apart and pointing and _narrows(lows, said))
        or (apart and (of_a_text(lows, said, asks) or of_a_plan(lows, said)))
    )


_ADDING: Final = words_in("and also oh")
_GREETING: Final = words_in("thanks thank sorry greetings welcome congratulations happy good apologies")
_LAUGHING: Final = words_in("lol haha hehe ha heh lmao rofl omg oops")


def _of_a_text(told: list[str]) -> bool:
    """`now that the wording has been mended`, `Is this how it's done?`: what takes nothing back."""
    return (told[:2] == ["now", "that"] and _OF_TEXTS.issuperset(told[2:])) or asks_of_custom(told)


_OF_TEXTS: Final = words_in(
    "the its his her their your all of in has have been is are 's i we they it wording wordings text "
    "texts typo "
    "typos draft intent proposal error errors rule clause paragraph sentence version language point mistake "
    "mistakes mended fixed corrected amended changed clear clearer better improved settled fine right "
    "read seen "
    "clarified reworded rewritten removed repaired gone out on much finally properly more again both "
    "last new "
    "1 2 3 4 5 6 7 8 9"
)


def _plainly_takes_back(tokens: Tokens, told: list[str], asks: bool) -> bool:
    """Whether the words of a sentence, in whatever mood, let the acts not stand as they are."""
    said = as_said(told, OPENERS)
    return (
        outright(told)
        or puts_right(told)
        or belies(tokens, told, asks)
        or kind_of_letter(told, True)
        or reorders_after(tokens, told)
        or narrows_to(told)
        or disowns(told, said)
        or (not PLANNING.isdisjoint(told) and planned_above(tokens))
        or has_second_thoughts(told, said, asks)
        or is_fools_day(told, said)
        or takes_effect(tokens)
    )


def _greets(tokens: Tokens, signs: list[str]) -> bool:
    """Whether the words only thank somebody or take leave; `signs` are the tokens in small letters."""
    thanks = not _THANKING.isdisjoint(signs) and _thanks(tokens)
    return thanks or (signs[:1] == ["that"] and _signs_off(tokens))


def _signs_off(tokens: Tokens) -> bool:
    """`That's me till Monday.`, `That's me done for the week.`: the sender goes, and what e did stays."""
    lows = plain_lows(tokens)
    rest = lows[3 + (lows[3:4] != [] and lows[3] in _OFF) :]
    gone = lows[:2] in (["that", "'s"], ["that", "is"]) and not {"me", "all"}.isdisjoint(lows[2:3])
    return gone and (not rest or (rest[0] in _TILL and len(rest) <= _FEW and bool(TIMES.anywhere(tokens))))


_OFF: Final = words_in("done out off gone away offline finished")
_TILL: Final = words_in("for till until")
_FEW: Final = 4


def _one_clause(lows: list[str]) -> bool:
    """Whether no mark parts off words that could say more than those before it, such as `so I won't`."""
    if {",", ";", "--"}.isdisjoint(lows):
        return True
    mark = next(place for place, low in enumerate(lows) if low in {",", ";", "--"})
    return {"i", "so", "but"}.isdisjoint(lows[mark:])


# "Good night" is a farewell, where "Good, so be it" only opens with the word
_WISHING: Final = words_in("good happy nice fine")


def _thanks(tokens: Tokens) -> bool:
    """`Thanks, Ben!`: a name or two behind a thank-you."""
    said = [token for token in tokens if token.low[0].isalnum()]
    plain = 1 < len(said) <= _FEW and all(token.capital for token in said[1:])
    return plain and said[0].low in _THANKING


_THANKING: Final = words_in("thanks cheers sorry congratulations bravo")


def _speaks_of_below(tokens: Tokens, lows: list[str]) -> bool:
    """`None of the lines below is live:`, `Below is a first sketch, for comments only.`

    Before a colon any word of what stands below will do; a whole sentence has to speak of nothing else.
    """
    if lows[-1] == ":" and (tuple(lows[:2]) in _OF_BELOW or not _BELOW.isdisjoint(lows)):
        return True
    starts = [0, *(place + 1 for place, low in enumerate(lows) if low in {":", ",", "--", ";"})]
    start = next((start for start in starts if tuple(lows[start : start + 2]) in _BELOW_IS), -1)
    if start < 0 or not _OF_BOTH.isdisjoint(lows[start:]):
        return False
    return not start or not takes_back(tokens[: start - 1])


_OF_BOTH: Final = OF_MAIL | words_in("above this that both it all also too they i nor so neither either rest")
_BELOW_IS: Final = frozenset(
    {("below", be) for be in ("is", "are", "comes", "follows", "stands", "you")}
    | {("what", "follows"), ("the", "following"), ("here", "follows")}
)
_OF_BELOW: Final = frozenset(
    {
        ("the", "rest"),
        ("the", "remainder"),
        ("what", "follows"),
        ("everything", "else"),
        ("all", "else"),
        ("here", "is"),
        ("here", "'s"),
        ("now", "for"),
    }
)


def _narrows(lows: list[str], said: set[str]) -> bool:
    """`That offer is made to Brask and Tarn only`, `It is only for Tarn`: for whom the act was meant."""
    if lows[-1] == "only":
        return bool(said & _FOR_WHOM)
    told = {(a, b) for a, b in pairwise(lows)}
    return any(("only", word) in told for word in ("for", "open")) and bool(
        said & {"is", "'s", "was", "stands"}
    )


_FOR_WHOM: Final = words_in("to for with from open")


def _by_another(said: set[str]) -> bool:
    """`The line above is the cat's`: somebody else wrote what stands before it."""
    if "above" not in said or not said & WRITTEN or said & {"mine", "my", "i"}:
        return False
    return bool(said & {"is", "was", "are", "were"}) and bool(said & {"'s", "by"})


def _revokes(lows: list[str], meant: bool, denied: bool) -> bool:
    """An order, or the sender's own word, to take something of the message back."""
    for place, low in enumerate(lows):
        if low not in REVOKING:
            continue
        asked_of = lows[max(0, place - 3) : max(0, place - 1)]
        told_of = lows[place - 1] == "i" and not _RELATIVES.isdisjoint(asked_of)
        # "turns out to hold less"
        told_of = told_of or (lows[place - 1] == "to" and lows[place - 2 : place - 1] == ["out"])
        # "knows when to stop", "I hold a grudge"
        told_of = told_of or (lows[-2:] == ["to", low] and lows[place - 2] in _QUESTIONS)
        held = lows[place + 1 : place + 3]
        held_else = held[:1] in (["a"], ["no"]) or (held[:1] == ["you"] and held[1:] != ["to"])
        # "so I forget it too"
        told_of = told_of or (lows[place - 1] == "i" and (held_else or low == "forget"))
        ordered = lows[place - 1] in _BEFORE_ORDERS and "too" not in lows[:place] and not told_of
        ordered = ordered or place == 0
        if ordered and (meant or place + 1 == len(lows)):
            return True
    if meant and not_recorded(lows):
        return True
    forbids = denied and meant and lows[0] in {"do", "don", "never", "please", "not"} and len(lows) <= 8
    if not forbids or forbids_else(lows) or of_experience(lows):
        return False
    return lows[0] != "not" or not TREATING.isdisjoint(lows)


_QUESTIONS: Final = words_in("when how where what")
_RELATIVES: Final = words_in("many much what which who whom how where whose")
"""`I have lost track of how many I hold`: no order."""
_BEFORE_ORDERS: Final = words_in("please i just to better and hereby kindly")


def puts_off(lows: set[str]) -> bool:
    """`I shall do it tomorrow`, `I will do so if he asks`: the act itself, and not yet."""
    return "do" in lows and not lows.isdisjoint(_THE_ACT) and not {"again", "anyway"} & lows


_THE_ACT: Final = words_in("so it this that")


def undoes(lows: list[str]) -> bool:
    """`(I ask you to) ignore it`: an order to take something back, and of what, in these words."""
    return any(a in _UNDOING and b in POINTING - {"nothing", "none"} for a, b in pairwise(lows))


_UNDOING: Final = words_in(
    "ignore disregard forget cancel undo discount scrap strike void nullify revoke rescind"
)


def _puts_off(tokens: Tokens, lows: list[str], said: set[str], asks: bool) -> bool:
    """Acts said to be of another time, or still to be done: `That was last week`, `To be done on Friday`."""
    dated = ((a in _IT and b in _WAS) or (a, b) == ("was", "that") for a, b in pairwise(lows))
    if (
        lows[0] != "i"
        and said.isdisjoint({"been", "always", "never"})
        and len(lows) <= 6
        and any(dated)
        and TIMES.anywhere(tokens)
        and not _tells_day(lows)
    ):
        return True
    if bids_do(lows) and TIMES.anywhere(tokens):
        return True
    to_be = lows[:2] == ["to", "be"]
    if lows[-2:] == ["that", "is"] and TIMES.at(tokens, 0):
        return True
    if (
        to_be
        and "continued" not in said
        and lows[2:3] != []
        and (not HANDLED.isdisjoint(lows[2:]) or TIMES.anywhere(tokens))
    ):
        return True
    if {"do", "i"} <= said and said & {"so", "it", "that", "this"} and lows[0] != "what":
        later = any(a in {"will", "'ll", "shall"} and b == "do" for a, b in pairwise(lows))
        if later:
            return True
    return asks and len(lows) <= 4 and lows[-1] == "i" and lows[0] in _ASKING_BACK


def _tells_day(lows: list[str]) -> bool:
    """`It is, after all, a Friday`, `That was a grand storm last night`: a day or its weather."""
    if lows[1:3] == ["was", "a"] and lows[3:4] != [] and lows[3] in _PRAISING:
        return (OF_MAIL | UNMEANT | HEDGED - {"tonight"} | {"vote", "turn", "play"}).isdisjoint(lows)
    return lows[-1] in WEEKDAYS and lows[-2:-1] in (["a"], ["an"])


_PRAISING: Final = words_in("proper lovely fine grand great good splendid wonderful terrible wild nice real")


_IT: Final = words_in("that this it")
_WAS: Final = words_in("was 's is were")

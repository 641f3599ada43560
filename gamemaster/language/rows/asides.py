"""Parentheses, square brackets and quotation marks inside the sender's own words.

Square brackets hold comments without effect (CFJ 3102), parentheses asides that may still change what stands
around them, quotation marks words that are mentioned and not said, unless they merely surround a name.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, NamedTuple

from gamemaster.language.after.afterthoughts import SCRAP, takes_back
from gamemaster.language.after.failing import doubts_success, if_it_fails
from gamemaster.language.after.one_of_several import leaves_choice
from gamemaster.language.after.remark_words import OF_MAIL
from gamemaster.language.after.slips import names_instead
from gamemaster.language.before.hanging import sets_case
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import OPAQUE, Token, plain_lows, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.matching import times_at
from gamemaster.language.layout.insertions import Aside
from gamemaster.language.remarks.everyday import is_everyday
from gamemaster.language.remarks.remark import remark
from gamemaster.language.remarks.setting_aside import sets_aside
from gamemaster.language.remarks.whose_words import takes_words_away
from gamemaster.language.rephrasing.formally import said_over
from gamemaster.language.rows.figures_in_brackets import unsettled_in_brackets
from gamemaster.language.rows.inset_values import (
    fills_gap,
    goes_on,
    lists_values,
    tells_more,
    value_begins,
)
from gamemaster.language.rows.plain_asides import plainly_beside
from gamemaster.language.rows.told_in_brackets import always_so, asks_nothing, tells_of_else, unsure, vows
from gamemaster.language.tails.belying_tails import belies_before
from gamemaster.language.tails.bracketed import (
    adds_more,
    adds_nothing,
    apologizes,
    bears_no_grudge,
    cites,
    denies_else,
    limit_in,
    tells_of_past,
    wishes,
)
from gamemaster.language.tails.given_for import thanks_for
from gamemaster.language.tails.idle_remarks import denies_something_else, nearly_written
from gamemaster.language.tails.terms_in_brackets import sets_terms
from gamemaster.language.values.describing import is_title, names_things, names_value
from gamemaster.language.vocabulary.scene import Scene

_INLINE_FIRST: Final = frozenset({"from", "to"})
_HARM: Final = words_in(
    "unless provided providing kidding joking jk tomorrow later draft example hypothetically "
    "pretend conditionally not or instead only except maybe perhaps possibly"
)
_SHORT: Final = 4
_TREATING: Final = words_in("treat treated dated backdated ignore disregard sent")
_PASSIVE: Final = words_in("is was be been being as to , ; :") | {""}
_UNREAL: Final = frozenset({"would", "could", "'d", "wish"})
_GUESSING: Final = words_in("maybe perhaps possibly probably")
_HARM_FIRST: Final = words.CONDITION | frozenset({"only", "not", "or", "except", "but", "jk", "s"})


class Plain(NamedTuple):
    """The tokens of a sentence without its asides, and what the asides mean for it.

    `harm` tells that one of them may change the sentence, `whole` that there is nothing but asides.
    """

    tokens: list[Token]
    harm: bool
    whole: bool


def plain(scene: Scene, start: int, end: int, inside: Iterable[Aside]) -> Plain:
    """The tokens of `text[start:end]` with every aside dropped, kept or replaced by `OPAQUE`."""
    tokens, harm, place = list[Token](), False, start
    for aside in inside:
        if aside.end <= start or aside.start >= end:
            continue
        tokens += tokenize(scene.text, place, max(place, aside.start))
        inner = _inner(scene.text, aside, end)
        over = said_over(tokens, inner) if aside.sort == "paren" else None
        if over is not None:
            tokens, place = [*tokens, *over], min(aside.end, end)
            continue
        beside = bool(tokens) and aside.sort in {"paren", "bracket"} and plainly_beside(scene, inner)
        titled = beside or is_title(scene, tokens, inner)
        kept, bad = ([], False) if titled else _treat(scene, aside, inner)
        if aside.sort in {"bracket", "paren"} and not (kept or beside) and fills_gap(scene, tokens, inner):
            kept, bad = inner, bad or aside.sort == "paren"
        if aside.sort == "paren" and not tokens and not scene.text[aside.end : end].strip(" .!;"):
            # a value between nothing fills nothing
            kept = []
        bare = aside.sort == "paren" and not (kept or titled)
        bad = bad or (bare and _names_another(scene, tokens, inner))
        if aside.sort in {"bracket", "paren"} and not beside:
            bad = bad or unsettled_in_brackets(scene, tokens, inner, scene.text[aside.end : end])
        tokens += kept
        harm = harm or bad
        place = min(aside.end, end)
    rest = tokenize(scene.text, place, end)
    whole = not any(token.low[:1].isalnum() or token.low == OPAQUE for token in (*tokens, *rest))
    return Plain([*tokens, *rest], harm, whole)


def _inner(text: str, aside: Aside, end: int) -> list[Token]:
    width = 2 if text[aside.start : aside.start + 2] in {"[[", "/*", " {"} else 1
    return tokenize(text, aside.start + width, min(aside.end - (width if aside.sort != "open" else 0), end))


def _treat(scene: Scene, aside: Aside, inner: list[Token]) -> tuple[list[Token], bool]:
    """The tokens that stay in the sentence, and whether the aside may change it."""
    lows = [token.low for token in inner]
    verbs = scene.lexicon.verb_words
    if (
        aside.sort == "quote"
        and len(inner) <= 9
        and "i" not in lows
        and lows[:1] not in ([], ["we"])
        and lows[0] not in verbs
    ):
        return inner, False
    if aside.sort == "paren" and (cites(lows) or leaves_choice(plain_lows(inner))):
        return [], not cites(lows)
    if aside.sort in {"quote", "open"}:
        return [Token(OPAQUE, aside.start, aside.end)], aside.sort == "open" and any(
            low in verbs for low in lows
        )
    if aside.sort == "bracket" and lows[:1] == ["or"] and value_begins(scene, inner[1:]) is None:
        # a comment that offers nothing of the game
        return [], False
    if aside.sort == "bracket" and lists_values(scene, inner):
        return inner, False
    if (aside.sort == "bracket" and nearly_written(lows)) or wishes(scene, inner) or _idle(scene, inner):
        return [], False
    if aside.sort == "bracket":
        named = bool(inner) and scene.referents.at(scene.text, inner, 0) is not None and len(inner) <= 3
        unreal = bool(set(lows) & _UNREAL)
        harm = len(inner) <= 4 and not unreal and bool(_HARM & set(lows) or times_at(inner, 0))
        harm = harm and not _of_other_things(scene, lows)
        further = not unreal and lows[:1] in (["and"], ["plus"], ["also"]) and adds_more(scene, inner)
        harm = harm or _treats(lows) or (further and not vows(lows))
        harm = harm or (
            bool(lows)
            and not unreal
            and len(lows) <= _SHORT
            and lows[0] in _HARM_FIRST - {"or"} | {"no", "actually", "correction"}
        )
        return (inner, False) if named else ([], harm or _belies(inner) or _misquotes(scene, inner))
    if (
        len(inner) <= 3
        and lows[:1] not in (["that"], ["it"], ["this"])
        and any(number_at(inner, place) for place in range(len(inner)))
        and times_at(inner, 0) is None
    ):
        mark = Token("(", aside.start, aside.start + 1)
        return [mark, *inner, Token(")", aside.end - 1, aside.end)], False
    times = times_at(inner, 0)
    if times is not None and times[1] == len(inner):
        return inner, False
    if (begin := value_begins(scene, inner)) is not None:
        mark = Token("(", aside.start, aside.start + 1)
        return [mark, *inner[begin:], Token(")", aside.end - 1, aside.end)], False
    if lows and len(inner) <= 6 and (lows[0] in _INLINE_FIRST or lows[:2] == ["title", ":"]):
        return inner, False
    return _left_over(scene, aside, inner)


def _idle(scene: Scene, inner: list[Token]) -> bool:
    """`(not without a tear)`, `[Had I been richer ...]`: a remark that is idle by its whole build."""
    return bool(inner) and (is_everyday(scene, inner) or thanks_for(scene, inner) or always_so(scene, inner))


def _belies(inner: list[Token]) -> bool:
    return belies_before(inner) or sets_aside(remark(inner))


def _misquotes(scene: Scene, inner: list[Token]) -> bool:
    """`[sic: 5]`, `[as Brask]`: another value, or another speaker."""
    if not inner or inner[0].low not in {"sic", "as"}:
        return False
    return _corrects(scene, inner) or (inner[0].low == "as" and _names_somebody(scene, inner))


def _scraps(scene: Scene, inner: list[Token]) -> bool:
    """`(lol no)`, `(in theory)`, `(says who?)`: what would take an act back if it stood right behind it."""
    if asks_nothing([token.low for token in inner]):
        return False
    if not 0 < len(inner) <= SCRAP or adds_nothing(scene, inner) or denies_something_else(plain_lows(inner)):
        return False
    asks = inner[-1].low == "?"
    return takes_back(inner, asks) or (asks and len(inner) <= _SHORT)


def _of_other_things(scene: Scene, lows: list[str]) -> bool:
    """`[drinks are not included]`: how things are that are none of the game's."""
    ours = scene.lexicon.entities | scene.lexicon.nouns_of_things | OF_MAIL | words.SUBJECTS | _HARM
    return len(lows) > 2 and lows[0] not in ours and lows[1] in words.FINITE


def _treats(lows: list[str]) -> bool:
    """`[to be treated as sent on Monday]`, and not `[he sent me a recipe]`."""
    return any(
        low in _TREATING and (low != "sent" or before in _PASSIVE) for before, low in pairwise(["", *lows])
    )


def _left_over(scene: Scene, aside: Aside, inner: list[Token]) -> tuple[list[Token], bool]:
    """The tokens that stay of an aside of no other sort, and whether it may change the sentence."""
    harm = harmful(scene, inner) or _belies(inner) or _scraps(scene, inner) or goes_on(scene, inner)
    if harm and tells_more(scene, inner):
        mark = Token("(", aside.start, aside.start + 1)
        return [mark, *inner, Token(")", aside.end - 1, aside.end)], False
    return [], harm


_SECOND: Final = words_in("second other another fallback alternative alternatively otherwise failing spare")


def _names_another(scene: Scene, before: list[Token], inner: list[Token]) -> bool:
    """`(E6 in the old counting)`: opens with a thing of the game that the sentence has not named, or speaks
    of a second one."""
    if not before or not inner or cites([token.low for token in inner]) or adds_nothing(scene, inner):
        return False
    begin = int(inner[0].low in {"the", "a", "my"})
    told = {token.low for token in before}
    for end in range(begin + 1, min(len(inner), begin + 3) + 1):
        lows = {token.low for token in inner[begin:end]}
        plain_word = len(lows) == 1 and min(map(len, lows)) == 1
        if not plain_word and not lows <= told and names_things(scene, inner[begin:end]):
            return True
    if {token.low for token in inner}.isdisjoint(_SECOND):
        return False
    return any(
        token.capital and token.low != "i" and scene.referents.at(scene.text, inner, place) is not None
        for place, token in enumerate(inner)
    ) or names_things(scene, inner)


def only_if_it_fails(scene: Scene, inner: list[Token]) -> bool:
    """`This may fail; no hard feelings if it does.`: every condition in it is that the act fails."""
    cuts = [place for place, token in enumerate(inner) if token.low in {".", "!", ";"}]
    pieces = [inner[a + 1 : b] for a, b in pairwise([-1, *cuts, len(inner)])]
    unsure, verbs = doubts_success(inner), scene.lexicon.base_words
    return all(if_it_fails(p, verbs, unsure) for p in pieces if any(t.low == "if" for t in p)) and not any(
        t.low == "i" and _performs(scene, inner, place) for place, t in enumerate(inner)
    )


def _performs(scene: Scene, inner: list[Token], subject: int) -> bool:
    """Whether `I` with a verb of the game opens there, other than as in `I have lost track`."""
    if not scene.lexicon.verb_at(inner, subject + 1):
        return False
    return head(scene, inner, subject).mood not in {Mood.PAST, Mood.STATE}


def _since(inner: list[Token], place: int) -> bool:
    """`two hours later`: how long after something else, in a tale of it."""
    told = any(is_past(token.low) for token in inner[place:])
    return told and place > 0 and inner[place].low == "later" and inner[place - 1].low.endswith("s")


def _long_past(inner: list[Token], place: int) -> bool:
    """`(it had to be done some time)`: whenever it had to be, it is told as past."""
    lows = [token.low for token in inner[:place]]
    return inner[place].low == "some" and ("had", "to") in pairwise(lows)


def harmful(scene: Scene, inner: list[Token]) -> bool:
    """Whether words in parentheses may change the act they stand beside."""
    lows = [token.low for token in inner]
    if not lows or adds_nothing(scene, inner) or apologizes(scene, inner) or tells_of_else(scene, inner):
        return False
    if sets_terms(plain_lows(inner)) or sets_case(inner) or takes_words_away(scene, inner):
        return True
    held, unreal = set(lows), not _UNREAL.isdisjoint(lows)
    if any(
        scene.lexicon.times.at(inner, place)
        and not (_since(inner, place) or tells_of_past(inner) or inner[place - 1].low == "since")
        for place, low in enumerate(lows)
        if low != "never" and not _long_past(inner, place)
    ):
        return True
    if unsure(lows) or nearly_written(lows) or denies_something_else(plain_lows(inner)):
        return False
    failing = bool(held & {"fail", "fails"}) or "so be it" in " ".join(lows)
    acts = any(low == "i" and _performs(scene, inner, place) for place, low in enumerate(lows))
    further = acts and any(a in {",", "then", ";"} and b == "i" for a, b in pairwise(lows))
    if lows[0] == "if" and failing and not further:
        # what becomes of an act that the rules refuse
        return False
    if "if" in held and only_if_it_fails(scene, inner):
        return False
    if "if" in held and not unreal:
        return True
    guessed = lows[0] in _GUESSING and lows[1:2] in ([], [","])
    if guessed or (limit_in(lows) in _HARM_FIRST and not (unreal and "if" in held)):
        return True
    if (
        _of_nobody(scene, lows) & _HARM
        and not unreal
        and not held & {"may", "might", "sure", "unsure", "work"}
        and not denies_else(lows)
    ):
        return True
    if _names_somebody(scene, inner) or _corrects(scene, inner):
        return True
    verb = next((place for place, low in enumerate(lows) if low not in _ADDING), 0)
    if scene.lexicon.verb_at(inner, verb):
        return True
    more = lows[0] in {"and", "plus"} and lows[1:2] == ["one"] and lows[2:3] != [] and lows[2] in _PLACING
    return more or (acts and not unreal)


_ADDING: Final = words_in("and then also plus")
_PLACING: Final = words_in("at on in to from")


def _of_nobody(scene: Scene, lows: list[str]) -> set[str]:
    """The words without what is told of somebody: `(ask my sister), who is still not on speaking terms`."""
    told = next((p for p, pair in enumerate(pairwise(lows)) if pair in _TOLD_OF_PEOPLE), len(lows))
    kept = [
        low
        for place, low in enumerate(lows)
        # "I only carry the messages"
        if not (low == "only" and lows[place - 1] in words.SUBJECTS and lows[place + 1 : place + 2] != [])
        or lows[place + 1] in _UNMEANT | scene.lexicon.verb_words
    ]
    return set(kept) - (set(lows[told:]) & {"not"} if "not" not in lows[:told] else set())


_UNMEANT: Final = words_in(
    "joke joked jest kid mean meant do did pretend say said write wrote try tried want if when half partly"
)
_TOLD_OF_PEOPLE: Final = ((",", "who"), (",", "whose"), (",", "whom"))


def names_alone(scene: Scene, inner: list[Token]) -> bool:
    """`(Brask)`, `(with Brask)`: an aside that does little more than name somebody."""
    if not inner or adds_nothing(scene, inner) or apologizes(scene, inner) or cites([t.low for t in inner]):
        return False
    return _names_somebody(scene, inner)


def _names_somebody(scene: Scene, inner: list[Token]) -> bool:
    if len(inner) > _SHORT or not {token.low for token in inner}.isdisjoint(_AGREEING):
        return False
    people = (p for p, token in enumerate(inner) if token.capital and token.low != "i")
    return any(scene.referents.at(scene.text, inner, place) for place in people)


_AGREEING: Final = words_in("agrees agreed agree concurs")


def written_on(tokens: list[Token]) -> list[Token]:
    """The words of an aside without when it was written (`two hours later, same mail`)."""
    later = next((place for place, token in enumerate(tokens) if token.low == "later"), 0)
    first = next((p for p in range(later) if number_at(tokens, p) or tokens[p].low in _COUNTED), later)
    apart = first == 0 or tokens[first - 1].low == ","
    if not apart or not 0 < later - first <= _SHORT or (first, later + 1) == (0, len(tokens)):
        return tokens
    rest = tokens[later + 1 :]
    return [*tokens[:first], *(rest[1:] if rest[:1] and rest[0].low == "," else rest)]


_COUNTED: Final = words_in("half an a some several few many")
_CORRECTING: Final = words_in(
    "no correction actually er err erm wait oops whoops rather typo make sic recte read edit"
)


def _corrects(scene: Scene, inner: list[Token]) -> bool:
    """`(correction: C5)`, `(sorry, C5)`, `[sic: 5]`, `(the middle one, really)`: it opens or ends like a
    correction and names something of the game."""
    if inner[0].low == "sorry":
        return names_instead(scene, inner)
    ends = inner[-1].low in _ENDING and len(inner) <= _FEW
    opens = inner[0].low in _CORRECTING or bool(words.CORRECTIONS.at(inner, 0))
    lows = [token.low for token in inner]
    if not (ends or opens or not _MEANING.isdisjoint(lows) or ("i", ".") in pairwise(lows)):
        return False
    labels = scene.lexicon.label_words
    if names_value(scene, inner) or any(low[0].isdigit() or low in labels for low in lows):
        return True
    people = (p for p, token in enumerate(inner) if token.capital and token.low != "i")
    named = any(scene.referents.at(scene.text, inner, place) is not None for place in people)
    return named and not bears_no_grudge(scene, inner)


_FEW: Final = 6
_ENDING: Final = words_in("really actually rather")
_MEANING: Final = words_in("ie viz namely")

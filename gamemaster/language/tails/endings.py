"""What stands after a filled frame: the end, the next clause, a harmless aside, or words that change it."""

from enum import StrEnum
from typing import Final, NamedTuple

from gamemaster.language.before.given_case import that_case
from gamemaster.language.before.grounds import as_agreed
from gamemaster.language.before.idle_cases import idle_case
from gamemaster.language.before.on_behalf import behalf_at, in_the_name_of
from gamemaster.language.before.provisos import QUALIFYING
from gamemaster.language.before.times import hastens
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.times import counts_time, may_be_of_else, never_to, opens_clause
from gamemaster.language.english.tokens import DOCUMENT, Tokens, plain_lows, words_in
from gamemaster.language.frames.matching import fill, times_at
from gamemaster.language.tails.answers import answers_at, answers_thing
from gamemaster.language.tails.contrasts import SEPARATORS, closes_to_somebody, contrast_end
from gamemaster.language.tails.idle_remarks import remark_end
from gamemaster.language.tails.idle_tails import (
    courtesy_end,
    explained_end,
    open_to_anybody,
    purpose_end,
)
from gamemaster.language.tails.inner_conditions import has_own_condition
from gamemaster.language.tails.manners import further_manner_end, manner_end, reasons_given_end, willing_end
from gamemaster.language.tails.namesakes import namesake_end
from gamemaster.language.tails.next_clauses import CONNECTIVES, GROUNDS, acts_there, next_clause, performs
from gamemaster.language.tails.pledges import pledge_end, wish_end
from gamemaster.language.tails.reasoned_cases import reasons_case
from gamemaster.language.tails.resumed import resumed_at
from gamemaster.language.tails.tails import if_only
from gamemaster.language.tails.told_reasons import alters_act, past_chiefly
from gamemaster.language.tails.unsettled import unsettles
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene


class After(StrEnum):
    """What follows an act in its sentence."""

    END = "end"
    NEXT = "next"
    ASIDE = "aside"
    MANNER = "manner"
    TIME = "future"
    CONDITION = "condition"
    REST = "leftover"


class Ending(NamedTuple):
    """What follows, and the token where reading goes on."""

    after: After
    place: int


_MARKS: Final = frozenset({DOCUMENT, ".", "!", "?", "...", ")", "]", "}", "*", "~", "^", "{", "(", "'", "_"})


def ending(scene: Scene, tokens: Tokens, place: int) -> Ending:
    """Classify what stands at `place`, right after an act."""
    asked = place
    while place < len(tokens) and tokens[place].low in _MARKS:
        place += 1
    if place < len(tokens) and any(token.low == "?" for token in tokens[asked:place]):
        # "I explore, heal?, and attack"
        return Ending(After.REST, asked)
    if place < len(tokens) and tokens[place].low in {"only", "instead"}:
        # "instead, who snore", unlike "instead, Brask"
        named = any(token.capital and token.low != "i" for token in tokens[place + 2 : place + 3])
        marks = _BEHIND_ONLY if tokens[place].low == "only" else _BEHIND_INSTEAD[named:]
        place += (tokens[place + 1].low if place + 1 < len(tokens) else ".") in marks
    if place >= len(tokens):
        return Ending(After.END, place)
    if (set_in := _past_filler(tokens, place)) is not None:
        return ending(scene, tokens, set_in)
    if (behalf := behalf_at(scene, tokens, place)) is not None:
        return ending(scene, tokens, behalf[1]) if behalf[0] is not None else Ending(After.NEXT, place)
    inner = place
    while inner < len(tokens) and tokens[inner].low in {",", "and", "--", "but", "though"}:
        inner += 1
    inner = past_chiefly(tokens, inner)
    if in_the_name_of(scene, tokens, inner):
        return Ending(After.CONDITION, place)
    if that_case(scene, tokens, inner, behind=True):
        return Ending(After.ASIDE, inner + 3)
    if _grounded(scene, tokens, place):
        return Ending(After.NEXT, place)
    return _qualified(scene, tokens, place, inner) or _following(tokens, place)


_BEHIND_ONLY: Final = words_in(", ; . ! ) --")
_BEHIND_INSTEAD: Final = (",",)


def _past_filler(tokens: Tokens, place: int) -> int | None:
    """`, then, with a song`: the mark behind words between commas that change nothing."""
    if tokens[place].low != "," or place + 1 >= len(tokens) or tokens[place + 1].low not in _SET_IN:
        return None
    filler = set_phrases.FILLERS.longest(tokens, place + 1)
    end = filler.end if filler is not None else len(tokens)
    if tokens[place + 1].low == "no" and set_phrases.addresses(tokens, end):
        # "no offence, Lark"
        return None
    return end if end < len(tokens) and tokens[end].low in {",", ";"} else None


_SET_IN: Final = words_in("then to in on no accordingly finally therefore thus first please")
"""How words between commas begin that would open the next clause if no comma followed."""


def _following(tokens: Tokens, place: int) -> Ending:
    """Another clause, or words that are not understood."""
    if tokens[place].low in SEPARATORS or (tokens[place].line and tokens[place].low == "i"):
        return Ending(After.NEXT, place)
    return Ending(After.REST, place)


def _qualified(scene: Scene, tokens: Tokens, place: int, inner: int) -> Ending | None:
    """Words that qualify the act: a time, a condition, a contrast, a reason; `inner` is past the commas."""
    if inner < len(tokens) and (end := _said_besides(scene, tokens, inner, inner > place)) is not None:
        return Ending(After.ASIDE, end)
    joined = any(tokens[p].low == "and" for p in range(place, inner))
    if inner > place and (
        answers_at(scene, tokens, inner)
        or answers_thing(scene, tokens, inner)
        or _fronted(scene, tokens, inner)
    ):
        return Ending(After.NEXT, place)
    if inner < len(tokens) and (unsettles(tokens, inner) or _changes(scene, tokens, inner)):
        return Ending(After.CONDITION, place)
    time, apart = scene.lexicon.times.longest(tokens, inner), inner > place or tokens[inner - 1].low == "..."
    of_else = never_to(tokens, inner) or (apart and time and may_be_of_else(tokens, inner, time.end))
    if time is not None and not of_else:
        joined |= apart and opens_clause(tokens, time.end) and not performs(scene, tokens, time.end)
        return Ending(After.NEXT if joined else After.TIME, place)
    end = before_end(scene, tokens, inner) or (_filler_end(tokens, inner) if apart else None)
    if end is not None:
        return Ending(After.ASIDE, end)
    if (
        not if_only(scene, tokens, inner)
        and not idle_case(tokens, inner)
        and words.CONDITION_PHRASES.at(tokens, inner)
        and (inner == place or tokens[place].low in {",", "--"})
    ):
        return Ending(After.NEXT if joined else After.CONDITION, place)
    if words.HYPOTHESIS.at(tokens, inner):
        return Ending(After.CONDITION, place)
    if (end := courtesy_end(scene, tokens, inner)) is not None:
        return Ending(After.ASIDE, end)
    for begin in range(place, inner + 1):
        if (end := contrast_end(scene, tokens, begin)) is not None:
            return Ending(After.ASIDE, end)
        if (end := harmless_aside(scene, tokens, begin)) is not None:
            return _beside(tokens, place, begin, end)
    return None


def _filler_end(tokens: Tokens, place: int) -> int | None:
    """Past `while I'm here`, where nothing but marks stands behind it."""
    filler = set_phrases.FILLERS.longest(tokens, place) if tokens[place : place + 1] else None
    idle = filler is not None and tokens[place].low == "while"
    return filler.end if filler and idle and not plain_lows(tokens[filler.end :]) else None


def _said_besides(scene: Scene, tokens: Tokens, place: int, apart: bool) -> int | None:
    """The end of a habit, pledge, wish or remark beside the act; `apart` that something sets it off."""
    if apart and has_own_condition(scene, tokens, place, end := aside_end(scene, tokens, place)):
        return end
    if (habit := set_phrases.HABITS.longest(tokens, place)) is not None:
        return habit.end
    told = (willing_end(tokens, place) if apart else None) or namesake_end(scene, tokens, place)
    told = told or pledge_end(tokens, place) or wish_end(tokens, place) or reasons_given_end(tokens, place)
    told = told or open_to_anybody(tokens, place) or purpose_end(scene, tokens, place)
    return told or explained_end(scene, tokens, place) or remark_end(scene, tokens, place, apart)


def _beside(tokens: Tokens, place: int, begin: int, end: int) -> Ending:
    """What an aside from `begin` to `end` makes of the act before it; `end` is -1 where it may matter."""
    comma = _comma_behind(tokens, place, begin, end)
    if comma is not None:
        return Ending(After.ASIDE, comma)
    if end < 0 or _goes_on_adding(tokens, begin, end):
        return Ending(After.CONDITION, begin)
    told = set_phrases.REASONS.at(tokens, begin) or tokens[begin].low.startswith("wh")
    return Ending(After.ASIDE if told else After.MANNER, end)


def _comma_behind(tokens: Tokens, place: int, begin: int, end: int) -> int | None:
    """After `and, because I like him,`: the comma behind which the series goes on."""
    if begin == place or all(tokens[p].low != "and" for p in range(place, begin)):
        return None
    commas = [p for p in range(begin + 1, end) if tokens[p].low == ","]
    rest = [t.low for t in tokens[commas[0] : end] if t.low[0].isalnum()] if commas else []
    return commas[0] if rest and rest[0] not in _FURTHER else None


def _goes_on_adding(tokens: Tokens, begin: int, end: int) -> bool:
    """`because I need points, and 2 more`: whether a part of the aside counts more of the act."""
    joined = begin > 0 and tokens[begin - 1].low == "and" and tokens[begin].low != "so"
    unparted = joined and not any(tokens[p].low == "," for p in range(begin, end))
    if unparted and any(t.low in _FURTHER or t.low[0].isdigit() for t in tokens[begin:end]):
        return True
    for place in range(begin + 1, end - 1):
        if tokens[place].low != ",":
            continue
        first = place + 1 + (tokens[place + 1].low == "and")
        if first < end and (_counts(tokens, first) or tokens[first].low in _FURTHER):
            return True
    return False


def _counts(tokens: Tokens, place: int) -> bool:
    """Whether a number of times or of things stands there."""
    return times_at(tokens, place) is not None or tokens[place].low[0].isdigit()


_FURTHER: Final = words_in("another again once twice thrice")


def _fronted(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`and out of sheer spite I ...`: the next clause, with words of its own in front."""
    if place >= len(tokens) or tokens[place - 1].low != "and" or tokens[place].low not in words.PREPOSITIONS:
        return False
    return next_clause(scene, tokens, place - 1) == place - 1


def _grounded(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`and because I am greedy I ...`: the next clause, with its reason in front and no comma behind that."""
    begin = place
    while begin < len(tokens) and tokens[begin].low in _ADDING:
        begin += 1
    joined = any(token.low != "," for token in tokens[place:begin])
    if not joined or begin >= len(tokens) or tokens[begin].low not in GROUNDS:
        return False
    subjects = (p for p in range(begin + 3, len(tokens)) if tokens[p].low in {"i", "we"})
    return any(tokens[p - 1].low not in CONNECTIVES and performs(scene, tokens, p) for p in subjects)


_ADDING: Final = words_in("and but then ,")


def _changes(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`-- make that 3`, `, but not to Brask`: the act before is another one."""
    amends = [token.low for token in tokens[place : place + 2]] in (["make", "that"], ["make", "it"])
    return amends or closes_to_somebody(scene, tokens, place)


def harmless_aside(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """Where an aside that opens like a reason or a manner ends, -1 when it may matter, None when it is
    none."""
    if answers_thing(scene, tokens, start) or _says_more(scene, tokens, start):
        return None
    opener = tokens[start].low if start < len(tokens) else ""
    if opener == "as" and as_agreed(tokens[start : (settled := aside_end(scene, tokens, start))]):
        # "as discussed with Ludo over soup"
        return settled
    relative = opener in {"who", "which", "whose", "whom"} or _owned_to(tokens, start)
    reason = bool(set_phrases.REASONS.at(tokens, start)) or (
        relative and start > 0 and tokens[start - 1].low == ","
    )
    doing = not reason and _doing(scene, tokens, start)
    if not reason and not doing and not set_phrases.MANNERS.at(tokens, start):
        return manner_end(scene, tokens, start) or further_manner_end(scene, tokens, start)
    end = resumed_at(scene, tokens, start, aside_end(scene, tokens, start))
    said = tokens[start:end]
    said = [t for p, t in enumerate(said) if t.low != "once" or p == 0 or _once_clause(said, p)]
    said = [t for p, t in enumerate(said) if not (counts_time(said, p) or _saves_one(said, p))]
    if end < 0 or (alters_act(said, relative) and not reasons_case(scene, said)):
        return -1
    if doing and any(token.low in words.TAINT | {"this", "that", "it", "another", "other"} for token in said):
        return -1
    if relative and any(
        t.low in {"i", "we"} and performs(scene, tokens, p) for p, t in enumerate(said, start)
    ):
        # ", which I name Ochre" is an act of its own
        return -1
    if not reason and (
        any(token.low in QUALIFYING for token in said)
        or names_things(scene, said, shaped=False)
        or any(scene.lexicon.times.at(tokens, p) for p in range(start + 1, end))
    ):
        return -1
    if tokens[start].low == "as" and _ranks(said):
        return -1
    if tokens[start].low in {"being", "having"} and _part_of_list(tokens, start):
        return None
    if tokens[start].low in {"in", "so", "to"} and any(
        t.low == "to" and acts_there(scene, tokens, p + 1) for p, t in enumerate(tokens[start:end], start)
    ):
        # a purpose that is an act of the game may be meant as one
        return -1
    if not reason and any(
        t.low in scene.lexicon.entities or t.low in _COUNTS or t.low[0].isdigit() for t in said
    ):
        return -1
    return end


def _owned_to(tokens: Tokens, start: int) -> bool:
    """`for which I have my reasons`: what the sender has besides, and nothing that e does or gets for it."""
    lows = [token.low for token in tokens[start : start + 5]]
    led = lows[:1] != [] and lows[0] in words.PREPOSITIONS and lows[1:2] in (["which"], ["whom"])
    return led and lows[2:4] in (["i", "have"], ["i", "had"], ["i", "'ve"]) and lows[4:] != ["to"]


def _saves_one(said: Tokens, place: int) -> bool:
    """`which nobody will miss except ships`: of whom or what it is told, and not of the act."""
    before = {token.low for token in said[:place]} if said[place].low == "except" else set[str]()
    return not before.isdisjoint({"nobody", "nothing", "anybody", "anyone", "everybody", "everyone"})


def _once_clause(said: Tokens, place: int) -> bool:
    """`once he is back`, unlike `at once` and `which was mine once`."""
    behind = said[place + 1] if place + 1 < len(said) else said[place]
    opens = behind.capital or behind.low in words.SUBJECTS | _DETERMINING
    return opens and said[place - 1].low != "at"


_DETERMINING: Final = words_in("i the a an my your his her its our their this that all every")


def _says_more(scene: Scene, tokens: Tokens, start: int) -> bool:
    """`, which ends my turn`: a relative clause that is one of the game's own."""
    relative = start < len(tokens) and tokens[start].low == "which"
    return relative and bool(scene.lexicon.sayings.at(tokens, start))


_RANKS: Final = NUMBER_WORDS | words_in("second other another next choice option alternative substitute")


def _ranks(said: Tokens) -> bool:
    """`as my second`: a place in a series, which names a further thing, and no reason."""
    return any(t.low in _RANKS - _VAGUE_ONES | {"second"} for t in said) and not any(
        t.low in words.FINITE or t.low in words.STATIVE - _RANKS for t in said
    )


def _part_of_list(tokens: Tokens, start: int) -> bool:
    """`the Lantern, the Candle being the other`: what stands before it opens a clause and ends no list."""
    behind = [token.low for token in tokens[max(0, start - 4) : start]]
    return "," in behind[:-1] and behind[-1] != "," and "and" not in behind


_VAGUE_ONES: Final = words_in("one first second a")
_COUNTS: Final = NUMBER_WORDS - _VAGUE_ONES
_NO_MANNER: Final = words_in(
    "using spending paying starting stopping beginning assuming pending barring depending providing "
    "supposing excluding excepting including pretending destroying expending burning meaning intending "
    "planning considering bringing taking making leaving failing waiting asking offering something "
    "anything nothing everything king thing morning evening saying writing quoting continuing repeating "
    "ending"
)


def _doing(scene: Scene, tokens: Tokens, start: int) -> bool:
    """`, keeping the last one for the road`: what somebody does meanwhile, and no act of the game."""
    low = tokens[start].low if start < len(tokens) else ""
    shape = low.endswith("ing") and len(low) > 5 and low not in _NO_MANNER
    apart = start > 0 and tokens[start - 1].low in {",", "--"}
    if not (shape and apart) or scene.lexicon.verb_at(tokens, start):
        return False
    # "walking backwards" goes nowhere
    hits = scene.lexicon.verb_at(tokens, start, "gerund")
    return not any(f.complete for hit in hits for f in fill(scene, tokens, hit.end, hit.what))


def before_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The end of `before I do anything rash`, unless it names an act or another time."""
    if start + 2 >= len(tokens) or tokens[start].low != "before":
        return None
    following = next_clause(scene, tokens, start + 2)
    end = len(tokens) if following is None else following
    return end if hastens(scene, tokens, start, end) else None


def aside_end(scene: Scene, tokens: Tokens, start: int) -> int:
    """Where an aside that begins at `start` gives way to the next clause in the first person."""
    following = next_clause(scene, tokens, start + 1)
    end = following if following is not None else len(tokens)
    inset = [token.low for token in tokens[max(0, start - 2) : start]] == ["and", ","]
    for place in range(start + 2, end):
        before = tokens[place - 1].low
        resumed = (before == "and" and tokens[place - 2].low == ",") or (inset and before == ",")
        if resumed and _verb_with_object(scene, tokens, place):
            # ", who has an alibi, and vote for Brask": the first clause goes on
            return place - 1 - (before == "and")
    return end


def _verb_with_object(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a verb of the game stands there with what it is done to, and is no noun or everyday verb."""
    after = tokens[place + 1] if place + 1 < len(tokens) else tokens[place]
    taken = after.capital or after.low in _OBJECTS_OPEN or after.low[0].isdigit()
    return bool(scene.lexicon.verb_at(tokens, place)) and (taken or tokens[place].low not in words.STATIVE)


_OBJECTS_OPEN: Final = words_in("my the a an for in to at it this that")

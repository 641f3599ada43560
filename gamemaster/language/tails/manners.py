"""A few words behind an act that only say how it is done: `with no strings attached`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene


def willing_end(tokens: Tokens, place: int) -> int | None:
    """Where `gladly` or `with pleasure` ends in front of a mark: with what will it is done."""
    with_joy = tokens[place].low == "with" and place + 1 < len(tokens)
    end = place + 1 + with_joy
    known = tokens[end - 1].low in (_JOYS if with_joy else _WILLING)
    return end if known and (end >= len(tokens) or tokens[end].low in _MANNER_ENDS - {"and", ","}) else None


_WILLING: Final = words_in(
    "gladly willingly happily proudly cheerfully eagerly reluctantly grudgingly unwillingly shamelessly "
    "heartily wholeheartedly joyfully sadly regretfully unhappily merrily"
)
_JOYS: Final = words_in("pleasure joy delight gusto relish enthusiasm reluctance regret pride")


def manner_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The end of `with no strings attached` or `in exchange for nothing`: a few words that name nothing of
    the game, nobody, and no number."""
    if start >= len(tokens) or not (tokens[start].low in _HOW or _about_sender(tokens, start)):
        return None
    end = start + 1
    while end < len(tokens) and (tokens[end].low.isalpha() or tokens[end].low[0] == "'"):
        on = tokens[end].low == "and" and _goes_on(tokens, end)
        if tokens[end].low in _HOW_NOT or (tokens[end].low in {"and", "i", "we"} and not on):
            break
        end += 1
    said = tokens[start + 1 : end]
    shared = _shared(said)
    if not 0 < len(said) <= _MOST_OF_MANNER + (_OF_ANOTHER if shared else 0) or any(
        token.capital for token in said
    ):
        return None
    following = tokens[end].low if end < len(tokens) else "."
    lexicon, lows = scene.lexicon, [token.low for token in said]
    verbs = frozenset[str]() if lows[0] in _BEFORE_NOUNS else lexicon.verb_words
    barred = (lexicon.naming_words, verbs, _HOW_ELSE)
    # "with trembling hands", where to hand something over is an act
    heard = [low for low in lows if low != "hands" and not (shared and low == "of")]
    if following not in _MANNER_ENDS or any(not words_.isdisjoint(heard) for words_ in barred):
        return None
    closed = [kind for kind in lexicon.kinds.values() if kind.phrases and not kind.open]
    named = any(values_at(scene, tokens, p, kind.name) for p in range(start + 1, end) for kind in closed)
    times = any(lexicon.times.at(tokens, p) for p in range(start, end))
    return None if named or times else end


def reasons_given_end(tokens: Tokens, start: int) -> int | None:
    """The end of `for the reasons I gave on Monday`, `for the same reasons as last week`."""
    lows = [token.low for token in tokens[start : start + 5]]
    noun = next((p for p, low in enumerate(lows) if low in _REASONS), 0)
    if lows[:1] != ["for"] or not noun or not _OF_REASONS.issuperset(lows[1:noun]):
        return None
    end = start + noun + 1
    while end < len(tokens) and (tokens[end].low[0].isalnum() or tokens[end].low[0] == "'"):
        if tokens[end].low in _HOW_NOT or tokens[end].low == "and":
            break
        end += 1
    told = [token.low for token in tokens[start + noun + 1 : end]]
    given = not told or told[0] == "as" or any(is_past(low) or low in _GIVEN for low in told[:4])
    closed = end >= len(tokens) or tokens[end].low in _MANNER_ENDS
    return end if given and closed else None


_REASONS: Final = words_in("reason reasons grounds")
_OF_REASONS: Final = words_in("the my our all same very usual obvious stated given old reasons")
_GIVEN: Final = words_in("given stated set known above below")


def _about_sender(tokens: Tokens, place: int) -> bool:
    """`in my slippers`, `under my breath`, `from my sickbed`: in what state or clothes the sender is."""
    lows = [token.low for token in tokens[place : place + 5]]
    return lows[0] in _WHERE and lows[1:2] == ["my"] and not _OF_ONESELF.isdisjoint(lows[2:4])


_WHERE: Final = words_in("in on under from over")
_OF_ONESELF: Final = words_in(
    "slippers socks boots shoes sandals wellingtons pyjamas pajamas dressing nightshirt nightgown robe robes "
    "hat coat cloak apron armour armor finery rags bed bath armchair hammock sickbed deathbed couch sofa "
    "knees tiptoes breath haste hurry despair folly foolishness ignorance innocence clumsiness wisdom glory"
)


def _goes_on(tokens: Tokens, place: int) -> bool:
    """Whether the `and` there joins one more manner: `and a small curtsy`, `and those of my dog`."""
    behind = [token.low for token in tokens[place + 1 : place + 4]]
    return behind[:1] in _GOING_ON or _another_s(behind)


def _another_s(lows: list[str]) -> bool:
    """`the compliments of`, `those of`: a courtesy once more, from somebody else."""
    return lows[:2] == ["those", "of"] or (
        lows[:1] == ["the"] and lows[1:2] != [] and lows[1] in _COURTESIES and lows[2:3] in (["of"], ["from"])
    )


def _shared(said: Tokens) -> bool:
    """`my compliments and the compliments of my late cellar`: a courtesy, and the same of somebody else."""
    lows = [token.low for token in said]
    return any(low == "and" and _another_s(lows[place + 1 :]) for place, low in enumerate(lows))


_OF_ANOTHER: Final = 4


def further_manner_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The end of `(with my thanks) and a small curtsy`, where the words before `and` are of courtesy, or
    of `(three gold and) a hug`."""
    if 0 < start < len(tokens) and (gesture := _gesture_end(tokens, start)) is not None:
        return gesture
    if start >= len(tokens) or tokens[start].low != "and" or tokens[start - 1].low not in _COURTESIES:
        return None
    first = next((p for p in range(start - 1, max(-1, start - _NEAR), -1) if tokens[p].low == "with"), None)
    end = manner_end(scene, tokens, first) if first is not None else None
    return end if end is not None and end > start else None


def _gesture_end(tokens: Tokens, start: int) -> int | None:
    """The end of `(three gold and) a pat on the back`: what is given besides is nothing that one can have."""
    lows = [token.low for token in tokens[start:]]
    if tokens[start - 1].low != "and" or lows[:1] not in (["a"], ["an"], ["my"], ["our"]):
        return None
    noun = next((p for p, low in enumerate(lows[1:_FEW_WORDS], 1) if low in _GESTURES), 0)
    if not noun:
        return None
    end = noun + 1
    if lows[end : end + 2] == ["on", "the"]:
        end = next((p + 1 for p in range(end + 2, min(len(lows), end + 5)) if lows[p] in _BODY), end)
    ends = start + end >= len(tokens) or lows[end] in _GESTURE_ENDS
    return start + end if ends else None


_FEW_WORDS: Final = 5
_GESTURES: Final = words_in(
    "hug hugs kiss kisses pat handshake wink smile nod bow curtsy curtsey salute thanks blessing blessings "
    "regards compliments gratitude respects apologies love congratulations condolences"
)
_BODY: Final = words_in("back head shoulder shoulders cheek hand knee nose")
_GESTURE_ENDS: Final = words_in(". ! , ; : -- ... )")
_NEAR: Final = 6
_COURTESIES: Final = words_in("thanks apologies regards compliments wishes love greetings gratitude blessing")
_BEFORE_NOUNS: Final = words_in("a an the my much")
_GOING_ON: Final = (["a"], ["an"], ["my"], *([low] for low in _COURTESIES))
_HOW: Final = words_in("with without for despite against")
_MANNER_ENDS: Final = words_in(". ! ? , ; : -- ... ) and")
_MOST_OF_MANNER: Final = 8
_HOW_NOT: Final = (words.TAINT | words.CONDITION) - words_in("not never no nor only else other")
_ALTERING: Final = words_in(
    "permission approval consent help support exception exceptions proviso condition conditions "
    "interest change rest remainder part parts share most some few mind head dream dreams theory "
    "spirit principle sleep name imagination me him her them you it eir everyone both all any which "
    "whom what whatever whoever advance reserve favour favor place stead lieu order case respect "
    "mayor president king queen sheriff captain leader chairman office "
    "exchange return of summer winter spring autumn morning evening week month year"
)
_HOW_ELSE: Final = _HOW_NOT | _ALTERING | (NUMBER_WORDS - {"a", "an"})

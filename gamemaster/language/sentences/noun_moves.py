"""Moves told by their noun: `A gift of 4 gold, from me, to the neediest`, `My investment goes into whichever
is doing better`, `Tarn can have my vote`.

Nobody says `I give` or `I invest`, and yet somebody may well have done it. What such words leave open is for
a human to find out; what only thanks, greets or tells of last week does not sound like them.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.describing import names_things, numbered
from gamemaster.language.vocabulary.scene import Scene

_MINE: Final = words_in("me mine myself us")
_GIVING: Final = words_in("from by of")
_ACTS: Final = words_in(
    "gift present donation transfer payment loan investment exploration attack vote objection support tile "
    "discard play offer trade exchange swap move withdrawal proposal card potion gold token shot"
)
_GREETING: Final = words_in(
    "wish wishes greetings regards love thanks thank congratulations apologies word words hello question "
    "questions news more nothing no not sorry compliments kudos applause report copy draft summary joke last "
    "previous letter mail message advice hint n't"
)
_OWNED: Final = words_in("vote ballot bullet shot card gold investment proposal tile turn offer")
_GOING: Final = words_in("goes go hits hit lands moves flies drops")
_WHITHER: Final = words_in("to into in on onto between towards toward for with wherever the down out back")
_DONE: Final = words_in(
    "withdrawn retracted cast given spent placed played discarded invested exchanged moved cancelled revoked "
    "changed switched transferred offered whatever whichever whoever whomever"
)
_HAVING: Final = words_in("has have gets get receives earns")
_SHARES: Final = words_in("both half all part a of")
_ANSWERING: Final = words_in("vote votes ballot support for against")
_UNSURE: Final = words_in("? would could should might will 'll shall if unless when always never")
_LONGEST: Final = 16
_FIRST: Final = 5


def told_by_noun(scene: Scene, tokens: Tokens, lows: frozenset[str]) -> bool:
    """Whether the words are such a move."""
    if not scene.signed or len(tokens) > _LONGEST or not _UNSURE.isdisjoint(lows):
        return False
    if scene.intents and not _OF_INTENTS.isdisjoint(lows):
        return False
    said = plain_lows(tokens)
    told = (
        ("my" in lows and (_spends(scene, said) or _has_mine(said)))
        or ("mine" in lows and _spends(scene, said))
        or _comes_from_me(scene, tokens, said)
        or _deeds(scene, tokens, said)
        or (said[:1] == ["not"] and _denies_answer(scene, tokens))
    )
    return told and not scene.lexicon.times.anywhere(tokens)


_OF_INTENTS: Final = words_in("objection objections support")


def _spends(scene: Scene, said: Sequence[str]) -> bool:
    """`my investment this week goes into ...`, `one of my offers is retracted`."""
    owner = next((place for place, low in enumerate(said[:_FIRST]) if low in {"my", "mine"}), -1)
    if owner < 0:
        return False
    near = said[max(0, owner - 2) : owner] if said[owner] == "mine" else said[owner + 1 : owner + 4]
    if (scene.lexicon.naming_words | _OWNED).isdisjoint(low.removesuffix("s") for low in near):
        return False
    return any(
        (verb in _GOING and to in _WHITHER) or (verb in {"is", "are"} and to in _DONE)
        for verb, to in pairwise(said[owner + 1 : owner + 8])
    )


def _has_mine(said: Sequence[str]) -> bool:
    """`Tarn or Brask has my vote`, `31 gets both my FOR and my AGAINST`."""
    for place, low in enumerate(said):
        if low not in _HAVING:
            continue
        rest = list(said[place + 1 :])
        while rest and rest[0] in _SHARES:
            del rest[0]
        if rest[:1] == ["my"] and rest[1:2] != [] and rest[1] in _ANSWERING and rest[2:3] != ["of"]:
            return True
    return False


def _comes_from_me(scene: Scene, tokens: Tokens, said: Sequence[str]) -> bool:
    """`One tile from me, next to Tarn's`, `An exploration, or possibly two, by Ondine`."""
    opening = said[:_FIRST]
    if not _GREETING.isdisjoint(said):
        return False
    if _ACTS.isdisjoint(opening) and scene.lexicon.entities.isdisjoint(opening):
        return False
    for place, token in enumerate(tokens[:-1]):
        if token.low in _FINITE or is_past(token.low):
            return False
        if token.low not in _GIVING:
            continue
        if tokens[place + 1].low in _MINE:
            return place + 2 >= len(tokens) or tokens[place + 2].low not in _FINITE
        named = scene.referents.at(scene.text, tokens, place + 1) if token.low != "of" else None
        if named is not None and named.who == (scene.sender,):
            return True
    return False


_FINITE: Final[frozenset[str]] = words.FINITE | {"i", "we"}


def _deeds(scene: Scene, tokens: Tokens, said: Sequence[str]) -> bool:
    """`A gift of one Keeper for Tarn`, `One attack, Air, on quests 2 and 4`, `Objection from Brask`."""
    if len(said) < 2 or not (said[0] in _OBJECTING or said[0] in _DETERMINERS):
        return False
    if not _EXCLAIMING.isdisjoint([token.low for token in tokens]):
        return False
    if any(low in _FINITE or is_past(low) for low in said):
        return False
    if said[0] in _OBJECTING:
        return len(said) <= _LONGEST // 2 and said[1:2] != [] and said[1] in {"from", "by", "to", "against"}
    if not {said[1], said[min(2, len(said) - 1)]} & _DEEDS:
        return False
    if any(
        token.low == "from" and scene.referents.at(scene.text, tokens, p + 1)
        for p, token in enumerate(tokens[:-1])
    ):
        # what somebody else has done
        return False
    noun = next(place for place, token in enumerate(tokens) if token.low in _DEEDS)
    behind = tokens[noun + 1 : noun + 2]
    names = not scene.lexicon.naming_words.isdisjoint(said[2:]) or names_things(scene, tokens[noun:])
    return behind != [] and behind[0].low in _LEADING_ON and names


_OBJECTING: Final = words_in("objection objections")
_EXCLAIMING: Final = words_in("! how what why that which")
_DETERMINERS: Final = words_in("a an one two three my another half")
_DEEDS: Final = words_in(
    "gift present donation payment transfer loan attack attacks exploration investment withdrawal exchange"
)
_LEADING_ON: Final = words_in(", of with on to for in into against :")


def _denies_answer(scene: Scene, tokens: Tokens) -> bool:
    """`Not AGAINST 31.`: an answer that is denied, and the number of what it is to."""
    answers = len(tokens) <= _FIRST and tokens[1:2] != [] and bool(scene.lexicon.sayings.at(tokens, 1))
    return answers and any(numbered(scene, token.low) for token in tokens[2:])

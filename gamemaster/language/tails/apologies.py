"""An apology between an act and what is told of its reason: `I leave the game, sorry, I have no time`.

`, sorry, a B` and `, sorry, I mean Brask` put the act right; `, sorry Tarn, it's too long` and `, sorry, I
just don't trust him` tell why it is done. What names a thing or a person, or tells of a slip, does not.
"""

from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, UNMEANT
from gamemaster.language.before.own_subjects import verb_of_another
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

_SORRY: Final = words_in("sorry apologies sry soz")
_ALL: Final = words_in("all everyone everybody folks guys mate mates friends again man dude friend pal")
_OWN: Final = words_in("am 'm have 've need can cannot just really do don must got feel find haven")
_SUBJECTS: Final = words_in("he she it they you that this my the work life real")
_TOO: Final = words_in("too way far much just simply")
_NONE: Final = words_in("time energy idea choice interest offence offense hard fun spare more")
_TASTES: Final = (["for", "me"], ["for", "us"], ["for", "now"], ["my", "taste"])
_PAIR: Final = 2
_NO_MERIT: Final = words_in("enough worth my a convinced interested impressed much good fun in")
_BARRED: Final = (
    words.CONDITION
    | UNMEANT
    | OF_MAIL
    | (NUMBER_WORDS - {"a", "one"})
    | words_in(
        "mean meant wrong mixed confused other another instead rather or second first next left right middle "
        "for against should would could was were had did said wrote typed read see which one forgot abstain "
        "changed change changing vote votes back again yet now done do think thought gone taken free mine "
        "busy full used want"
    )
)


def apologises(scene: Scene, tokens: Tokens, start: int, end: int, ready: Ready | None) -> bool:
    """Whether `, sorry` or `, sorry Tarn`, and a reason behind it, stand from `start` up to `end`."""
    if start + 3 >= end or tokens[start].low != "," or tokens[start + 1].low not in _SORRY:
        return False
    comma, named = start + 2, None
    if tokens[comma].low in _ALL:
        comma += 1
    elif tokens[comma].capital:
        named = scene.referents.at(scene.text, tokens, comma)
        comma = named.end if named is not None else comma
    if comma + 1 >= end or tokens[comma].low not in {",", ";", "--", "-"}:
        return False
    takes = {slot.kind for slot, _ in ready.slots} if ready is not None else {"person"}
    if named is not None and "person" in takes and not _done_to(tokens, start, named.end):
        # "I vote for Jun, sorry Tarn, ..." may have meant the other
        return False
    return _reasons(scene, tokens[comma + 1 : end], {token.low for token in tokens[:start]})


def _done_to(tokens: Tokens, place: int, end: int) -> bool:
    """Whether the person who is asked to forgive it has been named in the act."""
    named = {token.low for token in tokens[place + 2 : end]}
    return named <= {token.low for token in tokens[:place]}


def _reasons(scene: Scene, said: Tokens, done: set[str]) -> bool:
    """`no time`, `it's too long`, `I just don't trust him`: why one does it, and no other value than those
    that were `done`."""
    lows = plain_lows(said)
    if not lows or any(low[0].isdigit() for low in lows):
        return False
    lows = lows[lows[0] == "but" :]
    own = lows[:1] == ["i"] and lows[1:2] != [] and lows[1] in _OWN
    if not (own or lows[:1] == [] or _tells(said, lows)):
        return False
    barred = _BARRED - {"do", "busy"} | {"it", "that", "this"} if own else _BARRED
    other = any(token.capital and token.low not in done for token in said)
    if other or not lows or not barred.isdisjoint(lows[: -_PAIR if lows[-_PAIR:] in _TASTES else None]):
        return False
    return not names_things(scene, said) and scene.lexicon.entities.isdisjoint(lows)


def _tells(said: Tokens, lows: list[str]) -> bool:
    """`no time`, `too long`, `not worth it`, `it's too long`: what there is none of, how it is."""
    if lows[0] in {"no", "not"}:
        return lows[1:2] != [] and lows[1] in (_NONE if lows[0] == "no" else _NO_MERIT)
    if lows[0] in _TOO:
        return len(lows) > 1
    return lows[0] in _SUBJECTS and verb_of_another(said[said[0].low == "but" :]) > 0

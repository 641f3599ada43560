"""A scrap behind an act that names another value of what it did: `Town Square, actually.`, `And C6.`.

It is no sentence, and what it does to the act only its sender can say. What must stay true: nothing stands in
it but that value and words that lead up to it or regret; a name alone, which may be a call or a signature, is
none.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import times_at
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene, each

_ADDING: Final = words_in("and also plus then")
_SIGNS: Final = words_in(
    "actually rather sorry er erm um uh hm hmm oops whoops wait correction instead mean make namely "
    "alternatively"
)
_PLACING: Final = words_in("at on in to for with via by from through over against")
_LEADING: Final[frozenset[str]] = (
    _ADDING
    | _SIGNS
    | _PLACING
    | words_in("but or no only well ah oh okay ok it that is i the a an my , : -- ( ; . ...")
)
_TRAILING: Final[frozenset[str]] = _SIGNS | words_in(
    "then please thanks too though of course that is i mind you obviously naturally , . ! ) : ; --"
)
_BETWEEN: Final[frozenset[str]] = _PLACING | words_in(", and a the my constructor constructors")
_SPOKEN: Final = words_in("? you your")
_CRIES: Final = words_in("ah oh")
_MOST: Final = 12


def adds_on(tokens: Tokens) -> bool:
    """`And C6.`, `C6 too.`: whether a scrap leaves the act as it is and may be another one."""
    return tokens[0].low in _ADDING or any(token.low in {"too", "also"} for token in tokens)


def narrows(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """`(I discard Rum and Parrot.) Only Rum.`, `No, keep Parrot.`: a part of what they were done to."""
    lows = {token.low for token in tokens}
    if not acts or len(tokens) > _MOST or not _SPOKEN.isdisjoint(lows) or _NARROWING.isdisjoint(lows):
        return False
    begin, end = 0, len(tokens)
    while begin < end and tokens[begin].low in _LEADING | _NARROWING:
        begin += 1
    while end > begin and tokens[end - 1].low in _TRAILING:
        end -= 1
    told = {part for _, parts in parts_of(scene, acts[-1], tokens[begin:end]) for part in parts}
    params = {param for act in acts for param in act.action.params()}
    for param in params:
        values = (one for act in acts for one in each(act.action.params().get(param)))
        done = {str(one).lower() for one in values if one is not None}
        if told & done and done - told:
            return True
    return False


_NARROWING: Final = words_in("only just keep keeping except without save spare")


def past_case(tokens: Tokens) -> int:
    """`(I place a tile at B6.) If it is taken, C6.`: where the words behind a case begin; 0 without one."""
    lows = [token.low for token in tokens]
    if lows[0] not in _CASES or "," not in lows[:-1]:
        return 0
    return lows.index(",") + 1


_CASES: Final = words_in("if should unless failing otherwise alternatively else")


def another_value(scene: Scene, act: Act, tokens: Tokens, apart: bool) -> bool:
    """Whether a sentence is such a scrap behind the act; `apart` from it, it must say that it corrects it."""
    lows = {token.low for token in tokens}
    if len(tokens) > _MOST or not _SPOKEN.isdisjoint(lows) or (apart and _SIGNS.isdisjoint(lows)):
        return False
    begin, end = 0, len(tokens)
    while begin < end and tokens[begin].low in _LEADING and not _begins(scene, act, tokens, begin):
        begin += 1
    while end > begin and tokens[end - 1].low in _TRAILING:
        end -= 1
    said, around = tokens[begin:end], {t.low for t in (*tokens[:begin], *tokens[end:])}
    cried = tokens[-1].low == "!" and not around.isdisjoint(_CRIES) and around <= _CRIES | {",", "!"}
    times = times_at(said, 0) if said else None
    if times is not None and times[0] != 1 and times[1] == len(said):
        return True
    parts = [] if cried else parts_of(scene, act, said)
    named = {kind for kind, _ in parts}
    signs = _SIGNS | _PLACING | ({"that"} if "is" in around else set())
    if named == {"person"} and ("sorry" in around or around.isdisjoint(signs)):
        return False
    counts = any(isinstance(value, int) for value in act.action.params().values())
    if named == {"number"} and not counts and around.isdisjoint(_SIGNS):
        return False
    if len(said) == 1 and len(said[0].low) == 1 and scene.sender.lower().startswith(said[0].low):
        # what the sender signs with
        return False
    old = {str(one).lower() for one in act.values}
    return any(not told <= old for _, told in parts)


def parts_of(scene: Scene, act: Act, said: Tokens) -> list[tuple[str, set[str]]]:
    """The values that the words are, each with its kind; none where another word stands among them."""
    found: list[tuple[str, set[str]]] = []
    place = 0
    while place < len(said):
        read = [
            (value, kind) for kind in kinds_taken(scene, act) for value in values_at(scene, said, place, kind)
        ]
        read = [(value, kind) for value, kind in read if not value.doubt]
        told = max(read, key=lambda one: one[0].end, default=None)
        number = number_at(said, place)
        if told is not None and any(part not in {None, scene.sender} for part in told[0].parts):
            found.append((told[1], {str(part).lower() for part in told[0].parts if part is not None}))
            place = told[0].end
        elif number is not None:
            found.append(("number", {str(number[0])}))
            place = number[1]
        elif found and said[place].low in scene.lexicon.naming_words | _BETWEEN:
            place += 1
        else:
            return []
    return found if said[-1:] and said[-1].low not in _BETWEEN else []


def _begins(scene: Scene, act: Act, tokens: Tokens, place: int) -> bool:
    """Whether a value begins there with what may also be a word that leads up to one (`A`)."""
    return tokens[place].capital and any(
        values_at(scene, tokens, place, kind) for kind in kinds_taken(scene, act) if kind != "person"
    )


def kinds_taken(scene: Scene, act: Act) -> list[str]:
    """The kinds of the values that an act takes."""
    taken = scene.lexicon.kinds_taken.get(act.action.name, ())
    return [kind for kind in taken if kind == "person" or kind in scene.lexicon.own_kinds]

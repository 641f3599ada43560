"""Words in front of an act by which it is done elsewhere, at another time, in a case, or as a lie.

`Over on the pirate list, I ...`, `Come dusk, I ...`, `Given a better hand, I ...`, `Lie number two: I ...`:
whatever the sender is like in them, and however idle the words are one by one, nothing is done here and now.
What stays itself: `Come rain or shine, I ...`, `Back in town at last, I ...`, `Given the hour, I ...`.
"""

from typing import Final

from gamemaster.language.before.statements import pieces_of, states
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final = words_in(
    "over across back down up elsewhere come one some given with after just right shortly rehearsing "
    "pretending impersonating mimicking playing from in my our"
)
_MARKED: Final = words_in("lie lies fib fibs untruth falsehood false shape look gist now")
_MOST: Final = 8


def set_apart(scene: Scene, before: Tokens) -> bool:
    """Whether a piece of the words in front of an act sets it apart; of what tells something, the last."""
    if not before or before[0].low in {"i", "we"}:
        return False
    pieces = [piece for piece in pieces_of(before) if piece]
    if not pieces:
        return False
    colon = before[-1].low == ":"
    if _speaks_for_me(before, pieces[0]):
        return True
    told = any(states(piece) for piece in pieces)
    return any(_is_apart(scene, piece, colon) for piece in (pieces[-1:] if told else pieces))


def _is_apart(scene: Scene, piece: list[Token], colon: bool) -> bool:
    lows = [token.low for token in piece if token.low[0].isalnum()]
    if not lows or len(lows) > _MOST or (lows[0] not in _OPENING and _MARKED.isdisjoint(lows)):
        return False
    if colon and len(lows) <= _FEW and _labels(lows):
        return True
    return (
        _over_there(lows)
        or _comes(scene, piece, lows)
        or _some_day(lows)
        or _in_case(scene, lows)
        or _plays(lows)
        or _just_before(scene, piece, lows)
    )


_FEW: Final = 6
_LIES: Final = words_in("lie lies fib fibs untruth falsehood")
_LOOKS: Final = words_in("shape look gist")


def _labels(lows: list[str]) -> bool:
    """`Lie number two`, `Third lie today`, `The false one`, `The shape of it`."""
    lie = not _LIES.isdisjoint(lows) and not ({"no", "not", "without", "never"} | words.FINITE) & set(lows)
    look = any(low in _LOOKS and lows[p + 1 : p + 2] == ["of"] for p, low in enumerate(lows))
    return lie or look or lows[-2:] == ["false", "one"]


_VENUES: Final = words_in(
    "list lists table board server thread group league game games campaign channel forum room club guild "
    "circle match tournament discord slack lobby"
)
_AWAY: Final = words_in("over across elsewhere")
_RETURNING: Final = words_in("back down up")
_AT: Final = words_in("in on at among")
_PLAIN: Final = words_in("the our this my these a")
_HERE: Final = words_in("this our these here present current usual")
_ENDING: Final = words_in("which that who where when with for of from as after at in on i and")


def _over_there(lows: list[str]) -> bool:
    """`Over on the pirate list`, `Back on my old board`, and neither `Back in the game` nor `Over to me`."""
    if len(lows) <= 2 or lows[0] not in _AWAY | _RETURNING or lows[1] not in _AT:
        return False
    end = next((p for p in range(2, len(lows)) if lows[p] in _ENDING), len(lows))
    noun = lows[2:end]
    if not noun or noun[-1] not in _VENUES or not _HERE.isdisjoint(noun):
        return False
    other = not _PLAIN.issuperset(noun[:-1])
    return other or lows[0] in _AWAY or lows[end : end + 1] == ["of"]


_NO_COMING: Final = words_in(
    "on to what rain hell along now again wind hail sun and back then in out thunder shine flood fire "
    "snow storm or off over here there let hither"
)


def _comes(scene: Scene, piece: list[Token], lows: list[str]) -> bool:
    """`Come dusk`, `Come the next Council`: when it will be so; not `Come, Brask` or `Come what may`."""
    if lows[0] != "come" or not 1 < len(lows) <= _FEW or lows[1] in _NO_COMING:
        return False
    named = piece[1].capital and scene.referents.at(scene.text, piece, 1) is not None
    return not named and words.SUBJECTS.isdisjoint(lows)


_DAYS: Final = words_in("day morning evening night afternoon weekend")
_COUNTED: Final = NUMBER_WORDS | words_in("a an few")


def _some_day(lows: list[str]) -> bool:
    """`One fine day`, `Some sunny morning soon`, `Two rounds from now`."""
    if lows[-2:] == ["from", "now"]:
        return len(lows) > 2 and (lows[0] in _COUNTED or lows[0].isdigit())
    said = lows[:-1] if lows[-1] == "soon" else lows
    return lows[0] in {"one", "some"} and 1 < len(said) <= 3 and said[-1] in _DAYS


_ANY: Final = (NUMBER_WORDS | words_in("a an another any")) - words_in("zero")
_FIT: Final = words_in("right proper necessary")
_MORE: Final = words_in("more fewer less")
_SPANS: Final = words_in("days nights hours rounds weeks minutes turns day night hour round week turn minute")
_UTTERING: Final = words_in("mouth mouths lips beak jaws throat tongue")


def _in_case(scene: Scene, lows: list[str]) -> bool:
    """`Given a majority`, `With one credit more`, `With any other sponsor`, `in which case`."""
    if lows in (["in", "which", "case"], ["in", "that", "case"]):
        return lows[1] == "which"
    if len(lows) < 2:
        return False
    first, second = lows[0], lows[1]
    if first == "given":
        return second in _ANY or (second == "the" and lows[2:3] != [] and lows[2] in _FIT)
    if first == "with":
        ours = scene.lexicon.entities | scene.lexicon.nouns_of_things
        more = second in NUMBER_WORDS | {"a"} and len(lows) > 2 and lows[2] in _MORE
        counted = second in NUMBER_WORDS and lows[-1] in _MORE
        return counted or (more and not ours.isdisjoint(lows[3:])) or lows[1:3] in _OTHERS
    if first == "after":
        return second in NUMBER_WORDS and lows[2:3] == ["more"] and lows[-1] in _SPANS
    return first == "from" and "of" in lows and not _UTTERING.isdisjoint(lows)


_OTHERS: Final = (["any", "other"], ["a", "different"])
_PARTS: Final = words_in("devil part role parts roles advocate")
_FEIGNING: Final = words_in("rehearsing pretending impersonating mimicking")


def _plays(lows: list[str]) -> bool:
    """`Playing devil's advocate`, `Rehearsing my lines`, `Playing it through in my head`."""
    if lows[0] in _FEIGNING:
        return True
    through = "through" in lows and not {"head", "mind"}.isdisjoint(lows)
    return lows[0] == "playing" and (through or not _PARTS.isdisjoint(lows))


def _just_before(scene: Scene, piece: list[Token], lows: list[str]) -> bool:
    """`Just before Jun ends his turn`: when somebody else will have come so far; not `... beats me to it`."""
    if lows[0] not in {"just", "right", "shortly"} or lows[1:2] != ["before"] or len(piece) <= _PAIR:
        return False
    named = piece[2].capital and scene.referents.at(scene.text, piece, 2) is not None
    return named and "me" not in lows


_PAIR: Final = 3
_PUPPETS: Final = words_in("puppet puppets marionette doll dummy ego")


def _speaks_for_me(before: Tokens, first: list[Token]) -> bool:
    """`My sock puppet speaks up, and so I ...`: in whose person it is said."""
    lows = [token.low for token in first]
    own = lows[0] in {"my", "our"} and not _PUPPETS.isdisjoint(lows[1:4])
    return own and not {token.low for token in before[-2:]}.isdisjoint({"so", "and", ":"})

"""The words of a fragment behind an act, each by what it is to it: `And 3 gold for Tarn`, `and N W for P`.

`V` is a value that the act could have, `O` its own; `P` somebody, `S` somebody it was done to; `T` another
thing of the game, `N` a number, `D` a verb or what is made of one, `W` any other word of the game.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from gamemaster.language.english.numbers import OPENING, number_at
from gamemaster.language.english.tokens import Token, Tokens, parted, words_in
from gamemaster.language.values.describing import numbered
from gamemaster.language.values.things import things_at
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Scene
from gamemaster.language.vocabulary.shorthand import is_closed

LITTLE: Final = words_in(
    "a an the my and or but plus also too then so as for to from at on in with by of against over into it "
    "that this one is are be being was 's 'm am get gets got receives takes go goes follows follow comes "
    "come should would will do does has makes make made read reads say says said let him her them me mine "
    "no yes not oh ah well hm hmm er um okay ok now please sorry oops actually really rather instead fact "
    "indeed even just only alone first last second third next stop another again more extra still else "
    "once better thus hence therefore both all other others off out down up back here there where wait "
    "accepted fine letter letters welcome acceptable feeling everybody everyone anyone anybody nobody "
    "except save than correction erratum namely meant mean i.e ie e.g viz if need besides alternatively "
    "preferably ditto likewise"
)
"""What holds values together, and says nothing of its own."""
_MARKS: Final = words_in(', ; : -- ( ) . ! ... [ ] " *')
_NEXT: Final = words_in("then next and now")
"""`Then the Healer`, `Next stop Healer`: a word of the game with a capital behind these names something."""
_SWAPPING: Final = words_in("swap switch reverse flip")


def parts_of(tokens: Tokens) -> list[list[Token]]:
    """The words between marks."""
    return parted(tokens, _MARKS)


def is_little(symbols: Sequence[str]) -> bool:
    """Whether nothing stands there that says anything."""
    return all(low in LITTLE for low in symbols)


def is_known(symbols: Sequence[str]) -> bool:
    """Whether nothing stands there but little words and what is of the game."""
    return all(low in LITTLE or low.isupper() for low in symbols)


def symbols_of(scene: Scene, acts: Sequence[Act], part: Tokens) -> list[str]:
    """The words, with a sign in the place of each that is of the game; of the last act is what is its own."""
    found: list[str] = []
    old = {str(one).lower() for one in acts[-1].values} if part else set[str]()
    place = 0
    while place < len(part):
        symbol, place = _symbol(scene, acts, part, place, old)
        found.append(symbol)
    return found


def verb_of(lexicon: Lexicon, low: str) -> str:
    """The verb of the game that a word is, or that a noun is made of (`investment`, `exploration`)."""
    if low in lexicon.base_words:
        return low
    for ending, verbs_end in (("ment", ""), ("ation", "e")):
        if low.endswith(ending) and (base := low.removesuffix(ending) + verbs_end) in lexicon.base_words:
            return base
    doing = lexicon.bases(low, "gerund")
    return doing[0] if doing else ""


def holds_number(scene: Scene, act: Act) -> bool:
    """Whether the act holds a number that is none of a thing's."""
    params = act.action.params()
    things = {kind.name for kind in scene.lexicon.kinds.values() if kind.things}
    named = {param for param, kind in scene.lexicon.single.get(act.action.name, ()) if kind in things}
    return any(isinstance(value, int) and param not in named for param, value in params.items())


def _symbol(scene: Scene, acts: Sequence[Act], part: Tokens, place: int, old: set[str]) -> tuple[str, int]:
    act, token = acts[-1], part[place]
    if token.low in LITTLE and not token.capital and token.low not in OPENING:
        return token.low.strip("'"), place + 1
    if token.capital and token.low != "i":
        named = scene.referents.at(scene.text, part, place)
        if named is not None and scene.sender not in named.who:
            return ("S" if {who.lower() for who in named.who} & old else "P"), named.end
    number = _number(scene, part, place)
    if number is not None and 1 < number[0] == sum(one.action.name == act.action.name for one in acts):
        # how many there are
        return "O", number[1]
    best, end = "", place
    for symbol, value_end, told in _values(scene, act, part, place):
        if value_end > end:
            best, end = ("O" if told <= old else symbol), value_end
    if best:
        return best, end
    if number is not None:
        thing = token.low.isdecimal() and numbered(scene, token.low)
        return ("O" if str(number[0]) in old else "T" if thing else "N"), number[1]
    word = _word(scene.lexicon, token)
    names = word == "W" and token.capital and part[0].low in _NEXT
    return ("T" if names else word) or token.low.strip("'"), place + 1


def _number(scene: Scene, part: Tokens, place: int) -> tuple[int, int] | None:
    """The number that stands there and where it ends; `one` counts only in front of a noun of the game."""
    low = part[place].low
    if low == "one":
        counts = place + 1 < len(part) and _word(scene.lexicon, part[place + 1])
        return (1, place + 1) if counts else None
    read = number_at(part, place) if low not in {"a", "an"} else None
    return (int(read[0]), read[1]) if read is not None else None


def _values(scene: Scene, act: Act, part: Tokens, place: int) -> Iterator[tuple[str, int, set[str]]]:
    """The values that begin there, each with its sign, its end, and what it is."""
    token = part[place]
    small = len(token.low) == 1 and token.low.isalpha() and not token.capital
    if small or (token.low in LITTLE and not _is_letter(part, place)):
        return
    taken = scene.lexicon.kinds_taken.get(act.action.name, ())
    for kind in scene.lexicon.kinds.values():
        if kind.name in taken and not kind.open:
            read = values_at(scene, part, place, kind.name)
        elif kind.things and not kind.number:
            read = things_at(scene, part, place, kind)
        elif token.capital and part[0].low in _NEXT and is_closed(kind):
            read = values_at(scene, part, place, kind.name)
        else:
            continue
        for value in read:
            told = {str(one).lower() for one in value.parts if one is not None}
            if not value.doubt and told:
                yield ("V" if kind.name in taken else "T"), value.end, told


def _is_letter(part: Tokens, place: int) -> bool:
    """Whether a capital `A` is a letter there and no article."""
    token = part[place]
    return token.low == "a" and token.capital and (place > 0 or len(part) == 1)


def _word(lexicon: Lexicon, token: Token) -> str:
    low = token.low
    if low in LITTLE or low in _SWAPPING:
        return ""
    if verb_of(lexicon, low):
        return "D"
    return "W" if {low, low.removesuffix("s")} & lexicon.naming_words else ""

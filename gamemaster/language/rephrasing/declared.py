"""Acts under words of declaring and exercising: `I exercise my right to end my turn`, `I declare offer 2
withdrawn`.

They are put as the act itself (`I end my turn`). What must stay true: the words in front of the act say
nothing but that the sender does it, by a right of eir own, and now.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.clauses import verb_place
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.matching import stands
from gamemaster.language.vocabulary.scene import Scene

_SOLEMN: Final = words_in("exercise declare pronounce proclaim use make avail beg wish like want")
"""One of these is near the front of every such sentence."""
_EXERCISING: Final = (("exercise",), ("use",), ("make", "use", "of"), ("avail", "myself", "of"))
_WHOSE: Final = words_in("my the this")
_RIGHTS: Final = words_in("right rights power powers option privilege prerogative authority ability")
_WEEKLY: Final = words_in("weekly daily sacred solemn full good natural lawful legal own")
_OFFICES: Final = words_in("as a an the of under")
_LONGEST_OFFICE: Final = 4
_DECLARING: Final = words_in("declare pronounce proclaim")
_BEING: Final = (("to", "be"), ("as",), ("is", "hereby"), ("is",))
_BEGGING: Final = (
    ("beg", "to", "announce", "that"),
    ("beg", "to", "declare", "that"),
    ("beg", "to", "inform", "you", "that"),
    ("beg", "leave", "to", "announce", "that"),
    *(
        (*wishing, "to", *saying, "that")
        for wishing in (("wish",), ("would", "like"), ("'d", "like"), ("want",))
        for saying in (("announce",), ("report",), ("declare",), ("state",), ("inform", "you"))
    ),
)
_BARRED: Final[frozenset[str]] = (
    words.TAINT
    | words.CONDITION
    | words.SPEECH
    | words.SUBJECTS
    | words_in("that who which by yesterday already been was were has had ? :")
)
_LONGEST_OBJECT: Final = 8
_SHORTEST: Final = 4


def without_declaring(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with such an act for all that the sender says e does; else as they are."""
    tokens = _without_further_thats(tokens)
    greeted = _past_greeting(tokens)
    if greeted:
        rest = without_declaring(scene, tokens[greeted:])
        return [*tokens[:greeted], *rest] if len(rest) < len(tokens) - greeted else tokens
    if len(tokens) < _SHORTEST or tokens[0].low != "i" or _SOLEMN.isdisjoint([t.low for t in tokens[1:6]]):
        return tokens
    verb = verb_place(tokens, 1)
    if verb == len(tokens):
        return tokens
    for begging in _BEGGING:
        rest = tokens[verb + len(begging) :]
        if stands(tokens, verb, begging) and rest and rest[0].low == "i":
            return rest
    act = _after_right(scene, tokens, verb)
    if act:
        return [*tokens[:verb], *tokens[act:]]
    return _declared(scene, tokens, verb) if tokens[verb].low in _DECLARING else tokens


def _past_greeting(tokens: Tokens) -> int:
    """`Hello all, (I wish to report that I explore)`: where a greeting ends; 0 without one."""
    if not tokens or tokens[0].low not in _GREETING:
        return 0
    comma = next((p for p in range(1, min(len(tokens) - 1, _LONGEST_GREETING)) if tokens[p].low == ","), 0)
    return comma + 1 if comma and tokens[comma + 1].low == "i" else 0


_GREETING: Final = words_in("hello hi hey dear sir sirs madam greetings good friends everybody everyone")
_LONGEST_GREETING: Final = 6


def _after_right(scene: Scene, tokens: Tokens, verb: int) -> int:
    """Where the act stands behind `I exercise my weekly right as founder to`; 0 where none does."""
    place = next((verb + len(told) for told in _EXERCISING if stands(tokens, verb, told)), 0)
    if not place or place >= len(tokens) or tokens[place].low not in _WHOSE:
        return 0
    place += 1
    while place < len(tokens) and tokens[place].low in _WEEKLY:
        place += 1
    if place >= len(tokens) or tokens[place].low not in _RIGHTS:
        return 0
    place += 1
    to = next(
        (p for p in range(place, min(len(tokens), place + _LONGEST_OFFICE)) if tokens[p].low == "to"), 0
    )
    told = to > place and tokens[place].low not in _OFFICES
    act = to + 1
    return act if to and not told and act < len(tokens) and scene.lexicon.verb_at(tokens, act) else 0


def _declared(scene: Scene, tokens: list[Token], verb: int) -> list[Token]:
    """`I declare offer 2 withdrawn`: I withdraw offer 2."""
    limit = min(len(tokens), verb + 2 + _LONGEST_OBJECT)
    for place in range(verb + 2, limit):
        if tokens[place].low in _BARRED:
            return tokens
        thing = tokens[verb + 1 : place]
        being = next((told for told in _BEING if stands(thing, len(thing) - len(told), told)), ())
        thing = thing[: len(thing) - len(being)]
        thing = thing[1:] if thing and thing[0].low == "that" else thing
        if not thing or _BARRED & {token.low for token in thing}:
            continue
        for base in scene.lexicon.bases(tokens[place].low, "participle"):
            said = tokens[verb].changed(low=base)
            turned = [*tokens[:verb], said, *thing, *tokens[place + 1 :]]
            if scene.lexicon.verb_at(turned, verb):
                return turned
    return tokens


def _without_further_thats(tokens: list[Token]) -> list[Token]:
    """`Be it known that I start my turn; that I play the Owl`: every clause of it is declared."""
    lows = [token.low for token in tokens]
    if lows.count("that") < _PAIR:
        return tokens
    places = [p for p in range(1, len(lows) - 1) if lows[p] == "that" and lows[p + 1] == "i"]
    if len(places) < _PAIR or _PROCLAIMING.isdisjoint(lows[: places[0]]):
        return tokens
    further = {p for p in places[1:] if lows[p - 1] in {";", ",", "and"}}
    return [token for p, token in enumerate(tokens) if p not in further]


_PAIR: Final = 2
_PROCLAIMING: Final = words_in(
    "known declare announce proclaim state record recorded certify notice noted inform"
)

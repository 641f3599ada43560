"""Acts under words of declaring and exercising: `I exercise my right to end my turn`, `I declare offer 2
withdrawn`.

They are put as the act itself (`I end my turn`). What must stay true: the words in front of the act say
nothing but that the sender does it, by a right of eir own, and now.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.matching import stands
from gamemaster.language.vocabulary.scene import Scene

_SOLEMN: Final = words_in("exercise declare pronounce proclaim use make avail beg and")
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
    if len(tokens) < _SHORTEST or tokens[0].low != "i" or _SOLEMN.isdisjoint(t.low for t in tokens[1:6]):
        return tokens
    tokens = _without_doublet(scene, tokens)
    verb = 1
    while verb < len(tokens) - 1 and (tokens[verb].low in words.ADVERBS or tokens[verb].low == "do"):
        verb += 1
    for begging in _BEGGING:
        rest = tokens[verb + len(begging) :]
        if stands(tokens, verb, begging) and rest and rest[0].low == "i":
            return rest
    if stands(tokens, verb + 1, ("and",)) and verb + _PAIRED < len(tokens):
        return _without_verb_doublet(scene, tokens, verb)
    act = _after_right(scene, tokens, verb)
    if act:
        return [*tokens[:verb], *tokens[act:]]
    return _declared(scene, tokens, verb) if tokens[verb].low in _DECLARING else tokens


def _without_doublet(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I hereby and formally object`: one solemn word does for two."""
    paired = (
        len(tokens) > _SHORTEST
        and tokens[1].low in words.ADVERBS
        and tokens[2].low == "and"
        and tokens[3].low in words.ADVERBS
        and scene.lexicon.verb_at(tokens, 4)
    )
    return [*tokens[:2], *tokens[4:]] if paired else tokens


def _without_verb_doublet(scene: Scene, tokens: list[Token], verb: int) -> list[Token]:
    """`I hereby join and enter the Lanterns`: two verbs of one act, done to what stands behind both."""
    second = verb + _PAIRED
    one, other = scene.lexicon.verb_at(tokens, verb), scene.lexicon.verb_at(tokens, second)
    needs = any(slot.kind and not slot.optional for hit in other for slot in hit.what.frame.slots)
    solemn = any(token.low in words.ADVERBS for token in tokens[1:verb])
    same = {hit.what.frame.action for hit in one} & {hit.what.frame.action for hit in other}
    paired = any(hit.end > second for hit in one)
    if paired or not (solemn and needs and same) or tokens[verb].low == tokens[second].low:
        return tokens
    end = max(hit.end for hit in other)
    object_follows = end < len(tokens) and tokens[end].low not in {",", ".", "!", ";", "and"}
    return [*tokens[:verb], *tokens[second:]] if object_follows else tokens


_PAIRED: Final = 2


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
            said = tokens[verb]._replace(low=base)
            turned = [*tokens[:verb], said, *thing, *tokens[place + 1 :]]
            if scene.lexicon.verb_at(turned, verb):
                return turned
    return tokens

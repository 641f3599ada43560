"""Greetings, names and places at the front of a sentence: whom it addresses, and from where."""

from typing import Final

from gamemaster.language.before.endearments import past_endearment
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

GREETINGS: Final = words_in(
    "hi hello hey heya hiya howdy dear greetings thanks thank good ok okay well welcome cheers"
)
"""Words that open a greeting."""
HOURS: Final = words_in("morning afternoon evening")
"""Words that are one, right before what is done: `Morning all, I vote for Brask.`"""
SORRY: Final = words_in("sorry apologies pardon")
"""Words that are one in front of a name alone: `Sorry Brask, I vote for you.`"""
GREETING_WORDS: Final = GREETINGS | HOURS | SORRY


def greeting_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """Where a greeting of a few words ends, at its comma, or at the colon behind `Dear Tarn`."""
    if tokens[start].low in SORRY:
        return past_apology(scene, tokens, start)
    if tokens[start].low in HOURS:
        comma = start + 1 + (tokens[start + 1 : start + 2] != [] and tokens[start + 1].low in _ADDRESSED)
        behind = [token.low for token in tokens[comma : comma + 2]]
        return comma if behind in ([",", "i"], ["!", "i"], ["--", "i"]) else None
    for place in range(start + 1, min(len(tokens), start + 8)):
        low = tokens[place].low
        if low in {",", "!", "--"} or (low == ":" and _is_salutation(scene, tokens[start:place])):
            return place
        if low == "or" and tokens[place + 1 : place + 2] != [] and tokens[place + 1].low in _MADAM:
            # "Dear Sir or Madam"
            continue
        if low in words.TAINT or low in {"i", "we"} or low in scene.lexicon.verb_words:
            return None
    return None


_MADAM: Final = words_in("madam madame ma'am")


def _is_salutation(scene: Scene, said: Tokens) -> bool:
    """`Dear Tarn`, `Dear Hale`, which is no label: somebody who takes part is addressed."""
    if said[0].low != "dear":
        return False
    named = scene.referents.at(scene.text, said, 1)
    return (named is not None and named.end == len(said)) or scene.referents.gm_at(said, 1) == len(said)


def origin_at(scene: Scene, tokens: Tokens, place: int) -> Value | None:
    """`From Town Square, I ...`: where the act starts."""
    for kind in scene.lexicon.kinds.values():
        if kind.only_exit:
            for value in values_at(scene, tokens, place, kind.name):
                if value.end < len(tokens) and tokens[value.end].low in {",", "i", "--"}:
                    return value
    return None


def name_or_place_end(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """`At the Healer,`, `Tarn,` and `To the game master:` at the front of a sentence."""
    if tokens[place].low in {"at", "in", "on", "here"}:
        begin = place + 2 if tokens[place].low == "here" else place + 1
        for kind in scene.lexicon.kinds.values():
            if kind.only_exit:
                for value in values_at(scene, tokens, begin, kind.name):
                    if value.end < len(tokens) and tokens[value.end].low in {",", "i", ":"}:
                        return value.end
        return None
    named_gm = scene.referents.gm_at(tokens, place + (tokens[place].low == "to"))
    if (addressed := named_gm or _office_at(tokens, place)) is not None:
        return (
            addressed if addressed < len(tokens) and tokens[addressed].low in {",", "--", "!", ":"} else None
        )
    if [token.low for token in tokens[place + 1 : place + 5]] == [",", "please", "let", "me"]:
        # "Keeper, please let me", whoever that is
        return place + 2
    named = scene.referents.at(scene.text, tokens, place)
    if named is None or named.end >= len(tokens) or tokens[named.end].low not in {",", "--", "!"}:
        return None
    after = past_endearment(tokens, named.end) + 1
    if after >= len(tokens) or not (
        tokens[after].low in {"i", "hereby"}
        or set_phrases.LEADS.at(tokens, after)
        or _past_filler(tokens, after)
    ):
        return None
    scene.addressee = named.who[0] if len(named.who) == 1 else ""
    return after


def _office_at(tokens: Tokens, place: int) -> int | None:
    """`To the Game Master:`, `Esteemed gamemaster,`: past the office of who runs the game."""
    addressed = tokens[place].low in {"to", "dear"}
    while place < len(tokens) and tokens[place].low in _TO_OFFICE:
        place += 1
    lows = [token.low for token in tokens[place : place + 2]]
    office = 2 if lows == ["game", "master"] else int(lows[:1] != [] and lows[0] in _OFFICES)
    # "Game Master: I explore." may be e who speaks
    spoken = not addressed and [t.low for t in tokens[place + office : place + office + 1]] == [":"]
    return place + office if office and not spoken else None


_TO_OFFICE: Final = words_in("to the our my most dear esteemed honoured honored respected noble good")
_OFFICES: Final = words_in("gm gamemaster referee contestmaster")


def _past_filler(tokens: Tokens, place: int) -> bool:
    """`(Tarn,) nothing personal, I`: whether a filler and its comma are all that stands in front of `I`."""
    filler = set_phrases.FILLERS.longest(tokens, place)
    return filler is not None and [t.low for t in tokens[filler.end : filler.end + 2]] == [",", "i"]


def past_apology(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """`Sorry Brask, (I vote for you)`: where the name ends of whom the sender is sorry for. It may put right
    what was done before it, and is asked for in front of the first act alone."""
    if scene.acted or not (tokens[place + 1 : place + 2] and tokens[place + 1].capital):
        return None
    return name_or_place_end(scene, tokens, place + 1)


_ADDRESSED: Final = words_in(
    "everyone everybody all folks friends ladies gentlemen you lot guys people comrades countrymen romans "
    "villagers townsfolk townspeople neighbours neighbors players others sirs madams citizens colleagues "
    "team gang wolves"
)
_FONDLY: Final = words_in(
    "dear my good fellow and the other sweet gentle esteemed honoured beloved honourable noble among"
)


def without_address(scene: Scene, pieces: list[list[Token]]) -> list[list[Token]]:
    """The pieces of an opening without those that only address all or the game master, if any are left."""
    left = [piece for piece in pieces if not addresses(scene, piece)]
    return left or pieces


def addresses(scene: Scene, piece: Tokens) -> bool:
    """Whether a piece of an opening only addresses all or the game master."""
    if not piece:
        return False
    if scene.referents.gm_at(piece, 0) == len(piece):
        return True
    lows = {token.low for token in piece}
    return lows <= _ADDRESSED | _FONDLY and not lows.isdisjoint(_ADDRESSED)


def past_proclamation(tokens: Tokens, place: int) -> int | None:
    """Where `Let it be known throughout the land that` ends; None where nothing is proclaimed."""
    lows = [token.low for token in tokens[place : place + _MOST_OF_PROCLAMATION]]
    if lows[0] in _AWAY and lows[1:3] in (["i", "go"], ["we", "go"]) and lows[3:5] in _TO_ACTS:
        # in "Down I go: I walk" the first clause only says what the second does
        return place + 4
    begin = 3 if lows[:3] == ["let", "it", "be"] else 2
    if begin == 2 and lows[:2] != ["be", "it"]:
        return None
    if lows[begin : begin + 1] == [] or lows[begin] not in _KNOWN:
        return None
    if "that" not in lows:
        return _end_of_cry(tokens, place + begin + 1)
    end = lows.index("that")
    barred = words.FINITE | words.SPEECH | words.CONDITION | words.UNREAL | {"i", "we"}
    books = _BOOKS if lows[begin + 1 : begin + 2] == ["in"] else frozenset[str]()
    return None if set(lows[begin + 1 : end]) & (barred - books) else place + end + 1


def _end_of_cry(tokens: Tokens, place: int) -> int | None:
    """`(Let it be proclaimed) from the roof, and from the pub, which is higher:`: the colon, where the words
    in front of it tell no more than where it is heard."""
    near = range(place, min(len(tokens), place + _LONGEST_CRY))
    colon = next((p for p in near if tokens[p].low == ":"), None)
    if colon is None:
        return None
    told = [token.low for token in tokens[place:colon]]
    return colon if _NO_CRY.isdisjoint(told) else None


_LONGEST_CRY: Final = 30
_NO_CRY: Final = (
    words.SPEECH
    | words.CONDITION
    | words.TAINT
    | words.UNREAL
    | words.OFTEN
    | words_in("i we you that by as like after until was were had next who whom how what following this")
) - words_in("every each everyone everybody both")
_AWAY: Final = words_in("off down up out in back on away over here there round under along")
_TO_ACTS: Final = ([":", "i"], ["--", "i"], [";", "i"])
_KNOWN: Final = words_in(
    "known noted recorded proclaimed remembered seen heard entered written inscribed set registered cried "
    "announced declared published shouted sung trumpeted"
)
_BOOKS: Final = words_in("log report history minutes record")
_MOST_OF_PROCLAMATION: Final = 14

"""Sentences that speak of the game in words that no frame reads, and may yet make a move.

`My left constructor now makes a 4`, `Let offer 2 be withdrawn`, `Offer 2 is off` are asked about where they
are all of a mail: whoever writes no more than that has something to say. What is said to be done hereby is
asked about in any mail. What tells of the past, of others, of what may be, or asks, or only gives an opinion,
is no move.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english import words
from gamemaster.language.english.tokens import DOCUMENT, Token, Tokens, plain_lows, tokenize, words_in
from gamemaster.language.english.verbs import BASES, is_past
from gamemaster.language.frames.matching import Filling
from gamemaster.language.sentences.immaterial import done_to_nothing
from gamemaster.language.values.bare import only_values
from gamemaster.language.values.describing import names_things, numbered
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import own_values_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

_MOVING: Final = words_in(
    "let consider count me my mine hereby herewith now henceforth becomes become gets get receives "
    "goes go shall starts begins = off withdrawn cancelled named called wanted offered offering "
    "please"
)
_LONGEST: Final = 16
_MARKS: Final = 3
_BARRED: Final[frozenset[str]] = (
    words.CONDITION
    | words.SPEECH
    | words.FICTION
    | words_in(
        "? you your yours he she they we his her their our who what why how was were has had been did "
        "not n't 't never no nor could might may think hope wish know see because so but there example "
        "yesterday later soon tomorrow thanks thank sorry intend want intending will 'll would after "
        "until when only always often us 's thinking willing about whoever usually sometimes every "
        "should must ought nobody noone"
    )
)
_BEING: Final = words_in("is are am 'm 're")
_AS_OF_NOW: Final = words_in("hereby herewith now henceforth off withdrawn cancelled named called")
_IDLE: Final = words_in(
    "like love hate hope think know see wonder feel need enjoy find remember forget wish guess "
    "suppose believe agree understand mean miss admire prefer regret doubt read write wrote ask "
    "explain promise expect look wait worry have own count keep live work sit stand say tell"
)
_POINTING: Final = words_in("it them this")
_SO_NEAR: Final = 300


def of_something_told(scene: Scene, tokens: Tokens, fillings: Sequence[Filling]) -> bool:
    """`Your offer is very fair and I accept it`: whether a verb of the game is done to `it`, and the words
    before speak of something that the verb takes, though nobody can tell of which."""
    places = {f.end for f in fillings if not f.filled and f.end < len(tokens)}
    if not any(
        tokens[place].low in _POINTING and (place + 1 == len(tokens) or tokens[place + 1].low in _ENDING)
        for place in places
    ):
        return False
    kinds = (scene.lexicon.kinds.get(slot.kind) for f in fillings for slot in f.ready.frame.slots)
    return tells_of(scene, [kind for kind in kinds if kind is not None], tokens[min(places)].start)


def done_to_it(tokens: Tokens, verb: int, ready: Ready) -> bool:
    """`I drink it.`: a verb of the game alone is done to something that nothing has named."""
    named = tokens[verb + 1 : verb + 2]
    own = ready.frame.strength != "common" and tokens[verb].low not in words.STATIVE
    return own and named != [] and named[0].low in _ALONE and _ends_there(tokens, verb + 2)


_ALONE: Final = words_in("it them that those")


def _ends_there(tokens: Tokens, place: int) -> bool:
    return place >= len(tokens) or tokens[place].low in _ENDING - {"at", "with"}


def points_or_names(scene: Scene, tokens: Tokens, fillings: Sequence[Filling]) -> bool:
    """`I set it to B`, `I invest here`, `I set: left A`: whether behind a verb of the game nothing stands up
    to the end but values of the game and words that point at something said elsewhere."""
    end = max(filling.end for filling in fillings)
    said = [token for token in tokens[end:] if token.low not in _STOPS]
    rest = [token for token in said if token.low not in _POINTED]
    done = scene.acted or any(scene.deeds)
    if len(said) > _MOST_POINTED or (done and any(token.low == "it" for token in said)):
        return False
    # what "I play it" alone is done to may be a piano
    elsewhere = any(token.low in _ELSEWHERE for token in said)
    return only_values(scene, rest, people=False) if rest else elsewhere


_STOPS: Final = words_in(". ! : ,")
_POINTED: Final = words_in(
    "it this that them these those here there same likewise other another one way all both mine the to on at "
    "in into with from for as well too again now or"
)
_ELSEWHERE: Final = words_in("here there same likewise way both mine")
_MOST_POINTED: Final = 8


def tells_of(scene: Scene, kinds: Sequence[Kind], end: int) -> bool:
    """Whether the words before the offset `end` call something of those kinds by its noun (`your offer`)."""
    called = {noun for kind in kinds if kind.things for noun in kind.called}
    before = tokenize(scene.text, max(0, end - _SO_NEAR), end)
    return any(token.low in called or token.low.removesuffix("s") in called for token in before)


_ENDING: Final = frozenset({".", "!", ",", ";", "--", ")", "and", "then", "at", "with", "gladly", "happily"})


def unclear_object(scene: Scene, tokens: Tokens, fillings: Sequence[Filling]) -> str:
    """Why a move of which no frame knows the object is asked about; "" where it is not."""
    if _undoes_all(scene, tokens, fillings):
        return "incomplete"
    if _answers_several(tokens, fillings):
        return "which_one"
    if _hands_in(scene, tokens, fillings):
        return "vague"
    if _measures_only(tokens, fillings):
        return "which_one"
    return "on_behalf_of_whom" if _of_anothers(scene, tokens, fillings) else ""


def _hands_in(scene: Scene, tokens: Tokens, fillings: Sequence[Filling]) -> bool:
    """`I put forward the text Tarn posted as a proposal`, `I urgently propose {...}`: a text is handed in."""
    if all(f.ready.frame.action not in scene.lexicon.takes_texts for f in fillings):
        return False
    lows = [token.low for token in tokens]
    below = lows[-1] == DOCUMENT or (scene.text[tokens[-1].end :].lstrip()[:1] == "{" and "propose" in lows)
    return below or {"as", "proposal"} <= set(lows)


def _measures_only(tokens: Tokens, fillings: Sequence[Filling]) -> bool:
    """`I sell it all`, `I exchange half of what I have`: only how much is said, and nothing of what."""
    told = [token.low for token in tokens[max(f.end for f in fillings) :] if token.low[0].isalnum()]
    if not told or (told[0] in {"it", "them"} and "all" not in told):
        # what they stand for is known by its name, or is none of the game
        return False
    return told[0] in _MEASURES and _OF_WHAT.issuperset(told)


_MEASURES: Final = words_in("it them half some most all everything whatever what both enough")
_OF_WHAT: Final[frozenset[str]] = _MEASURES | words_in(
    "of the rest my i have own hold got 've left here there now today please too as well"
)


def _asks_anybody(tokens: Tokens) -> bool:
    """`Please, someone, place a tile at D8.`: what anybody but the sender is to do."""
    opening = [token.low for token in tokens[:_FEW] if token.low[0].isalpha() and token.low not in _PLEASE]
    return opening[:1] != [] and opening[0] in _ANYBODY and _SENDER.isdisjoint(token.low for token in tokens)


_PLEASE: Final = words_in("please oh well so but and will would can could")
_SENDER: Final = words_in("i me my :")
_ANYBODY: Final = words_in("somebody someone anybody anyone everybody everyone")


def _undoes_all(scene: Scene, tokens: Tokens, fillings: Sequence[Filling]) -> bool:
    """`I withdraw all my votes`, `I drop my objections`: something of the sender's is taken back that no
    frame knows."""
    if not any(f.ready.frame.action.startswith(_UNDOING) for f in fillings):
        return False
    lows = [token.low for token in tokens[min(f.end for f in fillings) :]]
    owned = next((place for place, low in enumerate(lows[:_FEW]) if low in _OWNED), -1)
    called = scene.lexicon.nouns_of_things | _TAKEN
    said = {low.removesuffix("s") for low in lows[owned + 1 : owned + _FEW - 1] if len(low) >= _FEW}
    return owned >= 0 and (not called.isdisjoint(said) or lows[owned:] == ["everything"])


_UNDOING: Final = ("retract", "withdraw")
_FEW: Final = 4
_OWNED: Final = words_in("my all both every each these those everything")
_TAKEN: Final = words_in("vote ballot objection intent intention proposal offer everything")


def _answers_several(tokens: Tokens, fillings: Sequence[Filling]) -> bool:
    """`I object to both`, `I object to Brask's intent`: intents that nobody can tell."""
    answering = {f.ready.frame.action for f in fillings} & _ANSWERING
    lows = [token.low for token in tokens[min(f.end for f in fillings) :]]
    lows = lows[lows[:1] == ["to"] :]
    if "object" in answering and lows[:1] and lows[0] in _ALL and (len(lows) < _FEW - 1 or lows[1] == "of"):
        return True
    return bool(answering) and not _INTENTS.isdisjoint(lows[:_FEW]) and "'s" in lows[:_FEW]


_ANSWERING: Final = words_in("object support")
_ALL: Final = words_in("both all them these those everything")
_INTENTS: Final = words_in("intent intents intention intentions")


def _of_anothers(scene: Scene, tokens: Tokens, fillings: Sequence[Filling]) -> bool:
    """`I cast Tarn's vote for 31`: something is done with what is somebody else's."""
    for place in {f.end for f in fillings}:
        named = scene.referents.at(scene.text, tokens, place) if place < len(tokens) else None
        behind = [token.low for token in tokens[named.end : named.end + 2]] if named is not None else []
        if named is not None and scene.sender not in named.who and behind[:1] == ["'s"]:
            return not _DONE_WITH.isdisjoint(behind)
    return False


_DONE_WITH: Final = words_in("vote votes ballot turn move moves")


def goes_unheard(scene: Scene, tokens: list[Token], lows: frozenset[str]) -> bool:
    """Whether the sentence is all of a mail, or says `hereby`, and may tell of a move that is made by it."""
    solemn = scene.signed and tokens[-1].low not in _OPENING and not lows.isdisjoint(_SOLEMN)
    alone = (
        solemn
        or _labelled(scene, tokens)
        or (_PLEADING in lows and _asked_for_sender(scene, tokens))
        or len(scene.text.strip()) - (tokens[-1].end - tokens[0].start) <= _MARKS
        or (_PLEADING in lows and scene.signed and _orders(scene, tokens))
    )
    if not alone or len(tokens) > _LONGEST or _asks_anybody(tokens):
        return False
    if not lows.isdisjoint(_BARRED) or lows.isdisjoint(_MOVING):
        return False
    if not lows.isdisjoint(_BEING) and lows.isdisjoint(_AS_OF_NOW):
        return False
    if any(token.low == "me" and p and is_past(tokens[p - 1].low) for p, token in enumerate(tokens)):
        # "the armor that he sold me"
        return False
    subject = next((p for p, token in enumerate(tokens) if token.low == "i"), -1)
    verb = next(
        (p for p in range(subject + 1, len(tokens)) if tokens[p].low not in words.ADVERBS), len(tokens) - 1
    )
    told = tokens[verb].low in _DOING_NOTHING or is_past(tokens[verb].low)
    if subject >= 0 and told and not (solemn and subject):
        # "the community I founded is hereby named Jade"
        return False
    if subject >= 0 and done_to_nothing(scene, tokens, verb):
        return False
    who = person_at(scene, tokens, 0) if subject < 0 else None
    if who is not None and who.parts[0] != scene.sender:
        return False
    named = scene.lexicon.naming_words if solemn else scene.lexicon.entities
    return not lows.isdisjoint(named) or names_things(scene, tokens) or _numbers_thing(scene, tokens)


def _orders(scene: Scene, tokens: Tokens) -> bool:
    """`A tile at C4, please.`: whether a paragraph is but something of the game that one would like."""
    text = scene.text
    before, behind = text[: tokens[0].start].rstrip(" "), text[tokens[-1].end :].lstrip(" ")
    alone = (not before or before.endswith("\n\n")) and (not behind.strip() or behind.startswith("\n\n"))
    return alone and tokens[0].low in _ARTICLES and (names_things(scene, tokens) or _squares(tokens))


def _squares(tokens: Tokens) -> bool:
    """`C4`: a letter right before a number."""
    return any(len(a.low) == 1 and b.low.isdecimal() and a.end == b.start for a, b in pairwise(tokens))


_ARTICLES: Final = words_in("a an one the two three")
_PLEADING: Final = "please"


def _numbers_thing(scene: Scene, tokens: Tokens) -> bool:
    """`Proposal 31`: one of the game's things by what it is called and its number."""
    called = scene.lexicon.nouns_of_things | _TAKEN
    return scene.signed and any(
        noun.low in called and number.low.isdecimal() and numbered(scene, number.low)
        for noun, number in pairwise(tokens)
    )


def _asked_for_sender(scene: Scene, tokens: Tokens) -> bool:
    """`Keeper, please put Rum down for me`: done in the sender's place."""
    lows = [token.low for token in tokens if token.low[0].isalnum()]
    return scene.signed and "please" in lows[:3] and lows[-2:] == ["for", "me"]


_SOLEMN: Final = words_in("hereby herewith")
_DOING_NOTHING: Final = _IDLE | _BEING
_OPENING: Final = _SOLEMN | {":"}


def _labelled(scene: Scene, tokens: Tokens) -> bool:
    """`My middle machine: set it to E`: something of the sender's, and behind a colon what is done to it."""
    lows = [token.low for token in tokens]
    colon = lows.index(":") if ":" in lows[:_MOST_IN_LABEL] else 0
    if not colon or "my" not in lows[:colon] or colon + 1 >= len(lows):
        return False
    return not scene.lexicon.entities.isdisjoint(lows[:colon]) and lows[colon + 1] in scene.lexicon.base_words


_MOST_IN_LABEL: Final = 6


def wished_for(scene: Scene, tokens: Tokens, start: int) -> bool:
    """`The Healer next, please.`: something of the game, and that one would like it, without a verb."""
    begin = start + (tokens[start].low == "the")
    if not scene.near or _WISHING.isdisjoint(plain_lows(tokens[begin:])):
        return False
    ends = [value.end for value in own_values_at(scene, tokens, begin)]
    rest = tokens[max(ends) :] if ends else ()
    return bool(rest) and all(t.low in _BESIDE_WISH or not t.low[0].isalnum() for t in rest)


_WISHING: Final = words_in("please next")
_BESIDE_WISH: Final = words_in(
    "please next for me now then thanks if you 'd would be so good kind stop time my"
)


def runs_on(scene: Scene, tokens: Tokens, end: int) -> bool:
    """`I invest in Teal rich by Friday`: words that no preposition joins to the act stand between it, which
    goes as far as `end`, and a time, so that the time need not be its own."""
    if end + 1 >= len(tokens) or not tokens[end].low[0].isalpha():
        return False
    if tokens[end].low in _JOINING_ON and not _opens_reason(tokens[end].low, tokens[end + 1].low):
        return False
    times = scene.lexicon.times
    return not any(times.at(tokens, place) for place in range(end, min(end + _AT_ONCE, len(tokens))))


_JOINING_ON: Final = words.PREPOSITIONS | words_in("to of into onto as and or with")


def _opens_reason(opener: str, following: str) -> bool:
    """`as healing twice a day would ruin it`, `to save the other for later`: of which a time may be."""
    return following in BASES if opener == "to" else opener == "as" and following not in _MEASURED


_MEASURED: Final = words_in(
    "of from on at soon planned usual agreed always ever before early late long if when"
)
_AT_ONCE: Final = 2


def told_up_to(tokens: Tokens, start: int) -> int:
    """Where more is only told of what was named: `3 gold to Tarn, who lent me a torch`."""
    near = range(start + 1, len(tokens) - 1)
    parted = (p for p in near if tokens[p].low == "," and tokens[p + 1].low in _RELATING)
    return next(parted, len(tokens))


_RELATING: Final = words_in("who which whose")

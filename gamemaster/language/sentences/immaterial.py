"""Verbs of a game with objects that no game has: `I take your point`, `I see Joss has gone quiet`.

What must stay true: what is done is done to something of the mind, of speech or of one's days and to nothing
besides, so that behind it neither a number stands nor anything else that could be handed over, chosen or
played (`I give Tarn my thanks and 3 gold`). What could be a vote, a leave or a consent in other words
(`I give proposal 52 my blessing`, `I take my leave`) is none of it.
"""

from collections.abc import Container
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.tails.next_clauses import next_clause
from gamemaster.language.values.describing import names_things, refers
from gamemaster.language.vocabulary.scene import Scene

_IMMATERIAL: Final = words_in(
    "view views point points joke jokes feeling feelings impression idea sense hint gist drift opinion hope "
    "hopes faith pride pleasure comfort delight joy interest umbrage credit blame care time attention breath "
    "mood shame words names compliment compliments apology apologies thanks sympathy "
    "condolences congratulations regards wishes praise excuse excuses explanation advice remark remarks "
    "thoughts thought toast example secret theory theories conclusion conclusions courage patience evenings "
    "evening weekend weekends holidays day week month year notice consolation gossip criticism mails glances "
    "punches holes sources arguments argument suspects marks smile smiles wink nod"
)
_OPENING: Final = words_in(
    "a an the my your his her their our its no some any another every that this much more less"
)
_OF_A_CARD: Final = {"play": words_in("fool fiddle"), "discard": words_in("theory theories")}
"""Of verbs whose object may be any card, what it is in a turn of phrase (unlike `I play the joke`)."""
_INDIRECT: Final = words_in("you him her them us everybody everyone")
_MOST_QUALITIES: Final = 3
_POINTING: Final = words_in("about of on to for in at with by as from against when while where that because")
_POINTED: Final = words_in("it this that")
_ONLY_FELT: Final = words_in("take get see")
_FELT: Final = words_in("personally seriously lightly literally calmly badly hard")
_TAKEN_AS: Final = words_in("compliment insult joke warning sign hint")
_HOW_MUCH: Final = words_in("now all too quite so very far rather completely entirely")
_BEING: Final = words_in("is has was had does did can could would seems")
_SEEING: Final = words_in("see find")
_TELLING: Final[frozenset[str]] = _SEEING | words_in("hold submit maintain note point")
_OUTRIGHT: Final = words_in("hereby herewith my")
_MOST_IN_SUBJECT: Final = 5
_NOBODY: Final = (["others"], ["itself"], ["themselves"], ["experts"], ["historians"])
_ADDING: Final = words_in("and plus , ; : -- ( or but")
_JOINING: Final[frozenset[str]] = _ADDING | {"with"}
_ASKED: Final = words_in("what why how where")
_GOING_ON: Final = words_in("is are 's")


def series_behind_it(scene: Scene, tokens: Tokens, verb: int) -> int:
    """`I take your point and vote for Tarn`, `I give up, and explore`: the mark or `and` right behind such an
    object or phrase, with a verb of the game after it; the end where there is none."""
    phrase = words.PHRASAL.longest(tokens, verb)
    for place in range(verb + 1, len(tokens) - 1):
        if tokens[place].low in _SERIES:
            after, last = place + 1 + (tokens[place + 1].low in {"and", "then"}), tokens[place - 1].low
            idle = last in _CLOSING or (phrase is not None and phrase.end == place and last not in _SENT)
            idle = idle or (tokens[verb].low, last) == ("get", "it")
            known = after < len(tokens) and bool(scene.lexicon.verb_at(tokens, after))
            return place if known and idle else len(tokens)
    return len(tokens)


_SENT: Final = words_in("it this that the you your his her my")
_SERIES: Final = words_in(", ; and")
_CLOSING: Final[frozenset[str]] = _IMMATERIAL | _FELT | _TAKEN_AS


def done_to_nothing(
    scene: Scene, tokens: Tokens, verb: int, filled: int = 0, opened: Container[str] = ()
) -> bool:
    """Whether the object of the verb at `verb` is nothing that a game has, with nothing of a game beside
    it; what fills a frame up to the place `filled` is no more than a part of that object, and behind one of
    the words `opened` stands what the verb takes."""
    if verb + 1 >= len(tokens):
        return False
    if _tells(scene, tokens, verb) or _leaves_to(scene, tokens, verb):
        return True
    if tokens[verb].low in _UNSAFE:
        return False
    return _of_the_mind(scene, tokens, verb, filled, opened) or (
        (not filled or tokens[verb + 1].low in _POINTED) and _taken_to_heart(scene, tokens, verb)
    )


_UNSAFE: Final = words_in("intend vote cast propose support second submit cancel retract withdraw")
"""Verbs whose object may be a move in other words (`I cast my thoughts FOR 52`)."""


def _of_the_mind(scene: Scene, tokens: Tokens, verb: int, filled: int, opened: Container[str]) -> bool:
    """`I take a dim view of Draw 2`, `I offer you my sympathy`, `I save my best arguments for later`."""
    place = verb + 1
    behind = _past_receiver(scene, tokens, place)
    if behind < len(tokens) and tokens[behind].low in _OPENING:
        place = behind
    begin = place + (tokens[place].low in _OPENING)
    ours, meant = scene.lexicon.naming_words, _OF_A_CARD.get(tokens[verb].low, _IMMATERIAL)
    for end in range(begin, min(len(tokens), begin + _MOST_QUALITIES)):
        token = tokens[end]
        if token.capital or token.low in ours or not token.low.isalpha() or token.low in _JOINING:
            return False
        if token.low in meant:
            return end >= filled and _nothing_besides(scene, tokens, verb, end + 1, opened)
    return False


def _past_receiver(scene: Scene, tokens: Tokens, place: int) -> int:
    """The place behind whom something is given to, by whatever title; `place` where that is nobody."""
    if tokens[place].low in _INDIRECT:
        return place + 1
    if not tokens[place].capital:
        return place
    named = scene.referents.at(scene.text, tokens, place)
    return (named.end if named is not None else scene.referents.gm_at(tokens, place)) or place + 1


def _nothing_besides(scene: Scene, tokens: Tokens, verb: int, place: int, opened: Container[str]) -> bool:
    """Whether the words behind such an object tell of it, and hold nothing more that could be done."""
    follows = tokens[place].low if place < len(tokens) else "."
    if follows[0].isalnum() and follows not in _POINTING | words.ADVERBS | _JOINING:
        return False
    following = next_clause(scene, tokens, place)
    rest = tokens[place:following]
    if follows in {"of", "about", "that"} and tokens[verb].low in _ONLY_FELT:
        # what it is of is only looked at, unless it is taken from somewhere ("the joy of the 3")
        first = next((p for p, t in enumerate(rest) if t.low in _JOINING or t.low in _OPENING), len(rest))
        rest = rest[first:]
    elif follows in opened and refers(scene, rest):
        return False
    return not _bears(scene, rest)


def _bears(scene: Scene, rest: Tokens) -> bool:
    """Whether the words may hold what is handed over or chosen beside it, or one more thing that is done."""
    lows = {token.low for token in rest}
    if not NUMBER_WORDS.isdisjoint(lows) or any(low[0].isdigit() for low in lows):
        return True
    if any(token.capital and len(token.low) == 1 and token.low not in {"i", "a"} for token in rest):
        return True
    if not _ADDING.isdisjoint(lows) and not _speaks_to_somebody(scene, rest):
        added = any(joint.low in _ADDING and after.low in _OPENING for joint, after in pairwise(rest))
        return added or refers(scene, rest)
    return not _JOINING.isdisjoint(lows) and (
        not scene.lexicon.entities.isdisjoint(lows) or names_things(scene, rest, shaped=False)
    )


def _speaks_to_somebody(scene: Scene, rest: Tokens) -> bool:
    """`, Brask.`: who is addressed at the end."""
    comma = next((p for p, token in enumerate(rest) if token.low in _ADDING), len(rest))
    named = scene.referents.at(scene.text, rest, comma + 1) if rest[comma].low == "," else None
    return named is not None and all(not token.low[0].isalnum() for token in rest[named.end :])


def _taken_to_heart(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """`I take that personally`, `I take my tokens too seriously`, `I get it now`."""
    said = [token.low for token in tokens[verb:] if token.low[0].isalnum()]
    if said[:1] == ["get"] and said[1:2] in (["it"], ["that"]) and _HOW_MUCH.issuperset(said[2:]):
        return said[1] == "it" or len(said) > 2
    if said[:1] != ["take"] or len(said) < 3 or _bears(scene, tokens[verb + 1 :]):
        return False
    if any(token.low in _JOINING for token in tokens[verb:]):
        return False
    return said[-1] in _FELT or (said[-1] in _TAKEN_AS and said[-3:-1] in (["as", "a"], ["as", "an"]))


def _tells(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """`I see Joss has gone quiet`, `I see what Joss is doing`, `I hold that Goldfish is best`; not `I see
    what Joss is`."""
    if tokens[verb].low not in _TELLING or not _OUTRIGHT.isdisjoint(plain_lows(tokens[verb:])):
        return False
    place = verb + 1 + (tokens[verb + 1].low == "out" and verb + 2 < len(tokens))
    first = tokens[place].low
    if first == "that":
        near = range(place + 2, min(len(tokens) - 1, place + _MOST_IN_SUBJECT))
        return any(tokens[p].low in _BEING for p in near)
    if tokens[verb].low not in _SEEING:
        return False
    if first in _UNSEEN and tokens[verb].low == "see" and not _names_anybody(scene, tokens[place:]):
        return tokens[place + 1 : place + 2] != [] and tokens[place + 1].low != "one"
    asked = first in _ASKED
    named = scene.referents.at(scene.text, tokens, place + asked) if place + asked < len(tokens) else None
    if named is None or named.end + 1 >= len(tokens):
        return False
    low, following = tokens[named.end].low, tokens[named.end + 1].low
    going = following.endswith("ing")
    if asked:
        return low in _GOING_ON and going
    return low in _BEING or (low == "'s" and (is_past(following) or going))


_UNSEEN: Final = words_in("how why no")
"""Words behind which nobody is looked at: `I see how this is going to go`, `I see no cause to`."""


def _names_anybody(scene: Scene, said: Tokens) -> bool:
    """Whether somebody of the game is named there."""
    return any(scene.referents.at(scene.text, said, place) is not None for place in range(len(said)))


def _leaves_to(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """`I leave it to Brask to explain 52`, `I leave politics to others`: what the sender does not do."""
    lows = [token.low for token in tokens[verb : verb + _MOST_IN_SUBJECT + 2]]
    if lows[0] != "leave" or "to" not in lows:
        return False
    to = lows.index("to")
    if lows[1:to] == ["it"]:
        return "to" in lows[to + 2 :]
    left = tokens[verb + 1 : verb + to]
    return (
        lows[to + 1 : to + 2] in _NOBODY
        and to > 1
        and scene.lexicon.naming_words.isdisjoint(lows)
        and not refers(scene, left)
    )

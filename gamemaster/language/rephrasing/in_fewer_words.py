"""Acts said with words to spare: `I vote as follows: Jun`, `I change my vote, I vote for Tarn`, `I oppose 33
and vote against it`, `I play nothing and end my turn`, `On intent 2: objection`.

Each is put as the act alone: what the other words say is in it, or is nothing done. What must stay true: such
words are all there is beside the act, so that nothing goes lost that could change it.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.sentences.acts_going_on import done_in_full
from gamemaster.language.values.describing import names_value, numbered
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_FOLLOWING: Final = frozenset({("as", "follows"), ("like", "this"), ("like", "so"), ("this", "way")})
_VOTES: Final = words_in("vote votes ballot ballots is")
_CHANGES: Final = words_in("change 'm am changing hereby now herewith do also again must have")
_MY_VOTE: Final = words_in("vote ballot choice")
_BREAKS: Final = words_in(", ; -- and so")
_FOR: Final = words_in("support back favour favor like endorse approve")
_AGAINST: Final = words_in("oppose reject dislike disapprove disfavour disfavor")
_JOINING: Final = words_in("and so , therefore hence thus i hereby also will 'll")
_DONE_TO: Final = words_in("play use drink give transfer buy accept offer draw discard exchange")
_DOING: Final = words_in("playing using drinking giving buying accepting drawing discarding doing")
_NO_THING: Final = words_in("card cards potion potions thing gold token tokens offer offers tile tiles")
_THEN: Final = words_in("and then , just simply so i now hereby")
_FURTHER: Final = frozenset(
    {("further",), ("furthermore",), ("moreover",), ("in", "addition"), ("as", "well"), ("besides",)}
)
_ON: Final = words_in("on about regarding concerning re")
_INTENTS: Final = words_in("intent intention")
FEWER: Final[frozenset[str]] = (
    _FOR
    | _AGAINST
    | words_in(
        "sorry against favour favor opposed for follows this so way change changing nothing no further "
        "furthermore moreover addition well besides on about regarding concerning re as lol haha hehe heh "
        "lmao rofl"
    )
)
"""Without one of these nothing is put so."""


def in_fewer_words(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the act alone; as they are where it is not said so."""
    lows = [token.low for token in tokens]
    if not scene.signed or len(lows) < _FEWEST or lows[-1] == "?":
        return tokens
    if ":" in lows:
        plain = _as_follows(scene, tokens, lows)
        return plain if plain is not tokens else _of_intent(tokens, lows)
    if lows[0] in _LAUGHING and "i" in lows[2:_LED]:
        tokens = _without_laughter(tokens, lows)
    for plainer in (_vote_changed, _sided_and_voted, _nothing_and, _without_sorrow):
        if len(tokens) >= _FEWEST and tokens[0].low == "i":
            tokens = plainer(scene, tokens)
    return _without_further(tokens) if "and" in lows else tokens


_FEWEST: Final = 4


_LAUGHING: Final = words_in("lol haha hehe heh lmao rofl ok okay well hm hmm so oh ha yay")
_LED: Final = 6


def _without_laughter(tokens: list[Token], lows: list[str]) -> list[Token]:
    """`lol ok i vote for rutger`: a row of such words comes to one."""
    subject = lows.index("i")
    idle = all(low in _LAUGHING or low == "," for low in lows[:subject])
    return tokens[subject:] if idle else tokens


def _as_follows(scene: Scene, tokens: list[Token], lows: list[str]) -> list[Token]:
    """`I vote as follows: Jun.`: one person behind the colon, and nothing more."""
    colon = lows.index(":")
    if colon < _FEWEST - 1 or tuple(lows[colon - 2 : colon]) not in _FOLLOWING:
        return tokens
    first = colon + 1 + (lows[colon + 1 : colon + 2] == ["for"])
    who = person_at(scene, tokens, first) if first < len(tokens) else None
    whole = who is not None and all(low in {".", "!"} for low in lows[who.end :])
    return [*tokens[: colon - 2], *tokens[colon:]] if whole and lows[colon - 3] in _VOTES else tokens


def _of_intent(tokens: list[Token], lows: list[str]) -> list[Token]:
    """`On intent 2: objection`, `As to intent 2: objection`: what is on it is its own."""
    first = 2 if lows[0] == "as" and lows[1] in {"to", "for"} else int(lows[0] in _ON)
    behind = lows[first : first + 4]
    if not first or len(behind) < _FEWEST or behind[0] not in _INTENTS or behind[2] != ":":
        return tokens
    said = _ANSWERS.get(behind[3], "")
    noun = first + 3
    ends = not lows[noun + 1 :] or not lows[noun + 1][0].isalnum()
    if not said or not ends or not behind[1].isdecimal():
        return tokens
    spoken = [tokens[noun].changed(low=low) for low in ("i", *said.split())]
    return [*spoken, *tokens[first : first + 2], *tokens[noun + 1 :]]


_ANSWERS: Final = {"objection": "object to", "support": "support", "supported": "support"}


def _vote_changed(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I change my vote, I vote for Tarn`, `..., voting for Tarn`."""
    lows = [token.low for token in tokens]
    if not scene.lexicon.verb_at([tokens[0].changed(low="vote")], 0):
        return tokens
    place = 1
    while place < len(lows) and lows[place] in _CHANGES:
        place += 1
    if place == 1 or lows[place : place + 1] != ["my"] or not {"change", "changing"} & set(lows[:place]):
        return tokens
    end = place + 2
    if lows[place + 1 : end][:1] == [] or lows[place + 1] not in _MY_VOTE:
        return tokens
    first = end + (lows[end : end + 1] in (["again"], ["then"], ["now"]))
    cut = first
    while cut < len(lows) and lows[cut] in _BREAKS:
        cut += 1
    if cut == first or cut + 1 >= len(lows):
        return tokens
    if lows[cut] == "i":
        verb = cut + 1
        while verb < len(lows) and lows[verb] in _NOW:
            verb += 1
        return tokens[cut:] if lows[verb : verb + 1] in (["vote"], ["cast"]) else tokens
    if lows[cut] not in {"voting", "vote"}:
        return tokens
    return [tokens[0], tokens[cut].changed(low="vote"), *tokens[cut + 1 :]]


_NOW: Final = words_in("now hereby instead therefore thus herewith do")


def _sided_and_voted(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I oppose 33 and vote against it`: the side that one takes, and the vote that goes with it."""
    lows = [token.low for token in tokens]
    side = "for" if lows[1] in _FOR else "against" if lows[1] in _AGAINST else ""
    first = 2
    if lows[1] in {"am", "'m"}:
        # "I'm against 33 and vote against it", "I am in favour of 31 and vote for it"
        side = "for" if lows[2] in {"for", "in"} else "against" if lows[2] in {"against", "opposed"} else ""
        first = 3 + 2 * (lows[2] == "in") + (lows[2] == "opposed")
        favours = lows[3:5] in (["favour", "of"], ["favor", "of"])
        side = side if favours == (lows[2] == "in") else ""
    at = first + (lows[first : first + 1] in (["proposal"], ["prop"], ["of"], ["number"]))  # fmt: skip
    if not side or at >= len(lows) or not numbered(scene, lows[at]):
        return tokens
    verb = at + 1
    while verb < len(lows) and lows[verb] in _JOINING:
        verb += 1
    voted = lows[verb : verb + 3]
    if verb == at + 1 or voted[:2] != ["vote", side] or voted[2:] not in (["it"], ["that"], [lows[at]]):
        return tokens
    return [tokens[0], *tokens[verb : verb + 2], tokens[at], *tokens[verb + 3 :]]


def _nothing_and(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I play nothing and end my turn`: nothing is done, and then something."""
    lows = [token.low for token in tokens]
    if lows[1] in {"am", "'m"} and lows[2] in _DOING:
        # "I'm playing nothing and ending my turn"
        join = next((p for p in range(4, len(lows)) if lows[p] in {"and", ","}), 0)
        base = done_in_full(scene, tokens, join + 1) if lows[3] == "nothing" and join == _FEWEST else ""
        said = tokens[join + 1 : join + 2]
        return [tokens[0], *(t.changed(low=base) for t in said), *tokens[join + 2 :]] if base else tokens
    if lows[1] not in _DONE_TO:
        return tokens
    none = lows[2] == "nothing" or (lows[2] == "no" and lows[3] in _NO_THING)
    verb = end = (3 if lows[2] == "nothing" else 4) if none else 0
    if end and lows[end : end + 1] in (["more"], ["else"], ["today"], ["further"]):
        verb = end = end + 1
    while verb < len(lows) and lows[verb] in _THEN:
        verb += 1
    if not none or verb == end or not any(_whole(scene, tokens, verb)):
        return tokens
    return [tokens[0], *tokens[verb:]]


def _whole(scene: Scene, tokens: Tokens, verb: int) -> list[bool]:
    """Whether acts of the game begin there, one by one."""
    return [True for _ in scene.lexicon.verb_at(tokens, verb)]


def _without_sorrow(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I leave my party, sorry Nightjars, and I join the Lanterns`: who is told so stands between commas.

    Where a name stands in front, it may be put right by that one (`I vote for Brask, sorry Tarn, and ...`).
    """
    lows = [token.low for token in tokens]
    first = lows.index("sorry") if "sorry" in lows else 0
    if not first or names_value(scene, tokens[1:first]) or any(t.capital for t in tokens[1:first]):
        return tokens
    end = first + 1
    while end < len(lows) and tokens[end].capital and lows[end] != "i":
        end += 1
    inset = first > 2 and first + 1 < end < len(lows) and lows[first - 1] == lows[end] == ","
    return [*tokens[: first - 1], *tokens[end:]] if inset and lows[end + 1 : end + 2] == ["and"] else tokens


def _without_further(tokens: list[Token]) -> list[Token]:
    """`and, further, 1 gold to Jun`: `and` by other words."""
    lows = [token.low for token in tokens]
    for place in range(2, len(lows) - 3):
        if lows[place] == "and" and lows[place + 1] == ",":
            close = next((p for p in (place + 3, place + 4) if lows[p : p + 1] == [","]), 0)
            if close and tuple(lows[place + 2 : close]) in _FURTHER:
                return [*tokens[: place + 1], *tokens[close + 1 :]]
    return tokens

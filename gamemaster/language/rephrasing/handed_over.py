"""What passes from the sender to somebody: `Brask gets 4 gold from me`, `Two of my potions go to Brask`.

It is put as what the sender does (`I give Brask 4 gold`). Without `from me` or `my` nothing says whose it is,
and the sentence is left as it stands.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.rephrasing.fronted import is_whole
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

PASSING: Final = words_in("gets get receives goes go passes pass")
_GETS: Final = words_in("gets receives")
_GOES: Final = words_in("goes go passes pass")
_FROM_ME: Final = ("from", "me")
_OWN: Final = words_in("my mine")
_LEADING_ON: Final = words_in("so and but then now thus hence also , that is why")
_LONGEST: Final = 24


def as_given(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the sender for the subject, where e hands something over; else as they are."""
    lows = [token.low for token in tokens]
    if len(tokens) > _LONGEST or "i" in lows or scene.lexicon.sayings.at(tokens, 0):
        return tokens
    verb = next((p for p, low in enumerate(lows) if low in PASSING), 0)
    mine = next((p for p in range(1, verb) if lows[p] in _OWN), 0)
    if mine and _LEADING_ON.issuperset(lows[:mine]) and scene.lexicon.sayings.at(tokens, mine):
        # "So my vote goes to Brask", which the game has words for
        return tokens
    comma = next((p for p in range(verb - 2, 0, -1) if lows[p] == ","), 0)
    if comma and lows[comma + 1] in _OWN:
        # "Whatever he says, my vote goes to Joss"
        return [*tokens[: comma + 1], *as_given(scene, tokens[comma + 1 :])]
    turned = (
        _received(scene, tokens, lows) or _going(scene, tokens, lows) or _getting_mine(scene, tokens, lows)
    )
    return turned if turned and scene.lexicon.verb_at(turned, 1) else tokens


def without_assurance(tokens: list[Token]) -> list[Token]:
    """`Brask gets 4 gold from me, I hand it over now`: the second clause says the same again."""
    lows = [token.low for token in tokens]
    comma = next((p for p in range(3, len(lows) - 3) if lows[p] in {",", ";"} and lows[p + 1] == "i"), 0)
    said = [low for low in lows[comma + 2 :] if low not in _AT_ONCE] if comma else []
    again = len(said) > 1 and said[0] in _HANDS and said[1] in _THAT and not said[2:]
    return tokens[:comma] if again else tokens


_HANDS: Final = words_in("hand give pass send transfer")
_THAT: Final = words_in("it them that those")
_AT_ONCE: Final = words_in("over now hereby herewith . ! right away")


def _received(scene: Scene, tokens: list[Token], lows: list[str]) -> list[Token]:
    """`Brask gets 4 gold from me`."""
    who = person_at(scene, tokens, 0)
    if who is None or who.doubt or who.others or lows[who.end : who.end + 1] == []:
        return []
    start = _from_me(lows)
    if lows[who.end] not in _GETS or start <= who.end:
        return []
    return [
        *_i_give(tokens),
        *tokens[: who.end],
        *tokens[who.end + 1 : start],
        *tokens[start + len(_FROM_ME) :],
    ]


def _i_give(tokens: list[Token]) -> list[Token]:
    """The words `I give`, which stand nowhere in the text."""
    front = tokens[0].changed(end=tokens[0].start, capital=False, line=False)
    return [front.changed(low="i", capital=True), front.changed(low="give")]


def _getting_mine(scene: Scene, tokens: list[Token], lows: list[str]) -> list[Token]:
    """`Brask gets my level 3 weapon`: only what is a thing of the game, and nothing else behind it."""
    who = person_at(scene, tokens, 0)
    if who is None or who.doubt or who.others or lows[who.end : who.end + 1] == []:
        return []
    if lows[who.end] not in _GETS or "my" not in lows[who.end + 1 :]:
        return []
    end = len(tokens) - (lows[-1] in {".", "!"})
    given = [*_i_give(tokens), *tokens[: who.end], *tokens[who.end + 1 : end]]
    # without anything that is given, no act of giving is whole
    return [*given, *tokens[end:]] if is_whole(scene, given, 1, "base") else []


def _going(scene: Scene, tokens: list[Token], lows: list[str]) -> list[Token]:
    """`Two of my potions go to Brask`, `4 gold go from me to Brask`."""
    verb = next((p for p, low in enumerate(lows) if low in _GOES), 0)
    start = _from_me(lows)
    if not verb or not (start == verb + 1 or not _OWN.isdisjoint(lows[:verb])):
        return []
    to = start + len(_FROM_ME) if start == verb + 1 else verb + 1
    if lows[to : to + 1] != ["to"] or person_at(scene, tokens, to + 1) is None:
        return []
    thing = [token for token in tokens[:verb] if token.low != "mine"]
    return [*_i_give(tokens), *thing, *tokens[to:]]


def _from_me(lows: list[str]) -> int:
    """Where `from me` stands, 0 where it does not."""
    return next((p for p in range(1, len(lows) - 1) if tuple(lows[p : p + 2]) == _FROM_ME), 0)

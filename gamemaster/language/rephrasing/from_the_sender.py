"""What is done told by what it is done with and from whom: `3 gold to Tarn from me`, `tile at F8 from me`.

`From me` says whose act it is, as `I` does: gold is given, and a tile or a vote is put as it is read without
these words. So is thanks behind it (`Tile at E5, thanks!`), and words in front of a colon from which the act
only follows (`Phone is dying so: vote for Jun`). What must stay true: nothing else stands in the sentence.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.rephrasing.run_ons import GOVERNING
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

CLOSING: Final = words_in("me thanks cheers please so")
"""Without one of these nothing is told so."""
_OPENING: Final = words_in("ok okay so also and right well now then hi hello hey yes quick one : , just")
_FROM: Final = words_in("from for")
_ARTICLES: Final = words_in("a one my the an another")
_NOUNS: Final = {
    "tile": ("place", ("at", "on", "in")),
    "investment": ("invest", ("in",)),
    "support": ("support", ("for", "to")),
    "objection": ("object", ("to",)),
}
_ENDING: Final = words_in(", . ! and please thanks thank you cheers ta now today then -- :)")
_LONGEST: Final = 16


def told_of_oneself(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the act alone; as they are where it is not told so."""
    if not scene.signed or tokens[-1].low == "?":
        return tokens
    tokens = _behind_conclusion(scene, tokens)
    lows = [token.low for token in tokens]
    if len(tokens) > _LONGEST or not {"i", "we"}.isdisjoint(lows):
        return tokens
    first = 0
    while first < len(tokens) and lows[first] in _OPENING:
        first += 1
    comma = next((p for p in range(first, len(lows)) if lows[p] in _PARTING), len(lows))
    said = tokens[first:comma]
    pair = next((p for p in range(len(said) - 1) if said[p].low in _FROM and said[p + 1].low == "me"), -1)
    rest = [*said[:pair], *said[pair + 2 :]] if pair >= 0 else said
    end = len(rest)
    while end > 1 and rest[end - 1].low in _ENDING:
        end -= 1
    closing = [*rest[end:], *tokens[comma:]]
    # `A tile at C4, please` may be asked of anybody
    thanked = bool(rest) and rest[0].low == "tile" and all(token.low in _ENDING for token in closing)
    closed = pair >= 0 or (thanked and any(token.low.isalpha() for token in closing))
    if not _TOLD_OF.isdisjoint(lows[comma:]) or _in_brackets_or_asked(scene.text, tokens):
        return tokens
    plain = _plain(scene, rest[:end]) if closed and end > 1 else []
    return [*tokens[:first], *plain, *([] if thanked else tokens[comma:])] if plain else tokens


def _in_brackets_or_asked(text: str, tokens: Tokens) -> bool:
    """Whether brackets beside the words may tell more of them (`(still owed)`), or a question stands in
    front."""
    asked = text[: tokens[0].start].rstrip()[-1:] == "?"
    held = "(" in text[tokens[0].start : tokens[-1].end] or text[tokens[-1].end :].lstrip(" .!")[:1] == "("
    return asked or held


_PARTING: Final = words_in(", -- . !")
_TOLD_OF: Final = words.TAINT | words_in(
    "yesterday last already was were got had did owed owe still agreed deal as plan think recall ( ; :"
)
"""Words behind it by which it may have been done before, or be no more than meant."""


def _plain(scene: Scene, said: list[Token]) -> list[Token]:
    """The words of the act in the sender's mouth; empty where they are none of these."""
    lows = [token.low for token in said]
    noun = int(lows[0] in _ARTICLES)
    if lows[noun : noun + 1] != [] and lows[noun] in _NOUNS and noun + 1 < len(said):
        verb, leads = _NOUNS[lows[noun]]
        # `the tile at F8` may lie there already
        if lows[0] == "the" or lows[noun + 1] not in leads:
            return []
        noun += lows[noun] == "support"
        thing = [said[noun].changed(low="a"), said[noun]] if lows[noun] == "tile" else []
        return [_i(said[0]), said[noun].changed(low=verb), *thing, *said[noun + 1 :]]
    if lows[0].isdecimal() and lows[1:2] == ["gold"] and lows[2:3] in (["to"], ["for"]):
        who = person_at(scene, said, 3) if len(said) > len("go") + 1 else None
        if who is not None and who.end == len(said) and not who.doubt and not who.others:
            to = said[2].changed(low="to")
            return [_i(said[0]), said[0].changed(low="give"), *said[:2], to, *said[3:]]
    return []


def _i(token: Token) -> Token:
    return token.changed(low="i", capital=True)


def _behind_conclusion(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`Phone is dying so: vote for Jun`: what stands behind `so:`, from whatever it follows."""
    lows = [token.low for token in tokens]
    place = next((p for p in range(1, len(lows) - 1) if lows[p] == ":"), 0)
    if place < len("so") or lows[place - 1] != "so" or lows[place - 2] in _SAYING_SO:
        return tokens
    front = tokens[: place - 1]
    held = (GOVERNING - _EVERYDAY) | words.TAINT
    if not held.isdisjoint(lows[: place - 1]) or any(t.low.isdecimal() for t in front):
        return tokens
    if any(person_at(scene, front, p) is not None for p, t in enumerate(front) if t.capital and t.low != "i"):
        return tokens
    return tokens[place + 1 :]


_SAYING_SO: Final = words_in(
    "do did does doing done say said says think thinks if or even like not just and is"
)
_EVERYDAY: Final = words_in("to a an for with in on at of and day time week by no from")

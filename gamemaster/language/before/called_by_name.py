"""Somebody called upon in front of a colon: `@Jun: I accept offer 24`, `Sorry, Tarn: I vote for you.`

So minutes and chats label who speaks. The sender calls where a sign or a greeting says so (`@Jun`, `Sorry
Tarn:`), or where the words behind turn to the one named before anything is done (`Lowri: good catch. I vote
...`), in a mail that has no other such label and quotes nobody.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.before.usual_fronts import is_usual
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.referents import Named
from gamemaster.language.vocabulary.scene import Scene

_NAMED: Final = re.compile(r"([^\W\d_][\w'’-]*):(?=\s)")
_QUOTING: Final = re.compile(
    r"\b(?:said|says|wrote|writes|writing|chats?|logs?|transcript|quot\w+|minutes|paste\w*|irc|discord|forum|"
    r"told|dialogue|scene|play by play|verbatim|imagine|dream\w*|story|reads?)\b|^[ \t]*me:",
    re.IGNORECASE | re.MULTILINE,
)


def past_call(scene: Scene, tokens: Tokens) -> int:
    """Where a sentence goes on behind the name of somebody who is called upon; 0 where nobody is."""
    at_sign = tokens[0].low == "@"
    place = int(at_sign)
    while place < len(tokens) and tokens[place].low in _GREETING:
        place += 1
    greeted = place > int(at_sign) and tokens[0].low not in _COMMAS
    if place + 2 >= len(tokens) or not tokens[place].capital or tokens[place].low == "i":
        return 0
    named = scene.referents.at(scene.text, tokens, place)
    if named is None or not _is_other(scene, named):
        return 0
    end = named.end
    colon = end < len(tokens) and tokens[end].low in ({":", ",", "!", "--"} if at_sign else {":"})
    if end + 1 >= len(tokens) or not (colon or (at_sign and tokens[end].low[0].isalpha())):
        return 0
    behind = end + colon
    greeted = greeted and tokens[behind].low == "i"
    if any(token.low == _own(scene) for token in tokens):
        # "Tarn: thank you, Ondine.": e speaks to the sender
        return 0
    if any(mark in scene.text[tokens[end - 1].end : tokens[behind].start + 1] for mark in _QUOTES):
        return 0
    if not (at_sign or greeted or _turns_to(tokens, behind)) or not _is_only_label(scene, tokens, place):
        return 0
    return behind


def without_called(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`(Casimir,) no hard feelings, but I object`, `Too late(, Jun), I play`: the words without the name
    of somebody who is called upon in front of an act or in between."""
    named = scene.referents.at(scene.text, tokens, 0) if tokens[0].capital else None
    if named is not None and named.end + 2 < len(tokens) and tokens[named.end].low == ",":
        behind = tokens[named.end + 1 :]
        refused = behind[0].low == "no" and behind[1].low not in _NO_HARM
        softened = behind[0].low in _SOFTENING or is_usual(behind)
        return behind if _is_other(scene, named) and softened and not refused else tokens
    for place in range(2, min(len(tokens) - 2, _NEAR)):
        if tokens[place].low in {"i", ":", ";", ".", "--"}:
            break
        comma = tokens[place - 1].low == ","
        if not (comma and tokens[place].capital) and tokens[place - 1].low not in _BEFORE_NAME:
            continue
        named = scene.referents.at(scene.text, tokens, place)
        if named is None:
            continue
        if not _is_other(scene, named) or named.end + 1 >= len(tokens):
            break
        begin = named.end + (tokens[named.end].low == ",")
        begin += begin < len(tokens) and tokens[begin].low == "but"
        parted = begin > named.end and [t.low for t in tokens[begin : begin + 1]] == ["i"]
        alone = tokens[place - 1 - comma].low in {"me", "us"}
        alone = alone or _OF_OTHERS.isdisjoint([token.low for token in tokens[:place]])
        if parted and alone and not any(token.capital for token in tokens[1:place]):
            return [*tokens[: place - comma], *tokens[named.end :]]
        break
    return tokens


def _own(scene: Scene) -> str:
    """The sender's first name, in small letters."""
    return scene.sender.split(" ")[0].lower()


def _is_other(scene: Scene, named: Named) -> bool:
    """Whether one person is named, who is not the sender."""
    return len(named.who) == 1 and named.who[0] not in {"", scene.sender}


_BEFORE_NAME: Final = words_in("late me us try luck enough point game")
_NO_HARM: Final = words_in("hard offence offense worries problem rush pressure malice")
_SOFTENING: Final = words_in("no too sorry forgive please thanks nice good don do")
_OF_OTHERS: Final = words_in(
    "for with like by as of to from and or unlike instead after before against you if"
)


def speaks_to_named(tokens: Tokens) -> bool:
    """`Brask: I give you 3 gold.`, `Tarn: I accept offer 21.`: whether who is named in front of an act may be
    called upon, as well as speaking."""
    if len(tokens) < _FEWEST or tokens[2].low != "i" or tokens[1].low != ":" or tokens[3].low == "vote":
        return len(tokens) > 1 and tokens[1].low == ":" and ("as", "you") in _pairs(tokens)
    name = tokens[0].low
    return tokens[3].low == "accept" or any(token.low in _YOU or token.low == name for token in tokens[3:])


def _pairs(tokens: Tokens) -> set[tuple[str, str]]:
    return {(one.low, other.low) for one, other in pairwise(tokens)}


def _turns_to(tokens: Tokens, place: int) -> bool:
    """Whether words say something to somebody, and do nothing yet."""
    said = [token.low for token in tokens[place : place + _NEAR]]
    if not said[0][0].isalpha() or (said[0] == "i" and said[1:2] not in (["'m"], ["am"])):
        return False
    clause = next((p for p, low in enumerate(said) if low in {".", "!", ",", ";", "--"}), len(said))
    turned = said[0] in _TURNING or not _YOU.isdisjoint(said[:clause])
    return turned and "?" not in said


def _is_only_label(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether nobody else has a label in the mail, and nothing tells that others speak in it."""
    text = scene.text
    if _QUOTING.search(text):
        return False
    name = tokens[place].low
    own = _own(scene)
    labels = [match[1].lower() for match in _NAMED.finditer(text)]
    return (
        all(
            low == name or (low != own and low not in _ME and low not in scene.referents.people_words)
            for low in labels
        )
        and labels.count(name) <= 1
    )


_QUOTES: Final = ('"', "“", "«", "'")
_NEAR: Final = 12
_FEWEST: Final = 4
_COMMAS: Final = words_in(", -- !")
_GREETING: Final = words_in(
    "sorry apologies pardon forgive me hi hey hello thanks thank you ok okay right well oh ah and so now , !"
)
_YOU: Final = words_in("you your yours yourself 're")
_TURNING: Final = words_in(
    "sorry thanks thank good great nice well congrats congratulations welcome here cheers bravo agreed fair "
    "apologies lovely noted done enjoy happy best kudos touche"
)
_ME: Final = words_in("me gm")

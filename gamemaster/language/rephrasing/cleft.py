"""Sentences that set a name apart from its act: `Brask is the one I vote for`, `Offer 14 I withdraw`.

They are put in the plain order (`I vote for Brask`). What must stay true: nothing but the name that is set
apart, a noun for it, and the act itself stands in the sentence; all else is left as it is, and asked about.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.clauses import up_to_comma
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.rephrasing.fronted import is_whole
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

_IS: Final = words_in("is are 's")
_RELATIVES: Final = words_in("that which who whom")
_NAMED_NOUNS: Final = words_in("name symbol colour color token element")
"""What an act tells beside the name: `Teal is the name I give to Unnamed 3`."""
_TO: Final = words.PREPOSITIONS | {"to", "of"}
_PERSONS: Final = words_in("one person player man woman fellow lucky")
_SOLEMN: Final = words_in("hereby herewith now")
_STOPS: Final = words_in(". !")
_PERIODS: Final = words_in("week phase day night round turn session")
_BARRED: Final[frozenset[str]] = (
    words.TAINT
    | words.CONDITION
    | words.SPEECH
    | words.SUBJECTS
    | words_in(", ; : ? and or but would will next first last then later soon best most")
)
_LONGEST_NAME: Final = 6
_LONGEST_ACT: Final = 6
_SHORTEST: Final = 4


def without_cleft(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens in the plain order, where the sentence is cleft; else as they are."""
    if len(tokens) < _SHORTEST:
        return tokens
    told = _without_then(tokens)
    end = len(told) - (told[-1].low in _STOPS)
    subject = next((p for p in range(1, end) if told[p].low == "i"), 0)
    end = up_to_comma(told, subject, end) if subject else end
    if not subject or end - subject > _LONGEST_NAME + _LONGEST_ACT + 1:
        return tokens
    turned = (
        _named_first(scene, told, subject, end)
        or _named_last(scene, told, subject, end)
        or _object_first(scene, told, subject, end)
    )
    return [*turned, *told[end:]] if turned else tokens


def _without_then(tokens: list[Token]) -> list[Token]:
    """`It is Brask, then, that I vote for`: the tokens without the word set in."""
    for place in range(2, min(_LONGEST_NAME, len(tokens) - 3)):
        if [token.low for token in tokens[place : place + 3]] == [",", "then", ","]:
            return [*tokens[:place], *tokens[place + 3 :]]
    return tokens


def _named_first(scene: Scene, tokens: list[Token], subject: int, end: int) -> list[Token]:
    """`Brask is the one I vote for`, `It is Brask that I vote for`."""
    it = tokens[0].low == "it" and tokens[1].low in _IS
    relative = subject - (tokens[subject - 1].low in _RELATIVES)
    # "in which I invest"
    led = relative < subject and tokens[relative - 1].low in _TO
    relative -= led
    if it:
        # "It is in Rust that I invest"
        inner = 2 + (not led and tokens[2].low in _TO)
        name, noun = tokens[inner:relative], list[Token]()
        led, relative = (True, 2) if inner > 2 else (led, relative)
    else:
        is_at = next((p for p in range(1, relative) if tokens[p].low in _IS), 0)
        name, noun = tokens[:is_at], tokens[is_at + 1 : relative]
        # "Rust is where I invest"
        where = [token.low for token in noun] == ["where"]
        if not is_at or not (where or _calls(scene, noun)):
            return []
        noun = [token.changed(start=name[0].start, end=name[0].start) for token in noun]
        noun = noun if noun[-1].low in _NAMED_NOUNS else []
    # "in which I invest this week"
    timed = tokens[end - 1].low in _PERIODS and tokens[end - 2].low == "this"
    act = tokens[subject : end - 2 * timed]
    if not _is_name(name) or not _is_act(scene, act):
        return []
    front = name[0].changed(end=name[0].start, capital=False, line=False)
    act = [*act, tokens[relative]] if led else act
    name = [*noun, *name]
    said = [front.changed(low=token.low, capital=token.low == "i") for token in act]
    return [*said, *name]


def _object_first(scene: Scene, tokens: list[Token], subject: int, end: int) -> list[Token]:
    """`Offer 14 I withdraw`: nothing follows the verb, and what it is done to stands in front."""
    name, act = tokens[:subject], tokens[subject:end]
    if name[-1].low == ",":
        name = name[:-1]
    owned = name[1:] if name and name[0].low == "my" else name
    bare = len(act) - 1 - sum(token.low in words.ADVERBS for token in act) == 1
    if not bare and owned and _is_name(owned):
        return _object_amid(scene, name, act)
    if not bare or not owned or not _is_name(owned) or not _is_act(scene, act) or not _is_thing(scene, name):
        return []
    front = name[0].changed(end=name[0].start, capital=False, line=False)
    return [*(front.changed(low=token.low, capital=token.low == "i") for token in act), *name]


def _object_amid(scene: Scene, name: list[Token], act: list[Token]) -> list[Token]:
    """`The Drake I attack with Fire`: what it is done to stands in front of the rest of a whole act."""
    verb = 1
    while verb < len(act) and act[verb].low in words.ADVERBS:
        verb += 1
    if not _BARRED.isdisjoint(token.low for token in act[1:]) or is_whole(scene, act, verb, "base"):
        return []
    front = name[0].changed(end=name[0].start, capital=False, line=False)
    for hit in scene.lexicon.verb_at(act, verb):
        led = [front.changed(low=token.low, capital=token.low == "i") for token in act[: hit.end]]
        turned = [*led, *name, *act[hit.end :]]
        if is_whole(scene, turned, verb, "base"):
            return turned
    return []


def _named_last(scene: Scene, tokens: list[Token], subject: int, end: int) -> list[Token]:
    """`The card that I hereby play is Old Cat`."""
    is_at = next((p for p in range(subject + 1, end) if tokens[p].low in _IS), end)
    act, name = tokens[subject:is_at], tokens[is_at + 1 : end]
    noun = tokens[: subject - (tokens[subject - 1].low in _RELATIVES)]
    # without it the sender may speak of what e does every time
    solemn = any(token.low in _SOLEMN for token in act)
    # "The cards that I hereby discard are Rum and Parrot"
    each = [token for token in name if token.low not in {"and", ","}]
    if not solemn or not _calls(scene, noun) or not _is_name(each) or not _is_act(scene, act):
        return []
    return [*act, *name]


def _calls(scene: Scene, noun: Tokens) -> bool:
    """`the one`, `the party`: what a person or a thing of the game is called."""
    lows = [token.low for token in noun]
    if not 1 < len(lows) <= len(("the", "lucky", "one")) or lows[0] not in {"the", "my", "our"}:
        return False
    return all(
        low in _PERSONS or low in _NAMED_NOUNS or low in scene.lexicon.naming_words for low in lows[1:]
    )


def _is_name(name: Tokens) -> bool:
    told = name[1:] if name and name[0].low == "the" else name
    return (
        0 < len(told) <= _LONGEST_NAME
        and (told[0].capital or told[-1].low.isdecimal() or any(t.low[0].isdecimal() for t in told))
        and _BARRED.isdisjoint(token.low for token in told)
    )


def _is_thing(scene: Scene, name: Tokens) -> bool:
    """Whether all the words are what something of the game is called."""
    kinds = (
        kind for kind in scene.lexicon.kinds.values() if not (kind.open or kind.number or kind.only_exit)
    )
    return any(
        value.end == len(name) and not value.doubt
        for kind in kinds
        for value in values_at(scene, name, 0, kind.name)
    )


def _is_act(scene: Scene, act: Tokens) -> bool:
    verb = 1
    while verb < len(act) and act[verb].low in words.ADVERBS:
        verb += 1
    barred = any(token.low in _BARRED for token in act[1:])
    return len(act) <= _LONGEST_ACT and not barred and bool(scene.lexicon.verb_at(act, verb))

"""Whom `you` means: somebody spoken to by name, or who wrote what the words answer.

Whoever is named last in the words before, in the paragraph or in the salutation, must not be somebody else.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in, words_of
from gamemaster.language.vocabulary.scene import Scene

_PLURAL: Final = words_in("all both two three four guys folks lot people each")
_SALUTATION: Final = re.compile(
    r"(?:^|\n)[ \t]*(?:(?:hi|hello|hey|dear)[ \t]+)?([A-Z][^\n,!:>]{0,40})[,!:][ \t]*\n", re.IGNORECASE
)
_OPENING: Final = re.compile(r"\s*(?:(?:hi|hello|hey|dear)[ \t]+)?([A-Z][^\n,!:>.]{0,40}),[ \t]+[a-z]")
_ATTRIBUTION: Final = re.compile(r"\b(?:wrote|writes|said|schrieb)\s*:", re.IGNORECASE)
_MOST: Final = 1_500


def addressed(scene: Scene, tokens: Tokens, place: int) -> str:
    """The one person that `you` at `place` means, or "" where that is not clear."""
    if place + 1 < len(tokens) and tokens[place + 1].low in _PLURAL:
        return ""
    at = tokens[place].start
    if not scene.addressee:
        spoken = _spoken_to(scene, at)
        if spoken is not None:
            return spoken if spoken != scene.sender else ""
    elif _turns_to_another(scene, tokens, place):
        return ""
    who = scene.addressee or (scene.prompts.author(at) if _ATTRIBUTION.search(scene.text, 0, at) else "")
    return who if who != scene.sender else ""


def _turns_to_another(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`(Brask, I like you,) but Joss, I vote for you`: whether a clause begins with another name."""
    for first, token in enumerate(tokens[:place]):
        named = scene.referents.at(scene.text, tokens, first) if token.capital and token.low != "i" else None
        if named is None or scene.addressee in named.who or named.end + 1 >= place:
            continue
        if tokens[named.end].low in {",", ":", "--"} and tokens[named.end + 1].low == "i":
            return True
    return False


def with_called_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I give you my shield, Brask;`: the tokens with the one `you` named by who is called behind, between a
    comma and a stop."""
    places = [place for place, token in enumerate(tokens) if token.low == "you"]
    yours = [place for place, token in enumerate(tokens) if token.low == "your"]
    if len(yours) == 1:
        return _with_owner_named(scene, tokens, yours[0])
    called = places != [] and [token.low for token in tokens[places[0] + 1 : places[0] + 2]] == [","]
    if not places or (len(places) > 1 and not called):
        return tokens
    place = places[0]
    for comma in range(place + 1, min(len(tokens) - 1, place + _NEAR)):
        named = scene.referents.at(scene.text, tokens, comma + 1) if tokens[comma].low == "," else None
        if named is None or len(named.who) != 1 or named.who[0] == scene.sender:
            continue
        ends = named.end >= len(tokens) or tokens[named.end].low in _STOPS
        ends = ends or (comma == place + 1 and _goes_on(tokens, named.end))
        agreed = addressed(scene, tokens, place) in {"", named.who[0]}
        if not ends or not agreed or _spoken_to(scene, tokens[0].start) not in {None, named.who[0]}:
            return tokens
        name = (tokens[place].changed(low=low, capital=True) for low in words_of(named.who[0]))
        return [*tokens[:place], *name, *tokens[place + 1 : comma], *tokens[named.end :]]
    return tokens


def _with_owner_named(scene: Scene, tokens: list[Token], place: int) -> list[Token]:
    """`I accept your offer, Brask, with my A`: the tokens without the name behind the noun, and with it for
    `your`."""
    lows = [token.low for token in tokens[place + 1 : place + 3]]
    known = scene.lexicon.entities | scene.lexicon.nouns_of_things
    ours = lows[1:] == [","] and lows[0] in known
    named = scene.referents.at(scene.text, tokens, place + 3) if ours else None
    if named is None or len(named.who) != 1 or named.end + 1 >= len(tokens):
        return tokens
    ends = tokens[named.end].low in _STOPS | {","}
    agreed = addressed(scene, tokens, place) in {"", named.who[0]} and named.who[0] != scene.sender
    if not ends or not agreed or _spoken_to(scene, tokens[place].start) not in {None, "", named.who[0]}:
        return tokens
    behind = named.end + (tokens[named.end].low == "," and tokens[named.end + 1].low in _GOING_ON)
    name = [tokens[place].changed(low=low, capital=True) for low in words_of(named.who[0])]
    return [*tokens[:place], *name, tokens[place].changed(low="'s"), tokens[place + 1], *tokens[behind:]]


def _goes_on(tokens: Tokens, place: int) -> bool:
    """`(you, Brask), because you lie`: whether a clause stands behind the comma, and no further name."""
    if tokens[place].low != "," or place + 1 >= len(tokens):
        return False
    begin = place + 1 + (tokens[place + 1].low in {"and", "but"})
    return tokens[begin : begin + 1] != [] and tokens[begin].low in _CLAUSES


_CLAUSES: Final = words_in("i we you he she they it that this because since as so for who which")
_BEFORE_CALLED: Final = words_in(
    ". ! ? , ... @ hi hello hey dear thanks ok okay well right so oh sorry cheers"
)
_GOING_ON: Final = words_in("and with giving for paying")
_NEAR: Final = 12
_STOPS: Final = words_in(". ! ; --")


def _spoken_to(scene: Scene, at: int) -> str | None:
    """Who is addressed before offset `at`; "" when somebody is merely named, None when nobody is."""
    text = scene.text
    start = max(text.rfind("\n\n", 0, at), text.rfind("\n>", 0, at), at - _MOST, 0)
    if text.startswith("\n>", start):
        start = max(0, text.find("\n", start + 1))
    named = _names(scene, tokenize(text, start, at))
    if not named:
        first = _SALUTATION.search(text, 0, at)
        if first is None or text[: first.start()].strip():
            first = _OPENING.match(text, 0, at)
        if first is None or any(vocative for _, vocative in _names(scene, tokenize(text, first.end(), at))):
            return None
        named = _names(scene, tokenize(text, first.start(1), first.end(1) + 1))
    who = {name for name, _ in named}
    if len(who) == 1:
        name, vocative = named[-1]
        return name if vocative else "" if name != scene.prompts.author(at) else name
    return ""


def _names(scene: Scene, tokens: list[Token]) -> list[tuple[str, bool]]:
    """The others named among the tokens, and whether each is addressed: between marks, at the edge."""
    found: list[tuple[str, bool]] = []
    for place, token in enumerate(tokens):
        if not token.capital or token.low == "i":
            continue
        named = scene.referents.at(scene.text, tokens, place)
        if named is None or len(named.who) != 1 or named.who[0] == scene.sender:
            continue
        before = tokens[place - 1].low if place else "."
        after = tokens[named.end].low if named.end < len(tokens) else ""
        opens = before in _BEFORE_CALLED or token.line
        found.append((named.who[0], opens and after in {",", "!", ".", ":", "?", "--"}))
    return found

"""Answers to intents that say what is intended: `I object to the addition of Anvil (intent 3)`.

Where a number stands behind such words, and they are words of that very intent, the number is enough. Words
of an open intent without a number, or beside another one, are asked about.
"""

from collections.abc import Iterator
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.vocabulary.scene import Scene

ANSWERING: Final = words_in("object support")
_SUBJECTS: Final = words_in("i we")
_MANNERS: Final[frozenset[str]] = words.ADVERBS | words_in("do hereby must therefore wholeheartedly")
_BEFORE: Final = words_in(", : ; -- . ! and so therefore thus hence but reason then also too now please")
_SAYS_LITTLE: Final = words_in(
    "the a an of to for in on with and this that such your his her their eir 's our as it is be being new "
    "idea plan proposal intent intents intention suggestion thing matter change called named proposed any "
    "planned intended all every"
)
_LONGEST: Final = 12
_SHORTEST_STEM: Final = 3


def with_intent_numbered(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I object to the addition of Anvil (intent 3)`: I object to intent 3, where that would add Anvil."""
    for begin in (*_answers(tokens), *_own(tokens)):
        opened = next((p for p in range(begin, len(tokens) - 3) if tokens[p].low == "("), 0)
        number, closed = (tokens[opened + 2].low, tokens[opened + 3].low) if opened else ("", "")
        if tokens[opened + 1].low != "intent" or closed != ")" or not begin < opened <= begin + _LONGEST:
            continue
        said = tokens[begin:opened]
        what = _intents(scene).get(number, "")
        # who speaks of eir own intent by its number knows which it is
        what = what or (" ".join(token.low for token in said) if tokens[begin].low in _INTENTS else "")
        if what and _HANGING.isdisjoint([token.low for token in said]) and _all_of(said, what):
            return [*tokens[:begin], *tokens[opened + 1 : opened + 3], *tokens[opened + 4 :]]
    return tokens


def describes_intent(scene: Scene, tokens: Tokens) -> bool:
    """Whether what is objected to or supported is said in words of an open intent."""
    known = _intents(scene)
    return bool(known) and any(
        [token.low for token in tokens[begin : begin + 2]] == ["intent", number]
        or _some_of(scene, tokens[begin : begin + _LONGEST], what)
        for begin in _answers(tokens)
        for number, what in known.items()
    )


def _answers(tokens: Tokens) -> Iterator[int]:
    """Where the words begin that are objected to, or supported."""
    for place, token in enumerate(tokens[:-2]):
        if token.low not in ANSWERING or not place:
            continue
        subject = place - 1
        while subject and (tokens[subject].low in _MANNERS or tokens[subject].low.endswith("ly")):
            subject -= 1
        opens = not subject or tokens[subject - 1].low in _BEFORE
        if (
            opens
            and tokens[subject].low in _SUBJECTS
            and (token.low == "support" or tokens[place + 1].low == "to")
        ):
            yield place + 1 + (token.low == "object")


def _own(tokens: Tokens) -> Iterator[int]:
    """Where `intent` stands in `I withdraw my intent to add Anvil`."""
    for place, token in enumerate(tokens[:-4]):
        if (
            token.low in _ENDING
            and tokens[place + 1].low in {"my", "the"}
            and tokens[place + 2].low in _INTENTS
        ):
            yield place + 2


_ENDING: Final = words_in("withdraw retract drop abandon cancel revoke resolve")
_INTENTS: Final = words_in("intent intention")


def _intents(scene: Scene) -> dict[str, str]:
    """What is intended, by the number of each intent that says so."""
    known = scene.referents.names.things.get("intents", {})
    told = {
        number: facts if isinstance(facts, str) else facts.get("what", "") for number, facts in known.items()
    }
    return {number: str(what).lower() for number, what in told.items() if what}


def _told(said: Tokens) -> list[str]:
    return [token.low for token in said if token.low[0].isalnum() and token.low not in _SAYS_LITTLE]


def _like(one: str, other: str) -> bool:
    """`addition` and `add`, `removal` and `remove`: words of one stem."""
    short = min(len(one), len(other))
    stem = max(short - 2, _SHORTEST_STEM)
    return short >= _SHORTEST_STEM and one[:stem] == other[:stem]


def _all_of(said: Tokens, what: str) -> bool:
    held = _told(tokenize(what))
    told = _told(said)
    return bool(told) and all(low in held or any(_like(low, word) for word in held) for low in told)


def _some_of(scene: Scene, said: Tokens, what: str) -> bool:
    """Whether a name that is no person's is of the intent, or two words are."""
    held = _told(tokenize(what))
    if not _ABOUT_IT.isdisjoint([token.low for token in said]):
        return False
    people = {name.lower() for person in scene.referents.names.people for name in person.split()}
    named = any(token.capital and token.low in held and token.low not in people for token in said)
    return named or sum(any(_like(low, word) for word in held) for low in _told(said)) > 1


_ABOUT_IT: Final = words_in("like how way tone manner hour timing noise talk debate")
"""`I object to ending it like this`: what is objected to is something about it."""
_HANGING: Final[frozenset[str]] = words.CONDITION | words.TAINT | words_in("i we ? ; : ,")

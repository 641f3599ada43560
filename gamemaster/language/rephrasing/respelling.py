"""Slips of the pen in a verb that leave no doubt: two letters swapped, one letter lost or doubled.

Only a word that is none of the game's or of ordinary English's closed lists is put right,
and only where one single word of the game is that near; a wrong ending may be another tense and stays.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.rephrasing.chat_spelling import in_plain_spelling
from gamemaster.language.rephrasing.light_verbs import with_it_said, without_word_for_place
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Scene

_BEFORE: Final = words_in("i hereby and then")
_SHORTEST: Final = 4
_NONE: Final = Token("", 0, 0)
_LONG: Final = 6
_REAL: Final = words_in(
    "from form trail trial clam calm sign sing unite untie diary dairy angel angle quiet quite salt slat "
    "silver "
    "sliver liar lair rail star tsar bets best casual causal united untied marital martial sacred scared "
    "throne thorne being begin sauce cause bread beard board broad carve crave coal cola dear dare read dera "
    "lose loose chose choose coup soup pores prose sore rose goal gaol heart earth hearth tired tried fired "
    "fried bear bare steal stale teal tale meal male trade tread crow cow fiend friend money monkey mayor "
    "tiger trigger parity party singer signer bran barn brave barve spilt split"
)
_KNOWN: Final = (
    words.STATIVE | words.TAINT | words.ADVERBS | words.UNREAL | words.FINITE | words.PRONOUNS | _REAL
)


def respelt(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with such slips put right; what is misspelt of a place or a thing stays to be asked
    about."""
    tokens = in_plain_spelling(scene, tokens)
    lows = {token.low for token in tokens}
    if "w" in lows:
        tokens = _with_without(tokens)
    if "n" in lows:
        tokens = _with_and(tokens)
    if [token.low for token in tokens[:2]] == ["course", "i"]:
        # "Course I save her": of course I do
        tokens = [tokens[0].changed(low="naturally"), *tokens[1:]]
    if "cause" in lows:
        tokens = _with_because(tokens)
    if not _UNPARTED.keys().isdisjoint(lows):
        tokens = _with_apostrophes(tokens)
    if not scene.referents.people_words.isdisjoint(lows):
        tokens = _with_capitals(scene, tokens)
    if not _LATE_LEARNT.isdisjoint(lows):
        tokens = with_it_said(tokens)
    return _with_verbs(scene.lexicon, without_word_for_place(tokens) if "place" in lows else tokens)


_LATE_LEARNT: Final = words_in("is was favour favor")


def _with_verbs(lexicon: Lexicon, tokens: list[Token]) -> list[Token]:
    """`I exlpore`: the tokens with slips in verbs of the game put right."""
    lows = [token.low for token in tokens]
    places = [] if _BEFORE.isdisjoint(lows) else [at for at, low in enumerate(lows, 1) if low in _BEFORE]
    found = tokens
    for place in places:
        token = tokens[place] if place < len(tokens) else _NONE
        low = token.low
        if len(low) < _SHORTEST or low in lexicon.verb_words or low in lexicon.entities or low in _KNOWN:
            continue
        right = _nearby(lexicon.base_words).get(low)
        following = tokens[place + 1].low if place + 1 < len(tokens) else ""
        if right is None or token.capital or following == "'t":
            # "I hadn't" is no "hand"
            continue
        found = list(tokens) if found is tokens else found
        found[place] = token.changed(low=right)
    return found


def _with_capitals(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`tarn told me`: where everything is written small, a name still is a name.

    The word that opens the sentence is large in any case, and what is shouted tells nothing of the rest.
    """
    large = (token for token in tokens[1:] if token.capital and token.low != "i")
    if any(not _shouted(scene.text[token.start : token.end]) for token in large):
        return tokens
    found = list(tokens)
    for place in range(len(tokens)):
        named = scene.referents.at(scene.text, tokens, place)
        if named is not None and len(named.who) == 1:
            found[place] = tokens[place].changed(capital=True)
    return found


def _shouted(word: str) -> bool:
    """`WOLF`: a word in capitals, of more than one letter."""
    return len(word) > 1 and word.isupper()


def _with_without(tokens: list[Token]) -> list[Token]:
    """`w/o 2 objections`, `w/ a bad leg`: the tokens as they are written in full."""
    found: list[Token] = []
    place = 0
    while place < len(tokens):
        short = [one.low for one in tokens[place : place + 3]] == ["w", "/", "o"]
        led = not short and _leads(tokens, place)
        last = place + 2 * short + led
        word = "without" if short else "with" if led else tokens[place].low
        found.append(tokens[place].changed(low=word, end=tokens[last].end))
        place = last + 1
    return found


def _with_because(tokens: list[Token]) -> list[Token]:
    """`cause i gotta`, `cause its late`: the tokens with `because` for a `cause` that opens a clause."""
    found = list(tokens)
    for place in range(1, len(tokens) - 1):
        if tokens[place].low == "cause" and tokens[place + 1].low in _OPENED_BY_CAUSE:
            opens = tokens[place - 1].low not in _NOUNS_FOLLOW and not tokens[place].capital
            found[place] = tokens[place].changed(low="because") if opens else tokens[place]
    return found


_OPENED_BY_CAUSE: Final = words_in("i im it its he she we they you theyre hes shes thats there theres nobody")
_NOUNS_FOLLOW: Final = words_in(
    "the a an my your his her our their its this that to will would may might good just"
)


def _leads(tokens: list[Token], place: int) -> bool:
    """Whether `w/` stands there, with a word behind it."""
    short = tokens[place].low == "w" and not tokens[place].capital and place + 2 < len(tokens)
    return short and tokens[place + 1].low == "/" and tokens[place + 2].low.isalpha()


def _with_apostrophes(tokens: list[Token]) -> list[Token]:
    """`so im voting for Ludo`, `dont count that`: the tokens as they are written with an apostrophe."""
    found: list[Token] = []
    for token in tokens:
        word = _UNPARTED.get(token.low, "")
        if not word or (token.capital and word == "i"):
            found.append(token)
            continue
        cut = token.start + len(word)
        found += [token.changed(low=word, end=cut), Token(f"'{token.low[len(word) :]}", cut, token.end)]
    return found


_UNPARTED: Final[dict[str, str]] = (
    {f"{word}{rest}": word for word, rests in (("i", "m ve"), ("you", "re ve ll")) for rest in rests.split()}
    | {f"{word}t": word for word in words_in("don can won didn doesn isn wasn aren weren wouldn couldn")}
    | {f"{word}t": word for word in words_in("shouldn haven hasn hadn ain")}
    | {f"{word}s": word for word in words_in("that what there he she")}
    | {f"they{rest}": "they" for rest in ("re", "ve", "ll")}
)
"""Words typed without their apostrophe, and what stands in front of it."""


def _with_and(tokens: list[Token]) -> list[Token]:
    """`explore n heal`: the tokens with `and` for a lonely `n` between two words."""
    places = [
        place
        for place in range(1, len(tokens) - 1)
        if tokens[place].low == "n" and not tokens[place].capital and tokens[place + 1].low.isalpha()
    ]
    if not places:
        return tokens
    found = list(tokens)
    for place in places:
        found[place] = found[place].changed(low="and")
    return found


@cache
def _nearby(known: frozenset[str]) -> dict[str, str]:
    """Every slip that leads to one word of `known` alone."""
    found: dict[str, str] = {}
    doubtful: set[str] = set()
    for word in sorted(known):
        if not word.isalpha() or len(word) < _SHORTEST:
            continue
        for slip in set(_slips_of(word)):
            if slip in known:
                continue
            if found.setdefault(slip, word) != word:
                doubtful.add(slip)
    return {slip: word for slip, word in found.items() if slip not in doubtful}


def _slips_of(word: str) -> Iterable[str]:
    for place in range(len(word) - 1):
        if word[place] != word[place + 1]:
            yield word[:place] + word[place + 1] + word[place] + word[place + 2 :]
    if len(word) >= _LONG:
        for place in range(1, len(word) - 1):
            yield word[:place] + word[place + 1 :]
            yield word[:place] + word[place] + word[place:]

"""The sender in the third person: `The undersigned votes for Brask`, `Ondine, of Ochre, hereby moves`.

Who calls emself the undersigned speaks of emself. A name alone might as well tell what its bearer does: only
`hereby` makes an act of it.
"""

from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_ONESELF: Final = table_of(
    "the undersigned; yours truly; your humble servant; your obedient servant; your most humble servant; "
    "your faithful servant; the sender of this message; the sender of this mail; the author of these lines"
)
_FIRSTS: Final = words_in("the yours your")
_HEREBY: Final = words_in("hereby herewith")
_NO_INSET: Final[frozenset[str]] = (
    words.TAINT | words.UNREAL | words.SPEECH | words.CONDITION | {"i", "we", "and", "or"}
)
_LONGEST_INSET: Final = 12


def in_the_first_person(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with `I` for the sender, where a sentence opens with em in the third person."""
    if len(tokens) < _FEWEST:
        return tokens
    own = _ONESELF.longest(tokens, 0) if tokens[0].low in _FIRSTS else None
    named = scene.referents.at(scene.text, tokens, 0) if own is None and tokens[0].capital else None
    if own is None and (named is None or named.who != (scene.sender,)):
        return tokens
    end = own.end if own is not None else named.end if named is not None else 0
    solemn = not _HEREBY.isdisjoint([token.low for token in tokens])
    end = _past_inset(scene, tokens, end, _NO_INSET - {"and"} if solemn else _NO_INSET)
    verb = end
    while verb < len(tokens) and tokens[verb].low in words.ADVERBS:
        verb += 1
    hereby = not _HEREBY.isdisjoint(token.low for token in tokens[end:verb])
    itself = own is not None or any(token.low == "undersigned" for token in tokens[:end])
    if verb >= len(tokens) or not scene.lexicon.verb_at(tokens, verb, "third"):
        return tokens
    if named is not None and not (itself or hereby):
        # what is asked about, with the words inside as well
        return [*tokens[: named.end], *tokens[end:]]
    for base in scene.lexicon.bases(tokens[verb].low, "third"):
        subject = tokens[0].changed(low="i", capital=True, end=tokens[end - 1].end)
        turned = [subject, *tokens[end:verb], tokens[verb].changed(low=base), *tokens[verb + 1 :]]
        if head(scene, turned, 0).mood is Mood.PERFORM:
            return turned
    return tokens


_FEWEST: Final = 3


def _past_inset(scene: Scene, tokens: Tokens, place: int, barred: frozenset[str]) -> int:
    """Behind what commas set off there and tells who the sender is; `place` where nothing does."""
    if place >= len(tokens) or tokens[place].low != ",":
        return place
    close = next((p for p in range(place + 2, len(tokens)) if tokens[p].low == ","), 0)
    while 0 < close - place <= _LONGEST_INSET and close + 1 < len(tokens) and _more(tokens, close):
        close = next((p for p in range(close + 1, len(tokens)) if tokens[p].low == ","), 0)
    inside = tokens[place + 1 : close]
    if not inside or len(inside) > _LONGEST_INSET or not barred.isdisjoint(t.low for t in inside):
        return place
    names = (scene.referents.at(scene.text, inside, p) for p, token in enumerate(inside) if token.capital)
    others = any(named is not None and named.who not in {(), (scene.sender,)} for named in names)
    return place if others else close + 1


def _more(tokens: Tokens, comma: int) -> bool:
    """Whether what stands behind a comma tells more of the sender: `Ondine, sober, of sound mind,`"""
    behind = tokens[comma + 1].low
    return behind in words.PREPOSITIONS or behind in {"of", "the", "a"}

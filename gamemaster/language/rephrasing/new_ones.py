"""One more of what the sentence has named: `I leave my party and create a new one called the Magpies`.

And what is done in the place of what the sentence has undone: `I withdraw offer 22, and in its place I offer
an A for a 6`. What must stay true: the noun stands in the same sentence or in the one before it, nearest to
the words that leave it out, and only words that say `instead` are dropped.
"""

from typing import Final

from gamemaster.core.frame import joined, phrases
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

MORE: Final = words_in("one another second third fourth further own")
"""Without one of these nothing is one more of anything."""
INSTEAD: Final = words_in("place stead instead replacement replace")
"""Without one of these nothing is done in the place of something."""
_ONES: Final = PhraseTable[None](
    (said, None)
    for said in (
        *joined(
            phrases(
                "a new; a fresh; a different; a better; another; yet another; a brand new; my own; new; one"
            ),
            ("one",),
        ),
        *joined(phrases("a second; a third; a fourth; a further"), ("", "one")),
        *phrases(
            "another; yet another; one; one more; one of my own; another one of my own; a new one of my own"
        ),
    )
)
_NOUNS: Final = words_in("party quest offer")
_BEFORE_NOUN: Final = words_in("my the a an this our another new own trade adventuring old")
_BEHIND: Final = words_in("called named for with against , : -- by ( to featuring about")
_IN_PLACE: Final = table_of(
    "in its place; in its stead; in place of it; in place of that; in place of that one; instead; instead of "
    "it; instead of that; as a replacement; to replace it; by way of replacement; in the place of it"
)
_UNDOING: Final = words_in(
    "leave quit withdraw retract cancel revoke drop rescind annul pull remove scrap resign exit"
)
_JOINTS: Final = words_in(", and then ; also")
_ENDING: Final = words_in(", . ! ; and then :")


def with_new_ones(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the noun in the place of `a new one`, `another`."""
    found: list[Token] = []
    place = 0
    while place < len(tokens):
        one = _ONES.longest(tokens, place) if place else None
        noun = _noun_before(scene, tokens[:place]) if one is not None else ""
        if one is None or not noun or not _means_one(tokens, place, one.end):
            found.append(tokens[place])
            place += 1
            continue
        at = tokens[place]
        article = at.changed(low="an" if noun == "offer" else "a", capital=False)
        found += [article, at.changed(low=noun, end=tokens[one.end - 1].end, capital=False)]
        place = one.end
    return found


def _means_one(tokens: Tokens, place: int, end: int) -> bool:
    """Whether words between a verb or a joint and a name leave out their noun."""
    before = tokens[place - 1].low
    behind = tokens[end].low if end < len(tokens) else ""
    if behind == ",":
        # its name, as in "a new one, the Magpies"
        name = end + 1 + (end + 1 < len(tokens) and tokens[end + 1].low in {"the", "a"})
        if name >= len(tokens) or tokens[name].low == "i" or not (tokens[name].capital or name > end + 1):
            return False
    return (
        behind in _BEHIND
        and (before.isalpha() or before == ",")
        and before not in _BEFORE_NOUN | {"of", "no"}
    )


def _noun_before(scene: Scene, before: Tokens) -> str:
    """What was named last, in the sentence or in the one before; "" where that is no thing one makes."""
    return _last_noun(scene, before) or _last_noun(scene, scene.before)


def _last_noun(scene: Scene, tokens: Tokens) -> str:
    known = scene.lexicon.naming_words
    for place in range(len(tokens) - 1, 0, -1):
        low = tokens[place].low
        if low in _NOUNS and low in known:
            return low if tokens[place - 1].low in _BEFORE_NOUN or _is_numbered(tokens, place) else ""
        if low in _OTHERS and low in known:
            return ""
    return ""


_OTHERS: Final = words_in("proposal monster guild tile token card vote intent community")


def _is_numbered(tokens: Tokens, place: int) -> bool:
    behind = tokens[place + 1 : place + 2]
    return bool(behind) and (behind[0].low == "#" or behind[0].low[0].isdigit())


def without_instead(tokens: list[Token]) -> list[Token]:
    """The tokens without the words that put one act in the place of another of the sentence."""
    lows = [token.low for token in tokens]
    undoing = next((p for p, low in enumerate(lows) if low in _UNDOING), len(lows))
    for place in range(undoing + 2, len(lows)):
        said = _IN_PLACE.longest(tokens, place)
        if said is None:
            continue
        joint = lows[place - 1] in _JOINTS
        behind = lows[said.end] if said.end < len(lows) else ""
        if joint and (behind.isalpha() or behind == ","):
            return [*tokens[:place], *tokens[said.end + (behind == ",") :]]
        if not joint and (not behind or behind in _ENDING):
            return [*tokens[:place], *tokens[said.end :]]
    return tokens

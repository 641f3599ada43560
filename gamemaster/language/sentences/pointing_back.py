"""Moves that point back at what they are done with: `Tarn needs 3 gold. I give them to him`, `I said I would
invest in Teal, and I do`, `That leaves Joss, for whom I vote`.
"""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import forms
from gamemaster.language.frames.completed import completes
from gamemaster.language.values.describing import names_things, numbered
from gamemaster.language.vocabulary.scene import Scene

_THEM: Final = words_in("it them that those you")
_DOING_SO: Final = re.compile(
    r"(?:^|.* (?:and|so|,) )(?:i (?:shall|will) , and )?(?:i )?(?:hereby |now |gladly )*do"
    r"(?: (?:so|it|that|just that))?(?: (?:now|hereby|today|at once))*(?: ,)?(?: for \w+)? [.!]?"
)
_BEFORE: Final = words_in("you never always not n't if when")


def does_so(scene: Scene, tokens: Tokens, lows: frozenset[str], told: Callable[[], Tokens]) -> bool:
    """`(I said I would invest in Teal,) and I do`, `(Yesterday I forgot to heal.) I do it now`."""
    if "do" not in lows or "?" in lows or "if" in lows or "when" in lows or "you" in lows:
        return False
    said = " ".join(token.low for token in tokens)
    if _DOING_SO.fullmatch(said if said[-1] in ".!" else said + " .") is None:
        return False
    place = max(p for p, token in enumerate(tokens) if token.low == "do")
    inside = [token.low for token in tokens[: max(0, place - 3)]]
    if len(inside) > 2 and "i" in inside and "never" not in inside and _acts_among(scene, tokens[:place]):
        return True
    said_before = told()
    own = any(t.low == "i" for t in said_before) and not any(t.low in {"you", "never"} for t in said_before)
    return place < 6 and own and ("i" in lows) and _acts_among(scene, said_before)


def _acts_among(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words hold a verb of the game with all that it takes, or the name of an act of voting."""
    for place in range(1, len(tokens)):
        if tokens[place].low in {"voted", "vote"}:
            return True
        if completes(scene, tokens, place) or completes(scene, tokens, place, "gerund"):
            return True
    return False


def off_it_goes(scene: Scene, tokens: Tokens, lows: frozenset[str]) -> bool:
    """`I don't need Marmalade, so out it goes.`"""
    if "goes" not in lows and "go" not in lows:
        return False
    lasts = [token.low for token in tokens if token.low[0].isalpha()][-3:]
    away = lasts[1:] in (["it", "goes"], ["they", "go"]) and lasts[0] in {"out", "off", "away", "down", "in"}
    return away and "when" not in lows and "if" not in lows and names_things(scene, tokens)


_THERE: Final = words_in("there way same likewise where which whom accordingly")


def done_to_what_was_named(
    scene: Scene, tokens: Tokens, lows: frozenset[str], told: Callable[[], Tokens]
) -> bool:
    """Whether the sender does something to what the words before, which `told` gives, have named."""
    if scene.acted:
        return False
    to_it = not lows.isdisjoint(_THEM) and "i" in lows and _to_it(scene, tokens)
    thither = not lows.isdisjoint(_THERE) and _thither(scene, tokens)
    thither = thither or (
        ("second" in lows or "first" in lows or "latter" in lows) and _to_one(scene, tokens)
    )
    return (to_it or thither) and (_named(scene, tokens) or _named(scene, told()))


def _named(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words name anything of the game, somebody else, or an amount of what it counts."""
    return (
        names_things(scene, tokens)
        or any(numbered(scene, t.low) for t in tokens if t.low.isdecimal())
        or any(a.low.isdecimal() and b.low in scene.lexicon.entities for a, b in pairwise(tokens))
        or any(
            t.capital and t.low != "i" and scene.referents.at(scene.text, tokens, p) is not None
            for p, t in enumerate(tokens)
        )
    )


def _to_it(scene: Scene, tokens: Tokens) -> bool:
    """`I give them to him`, `and play it`."""
    for place in range(1, len(tokens) - 1):
        front = tokens[place - 1].low
        if front not in words.ADVERBS and front not in {"i", "and", "so"}:
            continue
        for hit in scene.lexicon.verb_at(tokens, place):
            if set(forms(tokens[place].low)[3:]) & {t.low for t in tokens[:place]}:
                # "Brask ended my turn, so I end it" tells of the same act
                continue
            if tokens[hit.end : hit.end + 1] and tokens[hit.end].low in _THEM:
                rest = [t.low for t in tokens[hit.end + 1 :]]
                if rest[:1] == [] or rest[0] in _BEHIND_IT:
                    return True
    return False


_BEHIND_IT: Final = words_in(". ! , ; to for now here")
_POINTING: Final = re.compile(
    r".*(?:\b(?:in|for|against|at|on|to) (?:which|whom) i (?:hereby |now |therefore )?(?P<a>\w+)"
    r"|\bwhich i (?:hereby |now |therefore )?(?P<b>\w+)(?: for| against| in)?"
    r"|(?:\bis|'s) (?:where|how|what) i (?:hereby |now )?(?P<c>\w+)"
    r"|\bi (?:\w+ and )?(?P<d>\w+) (?:that way|the same|likewise|accordingly)"
    r"|\b(?:my|where my) (?P<e>\w+) (?:goes|is|lands)(?: there| that way)?"
    r")(?: today| now| then| too)? [.!]"
)


def _thither(scene: Scene, tokens: Tokens) -> bool:
    """`Teal, in which I invest`, `That's where my vote goes`, `I follow and vote the same`."""
    said = " ".join(token.low for token in tokens)
    told = _POINTING.fullmatch(said if said[-1] in ".!" else said + " .")
    if told is None:
        return False
    word = next(group for group in told.groups() if group)
    if told["e"]:
        return word in scene.lexicon.entities | _OWN and not {"was", "were"} & {t.low for t in tokens}
    return word in scene.lexicon.base_words


_OWN: Final = words_in("vote tile investment gold ballot card")


def _to_one(scene: Scene, tokens: Tokens) -> bool:
    """`I invest in the second`."""
    lows = [token.low for token in tokens]
    end = [low for low in lows if low[0].isalnum()][-3:]
    return (
        lows[0] == "i"
        and len(lows) < 8
        and end[1:2] == ["the"]
        and end[-1] in {"first", "second", "third", "latter", "former", "last"}
        and lows[1] in scene.lexicon.base_words
    )

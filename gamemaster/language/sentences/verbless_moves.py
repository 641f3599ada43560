"""Moves without a subject, or a verb: `Just exploring today`, `Goldfish played`, `Tarn, 3 gold for you`.

Whoever writes no more than a participle, a noun or a bare verb with its values may have moved by it.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, parted, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.completed import completed
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_TELLING: Final = words_in(
    "you he she they we your his their our who why how was were had did has when because since"
)
_ENDING: Final = words_in(". ! , ; today now again please thanks and -- :")
_BEFORE_GERUND: Final = words_in("just off now me today so and still only simply back then merely here")
_MARKS: Final = words_in(", ; : -- . !")


def without_verb(scene: Scene, tokens: Tokens, lows: frozenset[str], told: Callable[[], Tokens]) -> bool:
    """Whether the words are such a move; `told` gives those before them."""
    if len(tokens) < 2:
        return False
    if lows.isdisjoint(_TELLING) and (
        _gerund(scene, tokens, told)
        or _wanted(scene, tokens)
        or _was_done(scene, tokens)
        or _requests(scene, tokens)
        or _done(scene, tokens)
        or _bare_verb(scene, tokens)
        or _noun(scene, tokens, lows)
    ):
        return True
    return _hands_over(scene, tokens, lows)


def _ends(tokens: Tokens, place: int) -> bool:
    return all(token.low in _ENDING for token in tokens[place:])


def _gerund(scene: Scene, tokens: Tokens, told: Callable[[], Tokens]) -> bool:
    """`Just exploring today.`, `Off exploring!`, `(Teal looks good.) Investing.`"""
    place = 0
    while place < len(tokens) - 1 and (tokens[place].low in _BEFORE_GERUND or tokens[place].low == ","):
        place += 1
    hits = scene.lexicon.verb_at(tokens, place, "gerund")
    if not hits:
        return False
    bare = [hit for hit in hits if hit.what.frame.strength != "common" and _ends(tokens, hit.end)]
    named = bool(bare) and not scene.acted and tokens[-1].low in {".", "!"} and names_things(scene, told())
    return named or any(_ends(tokens, filling.end) for filling in completed(scene, tokens, place, "gerund"))


def _done(scene: Scene, tokens: Tokens) -> bool:
    """`Goldfish played.`, `Token taken, turn started.`, `Turn ended.`"""
    parts = [[token.low for token in part] for part in parted(tokens, _MARKS | {"and"})]
    told = [part for part in parts if part not in (["done"], ["thanks"])]
    named = scene.lexicon.entities | _OWN
    return bool(told) and all(
        1 < len(part) <= 5
        and part[0] not in {"no", "not", "well", "never"}
        and part[-1] not in {"told", "left"}
        and bool(scene.lexicon.bases(part[-1], "participle"))
        and not words.FINITE & set(part)
        and (not named.isdisjoint(part[:-1]) or names_things(scene, tokens))
        for part in told
    )


def _wanted(scene: Scene, tokens: Tokens) -> bool:
    """`Wanted: a C.`"""
    labelled = (
        len(tokens) > 2
        and tokens[1].low == ":"
        and tokens[0].low in {"wanted", "offered", "invested", "placed", "played", "discarded"}
    )
    return labelled and names_things(scene, tokens[2:])


def _was_done(scene: Scene, tokens: Tokens) -> bool:
    """`Played Goldfish, discarded Marmalade, done.`"""
    if tokens[-1].low not in {".", "!"}:
        return False
    return any(
        filling.filled
        and filling.ready.frame.strength != "common"
        and tokens[filling.end : filling.end + 1] != []
        and tokens[filling.end].low in _MARKS
        for filling in completed(scene, tokens, 0, "past")
    )


def _requests(scene: Scene, tokens: Tokens) -> bool:
    """`I request to be healed.`"""
    lows = [token.low for token in tokens]
    asks = (
        lows[0] == "i" and lows[2:4] == ["to", "be"] and lows[1] in {"request", "ask", "want", "wish", "beg"}
    )
    return asks and len(lows) > 4 and bool(scene.lexicon.bases(lows[4], "participle")) and _ends(tokens, 5)


_OWN: Final = words_in("token turn card tile vote offer potion hand ballot")


def _bare_verb(scene: Scene, tokens: Tokens) -> bool:
    """`No time, explore, thanks`, `My moves are, in order: explore; heal`, `Just the usual: explore`."""
    marks = [place for place, token in enumerate(tokens[:-1]) if token.low in {":", ",", "--"}]
    for mark in marks:
        front = [token.low for token in tokens[:mark]]
        if len(front) > 8 or not _ADVISING.isdisjoint(front) or _FRONT.isdisjoint(front):
            continue
        if any(
            t.capital and t.low != "i" and scene.referents.at(scene.text, tokens, p)
            for p, t in enumerate(tokens[:mark])
        ):
            continue
        done = completed(scene, tokens, mark + 1)
        if any(f.end >= len(tokens) or tokens[f.end].low in _ENDING for f in done):
            return True
    return False


_ADVISING: Final = words_in(
    "note advice tip hint suggestion reminder idea option options friends folks everybody everyone "
    "rule rules question says"
)
_FRONT: Final = words_in(
    "my i time quick usual just moves move do today turn order tldr dr short brief busy rush me late bus "
    "train phone nothing again same"
)


def _noun(scene: Scene, tokens: Tokens, lows: frozenset[str]) -> bool:
    """`Three explorations from me.`, `One exploration, please.`, `Down goes a tile at F6.`"""
    said = [token.low for token in tokens]
    if not {"thanks", "thank", "sorry"}.isdisjoint(lows):
        return False
    if said[-3:-1] == ["by", "me"] and not {"is", "are"}.isdisjoint(lows):
        return names_things(scene, tokens)
    noun = 1 + (said[1] in _QUICK)
    if said[0] in _COUNTING and noun < len(said) and said[noun].removesuffix("s") in _ACTS:
        rest = [low for low in said[noun + 1 :] if low[0].isalnum()]
        return rest in (
            ["please"],
            ["from", "me"],
            ["by", "me"],
            ["from", "me", "please"],
            ["today", "please"],
        )
    goes = said[0] in {"down", "in", "out", "up", "off", "there", "here", "away"} and said[1] in {
        "goes",
        "go",
        "comes",
    }
    claims = said[:2] == ["i", "announce"] and said[2:3] == [":"]
    return (goes or claims) and names_things(scene, tokens)


_QUICK: Final = words_in("quick small more single last little simple")
_COUNTING: Final = words_in("a an one two three four five another")
_ACTS: Final = words_in("exploration heal healing attack investment tile move discard potion exchange")


def _hands_over(scene: Scene, tokens: Tokens, lows: frozenset[str]) -> bool:
    """`Tarn, 3 gold for you.`, `There you go, Tarn: 3 gold.`: an amount, and whom it is for."""
    if lows.isdisjoint(scene.lexicon.entities):
        return False
    said = [token.low for token in tokens]
    counted = any(
        read is not None
        and not said[place].startswith("a")
        and said[read[1] : read[1] + 1]
        and (said[read[1]] in _COUNTED or said[read[1] : read[1] + 2] == ["of", "my"])
        for place in range(len(tokens) - 1)
        if (read := number_at(tokens, place)) is not None
    )
    if not counted or not {"thanks", "thank", "sorry", "worth", "price", "costs", "have"}.isdisjoint(lows):
        return False
    if any(is_past(low) for low in said):
        return False
    pairs = set(pairwise(said))
    gives = ("from", "me") in pairs or ("for", "you") in pairs or ("hereby", "yours") in pairs
    here = said[:2] in (["here", "'s"], ["here", "is"], ["here", "are"]) or said[:3] == ["there", "you", "go"]
    return gives or here


_COUNTED: Final = words_in("gold coins coin tokens token")

"""What is set behind a thing or an act and only tells what it is, or what comes of it by the rules.

`I play Rum, the last card I own, and ...` is `I play Rum, and ...`, and `I leave the game, my hand to be
destroyed as the contract says` is `I leave the game`. What must stay true: the words hold no thing of the
game by name, nobody else, and no time, and nothing is given to anybody.
"""

from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

SET_BEHIND: Final = words_in("own have had hold held left hand be being name")
_RANKING: Final = words_in("last only single best worst finest one")
_OWNING: Final = words_in("own owned have had hold held possess possessed kept keep")
_BARRED: Final = words_in("or and not no if until unless i , to for")
_CLOSING: Final = words_in(", . ! ; and")
_LOST: Final = words_in(
    "destroyed burnt burned discarded forfeited forfeit lost scattered shuffled dissolved scrapped"
)
_RULES: Final = words_in("rules rule contract ruleset charter law regulations")
_LONGEST: Final = 9
_MOST_NOUNS: Final = 4


def without_what_is_set_behind(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without such words."""
    for place in range(3, len(tokens) - 3):
        if tokens[place].low != ",":
            continue
        end = _description_end(tokens, place + 1) or _consequence_end(scene, tokens, place)
        if end:
            return [*tokens[:place], *tokens[end:]]
    return tokens


def _description_end(tokens: Tokens, place: int) -> int:
    """Where `the last card I own` ends that stands at `place`; 0 where nothing of the sort does."""
    lows = [token.low for token in tokens[place : place + _LONGEST + 1]]
    if lows[0] not in {"the", "my"} or lows[1] not in _RANKING or not tokens[place - 2].low[0].isalnum():
        return 0
    end = next((p for p, low in enumerate(lows) if p > 2 and low in _CLOSING), 0)
    noun = next((p for p in range(2, end) if lows[p] in {"i", "in", "of", "left", "to"}), 0)
    plain = 1 < noun <= _MOST_NOUNS and _BARRED.isdisjoint(lows[2:noun])
    named = any(token.capital for token in tokens[place + 2 : place + noun])
    return place + end if plain and not named and _owned(lows[noun:end]) else 0


def _owned(lows: list[str]) -> bool:
    """`I own`, `I have left`, `in my hand`, `to my name`, `left to me`."""
    if lows[0] == "i" and len(lows) > 1 + ("still" in lows[1:2]):
        behind = lows[2 + (lows[1] == "still") :]
        return lows[1 + (lows[1:2] == ["still"])] in _OWNING and behind in ([], ["left"], ["now"])
    return " ".join(lows) in _BY_ME


_BY_ME: Final = frozenset(
    phrases(
        "in my hand; in my possession; in my pocket; in my bag; in my pack; to my name; of mine; left; "
        "left to me; of my hand"
    )
)


def _consequence_end(scene: Scene, tokens: Tokens, place: int) -> int:
    """Where `, my hand to be destroyed as the contract says` ends, behind one who leaves; 0 elsewhere."""
    lows = [token.low for token in tokens[place + 1 : place + 2 * _LONGEST]]
    actions = {hit.what.frame.action for p in range(place) for hit in scene.lexicon.verb_at(tokens, p)}
    be = next((p for p, low in enumerate(lows) if low in {"be", "being"}), 0)
    goes = (
        1 < be <= _MOST_NOUNS + 1
        and lows[0] in {"my", "all"}
        and (lows[be - 1] == "to") != (lows[be] == "being")
    )
    if not any(action.startswith("leave") for action in actions) or not goes or lows[be + 1] not in _LOST:
        return 0
    end = next((p for p in range(be + 2, len(lows)) if lows[p] in _CLOSING), 0)
    behind = lows[be + 2 : end]
    by_rule = behind[:1] in (["as"], ["by"], ["under"]) and not _RULES.isdisjoint(behind)
    return place + 1 + end if end and (not behind or by_rule) else 0

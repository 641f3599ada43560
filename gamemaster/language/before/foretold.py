"""What the words before an act say that somebody may, would or will do: `You should know that I may move`.

A wish, a guess at what has been, and what somebody resolves in light words (`I'll give it one more chance:`)
leave the act behind them as it is.
"""

from typing import Final

from gamemaster.language.before.small_talk import says_how
from gamemaster.language.before.statements import ANYBODY
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

DOING: Final = words_in(
    "do doing done did say saying said mean meant write wrote send sent put announce announced claim suggest "
    "propose recommend look read act use choose pick take try go announcing acting declaring"
)
MODALS: Final = words_in(
    "would could might should 'd will 'll shall gonna ought want wanted wish hope hoped intend intended "
    "going try tried love prefer may always"
)
_PERFECT: Final = words_in("have 've has had always")
_WISHING: Final = words_in("want wanted wish hope love like prefer")
_DOING_SO: Final = DOING - words_in("go take use put choose pick")
_NEAR: Final = 4


def may_be(scene: Scene, piece: Tokens) -> bool:
    """Whether it is said what somebody may, would or will do."""
    lows = [token.low for token in piece]
    if says_how(lows) or _wavers(lows):
        return _wavers(lows)
    for place, low in enumerate(lows):
        if low not in MODALS or lows[place + 1 : place + 3] == ["as", "well"]:
            continue
        if place and lows[place - 1] in _PERFECT:
            # "I've always wanted to see it" is how things are
            continue
        near = [near for near in lows[place + 1 : place + 1 + _NEAR] if near != "to"]
        if _only_wished(low, near, lows[:place]):
            continue
        guessed = low in _GUESSING and near[:1] == ["have"] and lows[0] not in {"i", "as"}
        if guessed and DOING.isdisjoint(near):
            # "mails may have crossed" guesses what has been
            continue
        if place and lows[place - 1] in _THE_MAIL and not _COUNTING.isdisjoint(near):
            # "this should still count" is said of the mail itself
            continue
        if low in _WILL and _resolved(scene, near, piece[place + 1 :]):
            continue
        if low == "may" and (_lets_come(scene, piece[:place], near) or _is_month(piece, place)):
            continue
        near = near[1:] if near[:1] == ["be"] and len(near) > 1 and lows[0] == "because" else near
        if not near or not DOING.isdisjoint(near) or not scene.lexicon.base_words.isdisjoint(near):
            return True
        if near[0] == "be" and len(near) < 2:
            return True
    return False


def _wavers(lows: list[str]) -> bool:
    """`I can still change my mind`: that the sender may go back on the act."""
    behind = " ".join(lows[lows.index("can") :]) if "can" in lows else ""
    return any(change in behind for change in _WAVERING)


def _is_month(piece: Tokens, place: int) -> bool:
    """`But now it's May`: the month, and nothing that may be."""
    dated = place > 0 and piece[place - 1].low in {"is", "'s", "in", "of", "since", "early", "late", "mid"}
    return dated and piece[place].capital


def _only_wished(low: str, near: list[str], before: list[str]) -> bool:
    """`I want that corner`, `everybody gets what they want`: a wish, and then what it comes to."""
    if not near:
        return low in _WISHING and "what" in before
    return (low in _WISHING or near[0] in _WISHING) and _DOING_SO.isdisjoint(near)


def _resolved(scene: Scene, near: list[str], said: Tokens) -> bool:
    """`I will do it right now`, `I'll give it one more chance`: what the act behind is, or is for.

    It is told in light words that name nobody, nothing of the game, and no time.
    """
    behind = said[1:]
    lows = {token.low for token in behind}
    if near[:1] == ["do"]:
        return not _AT_ONCE.isdisjoint(lows)
    return not _LIGHT.isdisjoint(near[:1]) and (
        len(behind) > 1
        and lows.isdisjoint(scene.lexicon.nouns_of_things | scene.lexicon.entities | _NOT_YET | DOING)
        and not any(token.capital for token in behind)
        and not any(scene.lexicon.times.at(behind, place) for place in range(len(behind)))
    )


_WILL: Final = words_in("will 'll shall")
_LIGHT: Final = words_in("give have take make keep get")
_NOT_YET: Final = (
    words.CONDITION
    | words.KIN
    | (words.TAINT - words_in("one more"))
    | words_in("then him her them you it floor word words voice")
)


def _lets_come(scene: Scene, who: Tokens, near: list[str]) -> bool:
    """`(So) summer may come`: what has nothing to do with the game, and nobody, is let begin or end."""
    lows = {token.low for token in who}
    ours = scene.lexicon.entities | scene.lexicon.nouns_of_things | words.SUBJECTS | _MAY_SAY
    told = len(near) == 1 and near[0] in _COMING and bool(lows) and lows.isdisjoint(ours)
    return told and not any(scene.referents.at(scene.text, who, place) for place in range(len(who)))


_MAY_SAY: Final = ANYBODY | words_in("a an any each turn turns game round phase move moves line lines text")
_COMING: Final = words_in("come begin start end commence")
_AT_ONCE: Final = words_in("now here hereby once")
_WAVERING: Final = ("change my mind", "change our minds", "reconsider", "go back on")
_GUESSING: Final = words_in("may might")
_THE_MAIL: Final = words_in("this it that")
_COUNTING: Final = words_in("count arrive suffice reach make be work")

"""Acts taken back in so many words: `(I explore. Scratch that,) I do not explore.`, `I cast no vote.`

A plain denial of the very act behind words that correct it leaves nothing to ask. What must stay true: the
denial is the sender's, of this act or of all, now, and hangs on nothing.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene

_HANGING: Final[frozenset[str]] = (words.CONDITION - {"until", "till"}) | words_in(
    "but except only also yet unless perhaps maybe ? today tonight now twice again else other more"
)
_MAKING: Final = words_in("cast make take do perform place give submit")
_DOING: Final = words_in("am 'm be")
_UNABLE: Final = words_in("can could would need")
"""`The one I can't stand`: what is beyond somebody is not what e denies."""
_BEHIND: Final = words_in("nothing anything it that for until")


def denies_act(scene: Scene, tokens: Tokens, asked: Finding) -> bool:
    """Whether a sentence denies the one act that the question `asked` about may have been."""
    offered = asked.candidates[0] if isinstance(asked, Doubt) and asked.candidates else ()
    acts = [act for act in offered if isinstance(act, Act)]
    lows = [token.low for token in tokens]
    if len(acts) != 1 or "i" not in lows or not _HANGING.isdisjoint(lows):
        return False
    return any(
        _denied(scene, tokens, lows, place + 1, acts[0]) for place, low in enumerate(lows[:-2]) if low == "i"
    )


def _denied(scene: Scene, tokens: Tokens, lows: list[str], place: int, act: Act) -> bool:
    """Whether the words behind `I` say that the act is not done: `do not explore`, `cast no vote`."""
    if lows[place] == "do" and lows[place + 1] == "nothing":
        return True
    if lows[place] in _MAKING and lows[place + 1] == "no":
        return lows[place + 2 : place + 3] in ([act.action.name], ["action"], ["move"])
    negated = next((p for p in range(place, min(place + 4, len(lows))) if lows[p] in {"not", "n't", "'t"}), 0)
    if not negated or negated + 1 >= len(lows) or lows[negated - 1] in _UNABLE:
        return False
    form: Form = "gerund" if lows[place] in _DOING else "base"
    hits = scene.lexicon.verb_at(tokens, negated + 1, form)
    return any(hit.what.frame.action == act.action.name for hit in hits) and (
        _ends(lows, max(hit.end for hit in hits))
    )


def _ends(lows: list[str], end: int) -> bool:
    """Whether nothing else than the act is denied: nothing follows, or `anything`, or it."""
    return end >= len(lows) or not lows[end][0].isalnum() or lows[end] in _BEHIND

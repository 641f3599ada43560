"""Words that hardly ever stand beside an act in earnest: of texts and their copying, of jest, plans, force.

Beside a move, `glossary`, `decoy` or `paste` tells that its words are shown, feigned, passed on or only
weighed, whatever else the sentence says. Each of these words is rare in remarks on real moves; a denial right
before one (`no bluff`) makes it harmless.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import words_in

_TEXTS: Final = words_in(
    "quotation quotations paste pasting pastes copypasta forwarding relaying dictating dictation "
    "transcribe transcribed transcribing transcript transcription translator translation translations "
    "translate recite recites recited reciting screenshot screenshots caption captions epigraph lyric "
    "lyrics slogan catchphrase graffiti screenplay dialogue monologue soliloquy memoirs template "
    "placeholder boilerplate sample specimen phrasing syntax glossary phrasebook textbook crib palindrome "
    "anagram acrostic tongue-twister subtitle headline pastiche "
    "mantra refrain stanza anthology excerpt excerpts quotes"
)
_JEST: Final = words_in(
    "jest jests jesting jk bluff bluffing sarcasm sarcastic ironic satire satirical parody spoof hoax "
    "decoy trolling hypothetical hypothetically fictitious fiction charade charades "
    "improv impersonation impersonating mimicking roleplay make-believe rhetorical tongue-in-cheek "
    "leg-pull wind-up feint"
)
_PLANS: Final = words_in(
    "scheme contemplating pondering mulling tentative tentatively provisional provisionally simulation "
    "simulator sandbox preview demonstrating illustration illustrating mock-up dummy hesitating "
    "reconsidering rethinking brainstorming daydream daydreams daydreaming fantasy fantasising "
    "fantasizing wishlist prediction predictions prophecy premonition contingency"
)
_HANDS: Final = words_in(
    "ghostwriter ghostwritten ventriloquist mouthpiece spokesman sleepwalking misclick misclicked "
    "autocorrect autofill autoreply"
)
_FORCE: Final = words_in("duress coerced blackmail blackmailed ransom gunpoint veto")
LOADED: Final = _TEXTS | _JEST | _PLANS | _HANDS | _FORCE
"""Without one of these a sentence says nothing of the kind."""
_DENYING: Final = words_in(
    "no not n't 't nt never without isnt aint wasnt nor neither hardly zero nobody cannot than like as "
    "needs requires takes wants any his her their your christmas school village local"
)
_BETWEEN: Final = words_in("a an the any even just only real more further about of for much")


def is_loaded(lows: Sequence[str]) -> bool:
    """Whether such a word stands in a sentence and is not denied."""
    if LOADED.isdisjoint(lows):
        return False
    told = [low for low in lows if low not in _BETWEEN]
    return any(
        low in LOADED
        and before not in _DENYING
        and not (low == "scheme" and before in _JOINING)
        and not (low in _SUSPECTED and _is_suspected(told, low))
        and not (low == "translation" and before == "in" and not _LOSING.isdisjoint(told))
        for before, low in pairwise(["", *told])
    )


def _is_suspected(told: Sequence[str], low: str) -> bool:
    """`Tarn thinks I'm bluffing`: what others take the sender for, unlike `Tarn knows I'm bluffing`."""
    place = list(told).index(low)
    who = list(told[max(0, place - _NEAR) : place])
    if len(who) < _NEAR or who[0] in {"i", "we", "have", "'ve"}:
        return False
    return who[1] in _OPINING and who[2] == "i" and who[3] in {"'m", "am", "was"}


_NEAR: Final = 4
_SUSPECTED: Final = words_in("bluffing trolling jesting hesitating")
_OPINING: Final = words_in(
    "thinks believes says claims reckons suspects thought believed said claimed suspected"
)
_LOSING: Final = words_in("lost loses lose losing suffers suffer")
"""`It loses in translation.`"""
_JOINING: Final = words_in("and to or")
"""`Nothing to do but sit and scheme`: what one does, and no plan."""

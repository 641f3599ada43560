"""Labels of rows that act and that say of the act what it does not do.

`Vote from Tarn: Joss` is another's vote, `Day 1 vote: Joss`, under a subject that speaks of day 2, one of a
day gone by; `To: Healer` above `To: Square`, or above `Then: Square`, gives one form two answers.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_MOVES: Final = words_in("vote votes ballot move moves action actions turn order orders play plays")
_FROM: Final = words_in("from by of")
_DATED: Final = re.compile(r"\b(day|week|phase|round|turn|night)\W{0,2}(\d{1,3})\b", re.IGNORECASE)
_LATER: Final = words_in("then next afterwards thereafter later")


def of_another(scene: Scene, label: Tokens) -> bool:
    """`Vote from Tarn`, `Ballot of Joss`: whose it is."""
    lows = [token.low for token in label]
    if _MOVES.isdisjoint(lows):
        return False
    for place, low in enumerate(lows[:-1]):
        if low in _FROM:
            named = scene.referents.at(scene.text, label, place + 1)
            if named is not None and scene.sender not in named.who:
                return True
    return False


def of_another_day(label: str, subject: str) -> bool:
    """`Day 1 vote`, where the subject tells of day 2."""
    told = _DATED.search(label)
    if told is None:
        return False
    days = [day for noun, day in _DATED.findall(subject) if noun.lower() == told[1].lower()]
    return bool(days) and int(told[2]) not in map(int, days)


def once_more(above: list[Token], label: list[Token]) -> bool:
    """Whether a row of a form has the label of the one right above, or goes on in time."""
    lows = [token.low for token in label]
    return (bool(lows) and lows == [token.low for token in above]) or (
        len(lows) == 1 and lows[0] in _LATER and bool(above)
    )

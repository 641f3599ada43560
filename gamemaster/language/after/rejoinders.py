"""Rejoinders to what somebody said before: `You said that in August, and I fell for it.`, `So he says.`

Their `that` points back at words that stand in another mail, and makes no example of what follows.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in

_SPEAKERS: Final = words_in("you he she they everybody everyone people")
_BETWEEN: Final = words_in(
    "all both always just only still also often once never have 've has keep keeps kept"
)
_SAYING: Final = words_in("say says said saying tell tells told telling")
_LISTENERS: Final = words_in("me us him her them")
_BEHIND: Final = words_in(
    "in every each last on yesterday today too again now to as about of before at with all the and but , . ! "
    "once twice three four five six a an most more only often"
)
_POINTING_ON: Final = (
    words.CONDITION
    | words.SPEECH
    | words_in("this these following follows below here word words line lines quote quoting copy paste")
)


def rejoins(tokens: Tokens) -> bool:
    """Whether a sentence that a mark closes only answers what others said."""
    if tokens[-1].low not in {".", "!"}:
        return False
    lows = [token.low for token in tokens]
    place = next((place for place, low in enumerate(lows) if low not in OPENERS and low != ","), 0)
    if lows[place] not in _SPEAKERS:
        return False
    so = lows[place - 1] == "so" and place > 0
    end = place + 1
    while end < len(lows) and lows[end] in _BETWEEN:
        end += 1
    if lows[end] not in _SAYING:
        return False
    end += 1 + (lows[end + 1] in _LISTENERS)
    if so and lows[end] in {".", "!"}:
        return True
    return lows[end] == "that" and lows[end + 1] in _BEHIND and _plain(lows[end + 1 :])


def _plain(lows: Sequence[str]) -> bool:
    """Whether nothing behind it points on, supposes or quotes; `as if` compares."""
    kept = lows[2:] if list(lows[:2]) in (["as", "if"], ["as", "though"]) else lows
    return not any(
        low in _POINTING_ON and not (low == "this" and before in words.PREPOSITIONS and behind.isalpha())
        for before, low, behind in zip(["", *kept], kept, [*kept[1:], ""], strict=False)
    )

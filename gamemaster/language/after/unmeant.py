"""Remarks behind acts on what their words are worth, when they count, or whose they are.

`That was a slip`, `It only counts if Tarn nods`, `This is how Imke would say it`. What the sentence says of
something else is left alone: `It is only luck if I win`, `I love how everybody's quicker as this goes on`.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.harmless import TREATING
from gamemaster.language.after.mere_texts import points_at_acts
from gamemaster.language.after.reckoning import pretends_else
from gamemaster.language.after.remark_words import OF_MAIL, POINTING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

_LIMITING: Final = words_in("only until unless pending later tomorrow instead conditional contingent")
_WORTH: Final = words_in(
    "effect effective execute process perform valid legal mean meant intended seriously serious"
)
_UNTIL: Final = words_in("until unless")
_SUCCEEDING: Final = words_in("fail fails work works succeed illegal")
_MAYBE: Final = words_in("may might could should")
_SAYING: Final = words.SPEECH | {"would", "say"}
_AGREED: Final = words_in("said agreed decided settled resolved")
_BEING: Final = words_in("is 's was are were")
_ADDED: Final = words_in("only just exactly precisely roughly more or less about all not quite merely simply")
_INNER: Final = words_in("heart gut guts head conscience instinct nose stomach bones")
"""`It is what my heart tells me`: the sender's own mind."""
_PERSONS: Final = words_in("i we you he she they")
_WOULD: Final = words_in("'d would can could may might will 'll should")
_COMPARED: Final = words_in("better worse")
"""`It can only get better`: how things go on."""
_HELD: Final = TREATING | _BEING | words_in("mean stand hold vote agree apply")


def unmeant(lows: list[str], said: set[str], denied: bool, timed: bool) -> bool:
    """Whether the words, which point at what was said, say so; `said` are the same as a set.

    `denied` tells that they deny, `timed` that they ask or name a time.
    """
    if (said & _SUCCEEDING and said & _MAYBE) or not points_at_acts(lows):
        # doubts about success take nothing back
        return False
    if "word" in said and ("word", "for") not in pairwise(lows) and ("word", "of") not in pairwise(lows):
        said = said - {"word"}
    if pretends_else(lows):
        said = said - {"pretend"}
    weighed = denied or timed or bool(said & _LIMITING)
    meant = said & (UNMEANT if weighed else UNMEANT - _WORTH)
    if {"other", "further"} & said:
        meant = meant - {"effect"}  # of a card: "It has no other effect"
    if meant and not (said & {"hope", "hopefully"}):
        return True
    if said & OF_MAIL and (denied or not _LIMITING.isdisjoint(_from_mail(lows))):
        return True
    if ("the", "record") in pairwise(lows) or "reason" in said:
        # "I note for the record that it touches one side only"
        said = said - {"for"}
    if ("only", "because") in pairwise(lows):
        # "if only because it is so short"
        said = said - {"only"}
    if "last" in said and not said.isdisjoint(_AGREED):
        # "We said last year that these would be for fires only"
        said = said - {"only"}
    if "only" in said and said & {"may", "can", "if", "when", "for", "might"} and not _only_does_else(lows):
        return True
    if said & {"above", "following"} and said & (words.CONDITION | {"only"}):
        return True
    return ("hope" not in said or "but" in said) and _quotes(lows)


def _from_mail(lows: list[str]) -> list[str]:
    """The words from the first that means the mail or the act on, but `only` from wherever it stands.

    `This vote stands until Monday`, unlike `It lasts until my move is over`.
    """
    place = next((p for p, low in enumerate(lows) if low in OF_MAIL), len(lows))
    return [low for p, low in enumerate(lows) if p > place or low not in _UNTIL]


def _only_does_else(lows: Sequence[str]) -> bool:
    """`(If I think about it) I'd only worry`, `with what I can only call glee`: what alone somebody does, and
    not when alone the act counts."""
    place = lows.index("only")
    if not _COMPARED.isdisjoint(lows[place + 1 : place + 3]):
        return True
    if lows[place - 1 : place] == ["the"] and lows[place + 2 : place + 3] in (["i"], ["we"]):
        # "it's the only one I can spell"
        return True
    modal = place > 1 and lows[place - 1] in _WOULD
    subject = lows[place - 1 - modal] if place > modal else ""
    if modal and lows[max(0, place - 3) : place - 1] == ["what", subject]:
        return True
    return subject in _PERSONS and lows[place + 1 : place + 2] != [] and lows[place + 1] not in _HELD


def _quotes(lows: Sequence[str]) -> bool:
    """`That is what Tarn said`, `This is just how I would put it`, `What I said was this`: in this order."""
    place = next((p for p, low in enumerate(lows) if low in {"what", "how"}), -1)
    if place < 0:
        return False
    said = next((p for p, low in enumerate(lows) if p > place and low in _SAYING), -1)
    if said < 0 or not _INNER.isdisjoint(lows[place + 1 : said]):
        return False
    before = [low for low in lows[:place] if low not in _ADDED]
    called = before[-1:] != [] and before[-1] in _BEING and not POINTING.isdisjoint(before[:-1])
    # "How good it is to be asked" is said of neither
    return called or (_BEING.isdisjoint(lows[place:said]) and not _BEING.isdisjoint(lows[said + 1 :]))

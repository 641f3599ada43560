"""Conditions that hold unless the very act they govern has been done before: `if I haven't done it yet`.

What must stay true: they name no act but point at the one they govern, and say `already`, `yet` or `done`.
"""

from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import Tokens, words_in

_DENIED: Final = phrases(
    "i have not; i haven't; i've not; i had not; i hadn't; i did not; i didn't; i have n't; i did n't"
)
NOT_DONE: Final = PhraseTable[None](
    (f"{opener} {told}", None)
    for opener in ("if", "provided", "provided that", "in case", "assuming", "assuming that")
    for told in _DENIED
)
_DONE: Final = PhraseTable[None]((f"unless i{have}", None) for have in (" have", "'ve", " had", ""))
_SPANS: Final = words_in("week turn phase round day night month time")
_DEED: Final = words_in("done did do")
_POINTING: Final = words_in("so this that it")
_BESIDE: Final = words_in("today tonight before myself earlier")


def done_before(tokens: Tokens, opener: int) -> list[int]:
    """Where such a condition may end whose opening word stands at `opener`; none where it is no such one."""
    denied = NOT_DONE.longest(tokens, opener)
    told = denied or _DONE.longest(tokens, opener)
    if told is None:
        return []
    at, already, deed = told.end, False, False
    # "unless I already" lacks its verb
    bare = tokens[told.end - 1].low == "i"
    found = []
    while at < len(tokens):
        low = tokens[at].low
        behind = tokens[at + 1].low if at + 1 < len(tokens) else ""
        if low == "already" or (low == "yet" and denied is not None):
            already, at = True, at + 1
        elif low in _DEED and behind in _POINTING:
            deed, bare, at = True, bare and low == "done", at + 2
        elif low in {"have", "did", "had"} and bare:
            # "unless I already did"
            deed, bare, at = True, False, at + 1
        elif low == "this" and behind in _SPANS:
            at += 2
        elif low in _BESIDE:
            at += 1
        elif (low, behind) == ("so", "far"):
            at += 2
        else:
            break
        if (already or deed) and not bare:
            found.append(at)
    return found

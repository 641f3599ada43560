"""Clauses behind acts about saying what stands there: `I'd love to be able to write that.`

Somebody wishes, hopes or is urged to say or send it, says it for others, takes it back or shows how it is
said: the words are spoken of, and not meant.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import NEGATING
from gamemaster.language.english.tokens import words_in

_SAY: Final = r"(?:say|write|type|send|post|declare|announce|mean|mail|print|utter)"
_THIS: Final = r"(?:this|that|these|those|it|(?:the|all) (?:above|foregoing))"
_IT: Final = (
    r"(?:that|this|so|it|those|these)(?: one| line)?\b(?! (?:i|we|you|he|she|they|it|the|a|my|your|his|there|"
    r"nobody|people|\w+ (?:is|are|was|has|have|will)|week|once|mail|letter|late|early|loud|out loud)\b)"
)
_TEXT: Final = (
    r"(?:mottos?|slogan|title|caption|joke|jest|lines?|lyrics|chorus|expression of|notice of|"
    r"sample|example|template|test|prank|dare|quotation|quote|greeting|sign off|ringtone|headline|epitaph|"
    r"placeholder|satire|irony|parody|fiction|prank|bluff|suggestion|hypothesis|illustration|exercise|"
    r"password)"
)
_WISHING: Final = (
    r"(?:(?:d|would|should|might) (?:\w+ )?(?:love|like|prefer|want)(?: me| us| him| her| them)?|tempting|"
    r"tempted|allowed|able|free|in a position|enough|hop(?:e|ed|ing)|itching|longing|aching)"
)
_REPORTED: Final = r"(?:rumou?r|gossip|legend|hearsay|the story|the log)"
_SHOWN: Final = (
    r"(?:how|the way (?=one|you|people)|the (?:line|sentence|wording|phrase|formula|words?)|"
    r"the (?:sort|kind|type) of \w+)"
)
_PLAYED: Final = r"(?:bluff|turns?|votes?|moves?|ballots?|lie|threat|mails?|reply|answer|words?|lines?)"
_OTHERS: Final = r"(?:one|you|people|they|he|she|everybody|everyone)"
_SAYS: Final = (
    r"(?:(?:would|d|should|could|might|must|may|is|was|are|were|has|have|had|needs?|ought|to|usually|always|"
    r"properly|normally) )*"
    r"(?:say|write|type|send|post|declare|announce|put|phrase|word|print|do|play|vote|move|act|join|begin|start|"
    r"answer|reply|go|make|said|written|done|worded|phrased|supposed|used|typed)(?:s|es|ed|ing)?\b"
)
_OPENING: Final = re.compile(
    "|".join(
        (
            rf"(?:a |the )?{_REPORTED} (?:has it|goes|says|claims) (?:that )?i\b",
            rf"{_THIS} (?:words? |lines? )?i (?:d|would|could|might)\b.*\bif\b",
            r"(?:(?:somebody|someone|anybody|anyone|please|do|you (?:can|may)) )+(?:talk|argue) me out of\b",
        )
    )
)
_WITHIN: Final = re.compile(
    "|".join(
        (
            # wished, not done
            rf"\b{_WISHING} to (?:be (?:able|allowed|free|in a position|ready) to )?{_SAY} {_IT}",
            (
                rf"\b{_THIS} (?:s|is) the (?:one|way|direction|side) i (?:m|am|was) (?:talking about|leaning|"
                r"thinking of|speaking of|referring to)\b|\bi (?:m|am) leaning (?:that|this) way\b"
            ),
            # said by others, or for them
            (
                r"\b(?:learnt|learned|copied|picked up|lifted) (?:that|this|it)(?: one| phrase| line)? from\b"
                r"|\b(?:stole|borrowed|got) (?:that|this) (?:one|phrase|line) from\b"
            ),
            # shown as a text
            rf"\b{_THIS} (?:s|is) {_SHOWN} ?{_OTHERS} {_SAYS}|\bis {_THIS} {_SHOWN} ?{_OTHERS} {_SAYS}",
            rf"\bwhat an? (?:\w+ )?{_PLAYED} (?:looks|sounds|reads|is) like\b",
            rf"\b{_THIS} (?:\w+ )*as (?:an? |the |my |our |his |her |mere |advance )*{_TEXT}\b",
        )
    )
)
_HOPING: Final = re.compile(
    rf"(?:i )?(?:do )?hope {_THIS} (?:s|is) {_SHOWN}\b(?!.*\b(?:if|when|but|not|would|d)\b)"
)
"""`I hope that's how one says it`: said by who means it."""
_WITHIN_WORDS: Final = words_in(
    "say write type send post declare announce mean mail print utter love like want prefer leaning talking "
    "thinking speaking referring writes wrote types typed sends sent posts posted puts prints printed from "
    "pass passing says how way line sentence wording phrase formula word words sort kind type as"
)
"""Without one of these nothing of the kind stands within a clause."""
_FELT: Final = words_in(
    "always been finally last glad happy proud pleased delighted earlier sooner yesterday before again"
)
"""`I have always wanted to write that.` is said with the act."""
_TAKEN_BACK: Final = re.compile(
    r"\bun ?(?:say|send|write|post|type|vote)\w*\b|\b(?:have|take|get|call) (?:that|this|it) back\b"
    r"|\b(?:been|was|got|am|m) talked out of (?:it|that|this)\b"
)
_BARELY: Final = NEGATING | words_in("cannot nearly almost tried nt nobody")


def speaks_of_saying(parts: Sequence[str]) -> bool:
    """Whether a part of a sentence between its marks speaks of the words before it as said, not meant."""
    if len(parts) == 1 and _HOPING.match(parts[0]):
        return False
    for part in parts:
        if _OPENING.match(part):
            return True
        said = part.split()
        if not _WITHIN_WORDS.isdisjoint(said) and _WITHIN.search(part) and _FELT.isdisjoint(said):
            return True
        back = _TAKEN_BACK.search(part)
        if back and not _denied(part[: back.end()]):
            return True
    return False


def _denied(part: str) -> bool:
    return any(word in _BARELY or word.endswith("nt") for word in part.split())

"""What the subject of a mail means for its body, and bodies that point at their subject."""

import re
from typing import Final

from gamemaster.language.english.tokens import holds_any, words_in

_POINTING_AT_SUBJECT: Final = (
    "see subject; see subject line; as per subject; subject says it all; see above; no text; what it says "
    "above; as above; as per the subject; as per the subject line; see the subject; see the subject line; as "
    "in the subject; eom; that's it, that's the mail; that's the mail; that's the message; that's it; that's "
    "all; that is all; that's the whole mail; that's all there is; nothing to add; nothing more to say; "
    "that's the tweet; that's the post; that's my move; that's the move; that's it, that's the move; enough "
    "said"
)
POINTING_AT_SUBJECT: Final = frozenset({"", *_POINTING_AT_SUBJECT.split("; ")})
"""All that a body holds whose mail is its subject."""

_UP_THERE: Final = frozenset({"what it says up there", "as it says up there", "see up there"})
_SUBJECT: Final = frozenset({"subject", "title", "header", "heading"})
_BEFORE: Final = words_in(
    "all please just sorry said text move moves action act it all everything message content my the is "
    "stands what says see read check look as per in at on like stated given written ditto cf of "
    "to refer this mail ' ’ s there that has had have already what i you need want find will 'll down up"
)
_AFTER: Final = words_in("line above field says tells said it all so has everything states is enough")
_WORD: Final = re.compile(r"[^\W_]+|[^\w\s]")
_WORDS: Final = re.compile(r"[a-z']+")
_LONGEST: Final = 120


def points_at_subject(body: str) -> bool:
    """Whether a short body, in lower case, says no more than that its subject says it, and perhaps why."""
    plain = body.strip(" .!()^<>-[]")
    if plain in POINTING_AT_SUBJECT or plain.partition(".")[0] in _UP_THERE:
        return True
    if len(plain) > _LONGEST or not holds_any(plain, _SUBJECT):
        return False
    said = _WORD.findall(plain)
    place = next((p for p, word in enumerate(said) if word in _SUBJECT), -1)
    if place < 0 or not set(said[:place]) <= _BEFORE | {",", "-", ":"}:
        return False
    after = said[place + 1 :]
    while after and after[0] in _AFTER:
        after = after[1:]
    pointed = place > 0 or len(after) < len(said) - place - 1
    return pointed and (not after or not after[0].isalnum())


_UNDOING: Final = words_in(
    "kidding joke joking jokes joked fooled fool gotcha gotchas look april clickbait subject title header "
    "would wouldn't not don't never nope"
)


def belies_subject(body: str) -> bool:
    """Whether a body goes on from its subject or speaks of it: `... is what I would say`, `Made you look`."""
    plain = body.strip().lower()
    return plain.startswith(("...", "…")) or not _UNDOING.isdisjoint(_WORDS.findall(plain[:_LONGEST]))


DISCLAIMED_SUBJECT: Final = re.compile(
    r"\b(?:please ignore|disregard|not an? (?:action|move)|no (?:game )?actions)\b|\bignore (?:this|me)\b",
    re.IGNORECASE,
)
_OF_A_TEXT: Final = (
    r"(?:joke|poem|song|riddle|quiz|motto|homework|hypothetical(?:ly)?|quote of the day|catchphrase|"
    r"april fool(?:'?s)?)"
)
BELYING_SUBJECT: Final = re.compile(
    # "what I wrote to Yael, and a move" tells of a move, too
    r"\s*(?:\[[^\]]*\]\s*)?(?!.*\b(?:and|but|also)\b)(?:"
    # who wrote the mail, and when
    r"(?:recall|automatic reply|undeliverable|cancell?ed):|delivery status|mail delivery|"
    r"returned mail|what i(?: sent| wrote| said|'d| would)\b|lost mail\b|not sent yet|"
    r"not my (?:vote|move|turn|action)\b|last (?:year|season|week|month)'s (?:game|vote|move|mail|turn)\b|"
    r"[\w.]+'s (?:move|vote|turn|ballot), as\b|"
    # what kind of text it is
    r"[\w.]+'s last words\s*$|"
    rf"(?:(?:an?|the|my|just a|[\w.]+'s|my character's) )?{_OF_A_TEXT}[.!]*\s*$|just kidding|"
    r"testing (?:my|the|a|this)\b|examples?\b|samples?\b|for the (?:wiki|faq|manual|archives?)\b|"
    # when it holds
    r"if i were\b|tomorrow\s*$|plans? for\b|"
    # whether it is one
    r"ignore\W*$|do(?: not|n't) process\b|which (?:wording|form|phrase|one) [\w ]*\?|"
    r"(?:cfj: ?)?(?:is (?:this|it|that)|would (?:this|that)|does this) [\w ]*"
    r"\b(?:legal|valid|work|count|action|move|allowed)\s*\?)",
    re.IGNORECASE,
)
"""What in front of a subject that is the sender's own takes its body for a text of another kind."""
DRAFT_SUBJECT: Final = re.compile(r"\s*(?:\[[^\]]*\]\s*)?[\[(]?(?:proto|draft|sketch)\b", re.IGNORECASE)

"""Clauses behind acts by which the act is another's or another one: `the real ballot comes at noon`.

It was done before, the real one stands elsewhere, a machine or an animal wrote it, the sender has not what it
takes, or asks whether to do it; `Nah, I don't.` and `Had you there, didn't I?` say so outright.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

_DEED: Final = (
    r"(?:votes?|ballots?|moves?|turns?|lines?|orders?|announcements?|actions?|mails?|messages?|plays?|list|"
    r"version|text|reply|one)"
)
_REAL: Final = r"(?:real|actual|proper|true|official|definitive|definite|final|genuine|serious|sensible)"
_KEYS: Final = r"(?:keyboards?|keys|phone|laptop|send|enter|trackpad|mouse|mailbox)"
_BEING: Final = (
    "(?:"
    + "|".join(sorted(words.KIN))
    + r"|cat|dog|parrot|budgie|hamster|rabbit|bird|kids?|toddler|elbow|sleeve|fingers?|thumb)"
)
_PAST: Final = (
    r"(?:on day|in round|in turn|on \w+day|of (?:yesterday|last)|back (?:then|in|on)|until|till|when|last|"
    r"yesterday|earlier|a \w+ ago)"
)
_KIN_AT_KEYS: Final = (
    rf"(?:there (?:goes|went) )?(?:my|our|the|his|her) (?:\w+ )?{_BEING} (?:\w+ )*{_KEYS}\b(?!.* while i\b)"
)
_VOID: Final = (
    r"(?:all |quite |strictly |purely )*(?:cancelled|canceled|withdrawn|retracted|revoked|scrapped|postponed|"
    r"suspended|void|deferred|embargoed|provisional|tentative|premature|unofficial|unconfirmed|hypothetical|"
    r"conditional|frozen|(?:not|non) binding|off the record)"
    r"(?:$| (?:until|till|where|for now|in|perhaps|pending|by|subject)\b)|held (?:in|by|until|till|back)\b"
)
_OPENING: Final = re.compile(
    "|".join(
        (
            # done before
            r"already (?:did|done|in|on|at|with|sent|cast|counted|posted|there|noted|from|entered)\b",
            r"which (?:was|is|s|has been) (?:already|long since) (?:\w+ed|done|dealt|sent|cast|in|on)\b",
            rf"(?:this|that|it) was my (?:\w+ )?{_DEED} {_PAST}\b",
            # the real one stands elsewhere
            rf"my {_DEED} (?:will |ll )?(?:comes?|follows?) (?:in|by|on|at|later|tomorrow|after|when)\b",
            rf"{_REAL} {_DEED} (?:by|on|at|to|after|tomorrow|later|tonight|when|once|follows?|comes?)\b",
            r"(?:the|my) (?:good|real|other|better|right) (?:one|twin|self|half|me|version) has yet to\b",
            rf"you (?:ll|will) (?:have|get) my {_DEED}\b.*\b(?:tomorrow|later|tonight|when|once|on|after)\b",
            # not in force, not meant as one
            _VOID,
            rf"(?:no|not an?) (?:\w+ )?{_DEED} (?:is |was )?(?:intended|meant)$",
            r"not (?:as|for|by way of) (?:an?|my|the) (?:\w+ )?(?:vote|move|turn|play|ballot)\b",
            (
                r"the (?:\w+ )?(?:square|number|name|card|level|letter|coordinates?) (?:s|is|may|might) "
                r"(?:\w+ )*(?:guess|wrong|made up|placeholder|mistaken|invented|another one|different)\b"
            ),
            r"(?:testing|test)$",
            # not the sender's hand
            _KIN_AT_KEYS,
            (
                r"(?:my|the) (?:evil|bad|inner|other|wicked) (?:twin|self|half|me|voice|child)\b.*"
                r"(?:speaking|talking|typing|wrote|writes|said|says)$"
            ),
            r"(?:my|the) (?:\w+ )?(?:fingers?|thumbs?|pen|mouse|cursor) (?:\w+ )?slipped\b",
            # not the sender's turn, or nothing to do it with
            r"it isnt (?:even |really )*my (?:turn|go|move)\b",
            (
                r"i (?:havent|have not|ve not|dont|do not) (?:even |yet )*(?:got|have|hold|own|drawn) "
                r"(?:the|that|this|any such|my) (?:cards?|tiles?|tokens?|vote|ballot)\b"
            ),
            r"(?:now )?let s see (?:whether|if|who|how \w+) .*\b(?:falls? for|swallows|bites|believes)\b",
        )
    )
)
_WITHIN: Final = re.compile(
    "|".join(
        (
            rf"\bi (?:sent|posted|mailed|cast) (?:this|that|it) (?:\w+ )?(?:{_PAST}|already|twice)\b",
            (
                rf"\b(?:the|my) {_REAL} {_DEED}(?: of my \w+)?(?: this \w+)? (?:(?:is|s|are) (?:the one|in|"
                r"on|at|attached|below|still|to|coming|due)|comes?|follows?|will|ll|has yet|by|i (?:file|"
                r"send|cast|post)|only|tomorrow|later|when|once)\b"
            ),
            rf"\b(?:the|my) {_DEED} proper\b",
            r"\b(?:it|this|that|which|\w+ed) was (?:supposed|meant) to (?:be|go|say|read)\b",
            r"\bsubject to (?:change|revision|review|confirmation|approval)\b",
            r"\bgo by the (?!book|rules?)\w+$|\bread the \w+ (?:at the|below|further|attached)\b",
            r"\b(?:still|left|stuck|found|lingering) (?:\w+ )?in my (?:drafts?|outbox|clipboard)\b",
            r"\b(?:autocorrect|autoresponder|autofill|autocomplete|auto reply|spellchecker)\b",
        )
    )
)
_WITHIN_WORDS: Final = words_in(
    "sent posted mailed cast real actual proper true official definitive definite final genuine serious "
    "sensible supposed meant subject go read drafts draft outbox clipboard autocorrect autoresponder "
    "autofill autocomplete auto spellchecker"
)
"""Without one of these nothing of the kind stands within a clause."""
_DENIED: Final = re.compile(
    r"(?:no )?i (?:(?:do|did|will|would|am|have|shall|can|could|was)(?:nt| not)|m not|ll not|ve not|wont)"
    r"|(?:fooled|had|got|tricked|gotcha)(?: you)(?: all| there| going)*(?: for a \w+)?"
)
_PERHAPS_NOT: Final = re.compile(
    r"(?:so )?(?:perhaps|maybe|probably|better|rather) not(?: after all| yet| today)?"
)
_ASKED: Final = re.compile(
    r"\b(?:shall|should) i (?:(?:really|then|just|even) )*(?:go|do|risk|dare|wait|proceed)\b"
    r"|\breason (?:why )?(?:i should|not to|against)\b|\bwhy i should(?:nt| not)\b"
    r"|^is it (?:even |really )*my (?:turn|go)\b|^isnt it \w+ s (?:turn|go)\b"
    r"|^(?:do|have) i (?:even |still )*(?:have|got|own|hold) (?:it|that|this|the|enough|one)\b"
    r"|^isnt (?:that|this) what (?:you|they|he|she)\b"
    r"|^(?:can|may|could) i (?:say|send|write|do|post) (?:that|this|it) and\b"
    r"|^is (?:that|this) the \w+ (?:you|they|he|she)\b"
)


def is_not_this(parts: Sequence[str], asks: bool) -> bool:
    """Whether a part of a sentence between its marks says so; `asks` that the sentence is a question."""
    single = 0
    while single < len(parts) - 1 and " " not in parts[single]:
        single += 1
    if _DENIED.fullmatch(parts[single]):
        return True
    if len(parts) > 1 and _PERHAPS_NOT.fullmatch(parts[-1]) and not parts[0].startswith(("perhaps", "maybe")):
        return True
    return any(
        _OPENING.match(part)
        or (not _WITHIN_WORDS.isdisjoint(part.split()) and _WITHIN.search(part))
        or (asks and _ASKED.search(part))
        for part in parts
    )

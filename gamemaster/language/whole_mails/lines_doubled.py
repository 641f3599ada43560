"""The same act on several lines of a mail that tells why: the mailer doubles lines, or they are a punishment.

`(I give Imke 3 gold. I give Imke 3 gold.) My mailer sends every line double, read them once.`, `My keyboard
stutters, one of each please.`: which of them are meant is for the sender to say. `100 lines, set by Joss as
my punishment.`, `Fifty times, said the teacher.`: none may be. What must stay true: a mailer that is slow,
loses mails or sends whole mails twice doubles no lines, and one act alone was not doubled.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in, ask_where, once_each
from gamemaster.language.whole_mails.said_twice import comes_to_the_same, same_act

_TOOL: Final = (
    r"(?:mailer|mail ?(?:program|programme|client|software|server|box)|e-?mails?|mails?|provider|phone|"
    r"keyboard|keys?|computer|laptop|tablet|machine|app|editor|enter key|return key|send button)"
)
_LINES: Final = (
    r"(?:(?:every|each) (?:single )?(?:line|sentence|word|row)|(?:all )?(?:the |my )?(?:lines|sentences))"
)
_DOUBLES: Final = (
    r"(?:doubl(?:e[sd]?|ing)|twice|two times|repeat(?:s|ed|ing)?|duplicat(?:es?|ed|ing)|echo(?:es|ed|ing)?|"
    r"stutter(?:s|ed|ing)?|bounc(?:es?|ed|ing))"
)
_DOUBLED: Final = re.compile(
    rf"\b{_LINES}\b[^.!?\n]*\b{_DOUBLES}\b|\b{_DOUBLES}\b[^.!?\n]*\b{_LINES}\b"
    rf"|\b{_TOOL}\b[^.!?\n]*\b(?:stutter(?:s|ed|ing)?|bounc(?:es?|ed|ing)|echo(?:es|ed|ing)?)\b"
    rf"|\b(?:echo|stutter)\b[^.!?\n]*\b{_TOOL}\b"
    rf"|\b(?:everything|all)\b[^.!?\n]*\b(?:appears?|comes?(?: out)?|arrives?|is sent|goes out|shows?(?: "
    rf"up)?)\b"
    rf"[^.!?\n]*\b{_DOUBLES}\b"
    r"|\b(?:read|count|take|process|treat)(?: (?:it|them|this|these|each|every|one|line|of|all|the|"
    r"lines)){1,4}"
    r"(?: only| just)? once\b|\bone of each\b|\bonly (?:one|once)(?: of (?:each|them|these|the two))?(?: "
    r"\w+)? "
    r"(?:is|was|are) (?:meant|intended)\b",
    re.IGNORECASE,
)
_PUNISHED: Final = re.compile(
    r"\b(?:punish(?:ment|ed|es)?|detention|penance)\b"
    r"|\b(?:\d{2,4}|(?:a |one |two |five )?hundred|fifty|twenty|thousand) lines\b"
    r"|\b(?:hundred|fifty|twenty|thousand|\d{2,4}) times,? (?:said|says|wrote|he |she |the |by order)"
    r"|\blines i (?:had|have|was (?:made|told|ordered)|must)\b(?: to)? (?:write|copy|do)\b"
    r"|\b(?:\d{2,4}|(?:a )?hundred|fifty|twenty) (?:more )?to go\b",
    re.IGNORECASE,
)
_MOST: Final = 20_000
"""Signs of the longest mail that is looked through."""


def without_doubled(text: str, lexicon: Lexicon, findings: list[Finding]) -> list[Finding]:
    """The findings, with acts asked about that may stand there more often than they are meant."""
    acts = once_each(acts_in(findings))
    if len(acts) < _PAIR or len(text) > _MOST:
        return findings
    over = _repeated(acts)
    if not over:
        return findings
    if _PUNISHED.search(text) is None:
        over = [act for act in over if not comes_to_the_same(lexicon, act)]
        if not over or _DOUBLED.search(text) is None:
            return findings
    ids = {id(act) for act in over}
    return ask_where(findings, "how_many", lambda act: id(act) in ids)


_PAIR: Final = 2


def _repeated(acts: Sequence[Act]) -> list[Act]:
    """The acts that are said more than once."""
    keys = [same_act(act) for act in acts]
    if len(set(keys)) == len(keys):
        return []
    return [act for act, key in zip(acts, keys, strict=True) if keys.count(key) > 1]

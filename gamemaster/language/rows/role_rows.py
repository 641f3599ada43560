"""Rows that say as what, or how, the one below acts: `Role: Seer` and `Action: poison` above `Target: Joss`.

A target without a verb is attacked where nothing else is said. A row above it that names what another act is
done with or by makes it one of those, and only the sender knows which.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import tokenize
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in, ask_where

_ROW: Final = re.compile(
    r"(?im)^[ \t*#-]*(?:my[ \t]+)?(?:role|action|night[ \t]+action|power|duty|move|act|as)[ \t]*[:=][ \t]*"
    r"(?:the[ \t]+)?(?P<told>[a-z]+(?:[ \t]+[a-z]+)?)[ \t]*[.,;]?[ \t]*$"
)
_NEAR: Final = 240


def under_role_rows(lexicon: Lexicon, text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each secret act that the row above it makes another one."""
    if not lexicon.secret_words or ":" not in text:
        return findings
    acts = acts_in(findings)
    return ask_where(findings, "which_one", lambda act: _is_another(lexicon, text, act, acts))


def _is_another(lexicon: Lexicon, text: str, act: Act, before: Sequence[Act]) -> bool:
    if act.action.name not in lexicon.secret:
        return False
    if any(f.action.name not in lexicon.secret and f.end <= act.start for f in before):
        # `I vote to lynch Brask. / Target: Tarn`
        return text[act.start : act.end].lower().startswith("target")
    rows = list(_ROW.finditer(text, max(0, act.start - _NEAR), act.start))
    if not rows:
        return False
    told = _acts_named(lexicon, rows[-1]["told"].lower())
    return bool(told) and act.action.name not in told


def _acts_named(lexicon: Lexicon, told: str) -> set[str]:
    """The secret acts that a verb, or the name of a role, stands for."""
    tokens = tokenize(told)
    named = {hit.what.frame.action for hit in lexicon.verb_at(tokens, 0)}
    named |= {
        ready.frame.action
        for ready in lexicon.ready
        if any(saying.startswith((f"{told} :", f"as {told} ,")) for saying in ready.frame.sayings)
    }
    return named & lexicon.secret

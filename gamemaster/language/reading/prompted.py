"""A name and no more in answer to what the game master asks: `Lambert.` above `> Whom do you attack?`.

The question supplies the verb. What must stay true: it is the only question put, a game master puts it, and
nothing stands in the mail but one name and perhaps the sender's own.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from gamemaster.core.action import Action
from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.layout.letter import Letter, signed_names
from gamemaster.language.vocabulary.prompts import Prompts
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.scene import Act

_LONGEST: Final = 60
_WHOM: Final = re.compile(
    r"\bwho(?:m|se)?\s+(?:do|will|would|shall)\s+you\s+(?:(?:wish|want|like|choose)\s+to\s+)?"
    r"(?P<verb>[a-z]+(?:\s+(?:for|at))?)(?:\s+(?:tonight|today|now|next|then|this\s+\w+))*\s*\?",
    re.IGNORECASE,
)
_POLITE: Final = words_in("please thanks thank you . , ! : - --")


def named_in_answer(
    letter: Letter,
    referents: Referents,
    prompts: Prompts,
    own: str,
    would_do: Callable[[str, str], Sequence[Action]],
) -> list[Act]:
    """The act that a name alone performs, as the answer to the question put."""
    if not own or len(own) > _LONGEST or letter.sender is None:
        return []
    start = letter.text.find(own)
    asked = _WHOM.search(prompts.question(max(start, 0)))
    first, *below = own.split("\n")
    signed = all(not line.strip(" -–—~,.") or _signs(line, letter.sender) for line in below)
    tokens = tokenize(first)
    named = referents.at(first, tokens, 0) if asked is not None and signed and start >= 0 else None
    if asked is None or named is None or len(named.who) != 1 or named.who == (letter.sender,):
        return []
    if any(token.low not in _POLITE for token in tokens[named.end :]):
        return []
    done = would_do(f"I {asked['verb'].lower()} {named.who[0]}.", letter.sender)
    return [Act(done[0], letter.sender, None, start, start + len(first), "own")] if len(done) == 1 else []


def _signs(line: str, sender: str) -> bool:
    return line.strip(" -–—~,.").casefold() in signed_names(sender)

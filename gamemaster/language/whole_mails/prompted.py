"""A name and no more in answer to what the game master asks: `Lambert.` above `> Whom do you attack?`.

The question supplies the verb. What must stay true: it is the only question put, a game master puts it, and
nothing stands in the mail but one name, perhaps the sender's own, and thanks.
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

_LONGEST: Final = 120
_LONGEST_ANSWER: Final = 60
_WHOM: Final = re.compile(
    r"(?:\b(?P<role>[a-z]+)\s*,\s+)?\b(?:who(?:m|se)?|which\s+(?:one|player|person|member|contestant|participant"
    r"|towns(?:person|man|woman)|villager))"
    r"\s+(?:do|will|would|shall)\s+you\s+(?:(?:wish|want|like|choose)\s+to\s+)?"
    r"(?P<verb>[a-z]+(?:\s+(?:for|at))?)(?P<when>(?:\s+(?:tonight|today|now|next|then|this\s+\w+))*)\s*\?",
    re.IGNORECASE,
)
_POLITE: Final = words_in("please thanks thank you . , ! : - --")
_CHOOSING: Final = words_in("select choose pick name")
_THANKS: Final = _POLITE | words_in(
    "splendid great good lovely perfect wonderful excellent fine nice cheers many much very so sir madam ok "
    "okay night sleep well all and for the a work patience best regards yours kind understood noted right"
)


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
    first, *below = own.split("\n")
    start = letter.text.find(first)
    asked = _WHOM.search(prompts.question(max(start, 0))) if len(first) <= _LONGEST_ANSWER else None
    signed = all(not line.strip(" -–—~,.") or _signs(line, letter.sender) or _thanks(line) for line in below)
    tokens = tokenize(first)
    named = referents.at(first, tokens, 0) if asked is not None and signed and start >= 0 else None
    if asked is None or named is None or len(named.who) != 1 or named.who == (letter.sender,):
        return []
    if any(token.low not in _POLITE for token in tokens[named.end :]):
        return []
    name, role, when = named.who[0], asked["role"], " ".join(asked["when"].split()).lower()
    said = [f"I {asked['verb'].lower()} {name}.", f"I {asked['verb'].lower()} {name} {when}."]
    # whom the question is put to says what is done, where its verb does not (`Seer, whom do you select?`)
    said += [f"{role.lower()}: {name}"] if role and asked["verb"].lower() in _CHOOSING else []
    done = next((found for one in said if (found := would_do(one, letter.sender))), ())
    return [Act(done[0], letter.sender, None, start, start + len(first), "own")] if len(done) == 1 else []


def _thanks(line: str) -> bool:
    """`Splendid, thank you.`"""
    return all(token.low in _THANKS for token in tokenize(line))


def _signs(line: str, sender: str) -> bool:
    return line.strip(" -–—~,.").casefold() in signed_names(sender)

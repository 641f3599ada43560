"""Words for other people as a whole: `everyone else`, `each other player`."""

from typing import Final

from gamemaster.core.amount import EACH
from gamemaster.core.frame import phrases
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import Tokens

_EVERYBODY: Final = table_of(
    "everyone else; everybody else; each of the others; all the others; all of the others; every one of "
    "the others; all others; each other one; each of the other ones"
)
_EACH_OTHER: Final = phrases(
    "each other; every other; each of the other; all the other; all other; all of the other; every one of "
    "the other; each of my fellow; all my fellow; every single other"
)
_PEOPLE: Final = phrases("person; people; participant; participants; member; members; party; parties")


def others_at(groups: PhraseTable[str], tokens: Tokens, start: int) -> tuple[int, str] | None:
    """Where `each other player` ends, and the value that stands for them in a slot of people."""
    hit = _EVERYBODY.longest(tokens, start)
    if hit is not None:
        return hit.end, EACH
    for opener in _EACH_OTHER:
        words = opener.split()
        place = start + len(words)
        if [token.low for token in tokens[start:place]] != words:
            continue
        named = groups.longest(tokens, place)
        if named is not None:
            return named.end, f"{EACH} {named.what}".strip()
    return None


def group_phrases(groups: dict[str, tuple[str, ...]]) -> PhraseTable[str]:
    """The nouns for groups of people, those that every game has among them ("" for all)."""
    known = [(phrase, name) for name, said in groups.items() for phrase in said]
    own = {phrase for phrase, _ in known}
    return PhraseTable([*known, *((phrase, "") for phrase in _PEOPLE if phrase not in own)])

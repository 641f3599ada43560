"""What becomes of a thing, told right behind the act that did it: `(I play Rum.) It goes in front of me.`

The second sentence is no second act: it has no first person, and does to the same thing what was just done to
it. Whoever means to do it once more says so (`again`, `twice`, `another`).
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Finding, Skip, acts_in

_SENDERS: Final = words_in("i we")
_ONCE_MORE: Final = words_in("again twice thrice another more too also likewise second times once both")
_NEAR: Final = 4


def without_said_again(
    text: str, found: Sequence[Finding], findings: list[Finding], tokens: Tokens
) -> list[Finding]:
    """The findings of a sentence, of which none acts where it only tells of the last act of those `found`."""
    acts = acts_in(findings)
    last = found[-1] if found else None
    if len(acts) != 1 or not isinstance(last, Act) or not _tells_of(text, last, acts[0]):
        return findings
    if not (_SENDERS | _ONCE_MORE).isdisjoint([token.low for token in tokens]):
        return findings
    return [Skip("statement", f.start, f.end) if f is acts[0] else f for f in findings]


def _tells_of(text: str, last: Act, act: Act) -> bool:
    """Whether an act is the one right before it, which was done in the first person and names something."""
    between = text[last.end : act.start]
    if len(between) > _NEAR or "\n\n" in between or not text[last.start : last.end].startswith(_SPEAKING):
        return False
    return (act.deed, act.when) == (last.deed, last.when) and any(
        value is not None for value in last.action.params().values()
    )


_SPEAKING: Final = ("I ", "i ", "We ", "we ")

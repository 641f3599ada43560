"""Acts said in parentheses: `(Card business: I discard the Rum.)` as a paragraph of its own is as good as one
without them; elsewhere (`I can bring chairs. (I discard the Rum, by the way.)`) it is asked about.

What must stay true: beside acts without parentheses they are no acts, for then one cannot tell whether they
are the same, or change them.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.layout.insertions import Aside
from gamemaster.language.reading.reaching_back import doubted
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene


def said_in_parentheses(scene: Scene, own: Sequence[Finding], aside: Aside) -> list[Finding]:
    """What stays of the findings in an aside of a mail that has done nothing so far."""
    if _SELF.isdisjoint([token.low for token in tokenize(scene.text, aside.start, aside.end)]):
        # "(no lynch)", in a tally
        return []
    before, behind = scene.text[: aside.start].rstrip(" \t"), scene.text[aside.end :].lstrip(" \t.")
    apart = before[-2:] in {"", "\n\n"} and (behind[:2] == "\n\n" or not behind.strip())
    said = [token.low for token in tokenize(scene.text, aside.start, own[0].start)]
    # not in the mouth of `(He mumbles: I discard the Rum.)`
    if apart and _OTHERS.isdisjoint(said) and all(isinstance(f, Act) for f in own):
        return list(own)
    asked = [f for f in own if isinstance(f, Doubt) and f.candidates and f.reason in _UNDERSTOOD]
    return [*doubted(list(own), "aside"), *asked]


_SELF: Final = words_in("i my")
_OTHERS: Final = words_in("he she they it we you who everybody everyone somebody someone")
_UNDERSTOOD: Final = frozenset({"correction", "leftover", "lead_in", "aside"})
"""Of these reasons it is what stands beside an act that makes it doubtful."""

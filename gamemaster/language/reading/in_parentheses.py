"""Acts said in parentheses: `(Card business: I discard the Rum.)` as a paragraph of its own is as good as one
without them; elsewhere (`I can bring chairs. (I discard the Rum, by the way.)`) it is asked about.

What must stay true: beside acts without parentheses they are no acts, for then one cannot tell whether they
are the same, or change them.
"""

from collections.abc import Callable, Sequence
from typing import Final

from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.layout.insertions import Aside
from gamemaster.language.reading.found_so_far import doubted
from gamemaster.language.rephrasing.formally import answers_again
from gamemaster.language.rows.asides import names_alone
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip
from gamemaster.language.whole_mails.said_twice import comes_to_the_same


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


def at_once(scene: Scene, found: Sequence[Finding], aside: Aside, harm: Callable[[], object]) -> bool:
    """Whether it shows at once that they leave the act before them as it is, or `harm` it."""
    if voted_in_parentheses(scene, found, aside):
        return True
    if not names_alone(scene, tokenize(scene.text, aside.start + 1, aside.end - 1)):
        return False
    harm()
    return True


def voted_in_parentheses(scene: Scene, found: Sequence[Finding], aside: Aside) -> bool:
    """`Yes to 31! (I vote FOR.)`: whether they only give the answer of the sentence before once more."""
    last = next((f for f in reversed(found) if not isinstance(f, Skip)), None)
    if not isinstance(last, Act) or not comes_to_the_same(scene.lexicon, last):
        return False
    between = scene.text[last.end : aside.start]
    before = tokenize(scene.text, last.start, last.end)
    return not between.strip(" .!\n") and answers_again(
        before, tokenize(scene.text, aside.start + 1, aside.end - 1)
    )


_SELF: Final = words_in("i my")
_OTHERS: Final = words_in("he she they it we you who everybody everyone somebody someone")
_UNDERSTOOD: Final = frozenset({"correction", "leftover", "lead_in", "aside"})
"""Of these reasons it is what stands beside an act that makes it doubtful."""

"""What becomes of a thing, told right behind the act that did it: `(I play Rum.) It goes in front of me.`

The second sentence is no second act: it has no first person, and does to the same thing what was just done to
it. Whoever means to do it once more says so (`again`, `twice`, `another`).
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.doubled import half_said_before, led_in_again, said_otherwise_before
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.frames.odds import of_same_thing
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, acts_in

_SENDERS: Final = words_in("i we")
_ONCE_MORE: Final = words_in("again twice thrice another more too also likewise second times once both")
_NEAR: Final = 4


def without_said_again(
    scene: Scene, found: Sequence[Finding], findings: list[Finding], tokens: Tokens
) -> list[Finding]:
    """The findings of a sentence, of which none acts where it only tells of the last act of those `found`."""
    text, acts = scene.text, acts_in(findings)
    last = found[-1] if found else None
    asked = findings[0] if len(findings) == 1 else None
    if isinstance(last, Act) and isinstance(asked, Doubt):
        if not (_affirms(scene, last, tokens) or _in_due_form(scene, last, tokens)):
            return findings
        return [Skip("said_before", asked.start, asked.end)]
    if len(acts) == 1 and led_in_again(found, acts[0], tokens):
        return [Skip("said_before", f.start, f.end) if f is acts[0] else f for f in findings]
    if len(acts) == 1 and (half := half_said_before(scene.text, found, acts[0], tokens)) is not None:
        span = acts[0].start, acts[0].end
        between = scene.text[half.end : acts[0].start]
        beside = not any(sign.isalnum() or sign in _ITEMS for sign in between)
        full: Finding = Skip("said_before", *span) if beside else Doubt("which_one", *span, (acts,), True)
        return [full if f is acts[0] else f for f in findings]
    if len(acts) != 1 or not isinstance(last, Act):
        return findings
    if said_otherwise_before(scene.text, last, acts[0], tokens):
        span = acts[0].start, acts[0].end
        return [Doubt("which_one", *span, (acts,), True) if f is acts[0] else f for f in findings]
    if type(acts[0].action) is type(last.action) and of_same_thing(scene, last, acts[0]):
        # "I pay a D and an 8 for a tile. I place the tile at D8."
        same, span = acts[0].deed == last.deed, (acts[0].start, acts[0].end)
        told: Finding = Skip("said_before", *span) if same else Doubt("which_one", *span, (acts,), True)
        return [told if f is acts[0] else f for f in findings]
    if not _tells_of(text, last, acts[0]):
        return findings
    if not (_SENDERS | _ONCE_MORE).isdisjoint([token.low for token in tokens]):
        return findings
    return [Skip("statement", f.start, f.end) if f is acts[0] else f for f in findings]


def _in_due_form(scene: Scene, last: Act, tokens: Tokens) -> bool:
    """`(..., and that ends my turn.) For form's sake: I end my turn.`: what nobody does twice, in full."""
    colon = next((place for place, token in enumerate(tokens) if token.low == ":"), len(tokens))
    lead, told = plain_lows(tokens[:colon]), tokens[colon + 1 :]
    if not lead or last.action.params() or last.action.name not in scene.lexicon.once:
        return False
    if [t.low for t in told[:1]] != ["i"] or len(told) > _SHORT or not _ONCE_MORE.isdisjoint(lead):
        return False
    plain = lead[0] in _FORMS and not any(token.capital for token in tokens[1:colon])
    return plain and any(
        hit.what.frame.action == last.action.name for hit in scene.lexicon.verb_at(tokens, colon + 2)
    )


_ITEMS: Final = "-*•+#"
"""Marks of rows, each of which may be an act of its own."""
_SHORT: Final = 6
_FORMS: Final = words_in("for in to formally officially or so that namely properly")


def _affirms(scene: Scene, last: Act, tokens: Tokens) -> bool:
    """`(I object to intent 3.) I do object, formally.`: the verb of the last act, and no object."""
    lows = plain_lows(tokens)
    between = scene.text[last.end : tokens[0].start]
    if lows[:1] != ["i"] or len(between) > _NEAR or "\n\n" in between or tokens[-1].low == "?":
        return False
    verbs = [p for p, t in enumerate(tokens) if t.low in scene.lexicon.base_words - _AFFIRMING]
    said = [token for place, token in enumerate(tokens) if place not in verbs[:1]]
    weighty = {token.low for token in said} & _AFFIRMING
    if len(verbs) != 1 or not weighty or not all(t.low in _AFFIRMING | _AROUND for t in said):
        return False
    return any(hit.what.frame.action == last.action.name for hit in scene.lexicon.verb_at(tokens, verbs[0]))


_AFFIRMING: Final = words_in(
    "do really indeed truly formally officially hereby certainly definitely strongly solemnly firmly gladly "
    "happily heartily emphatically seriously sincerely wholeheartedly loudly publicly expressly"
)
_AROUND: Final = words_in("i , . ! -- and so most very quite with in for the record earnest public : ;")


def _tells_of(text: str, last: Act, act: Act) -> bool:
    """Whether an act is the one right before it, which was done in the first person and names something."""
    between = text[last.end : act.start]
    if len(between) > _NEAR or "\n\n" in between or not text[last.start : last.end].startswith(_SPEAKING):
        return False
    return (act.deed, act.when) == (last.deed, last.when) and any(
        value is not None for value in last.action.params().values()
    )


_SPEAKING: Final = ("I ", "i ", "We ", "we ")

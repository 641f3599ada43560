"""Acts that the words before them make uncertain: `I do two things: I explore.`, `Party: Lanterns. I join.`

A number of acts is announced that does not follow; or joining, without a word of what, stands behind a thing
of the game that one joins as well.
"""

from collections.abc import Callable
from typing import Final

from gamemaster.language.before.statements import states
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, Skip, acts_in, asked_about

_DOING: Final = words_in("take do make perform announce carry undertake use spend have")
_ACTS: Final = words_in("actions acts things moves steps announcements")
_LONGEST: Final = 8
_SEVERAL: Final = 2


def made_uncertain(scene: Callable[[], Scene], findings: list[Finding]) -> list[Finding]:
    """The findings with each such act as a question; few mails need a `scene` for it."""
    found = list(findings)
    for place, finding in enumerate(findings[1:], 1):
        before = findings[place - 1]
        if not (isinstance(finding, Act) and isinstance(before, Skip)):
            continue
        if before.why == "heading" and _announces_more(scene(), before, findings[place:]):
            found[place] = asked_about(finding, "how_many")
        elif (
            before.why == "unknown_sentence"
            and _joins_nothing(finding)
            and _joinable(scene(), before, finding)
        ):
            found[place] = asked_about(finding, "which_one")
    return found


def _announces_more(scene: Scene, heading: Skip, rest: list[Finding]) -> bool:
    """Whether a heading counts more acts than the mail still holds."""
    tokens = tokenize(scene.text, heading.start, heading.end)
    lows = [token.low for token in tokens]
    if len(lows) > _LONGEST or lows[:1] != ["i"] or _DOING.isdisjoint(lows[1:3]):
        return False
    counted = (number_at(tokens, place) for place in range(2, len(tokens) - 1))
    read = next((read for read in counted if read is not None), None)
    several = read is not None and read[1] < len(lows) and lows[read[1]] in _ACTS and read[0] >= _SEVERAL
    return several and read is not None and len(acts_in(rest)) < read[0]


def _joins_nothing(act: Act) -> bool:
    """`I join.`: what everybody may do, without a value."""
    return act.action.name == "join" and all(value is None for value in act.action.params().values())


def _joinable(scene: Scene, words: Skip, act: Act) -> bool:
    """`Party: Lanterns.`, `The Owls!`: whether a few words before the act name what its verb takes."""
    tokens = tokenize(scene.text, words.start, words.end)
    if len(tokens) > _LONGEST or states(tokens):
        return False
    said = tokenize(scene.text, act.start, act.end)
    hits = (hit for place in range(len(said)) for hit in scene.lexicon.verb_at(said, place))
    kinds = {slot.kind for hit in hits for slot in hit.what.frame.slots} & scene.lexicon.kinds.keys()
    taken = {scene.lexicon.kinds[kind].things for kind in kinds} - {""}
    return any(
        scene.referents.thing_at(tokens, place, things) is not None
        for things in taken
        for place in range(len(tokens))
    )

"""Half an answer that the next sentence says in full: `Deal. I accept your offer, giving my C.`"""

from gamemaster.language.english.tokens import tokenize
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, acts_in


def with_half_said(scene: Scene, found: list[Finding], findings: list[Finding]) -> list[Finding]:
    """The findings so far, without a question about a saying that the act right behind it says in full.

    That act has to be of the same sort, and of the only thing that the saying may answer.
    """
    acts = acts_in(findings)
    half = found[-1] if found and len(acts) == 1 else None
    if not isinstance(half, Doubt) or half.candidates or half.reason != "incomplete":
        return found
    between = scene.text[half.end : acts[0].start].strip(" .!\n")
    if between or not _answers(scene, half, acts[0]):
        return found
    return [*found[:-1], Skip("said_in_full", half.start, half.end)]


def _answers(scene: Scene, half: Doubt, act: Act) -> bool:
    """Whether the words of the question are but a saying of the same action, about the same thing."""
    tokens = tokenize(scene.text, half.start, half.end)
    hits = scene.lexicon.sayings.at(tokens, 0)
    if not any(hit.what.frame.action == act.action.name and _ends(len(tokens), hit.end) for hit in hits):
        return False
    answered = {name for kind in scene.lexicon.answered for name in scene.prompts.things(kind, half.start)}
    return len(answered) == 1 and not answered.isdisjoint(map(str, act.values))


def _ends(length: int, end: int) -> bool:
    """Whether no more than a mark stands behind the saying."""
    return length - end <= 1

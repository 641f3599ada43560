"""What was found in a mail so far, and how it is taken back: acts are replaced, doubted or made questions."""

from gamemaster.language.corrections.act_corrections import fits_earlier
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.vocabulary.scene import (
    Act,
    Doubt,
    Finding,
    Scene,
    Skip,
    acts_in,
    any_act,
)


class FoundSoFar:
    """The findings of a mail up to where it is read; the paragraph starts at `begun`."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.found: list[Finding] = []
        self.begun = 0
        self.revoked = (-1, -1)
        self.righted = -1
        # what is done instead of items that were struck is no more than done
        self.struck = False

    def told(self, begun: int) -> None:
        """`I die.`: what was done from `begun` on may be a tale, and so may the rest of the paragraph."""
        first = next((i for i, f in enumerate(self.found) if f.start >= begun), len(self.found))
        if any_act(self.found[first:]):
            self.found[first:] = doubted(self.found[first:], "story")
            self.scene.acted = any_act(self.found)
            self.scene.speech = self.scene.speech or "doubt"

    def last_correction(self) -> int:
        """Where the last thing that the paragraph has found is a correction that is asked about; else -1."""
        last = len(self.found) - 1
        while last >= 0 and isinstance(self.found[last], Skip) and self.found[last].start >= self.begun:
            last -= 1
        asked = self.found[last] if last >= 0 else None
        told = isinstance(asked, Doubt) and asked.reason == "correction" and asked.end >= self.begun
        return last if told else -1

    def replace(self, old: list[Act]) -> None:
        """Let acts stand no more that words further down have changed or struck out."""
        self.found[:] = [
            Skip("changed_below", f.start, f.end) if isinstance(f, Act) and f in old else f
            for f in self.found
        ]

    def retract(self, sentence: Sentence, findings: list[Finding], reason: str) -> None:
        """Make the last sentence with acts, and those of the correction, one question."""
        acts = acts_in(self.found)
        if not acts:
            doubts = [f for f in self.found if isinstance(f, Doubt)]
            if not doubts:
                self.found.extend(findings)
            return
        # the last run of acts: all of their sentence, and what is joined to it
        last = len(self.found) - 1
        while not isinstance(self.found[last], Act):
            last -= 1
        first = last
        while (
            first > 0
            and isinstance(self.found[first - 1], (Act, Skip))
            and self.near(self.found[first - 1], self.found[last])
        ):
            first -= 1
        while not isinstance(self.found[first], Act):
            first += 1
        old = tuple(f for f in self.found[first : last + 1] if isinstance(f, Act))
        new = acts_in(findings)
        new = new or tuple(a for f in findings if isinstance(f, Doubt) for c in f.candidates[:1] for a in c)
        if new and fits_earlier(acts, old[-1], new[0]):
            # it may be another one that is put right
            self.retract_all(sentence, reason)
            return
        skips = [f for f in self.found[first:] if isinstance(f, Skip)]
        if self.changes(old, new, findings):
            self.found[first:] = [*skips, Skip("changed_below", old[0].start, old[0].end), *new]
            return
        candidates = (new, old + new) if new else (old, ())
        self.found[first:] = [Doubt(reason, old[0].start, sentence.end, candidates, True), *skips]
        self.scene.acted = any_act(self.found)
        self.scene.trail = []

    def changes(self, old: tuple[Act, ...], new: tuple[Act, ...], findings: list[Finding]) -> bool:
        """Whether a correction only puts another choice in the place of one that may be changed at any
        time."""
        if len(old) != 1 or len(new) != 1:
            return False
        hung = (f for f in findings if isinstance(f, Doubt) and f.reason != "lead_in")
        if any(True for _ in hung):
            return False
        same = type(old[0].action) is type(new[0].action) and old[0].actor == new[0].actor
        return same and old[0].action.name in self.scene.lexicon.changeable

    def retract_all(self, sentence: Sentence, reason: str) -> None:
        """Make everything the mail has done so far one question, where it is none yet."""
        acts = acts_in(self.found)
        if not acts:
            return
        first = next(i for i, f in enumerate(self.found) if isinstance(f, Act))
        others = [f for f in self.found[first:] if not isinstance(f, Act)]
        start = min(act.start for act in acts)
        self.found[first:] = [Doubt(reason, start, max(sentence.end, start), (acts, ()), True), *others]
        self.scene.acted, self.scene.trail = False, []

    def near(self, one: Finding, other: Finding) -> bool:
        """Whether two acts stand in one sentence."""
        between = self.scene.text[one.end : other.start]
        return not ("." in between or "\n\n" in between)


def doubted(findings: list[Finding], reason: str) -> list[Finding]:
    """Acts made questions of; doubts inside words that may not be the sender's are dropped."""
    acts = acts_in(findings)
    others: list[Finding] = [f for f in findings if isinstance(f, Skip)]
    if not acts:
        return others
    return [*others, Doubt(reason, acts[0].start, acts[-1].end, (acts,), True)]

"""Acts stopped and done anew in the next sentence: `No, wait, wrong door: I move to B.`"""

from abc import abstractmethod
from typing import Final

from gamemaster.language.before.called_by_name import past_call, without_called
from gamemaster.language.corrections.act_corrections import fits_earlier
from gamemaster.language.corrections.named_anew import STOPPING, named_anew
from gamemaster.language.corrections.retakes import (
    UNSURE,
    done_anew,
    in_place_of,
    retake,
    stopped_at,
    stops_alone,
)
from gamemaster.language.corrections.value_corrections import put_right
from gamemaster.language.english.tokens import Token
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.reading.lists import Listing
from gamemaster.language.rephrasing.run_ons import run_on
from gamemaster.language.sentences.transcripts import Labels
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, acts_in, any_act


class Retaking(Listing):
    """Reads what is done anew without the words that say so, and puts it in the place of the old."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        # where sentences begin whose front calls upon somebody
        self.called: list[int] = []

    @abstractmethod
    def said_in(self, region: int, sentence: Sentence, tokens: list[Token], harm: bool) -> None:
        """Read the words of a sentence and put its findings with the others."""

    def said_or_stopped(self, region: int, sentence: Sentence, tokens: list[Token], harm: bool) -> None:
        """Read a sentence that may stop what was done right before, or itself, and may do it anew."""
        cut = stopped_at(self.scene, tokens)
        if cut and self.list is None and not sentence.asks:
            self.said_in(region, sentence._replace(end=tokens[cut - 1].end), tokens[: cut - 1], harm)
            sentence, tokens = sentence._replace(start=tokens[cut].start), tokens[cut:]
        while self.list is None and not sentence.asks and (cut := run_on(self.scene, tokens)):
            self.said_or_stopped(region, sentence._replace(end=tokens[cut - 1].end), tokens[:cut], harm)
            sentence, tokens = sentence._replace(start=tokens[cut].start), tokens[cut:]
        old = self.done_right_before() if self.scene.acted and self.list is None else []
        if old and not sentence.asks and self.retakes(region, sentence, tokens, harm, old):
            return
        if self.scene.acted and self.asked_of_earlier(sentence, tokens):
            return
        sentence, tokens = self.uncalled(sentence, tokens)
        self.said_in(region, sentence, tokens, harm)
        if not old or sentence.asks or self.revoked[0] >= 0 or not stops_alone(self.scene, tokens, old):
            return
        if all(act in self.found for act in old):
            self.retract(sentence, [], "correction")
        self.revoked = self.last_correction(), sentence.paragraph

    def uncalled(self, sentence: Sentence, tokens: list[Token]) -> tuple[Sentence, list[Token]]:
        """A sentence without the names of those whom it only calls upon."""
        near = self.scene.text[sentence.start : sentence.start + _NEAR]
        if ":" in near or tokens[0].low == "@":
            called = past_call(self.scene, tokens)
            if called:
                self.called.append(sentence.start)
                return sentence._replace(start=tokens[called].start), tokens[called:]
        return sentence, without_called(self.scene, tokens) if "," in near or " but " in near else tokens

    def not_called(self, labels: Labels) -> Labels:
        """The labels of speakers without those that call upon somebody."""
        return [one for one in labels if not any(one.start() <= at < one.end() for at in self.called)]

    def asked_of_earlier(self, sentence: Sentence, tokens: list[Token]) -> bool:
        """`(I vote for Jun.) I heal. Sorry, Tarn: I vote for Tarn.`: whether an act further up may be done
        anew, and has been asked about."""
        if tokens[0].low not in STOPPING:
            return False
        if not any(named_anew(self.scene, tokens, [act])[0] for act in acts_in(self.found)):
            return False
        self.retract_all(sentence, "correction")
        return True

    def retakes(
        self, region: int, sentence: Sentence, tokens: list[Token], harm: bool, old: list[Act]
    ) -> bool:
        """Whether the sentence stops the acts `old` and does them anew, and has been read so."""
        again = retake(self.scene, tokens, old)
        if again is None:
            return False
        kept, first = list(self.found), next(i for i, f in enumerate(self.found) if f is old[0])
        self.found[first:] = [_gone(f, old) for f in kept[first:]]
        stands, mark, deeds = list(self.found), len(self.found), list(self.scene.deeds)
        # nothing of it is done once more, and where it led is not where the sender is
        self.scene.trail = []
        self.scene.deeds[:] = [tuple(a for a in deed if a.start < old[0].start) for deed in deeds]
        rest = done_anew(tokens[again.cut :], old)
        self.said_in(region, sentence._replace(start=rest[0].start), rest, harm)
        told = self.found[mark:]
        here = [f for f in kept if isinstance(f, Act) and f.start >= self.begun]
        new = list(acts_in(told))
        sure = bool(new) and self.found[:mark] == stands and not any(isinstance(f, Doubt) for f in told)
        gone = in_place_of(old, new, again, len(here) == len(old)) if sure else None
        others = [act for act in here if act not in old]
        other = not gone and sure and any(type(act.action) is type(new[0].action) for act in others)
        if other or (gone and fits_earlier([act for act in here if act not in gone], old[-1], new[0])):
            # it may be another one that is done anew
            self.found[:] = kept
            self.retract_all(sentence, "correction")
        elif gone:
            self.found[first:mark] = [_gone(f, gone) for f in kept[first:]]
            self.righted = sentence.start
        elif (
            again.scope != UNSURE
            and len(old) == 1
            and not new
            and (changed := put_right(self.scene, old[0], rest, 0, True))
        ):
            self.found[:] = [*stands, changed]
            self.scene.acted = True
        else:
            self.ask_which(kept, first, told, old, sentence)
        return True

    def done_right_before(self) -> list[Act]:
        """The acts of the last sentence that has done anything, in this paragraph."""
        acts: list[Act] = []
        # only the end is looked at: a mail may have done ten thousand things before
        for finding in reversed(self.found):
            if isinstance(finding, Doubt) and finding.start >= self.begun and not acts:
                return []
            if isinstance(finding, Act):
                if finding.start < self.begun or (acts and not self.near(finding, acts[0])):
                    break
                acts.append(finding)
        return acts[::-1]

    def ask_which(
        self, kept: list[Finding], first: int, told: list[Finding], old: list[Act], sentence: Sentence
    ) -> None:
        """Make one question of the acts that were stopped and of what was done then."""
        offered = (one for f in told if isinstance(f, Doubt) for one in f.candidates[:1])
        new = acts_in(told) or tuple(act for one in offered for act in one)
        candidates = (new, (*old, *new)) if new else (tuple(old), ())
        asked = Doubt("correction", old[0].start, sentence.end, candidates, True)
        self.found[:] = [*kept[:first], asked, *(f for f in kept[first:] if isinstance(f, Skip))]
        self.scene.acted = any_act(self.found)
        self.scene.trail = []


_NEAR: Final = 60


def _gone(finding: Finding, old: list[Act]) -> Finding:
    """What stands for an act that is done anew further down."""
    if not isinstance(finding, Act) or finding not in old:
        return finding
    return Skip("changed_below", finding.start, finding.end)

"""Words that reach back: corrections, afterthoughts, repetitions and tales put earlier acts in doubt."""

from abc import abstractmethod
from itertools import pairwise
from typing import Final

from gamemaster.language.after.failing import if_it_fails
from gamemaster.language.after.harmless import insists, is_saying
from gamemaster.language.after.other_case_left import leaves_other_case
from gamemaster.language.before.headings import temporal
from gamemaster.language.corrections.act_corrections import (
    adds,
    changes_plainly,
    fits_earlier,
    led_in,
    merely_opens,
    of_other_sentence,
    replaces,
    revokes,
    right_before,
    undoes_which,
    without_noun,
)
from gamemaster.language.corrections.answered_anew import answered_anew
from gamemaster.language.corrections.conditions_after import (
    acts_hang_on,
    corrects_nothing,
    hangs_anew,
    only_excuses,
    turns_elsewhere,
)
from gamemaster.language.corrections.struck_items import STRIKING, struck
from gamemaster.language.corrections.taken_back import denies_act
from gamemaster.language.corrections.value_corrections import made_it, named_in, put_right, said_again
from gamemaster.language.english import words
from gamemaster.language.english.clauses import last_clause
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.reading.dittos import repeats_act
from gamemaster.language.reading.found_so_far import FoundSoFar
from gamemaster.language.sentences.dwelling import hangs_on_doing
from gamemaster.language.tails.contrasts import past_contrast
from gamemaster.language.tails.limits import ends_short
from gamemaster.language.values.describing import refers
from gamemaster.language.vocabulary.scene import (
    Act,
    Doubt,
    Finding,
    Skip,
    acts_in,
    any_act,
    findings_act,
    in_other_case,
)

_LEADING: Final = words_in(
    ", no ah oh ach gah bah -- hm hmm err er sorry ( argh ugh oops whoops bother damn drat dang ! ps pps :"
)
_CONTRASTING: Final = words_in("instead rather not unlike")
_MEANT: Final = words_in("meant been be")
_OUGHT: Final = words_in("should meant supposed ought")
_OF_MINE: Final = words_in("i it my mine this that")


class ReachingBack(FoundSoFar):
    """Lets later words change what was found in a mail so far."""

    @abstractmethod
    def denies_quoted(self, findings: list[Finding], tokens: list[Token], sentence: Sentence) -> bool:
        """Whether a sentence that opens with a `No` answers quoted words, and no act of the mail."""

    def reaching_back(
        self,
        findings: list[Finding],
        tokens: list[Token],
        lows: frozenset[str],
        sentence: Sentence,
        speech: str,
    ) -> list[Finding]:
        """The findings of a sentence that may change what stands before it; `speech` was the scene's."""
        acts = any_act(findings)
        if not acts and self.settle_denial(tokens):
            return findings
        if not acts and self.found and not lows.isdisjoint(STRIKING):
            tokens = without_noun(tokens, self.found[-1], self.scene.text)
        if acts and self.found and undoes_which(tokens, acts_in(findings), self.found[-1]):
            self.retract(sentence, findings, "correction")
            return []
        last = self.found[-1] if acts and self.found else None
        if last and said_again(self.scene, last, acts_in(findings), sentence.start, self.righted):
            return [Skip("said_before", sentence.start, sentence.end)]
        contrasts = not lows.isdisjoint(_CONTRASTING) and not in_other_case(findings)
        changed = self.put_in_place(findings, tokens, sentence) if contrasts and not self.struck else None
        if changed is not None:
            self.scene.speech = speech
            return changed
        if not self.scene.acted and self.taken_back_plainly(tokens, sentence):
            return []
        acted = self.scene.acted
        if acted and not lows.isdisjoint(STRIKING) and not findings_act(findings):
            old = struck(self.scene, tokens, self.found, sentence.start)
            if old:
                self.replace(old)
                self.righted, self.struck, self.scene.negated = sentence.start, True, True
                return findings
        if acted and not acts and (ends_short(tokens) or hangs_on_doing(tokens)):
            self.retract(sentence, [], "condition")
            return []
        corrects = acted and not self.denies_quoted(findings, tokens, sentence)
        right = self.corrected(findings, tokens, sentence) if corrects else findings
        if lows.isdisjoint(_MEANT) or right is not findings:
            return right
        slip = "meant" in lows and ("i", "meant") in pairwise(token.low for token in tokens)
        if self.scene.acted and not slip:
            # beside an act "my boots were meant for Tarn" may tell of anything
            return right
        return self.meant_before(findings, tokens, sentence)

    def meant_before(self, findings: list[Finding], tokens: list[Token], sentence: Sentence) -> list[Finding]:
        """`What I meant was C6`, `It should have been C6`: the correction of another mail is asked about."""
        if findings_act(findings) or insists(tokens) or is_saying(tokens):
            return findings
        meant = next((place for place, token in enumerate(tokens) if token.low in _MEANT), len(tokens))
        before, near = tokens[:meant], tokens[meant + 1 : meant + 5]
        lows = {token.low for token in before}
        corrects = not lows.isdisjoint(_OF_MINE) and all(token.low != "you" for token in tokens)
        if tokens[meant].low != "meant":
            # of a move, and not of a sunny day
            before = before[last_clause(before) :]
            spoken_of = before[:1] and (before[0].low in {"it", "this", "that"} or refers(self.scene, before))
            corrects = corrects and bool(spoken_of) and not lows.isdisjoint(_OUGHT)
        if not corrects or not self.scene.near or not refers(self.scene, near):
            return findings
        return [Doubt("correction", sentence.start, sentence.end, (), True)]

    def corrected(self, findings: list[Finding], tokens: list[Token], sentence: Sentence) -> list[Finding]:
        """Join a correction with the acts it may take back."""
        scene = self.scene
        place = next((p for p, token in enumerate(tokens) if token.low not in _LEADING), len(tokens))
        if place == len(tokens) or corrects_nothing(tokens):
            return findings
        if old := answered_anew(scene, self.found, findings, tokens):
            self.replace(old)
            return findings
        acting = findings_act(findings)
        if scene.acted and not acting and repeats_act(scene, tokens):
            return [Doubt("repeat", sentence.start, sentence.end, (), True)]
        whole = not acting or (tokens[place].low == "unless" and not acts_in(findings))
        if scene.acted and whole and (hung := self.hung(tokens, sentence)) is not None:
            return hung
        said_so = words.CORRECTIONS.longest(tokens, place) or words.CORRECTIONS.longest(tokens, 0)
        hit = said_so or made_it(tokens)
        if hit is None and not acting and revokes(tokens, scene.lexicon.base_words):
            self.retract(sentence, findings, "correction")
            self.revoked = len(self.found) - 1, sentence.paragraph
            self.settle_denial(tokens)
            return []
        if hit is None or self.replaced(tokens, findings):
            return findings
        if [t.low for t in tokens[place : place + 1]] == ["instead"] and scene.negated:
            return findings
        other = not acting and turns_elsewhere(scene, tokens[place].low, tokens[hit.end :])
        if other or merely_opens(tokens, place, hit.end, scene.lexicon.base_words):
            return findings
        excuse = tokens[hit.end - 1].low == "i" and "sorry" in {t.low for t in tokens[: place + 1]}
        if excuse and (
            all(isinstance(f, Skip) and f.why == "past" for f in findings)
            or (not findings_act(findings) and only_excuses(scene, tokens[hit.end :]))
        ):
            # "Sorry, I forgot.", "Sorry, I'm writing this in the dark."
            return findings
        if self.put_right(tokens, hit.end, sentence):
            return []
        self.retract(sentence, findings, "correction")
        if revokes(tokens, self.scene.lexicon.base_words):
            self.revoked = len(self.found) - 1, sentence.paragraph
        self.settle_denial(tokens)
        return []

    def settle_denial(self, tokens: list[Token]) -> bool:
        """`Scratch that, I do not explore.`: what is denied as well as corrected is not done, for certain."""
        asked = self.last_correction()
        settled = asked >= 0 and denies_act(self.scene, tokens, self.found[asked])
        if settled:
            self.found[asked] = Skip("taken_back", self.found[asked].start, self.found[asked].end)
        return settled

    def taken_back_plainly(self, tokens: list[Token], sentence: Sentence) -> bool:
        """`Wait, fire? Scratch that.`: what a doubtful word has asked about already is taken back plainly."""
        last = self.last_correction()
        if last < 0 or not revokes(tokens, self.scene.lexicon.base_words):
            return False
        self.revoked = last, sentence.paragraph
        return True

    def put_right(self, tokens: list[Token], place: int, sentence: Sentence) -> bool:
        """Change the one act right before the words by the value they correct, and tell whether they did."""
        acts = acts_in(self.found)
        old = acts[-1] if acts and self.found[-1] is acts[-1] and not sentence.asks else None
        if old is None or any(self.near(f, old) or f.start == old.start for f in acts[:-1]):
            return False
        changed = put_right(self.scene, old, tokens, place)
        if changed is not None:
            self.found[-1:] = [Skip("changed_below", old.start, old.end), changed]
            self.righted = sentence.start
        return changed is not None

    def hung(self, tokens: list[Token], sentence: Sentence) -> list[Finding] | None:
        """What a condition after the acts comes to, one of a new act or theirs; None if it is none."""
        if hangs_anew(self.scene, tokens):
            return [Doubt("condition", sentence.start, sentence.end, (), True)]
        verbs = self.scene.lexicon.base_words
        if if_it_fails(tokens, verbs, False) or leaves_other_case(self.scene, self.found, tokens):
            return None
        if (sentence.opens and temporal(tokens)) or not acts_hang_on(tokens, verbs):
            return None
        self.retract(sentence, [], "condition")
        return []

    def replaced(self, tokens: list[Token], findings: list[Finding]) -> bool:
        """Whether a plain correction puts a new act in the place of the last one, which then is none."""
        here = [f for f in self.found if isinstance(f, Act) and f.start >= self.begun]
        acts, new = here or self.all_done_above(tokens), acts_in(findings)
        if not acts or not new or fits_earlier(acts, acts[-1], new[0]):
            return False
        last = acts[-1]
        old = [act for act in acts if self.near(act, last)]
        if not replaces(
            tokens, new[0].start, old, findings, len(acts) == len(old), self.scene.lexicon.base_words
        ):
            return False
        self.replace(old)
        return True

    def all_done_above(self, tokens: list[Token]) -> list[Act]:
        """The acts of the one sentence above that does anything, where a paragraph opens with `tokens`."""
        acts, text, start = list(acts_in(self.found)), self.scene.text, tokens[0].start
        if not acts or text[self.begun : start].strip() or "\n>" in text[acts[-1].end : start]:
            return []
        sure = not any(isinstance(f, Doubt) for f in self.found)
        return acts if sure and all(self.near(act, acts[-1]) for act in acts) else []

    def put_in_place(
        self, findings: list[Finding], tokens: list[Token], sentence: Sentence
    ) -> list[Finding] | None:
        """`I play the Cat instead of the Boat`: where the mail has played the Boat before, that is changed.

        What stands alone (`I play the Cat instead.`) may change whatever was done of that sort.
        """
        place = next((p for p in range(len(tokens)) if past_contrast(tokens, p) is not None), None)
        alone = place is None and any(token.low == "instead" for token in tokens)
        if place is None and not alone:
            return None
        new = acts_in(findings) or led_in(findings, tokens)
        told = new or [a for f in findings if isinstance(f, Doubt) for c in f.candidates[:1] for a in c]
        sorts = {(type(act.action), act.actor) for act in told}
        before = [f for f in self.found if isinstance(f, Act) and (type(f.action), f.actor) in sorts]
        within = [act for act in new if place is not None and act.end <= tokens[place].start][:-1]
        named = {token.low for token in tokens[place:]} if place is not None else set[str]()
        old = [act for act in (*before, *within) if alone or named_in(act, named)]
        if not (old := old or (right_before(self.scene, self.found, tokens) if alone and new else [])):
            return None
        self.replace(old)
        skips = [f for f in findings if isinstance(f, Skip)]
        plain = (
            changes_plainly(tokens, self.scene.lexicon.base_words) if alone else named_in(old[0], named, all)
        )
        alike = [act for act in new if type(act.action) is type(old[0].action)]
        if len(alike) == 1 == len(old) and [*new[:1]] == alike and old[0] in before and plain:
            return [*skips, *new]
        candidates = (tuple(a for a in told if a not in old), tuple(dict.fromkeys((*old, *told))))
        return [Doubt("correction", old[0].start, sentence.end, candidates, True), *skips]

    def made_good(self, findings: list[Finding], sentence: Sentence, tokens: list[Token]) -> None:
        """`Scratch that. I move to B.`: a full act of the same sort right after settles the question."""
        (place, paragraph), self.revoked = self.revoked, (-1, -1)
        asked = self.found[place] if 0 <= place < len(self.found) else None
        below = sentence.paragraph == paragraph + 1 and "instead" in {token.low for token in tokens}
        if asked is None or not (below or paragraph == sentence.paragraph):
            return
        offered = asked.candidates if isinstance(asked, Doubt) and asked.reason == "correction" else ()
        old = offered[0] if offered else ()
        if tokens[0].low == "not" and (led := led_in(findings, tokens)):
            # of the two, what is not done stands in front
            findings[:] = [*(f for f in findings if isinstance(f, Skip)), *led]
        acts = acts_in(findings) if not adds(tokens) else ()
        sorts = [type(act.action) for act in acts]
        alike = len(old) == 1 and sorts[:1] == [type(old[0].action)] and sorts[0] not in sorts[1:]
        if alike and fits_earlier(acts_in(self.found), old[0], acts[0]):
            self.retract_all(sentence, "correction")
        elif alike and not any(isinstance(f, Doubt) for f in findings):
            self.found[place] = Skip("changed_below", asked.start, asked.end)
            # what other sentences do stands again: the correction is of its own
            above = (of_other_sentence(self.scene.text, f, asked, sorts[0]) or (f,) for f in self.found)
            self.found[:] = [one for found in above for one in found]
        elif len(old) == 1 and not findings_act(findings) and tokens[0].low == "i":
            # "I place it at D5": the same of another place
            changed = put_right(self.scene, old[0], tokens, 0, True)
            if changed is not None:
                self.found[place : place + 1] = [Skip("changed_below", asked.start, asked.end), changed]

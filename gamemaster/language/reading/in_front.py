"""Sentences in front of acts that make examples or mere plans of them, or give them to somebody else.

Whether one does is asked only when something stands below it that may act: most mails end with chat.
"""

import re
from typing import Final

from gamemaster.language.after.captions import captions, sketches
from gamemaster.language.after.framing import SUPPOSING
from gamemaster.language.after.mere_plans import surely_planned
from gamemaster.language.after.speaking_again import AGAIN, concludes, leads_in_again, speaks_again
from gamemaster.language.after.still_to_send import promised_to_send
from gamemaster.language.after.tales import opens_tale
from gamemaster.language.before.left_out import leaves_out_something_else
from gamemaster.language.before.on_behalf import commissions
from gamemaster.language.before.usual_fronts import is_tagged, is_usual
from gamemaster.language.english.tokens import Token, plain_lows, words_in
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.layout.disclaimers import disclaimers
from gamemaster.language.reading.openings import Opening, Openings
from gamemaster.language.remarks.for_others import for_others
from gamemaster.language.remarks.marked_names import marked_parts
from gamemaster.language.remarks.other_headings import heads
from gamemaster.language.remarks.others_below import BELOW, gives_below_away
from gamemaster.language.remarks.remark import Remark, remark
from gamemaster.language.remarks.titled import items_below
from gamemaster.language.tails.idle_remarks import denies_something_else
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, Skip, findings_act

_TO_A_MARK: Final = words_in(": ,")
_POINTING_ON: Final = words_in("following follows below underneath beneath this these here like")
_ALL_BELOW: Final = "everything below"
_COUNTED: Final = words_in("the my first second third one two a b c option choice possibility number : 1 2 3")
TO_THE_END: Final = 1_000
"""More paragraphs than a mail has."""


class InFront(Openings):
    """Knows how far the sentences so far make what stands below them something that is only talked about."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.unasked: list[tuple[Sentence, list[Token]]] = []
        self.mentioned = -1
        # as far as this reaches what was opened once: somebody else's letter, a story, a plan
        self.kept = -1
        self.framed = False
        self.asked = TO_THE_END
        self.relayed = False
        self.sketched = -1
        self.planned = -1
        # what stands below a rule is somebody else's
        self.beyond = False

    def enter_region(self) -> None:
        """What stands below a rule is the sender's again, unless it was given away as what stands there."""
        self.release()
        if self.beyond:
            self.hold(TO_THE_END)

    def stands_in_front(self, sentence: Sentence, tokens: list[Token]) -> None:
        """Keep a sentence without an act until something below it may act."""
        self.unasked.append((sentence, tokens))

    def ask_those_in_front(self) -> None:
        """Note how far the sentences that were kept make examples of what stands below them."""
        if self.unasked:
            kept, self.unasked = self.unasked, []
            for sentence, tokens in kept:
                # a wrong list beside another game may be of that game
                usual = (is_usual(tokens) or is_tagged(tokens)) and " other game" not in self.scene.text
                idle = denies_something_else(plain_lows(tokens)) or leaves_out_something_else(tokens)
                if not (usual or idle):
                    self.hold_as_example(sentence, tokens)

    def hold(self, last: int) -> None:
        """Everything as far as the paragraph `last` is only talked about."""
        self.ask_those_in_front()
        self.mentioned, self.asked = max(self.mentioned, last), TO_THE_END

    def release(self) -> None:
        """What stands below is no longer only talked about."""
        self.ask_those_in_front()
        self.mentioned = self.kept = -1

    def is_talk(self, sentence: Sentence, tokens: list[Token], before: list[Token]) -> bool:
        """Whether words above the sentence, or a letter, a story or a plan that was opened there, make what
        it says something talked about; the words `before` its act may be its writer's own again."""
        if self.is_mentioned(sentence):
            return True
        if sentence.paragraph > self.kept:
            return False
        led = leads_in_again(before) or concludes(tokens)
        if led or (before and before[-1].low in _TO_A_MARK and self.speaks_again(remark(before).parts)):
            self.release()
            return False
        return True

    def turns_back(self, said: Remark) -> bool:
        """Whether a sentence of its own tells that its writer speaks for emself again."""
        return not AGAIN.isdisjoint(said.lows) and self.speaks_again(said.parts)

    def speaks_again(self, parts: list[str]) -> bool:
        """Whether a sentence tells that its writer speaks for emself again."""
        return speaks_again(parts, self.scene.sender.split(" ", 1)[0].lower())

    def is_mentioned(self, sentence: Sentence) -> bool:
        """Whether words before the sentence make what it says something talked about."""
        self.ask_those_in_front()
        return sentence.paragraph <= self.mentioned

    def hold_as_example(self, sentence: Sentence, tokens: list[Token]) -> None:
        """Note how far a sentence makes examples of the acts after it."""
        told = remark(tokens)
        if not told.lows:
            return
        if told.lows[:2] == ["end", "of"] and not _ENDED.isdisjoint(told.lows[2:]):
            self.sketched = -1
            self.release()
            return
        opening = self.opening(sentence, tokens, told)
        if not opening.opened and sentence.paragraph <= self.kept and self.turns_back(told):
            self.release()
        elif opening.planned:
            self.hold_as_plan(sentence, tokens)
        elif opening.holds:
            self.hold_below(sentence, tokens, told, opening)
        elif (
            sentence.opens
            and sentence.paragraph <= self.mentioned
            and _COUNTED.issuperset([t.low for t in tokens])
        ):
            # as "The first:" behind "I'm weighing two moves."
            self.mentioned = max(self.mentioned, sentence.paragraph + 1)

    def hold_below(self, sentence: Sentence, tokens: list[Token], told: Remark, opening: Opening) -> None:
        """Note how far what stands below a sentence is only talked about.

        What opens with a colon speaks of all that follows, what ends a paragraph of the next one.
        """
        scene, said = self.scene, told.lows
        captioned = captions(tokens, said)
        drafted = captioned and sketches(said)
        if captioned and not drafted and disclaimers(scene.text, sentence.start, sentence.end):
            return
        if drafted and _holds_its_text(scene.text, sentence):
            return
        reaches = opening.ends or captioned or self.last_of_paragraph(sentence)
        tale = opens_tale(said)
        to_the_end = sentence.opens or drafted or tale or _ALL_BELOW in " ".join(said)
        further = TO_THE_END if to_the_end else int(reaches or opening.post)
        sent_on = promised_to_send(said) or commissions(said) or for_others(told) or opening.handed
        inside = self.is_mentioned(sentence)
        self.relayed = sent_on and not inside
        self.framed = self.framed if inside else opening.post or not opening.asks
        if reaches and (opening.titled or heads(told)) and self.alone_in_paragraph(sentence):
            further = max(further, items_below(scene.text, sentence.end))
        self.mentioned = max(self.mentioned, sentence.paragraph + further)
        if opening.goes_on or (not opening.asks and (captioned or tale or said[0] in SUPPOSING)):
            self.kept = TO_THE_END
        points_on = self.framed or not _POINTING_ON.isdisjoint([token.low for token in tokens])
        self.asked = TO_THE_END if points_on else sentence.paragraph
        if opening.opened and not BELOW.isdisjoint(said):
            self.beyond |= gives_below_away(marked_parts(scene, (), tokens), "")
        if drafted:
            self.sketched = sentence.paragraph + 1

    def hold_as_plan(self, sentence: Sentence, tokens: list[Token]) -> None:
        """Note how far what stands below is a mere plan; what surely is one performs nothing."""
        sure = surely_planned(tokens)
        self.framed = True
        self.mentioned = max(self.mentioned, sentence.paragraph + (TO_THE_END if sure else 1))
        self.kept = TO_THE_END
        if sure:
            self.planned = sentence.paragraph + 1

    def of_plan(self, sentence: Sentence, findings: list[Finding]) -> list[Finding]:
        """The findings of a sentence, of which none stands in what surely is a mere plan."""
        if findings_act(findings):
            self.ask_those_in_front()
            if sentence.paragraph <= self.planned:
                return [Skip("draft", sentence.start, sentence.end)]
        return findings

    def joins_in(self, acts: tuple[Act, ...]) -> bool:
        """Whether nothing is done but joining, of which a question before it does not make an example."""
        return not self.framed and all(act.action.name in self.scene.lexicon.lax for act in acts)

    def only_asked(self, sentence: Sentence) -> bool:
        """Whether only a question, in a paragraph before it, makes what the sentence says an example."""
        return self.is_mentioned(sentence) and self.asked < sentence.paragraph

    def relays(self, acts: tuple[Act, ...]) -> bool:
        """Whether what the sender sends for somebody is done on behalf of em, by name."""
        return self.relayed and all(act.by is not None for act in acts)


_ENDED: Final = words_in("draft drafts proto sketch example text")
"""`End of draft`: what stands below is none."""
_HOLDS_ITS_TEXT: Final = re.compile(r"[^:\n]{1,90}:\s+[\"“«](?!\s)(?:[^\"“”«»\n]|\n(?!\n)){8,600}[.!;][\"”»]")
"""`Draft of a card: "Teapot. A Keeper."`: what is drafted stands right there, and not in what follows."""


_DOCUMENT: Final = re.compile(r"\s*(?:\{|-{4,}|/{4,}|\\begin\b)")


def _holds_its_text(text: str, sentence: Sentence) -> bool:
    """Whether what is drafted stands in the sentence itself, or as a document right below its colon."""
    if _HOLDS_ITS_TEXT.match(text, sentence.start):
        return True
    return sentence.opens and _DOCUMENT.match(text, sentence.end) is not None


def _counts(tokens: list[Token]) -> bool:
    """Whether a sentence only says the how manieth of several things stands below it."""
    return _COUNTED.issuperset([token.low for token in tokens])

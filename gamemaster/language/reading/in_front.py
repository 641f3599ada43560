"""Sentences in front of acts that make examples or mere plans of them, or give them to somebody else.

Whether one does is asked only when something stands below it that may act: most mails end with chat.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.opened_above import opens_above
from gamemaster.language.about.times_of_effect import of_another_day
from gamemaster.language.after.captions import captions, sketches
from gamemaster.language.after.disowning import disowns_below
from gamemaster.language.after.framing import FRAMING, SUPPOSING, frames
from gamemaster.language.after.left_to_readers import leaves_to_readers
from gamemaster.language.after.mere_plans import PLANNING, plans_below, surely_planned
from gamemaster.language.after.presented import PRESENTING, presents_next
from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.after.reordering import REORDERING, reorders_after
from gamemaster.language.after.speaking_again import AGAIN, concludes, leads_in_again, speaks_again
from gamemaster.language.after.still_to_send import promised_to_send
from gamemaster.language.after.tales import opens_tale
from gamemaster.language.before.comes_first import then_alone
from gamemaster.language.before.headings import concludes_at_end
from gamemaster.language.before.on_behalf import commissions
from gamemaster.language.before.times import said_of_later
from gamemaster.language.before.usual_fronts import is_tagged, is_usual
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Token, asks_at_end, plain_lows, words_in
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.layout.disclaimers import disclaimers
from gamemaster.language.reading.below import Below
from gamemaster.language.remarks.for_others import for_others
from gamemaster.language.remarks.foreshadowing import foreshadows
from gamemaster.language.remarks.letters_passed_on import PASSED_ON, passes_on
from gamemaster.language.remarks.marked_names import marked_parts
from gamemaster.language.remarks.other_boards import is_of_another_board
from gamemaster.language.remarks.other_headings import heads
from gamemaster.language.remarks.out_of_play import is_out_of_play
from gamemaster.language.remarks.polling import polls
from gamemaster.language.remarks.posing import POSING, poses
from gamemaster.language.remarks.posts_and_prizes import is_of_a_post
from gamemaster.language.remarks.relaying import leads_as_another, relays_ahead
from gamemaster.language.remarks.remark import Remark, remark
from gamemaster.language.remarks.renaming import may_rename, renames_ahead
from gamemaster.language.remarks.setting_aside import forestalls
from gamemaster.language.remarks.speaking_as import may_speak, speaks_as_another
from gamemaster.language.remarks.talk_opened import opens_talk
from gamemaster.language.remarks.titled import items_below, titles
from gamemaster.language.remarks.ways_of_life import is_way_of_life
from gamemaster.language.remarks.whose_words import heads_words_away, leads_words_away
from gamemaster.language.tails.idle_remarks import denies_something_else
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, Skip, findings_act

_OF_ONESELF: Final = words_in(
    "i we my me should would could if following these how what say write wording like do does"
)
"""Words without which a question about somebody else frames nothing."""
_TO_A_MARK: Final = words_in(": ,")
_LABEL: Final = 8
_POINTING_ON: Final = words_in("following follows below underneath beneath this these here like")
_ALL_BELOW: Final = "everything below"
_BLANK_LINE: Final = re.compile(r"[ \t\r]*\n[ \t\r]*(?:\n|[-=_~]{3,}[ \t\r]*\n)")
"""The end of a paragraph, or of a heading that a rule underlines."""
_COUNTED: Final = words_in("the my first second third one two a b c option choice possibility number : 1 2 3")
TO_THE_END: Final = 1_000
"""More paragraphs than a mail has."""


class InFront(Below):
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
                if not (usual or denies_something_else(plain_lows(tokens))):
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

    def opens_text(self, tokens: list[Token]) -> bool:
        """Whether a sentence opens somebody else's letter, a story, a plan or a list of other things."""
        return self.parts_open(marked_parts(self.scene, (), tokens), tokens)

    def parts_open(self, named: list[str], tokens: list[Token]) -> bool:
        """Whether a sentence does so, in its parts, the names in which are `nn`."""
        mark = tokens[-1].low
        return (
            opens_talk(named, mark)
            or (self.may_pass_on(tokens) and passes_on(named, mark))
            or self.labels_another_time(tokens)
            or opens_above(self.scene, tokens)
        )

    def may_pass_on(self, tokens: list[Token]) -> bool:
        """Whether somebody else may still speak below: who is quoted in the sentence has had eir say."""
        quotes = '"' in self.scene.text[tokens[0].start : tokens[-1].end + 1]
        return not (quotes or PASSED_ON.isdisjoint([token.low for token in tokens]))

    def labels_another_time(self, tokens: list[Token]) -> bool:
        """`Next turn: I heal. I give Brask 3 gold.`: a time and a colon head all the sentences below it."""
        mark = next((p for p, token in enumerate(tokens[:_LABEL]) if token.low == ":"), 0)
        if not mark or mark + 1 >= len(tokens) or tokens[mark + 1].low != "i":
            return False
        if tokens[mark - 1].low == "notice":
            # what an "Advance notice" tells of stands behind its colon
            return False
        return said_of_later(self.scene, tokens[:mark], 0) == mark or heads(remark(tokens[:mark]))

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
        scene, asks = self.scene, asks_at_end(tokens)
        lows = frozenset([token.low for token in tokens])
        ends = _ends_open(scene.text, sentence)
        about = asks and not lows & _OF_ONESELF and self.names_another(tokens)
        framing = not (about or concludes_at_end(tokens)) and (asks or ends or not lows.isdisjoint(FRAMING))
        told = remark(tokens)
        said = told.lows
        if said[:2] == ["end", "of"] and not _ENDED.isdisjoint(said[2:]):
            self.sketched = -1
            self.release()
            return
        reordered = not lows.isdisjoint(REORDERING) and reorders_after(tokens, said)
        behind = as_said(said, OPENERS)
        post = False
        open_to_all = disowns_below(said, behind) or leaves_to_readers(said, behind) or foreshadows(told)
        open_to_all = (
            open_to_all
            or forestalls(told)
            or ((ends or sentence.opens) and not scene.acted and then_alone(tokens))
            or polls(told, asks, scene.text[sentence.end : sentence.end + 12])
            or of_another_day(told)
            or is_of_another_board(told)
            or is_way_of_life(told)
            or (post := self.for_a_post(tokens))
            or (not lows.isdisjoint(PRESENTING) and presents_next(said))
            or (not lows.isdisjoint(POSING) and poses(told.parts, scene.text, sentence.end))
        )
        handed = relays_ahead(scene, tokens) or heads_words_away(scene, tokens)
        named, mark = marked_parts(scene, (), tokens), tokens[-1].low
        titled = titles(named, mark)
        posed = titled or is_out_of_play(named, mark) or self.poses(tokens, lows)
        opened = self.parts_open(named, tokens)
        if not opened and sentence.paragraph <= self.kept and self.turns_back(told):
            self.release()
            return
        open_to_all = open_to_all or opened
        goes_on = opened or ((open_to_all or handed or posed) and not asks)
        if not lows.isdisjoint(PLANNING) and plans_below(tokens):
            self.hold_as_plan(sentence, tokens)
        elif (framing and frames(tokens, asks, ends)) or open_to_all or reordered or handed or posed:
            # what opens with a colon speaks of all that follows, what ends a paragraph of the next one
            captioned = captions(tokens, said)
            goes_on = goes_on or (not asks and (captioned or opens_tale(said) or said[0] in SUPPOSING))
            drafted = captioned and sketches(said)
            if captioned and not drafted and disclaimers(scene.text, sentence.start, sentence.end):
                return
            if drafted and _holds_its_text(scene.text, sentence):
                return
            reaches = ends or captioned or self.last_of_paragraph(sentence)
            to_the_end = sentence.opens or drafted or opens_tale(said) or _ALL_BELOW in " ".join(said)
            further = TO_THE_END if to_the_end else int(reaches or post)
            sent_on = promised_to_send(said) or commissions(said) or for_others(told) or handed
            self.relayed = sent_on and not self.is_mentioned(sentence)
            self.framed = self.framed if self.is_mentioned(sentence) else post or not asks
            if reaches and (titled or heads(told)) and self.alone_in_paragraph(sentence):
                further = max(further, items_below(scene.text, sentence.end))
            self.mentioned = max(self.mentioned, sentence.paragraph + further)
            if goes_on:
                self.kept = TO_THE_END
            points_on = self.framed or not lows.isdisjoint(_POINTING_ON)
            self.asked = TO_THE_END if points_on else sentence.paragraph
            if drafted:
                self.sketched = sentence.paragraph + 1
        elif sentence.opens and sentence.paragraph <= self.mentioned and _COUNTED.issuperset(lows):
            # as "The first:" behind "I'm weighing two moves."
            self.mentioned = max(self.mentioned, sentence.paragraph + 1)

    def poses(self, tokens: list[Token], lows: frozenset[str]) -> bool:
        """Whether a sentence gives names another meaning, or the words to somebody else."""
        named, spoken = may_rename(lows), may_speak(lows)
        parts = marked_parts(self.scene, (), tokens) if named or spoken else []
        return (named and renames_ahead(self.scene, parts)) or (
            spoken and speaks_as_another(self.scene, parts)
        )

    def for_a_post(self, tokens: Sequence[Token]) -> bool:
        """Whether votes for somebody may be for a post, a prize or a chore that these words name."""
        return "vote" in self.scene.lexicon.changeable and is_of_a_post(remark(tokens))

    def leads_as_another(self, before: list[Token]) -> bool:
        """Whether what leads up to an act in its own sentence gives it to somebody or something else."""
        return leads_as_another(self.scene, before) or leads_words_away(self.scene, before)

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

    def names_another(self, tokens: list[Token]) -> bool:
        """Whether a sentence speaks of somebody else by name."""
        scene = self.scene
        people = (scene.referents.at(scene.text, tokens, p) for p, t in enumerate(tokens) if t.capital)
        return any(named is not None and named.who != (scene.sender,) for named in people)

    def alone_in_paragraph(self, sentence: Sentence) -> bool:
        """Whether the sentence is the whole of its paragraph."""
        before = self.scene.text[: sentence.start].rstrip(" \t\r")
        return (not before or before.endswith("\n")) and self.last_of_paragraph(sentence)

    def last_of_paragraph(self, sentence: Sentence) -> bool:
        """Whether nothing of its paragraph follows the sentence."""
        return bool(_BLANK_LINE.match(self.scene.text, sentence.end))


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


def _ends_open(text: str, sentence: Sentence) -> bool:
    """Whether a paragraph ends with the sentence and no mark closes it."""
    return text[sentence.end - 1].isalnum() and bool(_BLANK_LINE.match(text, sentence.end))

"""What a sentence in front of acts makes of those below it: an example, somebody else's words, a plan.

Each room of `remarks` and `after` knows one kind; here they are asked together, and `in_front` keeps how far
the answer reaches.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from gamemaster.language.about.opened_above import opens_above
from gamemaster.language.about.times_of_effect import of_another_day
from gamemaster.language.after.disowning import disowns_below
from gamemaster.language.after.framing import FRAMING, frames
from gamemaster.language.after.left_to_readers import leaves_to_readers
from gamemaster.language.after.mere_plans import PLANNING, plans_below
from gamemaster.language.after.presented import PRESENTING, presents_next
from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.after.reordering import REORDERING, reorders_after
from gamemaster.language.before.comes_first import then_alone
from gamemaster.language.before.headings import concludes_at_end
from gamemaster.language.before.times import said_of_later
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Token, asks_at_end, words_in
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.reading.below import Below
from gamemaster.language.remarks.foreshadowing import foreshadows
from gamemaster.language.remarks.letters_passed_on import PASSED_ON, passes_on
from gamemaster.language.remarks.marked_names import marked_parts
from gamemaster.language.remarks.other_boards import is_of_another_board
from gamemaster.language.remarks.other_headings import heads
from gamemaster.language.remarks.others_below import BELOW, gives_below_away
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
from gamemaster.language.remarks.titled import titles
from gamemaster.language.remarks.ways_of_life import is_way_of_life
from gamemaster.language.remarks.whose_words import heads_words_away, leads_words_away

_OF_ONESELF: Final = words_in(
    "i we my me should would could if following these how what say write wording like do does"
)
"""Words without which a question about somebody else frames nothing."""
_LABEL: Final = 8
_BLANK_LINE: Final = re.compile(r"[ \t\r]*\n[ \t\r]*(?:\n|[-=_~]{3,}[ \t\r]*\n)")
"""The end of a paragraph, or of a heading that a rule underlines."""


class Opening(NamedTuple):
    """What a sentence without an act makes of those below it."""

    asks: bool
    """It is a question."""
    ends: bool
    """It ends a paragraph, and no mark closes it."""
    planned: bool
    """It tells a plan, of which they are the parts."""
    opened: bool
    """Somebody else's letter, a story, a plan or a list of other things."""
    apart: bool
    """What stands below is kept from being done, whoever says it."""
    handed: bool
    """It is handed on for somebody else."""
    titled: bool
    """It is the title of a text, or of a list of other things."""
    posed: bool
    """Names or words below have another meaning, or another speaker."""
    post: bool
    """Votes below may be for a post or a prize."""
    framed: bool
    """It makes examples of them."""

    @property
    def holds(self) -> bool:
        """Whether what stands below is only talked about."""
        return self.framed or self.opened or self.apart or self.handed or self.posed

    @property
    def goes_on(self) -> bool:
        """Whether it is so until the writer speaks for emself again."""
        return self.opened or ((self.apart or self.handed or self.posed) and not self.asks)


class Openings(Below):
    """Knows what a sentence in front of acts makes of them."""

    def opening(self, sentence: Sentence, tokens: list[Token], told: Remark) -> Opening:
        """What a sentence without an act, with what it tells, makes of those below it."""
        scene, asks = self.scene, asks_at_end(tokens)
        lows = frozenset([token.low for token in tokens])
        ends = _ends_open(scene.text, sentence)
        named, mark = marked_parts(scene, (), tokens), tokens[-1].low
        titled = titles(named, mark)
        post = self.for_a_post(tokens)
        reordered = not lows.isdisjoint(REORDERING) and reorders_after(tokens, told.lows)
        return Opening(
            asks=asks,
            ends=ends,
            planned=not lows.isdisjoint(PLANNING) and plans_below(tokens),
            opened=self.parts_open(named, tokens),
            apart=post or self.keeps_apart(sentence, tokens, told, lows, asks, ends),
            handed=relays_ahead(scene, tokens) or heads_words_away(scene, tokens),
            titled=titled,
            posed=titled or is_out_of_play(named, mark) or self.poses(tokens, lows),
            post=post,
            framed=reordered or self.makes_example(tokens, lows, asks, ends),
        )

    def keeps_apart(
        self,
        sentence: Sentence,
        tokens: list[Token],
        told: Remark,
        lows: frozenset[str],
        asks: bool,
        ends: bool,
    ) -> bool:
        """Whether a sentence keeps all that stands below it from being done, whoever says it."""
        scene, said = self.scene, told.lows
        behind = as_said(said, OPENERS)
        return (
            disowns_below(said, behind)
            or leaves_to_readers(said, behind)
            or foreshadows(told)
            or forestalls(told)
            or ((ends or sentence.opens) and not scene.acted and then_alone(tokens))
            or polls(told, asks, scene.text[sentence.end : sentence.end + 12])
            or of_another_day(told)
            or is_of_another_board(told)
            or is_way_of_life(told)
            or (not lows.isdisjoint(PRESENTING) and presents_next(said))
            or (not lows.isdisjoint(POSING) and poses(told.parts, scene.text, sentence.end))
        )

    def makes_example(self, tokens: list[Token], lows: frozenset[str], asks: bool, ends: bool) -> bool:
        """Whether a sentence makes examples of the acts below it."""
        if not (asks or ends or not lows.isdisjoint(FRAMING)) or concludes_at_end(tokens):
            return False
        about_another = asks and not lows & _OF_ONESELF and self.names_another(tokens)
        return not about_another and frames(tokens, asks, ends)

    def opens_text(self, tokens: list[Token]) -> bool:
        """Whether a sentence opens somebody else's letter, a story, a plan or a list of other things."""
        return self.parts_open(marked_parts(self.scene, (), tokens), tokens)

    def parts_open(self, named: list[str], tokens: list[Token]) -> bool:
        """Whether a sentence does so, in its parts, the names in which are `nn`."""
        mark = tokens[-1].low
        lows = [token.low for token in tokens]
        return (
            opens_talk(named, mark)
            or (not BELOW.isdisjoint(lows) and gives_below_away(named, mark))
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


def _ends_open(text: str, sentence: Sentence) -> bool:
    """Whether a paragraph ends with the sentence and no mark closes it."""
    return text[sentence.end - 1].isalnum() and bool(_BLANK_LINE.match(text, sentence.end))

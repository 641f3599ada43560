"""Sentences beside acts that take them back, make examples of them, or give them to somebody else."""

from typing import Final

from gamemaster.language.about.contrary_said import says_contrary
from gamemaster.language.about.fragments import adds_to_front, ends_turn
from gamemaster.language.about.fronts_apart import hangs_beside
from gamemaster.language.about.left_unmeasured import counted_apart, measures, of_either, repeats_the_last
from gamemaster.language.about.one_of_two import undoes_above
from gamemaster.language.about.out_of_order import Order
from gamemaster.language.about.put_before import puts_before
from gamemaster.language.about.said_of_acts import left_open, left_open_within
from gamemaster.language.about.stated_prices import paid_otherwise
from gamemaster.language.about.struck_or_replaced import replaces_last
from gamemaster.language.about.told_of_act import tells_choice
from gamemaster.language.about.told_of_values import says_anew, tail_unsettles, unsettles_values
from gamemaster.language.after.afterthoughts import SCRAP, TAKING_BACK, takes_back
from gamemaster.language.after.failing import if_it_fails
from gamemaster.language.after.framing import unreal_opening
from gamemaster.language.after.harmless import means_it
from gamemaster.language.after.left_to_readers import asks_to_read
from gamemaster.language.after.mere_texts import unmeant_after
from gamemaster.language.after.other_case_left import leaves_other_case
from gamemaster.language.after.slips import names_instead
from gamemaster.language.after.tales import opens_tale
from gamemaster.language.after.turning import resumes, turns_to_oneself
from gamemaster.language.before.about_the_mail import tells_of_mail
from gamemaster.language.before.announcing import announces
from gamemaster.language.before.conceded_cases import without_any_case
from gamemaster.language.before.of_the_sender import tells_of_sender
from gamemaster.language.before.on_behalf import FOR_WHOM, stands_in
from gamemaster.language.before.set_apart import set_apart
from gamemaster.language.before.statements import is_lead, lead_of
from gamemaster.language.before.venues import happens_elsewhere
from gamemaster.language.corrections.another_value import adds_on, another_value, narrows, past_case
from gamemaster.language.corrections.other_values import names_other_value
from gamemaster.language.corrections.value_corrections import denies_another
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Token, asks_at_end, plain_lows, words_in
from gamemaster.language.frames.matching import times_at
from gamemaster.language.frames.totals import sums_up
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.layout.disclaimers import disclaimers, of_tables_only
from gamemaster.language.reading.few_words import MORE, FewWords
from gamemaster.language.reading.found_so_far import doubted
from gamemaster.language.reading.in_front import TO_THE_END
from gamemaster.language.remarks.answered_oneself import answers_itself
from gamemaster.language.remarks.beside_these_acts import stands_by
from gamemaster.language.remarks.clipped import set_against
from gamemaster.language.remarks.inverting import inverts, may_invert
from gamemaster.language.remarks.leaving_alone import leaves_acts_alone
from gamemaster.language.remarks.minds_changed import lets_it_stand
from gamemaster.language.remarks.orders import orders
from gamemaster.language.remarks.relaying import relayed_above
from gamemaster.language.remarks.remark import remark
from gamemaster.language.remarks.setting_aside import leads_astray, sets_aside
from gamemaster.language.remarks.told_to_others import wished_in_vain
from gamemaster.language.remarks.unmaking import unmakes
from gamemaster.language.remarks.unsettled_by_names import unsettles_by_names
from gamemaster.language.rows.asides import only_if_it_fails
from gamemaster.language.rows.filled_labels import fills_label
from gamemaster.language.sentences.speakers import comes_from_another, credited_to_another, other_tag, signs
from gamemaster.language.tails.idle_remarks import denies_something_else, idly_said
from gamemaster.language.vocabulary.scene import (
    Act,
    Doubt,
    Finding,
    Scene,
    Skip,
    acts_in,
    any_act,
    any_own,
    findings_act,
    once_each,
)

_FIRST_PERSON: Final = words_in("i we 'm")
_NAMES: Final = 12
_SIGNED: Final = 4
_FURTHER: Final = words_in("and also plus for as with instead back")
_ANSWERS: Final = words_in("object support")
_TOWARDS: Final = words_in("for to open meant only just not n't directed addressed made limited reserved")
_OWNING: Final = words_in("the this my that")
_LAPSES: Final = words_in("sorry oops er erm um apologies")
_TOO: Final = words_in("too also as well likewise instead rather")
_PAIR: Final = 2
_NEAREST: Final = 4
_POSTSCRIPTS: Final = frozenset({"", "ps", "pps", "nb"})


class Beside(FewWords):
    """Judges acts by the sentences beside them."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.said_else = False
        self.turned = False
        self.order = Order()
        self.last_paragraph = -1
        self.measuring: tuple[int, list[Token]] = (-1, [])

    def talked_about(
        self,
        sentence: Sentence,
        tokens: list[Token],
        lows: frozenset[str],
        findings: list[Finding],
        listing: str,
    ) -> list[Finding]:
        """A sentence that revokes the acts before it, or makes examples of those after it."""
        scene = self.scene
        if self.tells_how_often(tokens):
            return []
        if self.righted == sentence.start or means_it(tokens) or self.left_done(tokens, findings):
            return findings
        if not lows.isdisjoint(FOR_WHOM) and stands_in(scene, tokens):
            self.hold(sentence.paragraph + self.last_of_paragraph(sentence))
        acts = any_act(findings)
        done = scene.acted and any_act(self.found)
        undone = done and undoes_above(plain_lows(tokens), scene.negated)
        if undone or (done and puts_before(tokens, scene.lexicon.base_words)):
            self.retract_all(sentence, "correction")
            return doubted(findings, "correction")
        if done and not acts and sums_up(scene, tokens, self.found):
            self.retract_all(sentence, "how_many")
            return findings
        if done and not acts and findings_act(findings) and self.sets_against(tokens):
            self.retract_all(sentence, "correction")
            return findings
        if acts and self.order.broken(scene, tokens, acts_in(findings), done):
            self.retract_all(sentence, "correction")
            return doubted(findings, "lead_in")
        if acts:
            return self.acts_talked_about(sentence, tokens, findings, acts_in(findings))
        if done and not findings_act(findings) and self.names_another_value(tokens):
            return self.asked_for_another(sentence, tokens, findings)
        if done and not findings_act(findings) and self.leaves_fragment(sentence, tokens):
            self.retract_all(sentence, "correction")
            return findings
        self.bears_on_acts(sentence, tokens, lows, done, listing)
        return findings

    def sets_against(self, tokens: list[Token]) -> bool:
        """`(I offer an A for a 5.) Plus a B.`: half an act, which says anew what one before it says."""
        acts = acts_in(self.found)
        if set_against(remark(tokens)) or says_anew(self.scene, acts, tokens):
            return True
        return replaces_last(self.scene, acts, tokens)

    def bears_on_acts(
        self, sentence: Sentence, tokens: list[Token], lows: frozenset[str], done: bool, listing: str
    ) -> None:
        """Note what a sentence without an act does to those before it and after it."""
        scene, asked = self.scene, self.measuring[1]
        same = sentence.paragraph == self.last_paragraph
        apart = not self.said_else or not same
        self.note_beside(sentence, tokens)
        acts = acts_in(self.found) if scene.acted else ()
        unmade = done and not self.turned and self.unmade(sentence, tokens, lows, apart, acts)
        if unmade or (done and left_open(scene, acts, tokens)):
            self.retract_all(sentence, "correction")
        elif scene.acted and self.signed_by_another(sentence, tokens, acts):
            self.retract_all(sentence, "signed_by_another")
        elif scene.acted and (
            self.adds_or_puts_right(tokens, acts)
            or (len(tokens) <= _NAMES and names_other_value(scene, acts[-_NAMES:], tokens))
        ):
            self.retract_all(sentence, "correction")
        elif hangs_beside(scene, tokens) or (asked and scene.acted and answers_itself(asked, tokens)):
            if scene.acted and any_act(self.found):
                self.retract_all(sentence, "condition")
            self.hold(sentence.paragraph + self.last_of_paragraph(sentence))
        elif listing != "acts" or self.opens_text(tokens):
            self.stands_in_front(sentence, tokens)

    def unmade(
        self,
        sentence: Sentence,
        tokens: list[Token],
        lows: frozenset[str],
        apart: bool,
        acts: tuple[Act, ...],
    ) -> bool:
        """Whether a sentence without an act lets those before it, `acts`, not stand as they are."""
        scene, asks, said = self.scene, asks_at_end(tokens), remark(tokens)
        short = len(tokens) <= SCRAP or tokens[0].low in {"or", "then"} or not lows.isdisjoint(TAKING_BACK)
        quoted = self.answers_quote(sentence)
        apart = apart and not quoted
        return (
            not (quoted and self.answers_row(sentence, lows))
            and not (len(tokens) <= _SIGNED and signs(scene, tokens))
            and not self.answers_of_else(sentence, tokens)
            and (
                unmakes(said, asks, any_own(acts), quoted, apart)
                or relayed_above(scene, tokens, acts)
                or unsettles_by_names(scene, acts, tokens, lows)
                or says_contrary(scene, acts, tokens)
                or lets_it_stand(scene, acts, tokens)
                or wished_in_vain(scene, acts, tokens)
                or (may_invert(lows) and inverts(said.parts, apart and not asks))
                or (short and takes_back(tokens, asks, apart, self.words_done(lows)))
            )
            and not fills_label(scene.text, sentence)
            and not self.is_of_ones_own(lows)
            and not self.denies_another(tokens)
            and not self.parts_friends(tokens)
            and not leaves_other_case(scene, self.found, tokens)
            and not if_it_fails(tokens, scene.lexicon.base_words, False)
            and not denies_something_else(plain_lows(tokens))
            and not (self.is_up_for_votes() and asks_to_read(plain_lows(tokens)))
            and not ({"if", "fails"} <= lows and only_if_it_fails(scene, tokens))
            and not disclaimers(scene.text, sentence.start, sentence.end)
            and not leaves_acts_alone(scene, acts, tokens)
            and not of_tables_only(scene.text, sentence.start, sentence.end)
        )

    def is_up_for_votes(self) -> bool:
        """Whether all that was done is to lay texts or intents before the others, who are to read them."""
        texts = self.scene.lexicon.takes_texts
        return all(act.action.name in texts or act.action.name == "intend" for act in acts_in(self.found))

    def adds_or_puts_right(self, tokens: list[Token], acts: tuple[Act, ...]) -> bool:
        """Whether a few words say of whom, to whom or of what more or else the last of the acts is."""
        return (
            measures(self.scene, acts, tokens)
            or any(
                paid_otherwise(self.scene, act, tokens) or tells_choice(self.scene, act, tokens)
                for act in acts_in(self.found[-1:])
            )
            or (len(tokens) <= _NAMES and (self.adds_to_it(tokens) or names_instead(self.scene, tokens)))
            or (len(tokens) <= _NAMES and (self.aims(tokens) or self.is_for_somebody(tokens)))
            or unsettles_values(self.scene, acts, tokens)
        )

    def left_unmeasured(self, acts: tuple[Act, ...], sentence: Sentence, beside: list[Token]) -> bool:
        """Whether words beside acts, or the sentence in front of them, set an end to one of them."""
        scene, ahead, acts = self.scene, self.measuring, once_each(acts)
        near = ahead[1] if ahead[0] >= sentence.paragraph - 1 else []
        told = any(measures(scene, acts, words) for words in (beside, near))
        told = told or (bool(beside) and any(paid_otherwise(scene, act, beside) for act in acts[-1:]))
        told = told or counted_apart(acts) or ends_turn(scene, self.found, beside)
        told = told or any(tells_choice(scene, act, beside) for act in acts[-1:] if beside)
        return told or any(of_either(scene, act) for act in acts)

    def asked_for_another(
        self, sentence: Sentence, tokens: list[Token], findings: list[Finding]
    ) -> list[Finding]:
        """A question about another value: of it alone where it comes on top, of the acts where it may be
        meant instead."""
        apart = adds_on(tokens) and not says_anew(self.scene, acts_in(self.found), tokens)
        if apart or past_case(tokens) or self.answers_quote(sentence):
            return [*findings, Doubt("incomplete", sentence.start, sentence.end, (), True)]
        self.retract_all(sentence, "correction")
        return findings

    def names_another_value(self, tokens: list[Token]) -> bool:
        """Whether the sentence is no more than another value of what the last act did."""
        last = next((f for f in reversed(self.found) if not isinstance(f, Skip)), None)
        between = self.scene.text[last.end : tokens[0].start] if last is not None else ""
        apart = "".join(filter(str.isalpha, between.lower())) not in _POSTSCRIPTS
        if narrows(self.scene, acts_in(self.found[-_NEAREST:]), tokens):
            return True
        case = past_case(tokens)
        return isinstance(last, Act) and another_value(self.scene, last, tokens[case:], apart and not case)

    def comment_harms(self, sentence: Sentence) -> None:
        """An aside lets the acts before it not stand, or those below it where nothing was done."""
        if self.scene.acted:
            self.retract(sentence, [], "aside")
        else:
            self.hold(sentence.paragraph)

    def is_of_ones_own(self, lows: frozenset[str]) -> bool:
        """`(On behalf of Tarn, I explore.) Nothing from me this week.`: of no act of the sender's."""
        return {"nothing", "from", "me"} <= lows and all(act.by is not None for act in acts_in(self.found))

    def denies_another(self, tokens: list[Token]) -> bool:
        """Whether nothing is denied but that the one act right before was about something else."""
        last = self.found[-1]
        single = isinstance(last, Act) and not any(f.start == last.start for f in self.found[:-1])
        return isinstance(last, Act) and single and denies_another(self.scene, last, tokens)

    def aims(self, tokens: list[Token]) -> bool:
        """`(I object!) To the second sentence, that is.`: what an answer is to, when it did not say."""
        last = self.found[-1] if self.found else None
        answers = isinstance(last, Act) and last.action.name in _ANSWERS
        if not answers or tokens[0].low not in {"to", "only"}:
            return False
        return not any(token.low.isdecimal() for token in tokens)

    def is_for_somebody(self, tokens: list[Token]) -> bool:
        """`(I offer an A for a 4.) It is for Joss.`, `It is not open to Joss.`: whom an act is for, or
        not, that may be for somebody and does not say so."""
        last = self.found[-1] if self.found else None
        offer = tokens[0].low in _OWNING and [token.low for token in tokens[1:2]] == ["offer"]
        if not isinstance(last, Act) or not (offer or tokens[0].low in {"it", "this", "that"}):
            return False
        verb = 2 if offer else 1
        place = next((p for p, token in enumerate(tokens) if p > verb and token.low not in _TOWARDS), 0)
        if place <= verb + 1:
            return False
        named = self.scene.referents.at(self.scene.text, tokens, place)
        open_to_all = "to" not in last.action.params() and any(
            "to" in slot.params for slot in self.scene.lexicon.slots_of(last.action.name)
        )
        to_readers = offer and "you" in [token.low for token in tokens[place : place + _NEAREST]]
        return (to_readers or (named is not None and self.scene.sender not in named.who)) and open_to_all

    def adds_to_it(self, tokens: list[Token]) -> bool:
        """`And Imke.`, `On behalf of Imke.`, `Sorry, three times.`: no more than a name or a number."""
        lapse = len(tokens) > 1 and tokens[0].low in _LAPSES
        if lapse:
            tokens = tokens[1 + (tokens[1].low == ",") :]
            if not tokens:
                return False
            if number_at(tokens, 0) is not None and len(tokens) <= _PAIR:
                return True
        if (times := times_at(tokens, 0)) is not None and times[0] != 1:
            return all(not token.low[0].isalnum() for token in tokens[times[1] :])
        # "For Brask!" is what one cries
        further = tokens[0].low in _FURTHER and (tokens[0].low, tokens[-1].low) != ("for", "!")
        scene, place = self.scene, int(further)
        if [token.low for token in tokens[:3]] == ["on", "behalf", "of"]:
            place = 3
        while place and place < len(tokens) and tokens[place].low in MORE:
            place += 1
        too = tokens[0].capital and not _TOO.isdisjoint([token.low for token in tokens[1:]])
        named = (
            scene.referents.at(scene.text, tokens, place)
            if (place or lapse or too) and place < len(tokens)
            else None
        )
        people = (scene.referents.at(scene.text, tokens, p) for p, t in enumerate(tokens) if t.capital)
        if (
            named is not None
            and lapse
            and not place
            and not any(one is not None and self.was_done_to_another(one.who) for one in people)
        ):
            # "I vote for Brask. Sorry, Brask."
            return False
        if named is None or scene.sender in named.who or not isinstance(self.found[-1], Act):
            return False
        return self.names_or_joints(tokens[named.end :])

    def acts_talked_about(
        self, sentence: Sentence, tokens: list[Token], findings: list[Finding], acts: tuple[Act, ...]
    ) -> list[Finding]:
        """Acts that are doubted for the words around them, in their sentence or before it."""
        scene = self.scene
        first = acts[0].start
        last = max(max(act.end, act.when.span[1] if act.when else 0) for act in acts)
        guarded = acts[0].when.span if acts[0].when else (first, first)
        before = [token for token in tokens if token.start < token.end <= min(first, guarded[0])]
        before += [token for token in tokens if guarded[1] <= token.start < token.end <= first]
        before = without_any_case(before)
        after = [token for token in tokens if token.start >= last]
        self.said_else = False
        if (
            self.left_unmeasured(acts, sentence, [*before, *after])
            or left_open_within(scene, acts, before, after, tokens, self.measuring[1])
            or repeats_the_last(scene, acts, tokens)
            or adds_to_front(before)
            or tail_unsettles(scene, acts, after)
        ):
            return doubted(findings, "leftover")
        strict = any(act.strength != "open" for act in acts)
        if turns_to_oneself(before) or (self.only_asked(sentence) and resumes(before)):
            self.release()
        text = scene.text[sentence.start : sentence.end]
        crossed = "~~" in text or text.startswith("//") or other_tag(scene, text)
        lead = lead_of(before)
        plain = not lead or announces(scene, lead) or tells_of_mail(scene, lead)
        unreal = not (plain or is_lead(lead)) and (unreal_opening(lead) or happens_elsewhere(lead))
        unreal = unreal and not tells_of_sender(scene, lead, lead[-1].low)
        mine, tail = any_own(acts), remark(after)
        if (
            (self.is_talk(sentence, tokens, before) and not (self.joins_in(acts) or self.relays(acts)))
            or crossed
            or unreal
            or set_apart(scene, before)
            or credited_to_another(after)
            or (not plain and (leads_astray(remark(before), mine) or self.for_a_post(before)))
            or (mine and self.leads_as_another(before))
            or sets_aside(tail, mine)
            or (_FIRST_PERSON.isdisjoint([t.low for t in tokens]) and comes_from_another(scene, after))
            or (
                strict
                and not (idly_said(scene, after) or stands_by(scene, acts, last, after))
                and (takes_back(after, apart=False) or unmeant_after(after) or orders(tail.parts))
            )
        ):
            if unreal:
                further = TO_THE_END if opens_tale(plain_lows(before)) else 0
                self.hold(sentence.paragraph + further)
            if sentence.paragraph <= self.sketched:
                return [Skip("draft", sentence.start, sentence.end)]
            return doubted(findings, "mention")
        return findings

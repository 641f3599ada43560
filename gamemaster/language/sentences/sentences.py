"""One sentence, clause by clause: acts, doubts, and words that perform nothing, in order."""

from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from gamemaster.language.after.slips import slips
from gamemaster.language.before.behind_conclusions import front_behind
from gamemaster.language.before.comes_first import comes_first
from gamemaster.language.before.leave_to_come import lacks_leave
from gamemaster.language.before.moods import Head, Mood, head, wonders
from gamemaster.language.before.numbered_days import of_numbered_day
from gamemaster.language.before.on_behalf import behalf_at
from gamemaster.language.before.prices import price_before
from gamemaster.language.before.then_and_now import parted_from_time
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.clauses import verb_place
from gamemaster.language.english.times import labels_day
from gamemaster.language.english.tokens import plain_lows, words_in
from gamemaster.language.frames.odds import oddity, told_in_full
from gamemaster.language.remarks.all_remarks import stands_unreal
from gamemaster.language.remarks.beside_these_acts import stands_by
from gamemaster.language.sentences.answer_pairs import answers
from gamemaster.language.sentences.beginning_anew import begins_anew
from gamemaster.language.sentences.columns import heads_columns
from gamemaster.language.sentences.contrary import does_the_contrary
from gamemaster.language.sentences.hedging import Hedging
from gamemaster.language.sentences.idioms import only_tells
from gamemaster.language.sentences.opened import opened
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.sentences.strange_verbs import does_as_others, goes_on, hopes_that
from gamemaster.language.tails.belying_tails import belies_before, hopes, supposes
from gamemaster.language.tails.contrasts import SEPARATORS
from gamemaster.language.tails.endings import After
from gamemaster.language.tails.faces import before_faces
from gamemaster.language.tails.limits import ends_short, unsaid_at_end
from gamemaster.language.tails.other_questions import asks_of_else
from gamemaster.language.tails.voted_ends import voted_to_no_end
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Skip, acts_in, findings_act, once_each

LONGEST: Final = 220
"""Sentences of more tokens than this are not parsed; they ask where they show the game."""

_PASSED: Final[frozenset[str]] = SEPARATORS | words.CONCLUDING | words_in("but ... . also")

_ITEM: Final = 2
"""Words of an item of a list that is not understood."""
_ORDINALS: Final = words_in("firstly secondly thirdly fourthly fifthly lastly")
_IN_ORDER: Final[frozenset[str]] = _ORDINALS | {"now", "finally", "next"}
_JOINING: Final[frozenset[str]] = _ORDINALS | {"and"}
_RUNNING: Final = words_in("resumes continues restarts stops begins starts ends goes proceeds stands")
_REMARKS: Final = words_in(
    "remark remarks comment comments point points note notes observation observations question questions "
    "joke promise promises complaint complaints suggestion suggestions"
)


class SentenceReader(Hedging):
    """Reads one sentence; use once."""

    def read(self, asks: bool = False, harm: bool = False) -> Said:
        """Read it; `asks` says it ends in a question mark, `harm` that an aside may change it."""
        if asks and wonders(self.tokens):
            self.skip(0, len(self.tokens), Mood.QUESTION.value)
            return self.said
        if asks and (parting := asks_of_else(self.scene, self.tokens)):
            asks, self.tokens = False, self.tokens[:parting]
        self.tokens = self.tokens[: before_faces(self.scene.text, self.tokens)]
        self.scene.ellipsis = ""
        found = opened(self.scene, self.tokens)
        self.actor = found.actor if found.actor.by is not None else self.own_actor
        self.times, self.prices, self.origin = found.times, found.prices, found.origin
        self.repeated = found.times != 1
        self.role = found.role
        self.future, self.timed = found.future, found.timed
        self.stocked = found.place if self.scene.ellipsis else -1
        if [token.low for token in self.tokens[:2]] == ["#", "#"]:  # the orders of a forum
            self.elided = True
        if found.nothing:
            self.skip(0, len(self.tokens), found.nothing)
            self.scene.speech = "nothing" if found.label else "doubt"
            return self.said
        if found.doubt:
            self.suspend(found.place, found.doubt, asks)
            return self.said
        place = found.place
        if self.as_intended():
            return self.said
        if self.rows():
            return self.tainted(asks, harm)
        if place and self.front_is_slot():
            # the side and no interjection, a slot (`Middle constructor: I ...`) and no name of the game
            place = 0
        if found.by_method:
            self.by_method(place)
            return self.said
        while place < len(self.tokens) and not self.stop:
            after = self.clause(place)
            place = after if after > place else place + 1
        if not findings_act(self.said.findings):
            self.unheard_end(asks)
        return self.tainted(asks, harm)

    def unheard_end(self, asks: bool) -> None:
        """Ask, where nothing was read, about `I take this route: Town Square`, and what ends loudly."""
        told = {token.low for token in self.tokens[: self.headed]}
        if told.isdisjoint(_REMARKS) and self.headed and self.scene.signed and self.concerns_us(self.headed):
            self.doubt(0, "incomplete", (), None)
        elif not asks:
            self.loud_end()

    def tainted(self, asks: bool, harm: bool) -> Said:
        """What was said, for what a question mark or an aside makes of it."""
        if asks and not self.asks_besides():
            self.taint = self.taint or "question"
        if harm:
            self.taint = self.taint or "aside"
        self.settle()
        return self.said

    def settle(self) -> None:
        """Turn the acts of a sentence that may be changed by other words in it into one doubt."""
        acts, doubts = acts_in(self.said.findings), [f for f in self.said.findings if isinstance(f, Doubt)]
        apart = self.future and bool(acts) and parted_from_time(self.tokens, self.timed, acts[0].start)
        if self.future and acts and (apart or labels_day(self.tokens)):
            self.taint, self.tainted_from = self.taint or "lead_in", 0
        elif self.future and (acts or doubts or self.said.itemized or self.said.listing):
            self.said.findings = [Skip("future", *self.span(0, len(self.tokens)))]
            # what stands below is of that time, too
            self.said.itemized, self.said.listing = None, "doubt" if self.said.listing else ""
            return
        if self.said.itemized is not None:
            self.said.itemized.doubt = self.taint
        if acts and not self.taint and self.belied(acts):
            self.taint = "hypothetical"
        acts = self.without_changes(acts)
        if "respectively" in [token.low for token in self.tokens] and not self.in_turn(acts):
            self.taint, self.tainted_from = self.taint or "each_or_shared", 0
        doubtful = acts and (
            unsaid_at_end(self.tokens)
            or lacks_leave(self.tokens)
            or comes_first(self.scene, self.tokens, acts[0].start)
            or of_numbered_day(self.scene, self.tokens, acts)
            or slips(self.tokens, acts[0].start)
            or stands_unreal(self.tokens, acts[0].start, acts[-1].end, answers(acts[-1]))
            or any(voted_to_no_end(self.tokens, act) for act in once_each(acts))
        )
        if doubtful and not self.taint:
            self.taint, self.tainted_from = "leftover", 0
        self.taint = self.taint or oddity(self.scene, self.tokens, acts) or self.list_goes_on(doubts)
        if acts and ends_short(self.tokens, acts[-1].end):
            self.taint = self.taint or "condition"
        if self.taint and acts:
            kept = self.said.findings[: self.tainted_from] if self.times == 1 else []
            rest = self.said.findings[len(kept) :]
            acts = acts_in(rest)
            if acts:
                self.said.findings = [*kept, *(f for f in rest if isinstance(f, Skip))]
                self.doubt_of(self.taint, min(act.start for act in acts), acts)
            return
        if doubts and self.times != 1 and acts:
            # a repetition of which one part is unclear is unclear as a whole
            self.said.findings = list[Finding](f for f in self.said.findings if isinstance(f, Skip))
            self.doubt_of(doubts[0].reason, acts[0].start, acts)
        elif self.times != 1 and acts:
            self.repeat(acts)

    def list_goes_on(self, doubts: list[Doubt]) -> str:
        """`I start a session with Seer, Witch and Doctor`: why an act is doubtful whose list goes on to what
        nobody knows."""
        filling, acts = self.filled if doubts and self.filled is not None else (None, ())
        if filling is None or not any(slot.many and v is not None for slot, v in filling.pairs):
            return ""
        end = max(act.end for act in acts)
        first = next((doubt for doubt in doubts if doubt.start >= end), None)
        between = [t.low for t in self.tokens if end <= t.start < first.start] if first is not None else []
        named = [t for t in self.tokens if first is not None and first.start <= t.start < first.end]
        joined = bool(between) and set(between) <= {",", "and", "or", "plus"}
        return "leftover" if joined and len(plain_lows(named)) <= _ITEM and named[0].low != "i" else ""

    def belied(self, acts: tuple[Act, ...]) -> bool:
        """Whether what stands behind one of the acts, before the next, says that it is not done."""
        starts = [*sorted([act.start for act in acts]), self.tokens[-1].end + 1]
        for end in {act.end for act in acts}:
            stop = next(start for start in starts if start >= end)
            behind = [token for token in self.tokens if end <= token.start < stop]
            if not plain_lows(behind):
                continue
            if (belies_before(behind) or supposes(behind)) and not stands_by(self.scene, acts, end, behind):
                return True
            # "The Witch heals the victim, I hope"
            if hopes(behind) and any(t.low == "the" and t.start in starts for t in self.tokens):
                return True
        return False

    def in_turn(self, acts: tuple[Act, ...]) -> bool:
        """Whether `respectively` is said of acts that are understood with it."""
        places = [token.start for token in self.tokens if token.low == "respectively"]
        return all(any(act.start < place < act.end for act in acts) for place in places)

    def without_changes(self, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """`I retract my vote and vote for Tarn` changes the vote once: the first of the two is no act."""
        if len(acts) <= 1:
            return acts
        told: dict[int, dict[str, Any]] = {}
        for one, other in pairwise(acts):
            if type(one.action) is not type(other.action) or one.actor != other.actor:
                continue
            if id(one.action) not in told:
                told[id(one.action)] = one.action.params()
            params = told[id(one.action)]
            if (len(params) == 1 and None in params.values()) or told_in_full(self.scene, one, other):
                self.said.findings.remove(one)
                self.said.findings.append(Skip("changed_below", one.start, one.end))
                if other.strength == "common":
                    # "and put it on Tarn" is said of what is named in full before it
                    place = self.said.findings.index(other)
                    self.said.findings[place] = replace(other, strength=one.strength)
        return acts_in(self.said.findings)

    def repeat(self, acts: tuple[Act, ...]) -> None:
        """Apply a repetition that stood before the whole sentence."""
        others: list[Finding] = [f for f in self.said.findings if not isinstance(f, Act)]
        if self.repeated and begins_anew(self.tokens, acts):
            self.said.findings = others
            self.doubt_of("which_repeats", acts[0].start, acts)
        elif self.times < 1 or self.times * len(acts) > self.scene.cap:
            self.said.findings = others
            self.doubt_of("too_many" if self.times > 1 else "how_many", acts[0].start, acts)
        else:
            self.said.findings = [*others, *(acts * self.times)]

    def clause(self, place: int) -> int:
        """Read the clause at `place`; the token where the next one may begin."""
        start, joined = self.skip_separators(place)
        if start >= len(self.tokens):
            return start
        start = self.past_another(self.past_to(start), joined)
        for before in (self.last, self.way):
            if before is not None and (after := self.continued(start, joined, *before)) is not None:
                return after
        start = self.inner_opening(start)
        if start >= len(self.tokens):
            return start
        if (after := self.filled_up(start, joined)) is not None:
            return after
        if (after := self.set_apart(start, place, joined)) is not None:
            return after
        if (after := self.saying(start)) is not None:
            return after
        if (after := self.by_thing(start)) is not None:
            return after
        start = self.past_front(self.past_solemn(start, joined))
        told = head(self.scene, self.tokens, start)
        self.front = self.front or self.apposed(start, told) or self.by_role(told)
        told = self.beside_acts(start, told, joined)
        if told.first and joined & {"and", ";", "."}:
            self.clause_from = len(self.said.findings)
        if self.last is None and self.said.findings and told.mood is Mood.BARE and not self.elided:
            told = told._replace(mood=Mood.UNKNOWN)
        return self.by_mood(start, told, joined)

    def beside_acts(self, start: int, told: Head, joined: frozenset[str]) -> Head:
        """How a clause opens that tells of somebody, of a place or of a feeling behind other words."""
        relative = self.tokens[start].low in {"who", "which", "whose", "whom", "where"}
        # "Good morning from Oslo, where it snows"
        where = start > 1 and [t.low for t in self.tokens[start - 1 : start + 2]] == [",", "where", "it"]
        behind = where or ("," in joined and self.said.findings)
        if told.mood is Mood.QUESTION and relative and behind:
            return told._replace(mood=Mood.STATE)
        hopes = told.mood is Mood.UNKNOWN and self.elided and hopes_that(self.tokens, start)
        return told._replace(mood=Mood.STATE) if hopes else told

    def past_to(self, start: int) -> int:
        """`I act on behalf of Tarn to explore and to heal`: the place of a further verb."""
        further = self.deputed and self.acted and self.tokens[start].low == "to"
        return start + (further and bool(self.scene.lexicon.verb_at(self.tokens, start + 1)))

    def past_solemn(self, start: int, joined: frozenset[str]) -> int:
        """`..., and do hereby move`: where the verb stands that goes on with what the sender does."""
        tokens = self.tokens
        if tokens[start].low != "do" or not self.elided or _JOINING.isdisjoint(joined):
            return start
        place = verb_place(tokens, start)
        return place if self.scene.lexicon.verb_at(tokens, place) else start

    def set_apart(self, start: int, place: int, joined: frozenset[str]) -> int | None:
        """A clause behind a semicolon that may be the sender's own again, or one of another time."""
        fresh = ";" in joined and self.tokens[start].low == "i" and start == place + 1
        if self.deputed and self.acted:
            # "I act on behalf of Tarn to explore, and I heal"
            lows = [token.low for token in self.tokens[start:]]
            fresh = fresh or any(a == "i" and b != "act" for a, b in pairwise(lows))
        if fresh and self.actor.by is not None:
            return self.doubt(start, "on_behalf_of_whom", (), None, certain=True)
        return self.pass_over(start, "future") if self.of_later(start, joined) else None

    def by_mood(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """Read a clause as its opening tells."""
        match told.mood:
            case Mood.PERFORM | Mood.BARE if only_tells(self.scene, self.tokens, told, self.acted):
                return self.chunk(start, Mood.STATE.value, joined)
            case Mood.PERFORM | Mood.DOUBTFUL if colon := goes_on(self.tokens, told.verb):
                self.skip(start, colon, "heading")
                return colon
            case Mood.PERFORM:
                return self.perform(start, told, joined)
            case Mood.BARE:
                return self.bare(start, told, joined)
            case Mood.GERUND:
                return self.gerund(start, told)
            case Mood.DOUBTFUL | Mood.HEDGE | Mood.PROGRESSIVE:
                return self.doubtful(start, told, joined)
            case Mood.MODAL | Mood.FUTURE if (after := self.bound(start, told)) is not None:
                return after
            case Mood.INTENT | Mood.FUTURE | Mood.WISH:
                return self.planned(start, told, joined)
            case Mood.UNKNOWN if not self.said.findings and (after := self.verbless(start)) is not None:
                return after
            case Mood.NEGATION if does_the_contrary(self.scene, self.tokens, start):
                return self.doubt(start, "correction", (), None)
            case Mood.UNKNOWN if does_as_others(self.scene, self.tokens, start):
                return self.doubt(start, "vague", (), None)
        return self.chunk(start, told.mood.value, joined)

    def inner_opening(self, start: int) -> int:
        """Step over `in the RPG` and the like, and note on whose behalf the next clause is."""
        tokens = self.tokens
        if start > 1 and (behind := front_behind(self.scene, tokens, start - 1)):
            return behind
        lead = set_phrases.LEADS.longest(tokens, start)
        following = tokens[lead.end].low if lead and lead.end < len(tokens) else ""
        on_the_spot = tokens[start].low in {"there", "here"} and self.scene.lexicon.verb_at(tokens, start + 1)
        if lead and (following in {"i", "on", "with", "by"} or (on_the_spot and start > 0)):
            start = lead.end
        if (paid := price_before(self.scene, tokens, start)) is not None:
            self.prices = (*self.prices, paid[1])
            start = paid[0] + (tokens[paid[0]].low == ",")
        behalf = behalf_at(self.scene, self.tokens, start)
        if behalf is None or behalf[0] is None:
            return start
        self.actor = self.acting_for(behalf[0])
        after = behalf[1]
        return after + 1 if after < len(self.tokens) and self.tokens[after].low == "," else after

    def skip_separators(self, place: int) -> tuple[int, frozenset[str]]:
        """Step over commas and connectives; the words stepped over."""
        start = place
        tokens = self.tokens
        while start < len(tokens):
            low = tokens[start].low
            if low == "+" and self.scene.lexicon.sayings.at(tokens, start):
                # an answer and no mark of addition
                break
            following = [t.low for t in tokens[start + 1 : start + 2]]
            where = low == "where" and start > place and following == ["i"]
            if (low in _PASSED or low in "!)(*/~{}" or where) or (
                low in _IN_ORDER
                and (start > place or (self.elided and not place))
                and (not start or tokens[start - 1].low in SEPARATORS)
                and [t.low for t in tokens[start : start + 2]] != ["next", "to"]
                and not self.scene.lexicon.times.at(tokens, start)
            ):
                start += 1
            elif start > place and (after := self.calls_master(start) or self.past_anyhow(start)) is not None:
                start = after
            else:
                break
        return start, frozenset(token.low for token in tokens[place:start])

    def bare(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """A verb without subject: part of a series, an item of a list, or an order to somebody."""
        if any(t.low in _RUNNING and not t.capital for t in self.tokens[told.verb + 1 : told.verb + 2]):
            # as in "I end the break; play resumes"
            return self.chunk(start, Mood.STATE.value, joined)
        if self.elided or told.hereby:
            return self.perform(start, told, joined)
        if (after := self.labelled(start, told)) is not None:
            return after
        hits = self.scene.lexicon.verb_at(self.tokens, told.verb)
        fillings = self.whole_fillings(hits)
        done = [f for f in fillings if self.followed_by(f) is not After.REST]
        done = [] if heads_columns(self.scene, self.tokens, start) else done
        told_to = any(
            t.low == ","
            and (who := person_at(self.scene, self.tokens, p + 1)) is not None
            and self.ends_at(who.end)
            and not any(f.end >= who.end for f in done)
            for p, t in enumerate(self.tokens)
        )
        if done and not told_to and self.asked_what(start):
            after = self.best(start, [f for f in done if self.followed_by(f) in {After.END, After.NEXT}])
            if after is not None:
                return after
        advises = {token.low for token in self.tokens} & {"you", "your", "would", "should", "always", "never"}
        if done and not told_to and not advises and (self.chosen_from(done) or self.shown(start, done)):
            return self.doubt(start, "no_subject", self.offer(start, done), done[0].ready, certain=True)
        return self.chunk(start, Mood.UNKNOWN.value, joined)

"""Clauses that may act and are not understood: a verb without what it needs, or one that nobody knows."""

from typing import Final

from gamemaster.language.before.moods import Head, Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.done_by_saying import done_by_saying
from gamemaster.language.english.times import never_to
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.matching import Filling, fill, stands
from gamemaster.language.sentences.columns import of_a_table
from gamemaster.language.sentences.counting_off import counts_off
from gamemaster.language.sentences.gestures import idle_verb, past_gesture, past_keeping
from gamemaster.language.sentences.governing import of_other_clause
from gamemaster.language.sentences.heeding import past_heeding
from gamemaster.language.sentences.misnamed import misnames
from gamemaster.language.sentences.sentence_state import SentenceState
from gamemaster.language.sentences.strange_verbs import (
    TAKING_BACK,
    dwells_on_it,
    habitual,
    hands_over_text,
    in_name,
    invites,
    leads_to_verb,
    leaves_alone,
    names_ours,
    names_thing_at,
    numbers_ours,
    of_everything,
    only_half,
    own_moves,
    takes_back,
    tells_habit,
    urges,
    words_vague,
)
from gamemaster.language.sentences.told_by_place import told_by_place
from gamemaster.language.sentences.unheard import (
    done_to_it,
    of_something_told,
    points_or_names,
    runs_on,
    told_up_to,
    unclear_object,
    wished_for,
)
from gamemaster.language.values.describing import (
    left_to_chance,
    names_owned,
    names_things,
    of_the_game,
    refers,
    standing,
)
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.relevance import concerns, misspelt_verb, names_nothing
from gamemaster.language.vocabulary.scene import Act

_TOLD_OF: Final = frozenset({Mood.UNKNOWN.value, Mood.STATE.value, Mood.REPORT.value})
_UNNAMED: Final = words_in(
    "something some anything whatever everything stuff thing things usual action actions move moves"
)
_OF_AN_OFFICE: Final = words_in("for as in at on to")
_OF_STRANGERS: Final = words_in("my your his her their our its")
_UNCHOSEN: Final = words_in("whichever whatever it either whoever")
_CROWDS: Final = words_in(
    "majority minority crowd mob herd flock heap pile most many others rest leader frontrunner consensus"
)
_BEFORE_NO_TIME: Final = words_in("too can")
_LIKENING: Final = words_in("like way than")
_SETTING_OFF: Final = words_in(", -- ... ; :")
_PAST_TIMES: Final = words_in("yesterday last ago earlier")


class Doubting(SentenceState):
    """Asks about what may be an act."""

    def unfilled(self, start: int, verb: Ready, fillings: list[Filling], joined: frozenset[str]) -> int:
        """A verb of the game whose clause is incomplete or holds more than the frame knows, or behind what
        fits none of its frames."""
        if not fillings:
            return self.doubt(start, "incomplete", (), verb)
        ready = fillings[0].ready
        relevant = [
            f for f in fillings if concerns(self.scene, self.tokens, start, len(self.tokens), f.ready)
        ]
        lows = {token.low for token in self.tokens[start:]}
        if self.tokens[-1].low == ":" and lows & {"follows", "following", "below", "these"}:
            self.said.listing = "acts"
            told = relevant or self.heard(start, fillings, False)
            self.said.wanting = ready.frame.example if told else ""
            return self.chunk(start, "heading", joined)
        relevant = relevant or [
            f for f in fillings if f.complete and self.shown(start, [max(fillings, key=lambda g: g.end)])
        ]
        if not relevant and self.goes_astray(start, ready):
            self.taint = self.taint or "story"
        timed = any(
            self.scene.lexicon.times.at(self.tokens, p) and not self.puts_nothing_off(start, p)
            for p in range(start + 1, min(self.told_until(start), self.parted_behind(relevant or fillings)))
        )
        relevant = relevant or self.heard(start, fillings, timed)
        if not relevant or self.of_elsewhere(fillings):
            return self.unheard(start, fillings, timed, joined)
        whole = max((f for f in relevant if f.complete), key=lambda f: f.end, default=None)
        if timed and not (whole is not None and runs_on(self.scene, self.tokens, whole.end)):
            return self.chunk(start, "future", joined)
        most = max(relevant, key=lambda f: f.end)
        reason = "incomplete" if whole is None else "leftover"
        offers = () if whole is None else self.offer(start, [whole])
        return self.doubt(start, reason, offers, most.ready, certain=self.about_answered(start, most))

    def of_elsewhere(self, fillings: list[Filling]) -> bool:
        """`I vote for the Britten` about a concert: a verb of the game, and nothing else of it."""
        empty = self.scene.elsewhere and not any(f.filled for f in fillings)
        own = any(f.ready.frame.strength == "own" for f in fillings)
        return empty and names_nothing(self.scene, self.tokens, max(f.end for f in fillings), own)

    def heard(self, start: int, fillings: list[Filling], timed: bool) -> list[Filling]:
        """The readings that are asked about though no other word of the clause is of the game."""
        relevant = self.heard_nearby(fillings, timed) if self.scene.near else []
        relevant = relevant or [f for f in fillings if self.about_answered(start, f)]
        relevant = relevant or self.of_another(start, fillings)
        if relevant or timed:
            return relevant
        if self.acted and self.tokens[start].low not in {"i", "we"}:
            return fillings
        # "I transfer to Tarn: 3 gold": what the verb needs stands beyond the colon
        broken = (f for f in fillings if f.filled and f.end < len(self.tokens))
        return [f for f in broken if self.tokens[f.end].low == ":"]

    def heard_nearby(self, fillings: list[Filling], timed: bool) -> list[Filling]:
        """In a mail that may well be about the game, a verb of its own does not go unheard."""
        strong = (f for f in fillings if f.ready.frame.strength in {"own", "shared", "open"})
        relevant = [f for f in strong if self.plainly(f) or (f.complete and self.names_somebody(f))]
        thing = {kind.name for kind in self.scene.lexicon.kinds.values() if kind.things}
        relevant = relevant or [f for f in fillings if any(v and s.kind in thing for s, v in f.pairs)]
        relevant = relevant or [f for f in fillings if told_by_place(self.tokens, f.end)]
        if relevant or timed:
            return relevant
        return [f for f in fillings if not f.complete and left_to_chance(self.scene, self.tokens, f.end)]

    def unheard(self, start: int, fillings: list[Filling], timed: bool, joined: frozenset[str]) -> int:
        """A verb of the game with nothing of the game behind it: most often, other business."""
        ready = fillings[0].ready
        told = head(self.scene, self.tokens, start)
        low = self.tokens[told.verb].low
        taken = low in TAKING_BACK - {"take", "change"}
        if taken and self.scene.near and refers(self.scene, self.tokens, start + 2):
            return self.doubt(start, "correction", (), None)
        if timed:
            return self.chunk(start, "future", joined)
        if self.scene.signed and (reason := unclear_object(self.scene, self.tokens, fillings)):
            return self.doubt(start, reason, (), ready)
        if self.broken_off() or any(self.ends_at(f.end) and not f.ready.topic for f in fillings):
            return self.doubt(start, "incomplete", (), ready, certain=True)
        if self.half_a_move(told.verb):
            return self.doubt(start, "vague", (), ready)
        back = any(token.low in _UNNAMED | {"back"} for token in self.tokens)
        made = low in words.VAGUE_ACTS and (
            back or (told.verb + 1 < len(self.tokens) and self.tokens[told.verb + 1].low not in {"a", "an"})
        )
        if made or words_vague(self.scene, self.tokens, start):
            return self.unknown(start, told, joined)
        if self.scene.near and names_ours(self.scene, self.tokens[told.verb + 1 :], ready):
            return self.doubt(start, "leftover", (), ready)  # "I vote maybe on proposal 31"
        if self.scene.signed and (
            of_everything(self.tokens, told.verb)
            or misnames(self.scene, self.tokens, told.verb, ready)
            or done_to_it(self.tokens, told.verb, ready)
            or of_something_told(self.scene, self.tokens, fillings)
            or points_or_names(self.scene, self.tokens, fillings)
        ):
            return self.doubt(start, "which_one", (), ready)
        return self.chunk(start, Mood.STATE.value, joined)

    def names_somebody(self, filling: Filling) -> bool:
        """Whether a clause names the one person that it needs, whatever follows (`I vote tarn lol jk`)."""
        slots = filling.pairs
        behind = self.tokens[filling.end].low if filling.end < len(self.tokens) else ""
        return behind not in _OF_AN_OFFICE and any(
            slot.kind == "person" and not slot.optional and value and not (value.doubt or value.others)
            for slot, value in slots
        )

    def about_answered(self, start: int, filling: Filling) -> bool:
        """Whether a slot holds a thing, in a mail that answers things of the kind, or one of a number."""
        if names_owned(self.scene, self.tokens, filling.end, [s.kind for s, v in filling.pairs if v is None]):
            return True
        at = self.tokens[start].start
        kinds = [(self.scene.lexicon.kinds.get(slot.kind), value) for slot, value in filling.pairs if value]
        return any(
            kind
            and kind.things
            and (self.scene.prompts.things(kind, at) or standing(self.scene, kind, value))
            for kind, value in kinds
            if value is not None
        )

    def goes_astray(self, start: int, ready: Ready) -> bool:
        """`I attack Tarn, then I attack my own sister`: what was an act is done to a stranger as well."""
        acted = any(isinstance(f, Act) and f.action.name == ready.frame.action for f in self.said.findings)
        verb = head(self.scene, self.tokens, start).verb
        return acted and any(token.low in _OF_STRANGERS for token in self.tokens[verb + 1 : verb + 3])

    def answers_things(self, start: int, ready: Ready) -> bool:
        """Whether the words answer, or number, some of the things that a slot left empty takes."""
        kinds = [self.scene.lexicon.kinds.get(slot.kind) for slot in ready.frame.slots]
        at = self.tokens[start].start
        # in "On 11 and 12 I vote ..." they stand before the subject
        rest = range(0 if self.tokens[start].low in {"i", "we"} else start + 1, len(self.tokens))
        return any(
            len(self.scene.prompts.things(kind, at)) > 1
            or self.scene.prompts.speak_of(kind, at)
            or any(
                things_at(self.scene, self.tokens, p, kind) for p in rest if self.tokens[p].low[0].isdigit()
            )
            for kind in kinds
            if kind is not None and kind.things
        )

    def chosen_from(self, done: list[Filling]) -> bool:
        """Whether a choice of the game is made, in a mail that may well be about it."""
        changeable = self.scene.lexicon.changeable
        return self.scene.near and all(f.ready.frame.action in changeable and f.filled for f in done)

    def done_now(self, verb: int, done: list[Filling]) -> bool:
        """`I am voting for Brask, here and now`: it is said to be done by saying so."""
        end = max(f.end for f in done)
        return done_by_saying([token.low for token in self.tokens[verb:]], end - verb)

    def calls_master(self, place: int) -> int | None:
        """`..., Sir Hale, and start my turn`: where the game master is no more than addressed."""
        named = self.scene.referents.gm_at(self.tokens, place) if self.tokens[place - 1].low == "," else None
        return (
            named if named is not None and [t.low for t in self.tokens[named : named + 1]] == [","] else None
        )

    def half_a_move(self, verb: int) -> bool:
        """Whether the verb opens half a move, in a sentence that has nothing of other business."""
        hit = self.scene.lexicon.asking.longest(self.tokens, verb) if self.scene.near else None
        if hit is None:
            return False
        behind = self.tokens[hit.end : hit.end + 3]
        articled = bool(behind) and self.tokens[hit.end - 1].low in {"the", "my", "as", "with", "like"}
        crowd = any(token.low in _CROWDS for token in behind)
        return not articled or behind[0].capital or crowd

    def takes_names(self, kind: str) -> bool:
        """Whether values of the kind are names that may be unknown, and no closed list."""
        declared = self.scene.lexicon.kinds.get(kind)
        return kind == "person" or (
            declared is not None and bool(declared.things or declared.shapes or declared.open)
        )

    def parted_behind(self, fillings: list[Filling]) -> int:
        """The mark behind an act, after which a time may be of other words (`- a day late`)."""
        end = len(self.tokens)
        ends = [f.end for f in fillings if f.complete] or [f.end for f in fillings]
        first = max(ends, default=end)
        return next((p for p in range(first, end) if self.tokens[p].low in _SETTING_OFF), end)

    def puts_nothing_off(self, start: int, place: int) -> bool:
        """Whether a time says when something else was done (`the potion I found on Tuesday`, `as I always
        do`, `the way we do on Fridays`), or is part of a name (`the Sunday Club`)."""
        others = told_by_place(self.tokens, place - 1) or never_to(self.tokens, place)
        others = others or any(of_other_clause(self.scene, self.tokens, p) for p in (place - 1, place))
        if others or in_name(self.scene, self.tokens, place) or tells_habit(self.tokens, start, place):
            return True
        if self.tokens[place].low in _PAST_TIMES or self.tokens[place - 1].low in _BEFORE_NO_TIME:
            return True
        return any(is_past(t.low) or t.low in _LIKENING for t in self.tokens[start + 2 : place])

    def plainly(self, filling: Filling) -> bool:
        """Whether a clause breaks off after the verb, or where a name or number opens a slot."""
        tokens, place = self.tokens, filling.end
        if self.ends_at(place):
            return True
        if not any(self.takes_names(slot.kind) for slot, _ in filling.ready.slots):
            return False
        begin = place + (tokens[place].low in {"the", "a", "an", "my"})
        opens = tokens[place].low in filling.ready.opened
        bare = not opens and begin < len(tokens) and tokens[begin].capital and tokens[begin].low != "i"
        if bare and len(tokens[begin].low) > 1 and not filling.ready.topic:
            return True
        for number, opener in filling.ready.opened.get(tokens[place].low, ()):
            if filling.ready.slots[number][0].optional:
                continue
            after = place + len(opener)
            if stands(tokens, place, opener) and after < len(tokens):
                low = tokens[after].low
                return tokens[after].capital or low[0].isdigit() or low in _UNCHOSEN
        return False

    def past_gesture(self, start: int, why: str) -> int | None:
        """Step over `bow to the gallery`; the series goes on behind it."""
        first = self.tokens[start].low == "i"
        if not (first or self.elided):
            return None
        after = past_gesture(self.scene, self.tokens, start + first) if why in _TOLD_OF else None
        after = after or past_keeping(self.scene, self.tokens, start + first)
        after = after or past_heeding(self.scene, self.tokens, start + first)
        if after is not None:
            self.skip(start, after, why)
            self.elided = True
        return after

    def unknown(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """I, and a verb that the game does not know."""
        tokens, verb = self.tokens, told.verb
        told_how = (self.acted or self.scene.acted) and dwells_on_it(tokens, verb)
        if (alone := leaves_alone(tokens, verb)) or told_how or urges(tokens, verb):
            return self.chunk(start, (Mood.NEGATION if alone else Mood.STATE).value, joined)
        vague = self.scene.lexicon.vague.longest(tokens, verb)
        ours = vague is not None and numbers_ours(self.scene, tokens, verb)
        if vague is not None and (ours or self.scene.signed or self.concerns_us(start)):
            return self.doubt(start, "vague", (), None, certain=ours, suggest=vague.what)
        if self.half_a_move(verb):
            return self.doubt(start, "vague", (), None)
        vague_act = verb < len(tokens) and tokens[verb].low in words.VAGUE_ACTS
        if vague_act and (colon := own_moves(tokens, verb)):
            self.skip(start, colon, "heading")
            return colon
        if reason := self.why_unknown(start, told):
            return self.doubt(start, reason, (), None)
        return self.chunk(start, Mood.UNKNOWN.value, joined)

    def why_unknown(self, start: int, told: Head) -> str:
        """Why a clause whose verb the game does not know is asked about; "" where it is not."""
        scene, tokens, verb = self.scene, self.tokens, told.verb
        low = tokens[verb].low if verb < len(tokens) else ""
        rest = {token.low for token in tokens[verb:]}
        stop = next((p for p in range(verb, len(tokens)) if tokens[p].low in {",", "and", ";"}), len(tokens))
        named = {token.low for token in tokens[verb:stop]}
        unnamed = _UNNAMED | {"what"} if low == "do" else _UNNAMED
        if low in words.VAGUE_ACTS and named & unnamed and scene.signed:
            return "" if counts_off(scene, tokens, verb) else "vague"
        if only_half(tokens, verb):
            return ""
        if takes_back(scene, tokens, verb, rest, named):
            return "correction"
        if scene.signed and hands_over_text(scene.text, rest):
            return "vague"
        ordinary = low in words.STATIVE or idle_verb(scene, tokens, verb)
        plain = not ordinary and low.isalpha() and not habitual(scene, tokens, verb)
        near = misspelt_verb(scene.lexicon, low) if plain else None
        apart = scene.signed and not leads_to_verb(scene, tokens, verb)
        shown = apart and (near != low or of_the_game(scene, tokens[verb + 1 :]))
        if near is not None and (shown or len(tokens) - verb <= 3 or self.concerns_us(start)):
            return "misspelt"
        if scene.near and names_thing_at(scene, tokens, verb + 1):
            return "unknown_verb"
        if ordinary or low in words.ADVERBS:
            return ""
        if (scene.near and names_things(scene, tokens[verb + 1 :])) or self.concerns_us(start):
            return "unknown_verb"
        # between acts, a verb that nobody knows may be meant as one
        between = scene.acted and told.mood is Mood.PERFORM and low.isalpha() and verb + 2 < len(tokens)
        idle = words.PHRASAL.at(tokens, verb) or habitual(scene, tokens, verb)
        return "unknown_verb" if between and not idle else ""

    def concerns_us(self, start: int) -> bool:
        """Whether the words from `start` on are about the game."""
        return concerns(self.scene, self.tokens, start, len(self.tokens), None)

    def speaks_to_all(self, start: int) -> bool:
        """`and I urge you all to look at that collar`: said to the others beside what was done."""
        if self.tokens[start].low != "i":
            return False
        acted = self.scene.acted or self.acted
        return acted and invites(self.tokens, head(self.scene, self.tokens, start).verb)

    def verbless(self, start: int) -> int | None:
        """`To the Healer!`, `3 gold to Tarn.`: what an act needs, without its verb."""
        if wished_for(self.scene, self.tokens, start):
            return self.doubt(start, "no_subject", (), None)
        stop = told_up_to(self.tokens, start)
        if (
            of_a_table(self.scene, self.tokens)
            or stop - start > 12
            or not concerns(self.scene, self.tokens, start, len(self.tokens), None)
        ):
            return None
        please = any(token.low == "please" for token in self.tokens)
        being = any(token.low in {"is", "are"} for token in self.tokens)
        for ready in self.scene.lexicon.ready:
            if ready.frame.closings or not (please or all(s.after != ("",) for s, _ in ready.slots)):
                continue
            filled = (f for f in fill(self.scene, self.tokens, start, ready) if f.filled and f.complete)
            # "The deck is a brick" tells what it is, where an act needs nothing of the sort
            told = (f for f in filled if not being or any(v and not slot.optional for slot, v in f.pairs))
            done = [f for f in told if self.ends_at(f.end) or f.end == stop]
            if done and concerns(self.scene, self.tokens, start, len(self.tokens), ready):
                return self.doubt(start, "no_subject", self.offer(start, done), ready)
        return None

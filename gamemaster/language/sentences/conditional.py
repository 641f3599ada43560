"""Sentences whose acts hang on something: conditions, what is done otherwise, repetitions without number.

The sentence is cut into its condition and plain clauses, and each part is read by itself. What must stay
true: such a sentence acts only if the condition and every clause are understood to the last word; what is not
stays with the ordinary reading, which makes a question of it or nothing.
"""

import re
from dataclasses import replace
from typing import Final

from gamemaster.core.condition import Failed, Guard, Possible
from gamemaster.language.after.other_case_left import leaves_it
from gamemaster.language.before.leading_up import asked_about, leads_up
from gamemaster.language.before.statements import since_so
from gamemaster.language.english import condition_words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.acts import Actor
from gamemaster.language.frames.availability import named_act, names_what
from gamemaster.language.frames.conditions import FREE, ONCE, ConditionReader, guard_of, of_acts, of_earlier
from gamemaster.language.frames.measures import COUNTED, Read
from gamemaster.language.frames.repetition import costs_one, loop_in, looped, spent_all, uses_things
from gamemaster.language.frames.rounding import rounded_up, rounding, without_rounding
from gamemaster.language.sentences.ballots_with_reasons import with_reasons
from gamemaster.language.sentences.contrary_cases import other_case
from gamemaster.language.sentences.governing import done_anyway, speaking_of
from gamemaster.language.sentences.parted_conditions import read_plain, restore, state_of
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.sentences.splitting import (
    after_comma,
    apart,
    cut,
    joined,
    no_act,
    nothing,
    opened,
    past_leads,
    right_behind,
    trimmed,
)
from gamemaster.language.values.pronouns import with_place_named, with_them_named, with_told_named
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, acts_in

_TELLING: Final = words_in(
    "if unless provided providing assuming long otherwise else until till iff extent insofar possible often "
    "many condition except all rest far rounded rounding round failing maximum should case event"
)
_HANGING: Final = words_in(
    "if unless whether when whenever once then otherwise else until till provided perhaps maybe only"
)
_APART: Final = re.compile(
    r"\s*(?:[,;]\s*(?:and\s+|but\s+)?(?:then\s+)?|and\s+then\s+|[.;]\s*)", re.IGNORECASE
)
_MOST: Final = 160


def read_sentence(
    scene: Scene,
    tokens: list[Token],
    listed: bool,
    actor: Actor | None,
    asks: bool,
    harm: bool,
    whole: tuple[int, int],
) -> Said:
    """Read a sentence; `whole` is where it stands, asides included (else as `SentenceReader.read`)."""
    text = scene.text[whole[0] : whole[1]]
    inside = opened(scene, whole) if harm else None
    said, rounds = None, rounding(text) if "ound" in text else ""
    words_said = tokens if inside is None else inside
    telling = bool(rounds) or not _TELLING.isdisjoint([token.low for token in words_said])
    if telling and not (asks or (harm and inside is None) or len(tokens) > _MOST) and scene.patience > 0:
        scene.patience -= 1
        said = _Hanging(scene, words_said, listed, actor, rounds).read()
    if said is None:
        scene.alternative = None
        before = state_of(scene)
        # a half that is rounded otherwise than the ordinary reading would take it must not act
        said = read_plain(scene, tokens, listed, actor, asks, harm or rounds in {"up", "both"})
        said = said if asks or harm else with_reasons(scene, tokens, listed, actor, said, before)
    acts = acts_in(said.findings)
    if acts or any(isinstance(f, Doubt) for f in said.findings):
        scene.deeds.append(acts if all(not isinstance(f, Doubt) for f in said.findings) else ())
    return said


class _Hanging:
    """One sentence that may hang on something; use once."""

    def __init__(
        self, scene: Scene, tokens: list[Token], listed: bool, actor: Actor | None, rounds: str
    ) -> None:
        self.scene = scene
        self.tokens = without_rounding(tokens) if rounds else tokens
        self.listed = listed
        self.actor = actor
        self.rounds = rounds

    def read(self) -> Said | None:
        """What the sentence does; None when it hangs on nothing, or not all of it is understood."""
        scene = self.scene
        before = state_of(scene)
        alternative, scene.alternative = scene.alternative, None
        acts = self.acts(alternative)
        if acts is not None:
            scene.trail = []
            return Said(list(acts) or [Skip("other_case", self.tokens[0].start, self.tokens[-1].end)])
        restore(scene, before)
        return self.list_of_acts()

    def list_of_acts(self) -> Said | None:
        """`If I have 2 gold, I do the following:`, which holds for every item below."""
        tokens = self.tokens
        first = past_leads(tokens)
        for read in (
            self.conditions(first, list(self.scene.deeds)) if tokens and tokens[-1].low == ":" else ()
        ):
            body = after_comma(tokens[read.end :])
            if body is None or read.enough or read.about or isinstance(read.test, Possible):
                continue
            said = read_plain(self.scene, list(body), self.listed, self.actor)
            if said.listing == "acts" and said.times == 1 and said.actor in (None, Actor(self.scene.sender)):
                said.when = guard_of(self.tokens, self.scene.text, first, read)
                return said
        return None

    def acts(self, alternative: Guard | None) -> tuple[Act, ...] | None:
        """The acts of the sentence, each with what it hangs on."""
        tokens = self.tokens
        first = past_leads(tokens)
        if alternative is not None and (other := other_case(self.scene, tokens, first, alternative)):
            # what the last sentence has done is not done in this case
            deeds, self.scene.deeds = self.scene.deeds, self.scene.deeds[:-1]
            done = self.guarded(self.speaking_of(*other, True), alternative)
            self.scene.deeds = deeds
            return () if done is None and leaves_it(self.scene, other[1]) else done
        parts = apart(tokens)
        if parts:
            return self.one_by_one(parts)
        openers = [
            place
            for place in range(first, len(tokens))
            if self.supposes(tokens, place) or condition_words.POSSIBLE.at(tokens, place)
        ]
        if openers and self.led_up(first, openers[0]):
            first = openers[0]
        for place in openers:
            found = self.at(place, first)
            if found is not None:
                return found
        if openers or not (loop_in(self.scene, spent_all(self.scene, tokens) or tokens) or self.rounds):
            return None
        return self.plain(tokens, self.listed)

    def led_up(self, first: int, place: int) -> bool:
        """Whether the words before the first condition only lead up to it (`Mails may cross, so: if ...`)."""
        begin = first + since_so(self.tokens[first:place], ",")
        if begin == place and begin > first:
            # "..., so if G0 is still empty, I ..."
            return leads_up(self.scene, self.tokens[first : place - 1], "so")
        said = [token.low for token in self.tokens[begin:place]]
        if not said or said[-1] not in {":", ",", "--"} or not {"i", "we"}.isdisjoint(said):
            return False
        mark = ":" if self.tokens[place - 1].low == ":" else ","
        return leads_up(self.scene, self.tokens[begin : place - 1], mark)

    def one_by_one(self, parts: list[Tokens]) -> tuple[Act, ...] | None:
        """The acts of several conditional sentences in one; each may speak of those before it."""
        deeds, found = list(self.scene.deeds), list[Act]()
        for part in parts:
            one = _Hanging(self.scene, list(part), self.listed, self.actor, self.rounds)
            inner = one.acts(None) or one.plain(part, self.listed)
            if not inner:
                self.scene.deeds = deeds
                return None
            found += inner
            self.scene.deeds = [*self.scene.deeds, inner]
        self.scene.deeds, self.scene.alternative = deeds, None
        return tuple(found)

    def at(self, place: int, first: int) -> tuple[Act, ...] | None:
        """The sentence with its condition at `place`."""
        for read in self.conditions(place, list(self.scene.deeds)):
            found = self.around(place, read, first)
            if found is not None:
                return found
        if place <= first or not joined(self.tokens, place):
            return None
        # what comes after `and` may speak of the acts before it in the same sentence
        before = self.plain(trimmed(self.tokens[:place]), self.listed, led=True)
        for read in self.conditions(place, [*self.scene.deeds, before]) if before else ():
            found = None if nothing(self.tokens[read.end :]) else self.around(place, read, first)
            if found is not None:
                return found
        return None

    def conditions(self, place: int, done: list[tuple[Act, ...]]) -> list[Read]:
        """The readings of the condition at `place` after the acts `done`."""
        found: list[Read] = []
        already = any(token.low in {"already", "yet", "done"} for token in self.tokens)
        for governed in ("", "join", "leave", ONCE) if already else ("", ONCE):
            found += ConditionReader(self.scene, self.tokens, done, governed).condition(place)
        return sorted(dict.fromkeys(found), key=lambda read: -read.end)

    def around(self, place: int, read: Read, first: int) -> tuple[Act, ...] | None:
        """The sentence with its condition at `place`, wherever that stands; None where it does not fit."""
        tokens = self.tokens
        rest = tokens[read.end :]
        alternative = cut(rest)
        main = rest if alternative is None else rest[: alternative[0]]
        other = None if alternative is None else rest[alternative[1] :]
        body = after_comma(main)
        if place <= first:
            if body is None:
                return None
            own = self.speaking_of(tokens[place : read.end], body, self.listed)
            return self.under(place, read, own, other)
        if nothing(main) or (other is None and self.parted_from(place, main)):
            return self.behind(place, read, other)
        if body is None or not joined(tokens, place):
            return None
        before = self.plain(trimmed(tokens[:place]), self.listed, led=True)
        own = (self.plain(body, True) or self.same_verb(before, body)) if before else None
        if not before or own is None:
            return None
        after = self.under(place, read, own, other)
        return None if after is None else (*before, *after)

    def parted_from(self, place: int, rest: Tokens) -> bool:
        """`(I heal, provided I am at the Healer); my knee hurts`: whether words behind a semicolon and the
        condition would leave the act alone if nothing stood between."""
        if rest[0].low != ";" or not _HANGING.isdisjoint([token.low for token in rest]):
            return False
        before = trimmed(self.tokens[:place])
        acts = self.plain(before, self.listed, led=True)
        said = read_plain(self.scene, [*before, *rest], self.listed, self.actor).findings if acts else []
        return bool(acts) and acts_in(said) == acts and not any(isinstance(f, Doubt) for f in said)

    def speaking_of(self, told: Tokens, body: Tokens, listed: bool) -> tuple[Act, ...] | None:
        """The acts of a clause that speaks of what its condition has named."""
        with speaking_of(self.scene, told, understood=True):
            body = with_place_named(self.scene, body, told)
            named = with_told_named(self.scene, with_them_named(self.scene, body, told), told)
            return self.plain(list(named), listed)

    def same_verb(self, acts: tuple[Act, ...], elided: Tokens) -> tuple[Act, ...] | None:
        """The acts of `(otherwise) at H4`, `(and, if that worked,) to the Healer`: with the verb of the last
        act before it."""
        told = [token for token in self.tokens if acts[-1].start <= token.start < acts[-1].end]
        place = next((p for p, token in enumerate(told) if token.low == "i"), len(told))
        hits = self.scene.lexicon.verb_at(told, place + 1)
        if not hits or not elided or {"i", "not"} & {token.low for token in elided}:
            return None
        for end in sorted({hit.end for hit in hits}, reverse=True):
            again = self.plain([*told[place:end], *elided], True)
            same = again and {act.action.name for act in again} == {acts[-1].action.name}
            if again and same and [act.action for act in again] != [acts[-1].action]:
                # the very same act is no other one: "if not, tell me"
                return again
        return None

    def behind(self, place: int, read: Read, other: Tokens | None) -> tuple[Act, ...] | None:
        """`I heal if I have 2 gold`: of several acts only the last, and only if it stands apart."""
        acts = self.plain(trimmed(self.tokens[:place]), self.listed, led=True)
        if not acts or read.later or not right_behind(self.scene.text, self.tokens, acts, place):
            # what is so after the act cannot be its condition
            return None
        last = [act for act in acts if (act.start, act.end) == (acts[-1].start, acts[-1].end)]
        before = acts[: len(acts) - len(last)]
        if before:
            between = self.scene.text[before[-1].end : last[0].start]
            own = self.scene.text[last[0].start : last[0].end].lower().startswith("i ")
            if not (own and _APART.fullmatch(between)) or of_earlier(read.test):
                return None
        under = self.under(place, read, tuple(last), other)
        return None if under is None else (*before, *under)

    def under(
        self, place: int, read: Read, acts: tuple[Act, ...] | None, other: Tokens | None
    ) -> tuple[Act, ...] | None:
        """The acts under the condition, and those that are done otherwise."""
        if not acts or not self.fits(place, read, acts, other):
            return None
        guard = guard_of(self.tokens, self.scene.text, place, read)
        failing = self.failing(guard, acts)
        done = self.guarded(acts, guard)
        if other is None or done is None or no_act(other) or leaves_it(self.scene, other):
            self.scene.alternative = failing if done is not None else None
            return done
        if failing is None:
            return None
        otherwise = self.guarded(self.plain(other, True) or self.same_verb(acts, other), failing)
        return None if otherwise is None else (*done, *otherwise)

    def fits(self, place: int, read: Read, acts: tuple[Act, ...], other: Tokens | None) -> bool:
        """Whether the condition can be that of these acts."""
        if done_anyway(self.tokens):
            return False
        if read.about.startswith((ONCE, FREE)):
            return other is None and self.refused_else(place, read.about, acts)
        if read.about == COUNTED:
            return other is None and len(acts) == 1 and uses_things(self.scene, acts[0])
        if read.about and any(act.action.name != read.about for act in acts):
            return False
        lasting = condition_words.LASTING.at(self.tokens, place)
        if lasting and any(costs_one(self.scene, act) or self.goes_on(act) for act in acts):
            # "as long as I have tokens" may just as well say how often, or when to stop
            return False
        return not read.enough or (other is None and self.for_this(read, acts))

    def goes_on(self, act: Act) -> bool:
        """Whether the act takes a while, so that it may be said how long (`for 3 rounds`)."""
        lexicon = self.scene.lexicon
        slots = lexicon.slots_of(act.action.name)
        return any(slot.optional and lexicon.numbered(slot.kind) for slot in slots)

    def refused_else(self, place: int, about: str, acts: tuple[Act, ...]) -> bool:
        """Whether the rules refuse the acts, or they change nothing, where the condition does not hold."""
        if any(act.action.name not in self.scene.lexicon.once for act in acts):
            return False
        if about.startswith(f"{ONCE} "):
            return all(
                named_act(a.action.name, a.action.params().values()) == about[len(ONCE) + 1 :] for a in acts
            )
        what = about.removeprefix(FREE).strip()
        behind = acts[-1].start < self.tokens[place].start
        return about == ONCE or all(names_what(act, what, behind) for act in acts)

    def for_this(self, read: Read, acts: tuple[Act, ...]) -> bool:
        """Whether `enough gold to heal` is said of the one act that it governs."""
        names = {act.action.name for act in acts}
        if len(acts) != 1:
            return False
        if read.purpose < 0:
            return True
        start, lows = read.purpose + 1, [t.low for t in self.tokens[read.purpose + 1 : read.end]]
        if lows in (["do", "so"], ["do", "that"], ["do", "it"], ["it"], ["that"], ["this"]):
            return True
        lexicon = self.scene.lexicon
        hits = [*lexicon.verb_at(self.tokens, start), *lexicon.verb_at(self.tokens, start, "gerund")]
        return any(hit.end == read.end and hit.what.frame.action in names for hit in hits)

    def failing(self, guard: Guard, acts: tuple[Act, ...]) -> Guard | None:
        """Under what the acts behind `otherwise` are done; None where that is not clear."""
        if not guard.lenient:
            return guard._replace(otherwise=True)
        spans = {(act.start, act.end) for act in acts}
        if len(spans) > 1:
            return None
        return Guard("that failed", guard.span, Failed(spans.pop()))

    def guarded(self, acts: tuple[Act, ...] | None, guard: Guard) -> tuple[Act, ...] | None:
        """The acts under a condition; None where `I` in it may be somebody else than who acts."""
        if not acts or any(act.when is not None for act in acts):
            return None
        if any(act.by is not None for act in acts) and not of_acts(guard.test):
            return None
        return tuple(replace(act, when=guard) for act in acts)

    def supposes(self, tokens: Tokens, place: int) -> bool:
        """Whether a condition may begin there; `I don't remember if I have` supposes nothing."""
        asked = asked_about(tokens, place)
        if tokens[place].low in {"should", "in"} and place and tokens[place - 1].low.isalnum():
            # behind an act `in case` tells what it is for
            asked = asked or tokens[place - 1].low not in {"and", "so", "but"}
        return bool(condition_words.OPENERS.at(tokens, place)) and not asked

    def plain(self, tokens: Tokens, listed: bool, led: bool = False) -> tuple[Act, ...] | None:
        """The acts of clauses without conditions; None unless they are nothing but certain acts, `led` in by
        any words."""
        if not tokens:
            return None
        tokens = spent_all(self.scene, tokens) or tokens
        loop = loop_in(self.scene, tokens)
        kept = list(tokens) if loop is None else [*tokens[: loop.start], *tokens[loop.end :]]
        if any(self.supposes(kept, place) for place in range(len(kept))):
            return None
        said = read_plain(self.scene, kept, listed, self.actor)
        acts = acts_in(said.findings)
        others = [f for f in said.findings if not isinstance(f, Act)]
        leads = led and all(isinstance(f, Skip) and f.end <= acts[0].start for f in others) if acts else False
        if not acts or (others and not leads) or said.listing or said.times != 1:
            return None
        if self.rounds:
            halved = rounded_up(self.scene, acts)
            if halved is None or self.rounds == "both":
                return None
            acts = halved if self.rounds == "up" else acts
        return acts if loop is None else looped(self.scene, acts, loop, tokens[loop.start].start)


def under(findings: list[Finding], guard: Guard) -> list[Finding]:
    """The findings of a list's item under the condition of the list; one of its own puts it in doubt."""
    acts = acts_in(findings)
    if any(act.when is not None or act.by is not None for act in acts):
        return [
            *(f for f in findings if isinstance(f, Skip)),
            Doubt("condition", acts[0].start, acts[-1].end, (acts,), True),
        ]
    return [replace(f, when=guard) if isinstance(f, Act) else f for f in findings]

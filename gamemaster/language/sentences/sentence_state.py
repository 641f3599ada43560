"""What is known of a sentence while it is read, and the forms its results take."""

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from gamemaster.core.condition import Guard
from gamemaster.core.frame import Cost
from gamemaster.language.before.moods import Head
from gamemaster.language.before.roles import Role
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.phrases import Hit
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.acts import Actor, Params, build
from gamemaster.language.frames.matching import Filling, fill
from gamemaster.language.remarks.bare_conditions import unless_mistaken
from gamemaster.language.sentences.itemized import Itemized
from gamemaster.language.sentences.said_in_full import of_intent
from gamemaster.language.tails.endings import After, Ending, ending
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.relevance import hint, shows
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, acts_in, any_act

_ANOTHER: Final = words_in("one ones that those other others another")


@dataclass(slots=True)
class Said:
    """What a sentence came to. `listing` tells that it opens a list: of acts, of words that do nothing, or
    none, `when` under what the acts of the list are done, and `wanting` how one says what must stand
    below."""

    findings: list[Finding] = field(default_factory=list)
    listing: str = ""
    times: int = 1
    actor: Actor | None = None
    itemized: Itemized | None = None
    open: tuple[Filling, ...] = ()
    open_from: int = 0
    when: Guard | None = None
    heading: tuple[Ready, ...] = ()
    wanting: str = ""


_LINE_ENDS: Final = re.compile(r"[ \t]*(?:\n|\Z)")
_MORE_FOLLOWS: Final = words_in("my the a an to of with your from into")
_JOINTS: Final = words_in(", and then")
_UNENDING: Final = words.SPEECH | words_in(
    "to can could may might must shall should will would 'd 'll who whoever those people let lets not n't"
)
_TO_WHOM: Final = words_in("the a an my his her its our your their him us them you this that")
_WHOLE: Final = frozenset({After.END, After.NEXT, After.ASIDE})


def _ends_open(tokens: Tokens) -> bool:
    """Whether a list of verbs may begin in the words, which are not the sender's."""
    return any(
        token.low in _UNENDING and not (token.low == "to" and (behind.capital or behind.low in _TO_WHOM))
        for token, behind in pairwise(tokens[1:])
    )


class SentenceState(ABC):
    """One sentence on the way: its tokens, who acts, what was found, and what makes it uncertain."""

    def __init__(
        self, scene: Scene, tokens: Tokens, listed: bool = False, actor: Actor | None = None
    ) -> None:
        self.scene = scene
        self.tokens = _unnumbered(tokens)
        self.said = Said()
        self.own_actor = actor or Actor(scene.sender)
        self.actor = self.own_actor
        self.times = 1
        self.repeated = False
        self.prices: tuple[tuple[Cost, int], ...] = ()
        self.listed = listed
        self.elided = listed
        self.future = False
        self.timed = 0
        self.stocked = -1
        self.taint = ""
        self.origin: Value | None = None
        self.role: Role | None = None
        self.front: tuple[Filling, ...] = ()
        self.tainted_from = 0
        self.clause_from = 0
        self.last: tuple[Ready, Params] | None = None
        self.way: tuple[Ready, Params] | None = None
        self.filled: tuple[Filling, tuple[Act, ...]] | None = None
        self.stop = False
        self.answered = False
        self.headed = 0
        self.deputed = False
        self.hint_for: Ready | None = None

    @property
    def acted(self) -> bool:
        """Whether the sentence has done anything so far."""
        return any_act(self.said.findings)

    @abstractmethod
    def read(self, asks: bool = False, harm: bool = False) -> Said:
        """Read it; `asks` says it ends in a question mark, `harm` that an aside may change it."""

    @abstractmethod
    def chunk(self, start: int, why: str, joined: frozenset[str]) -> int:
        """Words that perform nothing themselves; the place to go on from."""

    @abstractmethod
    def perform(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """A clause in the first person present (or with its subject left out)."""

    @abstractmethod
    def best(self, start: int, fillings: list[Filling], inherited: Params | None = None) -> int | None:
        """Take the filling that leaves nothing over; the place after it, or None when there is none."""

    @abstractmethod
    def joint_verbs(self, start: int) -> list[tuple[int, Ready, int]]:
        """Where a verb begins that several people do together, its frame, and where it ends."""

    def doubt(
        self,
        start: int,
        reason: str,
        candidates: tuple[tuple[Act, ...], ...],
        ready: Ready | None,
        certain: bool = False,
        suggest: str = "",
    ) -> int:
        """A question from `start` to the end of the sentence."""
        first, last = self.span(start, len(self.tokens))
        known = suggest or hint(self.scene.lexicon, self.scene.text[first:last], ready)
        self.said.findings.append(Doubt(reason, first, last, candidates, certain, known))
        self.stop = True
        return len(self.tokens)

    def doubt_of(self, reason: str, start: int, acts: tuple[Act, ...]) -> None:
        """A question about acts that would be certain but for other words."""
        last = self.span(0, len(self.tokens))[1]
        known = hint(self.scene.lexicon, "", self.hint_for) if self.hint_for else ""
        self.said.findings.append(Doubt(reason, start, max(last, start), (acts,), True, known))
        self.stop = True

    def speak_of(self, filling: Filling, params: Params) -> None:
        """Keep which things an act has named, for `it` and `that offer`, and those it has made."""
        if filling.ready.frame.makes is not None:
            key, param = filling.ready.frame.makes
            self.scene.made.setdefault(key, []).append(str(params.get(param, "")))
            self.scene.spoken.setdefault(key, []).append(str(params.get(param, "")))
        for slot, value in filling.pairs:
            kind = self.scene.lexicon.kinds.get(slot.kind)
            if kind is None or not kind.things or (value is not None and value.doubt):
                continue
            names = self.scene.spoken.setdefault(kind.things, [])
            if value is None:
                names += [str(params[key]) for key in slot.params[:1] if params.get(key) is not None]
                continue
            names += [str(parts[0]) for parts in (value.parts, *value.others) if str(parts[0]) not in names]

    def offer(self, start: int, fillings: list[Filling]) -> tuple[tuple[Act, ...], ...]:
        """The readings that fillings would give, as candidates."""
        found: list[tuple[Act, ...]] = []
        for filling in sorted(fillings, key=lambda f: -f.end)[:4]:
            acts = build(self.scene, filling, self.actor, self.span(start, filling.end)).acts
            if acts and all([a.action for a in acts] != [a.action for a in other] for other in found):
                found.append(acts)
        return tuple(found)

    def of_another(self, start: int, fillings: list[Filling]) -> list[Filling]:
        """`I also vote against the one about doors`: what the mail has done already, of something unnamed."""
        done = {act.action.name for deed in self.scene.deeds for act in deed}
        pointing = any(token.low in _ANOTHER for token in self.tokens[start + 2 :])
        return [f for f in fillings if f.ready.frame.action in done] if pointing else []

    def told_until(self, start: int) -> int:
        """Where a reason begins (`so that she can pay next time`), of which no time in it is the act's.

        Nor is `as soon as they agree` a time, but a condition.
        """
        tokens = self.tokens
        for place in range(start + 2, len(tokens)):
            soon = tokens[place].low == "as" and [t.low for t in tokens[place + 1 : place + 2]] == ["soon"]
            if soon or set_phrases.REASONS.at(tokens, place):
                return place
        return len(tokens)

    def broken_off(self) -> bool:
        """`I give Tarn my lev`: whether the line ends within a word of the game, or where one must follow."""
        last = self.tokens[-1]
        if not (self.scene.signed and _LINE_ENDS.match(self.scene.text, last.end)):
            return False
        known = self.scene.lexicon.entities | self.scene.lexicon.nouns_of_things
        if last.low in _MORE_FOLLOWS or (last.low.isdecimal() and self.tokens[-2:][0].capital):
            return True
        begun = len(last.low) > 1 and last.low not in known | words.FINITE
        return begun and any(word.startswith(last.low) for word in known)

    def acting_for(self, name: str) -> Actor:
        """Who acts when the sender says that e acts on behalf of `name`."""
        return Actor(name, self.scene.sender) if name != self.scene.sender else Actor(name)

    def shown(self, start: int, done: list[Filling], shared: bool = False) -> bool:
        """Whether filled frames are worth a question; `shared` lets verbs do that other games have too."""
        if shared and any(f.ready.frame.strength == "shared" for f in done):
            return True
        if shared and self.scene.signed and any(self.names_standing(f) for f in done):
            # "I am voting for proposal 3"
            return True
        if shared and self.scene.signed and "game" in self.said_by(start, done):
            # "I am leaving the game", in a mail that shows which one
            return True
        return any(shows(self.scene, self.tokens, start, len(self.tokens), f.ready, f.end) for f in done)

    def said_by(self, start: int, done: list[Filling]) -> set[str]:
        """The words of a clause up to the end of what fills its frames."""
        return {token.low for token in self.tokens[start : max((f.end for f in done), default=start)]}

    def names_standing(self, filling: Filling) -> bool:
        """Whether a slot holds one of the things that the game knows by a number."""
        kinds, things = self.scene.lexicon.kinds, self.scene.referents.names.things
        told = ((kinds.get(slot.kind), value) for slot, value in filling.pairs if value is not None)
        return any(
            str(part) in things.get(kind.things, {})
            for kind, value in told
            if kind is not None and kind.things != "intents"
            for part in value.parts
            if str(part).isdecimal()
        )

    def whole_fillings(self, hits: list[Hit[Ready]]) -> list[Filling]:
        """The complete readings of verbs' frames, from behind the verbs on."""
        return [f for hit in hits for f in fill(self.scene, self.tokens, hit.end, hit.what) if f.complete]

    def followed_by(self, filling: Filling) -> After:
        """What stands behind a filling."""
        return ending(self.scene, self.tokens, filling.end).after

    def series_behind(self, start: int, end: int) -> int:
        """`(I heal, because I must), end my turn`: where words beside an act give way to its series of verbs.

        They run from `start` to `end`, which is returned where no further verb stands behind a comma. One
        that may be theirs (`because Tarn told me to rest, heal, and be merry`) is asked about.
        """
        tokens = self.tokens
        for place in range(start + 2, end):
            cut = place
            while tokens[cut - 1].low in _JOINTS:
                cut -= 1
            if cut < place and tokens[cut].low == "," and cut > start + 1:
                done = self.whole_fillings(self.scene.lexicon.verb_at(tokens, place))
                if not any(self.followed_by(filling) in _WHOLE for filling in done):
                    continue
                if not _ends_open(tokens[start:cut]):
                    return cut
                return self.doubt(cut + 1, "no_subject", (), done[0].ready, certain=True)
        return end

    def done_already(self, offers: tuple[tuple[Act, ...], ...], after: Ending) -> bool:
        """`(I end my turn) and the token goes to Tarn, if I count right.`: what the words before have done,
        said once more."""
        last = acts_in(self.said.findings)[-1:] or (self.scene.deeds[-1][-1:] if self.scene.deeds else ())
        said = {act.deed for acts in offers for act in acts}
        alone = after.after in {After.END, After.ASIDE} or unless_mistaken(self.tokens[after.place :])
        return alone and bool(last) and said == {last[0].deed}

    def ends_at(self, place: int) -> bool:
        """Whether nothing but marks stands from `place` on."""
        return not any(token.low[0].isalnum() for token in self.tokens[place:])

    def resolved_so(self, verb: int) -> bool:
        """`(I resolve intent 3) and add the Ladder`: what has been done by that, and nothing further."""
        acts = acts_in(self.said.findings) or (self.scene.deeds[-1] if self.scene.deeds else ())
        end = next((p for p in range(verb, len(self.tokens)) if not self.tokens[p].low[0].isalnum()), -1)
        told = of_intent(self.scene, self.tokens[verb:end], acts[-1] if acts else None)
        return told and self.ends_at(end)

    def skip(self, start: int, end: int, why: str) -> None:
        """Words that perform nothing."""
        if start < end:
            self.said.findings.append(Skip(why, *self.span(start, end)))

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Offsets of the tokens `start` to `end`."""
        tokens = self.tokens
        if not tokens:
            return 0, 0
        last = len(tokens) - 1
        first = tokens[min(start, last)].start
        return first, max(first, tokens[max(0, min(end - 1, last))].end)


def _unnumbered(tokens: Tokens) -> Tokens:
    """The tokens without the marks of a list inside the sentence: `1) I explore; 2) I heal`."""
    if ")" not in [token.low for token in tokens]:
        return tokens
    found: list[Token] = []
    place = 0
    while place < len(tokens):
        opened = place + (tokens[place].low == "(")
        inside = sum((token.low == "(") - (token.low == ")") for token in found) > 0
        fresh = not inside and (not found or found[-1].low in {":", ";", ",", "and", "."})
        if fresh and opened + 1 < len(tokens) and tokens[opened + 1].low == ")":
            low = tokens[opened].low
            if low.isdecimal() or (len(low) == 1 and low in "abcdefgh"):
                place = opened + 2
                continue
        found.append(tokens[place])
        place += 1
    return found

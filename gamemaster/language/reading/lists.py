"""Lists: a line that ends in a colon, and what it makes of the lines below it."""

from typing import Final, NamedTuple

from gamemaster.core.condition import Guard
from gamemaster.language.before.circumstances import gone_through
from gamemaster.language.before.headings import (
    BALLOT,
    EXEMPLARY,
    HEADINGS,
    UNREAL_MOODS,
    decides,
    halves,
    heads,
    loosely_unreal,
    presents_below,
    temporal,
    unreal,
    without_trimmings,
)
from gamemaster.language.before.openings import opening
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.frames.acts import Actor
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.reading.beside import Beside
from gamemaster.language.reading.reaching_back import doubted
from gamemaster.language.sentences.conditional import under
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.vocabulary.lexicon import Ready
from gamemaster.language.vocabulary.scene import Doubt, Finding, Scene, Skip, acts_in, findings_act

_I_DO: Final = words.ADVERBS | {"i", "do", ":"}


_PAST: Final = words_in("last yesterday earlier")
_GETTING_ON: Final = words_in("get go begin start")
_FEW: Final = 9


class ListBelow(NamedTuple):
    """A list being read: how its opening line makes its items (`acts`, `nothing`, `open`, `doubt`), and how
    often. `begun` counts the findings before it, `items` tells that one has been read, `block` that braces
    hold it."""

    mood: str
    paragraph: int
    region: int
    begun: int
    indent: int
    times: int = 1
    items: bool = False
    block: bool = False
    actor: Actor | None = None
    when: Guard | None = None
    heading: tuple[Ready, ...] = ()


class Listing(Beside):
    """Reads the items of lists as their opening lines tell."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.list: ListBelow | None = None

    def open_list(self, region: int, sentence: Sentence, tokens: list[Token], said: Said) -> None:
        """Keep what a line that ends in a colon says about the lines below it."""
        if said.listing:
            mood = "acts" if said.listing == "acts" else "doubt"
        elif sentence.opens and tokens[0].low == "i" and {t.low for t in tokens} <= _I_DO:
            mood = "acts"
        elif sentence.opens and not acts_in(said.findings):
            mood = self.mood_below(tokens, said)
        else:
            return
        self.close_list()
        opened = ListBelow(mood, sentence.paragraph, region, len(self.found), sentence.indent)
        if said.listing:
            opened = opened._replace(times=said.times, actor=said.actor, when=said.when, heading=said.heading)
        self.list = opened

    def mood_below(self, tokens: list[Token], said: Said) -> str:
        """What a line that ends in a colon and does nothing itself makes of the lines below it."""
        if decides(tokens) or halves(self.scene, tokens):
            return "open"
        if temporal(tokens):
            # "After much dithering:" is behind the sender, "After lunch:" may be now, or later
            return "open" if gone_through(self.scene, tokens[:-1]) else "doubt"
        last = _since_so(tokens)
        told = said.findings if last is tokens else []
        tokens = last
        nothing = unreal(tokens) or any(isinstance(f, Skip) and f.why in UNREAL_MOODS for f in told)
        if words.CONDITION_PHRASES.at(tokens, 0) and {t.low for t in tokens} & {"i", "my"}:
            # "when I have tokens, this happens:" may well be meant
            nothing = False
        if [token.low for token in tokens[:2]] == ["let", "'s"] and not unreal(tokens):
            # what one says to oneself before one begins
            return "open" if {t.low for t in tokens[2:4]} & _GETTING_ON and len(tokens) < _FEW else "doubt"
        if not nothing:
            return "open" if self.plain_heading(tokens) else "doubt"
        if loosely_unreal(self.scene, tokens, told):
            return "open" if presents_below(tokens) else "doubt"
        return "nothing"

    def plain_heading(self, tokens: list[Token]) -> bool:
        """Whether a line that ends in a colon announces moves, or is a greeting or lead-in and no more."""
        kept = without_trimmings(self.scene, tokens)
        lows = {token.low for token in kept}
        times = self.scene.lexicon.times
        later = any(times.at(kept, p) for p, token in enumerate(kept) if token.low not in _PAST)
        if later or lows & words.CONDITION:
            return False
        ballot = "my" in lows and not lows.isdisjoint(BALLOT)
        plain = (ballot or lows & HEADINGS) and not lows & EXEMPLARY
        if plain and not any(
            self.scene.referents.at(self.scene.text, tokens, p)
            for p, t in enumerate(tokens)
            if t.capital and t.low != "i"
        ):
            return True
        found = opening(self.scene, tokens)
        empty = not found.doubt and not found.nothing and found.place >= len(tokens)
        return empty or heads(self.scene, tokens)

    def leave_list(self, region: int, sentence: Sentence) -> None:
        """A list ends with the first paragraph below it that is no item of it."""
        current = self.list
        if current is None or current.block:
            return
        if self.scene.text[sentence.start] == "{":
            self.list = current._replace(block=True)
            return
        further = 0 if current.items else 1
        inside = sentence.paragraph <= current.paragraph + further
        deeper = current.items and sentence.indent > current.indent
        if sentence.item or (region == current.region and (inside or deeper)):
            moved = current.items or sentence.paragraph > current.paragraph or sentence.item
            self.list = current._replace(items=moved, paragraph=max(sentence.paragraph, current.paragraph))
        else:
            self.close_list()

    def listed(self, findings: list[Finding], sentence: Sentence) -> list[Finding]:
        """What an item is, given the line that opened its list."""
        current = self.list
        if current is None:
            return findings
        if current.mood == "doubt" and acts_in(findings):
            return doubted(findings, "lead_in")
        if current.when is not None:
            return under(findings, current.when)
        if current.mood == "nothing" and findings_act(findings):
            return [Skip("listed_only", sentence.start, sentence.end)]
        return findings

    def close_list(self) -> None:
        """Apply the repetition of a list when its last item has been read."""
        current, self.list = self.list, None
        if current is None or current.times == 1:
            return
        items = self.found[current.begun :]
        acts = acts_in(items)
        doubts = [f for f in items if isinstance(f, Doubt)]
        others: list[Finding] = [f for f in items if isinstance(f, Skip)]
        if not acts:
            return
        many = current.times * len(acts) > self.scene.cap
        if doubts or many or current.times < 1 or any(act.when is not None for act in acts):
            reason = "too_many" if many else "repeat"
            self.found[current.begun :] = [
                *others,
                Doubt(reason, acts[0].start, items[-1].end, (acts,), True),
            ]
        else:
            self.found[current.begun :] = [*others, *(acts * current.times)]


def _since_so(tokens: list[Token]) -> list[Token]:
    """`I mixed up my mails yesterday, so to be on the safe side:`: the words behind the last `, so`."""
    lows = [token.low for token in tokens]
    cuts = [
        place for place in range(2, len(lows) - 2) if lows[place] == "so" and lows[place - 1] in {",", ";"}
    ]
    cut = cuts[-1] + 1 if cuts and EXEMPLARY.isdisjoint(lows) and _SHOWING.isdisjoint(lows[cuts[-1] :]) else 0
    return tokens[cut:] if cut else tokens


_SHOWING: Final = words_in("here this these those following below one ones it them what how")

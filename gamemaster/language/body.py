"""All sentences of a mail's own words in order, with what one sentence means for its neighbours.

Lists inherit the mood of the line that opens them; corrections reach back to the acts before them; reported speech
makes its paragraph doubtful. The number of sentences that are parsed in full is bounded.
"""

from typing import NamedTuple

from gamemaster.language import words
from gamemaster.language.acts import Actor
from gamemaster.language.asides import Aside, asides, plain
from gamemaster.language.clauses import Sentence, sentences
from gamemaster.language.openings import opening
from gamemaster.language.relevance import concerns, disguised, hint
from gamemaster.language.scene import Act, Doubt, Finding, Scene, Skip
from gamemaster.language.sentence_state import Said
from gamemaster.language.sentences import LONGEST, SentenceReader
from gamemaster.language.tokens import Token

_MOST_PARSED = 400
_MOST_CHARACTERS = 3_000


class Region(NamedTuple):
    """A stretch of the text that holds own words; `doubt` is why they may not be the sender's."""

    start: int
    end: int
    doubt: str = ""


class _List(NamedTuple):
    """A list being read: how its opening line makes its items (`acts`, `nothing`, `open`) and how often."""

    mood: str
    paragraph: int
    region: int
    times: int = 1
    begun: int = 0
    items: bool = False
    indent: int = 0
    block: bool = False
    actor: Actor | None = None


class BodyReader:
    """Reads the own words of one mail; use once."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.found: list[Finding] = []
        self.list: _List | None = None
        self.parsed = 0
        self.paragraph = (-1, -1)
        self.begun = 0

    def read(self, regions: list[Region]) -> list[Finding]:
        """The findings of all regions, in order of the text."""
        for number, region in enumerate(regions):
            before = len(self.found)
            self.scene.speech = ""
            self.region(number, region)
            if region.doubt:
                self.found[before:] = _doubted(self.found[before:], region.doubt)
            if self.parsed > _MOST_PARSED:
                self.give_up(region.end, regions[-1].end)
                break
        self.close_list()
        return self.found

    def region(self, number: int, region: Region) -> None:
        scene = self.scene
        aside_of: tuple[int, list[Aside]] = (-1, [])
        held: list[Sentence] = []
        for sentence in sentences(scene.text, region.start, region.end, scene.referents, scene.lexicon.base_words):
            if sentence.paragraph != aside_of[0]:
                aside_of = (sentence.paragraph, asides(scene.text, sentence.start, _paragraph_end(scene.text, sentence.start, region.end)))
            if held:
                sentence = sentence._replace(start=held.pop().start)
            if any(a.start < sentence.end < a.end for a in aside_of[1] if a.sort != "open"):
                # the stop stands inside an aside that goes on
                held.append(sentence)
                continue
            self.sentence(number, sentence, aside_of[1])
            if self.parsed > _MOST_PARSED:
                return
        if held:
            self.sentence(number, held[0], aside_of[1])

    def give_up(self, start: int, end: int) -> None:
        """Too much text that may act: what is left of it is one question."""
        self.found.append(Doubt("too_long", min(start, end), end, (), True))

    def sentence(self, region: int, sentence: Sentence, inside: list[Aside]) -> None:
        scene = self.scene
        if sentence.end - sentence.start > _MOST_CHARACTERS:
            self.overlong(sentence)
            return
        if (region, sentence.paragraph) != self.paragraph:
            self.paragraph = (region, sentence.paragraph)
            self.begun = sentence.start
            scene.speech = ""
        self.leave_list(region, sentence)
        self.one(region, sentence, inside)
        if self.list is not None and self.list.block and "}" in scene.text[sentence.start : sentence.end]:
            self.close_list()

    def one(self, region: int, sentence: Sentence, inside: list[Aside]) -> None:
        """Read one sentence and put its findings with the others."""
        scene = self.scene
        near = [a for a in inside if a.start < sentence.end and a.end > sentence.start]
        tokens, harm, whole = plain(scene, sentence.start, sentence.end, near)
        if whole:
            self.aside_alone(sentence, harm)
            return
        before = scene.speech
        said = self.parse(sentence, tokens, harm)
        findings = self.listed(said.findings, sentence)
        if before == "nothing" and any(isinstance(f, (Act, Doubt)) for f in findings):
            findings = [Skip("hypothetical", sentence.start, sentence.end)]
        elif before == "doubt" and any(isinstance(f, Act) for f in findings):
            findings = _doubted(findings, "speech")
        findings = self.corrected(findings, tokens, sentence)
        if _outcome(tokens):
            self.told(sentence)
        self.found.extend(findings)
        if any(isinstance(f, Act) for f in findings):
            scene.acted = True
            scene.negated = False
        if any(isinstance(f, Doubt) for f in findings):
            scene.trail = []
        self.open_list(region, sentence, tokens, said)

    def overlong(self, sentence: Sentence) -> None:
        """A sentence that goes on for pages: a question where it may act."""
        acts = self.scene.lexicon.might_act(self.scene.text[sentence.start : sentence.end], 0)
        span = (sentence.start, sentence.end)
        self.found.append(Doubt("too_long", *span, (), True) if acts else Skip("unknown_sentence", *span))

    def parse(self, sentence: Sentence, tokens: list[Token], harm: bool) -> Said:
        """Read the sentence, in full only where it may matter."""
        scene = self.scene
        if not self.matters(tokens):
            if disguised(scene.lexicon, scene.text[sentence.start : sentence.end]):
                return Said([Doubt("disguised", sentence.start, sentence.end, (), True, hint(scene.lexicon, "", None))])
            return Said([Skip("unknown_sentence", sentence.start, sentence.end)])
        self.parsed += 1
        if len(tokens) > LONGEST:
            if concerns(scene, tokens, 0, len(tokens), None):
                return Said([Doubt("too_long", sentence.start, sentence.end)])
            return Said([Skip("unknown_sentence", sentence.start, sentence.end)])
        listed = self.list is not None and self.list.mood == "acts"
        return SentenceReader(scene, tokens, listed, self.list.actor if self.list else None).read(sentence.asks, harm)

    def matters(self, tokens: list[Token]) -> bool:
        """Whether a sentence holds anything that could act or take back."""
        first = self.scene.lexicon.first_words
        for token in tokens:
            if token.low in first or token.low in {"i", "we", "im", "ive"} or token.low in self.scene.lexicon.entities:
                return True
        return words.CONDITION_PHRASES.at(tokens, 0) != []

    def aside_alone(self, sentence: Sentence, harm: bool) -> None:
        """A sentence that is nothing but an aside: a comment, unless it may change the act before it."""
        if harm and self.scene.acted:
            self.retract(sentence, [], "aside")
        else:
            self.found.append(Skip("comment", sentence.start, sentence.end))

    def told(self, sentence: Sentence) -> None:
        """`I die.`: what the paragraph has done before may be a tale, and so may what follows."""
        scene = self.scene
        first = next((i for i, f in enumerate(self.found) if f.start >= self.begun), len(self.found))
        if any(isinstance(f, Act) for f in self.found[first:]):
            self.found[first:] = _doubted(self.found[first:], "story")
            scene.acted = any(isinstance(f, Act) for f in self.found)
        scene.speech = scene.speech or "doubt"

    # -- corrections

    def corrected(self, findings: list[Finding], tokens: list[Token], sentence: Sentence) -> list[Finding]:
        """Join a correction with the acts it may take back."""
        scene = self.scene
        place = 0
        while place < len(tokens) and tokens[place].low in {",", "no", "ah", "oh", "--", "hm", "hmm", "err", "er", "sorry", "("}:
            place += 1
        again = words.AGAIN.longest(tokens, 0)
        if again and scene.acted and not any(isinstance(f, (Act, Doubt)) for f in findings):
            return [Doubt("repeat", sentence.start, sentence.end, (), True)]
        hit = words.CORRECTIONS.longest(tokens, place) or words.CORRECTIONS.longest(tokens, 0)
        if scene.acted and not sentence.asks and _afterthought(tokens) and not any(isinstance(f, (Act, Doubt)) for f in findings):
            self.retract(sentence, [], "condition")
            return []
        if hit is None:
            return findings
        lows = {token.low for token in tokens}
        if not scene.acted or (tokens[place].low == "instead" and scene.negated):
            meant = tokens[hit.end - 1].low in {"meant", "mean"} or "meant" in lows
            if meant and concerns(scene, tokens, 0, len(tokens), None) and not any(isinstance(f, Act) for f in findings):
                return [Doubt("correction", sentence.start, sentence.end, (), True)]
            return findings
        if hit.end < len(tokens) and hit.end - place == 1 and tokens[hit.end].low not in {",", ".", "!", ":", "--", "i", ";", "..."} and tokens[place].low in {"not", "better", "edit", "rather", "wait", "actually"}:
            return findings
        self.retract(sentence, findings, "correction")
        return []

    def retract(self, sentence: Sentence, findings: list[Finding], reason: str) -> None:
        """Make the last sentence with acts, and those of the correction, one question."""
        acts = [f for f in self.found if isinstance(f, Act)]
        if not acts:
            doubts = [f for f in self.found if isinstance(f, Doubt)]
            if not doubts:
                self.found.extend(findings)
            return
        # the last run of acts: everything since the last words that did nothing
        last = len(self.found) - 1
        while not isinstance(self.found[last], Act):
            last -= 1
        first = last
        while first > 0 and isinstance(self.found[first - 1], Act) and self.near(self.found[first - 1], self.found[last]):
            first -= 1
        old = tuple(f for f in self.found[first : last + 1] if isinstance(f, Act))
        new = tuple(f for f in findings if isinstance(f, Act))
        new = new or tuple(a for f in findings if isinstance(f, Doubt) for c in f.candidates[:1] for a in c)
        skips = [f for f in self.found[first:] if isinstance(f, Skip)]
        candidates = (new, old + new) if new else (old, ())
        self.found[first:] = [Doubt(reason, old[0].start, sentence.end, candidates, True), *skips]
        self.scene.acted = any(isinstance(f, Act) for f in self.found)
        self.scene.trail = []

    def near(self, one: Finding, other: Finding) -> bool:
        """Whether two acts stand in one sentence."""
        return "." not in self.scene.text[one.end : other.start] and "\n\n" not in self.scene.text[one.end : other.start]

    # -- lists

    def open_list(self, region: int, sentence: Sentence, tokens: list[Token], said: Said) -> None:
        """Keep what a line that ends in a colon says about the lines below it."""
        if said.listing:
            mood = "acts" if said.listing == "acts" else "doubt"
            self.close_list()
            self.list = _List(
                mood, sentence.paragraph, region, said.times, len(self.found), False, sentence.indent, actor=said.actor
            )
        elif sentence.opens and {t.low for t in tokens} <= words.ADVERBS | {"i", "do", ":"} and tokens[0].low == "i":
            self.close_list()
            self.list = _List("acts", sentence.paragraph, region, 1, len(self.found), False, sentence.indent)
        elif sentence.opens and not any(isinstance(f, Act) for f in said.findings):
            nothing = _unreal(tokens) or any(isinstance(f, Skip) and f.why in _UNREAL_MOODS for f in said.findings)
            mood = "nothing" if nothing else "open" if self.plain_heading(tokens) else "doubt"
            self.close_list()
            self.list = _List(mood, sentence.paragraph, region, 1, len(self.found), False, sentence.indent)

    def plain_heading(self, tokens: list[Token]) -> bool:
        """Whether a line that ends in a colon announces moves, or is a greeting or lead-in and no more."""
        lows = {token.low for token in tokens}
        if lows & _HEADINGS and not any(
            self.scene.referents.at(self.scene.text, tokens, p) for p, t in enumerate(tokens) if t.capital and t.low != "i"
        ):
            return True
        found = opening(self.scene, tokens)
        return not found.doubt and not found.nothing and found.place >= len(tokens)

    def leave_list(self, region: int, sentence: Sentence) -> None:
        """A list ends with the first paragraph below it that is no item of it."""
        current = self.list
        if current is None or current.block:
            return
        if self.scene.text[sentence.start] == "{":
            self.list = current._replace(block=True)
            return
        inside = region == current.region and sentence.paragraph <= current.paragraph + (0 if current.items else 1)
        if sentence.item or inside or (current.items and sentence.indent > current.indent and region == current.region):
            moved = current.items or sentence.paragraph > current.paragraph or sentence.item
            self.list = current._replace(items=moved, paragraph=max(sentence.paragraph, current.paragraph))
        else:
            self.close_list()

    def listed(self, findings: list[Finding], sentence: Sentence) -> list[Finding]:
        """What an item is, given the line that opened its list."""
        if self.list is not None and self.list.mood == "doubt" and any(isinstance(f, Act) for f in findings):
            return _doubted(findings, "lead_in")
        if self.list is None or self.list.mood != "nothing":
            return findings
        if any(isinstance(f, (Act, Doubt)) for f in findings):
            return [Skip("listed_only", sentence.start, sentence.end)]
        return findings

    def close_list(self) -> None:
        """Apply the repetition of a list when its last item has been read."""
        current, self.list = self.list, None
        if current is None or current.times == 1:
            return
        items = self.found[current.begun :]
        acts = tuple(f for f in items if isinstance(f, Act))
        doubts = [f for f in items if isinstance(f, Doubt)]
        others: list[Finding] = [f for f in items if isinstance(f, Skip)]
        if not acts:
            return
        many = current.times * len(acts) > self.scene.cap
        if doubts or many or current.times < 1:
            reason = "too_many" if many else "repeat"
            self.found[current.begun :] = [*others, Doubt(reason, acts[0].start, items[-1].end, (acts,), True)]
        else:
            self.found[current.begun :] = [*others, *(acts * current.times)]


_HEADINGS = frozenset(
    "move moves action actions turn turns orders announce announcement announcements perform goes go following today now gm master all everyone".split()
)
_UNREAL_MOODS = frozenset({"future", "modal", "wish", "intent", "past", "negation", "question", "report", "hypothetical", "story", "other_business"})
_NEVER_ALONE = frozenset({"week", "life"})


def _unreal(tokens: list[Token]) -> bool:
    return any(token.low in words.UNREAL - _NEVER_ALONE for token in tokens)


def _outcome(tokens: list[Token]) -> bool:
    """Whether a sentence tells in the present what happened to its sender."""
    lows = [token.low for token in tokens if token.low not in words.ADVERBS]
    return any(a == "i" and b in words.OUTCOMES for a, b in zip(lows[:4], lows[1:5], strict=False)) and len(lows) <= 12


def _afterthought(tokens: list[Token]) -> bool:
    """A condition without a main clause, said after the fact: `If I have a token, that is.`"""
    if not words.CONDITION_PHRASES.at(tokens, 0) or len(tokens) > 20:
        return False
    lows = [token.low for token in tokens if token.low[0].isalnum() or token.low == ","]
    if "," not in lows:
        return "then" not in lows and "will" not in lows and "'ll" not in lows
    return lows[lows.index(",") + 1 :] in (["that", "is"], ["of", "course"], ["obviously"], ["i", "mean"], [])


def _doubted(findings: list[Finding], reason: str) -> list[Finding]:
    """Acts made questions of; doubts inside words that may not be the sender's are dropped."""
    acts = tuple(f for f in findings if isinstance(f, Act))
    others: list[Finding] = [f for f in findings if isinstance(f, Skip)]
    if not acts:
        return others
    return [*others, Doubt(reason, acts[0].start, acts[-1].end, (acts,), True)]


def _paragraph_end(text: str, start: int, end: int) -> int:
    place = start
    while (place := text.find("\n", place, end)) >= 0:
        following = text.find("\n", place + 1, end)
        if not text[place + 1 : following if following >= 0 else end].strip():
            return place
        place += 1
    return end

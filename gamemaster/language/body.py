"""All sentences of a mail's own words in order, with what one sentence means for its neighbours.

Lists inherit the mood of the line that opens them; corrections reach back to the acts before them;
reported speech makes its paragraph doubtful. The number of sentences that are parsed in full is bounded.
"""

import re
from typing import NamedTuple

from gamemaster.language import words
from gamemaster.language.acts import Actor
from gamemaster.language.afterthoughts import frames, takes_back, unreal_opening
from gamemaster.language.asides import Aside, asides, plain
from gamemaster.language.clauses import Sentence, sentences
from gamemaster.language.corrections import Findings, doubted, outcome
from gamemaster.language.openings import opening
from gamemaster.language.relevance import concerns, disguised, hint
from gamemaster.language.scene import Act, Doubt, Finding, Scene, Skip
from gamemaster.language.sentence_state import Said
from gamemaster.language.sentences import LONGEST, SentenceReader
from gamemaster.language.tokens import Token, words_in

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


class BodyReader(Findings):
    """Reads the own words of one mail; use once."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.list: _List | None = None
        self.parsed = 0
        self.paragraph = (-1, -1)
        self.mentioned = False

    def read(self, regions: list[Region]) -> list[Finding]:
        """The findings of all regions, in order of the text."""
        for number, region in enumerate(regions):
            before = len(self.found)
            self.scene.speech = ""
            self.region(number, region)
            if region.doubt:
                self.found[before:] = doubted(self.found[before:], region.doubt)
            if self.parsed > _MOST_PARSED:
                self.give_up(region.end, regions[-1].end)
                break
        self.close_list()
        return self.found

    def region(self, number: int, region: Region) -> None:
        """Read the sentences of one region; a stop inside an aside that goes on ends none."""
        scene = self.scene
        paragraph, inside = -1, list[Aside]()
        opened: int | None = None
        last: Sentence | None = None
        for cut in sentences(scene.text, region.start, region.end, scene.referents, scene.lexicon.base_words):
            if cut.paragraph != paragraph:
                paragraph = cut.paragraph
                inside = asides(scene.text, cut.start, _paragraph_end(scene.text, cut.start, region.end))
            whole = cut if opened is None else cut._replace(start=opened)
            goes_on = any(a.start < cut.end < a.end for a in inside if a.sort != "open")
            opened = whole.start if goes_on else None
            if goes_on and cut.end < region.end:
                last = whole
                continue
            self.sentence(number, whole, inside)
            if self.parsed > _MOST_PARSED:
                return
        if opened is not None and last is not None:
            self.sentence(number, last, inside)

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
            findings = doubted(findings, "speech")
        findings = self.corrected(findings, tokens, sentence)
        findings = self.talked_about(sentence, findings)
        if outcome(tokens, scene.lexicon.entities):
            self.told()
        self.found.extend(findings)
        if any(isinstance(f, Act) for f in findings):
            scene.acted = True
            scene.negated = False
        if any(isinstance(f, Doubt) for f in findings):
            scene.trail = []
        self.open_list(region, sentence, tokens, said)

    def talked_about(self, sentence: Sentence, findings: list[Finding]) -> list[Finding]:
        """A sentence that revokes the acts before it, or makes examples of those after it."""
        scene = self.scene
        text = scene.text[sentence.start : sentence.end]
        acts = [f for f in findings if isinstance(f, Act)]
        if acts:
            before = text[: max(0, acts[0].start - sentence.start)]
            after = text[max(0, max(act.end for act in acts) - sentence.start) :].lstrip(" .,;:!-")
            strict = any(act.strength != "open" for act in acts)
            crossed = "~~" in text or text.startswith("//") or _other_tag(scene, text)
            if self.mentioned or crossed or unreal_opening(before) or (strict and takes_back(after)):
                self.mentioned = self.mentioned or unreal_opening(before)
                return doubted(findings, "mention")
            return findings
        if scene.acted and any(isinstance(f, Act) for f in self.found) and takes_back(text):
            self.retract_all(sentence, "correction")
        elif not self.mentioned and frames(text, _ends_open(scene.text, sentence)):
            self.mentioned = True
        return findings

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
                return Said(
                    [
                        Doubt(
                            "disguised", sentence.start, sentence.end, (), True, hint(scene.lexicon, "", None)
                        )
                    ]
                )
            return Said([Skip("unknown_sentence", sentence.start, sentence.end)])
        self.parsed += 1
        if len(tokens) > LONGEST:
            if concerns(scene, tokens, 0, len(tokens), None):
                return Said([Doubt("too_long", sentence.start, sentence.end)])
            return Said([Skip("unknown_sentence", sentence.start, sentence.end)])
        listed = self.list is not None and self.list.mood == "acts"
        return SentenceReader(scene, tokens, listed, self.list.actor if self.list else None).read(
            sentence.asks, harm
        )

    def matters(self, tokens: list[Token]) -> bool:
        """Whether a sentence holds anything that could act or take back."""
        telling = self.scene.lexicon.telling_words
        for token in tokens:
            if (
                token.low in telling
                or token.low in {"i", "we", "im", "ive"}
                or token.low in self.scene.lexicon.entities
            ):
                return True
        return words.CONDITION_PHRASES.at(tokens, 0) != []

    def aside_alone(self, sentence: Sentence, harm: bool) -> None:
        """A sentence that is nothing but an aside: a comment, unless it may change the act before it."""
        if harm and self.scene.acted:
            self.retract(sentence, [], "aside")
        else:
            self.found.append(Skip("comment", sentence.start, sentence.end))

    # -- lists

    def open_list(self, region: int, sentence: Sentence, tokens: list[Token], said: Said) -> None:
        """Keep what a line that ends in a colon says about the lines below it."""
        if said.listing:
            mood = "acts" if said.listing == "acts" else "doubt"
            self.close_list()
            self.list = _List(
                mood,
                sentence.paragraph,
                region,
                said.times,
                len(self.found),
                False,
                sentence.indent,
                actor=said.actor,
            )
        elif (
            sentence.opens
            and {t.low for t in tokens} <= words.ADVERBS | {"i", "do", ":"}
            and tokens[0].low == "i"
        ):
            self.close_list()
            self.list = _List("acts", sentence.paragraph, region, 1, len(self.found), False, sentence.indent)
        elif sentence.opens and not any(isinstance(f, Act) for f in said.findings):
            nothing = _unreal(tokens) or any(
                isinstance(f, Skip) and f.why in _UNREAL_MOODS for f in said.findings
            )
            mood = "nothing" if nothing else "open" if self.plain_heading(tokens) else "doubt"
            self.close_list()
            self.list = _List(mood, sentence.paragraph, region, 1, len(self.found), False, sentence.indent)

    def plain_heading(self, tokens: list[Token]) -> bool:
        """Whether a line that ends in a colon announces moves, or is a greeting or lead-in and no more."""
        lows = {token.low for token in tokens}
        later = any(words.TIMES.at(tokens, place) for place in range(len(tokens)))
        if later or lows & words.CONDITION:
            return False
        if lows & _HEADINGS and not any(
            self.scene.referents.at(self.scene.text, tokens, p)
            for p, t in enumerate(tokens)
            if t.capital and t.low != "i"
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
        inside = region == current.region and sentence.paragraph <= current.paragraph + (
            0 if current.items else 1
        )
        if (
            sentence.item
            or inside
            or (current.items and sentence.indent > current.indent and region == current.region)
        ):
            moved = current.items or sentence.paragraph > current.paragraph or sentence.item
            self.list = current._replace(items=moved, paragraph=max(sentence.paragraph, current.paragraph))
        else:
            self.close_list()

    def listed(self, findings: list[Finding], sentence: Sentence) -> list[Finding]:
        """What an item is, given the line that opened its list."""
        if self.list is not None and self.list.mood == "doubt" and any(isinstance(f, Act) for f in findings):
            return doubted(findings, "lead_in")
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
            self.found[current.begun :] = [
                *others,
                Doubt(reason, acts[0].start, items[-1].end, (acts,), True),
            ]
        else:
            self.found[current.begun :] = [*others, *(acts * current.times)]


_HEADINGS = words_in(
    "move moves action actions turn turns orders announce announcement announcements perform goes "
    "go following today now gm master all everyone"
)
_UNREAL_MOODS = frozenset(
    {
        "future",
        "modal",
        "wish",
        "intent",
        "past",
        "negation",
        "question",
        "report",
        "hypothetical",
        "story",
        "other_business",
    }
)
_NEVER_ALONE = frozenset({"week", "life"})


def _unreal(tokens: list[Token]) -> bool:
    return any(token.low in words.UNREAL - _NEVER_ALONE for token in tokens)


_TAG = re.compile(r"\[([A-Z][\w ]{1,30})\]")


def _other_tag(scene: Scene, text: str) -> bool:
    """Whether a sentence opens with a tag in brackets that is not the game's."""
    tag = _TAG.match(text)
    if tag is None or scene.lexicon.has_sign(tag[1]):
        return False
    return bool({word.lower() for word in tag[1].split()} - words.TAGS_OF_ANY_GAME)


def _ends_open(text: str, sentence: Sentence) -> bool:
    """Whether a paragraph ends with the sentence and no mark closes it."""
    return text[sentence.end - 1].isalnum() and bool(_BLANK_LINE.match(text, sentence.end))


_BLANK_LINE = re.compile(r"[ \t\r]*\n[ \t\r]*\n")


def _paragraph_end(text: str, start: int, end: int) -> int:
    place = start
    while (place := text.find("\n", place, end)) >= 0:
        following = text.find("\n", place + 1, end)
        if not text[place + 1 : following if following >= 0 else end].strip():
            return place
        place += 1
    return end

"""Lists: a line that ends in a colon, and what it makes of the lines below it."""

import re
from dataclasses import replace
from typing import Final, NamedTuple

from gamemaster.core.condition import Guard
from gamemaster.language.after.reordering import reorders
from gamemaster.language.before.assenting import assents
from gamemaster.language.before.belied import belied
from gamemaster.language.before.circumstances import gone_through
from gamemaster.language.before.clock import past_clock
from gamemaster.language.before.decisive_words import decisive
from gamemaster.language.before.doing_below import (
    another_does,
    does_below,
    hangs_below,
    hereby_does,
    lets_oneself,
    of_this_mail,
    only_in_mind,
    withheld,
)
from gamemaster.language.before.handed_on import hands_on
from gamemaster.language.before.headings import (
    BALLOT,
    EXEMPLARY,
    HEADINGS,
    UNREAL_MOODS,
    concludes_at_end,
    decides,
    denied,
    heads,
    loosely_unreal,
    may_lead,
    obeys,
    of_a_part,
    plainly_heads,
    presents_below,
    says_it,
    sent_astray,
    supposes_at_end,
    tells_how_reached,
    tells_of_things,
    temporal,
    unreal,
    without_trimmings,
)
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.before.on_behalf import commissions
from gamemaster.language.before.openings import opening
from gamemaster.language.before.other_moves import left_pending, not_of_now
from gamemaster.language.before.told_grounds import tells_ground
from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.acts import Actor
from gamemaster.language.frames.matching import times_at
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.layout.lines import BULLETS
from gamemaster.language.reading.beside import Beside
from gamemaster.language.reading.found_so_far import doubted
from gamemaster.language.sentences.conditional import read_sentence, under
from gamemaster.language.sentences.rows import rows_of_acts
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, acts_in, findings_act

_I_DO: Final = words.ADVERBS | {"i", "do", ":"}


_PAST: Final = words_in("last yesterday earlier")
_OWN: Final = words_in("i me my mine we us our so")
_FEW: Final = 9
_ABOUT: Final = words_in("on for as regarding concerning about in to")


_ROW_BELOW: Final = re.compile(
    rf"[ \t]*\n\s*(?:[{BULLETS}]|\(?\w{{1,3}}[.)]|(?i:first|firstly)(?:,?[ \t](?i:do|hereby))?)[ \t]"
)


class ListBelow(NamedTuple):
    """A list being read: how its opening line makes its items (`acts`, `nothing`, `open`, `doubt`), and how
    often. `begun` counts the findings before it, `items` tells that one has been read, `block` that braces
    hold it. `wanting` shows how one says what the opening line, at `span`, leaves to the items, `hangs` that
    it opens a condition, which may hold for more than one paragraph, `obeyed` that the items are somebody's
    orders, which the sender follows."""

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
    wanting: str = ""
    span: tuple[int, int] = (0, 0)
    lead: tuple[Token, ...] = ()
    hangs: bool = False
    obeyed: bool = False


class Listing(Beside):
    """Reads the items of lists as their opening lines tell."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.list: ListBelow | None = None

    def open_list(self, region: int, sentence: Sentence, tokens: list[Token], said: Said) -> None:
        """Keep what a line that ends in a colon says about the lines below it."""
        unsure = sentence.opens and (reorders(tokens) or (not said.listing and _repeats(tokens)))
        if said.listing:
            # what the act itself hangs on has been read with it
            certain = said.listing == "acts" and (said.when or not hangs_below(self.scene, tokens))
            certain = certain and not unsure
            mood = "acts" if certain else "doubt"
        elif sentence.opens and tokens[0].low == "i" and not unsure and {t.low for t in tokens} <= _I_DO:
            mood = "acts"
        elif sentence.opens and not acts_in(said.findings):
            unsure = unsure or self.told_already(tokens)
            mood = "doubt" if unsure else self.mood_below(tokens, said)
            pending = left_pending(self.scene.text[sentence.start : sentence.end])
            if mood != "nothing" and (pending or withheld(tokens)):
                unsure, mood = True, "doubt"
        elif not self.above_rows(sentence):
            return
        elif hereby_does(self.scene, tokens):
            mood = "acts"
        elif not findings_act(said.findings) and another_does(tokens):
            mood = "doubt"
        else:
            return
        self.close_list()
        opened = ListBelow(mood, sentence.paragraph, region, len(self.found), sentence.indent)
        if said.listing:
            opened = opened._replace(
                times=said.times,
                actor=said.actor,
                when=said.when,
                heading=said.heading,
                wanting=said.wanting,
                span=(sentence.start, sentence.end),
            )
        elif mood not in {"open", "acts"} and not (unsure or only_in_mind(tokens)) and may_lead(tokens):
            opened = opened._replace(lead=tuple(tokens))
        if not opened.wanting and said.itemized is None and (wanting := self.left_below(tokens, said)):
            opened = opened._replace(wanting=wanting, span=(sentence.start, sentence.end))
        obeyed = obeys(tokens) or commissions(plain_lows(tokens))
        self.list = opened._replace(hangs=_opens_condition(tokens), obeyed=obeyed)

    def above_rows(self, sentence: Sentence) -> bool:
        """Whether the sentence ends its paragraph, and items stand below it."""
        return self.list is None and bool(_ROW_BELOW.match(self.scene.text, sentence.end))

    def told_already(self, tokens: Tokens) -> bool:
        """`I made two offers:` above two rows, `I voted as follows:`: they are what was done, and before."""
        lows = [token.low for token in tokens if token.low not in words.ADVERBS]
        if len(lows) < _FEW // 2 or lows[0] not in {"i", "we"} or not is_past(lows[1]):
            return False
        if lows[-3:-1] == ["as", "follows"]:
            return True
        counted = next((read for p in range(len(tokens)) if (read := number_at(tokens, p)) is not None), None)
        return counted is not None and counted[0] == rows_of_acts(self.scene.text, tokens[-1].end)

    def left_below(self, tokens: Tokens, said: Said) -> str:
        """How one says the act that a line leaves to the rows below it: none may vanish for being unread."""
        scene = self.scene
        if not scene.signed or findings_act(said.findings):
            return ""
        if said.heading:
            return said.heading[0].frame.example
        led = tokens[0].low in _ABOUT and next((p for p, token in enumerate(tokens) if token.low == "i"), 0)
        told = head(scene, tokens, led or 0)
        if told.mood is not Mood.PERFORM:
            return ""
        hits = scene.lexicon.verb_at(tokens, told.verb)
        return hits[0].what.frame.example if hits else ""

    def mood_below(self, tokens: list[Token], said: Said) -> str:
        """What a line that ends in a colon and does nothing itself makes of the lines below it."""
        if does_below(tokens):
            return "acts"
        if only_in_mind(tokens):
            return "nothing"
        told_hour = past_clock(tokens, 0)
        if (
            of_this_mail(tokens)
            or decides(tokens)
            or plainly_heads(self.scene, tokens)
            or assents(self.scene, tokens)
            or (told_hour or 0) >= len(tokens) - 1 > 0
            or tells_how_reached(self.scene, tokens)
        ):
            return "open"
        if temporal(tokens) or not_of_now(tokens):
            # "After much dithering:" is behind the sender, "After lunch:" may be now, or later
            return "open" if gone_through(self.scene, tokens[:-1]) else "doubt"
        last = decisive(tokens)
        told = said.findings if last is tokens else []
        tokens = last
        if tells_ground(tokens) and not belied(tokens):
            return "open"
        nothing = unreal(tokens) or any(isinstance(f, Skip) and f.why in UNREAL_MOODS for f in told)
        if nothing and _opens_condition(tokens) and (tokens[0].low == "should" or not unreal(tokens)):
            # "When I have tokens, this happens:" and "If Tarn agrees:" may well be meant
            return "doubt"
        if (begins := lets_oneself(tokens)) is not None:
            return "open" if begins and not denied(tokens) else "doubt"
        if not nothing:
            return "open" if self.plain_heading(tokens) else "doubt"
        if tokens[0].low == "whereas":
            # it may be a recital all the same
            return "doubt"
        if sent_astray(tokens):
            return "doubt"
        if loosely_unreal(self.scene, tokens, told):
            return "open" if presents_below(tokens) else "doubt"
        # "No draft this time:" denies a text, and no act
        denied_text = tokens[0].low == "no" and not unreal(tokens)
        maybe = denied_text or concludes_at_end(tokens) or tells_of_things(tokens) or says_it(tokens)
        return "doubt" if maybe else "nothing"

    def plain_heading(self, tokens: list[Token]) -> bool:
        """Whether a line that ends in a colon announces moves, or is a greeting or lead-in and no more."""
        if self.of_another(tokens) or hands_on(self.scene, tokens):
            return False
        if (plain_part := of_a_part(tokens)) is not None:
            return plain_part
        if _calls_all(tokens):
            return True
        kept = without_trimmings(self.scene, tokens)
        lows = {token.low for token in kept}
        times = self.scene.lexicon.times
        later = any(times.at(kept, p) for p, token in enumerate(kept) if token.low not in _PAST)
        if later or lows & words.CONDITION or supposes_at_end(tokens):
            return False
        ballot = "my" in lows and not lows.isdisjoint(BALLOT)
        plain = (ballot or lows & HEADINGS) and not lows & EXEMPLARY and not belied(tokens)
        if plain and not any(
            self.scene.referents.at(self.scene.text, tokens, p)
            for p, t in enumerate(tokens)
            if t.capital and t.low != "i"
        ):
            return True
        found = opening(self.scene, tokens)
        empty = not found.doubt and not found.nothing and found.place >= len(tokens)
        return empty or heads(self.scene, tokens)

    def of_another(self, tokens: list[Token]) -> bool:
        """`Pascoe has two changes:`: what somebody else does or has, and nothing of the sender's."""
        named = self.scene.referents.at(self.scene.text, tokens, 0) if tokens and tokens[0].capital else None
        if named is None or self.scene.sender in named.who or named.end >= len(tokens) - 1:
            return False
        addressed = tokens[named.end].low in {",", ":", "'s"}
        return not addressed and _OWN.isdisjoint(token.low for token in tokens)

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
            paragraph = max(sentence.paragraph, current.paragraph)
            hangs = current.hangs and not sentence.item
            self.list = current._replace(items=moved, paragraph=paragraph, hangs=hangs)
        elif current.hangs:
            self.close_list()
            self.list = ListBelow("doubt", sentence.paragraph, region, len(self.found), 0, hangs=True)
        else:
            self.close_list()

    def listed(self, findings: list[Finding], sentence: Sentence, tokens: Tokens) -> list[Finding]:
        """What an item is, given the line that opened its list."""
        current = self.list
        if current is None:
            return findings
        if current.lead and acts_in(findings):
            led = self.led_by(current.lead, tokens, findings)
            mood = "open" if led else current.mood
            own = any(act.when for act in acts_in(findings))
            when = led[0].when if led and not own else None
            current = self.list = current._replace(mood=mood, when=when, lead=())
        if current.obeyed and acts_in(findings) and all(act.by for act in acts_in(findings)):
            return findings
        if current.mood == "doubt" and acts_in(findings):
            return doubted(findings, "lead_in")
        if current.when is not None:
            return under(findings, current.when)
        if current.mood == "nothing" and findings_act(findings):
            return [Skip("listed_only", sentence.start, sentence.end)]
        return findings

    def led_by(self, lead: Tokens, tokens: Tokens, findings: list[Finding]) -> tuple[Act, ...]:
        """The first acts below a line as they would be read right behind its colon, with what they hang on;
        none where the line would let them not stand."""
        apart = replace(self.scene, trail=[*self.scene.trail], deeds=[*self.scene.deeds], heading=())
        joined = [*lead, *(token.changed(line=False) for token in tokens)]
        told = read_sentence(apart, joined, False, None, False, False, (lead[0].start, joined[-1].end))
        if apart.speech != self.scene.speech or any(
            isinstance(f, Doubt) for f in (*told.findings, *findings)
        ):
            return ()
        acts = acts_in(told.findings)
        return acts if [act.action for act in acts] == [act.action for act in acts_in(findings)] else ()

    def close_list(self) -> None:
        """Apply the repetition of a list when its last item has been read."""
        current, self.list = self.list, None
        if current is None:
            return
        items = self.found[current.begun :]
        acts = acts_in(items)
        if current.wanting and not findings_act(self.found[max(0, current.begun - 1) :]):
            self.found.append(Doubt("incomplete", *current.span, (), True, current.wanting))
        elif self.names_unread(current, items):
            self.found.append(Doubt("incomplete", *current.span, (), True))
        if current.times == 1:
            return
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

    def names_unread(self, current: ListBelow, items: list[Finding]) -> bool:
        """Whether rows below `I make the following plays:` name things of the game, and none was read."""
        if current.mood != "acts" or not self.scene.signed or not items or findings_act(items):
            return False
        below = tokenize(self.scene.text, current.span[1], max(item.end for item in items))
        return current.span[1] > 0 and names_things(self.scene, below, shaped=False)


def _repeats(tokens: Tokens) -> bool:
    """`Twice:`, `All of that three times:`: how often what stands below is done, or perhaps each line of
    it."""
    for place in range(len(tokens)):
        times, end = times_at(tokens, place) or (1, 0)
        if times != 1 and tokens[end:] and tokens[end].low == ":":
            lows = [token.low for token in tokens[:place]]
            return not lows or not (any(map(is_past, lows)) or _BELOW.isdisjoint(lows))
    return False


_BELOW: Final = words_in("following below these this that all each both everything")


def _opens_condition(tokens: Tokens) -> bool:
    """`If Tarn agrees:`, `Should it rain:`: on what the lines below may hang."""
    return tokens[0].low == "should" or bool(words.CONDITION_PHRASES.at(tokens, 0))


def _calls_all(tokens: list[Token]) -> bool:
    """`To the assembled townspersons:`: a call to all who read, and no more."""
    lows = plain_lows(tokens)
    called = lows[:1] == ["to"] and len(lows) <= _MOST_CALLED and lows[1:2] != [] and lows[1] in _ALL
    said = set(lows[2:])
    return called and not any(t.capital for t in tokens[1:]) and said.isdisjoint(_NO_CALL)


_MOST_CALLED: Final = 8
_ALL: Final = words_in("the all my our whom everyone everybody")
_NO_CALL: Final[frozenset[str]] = (
    words.FINITE | words.SPEECH | words.CONDITION | words.UNREAL | words_in("do i you who except but one be")
)

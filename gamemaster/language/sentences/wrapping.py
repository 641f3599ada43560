"""What is put around acts: on whose behalf, at what price, and lists of what is done."""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.before.harmless_leads import harmless_lead
from gamemaster.language.before.moods import Head, Mood, head
from gamemaster.language.before.on_behalf import acted_for, behalf_at
from gamemaster.language.before.principals import past_told
from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number, number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.acts import Actor
from gamemaster.language.frames.matching import fill, price_at, times_at
from gamemaster.language.sentences.dwelling import without_reasons
from gamemaster.language.sentences.itemized import opens_items
from gamemaster.language.sentences.passing import Passing
from gamemaster.language.sentences.rows import heading_at, rows_of_acts
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.inflections import Form

_MOST_USED: Final = 14
_SEVERAL: Final = 2
_ONE_ACT: Final = words_in(
    "game move action act thing play announcement change table list rows row column says say"
)
_ACTS: Final = words_in("moves actions acts things plays announcements changes")
_ADORNING: Final = words_in(
    "open to anybody anyone everybody everyone all whoever wants them today now this time week turn here "
    "below in order from top bottom down , and as usual gently hardly used both fair good cheap fresh new "
    "more small"
)
_SAID_AGAIN: Final = tuple(
    ("and", "i", do, it) for do in ("do", "make", "take", "perform") for it in ("it", "so", "this", "them")
)
_POINTING: Final = words_in("following these this follows")
_SOME: Final = words_in("one some any either most few none half neither two three four")


_FURTHER_ACT: Final = re.compile(r"[.;!]?[ \t]*\n?[ \t]*(?:(?:then|and)[ \t]+)?I[ \t]")


_SEVERALLY: Final = frozenset({("each", "severable"), ("each", "separately"), ("each", "severably")})


_FORMS: Final[tuple[Form, ...]] = ("base", "third")
"""What a noun for what is done looks like: `the following move`, `the following moves`."""


class Wrapping(Passing):
    """Reads the wrappers of clauses that perform."""

    def special(self, start: int, told: Head, joined: frozenset[str]) -> int | None:
        """On behalf of somebody, paying to do something, or opening a list of acts."""
        tokens, verb = self.tokens, told.verb
        low = tokens[verb].low if verb < len(tokens) else ""
        place = verb + 1 if low == "act" else verb
        behalf = behalf_at(self.scene, tokens, place) if low in {"act", "on"} else None
        if behalf is None and low == "act" and (named := acted_for(self.scene, tokens, place)) is not None:
            behalf, start = named, named[1] - 1
        if behalf is not None:
            name, after = behalf
            after = past_told(self.scene, tokens, after, "to") if low == "act" else after
            while after < len(tokens) and tokens[after].low in {",", "to", "and", "by"}:
                after += 1
            if name is None:
                return self.doubt(start, "on_behalf_of_whom", (), None)
            self.actor = self.acting_for(name)
            self.deputed = low == "act" and tokens[after - 1].low == "to"
            return self.perform(start, Head(Mood.PERFORM, after), joined)
        if (
            low in {"have", "make"}
            and (who := person_at(self.scene, tokens, verb + 1)) is not None
            and self.scene.lexicon.verb_at(tokens, who.end)
        ):
            # who has somebody do something may tell of it
            return self.doubt(start, "on_behalf_of_whom", (), None, certain=True)
        if low == "cause" and (who := person_at(self.scene, tokens, verb + 1)) is not None and not who.doubt:
            after = who.end + 1 if who.end < len(tokens) and tokens[who.end].low == "to" else who.end
            if self.scene.lexicon.verb_at(tokens, after) and str(who.parts[0]) != self.scene.sender:
                self.actor = Actor(str(who.parts[0]), self.scene.sender)
                return self.perform(start, Head(Mood.PERFORM, after), joined)
        if (self.acted or self.scene.acted) and low == "do" and (again := self.did_so(verb)) is not None:
            return again
        if low in {"do", "perform", "take", "make", "announce", "execute"} or (
            low == "act" and tokens[-1].low == ":"
        ):
            return self.list_intro(start, verb)
        if low in {"spend", "use"} and (used := self.uses_up(verb)) is not None:
            self.skip(start, used, "lead_in")
            return used
        if low in {"pay", "spend", "use", "destroy", "expend", "burn"}:
            return self.paying(start, verb, joined)
        return None

    def did_so(self, verb: int) -> int | None:
        """`(I invest in Mauve), and I do so with a song in my heart`: the act before it, told once more.

        What it hangs on is of that act; None where it speaks of intents.
        """
        lows = [token.low for token in without_reasons(self.tokens)]
        if lows[verb + 1 : verb + 2] not in (["so"], ["this"], ["it"]) or not _OF_INTENTS.isdisjoint(lows):
            return None
        if ":" in lows[verb:]:
            return None
        if not _HANGING.isdisjoint(lows[verb + 2 :]):
            if not self.acted:
                return self.doubt(verb, "leftover", (), None)
            self.taint, self.tainted_from = self.taint or "leftover", 0
        self.skip(verb, len(self.tokens), "said_before")
        self.stop = True
        return len(self.tokens)

    def uses_up(self, verb: int) -> int | None:
        """`I spend our one attack of this week: I attack ...`: the place behind the colon, where what is used
        up is done."""
        tokens = self.tokens
        colon = next((p for p in range(verb, min(len(tokens), verb + _MOST_USED)) if tokens[p].low == ":"), 0)
        told = head(self.scene, tokens, colon + 1)
        hits = self.scene.lexicon.verb_at(tokens, told.verb)
        if not colon or told.mood is not Mood.PERFORM or not hits or tokens[colon + 1].low != "i":
            return None
        said = {token.low for token in tokens[verb + 1 : colon]} - {"once"}
        mine = said & {"my", "our", "the", "'s", "'"}
        known = {hit.what.frame.action for hit in hits} | {"turn", "action", "move"}
        spoilt = said & (words.TAINT | words.CONDITION | words.UNREAL | {"not", "n't", "'t"})
        return colon + 1 if mine and said & known and not spoilt else None

    def makes_of_text(self, verb: int) -> bool:
        """`I make the following proposal: ...`: what is made is named, and stands behind it as a text."""
        return any(
            filling.filled and filling.ready.frame.action in self.scene.lexicon.takes_texts
            for hit in self.scene.lexicon.verb_at(self.tokens, verb)
            for filling in fill(self.scene, self.tokens, hit.end, hit.what)
        )

    def list_intro(self, start: int, verb: int) -> int | None:
        """`I do the following three times:`"""
        tokens = self.tokens
        lows = [token.low for token in tokens[verb + 1 : verb + 8]]
        if lows[:1] == ["nothing"]:
            return None
        near = lows[: 3 + (lows[:2] == ["all", "of"])]
        pointing = {"following", "these", "this"} & set(near) or lows[:2] == ["as", "follows"]
        if not (pointing or self.counts_below(verb)) or self.makes_of_text(verb):
            return None
        acts_below = tokens[-1].low == ":" and rows_of_acts(self.scene.text, tokens[-1].end)
        if not acts_below and opens_items(self.scene, tokens, self.scene.lexicon.verb_at(tokens, verb)):
            # "I make Lovers of these two:" leaves one slot to the rows, and no act
            return None
        colon = next((p for p in range(verb, len(tokens)) if tokens[p].low in {":", "{"}), len(tokens))
        for place in range(verb + 1, colon):
            if (times := times_at(tokens, place)) is not None:
                self.said.times = times[0]
                break
        if (behalf := self.list_behalf(verb, colon)) is not None:
            name = behalf[0]
            if name is None:
                self.said.listing = "doubt"
                return self.doubt(start, "on_behalf_of_whom", (), None, certain=True)
            self.actor = self.acting_for(name)
        if any(a in _SOME and b == "of" for a, b in pairwise(lows[:3])):
            # "I do one of these": which one, nobody knows
            self.said.listing = "doubt"
            return self.doubt(start, "ambiguous", (), None)
        if self.unsure_list(verb, colon, behalf is not None):
            self.said.listing = "doubt"
            return self.doubt(start, "condition", (), None)
        return self.open_list(start, verb, colon)

    def list_behalf(self, verb: int, colon: int) -> tuple[str | None, int] | None:
        """For whom a list is done that says `on behalf of`, `(None, ...)` where nobody knows; else None."""
        behalf = next((p for p in range(verb, colon) if self.tokens[p].low == "behalf"), None)
        if behalf is None:
            return None
        read = (behalf_at(self.scene, self.tokens, max(p, 0)) for p in (behalf - 2, behalf - 1))
        return next((named for named in read if named is not None), (None, colon))

    def unsure_list(self, verb: int, colon: int, deputed: bool) -> bool:
        """Whether words in front of the colon of a list let it be open whether what it holds is done now."""
        tokens = self.tokens
        severally = [p for p in range(verb, colon - 1) if (tokens[p].low, tokens[p + 1].low) in _SEVERALLY]
        said = {token.low for p, token in enumerate(tokens[verb:colon], verb) if p not in severally}
        unsure = said & words.TAINT - {"times", "twice", "thrice", "once"}
        later = any(self.scene.lexicon.times.at(tokens, p) for p in range(verb, colon))
        changed = not deputed and not severally and self.changed_behind(verb, colon)
        return bool(unsure) or later or changed or bool(self.future)

    def open_list(self, start: int, verb: int, colon: int) -> int:
        """Where the acts of a list begin, behind its colon or on the lines below it."""
        tokens = self.tokens
        self.said.listing = "acts"
        self.said.heading = (
            heading_at(self.scene, tokens, verb + 1, colon) if colon == len(tokens) - 1 else ()
        )
        self.said.actor = self.actor
        self.elided = True
        self.skip(start, colon, "heading")
        # a number in front of it (`Twice, I do the following:`) counts what is below
        self.times, self.said.times = 1, self.said.times * self.times
        if colon + 1 < len(tokens):
            self.times, self.said.times = self.said.times, 1
            self.said.listing, self.headed = "", colon + 1
            if self.times != 1 and _FURTHER_ACT.match(self.scene.text, tokens[-1].end):
                # "I do these three things twice: I explore. I heal.": how far it reaches, nobody knows
                self.taint = self.taint or "how_many"
        return self.by_noun(verb, colon) or colon + 1

    def changed_behind(self, verb: int, colon: int) -> bool:
        """`I do the following in my dreams:`: whether words behind what points to a list change it."""
        tokens = self.tokens
        pointing = (p + 1 for p in range(verb, colon) if tokens[p].low in _POINTING)
        begin = next(pointing, colon)
        nouns = _ACTS | _ONE_ACT | self.scene.lexicon.entities | self.scene.lexicon.nouns_of_things
        while begin < colon:
            # "the following three things", "the following, three times"
            if (repeated := times_at(tokens, begin)) is not None:
                begin = repeated[1]
            elif tokens[begin].low in nouns or may_be_number(tokens[begin].low):
                begin += 1
            else:
                break
        said = tokens[begin + (begin < colon and tokens[begin].low == ",") : colon]
        if tuple(token.low for token in said[:4]) in _SAID_AGAIN:
            # "and I do it now"
            said = said[4:]
        plain = all(token.low in _ADORNING for token in said)
        return bool(said) and not plain and not harmless_lead(self.scene, said, ",")

    def counts_below(self, verb: int) -> bool:
        """`I make two offers, open to anybody:`: whether it counts full acts below, and says no more."""
        tokens, scene = self.tokens, self.scene
        read = number_at(tokens, verb + 1)
        if read is None or read[0] < _SEVERAL or tokens[-1].low != ":" or tokens[verb].low == "take":
            return False
        noun = next(p for p in range(read[1], len(tokens)) if tokens[p].low not in _ADORNING)
        named = tokens[noun].low in _ACTS or heading_at(scene, tokens, noun, noun + 1)
        plain = all(token.low in _ADORNING and not token.capital for token in tokens[noun + 1 : -1])
        return bool(named) and plain and rows_of_acts(scene.text, tokens[-1].end) == read[0]

    def by_noun(self, verb: int, colon: int) -> int | None:
        """`I perform the following move: from A to B`: the noun before the colon is the verb."""
        if colon + 1 >= len(self.tokens) or head(self.scene, self.tokens, colon + 1).mood is not Mood.UNKNOWN:
            return None
        hits = [
            hit
            for place in range(verb + 1, colon)
            for form in _FORMS
            for hit in self.scene.lexicon.verb_at(self.tokens, place, form)
        ]
        found = [f for hit in hits for f in fill(self.scene, self.tokens, colon + 1, hit.what) if f.complete]
        return self.best(verb - 1, [f for f in found if f.filled])

    def paying(self, start: int, verb: int, joined: frozenset[str]) -> int | None:
        """`I spend a movement token to explore`, `I destroy one movement token and specify ...`"""
        tokens = self.tokens
        for ready in self.scene.lexicon.ready:
            for end, price in price_at(tokens, verb + 1, ready):
                tokens = self.tokens = self.bought(tokens, end)
                after = end
                while after < len(tokens) and tokens[after].low in {
                    "in",
                    "order",
                    "to",
                    "and",
                    ",",
                    "hereby",
                    "then",
                    ":",
                    "i",
                }:
                    after += 1
                hits = (
                    [h for h in self.scene.lexicon.verb_at(tokens, after) if price[0] in h.what.frame.costs]
                    if after > end
                    else []
                )
                if hits:
                    self.prices = (*self.prices, price)
                    return self.perform(start, Head(Mood.PERFORM, after), joined)
        return None

    def bought(self, tokens: Tokens, end: int) -> Tokens:
        """`(I use a movement token) for exploring`: the words with what is paid for as `to explore`."""
        if end + 1 >= len(tokens) or tokens[end].low not in {"for", "on", "by"}:
            return tokens
        bases = self.scene.lexicon.bases(tokens[end + 1].low, "gerund")
        if not bases:
            return tokens
        verb = tokens[end + 1].changed(low=bases[0])
        return [*tokens[:end], tokens[end].changed(low="to"), verb, *tokens[end + 2 :]]


_OF_INTENTS: Final = words_in(
    "intent intents intended intention objection objections objected support supporters"
)
_HANGING: Final[frozenset[str]] = (
    words.CONDITION
    | words.TAINT
    | words_in(
        "only not n't never or but instead twice again every each time times for until till when except "
        "behalf tomorrow later tonight also"
    )
) - words_in("with")

"""Clauses of what is yet to be done: plans, wishes and requests, intents and how they are resolved."""

import re
from itertools import pairwise
from typing import Final

from gamemaster.core.action import Action
from gamemaster.language.before.moods import Head, Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in
from gamemaster.language.frames.dependent_actions import names_method, tabled, vague_method
from gamemaster.language.sentences.leading import Leading
from gamemaster.language.tails.endings import After
from gamemaster.language.values.describing import names_new_thing, names_things
from gamemaster.language.values.intents import as_was_said, carried_out
from gamemaster.language.vocabulary.scene import Act

_CONTRACT: Final = re.compile(
    r"\b(?:the|this|our) contract\b(?! *(?:called|named|between|of|for|with|known|[\"“(]|[A-Z]))"
)
_WITH_MORE: Final = re.compile(
    r"(?:with (?:more|enough|better|any|a (?:bit|little))|given (?:an?|the|more|enough|any|half) "
    r"(?:\w+ )?(?:time|chance|opportunity|hour|luck)) "
)
"""`With more time, I would like to join`: in which case one would like to."""
_AS_INTENDED: Final = re.compile(
    r"\bas\s(?:I\s)?(?:(?:have|had)\s)?(?:intended|tabled)\b(?:\s\w+){0,3}\s?[\[(]?"
    r"(?:(?:in|by|with|see)\s)?(?:my\s)?intent\s(?:number\s|no\.?\s?|#)?(\d+)\b",
    re.IGNORECASE,
)
_UNOPPOSED: Final = re.compile(
    r"(?:^|\s(?:and|as)\s|[,;:]\s)(?:nobody|no[ -]?one|none)\b(?:\s(?:of\syou|else))?"
    r"(?:\s(?:has|have|had))?(?:\s(?:since|so\sfar))?\s"
    r"(?:objected|said\sno)\b[^.?!]{0,60}?[,;]?\s(?:so|and|and\sso|therefore|hence|thus|now)\sI\s"
    r"(?:(?:now|hereby|therefore)\s)*(?:do\s(?:it|this|that)|carry\s(?:it|this|that)\sout)(?:\snow)?\s*$",
    re.IGNORECASE,
)
_BEHIND: Final = 16
"""Characters behind the words of a sentence in which the number may stand in brackets."""
_OPENING: Final = words_in(", ; : -- so and therefore then thus now hence")
_THIS: Final = words_in("the this our current present running")
_WHICH: Final = words_in("of for with in on between called named known 's regulations rules report")
_PLANNING: Final = words_in("plan aim mean propose hope need expect")
_BY_METHOD_ONLY: Final = frozenset({"amend", "ratify", "repeal", "adopt"})


class Planning(Leading):
    """Reads what is planned or intended."""

    def known_intent(self, what: str) -> bool:
        """Whether an intent is said in the very words of one that this game has."""
        known = self.scene.referents.names.things.get("intents", {})
        return any(isinstance(facts, str) and facts.lower() == what.lower() for facts in known.values())

    def planned(self, start: int, told: Head, joined: frozenset[str]) -> int:
        """Plans and wishes do nothing, except a tabled intent and verbs that are read leniently."""
        if told.mood is Mood.INTENT and (action := tabled(self.scene, self.tokens, told.verb)) is not None:
            self.intend(start, action)
            return len(self.tokens)
        rest = {token.low for token in self.tokens[told.verb : told.verb + 6]}
        vague = bool(rest & _BY_METHOD_ONLY) or vague_method(self.tokens) or names_method(self.tokens)
        if told.mood is Mood.INTENT and self.scene.signed and vague:
            return self.doubt(start, "intent_method", (), None)
        fronted = " ".join(token.low for token in self.tokens[:start])
        if told.mood is Mood.WISH and _WITH_MORE.match(fronted):
            return self.doubt(start, "condition", (), None)
        if (after := self.leniently(start, told)) is not None:
            return after
        if told.mood is Mood.WISH and any(token.low == "please" for token in self.tokens[start:]):
            return self.requested(start, told, joined)
        return self.chunk(start, told.mood.value, joined)

    def intend(self, start: int, action: Action) -> None:
        """A tabled intent, which is the game's where the mail or the intent itself says so."""
        what = str(action.params().get("what"))
        meant = self.scene.near and (_CONTRACT.search(what) or self.known_intent(what))
        if self.scene.signed or self.about_ours() or meant:
            span = self.span(start, len(self.tokens))
            self.said.findings.append(Act(action, self.actor.name, self.actor.by, *span, "common"))
        elif self.scene.near and self.scene.sender in self.scene.referents.names.gm:
            # a game master may mean eir game, or no game at all
            act = Act(action, self.actor.name, self.actor.by, *self.span(start, len(self.tokens)), "common")
            self.doubt(start, "which_game", ((act,),), None, certain=True)
        else:
            self.skip(start, len(self.tokens), "other_business")

    def about_ours(self) -> bool:
        """Whether the sentence speaks of what only this game has, in a mail of no other.

        That is its words, its things, a new one of them, or, by somebody who is in it, itself.
        """
        scene = self.scene
        return scene.near and (
            not scene.lexicon.entities.isdisjoint([t.low for t in self.tokens])
            or names_things(scene, self.tokens, shaped=False)
            or names_new_thing(scene, self.tokens)
            or (scene.sender in scene.referents.names.people and self.ends_game())
        )

    def ends_game(self) -> bool:
        """`To end the tournament a week early`: the game by what its own members call it, and no other."""
        called = self.scene.lexicon.members.get("leave", frozenset())
        tokens = self.tokens
        return any(
            token.low in called
            and not token.capital
            and tokens[place - 1].low in _THIS
            and (place + 1 >= len(tokens) or tokens[place + 1].low not in _WHICH)
            for place, token in enumerate(tokens)
            if place
        )

    def leniently(self, start: int, told: Head) -> int | None:
        """A plan or wish of what is done by wanting it, or promised; the place after it, None where it is
        none."""
        for place in range(told.verb + 1, min(told.verb + 6, len(self.tokens))):
            if self.tokens[place].low in {":", "i"}:
                return None
            lexicon = self.scene.lexicon
            hits = [*lexicon.verb_at(self.tokens, place), *lexicon.verb_at(self.tokens, place, "gerund")]
            # what is everyday's as much is not asked about where it is only planned
            ours = [hit for hit in hits if hit.what.frame.strength != "common"]
            lax = [hit for hit in hits if hit.what.frame.lax]
            lax += [hit for hit in ours if hit.what.frame.promised and not hit.what.frame.lax]
            whole = self.whole_fillings(lax)
            fillings = [f for f in whole if self.followed_by(f) is not After.REST]
            planned = told.mood is Mood.FUTURE or self.tokens[told.verb].low in _PLANNING
            if fillings and (planned or fillings[0].ready.frame.promised):
                return self.doubt(start, told.mood.value, self.offer(start, fillings), fillings[0].ready)
            if fillings:
                self.leave_open(start, fillings)
                if (after := self.best(start, fillings)) is not None:
                    return after
            if whole and told.mood is Mood.WISH and lexicon.signs.anywhere(self.tokens[place + 1 :]):
                # "I wish to join the Werewolves for the next one"
                return self.doubt(start, "leftover", self.offer(start, whole), whole[0].ready)
        return None

    def as_intended(self) -> bool:
        """`I add the card as I intended (intent 6)`: what an intent was for, done by its number."""
        known = self.scene.referents.names.things.get("intents", {})
        if not known or "resolve" not in self.scene.lexicon.vocabulary.by_name:
            return False
        self.say_once()
        first, last = self.span(0, len(self.tokens))
        number = self.scene.intents[0] if self.unopposed(self.scene.text[first:last].rstrip(".!")) else 0
        if not number and self.scene.signed:
            number = self.in_its_words()
        number = number or self.by_its_number(first, last)
        if number:
            self.resolve(number)
        return bool(number)

    def resolve(self, number: int) -> None:
        """The whole sentence does what that intent was for."""
        action = self.scene.lexicon.vocabulary.action("resolve", {"intent": number})
        whole = self.span(0, len(self.tokens))
        self.said.findings.append(Act(action, self.actor.name, self.actor.by, *whole, "common"))

    def by_its_number(self, first: int, last: int) -> int:
        """`I add the card as I intended (intent 6)`: the intent that words between the offsets number."""
        match = _AS_INTENDED.search(self.scene.text, first, last + _BEHIND)
        number = match[1] if match is not None else ""
        if match is None or number not in self.scene.referents.names.things.get("intents", {}):
            return 0
        before = [p for p, token in enumerate(self.tokens) if token.end <= match.start()]
        doing = any(head(self.scene, self.tokens, p).mood is Mood.PERFORM for p in before if self.starts(p))
        hangs = not words.CONDITION.isdisjoint([token.low for token in self.tokens])
        return int(number) if doing and not hangs else 0

    def in_its_words(self) -> int:
        """`I hereby add the card Weathercock, as intended`: the one intent that is done in its very words."""
        lows = [token.low for token in self.tokens]
        subject = next((p for p, low in enumerate(lows) if low == "i"), len(lows))
        lead = lows[:subject]
        told = ("objections" in lead or lead[1:4] == ["being", "no", "more"]) and _STILL_OPEN.isdisjoint(lead)
        met = lead[-1:] == [","] and told
        said = [low for low in lows if low not in {".", "!"}]
        if as_was_said(lead[:-1]) == len(lead) - 1 > 0:
            # "As intended, I ..."
            said, lead = [*said, *lead[:-1]], []
        if not as_was_said(said) or subject >= len(lows) or not (met or _OPENERS.issuperset(lead)):
            return 0
        performs = head(self.scene, self.tokens, subject)
        return carried_out(self.scene, self.tokens, performs.verb) if performs.mood is Mood.PERFORM else 0

    def say_once(self) -> None:
        """`Accordingly I do so: I add the card as intended`: leave out what says it once more."""
        lows = [token.low for token in self.tokens]
        colon = lows.index(":") if ":" in lows else 0
        said = [low for low in lows[colon:] if low[0].isalnum()]
        again = said[:1] == ["i"] and said[-1:] == ["intended"] and "as" in said[-3:]
        if lows[max(0, colon - 2) : colon] in (["do", "so"], ["do", "this"]) and again:
            self.tokens = self.tokens[:colon]

    def unopposed(self, said: str) -> bool:
        """`Nobody has objected, so I do this`: whether a sentence does the one intent that is answered."""
        if "ob" not in said or len(self.scene.intents) != 1 or not self.scene.signed:
            return False
        lows = {token.low for token in self.tokens}
        # "nine days have gone by" puts nothing off
        return _UNOPPOSED.search(said) is not None and _STILL_OPEN.isdisjoint(lows - {"by"})

    def starts(self, place: int) -> bool:
        """Whether a clause in the first person begins there."""
        opened = place == 0 or self.tokens[place - 1].low in _OPENING
        return opened and self.tokens[place].low == "i"

    def by_method(self, place: int) -> None:
        """`Without objection, I amend ...`: an intent or its resolution, which the words leave open.

        `There being no objections, I do so as intended` resolves the one intent that the mail answers.
        """
        lows = [token.low for token in self.tokens]
        resolves = {"intended", "intend"} & set(lows) or ["do", "so"] in [
            lows[p : p + 2] for p in range(len(lows))
        ]
        subject = next((p for p, t in enumerate(self.tokens) if t.low == "i" and p > place), len(lows))
        told = head(self.scene, self.tokens, subject) if subject < len(lows) else None
        intents = self.scene.intents
        number = self.fulfilled(lows[:subject], told) if told is not None else 0
        if lows[place] not in {"with", "without"} and resolves and len(intents) == 1 and self.scene.signed:
            number = intents[0]
        if not number and resolves and told is not None and told.mood is Mood.PERFORM:
            number = self.numbered_in(lows[:subject])
        hangs = not words.CONDITION.isdisjoint(lows[subject:])
        if number and not hangs and "resolve" in self.scene.lexicon.vocabulary.by_name:
            self.resolve(number)
            return
        if told is not None and self.resolved(subject, told):
            return
        if told is not None and told.mood is Mood.INTENT:
            self.planned(subject, told, frozenset())
            return
        acts = told is not None and (
            told.mood is Mood.PERFORM
            or (told.mood is Mood.STATE and names_method(self.tokens[place:subject]))
        )
        if acts and (self.scene.signed or self.about_ours()):
            self.doubt(place, "intent_or_resolution", (), None, certain=True)
        else:
            self.skip(place, len(self.tokens), "other_business")

    def numbered_in(self, before: list[str]) -> int:
        """`Having received no objections to intent 8, I add it as intended`: the one that is numbered."""
        known = self.scene.referents.names.things.get("intents", {})
        numbers = {b for a, b in pairwise(before) if a == "intent" and b in known}
        met = not _NONE.isdisjoint(before) and not _RECEIVED.isdisjoint(before)
        unsupported = any(a == "no" and b.startswith("support") for a, b in pairwise(before))
        if len(numbers) != 1 or not met or unsupported or not _STILL_OPEN.isdisjoint(before):
            return 0
        return int(numbers.pop())

    def fulfilled(self, before: list[str], told: Head) -> int:
        """`Having received no objections, I add ...`: the one intent that is now done in its very words."""
        unsupported = any(a == "no" and b.startswith("support") for a, b in pairwise(before))
        met = not (unsupported or _RECEIVED.isdisjoint(before)) and _STILL_OPEN.isdisjoint(before)
        if not met or told.mood is not Mood.PERFORM:
            return 0
        return carried_out(self.scene, self.tokens, told.verb)


_OPENERS: Final = words_in("so and hence therefore thus accordingly consequently , now hereby then well")
_NONE: Final = words_in("no nobody without none")
_RECEIVED: Final = words_in("received obtained having being raised been heard objected single")
_STILL_OPEN: Final = (
    words.CONDITION
    | words.SPEECH
    | words_in(": far yet by hopefully probably presumably expected not 't n't")
)

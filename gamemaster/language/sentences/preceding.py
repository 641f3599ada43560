"""Clauses behind other words of their sentence: whether those words lead up to the act, or govern it."""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.about_the_mail import tells_of_mail
from gamemaster.language.before.authorship import by_another_hand
from gamemaster.language.before.belied import belied, lists_unreal, still_planned, trails_off
from gamemaster.language.before.beside_text import tells_how
from gamemaster.language.before.circumstances import yet_to_be
from gamemaster.language.before.conceded_cases import concedes_failing
from gamemaster.language.before.dangers import idle_words
from gamemaster.language.before.governed import by_leave, tells_of_people, wants_clause
from gamemaster.language.before.harmless_leads import STAGES, harmless_lead, utters
from gamemaster.language.before.having_written import set_down
from gamemaster.language.before.idle_pieces import without_idle_pieces
from gamemaster.language.before.introducing import introduces
from gamemaster.language.before.leading_up import leads_up, of_a_tale
from gamemaster.language.before.moods import Mood
from gamemaster.language.before.of_the_sender import tells_of_sender
from gamemaster.language.before.parts_of_mail import heads_part
from gamemaster.language.before.presenting import (
    free_relative,
    is_meant,
    presents,
    somebody_elses,
    suggests_words,
)
from gamemaster.language.before.provisos import waits_for_once
from gamemaster.language.before.statements import pieces_of, states
from gamemaster.language.before.summed_up import names_another
from gamemaster.language.before.unsaid_subjects import tells_what_was_done
from gamemaster.language.english import words
from gamemaster.language.english.opening_words import TOLD_BELOW
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.remarks.other_headings import heads
from gamemaster.language.remarks.remark import remark
from gamemaster.language.sentences.doubting import Doubting
from gamemaster.language.tails.next_clauses import next_clause
from gamemaster.language.vocabulary.scene import Skip

_WORDINGS: Final = words_in(
    "wording wordings phrase phrases phrasing words sentence sentences form forms formula say"
)
_ELIDED: Final = words_in("might may could")
_NOT: Final = words_in("not n't 't no nobody never own")
_IN_FULL: Final = {f"{full}n": full for full in ("does", "is", "has", "did", "was", "are", "were", "had")}
_NOT_YET: Final = (["before"], ["until"], ["till"])
_BY_HEARSAY: Final = frozenset({("according", "to"), ("back", "when")})
_JOINTS: Final = words_in("so and or but therefore hence thus")
_CONTRASTING: Final = words.CONCLUDING | {"but", "...", ";"}
_JOINING: Final = ("so", "therefore", "hence", "thus", "and", "or")
_EXPECTING: Final = words_in("would should could might may must can will shall")
"""What others would do, which `but I ...` sets the sender apart from."""
_GETTING: Final = words_in("get gets be is are being")
_WAITING: Final = words_in("wait waits waiting await")
_ONE_MORE: Final = words_in("another one second more others other also")
_NOES: Final = words_in("no nah nope oh ah well")
_SUPPOSED: Final = frozenset({Mood.MODAL.value, Mood.WISH.value, Mood.FUTURE.value, Mood.PAST.value})


_SHARES: Final = words_in("some most many half all none few both several")
_WHEN: Final = words_in("when once until till if before")


_PROVING: Final = words_in("convince persuade prove promise show pay bring buy fetch swear answer assure")


def _until_when(lows: list[str]) -> list[str]:
    """`Call me (when it is time)`: an order without when it is to be obeyed."""
    return lows[: next((place for place, low in enumerate(lows) if low in _WHEN), len(lows))]


class Preceding(Doubting):
    """Judges an act by what its sentence says before it."""

    def goes_on(self, start: int, following: int, why: str, lows: list[str]) -> bool:
        """Whether the clause behind the connective at `following` is an act, whatever the words before it."""
        tokens = self.tokens
        around = (token.low for token in tokens[following - 1 : following + 3])
        joints = [low for low in around if not low.isalnum() or low in _JOINTS]
        led = ":" in joints and not any(b == ":" and a in words.CONCLUDING for a, b in pairwise(joints))
        mark = ":" if led else next((low for low in _JOINING if low in joints), ",")
        if "behalf" in lows and _NOT.isdisjoint(lows):
            # it is signed on behalf of somebody else
            return False
        acted = any(not isinstance(f, Skip) for f in self.said.findings)
        if not acted and self.waits_for(start, following, lows):
            return False
        before, bare = tokens[start if acted else 0 : following], tokens[start:following]
        if led or "but" in joints or lows[0] == "having":
            told = without_idle_pieces(bare)
            if self.bears_not(start, following, told, led):
                return True
            if len(told) < len(bare) and not (acted or start):
                before, bare, lows = told, told, [token.low for token in told]
        if self.spoken_of(start, following, before, lows, led):
            return False
        if "but" in joints and not acted and self.sets_off(why, bare, lows):
            return True
        if self.unsettled(start, following, lows):
            return False
        if mark == "so" and of_a_tale(plain_lows(bare) or lows):
            return False
        done = mark == "and" and not acted and tells_what_was_done(self.scene, bare)
        if done or self.recites(following, lows) or self.may_go_on(following, why, lows):
            return done or not presents(tokens[start:following], mark)
        elided = lows[0] in _ELIDED and lows[1:2] and lows[1] not in words.PRONOUNS | {"i"}
        # as in `And now my move, which is simple:`
        how = tells_how([token.low for token in tokens[:start]], lows)
        asked = why == Mood.QUESTION.value and not (
            elided or how or free_relative(lows) or is_meant([low for low in lows if low[0].isalnum()])
        )
        if asked or acted:
            return False
        joined = mark == "and" and self.joins_phrases(start, following)
        introduced = mark == ":" and introduces(self.scene, before, why)
        return joined or introduced or leads_up(self.scene, tokens[:following] if how else bare, mark)

    def sets_off(self, why: str, bare: Tokens, lows: list[str]) -> bool:
        """`I would invest in it if I were you`, `This may fail if Tarn was first`, which a `but` parts from
        the act."""
        return (why in _SUPPOSED and lows[0] not in words.CONDITION) or concedes_failing(
            plain_lows(bare) or lows
        )

    def spoken_of(self, start: int, following: int, before: Tokens, lows: list[str], led: bool) -> bool:
        """Whether what stands before the connective says or quotes what stands behind it, or allows it."""
        tokens = self.tokens
        if led and tells_of_mail(self.scene, before):
            return False
        if led and (
            belied(before)
            or utters(before)
            or somebody_elses(self.scene, before)
            or heads(remark(before))
            or set_down(before)
            or names_another(before, tokens[following:])
        ):
            return True
        if tokens[following].low == "and" and tells_of_people(tokens[start:following]):
            # in "Lubo says Hollis and I attack her" both are spoken of
            return True
        if by_leave(tokens[start:following]) or wants_clause(tokens, following):
            return True
        # in "A bot posted this: I did that, but I ..." both clauses may be the bot's
        return any(lows[p : p + 2] == [":", "i"] and is_past(lows[p + 2]) for p in range(len(lows) - 2))

    def bears_not(self, start: int, following: int, bare: Tokens, led: bool) -> bool:
        """Whether nothing is left of the words before a connective, or they head a part of the mail.

        So do `I have lost count, so this might fail` and, in front of a colon, `First half, left over`.
        """
        if not any(token.low[0].isalnum() for token in bare):
            return True
        near = range(max(start, following - 2), min(len(self.tokens), following + 2))
        colon = next((place for place in near if self.tokens[place].low == ":"), start) if led else start
        return colon > start and heads_part(self.scene, self.tokens[start : colon + 1])

    def recites(self, following: int, lows: list[str]) -> bool:
        """`Whereas nobody objects, and whereas section 3 permits it, (I hereby ...)`: why one acts."""
        solemn = {"hereby", "herewith"} & {token.low for token in self.tokens[following : following + 5]}
        barred = words.CONDITION | words.SPEECH | words.FICTION | STAGES | _EXPECTING
        return bool(solemn) and lows[0] == "whereas" and barred.isdisjoint(lows)

    def joins_phrases(self, start: int, following: int) -> bool:
        """`Cloaked in velvet and in righteousness, I ...`: `and` stands within words that tell of the sender,
        and joins no act to them."""
        tokens = self.tokens
        subject = next((p for p in range(following, len(tokens)) if tokens[p].low == "i"), following)
        before = tokens[start:subject]
        return subject > following + 1 and (
            tells_of_sender(self.scene, before, ",")
            or (not any(map(states, pieces_of(before))) and leads_up(self.scene, before, ","))
        )

    def unsettled(self, start: int, following: int, lows: list[str]) -> bool:
        """Whether the words before the clause tell what others might say, or what is still to come."""
        tokens = self.tokens
        joints = {token.low for token in tokens[following - 1 : following + 3]}
        return (
            (lows[0] == "not" and lows[1:2] in _NOT_YET)
            or (tuple(lows[:2]) in _BY_HEARSAY and not {"so", "but"} & joints)
            or ("but" not in joints and (suggests_words(lows) or lists_unreal(tokens[start:following])))
            or waits_for_once(tokens[: following + 1])
            or trails_off(tokens[:following])
            or still_planned(tokens[start:following])
            or by_another_hand(tokens[start : following + 1])
            or yet_to_be(self.scene, tokens[start:following])
        )

    def waits_for(self, start: int, following: int, lows: list[str]) -> bool:
        """`He pays me next week, and then I ...`: what has to come first, and has not come yet."""
        tokens = self.tokens
        if "then" not in [token.low for token in tokens[following : following + 3]]:
            return False
        timed = any(self.scene.lexicon.times.at(tokens, place) for place in range(start, following))
        first = lows[0] == "first" and lows[1:2] not in (["i"], [","], ["of"])
        past = any(is_past(low) and before not in _GETTING for before, low in pairwise(["", *lows]))
        return (timed and not past) or first or not _WAITING.isdisjoint(lows)

    def leads_to_saying(self, start: int, said: int, why: str) -> bool:
        """Whether the words before a clause of the game's own (`and my vote goes to Tarn`) leave it alone."""
        tokens = self.tokens
        mine = tokens[said].low in {"my", "we", "i"}
        if why == Mood.QUESTION.value or not (mine or tokens[said - 1].low in words.CONCLUDING | {";"}):
            return False
        end = said
        while end > start and (
            not tokens[end - 1].low[0].isalnum() or tokens[end - 1].low in _JOINTS | {"but"}
        ):
            end -= 1
        joints = {token.low for token in tokens[end:said]}
        if end == start or not joints or joints & {"or"}:
            return False
        before = tokens[start:end]
        if not mine and (
            any(token.low == ":" for token in before)
            or not leads_up(self.scene, before, "so" if "so" in joints else ",")
        ):
            return False
        if joints & _CONTRASTING:
            return True
        if ":" in joints and somebody_elses(self.scene, before):
            return False
        mark = ":" if ":" in joints else "and" if "and" in joints else ","
        return leads_up(self.scene, tokens[start:end], mark)

    def exemplifies(self, following: int) -> bool:
        """`The referee takes all sorts of wording, e.g. I explore`"""
        around = [token.low for token in self.tokens[max(0, following - 5) : following + 1]]
        wording = {token.low for token in self.tokens[:following]} & _WORDINGS
        return bool(wording) and (["e", ".", "g"] in [around[p : p + 3] for p in range(len(around))])

    def threatens(self, following: int, why: str, lows: list[str]) -> bool:
        """`Do that once more, and I vote for you.`: an order, and what follows from obeying or not."""
        if self.exemplifies(following):
            return True
        said = set(lows)
        ordered = why == Mood.UNKNOWN.value and bool(said & {"me", "us", "you", "your"})
        ordered = ordered and lows[0] not in {"as", "like"} and lows[:2] != ["with", "me"]
        # "The dice hate me" is told, where "The slightest noise from you" is bidden
        # and so is "The bus went without me"
        told = any(is_past(low) or low in words.FINITE for low in lows[1:2])
        if lows[0] in {"the", "my", "these", "those"}:
            of_me = any(a in words.PREPOSITIONS and b in {"me", "us", "you"} for a, b in pairwise(lows))
            told = not of_me or any(is_past(low) for low in lows[1:])
        ordered = ordered and not told
        # as in `So me too, and in full: I invest`
        ordered = ordered and ("me", "too") not in pairwise(lows)
        joint = {token.low for token in self.tokens[max(0, following - 1) : following + 2]}
        if lows[0] in _PROVING and lows[1:2] in (["me"], ["us"]) and "and" in joint:
            # "Convince me that he is the one, and I vote for him"
            return True
        return (
            ordered
            and ("and" in joint or ("so" in joint and not joint & {",", ";", "--", "..."}))
            and lows[0] not in words.PRONOUNS | {"thank", "thanks"}
            and not (lows[1:2] == ["of"] and lows[0] in _SHARES)
            and (words.FINITE | {"i", "my"}).isdisjoint(_until_when(lows))
        )

    def may_go_on(self, following: int, why: str, lows: list[str]) -> bool:
        """Whether a clause in the first person after these words is an act of its own."""
        joined = {t.low for t in self.tokens[following : following + 3]}
        if not self.scene.acted and _NOES.issuperset(low for low in lows if low[0].isalnum()):
            # the no of "We could wait. No: I ...", which denies what came before
            return True
        if set(lows) & words.CONDITION - {"once", "should"} and "so" not in joined:
            return False
        bare_and = self.tokens[following].low == "and" and self.tokens[following - 1].low not in {",", ";"}
        if "then" in joined and lows[0] in {"the", "my"} and self.answers_question():
            # "What are we waiting for? The report, and then I vote"
            return False
        embedded = any(b == "i" and a in {"that", "wish", "say", "says", "write"} for a, b in pairwise(lows))
        if ":" in joined and set(lows) & TOLD_BELOW and "i" not in lows:
            return False
        if embedded and not joined & {"but", ";", "so"}:
            return False
        if "i" in lows[1:] and (bare_and or set(lows) & (words.SPEECH | {"write", "say"})):
            # "somebody might write I do this and I do that"
            return False
        if why == Mood.NEGATION.value and ":" in {t.low for t in self.tokens[following - 1 : following + 1]}:
            return False
        if why in {
            Mood.FUTURE.value,
            Mood.MODAL.value,
            Mood.WISH.value,
            Mood.INTENT.value,
            Mood.QUESTION.value,
            Mood.HEDGE.value,
        }:
            return bool(joined & {"but", ";", "so"}) or self.breaks_off(following)
        # "doesn't" and "isn't" make a sentence of the words as "does not" and "is not" do
        said = {_IN_FULL.get(low, low) for low in lows} - (idle_words(lows) & words.FICTION)
        if why == Mood.UNKNOWN.value and not (
            said & words.FINITE and not said & (words.UNREAL | words.SPEECH)
        ):
            before = {t.low for t in self.tokens[max(0, following - 1) : following + 2]}
            apart = bool(before & {"so", ";", "but"}) or {",", "and"} <= before
            if apart and not said & (words.TAINT - _EXPECTING if "but" in before else words.TAINT):
                return True
            return self.led_in(following, lows)
        return True

    def answers_question(self) -> bool:
        """Whether the sentence stands right behind a question."""
        return self.scene.text[: self.tokens[0].start].rstrip().endswith("?")

    def breaks_off(self, following: int) -> bool:
        """Whether a ramble was broken off before the clause (`...whatever, I explore`)."""
        first = following
        while first > 0 and self.tokens[first - 1].low not in {"...", ",", ":"}:
            first -= 1
        return self.tokens[max(0, first - 1)].low == "..." and harmless_lead(
            self.scene, self.tokens[first:following], ","
        )

    def led_in(self, following: int, lows: list[str]) -> bool:
        """Whether the words before the connective at `following` merely lead up to the clause behind it."""
        tokens = self.tokens
        if (
            tokens[following].low in {"and", "or"}
            or set(lows) & words.CONDITION
            or any(not isinstance(f, Skip) for f in self.said.findings)
        ):
            return False
        end = following + 1
        while end > 1 and not tokens[end - 1].low[0].isalnum():
            end -= 1
        mark = ":" if any(t.low == ":" for t in tokens[end : following + 2]) else ","
        first = end
        while first > 0 and tokens[first - 1].low not in {"...", ";", ".", "!"}:
            first -= 1
        comma = max((p for p in range(first, end) if tokens[p].low == ","), default=first)
        if comma > first and tokens[end - 1].low == "i" and self.scene.lexicon.times.at(tokens, comma + 1):
            # "Because of the cat, tomorrow I ..."
            return False
        return harmless_lead(self.scene, tokens[first:end], mark)

    def leads_on(self, start: int, following: int, joined: frozenset[str]) -> bool:
        """Whether words between two acts lead up to the second (`and there, in high spirits, I ...`)."""
        before = self.tokens[start:following]
        apart = self.tokens[following].low == "," or self.tokens[following - 1].low == ","
        further = "and" in joined or ("," in joined and before[0].low in words.PREPOSITIONS)
        if "and" in joined and before[0].low in _ONE_MORE:
            return False
        subject = next(
            (p for p in range(following, len(self.tokens)) if self.tokens[p].low == "i"), following
        )
        if any(token.low == "and" for token in self.tokens[following - 1 : subject]):
            # "I play the Cat and another, and I ...": the words belong to what is done before them
            return False
        return further and apart and harmless_lead(self.scene, before, ",")

    def of_later(self, start: int, joined: frozenset[str]) -> bool:
        """`(I explore) and tomorrow I heal`: the last clause of the sentence tells of another time."""
        acted = self.acted
        if not acted or "and" not in joined or not self.scene.lexicon.times.at(self.tokens, start):
            return False
        first = next((p for p in range(start, len(self.tokens)) if self.tokens[p].low == "i"), 0)
        states = any(token.low in words.FINITE for token in self.tokens[start:])
        return bool(first) and not states and next_clause(self.scene, self.tokens, first + 1) is None

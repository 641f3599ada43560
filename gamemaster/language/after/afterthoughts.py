"""Sentences after acts that take them back or put them off, judged by their build.

A scrap without a verb that denies, doubts or dates the act; an order or a confession to take something back;
a remark on the message itself.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.harmless import HARMLESS
from gamemaster.language.after.mere_texts import MEANINGS, OF_MAIL, POINTING, of_a_plan, of_a_text
from gamemaster.language.english import words
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

OPENERS: Final = words_in(
    "well hm hmm oh ah er err um ok okay sorry actually eh and but or so ha haha lol ps p s d please update "
    "edit note fwiw nb then hey also though tho"
)
DENIALS: Final = words_in("not no never nah nope none nothing neither n't 't without cannot")
_HEDGED: Final = words_in(
    "almost maybe perhaps possibly probably eventually someday hypothetically theoretically reflection "
    "thought thoughts theory joke jokes gotcha psych sike kidding tomorrow later soon tonight allegedly"
)
_REVOKING: Final = words_in(
    "ignore disregard forget strike scrap cancel undo drop belay hold skip retract withdraw discount void "
    "delete nix scratch revoke rescind erase reverse nullify unsay postpone defer delay queue schedule stop"
)
_LIMITING: Final = words_in("only until unless pending later tomorrow instead conditional contingent")
_ASKING_BACK: Final = words_in("should do did shall can may")
_SPANS: Final = words_in("week month year turn round time day morning evening afternoon weekend game place")
UNMEANT: Final = words_in(
    "typo mistake error slip joke jest lie quote sarcasm sarcastic hypothetical conditional contingent draft "
    "test rehearsal practice practising practicing pending void effect effective execute process perform "
    "wording form phrase phrasing format valid legal mean meant intended seriously serious pretend fiction "
    "demonstration illustration illustrative exercise purposes "
    "word template sample dream dreams fool fools autocorrect"
)
_BELOW: Final = words_in("below following follows")
_WORTH: Final = words_in(
    "effect effective execute process perform valid legal mean meant intended seriously serious"
)
_ELSEWHERE: Final = (words_in("wrong other another"), words_in("list game thread window forum"))
_ANSWERING: Final = words_in(
    "better maybe perhaps probably certainly really actually absolutely definitely of why surely possibly "
    "hopefully if or rather obviously clearly apparently"
)
VERBAL: Final = words.FINITE | words_in(
    "do does did will would can could shall should may might must let be been being take takes make makes "
    "go goes come comes get gets says said think hope feel want see know keep put wish looks sounds feels"
)
_CALLS: Final = words_in(
    "thanks thank cheers yay wow ha haha hooray hurrah huzzah onward onwards forward charge amen phew ouch "
    "yum gulp ahoy finally victory done sigh ugh hello hi bye goodbye farewell adieu regards best sincerely "
    "love peace yours good great nice cool lovely excellent splendid brilliant superb fun luck ok okay yes "
    "yeah yep right sure fine oof boom bam pow banzai aha alas lol hehe heh woo woohoo yippee bravo ho tada "
    "voila enjoy geronimo tallyho excelsior sorry again now also there here"
)


_HYPOTHESES: Final = words.HYPOTHESIS.firsts - words_in("in for so as the my not just say")
_RELATED: Final = words_in(
    "is are was were has have had i we you he she they somebody someone nobody the my your"
)
SCRAP: Final = 10
"""Up to so many words and marks a sentence may be a scrap."""

TAKING_BACK: Final = (
    DENIALS
    | _HEDGED
    | _REVOKING
    | POINTING
    | UNMEANT
    | _ELSEWHERE[0]
    | words_in("will 'll shall be was is above mind stay staying better put 's before woke end subject wish")
    | words_in("wrote typed dictated sent pasted posted")
    | _HYPOTHESES
)
"""Without one of these a longer sentence takes nothing back."""


def insists(tokens: Tokens) -> bool:
    """`No, that is not a typo`: what was said stands."""
    if MEANINGS.isdisjoint([token.low for token in tokens]):
        return False
    lows = plain_lows(tokens)
    slip = next((place for place, low in enumerate(lows) if low in MEANINGS), None)
    return slip is not None and bool(DENIALS & set(lows[1:slip])) and len(lows) <= 12


def takes_back(tokens: Tokens, asks: bool = False, apart: bool = True, beside: bool = True) -> bool:
    """Whether words after acts revoke them, put them off, or say that they were not meant.

    `apart` tells that they are a sentence of their own, `asks` that it is a question, `beside` that it stands
    in the paragraph of the acts.
    """
    if tokens and tokens[-1].low == ":" and any(token.low in _BELOW for token in tokens):
        # it speaks of what stands below
        return False
    lead = words.LEADS.longest(tokens, 0)
    if lead is not None and lead.end < len(tokens) and any(t.low[0].isalnum() for t in tokens[lead.end :]):
        tokens = tokens[lead.end :]
    filler = words.FILLERS.longest(tokens, 0)
    if filler is not None and not any(token.low[0].isalnum() for token in tokens[filler.end :]):
        return tokens[0].low in _HEDGED
    lows = plain_lows(tokens)
    if apart and lows == ["or", "so"]:
        return True
    if not lows or OPENERS.issuperset(lows) or insists(tokens):
        return False
    while len(lows) > 1 and lows[0] in OPENERS:
        del lows[0]
    said = set(lows)
    pointing = not said.isdisjoint(POINTING) and any(
        low in POINTING
        and not (place > 1 and low == "that" and lows[place + 1 : place + 2] and lows[place + 1] in _RELATED)
        and not (low == "this" and lows[place + 1 : place + 2] and lows[place + 1] in _SPANS)
        for place, low in enumerate(lows)
    )
    denied = not said.isdisjoint(DENIALS)
    return (
        (apart and tokens[-1].low != ":" and _scrap(tokens, lows, said, asks or not beside))
        or _revokes(lows, pointing or not said.isdisjoint(OF_MAIL), denied)
        or (pointing and _unmeant(said, denied, asks or TIMES.anywhere(tokens)))
        or not (said.isdisjoint(_ELSEWHERE[0]) or said.isdisjoint(_ELSEWHERE[1]))
        or _changes_mind(lows, said, denied)
        or _puts_off(tokens, lows, said, asks)
        or (words.HYPOTHESIS.anywhere(tokens) and tokens[-1].low != ":")
        or _by_another(said)
        or (apart and pointing and _narrows(lows, said))
        or (apart and (of_a_text(lows, said, asks) or of_a_plan(lows, said)))
    )


def _narrows(lows: list[str], said: set[str]) -> bool:
    """`That offer is made to Brask and Tarn only`, `It is only for Tarn`: for whom the act was meant."""
    if lows[-1] == "only":
        return bool(said & _FOR_WHOM)
    told = {(a, b) for a, b in pairwise(lows)}
    return any(("only", word) in told for word in ("for", "open")) and bool(
        said & {"is", "'s", "was", "stands"}
    )


_FOR_WHOM: Final = words_in("to for with from open")
_WRITTEN: Final = words_in("line lines word words sentence text paragraph move")


def _by_another(said: set[str]) -> bool:
    """`The line above is the cat's`: somebody else wrote what stands before it."""
    if "above" not in said or not said & _WRITTEN or said & {"mine", "my", "i"}:
        return False
    return bool(said & {"is", "was", "are", "were"}) and bool(said & {"'s", "by"})


def _scrap(tokens: Tokens, lows: list[str], said: set[str], asks: bool) -> bool:
    """A few words without a verb that deny or date what stands before them, or that say nothing else."""
    if said & VERBAL - {"thought"} or len(lows) > 6:
        return False
    if said & {"i", "we", "'m", "'ve"} or (len(lows) == 1 and len(lows[0]) == 1):
        return False
    again = words.DITTO.longest(tokens, 0) or words.AGAIN.longest(tokens, 0)
    if again is not None and not any(token.low[0].isalnum() for token in tokens[again.end :]):
        return False
    if _row_of_nothing(tokens) or _nominal_denial(tokens, lows, said):
        return False
    if _nothing_further(lows, said) or _forbids_else(lows):
        return False
    if len(lows) == 2 and lows[1] == "not" and lows[0] not in _ANSWERING:
        # "fear not"
        return False
    if _idle(lows, said):
        return False
    if said & _WEIGHING or lows[0] in _REVOKING:
        return True
    if lows[0] in {"what", "how", "such"}:
        return False
    if TIMES.anywhere(tokens):
        # "A pleasure, as always"
        return not any(a == "as" and b in _AS_EVER for a, b in pairwise(lows))
    if asks:
        return False
    named = all(token.capital for token in tokens if token.low[0].isalpha())
    return len(lows) == 1 and not said & _CALLS and not (named and tokens[-1].low.isalpha())


_AS_EVER: Final = words_in("always ever usual")
_WEIGHING: Final = DENIALS | _HEDGED | UNMEANT
_OF_ACTS: Final = (POINTING - {"nothing", "all"}) | OF_MAIL | UNMEANT | _HEDGED
_MORE: Final = words_in("else more further left fancy special personal new")
_UNTOUCHED: Final = words_in(
    "nothing no change changes unchanged same as before this week time for now yet idle , . - --"
)
_NO_LABELS: Final = words_in("vote votes edit correction update note ps move moves action actions i")


def _row_of_nothing(tokens: Tokens) -> bool:
    """`Right machine: nothing this week`: a row among others, of something that is left alone."""
    colon = next((place for place, token in enumerate(tokens[:6]) if token.low == ":"), 0)
    if not colon or not _NO_LABELS.isdisjoint([token.low for token in tokens[:colon]]):
        return False
    told = {token.low for token in tokens[colon + 1 :]}
    return bool(told & {"nothing", "no", "unchanged"}) and told <= _UNTOUCHED


_NEGLECTING: Final = words_in("ignore forget hold drop stop strike skip")


def _idle(lows: list[str], said: set[str]) -> bool:
    """Sayings, and orders about something else: `No offence`, `Don't wait up for me`, `Ignore the smell`."""
    if tuple(lows) in HARMLESS or (lows[0] == "nothing" and lows[1:2] and lows[1] in _MORE):
        # "Nothing else worth showing anybody"
        return True
    if said & _OF_ACTS:
        return False
    forbids = lows[0] in {"do", "don"} and len(lows) > 3 and lows[1] in {"not", "n't", "'t"}
    about = lows[0] in _NEGLECTING and lows[1:2] in (["the"], ["my"]) and len(lows) > 2
    return (forbids and lows[2] not in _REVOKING | {"do", "count"}) or about


def _revokes(lows: list[str], meant: bool, denied: bool) -> bool:
    """An order, or the sender's own word, to take something of the message back."""
    for place, low in enumerate(lows):
        if low not in _REVOKING:
            continue
        ordered = place == 0 or lows[place - 1] in {
            "please",
            "i",
            "just",
            "to",
            "better",
            "and",
            "hereby",
            "kindly",
        }
        if ordered and (meant or place + 1 == len(lows)):
            return True
    if meant and any(a in DENIALS and b in _RECORDING for a, b in pairwise(lows)):
        return True
    forbids = denied and meant and lows[0] in {"do", "don", "never", "please", "not"} and len(lows) <= 8
    return forbids and not _forbids_else(lows)


def undoes(lows: list[str]) -> bool:
    """`(I ask you to) ignore it`: an order to take something back, and of what, in these words."""
    return any(a in _UNDOING and b in POINTING - {"nothing", "none"} for a, b in pairwise(lows))


_RECORDING: Final = words_in("count process execute record register perform")
_UNDOING: Final = words_in(
    "ignore disregard forget cancel undo discount scrap strike void nullify revoke rescind"
)


def _forbids_else(lows: list[str]) -> bool:
    """`Don't spend it all at once`, `Don't tell them it was me`: an order to others, which leaves the act.

    What could undo the act is what may be done to an announcement: it could be forbidden to count or to read
    it so.
    """
    start = next((place for place, low in enumerate(lows[:2]) if low in {"do", "don", "dont"}), None)
    if start is None or not (lows[start] == "dont" or set(lows[start + 1 : start + 2]) & DENIALS):
        return False
    verbs = [(place, low) for place, low in enumerate(lows) if place > start and low not in _FORBIDDING]
    if not verbs:
        return False
    place, verb = verbs[0]
    if verb in {"take", "make", "hold"}:
        another = verb == "make" and lows[place + 1 : place + 2] == ["me"]
        return another or not _PERSONALLY.isdisjoint(lows[place + 1 :])
    return len(verb) > 1 and verb not in _TREATING | _REVOKING


_FORBIDDING: Final = DENIALS | words_in("please just ever dare you all even any of")
_PERSONALLY: Final = words_in("personally hard badly amiss ill heart against")
_TREATING: Final = _RECORDING | words_in(
    "do take treat read consider regard apply act publish accept enter post send follow implement honour "
    "honor interpret believe use let log note resolve announce put make be have add see view think call "
    "trust write carry give place move play keep allow enact file handle mark list tally score report "
    "confirm pass run start begin go try so yet now"
)


def _unmeant(said: set[str], denied: bool, timed: bool) -> bool:
    """A remark on the message: what it is worth, when it counts, whose words it holds."""
    if said & {"fail", "fails", "work", "works", "succeed", "illegal"} and said & {
        "may",
        "might",
        "could",
        "should",
    }:
        # doubts about success take nothing back
        return False
    weighed = denied or timed or bool(said & _LIMITING)
    unmeant = said & (UNMEANT if weighed else UNMEANT - _WORTH)
    if unmeant and not (said & {"hope", "hopefully"}):
        return True
    if said & OF_MAIL and (denied or said & _LIMITING):
        return True
    if "only" in said and said & {"may", "can", "if", "when", "for", "might"}:
        return True
    if said & {"above", "following"} and said & (words.CONDITION | {"only"}):
        return True
    quoted = said & {"what", "how"} and said & _SAYING
    return bool(quoted and said & {"is", "'s", "was"})


_SAYING: Final = words.SPEECH | {"would", "say"}


def _puts_off(tokens: Tokens, lows: list[str], said: set[str], asks: bool) -> bool:
    """Acts said to be of another time, or still to be done: `That was last week`, `To be done on Friday`."""
    told = bool(said & {"that", "this", "it"} and said & {"was", "'s", "is", "were"} and len(lows) <= 6)
    if told and TIMES.anywhere(tokens):
        return True
    to_be = lows[:2] == ["to", "be"]
    if lows[-2:] == ["that", "is"] and TIMES.at(tokens, 0):
        return True
    if to_be and "continued" not in said and (len(lows) <= 4 or TIMES.anywhere(tokens)):
        return True
    if {"do", "i"} <= said and said & {"so", "it", "that", "this"}:
        later = any(a in {"will", "'ll", "shall"} and b == "do" for a, b in pairwise(lows))
        if later:
            return True
    return asks and len(lows) <= 4 and lows[-1] == "i" and lows[0] in _ASKING_BACK


def _nothing_further(lows: list[str], said: set[str]) -> bool:
    """`Nothing else today`, `Nothing from me personally`: what is not done besides."""
    if "than" in said:
        return False
    further = lows[0] in {"nothing", "no", "none"} and said & words_in("else more further new")
    return bool(further) or (lows[0] == "nothing" and bool(said & {"personally", "myself"}))


def _nominal_denial(tokens: Tokens, lows: list[str], said: set[str]) -> bool:
    """`No hard feelings, Brask`: it denies a thing of its own, and nothing of the message."""
    first = next((place for place, token in enumerate(tokens) if token.low == "no"), len(tokens))
    if lows[0] != "no" or len(lows) < 3 or lows[1] in _NO_NOUN:
        return False
    comma = next((p for p in range(first, len(tokens)) if tokens[p].low == ","), len(tokens))
    plain = all(t.low.isalpha() and not t.capital for t in tokens[first + 1 : comma] if t.low not in ".!")
    named = all(t.capital for t in tokens[comma + 1 :] if t.low[0].isalnum())
    if comma == first + 1 or not plain or not named:
        return False
    return not said & (POINTING - {"nothing"} | OF_MAIL | UNMEANT | _HEDGED | _REVOKING | _ELSEWHERE[1])


_NO_NOUN: Final = words_in(
    "no not wait i we he she it they more longer way actually really thanks sorry make one the"
)


def _changes_mind(lows: list[str], said: set[str], denied: bool) -> bool:
    if "mind" in said and any(low.startswith("chang") for low in lows):
        return True
    if {"stay", "put"} <= said or {"staying", "put"} <= said:
        return True
    if "better" in said and (denied or said & {"i", "'d"}) and said & {"stay", "not", "wait", "rest"}:
        return True
    if said & {"practising", "practicing", "testing", "trying", "messing", "dreaming"} and "just" in said:
        return True
    if denied and "i" in said and said & {"mean", "meant"}:
        return True
    return len(lows) > 1 and lows[-1] in {"'t", "n't", "not"} and "i" in lows[-4:]

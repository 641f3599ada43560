"""What stands before the first clause of a sentence: greetings, reasons, prices, repetitions, on whose
behalf."""

from dataclasses import dataclass
from typing import Final

from gamemaster.core.frame import Cost
from gamemaster.language.before.after_much import past_much
from gamemaster.language.before.authorship import by_another_hand
from gamemaster.language.before.bare_phrases import past_phrase, past_reason
from gamemaster.language.before.belied import is_unmeant, still_planned, trails_off
from gamemaster.language.before.clock import past_own_hour
from gamemaster.language.before.conceded_cases import HEDGING, contrasted_at
from gamemaster.language.before.gains import past_gain
from gamemaster.language.before.given_case import that_case
from gamemaster.language.before.grounds import past_agreement
from gamemaster.language.before.idle_cases import past_idle_case
from gamemaster.language.before.labels import LABELLING, hypothesis_label, label_end, sketches
from gamemaster.language.before.moods import begins_act
from gamemaster.language.before.on_behalf import behalf_at, past_leave, perhaps_acting_at
from gamemaster.language.before.picturing import pictures_feeling
from gamemaster.language.before.presenting import presents
from gamemaster.language.before.prices import price_before
from gamemaster.language.before.provisos import comes_first
from gamemaster.language.before.roles import Role, role_at
from gamemaster.language.before.salutations import (
    GREETING_WORDS,
    greeting_end,
    name_or_place_end,
    origin_at,
    past_proclamation,
)
from gamemaster.language.before.stocks import past_stock
from gamemaster.language.before.then_and_now import now_behind
from gamemaster.language.before.times import past_idle_time, said_of_later
from gamemaster.language.before.unsaid_subjects import has_had
from gamemaster.language.before.whole_leads import past_whole_lead
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.opening_words import RESOLVING
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.frames.acts import Actor
from gamemaster.language.frames.dependent_actions import method_at, resolving_end
from gamemaster.language.frames.matching import times_at
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = words_in(", : ; -- . ! ... ( ) * • / ~ { } _ = | +")
_PARTING: Final = words.FINITE | words.SPEECH | words.PRONOUNS | _MARKS
_DECLARING: Final = words_in("announce hereby declare state proclaim")


@dataclass(slots=True)
class Opening:
    """How a sentence begins. `place` is where its first clause starts.

    `nothing` is the code of a sentence in which nothing is done (and `label` that the paragraph goes on
    so), `doubt` that of one in which nothing is certain; `future` that what follows is said of another
    time, which ends at `timed`, `origin` a place from which the first act starts, `role` in what capacity
    the sender acts.
    """

    place: int
    actor: Actor
    times: int = 1
    repeated: bool = False
    prices: tuple[tuple[Cost, int], ...] = ()
    nothing: str = ""
    doubt: str = ""
    future: bool = False
    timed: int = 0
    by_method: bool = False
    label: bool = False
    origin: Value | None = None
    role: Role | None = None


def opening(scene: Scene, tokens: Tokens) -> Opening:
    """Read the opening of a sentence."""
    found = Opening(past_whole_lead(scene, tokens), Actor(scene.sender))
    scene.addressee = ""
    seen: set[int] = set()
    while found.place < len(tokens) and found.place not in seen:
        seen.add(found.place)
        if scene.lexicon.sayings.at(tokens, found.place):
            # a whole clause of the game's own is no opening, whatever it looks like ("## vote Tarn")
            break
        low = tokens[found.place].low
        if low in _MARKS:
            found.place += 1
            continue
        if low == "i" and found.place + 1 < len(tokens) and tokens[found.place + 1].low not in _DECLARING:
            break
        if (stock := past_stock(scene, tokens, found.place)) is not None:
            found.place, scene.ellipsis = stock
            break
        if not _step(scene, tokens, found):
            break
    return found


def _step(scene: Scene, tokens: Tokens, found: Opening) -> bool:
    """Take one piece off the opening; False when the first clause (or a verdict) is reached."""
    place = found.place
    following = tokens[place + 1].low if place + 1 < len(tokens) else ""
    reach = hypothesis_label(tokens, place)
    if reach or sketches(tokens, place):
        found.nothing, found.label = "hypothetical", reach != "sentence"
        return False
    if _unreal(tokens, found):
        return False
    if _repetition(tokens, found) or _behalf(scene, tokens, found) or _price(scene, tokens, found):
        return True
    if found.doubt or found.place >= len(tokens):
        return False
    hour = past_own_hour(tokens, place) or past_much(scene, tokens, place)
    if hour is None and said_of_later(scene, tokens, place) is not None:
        return _timed(scene, tokens, found)
    told = hour or past_agreement(tokens, place) or past_idle_case(scene, tokens, place)
    if (after := told or label_end(scene, tokens, place) or past_proclamation(tokens, place)) is not None:
        found.place = after
        return True
    if tokens[place].low not in words.CONDITION and (after := resolving_end(tokens, place)) is not None:
        found.place = after
        return True
    if method_at(tokens, place) is not None or RESOLVING.at(tokens, place):
        found.by_method = True
        return False
    if _lead_in(scene, tokens, found, following):
        return True
    after = past_idle_time(scene, tokens, place) or _given_case(scene, tokens, place)
    after = after or past_reason(scene, tokens, place) or past_gain(tokens, place)
    if after is None and (_doubt(tokens, found, following) or _addressed(scene, tokens, found, following)):
        return not found.doubt
    after = past_phrase(scene, tokens, place) if after is None else after
    if after is not None:
        found.place = after
    return after is not None


def _timed(scene: Scene, tokens: Tokens, found: Opening) -> bool:
    """A time at the front: what follows is said of it, unless something is told of the time itself."""
    place = found.place
    if any(token.low == ":" for token in tokens[place + 1 : place + 8]) and tokens[place].low == "yesterday":
        # a log of what was done
        found.nothing, found.label = "past", True
        return False
    if (now := now_behind(scene, tokens, place)) is not None:
        found.place, found.doubt = now
        return True
    end = said_of_later(scene, tokens, place) or place + 1
    if place and tokens[place - 1].low in words.SPEECH and tokens[end : end + 1] and tokens[end].low == ":":
        # "As I said on Monday: I move": what was said then, and perhaps is now
        found.place, found.doubt = end + 1, "lead_in"
        return True
    behind = [token.low for token in tokens[end : end + 5]]
    told = next((low for low in behind if low in {"has", "have", "had", "i", ","}), "")
    if behind[:1] in (["'s"], ["of"]) or told in {"has", "have", "had"} or not _BEING.isdisjoint(behind[:1]):
        # "a week and a half has gone by", "tomorrow is my birthday"
        _doubt(tokens, found, "")
        return False
    found.future, found.timed = True, end
    found.place = end
    return True


_BEING: Final = words_in("is was are were means brings")


def _lead_in(scene: Scene, tokens: Tokens, found: Opening, following: str) -> bool:
    """Take a lead-in, a role or a reason off the front."""
    place = found.place
    if (role := role_at(scene, tokens, place)) is not None:
        found.role, found.place = role, role.end
        return True
    lead = set_phrases.LEADS.longest(tokens, place)
    if lead and tokens[place].low == "i" and _longer_verb(scene, tokens, place + 1, lead.end):
        return False
    reason = set_phrases.REASONS.longest(tokens, place)
    if reason is None and tokens[place].low == "to" and _purpose(scene, tokens, place + 1):
        after = _reason_end(scene, tokens, place)
        found.place = place if after is None else after
        return after is not None
    if reason is None and not (tokens[place].low in _SEEMING and following in {"a", "an", "the"}):
        # "in a dream, I ..." is no manner of acting
        reason = set_phrases.MANNERS.longest(tokens, place)
    longer = lead is not None and lead.end < len(tokens) and tokens[lead.end].low == "and"
    if reason and (longer or not (lead and lead.end >= reason.end)):
        after = _reason_end(scene, tokens, place)
        if after is not None:
            found.place = after
            return True
    if lead and (lead.end >= len(tokens) or _may_follow(scene, tokens, lead.end)):
        found.place = lead.end
        return True
    return False


def _longer_verb(scene: Scene, tokens: Tokens, place: int, end: int) -> bool:
    """Whether a verb of the game takes in what looks like a lead-in (`I declare that the game is on`)."""
    place += place < len(tokens) and tokens[place].low == "hereby"
    return any(hit.end > end for hit in scene.lexicon.verb_at(tokens, place))


def _purpose(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a verb that is none of the game's follows `to` (`To save my skin, I ...`)."""
    if place >= len(tokens) or tokens[place].low in words.NO_PURPOSE or not tokens[place].low.isalpha():
        return False
    return not tokens[place].capital and not scene.lexicon.verb_at(tokens, place)


def _unreal(tokens: Tokens, found: Opening) -> bool:
    """Take what makes the sentence a supposition, or doubtful."""
    place = found.place
    if words.HYPOTHESIS.at(tokens, place) and not pictures_feeling(plain_lows(tokens[place:])):
        found.nothing = "hypothetical"
        found.label = tokens[place].low in {"imagine", "picture"}
        return True
    if _surmised(tokens, place):
        # "With a better sword, I attack": with what somebody may not have
        found.place, found.doubt = place + 3, "lead_in"
        return True
    return False


def _surmised(tokens: Tokens, place: int) -> bool:
    """Whether the sentence opens with what somebody may not have."""
    lows = [token.low for token in tokens[place : place + 3]]
    supposed = len(lows) == 3 and lows[0] == "with" and lows[1] in {"a", "an", "some"}
    return supposed and lows[2] in words.COMPARED


def _given_case(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """Past `Either way`, right behind a sentence that acts, and past `In that case`."""
    lows = [token.low for token in tokens[place : place + 3]]
    if lows[:2] in (["either", "way"], ["either", "case"]) and lows[2:] in ([","], ["i"]):
        return place + 2 if scene.deeds and scene.deeds[-1] else None
    return place + 3 if that_case(scene, tokens, place) else None


_SEEMING: Final = words_in("in like as ever")
_ALTERNATIVE: Final = frozenset({("in", "that"), ("in", "which"), ("or", "else")})


def _doubt(tokens: Tokens, found: Opening, following: str) -> bool:
    """Whether the sentence opens with a hedge or a condition (`had I 3 gold, I ...`)."""
    place = found.place
    if tokens[place].low in HEDGING:
        contrast = contrasted_at(tokens, place)
        found.place, found.doubt = (contrast, "") if contrast else (place + 1, "hedge")
        return True
    if tokens[place].low in {"had", "were"} and following and not has_had(tokens, place):
        found.doubt = "condition"
        return True
    once_named = tokens[place].low == "once" and following != "i" and tokens[place + 1 : place + 2]
    begin = place + (tokens[place].low == "only")
    if words.CONDITION_PHRASES.at(tokens, begin) or (once_named and comes_first(tokens, place)):
        found.doubt = "condition"
        if tokens[place].low == "otherwise" or (tokens[place].low, following) in _ALTERNATIVE:
            hit = words.CONDITION_PHRASES.longest(tokens, place)
            found.place, found.doubt = hit.end if hit else place + 1, "lead_in"
        return True
    return False


def _addressed(scene: Scene, tokens: Tokens, found: Opening, following: str) -> bool:
    """Take a greeting, a name or a place off the front, or `Instead,`."""
    place = found.place
    if tokens[place].low in GREETING_WORDS and (after := greeting_end(scene, tokens, place)) is not None:
        found.place = after
        return True
    if tokens[place].low == "from" and (origin := origin_at(scene, tokens, place + 1)) is not None:
        found.origin, found.place = origin, origin.end
        return True
    if following and (after := name_or_place_end(scene, tokens, place)) is not None:
        found.place = after
        return True
    if tokens[place].low == "instead" and following in {",", "i"}:
        found.doubt = "" if scene.negated or not scene.acted else "correction"
        found.place += 1 + (following == ",")
        return True
    return False


def _says_it(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a whole clause of the game's own stands there; one that only tells is what a verb declares."""
    hits = scene.lexicon.sayings.at(tokens, place)
    return any(not (hit.what.frame.promised and hit.what.frame.by_master) for hit in hits)


def _may_follow(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a lead-in may end here: before a mark, a clause, or another lead-in; not in `Thanks for 51`."""
    low = tokens[place].low
    if low in words.SPANS and tokens[place - 1].low == "this":
        return False  # "after this turn" is later
    if low in _MARKS or low in {"i", "we", "let", "then", "now", "so", "on", "at"} or tokens[place].line:
        return True
    if low == "and":
        # "in despair and hunger" goes on
        return place + 1 < len(tokens) and _may_follow(scene, tokens, place + 1)
    if scene.lexicon.verb_at(tokens, place) or (low != "for" and _says_it(scene, tokens, place)):
        return True
    if low in LABELLING and label_end(scene, tokens, place) is not None:
        return True
    return (
        bool(set_phrases.LEADS.at(tokens, place) or words.CONDITION_PHRASES.at(tokens, place))
        or low in words.ADVERBS
        or times_at(tokens, place) is not None
    )


_RUNNING: Final = table_of(
    "today; now; tonight; this week; this turn; this round; this time; this phase; in a row; in all; in "
    "total; altogether; running; on end; in succession"
)


def _repetition(tokens: Tokens, found: Opening) -> bool:
    times = times_at(tokens, found.place)
    if times is not None and [t.low for t in tokens[times[1] : times[1] + 2]] == ["do", "i"]:
        # "Thrice do I explore"
        times = times[0], times[1] + 1
    if times is None or times[1] >= len(tokens):
        return False
    if found.repeated:
        # "Once, twice, I ..."
        found.place, found.doubt = times[1], "how_many"
        return True
    running = _RUNNING.longest(tokens, times[1])
    if running is not None and running.end < len(tokens):
        # "Twice today", "Three times in a row"
        times = times[0], running.end
    if tokens[times[1]].low not in {",", ":", "i", "--", "over"}:
        return False
    if tokens[found.place].low == "once" and tokens[times[1]].low == "i":
        # "once I have 3 gold" tells when, not how often
        return False
    found.times, found.place, found.repeated = times[0], times[1], True
    return True


def _behalf(scene: Scene, tokens: Tokens, found: Opening) -> bool:
    place = found.place
    if (leave := past_leave(tokens, place)) is not None:
        found.place = leave
        return True
    perhaps = perhaps_acting_at(scene, tokens, place)
    if perhaps is not None:
        found.place, found.doubt = perhaps, "on_behalf_of_whom"
        return False
    after = behalf_at(scene, tokens, place)
    if after is None:
        return False
    name, found.place = after
    if name is None:
        found.doubt = "on_behalf_of_whom"
        return False
    found.actor = Actor(name, scene.sender) if name != scene.sender else Actor(name)
    return True


def _price(scene: Scene, tokens: Tokens, found: Opening) -> bool:
    paid = price_before(scene, tokens, found.place)
    if paid is None:
        return False
    found.place, found.prices = paid[0], (*found.prices, paid[1])
    return True


def _reason_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """Where a reason or mood at the front ends, right before `I` with a verb that may act; None if it is
    none."""
    short = tokens[start].low in {"for", "with", "in", "out"}
    for place in range(start + 1, len(tokens)):
        low = tokens[place].low
        if low in words.REASON_TAINT or (low == "next" and tokens[start].low == "after"):
            # "After reading Tarn's next mail" is still to come
            return None
        if low not in {"i", "we"}:
            continue
        before = tokens[place - 1].low
        parted = before in {",", ":", "--"} or (short and _is_manner(scene, tokens[start:place]))
        if parted and begins_act(scene, tokens, place, not short):
            said = tokens[start:place]
            others = presents(said, before) or by_another_hand(tokens[start : place + 1])
            others = others or trails_off(said) or still_planned(said) or is_unmeant(said)
            return None if others else place
    return None


def _is_manner(scene: Scene, before: Tokens) -> bool:
    """Whether the words in front of a clause, which no mark parts from it, only say how it is done."""
    if before[0].low == "out" and any(may_be_number(token.low) for token in before):
        # "Out of ten attempts"
        return False
    if len(before) <= 6 or len(before) > 12:
        return len(before) <= 6
    lows = [token.low for token in before]
    return _PARTING.isdisjoint(lows) and scene.lexicon.entities.isdisjoint(lows)

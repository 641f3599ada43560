"""Bids not to do acts, or not yet: `Don't log it.`, `Sit on this till noon.`, `If Tarn agrees, count it.`"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.bid_words import (
    DOING,
    EFFECT,
    ENTERING,
    KEEPING,
    RESTING,
    SHELVING,
    TAKING,
    VERBS,
    Words,
    object_size,
)
from gamemaster.language.remarks.bidding import FRONT, Bid, bids
from gamemaster.language.remarks.bids_to_change import taken_as

_UNTIL: Final = words_in("until till")
_UNLESS: Final[frozenset[str]] = _UNTIL | {"before", "unless"}
NOT_YET: Final[frozenset[str]] = _UNLESS | words_in("yet now today tonight first just for while if without")
LATER: Final = (_UNTIL | WEEKDAYS) | words_in(
    "when once if unless after tomorrow later next only instead whenever tonight provided not"
)
_IF: Final[frozenset[str]] = _UNTIL | words_in("if once when unless should after")
_AWAY: Final = words_in("back aside by alone out off over somewhere away open be")
_SPANS: Final = words_in(
    "moment while bit second seconds minute minutes hour hours day days night week weekend"
)
_FOR_LATER: Final[frozenset[str]] = _SPANS | words_in("now later next present meantime time tomorrow")
_SHELVES: Final = words_in("ice hold side drawer pencil reserve shelf desk file pocket record sleeve")
_TOOLS: Final = words_in(
    "pen pens pencil pencils ink dice die log book books ledger tally board ballots horses fire"
)
_LITERALLY: Final = words_in("seriously literally word value")
_BINDING: Final = words_in(
    "final binding official given vote move ballot answer promise serious settled decided"
)


def denied(bid: Bid) -> bool:
    """`Don't enter it.`, `Nobody should act before noon.`, `Do nothing with this.`, `Don't let it count.`"""
    behind = bid.rest[:1]
    timed = not behind or behind[0] in NOT_YET
    written = bid.verb != "read" and not bid.particles.isdisjoint(("down", "in", "into", "through"))
    literal = not _LITERALLY.isdisjoint(bid.rest)
    if bid.voice != "told":
        return _barred(bid)
    if bid.verb == "let":
        # of what happens again there is another case
        counts = behind != [] and VERBS.get(behind[0]) in EFFECT and bid.rest != ["happen", "again"]
        return bid.of_it and (counts or "through" in bid.particles)
    if bid.verb == "go":
        return behind == ["ahead"]
    if bid.of_it and "stone" in bid.rest:
        # "Don't set it in stone"
        return True
    if bid.rest[-1:] == ["yet"] and bid.verb in ENTERING | {"move", "play", "place", "run", "do", "put"}:
        return True
    if bid.verb == "carry":
        return bid.of_it and "out" in bid.particles
    if bid.verb in ENTERING:
        # "Don't log the number before I have looked it up"
        return bid.of_it or timed or any(a in NOT_YET and b == "i" for a, b in pairwise(bid.rest))
    if bid.verb == "mind":
        return (bid.of_it or bid.of_me) and not behind
    if bid.of_me or not bid.of_it:
        # "Don't hold me to it", "Don't take my word for it", "Do nothing yet"
        bound = bid.of_me and bid.verb in {"hold", "take"} and (behind == ["to"] or literal)
        put = bid.of_me and bid.verb in {"put", "write", "mark"} and bid.rest[-1:] == ["yet"]
        return bound or put or bid.rest[:2] == ["my", "word"] or (bid.verb == "do" and timed and behind != [])
    if not _BINDING.isdisjoint(bid.rest) and taken_as(bid):
        return True
    if bid.verb in {"take", "put", "read", "run", "make"}:
        return literal or written or (behind != [] and timed)
    return bid.verb in DOING and (timed or literal or written)


def _barred(bid: Bid) -> bool:
    """`This needn't be processed.`, `It is not to go in yet.`, `That mustn't count.`"""
    if bid.verb in {"go", "take"}:
        goes = bid.particles & {"in", "down", "through", "out"} or not _RECORDS.isdisjoint(bid.rest)
        return bool(goes) or bid.rest[:1] in (["effect"], ["place"], ["seriously"])
    return bid.verb in (EFFECT if bid.voice == "does" else ENTERING | DOING | EFFECT)


_RECORDS: Final = words_in("record records book books sheet ledger list minutes log tally board")


def not_until(clause: Words) -> bool:
    """`Please don't do the sums for it before noon.`: whatever is not to be done with it until then."""
    if _DENIED_UNTIL.isdisjoint(clause):
        return False
    begin = next((p for p, word in enumerate(clause) if word in _NOT), len(clause))
    end = next((p for p, word in enumerate(clause) if word in _UNLESS), begin)
    told = all(word in FRONT for word in clause[:begin]) and _NO_BID.isdisjoint(clause[:begin])
    # "please do not chew on that side until tomorrow"
    told = told and (begin + 1 >= end or VERBS.get(clause[begin + 1], "") != "" or clause[begin + 1] in FRONT)
    return told and clause[end + 1 :] != [] and not _MEANT.isdisjoint(clause[begin:end])


_NO_BID: Final = words_in("i we it s is")
_NOT: Final = words_in("not dont never")
_DENIED_UNTIL: Final = _NOT | _UNLESS
_MEANT: Final = words_in("it this that these those them anything")


def kept(bid: Bid, later: Words) -> bool:
    """`Park it.`, `Hold that for now.`, `Sit on it until noon.`, `Keep your pen in the drawer till then.`

    `later` are all the words of the sentence behind.
    """
    if bid.voice == "does":
        # "It can sit in your inbox"
        return bid.verb in RESTING
    if bid.verb in SHELVING:
        return bid.of_it
    if bid.verb not in KEEPING or bid.voice != "told":
        return False
    until, near = not _UNTIL.isdisjoint(later), bid.rest[:8]
    if not bid.of_it:
        tool = near[:1] in (["your"], ["the"], ["my"]) and not _TOOLS.isdisjoint(near[1:3])
        stopped = until or "alone" in near or bid.verb in {"hold", "stop", "spare", "save"}
        return (tool and stopped) or (bid.of_me and "for" in near and not _FOR_LATER.isdisjoint(near))
    away = not _AWAY.isdisjoint([*bid.particles, *near[:1]])
    unentered = any(VERBS.get(word.removeprefix("un")) in ENTERING for word in near[:1])
    held = bid.verb == "hold" and not near and bid.particles <= {"on", "to"}
    timed = not (_FOR_LATER | WEEKDAYS).isdisjoint(near) and "for" in bid.particles | set(near)
    return until or away or unentered or held or timed or not _SHELVES.isdisjoint(near)


def awaited(bid: Bid) -> bool:
    """`Wait until I'm sure.`, `Hold off.`, `Wait for Tarn's reply.`, `Mind waiting with it?`"""
    rest = bid.rest
    if bid.verb != "wait":
        off = not {"off", "fire", "back"}.isdisjoint([*bid.particles, *rest[:1]])
        spell = "on" in bid.particles and not _SPANS.isdisjoint([*bid.object, *rest[:2]])
        if bid.verb in {"hold", "hang"} and spell:
            # "Hang on a second"
            return True
        return bid.verb in {"hold", "hang"} and off and bid.particles <= {"off", "back", "on"}
    with_it = any(word == "with" and object_size(rest[place + 1 :]) for place, word in enumerate(rest))
    if with_it or (bid.of_it and "with" in bid.particles):
        return True
    for_all = not _OTHERS.isdisjoint(rest[:2]) and len(rest) <= len(rest[:2])
    for_word = "for" in bid.particles and (for_all or not GO_AHEAD.isdisjoint(rest))
    return for_word or (not _UNTIL.isdisjoint(rest[:1]) and _HEARING.isdisjoint(rest))


_HEARING: Final = words_in("you hears sees finds hear see")
"""`Wait till you see my garden` and `Wait till my mother hears of it` ask nobody to wait."""
_OTHERS: Final = words_in("others everyone everybody him her them all")
GO_AHEAD: Final = words_in(
    "answer reply okay ok word nod mail mails message confirmation blessing sign signal permission verdict "
    "approval consent vote opinion decision letter yes potion go"
)


def given_time(bid: Bid) -> bool:
    """`Give me a day to think about it.`, `Give Joss the chance to object.`"""
    rest = bid.rest
    if bid.verb != "give":
        return False
    if rest[:1] in (["until"], ["till"]) or (bid.of_it and not _SPANS.isdisjoint(rest[1:2])):
        # "Give it a day"
        return True
    if not bid.of_me:
        return any(a in {"chance", "time", "opportunity"} and b == "to" for a, b in pairwise(rest))
    span = next((place + 1 for place, word in enumerate(rest[:3]) if word in _SPANS), 0)
    weighed = rest[span : span + 1] in (["to"], ["and"]) and not _WEIGHING.isdisjoint(rest[span:])
    return span > 0 and (not rest[span:] or weighed)


_WEIGHING: Final = words_in("say think decide check choose pick make consider sleep")


def bound(bid: Bid, ahead: Sequence[Words], behind: Sequence[Words]) -> bool:
    """`Enter it when he agrees.`, `To be done next week.`; `Once Tarn confirms, put it through.`

    `ahead` and `behind` are the other clauses of the sentence.
    """
    rest, late = bid.rest, not LATER.isdisjoint([*bid.rest[:1], *bid.rest[-1:]])
    hangs = any(clause[:1] != [] and clause[0] in _IF for clause in ahead)
    until = any(clause[:1] in (["until"], ["till"]) for clause in behind)
    if bid.of_me and bid.verb in {"put", "ink", "pencil", "mark", "write"}:
        # "Ink me in at dusk"
        late = not (LATER | {"at", "thus"}).isdisjoint(rest)
        return rest[:1] in (["in"], ["down"]) and (hangs or late)
    if not bid.of_it:
        return bid.verb == "go" and rest[:1] == ["ahead"] and (hangs or not _IF.isdisjoint(rest))
    if bid.verb == "let":
        # "Let it count from Monday on"
        return VERBS.get(rest[0] if rest else "") in EFFECT and not (LATER | {"from"}).isdisjoint(rest)
    if bid.verb == "use":
        return hangs or late or rest[:1] == ["in"]
    if bid.verb in TAKING and until:
        return True
    if taken_as(bid) and (hangs or any(clause[:1] in (["otherwise"], ["else"]) for clause in behind)):
        # "Read this as mine, otherwise as nobody's"
        return True
    if bid.verb in ENTERING and any(clause[:1] in (["dont"], ["not"]) for clause in behind[:1]):
        # "Count it or don't"
        return True
    if bid.verb == "carry" and "out" not in bid.particles:
        return False
    down = bid.verb != "put" or bid.voice == "done" or bool(bid.particles & {"down", "in", "through"})
    agreed = "with" in bid.particles | set(rest[:1]) and not GO_AHEAD.isdisjoint(rest)
    late = late or agreed or not (LATER if bid.voice == "done" else _IF).isdisjoint(rest)
    return bid.verb in ENTERING | {"do", "put", "run"} and down and (late or hangs)


def before_that(words: Words) -> bool:
    """`... before you log it`, `... before doing anything`, `... before it counts`: whatever that may be."""
    for place, word in enumerate(words):
        if word in {"before", "until", "till"}:
            rest = words[place + 1 :]
            rest = rest[1:] if rest[:1] == ["sir"] else rest
            size = object_size(rest)
            if (size and _EFFECTIVE.match(" ".join(rest[size:]))) or _entered(rest):
                return True
    return False


def _entered(rest: Words) -> bool:
    """`you log it`, `entering it`, `anybody counts that`, `anything is rolled`."""
    size = object_size(rest)
    if size and rest[size : size + 1] in (["is"], ["are"], ["gets"]):
        return any(VERBS.get(word) in ENTERING for word in rest[size + 1 : size + 2])
    who = rest[:1] != [] and rest[0] in _OFFICERS
    told = rest[1:] if who else rest
    if not told or not (who or told[0].endswith("ing")):
        return False
    verb = VERBS.get(told[0]) or VERBS.get(told[0].removesuffix("s")) or ""
    bid = next(bids([verb, *told[1:]]), None)
    if bid is None or bid.of_me:
        return False
    if not bid.of_it:
        return verb in ENTERING and not bid.rest
    return verb in ENTERING | {"do", "put", "write", "run", "play", "place", "move"} or (
        verb == "take" and not _LITERALLY.isdisjoint(told)
    )


_OFFICERS: Final = words_in("you anybody anyone somebody someone hale gm he she")
_EFFECTIVE: Final = re.compile(
    r"(?:counts|stands|goes (?:in|on|through|into the \w+)|takes effect|"
    r"(?:is|gets|becomes|has been) (?:final|official|valid|binding|law|real))\b"
)

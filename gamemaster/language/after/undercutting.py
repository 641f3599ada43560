"""Clauses beside an act that take the ground from under it: `it depends on the weather`, `my offer is off`.

They say of the act, or of a thing that may be it, that it waits, hangs on something or is none; that others
say it, have written it, or have yet to confirm it.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import NEGATING
from gamemaster.language.english import words
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import words_in

_POINTING: Final = words_in("it this that these those they which all")
_OWNING: Final = words_in("my our the this that")
_ACTS: Final = words_in(
    "thing "
    "vote votes move moves offer offers deal deals turn turns answer answers bid bids trade trades attack "
    "attacks choice decision plan plans order orders action actions message mail announcement gift transfer "
    "objection support ballot investment above"
)
_HANGING: Final = words_in("depends depend hangs hang hinges hinge lapses lapse expires expire")
_WANTING: Final = words_in("needs need requires require wants want awaits await")
_LEAVE: Final = words_in(
    "consent approval ok okay blessing permission confirmation agreement signature yes your his her their "
    "confirming checking deciding approving"
)
_BEGINNING: Final = words_in(
    "starts start begins begin comes come happens happen follows follow applies counts"
)
_LATER: Final = words_in(
    "later tomorrow next then once after when monday tuesday wednesday thursday friday saturday sunday week "
    "tonight soon until till another"
)
_STAYING: Final = words_in("stays stay remains remain")
_UNDONE: Final = words_in("undone undecided open unsaid theoretical hypothetical secret unsent")
_AMISS: Final = words_in(
    "off no wrong nonsense premature moot early undecided unfinished unconfirmed theoretical imaginary fake"
)
_FIRM: Final = words_in(
    "binding right decided final certain sure serious real meant mine valid official true"
)
_BEFORE: Final = words_in("yesterday last ago earlier")
_SETTLED: Final = words_in("approved decided confirmed agreed accepted allowed checked ratified")
_COUNTING: Final = words_in("count counts apply applies stand hold")
_SO: Final = words_in("all a an too far still of course not n't only just rather quite very yet simply")
_BEING: Final = words_in("is was 's are were 're")
_COMING: Final = words_in("will 'll must should shall may might can")
_CONFIRMING: Final = words_in("confirm decide approve agree check allow permit veto")
_IDLE_VOICES: Final = words_in(
    "gut guts instinct instincts heart horoscope nose dice stars cards stomach bones knee"
)
_SAYING: Final = words_in("sang sings says say said goes reads wrote writes claims claimed tells told")
_DOING: Final = words_in("does do did plays played moves moved types typed wrote writes posted sent sends")
_HERE: Final = words_in("here so anyway there")
_ERRORS: Final = words_in("mistake bad error fault words")
_SHORT: Final = 2
_MOST: Final = 14


def undercuts(lows: Sequence[str]) -> bool:
    """Whether the words of one clause say so."""
    if len(lows) < _SHORT or len(lows) > _MOST or _owns_to_no_merit(lows):
        return False
    if _would_say(lows) or _leaves_it(lows) or _hangs_on_somebody(lows) or _typed_by_another(lows):
        return True
    if _unsettled(lows) or _is_sham(lows) or _only_part(lows):
        return True
    if lows[0] in {"i", "we"}:
        return False
    return (
        (len(lows) == _SHORT and lows[0] in {"my", "his", "her", "their"} and lows[1] in _ERRORS)
        or _of_the_act(lows)
        or _pending(lows)
        or _said_by(lows)
        or _done_by(lows)
        or lows == ["the", "opposite", "is", "true"]
        or lows[-2:] == ["not", "really"]
        or set(lows) == {"no"}
        or lows == ["as", "good", "as"]
        or (lows[0] == "let" and "first" in lows and not _CONFIRMING.isdisjoint(lows))
        or (lows[0] == "hopefully" and not _LEAVE.isdisjoint(lows))
        or (lows[-1] == "typing" and lows[0] in {"my", "the", "his", "her"})
        or (lows[0] in {"everybody", "everyone", "nobody"} and lows[-1] in {"agree", "decided", "approve"})
        or (lows[0] == "nothing" and lows[-1] in _FIRM)
        or (lows[:2] == ["my", "mind"] and _denied(lows))
        or ("seriously" in lows and "take" in lows and not {"nobody", "noone"}.isdisjoint(lows))
    )


def _owns_to_no_merit(lows: Sequence[str]) -> bool:
    """`I wish I could say it was strategy`: what was done was not done well, which it was all the same."""
    if lows[-1] not in _MERITS or lows[0] not in {"i", "we"}:
        return False
    wished = lows[1:4] == ["wish", lows[0], "could"] or lows[1:4] in (
        ["'d", "love", "to"],
        ["'d", "like", "to"],
    )
    return wished and lows[4:5] != [] and lows[4] in _CLAIMING


_CLAIMING: Final = words_in("say claim pretend tell")
_MERITS: Final = words_in(
    "strategy strategic tactics tactical plan planned planning plans logic logical skill genius luck "
    "clever deliberate deliberated intuition instinct science talent wisdom wise brilliant"
)


def _first(lows: Sequence[str], wanted: frozenset[str]) -> int:
    """Where the first of the words wanted stands; 0 too where none of them does."""
    if wanted.isdisjoint(lows):
        return 0
    return next(place for place, low in enumerate(lows) if low in wanted)


def _would_say(lows: Sequence[str]) -> bool:
    """`which is roughly what I'd say`, `I hear myself say in ten years`: in what case it would be said."""
    if lows[0] not in {"i", "which", "that"} or "say" not in lows or "thought" in lows or _denied(lows):
        return False
    place = lows.index("say")
    if lows[place + 1 : place + 2] != [] and lows[place + 1] in _COURTESIES and lows[-1] != "good":
        # "I'd say more, but the bus is here", "I'd say well done, but he knows"
        return False
    before = lows[max(0, place - 4) : place]
    return "i" in before and not {"'d", "would", "might", "could", "myself"}.isdisjoint(before)


_COURTESIES: Final = words_in(
    "more sorry thanks thank good congratulations well hello goodbye cheers bravo happy welcome may"
)


def _leaves_it(lows: Sequence[str]) -> bool:
    """`I leave it to Ludo whether that stands`, `I'll take it back when he asks`: who else has a say in it,
    or that it will not last."""
    if lows[0] in {"though", "although"}:
        lows = lows[1:]
    if lows[:1] != ["i"] or _denied(lows):
        return False
    told = [low for low in lows[1:5] if low not in _COMING]
    asked = told[:3] == ["leave", "it", "to"] and not {"whether", "decide", "say"}.isdisjoint(lows)
    return asked or told[:3] == ["take", "it", "back"]


def _hangs_on_somebody(lows: Sequence[str]) -> bool:
    """`my lawyer having to agree first`, `the final say being Imke's`, `who has not answered`, `hoping to do
    it by Sunday`, `being of two minds`, `just to see how it would look`: it is not settled."""
    place = _first(lows[:6], _CIRCUMSTANCES)
    if place and not (_CONFIRMING | _SAYS_IN_IT).isdisjoint([*lows[:place], *lows[place + 1 :]]):
        return True
    if lows[0] in _SUCH and place == 1 and not _TEXTS.isdisjoint(lows[2:5]):
        return True
    if lows[0] == "who" and _denied(lows) and not _REPLIED.isdisjoint(lows):
        return True
    if lows[0] in _MEANING_TO and lows[1] == "to":
        return not {"it", "do", "so", "that"}.isdisjoint(lows[2:])
    pairs = {*pairwise(lows)}
    if not pairs.isdisjoint(_LAST_WORDS) and not {"has", "have"}.isdisjoint(lows) and not _denied(lows):
        return True
    return (
        (("two", "minds") in pairs and lows[-3:-1] not in (["not", "about"], ["not", "over"]))
        or (("to", "see") in pairs and "it would" in " ".join(lows[lows.index("see") :]))
        or ("decided" in lows and lows[0] in {"something", "which"} and _denied(lows))
        or (("is", "off") in pairs and " or it is off " in f" {' '.join(lows)} ")
        or (lows[0] in _DAYS and lows[-1] == "enough")
        or (lows[:2] == ["at", "least"] and lows[-1] in {"paper", "theory", "mind", "head", "principle"})
        or (lows[0] in {"that", "it", "this"} and lows[1:3] == ["was", "before"])
    )


def _unsettled(lows: Sequence[str]) -> bool:
    """`my decision still open`, `a plan I've yet to decide on`, `an idea for next week`, `I'm still thinking
    about it`, `a different spot would do as well`."""
    pairs = [*pairwise(lows)]
    owned = lows[0] in _OF_A_THING
    if owned and lows[1] in _DECIDED and lows[-1] in _UNDONE:
        return True
    if owned and lows[1] in _THOUGHT_OF and lows[2:3] == ["for"] and lows[3:4] != []:
        return lows[3] in _LATER
    if lows[0] in _WHATEVER and "i" not in lows and len(lows) <= _FEW:
        return not _SETTLING.isdisjoint(lows[2:]) or (lows[0] != "whoever" and lows[-1] in {"first", "best"})
    if lows[:2] == ["what", "a"] and "i" not in lows and not {"would", "could", "might"}.isdisjoint(lows):
        return True
    if ("something", "else") in pairs and lows[0] == "i":
        return "do" in lows and _AFTER.isdisjoint(lows)
    if lows[0] in {"as", "however"} and not {"decide", "decides", "chooses"}.isdisjoint(lows):
        return True
    if lows[:2] == ["i", "'ll"] and lows[2:3] != [] and lows[2] in _MUSING:
        return not _POINTING.isdisjoint(lows[3:5])
    if ("yet", "to") in pairs:
        return lows[lows.index("yet") + 2 :][:1] != [] and lows[lows.index("yet") + 2] in _CONFIRMING
    if ("would", "do") in pairs or ("will", "do") in pairs:
        return not _OTHERWISE.isdisjoint(lows[:4])
    place = _first(lows[:5], _WEIGHING) if lows[0] == "i" and lows[2:3] == ["still"] else 0
    return place > 0 and (len(lows) == place + 1 or not _POINTING.isdisjoint(lows[place + 1 : place + 3]))


_OF_A_THING: Final = _OWNING | {"a", "an"}
_DECIDED: Final = _ACTS | {"mind"}
_THOUGHT_OF: Final = _ACTS | {"idea", "thought"}
_FEW: Final = 6
_MUSING: Final = words_in("think consider ponder sleep")
_WHATEVER: Final = words_in("whatever whoever whichever wherever")
_SETTLING: Final = words_in(
    "decide decides decided choose chooses pick picks advise advises suggest suggests prefer "
    "prefers want wants"
)
_AFTER: Final = words_in("then afterwards next after later besides meanwhile")
_OTHERWISE: Final = words_in("different another other any either")
_WEIGHING: Final = words_in("thinking considering weighing deciding wondering pondering undecided")


def _is_sham(lows: Sequence[str]) -> bool:
    """`so it's a lie`, `quoted from Tarn's last mail`: it is not meant, or somebody else's."""
    said = [low for low in lows if low not in {"so", "and", "just", "only", "all"}]
    if said[:1] != [] and said[0] in _COPIED:
        return said[1:2] == ["from"]
    return (
        said[:1] in (["it"], ["this"], ["that"])
        and said[1:3] in (["'s", "a"], ["is", "a"])
        and (said[3:] != [] and said[3] in _SHAMS)
    )


_COPIED: Final = words_in("quoted copied pasted cited transcribed lifted")
_SHAMS: Final = words_in("lie joke bluff hoax jest prank")


def _only_part(lows: Sequence[str]) -> bool:
    """`only for half of what I wrote`: less than was said."""
    said = [low for low in lows[:6] if low != "of"]
    return lows[0] in {"only", "just"} and any(
        a in _PARTS and b in {"what", "that", "it", "this"} for a, b in pairwise(said)
    )


_PARTS: Final = words_in("half part some most")
_LAST_WORDS: Final = (("last", "word"), ("final", "word"), ("final", "say"), ("last", "say"))
_DAYS: Final = words_in("tomorrow later tonight") | WEEKDAYS
_CIRCUMSTANCES: Final = words_in("being having")
_SAYS_IN_IT: Final = words_in("say right overrule choose consent permission decides")
_SUCH: Final = words_in("such this that these it")
_REPLIED: Final = words_in("answered replied agreed decided confirmed approved")
_MEANING_TO: Final = words_in("hoping meaning planning intending aiming wishing")


def _typed_by_another(lows: Sequence[str]) -> bool:
    """`this message was sent by my cat`, `Joss wrote from my phone`, `my nephew had my phone`."""
    if lows[0] == "as" and lows[-1] in _DEPUTIES:
        return True
    devices = () if _DEVICES.isdisjoint(lows) else enumerate(lows)
    mine = next((p for p, low in devices if low in _DEVICES and lows[p - 1] == "my"), 0)
    if mine > 1 and "i" not in lows and lows[0] not in _SENT:
        return lows[mine - 2] in {"had", "has", "stole"} or (
            lows[mine - 2] == "from" and bool(_WRITING & set(lows))
        )
    by = lows.index("by") if "by" in lows else 0
    done = {"was", "were", "is"}.intersection(lows[:by])
    return (
        by > 1
        and bool(done)
        and lows[by - 1] in _SENT
        and not (lows[0] in _OF_ONES_OWN and lows[1] not in _LETTERS)
        and lows[by + 1 : by + 2] not in ([], ["me"], ["hand"], ["mail"])
    )


_OF_ONES_OWN: Final = words_in("my our his her their")
_LETTERS: Final = words_in("mail mails message messages letter post vote ballot move moves last turn")
"""`My horoscope is written by a friend` speaks of no mail."""
_DEPUTIES: Final = words_in("proxy deputy substitute replacement")
_DEVICES: Final = words_in("phone keyboard laptop computer account tablet mailbox password")
_WRITING: Final = words_in("wrote writes typed types sent sends posted posts")


def _of_the_act(lows: Sequence[str]) -> bool:
    """`it starts tomorrow`, `it can wait`, `the deal is off`, `my answer is no`."""
    told = _predicate(lows)
    if not told:
        return False
    verb, rest = told[0], told[1:]
    if verb in _BEING:
        dated = verb == "was" and len(rest) <= _SHORT and not _BEFORE.isdisjoint(rest)
        return dated or _is_amiss(rest) or _is_text(rest) or _is_left_to_others(rest)
    return (
        verb in _HANGING
        or (verb in _WANTING and not _LEAVE.isdisjoint(rest[:3]))
        or (verb in _BEGINNING and not _LATER.isdisjoint(rest))
        or (verb in _STAYING and not _UNDONE.isdisjoint(rest[:1]))
        or verb in {"waits", "wait"}
        or (verb in {"did", "does"} and _denied(rest[:1]) and rest[1:2] == ["happen"])
        or (verb in {"takes", "take"} and rest[:1] == ["effect"] and len(rest) > 1)
        or (verb in {"must", "has", "have", "needs"} and not _SETTLED.isdisjoint(rest))
        or (verb in {"does", "do", "will"} and _denied(rest[:1]) and not _COUNTING.isdisjoint(rest[1:2]))
        or (verb in {"will", "'ll"} and rest[:1] == ["happen"])
        or (verb in {"can", "must", "may", "will", "'ll"} and rest[:1] == ["wait"])
        or (verb in {"would", "'d"} and rest[:1] == ["be"] and len(rest) == _SHORT)
    )


def _is_amiss(rest: Sequence[str]) -> bool:
    """`it is off`, `that is not binding`, `this is far too early`."""
    held = [low for low in rest if low not in _SO]
    return len(held) == 1 and held[0] in (_FIRM if _denied(rest) else _AMISS)


def _is_text(rest: Sequence[str]) -> bool:
    """`this is a prank`, `these are his words`, `it is in the script`: what the words are instead."""
    noun = next((low for low in rest if low not in _DETERMINERS), "")
    return noun in _TEXTS and (noun not in _WORDS or rest[0] != "my")


def _is_left_to_others(rest: Sequence[str]) -> bool:
    """`it is his call`, `the decision is yours`, `it is subject to approval`."""
    if rest[:1] and rest[0] in _YOURS:
        return True
    owned = len(rest) > 1 and rest[0] in {"his", "her", "your", "their"} and rest[1] in _CALLS
    return owned or rest[:2] in (["subject", "to"], ["up", "to"])


_DETERMINERS: Final = words_in("a an the his her their your my only just in from all but pure mere")
_WORDS: Final = words_in("words word lines")
_TEXTS: Final = _WORDS | words_in(
    "prank satire drill bluff hoax joke jest test lie lies placeholder template draft quote quotation "
    "sarcasm practice typo mistake error lyrics script opposite forwarded wrong fiction parody rehearsal "
    "sample example"
)
_YOURS: Final = words_in("yours hers theirs")
_CALLS: Final = words_in("call choice decision turn say idea words")


def _predicate(lows: Sequence[str]) -> list[str]:
    """The words from the verb on, where the subject is the act or may be it; none where it is not."""
    if lows[0] in _OWNING and lows[1] in _ACTS:
        return list(lows[2:])
    return list(lows[1:]) if lows[0] in _POINTING else []


def _denied(rest: Sequence[str]) -> bool:
    return not _DENYING.isdisjoint(rest)


_DENYING: Final = NEGATING - {"no"}


def _pending(lows: Sequence[str]) -> bool:
    """`they will confirm`, `the GM must decide`: what somebody else has yet to do."""
    place = _first(lows[:4], _COMING)
    return place > 0 and place + 1 < len(lows) and lows[place + 1] in _CONFIRMING


def _said_by(lows: Sequence[str]) -> bool:
    """`my brother says`, `it says here`, `the manual says`: whose words they are."""
    end = len(lows) - (lows[-1] in _HERE and lows[-1] != "so")
    if lows[0] == "so" and lows[1] in _OWNING | {"a", "the"}:
        return lows[-1] in _SAYING and end <= _LONG_VOICE
    if end < _SHORT or lows[end - 1] not in _SAYING or end > _LONG_VOICE:
        return False
    return lows[0] in _VOICES and _NO_VOICES.isdisjoint(lows[:end])


_LONG_VOICE: Final = 5
_VOICES: Final = (words.SUBJECTS - {"there"}) | _OWNING | words_in("a an his her their your")
_NO_VOICES: Final = _IDLE_VOICES | words.CONDITION | words_in("i we what as that which")


def _done_by(lows: Sequence[str]) -> bool:
    """`he does it for me`, `my sister wrote this`, `my account was hacked`."""
    if not {"hacked", "stolen"}.isdisjoint(lows):
        return not {"account", "phone", "laptop", "computer", "mailbox"}.isdisjoint(lows)
    if lows[0] in _SENT and lows[1] == "by":
        # "Posted by my son"
        return lows[2:3] != [] and lows[2] in _OWNING | {"a"}
    if lows[:2] == ["it", "was"] and len(lows) == _HIM and lows[2] in _OWNING:
        return lows[3] in words.KIN
    place = _first(["", *lows[1:4]], _DOING)
    if (
        not place
        or lows[:2] in (["that", "should"], ["that", "ought"])
        or lows[place + 1 : place + 2] == []
        or lows[place + 1] not in {"it", "this", "that", "these"}
    ):
        return False
    # "somebody had to do it"
    bare = len(lows) == place + _SHORT and lows[place - 1] != "to"
    return bare or lows[place + 2 : place + 4] == ["for", "me"]


_HIM: Final = 4
_SENT: Final = words_in("posted sent written typed dictated")

"""Bids to do something else with acts than what they say.

To undo or alter them (`Scratch that.`), to let somebody choose (`Let Ludo have the last word.`) or to ask
first (`Run it past Imke.`), to take them as something else (`Treat it as a question.`), or to fill in a part
of them (`Put your own card there.`).
"""

import re
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.bid_words import (
    ALTERING,
    CONSULTING,
    DOING,
    ENTERING,
    FILLING,
    MOVING,
    TAKING,
    UNDOING,
    object_size,
)
from gamemaster.language.remarks.bidding import Bid, bids


def changes(bid: Bid) -> bool:
    """Whether a bid, which denies nothing, is one of these."""
    return (
        undone(bid)
        or altered(bid)
        or _chosen(bid)
        or _asked_first(bid)
        or _taken_otherwise(bid)
        or _filled(bid)
        or _disbelieved(bid)
        or _halved(bid)
        or _in_pencil(bid)
    )


def undone(bid: Bid) -> bool:
    """`Scratch that.`, `You may skip me.`, `Cross it out.`, `Leave it out of the count.`"""
    if bid.voice == "does":
        # "That ought to wipe the grin off his face"
        return False
    if bid.verb in UNDOING:
        return bid.rest[:1] != ["about"] if bid.of_it else _is_undone_alone(bid)
    if bid.of_me and bid.verb in {"count", "leave", "keep", "take", "cross"}:
        # "Count me out until I've slept", "Leave me out of this", "Take me off the list"
        kept_out = not bid.rest[1:] or bid.rest[1] in _STILL or bid.rest[2:] in (["it"], ["this"])
        return bid.rest[:1] == ["off"] or (bid.rest[:1] == ["out"] and kept_out)
    if bid.verb == "stop":
        return bid.of_it and "from" in bid.particles
    gone = {"out", "off", "up", "back", "away"} & {*bid.particles, *bid.rest[:1]}
    return bid.verb in MOVING and bid.of_it and bool(gone) and (bid.verb != "call" or "off" in gone)


def _is_undone_alone(bid: Bid) -> bool:
    """`Kindly disregard.`, `Skip me for now.`, `Ignore if this comes too late.`, not `Ignore if not`."""
    if bid.particles or not (bid.of_me or bid.verb in {"disregard", "ignore"}):
        return False
    return not bid.rest or (bid.rest[0] in _STILL and bid.rest != ["if", "not"])


_STILL: Final = words_in("until till before unless now today first if when please for")


def altered(bid: Bid) -> bool:
    """`Feel free to reword it.`, `Make it nothing.`, `Look it over.`, `Count Brask instead of this.`"""
    if bid.verb == "make":
        return bid.of_it and not _SOMETHING_ELSE.isdisjoint(bid.rest[:2])
    if bid.verb in {"go", "look"}:
        return bid.of_it and "over" in bid.particles
    if bid.verb in {"follow", "take", "use", "count", "do"} and "instead" in bid.rest[-4:]:
        if bid.rest[0] in {"something", "anything", "whatever"} or "thing" in bid.rest:
            # "Do the sensible thing instead"
            return True
        return bid.of_it or bid.verb == "count" or bid.rest[-1:] in (["mine"], ["this"], ["that"], ["it"])
    if bid.of_me and bid.verb in {"overrule", "veto", "stop"}:
        # "Feel free to stop me", but not "Stop me if you've heard it"
        return not bid.rest or bid.verb != "stop"
    if bid.verb == "turn":
        return bid.of_it and "into" in bid.particles
    if bid.verb in ALTERING and bid.rest[:1] in (["the"], ["my"]) and bid.rest[1:2] != []:
        # "Replace the name at will"
        return bid.rest[1] in _DETAILS and bid.rest[2:3] != ["of"]
    # "It can be amended later" is said of proposals
    told = bid.voice == "told" or bid.object != ["it"]
    return told and bid.verb in ALTERING and bid.of_it


_DETAILS: Final = words_in("name number square letter card level target amount")
_SOMETHING_ELSE: Final = words_in("wait nothing void something other another")


def _chosen(bid: Bid) -> bool:
    """`Let Tarn decide.`, `You pick.`, `Leave the choice to Ludo.`, `Toss a coin.`"""
    rest, said = bid.rest, " ".join(bid.rest)
    if bid.verb in {"let", "have"} and not (bid.of_it or bid.of_me):
        judged = rest[:1] != [] and rest[0] in _AGES and _WHICH.isdisjoint(rest)
        return (
            not judged and rest[:1] not in (["us"], ["s"], ["there"]) and _LET_CHOOSE.match(said) is not None
        )
    if bid.verb == "let" and bid.of_me:
        inner = next(bids(rest), None)
        return _PONDERED.match(said) is not None or (inner is not None and (undone(inner) or altered(inner)))
    if bid.verb == "let":
        return rest == ["be"] or rest[:1] in (["wait"], ["rest"], ["lie"], ["hang"], ["sit"])
    if bid.verb == "do" and bid.of_it and "with" in bid.particles:
        # "Do with it what you will"
        return rest[:1] in (["what"], ["whatever"], ["as"])
    if bid.verb == "leave":
        to_say = (
            bid.of_it
            and bid.object != ["the", "rest"]
            and "to" in bid.particles
            and _TO_SAY.match(said) is not None
        )
        return to_say or _LEFT_TO.match(said) is not None
    if bid.verb in {"toss", "flip", "roll"}:
        return (bid.object or rest[:2]) in (["a", "coin"], ["a", "die"])
    if bid.verb in {"choose", "pick"} and rest[:1] == ["a"] and not {"better", "different"}.isdisjoint(rest):
        return "one" in rest
    for_me = bid.of_it and rest[:1] in ([], ["for"])
    return (
        bid.verb in {"decide", "choose", "pick"}
        and (for_me or not bid.object)
        and (for_me or not rest or rest[0] in _WHICH)
    )


_WHICH: Final = words_in("whether if which one something another either whichever between")
_AGES: Final = words_in("history posterity time heaven")
"""`Let posterity judge.`: who will praise or blame the act, and has no say in it."""
_FIRST_OF_ALL: Final = (
    r"(?:go|come|vote|move|play|act|speak|talk|answer|reply|decide|choose|check\w*|confirm\w*|agree\w*|"
    r"discuss\w*|settled?|see|look|read|think|hear|heard|know|finish|have|do|done|say|said|ask\w*|"
    r"respond|weigh|clear|examine|consult|count|draw|roll|arrive|settle|land|end|judge|rule|approved?)"
)
"""What acts may wait for, unlike `Let the rope be tested first`."""
_LET_CHOOSE: Final = re.compile(
    r"(?:\w+ ){1,3}?(?:decide|choose|pick|approve|confirm|veto|judge|say (?:whether|which|if))\b(?! your)"
    r"|(?:\w+ ){1,3}?have (?:the|a) (?:\w+ )?(?:say|word|vote|look)\b"
    rf"|(?:\w+ ){{1,3}}?(?:be )?{_FIRST_OF_ALL}\b.* ?first$"
)
_PONDERED: Final = re.compile(
    r"think$|(?:first )?(?:check|confer|consult|talk|speak|verify|confirm)\b.* with (?!you\b)"
    r"|(?:ask|consult) (?!you\b)\w+ (?:whether|if)\b"
    r"|(?:first )?(?:pick|choose|decide|read|think|check|look|sleep|ask)\b.*\b(?:first|after|later|before|"
    r"tonight|tomorrow|when|once|again|properly|on it|about it|it over)\b"
)
_TO_SAY: Final = re.compile(
    r"(?:the )?\w+(?: \w+)?(?:$| (?:whether|if|which|what|to (?:decide|choose|say|pick|judge))\b)"
)
_LEFT_TO: Final = re.compile(r"(?:the|that) (?:choice|decision|choosing) (?:to|with|up to)\b")


def _asked_first(bid: Bid) -> bool:
    """`Ask Imke first.`, `Check with me again.`, `Run it past Joss.`, `Get his permission.`"""
    rest = bid.rest
    if bid.verb not in CONSULTING:
        return False
    if bid.verb == "run":
        return bid.of_it and rest[:1] in (["past"], ["by"])
    if bid.verb == "get":
        return not _SANCTIONS.isdisjoint(rest) and not _HIS.isdisjoint(rest[:3])
    if bid.verb == "check" and rest[:1] in (["whether"], ["if"]):
        return rest[1:2] in (["i"], ["it"], ["this"], ["that"])
    if bid.verb == "ask" and "i" in rest[1:] and not {"mean", "want", "should"}.isdisjoint(rest):
        # "Ask Imke which one I mean"
        return not {"which", "what", "whether", "if"}.isdisjoint(rest[1:3])
    again = rest[:1] == ["again"] or (bid.of_me and rest[:1] == ["once"])
    return (again and rest[1:2] != ["about"]) or (
        rest[-1:] in (["first"], ["beforehand"]) and "i" not in rest
    )


_HIS: Final = words_in("s his her their")
_SANCTIONS: Final = words_in("okay ok nod blessing permission approval consent confirmation yes")


def taken_as(bid: Bid) -> bool:
    """`Treat this as a question.`, `Regard it as unsaid.`, `Consider that withdrawn.`"""
    rest = bid.rest
    if bid.verb not in TAKING or not (bid.of_it or (bid.of_me and rest[:1] == ["as"])):
        return False
    place = next((p for p, word in enumerate(rest[:3]) if word == "as"), None)
    if place is not None:
        return rest[place + 1 : place + 2] != [] and rest[place + 1] not in _AS_LONG
    called = rest[:1] != [] and (rest[0] in _CALLED or rest[0].startswith("un"))
    return rest[:1] == ["under"] or (called and bid.verb in {"consider", "treat", "regard", "file", "label"})


_AS_LONG: Final = words_in("long soon well far often much")
_CALLED: Final = words_in(
    "a an the withdrawn cancelled canceled void null deleted revoked struck retracted dropped"
)


def _taken_otherwise(bid: Bid) -> bool:
    """The same, but as nothing that is meant; `Put me down as absent.`"""
    if taken_as(bid):
        return _FIRMLY.search(" ".join(bid.rest)) is None
    listing = bid.of_me and bid.verb in {"count", "put", "mark", "list", "take", "have"}
    return listing and not _ABSENT.isdisjoint(bid.rest)


_ABSENT: Final = words_in("undecided neutral absent abstaining abstention nobody nothing maybe asleep away")
_FIRMLY: Final = re.compile(
    r"^(?:\w+ )?(?:as )?(?:(?:my|a|an|the|one) )?(?:\w+ )?(?:vote|ballot|move|mine|final|binding|official|"
    r"given|serious|meant|valid|yes|answer|compliment|apology|warning|notice|turn|good|read|entry|sent|done)\b"
    r"|^as (?:i am|you find|always)\b"
)


def _filled(bid: Bid) -> bool:
    """`Put your own verb there.`, `Insert the card of your choice.`, `Pick me something else.`"""
    rest = bid.rest
    if bid.verb in {"insert", "substitute"} or (bid.verb in {"swap", "fill"} and "in" in bid.particles):
        return True
    own = rest[:1] in (["your"], ["the"]) and rest[1:2] in (["own"], ["right"], ["correct"], ["proper"])
    any_one = (
        rest in (["the", "opposite"], ["the", "reverse"])
        or rest[:1] in (["whatever"], ["whichever"])
        or rest[1:2] == ["else"]
    )
    return bid.verb in FILLING and (own or any_one or rest[-2:] == ["your", "choice"])


def _disbelieved(bid: Bid) -> bool:
    """`Pretend you never read that.`, `Pay me no heed.`, `Take no notice.`"""
    if bid.verb == "pretend":
        return not _UNREAL.isdisjoint(bid.rest)
    return bid.verb in {"pay", "take"} and "no" in bid.rest[:1] and not _HEED.isdisjoint(bid.rest[1:2])


_UNREAL: Final = words_in("never nothing not didnt havent hadnt isnt wasnt unsaid")
_HEED: Final = words_in("heed attention mind notice")


def _halved(bid: Bid) -> bool:
    """`Count only half of it.`, `Perform just the first part.`"""
    only = bid.rest[:1] in (["only"], ["just"])
    return only and bid.verb in ENTERING | DOING and object_size(bid.rest[1:]) > 0


def _in_pencil(bid: Bid) -> bool:
    """`Write that in pencil.`, `Consider it written in sand.`"""
    inside = "in" in bid.particles | set(bid.rest[:2])
    return bid.of_it and inside and not _ERASABLE.isdisjoint(bid.rest[:3])


_ERASABLE: Final = words_in("pencil sand chalk smoke water quotes brackets")

"""Lines above rows that say that their sender does what the rows say: `What I do this week, in this order:`.

And those that say that e does not: a tally, a ballot of somebody else, what was once the case.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.before.usual_fronts import is_usual
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.layout.plain_rows import speaks
from gamemaster.language.vocabulary.scene import Scene

_DOING: Final = words_in("do perform")
_THINGS: Final = words_in("things thing moves move actions action acts act turns plays orders votes what")
_OWN: Final = words_in("moves move actions acts action turn orders plays doings constructors")
_HOW: Final = words_in(
    "my all of the following these this that below here is are what i do perform things thing acts moves "
    "actions one two three four five act move line lines per a each row rows by in order given from top "
    "to bottom now today tonight hereby week day as follows effective immediately on upon receipt mail "
    "message for with and table says list listed first last turn orders plays constructors also sequence "
    ": , ."
)
_LONGEST: Final = 100
_FEW: Final = 6
_BELYING: Final = words_in(
    "was were going leaning leanings tally yesterday last previous earlier expect expected guess "
    "recommend recommended suggest suggested would should could might prediction predictions forecast "
    "results result bets bet feeling state todo standings outcome outcomes poll draft example inclined "
    "undecided wavering hers his their voted"
)
_OF_THEN: Final = words_in("yesterday last previous earlier before once former first")
_FIRST_OF_ALL: Final = (["first", "move"], ["first", "action"], ["first", "act"], ["very", "first", "move"])
_IN_ORDER: Final = words_in("comes come goes at but and stands is")
_COUNTED: Final = words_in("day night round week turn phase session")


def does_below(tokens: Tokens) -> bool:
    """Whether a line that ends in a colon says that the sender does what stands below it, and no more."""
    lows = [token.low for token in tokens]
    if "i" in lows[:-1]:
        place = lows.index("i")
        doing = next((low for low in lows[place + 1 :] if low != "hereby"), "") in _DOING
        return doing and speaks(" ".join(lows))
    told = lows[0] == "my" and not _OWN.isdisjoint(lows)
    return (told or lows[:2] == ["all", "of"]) and _HOW.issuperset(lows)


def of_this_mail(tokens: Tokens) -> bool:
    """`Actions, effective on sending:`: what stands below is done by the mail itself."""
    lows = [token.low for token in tokens]
    return "effective" in lows and not _OWN.isdisjoint(lows[:2]) and _ON_SENDING.issuperset(lows)


_ON_SENDING: Final = _HOW | words_in("sending posting arrival arriving both once effect publication")


def hangs_below(scene: Scene, tokens: Tokens) -> bool:
    """`I vote as follows if Isidro does:`, `I do the following tomorrow:`: what rows below it hang on."""
    lows = [token.low for token in tokens]
    if not _HANGING.isdisjoint(lows):
        return True
    if any(a == "once" and b in words.SUBJECTS for a, b in pairwise(lows)):
        return True
    if any(scene.lexicon.times.at(tokens, place) for place in range(1, len(tokens))):
        return True
    return any(
        low in _FOR_WHOM
        and following.capital
        and scene.referents.at(scene.text, tokens, place + 1) is not None
        for place, (low, following) in enumerate(zip(lows, tokens[1:], strict=False))
    )


_HANGING: Final = (
    (words.CONDITION - {"once", "should"}) | words.FICTION | words_in("would might maybe perhaps reverse")
)
_FOR_WHOM: Final = words_in("for after before like until")


def lets_oneself(tokens: Tokens) -> bool | None:
    """`Right, let me do this properly for once:`, `Let's get going:`: whether one only begins; None where no
    such words open the line."""
    start = 2 if [token.low for token in tokens[1:2]] == [","] and tokens[0].low in _WELL else 0
    lows = [token.low for token in tokens[start:]]
    if lows[:1] != ["let"] or lows[1:2] not in (["'s"], ["us"], ["me"]):
        return None
    if not _OF_FICTION.isdisjoint(lows):
        return None
    said = lows[2 : lows.index(",") if "," in lows else len(lows) - 1]
    return said[:1] != [] and said[0] in _GETTING_ON and _HOW_ONE_BEGINS.issuperset(said)


_WELL: Final = words_in("right well ok okay so now alright oh ah anyway")
_GETTING_ON: Final = words_in("get go begin start do try put make have keep be see")
_OF_FICTION: Final = words.FICTION | words_in("would could might suppose pretend imagine example say")
_HOW_ONE_BEGINS: Final = _GETTING_ON | words_in(
    "this that it things thing all everything my turn turns week move moves business going started on down "
    "to done over with properly right correctly formally quickly again now then in order one by at a time "
    "once more for clear brief short quick and tidy neatly straight the first go official"
)


def withheld(tokens: Tokens) -> bool:
    """`Things I do not do today:`, `Moves I regret:`, `My moves last week:`, `To do:`, `Not today:`"""
    lows = [token.low for token in tokens]
    if lows[0] in _THINGS and any(a in words.NEGATIONS and b in _DOING for a, b in pairwise(lows)):
        return True
    if lows[0] == "not" and not _OF_THIS.isdisjoint(lows[1:2]):
        return True
    if lows[:2] == ["to", "do"] and _AT_PRESENT.isdisjoint(lows):
        return True
    if any(pair in _STILL_OPEN for pair in pairwise(lows)) and _AT_PRESENT.isdisjoint(lows):
        return True
    noun = next((p for p, low in enumerate(lows[:_NEAR]) if low in _THINGS and low != "what"), None)
    if noun is None or any(is_past(low) for low in lows[:noun]):
        return False
    behind = lows[noun + 1 :]
    if behind[:1] == ["last"] or behind[:1] == ["yesterday"]:
        return True
    related = behind[1:] if behind[:1] in (["that"], ["which"]) else behind
    if len(related) < len(["i", "make", ":"]) or related[0] not in words.SUBJECTS | _EVERYBODY:
        return False
    if related[0] == "this" and related[1] in _SPANS:
        # as in `My moves this week:`
        return False
    return related[0] in _EVERYBODY or _DOES.isdisjoint(related[1:_NEAR])


_STILL_OPEN: Final = frozenset(
    {
        *(("for", what) for what in ("discussion", "debate", "consideration", "review", "comment", "later")),
        *(("to", what) for what in ("discuss", "consider", "ponder")),
        ("still", "to"),
        *((how, what) for how in ("open", "pending") for what in ("items", "points", "moves", "questions")),
    }
)
_NEAR: Final = 4
_SPANS: Final = words.SPANS | words_in("phase session cycle night")
_AT_PRESENT: Final = words_in("now today tonight here hereby i")
_OF_THIS: Final = words_in("today yet now tonight these this for mine done me")
_EVERYBODY: Final = words_in("everybody everyone nobody people one they he she others you somebody players")
_DOES: Final = words_in(
    "do make take perform announce hereby now am 'm execute declare have choose carry submit hand give enter "
    "would owe"
)


def only_in_mind(tokens: Tokens) -> bool:
    """`This is what I have in mind for Saturday:`, `I'm thinking of this:`: what follows is a plan."""
    said = [token.low for token in tokens]
    if "i" not in said or _POINTING.isdisjoint(said) or not _AT_ONCE.isdisjoint(said):
        return False
    lows = [low for low in said if low not in words.ADVERBS]
    told = lows[lows.index("i") + 1 :]
    if told[:1] != [] and told[0] in _HAVING:
        return ("in", "mind") in pairwise(told)
    return told[:1] != [] and told[0] in _BEING and told[1:2] != [] and told[1] in _PLANNING


_AT_ONCE: Final = words_in("hereby herewith now today tonight so therefore not n't never")
_POINTING: Final = words_in("this these following what something")
_HAVING: Final = words_in("have 've got had")
_BEING: Final = words_in("am 'm was 've have")
_PLANNING: Final = words_in("thinking planning considering contemplating pondering mulling")


def hereby_does(scene: Scene, tokens: Tokens) -> bool:
    """`I do hereby`, `that I, Thaddeus, of Town Square, do hereby`, with nothing behind it but rows."""
    lows = [token.low for token in tokens]
    counted = lows[-1] == "," and _goes_on_counting(scene, tokens, lows)
    if not (counted or "hereby" in lows[-2:]) or not _HANGING.isdisjoint(lows):
        return False
    subject = int(lows[0] in {"that", "therefore"})
    if lows[subject] != "i" and not (lows[subject] == "we" and scene.royal):
        return False
    rest = lows[subject + 1 :]
    if words.ADVERBS.union(("do",)).issuperset(rest):
        return True
    # who e is stands between two commas
    named = scene.referents.at(scene.text, tokens, subject + 2) if rest[:1] == [","] else None
    closed = next((place for place in range(len(lows) - 1, 0, -1) if lows[place] == ","), 0)
    mine = named is not None and named.who == (scene.sender,) and named.end <= closed
    return mine and words.ADVERBS.union(("do",)).issuperset(lows[closed + 1 :])


def _goes_on_counting(scene: Scene, tokens: Tokens, lows: list[str]) -> bool:
    """`(Know all men) that We, Ondine, being of sound mind,` above `FIRSTLY do place ...`"""
    if _COUNTED_BELOW.match(scene.text, tokens[-1].end) is None or not words.NEGATIONS.isdisjoint(lows):
        return False
    above = {token.low for token in tokenize(scene.text[: tokens[0].start].rstrip().rpartition("\n")[2])}
    return lows[0] != "that" or not _PROCLAIMING.isdisjoint(above)


_PROCLAIMING: Final = words_in("know known hear proclaim proclaimed declare declared witness")
_COUNTED_BELOW: Final = re.compile(r"\s*\n\s*(?:first|firstly),?[ \t]", re.IGNORECASE)


def another_does(tokens: Tokens) -> bool:
    """`She does three things.`, `Here is what Ursel did this week.`: rows below it are not the sender's."""
    lows = [token.low for token in tokens if token.low[0].isalnum()]
    if not lows or not _FIRST_PERSON.isdisjoint(lows) or len(lows) > _FEW_WORDS:
        return False
    if "what" in lows:
        rest = lows[lows.index("what") + 1 :]
        return lows[0] in {"here", "this", "that", "what"} and not _THEIR_DOING.isdisjoint(rest)
    told = next((place for place, low in enumerate(lows[1:4], 1) if low in _THEIR_DOING), 0)
    owns = lows[told] in {"have", "has", "had"}
    points = lows[-1] in _POINTED_AT and not owns
    return told > 0 and (points or not _DEEDS.isdisjoint(lows[told + 1 :]))


_FIRST_PERSON: Final = words_in("i we my our mine me us")
_FEW_WORDS: Final = 12
_THEIR_DOING: Final = words_in(
    "does do did done has have had makes make made takes take took plans plan planned intends intend "
    "intended plays play played performs performed announces announced"
)
_DEEDS: Final = words_in(
    "thing things move moves action actions act acts step steps turn turns deed deeds play plays vote votes "
    "order orders"
)
_POINTED_AT: Final = words_in("this these following follows")


def belied_above(scene: Scene, start: int) -> bool:
    """Whether the short line above rows says whose they are, or of when, and that is not the sender, now."""
    text = scene.text
    above = text[max(0, start - 6 * _LONGEST) : start].rsplit("\n", 1)[0].split("\n")
    blanks = 0
    for line in reversed(above):
        if not line.strip():
            blanks += 1
            continue
        row = ":" in line.rstrip().rstrip(":") and not blanks
        if row:
            continue
        return _belies(scene, line)
    return False


def _belies(scene: Scene, line: str) -> bool:
    said = line.strip()
    tokens = tokenize(said)
    if len(said) > _LONGEST or said[-1] in ".!?" or said.startswith(">"):
        return False
    lows = {token.low for token in tokens}
    if (said[-1] == ":" or len(tokens) <= _FEW) and not _BELYING.isdisjoint(lows):
        return True
    named = scene.referents.at(said, tokens, 0) if tokens[0].capital else None
    owned = named is not None and [token.low for token in tokens[named.end : named.end + 1]] == ["'s"]
    return owned and named is not None and named.who != (scene.sender,)


def of_then(tokens: Tokens) -> bool:
    """`My vote on day one: nobody`: a label that says when."""
    lows = [token.low for token in tokens[:9]]
    if not lows or lows[0] != "my" or ":" not in lows:
        return False
    told = lows[: lows.index(":")]
    if is_usual(tokens[: len(told)]):
        # in `My previous mail bounced, so once more:`
        return False
    # what comes last is not the last one
    label = {low for p, low in enumerate(told) if low != "last" or told[p - 1] not in _IN_ORDER}
    if told[1:] in _FIRST_OF_ALL or (told[1:2] in (["very"], ["first"]) and "ever" in told):
        # "My first move ever: I explore", of which this is the first
        label.discard("first")
    return not _OF_THEN.isdisjoint(label) or ("on" in label and not _COUNTED.isdisjoint(label))

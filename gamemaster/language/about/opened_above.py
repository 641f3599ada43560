"""Sentences that open what is not of here and now: another time, an old mail, somebody's arguments, a list.

`On Saturday, when I'm back:` heads what its sender will do; `From my old mail folder:`, `This happened:`
and `Tarn's mail hasn't reached everybody, so here it is again.` head what was written before; `Lowri's mail
has three parts. First, ...`, `Brask has two arguments. One, ...` head what another
says; `A little timetable for us four.` heads what is to come. What must stay true: `Tomorrow I'm away, so
today:` heads acts.
"""

import re
from typing import Final

from gamemaster.language.about.fronts_apart import handed_on
from gamemaster.language.about.masked_names import NAME, masked
from gamemaster.language.before.times import said_of_later
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_MAIL: Final = (
    "(?:mail|mails|e ?mail|message|messages|letter|letters|post|posts|note|speech|text|voice ?mail|plan)"
)
_COUNT: Final = "(?:two|three|four|five|several|a few|some|many|all kinds of|2|3|4|5)"
_POINTS: Final = (
    "(?:parts|points|arguments|reasons|excuses|options|plans|steps|ideas|proposals|suggestions|halves|paragraphs|"
    "sentences|claims|theses|wishes|demands)"
)
_OPENS: Final = re.compile(
    r"(?:and |so |now |here )?(?:(?:this|that|the following|it|what)(?: all)? (?:(?:is|was) what )?happened"
    r"|overheard|seen on (?:the|another) list|found in (?:the|an old|my) \w+)(?: \w+){0,5}"
    rf"|{NAME} s (?:only |main |best |usual |favourite |whole |old |new )*(?:excuse|argument|reason|motto|"
    rf"plan|"
    r"line|theory|defence|defense|reasoning|answer|reply|logic|story) (?:(?:is|was) (?:this|as follows)|"
    r"goes|runs|went|ran)\b.*"
    rf"|{NAME} s (?:\w+ )?{_MAIL}\b.*\b(?:listening to|in full|verbatim|word for word|which i can t)\b.*"
)
_LISTS: Final = re.compile(
    rf"{NAME} (?:s (?:(?:last|first|latest|long|short|new|old) )?{_MAIL} )?(?:has|had|gives|gave|makes|made|"
    r"offers|offered|lists|listed|names|named|sees|brings|comes in|came in|falls into|consists of|contains) "
    rf"{_COUNT}(?: \w+)? {_POINTS}\b.*"
)
_FIRST: Final = re.compile(r"\s*(?:[-*] )?(?:one|first(?:ly)?|number one|1|a|for one)\b[,.:)]", re.IGNORECASE)
"""`(Brask has two arguments.) One, ...`: what is listed there is eirs."""
_STARTS: Final = words_in("this that the it what overheard seen found and so now here")
_ARCHIVE: Final = re.compile(
    r".*\b(?:(?:years?|months?|weeks?|decades?) ago|archives?|old (?:mails?|posts?|messages?|notes?|"
    r"papers)|diary|"
    r"logbook|logs|mail folder|scrapbook|memories)\b.*"
)
_TABLE: Final = re.compile(
    r"(?:here (?:is|s|are|comes) )?(?:an? |the |my |our |another )?(?:little |small |rough |short |new |"
    r"possible |"
    r"proposed |provisional |tentative )*(?:timetable|schedule|calendar|roster|rota|agenda|itinerary|time "
    r"table|"
    r"programme|program|running order)(?: (?:for|of|as|until|from|to|this|next)\b.*)?"
)
_TERMS: Final = re.compile(
    rf"(?:{NAME} )?(?:here (?:is|s) |how about )?(?:a|my|another|one) (?:little |small |fair |new "
    rf")*(?:trade|deal|bargain|"
    rf"swap|pact)(?: for you| for {NAME}| {NAME})*"
    r"|(?:our|the|my|this) (?:\w+ )?(?:agreement|deal|pact|bargain|treaty|arrangement|understanding|terms)"
    rf"(?: as .*| so far| then| with {NAME}| again| in full)?"
)
_TAUGHT: Final = re.compile(
    r"(?:voting|playing|moving|acting|trading|building|exploring|healing|fighting) (?:is|s) (?:(?:very|"
    r"quite|really|so|"
    r"dead|pretty) )?(?:easy|simple|straightforward|child s play|no magic)(?: here| really)?"
    r"|(?:(?:first|then|just|and|so|simply) )*you (?:(?:just|simply|only|first|then) )*(?:write|type|send|"
    r"put|name|mail)"
    r" (?:the|a|an|your|down|something|one) .*"
)
_HEADS: Final = words_in(
    "trade deal bargain swap pact agreement treaty arrangement understanding terms you is 's"
)
_TOGETHER: Final = re.compile(rf"(?:{NAME} and (?:i|me)|(?:me|i) and {NAME})(?: \w+){{0,6}}")
"""`Rutger and I, on the bus:` heads what the two said."""
_SAYING: Final = words.FINITE | words_in("agree agreed decided both did say said do propose are will")
_TODAY: Final = words_in("today now tonight here so already at_once i'll then")
_MOST: Final = 24
_FEW: Final = 9
_TABLES: Final = words_in(
    "timetable schedule calendar roster rota agenda itinerary programme program order time running"
)


def opens_above(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence without an act makes all that stands below it something of another time or mouth."""
    if not 2 <= len(tokens) <= _MOST or tokens[-1].low == "?":
        return False
    lows = [token.low for token in tokens]
    if lows[-1] == ":" and _of_later(scene, tokens, lows):
        return True
    said = masked(scene, tokens)
    if (NAME in said or lows[0] in _STARTS) and _OPENS.fullmatch(said) is not None:
        return lows[0] not in _STARTS or lows[-1] == ":" or NAME in said
    if NAME in said and _LISTS.fullmatch(said) is not None:
        return _FIRST.match(scene.text, tokens[-1].end) is not None
    if lows[-1] == ":" and "my" in lows and _ARCHIVE.fullmatch(said) is not None:
        return True
    if not _HEADS.isdisjoint(lows):
        if _TERMS.fullmatch(said) is not None:
            return lows[-1] == ":" or lows[0] not in {"our", "the", "my", "this"}
        if _TAUGHT.fullmatch(said) is not None:
            return True
    if lows[-1] == ":" and NAME in said and _TOGETHER.fullmatch(said) is not None:
        return _SAYING.isdisjoint(lows)
    if not _TABLES.isdisjoint(lows) and _TABLE.fullmatch(said) is not None:
        return True
    return handed_on(said)


def _of_later(scene: Scene, tokens: Tokens, lows: list[str]) -> bool:
    """`On Saturday, when I'm back:`, and no `Tomorrow I'm away, so today:`."""
    if len(lows) > _FEW + 3 or not _TODAY.isdisjoint(lows) or lows[0] in {"before", "until", "till", "for"}:
        return False
    end = said_of_later(scene, tokens, 0)
    return end is not None and (end == len(lows) - 1 or lows[end] in {",", "when", "once", "after"})

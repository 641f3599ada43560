"""Turns of phrase set off behind an act, which say nothing of it whatever it is.

That it is done in any case (`come rain or shine`, `no matter what Tarn mutters`), what somebody might think
and need not (`not that Joss will notice`), that it is like something else (`same as ever`, `just like last
summer`, `as is my habit`), praise of somebody (`well argued by Imke`), a sigh (`what a day`), and words that
go with any of these (`I must say`, `please`).
"""

from itertools import pairwise
from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.after.remark_words import OF_MAIL, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past


def is_turn(lows: list[str]) -> bool:
    """Whether the words between two marks are such a turn of phrase."""
    return (
        _either_way(lows)
        or in_any_case(lows)
        or not_that(lows)
        or _as_ever(lows)
        or _as_it_was(lows)
        or _praises(lows)
        or _sighs(lows)
        or _lacks_merit(lows)
    )


def goes_with_it(lows: list[str]) -> bool:
    """`I must say`, `please`, `by the way`: what goes with other words, and tells nothing by itself."""
    return tuple(lows) in _BESIDE


_BESIDE: Final = (
    *(("i", "must", admitting) for admitting in ("say", "admit", "confess", "add")),
    ("please",),
    ("by", "the", "way"),
    ("i", "know"),
    ("i", "dare", "say"),
    ("i", "daresay"),
    ("mind", "you"),
    ("you", "know"),
    ("believe", "me"),
    ("as", "always"),
    ("as", "ever"),
    ("as", "usual"),
    ("needless", "to", "say"),
)


def _either_way(lows: list[str]) -> bool:
    """`come rain or shine`, `for better or worse`, `hell or high water`."""
    said = [low for low in lows if low not in _LEADING]
    return frozenset(" ".join(said).split(" or ")) in _BOTH


_LEADING: Final = words_in("come for in through")
_BOTH: Final = frozenset(
    frozenset(pair.split("/"))
    for pair in phrases(
        "rain/shine; better/worse; richer/poorer; win/lose; hell/high water; sink/swim; do/die; make/break; "
        "right/wrong; ready/not; like it/not; good/bad; good/ill; sickness/health; feast/famine; live/die"
    )
)


def in_any_case(lows: list[str]) -> bool:
    """`whatever Ludo may think of it`, `no matter what Tarn mutters`, `however loudly Imke may groan`.

    Unlike `whatever Ludo decides`, on which something may hang.
    """
    if lows[:2] == ["no", "matter"]:
        led = lows[2:3] != [] and lows[2] in _WHATEVER_IT_IS
    elif lows[:1] == ["however"]:
        led = lows[1:2] != [] and (lows[1].endswith("ly") or lows[1] in _HOW_MUCH)
    else:
        led = lows[:1] != [] and lows[0] in _WHATEVER
    return led and len(lows) > _PAIR and _SETTLING.isdisjoint(lows[1:])


_PAIR: Final = 2
_WHATEVER: Final = words_in("whatever whoever wherever")
_WHATEVER_IT_IS: Final = words_in("what who how where whether why which")
_HOW_MUCH: Final = words_in("much hard long often many little late early few bad good")
_SETTLING: Final = words.CONDITION | words_in(
    "or first i we me tells told choosing deciding decide decides decided choose "
    "chooses chosen pick picks advise advises suggest suggests "
    "agree agrees agreed approve approves allow allows permit permits prefer prefers want wants order orders "
    "command commands count counts apply applies happen happens theory head mind dreams imagination now "
    "best works"
)


def not_that(lows: list[str]) -> bool:
    """`not that Joss will notice`, `not that I have ever been known for good taste`."""
    if lows[:2] != ["not", "that"] or len(lows) <= _SHORTEST_CLAUSE:
        return False
    return _OF_DOING.isdisjoint(lows[2:]) and ("my", "mind") not in pairwise(lows)


_SHORTEST_CLAUSE: Final = 3
_OF_DOING: Final = (words.CONDITION | UNMEANT | OF_MAIL) | words_in(
    "do does did doing done act acts acting count counts real vote votes voting would decided sure certain "
    "allowed able can could may want wants going yet now today tomorrow later now tonight you final "
    "official agree agreed permission approval"
)


def _as_ever(lows: list[str]) -> bool:
    """`same as ever`, `just like last summer`, `exactly like my uncle`: the like of something else."""
    said = lows[lows[:1] != [] and lows[0] in _JUST :]
    if said[:2] in (["same", "as"], ["the", "same"]) and "as" in said:
        behind = said[said.index("as") + 1 :]
        return behind in _EVER or _a_time_ago(behind)
    if said[:1] not in (["like"], ["as"]):
        return False
    # a bare "like last week" may be what is done
    return (said != lows and _a_time_ago(said[1:])) or (said[0] == "like" and said[1:] in _EVER)


_JUST: Final = words_in("just exactly precisely much almost quite")
_EVER: Final = (["ever"], ["always"], ["usual"], ["before"], ["every", "time"], ["everybody", "else"])
_AGO: Final = words_in("last every")
_SPANS: Final = words.SPANS | words_in(
    "night summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday "
    "easter christmas"
)


def _a_time_ago(lows: list[str]) -> bool:
    return lows == ["yesterday"] or (len(lows) == _PAIR and lows[0] in _AGO and not _SPANS.isdisjoint(lows))


def _as_it_was(lows: list[str]) -> bool:
    """`as is my habit on Wednesdays`, `just as I did back in March`: how it was before."""
    said = lows[lows[:1] != [] and lows[0] in _JUST :]
    if said[:1] != ["as"] or not _NOT_BEFORE.isdisjoint(said):
        return False
    if said[1:2] in (["befits"], ["suits"]):
        return True
    if said[1:2] in (["is"], ["was"], ["has"]):
        return not _CUSTOMS.isdisjoint(said)
    return said[1:3] in (["i", "did"], ["we", "did"], ["i", "always"], ["i", "used"])


_CUSTOMS: Final = words_in(
    "habit custom wont way right duty style nature tradition privilege pleasure job proper fitting usual "
    "meet prerogative"
)
_NOT_BEFORE: Final = words.CONDITION | words_in(
    "will would may might could can next plan planned intended hoped dreamt tomorrow later not but or "
    "theory test example dream"
)


def recalls(lows: list[str]) -> bool:
    """`(just like last summer), when it served me so well`: when that was."""
    if lows[:1] == ["back"]:
        lows = lows[1:]
    when = lows[:1] == ["when"] and _NOT_BEFORE.isdisjoint(lows[1:])
    return (
        when
        and "back" not in lows
        and any(low in {"was", "were", "had", "did"} or is_past(low) for low in lows[2:5])
    )


def _praises(lows: list[str]) -> bool:
    """`well argued by Imke`, `good point from Imke there`, `splendid summary by Sir Hale`."""
    if len(lows) < _PAIR or not _NO_PRAISE.isdisjoint(lows):
        return False
    if lows[0] in _WELL:
        return (is_past(lows[1]) or lows[1] == "put") and lows[1] not in _NEVER_PRAISED
    return lows[0] in _SPLENDID and lows[1] in _PRAISED


_WELL: Final = words_in("well nicely neatly beautifully splendidly brilliantly cleverly superbly finely")
_NEVER_PRAISED: Final = words_in("intended meant played")
_SPLENDID: Final = words_in(
    "good nice splendid great excellent fine lovely superb brilliant fantastic marvellous wonderful clever "
    "fair impressive"
)
_PRAISED: Final = words_in(
    "point summary report speech work thinking catch job plan argument idea reasoning letter story poem "
    "analysis spot question thought points explanation write-up writing show game story one"
)
_NO_PRAISE: Final = words.CONDITION | words_in(
    "i but not or though however so wait instead rather would could should tomorrow later first"
)


def _sighs(lows: list[str]) -> bool:
    """`what a day`, `such a mess`, `so much for my quiet evening`."""
    led = lows[:2] in (["what", "a"], ["what", "an"], ["such", "a"], ["such", "an"])
    led = led or lows[:3] == ["so", "much", "for"]
    return led and len(lows) > _PAIR and _NOT_SIGHED.isdisjoint(lows[2:])


_NOT_SIGHED: Final = (
    words.CONDITION
    | UNMEANT
    | words_in(
        "n't 't would could should might will not or but plan mistake idea i example wait move vote turn "
        "then it them"
    )
)


def _lacks_merit(lows: list[str]) -> bool:
    """`not enough detail`, `not worth the trouble`, `not a fan`, `not my thing`: what somebody thinks of what
    the act is about."""
    said = lows[lows[:1] != [] and lows[0] in _FRANKLY :]
    if said[:1] != ["not"] or len(said) < _PAIR + 1 or not _NO_MERIT.isdisjoint(said[1:]):
        return False
    if said[1] in {"a", "my", "the", "really"}:
        return not _MERITS.isdisjoint(said[2:5])
    return said[1] in _MERITED


_FRANKLY: Final = words_in("just simply really frankly sorry honestly")
_MERITED: Final = words_in(
    "enough worth much convinced interested impressed fond clear ideal pretty elegant helpful useful great "
    "bad terribly particularly"
)
_MERITS: Final = words_in(
    "fan friend thing style cup kind taste sort favourite favorite best worst prettiest wisest smartest "
    "nicest cheapest fun enough useful convinced interested impressed"
)
_NO_MERIT: Final = (
    words.CONDITION
    | UNMEANT
    | OF_MAIL
    | words_in(
        "i we but or not now yet first instead rather one other another then vote votes real turn sure"
    )
)

"""Lines that are nothing but a status: `TODO`, `Withdrawn`, `Old votes`, `Previous moves:`, `Votes to come`.

* Above an act, on a line of its own, or in front of it, set off by a mark, such a status stands for what is
  below, up to a line that says that this is new (`New votes`, `Now`).
* `Status: withdrawn` stands for what is around it.
* Set off behind an act, on its line (`[TODO]`), it stands for that one; on the last line, for what is above.

Only what no sentence says is one: words for a status, a noun for moves, and small words beside them.
"""

import re
from collections.abc import Iterator
from typing import Final

from gamemaster.language.english.tokens import holds_any, tokenize, words_in
from gamemaster.language.rows.bare_lines import (
    FRAME,
    Line,
    above_it,
    asked_within,
    opened,
    reach,
)
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in

_STATUS: Final = words_in(
    "todo withdrawn cancelled canceled old older previous former earlier past queued queue removed "
    "proposed optional example examples draft drafts results result superseded obsolete outdated void "
    "voided retracted revoked pending planned deleted rejected struck scratched template sample samples "
    "deferred postponed declined invalid suspended tentative provisional unconfirmed archived archive "
    "expired undone reverted skipped suggested suggestion suggestions idea ideas option options "
    "possible possibly maybe perhaps future upcoming history tally eg hypothetical preliminary unsent "
    "undecided dropped abandoned replaced overruled discarded held paused frozen blocked inactive "
    "disabled yesterday forecast prediction predictions alternative alternatives rescinded backup later "
    "proxy considered disputed contested tbd tbc wip unfinished uncertain parked shelved annulled "
    "nullified vetoed unused unplayed recalled withheld stricken redacted alternatively plan plans"
)
_UNTOLD: Final = words_in(
    "queued held later proxy result results discarded idea ideas option options history future upcoming "
    "yesterday suggestion suggestions example examples alternative alternatives maybe perhaps possibly "
    "forecast archive plan plans"
)
"""What heads a list or says goodbye where it stands behind an act."""
_NOUNS: Final = words_in(
    "vote votes ballot ballots move moves turn turns action actions act acts order orders plan plans "
    "version versions list text message mail post announcement announcements play plays row rows item "
    "items entry entries one ones lines line decision decisions choice choices idea ideas"
)
_SMALL: Final = words_in("my the a an these this those all of our for in on by to")
_WORDS: Final = _STATUS | _NOUNS | _SMALL
_SAYINGS: Final = frozenset(
    {
        ("e", ".", "g", "."),
        ("e", ".", "g"),
        ("to", "do"),
        ("not", "yet"),
        ("not", "valid"),
        ("no", "longer", "valid"),
        ("so", "far"),
        ("taken", "back"),
        ("crossed", "out"),
        ("struck", "out"),
        ("to", "come"),
        ("still", "to", "come"),
        ("not", "sent"),
        ("not", "cast"),
        ("not", "yet", "cast"),
        ("on", "hold"),
        ("by", "proxy"),
        ("cast", "so", "far"),
        ("for", "instance"),
        *(
            (last, span)
            for last in ("last", "next")
            for span in ("week", "month", "session", "season", "year")
        ),
        *(("done", "last", span) for span in ("week", "month", "session", "season", "year")),
        ("under", "consideration"),
        ("under", "review"),
        *(
            (noun, what)
            for noun in ("vote", "votes", "ballot", "ballots")
            for what in ("received", "recorded")
        ),
    }
)
_PARTING: Final = (":", "-", "–", "—", ")", "]", "*", "|")
_LONGEST_SAYING: Final = 4
_MOST_WITH_STOP: Final = 2
_ALONE: Final = frozenset({"ignore", "ignored", "nevermind", "never mind", "ignore this", "ignore these"})
_DROPPING: Final = (
    r"(?:(?:take|took|taken)(?= back)|withdraw|withdrew|withdrawn|retract|retracted|cancel|cancelled|canceled"
    r"|revoke|revoked|rescind|undo|undid|drop|dropped|remove|removed|scrap|scrapped|regret|abandon|abandoned)"
)
_UNDONE: Final = re.compile(
    r"(?:(?:votes?|ballots?|moves?|actions?|orders?|plays?|things|what)(?: that| which)? )?"
    rf"i (?:now |hereby |would |want to |have )*{_DROPPING}(?: back)?"
    r"(?: the following| these| this| those)?(?: votes?| ballots?| moves?| actions?| orders?)?"
)
_NEW: Final = words_in(
    "new newer current now actual actually real final today tonight latest instead revised corrected "
    "updated done confirmed active present hereby here"
)
_NEWLY: Final = _NEW | _NOUNS | _SMALL
_LABEL: Final = re.compile(
    r"(?:(?:my|the|current|vote|move|mail|ballot)[ \t]+)?(?:status|state|stage|confidence|certainty|item)"
    r"(?:[ \t]*[:=-]|[ \t]+(?=\w+$))",
    re.IGNORECASE,
)
_UNREADY: Final = re.compile(
    r"[ \t]*(?:still |just |only )?(?:(?:a?waiting|pending|depend(?:s|ing)|subject to|on hold|not|low|unsure"
    r"|undecided|so-so)\b|\d\d? ?(?:%|per ?cent\b))",
    re.IGNORECASE,
)
"""`Status: waiting for my wife to sign`, `Confidence: 40 per cent`"""
_BEHIND: Final = re.compile(
    r"[ \t]*[.!]?[ \t]*(?:[\[({<][ \t]*|[-–—]+[ \t]+|//[ \t]*|#[ \t]*|(?=[A-Z]{4,}\W*$))"
    r"([^\[\](){}<>\n]{3,30}?)[ \t]*[\])}>.!]*[ \t]*(?:\n|\Z)",
    re.MULTILINE,
)
_PARTS: Final = (
    "e.g|to do|not |so far|back|crossed|come|hold|instance|under |received|ignore|take|withdr|retract|cancel"
    "|revoke|rescind|undo|undid|drop|remove|scrap|regret|recorded|longer|struck|cast|proxy|abandon|mind"
    "|waiting|depend|last |next |subject to|%|per cent|percent|low|unsure"
)
_CUES: Final = (*sorted(_STATUS), *_PARTS.split("|"))
_ENDING: Final = ("withdraw", "retract", "cancel", "decline", "leave", "unvote", "revoke")


def under_status(text: str, lines: list[Line], findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act that such a line speaks of."""
    acts = acts_in(findings)
    if not acts or not holds_any(text.lower(), _CUES):
        return findings
    spans = [span for place in range(len(lines)) for span in _spans(text, lines, place, acts)]
    if lines and lines[-1].apart and _belies(lines[-1].words) and not _captions(text, lines[-1]):
        spans.append((above_it(lines, len(lines) - 1), lines[-1].start))
    spans += [(act.start, act.end) for act in acts if _set_off_behind(text, act)]
    return asked_within(findings, spans, "draft", _only_ends)


def _captions(text: str, line: Line) -> bool:
    """`VOTES SO FAR` right above a table, which is no line of own words."""
    below = text[line.end :].removeprefix("\n").partition("\n")[0]
    return bool(below.strip())


def _spans(text: str, lines: list[Line], place: int, acts: tuple[Act, ...]) -> Iterator[tuple[int, int]]:
    """The stretches in which acts are of the status that the line gives."""
    line = lines[place]
    if label := _LABEL.match(line.words):
        if is_status(line.words[label.end() :]) or _UNREADY.match(line.words, label.end()):
            yield above_it(lines, place), reach(text, lines, place, acts, _heads_anew)
        return
    if line.words and (line.apart or line.opens) and is_status(line.words):
        within = any(act.start < line.end and line.start < act.end for act in acts if not _only_ends(act))
        if not within and any(_opens_below(text, lines, place, act) for act in acts):
            yield line.end, reach(text, lines, place, acts, _heads_anew)
        return
    first = min((act.start for act in acts if line.start < act.start < line.end), default=-1)
    before = text[line.start : first].rstrip(" \t") if first >= 0 else ""
    if before.endswith(_PARTING) and is_status(before.strip(FRAME)):
        yield first, line.end


def _opens_below(text: str, lines: list[Line], place: int, act: Act) -> bool:
    """Whether an act opens a line of the paragraph right below the line at `place`."""
    for below, line in enumerate(lines[place + 1 :]):
        if line.cut or (below and line.opens):
            return False
        if opened(text, line, act.start):
            return True
    return False


def is_status(words: str) -> bool:
    """Whether the words are nothing but a status of moves that are not made here and now."""
    low = words.lower().strip(FRAME + "!").partition(" (")[0]
    far = len(low.split()) > _MOST_WITH_STOP and not _PUT_OFF.match(low)
    if far and words.rstrip(" )]").endswith((".", "!")):
        # a sentence of its own
        return False
    low = _TO_WHEN.sub("", low)
    if low in _ALONE or (words[-1:] != "." and _UNDONE.fullmatch(low)):
        return True
    lows = [token.low for token in tokenize(low)]
    told, place = False, 0
    while place < len(lows):
        size = next(
            (n for n in range(_LONGEST_SAYING, 1, -1) if tuple(lows[place : place + n]) in _SAYINGS), 0
        )
        if not size and lows[place] not in _WORDS and not lows[place].isdecimal():
            return False
        told = told or size > 0 or lows[place] in _STATUS
        place += size or 1
    return told and not lows[0].isdecimal()


_PUT_OFF: Final = re.compile(r"(?:\w+ed|withdrawn|struck|stricken)(?: (?:and|to|until|till|for) |$)")
_TO_WHEN: Final = re.compile(
    r" (?:to|until|till|for) (?:(?:the )?(?:next|following|coming) (?:\w+)|tomorrow|later|now|\w+day|good)$"
    r"| and(?= \w+(?:ed|drawn)$)"
)
"""`Deferred to next week.`, `Considered and rejected.`: more of the same status."""


def _heads_anew(line: Line) -> bool:
    """`New`, `Now:`, `My votes today`: whether what stands below is done."""
    lows = [token.low for token in tokenize(line.words)]
    return not _NEW.isdisjoint(lows) and _NEWLY.issuperset(lows)


def _set_off_behind(text: str, act: Act) -> bool:
    """`[TODO]` behind an act, on its line."""
    match = _BEHIND.match(text, act.end)
    return match is not None and _belies(match[1])


def _belies(words: str) -> bool:
    """Whether what stands behind an act is such a status, rather than a word of what comes next."""
    return is_status(words) and _UNTOLD.isdisjoint(words.lower().rstrip(FRAME).split())


def _only_ends(finding: Finding) -> bool:
    return isinstance(finding, Act) and finding.action.name.startswith(_ENDING)

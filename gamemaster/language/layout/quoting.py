"""Whose words a quotation holds, and words that look like the sender's own but stand in a mail they
answer."""

import re
from typing import Final

from gamemaster.language.layout.attributions import Below, ends_forward, forwards, mark_attributions
from gamemaster.language.layout.header_blocks import is_header_field
from gamemaster.language.layout.letter import Letter
from gamemaster.language.layout.lines import (
    ODD_MARK,
    Piece,
    Sort,
    content,
    mark_bb_quotes,
    marked,
    own_places,
    split_lines,
    squeeze,
)
from gamemaster.language.vocabulary.referents import Referents

_SURE_COPY: Final = 25
"""Characters from which on a line that also stands in the mail answered is taken for a copy of it."""

_WRAPPED: Final = 40
"""Shorter lines are not taken for wrapped ones."""

_FULL: Final = 66
"""Lines from this length on are full."""

_WRITER: Final = re.compile(
    r"(?:^|[,;:\d]|[AP]M)\s*([^,;:<>\d][^,;:<>]*?)\s*(?:\bvia\b.*|<.*|\[.*)?\s*\b(?:wrote|writes|said)\b"
)
_FIXED: Final = re.compile(
    r"\b(?:fixed|corrected|corrections?|sorry|oops|re-?sen[dt]|again|once more|"
    r"resubmit\w*|resending|this time|mailer|repost\w*|attempt|looks? (?:all )?right|right (?:now|this)|"
    r"better|readable|legible|at last|repaired|plain text|line breaks?|formatting|client)\b",
    re.IGNORECASE,
)


_LOOKS: Final = re.compile(
    r"\b(?:print\w*|display\w*|indent\w*|format\w*|paste\w*|pasting|copied|typed?|mangl\w+|garbl\w+"
    r"|(?:came|comes|come|went|goes) (?:out|through)"
    r"|(?:looks?|looked|reads?) (?:like|odd|funny|weird|strange|fine)"
    r"|supposed to|(?:quote|quotation|angle|little|odd|funny|strange|silly|these|those|the|an?)[ -]"
    r"(?:marks?|signs?|symbols?|brackets?|arrows?|chevrons?|characters?|hooks?|bars?)"
    r"|mail(?:er)? program|webmail|keyboard|editor|(?:to|with|marks? up|eats?|mangles?) my lines?"
    r"|(?:my|this|the|new) (?:phone|tablet|app|program|software|mailer))\b",
    re.IGNORECASE,
)
_TO_OTHERS: Final = re.compile(r"\b(?:he|she|his|wrote|said|says|asked|posted)\b", re.IGNORECASE)
_TO_YOU: Final = re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE)
_SENTENCE_END: Final = re.compile(r"(?<=[.!?])\s+|\n\s*\n")
_SHORT_NOTE: Final = 200


def _of_own_looks(letter: Letter, own: str) -> bool:
    """Whether words in no answer to anybody speak of how marked lines look, and of no writer of them."""
    answers = letter.thread or letter.subject.lower().startswith(("re:", "aw:", "fwd:", "fw:"))
    if answers or len(own) > _SHORT_NOTE or _TO_OTHERS.search(own):
        return False
    # "Good luck to you all" beside them is said of something else
    told = (said for said in _SENTENCE_END.split(own) if _LOOKS.search(said))
    return any(not _TO_YOU.search(said) for said in told)


def pieces_of(letter: Letter, text: str, referents: Referents) -> list[Piece]:
    """The lines of `text` with quotation told from own words."""

    def other(words: str) -> bool:
        return referents.last_in(words) not in {None, letter.sender}

    lines = split_lines(text)
    if "[/quote]" in text or "[/QUOTE]" in text:
        mark_bb_quotes(text, lines)
    below = mark_attributions(text, lines, other)
    while below is not None:
        end = _end_of_forward(text, lines, below) if below.ruled else len(lines)
        _below(letter, text, lines, below, end)
        below = mark_attributions(text, lines, other, end + 1) if end < len(lines) else None
    _sandwiched(text, lines)
    if letter.thread:
        _copies(letter, text, lines)
    return lines


def _end_of_forward(text: str, lines: list[Piece], below: Below) -> int:
    """The line that closes what a rule opened; the number of lines when none does."""
    opened = 1
    for place in range(below.begin, len(lines)):
        line = lines[place]
        if line.sort is not Sort.OWN or text[line.start : line.start + 1] not in {"-", "–", "—"}:
            continue
        words = text[line.start : line.end]
        opened += forwards(words)
        if ends_forward(words):
            opened -= 1
            if not opened:
                lines[place] = line._replace(sort=Sort.FORWARD)
                return place
    return len(lines)


def _below(letter: Letter, text: str, lines: list[Piece], below: Below, end: int) -> None:
    """Everything below an attribution without quote marks is another's, unless the mail answered lacks it.

    What stands below the whole of that mail is the sender's own again.
    """
    end = _end_of_parent(letter, text, lines, below, end)
    known = [squeeze(parent.text) for parent in letter.thread[:3]]
    unknown = not below.sure or any(
        squeeze(content(text, line)) in told
        for line in lines[below.begin : end]
        if line.sort is Sort.OWN
        for told in known
    )
    told = False
    for place in range(below.begin, end):
        line = lines[place]
        if line.sort is not Sort.OWN and line.doubt != ODD_MARK:
            if line.sort is Sort.BLANK and told and not below.dated:
                unknown = True
            continue
        told = True
        words = squeeze(content(text, line))
        if unknown and not any(words in other for other in known) and not is_header_field(words):
            lines[place] = line._replace(sort=Sort.DOUBTFUL, doubt="below_quote")
        else:
            lines[place] = line._replace(sort=Sort.QUOTE, level=1, doubt="")


def _end_of_parent(letter: Letter, text: str, lines: list[Piece], below: Below, end: int) -> int:
    """The blank line behind a copy of the whole mail that is answered, from its first line to its last; `end`
    where there is no such copy."""
    parent = (
        [words for line in letter.thread[0].text.split("\n") if (words := squeeze(line))]
        if letter.thread
        else []
    )
    waiting = iter(parent)
    wanted = next(waiting, None)
    for place in range(below.begin, end if wanted is not None else below.begin):
        line = lines[place]
        if line.sort is Sort.BLANK:
            if wanted is None:
                return place
            continue
        if wanted is None or squeeze(content(text, line)) != wanted:
            return end
        wanted = next(waiting, None)
    return end


def with_authors(text: str, pieces: list[Piece], referents: Referents) -> list[Piece]:
    """The pieces with the author of each quotation, where an attribution names one."""
    lines = list(pieces)
    writers: dict[int, str | None] = {}
    place = 0
    while place < len(lines):
        line = lines[place]
        if line.sort is Sort.ATTRIBUTION or (
            line.sort is Sort.QUOTE and text[line.end - 1] == ":" and _opens(text, line)
        ):
            words = content(text, line)
            if line.sort is Sort.ATTRIBUTION:
                while place + 1 < len(lines) and lines[place + 1].sort is Sort.ATTRIBUTION:
                    place += 1
                    words += " " + content(text, lines[place])
            writers[line.level + 1] = writer(words, referents)
        elif line.sort is Sort.QUOTE and (told := _FROM.match(content(text, line))) is not None:
            # a header that was quoted with the mail below it
            writers[line.level] = referents.last_in(told[1]) or told[1]
        elif line.sort is Sort.QUOTE and line.author is None:
            who = writers.get(line.level) or (
                None if text[line.start] == ">" else _initialed(text, line, referents)
            )
            if who is not None:
                lines[place] = Piece(line.start, line.end, Sort.QUOTE, line.level, who)
        elif line.sort is Sort.OWN:
            writers.clear()
        place += 1
    return lines


_FROM: Final = re.compile(r"From:\s+(\S.{0,60})$")


def _opens(text: str, line: Piece) -> bool:
    words = content(text, line)
    return words.endswith(("wrote:", "writes:"))


def _initialed(text: str, line: Piece, referents: Referents) -> str | None:
    named = re.match(r"\s*([A-Za-z]{2,12})>", text[line.start : line.end])
    return referents.last_in(named[1]) if named else None


def writer(words: str, referents: Referents) -> str | None:
    """Who wrote, by an attribution; a canonical name where the roster knows em, else the name as it
    stands."""
    match = _WRITER.search(words)
    name = match[1].strip(" \"'*-") if match else ""
    return referents.last_in(name) or referents.last_in(words) or name or None


def _sandwiched(text: str, lines: list[Piece]) -> None:
    """A single line below a quoted one may have lost its mark when that was wrapped: where another quoted one
    follows, or where the first is as long as lines are."""
    for place in own_places(lines):
        if place == 0 or lines[place - 1].sort is not Sort.QUOTE:
            continue
        before, line = lines[place - 1 : place + 1]
        single = place + 1 < len(lines) and lines[place + 1].sort is Sort.QUOTE
        width = before.end - before.start
        if single or (width >= _FULL and line.end - line.start < width):
            told = content(text, before)
            below = content(text, lines[place + 1]) if single else ""
            answers = _loud(told, content(text, line), below)
            if told and width >= _WRAPPED and not answers and (told[-1].isalnum() or told[-1] in ",-"):
                lines[place] = line._replace(sort=Sort.DOUBTFUL, doubt="maybe_quoted")


def _loud(told: str, words: str, below: str) -> bool:
    """`FOR`, `AGAINST. The gnomes ...`: an answer in capitals, below what is neither loud nor left off, and
    above what does not go on with that."""
    unfinished = told[-1:] in {",", "-"} or below[:1].islower() or _UNFINISHED.search(told) is not None
    return not unfinished and not told.isupper() and _LOUD.match(words) is not None


_LOUD: Final = re.compile(r"[A-Z]{2,}(?=[.,;:!]*(?:\s*$|[.,;:!]\s))")
_UNFINISHED: Final = re.compile(
    r"(?:^|\s)(?:and|or|but|of|to|in|on|at|by|for|with|from|the|an?|my|your|is|are|vote|votes|voted|as|that)$",
    re.IGNORECASE,
)


def _copies(letter: Letter, text: str, lines: list[Piece]) -> None:
    """Own lines that repeat a line of a mail by somebody else."""
    known = [squeeze(parent.text) for parent in letter.thread[:5] if parent.sender != letter.sender]
    for place, line in enumerate(lines):
        if line.doubt == ODD_MARK and any(squeeze(content(text, line)) in told for told in known):
            lines[place] = line._replace(sort=Sort.QUOTE, level=1, doubt="")
    if any(line.sort is Sort.QUOTE for line in lines):
        _lost_marks(text, lines, known)
    else:
        _unmarked(letter, text, lines, known)


def _lost_marks(text: str, lines: list[Piece], known: list[str]) -> None:
    """Own lines right below a quoted one that stand in a mail answered may have lost their mark."""
    quoted: set[str] = set()
    for place in own_places(lines):
        if place == 0 or lines[place - 1].sort is not Sort.QUOTE:
            continue
        line, words = lines[place], squeeze(content(text, lines[place]))
        if not any(words in told for told in known):
            continue
        # what is quoted before any of them is taken for a quotation itself
        quoted = quoted or {squeeze(content(text, other)) for other in lines if other.sort is Sort.QUOTE}
        if words in quoted:
            continue
        if _goes_through(text, lines, place, known):
            lines[place] = line._replace(sort=Sort.QUOTE, level=lines[place - 1].level)
        elif len(words) > _SHORTEST_COPY:
            lines[place] = line._replace(sort=Sort.DOUBTFUL, doubt="maybe_quoted")


_SHORTEST_COPY: Final = 5


def _unmarked(letter: Letter, text: str, lines: list[Piece], known: list[str]) -> None:
    """Own lines that stand in a mail answered, in a mail that marks no quotation."""
    own = {place: squeeze(content(text, lines[place])) for place in own_places(lines)}
    repeated = {place: words for place, words in own.items() if any(words in told for told in known)}
    if not repeated:
        return
    whole = {
        squeeze(line)
        for parent in letter.thread[:5]
        if parent.sender != letter.sender
        for line in parent.text.split("\n")
    }
    runs = _runs(lines, {place for place, words in own.items() if words in whole})
    for place, words in repeated.items():
        line = lines[place]
        wrapped = place > 0 and lines[place - 1].sort is Sort.QUOTE
        if words in whole and runs.get(place, 0) >= _SURE_COPY:
            lines[place] = line._replace(sort=Sort.QUOTE, level=1)
        elif words in whole or (wrapped and len(words) > _SHORTEST_COPY):
            lines[place] = line._replace(sort=Sort.DOUBTFUL, doubt="maybe_quoted")


def _runs(lines: list[Piece], whole: set[int]) -> dict[int, int]:
    """For each own line that is a whole line of a mail answered, which stand at `whole`: the length of the
    run of such lines it is in."""
    found: dict[int, int] = {}
    run: list[int] = []
    for place, line in enumerate([*lines, Piece(0, 0, Sort.FOOTER)]):
        if line.sort is Sort.BLANK:
            continue
        if place in whole:
            run.append(place)
            continue
        total = sum(lines[p].end - lines[p].start for p in run)
        found |= dict.fromkeys(run, total)
        run = []
    return found


def _goes_through(text: str, lines: list[Piece], place: int, known: list[str]) -> bool:
    """Whether a line and the quoted ones before and behind it stand so in the mail that is answered."""
    around = lines[place - 1 : place + 2]
    if len(around) < 3 or around[2].sort is not Sort.QUOTE or not content(text, around[2]):
        return False
    said = squeeze(" ".join(content(text, line) for line in around))
    return any(said in told for told in known)


def misused_marks(letter: Letter, text: str, lines: list[Piece], own: str) -> list[Piece]:
    """Marked lines that may be the sender's own: in no mail answered, unattributed, and presented as a
    correction, or excused by what a mail program does."""
    if any(line.sort is Sort.ATTRIBUTION for line in lines):
        return []
    quoted = [line for line in lines if marked(text, line) and content(text, line)]
    if not quoted:
        return []
    told = [squeeze(parent.text) for parent in letter.thread[:5]]
    new = [line for line in quoted if not any(squeeze(content(text, line)) in text_of for text_of in told)]
    known = len(quoted) - len(new)
    excused = _FIXED.search(own) or _of_own_looks(letter, own) or (known and _BLAMES.search(own))
    return new if excused or not own.strip() else []


_BLAMES: Final = re.compile(
    r"\b(?:(?:my|this|the)\s+)?(?:mail(?:er)?(?:\s+(?:program|client|app))|mailer|webmail|phone|tablet|editor)\s+"
    r"(?:is|does|did|has|had|puts?|adds?|added|likes|insists|keeps|eats|makes|made|thinks|went|goes)\b",
    re.IGNORECASE,
)
"""`My phone does odd things with the arrows`: below a quotation, words with marks may not all be quoted."""

"""Marks that cut a mail into what is said and what is not: scissors, the end of the actions, a row of tildes.

Below `END OF ACTIONS`, between `- - 8< - -` and between the marks of two versions nobody can say what is
meant, and what would act there becomes a question. What its sender surely gives up performs nothing, nor
does what `<!--` and `-->` hide.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import holds_any
from gamemaster.language.layout.lines import Piece, Sort, own_places

_FRAME: Final = " \t*=~#_.:!<>/|()[]{}-–—+"
_SCISSORS: Final = re.compile(
    r"[\s\-–—=_.~*·+#]*(?:(?:8<|>8|%<|>%|[✀-✄]\ufe0f?)[\s\-–—=_.~*·+#]*)+"
    r"(?:(?:cut|snip|tear|clip)\b[\w ]{0,30})?[\s\-–—=_.~*·+#8<>%✀-✄\ufe0f]*"
    r"|[\s=_.~*·+#–—-]{3,}(?:cut|snip|tear|clip)(?: (?:off|out|here|along|this|the|line|me))*"
    r"[\s=_.~*·+#–—-]{3,}",
    re.IGNORECASE,
)
_MINE: Final = r"(?:(?:my|the|all|these|of|game|official|in-game|today['’]s|this week['’]s|public) )*"
_THINGS: Final = (
    r"(?:actions?|moves?|acts|orders|announcements?|action section|message|mail|e-?mail|transmission)"
)
_END: Final = re.compile(
    rf"(?:(?:this is |here is |that is )?(?:the )?end (?:of|to) {_MINE}{_THINGS}(?: section| part)?"
    rf"(?: (?:for (?:now|today|tonight|this week)|here))?"
    rf"|(?:here |now )?(?:end|ends|finish) {_MINE}{_THINGS}|{_MINE}{_THINGS} "
    rf"(?:ends?|stops?|are over|finish)(?: here)?|(?:no|nothing) (?:more|further) {_MINE}{_THINGS}"
    rf"(?: (?:below|beyond|after|past|from)\b[\w ]{{0,30}})?"
    rf"|{_MINE}{_THINGS} (?:are |stand )?(?:all )?above (?:this|the) \w+)",
    re.IGNORECASE,
)
_LONGEST: Final = 70
# without these no line is looked at
_CUTTING: Final = ("8<", ">8", "%<", ">%", "✀", "✁", "✂", "✃", "✄", "cut", "snip", "tear", "clip")
_ROW: Final = re.compile(r"([-–—=_~*#+])\1{2}")
_ENDING: Final = ("end", "finish", "further", "more", "above", "stop", "over", "eom", "eof", "e o m")
_RULE: Final = re.compile(r"^[ \t]*([-–—=_~*#+.✂])(?:[ \t]?\1){4,}[ \t]*$", re.MULTILINE)
_TITLED: Final = re.compile(r"[ \t]*([-–—=_~*#+])\1{2,}[ \t]*([^\s\-–—=_~*#+].{0,70}?)[ \t]*\1{3,}[ \t]*")
_TO_DELETE: Final = re.compile(
    r"(?<!not )(?<!n['’]t )(?<!never )\b(?:delete|remove|strip|cut|erase)\b[^.]{0,20}"
    r"\b(?:before|when|prior)\b"
    r"|\bnot (?:for|to be|being) (?:sending|sent|mailing|mailed|posted)\b|\bdo not send\b|\bdon['’]t send\b"
    r"|\bnot (?:a )?part of (?:this|the|my) (?:mail|message|e-?mail|post)\b",
    re.IGNORECASE,
)
_NOTES: Final = re.compile(
    r"\b(?:notes?|scratch|scratch ?pad|scrap|scraps|draft|drafts|drafting|jottings|todo|to do|memo|ignore"
    r"|disregard|unsent|unused|leftovers?|old|for my eyes|private|below)\b",
    re.IGNORECASE,
)
_GIVEN_UP: Final = re.compile(
    r"(?:(?<=[.!?)]\s)|^)[ \t]*\(?(?:(?:and|so|oh|also|p\.?s\.?:?),? )?"
    r"(?:(?:please|kindly|just|do)[, ]+)*"
    r"(?:ignore|disregard|skip|delete|forget|overlook|never mind"
    r"|pay no (?:heed|attention) to|take no notice of)"
    r"\s+(?:please\s+)?"
    r"(?:whatever|everything|anything|all|what"
    r"|the (?:text|lines|words|rest|stuff|bits?|mess|noise|gibberish))\b"
    r"(?:\s+(?:that|which|you|see|is|are|may|might|stands?|comes?|appears?|find|there|of|it))*"
    r"\s+(?:below|under|underneath|beneath|after|beyond|past|behind|follows)\s+"
    r"(?:the|this|that|my|a)\s+(?:[a-z]+\s+){0,3}?"
    r"(?:row|line|rule|dashes|tildes|stars|asterisks|hyphens|underscores|equals? signs|mark"
    r"|bar|strip|squiggles?)\b"
    r"(?:\s+of\s+\w+)?(?:\s+\w+)?\s*(?:[.!;:,()–—]|$)",
    re.IGNORECASE | re.MULTILINE,
)
_SAMPLE: Final = re.compile(
    r"\b(?:copy|sample|example|template|pattern|model|specimen|wording|form|recipe|suggest\w*|proposal|draft"
    r"|would|could|should|might|used to|what to (?:write|send|say)|how to)\b",
    re.IGNORECASE,
)
_OPENS_CONFLICT: Final = re.compile(r"[ \t]*<{5,}(?:[ \t].{0,60})?[ \t]*")
_PARTS_CONFLICT: Final = re.compile(r"[ \t]*={5,}[ \t]*")
_CLOSES_CONFLICT: Final = re.compile(r"[ \t]*>{5,}(?:[ \t].{0,60})?[ \t]*")
_HUNK: Final = re.compile(r"@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@.*")
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_FEWEST: Final = 2


def mark_cuts(text: str, lines: list[Piece]) -> list[Piece]:
    """The pieces with what stands on the far side of a cut told apart."""
    said = [text[line.start : line.end] for line in lines]
    found, low = list(lines), text.lower()
    if "<<<<<" in text or "@@" in text:
        _versions(said, found)
    if holds_any(low, _CUTTING):
        _scissors(text, said, found)
    if _ROW.search(text):
        _below_title(said, found)
    for place in own_places(found) if holds_any(low, _ENDING) else ():
        if len(said[place]) <= _LONGEST and _ends(said[place].strip(_FRAME)):
            _blank(found, place)
            _doubt(found, place, len(found), "after_end")
            break
    _below_given_up(text, found)
    if "<!--" in text:
        _hidden(text, found)
    return found


def _doubt(lines: list[Piece], start: int, end: int, why: str) -> None:
    """Own lines of a stretch, from now on in doubt."""
    for place in range(start, end):
        if lines[place].sort is Sort.OWN:
            lines[place] = lines[place]._replace(sort=Sort.DOUBTFUL, doubt=why)


def _blank(lines: list[Piece], place: int) -> None:
    """The line of a mark holds no words."""
    if lines[place].sort is not Sort.QUOTE:
        lines[place] = lines[place]._replace(sort=Sort.BLANK, doubt="")


def _unsay(lines: list[Piece], start: int, end: int) -> None:
    """Own and doubtful lines of a stretch, from now on no words of the mail."""
    for place in range(start, end):
        if lines[place].sort in {Sort.OWN, Sort.DOUBTFUL}:
            lines[place] = lines[place]._replace(sort=Sort.DOCUMENT, doubt="")


def _versions(said: list[str], lines: list[Piece]) -> None:
    """Two versions that a program could not put together, one above `=======` and one below it; and the lines
    of a list of changes."""
    opened = next((p for p, words in enumerate(said) if words.lstrip()[:5] == "<<<<<"), None)
    if opened is not None and _OPENS_CONFLICT.fullmatch(said[opened]):
        parted = any(_PARTS_CONFLICT.fullmatch(words) for words in said[opened:])
        closed = [p for p in range(opened, len(said)) if _CLOSES_CONFLICT.fullmatch(said[p])]
        if parted or closed:
            _blank(lines, opened)
            _doubt(lines, opened, closed[-1] + 1 if closed else len(lines), "versions")
    changed = next((p for p, words in enumerate(said) if words.startswith("@@") and _HUNK.match(words)), None)
    if changed is not None:
        _doubt(lines, changed, len(lines), "versions")


def _scissors(text: str, said: list[str], lines: list[Piece]) -> None:
    """What stands between two lines of scissors, or below a single one."""
    cuts = [p for p in range(len(lines)) if lines[p].sort is not Sort.QUOTE and _cuts(said[p])]
    for cut in cuts:
        _blank(lines, cut)
    for first, last in zip(cuts[::2], [*cuts[1::2], len(lines)], strict=False):
        above = text[: lines[first].start]
        if len(cuts) >= _FEWEST and last < len(lines) and _SAMPLE.search(above) and ":\n" not in above[-3:]:
            _unsay(lines, first, last)
        else:
            _doubt(lines, first, last, "fenced")


def _cuts(words: str) -> bool:
    return 0 < len(words) <= _LONGEST + 20 and _SCISSORS.fullmatch(words) is not None


def _below_title(said: list[str], lines: list[Piece]) -> None:
    """`------ my own notes, delete before sending ------`: a rule that names what stands below it."""
    titles = [(p, match[2]) for p in own_places(lines) if (match := _TITLED.fullmatch(said[p]))]
    ends = [*(place for place, _ in titles[1:]), len(lines)]
    for (place, title), following in zip(titles, ends, strict=False):
        if _TO_DELETE.search(title):
            _blank(lines, place)
            _unsay(lines, place, following)
        elif _NOTES.search(title):
            _blank(lines, place)
            _doubt(lines, place, following, "fenced")


def _below_given_up(text: str, lines: list[Piece]) -> None:
    """What stands below the row that its sender gives up."""
    below = given_up(text)
    if below is None:
        return
    first = next((p for p, line in enumerate(lines) if line.start >= below[2]), len(lines))
    _unsay(lines, first, len(lines))
    lines[:first] = [part for line in lines[:first] for part in _without(line, below[0], below[1])]


def _hidden(text: str, lines: list[Piece]) -> None:
    """What stands between `<!--` and `-->` is hidden from readers; what is not closed is doubtful."""
    for hidden in _COMMENT.finditer(text):
        lines[:] = [part for line in lines for part in _without(line, *hidden.span())]
    left_open = text.find("<!--", max(0, text.rfind("-->")))
    if left_open >= 0:
        first = next((p for p, line in enumerate(lines) if line.end > left_open), len(lines))
        _doubt(lines, first, len(lines), "fenced")


def _without(line: Piece, start: int, end: int) -> list[Piece]:
    """The parts of a line, what stands in a stretch being no words of the mail."""
    if line.sort is not Sort.OWN or line.end <= start or end <= line.start:
        return [line]
    start, end = max(start, line.start), min(end, line.end)
    parts = (line._replace(end=start), line._replace(start=start, end=end, sort=Sort.DOCUMENT))
    return [part for part in (*parts, line._replace(start=end)) if part.start < part.end]


def given_up(text: str) -> tuple[int, int, int] | None:
    """`Please ignore whatever stands below the row of tildes.`: where that is said, up to where, and where
    such a row stands below it; None where nobody says so, or no row follows."""
    low = text.lower()
    if not holds_any(low, _GIVING_UP):
        return None
    sentence = _GIVEN_UP.search(text)
    rule = _RULE.search(text, sentence.end()) if sentence is not None else None
    if sentence is None or rule is None:
        return None
    return sentence.start(), sentence.end(), rule.start()


_GIVING_UP: Final = (
    "ignore",
    "disregard",
    "skip",
    "delete",
    "forget",
    "overlook",
    "never mind",
    "pay no",
    "notice",
)


def _ends(words: str) -> bool:
    return words in _PLAIN_ENDS or _END.fullmatch(words) is not None


_PLAIN_ENDS: Final = frozenset({"END", "EOM", "EOF", "E O M"})

"""Line breaks of every kind made plain ones, without letting a quotation end at one that is not.

A quoted line that holds an odd break is quoted to its end: what follows the break gets the line's marks.
"""

import re

LONE_RETURN = re.compile(r"\r")
"""A carriage return that no line feed follows."""

ODD_BREAKS = re.compile("[\v\f\x1c-\x1e\x85\u2028\u2029\r]")
"""What mail readers show as the end of a line beside a line feed."""

_QUOTE_MARKS = re.compile(r"[ \t]{0,4}>(?:[ \t]?>){0,20}")


def plain_breaks(text: str, odd: re.Pattern[str]) -> str:
    """`text`, whose line ends are line feeds, with the breaks that `odd` matches made line feeds, too."""
    if not odd.search(text):
        return text
    return "\n".join(_line(line, odd) for line in text.split("\n"))


def _line(line: str, odd: re.Pattern[str]) -> str:
    marks = _QUOTE_MARKS.match(line)
    ended = f"\n{marks.group()} " if marks else "\n"
    return odd.sub(lambda _: ended, line)

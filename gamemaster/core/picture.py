"""A drawing as plain shapes, for a picture that goes with a report: squares of a board, names beside it.

A game says what lies where; how it becomes SVG or PNG is the business of the reports. Lengths are pixels
from the upper left corner, colours `#rrggbb`.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle with an edge around it, `line` wide (0: none)."""

    x: int
    y: int
    width: int
    height: int
    fill: str
    edge: str = "#000000"
    line: int = 1


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text. `x` is its `anchor`, `y` the middle of its capital letters."""

    x: int
    y: int
    text: str
    size: int
    fill: str = "#000000"
    anchor: Literal["start", "middle"] = "start"


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing. `title` is its heading, `alt` says for those who cannot see it what it shows."""

    width: int
    height: int
    title: str
    alt: str
    boxes: tuple[Box, ...]
    words: tuple[Words, ...]


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`, 0 (black) to 1 (white), as WCAG 2 defines it."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2; 4.5 is enough for text)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(fill: str) -> str:
    """Black or white, whichever is easier to read on `fill`; the contrast is at least 4.58."""
    return max(("#000000", "#ffffff"), key=lambda ink: contrast(ink, fill))

"""A picture as PNG, drawn with Pillow (the extra `png`), which needs no font or library of the system.

Drawn at twice its size, so that it is sharp on screens with small pixels.
"""

import io
from typing import TYPE_CHECKING

from gamemaster.core.errors import UsageError
from gamemaster.core.picture import Box, Picture, Words
from gamemaster.reports.measure import clean

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

_SCALE = 2


def has_pixels() -> bool:
    """Whether PNG pictures can be made here."""
    try:
        import PIL.Image  # noqa: F401
    except ImportError:
        return False
    return True


def png(picture: Picture) -> bytes:
    """The picture as a PNG file; raises UsageError where Pillow is missing."""
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise UsageError("PNG pictures need Pillow: pip install 'gamemaster[png]'") from None
    image = Image.new("RGB", (picture.width * _SCALE, picture.height * _SCALE), "#ffffff")
    canvas = ImageDraw.Draw(image)
    for box in picture.boxes:
        _fill(canvas, box)
    for words in picture.words:
        _write(canvas, words)
    stored = io.BytesIO()
    # few colours: a palette makes a third of the bytes
    image.quantize(256).save(stored, "PNG", optimize=True)
    return stored.getvalue()


def _fill(canvas: "ImageDraw", box: Box) -> None:
    # SVG lays half of an edge outside the rectangle
    half = box.line * _SCALE // 2
    left, top = box.x * _SCALE, box.y * _SCALE
    right, bottom = left + box.width * _SCALE, top + box.height * _SCALE
    if box.line:
        outer = (left - half, top - half, right + half - 1, bottom + half - 1)
        canvas.rectangle(outer, box.fill, box.edge, box.line * _SCALE)
    else:
        canvas.rectangle((left, top, right - 1, bottom - 1), box.fill)


def _write(canvas: "ImageDraw", words: Words) -> None:
    from PIL import ImageFont

    font = ImageFont.load_default(words.size * _SCALE)
    # the middle of a capital letter lies at some 36 hundredths of the size above the line
    baseline = (words.y + words.size * 0.36) * _SCALE
    anchor = "ms" if words.anchor == "middle" else "ls"
    canvas.text((words.x * _SCALE, baseline), clean(words.text), words.fill, font, anchor)

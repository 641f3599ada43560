"""The picture that goes with a report: as a file, within a page, or beside the page in a mail.

A mail carries it as PNG where Pillow is installed, else as SVG; its plain text is complete without either.
"""

import base64

from gamemaster.core.errors import UsageError
from gamemaster.core.picture import Picture
from gamemaster.mail import compose
from gamemaster.reports.data import Image
from gamemaster.reports.pixels import has_pixels, png
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace


def as_svg(ws: Workspace, live: Live, picture: Picture) -> str:
    """The picture as an SVG document."""
    return ws.renderer.board(live.contract.id, picture, live.contract.templates)


def as_file(ws: Workspace, live: Live, picture: Picture | None, form: str) -> bytes:
    """The picture as a file of the form `svg` or `png`; raises UsageError when the game has none."""
    if picture is None:
        raise UsageError(f"{live.contract.title} draws no picture")
    return png(picture) if form == "png" else as_svg(ws, live, picture).encode()


def in_page(ws: Workspace, live: Live, picture: Picture | None) -> Image | None:
    """The picture as part of a page that stands alone."""
    if picture is None:
        return None
    data = base64.b64encode(as_svg(ws, live, picture).encode()).decode("ascii")
    return _image(picture, f"data:image/svg+xml;base64,{data}")


def in_mail(
    ws: Workspace, live: Live, picture: Picture | None, number: int
) -> tuple[Image | None, tuple[compose.Picture, ...]]:
    """Where the page of report `number` finds the picture, and what has to go along with it."""
    if picture is None:
        return None, ()
    form, kind = ("png", "png") if has_pixels() else ("svg", "svg+xml")
    part = compose.Picture(f"board-{number}.{form}", kind, as_file(ws, live, picture, form))
    return _image(picture, f"cid:{part.cid}"), (part,)


def _image(picture: Picture, source: str) -> Image:
    return Image(source, picture.width, picture.height, picture.alt)

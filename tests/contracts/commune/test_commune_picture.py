"""The board's picture: the tiles where they lie, letters that can be read, in colour and in grey."""

import io
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from commune_help import Table
from PIL import Image

from contracts.commune.board import COLUMNS, ROWS, drawn, mark
from contracts.commune.colours import HEX
from contracts.commune.picture import colour_of, picture
from contracts.commune.state import Community
from gamemaster.core.picture import Words, contrast, ink_on
from gamemaster.reports.pixels import png
from gamemaster.reports.render import Renderer

SVG = "{http://www.w3.org/2000/svg}"
SIDE, LEFT, TOP = 40, 48, 84


@pytest.fixture
def table() -> Table:
    table = Table("Ondine", "Brask", "Tarn")
    table.places("Ondine", "A0", "B0")
    table.does("Ondine", "name", colour="Ochre")
    table.places("Brask", "E4")
    table.does("Brask", "name", colour="Black")
    table.places("Tarn", "J9")
    return table


def svg_of(table: Table) -> ElementTree.Element:
    return ElementTree.fromstring(Renderer().board("commune", picture(table.state)))


def named(name: str) -> Community:
    return Community(1, "Ondine", Table().at, 1, 1, name)


def test_letters_stand_where_the_text_draws_them(table: Table) -> None:
    written = {(text.get("x"), text.get("y")): text.text for text in svg_of(table).iter(f"{SVG}text")}
    for row, line in zip(ROWS, drawn(table.state), strict=True):
        for column, character in zip(COLUMNS, line, strict=True):
            x = LEFT + COLUMNS.index(column) * SIDE + SIDE // 2
            y = TOP + ROWS.index(row) * SIDE + SIDE // 2
            assert written.get((str(x), str(y)), "x") == character


def test_tiles_have_the_colour_of_their_community(table: Table) -> None:
    image = Image.open(io.BytesIO(png(picture(table.state)))).convert("RGB")
    for square, colour in (("A0", HEX["Ochre"]), ("E4", "#000000"), ("J9", "#d9d9d9"), ("C3", "#f4f4f4")):
        x, y = LEFT + COLUMNS.index(square[0]) * SIDE + 5, TOP + ROWS.index(square[1]) * SIDE + 5
        found = image.getpixel((2 * x, 2 * y))
        wanted = tuple(int(colour[place : place + 2], 16) for place in (1, 3, 5))
        assert isinstance(found, tuple)
        assert all(abs(one - other) <= 3 for one, other in zip(found, wanted, strict=True)), square


def test_letters_can_be_read_without_colours(table: Table) -> None:
    grey = Image.open(io.BytesIO(png(picture(table.state)))).convert("L")
    for square in ("A0", "E4", "J9"):
        x, y = LEFT + COLUMNS.index(square[0]) * SIDE, TOP + ROWS.index(square[1]) * SIDE
        inside = grey.crop((2 * x + 8, 2 * y + 8, 2 * (x + SIDE) - 8, 2 * (y + SIDE) - 8))
        darkest, lightest = inside.getextrema()
        assert isinstance(darkest, int)
        assert isinstance(lightest, int)
        assert lightest - darkest > 100


def test_every_colour_leaves_its_letter_enough_contrast() -> None:
    assert min(contrast(ink_on(colour), colour) for colour in HEX.values()) >= 4.5


@pytest.mark.parametrize(
    ("name", "colour"),
    [("Ochre", HEX["Ochre"]), ("burnt  SIENNA", HEX["Burnt Sienna"]), ("Deep Midnight Teal", HEX["Teal"])],
)
def test_names_are_found_in_the_list_of_colours(name: str, colour: str) -> None:
    assert colour_of(named(name)) == colour


def test_a_colour_on_no_list_is_drawn_all_the_same() -> None:
    assert colour_of(named("Quibblish")) == colour_of(named("Quibblish"))
    assert ink_on(colour_of(named("Quibblish"))) in ("#000000", "#ffffff")


def test_names_cannot_break_out_of_the_picture(table: Table) -> None:
    shown = picture(table.state)
    planted = "</text><script>&\x07\n</svg>"
    shown = replace(shown, title=planted, alt=planted, words=(Words(9, 9, planted, 15),))
    drawn_svg = ElementTree.fromstring(Renderer().board("commune", shown))
    assert not list(drawn_svg.iter(f"{SVG}script"))
    assert png(shown).startswith(b"\x89PNG")


def test_many_communities_have_room_in_the_key() -> None:
    table = Table(*(f"Person {number}" for number in range(20)))
    for number in range(20):
        table.places(f"Person {number}", f"{COLUMNS[(2 * number) % 10 + (number // 5) % 2]}{number // 5 * 2}")
    shown = picture(table.state)
    assert len(table.state.communities) == 20
    assert max(words.y for words in shown.words) < shown.height


@pytest.mark.parametrize(
    ("name", "letter"), [("\u00dfeige", "\u00df"), ("\ufb01ery red", "\ufb01"), ("ochre", "O")]
)
def test_a_community_has_one_letter_on_the_board(name: str, letter: str) -> None:
    assert mark(named(name)) == letter

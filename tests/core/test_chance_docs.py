"""docs/chance.md says exactly what the generator does: its vectors, its program and its prose's examples."""

import hashlib
import hmac
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from gamemaster.core.chance import Generator, commitment

PAGE = (Path(__file__).parents[2] / "docs" / "chance.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(.+?)` \| `(.+?)` \| `(.+?)` \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
HEXADECIMAL = re.compile(r"^    ([0-9a-f]{64})$", re.MULTILINE)
PROGRAM = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Vector(NamedTuple):
    """One row of the table of test vectors."""

    game: str
    entry: str
    purpose: str
    counter: int
    sides: int
    result: int


VECTORS = [
    Vector(game, entry, purpose, int(counter), int(sides), int(result))
    for game, entry, purpose, counter, sides, result in ROW.findall(PAGE)
]
SECRET, COMMITMENT, FIRST_BLOCK = HEXADECIMAL.findall(PAGE)
KEY = bytes.fromhex(SECRET)


def test_the_page_gives_every_kind_of_vector() -> None:
    assert len(VECTORS) == 12
    assert {vector.sides for vector in VECTORS} >= {1, 2, 100, 2**64, 2**63 + 1}


@pytest.mark.parametrize("vector", VECTORS)
def test_the_generator_gives_the_vectors(vector: Vector) -> None:
    game, *name, result = vector
    assert Generator(KEY, game).draw(*name) == result


@pytest.mark.parametrize("vector", VECTORS)
def test_the_program_on_the_page_gives_the_vectors(vector: Vector) -> None:
    [program] = PROGRAM.findall(PAGE)
    names: dict[str, object] = {}
    exec(program, names)
    throw = names["throw"]
    assert callable(throw)
    assert throw(KEY, *vector[:-1]) == vector.result


def test_the_commitment_is_the_one_on_the_page() -> None:
    assert bytes(range(32)) == KEY
    assert commitment(KEY) == COMMITMENT


def test_the_first_block_is_the_one_on_the_page() -> None:
    text = "\n".join(str(value) for value in [*VECTORS[0][:4], 0])
    assert hmac.new(KEY, text.encode(), hashlib.sha256).hexdigest() == FIRST_BLOCK


def test_the_last_vectors_pass_over_whole_blocks() -> None:
    def block_of(vector: Vector) -> int:
        limit = 2**64 // vector.sides * vector.sides
        block = 0
        while True:
            text = "\n".join(str(value) for value in [*vector[:4], block])
            digest = hmac.new(KEY, text.encode(), hashlib.sha256).digest()
            if any(int.from_bytes(digest[i : i + 8]) < limit for i in range(0, 32, 8)):
                return block
            block += 1

    assert [block_of(vector) for vector in VECTORS[-2:]] == [1, 2]

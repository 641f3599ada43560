"""Mergers, growth and the end against a model written from the text alone, with coordinates and fractions.

The model shares nothing with the contract's code: communities are sets of points, the history is a list,
and payments are fractions of which the whole part is taken.
"""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from commune_help import SURVEYOR, Table

from contracts.commune.events import AccoladesGained
from gamemaster.core.course import Course

PEOPLE = ("Brask", "Fenwick", "Mirelle", "Ondine", "Quillon", "Tarn")
Point = tuple[int, int]


class Model:
    """The tournament as its text tells it."""

    def __init__(self) -> None:
        self.tiles: dict[int, set[Point]] = {}
        self.founder: dict[int, str] = {}
        self.shares: dict[int, Counter[str]] = {}
        self.gains: list[int] = []
        self.accolades: Counter[str] = Counter()
        self.names = 0

    def place(self, person: str, point: Point) -> bool:
        """Place a tile; False where that is not allowed."""
        if any(point in tiles for tiles in self.tiles.values()):
            return False
        touched = [name for name, tiles in self.tiles.items() if any(adjacent(point, t) for t in tiles)]
        if not touched:
            return self.found(person, point)
        winner = touched[0]
        for name in touched[1:]:
            winner = self.greater(winner, name)
        for name in touched:
            if name != winner:
                self.absorb(winner, name)
        self.tiles[winner].add(point)
        self.gains.append(winner)
        return True

    def found(self, person: str, point: Point) -> bool:
        if person in self.founder.values():
            return False
        self.names += 1
        self.tiles[self.names], self.founder[self.names] = {point}, person
        self.shares[self.names] = Counter()
        self.gains.append(self.names)
        owned = sum(shares[person] for shares in self.shares.values())
        if owned < len(self.tiles):
            self.shares[self.names][person] = 1
        return True

    def greater(self, one: int, other: int) -> int:
        """The one with more tiles; of equals the one whose last gain is further back."""
        if len(self.tiles[one]) != len(self.tiles[other]):
            return one if len(self.tiles[one]) > len(self.tiles[other]) else other
        last = {
            name: max(i for i, gained in enumerate(self.gains) if gained == name) for name in (one, other)
        }
        return one if last[one] < last[other] else other

    def absorb(self, winner: int, loser: int) -> None:
        shares = self.shares.pop(loser)
        size, total = len(self.tiles[loser]), sum(shares.values())
        for person, owned in shares.items():
            if owned:
                self.accolades[person] += int(Fraction(size, total) * owned)
        self.tiles[winner] |= self.tiles.pop(loser)
        del self.founder[loser]


def adjacent(one: Point, other: Point) -> bool:
    """On one axis the same, on the other one step away."""
    return sorted((abs(one[0] - other[0]), abs(one[1] - other[1]))) == [0, 1]


def square(point: Point) -> str:
    return "ABCDEFGHIJ"[point[0]] + str(point[1])


def agree(table: Table, model: Model) -> None:
    board: dict[str, int] = {square(p): name for name, tiles in model.tiles.items() for p in tiles}
    assert dict(table.state.land.board) == board
    for person in PEOPLE:
        participant = table.state.participants[person]
        assert participant.accolades == model.accolades[person]
        held = {name: shares[person] for name, shares in model.shares.items() if shares[person]}
        assert dict(participant.investments) == held
    founders = {number: c.founder for number, c in table.state.communities.items()}
    assert founders == model.founder


@pytest.mark.parametrize("seed", range(30))
def test_random_tournaments_go_as_the_text_says(seed: int) -> None:
    random = Random(seed)
    table, model = Table(*PEOPLE), Model()
    width = random.choice((3, 5, 10))
    points = [(x, y) for x in range(width) for y in range(width)]
    for _ in range(120):
        person, point = random.choice(PEOPLE), random.choice(points)
        if random.random() < 0.3 and model.tiles:
            name, count = random.choice(sorted(model.tiles)), random.randrange(4)
            model.shares[name][person] = count
            # where nothing changes, the ruling changes nothing either
            table.holds(person, f"Unnamed {name}", count)
        table.gives(person, square(point))
        ruling = table.tries(person, "place", square=square(point))
        placed = model.place(person, point)
        assert isinstance(ruling, Course) is placed, (person, point, ruling)
        if isinstance(ruling, Course):
            table.state = ruling.state
        agree(table, model)
        largest = max((len(tiles) for tiles in model.tiles.values()), default=0)
        assert (table.state.realm.result is not None) is (largest > 50)
        if largest > 50:
            break


def test_a_merger_of_four_pays_everybody_for_each() -> None:
    table = Table(*PEOPLE)
    for person, places in (
        ("Ondine", ["B0"]),
        ("Brask", ["A1"]),
        ("Tarn", ["C1", "D1"]),
        ("Mirelle", ["B2", "B3"]),
    ):
        table.places(person, *places)
    table.holds("Fenwick", "Unnamed 1", 1)
    table.holds("Fenwick", "Unnamed 4", 1)
    table.gives("Quillon", "B1")
    told = table.does("Quillon", "place", square="B1")
    gained = {(e.person, e.handle): e.gained for e in told.events if isinstance(e, AccoladesGained)}
    assert gained == {
        ("Ondine", "Unnamed 1"): 0,
        ("Fenwick", "Unnamed 1"): 0,
        ("Brask", "Unnamed 2"): 1,
        ("Mirelle", "Unnamed 4"): 1,
        ("Fenwick", "Unnamed 4"): 1,
    }
    assert table.values("game")["communities"]["Unnamed 3"]["size"] == 7


def test_the_bench_knows_the_surveyor() -> None:
    assert Table().state.realm.surveyor == SURVEYOR

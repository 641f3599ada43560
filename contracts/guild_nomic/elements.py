"""The four elements, what each class is worth in them, and what an advantage is (s. 12, 13)."""

from collections.abc import Iterable, Mapping

from contracts.guild_nomic.actions import ELEMENTS, Class, Element

Strengths = tuple[int, int, int, int]
"""One strength for each element, in the order of `ELEMENTS`: Earth, Water, Air, Fire."""

NOTHING: Strengths = (0, 0, 0, 0)

CLASS_STRENGTHS: Mapping[Class, Strengths] = {
    "Knight": (1, -1, 0, 2),
    "Ranger": (2, 1, -1, 0),
    "Cleric": (0, 2, 1, -1),
    "Mage": (-1, 0, 2, 1),
}
"""What bearers of each class have; an element that its row leaves out is 0 (G-18)."""


def total(all_of: Iterable[Strengths]) -> Strengths:
    """The sum of strengths, element by element; of nobody, nothing."""
    earth, water, air, fire = 0, 0, 0, 0
    for one in all_of:
        earth, water, air, fire = earth + one[0], water + one[1], air + one[2], fire + one[3]
    return earth, water, air, fire


def of_element(strengths: Strengths, element: Element) -> int:
    """The strength in one element."""
    return strengths[ELEMENTS.index(element)]


def with_element(strengths: Strengths, element: Element, value: int) -> Strengths:
    """The same with another strength in one element."""
    earth, water, air, fire = (value if name == element else was for name, was in by_name(strengths).items())
    return earth, water, air, fire


def by_name(strengths: Strengths) -> dict[Element, int]:
    """The strengths under the names of the elements, in their order."""
    return dict(zip(ELEMENTS, strengths, strict=True))


def advantage(attacker: Strengths, target: Strengths, element: Element, intended: bool) -> int:
    """The elemental advantage of the attacker against the target (s. 12, G-2).

    The text takes the attacker's strength from the target's; `intended` turns it round.
    """
    difference = of_element(target, element) - of_element(attacker, element)
    return -difference if intended else difference


def best_element(attacker: Strengths, target: Strengths, intended: bool) -> Element:
    """The element of the greatest advantage, the first in their order among equals (s. 18, G-30)."""
    return max(ELEMENTS, key=lambda element: advantage(attacker, target, element, intended))

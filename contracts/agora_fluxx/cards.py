"""Cards as data: what the contestmaster writes of one, and what the program makes of it.

A card's class, Type and number can be seen from its name where the contract says so (`Draw 3`); what it
does when played is either in the vocabulary of `effects`, or it is prose, and then people carry it out.
"""

import re
from dataclasses import dataclass
from typing import Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

CardClass = Literal["Rule", "Action", "Goal", "Keeper"]
CLASSES: Final[tuple[CardClass, ...]] = ("Rule", "Action", "Goal", "Keeper")
"""The four classes (III)."""

DRAW, PLAY, HAND_LIMIT, KEEPER_LIMIT = "Draw", "Play", "Hand Limit", "Keeper Limit"
TYPES: Final = (DRAW, PLAY, HAND_LIMIT, KEEPER_LIMIT)
"""The Types of Rules (IV)."""

GOAL: Final = "Goal"
"""The one Type of all Goals (IV)."""

Doing = Literal[
    "draw",
    "everyone_draws",
    "plays",
    "new_hand",
    "take_card",
    "swap_hands",
    "pass_hands",
    "steal_keeper",
    "swap_keepers",
    "discard_keeper",
    "take_discard",
    "discard_rule",
    "reset_rules",
    "reshuffle",
]
"""What an Action can do that the program carries out itself; `effects` says what each is."""

ALL: Final = -1
"""The number of a card whose x is the word all: no limit, or as many as there are."""

_NAMED = re.compile(rf"^({'|'.join(TYPES)})\s+(.+)$", re.IGNORECASE)
_WORDS = {
    word: number
    for number, word in enumerate(
        [
            "none",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
        ]
    )
} | {"zero": 0, "all": ALL, "everything": ALL, "unlimited": ALL}


class Effect(BaseModel):
    """One thing an Action does; `count` is how many cards or cardplays, where it is about any."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    do: Doing
    count: int = Field(1, ge=1, le=50)


class CardSpec(BaseModel):
    """A card as the contestmaster writes it down.

    `kind` None is not told yet. A Rule's `type` and `number` are read from its name unless they are
    given. An Action has `effects`, or is prose. A Goal is met by who has all `keepers` and none of
    `without` in front of em, at least `keeper_count` Keepers and `hand_count` cards in hand; with none of
    these it is prose. `plain` says that the Text of a Keeper or Rule asks for nothing that the program
    does not do by itself.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str = Field(min_length=1, max_length=80)
    kind: CardClass | None = None
    text: str = Field("", max_length=4_000)
    type: Literal["Draw", "Play", "Hand Limit", "Keeper Limit"] | None = None
    number: int | Literal["all"] | None = None
    effects: tuple[Effect, ...] = Field((), max_length=10)
    keepers: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    keeper_count: int = Field(0, ge=0, le=100)
    hand_count: int = Field(0, ge=0, le=100)
    plain: bool = False

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if self.name != " ".join(self.name.split()):
            raise ValueError("the name of a card is one line, without spaces around it or doubled")
        if self.effects and self.kind != "Action":
            raise ValueError(f"{self.name}: only an Action has effects")
        if (self.keepers or self.without or self.keeper_count or self.hand_count) and self.kind != GOAL:
            raise ValueError(f"{self.name}: only a Goal asks for Keepers or cards")
        if isinstance(self.number, int) and not 0 <= self.number <= 1_000:
            raise ValueError(f"{self.name}: the number of a Rule is from 0 to 1000, or all")
        return self


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a game. `kind` "" is one of which only the name is known.

    `type` is what it pushes out when it comes into play, "" for nothing (F-23); `number` the x of its
    Type, ALL for all, None for a word the program does not know. `known` says whether its Text is public.
    `prose` says that its Text asks for more than the program does.
    """

    name: str
    kind: str
    text: str = ""
    type: str = ""
    number: int | None = None
    effects: tuple[tuple[str, int], ...] = ()
    keepers: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    keeper_count: int = 0
    hand_count: int = 0
    prose: bool = False
    known: bool = False


def card(spec: CardSpec, known: bool = False) -> Card:
    """The card that `spec` describes; `known` says whether everybody may read its Text."""
    kind = spec.kind or ("Rule" if typed(spec.name)[0] else "")
    name_type, name_number = typed(spec.name) if kind == "Rule" else ("", None)
    type_ = GOAL if kind == GOAL else (spec.type or name_type) if kind == "Rule" else ""
    number = name_number if spec.number is None else ALL if spec.number == "all" else spec.number
    return Card(
        name=spec.name,
        kind=kind,
        text=" ".join(spec.text.split()),
        type=type_,
        number=number if type_ in TYPES else None,
        effects=tuple((effect.do, effect.count) for effect in spec.effects),
        keepers=spec.keepers,
        without=spec.without,
        keeper_count=spec.keeper_count,
        hand_count=spec.hand_count,
        prose=_prose(spec, kind, type_),
        known=known,
    )


def typed(name: str) -> tuple[str, int | None]:
    """The Type of Rule that a card's name tells, "" for none, and its number: `Hand Limit two` (IV)."""
    found = _NAMED.match(name)
    if found is None:
        return "", None
    type_ = next(one for one in TYPES if one.lower() == found[1].lower())
    word = found[2].strip().lower()
    return type_, int(word) if word.isdecimal() and len(word) < 5 else _WORDS.get(word)


def named(name: str) -> Card:
    """A card of which only the name is known, and what that tells."""
    type_, number = typed(name)
    return Card(name, "Rule" if type_ else "", type=type_, number=number)


def spoken_number(number: int | None) -> str:
    """The x of a Rule in words."""
    return "not known" if number is None else "all" if number == ALL else str(number)


def _prose(spec: CardSpec, kind: str, type_: str) -> bool:
    match kind:
        case "Action":
            return not spec.effects
        case "Goal":
            return not (spec.keepers or spec.without or spec.keeper_count or spec.hand_count)
        case "Rule":
            return not spec.plain and (type_ == "" or bool(spec.text))
        case _:
            return not spec.plain and bool(spec.text)


def spec_of(known: Card, kind: CardClass | str) -> CardSpec:
    """What is known of a card, written down as one of that class, none of whose effects the program knows."""
    return CardSpec.model_validate({"name": known.name, "kind": kind, "text": known.text})

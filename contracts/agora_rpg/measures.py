"""What conditions and amounts of the RPG may speak of: the public values, the people and the belongings."""

from gamemaster.core.frame import Group, Lot, Measure, phrases


def _leveled(path: str, *things: str) -> tuple[Measure, ...]:
    """A kind of thing that has levels: all of them together, and those of one level."""
    single = tuple(
        said
        for thing in things
        for said in (
            f"level {{n}} {thing}",
            f"lvl {{n}} {thing}",
            f"{thing} of level {{n}}",
            f"{thing} level {{n}}",
        )
    )
    return (Measure(things, path), Measure(single, f"{path}.{{n}}"))


MEASURES: tuple[Measure, ...] = (
    Measure(
        phrases("gold; gold piece; gold pieces; pieces of gold; gold coin; gold coins; coins of gold; gp"),
        "gold",
    ),
    Measure(phrases("movement token; movement tokens; token; tokens; moves; moves left"), "tokens"),
    Measure(
        phrases("health; hp; health point; health points; hit points; points of health"),
        "health",
        most="max_health",
    ),
    Measure(
        phrases("vitality; vitality point; vitality points; points of vitality"),
        "vitality",
        most="max_vitality",
    ),
    Measure(phrases("maximum health; max health; health maximum"), "max_health"),
    Measure(phrases("maximum vitality; max vitality; vitality maximum"), "max_vitality"),
    Measure(phrases("level; character level"), "level"),
    Measure(phrases("experience; experience points; xp; exp"), "experience"),
    Measure(phrases("location; position; whereabouts; place"), "location", kind="place"),
    Measure(phrases("attack level"), "attack_level"),
    Measure(phrases("defense level; defence level"), "defense_level"),
    Measure(("score",), "score"),
    Measure(
        phrases(
            "encounter; encounters; pending encounter; monster; monsters; monster to fight; fight on my hands"
        ),
        "encounter",
        met=True,
    ),
    Measure(phrases("week; week number"), "week", game=True),
    *_leveled("weapons", "weapon", "weapons", "sword", "swords"),
    *_leveled(
        "armor", "armor", "armour", "suit of armor", "suits of armor", "suit of armour", "suits of armour"
    ),
    *_leveled("health_potions", "health potion", "health potions", "potion of health", "potions of health"),
    *_leveled(
        "vitality_potions", "vitality potion", "vitality potions", "potion of vitality", "potions of vitality"
    ),
)

PLAYERS = Group(
    "player character",
    phrases("player; players; player character; player characters; adventurer; adventurers; pc; pcs"),
    "class",
    "player",
)

_BELONGINGS = (
    ("gold", "gold"),
    ("weapons", "weapon level {n}"),
    ("armor", "armor level {n}"),
    ("health_potions", "health potion level {n}"),
    ("vitality_potions", "vitality potion level {n}"),
)


def _all(things: str) -> tuple[str, ...]:
    """All of one's things of these names."""
    return tuple(
        f"{every} {thing}"
        for thing in phrases(things)
        for every in ("all my", "all of my", "every one of my", "each of my", "all the", "all of the")
        if thing.endswith("s") or not every.endswith("the")
    )


LOTS: tuple[Lot, ...] = (
    Lot(
        "everything",
        (
            *phrases(
                "everything i have; everything i own; everything i possess; all i have; all i own; all that "
                "i have; all that i own; all i possess; everything that i have; everything that i own"
            ),
            *_all("possessions; belongings; stuff; worldly goods; property"),
        ),
        "thing",
        _BELONGINGS,
    ),
    Lot("weapons", _all("weapons; swords"), "thing", _BELONGINGS[1:2]),
    Lot("armor", _all("armor; armour; suits of armor; suits of armour"), "thing", _BELONGINGS[2:3]),
    Lot("health potions", _all("health potions; potions of health"), "thing", _BELONGINGS[3:4]),
    Lot("vitality potions", _all("vitality potions; potions of vitality"), "thing", _BELONGINGS[4:5]),
    Lot("potions", _all("potions"), "thing", _BELONGINGS[3:5]),
)

"""What the Witch's two bottles are called, and whom the one of them saves."""

from gamemaster.core.frame import Kind, Slot, joined, phrases

POTION = phrases(
    "heal; healing; healing potion; healing draught; healing draft; healing brew; healing power; healing "
    "elixir; potion of healing; draught of healing; cure; life potion; potion of life; remedy; antidote; "
    "life-saving potion; potion that heals"
)
OWN = ("my", "the", "the witch 's", "witch 's", "my one", "my only", "my last", "my one and only")
HEALING = joined(OWN, POTION)
_BARE_VICTIMS = joined(
    phrases(
        "the; tonight 's; our; this; that; the wolves '; the werewolves '; the pack 's; the poor; tonight 's "
        "poor; the unfortunate; the wolves ' poor; this night 's; the night 's"
    ),
    phrases("victim; prey; target"),
)
THE_VICTIM = (
    *_BARE_VICTIMS,
    *joined(
        ("the victim", "the prey", "the target"),
        phrases(
            "of the wolves; of the werewolves; of tonight; of the attack; of tonight 's attack; of the "
            "night; of the werewolves ' attack; of the wolves ' attack; of this night"
        ),
    ),
)
_WHOM_THEY_ATTACK = (
    *THE_VICTIM,
    *joined(
        phrases("whoever; whomever; whoever it is; the one; the person; the townsperson; the villager"),
        phrases(
            "the wolves attack; the werewolves attack; they attack; the wolves bite; the wolves attacked"
        ),
    ),
    *joined(
        phrases("whoever; whomever; the one; the person; the townsperson; the villager; the one that; whom"),
        phrases("the wolves; the werewolves; they; those wolves; the pack; the beasts; those beasts"),
        phrases(
            "picked; pick; chose; choose; have chosen; have picked; targeted; target; have targeted; "
            "selected; select; attacked; attack; have attacked; bit; have bitten; went for; are eating; are "
            "attacking; are after; hit; have hit; want; wanted; got; named; set upon; fell upon; went after; "
            "mauled; devoured; eat; ate; have set upon"
        ),
    ),
    *joined(
        phrases("whoever; whomever; the one who; the person who"),
        phrases(
            "got bitten; was bitten; is bitten; got picked; was picked; was chosen; is chosen; is the "
            "victim; got eaten; was hit"
        ),
    ),
    *phrases("whoever is attacked; whoever was attacked; whoever is attacked tonight"),
)
VICTIM = Kind("victim", dict.fromkeys(_WHOM_THEY_ATTACK, "victim"))
"""Whom the werewolves attack, as the Witch may call em without knowing who it is."""
HEALER = Kind("healing potion", dict.fromkeys((*HEALING, *POTION), "healing"))
"""The bottle that heals."""
OF_HEALING = (
    *phrases(
        "heal; healing; cure; remedy; antidote; elixir; draught; potion; victim; prey; whoever; whomever"
    ),
    *phrases("bitten; attacked; wolves; werewolves"),
)
"""Without one of these, words that save somebody are other business."""


def the_victim(*after: str, optional: bool = False) -> Slot:
    """Where the victim is spoken of, behind some words or none; e is no parameter of anything."""
    return Slot(("",), VICTIM.name, after or ("",), optional=optional)


def the_healing(*after: str, optional: bool = False) -> Slot:
    """Where the healing potion is spoken of."""
    return Slot(("",), HEALER.name, after or ("",), optional=optional)


TOWARDS = phrases(
    "to; on; for; upon; in favour of; in favor of; for the benefit of; for the good of; in aid of; for the "
    "sake of"
)
HANDS = phrases("give; hand; administer; feed; bring; grant; slip; pour; offer; serve; pass")
SAVED = phrases("saved; healed; cured; rescued; revived; spared")
SAVES = phrases("heal; save; cure; rescue; revive")

BANE = phrases(
    "poison; poison potion; deadly potion; death potion; potion of poison; potion of death; deadly draught; "
    "deadly brew; vial of poison; cup of poison; lethal potion; poisonous potion; poison tonight; poison for "
    "tonight"
)
POISON = joined(("my", "the witch 's", "witch 's", "the"), BANE)
IN_KEEPING = phrases(
    "for safekeeping; for safe keeping; for safety; to keep; to hold; to look after; as evidence; for "
    "analysis; for examination; to examine; to test; to use on; to use against; to use as"
)
"""What is handed over so kills nobody."""

"""How the order in which a party takes damage is said in GuildNomic."""

from dataclasses import replace

from gamemaster.core.frame import Frame, Slot, joined, phrases

_SET_ORDER = Frame(
    action="set_damage_order",
    verbs=(),
    topic=("damage", "order"),
    strength="own",
    repeatable=False,
    series=False,
    example="I set the damage order to Tarn, Ondine, Brask.",
)

DAMAGE_FRAMES: tuple[Frame, ...] = (
    # "I set Tarn, Ondine, Brask as the damage order"
    replace(
        _SET_ORDER,
        verbs=phrases(
            "set; choose; declare; fix; make; pick; establish; appoint; register; record; propose and set"
        ),
        slots=(
            Slot(("order",), "person", ("", ":"), many=True),
            Slot(("",), "damage order", ("as", "for", "to be", "to be the", "as the", "as our")),
        ),
        padding=("in that order", "in this order", "from now on", ","),
    ),
    # as in: I give our party the damage order Tarn, Ondine, Brask
    replace(
        _SET_ORDER,
        verbs=phrases("give; assign; put; set; prescribe; arrange; line up; order; place; arrange"),
        slots=(
            Slot(("",), "my party", ("",), optional=True),
            Slot(("",), "named party", ("",), optional=True),
            Slot(("",), "damage order", ("", "in", "into", "to")),
            Slot(("order",), "person", ("", ":", "of", "of :", "as", "as :", "as follows :"), many=True),
        ),
        padding=phrases("in that order; in this order; from now on; the party; for damage"),
        topic=("damage",),
    ),
    # as in: I assign damage first to Tarn, then to Ondine
    replace(
        _SET_ORDER,
        verbs=joined(
            phrases("assign; direct; distribute; deal; send; allot; allocate; split; spread"),
            phrases("damage; the damage; our damage; all damage; damage first; the damage first"),
        ),
        slots=(
            Slot(
                ("order",),
                "person",
                phrases(
                    "to; : ; in this order :; in the order; in the order :; in the following order :; as "
                    "follows :; thus :; first to"
                ),
                many=True,
            ),
        ),
        topic=("damage",),
    ),
    replace(
        _SET_ORDER,
        verbs=phrases(
            "set; change; fix; declare; specify; choose the; choose a; choose our; define; make; reorder; "
            "announce; determine; decide the; decide on the; establish; rearrange; update; alter; state; "
            "decree; adjust; arrange; put the; put our; put my; give the; give a; give our; give my; pick; "
            "pick the; lay down; revise; switch; amend; reset; settle; settle on; prescribe; appoint; "
            "register; record; submit; file; issue; choose; lodge; set up; lay out; write down; draw up; "
            "modify; shuffle; reshuffle; set forth; proclaim; stipulate"
        ),
        slots=(
            Slot(("",), "damage order", ("", "that")),
            Slot(
                ("order",),
                "person",
                (
                    "",
                    *phrases(
                        "first; to first; : first; as follows : first; to; as; to be; : ; as follows; as "
                        "follows :; like this :; like this; thus :; thus; this way :; in this way :; like "
                        "so :; so :; as under :; in this manner :; of; is; so that it is; being; to the "
                        "following :; to the order; into; so that it reads; to the following; to read; in "
                        "the order; be; to :; as :; to be :; to be as follows :; so that it becomes; =; as "
                        "being; it is; with; so that; such that; at; by listing; it reads; naming; in the "
                        "sequence; with the order; listing; as in; -; --; it is; it is :; with; with :; so "
                        "that; such that; by listing; it reads; naming; in the sequence; listing; -; --; "
                        "at; it is as follows :"
                    ),
                ),
                many=True,
            ),
            Slot(("",), "named party", ("", "for", "of", "in"), optional=True),
        ),
        padding=phrases(
            "'s; ' ; in that order; in this order; for our party; for the party; for my party; from now on; "
            "in the following order; henceforth; from first to last; from here on; from today; in order; "
            "from first to last :"
        ),
    ),
    replace(
        _SET_ORDER,
        slots=(Slot(("order",), "person", ("",), many=True),),
        sayings=phrases(
            "we take damage in this order :; we take damage in the order; we take damage in the order :; we "
            "take damage in the following order :; damage goes to; damage goes first to; damage is taken in "
            "this order :; damage is taken in the order; damage order :; our damage order :; the damage "
            "order :; order of damage :; new damage order :; the damage order is; our damage order is; the "
            "order of damage is; the damage order is now; our damage order is now; the damage order shall "
            "be; our damage order shall be; the damage order of our party is; the damage order of my party "
            "is; the order of damage shall be; the new damage order is; our new damage order is"
        )
        + joined(
            ("from now on", "from now on ,", "henceforth", "from today", "as of now"),
            phrases(
                "our damage order is; the damage order is; we take damage in this order :; we take damage "
                "in the order; damage goes to; our damage order shall be; my party 's damage order is; "
                "damage shall go to"
            ),
        )
        + phrases(
            "my party 's damage order is; our party 's damage order is; my party 's damage order is now; "
            "damage shall go to; damage is to be taken first by; damage is to go to; damage is to go first "
            "to; damage shall first go to"
        )
        + joined(
            phrases(
                "new damage order; our new damage order; damage order; my damage order; my new damage order"
            ),
            phrases("for my party; for our party; for the party; of my party; of our party; from now on"),
            (":", "is", "is now"),
        )
        + joined(
            ("for the damage", "for damage", "for our damage"),
            ("i", ", i", "i hereby"),
            ("set", "choose", "fix", "declare", "give", "specify", "make", "want"),
            ("this order", "the order", "the following order", "this new order"),
            (":", ""),
        )
        + phrases("my party 's damage order :; our party 's damage order :; my new damage order :"),
        padding=("in that order", "in this order", "from now on"),
    ),
    replace(
        _SET_ORDER,
        slots=(
            Slot(("",), "named party", ("for", "of", "in")),
            Slot(
                ("order",),
                "person",
                phrases(": ; is; is now; is :; is now :; shall be; is as follows :"),
                many=True,
            ),
        ),
        sayings=phrases(
            "damage order; our damage order; the damage order; order of damage; the order of damage"
        ),
        padding=("in that order", "in this order", "from now on"),
    ),
    replace(
        _SET_ORDER,
        verbs=("take damage",),
        slots=(
            Slot(("",), "named party", ("for",)),
            Slot(
                ("order",),
                "person",
                phrases(
                    "in the order; in this order :; in the order :; in the following order :; in the order "
                    "of; as follows :; thus :"
                ),
                many=True,
            ),
        ),
        padding=("from now on",),
        topic=("damage",),
        joint=True,
    ),
    replace(
        _SET_ORDER,
        verbs=phrases("lead; order; command; direct; instruct; have"),
        slots=(
            Slot(("",), "named party", ("",), optional=True),
            Slot(
                ("order",),
                "person",
                phrases(
                    "to take damage in the order; to take damage in this order :; to take damage in the "
                    "order of; to take damage in the following order :; to take damage in the order :; to "
                    "take damage as follows :"
                ),
                many=True,
            ),
        ),
        padding=phrases("my party; our party; the party"),
        topic=("damage",),
    ),
    replace(
        _SET_ORDER,
        verbs=phrases(
            "order damage to; have damage go to; direct damage to; assign damage to; send damage to; let "
            "damage go to; have damage dealt to; order that damage goes to; decide that damage goes to; "
            "have us take damage in the order; order that we take damage in the order; decide that we take "
            "damage in the order; choose that we take damage in the order; choose that damage is taken in "
            "the order; choose that damage goes to; have the party take damage in the order"
        ),
        slots=(Slot(("order",), "person", ("", ":"), many=True),),
        closings=("in that order", "in this order", "in the order given", "in turn", "in the order named"),
        topic=("damage",),
        strength="shared",
    ),
    # what becomes of the others is not said
    replace(
        _SET_ORDER,
        verbs=phrases("swap; switch; exchange; move; shift; bump; push; put; place"),
        slots=(
            Slot(("order",), "person", ("",), many=True),
            Slot(
                ("",),
                "damage order",
                phrases(
                    "in; within; of; up in; down in; at the front of; to the front of; at the end of; to the "
                    "end of; at the top of; to the top of; first in; last in; at the back of; to the back of"
                ),
            ),
        ),
        topic=("damage",),
        promised=True,
    ),
)

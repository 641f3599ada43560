"""How players of Agora Fluxx discard cards."""

from dataclasses import replace
from typing import Final

from contracts.agora_fluxx.play_wording import NAMELY
from contracts.agora_fluxx.wording import AROUND_DISCARD, DRAWN, FOR_LIMIT, IN_PILE
from gamemaster.core.frame import Frame, Kind, Slot, joined, phrases

_CARD_TOPIC: Final = phrases("card; cards; keeper; keepers; cardplay; cardplays")
_EXAMPLE: Final = "I discard the Cat and the Old Boat."
_PUTS_AWAY: Final = phrases(
    "put; place; move; throw; send; toss; lay; drop; cast; transfer; add; deposit; consign; relegate; "
    "banish; dump; chuck; fling; sling; shove; pitch; commit; stick; plop; demote; condemn; retire; release; "
    "lay aside; set aside; put aside; put down; lay down; bury; assign; hurl; slide; slip; set; "
    "bring; carry; hand over; surrender; sacrifice; remove; discard; lose; ditch; bin; shed"
)
_GETTING_RID: Final = phrases(
    "discarding; getting rid of; throwing away; dropping; ditching; dumping; tossing; shedding; parting "
    "with; giving up; letting go of; throwing out; losing; removing"
)
ONE_DISCARD: Final = Kind(
    "one discard",
    dict.fromkeys(
        joined(
            phrases(
                "my; a; one; the; my one; my only; my first; my second; my next; my last; the required; my "
                "required; the following; these; the necessary; my forced"
            ),
            ("discard", "discards"),
            phrases("; this turn; for this turn; for the turn; from my hand"),
        ),
        "discard",
    ),
)
OWN_HAND: Final = Kind(
    "own hand", dict.fromkeys(phrases("my hand; hand; the hand; my own hand; my hands; my cards"), "hand")
)
SHRUNK: Final = Kind(
    "shrunk hand",
    dict.fromkeys(
        joined(
            ("", "my", "the"),
            phrases(
                "hand limit; keeper limit; limit; hand limit {n}; keeper limit {n}; hand limit in play; hand "
                "limit rule"
            ),
        )
        + phrases(
            "my hand; my hand to the limit; my hand to the hand limit; my hand to size; my hand down; my "
            "hand down to size; my hand down to the limit; my hand down to {n}; my hand down to {n} cards; "
            "my hand to {n} cards; my hand to {n}; my hand to {n} card; my hand down to {n} card; my "
            "keepers; my keepers to the limit; my keepers to the keeper limit; my keepers to {n}; my keepers "
            "down to {n}; my hand down to the hand limit; my hand to meet the limit; my hand to meet the "
            "hand limit; down to the limit; down to the hand limit; down to the keeper limit; down to {n} "
            "cards; down to {n}; under the limit; under the hand limit"
        ),
        "limit",
    ),
)
DISCARD_KINDS: Final = (ONE_DISCARD, OWN_HAND, SHRUNK)
_CARDS: Final = Slot(("cards",), "card", ("",), many=True)
_NAMED: Final = Slot(("cards",), "card", NAMELY, many=True)
_FROM_HAND: Final = Slot(("",), "own hand", ("from", "out of", "from among"))
_DISCARD: Final = Frame(
    action="discard",
    verbs=(),
    padding=AROUND_DISCARD,
    topic=_CARD_TOPIC,
    strength="own",
    repeatable=False,
    example=_EXAMPLE,
)

DISCARD_FRAMES: tuple[Frame, ...] = (
    replace(
        _DISCARD,
        slots=(_CARDS, FOR_LIMIT),
        sayings=joined(
            phrases(
                "my discard; my discards; my two discards; my three discards; my only discard; my first "
                "discard; my next discard; the card i discard; the cards i discard; the two cards i discard; "
                "what i discard; the cards i get rid of; the card i get rid of; the cards i part with; the "
                "card i part with; the cards i throw away; the card i throw away; the one i discard; the "
                "ones i discard; the card that i discard; the cards that i discard; my choice of discard; my "
                "discards for the limit; my discard for the hand limit; my discards for the hand limit"
            ),
            ("is", "are", ":", "is hereby", "are hereby"),
        )
        + phrases(
            "discard :; discards :; i discard :; discarding :; discarded :; out of my hand goes; out of my "
            "hand go; out of my hand and into the discard pile goes; out of my hand and into the discard "
            "pile go; into the discard pile goes; into the discard pile go; onto the discard pile goes; onto "
            "the discard pile go; to the discard pile goes; to the discard pile go; on the discard pile "
            "goes; on the discard pile go; from my hand to the discard pile goes; from my hand to the "
            "discard pile go; from my hand into the discard pile goes; from my hand into the discard pile go"
        ),
        tails=joined(
            ("is", "are", "is hereby", "are hereby", "is now", "are now"),
            phrases(
                "my discard; what i discard; the card i discard; my discards; the cards i discard; my two "
                "discards; the two cards i discard; the ones i discard; the one i discard; what i get rid "
                "of; the card i get rid of; the cards i get rid of; what i throw away; the card that i "
                "discard; the cards that i discard; my discards for this turn; the ones that i discard; my "
                "choice of discards"
            ),
        )
        + joined(
            phrases(
                "goes; go; both go; goes straight; move; moves; hereby goes; hereby go; now goes; now go"
            ),
            phrases("from my hand; out of my hand; from hand"),
            IN_PILE,
        )
        + joined(("hereby goes", "hereby go", "hereby moves", "hereby lands", "hereby land"), IN_PILE)
        + joined(("hereby leaves", "hereby leave"), ("my hand",), ("", "for the discard pile")),
        topic=(),
    ),
    # the rules may do so, or it may be told of what was
    Frame(
        action="discard",
        verbs=(),
        slots=(_CARDS,),
        sayings=phrases(
            "out goes; out go; away goes; away go; off goes; discarded is; discarded are; for the hand limit "
            ":; for the keeper limit :; for the limit :; goodbye ,; bye bye ,; farewell ,"
        ),
        tails=(
            *joined(("goes", "go", "moves", "move"), IN_PILE, ("", "from my hand", "from hand")),
            *joined(("leaves", "leave"), ("my hand",), ("", "for the discard pile")),
            *phrases(
                "goes; go; is gone; are gone; gets discarded; get discarded; is discarded; are discarded; "
                "has to go; have to go; must go; goes out; gets the boot; go out; is out; bites the dust"
            ),
        ),
        topic=(*_CARD_TOPIC, "discard", "pile", "hand", "limit"),
        promised=True,
        repeatable=False,
        example=_EXAMPLE,
    ),
    replace(
        _DISCARD,
        verbs=phrases("throw; toss; chuck; fling; cast; hurl; kick; pitch; sling; fire; boot; put"),
        slots=(_CARDS, FOR_LIMIT),
        closings=phrases(
            "away; out; in the bin; into the bin; overboard; in the trash; out of my hand; out of the window "
            "of my hand; into the trash; on the scrapheap; on the rubbish heap; onto the scrap heap; in the "
            "garbage"
        ),
    ),
    replace(
        _DISCARD,
        verbs=(
            *phrases(
                "discard; toss; ditch; bin; shed; dump; get rid of; throw out; throw away; discard from my "
                "hand; choose to discard; chuck; chuck out; discard the following; discard the following "
                "cards; discard the following cards :; discard these cards; discard the following :; discard "
                ":; part with; let go of; toss out; toss away; cast away; fling away; dispose of; rid myself "
                "of; jettison; junk; trash; scrap; cast off; chuck away; cut loose; offload; unload; rid my "
                "hand of; clear my hand of; relieve my hand of; relieve myself of; free my hand of; purge my "
                "hand of; discard and dispose of; discard and get rid of; drop and discard; divest myself "
                "of; discard namely; throw overboard; discard my; send packing; free myself of; throw off; "
                "weed out; discard for good; discard face up"
            ),
            *joined(DRAWN[:14], ("discard",)),
        ),
        slots=(
            Slot(("cards",), "card", ("", ":", "namely", "and these are", ", namely", ", viz"), many=True),
            FOR_LIMIT,
        ),
    ),
    # a card so called, and then by its name
    replace(
        _DISCARD,
        verbs=phrases(
            "discard; ditch; get rid of; throw away; toss; drop; dump; part with; shed; bin; throw out; "
            "choose to discard"
        ),
        slots=(Slot(("",), "some card", ("",)), _NAMED, FOR_LIMIT),
    ),
    replace(
        _DISCARD,
        verbs=phrases(
            "make; perform; announce; declare; carry out; undertake; take; proclaim; execute; submit as; "
            "effect; have as"
        ),
        slots=(
            Slot(("",), "one discard", ("",)),
            Slot(
                ("cards",),
                "card",
                (*NAMELY, *phrases("of; with; , which is; , which are; by throwing away; as; by dropping")),
                many=True,
            ),
            FOR_LIMIT,
        ),
        topic=(*_CARD_TOPIC, "discard", "discards"),
    ),
    replace(
        _DISCARD,
        verbs=joined(
            ("make", "announce", "perform", "declare", "take"),
            ("{n}", "my {n}", "these {n}", "the {n}"),
            ("discards",),
            (":", "of", ", namely", "namely", ",", "--"),
        ),
        slots=(_CARDS, FOR_LIMIT),
        topic=(*_CARD_TOPIC, "discards"),
    ),
    # these do it only where it is said that the card was in the hand, or why it goes
    replace(
        _DISCARD,
        verbs=phrases(
            "drop; remove; lose; cut; strike; release; shake; weed; throw; toss; cast; "
            "sacrifice; purge; expel"
        ),
        slots=(_CARDS, _FROM_HAND, FOR_LIMIT),
    ),
    replace(
        _DISCARD,
        verbs=phrases(
            "drop; lose; sacrifice; give up; relinquish; surrender; throw; cut; yield up; forfeit; yield; "
            "abandon; remove"
        ),
        slots=(_CARDS, Slot(FOR_LIMIT.params, FOR_LIMIT.kind, FOR_LIMIT.after)),
    ),
    replace(
        _DISCARD,
        verbs=phrases("take; pull; pick; remove; pluck; fish; draw out; pull out; pick out; select; lift"),
        slots=(_CARDS,),
        padding=phrases("from my hand; out of my hand; out; from among my cards; from my cards"),
        closings=joined(
            ("and", "and then", ", and", "to"),
            (
                *joined(
                    (
                        "put it",
                        "put them",
                        "place it",
                        "lay it",
                        "drop it",
                        "throw it",
                        "throw them",
                        "toss it",
                    ),
                    IN_PILE,
                ),
                *phrases(
                    "discard it; discard them; throw it away; throw them away; get rid of it; discard both; "
                    "discard"
                ),
            ),
        ),
    ),
    replace(
        _DISCARD,
        verbs=phrases(
            "choose; pick; select; name; nominate; elect; take; make; opt for; settle on; decide on; mark; "
            "offer up; set"
        ),
        slots=(_CARDS,),
        closings=phrases(
            "as my discard; as my discards; to discard; for discarding; for my discard; to get rid of; as "
            "the card i discard; as the cards i discard; to throw away; as the card to discard; as the cards "
            "to discard; for the discard pile; to be discarded; as the one i discard; as my two discards; my "
            "discard; my discards; for my discards; as the ones i discard; as discards; to go to the discard "
            "pile; to part with"
        ),
        padding=(),
    ),
    # the limit is met by it
    replace(
        _DISCARD,
        verbs=phrases(
            "comply with; meet; obey; satisfy; respect; conform to; keep to; reduce; trim; cut; cut down; "
            "thin; thin out; bring; get; shrink; lower; fulfil; fulfill; observe; abide by; slim; "
            "prune; lighten; adjust; stay; shorten"
        ),
        slots=(
            Slot(("",), "shrunk hand", ("",)),
            Slot(
                ("cards",),
                "card",
                joined(("", "by", ",", ", by", "in"), _GETTING_RID)
                + phrases(
                    ": i discard; and discard; by one card :; ; i discard; and throw away; by the discard "
                    "of; with the discard of; by way of discarding; through discarding; via discarding"
                ),
                many=True,
            ),
        ),
    ),
    replace(
        _DISCARD,
        verbs=joined(
            (
                "get rid of",
                "reduce my hand by",
                "trim my hand by",
                "lose",
                "lighten my hand by",
                "cut my hand by",
                "shed",
            ),
            phrases("{n} cards; {n} card; a card; {n} keepers; {n} keeper; one card"),
            ("", "from my hand", "of mine", "in my hand"),
            phrases(", discarding; discarding; by discarding; , by discarding; : i discard; and discard; :"),
        ),
        slots=(_CARDS, FOR_LIMIT),
    ),
    # so many cards go to the pile, and are named behind it
    replace(
        _DISCARD,
        verbs=joined(
            _PUTS_AWAY[:14],
            phrases("{n} cards; {n} card; these cards; these; the following cards; the following; my cards"),
            IN_PILE,
        ),
        slots=(Slot(("cards",), "card", ("", ":", "namely", ", namely", ","), many=True), FOR_LIMIT),
        strength="common",
    ),
    replace(
        _DISCARD,
        verbs=_PUTS_AWAY,
        slots=(_CARDS, FOR_LIMIT),
        padding=(*AROUND_DISCARD, *phrases("aside; away; face up; , face up")),
        closings=joined(IN_PILE, ("", "from my hand", "out of my hand")),
        strength="common",
    ),
)

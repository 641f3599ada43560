"""How players of Agora Fluxx play cards and discard them."""

from contracts.agora_fluxx.wording import (
    AROUND_DISCARD,
    AROUND_PLAY,
    CARDPLAY,
    CHOSEN_CARDS,
    CHOSEN_WORDS,
    DRAWN,
    FOR_LIMIT,
    IN_PILE,
    ONTO_TABLE,
    TARGETS,
)
from gamemaster.core.frame import Frame, Slot, joined, phrases

_CARD_TOPIC = phrases("card; cards; keeper; keepers; cardplay; cardplays")
_CARD = Slot(("card",), "card", ("",))
_PLAYS = phrases("play; play down; put down; lay down; lay; slap down; plonk down; throw down")

_PUTS_AWAY = phrases("put; place; move; throw; send; toss; lay; drop; cast; transfer")

CARD_FRAMES: tuple[Frame, ...] = (
    Frame(
        action="play",
        verbs=(
            *_PLAYS,
            *phrases(
                "play out; deploy; put into play; bring into play; put in play; place in front of me; put in "
                "front of me; place on the table; put on the table; lay on the table; bring out; play the "
                "card; cast; use a cardplay and play; spend a cardplay and play; go with; play from my hand; "
                "make my play :; play my"
            ),
            *joined(DRAWN, ("play", "play down")),
            *joined(
                ("use", "spend", "use up"),
                phrases("my; a; one; my one; my only; my first; my next; my last; one of my; my {nth}; the"),
                phrases("cardplay; cardplays; card play; card plays; play"),
                ("on", "for"),
            ),
            *joined(
                ("make", "perform", "take"),
                phrases("a cardplay; my cardplay; one cardplay; a play; my play; a card play"),
                (":", "with", "using"),
            ),
            *joined(
                ("play", "play the", "play my"),
                phrases(
                    "goal; rule; keeper; action; card; following card; following cards; next card; two "
                    "cards; 2 cards"
                ),
                (":",),
            ),
        ),
        slots=(_CARD, TARGETS, CHOSEN_CARDS, CHOSEN_WORDS),
        padding=AROUND_PLAY,
        costs=(CARDPLAY,),
        topic=_CARD_TOPIC,
        strength="own",
        repeatable=False,
        example="I play Draw 3.",
    ),
    Frame(
        action="play",
        verbs=phrases("put; place; lay; set; bring; drop; use; throw; move; set down; add"),
        slots=(_CARD,),
        padding=AROUND_PLAY,
        costs=(CARDPLAY,),
        closings=ONTO_TABLE,
        topic=_CARD_TOPIC,
        strength="common",
        repeatable=False,
        example="I put the Cat in front of me.",
    ),
    Frame(
        action="play",
        verbs=phrases("play; put down; lay down; place"),
        slots=(
            _CARD,
            Slot(
                ("words",),
                "text",
                phrases("with; with the choices; with my choices; with choices as follows"),
            ),
        ),
        padding=AROUND_PLAY,
        topic=_CARD_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        example="I play Draw 3.",
    ),
    Frame(
        action="play",
        verbs=(),
        slots=(_CARD, TARGETS, CHOSEN_CARDS),
        padding=AROUND_PLAY,
        sayings=(
            "play :",
            "i play :",
            "playing :",
            *joined(
                phrases("my first; my second; my third; my next; my last; my only; my final; my"),
                ("play", "cardplay"),
                ("is", ":"),
            ),
            *joined(("my", "my two", "my three", "my next"), ("plays", "cardplays"), ("are", ":")),
            *joined(("the card i play", "the next card i play"), ("is", "now is", "is now")),
            *joined(
                (
                    "my cardplay",
                    "my one cardplay",
                    "my only cardplay",
                    "my next cardplay",
                    "my first cardplay",
                ),
                phrases("goes to; goes on; goes for; goes into; is for; is used on; is spent on"),
            ),
            *joined(
                ("my play", "my card", "my cardplay", "the card i play"),
                phrases("this turn; for this turn; now; today; of the turn"),
                ("is", ":"),
            ),
        ),
        tails=phrases(
            "is what i play; is my play; is the card i play; is what i now play; is what i play now; is "
            "what i play this turn; is the card i play this turn; is my play this turn; is my cardplay; "
            "goes in front of me; goes from my hand into play; goes from my hand to the table; goes from "
            "my hand onto the table; is hereby my play"
        ),
        topic=_CARD_TOPIC,
        strength="own",
        repeatable=False,
        example="I play Draw 3.",
    ),
    Frame(
        action="discard",
        verbs=(),
        slots=(Slot(("cards",), "card", ("",), many=True), FOR_LIMIT),
        padding=AROUND_DISCARD,
        sayings=phrases(
            "my discard is; my discards are; discard :; discards :; i discard :; my discard :; my discards "
            ":; discarding :; discarded :; the card i discard is; the cards i discard are; what i discard is"
        ),
        tails=phrases(
            "is my discard; is what i discard; is the card i discard; are my discards; are what i discard; "
            "are the cards i discard; are my two discards; are the two cards i discard; are the ones i "
            "discard"
        )
        + joined(
            phrases("goes; go; both go; goes straight; move; moves"),
            phrases("from my hand; out of my hand; from hand"),
            IN_PILE,
        ),
        strength="own",
        repeatable=False,
        example="I discard the Cat and the Old Boat.",
    ),
    Frame(
        action="discard",
        verbs=phrases("throw; toss; chuck; fling; cast; hurl; kick"),
        slots=(Slot(("cards",), "card", ("",), many=True), FOR_LIMIT),
        padding=AROUND_DISCARD,
        closings=phrases("away; out; in the bin; into the bin; overboard; in the trash; out of my hand"),
        topic=_CARD_TOPIC,
        strength="own",
        repeatable=False,
        example="I discard the Cat and the Old Boat.",
    ),
    Frame(
        action="play",
        verbs=phrases("make; choose; pick; name; select"),
        slots=(_CARD,),
        closings=phrases(
            "my play; my next play; my first play; my cardplay; as the card i play; as the card to play; "
            "as my cardplay; the card i play; as the one i play; as my play this turn; my play this turn"
        ),
        topic=_CARD_TOPIC,
        strength="own",
        repeatable=False,
        example="I play Draw 3.",
    ),
    Frame(
        action="play",
        verbs=phrases("lay; slap; plonk; throw; set; smack; bang"),
        slots=(_CARD,),
        padding=AROUND_PLAY,
        closings=("down", "down on the table", "down in front of me"),
        topic=_CARD_TOPIC,
        strength="own",
        repeatable=False,
        example="I play Draw 3.",
    ),
    # what is chosen without a card stays a question
    Frame(
        action="play",
        verbs=phrases("choose; target; pick; select"),
        slots=(Slot(("players",), "person", ("", "player", "the player"), many=True),),
        padding=phrases("for it; as my target; as the target; for that; for the card; as my choice"),
        strength="common",
        topic=_CARD_TOPIC,
        example="I play Borrowed Lamp, targeting Brask.",
    ),
    Frame(
        action="play",
        verbs=phrases("choose; target; pick; select"),
        slots=(Slot(("cards",), "card", ("",), many=True),),
        padding=phrases(
            "for it; as my target; as the target; for that; for the card; as my choice; as my discards"
        ),
        strength="common",
        topic=_CARD_TOPIC,
        example="I play Borrowed Lamp, targeting Brask.",
    ),
    Frame(
        action="discard",
        verbs=phrases(
            "discard; toss; ditch; bin; shed; dump; get rid of; throw out; throw away; discard from my hand; "
            "choose to discard; chuck; chuck out; discard the following; discard the following cards; "
            "discard the following cards :; discard these cards; discard the following :; discard :"
        )
        + joined(DRAWN[:14], ("discard",))
        + phrases("part with; let go of; toss out; toss away; cast away; fling away")
        + joined(
            (
                *joined(
                    ("get rid of", "reduce my hand by", "trim my hand by", "lose"),
                    phrases("{n} cards; {n} card; a card; {n} keepers; {n} keeper; one card"),
                    ("", "from my hand", "of mine", "in my hand"),
                ),
                *joined(
                    phrases("comply with; meet; obey; satisfy; respect; conform to; keep to"),
                    phrases("the hand limit; the keeper limit; the limit; my hand limit; my keeper limit"),
                ),
                *phrases(
                    "reduce my hand; trim my hand; cut down my hand; cut my hand; thin my hand; thin out "
                    "my hand"
                ),
            ),
            phrases(", discarding; discarding; by discarding; , by discarding; : i discard; and discard"),
        ),
        slots=(Slot(("cards",), "card", ("", ":", "namely", "and these are"), many=True), FOR_LIMIT),
        padding=AROUND_DISCARD,
        topic=_CARD_TOPIC,
        strength="own",
        repeatable=False,
        example="I discard the Cat and the Old Boat.",
    ),
    # so many cards go to the pile, and are named behind it
    Frame(
        action="discard",
        verbs=joined(
            _PUTS_AWAY,
            phrases("{n} cards; {n} card; these cards; these; the following cards; the following; my cards"),
            IN_PILE,
        ),
        slots=(Slot(("cards",), "card", ("", ":", "namely", ", namely", ","), many=True), FOR_LIMIT),
        padding=AROUND_DISCARD,
        topic=_CARD_TOPIC,
        strength="common",
        repeatable=False,
        example="I discard the Cat and the Old Boat.",
    ),
    Frame(
        action="discard",
        verbs=_PUTS_AWAY,
        slots=(Slot(("cards",), "card", ("",), many=True), FOR_LIMIT),
        padding=AROUND_DISCARD,
        closings=IN_PILE,
        topic=_CARD_TOPIC,
        strength="common",
        repeatable=False,
        example="I put the Cat into the discard pile.",
    ),
)

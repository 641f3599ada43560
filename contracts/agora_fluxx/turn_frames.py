"""How turns go in Agora Fluxx: taking a Turn Token, starting a turn, ending it, passing the token on."""

from contracts.agora_fluxx.wording import FROM_MASTER, IN_GAME, TO_MYSELF
from gamemaster.core.frame import Frame, Slot, joined, phrases

_TOKEN_TOPIC = phrases("tt; tts; turntoken; turntokens; turn")
_TAKEN_TOPIC = phrases("tt; tts; turntoken; turntokens")
_TOKEN = Slot(("",), "token", ("",))
_HELD = Slot(("",), "held token", ("",))
_TO_NEXT = phrases(
    "to; over to; on to; token to; tt to; turn token to; the token to; the tt to; the turn token to; my tt "
    "to; my token to; my turn token to; a tt to; the turn to; passing the tt to; passing the token to; "
    "passing the turn token to; passing my tt to; passing my token to; passing my turn token to; passing a "
    "tt to; passing a turn token to; passing the turn to; passing it to; passing to; handing the tt to; "
    "handing my tt to; handing the turn token to; handing over to; handing the token to; giving the tt to; "
    "giving my tt to; giving the turn token to; giving the token to; giving my token to; giving a tt to; "
    "sending the tt to; transferring the tt to; transferring my tt to; transferring a tt to; transferring "
    "the turn token to; transferring a turn token to; transferring my turn token to; transferring the token "
    "to; by transferring a tt to; by transferring the tt to; by transferring my tt to; by transferring a "
    "turn token to; by transferring my turn token to; by transferring the turn token to; by passing the tt "
    "to; by passing my tt to; by passing a tt to; by passing the turn token to; by passing a turn token to; "
    "by passing my turn token to; by giving a tt to; by giving my tt to; and pass the tt to; and pass my tt "
    "to; and pass the token to; and pass the turn token to; and pass my turn token to; and pass a tt to; and "
    "pass the turn to; and pass it to; and pass on to; and hand the tt to; and hand the token to; and hand "
    "the turn token to; and hand my tt to; and give the tt to; and give my tt to; and give the token to; and "
    "give the turn token to; and transfer the tt to; and transfer my tt to; and transfer a tt to; and "
    "transfer the turn token to; and transfer a turn token to; and transfer my turn token to; and send the "
    "tt to; and the turn passes to; the turn passes to; and the turn goes to; the turn goes to; so the tt "
    "goes to; so the token goes to; the tt goes to; the token goes to; the turn token goes to; my tt goes "
    "to; and the tt goes to; and the token goes to; and the turn token goes to; with the tt going to; with "
    "the token going to; with the turn token going to; with my tt going to; tt goes to; token goes to; my "
    "token goes to; next is; next up is; next up; next :; next ; you are up; over and out to; in favour of; "
    "in favor of"
)
_FROM_GM = Slot(("",), "gm", ("from", "of", "held by", "owned by"), optional=True)
_NEXT = Slot(
    ("",),
    "person",
    tuple(f"{mark}{words}" for mark in ("", "; ", ": ", "-- ", "( ") for words in _TO_NEXT),
    optional=True,
)
_PASSED = Slot(("",), "person", ("to", "over to", "on to", "along to", "onwards to", ""))


TURN_FRAMES: tuple[Frame, ...] = (
    Frame(
        action="take_turn_token",
        verbs=phrases(
            "take; grab; claim; pick up; pick; fetch; collect; snatch; acquire; obtain; seize; help myself "
            "to; nab; snag; pocket; take up; take hold of; lay hands on; take possession of; appropriate; "
            "give myself; get myself; grant myself; transfer myself; transfer to myself; transfer to me; "
            "hand myself; assign myself; award myself; take for myself"
        ),
        slots=(_TOKEN, _FROM_GM),
        padding=(*FROM_MASTER, *TO_MYSELF, *IN_GAME, "up", "too"),
        topic=_TAKEN_TOPIC,
        strength="own",
        repeatable=False,
        example="I take a TT.",
    ),
    Frame(
        action="take_turn_token",
        verbs=phrases(
            "take; grab; claim; pick up; fetch; collect; snatch; acquire; obtain; seize; help myself to; "
            "pocket"
        ),
        slots=(Slot(("*",), "two tokens", ("",)), _FROM_GM),
        padding=(
            *FROM_MASTER,
            *TO_MYSELF,
            *IN_GAME,
            *phrases("up; one for each hand; one in each hand; one in either hand; one for either hand"),
        ),
        topic=_TAKEN_TOPIC,
        strength="own",
        repeatable=False,
        example="I take a TT.",
    ),
    # other games have tokens too: it acts where the mail shows this one
    Frame(
        action="take_turn_token",
        verbs=phrases("take; grab; pick up; claim; collect; pocket; snatch"),
        slots=(Slot(("",), "plain token", ("",)), _FROM_GM),
        padding=(*FROM_MASTER, *TO_MYSELF, *IN_GAME, "up"),
        topic=_TAKEN_TOPIC,
        strength="common",
        repeatable=False,
        example="I take a TT.",
    ),
    Frame(
        action="take_turn_token",
        verbs=(),
        padding=FROM_MASTER,
        sayings=phrases(
            "taking a turn token; taking a tt; taking the turn token; taking one turn token; taking one tt; "
            "taking the tt; with a turn token taken; having taken a turn token; having taken a tt; take tt; "
            "take a tt; take turn token; take a turn token; tt taken"
        ),
        topic=_TAKEN_TOPIC,
        strength="own",
        repeatable=False,
        example="I take a TT.",
    ),
    Frame(
        action="take_turn_token",
        verbs=phrases("transfer; move; give; hand; assign; pass"),
        slots=(_TOKEN, _FROM_GM),
        padding=FROM_MASTER,
        closings=(
            *TO_MYSELF,
            *joined(FROM_MASTER, TO_MYSELF),
            *joined(TO_MYSELF, FROM_MASTER),
        ),
        topic=_TAKEN_TOPIC,
        strength="own",
        repeatable=False,
        example="I transfer a TT to myself.",
    ),
    Frame(
        action="start_turn",
        verbs=phrases(
            "start my turn; begin my turn; commence my turn; open my turn; initiate my turn; start a turn; "
            "begin a turn; start the turn; begin the turn; kick off my turn; get my turn started; start my "
            "next turn; begin my next turn; start my fluxx turn; begin my fluxx turn; start my own turn; "
            "embark on my turn; get my turn going; start my turn now; start my first turn; begin my first "
            "turn; launch my turn; go ahead and start my turn; start turn; begin turn; start my new turn; "
            "start a new turn; begin a new turn; enter my turn; take and start my turn"
        )
        + joined(
            ("use", "spend"),
            ("my", "the", "this", "my own"),
            ("tt", "turn token", "token"),
            ("to",),
            ("start", "begin", "open"),
            ("my turn", "a turn", "the turn", "my own turn", "my next turn"),
        ),
        padding=(
            *IN_GAME,
            *phrases(
                "and draw a card; and draw; and draw my card; and draw {n} card; and draw {n} cards; drawing "
                "a card; drawing my card; and draw one card; and draw my cards; drawing {n} card; drawing "
                "{n} cards; with it; with that; with that tt; with the tt; with my tt; with this tt; using "
                "it; using my tt; using the tt; with the token; with my token; with my turn token; with the "
                "turn token; using that; with that token; with it too; owning a tt; as i own a tt; as i own "
                "one; as owner of a tt; using my turn token; as i have a tt"
            ),
        ),
        sayings=phrases(
            "start turn; start my turn; begin turn; begin my turn; start of turn; starting my turn; my "
            "turn starts; my turn begins; my turn starts now; my turn begins now; my turn starts here; my "
            "turn begins here; my turn starts with this; my turn begins with this; my turn hereby starts; "
            "my turn hereby begins; here starts my turn; here begins my turn; my turn is starting now; "
            "my turn is "
            "beginning now; my turn is now starting; my turn is now beginning; now my turn starts; now "
            "my turn "
            "begins; now starts my turn; now begins my turn; my turn now starts; my turn now begins"
        ),
        repeatable=False,
        example="I take a TT and start my turn.",
    ),
    Frame(
        action="end_turn",
        verbs=phrases(
            "end my turn; finish my turn; conclude my turn; complete my turn; close my turn; terminate my "
            "turn; end the turn; finish the turn; wrap up my turn; end this turn; end my fluxx turn; bring "
            "my turn to an end; bring my turn to a close; call it a turn; end turn; end my turn there; end "
            "my turn here; end my own turn; close out my turn; finish off my turn; end my turn with that; "
            "cease my turn; end my current turn; declare my turn over; declare my turn ended; declare the "
            "end of my turn; stop my turn; round off my turn; finish up my turn; round my turn off; wrap "
            "my turn up; close the turn; conclude the turn; complete the turn; put an end to my turn"
        ),
        slots=(_NEXT,),
        padding=(
            *IN_GAME,
            *phrases(
                "the next person on the play order list; next on the play order list; the next player; next "
                "in line; the next in line; the next in the play order; who is next on the list; the next "
                "person on the list; there; here; with that; with this; passing on the token; passing the "
                "token on; passing the tt on; passing on the tt; and pass the token on; and pass on the "
                "token; and pass the tt on; and pass on the tt; and pass on the turn token; and pass the "
                "turn token on; as i have no cardplays left; as i have no plays left; having no cardplays "
                "left; having used my cardplay; having used all my cardplays; with no cardplays left; for "
                "now; without playing; and pass the tt along; and pass the token along; and pass it on; "
                "passing it on; and pass on my tt; passing on my tt; passing my tt on; and pass my tt on; "
                "who is next; passing the tt to the next player; passing the token to the next player; "
                "passing my tt to the next player; passing the turn token to the next player; and pass the "
                "tt to the next player; and pass the token to the next player; and pass my tt to the next "
                "player; and pass the turn token to the next player; by transferring a tt to the next "
                "player; token to the next player; tt to the next player; token to the next in line; tt to "
                "the next in line; passing the tt to the next in line; by passing on the tt; by passing the "
                "tt on; next player please; next player"
            ),
        ),
        sayings=phrases(
            "end of turn; end of my turn; that ends my turn; this ends my turn; and that ends my turn; "
            "that concludes my turn; this concludes my turn; so ends my turn; thus ends my turn; that is "
            "the end of my turn; that 's the end of my turn; my turn ends; my turn ends here; my turn ends "
            "there; my turn is over; my turn is done; my turn is finished; my turn is at an end; that "
            "completes my turn; this completes my turn; that finishes my turn; here ends my turn; my turn "
            "hereby ends; i am done with my turn; i 'm done with my turn; i am finished with my turn; i 'm "
            "finished with my turn; end turn; end my turn; which ends my turn; ends my turn"
        ),
        topic=_TOKEN_TOPIC,
        repeatable=False,
        example="I end my turn.",
    ),
    # somebody else's turn stays a question
    Frame(
        action="discard",
        verbs=phrases("end; finish; start; begin; close; take over; conclude; skip"),
        slots=(Slot(("",), "person", ("",)),),
        closings=("'s turn", "' turn"),
        topic=("turn",),
        example="I end my turn.",
    ),
    Frame(
        action="end_turn",
        verbs=phrases(
            "pass; hand; hand over; hand on; pass on; pass along; relinquish; yield; cede; forward"
        ),
        slots=(Slot(("",), "turn itself", ("",)), _PASSED),
        padding=phrases("on; over; along; onwards; now; as my turn is over; ending my turn; and end my turn"),
        topic=_TOKEN_TOPIC,
        repeatable=False,
        example="I pass the TT to Brask.",
    ),
    Frame(
        action="end_turn",
        verbs=phrases("pass; hand; hand over; hand on; pass on; pass along; transfer; give; send; forward"),
        slots=(_HELD,),
        closings=phrases(
            "to the next player; to the next person; to the next in line; to whoever is next; to the next; "
            "to the next player in line; to the next person in line; to the next player in order; to the "
            "next player in the play order; to the next person in the play order; to the next player on the "
            "play order list; to the next person on the play order list; to the next person on the play "
            "order list who does not own a tt; to the next player without a tt; to the next person without a "
            "tt; to the next player on the list; to the next person on the list; to the next player without "
            "one; down the line"
        ),
        topic=_TOKEN_TOPIC,
        repeatable=False,
        example="I end my turn.",
    ),
    Frame(
        action="end_turn",
        verbs=phrases("pass; hand; hand over; hand on; pass on; pass along; give; send"),
        slots=(_HELD,),
        padding=phrases("on; along; over; onwards; to the next player; to the next in line; down the line"),
        closings=phrases(
            "ending my turn; to end my turn; and end my turn; and thereby end my turn; and so end my turn; "
            "thereby ending my turn; thus ending my turn; which ends my turn; so ending my turn; and thus "
            "end my turn; which concludes my turn; concluding my turn; finishing my turn"
        ),
        topic=_TOKEN_TOPIC,
        repeatable=False,
        example="I end my turn.",
    ),
    Frame(
        action="end_turn",
        verbs=phrases("transfer; give; send; move; assign"),
        slots=(_HELD, _PASSED),
        closings=phrases(
            "ending my turn; to end my turn; and end my turn; and thereby end my turn; and so end my turn; "
            "thereby ending my turn; thus ending my turn; which ends my turn; so ending my turn; and thus "
            "end my turn; as my turn ends; as my turn is over; to finish my turn"
        ),
        strength="common",
        topic=_TOKEN_TOPIC,
        repeatable=False,
        example="I end my turn.",
    ),
)

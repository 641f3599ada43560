"""How turns go in Agora Fluxx: starting a turn, ending it, passing the Turn Token on."""

from dataclasses import replace

from contracts.agora_fluxx.turn_wording import ENDING, STARTING, TURN_ENDS, TURN_STARTS
from contracts.agora_fluxx.wording import IN_GAME
from gamemaster.core.frame import Frame, Kind, Slot, joined, phrases

_TOKEN_TOPIC = phrases("tt; tts; turntoken; turntokens; turn; token; tokens")
_HELD = Slot(("",), "held token", ("",))
_TOKENS_PASSED = phrases(
    "the tt; my tt; a tt; this tt; the turn token; my turn token; a turn token; the token; my token; the "
    "turn; it"
)
_PASSING = phrases("passing; handing; giving; sending; transferring; yielding; surrendering")
_PASS = phrases("pass; hand; give; send; transfer; yield; surrender")
_WITH_TOKEN = (
    *joined(("", "by"), _PASSING, _TOKENS_PASSED, ("to", "on to", "over to", "along to")),
    *joined(("and",), _PASS, _TOKENS_PASSED, ("to", "on to", "over to", "along to")),
    *joined(
        ("", "by"), ("passing on", "handing on", "handing over"), ("to", *(f"{t} to" for t in _TOKENS_PASSED))
    ),
    *joined(("and",), ("pass on", "hand on", "hand over"), ("to", *(f"{t} to" for t in _TOKENS_PASSED))),
    *phrases(
        "passing to; to; over to; on to; token to; tt to; turn token to; so the tt goes to; so the token "
        "goes to; over and out to; in favour of; in favor of; for; ( next :"
    ),
)
_TOKEN_GOES = joined(
    ("", "and", "so", "with"),
    (
        "the tt",
        "my tt",
        "the turn token",
        "my turn token",
        "the token",
        "my token",
        "the turn",
        "tt",
        "token",
        "play",
    ),
    phrases(
        "goes to; passes to; goes on to; passes on to; moves to; moves on to; going to; passing to; is "
        "passed to"
    ),
)
_NEXT_IS = phrases(
    "next is; next up is; next up; next :; next ; you are up; you 're up; your turn ,; the next is"
)
_HANDED = phrases(
    "to; over to; on to; token to; tt to; turn token to; the token to; the tt to; the turn token to; my tt "
    "to; my token to; my turn token to; the turn to; passing the tt to; passing the token to; passing it to; "
    "passing to; handing over to; handing the token to; giving the tt to; in favour of; in favor of"
)
_MARKS = ("", "; ", ": ", "-- ")
_NEXT = Slot(
    ("",),
    "person",
    (
        *_WITH_TOKEN,
        *_TOKEN_GOES,
        *(f"{mark}{words}" for mark in _MARKS for words in _NEXT_IS),
        *(f"{mark}{words}" for mark in (*_MARKS[1:], "( ") for words in _HANDED),
        *(
            f"{mark}{words}"
            for mark in _MARKS[1:]
            for words in _TOKEN_GOES
            if words.startswith(("the", "my", "tt"))
        ),
        ",",
    ),
    optional=True,
)
_TO = phrases("to; over to; on to; along to; onwards to; onward to; in the direction of; ")
_PASSED = Slot(("",), "person", _TO)
_PASSED_IF_SAID = Slot(("",), "person", _TO, optional=True)
_NEXT_PLAYER = Kind(
    "next player",
    dict.fromkeys(
        joined(
            phrases("the next; whoever is next; next; the next one"),
            phrases("; player; person; in line; player in line; person in line; party; in turn"),
            phrases(
                "; in order; in the order; in the play order; in play order; on the play order list; on the "
                "list; on the play order; without a tt; without one; without a turn token; who has none"
            ),
        )
        + phrases(
            "the next person on the play order list who does not own a tt; whoever comes next; whoever "
            "follows; whoever is next in the play order; whom the play order names"
        ),
        "next",
    ),
)
TURN_KINDS = (_NEXT_PLAYER,)
_WHO_COMES = phrases(
    "who is next; who comes next; who is up next; who follows; next; next in line; who follows me"
)
_ENDING_IT = phrases(
    "ending my turn; to end my turn; and end my turn; and thereby end my turn; and so end my turn; thereby "
    "ending my turn; thus ending my turn; which ends my turn; so ending my turn; and thus end my turn; which "
    "concludes my turn; concluding my turn; finishing my turn; as my turn ends; as my turn is over; to "
    "finish my turn; and my turn ends; and my turn is over; and that ends my turn; and this ends my turn; to "
    "close my turn; and with it end my turn; and my turn is done; ending my turn with it; and with that my "
    "turn ends; so my turn ends; so that my turn ends; and with that end my turn; to mark the end of my "
    "turn; at the end of my turn; and finish my turn; and close my turn; and conclude my turn; as the end of "
    "my turn; closing my turn; and that is the end of my turn; thereby concluding my turn; since my turn is "
    "over; now that my turn is over; and i end my turn"
)

_OTHER_TURNS = phrases(
    "for the worse; for the better; of phrase; of the century; around; signal; lane; round the"
)
_END_TURN = Frame(action="end_turn", verbs=(), topic=_TOKEN_TOPIC, repeatable=False, example="I end my turn.")


TURN_FRAMES: tuple[Frame, ...] = (
    Frame(
        action="start_turn",
        verbs=STARTING,
        padding=(
            *IN_GAME,
            *phrases(
                "and draw a card; and draw; and draw my card; and draw {n} card; and draw {n} cards; drawing "
                "a card; drawing my card; and draw one card; and draw my cards; drawing {n} card; drawing "
                "{n} cards; with it; with that; with that tt; with the tt; with my tt; with this tt; using "
                "it; using my tt; using the tt; with the token; with my token; with my turn token; with the "
                "turn token; using that; with that token; with it too; owning a tt; as i own a tt; as i own "
                "one; as owner of a tt; using my turn token; as i have a tt; with the tt i hold; with the "
                "turn token i hold; with the turn token in my possession; by virtue of it; by virtue of my "
                "tt; by virtue of my turn token; by means of my tt; by means of my turn token; on the "
                "strength of my tt; on the strength of my turn token; holding a tt; holding a turn token; as "
                "the holder of a tt; as the holder of a turn token; as i hold a tt; as i hold a turn token; "
                "thanks to my tt; thanks to my turn token; as holder of a tt; as i have a turn token; as i "
                "own a turn token; since i hold a tt; since i hold a turn token; with the tt i took; with "
                "the turn token i took; that my turn token gives me; that my tt gives me; with the tt i "
                "have; with the turn token i have; being the holder of a tt; being in possession of a tt; "
                "being in possession of a turn token; with my own tt; for which i have a tt"
            ),
        ),
        sayings=TURN_STARTS,
        turned=_OTHER_TURNS,
        repeatable=False,
        example="I take a TT and start my turn.",
    ),
    replace(
        _END_TURN,
        verbs=ENDING,
        slots=(_NEXT,),
        # what follows comes before the end
        turned=phrases(": i play; : i discard; : i start; : i draw; : i create"),
        padding=(
            *IN_GAME,
            *joined(
                ("", "by", "and"),
                phrases("passing; pass; handing; hand"),
                phrases(
                    "on the token; the token on; the tt on; on the tt; it on; the turn token on; on my tt; "
                    "my tt on"
                ),
            ),
            *joined(
                phrases(
                    "passing; and pass; by passing; by transferring; token; tt; and hand; handing; passing "
                    "the"
                ),
                phrases("; the tt; my tt; the token; my token; the turn token; my turn token; a tt; it"),
                phrases("to the next player; to the next in line; to the next person; along"),
            ),
            *phrases(
                "the next person on the play order list; next on the play order list; the next player; next "
                "in line; the next in line; the next in the play order; who is next on the list; the next "
                "person on the list; there; here; with that; with this; as i have no cardplays left; as i "
                "have no plays left; having no cardplays left; having used my cardplay; having used all my "
                "cardplays; with no cardplays left; for now; without playing; who is next; next player "
                "please; next player; early; prematurely; ahead of time; without playing anything; without "
                "playing a card; without a play; without a cardplay; without using my cardplay; without "
                "playing any card; without further ado; without further play; without further plays; my "
                "cardplays being used up; my cardplays being spent; all my cardplays being used; my cardplay "
                "being used; as i have used my cardplay; as i have used all my cardplays; as i have used up "
                "my cardplays; out of cardplays; being out of cardplays; as my cardplays are used up; with "
                "all cardplays used; since i have no cardplays left; as my cardplays are spent; as i am out "
                "of cardplays; as i have nothing left to play; having nothing left to play; with nothing "
                "left to play; having played all my cards; as i have no cards left; with no plays left; with "
                "my cardplays spent; i have no cardplays left; and say no more; and rest; and am done; and "
                "that is that; and sit back; this very moment; on the spot; right here; then and there; "
                "being next; is next; comes next; being up next; being the next; goes next; follows; is up; "
                "is up next; being the next in the play order; with immediate effect; at this point"
            ),
        ),
        sayings=TURN_ENDS,
    ),
    # it may be a remark at the end of a mail, or be said of what was before
    replace(
        _END_TURN,
        verbs=phrases(
            "consider my consider my turn ended; consider my turn finished; consider my turn "
            "done; call it quits; regard my turn as over; treat my turn as ended; see my turn as over; "
            "believe my turn is over; think my turn is over; skip the rest of my turn; give up my turn; "
            "forgo my turn; forfeit my turn; surrender my turn; relinquish my turn; abandon my turn; waive "
            "my turn; come to the end of my turn; reach the end of my turn; am at the end of my turn; leave "
            "my turn; drop my turn"
        ),
        sayings=phrases(
            "that is my turn; that was my turn; that 's my turn; that 's it for my turn; that is it for my "
            "turn; that is all for my turn; that 's all for my turn; so much for my turn; my turn has ended; "
            "my turn has come to an end; consider my turn ended; consider my consider my turn "
            "finished; my turn is up; i think my turn is over; i think my turn ends; i suppose my turn is "
            "over; please consider my this was my turn; enough for my turn"
        ),
        promised=True,
    ),
    # what comes before may tell when
    Frame(
        action="start_turn",
        verbs=(),
        sayings=("begins my turn", "starts my turn", "then begins my turn", "then starts my turn"),
        topic=("turn",),
        promised=True,
        repeatable=False,
        example="I take a TT and start my turn.",
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
    replace(
        _END_TURN,
        verbs=phrases(
            "pass; hand; hand over; hand on; pass on; pass along; relinquish; yield; cede; forward; give; "
            "transfer; surrender; give up; leave; give over"
        ),
        slots=(Slot(("",), "turn itself", ("",)), _PASSED),
        padding=phrases("on; over; along; onwards; now; as my turn is over; ending my turn; and end my turn"),
        example="I pass the TT to Brask.",
    ),
    replace(
        _END_TURN,
        verbs=(
            *_PASS,
            *phrases(
                "hand over; hand on; pass on; pass along; forward; relinquish; move; deliver; give over; "
                "give up; part with; let go of; send on; move on; toss; throw; slide; push; make over; sign "
                "over; entrust; leave; cede; convey"
            ),
        ),
        slots=(
            _HELD,
            Slot(("",), "next player", _TO),
            Slot(
                ("",),
                "person",
                (",", "(", "--", ", namely", "namely", "who is", "; that is", ":"),
                optional=True,
            ),
        ),
        padding=phrases("on; along; over; onwards; onward; down the line; in favour; that is"),
    ),
    replace(
        _END_TURN,
        verbs=phrases("pass; hand; hand over; hand on; pass on; pass along; transfer; give; send; forward"),
        slots=(_HELD,),
        closings=("down the line",),
    ),
    replace(
        _END_TURN,
        verbs=(
            *_PASS,
            *phrases("hand over; hand on; pass on; pass along; forward; relinquish; move; assign; give up"),
        ),
        slots=(_HELD, _PASSED_IF_SAID),
        padding=phrases("on; along; over; onwards; to the next player; to the next in line; down the line"),
        closings=_ENDING_IT,
        strength="common",
    ),
    # who comes next is told, or what it comes to
    replace(
        _END_TURN,
        verbs=(*_PASS, *phrases("hand over; hand on; pass on; pass along; forward; relinquish; move")),
        slots=(_HELD, _PASSED),
        padding=phrases("on; along; over; onwards; as"),
        closings=(*_WHO_COMES, *(phrase for phrase in _NEXT_PLAYER.phrases if phrase != "next")),
        strength="common",
    ),
    replace(
        _END_TURN,
        slots=(Slot(("",), "person", ("",)),),
        sayings=_TOKEN_GOES,
        closings=(*_ENDING_IT, *_WHO_COMES),
    ),
    replace(_END_TURN, slots=(Slot(("",), "person", ("",)),), sayings=_TOKEN_GOES, promised=True),
)

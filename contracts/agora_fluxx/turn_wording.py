"""The words for starting and ending a turn of Agora Fluxx."""

from typing import Final

from gamemaster.core.frame import joined, phrases

_OWN: Final = phrases(
    "my turn; my own turn; my next turn; my first turn; my new turn; my fluxx turn; my agora fluxx turn; "
    "this turn of mine; this my turn"
)
_NEW: Final = (
    *_OWN,
    *phrases(
        "a turn; the turn; turn; a new turn; a turn of my own; a turn of mine; a fluxx turn; this turn; one "
        "turn; my current turn; another turn; the turn that is mine; my third turn; my second turn"
    ),
)
_RUNNING: Final = (
    *_OWN,
    *phrases(
        "the turn; turn; this turn; my current turn; my present turn; the current turn; the turn i started"
    ),
)

STARTING: Final = (
    *joined(
        phrases(
            "start; begin; commence; open; initiate; launch; inaugurate; kick off; start on; start off; "
            "start up; begin with; begin on; enter; enter upon; enter on; enter into; embark on; embark "
            "upon; launch into; plunge into; dive into; jump into; get going with; get going on; get started "
            "on; get started with; get cracking on; make a start on; make a start with; make a beginning of; "
            "make a beginning with; make a start to; take up; set about; set off on; set out on; go ahead "
            "and start; go ahead with; take and start; get under way with; open and begin; start and take"
        ),
        _NEW,
    ),
    *joined(
        phrases("declare; announce; proclaim; give notice of; herald; hereby declare"),
        phrases(
            "the start of; the beginning of; the opening of; the commencement of; the onset of; the launch of"
        ),
        _NEW,
    ),
    *joined(
        phrases("set; get; let; have; make; declare; pronounce"),
        phrases("my turn; my own turn; my next turn; a turn"),
        phrases(
            "going; in motion; started; under way; underway; rolling; begin; start; begin now; start now; "
            "commence; open; open now; in progress; begun; to be started; to be open; to be begun; to have "
            "begun; to have started"
        ),
    ),
    *phrases("kick my turn off; start my turn off; put my turn in motion; kick my turn into motion"),
    *joined(
        phrases("use; spend; employ"),
        phrases("my; the; this; my own"),
        ("tt", "turn token", "token"),
        phrases("to; in order to; and"),
        ("start", "begin", "open"),
        ("my turn", "a turn", "the turn", "my own turn", "my next turn"),
    ),
    *joined(
        phrases("use; spend"),
        phrases("my; the; this; my own"),
        ("tt", "turn token"),
        phrases("on a turn; on my turn; for a turn; for my turn; on starting my turn; on starting a turn"),
    ),
)
"""What one does to one's turn when it starts."""

_NOW: Final = phrases(
    "; now; here; right here; with this; with this mail; with this message; with this post; here and now; "
    "herewith; as of now; from now; in this mail; in this message; hereby; at this moment"
)
_BEGINS: Final = phrases("starts; begins; commences; opens; gets under way; gets started; kicks off")
_SO: Final = phrases(
    "so; thus; hereby; herewith; here; now; with this; with this mail; with this message; here and now; and "
    "so; and thus; with these words; with that"
)
_ENDS: Final = phrases(
    "ends; concludes; terminates; stops here; stops now; finishes here; closes here; finishes now; closes "
    "now; comes to an end; comes to a close; comes to its end; is over; is complete; is completed; is "
    "concluded; is ended; is closed; is finished; is at an end; is done; draws to a close; draws to an end; "
    "is at its end; ceases; is over and done with; is over and done; is terminated"
)
_MY_TURN: Final = phrases("my turn; my fluxx turn; this my turn; this turn of mine; my own turn")

TURN_STARTS: Final = (
    *joined(("my turn", "my next turn", "a turn of mine", "my fluxx turn"), _BEGINS, _NOW),
    *joined(
        ("my turn", "my next turn"),
        ("now", "hereby", "herewith", "thus", "has hereby", "has now hereby", "is hereby", "hereby is"),
        phrases(
            "starts; begins; commences; opens; begun; started; commenced; opened; open; under way; underway"
        ),
    ),
    *joined(
        _SO,
        phrases("starts; begins; commences; opens; i start; i begin; i open; i commence"),
        phrases("my turn; my next turn; a turn of mine"),
    ),
    *joined(_SO, ("my turn", "my next turn"), ("starts", "begins", "commences", "opens")),
    *joined(
        ("my turn",),
        phrases(
            "i start; i begin; i hereby start; i hereby begin; i now start; i now begin; i open; i commence"
        ),
    ),
    *joined(
        ("it is", "it 's"), ("my turn",), phrases("that i start; that i begin; that i hereby start; i start")
    ),
    *joined(
        ("let",), ("my turn",), ("", "hereby", "now"), ("begin", "start", "commence", "be open", "be opened")
    ),
    *joined(
        ("this is", "this marks", "here is", "here comes", "this mail is", "this message marks"),
        phrases("the start of; the beginning of; the opening of"),
        ("my turn",),
    ),
    *phrases(
        "start turn; start my turn; begin turn; begin my turn; start of turn; start of my turn; beginning of "
        "my turn; starting my turn; beginning my turn; opening my turn; commencing my turn; my turn is "
        "starting now; my turn is beginning now; my turn is now starting; my turn is now beginning; now "
        "starts my turn; turn start; my turn : start; turn : start; the turn i start is mine; the turn i now "
        "start is mine; my turn : started; turn started; my turn ! it starts now; my turn ! it begins now; "
        "my turn : i start it; my turn ! i start it; commence turn; open turn; this starts my turn; this "
        "begins my turn; this opens my turn"
    ),
)
"""Whole clauses that start a turn."""

ENDING: Final = (
    *joined(
        phrases(
            "end; finish; conclude; complete; close; terminate; stop; cease; wrap up; wind up; round off; "
            "round out; finish off; finish up; end off; close out; close off; close down; put an end to; put "
            "a stop to; put a full stop to; put a period to; make an end of; call an end to; call a halt to; "
            "call time on; bring down the curtain on; ring down the curtain on; draw the curtain on; drop "
            "the curtain on; shut; shut down; declare over; declare closed; declare finished; give up the "
            "rest of; forgo the rest of; forego the rest of; forfeit the rest of; waive the rest of; do "
            "without the rest of; draw a line under; bring to an end; bring to a close; bring to a "
            "conclusion; conclude and end; go no further with; tie up; halt; finalize; finalise; end and "
            "close; end and finish; cut short; discontinue"
        ),
        _RUNNING,
    ),
    *joined(
        phrases("declare; announce; proclaim; give notice of; call; state; signal"),
        phrases(
            "the end of; the close of; the conclusion of; the completion of; an end to; the termination of"
        ),
        _RUNNING,
    ),
    *joined(
        phrases("bring; draw; put; lead; carry"),
        ("my turn", "this turn", "the turn", "my own turn"),
        phrases(
            "to an end; to a close; to its end; to its close; to a conclusion; to its conclusion; to a finish"
        ),
    ),
    *joined(
        phrases("wrap; wind; round; finish; close; end; tie; call; cut; close out; shut; break"),
        ("my turn", "this turn"),
        phrases("up; off; out; short; down; there; here"),
    ),
    *joined(
        phrases("call; declare; pronounce; proclaim; announce"),
        ("my turn", "this turn", "this my turn", "that my turn is", "the turn"),
        phrases(
            "over; done; finished; ended; complete; completed; closed; concluded; at an end; to be over; to "
            "be at an end; over and done with; to have ended; to be ended; to be finished; terminated; a "
            "day; to a halt"
        ),
    ),
    *joined(
        phrases("let; have; make"),
        ("my turn", "this turn"),
        phrases(
            "end; end here; end there; end now; be over; be done; be ended; be at an end; stop here; finish "
            "here"
        ),
    ),
    *phrases(
        "call it a turn; end my turn there; end my turn here; end my turn with that; end my turn with this; "
        "am through with my turn; call that a turn; call this a turn; call that my turn; end my turn at "
        "that; leave my turn at that; let that be my turn; let my turn rest there"
    ),
)
"""What one does to one's turn when it ends."""

TURN_ENDS: Final = (
    *joined(
        _MY_TURN[:1], _ENDS, phrases("; now; here; there; with this; with that; herewith; with this mail")
    ),
    *joined(_MY_TURN[1:], _ENDS),
    *joined(
        ("my turn",),
        (
            "now",
            "hereby",
            "herewith",
            "thus",
            "hereby now",
            "has hereby",
            "has now",
            "is hereby",
            "hereby is",
        ),
        phrases(
            "ends; stops; finishes; concludes; closes; comes to an end; comes to a close; ended; closed; "
            "finished; concluded; come to an end; over; complete; completed; at an end; done; terminated"
        ),
    ),
    *joined(
        phrases("that; this; which; and that; and this; and which; this mail; this message"),
        phrases(
            "ends; concludes; completes; finishes; closes; wraps up; rounds off; rounds out; winds up; "
            "terminates; is the end of; 's the end of; marks the end of; brings to an end; puts an end to; "
            "is the close of; finishes off; finishes up; is the conclusion of"
        ),
        ("my turn", "my turn for today", "this turn of mine", "my fluxx turn", "my turn for now"),
    ),
    *joined(
        phrases("that; this; which; and that; and this"),
        ("brings", "draws"),
        ("my turn",),
        phrases("to an end; to a close; to its end; to its close; to a conclusion"),
    ),
    *joined(
        (*_SO, "there", "and there", "and with that", "at this point", "and here"),
        phrases("ends; closes; concludes; finishes; stops; i end; i close; i finish; i conclude"),
        ("my turn",),
    ),
    *joined(
        (*_SO, "there", "and there", "and with that", "at this point", "and here"),
        ("my turn",),
        phrases("ends; closes; concludes; finishes; stops; is over; is done; comes to an end; is at an end"),
    ),
    *joined(
        ("my turn",),
        phrases(
            "i end; i hereby end; i now end; i close; i hereby close; i finish; i herewith end; i conclude"
        ),
    ),
    *joined(("it is", "it 's"), ("my turn",), ("that i end", "that i hereby end", "that i now end")),
    *joined(
        ("let",),
        ("my turn",),
        ("", "hereby", "now"),
        phrases("end; be over; be done; be ended; be at an end"),
    ),
    *joined(
        phrases("i am; i 'm; im"),
        phrases("done with; finished with; through with; at the end of; now done with; now finished with"),
        ("my turn", "this turn"),
    ),
    *joined(("that is", "that 's", "thats", "this is"), ("all of my turn", "my turn done", "my turn over")),
    *phrases(
        "end of turn; end of my turn; end turn; end my turn; ending my turn; finishing my turn; closing my "
        "turn; concluding my turn; ends my turn; my turn ended; turn ends; turn : end; "
        "my turn : end; my turn : over; my turn : done; turn done; close turn; finish turn; what i end is my "
        "turn; turn end; end of this turn; that concludes the turn; that ends the turn; this ends the turn"
    ),
)
"""Whole clauses that end a turn."""

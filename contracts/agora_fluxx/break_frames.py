"""How the contestmaster of Agora Fluxx declares a break, and that the game is on again."""

from dataclasses import replace

from gamemaster.core.frame import Frame, Kind, Slot, joined, phrases

_BREAKS = Kind(
    "break",
    dict.fromkeys(
        joined(
            phrases(
                "a; a short; a long; a brief; a game; a general; a holiday; an immediate; an indefinite; a "
                "little"
            ),
            phrases("break; pause; recess; intermission"),
        )
        + phrases("break; a time out; a timeout; a hiatus; an intermission"),
        "break",
    ),
)
BREAK_KINDS = (_BREAKS,)

_GAME = Slot(("",), "this game", ("",))
_GAME_IN = Slot(("",), "this game", phrases("in; of; from; to; for"), optional=True)
_DECLARING = phrases("declare; declare that; announce; announce that; proclaim; proclaim that; state that")
_BREAK_PADDING = phrases(
    "as contestmaster; as the contestmaster; for the holidays; until further notice; for a while; for now; "
    "for everyone; from now on; starting now; in play; over the holidays; effective now; as of now; as of "
    "today; effective at once; effective immediately; from today; from today on; as from today; starting "
    "today; effective today; from tonight"
)
_ON_PADDING = (
    "; the game is on",
    "; the game is on again",
    ": the game is on",
    *phrases(
        "as contestmaster; as the contestmaster; again; after the break; and resume the game; and resume "
        "play; and resume; and the game is on; so the game is on; and the game is on again; so the game is "
        "on again; and declare that the game is on; and declare the game on; and declare that the game is on "
        "again; from now on; for everyone; now; as of now; effective now; as of today; effective at once; "
        "from today; from today on; starting today"
    ),
)


_GAMES = phrases("the game; this game; our game; fluxx; agora fluxx; the fluxx game; the game of fluxx")
_ON = phrases("on; on again; back on; now on; on once more; open again")
_BREAKS_OFF = phrases("the break; our break; this break; the pause")
_STOPPED = phrases(
    "on a break; on break; on hold; on pause; in recess; paused; suspended; into recess; halted; interrupted"
)
_FROM_NOW = phrases(
    "now; as of now; from now on; with immediate effect; effective immediately; here; at once; as of today; "
    "from today; from today on; starting today"
)
_NOT_NOW = phrases("and then; and there; and again; i hope; , i hope; they say; , they say; or never")
_BREAK = Frame(
    action="break",
    verbs=(),
    padding=_BREAK_PADDING,
    topic=("fluxx", "game"),
    repeatable=False,
    example="I put the game on hold.",
)
_RESUME = replace(_BREAK, action="resume", padding=_ON_PADDING, example="I resume the game.")

BREAK_FRAMES: tuple[Frame, ...] = (
    replace(
        _BREAK,
        verbs=phrases(
            "declare; call; announce; impose; begin; start; call for; order; proclaim; institute; open; "
            "introduce; insert; decree; grant; initiate"
        ),
        slots=(Slot(("",), "break", ("", "that there is", "the start of", "the beginning of")), _GAME_IN),
        example="I declare a break in the game.",
    ),
    replace(
        _BREAK,
        verbs=phrases(
            "pause; suspend; halt; interrupt; freeze; put a stop to; put on hold; put a pause to; adjourn; "
            "call a halt to; call a break in; declare a halt to; call a pause in; put a hold on; put a break "
            "on; place a hold on; break off; declare a pause in"
        ),
        slots=(_GAME,),
        example="I pause the game.",
    ),
    replace(
        _BREAK,
        verbs=(*phrases("put; place"), *_DECLARING),
        slots=(_GAME,),
        padding=("to be", "is", "now", "hereby"),
        closings=joined(
            phrases(
                "on hold; on pause; on a break; on break; paused; suspended; halted; at a break; on ice; "
                "into a break; in a break; into break; under a break; in break; into a pause; into recess; "
                "in recess; to be on a break; to be on break"
            ),
            ("", *_BREAK_PADDING),
        ),
    ),
    replace(
        _BREAK,
        verbs=phrases("bring; give; send; stop; shut; take; hold; lay; shut down"),
        slots=(_GAME,),
        closings=joined(
            phrases(
                "to a halt; to a pause; to a stop; to a standstill; a break; a pause; a rest; on a break; "
                "into a break; on break; into recess; for a break; down for now; for now; for a while; into "
                "a pause; on hold; down for the holidays; rest for now; rest for a while; on ice; pause; "
                "pause for now; down for a while"
            ),
            ("", "now", "as of now", "for everyone", "until further notice", "from now on"),
        ),
        padding=(),
    ),
    replace(
        _BREAK,
        turned=_NOT_NOW,
        sayings=joined(
            _GAMES,
            phrases("is hereby; hereby goes; hereby is; is hereby put; is hereby declared; is now hereby"),
            phrases("on a break; on break; on hold; on pause; in recess; into a break; in a break; paused"),
        )
        + joined(
            ("play",), ("is hereby", "hereby is"), ("suspended", "paused", "halted", "interrupted", "on hold")
        )
        + joined(
            _GAMES, ("is now", "now goes", "now is", "goes now", "is from now on", "is as of now"), _STOPPED
        )
        + joined(
            _GAMES, ("is", "goes", "takes", "stops for", "pauses for"), (*_STOPPED, "a break"), _FROM_NOW
        )
        + joined(_GAMES, ("pauses", "stops", "rests", "halts"), ("now", "here", "as of now", "at once"))
        + joined(
            ("a break", "the break"),
            phrases(
                "hereby begins; hereby starts; begins now; starts now; now begins; now starts; begins as of "
                "now; is in force from now on; is in force as of now; is in effect as of now; is on as of "
                "now; begins herewith"
            ),
        )
        + phrases(
            "there is a break as of now; there is now a break; there is a break from now on; there is hereby "
            "a break"
        ),
        topic=("fluxx", "game", "break"),
    ),
    replace(
        _RESUME,
        verbs=phrases("take; bring; call; get; set; pick; take up; put; switch; carry on with; go on with"),
        slots=(_GAME,),
        closings=phrases(
            "off hold; back from its break; back from the break; back from break; going again; up again; up "
            "again after the break; again after the break; go on; go on again; go on now; back on; on again; "
            "running again; back to life; out of its break; out of the break; out of hold; resume; continue; "
            "off its break; off the break; back into play; going once more; up where we left off; up where "
            "we left it; back up; after the break"
        ),
        padding=(),
    ),
    replace(
        _RESUME, verbs=joined(("let",), _GAMES, ("go on", "continue", "resume", "go on again", "begin again"))
    ),
    replace(_BREAK, verbs=joined(("let",), _GAMES, ("rest", "pause", "take a break", "go on a break"))),
    replace(
        _RESUME,
        turned=_NOT_NOW,
        sayings=joined(
            _GAMES,
            phrases(
                "resumes; continues; goes on; is on again; is on; is back on; is open again; carries on; is "
                "running again"
            ),
            _FROM_NOW,
        )
        + joined(
            _GAMES,
            ("now", "is now"),
            phrases(
                "resumes; continues; goes on; on again; back on; open again; resumed; running again; is on "
                "again"
            ),
        )
        + joined(
            _BREAKS_OFF,
            phrases(
                "is over now; ends now; now ends; is now over; is now at an end; is over as of now; ends "
                "here; ends here and now; comes to an end now; is over with this mail; ends with this mail; "
                "is over from now on; is now ended"
            ),
        ),
        topic=("fluxx", "game", "break"),
        example="I end the break.",
        padding=(),
    ),
    # what the contestmaster tells so may be the declaration itself
    replace(
        _RESUME,
        sayings=joined(_GAMES, ("is",), _ON) + joined(_BREAKS_OFF, ("is over ;",), _GAMES, ("is",), _ON),
        topic=("fluxx", "game", "break"),
        by_master=True,
        promised=True,
    ),
    replace(
        _RESUME,
        verbs=_DECLARING,
        slots=(_GAME,),
        padding=("to be", "is", "now", "is now", "to be now"),
        closings=phrases(
            "on; on again; back on; resumed; unpaused; running again; open again; resumes; continues; goes "
            "on; on once more; on after the break; on again after the break; back in session; on as of now; "
            "on from now on; on again from now on"
        ),
        example="I declare that the game is on.",
    ),
    replace(
        _BREAK,
        verbs=joined(("suspend", "pause", "halt", "interrupt", "adjourn", "stop"), ("play", "all play")),
        slots=(_GAME_IN,),
        example="I pause the game.",
    ),
    replace(
        _RESUME,
        verbs=joined(("resume", "restart", "unpause", "reopen", "continue"), ("play",)),
        slots=(_GAME_IN,),
        topic=("fluxx", "game", "play"),
    ),
    replace(
        _RESUME,
        verbs=phrases(
            "resume; unpause; reopen; unfreeze; un pause; restart from the break; take off hold; continue"
        ),
        slots=(_GAME,),
    ),
    replace(
        _RESUME,
        verbs=(
            *joined(
                phrases(
                    "end; lift; call off; terminate; conclude; finish; declare the end of; close; put an end "
                    "to; bring an end to; announce the end of; call an end to; proclaim the end of; make an "
                    "end of; cancel; revoke; break off; call time on; call a halt to; wind up"
                ),
                _BREAKS_OFF,
            ),
            *joined(("bring",), _BREAKS_OFF, ("to an end", "to a close", "to its end")),
            *joined(
                phrases(
                    "declare the break; declare that the break; declare our break; announce that the break"
                ),
                phrases("over; ended; at an end; finished; is over; has ended; is at an end; is finished"),
            ),
        ),
        slots=(_GAME_IN,),
        sayings=joined(
            _BREAKS_OFF,
            ("is hereby", "hereby is", "is now hereby"),
            phrases("over; at an end; ended; finished; done; terminated; concluded"),
        )
        + joined(_BREAKS_OFF, ("hereby ends", "hereby comes to an end"))
        + joined(
            _GAMES,
            phrases("is hereby; hereby is; hereby goes; hereby"),
            phrases("on again; on once more; back on; resumes; continues; goes on; resumed; on"),
        )
        + joined(("play",), ("is hereby", "hereby is", "hereby"), ("resumed", "resumes", "restarted")),
        topic=("fluxx", "game", "break"),
        example="I end the break.",
    ),
)

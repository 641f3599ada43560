"""How the contestmaster of Agora Fluxx acts: games, breaks, and cardplays handed out."""

from contracts.agora_fluxx.master_cards import MASTER_CARD_FRAMES
from contracts.agora_fluxx.wording import GAME
from gamemaster.core.frame import Frame, Kind, Slot, joined, phrases

_STARTING = joined(
    phrases("start; begin; launch; open; initiate; kick off; declare; set up; deal; announce; inaugurate"),
    (
        *phrases(
            "a new game; the new game; another new game; a brand new game; our new game; a fresh game; a new "
            "fluxx game; a new game in agora fluxx; a new game in fluxx; the first game of fluxx; the start "
            "of a new game; a new agora fluxx game"
        ),
        *joined(phrases("a new game of; the new game of; another game of; a game of"), GAME[:4]),
    ),
)
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
MASTER_KINDS = (_BREAKS,)

_GAME = Slot(("",), "this game", ("",))
_GAME_IN = Slot(("",), "this game", phrases("in; of; from; to; for"), optional=True)
_DECLARING = phrases("declare; declare that; announce; announce that; proclaim; proclaim that; state that")
_BREAK_PADDING = phrases(
    "as contestmaster; as the contestmaster; for the holidays; until further notice; for a while; for now; "
    "for everyone; from now on; starting now; in play; over the holidays; effective now; as of now; as of "
    "today; effective at once; effective immediately"
)
_ON_PADDING = (
    "; the game is on",
    "; the game is on again",
    ": the game is on",
    *phrases(
        "as contestmaster; as the contestmaster; again; after the break; and resume the game; and resume "
        "play; and resume; and the game is on; so the game is on; and the game is on again; so the game is "
        "on again; and declare that the game is on; and declare the game on; and declare that the game is on "
        "again; from now on; for everyone; now; as of now; effective now; as of today; effective at once"
    ),
)


def _apart(text: str) -> tuple[str, ...]:
    """The phrases as they may follow the act, or stand behind a semicolon or full stop: `; play order :`."""
    return joined(("", ";"), phrases(text))


_GAMES = phrases("the game; this game; our game; fluxx; agora fluxx; the fluxx game; the game of fluxx")
_BREAKS_OFF = phrases("the break; our break; this break; the pause")
MASTER_FRAMES: tuple[Frame, ...] = (
    Frame(
        action="new_game",
        verbs=_STARTING,
        slots=(
            Slot(
                ("play_order",),
                "person",
                _apart(
                    "with the play order; with play order; with the play order being; with the play order :; "
                    "with play order :; play order; play order :; the play order is; the play order :; the "
                    "play order being; and the play order; and the play order is; and play order; in the "
                    "order; with the order of play; with the following play order :; with the play order "
                    "list; with the play order list :; with play order list; with; among; between; for; with "
                    "the players; with players; with the order; in play order; in the play order; turn "
                    "order; with the turn order; the order of play is; the order of play :; the "
                    "players are; order of play :; the turn order is; the play order will be"
                ),
                optional=True,
                many=True,
            ),
            Slot(
                ("deck",),
                "deck card",
                _apart(
                    "with the initial deck; with initial deck; with the initial deck :; with initial deck :; "
                    "and the initial deck; and the initial deck is; and initial deck; and the initial deck "
                    ":; initial deck; initial deck :; the initial deck is; the initial deck :; with the "
                    "deck; with the deck :; with deck; and the deck; and the deck is; and deck; deck :; the "
                    "deck is; the deck being; with the cards; with the following initial deck :; with the "
                    "following cards :; with an initial deck of; with a deck of; and an initial deck of; and "
                    "a deck of; and the cards; the cards are; whose initial deck is; whose deck is; from the "
                    "deck; from the cards; the initial deck consists of; and the initial deck consists of"
                ),
                optional=True,
                many=True,
            ),
        ),
        padding=phrases(
            "in fluxx; of fluxx; in agora fluxx; as contestmaster; as the contestmaster; now; with everyone; "
            "as follows; with the following"
        ),
        topic=("fluxx", "deck", "game"),
        repeatable=False,
        example="I start a New Game with the play order Ondine, Brask, Tarn.",
    ),
    Frame(
        action="break",
        verbs=phrases(
            "declare; call; announce; impose; begin; start; call for; order; proclaim; institute; open"
        ),
        slots=(Slot(("",), "break", ("", "that there is", "the start of", "the beginning of")), _GAME_IN),
        padding=_BREAK_PADDING,
        topic=("fluxx", "game"),
        repeatable=False,
        example="I declare a break in the game.",
    ),
    Frame(
        action="break",
        verbs=phrases(
            "pause; suspend; halt; interrupt; freeze; put a stop to; put on hold; put a pause to; adjourn"
        ),
        slots=(_GAME,),
        padding=_BREAK_PADDING,
        topic=("fluxx", "game"),
        repeatable=False,
        example="I pause the game.",
    ),
    Frame(
        action="break",
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
        topic=("fluxx", "game"),
        repeatable=False,
        example="I put the game on hold.",
    ),
    Frame(
        action="break",
        verbs=(),
        padding=_BREAK_PADDING,
        sayings=joined(
            _GAMES,
            phrases("is hereby; hereby goes; hereby is; is hereby put; is hereby declared; is now hereby"),
            phrases("on a break; on break; on hold; on pause; in recess; into a break; in a break; paused"),
        )
        + joined(
            ("play",), ("is hereby", "hereby is"), ("suspended", "paused", "halted", "interrupted", "on hold")
        )
        + phrases("a break hereby begins; a break hereby starts"),
        topic=("fluxx", "game", "break"),
        repeatable=False,
        example="I put the game on hold.",
    ),
    Frame(
        action="resume",
        verbs=_DECLARING,
        slots=(_GAME,),
        padding=("to be", "is", "now", "is now", "to be now"),
        closings=phrases(
            "on; on again; back on; resumed; unpaused; running again; open again; resumes; continues; goes "
            "on; on once more; on after the break; on again after the break; back in session; on as of now; "
            "on from now on; on again from now on"
        ),
        topic=("fluxx", "game"),
        repeatable=False,
        example="I declare that the game is on.",
    ),
    Frame(
        action="break",
        verbs=joined(("suspend", "pause", "halt", "interrupt", "adjourn", "stop"), ("play", "all play")),
        slots=(_GAME_IN,),
        padding=_BREAK_PADDING,
        topic=("fluxx", "game"),
        repeatable=False,
        example="I pause the game.",
    ),
    Frame(
        action="resume",
        verbs=joined(("resume", "restart", "unpause", "reopen", "continue"), ("play",)),
        slots=(_GAME_IN,),
        padding=_ON_PADDING,
        topic=("fluxx", "game", "play"),
        repeatable=False,
        example="I resume the game.",
    ),
    Frame(
        action="resume",
        verbs=phrases("resume; unpause; reopen; unfreeze; un pause; restart from the break; take off hold"),
        slots=(_GAME,),
        padding=_ON_PADDING,
        topic=("fluxx", "game"),
        repeatable=False,
        example="I resume the game.",
    ),
    Frame(
        action="resume",
        verbs=(
            *joined(
                phrases(
                    "end; lift; call off; terminate; conclude; finish; declare the end of; close; put an "
                    "end to; bring an end to; announce the end of"
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
        padding=_ON_PADDING,
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
        repeatable=False,
        example="I end the break.",
    ),
    *MASTER_CARD_FRAMES,
    Frame(
        action="transfer",
        verbs=phrases("transfer; give; hand out; award; grant; send; assign; hand; issue"),
        slots=(
            Slot(("asset", "quantity"), "given", ("",)),
            Slot(("to",), "person", ("to", "over to", "")),
        ),
        padding=phrases("as contestmaster; as the contestmaster; from me; of mine; from my supply"),
        topic=phrases("cardplay; cardplays"),
        example="I give Brask 2 cardplays.",
    ),
)

"""How the contestmaster of Agora Fluxx acts: games, breaks, and single cards and tokens."""

from contracts.agora_fluxx.wording import GAME, WHERE_TO, joined
from gamemaster.core.frame import Frame, Kind, Slot, phrases

_MASTER_TOPIC = phrases("fluxx; card; cards; keeper; keepers; deck")
_CARD = Slot(("card",), "card", ("",))
_NEW_CARD = Slot(
    ("card",),
    "name",
    (
        "",
        *phrases(
            "called; named; entitled; titled; by the name of; with the name; with name; whose name is; known "
            "as; name :; named : ; called :; , named; , called;"
        ),
    ),
)
_TO = Slot(("to",), "card place", WHERE_TO)
_TO_IF_SAID = Slot(("to",), "card place", WHERE_TO, optional=True)
_FROM = Slot(
    ("",), "card place", phrases("from; out of; away from; up from; from out of; off"), optional=True
)
_HAND = Slot(("hand",), "person", phrases("to; into; in; back to; back into; over to; in to; and put it in"))
_HAND_OF = Slot(("hand",), "person", phrases("to the hand of; into the hand of; in the hand of"))
_FRONT = Slot(
    ("front",),
    "person",
    phrases(
        "in front of; to in front of; to the front of; into the space in front of; before; so that it is in "
        "front of; to the area in front of; to the place in front of"
    ),
)
_OF_HAND = phrases("'s hand; ' s hand; ' hand; 's hand of cards; 's own hand")
_FROM_HOLDER = Slot(("",), "person", phrases("from; out of; from in front of"), optional=True)
_HOLDERS = phrases("'s hand; ' hand; 's keepers; 's side")
_TEXT = Slot(
    ("text",),
    "text",
    (
        "",
        ":",
        *phrases(
            "with text; with the text; with the following text; with its text; which reads; that reads; "
            "reading; saying; whose text is; whose text reads; text; the text; with text as follows; text :; "
            "stating; that says; which says; having the text; and the text; and text; with the text being; "
            "with the words; and with the text; and whose text is; its text is; its text reads; which reads "
            "as follows; that reads as follows; as follows"
        ),
    ),
    optional=True,
)
_KIND = Slot(
    ("kind",), "card class", ("", "of type", "of class", "of the class", "of the type", "type", "class")
)
_KIND_LATER = Slot(
    ("kind",),
    "card class",
    (
        "(",
        "--",
        ", a",
        ", an",
        *phrases("[ ; ( class : ; ( type : ; ( kind : ; , class : ; , type : ; , kind : ; , class; , type"),
        *phrases(
            "as; of type; of class; of the class; of the type; which is; that is; type; class; type :; class "
            ":; "
            "with type; with class; with the type; with the class"
        ),
    ),
    optional=True,
)

_CREATE = phrases(
    "create; make; introduce; bring into being; bring into existence; mint; design; invent; produce"
)
_SEND = phrases("transfer; return; send; shift; relocate; put back; insert; slip; move back; send back")
_MOVE = ("move", "shuffle", *_SEND)
_PUT = phrases("put; place; add; lay; bring")

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
    "for everyone; from now on; starting now; in play; over the holidays; effective now"
)
_ON_PADDING = (
    "; the game is on",
    "; the game is on again",
    ": the game is on",
    *phrases(
        "as contestmaster; as the contestmaster; again; after the break; and resume the game; and resume "
        "play; and resume; and the game is on; so the game is on; and the game is on again; so the game is "
        "on again; and declare that the game is on; and declare the game on; and declare that the game is on "
        "again; from now on; for everyone; now"
    ),
)

MASTER_FRAMES: tuple[Frame, ...] = (
    Frame(
        action="new_game",
        verbs=_STARTING,
        slots=(
            Slot(
                ("play_order",),
                "person",
                phrases(
                    "with the play order; with play order; with the play order being; with the play order :; "
                    "with play order :; play order; play order :; the play order is; the play order :; the "
                    "play order being; and the play order; and the play order is; and play order; in the "
                    "order; with the order of play; with the following play order :; with the play order "
                    "list; with the play order list :; with play order list; with; among; between; for; with "
                    "the players; with players; with the order; in play order; in the play order; turn "
                    "order; with the turn order"
                ),
                optional=True,
                many=True,
            ),
            Slot(
                ("deck",),
                "deck card",
                phrases(
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
        verbs=phrases("declare; call; announce; impose; begin; start; call for; order; proclaim; institute"),
        slots=(Slot(("",), "break", ("", "that there is", "the start of", "the beginning of")), _GAME_IN),
        padding=_BREAK_PADDING,
        topic=("fluxx", "game"),
        repeatable=False,
        example="I declare a break in the game.",
    ),
    Frame(
        action="break",
        verbs=phrases("pause; suspend; halt; interrupt; freeze; put a stop to; put on hold; put a pause to"),
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
        closings=phrases(
            "on hold; on pause; on a break; on break; paused; suspended; halted; at a break; on ice"
        ),
        topic=("fluxx", "game"),
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
                phrases("end; lift; call off; terminate; conclude; finish; declare the end of"),
                phrases("the break; our break; this break; the pause"),
            ),
            *joined(
                phrases(
                    "declare the break; declare that the break; declare our break; announce that the break"
                ),
                phrases("over; ended; at an end; finished; is over; has ended; is at an end; is finished"),
            ),
        ),
        slots=(_GAME_IN,),
        padding=_ON_PADDING,
        topic=("fluxx", "game", "break"),
        repeatable=False,
        example="I end the break.",
    ),
    Frame(
        action="create_card",
        verbs=_CREATE,
        slots=(_KIND, _NEW_CARD, _TO_IF_SAID, _TEXT, _KIND_LATER),
        padding=phrases("for fluxx; in fluxx; for agora fluxx; for the game; as contestmaster; new; card"),
        topic=_MASTER_TOPIC,
        repeatable=False,
        example="I create the Keeper “Lantern” in the Deck.",
    ),
    Frame(
        action="create_card",
        verbs=_CREATE,
        slots=(_KIND, _NEW_CARD, _HAND, _TEXT),
        padding=_OF_HAND,
        closings=_OF_HAND,
        topic=_MASTER_TOPIC,
        repeatable=False,
        example="I create the Keeper “Lantern” in Brask's hand.",
    ),
    Frame(
        action="create_card",
        verbs=_CREATE,
        slots=(_KIND, _NEW_CARD, _FRONT, _TEXT),
        topic=_MASTER_TOPIC,
        repeatable=False,
        example="I create the Keeper “Lantern” in front of Brask.",
    ),
    Frame(
        action="destroy_card",
        verbs=phrases(
            "destroy; delete; remove from the game; remove from fluxx; annihilate; erase; obliterate; take "
            "out of the game; eliminate; get rid of the card; remove forever; permanently remove"
        ),
        slots=(_CARD, _FROM),
        padding=phrases(
            "in fluxx; of fluxx; for good; forever; permanently; as contestmaster; from the game; from "
            "fluxx; for ever; from the game of fluxx; in the deck; in the discard pile"
        ),
        topic=_MASTER_TOPIC,
        strength="common",
        repeatable=False,
        example="I destroy the card Cat.",
    ),
    Frame(
        action="destroy_card",
        verbs=phrases("remove; take; strike; eliminate; cut"),
        slots=(_CARD,),
        closings=phrases(
            "from the game; from fluxx; out of the game; from the game of fluxx; from agora fluxx; from this "
            "game; from the game forever; from the game for good; from existence; out of existence"
        ),
        topic=_MASTER_TOPIC,
        strength="common",
        repeatable=False,
        example="I destroy the card Cat.",
    ),
    Frame(
        action="move_card",
        verbs=("move", "shuffle"),
        slots=(_CARD, _TO, _FROM, _FROM_HOLDER),
        padding=(*_HOLDERS, *phrases("as contestmaster; in fluxx; again; back; face down")),
        topic=_MASTER_TOPIC,
        strength="common",
        repeatable=False,
        example="I move the Cat to the Deck.",
    ),
    Frame(
        action="move_card",
        verbs=_SEND,
        slots=(_CARD, _TO, _FROM, _FROM_HOLDER),
        padding=(*_HOLDERS, *phrases("as contestmaster; in fluxx; again; back; face down")),
        topic=_MASTER_TOPIC,
        strength="common",
        repeatable=False,
        example="I move the Cat to the Deck.",
    ),
    Frame(
        action="move_card",
        verbs=_MOVE,
        slots=(_CARD, _HAND, _FROM, _FROM_HOLDER),
        padding=(*_HOLDERS, "as contestmaster", "back"),
        closings=_OF_HAND,
        topic=_MASTER_TOPIC,
        strength="common",
        repeatable=False,
        example="I move the Cat to Brask's hand.",
    ),
    Frame(
        action="move_card",
        verbs=_MOVE,
        slots=(_CARD, _HAND_OF, _FROM, _FROM_HOLDER),
        padding=("as contestmaster", "back"),
        topic=_MASTER_TOPIC,
        strength="common",
        repeatable=False,
        example="I move the Cat to Brask's hand.",
    ),
    Frame(
        action="move_card",
        verbs=_MOVE,
        slots=(_CARD, _FRONT, _FROM, _FROM_HOLDER),
        padding=(*_HOLDERS, "as contestmaster", "back"),
        topic=_MASTER_TOPIC,
        strength="common",
        repeatable=False,
        example="I move the Cat in front of Brask.",
    ),
    Frame(
        action="move_card",
        verbs=_PUT,
        slots=(_CARD, Slot(("to",), "deck", WHERE_TO), _FROM, _FROM_HOLDER),
        padding=(*_HOLDERS, *phrases("as contestmaster; in fluxx; again; back; face down")),
        topic=_MASTER_TOPIC,
        strength="common",
        repeatable=False,
        example="I put the Cat into the Deck.",
    ),
    Frame(
        action="move_card",
        verbs=_PUT,
        slots=(_CARD, _HAND, _FROM, _FROM_HOLDER),
        padding=(*_HOLDERS, "as contestmaster", "back"),
        closings=_OF_HAND,
        topic=_MASTER_TOPIC,
        strength="common",
        repeatable=False,
        example="I move the Cat to Brask's hand.",
    ),
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

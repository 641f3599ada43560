"""How the contestmaster of Agora Fluxx acts: games, breaks, and cardplays handed out."""

from dataclasses import replace

from contracts.agora_fluxx.break_frames import BREAK_FRAMES
from contracts.agora_fluxx.master_cards import MASTER_CARD_FRAMES
from contracts.agora_fluxx.wording import GAME
from gamemaster.core.frame import Frame, Slot, joined, phrases

_STARTING = joined(
    phrases(
        "start; begin; launch; open; initiate; kick off; declare; set up; deal; announce; inaugurate; "
        "commence; get under way; make a start on; call for; get going with"
    ),
    (
        *phrases(
            "a new game; the new game; another new game; a brand new game; our new game; a fresh game; a new "
            "fluxx game; a new game in agora fluxx; a new game in fluxx; the first game of fluxx; the start "
            "of a new game; a new agora fluxx game"
        ),
        *joined(phrases("a new game of; the new game of; another game of; a game of"), GAME[:4]),
    ),
)


def _apart(text: str) -> tuple[str, ...]:
    """The phrases as they may follow the act, or stand behind a semicolon or full stop: `; play order :`."""
    return joined(("", ";", ":", ", and"), phrases(text))


_NOT_NOW = phrases("and then; and there; and again; i hope; , i hope; they say; , they say; or never")
_GIVING = Frame(
    action="transfer",
    verbs=phrases(
        "transfer; give; hand out; award; grant; send; assign; hand; issue; bestow; allot; allocate; "
        "confer; make a gift of; make a present of; hand over; deal out; accord; dole out"
    ),
    slots=(
        Slot(("asset", "quantity"), "given", ("",)),
        Slot(("to",), "person", ("to", "over to", "", "on", "upon")),
    ),
    padding=phrases("as contestmaster; as the contestmaster; from me; of mine; from my supply"),
    topic=phrases("cardplay; cardplays"),
    example="I give Brask 2 cardplays.",
)

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
                    "players are; order of play :; the turn order is; the play order will be; the players go "
                    "in the order; the players play in the order; the players take turns in the order; in "
                    "which the play order is; with the players in the order; the players , in order , are; "
                    "the players in order are; in the order of play; with the order of play being; with "
                    "players in the order; the order is; the order being; the order of play being; we play "
                    "in the order; play goes in the order; the turns go in the order; whose play order is; "
                    "the players being; with this play order; with this play order :; with this order of "
                    "play; with this order of play :"
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
                    "deck; from the cards; the initial deck consists of; and the initial deck consists of; "
                    "the deck consists of; and the deck consists of; with a deck consisting of; with the "
                    "deck consisting of; a deck consisting of; with a deck made up of; the deck is made up "
                    "of; the deck contains; the cards in the deck are; the deck holds; the deck comprises; "
                    "and the deck contains; and the deck comprises; with a deck composed of; the deck is "
                    "composed of; with a deck containing; in the deck are; the deck being; with an initial "
                    "deck consisting of; the initial deck contains; the initial deck being; which the deck "
                    "consists of"
                ),
                optional=True,
                many=True,
            ),
        ),
        padding=phrases(
            "in fluxx; of fluxx; in agora fluxx; as contestmaster; as the contestmaster; now; with everyone; "
            "as follows; with the following"
        ),
        turned=_NOT_NOW,
        sayings=joined(
            phrases(
                "a new game; the new game; a new fluxx game; a new game of fluxx; a new game of agora fluxx"
            ),
            phrases(
                "begins now; starts now; hereby begins; hereby starts; now begins; now starts; begins "
                "herewith; starts here and now; begins here and now; starts as of now; begins as of now; "
                "hereby commences; is hereby open; commences now; opens now; hereby opens; is now open; "
                "begins at once; starts at once; starts right now; begins right now"
            ),
        )
        + phrases(
            "hereby begins a new game; hereby starts a new game; here begins a new game; here starts a new "
            "game"
        ),
        topic=("fluxx", "deck", "game"),
        repeatable=False,
        example="I start a New Game with the play order Ondine, Brask, Tarn.",
    ),
    *BREAK_FRAMES,
    *MASTER_CARD_FRAMES,
    _GIVING,
    # of those, players take one for themselves
    replace(
        _GIVING,
        slots=(Slot(("asset", "quantity"), "token given", ("",)), _GIVING.slots[1]),
        topic=phrases("turn token; turn tokens"),
        by_master=True,
        example="I give Brask a Turn Token.",
    ),
)

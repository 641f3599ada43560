"""How players of Agora Fluxx say privately what they would rather discard (F-16)."""

from contracts.agora_fluxx.play_wording import NAMELY
from gamemaster.core.frame import Frame, Slot, phrases

_CARDS = Slot(("cards",), "card", ("", "to", "to be", "as", ":", *NAMELY), many=True)

PREFERENCE_FRAMES: tuple[Frame, ...] = (
    Frame(
        action="set_preferences",
        verbs=phrases(
            "set my discard preferences; set my discard order; set my discard preferences to; set my discard "
            "order to; change my discard preferences to; change my discard order to"
        ),
        slots=(_CARDS,),
        topic=phrases("card; cards; discard; discards"),
        strength="own",
        repeatable=False,
        series=False,
        example="I set my discard preferences to Cat and Old Boat.",
    ),
    Frame(
        action="set_preferences",
        verbs=(),
        slots=(_CARDS,),
        sayings=phrases(
            "i would rather discard; i 'd rather discard; i prefer to discard; i would prefer to discard; "
            "i 'd prefer to discard; i would sooner discard; my discard preferences are; my discard "
            "preferences :; my discard order is; my discard order :"
        ),
        topic=phrases("card; cards; discard; discards"),
        strength="own",
        repeatable=False,
        series=False,
        example="I set my discard preferences to Cat and Old Boat.",
    ),
)

"""How players of Agora Fluxx play a card and choose whom or what it is for."""

from dataclasses import replace

from contracts.agora_fluxx.play_wording import LAYING
from contracts.agora_fluxx.wording import AROUND_PLAY, CHOSEN_CARDS, TARGETS
from gamemaster.core.frame import Frame, Slot, phrases

_TOPIC = phrases("card; cards; keeper; keepers; cardplay; cardplays")
_CARD = Slot(("card",), "card", ("",))
_EXAMPLE = "I play Borrowed Lamp, targeting Brask."
# what stands in front of an act behind these is no choice: "With the Cat I play ..."
_CHOSEN_THERE = replace(
    CHOSEN_CARDS,
    after=tuple(
        words for words in CHOSEN_CARDS.after if not words.startswith(("with", "on", "upon", "card", "the"))
    ),
    optional=False,
)
_PLAY = Frame(
    action="play",
    verbs=(),
    padding=AROUND_PLAY,
    topic=_TOPIC,
    strength="own",
    repeatable=False,
    example=_EXAMPLE,
)
_LAY = replace(_PLAY, verbs=LAYING, series=False)

TARGET_FRAMES: tuple[Frame, ...] = (
    # who or what a card is for makes certain that it is played
    replace(
        _PLAY,
        verbs=phrases(
            "use; employ; unleash; wield; loose; try; set; spring; let loose; invoke; activate; direct"
        ),
        slots=(
            _CARD,
            Slot(
                ("players",),
                "person",
                phrases(
                    "on; upon; against; to steal from; to swap hands with; to rob; to steal a card from; to "
                    "trade hands with; to take from; to exchange hands with; at"
                ),
                many=True,
            ),
        ),
    ),
    replace(
        _PLAY,
        verbs=("use", "employ"),
        slots=(
            _CARD,
            Slot(
                ("cards",),
                "card",
                phrases(
                    "to steal; to take; to grab; to swap for; to fetch; to get; to nick; to snatch; to "
                    "retrieve"
                ),
                many=True,
            ),
            TARGETS,
        ),
    ),
    replace(
        _PLAY,
        verbs=phrases("target; hit; attack; strike"),
        slots=(
            Slot(("players",), "person", ("", "player", "the player"), many=True),
            Slot(("card",), "card", phrases("with; using; by playing; by means of; through")),
        ),
        strength="common",
    ),
    # a person and a thing chosen together, or one card for another
    replace(
        _LAY,
        slots=(
            _CARD,
            Slot(
                ("players",),
                "person",
                phrases("choosing; naming; selecting; picking; and choose; and name; :"),
            ),
            Slot(
                ("cards",),
                "card",
                phrases("and; and eir; and the; and his; and her; and their; and the keeper"),
            ),
        ),
    ),
    replace(
        _LAY,
        slots=(
            _CARD,
            Slot(
                ("cards",),
                "card",
                phrases(
                    "swapping; exchanging; trading; to swap; to exchange; to trade; and swap; and exchange; "
                    "and trade; giving; and give"
                ),
            ),
            Slot(("players",), "person", phrases("for; with; against; from; to")),
            Slot(("words",), "card", phrases("'s; '; for; in exchange for; for the; in return for; against")),
        ),
    ),
    replace(
        _LAY,
        slots=(
            _CARD,
            Slot(("players",), "person", phrases("and; , and; with; , with; on"), many=True, optional=True),
        ),
        closings=phrases(
            "is my target; as my target; being my target; as the target; being the target; as my victim; as "
            "its target; is the target; as target; for a target; as the victim; is the one i choose; is my "
            "choice; as my choice; being my choice; is the victim; is my victim; as the player chosen; as "
            "the chosen player; is whom i choose"
        ),
    ),
    replace(
        _LAY,
        slots=(_CARD, _CHOSEN_THERE),
        closings=phrases(
            "from the discard pile; from the discards; out of the discard pile; from the pile; in the "
            "discard pile; back from the discard pile; out of the discards; off the discard pile; as my "
            "choice; as its target; as my target; as the target; from the discard; on top of the discard "
            "pile"
        ),
    ),
    # what is chosen without a card stays a question
    *(
        Frame(
            action="play",
            verbs=phrases("choose; target; pick; select"),
            slots=(slot,),
            padding=phrases("for it; as my target; as the target; for that; for the card; as my choice"),
            strength="common",
            topic=_TOPIC,
            example=_EXAMPLE,
        )
        for slot in (
            Slot(("players",), "person", ("", "player", "the player"), many=True),
            Slot(("cards",), "card", ("",), many=True),
        )
    ),
)

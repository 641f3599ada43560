"""How each act is said: verbs in the form that follows "I", and what they take."""

from gamemaster.core.frame import Frame, Kind, Measure, Phrasebook, Slot, phrases

APPLES = Kind("apples", phrases={"apple": "apples", "apples": "apples"}, counted=True)

FRAMES: tuple[Frame, ...] = (
    Frame(
        action="join",
        verbs=phrases("join; enter; take part; become a player; participate"),
        padding=phrases("my game; in my game; of my game; the game; in the game; as a player"),
        strength="open",
        lax=True,
        example="I join My Game.",
    ),
    Frame(
        action="leave",
        verbs=phrases(
            "leave my game; leave the game; quit my game; cease to be a player; stop playing my game"
        ),
        strength="common",
        repeatable=False,
        example="I leave My Game.",
    ),
    Frame(
        action="pick",
        verbs=phrases("pick; take; harvest; pluck"),
        slots=(Slot(("", "count"), "apples"),),
        padding=phrases("from the tree; off the tree; from the apple tree"),
        topic=phrases("apple; apples; tree"),
        example="I pick 2 apples.",
    ),
)

PHRASEBOOK = Phrasebook(
    frames=FRAMES,
    kinds=(APPLES,),
    signs=phrases("my game; apple tree"),
    words=phrases("apple; apples; tree; pick"),
    measures=(
        Measure(("apples", "apple"), "apples"),
        Measure(phrases("apples on the tree; apples left on the tree"), "tree", game=True),
    ),
)

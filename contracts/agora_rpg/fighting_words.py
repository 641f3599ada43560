"""How long one fights in the RPG: a number of rounds, and the health at which one stops."""

from collections.abc import Iterable
from typing import Final

from gamemaster.core.frame import Kind, joined, phrases

_BOUNDS = phrases(
    "; for; up to; for up to; at most; for at most; no more than; for no more than; not more than; for not "
    "more than; for a maximum of; for exactly; of; lasting; of up to; lasting up to; exactly; over; all of; "
    "of at most; lasting at most; a maximum of; for the next; the next; for another; another; for a full; "
    "for only; only; just; for just; through; during"
)


def _numbers(said: Iterable[str]) -> dict[str, str | None]:
    """The phrases, each for the number in it."""
    return dict.fromkeys(said, "{n}")


ROUNDS = Kind(
    "rounds",
    _numbers(
        joined(
            _BOUNDS,
            ("{n}", "{n} more"),
            phrases("rounds; round; rounds of combat; combat rounds; rounds of fighting"),
            ("", "at most", "at the most", ", at most", "and no more", ", no more"),
        )
    )
    | dict.fromkeys(joined(("for", "up to", "just", "only", ""), ("a round", "a single round")), "1"),
    number=True,
    limit=1_000,
)

_ENDING = phrases(
    "stop; cease; break off; halt; quit; withdraw; retreat; give up; back off; pull back; disengage; call "
    "it off; leave off; pull out; desist"
)
_CEASING = phrases(
    "stopping; ceasing; breaking off; halting; quitting; withdrawing; retreating; giving up; backing off; "
    "pulling back; disengaging; leaving off; pulling out; desisting"
)
_ENDS = joined(("", "and", "but", "i", "and i", "but i", "to", "then", "i will", "but i will"), _ENDING)
_MORE_ENDS = joined(("i 'll", "but i 'll", "i shall", "and will", "but will"), ("stop", "cease", "break off"))
_SOONER = joined(
    ("and i", "but i", "and", "but", ", and i", ", but i", ", and", ", but"),
    ("stop sooner", "stop earlier", "stop fighting", "stop attacking"),
)
_ALL_ENDS = (*_ENDS, *_MORE_ENDS, *_SOONER, *_CEASING)
GOING_ON: Final = joined(
    ("and", ", and", "and i", ", and i", "i"),
    phrases("go on; keep going; keep at it; carry on; fight on; continue; keep fighting; do not stop"),
    ("until",),
)
"""`and I go on until (it is dead)`."""
STOPPING: Final = (
    *_ALL_ENDS,
    *GOING_ON,
    *joined(_ALL_ENDS, phrases("when; if; once; as soon as; until")),
    *phrases("until; till; or; or until; or when; or once; or till; unless; until down"),
)
"""What comes before the health at which one stops."""
_HEALTH_IS = phrases(
    "is; reaches; falls to; drops to; is at; is down to; gets to; sinks to; hits; has fallen to; gets down "
    "to; has dropped to; has sunk to; has reached; is no more than; goes down to; comes down to; falls down "
    "to; drops down to; goes to; is reduced to; comes to; has come down to; is brought down to; equals; "
    "stands at"
)
_HEALTH_BE = phrases(
    "fall to; drop to; reach; sink to; be; be down to; get to; go down to; hit; fall down to"
)
_SO_MUCH = phrases(
    "{n} health; {n} hp; {n} health left; {n} hp left; {n} health points; {n} health points left"
)
STOPS = Kind(
    "stop",
    _numbers(
        (
            *phrases("at health {n}; at health level {n}; at a health of {n}; at hp {n}"),
            *joined(("at", "with", "on", "i am at", "i 'm at", "i am down at"), _SO_MUCH),
            *joined(("my health",), _HEALTH_IS, ("{n}",)),
            *joined(("should my health",), _HEALTH_BE, ("{n}",)),
            *joined(
                phrases(
                    "i have; i have only; i am down to; i 'm down to; down to; i am left with; i have just"
                ),
                _SO_MUCH,
            ),
            "health {n}",
        )
    ),
    number=True,
    limit=1_000_000,
)
"""The health at which one stops; `or less` behind it says no more and is padding of the attack."""
KEPT = Kind(
    "kept health",
    _numbers(
        (
            *joined(
                phrases("as long as; so long as; while; for as long as"),
                phrases(
                    "my health is above; my health is over; my health is more than; my health is higher "
                    "than; my health is greater than; my health stays above; my health remains above; i "
                    "have more than; my health exceeds"
                ),
                phrases("{n}; {n} health; {n} hp"),
            ),
            *joined(
                ("with a", "with my", "with", "with the", "and a", ";", "a"),
                phrases(
                    "stop at; stop at health; stop health; stop at a health of; stop health of; stop health "
                    "at; stopping health of; health stop at; stopping point at; stopping point of; stop set "
                    "at; threshold of; health threshold of; health limit of"
                ),
                phrases("{n}; {n} health; {n} hp"),
            ),
            *joined(("down to", "all the way down to"), _SO_MUCH),
            *joined(("stop at", "stopping at", "i stop at"), _SO_MUCH),
            *phrases(
                "down to health {n}; stop health : {n}; stop : {n} health; stop at {n}; stopping at {n}"
            ),
        )
    ),
    number=True,
    limit=1_000_000,
)
"""The health that one keeps, or the stop as a thing: `while my health is above 3`, `with a stop at 3`."""
OR_LESS: Final = joined(
    ("or",), phrases("less; lower; below; under; fewer; worse; less than that"), ("", "health", "hp")
)

"""Set phrases that are only said beside an act: of habit, of the moment, on the way, to vouch for it."""

from itertools import product
from typing import Final

HABITUAL: Final[str] = "; ".join(
    f"{way} i {often} {do}"
    for way in ("as", "like", "the way", "in the way", "just as", "exactly as")
    for often in ("always", "usually", "normally", "often", "ever")
    for do in ("do", "have", "did")
)

_MOMENTS: Final = ("minute", "second", "instant", "moment")
_POINTS: Final = ("point", "stage", "juncture", "time", "hour", "late hour", "late stage")
_BY: Final = ("by", "with", "in")
_VERY: Final = ("", "very ", "same ", "present ")
_LETTERS: Final = ("post", "mail", "letter", "message", "note", "email", "e - mail", "announcement")
_LONG: Final = ("this year", "this month", "this week", "in years", "in months", "in weeks", "in ages")

_SAID_ALONG: Final = (
    "cost what it may; whatever it may cost; just this once; only this once; just the once; only the once; "
    "but only this once; but just this once; but only the once; but just the once; "
    "by return of post; by return; effective on receipt; effective upon receipt; "
    "what could go wrong; what could possibly go wrong; who knows; who cares; sry; soz; pls; plz; for "
    "once in my life; for once; at my own risk; at my own peril; at my own expense; effective right now; "
    "from this moment on; from this moment onward; from this moment onwards; from today; from today on; from "
    "today onwards; from this day; from this day on; "
    "as of now; as of right now; as of this message; as of this mail; as of this email; as of this post; as "
    "of this moment; as of this very moment; as of today; effective as of this message; "
    "effective now; effective as of now; with immediate effect; with effect from now; if you please; if i "
    "may say so; if i may; if i say so myself; and i mean that; and i mean every word; and i mean every "
    "word of it; and i stand by it; not for the first time; not for the last time; and not for the last "
    "time; no speech this time; make of that what you will; make of it what you will; do with that what "
    "you will; and now to bed; and now for bed; and so to bed; and now to work; and now for tea; and now "
    "for dinner; and now for lunch; and brace myself; and hold my breath; and cross my fingers; and close "
    "my eyes; and shut my eyes; and bow; and curtsey; and wait to see what happens; and wait and see; and "
    "see what happens; and take a bow; and have nothing to add; and have no more to say; and await my "
    "fate; and rest my case; and that is final; and that 's final; and that is my final word; and that 's "
    "my final word"
)

ON_THE_SIDE: Final[str] = "; ".join(
    (
        *(f"on {my} way {out}" for my, out in product(("my", "the"), ("out", "home", "back"))),
        *(f"{this} very {moment}" for this, moment in product(("this", "at this", "right this"), _MOMENTS)),
        *(f"for the first time {long}" for long in _LONG),
        *(f"at this {point}" for point in _POINTS),
        *(f"{by} this {very}{letter}" for by, very, letter in product(_BY, _VERY, _LETTERS)),
        _SAID_ALONG,
    )
)

BY_SAYING_SO: Final = (
    *(" here and now", " effective immediately", " effective at once", " with immediate effect"),
    *(f" {by} this {mail}" for by, mail in product(("with", "by", "as of"), ("message", "mail", "email"))),
)
"""Words behind what one is doing by which it is done in being said: `I'm leaving as of this message`."""

"""What its sender has just lived through: `After the third lost umbrella I ...`, `After the fiasco with ...`.

Such words count or name what goes wrong, or is drunk, in life. What a game or a clock counts may be yet to
come (`After the third round I ...`, `After the second reminder I ...`).
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "THE": "the my our that this all_that all_this yesterday_s last_night_s such_a",
    "NTH": "second third fourth fifth sixth seventh eighth ninth tenth twelfth umpteenth hundredth",
    "SUCH": (
        "long short loud recent terrible dreadful awful sorry little big great late whole latest entire "
        "embarrassing unfortunate regrettable unspeakable sad silly stupid"
    ),
    "MISHAP": (
        "fiasco fiascos disaster disasters debacle mess row rows quarrel shambles trouble troubles fuss "
        "shouting incident accident unpleasantness embarrassment catastrophe calamity mishap mishaps "
        "misunderstanding mix-up mix_up muddle hullabaloo uproar commotion excitement drama palaver farce "
        "humiliation"
    ),
    "LOST": (
        "lost broken stolen spilt spilled burnt burned sleepless failed missed cancelled canceled delayed "
        "wasted forgotten cold wet dropped ruined hard-boiled rained-off wrong"
    ),
    "DRUNK": (
        "cup cups pot mug glass pint slice helping plate bowl coffee tea cocoa beer biscuit cake sandwich "
        "espresso brandy aspirin headache nap sneeze power_cut night_without_sleep attempt_to_\\w+ reading "
        "rereading careful_reading sleepless_night wet_sock alarm false_alarm"
    ),
    "THING": "\\w+",
}
_PAST: Final = Grammar(
    _CLASSES,
    (
        "after THE SUCH* MISHAP $",
        "after THE SUCH* MISHAP (?:with|about|over|in|at|on|of|involving) ..  $",
        "after THE NTH LOST THING $",
        "after THE NTH LOST THING (?:in|of|on|this|that|since) .. $",
        "after THE NTH DRUNK $",
        "after THE NTH DRUNK (?:in|of|on|this|that|since|from) .. $",
    ),
)
_YET_TO_COME: Final[frozenset[str]] = (
    words.CONDITION
    | words.SPEECH
    | words.FICTION
    | words_in(
        "is are will shall would could should may might tomorrow next soon later i we which who that when "
        "promised planned expected due coming comes card cards game vote votes"
    )
) - words_in("till")


def lived_through(lows: list[str]) -> bool:
    """Whether words in front of an act, without marks, tell of nothing else."""
    if lows[:1] != ["after"] or not _YET_TO_COME.isdisjoint(lows[2:]):
        return False
    return _PAST.match("".join(" " + low.lstrip("'") for low in lows)) is not None

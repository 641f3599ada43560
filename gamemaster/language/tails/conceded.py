"""What was said another day and is conceded to be otherwise: `(I object,) whatever I said on Monday`.

The act stands in spite of it. Nothing but who said it, and on which day, may stand there; what was said above
or below is of the same mail.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens

_CONCEDED: Final = Grammar(
    {
        "DESPITE": (
            "whatever no_matter_what regardless_of_what never_mind_what forget_what despite_what "
            "in_spite_of_what contrary_to_what notwithstanding_what for_all_that and_hang_what "
            "and_never_mind_what"
        ),
        "WHO": "i we anybody anyone people some_of_you others some you my_wife my_husband",
        "MAY": "may_have might_have may might have had 've ever just so",
        "SAID": (
            "said wrote written told_you told_you_all told_the_list thought promised announced felt claimed "
            "swore sworn declared believed argued voted planned intended"
        ),
        "DAY": (
            "monday tuesday wednesday thursday friday saturday sunday the_first the_phone that_day that_night"
        ),
        "PART": "morning afternoon evening night",
        "AGO": "days weeks nights months years a_while a_week a_month an_hour hours",
        "PAST": (
            "yesterday before earlier then back_then at_first at_the_time once the_other_day last_night "
            "last_week last_month last_time last_year last_spring last_phase last_round in_my_last_mail "
            "in_my_last_message in_my_last_letter in_an_earlier_mail in_my_earlier_mail over_dinner at_lunch "
            "in_the_pub on_the_phone"
        ),
    },
    (
        "DESPITE WHO MAY* SAID $",
        "DESPITE WHO MAY* SAID PAST $",
        "DESPITE WHO MAY* SAID on? DAY PART? $",
        "DESPITE WHO MAY* SAID last DAY PART? $",
        "DESPITE WHO MAY* SAID . AGO ago $",
        "DESPITE WHO MAY* SAID AGO ago $",
    ),
)


def conceded(said: Tokens) -> bool:
    """Whether the words up to the end of a sentence concede that it was once said otherwise."""
    return _CONCEDED.match(as_clause(said)) is not None

"""Where the sender is or will be, what stands in eir diary, and wishes, beside acts.

`wish me luck for thursday`, `Big exam tomorrow.`, `In Lisbon until Friday.`, `Rehearsal moved to Wednesday,
by the way.`, `I propose a toast to Imke.`: the days in them are none of the acts'. What must stay true: what
has that day is something of everyday life (`Test tomorrow.`, `On hold until Friday.`, `Vote moved to
Wednesday.` are none).
"""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.describing import names_somebody_else, names_things
from gamemaster.language.vocabulary.scene import Scene

_DAY: Final = (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|next_week|next_month|"
    "this_weekend|the_weekend|the_morning|the_afternoon|the_evening|noon|midnight|christmas|easter|"
    "the_new_year|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|"
    "october|november|december|a_week|two_weeks|a_fortnight|a_month|now"
)
_ON: Final = f"on|in|at|by|for|this|next? {_DAY}"
_EVENTS: Final = (
    "exam|exams|dentist|doctor|shift|shifts|nights|choir|rehearsal|interview|wedding|funeral|flight|ferry|"
    "school|gig|concert|recital|driving_test|maths_test|history_test|spelling_test|swimming|football|hockey|"
    "practice|band_practice|choir_practice|rehearsals|dinner|lunch|quiz|quiz_night|pub|party|birthday|"
    "housewarming|barbecue|picnic|book_club|yoga|pilates|lessons|lecture|lectures|homework|essay|"
    "dissertation|"
    "thesis|operation|appointment|haircut|jury_duty|parents_evening|school_play|carol_service|allotment|"
    "jumble_sale"
)
_WHAT_SORT: Final = (
    "big|early|late|long|another|night|double|maths|physics|history|chemistry|latin|french|german|final|"
    "important|horrible|terrible|dreaded|my|our|the|choir|piano|school|job|cousin_s|sister_s|brother_s"
)
_AFTERTHOUGHT: Final = (
    "pray_for_me|wish_me_luck|so_early_to_bed|so_off_to_bed|so_early_night|help|ugh|sigh|hooray|hurrah|alas|"
    "by_the_way|btw|fyi|everyone|all|folks|so_i_ll_be_quiet|so_expect_silence|bring_cake|bring_chairs|"
    "must_dash|gotta_dash|bring_a_bottle"
)
_AWAY: Final = (
    "holiday|leave|vacation|the_road|the_train|the_boat|the_ferry|a_boat|a_train|tour|nights|call|my_way|"
    "the_coast|the_seaside|hospital|court|bed|the_hills|the_mountains|the_country|the_lab|the_library|"
    "my_parents|my_mum_s|my_sister_s|my_brother_s|grandma_s|my_gran_s|work|school|sea|camp"
)
OUT_OF_THE_HOUSE: Final = (
    f"wish me|us|him|her luck|well|strength {_ON} ~~?",
    "wish me|us|him|her luck|well|strength for|with|at|in|on @?",
    f"good|best_of luck for|with|on|in|at ~ {_ON} ~~?",
    f"happy|merry birthday|christmas|easter|new_year|anniversary|holidays|friday|weekend {_ON} ~~?",
    f"{_WHAT_SORT}? {_WHAT_SORT}? {_EVENTS} {_ON} {_AFTERTHOUGHT}?",
    (
        f"{_WHAT_SORT}? {_EVENTS} is|was|are|has_been|have_been|s|got? moved|shifted|postponed|cancelled|"
        f"put_off|brought_forward|pushed_back to|till|until? {_DAY} {_AFTERTHOUGHT}?"
    ),
    f"i|we? am|m|are|re|ll_be|will_be? on|in|at|by {_AWAY} until|till|from|for|over {_DAY} {_AFTERTHOUGHT}?",
    "i propose|second|drink a toast|toasts to ~~",
    "i propose we|that_we all? go_to_bed|go_to_the_pub|celebrate|drink_to_that|meet_for_a_drink|have_cake ~?",
    "i leave|go|part|depart with a|an light|heavy|glad|sad|full|happy|cheerful heart ~?",
    (
        "i get|fetch|collect the|my|our keys|results|stitches|cast|plaster|car|puppy|kitten|wedding_dress "
        f"out|back? {_ON}"
    ),
    (
        "i withdraw|retire to my|the chamber|chambers|room|rooms|study|bed|sofa|garden|tent|library|"
        "kitchen|bath ~?"
    ),
)
"""Lines that are such remarks from end to end."""


def tells_whereabouts(scene: Scene, tokens: Tokens) -> bool:
    """`In Lisbon until Friday.`, `At Aunt Hilde's from tomorrow.`: a place with a name that is none of the
    game's, and for how long."""
    lows = [token.low for token in tokens if token.low[0].isalnum() or token.low == "'s"]
    until = next((place for place, low in enumerate(lows) if low in _UNTIL), 0)
    if not 1 < until <= _FAR or lows[0] not in {"in", "at", "off", "back"} or len(lows) > until + _FEW:
        return False
    named = [token for token in tokens[1:until] if token.capital]
    days = " ".join(lows[until + 1 :])
    return (
        bool(named)
        and days in _DAYS
        and _NOWHERE.isdisjoint(lows)
        and scene.lexicon.entities.isdisjoint(lows[1:until])
        and not names_things(scene, tokens)
        and not names_somebody_else(scene, tokens)
    )


_UNTIL: Final = words_in("until till from")
_NOWHERE: Final = words_in("theory effect force principle practice doubt abeyance draft play")
_FAR: Final = 5
_FEW: Final = 4
_DAYS: Final = frozenset(day.replace("_", " ") for day in _DAY.split("|"))

"""The closed word lists of how a sentence begins: topics, labels of what is not done, intents resolved."""

from typing import Final

from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import words_in

HYPOTHESIS_LABELS: Final = table_of(
    "example; proto; proto proposal; draft; drafts; plan; my plan; the plan; idea; my idea; suggestion; "
    "possible move; possible moves; options; option {n}; question; joke; reminder; hypothetical; template; "
    "so my plan; tentative plan; rough plan; test; sketch; evidence; caller ' s evidence; caller 's "
    "evidence; arguments; thesis; future plan; future plans; plans; tomorrow; next week; later; quote; "
    "sample; wording"
)
"""Words after which nothing in the sentence is done, when a colon, comma or dash follows."""

_NO_OBJECTION: Final = "; ".join(
    (
        *("having " + got for got in ("received none", "heard none", "met with none", "seen none")),
        *(
            f"{opener} {who} {objected}"
            for opener in ("since", "as", "because", "seeing that")
            for who in ("nobody", "no one")
            for objected in ("objected", "has objected")
        ),
        *(
            f"{opener} {few} {objections}"
            for opener in ("there being", "there having been", "having received", "having had", "having got")
            for few in ("no", "fewer than", "less than", "only one", "just one", "not one", "not a single")
            for objections in ("objection", "objections", "two objections", "three objections")
        ),
    )
)
RESOLVING: Final = table_of(
    "having received the support; having received enough support; with no objections; with no objection; as "
    "there were no objections; since there were no objections; as there have been no objections; since there "
    "have been no objections; nobody having objected; no one having objected; no objections having been; no "
    "objection having been; not one objection having been; without a single objection; having got the "
    "support; having obtained; having received sufficient support; having received no support; having got no "
    f"support; there being no support; {_NO_OBJECTION}"
)
"""Openings that resolve an intent."""

TOPICS: Final = table_of(
    "as for; as to; as regards; about; regarding; concerning; re; re :; with regard to; with respect to; in "
    "the matter of; on the matter of; on the question of; on the subject of; on the topic of; in "
    "respect of; with reference to; in reference to; in relation to; in connection with"
)
"""Openings that name what the clause behind them is about."""

TOLD_BELOW: Final = words_in(
    "your was were this these following posted sent post posts writes below said saw found read heard"
)
"""Words before a colon that make what follows somebody's words, or those of another time."""

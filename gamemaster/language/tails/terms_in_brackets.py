"""Brackets behind an act that hold nothing but a term of it: `(on loan)`, `(weekly)`, `(half a vote)`.

How long something is given, how often, how nearly, in what part or with what force: a word or two without a
clause, and what only later settles it (`(amount to be agreed)`, `(she may withdraw it)`). What somebody feels
or did is none.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import as_said

_GIVEN: Final = (
    r"(?:loan|credit|approval|probation|trial|hire|lease|account|consignment|deposit|tick|advance|sale or "
    r"return|"
    r"condition|a trial basis|a temporary basis|request)"
)
_STATUS: Final = (
    r"(?:guest|observer|proxy|test|trial|loan|deposit|advance|reserve|spare|stand in|placeholder|pledge|"
    r"advance payment|"
    r"security|probationer|visitor)"
)
_LATER: Final = (
    r"(?:agreed|settled|returned|repaid|decided|confirmed|fixed|specified|negotiated|announced|determined|"
    r"refunded|approved|ratified|set|discussed|paid back|given back)"
)
_TERM: Final = re.compile(
    "|".join(
        (
            (
                r"(?:twice |thrice |two |three )?(?:hourly|daily|nightly|weekly|fortnightly|monthly|yearly|"
                r"annually)|each|apiece"
                r"|(?:per|every|a) (?:day|week|month|round|turn|person|head)"
            ),
            (
                r"(?:non ?|fully |not )?(?:returnable|refundable|revocable|repayable|cancellable|negotiable|"
                r"reversible|redeemable)"
            ),
            rf"(?:only |just |merely )?on {_GIVEN}|as an? {_STATUS}",
            r"as (?:amended|revised|corrected|modified|altered|rewritten|renegotiated|edited)",
            (
                r"approx|approximately|circa|roughly|about|give or take|more or less|or so|or thereabouts|or "
                r"nearest offer"
                r"|or equivalent"
            ),
            (
                r"(?:non|not) ?(?:binding|final|official)|(?:purely |only |just )?(?:advisory|indicative|"
                r"symbolic|unofficial|"
                r"nominal|informal)(?: only)?"
            ),
            r"(?!god\b|time\b)(?:my |the )?\w+ (?:permitting|allowing)|pending .+",
            rf"(?:(?:amount|details|terms|date|price|number|sum|exact \w+) )?to be {_LATER}\b.*|tba|tbd|tbc",
            (
                r"see (?:my|the|our) (?:will|terms|conditions|contract|list|schedule|small print|fine print|"
                r"agreement|"
                r"footnote|note|notes)(?: below| above)?"
            ),
            r"(?:please )?(?:check|verify|confirm|double check) (?:the|my|that) \w+",
            (
                r"(?:after|before|during|following) the (?:draw|vote|votes|count|round|deadline|reset|others|"
                r"move|turn|\w{3,}ing)"
            ),
            (
                r"(?:(?:in|for|from|as of) )?(?:week|month|season) \d+|(?:in|for|from|as of) (?:day|round|"
                r"turn) \d+"
            ),
            (
                r"(?:with )?(?:one )?(?:half|a third|a quarter|two thirds|three quarters)(?: of)? (?:an?|my|"
                r"the|one) (?:\w+ )*?"
                r"(?:vote|move|turn|tile|token|share|point)|half only|only half"
            ),
            r"(?:they|he|she|you|it|\w+) (?:has|have|needs?) to \w+.* first",
            (
                r"(?:.*\b)?(?:they|he|she|you) (?:may|can|might|could) (?:still |always |later )*(?:withdraw|"
                r"veto|refuse|"
                r"object|cancel|change|undo|overrule|decline|reject|return) (?:it|this|that|them)"
            ),
            (
                r"(?:in|by) (?:instalments|installments|arrears|parts|stages)|in (?:two|three|four) (?:parts|"
                r"stages)"
            ),
            r"(?:minus|excluding|excepting|less|save|bar) (?!my\b|the (?:noise|smell)\b).+",
        )
    )
)
_LONGEST: Final = 9


def sets_terms(lows: Sequence[str]) -> bool:
    """Whether the words in brackets are such a term."""
    return len(lows) <= _LONGEST and _TERM.fullmatch(as_said(lows)) is not None

"""Another value that is named alone behind an act, with a word that gives in or gets precise before it.

`(I vote for Brask.) Very well: Lowri.`, `Lowri, to be precise.`, `I.e. Lowri.`, `*Lowri`, `Better Lowri
than him.`, `(I invest in Rust.) On rereading: Fawn.`: whether it is meant in the place of the act's own is
for its sender to say. What must stay true: a name may be a call, so words of thanks, wishes and talk before
it (`Your turn, Lowri.`, `Sorry, Lowri.`, `Thanks, Lowri!`, `Good luck, Lowri.`) leave the act alone.
"""

import re
from typing import Final

_OTHER: Final = r"(?:for |in |at |to |on |the |a )?(?:WHO|ELSE)"
_GIVING_IN: Final = (
    r"(?:(?:ah |oh |well )?(?:fine|all right|alright|very well|you win|(?:you ve )?convinced me|have it your "
    r"way|if you insist|as you (?:wish|like|say)|hmm?|so be it|i give in|point taken)(?: then)?)"
)
_PRECISE: Final = (
    r"(?:correctly|recte|precisely|(?:to be|more) (?:precise|precisely|exact|exactly|accurate)|strictly "
    r"speaking|properly|which is to say|that is(?: to say)?|i \. e \.|viz|namely|alias|aka|also known "
    r"as|in other words|on (?:\w+ )?(?:rereading|reading|reflection|inspection)|on second thoughts?|"
    r"come to think of it|"
    r"(?:my )?(?:\w+ )?(?:correction|version|wording))"
)
_BIDDING: Final = r"(?:say|write|read|put|enter|insert|now|rather|better)"
_NAMED: Final = re.compile(
    rf"{_GIVING_IN}(?: , {_GIVING_IN})* (?:,|:|--|\.\.\.) {_OTHER}(?: (?:then|it is|, then))?"
    rf"|{_PRECISE} ?(?:,|:|--)? {_OTHER}(?: , unless .*)?"
    rf"|{_BIDDING} ?:? {_OTHER}|(?:my )?(?:second|other|next) choice {_OTHER}"
    rf"|{_OTHER} , (?:{_PRECISE}|strictly speaking)"
    rf"|better {_OTHER} than (?:him|her|them|it|OWN)"
    rf"|OWN (?:is|s|was|means|reads|equals|=) {_OTHER}"
    rf"|\* ?{_OTHER}|{_OTHER} ?\*"
    rf"|{_OTHER} (?:\.\.\. )?\?"
    rf"|cross out OWN .*\b(?:write|put|insert) {_OTHER}"
    rf"|(?:replace|swap|substitute|exchange) (?:OWN (?:with|by|for) {_OTHER}|{_OTHER} for OWN)"
    rf"|(?:hang|lynch|string up|kill|burn|hunt|off with|down with|to the (?:gallows|rope|stake) with) WHO"
)


def named_instead(said: str) -> bool:
    """Whether the marked words are no more than that."""
    return ("WHO" in said or "ELSE" in said) and _NAMED.fullmatch(said) is not None

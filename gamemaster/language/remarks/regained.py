"""Thanks, pride and gladness behind acts for what undoes them: `Thanks for talking me out of it, Casimir.`

`(I discard Anchor.) Thanks for letting me keep it!`, `(I heal.) Glad I didn't need it in the end.`, `(I
attack the wolf.) Proud of myself for walking away.`, `(I give Lowri 2 gold.) Bless her for turning it down.`,
`(I vote for 31.) So pleased I abstained.` What must stay true: what one is thankful for takes the act away;
thanks for help, cake and patience leave it alone.
"""

import re
from typing import Final

from gamemaster.language.english.joined import any_of
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_FEELING: Final = (
    r"(?:(?:so|very|really|quite|i m|i am|im|we re|and|such) )*(?:thanks|thank you|thank|"
    r"grateful|glad|proud|"
    r"pleased|relieved|delighted|happy|bless|kind of|good of|nice of|lucky)\b"
)
_UNDONE: Final = any_of(
    (
        r"(?:talk|talking|talked|argue|arguing|argued) me out of (?:it|that|this)",
        r"(?:let|letting|lets) me (?:keep|have|hold on to) (?:it|that|them|this)(?: back)?",
        r"(?:persuad|convinc|ask|begg|tell)ing me (?:to stay|not to|to leave .* (?:free|alone|empty))",
        r"(?:turn|turning|turned) (?:it|that|them|me) down",
        r"(?:there s|there is|there was) no need$",
        r"(?:didnt|did not|dont|wont) (?:need|have|want) (?:it|to)(?: in the end| after all| any more)?$",
        r"walk(?:ing|ed) away(?: from (?:it|that|this|him|her)(?: one)?)?$",
        r"i (?:\w+ \w+ \w+ and )?(?:abstained|stayed (?:home|in|out|put)|kept (?:it|them|out))$",
        r"sav(?:e|ing) (?:it|them) for (?:the|a|later)\b.*",
        r"(?:turned|turns) out to be innocent",
        r"(?:it|he|she) s still (?:there|here|mine|alive)\b.*",
    )
)
_WHOLE: Final = re.compile(rf"{_FEELING}.*\b{_UNDONE}")
_HEADS: Final = words_in(
    "thanks thank grateful glad proud pleased relieved delighted happy bless kind good nice lucky"
)
"""Without one of these no sentence says so."""


def regained(said: Remark) -> bool:
    """Whether a sentence behind acts is glad of their not being done."""
    return not _HEADS.isdisjoint(said.lows) and _WHOLE.search(said.said) is not None

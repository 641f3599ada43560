"""Another value that the sender turns to behind an act, or would as soon have: `Parrot after all.`

`(I play Rum.) On balance Parrot, though.`, `Switch to Parrot.`, `Parrot if you think so.`, `Ask me tomorrow
and I say Parrot.`: what e settles on is open. What must stay true: a sentence that only tells of the other
value (`Parrot is tempting too.`, `I nearly said Parrot.`) leaves the act alone.
"""

import re
from typing import Final

_OTHER: Final = r"(?:for |in |at |to |on |with |the |a |an |my )*(?:WHO|ELSE)"
_LEAD: Final = (
    r"(?:(?:on balance|all in all|all told|then again|still|well|hm|hmm|so|and|but|no|yes|ok|okay|in the end|"
    r"after all|now|perhaps|maybe|actually|honestly|frankly|however|erm?|um|uh)(?: ,| :| \.\.\.)? )*"
)
_AFTER_ALL: Final = (
    r"(?:after all|though|if you (?:think|say|insist|like|prefer|want)(?: so| it| that)?|at a pinch|really|"
    r"for preference|as a fallback|as a second best|just as gladly|just as well|if need be|any day)"
)
_MIND: Final = (
    r"(?:my (?:wife|husband|partner|mother|father|sister|brother|son|gut|heart|head|instinct|nose|cat|dog)"
    r"|(?:everybody|everyone|somebody|the (?:book|oracle|dice|numbers|maths|tea leaves))(?: else)?|WHO)"
)
_SAYS: Final = (
    r"(?:says?|said|tells me|told me|advises|advised|recommends|recommended|suggests|suggested|wants)"
)
_TURNED: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"{_OTHER}(?: ,)? {_AFTER_ALL}(?: ,? ?(?:then|i think|please))?"
    rf"|{_OTHER} (?:is|s|was) (?:what|the one) i (?:want|need|mean|meant|am after|m after)"
    rf"|(?:switch|change|swap|go|going|back|over|move on) (?:it |that |this |back |over )*{_OTHER}"
    rf"|(?:better|why not|what about|how about) {_OTHER}(?: instead| then)?"
    rf"|i (?:would|d|could|can|might) (?:also |just as well |as soon )*(?:take|have|live with|go with|"
    rf"say|choose|pick) {_OTHER}(?: as well| too| instead| just as well| as gladly)?"
    rf"|ask me (?:tomorrow|again|later|next week) and (?:i (?:say|will say|ll say)|it s|it is) {_OTHER}"
    rf"|{_MIND} {_SAYS} {_OTHER}(?: ,)?(?: though| however| instead)?"
    rf"|{_OTHER} (?:is|s|would be) (?:the )?(?:safer|better|wiser|cheaper|fairer)(?: one| choice)?(?: ,)?"
    rf"(?: (?:isnt|wouldnt) it| no| right)?"
    rf"|OWN or {_OTHER}(?: ,)?(?: whichever| i do not mind| i dont mind| as you like)?"
    rf"|.* ; {_OTHER} (?:is|s) what i (?:want|need|mean|meant)"
    r")"
)


def turned_to(said: str) -> bool:
    """Whether the marked words are no more than that."""
    return ("WHO" in said or "ELSE" in said) and _TURNED.fullmatch(said) is not None

"""Labels by which somebody says how short or plain a mail is, and what e writes it with, before e acts.

`so only this:`, `short one, phone at 4%:`, `so I'll be as plain as I can:`. No word of them bears on the act.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_SHORT: Final = words_in(
    "short shortly quick quickly brief briefly small tiny modest little minor humble simple simply hasty "
    "hurriedly only just one concise"
)
_MAIL: Final = words_in(
    "this thing things one line lines note mail message move update word words sentence turn action post "
    "item matter step contribution"
)
_ROUND: Final = words_in(
    "so and but a the an very quite from me my for in now today tonight here again as ever please too sorry "
    "that 's is it all more mine much"
)
_OF_BREVITY: Final = _SHORT | _MAIL | _ROUND
_MEANS: Final = words_in(
    "phone battery signal laptop tablet connection reception bandwidth wifi coverage charge computer"
)
_OF_MEANS: Final = _MEANS | words_in(
    "at on down to my the with of per cent percent % bar bars nearly almost dying dead low empty weak bad "
    "poor slow left only just is 's one flat"
)
_DEGREES: Final = words_in("as so very quite more most")
_MANNER: Final = words_in(
    "brief quick short honest clear frank careful blunt direct plain open bold fair fast precise explicit "
    "simple brave sensible reasonable good nice kind polite patient humble concise exact modest formal calm "
    "generous original boring"
)
_BEHIND: Final = words_in("as i can may know how possible today here now then for once this time with you")
_IDIOMS: Final[PhraseTable[None]] = table_of(
    "keep it simple; keep it short; keep it brief; keep this short; keep this brief; keep him company; keep "
    "her company; keep them company; keep you company; keep everybody company; make it short; make this "
    "short; make it quick; make this quick; make it simple; make it official; do my bit; do my part; do my "
    "duty; do my share; do the honours; do the honors; join the fun; join the fray; join the party; join the "
    "queue; join the chorus; join the club; join in the fun; spare you the poetry; spare you the details; "
    "spare you the story; spare you the rest; take the plunge; take the risk; take a risk; take the bait; "
    "take the hint; take a chance; take my chances; take heart; risk it; chance it; bite; give it a go; give "
    "it a try; have a go; go along; go with the flow; follow suit; follow the crowd; do as i am told; do as "
    "i 'm told; break the silence; break the ice; start the ball rolling; get it over with; get this over "
    "with; come to the point; get to the point; cut it short; say no more; stop there"
)
_WILL: Final = words_in("will 'll shall")


def says_little(said: Tokens) -> bool:
    """`so only this`, `a short one from me`, `phone at 4%`: words of the mail, or of its writer's means."""
    lows = plain_lows(said)
    if not lows:
        return False
    if not _OMITTED.isdisjoint(lows) and _left_out(lows):
        return True
    if _AGAIN.issuperset(lows):
        return len(lows) > 1 or lows[0] == "again"
    if not _MEANS.isdisjoint(lows):
        return all(low in _OF_MEANS or low[0].isdigit() or may_be_number(low) for low in lows)
    return not _SHORT.isdisjoint(lows) and _OF_BREVITY.issuperset(lows)


_AGAIN: Final = words_in("so again here once more now properly then and")
"""`(Wrong list before,) so again here:`"""


def _left_out(lows: Sequence[str]) -> bool:
    """`one thing that I forgot this morning`, `a move I left out yesterday`: what now comes after all."""
    begin = next((p for p, low in enumerate(lows) if low == "i"), 0)
    noun = begin - (begin > 1 and lows[begin - 1] in {"that", "which"})
    front, behind = lows[:noun], lows[begin + 1 :]
    named = bool(front) and front[-1] in _MAIL and _OF_REST.issuperset(front)
    return named and _OMITTING.issuperset(behind)


_OMITTED: Final = words_in("forgot forgotten missed omitted overlooked left")
_OF_REST: Final = _MAIL | words_in("and but also oh a an one two another more last small little the only")
_OMITTING: Final = _OMITTED | words_in(
    "have 've had completely quite clean entirely somehow out behind to write mention say send add include "
    "put in my last this that the earlier before yesterday today morning afternoon evening time week mail "
    "message letter note about from of first just now"
)


def resolves_to(said: Tokens) -> bool:
    """`I'll be as plain as I can`, `in fact I'll keep him company`: that, or how, one is about to act."""
    lows = plain_lows(said)
    place = next((p for p, low in enumerate(lows) if low in _WILL), -1)
    if place < 1 or lows[place - 1] not in {"i", "we"} or not _LEADING.issuperset(lows[: place - 1]):
        return False
    behind = lows[place + 1 :]
    if behind[:1] == ["be"]:
        return _is_manner(behind[1:])
    tokens = [token for token in said if token.low[0].isalnum() or token.low[0] == "'"][place + 1 :]
    hit = _IDIOMS.longest(tokens, 0) if tokens else None
    return hit is not None and _BEHIND.issuperset(token.low for token in tokens[hit.end :])


_LEADING: Final = words_in("so and in fact well then indeed today now here this time ok okay fine right")


def _is_manner(lows: Sequence[str]) -> bool:
    kept = [low for low in lows if low not in _DEGREES]
    return bool(kept) and kept[0] in _MANNER and _BEHIND.issuperset(kept[1:])

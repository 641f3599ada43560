"""A cry of regret behind an act, and another value it might have had: `I play Rum. Good heavens, Parrot!`

Nothing is called a correction, and whatever else the words say, the act may well be meant with that value.
The cry is told by a table; the value must stand alone between marks, but for the words that lead up to it
(`in my right`, `it is Parrot`) or lean on it (`Parrot, of course`); with these it needs no cry. A person
alone may just be called (`Sorry, Tarn.`).
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.corrections.another_value import parts_of
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Tokens, parted, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_CRIES: Final = table_of(
    "excuse me; do excuse me; pardon; pardon me; beg pardon; beg your pardon; i beg your pardon; sorry; "
    "so sorry; oh sorry; forgive me; apologies; my apologies; oops; whoops; oopsie; oh dear; dear me; oh "
    "dear me; dear oh dear; no; no no; ah no; oh no; nope; nay; hang on; hold on; hold it; wait; stop; "
    "good heavens; heavens; goodness; goodness me; good grief; good lord; good gracious; damn; damn it; "
    "dammit; dang; darn; drat; bother; blast; argh; gah; ugh; ach; ach no; bah; doh; d'oh; rats; crap; "
    "hm; hmm; er; erm; um; uh; tut; tut tut; nonsense; rather; silly me; stupid me; what am i saying; "
    "what did i say; what do i say; what am i writing; my mistake; my bad; my fault; my error; not that; "
    "not that one; the other one; the other; wrong; wrong one; typo; no wait; wait no"
)
_MARKS: Final = words_in(", ; : -- . ! ? ( ) ... [ ]")
_PLACING: Final = words_in("at on in to for with via against")
_IN_FRONT: Final[frozenset[str]] = _PLACING | words_in(
    "the a an my it is 's was that this make mean meant i of rather no but or and with be should 'd"
)
_BEHIND: Final[frozenset[str]] = words_in(
    "it is of course that i mean meant please then instead rather naturally obviously which one was 's do "
    "play"
)
_MEANT: Final = words_in("is mean meant course instead rather make should")
_CALLED: Final = frozenset({"person", "named party", "party", "community", "guild"})
_TO_SOMEBODY: Final = words_in("sorry apologies pardon")
_CERTAIN: Final = words_in("course meant naturally obviously")
_MOST: Final = 40


def cried_over(scene: Scene, acts: Sequence[Act], behind: Tokens) -> bool:
    """Whether words behind acts cry over one of them and name what it might have had instead."""
    if not acts or not 1 < len(behind) <= _MOST or behind[-1].low == "?":
        return False
    done = {str(value).lower() for act in acts for value in act.values}
    cry = _behind_cry(behind)
    if not cry:
        # "On 32 of course."
        whole = behind[:-1] if behind[-1].low in _MARKS else behind
        return _names_other(scene, acts[-1], whole, done, _CERTAIN)
    if behind[cry - 1].low in _TO_SOMEBODY and cry < len(behind) and behind[cry].low not in _MARKS:
        # "sorry to Brask"
        cry = next((place for place in range(cry, len(behind)) if behind[place].low in _MARKS), len(behind))
    return any(_names_other(scene, acts[-1], piece, done, None) for piece in parted(behind[cry:], _MARKS))


def _behind_cry(behind: Tokens) -> int:
    """Where the words behind the first cry begin that opens the words, or a piece of them; 0 without one."""
    for place, token in enumerate(behind):
        opens = place == 0 or behind[place - 1].low in _MARKS
        if opens and token.low not in _MARKS and (cry := _CRIES.longest(behind, place)) is not None:
            return cry.end
    return 0


def _names_other(
    scene: Scene, act: Act, piece: Tokens, done: set[str], beside: frozenset[str] | None
) -> bool:
    """Whether a piece is a value of a kind that the act takes, and none that it has; where only words of
    `beside` may stand by it, one must."""
    for begin in range(len(piece)):
        for end in range(len(piece), begin, -1):
            parts = parts_of(scene, act, piece[begin:end])
            around = {token.low for token in (*piece[:begin], *piece[end:])} if parts else {""}
            if not around <= _IN_FRONT | _BEHIND:
                continue
            called = {kind for kind, _ in parts} <= _CALLED and around.isdisjoint(_PLACING | _MEANT)
            told = beside is None or not around.isdisjoint(beside)
            return told and not called and any(not value <= done for _, value in parts)
        if piece[begin].low not in _IN_FRONT:
            return False
    return False

"""What stands between `and` and the next verb of one subject: `I heal and, against all advice, explore`.

`I heal and promptly explore` and `I heal and, just for fun, explore` are `I heal and explore`. What must stay
true: words by which the second act is doubtful, another's, of another time or done over again (`and, if
possible, explore`, `and tomorrow explore`, `and once more explore`) stay where they are.
"""

from typing import Final

from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_HASTE: Final = table_of(
    "immediately; promptly; instantly; directly; swiftly; quickly; straight away; straightaway; right "
    "away; at once; forthwith; immediately afterwards; immediately after; immediately after that; right "
    "after; right after that; right afterwards; directly after that; shortly after; shortly afterwards; "
    "soon after; after that; after which; thereafter; thereupon; from there; on top of that; for good "
    "measure; just for fun; for fun; in the same breath; in the same go; in one go; without further ado; "
    "without delay; without hesitation; while i am at it; while i 'm at it; as usual; as always; as ever; "
    "as promised; as planned; as announced; of course; naturally; simply; boldly; bravely; gladly; "
    "happily; duly; cheerfully; reluctantly; quietly"
)
"""Words that part two verbs of one subject, with no comma about them, and change nothing of the second."""
_ANEW: Final = words_in(
    "again more time times twice thrice once and or i we he she they you not no never maybe perhaps possibly "
    "probably hopefully later tomorrow next eventually someday soon else instead rather almost nearly"
)
_DATING: Final = words_in("before until till at by on in during within")
_SPENT: Final = words_in("a an all long much some careful having due")
"""`after a long night`, unlike `after lunch`, by which the second act is of another hour."""
_ONE_TIME: Final = (["for", "once"], ["for", "no", "reason"], ["why", "not"], ["no", "joke"])
_LONGEST: Final = 10
_FEW: Final = 2


def without_words_between(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without such words in front of a later verb of the sender's."""
    place = _FEW
    while place < len(tokens) - 1:
        if tokens[place].low == "and":
            begin = place + 1 + (tokens[place + 1].low == "then")
            end = _end_of_words(scene, tokens, begin)
            if end > begin and _performs_before(scene, tokens, place):
                tokens = [*tokens[:begin], *tokens[end:]]
        place += 1
    return tokens


def _end_of_words(scene: Scene, tokens: Tokens, begin: int) -> int:
    """Where the verb stands behind idle words that begin there; 0 where there are no such words."""
    if begin >= len(tokens) - 1:
        return 0
    if tokens[begin].low != ",":
        hit = _HASTE.longest(tokens, begin)
        end = hit.end if hit is not None else begin
        end += end > begin and tokens[end : end + 1] != [] and tokens[end].low == ","
        return end if end > begin and _is_verb(scene, tokens, end) else 0
    near = range(begin + 2, min(len(tokens) - 1, begin + _LONGEST))
    comma = next((p for p in near if tokens[p].low == ","), 0)
    if not comma or not _is_verb(scene, tokens, comma + 1):
        return 0
    return comma + 1 if _is_idle(scene, tokens[begin + 1 : comma]) else 0


def _is_verb(scene: Scene, tokens: Tokens, place: int) -> bool:
    return place < len(tokens) and bool(scene.lexicon.verb_at(tokens, place))


def _is_idle(scene: Scene, said: Tokens) -> bool:
    """Whether words between commas leave the act behind them alone."""
    lows = [token.low for token in said]
    if lows in _ONE_TIME:
        return True
    if not _ANEW.isdisjoint(lows) or OPAQUE in lows or not words.CONDITION.isdisjoint(lows):
        return False
    if lows[0] in _DATING or (lows[0] == "after" and lows[1:2] != [] and lows[1] not in _SPENT):
        return False
    for table in (_HASTE, set_phrases.FILLERS):
        hit = table.longest(said, 0)
        if hit is not None and hit.end == len(said):
            return True
    return not names_things(scene, said) and leads_up(scene, said, ",")


def _performs_before(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether the clause in front of `place` is one in which the sender does something of the game."""
    first = next((p for p in range(place - 1, -1, -1) if tokens[p].low == "i"), -1)
    if first < 0:
        return False
    told = head(scene, tokens, first)
    return told.mood is Mood.PERFORM and bool(scene.lexicon.verb_at(tokens, told.verb))

"""What went before an act and is told beside it: `I vote for Jun, after what Lowri wrote`, `After reading it
again I vote FOR 32`, `I give Brask 3 gold for his help last week`.

It is past, and nothing hangs on it. What must stay true: the words name nothing that is done, no number, and
nothing that has still to happen (`after Lowri votes`, `after reading your answer tomorrow`).
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

_READING: Final = words_in("reading rereading thinking sleeping looking studying")
_AFTER: Final = words_in("after following given")
_BARRED: Final[frozenset[str]] = words.CONDITION | words_in(
    "tomorrow later next will 'll would could should may might can not n't your answer reply result results "
    "twice thrice third second once times time "
    "report deadline dawn night day end turn week when if unless another more"
) - words_in("after what following given")
_BESIDES: Final = words_in(
    "here there me us you to all yesterday today about him her em it earlier below above in the "
    "thread his mail before this on list"
)
_PAST: Final = table_of(
    "last week; yesterday; the other day; last time; last night; last month; the other week; back then; last "
    "round; last turn; last year; this morning; on monday; on tuesday; on wednesday; on thursday; on friday; "
    "on saturday; on sunday"
)
_THANKED: Final = words_in("the his her eir your their all what everything that helping lending saving being")
_LONGEST: Final = 12
_FEWEST: Final = 5


def without_what_went_before(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without such words."""
    lows = [token.low for token in tokens]
    if len(lows) < _FEWEST or lows[-1] == "?":
        return tokens
    if lows[0] in _AFTER and "i" in lows[:_LONGEST]:
        acting = (p for p in range(2, len(lows) - 1) if lows[p] == "i" and _acts(scene, tokens, p + 1))
        place = next(acting, 0)
        if not place:
            return tokens
        end = place - (lows[place - 1] == ",")
        return tokens[place:] if _past(scene, tokens[1:end]) else tokens
    for place in range(3, len(lows) - 2):
        if lows[place] in _AFTER and "i" in lows[:place]:
            end = next((p for p in range(place, len(lows)) if lows[p] in {".", "!"}), len(lows))
            first = place - (lows[place - 1] == ",")
            return [*tokens[:first], *tokens[end:]] if _past(scene, tokens[place + 1 : end]) else tokens
    return _without_time(tokens) if "for" in lows[2:] else tokens


def _acts(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a verb of the game stands there."""
    return bool(scene.lexicon.verb_at(tokens, place)) or tokens[place].low in {"change", "hereby", "now"}


def _past(scene: Scene, said: Tokens) -> bool:
    """`what Lowri wrote`, `reading it again on the bus`: something past, and no more."""
    if not said or len(said) > _LONGEST or any(t.low[0].isdigit() or t.low in _BARRED for t in said):
        return False
    if any(t.low in {",", ";", ":", "--", "(", "{}", '""'} for t in said):
        return False
    reads = said[0].low in _READING
    verb = next((p for p in range(1, len(said)) if is_past(said[p].low)), len(said))
    told = said[0].low in {"what", "all", "everything"} and verb < len(said)
    wrote = told and all(t.low in _BESIDES for t in said[verb + 1 :])
    acts = any(scene.lexicon.verb_at(said, place) for place in range(1, len(said)))
    return (reads or wrote) and not acts


def _without_time(tokens: list[Token]) -> list[Token]:
    """`for his help last week`: when it was that somebody is thanked for."""
    place = next((p for p in range(len(tokens) - 3, 1, -1) if tokens[p].low == "for"), 0)
    if not place or tokens[place + 1].low not in _THANKED:
        return tokens
    for begin in range(place + 2, len(tokens)):
        time = _PAST.longest(tokens, begin)
        if time is None:
            continue
        between = tokens[place + 2 : begin]
        ends = all(not token.low[0].isalnum() for token in tokens[time.end :])
        plain = not any(t.low[0].isdigit() or t.low in {",", "and", "or"} for t in between)
        return (
            [*tokens[:begin], *tokens[time.end :]] if ends and plain and begin - place <= _LONGEST else tokens
        )
    return tokens

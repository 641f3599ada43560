"""Words in front of an act that set it at another table or in another world: `In the straw poll, I ...`.

Whatever a comma and a relative clause add (`In Tarn's league, which plays on Fridays, I ...`), what is done
there is not done here.
"""

from typing import Final

from gamemaster.language.before.elsewhere import is_elsewhere
from gamemaster.language.before.statements import pieces_of, since_parting
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_ENTERING: Final = words_in("in at on from inside within during somewhere over down back up")
_ALWAYS: Final = words_in(
    "poll polls tournament league championship sequel prequel pilot warmup playtest rehearsal "
    "simulation simulator sandbox server lobby head nightmare nightmares daydream daydreams fantasy "
    "fantasies dream dreams sim scrimmage qualifier qualifiers playoff playoffs pantomime council councils "
    "parliament senate congress committee jury choir union"
)
"""Where other games are played, or nothing is real."""
_SOME: Final = words_in(
    "table tables round rounds game games village group club circle match board deck campaign party town "
    "list trial trials"
)
"""The same where the words before them say that they are others (`at my other table`)."""
_OTHERS: Final = words_in(
    "other another second old previous former friendly practice better imaginary parallel tuesday monday "
    "wednesday thursday friday saturday sunday weekly offline private unofficial mock"
)
_HERE: Final = words_in("this our these present current")
_ENDING: Final = words_in("which that who whose where when as of at on in for from with by than to i and")
_MOST: Final = 9


def happens_elsewhere(before: Tokens) -> bool:
    """Whether the words in front of an act set it in another time, world or game."""
    return is_elsewhere(plain_lows(before)) or _at_another_venue(before)


def _at_another_venue(before: Tokens) -> bool:
    """`In the straw poll`, `At my other table`, `In Tarn's league, which plays on Fridays`."""
    pieces = pieces_of(since_parting(before))
    if len(pieces) > 1 and [token.low for token in pieces[0]] == ["somewhere"]:
        del pieces[0]
    lows = [token.low for token in pieces[0]]
    if len(lows) < _FEWEST or lows[0] not in _ENTERING or any(token.low == ";" for token in before):
        return False
    begin = next((p for p, low in enumerate(lows) if low not in _ENTERING), len(lows))
    said = lows[begin:_MOST]
    end = next((p for p, low in enumerate(said) if p and low in _ENDING), len(said))
    noun = said[:end]
    if noun and noun[-1] in _COUNCILS:
        # "At our school council"
        return True
    if not noun or not _HERE.isdisjoint(noun):
        return False
    behind = said[end : end + 2]
    if noun[-1] in {"head", "show"}:
        # unlike `from the head of the table`
        return behind == ["of", "hands"] if noun[-1] == "show" else behind[:1] != ["of"]
    if noun[-1] in _ALWAYS or noun[-2:] == ["warm", "up"]:
        # "From a hotel lobby" tells where one writes
        return lows[0] != "from" or noun[-1] != "lobby"
    if noun[-1] in _MEETINGS and not _OUTSIDE.isdisjoint(noun):
        return True
    if noun[-1] in {"club", "clubs"} and said[0] in _OWNED and len(noun) > _FEWEST:
        # "At my bridge club"
        return True
    return noun[-1] in _SOME and ("'s" in noun or not _OTHERS.isdisjoint(noun))


_COUNCILS: Final = words_in("council councils parliament senate congress committee committees")
_MEETINGS: Final = words_in("meeting meetings board session assembly election elections club quiz referendum")
_OUTSIDE: Final = words_in(
    "school parish town city village church union company office works parents parents' teachers faculty "
    "council committee choir club residents tenants shareholders' shareholders family pub student students "
    "general annual national local european federal state real"
)
_OWNED: Final = words_in("my our his her their")
_FEWEST: Final = 2

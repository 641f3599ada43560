"""Sentences behind an act that tell what it does to somebody it does not name: `It takes Parrot from Brask.`

`(I play Rum.) Brask loses Parrot.`, `Brask is the lucky one.`, `(I give Tarn 4 gold.) Imke gets the same.`:
what was chosen is told there and nowhere else. What must stay true: the act could have named somebody.
"""

from typing import Final

from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Act, Scene

_IT: Final = words_in("it this that which")
_JOINTS: Final = words_in("and so , -- then thus")
_DOES: Final = words_in("takes steals grabs hits targets robs affects snatches nicks fetches swaps strikes")
_GIVING: Final = words_in("loses gives surrenders hands yields forfeits")
_RECEIVING: Final = words_in("gets receives takes has")
_AS_MUCH: Final = words_in("same likewise too also ditto")
_ONE: Final = words_in("one victim target it")
_LABELS: Final = words_in("target targets choice choices victim victims")
_LONGEST: Final = 12


def tells_choice(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """Whether a sentence tells of somebody, or of a thing of somebody's, what the act leaves out."""
    if len(tokens) > _LONGEST or tokens[-1].low == "?":
        return False
    if _bars_somebody(scene, tokens):
        return True
    if "person" not in scene.lexicon.kinds_taken.get(act.action.name, ()):
        return False
    if [token.low for token in tokens[1:2]] == [":"] and tokens[0].low in _LABELS:
        return _names_any(scene, tokens[2:])
    place = 0
    while place < len(tokens) - 1 and tokens[place].low in _JOINTS:
        place += 1
    done_to = {str(one) for one in act.values}
    subject = scene.referents.at(scene.text, tokens, place) if tokens[place].capital else None
    who = set(subject.who) if subject is not None else set[str]()
    verb = subject.end if subject is not None else place + 1
    behind = tokens[verb + 1 :]
    low, lows = tokens[verb].low if verb < len(tokens) else "", plain_lows(behind)
    if tokens[place].low in _IT:
        people = (scene.referents.at(scene.text, behind, p) for p, t in enumerate(behind) if t.capital)
        named = any(one is not None and done_to.isdisjoint(one.who) for one in people)
        return low in _DOES and (named or names_things(scene, behind))
    if not who or who & done_to or scene.sender in who:
        return False
    if low in _GIVING:
        return names_things(scene, behind) and not (len(lows) > _FEW)
    if low in _RECEIVING and done_to & scene.referents.names.people.keys():
        return lows[-1:] != [] and lows[-1] in _AS_MUCH
    return low == "is" and lows[:1] == ["the"] and lows[-1] in _ONE and len(lows) <= _FEW


def _bars_somebody(scene: Scene, tokens: Tokens) -> bool:
    """`Brask may not take it`: who is not to have what the act lets others have."""
    named = scene.referents.at(scene.text, tokens, 0) if tokens[0].capital else None
    if named is None or scene.sender in named.who:
        return False
    said = [token.low for token in tokens[named.end : named.end + 3]]
    return said[1:2] == ["not"] and said[0] in _LETTING and said[2:] != [] and said[2] in _HAVING


_LETTING: Final = words_in("may must shall should")
_HAVING: Final = words_in("take accept have answer get use grab buy touch claim join")
_FEW: Final = 5


def _names_any(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words name somebody or something."""
    people = (scene.referents.at(scene.text, tokens, p) for p, t in enumerate(tokens) if t.capital)
    return any(one is not None for one in people) or names_things(scene, tokens)

"""To what end somebody or something is voted for: `I vote for Tarn to be spared`, `FOR 31 being dropped`.

What such a vote brings about (`to hang`, `to be adopted`) and a purpose of one's own (`to save my neck`)
leave it as it is; an end that it cannot have, or that is the contrary of it, does not.
"""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Act

_CONTRARY: Final = words_in(
    "fail fall lapse sink survive live stay remain escape lose win wait speak walk rest return"
)
_FREE: Final = words_in("free safe unharmed alive away home")
_IN_TURN: Final = words_in("first next second last")
_CHORES: Final = words_in("buy bring cook bake sing wash host chair drive fetch clean")
_BROUGHT: Final = words_in(
    "lynched hanged hung strung killed executed eliminated gone sent removed put dead adopted passed enacted "
    "accepted approved ratified carried implemented done rid fed prepared sure honest fair clear frank"
)
_ADVERBS: Final = words_in("today tonight again once more please now here still alive on")


def voted_to_no_end(tokens: Tokens, act: Act) -> bool:
    """Whether an act is a vote for somebody or something to such an end."""
    place = next((p for p, token in enumerate(tokens) if token.start >= act.end), len(tokens))
    leads = [token.low for token in tokens[place : place + 1]]
    if leads not in (["to"], ["being"]):
        return False
    if "for" not in (token.low for token in tokens[:place] if token.start >= act.start):
        return False
    end = next((p for p in range(place, len(tokens)) if not tokens[p].low[0].isalnum()), len(tokens))
    verb, *behind = [token.low for token in tokens[place + (leads == ["to"]) : end]] or [""]
    if verb == "being":
        verb = "be"
    if verb == "be":
        made = next((low for low in behind if low not in _WAYS), "")
        return (is_past(made) or made in _FREE) and made not in _BROUGHT
    if verb in {"go", "get", "walk"} and not (_FREE | _IN_TURN).isdisjoint(behind):
        return True
    return (verb in _CHORES and bool(behind)) or (verb in _CONTRARY and _ADVERBS.issuperset(behind))


_WAYS: Final = words_in("finally now rightly duly quickly")

"""Half an act that is said in full elsewhere: `I change my vote: I vote for Tarn.`, behind its colon.

Or in an intent: `I resolve intent 3 and add the card Ladder.`
"""

from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, tokenize, words_in
from gamemaster.language.frames.completed import completed
from gamemaster.language.frames.matching import Filling
from gamemaster.language.vocabulary.scene import Act, Scene

_LONGEST: Final = 12
_BARRED: Final = words.CONDITION | words.TAINT | words.SPEECH


def in_full_behind(scene: Scene, tokens: Tokens, start: int, fillings: list[Filling]) -> int | None:
    """The colon behind which an act of the same sort is whole, and of all that the half one names."""
    near = range(start, min(len(tokens), start + _LONGEST))
    colon = next((p for p in near if tokens[p].low in {":", "--"}), None)
    if colon is None or colon + 2 >= len(tokens):
        return None
    told = head(scene, tokens, colon + 1)
    if tokens[colon + 1].low not in {"i", "we"} or told.mood is not Mood.PERFORM:
        return None
    half = tokens[start:colon]
    named = {token.low for token in half if token.low[0].isdigit() or (token.capital and token.low != "i")}
    if not named <= {token.low for token in tokens[colon:]} or not _BARRED.isdisjoint(plain_lows(half)):
        return None
    sorts = {filling.ready.frame.action for filling in fillings}
    whole = completed(scene, tokens, told.verb)
    return colon if any(filling.ready.frame.action in sorts for filling in whole) else None


def of_intent(scene: Scene, said: Tokens, done: Act | None) -> bool:
    """`(I resolve intent 3) and add the Ladder to the deck`: what the intent says that was just resolved."""
    if done is None or done.action.name != "resolve":
        return False
    number = str(done.action.params().get("intent"))
    title = {t.low for t in tokenize(str(scene.referents.names.things.get("intents", {}).get(number, "")))}
    lows = plain_lows(said)
    named = {token.low for token in said if token.capital and token.low not in _AROUND}
    return bool(named) and lows[:1] != [] and lows[0] in title and title.union(_AROUND).issuperset(lows)


_AROUND: Final = words_in(
    "i the a an new my this it card cards deck game to into in therefore thus so hereby now"
)

"""Answers that name no intent, beside words about something else: `I said I'd vote for Joss. I do so.`

A mail that answers nothing may answer the one intent that is open, where it does not speak of another
matter: `do so` needs the intent, what it says, its announcing or what came in to be spoken of in the
sentence or the one before it; an objection or support is in doubt behind a question (`Coffee first?
Supported.`), behind words about the readers (`Tarn, you cheat. I object.`), and where it goes on with
something of theirs (`..., to your spelling`).
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, tokenize, words_in
from gamemaster.language.reading.joining_what import BLANK_LINE, joins_something_else
from gamemaster.language.vocabulary.lexicon import INTENTS
from gamemaster.language.vocabulary.scene import Act, Scene

_ANSWERS: Final = frozenset({"object", "support"})
_OF_INTENTS: Final = words_in(
    "intent intents intention intentions resolve resolution objection objections objected object "
    "objects objector "
    "objectors opposed opposition support supports supported supporter supporters seconded second consent "
    "consents consented grumbled protested complained notice dependent tabled motion"
)
_ANNOUNCING: Final = words_in("announced announcement announce intended intend")
_TIME: Final = words_in("days hours week time period wait waiting")
_PASSED: Final = words_in("passed gone elapsed over up been since ago expired waited run ended enough")
_DOING: Final = words_in("do carry")
_AUXILIARY: Final = words_in("do have has had am is are was were as out in so")
_OF_SENTENCE: Final = words.PREPOSITIONS | words_in(
    "a an the and or of to called named i is that it no yes what really seriously again hm hmm oh well so ok "
    "okay any why me we"
)
_THEIRS: Final = words_in("your his her their")
_POLITE: Final = words_in("thank you very much all but kindly so not")
_READERS: Final = words_in("you your you're")


def of_something_else(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """Whether what an act leaves unsaid may be something that the words beside it speak of."""
    return about_something_else(scene, act, tokens) or joins_something_else(scene, act)


def about_something_else(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """Whether an act that answers or resolves an intent may be about what else is spoken of."""
    name, text = act.action.name, scene.text
    if (name not in _ANSWERS and name != "resolve") or "intent" not in act.action.params():
        return False
    if scene.prompts.things(INTENTS, act.start):
        return False
    what = _told(scene, str(act.action.params()["intent"]))
    own, before = {t.low for t in tokens}, scene.before
    said = own | {t.low for t in before}
    if any(low.isdigit() for low in own) or not said.isdisjoint(what):
        return False
    if name == "resolve":
        done = plain_lows(tokenize(text, act.start, act.end))
        bare = not _DOING.isdisjoint(done) and _OF_INTENTS.isdisjoint(done)
        return bare and not _announced(scene, said)
    behind = [t.low for t in tokens if t.start >= act.end]
    if any(a == "to" and b in _THEIRS for a, b in pairwise(behind)):
        return True
    if not before or not said.isdisjoint(_OF_INTENTS - own) or _parted(scene, before, act):
        return False
    told = set(plain_lows(before)) - _OF_SENTENCE
    asked = before[-1].low == "?" and bool(told)
    # "Intent 6? No thank you. I object."
    polite = "thank" in told and _POLITE.issuperset(told)
    return asked or not (polite or _READERS.isdisjoint(told))


def _told(scene: Scene, number: str) -> set[str]:
    """The words of what an intent says that is not mere grammar."""
    facts = scene.referents.names.things.get("intents", {}).get(number, "")
    return {token.low for token in tokenize(str(facts)) if token.low.isalpha()} - _OF_SENTENCE


def _announced(scene: Scene, said: set[str]) -> bool:
    """Whether the words speak of an intent, of the time that has passed for one, or of its announcing, and of
    nothing else of the game."""
    if not said.isdisjoint(_OF_INTENTS):
        return True
    of_time = not (said.isdisjoint(_TIME) or said.isdisjoint(_PASSED))
    if said.isdisjoint(_ANNOUNCING) and not of_time:
        return False
    return said.isdisjoint(
        scene.lexicon.entities | (scene.lexicon.base_words - _ANNOUNCING - _PASSED - _AUXILIARY)
    )


def _parted(scene: Scene, before: Tokens, act: Act) -> bool:
    """Whether a paragraph ends between the words before and the act."""
    return BLANK_LINE.search(scene.text, before[-1].end, max(act.start, before[-1].end)) is not None

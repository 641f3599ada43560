"""Joining that may be joining something else: `Pub on Friday? Count me in!`, and leaving that is no more than
going away for a while: `I leave the village for the weekend.`

Words that name nothing join what was spoken of right before, which is the game where nothing but it was, as
in `Still room? Sign me up.`
"""

import re
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import plain_lows, tokenize, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_ROOM: Final = words_in(
    "game games contest tournament session round season match room seat seats place places space spot spots "
    "join joining joined player players play playing part sign signup signing new"
)
_OF_GAMES: Final = _ROOM | words_in(
    "open full start starts starting begin begins beginning another again more still left one anybody anyone "
    "somebody someone interested who need needs late too soon in up"
)
_OF_SENTENCE: Final = (
    words.PREPOSITIONS
    | words.FINITE
    | WEEKDAYS
    | words_in(
        "week day today tonight tomorrow now morning evening night weekend "
        "a an the and or of to i is it that this there you we us me my your our for so oh well really "
        "what how why did "
        "do does can could will would shall should not n't no yes 's 'm 're"
    )
)
_AWAY: Final = re.compile(
    r"\W+for (?:the|a|two|three|four|some|a few|a couple of|an) (?:\w+ )?(?:weekend|weeks?|days?|nights?|"
    r"evening|hours?|while|holidays?|month|summer|winter|afternoon|morning|trip|walk)\b",
    re.IGNORECASE,
)
BLANK_LINE: Final = re.compile(r"\n[ \t\r]*\n")


def joins_something_else(scene: Scene, act: Act) -> bool:
    """Whether an act that names nothing joins what was spoken of before it, or leaves for a while."""
    name, text = act.action.name, scene.text
    if (name != "leave" and name not in scene.lexicon.lax) or any(act.action.params().values()):
        return False
    if name == "leave":
        return _AWAY.match(text, act.end) is not None or _AWAY.search(text, act.start, act.end) is not None
    said = plain_lows(tokenize(text, act.start, act.end))
    if said[-1:] == ["along"]:
        # "I play along"
        return True
    if not _BARE.issuperset(said):
        return False
    if _answers_another_question(scene, act):
        return True
    before = scene.before
    if not before or BLANK_LINE.search(text, before[-1].end, act.start):
        return False
    told = set(plain_lows(before)) - _OF_SENTENCE
    if _names_others(scene, told):
        return True
    if (
        not told.isdisjoint(_OF_GAMES)
        or not told
        or scene.lexicon.has_sign(text[before[0].start : before[-1].end])
    ):
        return False
    return before[-1].low == "?"


def _answers_another_question(scene: Scene, act: Act) -> bool:
    """`> Who's coming down to level 2 with me on Saturday?` above `Count me in.`"""
    asked = _LAST_QUESTION.search(scene.prompts.words_above(act.start).rstrip())
    if asked is None or scene.lexicon.has_sign(asked[0]):
        return False
    told = set(plain_lows(tokenize(asked[0]))) - _OF_SENTENCE
    return told.isdisjoint(_OF_JOINING) and not told <= _OF_GAMES


def _names_others(scene: Scene, told: set[str]) -> bool:
    """Whether words speak of a thing of the game, or of two of its people: `The Lanterns have room`, `Tarn
    votes for Joss`."""
    things = scene.referents.names.things
    named = {
        word for known in things.values() for name in known for word in name.lower().split() if len(word) > 3
    }
    return not told.isdisjoint(named) or len(told & scene.referents.people_words) > 1


_OF_JOINING: Final = _ROOM | {"next"}
_LAST_QUESTION: Final = re.compile(r"[^.!?]*\?$")
_BARE: Final = words_in("i 'm am in join up sign me count please want deal thanks")

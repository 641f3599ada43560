"""What the sender has done, told without `I` in front of its act: `Slept on it and I vote for Tarn`.

Such words tell what `I slept on it` would. What must stay true: what opens like a verb of the past and sets a
case (`Provided he agrees and I ...`), says or asks something (`Said Brask and I ...`), bids others (`Put that
down and I ...`) or is an act of the game itself (`Attacked Brask and I ...`) is none of it.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import BASES, is_past
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_ALIKE: Final = words_in(
    "put set let hit cut shut hurt cost bet quit split spread burst cast rid bid beat come become run read"
)
"""Verbs whose past, or its participle, looks like an order."""
_SETTING_A_CASE: Final = words_in(
    "given provided granted supposed imagined assumed seen said told asked wrote written sent posted quoted "
    "copied offered promised agreed sworn allowed forced made needed proposed suggested dreamt dreamed "
    "wished "
    "wanted hoped intended planned meant pretended pretended doubted pleased"
)
_READ: Final = words_in(
    "thread threads post posts mail mails email emails message messages rules rulebook everything all every "
    "proposal proposals arguments claims whole it them each both twice again list archive"
)
_OF_OBJECTS: Final = {
    "read": _READ,
    "thought": words_in("about of it long hard over much"),
    "went": words_in("through over back for to out home"),
}
"""Verbs that tell what was done with such words alone: `Read the thread`, `Thought about it`."""
_TO_OTHERS: Final = words_in("me us you your yours")


def tells_what_was_done(scene: Scene, before: Tokens) -> bool:
    """Whether words in front of `and I ...` tell what the sender has done, without saying `I`."""
    lows = plain_lows(before)
    if len(lows) < len(["slept", "well"]) or not (is_past(lows[0]) or lows[0] == "read"):
        return False
    if lows[0] in _OF_OBJECTS:
        if _OF_OBJECTS[lows[0]].isdisjoint(lows[1:]):
            return False
    elif lows[0] in _ALIKE or lows[0] in _SETTING_A_CASE or lows[0] in words.SPEECH:
        return False
    barred = words.CONDITION | words.FICTION | _TO_OTHERS | {OPAQUE, "i", "we"}
    if not barred.isdisjoint(lows[1:]) or any(token.low == ":" for token in before):
        return False
    done = bool(scene.lexicon.verb_at(before, 0, "past"))
    return not (done and (names_things(scene, before) or any(token.capital for token in before[1:])))


def has_had(tokens: Tokens, place: int) -> bool:
    """`Had to look up the rules first`, `Had a long day`, unlike `Had a better card come up`: what the sender
    had, or had to do, and no case that is not so."""
    lows = [token.low for token in tokens[place : place + _FARTHEST]]
    end = next(
        (p for p, low in enumerate(lows) if low in {",", ":", ".", "!", "and", "so", "but"}), len(lows)
    )
    if lows[0] != "had" or lows[1:2] == [] or not {"i", "would", "'d", "could"}.isdisjoint(lows[1:end]):
        return False
    if lows[1] in _HAVING_TO:
        return True
    # an irregular verb has one form for both ("come")
    return lows[1] in _HAVING and not any(is_past(low) or low in BASES for low in lows[3:end])


_HAVING_TO: Final = words_in("to no enough trouble planned hoped meant wanted forgotten almost been")
_HAVING: Final = words_in("a an my some two three another")
_FARTHEST: Final = 24

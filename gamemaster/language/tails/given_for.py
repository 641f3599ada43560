"""For whose sake an act is done, or what a gift is given for, at the end of a clause.

`for the joke`, `for asking`, `(for the pizza last week)`: what somebody is thanked for, and no condition. `in
its honour`, `for Casimir's sake`: a compliment. What is to come (`for your vote`) is a bargain.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_GIVING: Final = words_in("give transfer send pay hand grant donate gift pass")
_THE: Final = words_in("the his her your their that all this")
_PAST: Final = (
    ["last", "week"],
    ["last", "night"],
    ["last", "time"],
    ["last", "month"],
    ["last", "year"],
    ["the", "other", "day"],
    ["yesterday"],
    ["earlier"],
    ["this", "morning"],
    ["on", "friday"],
    ["on", "saturday"],
    ["on", "sunday"],
    ["back", "then"],
)
_THANKED_FOR: Final = words_in(
    "asking trying answering explaining reminding noticing spotting waiting laughing caring listening "
    "sharing volunteering existing thinking remembering checking staying offering helping coming joining"
)
_BARGAINED: Final = (
    words.CONDITION
    | words.SPANS
    | (NUMBER_WORDS - {"a", "one", "first"})
    | words_in(
        "vote votes voting support turn turns round game move moves action deal trade promise next other "
        "another second rest same sake i we or not if only purpose purposes purchase use sale loan share "
        "moment future upcoming coming taking record books time duration benefit others sword potion right "
        "use part half exchange return favour favor price cost sum amount reason reasons good long ever now"
    )
)
_PRIZED: Final = words_in("best most worst least first")
_MOST: Final = 7
_IDLE: Final = words_in("lol haha :) btw though anyway")
_HONOURS: Final = words_in("honour honor memory name praise tribute")
_WHOSE: Final = words_in("its his her their your")


def given_for(scene: Scene, act: Tokens, said: Tokens) -> bool:
    """Whether the words behind a gift tell for what past kindness it is."""
    given = not _GIVING.isdisjoint(token.low for token in act)
    return given and thanks_for(scene, said)


def thanks_for(scene: Scene, said: Tokens) -> bool:
    """`for the pizza last week`, `for asking`: what somebody is thanked for."""
    lows = plain_lows(said)
    while lows and lows[-1] in _IDLE:
        lows = lows[:-1]
    if lows[:1] != ["for"] or not 1 < len(lows) <= _MOST or any(token.capital for token in said[1:]):
        return False
    told = lows[1:]
    past = next((time for time in _PAST if told[-len(time) :] == time), [])
    told = told[: len(told) - len(past)]
    if not told:
        return bool(past)
    if told[0] in _THANKED_FOR:
        return told[1:] in ([], ["me"], ["us"], ["so", "nicely"], ["nicely"])
    lexicon = scene.lexicon
    plain = _BARGAINED.isdisjoint(told[1:]) and lexicon.entities.isdisjoint(told)
    # "for the silliest post" is a prize
    plain = plain and not any(low.endswith("est") or low in _PRIZED for low in told)
    plain = plain and lexicon.nouns_of_things.isdisjoint(told) and not names_things(scene, said)
    return plain and told[0] in _THE and len(told) > 1 and told[-1].isalpha()


def in_honour(scene: Scene, said: Tokens) -> bool:
    """`in its honour`, `for Casimir's sake`, `in memory of Tarn`: a compliment, whoever is named."""
    lows = plain_lows(said)
    if lows[:1] == ["in"] and lows[1:2] != [] and lows[1] in _WHOSE:
        return len(lows) == len(["in", "its", "honour"]) and lows[2] in _HONOURS - {"name"}
    if lows[:1] == ["in"] and lows[2:3] == ["of"] and lows[1] in _HONOURS - {"name", "praise"}:
        named = scene.referents.at(scene.text, said, 3)
        return named is not None and named.end == len(said)
    opens = lows[:1] == ["for"] or lows[:1] == ["in"]
    named = scene.referents.at(scene.text, said, 1) if opens and len(said) > 1 else None
    if named is None:
        return False
    rest = [token.low for token in said[named.end :]]
    return rest == ["'s", "sake" if lows[0] == "for" else "honour"] or rest == ["'s", "honor"]

"""A clause of its own behind the comma of an act: `I invest in Ochre, it is the colour of my bicycle`.

It tells of something else than the act, and so leaves it alone, unless it could be of the act (`it is void`),
names somebody or something of the game, or another time.
"""

from typing import Final

from gamemaster.language.after.remark_words import DENIALS, HANDLED, HEDGED, OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.after.scraps import denies
from gamemaster.language.before.statements import states
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in
from gamemaster.language.tails.pledges import wish_end
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_LONGEST: Final = 16
_SHORTEST: Final = 3
_SUBJECTS: Final = words_in(
    "it they he she my our his her their the this that these those one life time nobody somebody everybody "
    "everyone people mother father"
)
_OF_THE_ACT: Final = words_in("it this that these those which they one the")
_BEARING: Final = (words.CONDITION - {"should"}) | words_in(
    "only except instead or else another other rather unless half i we me mine maybe perhaps possibly can "
    "dream dreams wish mind made hang leave wait stop forget would might example draft more less than "
    "once twice thrice first"
)
_OF_ITS_WORTH: Final = (
    UNMEANT
    | HEDGED
    | HANDLED
    | DENIALS
    | words_in("count counts apply applies hold holds void null binding happen happens begins starts waits")
)
_OF_ACTS: Final = OF_MAIL | REVOKING | words_in("vote votes turn game report gm")
_OF_THE_GAME: Final = _BEARING | _OF_ACTS
_OWNERS: Final = words_in("my our his her their")
_NUMBERS: Final = NUMBER_WORDS - words_in("one a first")
_OBJECTS: Final = words_in("it so them")
_FORGETTING: Final = words_in("forgot missed overslept fainted wept cried laughed")
_SOON: Final = words_in("nearly almost very quite just")


def states_besides(scene: Scene, tokens: Tokens, first: int, end: int) -> bool:
    """Whether the words from `first` to `end`, set off behind an act, tell of something else."""
    said = tokens[first:end]
    lows = plain_lows(said)
    if lows[:1] == ["i"]:
        return len(lows) == _SHORTEST and lows[1] in _SOON and lows[2] in _FORGETTING
    if lows[:1] == ["no"]:
        return refuses_something(scene, tokens, first, end)
    if lows[:1] == ["may"]:
        return wish_end(tokens, first) is not None
    if not _SHORTEST <= len(lows) <= _LONGEST or lows[0] not in _SUBJECTS:
        return False
    if not (states(said) or (lows[0] in _OWNERS and lows[-1] in _OBJECTS)):
        return False
    if not _OF_THE_GAME.isdisjoint(lows) or any(t.low == OPAQUE for t in said):
        return False
    if lows[0] in _OF_THE_ACT and not _OF_ITS_WORTH.isdisjoint(lows):
        return False
    return _names_nothing(scene, said)


def refuses_something(scene: Scene, tokens: Tokens, first: int, end: int) -> bool:
    """`no haggling please`: what else there is none of, neither the act nor anything of the game."""
    said = tokens[first:end]
    done = frozenset(token.low for token in tokens[:first])
    if len(said) > _LONGEST or not _BEARING.isdisjoint(plain_lows(said)) or denies(said, done):
        return False
    acted = any(scene.lexicon.verb_at(said, place, "gerund") for place in range(len(said)))
    # "no, sorry, a B", "no, one further along": what the act should have been about
    corrects = said[1:2] != [] and said[1].low == ","
    return not (acted or corrects) and _names_nothing(scene, said)


def _names_nothing(scene: Scene, said: Tokens) -> bool:
    """Whether nobody and nothing of the game is named, no number, and no other time."""
    lexicon, lows = scene.lexicon, plain_lows(said)
    if not lexicon.entities.isdisjoint(lows) or any(low[0].isdigit() for low in lows):
        return False
    if not _NUMBERS.isdisjoint(lows):
        return False
    places = range(len(said))
    if any(lexicon.times.at(said, place) for place in places):
        return False
    people = (place for place in places if said[place].capital)
    named = any(scene.referents.at(scene.text, said, place) is not None for place in people)
    return not named and not names_things(scene, said, shaped=False)

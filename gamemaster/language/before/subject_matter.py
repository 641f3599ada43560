"""What an act is about, named in front of it: `As to intent 7, I object`, `Re offer 21: I accept it`.

Such words put a thing of the game where the act has a place for one, and change nothing where it has none.
"""

from typing import Final

from gamemaster.language.before.labels import thing_named
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_TOPICS: Final[PhraseTable[None]] = table_of(
    "in respect of; with reference to; in reference to; in relation to; in connection with; as to; as for; "
    "as regards; as concerns; re; regarding; concerning; about; on; with regard to; with "
    "regards to; with respect to; in regard to; in regards to; on the matter of; in the matter of; on the "
    "subject of; on the question of; on the topic of; on the issue of; in the case of; turning to; coming "
    "to; moving on to; now to; now for; on to; back to; when it comes to; apropos; touching"
)
_NUMBERED: Final[PhraseTable[None]] = table_of(
    "day {n}; night {n}; round {n}; turn {n}; week {n}; phase {n}; today; tonight; this week; this round; "
    "the vote; today ' s vote; the game; the business; the board; the hunt"
)


_OF_PEOPLE: Final = words_in("as re regarding concerning")
"""Words that open no letter, price or speech, whoever is named behind them."""


def past_topic(tokens: Tokens, start: int) -> int:
    """Where words end that announce what is spoken of; `start` where none do."""
    hit = _TOPICS.longest(tokens, start)
    return start if hit is None else hit.end


def is_topic(scene: Scene, said: Tokens) -> bool:
    """Whether the words name what is spoken of and nothing else."""
    begin = past_topic(said, 0)
    if not 0 < begin < len(said):
        return False
    told = thing_named(scene, said, begin)
    if told is None and said[0].low in _OF_PEOPLE and said[begin].capital:
        told_of = scene.referents.at(scene.text, said, begin)
        if told_of is not None and told_of.end == len(said):
            return True
    label = _NUMBERED.longest(said, begin)
    return (told is not None and told[1].end == len(said)) or (label is not None and label.end == len(said))

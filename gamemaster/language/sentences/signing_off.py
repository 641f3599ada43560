"""Sentences by which a mail is signed: `Best wishes,`, and the sender's own name below it.

Most mails end so. They say nothing of what is done, and none of the rooms that know what a sentence beside an
act may do to it needs to be asked about them.
"""

from typing import Final

from gamemaster.language.english.phrases import phrases_in
from gamemaster.language.english.tokens import Tokens, plain_lows
from gamemaster.language.sentences.speakers import signs
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_LONGEST: Final = 5
_PARTING: Final = phrases_in(
    "best; best wishes; best regards; all the best; cheers; greetings; kind regards; kindest regards; "
    "many greetings; regards; sincerely; sincerely yours; warm regards; warm wishes; with best regards; "
    "with best wishes; with kind regards; yours; yours faithfully; yours sincerely; yours truly"
)


def signs_off(scene: Scene, tokens: Tokens) -> bool:
    """Whether nothing stands there but a phrase of parting, or the name that the sender signs with."""
    if len(tokens) > _LONGEST:
        return False
    lows = plain_lows(tokens)
    parts = tuple(lows) in _PARTING and scene.referents.at(scene.text, tokens, 0) is None
    if not (parts or signs(scene, tokens)):
        return False
    # something of the game may be called so, too
    return scene.lexicon.naming_words.isdisjoint(lows) and not names_things(scene, tokens)

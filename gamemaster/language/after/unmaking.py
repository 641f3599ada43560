"""Sentences behind acts by whose build none of the acts is certain, whatever the acts are."""

from gamemaster.language.after.going_on import goes_on
from gamemaster.language.after.leaving_open import keeps_open
from gamemaster.language.after.naming_the_act import names_otherwise
from gamemaster.language.after.staging import stages
from gamemaster.language.english.joined import MOST_WORDS
from gamemaster.language.english.tokens import Tokens


def unmakes(tokens: Tokens) -> bool:
    """Whether a sentence calls the acts something else, keeps them open, goes on with or stages them."""
    if len(tokens) > MOST_WORDS:
        return False
    return names_otherwise(tokens) or keeps_open(tokens) or goes_on(tokens) or stages(tokens)

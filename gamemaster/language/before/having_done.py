"""What the sender has a thing of es do: `I have my left constructor build a D`."""

from gamemaster.language.english.tokens import Tokens
from gamemaster.language.english.verbs import PAST_FORMS, is_past
from gamemaster.language.vocabulary.scene import Scene


def has_done(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`I have my left constructor build a D`: what the sender's own thing is made to do."""
    if place + 2 >= len(tokens) or tokens[place + 1].low not in {"my", "our"}:
        return False
    if not scene.lexicon.verb_at(tokens, place):
        return False
    near = range(place + 3, min(len(tokens), place + 6))
    verb = next((p for p in near if scene.lexicon.verb_at(tokens, p)), None)
    return verb is not None and not is_past(tokens[verb].low) and tokens[verb].low not in PAST_FORMS

"""How a sentence opens: `After a long talk with the porter I explore` hangs on nothing: that is over."""

from gamemaster.language.before.openings import Opening, opening
from gamemaster.language.before.times import behind_what_passed
from gamemaster.language.english.tokens import Tokens
from gamemaster.language.sentences.past_circumstances import behind_what_was
from gamemaster.language.tails.next_clauses import acts_there
from gamemaster.language.vocabulary.scene import Scene


def opened(scene: Scene, tokens: Tokens) -> Opening:
    """The opening of the sentence, with what is over by now taken off before a clause that acts."""
    found = opening(scene, list(tokens))
    passed = behind_what_passed(scene, tokens, found.place) if found.doubt == "condition" else 0
    if not passed and found.doubt == "condition":
        passed = behind_what_was(tokens, found.place)
    own = [p for p in range(passed, len(tokens)) if tokens[p].low in {"i", "we"}] if passed else []
    if any(acts_there(scene, tokens, p + 1) for p in own):
        found.doubt, found.place = "", passed
    return found

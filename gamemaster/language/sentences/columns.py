"""Words in columns: the heads and rows of a table, which look like orders without a subject and are none."""

from itertools import pairwise

from gamemaster.language.english.tokens import Token, Tokens
from gamemaster.language.vocabulary.scene import Scene


def heads_columns(scene: Scene, tokens: Tokens, start: int) -> bool:
    """`name    tiles` above rows: a verb of the game, at `start`, that is the head of a column."""
    following = tokens[start + 1] if start + 1 < len(tokens) else None
    rows = any(token.line for token in tokens[start + 2 :])
    return following is not None and rows and _parts_columns(scene, tokens[start], following)


def of_a_table(scene: Scene, tokens: Tokens) -> bool:
    """`Amber       9`: a row, from somebody who keeps the game and plays no part in it; or `COMMUNITIES`."""
    said = [token.low for token in tokens if token.low[0].isalnum()]
    if len(said) == 1 and said[0].endswith("s") and said[0] in scene.lexicon.entities:
        return True
    if scene.sender in scene.referents.names.people:
        return False
    return any(_parts_columns(scene, one, other) for one, other in pairwise(tokens))


def _parts_columns(scene: Scene, one: Token, other: Token) -> bool:
    between = scene.text[one.end : other.start]
    return not other.line and len(between) > 1 and not between.strip(" \t|")

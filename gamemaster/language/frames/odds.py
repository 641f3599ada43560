"""Whether acts of one sentence exclude each other."""

from itertools import combinations

from gamemaster.language.vocabulary.scene import Act, Scene


def at_odds(scene: Scene, acts: tuple[Act, ...]) -> bool:
    """Whether two acts of one sentence do different things to the same thing of the game."""
    if len(acts) < 2:
        return False
    names = {
        name
        for kind in scene.lexicon.kinds.values()
        if kind.things
        for name in scene.spoken.get(kind.things, ())
    }
    distinct = {id(act): act for act in acts[:20]}.values()
    for one, other in combinations(distinct, 2):
        if (
            type(one.action) is not type(other.action)
            or one.action == other.action
            or one.actor != other.actor
        ):
            continue
        mine, theirs = one.action.params(), other.action.params()
        if any(mine[key] == theirs.get(key) and str(mine[key]) in names for key in mine):
            return True
    return False

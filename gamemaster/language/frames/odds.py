"""Whether acts of one sentence exclude each other, or are one act said in two ways."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.first_come import comes_first
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.frames.totals import counts_answers_otherwise, miscounts
from gamemaster.language.vocabulary.scene import Act, Scene, once_each


def oddity(scene: Scene, tokens: Tokens, acts: tuple[Act, ...]) -> str:
    """Why the acts of one sentence cannot all stand as they are told; "" where they can."""
    if not acts:
        return ""
    lists = [(act, held) for act in once_each(acts) if (held := _lists(act))]
    if (
        _at_odds(scene, acts)
        or _told_twice(scene, acts)
        or any(_lists_twice(scene, held) for act, held in lists if not act.action.names_again)
    ):
        return "ambiguous"
    if any(_goes_on_unnamed(tokens, act) for act, _ in lists):
        return "leftover"
    counted = miscounts(scene, tokens, acts) or counts_answers_otherwise(scene, tokens, acts)
    return "how_many" if counted else ""


def _lists(act: Act) -> list[Sequence[object]]:
    """The lists among the things that an act is about."""
    return [value for value in act.action.params().values() if isinstance(value, (list, tuple))]


def _goes_on_unnamed(tokens: Tokens, act: Act) -> bool:
    """`Rutger, Jun, followed by whoever is left`, `Rutger and so on`: a list that names not all of its
    things."""
    told = [token for token in tokens if token.start >= act.start]
    lows = [token.low for token in told]
    first = next((place for place, low in enumerate(lows) if low in _WHOEVER and comes_first(told, place)), 0)
    lows = lows[:first] if first else lows
    pairs = (*pairwise(lows), ("", ""))
    return "etc" in lows or ("so", "on") in pairs or any(a in _FURTHER and b in _WHOEVER for a, b in pairs)


_FURTHER: Final = words_in("by then and ,")
_WHOEVER: Final = words_in("whoever whomever")


def _at_odds(scene: Scene, acts: tuple[Act, ...]) -> bool:
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
        setting = scene.lexicon.settings.get(one.action.name)
        if setting is not None and mine.get(setting) == theirs.get(setting):
            return True
        if any(mine[key] == theirs.get(key) and str(mine[key]) in names for key in mine):
            return True
    return False


def _lists_twice(scene: Scene, lists: list[Sequence[object]]) -> bool:
    """`I point at Tarn, Brask, Tarn`: whether somebody is named twice in a list of people."""
    people = scene.referents.names.people
    return any(len(set(value)) < len(value) and set(value) <= people.keys() for value in lists)


def told_in_full(scene: Scene, one: Act, other: Act) -> bool:
    """`I make a card: Fog Horn, a Keeper`: whether what is put behind the comma says more of the same act."""
    return scene.text[one.end : other.start].strip() == "," and _says_more(scene, one, other)


def _says_more(scene: Scene, one: Act, other: Act) -> bool:
    """Whether words without a verb of their own hold all that an act holds, and more."""
    mine, theirs = one.action.params(), other.action.params()
    if not mine or len(mine) >= len(theirs) or not mine.items() <= theirs.items():
        return False
    said = tokenize(scene.text, other.start, other.end)
    return not any(scene.lexicon.verb_at(said, place) for place in range(len(said)))


def _told_twice(scene: Scene, acts: tuple[Act, ...]) -> bool:
    """`I heal and pay the Healer`: whether the same is done twice running, by two verbs, and nothing says
    again."""
    lexicon = scene.lexicon
    for one, other in pairwise(acts):
        if one is other:
            continue
        if type(one.action) is type(other.action) and of_same_thing(scene, one, other):
            return True
        if one.deed != other.deed:
            if type(one.action) is type(other.action) and _says_more(scene, one, other):
                # "a card called Fog Horn and a Keeper"
                return True
            continue
        if one.action.name in lexicon.once | lexicon.lax | lexicon.changeable:
            # done twice, it is as done once
            continue
        mine, theirs = (_verb(scene, act) for act in (one, other))
        if "" not in {*mine[:1], *theirs[:1]} and mine[:1] != theirs[:1] and _AGAIN.isdisjoint(theirs):
            return True
    return False


def of_same_thing(scene: Scene, one: Act, other: Act) -> bool:
    """`I pay a D and an 8 for a tile, and I place the tile at D8`: whether the second speaks of what the
    first has brought up."""
    told, again = (tokenize(scene.text, act.start, act.end) for act in (one, other))
    new = {b.low for a, b in pairwise(told) if a.low in {"a", "an", "my"} and len(b.low) > 1}
    return any(a.low == "the" and b.low in new for a, b in pairwise(again))


_BEFORE_VERBS: Final = words.SUBJECTS | words.ADVERBS | words_in(", and then")
_AGAIN: Final = words_in("again another second more once twice likewise also too further")


def _verb(scene: Scene, act: Act) -> list[str]:
    """The words of an act from its verb on."""
    lows = [token.low for token in tokenize(scene.text, act.start, act.end)]
    place = next((p for p, low in enumerate(lows) if low not in _BEFORE_VERBS), len(lows))
    return lows[place:] or [""]

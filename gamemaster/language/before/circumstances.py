"""Words in front of an act that tell under what circumstances it is done, and leave it as it is.

What has happened, what has been gone through, what somebody has about em, and why e acts.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Scene

_DENYING: Final = words_in("not never no n't 't nor neither nobody none")
_SPOILING: Final = (words.TAINT | words.CONDITION | words.SPEECH) - (
    _DENYING | words_in("both all every each everyone everybody anyone before times once only")
)
_HAVING: Final = words_in("having being")
_MOST_BEFORE: Final = 8
_MOST: Final = 16


def has_happened(tokens: Tokens) -> bool:
    """`Pilar and Ulla having supported`, `the sun being out`: what is so, with a subject of its own."""
    lows = plain_lows(tokens)
    place = next((p for p, low in enumerate(lows) if low in _HAVING), 0)
    if not 0 < place <= _MOST_BEFORE or place + 1 >= len(lows) or len(lows) > _MOST:
        return False
    held = set(lows)
    if lows[place] == "having" and lows[place + 1] in _TOLD and lows[place + 2 : place + 3] in _LISTENERS:
        held.discard(lows[place + 1])
        held -= _asked_for(lows[place + 3 :])
    if lows[-1] == "twice" and tokens[-1].low == "twice" and tokens[-2].low != ",":
        held.discard("twice")
    if not _SPOILING.isdisjoint(held) or not {"i", "we", "you"}.isdisjoint(lows[:place]):
        return False
    if lows[-2:] == ["by", "then"]:
        return False
    if lows[place] == "being":
        return words.FINITE.isdisjoint(lows)
    behind = lows[place + 1 : place + 4]
    return any(is_past(low) or low in _PAST_ALIKE for low in behind)


def _asked_for(lows: list[str]) -> set[str]:
    """`(Its members having asked me) to write the order down`: words of saying for what was asked, which is
    no saying of these very words."""
    plain = lows[:1] == ["to"] and len(lows) > _PAIR and _THESE.isdisjoint(lows)
    return set(lows) & words.SPEECH if plain else set()


_PAIR: Final = 2
_THESE: Final = words_in("this that it so these those following below what as for here something anything")
_PAST_ALIKE: Final = words_in("let put cut set hit read cost quit shut hurt spread split bet come run become")
_TOLD: Final = words_in("told asked answered")
_LISTENERS: Final = (["me"], ["us"], ["him"], ["her"], ["them"], ["everyone"], ["nobody"])


def is_in_state(lows: list[str]) -> bool:
    """`Hand Limit 2 being in force`, `the market being what it is`, `Draw 5 being by far the silliest of the
    Rules`: how a thing of the game is, and no condition."""
    place = next((p for p, low in enumerate(lows) if low == "being"), 0)
    behind = tuple(lows[place + 1 :])
    told = behind in _STATES or behind == ("what", "it", "is") or _is_extreme(behind)
    return 0 < place <= _MOST_OF_STATE and told


def _is_extreme(lows: Sequence[str]) -> bool:
    """`(by far) the silliest of the Rules`, `the one card that I can read`: an opinion, or what is known."""
    the = next((place for place, low in enumerate(lows[:_NEAR_THE]) if low == "the"), _NEAR_THE)
    near = lows[the + 1 : the + 2]
    plain = _SPOILING.isdisjoint(set(lows) - _EXTREMES)
    return plain and bool(near) and (near[0] in _EXTREMES or near[0].endswith("est"))


_EXTREMES: Final = words_in("most least best worst only last one")
_NEAR_THE: Final = 4


def yet_to_be(scene: Scene, tokens: Tokens) -> bool:
    """`there being no rain tomorrow`, `the rain having stopped by then`: what will, or may, be so."""
    lows = plain_lows(tokens)
    place = next((p for p, low in enumerate(lows) if low in _HAVING), 0)
    if not 0 < place <= _MOST_BEFORE or not words.FINITE.isdisjoint(lows):
        return False
    if lows[:2] == ["it", "being"] and lows[2:3] != [] and lows[2] in WEEKDAYS:
        return False
    if lows[0] != "there" and lows[place] == "being" and lows[place - 1] in words.PREPOSITIONS:
        # "after being away"
        return False
    being = lows[place] == "being"
    later = being and any(scene.lexicon.times.at(tokens, p) for p in range(len(tokens)))
    return (later and lows[-1] not in _NOW) or not _PERHAPS_THEN.isdisjoint(lows)


_NOW: Final = words_in("today tonight now yesterday")
_PERHAPS_THEN: Final = words_in("then perhaps maybe hopefully presumably probably possibly tomorrow")


def has_been(lows: list[str]) -> bool:
    """`nobody has objected in a week`: what is told in the perfect, and of no time to come."""
    if not _TO_COME.isdisjoint(lows):
        return False
    return any(
        low in _PERFECT and any(is_past(near) for near in lows[place + 1 : place + 4])
        for place, low in enumerate(lows)
    )


_TO_COME: Final = words_in("tomorrow next soon later will 'll shall once until till when tonight")
_PERFECT: Final = words_in("has have had 've")


def follows_from(before: Tokens) -> bool:
    """`My mother always said never to trust a baker, so I ...`: what was, and the act that comes of it."""
    lows = plain_lows(before)
    apart = before[-1].low in {",", ";", "--"}
    if apart and lows[0].endswith("ing") and lows[-3:-1] == ["would", "be"] and lows[-1] in _UNFAIR:
        # "Placing a tile at C9 would be rude, so I place it at C8"
        return True
    told = any(is_past(low) for low in lows[1:6])
    return apart and told and lows[0] in _DETERMINING and not {"if", "unless", "almost", "nearly"} & set(lows)


_UNFAIR: Final = words_in(
    "rude unfair silly mean greedy boring pointless dangerous risky suicide unwise foolish stupid useless "
    "mad crazy reckless wasteful selfish cruel unkind premature illegal wrong"
)
_DETERMINING: Final = words_in(
    "the a an my our his her its their this that he she it they we i nobody everyone everybody"
)
_INDEFINITE: Final = NUMBER_WORDS | words_in(
    "a an much many some several long all those these careful days hours weeks years"
)
_UNITS: Final = words_in(
    "second seconds minute minutes hour hours day days night nights week weeks month months year years round "
    "rounds turn turns while moment phase session"
)
_ABOUT: Final = words_in("about over on of wondering")
_ASKED: Final = words_in("what whether how who why where which")
_GRADING: Final = words_in("long sleepless hard quiet cold sad bad awful good short restless weary busy few")


def without_guess(lows: list[str]) -> list[str]:
    """`After a year and I don't know how many letters`: without what one has had too much of to count."""
    for place in range(2, len(lows) - 4):
        behind = lows[place + 1 :]
        how = next((p for p in range(1, min(6, len(behind) - 1)) if behind[p : p + 1] == ["how"]), 0)
        if lows[place] != "and" or not how or behind[how + 1] not in {"many", "much"}:
            continue
        knows = behind[how - 1] in {"knows", "know"} and _KNOWING.issuperset(behind[:how])
        if knows and {"more", "other", "further", "another"}.isdisjoint(behind):
            return lows[:place]
    return lows


_KNOWING: Final = words_in("i do don not n't 't who heaven heavens god gods lord goodness nobody knows know")


def gone_through(scene: Scene, tokens: Tokens) -> bool:
    """`After a sleepless night and two pots of coffee`: what somebody has had, and no time still to come."""
    said = [token.low for token in tokens if token.low[0].isalnum() or token.low[0] == "'"]
    lows = without_guess(said)
    guessed = len(lows) < len(said)
    if len(lows) < 3 or len(said) > _MOST or lows[0] != "after" or lows[1] not in _INDEFINITE:
        return False
    asked = (p for p, low in enumerate(lows[:-1]) if low in _ABOUT and lows[p + 1] in _ASKED)
    # "three weeks of argument about what it means" went before, whatever it was about
    end = next(asked, len(lows))
    talk = next((p for p, low in enumerate(lows[:-1]) if low == "about" and p > _NEAR_THE - 1), len(lows))
    end = min(end, len(lows) if lows[talk + 1 : talk + 2] and lows[talk + 1] in NUMBER_WORDS else talk)
    lows = _cut_doing(lows[:end])
    held = set(lows[1:])
    if held & (_SPOILING | words.FINITE | words.PRONOUNS - {"this", "that"}) or "i" in held:
        return False
    if held & (scene.lexicon.entities - _UNITS) or held & scene.lexicon.nouns_of_things:
        return False
    # "round the campfire" tells where
    where = {
        p + 1 for p, (a, b) in enumerate(pairwise(lows)) if b == "round" and a not in _INDEFINITE | _GRADING
    }
    where = {p for p in where if p + 1 < len(lows) and lows[p + 1] in {"the", "my", "our"}}
    units = [] if guessed else [p for p, low in enumerate(lows) if low in _UNITS and p not in where]
    # "after a week" may well be still to come, "after a week of doubt" is not
    return all(
        lows[place - 1] in _GRADING
        or lows[place + 1 : place + 2] == ["of"]
        or lows[place + 1 : place + 2] == ["in"]
        for place in units
    )


def _cut_doing(lows: list[str]) -> list[str]:
    """`After a week of asking everyone at the table`: without whom one has done it to, and where."""
    of = next((p for p, low in enumerate(lows[:_NEAR]) if low == "of"), 0)
    doing = of and lows[of - 1] in _UNITS and lows[of + 1 : of + 2] != [] and lows[of + 1].endswith("ing")
    return lows[: of + 2] if doing and _SPOILING.isdisjoint(lows) and "i" not in lows else lows


_NEAR: Final = 5
_BORNE: Final = words_in(
    "my a an the both one trembling shaking heavy light all every clean cold steady closed open"
)
_WANTED: Final = words_in(
    "better more another other further extra some any enough less fewer bigger luck permission blessing "
    "approval help consent support leave backing proxy chance hope intention view aim exception condition "
    "proviso understanding assumption caveat vote votes others majority agreement assent"
)
_MOST_BORNE: Final = 9


def bears_along(lexicon: Lexicon, before: Tokens) -> bool:
    """`With my last cartridge`, `With one eye on the door`: what somebody has about em while e acts."""
    said = [token for token in before if token.low[0].isalnum()]
    lows = [token.low for token in said]
    if not 3 <= len(lows) <= _MOST_BORNE or lows[0] != "with" or lows[1] not in _BORNE:
        return False
    if any(token.capital for token in said[1:]) or "'s" in {token.low for token in before}:
        return False
    known = lexicon.entities | lexicon.nouns_of_things | _WANTED | (NUMBER_WORDS - {"one"})
    return not (set(lows[2:]) & (known | (words.TAINT - {"once"}) | words.UNREAL | words.FINITE))


def without_inset(scene: Scene, tokens: Tokens, place: int) -> Tokens:
    """`I vote, with a clear conscience, for Tarn`: the tokens without how it is done, set off behind the
    verb. What limits the act (`for four rounds at most`) stays."""
    if place <= 0 or place >= len(tokens) or tokens[place].low != ",":
        return tokens
    close = next((p for p in range(place + 2, min(len(tokens), place + 16)) if tokens[p].low == ","), 0)
    inside = tokens[place + 1 : close]
    if not close or close + 1 >= len(tokens) or not inside:
        return tokens
    filler = set_phrases.FILLERS.longest(inside, 0)
    idle = tuple(token.low for token in inside) in _AS_IT_MUST
    idle = idle or (filler is not None and filler.end == len(inside) > 1)
    following = tokens[close + 1]
    if idle and (following.capital or following.low in words.PREPOSITIONS):
        return [*tokens[:place], *tokens[close + 1 :]]
    if inside[0].low not in _INSET:
        return tokens
    lexicon = scene.lexicon
    barred = (lexicon.entities, lexicon.nouns_of_things, _WANTED, _LIMITS, words.TAINT, words.UNREAL)
    lows = [token.low for token in inside]
    plain = all(one.isdisjoint(lows) for one in barred) and not any(token.capital for token in inside)
    return [*tokens[:place], *tokens[close + 1 :]] if plain else tokens


_LIMITS: Final = words_in("most least round rounds times twice thrice health")
_AS_IT_MUST: Final = (
    ("as", "i", "must"),
    ("as", "one", "must"),
    ("as", "i", "should"),
    ("since", "you", "ask"),
    ("and", "it", "pains", "me"),
    ("much", "as", "it", "pains", "me"),
)
_INSET: Final = words_in("with without in by not after for of out against under from despite")
_STATES: Final = (
    ("on", "the", "table"),
    ("on", "the", "board"),
    ("in", "force"),
    ("in", "play"),
    ("in", "effect"),
    ("in", "hand"),
    ("in", "my", "hand"),
    ("in", "place"),
    ("at", "my", "side"),
    ("behind", "me"),
    ("before", "me"),
    ("in", "sight"),
    ("on", "the", "list"),
    ("on", "our", "list"),
    ("on", "the", "roster"),
    ("on", "board"),
    ("in", "the", "book"),
    ("in", "the", "village"),
    ("at", "the", "table"),
    ("signed", "up"),
)
_MOST_OF_STATE: Final = 6


def stands_so(lows: list[str]) -> bool:
    """`With Play 3 on the table`: how things are when one acts."""
    ended = next((state for state in _STATES if tuple(lows[-len(state) :]) == state), None)
    if ended is None or lows[0] != "with" or not 0 < len(lows) - len(ended) - 1 <= _MOST_OF_STATE:
        return False
    apart = words.TAINT | words.UNREAL | words.CONDITION | words.SPEECH
    return not set(lows[1 : -len(ended)]) & (apart - NUMBER_WORDS)

"""What a sentence says on its way from one act to the next: `I heal, and as its newest member I attack`.

Such words, between the joint and the next subject, are left out where they would lead up to the act at the
front of a sentence of its own. `We, Petra, First of that Name, do hereby ...` loses its titles likewise.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.hidden_clauses import leaves_alone
from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, words_in
from gamemaster.language.values.bare import only_values
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_LONGEST: Final = 12
_MARKS: Final = words_in(", --")
_HEREBY: Final = words_in("do hereby herewith")
_HANGING: Final = (
    (words.CONDITION - {"once"})
    | words.SPEECH
    | words_in(
        "case event tie signal confirm behalf proxy request demand chance sake argument cue bell spring "
        "summer autumn winter"
    )
)
_OPENING: Final = words_in(
    "as since because with having being for in on at by to out of from seeing given now"
)


def without_inset_leads(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without such words in front of a later act."""
    place = len(tokens) - 2
    while place > _FEW:
        joint = _joint_before(tokens, place) if tokens[place].low == "i" else 0
        if joint and _acts(scene, tokens, place) and _leads(scene, tokens[joint + 1 : place]):
            tokens = [*tokens[: joint + 1], *tokens[place:]]
            place = joint
        place -= 1
    return tokens


_FEW: Final = 3


def _joint_before(tokens: Tokens, place: int) -> int:
    """Where the `and` stands that joins the words before `place` to an act; 0 where none does."""
    for joint in range(place - 2, max(_FEW, place - _LONGEST), -1):
        opens = joint + 1 + (tokens[joint + 1].low in _MARKS)
        if tokens[joint].low == "and" and opens < place and tokens[opens].low in _OPENING:
            return joint
    return 0


def _acts(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether the clause of the subject at `place` performs, and one before it does."""
    told = head(scene, tokens, place)
    if told.mood is not Mood.PERFORM or not scene.lexicon.verb_at(tokens, told.verb):
        return False
    first = next((p for p in range(place) if tokens[p].low == "i"), place)
    before = head(scene, tokens, first)
    return first < place and before.mood is Mood.PERFORM and bool(scene.lexicon.verb_at(tokens, before.verb))


def _leads(scene: Scene, said: Tokens) -> bool:
    """Whether these words alone would leave the act behind them as it is."""
    closed = said[-1].low == ","
    kept = [token for token in said if token.low not in _MARKS] if said[0].low in _MARKS else list(said)
    if closed:
        kept = kept[:-1] if kept[-1].low == "," else kept
    if not _HANGING.isdisjoint([token.low for token in kept]):
        return False
    if kept and kept[-1].low not in _POINTING and only_values(scene, kept, people=False):
        return False  # "and in the right one I begin constructing a 4"
    if kept and (kept[-1].low == "and" or names_things(scene, kept) or _goes_further(kept)):
        return False  # "to A, and to B, and I ...": B is part of the act before
    return bool(kept) and (leads_up(scene, kept, ",") or (not closed and leaves_alone(scene, kept)))


_POINTING: Final = words_in("that this it these those them")


def _goes_further(kept: Tokens) -> bool:
    """`(to Town Square, and) from there to the Healer`: where the act before leads next."""
    lows = [token.low for token in kept[:3]]
    return lows == ["from", "there", "to"] or (lows[0] == "to" and _named(kept[1:3]))


def _named(where: Tokens) -> bool:
    """`Healer`, `the Healer`."""
    return bool(where) and (where[0].capital or (where[0].low == "the" and where[-1].capital))


_TITLES: Final = words_in(
    ", the of that this our name first second third fourth fifth last only and by grace will power authority "
    "in old young great bold brave wise humble probably reasonably -"
)


def without_titles(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`We, Florin the First, by the grace of the guild, do hereby ...`: `We do hereby ...`"""
    solemn = next((p for p, token in enumerate(tokens) if token.low in {"hereby", "herewith"}), 0)
    solemn = solemn or _solemn_do(tokens)
    plural = [p for p in range(solemn) if tokens[p].low == "we"]
    begin = next((p for p in reversed(plural) if tokens[p + 1].low == ","), (plural or [-1])[0])
    if begin > 0 and tokens[begin + 1].low == "do" and scene.lexicon.verb_at(tokens, begin + 2):
        # "By order of the council, we do vote ...", where nobody is named
        return [*tokens[: begin + 1], *tokens[begin + 2 :]]
    if begin >= 0 and tokens[begin + 1].low != ",":
        return _without_kind(scene, tokens, begin)
    if begin < 0:
        return tokens
    close = next(
        (
            p
            for p in range(begin + 3, len(tokens) - 1)
            if tokens[p].low == "," and tokens[p + 1].low in _HEREBY
        ),
        0,
    )
    inside, state = _titles_and_state(tokens[begin + 2 : close])
    if state and not _leads(scene, state):
        return tokens
    named = [
        found.who
        for place, token in enumerate(inside)
        if token.capital and (found := scene.referents.at(scene.text, inside, place)) is not None
    ]
    own = named[:1] == [(scene.sender,)] and all(who == (scene.sender,) for who in named)
    titles = all(t.low in _TITLES or t.capital or t.low.isdigit() for t in inside)
    own = own and (titles or _is_called(scene, [token.low for token in inside]))
    if not close or not own:
        return tokens
    fanfare = begin + 1 < solemn < close + 4 and is_fanfare(tokens[:begin])
    subject = tokens[begin].changed(low="i") if solemn == close + 1 and fanfare else tokens[begin]
    return [*([] if fanfare else tokens[:begin]), subject, *tokens[close + 1 :]]


def _solemn_do(tokens: Tokens) -> int:
    """Where the `do` of `..., do solemnly vote` stands; where none does, a place near the end."""
    return next(
        (p + 1 for p, (a, b) in enumerate(pairwise(tokens)) if (a.low, b.low) == (",", "do")), len(tokens) - 4
    )


def _is_called(scene: Scene, lows: list[str]) -> bool:
    """`(We,) Ondine, beadle of the parish(, do ...)`: a few words that only say what the sender is."""
    named = lows.index(",") if "," in lows else len(lows)
    told, firsts = set(lows[named:]), {b for a, b in pairwise(lows) if a == ","}
    verbs = words.FINITE | words.SPEECH | words.CONDITION | words.TAINT | scene.lexicon.verb_words
    plain = firsts.isdisjoint(words.PREPOSITIONS) and not any(
        low.endswith(("ly", "ing", "ed")) for low in firsts
    )
    return plain and len(lows) <= _LONGEST and told.isdisjoint(verbs | words.UNREAL | _NO_TITLES)


_NO_TITLES: Final = words_in(
    "i we you he she they it not no never who whom whose which that what as for on behalf proxy acting "
    "speaking if when once would could might and or but former late future sometime"
)


def is_fanfare(front: Tokens) -> bool:
    """`Know, all ye who wade in puddles, that`, `By the grace of the guild`, `Let every goblin listen:`.

    Such words in front of a solemn act of the sender by name neither give it to another nor take it back.
    """
    lows = [token.low for token in front]
    told = lows[:1] != [] and lows[0] in {"in", "from"} and not words.FICTION.isdisjoint(lows[1:4])
    called = not lows or lows[0] in _CALLING
    governed = lows[-1:] == ["that"] and (lows.count("that") > 1 or not words.FINITE.isdisjoint(lows))
    if told or governed or (not called and (":" in lows or lows[-1] in _GOVERNING)):
        return False
    return lows[-1:] == [] or (lows[-1] not in _GOVERNING - {"that"} and _NO_FANFARE.isdisjoint(lows))


_CALLING: Final = words_in("let hear know oyez whereas be")
_GOVERNING: Final = words_in("that as like than when how what why which whom because")
_NO_FANFARE: Final[frozenset[str]] = (
    (words.SPEECH | words.CONDITION | words.TAINT)
    - words_in("announced declared each every everyone everybody both half twice before only")
    | words_in("i thinks believes dream draft example play title words plan plans")
    | {OPAQUE}
)


_BEING: Final = words_in(
    "being having sitting standing feeling wishing finding mindful weary tired proud full aware conscious "
    "moved touched fond sick humbled"
)
_SINGULAR: Final = {"we": "i", "our": "my", "are": "am"}


def _titles_and_state(inside: list[Token]) -> tuple[list[Token], list[Token]]:
    """`Florin the First, being of sound mind`: the titles, and what e says in the singular of how e is."""
    for place, (mark, token) in enumerate(pairwise(inside)):
        if mark.low == "," and token.low in _BEING:
            told = [token.changed(low=_SINGULAR.get(token.low, token.low)) for token in inside[place + 1 :]]
            return inside[:place], told
    return inside, []


def proclaims(scene: Scene, tokens: Tokens) -> bool:
    """`that We, to whom all cats bow, do hereby play the Owl`: a solemn act, whoever is its subject."""
    for place in range(2, len(tokens) - 1):
        solemn = tokens[place].low == "hereby" and tokens[place - 1].low in {"do", ","}
        if solemn and scene.lexicon.verb_at(tokens, place + 1):
            said = {token.low for token in tokens[: place - 1]}
            return not _SPEAKERS.isdisjoint(said) and words.CONDITION.isdisjoint(said)
    return False


_SPEAKERS: Final = words_in("i we")


def _without_kind(scene: Scene, tokens: list[Token], begin: int) -> list[Token]:
    """`We the werewolves hereby ...`, `We werewolves do hereby ...`: what we are, by a word of the game."""
    kind = begin + 1 + (tokens[begin + 1].low == "the")
    if kind + 1 >= len(tokens) or tokens[kind].low not in scene.lexicon.entities:
        return tokens
    return [*tokens[: begin + 1], *tokens[kind + 1 :]] if tokens[kind + 1].low in _HEREBY else tokens

"""In what capacity somebody acts (`As founder of Ochre, I ...`, `Speaking for the Lanterns, I ...`)."""

from typing import Final, NamedTuple

from gamemaster.core.frame import Kind
from gamemaster.language.before.labels import thing_named
from gamemaster.language.english import words
from gamemaster.language.english.tokens import OPAQUE, Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene
from gamemaster.language.vocabulary.shorthand import is_closed

_CLAIMS: Final = tuple(
    ("in", "my", office, of)
    for office in ("capacity", "role", "office", "function", "position", "quality")
    for of in ("as", "of")
)
_POWERS: Final = tuple(
    (*lead, "my", power, "as")
    for lead in (("in", "exercise", "of"), ("exercising",), ("by", "virtue", "of"), ("using",), ("by",))
    for power in ("power", "powers", "right", "rights", "authority", "office", "gift")
)
_LONGEST_OPENER: Final = max(len(words) for words in _POWERS)
_OPENERS: Final = (
    *_CLAIMS,
    *_POWERS,
    ("acting", "as"),
    ("acting", "for"),
    ("speaking", "as"),
    ("speaking", "for"),
    ("as",),
)
_OPENER_FIRSTS: Final = frozenset(opener[0] for opener in _OPENERS)
_MOST: Final = 12
_BELONGING: Final = words_in("of for to behind among in 's '")
_ARTICLES: Final = words_in("a an the your its our my one")
_LEADING: Final = words_in("leader captain head chief member last first leading behalf name for all")
_OFFICES: Final = words_in(
    "leader founder member captain head chief owner participant player holder party partner friend guest"
)
PRETENCES: Final = words_in(
    "caption title note notes reminder demonstration illustration citation memo question thoughts warning "
    "promise threat hint principle default general theory wish favour favor condition precaution fallback "
    "backup option alternative choice vote compromise goal ambition resolution motto other another novel "
    "film movie book version character imagination now proxy agent deputy delegate representative "
    "imaginary fictional fictitious attorney child kid ghost wolf werewolf villager seer witch hunter matter "
    "fact whole opposed result"
)
_NO_OFFICE: Final = (
    (words.TAINT - {"only", "once", "each", "every", "half"})
    | words.UNREAL
    | words.CONDITION
    | words.SPEECH
    | words.FINITE
    | (words.PRONOUNS - {"this", "that"})
    | PRETENCES
    | words_in("if though well far long soon much many usual always ever i we planned promised said such")
)


class Role(NamedTuple):
    """Where the words of a role end, the thing of the game that it names, and whether it acts for that."""

    end: int
    kind: Kind | None = None
    name: str = ""
    leads: bool = False


def role_at(scene: Scene, tokens: Tokens, place: int) -> Role | None:
    """The role at `place`, right before a clause in the first person."""
    if place >= len(tokens) or tokens[place].low not in _OPENER_FIRSTS:
        return None
    lows = [token.low for token in tokens[place : place + _LONGEST_OPENER]]
    opener = next((words for words in _OPENERS if tuple(lows[: len(words)]) == words), None)
    if opener is None:
        return None
    begin = place + len(opener)
    marks = (p for p in range(begin, min(len(tokens), begin + _MOST)) if tokens[p].low in {",", "i", "we"})
    end = next(marks, begin)
    clause = _past_gear(tokens, end + (end < len(tokens) and tokens[end].low == ","))
    if end == begin or clause >= len(tokens) or tokens[clause].low not in {"i", "we"}:
        return None
    said = tokens[begin:end]
    if opener in _POWERS:
        office = all(token.low in scene.lexicon.entities | _ARTICLES for token in said)
    else:
        office = _claimed(scene, said) if opener in _CLAIMS else _is_office(scene, said)
    if not office or _is_choice(scene, tokens, said, clause):
        return None
    role = named_role(scene, said, clause, opener[-1] == "for")
    return role if role.kind is not None or opener[-1] != "for" else None


def _past_gear(tokens: Tokens, start: int) -> int:
    """`(As a Lantern,) boots on and lantern lit, (I ...)`: past what one bears, if anything."""
    close = next(
        (p for p in range(start, min(len(tokens), start + _MOST)) if tokens[p].low in {"i", "we"}), 0
    )
    if close <= start + 1 or tokens[close - 1].low != ",":
        return start
    pieces: list[list[str]] = [[]]
    for token in tokens[start : close - 1]:
        if token.low in {",", "and"}:
            pieces.append([])
        else:
            pieces[-1].append(token.low)
    return close if all(_is_gear(piece) for piece in pieces if piece) and any(pieces) else start


def _is_gear(lows: list[str]) -> bool:
    """`boots on`, `my lantern lit`, `sword in hand`: in what state a thing that one bears is."""
    if not _OWN_GEAR.isdisjoint(lows[:1]):
        lows = lows[1:]
    if lows[-2:] in (["in", "hand"], ["at", "hand"], ["at", "side"]):
        lows = [*lows[:-2], "ready"]
    short = 1 < len(lows) <= _MOST_OF_GEAR and lows[-1] in _WORN
    return short and (_NO_OFFICE | {"not"}).isdisjoint(lows[:-1]) and lows[0] not in words.PREPOSITIONS


_OWN_GEAR: Final = words_in("my our the a")
_MOST_OF_GEAR: Final = 3
_WORN: Final = words_in(
    "on lit drawn ready raised high bared sharpened polished packed strapped buckled laced held lowered up "
    "out loaded sheathed unsheathed burning trimmed tied straight off"
)


def _is_choice(scene: Scene, tokens: Tokens, said: Tokens, clause: int) -> bool:
    """`As a Knight, I join`: one of a few things that what is done takes, and no office."""
    first = int(said[0].low in _ARTICLES)
    verbs = (hit for p in (clause + 1, clause + 2) for hit in scene.lexicon.verb_at(tokens, p))
    taken = {slot.kind for hit in verbs for slot in hit.what.frame.slots}
    closed = (kind for kind in scene.lexicon.kinds.values() if kind.name in taken and is_closed(kind))
    hits = (scene.lexicon.values[kind.name].longest(said, first) for kind in closed)
    return any(hit is not None and hit.end == len(said) for hit in hits)


def named_role(scene: Scene, said: Tokens, end: int, leads: bool = False) -> Role:
    """The role that words such as `leader of the Lanterns` tell of; `leads` that they stand behind `for`."""
    for number in range(len(said)):
        named = thing_named(scene, said, number)
        opened = number == 0 or said[number - 1].low in _BELONGING
        if named is not None and opened and len(named[1].who) == 1:
            leading = number == 0 or any(token.low in _LEADING for token in said[:number])
            return Role(end, named[0], named[1].who[0], leads or leading)
    return Role(end)


def _claimed(scene: Scene, said: Tokens) -> bool:
    """`(In my capacity as) resident pessimist`, `(In my office as) Seer`: what somebody says e is, in full.

    A name may be one that is played: it must be a word of the game.
    """
    ours = scene.lexicon.entities
    lows = {token.low for token in said} - ours
    if len(said) <= _MOST_OF_CLAIM and lows.isdisjoint(_NO_OFFICE | _DEPUTIES | {OPAQUE}):
        return all(token.low in ours or not token.capital for token in said) or _is_office(scene, said)
    return _is_office(scene, said)


_MOST_OF_CLAIM: Final = 4
_DEPUTIES: Final = words_in("for behalf understudy substitute replacement stand-in deputising acting")


def _is_office(scene: Scene, said: Tokens) -> bool:
    """Whether the words name what somebody is, and neither somebody else nor a pretence."""
    lows = [token.low for token in said]
    if OPAQUE in lows or not _NO_OFFICE.isdisjoint(lows):
        return False
    if lows[0] not in _ARTICLES and _OFFICES.isdisjoint(lows) and thing_named(scene, said, 0) is None:
        return False
    for place, token in enumerate(said):
        named = scene.referents.at(scene.text, said, place) if token.capital else None
        if named is None:
            continue
        owns = named.end < len(said) and said[named.end].low in {"'s", "'"}
        if not owns and not (place and said[place - 1].low in _BELONGING):
            return False
    return True

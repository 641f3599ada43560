"""Words in front of a clause in the first person that no comma parts from it: `There I heal`.

A clause may hide behind such words. When they are plainly no more than place, means or order, it acts; when
they could change what it does, it is asked about; when they make it part of another clause, it does nothing.
"""

from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from gamemaster.language.before.circumstances import bears_along, somebody_elses
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS, may_be_number
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Scene


class Front(Enum):
    """What words in front of a clause make of it."""

    PLAIN = "plain"
    DOUBT = "doubt"
    PART = "part"


class Hidden(NamedTuple):
    """A performing clause inside other words: where its subject stands, and what stands in front of it."""

    place: int
    front: Front


PREPOSITIONS: Final = words_in(
    "with in at on from for by after under over out without through despite during upon given within near "
    "beside before following considering notwithstanding using via per behind inside between among toward "
    "towards"
)
_SINCE: Final = words_in("following given despite considering notwithstanding")
_SUBORDINATE: Final = words_in(
    "that which who whom whose what how why where when if whether as than because since while until once "
    "though although like whatever whenever wherever before after lest unless or"
)
_HARMLESS: Final = words_in(
    "my our the a an of this these that his her your its first next last second third final only remaining "
    "spare new own other breath week token tokens move moves action actions turn turns round place there "
    "here now"
)
_FIRST: Final = words_in("this next last first second third final there here now then")
_PROCLAIMING_VERBS: Final = words_in(
    "know known announced announce declare declared proclaim proclaimed state note notice hear witness "
    "inform certify affirm record recorded informed"
)


def hidden_clause(scene: Scene, tokens: Tokens, start: int, end: int) -> Hidden | None:
    """The first performing clause of the first person between `start` and `end`, other words before it."""
    for place in range(start + 1, end):
        if tokens[place].low not in {"i", "we"} or tokens[place - 1].low in {",", "(", "'"}:
            continue
        told = head(scene, tokens, place)
        listing = tokens[-1].low == ":" and told.verb < end and tokens[told.verb].low in _ANNOUNCING
        if listing and told.mood is Mood.PERFORM and harmless_lead(scene, tokens[start:place], ","):
            return Hidden(place, Front.PLAIN)
        if told.mood is not Mood.PERFORM or not scene.lexicon.verb_at(tokens, told.verb):
            continue
        if tokens[place].low == "we" and not told.hereby:
            continue
        return Hidden(place, _front_of(scene, tokens[start:place], told.hereby))
    return None


def _front_of(scene: Scene, before: Tokens, hereby: bool) -> Front:
    """What the words before a performing clause make of it, `It is with regret that` among them."""
    if (stressed := _stressed(before)) is not None:
        plain = all(_front_of(scene, piece, hereby) is Front.PLAIN for piece in stressed)
        return Front.PLAIN if plain else Front.DOUBT if len(stressed) > 1 else Front.PART
    found = front(scene.lexicon, before, hereby)
    later = any(scene.lexicon.times.at(before, place) for place in range(len(before)))
    if found is Front.PLAIN and (later or any(token.low in _LEAVE for token in before)):
        return Front.DOUBT
    if before and before[0].low in {"as", "of"} and only_how(scene, before):
        return Front.PLAIN
    if found is Front.DOUBT and (_gives_reason(scene, before) or only_how(scene, before)):
        return Front.PLAIN
    return found


def _stressed(before: Tokens) -> list[Tokens] | None:
    """The pieces of what `It is with regret, and in haste, that` puts first; None where nothing does so."""
    lows = [token.low for token in before]
    if lows[:2] not in (["it", "is"], ["it", "'s"]) or lows[-1] != "that":
        return None
    cuts = [1, *(place for place, low in enumerate(lows) if low == ","), len(lows) - 1]
    pieces = [before[first + 1 : last] for first, last in pairwise(cuts)]
    said = [piece[piece[0].low == "and" :] for piece in pieces if piece]
    return said if said and all(said) and said[0][0].low in _STRESSED else None


_LEAVE: Final = words_in("leave permission approval consent blessing")
_STRESSED: Final = words_in("with without in out from for to thus so therefore now here under")


def only_how(scene: Scene, before: Tokens) -> bool:
    """`With real regret`, `In a fit of courage`: in what mood somebody acts, and by no means of the game."""
    lows = [token.low for token in before if token.low[0].isalnum()]
    if not 1 < len(lows) <= _MOST_OF_MOOD or not _opens_mood(lows):
        return False
    if lows[0] == "of":
        return lows[1] in _WHOLES and harmless_lead(scene, before, ",")
    said = set(lows[1:]) - PREPOSITIONS
    lexicon = scene.lexicon
    known = lexicon.entities | lexicon.nouns_of_things | lexicon.base_words
    better = lows[0] != "for" and said & _BETTER
    counted = lows[0] not in {"between", "for"} and any(may_be_number(low) for low in said - {"a", "one"})
    return not (better or counted or said & (known | _NOT_YET)) and harmless_lead(scene, before, ",")


def _opens_mood(lows: list[str]) -> bool:
    """Whether the words open like a mood or a reason, and not like a place or somebody else."""
    match lows[0]:
        case "of":
            return True
        case "with" | "without" | "under" | "between":
            return True
        case "out":
            return lows[1] == "of"
        case "from":
            return "heart" in lows
        case "for":
            return bool(_CAUSES & set(lows[1:4]))
        case "as":
            return lows[-1] in _TURNS or bool(_TURNS & set(lows) and set(lows[1:]) <= _TURNS | _OF_TURN)
        case "in":
            return lows[1] in _IN_VIEW or bool(_MOODS & set(lows))
    return False


_WHOLES: Final = words_in("the these those my all our")
_MOST_OF_MOOD: Final = 10
_CAUSES: Final = words_in("sake want lack fear love reason reasons fun joy")
_IN_VIEW: Final = words_in("view light spite consequence memory honour honor celebration")
_TURNS: Final = words_in("action move turn deed act")
_OF_TURN: Final = words_in(
    "my our the an a this next first last final only one for phase week day today round of"
)
_MOODS: Final = words_in(
    "fit burst moment mood spirit rage panic attempt effort hope hurry rush flush haste despair desperation "
    "anger terror fear joy gratitude triumph sorrow grief silence shame pain hunger"
)
_NOT_YET: Final = words_in(
    "luck help time practice more enough objection objections permission approval consent new next name "
    "behalf stead normal different ordinary usual ideal certain leave theory brother sister friend "
    "friends"
)
_BETTER: Final = words_in(
    "better bigger larger stronger sharper greater heavier lighter higher newer longer faster"
)


def _gives_reason(scene: Scene, before: Tokens) -> bool:
    """`For this reason`, `On these grounds`: a phrase that tells why, whatever else it holds."""
    lows = [token.low for token in before if token.low[0].isalnum()]
    return bool(lows) and lows[-1] in _REASONS and harmless_lead(scene, before, ",")


_REASONS: Final = words_in(
    "spirit vein light reason reasons sake grounds account cause purpose evidence suspicion"
)


_CONTRASTING: Final = frozenset({("instead", "of"), ("rather", "than")})


def _contrasts(lows: list[str]) -> bool:
    """`Instead of the Cat I play the Boat`: what is not done."""
    told = tuple(lows[:2]) in _CONTRASTING and len(lows) > 2
    return told and words.TAINT.isdisjoint(lows[2:]) and words.FINITE.isdisjoint(lows)


def front(lexicon: Lexicon, before: Tokens, hereby: bool) -> Front:
    """What the words before a performing clause make of it; `hereby` tells that it says so itself."""
    lows = [token.low for token in before if token.low[0].isalnum()]
    if not lows or _contrasts(lows):
        return Front.PLAIN
    last = lows[-1]
    if last in {"that", "whereas"} and hereby:
        said = set(lows) - {last}
        spoilt = said & (
            words.UNREAL | words.SPEECH - {"announce", "declare"} | words.TAINT - {"every", "each"}
        )
        plain = bool(said & _PROCLAIMING_VERBS) and not spoilt
        return Front.PLAIN if plain else Front.DOUBT
    if last == "why" and lows[-2:-1] in (["that"], ["this"]):
        # "and that's why I explore" may tell of a habit, or do it
        return Front.DOUBT
    if last in _SUBORDINATE or set(lows) & (words.FINITE | words.SPEECH):
        return Front.PART
    if lows[0] == "to" and len(lows) <= 6 and not any(low in lexicon.base_words for low in lows):
        return Front.DOUBT if set(lows) & (words.TAINT | words.UNREAL | words.NO_PURPOSE) else Front.PLAIN
    capacity = lows[:3] == ["in", "my", "capacity"] and "as" in lows
    if (lows[0] == "as" or capacity) and _is_role(before[lows.index("as") :]):
        return Front.PLAIN
    if lows[0] == "to" and len(lows) <= _MOST_IN_FRONT:
        return Front.DOUBT
    if lows[0] not in PREPOSITIONS and lows[0] not in words.ADVERBS and lows[0] not in _FIRST:
        return Front.PART
    if lows[0] in _SINCE and 2 <= len(lows) <= 6 and not any(token.capital for token in before[1:]):
        said = set(lows[1:])
        return Front.DOUBT if said & (words.TAINT | words.UNREAL | words.CONDITION) else Front.PLAIN
    if _states(lows) or bears_along(lexicon, before):
        return Front.PLAIN
    if set(lows) & (words.TAINT - NUMBER_WORDS - {"only", "before"}) or set(lows) & (
        words.UNREAL - {"week", "life"}
    ):
        return Front.DOUBT
    plain = all(_is_harmless(lexicon, token) for token in before if token.low[0].isalnum())
    return Front.PLAIN if plain else Front.DOUBT


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
)


def _states(lows: list[str]) -> bool:
    """`With Play 3 on the table`: how things are when one acts."""
    ended = next((state for state in _STATES if tuple(lows[-len(state) :]) == state), None)
    if ended is None or lows[0] != "with" or not 0 < len(lows) - len(ended) - 1 <= _MOST_OF_STATE:
        return False
    apart = words.TAINT | words.UNREAL | words.CONDITION | words.SPEECH
    return not set(lows[1 : -len(ended)]) & (apart - NUMBER_WORDS)


_MOST_OF_STATE: Final = 6
_ANNOUNCING: Final = words_in("do perform take make announce execute")
_STRANGE: Final = words_in(
    "place shoes paper mind head heart world universe theory principle default rule general subject stead "
    "version game movie film book novel vision imagination eyes opinion view past morning evening "
    "night noon afternoon summer winter years childhood old goal scenario motto idea ideas wish option "
    "caption title note pretence demonstration illustration according approval consent permission leave "
    "reminder self memo todo quote quoting citing bot thought musing fantasy ambition resolution wishlist "
    "unlike like pasted receipt receipts transcript chat minutes excerpt tune season ideally yesterday"
)
TOLD_BELOW: Final = words_in(
    "your was were this these following posted sent post posts writes below said saw found read heard"
)
"""Words before a colon that make what follows somebody's words, or those of another time."""

_MOST_IN_FRONT: Final = 14


def _is_role(before: Tokens) -> bool:
    """`As self-appointed Cartographer`: a role, and nobody's name or pretence."""
    lows = {token.low for token in before}
    apart = words.UNREAL | words.TAINT | _STRANGE | words.SPEECH | words.FINITE
    return (
        2 <= len(before) <= 6
        and len(lows & {"a", "an", "the", "your", "self", "of", "acting"}) > 0
        and not (lows & apart)
    )


_DANGER: Final = (
    words.UNREAL | (words.TAINT - {"other", "else"}) | words.SPEECH | words.CONDITION | _STRANGE
) - {
    "out",
    "week",
    "both",
}


def harmless_lead(scene: Scene, before: Tokens, mark: str) -> bool:
    """Whether words before a comma or colon leave the act behind it as it is (`In other business, I ...`).

    They must not suppose, deny, date, quote or name anybody, and a label before a colon (`GOBLIN: I ...`)
    may be somebody who speaks.
    """
    words_only = [token for token in before if token.low[0].isalnum() or token.low == OPAQUE]
    lows = {token.low for token in words_only}
    if not lows or len(words_only) > _MOST_IN_FRONT or lows & {"i", "we", "he", "she", "they", "you", OPAQUE}:
        return False
    if words.FILLERS.at(before, 0) and lows & {"once"}:
        # "once more in full"
        lows = lows - {"once"}
    if not _DANGER.isdisjoint(lows) and _dangerous(words_only, lows):
        return False
    if any(low[0].isdigit() for low in lows):
        return False
    if any(
        scene.lexicon.times.at(before, place) or words.HYPOTHESIS.at(before, place)
        for place in range(len(before))
    ):
        return False
    if any(
        token.capital and scene.referents.at(scene.text, before, place) is not None
        for place, token in enumerate(before)
        if token.low != "i"
    ):
        return False
    if names_things(scene, before):
        return False
    if mark == ":" and (lows & TOLD_BELOW or somebody_elses(scene, before)):
        return False
    strangers = [
        t for t in words_only[1:] if t.capital and t.low not in scene.lexicon.entities and t.low != "i"
    ]
    if words_only[0].low == "as" and strangers:
        return False
    label = mark == ":" and len(words_only) <= 3 and all(t.capital for t in words_only)
    if not label:
        return True
    named = scene.lexicon.base_words | scene.lexicon.nouns_of_things
    plain = named.union(words.ADVERBS, _ORDERING, _OCCASIONS)
    return all(low in plain or low.endswith("ly") for low in lows)


_NOT_STRANGE: Final = {
    "heart": words_in("with bottom"),
    "life": words_in("new real"),
    "view": words_in("of"),
    "idea": words_in("better"),
}
"""Strange words and what beside them makes them common ones."""


def _dangerous(said: Tokens, lows: set[str]) -> bool:
    """Whether a word of danger is one where it stands."""
    held = lows & _DANGER
    held -= {word for word, beside in _NOT_STRANGE.items() if lows & beside}
    if "no" in held and _with_none(said):
        held.discard("no")
    if "new" in lows:
        # a new goal is no purpose
        held.discard("goal")
    return bool(held)


def _with_none(said: Tokens) -> bool:
    """`by the authority vested in no one`: a circumstance in which there is none of something."""
    lows = [token.low for token in said]
    forbids = any(a == "no" and b in _NO_WAY for a, b in pairwise(lows))
    return lows[0] in PREPOSITIONS and not forbids


_NO_WAY: Final = words_in(
    "means way ways circumstances circumstance account case event stretch longer condition"
)
_OCCASIONS: Final = words_in(
    "business move moves vote votes action actions turn night day choice decision verdict answer request "
    "order orders conclusion result summary announcement task job duty errand errands housekeeping "
    "maintenance paperwork admin news update postscript"
)
_ORDERING: Final = words_in(
    "first second third last final next also finally then now here lastly again action move"
)


def _is_harmless(lexicon: Lexicon, token: Token) -> bool:
    low = token.low
    known = (
        low in _HARMLESS
        or low in PREPOSITIONS
        or low in words.ADVERBS
        or low in lexicon.entities
        or low in lexicon.verb_words
    )
    return known or low in NUMBER_WORDS or low.isdecimal()

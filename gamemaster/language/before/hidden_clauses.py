"""Words in front of a clause in the first person that no comma parts from it: `There I heal`.

A clause may hide behind such words. When they are plainly no more than place, means or order, it acts; when
they could change what it does, it is asked about; when they make it part of another clause, it does nothing.
"""

from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from gamemaster.language.before.circumstances import bears_along, stands_so
from gamemaster.language.before.dangers import STRANGE
from gamemaster.language.before.elsewhere import is_elsewhere
from gamemaster.language.before.grounds import MOST_IN_FRONT, as_agreed, by_right, for_purpose, in_memory
from gamemaster.language.before.harmless_leads import harmless_lead
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.before.of_the_sender import suspends, tells_of_sender
from gamemaster.language.before.presenting import somebody_elses
from gamemaster.language.before.roles import role_at
from gamemaster.language.before.told_grounds import is_ground
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS, may_be_number
from gamemaster.language.english.tokens import Tokens, words_in
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


_SINCE: Final = words_in("following given despite considering notwithstanding")
_SUBORDINATE: Final = words_in(
    "that which who whom whose what how why where when if whether as than because since while until once "
    "though although like whatever whenever wherever before after lest unless or"
)
_HARMLESS: Final = (
    words.PREPOSITIONS
    | words.ADVERBS
    | NUMBER_WORDS
    | words_in(
        "my our the a an of this these that his her your its first next last second third final only "
        "remaining spare new own other breath week token tokens move moves action actions turn turns "
        "round place there here now"
    )
)
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
        if _claims_office(scene, tokens[start : place + 1]):
            return Hidden(place, Front.PLAIN)
        return Hidden(place, _front_of(scene, tokens[start:place], told.hereby))
    return None


def _claims_office(scene: Scene, tokens: Tokens) -> bool:
    """`so in my capacity as Seer I`: in what office the sender acts, and not for what thing of the game."""
    role = role_at(scene, tokens, int(tokens[0].low in words.CONCLUDING))
    return role is not None and role.kind is None and role.end == len(tokens) - 1


def leaves_alone(scene: Scene, before: Tokens) -> bool:
    """Whether words that no mark parts from a performing clause leave it as it is."""
    return _front_of(scene, before, False) is Front.PLAIN


def _front_of(scene: Scene, before: Tokens, hereby: bool) -> Front:
    """What the words before a performing clause make of it, `It is with regret that` among them."""
    if (stressed := _stressed(before)) is not None:
        plain = all(_front_of(scene, piece, hereby) is Front.PLAIN for piece in stressed)
        return Front.PLAIN if plain else Front.DOUBT if len(stressed) > 1 else Front.PART
    if _no_matter_what(before):
        return Front.DOUBT
    if is_elsewhere([token.low for token in before if token.low[0].isalnum()]):
        return Front.DOUBT
    before = _beyond_degree(before)
    found = front(scene.lexicon, before, hereby)
    later = any(scene.lexicon.times.at(before, place) for place in range(len(before)))
    imagined = before[0].low in {"in", "inside"} and any(token.low in _INWARD for token in before)
    if in_memory(before) or (before[-1].low not in _SUBORDINATE and tells_of_sender(scene, before, ",")):
        return Front.PLAIN
    if found is Front.PLAIN and (later or imagined or any(token.low in _LEAVE for token in before)):
        return Front.DOUBT
    if is_ground(before, "") or (before and as_agreed(before) and not later):
        return Front.PLAIN
    if before and before[0].low in {"as", "of"} and only_how(scene, before):
        return Front.PLAIN
    if before and before[0].low == "as" and _is_office(scene, before):
        return Front.PLAIN
    if found is Front.DOUBT and hereby and _is_circumstance(scene, before):
        return Front.PLAIN
    if found is Front.DOUBT and (_gives_reason(scene, before) or only_how(scene, before)):
        return Front.PLAIN
    return found


def _is_circumstance(scene: Scene, before: Tokens) -> bool:
    """`Four days and no name from its founder, so with my hat on (I hereby ...)`: no clause and no text."""
    lows = [token.low for token in before]
    told = (
        lows[-1] in _SUBORDINATE
        or not _OF_ELSEWHERE.isdisjoint(lows)
        or not words.SUBJECTS.isdisjoint(lows)
        or is_elsewhere(lows)
    )
    return not (told or suspends(scene, before) or somebody_elses(scene, before))


_OF_ELSEWHERE: Final = words_in("game games last previous other another")


def _no_matter_what(before: Tokens) -> bool:
    """`Whatever you say (I ...)`, `Whoever wins`, and not `Whatever card (I play)`."""
    if len(before) < 2 or before[0].low not in _WHATEVER or before[-1].low in _SUBORDINATE:
        return False
    return before[1].low in _HAPPENING or before[1].capital


_WHATEVER: Final = words_in("whatever whoever whichever however wherever")
_HAPPENING: Final = words_in(
    "happens happened befalls comes came follows becomes wins may might is was you they he she it anybody "
    "anyone everybody everyone somebody someone side way this that things"
)
_DEGREES: Final = words_in(
    "somewhat purely mostly partly entirely largely chiefly mainly solely much wholly completely rather "
    "quite almost slightly very so and but"
)


def _beyond_degree(before: Tokens) -> Tokens:
    """`Purely out of spite`, `Somewhat to my own surprise`: the words without how much they are so."""
    first = 0
    while first + 1 < len(before) and before[first].low in _DEGREES:
        first += 1
    opens = before[first].low in words.PREPOSITIONS or before[first].low == "to"
    return before[first:] if opens else before


def _stressed(before: Tokens) -> list[Tokens] | None:
    """The pieces of what `It is with regret, and in haste, that` puts first; None where nothing does so."""
    lows = [token.low for token in before]
    if lows[:2] not in (["it", "is"], ["it", "'s"]) or lows[-1] != "that":
        return None
    cuts = [1, *(place for place, low in enumerate(lows) if low == ","), len(lows) - 1]
    pieces = [before[first + 1 : last] for first, last in pairwise(cuts)]
    said = [piece[piece[0].low == "and" :] for piece in pieces if piece]
    return said if said and all(said) and said[0][0].low in _STRESSED else None


def _is_office(scene: Scene, before: Tokens) -> bool:
    """`As Surveyor`: what somebody is in the game, in a word or two of it."""
    said = [token for token in before[1:] if token.low[0].isalnum() and token.low != "the"]
    office = 1 <= len(said) <= 2 and all(token.low in scene.lexicon.entities for token in said)
    return office and harmless_lead(scene, before, ",")


_INWARD: Final = words_in("head mind imagination opinion eyes thoughts memory memories")
_LEAVE: Final = words_in("leave permission approval consent blessing")
_STRESSED: Final = words_in("with without in out from for to thus so therefore now here under")


def only_how(scene: Scene, before: Tokens) -> bool:
    """`With real regret`, `In a fit of courage`: in what mood somebody acts, and by no means of the game."""
    lows = [token.low for token in before if token.low[0].isalnum()]
    if not 1 < len(lows) <= _MOST_OF_MOOD or not _opens_mood(lows):
        return False
    if lows[0] == "of":
        return lows[1] in _WHOLES and harmless_lead(scene, before, ",")
    said = set(lows[1:]) - words.PREPOSITIONS
    lexicon = scene.lexicon
    known = lexicon.entities | lexicon.nouns_of_things | lexicon.base_words
    better = lows[0] != "for" and lows[-1] != "note" and said & words.COMPARED
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
        case "to":
            return not _SURPRISES.isdisjoint(lows)
        case "on":
            return not _IMPULSES.isdisjoint(lows) or lows[-1] == "note"
        case "as":
            return lows[-1] in _TURNS or bool(_TURNS & set(lows) and set(lows[1:]) <= _TURNS | _OF_TURN)
        case "in":
            return lows[1] in _IN_VIEW or bool(_MOODS & set(lows))
    return False


_SURPRISES: Final = words_in(
    "surprise surprises amazement astonishment horror delight shame regret relief dismay annoyance amusement "
    "satisfaction credit embarrassment joy sorrow"
)
_IMPULSES: Final = words_in("impulse instinct instincts feeling feelings hunch whim dare balance faith trust")
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


def _gives_reason(scene: Scene, before: Tokens) -> bool:
    """`For this reason`, `On these grounds`: a phrase that tells why, whatever else it holds."""
    lows = [token.low for token in before if token.low[0].isalnum()]
    return bool(lows) and lows[-1] in _REASONS and harmless_lead(scene, before, ",")


_REASONS: Final = words_in(
    "spirit vein light reason reasons sake grounds account cause purpose evidence suspicion"
)
_CONTRASTING: Final = frozenset(
    {
        ("instead", "of"),
        ("rather", "than"),
        ("apart", "from"),
        ("aside", "from"),
        ("other", "than"),
        ("outside", "of"),
    }
)


_UTTERING: Final = words.SPEECH | words_in(
    "say saying write writing announce announcing type typing claim claiming admit admitting"
)


def _contrasts(lows: list[str]) -> bool:
    """`Instead of the Cat I play the Boat`: what is not done."""
    told = tuple(lows[:2]) in _CONTRASTING and len(lows) > 2 and _UTTERING.isdisjoint(lows)
    return told and words.TAINT.isdisjoint(lows[2:]) and words.FINITE.isdisjoint(lows)


def front(lexicon: Lexicon, before: Tokens, hereby: bool) -> Front:
    """What the words before a performing clause make of it; `hereby` tells that it says so itself."""
    lows = [token.low for token in before if token.low[0].isalnum()]
    if not lows or _contrasts(lows):
        return Front.PLAIN
    last = lows[-1]
    if last in {"that", "whereas"} and hereby:
        once = lows.count("that") < 2
        return Front.PLAIN if once and _proclaims(set(lows) - {last}) else Front.DOUBT
    if last == "why" and not _EXPLAINING.isdisjoint(lows[-4:-1]):
        # "and that's why I explore" may tell of a habit, or do it
        return Front.PLAIN if hereby else Front.DOUBT
    if (last in _SUBORDINATE and lows[-2:] != ["of", "that"]) or set(lows) & (words.FINITE | words.SPEECH):
        return Front.PART
    if by_right(before) or for_purpose(lexicon, before, lows):
        return Front.PLAIN
    if lows[0] == "to":
        return Front.DOUBT if len(lows) <= MOST_IN_FRONT else Front.PART
    if lows[0] in _PARTICIPLES:
        return Front.PLAIN if _SPOILING_CAUSE.isdisjoint(lows) else Front.DOUBT
    if lows[0] == "as" and _is_role(before):
        return Front.PLAIN
    if lows[0] not in _OPENING:
        return Front.PART
    if lows[0] in _SINCE and 2 <= len(lows) <= _FEW and not any(token.capital for token in before[1:]):
        return Front.PLAIN if _SPOILING_CAUSE.isdisjoint(lows[1:]) else Front.DOUBT
    if stands_so(lows) or bears_along(lexicon, before):
        return Front.PLAIN
    plain = _SPOILING.isdisjoint(lows) and all(_is_harmless(lexicon, low) for low in lows)
    return Front.PLAIN if plain else Front.DOUBT


def is_phrase(before: Tokens) -> bool:
    """`In the four minutes left to me I ...`: a phrase that could stand in front of a comma as well, and
    names nobody who might be meant with the act."""
    lows = [token.low for token in before]
    joined = lows[-1] in _SUBORDINATE and lows[-2:] != ["of", "that"]
    counted = lows[0] == "out" and any(map(may_be_number, lows[1:]))
    whose = any(token.capital for token in before[1:]) or not _ELSEWHERE.isdisjoint(lows)
    return lows[0] in _PHRASAL and not (joined or counted or whose)


_PHRASAL: Final = words.PREPOSITIONS | words_in(
    "despite within after before amid amidst above below behind up down here there back still along beside "
    "besides beyond across"
)
_ELSEWHERE: Final = words_in(
    "other role part hour place her his their circumstances conditions capacity memory memories function "
    "office behalf name"
)
_EXPLAINING: Final = words_in("that this which")


def _proclaims(said: set[str]) -> bool:
    """`Let it be known to all (that)`"""
    spoilt = words.UNREAL | words.SPEECH - {"announce", "declare"} | words.TAINT - {"every", "each"}
    return not said.isdisjoint(_PROCLAIMING_VERBS) and said.isdisjoint(spoilt)


_FEW: Final = 6
_PARTICIPLES: Final = words_in("being having")
_OPENING: Final = (
    words.PREPOSITIONS
    | words.ADVERBS
    | words_in("this next last first second third final there here now then")
    # "Down here in the real one I drink"
    | words_in("down up back deep far inside outside below above out away home")
)
_SPOILING_CAUSE: Final = words.TAINT | words.UNREAL | words.CONDITION
_SPOILING: Final = (words.TAINT - NUMBER_WORDS - {"only", "before"}) | (words.UNREAL - {"week", "life"})


_ANNOUNCING: Final = words_in("do perform take make announce execute")


def _is_role(before: Tokens) -> bool:
    """`As self-appointed Cartographer`: a role, and nobody's name or pretence."""
    lows = {token.low for token in before}
    apart = words.UNREAL | words.TAINT | STRANGE | words.SPEECH | words.FINITE
    return (
        2 <= len(before) <= 6
        and len(lows & {"a", "an", "the", "your", "self", "of", "acting"}) > 0
        and not (lows & apart)
    )


def _is_harmless(lexicon: Lexicon, low: str) -> bool:
    known = low in _HARMLESS or low in lexicon.entities or low in lexicon.verb_words
    return known or low.isdecimal()

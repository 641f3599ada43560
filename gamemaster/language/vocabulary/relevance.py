"""Is it this game's business? Lists are shared: words that show no sign of the game neither act nor ask.

Fuzzy comparison is used here and for hints only: a misspelt word may make a question, never an act.
"""

import re
from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Final

from rapidfuzz import fuzz, process

from gamemaster.language.english.tokens import OPAQUE, Tokens, tokenize, words_in
from gamemaster.language.english.words import TAGS_OF_ANY_GAME
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip

_ALIKE: Final = 80
_SHORTEST_MISSPELT: Final = 5


class Bearing(IntEnum):
    """How a mail bears on the game: another one's tag, some other matter, an answer in a talk of no matter
    (`Re: who is missing?`), nothing at all, or a sign of this one."""

    FOREIGN = 0
    UNKNOWN = 1
    TALK = 2
    NEUTRAL = 3
    SIGNED = 4


_ANY_SUBJECT: Final = words_in(
    "re fwd fw aw hi hello hey all everyone join joining joins in my our moves move action "
    "actions turn turns week this the a new newcomer player game games play playing weekly monday "
    "tuesday wednesday thursday friday saturday sunday today some few more another first next "
    "last for of and to here i me greetings introduction no subject none leaving leave character"
)
_ANSWERS: Final = re.compile(r"\s*(?:re|aw|fwd?|sv|antw|bus|off|dis)\s*:", re.IGNORECASE)
_INSIDE_CAPITAL: Final = re.compile(r"(?<=\s)[^\W\d_a-z][^\W\d_A-Z]\w*")
_NUMBERED: Final = re.compile(r"(?:([^\W\d_]+)\W{1,3})?(?<!\d)\d")
BUSINESS: Final = words_in(
    "proposal proposals distribution vote votes voting ballot election elections cfj judgement judgment "
    "judge verdict court case appeal rule rules ruleset ruling regulation promise promises pledge "
    "contract contracts office officer report auction bid bids stone stones asset assets registrar "
    "assessor promotor referee tailor herald treasuror arbitor speaker minister ribbon ribbons card cards "
    "chess dice results evidence argument arguments"
)
"""What the other business of such a list is about."""
_PROPOSALS: Final = words_in("proposal proposals voting votes")
"""Tags of the list's own business that a game with proposals shares with it."""


def bearing(
    lexicon: Lexicon,
    subject: str,
    texts: Iterable[str],
    masters: frozenset[str] = frozenset(),
    people: frozenset[str] = frozenset(),
) -> Bearing:
    """What the subject and the texts of the mail and of those it answers say about whose business it is.

    `masters` are the words that the names of the game's masters are made of, who may head eir mail so, and
    `people` those of everybody's name.
    """
    if lexicon.has_sign(subject[:300]) or any(lexicon.has_sign(text) for text in texts):
        return Bearing.SIGNED
    tags = re.findall(r"\[([^\]]{1,40})\]", subject[:300])
    of_any = TAGS_OF_ANY_GAME | masters
    told = [named for tag in tags if (named := set(re.findall(r"[a-z]+", tag.lower())) - of_any)]
    if told and all(tag <= lexicon.short_names - BUSINESS for tag in told):
        return Bearing.SIGNED
    ours = lexicon.entities | (_PROPOSALS if "propose" in lexicon.vocabulary.by_name else frozenset())
    if any(tag - ours for tag in told):
        return Bearing.FOREIGN
    said = set(re.findall(r"[^\W\d_]+", subject.lower())) - lexicon.subjects - masters
    if said & BUSINESS:
        return Bearing.UNKNOWN
    if not _ANSWERS.match(subject) or not said - _ANY_SUBJECT - _BETWEEN - TAGS_OF_ANY_GAME:
        return Bearing.NEUTRAL
    return Bearing.UNKNOWN if _names(subject, lexicon.subjects | people) else Bearing.TALK


def headed_otherwise(lexicon: Lexicon, subject: str, people: frozenset[str]) -> bool:
    """Whether a subject names something of which neither the game nor mail in general knows.

    It may still head a move (`Cabbages!`), but nothing that is only half one.
    """
    said = set(re.findall(r"[^\W\d_]+", subject.lower())) - lexicon.subjects - people
    return bool(said - _ANY_SUBJECT - _BETWEEN - TAGS_OF_ANY_GAME)


_BETWEEN: Final = words_in(
    "so far again still yet then also even only just very too once more at last up to now"
)


def _names(subject: str, known: frozenset[str]) -> bool:
    """Whether what is answered is headed with a date, a number, or the name of something the game does not
    know.

    Other words may head anything (`Re: who is missing?`), and so may a number of the game's (`Re: day 2`).
    """
    inside = _INSIDE_CAPITAL.findall(_ANSWERS.sub("", subject, count=1).strip())
    return any(word.lower() not in known for word in inside) or numbers_another(subject, known)


def numbers_another(subject: str, known: frozenset[str]) -> bool:
    """Whether a number in the subject is of something that the game does not know (`Re: day 2` is not)."""
    return any(word.lower() not in known for word in _NUMBERED.findall(subject))


def heads_thing(subject: str, things: Mapping[str, Mapping[str, object]]) -> bool:
    """Whether a subject names one of the things the game has just now by its number (`Re: Proposals 31 and
    32`)."""
    for noun, numbers in _NUMBERED_THINGS.findall(subject[:300].lower()):
        known = things.get(noun + "s", {})
        if known and all(number in known for number in re.findall(r"\d+", numbers)):
            return True
    return False


_NUMBERED_THINGS: Final = re.compile(
    r"\b(proposal|offer|quest)s? (?:no\.? ?|number )?#?"
    r"(\d{1,6}(?:(?:, ?| and | & |, and )#?\d{1,6})*)\b(?![.:]\d)"
)


def concerns(scene: Scene, tokens: Tokens, start: int, end: int, ready: Ready | None) -> bool:
    """Whether doubtful words are worth a question: they name something of the game, or the mail is about
    it."""
    lows = {token.low for token in tokens[start : _clause_end(tokens, start, end)]}
    if ready is not None and ready.topic:
        if scene.signed and lows & scene.lexicon.loosely:
            return True
        return bool(lows & ready.topic) or _misspelt(lows, ready.topic, scene.lexicon.verb_words)
    if lows & scene.lexicon.entities or _npc(scene, tokens, start, end):
        return True
    if ready is None:
        return False
    if scene.signed or (
        _people_are_places(scene, ready) and _named(scene, tokens, start, min(end, start + 7))
    ):
        return True
    return _misspelt(lows, scene.lexicon.entities, scene.lexicon.verb_words)


def may_be_ours(scene: Scene, tokens: Tokens, start: int, end: int, ready: Ready) -> bool:
    """Whether a filled frame in doubt is worth a question: it concerns the game, or several things that the
    verb takes are named at once (`I vote for Long Rest`, where two proposals have that title)."""
    if concerns(scene, tokens, start, end, ready):
        return True
    kinds = {kind.things for slot in ready.frame.slots if (kind := scene.lexicon.kinds.get(slot.kind))}
    for place in range(start, min(end, len(tokens))):
        token, said = tokens[place], tokens[place:end]
        if token.low == OPAQUE:
            said = tokenize(scene.text[token.start + 1 : token.end - 1])
        named = (scene.referents.thing_at(said, 0, things) for things in kinds if things)
        if any(one is not None and len(one.who) > 1 for one in named):
            return True
    return False


def names_nothing(scene: Scene, tokens: Tokens, start: int, own: bool) -> bool:
    """Whether the words from `start` on hold nothing of the game, nothing that resembles a word of it, and
    nobody's name, nor one that may be misspelt (`Jornut`, but `the Britten`).

    Behind a verb that is the game's `own` they have to be the title of something else.
    """
    said = tokens[start:]
    lows = {token.low for token in said}
    known = scene.lexicon.entities | scene.lexicon.nouns_of_things
    if len(said) < _FEWEST or not known.isdisjoint(lows) or _misspelt(lows, known, scene.lexicon.verb_words):
        return False
    inner = said[0].low in _ARTICLES
    titled = inner or tokens[start - 1].low in _ARTICLES
    named = said[inner].capital
    if (own and not (titled and named)) or (named and not titled):
        return False
    return all(scene.referents.at(scene.text, said, place) is None for place in range(len(said)))


_ARTICLES: Final = words_in("the a an")
_FEWEST: Final = 2
_OBJECTS: Final = words_in(
    "the this that these those my our your his her its their eir how what why when where whether "
    "which who some such more myself yourself it them new ideas options"
)


def shows(scene: Scene, tokens: Tokens, start: int, end: int, ready: Ready, rest: int) -> bool:
    """Whether a frame that is filled, but not certain, is worth a question; `rest` is where it ends.

    A verb that is the game's own is, unless it goes on with an object the game does not know.
    """
    if concerns(scene, tokens, start, end, ready):
        return True
    if ready.frame.strength != "own":
        return False
    low = tokens[rest].low if rest < len(tokens) else ""
    following = tokens[rest + 1].low if rest + 1 < len(tokens) else ""
    return low not in _OBJECTS and (
        low not in {"a", "an"}
        or following in {"few", "couple", "dozen", "lot", "little", "bit", "third", "second"}
    )


def _clause_end(tokens: Tokens, start: int, end: int) -> int:
    for place in range(start, min(end, len(tokens))):
        if tokens[place].low in {":", ";"}:
            return place
    return end


def _people_are_places(scene: Scene, ready: Ready) -> bool:
    return any(
        (kind := scene.lexicon.kinds.get(slot.kind)) is not None and kind.people for slot, _ in ready.slots
    )


def _named(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    places = (p for p in range(start, min(end, len(tokens))) if tokens[p].capital and tokens[p].low != "i")
    return any(scene.referents.at(scene.text, tokens, place) for place in places)


def _npc(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    if not scene.referents.npcs:
        return False
    for place in range(start, min(end, len(tokens))):
        if tokens[place].capital:
            named = scene.referents.at(scene.text, tokens, place)
            if named is not None and named.who[0] in scene.referents.npcs:
                return True
    return False


_NO_SLIPS: Final = words_in("request requests requested question questions build built guilt guided")
"""Words that only look like slips of the pen for those of a game."""
_OTHER_VERBS: Final = words_in(
    "abuse account advise affect alert allow amount amuse anticipate appoint arise arrange arrest assure "
    "attach attend bake bark behave behold blink board boast bounce brush care caution challenge charge "
    "chase chuckle claim clean climb cling coast comb command commend comment compete compile compute "
    "concede confide confirm contain continue contract convince cope copy correspond cough cover crash "
    "crave crush cure curse dance date deceive decrease deem defend delegate delight depend deploy derive "
    "describe deserve design detail detest devote dictate digest disapprove dive divert divide doodle "
    "draft dread dress drift drown dust earn ease educate elect employ enclose erase excel exclaim exist "
    "expand extract face fasten fiddle filter fish fling flourish flow force forgive frighten function "
    "fund gamble glance gloat greet grieve groan handle hang hate haunt hover imitate impress include "
    "inform intend invent itch last lean light linger link list listen load locate lock loosen lunch "
    "march mark marry match matter mend mount mourn mutter neglect nest notice obstruct paddle paint part "
    "pause pinch plan plead plough plug point poke pose praise preach predict present press prevent prick "
    "print process profess project pronounce protest prove pump punch puzzle quest rain rant reach react "
    "read reason rebuild reconsider recover refer reflect refute regain regard rehearse relate relay "
    "remain remark remind render rent repair repeat repent replace reply represent reproduce require "
    "reread rescue resent reserve reside resist resort respect rest restrain restrict resume retain "
    "retort retreat retrieve return reveal revel review revise revisit revive reward rewrite ring rinse "
    "rise roll sail scare score scorn scout scrape secure serve sever shade shake share shave shiver "
    "shout shovel shrink signal sing sink skate slide smart smash smell smile smoke snore solve sound "
    "spark sparkle spell spend spill spin spit splash spout spray spread spring sprint squint stack "
    "stagger stain stalk stamp stare startle starve stay steer stitch stock store strain stray strive "
    "stroke stroll suit surrender suspend sweat sweep swell swing tackle taste teach tease tempt tend "
    "tense thank tick tickle tire trace track train trap travel tread treat trick trip trust tumble turn "
    "unfold unpack unpick uphold urge vanish wager water wave waver wear weave weep will wipe wobble "
    "wonder wrote yearn yield"
)
"""Verbs of every day that only look like slips of the pen for one of a game."""


def _misspelt(lows: set[str], known: frozenset[str], verbs: frozenset[str]) -> bool:
    words = [low for low in lows - verbs - _NO_SLIPS if len(low) >= _SHORTEST_MISSPELT]
    long = [word for word in known if len(word) >= _SHORTEST_MISSPELT]
    return any(
        process.extractOne(word, long, scorer=fuzz.ratio, score_cutoff=_ALIKE) for word in sorted(words)
    )


def misspelt_verb(lexicon: Lexicon, word: str) -> str | None:
    """The verb of the game that `word` may be a slip of the pen for."""
    if len(word) < _SHORTEST_MISSPELT - 1 or word in _OTHER_VERBS:
        return None
    known = sorted(base for base in lexicon.base_words if len(base) >= _SHORTEST_MISSPELT - 1)
    best = process.extractOne(word, known, scorer=fuzz.ratio, score_cutoff=_ALIKE)
    return best[0] if best else None


def hint(lexicon: Lexicon, text: str, ready: Ready | None) -> str:
    """A sentence near to `text` that the reader knows."""
    if ready is not None and ready.frame.example:
        return ready.frame.example
    best = process.extractOne(text[:200], lexicon.examples, scorer=fuzz.token_set_ratio, score_cutoff=40)
    return best[0] if best else ""


def of_ours(scene: Scene, findings: list[Finding], tokens: Tokens, lows: frozenset[str]) -> list[Finding]:
    """The findings of a sentence, without questions about other business, and acts that it leads up to."""
    if scene.signed or lows.isdisjoint(scene.lexicon.elsewhere) or lows & scene.lexicon.entities:
        return findings
    named = next(token.start for token in tokens if token.low in scene.lexicon.elsewhere)
    return [
        Skip("other_business", f.start, f.end)
        if isinstance(f, Doubt) or (isinstance(f, Act) and f.strength == "open" and named < f.start)
        else f
        for f in findings
    ]

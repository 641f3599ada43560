"""Words set off in front of an act that tell how its sender is, in what spirit e acts, and to what end.

`Cackling like my aunt at bingo`, `Deaf to the groans of Ludo's paladin`, `To wipe that grin off Imke's face`:
whatever such words are made of, the act is done. It is doubtful on a concrete sign alone: a condition, a
hedge, another time, somebody's leave, something only played or dreamt, or somebody for whom it is done.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.before.hanging import SIGNALS
from gamemaster.language.before.provisos import CONSENTING, QUALIFYING
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import PAST_FORMS, is_past
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_MOST: Final = 26
_FEWEST: Final = 3
_WHEN: Final = words_in("once till until when whenever should except")
_SUPPOSING: Final[frozenset[str]] = (
    (words.CONDITION - _WHEN)
    | CONSENTING
    | QUALIFYING
    | words_in(
        "maybe perhaps possibly probably presumably allegedly supposedly hopefully tentatively provisionally "
        "hypothetically theoretically conditionally hypothetical tentative would could might may will 'll "
        "shall 'd gonna instead otherwise else whether tomorrow tonight soon eventually someday next "
        "permission approval consent blessing agreement agreed assent okay nod proxy behalf mandate leave "
        "dream dreams dreamt nightmare nightmares daydream imagination theory principle pretend pretending "
        "joke joking jest jesting kidding rehearsal rehearsing practice draft example instance quote unquote "
        "hypothesis plan plans option options alternative alternatives suggestion proposal advice version "
        "waiting stead poem script minded undecided decided"
    )
)
"""Words by which what stands before an act may bear on it after all, wherever they stand."""
_ALL: Final = words_in("all everything nothing everyone everybody nobody anything none")
_ON_STAGE: Final = words.FICTION | words_in(
    "play film movie plot chapter book novel scene story tale mind head thoughts paper fun universe world "
    "sandbox test"
)
_SAID: Final = words_in("it this that so these")
_THE: Final = words_in("the a long this my short")
_NO_MATTER: Final = words_in("so two no another more less not")
_NOT_MEANT: Final = words_in(
    "really serious seriously yet sure certain quite official officially for meant meaning meaning intending "
    "committed real binding entirely fully altogether"
)


def tells_of_sender(scene: Scene, before: Tokens, mark: str) -> bool:
    """Whether the words in front of an act, which `mark` parts from it, are of that sort."""
    while before and not before[-1].low[0].isalnum():
        before = before[:-1]
    lows = plain_lows(before)
    first = _past_degree(lows)
    if mark not in {",", ":", "--"} or not _FEWEST <= len(lows) <= _MOST or first >= len(lows) - 1:
        return False
    if _suspends(scene, before, lows) or (mark != "," and not _TEXTS.isdisjoint(lows)):
        return False
    rest = lows[first:]
    if rest[0] in {"with", "without", "for", "upon"} or _stands(rest):
        return _bears(scene, before, rest)
    return _has(rest) or _is_so(scene, rest) or _aims(scene, before, rest) or _compares(rest) or _passed(rest)


def suspends(scene: Scene, before: Tokens) -> bool:
    """Whether words in front of an act hold a concrete sign that it may not stand, or are a text."""
    lows = plain_lows(before)
    return len(lows) < _FEWEST or not _TEXTS.isdisjoint(lows) or _suspends(scene, before, lows)


def _stands(lows: Sequence[str]) -> bool:
    """`In front of the whole village`, `By the light of a candle`, `Amid all this snow`: where it is done."""
    if not (_ON_STAGE.isdisjoint(lows) and _UNITS.isdisjoint(lows) and _TEXTS.isdisjoint(lows)):
        return False
    if lows[0] in _AROUND:
        return True
    of = next((place for place, low in enumerate(lows[:_NEAR]) if low == "of"), 0)
    return of > 0 and lows[0] in _WHERE and lows[of - 1] in _SPOTS


_AROUND: Final = words_in("amid amidst beneath behind among amongst beside")
_WHERE: Final = words_in("in from by at on under")
_SPOTS: Final = words_in(
    "front top bottom depths comfort safety back edge height heights middle midst light glow warmth foot "
    "heart shadow shade shelter cover sound smell sight"
)


def _past_degree(lows: Sequence[str]) -> int:
    """How many words stand before the first that tells something: `still half asleep`."""
    first = 0
    while first < len(lows) - 1 and lows[first] in _DEGREES:
        first += 1
    return first


_DEGREES: Final = words_in(
    "still very quite not too so ever rather slightly a little bit somewhat thoroughly utterly completely "
    "wholly positively absolutely almost nearly half only just purely mostly mainly partly simply and oh ah "
    "well now already again forever only barely hardly visibly audibly quietly loudly"
)
_TEXTS: Final[frozenset[str]] = (words.UNREAL | words.SPEECH) - words_in("week life rule rules text history")
"""Words before a colon that may announce what is only read out."""


def _suspends(scene: Scene, before: Tokens, lows: Sequence[str]) -> bool:
    """Whether one of the words is a concrete sign that the act may not stand as it is."""
    if not _SUPPOSING.isdisjoint(lows) or any(token.low == OPAQUE for token in before):
        return True
    if lows[-1] in words.SPEECH or (lows[-2] in words.SPEECH and lows[-1] in _SAID):
        return True
    threes = list(zip(["", *lows], lows, [*lows[1:], ""], strict=False))
    for behind, low, ahead in threes:
        if low == "or" and ahead not in _NO_MATTER:
            return True
        if low == "except" and behind not in _ALL:
            return True
        if low == "not" and ahead in _NOT_MEANT:
            return True
        if (low == "wait" and behind not in _THE) or (low == "going" and ahead != "by"):
            return True
        if low in {"as", "so"} and ahead in {"soon", "long"}:
            return True
    if any(
        a in {"in", "from", "on"} and c in _ON_STAGE
        for a, _, c in zip(lows, lows[1:], lows[2:], strict=False)
    ):
        return True
    if any(a in {"in", "for", "on"} and b in _ON_STAGE for a, b in pairwise(lows)):
        return True
    if any(low in _WHEN - {"except"} and not _told(lows[place + 1 :]) for place, low in enumerate(lows)):
        return True
    return _dated(scene, before) or _for_somebody(scene, before)


def _told(behind: Sequence[str]) -> bool:
    """`(whenever) he went down to the cellar`: what was so, with a subject of its own."""
    return bool(behind) and behind[0] != "i" and any(is_past(low) for low in behind[1:4])


def _dated(scene: Scene, before: Tokens) -> bool:
    """Whether another time, or something supposed, is named."""
    tables = (scene.lexicon.times, words.HYPOTHESIS)
    return any(
        table.at(before, place)
        for place, token in enumerate(before)
        for table in tables
        if token.low != "later" or before[0].low not in NUMBER_WORDS
    )


def _for_somebody(scene: Scene, before: Tokens) -> bool:
    """`Standing in for Tarn`, `dressed as Tarn`, `in Tarn's name`: in whose place the act may be done."""
    for place, token in enumerate(before):
        if not token.capital or not place or before[place - 1].low not in _WHOSE:
            continue
        named = scene.referents.at(scene.text, before, place)
        end = named.end if named is not None else place + 1
        if before[end : end + 1] and before[end].low in {"'s", "'"}:
            if {t.low for t in before[end + 1 : end + 3]} & _NAMELY:
                return True
            continue
        if before[place - 1].low != "of" and (named is not None or before[place - 1].low == "as"):
            return True
    return False


_IN_STEAD: Final = words_in("for as in under instead like on at")
_WHOSE: Final[frozenset[str]] = _IN_STEAD | {"of"}
_NAMELY: Final = words_in("name sake request orders order place shoes stead")


def _is_so(scene: Scene, lows: Sequence[str]) -> bool:
    """`Blessed with an ugly hand`, `Humming a tune`, `Mindful of how Joss went broke`: how the sender is."""
    low, ahead = lows[0], lows[1]
    if (low, ahead) == ("going", "by") or (low == "having" and (is_past(ahead) or ahead in _DONE)):
        return True
    if low in _NOT_STATES or low in scene.lexicon.entities or scene.lexicon.bases(low, "gerund"):
        return False
    if low.endswith("ing") and len(low) > _SHORT:
        return True
    if is_past(low) or low in PAST_FORMS or low in _BORN:
        return ahead in _LINKS
    adjective = low in _ADJECTIVES or low.endswith(("ful", "less", "ous", "ish"))
    return adjective and (ahead in _LINKS or ahead in {"and", "but"})


_SHORT: Final = 4
_DONE: Final = words_in("read put set cut come run not never just only been once")
_LINKS: Final = words.PREPOSITIONS | words_in("to of as into up down about than off like across")
_BORN: Final = words_in("born torn drunk sworn hidden driven stricken lost fed bored")
_ADJECTIVES: Final = words_in(
    "true deaf fresh sorry sick tired proud weary glad full drunk high low short hot cold old young poor "
    "rich blind dumb numb mad happy sad eager keen late early safe warm wet dry sober alone pale red stiff "
    "sore heavy light brave bold bitter sweet loyal sure confident desperate hungry thirsty sleepy awake "
    "alive back home fond asleep knee ankle elbow neck waist deep immune indifferent content used close near "
    "hard soft fat lean greedy angry cross grumpy guilty innocent worthy slow quick quiet loud calm patient "
    "impatient dizzy giddy dusty muddy sweaty sticky smug smart clever wise silly worse better thick thin "
    "green white blue black grey slave heir new"
)
_NOT_STATES: Final[frozenset[str]] = words.NO_PURPOSE | words_in(
    "evening morning meeting nothing something everything anything king thing ceiling warning voting during "
    "spring string ring wing sing bring building wedding pudding painting drawing writing reading saying "
    "proceeding meaning wording heading greeting ending opening standing sitting acting speaking playing "
    "quoting citing copying translating reciting paraphrasing practising practicing testing trying drafting "
    "sketching imagining dreaming dictating announcing asking wondering thinking considering planning "
    "intending hoping wanting wishing pending failing barring assuming supposing providing depending "
    "following granting allowing permitting saving bluffing lying repeating echoing excluding proposing "
    "suggesting offering promising threatening using taking choosing picking paying spending keeping holding "
    "counting filling representing representative deputising starting beginning unless needing lacking "
    "awaiting expecting anticipating impersonating posing masquerading disguised role leaning tending "
    "asked told instructed requested ordered paid authorised authorized appointed deputed supposed provided "
    "granted quoted written carved overheard seen heard found copied translated dictated posted inscribed "
    "planned intended meant drafted scheduled delayed postponed adapted taken borrowed stolen lifted "
    "suggested proposed read said sent sung hummed spoken typed dated dared bribed forced begged "
    "according supported seconded invited offered left given scribbled scrawled painted printed engraved"
)
"""Words of that form that do not tell how somebody is: nouns, what is read out, what hangs on others."""


def _bears(scene: Scene, before: Tokens, lows: Sequence[str]) -> bool:
    """`With a song on my lips`, `For guild and glory`: what somebody has about em, or for whose sake."""
    called = {token.low for token in before[1:] if token.capital} & scene.lexicon.entities
    known = (scene.lexicon.nouns_of_things | called) - _COMMON
    if lows[0] == "with" and lows[1] not in {"a", "an", "my"} and not _MY.isdisjoint(lows[_NEAR:]):
        # "with three cards left and none of them of any use to me": how many there are, which fills no slot
        known = frozenset[str]()
    counted = lows[0] == "for" and not NUMBER_WORDS.isdisjoint(set(lows) - {"a", "an", "one"})
    if counted or any(low[0].isdigit() for low in lows) or not known.isdisjoint(lows):
        return False
    awaited = lows[0] == "upon" and not SIGNALS.isdisjoint(lows[1:])
    if awaited or not _WANTED.isdisjoint(lows[1:_NEAR]) or names_things(scene, before):
        return False
    if lows[0] == "for":
        return _UNITS.isdisjoint(lows) and lows[1] not in words.PRONOUNS and lows[1] not in _FOR_NOW
    place = next((p for p, token in enumerate(before) if token.low == lows[0]), 0) + 1
    named = scene.referents.at(scene.text, before, place) if before[place].capital else None
    return named is None or [t.low for t in before[named.end : named.end + 1]] == ["'s"]


_NEAR: Final = 4
_COMMON: Final = words_in("for with new the my our")
_MY: Final = words_in("me my us them left")
_WANTED: Final = words.COMPARED | words_in(
    "card cards token tokens tile tiles potion potions gold coin coins permit ticket luck any some enough "
    "help support backing vote votes others majority hope intention view aim exception understanding "
    "assumption caveat reservation reservations objection objections him her them you respect power powers "
    "authority"
)
_UNITS: Final = words_in(
    "day days week weeks month months year years hour hours round rounds turn turns phase night evening time "
    "moment minute minutes monday tuesday wednesday thursday friday saturday sunday"
)
_FOR_NOW: Final = words_in("now once example instance each every whoever what that this these")


def _aims(scene: Scene, before: Tokens, lows: Sequence[str]) -> bool:
    """`To wipe that grin off Imke's face`, `To the surprise of no one who knows me`."""
    if lows[0] != "to":
        return False
    if not _SURPRISES.isdisjoint(lows[1 : _NEAR + 1]):
        return True
    place = next(p for p, token in enumerate(before) if token.low == "to") + 1
    verb = before[place]
    if (
        verb.capital
        or not verb.low.isalpha()
        or verb.low in words.NO_PURPOSE | _NO_VERBS | words.PREPOSITIONS
    ):
        return False
    hits = scene.lexicon.verb_at(before, place)
    ours = any(hit.what.frame.strength != "common" for hit in hits) or verb.low in scene.lexicon.entities
    return not (ours or (hits and names_things(scene, before))) and verb.low not in words.SPEECH


_SURPRISES: Final = words_in(
    "surprise surprises amazement astonishment horror delight shame regret relief dismay annoyance amusement "
    "satisfaction credit embarrassment joy sorrow despair chagrin disgust disappointment fury bewilderment"
)
_NO_VERBS: Final = words.PRONOUNS | words_in(
    "an his her its our their your each every all both some any no one two three four say tell show ask act "
    "do go see hear know see sum summarise summarize recap begin start finish end repeat confirm remind "
    "practise practice rehearse which what whom"
)


def _has(lows: Sequence[str]) -> bool:
    """`One eye on the roast, the other on the goal`, `Three cups of tea later`: what there is about em."""
    if lows[0] not in _COUNTED or not words.FINITE.isdisjoint(lows) or "i" in lows:
        return False
    held = next((p for p, low in enumerate(lows[1:_NEAR], 1) if low in _BODY), 0)
    if held:
        return lows[held + 1 : held + 2] != [] and lows[held + 1] in _LINKS
    return lows[2:3] == ["of"] and "later" in lows[_NEAR:] and _UNITS.isdisjoint(lows)


_COUNTED: Final = NUMBER_WORDS | words_in("my both the a an several many no all")
_BODY: Final = words_in(
    "eye eyes ear ears hand hands foot feet knee knees elbow elbows finger fingers thumb toe toes head heart "
    "nose chin back belly arm arms leg legs shoulder tongue teeth hair cat dog"
)


def _compares(lows: Sequence[str]) -> bool:
    """`As thrifty as my grandmother and twice as nervous`."""
    return lows[0] == "as" and "as" in lows[2:4] and lows[1] not in _MEASURES


def _passed(lows: Sequence[str]) -> bool:
    """`After nine weeks of waiting and no small amount of shouting`: what the sender has behind em."""
    return lows[0] == "after" and lows[1] in _SO_MUCH


_SO_MUCH: Final = (NUMBER_WORDS - {"one"}) | words_in(
    "much many so all some long another several countless days"
)
_MEASURES: Final = words_in("soon long far much many often well few little if though")

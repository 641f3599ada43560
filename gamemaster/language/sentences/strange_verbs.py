"""Verbs that a game does not know: what they take back, leave alone, urge, point to or lead up to."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.before.moods import head
from gamemaster.language.english import words
from gamemaster.language.english.phrases import Hit
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.sentences.dwelling import without_reasons
from gamemaster.language.sentences.nothing_done import COMPARED, merely_seems
from gamemaster.language.values.describing import names_things, numbered
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

TAKING_BACK: Final = frozenset(
    {"retract", "withdraw", "cancel", "undo", "revoke", "rescind", "reverse", "change", "take", "correct"}
)
_TAKEN_BACK: Final = words_in("move moves action actions above exploring exploration attack transfer")
_EASY: Final = frozenset({"take", "change", "correct"})
_OWN_MOVES: Final = words_in(
    "my the these following this action actions move moves turn two three four five next things steps just "
    "only"
)


def of_everything(tokens: Tokens, verb: int) -> bool:
    """`I drink everything`, `I play all I have`: all of what the verb is done to, and nothing more."""
    lows = [token.low for token in tokens[verb + 1 : verb + 3]]
    behind = lows[1] if len(lows) > 1 else "."
    return lows[:1] in (["everything"], ["all"]) and behind in {"i", "my", "of", ".", "!", ",", ";", "and"}


def takes_back(scene: Scene, tokens: Tokens, verb: int, rest: set[str], named: set[str]) -> bool:
    """Whether the verb undoes, changes or cancels something of the game."""
    low = tokens[verb].low if verb < len(tokens) else ""
    if low not in TAKING_BACK:
        return False
    own_verbs = scene.lexicon.base_words if scene.signed and low not in _EASY else frozenset[str]()
    if (named if low == "take" and "back" not in named else rest) & (_TAKEN_BACK | own_verbs):
        return True
    return low not in _EASY and scene.near and names_things(scene, tokens[verb + 1 :])


def own_moves(tokens: Tokens, verb: int) -> int:
    """The colon of `Now I make my moves: I ...`, which leads up to them; 0 where there is none."""
    colon = next((p for p in range(verb, min(verb + 5, len(tokens) - 1)) if tokens[p].low == ":"), 0)
    return colon if {token.low for token in tokens[verb + 1 : colon]} <= _OWN_MOVES else 0


def goes_on(tokens: Tokens, verb: int) -> int:
    """The colon of `I continue: I ...`, `I resume my turn: I ...`, which leads up to what is done; 0 where
    there is none."""
    near = range(verb + 1, min(verb + 5, len(tokens) - 1))
    colon = next((p for p in near if tokens[p].low == ":"), 0)
    if not colon or tokens[verb].low not in _GOING_ON or tokens[colon + 1].low != "i":
        return 0
    return colon if _ON_WITH.issuperset(token.low for token in tokens[verb + 1 : colon]) else 0


_GOING_ON: Final = words_in("continue resume proceed carry go")
_ON_WITH: Final = words_in("on with my turn move moves as follows thus so")


def leaves_alone(tokens: Tokens, verb: int) -> bool:
    """`I leave it alone`, `I make no accusation`, `I stay put`: what is not done; nor is `I use them well` or
    `I leave the inference to the reader`."""
    lows = [token.low for token in tokens[verb:]]
    said = plain_lows(tokens[verb:])
    if said[:2] in (["use", "it"], ["use", "them"]) and said[2:] in (["well"], ["wisely"], ["sparingly"]):
        return True
    if said[:2] == ["leave", "the"] and said[3:4] == ["to"] and said[2] in _LEFT_TO_OTHERS:
        return True
    given = said.index("to") if said[:2] == ["leave", "the"] and "to" in said[2:_FAR] else 0
    if given and not _OTHERS.isdisjoint(said[given + 1 : given + 2]):
        # "I leave the other intent to people with opinions"
        return True
    if lows[:2] in _STAYING_PUT or merely_seems(lows):
        return True
    if lows[1:2] == ["no"]:
        return len(lows) > 2 and lows[2].isalpha() and lows[2] not in COMPARED
    return lows[:1] == ["leave"] and "alone" in lows


_LEFT_TO_OTHERS: Final = words_in(
    "inference inferences conclusion conclusions judgement judgment verdict interpretation arithmetic maths "
    "speeches explanation explanations speculation counting thinking guessing moral"
)
_FAR: Final = 6
_OTHERS: Final = words_in("people others those somebody someone anybody anyone everybody everyone wiser")
_STAYING_PUT: Final = (["stay", "put"], ["sit", "tight"], ["lie", "low"], ["lie", "down"], ["sit", "down"])


def merely_says(tokens: Tokens, verb: int) -> bool:
    """`I merely say that a beast should have its numbers`: the verb behind the adverb does nothing."""
    told = [token.low for token in tokens[verb : verb + 2]]
    return told[:1] in (["merely"], ["solely"]) and told[1:] != [] and told[1] in words.STATIVE - _VOTING


_VOTING: Final = words_in("second support vote submit object")


def names_thing_at(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether one of the game's things is named there by more than one word."""
    things = (kind for kind in scene.lexicon.kinds.values() if kind.things)
    return any(value.end > place + 1 for kind in things for value in things_at(scene, tokens, place, kind))


def in_name(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a word with a capital is part of the longer name of one of the game's things."""
    if not tokens[place].capital:
        return False
    things = [kind for kind in scene.lexicon.kinds.values() if kind.things]
    return any(
        place < value.end > first + 1
        for first in range(max(0, place - _LONGEST_NAME), place + 1)
        for kind in things
        for value in things_at(scene, tokens, first, kind)
    )


_LONGEST_NAME: Final = 4


def tells_habit(tokens: Tokens, start: int, place: int) -> bool:
    """`(I exchange six or seven,) whatever one usually does`: a habit told behind the verb at `start`, in a
    clause of its own."""
    if tokens[place].low not in words.OFTEN or place <= start + 1:
        return False
    return tokens[place - 1].low == "i" or any(t.low in _RELATING for t in tokens[start + 2 : place])


_RELATING: Final = words_in("whatever whichever whoever whomever as which who that what like where how")


def habitual(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """`I fix boats for a living`, `I row on Sundays`: done to any number of things that are not the game's,
    time and again."""
    if verb + 1 >= len(tokens):
        return False
    if any(token.low in _DAYS for token in tokens[verb + 1 :]):
        return True
    thing = tokens[verb + 1]
    low = thing.low
    plural = low.endswith("s") and low.isalpha() and len(low) > _SHORT and not thing.capital
    return plural and low not in scene.lexicon.entities | scene.lexicon.nouns_of_things | _NO_PLURALS


_DAYS: Final = words_in(
    "mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends weekdays evenings mornings"
)
_SHORT: Final = 3
_NO_PLURALS: Final = words_in(
    "this us his its yes less minus plus always thus perhaps unless across yours hers"
)


def dwells_on_it(tokens: Tokens, verb: int) -> bool:
    """`I do so with a clear conscience`: how the act before is done, and nothing else."""
    tokens = without_reasons(tokens)
    lows = plain_lows(tokens[verb:])
    if lows[:1] not in (["do"], ["did"]) or lows[1:2] not in (["so"], ["it"], ["this"], ["that"]):
        return False
    how = lows[2:]
    barred = words.TAINT | words.CONDITION | words.UNREAL | _METHODS
    # "for Brask", "with my other character"
    named = any(token.capital and token.low != "i" for token in tokens[verb + 2 :])
    return how != [] and how[0] in _HOW and not named and barred.isdisjoint(how)


_METHODS: Final = words_in(
    "objection objections support consent notice approval intended permission other another character behalf"
)
_HOW: Final = words_in("with without because for out gladly happily willingly proudly knowingly reluctantly")


def only_half(tokens: Tokens, verb: int) -> bool:
    """`I nearly voted`, `I half hope I'm wrong`, `I rather like her`: what was not done, or is only felt."""
    low, following = (token.low for token in tokens[verb : verb + 2]) if verb + 1 < len(tokens) else ("", "")
    felt = (low in _DEGREES or low in _ALL_BUT) and following in _FEELING
    return felt or (low in _ALL_BUT and is_past(following))


_ALL_BUT: Final = words_in("nearly almost barely hardly scarcely")
_DEGREES: Final = words_in(
    "half quite rather secretly dearly sincerely honestly truly fondly fervently strongly deeply genuinely "
    "kinda partly mostly vaguely firmly simply merely"
)
_FEELING: Final = words_in(
    "hope fear like love hate think believe suspect expect feel enjoy admire regret dread envy miss pity "
    "doubt know understand agree wonder worry loathe adore respect"
)


def everyday_phrase(tokens: Tokens, verb: int) -> bool:
    """`I give up`, `I move on`, but not `I move on to the usual place`: a phrase of other business."""
    if not words.PHRASAL.at(tokens, verb):
        return _gives_gesture(tokens, verb)
    lows = [token.low for token in tokens[verb + 1 : verb + 8]]
    return lows[:2] != ["on", "to"] or _SOMEWHERE.isdisjoint(lows[2:])


_SOMEWHERE: Final = words_in(
    "place places spot room rooms level floor location area house inn shop town dungeon village home street "
    "hall"
)


def _gives_gesture(tokens: Tokens, verb: int) -> bool:
    """`give my cards a decent burial`, `give the Healer a hug`: nothing that one can have is given."""
    if verb >= len(tokens) or tokens[verb].low != "give":
        return False
    stop = next((p for p in range(verb, len(tokens)) if not tokens[p].low[0].isalnum()), len(tokens))
    lows = [token.low for token in tokens[verb + 1 : stop]]
    article = any(low in {"a", "an"} for low in lows[1:-1])
    return article and lows[-1] in _GESTURES and "to" not in lows and "and" not in lows


_GESTURES: Final = words_in(
    "burial funeral grave hug kiss pat stroke cuddle wave cheer thought smile nod bow wink rest scratch "
    "dusting polish wash scrub shake squeeze salute welcome farewell sendoff push kick nudge"
)


def does_as_others(scene: Scene, tokens: Tokens, start: int) -> bool:
    """`On proposal 53 I do whatever Gaspar did`: an answer, in the words of somebody else."""
    if tokens[start].low not in _ON:
        return False
    begins = range(start + 1, min(len(tokens), start + 3))
    ends = [
        value.end
        for kind in scene.lexicon.kinds.values()
        if kind.things
        for place in begins
        for value in things_at(scene, tokens, place, kind)
        if not value.doubt
    ]
    if not ends:
        return False
    lows = [token.low for token in tokens[max(ends) :] if token.low != ","]
    told = [low for low in lows[1:] if low not in words.ADVERBS]
    if lows[:1] != ["i"] or not told:
        return False
    return told[0] in _MIMICKING or (told[0] in _VAGUELY and not _ALIKE.isdisjoint(told[1:3]))


_ON: Final = words_in("on as for regarding concerning about re in")
_MIMICKING: Final = words_in("follow copy mirror imitate ape echo side")
_VAGUELY: Final = words.VAGUE_ACTS | {"go", "vote"}
_ALIKE: Final = words_in("whatever what as same likewise so like exactly opposite with along ditto")


def urges(tokens: Tokens, verb: int) -> bool:
    """`I urge you all to look at that collar`, `I merely say that it should`: what is only said."""
    if merely_says(tokens, verb):
        return True
    lows = [token.low for token in tokens[verb + 1 : verb + 5]]
    if not lows or lows[0] not in {"you", "everyone", "everybody"} or "to" not in lows:
        return False
    after = verb + 2 + lows.index("to")
    named = after < len(tokens) and (tokens[after].capital or not tokens[after].low.isalpha())
    return set(lows[1 : lows.index("to")]) <= {"all", "both", "too", "again"} and not named


def hopes_that(tokens: Tokens, verb: int) -> bool:
    """`(I play the Owl) and hope that no one reads this aloud`: what is only felt."""
    return tokens[verb].low in _HOPING and [token.low for token in tokens[verb + 1 : verb + 2]] == ["that"]


_HOPING: Final = words_in("hope trust pray fear dread regret")


def leads_to_verb(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`I rise to defend her`: a purpose follows, which is nothing that an act of a game needs."""
    following = tokens[place + 1 : place + 3]
    return (
        [token.low for token in following[:1]] == ["to"]
        and len(following) > 1
        and not following[1].capital
        and following[1].low.isalpha()
        and following[1].low not in scene.lexicon.entities | {"the", "a", "my", "our", "level"}
    )


def numbers_ours(scene: Scene, tokens: Tokens, start: int) -> bool:
    """Whether one of the game's things is named by its number and what it is called (`proposal 18`)."""
    numbers = [p for p in range(start + 1, len(tokens)) if tokens[p].low.isdecimal()]
    return any(
        tokens[p - 1].low in kind.called
        and tokens[p].low in scene.referents.names.things.get(kind.things, {})
        for kind in scene.lexicon.kinds.values()
        if kind.things
        for p in numbers
    )


def names_ours(scene: Scene, tokens: Tokens, ready: Ready | None = None) -> bool:
    """Whether one of the game's things is named, by its name or so; behind a verb like `object`, what may be
    intended as well (`one of two amendments`, `31`), and behind any other the number of what it takes."""
    if ready is not None and scene.signed and _numbers_its_thing(scene, tokens, ready):
        return True
    if ready is not None and scene.signed and any(slot.kind == "intent" for slot in ready.frame.slots):
        lows = [token.low for token in tokens if token.low[0].isalnum()]
        if not _TABLED.isdisjoint(lows) or (len(lows) <= _FEW and any(numbered(scene, low) for low in lows)):
            return True
    return names_things(scene, tokens, shaped=False) or numbers_ours(scene, tokens, 0)


def _numbers_its_thing(scene: Scene, tokens: Tokens, ready: Ready) -> bool:
    """`(I vote) F on 31`: whether a number is that of a thing which the verb takes."""
    kinds = (scene.lexicon.kinds.get(slot.kind) for slot in ready.frame.slots)
    things = [scene.referents.names.things.get(kind.things, {}) for kind in kinds if kind is not None]
    return any(token.low.isdigit() and token.low in named for token in tokens for named in things)


_TABLED: Final = words_in("amendment amendments motion motions card cards")
_FEW: Final = 3


def words_vague(scene: Scene, tokens: Tokens, start: int) -> bool:
    """Whether the clause uses one of the game's vague verbs, or hands over a text in solemn words."""
    told = head(scene, tokens, start)
    solemn = scene.signed and hands_over_text(scene.text, {token.low for token in tokens[told.verb :]})
    return solemn or scene.lexicon.vague.longest(tokens, told.verb) is not None


def hands_over_text(text: str, rest: set[str]) -> bool:
    """`I lay it before you herewith`, with a text in braces beside it: it may be meant as a proposal."""
    return "{" in text and not rest.isdisjoint(_SOLEMN) and not rest.isdisjoint(_POINTING)


_SOLEMN: Final = words_in("hereby herewith")
_POINTING: Final = words_in("it this that these them following")


def tells_that(scene: Scene, tokens: Tokens, hits: Sequence[Hit[Ready]]) -> bool:
    """`I see that Brask has moved`: a clause is what the verb is about."""
    place = hits[0].end
    place += place + 1 < len(tokens) and tokens[place].low == "now"
    if place + 2 >= len(tokens) or tokens[place].low != "that":
        return False
    if tokens[place - 1].low == "now" and tokens[place - 2].low not in _MINDED:
        # "I end my turn now that Lowri is back", unlike "I see now that Lowri is back"
        return False
    if tokens[place - 1].low in scene.lexicon.nouns_of_things:
        # "the card that the learned call Old Cat"
        return False
    if any(hit.what.opened.get("that") for hit in hits):
        return False
    subject = tokens[place + 1].low
    person = scene.referents.at(scene.text, tokens, place + 1)
    # "I found that I have three", unlike "I end the turn that I started"
    bare = subject == "i" and tokens[place - 2].low in words.ADVERBS | {"i"}
    return bare or subject in words.PRONOUNS or subject in _DETERMINED or person is not None


_DETERMINED: Final = words_in("the a an my your")
_MINDED: Final[frozenset[str]] = words.SPEECH | words_in(
    "see find hear learn know note notice discover understand believe suggest propose announce declare say "
    "state reveal confirm intend show object add submit realise realize think suspect admit accept gather "
    "found figure guess hold feel fear grant support deem move plan"
)


def invites(tokens: Tokens, verb: int) -> bool:
    """`(and I) urge you all to look at that collar`, `invite him to answer`: what is said to the others."""
    lows = [token.low for token in tokens[verb + 1 : verb + 4]]
    asked = lows[:1] == ["you"] or (lows[:1] != [] and lows[0] in _ASKED and tokens[verb].low in _INVITING)
    rest = {token.low for token in tokens[verb + 1 :]}
    barred = words.TAINT | (words.CONDITION - {"before"}) | _ABOUT_IT
    return asked and "to" in lows[1:] and rest.isdisjoint(barred)


_ASKED: Final = words_in("him her them everybody everyone anybody anyone people")
_INVITING: Final = words_in("invite urge ask beg dare challenge encourage advise implore")
_ABOUT_IT: Final = words_in("my me this it")

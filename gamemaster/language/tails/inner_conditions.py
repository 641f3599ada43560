"""Conditions inside a clause about somebody or some place behind an act: `, who flinched when it barked`.

The clause has a subject and a verb of its own, and no mark stands between them and the condition: so it is
theirs, and the act hangs on nothing. What tells of the act itself, of what becomes of whom it is done to, or
of what somebody asked for is left alone: there the condition may be the act's.
"""

from typing import Final

from gamemaster.language.after.remark_words import HANDLED, HEDGED, OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Scene

_OF_SOMEBODY: Final = words_in("who whose")
_OPENING: Final = _OF_SOMEBODY | words_in("where there")
_INNER: Final = words_in("if unless when whenever until till before while whilst after once")
_OF_ALL_TIMES: Final = words_in("when whenever before while whilst after")
"""Behind a present tense these tell a habit, where `if` and `until` may tell of the act."""
_ADVERBS: Final = words.ADVERBS | words_in("never always only still often even barely hardly already ever")
_GENERAL: Final = words_in("never always often ever you one anybody anyone somebody someone nobody")
_WILL: Final = words_in("will 'll shall 'm am")
_STAYING: Final = words_in(
    "stay stays staying wait waiting sit sitting rest resting sleep sleeping remain "
    "remaining stand standing lie lying camp camping sulk sulking hide hiding linger lingering live living"
)
_NOUN_OPENERS: Final = words_in("the a an my our your his her its their this these those no some every")
_SUBJECTS: Final = words.SUBJECTS - {"this", "that", "there", "here", "what"} | {"one", "people"}
_ASKING: Final = words_in(
    "said says say told tells wrote writes announced declared thought thinks claims claimed added "
    "asked ask asks wants want wanted wish wishes wished let lets made makes make begs begged orders ordered "
    "promised promises hopes hoped insists insisted swore swears agreed agrees decides decided dared dares "
    "advised advises needs needed has had gets got whether"
)
_FATES: Final = words.HAPPENINGS | words_in(
    "dies died die hangs hanged hung hang burns burnt burn swings swing goes go went walks walk lives live "
    "lived stays stay stayed remains remained wins won loses lost falls fell counts counted stands stood "
    "holds held leaves leave left becomes became choice target pick candidate suspect favourite turn mine "
    "spared doomed innocent guilty next first"
)
_CONSENTING: Final = words_in(
    "object objects objected objecting mind minds agree agrees agreed consent consents allow allows permit "
    "permits approve approves confirm confirms"
)
_BARRED: Final = (
    UNMEANT
    | HEDGED
    | _CONSENTING
    | OF_MAIL
    | (REVOKING - {"stop"})
    | (HANDLED - {"be", "left", "made", "seen", "given", "done", "read", "played"})
    | (NUMBER_WORDS - {"one", "a"})
    | words_in(
        "or otherwise instead else except provided providing assuming supposing should would could might "
        "may must so let lets pretended pretending this that those which vote votes game turn turns void "
        "null permission approval consent agreement possible allowed needed necessary"
    )
)
_FORMS: Final[tuple[Form, ...]] = ("base", "gerund")
_SHORTEST: Final = 5
_LONGEST: Final = 22


def has_own_condition(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """Whether the words from `start` up to `end` are such a clause, with a condition inside."""
    low = tokens[start].low if start < end else ""
    said = _without_marks(tokens[start:end])
    if low in _KEEPING and _keeps_hours(plain_lows(said[1:])):
        return True
    if low == "which" and _lasted(plain_lows(said[1:])):
        return not (_acts(scene, said) or _names(scene, said))
    if low not in _OPENING or not _SHORTEST <= len(said) <= _LONGEST:
        return False
    if any(not token.low[0].isalnum() and token.low[0] != "'" for token in said):
        # behind a mark the condition may be the act's
        return False
    lows = _without_hearsay(plain_lows(said))
    cut = next((p for p, token in enumerate(lows) if p and token in _INNER), 0)
    at_an_hour = lows[0] == "where" and lows[1] != "i" and cut == len(lows) - 2 and lows[-1] in _DAILY
    if not cut or not _INNER.isdisjoint(lows[cut + 1 :]) or not (at_an_hour or _has_subject(lows[cut + 1 :])):
        return False
    if lows[0] not in _OF_SOMEBODY and lows[cut] not in _OF_ALL_TIMES and lows[cut + 1] in {"it", "all"}:
        # "where I stay if it works"
        return False
    told = _tells(lows[:cut], lows[cut], lows[cut + 1 :])
    return told and _BARRED.isdisjoint(lows) and not (_acts(scene, said) or _names(scene, said))


def _without_hearsay(lows: list[str]) -> list[str]:
    """`where (I hear) people sleep till noon`: without who says so."""
    return [lows[0], *lows[3:]] if lows[1:3] in _HEARSAY else lows


_HEARSAY: Final = (["i", "hear"], ["i", "gather"], ["they", "say"], ["people", "say"])


def _lasted(lows: list[str]) -> bool:
    """`(which) lived until the moon landing`: what was so of a thing, for as long as something else was."""
    if lows[1:2] in ([], ["to"]) or not is_past(lows[0]) or lows[0] in _FATES - {"lived"} | _ASKING:
        return False
    inner = next((p for p, low in enumerate(lows) if low in {"until", "till", "before", "after"}), 0)
    told = (_BARRED | words.SUBJECTS | words.CONDITION) - {"until", "till", "before", "after"}
    return inner > 0 and len(lows) > inner + 1 and told.isdisjoint(lows)


def _keeps_hours(lows: list[str]) -> bool:
    """`(the Lanterns, who) meet before lunch`, `never get up before noon`: what is done every day."""
    told = [low for low in lows if low not in _ADVERBS | _EVERY | _AGREEING]
    if len(told) < _FEWEST or told[0] not in _HABITS or told[-1] not in _DAILY:
        return False
    return told[-2] in _INNER and all(low in _WAYS for low in told[1:-2])


_AGREEING: Final = words_in("either too anyway")
_KEEPING: Final = words_in("who which")
_FEWEST: Final = 3
_EVERY: Final = words_in("the a every each any their his her its")
_HABITS: Final = words_in(
    "meet meets gather gathers assemble assembles convene convenes sing sings rise rises wake wakes get gets "
    "dine dines eat eats sleep sleeps snore snores open opens close closes train trains rehearse rehearses "
    "practise practises work works talk talks pray prays dance dances"
)
_WAYS: Final = words_in("up out together in on bed to loudly late early long and sing dance")
_DAILY: Final = words_in(
    "breakfast lunch luncheon dinner supper tea coffee noon midnight midday dawn dusk dark sunrise sunset "
    "work school church mass bed bedtime meal meals battle battles fight fights class training nightfall "
    "daybreak rehearsal hours"
)


def _without_marks(said: Tokens) -> list[Token]:
    """The words without the mark that ends their sentence."""
    last = len(said)
    while last and not said[last - 1].low[0].isalnum():
        last -= 1
    return list(said[:last])


def _has_subject(lows: list[str]) -> bool:
    """Whether somebody or something does something in the condition (`anybody wants company`)."""
    if len(lows) < len(["it", "rains"]):
        return False
    named = lows[0] in _NOUN_OPENERS and len(lows) > len(["the", "bell"])
    return lows == ["i", "am"] or lows[0] in _SUBJECTS or named


def _tells(lows: list[str], opener: str, inner: list[str]) -> bool:
    """Whether the words before the condition tell of somebody, or of where the sender will be."""
    told = [low for low in lows[1:] if low not in _ADVERBS]
    if not told:
        return False
    if lows[0] not in _OF_SOMEBODY:
        return _is_place(lows[0], told)
    if not (_ASKING | _FATES | {"it"}).isdisjoint(told) or "i" in told:
        return False
    verb = told[0] if lows[0] == "who" else next((low for low in told[1:4] if is_past(low)), "")
    if is_past(verb) or verb in {"was", "were"}:
        return True
    if lows[0] == "who" and told[0] in {"is", "are"} and opener in _HABITUAL:
        # "who are awake when I am"
        return len(told) == len(["are", "awake"]) and told[1] not in _STATES_OF_PLAY
    habit = opener in _OF_ALL_TIMES or not _GENERAL.isdisjoint([*lows[1:], *inner[:1]])
    return habit and lows[0] == "who" and verb.endswith("s") and verb not in words.FINITE


_HABITUAL: Final = words_in("when whenever while")
_STATES_OF_PLAY: Final = words_in(
    "dead gone out in over done through here back there alive ready due mine safe up"
)


def _is_place(opener: str, told: list[str]) -> bool:
    """`(where) I shall stay`, `(there) I'm staying`, `(where) my aunt sells eels`: what goes on."""
    if told[0] == "i":
        doing = told[2:] if told[1:2] != [] and told[1] in _WILL else told[1:]
        settled = doing[:1] == ["be"] and len(doing) > 1 and opener == "where" and told[1] in _WILL
        return settled or (doing != [] and doing[0] in _STAYING)
    if opener == "there":
        return False
    if len(told) < len(["they", "sing"]) or not _ASKING.isdisjoint(told):
        return False
    return told[0] in _SUBJECTS - {"we"} or (told[0] in _NOUN_OPENERS and len(told) > len(["my", "aunt"]))


def _acts(scene: Scene, said: Tokens) -> bool:
    """Whether the sender may do in it what the game knows."""
    lexicon = scene.lexicon
    # "when I am", with nothing behind it
    said = said[:-2] if [token.low for token in said[-2:]] == ["i", "am"] else said
    if any(lexicon.sayings.at(said, place) for place in range(len(said))):
        return True
    return any(
        lexicon.verb_at(said, place, form)
        for place in range(1, len(said))
        if said[place - 1].low in _LEADING_TO or said[place].low.endswith("ing")
        for form in _FORMS
    )


_LEADING_TO: Final = _WILL | {"i", "we", "to", "and", "can"}


def _names(scene: Scene, said: Tokens) -> bool:
    """Whether somebody, something of the game, a number or a time is named."""
    places = range(1, len(said))
    if any(token.low == OPAQUE or token.low[0].isdigit() for token in said):
        return True
    if any(scene.lexicon.times.at(said, p) for p in places if said[p].low not in _ADVERBS):
        return True
    people = any(token.capital and token.low != "i" for token in said[1:])
    return people or not scene.lexicon.entities.isdisjoint(plain_lows(said)) or names_things(scene, said)

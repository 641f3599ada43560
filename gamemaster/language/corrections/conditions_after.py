"""Conditions and feelings said after acts: which of them an act hangs on, and which leave it alone."""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.contrary_to_fact import contrary_to_fact
from gamemaster.language.after.excusing import vows, wished_before, wishes_idly
from gamemaster.language.after.failing import leaves_standing
from gamemaster.language.after.harmless import insists, is_saying, means_it
from gamemaster.language.after.other_cases import governs_another
from gamemaster.language.after.remark_words import (
    BEING,
    DENIALS,
    POINTING,
    REVOKING,
)
from gamemaster.language.after.scraps import UNABLE
from gamemaster.language.before.times import second_clause
from gamemaster.language.corrections.main_clauses import has_main_clause, lets_count
from gamemaster.language.corrections.own_consequences import (
    EVERYDAY,
    HOLDING_BACK,
    SIGNS,
    has_done,
    has_own_consequence,
    tells_of_next,
)
from gamemaster.language.english import words
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.remarks.asked_conditions import condition_of
from gamemaster.language.remarks.bare_conditions import hangs_on
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene


def corrects_nothing(tokens: list[Token]) -> bool:
    """Whether a sentence only looks like a correction: it insists, or tells of feelings and wishes."""
    lows = plain_lows(tokens)
    if denies_being(lows) or feels(tokens, lows) or wished_before(lows):
        return True
    return insists(tokens) or is_saying(tokens) or means_it(tokens)


def feels(tokens: list[Token], lows: list[str]) -> bool:
    """`Actually, I'm rather proud of it.`, `No, I'm not drunk.`: how somebody is, not what e does.

    `lows` are the words without the marks.
    """
    if lows[:1] not in (["actually"], ["no"]) or lows[1:2] != ["i"] or not 2 < len(lows) <= _LONG + 2:
        return False
    if any(t.low[0].isdigit() or (t.capital and t.low != "i") for t in tokens[1:]):
        return False
    said = set(lows)
    if lows[2] in {"'m", "am"}:
        return not said.isdisjoint(_SOBER if lows[3:4] == ["not"] else _GLAD)
    unable = lows[2:4] in (["won", "'t"], ["will", "not"], ["can", "'t"])
    if unable and lows[4:5] != [] and lows[4] in _EXPLAINING:
        # "No, I won't explain the strategy"
        return "who" not in said and "which" not in said
    likes = next((p for p, low in enumerate(lows[:5]) if low in _LIKING), 0)
    return (
        bool(likes)
        and lows[likes + 1 :] != []
        and lows[likes + 1] in {"it", "this", "that"}
        and (said.isdisjoint(_BETTER))
    )


_SOBER: Final = words_in(
    "drunk mad crazy insane joking kidding angry jealous sorry ashamed proud bitter bored lonely worried "
    "afraid nervous unwell ill sick dead blind deaf asleep feverish delirious unhappy jesting sulking"
)
_GLAD: Final = words_in("proud glad happy pleased fond relieved excited curious serious")
_LIKING: Final = words_in("like love enjoy")
_BETTER: Final = words_in("better more other another not never")


def only_excuses(scene: Scene, said: Tokens) -> bool:
    """`(Sorry, I) am writing this in the dark`: whether somebody is sorry about nothing that was done."""
    lows = plain_lows(said)
    denied = next((place for place, low in enumerate(lows) if low in DENIALS), len(lows))
    verb, of = [*lows[denied + 1 : denied + 3], "", ""][:2]
    refuses = denied < len(lows) and verb not in UNABLE
    refuses = refuses and not (verb in _MISTRUSTING and of and of not in POINTING)
    meant = any(a in POINTING and b in BEING for a, b in pairwise(lows))
    if refuses or meant or not SIGNS.isdisjoint(lows) or any(low[0].isdigit() for low in lows):
        return False
    return not names_things(scene, said, shaped=False)


_MISTRUSTING: Final = words_in("trust believe understand")


def turns_elsewhere(scene: Scene, opener: str, said: Tokens) -> bool:
    """`(Actually,) the dog is fine now`, `(Correction) to my mail of Tuesday`, `(I meant) to do this sooner`:
    whether words behind those of a correction, the first of them the `opener`, are of somebody or something
    else than the acts."""
    lows = plain_lows(said)
    if len(lows) < len(["to", "do", "this", "sooner"]):
        return False
    if opener == "correction":
        told = lows[0] in {"to", "of"} and lows[1] in {"my", "the"} and not _MAILS.isdisjoint(lows[2:5])
        return told and (TIMES.anywhere(said[:8]) or not _FORMER.isdisjoint(lows[2:5]))
    if opener == "i":
        told = lows[0] == "to" and lows[1] in _DOING and lows[2] in {"this", "it", "so"}
        return told and not _SINCE.isdisjoint(lows[3:])
    asks = said[-1].low == "?"
    if opener not in {"actually", "wait" if asks else "on"}:
        # "Scratch that, my bruises can wait" tells why
        return False
    whole = lows[1] in _ANYBODY if asks else lows[0] in _OWNERS and any(map(_is_finite, lows[2:5]))
    lexicon = scene.lexicon
    ours = (lexicon.base_words - EVERYDAY) | lexicon.entities | lexicon.nouns_of_things
    named = any(token.low[0].isdigit() or token.capital for token in said[1 + (said[0].low == ",") :])
    others = (ours | SIGNS | _OTHER | POINTING | DENIALS).isdisjoint(lows)
    return whole and others and not named and not names_things(scene, said, shaped=False)


def _is_finite(low: str) -> bool:
    return low in words.FINITE or low in _CAN or is_past(low)


_DOING: Final = words_in("do send post write say")
_SINCE: Final = words_in("sooner earlier ago yesterday last")
_MAILS: Final = words_in("mail message letter report post email")
_FORMER: Final = words_in("last earlier previous yesterday former other")
_ANYBODY: Final = words_in("anyone anybody someone somebody you they he she")
_OWNERS: Final = words_in("the my our his her their your")
_CAN: Final = words_in("can could may does do has have")
_OTHER: Final = words_in(
    "i we one ones other another different more less half all both only sooner "
    "guilty innocent suspicious off over done cancelled canceled finished closed dead wrong void moot game "
    "games"
)


def acts_hang_on(tokens: list[Token], verbs: frozenset[str]) -> bool:
    """Whether a sentence after acts sets a condition for them; `verbs` are those of acts."""
    tokens = list(condition_of(tokens))
    if not tokens:
        return False
    if leaves_open(tokens):
        return True
    lows = plain_lows(tokens)
    if lets_count(tokens):
        return True
    if contrary_to_fact(lows) or tells_of_next(lows, verbs) or has_own_consequence(lows, verbs):
        return False
    if has_main_clause(tokens, verbs):
        return False
    hang = afterthought(tokens) or undone(tokens, verbs) or hangs_on(tokens)
    return hang and not governs_another(tokens)


def denies_being(lows: list[str]) -> bool:
    """`No, I am not the Village Idiot.`: what somebody is not, and no word on what e does."""
    if lows[:2] != ["no", "i"]:
        return False
    if any(lows[2:5] == [be, "not", article] for be in ("am", "'m") for article in _ROLES):
        return True
    denial = next((place for place, low in enumerate(lows[2:5], 2) if low in _REFUSING), len(lows))
    done = lows[denial + 1 :]
    done = done[1:] if done[:1] == ["be"] else done
    if not done or not _DEEDS.isdisjoint(lows) or not _HANDLING.isdisjoint(done):
        return False
    if done[0] in _TELLING_WHY:
        return True
    if done[0] == "taking":
        return done[1:2] != [] and done[1] in _REPLIES
    return len(done) > 1 and done[0] in _MINDED and done[1] not in {"it", "this", "so", "to", "yet"}


_ROLES: Final = words_in("a an the your that")
_REFUSING: Final = words_in("not n't 't never no")
_DEEDS: Final = words_in(
    "vote votes turn card cards tile tiles token tokens action actions move moves ballot"
)
_MINDED: Final = words_in(
    "gone read lost forgotten proof have idea notion clue seen slept been asked care fear thought heard "
    "spoken talked"
)
"""`No, I haven't read the footnotes`, `No, I've no notion yet what ...`: of what one knows and minds."""
_TELLING_WHY: Final = words_in(
    "telling explaining answering apologising apologizing complaining boasting bragging gloating crying "
    "blushing begging listening elaborating"
)
"""`No, I am not telling.`: what one says, or keeps to oneself, beside an act."""
_REPLIES: Final = words_in("questions calls requests suggestions bribes comments prisoners notes bets bows")
_HANDLING: Final = words_in("this it that so through yet again anymore")


def afterthought(tokens: list[Token]) -> bool:
    """A condition without a main clause, said after the fact: `If I have a token, that is.`"""
    while tokens and not tokens[0].low[0].isalnum():
        tokens = tokens[1:]
    once = len(tokens) > 1 and tokens[0].low == "once" and tokens[1].capital
    once = once or _when_somebody(tokens)
    if not (once or words.CONDITION_PHRASES.at(tokens, 0)) or len(tokens) > 13:
        return False
    lows = _with_commas(tokens)
    if wishes_idly(lows):
        return False
    if lows[0] == "if" and _KNOWING & set(lows) and _RIGHTLY & set(lows):
        # "if I read the board correctly that makes it the biggest"
        return False
    second = second_clause(tokens)
    main = {token.low for token in tokens[second:]} if second else set[str]()
    of_this = lows[1:2] in (["this"], ["that"]) and not (POINTING | REVOKING).isdisjoint(main)
    counts = of_this or not _COUNTING.isdisjoint(main)
    if lows[0] == "if" and second and tokens[second].low not in {"i", "it"} and not counts:
        # "If I come out alive you owe me a beer": what hangs on it is said
        return False
    if lows[:2] in (["after", "that"], ["after", "this"]) and lows[2:3] != [] and lows[2] in _SUBJECTS:
        # "After that it is all up to the dice"
        return False
    spent = lows[0] == "after" and lows[3:4] == ["of"] and lows[2] in _SPANS
    if spent and len(lows) > _AT_LENGTH and _COUNTS.isdisjoint(lows):
        # "After three weeks of rain the barley looks like soup"
        return False
    named = any(token.capital and token.low != "i" for token in tokens[1:])
    if lows[0] == "after" and not named and "i" in lows[2:] and _felt(lows[lows.index("i", 2) + 1 :]):
        # "After a good long cry over the onions I felt ready"
        return False
    if not _FORBIDDING.isdisjoint(lows[3:]) and _COUNTING.isdisjoint(lows):
        # "if my battery dies don't take it personally"
        return False
    if _of_the_past(lows) or _pledges(lows) or vows(lows) or leaves_standing(lows):
        return False
    if "," not in lows:
        return "then" not in lows and "will" not in lows and "'ll" not in lows
    return lows[lows.index(",") + 1 :] in (["that", "is"], ["of", "course"], ["obviously"], ["i", "mean"], [])


def _when_somebody(tokens: list[Token]) -> bool:
    """`The moment Brask agrees.`"""
    lows = [token.low for token in tokens[:2]]
    return (
        lows[:1] == ["the"]
        and lows[1:] != []
        and lows[1] in _MOMENTS
        and tokens[2:] != []
        and tokens[2].capital
    )


_MOMENTS: Final = words_in("moment minute instant second day")


def _with_commas(tokens: list[Token]) -> list[str]:
    return [token.low for token in tokens if token.low[0].isalnum() or token.low[0] in {",", "'"}]


def _of_the_past(lows: list[str]) -> bool:
    """`When I was young we had no rules.`, `As far as I can tell the rules allow it.`, `Until next time.`"""
    if lows[:3] == ["as", "far", "as"] and lows[3:4] == ["i"]:
        return len(lows) > _LONG and bool(_TELLING & set(lows[4:6]))
    if lows[:2] == ["until", "next"] or lows == ["until", "then"]:
        return lows[2:] in ([], ["time"])
    if lows[0] == "the" and lows[1] in _MOMENTS and "i" in lows[_LONG:-1]:
        # "The moment I saw it I laughed"
        return is_past(lows[lows.index("i", _LONG) + 1])
    if lows[:2] == ["after", "what"] and any(map(is_past, lows[3:7])):
        # "After what he wrote this morning I can't trust him"
        return _COUNTING.isdisjoint(lows)
    if lows[0] in {"when", "after"} and len(lows) > _LONG:
        past = lows[0] == "when" and lows[2] in {"was", "were", "had"}
        return past or (lows[1] == "last" and bool(_SEEING & set(lows)))
    return False


def _pledges(lows: list[str]) -> bool:
    """`If this works I'm buying the drinks.`: what comes of it when it has been done."""
    if lows[0] not in {"if", "should"} or len(lows) < _LONG:
        return False
    works = lows[1] in {"this", "it", "that"} and lows[2] in _WORKING
    if works and any(a in {"i", "we"} and b in _PROMISING for a, b in pairwise(lows[3:])):
        return True
    told = lows[2:]
    if any(a == "i" and b in _FORETELLING for a, b in pairwise(told)) and not _TAKING_IT.isdisjoint(told):
        return True
    places = (p for p, (a, b) in enumerate(pairwise(told)) if a == "i" and b in _UNABLE)
    return any(not _HEARING.isdisjoint(told[place + 2 : place + 5]) for place in places)


_UNABLE: Final = words_in("won wo can ca cannot may might will shall 'll")
_HEARING: Final = words_in("see hear read answer reply know notice sleep miss")
_FORETELLING: Final = words_in("'ll shall will 'd would may might")
_TAKING_IT: Final = words_in(
    "cry weep complain sulk mind laugh smile sing dance cheer faint scream understand survive eat cook blame "
    "bake think reconsider wonder apologise apologize noted remembered known engraved"
)


def _felt(told: list[str]) -> bool:
    """Whether what the sender says of emself is how e feels or felt, or what e had to do."""
    return bool(told) and told[0] in _FEELING and _COUNTS.isdisjoint(told)


_EXPLAINING: Final = words_in("explain apologise apologize elaborate justify comment say tell")
_FEELING: Final = words_in("felt feel still always needed am 'm was had slept wept laughed")
_SPANS: Final = words_in("minutes hours days nights weeks months years decades")
_AT_LENGTH: Final = 7
_COUNTS: Final = words_in("i it this that counts count takes effect move vote act valid binding will 'll")
_SUBJECTS: Final = words_in("it i we the he she they you there everything all my nobody")
_FORBIDDING: Final = words_in("dont don please blame")
_COUNTING: Final = words_in("count do done process record apply execute ignore cancel forget undo")
_PROMISING: Final = words_in("'m 'll shall will owe am are")


_LONG: Final = 6
_TELLING: Final = words_in("tell know see")
_SEEING: Final = words_in("see have know feel think trust owe need had saw")
_WORKING: Final = words_in("works pays goes holds succeeds comes")
_KNOWING: Final = words_in("read understand understood remember counted count see got recall know")
_RIGHTLY: Final = words_in("right rightly correctly correct well properly")


def undone(tokens: list[Token], verbs: frozenset[str]) -> bool:
    """`If it rains, I won't explore.`, `If it rains, I'd rather wait.`: when the act is not done."""
    if not words.CONDITION_PHRASES.at(tokens, 0):
        return False
    lows = plain_lows(tokens)
    for place in (p for p in range(2, len(lows) - 2) if lows[p] in {"i", "we"}):
        said = lows[place + 1 : place + _LONG]
        denied = next((p for p, low in enumerate(said[:3]) if low in _DENYING), None)
        if denied is not None and said[denied + 1 :] == []:
            return True
        if denied is not None:
            verb = said[denied + 1]
            return (verb in verbs and verb not in _IDLE) or (
                verb == "do" and not _THE_DEED.isdisjoint(said[denied + 2 :])
            )
        if said[0] in _CALLING and said[1:] != [] and said[-1] in {"off", "back"}:
            # "If it goes wrong then I call it off"
            return True
        if said[0] in _WOULD and not HOLDING_BACK.isdisjoint(said):
            return True
    return False


_CALLING: Final = words_in("call take pull")
_DENYING: Final = words_in("not n't 't never")
_THE_DEED: Final = words_in("it so that this any anything")
_IDLE: Final = words_in("be have know see")
_WOULD: Final = words_in("would 'd will 'll shall")


def leaves_open(tokens: list[Token]) -> bool:
    """`If you'd rather I didn't, tell me.`: the act is left to somebody else's wish."""
    if "if" not in [token.low for token in tokens]:
        return False
    lows = _with_commas(tokens)
    if lows[:1] != ["if"] or lows[1:2] == ["i"]:
        return False
    clause = lows[: lows.index(",")] if "," in lows else lows
    if "i" in lows[len(clause) :]:
        return False
    if "," not in lows and (second := second_clause(tokens)):
        # "If we all die I would like it noted"
        clause = _with_commas(tokens[:second])
    if lows[len(clause) + 1 : len(clause) + 2] and lows[len(clause) + 1] in REVOKING:
        return True
    minds = not _MINDING.isdisjoint(clause) and (len(clause) <= 4 or not _THE_ACT.isdisjoint(clause))
    return minds or (not _WANTING.isdisjoint(clause) and "i" in clause)


_MINDING: Final = words_in("mind minds object objects objection objections")
_WANTING: Final = words_in("rather prefer prefers like want wants")
_THE_ACT: Final = words_in("i me it that this")


_ASKING: Final = words_in("may can could might should shall do would am have")
"""`If that is next to nothing, may I choose a name?`"""


def hangs_anew(scene: Scene, tokens: Tokens) -> bool:
    """`If I find a potion I drink it.`: another act of the game, under a condition of its own."""
    if not tokens or tokens[0].low != "if":
        return False
    second = second_clause(tokens)
    return (
        bool(second)
        and tokens[second].low == "i"
        and tokens[second - 1].low not in _ASKING | {"because"}
        and not has_done(tokens[second + 1 :])
        and bool(scene.lexicon.verb_at(tokens, second + 1))
        and not words.PHRASAL.at(tokens, second + 1)
    )

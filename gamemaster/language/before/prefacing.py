"""Whether the words before a clause in the first person leave the act behind them as it is.

Any words may lead up to an act (`I have two left, and they won't keep: I explore`). They do so unless they
give a concrete reason against it: they suppose, quote or deny it, date it, or speak of what might be done.
What a `but` or `anyway` parts from the act bears on it no more.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.before.circumstances import (
    follows_from,
    has_been,
    has_happened,
    plain_noun,
    somebody_elses,
    without_address,
)
from gamemaster.language.before.fronting import harmless_lead
from gamemaster.language.before.idle_times import idle_time, without_time
from gamemaster.language.before.relatives import free_relative, of_oneself
from gamemaster.language.english import words
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import PAST_FORMS, is_past
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_PARTING: Final = words_in("but however anyway anyhow nevertheless nonetheless ...")
_JOINTS: Final = words_in(", ; : -- and so ( )")
MADE_UP: Final = words_in(
    "example instance suggestion suggestions suggest draft proto sample template wording plan plans planned "
    "option options alternative alternatives idea ideas hypothetical pretend imagine suppose supposing "
    "assume assuming proposal quote quotes quoted quoting story tale dream dreams song poem ballad "
    "verse verses limerick haiku sonnet rhyme lyrics joke riddle dialogue scene fable legend transcript "
    "excerpt receipt receipts log pasted test testing rehearsal practice typo mistake formula habit usual "
    "usually often sometimes rarely normally generally typically mostly occasionally whenever rumour "
    "rumor maybe perhaps possibly probably unlike wish dreamt dreamed wondering guess "
    "instead otherwise else or either retract withdraw cancel undo scratch ignore disregard"
)
_COPIED: Final = words_in("translation translated minutes copied dictated")
_CONDITIONAL: Final = words_in(
    "if unless provided providing lest assuming supposing depending should pending"
)
_ASKED_ABOUT: Final = words_in("know knows care cares matter matters wonder see sure idea doubt ask tell as")
_TEMPORAL: Final = words_in("when while whilst once until till before after as since whenever")
_DENYING: Final = words_in("not no never nah nope none nothing n't 't don didn neither nor cannot without")
MODALS: Final = words_in(
    "would could might should 'd will 'll shall gonna ought want wanted wish hope hoped intend intended "
    "going try tried love prefer may always"
)
_DOING: Final = words_in(
    "do doing done did say saying said mean meant write wrote send sent put announce announced claim suggest "
    "propose recommend look read act use choose pick take try go announcing acting declaring"
)
_OTHER_MAIL: Final = words_in("previous last earlier first other yesterday")
_PERFECT: Final = words_in("have 've has had always")
_WISHING: Final = words_in("want wanted wish hope love like prefer")
_GOING: Final = words_in("go take use put choose pick")
_OF_MAIL: Final = words_in(
    "message mail email post action actions announcement move moves vote votes serious seriously"
)
_QUOTING: Final = words.SPEECH - words_in(
    "goes went thought thinks added claims claimed told tells reads asked asks"
) | words_in("spoke spake speaks sings recites writing saying")
_LAST_WORDS: Final = words_in(
    "this these following below like so is was are were be being reads goes asked told"
)
_VERDICTS: Final = words_in("decision verdict choice conclusion move action turn answer vote pick")
_RELATIVES: Final = words_in("that this these those who")
_SUBJECTS: Final = words.PRONOUNS | {"i", "what", "here"}
_NEAR: Final = 4


def leads_up(scene: Scene, before: Tokens, mark: str) -> bool:
    """Whether `before`, the words of the sentence up to the clause, leave its act alone.

    `mark` is what joins them to it: a comma, colon or dash, or `and`.
    """
    kept = _since_parting(before)
    lows = plain_lows(kept)
    if not lows or _is_lead(kept):
        return mark not in {"and", "or"}
    if mark == "," and has_happened(kept) and not ("being" in lows and names_things(scene, kept)):
        return True
    held = set(lows) - ({"practice"} if ("into", "practice") in pairwise(lows) else set())
    held -= {"else"} if any(b == "else" and a in _ANYBODY for a, b in pairwise(lows)) else set()
    if any(token.low == OPAQUE for token in kept) or held & (MADE_UP | _COPIED):
        return False
    if words.HYPOTHESIS.anywhere(kept) or _conditional(lows) or _embeds(scene, kept):
        return False
    if mark == "so" and follows_from(kept):
        return True
    pieces = [without_time(scene, piece) for piece in without_address(scene, _pieces(kept))]
    if not any(states(piece) for piece in pieces):
        if mark == ":" and somebody_elses(scene, kept):
            return False
        return (
            mark not in {"and", "or"}
            and (_named_only(scene, pieces[:-1]) or _solemn_all(scene, pieces[:-1]))
            and harmless_lead(scene, pieces[-1], mark)
        )
    last = pieces[-1]
    if not states(last) and not harmless_lead(scene, last, mark):
        return False
    if presents(before, mark):
        return False
    if any(_denies(scene, piece) or _might(scene, piece) for piece in pieces):
        return False
    return not _dated(scene, pieces, mark)


_ANYBODY: Final = words_in(
    "everyone everybody nobody anybody anyone somebody someone everything nothing all one"
)
_SOLEMN: Final = words_in("upon before by under with in")
_WITNESSES: Final = words_in("you god gods all witnesses heaven")


def _solemn(scene: Scene, piece: Tokens) -> bool:
    """`Upon this sword and before the Registrar`: on what, or before whom, somebody acts."""
    said: list[Token] = []
    for place, token in enumerate(piece):
        behind = piece[place + 1 : place + 3]
        office = len(behind) == 2 and behind[0].low in {"the", "our", "this"} and behind[1].capital
        if token.low == "before" and behind and (office or behind[0].low in _WITNESSES):
            continue
        said.append(token)
    return bool(said) and piece[0].low in _SOLEMN and harmless_lead(scene, said, ",")


def _solemn_all(scene: Scene, pieces: Sequence[Tokens]) -> bool:
    """The same of pieces: the first is solemn, the others are too or name what belongs to it."""
    return bool(pieces) and all(
        _solemn(scene, piece)
        or (n > 0 and piece[0].low in _OWNED and len(piece) <= _FEW and harmless_lead(scene, piece, ","))
        or (n > 0 and len(piece) == 1 and plain_noun(scene, piece[0]))
        for n, piece in enumerate(pieces)
    )


_OWNED: Final = words_in("my his her its their our the this")
_FEW: Final = 4


def _is_lead(kept: Tokens) -> bool:
    """Whether the words are an opening that changes nothing and no more (`what the heck`)."""
    while kept and not kept[-1].low[0].isalnum():
        kept = kept[:-1]
    lead = words.LEADS.longest(kept, 0) if kept else None
    return lead is not None and lead.end == len(kept)


def _embeds(scene: Scene, kept: Tokens) -> bool:
    """`I doubt that I explore`: a clause that would act stands inside these words."""
    return any(
        token.low in {"i", "we"} and scene.lexicon.verb_at(kept, place + 1)
        for place, token in enumerate(kept)
    )


def _since_parting(before: Tokens) -> list[Token]:
    """The words since the last `but` or the like."""
    first = 0
    for place, token in enumerate(before):
        excepts = token.low == "but" and place > 0 and before[place - 1].low in _ANYBODY
        if token.low in _PARTING and not excepts:
            first = place + 1
    return list(before[first:])


def _pieces(tokens: Tokens) -> list[list[Token]]:
    """The tokens between commas, colons and connectives, without marks."""
    found: list[list[Token]] = [[]]
    for token in tokens:
        if token.low in _JOINTS:
            if found[-1]:
                found.append([])
        elif token.low[0].isalnum() or token.low[0] == "'":
            found[-1].append(token)
    return found if found[-1] or len(found) == 1 else found[:-1]


def states(piece: Tokens) -> bool:
    """Whether the words have a subject and a verb, or give a reason."""
    lows = [token.low for token in piece]
    if not lows:
        return False
    if not words.FINITE.isdisjoint(lows[1:]):
        return True
    past = any(is_past(low) for low in lows[2:])
    told = past and lows[0] in _BECAUSE | {"as", "seeing"}
    if told or (words.REASONS.at(piece, 0) and len(lows) > 2) or not _AUXILIARIES.isdisjoint(lows[1:4]):
        return True
    if len(lows) > 2 and (lows[0] in _ELIDED or lows[0] in PAST_FORMS):
        # "Could not resist any longer", with its subject left out
        return True
    return any(
        a in _SUBJECTS
        and not (place and a in _RELATIVES)
        and (b.isalpha() or b[0] == "'")
        and b not in _SUBJECTS
        for place, (a, b) in enumerate(pairwise(lows))
    )


_AUXILIARIES: Final = words_in("may might can could will must should shall would")
_ELIDED: Final = words_in("could couldn can cannot had have been got just might may must")


def _named_only(scene: Scene, pieces: list[list[Token]]) -> bool:
    """Whether there is nothing but names and short labels before the last piece."""
    return all(
        scene.referents.gm_at(piece, 0) == len(piece) or harmless_lead(scene, piece, ",") for piece in pieces
    )


def _conditional(lows: list[str]) -> bool:
    """Whether a condition is said anywhere, other than as what somebody knows or asks."""
    return any(
        low in _CONDITIONAL and not (place and lows[place - 1] in _ASKED_ABOUT)
        for place, low in enumerate(lows)
    )


def presents(before: Tokens, mark: str) -> bool:
    """`Tarn wrote:`, `It goes like this:`, `What I did:`: what follows the mark is somebody's words, or a
    habit."""
    kept = _since_parting(before)
    if _is_lead(kept) or (mark == "," and kept and kept[0].low in _BECAUSE):
        return False
    pieces = _pieces(kept)
    stating = [number for number, piece in enumerate(pieces) if states(piece)]
    said = [token.low for piece in pieces[stating[-1] if stating else 0 :] for token in piece]
    if not said:
        return False
    if mark in {":", ","} and (not _LORE.isdisjoint(said) or _habitual(said)):
        return True
    if mark == "and":
        return _bargains(said, bool(stating))
    if mark != ":":
        return mark == "," and (said[-1] in _QUOTING or _of_mail_before(said))
    if (said[-1] in {"is", "are"} and "here" in said[-4:]) or "where" in said[-4:]:
        return False
    if said[-2:] == ["that", "is"] and len(pieces) > 1:
        # said once more in other words
        return False
    if _of_mail_before(said):
        return True
    told = free_relative(said) and of_oneself(said)
    if ("what" in said or said[0] in {"how", "whatever", "which"}) and not told:
        return True
    if said[-1] in _LAST_WORDS or tuple(said[-2:]) in _IN_WORDS or _quotes(said):
        return not (len(said) > 1 and said[-1] == "is" and said[-2] in _VERDICTS)
    return "following" in said or "below" in said


def _quotes(said: list[str]) -> bool:
    """Whether somebody says or writes what follows, and is not only known for it (`who writes tables`)."""
    if "nothing" in said and said[-2:-1] == ["to"]:
        # "there's nothing left to say"
        return False
    return any(
        low in _QUOTING and not (place and said[place - 1] == "who" and place + 1 < len(said))
        for place, low in enumerate(said)
    )


def _habitual(said: list[str]) -> bool:
    """`It's the same every week`: what is done again and again, and not now."""
    return not (words.OFTEN - {"always"}).isdisjoint(said) or any(
        a in {"every", "each"} and b in _SPANS for a, b in pairwise(said)
    )


def _bargains(said: list[str], stating: bool) -> bool:
    """`You stop it, and I explore`, `One more gold, and I heal`: what is done in return for something."""
    if not stating:
        return not _MORE.isdisjoint(said)
    asked = said[0] in _OTHERS or said[:2] == ["let", "me"]
    return asked and len(said) > 1 and said[1] not in _TELLING_OTHERS and not said[1].endswith("ed")


def _of_mail_before(said: list[str]) -> bool:
    """`I told them my move already`: it speaks of a mail or an act that was, or was not quite."""
    past = any(low in PAST_FORMS or low.endswith("ed") for low in said)
    return past and not _BEFORE_NOW.isdisjoint(said) and not {"this", "no"} & set(said)


_LORE: Final = words_in(
    "saying proverb motto oath rhyme song story tale joke dream poem slogan mantra manual"
)
_SPANS: Final = words_in("week day time year month morning evening turn round monday sunday game night")
_MORE: Final = words_in("more another one once token gold potion")
_OTHERS: Final = words_in("you somebody someone anyone anybody everybody everyone")
_TELLING_OTHERS: Final = words.FINITE | words_in(
    "'re 've 'd 'll will would can could may might should know see"
)
_BEFORE_NOW: Final = words_in(
    "message mail email post almost nearly already against told move moves vote announcement"
)
_IN_WORDS: Final = (
    ("this", "way"),
    ("that", "way"),
    ("these", "words"),
    ("those", "words"),
    ("like", "that"),
)


def _denies(scene: Scene, piece: Tokens) -> bool:
    """Whether it is denied that something is done, said or meant."""
    lows = [token.low for token in piece]
    for place, low in enumerate(lows):
        if low not in _DENYING or not _OTHER_MAIL.isdisjoint(lows):
            continue
        near = lows[place + 1 : place + 1 + _NEAR]
        if not near or not states(piece) or not _DOING.isdisjoint(near) or not _OF_MAIL.isdisjoint(near):
            return True
        if not scene.lexicon.verb_words.isdisjoint(near):
            return True
    return False


def _might(scene: Scene, piece: Tokens) -> bool:
    """Whether it is said what somebody may, would or will do."""
    lows = [token.low for token in piece]
    for place, low in enumerate(lows):
        if low not in MODALS or lows[place + 1 : place + 3] == ["as", "well"]:
            continue
        if place and lows[place - 1] in _PERFECT:
            # "I've always wanted to see it" is how things are
            continue
        near = [near for near in lows[place + 1 : place + 1 + _NEAR] if near != "to"]
        if near and (low in _WISHING or near[0] in _WISHING) and (_DOING - _GOING).isdisjoint(near):
            # a wish, and then what it comes to
            continue
        if not near or not _DOING.isdisjoint(near) or not scene.lexicon.base_words.isdisjoint(near):
            return True
        if near[0] == "be" and len(near) < 2:
            return True
    return False


def _dated(scene: Scene, pieces: list[list[Token]], mark: str) -> bool:
    """Whether the act is said to be of another time, or to hang on one."""
    last = pieces[-1]
    if last[0].low in _TEMPORAL - {"as", "since"} and not idle_time(scene, last):
        return True
    timed = any(scene.lexicon.times.at(last, place) for place in range(len(last)))
    return timed and mark != "so" and not _past(last)


_PAST_TIMES: Final = words_in("yesterday last ago earlier never always")
_BECAUSE: Final = words_in("because since")


def _past(piece: Tokens) -> bool:
    lows = [token.low for token in piece]
    return not _PAST_TIMES.isdisjoint(lows) or has_been(lows)

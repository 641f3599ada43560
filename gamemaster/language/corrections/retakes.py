"""An act stopped and done anew: `(I move to A.) No, wait, wrong door: I move to B.`, `Oops, I slipped: I ...`

Behind words that stop stands why, behind a mark the act anew, in full: the words in front of it only say so,
and it is read as if they were not there. What must stay true: why is no more than that, of the sender's own
and of now (it hangs on nothing, quotes nobody, and gives the act to nobody else), and words that may as well
only draw breath (`Sorry`, `Wait`) tell of a mistake.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from gamemaster.core.frame import joined, phrases
from gamemaster.language.corrections.act_corrections import adds, is_reason
from gamemaster.language.corrections.named_anew import CALLED, SURE, named_anew
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.english.words import CONDITION, FICTION, FINITE, PRONOUNS, SPEECH
from gamemaster.language.vocabulary.scene import Act, Scene

LAST: Final = "last"
"""Only the last of several acts is stopped."""
ALL: Final = "all"
"""What the sentence before has done is stopped, as a whole."""
SECOND: Final = "second"
"""The second of two acts is stopped."""
SLIP: Final = "slip"
"""The same by words that do not stop it by themselves."""
UNSURE: Final = "unsure"
"""The words stop something, and say more than that: which of it stands has to be asked."""

_VERBS: Final = phrases("scratch; strike; scrap; forget; ignore; undo; cancel; delete; disregard; belay")
_STOPS: Final[PhraseTable[str]] = PhraseTable(
    [
        *((phrase, ALL) for phrase in joined(_VERBS, phrases("that; it"))),
        *(
            (phrase, LAST)
            for phrase in joined(
                _VERBS,
                phrases("that last; the last; my last; the latter"),
                phrases("bit; part; one; line; sentence; action; act; move; thing; step; half; clause; vote"),
            )
        ),
        *((phrase, LAST) for phrase in joined(_VERBS, phrases("the last; that last; the latter"))),
        *(
            (phrase, SECOND)
            for phrase in joined(
                _VERBS, phrases("the second; my second"), phrases("bit; part; one; half; action; act; move")
            )
        ),
        *(
            (phrase, ALL)
            for phrase in phrases(
                "i take that back; take that back; i retract that; no wait; no , wait; no , no; no no; "
                "wait no; wait , no; no , stop; no stop; stop , no; correction; erratum; no , hold on; "
                "no , hang on; oops , no; hold on , no; sorry , no; no , sorry; no , oops; oh no"
            )
        ),
        *(
            (phrase, SLIP)
            for phrase in phrases(
                "sorry; oops; whoops; wait; stop; hold on; hang on; hold it; my mistake; my bad; "
                "my apologies; apologies; pardon; pardon me; no; silly me; forgive me; oh dear; dear me"
            )
        ),
    ]
)
"""Words that stop what was just done, and how much of it."""
_AROUND: Final = words_in(
    ", . : ; ! -- ... oh ah er err hm hmm ugh argh ach gah bah damn drat well please and"
)
_MARKS: Final = words_in(": -- ;")
_MISTAKEN: Final = words_in(
    "wrong mixed misread misremembered mistook mistaken mistake miscounted mistyped misspelt misclicked "
    "miswrote confused muddled swapped slipped slip typo error backwards upside reversed switched jumbled"
)
_TURNED: Final = (
    ("other", "way"),
    ("way", "round"),
    ("the", "other", "one"),
    ("old", "list"),
    ("not", "what"),
)
_ADDED: Final = words_in("forgot forgotten forget missed more another also still missing left")
"""What was left out comes on top of what was done: `Wait, I forgot the other one`."""
_UNSURE: Final = words_in(
    "maybe perhaps possibly example draft test pretend tomorrow tonight later soon yesterday earlier ? "
    "behalf name what how here like following follows thus plan plans joke joking unsure sure if or"
) | {OPAQUE}
_POINTED: Final = words_in("this these is was be are so and to for as by of")
"""Words at the end of a reason that would go on in what stands behind it: `my plan is: I ...`"""
_TELLING: Final = SPEECH - words_in("went goes thought thinks added send sending") | words_in(
    "read quoted pasted copied put"
)
_PLACES: Final = words_in("game list thread forum mail account window week day subject address")
"""`Wrong list`: what is wrong with it is not what is done."""
_OF_WHAT: Final = words_in("of about to if that there then")
"""`I was wrong about Jun`: that is no slip of the pen."""
_OTHER_SUBJECTS: Final = words_in("he she they you we e somebody someone")
_OTHERS_OWN: Final = words_in("his her their your e's eir one")
_OWN_WORDS: Final = words_in("line lines words text vote move turn part mail role of")
"""`This was his line:`, `One of them is wrong:`"""
_FIRST: Final = words_in("before after first")
"""What puts one act in front of another, and stops neither: `No, wait, before that: I heal`."""
_ANYBODY: Final = words_in("anyone anybody somebody someone everybody everyone")
_BEGINNING: Final = words_in(
    "nothing everything nobody i he she they we it that this there my it's someone's e his her their its the"
)
_LONGEST: Final = 18
_FEW: Final = 12


class Retake(NamedTuple):
    """How much is stopped (`LAST`, `ALL`, `SLIP`, `UNSURE`), at which token the act begins anew, and the one
    act that is stopped by its value."""

    scope: str
    cut: int
    named: Act | None = None


def retake(scene: Scene, tokens: Tokens, old: Sequence[Act]) -> Retake | None:
    """How a sentence stops the acts `old` and does anew what stands behind; None where it does not."""
    if colon := _after_other_head(scene, tokens):
        return Retake(UNSURE, colon + 1)
    named, begin = named_anew(scene, tokens, old)
    if named:
        sure = named == SURE or (named == CALLED and _changed_at_will(scene, old[-1]))
        return Retake(LAST if sure else UNSURE, begin)
    scope, end = _stopped(tokens, old)
    if not scope:
        return None
    marks = (p for p in range(max(end - 1, 0), len(tokens) - 2) if tokens[p].low in _MARKS)
    mark, cut = next(((p, start) for p in marks if (start := _anew(tokens, p + 1, old))), (0, 0))
    why = tokens[end:mark]
    if not cut or adds(tokens[cut:]):
        return None
    if scope != UNSURE and _only_why(scene, why, scope):
        act = next((one for p in range(end) if (one := _value_stopped(tokens, p, old)[1])), None)
        return Retake(scope, cut, act)
    return Retake(UNSURE, cut) if _says_more(why, scope) else None


def _after_other_head(scene: Scene, tokens: Tokens) -> int:
    """`Correction of last week's mail:`, `No correction:`: where a head ends by which what is put right is
    not, or may not be, what stands above; 0 where none does."""
    place = next((p for p, token in enumerate(tokens[:_OPENING]) if token.low in _CORRECTING), -1)
    colon = next((p for p, token in enumerate(tokens[:_LONGEST]) if token.low == ":"), 0)
    if not -1 < place < colon < len(tokens) - 1 or tokens[colon + 1].low != "i":
        return 0
    denied = [token.low for token in tokens[:place]] == ["no"]
    what = tokens[place + 1 : colon]
    others = any(t.capital and scene.referents.at(scene.text, what, p) for p, t in enumerate(what))
    of_text = bool(what) and what[0].low in {"of", "to"}
    told = of_text and (others or not _TEXTS.isdisjoint([token.low for token in what]))
    return colon if denied or told else 0


_OPENING: Final = 3
_CORRECTING: Final = words_in("correction corrections")
_TEXTS: Final = words_in(
    "mail mails email message post report reports week week's yesterday yesterday's record minutes tuesday "
    "monday wednesday thursday friday saturday sunday draft thread"
)


def _changed_at_will(scene: Scene, act: Act) -> bool:
    """Whether the last of such acts counts anyway, as of votes."""
    return act.action.name in scene.lexicon.changeable


def stops_alone(scene: Scene, tokens: Tokens, old: Sequence[Act]) -> bool:
    """`Oops, wrong door, sorry.`: whether a sentence stops all that was just done, tells why, and no more."""
    scope, end = _stopped(tokens, old)
    why = tokens[end:]
    said = [token.low for token in why if token.low[0].isalnum()]
    if scope == SLIP and ("not" in said or (not end and len(said) > _BARE)):
        # "No, the cake was not wrong.", "Wrong turnings have been kind to me."
        return False
    return scope in {ALL, SLIP} and bool(why) and why[-1].low != "?" and _only_why(scene, why, scope)


_BARE: Final = 3


def stopped_at(scene: Scene, tokens: Tokens) -> int:
    """`I play Rum -- (no wait, wrong card, scratch that.)`: where words begin that stop all in front of them,
    and end the sentence; 0 where none do."""
    if tokens[0].low != "i" or _STOPS.firsts.isdisjoint([token.low for token in tokens]):
        return 0
    places = (p + 1 for p in range(2, len(tokens) - 1) if tokens[p].low in _BREAKS)
    return next((place for place in places if _stops_here(scene, tokens[place:])), 0)


_BREAKS: Final = words_in("-- ...")


def _stops_here(scene: Scene, tokens: Tokens) -> bool:
    """Whether words that go on behind a dash stop what stands in front of it, and do no more."""
    scope, end = _stopped(tokens, ())
    if scope != ALL or all(not token.low[0].isalnum() for token in tokens[end:]):
        return scope == ALL
    return tokens[-1].low != "?" and _only_why(scene, tokens[end:], scope)


def _anew(tokens: Tokens, place: int, old: Sequence[Act]) -> int:
    """Where an act of the sender's begins, said at `place` to be done anew; 0 where none does.

    It may say behind which act that stands: `(Scratch the last one:) after Town Square I move to the Healer`.
    """
    if tokens[place].low in _AFTERWARDS:
        said = [token.low for token in tokens[place + 1 : place + _FEW]]
        values = (str(value).lower().split() for act in old[:-1] for value in act.values)
        place += 1 + max((len(value) for value in values if said[: len(value)] == value), default=0)
        place += [token.low for token in tokens[place : place + 1]] == [","]
    return place if [token.low for token in tokens[place : place + 1]] == ["i"] else 0


_AFTERWARDS: Final = words_in("after from")


def _stopped(tokens: Tokens, old: Sequence[Act]) -> tuple[str, int]:
    """How much the words in front stop, and where they end; "" where none do."""
    scope, place = "", int(tokens[0].low in _OR)
    while place < len(tokens):
        hit = _STOPS.longest(tokens, place)
        if hit is not None and hit.what in {SLIP, ALL} and _says_of_what(tokens, hit.end):
            return "", place
        if hit is not None:
            scope, place = min(scope or hit.what, hit.what, key=_ORDER.index), hit.end
        elif named := _value_stopped(tokens, place, old)[0]:
            scope, place = LAST, named
        elif tokens[place].low in _AROUND:
            place += 1
        else:
            break
    if not scope and tokens[place : place + 1] and tokens[place].low == "wrong":
        # the mistake itself may open the sentence, as in "Wrong door"
        scope = SLIP
    if scope and tokens[0].low in _OR:
        # "Or scratch that"
        scope = UNSURE
    if scope == SECOND:
        scope = LAST if len(old) == _TWO else UNSURE
    return scope, place


def _says_of_what(tokens: Tokens, place: int) -> bool:
    """`Sorry for the delay`: whether words go on with what somebody is sorry for, which is no act."""
    return place < len(tokens) and tokens[place].low in _FOR_WHAT


_OR: Final = words_in("or maybe perhaps")
_FOR_WHAT: Final = words_in("for to about that if")
_TWO: Final = 2
_ORDER: Final = [LAST, SECOND, ALL, SLIP]


def _value_stopped(tokens: Tokens, place: int, old: Sequence[Act]) -> tuple[int, Act | None]:
    """Past `strike the Parrot`, and the one act that is about it; 0 where there is none, or several."""
    if tokens[place].low not in _STOPPING or not old:
        return 0, None
    first = place + 1 + ([t.low for t in tokens[place + 1 : place + 2]] in (["the"], ["that"], ["my"]))
    end = next((p for p in range(first, len(tokens)) if not tokens[p].low[0].isalnum()), len(tokens))
    said = [token.low for token in tokens[first:end]]
    meant = [act for act in old if said in [str(value).lower().split() for value in act.values]]
    return (end, meant[0]) if said and len(said) < _FEW and len(meant) == 1 else (0, None)


_STOPPING: Final = words_in("scratch strike scrap forget delete cancel")


def _only_why(scene: Scene, tokens: Tokens, scope: str) -> bool:
    """Whether words between what stops an act and the act anew only tell why."""
    why = [token.low for token in tokens]
    while why and not why[-1][0].isalnum():
        why.pop()
    if not why:
        # "Scratch that: I ...", and not "Sorry: I ..."
        return scope != SLIP
    mistaken = not _MISTAKEN.isdisjoint(why) or any(_holds(why, turn) for turn in _TURNED)
    others = why[0] in _OTHER_SUBJECTS or scene.referents.at(scene.text, tokens, 0) is not None
    if scope == SLIP and (not mistaken or others or not _ADDED.isdisjoint(why)):
        return False
    if len(why) > _LONGEST or why[-1] in _POINTED or not (CONDITION | FICTION | _UNSURE).isdisjoint(why):
        return False
    of_mine = mistaken and why[0] in {"i", "wrong"}
    if not _TELLING.isdisjoint(why) and not of_mine:
        return False
    if any(a == "wrong" and b in _PLACES | _OF_WHAT for a, b in pairwise(why)):
        return False
    if any(a in _OTHERS_OWN and b in _OWN_WORDS for a, b in pairwise(why)):
        return False
    if any(a in _FIRST and b not in _ANYBODY for a, b in pairwise([*why, ""])) or any(
        TIMES.longest(tokens, place) for place in range(len(tokens))
    ):
        return False
    return (mistaken or _is_clause(why)) and is_reason(_past_erring(why), scene.lexicon.base_words)


def _says_more(tokens: Tokens, scope: str) -> bool:
    """Whether the words in between certainly change what the act anew is: when, for whom, by whose words."""
    why = [token.low for token in tokens]
    if not why or scope == UNSURE:
        return scope == UNSURE
    told = not _TELLING.isdisjoint(why) and why[0] != "i"
    mistaken = scope == SLIP and not _MISTAKEN.isdisjoint(why)
    while not why[-1][0].isalnum() and len(why) > 1:
        why.pop()
    left = why[-1] in _LEADING_ON or not _CHOOSING.isdisjoint(why)
    return told or mistaken or left or why[0] in _LEADING or bool(TIMES.longest(tokens, 0))


_LEADING_ON: Final = words_in("this these is was are as so")
_CHOOSING: Final = words_in("whichever whatever either choose pick you")
_LEADING: Final = words_in("as for before after first from by with on in")


def _past_erring(why: list[str]) -> list[str]:
    """The words of a reason without its own first person, in front of what happened or how things are."""
    if why[:2] == ["i", "'d"] and why[2:3] in (["be"], ["have"]):
        return why[3:]
    return why[2:] if why[0] == "i" and len(why) > 2 and (is_past(why[1]) or why[1] in _HAVING) else why


_HAVING: Final = words_in("am 'm have 've had 'd always keep do don need want know see think")


def _is_clause(why: list[str]) -> bool:
    """Whether words tell something, and are no mere label: `he was with me`, `and blame the ale`."""
    if why[0] == "blame" or why[:2] == ["and", "blame"]:
        return True
    told = why[1:]
    if why[0] in _CONNECTING:
        return told[:1] != [] and (told[0] in _BEGINNING or told[0] in PRONOUNS)
    return any(
        low in FINITE or low in {"can", "'s", "'ve", "'d", "n't", "'t"} or is_past(low) for low in told
    ) or (why[0] in _BEGINNING and len(why) > 1)


_CONNECTING: Final = words_in("before since because as for and")


def _holds(words: list[str], phrase: tuple[str, ...]) -> bool:
    """Whether words hold others, in a row."""
    return any(tuple(words[p : p + len(phrase)]) == phrase for p in range(len(words)))


def in_place_of(old: Sequence[Act], new: Sequence[Act], again: Retake, alone: bool) -> list[Act] | None:
    """The acts of `old` that `new` takes the place of, by how they are done `again`; None where that is not
    certain.

    `alone` tells that `old` is all that the paragraph has done.
    """
    before, after = ([type(act.action) for act in acts] for acts in (old, new))
    scope = again.scope
    if not old or not new or scope == UNSURE:
        return None
    if again.named is not None:
        return [again.named] if after[0] is type(again.named.action) else None
    if scope == LAST:
        last = [act for act in old if act is old[-1]]
        return last if after[0] is before[-1] or len(old) <= _TWO else None
    if Counter(before) == Counter(after):
        return list(old)
    if len({act.start for act in old}) != 1:
        return None
    if after.count(before[0]) == 1 and len(set(before)) == 1 and (scope == ALL or len(after) == 1):
        return list(old)
    return list(old) if alone and scope == ALL else None


def done_anew(tokens: Tokens, old: Sequence[Act]) -> list[Token]:
    """`I begin a G there (instead, and no B)`: the words of an act anew, and not what else is not done."""
    told = (
        [token for token in tokens if token.low != "instead"]
        if ("instead", "of") not in _pairs(tokens)
        else [*tokens]
    )
    last = max((p for p, token in enumerate(told) if token.low == ","), default=0)
    tail = [token.low for token in told[last + 1 :] if token.low[0].isalnum()]
    while tail[:1] in (["and"], ["but"]):
        del tail[0]
    if not last or tail[:1] not in (["no"], ["not"]):
        return told
    denied = [low for low in tail[1:] if low not in _BEFORE_VALUES]
    was = {word for act in old for value in act.values for word in str(value).lower().split()}
    is_old = bool(denied) and was.issuperset(denied)
    return [*told[:last], *(t for t in told[-1:] if not t.low[0].isalnum())] if is_old else told


def _pairs(tokens: Tokens) -> set[tuple[str, str]]:
    return {(a.low, b.low) for a, b in pairwise(tokens)}


_BEFORE_VALUES: Final = words_in("the a an at to in on for with my")

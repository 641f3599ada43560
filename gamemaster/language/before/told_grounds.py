"""Grounds that a few words announce, whatever stands behind them: `In view of the noise over Draw 2, I ...`.

Who tells why, against whose wish, or in answer to whom e acts has not changed what e does; names, numbers and
times inside such words are those of the ground.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.lived_through import lived_through
from gamemaster.language.before.provisos import CONSENTING
from gamemaster.language.before.statements import pieces_of, states
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past

_GROUNDS: Final[PhraseTable[None]] = table_of(
    "so as not to; as not to; in order not to; "
    "without prejudice to; subject to correction by; subject to correction from; without meaning any "
    "offence to; "
    "in exercise of; in the exercise of; by virtue of; meaning no offence to; notwithstanding; pursuant "
    "to; in accordance with; in conformity with; no "
    "surprise to; against the advice of; against the wishes of; against the will of; in view of; in light "
    "of; in the light of; in the face of; at the risk of; in reply to; in answer to; in response to; in "
    "defiance of; in spite of; despite; because of; owing to; thanks to; due to; on account of; on the "
    "strength of; with thanks to; with apologies to; with my apologies to; with many thanks to; with all "
    "due respect to; with all respect to; with no offence to; out of respect for; out of love for; out of "
    "loyalty to; out of sympathy for; out of pity for; out of sympathy with; out of gratitude to; "
    "contrary to; unlike; for the sake of; in honour of; in honor of; in memory of; in discharge of; "
    "in settlement of; in fulfilment of; in fulfillment of; in payment of; in repayment of; in "
    "celebration of; in mourning of; in gratitude for; in revenge for; in retaliation for; in atonement for; "
    "in keeping with; in line with; in contrast to; in recognition of; inspired by; encouraged by; prompted "
    "by; moved by; "
    "touched by; stung by; bored by; provoked by; outraged by; impressed by; convinced by; persuaded by; "
    "swayed by; tempted by; reassured by; alarmed by; annoyed by; tired of; sick of; weary of; fed up "
    "with; to the delight of; to the annoyance of; much to the delight of; much to the annoyance of; much "
    "as i like; much as i love; much as i respect; much as i admire; hot on the heels of"
)
_BARRED: Final = (
    (words.CONDITION - {"once", "should"})
    | CONSENTING
    | words.FICTION
    | {OPAQUE, "might", "maybe", "perhaps", "would"}
)
_REAL: Final = words_in(
    "yesterday tomorrow later week life history rules rule section proposal evidence report plan plans would "
    "could should"
)
_OF_WORDS: Final = (words.UNREAL - _REAL) | words_in("how word words question questions")
_NOT_LAST: Final = words.SPEECH | words_in("that whether how if words follows following this these")
_MARKS: Final = words_in(", ; : --")
_MOST: Final = 24


def is_ground(said: Tokens, mark: str) -> bool:
    """Whether the words tell a ground and nothing on which the act may hang; `mark` stands behind them."""
    hit = _GROUNDS.longest(said, 0) if said else None
    lows = plain_lows(said)
    if mark == ":" and not _OF_WORDS.isdisjoint(lows):
        # what is exemplified or worded stands behind the colon
        return False
    if any(a == "once" and b in words.PRONOUNS for a, b in pairwise(lows)):
        # "pursuant to intent 6 once it passes"
        return False
    told = hit is not None and hit.end < len(said) <= _MOST
    if lows in _MAY_ERR:
        return True
    if _either_way(lows) or _left_by_others(lows):
        return True
    return (told or _being_so(lows) or unopposed(lows)) and _plain(lows) and not _ends_later(said)


def _ends_later(said: Tokens) -> bool:
    """`Despite the rain, later (I ...)`: behind the ground stands when the act is done."""
    comma = max((place for place, token in enumerate(said) if token.low == ","), default=len(said))
    return not _LATER.isdisjoint(token.low for token in said[comma + 1 : comma + 2])


_MAY_ERR: Final = (["subject", "to", "correction"], ["without", "prejudice"], ["under", "correction"])
_LATER: Final = words_in("tomorrow tonight later soon eventually someday next then")


def _either_way(lows: list[str]) -> bool:
    """`objection or no objection`, `in time or not`: what makes no difference."""
    if len(lows) == 4 and lows[1:3] == ["or", "no"] and lows[0] == lows[3]:
        return True
    return 2 < len(lows) <= _FEW and lows[-2:] == ["or", "not"] and _OF_ACTS.isdisjoint(lows)


def _left_by_others(lows: list[str]) -> bool:
    """`since nobody asked`, `as nobody else will`: what others leave undone; `hence the haste`."""
    if lows[:1] in (["hence"], ["thus"]):
        return len(lows) in _PAIRS and lows[1] in {"the", "my", "this"} and _OF_ACTS.isdisjoint(lows)
    begin = int(lows[:1] == ["and"])
    if not lows[begin:] or lows[begin] not in {"since", "as", "because"} or len(lows) > _FEW:
        return False
    who = lows[begin + 1 : begin + 2]
    rest = lows[begin + 2 :]
    if lows[begin + 1 : begin + 3] == ["no", "one"]:
        who, rest = ["nobody"], rest[1:]
    return who == ["nobody"] and rest != [] and _LEAVING_IT.issuperset(rest)


_FEW: Final = 6
_PAIRS: Final = (2, 3, 4)
_OF_ACTS: Final = (
    words.SPEECH
    | words_in(
        "i we you do does did move vote act quote word words maybe either real true valid meant serious "
        "final binding"
    )
    | {OPAQUE}
)
_LEAVING_IT: Final = words_in(
    "else ever asked asks has have had wants wanted will would does did dares dared minds cares seems to it "
    "me in for now yet volunteers volunteered bothered bothers me us today here"
)


def unopposed(lows: list[str]) -> bool:
    """`Two weeks and not one objection`, `No objections in all that time`: that nobody was against it."""
    denied = next((p for p, low in enumerate(lows) if low in _NOBODY), len(lows))
    if _AGAINST.isdisjoint(lows[denied:]):
        return False
    return all(low in _OF_PEACE or low in NUMBER_WORDS or low.isdecimal() for low in lows)


_NOBODY: Final = words_in("no not nobody none never without")
_AGAINST: Final = words_in(
    "objection objections objected objector objectors protest protests complaint complaints peep murmur "
    "squeak grumble dissent opposition opposed"
)
_OF_PEACE: Final = (
    _NOBODY
    | _AGAINST
    | words_in(
        "a an one single any the of in all that this time and or with for from after later since day days "
        "week weeks fortnight month months hour hours anybody anyone anywhere has have been raised heard "
        "received made seen came arrived only whole full long still as much so"
    )
)


def _being_so(lows: list[str]) -> bool:
    """`With Eamon away`, `It being late and the purse being full`: how things are."""
    if lows[:2] == ["it", "being"]:
        return len(lows) <= _MOST_OF_STATE and _UNSURE.isdisjoint(lows)
    if not 3 <= len(lows) <= _MOST_OF_STATE or lows[0] != "with" or lows[1] in _UNSURE:
        return False
    return lows[-1] in _STATES or (lows[-2] in {"in", "on", "at", "under"} and lows[-1] in _STAYS)


_MOST_OF_STATE: Final = 9
_UNSURE: Final = words_in("a an any some more better another everyone everybody all luck")
_STATES: Final = words_in(
    "away gone asleep dead silent quiet busy absent ill sick missing over closed abroad awake broken empty "
    "cold late around"
)
_STAYS: Final = words_in(
    "bed holiday vacation hospital jail prison hiding mourning school work charge tatters"
)


def _plain(lows: list[str]) -> bool:
    """Whether nothing is supposed, and nobody's words are announced."""
    return _BARRED.isdisjoint(lows) and lows[-1] not in _NOT_LAST


def tells_ground(heading: Tokens) -> bool:
    """Whether a line in front of acts tells their ground, or what went before, and nothing besides."""
    said = pieces_of(heading)
    if heading[0].low == "whereas":
        # a recital, of whatever length
        return _NO_RECITAL.isdisjoint(_without_studies(plain_lows(heading)))
    if len(said) == 2 and said[1][0].low == "when":
        return has_passed(plain_lows(heading))
    return len(said) == 1 and bool(said[0]) and (is_ground(said[0], ":") or has_passed(plain_lows(said[0])))


def _without_studies(lows: list[str]) -> list[str]:
    """`Whereas proposal 31 has lain here and I have read it`: what was studied, and no text shown below."""
    return [
        low
        for before, low, behind in zip(["", *lows], lows, [*lows[1:], ""], strict=False)
        if not (low == "proposal" and (behind.isdecimal() or behind in _HAVING))
        and not (low == "read" and before in _HAVING and behind)
    ]


_HAVING: Final = words_in("have has had hath having 've been duly carefully")


def gives_cause(before: Tokens, lows: list[str]) -> bool:
    """`Exams till July, so I ...`: what the act comes of, told without a verb, in whatever words."""
    apart = before[-1].low in {",", ";", "--"}
    # "Wrong list before": of an earlier mail
    kept = lows[:-1] if lows[-1] == "before" else lows
    told = _SUPPOSING.isdisjoint(kept) and lows[0] not in _NO_CAUSE
    return apart and told and not states(before) and words.SPEECH.isdisjoint(lows)


def sets_scene(before: Tokens) -> bool:
    """`The band strikes up ... and I ...`: what goes on elsewhere, which nobody is asked to do."""
    lows = plain_lows(before)
    apart = before[-1].low == "..." or (before[-1].low == "and" and before[-2:-1] and before[-2].low == "...")
    return bool(apart and lows) and not lows[0].endswith("me") and _NO_SCENE.isdisjoint(lows)


_NO_SCENE: Final = ((words.TAINT | words.CONDITION | words.SPEECH | words.UNREAL) - {"goes"}) | words_in(
    "i we you your me us act hero scene stage upon next story tale play"
)
_SUPPOSING: Final = _BARRED - words_in("till until pending") | words_in(
    "might may could would maybe perhaps possibly probably hopefully either or before after approval consent "
    "permission leave example wording draft rehearsal practice test"
)
_NO_RECITAL: Final = words.CONDITION | words.SPEECH | words.UNREAL | words_in("might may maybe perhaps")
_NO_CAUSE: Final = words_in("until till pending when while after before once like and or in on at next")


def without_grounds(before: Tokens, mark: str) -> list[Token]:
    """The words up to an act without the grounds among them that a mark parts from the rest, the last of
    them `mark`."""
    kept: list[Token] = []
    piece: list[Token] = []
    ground = False
    for token in [*before, None]:
        if token is not None and token.low not in _MARKS:
            piece.append(token)
            continue
        joined = len(piece) > 1 and piece[0].low in {"and", "but"}
        told = mark if token is None else token.low
        # "With all respect to Brask, who would do it well, ..."
        ground = bool(piece) and (is_ground(piece[joined:], told) or (ground and _of_one(piece)))
        if not ground:
            kept += piece if token is None else [*piece, token]
        piece = []
    return kept


def _of_one(piece: Tokens) -> bool:
    """`who would do it very well`: what is told of somebody named before, and on which nothing hangs."""
    said = {token.low for token in piece}
    return piece[0].low in _RELATING and said.isdisjoint(_OF_NO_ONE)


_RELATING: Final = words_in("who whom whose which")
_OF_NO_ONE: Final = words.CONDITION | words.SPEECH | words.FICTION | CONSENTING | words_in("i we may might")
_PAST_SPANS: Final = words_in("day hour night week month year morning evening time friday monday weekend")
_TALKED: Final = words_in(
    "said written heard read seen happened been gone passed had argued discussed endured suffered learnt "
    "learned told shown went saw"
)
_RELATIVE: Final = words_in("what that i we you they everybody everyone")


_THAT: Final = words_in("that those such yet")
_STILL_ON: Final = words.CONDITION | words_in(
    "i we vote votes round rounds turn turns move moves phase game session day days night week weeks month "
    "year hour hours minute minutes time deadline next is are comes ends ended over done"
)
_MEETING: Final = words_in("talk chat call conversation quarrel argument walk")
_MAIL: Final = words_in("mail message mails messages reminder reminders email emails letter plea speech")


def has_passed(lows: list[str]) -> bool:
    """`After yesterday's chat`, `After all that was said`, `After the week I've had`: what is over by now."""
    lows = _without_when(lows)
    just_past = lows[1:] == ["yesterday"] or (lows[1:2] == ["last"] and lows[2:] in _TIMES)
    if lows[:1] == ["after"] and (just_past or _has_pondered(lows) or lived_through(lows)):
        return True
    if len(lows) < 4 or lows[0] != "after":
        return False
    if lows[1] == "a" and lows[2] in _PAST_SPANS and lows[3:5] == ["in", "which"]:
        # "After a night in which the dog would not stop barking"
        return "would" in lows or any(map(is_past, lows[5:]))
    if "about" in lows[3:] and lows[-1] not in _STILL_ON:
        # "about which way is left" is of the talk
        lows = lows[: lows.index("about", 3)]
    if len(lows) < 4 or not _TO_COME.isdisjoint(lows):
        return False
    if _is_of_the_past(lows):
        return True
    dated = lows[1:3] == ["yesterday", "'s"] or (lows[1] == "last" and lows[2] in _PAST_SPANS)
    dated = dated or lows[-1] in {"yesterday", "ago"} or (lows[-2] == "last" and lows[-1] in _PAST_SPANS)
    if dated or (lows[1] == "this" and lows[2] in _MORNING and lows[3] == "'s"):
        return len(lows) > 3
    if (lows[1] == "our" and _MEETING & set(lows[2:4])) or (lows[1] == "your" and _MAIL & set(lows[2:4])):
        # "After our long talk on the stairs"
        return True
    counted = lows[1] in NUMBER_WORDS or lows[1].isdecimal() or lows[1] in {"several", "many", "some"}
    if counted and lows[2].removesuffix("s") in _PAST_SPANS and lows[3] == "of":
        # "After three days of his jokes"
        return True
    if lows[1] in _THAT and _STILL_ON.isdisjoint(lows):
        # "After that miserable speech of his"
        return True
    told = next((p for p, low in enumerate(lows[1:6], 1) if low in _RELATIVE), 0)
    if lows[1] in {"everything", "what"} and any(
        (b in _TALKED or is_past(b)) and a not in _PENDING for a, b in pairwise(lows[2:7])
    ):
        # "everything Bram told us"
        return True
    named = lows[1] in {"all", "everything", "what", "that", "such"} or lows[1] in {"the", "a"}
    return named and told > 0 and not _TALKED.isdisjoint(lows[told + 1 : told + 5])


def _without_when(lows: list[str]) -> list[str]:
    """`After last time, when it was me`: the words without what was so then."""
    when = lows.index("when") if "when" in lows else 0
    told = lows[when + 2 : when + 5]
    past = any(low in _WAS or is_past(low) for low in told) and _NOT_THEN.isdisjoint(lows[when + 1 :])
    return lows[:when] if 1 < when <= _NEAR and past else lows


_ONE_OF_MANY: Final = words_in("a an some one long much lengthy frank heated")
_LIVED_THROUGH: Final = words_in(
    "incredible lovely terrible wonderful awful dreadful horrible great bad hard rough tough busy quiet "
    "sleepless restless wild mad crazy strange odd delightful splendid miserable exhausting gruelling tiring "
    "nice pleasant frank honest heated tearful lengthy merry stormy rainy boring dull fascinating truly "
    "really"
)
"""What somebody says of hours that e has lived through."""
_OF_PLAY: Final = words_in(
    "offer roll victory defeat win loss attack vote votes turn round phase session report move fight combat "
    "trade draw hand play plays game answer reply ruling"
)
_NOT_THEN: Final = (
    words.SPEECH
    | words.FICTION
    | words_in("if when unless until this these following would might may could should posted sent mailed")
)
_WAS: Final = words_in("was were had did got came lost forgot")
_NEAR: Final = 6
_TIMES: Final = [[low] for low in ("time", *_PAST_SPANS, "round", "turn", "phase", "session", "game")]


def _is_of_the_past(lows: list[str]) -> bool:
    """`After Wendel's lecture`, `after rereading what I wrote`, `after the third argument in a month`, `after
    an incredible journey with some amazing people`."""
    lived = lows[1] in _ONE_OF_MANY and not _LIVED_THROUGH.isdisjoint(lows[2:4])
    if lived and _STILL_ON.isdisjoint(lows) and _OF_PLAY.isdisjoint(lows):
        return True
    if lows[2] == "'s" and lows[3] in _SPOKEN:
        return True
    if lows[1] in _READING:
        return any(map(is_past, lows[2:])) or not _MAIL.isdisjoint(lows)
    counted = lows[1] == "the" and lows[2] in _NTH and lows[3] not in _STILL_ON
    threes = zip(lows[3:], lows[4:], lows[5:], strict=False)
    return counted and any((a, b) in _IN_A and c in _PAST_SPANS for a, b, c in threes)


def past_what_passed(tokens: Tokens, start: int) -> int | None:
    """Where the sender begins to speak of emself behind such words, with no mark between."""
    if tokens[start].low != "after":
        return None
    for place in range(start + 4, min(len(tokens), start + _MOST)):
        if tokens[place - 1].low in _MARKS or tokens[place - 1].low in _SPEAKING_OF:
            return None
        speaks = tokens[place].low == "i" and tokens[place - 1].low not in _RELATIVE
        if speaks and has_passed(plain_lows(tokens[start:place])):
            return place
    return None


def _has_pondered(lows: list[str]) -> bool:
    """`After staring at the wall for an hour`: what one does in one's head before one acts."""
    if len(lows) < 3 or not _TO_COME.isdisjoint(lows):
        return False
    return (lows[1] in _PONDERING or lows[1:4] == ["hearing", "both", "sides"]) and _OUTSTANDING.isdisjoint(
        lows
    )


_PONDERING: Final = words_in(
    "staring pondering pacing weighing considering mulling brooding agonising agonizing deliberating musing "
    "sleeping tossing wrestling ruminating meditating reflecting thinking gazing"
)
_OUTSTANDING: Final = words_in(
    "reply answer result results roll report outcome news verdict i and or not but order instead"
)
_READING: Final = words_in("reading rereading re-reading hearing rehearing")
_SPOKEN: Final = (_MAIL - {"reminder", "reminders"}) | words_in("lecture sermon warning remark remarks rant")
_NTH: Final = words_in("second third fourth fifth sixth seventh umpteenth hundredth")
_IN_A: Final = frozenset({("in", "a"), ("in", "one"), ("in", "two"), ("in", "three"), ("this", "very")})
_SPEAKING_OF: Final = words_in("and or but")
_PENDING: Final = words_in("is are has have be been 's 're gets")
_MORNING: Final = words_in("morning")
_TO_COME: Final = words_in(
    "arrives comes rings starts begins closes opens passes promised requested confirmed expected awaited "
    "is are tomorrow next soon will 'll shall would should could might if unless when once until till "
    "planned meant intended write say post"
)

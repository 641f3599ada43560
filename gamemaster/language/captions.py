"""Sentences that present what stands below them as a text and no act: a draft, a copy, somebody else's words.

Such a caption either lacks a verb of its own (`Second draft, for comments.`) or points at what follows (`The
lines below still need your blessing.`). Words about the mail itself (`A short note from the tram.`) present
nothing.
"""

from collections.abc import Sequence
from itertools import pairwise

from gamemaster.language import words
from gamemaster.language.tokens import Tokens, words_in
from gamemaster.language.verbs import PAST_FORMS

_SKETCHES = words_in(
    "draft drafts proto sketch mock mockup outline preview unsent proofread proofreaders proofreading"
)
_TEXTS = _SKETCHES | words_in(
    "wording template sample specimen example examples manual exercise homework dictation rehearsal quiz exam "
    "translation translated transcript transcription excerpt extract quotation quoting quoted copied pasted "
    "overheard archive archives minutes lyrics caption subtitle subtitles practising practicing paraphrased "
    "paraphrase intended planned possible typical reference mistakes imitation parody impression fiction "
    "lines reserved favourite favorite reminder log memory recited chorus stanza scene"
)
"""Nouns and participles of what only is a text, in a sentence without a verb of its own."""
_RUNS = frozenset(
    {("trial", "run"), ("dry", "run"), ("test", "run"), ("on", "hold"), ("on", "ice"), ("in", "progress")}
)
_WAITING = words_in("pending waiting awaiting reserved until till unless once")
_ANSWERS = words_in(
    "reply answer answers nod approval blessing consent agreement confirmation word signature"
)
_UNFINISHED = words_in(
    "record final live public official binding sent posted announced published done active"
)
_SENDING = words_in("send post announce publish submit mail sent posted announced published submitted")
_PUT_OFF = words_in("will 'll going want plan intend hope mean would 'd shall may might could should")
_BELOW = words_in("below following underneath beneath")
_OPEN = words_in(
    "wait waits waiting need needs pending until till unless before once when if ignore disregard skip hold "
    "final hypothetical translation copy imaginary fiction void"
)
_OFFERING = words_in("copy use send paste borrow steal")
_POINTING = words_in("this these it them that those")
_MAIL = words_in("move moves mail mails turn turns announcement message letter action actions post vote")
_TALKS = words_in("spoke spake quoth sang dictated whispered")
_ASKING_LEAVE = words_in("proofread comment comments check review blessing nod approval")


def sketches(lows: Sequence[str]) -> bool:
    """Whether a sentence that presents what stands below it calls that a draft."""
    return any(
        low in _SKETCHES and not (place and lows[place - 1] in _DENYING) for place, low in enumerate(lows)
    )


_PRESENTING = words_in("here this these below the")


def captions(tokens: Tokens, lows: Sequence[str]) -> bool:
    """Whether a sentence presents what stands below it as a text, and nobody's act now."""
    said = set(lows)
    if said & _BELOW and said & (_OPEN | words.SPEECH | words_in("not no none nothing")):
        return True
    if _not_yet(lows, said) or _to_send(lows, said) or said & _TALKS:
        return True
    if said & {"reminder", "reference"} and lows[0] in {"as", "for"}:
        return True
    if "this" in said and said & _OPINIONS and said & (_MAIL | {"wording", "text"}):
        return True
    if (
        any(trio == ("asked", "me", "to") for trio in zip(lows, lows[1:], lows[2:], strict=False))
        and said & _MAIL
    ):
        return True
    if any(
        (a in _VERSIONS and b == "version") or (a == "version" and b.isdecimal()) for a, b in pairwise(lows)
    ):
        return True
    if (
        said & _OFFERING
        and said & words_in("these this them below it")
        and said & words_in("may can free could")
    ):
        return True
    if lows[0] in {"please", "do", "don"} and said & _ASKING_LEAVE and len(lows) <= _SHORT:
        return True
    if _finite(lows):
        presented = said & (_SKETCHES | words_in("translation copy excerpt quotation ice hold"))
        waiting = said & _OPEN and said & {"text", "wording"}
        return lows[0] in _PRESENTING and bool(presented or waiting)
    return (
        bool(said & _TEXTS)
        or (bool(said & _WAITING) and (bool(said & _ANSWERS) or any(token.capital for token in tokens[1:])))
        or any(pair in _RUNS for pair in pairwise(lows))
        or (
            lows[0] in {"what", "how"} and lows[1:2] and lows[1] in _SELVES and bool(said & (_PUT_OFF | _DID))
        )
        or lows[:2] in (["as", "soon"], ["to", "be"], ["still", "to"])
        or any(pair == ("as", "soon") for pair in pairwise(lows))
        or _of_another(tokens)
        or ("notes" in said and "self" in said)
        or lows[:1] == ["text"]
        or lows[0] == "things"
        or lows[0] in {"sent", "written", "dictated"}
        and "by" in said
    )


_SHORT = 8
_OPINIONS = words_in("think like find make say")
_SELVES = words_in("i we you it one he she they")
_DID = words_in("did said say wrote meant")
_VERSIONS = words_in("early earlier rough raw first second third final last next new old other")


def _finite(lows: Sequence[str]) -> bool:
    """Whether there is a subject with its verb."""
    if not words.FINITE.isdisjoint(lows[1:]):
        return True
    subjects = words.PRONOUNS | {"i"}
    return any(
        a in subjects and b.isalpha() and lows[max(0, place - 1)] not in _CLAUSAL
        for place, (a, b) in enumerate(pairwise(lows))
    ) or any(low in PAST_FORMS for low in lows[1:2])


_CLAUSAL = words_in("what how once until till before after unless if when as that which who than")


def _not_yet(lows: Sequence[str], said: set[str]) -> bool:
    """`Not sent yet`, `Not final`, `This is not my move yet`."""
    if not said & _DENYING:
        return False
    if "yet" in said and said & (_SENDING | _UNFINISHED | _MAIL | {"doing", "act"}):
        return True
    if "none" in said and said & {"this", "these", "that"} and said & _OPEN:
        return True
    return any(a == "not" and b in _UNFINISHED for a, b in pairwise(lows)) and len(lows) <= _SHORT


_DENYING = words_in("not n't 't no none nothing never")


def _to_send(lows: Sequence[str], said: set[str]) -> bool:
    """`before I send it`, `to be sent on Friday`, `I'm going to post this`: it is still to be sent."""
    if not said & _SENDING:
        return False
    joined = list(pairwise(lows))
    if ("to", "be") in joined or ("before", "i") in joined:
        return True
    if said & _PUT_OFF and (said & _POINTING or ("what", "i") in joined):
        return True
    return "once" in said and ("i", "'ll") in joined


def _of_another(tokens: Tokens) -> bool:
    """`Yaw's move, translated`: what somebody else owns."""
    for place in range(1, len(tokens) - 1):
        if tokens[place].low == "'s" and tokens[place - 1].capital and tokens[place + 1].low in _MAIL:
            return True
    return False


CAPTIONING = (
    _TEXTS
    | _WAITING
    | _UNFINISHED
    | _SENDING
    | _BELOW
    | _OFFERING
    | _TALKS
    | _ASKING_LEAVE
    | words_in("run hold ice progress soon 's yet what how to version text notes things asked")
)
"""Without one of these a sentence captions nothing."""

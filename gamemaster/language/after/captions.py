"""Sentences that present what stands below them as a text and no act: a draft, a copy, somebody else's words.

Such a caption either lacks a verb of its own (`Second draft, for comments.`) or points at what follows (`The
lines below still need your blessing.`). Words about the mail itself (`A short note from the tram.`) present
nothing.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.acclaim import acclaims
from gamemaster.language.after.manuals import WORDINGS, of_wordings
from gamemaster.language.after.of_others_texts import (
    BELOW,
    DID,
    MAIL,
    SOMEBODYS,
    UTTERED,
    of_another,
    stands_below,
)
from gamemaster.language.after.other_senses import lacks, tells_where
from gamemaster.language.after.remark_words import DENIALS, SENDING
from gamemaster.language.after.still_to_send import POINTING, PUT_OFF, TO_BE_SENT, to_send, waits_for_somebody
from gamemaster.language.english import words
from gamemaster.language.english.times import keeps_minutes
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import PAST_FORMS, SIMPLE_PASTS, is_past

_SKETCHES: Final = words_in(
    "draft drafts proto sketch mock mockup outline preview unsent proofread proofreaders proofreading"
)
_TEXTS: Final = _SKETCHES | words_in(
    "wording template sample specimen examples manual exercise homework dictation rehearsal quiz "
    "exam translation translated transcript transcription excerpt extract quotation quoting quoted copied "
    "pasted overheard archive archives lyrics caption subtitle subtitles practising practicing "
    "paraphrased paraphrase intended planned possible typical reference mistakes imitation parody "
    "impression fiction lines reserved favourite favorite reminder log memory recited chorus stanza scene"
)
"""Nouns and participles of what only is a text, in a sentence without a verb of its own."""
_PAIRS: Final = frozenset(
    {
        ("trial", "run"),
        ("dry", "run"),
        ("test", "run"),
        ("on", "hold"),
        ("on", "ice"),
        ("in", "progress"),
        ("as", "soon"),
    }
)
_VERSIONS: Final = words_in("early earlier rough raw first second third final last next new old other")
_WAITING: Final = words_in("pending waiting awaiting until till unless once")
_ANSWERS: Final = words_in("reply answer answers nod approval blessing consent agreement confirmation word")
_UNFINISHED: Final = words_in(
    "record final live public official binding sent posted announced published done"
)
_OPEN: Final = words_in(
    "wait waits waiting need needs pending until till unless before once when if ignore disregard skip hold "
    "final hypothetical translation copy imaginary fiction void"
)
_OFFERING: Final = words_in("copy use send paste borrow steal")
_LEAVE: Final = words_in("may can free could")
_POINTING_ON: Final = words_in("here this these below the")
_PASSING_ON: Final = SENDING | words_in("forward pass relay write say tell type put read copy paste share")
_JUDGED: Final = MAIL | {"wording", "text", "as", "for"}
_TALKS: Final = words_in("spoke spake quoth sang dictated whispered")
_JUDGING: Final = words_in("proofread comment comments check review blessing nod approval")
_OPINIONS: Final = words_in("think like find make say")
_SELVES: Final = words_in("i we you it one he she they")
_CLAUSAL: Final = words_in(
    "what while how once until till before after unless if when as that which who than"
)
_PRESENTED: Final = _SKETCHES | words_in("translation copy excerpt quotation ice hold")
_APART: Final = words_in("outside beyond besides apart separately")
_SHORT: Final = 8

_AMUSEMENTS: Final = words_in("amusement entertainment diversion edification delectation")
CAPTIONING: Final = (
    _TEXTS
    | _AMUSEMENTS
    | WORDINGS
    | _WAITING
    | _UNFINISHED
    | TO_BE_SENT
    | BELOW
    | _OFFERING
    | _TALKS
    | _JUDGING
    | words_in("run hold ice progress soon 's yet what how to version text notes things asked minutes speech")
    | words_in("asks told tells begged paid dared from options choices alternatives possibilities ideas")
)
"""Without one of these a sentence captions nothing."""


def sketches(lows: Sequence[str]) -> bool:
    """Whether a sentence that presents what stands below it calls that a draft."""
    finished = any(b in _FINISHED and a in _BE for a, b in pairwise(lows)) or "thank" in lows
    return not finished and any(
        low in _SKETCHES
        and not (place and lows[place - 1] in DENIALS)
        and not (low == "mock" and place + 1 < len(lows) and lows[place + 1] not in _MOCKED)
        for place, low in enumerate(lows)
    )


_MOCKED: Final = words_in("up ballot vote turn mail move")
_BE: Final = words_in("is 's was are been")
_FINISHED: Final = words_in("done finished over gone dead dropped withdrawn abandoned")


def _behind_one(lows: Sequence[str], said: set[str]) -> bool:
    """`That was only a proto.`, `So much for the draft.`, `This is not a draft.`: the text is over, or is
    none."""
    if not said.isdisjoint(_NOT_BEHIND):
        return False
    if lows[:2] in (["much", "for"], ["enough", "of"]) or (lows[0] == "that" and lows[2:4] in _ONLY_THE):
        return True
    if not said.isdisjoint(_PAST_BE) and (lows[0] in {"that", "those"} or lows[:2] == ["the", "above"]):
        return True
    drafts = [place for place, low in enumerate(lows) if low in _SKETCHES]
    return bool(drafts) and all(not DENIALS.isdisjoint(lows[max(0, p - 2) : p]) for p in drafts)


_ONLY_THE: Final = (["only", "the"], ["just", "the"], ["all", "the"])
_PAST_BE: Final = words_in("was were")
_NOT_BEHIND: Final = words_in(
    "but so also too below following rest ignore disregard example examples rehearsal test"
)
"""`The above was a proto, and so is this`: words by which there is more of the sort."""


def captions(tokens: Tokens, lows: Sequence[str]) -> bool:
    """Whether a sentence presents what stands below it as a text, and nobody's act now."""
    gone = lows[0] == "after" and lows[1:2] != [] and lows[1].endswith("ing") and tokens[-1].low != ":"
    if lows[0] in _APART or gone or acclaims(lows) or (lows[0] in _DONE_WITH and lows[-1] in _TAKEN):
        # as in "Outside the proto:", with what is none, "After reading your mail," or "Finished my exam!"
        return False
    said = set(lows)
    if ("more", "exercise") in pairwise(lows) or "because" in said:
        return False
    if not said.isdisjoint(_SKETCHES) and _behind_one(lows, said):
        return False
    if not _PARDONING.isdisjoint(lows[:2]):
        # "Please forgive the ugly quoting below"
        said -= _FORM
    pairs = set(pairwise(lows))
    return (
        _points_below(lows, said)
        or _presents_text(said, pairs)
        or _not_yet(lows, said)
        or to_send(lows, said, pairs)
        or _talks(lows)
        or (lows[0] == "here" and "what" in lows[1:3] and "i" not in said and not _POSTED.isdisjoint(said))
        or of_wordings(lows)
        or (not _finite(lows) and _labels(tokens, lows, said, pairs))
    )


_DONE_WITH: Final = words_in("finished passed survived failed sat took aced completed done had handed just i")
_TAKEN: Final = words_in("exam exams homework quiz exercises today yesterday")
_PARDONING: Final = words_in("forgive excuse pardon apologies")
_FORM: Final = words_in("quoting formatting layout wrapping")


def _talks(lows: Sequence[str]) -> bool:
    """`Thus spoke the wizard.`, unlike `Nobody spoke against it.`"""
    return not _TALKS.isdisjoint(lows) and any(
        low in _TALKS
        and lows[place + 1 : place + 2] not in _OF_SIDES
        and lows[place : place + 2] != ["sang", "at"]
        and not (place and lows[place - 1] in _NOBODY)
        and not (place == 1 and len(lows) == len(["somebody", "sang"]) and lows[0] in _ANYBODY)
        and {"i", "we"}.isdisjoint(lows[max(0, place - 2) : place])
        and not (place and lows[place + 1 : place + 2] == ["to"] and tells_where(lows[place + 2 :]))
        for place, low in enumerate(lows)
    )


_URGING: Final = words_in("asked asks told tells begged paid dared")
_POSTED: Final = words_in("said wrote sent posted written mailed announced")
_NOBODY: Final = words_in("nobody none one")
_ANYBODY: Final = words_in("somebody someone everybody everyone people they")
_OF_SIDES: Final = [[low] for low in words_in("against for in up out about of well too")]


def _points_below(lows: Sequence[str], said: set[str]) -> bool:
    """A sentence that offers what follows to others, asks their opinion of it, or says what it lacks."""
    told = lows[0] == "i" and lows[1:2] and lows[1] in PAST_FORMS
    if stands_below(lows, said) and said & (_OPEN | words.SPEECH | DENIALS) and not told:
        # "I went below, and it ate all that" has told of another place
        return True
    offers = (low in _OFFERING and lows[place - 1] not in DENIALS | {"i"} for place, low in enumerate(lows))
    if said & _LEAVE and said & (POINTING | BELOW) and any(offers) and not lacks(lows, said):
        return True
    if lows[0] in {"please", "do", "don"} and said & _JUDGING and len(lows) <= _SHORT:
        return True
    if lows[0] in {"as", "for"} and said & {"reminder", "reference"}:
        return True
    urged = {"me", "to"} <= said and not said.isdisjoint(_URGING) and lows[0] not in _NOBODY
    if urged and said & (MAIL | POINTING | _SKETCHES | _SUPPOSED) and said & _PASSING_ON:
        return not _writes_ones_own(lows, said)
    said = said - {"say"} if lows[-2:] == ["here", "goes"] else said
    if said & _OPINIONS and any(a == "this" and b in _JUDGED for a, b in pairwise(lows)):
        return True
    if lows[0] == "the" and said.isdisjoint(BELOW) and _tells_past(lows):
        # "The proto of last week drew two comments"
        return False
    texts = said & _OPEN and said & {"text", "wording"}
    return lows[0] in _POINTING_ON and bool(said & _PRESENTED or texts)


def _writes_ones_own(lows: Sequence[str], said: set[str]) -> bool:
    """`You asked me to write my moves one to a line`: how one's own are to be told, and nobody's words."""
    place = next((place for place, low in enumerate(lows) if low in _PASSING_ON), 0)
    near, owned = lows[place : place + _OBJECT], lows[place + 1 : place + 4]
    mine = any(a in {"my", "our"} and not MAIL.isdisjoint(owned) for a in owned[:2])
    return mine and (_SUPPOSED | _SKETCHES).isdisjoint(said) and _FROM_BEFORE.isdisjoint(near)


_OBJECT: Final = 10
_FROM_BEFORE: Final = words_in(
    "again old last earlier previous yesterday aloud manual once tomorrow next later for her him his wanted"
)


def _presents_text(said: set[str], pairs: set[tuple[str, str]]) -> bool:
    """`What follows is only a draft`, `Below is what I would do`: a text, or what is merely supposed."""
    return bool(pairs & _FOLLOWING_IS) and not said.isdisjoint(_SKETCHES | _SUPPOSED)


_FOLLOWING_IS: Final = frozenset(
    {
        ("what", "follows"),
        ("here", "follows"),
        *((noun, be) for noun in ("below", "following", "underneath") for be in ("is", "are")),
    }
)
_SUPPOSED: Final = words_in(
    "would could might should if joke jokes dream dreams story tale example examples idea ideas suggestion "
    "suggestions hypothetical fiction parody template sample excerpt quotation copy translation rehearsal"
)


_HAILING: Final = words_in("hello hi greetings howdy hallo")
"""`Hello from the archive basement` tells where somebody is."""
_GREETINGS: Final = words_in("congratulations congrats thanks cheers happy condolences sorry welcome")


def _labels(tokens: Tokens, lows: Sequence[str], said: set[str], pairs: set[tuple[str, str]]) -> bool:
    """Whether a sentence without a verb of its own names a text, or what a text waits for."""
    second = lows[1] if len(lows) > 1 else ""
    if pairs & {("once", "more"), ("once", "again"), ("for", "once")}:
        said = said - {"once"}
    if (
        lows[0] in _GREETINGS
        or (lows[0] == "my" and "thanks" in lows[1:3])
        or (tokens[0].low in _HAILING and tokens[1:2] != [] and tokens[1].low == "from")
        or ("memory" in said and ("from", "memory") not in pairs)
    ):
        # "In his memory"
        return False
    named = waits_for_somebody(tokens)
    if not _BRINGING.isdisjoint(lows[1:4]):  # "I'll bring cake as soon as the oven works"
        pairs = pairs - {("as", "soon")}
    idly = {("wait", "until"), ("wait", "till")} & pairs
    waits = not idly and ("been", "waiting") not in pairs and said & _WAITING and (said & _ANSWERS or named)
    if ("reminder", "that") in pairs:
        said = said - {"reminder"}
    if lows[-1] in _LIKED and not said.isdisjoint(_WHO - {"i"}):
        # "He's my favourite!"
        said = said - _LIKED
    if any(a in _BE | _LEARNT and (b in _FINISHED or (a in _LEARNT and is_past(b))) for a, b in pairs):
        # "The exam is over!", "Homework corrected, goats milked"
        said = said - _LEARNT
    if ("manual", "of") in pairs or ("manual", "for") in pairs:
        said = said - {"manual"}
    if lows == ["typical"] or second in _WHOM or ("possible", "that") in pairs:
        # said of how things, or people, are
        said = said - {"typical", "possible"}
    # "What is everybody's favourite soup?"
    said = said - {low for low, what in pairs if low in _LIKED and what not in _WORDED}
    if "i" in lows[:1] and said.isdisjoint(POINTING | BELOW):
        # "I've been practising my bow"
        around = zip(lows, lows[1:], lows[2:], strict=False)
        said = said - {a for a, b, c in around if a in _WROUGHT and _is_thing(b, c)}
    # "my rival will say that I copied her"
    said = said - {low for who, low in pairs if who in _WHO and low in _TEXTS and is_past(low)}
    return bool(
        said & _TEXTS
        or ("minutes" in said and keeps_minutes(lows) and (tokens[-1].low == ":" or not _was_held(lows)))
        or waits
        or pairs & _PAIRS
        or any((a in _VERSIONS and b == "version") or (a == "version" and b.isdecimal()) for a, b in pairs)
        or (lows[0] in {"what", "how"} and second in _SELVES and said & (PUT_OFF | DID))
        or ((lows[0], second) == ("to", "be") and lows[2:3] != [] and is_past(lows[2]))
        or (lows[0], second) == ("still", "to")
        or lows[0] in {"text", "things"}
        or {"notes", "self"} <= said
        or (lows[0] in {"sent", "written"} and "by" in said)
        or of_another(tokens)
        or (not said.isdisjoint(_AMUSEMENTS) and _amuses(tokens, lows))
        or (lows[0] == "from" and not said.isdisjoint(_BOOKS))
        or (len(lows) == 1 and lows[0] in _CHOICES)
        or (lows[0] == "my" and "speech" in said)
    )


def _is_thing(owner: str, thing: str) -> bool:
    return owner in _ITS | SOMEBODYS and thing not in _WORDED | UTTERED


_LEARNT: Final = words_in("exam exams quiz homework exercise rehearsal examples")
_BRINGING: Final = words_in("bring bake buy call ring visit come cook phone fetch drive")
_WHOM: Final = words_in("me us him her them you")
_WHO: Final = words_in("i we he she they you")


def _was_held(lows: Sequence[str]) -> bool:
    """`The club held a meeting about this, with minutes`: something is told that only had some."""
    place = lows.index("minutes")
    held = any(is_past(verb) and what in _ITS for verb, what in pairwise(lows[1:place]))
    return held and lows[place - 1] in {"with", "without"}


_ITS: Final = words_in("a an the its their his her our another")
_BOOKS: Final = words_in(
    "diary diaries notebook notes script minutes manual handbook rulebook scrapbook book"
)


def _amuses(tokens: Tokens, lows: Sequence[str]) -> bool:
    """`A story for your amusement.`: nobody's moves, as those in front of which it stands (`For your
    amusement, I ...`) and those beside a picture are."""
    if tokens[-1].low == ",":
        return False
    place = next(place for place, low in enumerate(lows) if low in _AMUSEMENTS)
    return "for" in lows[max(0, place - _NEAR) : place] and _SEEN.isdisjoint(lows)


_SEEN: Final = words_in("picture photo photograph drawing map link video attached attachment recipe news")
_NEAR: Final = 4
_CHOICES: Final = words_in("options choices alternatives possibilities ideas")


def _finite(lows: Sequence[str]) -> bool:
    """Whether there is a subject with its verb, or what the sender offers to do."""
    if tuple(lows[:3]) in _OFFERED and lows[3:4] != [] and lows[3] not in _PASSING_ON | _SHOWING:
        # "Allow me to thank whoever mended the archive"
        return True
    if not words.FINITE.isdisjoint(lows[1:]) or any(low in PAST_FORMS for low in lows[1:2]):
        return True
    return _tells_past(lows) or any(
        a in _SELVES and b.isalpha() and lows[max(0, place - 1)] not in _CLAUSAL
        for place, (a, b) in enumerate(pairwise(lows))
    )


_OFFERED: Final = {(allow, "me", "to") for allow in ("allow", "permit", "let")}
_SHOWING: Final = words_in(
    "quote present recite introduce show demonstrate offer submit propose translate be"
)
_WROUGHT: Final = words_in("practising practicing copied")
_LIKED: Final = words_in("favourite favorite")
_WORDED: Final = (
    MAIL | _TEXTS | words_in("line word words sentence opening quote card play act one thing way ballot")
)


def _tells_past(lows: Sequence[str]) -> bool:
    """`The proto of last week drew two comments`: what became of a text, and no clause that hangs on it."""
    if any(is_past(a) and b in _PEOPLE_AT_LARGE for a, b in pairwise(lows[1:])):
        return True
    verb = next((place for place, low in enumerate(lows) if place and low in SIMPLE_PASTS), 0)
    text = next((place for place in range(verb - 1, -1, -1) if lows[place] in _SKETCHES), -1)
    between = lows[text + 1 : verb] if text >= 0 else []
    # "the draft Tarn gave me" is no more than its name
    itself = not between or between[0] in words.PREPOSITIONS | {"of"}
    return bool(verb) and itself and _CLAUSAL.isdisjoint(lows[:verb])


_PEOPLE_AT_LARGE: Final = words_in("nobody everybody everyone somebody someone")


def _not_yet(lows: Sequence[str], said: set[str]) -> bool:
    """`Not sent yet`, `Not final`, `This is not my move yet`."""
    if not said & DENIALS:
        return False
    if "yet" in said and "nobody" not in said and said & (TO_BE_SENT | _UNFINISHED | MAIL | {"doing", "act"}):
        return True
    if "none" in said and said & _OPEN and any(a == "of" and b in POINTING for a, b in pairwise(lows)):
        # "None of this is final", unlike "He finds that none was there before"
        return True
    of_the_text = lows[0] in DENIALS or bool(said & (POINTING | MAIL | _TEXTS))
    unfinished = any(a == "not" and b in _UNFINISHED for a, b in pairwise(lows))
    # "I had not sent anything before"
    unfinished = unfinished and ("had", "not") not in pairwise(lows)
    # "the song is not finished" speaks of the song
    return of_the_text and unfinished and len(lows) <= _SHORT

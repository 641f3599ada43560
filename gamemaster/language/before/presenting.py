"""Whether what a mark parts from the words before it is somebody's words, or a habit, and no act.

`Tarn wrote:`, `It goes like this:` and `Seen on a wall:` present words; `Einar, at breakfast:` lets somebody
speak. `What I still have is the investment:` opens like a question and states something: it presents nothing.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.before.belied import does_so
from gamemaster.language.before.beside_text import (
    aside_from_text,
    asks_to_read_on,
    is_beside_text,
    tells_how,
    without_answer,
)
from gamemaster.language.before.brevity import says_little
from gamemaster.language.before.dangers import tells_lore
from gamemaster.language.before.grounds import DUES
from gamemaster.language.before.handed_on import hands_on
from gamemaster.language.before.statements import BECAUSE, is_lead, pieces_of, since_parting, since_so, states
from gamemaster.language.before.told_grounds import is_ground
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import PAST_FORMS, is_past
from gamemaster.language.vocabulary.scene import Scene

_POINTING: Final = words_in("this these following below like so is was are were be being")
_LAST_WORDS: Final = _POINTING | {"asked", "told", "reads", "goes"}
_INQUIRED: Final = words_in("asked asks wondered")
_QUOTING: Final = words.SPEECH - words_in(
    "goes went thought thinks added claims claimed told tells reads asked asks"
) | words_in("spoke spake speaks sings recites writing saying")
_VERDICTS: Final = words_in("decision verdict choice conclusion move action turn answer vote pick")
_SPANS: Final = words_in("week day time year month morning evening turn round monday sunday game night")
_MORE: Final = words_in("more another one once token gold potion")
_LETTING: Final = (["the", "record"], ["it", "be"], ["there", "be"], ["the", "world"])
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


def presents(before: Tokens, mark: str) -> bool:
    """`Tarn wrote:`, `It goes like this:`, `What I did:`: what follows the mark is somebody's words, or a
    habit."""
    kept = since_parting(before)
    if (
        mark in {":", "thus"}
        and kept
        and kept[-1].low in _THUS
        and not _PLANNED.isdisjoint(t.low for t in kept)
    ):
        return True
    if is_lead(kept) or does_so(plain_lows(kept)) or (mark == "," and kept and kept[0].low in BECAUSE):
        return False
    told = pieces_of(kept)
    if len(told) > 1 and asks_to_read_on(plain_lows(told[-1])):
        told = told[:-1]
    pieces = [piece for piece in told if not (is_lead(piece) or is_ground(piece, ","))]
    if len(pieces) < len(told) and pieces and pieces[-1][-1].low in _INQUIRED and is_lead(told[-1]):
        # as in `Fumiko asked, so here it is:`
        return False
    stating = [number for number, piece in enumerate(pieces) if states(piece)]
    said = [token.low for piece in pieces[stating[-1] if stating else 0 :] for token in piece]
    if not said:
        return False
    said = aside_from_text(without_answer(said))
    if mark in {":", ","} and (tells_lore(said) or (said[0] != "as" and _habitual(said))):
        return True
    if mark == "and":
        return _bargains(said, bool(stating))
    if mark != ":":
        quotes = said[-1] in _QUOTING and said[-2:] != ["in", "writing"]
        return mark == "," and (quotes or _of_mail_before(said))
    if len(pieces) > 1 and (
        tells_how([token.low for token in pieces[-2]], said) or _describes(plain_lows(pieces[-2]), said)
    ):
        return False
    return _presents_below(said, len(pieces) > 1)


def _presents_below(said: list[str], several: bool) -> bool:
    """The same of words in front of a colon; `several` tells that they have several parts."""
    if (said[-1] in {"is", "are"} and "here" in said[-4:]) or "where" in said[-4:]:
        return False
    if said[-2:] == ["that", "is"] and several:
        # said once more in other words
        return False
    if not _ALLOWING.isdisjoint(said) or _purposes(said):
        return False
    if _of_mail_before(said):
        return True
    told = free_relative(said) and of_oneself(said)
    if comes_to(said) or (said[:2] == ["whatever", "the"] and len(said) <= _FEW):
        # whatever the answer may be
        return False
    threes = zip(said, said[2:], [*said[3:], ""], strict=False)
    wants = any(a == "what" and c in _WANTING and d not in _WHOM for a, c, d in threes)
    if ("what" in said or said[0] in {"how", "whatever", "which"}) and not (told or wants):
        return True
    if said[0] == "my" and said[-1] in {"these", "this", "following"} and not _OF_ACTS.isdisjoint(said[1:4]):
        # one's own actions, unless they were before
        return not {"were", "was"}.isdisjoint(said)
    if said[-1] in {"this", "these"} and said[-2:-1] == ["of"] and _SPANS & set(said):
        # "since I can't stand another week of this"
        return False
    if said[-1] == "this" and said[-2:-1] in (["of"], ["about"], ["for"]) and _FEELING & set(said):
        # "I'm not proud of this"
        return False
    if said[-1] in _CRYING and not {"i", "to"} & set(said[-2:-1]) - ({"to"} if "have" in said else set()):
        # as in `In my nephew's rules you have to shout:`
        return True
    if said[-1] in _LAST_WORDS or tuple(said[-2:]) in _IN_WORDS or _quotes(said):
        return not (len(said) > 1 and said[-1] == "is" and said[-2] in _VERDICTS)
    return "following" in said or "below" in said


_PLANNED: Final = words_in("plan planned imagine imagined picture pictured envisaged rehearsed")
_THUS: Final = words_in("it thus so this way")
_WHOM: Final = words_in("me us you him her them to")
_WANTING: Final = words_in("want wants wanted need needs deserve deserves deserved")
"""`Today everybody gets what they want`: what others get, and nothing that they say."""


def _describes(label: list[str], said: list[str]) -> bool:
    """`(As for my own week,) which has been all sourdough`: how a thing of the sender's is."""
    told = said[0] == "which" and not _HAVING_BEEN.isdisjoint(said[1:2]) and not _OURS.isdisjoint(label)
    return told and (_QUOTING | _CRYING | set(_LAST_WORDS)).isdisjoint(said[2:])


_OURS: Final = words_in("my our")
_HAVING_BEEN: Final = words_in("is was are were has have had 's")


def suggests_words(lows: Sequence[str]) -> bool:
    """`You could write that the odds are good`: what others might say, which may be all that follows."""
    if lows[0] in _SELF or lows[0] in _NONE:
        return False
    return any(
        low in _MIGHT
        and not _WORDING.isdisjoint(lows[place + 1 : place + 3])
        and lows[max(0, place - 2) : place - 1] != ["than"]
        for place, low in enumerate(lows[:_FRONT])
    )


_FRONT: Final = 6
_MIGHT: Final = words_in("could can may might would should 'd must")
_WORDING: Final = words_in("say write claim post announce state declare type send put")
_NONE: Final = words_in("nobody no none not never")


def comes_to(said: Sequence[str]) -> bool:
    """`What I came to say is this`: what follows is said now."""
    meant = said[-2:] == ["is", "this"] or (said[-2:] == ["was", "this"] and "wanted" in said)
    return said[:2] == ["what", "i"] and meant and _SUPPOSED.isdisjoint(said)


def is_meant(said: Sequence[str]) -> bool:
    """`What I do instead is this`, `What follows is meant`: what is done here and now, and no more."""
    return (comes_to(said) and _HERE_AND_NOW.issuperset(said[2:-2])) or _is_meant(said)


_HERE_AND_NOW: Final = words_in(
    "do instead now today here then have decided chosen want wanted came come to say declare announce am can "
    "doing actually really hereby tell you put all"
)


def _is_meant(said: Sequence[str]) -> bool:
    """`What is no draft`, `What follows is meant`: it is what stands above that was not."""
    rest = list(said[2 + (said[1:2] == ["follows"]) :])
    if said[:2] not in (["what", "is"], ["what", "follows"]) or not rest:
        return False
    denied = rest[0] == "no" or rest[:2] in (["not", "a"], ["not", "an"])
    return rest in _REAL or (denied and len(rest) <= _FEW and rest[-1] in _UNMEANT)


_REAL: Final = (["meant"], ["real"], ["binding"], ["serious"], ["in", "earnest"], ["for", "real"])
_UNMEANT: Final = words_in("draft proto joke test example rehearsal drill exercise sketch jest fiction")
_SUPPOSED: Final = words_in(
    "would could might should will 'll 'd plan planned not n't 't never dream dreamed usually always often if"
)


def _purposes(said: list[str]) -> bool:
    """`To settle what I owe`: a purpose, whatever stands in it."""
    return said[0] == "to" and "what" in said[2:4] and said[1] not in _TELLING


_CRYING: Final = words_in("shout cry yell sing whisper mutter chant croak call")
_ALLOWING: Final = words_in("lets allows permits entitles empowers authorises authorizes")
_TELLING: Final = words.SPEECH | words.NO_PURPOSE | words_in("repeat show say tell remind list summarise")
_OF_ACTS: Final = words_in("action actions move moves vote votes turn deeds orders")


def _quotes(said: list[str]) -> bool:
    """Whether somebody says or writes what follows, and is not only known for it (`who writes tables`)."""
    if "nothing" in said and said[-2:-1] == ["to"]:
        # "there's nothing left to say"
        return False
    return any(
        (
            low in _QUOTING
            and not (place and said[place - 1] == "who" and place + 1 < len(said))
            and said[place + 1 : place + 2] not in (["at"], ["this"])
        )
        or (low in _CROAKING and place > 0)
        or (low in _ANSWERING and said[place - 1 : place] != [] and said[place - 1] in _SPEAKING)
        for place, low in enumerate(said)
    )


_ANSWERING: Final = words_in("answers replies whispers")
_CROAKING: Final = words_in("responds murmurs mutters hisses croaks cackles chirps squeaks intones")
_SPEAKING: Final = words_in("he she it they")


def _habitual(said: list[str]) -> bool:
    """`It's the same every week`: what is done again and again, and not now."""
    return not (words.OFTEN - {"always"}).isdisjoint(said) or any(
        a in {"every", "each"} and b in _SPANS for a, b in pairwise(said)
    )


def _bargains(said: list[str], stating: bool) -> bool:
    """`You stop it, and I explore`, `One more gold, and I heal`: what is done in return for something."""
    if not stating:
        more = any(a in _MORE and b not in _SPANS for a, b in pairwise([*said, ""]))
        return more or _ordered(said) or _counted(said)
    asked = said[0] in _OTHERS or (said[0] == "let" and said[1:3] not in _LETTING and "us" not in said[1:2])
    return asked and len(said) > 1 and said[1] not in _TELLING_OTHERS and not said[1].endswith("ed")


def _of_mail_before(said: list[str]) -> bool:
    """`I told them my move already`: it speaks of a mail or an act that was, or was not quite."""
    past = any(low in PAST_FORMS or low.endswith("ed") for low in said)
    return past and not _BEFORE_NOW.isdisjoint(said) and not {"this", "no"} & set(said)


_FEW: Final = 4
_FEELING: Final = words_in("proud sorry glad ashamed tired fond afraid happy excited")
_SHORTEST: Final = 4
_BEING: Final = words_in("is 's leaves remains makes worries bothers tips convinces decides settles")
_INVERTING: Final = words_in(
    "is are do does did can could may might have has had am 'm shall must if about 's"
)
_ABOUT_ACTS: Final = words.SPEECH | words_in(
    "do doing done did does mean meant means write send put announce claim suggest propose recommend act "
    "choose pick try wants want wanted wish wishes wished hope intend plan planned asks ask happens happened "
    "follows comes next would could might should will 'll 'd shall may people one they you somebody someone "
    "anyone anybody everybody everyone example idea ideas option options suggestion joke dream test draft"
)


def free_relative(said: Sequence[str]) -> bool:
    """`What remains is my potion`, `Which leaves me the potion`: what leads up to an act, in its words.

    What somebody says, does, wants or might do is no such statement: it may be the act behind the colon.
    """
    if len(said) < _SHORTEST or said[0] not in {"what", "which"} or said[1] in _INVERTING:
        return False
    if not _ABOUT_ACTS.isdisjoint(said) or said[-1] in _POINTING:
        return False
    return said[0] == "which" or not _BEING.isdisjoint(said[2:-1])


def of_oneself(said: Sequence[str]) -> bool:
    """Whether such a statement is about its sender, so that no words of others stand behind its colon."""
    if said[0] == "which" or said[1] in _SELF or said[1] in _REMAINING:
        return True
    return not _US.isdisjoint(said[2:6])


_SELF: Final = words_in("i we")
_US: Final = words_in("me us")
_REMAINING: Final = words_in("remains matters counts still")
_INSCRIBED: Final = words_in(
    "overheard heard seen spotted read written painted carved scrawled scribbled etched engraved chalked "
    "printed embroidered tattooed sung hummed chanted spoken whispered muttered uttered shouted found copied "
    "translated transcribed dictated recorded inscribed graven"
)
BEARERS: Final = words_in(
    "mug shirt t-shirt sticker banner poster sign billboard wall door headline caption subtitle title motto "
    "inscription graffiti graffito epitaph tombstone gravestone fortune cookie postcard telegram letter "
    "note leaflet label plaque tattoo line lines sentence phrase words slogan lyric chorus refrain verse "
    "prayer spell incantation patter spiel litany catchphrase horoscope parrot answerphone voicemail "
    "ringtone autocorrect clue crossword optimist pessimist cynic realist twin"
)
_ENTERING: Final = words_in("in at on to from with near behind beside over under through by for of")
_COUNTING: Final = words_in("a one two three few single short plain")
_PLAIN_FIRST: Final = (
    words.ADVERBS
    | _ENTERING
    | DUES
    | words_in(
        "meanwhile hold outside apart aside besides beyond whatever regardless "
        "the a an my your his her its our their this that these those and but or if because since though "
        "after before while until against without within during despite per via upon into onto about around "
        "across given i we he she it you they onward onwards forward away straight as like business news "
        "trouble deadline time fun food order orders answer answers action actions move moves vote votes "
        "choice decision verdict result results report step point points item items part task duty job end "
        "start beginning back down up out off over next first second third last final one two three four "
        "five six fresh hot cold quick short long small big live ready good late early "
        "notice adjustments corrections summary schedule "
        "cards tiles tokens money work play turn day night morning evening home sorry apologies "
        "thanks greetings hello welcome love peace justice mercy vengeance revenge hope despair faith "
        "farewell goodbye congratulations condolences regards death life war luck enough plenty nothing "
        "everything something anything none all both half more less most much many few little some any no "
        "not never ever still just only even also too again same other another such so than then now here "
        "there today tonight where when why how what which who whose"
    )
)


def somebody_elses(scene: Scene, before: Tokens) -> bool:
    """Whether what a colon parts from these words is heard, read or spoken by somebody (`Seen on a wall:`).

    `Einar at breakfast:`, `Mother, in tears:`: a name that nobody bears here, and how e enters, is a speaker.
    """
    if hands_on(scene, before):
        return True
    if says_little(before[since_so(before, (",", ";", "--")) :]):
        return False
    said = [token for token in before if token.low[0].isalnum() or token.low == ","]
    lows = {token.low for token in said}
    if len(said) < 2 or "dear" in lows or (said[0].low == "on" and said[-1].low == "note"):
        return False
    if is_beside_text(said):
        return False
    at_one = any(
        BEARERS & {c.low, d.low} and (a.low == "at" or (a.low == "in" and b.low in _COUNTING))
        for a, b, c, d in zip(said, said[1:], said[2:], [*said[3:], said[-1]], strict=False)
    )
    told = aside_from_text([token.low for token in said])
    # who sleeps next door writes nothing there
    lows = {low for before, low in pairwise(["", *told]) if (before, low) != ("next", "door")}
    if said[0].low in _INSCRIBED or not (lows.isdisjoint(BEARERS) or at_one):
        # what stands at the wall is not written on it, and what is told in one line is told here
        return True
    first = said[0].low
    if set_phrases.LEADS.at(said, 0):
        # as in `Meanwhile, for real:`
        return False
    if not said[0].capital or first in _PLAIN_FIRST or first.endswith(("ing", "ly", "ed")):
        return False
    if first in scene.lexicon.base_words or first in scene.lexicon.naming_words:
        return False
    if scene.referents.gm_at(said, 0) == 1 and [t.low for t in said[1:3]] == [",", "from"]:
        # "Hale, from the pack": who writes to the game master
        return _OURSELVES.isdisjoint(token.low for token in said[3:6])
    enters = said[1 + (said[1].low == ",") :]
    return len(enters) > 1 and enters[0].low in _ENTERING


_OURSELVES: Final = words_in(
    "us me all both your yours pack wolves wolf team group party guild crew two three four"
)


def _ordered(said: list[str]) -> bool:
    """`Strike the last clause(, Tarn, and I ...)`: a verb and its object, which somebody is told to do."""
    told = len(said) > 1 and said[1] in _OBJECTS and said[0].isalpha()
    return told and said[0] not in _NO_ORDER and not said[0].endswith(("ing", "ly", "ed"))


_OBJECTS: Final = words_in("the a an my your his her their our that this it them him some me us")
_NO_ORDER: Final = (
    _PLAIN_FIRST
    | words.PREPOSITIONS
    | words_in("what quite such rather half many forgive pardon excuse bless hang damn thank mind blame")
)


def _counted(said: list[str]) -> bool:
    """`Seven good arguments(, and I ...)`: how much of something has to come first."""
    counted = said[0] in NUMBER_WORDS - {"one"} or said[0].isdecimal()
    left = said[1:2] != [] and said[1].removesuffix("s") in _CLOCK
    return counted and len(said) > 1 and not left and _HAD.isdisjoint(said) and not any(map(is_past, said))


_CLOCK: Final = words_in("second minute hour")
"""`Ten minutes to the deadline(, and I ...)`: how late it is."""
_HAD: Final = words_in("left gone spent later past ago over done down in behind after since here of")

"""Words of danger in front of an act: which suppose, deny, date or quote it, and where they do nothing of it.

Such a word has common senses, too, which its neighbours tell: `in my head` is imagined and `with a sore head`
is not, `in no way` denies and `with no brakes` does not, `at night` is another time and `from the night
train` is none. A word without such senses is one of danger wherever it stands.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.times import keeps_minutes
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

STRANGE: Final = words_in(
    "place shoes paper mind head heart world universe theory principle default general subject stead "
    "version game movie film book novel vision imagination eyes opinion view past morning evening night "
    "noon afternoon summer winter years childhood old goal scenario motto idea ideas wish option caption "
    "title note pretence demonstration illustration according approval consent permission leave reminder "
    "self memo todo citing bot musing fantasy ambition resolution wishlist like chat minutes season "
    "earliest soonest case event ideally future sequel prequel remake episode trailer musical opera cartoon "
    "burner wishful leaning hindsight retrospect alternatively conversely"
)
"""Words that suppose or recall something, beside those of every list of unreal things."""
DANGER: Final = (
    words.UNREAL | (words.TAINT - {"other", "else"}) | words.SPEECH | words.CONDITION | STRANGE
) - {
    "out",
    "week",
    "both",
}
_NOT_STRANGE: Final = {
    "case": words_in("any wonder wonders wondering wondered matters clear unclear this which"),
    "event": words_in("any"),
    "old": words_in("lady man woman fool goat soldier knight bones knees legs wizard witch friend"),
    "heart": words_in("with bottom"),
    "place": words_in("right proper correct its"),
    "stead": words_in("its"),
    "half": words_in("asleep awake frozen dead dressed blind"),
    "leave": words_in("alone unable"),
    "life": words_in("new real"),
    "mind": words_in("one"),
    "view": words_in("of"),
    "idea": words_in("better"),
    "ideas": words_in("out short shorter low no few fewer without absence lack want"),
    "eyes": words_in("closed shut open wide"),
    "version": words_in("short shorter brief long"),
    "night": words_in("only"),
    "evening": words_in("only"),
    "reading": words_in("of after from"),
}
"""Strange words and what beside them makes them common ones."""


def dangerous(said: Tokens, lows: set[str]) -> bool:
    """Whether a word of danger is one where it stands; `lows` holds those that count."""
    held = lows & DANGER
    if not held:
        return False
    held -= idle_words(plain_lows(said))
    if "minutes" in held and not keeps_minutes([token.low for token in said]):
        held.discard("minutes")
    held -= {word for word, beside in _NOT_STRANGE.items() if lows & beside}
    if "every" in held and said[0].low in _DESPITE and (said[0].low == "despite" or lows & _INSTINCTS):
        held.discard("every")
    if "past" in held and all(a not in {"the", "my"} and b in _ARTICLES for a, b in _beside(said, "past")):
        # "somewhere past the border"
        held.discard("past")
    if "rather" in held and all(a != "or" and b != "than" for a, b in _beside(said, "rather")):
        # "rather more to the point" says how much
        held.discard("rather")
    if [said[0].low, said[-1].low] == ["on", "note"] and said[1].low in {"a", "an", "another"}:
        # "On a lighter note"
        held -= {"note", "serious"}
    if "only" in held and not any(b in _ONLY_WHERE for _, b in _beside(said, "only")):
        # "for one night only", "speaking only for myself"
        held.discard("only")
    lead = set_phrases.LEADS.longest(said, 0) if "with" in lows else None
    if lead is not None and " ".join(token.low for token in said[lead.end :]) in _FOR_EACH:
        return False
    if "new" in lows:
        # a new goal is no purpose
        held.discard("goal")
    return bool(held)


_DESPITE: Final = words_in("against despite")
_INSTINCTS: Final = words_in("instinct instincts advice warning warnings inclination odds fibre")
_ARTICLES: Final = words_in("the a an my our")
_FOR_EACH: Final = frozenset(
    f"{to} {whom}"
    for to in ("for", "to", "over")
    for whom in ("each", "both", "all", "each of them", "all of them", "both of them", "each one")
)
"""`With a sigh for each`: how many things a gesture is for."""
_ONLY_WHERE: Final = (words.PREPOSITIONS | words.CONDITION | {"because", "so"}) - {"for"}
"""`Only in an emergency`, `Only after lunch`: when alone something is done."""


def _beside(said: Tokens, word: str) -> Iterator[tuple[str, str]]:
    """The words before and behind each such word; what ends the words has nothing behind it but `than`."""
    lows = ["", *(token.low for token in said), "than"]
    return ((lows[p - 1], lows[p + 1]) for p, low in enumerate(lows) if low == word)


_LORE: Final = words_in(
    "aloud saying proverb motto oath rhyme song story tale joke dream poem slogan mantra manual"
)


def tells_lore(lows: Sequence[str]) -> bool:
    """Whether words name what is told or sung, and not what somebody's story of the game is worth."""
    return not (_LORE - (idle_words(lows) & {"story"})).isdisjoint(lows)


def idle_words(lows: Sequence[str]) -> set[str]:
    """The words of danger that do nothing to an act where they stand, each time that they are said."""
    doubled = ["", "", "", *lows, "", ""]
    held = {low: True for low in lows if low in _IDLE}
    for place, low in enumerate(doubled):
        if low in held:
            held[low] = held[low] and any(idle(doubled, place) for idle in _IDLE[low])
    return {low for low, idle in held.items() if idle}


Idle = Callable[[list[str], int], bool]
"""Whether a word is idle at a place of words that have three empty ones in front and two behind."""


def _of_day(lows: list[str], place: int) -> bool:
    """`the night train`, `the morning's bread`, `this morning`; `after ... one long evening`."""
    behind = lows[place + 1]
    noun = behind.isalpha() and behind not in _NO_NOUN and not behind.endswith("ly")
    lived = lows[3] == "after" and not _LIVED.isdisjoint(lows[place - 2 : place])
    return behind == "'s" or noun or lived or (lows[place - 1] == "this" and not behind)


_SESSIONS: Final = words_in(
    "move moves vote votes turn turns round rounds phase phases game games session sessions action actions "
    "play plays mail message mails messages report post posts before after kill kills"
)
_NO_NOUN: Final[frozenset[str]] = (
    _SESSIONS
    | words.PREPOSITIONS
    | words.FINITE
    | words.CONDITION
    | words.SUBJECTS
    | words_in("of to and or but as so then when where that which who how is will can all long time only")
)
_LIVED: Final = words_in("long sleepless restless cold wet rough bad hard quiet lonely")


def _counted_later(lows: list[str], place: int) -> bool:
    """`Three coffees later`, `two cups of tea and a biscuit later`, and no `two rounds later`."""
    said = lows[3:place]
    counted = len(said) > 1 and (may_be_number(said[0]) or said[0] in _COUNTING)
    return counted and not lows[place + 1] and _OF_TIME.isdisjoint(low.removesuffix("s") for low in said)


_COUNTING: Final = words_in("a an many several countless")
_OF_TIME: Final = words_in(
    "second minute hour day night week fortnight month year decade season moment while bit little time "
    "morning evening turn round phase game session move vote report monday tuesday wednesday thursday friday "
    "saturday sunday weekend step some lot far much page line chapter scene act"
)


def _hard_times(lows: list[str], place: int) -> bool:
    """`In times like these`, `in troubled times`: those of now."""
    here = lows[place - 1] == "in" and tuple(lows[place + 1 : place + 3]) in _LIKE_THESE
    return here or (lows[place - 1] in _HARD and lows[place - 2] == "in")


_LIKE_THESE: Final = (("like", "these"), ("like", "this"), ("such", "as"))
_HARD: Final = words_in("hard troubled dark difficult trying desperate strange uncertain lean dangerous")


def _like_these(lows: list[str], place: int) -> bool:
    return lows[place - 1] == "times" and lows[place + 1] in {"these", "this"}


def _none_of(lows: list[str], place: int) -> bool:
    """`with no brakes`, `for no good reason`, `no small amount`: a circumstance that lacks something."""
    if any(a == "no" and b in _NO_WAY for a, b in pairwise(lows)):
        return False
    opens = lows[3] in words.PREPOSITIONS or lows[place - 1] in words.PREPOSITIONS - {"in", "at", "on", "by"}
    return opens or lows[place + 1] in _NO_LITTLE


_NO_WAY: Final = words_in(
    "means way ways circumstances circumstance account case event stretch longer condition"
)
_NO_LITTLE: Final = words_in("small little mean")


def _behind_of(lows: list[str], place: int) -> bool:
    """`on principle`, `as a matter of principle`, and no `in principle`."""
    return lows[place - 1] in {"on", "of"}


def _inward(lows: list[str], place: int) -> bool:
    """`with a sore head`, `hat in hand and heart in mouth`, and no `in my head`, `at heart`."""
    near = lows[place - 3 : place]
    cut = max((p + 1 for p, low in enumerate(near) if low in {"and", "or", "with"}), default=0)
    return any(near) and _WITHIN.isdisjoint(near[cut:])


_WITHIN: Final = words_in("in inside into within at by to from of on out under other another next")


def _of_the_world(lows: list[str], place: int) -> bool:
    """`with the weight of the world on me`, and no `in a perfect world`."""
    return lows[place - 1] == "the" and lows[place - 2] in {"of", "all"}


def _this_game(lows: list[str], place: int) -> bool:
    """`new to the game`, `for the good of the game`, and no `in the other game`."""
    ends = lows[place + 1] in {"", "and", "but", "as"}
    return ends and lows[place - 1] in {"the", "this"} and lows[place - 2] in {"of", "to", "with"}


def _much_thought(lows: list[str], place: int) -> bool:
    """`after long thought`, `without a second thought`, and no `on second thought`."""
    return lows[place - 1] in _MUCH and not _AFTER.isdisjoint(lows[max(0, place - 4) : place])


_MUCH: Final = words_in("much some long careful due deep further serious second more little no any that")
_AFTER: Final = words_in("after with without upon for despite")


def _old_thing(lows: list[str], place: int) -> bool:
    """`in spite of my old boots`, `at the ripe old age of seventy`, and no `old habit`, `old me`."""
    opens = lows[3] in words.PREPOSITIONS - _OF_THEN or lows[3].endswith(("ing", "ed"))
    behind = lows[place + 1]
    return opens and behind.isalpha() and behind not in _OF_OLD | words.PREPOSITIONS


_OF_THEN: Final = words_in("in from under inside via per behind")
_OF_OLD: Final = _SESSIONS | words_in(
    "line lines news version self me you him days day times time campaign joke jokes song saying proverb "
    "motto habit plan plans rule rules text account name story tale letter edition contract promise pledge "
    "tradition custom wish dream refrain chestnut cry words word man's way ways board map world country life "
    "guild party list forum and"
)


def _of_my_life(lows: list[str], place: int) -> bool:
    """`for dear life`, `for the first time in my life`, and no `in my next life`."""
    before = tuple(lows[place - 2 : place])
    return before in _FOR_LIFE or (before == ("in", "my") and lows[place - 3] in {"time", "once"})


_FOR_LIFE: Final = (("for", "dear"), ("for", "my"), ("of", "my"))


def _every_one(lows: list[str], place: int) -> bool:
    """`with every fibre of my being`, and no `in every game`, `with every round`."""
    return lows[place - 1] in {"with", "against"} and lows[place + 1] not in words.SPANS | _SESSIONS


def _of_all(lows: list[str], place: int) -> bool:
    """`in front of everyone`, `as agreed by everybody`, `like everyone else`: who sees or knows."""
    return lows[place - 1] in words.PREPOSITIONS | {"of", "to", "like"}


def _told_short(lows: list[str], place: int) -> bool:
    """`Cutting a long story short`."""
    return lows[place - 1] == "long" and lows[place + 1] == "short"


def _without_any(lows: list[str], place: int) -> bool:
    """`with no plan at all`, `without the faintest idea`, `my gut has other plans`, `nothing else to do`."""
    return lows[place - 1] in _LACKING


_LACKING: Final = words_in("no any other faintest slightest foggiest nothing anything something everything")


def _of_oneself(lows: list[str], place: int) -> bool:
    """`in self-defence`, `my self-appointed guardian`, and no `note to self`."""
    behind = lows[place + 1]
    return behind.isalpha() and behind not in words.SUBJECTS | words.FINITE | words.CONDITION


def _from_habit(lows: list[str], place: int) -> bool:
    """`Out of sheer habit`, `from force of habit`."""
    return "of" in lows[place - 2 : place] and not {"out", "force"}.isdisjoint(lows[place - 4 : place])


def _not_as_usual(lows: list[str], place: int) -> bool:
    """`with my usual luck`, `more tired than usual`, and no `my usual week`."""
    return lows[place - 1] == "than" or lows[3] == "with"


def _or_so(lows: list[str], place: int) -> bool:
    """`after a week or two`, `two or three cups`: how many, or how long."""
    counted = bool(lows[place - 1]) and (may_be_number(lows[place - 1]) or lows[place - 2] in {"a", "an"})
    return counted and lows[place + 1] in _A_FEW


_A_FEW: Final = words_in("two three four five six so more")


def _denied_text(lows: list[str], place: int) -> bool:
    """`No draft this time`, `No joke`: what is denied to be one, and no `no draft yet`."""
    return place == 4 and lows[3] == "no" and "yet" not in lows


def _doubted_story(lows: list[str], place: int) -> bool:
    """`His story doesn't add up`, `Tarn's story is full of holes`: what somebody has said, and is doubted."""
    owned = lows[place - 1] in _TELLERS
    return owned and (lows[place + 1] in _NOT_HOLDING or lows[place + 1 : place + 3] in _FULL_OF_HOLES)


_TELLERS: Final = words_in("his her their your that 's whose")
_NOT_HOLDING: Final = words_in(
    "does doesn makes keeps smells stinks sounds changed changes won did didn falls has"
)
_FULL_OF_HOLES: Final = [
    ["is", how] for how in words_in("full thin weak odd fishy too not nonsense shaky off")
]


_IDLE: Final[dict[str, tuple[Idle, ...]]] = {
    **dict.fromkeys(words_in("night morning evening afternoon noon summer winter"), (_of_day,)),
    "later": (_counted_later,),
    "times": (_hard_times,),
    "like": (_like_these,),
    "no": (_none_of,),
    "principle": (_behind_of,),
    **dict.fromkeys(words_in("heart head mind eyes shoes"), (_inward,)),
    "world": (_of_the_world,),
    "game": (_this_game,),
    "thought": (_much_thought,),
    "old": (_old_thing,),
    "life": (_of_my_life,),
    **dict.fromkeys(words_in("every each"), (_every_one,)),
    **dict.fromkeys(words_in("everyone everybody anyone anybody"), (_of_all,)),
    "story": (_told_short, _denied_text, _doubted_story),
    **dict.fromkeys(
        words_in("draft joke joking kidding tale poem song verse rehearsal test"), (_denied_text,)
    ),
    **dict.fromkeys(words_in("plan plans idea else"), (_without_any,)),
    "self": (_of_oneself,),
    "habit": (_from_habit,),
    "usual": (_not_as_usual,),
    "or": (_or_so,),
}
"""The words that have common senses, and how these are told."""

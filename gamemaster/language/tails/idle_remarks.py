"""Remarks behind an act up to the end of its sentence, which leave it as it is whatever it is.

What somebody did not mean by it (`not that it matters`), from what mood (`on a whim`), between which other
things of the day (`while the kettle boils`), that it is done in any case (`even if it hurts`), what one
thinks of it (`the obvious choice`), and a word of leave (`and good night`).
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.harmless import forbids_else
from gamemaster.language.after.remark_words import FEELING, OF_MAIL, UNMEANT
from gamemaster.language.before.idle_cases import idle_case
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS, has_figures
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.tails.bearing import bears_it
from gamemaster.language.tails.conceded import conceded
from gamemaster.language.tails.looking_on import for_its_sake, looks_on
from gamemaster.language.tails.next_clauses import next_clause
from gamemaster.language.tails.ordinary_ends import ordinary_end
from gamemaster.language.tails.plain_tails import plain_tail
from gamemaster.language.tails.spliced import states_besides
from gamemaster.language.tails.turns_of_phrase import in_any_case, not_that
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_MOST: Final = 12
_MANNER: Final = words_in("on from by in out")
_FEW: Final = 4
_ARTICLES: Final = words_in("the a an my your his her our their its this that these those any some all what")
_CAUSES: Final = words_in("honour honor glory love sake good joy fun pleasure memory thrill peace")
_WHIMS: Final = words_in("whim hunch impulse dare bet lark tear rush roll")
_URGING: Final = words_in("advice recommendation urging insistence suggestion behest")
_QUALIFIED: Final = words_in(
    "theory principle paper condition conditions hold trial request approval proxy credit receipt return "
    "arrival occasion default appointment consent night dawn noon dusk reserve advance absentia jest part "
    "parts turn error mistake accident mind dream dreams spirit exchange general particular fact case "
    "future full half behalf time times order private public secret doubt question addition reply "
    "response answer practice demand delivery loan pawn game play deck hand board proportion total short "
    "trust favour favor stead lieu need charge name word words now here then there mail post letter "
    "pieces person persons pairs pair east west north south top bottom left right middle front back bank "
    "stock debt escrow installments instalments rotation sequence succession effect force abeyance "
    "suspense sleep coma prison jail autumn winter spring summer"
)
_BESIDES: Final = (words.TAINT | words.CONDITION | NUMBER_WORDS | UNMEANT | OF_MAIL) | words_in(
    "i we another also too plus instead week turn round phase game vote votes approval"
)
_BESIDES_LENGTH: Final = (_BESIDES - words_in("a more long rather")) | {"than"}
_MUSING: Final = words_in(
    "thought thinking consideration deliberation reflection hesitation pondering doubt debate"
)
_MEASURES_OF_THOUGHT: Final = words_in("much some long careful due hours days lots serious sober mature more")
_TAKING_IN: Final = words_in(
    "reading hearing seeing considering weighing rereading studying thinking sleeping"
)
_OF_THE_CLOCK: Final = tuple(words_in("time night noon fall set down rise evening morning curfew"))
"""`By lunchtime`, `by sundown`: till when, and no mood."""
_DAILY: Final = words_in("bed work breakfast lunch dinner supper tea school church bedtime coffee")
_FORGOTTEN: Final = words_in(
    "it this that all again about like as i did have every last week weeks time times month year turn round "
    "night the and before always ever"
)
"""`Before I forget it again like last week`: what was forgotten, and when that was."""
_HARDENED: Final = words_in(
    "long hard rough busy tiring miserable terrible dreadful lovely bad good sleepless"
)
_CLAIMING: Final = words_in("do does did act acts count counts mean meant real vote votes move moves would")
_IMAGINED: Final = words_in(
    "theory head mind dreams dream principle imagination spirit paper only not never now"
)
_PARTING: Final = words_in("night morning evening day luck riddance bye weekend")
_ABOUT: Final = words_in("about with at of for to that")
_AT_ANY_RATE: Final = (
    ["believe", "it", "or", "not"],
    ["like", "it", "or", "not"],
    ["all", "things", "considered"],
    ["come", "hell", "or", "high", "water"],
    ["about", "time"],
    ["about", "time", "too"],
    ["no", "surprise", "there"],
    ["no", "surprises", "there"],
)


def remark_end(scene: Scene, tokens: Tokens, start: int, apart: bool) -> int | None:
    """The end of the sentence, where nothing but such a remark stands from `start` on; `apart` that a mark or
    an `and` sets it off."""
    if start < len(tokens) and (
        plain_tail(scene, tokens, start, apart) or ordinary_end(scene, tokens, start)
    ):
        return len(tokens)
    if start >= len(tokens) or len(tokens) - start > _MOST + 2:
        return None
    said = tokens[start:]
    lows = plain_lows(said)
    if not lows or len(lows) > _MOST or has_figures(lows):
        return None
    if lows[:2] == ["i", "mean"] and _states_on(scene, tokens, start + 2):
        return len(tokens)
    if (looks_on(lows) or for_its_sake(lows)) and next_clause(scene, tokens, start + 1) is None:
        return len(tokens)
    if idle_case(tokens, start) and not names_things(scene, said):
        # "I explore, if you please, and I heal" goes on
        return next_clause(scene, tokens, start + 1) or len(tokens)
    if apart and conceded(said):
        return len(tokens)
    if any(token.capital and token.low != "i" for token in said) or ":" in {token.low for token in said}:
        return None
    found = _in_a_mood(lows) or _about_the_day(lows) or _in_any_case(lows) or bears_it(lows, apart)
    found = found or (
        apart and (_insists(lows) or _goes_on(lows) or _disowns(lows) or _sums_up(lows) or _takes_leave(lows))
    )
    return len(tokens) if found and not _of_the_game(scene, said) else None


def _states_on(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`(i mean), it's late`: a statement about something else, and no correction."""
    apart = place < len(tokens) and tokens[place].low == ","
    plain = _ANSWERS.isdisjoint([token.low for token in tokens[place:]])
    return apart and plain and states_besides(scene, tokens, place + 1, len(tokens))


_ANSWERS: Final = words_in("for against yes no aye nay left right middle same opposite all both")


def idly_said(scene: Scene, said: Tokens) -> bool:
    """Whether such a remark, or an ordinary end, and nothing else stands behind an act."""
    lows = plain_lows(said)
    while lows and lows[0] in {"and", "but", "now"}:
        lows = lows[1:]
    if not lows or len(lows) > _MOST:
        return False
    return ordinary_end(scene, said, 0) or (
        _about_the_day(lows) or _in_any_case(lows) or _disowns(lows) or _sums_up(lows) or _takes_leave(lows)
    )


def nearly_written(lows: list[str]) -> bool:
    """`(not Brask, as I nearly wrote)`: what was avoided."""
    rest = lows[1:] if lows[:1] == ["and"] else lows
    if rest[:1] != ["not"]:
        return False
    return any(a == "i" and b in {"nearly", "almost"} for a, b in pairwise(rest)) and _CLAIMING.isdisjoint(
        rest
    )


def denies_something_else(lows: list[str]) -> bool:
    """`(no, I have not gone mad)`, `(not my best idea, I know)`: a denial that does not touch the act."""
    if lows[:3] == ["not", "to", "be"] and lows[4:5] in (["with"], ["for"], ["up"]):
        # and not with the thing that the act takes
        return lows[3] in _CONFUSED and (UNMEANT | OF_MAIL | words.CONDITION | _REAL).isdisjoint(lows[5:])
    if lows[:2] == ["not", "my"]:
        return lows[2:3] != [] and (lows[2] in {"first", "last"} or lows[2].endswith("est"))
    if lows[:2] != ["no", "i"] or len(lows) < 5:
        return False
    said = set(lows[2:])
    denied = not said.isdisjoint({"not", "'t", "n't", "never"})
    return denied and said.isdisjoint(
        _CLAIMING - {"do"} | UNMEANT | OF_MAIL | words.CONDITION | {"want", "decided"}
    )


_CONFUSED: Final = words_in("confused mistaken mixed muddled")
_REAL: Final = words_in("real act acts vote votes actual done do does did doing this that")


def _of_the_game(scene: Scene, said: Tokens) -> bool:
    """Whether a thing or a verb of the game is named in it."""
    lexicon = scene.lexicon
    known = not lexicon.entities.isdisjoint(plain_lows(said)) or names_things(scene, said)
    if said[0].low in _MANNER and any(token.low in lexicon.verb_words for token in said):
        # "pass on poison"
        return True
    return known or any(lexicon.sayings.at(said, place) for place in range(len(said)))


def _in_a_mood(lows: list[str]) -> bool:
    """`on a whim`, `from sheer boredom`, `by candlelight`, `on the advice of my cat`, `for no reason`."""
    if lows[0] == "for":
        reasonless = lows[1:3] in (["no", "reason"], ["no", "good"], ["no", "particular"])
        wanting = lows[1:2] in (["want"], ["lack"], ["fear"]) and lows[2:3] == ["of"]
        cause = lows[1:2] in (["the"], ["sheer"]) and lows[3:4] == ["of"] and lows[2] in _CAUSES
        cause = cause and _BESIDES.isdisjoint(lows[4:])
        return (reasonless or wanting or cause or lows[-1] in {"sake", "worth"}) and len(lows) <= 7
    if lows[0] not in _MANNER or len(lows) < 2:
        return False
    if lows[1] in {"a", "an", "the", "my"}:
        spoilt = not _BESIDES.isdisjoint(lows)
        urged = (
            lows[0] in {"on", "at", "by"} and lows[2:4] != [] and lows[2] in _URGING and lows[3:4] == ["of"]
        )
        return not spoilt and (urged or (lows[2:] != [] and lows[2] in _WHIMS and len(lows) == 3))
    said = set(lows[1:])
    barred = _BESIDES | _QUALIFIED | _ARTICLES | words.PREPOSITIONS | words.PRONOUNS | words.FINITE
    bare = len(lows) <= _FEW - 1 and said.isdisjoint(barred)
    bare = bare or lows == ["on", "principle"]
    timed = lows[-1].endswith(_OF_THE_CLOCK) or not _DAILY.isdisjoint(lows)
    return bare and lows[0] != "out" and not timed and not lows[-1].endswith(("s", "ing", "ly", "day"))


def _about_the_day(lows: list[str]) -> bool:
    """`while the kettle boils`, `after much thought`, `after a long day at work`, `before bed`."""
    rest = set(lows[1:])
    if lows[0] == "while":
        mine = lows in (["while", "i", "can"], ["while", "i", "still", "can"])
        by_the_way = len(lows) > 2 and rest.isdisjoint(_BESIDES | {"and", "then"})
        return mine or by_the_way or _about_oneself(lows[1:])
    if lows[0] == "before":
        changing = lows[1:2] == ["i"] and lows[-3:] == ["change", "my", "mind"]
        changing = changing or (lows[1:3] == ["i", "forget"] and _FORGOTTEN.issuperset(lows[3:]))
        return changing or (lows[1:2] != [] and lows[1] in _DAILY and len(lows) == 2)
    if not rest.isdisjoint(_BESIDES_LENGTH):
        return False
    if lows[0] != "after" or len(lows) < 2:
        return False
    mused = lows[1] in _MEASURES_OF_THOUGHT and not _MUSING.isdisjoint(lows[2:])
    return (
        mused
        or lows[1] in _TAKING_IN
        or (lows[1] in {"a", "another"} and lows[2:3] != [] and lows[2] in _HARDENED)
    )


def _about_oneself(lows: list[str]) -> bool:
    """`(while) I have my pen out`, `I've still got my sleeves rolled up`: what the sender has about em by
    chance, and nothing that could run out."""
    told = [low for low in lows if low not in {"still", "got"}]
    if told[:2] not in (["i", "have"], ["i", "'ve"]) or len(told) < len(["i", "have", "the", "chance"]):
        return False
    if told[2:] in _OPPORTUNITIES:
        return True
    about = told[2] in {"my", "the"} and len(told) > len(["i", "have", "my", "pen"])
    return (
        about
        and (told[-1] in _AT_HAND or told[-2:] == ["rolled", "up"])
        and (_BESIDES - {"out", "off", "up", "on"}).isdisjoint(told[3:])
    )


_AT_HAND: Final = words_in("on off out open handy lit plugged unpacked")
_OPPORTUNITIES: Final = (
    ["the", "chance"],
    ["the", "floor"],
    ["your", "attention"],
    ["your", "ear"],
    ["your", "ears"],
    ["a", "minute"],
    ["a", "moment"],
    ["the", "courage"],
    ["the", "nerve"],
)


def _in_any_case(lows: list[str]) -> bool:
    """`even if it costs me dearly`, `no matter what they say`, `whatever the cost`, `if only for the fun`."""
    if lows[0] in {"no", "whatever"} and in_any_case(lows):
        return True
    if lows[:2] == ["even", "if"]:
        lacking = all(b in _LACKING for a, b in pairwise([low for low in lows if low != "still"]) if a == "i")
        return len(lows) > 2 and lacking and (_IMAGINED | {"or", "unless", "until"}).isdisjoint(lows[2:])
    if lows[:3] == ["if", "only", "for"]:
        return _BESIDES.isdisjoint(lows[3:])
    return lows in _AT_ANY_RATE


_LACKING: Final = words_in("do don have haven am 'm can cannot know lose die feel look get end pay")
"""What its sender lacks or suffers, and does not do in the game: `even if I still don't know the rules`."""


def _disowns(lows: list[str]) -> bool:
    """`not that it matters`, `not knowing what to do`, `not without regret`, `not a moment too soon`."""
    if lows[0] != "not" or len(lows) < 3:
        return False
    if lows[-2:] == ["too", "soon"]:
        return True
    if lows[1] == "that":
        return not_that(lows)
    rest = set(lows[2:])
    if lows[1] == "without":
        return rest.isdisjoint(_BESIDES | {"permission", "support", "consent", "objection", "objections"})
    feels = lows[1] in {"knowing", "caring", "minding", "expecting", "wanting", "daring", "wishing"}
    return feels and rest.isdisjoint((_BESIDES - {"else"}) | _CLAIMING - {"do"})


def _sums_up(lows: list[str]) -> bool:
    """`the obvious choice`, `fool that I am`, `all in all a fair deal`, `a bargain if you ask me`."""
    if lows[-4:] == ["if", "you", "ask", "me"]:
        lows = lows[:-4]
        return lows != [] and lows[0] in {"a", "an", "the"} and _BESIDES.isdisjoint(lows[1:])
    if lows[-3:] == ["that", "i", "am"]:
        return 4 <= len(lows) <= 6 and (_BESIDES - {"fool"}).isdisjoint(lows[:-3])
    if lows[:3] == ["all", "in", "all"]:
        return len(lows) > 3 and (_BESIDES - {"a"}).isdisjoint(lows[3:])
    if lows[:2] == ["which", "i"]:
        # "which I should have done days ago"
        return lows[2:5] == ["should", "have", "done"] and len(lows) <= 8
    chosen = lows[-1] == "choice" and lows[0] in {"the", "an", "a"} and len(lows) == 3
    return chosen and _BESIDES.isdisjoint(lows[1:2])


def _insists(lows: list[str]) -> bool:
    """`of course I do`, `yes, I really do`: the act once more, and nothing else."""
    told = [low for low in lows if low not in _EMPHASIS]
    return told in (["i", "do"], ["i", "do", "i", "do"])


_EMPHASIS: Final = words_in(
    "of course yes yeah yep aye indeed naturally really truly certainly surely absolutely honestly "
    "so help me god"
)


def _goes_on(lows: list[str]) -> bool:
    """`the game resumes`, `play goes on`: what becomes of the game."""
    return lows[0] in {"the", "our", "play"} and tuple(lows[lows[0] != "play" :]) in _GOING_ON


_GOING_ON: Final[frozenset[tuple[str, ...]]] = frozenset(
    (what, *does)
    for what in ("game", "play", "match", "session")
    for does in (("resumes",), ("continues",), ("restarts",), ("goes", "on"), ("is", "on"))
)


def _takes_leave(lows: list[str]) -> bool:
    """`(and) good night`, `(but) do not ask me why`, `(but) I am not happy about it`, `dear game master`."""
    if lows[0] == "good" and lows[1:2] != []:
        return lows[1] in _PARTING and _BESIDES.isdisjoint(lows[2:])
    if lows[0] == "dear":
        return lows[1:] in (["game", "master"], ["gamemaster"], ["gm"], ["referee"], ["moderator"])
    if forbids_else(lows):
        return len(lows) <= 7
    if lows[0] != "i" or lows[1:2] == [] or lows[1] not in {"am", "'m", "feel"}:
        return False
    told = [low for low in lows[2:] if low not in {"not", "very", "too", "so", "rather", "quite", "really"}]
    return len(told) > 1 and told[0] in FEELING and told[1] in _ABOUT and _BESIDES.isdisjoint(told[2:])

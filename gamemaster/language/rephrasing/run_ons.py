"""Sentences that run on without a mark between them, as they are typed in a hurry.

`CASIMIR IS A WOLF i vote for casimir`, `omg its lowri lol i vote lowri`, `LETS GO i start my turn`: what is
shouted or laughed in front of an act is set off by a comma. `i play rum lol did not see that coming`, `i end
my turn, pls nobody steal my parrot`: what is said to the others behind a whole act is a sentence of its own,
and is judged as one. What must stay true: words that could govern the act (`TARN SAYS i vote`, `NO WAY i
vote`), belong to it, or say who says it, part nothing.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.sentences.alone import certain_acts
from gamemaster.language.tails.next_clauses import performs
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

LAUGHS: Final = words_in("lol haha hehe lmao rofl omg")
_LOUD: Final = LAUGHS | words_in(
    "wow ugh yay whoa damn eek yikes phew aw aww meh pfft sigh omfg wtf smh woohoo yippee wohoo hooray "
    "hurray boom bam wham yeehaw welp"
)
_CALLS: Final = words_in(
    "let 's go come on yes yeah finally my turn at last here we wow omg ugh ok okay so oh ah hurry hurray "
    "yay "
    "i 'm it that 's done out finished back late tired bored home nothing left more to do final answer "
    "decision "
    "again guys all everyone hi hey hello woohoo woo whoo baby boom bam right now well go !"
)
"""Of such words nothing is made but a shout."""
GOVERNING: Final = (
    words.CONDITION
    | words.SPEECH
    | words.UTTERING
    | words.NEGATIONS
    | words.FICTION
    | words_in(
        "no noone never believes think thinks nothing hell think believe guess suppose bet hope wish know "
        "knows hear heard "
        "see "
        "sees saw feel claim swear promise pretend imagine thinks thinking believes suspects expect expects "
        "assume like as that which who whom whose what when where why how because since while before after "
        "until till or but day time times way moment reason chance "
        "week round every each next last would could should might may will shall want wants tomorrow later "
        "soon yesterday maybe perhaps probably did didn was were had if rumour rumor says draft example joke "
        "dream sure joking kidding"
    )
)
"""Words by which what stands behind them may be said, thought, done at another time, or not at all."""
_HANGING: Final = words_in(
    "and than to of for with by in on at from into about the a an my your his her their is are was were be "
    "'s "
    "'re rule idea plan deal point"
)
"""Words behind which a clause goes on."""
_FARTHEST: Final = 16


def with_shout_set_off(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with a comma between what is shouted or laughed and the act behind it."""
    tokens = _with_call_set_off(scene, tokens)
    lows = [token.low for token in tokens[:_FARTHEST]]
    subjects = (p for p in range(1, len(lows)) if lows[p] == "i" and lows[p - 1][0].isalpha())
    subject = next((p for p in subjects if performs(scene, tokens, p)), 0)
    if not subject:
        return tokens
    front = tokens[:subject]
    alone = subject == 1
    called = set(lows[:subject]) <= (_LOUD if alone else _CALLS) or lows[:subject] == ["all", "in"]
    # "sorry my phone died i vote jun"
    sorry = lows[0] in {"sorry", "apologies"} and not _EXCUSED_IN_WORDS & set(lows[:subject])
    called = called or (sorry and subject > _FEWEST and lows[subject - 1] not in _HANGING)
    # "I mean I heal", where nothing is put right by it
    called = called or (lows[:subject] == ["i", "mean"] and not scene.acted)
    named = scene.lexicon.changeable and _accuses(scene, front)
    if (
        not called
        and not named
        and (alone or not (_shouted(scene.text, front, tokens[subject]) or _laughed(lows[:subject])))
    ):
        return tokens
    end = front[-1].end
    return [*front, Token(",", end, end), *tokens[subject:]]


def _with_call_set_off(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`hey tarn i give you 3 gold`: who is called upon, set off and without the greeting."""
    first = int(tokens[0].low in _GREETING) if tokens else 0
    if len(tokens) < first + _SHORTEST or not tokens[first].capital or tokens[first].low == "i":
        return tokens
    who = person_at(scene, tokens, first)
    if who is None or who.doubt or who.others or who.end >= len(tokens):
        return tokens
    subject = who.end + (tokens[who.end].low == ",")
    lows = [token.low for token in tokens[subject:]]
    if lows[:1] != ["i"] or {"you", "your"}.isdisjoint(lows) or not performs(scene, tokens, subject):
        return tokens
    if subject > who.end and not first:
        return tokens
    end = tokens[who.end - 1].end
    return [*tokens[first : who.end], Token(",", end, end), *tokens[subject:]]


_GREETING: Final = words_in("hey hi hello dear ok okay so thanks lol well")
_SHORTEST: Final = 4
_FEWEST: Final = 2
_EXCUSED_IN_WORDS: Final = (GOVERNING - words_in("was were did had didn")) | words_in(
    "forgot forget forgotten : mean meant mistake error"
)


def _accuses(scene: Scene, front: Tokens) -> bool:
    """`omg its brask`, `brask is so a wolf`: whom the sender suspects, and no more."""
    place, named, told = 0, False, False
    while place < len(front):
        who = person_at(scene, front, place) if front[place].capital else None
        if who is not None and not (who.doubt or who.others):
            place, named = who.end, True
            continue
        if front[place].low not in _ACCUSING:
            return False
        told = told or front[place].low in _BEING
        place += 1
    return named and told and front[-1].low not in _BEING


_BEING: Final = words_in("is 's be its")
_ACCUSING: Final = words_in(
    "is 's be it its must has to got so a the totally obviously clearly definitely def such sooo too very "
    "really wolf "
    "werewolf wolves baddie guilty evil sus suspicious shady lying liar fake faking bad quiet loud mean here "
    "omg "
    "wow lol haha yes ok okay ugh hm hmm yeah oh ah well right and"
)


def _shouted(text: str, front: Tokens, subject: Token) -> bool:
    """Whether the words in front are in capitals, and the act is not."""
    spoken = [token for token in front if token.low[0].isalpha()]
    written = [text[token.start : token.end] for token in spoken]
    loud = all(word.isupper() for word in written) and any(len(word) > len("I") for word in written)
    small = text[subject.start : subject.end] == "i"
    return loud and small and _stands_alone([token.low for token in spoken])


def _laughed(lows: list[str]) -> bool:
    """Whether a laugh ends a clause that stands in front."""
    return lows[-1] in _LOUD and len(lows) > _FEWEST and _stands_alone(lows)


def _stands_alone(lows: list[str]) -> bool:
    """Whether the words govern nothing, and do not hang on what stands behind them."""
    spoken = [low for low in lows if low not in _LOUD and low[0].isalpha()]
    unsure = any(low == "know" and lows[p - 1] in {"'t", "even", "n't"} for p, low in enumerate(lows) if p)
    held = GOVERNING - {"'t", "know"} if unsure else GOVERNING
    return held.isdisjoint(lows) and not (spoken and spoken[-1] in _HANGING)


_OPENING: Final = words_in(
    "please thanks stop don didn won come bring wish happy love you u we everyone everybody nobody hi hello "
    "hey bye "
    "good great nice what how hands watch gimme congrats gl gg glhf gn cya ttyl sorry no"
)
"""What a sentence of its own may open with that is said to the others."""
_CLOSINGS: Final = table_of(
    "thanks; ok thanks; ok bye; bye; let 's go; sorry not sorry; sorry everyone; sorry all; sorry guys; it "
    "'s a; "
    "it 's not; it 's the; it 's time; it 's been; see you; good night; good luck; wish me luck; no idea; no "
    "clue; "
    "what a; what were you; what are you; what was; please don; please be; please nobody; please everyone; "
    "please no; cheers; peace out; love you all; "
    "hope you; hope everyone; you guys; don 't hate; don 't be; don 't kill; don 't worry; come on; "
    "hi everyone; hello everyone; hi all"
)
"""What begins anew even where no mark stands in front of it."""
_JOINED: Final = words_in(
    "oh wow please thanks sorry happy congrats what omg hope love good hi hello ask that"
)
"""What begins anew behind an `and`: `I start my turn, and oh, what a nice hand I have`."""
_MARKS: Final = words_in(", --")
_MOST: Final = 24


def run_on(scene: Scene, tokens: list[Token]) -> int:
    """Where a sentence of its own begins behind whole acts; 0 where none does."""
    lows = [token.low for token in tokens]
    if (trailing := _trails_off(scene, tokens, lows)) and scene.signed:
        return trailing
    if scene.signed and (doubled := _acts_anew(scene, tokens, lows)):
        return doubled
    answers = lows[0].isdecimal()
    if not scene.signed or not (answers or "i" in lows[:_FARTHEST]) or lows[-1] == "?":
        return 0
    if not (words.CONDITION - {"if", "once"}).isdisjoint(lows):
        return 0
    for place in range(2 if answers else lows.index("i") + 2, len(lows) - 1):
        marked = lows[place - 1] in _MARKS
        joined = lows[place - 1] == "and" and lows[place] in _JOINED
        wagered = lows[place] == "if" and (marked or lows[place - 1] == "and") and _wagers(tokens, place)
        if "if" in lows[:place] or (lows[place] == "if" and not wagered):
            return 0
        joined = joined or (wagered and not marked)
        opened = joined or wagered or ((marked or lows[place - 1] in LAUGHS) and lows[place] in _OPENING)
        if not opened and (marked or _CLOSINGS.longest(tokens, place) is None):
            continue
        if not (wagered or _speaks_to_others(tokens[place:])):
            return 0
        cut = place - (marked or joined)
        cut -= joined and lows[cut - 1] in _MARKS
        span = (tokens[0].start, tokens[cut - 1].end)
        if certain_acts(scene, tokens[:cut], span):
            whole = (tokens[0].start, tokens[-1].end)
            return 0 if certain_acts(scene, tokens, whole) else place
        return 0
    return 0


def _acts_anew(scene: Scene, tokens: list[Token], lows: list[str]) -> int:
    """`i invest in russet i invest in indigo`: where the second of two acts begins, which no mark parts from
    the first; 0 where there is none."""
    place = next((p for p in range(2, len(lows)) if lows[p] == "i"), 0)
    # each clause is tried again for every one before it
    if lows[0] != "i" or not place or lows.count("i") > _MOST_ACTS or not GOVERNING.isdisjoint(lows):
        return 0
    hangs = lows[place - 1] in _HANGING or not _SHARING.isdisjoint(lows[:place])
    if hangs or not lows[place - 1][-1].isalnum() or not performs(scene, tokens, place):
        return 0
    first, last = tokens[:place], tokens[place:]
    if "\n" in scene.text[first[-1].end : last[0].start]:
        return 0
    acts = certain_acts(scene, first, (first[0].start, first[-1].end))
    again = _acts_anew(scene, last, lows[place:]) or certain_acts(scene, last, (last[0].start, last[-1].end))
    sure = bool(acts and again) and not any(act.action.name in scene.lexicon.changeable for act in acts)
    return place if sure else 0


_MOST_ACTS: Final = 8
_SHARING: Final = words_in(", ; : and or one")
"""Behind these what stands in front of the second `i` may be its own: `and in my right one I begin a 2`."""


def _trails_off(scene: Scene, tokens: list[Token], lows: list[str]) -> int:
    """`lowri... i vote lowri`: where the act begins behind words that trail off; 0 where it does not."""
    place = next((p for p in range(2, len(lows)) if lows[p - 1 : p + 1] == ["...", "i"]), 0)
    alone = bool(place) and _stands_alone(lows[: place - 1]) and "i" not in lows[: place - 1]
    return place if alone and performs(scene, tokens, place) else 0


def _wagers(tokens: Tokens, place: int) -> bool:
    """`if im wrong drinks are on me`, `if he flips villager i'll eat my hat`: what will come of it, and no
    condition of the act."""
    lows = [token.low for token in tokens[place + 1 :]]
    wrong = lows[:3] == ["i", "'m", "wrong"] or (lows[1:2] != [] and lows[1] in _FLIPS)
    return wrong and _DOING_ELSE.isdisjoint(lows)


_FLIPS: Final = words_in("flips flip")
_DOING_ELSE: Final = words_in(
    "vote votes switch change move act instead count counts unvote retract withdraw not"
)
_JOINED_ONCE: Final = words_in("at for all")


def _speaks_to_others(said: Tokens) -> bool:
    """Whether the words speak to the others, of nothing that the act could take or hang on."""
    lows = [token.low for token in said]
    if lows[:3] == ["sorry", "not", "sorry"] and LAUGHS.issuperset(lows[3:]):
        return True
    once = any(a in _JOINED_ONCE and b == "once" for a, b in pairwise(lows))
    lows = [low for low in lows if low != "once"] if once else lows
    if len(said) > _MOST or not _GOVERNED.isdisjoint(lows) or any(low[0].isdigit() for low in lows):
        return False
    if lows[0] == "no":
        return lows[1] in _LACKED
    if (lows[0] == "you" and lows[1] in _DECIDING) or (lows[0] == "that" and not _TELLING.isdisjoint(lows)):
        return False
    if lows[:2] == ["what", "a"]:
        # "what a mess", but "what a shame I have none"
        return len(plain_lows(said)) <= len(["what", "a", "sorry", "mess"])
    # "sorry, a 9", "sorry Tarn, he is the wolf"
    return lows[0] not in {"sorry", "thanks"} or (lows[1] not in _ARTICLES and "," not in lows)


_DECIDING: Final = words_in("tell decide judge choose pick know see check rule")
"""What is left to them: `fair or not, you tell me`."""
_TELLING: Final = words_in("how why when where what who")
"""`and that, children, is how she lost the farm`: of a tale."""
_LACKED: Final = words_in("idea clue pressure offence offense excuses regrets worries hard")
_ARTICLES: Final = words_in(", a an the for but not")
_GOVERNED: Final = (
    words.CONDITION
    | (words.SPEECH - words_in("told"))
    | words_in(
        "whether wish dream psych sike jk joking kidding testing trying practising not instead rather "
        "actually wait scratch meant mean correction vote act action move turn count until unless except "
        "only first also too and or may form void second will 'll after before yet deadline"
    )
)

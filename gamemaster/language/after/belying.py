"""Sentences that own up after acts: the sender was joking, is undecided, did not write it, asks for leave.

Each is known by its build (a first person and a verb of jesting, a word that points back and what it is said
to be) and not by the words of the act, so that it belies whatever stands before it.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.putting_aside import puts_aside
from gamemaster.language.after.remark_words import BEING, DENIALS, MERELY, NEGATING, THIS
from gamemaster.language.after.undercutting import undercuts
from gamemaster.language.english.phrases import phrases_in
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import Tokens, holds_any, words_in

_OF_OTHERS_MINDS: Final = words_in("stop bother surprise kill ask trust blame like told")
_OF_WORDING: Final = words_in("looks word write written wording mail announcement")
_JESTING: Final = words_in(
    "joking kidding teasing jesting bluffing fooling lying pretending dreaming quoting musing"
)
_ITS_END: Final = words_in("it this that so yet still now then again all of course myself really")
_WEIGHING: Final = words_in("thinking considering pondering wondering deciding debating undecided hesitating")
_SETTLING: Final = words_in("confirm decide")
_UNSURE_OF: Final = (
    ["about", "that"],
    ["about", "this"],
    ["about", "it"],
    ["of", "that"],
    ["of", "this"],
    ["of", "it"],
    ["yet"],
)
_MACHINES: Final = words_in("computer keyboard phone laptop account mailbox tablet")
_INTRUDING: Final = words_in(
    "at on playing hold took grabbed used stole hacked borrowed got found walked sat slept stepped jumped"
)
_SEND: Final = words_in("send enter return button")
_PRESSING: Final = words_in("pressed hit clicked pushed touched")
_TOO_SOON: Final = words_in("early soon accident mistake accidentally wrong")
_WORDS_OF_ONE: Final = words_in("words move announcement line text message mail post wording letter")
_TEXTS: Final = words_in(
    "title line quote quotation excerpt lyrics refrain chorus verse passage opening lines"
)
_TALES: Final = words_in("novel story song poem tale play book letter ballad sketch film dream")
_LEAVE: Final = words_in("can may could should shall must might")
_DOING: Final = words_in("do act try have")
_STAYING: Final = words_in("wait rather really not pass abstain")
_WISHED: Final = words_in("could had did would were might dared")

_WRY: Final = phrases_in(
    "as if; fat chance; yeah right; said nobody ever; said no one ever; said the fool; nonsense; "
    "fooled you; "
    "fooled you all; ha fooled you; got you; had you there; had you going; you wish; in your dreams; "
    "testing testing; i quote; i lied; so they say; you would like that; you 'd like that; i wish; "
    "not me; got you there; or something else; in my next life; in my dreams; in another life; "
    "i would if i could; i jest; i 'm asking for a friend; i am asking for a friend; "
    "asking for a friend; "
    "as if i would; as if i 'd dare; pigs might fly; when pigs fly"
)


def belies(tokens: Tokens, told: list[str], asks: bool) -> bool:
    """Whether a sentence behind acts says that they were not meant, not decided, or not the sender's.

    `told` are the words among its tokens.
    """
    lows = _spoken(tokens, told)
    if not lows:
        return False
    if tuple(told) in _WRY or tuple(lows) in _WRY or tuple(lows[:4]) in _WRY_OPENINGS:
        return True
    said = set(lows)
    return (
        _denies_twice(told)
        or (told[:2] == ["or", "so"])
        or ({"none", "true"} <= said and bool(said & THIS))
        or _jests(lows, said)
        or _undecided(lows, said)
        or _decides_against(lows, said)
        or _another_did(lows, said)
        or (not asks and undercuts(lows))
        or _text_of(lows, said)
        or _merely_example(lows, said)
        or (not asks and _waits_for(tokens, lows, said))
        or (asks and _asks_leave(lows))
        or puts_aside(tokens, told, lows, asks)
    )


_WRY_OPENINGS: Final = frozenset({("you", "would", "like", "that"), ("you", "'d", "like", "that")})
_OPENERS: Final = words_in("well hm hmm oh ah but and actually sorry honestly okay ok or then though ha haha")


def _spoken(tokens: Tokens, told: list[str]) -> list[str]:
    """The words behind openers and a name that is called upon (`Tarn, that's how ...`)."""
    begin = 0
    if len(tokens) > 2 and tokens[1].low == "," and tokens[0].low.isalpha():
        begin = 1
    while begin < len(told) - 1 and told[begin] in _OPENERS:
        begin += 1
    return told[begin:]


def _denies_twice(told: Sequence[str]) -> bool:
    """`No, not this one.`, `Nope, not today.`"""
    return told[0] in {"no", "nope", "nah"} and told[1:2] == ["not"] and told[2:3] not in _AFTER_NOT


_AFTER_NOT: Final = [["kidding"], ["joking"], ["a"], ["sorry"]]


def _jests(lows: Sequence[str], said: set[str]) -> bool:
    """`I was only teasing.`, `Just bluffing.`, `I'm quoting Brask.`"""
    if not said & NEGATING and (
        {"pulling", "leg"} <= said
        or ({"having", "you"} <= said and lows[-1] == "on")
        or ("thinking" in said and said & {"aloud", "loud"})
        or (lows[-1] == "asking" and said & {"just", "only"} and lows[0] in {"i", "just", "only"})
    ):
        return True
    if said.isdisjoint(_NOT_AWAKE) and lows[:2] != ["i", "quote"]:
        return False
    if said & NEGATING:
        return False
    if lows[0] == "i" and lows[1:2] in (["dreamt"], ["dreamed"]) and lows[2:3] != [] and lows[2] in THIS:
        return True
    if lows[:2] == ["i", "quote"]:
        return True
    begin = 2 if lows[0] == "i" and lows[1:2] and lows[1] in BEING else 0
    while begin < len(lows) and lows[begin] in MERELY:
        begin += 1
    return begin > 0 and begin < len(lows) and lows[begin] in _JESTING


def _undecided(lows: Sequence[str], said: set[str]) -> bool:
    """`I haven't decided yet.`, `I'm not sure about that.`, `I'll confirm tomorrow.`"""
    if lows[0] != "i":
        return False
    if lows[1:4] == ["can", "'t", "decide"] or lows[1:3] == ["cannot", "decide"]:
        return len(lows) <= _SOON + 1
    if said & NEGATING and {"up", "my", "mind"} <= said and said & {"make", "made"} and lows[1] in _FAILING:
        return _behind(lows, {"mind"}) in ([], ["yet"], ["though"], ["about", "it"], ["about", "that"])
    if lows[1:2] in (["have"], ["'ve"], ["haven"]) and said & NEGATING and said & {"decided", "chosen"}:
        rest = _behind(lows, {"decided", "chosen"})
        return all(low in _ITS_END for low in rest)
    if lows[1:4] == ["'m", "not", "sure"] or lows[1:4] == ["am", "not", "sure"]:
        rest = list(lows[4:])
        wants = rest[:1] == ["i"] and rest[1:2] != [] and rest[1] in _WANTING
        wants = wants or rest[:2] == ["whether", "i"]
        return not rest or rest in _UNSURE_OF or (wants and (rest[-1] in THIS or len(rest) <= 3))
    if lows[1] in {"'m", "am"} if len(lows) > 1 else False:
        rest = _behind(lows, _WEIGHING)
        return bool(said & _WEIGHING) and "still" in said and (rest == [] or rest in _UNSURE_OF)
    if lows[1:2] in (["'ll"], ["will"], ["shall"]) and not said & NEGATING:
        mind = {"make", "up", "my", "mind"} <= said
        rest = list(lows[6:] if mind else lows[3:])
        settles = mind or lows[2:3] in [[low] for low in _SETTLING]
        return settles and len(rest) <= _SOON and not said & _OTHER_MATTERS
    return False


_FAILING: Final = words_in("have 've haven can cannot couldn could")
_WANTING: Final = words_in("want mean should really can")
_SOON: Final = 4
_OTHER_MATTERS: Final = words_in("rest second other next about on the")
"""What is still to be decided is another matter: `I'll decide about the second token tomorrow`."""


def _behind(lows: Sequence[str], verbs: set[str] | frozenset[str]) -> list[str]:
    return list(lows[next((p for p, low in enumerate(lows) if low in verbs), len(lows)) + 1 :])


def _decides_against(lows: Sequence[str], said: set[str]) -> bool:
    """`I thought better of it.`, `I decided against it.`, `I would never do that.`, `I wish I could.`"""
    if not said.isdisjoint(_TURNED) and holds_any(" ".join(lows), _TURNING):
        return "i" in said or lows[0] in {"thought", "think", "decided"}
    if lows[0] != "i":
        return False
    if lows[1:4] in (["have", "no", "intention"], ["have", "no", "plans"], ["have", "no", "such"]):
        return lows[3] == "such" or _ends([low for low in lows[4:] if low not in {"of", "doing", "to", "do"}])
    if lows[1:3] in (["hope", "to"], ["hoped", "to"]):
        return _ends(lows[3:]) or lows[3:] == ["anyway"]
    if lows[1:] in (["would", "n't", "dare"], ["wouldn", "'t", "dare"], ["would", "not", "dare"]):
        return True
    if lows[1:3] in (["am", "not"], ["'m", "not"]) and "doing" in said:
        return _ends([low for low in _behind(lows, {"doing"}) if low != "anything"])
    if lows[1:3] == ["wish", "i"]:
        return lows[3:4] != [] and lows[3] in _WISHED and all(low in _ITS_END for low in lows[4:])
    if not said & NEGATING or "do" not in said:
        return False
    rest = _behind(lows, {"do"})
    helped = lows[1] in {"would", "'d", "did", "do", "didn", "wouldn"}
    again = lows[1:2] == ["did"] and rest[:1] == []
    return helped and not again and rest[:1] != [] and rest[0] in THIS | {"so", "such"} and _ends(rest[1:])


_TURNED: Final = words_in("better against")
_TURNING: Final = ("thought better of it", "think better of it", "decided against it", "decided against that")


def _ends(rest: Sequence[str]) -> bool:
    return all(low in _ITS_END or low in {"a", "thing", "obviously", "yesterday"} for low in rest)


def _another_did(lows: Sequence[str], said: set[str]) -> bool:
    """`That wasn't me.`, `My son got at the keyboard.`, `I pressed send too early.`"""
    if "me" in said and "who" not in said and not _NOT_ME.isdisjoint(pairwise(lows)) and said & THIS:
        return said.isdisjoint(_OF_OTHERS_MINDS)
    if said & _PRESSING and said & _SEND and said & _TOO_SOON:
        return True
    if lows[0] == "i" or said.isdisjoint(_MACHINES) or said.isdisjoint(_INTRUDING) or said & NEGATING:
        return False
    machine = next(place for place, low in enumerate(lows) if low in _MACHINES)
    held = lows[machine - 1] in {"my", "the", "our"} if machine else False
    return held and machine + 2 >= len(lows) and not said & {"i", "we", "sitting", "sits", "lies"}


_NOT_ME: Final = frozenset({("not", "me"), ("n't", "me"), ("'t", "me")})


def _text_of(lows: Sequence[str], said: set[str]) -> bool:
    """`Those were Brask's words.`, `That's a line from my novel.`, `So says my character in the play.`"""
    if lows[:2] in (["thus", "begins"], ["so", "begins"], ["thus", "ends"], ["so", "ends"]):
        return lows[-1] in _TALES
    if lows[:2] in (["so", "says"], ["so", "said"], ["so", "wrote"]):
        return bool(said & _TALES) or "my" in said
    if lows[:3] in (["is", "what", "i"], ["is", "what", "he"], ["is", "what", "she"]):
        return True
    if lows[0] not in THIS or lows[1:2] == [] or lows[1] not in BEING:
        return False
    told = lows[2:]
    if told[:1] == ["how"] and said & _OF_WORDING:
        return True
    if said & _TEXTS and said & {"from", "of", "in"} and said & _TALES:
        return not said & DENIALS
    owned = any(a == "'s" and b in _WORDS_OF_ONE for a, b in pairwise(told))
    return owned and lows[0] != "it" and not said & NEGATING


def _merely_example(lows: Sequence[str], said: set[str]) -> bool:
    """`That's just an example.`, `An example, for Tarn.`"""
    if said.isdisjoint(_EXAMPLES) or not said.isdisjoint(_TO_FOLLOW):
        return False
    place = next(p for p, low in enumerate(lows) if low in _EXAMPLES)
    begin = 2 if lows[0] in THIS and lows[1] in BEING else 0
    return all(low in _BEFORE_EXAMPLE for low in lows[begin:place])


_TO_FOLLOW: Final = NEGATING | words_in("good bad set setting follow shining")
_EXAMPLES: Final = words_in("example illustration")
_DREAMT: Final = words_in("dreamt dreamed")
_NOT_AWAKE: Final = _JESTING | _DREAMT
_BEFORE_EXAMPLE: Final = words_in("just only merely simply an a mere for as by way of my the")


def _waits_for(tokens: Tokens, lows: Sequence[str], said: set[str]) -> bool:
    """`Not today, that is.`"""
    if lows[-2:] != ["that", "is"] or lows[0] != "not":
        return False
    return TIMES.anywhere(tokens) or bool(said & {"today", "now", "tonight", "yet"})


def _asks_leave(lows: Sequence[str]) -> bool:
    """`Can I do that?`, `Should I really?`, `Or should I wait?`, `What would happen then?`"""
    if lows[0] == "what" and lows[1:3] in (["would", "happen"], ["will", "happen"]):
        return lows[3:] in ([], ["then"], ["if", "i", "did"], ["next"])
    if lows[:3] == ["do", "you", "think"]:
        return lows[3:] in (["i", "should"], ["i", "can"], ["i", "may"])
    if lows[0] not in _LEAVE or lows[1:2] not in (["i"], ["one"]):
        return False
    rest = lows[2:]
    if not rest or (len(rest) == 1 and rest[0] in _STAYING):
        return lows[0] != "must" or not rest
    if rest[0] in _DOING:
        return len(rest) > 1 and rest[1] in THIS | {"so"} and len(rest) <= _SOON
    return lows[0] in {"should", "shall"} and rest[0] in _STAYING and len(rest) <= _SOON

"""Sentences and tails beside an act that has a number, or is done several times, which count it otherwise.

`(I exchange 3 gold.) No, two will do.`, `Cut it to two.`, `That is one too many.`, `Raise that to four.`,
`(I explore three times.) The first was this morning.`, `, counting yesterday's two`, `, spread over the
week`. Such a sentence has another number than the act and, besides, nothing but words that count, change or
suffice and what points at the act; or it gives one of the times another day. What must stay true: any other
word (`One more thing`, `Two is my lucky number`, `I have two left`) makes it a remark, and the act's own
number (`Three is plenty.`) leaves it as it is.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.fragment_words import holds_number
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_LONGEST: Final = 18
_POINTING: Final = words_in("it that this them those these the my number amount sum figure count total lot")
_LITTLE: Final = words_in(
    "and but so or oh ah er erm um hm hmm oops sorry no nope nah not yes well wait rather actually really ok "
    "okay please thanks then just only even fine still also too of to at by for in from on with all "
    "here there "
    "a an i 'll 'd me is 's are was were be been being should must will would can could may might do "
    "does than "
    "instead above up down off back away over now again n't 't in fact ps make mine to hereby let us"
)
_CHANGING: Final = words_in(
    "cut reduce reduced limit limited lower lowered raise raised increase increased bump bumped knock bring "
    "keep kept leave settle drop dropped trim scale scaled push set call say saying change changed decrease "
    "decreased shrink cap capped restrict hold stop stick stretch double halve slash boost upgrade downgrade "
    "add subtract deduct take want need wanted needed prefer meant mean manage afford suffice suffices "
    "sufficient enough plenty like upped lifted round rounded"
)
_AMOUNTS: Final = words_in(
    "many much few fewer less more high higher low lower least most maximum minimum max min tops minus plus "
    "extra short couple pair brace half twice thrice once times time tries exact exactly precise precisely "
    "typo misprint miscounted miscount slip correction edit erratum reflection second thought thoughts "
    "my bad "
    "mistake error altogether total together give or take closer nearer ish"
)
_ALLOWED: Final = _POINTING | _LITTLE | _CHANGING | _AMOUNTS
_TIMES: Final = {"once": 1, "twice": 2, "thrice": 3, "pair": 2, "couple": 2, "brace": 2}
_OF_ONE: Final = words_in(
    "to by just only less minus plus take at or than not for make say fewer about around want need "
    "meant mean subtract deduct add like"
)
_BESIDE_ONE: Final = words_in("too less more fewer short extra off over is will would suffices and or")
_UNITS: Final = words_in(
    "gold coins coin pieces piece rounds round times cards card tokens token potions ones"
)
_ONE_BY_ONE: Final = re.compile(
    r"\b(?:one|two|three) (?:by (?:one|two|three)|at a time|after the other)\b"
    r"|\b(?:again|more) (?:and|or less)\b"
    r"|^(?:and |so |now )*(?:one|two|three) (?:down|up|off|more|again|over)"
    r"(?: now)?$|^(?:one|two|three) all$|\bone and all\b|\b(?:one|two) too$|^(?:that |this |it )?(?:s|"
    r"is) one$"
    r"|^(?:that|it|this)(?: s| is)? (?:one|two|three|\d+)$|^(?:and )?one (?:and|of)\b"
    r"|\btwo can\b|\b(?:for|at) once\b|^(?:make|let) (?:it|that) (?:\w+ )*double$"
)
_TIME: Final = (
    r"(?:today|yesterday|tomorrow|tonight|earlier|later|already|(?:last|next) (?:night|week|month|year|"
    r"round|turn|game|season|time|\w+day)|this (?:morning|afternoon|"
    r"evening|noon)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|in the morning|ago|for (?:\w+ )?"
    r"(?:tomorrow|next \w+|later))"
)
_PARTED: Final = Sought(
    (
        (
            r"^(?:and |but |though |where |of which |with )*(?:the |my )?(?:first|second|third|last|"
            r"other|"
            r"others|rest|one|two|half)(?: (?:one|two|time|try|part|half|bit))?(?: of (?:them|those|"
            r"these|"
            rf"which))? (?:was|were|is|are|s|happened|came|comes|took place|being|having been)?"
            rf" ?(?:\w+ ){{0,2}}{_TIME}\b(?! (?:week|time) s)"
        ),
        (
            r"^(?:and |but |i am |i m |this |that |it |also |not |already )*(?:counting|including|"
            r"includes|"
            r"include|counts|count|incl|included|with|minus|less|plus) (?:the |my |\w+ ){0,3}?"
            rf"(?:from |of |in )?{_TIME}\b(?: s)?"
        ),
        (
            r"^(?:i |we )(?:ve |have |already )*(?:done|did|gave|given|made|had|drew|bought|exchanged|"
            r"explored|rested|spent|paid|used) (?:one|two|some|half|the first|part)(?: \w+)? ?(?:of "
            r"(?:them|those|these|it)|"
            r"already|earlier|this (?:morning|afternoon|evening|noon))"
        ),
        (
            r"^(?:to be )?(?:spread|split|divided|distributed|shared out|stretched)(?: out)?(?: evenly)? "
            r"(?:over|across|between|among|throughout)\b"
        ),
        (
            r"^(?:and |at )?(?:one|once|two|twice)(?: each| every)?,? (?:a|per|each|every|this|next) "
            r"(?:day|week|month|round|turn|night|evening|morning|hour)(?: and .*)?$"
        ),
        (
            r"^(?:over|in|across|within|during|throughout) the (?:next|coming|following) (?:\w+ "
            r")?(?:days|"
            r"weeks|turns|rounds|hours|week|month)$"
        ),
        r"^(?:one|two|once|twice|half) (?:now|today|tonight)\b.*\b(?:tomorrow|later|rest|other|next)\b",
        (
            r"^(?:one|two|once|twice|half) (?:this|on) \w+ .*(?:one|two|once|twice|half|rest|other) "
            r"(?:next|on)\b"
        ),
        (
            r"^(?:the |and )*(?:first|second|third|last|other|one|two|half)(?: one)?(?: of (?:them|those|"
            r"these|it))? (?:(?:is|are|was|were) (?:(?:from )?\w+ s|yours|his|hers|theirs|not "
            r"mine)$|belongs? "
            r"to|goes? to|comes? from|(?:is|are|was|were) from)"
        ),
        (
            r"^(?:please |just |and |but )*(?:deduct|subtract|minus|less|plus|add|not counting|without|"
            r"except|take off) (?:what|the (?:one|two|part|ones)) (?:that )?(?:i|we) "
        ),
        (
            r"^(?:please |and |but )*(?:keep|save|leave|hold|reserve) (?:one|two|half)(?: of (?:them|"
            r"those|these))? "
            r"(?:for(?! luck)|until|till)\b"
        ),
        r"^(?:and |but |please )*make (?:the )?(?:first|second|third|last|other)(?: one| time)? an? \w+",
        r"^(?:paid |payable )?in (?:\w+ )?(?:instal?ments|portions|tranches|parts)$",
        (
            r"^(?:minus|plus|less|before|after|and|with) (?:(?:the|my|his|her|usual|some) "
            r")*(?:tax(?:es)?|interest|"
            r"fees?|commission|change|tip|costs|expenses|postage|vat)$"
        ),
        r"^(?:and |that is )*(?:one|two|half|\d) each\b(?! other)",
        rf"^(?:and )?{_TIME} s (?:included|counted|counts)\b",
        r"^(?:and )?(?:the )?rest (?:later|tomorrow|next \w+|to follow|follows)\b",
    )
)
_BOUNDS: Final = re.compile(
    r"(?:(?:and|or|but|well|oh|no|so|sorry|say|give|take|that is|just) )*(?:at (?:the )?(?:very )?(?:least|"
    r"most)|or so|or more|or less|or fewer|or thereabouts|give or take(?: a few)?|more or less|up to (?:that|"
    r"this)(?: many| much| number| amount)?|maximum|minimum|max|min|tops|roughly|approximately|"
    r"round(?:ed)? (?:up|down)|"
    r"and (?:maybe|perhaps) more|ish|(?:\w+|\d+) or so|not more|no more|if not more|if not (?:\w+)|and "
    r"counting)"
)
_CONCLUDED: Final = words_in("so : hence thus therefore")
_ABOVE: Final = re.compile(
    r"(?:so |but |sorry |oops |oh |ah |ps |note |and )*(?:(?:the|that|my|this) (?:number|amount|figure|count|"
    r"sum|total|quantity)|the number of (?:times|gold|coins|cards|rounds))(?: (?:above|there|up there|i "
    r"gave|i "
    r"wrote))? (?:is|was|s) (?:\w+ ){0,2}(?:too (?:high|low|big|small|many|much|large)|off|wrong|double|"
    r"half)\b.*"
)


def counted_anew(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence or a tail counts the last of the acts otherwise."""
    if not acts or not 0 < len(tokens) <= _LONGEST or tokens[-1].low == "?":
        return False
    last = acts[-1]
    times = sum(1 for act in acts if act is last)
    holds = holds_number(scene, last)
    if times == 1 and not holds:
        return _counts_single(tokens)
    own = _own(last) if holds else set[int]()
    if times > 1:
        own.add(times)
    if len(acts) > 1 and holds:
        # "That is 7 in all."
        same = [act for act in once_each(acts) if act.action.name == last.action.name]
        own.add(sum(max(_own(act), default=0) for act in same))
    said = as_said(plain_lows(tokens))
    several = max(own, default=0) > 1
    if several and (_PARTED.search(said) or _BOUNDS.fullmatch(said)):
        return True
    return _ABOVE.fullmatch(said) is not None or _says_number(tokens, own, said)


def _own(act: Act) -> set[int]:
    return {value for value in act.values if isinstance(value, int)}


def _says_number(tokens: Tokens, own: set[int], said: str) -> bool:
    """Whether another number stands there with words that count alone, or is what comes of a reason."""
    found = _numbers(tokens)
    if found is None:
        return False
    numbers, rest = found
    numbers -= _denied(tokens) - own
    if _ONE_BY_ONE.search(said):
        return False
    if len(numbers) == 1 and _concludes(tokens) and not numbers <= own:
        return True
    if not rest <= _ALLOWED | _UNITS:
        return False
    relative = not rest.isdisjoint(_RELATIVE)
    return bool(numbers) and (relative or not numbers <= own) and _is_more_than_a_number(tokens, rest)


def _denied(tokens: Tokens) -> set[int]:
    """`(I explore twice,) not three times`: the numbers that are not meant."""
    places = [place for place, token in enumerate(tokens[:-1]) if token.low == "not"]
    read = (number_at(tokens, place + 1) for place in places)
    return {int(one[0]) for one in read if one is not None}


_RELATIVE: Final = words_in("too less fewer minus plus extra off")


def _is_more_than_a_number(tokens: Tokens, rest: set[str]) -> bool:
    """A bare number (`2`, `4.`) may count lines; the rooms for fragments know when it does not."""
    return len(tokens) > 1 and any(low[0].isalpha() for low in rest)


def _concludes(tokens: Tokens) -> bool:
    """`I only have two tokens, so two.`: a number alone behind what it comes of."""
    lows = [token.low for token in tokens if token.low not in {".", "!"}]
    place = max((p for p, low in enumerate(lows) if low in _CONCLUDED), default=-1)
    behind = [
        token for token in tokens[place + 1 :] if token.low not in {".", "!", "just", "only", "make", "it"}
    ]
    read = number_at(behind, 0) if behind else None
    return place > 0 and read is not None and read[1] == len(behind)


def _numbers(tokens: Tokens) -> tuple[set[int], set[str]] | None:
    """The numbers of the words and the words beside them; None where a mark of a list or a name is there."""
    numbers, rest = set[int](), set[str]()
    place = 0
    while place < len(tokens):
        low = tokens[place].low
        if low in _TIMES:
            numbers.add(_TIMES[low])
            rest.add(low)
            place += 1
            continue
        read = number_at(tokens, place) if low not in {"a", "an", "half"} else None
        if read is not None and (low != "one" or _counts_one(tokens, place)):
            numbers.add(int(read[0]))
            place = read[1]
            continue
        if low == "one":
            return None
        if low[0].isalnum() or low[0] == "'":
            rest.add(low)
        place += 1
    return numbers, rest


def _counts_one(tokens: Tokens, place: int) -> bool:
    """`to one`, `one too many`, and no `this one`, `the one`."""
    before = tokens[place - 1].low if place else ""
    behind = tokens[place + 1].low if place + 1 < len(tokens) else ""
    return before in _OF_ONE or before in _CHANGING or before in {",", ":"} or behind in _BESIDE_ONE


_SINGLE: Final = re.compile(
    r"(?:(?:and|but|well|so|or|no|oh|actually|sorry|make it|make that|in fact|i mean|that is|rather|ok) )*"
    r"(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+) times|twice|thrice)"
    r"(?: (?:in all|in total|altogether|to be (?:exact|precise)|that is|please|of course|in fact|i mean|"
    r"even|actually|over|together|all told|more|running|in a row|sorry))*"
    r"|(?:and |make that |make it |give me |i want |i d like |i ll take |i ll have |please )*(?:two|"
    r"three|four|"
    r"five|six|seven|eight|nine|ten|\d+|a couple|a few|several) of (?:those|these|them)(?: please| "
    r"thanks| then|"
    r" now| actually)*"
    r"|(?:(?:well|or|and|maybe|perhaps|say|make it|make that|times) )*(?:(?:one|two|three|four|five|"
    r"once|twice)"
    r" or (?:two|three|four|five|six|twice|thrice)(?: times)?|times (?:two|three|four|five|\d+))"
    r"|(?:and )?once (?:on|in|at|with|for|by) .+ (?:and|then) (?:once|twice|another|again)\b.*"
)


def _counts_single(tokens: Tokens) -> bool:
    """`(I explore.) Thrice, to be exact.`, `Five of those please.`: how often what was done once is done."""
    if _SINGLE_HEADS.isdisjoint([token.low for token in tokens]):
        return False
    return _SINGLE.fullmatch(as_said(plain_lows(tokens))) is not None


_SINGLE_HEADS: Final = words_in("times twice thrice those these them once or")

"""Sentences behind several acts that speak of one of them, or of both, by its place: `The latter I leave to
you.`

`Only the first is for real.`, `Number one was Monday's.`, `Paragraph two is void.`, `I did the first one on
Tuesday.`, `Second one first, naturally.`, `Both happened last week.`, `In what order is up to you.`, `An
hour apart.`: what is said of an act by its place may be anything, and the act is then not certain. What
must stay true: praise, feelings and reasons (`The second hurts`, `The first because I must`), and what is
the first, or both, of something else (`The first frost`, `The last line of your report`) leave the acts as
they are.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.joined import parts_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_RANK: Final = (
    r"(?:first|second|third|fourth|last|latter|former|final|middle|other|top|bottom|upper|lower|earlier|"
    r"later)"
)
_NOUN: Final = (
    r"(?:ones?|half|part|bit|piece|line|sentence|paragraph|move|act|action|item|point|step|statement|thing|"
    r"entry|order)"
)
_THEM: Final = r"(?:them|these|those|the (?:two|three|four|five|above|lot|acts|moves|actions))"
_MINE: Final = rf"(?: of (?:{_THEM}|(?:this|my) (?:own )?(?:mail|message|letter|post|list|moves|orders)))?"
_ORDINAL: Final = r"(?:one|two|three|four|five|first|second|third|\d)"
_LISTED: Final = r"(?:number|no|nr|item|line|step|point|paragraph|sentence|move|act|action|part|entry)"
_NUMBERED: Final = rf"(?:(?:number|no) )?{_LISTED} {_ORDINAL}"
_OWN: Final = rf"my {_RANK} (?:half|part|line|sentence|paragraph|item|point|step|statement)"
_ONE: Final = (
    rf"(?:(?:the|that|this) (?:very )?{_RANK}(?: {_NOUN})?{_MINE}|{_OWN}{_MINE}|{_NUMBERED}{_MINE}|(?:one|"
    rf"some|either|neither|none) of {_THEM})"
)
_BOTH: Final = r"(?:both(?: of (?:them|these|those))?|(?:the|these|those) (?:two|three)(?: of them)?)"
_LEAD: Final = (
    r"(?:(?:and|but|or|so|only|just|well|oh|sorry|actually|not|even|though|in fact|of course|of the two|as "
    r"to|as for|about|on|regarding|for|with|except|minus|without|perhaps|maybe|now|please|then|mind you) )*"
)
_ABOUT_ONE: Final = re.compile(rf"{_LEAD}(?:{_ONE}|{_BOTH})(?= |$)")
_BY_VERB: Final = re.compile(
    r"(?:(?:and|but|so|please|well|actually|of course|now|also|i|we|ve|have|already|only|just|do|did|had|"
    r"hereby|ll|will|shall|cant|cannot|can|dont|havent|should|still|to|have to) )*(?:did|done|do|take back|"
    r"took back|withdraw|withdrew|retract|revoke|undo|rescind|unsay|sent|send|posted|post|made|make|cast|"
    r"wrote|write|take|took|put|meant|mean|count|treat|read|strike|struck|skip|never mind|ignore|drop|"
    r"cancel|delete|omit|forget|disregard|leave out|cut|cross out|keep|process|decided|decide|decided on|"
    r"decide on|decided about|decide about|undecided about|announced|reserve|hold|postpone|delay|save|"
    r"copied|borrowed|stole|quoted|owe|nothing but|all but|everything but|all except|everything except) "
    rf"(?:only |just |out )*(?:{_ONE}|number {_ORDINAL})(?= |$)"
)
_ANY_RANK: Final = re.compile(
    rf"{_LEAD}{_RANK} (?:ones?|half|part|bit|move|act) (?:first|last|second|only|later|tomorrow|if|when|"
    r"once|after|unless|is|was)\b.*"
)
_ORDER: Final = re.compile(
    r"(?:but |and |though |only )*(?:(?:in )?(?:which|what) order|(?:which|what)(?: (?:one|of \w+))?(?: "
    r"(?:comes|goes|is|to do))? first)\b.*\b(?:i|you|is|decide|decided|know|say|sure|open|up|yet|nobody|"
    r"guess|depends)\b.*|(?:but )?not (?:necessarily )?in (?:that|this) order(?: though)?|(?:the |their "
    r")order (?:is|s|of \w+ is|i) .*\b(?:open|decided|decide|up|tomorrow|later|yours|undecided|reversed|"
    r"wrong|reverse|opposite)\b.*"
)
_PAUSE: Final = re.compile(
    r"(?:but |and |though |only )*(?:with |at |about |after |leaving |there is |there s |i want |please "
    r"leave |leave )*(?:at least |about |exactly )*(?:an? |one |two |three |some |several |\d+ )?(?:\w+ "
    r")?(?:minutes?|hours?|days?|nights?|weeks?|months?|turns?|rounds?|pause|break|gap|rest|interval)(?: "
    r"s)?(?: (?:pause|break|rest|gap|wait|interval|of rest))?(?: (?:apart|in between|between|between them|"
    r"between the two|between these|between those|before the (?:second|last|other|latter|next)(?: "
    r"one)?))(?: please| then| of course)?"
)
_GATE: Final = words_in(
    "first second third fourth last latter former final middle other top bottom upper lower earlier later "
    "number no nr item line step point paragraph sentence both two three one either neither none some apart "
    "between order part move act action entry repetition repeat repeated duplicate duplicates double "
    "doublet doubling copy echo redundancy redundant once"
)
_LEAVES: Final = words_in(
    "easy easier easiest hard harder hardest tough difficult obvious overdue well fine good great nice "
    "lovely beautiful written worded pleasure delight joy honour honor fun love loved like liked enjoy "
    "enjoyed proud surprise surprised surprises look looks looked odd strange bold brave risky cheap "
    "expensive dear hurt hurts pain painful favourite favorite treat dreaming explanation because since "
    "thanks thank reason reasons heart made makes feel feels felt cost costs worth clever cleverer silly "
    "grateful gladly happily reluctantly agony sweet sweeter bitter tickles grin smile comma laugh took "
    "makes gratitude necessity habit duty spite pleases pleased happy sad sadly sorely comes lesson classic "
    "best better worst worse scares scared boring exciting wish glad thrilling dull important turns faster "
    "explain"
)
"""Words of praise, of feelings, of reasons: with one of them nothing is taken back."""
_TOUCHES: Final = words_in(
    "not n't 't never only just if unless when once until till tomorrow yesterday later already still yet "
    "monday tuesday wednesday thursday friday saturday sunday week joke void draft meant mean idea maybe "
    "perhaps wishful instead off else mine wrong example quote quoted sent wait waits left leave optional "
    "next other list game turn group round mail somebody someone"
)
"""With one of these something may be, even so: `The second is a good idea for next week.`"""
_TELLING: Final = words_in(
    "is s are was were has had have did does do will ll would can could may might must shall should goes "
    "came happens belongs needs stays stands holds counts applies waits depends replaces follows cancels "
    "ends starts begins lapses expires falls remains comes isnt wasnt doesnt didnt wont cant hasnt arent "
    "werent i we you as if when once after before only just already still not by from for with in on at to "
    "until unless tomorrow later too first last please instead again exclude contradict again d re ve am "
    "happen belong need stay stand count apply wait depend happened never naturally"
)
_OF_BOTH: Final = words_in(
    "is s are were was have had has will would can could may might must shall should happened happen belong "
    "exclude contradict depend wait count come go went ll need arent werent dont wont cant by from only if "
    "when until unless not i conflict clash came took cancel cost"
)
_SAYING_SO: Final = re.compile(r"if (?:i may|you ask|you must)(?: \w+){0,2}| (?:is|was) not$")
"""`Both, if I may say so, are fine work.`, `The first is well written, the second is not.`"""
_SAKE: Final = re.compile(
    r"(?: is| was| s)? (?:for (?:luck|fun|glory|love|honou?r|(?:the|my|our|your|his|her) (?!sake of)\w+)|to "
    r"leave\b|of all\b)"
)
"""`The former for the gold`, `The first is for my grandmother`: for whose sake it is done."""
_DESCRIBED: Final = re.compile(
    r" (?:(?:have|had|share|shared|suffer from|lack|miss|contain|show) (?!to\b|been\b|got to\b|my\b|your\b)"
    r"(?:the |an? |one |too |some |many |several |their |far )+\w+|(?:need|want) (?:more|some|a lot of|much"
    r"|a bit of)"
    r" (?:more )?(?:work|thought|polish|detail|details|discussion|explanation))"
)
"""`Both have the same flaw`: what the things are like that were voted on."""
_COUNTED: Final = re.compile(rf"{_NUMBERED}$")
_COUNTED_FIRST: Final = re.compile(rf"{_NUMBERED}\b")
_ELSEWHERE: Final = words_in("last other third fourth final")
_ON: Final = words_in("about on for as regarding")
_WENT: Final = words_in("through out off in already")
_MERELY: Final = words_in("only just not except minus without but")
_PAIR: Final = 2
_LONGEST: Final = 20
_HIGH_RANKS: Final = {"middle": 3, "third": 3, "fourth": 4}
"""How many acts there are at least where one is called so."""
_LOW_RANKS: Final = words_in("first second last latter former final both two")


_AGAIN: Final = re.compile(
    r"(?:please |sorry |oops |and |but )*(?:ignore|disregard|skip|drop|strike|forget|delete|scrap|cancel|"
    r"never mind|without|not) (?:the|that|my|one) (?:second |last |other |extra |accidental )?(?:repetition|"
    r"repeat|repeated \w+|duplicates?|double|doublet|doubling|second copy|copy|echo|redundancy|redundant "
    r"\w+)(?: please| then| above)*|(?:please |and |but )*(?:count|do|read|take|process) (?:it|that|this|"
    r"them) (?:only |just )*once(?: only)?"
)
"""`I explore. I explore. Ignore the duplicate.`"""
_LIST: Final = re.compile(r"(?m)^[ \t>]*[#(]?1[.):]\s")
_BARE: Final = re.compile(
    r"(?:and |but |please |well |sorry |of course )*(?:leave out|skip|ignore|drop|strike|forget|cancel|omit|"
    r"scrap|delete|only|just|not|without|except|minus|never mind|all but|everything but|count|process) "
    r"(?:no |number |only |just )*[1-9](?: (?:only|please|counts?|stands?|is meant|is real|though|then))*|"
    r"(?:and |but )*[1-9] (?:is|was|s) (?:only |just |merely )*(?:my|our|the|a|an) (?:fallback|backup|plan "
    r"b|reserve|second choice|alternative|last resort|joke|decoy|dream|option|maybe|placeholder)\b.*"
)
"""`1. I vote for Tarn. 2. I object to intent 2. 2 is my fallback.`, `Leave out 1.`"""


def speaks_by_rank(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind several acts says something of one of them, or of both, by its place."""
    lows = plain_lows(tokens)
    if len(lows) > _LONGEST or not acts or tokens[-1].low == "?":
        return False
    figure = any(low.isdecimal() for low in lows)
    if not figure and _GATE.isdisjoint(lows):
        return False
    done = once_each(tuple(acts))
    if len(done) == 1:
        return False
    parts = [*parts_said(tokens)]
    whole = " ".join(parts)
    if figure and _BARE.fullmatch(whole) and _LIST.search(scene.text):
        return True
    if _AGAIN.fullmatch(whole):
        return any(one.action == other.action for one, other in pairwise(done))
    if _ORDER.fullmatch(whole) or any(_PAUSE.fullmatch(part) for part in (whole, *parts)):
        return True
    if not _LEAVES.isdisjoint(lows) and _TOUCHES.isdisjoint(_SAYING_SO.sub("", whole).split()):
        return False
    # "My horse is bored, and both ..." is told of what was named in front
    own = next((place for place, part in enumerate(parts) if part.count(" ") > 1), 0)
    if tokens[-1].low == ":" and _COUNTED_FIRST.match(whole):
        # a heading, as "Part two, in which I rest" is
        return False
    if others_than_done(whole, len(done)):
        return False
    if _LOW_RANKS.isdisjoint(lows) and any(_HIGH_RANKS.get(low, 0) > len(done) for low in lows):
        # "(I exchange 2 gold.) The third one stays with me." is of no act
        return False
    return _speaks(whole) or any(_speaks(part) for part in parts[: own + 1])


_THE_OTHERS: Final = re.compile(r"(?:and |but )?the other (two|three|four)\b")
_OTHERS: Final = {"two": 2, "three": 3, "four": 4}


def others_than_done(said: str, acts: int) -> bool:
    """`(I support intent 6. I set the middle to H.) The other two can wait`: none of the `acts` before it."""
    others = _THE_OTHERS.match(said)
    return others is not None and acts <= _OTHERS[others[1]]


def _speaks(said: str) -> bool:
    """Whether one part of a sentence does so."""
    if _ANY_RANK.fullmatch(said):
        return True
    told = _ABOUT_ONE.match(said) or _BY_VERB.match(said)
    if told is None:
        return False
    behind = said[told.end() :].split()
    if _SAKE.match(said, told.end()) and _TOUCHES.isdisjoint(behind):
        return False
    head = told[0].split()
    if head[-1] == "both" and _DESCRIBED.match(said, told.end()) and _TOUCHES.isdisjoint(behind):
        return False
    if head[-1] in {"both", "two", "three"} and "of" not in head and not _COUNTED.search(told[0]):
        return bool(behind) and behind[0] in _OF_BOTH
    if not _ELSEWHERE.isdisjoint(head) and not _ON.isdisjoint(head):
        # "About the last one I need to sleep": one that was not done
        return False
    if not behind:
        # "Step four." heads what stands below it
        return _COUNTED.search(told[0]) is None or not _MERELY.isdisjoint(head)
    if behind[0] == "went" and not _WENT.issuperset(behind[1:_PAIR]):
        # "The last one went down my throat"
        return False
    return behind[0] in _TELLING or is_past(behind[0])

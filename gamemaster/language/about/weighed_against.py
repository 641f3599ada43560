"""What one would do set against doing nothing, each with what comes of it, and other words that only suppose.

`I play Rum, they laugh; I wait, they laugh.`, `I give Brask 3 gold, wrong. I wait, wrong.`, `I end my turn
and I lose. So I wait.`, `(I end my turn.) Brask reacts. See the problem?` weigh in the present tense. `You
heal me, I give Brask 3 gold.`, `Keep it up, and I vote for Tarn.`, `My threat stands: I vote for Tarn.` say
what comes of what others do. What must stay true: who has done eir move may wait (`I end my turn. Now I
wait.`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in

_REST: Final = (
    r"(?:wait|abstain|do n't|don 't|do not|do nothing|hold (?:back|off|still)|sit (?:still|tight)|stay"
    r"(?: put| silent| home| quiet| here)?|keep (?:it|them|him|her|quiet|still|silent)|refrain|pass|skip "
    r"it|leave it)"
)
_I_WAIT: Final = rf"i (?:(?:just|simply|only|still|then) )?{_REST}"
_WHO: Final = (
    r"(?:i|he|she|they|it|we|you|the|my|everyone|everybody|nobody|somebody|(?!(?:as|but|for|and|or|so|then|"
    r"while|"
    r"because|until|till|since|with|in|on|at|to|if|when|see|hope|watch|pray|drink|listen|rest|sleep|do)\b)\w+"
    r"(?= \w+s\b))"
)
_COMES_OF_IT: Final = (
    rf"(?:(?:,|;|--) {_WHO}\b|(?:,|--|:) (?:\w+ ){{1,2}}[.!?;]|: \w|and {_WHO}\b|, and {_WHO}\b)"
)
_WITHIN: Final = re.compile(
    r"\b(?:that|this) (?:is|'s|was) (?:the|our|my) (?:\w+ )?(?:score|result|tally|standing|ranking|joke|"
    r"punchline|quote|"
    r"refrain|chorus|motto)\b|"
    r"^: (?:costs?|needs|takes|requires|gives|yields|means|uses|pays|brings|to) \w|^, (?:went|ran|read|"
    r"goes|runs|reads|"
    r"said) (?:the|his|her|their|a|\w+ 's) \w+"
    r"|\b(?:that|this|which) (?:is|'s) (?:just )?(?:how|what|the way) (?:the|this|that|a|such a) (?:\w+ "
    r")?(?:rule|card|action|section|token)s? .*\b(?:works?|"
    r"goes|says|"
    r"means|runs|reads)\b|\bthat (?:is|'s) the order of things\b|^as (?:\w+ )?names?\b|"
    rf"\w (?:,|;|--|and|but|or|:) {_I_WAIT} {_COMES_OF_IT}"
    r"|(?:,|;|--|and|\w) or (?:\w+ )?(?:wait|do nothing|hold back|pass|stay) and "
    r"|\b(?:as|so) (?:often|regularly|frequently) as (?:i (?:can|could|dare|like|may)|possible|ever|"
    r"allowed)\b"
)
_BEHIND: Final = re.compile(
    r".*\bword for word\b.*|(?:do|did|does|can) (?:you|anybody|anyone|somebody) recogni[sz]e (?:it|this|"
    r"that|the \w+) "
    r"[?]|.*, of all people [.!]"
    r"|(?:all )?(?:of )?(?:this|that|these|everything|the above)(?: above)?(?: (?:is|are|applies|counts|"
    r"holds|starts|"
    r"only|valid|all))* (?:from|as of|as from|starting|not before|not until|only from) (?:next|tomorrow|"
    r"\w+day|the "
    r"\w+)\b.*"
    r"|(?:and |for )?that (?:is|'s) (?:just )?(?:how|what|the way) (?:the|this|that|a|such a) (?:\w+ "
    r")?(?:rule|card|action|section|token)s? .*\b(?:works?|"
    r"goes|says|"
    r"means|runs|reads)\b.*|that (?:is|'s) the order of things [.!]|"
    rf"(?:and |but |if |or )?{_I_WAIT} {_COMES_OF_IT}.*|(?:and |but )?now : {_I_WAIT}\b.*"
    r"|(?:and |well , )?(?:so|hence|therefore|thus|that 's why|which is why|better|rather|instead)(?: ,)? "
    r"(?:(?:now|instead|better|rather) )?i (?:(?:'ll|will|rather|better|just|had better|now|simply) )*"
    rf"{_REST}(?: (?:for now|this (?:week|time|round|turn)|instead|a (?:bit|while|little)|with it|rather|"
    rf"it|that"
    r"|for today|today|here))* [.!]"
    r"|(?:(?:do|can|did|now|so) )*(?:you )?(?:now )?see (?:the|my|our|any|a|where the) (?:\w+ )?(?:problem|"
    r"catch|flaw|"
    r"trap|danger|issue|trouble|risk|dilemma|snag|difficulty|pattern|point)(?: here| now| there| is)? [.?!]"
    r"|(?:(?:do|can|now|so) )*(?:you )?see (?:now )?why (?:i|nobody|no one|one) (?:wait|hesitate|do n't|"
    r"hold|am|'m|"
    r"would n't|wo n't|can 't|ca n't|do not|will not|keep|did n't)\b.*"
    r"|(?:far |much |way |a bit |a little )?too (?:obvious|easy|risky|dangerous|expensive|early|soon|rash|"
    r"simple|"
    r"weak|greedy|hasty|costly|dear|slow|predictable|much of a risk) [.!]"
    r"|(?:let 's hope|i (?:do )?hope|hopefully|pray|may)? ?(?:that )?(?:it|this|things) (?:never|does n't|"
    r"wo n't|will "
    r"not|will never|need not|need n't)?(?: ever)? ?comes? to (?:that|this|it) [.!]"
    r"|i (?:still|just) (?:might|may|could)(?: not)? [.!]|i (?:might|may|could)(?: still| yet) [.!]"
    r"|i (?:'ll|will|shall) confirm\b.*|(?:to be|yet to be|not yet|still to be|awaiting) confirm(?:ed|"
    r"ation)? [.!]"
    r"|(?:can you |you may |now )?guess (?:who|whom|whose \w+) i .*"
    r"|(?:so |and )?how (?:was|is|did you like) my (?:\w+ )?(?:'s )?(?:impression|imitation|impersonation|"
    r"accent|"
    r"parody|\w+ voice)\b.*"
    r"|(?:just |always |please )?(?:write|say|put|phrase|word|type) (?:it|this|that|yours|them)(?: just| "
    r"exactly)? "
    r"(?:like (?:that|this)|that way|this way) [.!]"
    r"|(?:is|was|would) (?:that|this|it)(?: be| even| really)? an? (?:move|vote|play|action|act)(?: then| "
    r"now| at all)?"
    r"(?: ,)?(?: \w+)? \?"
    r"|i (?:have|'ve) (?:heard|read|seen) (?:that|this)(?: one| line)? (?:before|somewhere|already)\b.*"
    r"|(?:how time flies : )?(?:all )?(?:that|this|it) was (?:back )?(?:in|on) (?:(?:19|20)\d\d|january|"
    r"february|"
    r"march|april|june|july|august|september|october|november|december|may)(?: (?:19|20)\d\d)? [.!]"
)
_FRONTS: Final = re.compile(
    r"(?:so far|to date|up to now|until now|up to here|thus far)(?: (?:this|in|in this|of) \w+| today)? [:,]"
    r"|in the (?:left|right|first|second|other|third|blue|red|green|white|black) (?:one|envelope|box|hand|"
    r"hat|drawer|"
    r"pocket|bag)s? [:,]"
    r"|(?:step|phase|part|stage) (?:two|three|four|2|3|4|b|c|ii|iii) [:,]"
    r"|(?:twice|thrice|(?:two|three|four|five|several|many) times) (?:i|he|she|we|they|\w+ed) .*(?:but|and|"
    r"so|still|yet)"
    r"|i (?:(?:just|softly|quietly|then) )?(?:tell|whisper to|say to|shout at|shout to|explain to|mutter "
    r"to|sing to|"
    r"whisper|mutter|murmur|mumble|hum|type|scribble)(?: to)?(?: (?:the|my|our) (?:mirror|cat|cats|dog|"
    r"dogs|parrot|"
    r"wall|walls|wife|husband|kids|children|plants?|goldfish|hamster|teddy|moon|pillow|ceiling|grandmother|"
    r"mother|"
    r"father|mum|dad|sister|brother|boss|neighbours?|budgie))? :"
    r"|i (?:ask|tell) myself :|"
    r"in (?:reply|answer|response|reaction|return) (?:to|for) (?:any|every|each|all|whatever|whoever)\b.*"
    r"|here 's (?:to )?(?:hoping|praying)(?: that)?"
    r"|(?:and )?(?:my|the|our|this|that|his|her) (?:\w+ )?(?:threat|promise|offer|warning|vow|pledge|bet|"
    r"ultimatum|"
    r"deal|bargain|invitation|proposal)(?: \w+){0,2}? (?:still )?(?:stands|holds|remains|applies)(?: firm| "
    r"good| "
    r"then| however)?(?: ,)? [:,]"
    r"|(?:just |go on , |go on and )?(?:keep|carry|go) (?:it|that|this|on|\w+ing)(?: \w+){0,3}(?: ,)?(?: "
    r"\w+ ,)? and"
)
_TITLE: Final = re.compile(
    r"(?:my |the |our |an? )?(?:(?:emergency|contingency|worst case|worst-case|backup|back-up|fallback|"
    r"fall-back|"
    r"doomsday|escape|exit) (?:plans?|procedure|strategy|scenario|drill|moves?)|plan for emergencies|last "
    r"resort) [.:!]"
)
_HEADS: Final = words_in("i or as : went ran read goes runs reads said that this which")
_YOURS: Final = words_in("my me us your for the a an it him her them")
_NO_DEED: Final = words_in(
    "know see win asked are 're were have 've had can may might will 'll would 'd should must make drive "
    "scare "
    "convince said guys all lot folks people never always only just want need think told did do mean heard "
    "got "
    "gave made left both two bet keep surprise amaze inspire remind lose"
)
_LONGEST: Final = 40
_FEWEST: Final = 4
_MOST: Final = 12
_STOPS: Final = frozenset(".!?")


def weighs_within(before: Sequence[Token], after: Sequence[Token], acted: bool) -> bool:
    """Whether words in front of an act or behind it, in its own sentence, weigh it or let it hang on
    others."""
    if len(after) > 2 and len(after) <= _LONGEST:
        lows = [token.low for token in after]
        if not _HEADS.isdisjoint(lows) and _WITHIN.search(_said(lows)) is not None:
            return True
    if not before or len(before) > _MOST:
        return False
    lows = [token.low for token in before]
    said = " ".join(lows)
    if _FRONTS.fullmatch(said) is not None:
        return not acted or not said.startswith(("step", "phase", "part", "stage"))
    return _bargains(lows)


def _bargains(lows: list[str]) -> bool:
    """`You heal me, I give Brask 3 gold`: two deeds, of which the other's comes first."""
    if lows[0] != "you" or lows[-1] not in {",", "and"} or not _FEWEST <= len(lows) <= _MOST:
        return False
    if lows[1] in _NO_DEED or lows[1].endswith(("ed", "n't")) or not lows[1].isalpha():
        return False
    return not _YOURS.isdisjoint(lows[2:])


def weighs_beside(tokens: Tokens) -> bool:
    """Whether a sentence behind acts sets them against doing nothing, or tells that they were only
    supposed."""
    if len(tokens) > _LONGEST:
        return False
    return _BEHIND.fullmatch(_said([token.low for token in tokens])) is not None


def plans_for_a_case(tokens: Tokens) -> bool:
    """`Emergency plan.`: a title of what is done when something comes to pass."""
    return len(tokens) < _MOST and _TITLE.fullmatch(_said([token.low for token in tokens])) is not None


def _said(lows: list[str]) -> str:
    """The words with their marks, and with a stop at the end."""
    return " ".join(lows if lows[-1] in _STOPS else [*lows, "."])

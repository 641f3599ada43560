"""Sentences behind acts by whose words the acts are played, quoted or not the sender's own.

`Then the curtain falls on act two.`, `I trust the irony is audible.`, `My cat walked over Send.`
"""

import re
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_NUMBER: Final = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)"
_THIS: Final = r"(?:this|that|these|those|it|them)"
_STAGED: Final = Sought(
    (
        (
            rf"(?:^(?:(?:just|only|merely|purely) )*|\b(?:{_THIS}|line|words) (?:is|was|s|are|were) "
            r"(?:\w+ )?)(?:a |an? \w+ )?figure of speech\b"
        ),
        r"\bthe (?:preceding|foregoing|aforesaid)\b(?! (?:\w+ )?(?:is|are) (?:to be|all|binding|final))",
        (
            r"\b(?:preceding|very|same|your|above|(?<!begin )(?<!start )(?<!end )(?<!finish )a|"
            r"previous|first|last|(?<!in )whole|"
            r"of the two|that|this) sentences?\b(?! of (?:death|caution|thanks|(?:the|its) (?:proposal|"
            r"rule|card|contract|section|text)))|\bsentences (?:in|of|above)\b|"
            r"\bhow (?:silly )?your sentence\b"
        ),
        (
            rf"\b(?:scene|chapter|verse|stanza|lesson|variation) {_NUMBER}\b|\bact (?:one|two|three|four|"
            r"five)\b"
        ),
        (
            rf"(?:^|\b(?:{_THIS}|line|words) (?:is|was|s|are|were|comes|stands) (?:\w+ )?(?:on|from|in) )"
            rf"page {_NUMBER} of (?:the|my|his|her|an?) (?!report|rules|contract)"
        ),
        (
            r"\b(?:the curtain (?:falls|rises|drops)|the chorus|prompter|exeunt|narrator|understudy|"
            r"(?:his|her|my) cue|alarm clock|on the next page|in (?:the|my) dream)\b"
        ),
        (
            r"\b(?:irony (?:is|was|off|on|ends)|pure irony|heavy irony|sarcasm|satire|subjunctive|tongue "
            r"(?:firmly |well |somewhat )?in (?:my )?cheek|devil s advocate|straw poll|sandbox|mock up|"
            r"wishful thinking|fat chance|toss up(?! between)|hypothetically|as a curiosity|s the "
            r"first of april|april fools?|anyone s guess|illustrative|for illustration|test mail|test "
            r"message|crossed behind|more of an? \w+ than an?|is untrue|"
            r"talking in my sleep|for argument s sake)\b"
        ),
        (
            r"\b(?:specimen|sample|dummy|mock|practice|model|trial|training|pretend) (?:ballot|vote|move|"
            r"mail|turn)\b"
        ),
        (
            r"\b(?:i|we) (?:no longer|dont|do not|didnt|did not) (?:stand by|mean|meant|believe in) "
            rf"{_THIS}\b"
        ),
        (
            r"\b(?:got|was|were|get|gets) (?:pasted|sent|posted|copied|mailed|included) (?:\w+ )?"
            r"(?:by (?:accident|mistake)|accidentally|in error)\b"
        ),
        rf"\b(?:if|whether) {_THIS} was (?:a|an) \w+ or (?:a|an|just)\b",
        (
            r"\b(?:cat|dog|kid|toddler|baby|elbow|sleeve|finger|thumb) (?:\w+ )?(?:walked|sat|stepped|"
            r"lay|hit|pressed|pushed|clicked|typed|landed|slipped)\b.*\b(?:send|enter|return|button)\b"
        ),
        (
            r"\b(?:he|she|cat|dog|hamster|parrot|kid|child|toddler|baby|son|daughter|nephew|niece) "
            r"(?:\w+ )?(?:hit|pressed|pushed|clicked) (?:\w+ ){0,2}(?:send|enter|return|button|keys?)\b"
        ),
        (
            r"\bmy character (?:does|would|did|says|said)\b|^(?:and |but |so |only |just )*in the "
            rf"story\b|\b{_THIS} (?:is|was|s|are|were|happens|happened) (?:all |only |just )?in the "
            r"story\b|\bin the (?:play|novel|film|book) (?:i|my)\b"
        ),
        (
            r"\b(?:your|your own) (?:name|verb|number|word|coordinates) (?:there|here|in)\b|\bas (?:an "
            r")?illustration of\b"
        ),
    )
)
STAGING: Final = words_in(
    "preceding foregoing aforesaid sentence sentences scene chapter verse stanza lesson variation act "
    "page curtain chorus alarm line prompter exeunt cue dream narrator irony sarcasm satire subjunctive "
    "tongue advocate poll sandbox mock wishful fat toss hypothetically curiosity april guess illustrative "
    "illustration test crossed more untrue figure argument specimen sample dummy practice model trial "
    "training pretend who longer mean meant stand believe accident mistake accidentally error whether if "
    "cat dog kid toddler baby elbow sleeve finger thumb drafts draft clipboard archive archives outbox "
    "scrapbook character story play novel film book somebody someone deny your understudy hamster parrot "
    "child son daughter nephew niece he she sleep talking"
)
"""Without one of these no sentence says so."""


def stages(remark: Remark) -> bool:
    """Whether the words of a sentence make those before it a play, a quotation or a slip of somebody's."""
    if STAGING.isdisjoint(remark.lows) or _STAGED.search(remark.said) is None:
        return False
    return not is_proud(remark)


def is_proud(remark: Remark) -> bool:
    """`It took me six days to write that sentence`: whether a sentence is the sender's, and meant."""
    return _PROUD.search(remark.said) is not None


_PROUD: Final = re.compile(
    r"\b(?:took|taken|taking|cost|waited|waiting|longed|longing|wanted|"
    r"wanting|dying|thought|dreamt|hoped|expected) "
    r".*\b(?:write|writing|type|typing|say|saying|send) (?:that|this|such an?|a) (?:\w+ )?sentence\b"
    r"|\b(?:proud of|fond of|love|loved|enjoyed|enjoying|pleased with|happy with) "
    r"(?:(?:writing|typing|saying) )?(?:that|this) (?:\w+ )?sentence\b"
)

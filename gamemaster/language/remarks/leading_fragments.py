"""Fragments right in front of acts that these go with, or that name what they are: `At dawn, if I live.`

Without a verb of its own such a sentence says when, where or in what case the words below it hold (`The
moment the token lands.`, `Under the old rules, that is.`, `Not tonight, but soon.`), or what they are (`Jun's
recipe for a quick win.`, `Part one of tomorrow's mail.`). Beside them stand wishes and other people's habits
(`If only it were my turn.`, `Casimir always pauses before he says it.`). `Long week.`, `Last chance before
the deadline.` and `With apologies to Brask.` are none of those.
"""

import re
from typing import Final

from gamemaster.language.before.statements import states
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import asks_at_end, words_in
from gamemaster.language.remarks.remark import Remark

_WORLD: Final = (
    r"(?:universe|world|life|campaign|game|league|reality|timeline|dimension|guild|village|group|session|era|"
    r"age)"
)
_OTHER: Final = (
    r"(?:parallel|other|different|alternate|alternative|perfect|ideal|better|previous|former|old|next|"
    r"another|future)"
)
_SAY: Final = r"(?:says?|said|sends?|writes?|wrote|posts?|types?|shouts?|announces?)"
_CASES: Final = (
    r"^in case (?:of|it|he|she|they|the|my)\b(?!.*\b(?:i|we|you)\b (?!am off|m off))",
    (
        r"^(?:pencilled|penciled|booked|scheduled|planned|slated|due|reserved|intended|ready|saved up|"
        r"waiting) (?:in |up |down )?(?:for (?:the (?:day|week|weekend|moment|night)|tomorrow|next|\w+day)|"
        r"till|until)\b"
    ),
    (
        rf"^(?:somewhere |once |back |only )*in (?:an?|my|our|the|some)? ?{_OTHER} {_WORLD}\b(?!.*\b(?:i|we|"
        rf"would|d|ll)\b)"
    ),
    (
        r"^(?:only |as )*(?:under|by) (?:the|my|our|your|last \w+ s) (?:old|former|previous|other|next|"
        r"coming) (?:rules?|system|regime|contract|law|charter)\b(?!.*\b(?:i|we|would|d)\b)"
    ),
    r"^not (?:tonight|today|now|yet|this (?:week|time|round)) (?:but|though|and)\b",
    r"^the (?:moment|minute|instant) \w+(?: s)? (?!of\b|has come\b|is now\b|came\b)\w+",
    (
        r"^(?:given|granted) (?:just |only )?(?:one|another|an?|some|enough|more|the) (?:\w+ )*(?:more|"
        r"better|time|chance)\b"
    ),
    (
        r"^with (?:an?|one|some|another|two|three|a few) (?:\w+ )?(?:better|more|other|different|luckier|"
        r"spare)\b(?! (?:eye|luck)\b|.*\b(?:i|we|would|d)\b)"
    ),
    r"^(?:on |at )?(?:my |the )?next (?:payday|pay day|birthday|holiday|visit|chance)$",
    (
        r"^if only (?:it (?:were|was) my (?:turn|move)|i (?:had|could|were|was|knew|dared)|they (?:let|"
        r"would)|the rules)\b"
    ),
    r"\bif it (?:were|was) (?:only )?up to\b(?!.*\b(?:i|we)\b)",
    (
        r"\bcan(?:t|not) (?:\w+ )?(?:say|write|post|send|vote|play|do) what i (?:want|d like|would like|mean|"
        r"think)\b"
    ),
    rf"\byou (?:all )?know what (?!i\b)\w+ (?:is going to|s going to|will|ll|would|d) (?:do|{_SAY})\b",
    (
        r"\b(?:allow|permit|let) me (?:to )?(?:speak|answer|talk|reply|respond) (?:for|as|on behalf of) "
        r"(?:you|him|her|\w+)$"
    ),
    r"\b(?:we|you) (?:all )?know the (?:formula|words|line|text|tune|refrain|rest)$",
    rf"\b(?:always|usually|often|never) (?:\w+ ){{1,3}}before (?:he|she|they) {_SAY} (?:it|this|so)\b",
    (
        r"\b(?:opened|opens|began|begins|started|starts|ended|ends|signed off|writes?|wrote) (?:in "
        r")?(?:exactly )?(?:the same way|thus)$"
    ),
    (
        rf"^(?!nobody\b|no one\b|.*\b(?:i|we)\b)(?:\w+ ){{1,4}}(?:will|ll|shall|would) (?:print|publish|"
        rf"announce|quote|read out|{_SAY}) it\b(?! s\b)"
    ),
    (
        r"\b(?:practi[sc]e|practi[sc]ing|training|train|polish|brush up) my (?:\w+ )?(?:english|spelling|"
        r"grammar|typing|handwriting)\b"
    ),
    (
        r"\byou (?:ll|will|would|d) (?:get|have|hear) (?:the|an|my|another|a) (?:\w+ )?(?:answer|vote|yes|no|"
        r"move)\b"
    ),
    r"\b(?:the old me|my younger self|younger me|my former self|another me|the other me|old ondine)\b",
    r"\bsays one thing\b.*\banother$",
    r"^(?:kids|children|class|pupils) (?:now )?(?:what|who|how|repeat|say|all together)\b",
)
_KIND: Final = (
    r"(?:recipe|formula|trick|tactics?|gambit|opening|opener|strategy|advice|motto|password|routine|ritual|"
    r"mantra|signature move|parlour trick|speciality|specialty|toast (?:at|for|of)|speech|guess at|threat|"
    r"name|prank|impression|dream|fantasy|wish|verdict|vision|prediction|forecast)"
)
_FOR: Final = r"(?: (?:for|of|to|in|on|from|with|again|explained|as|at|when|whenever|after|before|by)\b.*)?"
_NAMED: Final = (
    (
        r"\w+ s (?:\w+ )?(?:exact |very |own |last )*(?:words|line|lines)(?: (?:over|at|in|on|before|after|"
        r"when)\b.*)?"
    ),
    rf"(?:the|an?|another|\w+ s)(?: (?!s\b)\w+){{0,2}} {_KIND}{_FOR}",
    (
        r"part (?:one|two|three|\d) of (?!my\b|this\b|the\b)(?:\w+ )+\w+|the (?:short|long|full|censored) "
        r"version of\b.*"
    ),
)
_TOLD: Final = (
    (
        r"(?:a |my |the )?(?:reserve|spare|emergency|backup|fallback|contingency) (?:move|vote|plan|turn|"
        r"ballot|order)\b.*"
    ),
    (
        r"(?:\w+ )?(?:sentences?|words?|lines|phrases?|things|mails) (?:i|we|you|he|she|they|nobody|people|"
        r"\w+) (?:can|could|cant|am|m|are|will|would|wont|never|always|no longer|used|love|hate|hated|loved|"
        r"say|said|like)\b.*"
    ),
    (
        r"(?:what|how) (?!i\b|we\b|else\b|would\b|.*\b(?:is|was|makes|made)\b)(?:\w+ ){1,7}(?:did|does|do|"
        r"played|opened|voted|wrote|said|moved|answered)(?: (?:on|in|at|last|as)\b.*)?"
    ),
)
_WHEN: Final = re.compile(
    r"(?:at|on|by|from|for|towards|around) (?:\w+ ){0,2}\w+ (?:only )?(?:if|when|once|unless|provided|in "
    r"case|as soon as)\b.*"
)
_CASE: Final = Sought(_CASES)
_AWAITED: Final = re.compile(
    r"(?:only |not )*(?:once|as soon as|unless|until|till) (?!in\b|i\b|we\b|you\b)(?:(?:the|my|his|her|our) "
    r")?\w+ (?:has|have|is|s|are|shows?|says?|comes?|gets?|does|wakes?|agrees?|answers?|opens?|rings?|falls?|"
    r"ends?|returns?)\b(?!.*\b(?:i|we|you|ll|will|would|no|nothing|nobody)\b).*"
)
_NAME: Final = re.compile("|".join(_NAMED))
_SPOKEN: Final = re.compile("|".join(_TOLD))
_VERBS: Final = words_in(
    "is are was were am 'm 're has have had 've does do did will would made makes went goes came comes took "
    "takes gave keeps kept needs works fell looks looked won lost got gets let i we"
)
_HEADS: Final = words_in(
    "in under by not moment minute instant second given granted with next if know allow permit let before "
    "way thus print publish announce quote read practise practice practising practicing training train "
    "polish brush 'll will would 'd me self ondine thing kids children class pupils at on from for towards "
    "around ca can cannot once soon unless until till when case pencilled penciled booked scheduled planned "
    "slated due reserved intended ready saved waiting"
)
_NOUNS: Final = words_in(
    "recipe formula trick tactic tactics gambit opening opener strategy advice motto password routine ritual "
    "mantra move speciality specialty toast speech guess song poem threat name prank impression mails mail "
    "dream fantasy wish verdict vision prediction forecast part version reserve spare emergency backup "
    "fallback contingency sentence sentences word words line lines phrase phrases things what how"
)


def goes_with_acts(said: Remark) -> bool:
    """Whether a sentence in front of acts is such a fragment, wish or habit."""
    lows = said.lows
    if not _HEADS.isdisjoint(lows):
        if _CASE.search(said.said) is not None:
            return True
        if len(said.parts) == 1 and _AWAITED.fullmatch(said.said) is not None:
            return True
        if _VERBS.isdisjoint(lows[:_OPENED]) and _WHEN.fullmatch(said.said) is not None:
            return True
    if _NOUNS.isdisjoint(lows):
        return False
    if _VERBS.isdisjoint(lows) and _NAME.fullmatch(said.said) is not None and not states(said.tokens):
        return True
    return not asks_at_end(said.tokens) and _SPOKEN.fullmatch(said.said) is not None


_OPENED: Final = 3

"""Sentences that bear on acts without being acts: they take them back, put them off, or only talk about them.

Found by their wording alone and on purpose too readily: an act beside such a sentence is asked about. What is
said before an act (`frames`) makes it an example; what is said after it (`takes_back`) revokes it.
"""

import re


def _any_of(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns))


_LEAD = r"(?:(?:well|h+m+|oh|ah|err?|um|ok|okay|sorry|actually|eh|and|but|or|so|haha?|lol)\b[ ,.!;:-]*)*"
_WHEN = (
    r"(?:(?:on|by|next|this|after|before|until|till) (?:\w+ )?(?:mon|tues|wednes|thurs|fri|"
    r"satur|sun)day|tomorrow|next (?:week|turn|month))"
)
_FRAGMENT = re.compile(
    rf"^{_LEAD}(?:nah|nope|no|not(?: yet| today| now| really| tonight| anymore| this week|"
    rf" so fast)?|almost|never|better not"
    rf"|perhaps(?: not)?(?: {_WHEN})?|maybe(?: not)?(?: {_WHEN})?|possibly|probably(?: not)?|"
    rf"eventually|some ?day|{_WHEN}|undo(?: \w+)?|belay(?: \w+)?"
    r"|jokes?|gotcha|psych|sike|hypothetically(?: speaking)?|theoretically(?: speaking)?|"
    r"in theory|on (?:second thoughts?|reflection)[ ,]*(?:no|not)?"
    r"|which one|which of them|your choice|you choose)(?:[ ,]+(?:though|tho|then|please|"
    r"of course|sir \w+|maybe|perhaps|i guess|i think))*$"
)
_THIS = (
    r"(?:this|that|these|those|it|them|the above|all of (?:this|that|the above)|all this|"
    r"everything|what i (?:said|wrote)|my (?:\w+ )?(?:sentence|line|mail|message|action|move|"
    r"post)s?|the (?:\w+ )?(?:sentence|line)s?)"
)
_TAKES_BACK = _any_of(
    r"\b(?:did(?:n't| not)|do(?:n't| not)|never) (?:really |actually )?mean\b",
    r"\bchang\w+ (?:of |my )?mind\b",
    r"\bstay(?:ing)? put\b",
    r"\bbetter (?:stay|not)\b",
    r"\b(?:so|and|but|no|actually|say),? i (?:don't|do not|didn't|won't)[ .!]*$",
    rf"\b(?:ignore|disregard|forget|strike|scrap|cancel|undo|drop|belay|hold|skip|retract|"
    rf"withdraw|discount|void|delete|nix) (?:off )?{_THIS}\b",
    rf"{_THIS}\b.{{0,25}}\b(?:was|is|are|were|be|been)\b.{{0,25}}\b(?:typo|mistake|joke|"
    rf"hypothetical|conditional|draft|test|error|slip|lie|quote|sarcasm|sarcastic|"
    rf"for (?:an)?other|meant for|wrong (?:list|game|thread)|void|pending)",
    rf"{_THIS}\b.{{0,20}}\b(?:takes?|comes? into|has|have) (?:no )?effect\b",
    r"\btakes? effect\b",
    r"\b(?:in|into) effect (?:on|from|only|when|if)\b",
    rf"\b(?:don't|do not|never|please don't) (?:count|do|process|execute|apply|run|play|record|"
    rf"enter) {_THIS}\b",
    rf"\b(?:execute|process|perform|apply|run|do|count|queue|schedule) {_THIS} (?:on|at|next|"
    rf"tomorrow|later|only|when|if|after|before|until|for|once)\b",
    r"\b(?:for|to|in) an?other (?:list|game|thread|forum)\b",
    r"\bwrong (?:list|game|thread|window)\b",
    r"\bjust (?:practi[sc]ing|testing|trying|playing around|messing|dreaming|thinking aloud)\b",
    r"\bwould (?:this|that|the) (?:wording|form|phrase|sentence|announcement)\b",
    r"\b(?:right|correct|proper|valid) (?:form|wording|format|phrase)\b",
    r"\bhow (?:i|one|you) (?:would|should|could|might) (?:word|say|phrase|put)\b",
    r"\bthat(?:'s| is) (?:what|how) \w+(?: \w+)? (?:would|says?|said|wrote|writes|always|usually)\b",
    r"^\W*\.{2,}\s*(?:if|unless|once|when|provided|but only)\b",
    r"\b(?:only (?:if|when)|conditional (?:on|upon)|contingent (?:on|upon)|subject to)\b",
    r"\bapril fool",
    r"\bin (?:my|your) dreams\b",
    r"\bas if\b[ .!]*$",
    r"\bfigure of speech\b",
    r"\bso to speak\b",
)
_FRAMES = _any_of(
    r"\b(?:question|wondering|unsure|asking|thinking|curious|puzzled) (?:about|whether|"
    r"if) (?:this|these|the following|my|such|it)\b",
    r"\bweighing\b",
    r"\b(?:can't|cannot|can not) decide\b(?! what to)",
    r"\bdecide between\b",
    r"\boptions?\b[^.!?]*:\W*$",
    r"\basked me (?:what|how|if|whether)\b",
    r"\b(?:usual|correct|right|proper|valid|exact|standard|official) (?:wording|form|phrase|"
    r"way|formula|announcement|format|move|action)\b",
    r"\bphrase to (?:use|say|send)\b",
    r"\b(?:wording|formula)\b[^.!?]*\b(?:is|be)\W*$",
    r"\bwould (?:this|that|these|it|the following) (?:\w+ )?(?:work|be|count|do)\b.*\?",
    r"\b(?:is|are) (?:this|that|it|these|the following) (?:a |an )?(?:valid|legal|right|ok|"
    r"okay|correct|possible|allowed)\b",
    r"\bwhich (?:of these|of the following|one)\b",
    r"\bwhat (?:do|would|should|could|can|happens|if) \w+.*\?",
    r"\bhobb(?:y|ies)\b",
    r"\bto \w+ or not to \w+\b",
    r"\blooks? like (?:this|so)\b",
    r"\btesting,? testing\b",
    r"^\W*(?:assume|suppose|imagine|pretend|picture|consider)\b",
    r"\b(?:if|when|whenever|every time) (?:i|you|somebody|someone|one) (?:wrote|said|"
    r"sent|write|say|send|writes|says|sends|announce[sd]?|post(?:ed|s)?)\b",
    r"\bi (?:tried|try|keep|kept) (?:sending|writing|saying|posting|announcing|to (?:send|write|say))\b",
    r"\b(?:the )?following[ .!]*$",
    r"\bin \w+(?:'s)? words\b",
    r"\bnot a (?:game |real )?(?:action|move)\b",
    r"\b(?:was|is|were|are|'s) like,?\W*$",
)
_LEADS_ON = re.compile(
    r"(?:^\s*(?:if|when|once|had|were)\b.*[^.!?:,;]|\b(?:is|be|are|was|were|wrote|said|says|"
    r"send|sending|sent|writes?|put|reads?|like|saying|writing))\s*$"
)


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("’", "'").split())[:300]


def takes_back(text: str) -> bool:
    """Whether a sentence after acts revokes them, puts them off, or says that they were not meant."""
    words = _plain(text)
    bare = re.sub(r"^[^\w.]+|[^\w']+$", "", words)
    return bool(
        _FRAGMENT.match(re.sub(r"^[\W_]*(?:[pd]\b\W*)?(?=\w)", "", bare)) or _TAKES_BACK.search(words)
    )


_OFFERING = re.compile(
    r"\bi (?:hereby )?(?:promise|offer|propose|suggest|swear|vow|recommend|advise|imagine|"
    r"pretend|quote)\b[^.!?]*$"
)


def unreal_opening(text: str) -> bool:
    """Whether the words of a sentence before its act make it an example, an offer or a tale."""
    words = _plain(text)
    return bool(_FRAMES.search(words) or _OFFERING.search(words))


def frames(text: str, ends_open: bool) -> bool:
    """Whether a sentence makes the acts after it something talked about.

    `ends_open` tells that its paragraph ends with it and no mark closes it ("The usual wording is").
    """
    words = _plain(text)
    return bool(_FRAMES.search(words)) or (ends_open and bool(_LEADS_ON.search(words)))


_ASKED = re.compile(
    r"\b(?:what|how|which) (?:\w+ )?(?:do|would|should|will|could|did) (?:you|e|we|one|people)\b.*\?\s*$",
    re.IGNORECASE,
)


def asks_for_habits(quoted: str) -> bool:
    """Whether a quoted line asks what somebody does, so that the answer may only tell."""
    return bool(_ASKED.search(quoted))

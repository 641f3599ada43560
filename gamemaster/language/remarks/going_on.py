"""Sentences behind acts that lack a subject or a verb of their own, and so go on with the act.

`Would look splendid on a T-shirt.`, `Copied out of his mail.`, `At the earliest on Friday.`, `In principle.`:
what they add to the act takes it back, dates it or makes a text of it. Scraps that deny it (`Not today.`) are
judged in `scraps`.
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, HEDGED, REVOKING, UNMEANT
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.remarks.remark import Remark

_JUST: Final = (
    r"(?:(?:just|merely|only|simply|already|all|strictly|purely|always|more|maybe|perhaps|well|ah) )*"
)
_ONE: Final = (
    r"(?:some(?:body|one) else s|a|an|the|my|our|his|her|their|your|some|one|no|two|three|four|five|six|"
    r"\w+ s)"
)
_TEXT: Final = (
    r"(?:words?|phrase|sentence|sample|specimen|(?:entry|name) (?:for|in)|slip of|(?:page|exercise|lesson|"
    r"chapter|lines?|verse) (?:\w+ )?(?:of|"
    r"from|for|in|out)|option|fib|bluff|ruse|hoax|prank|feint|formula|quotation|quote|stanza|verse|epigraph|"
    r"headline|title|caption|motto|slogan|signature|sign off|homework|tutorial|template|mock up|placeholder|"
    r"satire|irony|parody|rehearsal|hypothesis|aspiration|threat|dream|daydream|rumou?r)"
)
_SUBJECTLESS: Final = (
    r"(?!would (?:have|ve) \w+ .*\b(?:last|earlier|sooner|already|before)\b)(?:would|ought|could|might|"
    r"should have|d|am|is maybe|is perhaps|is what) (?!i\b|you\b|we\b|he\b|she\b|"
    r"they\b|it\b|any\w+\b|(?:be|have been) (?:\w+ )?(?:worse|better)\b|"
    r"some\w+\b|the\b|a\b|an\b|that\b|this\b|those\b|there\b|not "
    r"for\b|my\b|your\b|have been fun\b|be fun\b|be nice\b|love\b|like\b)\w+"
)
_MADE_OF_TEXT: Final = (
    r"(?:copied|pasted|quoted|lifted|borrowed|resolved|happened|posted (?:for|by|as|to see)|placed and|"
    r"logged(?! (?:on|at|out|off|too|with)\b)|meant|forwarded|"
    r"translated|overheard|generated|dictated|written by|said by|adapted|paraphrased|"
    r"scheduled|autocompleted|intended|supposed|inspired)"
)
_TRYING: Final = (
    r"(?:testing|checking|finding out|seeing|trying) (?:out )?(?:if|whether|how|my|the|what|this|it|that)\b"
    r"|showing (?:\w+ ){1,2}(?:how|where|what)\b|(?:thinking|musing|dreaming|wondering|speculating|"
    r"theori[sz]ing) (?:aloud|out loud|here|only)\b"
    r"|copying (?!in\b|(?:the|this|our|both) (?:\w+ )?lists?\b)"
    r"|(?:quoting|paraphrasing|imitating|reciting|rehearsing|practi[sc]ing|pretending|joking|kidding|"
    r"teasing|bluffing|humming|floating)\b|keeping my seat\b"
)
_TO_BE_DONE: Final = (
    r"to be (?!continued\b|relieved\b|honest\b)(?:\w+ly )?\w+(?:ed|en|ung|ept|aid|old|ade|ent)\b"
    r"(?!.* (?:is|was|would)\b)"
)
_WHEN: Final = (
    r"(?:the )?(?:rest|remainder|other half) of (?:it|this|that|them) (?:\w+ ){0,3}(?:later|tomorrow|"
    r"tonight|soon|(?:on )?\w+day|if|when|once|unless)\b"
    r"|at the (?:very )?(?:earliest|latest|soonest)\b"
    r"|come (?:the )?(?:\w+ )?(?:weekend|\w+day|morning|spring|summer|"
    r"autumn|winter)\b|effective (?:upon|on|from|when|once|as of)\b|valid (?:in|on|from|if|until|"
    r"only)\b|\w+ permitting$|given (?:a|an|the|that|enough)\b(?!.* (?:i|we|you|he|she|they)\b)|when (?:the|"
    r"my|your|his|her) .*\b(?:not "
    r"earlier|not before|then only)\b|(?:tomorrow|later|one day|some day|someday)$"
)
_HOW: Final = (
    r"in (?:principle|spirit|theory|effect|jest|my head|my dreams?|my mind|thought|imagination|so many words|"
    r"other words)\b(?! (?:i|we|he|she|it|they|you|there|the|my)\b)"
    r"|(?:as though|as if)\b(?! (?:that|this|it all) (?:were|was)\w* (?:not )?enough)"
    r"|as (?!luck\b)(?:amended|seen on|the \w+ used to say|they say in|he|she|"
    r"\w+ would)\b"
    r"|(?:half|part|parts|an? (?:part|third|quarter|corner)|some|most|a part|a bit|the first half|the "
    r"second half) of (?:me|it|that|this)\b(?! \w+ (?:is|are|was|were|has|have)\b)"
    r"(?! (?:still |always |really |secretly )?(?:mourns|misses|envies|enjoys|remembers|grieves|longs)\b)"
    r"|in my (?:head|mind|dreams?|imagination) i (?:have|ve|had|did|do|already|always|just)\b"
    r"|in (?:another|some other) (?:game|dungeon|village|guild|commune|turn|round|thread|life|table)\b"
    r"|only (?:with|by leave|after|on|as)\b|(?:symbolically|theoretically|hypothetically|figuratively)\b"
    r"|no further than\b|limit\w* permitting"
)
_ELSEWHERE: Final = (
    r"(?:in|at|on|over in) (?:the|my|our|another|some|his|her) (?:\w+ )?(?:other|sister|parallel|next door|"
    r"second|neighbou?ring|miniature|practice|old) (?!event|case|hand|side|end|day|words)\w+\b(?! (?:i|we|he|"
    r"she|it|they|you)\b)|(?:different|wrong|other|another|sister) (?:\w+ )?(?:dungeon|game|list|thread|"
    r"village|table|guild|window|button|chat|group|contract|board|town|room|tab|mail|draft|person|proposal|"
    r"card)\b|in (?:yesterday|last week|last night|last month|last year|monday|tuesday) s\b|from the "
    r"(?:archives?|minutes|log|logs|script|book|novel|memoirs|annals) of\b|under the old\b(?!.* (?:i|we|you|"
    r"he|she|they)\b)"
)
_QUOTED: Final = (
    r"or (?!nothing|else|so\b|something|whatever)(?:\w+ ){0,2}\w+$"
    r"|(?:thus(?! (?:has|have|does|do|shall|may) (?!i\b))|sic|whereupon|lest|verbatim)\b"
    r"|such (?:at|anyhow|anyway)\b|such (?:was|were|are|is) (?:\w+ ){0,3}(?:plans?|words?|lines?|text|vote|"
    r"move|turn|ideas?|thoughts?|dreams?|intentions?|advice|wording|opinion|theory|hopes?|orders?|requests?|"
    r"wish|wishes|answer|decision|choice|suggestion|tale|story|song|told|said|written)\b|such$"
    r"|which (?:i(?! (?:have|ve|had|did|do)\b)|is (?:what|how|why i would)|would|one)\b"
    r"|whether (?:i|this|it (?:counts|stands|is meant))\b"
    r"|(?:same|exactly) (?:\w+ )?(?:as|the \w+) (?:in|the \w+ are)\b"
    r"|so (?:says|said|spake|quoth) (?!the (?:rule|law|card|contract)|section)\w+"
)
_NAMED: Final = (
    r"(?!(?:still |and |but )*(?:no|not a|never a|hardly a) word\b)"
    rf"(?:{_JUST}{_ONE} )?(?!is\b|was\b|s\b|please\b|don\w*\b|new\b|in\b|too\b)"
    rf"(?:\w+ ){{0,2}}{_TEXT}\b(?! (?:is|was|are|"
    r"were|has|have|ran|went|came|took|got|ended|started|lasted|to|"
    r"will|can|says|said|on (?:the|this|that)|about|of (?:thanks|caution|advice|warning|"
    r"praise|welcome|apology|comfort|explanation|encouragement))\b)"
)
_GOES_ON: Final = re.compile(
    f"{_JUST}(?:{_SUBJECTLESS}|{_MADE_OF_TEXT}\\b|{_TO_BE_DONE}|{_TRYING}|{_WHEN}|{_HOW}|{_ELSEWHERE}|"
    f"{_QUOTED})"
)
_PHRASE: Final = re.compile(f"(?:{_WHEN}|{_HOW}|{_ELSEWHERE})")
_CALLED: Final = re.compile(_NAMED)
_GROUNDS: Final = re.compile(r" (?:so|because|since|in case)\b")
_FINITE: Final = words_in(
    "is are was were am 's 'm 're has have had do does did will would can could may might must shall should "
    "'ll 'd 've i we you he she they it goes comes says said deserves"
)

_REQUESTING: Final = words_in("would could might can will")


_OF_THE_ACT: Final = words_in("i we it this that these those")
_OWNED: Final = words_in("the a an my your his her our their its every no some each")
_UNINFLECTED: Final = words_in(
    "ours theirs yours always perhaps this its besides as us yes his hers whereas thus"
)
_OF_NOUNS: Final = words_in("of in on at to for by with from than or and the a an my your his her our their")


def _has_own_clause(rest: list[str]) -> bool:
    """`(In my mind) your dungeon looks like a cellar`: whether a subject other than the act and its verb
    follow."""
    if not rest or rest[0] in (_OF_NOUNS - _OWNED) | _OF_THE_ACT:
        return False
    near = rest[1:_SUBJECT]
    for place, low in enumerate(near, 1):
        if low in _OF_NOUNS | _OF_THE_ACT:
            return False
        if low in _FINITE or is_past(low):
            return True
        if low.endswith("s") and low not in _UNINFLECTED and rest[0] in _OWNED and place > 1:
            return True
    return False


_SUBJECT: Final = 5


_MAY_FAIL: Final = re.compile(
    r"(?:it |this |that |which )?(?:may|might|could|will probably|ll probably|probably wont|may well) "
    r"(?:not work|fail|not go through|bounce|be too late|come too late)\b"
)
"""`Might not work if I'm still down as a Lark`: the act stands, whether or not it goes through."""
_COUNTED: Final = re.compile(r"(?:two|three|four|five) (?:words|letters|syllables)")
_DOUBTS: Final = (
    DENIALS
    | HEDGED
    | UNMEANT
    | REVOKING
    | words_in("just only joking jk lol if wait else but i them they these those it that which not")
)


def _goes_with_cry(cries: list[str], part: str) -> bool:
    """`Silence, silence, as they say in court`, `Morning, all, or evening`: what is added to a cry."""
    twice = len(cries) > 1 and (cries[0] == cries[1] or cries[0] in _HOURS)
    return twice and part.startswith(("as ", "or "))


_HOURS: Final = words_in("morning evening night afternoon hello hi")


def goes_on(remark: Remark) -> bool:
    """Whether a sentence behind acts goes on with them in a way that leaves none certain."""
    tokens, parts = remark.tokens, remark.parts
    if parts[:1] and parts[0].endswith(("joking aside", "jokes aside", "kidding aside")):
        parts = parts[1:]
    said = parts
    while len(parts) > 1 and " " not in parts[0] and parts[0] != "me" and not _GOES_ON.match(parts[0]):
        parts = parts[1:]
    if parts and _MAY_FAIL.match(parts[0]):
        return False
    if not parts or _goes_with_cry(said[: len(said) - len(parts)], parts[0]):
        return False
    if _COUNTED.fullmatch(parts[0]) and parts[1:] and _DOUBTS.isdisjoint(remark.lows):
        # said of anything, as in "Two words, pure bliss"
        return False
    if tokens[-1].low == "?" and tokens[0].low in _REQUESTING and tokens[1].capital:
        # "Would Sir Hale be so kind ...?" has a subject of its own
        return False
    if _GOES_ON.match(parts[0]):
        phrase_at = _PHRASE.match(parts[0])
        return phrase_at is None or not _has_own_clause(parts[0][phrase_at.end() :].split())
    # "Just a placeholder so I don't lose my slot"
    phrase = _GROUNDS.split(parts[0], maxsplit=1)[0]
    bare = _FINITE.isdisjoint(phrase.split()) and not _FINITE.issuperset({tokens[0].low})
    return bare and _CALLED.match(phrase) is not None

"""Sentences behind an act by which another value, or another act, is the better one or was the one meant.

`(I give Tarn 3 gold.) Four would be fairer.`, `(I vote for Brask.) It's really Lowri who deserves it.`, `(I
discard Rum.) Parrot is the one to go.`, `(I explore.) Healing is wiser, so that.`, `Do the second.`: what the
sender settles on is open. What must stay true: another value is the subject of what is said, and the sentence
puts it above the act's own; who plays, cooks or sings better, and a `but` behind it, leave the act alone.
"""

import re
from typing import Final

_OTHER: Final = r"(?:the |a |an )?(?:WHO|ELSE)"
_LEAD: Final = (
    r"(?:(?:on (?:\w+ )?(?:reading|thoughts?|reflection|DEED reading)|come to think of it|now that i look|"
    r"actually|"
    r"mind you|no|wait|hm|hmm|honestly|update|then again|in fact|WHO says|\w+ says|you re right) ?(?:,|:)? )*"
)
_BETTER: Final = (
    r"(?:better|wiser|safer|cheaper|fairer|rarer|smarter|stronger|nicer|bigger|larger|richer|closer|nearer|"
    r"prettier|neater|funnier|easier|worthier|more \w+|best|wisest|safest|cheapest|fairest)"
)
_GUILTIER: Final = r"(?:fishier|shiftier|guiltier|likelier|wolfier|more (?:suspicious|likely|wolfish|guilty))"
_ON_REFLECTION: Final = (
    r"(?:,? ?(?:now|tbh|actually|really|to be honest|i think|on reflection|come to think of it|"
    r"(?:now|when) (?:that )?i .*))*"
)
_OFFICE: Final = (
    r"(?:name|choice|vote|target|candidate|suspect|pick|bet|play|move|option|card|square|place|one)"
)
_WOULD: Final = r"(?:would(?: have been| be)|d be|might be|is|s|was|are|looks?|seems?|sounds?)"
_BEING: Final = rf"{_WOULD}(?: (?:really|actually|clearly|much|far|probably|surely|the|a|an))*"
_PREFERRING: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:WHO|ELSE) {_BEING} {_BETTER} {_OFFICE}\b.*"
    rf"|ELSE {_BEING} {_BETTER}{_ON_REFLECTION}"
    rf"|WHO {_BEING} {_GUILTIER}{_ON_REFLECTION}"
    r"|WHO (?:is|s) the one (?:who|that|i) (?:i |we )?(?:s |am |m |is |want |should |"
    r"deserves |mean |meant |gets )\b.*"
    r"|(?:eh|hm|hmm|nah|meh) , (?:the |a )?ELSE(?: then)?"
    r"|(?:WHO|he|she) (?:could|can) (?:use|DEED|do with) (?:it|this|that) (?:more|better)\b.*"
    r"|.*\bso (?:them|him|her|that one|those)(?: please| then)"
    r"|(?:.* , )?(?:please )?(?:give|send|hand|DEED) (?:it|them|that) to (?:WHO|ELSE)(?: instead| rather)?"
    r"|ELSE suits me (?:better|best|more)\b.*"
    r"|ELSE , (?:he|she|they|it|that) (?:s|ve|has|have|is|are) .*"
    r"|(?:OWN|it|that|that one) (?:looks?|seems?|feels?) (?:terrible|awful|wrong|bad|"
    r"worse|silly)(?: now.*)?"
    r"|(?:.* and )?(?:he|she|OWN) (?:looks?|seems?) (?:clean|innocent|fine|all right|"
    r"harmless) (?:to me )?now"
    r"|(?:.* and )?(?:he|she|OWN) (?:looks?|seems?) (?:quite |so |perfectly )?(?:clean|innocent)(?: to me)?"
    r"|(?:.* , )?(?:it|that|this) gets a (?:no from me|ELSE)"
    r"|.* , that (?:s|is) ELSE(?: ,)?(?: isnt it| right| no| surely| i think)?"
    rf"|ELSE would (?:have been|be) (?:the |a |much |far )*{_BETTER}(?: {_OFFICE})?(?: \w+)?"
    rf"|ELSE {_BEING} {_BETTER} , (?:now|so|you|actually|after|i)\b.*"
    rf"|ELSE {_BEING} what i (?:need|want|mean|meant|wanted|intended)\b.*"
    rf"|{_OTHER} {_BEING} (?:one|card|square|name) (?:to (?:go|pick|choose|take|play|discard)"
    rf"|i (?:need|want|mean|meant|can spare|should|wanted|intended|was thinking of))\b.*"
    rf"|it (?:s|is) (?:really|actually|rather|in fact) {_OTHER} (?:who|that|which)\b.*"
    rf"|{_OTHER} (?:deserves?|needs?|earns?|merits) (?:it|this|that|them) (?:more|most|better|rather)\b.*"
    rf"|{_OTHER} (?:has |have )?(?:overtaken|overtook|outbid|replaced|superseded) (?:it|that|OWN)\b.*"
    rf"|(?:.* )?(?<!say )(?<!says )(?:it|that|this) (?:should|ought to|must) (?:have|DEED) been {_OTHER}\b.*"
    rf"|(?:oops |sorry |my mistake )?,? ?i (?:was|had been) thinking of (?:WHO|ELSE)"
    rf"|DEED (?:first )?{_BEING} {_BETTER} , so\b.*"
    rf"|(?:WHO |\w+ )?(?:has |had |s )?won me over to the other side"
    rf"|i (?:d|would) (?:much |far )*rather DEED"
    rf"|.+ , (?:so|then) (?:for |it s |i (?:DEED|choose|pick|take) )?{_OTHER}"
    rf"|the (\w+) (?:DEED|have|has|are|is) .+ , so the \1"
    rf")"
    r"|(?:well |so |right |ok |okay |and )*,? ?(?:that one|that then|do (?:the )?(?:second|other|latter|DEED)"
    r"(?: one| thing)?|do that(?: first| instead)|(?:so|then) that|there , then|let s do that)"
    r"|(?:ELSE|DEED|the ELSE) it is(?: , then| then)?"
)
_LEADING_ONLY: Final = re.compile(
    r"(?:(?:on (?:\w+ )?(?:reading|DEED reading|thoughts?|reflection)|come to think of it) ,? ?)"
    rf"ELSE (?:{_BEING} {_BETTER}|(?:scores|pays|costs|earns|yields|counts|brings) (?:more|better|less))\b.*"
    r"|(?:.+ says )?ELSE (?:scores|pays|costs|earns|yields|counts|brings) (?:more|better|less) , "
    r"(?:so|and (?:he|she|WHO) (?:s|is) right)\b.*"
)
_STILL: Final = re.compile(r"\b(?:but|still|yet|only|though i|never|not|nt)\b")
_MOST_WORDS: Final = 24


def prefers_another(said: str) -> bool:
    """Whether the marked words put another value, or another act, above what was done."""
    if len(said) > _MOST_WORDS * len("another ") or "?" in said or _STILL.search(said) is not None:
        return False
    return _PREFERRING.fullmatch(said) is not None or _LEADING_ONLY.fullmatch(said) is not None

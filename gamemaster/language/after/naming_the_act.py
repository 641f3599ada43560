"""What a clause behind acts calls them, by which none of them is done now: `Those were his last words.`

It names them by a word that points back, or as a vote or a move, and says that they are a text, a thing of
the past, an idea; or it says whose words they were, or how they are to be taken.
"""

import re
from typing import Final

from gamemaster.language.after.remark import Remark
from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.english.tokens import words_in

_THIS: Final = r"(?:this|that|these|those|it|which|such|all that|(?:all )?the (?:above|foregoing|aforesaid))"
_DEED: Final = (
    r"(?:votes?|ballots?|moves?|turns?|lines?|words?|orders?|announcements?|actions?|mails?|messages?|tiles?|"
    r"cards?|plays?|sentences?|attacks?|offers?)"
)
_OURS: Final = r"(?:a|an|the|my|our|his|her|their|your|some|one|no|any|only|just|merely|purely|\w+ s)"
_OF_IT: Final = rf"(?:{_THIS}|(?:the|that|this|my) (?:\w+ )?{_DEED}|{_DEED} above)"
_IS: Final = r"(?:is|s|are|was|were|will be|ll be|would be|d be|had been|has been|s been)"
_TEXT: Final = (
    r"(?:words|lines?|lyrics|quotations?|quotes?|tests?|trial|transcript|translation|scripts?|history|"
    r"epitaph|motto|password|slogan|catchphrase|drafts?|proto|protos|models?|templates?|examples?|samples?|"
    r"specimens?|option|options|possibility|hypothesis|experiment|maybe|perhaps|daydream|fantasy|hearsay|"
    r"rumou?r|refrain|chorus|stanza|verse|caption|screenshot|excerpt|extract|copy|reminder|placeholder)"
)
_SAID: Final = (
    r"(?:spake|spoke|said|says|quoth|cried|cries|sang|sings|wrote|writes|whispered|shouted|muttered|replied|"
    r"answered|declared|recited|chanted|announced)"
)
_RUNS: Final = (
    rf"(?:{_SAID}|runs|ran|goes|went|begins|began|ends|ended|reads|read|opens|opened|closes|closed)"
)
_RULES: Final = r"(?:rules?|laws?|cards?|sections?|contract|charter|ruleset|map|board|report|\w+ rule)\b"
_PAST: Final = (
    r"(?:yesterday|already|last (?:week|month|night|year|time|round|turn|phase|monday|tuesday|wednesday|"
    r"thursday|friday|saturday|sunday)|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|"
    r"(?:\w+ )?(?:days?|weeks?|months?|years?|hours?) ago|long ago|once before|earlier)"
)
_UNREAL: Final = (
    r"(?:unsent|unsaid|unwritten|void|null|undone|withdrawn|cancelled|canceled|hypothetical|conditional|"
    r"provisional|tentative|intentions?|ideas?|plans?|maybe|perhaps|jokes?|jests?|suggestions?|proposals?|"
    r"tests?|examples?|drafts?|protos?|wish|wishes|option|options|possibility|thoughts?|feeler|musings?|read|"
    r"history|trial|warnings?|promises?|threats?|forecast|bluff)"
)
_AS_ONE: Final = (
    r"(?:(?:only|just|merely|purely|more|rather|simply) )*(?:as |for |of as )?"
    rf"(?:{_OURS} )*(?:\w+ )?{_UNREAL}(?!.* if you (?:like|will|want|must)\b)"
)
_CLAUSE: Final = re.compile(
    "|".join(
        (
            rf"(?:at least )?{_OF_IT} {_IS} (?:{_OURS} )*(?:\w+ ){{0,2}}{_TEXT}\b",
            rf"(?:at least )?{_OF_IT} {_IS} what (?:my|his|her|their|a|one|people|they|he|she|someone)\b",
            (
                rf"{_THIS} {_IS} (?:the|a|my|our) (?:\w+ )?{_DEED} (?:that |which )?(?:i|we) (?:will|ll|"
                r"shall|would|d|might|may|am|m|are|re|was|were|plan|intend|mean|hope|want)\b"
            ),
            rf"such {_IS} (?:my|his|her|their|your|the)\b",
            (
                rf"{_OF_IT} {_IS} (?:how (?:it|one|you|they|to)|yesterday s|last \w+ s|what (?:you|we) (?:d|"
                r"would))\b"
            ),
            (
                rf"{_OF_IT} {_IS} (?:just |only |for )*(?:the|a|my|another) (?:\w+ )?(?:council|office|"
                r"newsletter|club|guess|gamble|headline|title|badge|sketch|mock up|bluff|other "
                r"(?:game|list|table|village|commune|guild))\b"
            ),
            (
                rf"{_OF_IT} {_IS} (?:in|on|at|from) (?:the|my|our|another|a) (?:other|old|sister|badge|wall|"
                r"first page|last page|drafts?|clipboard|archives?)\b"
            ),
            (
                rf"{_THIS} {_IS} the (?:\w+ )?{_DEED} (?:the|my|a|his|her|every|any|no|nobody|everyone|that "
                r"(?!counts))\b"
            ),
            (
                rf"{_THIS} (?:\w+ )?(?:lapsed|expired|goes out by itself|went out by itself|went on the "
                r"board|went to|should have (?:gone|been|said|read)|(?:has|s) been (?:on the table|there|in|"
                r"resolved) )"
            ),
            (
                rf"{_THIS} (?:(?:is|s|was) not|isnt|wasnt) (?:yet |quite |really )*(?:done|made|sent|decided|"
                r"settled|valid|fixed|certain|real)\b(?: yet)?$"
            ),
            rf"{_THIS} (?:(?:is|s|was) not|isnt|wasnt) me(?: who \w+s\b|$)",
            rf"{_THIS} {_IS} an? (?:automatic|automated|auto) (?:reply|message|mail|response|answer)\b",
            (
                r"(?:\w+ ){0,4}my (?:past|future|younger|older) self\b|there s an? (?:\w+ )?missing\b|"
                r"there (?:were|are) (?:two|three|several) (?:versions|drafts)\b"
            ),
            rf"{_OF_IT} (?:went|was|were|had|got|happened|stood|took)\b(?! on my mind\b).*\b{_PAST}$",
            rf"(?:would|might|could|should) (?:have been|be|ve been) (?:my|our) (?:\w+ )?{_DEED}\b",
            rf"(?:thus|so|such|thusly) {_RUNS} (?!far\b|on\b|well\b|(?:the|our|my) {_RULES})\w+",
            rf"{_SAID} (?:the|a|an|my|our|his|her|nobody|no one|someone|somebody|one)\b",
            (
                r"were (?:it|i|we|he|she|they|that|this|there|(?:the|my) \w+) (?!not (?:for|so)\b|.*\b(?:d|"
                r"would|might|"
                r"could)\b)\w+"
            ),
            (
                r"(?:please )?(?:consider|regard|treat|take|read|call|think of|see|view|count|let s call|"
                rf"let us call|deem|file) {_OF_IT} {_AS_ONE}\b"
            ),
            (
                r"(?:please )?(?:ignore|disregard|forget|skip|overlook) (?:me|us|my (?:vote|move|ballot|"
                r"mail)) (?:until|till|for now|for the moment|unless|while|today|this)\b"
            ),
            (
                rf"my (?:final|real|actual|true|official|proper|definitive|definite) (?:{_DEED}|decision|"
                r"answer|choice) (?:will|ll|is|s|comes|follows|has|may|might)\b"
            ),
            (
                rf"(?:no|not a|not an|hardly a|never a) (?:real )?{_DEED} (?:was |is |were |are "
                r")?(?:intended|meant)$"
            ),
            r"(?:proto|draft|sketch|demo|test|rehearsal|example|idea|plan)s? only$",
            (
                r"in (?:an|a|another|some|my) (?:ideal|perfect|better|other|another|just|parallel|different) "
                r"(?:world|life|universe|day|week|village|town)\b"
            ),
            r"in (?:another|my next|some other) (?:world|life|universe)\b",
            r"(?:it s |it is |happy )?opposite day\b|(?:it s |it is )?backwards day\b",
            (
                r"(?:(?:i|we) )?(?:still )?(?:havent|have not|ve not|hadnt) (?:quite |yet |really |fully |"
                r"entirely |actually )*(?:made up (?:my|our) minds?|decided|settled|chosen)\b(?!.* rest\b)"
            ),
            (
                r"(?!about |on the )(?:\w+ ){0,4}i (?:stay|remain|am|m) (?:\w+ )?(?:undecided|on the fence|"
                r"in two minds|torn)\b"
            ),
            (
                rf"(?:{_THIS} (?:is|s) )?(?:\w+ ){{0,3}}to show (?:you )?(?:where|how|which way) i (?:am|m|"
                r"was) (?:leaning|inclined|thinking)"
            ),
            r"(?:a|an|the) (?:quotation|quote|excerpt|extract|passage|snippet|cutting) (?:from|of|out of)\b",
            rf"(?:thus|so|there (?:you have|goes)|behold|such is) (?:the|a|my|our) (?:\w+ )?{_TEXT}\b",
            rf"(?:thus|behold) (?:the|a) (?:model|sample|standard|usual|official) {_DEED}$",
            (
                r"(?:\w+ ){1,9}(?:only|just|merely|purely|simply) as (?:a |an )?(?:suggestion|history|"
                r"example|joke|test|hint|illustration|idea|possibility|warning|threat|curiosity|reminder)$"
            ),
            (
                r"(?:\w+ )?(?:i|you|we) (?:already )?(?:sent|posted|mailed|cast|announced|submitted|have|ve "
                rf"had) {_THIS} (?:\w+ )*(?:{_PAST}|before)\b"
            ),
            (
                rf"(?:you|the \w+|sir \w+) (?:already )?(?:have|has|got|ve) (?:already )?{_THIS} (?:already "
                r")?from me\b"
            ),
            (
                r"(?:so )?(?:there s |there is )?no need to (?:count|process|record|tally|enter) \w+ "
                r"(?:again|twice)\b"
            ),
            (
                r"(?:one|you|people) (?:just |simply |only )?(?:write|writes|say|says|put|puts|phrase|"
                r"phrases) (?:it|this|that) (?:like (?:so|this|that)|so|thus|this way|as follows|in these "
                r"words)\b"
            ),
            r"i (?:will )?do nothing (?:at all )?(?:until|till|unless|before)\b",
            (
                r"(?:hm |well |no )?or (?:should|shall|would|do|could|might|had) (?:i|we)\b(?! .*\b(?:say|"
                r"call|put|write)\b)"
            ),
            (
                r"(?:all )?(?:cancelled|canceled|withdrawn|retracted|revoked|scrapped|postponed|suspended|"
                r"void|struck|deferred)(?: for now| for the moment| until \w+)?$"
            ),
            (
                rf"(?:\w+ ){{1,9}}(?:read|wrote|typed|said|dictated|put|sent) {_THIS} (?:\w+ )*as a "
                r"(?:suggestion|joke|dare|bet|test|prank)"
            ),
        )
    )
)
NAMING: Final = words_in(
    "this that these those it which such above foregoing aforesaid would might could should thus thusly "
    "behold said says spake spoke quoth cried cries sang sings wrote writes whispered shouted were consider "
    "regard treat take call see view deem file ignore disregard forget skip overlook final real actual true "
    "official proper intended meant proto protos draft drafts sketch demo test rehearsal idea plan world "
    "life universe opposite backwards runs ran goes decided settled chosen minds mind undecided fence torn "
    "leaning inclined quotation quote excerpt extract passage snippet cutting need write put puts phrase "
    "nothing or already cancelled canceled withdrawn retracted revoked scrapped postponed suspended void "
    "struck deferred self missing versions"
)
"""Without one of these no clause says so."""
_SPEAKS_AGAIN: Final = re.compile(
    r"^(?:of course|that is|though|alas)$|\b(?:say|write|mean|do) (?:that|this|so|it)\b|^that s (?:where|"
    r"what|how)\b"
    r"|\bmy (?:line|turn|vote|move|ballot) would\b"
)
"""Of what would follow: `Were I a member, I could even say that.`"""


def names_otherwise(remark: Remark) -> bool:
    """Whether a sentence opens with a clause that calls the acts before it a text, a thing of the past."""
    if NAMING.isdisjoint(remark.lows):
        return False
    tokens, parts = remark.tokens, remark.parts
    if len(parts) > 1 and " " not in parts[0] and (tokens[0].capital or tokens[0].low in OPENERS):
        # "Tarn, that was ..."
        parts = parts[1:]
    if not parts or _CLAUSE.match(parts[0]) is None:
        return False
    # "Were it longer, I would frame it" has come to a clause of its own
    return len(parts) == 1 or not parts[0].startswith("were ") or _SPEAKS_AGAIN.search(parts[1]) is not None

"""Sentences in front of acts whose `this` is the words below, which then are not the sender's act of now.

Somebody else says or sings them (`My cousin keeps shouting this.`), they hang on what comes first (`I need a
yes before this is valid.`), are copied out, or show what somebody might say. `I say this with a heavy heart`
is none of those.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import words_in

_THIS: Final = r"(?:this|these|the following)"
_IT: Final = r"(?:it|this|that|any of (?:it|this)|the following|what follows|my (?:vote|move|turn|ballot))"
_SAYS: Final = (
    r"(?:says|said|shouts|shouted|sings|sang|whispers|whispered|yells|yelled|writes|wrote|mutters|muttered|"
    r"chants|chanted|recites|recited|mumbles|mumbled|repeats|repeated|croaks|croaked|reads|announces|cries|"
    r"cried|declares|declared|screams|screamed)"
)
_SAYING: Final = (
    r"(?:saying|shouting|singing|whispering|yelling|writing|muttering|chanting|reciting|mumbling|repeating|"
    r"croaking|screaming|humming|posting|sending|typing)"
)
_TEXT: Final = (
    r"(?:letters?|mails?|notes?|messages?|diary|diaries|words|speech|poem|orders?|instructions?|script|text|"
    r"posts?|lines?|card|book|page)"
)
_COPYING: Final = (
    r"(?:copy|copying|type out|typing out|type up|typing up|quote|quoting|translate|translating|transcribe|"
    r"transcribing|forward|forwarding|paste|pasting|read you|reading you|read out|reading out)"
)
_VALID: Final = (
    r"(?:counts?|valid|holds?|stands?|signed|official|binding|approved|confirmed|countersigned|final|"
    r"seconded|ratified)"
)
_AHEAD: Final = re.compile(
    "|".join(
        (
            (
                rf"(?<!\bi )(?<!\bwe )(?<!anyone )(?<!anybody )(?<!nobody )(?<!no one )(?<!who )\b{_SAYS} "
                rf"(?:just |only |nothing but )?{_THIS}$"
            ),
            rf"\b(?:keeps?|kept|goes on|went on|is|s|was|are) (?:\w+ )?{_SAYING} {_THIS}$",
            rf"\bthen (?:comes )?(?:only |just )?{_THIS}$",
            (
                rf"\b(?:words|lines|verse|lyrics|refrain|note|sign|card|plate|advice|answer) (?:were|was|are|"
                rf"is|ran|went|goes) {_THIS}$"
            ),
            (
                rf"\b(?:tells?|told|claims?|claimed|swears?|insists?|pretends?|says?|said) .*\b(?:i|me) "
                rf"(?:said|wrote|sent|did|say|posted) {_THIS}\b"
            ),
            (
                rf"\b(?<!for )(?:before|until|till|unless|once|as soon as) {_IT} (?:(?:is|s|are|becomes?|"
                rf"gets?|has been|have been|will be|may be|can) )?(?:\w+ )?{_VALID}\b"
            ),
            r"^(?:and )?here (?:is|s|are|comes) (?:the (?:\w+er|\w+est|other) one|one of them|the other)$",
            (
                r"\blet me (?:show|demonstrate|tell|illustrate|act out)(?: \w+)? (?:how|what) (?:\w+ "
                r"){1,3}(?:would|d|might|could) (?:talk|say|write|vote|sound|look|put|phrase|do|play|move|"
                r"answer)\b"
            ),
            r"\bwhat i (?:would|d) (?:\w+ )?(?:answer|say|do|write|vote|play|reply|send) if\b",
            (
                rf"\bi (?:m|am|ll|will|shall|only|just|merely|here)? ?(?:only |just |merely "
                rf")?{_COPYING}\b.*\b{_TEXT}\b"
            ),
            (
                r"^if (?:i|we) (?:had|were|could|owned|was)\b.*\bmy (?:letter|mail|message|post|move|"
                r"vote)\b.* would\b"
            ),
            (
                rf"\b(?:wants?|would like|d like|loves?|longs?|expects?) to (?:see|hear|read|have|get) "
                rf"{_THIS} from me\b"
            ),
            (
                r"\b(?:bet|dare|would|d|could|might)\b.*\ba (?:\w+ )?(?:message|mail|line|move|vote|letter|"
                r"sentence|post|turn) like (?:this|these|this one|the following)$"
            ),
            (
                r"^(?:so |and )?(?:what|how) (?:would|do|will|might) (?:\w+ ){1,3}(?:say|think|feel|make|"
                rf"vote|react) (?:to|of|about|on) {_THIS}$"
            ),
            (
                r"\bwould (?:the following|this|these) (?:kill|hurt|work|count|be|harm|break|do|help|win|"
                r"suffice)\b"
            ),
            (
                r"\b(?:is|s|has) this (?:illustration|example|diagram|picture|sample|passage|line|verse|"
                r"phrase|sentence|wording|entry|caption)$"
            ),
        )
    )
)


_FREE: Final = (
    r"(?=$| (?:in(?:to)?|on|at|from|to|across|under|over|by|for|with|before|after|as|and|but|or|when|"
    r"whenever|aloud|out|down|all|too|again|here|there|myself|himself|herself|printed|written|painted|sung|"
    r"an?|the|last|yesterday|tomorrow|tonight|already|once|twice|every)\b)"
)
"""What stands behind a `this` that no noun follows."""
_UTTERING: Final = re.compile(
    rf"\b(?:say|says|saying|said|write|writes|wrote|send|sends|sent|mail|mails|mailed|post|posts|posted|put|"
    rf"puts|has|have|had|sign|signs|signed|print|prints|printed|teach|teaches|taught|sing|sings|sang|"
    rf"translate|recite|recites|recited|repeat|repeats|quote|quotes|quoted|copy|copies|copied|paste|pasted|"
    rf"dictate|dictates|dictated|shout|shouts|whisper|whispers|learnt|learned|shows|showed|find|finds|found|"
    rf"type|types|typed|hand|hands|handed|give|gives|gave|slips|slipped|left|stuck|hung|pinned|sent|into|"
    rf"tried it on) (?:(?:me|us|you|him|her|them|the \w+|my \w+) )?this(?: one)?{_FREE}"
)
_OF_ONESELF: Final = words_in("i we me us 'm let myself")
_WAITING: Final = re.compile(
    r"^this (?:one )?(?:has|have|had|must|will|ll|can|may|should|is to|s to)\b.*\b(?:wait|waits|waited|"
    r"outbox|drafts?|drawer|sat|sit|lain|lie)\b"
)


def points_ahead(said: str) -> bool:
    """Whether a sentence, its words joined, lets what follows be somebody's words, a show, or conditional."""
    if _AHEAD.search(said) is not None:
        return True
    if " this" not in said and not said.startswith("this"):
        return False
    uttered = _UTTERING.search(said)
    # "I write this on the train" is said of the mail itself
    by_others = (
        uttered is not None
        and uttered.start() > 0
        and _OF_ONESELF.isdisjoint(said[: uttered.start()].split())
    )
    return by_others or _WAITING.match(said) is not None

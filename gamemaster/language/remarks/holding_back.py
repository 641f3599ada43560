"""Sentences behind acts that hold them back: on a condition, in part, till later, as something is wrong.

`Unless somebody will swap, speak up.`, `Only to the second half, mind.`, `Hang on, he's dead already.`, `Then
nothing from me.`, `Draft only.`
"""

import re
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.remarks.remark import Remark

_DAY: Final = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next \w+|the \w+)"
_WHOLE: Final = Sought(
    (
        # on a condition, in part
        (
            r"^only (?:to|for|in|on|with|from|against|about|as to|regarding) (?:the|my|his|her) "
            r"(?:\w+ )?(?:half|part|bit|first|second|third|last|former|latter|sake of)\b"
        ),
        (
            r"^(?:that is|i mean|well|provided|meaning|namely|rather)? ?(?:only )?(?:the (?:very "
            r")?(?:moment|minute|second|instant|day)|once|as soon as|if and when|provided) .* and "
            r"not (?:a|one|before|sooner|until|earlier)\b"
        ),
        r"\bnot (?:a|one) (?:minute|moment|second|day|hour) (?:before|sooner|earlier)\b",
        (
            r"\b(?:otherwise|or else|else|if not) (?:please )?(?:count|treat|put|mark|consider|take|"
            r"log|record|note) (?:me|it|that|this|my)\b"
        ),
        r"\bonly (?:\w+ ){0,5}(?:as|so) long as\b",
        r"\b(?:first refusal|right of first)\b.*\b(?:until|till|then)\b",
        (
            r"^if (?:taken|occupied|full|gone|illegal|impossible|refused|vacant|empty|free|still "
            r"free|allowed|need be) "
        ),
        (
            r"^(?:if|should) (?:that|this|it|not|he s right|she s right|i m wrong|so)\b.*\b(?:sooner|"
            r"null|void|instead|scrap|skip|save it|keep it|forget|ignore)\b"
        ),
        (
            r"^should (?!i\b|you\b|anyone|anybody|we\b).*\b(?:instead|rather|read|null|void|forget|"
            r"ignore|skip)\b"
        ),
        (
            r"\bor (?:nothing (?:changes|happens|moves|is)|not at all|no deal|else nothing|no "
            r"move)\b|\bin that (?:event|case) (?:put|count|mark|treat|take|forget|ignore|skip|i "
            r"(?:vote|abstain|do))\b"
        ),
        r"\bwith \w+ (?:carrying|helping|paying|holding|leading|covering) me he promised\b",
        r"\bhalf (?:for|of it for) (?:me|\w+) and half (?:for|in)\b|\bi d expect \w+ to\b",
        (
            r"\b(?:perform|do|take|pick|choose|count|apply|execute|process) (?:whichever|either|one "
            r"of|only one|just one|the (?:better|cheaper|best|first legal))\b"
        ),
        r"\bnot the (?!only\b|first\b)\w+ (?:bit|part|half)\b",
        (
            r"\b(?:put|count|mark|list|book|keep|log) me (?:down )?(?:as|for) (?:absent|abstaining|"
            r"undecided|not having|present|a no|a maybe)\b"
        ),
        r"\bas for me i (?:ll|will|shall) (?:abstain|wait|pass|sit|hold|keep)\b",
        (
            r"\b(?:and|but|so) i (?:decline|refuse|pass|abstain|wont|will not|shant|shall not)$|^i "
            r"(?:decline|refuse|shant|wont)$"
        ),
        (
            r"\b(?:if only|would that) it were (?:that|so|as) (?:simple|easy)\b|^were it in\b|^(?:i "
            r")?wish i could(?:$| anyhow| though| but)"
        ),
        (
            r"\bi (?:ll|will|shall|m going to|d better|am going to) (?:hold off|hold back|hold fire|"
            r"hold it|sit tight|bide my time)\b"
        ),
        (r"\bstill (?:weighing|mulling|considering|debating|pondering|toying|haggling)\b"),
        (
            r"\b(?:i d|i would|id) (?:much |far |really )?(?:sooner|rather) (?:keep|save|wait|hold|"
            r"(?:sit|stay)(?! (?:by|in|at|home|with|warm)\b)|spare|hang)\b"
            r"(?! (?:it |that |this )?to myself)"
        ),
        r"\b(?:lean|leaning|leant|tend|tending|inclined) (?:that|this) way\b",
        r"\bi would rather (?:keep|save|wait|hold|sit(?! (?:by|in|at|on|with|down)\b)|spare)\b",
        # till later
        (
            r"\ba (?:real|fresh|new|proper) (?:one|order|vote|move|ballot|orders)\b.*\b(?:you ll|"
            r"coming|comes|follows|later|soon)\b|\b(?:new|fresh) orders? (?:coming|to follow|follows|"
            r"soon|later)\b"
        ),
        (
            r"\bi ll (?:write|send|post|mail|cast) (?:a |my )?(?:fresh|new|real|proper|another) "
            r"(?:order|one|vote|move|ballot)\b"
        ),
        r"\byou ll (?:know|hear|have it|get it|see) (?:by|at|on|tomorrow|tonight|when|before)\b",
        r"\bspare me the (?:swing|trip|fight|trouble|cost)\b|\b(?:dont|do not) waste it\b",
        (
            r"^(?:on (?:second thoughts?|reflection) )?(?:let|leave|keep) (?:it|them|that|those) "
            r"(?:stand|lie|stay|open|up|alive|running|as is|as it is|where it is)\b(?! corrected)"
        ),
        r"\bon reflection\b.*\b(?:let|leave|keep|stay|rather|better|no|not)\b",
        r"^(?:draft|sketch|rough|proto|trial|example|sample|test|preview) (?:only|version)\b",
        (
            r"\b(?:the )?(?:final|real|proper|actual|binding|official) (?:version|one|move|vote|mail|"
            r"text|ballot) (?:follows|comes|will|is to|to follow|tomorrow|later|soon)\b"
        ),
        (
            r"\bi (?:m |am |ll |will |shall )?(?:keep|keeping|hold|holding|save|saving|reserve|"
            r"reserving|sit|sitting) (?:on |back )?my (?:\w+ )?(?:vote|ballot|move|turn|powder|"
            r"choice)\b(?! token)"
        ),
        (
            r"\b(?:havent|have not|hasnt|hadnt) (?:\w+ )?(?:made|decided on|settled on|reached) "
            r"(?:my|a|any) (?:\w+ )?(?:choice|decision|mind)\b"
        ),
        (
            r"^(?:sorry|oops|apologies|my mistake) (?:i )?(?:misread|miscounted|misremembered|mixed "
            r"up)\b.*\b(?:should|different|look|another|check|less|more)\b"
        ),
        # taken back
        (
            r"\b(?<!t )(?<!not )(?<!never )(?:taking|take|takes|taken|took) (?:that|it|this|them|"
            r"those) (?:all |right |straight )?back\b"
        ),
        r"^(?:nvm|nm|belay that|as you were)\b",
        r"\bthen (?:it s |that s )?(?:nothing|no \w+) from me\b",
        (
            r"^then (?:i ll|i will|i shall|i have to|i must|i d better) (?:have to )?(?:think|look|"
            r"find|wait|choose|pick|need|try) \b"
        ),
        r"\bhad you (?:fooled|worried|going|there|all)\b",
        (
            r"\bignore (?:me|us)\b|\b(?:was|were|is) (?:meant|intended|destined|supposed) (?:for "
            r"(?:my|another|a different|the other|\w+ s) |to go to )"
        ),
        r"\btake it (?:that )?(?:i )?(?:never|havent|didnt|as unsaid|as unwritten|for unwritten)\b",
        (
            r"^(?:retracted|withdrawn|cancelled|canceled|superseded|deleted|moot|obsolete|overtaken|"
            r"outdated|void)\b"
        ),
        r"\b(?:note to self|delete (?:this|that|the (?:line|para|paragraph|above))|unvot\w+)\b",
        (
            r"\b(?:dont|do not|no need to|pls dont|please dont) (?:tally|book|enter|register|score|"
            r"act on|log|act upon)\b"
        ),
        (
            r"\bmade you look\b|\b(?:lost|was|on|took) a dare\b|\bapril s first\b|^(?:and )?pigs "
            r"(?:shall|will) (?:fly|sing)\b|\bin a heartbeat if\b|\bthe (?:true|real|proper) (?:vote|"
            r"one|move) i (?:write|send)\b"
        ),
        (
            r"\b(?:do|d) you take me for\b|^but no$|^picture (?:it|that|this)\b|\b(?:that|this|it) "
            r"would be too (?:easy|simple|good)\b"
        ),
        (
            r"\bduplicates? of\b|\b(?:just|only|merely) (?:the|a|your) copy\b|\b(?:went off|was "
            r"carried out|was processed|was counted|been carried out|been processed) (?:yesterday|"
            r"already|last|on|and)\b|\bsame mail (?:went|was)\b"
        ),
        r"\bmorally speaking\b",
        (
            r"\bi (?:only |just |merely )?want(?:ed)? (?:only |just )?to (?:ask|check|find out) "
            r"(?:how|whether|if|what)\b"
        ),
    )
)
_MISNAMED: Final = Sought(
    (
        r"^(?:please )?(?:swap|replace|substitute|exchange) \w+ (?:for|with|by)\b",
        (
            r"\b(?:kindly|please) (?:read|take|understand|substitute|make it) (?:\w+ )?(?:instead|"
            r"for|as)\b|\bread \w+ (?:instead|wherever|where)\b|(?:^for|\bwherever) (?:\w+ "
            r"){1,6}(?:kindly |please )?(?:read|understand) (?!it\b|the rule)"
        ),
        (
            r"\b(?:counting|counted|numbered|count|numbering|shifted) (?:from (?:zero|the|one|"
            r"bottom)|by one|one further)\b"
        ),
        r"\bi confuse the names\b|\bthe one with (?:the )?\w+ \w+ i mean\b|\bgot swapped\b",
        (
            r"\bi mean (?:last|next|this coming|yesterday|tomorrow|at the|on (?:mon|tues|wednes|"
            r"thurs|fri|satur|sun)day)\b"
        ),
        (
            r"\b(?:that is|i mean|as in) not (?:the|in|at) (?:one|ones|our|your)\b|\bnot the (?:one|"
            r"ones) (?:in|of|from|at|on) (?:the|this|our|your)\b"
        ),
        (
            r"\b(?:swap|switch|reverse|exchange|transpose|flip) (?:the two|the numbers|them|those|"
            r"these|both|the votes|for and against|the sides)\b"
        ),
        (
            r"\bi (?:ve |have |had )?(?:muddled|mixed up|swapped|switched|confused|transposed|"
            r"reversed|got mixed up|got confused|garbled) (?:up )?(?:the|my|those|them|these|both|"
            r"which|with)\b"
        ),
    )
)
_STOPPING: Final = re.compile(
    r"(?:oh |ah |um |er |ooh |argh |but |no )*(?:hang (?:about|on)|hold (?:on|up|it|your horses)|one "
    r"(?:moment|sec|second|minute))"
)
_AMISS: Final = re.compile(
    r"\b(?:already|wrong|isnt (?:he|she|it)|not (?:mine|yet|my)|misread|scratch|hasty|closed)\b"
)
_HANGING: Final = re.compile(r"(?:unless|provided|assuming|if|once|as long as|so long as)\b(?! (?:i|you) )")
_NATURALLY: Final = re.compile(
    r"(?:naturally|obviously|of course|mind(?: you)?|though|that is|please|clearly|needless to say)"
)
_ASKED: Final = re.compile(
    r"(?:speak up|shout|say so|tell me|let me know|sing out|raise (?:your|a) hand|make (?:me )?an offer|"
    r"holler)\b"
)
_THEN: Final = re.compile(rf"(?:on |by |until |from |before |after )?{_DAY}\b")
_TO_BE: Final = re.compile(
    r"(?:that|this|it|which) (?:ll|will|would|d|shall) be\b(?! (?:fun|nice|good|great|all|a|it|the))"
)
_MEANT: Final = re.compile(
    r"i (?:meant|mean|should have said|wanted) (?!it\b|that\b|this\b|to\b|every\b|no\b|well\b|"
    r"business\b)\w+$"
)
_SORRY: Final = re.compile(
    r"(?:oh |argh |ugh |ah |no )*(?:sorry|oops|whoops|apologies|my mistake|damn|drat|argh|gah|blast|"
    r"excuse me)"
)


def holds_back(remark: Remark) -> bool:
    """Whether a sentence keeps the acts before it from standing as they are."""
    if _WHOLE.search(remark.said) or misnames(remark):
        return True
    parts = remark.parts
    if len(parts) < 2:
        return False
    first, rest = parts[0], parts[1:]
    if _STOPPING.fullmatch(first) and any(_AMISS.search(part) for part in rest):
        return True
    if _HANGING.match(first) and _NATURALLY.fullmatch(rest[0]):
        return True
    if first.startswith("unless ") and any(_ASKED.match(part) for part in rest):
        return True
    if _THEN.fullmatch(first) and any(_TO_BE.match(part) for part in rest):
        return True
    return _SORRY.fullmatch(first) is not None and any(_MEANT.match(part) for part in rest)


def misnames(remark: Remark) -> bool:
    """Whether names or numbers beside a sentence are to mean others: `Wherever I write Tarn, read Imke.`"""
    return _MISNAMED.search(remark.said) is not None

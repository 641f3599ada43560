"""Talk of what was chosen, meant or written behind an act, that names another value than the act has.

`(I play Rum.) The one I'm thinking of is Parrot.`, `The form would only let me type Rum, but Parrot is my
choice.`, `I've since switched to Parrot.`, `Spell check changed Parrot to Rum there.`, `Parrot as usual.`:
the words are of choosing, meaning, writing and calling and of nothing else, they speak of the sender's
choice, and the value they come to is not the act's. What must stay true: who tells of anything besides
(`Parrot was eaten by the cat.`), of somebody else's choice, of what e nearly did, might do next or leaves
alone, or comes back to the act's own value (`I wanted Parrot at first, but Rum it is.`), leaves the act
alone.
"""

import re
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in

_LITTLE: Final = words_in(
    "i me my mine myself it its that this these those one ones we our us the a an s d ve ll m re is was "
    "are be "
    "been being were am has have had do did does done will shall would should must may might can could to "
    "of for "
    "in on at by with from as than so but and or then now here there again all any some what which who "
    "whom where "
    "when how whatever whichever pro please sorry oops er um uh hm hmm ah oh well yes no ok okay yeah yep "
    "nope "
    "right true alas since once after before above below up down over out off back about into because "
    "though although while only just even really actually obviously clearly certainly surely naturally "
    "definitely "
    "evidently apparently finally eventually ultimately instead rather indeed perhaps maybe probably always "
    "usually still already today tonight such very quite much more most please simply truly honestly frankly "
    "seriously plainly course fact same you your yours throughout everybody everyone others"
)
_TALK: Final = words_in(
    "mean means meant meaning want wants wanted wanting wish wished choose choosing chose chosen choice "
    "choices "
    "pick picked picking prefer prefers preferred preference decide decided deciding decision settle settled "
    "settling switch switched switching change changed changes changing swap swapped swapping replace "
    "replaced "
    "substitute substituted correct corrected correcting correction fix fixed amend amended amendment revise "
    "revised revision update updated edit edited type typed types typing write wrote written writing "
    "writes say "
    "said says saying tell told tells put puts enter entered read reads reading call called calls calling "
    "name "
    "named names stand stands stood go goes going went gone come comes came turn turned turns aim aimed "
    "aiming "
    "intend intended intention plan planned planning think thinks thinking thought suppose supposed agree "
    "agreed "
    "promise promised stick sticks sticking keep keeps keeping kept stay stays hold holds take taken took "
    "get got "
    "give gave gives given make makes made use used using see saw seen look looked looking notice noticed "
    "realise "
    "realised realize realized find found know knows known knew remember remembered remind reminds "
    "reminded ask "
    "asked asks persuade persuaded convince convinced insist insists suggest suggests suggested recommend "
    "recommended need needs needed mind opt opted plump plumped went land landed end ended final finally "
    "start "
    "started state stated last week month time day round turn usual"
)
_THINGS: Final = words_in(
    "honest set fixed ought map coordinates value values name word words letter number digit figure symbol "
    "card "
    "square place spot "
    "side party community "
    "proposal answer pick selection option thing entry entries target candidate suspect destination amount "
    "sum "
    "line field box form list table mail email message post text sentence order orders version draft note "
    "paragraph item map board rules key legend code label labels numbering index move vote ballot "
    "preference heart "
    "gut real actual true proper intended good first second better best other another different latter "
    "former "
    "word shorthand nickname alias term slang new old current present"
)
_HANDS: Final = words_in(
    "phone keyboard spell spelling checker check autocorrect autocorrection auto corrector predictive "
    "prediction "
    "dictation computer software mailer client program app machine device tablet laptop screen browser "
    "train bus "
    "fingers finger thumb thumbs eyes glasses brain head hand pen coffee sleep tired wife husband daughter "
    "son "
    "brother sister mother father mum mom dad friend partner kid kids girlfriend boyfriend flatmate "
    "colleague "
    "neighbour grandmother must stop let lets wouldn't couldn't slipped slip slips typo typos mistake "
    "mistakes "
    "mistaken error errors wrong incorrect wrongly mixed mix mixing confused confuse confusing muddled "
    "muddle "
    "crossed reversed reverse round way end erroneous misread misspelt mistyped miswrote misspoke "
    "mislabelled errata erratum corrigenda changelog proofreading reviewed"
)
KNOWN: Final = _LITTLE | _TALK | _THINGS | _HANDS
"""The words of such talk, that are never a value in it."""

_KNOWN: Final = KNOWN | {"OWN", "ELSE", "WHO", "NN", "="}
_VALUE: Final = r"(?:(?:in|on|at|the|a|an|my) )*(?:ELSE|WHO)"
_OWN: Final = r"(?:(?:in|on|at|to|the|a|an|my) )*OWN"
_ADVERB: Final = (
    r"(?:just|only|really|actually|obviously|clearly|certainly|surely|naturally|definitely|of course|finally|"
    r"instead|rather|indeed|in fact|in the end|in truth|by now|now|then|since|still|always|probably|all "
    r"along|"
    r"honestly|truly|simply|perhaps|maybe|apparently|evidently|eventually|ultimately|after all|today)"
)
_I: Final = (
    rf"(?:i|we)(?: (?:have|had|ve|d|do|did|was|am|m|will|ll|would|must|may|might|should))?(?: {_ADVERB})*"
)
_BE: Final = (
    rf"(?:is|s|was|be|has to be|had to be|must be|should be|ought to be|should have been|must have been|"
    rf"will be|"
    rf"ll be|would be|shall be|needs to be|is to be|was to be|is going to be)(?: {_ADVERB})*"
)
_SPEAKING: Final = Sought(
    (
        # "I meant X", "I have since settled on X", "Since writing that I've come to prefer X"
        (
            rf"\b{_I} (?:been )?(?:mean|meant|meaning|intended|intend|want|wanted|wished|choose|chose|"
            rf"chosen|pick|"
            rf"picked|prefer|preferred|type|typed|write|wrote|written)(?: to)?(?: (?:say|write|type|put|"
            rf"pick|choose|"
            rf"have|take|be|go|name|mean|enter))?(?: {_ADVERB})* {_VALUE}\b"
        ),
        (
            rf"\b{_I} (?:settled|settling|decided|decide|plumped|opted|opt|agreed|landed|switched|"
            rf"switching|changed|"
            rf"changing|moved|turned|swapped|went|go|going|gone|come down|came down|came round|come "
            rf"round|"
            rf"come|came|"
            rf"aimed|aiming|stick|sticking|stuck|(?:keep|keeping|kept|stay|staying)(?= (?:to|with|at|"
            rf"by))|ended up|end up|plump|"
            rf"hold|"
            rf"thinking|"
            rf"thought|think)(?: (?:on|for|to|in|at|with|of|upon|over|round|back|up|it|that|this))*"
            rf"(?: {_ADVERB})* {_VALUE}\b"
        ),
        rf"\bto (?:prefer|choose|mean|want|pick|think of) {_VALUE}\b",
        rf"\b(?:mean|meant|means|meaning) {_VALUE}\b",
        (
            rf"\b(?:should|ought to|must|was to|was going to|were to|was about to|wanted to) (?:have "
            rf")?(?:say|said|"
            rf"write|written|type|typed|put|pick|picked|choose|chosen|read|be|been) {_VALUE}\b"
        ),
        rf"\b(?:have|had|with) {_VALUE} in mind\b|\bin mind {_BE} {_VALUE}\b",
        rf"\b(?:it|that|this) {_BE} {_VALUE} (?:that |which |whom |who )?(?:i|we)\b",
        (
            rf"\b(?:it|that|this|OWN|these|those|the same) (?:has|have|had|must|should|ought|needs?|is) "
            rf"(?:got )?(?:to )?(?:be|been|have been|read|say) (?:{_ADVERB} )*{_VALUE}\b"
        ),
        (
            rf"\blet (?:me|us) (?:rather |instead )?(?:say|write|put|take|make it|have|choose|pick|read) "
            rf"{_VALUE}"
        ),
        rf"\b(?:you|others|everybody|everyone|most|we|they) (?:all )?call (?:it|that|this|OWN) {_VALUE}",
        rf"{_VALUE} (?:in|on|under|by) (?:yours|your|the (?:new|old|usual|common|official|other))\b",
        (
            rf"\b(?:right|correct|real|true|proper|actual|intended|final|better|own|first|latest|revised|"
            rf"new) (?:one|"
            rf"word|name|value|choice|pick|answer|entry|version|number|letter|card|square|target|"
            rf"decision|"
            rf"vote|"
            rf"option|thing) (?:(?:i|we) \w+ )?{_BE} {_VALUE}\b"
        ),
        (
            rf"\b(?:my|our) (?:\w+ )?(?:choice|pick|answer|decision|vote|preference|favourite|target|"
            rf"intention|plan|"
            rf"wish|option) (?:now )?{_BE} {_VALUE}\b"
        ),
        (
            rf"{_VALUE} {_BE} (?:my|our|the (?:right|correct|real|actual|true|proper)) (?:\w+ "
            rf")?(?:choice|pick|answer|decision|vote|preference|"
            rf"target|intention|"
            rf"plan|wish|option|one|word|name|value|number|letter)\b(?! of| for)"
        ),
        rf"{_VALUE} {_BE} (?:what|the one|the \w+|who|whom|where|which)(?: that| which)? (?:i|we)\b",
        (
            rf"\b(?:what|who|whom|where|which|the one|the \w+|all)(?: that| which)? {_I} \w+(?: "
            rf"\w+){{0,3}} {_BE} "
            rf"{_VALUE}\b"
        ),
        rf"^(?:right|correct|recte|better|meant|intended|wanted|final) (?:{_BE} )?{_VALUE}$",
        rf"\b(?:heart|mind|eyes?) (?:is |was |s )?(?:set|fixed|firmly set) on {_VALUE}",
        rf"\b(?:it|that|this) (?!was\b){_BE} {_VALUE}(?: for me| to me| to you| then)?$",
        rf"^(?!and )(?:{_ADVERB} |but |so |no |yes |it s |it is |that s )*{_VALUE}(?: {_ADVERB})*$",
        (
            rf"^(?:{_ADVERB} |and |but |so |no |yes )*{_VALUE} (?:it is|as (?:usual|always|ever|before|"
            rf"planned|agreed|"
            rf"promised|intended|decided|discussed|announced|arranged|\w+ (?:asked|said|wanted|suggested|"
            rf"wished))|"
            rf"and nothing else|and (?:nobody|no one) else|corrected|wanted|meant|right|correct|is right|"
            rf"was right)$"
        ),
        rf"\b{_VALUE} (?:for me|to you)$|\bknow (?:it|that|this|OWN) as {_VALUE}$",
        (
            rf"^(?:(?:the )?same as (?:\w+ )*|as (?:\w+ )*)(?:usual|always|ever|before|planned|agreed|"
            rf"promised|week|"
            rf"time|month|round|turn|day) {_VALUE}$"
        ),
        rf"\bonly {_VALUE}$|\bnothing but {_VALUE}$|\bchanged to {_VALUE}$|\bread {_VALUE}$",
        # of both
        (
            r"\b(?:swap|swapped|switched|exchanged|mixed(?: up)?|mixing up|mix up|confused|confuse|"
            r"muddled|crossed|"
            r"reversed|wrong way (?:round|around|about)|other way (?:round|around|about)|back to front)\b"
        ),
        rf"{_OWN}(?: {_ADVERB})* (?:is|s|being|was|=|equals)(?: {_ADVERB})* {_VALUE}\b",
        (
            rf"{_OWN} (?:is|s|was|were)(?: {_ADVERB})* (?:supposed|meant|intended) to (?:be|read|say) "
            rf"{_VALUE}\b"
        ),
        rf"{_OWN} (?:should|ought to|must) (?:be|read|say|have been) {_VALUE}\b",
        rf"{_OWN} (?:\w+ )?(?:means|stands for|stood for|denotes) {_VALUE}\b",
        rf"{_OWN} (?:wrong|incorrect) {_VALUE}(?: right| correct)?$",
        (
            r"\b(?:changed|changes|change|turned|turns|made|makes|corrected|corrects|replaced|replaces) "
            r"(?:my )?"
            r"(?:ELSE|WHO|OWN) (?:to|into|by|with|from) (?:my )?(?:OWN|ELSE|WHO)\b"
        ),
        rf"\bchanged from OWN to {_VALUE}\b|{_VALUE} for OWN\b|{_VALUE} instead of OWN\b",
        rf"\bwhere i (?:wrote|typed|said|put|write|say|type) OWN\b.*{_VALUE}\b",
        r"\b(?:call|calls|called|name|named|label) (?:ELSE|WHO) OWN\b",
        r"\bwhat (?:i|we|you) call (?:OWN|ELSE|WHO) (?:i|we|you) call (?:OWN|ELSE|WHO)\b",
        (
            rf"(?:{_OWN}|\bthat|\bthis|\bit|\bwhich)(?: {_ADVERB})* (?:is|s|being) (?:what i call|my "
            rf"(?:\w+ )?(?:name|word|code|label|nickname|term)(?: word)? for) {_VALUE}\b"
        ),
    )
)
_OF_ELSE: Final = Sought(
    (
        (
            r"\b(?:nearly|almost|tempted|tempting|too|also|next|later|tomorrow|yesterday|originally|"
            r"initially|until|"
            r"till|alone|never|unlike|besides|if|unless|had i|not|dont|didnt|wasnt|isnt|doesnt|wouldnt|"
            r"nor|"
            r"neither|"
            r"would have|d have|might have|could have)\b"
        ),
        (
            r"\bat first\b|\bfirst (?:thought|idea|choice|i|wanted|meant|had|chose|picked)\b|\bstill "
            r"(?:on|"
            r"in|at)\b|\bonce (?:wanted|thought|meant)\b|\bused to\b"
        ),
        (
            r"\b(?:instead of|rather than|than|over|like|without|except|to) (?:the |a |an )?(?:ELSE|WHO) "
            r"(?:and|but|so)?$"
        ),
        (
            r"^(?:and |but |so |now )*(?:WHO|NN|he|she|they) (?!(?:is|was|s|it|and|as|then|wanted|"
            r"meant)\b)\w"
        ),
        r"\b(?:no|why|about) (?:ELSE|WHO)\b|\blast week s (?:choice|idea|vote)\b",
        (
            r"(?<!\bwhat )\bi (?:saw|see|found|know|knew|told|ask|asked|call|called|remember|remind) "
            r"(?:ELSE|WHO)\b"
        ),
    )
)
_LEADING_UP: Final = re.compile(
    r"\b(?:usual|always|planned|agreed|promised|intended|mean|meant|meaning|choose|chose|chosen|choice|"
    r"decided|"
    r"decision|persuaded|convinced|wrong|typos?|errors?|errata|mistake|mistyped|wrote|typed|correct\w*|"
    r"revis\w+|"
    r"amend\w+|final|version|changed?|changelog|switch\w*|swap\w*|instead|rather|reflection|on second "
    r"thoughts?|"
    r"thinking (?:it over|about it) (?:some more|again|now|more)|come to think|you know what|obviously|of "
    r"course|"
    r"real|actual|wanted|insists?|read)\b"
    r"|^(?:and |so |but )?(?:the )?(?:same )?as (?:before|last|ever|NN|WHO)\b"
)
"""What brings a value up that stands alone."""

_ALONE: Final = re.compile(rf"{_VALUE}")

_SAYS: Final = (
    r"(?:thinks?|thought|says?|said|believes?|insists?|reminds?|reminded|tells|told|asks|asked|persuaded|"
    r"persuades|"
    r"convinced|convinces|suggests|suggested|recommends|recommended|advises|advised|begs|begged|points out|"
    r"pointed out|assures|assured|noticed|notices)"
)
_OF_ANOTHER: Final = re.compile(
    rf"^(?:and |but |now |so |just )*(?:NN|WHO|he|she|they|my \w+)(?: just| has| have| had| now| rightly)* "
    rf"{_SAYS}"
    r"(?: (?:me|to me|us|you))?(?: just now)?(?: that| about it)?(?: :| ,)?(?= .*(?:WHO|ELSE))"
)
"""Who is said to say it, or to have brought it about."""

_ASKING: Final = re.compile(
    rf"(?:(?:hm|hmm|wait|er|um|but|and|or|so|now|well|sorry|oops) ,? ?)*(?:"
    rf"do i (?:\w+ )?(?:mean|want|prefer|need) (?:{_VALUE}|OWN)(?: ,? ?(?:or|and|rather than|not) "
    rf"(?:{_VALUE}|OWN))?"
    rf"|dont (?:i|you) (?:rather )?(?:mean|want) {_VALUE}"
    rf"|(?:should|shouldnt|did|didnt|wouldnt|ought) i (?:rather |not |to |really )*(?:have |want to |mean "
    rf"to )?"
    rf"(?:say|said|write|written|type|typed|put|pick|picked|choose|chosen|take|taken|mean|meant|want|go "
    rf"for|gone for)"
    rf" (?:rather )?{_VALUE}(?: rather| instead)?"
    rf"|(?:is|was|isnt|wasnt) (?:it|that|this) (?:OWN|ELSE|WHO)(?: ,? ?or (?:rather )?(?:OWN|ELSE|"
    rf"WHO))?(?: ,)?(?: that)?"
    rf"(?: i (?:want|wanted|mean|meant|need|prefer))?"
    rf"|(?:is|was) (?:OWN|ELSE|WHO) (?:what|the one|who|where|which|the \w+) i (?:want|wanted|mean|meant|"
    rf"need)"
    rf"|(?:or )?(?:rather |better )?{_VALUE}(?: ,)?(?: rather| instead| perhaps| maybe| after all)"
    rf"|(?:OWN|ELSE) or (?:OWN|ELSE|WHO)(?: ,)?(?: which| which one| which is it| what)?"
    r") \?"
)
_CLOCK: Final = re.compile(r"\b(?:ELSE|OWN|\d\d?) : (?:ELSE|OWN|\d\d)\b")
_CUTS: Final = re.compile(r" (?:[,;:()\[\]]|--|\.\.\.|->|=>|/) ")
_EDGES: Final = " ,;:()[]-.*^!/"
_MARKS: Final = words_in('. ! ? , ; : -- ( ) [ ] ... * ^ / -> => ""')
_OTHERS: Final = 4
"""Words of another kind than talk of choosing that a sentence of it may hold: values and who is named."""

_MOST: Final = 180


def may_talk_of_choosing(lows: frozenset[str]) -> bool:
    """Whether nearly all of these words belong to such talk."""
    return len(lows - KNOWN - _MARKS) <= _OTHERS


def chooses_otherwise(said: str) -> bool:
    """Whether marked words behind an act are such talk, and come to another value."""
    if ("ELSE" not in said and "WHO" not in said) or len(said) > _MOST:
        return False
    if "?" in said:
        return _ASKING.fullmatch(said) is not None
    said = (
        said.replace("i . e .", "meaning")
        .replace("which is to say", "meaning")
        .replace("that is to say", "meaning")
    )
    behind = _OF_ANOTHER.sub("", _CLOCK.sub("now", said))
    urged, said = behind != said, behind
    cut = [part.strip(_EDGES) for part in _CUTS.split(f" {said} ")]
    parts = [part for part in cut if part]
    if ":" not in said:
        # "As promised, Ludo": who is called
        parts = [part for part in parts if part != "WHO"]
    told = [part for part in parts if "ELSE" in part or "WHO" in part]
    if not told or " if " in f" {said}" or any("OWN" in part for part in parts[parts.index(told[-1]) + 1 :]):
        return False
    for part in told:
        if _ALONE.fullmatch(part):
            if urged or any(_all_known(one) and _LEADING_UP.search(one) for one in parts):
                return True
        elif _is_talk(part):
            return True
    whole = " ".join(parts)
    return len(parts) > 1 and _all_known(whole) and _is_talk(whole)


def _is_talk(part: str) -> bool:
    if not _all_known(part) or _OF_ELSE.search(part) is not None:
        return False
    both = _SPEAKING.search(part)
    if both is None:
        return False
    # "I prefer it to ELSE", "ELSE tempted me, but OWN it is"
    return not re.search(r"(?:ELSE|WHO)\b.*\b(?:but|so|and|then) (?:\w+ )*OWN$", part)


def _all_known(part: str) -> bool:
    return _KNOWN.issuperset(part.split())

"""Sentences beside acts that set them apart from this game, or from now: `That goes to the Thursday group.`

`In last season's game.`, `At home, with my kids.`, `Use that as a model.`, `Replace the values with your
own.`, `The forfeit we agreed for the loser:`, `This is my autoresponder.`, `Up for debate:`, `For Lowri's
signature:`, `Standing order:`, `Weather permitting:`, `I do nothing this week.`: what stands beside them
belongs elsewhere, is a text to be used or judged, or hangs on something. What must stay true: news of the
sender (`The signal here is weak.`, `I checked the headers of the report.`, `My kids send their love.`)
leave acts as they are.
"""

import re
from typing import Final

from gamemaster.language.english.joined import any_of
from gamemaster.language.english.tokens import words_in

_DAY: Final = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_GAME: Final = (
    r"(?:game|group|list|round|campaign|league|table|club|circle|match|session|season|tournament|playgroup)"
)
_QUALIFIED: Final = (
    rf"(?:(?:nn s|the|our|my|a|an|another|some|your|last \w+ s|this|that) )?(?:own |little |small |good "
    rf")*(?:{_DAY}|other|second|evening|"
    r"lunch|junior|kids|children s|school|old|local|solo|pub|office|lunchtime|sunday|book|side|different|"
    r"parallel|next|"
    rf"training|practice|private|family|chess|previous|last) (?:\w+ )?{_GAME}"
)
_THEIRS: Final = rf"(?:nn s|somebody s|someone s|another|some other|last \w+ s) (?:own )?(?:\w+ )?{_GAME}"
_END: Final = r"(?= \||$)"
_ASK: Final = (
    r"(?:sign|countersign|approve|check|confirm|ok|okay|initial|stamp|authorise|authorize|"
    r"endorse|second|cosign)"
)
_NOD: Final = (
    r"(?:signature|approval|nod|blessing|consent|ok|okay|stamp|seal|go ahead|green light|countersignature|"
    r"initials|"
    r"confirmation|permission|assent|agreement|verdict|say so)"
)
_STAKE: Final = r"(?:forfeit|stakes?|wager|bet|ante|penalty|dare)"
_BOTH: Final = (
    (
        rf"^(?:that|this|it|these|those|the (?:above|following))(?: one)? (?:goes|went|belongs|is|was|s|go|"
        rf"are|will go)(?: "
        rf"only| just| meant| really)? (?:to|for|in|into|of|from) (?:{_QUALIFIED}|{_THEIRS})\b"
    ),
    (
        rf"^(?:that|this|it) (?:is|s|was) (?:my|the|his|her|our) (?:\w+ )?(?:move|vote|turn|play|answer|line|"
        rf"opening) (?:in|for|"
        rf"at) (?:{_QUALIFIED}|{_THEIRS}|nn s)\b"
    ),
    (
        rf"^(?:only |just |but )*(?:in|for|at) (?:{_QUALIFIED}|{_THEIRS})(?: (?:altogether|entirely|that is|"
        rf"of course|i mean|of "
        rf"mine))?(?: \| (?:that is|i mean|of course|not here|mind you|obviously))?$"
    ),
    (
        rf"^(?:only |just )*(?:in|at) the (?:{_GAME}) (?:that |which )?(?:i|we|my \w+|nn) (?:play|run|have|"
        rf"started|am|m|are|"
        r"plays?)\b"
    ),
    (
        r"^(?:at|from) home (?:\| )?(?:solo|alone|with (?:my|our|the) (?:kids|children|family|sister|brother|"
        r"sons?|daughters?|"
        r"wife|husband|friends|mates|grandchildren|nephews?|nieces?|cousins?|neighbours?|cat|dog|dolls?))(?: "
        r"that is)?$"
    ),
    (
        r"^(?:\w+ )?(?:game|decision|search) tree\b|^(?:first|second|third|main|side) (?:branch|"
        r"variation)(?: "
        r"of .*)?$"
    ),
    (
        r"^(?:please |you may |you can |feel free to |now |just )*(?:use|take|treat|see|regard|consider|keep|"
        r"save) (?:that|this|it|"
        r"mine|the (?:above|line|sentence|following)) as (?:an?|your|the) (?:\w+ )?(?:model|template|pattern|"
        r"example|blueprint|"
        r"starting point|sample|guide|basis)\b"
    ),
    (
        r"^(?:please |you may |you can )?(?:feel free to |just )(?:adapt|adjust|modify|vary|customi[sz]e|"
        r"tweak|edit|change|copy|reuse)\b"
    ),
    (
        r"^(?:to be )?(?:please )?(?:adapt|adapted|adjust|adjusted|modify|modified|vary|varied|customi[sz]e|"
        r"customi[sz]ed|tweak|"
        r"edit|edited)(?: (?:it|this|that|them|the \w+))? (?:as (?:needed|required|necessary|you "
        r"like|desired|"
        r"you see fit)|to "
        r"(?:taste|suit|your \w+|fit))\b"
    ),
    (
        r"^(?:just |please |now )*(?:replace|substitute|swap|change|exchange|insert|fill in|put in|put|enter|"
        r"use|add) (?:the |my |"
        r"these |those )*(?:values?|names?|numbers?|cards?|letters?|words?|figures|person|amounts?)? "
        r"?(?:with "
        r"|by |for |in )*"
        r"(?:your own|yours|whatever you)\b"
    ),
    r"^(?:homework|exercise|assignment|task|lesson|quiz question)(?: \w+)?(?: for \w+(?: \w+)?)? \| ",
    (
        r"(?:^|\| )that (?:is|s) how (?:simple|easy|short|plain|quick|little) (?:an?|one s|your|the|"
        r"such an?) "
        r"(?:move|mail|turn|"
        r"vote|act|order) (?:can|may|could|is|might)\b"
    ),
    (
        r"^(?:nn \| )?that (?:is|s) what (?:you|he|she|they|nn|we|the (?:loser|winner|others|rest)) (?:will |"
        r"ll )?(?:gets?|does|"
        r"do|has to \w+|have to \w+|pays?|owes?|must \w+|win|wins)(?: if| when| should| unless| as "
        r"soon|$| \|)"
    ),
    rf"^(?:that|this|it) (?:is|s|was) (?:only |just )*(?:my|the|our|nn s|a) (?:\w+ )?{_STAKE}{_END}",
    (
        r"^(?:good|valid|binding) (?:only )?(?:until|till|before|after) \w+ only\b|^(?:valid|"
        r"binding) (?:only "
        r")?(?:until|till)\b"
    ),
    r"^(?:yeah|yea|yes|sure|oh) \| right(?: \| \w+)?$|^(?:yeah|yea) right(?: \| \w+)?$",
    (
        r"^(?:i )?(?:had |have |ve )?(?:wrote|written|typed|drafted|composed|sent|posted)(?: this| that| "
        r"it)?(?: on \w+day| "
        r"yesterday| last \w+)? (?:\| )?before i (?:had |have |d |ve )?(?:read|seen|heard|known|knew|saw|got|"
        r"understood|learnt|"
        r"learned|realised|realized)\b"
    ),
    (
        r"^(?:but |and )*i (?:cant|cannot|wont|am not able to|m not able to|am unable to|m unable "
        r"to) (?:move|"
        r"play|vote|act|take part|do "
        r"anything)(?: (?:at all|this (?:week|turn|time|round|phase)|today|until|before|yet|tonight|for "
        r"now)\b.*| \|.*|$)"
    ),
    (
        r"^(?:that (?:is|s) )?my (?:first )?favou?rite(?: \w+)?(?: \|)? with \w+ (?:as )?an? (?:close|good|"
        r"near|distant|strong) "
        r"(?:second|runner up|alternative)\b"
    ),
    (
        r"^(?:but |though )*(?:the (?:pack|other wolves|group|majority|team|party|council)|my "
        r"(?:partner|mate|"
        r"fellow \w+|team)|"
        r"nn) (?:decides?|has the (?:last|final) (?:word|say)|will decide|chooses|picks|has to agree|must "
        r"agree)\b(?! (?:to|who))"
    ),
    (
        r"^(?:but )?who(?:m)?ever (?:my \w+|nn|the \w+|we|you|they|the others) (?:names?|picks?|chooses?|"
        r"wants?|says?|prefers?|points)"
        r"\b"
    ),
    (
        r"^i (?:do|m doing|am doing) nothing (?:this (?:week|turn|time|round|phase)|today|tonight|at all|now|"
        r"yet|for now)\b"
    ),
)
_AHEAD: Final = (
    (
        r"^(?:this is |here is |here s |another |one more )?(?:(?:my|the|our|nn s|a|this) )*(?:entry|entries|"
        r"contribution|submission) (?:for|to|in) "
        r".*(?:contest|competition|quiz|prize|award|tournament|challenge|poll)$|^(?:contest|competition|quiz|"
        r"raffle) (?:entry|answer|"
        r"submission|question)\b|^for (?:the|our|a|my) (?:\w+ )*(?:contest|quiz|quiz night|competition|"
        r"writing circle|workshop|"
        r"poetry slam|class|course|book club|reading group|newsletter|blog|diary|scrapbook|school play|"
        r"amateur theatre)(?: only)?$"
    ),
    (
        r"^(?:our|the|a|my) (?:round robin|chain|collective|endless|collaborative|never ending|serial) "
        r"(?:tale|story|poem|novel)\b"
    ),
    (
        r"^(?:this is |from |here is |here speaks )?(?:(?:my|the|an?|our) )?(?:autoresponder|auto responder|"
        r"automatic reply|"
        r"auto reply|out of office(?: \w+)?|vacation (?:message|reply|responder|notice)|answering machine|"
        r"away message)(?: speaking| message| "
        r"reply| here)?$|^(?:automatic|automated|auto|autogenerated|generated) (?:reply|response|"
        r"message|mail|"
        r"answer|notice|text)$"
    ),
    (
        r"^(?:just |only )*(?:checking|testing|calibrating|adjusting|trying) (?:the|my|these|our|this) "
        r"(?:headers?|list|line|filters?|"
        r"mail|mailer|encoding|font|formatting|signature|connection|settings|microphone|keyboard|server|line "
        r"breaks|umlauts)\b"
    ),
    (
        r"^(?:the |my |a |our )?(?:markov chain|random generator|random number generator|chatbot|neural net|"
        r"language model|generator|"
        r"random text)(?: s)? (?:output|says?|said|suggests?|suggestion|result|writes|came up with|"
        r"produced)\b"
    ),
    (
        r"^(?:the )?(?:votes?|moves?|actions?|ballots?) (?:by|of|from) (?:others|other people|other players|"
        r"everyone else|the rest|the others)\b"
    ),
    (
        rf"^my (?:mail|move|vote|turn|answer|message|entry) for (?:{_DAY}|next \w+|tomorrow|later) (?:is|s|"
        rf"will be|needs|reads)\b"
    ),
    (
        r"^(?:i m|i am|we re)? ?(?:still )?(?:polishing|drafting|editing|preparing|composing|working on|"
        r"rewriting|revising) my (?:mail|"
        r"move|vote|turn|answer|message|entry|words?|sentence)\b"
    ),
    (
        rf"^(?:(?:my|the|our|a|your|nn s|loser s|today s) )*(?:the )?(?:loser s )?{_STAKE}(?: (?:we|i|that|"
        rf"for|of|in|with|between|to|against)"
        r"\b.*)?$"
    ),
    (
        r"^(?:still )?(?:seeking|wanting|asking for|looking for|in search of|needing|wanted|hoping for|in "
        r"need of) (?:(?:an?|some|your|the) )?(?:second opinions?|other "
        r"opinions?|opinions?|advice|feedback|comments|critique)\b|^second opinions? (?:welcome|"
        r"wanted|please|"
        r"needed|sought|on)\b"
    ),
    (
        r"^(?:up|open|ready|free) (?:for|to) (?:debate|discussion|discuss|comment|comments|negotiation|bids|"
        r"review|suggestions)$"
    ),
    r"^an? motion (?:for|to be|before)\b|^for (?:the|our) next (?:meeting|session|assembly|council)$",
    (
        rf"^nn \| (?:would|could|will|can|please)(?: you)?(?: please)? {_ASK} (?:this|it|that)\b|^(?:please "
        rf")?{_ASK} (?:this|it) off \| nn\b"
    ),
    (
        rf"^(?:for|pending|awaiting|needs|requires|subject to|needing|requiring|waiting for) (?:nn s|the "
        rf"(?:gm|game master|referee) s|your|my \w+ "
        rf"s) {_NOD}\b|^for nn to (?:approve|sign|check|confirm|consider|decide|look at|review|judge|"
        rf"correct)\b"
    ),
    (
        r"^(?:(?:my|a|the) )?(?:dead man s|deadman s|dead mans) switch\b|^(?:only )?(?:at|on|upon) "
        r"(?:my|nn s|"
        r"your|the) (?:command|mark|signal|word|whistle)$"
    ),
    (
        r"^(?:the |if )?(?:rain|snow|fog|a storm|bad weather) (?:cancels|stops|calls off|ends|undoes|voids|"
        r"washes)\b|^(?:wind and )?weather (?:permitting|"
        r"allowing)(?: \||$)|^if the weather (?:holds|permits|allows)\b"
    ),
    r"^(?:(?:my|a|the|another|one) )?standing (?:order|orders|instruction|instructions|vote|request)\b",
    (
        r"^(?:(?:gm|game master|dear gm|dear game master|referee) \| )?nothing (?:for you|of interest|to do|"
        r"to record|to count|official|for the \w+(?: \w+)?)(?: in)?(?: "
        r"here| this mail| below| in it)?(?: \| .*)?$"
    ),
    (
        r"^(?:gm|game master|dear gm|dear game master|referee) \| nothing to see here$|^nothing to see here "
        r"\| (?:(?:my |dear )*(?:gm|game master|referee))$"
    ),
    r"^i (?:have|ve) narrowed (?:it|things|the choice|them) down to (?:two|three|four|these|a few|some)\b",
    (
        r"^i do (?:everything|all|any|one|either|some|none)(?: of)? ?(?:but|except|save|these|the following|"
        r"them)\b.*\b(?:first|second|third|last|latter|former|one|two|of)\b"
    ),
    (
        r"^the (?:sentence|line|paragraph|thing|move|act|bit|words?) (?:after|below|behind|following|under) "
        r"(?:this|it|that|the next)(?: one)? (?:is|s|was|belongs?|comes?|isnt|are)\b"
    ),
    (
        r"^(?:any |either |only )?one of(?: (?:these|the following|them|the two|two|three))?$|"
        r"^(?:either|some|"
        r"any|whichever) of (?:these|the following)$"
    ),
)
_SET_APART: Final = re.compile(any_of(_BOTH))
_HEADS: Final = re.compile(any_of((*_BOTH, *_AHEAD)))
_POSTS: Final = re.compile(
    r"(?:but |and |only |just |sorry )*(?:(?:for|as|to be|to become|for the post of|for the title of) "
    r"(?:our |the |a |my |this year s |next )*(?:next |new )?(?:president|mayor|"
    r"sheriff|king|queen|captain|leader|chief|chair\w*|treasurer|secretary|best \w+|nicest \w+|funniest "
    r"\w+|worst \w+|class "
    r"clown|clown|pope|emperor|prime minister|speaker|moderator|host|judge|player of the \w+|mvp|mascot|"
    r"employee of the \w+|deputy|"
    r"foreman|jury|delegate|representative|miss \w+|mister \w+)|in the (?:poll|election|contest|vote|race|"
    r"survey|ballot) (?:for|of|on|about) .*"
    r")(?: (?:i mean|that is|of course|obviously|this year|at least))*"
)
_GATE_OF_POSTS: Final = words_in("for as to in")
_LONG: Final = 12


def is_set_apart(said: str) -> bool:
    """Whether a sentence behind acts sets them apart from this game, or from now.

    `said` are its words as `told_names` tells them.
    """
    return _SET_APART.search(said) is not None


def heads_apart(said: str) -> bool:
    """Whether a sentence in front of acts does so with what stands below it."""
    return _HEADS.search(said) is not None


def is_for_post(said: str) -> bool:
    """Whether a few words behind a vote for somebody name a post or a prize: `For president.`, `As
    sheriff.`
    """
    heard = said.split()
    begins = next((low for low in heard if low not in {"but", "and", "only", "just", "sorry"}), "")
    return begins in _GATE_OF_POSTS and len(heard) <= _LONG and _POSTS.fullmatch(said) is not None

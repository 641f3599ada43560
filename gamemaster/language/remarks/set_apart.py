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

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in

_DAY: Final = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_GAME: Final = (
    r"(?:game|group|list|round|campaign|league|table|club|circle|match|session|season|tournament|playgroup)"
)
_QUALIFIED: Final = (
    r"(?:(?:nn s|the|our|my|a|an|another|some|your|last \w+ s|this|that) )?(?:own |little |small |good "
    rf")*(?:{_DAY}|other|second|evening|lunch|junior|kids|children s|school|old|local|solo|pub|office|"
    r"lunchtime|sunday|book|side|different|parallel|next|training|practice|private|family|chess|previous|"
    rf"last) (?:\w+ )?{_GAME}"
)
_THEIRS: Final = rf"(?:nn s|somebody s|someone s|another|some other|last \w+ s) (?:own )?(?:\w+ )?{_GAME}"
_END: Final = r"(?= \||$)"
_ASK: Final = (
    r"(?:sign|countersign|approve|check|confirm|ok|okay|initial|stamp|authorise|authorize|endorse|second|"
    r"cosign)"
)
_NOD: Final = (
    r"(?:signature|approval|nod|blessing|consent|ok|okay|stamp|seal|go ahead|green light|countersignature|"
    r"initials|confirmation|permission|assent|agreement|verdict|say so)"
)
_STAKE: Final = r"(?:forfeit|stakes?|wager|bet|ante|penalty|dare)"
_BOTH: Final = (
    (
        r"^(?:that|this|it|these|those|the (?:above|following))(?: one)? (?:goes|went|belongs|is|was|s|go|"
        rf"are|will go)(?: only| just| meant| really)? (?:to|for|in|into|of|from) (?:{_QUALIFIED}|"
        rf"{_THEIRS})\b"
    ),
    (
        r"^(?:that|this|it) (?:is|s|was) (?:my|the|his|her|our) (?:\w+ )?(?:move|vote|turn|play|answer|"
        rf"line|opening) (?:in|for|at) (?:{_QUALIFIED}|{_THEIRS}|nn s)\b"
    ),
    (
        rf"^(?:only |just |but )*(?:in|for|at) (?:{_QUALIFIED}|{_THEIRS})(?: (?:altogether|entirely|that is|"
        r"of course|i mean|of mine))?(?: \| (?:that is|i mean|of course|not here|mind you|obviously))?$"
    ),
    (
        rf"^(?:only |just )*(?:in|at) the (?:{_GAME}) (?:that |which )?(?:i|we|my \w+|nn) (?:play|run|have|"
        r"started|am|m|are|plays?)\b"
    ),
    (
        r"^(?:at|from) home (?:\| )?(?:solo|alone|with (?:my|our|the) (?:kids|children|family|sister|"
        r"brother|sons?|daughters?|wife|husband|friends|mates|grandchildren|nephews?|nieces?|cousins?|"
        r"neighbours?|cat|dog|dolls?))(?: that is)?$"
    ),
    (
        r"^(?:\w+ )?(?:game|decision|search) tree\b|^(?:first|second|third|main|side) (?:branch|"
        r"variation)(?: of .*)?$"
    ),
    (
        r"^(?:please |you may |you can |feel free to |now |just )*(?:use|take|treat|see|regard|consider|"
        r"keep|save) (?:that|this|it|mine|the (?:above|line|sentence|following)) as (?:an?|your|the) (?:\w+ "
        r")?(?:model|template|pattern|example|blueprint|starting point|sample|guide|basis)\b"
    ),
    (
        r"^(?:please |you may |you can )?(?:feel free to |just )(?:adapt|adjust|modify|vary|customi[sz]e|"
        r"tweak|edit|change|copy|reuse)\b"
    ),
    (
        r"^(?:to be )?(?:please )?(?:adapt|adapted|adjust|adjusted|modify|modified|vary|varied|customi[sz]e|"
        r"customi[sz]ed|tweak|edit|edited)(?: (?:it|this|that|them|the \w+))? (?:as (?:needed|required|"
        r"necessary|you like|desired|you see fit)|to (?:taste|suit|your \w+|fit))\b"
    ),
    (
        r"^(?:just |please |now )*(?:replace|substitute|swap|change|exchange|insert|fill in|put in|put|"
        r"enter|use|add) (?:the |my |these |those )*(?:values?|names?|numbers?|cards?|letters?|words?|"
        r"figures|person|amounts?)? ?(?:with |by |for |in )*(?:your own|yours|whatever you)\b"
    ),
    (
        r"^(?:homework|exercise|assignment|task|lesson (?:one|two|three|\d)|quiz question)"
        r"(?: (?!corrected|done|finished|handed|over|marked|checked|graded)\w+)?(?: for \w+(?: \w+)?)? \| "
    ),
    (
        r"(?:^|\| )that (?:is|s) how (?:simple|easy|short|plain|quick|little) (?:an?|one s|your|the|such "
        r"an?) (?:move|mail|turn|vote|act|order) (?:can|may|could|is|might)\b"
    ),
    (
        r"^(?:nn \| )?that (?:is|s) what (?:you|he|she|they|nn|we|the (?:loser|winner|others|rest)) (?:will "
        r"|ll )?(?:gets?|does|do|has to \w+|have to \w+|pays?|owes?|must \w+|win|wins)(?: if| when| should| "
        r"unless| as soon|$| \|)"
    ),
    rf"^(?:that|this|it) (?:is|s|was) (?:only |just )*(?:my|the|our|nn s|a) (?:\w+ )?{_STAKE}{_END}",
    (
        r"^(?:good|valid|binding) (?:only )?(?:until|till|before|after) \w+ only\b|^(?:valid|binding) "
        r"(?:only )?(?:until|till)\b"
    ),
    r"^(?:yeah|yea|yes|sure|oh) \| right(?: \| \w+)?$|^(?:yeah|yea) right(?: \| \w+)?$",
    (
        r"^(?:i )?(?:had |have |ve )?(?:wrote|written|typed|drafted|composed|sent|posted)(?: this| that| "
        r"it)?(?: on \w+day| yesterday| last \w+)? (?:\| )?before i (?:had |have |d |ve )?(?:read|seen|"
        r"heard|known|knew|saw|got|understood|learnt|learned|realised|realized)\b"
    ),
    (
        r"^(?:but |and )*i (?:cant|cannot|wont|am not able to|m not able to|am unable to|m unable to) "
        r"(?:move|play|vote|act|take part|do anything)(?: (?:at all|this (?:week|turn|time|round|phase)|"
        r"today|until|before|yet|tonight|for now)\b.*| \|.*|$)"
    ),
    (
        r"^(?:that (?:is|s) )?my (?:first )?favou?rite(?: \w+)?(?: \|)? with \w+ (?:as )?an? (?:close|good|"
        r"near|distant|strong) (?:second|runner up|alternative)\b"
    ),
    (
        r"^(?:but |though )*(?:the (?:pack|other wolves|group|majority|team|party|council)|my (?:partner|"
        r"mate|fellow \w+|team)|nn) (?:decides?|has the (?:last|final) (?:word|say)|will decide|chooses|"
        r"picks|has to agree|must agree)\b(?! (?:to|who|what))"
    ),
    (
        r"^(?:but )?who(?:m)?ever (?:my \w+|nn|the \w+|we|you|they|the others) (?:names?|picks?|chooses?|"
        r"wants?|says?|prefers?|points)\b"
    ),
    (
        r"^i (?:do|m doing|am doing) nothing (?:this (?:week|turn|time|round|phase)|today|tonight|at all|"
        r"now|yet|for now)\b"
    ),
)
_AHEAD: Final = (
    (
        r"^(?:this is |here is |here s |another |one more )?(?:(?:my|the|our|nn s|a|this) )*(?:entry|"
        r"entries|contribution|submission) (?:for|to|in) .*(?:contest|competition|quiz|prize|award|"
        r"tournament|challenge|poll)$|^(?:contest|competition|quiz|raffle) (?:entry|answer|submission|"
        r"question)\b|^for (?:the|our|a|my) (?:\w+ )*(?:contest|quiz|quiz night|competition|writing circle|"
        r"workshop|poetry slam|class|course|book club|reading group|newsletter|blog|diary|scrapbook|school "
        r"play|amateur theatre)(?: only)?$"
    ),
    (
        r"^(?:our|the|a|my) (?:round robin|chain|collective|endless|collaborative|never ending|serial) "
        r"(?:tale|story|poem|novel)\b"
    ),
    (
        r"^(?:this is |from |here is |here speaks )?(?:(?:my|the|an?|our) )?(?:autoresponder|auto responder|"
        r"automatic reply|auto reply|out of office(?: \w+)?|vacation (?:message|reply|responder|notice)|"
        r"answering machine|away message)(?: speaking| message| reply| here)?$|^(?:automatic|automated|auto|"
        r"autogenerated|generated) (?:reply|response|message|mail|answer|notice|text)$"
    ),
    (
        r"^(?:just |only )*(?:checking|testing|calibrating|adjusting|trying) (?:the|my|these|our|this) "
        r"(?:headers?|list|line|filters?|mail|mailer|encoding|font|formatting|signature|connection|settings|"
        r"microphone|keyboard|server|line breaks|umlauts)\b"
    ),
    (
        r"^(?:the |my |a |our )?(?:markov chain|random generator|random number generator|chatbot|neural net|"
        r"language model|generator|random text)(?: s)? (?:output|says?|said|suggests?|suggestion|result|"
        r"writes|came up with|produced)\b"
    ),
    (
        r"^(?:the )?(?:votes?|moves?|actions?|ballots?) (?:by|of|from) (?:others|other people|other players|"
        r"everyone else|the rest|the others)\b"
    ),
    (
        rf"^my (?:mail|move|vote|turn|answer|message|entry) for (?:{_DAY}|next \w+|tomorrow|later) (?:is|s|"
        r"will be|needs|reads)\b"
    ),
    (
        r"^(?:i m|i am|we re)? ?(?:still )?(?:polishing|drafting|editing|preparing|composing|working on|"
        r"rewriting|revising) my (?:mail|move|vote|turn|answer|message|entry|words?|sentence)\b"
    ),
    (
        rf"^(?:(?:my|the|our|a|your|nn s|loser s|today s) )*(?:the )?(?:loser s )?{_STAKE}(?: (?:we|i|that|"
        r"for|of|in|with|between|to|against)\b.*)?$"
    ),
    (
        r"^(?:still )?(?:seeking|wanting|asking for|looking for|in search of|needing|wanted|hoping for|in "
        r"need of) (?:(?:an?|some|your|the) )?(?:second opinions?|other opinions?|opinions?|advice|feedback|"
        r"comments|critique)\b|^second opinions? (?:welcome|wanted|please|needed|sought|on)\b"
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
        r"^(?:for|pending|awaiting|needs|requires|subject to|needing|requiring|waiting for) (?:nn s|the "
        rf"(?:gm|game master|referee) s|your|my \w+ s) {_NOD}\b|^for nn to (?:approve|sign|check|confirm|"
        r"consider|decide|look at|review|judge|correct)\b"
    ),
    (
        r"^(?:(?:my|a|the) )?(?:dead man s|deadman s|dead mans) switch\b|^(?:only )?(?:at|on|upon) (?:my|nn "
        r"s|your|the) (?:command|mark|signal|word|whistle)$"
    ),
    (
        r"^(?:the |if )?(?:rain|snow|fog|a storm|bad weather) (?:cancels|stops|calls off|ends|undoes|voids|"
        r"washes)\b|^if the weather (?:holds|"
        r"permits|allows)\b"
    ),
    r"^(?:(?:my|a|the|another|one) )?standing (?:order|orders|instruction|instructions|vote|request)\b",
    (
        r"^(?:(?:gm|game master|dear gm|dear game master|referee) \| )?nothing (?:for you|of interest|to do|"
        r"to record|to count|official|for the \w+(?: \w+)?)(?: in)?(?: here| this mail| below| in it)?(?: "
        r"\| .*)?$"
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
        r"^(?:any |either |only )?one of(?: (?:these|the following|them|the two|two|three))?$|^(?:either|"
        r"some|any|whichever) of (?:these|the following)$"
    ),
)
_RANKED: Final = (
    r"(?:^|\| )(?:only |just )?the (?:first|second|third|last|latter|former)(?: one| two)? of (?:these|them|"
    r"the following|both|the two|those) (?:is|was|has|have|are|were|happened|belongs|last|from|on|already|"
    r"\w+ s)\b"
)
"""`The first of these is done already:`"""
_SET_APART: Final = Sought(_BOTH)
_HEADS: Final = Sought((*_BOTH, *_AHEAD, _RANKED))
_POSTS: Final = re.compile(
    r"(?:but |and |only |just |sorry )*(?:(?:for|as|to be|to become|for the post of|for the title of) "
    r"(?:our |the |a |my |this year s |next )*(?:next |new )?(?:president|mayor|sheriff|king|queen|captain|"
    r"leader|chief|chair\w*|treasurer|secretary|best \w+|nicest \w+|funniest \w+|worst \w+|class clown|"
    r"clown|pope|emperor|prime minister|speaker|moderator|host|judge|player of the \w+|mvp|mascot|employee "
    r"of the \w+|deputy|foreman|jury|delegate|representative|miss \w+|mister \w+)|in the (?:poll|election|"
    r"contest|vote|race|survey|ballot) (?:for|of|on|about) .*)(?: (?:i mean|that is|of course|obviously|"
    r"this year|at least))*"
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

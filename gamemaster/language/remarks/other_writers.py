"""Sentences and signatures by which somebody else than the mail's sender speaks in it: `Typed for Jun by
Ondine.`

`I'm not Ondine.`, `Lowri, pp Ondine`, `Ondine, for Jun`, `Noted down by Ondine`, `Jun's hand, my
keyboard.`, `Ondine is away and I'm her flatmate.`, `Voice of my flatmate from the kitchen.`; and signatures
that are not meant, or not of now: `Ondine (joking)`, `Ondine, who isn't playing this week`, `Ondine, 3
March 2019`. What must stay true: titles and moods behind the sender's name (`Ondine, for the Nightjars`,
`Ondine (tired)`), how the mail was written (`Typed on my phone.`), and what is told of others (`Jun speaks
well today.`) are nobody else's words.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.scene import Scene

_KIN: Final = (
    rf"(?:{'|'.join(sorted(words.KIN))}|flatmate|roommate|housemate|secretary|assistant|nurse|guest|lodger)"
)
_MACHINE: Final = (
    r"(?:account|machine|phone|laptop|computer|keyboard|tablet|address|mailbox|inbox|login|email|desk|"
    r"telephone|mobile)"
)
_WRITTEN: Final = (
    r"(?:typed|written|noted|recorded|taken|jotted|put|copied|transcribed|entered|posted|sent|mailed|"
    r"minuted|reported|translated|submitted|forwarded|drafted|composed|passed|read|delivered|set|spoken)(?: "
    r"down| up| out| on| in)?"
)
_TAKEN_DOWN: Final = (
    r"(?:noted(?: down)?|recorded|taken down|jotted down|put down|copied(?: out| down)?|transcribed|entered|"
    r"minuted|reported|translated|typed (?:up|out|in)|read out|delivered|passed on|forwarded|submitted|set "
    r"down|written down)"
)
_NOT: Final = r"(?:not|isnt|is not|wasnt|aint)"
_MONTH: Final = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?)"
)
_END: Final = r"(?= \||$)"
_VOICE: Final = (
    r"(?:hand|hands|words?|voice|lips|mouth|pen|fingers|keyboard|keys|thumbs|dictation|orders|text|tongue)"
)
_JEST: Final = (
    r"(?:(?:just|only|of course|obviously|clearly|sorry|merely|always) )*(?:joking|kidding|jesting|in jest|"
    r"teasing|trolling|pretending|bluffing|dreaming|sarcastic(?:ally)?|ironic(?:ally)?|not serious(?:ly)?|"
    r"not really|not meaning (?:it|this|that)|not in earnest|tongue in cheek|testing|practising|rehearsing|"
    r"role ?playing|in character|making it up|lying)"
)
_RESTING: Final = (
    r"(?:playing|in (?:it|this|the|play)|here|moving|voting|serious|acting|taking part|on (?:the )?duty|"
    r"meaning)"
)
_OTHERS: Final = (
    (
        rf"^(?:i am|i m|this is|this s|it is|it s|this|it|that) (?:really |actually |definitely )*{_NOT} "
        rf"mm(?: (?:here|speaking|writing|typing|at all|by the way|this time|today))*{_END}"
    ),
    rf"^(?:yours |love |cheers |regards |greetings )?(?:\| )?{_NOT} mm{_END}",
    (
        r"^(?:i am|i m|this was) (?:only |just |really |actually )*nn(?: (?:here|speaking|writing|typing|"
        rf"today|again|this time|now|by the way))*{_END}"
    ),
    r"^nn (?:at the (?:keys|keyboard|wheel|controls|helm|machine)|holding the pen|doing the typing)\b",
    rf"^{_WRITTEN} (?:for|on behalf of|in the name of|instead of|from) nn\b(?! s\b)",
    rf"^{_WRITTEN} by mm (?:for|on behalf of|in the name of|instead of|at the request of|as) ",
    (
        r"^(?:i am|i m|i) (?:only |just |merely )*(?:sending|writing|posting|typing|forwarding|passing|send|"
        r"write|post|type) (?:this|that|it|these)(?: on| in| down)? for nn\b(?! s\b)"
    ),
    (
        r"^nn (?:said|says|told me|asked me|wants me|wanted me|insists|begged me|made me|let me)(?: that)? "
        r"(?:(?:i|to|should|must|ought|have|had|am|was) )*(?:write|say|send|post|type)(?: that| this| it| "
        r"so| these)(?: \||$)"
    ),
    rf"\| nn s {_VOICE} \| my {_VOICE}\b",
    rf"^mm (?:\| )?in name only{_END}",
    rf"^{_TAKEN_DOWN} by mm\b|^not {_WRITTEN} by mm\b",
    (
        r"^(?:dictated|told|spoken|signed|whispered|phoned in|phoned|ordered|authorised|authorized) (?:to "
        rf"mm |to me )?by (?:nn|(?:my|our|her|his) {_KIN})\b"
    ),
    (
        r"^as (?:told|dictated|ordered|reported|instructed|related|spoken|phoned in) (?:to (?:mm|me) )?by "
        rf"(?:nn|my {_KIN}|somebody|someone)\b"
    ),
    r"^dictated (?:but|and|though) not (?:read|signed|checked)\b",
    (
        r"^nn (?:\| )?(?:pp|p p|per|via|through|by|by the hand of|by hand of|as told to|as dictated to) "
        rf"mm{_END}"
    ),
    rf"^p p$|^(?:pp|p p|per pro|per procurationem) (?:nn|mm|\w+){_END}|^nn \| (?:pp|p p)\b",
    rf"^signed (?:\| |by )*nn{_END}",
    (
        r"^mm (?:\| )?(?:for|on behalf of|instead of|in place of|standing in for|in the name of|as proxy "
        r"for|proxy for|deputising for|acting for|in lieu of|c o|care of|secretary to|scribe to|scribe of) "
        rf"nn{_END}"
    ),
    rf"^mm (?:\| )?{_JEST}{_END}",
    (
        r"^mm (?:\| )?who (?:isnt|is not|s not|wasnt|was not|is no longer|is only|is just|was only|was "
        rf"just|isn t) (?:\w+ )?(?:{_RESTING}|watching|joking|kidding|pretending|dreaming|testing|looking "
        r"on)\b"
    ),
    rf"^mm (?:\| )?(?:not|no longer|not yet) (?:really )?{_RESTING}\b|^mm (?:\| )?not in this\b",
    (
        r"^mm \| (?:(?:on )?(?:\w+ \| )?\d{1,2}(?:st|nd|rd|th)? (?:of )?\w+|\w+ \d{1,2}(?:st|nd|rd|th)?|\w+|"
        r"in)"
        rf"(?: \|)? (?:19|20)\d\d{_END}"
    ),
    (
        rf"^nn s {_VOICE} (?:\| )?(?:and )?(?:my|mm s|not mine)\b|^my {_VOICE} (?:\| )?(?:and )?nn s "
        rf"{_VOICE}{_END}"
    ),
    r"^(?:straight |direct )?from nn s (?:lips|mouth|pen|hand|phone|keyboard)\b",
    (
        rf"^(?:the )?(?:voice|words|orders) of (?:(?:my|our|the) (?:\w+ )?{_KIN}|nn) (?:from|in|through|"
        r"behind|over|by)\b"
    ),
    (
        r"\b(?:using|borrowed|borrowing|took|have|got|found|grabbed|at|on|with|from|by) mm s (?:\w+ "
        rf")?{_MACHINE}\b"
    ),
    rf"^(?:i m|i am|this is) (?:only |just )*(?:mm s|her|his|their) (?:\w+ )?{_KIN}{_END}",
    (
        r"^mm (?:is|s|was|has gone|went|lies|had to go) .*\b(?:i m|i am|this is) (?:only |just )*(?:her|"
        rf"his|their|the|a|mm s) (?:\w+ )?{_KIN}\b"
    ),
    rf"\| (?:i m|i am|this is) (?:only |just )*(?:her|his|their|mm s) (?:\w+ )?{_KIN}{_END}",
    (
        r"^mm (?:doesnt know|does not know|has no idea|didnt write|did not write|never wrote|knows nothing|"
        r"asked me to|let me|told me to|lets me)\b"
    ),
    r"^(?:yours \| |love \| |cheers \| )?nn \| mm (?:is|s|was|has) ",
    (
        r"^(?:i )?(?:ve |have )?(?:just )?(?:got|had|received|heard|took|have) (?:this|it|that|these|the "
        r"following|the above) (?:from|off|by|through) nn\b(?!.*\bmail says\b)"
    ),
    rf"^nn (?:does|did|is|that is)(?: so)? \| that is{_END}",
    (
        rf"^nn \| (?:on )?(?:\d\d?(?:st|nd|rd|th)? {_MONTH}|{_MONTH} \d\d?|last \w+|(?:19|20)\d\d|day \w+|"
        r"yesterday)(?: \|)?(?: (?:19|20)\d\d)?$"
    ),
    (
        r"^nn (?:wrote|typed|dictated|phoned in|spoke) (?:this|it|these|that)(?: one| mail| line)? \| "
        r"(?:and )?(?:mm|i) "
    ),
    (
        rf"^(?:(?:that|this|it) (?:was|is|s) )?(?:nn|(?:my|our|the) (?:\w+ )?(?:{_KIN}|cat|dog|toddler|"
        rf"parrot))"
        rf"(?: s)? (?:hands?|fingers|paws?|tail|nose|thumbs?) (?:(?:was|is|were|are) )?(?:on|at|over|all "
        rf"over) "
        rf"(?:the|my) (?:keys|{_MACHINE})\b"
    ),
    (
        rf"^(?:(?:that|this|it) (?:was|is|s) )?(?:my|our|the) (?:\w+ )?(?:{_KIN}|cat|dog|toddler|parrot) "
        rf"(?:at|on|over) (?:the|my) (?:keys|wheel|{_MACHINE})\b"
    ),
    (
        rf"^(?:.* )?(?:nn|(?:my|our|the) (?:\w+ )?(?:{_KIN}|cat|dog|toddler|parrot))\b(?=.*\b(?:hands?|"
        rf"fingers|"
        rf"paws?|keys|typ(?:es|ed|ing)|wrote|writ(?:es|ing|ten)|doing|shoulder|{_MACHINE})\b).* \| "
        r"(?:(?:please|so|just|do|and|kindly) )*(?:ignore|disregard|dont mind|do not mind|never mind|(?:take|"
        r"pay) (?:\w+ )?no (?:notice|heed|attention)(?: (?:of|to))?|dont (?:listen to|believe|heed)|(?:pay|"
        r"take) "
        r"(?:him|her|them) no \w+)(?: (?:him|her|them|it|that|this|nn))?(?: please)?$"
    ),
    (
        r"^(?:(?:this|that|it) (?:is|was|s) )?nn s (?:little |own |stupid |silly )?(?:joke|prank|hoax|idea "
        r"of (?:a "
        r"joke|fun|humou?r))(?: \||$)"
    ),
    (
        r"^(?:.* )?(?:typ(?:es|ed|ing)|written|wrote|sent|posted) by nn\b.* \| (?:(?:please|so|just) "
        r")*(?:ignore|"
        r"disregard|dont mind|never mind)\b"
    ),
)
_FRONTS: Final = (
    (
        r"^(?:here (?:are|is|s) )?nn s (?:orders|moves?|votes?|turn|instructions|wishes|choices|actions?|"
        r"ballot|play|announcements?)(?: (?:for|today|tonight|this|of|from|as)\b.*)?(?: \||$)"
    ),
)
_SPEAKS: Final = Sought(_OTHERS)
_HEADS: Final = Sought(_FRONTS)
_GATE: Final[frozenset[str]] = words.KIN | words_in(
    "cat dog toddler parrot pp p flatmate roommate housemate secretary assistant nurse guest lodger "
    "dictated not n't told voice told"
)


def speaks_for_another(said: str) -> bool:
    """Whether a sentence beside acts, or the signature, gives the words to somebody else, or unmakes them.

    `said` are its words as `told_names` tells them.
    """
    return _SPEAKS.search(said) is not None


def heads_of_another(said: str) -> bool:
    """Whether a sentence in front of acts does so, or heads what another does (`Lowri's orders for
    today.`).
    """
    return _SPEAKS.search(said) is not None or _HEADS.search(said) is not None


def may_tell(scene: Scene, lows: frozenset[str]) -> bool:
    """Whether a sentence of these words may do so."""
    return not (lows.isdisjoint(scene.referents.people_words) and lows.isdisjoint(_GATE))

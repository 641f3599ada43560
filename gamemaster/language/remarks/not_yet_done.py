"""Sentences and leads in front of acts by which these are not done, or not yet, or only one of them is.

`Keep this envelope shut till Friday.`, `All it takes is a single howl and (I vote ...)`, `Only one of these
is true.`, `The day pigs fly, (I invest ...)`
"""

from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_WHO: Final = r"(?:he|she|they|you|somebody|someone|\w+)"
_PATTERNS: Final = (
    # planned, weighed, left to others
    (
        r"\b(?<!what )(?:the|my|our|his|her|\w+) (?:strategy|gambit|scheme|tactic) (?:is|for|goes|"
        r"s)\b(?! (?:dead|off|gone|over|to (?:win|live)))"
    ),
    r"^(?:tomorrow|next|on \w+day)\b.*\bthe plan is\b",
    r"\bgoing to like my \w* ?plan\b",
    r"^thinking (?:of|about) (?:going|doing|making|this|the following)\b",
    r"\b(?:leading|front|hot|strongest) (?:candidate|contender|favourite|favorite)\b",
    r"\b(?:is|s) when (?:i|we) (?:ll|will|shall) (?:decide|choose|know|act|vote)\b",
    (
        r"\b(?:let me|i ll|i will|i shall|i must|want to|need to|have to|going to) sleep on (?:this|it|"
        r"that|the)\b"
    ),
    r"\b(?:we|you|one) (?:might|could|may) (?:also )?consider\b",
    (
        r"\b(?:you|\w+) (?:pick|choose|decide) for me\b|\b(?:cant|cannot|couldnt) (?:\w+ )?(?:decide|"
        r"choose|pick)\b.*\b(?:one|which|of these|these)\b"
    ),
    r"\b(?:do|count|pick|take) (?:only |just )one of (?:these|them|the (?:two|three|following|below))\b",
    (
        r"\bone of (?:these|the following|the below) (?:\w+ )?(?:is|sentences|lines|will)\b|\bwhich of "
        r"these (?:i|is|to|will)\b"
    ),
    (
        r"\b(?:please|somebody|someone|anybody) (?:please )?(?:talk|argue) me out of\b|\bhalf of me "
        r"(?:says|wants|thinks)\b|\b(?:all i ask|i (?:beg|crave|seek|ask)) (?:is |for )?(?:your |the "
        r")?leave\b"
    ),
    (
        r"\bwait(?:ing)? for (?:his|her|their|your|\w+ s) (?:nod|signal|word|go ahead|okay|ok|blessing|"
        r"sign|permission)\b"
    ),
    r"\bpromised (?:(?!myself)\w+ )?(?:to wait|not to|i d wait|id wait)\b",
    r"\b(?:but|and) i (?:shant|wont|will not|shall not|cant|dont) (?:before|until|till|unless)\b",
    (
        r"^(?:so |sorry |but )*(?:no (?:\w+ )?(?:cards?|moves?|votes?|ballots?|acts?|actions?|turns?|orders?|"
        r"tiles?|offers?)|nothing) (?:from me|of mine) (?:until|till|before)\b"
    ),
    # on something that has not happened
    (
        r"\b(?:it would|it d|it will|it ll|that would) take (?:a|an|the|more|at least|some|nothing "
        r"less)\b|\ball it takes is\b"
    ),
    (
        r"\bone thing (?:that )?(?:would|could|might) (?:make|get|move|persuade|bring)\b|\bwould make me "
        r"(?:do|change|vote|say|go)\b"
    ),
    r"^were (?:this|these|we) (?:a|an|in|at|on|still|not)\b|^had the \w+ not\b",
    (
        r"\b(?:and )?only (?:at that point|then|from that|after that|in that case)\b.*\b(?:count|take|"
        r"read|consider|do)\b"
    ),
    (
        r"\bwhether i d (?:go|really|actually|do)\b|\bin case (?:he|she|they|it|\w+) (?:sides|decides|"
        r"agrees|rules|loses|wins|refuses|says)\b"
    ),
    (
        r"\bkeep (?:this|the|my) (?:envelope|mail|letter|line|note|message) (?:shut|sealed|closed|safe|"
        r"unopened)\b"
    ),
    r"\b(?:to be opened|open only|do not open|dont open)\b",
    # of another time
    r"\bit used to be (?:that|so)\b|\bevery time (?:i m|i am|i get)\b|\bslips out\b",
    (
        r"^back (?:in|at|when|then|during)\b.*\b(?:session|season|days|campaign|tournament|spring|summer|"
        r"autumn|winter|year|years|when)\b"
    ),
    # said by others, in a text
    r"\bbelow you (?:see|find|read)\b|\byou see below\b|\b(?:the|a) mail that got\b",
    (
        r"\b(?:suggested|proposed|demanded|insisted|hoped|dared me|wanted) (?:that )?i (?:should |might |"
        r"could )?(?:write|say|send|post|do|vote|pretend)\b"
    ),
    r"\bwhat (?:was|is) it (?:that )?\w+ (?:shouted|said|wrote|says|cried|sang|used to|always)\b",
    r"\b(?:voice|voices|little man|devil|angel) (?:in|on) my (?:head|shoulder|ear)\b",
    (
        r"\blet (?:he|him|her|those|anyone|whoever) who\b.*\b(?:imagine|picture|try|stand)\b|^(?:just "
        r")?imagine (?:this|that|me|these)\b"
    ),
    r"\bexpect to hear (?:this|that|it) from\b|\bfrom my lips\b",
    r"\b(?:absolutely |flatly |utterly )?refuse to (?:do|say|send|write|perform|carry)\b",
    (
        r"\b(?:i|and|now|hereby) (?:now |hereby )?retract (?:it|that|this|the)\b.*\b(?:full|following|"
        r"whole)\b"
    ),
    (
        r"\b(?:euros?|quid|dollars|bucks|pounds|fiver|tenner|pints?|beers?) (?:says|that(?! i would))\b|"
        r"\bi bet "
        r"(?!you|it|that|he|she|they|nobody|everyone|my|there|this|we|i)\w+ (?:ten|five|a|an|my|\d+|"
        r"twenty|two|three)\b"
    ),
    (
        r"^(?:not|im not|i m not|nobody s|hardly) serious\b|\bnot serious (?:obviously|of course|lol)\b|"
        r"\btongue (?:\w+ )?in (?:my |the )?cheek\b"
    ),
    r"\b(?:this is|that s|it s) my code\b|\bwhat i call by\b",
    r"^(?:first|next|another|a|last|one|tonight s|here s a) riddle\b|^riddle\b|\bwhat says (?:a|an|the)\b",
    r"\bfamous last words\b|\bcolumn i propose\b",
)
_AHEAD: Final = Sought(_PATTERNS)
_LEADS: Final = (
    r"\bas (?:the|my|our|a|an) (?:\w+ )?\w+ (?:put|puts|used to put) it$",
    (
        r"^the (?:day|moment|minute|week|hour|instant|year) (?!has|is|was|of|before|after|for|s\b|got|"
        r"went|began|started|ends|came)\w+ "
    ),
    (
        r"^(?:at|in|on|during|for) the next (?!move|turn|item|place|part|step|act|room|thing|trick|line|"
        r"point|village|table|door)\w+"
    ),
    (
        r"^in (?:the|a|my|our|his|her|some|this|that) (?:\w+ )?(?:play|film|movie|novel|opera|musical|"
        r"pantomime|dream|fable|nightmare)\b"
    ),
    (
        r"^(?:speaking|writing|acting|posting|voting) (?:as|for) (?!myself|me\b|a\b|an\b|one\b|the "
        r"founder|founder)(?:\w+ s )\w+"
    ),
    (
        r"^against (?:a|the|his|her|your|\w+ s) (?:\w+ )?(?:pledge|promise|payment|guarantee|assurance|"
        r"deposit)\b"
    ),
    (
        r"\bfirst (?:and )?(?:after that|then|only then)$|^(?:in the )?next (?:round|week|month|game|"
        r"season|session|year|phase)\b"
    ),
    r"\bwere i to\b|\bas (?:it|they) d (?:stand|go|read|look|be)\b|\bin case i m not\b",
    r"\b(?:get|bring|play|put|lay|show|give) (?:\w+ ){1,4}first\b.*\bthen$",
    (
        r"^(?!confirming|seconding|repeating|as\b|by\b|per\b|like|following|despite|after|what|having|"
        r"that\b|this\b|all\b|enough|nuff|no sooner|easier|when all|well\b|so much|least|"
        r"since|because|in spite|contrary|unlike|with\b|echoing|i\b|\w+ing\b).*\b(?:scribbled|typed|"
        r"wrote|carved|painted|printed|keeps? on|spelled|spelt|says|said)$"
    ),
    r"\band this$|\bin june top secret$|\btop secret$",
    (
        r"\bthe (?:real|proper|actual|official|binding) (?:one|move|vote|version|text) (?:is|s|comes|follows|"
        r"will|ll|goes)\b|\b(?:practice|dry|trial|test) run\b"
    ),
    r"^for (?:poor |dear |old )?\w+ who (?:has|is|s|had|was|cant|lost|cannot)\b",
    # drafted, nearly sent, or somebody's to copy
    (
        r"\bi have (?:this|the following) in mind$|\bin my drafts?\b|\b(?:this|so|that) close to \w+ing$|"
        r"\b(?:nearly|almost) (?:posted|sent|wrote|said|typed|announced)$"
    ),
    (
        r"\b(?:form|template|line|wording|phrase|text) for (?:anyone|anybody|everyone|everybody|whoever|"
        r"all)\b|\bfor (?:anyone|anybody|whoever) (?:who )?(?:needs|wants|likes|lacks) (?:one|it|this|to)\b"
    ),
    r"^from (?:a|the|my) (?:speech|book|play|song|poem|novel|story|sermon|script|letter|dialogue)\b",
    # another's words, or a machine's
    (
        r"\b(?:auto ?complete|auto ?correct|autofill|phone|keyboard|spell ?checker|chatbot|computer|machine|"
        r"oracle|horoscope|almanac)\b.* (?:suggests|proposes|offers|insists|recommends|predicts|says)$"
    ),
    r"\b(?:imitating|mimicking|aping|parroting|mocking) (?:me|my voice|us)$",
    (
        r"\b(?:wants|wanted|asks|asked|told|begged|sent) me to (?:announce|say|post|send|write|vote|do|move|"
        r"tell|pass)\b.*\b(?:him|her|them|it|this|that)$"
    ),
    r"^as (?!luck|fate|fortune|chance|rumou?r)(?:\w+ )+(?:has|had) it$",
    r"^as .* (?:whispers?|mutters?|shouts?|sings?|chants?|croaks?)\b",
    # before, always, or not before
    r"^(?:my|our|the) (?:vote|move|ballot|turn|action|offer)s?\b.*\b(?:was|were)$|\bused to (?:\w+)$",
    r"\b(?:never|not) (?:hear|catch|see) (?:it |this |that )?(?:from )?me\b|\bnever hear me (?:say|write)\b",
    r"^on (?:most|normal|ordinary|some|certain|such|typical|other) ",
    r"^(?:no|not) (?:earlier|sooner|later) than\b|\bask me again\b|\bleaning towards?\b",
    (
        r"^(?:in|at) (?:the|our|my|his|her) (?:tabletop|pub|home|office|lunch|chess|card|quiz|school|local) "
        r"(?:rounds?|games?|nights?|league|group|club|table|team)\b"
    ),
    # for show
    (
        r"\bfor the sake of argument$|\bfor argument s sake$|^april fools?\b|\bstraw polls?\b|"
        r"\b(?:does not|doesnt|doesn t|wont|not) (?:really )?count$|^for the unofficial\b"
    ),
    r"^(?:just |only |merely )?to (?:demonstrate|illustrate) ",
)
_LEADING: Final = Sought(_LEADS)


def not_yet_done(remark: Remark) -> bool:
    """Whether a sentence, or what leads up to acts in their own, keeps them from being done."""
    return remark.holds(_AHEAD)


_STALLING: Final = words_in(
    "ago reserve reserved file pencilled penciled imagine imagined pretend pretended someday hope hoped wish "
    "wished maybe perhaps unless"
)
"""Words that hardly ever stand before a colon behind which something is done here and now."""


def leads_away(remark: Remark) -> bool:
    """Whether words in front of an act, in its own sentence, set it in another time, mouth or world."""
    if remark.tokens[-1].low == ":" and not _STALLING.isdisjoint(remark.lows):
        return True
    return _LEADING.search(remark.said) is not None

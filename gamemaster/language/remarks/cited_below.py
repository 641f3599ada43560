"""Sentences in front of acts that cite the words below them: what bears them, who came upon them, and when.

`What the parser made of my last mail was this.`, `The text below came from Brask.`, `Written on the
blackboard.`, `Steps to reproduce the crash.`, `On the phone I said it out loud.`, `Suggested wording for the
undecided.` `I have thought about this since breakfast.` and `Here is my vote.` cite nothing.
"""

from typing import Final

from gamemaster.language.before.statements import states
from gamemaster.language.english import words
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.times import FULL_MONTHS
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import BASES
from gamemaster.language.remarks.remark import Remark

_DEED: Final = (
    r"(?:vote|ballot|move|turn|order|action|answer|reply|response|mail|post|message|line|announcement)"
)
_TEXT: Final = (
    r"(?:text|wording|version|transcript|translation|sentence|quote|quotation|template|script|snippet|"
    r"extract|excerpt|phrase|formula|phrasing|backup|fallback|contingency plan)"
)
_BELOW: Final = r"(?:lines?|text|sentences?|words|wording|paragraph|bit|passage|ballot)"
_MACHINE: Final = (
    r"(?:bot|parser|program|referee|machine|software|server|system|script|reader|phone|keyboard|translator|"
    r"(?:spell ?|grammar )?checker|auto ?(?:complete|correct|fill|pilot)|dictation|assistant|cat|dog|toddler)"
)
_SAY: Final = r"(?:sa(?:y|id)|writ(?:e|ten)|wrote|post(?:ed)?|sen[dt]|type[sd]?|mail(?:ed)?|shout(?:ed)?)"
_CITING: Final = (
    r"(?:open|lead|start|begin|end|close|finish|greet|answer|repl[yi]|respond|sign|credit|quot|surpris|came|"
    r"com|went|go|turn(?:ed|s)? up|walk|wak|wok|tempt|tease|teas|rep(?:lies|lied))\w*"
)
_LIVELY: Final = (
    r"(?:loud|out|without|with|aloud|right|plainly|clearly|straight|in (?:so many|plain) words|to)"
)
_SHOW: Final = (
    r"(?:play|film|movie|cartoon|show|musical|opera|sketch|episode|book|novel|song|series|comic|match)"
)
_NUMBER: Final = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)"
_RULED_OUT: Final = (
    r"(?<!\bmy vote )(?<!\bmy move )(?<!decision )(?<!conclusion )(?<!result )(?<!upshot )(?<!verdict "
    r")(?<!point )(?<!reason )(?<!question )(?<!problem )(?<!trouble )(?<!thing )(?<!answer )(?<!it )"
)
_FREE: Final = r"(?= (?:here|again|whenever|when|on|at|in|and|for|last|yesterday|too)\b|$)"
"""What stands behind a `this` that no noun follows."""
_POINTING: Final = (
    rf"{_RULED_OUT}\b(?:was|were|reads|went|ran) (?:simply |just |only |exactly )?this$",
    (
        rf"^(?!.*\b(?:i|we|you|let)\b).*\b{_CITING} (?:\w+ ){{0,5}}with this(?: one)?(?: (?:tonight|tomorrow|"
        rf"next|on|in|at|again|last)\b.*)?$"
    ),
    r"\b(?:turned|made|translated|changed|corrected|rendered|mangled)\b.*\b(?:into|as) this(?: one)?$",
    (
        rf"\b{_MACHINE} (?:(?!while|when|as|i\b)\w+ ){{0,4}}(?:produced?|offers?|suggests?|printed|prints|"
        rf"typed|types|wrote|writes|sent) (?:\w+ )?this{_FREE}"
    ),
    (
        r"^(?:this|that|here) (?:is|s|was) what (?!i\b|we\b)(?:\w+ ){1,4}(?:makes?|made|does|did) (?:of|to|"
        r"with)\b"
    ),
    (
        r"\b(?:this|that|here) (?:is|s) what i (?:ll|will|shall|d|would|might|may) (?:\w+ )?(?:be )?(?:send|"
        r"post|writ|say|play|do|vot|mov|mail)\w*"
    ),
    (
        r"^(?:this|that|it|here) (?:is|s) what my (?:vote|move|ballot|answer|mail) (?:becomes|will|would|was|"
        r"used|ll|d)\b"
    ),
    (
        r"^this (?:will|would|ll|d) be my (?:\w+ )?(?:vote|move|ballot|answer|turn)\b.*\b(?:once|when|after|"
        r"if|as soon)\b"
    ),
    (
        rf"\b{_MACHINE}\b.*\b(?:refused?|reject\w*|chok\w+|trip\w*|stumbl\w+|swallow\w*|misread|"
        rf"misunderstood|dislik\w+) (?:on |over |at )?(?:this|it){_FREE}"
    ),
    (
        r"\b(?:has|have|had|got) (?:me down for )?this(?: one)? (?:on page|under (?:my|her|\w+ s) name|in "
        r"(?:the|its) log)\b"
    ),
    r"\b(?:has|have|had) me down for this$",
    r"\b(?:have to|had to|made me|makes me|dared me to|must|bet) (?:type|paste|copy|send) this$",
    rf"^(?:this|this one|that) (?:one )?i (?:\w+ )?{_SAY}\b",
    (
        rf"^i (?:\w+ )?{_SAY} (?:you |you all |the list |everybody )?(?:this|these)(?: one)? (?:on|last|"
        rf"yesterday|already|before|back|once|twice|in (?:week|{'|'.join(sorted(FULL_MONTHS))}))\b"
    ),
    r"^i (?:ve|have|had) (?:already |once )?(?:had )?this (?:counted|logged|accepted|recorded|refused)\b",
    (
        rf"\byou (?:all )?(?:will|ll|shall|may|might) (?:\w+ )?(?:hear me {_SAY}|(?:see|read|get) this "
        rf"(?:here|again|from|for)\b)"
    ),
    rf"^(?:on|in|at|over|down|up|to) .* i (?:\w+ )*said (?:it|this|so) {_LIVELY}\b",
    rf"\bi (?:\w+ )*more courage .*\b{_SAY} (?:it|this|so)\b",
    (
        r"\b(?:decided against|thought better of|refrained from|stopped (?:myself|short) (?:from|of)|gave up "
        r"on) (?:sending|posting|saying|writing|mailing|typing)\b"
    ),
)
_OF_TEXTS: Final = (
    (
        r"^this one (?:is|s|goes) (?:for|to) (?:the|my|our) (?:\w+ )?(?:board|list|group|game|table|server|"
        r"league|campaign|guild|archive)\b"
    ),
    r"^which (?:one )?of these (?:reads|sounds|looks|is) (?:better|best|nicer|clearer|right|correct)\b",
    (
        r"\b(?:two|three|several|a few|many) ways (?:this|it|that|things) (?:could|can|might|may) (?:go|end|"
        r"turn out)\b"
    ),
    r"^(?:this|here) (?:is|s|was) me (?:in|at|on|as|aged|back|when|before|after)\b",
    r"^(?:heard|overheard|picked up|seen) (?:in|on|at|from|by)\b.*\b(?:from|by) (?!me\b)\w+$",
    r"\bhere (?:is|s) how (?!i\b|it went|we\b)|^story time\b|\bcan(?:t|not) (?:choose|decide)\b",
    r"\b(?:lines|words|sentences|mails|things) i (?:will|ll|would|shall|d) never (?:send|say|write|post)\b",
    (
        r"^(?:for|from|in|on) (?:the|my|our) other (?:campaign|game|group|list|board|guild|table|village|"
        r"league|party)\b(?!.*\b(?:i|we)\b)"
    ),
    r"^(?:last night s|my|a) (?:\w+ )?(?:dream|nightmare)\b(?!.*\b(?:is|was|came|has|would|of)\b)",
    (
        r"\b(?:mail|line|message|post|letter|vote|speech) (?!i\b)\w+ (?:ever|once) (?:wrote|sent|said|posted|"
        r"gave|made|cast)\b(?!.*\b(?:is|was)\b)"
    ),
    r"\b(?:could|can|should|might) (?:\w+ )?(?:post|send|write|say) something like\b",
    r"\b(?:expands?|amounts?|boils down|translates?) to (?:this|the following)\b",
    (
        r"\bhere (?:is|s|are|follows?) (?:(?:the|his|her|their|nn s) (?!(?:link|report|thing|deal|catch|"
        r"reason|problem|situation|point|news|table|map|summary|list|rub|plan|result|score|rest|last|least|"
        r"most|first|next|\w+est)\b)\w+|what (?!i\b|we\b)\w+ (?:reads?|dictated|gave|sent|told|left)\b)"
    ),
    (
        r"^guess (?:whose|who (?:is|s) going to|who (?:will|ll|wants|would))\b|\blet me show (?:you|them|"
        r"\w+) how (?!i\b|we\b)"
    ),
    rf"^not my (?:\w+ )?{_DEED} but\b|^my {_DEED} (?:of|for) (?:tomorrow|next)\b",
    r"\b(?:shall|will|ll|going to|want to|let me) sleep (?:over|on) (?:it|both|this|them|that)\b",
    (
        r"\b(?:wants?|wanted|asks?|asked|likes?|loves?) (?:me )?(?:to (?:know|see|hear|read) )?(?:what|how) "
        r"(?:i (?:once )?(?:mailed|sent|wrote|said|posted|voted|did|played|answered|put)|it (?:looks|sounds|"
        r"reads))\b"
    ),
    r"^it was (?:round|week|day|season|year|session) (?:one|two|three|four|five|six|seven|\d+)\b",
    r"^for (?:my|the) (?:own )?(?:notes|files|diary|records|drawer|memoirs)\b",
    r"^(?:fancy|imagine|picture) (?:me|myself|us) \w+ing\b",
    r"\bwhat i was (?:about|going) to (?:do|say|send|write|play)\b",
    r"\b(?:mailing|sending|posting|writing) .*\b(?:nonsense|gibberish)\b|\bautoresponder for\b",
    r"\bin my (?:place|shoes|position) (?:writes|would|says|plays|votes|sends)\b",
    (
        r"\bthe (?:wording|text|formula|phrase|line|sentence) (?:you|he|she|they) (?:are|re|is|s|want|need|"
        r"look|asked)\b"
    ),
    r"\bhas (?:her|his|its|their|a) (?:motto|catchphrase|slogan|battle cry)\b",
    r"\b(?:numbers|letters|names) are (?:those )?(?:of|from) (?:the |my )?(?:old|last|other|former)\b",
    r"\b(?:have|has|ve) (?:changed|swapped|traded) places\b|^line \d+ of\b",
    (
        rf"\b(?:here|this|below|now) (?:is|s|are|comes?|follows?) (?:its|his|her|their|another|a|an|one|some|"
        rf"\w+ s) (?:(?:full|exact|old|original|lost|missing|same|whole|possible|suggested) )*{_TEXT}\b"
    ),
    (
        r"\b(?:here|this|below) (?:is|s|comes) (?:my |our )?(?:plan [b-z]|backup|back up plan|fallback|"
        r"contingency)\b"
    ),
    (
        rf"\b{_BELOW} below (?!the\b|(?:is|are|s) (?:mine|my|what i|final|real|meant|all)\b|counts?\b|"
        rf"stands?\b|sea\b|zero\b)\w+"
    ),
    (
        rf"^for the (?:archives?|record|historians?|museum|scrapbook|files)\b.*\b(?:{_DEED}|words?|text)s? i "
        rf"(?:once )?{_SAY}\b"
    ),
    r"\b(?:steps|how) to reproduce\b|^(?:bug|ticket|defect|incident) (?:report|\d+)\b",
    (
        r"^(?:a |my |our |the |just a |another )?(?:practi[sc]e|rehearsal|training|trial|mock|dummy) "
        r"(?:runs?|hands?|rounds?|decks?|games?|sessions?|trials?|match|fights?|votes?|ballots?|turns?|"
        r"moves?)\b(?!.*\b(?:was|is|went|has|had|taught|did)\b)"
    ),
    r"\bnothing to do with (?:our|this) game\b|\bnothing to do with (?:you lot|this list)\b",
    (
        rf"^(?:an? |my |the |some |one )?(?:suggested|recommended|proposed|possible|sample|standard|model|"
        rf"specimen|suitable|ready made) (?:{_TEXT}|{_DEED})s?\b(?!.*\b(?:is|are|was|were|has|looks|helps|"
        rf"would)\b)"
    ),
    rf"^(?:in|from) (?:the )?(?:chapter|scene|episode|act|verse|canto) {_NUMBER}\b(?!.*\bmy\b)",
    (
        rf"\bi can (?:just |already |almost |easily )*(?:picture|imagine|see|hear|guess|predict|foresee) "
        rf"(?:\w+ s (?:next )?{_DEED}\b|(?!him|her|them|it|you)\w+ already$)"
    ),
    r"\b(?:easy|hard|simple) to (?:predict|guess|foresee|imagine) (?:what|how)\b",
    rf"^(?:the|my|an?) (?:\w+ )?{_DEED} (?:if only|had|if|were) .*\bwould (?:be|have been|read|run|go)\b",
    r"\bplays me$|\band one of (?:them|whom) is me$",
    (
        r"\b(?:forged|fake|faked|counterfeit) (?:signature|note|letter|mail|message|post|address|"
        r"account)\b(?!.*\b(?:card|album)\b)"
    ),
    (
        r"^(?:find|spot|guess|mark|circle|underline|correct) (?:the|my) (?:\w+ )?(?:mistakes?|errors?|"
        r"difference|lie|verb|fault|typo|flaw)s?\b"
    ),
    (
        r"\b(?:two|three|four|five|one|which|some|all) of (?:these|the (?:next|following)|my (?:statements|"
        r"sentences)|them|my) .*\b(?:true|untrue|false|lies?|invented|made up)\b"
    ),
    (
        rf"\b(?:best|only|first|last|finest|funniest|one) line (?:in|of) (?:the|a|an|that|his|her|"
        rf"our)\b.*\b{_SHOW}\b"
    ),
    r"\bhas (?:just |only )?(?:one|a single|two) lines?$",
    (
        r"\b(?:horoscope|oracle|fortune (?:cookie|teller)|crystal ball|tarot|prophecy|tea "
        r"leaves)\b.*\b(?:what|that i|i (?:shall|will|ll|am going))\b"
    ),
    r"^for the \w+ (?:on|at|in) (?:my|our) (?:own )?(?:kitchen table|desk|shelf|porch|classroom|office)\b",
    (
        r"^what (?:it|the \w+|my \w+|he|she) (?:says?|said|reads|shouts?|prints|shows) (?:on|in|at|when|"
        r"before|to|after)\b(?!.*\b(?:is|was|makes?|made|matters?|makes|sounds)\b)"
    ),
    (
        r"^(?:written|scribbled|painted|chalked|carved|sprayed|printed|taped|pinned|engraved|embroidered|"
        r"tattooed|graffiti) (?!(?:\w+ )?(?:on|in|by) (?:the |a |my )?(?:train|bus|tram|plane|boat|ferry|way|"
        r"phone|laptop|sofa|tablet|night|hand|haste|hurry|candle)\b)(?:on|in|across|over|under|above|by|"
        r"round|around)\b"
    ),
)
_CITED: Final = Sought((*_POINTING, *_OF_TEXTS))
_BEARERS: Final = words_in(
    "ringtone mug tee-shirt t-shirt sticker poster banner graffiti tattoo slogan catchphrase caption "
    "subtitle subtitles lyrics refrain chorus hymn limerick haiku epitaph tombstone gravestone plaque "
    "blackboard whiteboard noticeboard napkin horoscope phrasebook riddle bumper headline autobiography "
    "voicemail autocomplete autocorrect"
)
"""What bears words that nobody says in earnest."""
_FINITE: Final = words_in(
    "is are was were 'm 're am be been has have had 've does do did done will would can could made makes "
    "make got gets get took takes gave went goes go came comes keeps kept says said tells told needs needed "
    "broke works arrived fell feels felt looks looked cost costs won lost bought likes loves hates"
)
_NEAR: Final = 5
_HEADS: Final = _BEARERS | words_in(
    "this which ways me heard overheard picked seen how story cannot ca can lines words sentences mails "
    "things other dream nightmare ever once something expands expand amounts amount boils translates "
    "translate letter speech these that it here below now text wording line sentence ballot paragraph bit "
    "passage stuff thing hear said saying sending posting writing mailing typing archive archives record "
    "historian historians museum scrapbook files reproduce bug ticket defect incident practice practise "
    "rehearsal training trial mock dummy nothing suggested recommended proposed possible sample standard "
    "model specimen suitable ready chapter scene episode act verse canto picture imagine see guess predict "
    "foresee easy hard simple mail post message vote move answer reply response order turn action "
    "announcement plays forged fake faked counterfeit find spot mark circle underline correct true untrue "
    "false lie lies invented made horoscope oracle fortune crystal tarot prophecy tea kitchen desk shelf "
    "show sleep wants want wanted asks ask asked likes loves know round week day season year session own "
    "notes diary records drawer memoirs fancy myself us about nonsense gibberish autoresponder place shoes "
    "position formula phrase motto catchphrase slogan battle numbers letters names changed swapped traded my "
    "porch classroom office what written scribbled painted chalked carved sprayed printed taped pinned "
    "engraved embroidered tattooed graffiti"
)
"""Without one of these no sentence cites what follows."""


def cites(said: Remark) -> bool:
    """Whether a sentence in front of acts does so."""
    if _HEADS.isdisjoint(said.lows):
        return False
    if _CITED.search(said.said) is not None:
        return True
    named = not _BEARERS.isdisjoint(said.lows[:_NEAR]) and said.lows[0] not in words.PREPOSITIONS | BASES
    return named and _FINITE.isdisjoint(said.lows) and not states(said.tokens)

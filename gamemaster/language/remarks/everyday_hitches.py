"""Everyday sentences behind acts by which something or somebody has to come first, or the act was no act.

`(I attack the goblin.) Brask is going to talk to it first.`, `I'm waiting for his mail.`; `Wait for Jun's
amendment, then count it.`, `Breakfast first though.`; `We vote on the name on Sunday.`, `Don't open before
Friday.`; `What I pay with is still open.`, `Something with birds, anyway.`; `Note to self.`, `And I'm the
queen of Sheba.`; `It's been settled since Tuesday.`

What must stay true: the whole sentence says so, and of nothing else (`Brask is going to talk to the baker`,
`Breakfast first, then the report`).
"""

from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_DAY: Final = r"(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_IT: Final = r"(?:it|this|that|them|him|her|one|those|these)"
_WHOLE: Final = Sought(
    (
        # somebody else's turn, or word, first
        (
            rf"\w+ (?:is|s|was) (?:still )?(?:going to|about to|planning to) (?:talk|speak|try|reason|"
            rf"have a (?:word|look|go))(?: (?:to|with|at))?(?: {_IT})?(?: first)?"
        ),
        (
            rf"\w+ (?:is|s) (?:still )?(?:thinking|looking) (?:about|at|into|over) {_IT}(?: for "
            rf"(?:both|all) of us)?"
        ),
        (
            r"(?:.* )?(?:i m|im|i am|we re|we are|still) waiting (?:for|on) (?:his|her|their|\w+ "
            r"s|an|the) "
            r"(?:mail|answer|reply|word|nod|letter|ok|okay|verdict|amendment)(?: first| now)?"
        ),
        (
            r"\w+ (?:handles|manages|keeps|decides|does|holds) my \w+(?: \w+)? (?:so )?ask (?:him|"
            r"her|them)"
        ),
        (
            r"(?:\w+ has|i have|we have|there s) (?:still )?(?:one|a) \w+ (?:i|we) (?:want|wanted|"
            r"need|have) to finish .*"
        ),
        # first something else
        (
            rf"(?:please |better )?wait for .+ (?:and |then |please )*(?:count|log|enter|do|run|"
            rf"record) {_IT}"
        ),
        (
            r"(?:breakfast|lunch|dinner|supper|coffee|tea|sleep|work|homework|a nap|a shower) first"
            r"(?: though| of all)?(?: (?:will|ill|i ll) (?:write|mail|say so|report) (?:when|once|"
            r"as soon as) .*)?"
        ),
        (
            rf"(?:please )?(?:dont|do not|not to be) (?:open|opened|read|unseal|unsealed)(?: "
            rf"{_IT})? (?:before|until|till) .*"
        ),
        (
            rf"we (?:all )?(?:vote|decide|settle|agree) (?:on|about) (?:the \w+|{_IT}) (?:{_DAY}|"
            rf"tomorrow|next \w+|tonight)"
        ),
        r"on \w+day (?:as usual|as ever|as always)",
        (
            r"(?:my |your |his |her |the )?(?:\w+ ){1,3}(?:wants|needs) (?:sorting|clearing|"
            r"settling|doing|paying|healing)\b.*\b(?:first|beforehand)"
        ),
        r"(?:i ve|i have|ive) still got to .+ (?:before that|first|beforehand)",
        r"(?:(?!not|never)\w+ ){1,4}(?:isnt|is not|s not) (?:finished|over|done) (?:for me )?yet",
        r"\w+ (?:goes|swings|plays|moves|acts|votes) first (?:and |so )*(?:then )?me\b.*",
        (
            r"(?:.* )?(?:gets|has|have|needs) to (?:talk|speak|go|play|move|act|be \w+)\b.* "
            r"before (?:i|me|mine|my|that)\b.*"
        ),
        r"need \w+ to (?:play|move|vote|say|do|finish) .* before (?:that|it|this)",
        (
            r"(?:he|she|they) (?:hands?|gives?|pays?|brings?) .* (?:then|before) (?:he|she|they) "
            r"(?:sees?|gets?|has) .*"
        ),
        r"over my dead body\b.*",
        r"one more \w+(?: \w+){0,6} (?:that s|thats) all it takes",
        # nobody has said yes
        r".*\bd have to (?:say yes|agree|approve|nod)",
        r"(?:havent|have not) (?:told|asked) \w+ yet\b.*",
        r".*\b(?:it s|its|it is) (?:really |entirely |all )?up to (?:him|her|them)",
        r"everyone has to be .*",
        r"need an? (?:nod|okay|ok|yes|word|blessing) from \w+\b.*",
        r"\w+ said (?:he|she|they) d (?:think|ask|check|see)\b.*",
        (
            r"(?:still )?waiting (?:on|for) (?:my|his|her|the) \w+(?: s)? (?:verdict|answer|word|"
            r"ok|okay|permission|blessing)\b.*"
        ),
        (
            r"\w+ (?:hasnt|has not|havent|have not) (?:said (?:yes|so|anything)|agreed|answered|"
            r"replied|decided)(?: yet)?"
        ),
        (
            r"(?:they|he|she|we)(?: re| s)? (?:still )?(?:talking|arguing|thinking|deciding) "
            r"(?:about|over|on)? ?whether .*"
        ),
        (
            r"(?:just |only |still )*(?:i )?needs? \w+ s (?:blessing|nod|ok|okay|yes|permission|"
            r"consent)(?: first| yet| for it)?"
        ),
        r"(?:still )?waiting (?:on|for) \w+ to (?:tell|say|let|confirm|agree|answer)\b.*",
        r".*\b(?:ive|i ve|i have) not heard back(?: yet)?",
        r"\w+ and i are (?:still )?deciding (?:it )?together\b.*",
        # undecided
        r"(?:still )?chewing on (?:it|that|this)",
        r"(?:a )?toss ?up between .*",
        r"(?:ugh |idk |hm+ )*dunno(?: ttyl| yet| tbh)*",
        r"feels? wrong (?:now|when|to)\b.*",
        r"(?:i )?(?:cant|cannot|wont) back (?:that|it|this)",
        r"(?:.* )?does nothing for me",
        r"rough figure\b.*",
        r"(?:i )?(?:keep|still) (?:going|am going|m going) back and forth(?: on (?:it|this|that))?",
        r"(?:i )?(?:cant|cannot|couldnt) (?:choose|decide|make up my mind)\b.*",
        (
            r"let me (?:chew on|sleep on|think about|mull over) (?:it|this|that)(?: first| a bit| "
            r"for a bit)?"
        ),
        r"(?:i )?(?:need|want|have) to run the (?:numbers|figures|sums) (?:again|first|once more)",
        r"(?:how (?:many|much|long|far)|which|where|when) we ll see",
        r"(?:the )?exact (?:spot|square|place|amount|words?|target) (?:to follow|to come|later)",
        # left to others
        r"put it wherever .*",
        r"your call\b.*",
        r".*\bso you (?:choose|pick|decide)",
        r"i ll go along with (?:whatever|whoever|what) .*",
        r"\w+ can (?:set|name|fix) (?:the )?(?:price|amount|number|sum|square)\b.*",
        r"my (?:vote|ballot|gold|offer) goes where .*",
        r"(?:i m )?happy for (?:you|anyone|somebody|the \w+) to (?:choose|pick|decide)\b.*",
        r"set the (?:price|amount|number|square) (?:where|as|how|to what) you .*",
        (
            r"(?:whichever|whatever|whoever) .+ (?:is fine|will do|is ok|is okay|suits me|"
            r"works)(?: with me| by me| for me)?"
        ),
        r"(?:count|mark|put) me (?:down )?however .*",
        r"\w+ can (?:say|decide|tell you|choose|pick) (?:how (?:much|many)|which|where|who)\b.*",
        # in the drawer
        (
            r"(?:stick|keep|put|leave|hide) (?:it|this|that) (?:in a|in the|under your|in your|up "
            r"your) "
            r"(?:drawer|hat|pocket|sleeve|safe|desk)(?: ,)?"
            r"(?: (?:till|until|for|and|i|while|unless|please)\b.*)?"
        ),
        r"for your eyes only\b.*",
        r"on file\b.*",
        r"in your (?:back )?(?:pocket|drawer|safe)\b.*",
        # for another day, or in the warm
        r"(?:a )?couple of (?:turns|rounds|days|weeks) from now",
        r"not (?:tonight|today|now) (?:some ?time|some time|maybe|perhaps) .*",
        r"whenever .*\b(?:again|round)\b.*",
        r"on pay ?day",
        r"too (?:much )?(?:rain|snow|wind|wet|cold|hot|windy|stormy)(?: \w+)? for (?:it|that|this)\b.*",
        (
            r"(?:lovely|perfect|good|nice) (?:day|night|evening|weather) to (?:stay|sit) (?:in|by "
            r"the fire|at home|indoors)\b.*"
        ),
        r".*\b(?:is|are) staying in me included",
        r"next (?:round|turn|week|phase|day) or the one after(?: that)?",
        # which is open, or what
        (
            r"(?:what|who|which|how many|how much|where) (?:i|we) \w+(?: \w+){0,2} (?:is|s) "
            r"(?:still |as yet )?(?:open|undecided|up in the air)"
        ),
        rf"if {_IT} (?:is|s|was) the one .* i (?:ve |have )?(?:lost track|forget|forgot|cant remember)",
        r"the \w+ or the \w+ whichever .*",
        r"(?:or )?something (?:with|like|about|involving) \w+(?: or other)?(?: anyway)?",
        # no act, or an old one
        r"(?:note )?to self",
        (
            r"(?:and |then )*i (?:m|am) (?:the )?(?:queen|king|pope|emperor|tooth fairy|father "
            r"christmas|man in the moon)\b.*"
        ),
        (
            r"(?:it )?(?:went through|happened|was done|got done) (?:yesterday|already|last \w+|"
            r"on \w+day) didnt it"
        ),
        (
            r"(?:you ve|you have|youve|he s|she s|they ve) already (?:drawn|entered|counted|"
            r"logged|had|got|noted) (?:it|that|them)\b.*"
        ),
        r"(?:he|she|they)(?: s| ve) had (?:it|that|them) (?:off|from) me\b.*\balready",
        r"(?:i ve )?been (?:in|one|a member|there) since \w+",
        r"(?:day|week|round|phase) \w+ that was",
        r"(?:went|came) (?:down|through|in|out) (?:on \w+day|last \w+|yesterday|already)\b.*",
        r"(?:it s|it is|they re) already (?:on|in|down) the .*",
        r"(?:he|she|they) (?:had|got) (?:it|them|that) (?:off|from) me (?:last|yesterday|on) .*",
        r"(?:yeah|yea) right\b.*",
        r"said no (?:sane |self respecting )?(?:person|one|player|body) ever",
        r"(?:sorry )?(?:pocket|butt|bum) (?:typing|dial(?:l?ing)?|send)(?: ignore)?",
        r"(?:cat|dog|toddler|baby|kid) on (?:the |my )?keyboard",
        r"(?:prob|probs|prolly|mb|tbd)",
        r"(?:gonna|going to|will) ask (?:him|her|them|\w+)(?: rq| first| quickly| real quick)?",
        r"(?:it|that|this) (?:s|has) been (?:settled|done|decided|sorted|through) since .*",
    )
)
_HEADS: Final = words_in(
    "talk speak try reason word look thinking looking waiting handles manages keeps decides does holds "
    "finish wait first open opened read unseal unsealed vote decide settle agree usual ever always "
    "undecided air track forget forgot remember whichever something queen king pope emperor fairy "
    "christmas moon through happened done settled decided sorted go self wants needs beforehand before "
    "yet said agreed answered replied talking arguing deciding blessing nod ok okay yes permission "
    "consent heard forth choose sleep chew mull numbers figures sums see exact happy set whatever whoever "
    "however can file pocket drawer safe rain snow wind wet cold hot windy stormy lovely perfect nice "
    "good included next already since was went came keyboard prob probs prolly mb tbd gonna going will "
    "need have asked told toss tossup dunno feels feel cant cannot wont nothing rough call stick keep put "
    "leave hide eyes couple tonight today whenever payday pay right butt bum hands hand gives pays brings "
    "body takes approve chewing them him her had got everyone has goes sometime some maybe perhaps so "
    "think make mind could ca then gets sees"
)
"""Without one of these no sentence says so."""


def hitches(said: Remark) -> bool:
    """Whether a sentence behind acts says so."""
    return said.is_wholly(_WHOLE, _HEADS)

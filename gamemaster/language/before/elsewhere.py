"""Words in front of an act that set it in another time or world: `On a better day`, `In a minute`.

They look like a circumstance, and tell of a habit, of what may come, or of what somebody thinks or fears.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import words_in

_ELSEWHERE: Final = re.compile(
    "|".join(
        (
            (
                r"in (?:a|an|the|some|another) (?:\w+ )?(?:version|timeline|variant|branch|cut|"
                r"edition|telling)"
                r" (?:where|in which|of|that)\b.*"
            ),
            (
                r"on (?:any other|some other|another|a better|a good|a bad|a normal|an ordinary|"
                r"most|other|some|"
                r"better|good|bad|normal|ordinary) (?:days?|weeks?|nights?|mornings?|evenings?)"
            ),
            r"(?:most|some|other) (?:days|weeks|nights|mornings|evenings|turns|rounds|mondays|fridays)",
            r"in (?:that|such a|another) (?:position|line|variation|scenario|sequence|world|universe)",
            r"in the words of\b.*|(?:the )?next thing you (?:know|hear|read)",
            (
                r"(?:my|the|his|her|our|their)(?: \w+)? (?:alternatives?|temptations?|fears?|"
                r"dread|nightmare|oracle|"
                r"instinct|urge|impulse)"
            ),
            r"(?:choice|possibility|scenario|alternative|variant) (?:one|two|three|[a-c]|\d)",
            r"for (?:the sake of argument|argument s sake)|in a manner of speaking|to recap(?: \w+){0,3}",
            r"absent (?:any|an|your|further|other)\b.*",
            (
                r"in (?:just )?(?:a|one|another|two|half an?)(?: (?:short|little|few|good|couple of))?"
                r" (?:minutes?|moments?|seconds?|sec|bit|jiffy|tick|hours?|while)"
            ),
            r"at the (?:next|right|given|appointed) (?:bell|moment|signal|hour|chance|opportunity|stroke)",
            (
                r"(?:i|he|she|they|we) (?:said|say|told|tell|thought|think) (?:to )?"
                r"(?:myself|himself|herself|ourselves|themselves)"
            ),
            r"(?:heavens?|gods?|fate) forbid(?: \w+){0,3}|(?:go on )?dare me",
            # prizes, for which one votes at parties
            r"for (?:the )?(?:best|worst|most|least)(?! (?:part|results?|of|reasons?|i)\b) \w+.*",
            # habits, and times that have been or may come
            r"as a (?:rule|child|boy|girl|kid)|(?:every )?now and (?:then|again)|on occasion",
            r"once in a (?:while|blue moon)|more often than not|nine times out of ten|time and again",
            r"one of these (?:days|nights|weeks|mornings|evenings)|back then|before long|by and by|at times",
            r"this time (?:last|next) (?:year|month|week|round)|in (?:those|bygone|former) (?:days|times)",
            r"in due (?:course|time)|(?:any|some) (?:moment|minute|hour|day|time) now|in my (?:youth|prime)",
            r"on (?:my|your|the) (?:mark|signal|cue|count(?: of \w+)?)|on (?:two|three|four|five|ten)",
            (
                r"from (?:\w+ (?:s )?){0,3}(?:diary|diaries|memoirs?|journals?|notebook|letters?|"
                r"autobiography|archives?|logbook|script|book|novel|scrapbook|blog|postcard)(?: of \w.*)?"
            ),
            (
                r"(?:willing|ready|open|happy|prepared|free|glad|inclined) to (?:take \w+ back|"
                r"be (?:talked|argued|persuaded|convinced|swayed|bought)|change my|reconsider|withdraw|"
                r"revise|switch)\b.*"
            ),
            # what it hangs on
            r"given (?:the|a|any|half a) (?:chance|choice|opportunity|option)",
            r"given (?:enough|sufficient|another|more|some)\b.*",
            r"over (?:my|his|her|our|their) dead (?:body|bodies)(?: do)?",
            (
                r"(?:up)?on (?:(?:your|his|her|their|the|\w+ s) )?"
                r"(?:reply|answer|receipt|confirmation|approval|payment|delivery)\b.*"
            ),
            r"(?:up)?on hearing (?:back|from)\b.*",
            r"(?!weather)(?:\w+ ){1,2}(?:permitting|allowing)",
            r"(?:all|everything) (?:being|going) well|other things being equal|at (?:best|worst|most)",
            r"with (?:enough|sufficient) (?:\w+ ){0,2}\w+",
            r"where (?:possible|applicable|appropriate|allowed|permitted)",
            r"left to (?:myself|my own devices)|with (?:any |some |a (?:little|bit of) )?luck(?: and\b.*)?",
            r"in (?:an emergency|emergencies|extremis)|(?:at|in) a pinch",
            r"as a last resort|but for (?:the|this|that)\b.*",
            r"(?:over|during|for|in) the (?:next|coming|following) (?:few )?(?:weeks?|months?|days|turns?)",
            r"over (?:christmas|easter|new year|the holidays)|wherever\b.*",
            # what was not meant, or not done
            r"as an? (?:alternative|thought experiment|hypothetical|fallback|backup|rehearsal|dry run)",
            r"by (?:accident|mistake|error|proxy)|to (?:illustrate|give an example|take an example)",
            r"as i (?:recall|remember)(?: it)?|in my sleep|while (?:asleep|dreaming|sleepwalking)",
            r"on (?:stage|film|tape|tv|television)|in (?:act|scene|chapter) \w+",
            (
                r"back (?:in|at) (?:(?:january|february|march|april|may|june|july|august|september|october|"
                r"november|december|spring|summer|autumn|winter|school|college|university|\d{4})\b.*"
                r"|(?:my|our|the) (?:good )?(?:old|student|school|young|early|college|younger) \w+(?: .*)?)"
            ),
            r"one more \w+ and",
            # other games, and other lists
            (
                r"(?:for|in|to|on) (?:the )?(?:game|table|group|list|board|server|match) "
                r"(?:\w|two|three|four|number \w+)"
            ),
            (
                r"(?:for|in|to) (?:the |our )?(?:\w+ )?(?:ii|iii|iv)"
                r"|for the \w+day (?:game|group|table|list)"
            ),
            (
                r"(?:this|that|the following|the next|it) (?:one )?(?:goes|belongs|is|is meant|was meant) "
                r"(?:to|for|on) the (?:other|second|old|wrong) \w+"
            ),
            # other worlds, and hearsay
            r"in (?:real life|fiction|legend|song|the alternative|spirit|jest|character|nomic \w+)",
            r"in (?:chess|poker|bridge|tennis|football|cricket|monopoly|(?:most|other|some|all|video) games)",
            r"in (?:the|a|my) (?:sandbox|simulator|simulation|(?:test|practice|mock|dry) (?:game|run))",
            r"(?:rumou?r|legend|tradition|gossip|word|custom|story) has it(?: that)?|off the record",
        )
    )
)
_FIGURATIVE: Final = words_in(
    "symbolically figuratively metaphorically notionally allegorically reportedly conceivably preferably "
    "originally formerly previously ostensibly potentially accidentally mistakenly inadvertently "
    "unintentionally apparently seemingly technically virtually practically effectively nominally morally "
    "spiritually mentally inwardly subconsciously secretly privately initially recently lately barely hardly "
    "scarcely nearly almost traditionally habitually customarily ordinarily invariably constantly daily "
    "weekly yearly nightly monthly sarcastically facetiously fictionally purportedly reputedly imaginarily "
    "vicariously unofficially informally temporarily partially partly jointly collectively alternatively "
    "alternately optionally"
)
"""`Technically I ...`, `Nearly, I ...`: not quite done, done by others, often, or only in some sense."""
_GRADING: Final = words_in("very quite most more rather only almost nearly half but and so just")
_CERTAIN: Final = words_in("certainly surely definitely undoubtedly")
_LESSENING: Final = words_in("almost nearly")
_LONGEST: Final = 12
_OPENERS: Final = words_in("well oh ah and but or so then ok okay hm hmm")


def is_elsewhere(lows: Sequence[str]) -> bool:
    """Whether the words in front of an act, all of them, say that it is not of here and now."""
    if _FIGURATIVE.issuperset(plain := [low for low in lows if low not in _GRADING]):
        return bool(plain) or not _LESSENING.isdisjoint(lows)
    if _CERTAIN.issuperset(plain) and not _LESSENING.isdisjoint(lows):
        return True
    return 1 < len(lows) <= _LONGEST and _ELSEWHERE.fullmatch(as_said(lows, _OPENERS)) is not None

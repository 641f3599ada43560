"""One of several things that acts name, taken out again behind them.

`(I discard Rum and Parrot.) Parrot excepted.`, `Keep Parrot out of it.`, `24 slipped in by accident.`, `I
am still undecided about Parrot.`, `As to 24, on second thoughts no.`, `Bar Parrot.`, `Tarn: no.`: whether
the rest stands is for the sender to say. What must stay true: the words are of one of several things that
were named; of the only one they may be anything (`Leave Rust alone, you lot!`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.scene import Act, each

_IT: Final = r"(?:(?:number|offer|proposal|card|the|my|for|no) )*(?:OWN|ELSE|WHO)(?: one| constructor)?"
_LEAD: Final = (
    r"(?:(?:ps|pps|p s|but|and|oh|oops|sorry|no|wait|well|actually|please|only|though|hm|hmm|still|now|then|"
    r"of course|i think|on second thoughts?|just) )*"
)
_END: Final = (
    r"(?: (?:though|please|sorry|after all|then|of course|obviously|for now|today|yet|here|there|i think|"
    r"again|actually|"
    r"by the way|however|this time|from (?:the|that|my) list|of it|of (?:the|that|my) list))*"
)
_BE: Final = (
    r"(?:is|s|was|are|be|being|should be|must be|shall be|will be|remains|stays)"
    r"(?: (?:just|only|still|really))*"
)
_OUT: Final = Sought(
    (
        (
            rf"^{_LEAD}{_IT} (?:{_BE} )?(?:excepted|exempt|exempted|excluded|not included|left out|out|"
            rf"off|"
            rf"void|omitted|"
            rf"cancelled|withdrawn|struck|not meant|not part of (?:it|this|that)|a (?:joke|slip|typo|"
            rf"mistake|fallback|test)|"
            rf"optional|a maybe|for later|not final|on hold|still open|undecided|unsure|doubtful|"
            rf"uncertain){_END}$"
        ),
        (
            rf"^{_LEAD}(?:i |we |i ll |i d like to |i want to |i d rather |let s |let me |i am |i m "
            rf")?(?:leave|leaving|keep|"
            rf"keeping|take|taking|want) {_IT} (?:out|off|back|alone|aside|in peace|apart){_END}$"
        ),
        (
            rf"^{_LEAD}(?:i |we |i ll |i d like to |i want to |i d rather |let s |let me |i hereby "
            rf")?(?:leave out|take out|"
            rf"take off|take back|remove|strike|drop|delete|scratch|bar|omit|cancel|spare|exclude|except|"
            rf"skip|cross|cross out|"
            rf"cross off|hold back|keep back|forget|ignore|disregard|scrap) {_IT}(?: (?:out|off|"
            rf"back))?{_END}$"
        ),
        (
            rf"^{_LEAD}{_IT} (?:got|slipped|sneaked|crept|came|went|ended up|is|was) (?:in|on|there|in "
            rf"there|on there|"
            rf"on the list|on that list|in the list|in that list)(?: \w+)? by (?:mistake|accident|"
            rf"error)\b.*$"
        ),
        (
            rf"^{_LEAD}{_IT} (?:shouldnt|should not|must not|mustnt|ought not to|need not|neednt|doesnt|"
            rf"does not|was not meant "
            rf"to|wasnt meant to|isnt meant to) (?:be|have been|belong|count|figure)\b.*$"
        ),
        (
            rf"^{_LEAD}{_IT} (?:can|may|shall|should|must|will|has to|ll|gets to) (?:wait|stay|remain|"
            rf"live|"
            rf"go free|be "
            rf"(?:left|spared|skipped|ignored|kept|dropped)){_END}$|^{_LEAD}{_IT} stays{_END}$"
        ),
        rf"^{_LEAD}{_IT} (?:only )?(?:if|when|once|unless|provided|as long as|in case)\b.+$",
        rf"^{_LEAD}{_IT} only (?:with|after|on|for)\b.+$",
        (
            rf"^{_LEAD}(?:i am|i m|im) (?:still |yet |not yet |quite )*(?:undecided|unsure|not sure|in "
            rf"two "
            rf"minds|wavering|torn|"
            rf"hesitating|thinking) (?:about|on|over|as to|of) {_IT}{_END}$"
        ),
        rf"^{_LEAD}i (?:need|have|want) to (?:think|sleep|reflect) (?:about|on|over) {_IT}\b.*$",
        (
            rf"^{_LEAD}(?:as to|as for|about|regarding|concerning|on) {_IT} .*\b(?:no|not|later|unsure|"
            rf"undecided|think)\b.*$"
        ),
        (
            rf"^{_LEAD}{_IT} (?:no|nope|not|rather not|better not|perhaps not|maybe not|never mind|no "
            rf"thanks){_END}$"
        ),
        rf"^{_LEAD}(?:dont|do not|never|please dont) (?:touch|count|include|take|do) {_IT}{_END}$",
        (
            rf"^{_LEAD}(?:nothing|none|not a coin|no gold) for {_IT}{_END}$|^{_LEAD}{_IT} gets "
            rf"(?:nothing|"
            rf"none|no gold)"
            rf"{_END}$"
        ),
        (
            rf"^{_LEAD}(?:all|everything|both|anything|any|the rest)(?: \w+)? (?:but|except|bar|save|"
            rf"apart "
            rf"from|without|minus|"
            rf"other than|except for) {_IT}{_END}$|^{_LEAD}(?:except|without|minus|bar|save|apart from|"
            rf"barring) {_IT}{_END}$"
        ),
    )
)
_MARKS: Final = re.compile(r" (?:[,;:()\[\]]|--|\.\.\.)(?= |$)")
LEAVING: Final = words_in(
    "excepted exempt exempted excluded included left out off void omitted cancelled withdrawn struck meant "
    "part joke slip "
    "typo mistake fallback test optional maybe later final hold open undecided unsure doubtful uncertain "
    "leave leaving keep "
    "keeping take taking want remove strike drop delete scratch bar omit cancel spare exclude except skip "
    "cross forget ignore "
    "disregard scrap accident error n't 't not belong wait stay stays remain live free if when once unless "
    "provided only think "
    "sleep reflect sure wavering torn hesitating no nope never nothing none all everything both anything "
    "without minus save "
    "apart barring"
)
_MOST: Final = 120


def may_leave_out(acts: Sequence[Act], lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nothing is taken out, and acts name several things of a
    kind.
    """
    if LEAVING.isdisjoint(lows) or not acts:
        return False
    last = acts[-1].action
    if any(len(tuple(each(value))) > 1 for value in last.params().values()):
        return True
    return any(act.action.name == last.name and act.action != last for act in acts[-_NEAR:-1])


_NEAR: Final = 4


def leaves_out(acts: Sequence[Act], lows: frozenset[str], said: str) -> bool:
    """Whether a marked sentence behind acts takes out one of the things they name; `lows` are its words."""
    if len(said) > _MOST or _OUT.search(_MARKS.sub("", f" {said}").strip()) is None:
        return False
    # "Offer 21 stays" behind the withdrawal of others
    return "OWN" in said or any(str(value).lower() in lows for act in acts[-_NEAR:] for value in act.values)

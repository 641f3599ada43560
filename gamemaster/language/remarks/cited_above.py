"""Sentences right behind acts that cite their words: where they stood, who says them, what became of them.

`That stood on the board in chalk.`, `The referee's example, not a bad one.`, `Will be my move on Sunday.`,
`Five words you will never hear from me.`, `The rest of the page is torn off.` `That was quick.`, `The board
looks grim.` and `Five words and I'm done.` cite nothing.
"""

import re
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_DEED: Final = r"(?:vote|ballot|move|turn|order|action|act|real one|real thing|mail)"
_TEXT: Final = (
    r"(?:example|words?|lines?|wording|mail|quote|text|phrase|phrasing|sentence|joke|motto|inscription|offer|"
    r"idea)"
)
_POINT: Final = r"(?:that|this|it)"
_PLACE: Final = (
    r"(?:screen|board|wall|door|fridge|page|desk|drafts?|sign|blackboard|outbox|clipboard|napkin|receipt)"
)
_OTHERS: Final = r"(?!i\b|we\b|it\b|that\b|this\b)"
_ABOVE: Final = (
    (
        r"^(?:and )?that(?: \w+){0,3} (?:is|s) (?:what|how) an? (?:\w+ )?(?:order|move|vote|ballot|turn|"
        r"mail) (?:looks|reads|sounds)\b"
    ),
    r"^(?:well )?i (?:will|ll|shall)(?: (?:when|once|as soon as|after|tomorrow|later|tonight)\b.*)?$",
    r"^(?:is|was) (?:how|what) |^(?:will|would|ll|d) be (?:how|what|my|the|his|her)\b",
    (
        r"^(?:\w+ )?(?:little |small |short |simple )?words (?:you|he|she|nobody|they|i) (?:will|ll|would|"
        r"shall|can|never)\b"
    ),
    (
        r"^the (?:text|words|line|inscription|slogan|writing|motto) (?:on|in|of|from) (?!the (?:proposal|"
        r"rule|intent|offer)\b)"
    ),
    r"^from \w+day on\b(?!.*\b(?:i|we)\b)|^(?:two|three|four|five) wishes\b",
    (
        rf"\b{_POINT} (?:was|stood|hung|lay|sat|appeared) (?:\w+ )?(?:on|in|at|under) (?:my|the|a|our|his|"
        rf"her) (?:\w+ )?{_PLACE}\b"
    ),
    (
        r"^so (?:the|my|our) (?:bot|parser|program|phone|machine|reader) (?:garbled|mangled|read|understood|"
        r"rendered|logged)\b"
    ),
    r"\bthe (?:number|letter|name|level|square) is (?:from|of|that of) (?:the|my) (?:old|last|other|wrong)\b",
    rf"\bwants {_POINT} from me\b|\bwait in vain\b",
    r"\b(?:posted|sent|typed|written) (?:from|on) my (?:machine|account|phone|laptop|computer) by (?!me\b)",
    r"^something (?:like|along)\b",
    (
        r"^(?:at least |or )+(?:so )?(?!i\b|we\b)(?:(?:my|the|our) )?\w+ (?:thinks?|says?|claims?|hopes?|"
        r"swears?|believes?) so\b"
    ),
    (
        r"\b(?:horoscope|oracle|fortune cookie|crystal ball) (?:thinks?|says?|claims?|told me) (?:so|that i|"
        r"i (?:will|ll|shall))\b"
    ),
    (
        r"^(?:counted|logged|recorded|entered|accepted|posted|cast) (?:and \w+ )?(?:on(?! my\b)|in|at|back|"
        r"last|yesterday|already)\b"
    ),
    r"(?<!still )\babout to (?:tell|write|send|say|post)\b.*\b(?:so|that|this|it)$",
    r"\b(?:forge|fake) (?:such|an?|this|that)\b",
    r"^(?:hang|hold) on (?:that|it|this|no)\b",
    r"^(?!i\b|we\b)\w+ (?:wish|wishes|would like that)$",
    rf"\bfound {_POINT} (?:scribbled|written|scrawled|painted|on|in|under)\b|\bdid that is to say\b",
    (
        rf"(?<!put )(?<!write )\b{_POINT} on my (?:gravestone|tombstone|mug|t ?shirt|epitaph)\b|\bfor now i "
        rf"(?:sit|wait|pass|hold|stay)\b"
    ),
    r"\b(?:cant|cannot|could not|couldnt|why cant i|never) bring myself\b",
    rf"^{_OTHERS}(?:\w+ ){{1,3}}(?:put|phrased|worded) it (?:just |exactly )?(?:like )?(?:that|this|so)\b",
    (
        r"^(?:and )?with (?:that|these words|those words) (?!i\b|we\b|out\b|s\b)(?:the )?\w+ (?:left|went|"
        r"walked|closed|fell|sat|rose|drank)\b"
    ),
    r"\bi turned (?:it|that|him|her|them) down\b|\bi (?:declined|said no)$",
    (
        r"\b(?:breaks?|broke) off (?:there|here)\b|\btorn off\b|\brest of (?:the|his|her) (?:page|mail|"
        r"letter|note) is\b"
    ),
    r"\bit s (?:the |my )?\w+ (?:that )?i (?:am|m) \w+ing\b",
    rf"\b(?:has|have) {_POINT} (?:down )?as mine\b",
    r"\b(?:keep|have|ve got|hold) (?:this|that|it)(?: one)? (?:up my sleeve|in reserve|in my pocket)\b",
    rf"\bthe {_DEED}(?: itself)? follows (?:tonight|tomorrow|later|soon|on \w+day|next)\b",
    r"\bentry (?:one|two|three|\d+)\b|^(?:from|in) my diary\b",
    r"^the \w+ is a (?:typing error|typo|slip|misprint)\b",
    rf"^{_OTHERS}\w+ (?:taught|sold|dictated) (?:\w+ ){{1,3}}{_POINT}$",
    (
        rf"(?<!wish )\bi (?:may|might|could) (?:yet |still |even )?(?:send|say|write|post) (?:you |him |them "
        rf")?{_POINT}\b"
    ),
    rf"\bdon ?t you (?:go and |dare )?(?:put|take|count|log|record) {_POINT}\b",
    rf"^(?:send|write|post|type|copy) {_POINT}\b(?! on my\b)",
    (
        r"^so (?:writes?|wrote|says?|said|posts?|mails?|signs?|ends?|begins?) (?!i\b|we\b)\w+ (?:in|on|at|"
        r"under) (?:every|each|all)\b|"
        r"^thus (?!i\b|we\b|far\b)\w+(?: (?:every|each) \w+)?$"
    ),
    r"^(?:sent|written|posted|typed|said|penned|signed) by (?!me\b|hand\b|phone\b|candle)\w+",
    (
        r"^(?:(?!that\b|it\b|this\b|here\b|what\b|there\b)\w+ s|his|her|their) (?:\w+ )?(?:words?|lines?|"
        r"mails?|posts?|speech|message|sentence|motto|vote|move)"
        r"(?: not mine| by the way| in full| that was| verbatim)*$"
    ),
    (
        r"^(?:the )?(?:shortest|longest|best|worst|last|first|only|finest|silliest) (?:\w+ )?(?:entry|mail|"
        r"post|line|"
        r"speech|message|letter|sentence|poem|vote) (?!i\b|we\b)\w+ (?:ever )?(?:wrote|sent|said|posted|gave|"
        r"made)\b"
    ),
)
_CITED: Final = Sought(_ABOVE)
_LABEL: Final = re.compile(
    rf"(?:(?:the |my )?\w+ s (?:\w+ )?{_TEXT}|{_OTHERS}\w+ (?:in|at|on) (?:the|a) (?:pub|bar|phone|kitchen|"
    rf"car|shower|chat))"
)
_HEADS: Final = words_in(
    "that is was will shall would 'll 'd words text line inscription slogan writing motto from wishes stood "
    "hung lay sat appeared so number letter name level square wants vain posted sent typed written something "
    "least or horoscope oracle fortune crystal counted logged recorded entered accepted cast about forge "
    "fake hang hold wish found did on bring put phrased worded with turned declined said break breaks broke "
    "torn rest mine sleeve reserve pocket follows entry diary typing typo slip misprint taught sold dictated "
    "may might could send write post type copy 's in at thus wrote writes says said penned signed his her "
    "their "
    "shortest longest best worst last first only finest silliest not"
)


def cites_above(said: Remark) -> bool:
    """Whether a sentence right behind acts does so."""
    if _HEADS.isdisjoint(said.lows):
        return False
    if _CITED.search(said.said) is not None:
        return True
    return bool(said.parts) and _LABEL.fullmatch(said.parts[0]) is not None

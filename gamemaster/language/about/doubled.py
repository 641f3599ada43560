"""One act that is said twice: `(I explore.) As I said, I explore.`, `I explore. I explore. My mailer
doubled that.`

Words in front of the second that sum up, repeat or put it more formally make it the first one over again.
Where two sentences say the same without such words, the act is done twice, until a sentence behind them
speaks of an echo, a duplicate, or of once only: which of the two holds is for its sender to say. What must
stay true: whoever says `again`, `once more` or `twice` does it once more.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in

_SAID: Final = (
    r"(?:said|stated|wrote|written|announced|mentioned|noted|told you|declared|explained|indicated)"
)
_LEAD: Final = re.compile(
    r"(?:(?:and|so|yes|well|ok|okay|yep|again|no|hence|but|thus|right|ps) )*(?:"
    r"i repeat(?: myself| that| it)?|i say it again|let me repeat(?: it| that| myself)?|(?:just )?to "
    r"repeat(?: myself| it)?"
    rf"|(?:as|like|just as) (?:i |already |just |have |ve |was )*{_SAID}(?: (?:above|before|already|"
    rf"earlier|just now))*"
    r"|as (?:above|before)|see above"
    r"|(?:or )?(?:in|to put it in) (?:other words|short|summary|sum|brief|a nutshell|full|capitals|caps|"
    r"bold|one sentence|"
    r"due form|proper form|plain english|plain words|simple words|conclusion|a word|so many words)"
    r"|(?:or )?(?:just |so |only )?(?:to|let me) (?:sum(?:mari[sz]e)?(?: it| this| that)?(?: all)?(?: up)?|"
    r"recap(?:itulate)?(?: it| this)?|be (?:\w+ )?(?:clear|sure|safe|certain|precise|formal|explicit|"
    r"official|"
    r"on the safe side)|make (?:it|that|this) (?:\w+ )?(?:clear|plain|official|formal)|avoid (?:any |all )?"
    r"(?:doubts?|confusion|misunderstandings?)|clarify|confirm|put it (?:plainly|formally|differently|"
    r"simply|another way|"
    r"more \w+)|spell it out|say it (?:again|in full|properly|formally))"
    r"|that is(?: to say)?|that means|i e|ie|meaning"
    r"|for (?:the avoidance of doubt|clarity|clarity s sake|emphasis|form s sake|the bot)"
    r"|(?:my |the )?(?:summary|recap|summary of (?:my |the )?(?:actions|moves)|conclusion|upshot|gist)|tl "
    r"dr|tldr"
    r"|(?:more )?(?:formally|officially|properly|correctly)(?: worded| put| speaking| said)?|(?:properly|"
    r"formally) worded"
    r"|in case (?:you|anybody|anyone|somebody|someone) (?:missed|overlooked|did not see|didnt see) (?:it|"
    r"that|this)"
    r"|you (?:heard|read) (?:me|that|it|me right|that right|right|correctly|that correctly|it right)|that "
    r"s right|that is right"
    r"|(?:and )?that s final|(?:the )?(?:long|short|full|formal) version(?: .*)?"
    r"|(?:all )?(?:my |the )?(?:moves?|actions?)(?: (?:of|in|for|from) (?:this|the|my) (?:mail|message))"
    r")(?: so)?(?: then)?"
)
_THAT_IS: Final = re.compile(
    r"(?:that is|that s|i mean|that is to say|so to say|that means|to be (?:clear|exact|precise|explicit)|"
    r"in other words|in due form|to put it (?:plainly|formally)|as i said|as said)(?: (?:to say|then))?"
)
_NOTE: Final = re.compile(
    r"(?:(?:oh|oops|sorry|and|but|ah|there|hm|please|just) )*(?:"
    r"(?:\w+ ){0,4}(?:doubled|duplicated|repeated|echoed|sent|pasted) (?:that|it|this|the line|itself|the "
    r"sentence)(?: twice)?"
    r"|(?:please )?(?:ignore|disregard|skip|forget|drop|pardon|excuse|delete) (?:the|that|my|this) "
    r"(?:repetition|duplicate|"
    r"duplication|echo|double|doubling|repeat|second one|copy)"
    r"|(?:an? |that was an? |this is an? |that is an? |that s an? )?(?:duplicate|double|repeated|echo|"
    r"repetition)(?: line| "
    r"sentence| entry| paste)?(?: there)?(?: sorry| of course)*"
    r"|(?:just |only )?repeated (?:for (?:emphasis|clarity|effect|fun)|by (?:mistake|accident))(?: only)?"
    r"|(?:once|one time|one of them) (?:only|is enough|will do|suffices)\b.*|(?:only|just|make it|make "
    r"that) once\b.*|"
    r"just the one"
    r"|i (?:\w+ )?(?:said|wrote|typed|put|sent|pasted|have said|ve said) (?:it|that|this) twice|i repeat "
    r"myself|i said so twice"
    r"|(?:sorry |apologies )?(?:for|about) the (?:duplicate|double|repetition|echo|duplication|repeat)\b.*"
    r"|(?:the )?(?:second|latter|other)(?: one)? (?:is|was) (?:just |only )?(?:an? )?(?:echo|duplicate|"
    r"repeat|repetition|copy|"
    r"for emphasis)"
    r"|that (?:is|s|was) one too many\b.*|one too many\b.*|(?:the same|same thing) twice"
    r")(?: sorry)?"
)
_ONCE_MORE: Final = words_in("again twice thrice another more too also likewise times both then next second")
_HEADS: Final = words_in(
    "doubled duplicated repeated echoed sent pasted ignore disregard skip forget drop pardon excuse delete "
    "duplicate "
    "double echo repetition once one said wrote typed put repeat second latter other same for about"
)
_LONGEST: Final = 16


def led_in_again(found: Sequence[Finding], act: Act, tokens: Tokens) -> bool:
    """Whether an act is one of those `found` over again, by the words in front of it in its sentence."""
    if any((one.deed, one.when) == (act.deed, act.when) for one in acts_in(found)):
        behind = as_said(plain_lows([token for token in tokens if token.start >= act.end]))
        if _THAT_IS.fullmatch(behind) is not None:
            # "I send Brask 2 gold. I transfer 2 gold to em, that is."
            return True
    lead = plain_lows([token for token in tokens if token.start < act.start])
    while lead and lead[-1] in {"i", "hereby", "so", "therefore"}:
        lead = lead[:-1]
    if not lead or len(lead) > _LONGEST or not _ONCE_MORE.isdisjoint(lead):
        return False
    if _LEAD.fullmatch(as_said(lead)) is None:
        return False
    return any((one.deed, one.when) == (act.deed, act.when) for one in acts_in(found))


def half_said_before(text: str, found: Sequence[Finding], act: Act, tokens: Tokens) -> Act | None:
    """`Exchanging 5 gold. That should do it. I exchange 5 gold.`: the act among those `found` that was said
    without its subject, and now is said in full; None where there is none."""
    lows = plain_lows(tokens)
    if "i" not in lows or not _ONCE_MORE.isdisjoint(lows):
        return None
    full = text[act.start : act.end].lower().split()[:1] == ["i"] or lows[:1] == ["i"]
    for one in acts_in(found) if full else ():
        said = text[one.start : one.end].lower().split()
        if (one.deed, one.when) == (act.deed, act.when) and "i" not in said:
            return one
    return None


_HOW_MUCH: Final = words_in("amount quantity count number gold")


def said_otherwise_before(text: str, last: Act, act: Act, tokens: Tokens) -> bool:
    """`I hand Brask 2 gold. I transfer 2 gold to Brask.`: right behind each other, the same by another verb:
    one act told twice, or two of them."""
    lows = plain_lows(tokens)
    near = not any(sign.isalnum() or sign == "\n" for sign in text[last.end : act.start])
    if (
        lows[:1] != ["i"]
        or not near
        or not _ONCE_MORE.isdisjoint(lows)
        or _HOW_MUCH.isdisjoint(last.action.params())
    ):
        return False
    one, other = (words_in(text[a.start : a.end].lower().replace(",", " ")) for a in (last, act))
    return (last.deed, last.when) == (act.deed, act.when) and "i" in one and bool(other - one)


def owns_to_double(acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind two acts that are the same calls one of them an echo of the other."""
    if len(acts) < _TWO or acts[-1].deed != acts[-_TWO].deed or len(tokens) > _LONGEST:
        return False
    lows = plain_lows(tokens)
    return not _HEADS.isdisjoint(lows) and _NOTE.fullmatch(as_said(lows)) is not None


_TWO: Final = 2

"""Short sentences behind acts that unsay them: `Let's not.`, `I keep it after all.`, `That was last week's.`

They make a joke of an act, wait with it, keep what it gives away, or call it an old one, one idea of
several or something for another time.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar

_CLASSES: Final = {
    "POINT": "that this it",
    "IDEA": "ideas? options? plans? thoughts? possibilities possibility choices? variants?",
    "TIME": "week day round turn phase night month year",
}
_UNSAID: Final = Grammar(
    _CLASSES,
    (
        "(?:j_k|jk|false|sarcasm) $",
        "let s not $",
        (
            "(?:please|do|kindly)? (?:tell_me|say|confirm|let_me_know|advise) (?:me)? (?:if|whether) i "
            "(?:may|can|could|am_allowed|am_permitted) (?:to)? (?:do)? (?:so|POINT)? $"
        ),
        (
            "(?:thanks|thank_you|cheers) (?:all|everybody)? (?:in_advance)? for (?:ignoring|cancelling|"
            "canceling|deleting|"
            "undoing|disregarding|voiding|striking|forgetting|skipping|discarding) (?:POINT|this_one|"
            "that_one|the_above)"
        ),
        (
            "(?:i_hope|hope|hopefully|let_s_hope|please_hope) (?:that)? (?:nobody|no_one|none_of_you) "
            "(?:counts|records|"
            "enters|logs|processes|takes) POINT"
        ),
        "let s (?:leave|forget|skip|drop|scrap|ignore) (?:about)? POINT",
        "(?:i_think_i_ll|i_think_i_will|i_d|i_had|i_ll|perhaps_i_ll)? (?:better|best|rather)? wait $",
        "(?:i|i_ll|i_will|we) (?:keep|leave) .. after all $",
        "(?:like_hell|the_hell|as_if) i (?:do|will|would) $",
        "do i (?:heck|hell) $",
        ".. i m not (?:really|actually)? doing POINT $",
        "!not !nobody !nothing .. (?:talked|argued) me out of POINT",
        "(?:talk|argue) me out of POINT $",
        (
            "(?:hold|delay|keep|stop) (?:the|my|that)? "
            "(?:moves?|votes?|turn|play|actions?|orders?|offers?|tiles?|explore|attack|it|that) "
            "(?:until|till|for_now)"
        ),
        ".. (?:sent|resent|posted|pasted|sent_again) by (?:accident|mistake) $",
        "from my (?:mail|message|letter|notes?|post|diary) of",
        "POINT was (?:last_TIME_s|yesterday_s|my_TIME_\\w+|TIME_(?:one|two|three|\\d+)) $",
        "POINT (?:would|d|might|could) be (?:option|plan|choice|variant|possibility|number) \\w+",
        (
            "(?:just|only|but|merely)? one "
            "(?:of_(?:several|many|some|my_many|my|a_few)_IDEA|IDEA_(?:among|of)_\\w+) $"
        ),
        "one more thing i (?:d|would) (?:like|love) to",
        "POINT s on my (?:to_do|bucket|wish)? (?:list|agenda)",
        "(?:i)? (?:ll|will|shall) confirm (?:POINT|tonight|tomorrow|later|soon|on_\\w+) $",
        "needs (?:a|another|my) (?:second|further|final)? (?:mail|confirmation|message|word|yes)",
        "(?:but)? only then $",
        "in all (?:likelihood|probability) $",
        "good idea or bad",
    ),
)
_OF_TIME: Final = Grammar(_CLASSES, ("(?:but)? (?:only)? in TIME \\w+ $",))
_KEPT: Final = Grammar(_CLASSES, ("keep \\w+ $",))
_LEFT: Final = Grammar(_CLASSES, ("(?:leave|forget|ignore|skip|drop) POINT",))
_ASKED: Final = Grammar(
    _CLASSES, ("(?:good|bad) (?:idea|plan) $", "does POINT (?:sound|look|seem) (?:right|good|wise|ok|okay)")
)
_AT_END: Final = Grammar(
    _CLASSES, ("(?:of_course_not|not) $", "(?:so|please|just)* (?:scrap|scratch|strike|cancel|undo) POINT $")
)


def unsays(parts: Sequence[str], asks: bool) -> bool:
    """Whether a sentence behind acts does so, in its parts between marks; `asks` tells of a question."""
    if _UNSAID.fits_any(parts):
        return True
    if len(parts) == 1 and _OF_TIME.match(f" {parts[0]}"):
        return True
    if _KEPT.match(f" {parts[0]}") and "actually" in parts[1:]:
        return True
    if "if not" in parts[:-1] and _LEFT.match(f" {parts[parts.index('if not') + 1]}"):
        return True
    return asks and _ASKED.fits_any(parts)


def unsays_at_end(parts: Sequence[str]) -> bool:
    """`52: FOR, of course not`, `(not even mine; scrap that)`: whether what ends the sentence of an act
    does so."""
    return bool(parts) and _AT_END.match(f" {parts[-1]}") is not None

"""Sentences behind acts that leave the last word on them to somebody else.

Somebody decides, may refuse or has a time to do so (`Tarn decides whether it counts.`, `Joss gets to say
no.`, `Tarn, you have until Friday to refuse.`), a part of the act is for somebody to choose (`The colour is
for Imke to choose.`, `The amount is up to Brask.`), or an officer is to (`Treasurer to approve.`).
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "OFFICER": (
        "dealer treasurer banker master leader referee clerk recorder captain chief president chair "
        "secretary "
        "registrar officer gm king queen mayor council assembly chairman scorekeeper rulekeepor judge"
    ),
    "WHO": (
        "nn oo (?:(?:the|my|our)_)?gm (?:the|my|our|their|his|her)_(?:\\w+_)?OFFICER OFFICER"
        " (?:my|our|their|his|her)_(?:party|guild|team|group)"
    ),
    "IT": (
        "it this that these those (?:my|the|this|that)_(?:vote|move|turn|ballot|act|action|gift|play|"
        "tile|offer)"
    ),
    "PART": (
        "amount number colou?r square place name card element target level price sum size spot "
        "how_many how_much "
        "which_one where rest details final_word"
    ),
    "DECIDE": "decide choose pick rule determine settle judge say",
    "DECIDES": (
        "decides? chooses? picks? rules determines? settles judges (?:will|ll|may|shall|should|must)_DECIDE"
    ),
    "REFUSE": (
        "say_no refuse veto object decline overrule_(?:me|this|it|that) stop_(?:me|this|it|that) "
        "block_(?:it|this|that) "
        "protest decide choose say_so cancel_(?:it|this|that) change_my_mind talk_me_out "
        ".*out_of_(?:it|this|that)"
    ),
    "SAY": (
        "final_say last_word final_word last_say casting_vote last_decision final_decision deciding_vote veto"
    ),
    "TAIL": "in_the_end then though here on_(?:this|that|it) after_all as_always first please",
    "DISCRETION": "discretion judgement judgment call decision choice pick",
}
_LINES: Final = (
    # somebody decides
    "WHO DECIDES TAIL? $",
    "WHO DECIDES (?:about|on|over)? (?:whether|if|how_much|how_many|which_one)",
    "WHO DECIDES (?:about|on|over)? IT $",
    "WHO (?:picks|chooses|decides|names|sets|fills_in|selects) (?:the|my)_PART $",
    (
        "WHO (?:gets|has|is_free|is_allowed|is_welcome|may|can|has_the_right|has_time|ought|"
        "has_a_chance) to? REFUSE TAIL? $"
    ),
    "WHO (?:may|can|could|might) (?:still)? (?:overrule|stop|veto|block|cancel|undo) (?:IT|me) ",
    "WHO (?:may|can|could|might) (?:still)? (?:overrule|stop|veto|block|cancel|undo) (?:IT|me) $",
    "WHO (?:gets|has|is_to_have|shall_have|keeps) (?:the|a) SAY",
    "WHO (?:may|can) (?:take|count|use|read) (?:it|this|that) or (?:leave|drop|ignore|skip) ",
    "WHO knows best (?:whether|if)",
    (
        "WHO (?:to|should_first|must_first) (?:approve|confirm|decide|check|rule|choose|agree|ratify|"
        "countersign) TAIL? $"
    ),
    (
        "(?:ask|see|check_with|ring) WHO (?:whether|if) IT (?:still|even|really)? (?:holds|counts|"
        "stands|is|works|applies|s)"
    ),
    # it is for somebody to say, a part of it is somebody's to choose
    "(?:it|that|this) (?:is|s) (?:for|up_to) WHO to (?:say|decide|choose|judge|rule) ",
    "(?:it|that|this) (?:is|s) (?:for|up_to) WHO to (?:say|decide|choose|judge|rule) $",
    "(?:the_|my_)?PART (?:is|s|are|comes?) (?:for|up_to|down_to|left_to|for_you) WHO (?:to_DECIDE)? $",
    "(?:the_|my_)?PART (?:is|s|are) (?:up_to|left_to) (?:you|WHO) ",
    "(?:the_|my_)?PART (?:is|s|are) (?:up_to|left_to) (?:you|WHO) $",
    # a time or a chance to stop it
    "you (?:have|ve|ve_got|have_got|all_have) (?:time)? (?:until|till|up_to) .. to REFUSE",
    "(?:last|final|one_last|your_last) chance to (?:stop|object|say|veto|talk|protest|dissuade|change)",
    "talk me out of (?:it|this|that)",
    "WHO (?:has|has_got) (?:time)? (?:until|till|up_to) .. to REFUSE",
    # discretion
    "use your (?:own|best)? (?:discretion|judgement|judgment|common_sense)",
    (
        "i (?:leave|ll_leave|trust|ll_trust|rely_on|bow_to|defer_to) (?:it|that|this)? (?:to|on)? your "
        "(?:own|best|better)? DISCRETION"
    ),
    (
        ". .. (?:in_(?:whatever|whichever|any)_way|as|however|whichever_way) you (?:think|see|deem|"
        "consider|judge|like) (?:it)? (?:best|fit|right|fair)"
    ),
    "(?:choose|pick|use|take) another if",
    "then (?:that|that_one|yours|his|hers) $",
)
_LEAVING: Final = Grammar(_CLASSES, _LINES)
_CALLING: Final = Grammar(
    _CLASSES,
    (
        (
            "(?:(?:it|that|this)_is_|(?:it|that|this)_s_)?(?:entirely_|all_)?(?:your|WHO_s) (?:own)? "
            "DISCRETION (?:entirely|really|though)? $"
        ),
    ),
)
"""`Your call, Sir Hale.`, unlike `I play Rum or Parrot, dealer's choice`, which is asked about by itself."""
_HEADS: Final = words_in(
    "decides decide chooses picks rules determines settles judges choose pick gets has free allowed "
    "may can could "
    "might say veto knows approve confirm rule determine settle judge whether up left for chance talk "
    "discretion "
    "judgement judgment call decision fit best right have 've until till names sets fills selects then"
)


def may_leave(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nothing is left to anybody."""
    return not _HEADS.isdisjoint(lows)


def leaves_to_another(parts: Sequence[str]) -> bool:
    """Whether a part of a sentence behind acts leaves the last word on them to somebody else."""
    if _CALLING.fits_any(parts[:1]):
        return True
    return _LEAVING.fits_any(dict.fromkeys((*parts, " ".join(parts))))

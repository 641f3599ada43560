"""Clauses by which it was not the sender's own hand that wrote the move, or it slipped.

`My phone filled that in by itself.`, `The cat walked over Send.`, `Finger slipped one row up.`: a machine, an
animal, somebody of the house or a part of the hand, and what becomes of a mail under it.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar

_CLASSES: Final = {
    "OUR": "the my our his her a an that there_goes_(?:my|the) one_of_the",
    "MACHINE": (
        "bot machine phone program software script autofill autocorrect autocomplete computer keyboard "
        "autoresponder spellchecker spell_checker laptop tablet mail_program assistant ai template"
    ),
    "BEING": " ".join(sorted(words.KIN))
    + " budgie hamster rabbit bird kids? toddler elbow sleeve grandson granddaughter nephew niece",
    "OTHER": "(?:my|the)_(?:evil|bad|inner|other|wicked)_(?:twin|self|half|me|voice|child)",
    "FINGER": "fingers? thumbs? hand mouse cursor pen",
    "WROTE": (
        "fills? finishe?s? finished filled completes? completed wrote writes sends? sent typed types "
        "posted posts "
        "changed changes turned added adds inserted suggested suggests made did generated"
    ),
    "TOUCHED": (
        "walked sat stepped lay hit pressed pushed clicked landed slipped jumped tapped leant leaned got"
    ),
    "SPEAKS": "speaking talking typing wrote writes said says",
    "KEYS": "send enter return button keyboards? keys phone laptop trackpad mouse mailbox",
    "THAT": "this that it these those the_(?:above|name|word|line|number|whole) (?:in_)?my_\\w+",
    "ME": "i we i_ve i_have i_must_have i_seem_to_have",
    "MISTYPED": "mistyped misspelt misspelled miswrote misspoke misclicked mispasted misaddressed",
    "TOOK": "got took picked chose wrote typed sent put played named had pasted meant pressed hit",
    "DETAIL": (
        "one name card number square tile letter person player line list thread window mail version draft "
        "button word column row option way_round target keys? account people"
    ),
    "CUT": "delete remove take cut erase strike edit cross change",
    "AWAY": "asleep drunk out away elsewhere in_bed abroad half_asleep not_at_home not_there",
}
_HANDS: Final = Grammar(
    _CLASSES,
    (
        "OUR? .? MACHINE (?:has|have|s|just)* WROTE .? THAT",
        "OUR? .? MACHINE (?:has|have|s|just)* WROTE in",
        "OUR? .? BEING (?:has|have|s|just)* (?:WROTE|TOUCHED) (?:THAT|.. KEYS)",
        ".. OUR (?:autoresponder|auto_reply|assistant|bot) (?:that|which)",
        "there (?:goes|went|comes|walks) OUR .? BEING",
        "OTHER .. (?:speaking|talking|typing|wrote|writes)",
        "OTHER .. SPEAKS (?:$|THAT|so|for)",
        "OTHER .. SPEAKS .. (?:no|not|dont|ignore)",
        "OUR? .? FINGER (?:has|have|must_have)? .? slipped",
        "OUR? (?:autocorrect|autofill|autocomplete|autoresponder|spellchecker) (?:again|strikes|struck|did)",
        "(?:autocorrect|autofill|autocomplete) $",
        "(?:it|that|this) (?:was|is|s|must_have_been) OUR? .? .? . (?:who|that|which) .? (?!did)WROTE THAT $",
        "(?:it|that|this) (?:was|is|s|must_have_been) OUR .? BEING (?:who|that) did THAT $",
        # "I mistyped the subject" is harmless
        "ME? (?:just)? MISTYPED (?:(?:all|some|part)_of)? THAT? $",
        "ME? TOOK the wrong DETAIL",
        "(?:the)? wrong DETAIL $",
        "ME (?:just)? (?:typed|wrote|sent|posted) (?:nonsense|rubbish|gibberish|the_opposite|something_else)",
        "ME .. that ME (?:typed|wrote|sent|posted) (?:nonsense|rubbish|gibberish|the_opposite)",
        "ME? (?:forgot|meant|intended|wanted) to CUT THAT",
        "(?:copy_and_paste|copy_paste|the_clipboard|my_clipboard|autopilot) (?:got|did|strikes|struck|again)",
        (
            "who (?:has|s|have|ve)? (?:just)? (?:taken_over|got|borrowed|seized|stolen|hijacked|taken) "
            "(?:the|my|her|his) KEYS $"
        ),
        (
            "OUR BEING s (?:own|very)? (?:first|last|very_first|maiden|own)? (?:move|vote|turn|ballot) "
            "(?:ever|in_.+|of_.+|today)? $"
        ),
        "i was AWAY when THAT (?:was|were|got) \\w+",
    ),
)


def by_wrong_hand(parts: Sequence[str]) -> bool:
    """Whether a clause says so."""
    # "If anybody asks, my hand slipped" is no more than a tale to tell
    told = any(part.startswith("if ") for part in parts[:1])
    return not told and _HANDS.fits_any(parts)

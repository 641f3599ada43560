"""Sentences in front of acts that give what stands below them, or below a rule, to somebody else.

`Whatever stands below the line is his.`, `All that follows comes from my brother.`, `Below the stars my son
took over.`, `Imke forwarded me her draft so you can all have a laugh:`. What must stay true: what is the
sender's own (`What stands below is mine.`) or the signature's (`Below the line is my signature.`), and thanks
for what was forwarded (`Imke forwarded me her notes, thank you!`) give nothing away.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "SO": "so and but now well ok okay then also first gm please note mind_you nb by_the_way",
    "KIN": " ".join(
        sorted(
            words.KIN
            | words_in(
                "boy girl nephew niece grandson granddaughter grandma grandpa toddler lodger guest secretary "
                "assistant housemate"
            )
        )
    ),
    "HE": "he she they nn (?:my|our|the)_(?:\\w+_)?KIN",
    "HIS": "his her their nn_s (?:my|our)_(?:\\w+_)?KIN_s",
    "RULE": (
        "(?:(?:the|this|that|my)_)?(?:(?:dotted|dashed|long|thick|double|row_of|first|next)_)*"
        "(?:line|rule|dashes|stars|asterisks|tildes|hyphens|dots|bar|mark|break|equals_signs|separator)"
    ),
    "BELOW": (
        "below(?:_RULE)? (?:under|beneath|underneath|after|past|beyond|behind)_RULE underneath beneath "
        "from_(?:here|RULE)_on(?:wards)? from_here_down"
    ),
    "ALL": (
        "everything all whatever anything what_?ever what (?:all_of_)?the_(?:rest|part|text|lines|stuff|bit|"
        "words|sentences)"
    ),
    "STANDS": (
        "(?:that_|which_)?(?:stands|is|are|comes|follows|appears|sits|goes|lies|you_(?:see|find|read|get)) "
        "that"
    ),
    "BE": (
        "(?:is|are|was|were|s)(?:_(?:all|only|just|really|actually|entirely|strictly))?(?:_(?:by|from|"
        "written_by|typed_by|the_work_of))? "
        "(?:comes?|came|stems?)_from belongs?_to was_(?:written|typed|added|put_there|sent)_by"
    ),
    "OWNER": (
        "his hers theirs nn_s nn (?:my|our)_(?:\\w+_)?KIN(?:_s)? (?:him|her|them) somebody_else_s "
        "someone_else_s somebody_else another_s"
    ),
    "NOTMINE": "(?:is|are|was|were|s)_not_mine (?:isnt|arent|wasnt|werent)_mine",
    "TOOK": (
        "(?:took|takes|has_taken|had_taken)_over (?:has_)?(?:writes|wrote|written|typed|types|speaks|spoke|"
        "continued|continues|added|went_on|goes_on|is_speaking|is_writing|is_typing)"
    ),
    "FORWARD": (
        "(?:has_|have_|just_|accidentally_|kindly_|once_)*(?:forwarded|forwards|passed|showed|shown|sent|"
        "mailed|texted|leaked|copied|let|cc_d|handed)"
    ),
    "LETTER": (
        "(?:\\w+_)?(?:draft|drafts|mail|mails|e_?mail|message|letter|notes?|list|ballot|plan|plans|post|"
        "orders|moves?|votes?|turn|text|lines|entry)"
    ),
}
_BELOW: Final = Grammar(
    _CLASSES,
    (
        "SO* ALL STANDS? BELOW STANDS? BE OWNER $",
        "SO* ALL STANDS? BELOW STANDS? NOTMINE",
        "SO* (?:what_follows|the_following|ALL_that_follows) BE OWNER $",
        "SO* (?:what_follows|the_following|ALL_that_follows) NOTMINE",
        "SO* BELOW (?:it|this|that|all)? BE OWNER $",
        "SO* BELOW HE TOOK",
        "SO* HE TOOK BELOW",
    ),
)
_FORWARDED: Final = Grammar(
    _CLASSES,
    ("SO* HE FORWARD (?:me|us|on|to|round|along|you)? .. HIS LETTER",),
)
"""What a sentence with a colon at its end may begin with."""
BELOW: Final = words_in(
    "below under beneath underneath after past beyond behind here follows following line dashes stars "
    "forwarded forwards passed showed shown sent mailed texted leaked copied let handed"
)


def gives_below_away(parts: Sequence[str], mark: str) -> bool:
    """Whether a sentence, in whose parts the names are `nn`, does so; `mark` is what it ends with."""
    if _BELOW.fits_any(parts):
        return True
    if mark != ":" or not parts or _FORWARDED.match(f" {parts[0]}") is None:
        return False
    return _AGREES.search(" ".join(parts)) is None


_AGREES: Final = re.compile(
    r"\bi (?:(?:do|quite|rather|really|fully) )*(?:like|love|agree|approve|support|m|am|thank)\b"
)
"""`Joss sent us his draft, and I like it:` goes on in the sender's words."""

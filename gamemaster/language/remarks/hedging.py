"""Scraps beside a move that say in which sense it is to be taken: `So to speak.`, `For the sake of argument.`

A set phrase and nothing else: not in earnest, not exactly so, not now.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "LEAD": (
        "purely just only all merely strictly but and or so well more_like at_least perhaps maybe simply "
        "mostly entirely rather then still always"
    ),
    "THAT": "this that it (?:these|those)",
    "SENSE": (
        "(?:hypothetical|theoretical|figurative|metaphorical|notional|ironical|joking|tentative|"
        "provisional|conditional|"
        "symbolic|academic|potential|ultimate|rough|approximate|partial|mental|"
        "virtual|ideal|allegorical|sarcastical)(?:al)?ly "
        "for_(?:the_sake_of_(?:the_)?argument|argument_s_sake|argument|example|instance|discussion|"
        "practice|show|laughs|"
        "a_laugh|illustration|demonstration|later|reference|the_time_being) "
        "in_(?:theory|principle|spirit|jest|(?:a_(?:manner_of_speaking|way|sense)|one_sense)|part|parts|"
        "effect|a_dream|"
        "my_(?:dreams?|head|mind|imagination|next_life)|another_life|pencil|draft|due_(?:course|time)|"
        "the_end|"
        "the_long_run|a_while|a_bit|a_few_(?:days|hours)|the_future) "
        "so_to_(?:speak|say) as_it_were up_to_a_point to_(?:some|a_certain)_(?:extent|degree) give_or_take "
        "more_or_less "
        "sort_of kind_of "
        "something_(?:like_THAT|along_(?:these|those|the)_lines|of_(?:the|that)_(?:sort|kind)|similar|"
        "else) "
        "(?:or_)?words_to_that_effect or_something or_similar or_whatever or_thereabouts "
        "sooner_or_later at_some_(?:point|stage) one_day some_day someday one_of_these_days "
        "(?:some_other|another)_(?:time|day) "
        "when_the_time_(?:comes|is_ripe) not_yet by_and_by when_i_get_round_to_it "
        "as_an?_(?:\\w+_)?(?:joke|test|example|jest|"
        "thought|idea|suggestion|hypothesis|experiment|draft|possibility|proposal|exercise) "
        "with_a_(?:question_mark|pinch_of_salt|"
        "grain_of_salt|wink) (?:tongue_)?in_cheek off_the_record "
        "without_(?:prejudice|obligation|commitment) on_paper_only "
        "as_a_last_resort in_an_emergency if_at_all weather_permitting "
        "\\w+_willing all_being_well nearly roughly approximately not_quite vice_versa backwards "
        "(?:the_)?other_way_(?:round|around) in_reverse(?:_order)? (?:somebody|someone)_else"
    ),
    "LABEL": (
        "(?:an?|the|my|our|\\w+_s|another)_(?:\\w+_)?(?:idea|plan|suggestion|thought|scheme|possibility|"
        "option|wish|guess|hypothesis|sketch|outline|draft)"
    ),
    "GIST": "(?:the|a)_(?:\\w+_)?(?:spirit|gist|essence|drift|outline|idea|sense)_of_(?:it|this|that)",
    "NOT": "not(?:_yet|_really|_quite|_at_all|_entirely|_necessarily)? hardly",
    "FIRM": (
        "final binding certain settled decided definite official valid real serious meant intended fixed "
        "for_real in_earnest"
    ),
    "IDLE": (
        "speaking that_is at_least though of_course only then i_mean anyhow anyway i_suppose i_guess "
        "i_think for_now please so_far preferably naturally"
    ),
}
_HEDGE: Final = Grammar(
    _CLASSES,
    (
        "LEAD* SENSE IDLE* $",
        "LEAD* GIST IDLE* $",
        "LEAD* LABEL (?:for(?!.*_(?:is|was|are|has|will|looks)_)|only|at_most)",
        "LEAD* NOT FIRM IDLE* $",
        "(?:proto|drafts?|sketch|demo|tests?|rehearsal|examples?|ideas?|plans?) only",
    ),
)
_ELSEWHERE: Final = Grammar(
    {
        "ANOTHER": "ideal perfect better other just parallel different next alternate alternative",
        "WORLD": "world life universe day week village town timeline reality dimension",
        "ONE": "i we it he she they that this there the_\\w+ my_\\w+",
    },
    (
        "in (?:an?|another|some|my) ANOTHER WORLD",
        "(?:it_s|it_is|happy)? (?:opposite|backwards|opposites) day",
        "were ONE (?!not|.*_(?:d|would|might|could|ll)_)\\w+",
    ),
)
"""`In another life.`, `Were I Tarn.`: where and when alone it would be so."""
_AGAIN: Final = re.compile(r"\b(?:say|write|mean|do) (?:that|this|so|it)\b|^(?:of course|that is|alas)$")
"""Of what would follow: `Were I a member, I could even say that.`"""
_SHORT: Final = 4
_OPENERS: Final = words_in("well hm ha")


def hedges(parts: Sequence[str]) -> bool:
    """Whether a sentence is such a phrase, with no more than a few words set off from it."""
    while len(parts) > 1 and parts[0] in _OPENERS:
        # "Well, nearly"
        parts = parts[1:]
    if parts[:1] == ["another day"] and parts[1:] and parts[1].startswith("another "):
        # "Another day, another dollar"
        return False
    if _ELSEWHERE.fits_any(parts[:1]):
        return not parts[0].startswith("were ") or all(_AGAIN.search(part) for part in parts[1:2])
    return (
        bool(parts)
        and _HEDGE.match(f" {parts[0]}") is not None
        and (parts[1:2] == ["that is"] or all(len(part.split()) <= _SHORT for part in parts[1:]))
    )

"""What sentences and tails beside acts say of them that leaves open what is done, asked room by room."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.due_later import falls_due_later, led_by_other_day
from gamemaster.language.about.everyday_senses import in_everyday_sense, of_ones_body
from gamemaster.language.about.fronts_apart import later_ahead, led_apart, put_right_between
from gamemaster.language.about.half_said import joins_either
from gamemaster.language.about.left_without import leaves_without
from gamemaster.language.about.masked_names import masked
from gamemaster.language.about.moves_of_others import others_move
from gamemaster.language.about.one_of_two import picks_one, starts_over
from gamemaster.language.about.other_costs import costs_otherwise, costs_otherwise_within
from gamemaster.language.about.put_before import puts_before
from gamemaster.language.about.second_principals import joins_another, joins_another_within
from gamemaster.language.about.some_of_them import takes_some
from gamemaster.language.about.struck_or_replaced import strikes_by_number
from gamemaster.language.about.times_of_effect import takes_effect_later
from gamemaster.language.about.told_amiss import tells_amiss
from gamemaster.language.about.told_by_rank import speaks_by_rank
from gamemaster.language.about.turned_order import hides_earlier, turns_order
from gamemaster.language.about.voted_for_else import votes_for_else, votes_for_else_within
from gamemaster.language.about.weighed_against import weighs_beside, weighs_within
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.remarks.crossed_over import crosses_over
from gamemaster.language.remarks.polling import polls
from gamemaster.language.remarks.remark import remark
from gamemaster.language.remarks.whose_words import tails_words_away, told_as_anothers
from gamemaster.language.vocabulary.scene import Act, Scene, any_own

_APART: Final = words_in("( -- ;")
_LONGEST: Final = 20
"""Words of the longest sentence that the rooms below look at."""


def left_open(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind the acts so far lets one of them not stand as it is."""
    if turns_order(scene, acts, tokens) or takes_some(scene, acts, tokens) or crosses_over(tokens):
        return True
    if (
        picks_one(acts, tokens)
        or starts_over(tokens)
        or strikes_by_number(acts, tokens)
        or speaks_by_rank(scene, acts, tokens)
        or weighs_beside(tokens)
        or of_ones_body(scene, acts, tokens)
        or leaves_without(scene, acts, tokens)
        or falls_due_later(scene, acts, tokens)
    ):
        return True
    if len(tokens) > _LONGEST:
        return False
    if tells_amiss(scene, acts, tokens):
        return True
    said = masked(scene, tokens)
    return (
        joins_another(scene, acts, tokens, said)
        or costs_otherwise(tokens, said)
        or takes_effect_later(tokens, said)
        or votes_for_else(scene, acts, tokens, said)
    )


def left_open_within(
    scene: Scene,
    acts: Sequence[Act],
    before: Sequence[Token],
    after: Sequence[Token],
    tokens: Tokens,
    ahead: Tokens,
) -> bool:
    """Whether words before or behind acts, in their own sentence or the one `ahead`, let them not stand."""
    near = ahead if _right_ahead(scene, ahead, tokens) else ()
    if (
        hides_earlier(scene, after)
        or crosses_over(after)
        or led_by_other_day(before)
        or (bool(after) and falls_due_later(scene, acts, after))
        or joins_either(acts, tokens)
        or (bool(after) and puts_before(after, scene.lexicon.base_words, within=True))
        or led_apart(scene, before, near)
        or (bool(near) and bool(acts) and not before and later_ahead(scene, near))
        or weighs_within(before, after, scene.acted)
        or in_everyday_sense(scene, acts, before, after, near)
        or (len(acts) > 1 and put_right_between(tokens, acts))
        or joins_another_within(scene, before, after)
        or costs_otherwise_within(scene, acts, after)
        or votes_for_else_within(scene, acts, before, after)
        or ((len(before) > 2 or len(after) > 2) and others_move(scene, acts, tokens))
    ):
        return True
    if any_own(acts) and (
        tails_words_away(scene, after) or told_as_anothers(scene, after) or _signs_as_another(scene, after)
    ):
        return True
    if after and after[0].low in _APART and speaks_by_rank(scene, acts, after):
        return True
    return bool(before) and polls(remark(before), asks=False)


def _right_ahead(scene: Scene, ahead: Tokens, tokens: Tokens) -> bool:
    """Whether a sentence stands in front of another one, in the same paragraph."""
    if not ahead or ahead[-1].end > tokens[0].start:
        return False
    return "\n\n" not in scene.text[ahead[-1].end : tokens[0].start]


def _signs_as_another(scene: Scene, after: Sequence[Token]) -> bool:
    """`FOR 31 - Tarn`: nothing but somebody else's name behind a dash."""
    if len(after) < _SIGNED or after[0].low != "--":
        return False
    named = scene.referents.at(scene.text, after, 1)
    if named is None or scene.sender in named.who:
        return False
    return not any(token.low[0].isalnum() for token in after[named.end :])


_SIGNED: Final = 2

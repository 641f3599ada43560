"""What a sentence behind acts says of their values, so that they do not stand as they are."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.called_wrong import calls_wrong, may_call_wrong, tells_tally
from gamemaster.language.about.case_of_failing import turns_to_other_case
from gamemaster.language.about.concluded_on import concludes_on_another
from gamemaster.language.about.counted_anew import counted_anew
from gamemaster.language.about.described_anew import is_described_anew, misplaced, tells_anew
from gamemaster.language.about.doubled import owns_to_double
from gamemaster.language.about.haggled_over import haggled_over
from gamemaster.language.about.half_said import is_half_said, tail_half_says
from gamemaster.language.about.left_out import LEAVING, leaves_out, may_leave_out
from gamemaster.language.about.made_otherwise import made_otherwise
from gamemaster.language.about.marked_values import MOST, marked
from gamemaster.language.about.named_instead import named_instead
from gamemaster.language.about.of_its_text import is_of_its_text
from gamemaster.language.about.offered_to import offers_otherwise
from gamemaster.language.about.one_more import does_one_more
from gamemaster.language.about.open_ended import ends_open, is_open_ended
from gamemaster.language.about.other_bearers import is_of_other_bearer
from gamemaster.language.about.parts_of_count import of_some_times
from gamemaster.language.about.parts_of_order import is_part_of_order
from gamemaster.language.about.preferred import prefers_another
from gamemaster.language.about.reckoned_anew import is_reckoned_anew
from gamemaster.language.about.spelled_anew import spelled_anew
from gamemaster.language.about.talk_of_choosing import KNOWN, chooses_otherwise, may_talk_of_choosing
from gamemaster.language.about.turned_to import turned_to
from gamemaster.language.before.put_off import phrase_puts_off, put_off, takes_back_half
from gamemaster.language.corrections.cried_over import cried_over
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.tails.rounding_off import shrugged_off
from gamemaster.language.vocabulary.scene import Act, Scene

_SHORT: Final = 8
_PAIR: Final = 2
_NO_NAMES: Final = frozenset(NUMBER_WORDS) | {"a", "an", "another"}
_SIGNS: Final = words_in(
    "better best wiser wisest safer safest cheaper cheapest fairer fairest rarer smarter stronger nicer "
    "bigger larger richer closer nearer more need needs want mean meant wanted intended deserves deserve "
    "earns merits one ones overtaken overtook outbid replaced superseded been thinking won rather so then "
    "instead unless or cross replace swap gallows apply take accept have whatever whichever whoever many "
    "much first though really believe guess hope suppose presume fear isn wasn check look zero map view "
    "anyway rate case of if with in against without only not except minus consider count treat make for "
    "as too also well each it gets decides goes mix mixed mixing confuse confused swapped will would "
    "opposite same everything stays priority excepted excluded trade yours pinch like throw fine innocent "
    "clean open undecided"
)
"""Longer sentences without any of these words are none of those that the rooms know."""


def unsettles_values(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind the acts leaves a value of the last of them open, or how often it is done."""
    if cried_over(scene, acts, tokens):
        return True
    if not acts or len(tokens) > MOST:
        return False
    if made_otherwise(scene, acts[-1], tokens) or put_off(tokens) or takes_back_half(tokens, apart=True):
        return True
    if _tells_part(scene, acts, tokens) or is_of_other_bearer(scene, acts, tokens):
        return True
    if _talks_of_choice(scene, acts, tokens) or owns_to_double(acts, tokens):
        return True
    if len(tokens) > _SHORT and _SIGNS.isdisjoint([token.low for token in tokens]):
        return False
    said, values = marked(scene, acts[-1], tokens), acts[-1].values
    own = " ".join([str(value).lower() for value in values])
    if named_instead(said) or prefers_another(said) or is_open_ended(said) or is_described_anew(said, own):
        return True
    if said == "ELSE" and _stands_alone(scene, tokens):
        # "Imke likes F7 better. She's right. F7."
        return True
    if turned_to(said) or concludes_on_another(said) or does_one_more(said) or turns_to_other_case(said):
        return True
    if is_reckoned_anew(said, any(isinstance(value, int) for value in values)):
        return True
    if acts[-1].action.name == "offer" and offers_otherwise(said):
        return True
    return _answers(scene, acts[-1]) and is_of_its_text(said)


def _talks_of_choice(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether words come to another value than the last act's, call its own wrong or leave one of several
    out.
    """
    lows = frozenset([token.low for token in tokens])
    outs = may_leave_out(acts, lows)
    if not (outs or may_talk_of_choosing(lows) or may_call_wrong(lows)):
        return False
    told = marked(scene, acts[-1], tokens, KNOWN)
    if chooses_otherwise(told) or calls_wrong(told):
        return True
    return outs and leaves_out(acts, lows, marked(scene, acts[-1], tokens, KNOWN | LEAVING))


def _stands_alone(scene: Scene, tokens: Tokens) -> bool:
    """Whether a value ends a line of remarks, and is no number in words, no initial and no signature."""
    start, first = tokens[0].start, tokens[0].low
    behind = scene.text[scene.text.rfind("\n", 0, start) + 1 : start].strip()
    named = first[0].isalnum() and first not in _NO_NAMES
    return bool(behind) and named and (len(first) > 1 or len(tokens) > _PAIR)


def tail_unsettles(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether words behind the acts in their sentence, or in brackets beside them, do so."""
    if not acts or not 0 < len(tokens) <= MOST or shrugged_off(scene.text, acts[-1].start, tokens):
        return False
    if _tells_part(scene, acts, tokens) or is_of_other_bearer(scene, acts, tokens, within=True):
        return True
    if len(tokens) == 1 and not tokens[0].low.isalnum():
        return False
    if tail_half_says(scene, tokens, _answers(scene, acts[-1])):
        return True
    if cried_over(scene, acts, tokens) or phrase_puts_off(tokens):
        return True
    if tokens[0].low in {":", "--"} and tells_tally(marked(scene, acts[-1], tokens, KNOWN)):
        return True
    said, values = marked(scene, acts[-1], tokens), acts[-1].values
    counted = any(isinstance(value, int) for value in values)
    if any(misplaced(as_said(plain_lows(tokens)), str(value).lower()) for value in values):
        return True
    return (
        _talks_of_choice(scene, acts, tokens)
        or ends_open(said, counted)
        or tells_anew(said)
        or turned_to(said)
        or (_answers(scene, acts[-1]) and is_of_its_text(said))
    )


def _tells_part(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether the words count or spell the last act anew, or tell a part of its times or of its order."""
    if is_half_said(scene, acts, tokens, bool(acts) and _answers(scene, acts[-1])):
        return True
    return of_some_times(acts, tokens) or is_part_of_order(acts, tokens) or says_anew(scene, acts, tokens)


def says_anew(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether the words count or spell the last act anew, or make another offer of it."""
    if acts and acts[-1].action.name == "offer" and haggled_over(scene, acts[-1], tokens):
        return True
    return counted_anew(scene, acts, tokens) or spelled_anew(scene, acts, tokens)


def _answers(scene: Scene, act: Act) -> bool:
    """Whether an act is about a text, an intent or an offer, or hands in a text."""
    kinds = {slot.kind for slot in scene.lexicon.slots_of(act.action.name)}
    texts = act.action.name in scene.lexicon.takes_texts
    return texts or any(kind.name in kinds for kind in scene.lexicon.answered)

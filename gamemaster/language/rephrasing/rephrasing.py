"""Turns of phrase that come to plainer ones: `and after that the Owl` is `then the Owl`.

The words of one sentence are put in the place of others that mean the same for what is done, so that the
readers of clauses know one wording for each. What must stay true: no word that could change an act is lost.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.corrections.slips_within import STRIKING, in_plain_slips
from gamemaster.language.corrections.value_corrections import put_right_within
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.rephrasing.abstained import without_abstentions
from gamemaster.language.rephrasing.active_voice import in_the_active
from gamemaster.language.rephrasing.after_the_fact import without_what_went_before
from gamemaster.language.rephrasing.and_then_back import with_way_gone_on
from gamemaster.language.rephrasing.answered_others import without_rejoinder
from gamemaster.language.rephrasing.asked_to_record import COURTEOUS, without_courtesies
from gamemaster.language.rephrasing.at_length import AT_LENGTH, said_shortly
from gamemaster.language.rephrasing.between_verbs import without_words_between
from gamemaster.language.rephrasing.carried_out import RESOLVING, without_consequence
from gamemaster.language.rephrasing.cleft import without_cleft
from gamemaster.language.rephrasing.concessions import without_concession
from gamemaster.language.rephrasing.considered_done import CONSIDERING, without_considering
from gamemaster.language.rephrasing.counted_out import COUNTING, counted_out
from gamemaster.language.rephrasing.declared import without_declaring
from gamemaster.language.rephrasing.described_intents import with_intent_numbered
from gamemaster.language.rephrasing.doublets import without_doublets
from gamemaster.language.rephrasing.formally import FORMALLY, in_formal_words
from gamemaster.language.rephrasing.from_the_sender import CLOSING, told_of_oneself
from gamemaster.language.rephrasing.fronted import (
    with_front_behind,
    with_fronts_inside,
    with_inset_behind,
    with_topic_behind,
)
from gamemaster.language.rephrasing.gifts_explained import GIVING, with_amount_alone
from gamemaster.language.rephrasing.grounds_before_lists import without_ground
from gamemaster.language.rephrasing.handed_over import PASSING, as_given, without_assurance
from gamemaster.language.rephrasing.in_fewer_words import FEWER, in_fewer_words
from gamemaster.language.rephrasing.in_progress import BECAUSE, GOING_ON, with_acts_done, with_reason_behind
from gamemaster.language.rephrasing.inset_leads import without_inset_leads, without_titles
from gamemaster.language.rephrasing.left_at_that import left_at_that
from gamemaster.language.rephrasing.light_verbs import LIGHT, with_plain_verb
from gamemaster.language.rephrasing.named_again import NAMING_AGAIN, named_again
from gamemaster.language.rephrasing.named_in_front import LONGEST_FRONT, MARKS, with_front_named
from gamemaster.language.rephrasing.named_twice import named_once
from gamemaster.language.rephrasing.new_ones import INSTEAD, MORE, with_new_ones, without_instead
from gamemaster.language.rephrasing.nouns_again import (
    with_noun_for_one,
    with_noun_owned,
    with_one,
    with_verb_again,
)
from gamemaster.language.rephrasing.of_today import without_today
from gamemaster.language.rephrasing.one_after_another import in_order, paid_again
from gamemaster.language.rephrasing.plain_corrections import CORRECTIONS, with_correction_plain
from gamemaster.language.rephrasing.plain_ends import ENDED, with_plain_end
from gamemaster.language.rephrasing.plain_fronts import (
    LATE,
    THEREFORE,
    with_adverb_first,
    with_as_long,
    with_because,
    with_but,
    with_plain_front,
    without_conclusion,
    without_insistence,
    without_reckoning,
)
from gamemaster.language.rephrasing.plain_lists import JOINING, in_plain_lists
from gamemaster.language.rephrasing.prices_behind import PRICED, with_price_behind
from gamemaster.language.rephrasing.put_down_as import LISTED, with_deed_said
from gamemaster.language.rephrasing.run_ons import with_shout_set_off
from gamemaster.language.rephrasing.said_in_full import without_short_answer
from gamemaster.language.rephrasing.said_over import said_once
from gamemaster.language.rephrasing.said_that import without_saying_that
from gamemaster.language.rephrasing.set_behind import SET_BEHIND, without_what_is_set_behind
from gamemaster.language.rephrasing.set_in import without_set_in
from gamemaster.language.rephrasing.slips_put_right import SLIPS, with_value_put_right
from gamemaster.language.rephrasing.taken_for_granted import OPENING as GRANTED
from gamemaster.language.rephrasing.taken_for_granted import without_granted
from gamemaster.language.rephrasing.that_one import POINTING, with_that_one_named
from gamemaster.language.rephrasing.told_of_principals import without_told_of_principal
from gamemaster.language.rephrasing.turn_above import (
    GOVERNING,
    STARTING,
    TAKING,
    turn_by_doing,
    with_turn_named,
)
from gamemaster.language.rephrasing.turned_minds import TURNING_MINDS, without_turned_mind
from gamemaster.language.rephrasing.usual_words import in_usual_words
from gamemaster.language.rephrasing.votes_told import with_vote_given
from gamemaster.language.values.addressing import with_called_named
from gamemaster.language.values.antecedents import (
    SUBJECTS,
    with_antecedent,
    with_subject_named,
    with_thing_named,
)
from gamemaster.language.values.people import person_at
from gamemaster.language.values.pronouns import SOMEBODY, with_it_named, with_same_named, with_there_named
from gamemaster.language.vocabulary.scene import Scene

_SHORTEST: Final = 5
_VOTING: Final = words_in("my me i we us")
_SAYING_SO: Final = words_in("that why")
_NAMED_TWICE: Final = 3
_SOLEMN: Final = words_in("hereby herewith do")
_JOINING: Final = words_in("and ,")
_TELLING: Final = words_in("after followed last finish finale another second third further more first")
_PRONOUNS: Final = SOMEBODY | {"it", "there"}
_SPOKEN_OF: Final = words_in("him her em")
_LONGEST_LEAD: Final = 18
_SUBJECT_WITHIN: Final = 4
_HOW_MANY: Final = words_in("two three four five 2 3 4 5 open standing many several")
_CORRECTING: Final[frozenset[str]] = STRIKING | words_in("correction mean meant make rather sorry no pardon")
_INTENTS: Final = words_in("intent intention")
_SAID_AGAIN: Final[frozenset[str]] = (
    THEREFORE | JOINING | NAMING_AGAIN | words_in("this you your and even yet")
)
"""Without one of these nothing is said twice."""
_INSET: Final = words_in("there and we in")
_SAME_PLACE: Final = words_in("same its")
_OWN: Final[frozenset[str]] = PASSING | words_in("i we my")
_TOLD_OF: Final = words_in("who whose whom which")
_OF_WHOM_OR_WHEN: Final[frozenset[str]] = (
    _TELLING | _CORRECTING | _INTENTS | _SPOKEN_OF | words_in("i my turn")
)
_ANNOUNCING: Final = words_in(
    "announce declare state table post give register file publish proclaim submit note notify"
)
_AN_INTENT: Final = words_in("my an the notice of and hereby public formal formally publicly")


def rephrased(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with such turns of phrase put plainly; as they are where that would leave none."""
    return _put_plainly(scene, _told_by_the_sender(scene, tokens)) or tokens


def _put_plainly(scene: Scene, tokens: list[Token]) -> list[Token]:
    tokens = with_shout_set_off(scene, without_set_in(tokens))
    tokens = said_once(scene, _in_plain_notes(scene, tokens) if tokens else tokens)
    said = [token.low for token in tokens]
    tokens = _with_clauses_plain(scene, tokens, said)
    if "and" in said and not RESOLVING.isdisjoint(said):
        tokens = without_consequence(scene, tokens)
    if not COUNTING.isdisjoint(said):
        tokens = counted_out(scene, tokens)
    if not _SAID_AGAIN.isdisjoint(said):
        tokens = _said_once(scene, tokens)
    if "me" in said and "as" in said and not LISTED.isdisjoint(said):
        tokens = with_deed_said(scene, tokens)
    if not TURNING_MINDS.isdisjoint(said):
        tokens = without_turned_mind(scene, tokens)
    if "," in said[_NAMED_TWICE:]:
        tokens = named_once(scene, tokens)
    tokens = _by_the_sender(scene, without_declaring(scene, tokens))
    lows = [token.low for token in tokens]
    turned = tokens
    if not _INSET.isdisjoint(lows):
        turned = _without_insets(scene, turned, lows)
    if not LATE.isdisjoint(lows):
        turned = with_adverb_first(scene, turned)
    if not AT_LENGTH.isdisjoint(lows):
        turned = said_shortly(scene, turned)
    if len(turned) > _SHORTEST and turned[0].low == "my":
        turned = with_plain_front(turned)
    if turned is not tokens:
        lows = [token.low for token in turned]
    return turned if _OF_WHOM_OR_WHEN.isdisjoint(lows) else _named_in_order(scene, turned, lows)


def _in_plain_notes(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without what went before an act, or is left out beside it, in words of the game."""
    if not CLOSING.isdisjoint([token.low for token in tokens]):
        tokens = told_of_oneself(scene, tokens)
    tokens = without_what_went_before(scene, tokens)
    tokens = in_usual_words(scene, with_way_gone_on(scene, tokens))
    return left_at_that(scene, without_abstentions(scene, tokens))


def _told_by_the_sender(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with acts that are told of (`I'm setting it`, `there's my vote`, `my news is that I ...`) as
    acts that are done."""
    said = [token.low for token in tokens]
    if "i" in said and not FORMALLY.isdisjoint(said):
        tokens = in_formal_words(scene, tokens)
    if not CORRECTIONS.isdisjoint(said):
        tokens = with_correction_plain(scene, tokens)
    if scene.acted and not SLIPS.isdisjoint(said):
        tokens = with_value_put_right(scene, tokens)
    if not _SAYING_SO.isdisjoint(said):
        tokens = without_saying_that(tokens)
    if not BECAUSE.isdisjoint(said[2:]):
        tokens = with_reason_behind(scene, tokens)
    if not LIGHT.isdisjoint(said):
        tokens = with_plain_verb(scene, tokens)
    if "and" in said and not COURTEOUS.isdisjoint(said):
        tokens = without_courtesies(tokens)
    if not ENDED.isdisjoint(said):
        tokens = with_plain_end(tokens)
    if not GOING_ON.isdisjoint(said):
        tokens = with_acts_done(scene, tokens)
    tokens = _with_new_ones_named(scene, tokens, said)
    return tokens if FEWER.isdisjoint(said) else in_fewer_words(scene, tokens)


def _with_new_ones_named(scene: Scene, tokens: list[Token], said: list[str]) -> list[Token]:
    """The tokens, of which `said` are the words, with what is new, or pointed to, by its own name."""
    if "vote" in said and not _VOTING.isdisjoint(said):
        tokens = with_vote_given(scene, tokens)
    if not POINTING.isdisjoint(said):
        tokens = with_that_one_named(scene, tokens)
    if not MORE.isdisjoint(said):
        tokens = with_new_ones(scene, tokens)
    if not INSTEAD.isdisjoint(said):
        tokens = without_instead(tokens)
    return tokens if GIVING.isdisjoint(said) else with_amount_alone(scene, tokens)


def _with_clauses_plain(scene: Scene, tokens: list[Token], said: list[str]) -> list[Token]:
    """The tokens, of which `said` are the words, without clauses for grounds, prices and concessions."""
    if not MARKS.isdisjoint(said[:_LONGEST_LEAD]):
        tokens = without_rejoinder(scene, tokens)
    if not GRANTED.isdisjoint(said[2:]):
        tokens = without_granted(tokens)
    if ":" in said and "i" in said[2:]:
        tokens = without_short_answer(scene, without_insistence(tokens))
        if not CONSIDERING.isdisjoint(said[:_SUBJECT_WITHIN]):
            tokens = without_considering(scene, tokens)
    if ":" in said and "," in said:
        tokens = without_ground(tokens)
    if "," in said and not SET_BEHIND.isdisjoint(said):
        tokens = without_what_is_set_behind(scene, tokens)
    if not _TOLD_OF.isdisjoint(said) and "i" in said[2:]:
        tokens = without_told_of_principal(scene, tokens)
    if said.count("'s") > 1 and "and" in said:
        tokens = with_noun_owned(tokens)
    if "," in said and not PRICED.isdisjoint(said):
        tokens = with_price_behind(tokens)
    if "as" in said and said[-1] == ":":
        tokens = without_reckoning(tokens)
    if "long" in said:
        tokens = with_as_long(tokens)
    return with_because(without_concession(tokens)) if "that" in said else tokens


def _said_once(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without what they say twice, or besides: conclusions, the day, and lists at length."""
    said = {token.low for token in tokens[1:-1]}
    if not THEREFORE.isdisjoint(said):
        tokens = without_conclusion(tokens)
    tokens = without_today(with_but(tokens) if "yet" in said else tokens)
    if "," in said and ("you" in said or "your" in said):
        tokens = with_called_named(scene, tokens)
    return without_doublets(scene, named_again(scene, in_plain_lists(scene, tokens)))


def _named_in_order(scene: Scene, tokens: list[Token], lows: list[str]) -> list[Token]:
    """The tokens with whom and what they mean by its name, and one act after the other."""
    tokens = _with_antecedents(scene, tokens, lows)
    if lows[:1] == ["of"] and "i" in lows[:LONGEST_FRONT]:
        tokens = _out_of_several(scene, tokens)
    if "it" in lows and "i" in lows:
        tokens = with_it_named(scene, tokens)
        if not (GOVERNING.isdisjoint(lows) and TAKING.isdisjoint(lows)):
            tokens = with_turn_named(scene, tokens)
    if not _CORRECTING.isdisjoint(lows):
        tokens = put_right_within(scene, in_plain_slips(scene, tokens))
    if "one" in lows and "the" in lows:
        tokens = with_noun_for_one(tokens)
    if "i" in lows and len(set(lows)) < len(lows) and not _JOINING.isdisjoint(lows):
        tokens = with_one(scene, with_verb_again(scene, tokens))
    if "turn" in lows and not STARTING.isdisjoint(lows):
        tokens = turn_by_doing(scene, tokens)
    if not _INTENTS.isdisjoint(lows):
        tokens = with_intent_numbered(scene, _as_intent(tokens))
    if _TELLING.isdisjoint(lows):
        return tokens
    return paid_again(scene, in_order(scene, tokens))


def _with_antecedents(scene: Scene, tokens: list[Token], lows: list[str]) -> list[Token]:
    """The tokens with pronouns named, where it is certain whom or what they mean."""
    if not _PRONOUNS.isdisjoint(lows[2:]) and not MARKS.isdisjoint(lows[:LONGEST_FRONT]):
        tokens = with_front_named(scene, tokens)
    if "my" in lows and not SUBJECTS.keys().isdisjoint(lows):
        tokens = with_subject_named(scene, tokens)
    if not _SPOKEN_OF.isdisjoint(lows):
        tokens = with_antecedent(scene, tokens)
    if "i" in lows and ("it" in lows or "them" in lows):
        tokens = with_thing_named(scene, tokens)
    return tokens


def _by_the_sender(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The sentence with the sender for its subject, where it says in another way what e does."""
    lows = [token.low for token in tokens]
    told = in_the_active(scene, _in_the_singular(tokens) if "our" in lows else tokens)
    if told is not tokens:
        tokens, lows = told, [token.low for token in told]
    if _OWN.isdisjoint(lows) and lows[:1] != [","]:
        return tokens
    if lows.count("i") > 1:
        tokens = with_fronts_inside(scene, tokens)
    subject = next((p for p, low in enumerate(lows[:_SUBJECT_WITHIN]) if low in {"i", "we"}), -1)
    if lows[subject + 1 : subject + 2] == [","]:
        return with_inset_behind(scene, tokens, max(subject, 0))
    if lows[:1] != ["i"] and "i" in lows:
        assured = without_assurance(tokens)
        if len(assured) < len(tokens) and (given := as_given(scene, assured)) is not assured:
            return given
        return with_front_behind(scene, without_cleft(scene, tokens))
    if "my" in lows[2:LONGEST_FRONT] and "i" not in lows:
        tokens = with_topic_behind(scene, tokens)
        lows = [token.low for token in tokens]
    return tokens if PASSING.isdisjoint(lows) else as_given(scene, tokens)


def _without_insets(scene: Scene, tokens: list[Token], lows: list[str]) -> list[Token]:
    """The sentence with its subjects right in front of their verbs."""
    if "there" in lows or "it" in lows:
        tokens = with_there_named(scene, _and_from_there(tokens))
    if "in" in lows and not _SAME_PLACE.isdisjoint(lows):
        tokens = with_same_named(scene, tokens)
    if "i" in lows and "and" in lows:
        return without_inset_leads(scene, without_words_between(scene, _with_a_fellow(scene, tokens)))
    return without_titles(scene, tokens) if "we" in lows and not _SOLEMN.isdisjoint(lows) else tokens


def _in_the_singular(tokens: list[Token]) -> list[Token]:
    """`We do hereby end Our turn`: the royal plural speaks of one person's things."""
    lows = [token.low for token in tokens]
    if "our" not in lows or "we" not in lows or "i" in lows:
        return tokens
    return [token.changed(low="my") if token.low == "our" else token for token in tokens]


def _with_a_fellow(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`Hollis and I attack`: where several people act together, `we` in other words."""
    place = next((p for p, (a, b) in enumerate(pairwise(tokens)) if (a.low, b.low) == ("and", "i")), 0)
    if not place:
        return tokens
    first = next((p for p in range(place) if person_at(scene, tokens, p) is not None), place)
    who = person_at(scene, tokens, first) if first < place else None
    if who is None or who.end != place or (first and tokens[first - 1].low[0].isalnum()):
        return tokens
    joint = [hit.what.frame.joint for hit in scene.lexicon.verb_at(tokens, place + 2)]
    said = tokens[first].changed(low="we", end=tokens[place + 1].end)
    plural = [*tokens[:first], said, *tokens[place + 2 :]]
    together = (joint and all(joint)) or scene.lexicon.sayings.at(plural, first)
    return plural if together else tokens


def _and_from_there(tokens: list[Token]) -> list[Token]:
    """`to Town Square, from there to the Healer`: the mark says `and`."""
    return [
        token.changed(low="and")
        if token.low == "," and [t.low for t in tokens[place + 1 : place + 4]] == ["from", "there", "to"]
        else token
        for place, token in enumerate(tokens)
    ]


def _out_of_several(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`Of Brask's two offers I accept the one with the 9`: I accept Brask's offer with the 9."""
    subject = next(place for place, token in enumerate(tokens) if token.low == "i")
    front = [token for token in tokens[1:subject] if token.low != ","]
    owns = next((place for place, token in enumerate(front) if token.low in {"'s", "'"}), 0)
    noun = [token for token in front[owns + 1 :] if token.low not in _HOW_MANY]
    known = any(table.longest(noun, 0) is not None for table in scene.lexicon.nouns.values() if noun)
    owner = person_at(scene, front, 0) if front else None
    if len(noun) != 1 or not known or owner is None or owner.end != owns or owner.doubt:
        return tokens
    rest = tokens[subject:]
    the = next((p for p in range(1, len(rest) - 1) if rest[p].low == "the"), 0)
    # "the second" is put behind the words, where it is asked about
    behind = the + 2 * (rest[the + 1].low == "one")
    return [*rest[:the], *front[: owns + 1], *noun, *rest[behind:]] if the else tokens


def _as_intent(tokens: list[Token]) -> list[Token]:
    """`I announce my intent, without 2 objections, to ...` is `I intend, without 2 objections, to ...`."""
    for place, token in enumerate(tokens):
        if token.low not in _ANNOUNCING or not place or tokens[place - 1].low not in {"i", "hereby"}:
            continue
        end = place + 1
        while end < len(tokens) and tokens[end].low in _AN_INTENT:
            end += 1
        if end + 1 >= len(tokens) or tokens[end].low not in _INTENTS:
            return tokens
        if tokens[end + 1].low not in {"to", ",", "with", "without", "("}:
            return tokens
        return [*tokens[:place], token.changed(low="intend", end=tokens[end].end), *tokens[end + 1 :]]
    return tokens

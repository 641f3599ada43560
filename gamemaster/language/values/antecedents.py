"""Whom `him` or `her` means, and what `it`: the one other person or thing that is spoken of right before.

`Sunniva has been shivering since Monday. I give her my armor`: a sentence that speaks of somebody, and then a
pronoun. What must stay true: nobody else is spoken of, by name, by office or as what e is to somebody (`the
baker`, `my sister`), and no pronoun before contradicts (`his pipe`, and then `her`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.clauses import BEFORE_VERB
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in, words_of
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.pronouns import named_objects, objects_at, things_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

_FAR: Final = 400
_END: Final = re.compile(r"[.!?…][\"'”’)]*\s|\n[ \t]*\n")
_SAME: Final = {
    "him": words_in("he him his himself"),
    "her": words_in("she her hers herself"),
    "em": words_in("e em eir ems eirself"),
}
_GENDERED: Final = frozenset().union(*_SAME.values())
_PAIR: Final = 2
_OTHERS: Final = words_in("they them their we us both everybody everyone somebody someone anybody")
_PARTING: Final = words_in(", : ; -- (")
_BEFORE_NAMES: Final = words_in("poor dear old our good and but so well oh since as")
_DETERMINERS: Final = words_in("the a an my his her our their your some that this another every no")
_PEOPLE: Final = words_in(
    "man woman men boy girl child mother wife husband son aunt niece friend cousin wolf witch guest king "
    "queen priest nun cat dog goose horse cook smith guard thief monk squire knight captain ghost goat pig "
    "mouse monster beast dragon troll orc goblin team party crew one"
)
_PERSONAL: Final = re.compile(r"(?:[eo]rs?|ists?|m[ae]n|folk)$")
_THINGS_IN_ER: Final = words_in(
    "paper letter weather winter summer dinner supper shower water river tower order number matter corner "
    "answer power cover copper silver timber December November October September"
)


def with_antecedent(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with `him`, `her` and `em` named, where just one other person is spoken of before them."""
    place = next((p for p, token in enumerate(tokens) if token.low in _SAME and objects_at(tokens, p)), None)
    if place is None or not {"i", "we"} & {token.low for token in tokens[: place + 1]}:
        return tokens
    pronoun = tokens[place].low
    if any(token.low in _SAME and token.low != pronoun for token in tokens):
        return tokens
    # "I vote for Tarn, unless I have voted for him": whom the clause in front of the condition names
    hung = next((p for p in range(place) if _hangs(tokens, p)), place)
    before = tokens[:hung]
    supposed = hung < place and tokens[hung].low in _SUPPOSING and _says_nobody(scene, tokens[hung:place])
    if not before or (hung < place and not supposed):
        return tokens
    who = _spoken_of(scene, before, pronoun)
    if hung < place and who is None:
        return tokens
    if who is None and not any(_somebody(scene, before, p) for p in range(len(before))):
        who = _before(scene, tokens[0].start, pronoun)
    return list(named_objects(tokens, who, {pronoun})) if who else tokens


_SUPPOSING: Final = words_in("if unless provided")


def _hangs(tokens: Tokens, place: int) -> bool:
    """Whether a condition begins there, unlike `for once`."""
    for_once = tokens[place].low == "once" and place > 0 and tokens[place - 1].low == "for"
    return tokens[place].low in words.CONDITION and not for_once


def with_subject_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`(Jurgen has an alibi.) He gets my vote.`: the one other person who is spoken of, in the place of a
    subject behind which an act is said."""
    tails = scene.lexicon.tails
    place = next((p for p, t in enumerate(tokens) if t.low in SUBJECTS and tails.at(tokens, p + 1)), None)
    if place is None or not words.CONDITION.isdisjoint(token.low for token in tokens[:place]):
        return tokens
    pronoun, before = SUBJECTS[tokens[place].low], tokens[:place]
    here = not _says_nobody(scene, before)
    who = _spoken_of(scene, before, pronoun) if here else _before(scene, tokens[0].start, pronoun)
    named = [tokens[place].changed(low=low, capital=True) for low in words_of(who or "")]
    return [*before, *(named or tokens[place : place + 1]), *tokens[place + 1 :]]


SUBJECTS: Final = {"he": "him", "she": "her", "e": "em"}


def _supposes(lows: Sequence[str]) -> bool:
    """`The token is free, I take it`: which may be supposed and no more."""
    said = [low for low in lows if low not in {".", "!", "?"}]
    return said[-4:] == [",", "i", "take", "it"] and said[0] not in words.CONDITION and "being" not in said


def with_thing_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`The Umbrella is wet. I play it`, `The Umbrella being wet, I play it`: what the verb is done to, where
    the sentence in front, or the words in front of the clause, speak of one such thing;
    `both tokens are yours. I take one of them`: those of which it speaks."""
    if _supposes([token.low for token in tokens]):
        return tokens
    places = [p for p, token in enumerate(tokens) if token.low in {"it", "them"} and p > 1]
    # "I take it and start my turn with it"
    places = [p for p in places if p == places[0] or tokens[p - 1].low != "with"]
    if len(places) != 1:
        return tokens
    place = places[0]
    for told in _told_before(scene, tokens, place):
        if told and _TELLING_OTHERWISE.isdisjoint(token.low for token in told):
            named = _named(scene, tokens, place, told)
            if named:
                first = place - 2 * (tokens[place].low == "them")
                return [*tokens[:first], *named, *tokens[place + 1 :]]
    return tokens


def _named(scene: Scene, tokens: Tokens, place: int, told: Tokens) -> list[Token]:
    """What `told` speaks of, in the place of the pronoun at `place`; nothing where that is not certain."""
    at = tokens[place]
    if at.low == "them":
        several = [token.low for token in tokens[place - 2 : place]] == ["one", "of"]
        return [at.changed(low=low) for low in _one_of_several(scene, told)] if several else []
    if name := _thing_told(scene, tokens, place, told):
        return [at.changed(low=low, capital=True) for low in words_of(name)]
    return [at.changed(low=low) for low in _noun_told(scene, tokens, place, told)]


def _noun_told(scene: Scene, tokens: Tokens, place: int, told: Tokens) -> tuple[str, ...]:
    """`a turn token`, where the words speak of nothing else that the verb before `place` takes, and of
    nobody."""
    if not _says_nobody(scene, told) or any(is_past(token.low) for token in told if token.low != "left"):
        return ()
    behind = tokens[place + 1 : place + 3]
    if behind and behind[0].low not in _BEHIND_IT and not (behind[0].low == "to" and behind[-1].capital):
        # "I take it as a compliment"
        return ()
    found = _nouns_told(scene, tokens, place, told)
    return found.pop() if len(found) == 1 else ()


_BEHIND_IT: Final = words_in(
    ". ! , ; : ) -- and then now here today too up away myself before with if unless once when"
)


def _nouns_told(scene: Scene, tokens: Tokens, place: int, told: Tokens) -> set[tuple[str, ...]]:
    """The things without names of their own of which the words speak, and which the verb takes."""
    taken = _kinds_taken(scene, tokens, place, at_once=True)
    kinds = [kind for kind in taken if kind.phrases and not (kind.things or kind.open)]
    return {
        tuple(token.low for token in told[first : value.end])
        for first, article in enumerate(told)
        if article.low in _ARTICLES
        for kind in kinds
        for value in values_at(scene, told, first, kind.name)
        if value.end > first + _PAIR and not value.doubt
    }


_ARTICLES: Final = words_in("a an the my")
_TELLING_OTHERWISE: Final = words.CONDITION | words_in(
    "would could might should will shall 'd 'll not n't 't never or whether wonder hope wish ?"
)


def _one_of_several(scene: Scene, told: Tokens) -> tuple[str, ...]:
    """`a turn token`, where the words speak of turn tokens and of no other things of the game."""
    known = {phrase for kind in scene.lexicon.kinds.values() for phrase in kind.phrases}
    found: set[str] = set()
    for place, token in enumerate(told):
        single = token.low.removesuffix("s")
        if single == token.low or single not in known:
            continue
        longer = f"{told[place - 1].low} {single}" if place else single
        found.add(longer if longer in known else single)
    return ("a", *found.pop().split()) if len(found) == 1 else ()


def _thing_told(scene: Scene, tokens: Tokens, place: int, told: Tokens) -> str:
    """The one thing of the game that `told` begins with, of a kind that the verb before `place` takes."""
    for kind in _taken(scene, tokens, place):
        names = things_in(scene, kind, told)
        first = 1 if told[0].low in {"the", "my", "this"} else 0
        at = scene.referents.thing_at
        leads = at(told, first, kind.things) or at(told, 0, kind.things)
        same = leads is not None and (leads.who == names or bool(kind.fact))
        if len(names) == 1 and same:
            return names[0]
    return ""


def unclear_thing(scene: Scene, tokens: Tokens) -> bool:
    """Whether a verb is done to `it`, and the words in front name things of such a kind."""
    for place, token in enumerate(tokens):
        if place < _PAIR or token.low != "it" or not _kinds_taken(scene, tokens, place):
            continue
        for told in _told_before(scene, tokens, place):
            if any(things_in(scene, kind, told) for kind in _taken(scene, tokens, place)):
                return True
            if _nouns_told(scene, tokens, place, told):
                return True
    return False


def points_elsewhere(scene: Scene, tokens: Tokens, acts: Sequence[Act]) -> bool:
    """`(I play Rum.) Then there's Anchor. I play it too.`: whether `it` was read as the thing of an act
    before, and the sentence in between speaks of others of its kind."""
    for place, token in enumerate(tokens):
        if place < _PAIR or token.low != "it":
            continue
        told = _sentence_before(scene, tokens[0].start)
        here = [act for act in acts if act.start <= token.start < act.end]
        meant = {str(value) for act in here for value in act.values}
        own = scene.text[tokens[0].start : token.start].lower()
        if not told or not meant or any(name.lower() in own for name in meant):
            # "I create a party called the Owls and join it"
            continue
        if any(
            (names := things_in(scene, kind, told)) and meant.isdisjoint(names)
            for kind in _taken(scene, tokens, place)
        ):
            return True
    return False


def _told_before(scene: Scene, tokens: Tokens, place: int) -> tuple[Tokens, Tokens]:
    """The words in front of the clause of the pronoun at `place`, and the sentence before."""
    subject = next((p for p in range(place, 0, -1) if tokens[p].low in {"i", "we"}), 0)
    return tokens[:subject], _sentence_before(scene, tokens[0].start)


def _taken(scene: Scene, tokens: Tokens, place: int) -> list[Kind]:
    """The kinds of named things that the verb right before `place`, said in the first person, takes."""
    answered = scene.lexicon.answered
    kinds = _kinds_taken(scene, tokens, place)
    return [kind for kind in kinds if kind.things and not (kind.number or kind in answered)]


def _kinds_taken(scene: Scene, tokens: Tokens, place: int, at_once: bool = False) -> list[Kind]:
    """The kinds of all that such a verb takes; `at_once`, with nothing but adverbs between it and its
    subject."""
    start = max((p for p in range(place) if tokens[p].low in {"i", "we"}), default=place)
    verbs = range(start + 1, place)
    if at_once:
        first = next((p for p in verbs if tokens[p].low not in BEFORE_VERB), place)
        verbs = range(first, min(first + 1, place))
    slots = [
        slot
        for p in verbs
        for hit in scene.lexicon.verb_at(tokens, p)
        if hit.end == place
        for slot in hit.what.frame.slots
        if not slot.recalled
    ]
    return [kind for slot in slots if (kind := scene.lexicon.kinds.get(slot.kind)) is not None]


def _sentence_before(scene: Scene, at: int) -> Tokens:
    """The sentence right before, in the same paragraph."""
    first = max(0, at - _FAR, scene.prompts.end_above(at))
    text = scene.text[first:at]
    ends = [match.end() for match in _END.finditer(text)]
    if not ends or "\n\n" in text[ends[-1] - 2 :] or ends[-1] < len(text.rstrip()):
        return ()
    return tokenize(scene.text, first + (ends[-2] if len(ends) > 1 else 0), at)


def _before(scene: Scene, at: int, pronoun: str) -> str | None:
    """The person of whom the sentence in front speaks, or the one before that where it speaks of nobody, or
    the quoted words that it answers."""
    first = max(0, at - _FAR, scene.prompts.end_above(at))
    first += len(scene.text[first:at]) - len(scene.text[first:at].lstrip())
    text = scene.text[first:at]
    ends = [match.end() for match in _END.finditer(text)]
    if ends and ends[-1] < len(text.rstrip()):
        # it is still the same sentence, behind a mark
        return None
    told = tokenize(scene.text, first + (ends[-2] if len(ends) > 1 else 0), at)
    echoes = any(token.low in _SAME[pronoun] for token in told)
    if not _says_nobody(scene, told):
        return _spoken_of(scene, told, pronoun)
    if len(ends) > 1:
        begin = ends[-3] if len(ends) > _PAIR else 0
        passed = "\n\n" in text[begin:] or not _OTHERS.isdisjoint(token.low for token in told)
        passed = passed or any(token.low in _GENDERED - _SAME[pronoun] for token in told)
        return None if passed else _spoken_of(scene, tokenize(scene.text, first + begin, at), pronoun)
    quoted = scene.prompts.words_above(at)
    said = tokenize(quoted)
    agreed = echoes or any(token.low in _SAME[pronoun] for token in said)
    return _spoken_of(scene, said, pronoun, quoted) if agreed else None


def _says_nobody(scene: Scene, tokens: Tokens) -> bool:
    """Whether nobody is named, nor otherwise spoken of."""
    return not any(
        _somebody(scene, tokens, place)
        or (token.capital and scene.referents.at(scene.text, tokens, place) is not None)
        for place, token in enumerate(tokens)
    )


def _spoken_of(scene: Scene, before: Tokens, pronoun: str, text: str = "") -> str | None:
    """The one other person whom the words name, where nobody else is in them and a clause begins with em."""
    lows = {token.low for token in before}
    if lows & (_GENDERED - _SAME[pronoun]) or lows & {"they", "them", "their", "we", "us", "both", "?"}:
        return None
    found: set[str] = set()
    leads = False
    place = 0
    while place < len(before):
        named = scene.referents.at(text or scene.text, before, place) if before[place].capital else None
        if named is None or named.who == (scene.sender,):
            if _somebody(scene, before, place):
                return None
            place += 1 if named is None else named.end - place
            continue
        owned = [token.low for token in before[named.end : named.end + 1]] == ["'s"]
        if len(named.who) != 1 or owned:
            return None
        # "I move to Old Marrow and give him 3 gold"
        visited = place > 0 and before[place - 1].low == "to" and named.who[0] in scene.referents.npcs
        leads = leads or visited or _leads(before, place)
        found.add(named.who[0])
        place = named.end
    return found.pop() if len(found) == 1 and leads else None


def _leads(before: Tokens, place: int) -> bool:
    """Whether a name opens its clause, or what one does oneself is done to em."""
    first = place
    while first > 0 and before[first - 1].low in _BEFORE_NAMES:
        first -= 1
    lead = set_phrases.LEADS.longest(before, 0)
    opened = lead is not None and lead.end + 1 >= first and before[first - 1].low in _PARTING
    if first == 0 or opened or before[first - 1].low == ":":
        return True
    if before[first - 1].low in {"with", "to"} and not _AGREED.isdisjoint(t.low for t in before[: first - 1]):
        # "As agreed with Tarn, I give him ..."
        return True
    return before[lead.end if lead is not None and lead.end < first else 0].low == "i"


_AGREED: Final = words_in(
    "agreed promised arranged discussed settled bargained deal agreement bargain promise"
)


def _somebody(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether somebody who is no player is spoken of there: by office, as a stranger, as what e is."""
    token = tokens[place]
    if scene.referents.gm_at(tokens, place) is not None:
        return True
    previous = tokens[place - 1].low if place else ""
    if token.capital and place and token.low != "i" and previous not in {".", "!", "?", ":"}:
        known = scene.lexicon.entities | scene.lexicon.verb_words | scene.lexicon.naming_words | _DAYS
        return token.low not in known
    if token.low in _NOBODY_ELSE:
        return False
    determined = any(t.low in _DETERMINERS for t in tokens[max(0, place - 3) : place])
    personal = token.low in _PEOPLE or _PERSONAL.search(token.low) is not None
    return determined and personal and token.low not in _THINGS_IN_ER | _DETERMINERS | scene.lexicon.entities


_NOBODY_ELSE: Final[frozenset[str]] = words.PREPOSITIONS | words_in("somebody someone anybody everybody")
"""Nobody in particular, and words that only look like what somebody is (`for`)."""
_DAYS: Final = words_in("monday tuesday wednesday thursday friday saturday sunday dungeon level town square")

"""Words set off behind an act that only look as if they could change it.

Where the thing is (`beside D4, two east of A4`), which of several it is (`my first in a month`), that it does
not matter (`wolf or not`), and that somebody may wonder (`in case anybody is counting`).
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.circumstances import has_happened
from gamemaster.language.english import words
from gamemaster.language.english.first_come import comes_first
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.tails.parting_words import parts_idly
from gamemaster.language.tails.relatives import tells_of_anybody
from gamemaster.language.tails.spliced import states_besides
from gamemaster.language.values.describing import names_things
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

_PEOPLE: Final = words_in(
    "everyone everybody anyone anybody nobody somebody someone all both each every other others"
)


def idle_tail(scene: Scene, tokens: Tokens, first: int, end: int, ready: Ready | None) -> bool:
    """Whether the words from `first` to `end`, set off behind an act of the frame, leave it as it is."""
    return (
        _lies_beside(scene, tokens, first, end, ready)
        or _ranked(scene, tokens, first, end)
        or _either_way(scene, tokens, first, end)
        or _as_can_be(tokens, first, end)
        or (has_happened(tokens[first:end]) and all(t.low != "being" for t in tokens[first:end]))
        or _of_ones_own(scene, tokens[first:end])
        or _more_of_it(tokens[first:end])
        or parts_idly(scene, tokens[first:end])
        or states_besides(scene, tokens, first, end)
        or _notwithstanding(tokens[first:end])
        or (comes_first(tokens, first) and not _names_somebody(scene, tokens[:first]))
    )


def _notwithstanding(said: Tokens) -> bool:
    """`Tarn's objections to bridges notwithstanding`: in spite of what one acts."""
    lows = plain_lows(said)
    return lows[1:] != [] and lows[-1] == "notwithstanding" and _BARRED_TWICE.isdisjoint(lows)


_BARRED_TWICE: Final = words.CONDITION | words_in("or and but")


def _more_of_it(said: Tokens) -> bool:
    """`About whom I shall say more at dinner`: that there is more to tell of somebody or something."""
    lows = [token.low for token in said if token.low not in {",", "."}]
    opened = (
        lows[:1] != [] and lows[0] in {"about", "of", "on"} and lows[1:3] in (["whom", "i"], ["which", "i"])
    )
    if not opened or lows[3:4] not in (["shall"], ["will"], ["'ll"]):
        return False
    return (
        lows[4:5] in (["say"], ["tell"], ["write"]) and "more" in lows[5:8] and _TELLING.issuperset(lows[5:])
    )


_TELLING: Final = words_in(
    "more much lots plenty a lot you all at in on over the my another dinner supper lunch tea breakfast "
    "later tomorrow soon tonight anon presently mail letter message next day length elsewhere"
)


def _names_somebody(scene: Scene, said: Tokens) -> bool:
    """Whether somebody of the list is named."""
    people = (place for place, token in enumerate(said) if token.capital)
    return any(scene.referents.at(scene.text, said, place) is not None for place in people)


def _of_ones_own(scene: Scene, said: Tokens) -> bool:
    """`Our royal toe being sore`, `all my limbs being stiff`: how it is with something of one's own."""
    lows = [token.low for token in said]
    owned = lows[:1] != [] and (
        lows[0] in _MINE or (lows[0] in _WHOLE and lows[1:2] != [] and lows[1] in _MINE)
    )
    if not owned or not has_happened(said) or any(low[0].isdigit() for low in lows):
        return False
    if not _OF_THE_ACT.isdisjoint(lows):
        return False
    people = (p for p, token in enumerate(said) if token.capital and p)
    named = any(scene.referents.at(scene.text, said, place) is not None for place in people)
    return not named and scene.lexicon.entities.isdisjoint(lows) and not names_things(scene, said)


_MINE: Final = words_in("my our")
_WHOLE: Final = words_in("all both")
_OF_THE_ACT: Final = words_in(
    "game vote votes move moves turn turns mail message action actions announcement"
)


_NEAR: Final = words_in(
    "beside besides near nearby next adjacent close between opposite behind above below under touching "
    "facing north south east west left right far away across bordering neighbouring neighboring against "
    "along off by"
)
_DIRECTIONS: Final = words_in(
    "north south east west left right up down above below away squares square steps step rows columns"
)
_ELSEWHERE: Final = words_in("at on onto into in")
_BARRED: Final = (words.TAINT | words.CONDITION | words_in("i we another also too")) - _PEOPLE


def _lies_beside(scene: Scene, tokens: Tokens, first: int, end: int, ready: Ready | None) -> bool:
    """`beside D4 and C5, two east of A4`: what lies near the place of the act."""
    kinds = {slot.kind for slot, _ in ready.slots} if ready is not None else set[str]()
    shaped = [kind.name for kind in scene.lexicon.kinds.values() if kind.name in kinds and kind.shapes]
    if not shaped or tokens[first].low in {"and", "then"} or "person" in kinds:
        return False
    near = seen = False
    place = first
    while place < end:
        low = tokens[place].low
        if low in _NEAR:
            near = seen = True
        elif low in _ELSEWHERE and [t.low for t in tokens[place + 1 : place + 2]] != ["all"]:
            near = False
        elif ends := [v.end for k in shaped for v in values_at(scene, tokens, place, k) if _is_place(v)]:
            if not near:
                return False
            place = max(ends)
            continue
        elif low in NUMBER_WORDS - {"one", "a"} or low[0].isdigit():
            if place + 1 >= end or tokens[place + 1].low not in _DIRECTIONS:
                return False
        elif low in _BARRED or scene.lexicon.verb_at(tokens, place):
            return False
        place += 1
    return seen


def _is_place(value: Value) -> bool:
    return len(str(value.parts[0])) > 1


_WHOSE: Final = words_in("my the a our your his her their its")
_RANKS: Final = words_in(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth last only latest "
    "newest"
)
_MORE: Final = words_in(
    "to being is are and or next other another also too not except but if when unless until"
)


def _ranked(scene: Scene, tokens: Tokens, first: int, end: int) -> bool:
    """`my third Keeper`, `the last of my tokens`: which one of several it is."""
    said = [token for token in tokens[first:end] if token.low[0].isalnum() or token.low[0] == "'"]
    if not 2 <= len(said) <= 7 or said[0].low not in _WHOSE or said[1].low not in _RANKS:
        return False
    lows = {token.low for token in said[2:]}
    if lows & _MORE or any(low[0].isdigit() for low in lows):
        return False
    known = scene.lexicon.entities | scene.lexicon.nouns_of_things
    return not any(token.capital and token.low not in known for token in said[2:])


def _as_can_be(tokens: Tokens, first: int, end: int) -> bool:
    """`as far from the two of you as the board allows`: how it lies, and no measure of what is done."""
    said = [token for token in tokens[first:end] if token.low[0].isalnum()]
    lows = [token.low for token in said]
    if len(lows) < 4 or lows[0] != "as" or lows[1] in _MEASURING or "as" not in lows[2:]:
        return False
    plain = not any(token.capital for token in said) and lows[-1] in _ALLOWING
    return plain and not set(lows) & {"i", "or", "if", "until", "unless", "not", "and", "but"}


_MEASURING: Final = words_in("long soon much many often if though well few little")
_ALLOWING: Final = words_in("allows allow permits permit goes go gets get can could possible be is")
_LIKE: Final = words_in("come like be whether rain right guilty alive true believe")


def _either_way(scene: Scene, tokens: Tokens, first: int, end: int) -> bool:
    """`come rain or shine`, `guilty or innocent`, `wolf or not`, `knees or no knees`: in either case."""
    said = [token for token in tokens[first:end] if token.low[0].isalnum()]
    lows = [token.low for token in said]
    if not 3 <= len(lows) <= 4 or any(token.capital for token in said):
        return False
    known = scene.lexicon.entities | scene.lexicon.verb_words | scene.lexicon.nouns_of_things
    if lows[1:3] == ["or", "no"]:
        return lows[0] == lows[-1] and lows[0] not in known
    if lows[-2] != "or":
        return False
    if lows[-1] == "not":
        return lows[:-2] == ["like", "it"] or len(lows) == 3
    plain = {lows[-3], lows[-1]}
    barred = known | words.TAINT | words.CONDITION | NUMBER_WORDS
    return plain.isdisjoint(barred | {"less", "more", "later", "sooner"}) and (
        len(lows) == 3 or lows[0] in _LIKE
    )


_NO_EXCUSE: Final = words.TAINT | words.CONDITION | NUMBER_WORDS | words_in("mean no the a an")
_APOLOGIES: Final = frozenset(
    {"sorry", "sry", "soz", "thanks", "cheers", "apologies", "bravo", "congratulations", "congrats"}
)


_NOT_MEANT_BADLY: Final = words_in("it this is isn t nothing not personal no hard feelings at all my friend")
_PARDONS: Final = words_in("excuse forgive pardon")


def courtesy_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The end of an apology, of thanks, or of who does the same, that a clause ends with."""
    told = apology_end(scene, tokens, start)
    told = told if told is not None else thanks_end(tokens, start)
    strongly = [token.low for token in tokens[start : start + 2]]
    if (
        len(strongly) == _PAIR
        and strongly[0] in _DEGREES
        and strongly[1] in words.ADVERBS
        and strongly[1][-2:] == "ly"
    ):
        # "most warmly"
        return start + _PAIR
    return told if told is not None else _same_as_end(scene, tokens, start)


def _same_as_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The end of `(I vote for Tarn,) same as Brask`, `just as Brask did`, `like everybody else`: who does it,
    too, where the clause ends with that."""
    lows = [token.low for token in tokens[start : start + 3]]
    size = next((len(lead) for lead in _SAME_AS if lows[: len(lead)] == lead), 0)
    place = start + size
    if not size or place >= len(tokens) or not _GIVING.isdisjoint(t.low for t in tokens[:start]):
        # "I give Brask 3 gold, same as Tarn" may give em as many
        return None
    named = scene.referents.at(scene.text, tokens, place)
    end = named.end if named is not None else place + (tokens[place].low in _ANY_OTHERS)
    end += end > place and [t.low for t in tokens[end : end + 1]] in (["else"], ["did"], ["does"], ["do"])
    closed = end >= len(tokens) or tokens[end].low in _CLOSING
    return end if end > place and closed else None


_SAME_AS: Final = (
    ["the", "same", "as"],
    ["same", "as"],
    ["just", "as"],
    ["just", "like"],
    ["like"],
)
_GIVING: Final = words_in("give transfer send pay hand offer lend grant donate")
_CLOSING: Final = words_in(". ; ! )")
_DEGREES: Final = words_in("most very quite so rather")
_ANY_OTHERS: Final = words_in("everybody everyone others you most")


def apology_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The end of `, sorry Brask` or `, thanks Tarn`, where the sentence ends with it."""
    if [token.low for token in tokens[start + 1 : start + 2]] == ["me"] and tokens[start].low in _PARDONS:
        # "excuse me Casimir"
        start += 1
    elif start >= len(tokens) or tokens[start].low not in _APOLOGIES:
        return None
    place = start + 1 + (tokens[start + 1].low in {"to", "again", ","} if start + 1 < len(tokens) else 0)
    named = scene.referents.at(scene.text, tokens, place)
    if named is not None and tokens[place - 1].low == "," and tokens[start].low in {"sorry", "apologies"}:
        # "I vote for Tarn, sorry, Brask" may correct itself
        return None
    place = named.end if named is not None else place
    said = tokens[place:] if place > start + 1 else ()
    if named is not None and _NOT_MEANT_BADLY.issuperset(t.low for t in said if t.low[0].isalpha()):
        return len(tokens)
    if 0 < len(said) <= 4 and not any(token.capital or token.low in _NO_EXCUSE for token in said):
        # "sorry, newbie"
        known = scene.lexicon.entities | scene.lexicon.verb_words
        return None if any(t.low in known or t.low[0].isdigit() for t in said) else len(tokens)
    return None if any(token.low[0].isalnum() for token in tokens[place:]) else len(tokens)


def thanks_end(tokens: Tokens, start: int) -> int | None:
    """The end of `with many thanks to Dealer Voight for his patience`, `and apologies to whoever waits`."""
    if start >= len(tokens) or (tokens[start].low != "with" and tokens[start - 1].low not in _SET_OFF):
        # "I pass my thanks to the scribe" does something else
        return None
    place = start
    while place < len(tokens) and tokens[place].low in _WITH_MANY:
        place += 1
    told = [token.low for token in tokens[place : place + 2]]
    if len(told) < _PAIR or told[0] not in _GREETED_WITH or told[1] not in {"to", "for", "from"}:
        return None
    further = (p for p in range(place, len(tokens) - 1) if tokens[p].low in {",", ";"})
    end = next((p for p in further if _goes_on(tokens, p + 1)), len(tokens))
    return None if any(token.low in _NO_THANKS for token in tokens[place:end]) else end


def _goes_on(tokens: Tokens, place: int) -> bool:
    """Whether something else than one more thing to be thankful for stands there."""
    further = {token.low for token in tokens[place + 1 : place + 2]}
    return tokens[place].low in _GOING_ON and not (tokens[place].low == "and" and further & _ONE_MORE)


_ONE_MORE: Final = words_in("the my our all above for to a especially most also his her their")
_PAIR: Final = 2
_GOING_ON: Final = words_in("and then i we but")
_SET_OFF: Final = words_in(", ; -- and")
_WITH_MANY: Final = words_in(
    "with and no many my our all best kind warm warmest sincere heartfelt humble due deep"
)
_GREETED_WITH: Final = words_in(
    "thanks apologies regards respect love greetings congratulations compliments condolences gratitude "
    "offence offense disrespect"
)
_NO_THANKS: Final = (words.CONDITION - {"when", "whenever"}) | words_in("i we but instead then")


def open_to_anybody(tokens: Tokens, start: int) -> int | None:
    """The end of `to whoever writes first`, `to anybody who wants it`: to whom it goes, and no limit."""
    if [token.low for token in tokens[start : start + 1]] != ["to"] or start + 1 >= len(tokens):
        return None
    if tokens[start + 1].low not in _ANYBODY:
        return None
    end = start + 2
    while end < len(tokens) and tokens[end].low.isalpha():
        end += 1
    said = {token.low for token in tokens[start + 2 : end]}
    return end if end - start <= _MOST_SAID and said.isdisjoint(_NOT_ANYBODY) else None


def purpose_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The end of `to make room for our own`, `there to seek gold`: what an act is good for, and no act of
    the game."""
    start += [token.low for token in tokens[start : start + 2]] == ["there", "to"]
    if start + 1 >= len(tokens) or tokens[start].low != "to" or not tokens[start + 1].low.isalpha():
        return None
    verb = tokens[start + 1]
    acts = verb.low not in _EVERYDAY and scene.lexicon.verb_at(tokens, start + 1)
    if verb.capital or acts:
        return None
    end = start + 2
    while end < len(tokens) and (tokens[end].low.isalpha() or tokens[end].low[0] == "'"):
        if tokens[end].low in {"and", "but", "then"}:
            break
        end += 1
    said = tokens[start + 2 : end]
    # "to take the taste away"
    taking = verb.low == "take" and _TAKING_EFFECT.isdisjoint(token.low for token in said)
    if verb.low in _NO_AIM and not taking:
        return None
    pairs = pairwise([verb, *said])
    whole = {id(all_of) for whom, all_of in pairs if whom.low in _WHOM and all_of.low in _WHOLE}
    lows = {token.low for token in said if id(token) not in whole} - words.PREPOSITIONS
    known = (scene.lexicon.entities, scene.lexicon.nouns_of_things, _OF_MORE)
    plain = end - start <= _MOST_SAID and not any(token.capital for token in said)
    return end if plain and all(lows.isdisjoint(one) for one in known) else None


_TAKING_EFFECT: Final = words_in("effect place back part turn force hold it that this them him her one")
_WHOM: Final = words_in("you us them")
"""`To keep an eye on you both` speaks of those, and of no share in an act."""
_ANYBODY: Final = words_in("anyone anybody whoever whomever everyone everybody")
_NOT_ANYBODY: Final = (words.TAINT | words.CONDITION) - {"first"} | words_in("but except in i we not")
_OF_MORE: Final = (
    (words.TAINT | words.CONDITION | words.UNREAL | NUMBER_WORDS)
    - words_in("a one something new another other")
) | {"i", "we"}
"""Words by which a purpose may be a limit, or an act."""
_MOST_SAID: Final = 10
_EVERYDAY: Final = words_in("make give keep take let get leave help")
_NO_AIM: Final = (
    words.NO_PURPOSE
    | words.PRONOUNS
    | _PEOPLE
    | words_in(
        "a an my your his her its our their this that these those each any no one two three be become happen "
        "apply count go come run begin start expire last follow do say see"
    )
)


def explained_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The end of `: the prices are far too low`, a statement behind a colon about something else."""
    if [token.low for token in tokens[start : start + 1]] != [":"]:
        return None
    said = [token for token in tokens[start + 1 :] if token.low[0].isalnum() or token.low[0] == "'"]
    told = [token.low for token in said]
    anybody = next((p for p in range(1, len(told)) if tells_of_anybody(told, p)), len(told))
    lows = {*told[:anybody], *told[anybody + 1 :]} - ({"one"} if anybody < len(told) else set())
    finite = any(token.low in words.FINITE for token in said[1:_NEAR_SUBJECT])
    if not finite or not lows.isdisjoint(_UNEXPLAINED) or any(low[0].isdigit() for low in lows):
        return None
    named = any(token.capital for token in said[1:]) or names_things(scene, said)
    acts = any(scene.lexicon.sayings.at(tokens, p) for p in range(start + 1, len(tokens)))
    return None if named or acts else len(tokens)


_UNEXPLAINED: Final = words.CONDITION | words.SPEECH | words.UNREAL | {"i", "plan", "except", "but"}
_NEAR_SUBJECT: Final = 5

"""Whom `him` or `her` means: the one other person that is spoken of right before.

`Sunniva has been shivering since Monday. I give her my armor`: a sentence that speaks of somebody, and then a
pronoun. What must stay true: nobody else is spoken of, by name, by office or as what e is to somebody (`the
baker`, `my sister`), and no pronoun before contradicts (`his pipe`, and then `her`).
"""

import re
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.values.pronouns import named_objects, objects_at
from gamemaster.language.vocabulary.scene import Scene

_FAR: Final = 400
_END: Final = re.compile(r"[.!?…][\"'”’)]*\s|\n[ \t]*\n")
_SAME: Final = {
    "him": words_in("he him his himself"),
    "her": words_in("she her hers herself"),
    "em": words_in("e em eir ems eirself"),
}
_GENDERED: Final = frozenset().union(*_SAME.values())
_PARTING: Final = words_in(", : ; -- (")
_BEFORE_NAMES: Final = words_in("poor dear old our good and but so well oh")
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
    before = tokens[:place]
    if not words.CONDITION.isdisjoint(token.low for token in before):
        return tokens
    who = _spoken_of(scene, before, pronoun)
    if who is None and not any(_somebody(scene, before, p) for p in range(len(before))):
        who = _before(scene, tokens[0].start, pronoun)
    return list(named_objects(tokens, who, {pronoun})) if who else tokens


def _before(scene: Scene, at: int, pronoun: str) -> str | None:
    """The person of whom the sentence in front speaks, or the quoted words that it answers."""
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
        return None
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
        leads = leads or _leads(before, place)
        found.add(named.who[0])
        place = named.end
    return found.pop() if len(found) == 1 and leads else None


def _leads(before: Tokens, place: int) -> bool:
    """Whether a name opens its clause, or what one does oneself is done to em."""
    first = place
    while first > 0 and before[first - 1].low in _BEFORE_NAMES:
        first -= 1
    lead = words.LEADS.longest(before, 0)
    opened = lead is not None and lead.end + 1 >= first and before[first - 1].low in _PARTING
    if first == 0 or opened or before[first - 1].low == ":":
        return True
    return before[0].low == "i"


def _somebody(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether somebody who is no player is spoken of there: by office, as a stranger, as what e is."""
    token = tokens[place]
    if scene.referents.gm_at(tokens, place) is not None:
        return True
    previous = tokens[place - 1].low if place else ""
    if token.capital and place and token.low != "i" and previous not in {".", "!", "?", ":"}:
        known = scene.lexicon.entities | scene.lexicon.verb_words | scene.lexicon.naming_words | _DAYS
        return token.low not in known
    if token.low in {"somebody", "someone", "anybody", "everybody"}:
        return False
    determined = any(t.low in _DETERMINERS for t in tokens[max(0, place - 3) : place])
    personal = token.low in _PEOPLE or _PERSONAL.search(token.low) is not None
    return determined and personal and token.low not in _THINGS_IN_ER | _DETERMINERS | scene.lexicon.entities


_DAYS: Final = words_in("monday tuesday wednesday thursday friday saturday sunday dungeon level town square")

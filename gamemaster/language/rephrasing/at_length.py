"""Acts said at length: `I exercise my right to explore`, `I make two explorations`, `What I drink is ...`.

They are put in the words of the act itself. What must stay true: the verb of the game follows the words that
are taken out, in the form they ask for, and the words say no more than that the sender now does it.
"""

from typing import Final

from gamemaster.core.frame import joined, phrases
from gamemaster.language.english import words
from gamemaster.language.english.clauses import up_to_comma, verb_place
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Scene

_RIGHTS: Final = phrases(
    "right; power; option; privilege; prerogative; authority; ability; entitlement; liberty; freedom; "
    "opportunity; chance; occasion; permission"
)
_EXERCISING: Final = joined(
    ("exercise", "use", "make use of", "avail myself of", "take", "invoke", "assert", "take up", "seize"),
    ("my", "the", "this", "this my"),
    _RIGHTS,
)
_SETTLING: Final = phrases(
    "choose; elect; opt; decide; make bold; make so bold as; see fit; take it upon myself; dare; venture; "
    "presume; make haste; hasten; have the nerve; have the cheek; have the audacity; permit myself; allow "
    "myself"
)
_WITH_PLEASURE: Final = joined(
    ("have",),
    ("the",),
    phrases("honour; honor; pleasure; privilege; great honour; great pleasure; joy; satisfaction"),
)
_GLADLY: Final = phrases("go ahead and; beg to; step up and; hereby beg to; go on and; make so free as to")
_TAKING_JOY: Final = phrases(
    "take pleasure in; take delight in; take great pleasure in; take pride in; take joy in"
)
_LEADS: Final[PhraseTable[Form]] = PhraseTable(
    (
        *((f"{said} to", "base") for said in (*_EXERCISING, *_SETTLING, *_WITH_PLEASURE)),
        *((f"{said} of", "gerund") for said in (*_EXERCISING, *_WITH_PLEASURE)),
        *((said, "base") for said in _GLADLY),
        *((said, "gerund") for said in _TAKING_JOY),
    )
)
_ANNOUNCING: Final = [[low] for low in ("state", "announce", "declare", "inform")]
"""`I have the honour to announce that I explore`"""
_LEADING: Final = frozenset(
    said.partition(" ")[0] for said in (*_EXERCISING, *_SETTLING, *_WITH_PLEASURE, *_GLADLY, *_TAKING_JOY)
)
_STOPS: Final = words_in(". !")
_IS: Final = words_in("is are 's")
_BARRED: Final[frozenset[str]] = (
    words.TAINT | words.CONDITION | words.SPEECH | words.OFTEN | words_in("? ; : , and or but not would will")
)
_LONGEST: Final = 24
_ANYBODY: Final = words_in("anybody anyone somebody someone")
AT_LENGTH: Final = _ANYBODY | {"i", "every"}
"""Without one of these nothing is said at length."""


def said_shortly(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the act in its own words; else as they are."""
    lows = [token.low for token in tokens]
    mine = "i" in lows
    if mine and lows[:2] == ["what", "i"]:
        return _what_i_do(scene, tokens)
    if mine and not _LEADING.isdisjoint(lows):
        tokens = _without_lead(scene, tokens)
    if mine and not _CAUSING.isdisjoint(lows):
        tokens = _by_the_sender(scene, tokens)
    if mine and not _TO_SOMEBODY.isdisjoint(lows):
        tokens = _somebody_behind(scene, tokens)
    if not _ANYBODY.isdisjoint(lows):
        tokens = _of_anybody(tokens)
    if "every" in lows:
        tokens = _in_all(tokens, lows.index("every"))
    return _so_many_times(scene, tokens) if mine else tokens


def _of_anybody(tokens: list[Token]) -> list[Token]:
    """`my 3 for anybody's F`: my 3 for any F."""
    for place in range(1, len(tokens) - 2):
        if tokens[place].low in _ANYBODY and (tokens[place - 1].low, tokens[place + 1].low) == ("for", "'s"):
            whose = tokens[place].changed(low="any", end=tokens[place + 1].end)
            return [*tokens[:place], whose, *tokens[place + 2 :]]
    return tokens


def _in_all(tokens: list[Token], place: int) -> list[Token]:
    """`every last bit of my gold`: all my gold."""
    lows = [token.low for token in tokens[place : place + _LONGEST_SHARE]]
    of = lows.index("of") if "of" in lows else 0
    if of < 2 or lows[of - 1] not in _BITS or not _LAST.issuperset(lows[1 : of - 1]):
        return tokens
    if lows[of + 1 : of + 2] not in (["my"], ["the"]):
        return tokens
    return [*tokens[:place], tokens[place].changed(low="all"), *tokens[place + of + 1 :]]


_LONGEST_SHARE: Final = 6
_BITS: Final = words_in("bit piece coin scrap crumb grain ounce shred one penny")
_LAST: Final = words_in("last single little")


def _verb_of(tokens: list[Token], subject: int) -> int:
    """Where the verb of a clause in the first person stands."""
    verb = verb_place(tokens, subject + 1)
    # "I do two explorations"
    counts = tokens[verb - 1].low == "do" and number_at(tokens, verb) is not None
    return verb - counts


def _without_lead(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I hereby choose to explore`, `I exercise my right to explore`: I hereby explore."""
    for subject, token in enumerate(tokens):
        if token.low != "i" or (subject and tokens[subject - 1].low in words.CONDITION):
            continue
        start = _verb_of(tokens, subject)
        for hit in _LEADS.at(tokens, start):
            announces = hit.what == "base" and [t.low for t in tokens[hit.end :][:1]] in _ANNOUNCING
            if not (announces or scene.lexicon.verb_at(tokens, hit.end, hit.what)):
                continue
            if hit.what == "base":
                return [*tokens[:start], *tokens[hit.end :]]
            for base in scene.lexicon.bases(tokens[hit.end].low, "gerund"):
                return [*tokens[:start], tokens[hit.end].changed(low=base), *tokens[hit.end + 1 :]]
    return tokens


def _by_the_sender(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I get 12 gold exchanged`, `I let quest 2 be removed`: what is done for the sender is eir act."""
    subject = next((p for p, token in enumerate(tokens) if token.low == "i"), None)
    if subject is None:
        return tokens
    start = _verb_of(tokens, subject)
    if start >= len(tokens) or tokens[start].low not in _CAUSING:
        return tokens
    cause = tokens[start].low
    if cause == "have" and scene.lexicon.verb_at(tokens, _group_end(scene, tokens, start + 1)):
        # "I have the Lanterns attack"
        return [*tokens[:start], tokens[start].changed(low="make"), *tokens[start + 1 :]]
    if scene.lexicon.verb_at(tokens, start):
        return tokens
    if cause == "have" and _SOLEMN.isdisjoint(token.low for token in tokens[subject:start]):
        # without it the sender may tell what e has
        return tokens
    for place in range(start + 2, min(len(tokens), start + _LONGEST_OBJECT)):
        done = place + (tokens[place].low == "be")
        if (cause == "let") is (done == place) or done >= len(tokens):
            continue
        thing = tokens[start + 1 : place]
        if not _BARRED.isdisjoint(token.low for token in thing):
            return tokens
        for base in scene.lexicon.bases(tokens[done].low, "participle"):
            return [*tokens[:start], tokens[done].changed(low=base), *thing, *tokens[done + 1 :]]
    return tokens


def _group_end(scene: Scene, tokens: list[Token], place: int) -> int:
    """Where the name of one of the game's things ends; the end of all for none."""
    start = place + (tokens[place].low in {"the", "our", "my"} if place < len(tokens) else 0)
    kinds = (kind.things for kind in scene.lexicon.kinds.values() if kind.things)
    named = (scene.referents.thing_at(tokens, start, things) for things in kinds)
    return max((found.end for found in named if found is not None), default=len(tokens))


_CAUSING: Final = words_in("have get let")
_SOLEMN: Final = words_in("hereby herewith now")
_LONGEST_OBJECT: Final = 9


def _somebody_behind(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I make Brask a gift of 3 gold`: I make a gift of 3 gold to Brask. `I let Brask have it`: I give it."""
    subject = next((p for p, token in enumerate(tokens) if token.low == "i"), None)
    if subject is None:
        return tokens
    start = _verb_of(tokens, subject)
    if start + 2 >= len(tokens) or tokens[start].low not in _TO_SOMEBODY:
        return tokens
    first = start + 1 + (tokens[start + 1].low == "to")
    who = person_at(scene, tokens, first)
    if who is None or who.doubt or who.end + 1 >= len(tokens):
        return tokens
    behind = tokens[who.end]
    if tokens[start].low == "let":
        if behind.low != "have" or not scene.lexicon.bases("given", "participle"):
            return tokens
        give = tokens[start].changed(low="give")
        return [*tokens[:start], give, *tokens[start + 1 : who.end], *tokens[who.end + 1 :]]
    of = next((p for p in range(who.end, min(len(tokens), who.end + 5)) if tokens[p].low == "of"), 0)
    noun = [tokens[start], *tokens[who.end : of + 1]]
    if not of or not any(hit.end == len(noun) for hit in scene.lexicon.verb_at(noun, 0)):
        return tokens
    end = next((p for p in range(of + 1, len(tokens)) if tokens[p].low in _ENDS), len(tokens))
    at = tokens[end - 1].end
    to = tokens[start].changed(low="to", start=at, end=at)
    whom = [token.changed(start=at, end=at) for token in tokens[first : who.end]]
    return [*tokens[: start + 1], *tokens[who.end : end], to, *whom, *tokens[end:]]


_ENDS: Final = words_in(". ! ; -- :")
_TO_SOMEBODY: Final = words_in("make let")


def _so_many_times(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I make two explorations`: I make one exploration two times."""
    subject = next((p for p, token in enumerate(tokens) if token.low == "i"), None)
    if subject is None:
        return tokens
    start = _verb_of(tokens, subject)
    # "I carry out two explorations"
    told = next((p for p in (start + 1, start + 2) if number_at(tokens, p) is not None), 0)
    count = number_at(tokens, told) if told else None
    if count is None or count[0] < 2 or count[1] >= len(tokens) or not tokens[count[1]].low.endswith("s"):
        return tokens
    noun = tokens[count[1]]
    one = [*tokens[start:told], tokens[told].changed(low="one"), noun.changed(low=noun.low[:-1])]
    hits = [hit for hit in scene.lexicon.verb_at(one, 0) if hit.end == len(one)]
    if not hits or not all(hit.what.frame.repeatable for hit in hits):
        return tokens
    times = noun.changed(low="times", start=noun.end)
    often = [token.changed(start=noun.end, end=noun.end) for token in tokens[told : count[1]]]
    return [*tokens[:start], *one, *often, times.changed(end=noun.end), *tokens[count[1] + 1 :]]


def _what_i_do(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`What I drink is a level 2 health potion`: I drink a level 2 health potion."""
    end = len(tokens) - (tokens[-1].low in _STOPS)
    start = _verb_of(tokens, 1)
    place = next((p for p in range(start + 1, end) if tokens[p].low in _IS), 0)
    end = up_to_comma(tokens, place, end) if place else end
    rest = _but_that(tokens[place + 1 : end])
    if not place or not rest or end > _LONGEST or not scene.lexicon.verb_at(tokens, start):
        return tokens
    if not _BARRED.isdisjoint(token.low for token in (*tokens[1:place], *rest)):
        return tokens
    return [*tokens[1:place], *rest, *tokens[end:]]


def _but_that(rest: list[Token]) -> list[Token]:
    """`not the Cat and not the Owl but the Boat`: the Boat."""
    but = next((place for place, token in enumerate(rest) if token.low == "but"), 0)
    return rest[but + 1 :] if but and rest[0].low == "not" and len(rest) <= _LONGEST_CHOICE else rest


_LONGEST_CHOICE: Final = 16

"""Questions behind an act, parted from it in its own sentence, about something else.

`I explore - and how are your tomatoes doing, Joss?` asks nothing of the act. What asks of the sender, of what
was said or of the game does (`- is that allowed?`, `; may I?`, `- whose turn is it?`).
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import HEDGED, OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.phrases import phrases_in
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.tails.next_clauses import performs
from gamemaster.language.tails.parted import ACTS
from gamemaster.language.tails.unasked import asks_nobody
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_PARTING: Final = words_in("-- - – — ; ... :")
_JOINING: Final = words_in("and but so")
_OPENING: Final = words_in("and but oh so by the way anyway now hey well say tell me , ah incidentally")
_ASKING: Final = words_in(
    "how what who where when why whose is are was were do does did has have had isn aren wasn don doesn didn "
    "hasn haven can can't could would will any anyone anybody ever seen"
)
_OF_THE_ACT: Final = (
    (ACTS - {"brother", "sister"})
    | UNMEANT
    | HEDGED
    | OF_MAIL
    | REVOKING
    | words.CONDITION - {"when"}
    | words_in(
        "i we me this these those so or not n't 't else instead better rather allowed legal okay ok fine "
        "wise right clever stupid silly idea objections objection problem mind say think suggest advise "
        "recommend agree object approve happy prefer deadline late early time rule rules open closed count "
        "counts valid possible about votes round phase next one another other enough matter sense sure "
        "happen happens confirm clarify explain check wait need needs needed many much would others yours"
    )
)
_NO_NOUNS: Final = (
    words.FINITE
    | words.PREPOSITIONS
    | words_in("would will can could may might should must work go take you they he she the any then too all")
)
_WEATHER: Final = words_in("raining snowing cold hot warm freezing sunny windy pouring dark")
_SHORTEST: Final = 4


def asks_of_else(scene: Scene, tokens: Tokens) -> int:
    """Where the mark stands behind which such a question ends the sentence; 0 where there is none."""
    if (idle := _why_not(tokens) or _rhetorical(scene, tokens) or _asks_others(scene, tokens)) > 0:
        return idle
    if (unasked := asks_nobody(scene, tokens)) > 0:
        return unasked
    for place in range(1, len(tokens) - 1):
        joined = tokens[place].low == "," and tokens[place + 1].low in _JOINING
        if not joined and tokens[place].low not in _PARTING:
            continue
        said = tokens[place + 1 :]
        begin = next((p for p, token in enumerate(said) if token.low not in _OPENING), len(said))
        if _of_else(scene, _uncalled(scene, said[begin:])):
            return place
        if not joined:
            break
    return 0


def _asks_others(scene: Scene, tokens: Tokens) -> int:
    """`(I explore), are you coming, Brask?`, `(I offer an A for a 5), any takers?`: the comma behind a whole
    act, where what follows asks only who else is interested, or about people; 0 where there is none."""
    if len(tokens) < _SHORTEST or not performs(scene, tokens, 0):
        return 0
    commas = (p for p in range(2, len(tokens) - 2) if tokens[p].low in {",", ";"})
    for place in commas:
        said = _uncalled(scene, tokens[place + 1 :])
        lows = plain_lows(said)
        if lows[:1] != [] and _is_name(scene, said):
            # "; Brask, do you come too?"
            comma = next((p for p, token in enumerate(said) if token.low == ","), len(said))
            said, lows = said[comma + 1 :], plain_lows(said[comma + 1 :])
        while lows[:1] != [] and lows[0] in {"so", "and", "but", "now"}:
            said, lows = said[1:], lows[1:]
        if tuple(lows) in _WHO_ELSE:
            return place
        said = [token for p, token in enumerate(said) if token.low != "so" or p in {0, len(said) - 2}]
        if not _OTHERS.isdisjoint(lows) and _WHAT_COMES_OF_IT.isdisjoint(lows) and _of_else(scene, said):
            return place
    return 0


def _is_name(scene: Scene, said: Tokens) -> bool:
    """Whether the words open with somebody who is called."""
    named = scene.referents.at(scene.text, said, 0) if said and said[0].capital else None
    return named is not None and named.end < len(said) and said[named.end].low == ","


_OTHERS: Final = words_in("you he she they anybody anyone everybody everyone somebody someone")
_WHAT_COMES_OF_IT: Final = words_in(
    "my mine it that get gets win wins lose loses draw draws change changes changed alive dead die dies "
    "still then own owns take takes pay pays cost costs"
)
_WHO_ELSE: Final = phrases_in(
    "any takers; any taker; anyone; anybody; anyone else; anybody else; who else; who 's next; who is "
    "next; who 's in; who is in; who 's with me; who is with me; anyone with me; anybody with me; anyone "
    "joining; anybody joining; anyone coming; anybody coming; anyone interested; anybody interested; "
    "interested; are you in; are you with me; are you coming; are you coming too; are you coming along; "
    "do you come too; do you come along; do you come with me; coming; coming along; joining me; you in; "
    "and you; what about you; how about you; what else; who joins me; who comes along; who is "
    "coming; who 's coming; who comes with me"
)


def _why_not(tokens: Tokens) -> int:
    """`, because why not?`: where words begin that ask nothing."""
    ends = [token.low for token in tokens[-3:]] == ["why", "not", "?"]
    before = [token.low for token in tokens[-5:-3]] if ends else []
    if before[-1:] == ["because"]:
        return len(tokens) - 4 - (before[0] == ",")
    return len(tokens) - 4 if before[-1:] and before[-1] in _PARTING | {",", "and"} else 0


def _rhetorical(scene: Scene, tokens: Tokens) -> int:
    """`, and who is to stop me?`: the mark behind which nobody is asked anything."""
    marks = (p for p in range(1, len(tokens) - 1) if tokens[p].low in _PARTING | {","})
    for place in marks:
        said = [low for low in plain_lows(tokens[place + 1 :]) if low not in {"and", "but", "because"}]
        told = " ".join(said)
        phrase = next((one for one in _UNASKED if told.startswith(one)), "")
        whoever = _WHO_WOULD_NOT.match(told)
        phrase = whoever.group() if whoever is not None else phrase
        behind = told.removeprefix(phrase).split()
        if whoever is not None and not _ends_with_it(scene, tokens[place + 1 :], behind):
            continue
        if phrase and len(behind) <= _SHORTEST and scene.lexicon.entities.isdisjoint(behind):
            return place
    return 0


def _ends_with_it(scene: Scene, said: Tokens, behind: list[str]) -> bool:
    """`(who could resist) a hat?`, unlike `(who doesn't) vote for Brask?`, `(what man can't) vote?`"""
    if not behind:
        return True
    verbs = any(scene.lexicon.verb_at(said, place) for place in range(len(said)))
    named = any(token.capital for token in said[1:])
    return behind[0] in _ARTICLES and not (verbs or named or names_things(scene, said))


_ARTICLES: Final = words_in("a an the such")
_UNASKED: Final = (
    "who is to stop me",
    "who 's to stop me",
    "who will stop me",
    "who would have thought",
    "who knew",
    "who cares",
    "what could go wrong",
    "what could possibly go wrong",
    "what else is there to do",
    "what else is a",
    "what is the worst that c",
    "what 's the worst that c",
    "why ever not",
    "how hard can it be",
    "what of it",
    "how are you",
    "how is everybody",
    "how is everyone",
    "how are things",
    "how 's life",
    "what 's for dinner",
    "what 's for supper",
    "what 's for tea",
    "why wouldn 't i",
    "why would i not",
    "don 't we all",
    "who can blame me",
    "who could blame me",
    "can you blame me",
    "do you blame me",
    "need i say more",
)
_WHO_WOULD_NOT: Final = re.compile(
    r"(?:sure |frankly |honestly |i mean |really )?(?:who|(?:what|which) (?:\w+ )?\w+) "
    r"(?:(?:wouldn|doesn|couldn|can) 't|would not|could not|could resist|can resist|would say no)\b"
)
"""`, what teacher wouldn't?`"""


def _points(lows: list[str], place: int) -> bool:
    """Whether `it`, or `that` without a noun (`that old photo`), stands there."""
    behind = lows[place + 1 : place + 2]
    return lows[place] == "it" or (
        lows[place] == "that" and (place == 1 or not behind or behind[0] in _NO_NOUNS)
    )


def _uncalled(scene: Scene, said: Tokens) -> Tokens:
    """The words of a question without whom it calls at its end."""
    comma = next((p for p in range(len(said) - 1, 0, -1) if said[p].low == ","), 0)
    called = [token for token in said[comma + 1 :] if token.low[0].isalnum()] if comma else []
    if not called or not all(token.capital for token in called):
        return said
    named = scene.referents.at(scene.text, said, comma + 1)
    masters = {name.lower() for name in scene.referents.names.gm}
    known = named is not None or " ".join(token.low for token in called) in masters
    return said[:comma] if known else said


def _of_else(scene: Scene, said: Tokens) -> bool:
    lows = plain_lows(said)
    if len(lows) < _SHORTEST:
        return False
    recalls = lows[:2] in (["remember", "when"], ["remember", "how"], ["remember", "the"])
    if recalls:
        return _OF_THE_ACT.isdisjoint(set(lows) - {"we", "this", "i"})
    if lows[0] not in _ASKING or not _OF_THE_ACT.isdisjoint(lows):
        return False
    weather = lows[:2] == ["is", "it"] and lows[2] in _WEATHER
    if not weather and any(_points(lows, place) for place in range(len(lows))):
        return False
    # "what would Tarn do"
    people = (p for p, token in enumerate(said) if token.capital and p)
    named = any(scene.referents.at(scene.text, said, p) is not None for p in people)
    named = named or names_things(scene, said)
    return not named and scene.lexicon.entities.isdisjoint(lows)

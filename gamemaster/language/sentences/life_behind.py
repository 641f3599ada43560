"""Clauses behind an act that leave it as it is: life goes on.

`and no, Brask, you can't have any`, `and then I go and find the shovel`, `and it stays so until Friday`,
`and already regret it`.
"""

from typing import Final

from gamemaster.language.after.cases_of_life import is_case_of_life
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.sentences.gestures import EVERYDAY
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_ANSWERING: Final = words_in("no yes")
_YOU_MAY: Final = words_in("can cannot could may need must have don do won will wo need ca 'll shall might")
_OF_THE_MAIL: Final = words_in("count record process enter ignore execute read take move")
_STAYING: Final = words_in("stays remains stands sticks")
_SO: Final = (["that", "way"], ["there"], ["so"], ["put"], ["where", "it", "is"], ["as", "it", "is"])
_TILL: Final = words_in("until till")
_FEWEST: Final = 6
_BIDDEN: Final = words_in("tell remember bury blame feed water forgive remind think pray")
_FIRSTS: Final = _ANSWERING | words_in("i it there")
_OF_THE_ACT: Final = words_in(
    "it them this that these those another one ones more again else same rest next other another token card "
    "vote mail"
)


def falls_to_others(scene: Scene, said: Tokens) -> bool:
    """`and if he wants more, he can ask`, `and if I die, tell my mother`: what hangs on the condition is
    done by somebody else, or is nothing of the acts."""
    if is_case_of_life(said):
        return True
    commas = [place for place, token in enumerate(said) if token.low == ","]
    if len(commas) != 1 or said[0].low != "if":
        return False
    mood = head(scene, said, commas[0] + 1).mood
    after = {token.low for token in said[commas[0] + 1 :]}
    if any(token.low in _BIDDEN for token in said[commas[0] + 1 : commas[0] + 2]):
        return after.isdisjoint({"this", "that", "it", "instead", "not"})
    return mood is Mood.REPORT and not after & {"i", "me", "my", "this", "that", "it", "we"}


def life_goes_on(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """Whether the clause from `start` to `end`, joined by `and`, is such a one."""
    said = tokens[start:end]
    lows = plain_lows(said)
    if not lows:
        return False
    if lows[0] not in _FIRSTS:
        return _does_besides(scene, said, lows)
    return _answers_somebody(scene, said) or _stays(lows) or _goes_and_does(scene, said, lows)


def _answers_somebody(scene: Scene, said: Tokens) -> bool:
    """`no, Brask, you can't have any`: what somebody may do, or not, as if e had asked."""
    if said[0].low not in _ANSWERING or len(said) < _FEWEST or said[1].low != ",":
        return False
    named = scene.referents.at(scene.text, said, 2) if said[2].capital else None
    if named is None or scene.sender in named.who or named.end + 3 > len(said):
        return False
    lows = [token.low for token in said[named.end :]]
    told = lows[:2] == [",", "you"] and lows[2] in _YOU_MAY
    return told and (_OF_THE_MAIL | words.CONDITION - words_in("will need")).isdisjoint(lows[3:])


def _stays(lows: list[str]) -> bool:
    """`it stays that way until he explains himself`, `there it stays until Sunday`: for how long."""
    if lows[:2] == ["there", "it"]:
        return lows[2:3] != [] and lows[2] in _STAYING and lows[3:4] != [] and lows[3] in _TILL
    if lows[0] != "it" or lows[1:2] == [] or lows[1] not in _STAYING:
        return False
    so = next((way for way in _SO if lows[2 : 2 + len(way)] == way), None)
    return so is not None and lows[2 + len(so) : 3 + len(so)] != [] and lows[2 + len(so)] in _TILL


def _goes_and_does(scene: Scene, said: Tokens, lows: list[str]) -> bool:
    """`I go and find the shovel`: an errand that has nothing of the game in it."""
    if lows[:3] != ["i", "go", "and"] or lows[3:4] == [] or lows[3] in scene.lexicon.base_words:
        return False
    return _OF_THE_ACT.isdisjoint(lows[4:]) and _of_no_game(scene, said, lows[4:])


def _of_no_game(scene: Scene, said: Tokens, rest: list[str]) -> bool:
    """Whether nobody is named, nothing of the game, no number, and nothing that hangs on anything."""
    lexicon = scene.lexicon
    ours = lexicon.entities | lexicon.nouns_of_things | lexicon.base_words
    known = words.CONDITION | words.TAINT | NUMBER_WORDS
    plain = not any(token.capital and token.low != "i" for token in said)
    return plain and ours.isdisjoint(rest) and known.isdisjoint(rest) and not names_things(scene, said)


def _does_besides(scene: Scene, said: Tokens, lows: list[str]) -> bool:
    """`close the door behind me`, `instantly regret it`: what the sender does or feels in the same breath,
    and is no act of any game."""
    verb = 0
    while verb < len(lows) and (lows[verb] in _AT_ONCE or (lows[verb][-2:] == "ly" and _plain(lows[verb]))):
        verb += 1
    none = lows[verb : verb + 2] in (["see", "no"], ["have", "no"])
    if none and not _GROUNDS.isdisjoint(lows[verb + 2 : verb + 3]):
        # "and see no cause to go into them again"
        return _plain_words(lows[verb + 3 :])
    if verb >= len(lows) or lows[verb] in scene.lexicon.base_words:
        return False
    felt = lows[verb] in _FELT
    if not felt and lows[verb] not in _BESIDES:
        return False
    rest = lows[verb + 1 :]
    if rest[-2:] == ["at", "once"]:
        rest = rest[:-2]
    return (felt or _OF_THE_ACT.isdisjoint(rest)) and _of_no_game(scene, said, rest)


_GROUNDS: Final = words_in("reason reasons cause need point harm regrets time doubt doubts wish")


def _plain_words(lows: list[str]) -> bool:
    """Whether nothing among the words hangs on anything."""
    return (words.CONDITION | words_in("but or instead")).isdisjoint(lows)


def _plain(adverb: str) -> bool:
    return adverb not in words.TAINT and adverb not in words.CONDITION


_AT_ONCE: Final = words_in("already now then also even still promptly just duly soon")
_FELT: Final = words_in(
    "regret enjoy love hate dread fear savour savor relish admire resent adore deplore miss bemoan rue"
)
_BESIDES: Final = (EVERYDAY - words_in("rest return retire")) | words_in(
    "close shut lock pour light brew put look feel smell hear wonder wish fall stumble trip slip scream "
    "shout yell shriek hurry dash brace munch sip whistle hope"
)

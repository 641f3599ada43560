"""Questions behind an act that nobody is to answer: reasons put as questions, and short tags of a mood.

`I play Draw 2 because what else is there to do?`, `, since who wants another tax?`: the reason is only put as
a question, and the act stands. `I discard the Anchor, happy now?`, `, satisfied?`: asks how others like
what is done. What must stay true: a question after leave, sense, right or the time of the act (`, okay?`,
`because is it my turn?`, `because what if Brask objects?`) is asked.
"""

from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.phrases import phrases_in
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.tails.next_clauses import performs
from gamemaster.language.vocabulary.scene import Scene

_GROUNDS: Final = words_in("because cause since as for cos cuz")
_FILLING: Final = words_in(
    "really honestly seriously frankly well hey come on after all i mean let 's face it and"
)
_ASKING: Final = words_in("what who where why when how which")
_SEEN: Final = (["have", "you"], ["has", "anyone"], ["has", "anybody"], ["did", "you"])
_SEEING: Final = words_in("seen see noticed notice heard hear tasted tried met read watched looked ever")
_IN_DOUBT: Final = (
    (words.CONDITION - {"when", "once"})
    | UNMEANT
    | (REVOKING - words_in("stop drop hold forget"))
    | OF_MAIL
    | words_in("may should allowed legal possible count counts deadline rule rules cost costs happens happen")
)
_OF_ITS_SENSE: Final = (["how", "many"], ["how", "much"], ["what", "if"], ["what", "about"], ["how", "about"])
_FEWEST: Final = 4
_SHORTEST: Final = 3
_PREPOSITIONS: Final = words_in("for as")
_COULD: Final = words_in("could would can wants needs likes cares wouldn couldn doesn")
_EVERYDAY: Final = words_in("do be go is are get have say take leave make want spend give")
_LONGEST: Final = 14


def asks_nobody(scene: Scene, tokens: Tokens) -> int:
    """Where such a question begins behind a whole act; 0 where there is none."""
    if len(tokens) < _FEWEST:
        return 0
    first = _subject(tokens)
    if performs(scene, tokens, first) or scene.lexicon.sayings.at(tokens, first):
        return _ground(tokens) or _asks_mood(tokens) or _what_else(scene, tokens)
    return _asks_mood(tokens)


def _subject(tokens: Tokens) -> int:
    """Where the sentence begins behind its interjections: `ok fine. (i discard)`, `there, (i place)`."""
    return next((p for p, token in enumerate(tokens[:_FEWEST]) if token.low in {"i", "we"}), 0)


def _ground(tokens: Tokens) -> int:
    """`(I heal) because who wants to die?`"""
    for place in range(2, len(tokens) - _FEWEST + 1):
        if tokens[place].low not in _GROUNDS:
            continue
        said = plain_lows(tokens[place + 1 :])
        begin = next((p for p, low in enumerate(said) if low not in _FILLING), len(said))
        said = said[begin:]
        seen = said[:2] in _SEEN and said[2:3] != [] and said[2] in _SEEING
        if not (seen or _is_sure(said) or (said and said[0] in _ASKING)) or said[:2] in _OF_ITS_SENSE:
            continue
        if tokens[place].low in _PREPOSITIONS and tokens[place - 1].low not in _MARKS:
            # "for what?", "as who?"
            continue
        if _SHORTEST <= len(said) <= _LONGEST and _IN_DOUBT.isdisjoint(said):
            return place - (tokens[place - 1].low in _MARKS)
    return 0


def _is_sure(said: list[str]) -> bool:
    """`isn't it always the quiet ones`, `do we really need this`: what the sender is sure of."""
    if not {"i", "me", "my", "turn", "right", "enough"}.isdisjoint(said):
        return False
    denied = said[1:2] == ["'t"] and said[0] in _DENIED
    return denied or (
        said[:1] in (["do"], ["does"]) and said[1:2] != [] and said[1] in _WHO and "really" in said
    )


_DENIED: Final = words_in("isn aren wasn weren don doesn didn haven hasn")


def _asks_mood(tokens: Tokens) -> int:
    """`(I discard Anchor), happy now?`, `(I play Rum), satisfied, Tarn?`"""
    end = len(tokens) - 1
    if tokens[end].low != "?":
        return 0
    for place in range(end - 2, max(0, end - _LONGEST), -1):
        if tokens[place].low not in _MARKS:
            continue
        said = list(tokens[place + 1 : end])
        while said and (said[-1].low == "," or (said[-1].capital and len(said) > 1)):
            # "happy now, Tarn?"
            said = said[:-1]
        lows = [token.low for token in said if token.low != ","]
        while lows[:1] != [] and lows[0] in _OPENING:
            lows = lows[1:]
        if lows and (tuple(lows) in _MOODS or _of_mood(lows)):
            # "there, happy?"
            return (
                place - 2
                if place > 1 and [t.low for t in tokens[place - 2 : place]] == [",", "there"]
                else place
            )
    return 0


def _what_else(scene: Scene, tokens: Tokens) -> int:
    """`(FOR 31), who could be against it?`, `(I heal), where else would I go?`, unlike `who could vote?`"""
    for place in range(2, len(tokens) - _SHORTEST):
        if tokens[place].low not in _MARKS:
            continue
        said = tokens[place + 1 :]
        begin = next((p for p, token in enumerate(said) if token.low not in _FILLING | {","}), len(said))
        said = said[begin:]
        lows = plain_lows(said)
        else_ = lows[:1] != [] and lows[0] in _ASKING and lows[1:2] == ["else"]
        if not else_ and not (lows[:1] == ["who"] and lows[1:2] != [] and lows[1] in _COULD):
            continue
        verbs = {low for low in lows if low in scene.lexicon.base_words} - _EVERYDAY
        if not verbs and _SHORTEST <= len(lows) <= _LONGEST and _IN_DOUBT.isdisjoint(lows):
            return place
    return 0


def _of_mood(lows: list[str]) -> bool:
    """`happy now`, `are you all satisfied`, `pretty bold eh`."""
    if lows[:1] in (["are"], ["is"]) and len(lows) > 1:
        lows = lows[1:]
    while lows and lows[0] in _WHO:
        lows = lows[1:]
    while lows and lows[-1] in _LAST:
        lows = lows[:-1]
    while lows and lows[0] in _MEASURES:
        lows = lows[1:]
    return len(lows) == 1 and lows[0] in _FEELINGS


_MARKS: Final = words_in(", - -- – — ; ...")
_OPENING: Final = words_in("so and there well now ha haha")
_WHO: Final = words_in("you everybody everyone all we they people folks")
_LAST: Final = words_in(
    "now then yet eh huh hm no isn 't it at last today everyone everybody all you guys folks"
)
_MEASURES: Final = words_in("pretty quite rather really so very a bit little feeling too any")
_FEELINGS: Final = words_in(
    "happy satisfied pleased surprised content glad impressed shocked amazed convinced scared "
    "relieved excited jealous proud bold daring shocking surprising brave nice neat lovely pretty fun funny "
    "cool exciting dramatic cheeky beautiful elegant disappointed angry cross sad bored thrilled delighted"
)
_MOODS: Final = phrases_in(
    "how 's that; how is that; how 's that for a surprise; how 's that for a change; "
    "how 's that for a move; how 's that for speed; what do you say now; what do you say to that; what do "
    "you say about that; what do you think of that; what do you think now; still think so; still laughing; "
    "who 's laughing now; who is laughing now; see; you see; you see that; see that; did you see that; "
    "did you see that one coming; didn 't see that coming; get it; what now; what else; "
    "where else; who knew; what can i say; what can one say; what shall i say; "
    + "; ".join(
        f"who {would} have {known}"
        for would in ("would", "'d", "could")
        for known in ("thought", "guessed", "known", "expected", "imagined", "believed it", "thought it")
    )
    + "; "
    "what more do you want; what more could you want; what more can one want; what more could i want; "
    "are we having fun yet; are we good now; are we good; fair enough"
)

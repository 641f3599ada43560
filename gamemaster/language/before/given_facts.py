"""What an act is done for or upon, in front of it: `If only to keep him quiet, I ...`, `Given that we are all
still alive, I ...`, `Call me paranoid if you like, I ...`.

None is a condition: the first is a purpose, the second is so already, the third is what others may think.
What must stay true: what may yet come (`Given that Jun passes, I ...`, `Given that he may be dead by then,
I ...`), and what is no purpose of an act that is done (`If only to test the bot, I ...`, `If only in my
head, I ...`), is asked about.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import PAST_FORMS, is_past
from gamemaster.language.vocabulary.scene import Scene

_FARTHEST: Final = 24
_NO_AIM: Final = words.NO_PURPOSE | words_in(
    "test try show demonstrate illustrate practise practice rehearse pretend imagine myself explain see check"
)
_SO: Final = words_in(
    "is are am 's 're 'm was were has have had 've did lists list shows show counts needs need wants want "
    "seems seem knows know stands stand"
)
_YET: Final = (
    words.CONDITION
    | words.OFTEN
    | words.FICTION
    | words.SPEECH
    | words_in(
        "you may might can could will 'll would 'd should shall must then soon tomorrow tonight agree agrees "
        "agreed happy fine perhaps maybe probably presumably or : ; wish hope hopes hoped "
        "dream dreams story head last old other next"
    )
)


def past_given(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """Where such words end, at the comma in front of what the sender does; None where none stand there."""
    low = tokens[place].low
    if low not in _OPENING or place + _FEWEST >= len(tokens):
        return None
    near = range(place + _FEWEST, min(len(tokens) - 1, place + _FARTHEST))
    end = next((p for p in near if tokens[p].low in {",", ":"} and _goes_on(tokens, p)), None)
    if end is None:
        return None
    piece = tokens[place:end]
    if any(scene.lexicon.times.at(tokens, p) for p in range(place, end)):
        return None
    if low == "call":
        return end if _calls_names(piece) else None
    return end if (_aims(scene, piece) if low == "if" else _is_given(piece)) else None


_OPENING: Final = words_in("if given call")
_FEWEST: Final = 4
_CALLED: Final = words_in("like must will want wish")
_MOST_OF_NAME: Final = 5


def _goes_on(tokens: Tokens, mark: int) -> bool:
    """Whether the sender's clause follows a mark, with or without `but`."""
    ahead = [token.low for token in tokens[mark + 1 : mark + 3]]
    return ahead[:1] == ["i"] or ahead == ["but", "i"]


def _calls_names(piece: Tokens) -> bool:
    """`Call me paranoid if you like`: what others may think of em."""
    lows = plain_lows(piece)
    named = lows[:-3] if lows[-3:-1] == ["if", "you"] and lows[-1] in _CALLED else lows
    if lows[1] != "me" or not 2 < len(named) <= _MOST_OF_NAME or any(t.capital for t in piece[2:]):
        return False
    barred = words.CONDITION | words.PRONOUNS | words.PREPOSITIONS | {"back", "again", "once"}
    return barred.isdisjoint(named[2:])


def _aims(scene: Scene, piece: Tokens) -> bool:
    """`If only to make him choke on his tea`: a purpose, and no act of the game."""
    lows = plain_lows(piece)
    if lows[1:3] != ["only", "to"] or len(lows) < _FEWEST or lows[3] in _NO_AIM | words.STATIVE:
        return False
    acts = scene.lexicon.verb_at(piece, 3) and lows[3] not in _CAUSING
    plain = (words.CONDITION | words.SPEECH - {"tell"}).isdisjoint(lows[3:]) and "i" not in lows
    return lows[3].isalpha() and plain and not acts


_CAUSING: Final = words_in("make keep get let put set")


def _is_given(piece: Tokens) -> bool:
    """`Given that nobody has spoken against it`: what is, or was, so."""
    lows = plain_lows(piece)
    lows = [b for a, b in zip(["", *lows], lows, strict=False) if b != "should" or a not in {"there", "it"}]
    if lows[1:2] != ["that"] or not _YET.isdisjoint(lows[2:]):
        return False
    if any(low[0].isdigit() or low in _COUNTED for low in lows):
        # "Given that my health is under 3": the game's state may not bear it out
        return False
    verb = next((p for p in range(3, len(lows)) if lows[p] in _SO or _was(lows[p])), 0)
    return 0 < verb < len(lows) - 1 or (verb > 0 and _was(lows[verb]))


_COUNTED: Final = (NUMBER_WORDS - {"one"}) | words_in(
    "my i under over above below least most more fewer enough"
)


def _was(low: str) -> bool:
    return low in PAST_FORMS or is_past(low)

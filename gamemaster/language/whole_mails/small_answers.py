"""Answers of a few words right below quoted words, which a sentence by itself does not show to be any.

`yes` below a row of a ballot, `B6` below `Which square?`, `take` below a row that names a constructor: what
is done, if anything, only the sender can say. Each is asked about, none acts.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.layout.lines import Piece, Sort, content
from gamemaster.language.sentences.answer_pairs import answered_slot
from gamemaster.language.values.bare import value_end
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Doubt, Finding, Scene, Skip

_MOST: Final = 8
_LONGEST: Final = 60
_SEARCHED: Final = 400
_ASSENT: Final = words_in("yes yep yeah yup sure ok okay aye yea agreed fine")
_DISSENT: Final = words_in("no nope nah nay")
_AS_ABOVE: Final = words_in("same ditto likewise")
_PLACED: Final = words_in("former latter first second both neither either third last")
_BESIDE: Final = words_in(
    "done then please again too also well it is me my mine the a an to for at on in with of one this that "
    "these as so i do just go now here not any more course"
)
_MARKS: Final = words_in(". , ! : ; -- - ( ) [ ] * _ > < = ^ ... & / + and or ->")
_YOU: Final = words_in("you your yours")
_PAST: Final = words_in("did was were had does has")
_TOLD: Final = words_in("is are owns have")
_SHORT: Final = 5
_EVERYDAY: Final = words_in("do does have be is are am")
_SENTENCE: Final = re.compile(r"[^\s.!?][^.!?\n]*[.!?]*")


def small_answers(
    look: Callable[[], Scene], text: str, pieces: list[Piece], findings: list[Finding]
) -> list[Doubt]:
    """A question for every such answer in which nothing was found; `look` gives what sentences are read
    with."""
    below = list(_below_quotations(text, pieces))
    if not below:
        return []
    found, scene = [f for f in findings if not isinstance(f, Skip)], look()
    asked = []
    for quoted, start, end, last in below:
        if text[end - 1] == "?" or any(f.start < last and start < f.end for f in found):
            continue
        tokens = [t for t in tokenize(text, start, end) if t.low not in _MARKS and t.low.strip("-=<>^*_[]~")]
        if 0 < len(tokens) <= _MOST and _answers(scene, quoted, tokens):
            asked.append(Doubt("answer", start, end, (), True))
    return asked


def _below_quotations(text: str, pieces: list[Piece]) -> Iterator[tuple[str, int, int, int]]:
    """The last quoted line above own words, each sentence of their first line, and where all of them end."""
    above: list[Piece] = []
    for place, piece in enumerate(pieces):
        if piece.sort is Sort.QUOTE:
            above.append(piece)
        elif piece.sort is Sort.OWN and (quoted := _last_line(text, above)):
            begin = (
                piece.start + len(text[piece.start : piece.end]) - len(text[piece.start : piece.end].lstrip())
            )
            end = min(stop for stop in (text.find("\n", begin, piece.end), piece.end) if stop >= 0)
            last = next((p.end for p in reversed(_own_from(pieces, place))), end)
            if begin < end <= begin + _LONGEST:
                # "Why him? Tarn for me."
                for part in _SENTENCE.finditer(text, begin, end):
                    yield quoted, part.start(), part.end(), last
            above = []
        elif piece.sort is not Sort.BLANK:
            above = []


def _last_line(text: str, quoted: list[Piece]) -> str:
    """The last quoted line that has any words; empty where none has."""
    for piece in reversed(quoted):
        if lines := content(text, piece).strip().splitlines():
            return lines[-1][-_SEARCHED:]
    return ""


def _own_from(pieces: list[Piece], place: int) -> list[Piece]:
    """The sender's own pieces from `place` to the next quotation."""
    end = next((p for p in range(place, len(pieces)) if pieces[p].sort is Sort.QUOTE), len(pieces))
    return [piece for piece in pieces[place:end] if piece.sort is Sort.OWN]


def _answers(scene: Scene, quoted: str, tokens: list[Token]) -> bool:
    """Whether a few words may answer a quoted line with a move."""
    above = tokenize(quoted)
    if not above:
        return False
    tokens = _without_own_name(scene, tokens)
    lows = {token.low for token in tokens}
    row = quoted[-1:] not in {".", "!"} and bool(tokens) and _is_row(scene, tokens[0].start)
    if row and lows <= _BESIDE | _ASSENT | _DISSENT | _AS_ABOVE and lows & (_ASSENT | _DISSENT | _AS_ABOVE):
        return True
    if row and tokens and any(hit.end == len(tokens) for hit in scene.lexicon.sayings.at(tokens, 0)):
        return True
    if quoted[-1:] not in {".", "!", "?"} and _orders(scene, above, tokens):
        return True
    if scene.lexicon.changeable and "me" in lows and any(t.low in scene.lexicon.verb_words for t in above):
        # "Tarn for me" below somebody's vote
        return _names(scene, tokens) and _nothing_else(scene, tokens)
    offered = "or" in [t.low for t in above] and lows & _PLACED
    return bool(offered or _asks(scene, above)) and _chooses(scene, above, tokens)


def _without_own_name(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The words behind the sender's own name: `Ondine: FOR`."""
    who = person_at(scene, tokens, 0) if tokens and tokens[0].capital else None
    return tokens[who.end :] if who is not None and who.parts[0] == scene.sender else tokens


def _is_row(scene: Scene, at: int) -> bool:
    """Whether what stands at `at` answers one of the things that are voted on."""
    ballots = {
        kind.name: kind
        for kind in scene.lexicon.answered
        for ready in scene.lexicon.ready
        if ready.frame.fixed and answered_slot(ready, kind) is not None
    }
    return any(scene.prompts.above(kind, at) is not None for kind in ballots.values())


def _orders(scene: Scene, above: Tokens, tokens: list[Token]) -> bool:
    """`take` or `set to A` below a row that names a thing of the game: a verb and no more than values."""
    verbs = [hit.end for hit in scene.lexicon.verb_at(tokens, 0)]
    named = any(value_end(scene, above, place, people=False) for place in range(min(len(above), _MOST)))
    return bool(verbs) and named and len(above) <= _MOST and _nothing_else(scene, tokens[max(verbs) :])


def _asks(scene: Scene, above: Tokens) -> bool:
    """Whether the quoted line asks the sender for something, or leaves a place for it."""
    lows = [token.low for token in above]
    people = [person_at(scene, above, p) for p, token in enumerate(above) if token.capital]
    mine = any(who is not None and who.parts[0] == scene.sender for who in people)
    if lows[-1] != "?":
        return mine or lows[-1] in {":", "_"}
    if not _PAST.isdisjoint(lows) or any(is_past(low) for low in lows):
        return False
    shown = len(lows) <= _SHORT or not scene.lexicon.verb_words.isdisjoint(lows)
    return mine or not _YOU.isdisjoint(lows) or (shown and _TOLD.isdisjoint(lows))


def _chooses(scene: Scene, above: Tokens, tokens: list[Token]) -> bool:
    """Whether the words name something that could be done, or which of two things."""
    lows = {token.low for token in tokens}
    verbs = scene.lexicon.verb_words
    # "Seer, whom do you trust?"
    above = above[2:] if [token.low for token in above[1:2]] == [","] else above
    told = any(token.low in verbs and token.low not in _EVERYDAY for token in above)
    if lows <= _BESIDE | _PLACED and lows & _PLACED:
        return told
    if lows <= _BESIDE | _ASSENT and ("do" in lows or lows & _ASSENT) and "not" not in lows:
        return told and any(token.low in {"you", "who"} for token in above)
    somebody = any(token.capital and person_at(scene, tokens, p) for p, token in enumerate(tokens))
    return (told or not somebody) and _nothing_else(scene, tokens) and _names(scene, tokens)


def _nothing_else(scene: Scene, tokens: list[Token]) -> bool:
    """Whether all words are values that the game takes, or words around such."""
    place = 0
    while place < len(tokens):
        end = _value(scene, tokens, place)
        if not end and tokens[place].low not in _BESIDE | _ASSENT | _DISSENT:
            return False
        place = end or place + 1
    return True


def _names(scene: Scene, tokens: list[Token]) -> bool:
    """Whether a value stands among the words."""
    return any(_value(scene, tokens, place) for place in range(len(tokens)))


def _value(scene: Scene, tokens: Tokens, place: int) -> int:
    """Where a value ends that begins at `place`; 0 where none does."""
    return 0 if tokens[place].low in _BESIDE else value_end(scene, tokens, place)

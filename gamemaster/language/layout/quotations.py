"""What stands around own words: quotations with their authors, documents after them; and bare replies."""

from typing import Final

from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.set_phrases import IN_ORDER
from gamemaster.language.english.tokens import Tokens, tokenize
from gamemaster.language.layout.letter import Letter
from gamemaster.language.layout.lines import SENDERS, Piece, Sort, content, squeeze
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.prompts import Block

_BETWEEN: Final = frozenset({Sort.BLANK, Sort.ATTRIBUTION})
_MOST: Final = 200


def quotations(text: str, pieces: list[Piece], parent: Letter | None) -> list[Block]:
    """The quotations of a mail in order; a nameless one that stands in the mail answered is its sender's."""
    found: list[Block] = []
    run: list[Piece] = []
    for piece in [*pieces, Piece(len(text), len(text), Sort.OWN)]:
        if piece.sort is Sort.QUOTE:
            run.append(piece)
        elif piece.sort not in _BETWEEN and run:
            found.append(_block(text, run, parent))
            run = []
    return found[:_MOST]


def _block(text: str, run: list[Piece], parent: Letter | None) -> Block:
    depths = sorted({piece.level for piece in run})
    levels = tuple("\n".join(content(text, p) for p in run if p.level == depth) for depth in depths)
    author = next((p.author for p in run if p.level == depths[0] and p.author), None)
    if author is None and parent is not None and parent.sender is not None:
        told = squeeze(parent.text)
        mine = (words for words in levels[0].split("\n") if words)
        author = parent.sender if any(squeeze(words) in told for words in mine) else None
    return Block(run[0].start, run[-1].end, levels, author or "")


def document_blocks(pieces: list[Piece]) -> dict[int, tuple[int, int]]:
    """For each end of own words that a document follows: where that document begins and ends."""
    found: dict[int, tuple[int, int]] = {}
    own, start = -1, -1
    last = -1
    for piece in pieces:
        if piece.sort is Sort.DOCUMENT:
            start = piece.start if start < 0 else start
            last = piece.end
        elif piece.sort is not Sort.BLANK:
            if start >= 0 and own >= 0:
                found.setdefault(own, (start, last))
            start = -1
            own = piece.end if piece.sort in SENDERS else -1
    if start >= 0 and own >= 0:
        found.setdefault(own, (start, last))
    return found


_PARTING: Final = frozenset([",", ";", ".", "!", ":", "&", "+", "-", "--", "*", "(", ")", "/", "and", "then"])


def _signs(tokens: Tokens, place: int) -> bool:
    """Whether the rest is a name on a line of its own, and nothing else."""
    rest = [token for token in tokens[place:] if token.low[0].isalnum()]
    marks = {token.low for token in tokens[place:]} - {token.low for token in rest}
    plain = all(token.capital and not token.line for token in rest[1:])
    dash = tokens[place - 1] if place and tokens[place - 1].low in {"-", "--"} else tokens[place]
    return (
        bool(rest)
        and (rest[0].line or dash.line)
        and rest[0].capital
        and plain
        and len(rest) <= _MOST_OF_NAME
        and marks <= {".", ",", "-", "--"}
    )


_MOST_OF_NAME: Final = 3


_ORDERLY: Final = table_of(
    f"{IN_ORDER}; respectively; in order; from top to bottom; top to bottom; from the top; in the order above"
)
"""`FOR, AGAINST. In that order.`: that replies go with rows as they stand."""


def bare_replies(lexicon: Lexicon, text: str, start: int, end: int) -> list[int]:
    """Where the replies begin of which the words between `start` and `end` wholly consist, or their first
    paragraph does; else none."""
    tokens = tokenize(text, start, min(end, start + 2_000))
    found: list[int] = []
    place = 0
    while place < len(tokens):
        if tokens[place].low in _PARTING:
            place += 1
            continue
        if (orderly := _ORDERLY.longest(tokens, place)) is not None:
            place = orderly.end
            continue
        hits = [
            hit
            for hit in lexicon.sayings.at(tokens, place)
            if any(slot.implied for slot in hit.what.frame.slots)
        ]
        if not hits:
            # below the replies further words may stand in paragraphs of their own
            parted = len(found) > 1 and "\n\n" in text[tokens[place - 1].end : tokens[place].start]
            return found if found and (parted or _signs(tokens, place)) else []
        if all(slot.implied or slot.optional for slot in hits[0].what.frame.slots):
            found.append(tokens[place].start)
        elif found:
            return []
        # "My votes:" heads the replies and is none
        place = hits[0].end
    return found

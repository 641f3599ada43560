"""Votes told of as things of one's own: `so there's my vote for Tarn`, `..., and Tarn has my vote`, `vote
Tarn from me`, `we both vote for Tarn`.

They are put as `I vote for Tarn`, so that the words around them are judged as around any act of the sender's.
Who votes as well as the sender is not spoken for. What must stay true: the clause opens with them, it is the
sender's own vote, and it is given and not spoken of (`if Tarn has my vote`, `there went my vote for Tarn`).
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.matching import fill, stands
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final = words_in(", ; : -- ( and but so now therefore")
_HAS: Final = words_in("has gets have earns wins receives takes")
_VOTE_FOR: Final = ("vote", "for")
_THERE: Final = tuple(
    (*there, *being, "my", *vote, "for")
    for there in (("there",), ("here",))
    for being in (("'s",), ("is",))
    for vote in (("vote",), ("ballot",), ("own", "vote"))
)
_JOINTLY: Final = (
    ("we", "both", "vote"),
    ("we", "all", "vote"),
    ("both", "of", "us", "vote"),
    ("we", "each", "vote"),
)
_FROM_ME: Final = ("from", "me")
_CLOSING: Final = words_in(", ; : -- (")
_NOT_GIVEN: Final[frozenset[str]] = words.SPEECH | words_in(
    "if unless when whenever would could might should will 'll not n't never ? or whether until once "
    "tomorrow later usually always perhaps maybe probably almost nearly think thinks hear hears"
)


def with_vote_given(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with such a vote as one that the sender gives; else as they are."""
    lows = [token.low for token in tokens]
    if not scene.signed:
        return tokens
    for place in range(len(tokens) - 2):
        if place and lows[place - 1] not in _OPENING:
            continue
        # what stands behind the clause is judged as behind any vote
        close = next((p for p in range(place + 2, len(lows)) if lows[p] in _CLOSING), len(lows))
        if not _NOT_GIVEN.isdisjoint(lows[:close]):
            return tokens
        for end, target in _told(scene, tokens, place):
            said = [tokens[place].changed(low=low, end=tokens[place].start) for low in ("i", *_VOTE_FOR)]
            turned = [*tokens[:place], *said, *target, *tokens[end:]]
            verb = place + 1
            hits = scene.lexicon.verb_at(turned, verb)
            done = (f for hit in hits for f in fill(scene, turned, hit.end, hit.what))
            if any(f.complete and f.filled and f.end >= verb + len(_VOTE_FOR) + len(target) for f in done):
                return turned
    return tokens


def _told(scene: Scene, tokens: list[Token], place: int) -> list[tuple[int, list[Token]]]:
    """Where such words end that begin at `place`, and for whom the vote is."""
    for said in _THERE:
        if stands(tokens, place, said):
            return [(place + len(said), [])]
    if (end := _jointly(scene, tokens, place)) > place:
        return [(end + stands(tokens, end, ("for",)), [])]
    if tokens[place].low == "vote":
        last = next((p for p in range(place + 1, len(tokens)) if stands(tokens, p, _FROM_ME)), 0)
        first = place + 1 + (tokens[place + 1].low == "for")
        return [(last + 2, tokens[first:last])] if first < last <= place + _LONGEST else []
    # in front of the whole sentence, and alone, the game knows these words itself
    named = person_at(scene, tokens, place) if place else None
    if named is None or named.end + 2 >= len(tokens) or tokens[named.end].low not in _HAS:
        return []
    own = stands(tokens, named.end + 1, ("my", "vote"))
    return [(named.end + 3, tokens[place : named.end])] if own else []


_LONGEST: Final = 6


def _jointly(scene: Scene, tokens: Tokens, place: int) -> int:
    """Where the words behind `we both vote`, or `Lowri and I both vote`, begin; 0 where none stand there."""
    for said in _JOINTLY:
        if stands(tokens, place, said):
            return place + len(said)
    named = person_at(scene, tokens, place) if tokens[place].capital else None
    if named is None or not stands(tokens, named.end, ("and", "i")):
        return 0
    # without "both" it may as well tell what the two do
    both = named.end + 2
    return both + 2 if stands(tokens, both, ("both", "vote")) else 0

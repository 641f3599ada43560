"""Sentences of a mail that does nothing else, which tell of a choice of the sender's that no frame reads.

`I have made up my mind: Tarn.`, `Then it shall be Tarn.`, `My vote stays where it is, with Tarn`, in a game
of votes; `You have my support for intent 3`, `Intent 3 has my blessing`, of one thing that people answer.
They are asked about. What asks, denies, supposes, waits, or is told of others, tells no choice.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, tokenize, words_in
from gamemaster.language.sentences.strange_verbs import numbers_ours
from gamemaster.language.vocabulary.scene import Doubt, Finding, Scene, Skip

_UNREAD: Final = words_in("unknown_sentence statement hedge past modal future report imperative wish")
_LONGEST: Final = 24
_OPEN: Final[frozenset[str]] = (
    (words.CONDITION - {"once"})
    | words.SPEECH
    | words_in(
        "? not n't 't never no nobody would could might may maybe perhaps tomorrow later yesterday wonder "
        "whether dream dreamed dreamt wolf werewolf seer dead innocent guilty who whose"
    )
)
_BEING: Final = (
    ("it", "is"),
    ("it", "'s"),
    ("it", "must", "be"),
    ("it", "shall", "be"),
    ("it", "will", "be"),
    ("it", "has", "to", "be"),
    ("let", "it", "be"),
    ("make", "it"),
    ("make", "that"),
    ("make", "mine"),
)
_BEHIND: Final = words_in("then again it is now today please after all once more . !")
_STAYING: Final = words_in("stays remains stay remain is goes belongs lands falls rests stands")
_GIVEN: Final = words_in("with on to for") | _STAYING
_SIDING: Final = words_in("blessing support vote objection backing assent approval agreement yes")
_SENDERS: Final = words_in("i my me mine")


def choices_unread(
    looking: Callable[[], Scene], text: str, findings: Sequence[Finding], *, voting: bool
) -> list[Doubt]:
    """A question about the first such sentence; `voting` that the game is one of votes for people."""
    for finding in findings:
        if not isinstance(finding, Skip) or finding.why not in _UNREAD:
            continue
        tokens = tokenize(text, finding.start, finding.end)
        lows = [token.low for token in tokens]
        if not 1 < len(tokens) <= _LONGEST or not _OPEN.isdisjoint(lows):
            continue
        scene = looking()
        if (voting and _names_one(scene, tokens)) or _sides(scene, tokens, lows):
            return [Doubt("vague", finding.start, finding.end, (), True)]
    return []


def _names_one(scene: Scene, tokens: Tokens) -> bool:
    """Whether the sender tells of one other player whom e chooses."""
    named = [
        (place, one)
        for place, token in enumerate(tokens)
        if token.capital and (one := scene.referents.at(scene.text, tokens, place)) is not None
    ]
    if len(named) != 1 or scene.sender in named[0][1].who:
        return False
    place, name = named[0]
    lows = [token.low for token in tokens]
    stays = zip(lows, lows[1:], lows[2:], strict=False)
    if lows[place - 1] in _GIVEN and any(a == "my" and b == "vote" and c in _STAYING for a, b, c in stays):
        return True
    if any(a in {"is", "'s"} and b == "my" for a, b in pairwise(lows)) and lows[-2:-1] == ["vote"]:
        return True
    ends = _BEHIND.issuperset(lows[name.end :])
    led = lows[place - 1] == ":" and not _SENDERS.isdisjoint(lows[:place])
    return ends and (led or any(tuple(lows[place - len(be) : place]) == be for be in _BEING))


def _sides(scene: Scene, tokens: Tokens, lows: list[str]) -> bool:
    """`Intent 3 has my blessing`: whether something of the sender's goes to one thing by its number."""
    mine = any(a == "my" and b in _SIDING for a, b in pairwise(plain_lows(tokens)))
    present = not {"has", "have", "gets", "get"}.isdisjoint(lows)
    return mine and present and numbers_ours(scene, tokens, -1)

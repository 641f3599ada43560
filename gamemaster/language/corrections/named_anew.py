"""Another value named, and the act done anew with it: `(I place a tile at A4.) Sorry, A5: I place it at A5.`

What stands in front of the colon names nothing but what the act behind it has and the old one has not, or
says that it is put right (`Again, without the typo:`). Without more it puts the old act right; a person so
named may as well be called upon (`Sorry, Tarn: I give Tarn 2 gold.`), and `Sorry:` alone tells nothing.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.corrections.act_corrections import adds
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Act, Scene

SURE: Final = "sure"
CALLED: Final = "called"
"""The old act is put right, or the person who is named is called upon."""
UNSURE: Final = "unsure"


def named_anew(scene: Scene, tokens: Tokens, old: Sequence[Act]) -> tuple[str, int]:
    """How certain it is that the sentence does the last of the acts `old` anew, and where it begins to;
    `("", 0)` where it does not."""
    mark = _mark(tokens)
    cut = mark + 1
    if not mark or not old or cut + 1 >= len(tokens) or tokens[cut].low != "i" or adds(tokens[cut:]):
        return "", 0
    front = _words(scene.text[tokens[0].start : tokens[mark].start])
    before = _words(scene.text[old[-1].start : old[-1].end])
    again = _words(scene.text[tokens[cut].start : tokens[-1].end])
    if not _same_verb(before, again) or not set(again) - set(before) - _ENDS:
        return "", 0
    if not _ADDING.isdisjoint(front):
        return "", 0
    if tokens[mark].low == ",":
        return (UNSURE, cut) if front in _THAT_IS else ("", 0)
    said = [low for low in front if low not in _BREATH]
    named = [low for low in said if low not in _NEUTRAL]
    meant = not _MEANING.isdisjoint(named)
    named = [low for low in named if low not in _MEANING]
    stopped = not STOPPING.isdisjoint(front)
    if not named:
        righted = not _RIGHTED.isdisjoint(said)
        sorry = bool(front) and _SORRY.issuperset(front)
        return (SURE if righted else UNSURE, cut) if righted or sorry else ("", 0)
    person = any(
        token.capital and person_at(scene, tokens, p) is not None for p, token in enumerate(tokens[:mark])
    )
    if not set(named) <= set(again):
        # "Sorry, Jun: I invest in Fawn": to whom one is sorry, or what one is sorry for
        return (UNSURE, cut) if person and len(named) == 1 and _SORRY.intersection(front) else ("", 0)
    if set(named) <= set(before):
        return "", 0
    if person and (said == named or len(named) > 1):
        return (CALLED if stopped and len(named) == 1 else UNSURE), cut
    if stopped or meant:
        return SURE, cut
    # "Oh, 32: I vote FOR 32" may come on top of what was done; "32: I vote FOR 32" does
    return (UNSURE, cut) if front[0] in _BREATH else ("", 0)


def _mark(tokens: Tokens) -> int:
    """Where a colon leads on to an act, or the comma of `That is, I ...`; 0 where nothing does."""
    near = tokens[:_LONGEST]
    colon = next((p for p, token in enumerate(near) if token.low == ":"), 0)
    pairs = ((p, token) for p, token in enumerate(near) if token.low == ",")
    return colon or next((p for p, _ in pairs if [t.low for t in tokens[p + 1 : p + 2]] == ["i"]), 0)


def _words(text: str) -> list[str]:
    """The words of a text without case and marks: a square is one of them."""
    return [word for raw in text.lower().split() if (word := raw.strip(_AROUND))]


_AROUND: Final = ".,:;!?()\"'*-"


def _same_verb(before: Sequence[str], again: Sequence[str]) -> bool:
    """Whether the act anew has the verb of the old one, behind `I` and perhaps `hereby`."""
    verb = next((low for low in again[1:] if low not in _ADVERBS), "")
    return verb in before


_LONGEST: Final = 12
_ENDS: Final = words_in("instead then hereby now")
_ADVERBS: Final = words_in("hereby now then of course instead")
STOPPING: Final = words_in(
    "sorry no oops whoops pardon apologies argh ugh gah bah damn drat wait nope correction"
)
_SORRY: Final = words_in(
    "sorry all everyone folks oh ah oops whoops pardon apologies argh ugh gah bah damn drat my so very"
)
_BREATH: Final = STOPPING | words_in(
    "oh ah ach er err hm hmm well please me my excuse forgive i so very all everyone folks"
)
_NEUTRAL: Final = words_in(
    "at to in on for with by from of the a an my course offer number no level proposal tile square card"
)
"""What stands with a value as it does in the act."""
_MEANING: Final = words_in(
    "mean meant was is be it should make that rather again correctly corrected once more without typo "
    "typos mistake error this time properly right"
) | {"i'm", "it's", "that's"}
_ADDING: Final = words_in("and also not then next")
_RIGHTED: Final = words_in("correctly corrected typo typos mistake error properly")
_THAT_IS: Final = (["that", "is"], ["i", "mean"], ["or", "rather"])

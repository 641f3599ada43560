"""How the sender stands to what somebody else has said: `Confirming what Tarn wrote`, `Seconding Tarn`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_STANDING: Final = words_in(
    "confirming seconding supporting backing joining contradicting opposing answering ignoring disregarding "
    "disobeying defying trusting distrusting doubting believing disbelieving following agreeing disagreeing "
    "siding concurring despite notwithstanding"
)
_UNCLEAR: Final = (
    (words.TAINT - {"all", "everyone", "everybody", "both"})
    | words.CONDITION
    | words.FICTION
    | words_in(
        "that whether how when like as i we you planned plans plan plays "
        "vote votes voted move moves action actions order orders mail message post posts announcement words "
        "word line lines text phrase sentence"
    )
)
_FREELY: Final = words_in("what all everything whatever")
_SHOWING: Final = words_in(
    "is was are 's quote quotes quoting cite cites citing copy copies copying paste pastes pasting "
    "forwarding relaying reciting showing imagine imagining translating paraphrasing summarising and or that"
)
_OPENING: Final = words_in("just simply merely gladly happily only so and also here hereby still again")
_MOST: Final = 12
_FAR: Final = 4


def takes_sides(before: Tokens) -> bool:
    """Whether the words are a participle of what the sender does to what others said, and nothing more.

    `Repeating what Tarn wrote` is none: what follows may be the words of Tarn.
    """
    lows = plain_lows(before)
    lows = lows[lows[:1] != [] and lows[0] in _OPENING :]
    if not 2 <= len(lows) <= _MOST or lows[0] not in _STANDING:
        return False
    return _UNCLEAR.isdisjoint(lows[1:])


def takes_a_way(before: Tokens) -> bool:
    """`I shall just copy what the clever ones do`, `I'll go with the majority`: by what the sender goes, and
    no plan."""
    lows = plain_lows(before)
    if not _SHORTEST <= len(lows) <= _MOST or lows[0] != "i" or lows[1] not in _SHALL:
        return False
    verb = 2 + (lows[2] in _OPENING)
    behind = _WAYS.get(lows[verb])
    told = behind is not None and lows[verb + 1 : verb + 2] != [] and (not behind or lows[verb + 1] in behind)
    return told and _UNREAL.isdisjoint(lows[verb + 1 + bool(behind) :])


_SHORTEST: Final = 4
_SHALL: Final = words_in("will 'll shall")
_WAYS: Final = {
    "copy": frozenset[str](),
    "imitate": frozenset[str](),
    "follow": frozenset[str](),
    "do": words_in("what as like"),
    "go": words_in("with along"),
    "play": words_in("safe it along"),
    "stick": words_in("with to"),
}
"""What somebody does who goes by something, and what may stand behind it; nothing where all may."""
_UNREAL: Final = (
    _UNCLEAR | words.SPEECH | words.UNREAL | words_in("this these following below did instructions advice")
)


def weighs_words(before: Tokens) -> bool:
    """`Judging by what Tarn wrote`, `Having read all Tarn said`: what of others' words the sender goes by."""
    lows = plain_lows(before)
    what = next((place for place, low in enumerate(lows) if low in _FREELY), 0)
    if not what or len(lows) > _MOST or not _UNCLEAR.isdisjoint(lows):
        return False
    told = tuple(lows[max(0, what - 2) : what])
    return lows[-1] in words.SPEECH and (told in _WEIGHING or (what == 1 and lows[0] in _GIVEN))


_WEIGHING: Final = frozenset(
    {
        ("judging", "by"),
        ("judging", "from"),
        ("going", "by"),
        ("contrary", "to"),
        ("because", "of"),
        ("thanks", "to"),
        ("based", "on"),
        ("line", "with"),
        ("keeping", "with"),
        ("light", "of"),
        ("view", "of"),
        ("spite", "of"),
        ("having", "read"),
        ("having", "heard"),
        ("having", "seen"),
    }
)
_GIVEN: Final = words_in("given considering echoing despite notwithstanding")


def speaks_of_words(tokens: Tokens, verb: int) -> bool:
    """`Despite what Tarn wrote`, `In line with all Tarn said`: what is said is spoken of, not quoted."""
    what = next((p for p in range(verb - 1, max(0, verb - 1 - _FAR), -1) if tokens[p].low in _FREELY), 0)
    if not what or any(not token.low[0].isalnum() for token in tokens[what:verb]):
        return False
    governing = tokens[what - 1].low
    return governing[0].isalnum() and governing not in _SHOWING | words.SPEECH

"""Labels of fields below an act: `Play order:`, `My choice is`, and which slot of the act a label names."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from gamemaster.core.frame import Slot
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import stands
from gamemaster.language.vocabulary.lexicon import Lexicon

_NO_NAMES: Final = words_in(
    "to for with in the of a an as on at by from and my is be being that which it this new or from"
)
_SYNONYMS: Final = {
    "type": frozenset({"kind", "class"}),
    "name": frozenset({"card", "named", "called", "name", "party", "monster"}),
    "monster": frozenset({"monster", "target"}),
    "amount": frozenset({"quantity"}),
    "give": frozenset({"token"}),
    "want": frozenset({"wanted"}),
}
_RECIPIENT: Final = words_in("to recipient receiver")
_WHOSE: Final = words_in("my its the our their his her")
_LONGEST_LABEL: Final = 4


def label_of(tokens: Tokens) -> tuple[int, str] | None:
    """Where the words behind a label begin, and its last word."""
    for place in range(1, min(len(tokens), _LONGEST_LABEL + 1)):
        told = tokens[place].low in _BEING and tokens[0].low in _WHOSE
        if told or tokens[place].low == ":":
            label = " ".join(token.low for token in tokens[:place] if token.low[0].isalpha())
            if told and tokens[-1].low == ":":
                # what `The play order is as follows:` names stands below it
                rest = (token.low for token in tokens[place + 1 : -1])
                return (len(tokens), label) if _AS_FOLLOWS.issuperset(rest) else None
            return place + 1 + (_naming(tokens, place + 1) if told else 0), label
        if not tokens[place].low[0].isalpha():
            return None
    return None


_AS_FOLLOWS: Final = words_in("as follows this the following now then")
_BEING: Final = words_in("is are being")
_NAMING: Final = (
    (":",),
    ("as", "follows", ":"),
    ("called",),
    ("named",),
    ("to", "be", "called"),
    ("to", "be", "named"),
)


def _naming(tokens: Tokens, place: int) -> int:
    """How many words lead on to what is named: `the monster is (called) Wight`, `the play order is (:)`."""
    return next((len(lead) for lead in _NAMING if stands(tokens, place, lead)), 0)


def slot_named(slots: Iterable[Slot], label: str) -> Slot | None:
    """The slot that a label names; a title is one of its own rather than what a text may open with."""
    meant = set(label.split())
    for word in tuple(meant):
        meant |= _SYNONYMS.get(word, frozenset())
    told = (s for s in slots if not meant.isdisjoint(_names(s)) or ("to" in s.params and label in _RECIPIENT))
    return min(told, key=lambda s: len(s.params), default=None)


def names_plainly(lexicon: Lexicon, slot: Slot, label: str) -> bool:
    """Whether a label says nothing but what a slot takes: `Target player:`, unlike `Player to watch:`, `Words
    and music:`, `In other words:`, `Choice of music:`, which are of another matter."""
    said = label.split()
    own = _names(slot) | {word for name in said for word in _SYNONYMS.get(name, ()) if name in _SYNONYMS}
    own |= {name for name in said if not _SYNONYMS.get(name, frozenset()).isdisjoint(_names(slot))}
    if slot.kind == "text" and "text" not in slot.params:
        own -= _MERE_TEXTS
    if said == ["my", "name"] or said[:1] == ["in"]:
        return False
    if label in _RECIPIENT:
        return True
    stop = next((p for p, word in enumerate(said) if word in _OPENING_MORE), len(said))
    known = own | _BESIDE_NAMES | lexicon.entities | lexicon.nouns_of_things | lexicon.base_words
    if not stop or said[stop - 1] not in own | _BESIDE_NAMES or not known.issuperset(said[stop + 1 :]):
        return False
    return not own.isdisjoint(said[:stop]) and _ASTRAY.isdisjoint(said)


_OPENING_MORE: Final = words_in("of to for and or with in on")
_ASTRAY: Final = words_in("other last famous me us")
_MERE_TEXTS: Final = words_in("text words answer answering")
"""What is no label of words that one chooses: `Text: see below`."""
_BESIDE_NAMES: Final = words_in(
    "my the its a an number no id our this that his her their eir card cards player players s person "
    "people title"
)


@lru_cache(maxsize=1_024)  # labels are words of the players: there is no end of them
def names_field(lexicon: Lexicon, label: str) -> bool:
    """Whether some act of the game takes a value that goes by this name."""
    return slot_named((slot for ready in lexicon.ready for slot in ready.frame.slots), label) is not None


@cache
def _names(slot: Slot) -> frozenset[str]:
    """The words a label may call a slot by."""
    names = {part for param in slot.params for part in param.lower().split("_")} | set(slot.kind.split())
    names |= {word for opener in slot.after for word in opener.split()[-1:]}
    return frozenset(names - _NO_NAMES)

"""A verb frame as the reader looks it up: its phrases as tables, its slots by the words that introduce them.

Most frames of a game are never met in a mail, so that each table is made when it is first asked for (a cached
property, which the compiled reader would make anew at every look, does not serve).
"""

from gamemaster.core.frame import Cost, Frame, Slot
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import words_of

Words = tuple[str, ...]
"""A phrase as tokens."""


class Tables:
    """Tables of phrases: lists that are the same share one."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], PhraseTable[None]] = {}

    def of(self, phrases: tuple[str, ...]) -> PhraseTable[None]:
        """The table of those phrases."""
        if phrases not in self._made:
            self._made[phrases] = PhraseTable((phrase, None) for phrase in phrases)
        return self._made[phrases]


class Ready:
    """A frame with its tables: padding, costs, and each slot by the words that may introduce it."""

    def __init__(self, frame: Frame, tables: Tables) -> None:
        self.frame = frame
        self.padding: PhraseTable[None] = tables.of(frame.padding)
        self.costs: PhraseTable[Cost] = PhraseTable((p, cost) for cost in frame.costs for p in cost.phrases)
        self.closings: PhraseTable[None] = tables.of(frame.closings)
        self.turned: PhraseTable[None] = tables.of(frame.turned)
        self.needed: tuple[Slot, ...] = tuple(slot for slot in frame.slots if not slot.optional)
        self.sole: bool = any(slot.sole for slot in frame.slots)
        self.topic: frozenset[str] = frozenset(frame.topic)
        self._slots: tuple[tuple[Slot, tuple[Words, ...]], ...] | None = None
        self._opened: dict[str, tuple[tuple[int, Words], ...]] | None = None
        self._bare: tuple[int, ...] | None = None
        self._stops: frozenset[str] | None = None

    @property
    def slots(self) -> tuple[tuple[Slot, tuple[Words, ...]], ...]:
        """Each slot with what may introduce it, the longest first; `()` where nothing needs to."""
        if self._slots is None:
            self._slots = tuple(
                (slot, tuple(sorted((words_of(word) for word in slot.after), key=len, reverse=True)))
                for slot in self.frame.slots
            )
        return self._slots

    @property
    def opened(self) -> dict[str, tuple[tuple[int, Words], ...]]:
        """The slots, by number, that a word may open, with the whole of what introduces them."""
        if self._opened is None:
            found: dict[str, tuple[tuple[int, Words], ...]] = {}
            for number, (_, openers) in enumerate(self.slots):
                for opener in openers:
                    if opener:
                        found[opener[0]] = (*found.get(opener[0], ()), (number, opener))
            self._opened = found
        return self._opened

    @property
    def bare(self) -> tuple[int, ...]:
        """The slots, by number, that nothing needs to introduce."""
        if self._bare is None:
            self._bare = tuple(number for number, (_, openers) in enumerate(self.slots) if () in openers)
        return self._bare

    @property
    def stops(self) -> frozenset[str]:
        """The words at which a value ends: they open a slot or what closes the frame."""
        if self._stops is None:
            closing = {phrase.partition(" ")[0] for phrase in self.frame.closings}
            self._stops = frozenset(self.opened) | closing
        return self._stops

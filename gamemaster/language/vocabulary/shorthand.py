"""The wording of terse mail: values of a closed kind stand bare, without the words that introduce them."""

from dataclasses import replace

from gamemaster.core.frame import Frame, Kind, Phrasebook, Slot


def shorthand(book: Phrasebook) -> Phrasebook:
    """The phrasebook in which values of a closed kind may stand bare, as terse mail has them (`attack wight,
    fire`)."""
    kinds = {kind.name: kind for kind in book.kinds}
    return replace(book, frames=tuple(_bared(frame, kinds) for frame in book.frames))


def _bared(frame: Frame, kinds: dict[str, Kind]) -> Frame:
    if frame.closings or not frame.verbs:
        return frame
    slots = tuple(
        replace(slot, after=("", *slot.after)) if _may_be_bare(slot, frame.slots, kinds) else slot
        for slot in frame.slots
    )
    return frame if slots == frame.slots else replace(frame, slots=slots)


def _may_be_bare(slot: Slot, slots: tuple[Slot, ...], kinds: dict[str, Kind]) -> bool:
    """Whether a bare value can be meant for no other slot: those that may be left out yield to the one that
    has to be filled."""
    kind = kinds.get(slot.kind)
    if kind is None or "" in slot.after or slot.agrees or not (is_closed(kind) or slot.back):
        return False
    others = [other for other in slots if other is not slot and other.kind == slot.kind and not other.agrees]
    return not others or (not slot.optional and all(other.optional for other in others))


def is_closed(kind: Kind) -> bool:
    """Whether a kind has values known by their words or look alone."""
    if kind.things or kind.open or kind.number or kind.counted or kind.people or kind.only_exit:
        return False
    return bool(kind.phrases or kind.shapes)

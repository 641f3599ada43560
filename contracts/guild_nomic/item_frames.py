"""How somebody says that e hands over an item, which no rule of GuildNomic allows (s. 9)."""

from dataclasses import replace

from gamemaster.core.frame import Frame, Slot, phrases

_TO = Slot(("to",), "person", ("to", "over to", "on to", "across to"))
_ITEM = Slot(("asset",), "name", phrases("; my; the; a; an; one; my item; the item; of; of my"))
_WORD = replace(_ITEM, kind="word")
_COUNT = Slot(("quantity",), "number", ("", "my"))
_HAND_OVER = Frame(
    action="transfer",
    verbs=phrases("hand over; hand; pass; pass on; send; give; gift; donate; give away; transfer"),
    slots=(_ITEM, _TO),
    topic=("item", "items"),
    strength="common",
    repeatable=False,
    promised=True,
    example="I submit the following proposal to GuildNomic: { Players may transfer items they own. }",
)
_TRANSFER = replace(_HAND_OVER, verbs=("transfer",))

ITEM_FRAMES: tuple[Frame, ...] = (
    _HAND_OVER,
    replace(_HAND_OVER, slots=(replace(_TO, after=("",)), _ITEM)),
    replace(_HAND_OVER, slots=(replace(_TO, after=("",)), _COUNT, _ITEM)),
    # what is transferred, as the rules call it, is an item however it is written
    replace(_TRANSFER, slots=(_WORD, _TO)),
    replace(_TRANSFER, slots=(_COUNT, _WORD, _TO)),
)

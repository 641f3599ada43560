"""How the contestmaster of Agora Fluxx creates, destroys and moves single cards."""

from dataclasses import replace

from contracts.agora_fluxx.wording import WHERE_TO
from gamemaster.core.frame import Frame, Slot, phrases

_MASTER_TOPIC = phrases("fluxx; card; cards; keeper; keepers; deck; tt; tts; tokens; cardplay; cardplays")
_CARD = Slot(("card",), "card", ("",))
_NEW_CARD = Slot(
    ("card",),
    "name",
    (
        "",
        ",",
        ":",
        *phrases(
            "called; named; entitled; titled; by the name of; with the name; with name; whose name is; known "
            "as; name :; named : ; called :; , named; , called"
        ),
    ),
)
_TO = Slot(("to",), "card place", WHERE_TO)
_TO_IF_SAID = Slot(("to",), "card place", WHERE_TO, optional=True)
_FROM = Slot(
    ("",), "card place", phrases("from; out of; away from; up from; from out of; off"), optional=True
)
_HAND = Slot(("hand",), "person", phrases("to; into; in; back to; back into; over to; in to; and put it in"))
_HAND_OF = Slot(("hand",), "person", phrases("to the hand of; into the hand of; in the hand of"))
_FRONT = Slot(
    ("front",),
    "person",
    phrases(
        "in front of; to in front of; to the front of; into the space in front of; before; so that it is in "
        "front of; to the area in front of; to the place in front of"
    ),
)
_OF_HAND = phrases("'s hand; ' s hand; ' hand; 's hand of cards; 's own hand")
_FROM_HOLDER = Slot(("",), "person", phrases("from; out of; from in front of"), optional=True)
_HOLDERS = phrases("'s hand; ' hand; 's keepers; 's side")
_TEXT = Slot(
    ("text",),
    "text",
    (
        "",
        ":",
        *phrases(
            "with this text; with this text :; bearing the text; bearing this text; with text; with the "
            "text; with the following text; with its text; which reads; that reads; reading; saying; whose "
            "text is; whose text reads; text; the text; with text as follows; text :; stating; that says; "
            "which says; having the text; and the text; and text; with the text being; ; its text is; ; the "
            "text is; ; its text reads; ; text :; , its text being; its text being; with the text as; ; its "
            "text :; having as its text; with as its text; the text being; ; the text reads; and its text "
            "is; and the text is; with the words; and with the text; and whose text is; its text is; its "
            "text reads; which reads as follows; that reads as follows; as follows"
        ),
    ),
    optional=True,
)
_KIND = Slot(
    ("kind",), "card class", ("", "of type", "of class", "of the class", "of the type", "type", "class")
)
_KIND_LATER = Slot(
    ("kind",),
    "card class",
    (
        "(",
        "--",
        ", a",
        ", an",
        *phrases("[ ; ( class : ; ( type : ; ( kind : ; , class : ; , type : ; , kind : ; , class; , type"),
        *phrases(
            "as; of type; of class; of the class; of the type; which is; that is; type; class; type :; class "
            ":; "
            "with type; with class; with the type; with the class"
        ),
    ),
    optional=True,
)

_CREATE = phrases(
    "create; make; introduce; bring into being; bring into existence; mint; design; invent; produce; issue; "
    "print; forge; establish; craft; call into being; call into existence; conjure up; fashion; devise; "
    "institute"
)
_SEND = phrases(
    "transfer; return; send; shift; relocate; put back; insert; slip; move back; send back; restore; mix; "
    "hand back; give back; bring back; reinsert; replace"
)
_MOVE = ("move", "shuffle", *_SEND)
_PUT = phrases("put; place; add; lay; bring")
_CREATION = Frame(
    action="create_card",
    verbs=_CREATE,
    padding=phrases("for fluxx; in fluxx; for agora fluxx; for the game; as contestmaster; new; card"),
    topic=_MASTER_TOPIC,
    repeatable=False,
    example="I create the Keeper “Lantern” in the Deck.",
)
_DESTRUCTION = Frame(
    action="destroy_card",
    by_master=True,
    verbs=(),
    slots=(_CARD,),
    topic=_MASTER_TOPIC,
    strength="common",
    repeatable=False,
    example="I destroy the card Cat.",
)
_MOVING = Frame(
    action="move_card",
    by_master=True,
    verbs=_MOVE,
    slots=(_CARD, _TO, _FROM, _FROM_HOLDER),
    padding=(*_HOLDERS, *phrases("as contestmaster; in fluxx; again; back; face down")),
    topic=_MASTER_TOPIC,
    strength="common",
    repeatable=False,
    example="I move the Cat to the Deck.",
)
_INTO_HAND = replace(
    _MOVING,
    slots=(_CARD, _HAND, _FROM, _FROM_HOLDER),
    padding=(*_HOLDERS, "as contestmaster", "back"),
    closings=_OF_HAND,
    example="I move the Cat to Brask's hand.",
)

MASTER_CARD_FRAMES: tuple[Frame, ...] = (
    replace(
        _CREATION,
        verbs=phrases("add; put; insert"),
        slots=(
            _KIND,
            replace(_NEW_CARD, after=tuple(lead for lead in _NEW_CARD.after if lead)),
            _TO_IF_SAID,
            _TEXT,
        ),
    ),
    replace(_CREATION, slots=(_KIND, _NEW_CARD, _TO_IF_SAID, _TEXT, _KIND_LATER)),
    replace(
        _CREATION,
        slots=(_KIND, _NEW_CARD, _HAND, _TEXT),
        padding=_OF_HAND,
        closings=_OF_HAND,
        example="I create the Keeper “Lantern” in Brask's hand.",
    ),
    replace(
        _CREATION,
        slots=(_KIND, _NEW_CARD, _FRONT, _TEXT),
        example="I create the Keeper “Lantern” in front of Brask.",
        padding=(),
    ),
    replace(
        _DESTRUCTION,
        verbs=phrases(
            "destroy; delete; remove from the game; remove from fluxx; annihilate; erase; obliterate; take "
            "out of the game; remove from existence; take out of existence; wipe out; strike from the game; "
            "eliminate; get rid of the card; remove forever; permanently remove; do away with; do away with "
            "the card; tear up; rip up; shred; burn the card; abolish; put an end to; put an end to the "
            "card; order the destruction of; decree the destruction of; announce the destruction of; "
            "expunge; scrap the card; unmake; rub out; blot out; dispose of the card"
        ),
        slots=(_CARD, _FROM),
        padding=phrases(
            "in fluxx; of fluxx; for good; forever; permanently; as contestmaster; from the game; from "
            "fluxx; for ever; from the game of fluxx; in the deck; in the discard pile"
        ),
    ),
    replace(
        _DESTRUCTION,
        verbs=phrases(
            "remove; take; strike; eliminate; cut; wipe; banish; expel; erase; delete; withdraw; throw; "
            "discard; expunge; purge; put; send; retire; drop"
        ),
        closings=phrases(
            "from the game; from fluxx; out of the game; from the game of fluxx; from agora fluxx; from this "
            "game; from the game forever; from the game for good; from existence; out of existence; out of "
            "the game for good; out of the game forever; out of fluxx; out of fluxx for good; from the game "
            "of agora fluxx; off the face of the earth"
        ),
    ),
    replace(_MOVING, verbs=("move", "shuffle")),
    replace(_MOVING, verbs=_SEND),
    _INTO_HAND,
    replace(
        _MOVING,
        slots=(_CARD, _HAND_OF, _FROM, _FROM_HOLDER),
        padding=("as contestmaster", "back"),
        example="I move the Cat to Brask's hand.",
    ),
    replace(
        _MOVING,
        slots=(_CARD, _FRONT, _FROM, _FROM_HOLDER),
        padding=(*_HOLDERS, "as contestmaster", "back"),
        example="I move the Cat in front of Brask.",
    ),
    replace(
        _MOVING,
        verbs=_PUT,
        slots=(_CARD, Slot(("to",), "deck", WHERE_TO), _FROM, _FROM_HOLDER),
        example="I put the Cat into the Deck.",
    ),
    replace(_INTO_HAND, verbs=_PUT),
)

"""How gold and things change hands in the RPG: for points at the Gold Exchanger, and as gifts."""

from dataclasses import replace

from contracts.agora_rpg.wording import GIVE_TOPIC, POINTS
from gamemaster.core.frame import Frame, Slot, joined, phrases

_NO_POINTS = phrases(
    "to; into; for silver; for copper; for platinum; for tokens; for potions; for a potion; for money; for "
    "coins; for gems; for gold; for jewels"
)
_EXCHANGER = ("the gold exchanger", "the exchanger", "gold exchanger")
_AT_THE_EXCHANGER = joined(("at", "with", "to"), _EXCHANGER) + phrases(
    "there; here; at the exchange; at the exchanger 's counter; at the gold exchanger 's counter; at his "
    "counter; at her counter; at the counter"
)
_FOR_POINTS = joined(
    phrases("for; into; to; in exchange for; in return for; against"),
    phrases(
        "points; {n} points; {n} point; as many points; the same number of points; an equal number of "
        "points; my points"
    ),
)
_SOLD = joined(_FOR_POINTS, ("", "at the gold exchanger", "at the exchanger", "there", "here"))
_GOLD = Slot(("", "amount"), "gold", ("",))
_EXCHANGING = joined(
    phrases(
        "and specify that; specifying that; and specify; specifying; and hereby specify that; and i specify "
        "that; and hereby specify; stating that; and state that"
    ),
    ("i am exchanging", "i 'm exchanging", "i exchange"),
    phrases("it; gold; them; that gold; the gold"),
    ("", "at the gold exchanger", "for points"),
)
_GOLD_TOPIC = phrases("gold; exchanger; weapon; sword; armor; armour; potion; potions")
_EXCHANGE = Frame(action="exchange", verbs=(), slots=(_GOLD,), topic=("gold",), example="I exchange 3 gold.")

_EXCHANGES = (
    replace(
        _EXCHANGE,
        verbs=phrases(
            "exchange; sell; convert; change; trade in; cash in; turn in; hand in; make an exchange of; "
            "do an exchange of; perform an exchange of; carry out an exchange of; undertake an exchange "
            "of; make an exchange :; announce an exchange of; declare an exchange of; request an exchange "
            "of; enter an exchange of; have the gold exchanger exchange; let the gold exchanger exchange; "
            "have the gold exchanger convert; get the gold exchanger to exchange; ask the gold exchanger "
            "to exchange; get the exchanger to exchange; have the exchanger exchange; let the exchanger "
            "exchange; give in exchange"
        ),
        padding=(
            *_AT_THE_EXCHANGER,
            *phrases("for points; into points; to points; in; for as many points; into my points"),
        ),
        costs=(POINTS,),
        turned=_NO_POINTS,
        topic=_GOLD_TOPIC,
    ),
    # gold is all that is exchanged, and need not be named where it is all of it
    replace(
        _EXCHANGE,
        verbs=joined(
            ("exchange", "cash in", "convert"),
            phrases(
                "it all; them all; all; all of it; all of them; everything; everything i have; all i "
                "have; all that i have; all i 've got; everything i 've got; the lot; the whole lot; "
                "the rest; the rest of it; the rest of my gold; every coin; every last coin; every coin "
                "i have; every last coin i have; whatever i have; what i have; whatever gold i have; "
                "what gold i have; as much as i can; as much gold as i can; as much gold as i have; "
                "every bit of gold i have; every bit of my gold"
            ),
        ),
        slots=(),
        fixed={"amount": "all"},
        padding=(*_AT_THE_EXCHANGER, *_SOLD),
        turned=_NO_POINTS,
        topic=_GOLD_TOPIC,
        example="I exchange it all.",
    ),
    # what one may do with gold for other ends, too, and does here where points or the place are named
    replace(
        _EXCHANGE,
        verbs=phrases(
            "trade; swap; change; redeem; turn; change in; convert; exchange; transform; cash; spend; "
            "sell; sacrifice; melt; melt down; pay; pay out; pay over; part with; surrender; barter; give "
            "up; transmute; burn; hand over; trade in; change up; use; destroy; put down; hand in; turn "
            "over; switch; deliver up; have the gold exchanger turn; let the gold exchanger turn; have the "
            "gold exchanger change; have the exchanger turn"
        ),
        padding=(*_AT_THE_EXCHANGER, "in", "down", "up"),
        closings=(
            *_SOLD,
            *joined(("on", "towards"), ("points", "{n} points")),
            *phrases(
                "to buy points; to get points; to obtain points; to gain points; to buy {n} points; to get "
                "{n} points"
            ),
        ),
        turned=_NO_POINTS,
    ),
    # the Gold Exchanger is no Character: who pays there buys points
    replace(
        _EXCHANGE,
        verbs=joined(
            phrases(
                "give; hand; pay; sell; let; bring; pass; slip; hand over to; deliver to; give over to; "
                "give to; offer"
            ),
            _EXCHANGER,
            ("", "have"),
        ),
        closings=_FOR_POINTS,
    ),
    replace(
        _EXCHANGE,
        verbs=joined(
            phrases(
                "buy; purchase; get; obtain; acquire; gain; take; collect; claim; earn; get myself; buy "
                "myself"
            ),
            ("points", "{n} points", "{n} point", "my points"),
            ("", "at the gold exchanger", "from the gold exchanger", "there"),
            phrases(
                "for; with; by exchanging; in exchange for; in return for; by spending; by paying; using; "
                "by selling; by destroying; by trading in; by handing in"
            ),
        ),
        padding=_AT_THE_EXCHANGER,
    ),
    replace(_EXCHANGE, verbs=("destroy",), closings=_EXCHANGING, turned=_NO_POINTS, topic=_GOLD_TOPIC),
    replace(
        _EXCHANGE,
        verbs=phrases("destroy; melt down; pay in; deposit; melt; cash; sacrifice; hand over; hand in"),
        padding=("down", "in", "up"),
        closings=joined(("at",), _EXCHANGER, ("", "for points")),
        turned=_NO_POINTS,
    ),
)

_THING = Slot(("asset", "quantity"), "thing", ("", "with"))
_TO = Slot(
    ("to",),
    "person",
    phrases(
        "to; ; over to; back to; on; upon; on to; onto; along to; across to; unto; in favour of; in favor "
        "of; for the benefit of; into the hands of; to the hands of; into the purse of; into the possession "
        "of"
    ),
)
_BESIDES = phrases(
    "as a gift; as a present; as payment; as a loan; in return; back; over; as a thank you; in thanks; as "
    "agreed; in the rpg; from me; from myself; from my own; from my purse; from my possession; i own; that "
    "i own; i have; i owe; i promised; that i owe; that i promised; of mine; for it; for this; for all that; "
    "by way of thanks; as a reward; as a token of thanks; with my compliments; with my thanks; "
    "with my blessing; in gratitude; out of gratitude; in "
    "payment; as thanks; free of charge; for nothing; as a tip; as a bonus; as a farewell present; from my "
    "own pocket; out of my own pocket; out of my purse; out of my pocket; as a donation; for free; no "
    "strings attached; as promised"
) + joined(
    ("", "that", "which"),
    ("i owe", "i owed", "i promised", "i borrowed from"),
    ("him", "her", "them", "em", "you"),
)
_GIFTS = phrases(
    "gift; present; donation; transfer; payment; grant; handover; delivery; contribution; loan; little "
    "gift; little present; small gift; birthday present; one - off gift; one - time gift; parting gift; "
    "farewell gift; generous gift; one - off payment"
)
_GIVE = Frame(
    action="transfer",
    verbs=(),
    slots=(_THING, _TO),
    padding=_BESIDES,
    topic=GIVE_TOPIC,
    example="I give Brask 3 gold.",
)

_GIFT_FRAMES = (
    replace(
        _GIVE,
        verbs=(
            *phrases(
                "give; transfer; hand; hand over; send; pass; pay; donate; gift; toss; slip; throw; give "
                "back; give away; return; deliver; bestow; present; repay; grant; pass on; sign over; make "
                "over; pay out; pay over; pay back; cede; convey; contribute; reward; tip; supply; "
                "provide; surrender; yield; turn over; fork over; fork out; cough up; entrust; remit; "
                "render; furnish; equip; chuck; fling; part with; transfer ownership of; transfer "
                "possession of; hand out; hand back; send over; send along; shell out; bequeath; confer; "
                "consign; dole out; deed; deed over; endow; arm; outfit; kit out; assign; allot; "
                "relinquish; lob; sling; pass along; pass over; give up; give over; hand down; make a "
                "present; dispense; impart; vouchsafe; remunerate; hand to; pay to"
            ),
            *joined(
                ("make", "do", "give", "perform", "carry out"), ("a", "the", "my", "one"), _GIFTS, ("of", ":")
            ),
        ),
        turned=("for points", "for a point"),
    ),
    # everyday verbs, which give only what is put in somebody's hands
    replace(
        _GIVE,
        verbs=phrases("press; drop; slip; shove; thrust; count out; pour; transfer; deliver; hand"),
        slots=(
            _THING,
            replace(
                _TO, after=("in", "into", "to", "over into", "go to", "pass to", "go over to", "across to")
            ),
        ),
        closings=phrases(
            "'s hand; 's hands; 's purse; 's possession; 's pocket; 's pouch; 's palm; 's ownership; 's "
            "keeping; 's bag; 's care; 's custody; 's backpack; 's coffers; 's pack; 's name"
        ),
    ),
    replace(
        _GIVE,
        verbs=joined(
            ("settle", "pay off", "pay", "discharge", "repay", "clear"), ("my debt of", "the debt of")
        ),
        slots=(_THING, replace(_TO, after=("to", "with"))),
    ),
)

TRADING: tuple[Frame, ...] = (*_EXCHANGES, *_GIFT_FRAMES)

"""How potions and the Healer are said in the RPG: drinking, and being healed for a fee."""

from dataclasses import replace

from contracts.agora_rpg.wording import FEE
from gamemaster.core.frame import Frame, Slot, joined, phrases

_POTION = Slot(("potion", "level", "*"), "potion", ("", "from"))
_POTION_TOPIC = ("potion", "potions", "level")
_IN_ONE_GO = phrases(
    "in one gulp; in one go; in one draught; in a single gulp; in one swig; to the dregs; to the last drop; "
    "in one; down; off; up; down to the last drop; all of it; myself; down my throat; with relish"
)
_SPECIFYING = joined(
    phrases(
        "and specify; and hereby specify; specifying; and i specify; , specifying; and state; and i hereby "
        "specify; stating; with the specification"
    ),
    ("", "that"),
)
_DRINKING_IT = (
    *joined(_SPECIFYING, ("i am", "i 'm"), ("drinking",), ("it", "them", "the potion")),
    *joined(_SPECIFYING, ("i",), ("drink",), ("it", "them")),
    *phrases(
        "to drink it; and drink it; by drinking it; drinking it; to drink them; by drinking them; drinking "
        "them; and drink them; in order to drink it; for drinking"
    ),
)

# the Healer serves nothing else
_BEING_TREATED = joined(
    ("have", "get", "let"),
    ("my wounds", "my health", "my injuries", "my health and vitality", "my hurts", "my vitality and health"),
    phrases(
        "healed; tended; tended to; seen to; dressed; treated; bandaged; bound; restored; cared for; looked "
        "after; mended; looked at; be healed; be tended; be restored"
    ),
) + joined(
    ("have", "get", "let"),
    ("", "myself", "me", "my character", "myself be"),
    phrases("healed; patched up; treated; cured; restored; mended; fixed up; tended"),
)
_BY_THE_HEALER = joined(
    phrases("have; get; let; allow; hire; ask; pay; employ; engage; commission; make; bid; request; tell"),
    ("the healer",),
    ("", "to"),
    phrases(
        "heal me; restore me; patch me up; mend me; cure me; treat me; tend me; tend to me; see to me; see "
        "to my wounds; tend my wounds; tend to my wounds; dress my wounds; treat my wounds; heal my wounds; "
        "fix me up; restore my health; restore my health and vitality; look after me; bandage me; heal my "
        "character; do her work; do his work; do their work; bind my wounds; take care of me; look after my "
        "wounds; make me whole; restore me to health; restore me to full health"
    ),
)
_A_HEALING = joined(
    phrases(
        "get; take; purchase; buy; pay for; receive; undergo; order; have; do; make; perform; buy myself; "
        "get myself; request; obtain; make use of; use; go for; enjoy"
    ),
    phrases("a healing; a heal; one healing; my healing; another healing; one heal"),
) + joined(
    phrases("get; take; purchase; buy; pay for; receive; undergo; obtain; request; seek"),
    phrases("healing; treatment"),
)
_THE_SERVICES = joined(
    phrases(
        "avail myself of; make use of; use; purchase; buy; pay for; take; hire; engage; have recourse to; "
        "take advantage of; call upon; call on; accept; submit to; enlist; employ"
    ),
    ("the healer 's",),
    phrases(
        "healing; services; service; care; art; arts; help; skills; skill; treatment; aid; ministrations; "
        "healing services; healing service; attentions; healing arts; remedies; healing hands"
    ),
)
_AT_THE_HEALER = joined(
    phrases(
        "cure myself; restore myself; recover; get well; restore my health; restore my health and vitality; "
        "restore my vitality and health; mend; mend my wounds; nurse my wounds; regain my health; be "
        "healed; get better; restore my character; recover my health; regain my strength; be restored; get "
        "restored; am healed; receive treatment; take the cure; use the services; have my wounds seen to"
    ),
    ("at the healer", "by the healer", "with the healer"),
)
_DRINK = Frame(
    action="drink",
    verbs=(),
    slots=(_POTION,),
    topic=_POTION_TOPIC,
    example="I drink a level 1 health potion.",
)

HEALING: tuple[Frame, ...] = (
    replace(
        _DRINK,
        verbs=phrases(
            "drink; use; use up; quaff; drink down; down; swig; gulp; gulp down; drink up; swallow; consume; "
            "sip; chug; "
            "guzzle; drain; imbibe; ingest; knock back; toss back; throw back; polish off; partake of; help "
            "myself to; treat myself to; swill; swill down; slurp; slurp down; pour down; drink off; neck; "
            "glug; glug down; take a swig of; take a swig from; take a draught of; take a draught from; "
            "take a dose of; take a drink of; take a drink from; have a drink of; have a drink from; take a "
            "gulp of; have a swig of; have a swig from; uncork and drink; open and drink; unstopper and "
            "drink; swallow down; down the contents of; drink the contents of; drain to the dregs; quaff "
            "down; raise my vitality by drinking; raise my health by drinking; restore my health by "
            "drinking; restore my vitality by drinking; toss off; put away; lap up; sup; tipple; administer "
            "to myself"
        ),
        padding=_IN_ONE_GO,
    ),
    # what one does with a potion and no other thing
    replace(
        _DRINK,
        verbs=phrases("take; use; use up; apply; empty; administer; make use of"),
        closings=phrases(
            "on myself; to myself; on me; to heal; for myself; to heal myself; to restore my health; to "
            "regain health; to raise my health; to restore my vitality; to raise my vitality; to regain "
            "vitality; to drink; to drink it; by drinking it; in one gulp; in one go; down my throat"
        ),
    ),
    # "I uncork a level 1 health potion and drink it"
    replace(
        _DRINK,
        verbs=phrases(
            "uncork; open; unstopper; take; take out; pull out; lift; uncap; grab; fetch; get out; "
            "produce; pick up"
        ),
        closings=phrases(
            "and drink it; and drink them; and drink; and drink it down; and drink it up; and down it; and "
            "quaff it; and swallow it; and drain it; and drink it off; and gulp it down"
        ),
    ),
    replace(
        _DRINK,
        verbs=phrases("destroy; consume; spend; use; use up"),
        slots=(Slot(("potion", "level", "*"), "potion", ("",)),),
        closings=_DRINKING_IT,
    ),
    # "down goes a level 2 vitality potion"
    replace(
        _DRINK,
        slots=(Slot(("potion", "level", "*"), "potion", ("",)),),
        sayings=phrases(
            "down goes; down the hatch goes; down my throat goes; down the hatch with; down the hatch go; "
            "down go"
        ),
    ),
    Frame(
        action="heal",
        verbs=(
            *phrases(
                "heal; heal myself; heal up; get healed; pay the healer; pay healer; have myself healed; "
                "let myself be healed; pay my way back to health; have me healed; am hereby healed; get "
                "treated; get patched up; get patched up again; get cured; pay the healer {n} gold; pay {n} "
                "gold to the healer; pay {n} gold for healing; pay {n} gold for a healing; pay {n} gold to "
                "be healed; pay the healer {n} gold to heal me; use the healer; make use of the healer; pay "
                "the healer 's fee; pay the fee and am healed; pay the healer 's fee and am healed; pay the "
                "fee and heal; ask the healer for a healing; ask the healer for healing; seek healing; use "
                "the healer to heal; use the healer to get healed"
            ),
            *joined(
                ("pay",),
                (
                    "the healer 's price",
                    "the healer the fee",
                    "the healer the price",
                    "the healer 's fee",
                    "the fee",
                ),
                ("and",),
                ("heal", "am healed", "get healed", "get myself healed", "am hereby healed"),
            ),
            *_BY_THE_HEALER,
            *_BEING_TREATED,
            *_A_HEALING,
            *_THE_SERVICES,
            *_AT_THE_HEALER,
            *joined(
                ("hand", "give", "slip", "pay"),
                ("the healer",),
                ("{n} gold", "{n} gold pieces"),
                phrases(
                    "for a healing; for healing; to heal me; and she heals me; and he heals me; to be healed"
                ),
            ),
            *joined(
                ("hand", "give", "pay", "hand over"),
                ("{n} gold", "{n} gold pieces"),
                ("to the healer",),
                phrases("for a healing; for healing; to heal me; to be healed"),
            ),
            *joined(
                (
                    "spend",
                    "use",
                    "part with",
                    "destroy",
                    "lay out",
                    "pay out",
                    "fork out",
                    "shell out",
                    "expend",
                ),
                ("{n} gold", "{n} gold pieces", "{n} of my gold"),
                phrases(
                    "on a healing; on healing; for a healing; for healing; at the healer for a healing; at "
                    "the healer for healing; at the healer to heal; and heal; to get healed; to be healed; "
                    "to have myself healed; on healing myself; on a healing at the healer"
                ),
            ),
            *joined(
                ("destroy",),
                ("{n} gold", "{n} of my gold"),
                (
                    *joined(
                        _SPECIFYING,
                        phrases("i am healing; healing; i heal; i am healing myself; that i am healing"),
                    ),
                ),
            ),
        ),
        padding=phrases(
            "there; here; myself; at the healer; at healer; by the healer; to heal me; to heal; for "
            "healing; with the healer; at the healer 's; to be healed; for a healing; fully; completely; "
            "from the healer; from healer; by healer; here at the healer; my wounds; my character; me; to "
            "full; to full health; back to full health; to the full; for me; at the healer 's house; at the "
            "usual price; at the usual fee; for the usual fee; for the usual price; right here; of all my "
            "wounds; paying the usual; paying as usual; and pay the usual; and pay the fee; and pay the "
            "usual fee; and pay as usual"
        ),
        costs=(FEE,),
        sayings=phrases(
            "destroy gold equal to twice my level and specify that i am healing; i destroy gold equal to "
            "twice my level and specify that i am healing; i destroy gold equal to twice my level and "
            "specify i am healing; i am hereby healed; healer , heal me; healer : heal me; healer , please "
            "heal me; healer , heal me please"
        ),
        gerund=True,
        example="I heal.",
    ),
)

"""How combat is said in the RPG: attacking, for how many rounds, and at what health one stops."""

from contracts.agora_rpg.fighting_words import GOING_ON, OR_LESS, STOPPING
from contracts.agora_rpg.wording import FOES_NAMED, MONSTER
from gamemaster.core.frame import Frame, Kind, Slot, joined, phrases

_BLADES = phrases(
    "sword; weapon; blade; level {n} weapon; level {n} sword; weapon level {n}; sword level {n}; trusty "
    "sword; good sword; weapon of level {n}; sword of level {n}"
)
_WITH_A_BLADE = joined(("with", "using", "wielding", "by means of"), ("my",), _BLADES) + phrases(
    "sword in hand; with sword in hand; with drawn sword; with my sword drawn"
)

FOES = Kind("foe", dict.fromkeys(MONSTER, "monster"), limit=1_000)
"""The monster that one meets: there is never more than one, and it need not be named."""
_FOE = Slot(("",), "foe", ("", "against", "with", "at", "on", "upon"))
_AGAINST = Slot(("",), "foe", ("against", "with", "on", "upon"), optional=True)

_FIGHTS = joined(("the", "this", "our", "my"), ("combat", "fight", "encounter", "battle"))
_IT_DIES = phrases(
    "it is dead; it dies; it falls; it drops; it 's dead; it is over; it 's over; it is resolved; it ends; "
    "it is slain; it is done; it is defeated; it is finished; it lies dead; the monster is dead; the "
    "monster dies; the monster falls; the monster is slain; the monster is defeated; resolved; one of us is "
    "dead; one of us dies; one of us falls; one of us drops; one of us wins; either of us is dead; either "
    "of us dies; either of us falls; the end; the bitter end; i win; victory; i win or die; i win or fall; "
    "i have won; i am victorious; one of us is left; one of us lies dead; one of us is no more; one of us is "
    "done for; one of us is finished; one of us gives out; one of us keels over; it is done for; death"
) + joined(
    _FIGHTS, ("is resolved", "is over", "is done", "ends", "is decided", "is finished", "is at an end")
)
_FOE_DIES = joined(
    FOES_NAMED,
    phrases(
        "is dead; dies; falls; drops; is slain; is defeated; is done for; is finished; lies dead; is no more"
    ),
)
_TO_THE_END = (
    *OR_LESS,
    *joined(("until", "till"), _FOE_DIES),
    *joined(("until", "till", "until either", *GOING_ON), _IT_DIES),
    *joined(("or",), ("", "until"), phrases("it is dead; it dies; the monster is dead; the monster dies")),
    *phrases(
        "to the death; to the end; to the bitter end; to the last; to the finish; , whichever comes first; "
        "whichever comes first; , whichever is first; with all my might; with all my strength; with all i "
        "have; with all i 've got; with everything i have; with everything i 've got; for all i am worth; "
        "head on; in combat; in battle; in single combat; tooth and nail; here; there; in the dungeon"
    ),
)
_LIMITS = (
    Slot(("rounds",), "rounds", ("", ",", ":"), optional=True),
    Slot(("stop_at_health",), "stop", STOPPING, optional=True),
    Slot(("stop_at_health",), "kept health", ("",), optional=True),
)
_PLAIN = Frame(
    action="attack",
    verbs=phrases(
        "attack; fight; fight on; keep fighting; keep attacking; engage; strike; battle; combat; do battle; "
        "engage in combat; hit; swing at; strike at; lash out at; slash at; lunge at; stab at; take a swing "
        "at; fight back; keep on fighting; keep on attacking; carry on fighting; carry on attacking; "
        "continue fighting; continue attacking; go on fighting; go on attacking; carry on the fight; carry "
        "on with the fight; continue the fight; continue the combat; resume the fight; resume the combat; "
        "resume my attack; resume fighting; continue my attack; press the attack; press my attack; press on "
        "with the attack; press home the attack; press home my attack; begin fighting; start fighting; "
        "start attacking; begin attacking; begin the fight; start the fight; begin the combat; start the "
        "combat; begin combat; start combat; open combat; join battle; join combat; give battle; do combat; "
        "open the fight; open the attack; begin the attack; start the attack; begin my attack; start my "
        "attack; lead the attack; go on the attack; go to the attack; enter combat; enter into combat; "
        "enter the fight; go into combat; go into battle; engage in battle; engage in a fight; duel with; "
        "draw my sword and attack; draw my sword and strike; draw my sword and fight; draw my weapon and "
        "attack; raise my sword and strike; raise my sword and attack"
    )
    + joined(
        phrases(
            "make; launch; mount; carry out; perform; do; undertake; open; declare; announce; begin; start; "
            "execute; commence"
        ),
        ("an", "my", "one", "another", "the"),
        ("attack", "assault"),
    ),
    slots=_LIMITS,
    padding=(
        *MONSTER,
        *joined(("against", "with", "on", "upon", "at"), MONSTER),
        *_WITH_A_BLADE,
        *_TO_THE_END,
        "for",
        "as my action",
        "now",
    ),
    turned=("for",),
    repeatable=False,
    example="I attack, stopping at 2 health.",
)

FIGHTING: tuple[Frame, ...] = (
    _PLAIN,
    # everyday verbs, which attack only where the monster is named
    Frame(
        action="attack",
        verbs=phrases(
            "fall upon; fall on; pounce on; pounce upon; set upon; set about; go at; go for; go after; have "
            "a go at; have at; lay into; tear into; rip into; pitch into; wade into; light into; charge; "
            "charge at; rush at; rush; assault; assail; hack at; hack away at; smite; slash; stab; thrust "
            "at; take on; tackle; confront; duel; bash; bash at; whack; whack at; cut at; clobber; beat at; "
            "jump; leap at; leap on; leap upon; run at; fly at; hurl myself at; hurl myself upon; throw "
            "myself at; throw myself upon; throw myself on; fling myself at; fling myself upon; give battle "
            "to; join battle with; wage battle against; wage war on; wage battle on; go to war with; take "
            "up arms against; raise my sword against; raise my sword to; raise my weapon against; turn my "
            "sword on; turn my sword against; turn my weapon on; turn my weapon against; draw my sword on; "
            "draw my sword against; draw my weapon against; swing my sword at; swing my weapon at; wield my "
            "sword against; thrust my sword at; thrust my sword into; plunge my sword into; bring my sword "
            "down on; bring my weapon down on; use my sword on; use my sword against; use my weapon on; use "
            "my weapon against; use my sword to attack; use my weapon to attack; use my sword to fight; use "
            "my weapon to fight; use my sword to strike; take my sword to; put my sword to; do battle with; "
            "do battle against; engage in battle with; engage in combat with; fight it out with; have it "
            "out with; slug it out with; trade blows with; exchange blows with; come to blows with; close "
            "with; square up to; try conclusions with; fight against; battle against; battle with; fight "
            "with; duel with; meet in combat; meet in battle; strike out at; aim a blow at; aim my sword "
            "at; deal a blow to; strike a blow at; land a blow on; make war on; go into battle against; go "
            "into battle with; go to battle against; go to battle with; enter combat with; enter into "
            "combat with; go into combat with; go into combat against; go on the attack against; start "
            "combat with; begin combat with; start a fight with; pick a fight with; start the fight with; "
            "start fighting; begin fighting; let fly at; chop at; swipe at; jab at; poke at; pummel; storm; "
            "storm at"
        ),
        slots=(_FOE, *_LIMITS),
        padding=(*_WITH_A_BLADE, *_TO_THE_END),
        topic=phrases("monster; sword; weapon; beast; creature"),
        repeatable=False,
        example="I attack, stopping at 2 health.",
    ),
    # "I go four rounds with the beast"
    Frame(
        action="attack",
        verbs=joined(
            ("go", "do", "fight"),
            ("{n} rounds", "{n} round", "{n} rounds of combat", "{n} rounds of fighting"),
        ),
        slots=(_AGAINST, *_LIMITS[1:]),
        fixed={"rounds": "{n}"},
        padding=(*_WITH_A_BLADE, *_TO_THE_END, "attacking", "fighting", "of fighting", "of combat"),
        topic=phrases("round; rounds; combat"),
        repeatable=False,
        example="I attack, stopping at 2 health.",
    ),
)

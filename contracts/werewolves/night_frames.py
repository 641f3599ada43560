"""How the night's business is said: the duties of the optional roles, beside the werewolves' choice."""

from dataclasses import replace

from contracts.werewolves import wording as w
from contracts.werewolves.bottles import IN_KEEPING
from contracts.werewolves.cupid_frames import CUPID
from contracts.werewolves.night_nouns import NIGHT_NOUNS
from contracts.werewolves.seer_idioms import SEER_IDIOMS
from contracts.werewolves.shots_and_arrows import SHOTS_AND_ARROWS
from contracts.werewolves.witch_idioms import WITCH_IDIOMS
from contracts.werewolves.wolf_frames import NO_TARGET, WHOM, WOLVES
from gamemaster.core.frame import Frame, Slot, joined, phrases


def _in_role(role: str, verbs: tuple[str, ...]) -> tuple[str, ...]:
    """`As the Seer, I select`, `I, the Hunter, hereby choose`: what a role makes plain."""
    return tuple(
        f"{lead} {verb}"
        for lead in phrases(
            f"as the {role} , i; as the {role} i; as {role} , i; as {role} i; i , the {role} ,; i , the "
            f"{role} , hereby; as my nightly duty i; as my nightly duty , i; in my capacity as {role} , i; "
            f"the {role} here : i; {role} here : i; the {role} here , i; {role} here , i; {role} : i; "
            "tonight i; tonight , i; for tonight i; tonight 's choice : i"
        )
        for verb in verbs
    )


_SEEING = (*w.SEEN_BY_NIGHT, *w.IS_WOLF, *w.AS_SEER, "is a werewolf", "is a wolf", "is one of the wolves")
_SEE = Frame(
    action="see",
    verbs=(),
    slots=(WHOM,),
    padding=_SEEING,
    strength="common",
    repeatable=False,
    series=False,
    example="I look at Tarn tonight.",
)
ROLES: tuple[Frame, ...] = (
    # "I look into Brask's heart"
    replace(
        _SEE,
        verbs=phrases("look into; peer into; see into; gaze into; read; look inside; peek into; search"),
        padding=w.NIGHT,
        closings=joined(
            ("'s", "'"),
            ("heart", "soul", "mind", "inmost heart", "true nature"),
            ("", "tonight", "this night"),
        ),
    ),
    replace(
        _SEE,
        verbs=w.SEES,
        sayings=(
            *_in_role("seer", w.SEES),
            *_in_role("seer", w.LOOKS),
            *phrases(
                "seer :; seer --; see :; check :; inspect :; investigate :; vision :; my vision :; scry "
                ":; seer check :; seer target :; seer 's choice :; seer choice :; as seer ,; as the "
                "seer ,; # # see; # # check; # # seer; # # inspect; my vision tonight :; seer sees; the "
                "seer sees; seer looks at; the seer looks at; seer checks; the seer checks; as seer :; "
                "seer inspects; look at :; seer duty :; i want to see; i would like to see; i 'd like "
                "to see; i wish to see; i want to know about; i want to look at; i would like to look "
                "at; i 'd like to look at; please show me"
            ),
        ),
        strength="open",
    ),
    replace(_SEE, verbs=w.LOOKS, closings=w.AS_SEER, sayings=("i choose",)),
    Frame(
        action="save",
        verbs=w.HEALS,
        slots=(Slot(("target",), "person", ("", "on", "to", ":", "for"), optional=True),),
        padding=(
            *w.NIGHT,
            *w.OF_NOBODY,
            *phrases(
                "on whoever the wolves attacked; whoever the wolves attacked; whoever the wolves attack; "
                "whomever the wolves "
                "attack; whomever the wolves attacked; whoever the werewolves attacked; whoever they "
                "attacked; whoever "
                "got attacked; whoever it is; whoever e is; whoever that is; whoever that may be; whoever it "
                "may be; "
                "the one the wolves attacked; tonight; the poor soul; this victim; our victim; on whoever "
                "was attacked; "
                "on whoever the wolves attack; on whoever the werewolves attacked; with my healing potion; "
                "with my potion; with my healing power; with my power; with my "
                "heal; the villager; the attacked villager; the townsperson whom the werewolves attack; "
                "the villager whom the werewolves attack; the townsperson the werewolves attack; the "
                "villager the werewolves attack; whom the werewolves attack; whomever the werewolves "
                "attack; whomever they attack; the townsperson under attack; tonight's victim; the "
                "victim of the werewolves; the victim of the attack; the poor victim; tonight 's "
                "victim; the attacked townsperson; whoever the werewolves attack; whoever was attacked; "
                "whoever is attacked; whoever they attack; the werewolves ' choice; that townsperson; "
                "this townsperson; the townsperson; the person attacked; the one attacked; now; the one "
                "they attack; to save; to save the victim; yes; on the victim; from the werewolves; "
                "from the wolves; from death; from dying; from being eaten; to the victim; for the "
                "victim"
            ),
        ),
        sayings=phrases(
            "heal :; heal : yes; save :; save : yes; witch : heal; witch : save; witch heals; the witch "
            "heals; heal yes; yes , heal; yes heal; yes , i heal; heal = yes; # # heal; # # save; as "
            "witch , heal; as the witch , heal; heal em; heal him; heal her; heal them; yes , heal em; "
            "yes , heal him; yes , heal her; yes , heal them; save em; save him; save her; save them; "
            "heal the victim; save the victim"
        )
        + _in_role("witch", w.HEALS),
        strength="open",
        repeatable=False,
        example="I heal the victim.",
    ),
    Frame(
        action="poison",
        verbs=w.POISONS,
        slots=(WHOM,),
        padding=(
            *w.NIGHT,
            *phrases(
                "with my poison; with my potion; to kill; to poison; with my poison potion; on; to "
                "death; with my power; with the poison; with my deadly potion; instead; as well; too; , no "
                "heal; , no healing; "
                ", no heal tonight; , no healing tonight; , and no heal; without healing; without healing "
                "anyone; and "
                "heal nobody; and heal no one; , but no heal; , but no healing; and do not heal; but do not "
                "heal; , "
                "but i do not heal; and don 't heal; but don 't heal; "
                "to"
            ),
        ),
        sayings=phrases(
            "i only poison; i just poison; poison :; witch : poison; witch poisons; the witch poisons; # # "
            "poison; poison goes to; my "
            "poison goes to; the poison goes to; poison =; poison for; my poison is for; the poison is "
            "for; my poison :; as witch , poison; as the witch , poison"
        )
        + _in_role("witch", w.POISONS),
        turned=IN_KEEPING,
        strength="open",
        repeatable=False,
        series=False,
        example="I poison Brask.",
    ),
    Frame(
        action="pass",
        verbs=w.PASSES,
        padding=(
            *w.NIGHT,
            *phrases(
                "on my powers; on both powers; on everything; on both; entirely; with either power; "
                "with my powers; on my duty; at all; whatsoever; nothing; : no healing , no poison; : no "
                "heal , no "
                "poison; : no healing and no poison; : no heal and no poison; : neither heal nor poison; : "
                "neither "
                "healing nor poison; , no healing , no poison; , no heal , no poison; , neither heal nor "
                "poison; "
                "with either potion; with either of my potions; with my potions; and keep both potions; and "
                "keep "
                "both powers; and save both potions; , neither healing nor poison; , neither healing nor "
                "poisoning; : neither healing nor poisoning"
            ),
        ),
        sayings=phrases(
            "nothing from me tonight; nothing from me; nothing tonight from me; nothing for me tonight; "
            "neither heal nor poison; neither healing nor poison; no heal and no poison; no heal , no "
            "poison; no healing and no poison; no healing , no poison; no heal no poison; no poison and no "
            "heal; no poison , no heal; no potions; no potions tonight; no potion tonight; i keep both "
            "potions for later; i keep my potions for later; i save my potions for later; i save both "
            "potions for later; i keep both my potions for later; i keep both for later; heal : no poison "
            ": no; heal : no , and poison : no; pass; no action tonight; nothing tonight; pass tonight; "
            "witch : pass; witch passes; the witch passes; the seer passes; neither potion tonight; "
            "neither tonight; heal : no , poison : no; # # pass; witch : nothing; witch : neither; seer : "
            "pass; i use nothing; i do nothing; i neither heal nor poison; i neither heal nor poison "
            "anyone; i neither heal nor poison anybody; i use neither power; i use neither; no to both; no "
            "and no; i pass for the rest; i pass on the rest; otherwise i pass; pass for the rest; "
            "otherwise pass"
        ),
        strength="open",
        repeatable=False,
        example="I pass tonight.",
    ),
    Frame(
        action="pass",
        verbs=w.NO_HEALS,
        slots=(Slot(("",), "person", ("", "on", "for"), optional=True),),
        padding=(*w.NIGHT, *w.OF_NOBODY),
        fixed={"power": "heal"},
        sayings=phrases("heal : no; heal : nobody; heal = no; witch : no heal; heal : none"),
        strength="open",
        repeatable=False,
        example="I pass on healing.",
    ),
    Frame(
        action="pass",
        verbs=w.NO_POISONS,
        slots=(Slot(("",), "person", ("", "on", "for"), optional=True),),
        padding=(*w.NIGHT, *w.OF_NOBODY),
        fixed={"power": "poison"},
        sayings=phrases(
            "poison : no; poison : nobody; poison = no; witch : no poison; poison : none; i poison "
            "nobody; i poison no one"
        ),
        strength="open",
        repeatable=False,
        example="I poison nobody.",
    ),
)

_SHOT = (*w.DYING, *w.NIGHT, *phrases("please; instead; first; finally; then"))
_SHOOT = Frame(
    action="shoot",
    verbs=(),
    slots=(WHOM,),
    padding=_SHOT,
    strength="open",
    repeatable=False,
    series=False,
    example="If I die, I shoot Quillon.",
)
# for a night is less than standing
_STANDING = tuple(phrase for phrase in _SHOT if phrase not in w.NIGHT)
HUNTER: tuple[Frame, ...] = (
    replace(
        _SHOOT,
        verbs=w.SHOOTS,
        sayings=(
            *_in_role("hunter", (*w.SHOOTS, "choose", "pick", "select")),
            *(
                f"with my {last} {breath}{comma} i {verb}"
                for last in ("last", "dying", "final")
                for breath in ("breath", "strength", "shot", "bullet")
                for comma in ("", " ,")
                for verb in w.SHOOTS
            ),
            *phrases(
                "hunter :; shoot :; shot :; my shot :; my shot goes to; my last shot goes to; hunter "
                "shoots; the hunter shoots; # # shoot; # # shot; i want to shoot; hunter 's choice :; "
                "as hunter , i choose; as the hunter , i choose; as hunter i choose; as the hunter i "
                "choose; my victim :; bang :"
            ),
        ),
        strength="own",
        example="I shoot Quillon.",
    ),
    replace(
        _SHOOT,
        verbs=w.DRAGS,
        closings=w.DYING,
        sayings=("i choose",),
        strength="common",
        example="I take Quillon with me.",
    ),
    replace(
        _SHOOT,
        verbs=(*w.SHOOTS, *w.DRAGS),
        closings=w.UPON_DEATH,
        padding=_STANDING,
        fixed={"standing": True},
        sayings=("i choose",),
    ),
    replace(
        _SHOOT,
        padding=_STANDING,
        fixed={"standing": True},
        sayings=(
            *(
                f"{when}{comma} i {verb}"
                for when in w.UPON_DEATH
                for comma in ("", " ,")
                for verb in phrases(
                    "shoot; choose; take; kill; pick; drag; will shoot; will take; want to shoot; "
                    "select; take down; choose to shoot; 'll shoot; 'll take"
                )
            ),
            *joined(
                w.UPON_DEATH,
                ("", ","),
                phrases("my shot goes to; my last shot goes to; my bullet goes to; my shot is for"),
            ),
            *(f"{when}{mark} shoot" for when in w.UPON_DEATH for mark in ("", " ,", " :")),
            *(f"{when} :" for when in w.UPON_DEATH),
            *phrases(
                "standing shot :; standing choice :; new standing choice :; new standing shot :; standing "
                "order :; "
                "hunter 's standing choice :; hunter 's standing shot :; my standing shot :; my standing "
                "choice :; standing "
                "shot is; my standing choice is; my standing shot is; standing order : shoot; standing "
                "orders : shoot; standing : ; my standing shot goes to; # # standing; i file the "
                "standing choice; i file as my standing choice; hunter standing :; hunter , standing :; my "
                "standing choice as hunter :; my standing choice as hunter is; my standing shot as hunter :; "
                "my standing choice as the hunter is; my standing choice as the hunter :"
            ),
        ),
    ),
    Frame(
        action="shoot",
        verbs=w.UNSHOOTS,
        slots=(Slot(("",), "person", ("on", "at", "of", "for"), optional=True),),
        padding=w.NIGHT,
        fixed=NO_TARGET,
        sayings=phrases(
            "no shot; hunter : nobody; shoot : nobody; standing shot : none; standing choice : none; "
            "standing shot : nobody; standing choice : nobody"
        ),
        strength="open",
        repeatable=False,
        example="I withdraw my standing choice.",
    ),
)


def parted(frame: Frame) -> tuple[Frame, ...]:
    """The frame's verbs, which other business may use, apart from its sayings, which only this game does."""
    chosen = tuple(f"i {verb}" for verb in frame.verbs if verb.startswith(("choose to ", "elect to ")))
    sayings = (*frame.sayings, *chosen)
    if not sayings or not frame.verbs or frame.action == "pass":
        return (frame,)
    return replace(frame, sayings=()), replace(frame, verbs=(), sayings=sayings, strength="own")


NIGHT_FRAMES: tuple[Frame, ...] = tuple(
    part
    for frame in (
        *WOLVES,
        *NIGHT_NOUNS,
        *ROLES,
        *CUPID,
        *HUNTER,
        *SEER_IDIOMS,
        *WITCH_IDIOMS,
        *SHOTS_AND_ARROWS,
    )
    for part in parted(frame)
)

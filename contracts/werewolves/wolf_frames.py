"""How the werewolves choose whom they attack, and call it off."""

from dataclasses import replace

from contracts.werewolves import wording as w
from gamemaster.core.frame import Frame, Slot, joined, phrases

WHOM = Slot(("target",), "person", ("", ":", "on", "to", "- ", "back to"))
NO_TARGET = {"target": None}

_NIGHT = (
    *w.NIGHT,
    *phrases(
        "and nobody else; unanimously; all; both; together; ourselves; for dinner; for supper; for our "
        "dinner; for our supper; as our dinner; as dinner"
    ),
)
_MAKES = (*w.CHOOSES, *phrases("make; set; declare; announce; agree to; agree on; settle on; vote for"))
_HAS = phrases("have; eat; would have; want; drag; opt for; go for; plump for; vote")
_AS_WOLF = joined(
    phrases(
        "as a werewolf; as a werewolf ,; as a wolf; as a wolf ,; as werewolf; as werewolf ,; as wolf ,; as "
        "one of the wolves ,; as one of the werewolves ,; as a member of the pack ,; for the pack ,; for the "
        "wolves ,; on behalf of the pack ,; on behalf of the wolves ,; on behalf of the werewolves ,; wolf "
        "here ,; werewolf here ,; wolf here :; werewolf here :; werewolf :; wolf :; wolves :; werewolves :"
    ),
    ("i", "we"),
    phrases(
        "choose; pick; select; attack; eat; kill; devour; go for; name; target; opt for; vote for; take; "
        "want to eat; want to kill; want to attack"
    ),
) + joined(
    phrases("wolf; wolves; werewolf; werewolves; the wolves; pack"),
    (":", "--"),
    phrases("attack; eat; kill; devour; target; we attack; we eat; we kill; choose; bite; maul"),
)
_PACK = phrases("werewolves '; werewolf 's; wolves '; pack 's; wolf 's")
_ITS_CHOICE = joined(
    ("", "the", "our"),
    _PACK,
    phrases("choice; target; victim; prey; pick; dinner; meal"),
    phrases(
        "for tonight is; tonight is; for tonight :; tonight :; :; for the night is; shall be; tonight --"
    ),
) + joined(("the pack 's", "our pack 's", "the wolfpack 's"), ("choice", "target", "victim", "prey"), ("is",))
_FOOD = joined(
    ("our", "tonight 's", "the pack 's", "my"),
    phrases("dinner; supper; meal; snack; midnight snack; feast; dish; main course; choice; victim; target"),
    phrases(
        "tonight is; for tonight is; tonight :; for tonight :; shall be; tonight shall be; this night is"
    ),
) + joined(
    ("tonight 's",), phrases("dinner; supper; feast; dish; main course; snack; kill; menu"), ("is", ":", "--")
)
_ATTACK_ON = joined(
    phrases(
        "make; carry out; launch; mount; lead; stage; perform; direct; undertake; execute; begin; commit"
    ),
    phrases("an attack; the attack; our attack; my attack; tonight 's attack; a night attack"),
    ("on", "upon", "against", "at"),
)
_WITH_TEETH = joined(
    ("sink", "set", "dig", "bury"), ("my", "our"), ("teeth", "fangs", "claws"), ("in", "into")
)
_WOLF_VOTE = joined(("my", "our"), phrases("wolf vote; werewolf vote; night vote; kill vote; wolves ' vote"))
# who says so of emself may mean a vote, or the argument
_WE_ONLY = phrases(
    "go for; go after; fall upon; set upon; fall on; plump for; opt for; unanimously choose; unanimously "
    "pick; all choose; are agreed on; are all agreed on; are at one on; gobble up; make short work of; come "
    "for; tear to pieces; pick off; snack on; sup on; gorge on; gorge ourselves on; lunch on; hunt; "
    "throw ourselves on; swoop down on; descend on; descend upon; sink our fangs into; put down as our "
    "victim; vote for tonight; are going for; take out; polish off; wolf down"
)
_BREWED = joined(
    ("with", "by", "using"),
    ("", "the", "a", "my"),
    phrases("potion; poison; poison potion; deadly potion; vial"),
)
_ATTACK = Frame(
    action="attack",
    verbs=(),
    slots=(WHOM,),
    padding=_NIGHT,
    turned=_BREWED,
    strength="open",
    repeatable=False,
    series=False,
    example="We attack Mirelle.",
)
WOLVES: tuple[Frame, ...] = (
    replace(
        _ATTACK,
        verbs=(*w.WOLVES_ATTACK, *_ATTACK_ON, *_WITH_TEETH),
        sayings=(
            *(f"we {verb}" for verb in w.WOLVES_ATTACK),
            *(
                f"{who} {verb}"
                for who in phrases(
                    "we all; we both; we wolves; we werewolves; us wolves; we hereby; tonight we"
                )
                for verb in (*w.WOLVES_ATTACK, "kill", *_WE_ONLY)
            ),
            *joined(("we",), ("kill", *_WE_ONLY, *_ATTACK_ON, *_WITH_TEETH)),
            *_AS_WOLF,
            *_ITS_CHOICE,
            *_FOOD,
            *joined(
                _WOLF_VOTE, phrases("goes to; is for; is; :; falls on; is on; tonight goes to; tonight is")
            ),
            *joined(
                (
                    "our attack",
                    "our attack tonight",
                    "tonight 's attack",
                    "our bite",
                    "our teeth",
                    "our fangs",
                ),
                phrases("is on; falls on; goes to; is aimed at; hits; go into; sink into; strikes; lands on"),
            ),
            *phrases(
                "we would like to attack; we would like to eat; we would like to kill; we 'd like to attack; "
                "we 'd like to "
                "eat; we 'd like to kill; we want to attack; we want to eat; we want to kill; we wish to "
                "attack; our "
                "target for tonight is; our victim for tonight is; our choice for tonight is; tonight our "
                "target is; "
                "tonight our victim is; tonight 's target is; tonight 's victim is; we settle on; we have "
                "settled on; "
                "we 've agreed on; we 've decided on; we agreed on; our dinner is; our dinner tonight is; "
                "new target :; our new target :; my new target :; new victim :; as werewolf :; as wolf :; "
                "as a "
                "wolf :; as a werewolf :; attack :; kill :; target :; victim :; our victim :; our target "
                ":; tonight 's victim :; "
                "tonight 's target :; wolves :; werewolves :; wolf :; werewolf :; wolf kill :; night "
                "kill :; nightkill :; nk :; wolf target :; wolves ' target :; werewolves ' target :; "
                "wolves ' choice :; wolves attack :; werewolves attack :; our choice :; our choice is; "
                "our victim is; our target is; our victim tonight is; our target tonight is; the victim "
                "is; the target is; our choice tonight is; we choose; we pick; we select; we have "
                "chosen; we have picked; # # kill; # # attack; # # nk; my victim is; my target is; the "
                "wolves ' choice is; the werewolves ' choice is; tonight ' s attack :; tonight 's "
                "attack :"
            ),
        ),
    ),
    replace(
        _ATTACK,
        tails=joined(
            ("is", "shall be", "is hereby"),
            phrases("our victim; our target; our prey; our choice"),
            ("", "tonight", "for tonight"),
        ),
        strength="own",
    ),
    replace(
        _ATTACK,
        verbs=_MAKES,
        closings=phrases(
            "as our victim; as our target; as tonight 's victim; as tonight 's target; for our victim; for "
            "our target; to be attacked; to be our victim; to be eaten; as the werewolves ' victim; as the "
            "wolves ' victim; as the werewolves ' target; as the wolves ' target; for dinner; for supper; "
            "as the villager to be killed; as the villager to be killed tonight; as the villager to "
            "kill; as the one to "
            "be killed; as the one to be devoured; as the one to be killed tonight; as the townsperson "
            "to be killed; "
            "as the one to be eaten; as the one to be eaten tonight; as the one to die; as the one to "
            "die tonight; "
            "as the one we eat; as the one we kill; as the one we attack; as the one to attack; as the "
            "one to kill; "
            "as the one to eat; as the villager to eat; as the villager to attack; as the villager to be "
            "devoured; "
            "to be killed tonight; to be eaten tonight; to be devoured tonight; "
            "to be killed by the werewolves; to be devoured; to attack; to eat; for the attack; for "
            "tonight 's attack; as the villager we attack; as our victim tonight; as our target tonight; "
            "our victim; our target; our prey; our dinner; our victim tonight; our target tonight; as the "
            "victim; as the target; as our prey; our prey tonight; tonight 's victim; as the prey"
        )
        + joined(
            ("for", "as", "to be"),
            phrases(
                "dinner; supper; our dinner; our supper; our meal; our midnight snack; tonight 's meal; "
                "tonight 's dinner; tonight 's victim; tonight 's prey; tonight 's kill; breakfast; our "
                "feast; our next meal; death tonight; tonight 's attack; our kill; the kill"
            ),
            ("", "tonight"),
        )
        + phrases(
            "as the villager to die; as the villager to die tonight; off into the woods; off into the woods "
            "tonight; dead tonight; for tonight 's attack; to die tonight; off to our den; as the victim "
            "tonight; as the victim for tonight; as the one to be attacked; for tonight; as tonight 's meal"
        ),
        sayings=tuple(f"{who} {verb}" for who in ("i", "we", "we all") for verb in (*_MAKES, *_HAS)),
    ),
    replace(
        _ATTACK,
        verbs=joined(("cast", "give", "place", "put", "use", "enter", "submit"), _WOLF_VOTE),
        slots=(Slot(("target",), "person", ("for", "on", "to", ":", "against")),),
    ),
    # "We tear Brask to pieces"
    replace(
        _ATTACK,
        verbs=("tear", "rip", "hunt", "gobble", "wolf", "rend", "run"),
        closings=phrases("apart; to pieces; down; up; to shreds; limb from limb"),
        sayings=joined(("we",), ("tear", "rip", "hunt", "gobble", "wolf", "rend", "run")),
        strength="common",
    ),
    # what may be news, a guess or a quotation: a question
    replace(
        _ATTACK,
        verbs=("go for", "go after", "fall upon", "set upon", "take", "have", "want", "am for"),
        closings=("tonight", "for tonight", "dead tonight"),
        strength="common",
        promised=True,
    ),
    replace(
        _ATTACK,
        sayings=joined(
            ("the pack", "our pack", "the wolf pack"),
            phrases("attacks; eats; devours; kills; chooses; goes for; wants; takes; targets; picks"),
        ),
        tails=phrases("is on the menu; is on the menu tonight; is on our menu; is dinner; is our dinner"),
        strength="common",
        promised=True,
    ),
    Frame(
        action="attack",
        verbs=w.UNATTACK,
        slots=(Slot(("",), "person", ("on", "against", "of"), optional=True),),
        padding=w.NIGHT,
        fixed=NO_TARGET,
        sayings=tuple(f"we {verb}" for verb in w.UNATTACK),
        strength="own",
        repeatable=False,
        series=False,
        example="I withdraw my attack.",
    ),
)

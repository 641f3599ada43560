"""How the werewolves choose whom they attack, and call it off."""

from contracts.werewolves import wording as w
from gamemaster.core.frame import Frame, Slot, phrases

WHOM = Slot(("target",), "person", ("", ":", "on", "to", "- ", "back to"))
NO_TARGET = {"target": None}

_NIGHT = (
    *w.NIGHT,
    *phrases(
        "and nobody else; unanimously; all; both; together; ourselves; for dinner; for supper; for our "
        "dinner; for our supper; as our dinner; as dinner"
    ),
)
_MAKES = (*w.CHOOSES, *phrases("make; set; declare; announce"))
WOLVES: tuple[Frame, ...] = (
    Frame(
        action="attack",
        verbs=w.WOLVES_ATTACK,
        slots=(WHOM,),
        padding=_NIGHT,
        sayings=(
            *(f"we {verb}" for verb in w.WOLVES_ATTACK),
            *(
                f"{who} {verb}"
                for who in phrases(
                    "we all; we both; we wolves; we werewolves; us wolves; we hereby; tonight we"
                )
                for verb in (*w.WOLVES_ATTACK, "kill")
            ),
            "we kill",
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
                "attack :; kill :; target :; victim :; our victim :; our target :; tonight 's victim :; "
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
        strength="open",
        repeatable=False,
        series=False,
        example="We attack Mirelle.",
    ),
    Frame(
        action="attack",
        verbs=_MAKES,
        slots=(WHOM,),
        padding=_NIGHT,
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
        ),
        sayings=tuple(f"{who} {verb}" for who in ("i", "we", "we all") for verb in _MAKES),
        strength="open",
        repeatable=False,
        series=False,
        example="We attack Mirelle.",
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

"""Turns of phrase for the Witch's night: `I restore the victim to life`, `I keep both bottles corked`."""

from dataclasses import replace

from contracts.werewolves.bottles import (
    HEALING,
    IN_KEEPING,
    OF_HEALING,
    OWN,
    POISON,
    the_healing,
    the_victim,
)
from contracts.werewolves.wolf_frames import WHOM
from contracts.werewolves.wording import NIGHT
from gamemaster.core.frame import Frame, Slot, joined, phrases

_SAVE = Frame(
    action="save",
    verbs=(),
    padding=NIGHT,
    strength="open",
    repeatable=False,
    series=False,
    example="I heal the victim.",
)
_POISON = replace(_SAVE, action="poison", slots=(WHOM,), turned=IN_KEEPING, example="I poison Brask.")
_PASS = replace(_SAVE, action="pass", example="I pass tonight.")
_OWN_POISON = (
    *POISON,
    "poison",
    "a cup of poison",
    "a cup of my poison",
    "a dose of my poison",
    "some of my poison",
)
_CUPS = joined(
    ("'s", "'"),
    phrases("cup; drink; wine; glass; soup; mug; beer; tea; food; goblet; ale; bottle; throat; supper"),
)
_BOTH = phrases(
    "both potions; both my potions; both of my potions; my potions; my two potions; both bottles; both my "
    "bottles; both vials; both my powers; my powers; both powers"
)
WITCH_IDIOMS: tuple[Frame, ...] = (
    # the Witch's healing
    replace(
        _SAVE,
        verbs=joined(
            phrases("use up; expend; uncork; open; spend; exercise; employ; apply; give up; empty; deploy"),
            OWN,
        ),
        topic=OF_HEALING,
        slots=(the_healing(), the_victim("on", "for", "to", "to save", "to heal")),
    ),
    *(
        replace(_SAVE, verbs=verbs, slots=(the_victim(),), topic=OF_HEALING, closings=closings)
        for verbs, closings in (
            (("restore", "bring", "return"), ("to life", "to health", "to the living")),
            (("nurse", "bring"), ("back to health", "back from the dead", "back from death")),
            (("pull",), ("through", "back from the brink")),
            (
                ("snatch", "save", "rescue"),
                phrases("from the jaws of death; from death; from the wolves"),
            ),
            (phrases("patch up; resurrect; revive; bring back; pull through; doctor; mend"), ()),
        )
    ),
    replace(
        _SAVE,
        verbs=joined(
            phrases("administer; perform; work; give; apply; grant"),
            ("healing", "a healing", "my healing"),
        ),
        slots=(the_victim("to", "on", "upon"),),
        topic=OF_HEALING,
    ),
    replace(
        _SAVE,
        verbs=(
            *joined(
                ("heal", "save", "cure"),
                ("the one", "whoever", "the person", "the villager"),
                phrases(
                    "who was attacked; who got attacked; it was; that was attacked; who was bitten; was hurt"
                ),
            ),
            *joined(
                ("exercise",),
                ("my", "the"),
                ("power to heal", "healing power", "power of healing", "right to heal"),
                ("", "on the victim", "for the victim"),
            ),
        ),
        sayings=joined(
            ("", "witch :"),
            ("yes to healing", "yes to the healing", "yes to the heal", "i say yes to healing"),
        ),
    ),
    replace(
        _SAVE,
        slots=(Slot(("target",), "person", ("",)),),
        verbs=phrases(
            "save; restore; nurse; bring; pull; give; hand; save the life of; spare the life of; snatch"
        ),
        closings=(
            *phrases(
                "'s life; ' life; to life; to health; back to health; back to life; survive; alive; through; "
                "back from the dead; from the jaws of death; tonight with my healing potion; to the living"
            ),
            *joined(("'s life", "' life"), ("with",), HEALING[:12]),
            *(potion for potion in HEALING if "heal" in potion),
        ),
        strength="common",
    ),
    replace(
        _SAVE,
        slots=(Slot(("target",), "person", ("",)),),
        verbs=("save the life of", "spare the life of", "patch up", "resurrect"),
    ),
    # the Witch's poison
    replace(
        _POISON,
        verbs=joined(
            phrases("use up; expend; exercise; waste; apply; turn; deploy; empty; loose; try; unleash"),
            POISON[:24],
        )
        + joined(("exercise", "use"), ("my",), ("poisoning power", "power of poison", "power to poison")),
        slots=(Slot(("target",), "person", phrases("on; upon; to; against; over")),),
    ),
    replace(
        _POISON,
        verbs=joined(
            phrases("put; pour; drop; slip; tip; empty; mix; stir; sneak"),
            _OWN_POISON,
            ("in", "into", "down"),
        ),
        closings=joined(_CUPS, ("", "tonight")),
    ),
    replace(
        _POISON,
        verbs=phrases("spike; lace; lace up; season; flavour; flavor; sweeten"),
        closings=joined(_CUPS, ("with",), ("my poison", "the poison", "poison"), ("", "tonight")),
    ),
    replace(
        _POISON,
        verbs=phrases(
            "make; have; let; send; serve; offer; treat; give; kill; finish; take out; get rid of; eliminate"
        ),
        closings=(
            *joined(("drink", "swallow", "take", "", "to", "off with", "in with"), _OWN_POISON[-22:]),
            *joined(("by", "with", "using"), _OWN_POISON),
        ),
        strength="common",
    ),
    replace(
        _POISON,
        sayings=joined(
            ("my poison", "the poison", "my poison potion", "my vial of poison"),
            phrases(
                "is used on; is now used on; is spent on; finds its way to; takes; kills; ends up with; "
                "falls on"
            ),
        ),
        tails=phrases(
            "gets the poison; gets the poison potion; receives the poison; is given the poison; drinks the "
            "poison; has hereby been poisoned; has hereby been poisoned by me; has been hereby poisoned"
        ),
        strength="own",
    ),
    replace(
        _POISON,
        sayings=joined(
            ("my poison", "the poison"), ("goes into", "is in", "finds its way into", "ends up in")
        ),
        closings=joined(_CUPS, ("", "tonight")),
        strength="own",
    ),
    # nothing tonight
    replace(
        _PASS,
        verbs=(
            *joined(
                phrases("keep; leave; hold on to; hang on to; save; hold back; store; forgo; forego; waive"),
                _BOTH,
                phrases(
                    "; tonight; corked; corked tonight; on the shelf; where they are; for later; for another "
                    "night; in the cupboard; untouched; in my bag; unused; in reserve; for now"
                ),
            ),
            *phrases(
                "take no action; take no action tonight; make no use of my powers; make no use of my "
                "potions; make no use of either potion; take a pass; take a pass tonight; declare a pass; "
                "declare a pass for tonight; opt out tonight; opt out for tonight; sleep through this night; "
                "stay my hand; stay my hand tonight; hold back tonight; perform no action; have nothing to "
                "do tonight; make no move; make no move tonight; rest tonight; heal nobody and poison "
                "nobody; heal no one and poison no one; poison nobody and heal nobody; heal nobody , poison "
                "nobody; sleep tonight; give tonight a miss; skip tonight; skip this night"
            ),
        ),
        sayings=joined(
            ("witch :", "witch --", "the witch :", "witch here :", ""),
            phrases(
                "no healing and no poison; no heal and no poison; no healing , no poison; no heal , no "
                "poison; no poison and no healing; no poison , no healing; neither heal nor poison; neither "
                "healing nor poison; neither potion; no potions; no potion; no action; no heal or poison; "
                "nothing; neither"
            ),
            ("tonight", "this night", "from me tonight"),
        )
        + joined(
            ("witch :", "witch --", "the witch :"),
            phrases(
                "no healing and no poison; no heal and no poison; no healing , no poison; no heal , no "
                "poison; no action; no potion; no potions; neither healing nor poison; neither heal nor "
                "poison; no use of potions"
            ),
        )
        + joined(
            ("the witch", "witch"),
            phrases("does nothing; rests; sleeps; uses nothing; keeps both potions"),
            ("", "tonight"),
        )
        + joined(
            ("both potions", "both my potions", "my potions", "both bottles", "both my bottles"),
            phrases(
                "stay with me; stay corked; stay in the cupboard; stay on the shelf; remain corked; stay "
                "unused; stay where they are; remain unused; remain with me"
            ),
            ("", "tonight"),
        )
        + joined(("neither potion", "no potion"), ("is used", "is used by me", "gets used"), ("", "tonight"))
        + joined(
            ("no action", "no potion", "no potions", "no move", "nothing"),
            ("from me", "by me"),
            ("", "tonight"),
        )
        + joined(
            ("i don 't", "i do not", "i dont"),
            phrases(
                "do anything; act; use any potion; use either potion; use my potions; use my powers; use "
                "anything; heal or poison anyone; heal or poison anybody; do anything at all"
            ),
            ("tonight",),
        ),
    ),
    *(
        replace(
            _PASS,
            verbs=verbs,
            slots=(slot,),
            padding=(*NIGHT, "for later", "for another night"),
            closings=closings,
            fixed={"power": "heal"},
            topic=OF_HEALING,
            example="I pass on healing.",
        )
        for verbs, slot, closings in (
            (
                ("let", "leave"),
                the_victim(),
                phrases("to die; to eir fate; to their fate; to his fate"),
            ),
            (("choose not to heal", "choose not to save", "elect not to heal"), the_victim(), ()),
            (joined(("keep", "save", "hold on to", "hang on to"), OWN), the_healing(), ()),
        )
    ),
    replace(
        _PASS,
        verbs=(
            *phrases(
                "choose not to heal; heal nobody; heal no one; heal nobody tonight; heal no one tonight; "
                "save nobody"
            ),
            *joined(("choose not to heal", "choose not to save", "elect not to heal"), ("anyone", "anybody")),
        ),
        sayings=joined(
            ("", "witch :"), ("no healing", "no heal"), ("tonight", "this time", "from me tonight")
        ),
        fixed={"power": "heal"},
        example="I pass on healing.",
    ),
    replace(
        _PASS,
        verbs=(
            *joined(
                ("keep", "save", "hold on to", "hang on to"),
                POISON[:12],
                ("", "for later", "for another night"),
            ),
            *joined(("choose not to poison", "elect not to poison"), ("anyone", "anybody", "")),
        ),
        sayings=joined(
            ("", "witch :"), ("no poison", "no poisoning"), ("tonight", "this time", "from me tonight")
        )
        + joined(
            ("my poison",),
            ("stays", "remains"),
            phrases("in its bottle; corked; with me; unused; on the shelf"),
            ("", "tonight"),
        ),
        fixed={"power": "poison"},
        example="I poison nobody.",
    ),
)

"""The night's business said of things: `My vision goes to Tarn`, `The victim gets my healing potion`."""

from dataclasses import replace

from contracts.werewolves.bottles import (
    BANE,
    HANDS,
    HEALING,
    IN_KEEPING,
    OF_HEALING,
    OWN,
    POISON,
    POTION,
    SAVED,
    SAVES,
    THE_VICTIM,
    TOWARDS,
    the_healing,
    the_victim,
)
from contracts.werewolves.named_first import IT_IS, is_whom, that_is, whom_is
from contracts.werewolves.wolf_frames import WHOM
from contracts.werewolves.wording import DYING, NIGHT
from gamemaster.core.frame import Frame, Slot, joined, phrases

_I = ("i", "i , the {role} ,", "i as the {role}", "i as {role}")
_WHEN = ("", "tonight", "for tonight", "this night", "for this night")
_TO = phrases("goes to; goes on; falls on; lands on; is on; is for; is of; is ; :; --; shall be; now goes to")

# what anybody may say of the Seer or the Hunter is no row
_ROW = (":", "--", "=")


def _selves(role: str) -> tuple[str, ...]:
    return tuple(one.format(role=role) for one in _I)


_CHECKS = phrases("check; look at; inspect; examine; investigate; scry; choose to see")
_HIS_LOOK = joined(
    ("seer 's", "the seer 's"),
    phrases("choice; target; vision; look; check; pick; sight; inspection; second sight; question"),
)
_MY_LOOK = joined(
    ("my",),
    phrases(
        "vision; check; look; inspection; scrying; second sight; seer check; seer vision; seer 's choice; "
        "seer choice; choice as seer; choice as the seer; target as seer; target as the seer; crystal ball; "
        "seeing"
    ),
)

_ROUND = joined(
    ("", "last", "final", "dying", "one", "only", "one and only", "parting"),
    ("shot", "bullet", "rifle shot"),
)
_HIS_SHOT = joined(("hunter 's", "the hunter 's"), (*_ROUND, "choice", "revenge", "victim", "pick"))
_MY_SHOT = joined(
    ("my",),
    (
        *_ROUND,
        *joined(("", *_ROUND), ("as hunter", "as the hunter")),
        "choice as hunter",
        "choice as the hunter",
        "revenge",
    ),
)
_FLIES = phrases("goes to; is for; is at; is aimed at; hits; strikes; flies at; :; --; goes at; is")
_WITH_EM = tuple(
    phrase.replace(" me", f" {whom}").replace("my ", f"{whose} ")
    for phrase in DYING
    for whom, whose in (("em", "eir"), ("her", "her"), ("him", "his"), ("them", "their"))
    if " me" in phrase or "my " in phrase
) + phrases("down; to the grave; into death; in revenge; into the grave")
_SLAYS = phrases("shoot; choose to shoot; take with me; take down with me; drag down with me")


def _whom(action: str, subjects: tuple[str, ...], verbs: tuple[str, ...], example: str) -> tuple[Frame, ...]:
    """An act whose object is the one that something is said of."""
    common = Frame(
        action=action,
        verbs=(),
        slots=(WHOM,),
        padding=NIGHT,
        strength="own",
        repeatable=False,
        series=False,
        example=example,
    )
    return (
        replace(common, sayings=whom_is(subjects, verbs), tails=is_whom(subjects, verbs)),
        replace(common, sayings=IT_IS, closings=that_is(subjects, verbs)),
    )


def _said_of(action: str, nouns: tuple[str, ...], tails: tuple[str, ...], example: str) -> Frame:
    """An act said of the thing that it is done with, or of whom it is done to."""
    return Frame(
        action=action,
        verbs=(),
        slots=(WHOM,),
        padding=NIGHT,
        sayings=nouns,
        tails=tails,
        strength="own",
        repeatable=False,
        series=False,
        example=example,
    )


_SEE = "I look at Tarn tonight."
_SAVE = "I heal the victim."
_BANES = "I poison Brask."
_SHOOT = "I shoot Quillon."
_ATTACK = "We attack Mirelle."
_SAVING = Frame(
    action="save", verbs=(), padding=NIGHT, strength="own", repeatable=False, series=False, example=_SAVE
)
_WOLVES = ("we", "we wolves", "we werewolves")
_EATS = phrases("attack; eat; devour; kill; choose to attack; agree to attack")
_OUR_CHOICE = joined(
    ("our", "my"),
    ("target", "victim", "choice", "prey"),
    phrases(
        "for the attack; for tonight 's attack; for our attack; for our attack tonight; for the wolves ' "
        "attack; for the werewolves ' attack; for the night 's attack; for the wolves; for the werewolves; "
        "for the pack; as a werewolf; as a wolf; as werewolf; for the kill; for tonight 's kill"
    ),
)
_PREY = (
    *joined(
        ("our",),
        phrases("prey; meal; choice of victim; choice of target; quarry; attack; kill; supper; wolf target"),
    ),
    *joined(("my",), phrases("prey; attack; wolf target; wolf kill; werewolf target; wolf choice")),
    *joined(("tonight 's",), ("prey", "meal", "quarry", "kill", "supper")),
)
_POISONING = Frame(
    action="poison",
    verbs=(),
    slots=(WHOM,),
    padding=NIGHT,
    turned=IN_KEEPING,
    strength="open",
    repeatable=False,
    series=False,
    example=_BANES,
)
_SHOOTING = Frame(
    action="shoot",
    verbs=(),
    slots=(WHOM,),
    padding=NIGHT,
    strength="open",
    repeatable=False,
    series=False,
    example=_SHOOT,
)

NIGHT_NOUNS: tuple[Frame, ...] = (
    *_whom("see", _selves("seer"), _CHECKS, _SEE),
    _said_of(
        "see",
        (*joined(_MY_LOOK, _WHEN, _TO), *joined(_HIS_LOOK, _WHEN, _ROW)),
        ("gets my look", "gets my vision", "gets my check"),
        _SEE,
    ),
    *_whom("attack", _WOLVES, _EATS, _ATTACK),
    *_whom("attack", ("i",), ("attack", "eat", "devour", "choose to attack"), _ATTACK),
    _said_of(
        "attack",
        (*joined(_PREY, _WHEN, _TO), *joined(_OUR_CHOICE, ("is", ":", "goes to", "falls on"))),
        (
            *joined(("is",), _OUR_CHOICE),
            *joined(
                ("is", "shall be"),
                ("our", "tonight 's"),
                phrases("victim; target; prey; meal; choice; dinner; supper"),
                _WHEN[1:],
            ),
            *joined(("shall be",), ("our",), ("victim", "target", "prey", "dinner", "meal")),
            *joined(("is",), ("on our menu", "on the menu for us"), _WHEN[1:]),
        ),
        _ATTACK,
    ),
    replace(
        _SAVING,
        slots=(the_victim(),),
        sayings=joined(
            ("my", "the", "my only", "my last"),
            POTION,
            ("", "tonight", "for tonight"),
            phrases("goes to; is for; is used on; saves; heals; shall save; :"),
        ),
    ),
    replace(
        _SAVING,
        slots=(the_healing(),),
        sayings=joined(THE_VICTIM, phrases("gets; receives; is given; shall have; drinks; may have; has")),
    ),
    replace(_SAVING, sayings=joined(THE_VICTIM, ("is", "shall be", "is hereby"), SAVED, ("by me",))),
    replace(_SAVING, sayings=(*joined(HEALING, (": yes",)), *joined(POTION, (": yes",)))),
    replace(
        _SAVING,
        slots=(the_victim(),),
        sayings=joined(("the witch", "witch"), phrases("heals; saves; cures; rescues; revives")),
    ),
    replace(_SAVING, verbs=HANDS, slots=(the_victim(), the_healing()), topic=OF_HEALING, strength="open"),
    replace(
        _SAVING,
        verbs=joined(
            phrases(
                "use; give; hand; spend; administer; pour; apply; serve; offer; exercise; employ; bestow"
            ),
            OWN,
        ),
        topic=OF_HEALING,
        slots=(
            the_healing(),
            the_victim(*TOWARDS, "to save", "to heal", "to rescue", "to cure", optional=True),
        ),
        strength="open",
    ),
    *(
        replace(
            _SAVING,
            verbs=verbs,
            slots=(the_victim(), the_healing("with", "using", optional=True)),
            closings=closings,
            topic=OF_HEALING,
            strength="open",
        )
        for verbs, closings in (
            (("let",), ("live", "survive")),
            (("keep",), ("alive",)),
            (("bring",), ("back to life", "back")),
            ((*SAVES, "save the life of"), ()),
        )
    ),
    *_whom("save", _selves("witch"), SAVES, _SAVE),
    _said_of(
        "save",
        joined(HEALING, ("goes to", "is for", "saves")),
        ("is saved by me", "is healed by me", *joined(("gets", "receives"), ("my",), POTION)),
        _SAVE,
    ),
    *_whom("poison", _selves("witch"), ("poison", "choose to poison", "kill with my poison"), _BANES),
    _said_of(
        "poison",
        joined(POISON, _WHEN, phrases("goes to; is for; falls to; :; --; is given to; goes down to")),
        (
            *joined(("gets", "receives", "drinks", "is given", "shall have"), ("my",), BANE),
            *joined(("is", "shall be", "is hereby"), ("poisoned by me", "poisoned by my hand")),
        ),
        _BANES,
    ),
    replace(
        _POISONING,
        verbs=phrases(
            "kill; give; hand; dose; slip; serve; feed; choose; pick; select; finish off; dispatch; murder; "
            "do away with; put down; execute; treat"
        ),
        closings=(
            *joined(("with", "by", "using"), (*POISON, "poison", "a poison", "the potion of death")),
            *POISON,
            *joined(("for", "as the target of", "as target of", "as the victim of"), POISON),
            *phrases(
                "to poison; to be poisoned; as the one to poison; a dose of poison; to a dose of poison"
            ),
        ),
    ),
    replace(
        _POISONING,
        verbs=joined(
            phrases("use; spend; employ; send; direct; turn"),
            ("my", "the", "my only", "my one"),
            (*BANE, "poisoning power"),
        ),
        slots=(Slot(("target",), "person", ("against", "on", "to", "upon")),),
    ),
    replace(
        _POISONING,
        verbs=joined(
            phrases("put; pour; drop; slip; tip"), ("my poison", "the poison", "poison"), ("in", "into")
        ),
        closings=joined(("'s", "'"), phrases("cup; drink; wine; glass; soup; mug; beer; tea; food; goblet")),
        turned=(),
    ),
    *_whom("shoot", _selves("hunter"), _SLAYS, _SHOOT),
    _said_of(
        "shoot",
        (*joined(_MY_SHOT, _FLIES), *joined(_HIS_SHOT, _ROW)),
        joined(("gets", "receives"), ("my",), _ROUND),
        _SHOOT,
    ),
    replace(
        _SHOOTING,
        padding=(*NIGHT, *_WITH_EM),
        sayings=joined(("the hunter", "hunter"), phrases("shoots; guns down; fires at")),
        strength="own",
    ),
    replace(
        _SHOOTING,
        closings=_WITH_EM,
        sayings=joined(
            ("the hunter", "hunter"), phrases("chooses; picks; selects; names; brings; pulls; takes; drags")
        ),
        strength="own",
    ),
    replace(
        _SHOOTING,
        verbs=phrases(
            "take; take down; drag; drag down; bring; bring down; pull; pull down; carry; kill; choose"
        ),
        closings=(
            *phrases(
                "down with me; to the grave with me; into the grave with me; to my grave; into death with "
                "me; to die with me; with my dying breath; with my last breath; into my grave"
            ),
            *joined(("with my",), (one for one in _ROUND if " " in one)),
        ),
    ),
    replace(
        _SHOOTING,
        verbs=(
            *joined(("use", "spend", "fire", "aim", "loose"), ("my",), _ROUND, ("on", "at")),
            *joined(("give", "send"), ("my",), _ROUND, ("to",)),
        ),
    ),
    replace(_SHOOTING, verbs=("give", "send"), closings=joined(("my",), _ROUND)),
    replace(
        _SHOOTING,
        verbs=phrases("make; set; file; record; register; appoint; declare; name; choose; put down; note"),
        closings=joined(
            ("", "as"), ("my", "the", "my new"), phrases("standing choice; standing shot; standing target")
        ),
        fixed={"standing": True},
        example="If I die, I shoot Quillon.",
    ),
)

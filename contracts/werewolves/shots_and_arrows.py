"""Turns of phrase for the Hunter's shot and Cupid's arrows: `I put my last bullet into Tarn`."""

from dataclasses import replace

from contracts.werewolves.cupid_frames import NO_LOVERS
from contracts.werewolves.wolf_frames import NO_TARGET, WHOM
from contracts.werewolves.wording import AS_LOVERS, DYING, NIGHT
from gamemaster.core.frame import Frame, Slot, joined, phrases

_SHOOT = Frame(
    action="shoot",
    verbs=(),
    slots=(WHOM,),
    padding=(*NIGHT, *DYING),
    strength="open",
    repeatable=False,
    series=False,
    example="I shoot Quillon.",
)
_LINK = replace(
    _SHOOT,
    action="link",
    slots=(Slot(("lovers",), "person", ("", ":"), many=True),),
    padding=(*AS_LOVERS, *NIGHT),
    turned=NO_LOVERS,
    example="I link Tarn and Mirelle as lovers.",
)
_LAST_ROUND = joined(
    (
        "my",
        "my one",
        "my last",
        "my final",
        "my dying",
        "my only",
        "my hunter 's",
        "my hunter",
        "my parting",
        "a",
    ),
    ("shot", "bullet", "round", "cartridge"),
)

SHOTS_AND_ARROWS: tuple[Frame, ...] = (
    # the Hunter's shot
    replace(
        _SHOOT,
        verbs=joined(
            phrases(
                "take; put; pump; empty; fire; use; discharge; plant; loose; spend; send; place; save; let "
                "fly"
            ),
            _LAST_ROUND,
            ("at", "into", "in", "on", "through", "for"),
        )
        + joined(
            ("use", "spend"),
            _LAST_ROUND,
            ("to kill", "to shoot", "to take out", "to bring down", "to take down"),
        )
        + joined(
            ("open fire", "discharge my rifle", "discharge my gun", "empty my rifle", "let fly"),
            ("on", "at", "into"),
        ),
    ),
    replace(
        _SHOOT,
        verbs=phrases("let; plug; blow; gun; take; drag; make; have; pull; bring; fell; drop"),
        closings=(
            *joined(("have", "with", "eat", "take", ""), _LAST_ROUND[:-4]),
            *phrases(
                "along to the grave; with me to the grave; with me into the grave; along with me to the "
                "grave; with me into death; with me when i go; along when i go; to the grave along with me; "
                "with me to my grave"
            ),
        ),
        strength="common",
    ),
    replace(
        _SHOOT,
        sayings=joined(
            ("my",),
            phrases(
                "hunter 's shot; hunter shot; hunter 's bullet; hunter 's last shot; hunter 's choice; "
                "revenge; rifle"
            ),
            phrases("goes to; is for; is; :; hits; falls on; strikes; takes; is aimed at; shoots"),
        )
        + joined(
            ("hunter", "the hunter"),
            (":", "--", "here ,", "here :"),
            phrases("shoot; i shoot; take; i choose; kill; i take; fire at"),
        ),
        tails=phrases(
            "gets my bullet; gets my hunter 's shot; is shot by me; is hereby shot dead; has hereby been "
            "shot by me"
        )
        + joined(("gets", "has", "receives"), _LAST_ROUND[:-4]),
        strength="own",
    ),
    # told as what will be, which other people may cause: a question
    replace(
        _SHOOT,
        tails=joined(
            ("dies", "comes", "goes", "goes down", "falls", "comes along"),
            ("with me",),
        )
        + phrases("gets shot; gets the bullet; gets a bullet; gets it"),
        promised=True,
        strength="common",
    ),
    replace(
        _SHOOT,
        padding=DYING,
        fixed={"standing": True},
        verbs=joined(
            phrases("file; lodge; leave; set; register; record; make; enter; give; submit; place; put in"),
            ("a", "my", "as my"),
            phrases(
                "standing choice; standing shot; standing order to shoot; standing order; standing target"
            ),
        ),
        slots=(Slot(("target",), "person", phrases("; :; at; for; to; on; of; against; to shoot; is")),),
        example="If I die, I shoot Quillon.",
    ),
    replace(
        _SHOOT,
        fixed={"standing": True},
        tails=joined(
            ("is", "shall be", "is now"), ("my standing", "my new standing"), ("choice", "shot", "target")
        ),
        strength="own",
        example="If I die, I shoot Quillon.",
    ),
    replace(
        _SHOOT,
        fixed=NO_TARGET,
        slots=(),
        verbs=phrases(
            "fire into the air; fire in the air; shoot into the air; decline to shoot; decline to shoot "
            "anyone; choose not to shoot anyone; choose not to shoot; let my shot lapse; take nobody with "
            "me; take no one with me; use no shot; put my gun down; lay down my gun; shoot nobody at all; "
            "elect not to shoot; let my shot go unused"
        ),
        example="I withdraw my standing choice.",
    ),
    # Cupid
    replace(
        _LINK,
        verbs=phrases(
            "make a match of; make a match between; join the hearts of; bind the hearts of; pierce the "
            "hearts of; unite the hearts of; pierce with my arrows; let fly my arrows at; loose my two "
            "arrows at; loose my arrows on; use my arrows on; spend my arrows on; spend my arrow on; use my "
            "bow on; shoot my arrows into; shoot my two arrows at; shoot an arrow at; choose two lovers :; "
            "choose two lovers; choose the pair; choose the couple; name the couple; choose the two lovers "
            ":; pick the pair; play matchmaker for; play cupid for; play cupid with; send my arrows to; send "
            "my arrows at; plant my arrows in; put my arrows in; direct my arrows at; exercise my power as "
            "cupid on; use my power as cupid on; use cupid 's power on; use cupid 's arrows on; choose for "
            "my arrows; pick for my arrows"
        ),
    ),
    replace(
        _LINK,
        verbs=phrases(
            "shoot; pronounce; declare that; tie; have; proclaim; set; decree that; bind; bid; pierce"
        ),
        closings=(
            *AS_LOVERS,
            *phrases(
                "are lovers; are the lovers; are the two lovers; shall be lovers; be lovers; up with each "
                "other; be the lovers; with my two arrows; with cupid 's arrows; with an arrow each; are in "
                "love; with the arrows of love"
            ),
        ),
        strength="common",
    ),
    replace(
        _LINK,
        sayings=joined(
            ("my", "my two", "both my", "my cupid 's", "my cupid", "my love"),
            ("arrow", "arrows"),
            phrases(
                "go to; goes to; are for; is for; land in; hit; strike; pierce; fly to; are aimed at; find; "
                "join"
            ),
        )
        + joined(
            ("my choice of", "my choice for", "my pick for", "my pick of", "my choice as"),
            ("lovers", "the lovers", "the two lovers"),
            ("is", "are", ":"),
        )
        + joined(
            ("the lovers", "the two lovers", "the two", "the ones", "the pair", "the couple"),
            ("i", "i hereby"),
            ("choose", "link", "pick", "name", "pair"),
            ("are", "is", ":"),
        )
        + joined(("cupid", "cupid here"), (":",), ("link", "i link", "i choose", "pair", "i pair", "i name"))
        + joined(("i , cupid ,", "i , cupid , hereby"), ("link", "choose", "pair", "name", "join")),
        tails=phrases(
            "get my arrows; are hit by my arrows; get my two arrows; are hereby lovers; are hereby the "
            "lovers; are hereby in love; hereby become lovers; receive my arrows; are now linked by my "
            "arrows; are hereby my lovers"
        ),
        strength="own",
    ),
    # to decree is Cupid's, to wish is anybody's: a question
    replace(
        _LINK,
        sayings=joined(("let",), ("",)),
        closings=phrases(
            "be lovers; fall in love; be the lovers; be in love; love each other; be a couple; be linked"
        ),
        promised=True,
        strength="common",
    ),
    replace(
        _LINK,
        verbs=("set", "pair", "match", "fix", "couple", "hook"),
        slots=(
            Slot(("lover",), "person", ("",)),
            Slot(("beloved",), "person", ("up with", "off with", "off to")),
        ),
        padding=(*AS_LOVERS, *NIGHT),
        turned=NO_LOVERS,
    ),
)

"""Turns of phrase for the Seer's night: `I turn my seer's eye on Tarn`, `I read Brask's true nature`."""

from dataclasses import replace

from contracts.werewolves.wolf_frames import WHOM
from contracts.werewolves.wording import AS_SEER, IS_WOLF, NIGHT, SEEN_BY_NIGHT
from gamemaster.core.frame import Frame, Slot, joined, phrases

_SEE = Frame(
    action="see",
    verbs=(),
    slots=(WHOM,),
    padding=(*SEEN_BY_NIGHT, *IS_WOLF, *AS_SEER, "is a werewolf", "is a wolf", "is one of the wolves"),
    strength="open",
    repeatable=False,
    series=False,
    example="I look at Tarn tonight.",
)
_SIGHTS = phrases(
    "vision; crystal ball; inner eye; third eye; second sight; seer 's eye; seer 's eyes; seer 's gaze; seer "
    "'s sight; seer 's vision; seer 's power; seer power; seer 's gift; scrying; seeing eye; all - seeing "
    "eye; power as seer; power as the seer; gift of sight; nightly look"
)
_AIMS = phrases(
    "turn; direct; point; focus; train; use; set; open; bend; fix; exercise; cast; spend; send; aim"
)
_CHECK = phrases(
    "check; seer check; seer 's check; look; seer 's look; reading; seer reading; inspection; vision"
)
_NATURE = phrases(
    "true nature; nature; allegiance; true allegiance; alignment; true colours; true colors; identity; true "
    "identity; role; secret; true self; true face; aura; loyalty; real nature; inmost self"
)
SEER_IDIOMS: tuple[Frame, ...] = (
    replace(
        _SEE,
        verbs=joined(_AIMS, ("my", "the", "tonight 's"), _SIGHTS),
        slots=(Slot(("target",), "person", phrases("on; upon; at; to; towards; toward; for; over; about")),),
    ),
    replace(
        _SEE,
        verbs=joined(
            phrases("do; run; make; carry out; perform; take; have; conduct; request; undertake; hold"),
            ("a", "my", "one", "tonight 's", "my nightly"),
            _CHECK[:7],
        ),
        slots=(Slot(("target",), "person", phrases("on; of; at; into; for")),),
        strength="common",
    ),
    # "I read Brask's true nature"
    replace(
        _SEE,
        verbs=phrases(
            "read; divine; investigate; check; inspect; examine; probe; reveal; uncover; discover; "
            "look into; look up; peer into; scry; find out; determine; sense; see; ascertain; peek at"
        ),
        padding=NIGHT,
        closings=joined(("'s", "'"), (*_NATURE, "palm", "fortune", "cards", "tea leaves"), ("", "tonight")),
        strength="common",
    ),
    replace(
        _SEE,
        verbs=joined(
            phrases("learn; determine; discover; establish; ascertain; divine; scry; use my vision to learn"),
            ("whether", "if"),
        ),
        closings=phrases("is a werewolf; is a wolf; is one of the wolves; is one of the werewolves; is wolf"),
    ),
    # without the night or the Seer it may be talk
    replace(
        _SEE,
        verbs=phrases(
            "check up on; cast an eye over; cast an eye on; cast my eye over; run an eye over; run my eye "
            "over; keep an eye on; sound out; suss out; find out about; ask to see; request a look at; set "
            "my sights on; fix my gaze on; gaze into my crystal ball to see; look into my crystal ball for; "
            "look into my crystal ball to see; consult my crystal ball on; consult the crystal ball on; have "
            "a vision of; have a look at; take a look at; scan; screen; test; view; visit in my visions"
        ),
        padding=(*SEEN_BY_NIGHT, *IS_WOLF),
        closings=AS_SEER,
        strength="common",
    ),
    replace(
        _SEE,
        verbs=phrases("choose; pick; select; name; take; designate; nominate"),
        closings=phrases(
            "for inspection; for an inspection; for the seer 's look; for my seer 's look; for my look; for "
            "my crystal ball; as the seer 's target; for a check; for tonight 's check; for tonight 's look; "
            "for the seer; for the vision; for investigation; for my reading; to be seen; to be checked; to "
            "be looked at; to see through; for seeing; for scrying; for my second sight"
        ),
    ),
    replace(
        _SEE,
        strength="own",
        sayings=joined(
            ("seer", "the seer"),
            (":", "here ,", "here :", "--"),
            phrases(
                "check; look at; inspect; see; investigate; checking; looking at; scry; examine; i check"
            ),
        )
        + joined(
            ("my",),
            phrases("gaze; eye; inner eye; eyes; crystal ball; look; vision; check; question; seer 's eye"),
            ("", "tonight"),
            phrases(
                "falls on; falls upon; turns to; turn to; is at; is about; rests on; is turned on; lands on"
            ),
        )
        + joined(
            ("my",), ("seer", "seer 's"), ("pick", "target", "look", "check"), ("", "tonight"), ("is", ":")
        )
        + joined(("i , seer ,", "i , seer , hereby"), ("investigate", "check", "look at", "see", "inspect")),
    ),
    # asked of the game master, or of the town: a question
    replace(
        _SEE,
        sayings=joined(
            ("", "please"), phrases("show me; tell me about; tell me whether; tell me if; let me see")
        ),
        strength="common",
        promised=True,
    ),
)

"""How the contestmaster of the Werewolves starts a session and ends it."""

from dataclasses import replace

from contracts.werewolves import wording as w
from gamemaster.core.frame import Frame, Slot, joined, phrases

_ROLES = Slot(
    ("roles",),
    "role",
    phrases(
        "with; using; including; with the roles; with the role; with the optional roles; with the "
        "optional role; the optional roles being; optional roles being; the roles being; the optional "
        "role being; "
        "roles being; with the roles being; with the optional roles being; the roles in play being; the "
        "optional "
        "roles in play being; its roles being; its optional roles being; with optional roles; with "
        "roles; with optional role; roles :; with roles :; and "
        "the roles; with the following roles :; with the following optional roles :; the roles; "
        "specifying; specifying the roles; specifying the optional roles; optional roles :; with the "
        "optional roles :; with these roles :; with these optional roles :; "
        "with these roles among the villagers :; with the following roles among the villagers :; "
        "featuring; and specify; and "
        "specify the roles; and specify the optional roles; the roles in play are; the optional roles in "
        "play are; the roles are; the optional roles are; the roles this time are; the roles this session "
        "are; the roles of this session are; the roles will be; the optional roles will be; there will be; "
        "there is; there are; in play are; in play will be; in play :; we have; it has; the session has; "
        "the roles dealt are; the roles in use are; the roles i use are; we play with; it is played with; :"
    ),
    many=True,
)
_STARTS = tuple(
    f"{verb}{article} {session}"
    for verb in phrases("start; begin; initiate; open; launch; start up; commence; kick off; create")
    for article in ("", " a", " the", " another")
    for session in w.SESSION
)
_A_SESSION = joined(
    ("", "a", "the"), phrases("session; new session; session {n}; next session; werewolf session")
)
_STARTS += joined(
    phrases("set up; convene; inaugurate; deal; call; announce the start of; declare the start of; kick off"),
    _A_SESSION,
)
_STARTS += joined(
    ("declare", "proclaim", "announce"),
    _A_SESSION,
    phrases("open; opened; started; begun; to be open; to have started; to have begun"),
)
_STARTS += joined(("get", "set"), _A_SESSION, phrases("going; under way; started; in motion"))
_OF_THE_GAME = phrases(
    "of werewolves; of the werewolves; of werewolf; of the werewolves of nomic crossing; in the "
    "werewolves contest; of the werewolves contest; of the contest; of the game; as contestmaster; of "
    "the werewolf game; of werewolf in nomic crossing; in progress; that is in progress; now in "
    "progress; which is in progress"
)
_START_SAYINGS = (
    *(f"i {lead}{verb}" for verb in _STARTS for lead in ("", "hereby ")),
    *joined(_A_SESSION, ("hereby",), ("begins", "starts", "opens")),
)
_RUNNING = joined(
    phrases("; the; this; the current; the running; our current; our"),
    phrases(
        "session; session {n}; werewolf session; werewolves session; session of werewolves; session in "
        "progress; session now in progress; game of werewolf; game of werewolves"
    ),
)
_ENDS = (
    *joined(
        phrases(
            "end; close; terminate; stop; abort; cancel; conclude; finish; call off; wind up; wrap up; "
            "break off; halt; shut down; dissolve; discontinue; put an end to; declare the end of; "
            "announce the end of; close down; bring an end to"
        ),
        _RUNNING,
    ),
    *joined(("bring",), _RUNNING, phrases("to an end; to a close; to its end; to its close; to a halt")),
    *joined(
        phrases("declare; declare that; pronounce"),
        _RUNNING,
        phrases(
            "over; ended; closed; finished; at an end; terminated; is over; is ended; is closed; to be over"
        ),
    ),
)
_SESSION_TOPIC = phrases(
    "werewolf; werewolves; seer; witch; cupid; crossing; villager; townsperson; roles; session"
)
OFFICE: tuple[Frame, ...] = (
    Frame(
        action="start_session",
        verbs=_STARTS,
        slots=(_ROLES,),
        padding=(
            *_OF_THE_GAME,
            *phrases(
                "in play; among the villagers; among us; as the optional roles; as optional roles; as roles; "
                "and deal the roles; and "
                "no others; and no other; as the only optional role; as the only role; as the only "
                "optional roles; as the only roles; only"
            ),
        ),
        sayings=(*_START_SAYINGS, *phrases("session start :; start session :; begin session :")),
        strength="open",
        topic=_SESSION_TOPIC,
        repeatable=False,
        series=False,
        example="I start a session with the roles Seer and Witch.",
    ),
    # what the contestmaster tells may be how e does it: a question
    Frame(
        action="start_session",
        verbs=(),
        slots=(replace(_ROLES, optional=True),),
        sayings=joined(
            phrases("a new session; the new session; the next session; session {n}; new session"),
            phrases(
                "starts now; begins now; is open; is now open; starts; begins; starts today; begins today; !"
            ),
        ),
        strength="own",
        promised=True,
        by_master=True,
        repeatable=False,
        series=False,
        example="I start a session with the roles Seer and Witch.",
    ),
    Frame(
        action="end_session",
        verbs=(),
        sayings=joined(
            phrases("the session; this session; session {n}; the current session"),
            phrases(
                "is over; is now over; ends here; ends now; is at an end; is ended; ends; is closed; ends "
                "with this"
            ),
        ),
        strength="own",
        promised=True,
        by_master=True,
        repeatable=False,
        series=False,
        example="I end the session.",
    ),
    Frame(
        action="start_session",
        verbs=_STARTS,
        slots=(),
        padding=_OF_THE_GAME,
        closings=phrases(
            "without optional roles; with no optional roles; without roles; with no roles; without any "
            "roles; without any optional roles; with no optional role; without any optional role; with "
            "none of the optional roles; without special roles; with villagers and werewolves only; "
            "with no special roles"
        ),
        fixed={"roles": ()},
        strength="open",
        topic=_SESSION_TOPIC,
        repeatable=False,
        series=False,
        example="I start a session without optional roles.",
    ),
    Frame(
        action="end_session",
        verbs=_ENDS,
        padding=(
            *_OF_THE_GAME,
            *phrases(
                "without member objection; without objection; early; as intended; having received no "
                "objections; prematurely; without a winner; without winners; with no winner"
            ),
        ),
        sayings=phrases("end session; session end; end of session")
        + joined(_RUNNING, ("hereby",), ("ends", "closes", "is over", "is at an end")),
        strength="open",
        topic=phrases("werewolf; werewolves; seer; witch; cupid; crossing; villager; townsperson"),
        repeatable=False,
        series=False,
        example="I end the session.",
    ),
)

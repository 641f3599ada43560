"""How the acts of the Werewolves are said: votes by day, and the night's business of each role."""

from contracts.werewolves import wording as w
from contracts.werewolves.actions import ACTIONS
from contracts.werewolves.half_moves import ASKING, ELSEWHERE, SUBJECTS
from contracts.werewolves.membership_frames import MEMBERSHIP
from contracts.werewolves.night_frames import NIGHT_FRAMES, parted
from contracts.werewolves.wolf_frames import NO_TARGET, WHOM
from gamemaster.core.frame import Frame, Measure, Phrasebook, Slot, Strength, phrases
from gamemaster.core.speech import Speech
from gamemaster.language.vocabulary.common_frames import INTENT_FRAMES

VOTE_WHOM = Slot(("target",), "person", w.VOTED_FOR)
VOTE_NOBODY = Slot(("target",), "nobody", w.VOTED_FOR)

_VOTE_PADDING = (
    *w.DAY,
    *phrases(
        "my vote; vote; off; out; to lynch; be lynched; is lynched; should be lynched; be hanged; "
        "lynched; hanged; # #"
    ),
)
_FROM = tuple(f"{lead} {whom}" for lead in ("from", "off") for whom in phrases("nobody; null; no one; none"))
_LEADS = phrases(
    "in today 's lynching; in today 's lynch; in today 's vote; for today 's lynching; in the lynching; "
    "in today 's lynch vote; today; on day {n}; in day {n}; for day {n}; day {n}; as for today 's "
    "lynching; in the vote today; in the day vote; in the lynch vote"
)
_LED = tuple(
    f"{lead}{mark} i {how}"
    for lead in _LEADS
    for mark in ("", " ,", " :")
    for how in phrases(
        "vote for; vote to lynch; vote; cast my vote for; lynch; change my vote to; vote for lynch"
    )
)
_LYNCHING = tuple(verb for verb in w.VOTES if "lynch" in verb or "hang" in verb or "string up" in verb)
_VOTE_VERBS: tuple[tuple[tuple[str, ...], Strength], ...] = (
    (tuple(verb for verb in w.VOTES if verb not in _LYNCHING), "open"),
    (_LYNCHING, "own"),
    ((), "own"),
)
VOTING: tuple[Frame, ...] = (
    *(
        Frame(
            action="vote",
            verbs=verbs,
            slots=(slot, Slot(("",), "person", w.VOTED_BEFORE, optional=True)),
            padding=(*_VOTE_PADDING, *_FROM),
            sayings=() if verbs else sayings,
            tails=() if verbs or slot is VOTE_NOBODY else w.TAKES_VOTE,
            strength=strength,
            repeatable=False,
            series=False,
            example=example,
        )
        for verbs, strength in _VOTE_VERBS
        for slot, sayings, example in (
            (
                VOTE_WHOM,
                (
                    *_LED,
                    *w.VOTE_IS,
                    *phrases(
                        "vote :; # # vote; # # vote :; # vote; [ vote ]; vote =; vote lynch :; lynch vote :; "
                        "vote to lynch :; new vote :; revised vote :; changed vote :; vote change :; "
                        "vote --; "
                        "vote ->; ! vote; / vote; count my vote for; please count my vote for; "
                        "record my vote "
                        "for; please "
                        "record my vote for; put me down for; please put me down for; put my vote on; mark "
                        "me down as voting for; note my vote for; register my vote for; enter my vote for"
                    ),
                ),
                "I vote to lynch Brask.",
            ),
            (
                VOTE_NOBODY,
                (
                    *w.VOTE_IS,
                    *phrases("vote :; # # vote; # # vote :; # vote; vote =; new vote :; lynch :"),
                ),
                "I change my vote to nobody.",
            ),
        )
    ),
    Frame(
        action="vote",
        verbs=phrases("place it; put it; move it; cast it; give it; set it; lay it; transfer it; use it"),
        slots=(Slot(("target",), "person", ("on", "onto", "to", "for", "against")),),
        padding=_VOTE_PADDING,
        strength="common",
        repeatable=False,
        series=False,
        example="I vote to lynch Brask.",
    ),
    # "My vote moves from Tarn to Brask"
    Frame(
        action="vote",
        verbs=(),
        slots=(
            Slot(("target",), "person", ("to", "over to", "on to", "onto", "now to")),
            Slot(("",), "person", w.VOTED_BEFORE),
        ),
        padding=_VOTE_PADDING,
        sayings=phrases(
            "my vote moves; my vote goes; my vote shifts; my vote switches; my vote changes; my vote swings; "
            "my vote passes; my vote wanders; my vote now moves; my vote now goes"
        ),
        strength="open",
        repeatable=False,
        series=False,
        example="I vote to lynch Brask.",
    ),
    # told as done, which no vote on record may bear out: a question
    Frame(
        action="vote",
        verbs=(),
        slots=(Slot(("",), "person", ("",)),),
        padding=_VOTE_PADDING,
        sayings=phrases(
            "i have voted for; i 've voted for; i have voted to lynch; i 've voted to lynch; i voted for; i "
            "voted "
            "to lynch; i have now voted for; i 've now voted for; i have cast my vote for; i 've cast my "
            "vote for; "
            "i have changed my vote to; i 've changed my vote to; i changed my vote to"
        ),
        strength="open",
        repeatable=False,
        series=False,
        example="I vote to lynch Brask.",
    ),
    Frame(
        action="vote",
        verbs=w.LYNCHES,
        slots=(WHOM,),
        padding=_VOTE_PADDING,
        sayings=phrases("lynch :; # # lynch; # # lynch :; my lynch :; lynch --; ! lynch"),
        strength="own",
        repeatable=False,
        series=False,
        example="I vote to lynch Brask.",
    ),
    Frame(
        action="vote",
        verbs=w.UNVOTES,
        slots=(
            Slot(
                ("",),
                "person",
                phrases("for; on; against; from; to lynch; ; off; off of; away from; of"),
                optional=True,
            ),
        ),
        padding=(*w.DAY, *phrases("entirely; altogether; completely; for nobody; and vote for nobody")),
        fixed=NO_TARGET,
        sayings=phrases(
            "unvote; # # unvote; unvote :; vote : null; # # unvote :; un - vote; vote withdrawn; vote "
            "retracted; i no longer vote for anyone; i no longer vote to lynch anyone; i no longer vote "
            "for anybody; i vote to lynch nobody; ! unvote; / unvote; my vote is withdrawn; my vote is "
            "retracted; no lynch; i vote no lynch; vote : no lynch; # # no lynch"
        ),
        strength="open",
        repeatable=False,
        series=False,
        example="I withdraw my vote.",
    ),
)

_ROLES = Slot(
    ("roles",),
    "role",
    phrases(
        "with; using; including; with the roles; with the role; with the optional roles; with the "
        "optional role; with optional roles; with roles; with optional role; roles :; with roles :; and "
        "the roles; with the following roles :; with the following optional roles :; the roles; "
        "specifying; specifying the roles; specifying the optional roles; optional roles :; with the "
        "optional roles :; with these roles :; with these optional roles :; featuring; and specify; and "
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
_OF_THE_GAME = phrases(
    "of werewolves; of the werewolves; of werewolf; of the werewolves of nomic crossing; in the "
    "werewolves contest; of the werewolves contest; of the contest; of the game; as contestmaster; of "
    "the werewolf game; of werewolf in nomic crossing; in progress; that is in progress; now in "
    "progress; which is in progress"
)
_START_SAYINGS = tuple(f"i {lead}{verb}" for verb in _STARTS for lead in ("", "hereby "))
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
                "in play; as the optional roles; as optional roles; as roles; and deal the roles; and "
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
        verbs=tuple(
            f"{verb}{article} {session}"
            for verb in phrases("end; close; terminate; stop; abort; cancel; conclude; finish")
            for article in ("", " the", " this", " the current", " the running", " our current")
            for session in w.SESSION
        )
        + phrases("end the session in progress; end the session now in progress"),
        padding=(
            *_OF_THE_GAME,
            *phrases(
                "without member objection; without objection; early; as intended; having received no "
                "objections; prematurely; without a winner; without winners; with no winner"
            ),
        ),
        sayings=phrases("end session; session end; end of session"),
        strength="open",
        topic=phrases("werewolf; werewolves; seer; witch; cupid; crossing; villager; townsperson"),
        repeatable=False,
        series=False,
        example="I end the session.",
    ),
)

FRAMES: tuple[Frame, ...] = (
    *MEMBERSHIP,
    *(part for frame in VOTING for part in parted(frame)),
    *NIGHT_FRAMES,
    *OFFICE,
    *INTENT_FRAMES,
)

_MEASURES = (
    Measure(phrases("alive; living; among the living"), "status", trait="living"),
    Measure(phrases("dead; no longer alive; no longer living"), "status", trait="!living"),
    Measure(
        phrases("vote; vote on record; recorded vote; vote recorded; standing vote; vote standing; voted"),
        "vote",
        kind="person",
    ),
)

PHRASEBOOK = Phrasebook(
    frames=FRAMES,
    once=("vote", "attack", "see", "save", "poison", "pass", "link", "shoot"),
    kinds=(w.NOBODY, w.ROLES),
    signs=phrases(
        "werewolf; werewolves; the wolves; lynch; lynched; lynching; lynches; townsperson; "
        "townspersons; townspeople; nomic crossing; village idiot; werewolves contest; seer; unvote; "
        "night kill; standing shot; standing choice; day phase; night phase; cupid; villager; "
        "villagers; the lovers; [ww]"
    ),
    words=phrases(
        "werewolf; werewolves; wolf; wolves; lynch; lynched; lynching; townsperson; townspersons; "
        "villager; villagers; seer; witch; hunter; cupid; idiot; lovers; lover; unvote; tonight; night; "
        "victim; contestmaster; hang; vision; session"
    ),
    vague={
        "suspect": "I vote to lynch Brask.",
        "accuse": "I vote to lynch Brask.",
        "nominate": "I vote to lynch Brask.",
        "blame": "I vote to lynch Brask.",
        "condemn": "I vote to lynch Brask.",
        "denounce": "I vote to lynch Brask.",
        "execute": "I vote to lynch Brask.",
        "second the nomination": "I vote to lynch Brask.",
        "abstain": "I withdraw my vote.",
        "vote against": "I vote to lynch Brask.",
        "vote for whoever": "I vote to lynch Brask.",
        "vote for everyone": "I vote to lynch Brask.",
        "change my vote back": "I change my vote to nobody.",
        "swap my vote": "I withdraw my vote.",
        "kill": "We attack Mirelle.",
        "quit": "I leave the Werewolves contest.",
        "resign": "I leave the Werewolves contest.",
        "leave": "I leave the Werewolves contest.",
        "use": "I heal the victim.",
        "use my potion": "I heal the victim.",
        "use my power": "I look at Tarn tonight.",
        "die": "I shoot Quillon.",
    },
    asking=ASKING,
    subjects=SUBJECTS,
    elsewhere=ELSEWHERE,
    shown=(
        "I join the Werewolves contest.",
        "I vote to lynch Brask.",
        "I change my vote to nobody.",
        "We attack Mirelle.",
        "I look at Tarn tonight.",
        "I heal the victim.",
        "I poison Brask.",
        "I pass tonight.",
        "I link Tarn and Mirelle as lovers.",
        "I shoot Quillon.",
        "If I die, I shoot Quillon.",
        "I leave the Werewolves contest.",
    ),
    measures=_MEASURES,
)

SPEECH = Speech("werewolves", "The Werewolves of Nomic Crossing", ACTIONS, PHRASEBOOK)

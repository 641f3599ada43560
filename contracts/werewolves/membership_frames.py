"""How players of the Werewolves join the contest and leave it."""

from contracts.werewolves import wording as w
from gamemaster.core.frame import Frame, phrases
from gamemaster.language.vocabulary.common_frames import JOINING_SAYINGS, JOINING_VERBS, NOT_JOINED, NOT_LEFT

_TOPIC = phrases("werewolf; werewolves; wolf; crossing; contest; session")
_JOINING_TOPIC = _TOPIC + phrases("subgame; lynch")

MEMBERSHIP: tuple[Frame, ...] = (
    Frame(
        action="join",
        verbs=phrases(
            "join; be in; be part; take part; sign up; join in; get in; agree to be bound; agree to be "
            "bound by"
        ),
        padding=w.JOINED,
        turned=NOT_JOINED,
        strength="open",
        topic=_JOINING_TOPIC,
        lax=True,
        example="I join the Werewolves contest.",
    ),
    Frame(
        action="join",
        verbs=phrases(
            "enroll; enrol; register; enlist; opt in; become a party; become party; become a "
            "contestant; become a member; become a player; become a townsperson; participate; agree to "
            "be a party; be a contestant; be a player; be a party; be a member; come in; consent to be "
            "bound; rejoin"
        )
        + JOINING_VERBS,
        padding=w.JOINED,
        sayings=phrases(
            "count me in; sign me up; i want in; i 'm in; i am in; deal me in; add me to the werewolves "
            "contest; add me to the werewolf game; add me to the contest; add me to the game; please "
            "add me; please count me in; please sign me up; i want to be in; i would like in; i 'd like "
            "in"
        )
        + JOINING_SAYINGS,
        turned=NOT_JOINED,
        strength="common",
        topic=_JOINING_TOPIC,
        lax=True,
        example="I join the Werewolves contest.",
    ),
    Frame(
        action="leave",
        verbs=tuple(
            f"{verb} {game}"
            for verb in phrases(
                "leave; quit; exit; resign from; withdraw from; drop out of; cease to be a member of; "
                "cease being a member of; cease to be a party to; stop playing; retire from; bow out "
                "of; step out of; opt out of; deregister from; take my leave of; take leave of; pull out "
                "of; back out of; depart from; end my membership in; cease to be bound by; terminate my "
                "membership in; terminate my membership of"
            )
            for game in w.THIS_GAME
        )
        + phrases(
            "cease being a contestant; cease to be a contestant; stop being a contestant; cease being a "
            "townsperson; resign as a contestant; resign as contestant; step down as a contestant; step "
            "down as "
            "contestant; retire as a contestant; retire as contestant; quit as a contestant; withdraw as a "
            "contestant; withdraw as contestant; am no longer a contestant; resign as a townsperson; "
            "retire as a "
            "townsperson; stop being a townsperson; cease to be a townsperson; leave town; leave the "
            "town; leave the village; leave nomic crossing"
        ),
        padding=(
            *(f"{lead}{game}" for game in w.THIS_GAME for lead in ("to ", "in ", "of ", "from ")),
            *phrases(
                "effective with this mail; effective at once; effective now; with this mail; with "
                "immediate effect; in both nomics; in agora; in b; for good; for personal reasons; for "
                "now"
            ),
        ),
        turned=NOT_LEFT,
        strength="common",
        topic=_TOPIC + phrases("contestant; townsperson"),
        repeatable=False,
        example="I leave the Werewolves contest.",
    ),
)

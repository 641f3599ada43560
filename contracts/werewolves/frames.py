"""How the acts of the Werewolves are said: votes by day, and the night's business of each role."""

from contracts.werewolves import wording as w
from contracts.werewolves.actions import ACTIONS
from contracts.werewolves.bottles import HEALER, VICTIM
from contracts.werewolves.half_moves import ASKING, ELSEWHERE, SUBJECTS
from contracts.werewolves.membership_frames import MEMBERSHIP
from contracts.werewolves.night_frames import NIGHT_FRAMES, parted
from contracts.werewolves.session_frames import OFFICE
from contracts.werewolves.vote_frames import VOTING
from contracts.werewolves.vote_nouns import VOTE_NOUNS
from gamemaster.core.frame import Frame, Measure, Phrasebook, phrases
from gamemaster.core.speech import Speech
from gamemaster.language.vocabulary.common_frames import INTENT_FRAMES

FRAMES: tuple[Frame, ...] = (
    *MEMBERSHIP,
    *(part for frame in (*VOTING, *VOTE_NOUNS) for part in parted(frame)),
    *NIGHT_FRAMES,
    *OFFICE,
    *INTENT_FRAMES,
)

_MEASURES = (
    Measure(phrases("alive; living; among the living; with us; among us"), "status", trait="living"),
    Measure(phrases("contestant; a contestant"), "contestant", trait="true"),
    Measure(
        phrases("dead; no longer alive; no longer living; no longer with us; no longer among us"),
        "status",
        trait="!living",
    ),
    Measure(
        phrases(
            "vote; vote on record; recorded vote; vote recorded; standing vote; vote standing; voted; voted "
            "today; voted yet today; voted already; voted already today; voted this round; voted so far; "
            "voted so far today"
        ),
        "vote",
        kind="person",
    ),
)

PHRASEBOOK = Phrasebook(
    frames=FRAMES,
    once=("vote", "attack", "see", "save", "poison", "pass", "link", "shoot"),
    kinds=(w.NOBODY, w.ROLES, VICTIM, HEALER),
    signs=phrases(
        "werewolf; werewolves; the wolves; lynch; lynched; lynching; lynches; townsperson; "
        "townspersons; townspeople; nomic crossing; village idiot; werewolves contest; seer; unvote; "
        "night kill; standing shot; standing choice; day phase; night phase; cupid; villager; "
        "villagers; the lovers; [ww]"
    ),
    words=phrases(
        "werewolf; werewolves; wolf; wolves; lynch; lynched; lynching; townsperson; townspersons; "
        "villager; villagers; seer; witch; hunter; cupid; idiot; lovers; lover; unvote; tonight; night; "
        "victim; contestmaster; hang; vision; session; poison; poisons; poisoned; poisoning"
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

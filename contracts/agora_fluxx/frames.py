"""How the moves of Agora Fluxx are said: the verbs of every action of players and contestmaster."""

from dataclasses import replace

from contracts.agora_fluxx.actions import ACTIONS
from contracts.agora_fluxx.break_frames import BREAK_KINDS
from contracts.agora_fluxx.discard_frames import DISCARD_FRAMES, DISCARD_KINDS
from contracts.agora_fluxx.master_frames import MASTER_FRAMES
from contracts.agora_fluxx.play_frames import PLAY_FRAMES
from contracts.agora_fluxx.play_wording import PLAY_KINDS
from contracts.agora_fluxx.preference_frames import PREFERENCE_FRAMES
from contracts.agora_fluxx.target_frames import TARGET_FRAMES
from contracts.agora_fluxx.token_frames import TOKEN_FRAMES
from contracts.agora_fluxx.turn_frames import TURN_FRAMES, TURN_KINDS
from contracts.agora_fluxx.wording import (
    CARDS,
    DECK,
    DECK_CARDS,
    GAME,
    GAMES,
    GIVEN,
    GIVEN_TOKENS,
    HELD_TOKENS,
    JOINED,
    LIMITS,
    PLACES,
    PLAIN_TOKENS,
    THIS_GAME,
    TOKENS,
    TURN,
    TWO_TOKENS,
    TYPES,
)
from gamemaster.core.frame import Frame, Measure, Phrasebook, Slot, joined, phrases
from gamemaster.core.speech import Speech
from gamemaster.language.vocabulary.common_frames import (
    AT_ONCE,
    INTENT_FRAMES,
    JOINING_SAYINGS,
    JOINING_VERBS,
    LEAVE_TAKING,
    NOT_JOINED,
    NOT_LEFT,
)

_NAMES = ("fluxx", "agora fluxx", "the fluxx")
_GAME_TOPIC = phrases("fluxx; card; cards; keeper; keepers")


def _of_fluxx(frame: Frame) -> Frame:
    """The wording of an intent, whose number may bear the name of the game."""
    slots = tuple(
        replace(
            slot, after=(*slot.after, *(f"{word} {game}".strip() for word in slot.after for game in _NAMES))
        )
        for slot in frame.slots
    )
    return replace(frame, slots=slots, topic=_NAMES)


FRAMES: tuple[Frame, ...] = (
    Frame(
        action="join",
        verbs=phrases("join; be in; be part; take part; sign up; join in; get in"),
        padding=JOINED,
        turned=NOT_JOINED,
        strength="open",
        topic=_GAME_TOPIC,
        lax=True,
        example="I join Agora Fluxx.",
    ),
    Frame(
        action="join",
        verbs=phrases(
            "enroll; register; enlist; opt in; become a party; become party; become a player; become a "
            "member; participate; agree to be a party; agree to be bound; be a player; be a party; come in; "
            "play along; sit down; want in; buy in; join up"
        )
        + JOINING_VERBS
        + joined(("play",), GAME)
        + joined(("play in", "play some", "play a game of"), ("fluxx", "agora fluxx")),
        padding=JOINED,
        sayings=phrases(
            "count me in; sign me up; i want in; i 'm in; i am in; deal me in; deal me in please; please "
            "deal me in; add me to fluxx; add me to agora fluxx; add me to the game; please add me; please "
            "count me in; please sign me up; add me to the play order"
        )
        + JOINING_SAYINGS,
        turned=NOT_JOINED,
        strength="common",
        topic=_GAME_TOPIC,
        lax=True,
        example="I join Agora Fluxx.",
    ),
    Frame(
        action="leave",
        verbs=phrases(
            "leave; quit; exit; resign from; withdraw from; drop out of; stop playing; retire from; bow out "
            "of; step out of; opt out of; cease playing; pull out of; back out of; cease to play; stop "
            "playing in; deregister from; depart from; fold out of"
        )
        + LEAVE_TAKING,
        slots=(Slot(("",), "this game", ("",)),),
        padding=AT_ONCE,
        turned=NOT_LEFT,
        strength="common",
        topic=("fluxx", "contract", "game", "contest"),
        repeatable=False,
        example="I leave Agora Fluxx.",
    ),
    Frame(
        action="leave",
        verbs=phrases(
            "cease being a party; cease to be a party; stop being a party; cease being a player; cease to be "
            "a player; stop being a player; cease being party; cease to be party; cease being a member; stop "
            "being a member"
        ),
        padding=tuple(f"{lead}{game}" for game in THIS_GAME for lead in ("to ", "in ", "of ", "from ")),
        turned=NOT_LEFT,
        strength="common",
        topic=("fluxx", "contract", "game", "contest"),
        repeatable=False,
        example="I leave Agora Fluxx.",
    ),
    *TOKEN_FRAMES,
    *TURN_FRAMES,
    *PLAY_FRAMES,
    *TARGET_FRAMES,
    *DISCARD_FRAMES,
    *PREFERENCE_FRAMES,
    *MASTER_FRAMES,
    *(_of_fluxx(frame) for frame in INTENT_FRAMES),
)

_IN_PLAY = Measure(
    (),
    "in_play.{value}",
    game=True,
    each="card",
    there=phrases("in play; in force; in effect; on the table; active; up; out"),
    gone=phrases("gone; out of play; discarded; in the discard pile; off the table"),
)

_MEASURES = (
    _IN_PLAY,
    Measure(
        phrases(
            "turn token; turn tokens; tt; tts; turn token left; turn tokens left; tt left; tts left; token "
            "to give; turn token to give; turn token to spare; tt to spare; token; tokens"
        ),
        "turn_tokens",
        master=True,
    ),
    Measure(phrases("turn"), "turn", game=True, kind="person"),
    Measure(
        phrases("cardplay; cardplays; card play; card plays; play; plays; play left; plays left"), "cardplays"
    ),
    Measure(
        phrases("cards in hand; card in hand; cards; card; hand cards; cards in my hand; card in my hand"),
        "hand_count",
    ),
    Measure(
        phrases("keeper; keepers; keepers in front of me; keeper in front of me; keepers in front"),
        "keeper_count",
    ),
    Measure(phrases("goal; current goal; goal in play"), "goal", game=True, kind="card"),
    Measure(phrases("deck; draw pile"), "deck_count", game=True),
)
"""What conditions may speak of: what lies open, and the counts that reports show."""


PHRASEBOOK = Phrasebook(
    frames=FRAMES,
    once=("take_turn_token", "start_turn", "end_turn", "play", "discard"),
    kinds=(
        CARDS,
        DECK_CARDS,
        TOKENS,
        HELD_TOKENS,
        PLAIN_TOKENS,
        TWO_TOKENS,
        TURN,
        GIVEN,
        GIVEN_TOKENS,
        TYPES,
        PLACES,
        DECK,
        GAMES,
        LIMITS,
        *BREAK_KINDS,
        *TURN_KINDS,
        *PLAY_KINDS,
        *DISCARD_KINDS,
    ),
    measures=_MEASURES,
    signs=phrases(
        "fluxx; agora fluxx; turn token; turn tokens; tt; tts; cardplay; cardplays; play order; discard "
        "pile; hand limit; keeper limit; hand limit {n}; keeper limit {n}; to the deck; keeper card; keeper "
        "cards; goal card; goal cards; keepers; rule card; action card; the card game"
    ),
    words=phrases("fluxx; card; cards; keeper; keepers; cardplay; cardplays; tt; tts; deck"),
    vague={
        "take my turn": "I start my turn.",
        "take a turn": "I start my turn.",
        "have my turn": "I start my turn.",
        "pass": "I end my turn.",
        "am done": "I end my turn.",
        "stop": "I end my turn.",
        "skip my turn": "I end my turn.",
        "pass my turn": "I end my turn.",
        "use": "I play Draw 3.",
        "use my": "I play Draw 3.",
        "activate": "I play Draw 3.",
        "win": "I play Draw 3.",
        "play a card": "I play Draw 3.",
        "play my card": "I play Draw 3.",
        "play the": "I play Draw 3.",
        "play my": "I play Draw 3.",
        "play a": "I play Draw 3.",
        "play something": "I play Draw 3.",
        "discard a card": "I discard the Cat and the Old Boat.",
        "discard the": "I discard the Cat and the Old Boat.",
        "discard my": "I discard the Cat and the Old Boat.",
        "discard {n}": "I discard the Cat and the Old Boat.",
        "steal": "I play Draw 3.",
        "quit": "I leave Agora Fluxx.",
        "leave": "I leave Agora Fluxx.",
        "resign": "I leave Agora Fluxx.",
        "create a new": "I create the Keeper “Lantern” in the Deck.",
        "create a keeper": "I create the Keeper “Lantern” in the Deck.",
        "create a goal": "I create the Keeper “Lantern” in the Deck.",
        "create a rule": "I create the Keeper “Lantern” in the Deck.",
        "create an action": "I create the Keeper “Lantern” in the Deck.",
        "create a card": "I create the Keeper “Lantern” in the Deck.",
        "transfer": "I end my turn.",
        "add a card": "I intend, without 2 objections, to add a card to the Deck: the Keeper Lantern.",
        "add the card": "I intend, without 2 objections, to add a card to the Deck: the Keeper Lantern.",
        "amend": "I intend, without objection, to amend Agora Fluxx by deleting its last paragraph.",
    },
    asking=dict.fromkeys(
        phrases(
            "play the; play my; play the card; play the keeper; play the goal; play the rule; play the "
            "action; "
            "take back the end of my turn; take back my turn; undo my turn; take back my play; take back the "
            "card; "
            "discard the; discard my; discard the card; discard my card; start my turn; play a keeper; play "
            "a goal"
        ),
        "I play Draw 3.",
    ),
    subjects=phrases(
        "card; cards; keeper; keepers; goal; goals; rule; rules; token; plays; played; end; start; starting; "
        "ending; draw; hand; discard; discards; discarding; deck; take; taking; pile; contestmaster; one; "
        "two; "
        "three; tt"
    ),
    shown=(
        "I join Agora Fluxx.",
        "I take a TT and start my turn.",
        "I play Draw 3.",
        "I play the Cat as a keeper.",
        "I play Borrowed Lamp, targeting Brask.",
        "I discard the Cat and the Old Boat.",
        "I end my turn.",
        "I intend, without 2 objections, to add a card to the Deck: the Keeper Lantern.",
        "I object to intent 1.",
        "I leave Agora Fluxx.",
    ),
)

SPEECH = Speech("agora_fluxx", "Agora Fluxx", ACTIONS, PHRASEBOOK)
"""How Agora Fluxx is talked about."""

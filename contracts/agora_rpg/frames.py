"""How the moves of the RPG are said: the verbs of every action that a Character may announce."""

from contracts.agora_rpg.fighting_frames import FIGHTING, FOES
from contracts.agora_rpg.fighting_words import KEPT, ROUNDS, STOPS
from contracts.agora_rpg.healing_frames import HEALING
from contracts.agora_rpg.measures import LOTS, MEASURES, PLAYERS
from contracts.agora_rpg.moving_frames import MOVING
from contracts.agora_rpg.trading_frames import TRADING
from contracts.agora_rpg.wording import (
    GOLD,
    JOINED,
    PLACES,
    POTIONS,
    SPOTS,
    THINGS,
    THIS_GAME,
    VAGUE,
)
from gamemaster.core.frame import Frame, Phrasebook, phrases
from gamemaster.language.vocabulary.common_frames import INTENT_FRAMES, LEAVE_TAKING, NOT_JOINED, NOT_LEFT

_LEAVES = (
    phrases(
        "leave; quit; exit; resign from; withdraw from; drop out of; depart from; depart; check out of; "
        "pull out of; part ways with; turn my back on; remove myself from; step out of; back out of; bow "
        "out of; opt out of; say goodbye to and leave; terminate my participation in; terminate my "
        "membership in; give up my place in; retire from; walk away from; hang up my sword and leave; cease "
        "playing; lay down my sword and leave; sheathe my sword and leave; pack my bags and leave; withdraw "
        "my participation in; renounce my membership in; give up my membership in; be out of; am out of; am "
        "hereby out of; walk out of; pack up and leave"
    )
    + LEAVE_TAKING
)

FRAMES: tuple[Frame, ...] = (
    Frame(
        action="join",
        verbs=phrases("join; rejoin; re - join; be in; be part; take part; sign up; join in; get in"),
        padding=JOINED,
        turned=NOT_JOINED,
        strength="open",
        topic=phrases("rpg; dungeon; character; characters; role"),
        lax=True,
        example="I join the RPG.",
    ),
    Frame(
        action="join",
        verbs=phrases(
            "enroll; register; enlist; opt in; become a party; become party; become a character; become a "
            "player; become a player character; participate; agree to be a party; agree to be bound by; "
            "consent to be bound by; be a character; be a player; be a party; come in; enter the rpg; enter "
            "the game as a character; hop into the rpg; sign on to the rpg; jump into the rpg; step into "
            "the rpg; sign on for the rpg; come into the rpg; get into the rpg; take up membership in the "
            "rpg; throw my hat into the ring for the rpg; be let into the rpg; be admitted to the rpg; sign "
            "myself up; enlist myself; be counted in"
        ),
        padding=JOINED,
        sayings=phrases(
            "count me in; sign me up; i want in; i 'm in; i am in; deal me in; add me to the rpg; add me to "
            "the game; please add me; please let me into the rpg; consider me a character; please consider "
            "me a character; please add me as a character; let me into the rpg; please enlist me; please "
            "enrol me in the rpg; please enroll me in the rpg; please register me as a character; write me "
            "down as a character; please count me in; please sign me up"
        ),
        turned=NOT_JOINED,
        strength="common",
        topic=phrases("rpg; dungeon; character; characters; role"),
        lax=True,
        example="I join the RPG.",
    ),
    # who agrees to a contract is a party to it, unlike who agrees to what becomes of it
    Frame(
        action="join",
        verbs=phrases("agree to the rpg contract; agree to the contract of the rpg; sign the rpg contract"),
        turned=phrases("being; as; with; in; having; to be; should"),
        strength="common",
        topic=("rpg",),
        lax=True,
        example="I agree to the RPG contract.",
    ),
    Frame(
        action="leave",
        verbs=tuple(f"{verb} {game}" for verb in _LEAVES for game in THIS_GAME)
        + phrases(
            "stop playing the rpg; retire from the rpg; bow out of the rpg; opt out of the rpg; deregister "
            "from the rpg; cease being a party; cease to be a party; stop being a party; cease being party; "
            "cease to be party; cease being a character; am no longer a character; am no longer a party; "
            "renounce my status as a character; step down as a character; give up being a character; resign "
            "as a character; retire as a character; stop being a player character; cease to be a character; "
            "stop being a character; am no longer a character; am no longer a party; renounce my status as "
            "a character; step down as a character; give up being a character; resign as a character; "
            "retire as a character; stop being a player character"
        ),
        padding=tuple(f"{lead}{game}" for game in THIS_GAME for lead in ("to ", "in ", "of ", "from ")),
        turned=NOT_LEFT,
        strength="common",
        topic=("rpg", "contract", "character", "game"),
        repeatable=False,
        example="I leave the RPG.",
    ),
    *MOVING,
    *FIGHTING,
    *HEALING,
    *TRADING,
    Frame(
        action="state_roll",
        verbs=(),
        slots=(),
        sayings=(
            *(
                f"{whose} d 100{roll} {was}{article} {{n}}"
                for whose in ("my", "the")
                for roll in ("", " roll")
                for was in phrases("was; is; shows; showed; came up; says; came to")
                for article in ("", " a", " as")
            ),
            *(
                f"i rolled{article} {{n}} on {whose} d 100"
                for article in ("", " a")
                for whose in ("my", "the", "a")
            ),
            "d 100 : {n}",
            "my d 100 : {n}",
            *(f"my roll on the d 100 was{article} {{n}}" for article in ("", " a")),
        ),
        fixed={"result": "{n}"},
        strength="own",
        repeatable=False,
        example="My d100 was 44.",
    ),
    *INTENT_FRAMES,
)

PHRASEBOOK = Phrasebook(
    frames=FRAMES,
    kinds=(PLACES, SPOTS, GOLD, THINGS, POTIONS, ROUNDS, STOPS, KEPT, FOES),
    signs=phrases(
        "rpg; role playing game; dungeon; dungeons; gold exchanger; town square; the healer; health potion; "
        "health potions; vitality potion; vitality potions; potion of health; potion of vitality; movement "
        "token; movement tokens; player character; non player character; stairway down; vitality; level {n} "
        "monster; level {n} weapon; level {n} armor"
    ),
    words=phrases(
        "gold; potion; potions; weapon; weapons; armor; armour; sword; monster; monsters; dungeon; healer; "
        "exchanger; token; tokens; vitality; rpg; stairs; stairway; encounter; dl; square; level; levels; "
        "character; characters; health; golds"
    ),
    loosely=phrases("coin; coins; purse; money"),
    vague=VAGUE,
    shown=(
        "I join the RPG.",
        "I move to Dungeon Level 1.",
        "I explore twice.",
        "I attack, stopping at 2 health.",
        "I drink a level 1 health potion.",
        "I heal.",
        "I exchange 3 gold.",
        "I give Brask 3 gold.",
        "I leave the RPG.",
    ),
    measures=MEASURES,
    groups=(PLAYERS,),
    lots=LOTS,
)

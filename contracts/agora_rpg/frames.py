"""How the moves of the RPG are said: the verbs of every action that a Character may announce."""

from contracts.agora_rpg.measures import LOTS, MEASURES, PLAYERS
from contracts.agora_rpg.moving_frames import MOVING
from contracts.agora_rpg.wording import (
    FEE,
    GIVE_TOPIC,
    GOLD,
    JOINED,
    MONSTER,
    PLACES,
    POINTS,
    POTIONS,
    ROUNDS,
    SPOTS,
    STOPS,
    THINGS,
    THIS_GAME,
    VAGUE,
)
from gamemaster.core.frame import Frame, Phrasebook, Slot, phrases
from gamemaster.language.vocabulary.common_frames import INTENT_FRAMES

_FIGHTS = tuple(
    f"{this} {fight}" for this in ("the", "this") for fight in phrases("combat; fight; encounter; battle")
)
_ENDS = ("is resolved", "is over", "is done", "ends", "is decided", "is finished")

_NO_POINTS = phrases(
    "to; into; for silver; for copper; for platinum; for tokens; for potions; for a potion; for money; for "
    "coins; for gems; for gold; for jewels"
)

FRAMES: tuple[Frame, ...] = (
    Frame(
        action="join",
        verbs=phrases("join; rejoin; re - join; be in; be part; take part; sign up; join in; get in"),
        padding=JOINED,
        strength="open",
        topic=phrases("rpg; dungeon; character; characters; role"),
        lax=True,
        example="I join the RPG.",
    ),
    Frame(
        action="join",
        verbs=phrases(
            "enroll; register; enlist; opt in; become a party; become party; become a character; become a "
            "player; become a player "
            "character; participate; agree to be a party; agree to be bound by; consent to be bound by; "
            "be a character; be a player; be a party; come in"
        ),
        padding=JOINED,
        sayings=phrases(
            "count me in; sign me up; i want in; i 'm in; i am in; deal me in; add me to the rpg; add me "
            "to the game; please add me; please count me in; please sign me up"
        ),
        strength="common",
        topic=phrases("rpg; dungeon; character; characters; role"),
        lax=True,
        example="I join the RPG.",
    ),
    Frame(
        action="leave",
        verbs=tuple(
            f"{verb} {game}"
            for verb in phrases("leave; quit; exit; resign from; withdraw from; drop out of")
            for game in THIS_GAME
        )
        + phrases(
            "stop playing the rpg; retire from the rpg; bow out of the rpg; opt out "
            "of the rpg; "
            "deregister from the rpg; cease being a party; cease to be a party; stop being a party; cease "
            "being party; cease to be "
            "party; cease being a character; cease to be a character; stop being a character"
        ),
        padding=tuple(f"{lead}{game}" for game in THIS_GAME for lead in ("to ", "in ", "of ", "from ")),
        strength="common",
        topic=("rpg", "contract", "character", "game"),
        repeatable=False,
        example="I leave the RPG.",
    ),
    *MOVING,
    Frame(
        action="attack",
        verbs=phrases(
            "attack; fight; fight on; keep fighting; keep attacking; engage; strike; battle; combat; do "
            "battle; engage in combat; hit; swing at; strike at; lash out at; slash at; lunge at; stab at; "
            "take a swing at"
        ),
        slots=(
            Slot(("rounds",), "rounds", ("",), optional=True),
            Slot(("stop_at_health",), "stop", ("",), optional=True),
        ),
        padding=(
            *MONSTER,
            *(f"against {who}" for who in MONSTER),
            *(f"with {who}" for who in MONSTER),
            *(
                f"with my {what}"
                for what in ("sword", "weapon", "level {n} weapon", "level {n} sword", "weapon level {n}")
            ),
            *(f"or {until}{it}" for until in ("", "until ") for it in ("it is dead", "it dies")),
            *(f"or {until}the monster {dies}" for until in ("", "until ") for dies in ("is dead", "dies")),
            *phrases(", whichever comes first; whichever comes first; , whichever is first"),
            "until it is dead",
            "until it dies",
            "until the monster is dead",
            "until the monster dies",
            "until it is resolved",
            "until resolved",
            "to the death",
            "until the end",
            "until one of us is dead",
            "until one of us dies",
            "until one of us falls",
            "until it falls",
            "until it drops",
            "until it 's dead",
            "until it is over",
            *(f"until {fight} {ends}" for fight in _FIGHTS for ends in _ENDS),
            "until it ends",
            "until the bitter end",
            "until i win",
            "until victory",
            "until i win or die",
            "until one of us wins",
            "to the end",
        ),
        repeatable=False,
        example="I attack, stopping at 2 health.",
    ),
    Frame(
        action="drink",
        verbs=phrases(
            "drink; quaff; drink down; down; swig; gulp; gulp down; drink up; swallow; consume; sip; "
            "chug; guzzle"
        ),
        slots=(Slot(("potion", "level", "*"), "potion", ("", "from")),),
        topic=("potion", "potions"),
        example="I drink a level 1 health potion.",
    ),
    Frame(
        action="drink",
        verbs=("destroy",),
        slots=(Slot(("potion", "level", "*"), "potion", ("",)),),
        closings=phrases(
            "and specify that i am drinking it; specifying that i am drinking it; to drink it; and drink "
            "it; by drinking it; drinking it; and specify i am drinking it; specifying i am drinking it; "
            "and specify that i drink it; and hereby specify that i am drinking it"
        ),
        topic=("potion", "potions"),
        example="I drink a level 1 health potion.",
    ),
    Frame(
        action="heal",
        verbs=phrases(
            "heal; heal myself; heal up; get healed; pay the healer; pay healer; have the healer heal me; "
            "get the healer to heal me; have myself healed; get a healing; take a healing; purchase a "
            "healing; purchase healing; pay for a healing; buy myself a healing; have my wounds healed; have "
            "my wounds tended; let the healer tend me; let the healer heal me; get myself healed; pay for "
            "healing; buy healing; pay the healer {n} gold; pay {n} gold to the healer; pay {n} gold for "
            "healing; pay {n} gold for a healing; buy a healing; have the healer restore me; let myself be "
            "healed; ask the healer to heal me; pay {n} gold to be healed; pay the healer {n} gold to heal me"
        ),
        padding=phrases(
            "there; here; myself; at the healer; at healer; by the healer; to heal me; to heal; for healing; "
            "with the healer; at the healer 's; to be healed; for a healing; fully; completely; from the "
            "healer; from healer; by healer; here at the healer; my wounds; my character; me"
        ),
        costs=(FEE,),
        sayings=(
            "destroy gold equal to twice my level and specify that i am healing",
            "i destroy gold equal to twice my level and specify that i am healing",
            "i destroy gold equal to twice my level and specify i am healing",
        ),
        gerund=True,
        example="I heal.",
    ),
    Frame(
        action="exchange",
        verbs=phrases("exchange; sell; convert; trade in; cash in; turn in; hand in"),
        slots=(Slot(("", "amount"), "gold", ("",)),),
        padding=phrases(
            "for points; into points; at the gold exchanger; at the exchanger; at gold exchanger; there; "
            "here; with the gold exchanger; to points; at the exchange; to the gold exchanger; to the "
            "exchanger; in"
        ),
        costs=(POINTS,),
        turned=_NO_POINTS,
        topic=phrases("gold; exchanger; weapon; sword; armor; armour; potion; potions"),
        example="I exchange 3 gold.",
    ),
    Frame(
        action="exchange",
        verbs=("trade", "swap", "change", "redeem", "turn", "change in"),
        slots=(Slot(("", "amount"), "gold", ("",)),),
        padding=phrases("at the gold exchanger; at the exchanger; there; here"),
        closings=phrases("for points; into points; for points at the gold exchanger; for points there"),
        turned=_NO_POINTS,
        topic=("gold",),
        example="I exchange 3 gold.",
    ),
    Frame(
        action="exchange",
        verbs=("destroy",),
        slots=(Slot(("", "amount"), "gold", ("",)),),
        closings=tuple(
            f"{lead} i am exchanging {what}{where}"
            for lead in phrases(
                "and specify that ; specifying that ; and specify ; specifying ; and hereby specify that"
            )
            for what in phrases("it; gold; them; that gold; the gold")
            for where in ("", " at the gold exchanger", " for points")
        ),
        turned=_NO_POINTS,
        topic=phrases("gold; exchanger; weapon; sword; armor; armour; potion; potions"),
        example="I exchange 3 gold.",
    ),
    Frame(
        action="exchange",
        verbs=phrases("destroy; melt down; pay in; deposit"),
        slots=(Slot(("", "amount"), "gold", ("",)),),
        closings=phrases(
            "at the gold exchanger; at the exchanger; at the gold exchanger for points; at the exchanger for "
            "points"
        ),
        turned=_NO_POINTS,
        topic=("gold",),
        example="I exchange 3 gold.",
    ),
    Frame(
        action="transfer",
        verbs=phrases(
            "make a gift of; make a present of; give; transfer; hand; hand over; send; pass; pay; donate; "
            "gift; toss; slip; throw; give back; "
            "give away; return; deliver; bestow; present; repay; grant"
        ),
        slots=(
            Slot(("asset", "quantity"), "thing", ("", "with")),
            Slot(
                ("to",),
                "person",
                ("to", "", "over to", "back to", "on", "upon", "on to", "onto", "along to", "across to"),
            ),
        ),
        padding=phrases(
            "as a gift; as a present; as payment; as a loan; in return; back; over; as a thank you; in "
            "thanks; as agreed; in the rpg; from me; from myself; from my own; from my purse; from my "
            "possession; i own; that i own; i have; of mine; for it; for this; for all that"
        ),
        turned=("for points", "for a point"),
        topic=GIVE_TOPIC,
        repeatable=True,
        example="I give Brask 3 gold.",
    ),
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
    kinds=(PLACES, SPOTS, GOLD, THINGS, POTIONS, ROUNDS, STOPS),
    signs=phrases(
        "rpg; role playing game; dungeon; dungeons; gold exchanger; town square; the healer; health "
        "potion; health potions; vitality potion; vitality potions; potion of health; potion of vitality; "
        "movement token; movement tokens; player character; non player character; stairway down; vitality; "
        "level {n} monster; level {n} weapon; level {n} armor"
    ),
    words=phrases(
        "gold; potion; potions; weapon; weapons; armor; armour; sword; monster; monsters; dungeon; healer; "
        "exchanger; token; tokens; vitality; rpg; stairs; stairway; encounter; dl; square; level; levels; "
        "character; characters; health; golds"
    ),
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

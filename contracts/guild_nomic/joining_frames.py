"""How joining and leaving GuildNomic are said, and entering its guild."""

from dataclasses import replace
from typing import Final

from contracts.guild_nomic.actions import GUILD
from contracts.guild_nomic.class_wording import CHOSEN_CLASS, MAYBE_CLASS, NAMED_AS, OTHER_CLASS, OTHER_ROLE
from contracts.guild_nomic.wording import (
    GUILD_PADDING,
    JOINED,
    THIS_GAME,
)
from gamemaster.core.frame import Frame, Slot, Strength, joined, phrases
from gamemaster.language.vocabulary.common_frames import AT_ONCE, LEAVE_TAKING, NOT_JOINED, NOT_LEFT

_GAME_TOPIC = phrases("guildnomic; guild; knight; ranger; cleric; mage; adventurer; adventurers")
_JOINS = phrases("join; be in; be part; take part; sign up; join in; get in")
_MEANING_TO = joined(
    ("state", "declare", "set forth", "announce", "express", "signal"),
    ("my intent to", "my intention to", "intent to", "my intention of", "my wish to", "my desire to"),
    ("join", "join up with", "become a member of", "enter"),
)
_APPLIED_FOR = phrases(
    "for a refund; for refunds; for a loan; for money; for help; for aid; for damages; for compensation; "
    "for permission; for a licence; for a license; for a permit; for a grant; for leave; for mercy; for "
    "relief"
)
_ENTERS = _MEANING_TO + phrases(
    "join; enter; sign up with; sign up for; enlist in; enlist with; enrol in; enroll in; become a member "
    "of; become member of; register with; register in; sign on with; apply to; join up with; be a member of; "
    "sign up to; become part of; enrol with; enroll with; join the ranks of; enter the ranks of; become a "
    "new member of; affiliate with; take membership in; join as a member of; sign on in; sign up in; take up "
    "membership of; take up membership in; take membership of; enroll as a member of; enrol as a member of; "
    "enlist as a member of; take my place in; take a place in; take a seat in; join in with; enroll myself "
    "in; enrol myself in; enlist myself in; register myself with; apply for membership in; apply for "
    "membership of; apply for admission to; take out a membership in; take out membership in; throw in my "
    "lot with; cast my lot with; pledge myself to; attach myself to; sign myself up with; sign myself up "
    "for; sign myself up to; hop into; step into; become one of; rejoin; swear allegiance to; swear myself "
    "to; add myself to; enter into; gain entry to; put myself down for; put my name down for; get into; go "
    "into; go and join; get in with; come into; register for; register myself for; sign the roll of; sign "
    "the book of; sign the register of; present myself at; present myself to; enter the service of; enter "
    "into the service of; take service with; take service in; declare myself a member of; make myself a "
    "member of; declare my membership in; declare my membership of; take the oath of; become a fellow of; "
    "put my name on the roll of; add my name to the roll of; become an adventurer of; become an adventurer "
    "in; enter my name in the book of"
)
_GUILD = Slot(("guild",), "guild", ("", "to", "of", "in", "with"))

_ENTERS_ME = phrases(
    "sign me up; enrol me; enroll me; add me; put me down; count me in; enlist me; register me; write me "
    "down; admit me; enter me; take me; let me in; let me; put my name down; make me a member; accept me; "
    "consider me a member; let me join; let me enter; take me in"
)
_INTO = phrases("for; 4; in; to; into; with; of; on; as a member of; up to; up in")
_GUILD_KINDS: Final[tuple[tuple[str, Strength], ...]] = (("guild", "own"), ("only guild", "shared"))

_INTO_GUILD = joined(
    ("for", "in for", "in to", "to", "in", "into", "with"),
    ("the", "your"),
    phrases(
        "adventurer 's guild; guild; adventurers guild; adventurers ' guild; adventurer’s guild; "
        "adventurers’ guild"
    ),
)
_AND_JOINS = joined(
    (
        "and",
        ", and",
        "and i",
        ", and i",
        "and hereby",
        "and i hereby",
        "; i",
        "; i hereby",
        ", i",
        "and so i",
        "and as such i",
    ),
    phrases(
        "join; enter; sign up for; sign up with; enlist in; enrol in; become a member of; join up with; "
        "register with"
    ),
)
_JOIN = Frame(
    action="join",
    verbs=_JOINS,
    padding=JOINED,
    turned=NOT_JOINED,
    topic=_GAME_TOPIC,
    lax=True,
    example="I join GuildNomic as a Mage.",
)
_JOIN_GUILD = Frame(
    action="join_guild",
    verbs=_ENTERS,
    padding=GUILD_PADDING,
    turned=_APPLIED_FOR,
    topic=_GAME_TOPIC,
    strength="own",
    lax=True,
    repeatable=False,
    example="I join the Adventurer's Guild as a Ranger.",
)
JOINING_FRAMES: tuple[Frame, ...] = (
    replace(_JOIN, strength="open", example="I join GuildNomic."),
    replace(_JOIN, slots=(NAMED_AS,)),
    replace(_JOIN, slots=(OTHER_ROLE,)),
    replace(
        _JOIN,
        verbs=phrases(
            "enroll; enrol; register; enlist; opt in; become a player; participate; agree to be a player; "
            "be a player; come in; come aboard; join up; become a player of; become a new player; hop "
            "aboard; come on board; enter; come into; declare myself a player; declare myself a player of; "
            "make myself a player; make myself a player of; come and play"
        ),
        sayings=phrases(
            "count me in; sign me up; i want in; i 'm in; i am in; add me to guildnomic; add me to the game; "
            "please add me; please count me in; please sign me up; add me to the roster; please let me join; "
            "let me join; make me a player; please make me a player; make me a player of guildnomic; please "
            "make me a player of guildnomic; consider me a player; i am hereby a player; i hereby am a player"
        ),
        turned=_INTO_GUILD,
        strength="common",
        example="I join GuildNomic.",
    ),
    Frame(
        action="leave",
        verbs=phrases(
            "leave; quit; exit; resign from; withdraw from; drop out of; stop playing; retire from; bow out "
            "of; step out of; opt out of; cease playing; pull out of; back out of; cease to play; depart "
            "from; deregister from; cease being a player of; stop being a player of; cease to be a player "
            "of; stop being a player in; cease to be a player in; stop playing in; give up playing; cease "
            "being a player in; give up; abandon; end my participation in; terminate my participation in; "
            "cease my participation in; end my membership of; terminate my membership of; end my membership "
            "in; terminate my membership in; check out of; make my exit from; remove myself from; quit "
            "playing; quit playing in; part with; strike myself from; take myself out of; drop; desert; exit "
            "from; cease participating in; stop participating in; lay down my playership in; resign my "
            "membership of; resign my membership in; say goodbye to and leave; walk out of"
        )
        + LEAVE_TAKING,
        slots=(Slot(("",), "this game", ("",)),),
        padding=AT_ONCE,
        turned=NOT_LEFT,
        strength="common",
        topic=("guildnomic", "game"),
        repeatable=False,
        example="I leave GuildNomic.",
    ),
    Frame(
        action="leave",
        verbs=phrases(
            "cease being a player; cease to be a player; stop being a player; renounce being a player; give "
            "up being a player; am no longer a player; announce that i stop being a player; end my time as a "
            "player; renounce my playerhood; stop being a player altogether; retire as a player; resign as a "
            "player; cease my playerhood; resign my playerhood; lay down my playerhood; give up my "
            "playerhood; resign my playership; give up my playership; am hereby no longer a player"
        ),
        padding=(*AT_ONCE, *(f"{lead}{game}" for game in THIS_GAME for lead in ("of ", "in "))),
        turned=NOT_LEFT,
        strength="common",
        topic=("guildnomic", "player"),
        repeatable=False,
        example="I stop being a player.",
    ),
    replace(_JOIN_GUILD, slots=(_GUILD, MAYBE_CLASS, OTHER_CLASS)),
    replace(
        _JOIN_GUILD,
        slots=(Slot(("guild",), "only guild", ("", "to", "of", "in")), MAYBE_CLASS, OTHER_CLASS),
        strength="shared",
    ),
    replace(
        _JOIN_GUILD,
        verbs=phrases(
            "make myself; declare myself; become; be; sign up as; enlist as; enrol as; enroll as; register "
            "as; enter as; join as; sign on as; come in as; take up the trade of; take up the calling of; "
            "take up the life of; become one more; go in as"
        ),
        slots=(
            Slot(("class",), "class", ("",)),
            Slot(("guild",), "guild", ("in", "of", "with", "within", "for", "at")),
        ),
        example="I become a Knight of the Adventurer's Guild.",
    ),
    replace(
        _JOIN_GUILD,
        verbs=phrases(
            "become an adventurer; become an adventurer in the guild; enter the guild; be an adventurer"
        ),
        slots=(CHOSEN_CLASS,),
        fixed={"guild": GUILD},
        example="I become an adventurer as a Cleric.",
        strength="shared",
    ),
    # "I am a Mage, and I join the Adventurer's Guild", "I choose Mage and join the Adventurer's Guild"
    replace(
        _JOIN_GUILD,
        verbs=phrases(
            "choose; pick; select; become; take; opt for; go for; choose to be; choose the class; pick the "
            "class; take the class; choose the class of; take up the class of; select the class; take the "
            "role of"
        ),
        slots=(
            Slot(("class",), "class", ("",)),
            Slot(("guild",), "guild", _AND_JOINS),
        ),
        sayings=phrases(
            "i am; i 'm; my class is; my class will be; class :; my chosen class is; my class :; my class "
            "shall be"
        ),
        turned=(),
    ),
    # "Please sign me up for the Adventurer's Guild as a Cleric"
    *(
        replace(
            _JOIN_GUILD,
            verbs=(),
            sayings=joined(("", "please", "you may", "kindly"), _ENTERS_ME),
            slots=(Slot(("guild",), kind, _INTO), MAYBE_CLASS, OTHER_CLASS),
            strength=strength,
            turned=(),
        )
        for kind, strength in _GUILD_KINDS
    ),
)

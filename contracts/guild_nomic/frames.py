"""How the moves of GuildNomic are said: joining and leaving here, the rest in the modules beside this one."""

from typing import Final

from contracts.guild_nomic.actions import ACTIONS, GUILD
from contracts.guild_nomic.party_frames import PARTY_FRAMES
from contracts.guild_nomic.proposal_frames import PROPOSAL_FRAMES
from contracts.guild_nomic.quest_frames import QUEST_FRAMES
from contracts.guild_nomic.vote_frames import VOTE_FRAMES
from contracts.guild_nomic.wording import (
    BOARD,
    CHOSEN_CLASS,
    CLASS,
    CLASSED_DRAFTS,
    DAMAGE_ORDER,
    DRAFTS,
    ELEMENT,
    GAMES,
    GUILD_PADDING,
    GUILDS,
    JOINED,
    MAYBE_CLASS,
    MONSTERS,
    MORE_DRAFTS,
    MY_PARTY,
    MY_VOTE,
    NAMED_AS,
    NAMED_PARTIES,
    NEW_MONSTERS,
    NEW_PARTIES,
    NEW_QUESTS,
    OTHER_CLASS,
    OTHER_ROLE,
    PARTIES,
    PROPOSAL_CLASS,
    PROPOSALS,
    QUESTS,
    SIDES,
    THE_GUILD,
    THIS_GAME,
    THUMBS,
)
from gamemaster.core.frame import Frame, Measure, Phrasebook, Slot, Strength, joined, phrases
from gamemaster.core.speech import Speech
from gamemaster.language.vocabulary.common_frames import AT_ONCE, INTENT_FRAMES, LEAVE_TAKING

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
    "of; become member of; register with; register in; sign on with; apply to; join up with; be a member "
    "of; sign up to; become part of; enrol with; enroll with; join the ranks of; enter the ranks of; become "
    "a new member of; affiliate with; take membership in; join as a member of; sign on in; sign up in; take "
    "up membership of; take up membership in; take membership of; enroll as a member of; enrol as a member "
    "of; enlist as a member of; take my place in; take a place in; take a seat in; join in with; enroll "
    "myself in; enrol myself in; enlist myself in; register myself with; apply for membership in; apply for "
    "membership of; apply for admission to; take out a membership in; take out membership in; throw in my "
    "lot with; cast my lot with; pledge myself to; attach myself to; sign myself up with; sign myself up "
    "for; sign myself up to; hop into; step into; become one of; rejoin; swear allegiance to; swear myself "
    "to; add myself to; enter into; gain entry to; put myself down for; put my name down for"
)
_GUILD = Slot(("guild",), "guild", ("", "to", "of", "in", "with"))

_ENTERS_ME = phrases(
    "sign me up; enrol me; enroll me; add me; put me down; count me in; enlist me; register me; write me "
    "down; admit me; enter me; take me; let me in; let me; put my name down; make me a member; accept me"
)
_INTO = phrases("for; in; to; into; with; of; on; as a member of; up to; up in")
_GUILD_KINDS: Final[tuple[tuple[str, Strength], ...]] = (("guild", "own"), ("only guild", "shared"))

FRAMES: tuple[Frame, ...] = (
    Frame(
        action="join",
        verbs=_JOINS,
        padding=JOINED,
        strength="open",
        topic=_GAME_TOPIC,
        lax=True,
        example="I join GuildNomic.",
    ),
    Frame(
        action="join",
        verbs=_JOINS,
        slots=(NAMED_AS,),
        padding=JOINED,
        topic=_GAME_TOPIC,
        lax=True,
        example="I join GuildNomic as a Mage.",
    ),
    Frame(
        action="join",
        verbs=_JOINS,
        slots=(OTHER_ROLE,),
        padding=JOINED,
        topic=_GAME_TOPIC,
        lax=True,
        example="I join GuildNomic as a Mage.",
    ),
    Frame(
        action="join",
        verbs=phrases(
            "enroll; enrol; register; enlist; opt in; become a player; participate; agree to be a player; "
            "be a player; come in; come aboard; join up; become a player of; become a new player"
        ),
        padding=JOINED,
        sayings=phrases(
            "count me in; sign me up; i want in; i 'm in; i am in; add me to guildnomic; add me to the "
            "game; please add me; please count me in; please sign me up; add me to the roster"
        ),
        strength="common",
        topic=_GAME_TOPIC,
        lax=True,
        example="I join GuildNomic.",
    ),
    Frame(
        action="leave",
        verbs=phrases(
            "leave; quit; exit; resign from; withdraw from; drop out of; stop playing; retire from; bow out "
            "of; step out of; opt out of; cease playing; pull out of; back out of; cease to play; depart "
            "from; deregister from; cease being a player of; stop being a player of; cease to be a player "
            "of; stop being a player in; cease to be a player in; stop playing in; give up playing; cease "
            "being a player in"
        )
        + LEAVE_TAKING,
        slots=(Slot(("",), "this game", ("",)),),
        padding=AT_ONCE,
        strength="common",
        topic=("guildnomic", "game"),
        repeatable=False,
        example="I leave GuildNomic.",
    ),
    Frame(
        action="leave",
        verbs=phrases(
            "cease being a player; cease to be a player; stop being a player; renounce being a player; give "
            "up being a player; am no longer a player; announce that i stop being a player; end my time as "
            "a player; renounce my playerhood; stop being a player altogether; retire as a player; resign "
            "as a player; cease my playerhood"
        ),
        padding=(*AT_ONCE, *(f"{lead}{game}" for game in THIS_GAME for lead in ("of ", "in "))),
        strength="common",
        topic=("guildnomic", "player"),
        repeatable=False,
        example="I stop being a player.",
    ),
    Frame(
        action="join_guild",
        verbs=_ENTERS,
        slots=(_GUILD, MAYBE_CLASS, OTHER_CLASS),
        padding=GUILD_PADDING,
        turned=_APPLIED_FOR,
        topic=_GAME_TOPIC,
        strength="own",
        lax=True,
        repeatable=False,
        example="I join the Adventurer's Guild as a Ranger.",
    ),
    Frame(
        action="join_guild",
        verbs=_ENTERS,
        slots=(Slot(("guild",), "only guild", ("", "to", "of", "in")), MAYBE_CLASS, OTHER_CLASS),
        padding=GUILD_PADDING,
        turned=_APPLIED_FOR,
        topic=_GAME_TOPIC,
        lax=True,
        repeatable=False,
        example="I join the Adventurer's Guild as a Ranger.",
    ),
    Frame(
        action="join_guild",
        verbs=phrases(
            "make myself; declare myself; become; be; sign up as; enlist as; enrol as; enroll as; register "
            "as; enter as; join as; sign on as"
        ),
        slots=(
            Slot(("class",), "class", ("",)),
            Slot(("guild",), "guild", ("in", "of", "with", "within", "for", "at")),
        ),
        padding=GUILD_PADDING,
        turned=_APPLIED_FOR,
        topic=_GAME_TOPIC,
        strength="own",
        lax=True,
        repeatable=False,
        example="I become a Knight of the Adventurer's Guild.",
    ),
    Frame(
        action="join_guild",
        verbs=phrases(
            "become an adventurer; become an adventurer in the guild; enter the guild; be an adventurer"
        ),
        slots=(CHOSEN_CLASS,),
        padding=GUILD_PADDING,
        turned=_APPLIED_FOR,
        fixed={"guild": GUILD},
        topic=_GAME_TOPIC,
        lax=True,
        repeatable=False,
        example="I become an adventurer as a Cleric.",
    ),
    # "Please sign me up for the Adventurer's Guild as a Cleric"
    *(
        Frame(
            action="join_guild",
            verbs=(),
            sayings=joined(("", "please", "you may", "kindly"), _ENTERS_ME),
            slots=(Slot(("guild",), kind, _INTO), MAYBE_CLASS, OTHER_CLASS),
            padding=GUILD_PADDING,
            topic=_GAME_TOPIC,
            strength=strength,
            lax=True,
            repeatable=False,
            example="I join the Adventurer's Guild as a Ranger.",
        )
        for kind, strength in _GUILD_KINDS
    ),
    *PARTY_FRAMES,
    *QUEST_FRAMES,
    *PROPOSAL_FRAMES,
    *VOTE_FRAMES,
    *INTENT_FRAMES,
)

MEASURES = (
    Measure(phrases("hp; health; health points; hit points; hit point; health point"), "hp", most="max_hp"),
    Measure(phrases("level; character level"), "level"),
    Measure(phrases("experience; experience points; xp"), "experience"),
    Measure(
        phrases("party; adventuring party; party of my own; party already"),
        "party",
        kind="party",
        member=True,
    ),
    Measure(phrases("guild"), "guild", kind="guild", member=True),
    Measure(
        phrases("quests on the board; quests on the quest board; quests; open quests"),
        "quest_count",
        game=True,
    ),
    Measure(phrases("parties"), "party_count", game=True),
    Measure(
        phrases("members; member; people; adventurers; people in it; members in it"),
        "parties.{value}.members",
        game=True,
        each="party",
    ),
    Measure(
        (),
        "parties.{value}.attacks",
        game=True,
        each="party",
        done=phrases(
            "attacked; attacked anything; attacked anybody; attacked anyone; attacked a monster; made an "
            "attack; made their attack; made its attack; fought; led an attack; had their attack; had its "
            "attack; been led to attack"
        ),
    ),
    Measure(
        (),
        "monsters.{value}",
        game=True,
        each="monster",
        there=phrases(
            "alive; living; about; around; up; standing; undefeated; on its feet; among the living"
        ),
        gone=phrases("dead; slain; killed; defeated; beaten; vanquished; destroyed; no more"),
    ),
    Measure(
        (),
        "board.{value}",
        game=True,
        each="quest",
        there=phrases("on the board; on the quest board; open; up; posted; listed; available"),
        gone=phrases("gone; off the board; off the quest board; removed; taken down; completed; done"),
    ),
    Measure(
        (),
        "open_proposals.{value}",
        game=True,
        each="proposal",
        there=phrases("open; active; open for voting; pending; up for a vote; up; being voted on"),
        gone=phrases("withdrawn; closed; over; decided; retracted; gone; deleted"),
    ),
)
"""What conditions may speak of: the public values of characters, parties, monsters, quests and proposals."""

PHRASEBOOK = Phrasebook(
    frames=FRAMES,
    measures=MEASURES,
    once=(
        "join_guild",
        "vote",
        "create_party",
        "join_party",
        "leave_party",
        "set_damage_order",
        "remove_quest",
        "attack",
    ),
    kinds=(
        GUILDS,
        THE_GUILD,
        CLASS,
        ELEMENT,
        SIDES,
        DRAFTS,
        CLASSED_DRAFTS,
        MORE_DRAFTS,
        PROPOSAL_CLASS,
        PROPOSALS,
        PARTIES,
        NAMED_PARTIES,
        QUESTS,
        MONSTERS,
        GAMES,
        BOARD,
        NEW_PARTIES,
        MY_PARTY,
        DAMAGE_ORDER,
        NEW_QUESTS,
        NEW_MONSTERS,
        MY_VOTE,
        THUMBS,
    ),
    signs=phrases(
        "guildnomic; guild nomic; adventurer's guild; adventurers' guild; adventurers guild; adventurer’s "
        "guild; adventurers’ guild; adventurer guild; guild of adventurers; quest board; damage order; "
        "elemental strength; elemental strengths; elemental advantage; elemental advantages; adventuring "
        "party; adventurers-guild; order of damage; urgent class proposal; standard class proposal"
    ),
    words=phrases(
        "guildnomic; guild; guilds; quest; quests; adventurer; adventurers; ranger; cleric; mage; knight"
    ),
    vague={
        "submit": "I submit the following proposal: { Rest also heals the dead. }",
        "vote for": "I vote for proposal 3.",
        "vote against": "I vote against proposal 3.",
        "vote on": "I vote for proposal 3.",
        "vote about": "I vote for proposal 3.",
        "create an urgent proposal": "I submit an urgent proposal: { Quest 2 is removed from the board. }",
        "create a proposal": "I submit the following proposal: { Rest also heals the dead. }",
        "propose": "I submit the following proposal: { Rest also heals the dead. }",
        "leave the guild": "I leave GuildNomic.",
        "leave the adventurer 's guild": "I leave GuildNomic.",
        "leave": "I leave my party.",
        "quit": "I leave GuildNomic.",
        "resign": "I leave GuildNomic.",
        "fight": "I attack the Marsh Wight with Fire.",
        "lead the": "I lead the Lanterns to attack the Marsh Wight with Fire.",
        "lead our": "I lead the Lanterns to attack the Marsh Wight with Fire.",
        "lead my party": "I lead the Lanterns to attack the Marsh Wight with Fire.",
        "attack": "I attack the Marsh Wight with Fire.",
        "strike": "I attack the Marsh Wight with Fire.",
        "assault": "I attack the Marsh Wight with Fire.",
        "strike back": "I attack the Marsh Wight with Fire.",
        "counter": "I attack the Marsh Wight with Fire.",
        "roll": "I attack the Marsh Wight with Fire.",
        "create a monster": "I add a quest with the monster Marsh Wight.",
        "add a quest": "I add a quest with the monster Marsh Wight.",
        "post a quest": "I add a quest with the monster Marsh Wight.",
        "abstain": "I vote against proposal 3.",
        "amend": "I retract proposal 3.",
        "edit": "I retract proposal 3.",
        "disband": "I leave my party.",
        "kick": "I leave my party.",
        "rest": "I leave my party.",
        "change my class": "I join the Adventurer's Guild as a Ranger.",
    },
    shown=(
        "I join the Adventurer's Guild as a Ranger.",
        "I submit the following proposal: { Rest also heals the dead. }",
        "I submit an urgent proposal: { Quest 2 is removed from the board. }",
        "I vote for proposal 3.",
        "I vote against proposal 3.",
        "I retract proposal 3.",
        "I create a party called the Lanterns.",
        "I join the Lanterns.",
        "I set the damage order to Tarn, Ondine, Brask.",
        "I add a quest with the monster Marsh Wight.",
        "I lead the Lanterns to attack the Marsh Wight with Fire.",
        "I leave my party.",
        "I leave GuildNomic.",
    ),
)

SPEECH = Speech("guild_nomic", "GuildNomic", ACTIONS, PHRASEBOOK)
"""How GuildNomic is talked about."""

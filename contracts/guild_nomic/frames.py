"""How GuildNomic is talked about: the frames of the modules beside this one, its measures and its words."""

from contracts.guild_nomic.ballot_frames import BALLOT_FRAMES
from contracts.guild_nomic.class_wording import CLASS, GUILDS, THE_GUILD
from contracts.guild_nomic.combat_frames import COMBAT_FRAMES
from contracts.guild_nomic.damage_frames import DAMAGE_FRAMES
from contracts.guild_nomic.item_frames import ITEM_FRAMES
from contracts.guild_nomic.joining_frames import JOINING_FRAMES
from contracts.guild_nomic.party_frames import PARTY_FRAMES
from contracts.guild_nomic.proposal_frames import PROPOSAL_FRAMES
from contracts.guild_nomic.proposal_wording import CLASSED_DRAFTS, DRAFTS, MORE_DRAFTS, PROPOSAL_CLASS
from contracts.guild_nomic.quest_frames import QUEST_FRAMES
from contracts.guild_nomic.retraction_frames import RETRACTION_FRAMES
from contracts.guild_nomic.vote_frames import VOTE_FRAMES
from contracts.guild_nomic.wording import (
    BOARD,
    DAMAGE_ORDER,
    ELEMENT,
    GAMES,
    MONSTERS,
    MY_PARTY,
    MY_VOTE,
    NAMED_PARTIES,
    NEW_MONSTERS,
    NEW_PARTIES,
    NEW_QUESTS,
    PARTIES,
    PROPOSALS,
    QUESTS,
    SIDES,
    THUMBS,
)
from gamemaster.core.frame import Frame, Measure, Phrasebook, joined, phrases
from gamemaster.language.vocabulary.common_frames import INTENT_FRAMES

FRAMES: tuple[Frame, ...] = (
    *JOINING_FRAMES,
    *PARTY_FRAMES,
    *DAMAGE_FRAMES,
    *QUEST_FRAMES,
    *COMBAT_FRAMES,
    *PROPOSAL_FRAMES,
    *RETRACTION_FRAMES,
    *BALLOT_FRAMES,
    *VOTE_FRAMES,
    *ITEM_FRAMES,
    *INTENT_FRAMES,
)

MEASURES = (
    Measure(phrases("hp; health; health points; hit points; hit point; health point"), "hp", most="max_hp"),
    Measure(phrases("level; character level"), "level"),
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
        "open_proposals.{value}.voted.{who}",
        game=True,
        kind="proposal",
        done=phrases(
            "voted; cast my vote; cast a vote; had my vote; given my vote; sent my vote; sent in my vote"
        ),
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
        **dict.fromkeys(
            joined(("change", "switch", "swap", "flip", "revise", "reverse"), ("my",), ("vote", "votes")),
            "I vote against proposal 3.",
        ),
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
        "I submit the following proposal to GuildNomic: { Rest also heals the dead. }",
        "I submit an urgent proposal to GuildNomic: { Quest 2 is removed from the board. }",
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

"""The words of GuildNomic: guild, classes, elements, sides, documents, and phrases that change nothing."""

import re
from collections.abc import Iterable

from contracts.guild_nomic.actions import ELEMENTS
from gamemaster.core.frame import Kind, as_guests_say, joined, phrases


def bare(said: Iterable[str]) -> tuple[str, ...]:
    """The phrases without the article or possessive that the reader steps over by itself."""
    return tuple(dict.fromkeys(re.sub(r"^(?:the|my|our) ", "", phrase) for phrase in said))


ELEMENT = Kind(
    "element",
    {
        phrase.format(name.lower()): name
        for name in ELEMENTS
        for phrase in phrases(
            "{}; element {}; element of {}; {} element; {} elemental strength; {} strength; my {} strength; "
            "our {} strength; our {}; my {}; elemental {}; {} magic; power of {}; {} attack; strength in {}; "
            "a {} attack; our strength in {}; my {} element; our {} element; {} es; {} damage; {} as our "
            "element; {} as my element; {} as the element; {} as element; all our {} strength; our full {} "
            "strength; all my {} strength; our strength of {}; {} as a weapon; {} as our weapon; {} as my "
            "weapon; {} as our elemental strength; {} as our strength; our party 's {}; our party 's {} "
            "strength; my party 's {} strength; an {} attack; strength of {}; {} elemental attack; our {} "
            "power; {} power; {} ( element ); elemental power of {}; the {} of our party; my choice of {}; "
            "{} itself"
        )
    },
)
SIDES = Kind(
    "side",
    {
        **dict.fromkeys(
            phrases(
                "for; in favour; in favor; in favour of; in favor of; yes; yea; aye; yay; pro; a yes; a yea; "
                "an aye; up; thumbs up; a thumbs up; thumb up; a thumb up; positively; yes to; yes on; yep; "
                "an upvote; +; + 1; +1; a + 1; 👍; a 👍; affirmatively; in the affirmative; affirmative; a "
                "for; the affirmative; a + ; thumbs - up; plus one; plus 1; a plus"
            ),
            "for",
        ),
        **dict.fromkeys(
            phrases(
                "against; nay; no; con; contra; down; thumbs down; a thumbs down; thumb down; a thumb down; "
                "a no; a nay; negatively; no to; no on; nope; a downvote; -1; a -1; 👎; a 👎; in the "
                "negative; negative; an against; the negative; in opposition; in opposition to; thumbs - "
                "down; minus one; minus 1; a minus"
            ),
            "against",
        ),
        # who is of two minds has not voted
        **dict.fromkeys(
            phrases(
                "for and against; both for and against; against and for; for or against; yes and no; yes or "
                "no"
            ),
            None,
        ),
    },
)
PROPOSALS = Kind(
    "proposal",
    things="proposals",
    past="decided",
    called=phrases(
        "proposal; prop; urgent proposal; standard proposal; proposal number; proposal no .; proposal #; "
        "motion; proposal id; p; the proposal; urgent class proposal; standard class proposal; proposal "
        "titled; proposal called; proposal entitled; item; proposal numbered; proposal with number; "
        "proposal with the number; proposal named; proposal known as"
    ),
)
PARTIES = Kind(
    "party",
    things="parties",
    called=phrases(
        "party; band; group; company; adventuring party; the party; party called; party named; team; crew; "
        "party of; fellowship; party known as"
    ),
)
NAMED_PARTIES = Kind("named party", things="parties")
QUESTS = Kind(
    "quest",
    things="quests",
    called=phrases(
        "quest; quest number; quest no .; quest #; the quest; quest to slay; quest against; quest for; quest "
        "of; quest to kill; quest called; quest named; quest with; quest about; quest to defeat; monster; "
        "quest concerning; quest to hunt"
    ),
)
MONSTERS = Kind(
    "monster",
    things="quests",
    open=True,
    fact="monster",
    called=phrases(
        "monster; the monster; monster of quest; the monster of quest; quest; quest monster; target; beast; "
        "monster called; monster named; monster on quest; monster of the quest; monster from quest; "
        "creature; the target; foe; enemy"
    ),
)

GAME = phrases(
    "guildnomic; guild nomic; the guildnomic game; the game of guildnomic; the guildnomic; this nomic; the "
    "nomic; this cycle of guildnomic; the guild nomic; the guild nomic game; this round of guildnomic; the "
    "current cycle of guildnomic; this guildnomic"
)
THIS_GAME = (*GAME, *phrases("the game; this game; the cycle; this cycle; the server; the discord server"))
GAMES = Kind("this game", dict.fromkeys((game.removeprefix("the ") for game in THIS_GAME), "GuildNomic"))
JOINED = (
    *joined(("", "to", "in", "of", "for", "with", "into"), as_guests_say(THIS_GAME)),
    *phrases(
        "you; you all; you folks; you guys; in; this; in this; of this; with you; the fun; in the fun; up; "
        "as a player; as a new player; as another player; to this; to it; everyone; everybody; the "
        "adventure; in the adventure; the players; your ranks; the adventurers; even though i cannot; even "
        "if i cannot; the other players; you adventurers; as an adventurer; your merry band"
    ),
)
GUILD_PADDING = phrases(
    "as a member; as an adventurer; as a new member; as an adventurer and; the ranks of; membership of; of "
    "guildnomic; in guildnomic; in guild nomic; today; and thereby become a player; and become a player; "
    "becoming a player; thereby becoming a player; of class; as class; in the game; and so become a player; "
    "and become an adventurer; becoming an adventurer; )"
)
BOARD = Kind(
    "board",
    dict.fromkeys(
        phrases(
            "quest board; board; guild 's quest board; adventurer 's guild 's quest board; guild board; "
            "guild 's board; adventurers ' guild quest board; adventurer 's guild quest board; list of "
            "quests; list; notice board; guild quest board; list of open quests; quest list; adventurers "
            "guild quest board; adventurer 's guild board"
        ),
        "quest board",
    ),
)
NEW_PARTIES = Kind(
    "a party",
    dict.fromkeys(
        phrases(
            "a party; a new party; party; a party of adventurers; a new party of adventurers; an adventuring "
            "party; my own party; my party; a party of my own; another party; a new adventuring party; new "
            "party; an adventurer party; a second party; an adventurers party; a party for adventurers; a "
            "brand new party; a guild party; a small party; a little party; a little band; my very own "
            "party; a party of adventurers of my own; a new band; a band; a new group; a fresh party; a "
            "party all of my own; a brand - new party; a new party for the guild; an adventurers' party; a "
            "separate party; an all new party; a new guild party; a party of friends; a new band of "
            "adventurers; a band of adventurers; a fellowship; a company; a new company; a new fellowship"
        ),
        "party",
    ),
)
MY_PARTY = Kind(
    "my party",
    dict.fromkeys(
        bare(
            phrases(
                "my party; party; our party; this party; my current party; my adventuring party; my band; my "
                "group; my company; my own party; adventuring party; my fellow adventurers; my old party; "
                "that party; my present party; party of which i am a member; party i am in; party i belong "
                "to; party to which i belong; party i am a member of; party that i am in; party i am "
                "currently in; party i am part of; party that i belong to; party in which i am; party i have "
                "been in; party i am now in; party of which i am currently a member; party of which i am "
                "part; us; all of us; the lot of us; our whole party; my whole party; our entire party; my "
                "little band; our little band; my party of adventurers; my comrades; my companions; our "
                "merry band; my friends in the party; our adventuring party; our fellowship; my fellowship; "
                "my team; our team; my crew; our crew"
            )
        ),
        "party",
    ),
)
DAMAGE_ORDER = Kind(
    "damage order",
    dict.fromkeys(
        phrases(
            "its damage order; damage order; order of damage; my party 's damage order; my damage order; "
            "party 's damage order; order of damage for our party; damage order of my party; damage order of "
            "our party; damage order of the party; order of damage for my party; order of damage for the "
            "party; damage order for my party; damage order for our party; damage order for the party; "
            "standing damage order; party 's order of damage; order in which we take damage; order in which "
            "we are damaged; order in which our members take damage; order in which damage is taken; order "
            "in which damage is dealt; a damage order; order for damage; order in which members take damage; "
            "order in which the members take damage; order in which we are to take damage; order in which "
            "the party takes damage; order in which our party takes damage; order in which my party takes "
            "damage; party damage order; new damage order; current damage order; order in which damage is "
            "dealt to us; order in which damage hits us; this damage order; the following damage order; "
            "order of damage in our party; order of damage in my party; order for the damage; order for "
            "damage; this order for the damage; this order for damage; following order for the damage; order "
            "of the damage"
        )
        + joined(
            ("order in which",),
            ("damage is", "damage is to be", "damage shall be"),
            ("dealt", "assigned", "done", "given"),
            joined(
                ("to",),
                phrases("my party; our party; the party; us"),
                ("", "'s members", "members", "'s adventurers"),
            )
            + phrases(
                "to the members of my party; to the members of our party; to the members of the party; to "
                "our members; to my members; to the members; to my fellows"
            ),
        ),
        "order",
    ),
)
NEW_QUESTS = Kind(
    "a quest",
    dict.fromkeys(
        phrases(
            "a quest; a new quest; quest; another quest; following quest; one quest; this quest; new quest; "
            "one new quest; a fresh quest; one more quest; a second quest; a third quest; a further quest; "
            "one quest more; a quest more; yet another quest; one additional quest; an additional "
            "quest; an extra quest; one further quest; one extra quest; yet one more quest; a single quest"
        ),
        "quest",
    ),
)
NEW_MONSTERS = Kind(
    "a monster",
    dict.fromkeys(
        phrases("a monster; a new monster; monster; new monster; following monster; another monster"),
        "monster",
    ),
)
MY_VOTE = Kind(
    "my vote",
    dict.fromkeys(
        bare(
            phrases(
                "my vote; my votes; my reaction; my thumbs up; my thumbs down; my ballot; my thumb; my "
                "upvote; my downvote; my vote for; my vote against; my 👍; my 👎; my + 1; my +1; my -1; my "
                "earlier vote; my for vote; my against vote; my previous vote; my yes; my no; my current "
                "vote; my vote i cast; vote i cast; vote that i cast; my vote in favour; my vote in favor; "
                "my for; my against; my aye; my nay; my yes vote; my no vote; my last vote; my old vote; my "
                "vote in opposition"
            )
        ),
        "vote",
    ),
)
THUMBS = Kind(
    "thumb",
    {
        **dict.fromkeys(
            phrases(
                "a thumbs up; thumbs up; a thumb up; 👍; a 👍; a + 1; + 1; +1; a +1; an upvote; a yes vote; "
                "a for vote; a vote for; a vote in favour; a vote in favor; my thumbs up; my 👍; a thumbs - "
                "up; a plus one; my + 1; my +1; a vote of for; a vote of yes; an aye; my upvote; thumbs up "
                "emoji; a thumbs up emoji; a thumbs up reaction"
            ),
            "for",
        ),
        **dict.fromkeys(
            phrases(
                "a thumbs down; thumbs down; a thumb down; 👎; a 👎; a -1; -1; a downvote; a no vote; an "
                "against vote; a vote against; my thumbs down; my 👎; a thumbs - down; a minus one; my -1; a "
                "vote of against; a vote of no; a nay; my downvote; thumbs down emoji; a thumbs down emoji; "
                "a thumbs down reaction"
            ),
            "against",
        ),
    },
)
THIS_PROPOSAL = phrases(
    "it; this; that; this one; that one; on it; on this; on that; for it; for this; to it; to this; this "
    "proposal; that proposal; the proposal; on this proposal; on that proposal; on the proposal; to this "
    "proposal; of this proposal; of the proposal; of this; of it; the above; the above proposal; the below; "
    "the quoted proposal; on the quoted proposal; your proposal; on your proposal; on the above; on the "
    "proposal below; on the proposal above; the proposal below; the proposal above; to the above; to the "
    "above proposal; to the proposal; to the quoted proposal; of your proposal; on the above proposal"
)

"""Every point the rules leave open (G-1 to G-41), the readings on offer and which setting decides.

A point without a setting has one reading, written as its only option. G-1 hangs on two numbers.
"""

from gamemaster.core.settings import Ambiguity, Series

_SERIES = Series("G")
_point, _settled = _SERIES.point, _SERIES.settled

_PROPOSALS: tuple[Ambiguity, ...] = (
    _point(
        3,
        "5",
        "There are two sections about proposals.",
        "proposal_rules",
        {
            "B": "The second section governs; the first only fills its gaps.",
            "A": "The first section governs: no limits, and urgent proposals are everybody's.",
            "merge": "Both hold: what begins with URGENT is open to every player, the urgent class is not.",
        },
    ),
    _settled(
        4,
        "6",
        "The two sections tell the end of voting in different words.",
        "Voting ends with the first full phase after the proposal was submitted.",
    ),
    _settled(
        5,
        "6",
        "Votes may be cast before the voting period.",
        "They are kept; the last vote of each current player counts when voting ends.",
    ),
    _settled(
        6,
        "6",
        "Somebody may vote twice, and the author may be silent.",
        "A later vote replaces an earlier one; an author who casts no vote is not counted.",
    ),
    _point(
        7,
        "6",
        "A tie, no votes at all, or very few.",
        "quorum",
        {0: "A standard proposal needs more votes for it than against it, an urgent one none; no quorum."},
    ),
    _point(
        8,
        "7",
        "Who is reputable is not said.",
        "reputable",
        {
            "any": "Every current player, unless the game master has said otherwise of em.",
            "list": "Whoever the game master has said it of.",
            "age": "Whoever has been a player for as many days as reputable_days says.",
        },
    ),
    _settled(
        9,
        "7",
        "Is a proposal urgent by its first word or by its class?",
        "By either: a class that is given, or a text or title that begins with URGENT.",
    ),
    _settled(
        10,
        "6",
        "A mail can be neither deleted nor edited.",
        "Retracting makes a proposal inactive; to amend one is to retract it and create another.",
    ),
    _point(
        11,
        "6",
        "Three limits stand side by side.",
        "proposal_limits",
        {
            "all": "All hold: so many a week, so many active, and so many standard ones owned.",
            "general": "Only those of every class hold: so many a week, and so many active.",
            "none": "There are no limits.",
        },
    ),
    _settled(
        12,
        "8",
        "Somebody has to count the rules that a proposal changes.",
        "Its author says so in it (Rules: 1 created, 2 amended); the game master rules on any doubt.",
    ),
    _settled(
        13,
        "6",
        "A program cannot carry out prose.",
        "Lines under Effects: happen by themselves; the prose is carried out by the game master.",
    ),
)

_TIME: tuple[Ambiguity, ...] = (
    _settled(
        14,
        "4",
        "Several things happen when a phase ends.",
        "Votes close and proposals take effect in the order of creation; then rest; then the new phase.",
    ),
    _settled(
        15, "4", "The cycle may start in the middle of a phase.", "The phase that it starts in is Phase I."
    ),
    _settled(
        16,
        "2",
        "Who was a player until exactly seven days ago.",
        "May join a guild again: seven full days have passed.",
    ),
    _point(
        17,
        "1",
        "What becomes of what a leaver has.",
        "on_leave",
        {
            "reset": "Eir items are destroyed, eir proposals stay, and e comes back at level 1.",
            "keep": "Eir level, health, class and items wait for em; eir proposals stay.",
        },
    ),
)

_PEOPLE: tuple[Ambiguity, ...] = (
    _settled(18, "13", "Each class leaves out one element.", "Its strength in that element is 0."),
    _settled(
        19,
        "14",
        "Can an adventurer change eir class?",
        "Not without a proposal.",
    ),
    _point(
        20,
        "10",
        "What becomes of health when a level rises.",
        "levelup_hp",
        {
            "unchanged": "It stays until the character rests.",
            "up": "It rises by one with the level.",
        },
    ),
    _point(
        21,
        "15",
        "Who has exactly 0 health points.",
        "death_at",
        {
            "below": "Stays in a party, but joins none; below 0 e is removed, and a monster is dead.",
            "zero": "At 0 a member is removed and a monster is dead (one that had 0 before is so at the next "
            "hit, and strikes back no more).",
        },
    ),
    _point(
        22,
        "15",
        "The members choose the order in which a party is damaged.",
        "damage_order",
        {
            "standing": "By the order they have set; without one, most health first, then who joined first.",
            "automatic": "Most health first, then who joined first, whatever order they set.",
            "ask": "They are asked at each hit, and have damage_hours to say it, no longer than the phase.",
        },
    ),
    _settled(
        23,
        "15",
        "Can a member fall while others have health?",
        "Only if the standing order names em a second time.",
    ),
    _point(
        24,
        "15",
        "Who may create a party.",
        "create_conditions",
        {
            "same": "Whoever could join one: with health above 0 and in no party.",
            "none": "Any adventurer; whoever is in a party leaves it for the new one.",
        },
    ),
    _point(
        25,
        "18",
        "Somebody attacks, leaves, and attacks with another party.",
        "attack_limit",
        {
            "party": "That is allowed: each party attacks once a phase.",
            "person": "A party with a member who was in an attack in this phase cannot attack.",
        },
    ),
    _settled(
        26,
        "15",
        "All members of a party are removed.",
        "It is disbanded, and the last who was removed has what it had.",
    ),
)

_FIGHTS: tuple[Ambiguity, ...] = (
    _settled(27, "18", "How hard a party hits.", "As hard as it has levels, with one d20."),
    _settled(
        28,
        "18",
        "Does a target strike back that was missed, or killed?",
        "If it was missed, yes; if it was killed, no.",
    ),
    _settled(
        29,
        "18",
        "A party may choose whether it counter-attacks.",
        "Monsters never attack first, so that no party is asked.",
    ),
    _settled(
        30,
        "18",
        "Several elements give a monster the same advantage.",
        "It takes the first of them in the order Earth, Water, Air, Fire.",
    ),
    _point(
        31,
        "17",
        "What becomes of a monster whose quest is taken off the board.",
        "orphan_monsters",
        {
            "removed": "It is gone with its quest.",
            "stay": "It lives on and can be attacked; killing it completes no quest.",
        },
    ),
    _point(
        32,
        "17",
        "Who keeps the board.",
        "quest_rights",
        {
            "adventurers": "Any adventurer adds and removes quests.",
            "players": "Any player adds and removes quests, adventurer or not.",
            "gm": "Only the game master adds and removes quests.",
        },
    ),
    _settled(
        33,
        "17",
        "More than two phases on the board.",
        "In at least three phases, the one in which it was added among them.",
    ),
    _settled(
        34,
        "16",
        "Whether a name fits a monster is a matter of taste.",
        "Any name will do until the game master vetoes it; without adventurers there are no monsters.",
    ),
    _settled(
        35,
        "17",
        "Who gains a level.",
        "Whoever is in the party when the monster is killed.",
    ),
    _settled(
        36,
        "19",
        "Who was in combat.",
        "Everybody in the party when it attacked, and the monster; who joined later rests.",
    ),
    _settled(
        37,
        "19",
        "Rest could take health away.",
        "It does: health is made equal to the level, of monsters, too.",
    ),
    _settled(
        38,
        "16",
        "The level of a monster.",
        "Three dice with as many sides as the highest adventurer has levels, less 2.",
    ),
    _settled(39, "9", "Can players hand items over?", "Not until a rule says so."),
    _settled(
        40,
        "21",
        "There are channels and reactions in the text, and no server.",
        "Announcements go to the list; FOR and AGAINST, + and -, or the thumbs are votes.",
    ),
    _settled(41, "7", "Two days.", "As many hours as urgent_hours says, to the second."),
)

AMBIGUITIES: tuple[Ambiguity, ...] = (
    _point(
        1,
        "20",
        "By the letter level 30 wins, and level 20 ends the game before anybody is there.",
        "win_level",
        {
            20: "Whoever reaches level 20 first has won, and those who reach it at once win together.",
            30: "Only whoever reaches level 30 has won.",
        },
        house=True,
    ),
    _point(
        1,
        "20",
        "By the letter level 30 wins, and level 20 ends the game before anybody is there.",
        "end_level",
        {
            20: "The game ends when a player reaches level 20.",
            30: "The game ends when a player reaches level 30.",
        },
    ),
    _point(
        2,
        "12",
        "The text takes the attacker's strength from the target's, so that strength hurts its owner.",
        "advantage_sign",
        {
            "literal": "An advantage is the target's strength less the attacker's (the other reading: the "
            "attacker's less the target's).",
            "intended": "An advantage is the attacker's strength less the target's.",
        },
    ),
    *_PROPOSALS,
    *_TIME,
    *_PEOPLE,
    *_FIGHTS,
)

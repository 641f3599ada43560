"""Every point the contract leaves open (R-1 to R-28), the readings on offer and which setting decides.

The first option of each is not always the default: that is the setting's own. A point without a setting
has one reading, written as its only option.
"""

from gamemaster.core.settings import Ambiguity, Series

_SERIES = Series("R")
_point, _settled = _SERIES.point, _SERIES.settled

AMBIGUITIES: tuple[Ambiguity, ...] = (
    _point(
        1,
        "27",
        "The rolls 20, 23, 50, 60 and 90 stand in two rows of the table.",
        "encounter_overlap",
        {
            "earlier": "A roll that stands in two rows counts for the earlier one.",
            "later": "A roll that stands in two rows counts for the later one.",
            "reroll": "A roll that stands in two rows is rolled again.",
            "gm": "The Game Master decides each roll that stands in two rows.",
            "smoothed": "The rows are evened out so that none overlap and each pattern is whole.",
        },
    ),
    _point(
        2,
        "34",
        "Combat is still to be determined, so a monster could never be got rid of.",
        "combat",
        {
            "block": "Nobody can fight: a monster bars moves until the Game Master ends the encounter.",
            "fizzle": "There is no fighting: a monster that is found goes away at once.",
            "gm": "The Game Master decides how each fight ends.",
            "duel": "Monsters are fought in rounds of dice, as section 34 of our text says.",
        },
        house=True,
    ),
    _point(
        3,
        "12",
        "Nothing in the text ever gives experience.",
        "combat_rewards",
        {
            "none": "A slain monster brings nothing.",
            "per_monster": "A slain monster brings experience and gold for each of its levels.",
        },
        house=True,
    ),
    _settled(
        4,
        "26",
        "A move can kill.",
        "The token is spent and the place changes, then death overrides both; nothing is met.",
    ),
    _settled(
        5, "42", "One can die with an encounter pending.", "Death ends the encounter and the monster is gone."
    ),
    _point(
        6,
        "42",
        "It is not said whether movement tokens are lost in death.",
        "death_keeps_tokens",
        {
            False: "Movement tokens are lost in death like everything else.",
            True: "Movement tokens are kept in death.",
        },
    ),
    _settled(
        7,
        "14",
        "An increment could overshoot the maximum.",
        "A gauge never exceeds its maximum; gaining a level raises the maxima first.",
    ),
    _settled(
        8,
        "35",
        "A potion drunk at a full gauge raises the maximum only.",
        "Literally so: the gauge stays where it was, now below the maximum.",
    ),
    _point(
        9,
        "40",
        "Having more than twice the factor costs more than the excess.",
        "token_overflow",
        {
            "cliff": "Whoever has more than twice eir factor of tokens drops to the factor itself.",
            "trim": "Whoever has more than twice eir factor of tokens drops to twice the factor.",
        },
    ),
    _settled(
        10,
        "40",
        "Joining shortly before Monday gives tokens twice.",
        "Both grants are made; exactly twice the factor is not too much.",
    ),
    _point(
        11,
        "17",
        "It is not said what becomes of the holdings of somebody who leaves.",
        "on_leave",
        {
            "destroyed": "Whoever leaves loses everything e holds.",
            "kept": "What a leaver holds is kept until e comes back.",
            "gm": "What a leaver holds passes to the Game Master; movement tokens are destroyed.",
        },
    ),
    _point(
        12,
        "39",
        "Leaving and joining again starts a Character afresh at no cost.",
        "rejoin_days",
        {7: "Anyone can come back at any time; joining tokens need 7 days of absence."},
        other="Anyone can come back at any time; joining tokens need some absence (days: {}).",
    ),
    _settled(
        13,
        "3",
        "Who is a first-class player is not known to this game.",
        "Whoever joins is a Player Character unless the Game Master marks em as a non-player one.",
    ),
    _settled(
        14,
        "10",
        "A non-Player Character could be named like a place.",
        "Nobody whose name reads like a place can be a non-Player Character.",
    ),
    _point(
        15,
        "8",
        "The dice server that the text names is gone.",
        "dice_source",
        {
            "bot": "The die is rolled for the explorer at once, and anyone can check it afterwards.",
            "import": "The explorer mails a dice server's answer, which must meet every condition of s. 8.",
            "stated": "The explorer's own word for the die is taken.",
        },
    ),
    _settled(
        16,
        "8",
        "One could ask for several rolls and pick.",
        "The first valid roll after exploring counts; any further one has no effect and is reported.",
    ),
    _settled(
        17,
        "27",
        "It is not said what else an open encounter bars.",
        "Only moves are barred; drinking, trading and healing are not.",
    ),
    _settled(
        18, "26", "What a refused move costs.", "Nothing: the token is kept, for the move did not happen."
    ),
    _point(
        19,
        "38",
        "Which gold counts for which week, and who goes short when points do.",
        "weekly_points_cap",
        {
            None: "Gold counts for the week it was destroyed in; there are points for all; leavers forfeit.",
        },
        other="Gold counts for the week it was destroyed in, first come, first served; points in a week: {}.",
    ),
    _settled(
        20,
        "38",
        "Points belong to the game around this one.",
        "The Game Master is told what to award; the score kept here counts the same points.",
    ),
    _settled(
        21,
        "41",
        "There may be experience for two levels.",
        "Levels are gained one after the other, each at its own price.",
    ),
    _settled(22, "41", "Death and a new level may fall together.", "Death comes first."),
    _settled(
        23,
        "17",
        "How much can be handed over at once, and to whom.",
        "Any quantity one owns of one asset at a time, and not to oneself.",
    ),
    _settled(
        24,
        "37",
        "Healing when nothing is wrong.",
        "The Healer takes the price of the current level anyway; the receipt says that it changed nothing.",
    ),
    _settled(
        25,
        "4",
        "An amendment in prose changes rules that a program applies.",
        "Intents and objections are tracked; the Game Master enters what was adopted, as text or settings.",
    ),
    _settled(
        26,
        "19",
        "There is one flag for each of infinitely many levels.",
        "The levels whose way down is known are listed; all others are unknown.",
    ),
    _point(
        27,
        "38",
        "The game has no end and no winner.",
        "season_end",
        {None: "The game goes on without end; the score is the points from gold."},
        other="The season ends on {}; the score is the points from gold.",
    ),
    _settled(
        28,
        "2",
        "A report of everything may be long.",
        "Reports hold every table in full, and what has changed since the last one.",
    ),
)

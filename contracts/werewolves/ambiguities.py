"""Every point the contract leaves open (W-1 to W-34), the readings on offer and which setting decides.

A point without a setting has one reading, written as its only option. Some have a limit as their setting:
then only the value None (for ever) and the default have a sentence of their own.
"""

from gamemaster.core.settings import Ambiguity, Series

_SERIES = Series("W")
_point, _settled = _SERIES.point, _SERIES.settled

_BY_DAY: tuple[Ambiguity, ...] = (
    _point(
        1,
        "3",
        "It is not said what the majority is a majority of.",
        "majority",
        {
            "living": "A majority is more than half of all living townspersons.",
            "cast": "A majority is more than half of the votes cast; the first vote can lynch.",
        },
    ),
    _settled(2, "3", "When is the majority tested?", "At every change of a vote, in the order of time."),
    _point(
        3,
        "3",
        "It is not said whether votes are public.",
        "vote_channel",
        {
            "either": "Votes come by the list or by private mail; the program never tells who voted.",
            "list": "Votes are cast on the list only.",
            "private": "Votes are cast by private mail; one on the list counts, with a warning.",
        },
    ),
    _point(
        4,
        "6b",
        "May the count of the votes be shown?",
        "tally",
        {
            "none": "Nothing is shown of the votes.",
            "counts": "How many have voted for each is shown, as cast; not who.",
            "names": "Who votes for whom is shown.",
        },
    ),
    _point(
        5,
        "3",
        "A day in which no majority comes about never ends.",
        "day_limit",
        {None: "A day lasts until somebody is lynched; reminders go out."},
        other="A day ends at its limit (days: {}); nobody is lynched then, unless day_default is plurality.",
    ),
    _settled(
        6,
        "3",
        "Votes for oneself, for the dead, and for nobody.",
        "Votes for oneself and for the dead are refused; nobody is null; the last vote counts.",
    ),
    _settled(
        7,
        "3",
        "Votes that arrive when the day is over.",
        "A vote counts if its time lies within the day; otherwise it is refused and not kept.",
    ),
    _point(
        8,
        "1c",
        "It is not said what becomes of a townsperson who leaves.",
        "on_leave",
        {
            "dies": "Who leaves dies when the phase ends, without using any power; a substitute may step in.",
            "stays": "Who leaves stays a townsperson, but does nothing any more.",
            "dies_with_powers": "Who leaves dies when the phase ends, like anybody who is killed.",
            "replaced": "Who leaves stays a townsperson until the contestmaster has found a substitute.",
        },
    ),
    _settled(9, "2a", "Joining while a session runs.", "Who joins then plays in the next session."),
)
_AT_THE_START: tuple[Ambiguity, ...] = (
    _point(
        10,
        "2",
        "Does the program start sessions, or the contestmaster? May e play?",
        "autostart",
        {
            "remind": "The contestmaster starts sessions and is reminded of it; e does not play.",
            "automatic": "A session starts as soon as there are five contestants; no contestmaster plays.",
        },
    ),
    _point(
        11,
        "2c",
        "Is it public which roles are in play?",
        "roles_public",
        {
            True: "Which roles are in play is public, who holds them is not.",
            False: "Which roles are in play is not told.",
        },
    ),
    _point(
        12,
        "7d",
        "Cupid has to act before the first day, and may not.",
        "cupid_limit",
        {
            72: "If Cupid has not chosen after 72 hours, two Lovers are drawn.",
            None: "The first day waits for Cupid, however long it takes.",
        },
        house=True,
        other="If Cupid has not chosen when eir time is up (hours: {}), two Lovers are drawn.",
    ),
)
_BY_NIGHT: tuple[Ambiguity, ...] = (
    _point(
        13,
        "4a",
        "It is not said how the werewolves show that they agree.",
        "wolf_agree",
        {
            "all": "Every living werewolf sends in the same name.",
            "one": "The werewolf who spoke last speaks for all.",
        },
    ),
    _point(
        14,
        "4a",
        "The werewolves may disagree, or be silent.",
        "night_default",
        {
            "random": "If the night has a limit, one of the names sent in is drawn then, if there is any.",
            "no_kill": "If the night has a limit, nobody is attacked then unless the werewolves agree.",
            "contestmaster": "If the night has a limit, the contestmaster acts then for whoever has not.",
        },
        house=True,
    ),
    _point(
        15,
        "7a",
        "When does the Seer get eir answer?",
        "seer_timing",
        {
            "at_once": "The Seer is answered at once.",
            "if_alive": "The Seer is answered when the night ends, if e is alive then.",
            "night_end": "The Seer is answered when the night ends, even if e has died in it.",
        },
    ),
    _settled(
        16,
        "7b",
        "What the Witch does depends on what the werewolves do.",
        "The Witch is told when the werewolves agree, and again if they change; by default e uses nothing.",
    ),
    _point(
        17,
        "7b",
        "May the Witch heal emself?",
        "witch_self",
        {
            "heal": "The Witch may heal emself, but not poison emself; both powers may be used in one night.",
            "never": "The Witch may neither heal nor poison emself; both powers may be used in one night.",
        },
    ),
    _settled(
        18,
        "4",
        "The order of things within a night.",
        "All choices are collected, and there is one resolution at the end: attack, poison, Lovers, Hunter.",
    ),
    _point(
        19,
        "7c",
        "Waiting for the Hunter tells that e has died.",
        "hunter_limit",
        {
            72: "A standing choice is carried out at once; without one the phase waits for 72 hours.",
            None: "A standing choice is carried out at once; without one the phase waits for the Hunter.",
        },
        house=True,
        other="A standing choice is carried out at once; without one the phase waits (hours: {}).",
    ),
    _settled(
        20,
        "7c",
        "A day that has ended and yet is delayed.",
        "While a lynched Hunter is waited for, the day stays open for the shot only; nobody votes.",
    ),
    _settled(
        21,
        "7c",
        "Whom the Hunter can choose, and what follows.",
        "Any living townsperson. A Lover who is shot takes the other along; a Hunter dead of love shoots.",
    ),
)
_ROLES: tuple[Ambiguity, ...] = (
    _point(
        22,
        "7d",
        "May Cupid choose emself?",
        "cupid_self",
        {True: "Cupid may be one of the Lovers.", False: "Cupid may not be one of the Lovers."},
    ),
    _point(
        23,
        "7d",
        "The Lovers vote by themselves about nominees, and there are no nominations.",
        "lovers_vote",
        {
            "no_effect": "A Lover's vote for the other Lover is taken in silence and has no effect.",
            "dropped": "A Lover's vote for the other Lover counts like any other.",
            "minus_one": "A Lover's vote for the other Lover counts against lynching em.",
        },
    ),
    _point(
        24,
        "7e",
        "The Village Idiot votes by emself for nominees, and there are no nominations.",
        "idiot_vote",
        {
            "everyone": "The Village Idiot counts as voting for everybody else who has an effective vote.",
            "own": "The Village Idiot has eir own vote and no other.",
            "leader": "The Village Idiot counts as voting for whoever alone has most of the others' votes.",
        },
    ),
)
_AT_THE_END: tuple[Ambiguity, ...] = (
    _settled(
        25,
        "3",
        "What is disclosed when a lynching kills others, too?",
        "Only of the one who is lynched it is told whether e was a werewolf.",
    ),
    _settled(
        26,
        "5",
        "When is it tested whether the session is over?",
        "When all that follows from a death has happened, the Hunter's choice included.",
    ),
    _point(
        27,
        "5",
        "If nobody is left, both conditions hold.",
        "all_dead",
        {
            "nobody": "If nobody is left, nobody wins.",
            "villagers": "If nobody is left, all villagers win, but for a mixed pair of Lovers.",
            "werewolves": "If nobody is left, all werewolves win, but for a mixed pair of Lovers.",
        },
    ),
    _settled(28, "5b", "Who counts as a villager?", "Everybody living who is not a werewolf."),
    _point(
        29,
        "7d",
        "Do dead werewolves win, too, when a mixed pair of Lovers is left?",
        "lovers_exclusive",
        {
            False: "A mixed pair who are left win together with all werewolves.",
            True: "A mixed pair who are left win alone.",
        },
    ),
    _settled(
        30,
        "7d",
        "The session mostly ends before a mixed pair can be left.",
        "It ends by the letter; the pair has lost then.",
    ),
    _point(
        31,
        "4c",
        "The end of a night shows when the last duty was done.",
        "min_night",
        {0: "A night ends as soon as the last duty is done."},
        other="A night ends when the last duty is done, once it has lasted long enough (hours: {}).",
    ),
    _point(
        32,
        "1g",
        "The game is played in two nomics.",
        "lists",
        {
            "any": "Announcements count on any of the game's lists; what the program tells goes to all.",
            "each_nomic": "Announcements count once a list of each nomic has them.",
        },
    ),
    _point(
        33,
        "5i",
        "The most points a contest can award are no matter of this contract.",
        "award_pool",
        {None: "How many points P is must be put in by the contestmaster."},
        other="P, the most points a contest can award in a week, is {}.",
    ),
    _point(
        34,
        "6c",
        "Is the part of a dead person ever shown?",
        "final_reveal",
        {
            True: "Everything is revealed when the session is over, and not before.",
            False: "Nothing is revealed, not even when the session is over.",
        },
    ),
)

AMBIGUITIES: tuple[Ambiguity, ...] = (*_BY_DAY, *_AT_THE_START, *_BY_NIGHT, *_ROLES, *_AT_THE_END)

"""Every point the tournament leaves open (C-1 to C-36), the readings on offer and which setting decides.

A point without a setting has one reading, written as its only option.
"""

from gamemaster.core.settings import Ambiguity, Series

_SERIES = Series("C")
_point, _settled = _SERIES.point, _SERIES.settled

_WEEKS = {
    "calendar": "A week runs from Monday 00:00 UTC to the next.",
    "rolling": "A week is the seven days since the last use.",
}

AMBIGUITIES: tuple[Ambiguity, ...] = (
    _point(
        1,
        "4",
        "The text does not say that the tile that founds a community belongs to it (CFJ 4036, 4037).",
        "founding_tile",
        {
            "belongs": "The tile that founds a community belongs to it.",
            "literal": "The tile that founds a community belongs to none, as CFJ 4036 and 4037 found.",
        },
        house=True,
    ),
    _point(
        2,
        "5",
        "It is not said to whom the tile belongs that makes communities merge.",
        "merging_tile",
        {
            "joins": "The merging tile belongs to the acquiring community once the merger is done.",
            "orphan": "The merging tile belongs to no community.",
            "counts": "The merging tile belongs to no community, but counts as one of the acquirer's tiles.",
        },
    ),
    _settled(
        3,
        "4",
        "A founder places a tile next to no community.",
        "The placement is refused and the tokens are kept.",
    ),
    _point(
        4,
        "4",
        "A tile may be next to tiles that belong to no community.",
        "orphan_absorb",
        {
            False: "It founds a community, and the tiles without one stay so.",
            True: "It founds a community, and tiles without one that are joined to it belong to that.",
        },
    ),
    _point(
        5,
        "4",
        "The investment that founding brings could exceed the limit.",
        "founding_grant_exempt",
        {
            False: "The new community counts for the limit first; a founder at the limit gets no investment.",
            True: "A founder gets the investment whatever the limit.",
        },
    ),
    _settled(
        6,
        "6",
        "After a merger somebody may hold more than the limit.",
        "Nobody loses any; whoever holds as many as the limit or more gains none.",
    ),
    _settled(
        7,
        "5",
        "Does the merging tile count for sizes and payments?",
        "No: all sizes are those before the tile was placed.",
    ),
    _settled(
        8,
        "5",
        "Three or more communities may merge, some of one size.",
        "Only the largest are compared for the tie; all others are acquired.",
    ),
    _settled(
        9,
        "5",
        "When did a community last gain a tile?",
        "When its tiles last became more by any means: founding, growing, acquiring.",
    ),
    _settled(
        10,
        "5",
        "Where the division is rounded.",
        "Tiles times investments held, divided by all investments, rounded down once per person.",
    ),
    _settled(11, "5", "An acquired community may have no investments.", "Then nobody gains anything for it."),
    _point(
        12,
        "9",
        "Half of which tiles? Of those placed, the very first founding would end the game.",
        "end_base",
        {
            "board": "The tournament ends when a community has 51 of the board's 100 squares.",
            "placed": "The tournament ends when a community has more than half of the tiles placed.",
            "placed_min": "More than half of the tiles placed, once there are as many as end_min says.",
        },
        house=True,
    ),
    _point(
        13,
        "9",
        "What three months are.",
        "duration",
        {
            "months": "Three calendar months from the moment of the start.",
            "days": "As many days of 24 hours from the start as duration_days says.",
        },
    ),
    _point(
        14,
        "9",
        "Several may have most accolades, or all have none.",
        "win_tie",
        {
            "shared": "All who are tied for most accolades win; nobody wins with none.",
            "none": "If several have most accolades, nobody wins.",
            "tie_break": "A tie goes to more investments, then more tokens, then whoever joined first.",
        },
    ),
    _settled(
        15,
        "9",
        "One placement may merge communities and end the tournament.",
        "Accolades are paid first; the winner is found with them.",
    ),
    _settled(
        16,
        "2",
        "Once a week one act for each constructor, or one of each kind?",
        "One act for each constructor: either setting it or taking its token.",
    ),
    _point(17, "2", "What a week is.", "week_mode", _WEEKS),
    _settled(
        18,
        "2",
        "Does a constructor keep its symbol when its token is taken?",
        "Yes: nothing resets it.",
    ),
    _settled(19, "2", "The text speaks of players.", "Only participants have constructors and tokens."),
    _point(
        20,
        "4",
        "How many tiles may be placed in a week.",
        "place_limit",
        {None: "As many as one can pay for."},
    ),
    _settled(21, "3", "B3 or 3B?", "Either order and case; we write B3."),
    _settled(
        22, "3", "The drawing in the text labels row 8 with two digits.", "A slip: rows are labelled 0 to 9."
    ),
    _point(
        23,
        "4",
        "What counts as a colour.",
        "color_check",
        {
            "warn": "Any word; the namer is told if it is not on our list, and the Surveyor may refuse it.",
            "list": "Only colours of our list.",
            "any": "Any word, without a warning; the Surveyor may refuse it.",
        },
    ),
    _settled(
        24,
        "4",
        "How first letters are compared, and whether names come back.",
        "Without case and accents, among living named communities; a name is given once.",
    ),
    _point(
        25,
        "4",
        "A community may stay without a name.",
        "naming_limit",
        {
            72: "A community has a provisional name; after 72 hours the program names it for the Surveyor.",
            None: "A community keeps its provisional name until somebody names it.",
        },
    ),
    _settled(
        26,
        "4",
        "A founder may leave.",
        "E stays the founder, and is barred when e comes back; the Surveyor names the community.",
    ),
    _settled(
        27, "1", "Who is inactive is not known to this game.", "The Surveyor takes out who becomes inactive."
    ),
    _point(
        28,
        "7",
        "Is an offer used up when somebody accepts it?",
        "offer_standing",
        {
            False: "An offer is used up when it is accepted.",
            True: "An offer stands until it is withdrawn or its maker has no such token left.",
        },
    ),
    _settled(
        29,
        "7",
        "Is the token offered set aside?",
        "No: it can be used, and the offer lapses for good with the last such token.",
    ),
    _settled(
        30,
        "7",
        "Accepting one's own offer; offering to somebody who takes no part.",
        "The first is refused; such addressees are left out, with a word to the maker.",
    ),
    _settled(31, "7", "Are all the symbols wanted to be given?", "One of them, which the acceptor chooses."),
    _settled(32, "7", "Two may accept one offer.", "Whoever does so first, by the time of the message."),
    _settled(
        33,
        "6",
        "One investment a week in all, or in each community?",
        "One a week for each participant.",
    ),
    _point(
        34,
        "8",
        "The Surveyor may keep silent.",
        "report_on_request",
        {
            True: "A participant can ask for a report, and the Surveyor then owes one.",
            False: "Reports come once a week, and none on request.",
        },
    ),
    _settled(
        35,
        "1",
        "A leaver's investments are destroyed.",
        "The shares of all others grow at once.",
    ),
    _settled(
        36,
        "1",
        "Leaving and joining again would free the constructors.",
        "What a person used in a week stays used.",
    ),
)

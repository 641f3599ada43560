"""Every point the contract leaves open (F-1 to F-27), the readings on offer and which setting decides.

A point without a setting has one reading, written as its only option.
"""

from gamemaster.core.settings import Ambiguity, Series

_SERIES = Series("F")
_point, _settled = _SERIES.point, _SERIES.settled

AMBIGUITIES: tuple[Ambiguity, ...] = (
    _point(
        1,
        "III-12",
        "The contract comes without cards, and says nowhere how a game is won.",
        "deck",
        {
            "starter": "A game has the starter deck unless another is prepared; whoever meets a Goal wins "
            "the game, and it is over.",
            "own": "A game has the deck that the contestmaster has prepared; whoever meets a Goal wins it.",
            "none": "The program knows the names of cards only; of each that is played the contestmaster "
            "says what it is.",
        },
        house=True,
    ),
    _point(
        2,
        "IV-4",
        "Two players may meet the Goal at once.",
        "goal_tie",
        {
            "play_on": "The game goes on until just one player meets the Goal.",
            "all_win": "Everybody who meets the Goal wins.",
            "active": "Whoever has just played wins, if e is among them; otherwise the game goes on.",
        },
    ),
    _settled(
        3, "III-7", "When is a Goal looked at?", "After each completed play, and after each forced discard."
    ),
    _settled(
        4,
        "III-4",
        "Cards are drawn within 72 hours: may one play before?",
        "The program draws in the same instant, so that nobody waits.",
    ),
    _settled(
        5,
        "III-5",
        "The Deck may run out while cards are drawn, and both piles be empty.",
        "An empty Deck takes the pile at once and drawing goes on; in the end fewer are drawn.",
    ),
    _settled(
        6,
        "III-6",
        "May a card be played out of turn, or from elsewhere than the hand?",
        "Only in one's own turn, and only from one's hand.",
    ),
    _settled(
        7,
        "III-10",
        "Somebody may have cardplays and no card.",
        "The cardplays expire, and the turn ends.",
    ),
    _point(
        8,
        "III-10",
        "Must all cardplays be used?",
        "may_pass",
        {
            False: "A turn ends when all cardplays are used, and not before.",
            True: "A player may end eir turn before eir cardplays are used; the rest expire.",
        },
    ),
    _point(
        9,
        "III-8",
        "Somebody who owns a Turn Token may not start eir turn, or stop in the middle of it.",
        "turn_default",
        {
            "skip": "After turn_limit days the turn is forfeited and the Turn Token passes on.",
            "random": "After turn_limit days the program plays cards drawn at random until the turn is over.",
            "wait": "The game waits for em; e is reminded.",
        },
    ),
    _point(
        10,
        "III-8",
        "May somebody take a second Turn Token from the contestmaster?",
        "tt_per_player",
        {1: "Nobody takes a second Turn Token.", 2: "A player may own both Turn Tokens."},
    ),
    _settled(
        11,
        "I-3",
        "Only the contestmaster may transfer assets, and yet players move Turn Tokens.",
        "What is said of Turn Tokens in particular comes first.",
    ),
    _point(
        12,
        "III-10",
        "Nobody else may be without a Turn Token when one is passed on, or two are passed on at once.",
        "tt_nobody",
        {
            "contestmaster": "It goes clockwise to the first player without one; if there is none, back to "
            "the contestmaster. Of two the one of whoever comes first in the Play Order goes first.",
            "keep": "It goes clockwise to the first player without one; if there is none, it stays. Of two "
            "the one of whoever comes first in the Play Order goes first.",
        },
    ),
    _point(
        13,
        "III-9",
        "Rules may change during somebody else's turn.",
        "concurrent_rules",
        {
            "live": "What is left of a turn are the plays in force less those made, never below none.",
            "snapshot": "A turn keeps its number of plays unless its own player changes the Rule.",
        },
    ),
    _settled(
        14,
        "IV-1",
        "Do Draw x and Play x replace the one card and the one cardplay, or add to them?",
        "They replace them.",
    ),
    _point(
        15,
        "IV-1",
        "It is not said when a Limit has to be met.",
        "limit_timing",
        {
            "standard": "A Limit must be met at once, by a player in eir turn when that ends.",
            "end_of_turn": "A Limit must be met at the end of one's own turn only.",
        },
    ),
    _point(
        16,
        "IV-1",
        "Who chooses what is discarded for a Limit, and does the game wait?",
        "limit_blocking",
        {
            True: "The player chooses, within limit_deadline hours, then chance; nobody plays until then.",
            False: "The player chooses, within limit_deadline hours, then chance; the others play on.",
        },
    ),
    _settled(
        17,
        "III-14",
        "Can a new player get a Turn Token before the next report?",
        "Nobody passes em one before e is on the Play Order list; e may take one from the contestmaster.",
    ),
    _point(
        18,
        "III-15",
        "What becomes of a leaver's Keepers, cardplays and turn?",
        "leaver_keepers",
        {
            "discard": "A leaver's Keepers go to the Discard Pile; cardplays are gone and the turn ends.",
            "destroyed": "A leaver's Keepers are destroyed; cardplays are gone and the turn ends.",
            "kept": "A leaver's Keepers wait for em; cardplays are gone and the turn ends.",
        },
    ),
    _point(
        19,
        "III-14",
        "Leaving and joining again would bring new cards.",
        "rejoin_days",
        {
            7: "Who joins the same game again within 7 days gets no cards for it.",
            0: "Who joins again gets three cards, however soon.",
        },
        house=True,
    ),
    _point(
        20,
        "III-2",
        "What is public?",
        "discard_public",
        {
            True: "Names of cards, played cards with their Texts and the Discard Pile are public.",
            False: "Names of cards and played cards with their Texts are public; of the Discard Pile, how "
            "many cards it has.",
        },
    ),
    _settled(
        21,
        "III-7",
        "The Texts of Actions are free prose.",
        "Prepared cards say what the program does; all others the contestmaster carries out.",
    ),
    _settled(
        22,
        "III-7",
        "An Action may need a choice.",
        "It is made in the message that plays the card; without one it is asked for, and the card stays.",
    ),
    _settled(
        23,
        "III-7",
        "Of what Type is a Rule that is of none of the four?",
        "Of none: it pushes nothing out.",
    ),
    _point(
        24,
        "III-16",
        "What becomes of times that run during a break?",
        "pause_clocks",
        {
            "stop": "All times stand still during a break, and run on with what was left.",
            "run": "All times run on during a break; what fell due happens at its end.",
        },
    ),
    _settled(
        25,
        "IV-2",
        "A card that a player adds has a Text that everybody has read.",
        "It is shuffled into the Deck when the intent is acted on, and its Text is public.",
    ),
    _point(
        26,
        "III-12",
        "Can a New Game begin during a game, and in which order do players play?",
        "play_order",
        {
            "random": "It can; the Play Order is as published, and random where none is published.",
            "joined": "It can; the Play Order is as published, and that of joining where none is published.",
        },
    ),
    _settled(
        27,
        "II",
        "The contestmaster may be replaced by a player.",
        "E stops being a player then, as if e had left. Who was it before is a player from when e joins.",
    ),
)

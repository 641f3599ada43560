"""How Commune is spoken of: who takes part, and every frame, sign and measure of the game put together."""

from dataclasses import replace

from contracts.commune.actions import ACTIONS
from contracts.commune.building_frames import CONSTRUCTION, CONSTRUCTION_OF_SIDES, PLACING
from contracts.commune.community_frames import INVESTING, NAMING
from contracts.commune.trade_frames import TRADING
from contracts.commune.wording import (
    BY_NAME,
    COLOUR,
    COMMUNITIES,
    CONSTRUCTORS,
    JOINED,
    KNOWN_COLOUR,
    LEFT,
    OFFERS,
    PAYMENTS,
    SQUARES,
    SYMBOLS,
    THIS_GAME,
)
from gamemaster.core.frame import Frame, Measure, Phrasebook, phrases
from gamemaster.core.speech import Speech
from gamemaster.language.vocabulary.common_frames import (
    INTENT_FRAMES,
    JOINING_SAYINGS,
    JOINING_VERBS,
    NOT_JOINED,
    NOT_LEFT,
)

GAME_TOPIC = ("commune", "tournament", "surveyor", "participant")

MEMBERSHIP = (
    Frame(
        action="join",
        verbs=phrases("join; participate; be in; take part; sign up; join in; get in; be part"),
        padding=JOINED,
        turned=NOT_JOINED,
        strength="open",
        topic=GAME_TOPIC,
        lax=True,
        example="I join Commune.",
    ),
    Frame(
        action="join",
        verbs=phrases(
            "enroll; enrol; register; enlist; opt in; become a participant; become participant; be a "
            "participant; become a player; come in; enter; play; start playing; begin playing; begin "
            "participating; start participating; become part; sign on; sign myself up; register myself; "
            "enrol myself; enroll myself; add myself; put my name down; put myself down; make myself a "
            "participant; come aboard; get on board; hop aboard; take a seat; declare myself a "
            "participant; announce my participation; become one of the participants; begin my "
            "participation; start my participation; take up participation; throw my hat into the ring; "
            "throw my hat in the ring; add my name; add my name to the list of participants; add myself "
            "to the list of participants; accept the invitation to join; opt into commune; opt into the "
            "tournament; opt into the game"
        )
        + JOINING_VERBS,
        padding=JOINED,
        sayings=phrases(
            "count me as a participant; consider me a participant; please let me join; let me join; "
            "please add me to the participants; i am hereby a participant; i am now a participant; count "
            "me in; sign me up; i want in; i 'm in; i am in; deal me in; add me to commune; add me to the "
            "tournament; add me to the game; please add me; please count me in; please sign me up; please "
            "add me to commune; please add me to the tournament"
        )
        + JOINING_SAYINGS,
        turned=NOT_JOINED,
        strength="common",
        topic=GAME_TOPIC,
        lax=True,
        example="I join Commune.",
    ),
    Frame(
        action="leave",
        verbs=tuple(
            f"{verb} {game}"
            for verb in phrases(
                "leave; quit; exit; resign from; withdraw from; drop out of; abandon; depart; bow out of; "
                "pull out of; back out of; step down from; step out of; retire from; check out of; part "
                "ways with; take my leave of; take leave of; walk out of; walk away from; deregister "
                "from; unregister from; remove myself from; take myself out of; give up my seat in; give "
                "up my participation in; end my participation in; terminate my participation in; resign "
                "my participation in; announce my departure from; announce my resignation from; make my "
                "exit from; withdraw from participation in"
            )
            for game in THIS_GAME
        )
        + phrases(
            "cease participating; stop participating; cease to participate; cease being a participant; "
            "cease to be a participant; stop being a participant; stop playing commune; retire from "
            "commune; bow out of commune; step out of commune; opt out of commune; deregister from "
            "commune; drop out; cease to be one of the participants; end my participation"
        ),
        padding=LEFT,
        turned=NOT_LEFT,
        strength="common",
        topic=GAME_TOPIC,
        repeatable=False,
        example="I leave Commune.",
    ),
    Frame(
        action="request_report",
        verbs=phrases(
            "request a report; request the report; request a new report; request an updated report; ask "
            "for a report; ask for a new report; ask the surveyor for a report; request an updated "
            "playboard; ask for an updated playboard; request a surveyor 's report; request the surveyor "
            "'s report; ask the surveyor to report; request a new surveyor 's report"
        ),
        padding=phrases("please; from the surveyor; of commune; for commune; on commune; in commune"),
        topic=GAME_TOPIC,
        repeatable=False,
        example="I request a report.",
    ),
)


_GAME = ("commune", "the commune", "commune 's", "the commune tournament 's")


def _of_commune(frame: Frame) -> Frame:
    """A shared frame about intents, with words that say whose intent it is."""
    slots = tuple(
        replace(
            slot, after=(*slot.after, *(f"{after} {game}".strip() for after in slot.after for game in _GAME))
        )
        for slot in frame.slots
    )
    padding = (*frame.padding, "in commune", "of commune", "for commune", "in the commune tournament")
    return replace(frame, slots=slots, padding=padding)


FRAMES: tuple[Frame, ...] = (
    *MEMBERSHIP,
    *CONSTRUCTION,
    *CONSTRUCTION_OF_SIDES,
    *PLACING,
    *NAMING,
    *INVESTING,
    *TRADING,
    *map(_of_commune, INTENT_FRAMES),
)

_MEASURES = (
    *(
        Measure(
            phrases(
                f"my {side} constructor; my {side} token constructor; my {side}; the {side} constructor; "
                f"{side} constructor; {side} token constructor; what my {side} constructor makes"
            ),
            f"constructors.{side}",
            kind="symbol",
        )
        for side in ("left", "middle", "right")
    ),
    Measure(("accolades", "accolade"), "accolades"),
    Measure(phrases("investments; investments in total; number of investments"), "investment_count"),
    Measure(phrases("tokens; token; number of tokens; tokens in total"), "token_count"),
    *(
        # "as" are no tokens
        Measure(
            (symbol, f"{symbol} token", f"{symbol} tokens", f"{symbol}s")[: 3 + (symbol != "a")],
            f"tokens.{symbol.upper()}",
        )
        for symbol in "abcdefghj0123456789"
    ),
    Measure(phrases("communities; number of communities; investment limit"), "community_count", game=True),
    Measure(phrases("tiles on the board; tiles in total"), "tile_count", game=True),
    Measure(
        (),
        "occupied.{value}",
        game=True,
        each="square",
        there=phrases("occupied; taken; tiled; full; built on; settled; covered; with a tile"),
        gone=phrases(
            "empty; free; vacant; unoccupied; untaken; open; clear; bare; available; unclaimed; "
            "without a tile"
        ),
    ),
    Measure(
        phrases("tiles; tile; squares; square; tiles in it"),
        "communities.{value}.size",
        game=True,
        each="community",
    ),
    Measure(
        phrases("investments; investment; shares; share; investments in it"),
        "communities.{value}.investments",
        game=True,
        each="community",
    ),
    Measure(
        (),
        "communities.{value}.named",
        game=True,
        each="community",
        there=phrases("named; called something"),
        gone=phrases("unnamed; nameless; without a name"),
    ),
    Measure(
        (),
        "standing.{value}",
        game=True,
        each="community",
        there=phrases("in existence; on the board; on the map; around; standing"),
        gone=phrases(
            "gone; no more; off the board; off the map; acquired; dissolved; swallowed; swallowed "
            "up; merged away; merged; eaten; absorbed; taken over"
        ),
    ),
    Measure(
        (),
        "offered.{value}",
        game=True,
        each="offer",
        there=phrases("open; standing; available; there; around; up; on the table; on offer"),
        # whether somebody took it or its owner withdrew it is not told apart
        gone=phrases("gone; closed; off the table; no more"),
    ),
    *(
        Measure(
            (),
            f"weekly.{side}",
            done=phrases(
                f"used my {side} constructor; used my {side} token constructor; used the {side} constructor; "
                f"taken from my {side} constructor; granted myself the token from my {side} constructor; "
                f"emptied my {side} constructor"
            ),
        )
        for side in ("left", "middle", "right")
    ),
    Measure(
        (),
        "weekly.investment",
        done=phrases("invested; invested in anything; made an investment; granted myself an investment"),
    ),
)

PHRASEBOOK = Phrasebook(
    frames=FRAMES,
    once=("construct", "grant", "place", "name", "invest", "withdraw_offer", "accept"),
    settings={"construct": "slot"},
    kinds=(SQUARES, SYMBOLS, PAYMENTS, CONSTRUCTORS, COMMUNITIES, BY_NAME, OFFERS, COLOUR, KNOWN_COLOUR),
    signs=phrases(
        "commune; playboard; surveyor; token constructor; token constructors; left constructor; middle "
        "constructor; right constructor; my constructors; accolade; accolades; trade offer; trade offers; "
        "place a tile; placing a tile; tile at; begin constructing; start constructing; acquiring "
        "community; investment limit; grant myself an investment"
    ),
    words=phrases(
        "tile; tiles; constructor; constructors; community; communities; square; squares; invest; "
        "investment; investments; offer; offers; token; tokens; founder; board; playboard; symbol; symbols; "
        "commune; surveyor; accolades; accolade; trade; constructing; merger; left; middle; colour; color"
    ),
    vague={
        "trade": "I offer a 3 for any of A, B or C.",
        "swap": "I offer a 3 for any of A, B or C.",
        "buy": "I invest in Ochre.",
        "sell": "I offer a 3 for any of A, B or C.",
        "give": "I offer a 3 for any of A, B or C.",
        "send": "I offer a 3 for any of A, B or C.",
        "transfer": "I offer a 3 for any of A, B or C.",
        "settle": "I place a tile at D7.",
        "expand": "I place a tile at D7.",
        "grow": "I place a tile at D7.",
        "build": "I place a tile at D7.",
        "found": "I place a tile at D7.",
        "merge": "I place a tile at D7.",
        "draw": "I grant myself the token from my left constructor.",
        "start": "I begin constructing a D in my left constructor.",
        "leave": "I leave Commune.",
        "quit": "I leave Commune.",
        "resign": "I leave Commune.",
    },
    shown=(
        "I join Commune.",
        "I begin constructing a D in my left constructor.",
        "I set left to A, middle to 3 and right to B.",
        "I grant myself the token from my left constructor.",
        "I place a tile at D7.",
        "I pay a D and a 7 to place a tile at D7.",
        "I name my community Ochre.",
        "I invest in Ochre.",
        "I offer a 3 for any of A, B or C.",
        "I offer a 3 for a D, to Brask only.",
        "I accept offer 1, giving my B.",
        "I withdraw offer 1.",
        "I leave Commune.",
    ),
    measures=_MEASURES,
)

SPEECH = Speech("commune", "Commune", ACTIONS, PHRASEBOOK)
"""What the reader needs of the game."""

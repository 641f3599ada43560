"""Made-up reports that the tests of reports share."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from gamemaster.reports.data import Change, Deed, OpenQuestion, Owed, Pledge, Proof, Reading, Report

LIST = "game-business@example.org"
BOT = "gamemaster@example.org"
EXAMPLES = (
    "I move to Dungeon Level 1.",
    "I explore three times.",
    "I attack, stopping at 2 health.",
    "I drink a level 1 health potion.",
    "I give Brask 3 gold.",
)
COMMITMENT = "9f" * 32
PROOFS = (
    Proof("msg:m1@example.org#0", "encounter", 0, 100, 44, "season 1"),
    Proof(
        "msg:" + "a-very-long-name-of-a-message-" * 3 + "@example.org#1", "player hits", 2, 6, 5, "season 1"
    ),
    Proof("tick:week:2009-10-26T00:00:00Z", "weather", 0, 4, 4, "season 1"),
)
TEXT = """Agora: The Role-Playing Game

1. The name of this public contract.

2. The office of Game Master, and what the weekly report has to hold: all that is tracked, and this text.

26. A Player Character spends a movement token to move.
    - Vitality falls by one; at vitality 0 health falls by one instead, and vitality rises by
      twice the Character's level.
"""


def at(day: int, clock: str = "00:00", month: int = 10) -> datetime:
    hour, minute = clock.split(":")
    return datetime(2009, month, day, int(hour), int(minute), tzinfo=UTC)


def character(**values: Any) -> dict[str, Any]:
    return {
        "class": "player",
        "location": "Town Square",
        "level": 1,
        "experience": 0,
        "health": 5,
        "max_health": 5,
        "vitality": 10,
        "max_vitality": 10,
        "tokens": 5,
        "gold": 0,
        "weapons": {},
        "armor": {},
        "health_potions": {},
        "vitality_potions": {},
        "attack_level": 0,
        "defense_level": 0,
        "stairs_known": [],
        "encounter": None,
        "gold_exchanged_this_week": 0,
        "score": 0,
        **values,
    }


def game_state(**values: Any) -> dict[str, Any]:
    return {
        "week": 1,
        "week_started": "2009-10-26T00:00:00Z",
        "week_ends": "2009-11-02T00:00:00Z",
        "ended": None,
        "game_master": "Sir Hale",
        "mailing_list": "public messages",
        "instructions": "",
        "base_health": 5,
        "base_vitality": 10,
        "base_experience": 10,
        "base_monster_health": 5,
        "non_player_characters": [],
        "former_members": {},
        "points_owed": [],
        "kept_by_game_master": {},
        "open_intents": [],
        "adopted_intents": [],
        **values,
    }


def non_player(**values: Any) -> dict[str, Any]:
    held = {"gold": 0, "weapons": {}, "armor": {}, "health_potions": {}, "vitality_potions": {}}
    return {"class": "non_player", **held, **values}


def empty_report(**changes: Any) -> Report:
    report = Report(
        game="rpg",
        title="Agora RPG",
        contract_title="Agora: The Role-Playing Game",
        gm="Sir Hale",
        number=1,
        as_of=at(26),
        previous=None,
        week=1,
        lists=(LIST,),
        bot=BOT,
        view={"people": {}, "game_state": game_state()},
    )
    return replace(report, **changes)


PEOPLE = {
    "Ondine": character(
        location="Dungeon Level 1",
        level=2,
        experience=3,
        health=6,
        max_health=10,
        vitality=14,
        max_vitality=20,
        tokens=11,
        gold=7,
        weapons={"1": 1, "2": 1},
        health_potions={"1": 2},
        attack_level=2,
        stairs_known=[1],
        encounter={"kind": "monster", "level": 2, "health": 7},
    ),
    "Brask": character(
        location="Gold Exchanger",
        gold=1,
        armor={"1": 1},
        defense_level=1,
        gold_exchanged_this_week=4,
        score=9,
    ),
    "Tarn": character(
        location="Dungeon Level 2",
        tokens=0,
        encounter={"kind": "unrolled", "level": 2, "since": "2009-10-30T10:00:00Z"},
    ),
    "The Old Ferryman": non_player(gold=2, vitality_potions={"1": 3, "10": 1, "2": 1}),
}

DEEDS = (
    Deed(
        at(27, "10:00"),
        "Ondine",
        "I move to Dungeon Level 1, and explore.",
        "move to Dungeon Level 1",
        "applied",
        ("Ondine moved from Town Square to Dungeon Level 1.",),
        message_id="<first@example.org>",
    ),
    Deed(
        at(27, "10:00"),
        "Ondine",
        "I move to Dungeon Level 1, and explore.",
        "explore",
        "applied",
        ("Ondine explored Dungeon Level 1.", "Ondine found a level 1 health potion."),
        draws=("encounter d100: 24",),
        message_id="<first@example.org>",
    ),
    *(
        Deed(
            at(28, "23:59"),
            "Tarn",
            "I move to Gold Exchanger three times",
            "move to Gold Exchanger",
            "refused",
            why="You are at Healer, and from there one can only move to Town Square.",
            code="NOT_ADJACENT",
            section="25",
            instead="I move to Town Square.",
            message_id="second@example.org",
        )
        for _ in range(3)
    ),
    Deed(
        at(29, "08:15"),
        "Brask",
        "I exchange 4 gold.",
        "exchange 4 gold",
        "applied",
        ("Brask destroyed 4 gold at the Gold Exchanger.",),
        message_id="<third@example.org>",
    ),
    Deed(
        at(31, "17:42"),
        "Ondine",
        "I explore.",
        "explore",
        "needs_ruling",
        why="20 stands in two rows of the table.",
        code="ENCOUNTER_OVERLAP",
        section="27",
        draws=("encounter d100: 20",),
        message_id="<fourth@example.org>",
    ),
    Deed(at(31, "17:42"), "Ondine", "I heal.", "heal", "provisional", message_id="<fourth@example.org>"),
)

QUESTIONS = (
    OpenQuestion(
        1,
        at(31, "17:42"),
        "Ondine",
        "I explore.",
        "The die shows 20, which stands in two rows of the table.",
        ("Finding Level 2 Armor", "Finding a Level 0 Health Potion (a piece of gold)"),
        "<fourth@example.org>",
    ),
    OpenQuestion(
        2,
        at(31, "18:00"),
        "Tarn",
        "I toss my coin purse at whoever stands nearest, and go back where I came from.",
        "It is not clear who is to get what, and where Tarn goes.",
        ("transfer of 1 gold to Brask", "no action"),
        "<fifth@example.org>",
        "I give Brask 1 gold.",
    ),
)

OWED = (
    Owed("Old Marn", "say what became of the socks", at(30, "12:00"), "nobody will know", ""),
    Owed("Sir Hale", "publish the weekly report", at(9, month=11), "the draft stays on file", "2"),
    Owed(
        "Sir Hale",
        "Announce: I award Brask 4 points (gold exchanged in week 1, section 38).",
        at(9, month=11),
        "the points stay owed",
        "38",
    ),
    Owed("Mirelle", "enter the amendment of intent 2 into the contract", None, "", "4"),
)

READINGS = (
    Reading("R-2", "34", "combat", "duel", "Monsters are fought in a duel of dice, round by round.", True),
    Reading(
        "R-9",
        "40",
        "token_overflow",
        "trim",
        "Tokens above twice the factor are cut down to twice it.",
        False,
    ),
)

INTENT = {
    "number": 2,
    "by": "Mirelle",
    "method": "without_objection",
    "n": 3,
    "what": "amend section 34 so that it reads: combat is a duel",
    "at": "2009-10-28T09:00:00Z",
    "opens": "2009-11-01T09:00:00Z",
    "closes": "2009-11-11T09:00:00Z",
    "supporters": [],
    "objectors": ["Brask"],
}


def full_report() -> Report:
    """A week with everything in it."""
    return empty_report(
        number=2,
        as_of=at(2, month=11),
        previous=at(26),
        week=1,
        view={
            "people": PEOPLE,
            "game_state": game_state(
                week=2,
                week_started="2009-11-02T00:00:00Z",
                week_ends="2009-11-09T00:00:00Z",
                non_player_characters=["The Old Ferryman"],
                points_owed=[{"week": 1, "points": {"Brask": 4}}],
                former_members={"Quillon": "2009-10-30T12:00:00Z"},
                kept_for_former_members={"Quillon": {"movement token": 5, "gold": 2}},
                scores_of_former_members={"Quillon": 4},
                kept_by_game_master={"gold": 2, "armor level 1": 1},
                open_intents=[INTENT],
                adopted_intents=[{**INTENT, "number": 1, "objectors": [], "supporters": ["Tarn", "Ondine"]}],
            ),
        },
        deeds=DEEDS,
        ticks=((at(2, month=11), ("Week 2 began.", "Ondine got 6 movement tokens.")),),
        questions=QUESTIONS,
        changes=(
            Change("Ondine", "location", "Town Square", "Dungeon Level 1"),
            Change("Ondine", "health_potions", {}, {"1": 2}),
            Change("Tarn", "location", None, "Healer"),
            Change("game", "week", 1, 2),
        ),
        owed=OWED,
        readings=READINGS,
        claims=('Claim 1 of Brask against report 1, Player Characters: "my health is 4". It is open.',),
        ratification=(
            "Report 1, Possessions: ratified on Mon 9 Nov 2009 00:10 UTC, unless it is doubted.",
            "Report 1, Player Characters: not ratified while a claim stands against it.",
        ),
        notices=("Next Monday takes Ondine over the limit: 11 + 6 tokens would become 6 (s. 40).",),
        text=TEXT,
        amended=True,
        pledges=(Pledge("season 1", COMMITMENT), Pledge("season 2", "ab" * 32)),
        proofs=PROOFS,
        examples=EXAMPLES,
        corrections=("Report 1 gave Brask 3 gold; it was 2 (a message dated 25 Oct came late).",),
    )


LONG = "Bartholomew Featherstonehaugh-Cholmondeley of the Northern Isles"


def long_names() -> Report:
    """Names no table was made for."""
    names = [LONG, LONG + " II", "雨宮の冒険者" * 5, "Zo\u0308e\u0301 " * 12, "Ann"]
    people = {
        name: character(location=names[0], level=10 + place, gold=10**place)
        for place, name in enumerate(names)
    }
    people[LONG]["class"] = "non_player"
    deeds = tuple(
        replace(
            DEEDS[0],
            who=name,
            told=(f"{name} moved from {LONG} to Town Square.",),
            message_id=f"<{'x' * 90}@e>",
        )
        for name in names
    )
    return replace(
        full_report(),
        view={"people": people, "game_state": game_state(week=2)},
        gm=LONG,
        title="The game of " + LONG,
        deeds=deeds,
        lists=("a" * 70 + "@example.org",),
    )


def crowd() -> Report:
    """Forty Characters."""
    people = {
        f"Wanderer {n:02d}": character(tokens=n, gold=n * 7 % 11, stairs_known=list(range(1, n % 4 + 1)))
        for n in range(1, 41)
    }
    return empty_report(
        number=9, previous=at(19), view={"people": people, "game_state": game_state(week=9)}, week=9
    )

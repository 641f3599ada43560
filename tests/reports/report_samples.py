"""Made-up letters that the tests of reports share."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from gamemaster.reports.data import (
    Change,
    Deed,
    Notice,
    OpenQuestion,
    Owed,
    Pledge,
    Proof,
    Reading,
    Receipt,
    Reply,
    Report,
    Review,
)

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

RIDDLE = OpenQuestion(
    3,
    at(31, "18:00"),
    "Tarn",
    "and if the moon is up, the usual.",
    "No action is named clearly enough.",
    ("no action",),
    "<fifth@example.org>",
)

STRANGER = OpenQuestion(
    4,
    at(31, "18:00"),
    "F. <fen@example.net>",
    "I move to Healer.",
    "Who sent this?",
    (
        "a new person: F. <fen@example.net>",
        "Fenwick, who also writes from fen@example.net",
        "nobody: leave the message out",
    ),
    "<sixth@example.net>",
)

OWED = (
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
        claims=('Claim 1 of Brask against report 1, Player Characters: "my health is 4" It is open.',),
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


def receipt() -> Receipt:
    refused = replace(DEEDS[2], numbers=(("location", "Healer"), ("tokens", 3)))
    told = replace(DEEDS[1], remarks=("Three health points are missing; the potion would give two.",))
    return Receipt(
        game="rpg",
        title="Agora RPG",
        contract_title="Agora: The Role-Playing Game",
        who="Ondine",
        subject="[game-business] into the deep",
        at=at(27, "10:00"),
        effective_from="its Date",
        public=True,
        deeds=(DEEDS[0], told, refused, DEEDS[-2], DEEDS[-1]),
        questions=(QUESTIONS[1],),
        ignored_note="Two quoted lines and a signature were not read as moves.",
        standing=("3 movement tokens; 6 more come on Mon 2 Nov.", "Health 5 of 5, vitality 8 of 10."),
        examples=EXAMPLES,
        bot=BOT,
        lists=(LIST,),
        message_id="<first@example.org>",
    )


def review(draft: str, diff: tuple[str, ...]) -> Review:
    return Review(
        game="rpg",
        title="Agora RPG",
        gm="Sir Hale",
        number=2,
        as_of=at(2, month=11),
        draft=draft,
        diff=diff,
        questions=QUESTIONS,
        owed=OWED,
        refused=DEEDS[2:3],
        token="k3f9q7zm2w8x4c6v1b5n0d",
        expires=at(9, month=11),
        bot=BOT,
        notices=("Taking the other stamp of Tarn's mail (Mon 2 Nov 00:00:40) would move it to week 3.",),
        command="gamemaster approve rpg",
        notes=True,
    )


def notice(kind: Any, **values: Any) -> Notice:
    base = Notice(
        kind=kind,
        game="rpg",
        title="Agora RPG",
        office="Game Master",
        to="Tarn",
        at=at(31, "18:00"),
        bot=BOT,
        subject="a walk in town",
        words="I move to Healer.",
        lists=(LIST,),
    )
    return replace(base, **values)


NOTICES = {
    "claim": notice(
        "claim",
        words="Brask has 3 gold, not 5; he gave me 2.",
        facts=(("claim", "2"), ("by", "Ondine"), ("against", "report 1, Player Characters")),
        examples=(
            'gamemaster rule rpg deny 2 --because "..."',
            'gamemaster rule rpg revise 2 --because "..."',
        ),
    ),
    "reminder": notice(
        "reminder",
        subject="it is due soon",
        owed=(
            Owed(
                "Ondine",
                "Act on intent 1, if it is still wanted: amend section 40 (support: none).",
                at(9, "14:05", month=11),
                "intent 1 lapses, and nothing is done",
                "40",
            ),
            Owed("Tarn", "Announce your roll.", at(2, "09:00", month=11), "it stays owed", "8"),
        ),
    ),
    "ruling": notice(
        "ruling",
        lines=("Quillon plays the part of Ondine from now on. Reason: Ondine is away until spring.",),
    ),
    "stamp": notice(
        "stamp",
        to="Sir Hale",
        subject="Ondine",
        questions=(
            replace(
                RIDDLE,
                number=7,
                words="",
                say="The stamps of this message differ, and it matters which of them counts.",
                options=(
                    "Sun 1 Nov 2009 23:59:57 UTC (its Date), as it counts now: move to Healer: applied",
                    "Mon 2 Nov 2009 00:01:04 UTC (its arrival at the list): move to Healer: applied",
                ),
            ),
        ),
        examples=('gamemaster rule rpg 7 a --because "..."',),
    ),
    "late": notice(
        "late",
        lines=("It bears Mon 26 Oct 2009 10:00 UTC and came when later messages had been ruled on already.",),
    ),
    "question": notice("question", questions=QUESTIONS[1:], examples=EXAMPLES),
    "master_question": notice(
        "master_question",
        to="Sir Hale",
        subject="Ondine",
        questions=(*QUESTIONS[1:], RIDDLE),
        examples=('gamemaster rule rpg 2 a --because "..."',),
    ),
    "wrong_list": notice("wrong_list", examples=EXAMPLES[:1]),
    "unknown_sender": notice(
        "unknown_sender",
        to="Sir Hale",
        facts=(
            ("From", "F. <fen@example.net>"),
            ("Message", "<sixth@example.net>"),
            ("Why", "the name resembles Fenwick's"),
        ),
        questions=(STRANGER,),
        examples=('gamemaster rule rpg 4 a --because "..."',),
    ),
    "backlog": notice(
        "backlog",
        to="Sir Hale",
        subject="12 messages unread",
        facts=(("last read", "Sun 1 Nov 2009 21:00 UTC"), ("unread messages", "12")),
        examples=("gamemaster poll", "gamemaster tick"),
    ),
    "unreachable": notice(
        "unreachable",
        to="Sir Hale",
        facts=(("Person", "Brask"),),
        examples=("gamemaster person add 'Brask <address>'",),
    ),
    "unproven": notice(
        "unproven",
        subject="tonight",
        lines=("Why: it did not come to the reply address that only e was told.",),
    ),
    "reply_address": notice("reply_address", subject="a list could read the old one"),
    "bounced": notice(
        "bounced",
        to="Sir Hale",
        facts=(("Person", "Brask"), ("Address", "brask@example.org"), ("Code", "5.1.1")),
        examples=("gamemaster person add 'Brask <new address>'",),
    ),
    "other_list": notice(
        "other_list", subject="joining", lists=("b@lists.example.org or b-backup@lists.example.org",)
    ),
    "quarantine": notice(
        "quarantine",
        to="Sir Hale",
        facts=(("Message", "<bad@example.org>"), ("Trouble", "the body cannot be decoded")),
        examples=("gamemaster doctor",),
    ),
    "changes": notice(
        "changes",
        subject="a message of Brask dated Mon 26 Oct came late",
        lines=(
            "Your transfer of 3 gold to Brask, told as done, did not happen: Brask was at Healer (s. 17).",
        ),
        facts=(("gold", "2 -> 5"),),
    ),
}

REPLY = Reply(
    title="Agora RPG",
    to="Sir Hale",
    subject="Re: [review k3f9] Agora RPG: draft of report 2, 2 questions",
    at=at(2, "09:30", month=11),
    bot=BOT,
    done=(
        "Question 1: answer a was taken, Finding Level 2 Armor.",
        "Report 2 was approved; it goes to the list.",
    ),
    failed=('"2x": question 2 has the answers a and b.',),
    pending=("Question 2 is open.", "The next report is due on Mon 9 Nov."),
)

"""Made-up letters to players and the game master that the tests of reports share."""

from dataclasses import replace
from typing import Any

from report_samples import BOT, DEEDS, EXAMPLES, LIST, OWED, QUESTIONS, at

from gamemaster.reports.data import Notice, OpenQuestion, Owed, Receipt, Reply, Review

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
                    "Mon 2 Nov 2009 00:01:04 UTC (its arrival): move to Healer: applied",
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
        lines=("What follows it in the same message waits for your answer too.",),
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
        examples=("gamemaster person add 'Brask <new address>' --first",),
    ),
    "other_list": notice(
        "other_list", subject="joining", lists=("b@lists.example.org or b-backup@lists.example.org",)
    ),
    "which_game": notice(
        "which_game", subject="tonight", lists=("Agora Fluxx", "Werewolves"), examples=("[fluxx]", "[ww]")
    ),
    "quarantine": notice(
        "quarantine",
        to="Sir Hale",
        facts=(("Message", "<bad@example.org>"), ("Trouble", "the body cannot be decoded")),
        examples=("gamemaster doctor",),
    ),
    "past": notice(
        "past",
        to="Sir Hale",
        at=at(31, "18:00"),
        subject="a message of Brask dated Mon 26 Oct came late",
        lines=("Tarn: transfer 3 gold to Brask: was applied, is now refused.", "Tarn: gold 2 -> 5"),
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

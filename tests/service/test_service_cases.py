"""What players of list games would try first (nomic-procedure, section 9), each by mail from end to end.

Cases 1 and 2 are in `test_service_fora`, 6 in `test_service_bodies`, 16 and 17 in `test_service_identity`.
"""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from service_kit import GAME, GM, LIST, NEXT_MONDAY, Desk, asked, hour, new_game, outcomes

from gamemaster.core.calendar import DAY, HOUR
from gamemaster.service.games.roster import add_person
from gamemaster.service.messages.results import Taken
from gamemaster.service.reports import reporting
from gamemaster.service.rounds.turning import tick
from gamemaster.service.ruling.changing import change_settings, change_text
from gamemaster.service.ruling.rulings import rule
from gamemaster.service.views import queries
from gamemaster.service.workspace.config import FILE

AMEND = "I intend, without 3 objections, to amend the RPG contract by replacing section {}."
MINUTE = timedelta(minutes=1)
CROWD = ("Quillon", "Fenwick", "Tarn", "Mirelle")


@pytest.fixture
def crowd(played: Desk) -> Desk:
    """Four more people, all of them in the game."""
    for name in CROWD:
        add_person(played.ws, f"{name} <{name.lower()}@example.org>", (), ())
    played.joined(*CROWD)
    return played


def listed(desk: Desk, who: str, text: str, date: datetime | str, arrived: datetime) -> Taken:
    """A mail as the list sent it on."""
    desk.now = max(desk.now, arrived)
    return desk.mail(who, text, minutes=0, date=date, by_list=LIST, arrived=arrived)


def rpg(desk: Desk, who: str, text: str) -> list[str]:
    """What comes of an announcement under the game's name."""
    return outcomes(desk.mail(who, text, subject="Agora RPG"))


def era(desk: Desk, name: str, **others: object) -> None:
    change_settings(desk.ws, GAME, {"intent_era": name, **others}, None, "the procedure of that time")


def tabled(desk: Desk, section: int = 40) -> datetime:
    """Ondine announces an intent; when."""
    assert rpg(desk, "Ondine", AMEND.format(section)) == ["applied intend"]
    return desk.now


def at(desk: Desk, moment: datetime, who: str, text: str) -> list[str]:
    """The same, at that moment."""
    desk.now = moment - MINUTE
    return rpg(desk, who, text)


def test_case_3_stamps_on_both_sides_of_the_week_s_edge(played: Desk) -> None:
    date, arrived = NEXT_MONDAY - timedelta(seconds=3), NEXT_MONDAY + timedelta(minutes=1, seconds=4)
    taken = listed(played, "Ondine", "I move to Healer.", date, arrived)
    assert (outcomes(taken), len(asked(taken))) == (["applied move"], 1)
    (question,) = played.questions()
    assert ["23:59:57" in question["options"][0], "00:01:04" in question["options"][1]] == [True, True]
    assert played.state("Ondine", at=NEXT_MONDAY)["location"] == "Healer"
    played.rule(str(question["number"]), "b", because="the list's clock counts for all")
    assert played.state("Ondine", at=NEXT_MONDAY)["location"] == "Town Square"
    played.proven()


@pytest.mark.parametrize("months", [-4, 3])
def test_case_4_a_date_forged_by_months_gives_way_to_the_list_s_arrival(played: Desk, months: int) -> None:
    arrived = hour(40)
    taken = listed(played, "Ondine", "I move to Healer.", arrived + months * 30 * DAY, arrived)
    assert (outcomes(taken), taken.data["at"]) == (["applied move"], "2009-10-27T16:00:00Z")


def test_case_5_without_a_date_the_list_s_arrival_counts(played: Desk) -> None:
    taken = listed(played, "Ondine", "I move to Healer.", "", hour(40))
    assert (outcomes(taken), taken.data["at"]) == (["applied move"], "2009-10-27T16:00:00Z")


def test_case_7_each_transfer_of_a_list_succeeds_or_fails_alone(crowd: Desk) -> None:
    crowd.adjust("Ondine", "gold", 12)
    taken = crowd.mail("Ondine", "I transfer 5 gold to each of Brask, Quillon and Fenwick.")
    assert outcomes(taken) == ["applied transfer", "applied transfer", "refused transfer NOT_ENOUGH"]
    assert [crowd.state(who)["gold"] for who in ("Ondine", "Brask", "Quillon", "Fenwick")] == [2, 5, 5, 0]


def test_case_8_three_times_is_three_and_ten_thousand_times_is_all_or_nothing(played: Desk) -> None:
    played.adjust("Ondine", "gold", 3)
    assert outcomes(played.mail("Ondine", "I give Brask 1 gold 3 times.")) == ["applied transfer"] * 3
    played.adjust("Ondine", "gold", 5)
    taken = played.mail("Ondine", "I give Brask 1 gold 10000 times.")
    (number,) = asked(taken)
    assert (outcomes(taken), played.state("Ondine")["gold"]) == ([], 5)
    played.rule(str(number), played.letter_of(number, "no action"), because="nobody may type so much")
    assert (played.state("Ondine")["gold"], played.questions()) == (5, [])


def test_case_9_conditions_over_the_state_are_decided_and_over_the_future_are_not(played: Desk) -> None:
    for tokens, done in (("2", "applied"), ("6", "refused")):
        taken = played.mail("Ondine", f"If I have at least {tokens} movement tokens, I move to Healer.")
        assert outcomes(taken)[0].startswith(f"{done} move"), tokens
    future = played.mail("Ondine", "If Brask does not object by Friday, I move to Town Square.")
    assert [one for one in outcomes(future) if "applied" in one] == []
    assert played.state("Ondine")["location"] == "Healer"


@pytest.mark.parametrize(
    "said",
    [
        "I might move to Healer.",
        "I should move to Healer.",
        "I oppose moving to Healer.",
        "I deem myself to have moved to Healer.",
        "I wish I could move to Healer.",
    ],
)
def test_case_10_what_is_only_thought_of_is_no_act(played: Desk, said: str) -> None:
    assert outcomes(played.mail("Ondine", said)) == []
    assert played.state("Ondine")["location"] == "Town Square"


def test_case_10_opposing_is_not_objecting(played: Desk) -> None:
    tabled(played)
    assert rpg(played, "Brask", "I oppose intent 1.") == []


def test_case_11_an_objection_before_the_intent_is_none_and_one_to_all_meets_what_stands(
    played: Desk,
) -> None:
    assert rpg(played, "Brask", "I object to intent 1.") == ["refused object NO_SUCH_INTENT"]
    tabled(played, 40)
    tabled(played, 41)
    assert rpg(played, "Brask", "I object to all intents to amend.") == ["applied object"] * 2
    tabled(played, 42)
    found = queries.state(played.ws, GAME, None, "", False).data["game_state"]["open_intents"]
    assert [one["objectors"] for one in found] == [["Brask"], ["Brask"], []]


@pytest.mark.parametrize("name", ["2009-10", "2023"])
@pytest.mark.parametrize(
    ("hours", "result"), [(10, "refused resolve OBJECTION_JUST_WITHDRAWN"), (25, "applied resolve")]
)
def test_case_12_an_objection_withdrawn_less_than_a_day_ago_blocks(
    played: Desk, name: str, hours: int, result: str
) -> None:
    era(played, name)
    announced = tabled(played)
    rpg(played, "Brask", "I object to intent 1.")
    act = announced + 6 * DAY
    assert at(played, act - hours * HOUR, "Brask", "I withdraw my objection to intent 1.") == [
        "applied withdraw_objection"
    ]
    assert at(played, act, "Ondine", "I resolve intent 1.") == [result]


@pytest.mark.parametrize("name", ["2008-02", "2008-11", "2009-10", "2023"])
def test_case_13_just_before_four_days_and_just_after_fourteen_both_fail(played: Desk, name: str) -> None:
    era(played, name)
    announced = tabled(played)
    early = announced + 4 * DAY - MINUTE
    assert at(played, early, "Ondine", "I resolve intent 1.") == ["refused resolve TOO_EARLY"]
    late = announced + 14 * DAY + MINUTE
    assert at(played, late, "Ondine", "I resolve my intent 1.") == ["refused resolve INTENT_LAPSED"]


def test_case_14_where_members_object_an_outsider_does_not_count(played: Desk) -> None:
    era(played, "2009-10", intent_electors="members")
    announced = tabled(played)
    for who in (GM, "Brask"):
        rpg(played, who, "I object to intent 1.")
    rpg(played, "Ondine", "I object to intent 1.")
    assert at(played, announced + 5 * DAY, "Ondine", "I resolve intent 1.") == ["applied resolve"]
    assert "Sir Hale" not in played.people()


def test_case_15_agoran_consent(crowd: Desk) -> None:
    """Of 2 Agoran consent 2 to 1 fails and 3 to 1 passes; whoever tabled it does not count."""
    board = "commune@lists.example.org"
    new_game(crowd.ws, "commune", contract="commune", title="Commune", lists=(board,), discussion=())

    def say(who: str, text: str) -> list[str]:
        return outcomes(crowd.mail(who, text, to=board, subject="Commune"))

    assert say("Ondine", "I intend, with 2 consent, to amend Commune: 40 tiles end it.") == ["applied intend"]
    assert say("Ondine", "I support intent 1.") == ["refused support OWN_INTENT"]
    assert [say(who, "I support intent 1.") for who in ("Brask", "Quillon")] == [["applied support"]] * 2
    assert say("Tarn", "I object to intent 1.") == ["applied object"]
    crowd.now += 5 * DAY
    assert say("Ondine", "I resolve intent 1.") == ["refused resolve INTENT_BARRED"]
    assert say("Fenwick", "I support intent 1.") == ["applied support"]
    assert say("Ondine", "Now I resolve intent 1.") == ["applied resolve"]


def test_case_18_a_claim_on_one_row_stops_that_section_alone(played: Desk) -> None:
    played.turn()
    reporting.order(played.ws, GAME, "approve")
    out, report = played.now, played.every_letter("report")[-1].message.message_id
    played.mail("Brask", "CoE: my gold is 4.", fields=(f"In-Reply-To: <{report}>",))

    def ratified(moment: datetime) -> set[str]:
        played.now = moment
        tick(played.ws)
        with played.ws.read() as tx:
            return {one.section for one in played.ws.live(tx, GAME).conduct.record.ratified}

    others = ratified(out + 7 * DAY)
    assert "Possessions" in others
    assert "Player Characters" not in others
    played.rule("deny", "1", because="it is 0")
    assert "Player Characters" not in ratified(out + 13 * DAY)
    assert "Player Characters" in ratified(out + 14 * DAY + MINUTE)


def test_case_19_mail_found_nine_days_later_is_put_where_it_belongs(played: Desk) -> None:
    played.now = hour(20)
    assert outcomes(played.mail("Ondine", "I explore.")) == ["refused explore NOT_IN_DUNGEON"]
    played.turn()
    reporting.order(played.ws, GAME, "approve")
    played.now = hour(15) + 9 * DAY
    played.mail("Brask", "I move to Healer.")
    (number,) = asked(listed(played, "Ondine", "I move to Dungeon Level 1.", hour(15), hour(15)))
    assert "explore: was refused, is now applied" in played.questions()[0]["say"]
    played.rule(str(number), "a", because="the archive has it")
    played.proven()
    played.turn(NEXT_MONDAY + 7 * DAY)
    corrected = played.every_letter("review")[-1].words.partition("Corrections to earlier reports")[2]
    assert "Ondine: explore: was refused, is now applied" in corrected


def test_case_20_ruling_and_contrary_ruling_leave_a_clean_replay_with_the_last(
    prepared_pair: tuple[Desk, Desk],
) -> None:
    told = []
    for desk, rulings in zip(prepared_pair, (("void", "redate"), ("redate",)), strict=True):
        desk.joined()
        desk.now = hour(20)
        desk.mail("Ondine", "I move to Healer.", message_id="walk@example.org")
        desk.now = hour(30)
        if "void" in rulings:
            desk.rule("void", "walk@example.org", because="it was a joke")
            (ruling,) = [row["id"] for row in desk.rows_of_rulings()]
            desk.rule("void", ruling, because="it was none")
        desk.rule("redate", "walk@example.org", "2009-10-26T22:00:00Z", because="as the list has it")
        desk.proven()
        told.append((queries.state(desk.ws, GAME, None, "", True).data, desk.state("Ondine", at=hour(21))))
    assert told[0] == told[1]


def test_case_21_dice_that_are_not_what_the_table_asks_for(played: Desk) -> None:
    """17 sides for another table, the same roll twice, a roll without its purpose: each with its reason."""
    server = "dicemaster@dice.example"
    file = Path(played.folder) / FILE
    file.write_text(file.read_text().partition("\n[dice]")[0] + f'\n[dice]\nservers = ["{server}"]\n')
    played.reopen()
    change_settings(played.ws, GAME, {"dice_source": "import"}, None, "the server is back")
    played.mail("Ondine", "I move to Dungeon Level 1. I explore.")

    def rolled(sides: int, about: str, result: int, **how: object) -> list[str]:
        labels = (("No. of sides on every die", sides), ("No. of dice for every roll", 1))
        labels += (("No. of dice rolls requested", 1), ("No. of rolls per line", 1))
        lines = "\n".join(f"{name:27}: {value:4}" for name, value in labels)
        text = f"# {about}\n\n{lines}\n\n{result}\n"
        to = f"ondine@example.org, {LIST}"
        sent = played.mail("dice", text, sender=f"Dice server <{server}>", to=to, subject="rolls", **how)
        return outcomes(sent)

    about = "encounter on dungeon level 1"
    assert rolled(17, about, 9) == ["refused import_roll ROLL_SIDES"]
    assert rolled(100, "for luck", 44) == ["refused import_roll ROLL_PURPOSE"]
    assert rolled(100, about, 44) == ["applied import_roll"]
    assert rolled(100, about, 44) == ["refused import_roll NO_ROLL_DUE"]
    assert "17" in " ".join(played.history())


def test_case_22_the_same_mails_under_the_literal_and_the_repaired_text(desk: Desk, tmp_path: Path) -> None:
    board = "commune@lists.example.org"
    how = {"contract": "commune", "title": "Commune", "lists": (board,), "discussion": ()}
    new_game(desk.ws, "commune", settings={"founding_tile": "literal"}, **how)
    for who in ("Ondine", "Brask"):
        desk.mail(who, "I join Commune.", to=board)
    tokens = " ; ".join(
        f'adjust {{"person": "{who}", "value": "token {token}", "to": 1}}'
        for who, held in (("Ondine", "BC12"), ("Brask", "BC12"))
        for token in held
    )
    for one in tokens.split(" ; "):
        name, _, params = one.partition(" ")
        rule(desk.ws, "commune", ("act", name, params), "dealt by hand", None)
    began = desk.now
    for who, square in (("Ondine", "B1"), ("Brask", "C2")):
        desk.mail(who, f"I place a tile at {square}.", to=board)

    def land() -> dict[str, object]:
        found: dict[str, object] = queries.state(desk.ws, "commune", None, "", False).data["game_state"][
            "board"
        ]
        return found

    literal = land()
    assert literal == {"B1": None, "C2": None}
    file = tmp_path / "text.md"
    file.write_text("The founding tile belongs to its community.\n", encoding="utf-8")
    change_text(desk.ws, "commune", file, began, "the judgement of a case")
    change_settings(desk.ws, "commune", {"founding_tile": "belongs"}, began, "the judgement of a case")
    assert land() == {"B1": "Unnamed 1", "C2": "Unnamed 2"}


def test_case_23_what_is_ratified_stays_and_the_rest_is_worked_out_again(played: Desk) -> None:
    """Weapons stand in a section that is ratified, where Ondine is in one that somebody doubted."""
    played.adjust("Ondine", "weapon level 1", 1)
    played.mail("Ondine", "I give Brask a level 1 weapon.", message_id="gift@example.org")
    played.mail("Ondine", "I move to Healer.", message_id="walk@example.org")
    played.turn()
    reporting.order(played.ws, GAME, "approve")
    report = played.every_letter("report")[-1].message.message_id
    claim = "CoE: Ondine's location is Town Square."
    played.mail("Brask", claim, fields=(f"In-Reply-To: <{report}>",))
    played.rule("refer", "1", "CFJ 2300", because="not for me to say")
    played.now += 7 * DAY + HOUR
    tick(played.ws)
    for name in ("gift@example.org", "walk@example.org"):
        played.rule("void", name, because="not eirs")
    assert [played.state(who)["weapons"] for who in ("Ondine", "Brask")] == [{}, {"1": 1}]
    assert played.state("Ondine", at=NEXT_MONDAY - HOUR)["weapons"] == {"1": 1}
    assert played.state("Ondine")["location"] == "Town Square"
    played.proven()

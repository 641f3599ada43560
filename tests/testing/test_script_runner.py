"""Game scripts: what the runner holds true, and how it says that something is not."""

from textwrap import dedent

import pytest
from toy import TOY

from gamemaster.core.action import Attempt
from gamemaster.core.names import Names
from gamemaster.core.reading import Question, Reading
from gamemaster.language.layout.letter import Letter
from gamemaster.testing.parse import parse_script
from gamemaster.testing.runner import Play, run_script
from gamemaster.testing.script import Post, Roll, ScriptError

HEAD = """\
# A counting game for the tests
# of the runner.
game toy
start 2009-10-26                    # Monday
gm Sir Hale
people Ondine, Brask, D. Voss
alias Ondine = On, Ondy
"""


def play(text: str, head: str = HEAD) -> Play:
    return run_script(parse_script(head + dedent(text), "some.game"), TOY)


def fails(text: str, head: str = HEAD) -> ScriptError:
    with pytest.raises(ScriptError) as caught:
        play(text, head)
    return caught.value


WHOLE = """\

    2009-10-26 10:00 Ondine: do join    # in she comes
      applied join
      Ondine.counter = 0
      game.week = 1
      Brask.counter absent
    roll coin 1 2
    2009-10-26 10:05 Ondine @flips: do flip ; flip {} ; add {"n": 9} ; add {"n": 5}
      applied flip
      applied flip
      refused add OUT_OF_RANGE s.2
      applied add
      remark AT_MOST
      event added {"person": "Ondine", "n": 5}
      Ondine.counter = 6
    2009-10-26 10:06 Brask [private]: do join
      refused join NOT_PUBLIC
    2009-10-26 10:06 Ondine [private]: do whisper {"n": 7}
      applied whisper
      Ondine.whispered = 7
      public Ondine.counter = 6
      public Ondine.whispered absent
    2009-10-26 10:07 D. Voss: do join
      D. Voss.stars = 0
    2009-10-26 11:00 gm: grant {"person": "Ondine", "stars": 2}
      applied grant
      Ondine.stars = 2
    2009-10-26 11:01 Ondine: do grant {"person": "Ondine", "stars": 9}
      refused grant GM_ONLY
    2009-10-26 11:05 Ondine @bet: do bet {"on": "rain"}
      ask bet WHO_WINS s.5
    2009-10-26 11:06 gm: choose "won"
      applied bet
      Ondine.counter = 9
    2009-10-27 11:06 gm: void @bet
      nothing
      Ondine.counter = 6
    2009-10-28 10:00 gm: set bets=won ; sides=1
    2009-10-28 10:01 Ondine: do bet {"on": "x"} ; flip
      applied bet
      applied flip
      event starred
      Ondine.counter = 0
      Ondine.stars = 3
    2009-11-02 00:00 tick
      event week_began {"week": 2}
      game.week = 2
    2009-11-03 10:00 arrives: 2009-10-26 10:01 Ondine @late: do add {"n": 1}
      applied add
      @flips applied flip
      @flips applied flip
      @flips refused add
      @flips applied add
      Ondine.counter = 0
    2009-11-03 10:02 gm: redate @late 2009-10-26 09:00
      refused add NO_PLAYER
    2009-11-03 10:03 D. Voss: do add {"n": 2} for Ondine
      applied add
    2009-11-03 10:04 D. Voss:
      | do add {"n": 2} ;
      | leave
      applied add
      applied leave
    2009-11-03 10:05 D. Voss: do leave
      refused leave NO_PLAYER s.1
    """


def test_a_script_with_everything_plays() -> None:
    done = play(WHOLE)
    assert len(done.timeline.entries) == 17
    assert done.timeline.head.state.players["Ondine"].counter == 2


def test_the_head_and_the_items_are_parsed() -> None:
    script = parse_script(HEAD + "set bets=won\nroll coin 1, 2\n2009-10-26 10:00 Ondine [private] @x: I  # y")
    assert script.about == "A counting game for the tests of the runner."
    assert script.people == ("Ondine", "Brask", "D. Voss")
    assert script.aliases == {"Ondine": ("On", "Ondy")}
    assert script.settings[0].changes == {"bets": "won"}
    roll, post = script.items
    assert isinstance(roll, Roll)
    assert roll.results == (1, 2)
    assert isinstance(post, Post)
    assert (post.who, post.private, post.label, post.text) == ("Ondine", True, "x", "I")


def test_text_under_bars_is_taken_as_it_stands() -> None:
    script = parse_script(HEAD + "2009-10-26 10:00 Ondine:\n  | one  # two\n  |\n  |   three\n")
    assert isinstance(script.items[0], Post)
    assert script.items[0].text == "one  # two\n\n  three"


@pytest.mark.parametrize(
    ("expectation", "says"),
    [
        ("refused join", "expected:\n    refused join\n  got:\n    applied join"),
        ("nothing", "expected:\n    nothing\n  got:\n    applied join"),
        ("applied join\n  applied join", "others than expected"),
        ("Ondine.counter = 1", "Ondine.counter: expected 1, got 0"),
        ('Ondine.counter = "0"', 'expected "0", got 0'),
        ("Ondine.counter = false", "expected false, got 0"),
        ("Ondine.purse = 1", "there is no Ondine.purse; Ondine has: counter, stars, whispered"),
        ("Ondine.counter absent", "should be absent and is 0"),
        ("Quillon.counter = 1", "names nobody"),
        ("remark AT_MOST", "no remark AT_MOST, but: none"),
        ("event added", 'what happened:\n    joined {"person": "Ondine"}'),
        ('event joined {"person": "Brask"}', "expected the event joined"),
    ],
)
def test_an_expectation_that_does_not_hold_is_named(expectation: str, says: str) -> None:
    error = fails(f"2009-10-26 10:00 Ondine: do join\n  {expectation}\n")
    assert error.line >= 9
    assert str(error).startswith("some.game:9: ")
    assert says in error.text


def test_a_refusal_is_told_with_its_text() -> None:
    error = fails("2009-10-26 10:00 Ondine: do leave\n  applied leave\n")
    assert "refused leave NO_PLAYER s.1    # You do not play." in error.text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2009-10-26 10:00 Quillon: do join", "nobody is called 'Quillon'"),
        ("2009-10-26 10:00 Ondine: do jion", "no action is called 'jion'; there are: add, bet"),
        ("2009-10-26 10:00 Ondine: do add {}", "add n: Field required"),
        ("2009-10-26 10:00 Ondine: do join join", "after an action stands"),
        ("2009-10-26 10:00 gm: void @nothing", "no entry has the label @nothing"),
        ("2009-10-26 10:00 gm: choose won", "no action waits for this choice"),
        ("2009-10-26 10:00 gm: set bets=maybe", "bets: Input should be"),
        ("2009-10-26 10:00 gm: answer 0", "an answer is written"),
        ("roll coin 1", "no draw took these rolls: coin 1"),
        ("roll coin 3\n2009-10-26 10:00 Ondine: do join ; flip", "the die has 2 sides"),
        ("roll coin", "a roll is written"),
        ("2009-10-26 10:00 tick\n2009-10-25 10:00 tick", "times go back"),
        ("2009-10-26 10:00", "after the time stands"),
        ("2009-13-26 10:00 tick", "is no time"),
        ("2009-10-26 10:00 tick\n  whatever", "no expectation reads like this"),
        ("roll coin 1\n  applied join", "stands under no entry"),
        ("2009-10-26 10:00 Ondine [loud]: do join", "no message has the option 'loud'"),
        ("2009-10-26 10:00 Ondine @a: do join\n2009-10-26 10:01 Ondine @a: do join", "two entries"),
        ("color blue", "no line of the head begins with 'color'"),
        ("set bets", "a setting is written key=value"),
        ("set bets=maybe", "bets: Input should be"),
    ],
)
def test_a_script_that_makes_no_sense_is_told_where(text: str, says: str) -> None:
    error = fails(text + "\n")
    assert says in error.text
    assert error.line >= 8


def test_what_not_everybody_sees_is_not_public() -> None:
    told = fails("2009-10-26 10:00 Ondine: do join\n  public Ondine.whispered = 0")
    assert "there is no Ondine.whispered" in str(told)


class TestCopies:
    """Two lists, of which any will do in this game."""

    HEAD = f"{HEAD}lists north, south\n"

    def test_of_two_copies_the_first_counts(self) -> None:
        play(
            """\
            2009-10-26 10:00 Ondine [on north]: do join
              applied join
            2009-10-26 10:01 Ondine [on south]: do join
              nothing
            2009-10-26 10:02 Brask [on south]: do join
              applied join
            """,
            self.HEAD,
        )

    def test_a_second_copy_is_no_second_act(self) -> None:
        text = "2009-10-26 10:00 Ondine [on north]: do join\n2009-10-26 10:01 Ondine [on south]: do join\n"
        assert "the outcomes are others" in str(fails(f"{text}  refused join", self.HEAD))

    def test_the_list_must_be_one_of_the_head(self) -> None:
        told = fails("2009-10-26 10:00 Ondine [on west]: do join", self.HEAD)
        assert "west is none of the lists: north, south" in str(told)


def test_a_head_without_a_game_is_told() -> None:
    assert "has no line 'people'" in fails("", "game toy\nstart 2009-10-26\ngm Hale\n").text


def test_an_unknown_game_is_told() -> None:
    with pytest.raises(ScriptError, match="no game 'chess' is installed"):
        run_script(parse_script(HEAD.replace("toy", "chess")))


def test_scripted_rolls_stay_with_their_draw_when_history_is_folded_again() -> None:
    done = play("""\
        2009-10-26 10:00 Ondine: do join
        roll coin 1 1 2 1
        2009-10-26 10:01 Ondine: do flip ; flip ; flip ; flip
          Ondine.counter = 3
        2009-10-26 10:03 arrives: 2009-10-26 10:00:30 Ondine: do add {"n": 5}
          Ondine.counter = 8
        """)
    assert done.chance.left == ()


def _literally(letter: Letter, names: Names, cap: int) -> Reading:
    """Reads `add 3`; what ends in a question mark may be that, and a cap is obeyed."""
    items: list[Attempt | Question] = []
    for line in letter.text.splitlines():
        verb, _, n = line.rstrip("?").partition(" ")
        params = {"n": int(n)} if n else {}
        found = Attempt(TOY.vocabulary.action(verb, params), letter.sender or "", line, (0, len(line)))
        asked = line.endswith("?") or cap < 2 or letter.sender is None
        items.append(Question((0, 1), line, "doubt", "Is it so?", ((found,), ())) if asked else found)
    items += [
        Attempt(TOY.vocabulary.action("join", {}), name, "", (0, 0)) for name in names.people if letter.thread
    ]
    return Reading(tuple(items), (), "literal")


def test_messages_go_through_the_reader_and_its_questions_to_the_game_master() -> None:
    head = HEAD.replace("people Ondine", "people Tarn, Ondine")
    script = """\
        2009-10-26 10:00 Ondine @first:
          | join
          | add 2?
          | add 3
          | flip?
          applied join
          ask? doubt
          waits add
          ask? doubt
          Ondine.counter = 0
        2009-10-26 10:01 gm: answer @first 1 [{"action": "add", "params": {"n": 5}}]
          applied join
          applied add
          applied add
          ask? doubt
          Ondine.counter = 8
        2009-10-26 10:02 gm: answer @first 3 []
          applied join
          applied add
          applied add
        2009-10-26 10:03 ?: add 1
          ask? doubt
        2009-10-26 10:04 Tarn [reply @first]: join
          applied join
          refused join
          refused join
          applied join
          applied join
          applied join
        2009-10-26 10:05 gm: set repetition_cap=1
        2009-10-26 10:06 Tarn: add 1
          ask? doubt
        """
    done = run_script(parse_script(head + dedent(script), "some.game"), TOY, _literally)
    assert done.letters["first"].sender == "Ondine"


def test_the_plugin_collects_scripts_and_shows_the_line(pytester: pytest.Pytester) -> None:
    pytester.makeconftest('pytest_plugins = ["gamemaster.testing.plugin"]')
    pytester.makefile(".game", wrong="game no_such_game\nstart 2009-10-26\ngm Hale\npeople Ondine\n")
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*wrong.game:1: no game 'no_such_game' is installed*"])

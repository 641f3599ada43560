"""What stands in front of the colon of a ballot that has no verb: `Votes of the week: FOR 31, AGAINST 32`.

A heading that calls it a ballot and gives it to nobody, or words that tell how the sender came to it (`Having
read all of it: FOR 31`). What must stay true: somebody else's ballot, one of another time, or a sample of one
(`Tarn's ballot:`, `Last week's votes:`, `Sample ballot:`) is none of the sender's now.
"""

from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in
from gamemaster.language.frames.matching import Filling
from gamemaster.language.sentences.answer_pairs import answered_slot
from gamemaster.language.values.things import things_at
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "SO": "and so ok okay well hello hi here now finally then right sorry also",
    "MY": (
        "my our the a all guild tonight_s today_s this_week_s "
        "this_evening_s this_morning_s this_round_s "
        "quick late "
        "early short full complete final small humble weekly modest honest little considered belated next"
    ),
    "BALLOT": "votes? ballots? voting",
    "WHEN": (
        "(?:of|for|in|from|on)_(?:the|this|my|a|our)_(?:\\w+_)?(?:week|round|turn|day|night|evening|"
        "morning|month|"
        "train|bus|phone|office|sofa|bed|road|kitchen|garden|car|boat|ferry|queue|desk|library|cafe|pub|"
        "hotel|"
        "airport|station|hospital|lunch_break) this_(?:week|round|turn|evening|morning|time|afternoon) "
        "tonight "
        "today now at_last at_long_last below (?:are|is)_(?:as_follows|below|in) follows? as_follows from_me "
        "as_promised in_(?:full|order|brief|short|haste|a_hurry|one_go) before_(?:bed|the_weekend|"
        "dinner|lunch|work|"
        "breakfast|"
        "i_forget|the_deadline) then on_the_(?:\\w+_)?(?:proposals|open_ones|lot) so_nobody_has_to_ask "
        "again late "
        "(?:of|from)_(?:a|one)_(?:\\w+_)?(?:woman|man|mage|player|reader|voter|member|mother|father|"
        "person|sickbed|"
        "latecomer|newcomer) from_(?:work|home|bed|\\w+day) on_time in_time for_the_(?:record|guild) "
        "finally here from_here"
    ),
}
_HEADINGS: Final = Grammar(
    _CLASSES,
    (
        "SO* (?:(?:here|these|this|that)_(?:is|are|s|re|come|comes|go|goes))? MY* BALLOT WHEN* $",
        "SO* (?:i_m_|i_am_)?voting WHEN WHEN* $",
        "SO* (?:(?:here|this|that)_(?:is|s)_)how_i_(?:vote|m_voting|am_voting) WHEN* $",
    ),
)
_OPENING: Final = words_in(
    "sorry late easy having after from with at finally still since because posting typing "
    "writing sent sending back home "
    "over on "
    "read slept"
)
_MINE: Final = words_in("my i")
_NOT_MINE: Final[frozenset[str]] = (
    words.CONDITION
    | words.FICTION
    | (words.SPEECH - {"thought"})
    | words_in(
        "dreamt dreamed imagined promised would could might should may not n't i we you he she they his "
        "her their your eir example sample "
        "draft wording last previous old tomorrow "
        "yesterday option options choice choices argument arguments reason reasons result results count "
        "tally "
        "advice suggestion recommendation party"
    )
)


def leads_to_ballot(scene: Scene, before: Tokens, counts: bool) -> bool:
    """Whether the words in front of a colon leave the answers behind it the sender's own, given now.

    `counts` tells that a number comes first, as in a count of votes (`Votes: 31 FOR, 32 AGAINST`).
    """
    lows = plain_lows(before)
    if not lows or OPAQUE in lows or (counts and _MINE.isdisjoint(lows)):
        return False
    if _HEADINGS.match(as_clause(before)) is not None:
        return True
    if any(low[0].isdigit() for low in lows) and thing_told_of(scene, before) is None:
        return False
    plain = len(lows) > 1 and lows[0] in _OPENING and _NOT_MINE.isdisjoint(lows)
    if plain and (lows[0] == "having" or (lows[0] == "after" and lows[1].endswith("ing"))):
        return True
    capital = any(scene.referents.at(scene.text, before, p) for p, t in enumerate(before) if t.capital)
    return plain and not capital and leads_up(scene, before, "," if lows[0] != "read" else ":")


def thing_told_of(scene: Scene, before: Tokens) -> tuple[Kind, Value] | None:
    """`Having read 31`: the one thing that is voted on of which the words speak, by its number."""
    found = {
        kind.name: (kind, value)
        for kind in scene.lexicon.answered
        for place in range(len(before))
        for value in things_at(scene, before, place, kind)
    }
    numbers = [token for token in before if token.low[0].isdigit()]
    return next(iter(found.values()), None) if len(numbers) == 1 else None


def about(filling: Filling, kind: Kind, value: Value) -> Filling:
    """The filling with what it answers, if it has named nothing itself."""
    number = answered_slot(filling.ready, kind)
    if number is None or filling.values[number] is not None:
        return filling
    return filling.with_value(number, value)

"""What brackets beside an act tell of other things: `[and I do feel bad about it, he lent me his ladder]`.

A comment in brackets that goes on with `and` may add to the act; a whole clause of what somebody feels or of
how things are adds nothing. Farewells (`(bye bye, Wet Sunday)`) and what the act is not to be confused with
name something of the game that the act does not take.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import HANDLED, HEDGED, OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.before.labels import thing_named
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.before.statements import states
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.times import MONTHS, WEEKDAYS
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, plain_lows, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.completed import completed
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_OPENERS: Final = words_in("and plus also yes yeah well oh alas , now")
_TOLD_OF: Final = words_in(
    "my our his her their your its the it he she they nobody everybody everyone life somebody you"
)
_BARRED: Final = (
    words.CONDITION
    | UNMEANT
    | HEDGED
    | REVOKING
    | OF_MAIL
    | (HANDLED - {"be", "left", "made", "given", "done"})
    | (NUMBER_WORDS - {"one", "a", "first"})
    | words_in(
        "possible happen happens permission consent approval agree agrees agreed allow allowed wait waits "
        "believe believes believed say says said ask asks asked tell told wrote typed slip asleep missing "
        "need needs want wants vote votes instead rather else another other would could might may will "
        "'ll shall should or only again except joking kidding bluffing teasing jesting dreaming "
        "pretending thinking deciding undecided take change count counts apply applies hold holds too "
        "this that mine yet so turn turns game undo"
    )
)
_DOING: Final = words_in("do does did done doing")
_THE_ACT: Final = words_in("it that this so")
_MOODS: Final = frozenset({Mood.STATE, Mood.PAST, Mood.UNKNOWN})
_LONGEST: Final = 24


def adds_nothing(scene: Scene, inner: Tokens) -> bool:
    """Whether the words in brackets are known to leave the act beside them as it is."""
    return (
        _tells_besides(scene, inner)
        or _bids_farewell(scene, inner)
        or _tells_apart(plain_lows(inner))
        or _for_leaving_be(scene, inner)
    )


def denies_else(lows: list[str]) -> bool:
    """`(you bought the coffee, I do not forget)`, `(he did not ask for it)`: what somebody does not do or
    feel, and nothing of the act."""
    if lows.count("not") != 1 or not _BESIDES_NOT.isdisjoint(lows):
        return False
    place = lows.index("not")
    verb = lows[place + 1] if place + 1 < len(lows) else ""
    if place < 2 or lows[place - 1] not in _DO:
        return False
    if lows[place - 2] in {"i", "we"}:
        return verb in _FEELING
    return lows[place - 2] in _SOMEBODY and verb in _DEEDS


_DO: Final = words_in("do does did")
_SOMEBODY: Final = words_in("he she they you it who")
_FEELING: Final = words_in("forget mind regret care ask blame complain sulk bite smoke snore forgive")
_DEEDS: Final = _FEELING | words_in(
    "know deserve expect need like want believe look sleep eat drink laugh help"
)
_BESIDES_NOT: Final = words_in("or instead only except maybe perhaps possibly unless if tomorrow later draft")


def adds_more(scene: Scene, inner: Tokens) -> bool:
    """Whether a comment that goes on with `and` may be one more act (`[and twice more]`, `[and heal]`).

    What somebody does besides (`[and put the kettle on]`) is none.
    """
    if adds_nothing(scene, inner):
        return False
    rest = inner[1:]
    lows = plain_lows(rest)
    acts = any(
        filling.end == len(rest) for place in range(len(rest)) for filling in completed(scene, rest, place)
    )
    ours = scene.lexicon.entities | scene.lexicon.nouns_of_things | _AGAIN
    return acts or _names(scene, rest) or not ours.isdisjoint(lows)


_AGAIN: Final[frozenset[str]] = (
    _BARRED
    | (NUMBER_WORDS - {"a"})
    | words_in("i we then once twice thrice again likewise ditto same them him her me all some")
) - words_in("be")


def limit_in(lows: Sequence[str]) -> str:
    """The word that sets a limit in `(provisionally, until Tarn speaks)`: the first not merely in front."""
    return next((low for low in lows if low not in _BEFORE_LIMITS), lows[0])


_BEFORE_LIMITS: Final = words_in("provisionally tentatively at least but just , for now the moment so and")


def tells_of_past(inner: Tokens) -> bool:
    """`(he was too quick yesterday)`: what somebody did then is a reason, and no time of the act."""
    lows = [token.low for token in inner]
    if lows[0] not in _OTHERS or {"i", "me", "my", "it", "tomorrow", "until"} & set(lows):
        return False
    return any(low in {"was", "were", "had", "did"} or is_past(low) for low in lows[1:4])


_OTHERS: Final = words_in("he she they nobody somebody everybody e")


def _for_leaving_be(scene: Scene, inner: Tokens) -> bool:
    """`(for not laughing)`, `(for never once asking)`: for what somebody gets it."""
    lows = plain_lows(inner)
    doing = next((low for low in lows[2:] if low not in words.ADVERBS | {"once"}), "")
    left = lows[:1] == ["for"] and lows[1:2] in (["not"], ["never"]) and doing.endswith("ing")
    return left and len(lows) <= _MOST_LEFT and _BARRED.isdisjoint(lows[2:]) and not _names(scene, inner)


_MOST_LEFT: Final = 8


def _tells_apart(lows: list[str]) -> bool:
    """`(the goal, not the song)`: what is meant by a name, and what is not."""
    return len(lows) == _MOST_APART and lows[0] == lows[3] == "the" and lows[2] == "not"


_MOST_APART: Final = 5


def wishes(scene: Scene, inner: Tokens) -> bool:
    """`[and may it never be merged]`, `(long may it stand)`: what is wished of somebody or something."""
    said = list(inner)
    while said and said[0].low in _OPENERS | {"long"}:
        del said[0]
    lows = plain_lows(said)
    wished = lows[:1] == ["may"] and lows[1:2] != [] and lows[1] in _TOLD_OF | {"god", "all", "luck"}
    rest = [token for token in said[1:] if token.low != "never"]
    return wished and _BARRED.isdisjoint(lows[1:]) and not _names(scene, rest)


def _tells_besides(scene: Scene, inner: Tokens) -> bool:
    """Whether the words in brackets are clauses about something else than the act."""
    said = list(inner)
    while said and said[0].low in _OPENERS:
        del said[0]
    lows = plain_lows(said)
    acts = any(a in _DOING and b in _THE_ACT for a, b in pairwise(lows))
    if acts or not 1 < len(lows) <= _LONGEST or not _BARRED.isdisjoint(lows) or _names(scene, said):
        return False
    return all(_states_something(scene, clause) for clause in _clauses(said))


def _bids_farewell(scene: Scene, inner: Tokens) -> bool:
    """`(bye bye, Wet Sunday)`, `(farewell, old Brask)`, `(poor Tarn)`: a name that is called upon."""
    place = 0
    while place < len(inner) and (
        inner[place].low in _CALLING or (place and not inner[place].low[0].isalnum())
    ):
        place += 1
    called = place > 0 and inner[0].low not in _WITH_CALLS
    name = [token for token in inner[place:] if token.low[0].isalnum()]
    if not called or not name or not name[0].capital or any(t.low in {",", ";", ":"} for t in inner[place:]):
        return False
    thing = thing_named(scene, inner, place)
    end = thing[1].end if thing is not None else 0
    person = scene.referents.at(scene.text, inner, place)
    end = max(end, person.end if person is not None else 0)
    return end > 0 and not any(token.low[0].isalnum() for token in inner[end:])


_WITH_CALLS: Final = words_in("my our old little good in so long rest")
_CALLING: Final = _WITH_CALLS | words_in(
    "bye goodbye farewell adieu hello hi welcome poor dear alas rip hail hooray hurrah riddance peace"
)


def bears_no_grudge(scene: Scene, inner: Tokens) -> bool:
    """`(no hard feelings, Tarn, the soup was lovely)`: its `no` puts nothing right."""
    saying = _NO_GRUDGE.longest(inner, 0) if inner else None
    named = scene.referents.at(scene.text, inner, saying.end + 1) if saying is not None else None
    plain = words.TAINT.isdisjoint(plain_lows(inner[1:]))
    return named is not None and plain and _behind_nobody_else(scene, inner, named.who)


_NO_GRUDGE: Final = table_of("no hard feelings; no offence; no offense; no grudge; no ill will; no harm")


def apologizes(scene: Scene, inner: Tokens) -> bool:
    """`(Sorry, Brask.)`, `(thank you, Brask)` behind words that name nobody else in whose place e could be
    meant; `(not sorry)`."""
    if [token.low for token in inner if token.low[0].isalnum()] in _UNREPENTANT:
        return True
    lows = [token.low for token in inner[:3]]
    start = next((p + 1 for p, low in enumerate(lows) if low in _COURTESIES), 0)
    start += [token.low for token in inner[start - 1 : start + 1]] == ["thank", "you"]
    who = start + (inner[start].low == ",") if 0 < start < len(inner) else 0
    named = scene.referents.at(scene.text, inner, who) if 0 < who < len(inner) else None
    if named is None or any(token.low[0].isalnum() for token in inner[named.end :]):
        return False
    return _behind_nobody_else(scene, inner, named.who)


_COURTESIES: Final = words_in("sorry thanks thank cheers")
_UNREPENTANT: Final = (["not", "sorry"], ["sorry", "not", "sorry"], ["not", "really", "sorry"])


def _behind_nobody_else(scene: Scene, inner: Tokens, who: tuple[str, ...]) -> bool:
    """Whether the words in front of the brackets name nobody but their sender, and perhaps `who`."""
    start = max(0, inner[0].start - _BEFORE, scene.text.rfind("\n\n", 0, inner[0].start))
    before = tokenize(scene.text, start, inner[0].start)
    people = (scene.referents.at(scene.text, before, p) for p, token in enumerate(before) if token.capital)
    return all(one is None or one.who in ((scene.sender,), who) for one in people)


_BEFORE: Final = 240


def _clauses(said: Tokens) -> Iterator[list[Token]]:
    """The words between marks."""
    clause: list[Token] = []
    for token in (*said, Token(".", 0, 0)):
        if token.low[0].isalnum() or token.low[0] == "'":
            clause.append(token)
        elif clause:
            yield clause
            clause = []


def _states_something(scene: Scene, clause: list[Token]) -> bool:
    """`I do feel bad about it`, `he lent me his ladder`, `my cat is furious`."""
    lows = [token.low for token in clause]
    if lows[0] == "i":
        place = 1
        while place < len(lows) - 1 and lows[place] in words.ADVERBS | {"do", "still", "even"}:
            place += 1
        told = head(scene, clause, 0).mood in _MOODS and not scene.lexicon.verb_at(clause, place)
        return (
            told
            and place < len(lows)
            and (lows[place] in words.STATIVE | {"'m", "'ve"} or is_past(lows[place]))
        )
    if lows[0] not in _TOLD_OF or len(lows) < len(["it", "hurts"]):
        return False
    return states(clause) or any(is_past(low) or (low.endswith("s") and low != "'s") for low in lows[1:4])


def _names(scene: Scene, said: Tokens) -> bool:
    """Whether somebody, something of the game, a number or a time is named."""
    if any(token.low == OPAQUE or token.low[0].isdigit() for token in said):
        return True
    if any(token.capital and token.low != "i" for token in said):
        return True
    times = any(scene.lexicon.times.at(said, place) for place in range(len(said)))
    return times or names_things(scene, said, shaped=False)


def cites(lows: list[str]) -> bool:
    """`(list, 3 March)`, `(see her mail of Friday)`: where something stands to be read, and nothing else."""
    if _RECORDS.isdisjoint(lows):
        return False
    told = _CITING if _REFERRING.isdisjoint(lows[:2]) else _CITING | _GIVEN
    return all(low in told or low.isdecimal() for low in lows)


_REFERRING: Final = words_in("see cf reason reasons explanation grounds arguments why")
_GIVEN: Final[frozenset[str]] = _REFERRING | words_in(
    "'s is are were given explained i gave wrote as for week month night morning two three days ago earlier "
    "previous other long also please"
)
"""`(reasons in Tuesday's mail)`, `(see my mail from last week)`: more words of what is to be read there."""
_RECORDS: Final = words_in("list mail letter post message thread archive archives")
_CITING: Final[frozenset[str]] = (
    _RECORDS
    | MONTHS
    | WEEKDAYS
    | words_in(
        "see cf in of on from the my his her eir their to dated private public last , . : # no yesterday"
    )
)

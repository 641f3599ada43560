"""Clauses in the sentence of an act by which somebody else makes a move beside it, in the present tense.

`I place a tile at C3 and you place one at C4`, `I explore, Imke keeps watch`, `Brask votes against 12,
I vote for 11`: what another player will do is not the sender's to say, so that the whole is a bargain, a
plan, a story, a line of play or a tally, and the act is one part of it. The subject is a player or `you`; the
verb is one of the game's with what it takes, or of taking part (`follows`, `does the same`, `waits outside`).

What must stay true: habits (`he always votes for me`), states (`Brask knows why`), reasons (`because you
invest in it`, `Brask votes for it, so I vote for it`), and who is next behind the end of a turn tell none.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.matching import fill
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Act, Scene

_MARKS: Final = words_in(", ; : - -- – — . ... … ( ) ! ?")
_JOINTS: Final = _MARKS | words_in("and while plus then")
_LEADS: Final = words_in("and then also next afterwards meanwhile plus in turn return now")
_MANY: Final = words_in("you they")
_SINGLE: Final = words_in("everyone everybody somebody someone each")
_SUBJECTS: Final = _MANY | _SINGLE | words_in("he she")
_REST: Final = words_in("others rest")
_ROUND: Final = words_in("all lot two both three guys folks others")
_REASONED: Final = words_in("he she they")
_HABITS: Final = words_in("always never ever usually often sometimes rarely seldom mostly")
_SO: Final = words_in("so therefore hence thus because since as")
_GIVEN: Final = words_in("because since given seeing considering")
_PASSING_ON: Final = "end_turn"
_OBJECTS: Final = words_in("mine yours hers ours theirs one two three it another both")
_OWN: Final = words_in("his")
_TOWARDS: Final = words_in("for against with at on in to into")
_ENDING: Final = words_in("and or")
_LONGEST: Final = 60
_SPAN: Final = 8

_WHERE: Final = (
    r"(?:upstairs|downstairs|here|there|outside|inside|put|home|at home|behind|up|down|back|in town|"
    r"up here|down there)"
)
_OF_GAMES: Final = (
    r"(?:votes?|explores?|heals?|rests?|attacks?|moves?|draws?|discards?|invests?|pass|passes|abstains?|"
    r"hammers?|objects?|supports?|bids?|folds?|raises?|calls?|withdraws?|accepts?|waits?)"
)
_PEOPLE: Final = r"(?:me|us|him|her|them|NAME|you)"
_THEIRS: Final = r"(?:yours|his|hers|mine|ours|theirs)"
_SOME: Final = rf"(?:\d+|one|two|three|four|five|half|some|another|it|them|that|{_THEIRS})"
_THING: Final = (
    r"(?!\w*(?:ache|time|pain|hand|smile|kiss|reason|ride|laugh|hug|wave|good|bad|hard|nudge|hint|"
    r"idea|chance|"
    r"look|nod|creeps|regards|love|best|advice|chills|shivers|hope)\b)\w+"
)
_TAKES_PART: Final = Sought(
    (
        rf"{_OF_GAMES}(?: (?:too|also|first|next|with {_PEOPLE}|{_WHERE}))*$",
        rf"{_OF_GAMES} (?:for|against|with|at) (?:{_PEOPLE}|{_THEIRS}|{_SOME}|my \w+)\b",
        rf"(?:attacks?|fights?|heals?|takes on|take on) (?:the|a|{_PEOPLE})\b",
        rf"(?:follows?|joins?)(?: (?:in|on|suit|{_PEOPLE}))*(?: (?:with|too|at|by|for)\b.*)?$",
        r"(?:answers?|replies|reply|responds?|counters?|hits? back|retaliates?) (?:with|by|at|in)\b",
        r"do(?:es)? (?:the (?:same|rest|other|opposite)|likewise|so|as much)\b",
        rf"(?:waits?|stays?|remains?) {_WHERE}\b",
        rf"(?:keeps?|stands?) (?:watch|guard|lookout)\b|keeps? (?:quiet|still|out|{_THEIRS})\b",
        r"(?:guards?|covers?|protects?|shields?|distracts?) (?:the|me|us|my|him|her|it)\b",
        r"(?:leaves?|lets?) (?:\w+ ){1,3}(?:alone|be|in peace)$",
        (
            rf"(?:drops?|gives? up|takes? back|puts? up|tears? up|withdraws?) (?:{_SOME}|(?:the|his|her|"
            r"your|my) (?:offer|proposal|vote|claim|own))\b"
        ),
        rf"(?:pays?|lends?|sells?|hands?) {_PEOPLE}(?: (?:{_SOME}|back|his|her|your|the|an?|for))?\b",
        rf"gives? (?:{_PEOPLE}|it) (?:{_SOME}|back|to {_PEOPLE}|(?:an?|the|his|her|your) {_THING})\b",
        (
            rf"(?:gives?|passes?|hands?|sells?|lends?) {_SOME}(?: of (?:it|them))?(?: on| back)? (?:to )?"
            rf"{_PEOPLE}\b"
        ),
        rf"(?:places?|puts?|lays?|builds?|plays?|closes?|adds?|founds?) (?:{_SOME}|something)\b",
        r"(?:places?|closes?|builds?) (?:at|in|off|up)\b",
        r"breaks? the tie\b|(?:starts?|begins?|founds?|finds?) (?:one|another|a new one)\b",
    )
)


def others_move(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a clause beside the acts, in their own sentence, tells a move of somebody else."""
    if len(tokens) > _LONGEST or all(act.action.name == _PASSING_ON for act in acts):
        return False
    if any(act.by is not None for act in acts):
        return False
    first = acts[0].start
    for place, token in enumerate(tokens):
        if place and token.low not in _JOINTS:
            continue
        start = place + (token.low in _JOINTS)
        while start < len(tokens) and tokens[start].low in _LEADS:
            start += 1
        if start >= len(tokens) or any(act.start <= tokens[start].start < act.end for act in acts):
            continue
        if _tells_move(scene, tokens, start, token.low == ",") and not (
            tokens[start].start < first and _gives_reason(tokens, start, first)
        ):
            return True
    return False


def moves_of_named(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence, or what stands behind a colon in it, begins with a move of a player it names."""
    starts = [0, *(place + 1 for place, token in enumerate(tokens[:-1]) if token.low == ":")]
    return any(
        tokens[start].capital
        and tokens[start].low not in _SUBJECTS
        and _tells_move(scene, tokens, start, False)
        for start in starts
        if start < len(tokens)
    )


def _gives_reason(tokens: Tokens, start: int, first: int) -> bool:
    """Whether the act at `first` in the text is done because of what is told in front of it."""
    return tokens[0].low in _GIVEN or any(
        mark.low in _MARKS | {"and"} and so.low in _SO
        for mark, so in pairwise(tokens[start:])
        if so.start <= first
    )


def _tells_move(scene: Scene, tokens: Tokens, start: int, spliced: bool) -> bool:
    """Whether somebody else is the subject at `start`, and a move is told of em."""
    subject, place = tokens[start].low, _behind_subject(scene, tokens, start)
    while 0 < place < len(tokens) and tokens[place].low in words.ADVERBS | _ROUND:
        if tokens[place].low in _HABITS:
            return False
        place += 1
    if not 0 < place < len(tokens):
        return False
    form: Form = "base" if subject in _MANY or tokens[start + 1].low in _REST else "third"
    if spliced and subject in _REASONED and tokens[place].low in {"vote", "votes"}:
        # "I vote for Joss, he votes for me"
        return False
    if any(
        _goes_with(scene, tokens, hit.end, hit.what) for hit in scene.lexicon.verb_at(tokens, place, form)
    ):
        return True
    return _TAKES_PART.match(_clause(scene, tokens, place)) is not None


def _behind_subject(scene: Scene, tokens: Tokens, start: int) -> int:
    """The place behind a subject that is a player or `you`; else 0."""
    token = tokens[start]
    if token.low in _SUBJECTS:
        place = start + 1
        if token.low in _SINGLE and place < len(tokens):
            place += (tokens[place].low == "else") + 2 * (tokens[place].low == "of")
        named = scene.referents.at(scene.text, tokens, place + 1) if token.low == "you" else None
        if named is not None and tokens[place].low == "," and named.end < len(tokens):
            place = named.end + (tokens[named.end].low == ",")
        return place
    if token.low == "the" and not _REST.isdisjoint([t.low for t in tokens[start + 1 : start + 2]]):
        return start + (4 if [t.low for t in tokens[start + 2 : start + 4]] == ["of", "you"] else 2)
    if not token.capital or token.low == "i":
        return 0
    named = scene.referents.at(scene.text, tokens, start)
    return named.end if named is not None and scene.sender not in named.who else 0


def _goes_with(scene: Scene, tokens: Tokens, place: int, ready: Ready) -> bool:
    """Whether behind its verb a frame finds what it takes, or a word for it, or nothing more is said."""
    if place >= len(tokens) or tokens[place].low in _MARKS | _ENDING | _OBJECTS:
        return True
    further = tokens[place + 1].low if place + 1 < len(tokens) else ""
    if tokens[place].low in _OWN and (not further or further in _MARKS | {"and"}):
        return True
    if tokens[place].low in _TOWARDS and further in _OBJECTS | {"me", "us"}:
        return True
    return any(filling.complete and filling.filled for filling in fill(scene, tokens, place, ready))


def _clause(scene: Scene, tokens: Sequence[Token], place: int) -> str:
    """The words from `place` up to the next mark, with NAME for each player."""
    said: list[str] = []
    while place < len(tokens) and tokens[place].low not in _MARKS | {"and"} and len(said) < _SPAN:
        token = tokens[place]
        named = scene.referents.at(scene.text, tokens, place) if token.capital and token.low != "i" else None
        said.append("NAME" if named is not None else token.low)
        place = named.end if named is not None else place + 1
    return " ".join(said)

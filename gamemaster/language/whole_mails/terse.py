"""Mail that is nothing but terse verb phrases: `heal`, `play compass`, `L: construct A`, one or more lines.

The whole mail is read as the items of one list of acts. What must stay true: every line is understood to its
last word and names all that its act needs. One other word of the sender's own, an order to somebody else, or
a question that the mail may answer leaves all of it to the ordinary reading, which asks.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from gamemaster.language.about.left_unmeasured import measures
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.tokens import Token, parted, tokenize, words_in
from gamemaster.language.layout.clauses import Region, Sentence, sentences
from gamemaster.language.layout.insertions import asides
from gamemaster.language.layout.letter import Letter
from gamemaster.language.rows.asides import plain
from gamemaster.language.rows.labels_of_time import several_times
from gamemaster.language.sentences.conditional import read_sentence
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Finding, Scene
from gamemaster.language.vocabulary.shorthand import is_closed

_LONGEST: Final = 500
_MOST_UNITS: Final = 24
_LABEL: Final = 3
"""Words that a label in front of a colon has at most."""
_GREETING: Final = words_in(
    "hi hello hey heya hiya yo howdy dear all everyone everybody folks gm gamemaster master good morning "
    "evening afternoon "
    "greetings thanks thank you cheers regards kind best wishes yours ta bye ciao there again , . ! -- - ~ "
    "ok okay fine hm hmm so now then luck nice great cool week game lovely happy friends villagers lot"
)
_HEADING: Final = words_in(
    "my moves move actions action orders order turn turns week phase today tonight this for the here are is "
    ": -- votes vote ballot"
)
_ADVICE: Final = words_in("advice advise recommend suggest suggestion suggestions stuck should hint tips")
_ORDERING: Final = words_in("please let pls kindly everyone everybody somebody someone anyone you your")
_GIVEN_TO: Final = words_in("to from with of")
_OF_ONESELF: Final = words_in("i me we us im ive")
_WORD: Final = re.compile(r"[^\W_]+|[^\w\s]")
_DOUBTING: Final = words_in(
    "not n't 't never no maybe perhaps possibly probably would could should might will 'll proto draft"
)
_CUTS: Final = frozenset({",", ";", "and", "then"})


def may_be_terse(lexicon: Lexicon, letter: Letter, regions: Sequence[Region]) -> bool:
    """Whether a mail is short, says nothing of its sender, holds a verb or an answer of the game, and answers
    no question put by mail."""
    if (
        not regions
        or regions[-1].end - regions[0].start > _LONGEST
        or any(region.doubt for region in regions)
    ):
        return False
    own = "\n".join([letter.text[region.start : region.end] for region in regions])
    if "?" in own or "~~" in own or "//" in own:
        return False
    if several_times(own)[1] > 0:
        return False
    said = _WORD.findall(own.lower())
    if not _OF_ONESELF.isdisjoint(said) or lexicon.telling_words.isdisjoint(said):
        return False
    return not (_asks(letter.subject) or any(_asks(parent.text) for parent in letter.thread[:1]))


def without_affirmation(text: str, regions: Sequence[Region]) -> Sequence[Region]:
    """The regions without the last sentence where it says that all of that is done."""
    if len(regions) != 1 or "I " not in text or regions[0].end - regions[0].start > _LONGEST:
        return regions
    first, *_ = regions
    said = text.rfind("I ", first.start, first.end)
    match = _AFFIRMED.match(text, said, first.end) if said > first.start else None
    end = len(text[first.start : said].rstrip()) if match is not None else 0
    stopped = end > 0 and (text[first.start + end - 1] in ".;" or "\n" in text[first.start + end : said])
    return [first._replace(end=first.start + end)] if stopped else regions


_AFFIRMED: Final = re.compile(
    r"I (?:hereby )?(?:do|perform|take|announce) (?:all (?:of )?)?"
    r"(?:this|that|these|the above)(?: now)?(?:,? in (?:that|this|the given) order)?[.!]?\s*$"
)


def _asks(text: str) -> bool:
    """Whether words ask something, or for advice."""
    return "?" in text or not _ADVICE.isdisjoint(text.lower().split())


def terse_acts(scene: Scene, regions: Sequence[Region], quoted: str) -> list[Finding] | None:
    """The acts of a mail with these own words and quotations; None when it is not terse from end to end."""
    if _asks(quoted):
        return None
    found: list[Act] = []
    for number, sentence in enumerate(_units(scene, regions)):
        tokens, harm, whole = _words(scene, sentence)
        if number >= _MOST_UNITS or harm or whole:
            return None
        if _social(scene, tokens):
            continue
        if found and words.CORRECTIONS.at(tokens, 0):
            return None
        if tokens[-1].low == "!":
            # what is called out is said to somebody
            return None
        acts = _unit(scene, tokens, sentence) or _in_pieces(scene, tokens, sentence)
        if not acts or measures(scene, acts, tokens):
            return None
        scene.acted = True
        found += acts
    # nothing but orders of this game, where nothing tells of another
    plain = scene.near and not scene.signed
    return [replace(f, strength="own") if plain and f.strength == "shared" else f for f in found] or None


def _in_pieces(scene: Scene, tokens: list[Token], sentence: Sentence) -> list[Act]:
    """The acts of a line that is several of them; a choice taken back for the next one is no act."""
    acts: list[Act] = []
    for piece in _pieces(tokens):
        told = _unit(scene, piece, sentence)
        if not told:
            return []
        again = bool(acts) and acts[-1].action.name == told[0].action.name in scene.lexicon.changeable
        if again and None not in acts.pop().action.params().values():
            return []
        acts += told
    return acts


_PARTING: Final = frozenset({";", "/"})


def _pieces(tokens: list[Token]) -> list[list[Token]]:
    """`L: construct A; M: construct 3`: the words between semicolons and the ends of lines, where there are
    several."""
    found: list[list[Token]] = [[]]
    for token in tokens:
        if token.low in _PARTING or token.line:
            found.append([])
        if token.low not in _PARTING:
            found[-1].append(token)
    pieces = [piece for piece in found if piece]
    return pieces if len(pieces) > 1 else []


def _units(scene: Scene, regions: Sequence[Region]) -> Iterator[Sentence]:
    for region in regions:
        yield from sentences(scene.text, region.start, region.end, scene.referents, scene.lexicon.base_words)


def _words(scene: Scene, sentence: Sentence) -> tuple[list[Token], bool, bool]:
    inside = asides(scene.text, sentence.start, sentence.end)
    return plain(scene, sentence.start, sentence.end, inside)


def _social(scene: Scene, tokens: list[Token]) -> bool:
    """Whether a line only greets, signs, or says that moves follow."""
    place = 0
    masters = scene.referents.gm_words
    while place < len(tokens):
        low = tokens[place].low
        named = scene.referents.at(scene.text, tokens, place)
        sign = scene.lexicon.signs.longest(tokens, place)
        if named is not None and named.who == (scene.sender,):
            place = named.end
        elif sign is not None and tokens[-1].low == ":":
            place = sign.end
        elif (
            low in _GREETING or low in masters or (low in _HEADING and tokens[-1].low == ":") or low.isdigit()
        ):
            place += 1
        else:
            return False
    return not tokens[0].low.isdigit()


def _unit(scene: Scene, tokens: list[Token], sentence: Sentence) -> list[Act]:
    """The acts of one line, none when something in it is not understood."""
    if tokens[0].low in _ORDERING or _unsettled(scene, tokens):
        return []
    label, rest = _labelled(scene, tokens)
    if label:
        parts = [_labelled_acts(scene, label, part, sentence) for part in _parts(rest)]
        acts = [act for part in parts for act in part]
        return acts if parts and all(parts) and _only_mine(scene, tokens, acts) else []
    for said in [tokens] if _calls(scene, tokens) else _wordings(tokens):
        acts = _read(scene, said, (sentence.start, sentence.end))
        if acts and _only_mine(scene, tokens, acts):
            return acts
    return []


def _labelled_acts(scene: Scene, label: list[Token], part: list[Token], sentence: Sentence) -> list[Act]:
    """The acts of one verb phrase with the label behind it."""
    said = " ".join(scene.text[words[0].start : words[-1].end] for words in (part, label))
    inner = replace(scene, text=said)
    acts = _read(inner, tokenize(said), (0, len(said)))
    return [replace(act, start=sentence.start, end=sentence.end) for act in acts]


_BEGGED: Final = words_in("heal save revive rescue")
"""What one begs somebody for."""
_COURTEOUS: Final = words_in("please pls thanks")


def _calls(scene: Scene, tokens: list[Token]) -> bool:
    """`Vote, Tarn.`: who is named last, behind a comma, and nobody before em, may be told to do it."""
    commas = (place for place, token in enumerate(tokens[:-1]) if token.low == ",")
    comma = next((p for p in commas if tokens[p + 1].low not in _COURTEOUS), 0)
    named = scene.referents.at(scene.text, tokens, comma + 1) if comma else None
    if named is None or any(t.low[0].isalnum() and t.low not in _COURTEOUS for t in tokens[named.end :]):
        return False
    return all(scene.referents.at(scene.text, tokens, place) is None for place in range(comma))


def _wordings(tokens: list[Token]) -> Iterator[list[Token]]:
    """The line as it stands, and without its commas, where none sets a reason apart."""
    yield tokens
    commas = [place for place, token in enumerate(tokens[1:-1], 1) if token.low == ","]
    if commas and not any(_apart(tokens, comma + 1) for comma in commas):
        yield [token for token in tokens if token.low not in {",", "--"}]


def _apart(tokens: list[Token], place: int) -> bool:
    """Whether a reason or a relative clause begins there: `(FOR 31), because it is short, (and 32)`."""
    return bool(set_phrases.REASONS.at(tokens, place)) or tokens[place].low in {"who", "which", "whose"}


def _labelled(scene: Scene, tokens: list[Token]) -> tuple[list[Token], list[Token]]:
    """`L: construct A`: a value in front of a colon, and the words behind it."""
    colon = next((place for place, token in enumerate(tokens[: _LABEL + 1]) if token.low == ":"), 0)
    if not colon or colon + 1 >= len(tokens) or scene.lexicon.verb_at(tokens, 0):
        return [], tokens
    if head(scene, tokens, colon + 1).mood is not Mood.BARE:
        return [], tokens
    closed = (kind.name for kind in scene.lexicon.kinds.values() if is_closed(kind))
    fits = any(v.end == colon for name in closed for v in values_at(scene, tokens[:colon], 0, name))
    return (tokens[:colon], tokens[colon + 1 :]) if fits else ([], tokens)


def _parts(tokens: list[Token]) -> list[list[Token]]:
    """The words between commas and connectives."""
    return parted([token for token in tokens if token.low not in {".", "!"}], _CUTS)


def _of_another(scene: Scene, tokens: list[Token], acts: list[Act]) -> bool:
    """`tile at F8 from brask`: whether somebody else is named behind the acts, however small, as whose they
    are."""
    last = max((act.end for act in acts), default=0)
    own = scene.sender.lower().split()
    return any(
        one.low in _WHOSE and other.low in scene.referents.people_words and other.low not in own
        for one, other in pairwise([token for token in tokens if token.start >= last])
    )


_WHOSE: Final = words_in("from by with")


def _read(scene: Scene, tokens: list[Token], span: tuple[int, int]) -> list[Act]:
    """The acts of words read as an item of a list; none when anything else was found, or somebody is begged
    (`heal pls`)."""
    said = [token.low for token in tokens if token.low[0].isalnum()]
    if said[1:] in (["please"], ["pls"], ["plz"]) and said[0] in _BEGGED:
        return []
    trail, spoken = list(scene.trail), {key: list(names) for key, names in scene.spoken.items()}
    findings = read_sentence(scene, list(tokens), True, None, False, False, span).findings
    acts = [f for f in findings if isinstance(f, Act) and f.when is None and f.by is None]
    if len(acts) == len(findings) and not _of_another(scene, tokens, acts):
        return acts
    scene.trail[:] = trail
    scene.spoken.clear()
    scene.spoken.update(spoken)
    return []


def _unsettled(scene: Scene, tokens: list[Token]) -> bool:
    """Whether words hedge, set a time or a condition, or cheer somebody on (`Vote Tarn!`)."""
    lows = {token.low for token in tokens}
    if lows & (words.CONDITION | _DOUBTING) or tokens[-1].low == "...":
        return True
    if any(scene.lexicon.times.at(tokens, place) for place in range(len(tokens))):
        return True
    # "Play the Cat!" may be shouted at somebody else
    return tokens[-1].low == "!" and bool(scene.lexicon.verb_at(tokens, 0))


def _only_mine(scene: Scene, tokens: list[Token], acts: list[Act]) -> bool:
    """Whether nobody is named but those whom the acts are about, so that nobody else is told to do them."""
    told = {str(value) for act in acts for value in act.values}
    for place, token in enumerate(tokens):
        named = scene.referents.at(scene.text, tokens, place) if token.capital or place == 0 else None
        given = place > 0 and tokens[place - 1].low in _GIVEN_TO
        if named is not None and not given and not told & set(named.who) and named.who != (scene.sender,):
            return any(name in " ".join(told) for name in (token.low, scene.text[token.start : token.end]))
    return not scene.addressee

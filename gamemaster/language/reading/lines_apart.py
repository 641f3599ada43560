"""Lines that are sentences of their own without a stop: `i explore` above `win or lose, i'm happy`.

Who types on a telephone ends a thought with the line and begins the next in a small letter. The lines of
what looks like one sentence are read apart where all of this is so: the line ends were set on purpose (the
next word would have stood on the line, too), no word at them goes on over them, the lines together are not
certain, and one of them is certain by itself. The others are then judged as the sentences that they are.
"""

import re
from collections.abc import Iterator
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.sentences.alone import certain_acts
from gamemaster.language.vocabulary.scene import Scene

_LINE: Final = re.compile(r"[^\n]*[^\n\s][^\n]*")
_COLUMNS: Final = 66
"""No program wraps lines shorter than that."""
_MOST_LINES: Final = 12
"""One person's short remarks; more is a poem, a list or a table."""
_SUBORDINATE: Final = words_in(
    "if when whenever unless until till once since because while whilst after before although though "
    "whether suppose supposing assuming provided providing given in as so lest should were had"
)
_STAY_OPEN: Final = words_in(
    "wish guess think thinks thought say says said suppose hope imagine bet believe know feel reckon swear "
    "tell tells told ask asks asked claim claims mean means want wants would could should might may must "
    "can will shall do does did is are was were be been am 'm 's 're have has had and or but nor that how "
    "why what who the a an my your his her our their its i we he she they these those no any some every "
    "hereby which if as so because not n't let lets about whether maybe perhaps"
)
_GO_ON: Final = words.PREPOSITIONS | words_in(
    "and or but nor yet if when whenever unless until till once since because while whilst after before "
    "although though whether as so than that which who whom whose where how not n't too also again twice "
    "thrice then else instead either neither both together only just even maybe perhaps probably possibly "
    "hopefully please pls today tonight tomorrow later soon now next last first second finally eventually "
    "immediately already still ever never always all each every one another same otherwise rather assuming "
    "provided suppose supposing given minus plus times per via re"
)
_OPENING: Final = words_in("and but so ok okay well anyway also then , yes no now")
_ASKING: Final = words_in(
    "do does did is are was were can could should would will has have am what how why who whose where which "
    "any anyone anybody says said thoughts wanna"
)
_GREETING: Final = words_in(
    "hi hello hey hiya yo morning evening night good all folks everyone everybody friends people there bye "
    "ciao cheers thanks thx ty thank you lol haha hehe lmao gg gl luck xx x best regards love hugs ok okay "
    "right well"
)
_FEWEST: Final = 3
_TELLING: Final = words_in("told tells tell asked asks said says say goes went")
_NEAR: Final = 3
_MARKS: Final = frozenset(",;:-–—/(&+")


def lines_apart(scene: Scene, sentence: Sentence) -> list[Sentence]:
    """The sentences that the lines of one make; the one itself where its lines are to be read together."""
    text = scene.text
    if sentence.item or text.find("\n", sentence.start, sentence.end) < 0:
        return [sentence]
    lines = list(_LINE.finditer(text, sentence.start, sentence.end))
    if not 1 < len(lines) <= _MOST_LINES:
        return [sentence]
    widths = [line.end() - text.rfind("\n", 0, line.start()) - 1 for line in lines]
    parts = list(_parts(scene, [tokenize(text, *line.span()) for line in lines], widths))
    if len(parts) == 1 or not any(_is_certain(scene, part) for part in parts):
        return [sentence]
    if _is_certain(scene, tokenize(text, sentence.start, sentence.end)):
        return [sentence]
    if not all(_is_told(part) or _is_certain(scene, part) for part in parts):
        return [sentence]
    *ahead, last = (sentence._replace(start=part[0].start, end=part[-1].end) for part in parts)
    return [*(part._replace(asks=False, opens=False) for part in ahead), last]


def _parts(scene: Scene, lines: list[Tokens], widths: list[int]) -> Iterator[Tokens]:
    """The words of the sentences that the lines make; `widths` are those of the whole lines."""
    widest = max(_COLUMNS, *widths)
    part = lines[0]
    for width, below in zip(widths, lines[1:], strict=False):
        fits = width + 1 + below[0].end - below[0].start <= widest
        if fits and _ends(scene, part, below):
            yield part
            part = below
        else:
            part = [*part, *below]
    yield part


def _ends(scene: Scene, above: Tokens, below: Tokens) -> bool:
    """Whether no word at the line end goes on over it."""
    first, last = below[0].low, above[-1].low
    if first in _GO_ON or not first[0].isalpha() or number_at(below, 0) is not None:
        return False
    if last in _STAY_OPEN or last in words.PREPOSITIONS or last in _MARKS:
        return False
    if next((token.low for token in above if token.low not in _OPENING), "") in _SUBORDINATE:
        return False
    if not _TELLING.isdisjoint(token.low for token in above[-_NEAR:]):
        # "tarn told me", "so she says to us"
        return False
    return last not in scene.lexicon.base_words or _is_certain(scene, above)


def _is_told(tokens: Tokens) -> bool:
    """Whether the words tell something, or greet: no question without its mark, no scrap of a sentence."""
    said = [token.low for token in tokens if token.low[0].isalnum()]
    if len(said) < _FEWEST:
        return bool(said) and _GREETING.issuperset(said)
    rows = len(said) <= _FEWEST and any(low.isdecimal() for low in said)
    return not rows and (tokens[0].low not in _ASKING or tokens[-1].low == "?")


def _is_certain(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words do something for certain by themselves."""
    lows = frozenset([token.low for token in tokens])
    span = tokens[0].start, tokens[-1].end
    return scene.lexicon.may_act(lows) and bool(certain_acts(scene, tokens, span))

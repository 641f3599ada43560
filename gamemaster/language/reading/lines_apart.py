"""Lines that are sentences of their own without a stop: `i explore` above `win or lose, i'm happy`.

Who types on a telephone ends a thought with the line and begins the next in a small letter. The lines of
what looks like one sentence are read apart where all of this is so: the line ends were set on purpose (the
next word would have stood on the line, too), no word at them goes on over them, the lines together are not
certain, and one of them is certain by itself. The others are then judged as the sentences that they are.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.sentences.alone import certain_acts
from gamemaster.language.sentences.field_labels import names_field
from gamemaster.language.vocabulary.scene import Act, Scene

_LINE: Final = re.compile(r"[^\n]*[^\n\s][^\n]*")
_COLUMNS: Final = 72
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
    "why what who the a an my your his her our their its i we he she any some every "
    "hereby which if as so because not n't let lets about whether maybe perhaps when whenever while whilst "
    "unless until till where wherever whose whom than lest although"
)
_GO_ON: Final = words.PREPOSITIONS | words_in(
    "and or but nor yet if when whenever unless until till once since because while whilst after before "
    "although though whether as so than that which who whom whose where how not n't too also again twice "
    "thrice then else instead either neither both together only just even maybe perhaps probably possibly "
    "hopefully please pls today tonight tomorrow later soon now next last first second finally eventually "
    "immediately already still ever never always all each every one another same otherwise rather assuming "
    "provided suppose supposing given minus plus times per via re to of into onto out off up down along "
    "across through around than"
)
_TIMES: Final = words_in("today tonight tomorrow now next last soon later")
_DETERMINERS: Final = words_in("the a an my your his her our their these those some")
_BEFORE_VERB: Final = words_in("i we and then also hereby to , will 'll would")
_PREDICATES: Final = words_in("differs counts works means equals happens compares")
"""Verbs of which the words above are the subject."""
_PLEADING: Final = words_in("please pls plz")
_SUBJECTS: Final = words_in("i we he she it they you my our the his her their your a an")
_BEING: Final = words_in("is 's was are were am 'm 're should would could will 'll can")
_UNSAYING: Final = words_in(
    "no not nope nah nay never none maybe perhaps oops wait typo kidding jk joking sorry sry actually "
    "instead rather nvm nevermind ignore forget cancel scratch strike undo test testing draft example "
    "hypothetically later soon tomorrow today tonight yesterday week month year day days hour hours "
    "either neither all both only else wrong mistake mistaken error unless until if but or supposedly "
    "allegedly apparently probably possibly hopefully please pls imo quote quoted unquote sic says said "
    "thoughts"
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
_MINE: Final = words_in("i we my our")
_RUNNING_ON: Final = "intend"
"""The action whose words would run on into whatever stands below; on purpose they end with their line."""


class Apart(NamedTuple):
    """The sentences that lines make; `torn` where one of them is an act, and the others leave open which."""

    parts: list[Sentence]
    torn: bool = False


def lines_apart(scene: Scene, sentence: Sentence) -> Apart:
    """The sentences that the lines of one make; the one itself where its lines are to be read together."""
    text = scene.text
    if sentence.item or text.find("\n", sentence.start, sentence.end) < 0:
        return Apart([sentence])
    lines = list(_LINE.finditer(text, sentence.start, sentence.end))
    if not 1 < len(lines) <= _MOST_LINES:
        return Apart([sentence])
    widths = [line.end() - text.rfind("\n", 0, line.start()) - 1 for line in lines]
    tried = _Tried(scene)
    parts = list(_parts(tried, [tokenize(text, *line.span()) for line in lines], widths))
    if len(parts) == 1:
        return Apart([sentence])
    acts = [tried.acts(part) for part in parts]
    if not any(acts) or _stay_together(acts, tried.acts(tokenize(text, sentence.start, sentence.end))):
        return Apart([sentence])
    first = next(number for number, done in enumerate(acts) if done)
    if not all(acts[number] or _is_told(scene, part, number > first) for number, part in enumerate(parts)):
        return Apart([sentence], True)
    *ahead, last = (sentence._replace(start=part[0].start, end=part[-1].end) for part in parts)
    return Apart([*(part._replace(asks=False, opens=False) for part in ahead), last])


def _stay_together(acts: list[tuple[Act, ...]], whole: tuple[Act, ...]) -> bool:
    """Whether the lines do as much together as the `acts` of each, and may belong together for it."""
    done = [act for part in acts for act in part]
    if _reach(whole) <= done[-1].start or any(act.action.name == _RUNNING_ON for act in done):
        return False
    # talk above an act is talk, though both together act as well
    return bool(acts[0]) or [act.deed for act in done] != [act.deed for act in whole]


class _Tried:
    """What stretches of one sentence do by themselves, each tried once."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.known: dict[tuple[int, int], tuple[Act, ...]] = {}

    def acts(self, tokens: Tokens) -> tuple[Act, ...]:
        """The acts of the words by themselves; none where they are not certain."""
        span = tokens[0].start, tokens[-1].end
        if span not in self.known:
            lows = frozenset([token.low for token in tokens])
            may = self.scene.lexicon.may_act(lows) and not self._is_field(tokens, lows)
            self.known[span] = self._alone(tokens, span) if may else ()
        return self.known[span]

    def _alone(self, tokens: Tokens, span: tuple[int, int]) -> tuple[Act, ...]:
        """The same, but of a line that opens others (`I transfer:`), and may come again, only once a mail."""
        line = self.scene.text[span[0] : span[1]] if tokens[-1].low == ":" else ""
        if line and line in self.scene.barren:
            return ()
        acts = certain_acts(self.scene, tokens, span)
        if line and not acts:
            self.scene.barren.add(line)
        return acts

    def _is_field(self, tokens: Tokens, lows: frozenset[str]) -> bool:
        """`Amount: 2 gold`: a field of a form, which does nothing by itself."""
        lexicon = self.scene.lexicon
        if len(tokens) < _FEWEST or tokens[1].low != ":" or not lows.isdisjoint(lexicon.base_words | _MINE):
            return False
        return names_field(lexicon, tokens[0].low)


def _parts(tried: _Tried, lines: list[Tokens], widths: list[int]) -> Iterator[Tokens]:
    """The words of the sentences that the lines make; `widths` are those of the whole lines."""
    widest = max(_COLUMNS, *widths)
    part = lines[0]
    for width, below in zip(widths, lines[1:], strict=False):
        fits = width + 1 + below[0].end - below[0].start <= widest
        if fits and _ends(tried, part) and _begins(below) and not _is_more(tried, part, below):
            yield part
            part = below
        else:
            part = [*part, *below]
    yield part


def _ends(tried: _Tried, above: Tokens) -> bool:
    """Whether no word at the end of a line wants the next."""
    last = above[-1].low
    # "the hay is in", but "i place it in"
    rests = len(above) > 1 and above[-2].low in _BEING
    if last in _STAY_OPEN or last in _MARKS or (last in words.PREPOSITIONS and not rests):
        return False
    if next((token.low for token in above if token.low not in _OPENING), "") in _SUBORDINATE:
        return False
    if not _TELLING.isdisjoint(token.low for token in above[-_NEAR:]):
        # "tarn told me", "so she says to us"
        return False
    doing = len(above) < _FEWEST or above[-2].low in _BEFORE_VERB
    return not (doing and last in tried.scene.lexicon.base_words) or bool(tried.acts(above))


def _begins(below: Tokens) -> bool:
    """Whether a line does not go on with what stands above it."""
    first, second = below[0].low, below[1].low if len(below) > 1 else ""
    if not first[0].isalpha() or number_at(below, 0) is not None:
        return False
    if first in _TIMES or (first == "this" and second in words.SPANS):
        # "tomorrow the vet comes", "next call is the big one"
        return second in _SUBJECTS or _has_verb(below)
    if (first, second) == ("never", "mind"):
        return True
    if first == "all":
        return second in _DETERMINERS and _has_verb(below)
    if first in _PREDICATES:
        # "explain how" above "I vote FOR 31" above "differs from"
        return False
    if first in _PLEADING:
        return len(below) >= _FEWEST
    if first in _DETERMINERS and not _has_verb(below):
        # "i join" above "the Silver Foxes", whoever they are
        return False
    return first not in _GO_ON or (first == "that" and second in _BEING)


def _has_verb(tokens: Tokens) -> bool:
    """Whether a noun in front is the subject of some verb: `the rain keeps people home`."""
    lows = [token.low for token in tokens]
    if any(low in words.FINITE or low in _BEING or low == "n't" or is_past(low) for low in lows[1:]):
        return True
    return any(
        low.endswith("s") and following[0].isalpha() and following not in _GO_ON | {"of"}
        for low, following in pairwise(lows[2:])
    )


def _is_more(tried: _Tried, above: Tokens, below: Tokens) -> bool:
    """Whether both lines are certain together: `i join`, and `the Kettles` below it."""
    acts = tried.acts(above)
    if not acts or acts[-1].action.name == _RUNNING_ON:
        return False
    last = (tried.acts(below) or acts)[-1]
    return _reach(tried.acts([*above, *below])) > last.start


def _reach(acts: tuple[Act, ...]) -> int:
    """Where the last of the acts ends."""
    return max((act.end for act in acts), default=0)


def _is_told(scene: Scene, tokens: Tokens, behind: bool) -> bool:
    """Whether the words tell something, or greet: no question without its mark, no scrap of a sentence.

    What stands `behind` an act may be a scrap of it the sooner.
    """
    lows = [token.low for token in tokens if token.low[0].isalnum()]
    if len(lows) < _FEWEST:
        mine = scene.sender.lower().split()
        greets = all(low in _GREETING or low in mine for low in lows)
        return bool(lows) and (greets or (len(lows) > 1 and _is_of_else(scene, tokens, behind)))
    if _asks_shortly(tokens):
        return False
    return not (behind and len(lows) <= _FEWEST and any(low.isdecimal() for low in lows))


def _asks_shortly(tokens: Tokens) -> bool:
    """`does that count`: a question that lacks its mark, and may be about the act for all that it says."""
    first, second = tokens[0].low, tokens[1].low
    if first not in _ASKING or tokens[-1].low == "?":
        return False
    # "can't believe it", "what a comeback"
    cries = second in {"'t", "n't"} or (first == "what" and second in {"a", "an"})
    of_act = second in {"i", "we"} or not _OF_RULES.isdisjoint(token.low for token in tokens)
    return not cries and (len(tokens) < _LONG or of_act)


_LONG: Final = 8
_OF_RULES: Final = words_in(
    "ok okay allowed legal valid count counts move vote turn action act mean possible right rules do"
)


def _is_of_else(scene: Scene, tokens: Tokens, behind: bool) -> bool:
    """Whether two words name nobody, take nothing back and, `behind` an act, name nothing of the game:
    `rain again`, `no takers`."""
    lows = [token.low for token in tokens]
    named = any(scene.referents.at(scene.text, tokens, place) for place in range(len(tokens)))
    of_game = scene.lexicon.base_words | scene.lexicon.entities
    if named or (behind and not of_game.isdisjoint(lows)) or lows[0] in _ASKING:
        return False
    nothing = not behind and lows[0] == "no"
    return _UNSAYING.isdisjoint(lows[nothing:])

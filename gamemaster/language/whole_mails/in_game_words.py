"""Short lines in nothing but words of the game: `Join -> Lanterns`, `New quest: Bog Hag`, `31 - withdraw`.

What is done and what it is done to stand there, and no frame reads them as an act. Whoever writes so in a
mail about the game may well be doing it; where the mail does the same elsewhere, the line is its heading.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from gamemaster.core.frame import Frame
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.layout.letter import Letter
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip

_UNREAD: Final = words_in("unknown_sentence statement report")
_LONGEST: Final = 14
_MOST_LINES: Final = 4
_SMALL: Final = words_in(
    "my our new now this that the a an it is are be as of to on in into at by with for and then i 'm am me "
    "we us please pls thx thanks ok okay here phase today hereby first last number no name target consider "
    "on off from via using action actions move moves party"
)
_IN_FRONT: Final = words_in("my our new me please this phase 's action actions move moves hereby now")
_BARRED: Final = words_in("? ! not n't never if unless would could should might may will 'll you your = ...")
_MARKS: Final = words_in(": -- ( ,")
_QUOTING: Final = frozenset('"“”«»')


def in_game_words(
    lexicon: Lexicon, referents: Referents, letter: Letter, findings: list[Finding], bears: Bearing
) -> list[Doubt]:
    """A question for each such line, or few lines below one another, that nothing was found in."""
    if bears is not Bearing.SIGNED:
        return []
    read = [f for f in findings if not isinstance(f, Skip)]
    done = {f.action.name for f in read if isinstance(f, Act)}
    scene = Scene(letter.text, lexicon, referents, letter.sender or "", 0)
    return [
        Doubt("no_subject", start, end, (), True)
        for start, end in _spans(letter.text, findings)
        if not any(one.start < end and start < one.end for one in read)
        and _may_act(scene, tokenize(letter.text, start, end), done)
    ]


def _spans(text: str, findings: Sequence[Finding]) -> Iterator[tuple[int, int]]:
    """Where lines that nothing was found in begin and end, those that stand below one another together."""
    start, end, lines = 0, -1, 0
    for finding in findings:
        if not isinstance(finding, Skip) or finding.why not in _UNREAD or finding.start < end:
            continue
        between = text[end : finding.start] if end >= 0 else "\n\n"
        if between.strip(" \t\n*-#.") or "\n\n" in between or lines >= _MOST_LINES:
            if end >= 0:
                yield start, end
            start, lines = finding.start, 0
        end, lines = finding.end, lines + 1
    if end >= 0:
        yield start, end


def _may_act(scene: Scene, tokens: list[Token], done: set[str]) -> bool:
    """Whether every word is one of the game's, and they say what is done, and to what."""
    lows = [token.low for token in tokens]
    if not 1 < len(tokens) <= _LONGEST or not _BARRED.isdisjoint(lows):
        return False
    if not _QUOTING.isdisjoint(scene.text[tokens[0].start : tokens[-1].end]):
        return False
    strange = [p for p, t in enumerate(tokens) if _weighs_at_all(t) and not _is_of_game(scene, t)]
    for first, end, frame in _deeds(scene, tokens, strange[0] if strange else len(tokens)):
        if strange and not (first <= strange[0] and strange[-1] < end):
            # it is no word of the game's but where it says what is done
            continue
        rest = [token for token in (*tokens[:first], *tokens[end:]) if token.low[0].isalnum()]
        named = [token for token in rest if token.low not in _SMALL]
        if frame.action in done or not named or not all(_is_of_game(scene, token) for token in named):
            continue
        people = any(scene.referents.at(scene.text, named, p) for p, t in enumerate(named) if t.capital)
        listed = any(slot.many and slot.kind == "person" for slot in frame.slots)
        if people is not listed:
            continue
        topic = not set(frame.topic).isdisjoint(lows)
        names = any(slot.kind == "name" and not slot.optional for slot in frame.slots)
        set_off = not _MARKS.isdisjoint(lows)
        new = names and topic and set_off and all(token.capital for token in named)
        if listed or new or _names_its_things(scene, frame, named):
            return True
    return False


def _names_its_things(scene: Scene, frame: Frame, named: Tokens) -> bool:
    """Whether the words name, by name or number, a thing of a kind that the act takes."""
    kinds = (scene.lexicon.kinds.get(slot.kind) for slot in frame.slots)
    things = {kind.things for kind in kinds if kind is not None and kind.things}
    return any(
        scene.referents.thing_at(named, place, name) is not None
        or named[place].low in scene.referents.names.things.get(name, {})
        for name in things
        for place in range(len(named))
    )


def _deeds(scene: Scene, tokens: Tokens, last: int) -> Iterator[tuple[int, int, Frame]]:
    """What of the words says what is done, in front of all others or behind them; it begins up to `last`."""
    lexicon = scene.lexicon
    front = next((p for p, token in enumerate(tokens) if _weighs(token)), 0)
    for form in _OPENING if front <= last else ():
        for hit in lexicon.verb_at(tokens, front, form):
            yield front, hit.end, hit.what.frame
    speaker = next((p for p, token in enumerate(tokens) if token.low == "i"), len(tokens))
    for place in range(min(last + 1, len(tokens))):
        if place <= front:
            for kind, frame in lexicon.led_by_values:
                for made in lexicon.values[kind].at(tokens, place):
                    yield place, made.end, frame
        elif place <= speaker:
            for form in _ENDING:
                for hit in lexicon.verb_at(tokens, place, form):
                    if all(not token.low[0].isalnum() for token in tokens[hit.end :]):
                        yield place, hit.end, hit.what.frame


_OPENING: Final[tuple[Form, ...]] = ("base", "gerund")
_ENDING: Final[tuple[Form, ...]] = ("base", "participle")


def _weighs(token: Token) -> bool:
    return token.low[0].isalnum() and token.low not in _IN_FRONT


def _weighs_at_all(token: Token) -> bool:
    return token.low not in _SMALL and token.low[0].isalnum()


def _is_of_game(scene: Scene, token: Token) -> bool:
    """Whether a word is the game's, or a name."""
    lexicon, low = scene.lexicon, token.low
    return token.capital or low[0].isdigit() or low in lexicon.naming_words or low in lexicon.field_words

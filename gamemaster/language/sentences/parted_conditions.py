"""Conditions that marks part from their act: it hangs on them whatever else stands between.

`As the sun comes up, should Brask be right, I explore`: the first words leave alone what stands behind them,
whatever that is. What must stay true: an act is certain only if it is so without its leads, without the acts
before it, and without the idle words between it and a condition.
"""

from typing import Final

from gamemaster.language.before.hanging import hangs_on, puts_off
from gamemaster.language.before.idle_pieces import without_idle_pieces
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.acts import Actor
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.sentences.sentences import SentenceReader
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, acts_in

_MARKS: Final = words_in(", : ; --")
_JOINING: Final = words_in("and but so then yet only even , : ; --")
_OWN: Final = words_in("i we")


def read_plain(
    scene: Scene,
    tokens: list[Token],
    listed: bool,
    actor: Actor | None,
    asks: bool = False,
    harm: bool = False,
) -> Said:
    """Read a sentence clause by clause (as `SentenceReader.read`), and again where a condition begins."""
    hung = _hung(tokens)
    if not hung:
        return SentenceReader(scene, tokens, listed, actor).read(asks, harm)
    state = state_of(scene)
    said = SentenceReader(scene, list(tokens), listed, actor).read(asks, harm)
    acts = acts_in(said.findings)
    if not acts or any(isinstance(f, Doubt) and f.start < acts[0].start for f in said.findings):
        return said
    after = state_of(scene)
    kept = without_idle_pieces(tokens)
    for place, end in hung:
        if not any(token is tokens[place] for token in kept):
            continue
        governed = _governed(tokens, acts, place, end)
        if not governed:
            continue
        restore(scene, state)
        leads = governed[0].start > tokens[place].start
        bare = tokens[place:] if leads else _beside(tokens, governed[-1], place, end)
        alone = SentenceReader(scene, list(bare), listed, actor).read(asks, harm)
        certain = any(act.start == governed[0].start for act in acts_in(alone.findings))
        if not certain or (not leads and puts_off(tokens[place:end])):
            said.findings = _in_doubt(said.findings, governed)
            break
    restore(scene, after)
    return said


def _hung(tokens: Tokens) -> list[tuple[int, int]]:
    """Where, behind a mark, words begin on which a clause may hang, and where they end."""
    found = []
    for place in range(2, len(tokens) - 1):
        if tokens[place - 1].low not in _JOINING:
            continue
        lasting = [token.low for token in tokens[place : place + 2]] == ["so", "long"]
        begins = lasting or tokens[place].low not in _JOINING
        if begins and any(t.low in _MARKS for t in tokens[max(0, place - 3) : place]):
            ends = (p for p in range(place, len(tokens)) if tokens[p].low in _MARKS | _OWN | {"."})
            end = next(ends, len(tokens))
            if hangs_on(tokens[place:end]):
                found.append((place, end))
    return found


def _governed(tokens: Tokens, acts: tuple[Act, ...], place: int, end: int) -> tuple[Act, ...]:
    """The acts that may hang on the words at `place`: those of the clause behind, or the last before them."""
    behind = tuple(act for act in acts if act.start > tokens[place].start)
    before = tuple(act for act in acts if act.start < tokens[place].start)
    if not before:
        return behind
    if behind and _OWN & {token.low for token in tokens[end : end + 2]}:
        return behind
    # what came before an act or comes after it is told of it
    last = (end >= len(tokens) or tokens[end].low == ".") and tokens[place].low not in {"after", "before"}
    between = [token for token in tokens[:place] if token.start >= before[-1].end]
    return before[-1:] if last and not behind and _is_phrase(between) else ()


def _is_phrase(between: Tokens) -> bool:
    """Whether there is no clause among the words, on which a condition behind would bear instead."""
    said = [token for token in between if token.low not in _JOINING]
    opens = not said or said[0].low in words.PREPOSITIONS | words.ADVERBS
    return opens and not any(t.low in words.SUBJECTS | words.FINITE for t in said)


def _beside(tokens: Tokens, act: Act, place: int, end: int) -> Tokens:
    """The words of the act, and right behind them what it may hang on."""
    said = [token for token in tokens[: place - 1] if act.start <= token.start < act.end]
    return [*said, *tokens[place - 1 : end]]


def _in_doubt(findings: list[Finding], governed: tuple[Act, ...]) -> list[Finding]:
    """The findings with the acts from the first of these on in one doubt."""
    acts = tuple(act for act in acts_in(findings) if act.start >= governed[0].start)
    others = [f for f in findings if not any(f is act for act in acts)]
    return [*others, Doubt("condition", acts[0].start, acts[-1].end, (acts,), True)]


State = tuple[list[str], str, str, str, bool]
"""What reading a sentence changes of the scene, so that it may be read another way."""


def state_of(scene: Scene) -> State:
    """The scene's state, before or after a reading."""
    return list(scene.trail), scene.speech, scene.addressee, scene.ellipsis, scene.negated


def restore(scene: Scene, state: State) -> None:
    """Put the scene back into that state."""
    trail, scene.speech, scene.addressee, scene.ellipsis, scene.negated = state
    scene.trail = list(trail)

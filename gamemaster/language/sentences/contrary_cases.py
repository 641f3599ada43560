"""The other case of a condition, said by what it leaves out: `(If Brask is here, I ...) If he is not, I ...`

Right behind an act under a condition, a second condition may speak of the same by a pronoun, or say no more
than that the first does not hold. What must stay true: the words mean the whole of the first condition or
something else entirely, never a part of it; and a pronoun stands for its subject.
"""

from itertools import pairwise
from typing import Final

from gamemaster.core.condition import Compare, Guard, Not, Test
from gamemaster.language.english import condition_words
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.frames.conditions import ConditionReader
from gamemaster.language.sentences.splitting import after_comma, otherwise_at
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final = (("if",), ("in", "case"), ("but", "if"), ("and", "if"))
_PERSONS: Final = words_in("he she e")
_THINGS: Final = words_in("it")
_BEING: Final = words_in("is isn 's are aren 're am 'm was wasn")
_DOING: Final = words_in("has hasn have haven 've do don does doesn did didn")
_HOLDING: Final = condition_words.HOLDING | condition_words.HAVING
_NOTS: Final = words_in("not 't n't")
_DENYING: Final = _NOTS | words_in("no nobody nothing none never without neither nor cannot unless")
_JOINING: Final = words_in("and or")
_ENDS: Final = words_in(", : then i --")
_PLACED: Final = words_in("at in on")
_NOT_SO: Final = (("so",), ("the", "case"), ("true",))
_FEWER: Final = {">=": words_in("less fewer"), "<=": words_in("more")}
_BEHIND_FEWER: Final = ((), ("than", "that"), ("than", "so", "many"), ("than", "so", "much"))


def other_case(
    scene: Scene, tokens: list[Token], place: int, guard: Guard
) -> tuple[list[Token], list[Token]] | None:
    """The words of the case that a condition does not hold, where a sentence opens with them at `place`, and
    those of the clause behind; None where it does not."""
    told = tokenize(scene.text, *guard.span)
    after = otherwise_at(tokens, place)
    after = _contrary_at(scene, tokens, place, guard) if after is None else after
    if after is not None:
        return told, tokens[after:]
    whole = _in_full(scene, tokens, place, guard)
    if whole is tokens:
        return None
    read = next(iter(ConditionReader(scene, whole, list(scene.deeds)).condition(place)), None)
    body = after_comma(whole[read.end :]) if read is not None else None
    contrary = read is not None and body is not None and is_contrary(read.test, guard.test)
    return (told, list(body)) if contrary and body is not None else None


def _contrary_at(scene: Scene, tokens: Tokens, place: int, guard: Guard) -> int | None:
    """Where the clause begins behind words that say no more than that the condition before does not hold."""
    start = _opened(tokens, place)
    end = next((p for p in range(start, len(tokens)) if _parts(tokens, p, start)), 0) if start else 0
    prior = _prior(scene, guard)
    if not end or not prior or not guard.otherwise:
        return None
    said, told = [t.low for t in tokens[start:end]], [t.low for t in prior]
    if not (_not_so(said) or _elliptic(said, told) or _fewer(said, told, guard.test)):
        return None
    while end < len(tokens) and tokens[end].low in {",", ":", "--", "then"}:
        end += 1
    return end


def _opened(tokens: Tokens, place: int) -> int:
    """Past the opener of a condition at `place`; 0 where there is none."""
    lows = tuple(token.low for token in tokens[place : place + 2])
    return max((place + len(o) for o in _OPENING if lows[: len(o)] == o), default=0)


def _parts(tokens: Tokens, place: int, start: int) -> bool:
    """Whether a condition that begins at `start` ends before `place`."""
    return place > start and tokens[place].low in _ENDS


def _prior(scene: Scene, guard: Guard) -> list[Token]:
    """The words of the condition before, with its opener if that turns it round; none where they are two."""
    said = tokenize(scene.text, *guard.span)
    hit = condition_words.OPENERS.longest(said, 0)
    told = said[hit.end if hit is not None and hit.what else 0 :]
    return [] if not _JOINING.isdisjoint([token.low for token in told]) else told


def _not_so(said: list[str]) -> bool:
    """`(if) that is not so`, `(if) this isn't the case`."""
    if len(said) < _LEAST or said[0] not in {"that", "this", "it"} or said[1] not in {"is", "isn", "'s"}:
        return False
    return said[2] in _NOTS and tuple(said[3:]) in _NOT_SO


_LEAST: Final = 4


def _elliptic(said: list[str], told: list[str]) -> bool:
    """`(If Brask is here, ...) if he is not`, `(If I have no token, ...) if I have`."""
    if not said or (told[0] == "i") is not (said[0] == "i") or said[0] not in _SUBJECTS:
        return False
    if (said[0] in _PERSONS and told[0] in {"my", "the", "it"}) or (said[0] == "they" and told[0] == "my"):
        return False
    denied = not _DENYING.isdisjoint(told)
    verb, rest = said[1:2], said[2:]
    if rest[-1:] == ["there"] and any(a in _PLACED or b in _PLACED for a, b in pairwise(told)):
        rest = rest[:-1]
    being = next((low in _BEING for low in told if low in _BEING | _DOING | _HOLDING), None)
    if being is None and verb and verb[0] in {"does", "doesn"} and not denied:
        # of a plain verb in the present (`offer 24 stands`, `it doesn't`)
        plain = any(low.endswith("s") and low.isalpha() for low in told[1:])
        return plain and len(rest) == 1 and rest[0] in _NOTS
    if being is None or not verb or (verb[0] in _BEING) is not being:
        return False
    if denied:
        return not rest and verb[0] in _PLAIN
    return (verb[0] in _BEING or verb[0] in _DOING) and len(rest) == 1 and rest[0] in _NOTS


_SUBJECTS: Final = words_in("i he she e it they")
_PLAIN: Final = words_in("is are am has have do does did")


def _fewer(said: list[str], told: list[str], test: Test) -> bool:
    """`(If I have at least 3 gold, ...) if I have less than that`."""
    if not isinstance(test, Compare) or not isinstance(test.right, int) or test.op not in _FEWER:
        return False
    if (told[0] == "i") is not (said[0] == "i") or said[0] not in _SUBJECTS or said[1:2] not in _HAS:
        return False
    return said[2:3] != [] and said[2] in _FEWER[test.op] and tuple(said[3:]) in _BEHIND_FEWER


_HAS: Final = (["have"], ["has"], ["hold"], ["holds"])


def _in_full(scene: Scene, tokens: list[Token], place: int, guard: Guard) -> list[Token]:
    """The tokens with the subject of the condition before in the place of a pronoun: `if it is taken`."""
    start, prior = _opened(tokens, place), _prior(scene, guard)
    verb = next((p for p, t in enumerate(prior) if t.low in _BEING | _DOING | _HOLDING), 0)
    if not start or not verb or start + 1 >= len(tokens) or tokens[start].low not in _PERSONS | _THINGS:
        return tokens
    if tokens[start + 1].low not in _BEING | _DOING | _HOLDING or not _stands_for(
        scene, tokens[start], prior, verb
    ):
        return tokens
    return [*tokens[:start], *prior[:verb], *tokens[start + 1 :]]


def _stands_for(scene: Scene, pronoun: Token, prior: list[Token], verb: int) -> bool:
    """Whether a pronoun may stand for the subject that ends at `verb`."""
    who = person_at(scene, prior, 0)
    person = who is not None and who.end == verb
    if pronoun.low in _PERSONS:
        return person and who is not None and not who.doubt
    return not person and prior[0].low not in {"i", "there", "it", "that", "this", "he", "she", "they", "you"}


def is_contrary(test: Test, other: Test) -> bool:
    """Whether one of two tests holds where the other does not, and nowhere else."""
    if test == Not(other) or other == Not(test):
        return True
    if not isinstance(test, Compare) or not isinstance(other, Compare):
        return False
    pair = (test.op, other.op)
    return (test.left, test.right) == (other.left, other.right) and pair in _OPPOSED


_OPPOSED: Final = ((">=", "<"), ("<", ">="), ("<=", ">"), (">", "<="))

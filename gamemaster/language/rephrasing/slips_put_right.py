"""A value put right with some words about the slip: `Sorry, wrong thumb: make that Casimir, not Tarn.`

What cries, regrets and says how the slip came about goes, and what is meant stands behind `make that`. What
must stay true: an act stands before it, the words about the slip do nothing and set no condition, and nothing
but one value, and what it is not, is said behind them; somebody alone may as well be who is spoken to.
"""

from collections.abc import Iterator
from typing import Final

from gamemaster.language.corrections.act_corrections import is_reason
from gamemaster.language.corrections.value_corrections import kinds_of
from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

SLIPS: Final = words_in(
    "sorry oops whoops wrong typo slip argh ugh fingers thumb thumbs autocorrect misread mistyped no wait "
    "meant mean scratch strike correction apologies hm hmm erratum upside mistake bad second"
)
"""Without one of these nothing is put right."""
_CRIES: Final = words_in(
    "sorry oops whoops no wait oh ah er err argh aargh ugh hm hmm actually damn apologies well dear , . ! -- "
    "... scratch strike that on second thought thoughts"
)
_REGRETS: Final = words_in(
    "sorry oops whoops wrong typo slip scratch strike apologies argh ugh misread mistake bad second"
)
_TELLING: Final = table_of(
    "make that; make it; that should be; it should be; should be; that should read; should read; "
    "that should have been; should have been; it 's; it is; that 's; i mean; i meant; i meant to write; "
    "i meant to say; i meant to type; i meant to put; meant; read; i wanted to write; correction"
)
_BEFORE_VALUE: Final = words_in("to at on in")
_SURE: Final = words_in("of course obviously please instead , then naturally that")
_BARRED: Final[frozenset[str]] = (
    words.CONDITION
    | words.SPEECH
    | words_in(
        "? or and also both maybe perhaps you he she they who if too might may could would will 'll can"
    )
) - {"should", "added", "thought", "read"}
_LONGEST: Final = 26
_LONGEST_VALUE: Final = 5


def with_value_put_right(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens as `make that Casimir, not Tarn`; as they are where they put nothing right like that."""
    lows = [token.low for token in tokens]
    old = next((deed[-1] for deed in reversed(scene.deeds) if deed), None)
    if old is None or len(tokens) > _LONGEST or not _BARRED.isdisjoint(lows) or _bare(lows):
        return tokens
    end = next((p + 1 for p in range(len(lows) - 1, -1, -1) if lows[p][0].isalnum()), 0)
    behind = tokens[end:]
    while end and lows[end - 1] in _SURE:
        end -= 1
    for place, first in _begins(tokens, lows, end):
        value = tokens[first:end]
        # the slip is told in front of a colon: what was the wrong button
        told_why = lows[place - 1] == ":" and not _WHY.isdisjoint(lows[:place])
        # "I meant Brask" may be said of something else, unless it says of what
        vague = not _MEANT.isdisjoint(lows[place:first]) and "not" not in lows[first:end]
        slipped = not vague and _slipped(scene, tokens[:place])
        if slipped and _is_value(scene, old, value, first == place, told_why):
            make, that = tokens[0].changed(low="make"), tokens[0].changed(low="that")
            return [make, that, *_without_old(old, _without_small(value)), *behind]
    return tokens


def _without_old(old: Act, value: list[Token]) -> list[Token]:
    """`5, not 4`: `5`, where 4 is what was said."""
    lows = [token.low for token in value]
    told = set(map(str, old.action.params().values()))
    if lows[-2:-1] == ["not"] and lows[0].isdecimal() and lows[-1] in told:
        return [token for token in value[:-2] if token.low != ","]
    return value


def _begins(tokens: Tokens, lows: list[str], end: int) -> Iterator[tuple[int, int]]:
    """Where the words about the slip end, and where what is meant may begin: behind words that tell it, else
    behind a mark."""
    for place in range(end):
        told = _TELLING.longest(tokens, place)
        if told is not None and told.end < end:
            yield place, told.end + (lows[told.end] in {",", ":"})
    for place in range(end - 1, 0, -1):
        if lows[place - 1] in _PARTING or (lows[place - 1] in _SAYING_SO and lows[place] in _BEFORE_VALUE):
            yield place, place


_MEANT: Final = words_in("mean meant correction read write say type put")
_PARTING: Final = words_in(", : -- . ! ...")


def _bare(lows: list[str]) -> bool:
    """Whether nothing says that anything was wrong."""
    return SLIPS.isdisjoint(lows)


def _slipped(scene: Scene, front: Tokens) -> bool:
    """`Sorry, wrong thumb:`, `Argh, fat fingers:`: cries, a regret, and how the slip came about."""
    rest = [token.low for token in front if token.low not in _CRIES and token.low[0].isalnum()]
    lows = {token.low for token in front}
    if not lows.isdisjoint(_ELSEWHERE):
        return False
    if any(
        token.low[0].isdigit() or person_at(scene, front, p) for p, token in enumerate(front) if token.capital
    ):
        return False
    regretted = not _REGRETS.isdisjoint(lows) or "no" in lows or not SLIPS.isdisjoint(lows)
    if not rest:
        return regretted and front[-1].low in _PARTING
    if _OF_SLIPS.issuperset(rest):
        return regretted
    why = rest[1:] if rest[0] == "i" else rest
    return regretted and bool(why) and is_reason(why, scene.lexicon.base_words)


_ELSEWHERE: Final = words_in("not never game list thread mail address group chat window tab board else")
"""`Sorry, wrong list`: of what is wrong elsewhere, and of what is not so."""
_SAYING_SO: Final = words_in("wait no sorry oops whoops that")
_OF_SLIPS: Final = words_in(
    "slip of the my a finger fingers thumb thumbs tongue pen key keyboard fat wrong typo autocorrect little "
    "small one name person card place square number line box pocket button side way round up mixed them it"
)


def _is_value(scene: Scene, old: Act, value: Tokens, bare: bool, told_why: bool) -> bool:
    """`Casimir, not Tarn`, `to Town Square`, `4 gold`: wholly one value of the act, and what it is not."""
    cut = next((p for p, token in enumerate(value) if token.low == "not"), len(value))
    first = [token for token in _without_small(value[:cut]) if token.low[0].isalnum()]
    other = [token for token in _without_small(value[cut + 1 :]) if token.low[0].isalnum()]
    if not _names_one(scene, old, first) or (cut < len(value) and not _names_one(scene, old, other)):
        return False
    if first[0].low.isdecimal() and (_things_of(old) or old.action.name.startswith(_TAKING_BACK)):
        # another proposal may be one more
        return False
    # "Sorry, Casimir." may be said to Casimir, and "Sorry, Town Square." too
    return not bare or bool(other) or (told_why and person_at(scene, first, 0) is None)


_TAKING_BACK: Final = ("retract", "withdraw", "revoke", "cancel")
_WHY: Final = words_in(
    "wrong typo misread mistyped slip finger fingers thumb thumbs autocorrect scratch strike"
)


def _things_of(old: Act) -> list[object]:
    return [value for name, value in old.action.params().items() if name in {"proposal", "intent"}]


def _names_one(scene: Scene, old: Act, said: Tokens) -> bool:
    """Whether words are wholly a value of a kind that the act takes, or a number of what it counts."""
    if not 0 < len(said) <= _LONGEST_VALUE:
        return False
    params = old.action.params()
    things = {str(value) for value in _things_of(old)}
    if said[0].low in _SIDES and "side" in params:
        return all(token.low in things | {"it", "proposal"} for token in said[1:])
    if (read := number_at(said, 0)) is not None and not said[0].low.isalpha():
        nouns = scene.lexicon.naming_words | {str(params.get("asset", "")), "rounds", "round"}
        return all(token.low in nouns for token in said[read[1] :])
    return any(
        value.end == len(said) and not value.doubt and not value.others
        for kind in set(kinds_of(scene, old).values())
        for value in values_at(scene, said, 0, kind)
    )


_SIDES: Final = words_in("for against")


def _without_small(value: Tokens) -> list[Token]:
    """`to Casimir, not to Tarn`: `Casimir, not Tarn`."""
    return [token for token in value if token.low not in {"to", "at", "on", "in", "the"}]

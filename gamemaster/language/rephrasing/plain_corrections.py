"""A correction with words between it and its act: `Correction, before anyone replies: I transfer 5 gold`.

What stands between the word that corrects and the colon before the act tells when, why or how small it is,
and goes. `Edit: scratch that, I play Rum instead` opens with a mere label, and
`Oops, I misread the map, I mean F3: I place ...` comes to `Correction: I place ...`. What must stay true: the
act stands behind the colon in full, and no condition, doubt or other speaker before it.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.english.words import CONDITION, SPEECH
from gamemaster.language.vocabulary.scene import Scene

CORRECTIONS: Final = words_in("correction erratum edit oops whoops sorry argh")
"""Without one of these nothing of the kind is said."""
_NAMES: Final = words_in("correction erratum")
_SLIPS: Final = words_in("oops whoops sorry argh damn drat")
_AROUND: Final = words_in("sorry oops whoops oh argh no wait damn drat , ! . -- ps pps apologies")
_SIZES: Final = words_in(
    "quick small minor short tiny slight one a an last late important little brief another final little"
)
_MARKS: Final = words_in(", -- : (")
_REVOKING: Final = words_in("scratch strike ignore forget disregard cancel scrap delete")
_BETWEEN: Final = words_in(
    "before as since because sorry again already on after now two three five ten apologies"
)
"""What the words between may open with."""
_ON: Final = words_in("second closer reflection rereading re-reading reading another further third looking")
_AFTER: Final = words_in(
    "some a more second further another closer reading rereading looking checking sleeping"
)
_UNSURE: Final = words_in(
    "if unless provided assuming not only perhaps maybe or possibly probably would could might may should "
    "dream "
    "joke joking example draft next tomorrow later last said says writes ? otherwise until till once when "
    "whenever"
)
"""With one of these the words between may be more than a time or a reason."""
_ERRING: Final = words_in("misread misremembered misjudged miscounted mistyped mistook")
_MEANING: Final = words_in("meant mean")
_FEW: Final = 4
_LONGEST: Final = 16


def with_correction_plain(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with nothing between a correction in front and its act; as they are where there is none."""
    lows = [token.low for token in tokens[: _LONGEST + 3]]
    if not scene.acted or CORRECTIONS.isdisjoint(lows):
        return tokens
    first = next((place for place, low in enumerate(lows) if low not in _AROUND), len(lows))
    if lows[first : first + 1] == ["edit"] and lows[first + 1 : first + 2] and lows[first + 1] in _MARKS:
        return _past_edit(tokens, lows, first)
    named = first
    while named < len(lows) and lows[named] in _SIZES:
        named += 1
    colon = next((p for p in range(first, len(lows) - 1) if lows[p] == ":" and lows[p + 1] == "i"), 0)
    if not colon:
        return tokens
    if named < len(lows) and lows[named] in _NAMES:
        between = lows[named + 1 : colon]
        if _is_aside(between) or (named > first and not between):
            return [tokens[named], *tokens[colon:]]
        return tokens if named == first else tokens[named:]
    if first and not _SLIPS.isdisjoint(lows[:first]) and _tells_slip(lows[first:colon]):
        return [tokens[colon].changed(low="correction"), *tokens[colon:]]
    return tokens


def _past_edit(tokens: list[Token], lows: Tokens | list[str], first: int) -> list[Token]:
    """`Edit: scratch that, ...` without its label, and `Edit: I play Rum` as a correction."""
    behind = first + 2
    if behind >= len(lows):
        return tokens
    if lows[behind] in _REVOKING:
        return tokens[behind:]
    if lows[behind] == "i" and lows[first + 1] == ":":
        return [tokens[first].changed(low="correction"), *tokens[first + 1 :]]
    return tokens


def _is_aside(between: list[str]) -> bool:
    """Whether words between tell only when or why something is corrected."""
    said = [low for low in between if low[0].isalnum() or low[0] == "'"]
    if not said or len(between) > _LONGEST:
        return False
    if said[0] == "to" and said[1:] in (["the", "above"], ["that"], ["this"], ["my", "own", "mail"]):
        return True
    if said[0] == "i":
        return _tells_slip(between)
    if said[0] not in _BETWEEN or not _UNSURE.isdisjoint(said[1:-1]) or said[-1] in _UNSURE - {"later"}:
        return False
    if said[0] == "on":
        return said[1:2] != [] and said[1] in _ON
    if said[0] == "after":
        return said[1:2] != [] and said[1] in _AFTER
    if said[0] == "now":
        return said[1:2] == ["that"]
    return said[0] not in _NUMBERS or said[-1] == "later"


_NUMBERS: Final = words_in("two three five ten")


def _tells_slip(words: list[str]) -> bool:
    """`I misread the map, I mean F3`, `I looked in the wrong bag`: what the sender got wrong."""
    said = [low for low in words if low[0].isalnum() or low[0] == "'"]
    if said[:1] != ["i"] or len(said) < _FEW - 1 or len(words) > _LONGEST:
        return False
    if not (CONDITION | SPEECH | _HEDGED).isdisjoint(said):
        return False
    meant = next((p for p, low in enumerate(said) if low in _MEANING and said[p - 1] == "i"), 0)
    if meant and not 0 < len(said) - meant - 1 <= _FEW:
        return False
    return said[1] in _ERRING or bool(meant) or ("wrong" in said and said[1] in _HANDLED)


_HANDLED: Final = words_in("looked had got picked took read clicked typed wrote grabbed opened")
_HEDGED: Final = words_in(
    "not only perhaps maybe or possibly would could might may joke ? if you he she they tomorrow "
    "next later last mail letter copy copied told asked dreamt dreamed"
)

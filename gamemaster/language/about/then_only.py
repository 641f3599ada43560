"""Acts that hang on a question in front of them, or on what somebody else has to have done.

`Has Tarn paid? Then I ...`, `Tarn goes first. Then I ...` and `No objections? I ...` hang on the answer; of
`Healthy? I explore. Wounded? I heal.` and `With token: I ... Without token: I ...` only one is done.
"""

import re
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.joined import parts_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_ASKING: Final = words_in("has have did does do is are was were will can had am")
_SELVES: Final = words_in("i we my our")
_LED_IN: Final = (["then"], ["in", "that", "case"], ["if", "so"], ["so", "then"])
_LED_BY: Final = frozenset(lead[0] for lead in _LED_IN)
_RETHINKING: Final = words_in("shall should would will may might must could")
_NAMES: Final = 3
_CONSENTS: Final = Grammar(
    {
        "ALL": (
            "anyone anybody someone somebody nobody no_one none everyone everybody all you_all you "
            "they (?:all|any|"
            "none)_of_you"
        ),
        "FINE": (
            "against agreed done finished through opposed content satisfied (?:ok|okay|fine|happy|cool)_with_"
            "(?:this|that|it)"
        ),
    },
    (
        (
            "(?:any|no|some)? (?:more|further|other|last)? (?:objections?|vetoe?s|complaints|protests) "
            "(?:left|so_far|then|yet|"
            "to_that|to_this|from_.*)? $"
        ),
        (
            "(?:does|do|would|did|will)? ALL (?:else)? (?:here)? (?:minds?|objects?|disagrees?|"
            "opposes?|agrees?) (?:then|this|that|it)? $"
        ),
        "(?:is|are)? ALL (?:else)? (?:here|all)? (?:is|are|s)? FINE (?:then|yet|here|now)? $",
        "(?:nobody|no_one|none) else .. (?:play|move|turn|go|say|add|make|do|playing|moving|to_\\w+) $",
    ),
)


def hangs_on_before(scene: Scene, tokens: Tokens) -> bool:
    """Whether the sentence before asks what an act hangs on, or puts somebody else first."""
    before = scene.before
    if not before:
        return False
    asks = before[-1].low == "?"
    if asks and _CONSENTS.fits_any(parts_said(before)):
        return True
    led_in = tokens[0].low in _LED_BY and any(
        [token.low for token in tokens[: len(lead)]] == lead for lead in _LED_IN
    )
    lows = plain_lows(before) if led_in else []
    if not lows:
        return False
    first = next((place + 1 for place, token in enumerate(before[:_NAMES]) if token.low == ","), 0)
    if asks:
        return before[first].low in _ASKING and not (
            lows[0] in _RETHINKING or (not _SELVES.isdisjoint(lows[1:2]) and lows[0] not in _HAVING)
        )
    return _SELVES.isdisjoint(lows) and lows[-1] == "first" and len(lows) > 1


_HAVING: Final = words_in("am are do have is")
_CASE: Final = r"(?<![^\n.!?] )(?<!\w)([A-Z][\w']*(?:,? [\w']+){0,2})"
_DEED: Final = r" (?:then )?(?:I|we|We) (?:then )?([a-z]+)\b[^.!?\n]{0,60}[.!;]?[ \t]*\n{0,2}"
_BEHIND_CASE: Final = re.compile(r"[?:] (?:then )?(?:I|we|We) ")
_CASES: Final = re.compile(rf"{_CASE}(\?|:){_DEED}{_CASE}\2{_DEED}")
_WONDERING: Final = words_in(
    "why what who where when how which surprised ready now well so sorry thanks then really right oh "
    "okay today "
    "tomorrow yesterday ps news"
)
_SAME: Final = words_in("with without me if")


def alternative_cases(text: str, verbs: frozenset[str]) -> tuple[int, int]:
    """From where to where two acts stand behind a case each, of which only one can be so.

    That is behind two questions of a few words, or behind two labels that begin so alike as `with` and
    `without` do; `verbs` are those of acts.
    """
    # the deeds are found far sooner than the cases in front of them
    several = ("? " in text or ": " in text) and len(_BEHIND_CASE.findall(text)) > 1
    found = _CASES.search(text) if several else None
    if found is None or not {found[3], found[5]} <= verbs:
        return 0, 0
    first, second = found[1].lower().replace(",", "").split(), found[4].lower().replace(",", "").split()
    if not _WONDERING.isdisjoint([first[0], second[0]]) or first == second:
        return 0, 0
    labelled = {first[0], second[0]} <= _SAME and len(first) > 1 < len(second)
    return found.span() if found[2] == "?" or labelled else (0, 0)

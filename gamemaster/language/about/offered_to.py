"""Sentences behind an offer that say whom it is for, or not for, or what else it may cost.

`(I offer a 5 for a C.) Tarn excepted.`, `Imke, this one's yours.`, `I don't trade with Joss.`, `An E at a
pinch.`: an offer open to all is another one than the offer to one, and nobody but its sender can say which
was made. What must stay true: the words name somebody as the one who may or may not have it, or another
token with a word of choice; thanks, news and calls (`Tarn, how is the leg?`) leave the offer alone.
"""

from typing import Final

from gamemaster.language.english.sought import Sought

_WHOM: Final = Sought(
    (
        (
            r"^(?:and |but |though )*(?:only|just|not|never|except|excluding|bar|barring|reserved) "
            r"(?:for |to |you )*(?:WHO|my friends)\b"
        ),
        r"\bWHO (?:is |are )?(?:excepted|excluded|exempt|only|first|alone|aside)\b",
        r"\bfor WHO s? ?(?:eyes )?(?:only|alone|first)\b",
        r"\bWHO has (?:priority|first \w+|precedence|dibs|the right)\b",
        (
            r"^WHO (?:, WHO )*(?:and WHO )?, (?:this|that|it)(?: one)? ?(?:s|is) (?:yours|for you|all "
            r"yours|for the taking)\b"
        ),
        r"\b(?:like|want|prefer|hope|wish|expect) (?:for )?WHO to (?:have|take|get|accept|be)\b",
        r"^WHO\b.*\b(?:you re|you are|is|are) the only (?:ones?|person|people)\b",
        (
            r"\bi (?:dont|do not|wont|will not|never|only|refuse to|would not|wouldnt|d rather not|"
            r"cant|cannot) (?:trade|deal|swap|do business|barter|exchange|DEED) with (?:anyone but "
            r")?WHO\b"
        ),
        r"\bif (?:it s|it is|that s) WHO\b",
        r"^(?:and |but )?for WHO ,? ?i (?:d|would|ll|will|might)\b",
    )
)
_COST: Final = Sought(
    (
        (
            r"^(?:or )?(?:an? |the |two |three )?ELSE\b.*\b(?:in a pinch|at a pinch|if need be|if "
            r"necessary|at a push|if you must|works too|if pressed)\b"
        ),
        (
            r"\bi (?:d|would|ll|could|might|can|will) (?:even |also |gladly )?(?:throw in|add|include|"
            r"part with|go as low as|go as high as|go up to|go down to) (?:an? |the |my |one |another |"
            r"two )?(?:ELSE|\d+)\b"
        ),
    )
)


def offers_otherwise(said: str) -> bool:
    """Whether the marked words behind an offer are of that kind."""
    if "?" in said:
        return False
    return ("WHO" in said and _WHOM.search(said) is not None) or _COST.search(said) is not None

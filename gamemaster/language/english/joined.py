"""Words of a sentence in one string, for patterns of whole sentences: `I can't` is `i cant`."""

from collections.abc import Sequence


def as_said(lows: Sequence[str], openers: frozenset[str] = frozenset()) -> str:
    """The words behind `openers`, where `can 't` is `cant` and `it 's` is `it s`."""
    begin = 0
    while begin < len(lows) - 1 and lows[begin] in openers:
        begin += 1
    return " ".join(lows[begin:]).replace(" n't", "nt").replace(" 't", "t").replace("'", "")

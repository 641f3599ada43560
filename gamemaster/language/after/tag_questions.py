"""Frames of a sentence: questions that only ask for assent, `Pretty, isn't it?`, and opinions, `I fear`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in

_MARKS: Final = words_in(", - --")
_VERBS: Final = words_in(
    "isn aren wasn weren don doesn didn won wouldn hasn haven hadn couldn shouldn can ain"
)
_SUBJECTS: Final = words_in("it he she they you we that there")
_ASSENTING: Final = words_in("think agree")
_LONGEST: Final = 6


def without_tag(tokens: Tokens) -> Tokens:
    """The words of a sentence in front of a tag, whose denial denies nothing of it."""
    if not tokens or tokens[-1].low != "?":
        return tokens
    mark = next((p for p in range(len(tokens) - 2, 0, -1) if tokens[p].low in _MARKS), 0)
    tag = [token.low for token in tokens[mark + 1 : -1]]
    if not mark or len(tag) >= _LONGEST or tag[:1] == [] or tag[0] not in _VERBS or tag[1:2] != ["'t"]:
        return tokens
    asks = tag[2:3] != [] and tag[2] in _SUBJECTS and (not tag[3:] or tag[3] in _ASSENTING)
    return tokens[:mark] if asks else tokens


def without_opinion(tokens: Tokens) -> Tokens:
    """`(I fear) that was a mistake`: what is said of the act before, however sure the sender is of it."""
    if [token.low for token in tokens[-5:-1]] == [",", "as", "it", "were"]:
        # "Please use ink, as it were."
        tokens = tokens[:-5]
    lows = [token.low for token in tokens[:4]]
    opens = lows[:1] == ["i"] and len(lows) > 3 and lows[1] in _OPINION
    if opens and lows[2:] in (["that", "the"], ["that", "my"]):
        # "I concede that the vote was a mistake"
        return tokens[3:]
    bare = opens and (lows[2] in {"the", "my"} or (lows[2] in {"that", "this"} and lows[3] == "was"))
    return tokens[2:] if bare else tokens


_OPINION: Final = words_in("think guess suppose fear reckon believe suspect concede admit feel confess")

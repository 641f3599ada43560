"""Statements in front of a colon of what moved the sender to act: `My wife talked me into it: I ...`.

Somebody picked the square, a mail convinced em, the reminder has come: however it was, the act behind is
done. What must stay true: whoever says, writes or dictates something in front of a colon may be the one who
speaks behind it (`My wife told me:`, `The sign read:`).
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in

_CLASSES: Final = {
    "OH": "and so well ok okay right hello hi sorry but now",
    "WHO": (
        "(?:my|our|the|that|this|his|her|a|some|your|their)(?:_(?!and_|or_|who_)\\w+){1,3}? somebody "
        "someone everybody everyone nobody \\w+_s_\\w+"
    ),
    "JUST": (
        "just finally already really also always then has have (?:has|have)_(?:just|finally|now|already)"
    ),
    "PICKED": "picked chose chosen selected drew drawn decided settled",
    "MOVED": (
        "won convinced persuaded converted reminded woke woken nudged tempted inspired scared cheered "
        "annoyed bored beat beaten saved helped talked dared challenged bribed reached found surprised "
        "caught got pushed forced tipped"
    ),
    "EVENT": (
        "(?:gm_s_|second_|last_)?(?:reminder|mail|message|letter|post|parcel|bus|train|news|bell|alarm|"
        "weekend|deadline|day|moment|coffee|tea|dinner|pizza|spring|rain|rules|link|call)"
    ),
    "CAME": ("arrived came come landed (?:turned|showed)_up got_here (?:got|came)_through went_off rang"),
}
_MOVING: Final = Grammar(
    _CLASSES,
    (
        "OH* WHO JUST* PICKED (?:the|this|my|it|that|one|for_me) .. $",
        "OH* WHO JUST* MOVED (?:me|us|it) .. $",
        "OH* (?:the|my|our|your|that|a) EVENT JUST* CAME .. $",
    ),
)
_BARRED: Final[frozenset[str]] = (
    words.CONDITION
    | words.SPEECH
    | words.FICTION
    | words_in(
        "words word line lines text wording example draft sample below following follows would could might "
        "may should like how what why not n't never with say says saying write writes letter note poem song "
        "sentence phrase quote sign idea suggestion advice to"
    )
)


def moved_to_act(before: Tokens) -> bool:
    """Whether the words in front of a colon tell no more than what moved the sender."""
    lows = plain_lows(before)
    if not lows or OPAQUE in lows or not _BARRED.isdisjoint(lows):
        return False
    return _MOVING.match(as_clause(before)) is not None

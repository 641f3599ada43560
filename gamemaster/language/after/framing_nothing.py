"""Sentences in front of acts that speak of words, of what stands below, or of a record, and frame nothing.

`Please forgive any mistakes below.`, `For the log.`, `The way it's written now, nobody can rest.`, `Who in
eir right mind plays that?` What must stay true: nothing in them says that what follows is only shown, is
another's, or was done before.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens

_CLASSES: Final = {
    "OH": "and but so oh ah well hm now ok okay eek argh ugh honestly sorry",
    "FORGIVE": "forgive excuse pardon overlook never_mind don_t_mind",
    "SLIPS": (
        "mistakes? typos? quoting formatting spelling layout errors? indentation grammar misspellings "
        "line_breaks english slips? mess"
    ),
    "RECORD": "log logs minutes record records books archives? files? chronicle chronicles ledger",
    "ACTIONS": "actions moves game_actions things acts votes",
    "COUNT": "two three four five \\d a_few a_couple_of some",
    "MY": "any the my all all_the",
    "RULE": "it this that the_\\w+",
    "HASTE": "wording rush brevity haste delay silence late_hour odd_hour typos spelling",
}
_SAID: Final = Grammar(
    _CLASSES,
    (
        "OH* .. (?:please)? FORGIVE MY? \\w* SLIPS (?:below|above|today)? $",
        "OH* (?:please)? FORGIVE MY? \\w* SLIPS (?:below|above|today)? $",
        "OH* (?:there_are|there_s) COUNT (?:more)? ACTIONS below $",
        "OH* (?:there_are|there_s) COUNT (?:more)? ACTIONS below so (?:don_t|do_not|please|bear|stay) .. $",
        "OH* (?:just)? for (?:the|my|our|your)? (?:own)? RECORD $",
        "OH* .. hence the HASTE $",
        "OH* the way RULE (?:is|s) (?:written|worded|phrased) (?:right)? now",
        "OH* (?:you|they|people|some) (?:all)? keep (?:on)? saying (?:that)? (?:i_m|i_am) \\w+ $",
        "OH* finally an? \\w+ without .. $",
        "OH* none of (?:them|you|us|those) if (?:i_m|i_am) honest $",
    ),
)
_ASKED: Final = Grammar(
    _CLASSES,
    (
        "OH* who in (?:his|her|eir|their|one_s) right mind .. $",
        "OH* what am i (?:keeping|waiting|saving|doing|hoarding|holding) .. for $",
        "OH* the way RULE (?:is|s) (?:written|worded|phrased) (?:right)? now",
    ),
)


def frames_nothing(tokens: Tokens, asks: bool) -> bool:
    """Whether a sentence is one of these; `asks` tells that it ends in a question mark."""
    return (_ASKED if asks else _SAID).match(as_clause(tokens)) is not None

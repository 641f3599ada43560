"""Sentences behind an act that say what is to be done in its place, if it cannot: `If it's dead, the goat.`

`(I create the Night Herons.) If that is taken, the Grey Herons.`, `Joss, pick Teal for me if you like it
better.`, `Teal, should Mauve have gone.`, `Let me know if I can't and I'll take G6.`: a case of which nobody
knows whether it holds, with another act or value behind it that has no verb, or that somebody is to choose.
What must stay true: a clause of its own behind the case (`If it rains, the picnic is off.`) tells of else.
"""

import re
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in

_BARE: Final = re.compile(
    r"(?:and |or |but |well |oh |though )*if (?!only\b|i may\b|you\b)(?P<case>[^,?]+) , "
    r"(?:and [^,]+ , )?(?P<rest>[^,?]+)(?: , (?:please|that is|i think|i suppose|i guess|then))?"
)
_CHOSEN: Final = Sought(
    (
        (
            r"(?:^|, )(?:please )?(?:make|pick|take|read|count|treat|use|choose|put|enter) (?:.* "
            r")?(?:ELSE|WHO|DEED|as an? \w+"
            r"|another one|any other|something else)\b.*\b(?:if|unless|should)\b"
        ),
        (
            r"\bif .*(?:, |\b)(?:please )?(?:make|pick|take|read|count|treat|use|choose|put|enter) "
            r"(?:it |that |this |them )?(?:as )?(?:an? |the |any )?(?:ELSE|WHO|DEED|other|another|move|"
            r"vote|next)\b"
        ),
        (
            r"^(?:to |in |at |on |for )?(?:ELSE|WHO) , (?:should|if|in case|in the event)\b(?! "
            r"(?:you|i (?:may|remember|recall)))"
        ),
        (
            r"\bif (?:i|it|that|this) (?:cant|cannot|may not|am not|m not|isnt|is not|doesnt|wont|is "
            r"taken|s taken)\b.*\bi (?:ll|will|d|would|shall) (?:rather )?(?:take|go|use|play|place|"
            r"choose|pick|have|move|vote|invest|DEED)\b"
        ),
        (
            r"^if .*\b(?:there (?:is|s|are)|i (?:have|ve)|that leaves) (?:always |still |also )?(?:the "
            r")?(?:ELSE|WHO)$"
        ),
        r"^if not\b.*\b(?:ELSE|DEED|WHO)\b",
        r"\bif \w+(?: else)? (?:\w+ )+so (?:do|will|shall|would) i$",
    )
)
_MOST: Final = 7
_PAIR: Final = 2
_FAILING: Final = words_in("refused rejected illegal impossible invalid fails failed void legal")
_BEGINNING: Final = frozenset({"WHO", "ELSE", "OWN", "DEED"}) | words_in(
    "the a an any my his her their only just then take another to in on for against"
)
_TOLD: Final = words.FINITE | words_in(
    "will would can could should must may might does do did has have had gets get goes go comes come says "
    "say "
    "i you we let tell ask blame call write send thank forgive excuse remember keep bring buy meet see look "
    "check have ll d s m re ve sorry congratulations congrats hurray hooray great good fine well even no "
    "nobody somebody someone never all who what how why vote annoy welcome thanks apologies bad hello hi "
    "shame pity too so much fair"
)


def turns_to_other_case(said: str) -> bool:
    """Whether the marked words behind an act are of that kind."""
    if "if" not in said and "should" not in said and "in case" not in said:
        return False
    if _CHOSEN.search(said) is not None:
        return True
    bare = _BARE.fullmatch(said)
    if bare is None:
        return False
    if not _FAILING.isdisjoint(bare["case"].split()):
        # then the act stands, and what is to be done in its place is asked about by itself
        return False
    rest = bare["rest"].split()
    bare_deed = rest[0] == "DEED" and len(rest) > _PAIR
    return len(rest) <= _MOST and rest[0] in _BEGINNING and not bare_deed and _TOLD.isdisjoint(rest)

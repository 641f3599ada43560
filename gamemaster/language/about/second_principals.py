"""Sentences and tails behind an act that put in somebody else whose it is, or for whom it is done too.

`So does Tarn, he's authorised me to say so.`, `For both of us.`, `Consider this Imke's vote`, `Put Tarn down
for the same.`, `and Brask places one at C6`; and those that deny that the sender may act for somebody: `I
have no authority to do so.` What must stay true: what somebody did, or should do, is no act of the sender's.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.masked_names import NAME, masked
from gamemaster.language.about.names_of_acts import named_by
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_TOO: Final = r"(?: (?:too|as well|also|likewise|please|then))*"
_ASKED: Final = (
    r"(?: (?:he|she|they|e|who) (?:(?:s|has|have|had) )?(?:asked|authori[sz]ed|told|begged|instructed|sent|"
    r"wants|"
    r"empowered|cant|is away|is asleep)\b.*)?"
)
_DEED: Final = r"(?:vote|move|turn|ballot|answer|action|act|tile|investment|order|message|post)"
_JOINED: Final = re.compile(
    "|".join(
        (
            (
                rf"(?:(?:do|count|enter|record|note|book|put) (?:the )?same|(?:the )?same goes) for "
                rf"NAME{_TOO}{_ASKED}"
            ),
            rf"so does NAME{_TOO}{_ASKED}",
            rf"NAME (?:hereby )?does (?:so|likewise|the same){_TOO}{_ASKED}",
            r"NAME hereby \w+s\b.*",
            rf"(?:from|for) (?:both|all|the two|the three) of us{_TOO}",
            rf"for (?:me|myself) and (?:for )?NAME{_TOO}|for NAME and (?:me|myself){_TOO}",
            (
                rf"(?:this|that|it|the same) (?:(?:goes|counts|holds|is valid) for NAME|is for "
                rf"(?:both of us|us both)){_TOO}{_ASKED}"
            ),
            rf"(?:this|that|it) (?:is|s) (?:also|equally) NAME s(?: {_DEED})?{_TOO}",
            (
                rf"(?:count|consider|take|treat|record|enter|note|book) (?:this|that|it) (?:as |for "
                rf")?(?:also "
                rf")?NAME"
                rf"(?: s {_DEED})?{_TOO}{_ASKED}"
            ),
            (
                rf"(?:put|sign|write|mark|book|note) NAME (?:down|up|in)\b(?: (?:for|as) (?:the same|it|this|"
                rf"that|one))?{_TOO}"
            ),
            (
                r"(?:.* )?i m (?:voting|acting|playing|moving|posting|speaking|writing|doing this|doing it|"
                r"typing this) for NAME"
                rf"{_TOO}{_ASKED}"
            ),
            (
                rf"(?:and |also )*(?:(?:on behalf )?of NAME|on NAME s(?: behalf)?|on (?:mine|my own)(?: "
                rf"behalf)?){_TOO}"
            ),
            (
                rf"(?:and |also )*(?:one|another|another one|one more) for NAME{_TOO}(?: (?:next to|beside|"
                rf"at|"
                rf"on) .*)?"
            ),
            (
                r"(?:posting|moving|playing|voting|acting|mailing|writing) for (?:two|three|both of us|NAME "
                r"and (?:me|myself)|"
                r"NAME too)\b.*"
            ),
        )
    )
)
_NAMED: Final = re.compile(
    r"(?:the|my) (\w+)(?: (?:one|act|move|vote|line))? (?:is|s) (?:NAME s(?=$| the\b| and\b)|(?:for|on "
    r"behalf of) NAME|on "
    r"NAME s behalf)\b.*"
)
_RANKS: Final = words_in("first second third last latter former other next top bottom")
_UNENTITLED: Final = re.compile(
    r"(?:.*\bi (?:have|ve|had) (?:no|not got|never had|never had the) (?:authority|mandate|right|"
    r"permission|licence|leave|"
    r"power of attorney)\b.*|(?:NAME|he|she|they) (?:has|have|s|ve) (?:authori[sz]ed nobody|(?:not|never|"
    r"nt) (?:asked|"
    r"authori[sz]ed|told|allowed)(?: me)?|no idea|given no (?:leave|permission|authority))\b.*|(?:NAME|he|"
    r"she|they) "
    r"(?:hasnt|havent|didnt|did not|doesnt know|does not know|knows nothing)\b.*)"
)
_NOT_LEADER: Final = re.compile(
    r"i (?:m|am) (?:not|no longer) (?:\w+ s|their|the|its) (?:leader|chief|captain|head|boss|owner|chair)\b.*"
)
_NO_MATTER: Final = re.compile(r".*\bthis (?:does not|doesnt|cannot) (?:matter|count)\b.*")
_OPEN_LIST: Final = re.compile(r"(?:and )?(?:to )?(?:whoever|whichever|whomever|anyone|anybody) .*")
_LONGEST: Final = 18
_WHOSE: Final = frozenset({NAME, "us", "mine", "own"})


def joins_another(scene: Scene, acts: Sequence[Act], tokens: Tokens, said: str) -> bool:
    """Whether a sentence behind acts puts in somebody else, or denies that one may act for somebody; `said`
    are its words, with the names masked."""
    if len(tokens) > _LONGEST or tokens[-1].low == "?":
        return False
    if any(act.by is not None or act.actor != scene.sender for act in acts) and _UNENTITLED.fullmatch(said):
        return True
    if said.startswith("i ") and _NOT_LEADER.fullmatch(said) is not None:
        return True
    if _WHOSE.isdisjoint(said.split()):
        return False
    if _JOINED.fullmatch(said) is not None or _does_it(scene, said, tokens):
        return True
    named = _NAMED.fullmatch(said)
    done = once_each(tuple(acts))
    return (
        named is not None and len(done) > 1 and (named[1] in _RANKS or named_by(scene, done, named[1]) >= 0)
    )


def joins_another_within(scene: Scene, before: Sequence[Token], after: Sequence[Token]) -> bool:
    """The same of what stands in front of an act or behind it in its own sentence."""
    if before and len(before) <= _LONGEST and before[-1].low == ":":
        lead = masked(scene, before)
        if _NO_MATTER.fullmatch(lead) or lead.startswith("posting for two"):
            return True
    if not after or len(after) > _LONGEST:
        return False
    tail = masked(scene, after)
    if after[0].low == "and" and _OPEN_LIST.fullmatch(tail):
        return True
    return NAME in tail and (
        _JOINED.fullmatch(tail.removeprefix("and ")) is not None or _does_it(scene, tail, after)
    )


_ONE: Final = words_in("one same")
_LEAST: Final = 3
"""Words of `Imke votes it`."""


def _does_it(scene: Scene, said: str, tokens: Tokens) -> bool:
    """`Brask places one at C6`, `Imke votes the same`: somebody does as much, in a verb of the game."""
    words = said.removeprefix("and ").split()
    if words[:1] != [NAME] or len(words) < _LEAST:
        return False
    verb = next((p for p, token in enumerate(tokens) if token.low == words[1]), 0)
    return bool(scene.lexicon.verb_at(tokens, verb, "third")) and not _ONE.isdisjoint(words[2:4])

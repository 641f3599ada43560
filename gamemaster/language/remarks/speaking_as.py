"""Sentences in front of acts by which these are somebody else's words, or only words.

`Let me be Tarn for a moment.`, `Whenever my dad plays he sends the same mail.`, `I imagine a confession like
this.`, `I might vote on a night like this.` Whoever sleeps on a night like this, or lets himself be brief,
says nothing of the kind.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "SO": "and but so yet though still then or please",
    "SPAN": "moment minute second bit while line sentence turn mail day change once",
    "FOR": "for_(?:an?|one|the|this|once)(?:_SPAN)?",
    "LET": (
        "(?:allow|permit)_me(?:_FOR)?_to let_me(?:_FOR)? i_(?:ll|will|shall|m_going_to)(?:_FOR)? "
        "(?:imagine|pretend|say|suppose|assume)_(?:that_)?i_(?:m|am|was|were) (?:may|can)_i"
    ),
    "BE": (
        "be play play_the_part_of impersonate mimic imitate (?:speak|write|talk|act|sign|answer|pose)_as "
        "be_the_voice_of"
    ),
    "END": "for here now today in(?!_\\w+_s) (?:as|if|so|who|once|again|instead|too|please)",
    "MAIL": (
        "(?:\\w+_)?(?:mail|email|message|post|line|lines|words?|sentence|move|moves|vote|ballot|text|turn|"
        "announcement)"
    ),
    "PLAYS": "plays? moves? votes? joins? posts? takes? has",
    "SENDS": "(?:send|write|type|post|mail)s?",
    "SAYS": "(?:say|send|write|type|post|mail|do|play|announce)(?:e?s)?",
    "SAME": (
        "(?:exactly_)?(?:the|this|that)_(?:very_|exact_)?same just_this exactly_this this these the_following"
    ),
    "WHENEVER": "whenever when (?:each|every|any)_time (?:each|every)_\\w+",
    "SUPPOSE": (
        "imagine imagined picture pictured envisage envision foresee visuali[sz]e fancied fancy conceive"
        " expect expected"
    ),
    "THIS": "this these the_following so that",
}
_AS_ANOTHER: Final = Grammar(
    _CLASSES,
    (
        "SO* FOR? LET BE nn END",
        "SO* FOR? LET BE my_\\w+ for_an?_SPAN",
        # whenever he plays he says the same
        ".. WHENEVER .. PLAYS .. SAYS (?:me|us)? SAME MAIL $",
        ".. WHENEVER .. PLAYS .. SAYS (?:me|us)? (?:SAME|the_same)_thing $",
        ".. WHENEVER .. PLAYS .. SAYS (?:me|us)? (?:exactly|just)? (?:this|these|the_following) $",
        "!i !we .. SENDS (?:me|us)? SAME (?:MAIL|thing) $",
        "SO* i (?:can|could|might|ll|will|often|always|just|only|d)* SUPPOSE .. like THIS $",
    ),
)
_MOVING: Final = words_in("move act play vote")
_WOULD: Final = Grammar(
    {"MIGHT": "d would might could may", "EVEN": "only just even always never well perhaps gladly rather"},
    (
        ".. i MIGHT EVEN* \\w+ .. (?:in|on|at) .. like (?:this|these|that) $",
        ".. i MIGHT EVEN* \\w+ .. (?:in|on|at) such .. $",
    ),
)
_WORDS: Final = words_in(
    "like such same this these following be play impersonate mimic imitate speak write talk act sign answer "
    "pose imagine pretend suppose assume"
)
_MODALS: Final = words_in("d would might could may only just even always never well perhaps gladly rather")


def may_speak(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nobody else speaks."""
    return not _WORDS.isdisjoint(lows)


def speaks_as_another(scene: Scene, parts: Sequence[str]) -> bool:
    """Whether a clause in front of acts, with signs in place of the names, does so."""
    if _AS_ANOTHER.fits_any(parts):
        return True
    deeds = [_deed(part) for part in parts if _WOULD.match(f" {part}")]
    moves = _MOVING.union(ready.frame.action for ready in scene.lexicon.ready) if deeds else _MOVING
    return any(deed in moves and deed != "see" for deed in deeds)


def _deed(part: str) -> str:
    """What somebody would do: `vote` of `i d only vote in a case like this`."""
    said = part.split()
    behind = said[said.index("i") + 1 :]
    return next((word for word in behind if word not in _MODALS), "")

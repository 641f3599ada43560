"""Sentences behind acts by which another mail, or an act of an earlier one, is the valid one.

`My real vote is the one in my last mail.`, `A second mail is on its way and takes precedence.`, `See my other
mail for what I really want.`, `My vote for Imke stands.`, `Imke keeps my vote.` That an earlier mail was too
long, or is about something else, says nothing of the kind.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "MAIL": "mail email e-mail message post posting ballot letter vote move note",
    "DAY": "(?:mon|tues|wednes|thurs|fri|satur|sun)day yesterday this_morning last_night last_week earlier",
    "OTHER": (
        "other second newer later latest last previous earlier first next new third old original real "
        "actual valid "
        "preceding following"
    ),
    "ONE": "(?:one|version|mail|move|vote|ballot|text)",
    "STILL": "still also now really always",
    "STANDS": (
        "stands(?!_(?:in|on|out|by|for|there|at|behind)) applies holds counts prevails "
        "remains(?=_to_this|$) wins "
        "(?:is|was|s)_(?:in_force|valid|binding|final) takes_(?:precedence|priority) has_(?:precedence|"
        "priority) "
        "goes_(?:before|first|ahead) overrides supersedes replaces_(?:this|it) "
        "(?:is|was|s)_the_(?:right|valid|real|correct|true|binding|official|proper|final|current)(?:_ONE|) "
        "(?:is|was|s)_the_one_(?:to_count|that_counts|that_stands|to_take|to_use|i_meant|in_my)"
    ),
    "SO": "so and but then for",
}
_OTHERS: Final = Grammar(
    _CLASSES,
    (
        "SO* (?:the|my) OTHER (?:OTHER)? MAIL .? .? STILL* STANDS",
        "SO* (?:the|my) MAIL (?:of|from|before|after|i_sent|i_wrote|on) .. STILL* STANDS",
        (
            "SO* (?:\\w+_)?\\w+_s MAIL STILL* (?:is|was)_the_(?:right|valid|real|correct|true|binding|"
            "final)(?:_ONE|) "
        ),
        (
            "SO* (?:an?) OTHER MAIL .. (?:and_)?(?:takes_precedence|overrides|supersedes|replaces|"
            "counts|prevails|"
            "has_precedence)"
        ),
        (
            "SO* there (?:is|s|will_be) (?:an?|another) (?:OTHER)? MAIL .. (?:with|that_has|for) .. "
            "(?:real|really|actual|proper)"
        ),
        (
            "SO* i (?:ve|have)? (?:sent|send|posted|wrote|written) (?:an?|another) (?:OTHER)? MAIL "
            "(?:after|later|since)"
        ),
        (
            "SO* (?:see|look_at|read|take|use|check|consult|follow) (?:my|the) OTHER MAIL (?:instead|"
            "for|if_you) "
            ".. (?:real|really|actual|actually|proper|want|move|vote)"
        ),
        "SO* (?:the|my) MAIL .. (?:from_now|later|tomorrow|tonight) (?:will|ll) (?:say|read|name)",
        "SO* (?:the|my) MAIL (?:i_sent|i_send|i_will_send) .. (?:will|ll) (?:say|read|name)",
        # an earlier act of the same kind
        "SO* my MAIL (?:for|on|against) nn STILL* (?:stands|holds|counts|applies|remains)",
        "SO* my MAIL (?:of|from) (?:DAY) STILL* (?:stands|holds|counts|applies|remains) ",
        "(?:not_that)? (?:it|this) (?:doesnt)? (?:changes?) my MAIL (?:for|on|against) nn",
        "SO* nn STILL* (?:has|keeps|retains) STILL* my MAIL $",
    ),
)
_AGAINST: Final = Grammar(
    _CLASSES,
    (
        "SO* my MAIL against (?:it|this|vo) STILL* (?:stands|holds|counts|applies|remains)",
        "SO* my MAIL against STILL* (?:stands|holds|counts|applies|remains)",
        "SO* i (?:ve|have)? already? voted against (?:it|this|vo)",
    ),
)
_WORDS: Final = words_in("mail email e-mail message post posting ballot letter vote move note voted")


def may_tell_of_mail(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which no other mail is spoken of."""
    return not _WORDS.isdisjoint(lows)


def points_elsewhere(parts: Sequence[str], own: frozenset[str]) -> bool:
    """Whether a part of a sentence behind acts does so; `own` are the values of the acts in small letters."""
    if _OTHERS.fits_any(parts):
        return True
    return "for" in own and _AGAINST.fits_any(parts)

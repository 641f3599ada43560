"""Words of somebody who goes, or stays away, and does not say `I leave`: `Count me out.`, `I must drop out.`

Whether e leaves the game by them is for a human to say. What may come (`I might leave`) is a plan, what is
asked (`Can I leave?`) a question; those are neither. So is `In!`, all of a mail, for who may want to join.
"""

import re
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_OPEN: Final = (
    r"(?:(?:so|well|ok|okay|sorry|unfortunately|alas|sadly|and|but|folks|all|everybody|please|hi|then"
    r"|i m sorry) )*"
)
_I: Final = r"i (?:(?:hereby|now|also|therefore|really|just|simply|sadly) )?"
_I_AM: Final = rf"{_I}(?:m|am) (?:(?:hereby|now|also|therefore|really|just|sadly|afraid i m|afraid i am) )?"
_MUST: Final = (
    r"(?:have to|must|need to|want to|wish to|would like to|d like to|have decided to|ve decided to)"
)
_GO: Final = (
    r"(?:leave|quit|resign|retire|withdraw|deregister|stop playing|bow out|drop out|pull out|opt out"
    r"|step down|step out)"
)
_PLAYING: Final = r"(?:playing|participating|taking part)"
_PLAY: Final = r"(?:play|participate|take part|continue|go on)"
_PART: Final = r"(?:a )?(?:player|contestant|member|townsperson|participant|character|party)"
_NO_MORE: Final = r"(?:any more|any longer|anymore)"
_WORDS: Final = re.compile(
    _OPEN
    + "(?:"
    + "|".join(
        (
            r"(?:remove|delete|unsubscribe) me(?: from| off)?",
            r"(?:take|cross|drop|strike|scratch) (?:me|my name)(?: off| out| from)(?: of| from)?",
            r"(?:count|deal|leave) me out(?: of)?",
            r"(?:mark|list|count) me (?:as )?(?:inactive|absent|away|gone)",
            r"replace me(?: with| by)?",
            rf"{_I}{_MUST} {_GO}(?: of| from)?",
            rf"{_I_AM}(?:out|quitting|resigning|retiring|dropping out|bowing out)(?: of| from)?",
            rf"{_I_AM}(?:done|through|finished) with",
            rf"{_I_AM}taking a break from",
            rf"{_I_AM}no longer (?:{_PLAYING}|in|{_PART})(?: in)?",
            rf"{_I_AM}not {_PLAYING} {_NO_MORE}(?: in)?",
            rf"{_I}no longer {_PLAY}(?: in)?",
            rf"{_I}(?:dont|do not|wont|will not|cant|cannot|can not) {_PLAY} {_NO_MORE}(?: in)?",
            rf"{_I}cease (?:to play|to participate|to be {_PART}|being {_PART}|{_PLAYING})(?: in| of)?",
            rf"{_I}(?:become|go|turn) (?:inactive|dormant)(?: in)?",
            rf"{_I}(?:deactivate|deregister|unsubscribe)(?: from)?",
            rf"{_I}need a (?:substitute|replacement|stand in)(?: for| in)?",
            r"unsubscribe(?: from)?",
            r"skip (?:me|my turn)",
        )
    )
    + ")(?: (?P<rest>.*))?"
)
_TAKING_OVER: Final = re.compile(
    r"(?:now )?(?:takes|takes over|has|gets|replaces) (?:my (?:place|seat|part|role)|me)"
    r"(?: (?:in|as|from) .*)?"
)
_IN: Final = re.compile(
    r"in(?: please)?|add me(?: please)?|me in(?: please)?|please add me|1 me|out(?: sorry)?"
    r"|me too(?: please)? i d love to (?:play|join)"
)
_GAMES: Final = words_in(
    "game games contest tournament subgame guild session contract list contestants players"
)
_AFTERWARDS: Final = words_in("this until sorry now thanks too as please because and but since due")
_UNSURE: Final = words_in("? if unless might may could should whether when")
_LONGEST: Final = 24
_SHORT_MAIL: Final = 40
_NEAR: Final = 5


def takes_leave(scene: Scene, tokens: Tokens, lows: frozenset[str]) -> bool:
    """Whether the words may be meant as leaving, or (all of a mail) as joining."""
    if len(tokens) > _LONGEST or not _UNSURE.isdisjoint(lows):
        return False
    if (
        not scene.acted
        and len(scene.text.strip()) <= _SHORT_MAIL
        and scene.lexicon.lax
        and _IN.fullmatch(as_said(plain_lows(tokens)))
    ):
        return True
    if not scene.signed:
        return False
    who = person_at(scene, tokens, 0)
    if who is not None and scene.sender not in who.parts:
        return _TAKING_OVER.fullmatch(as_said(plain_lows(tokens[who.end :]))) is not None
    # "That's it for me, I'm out", "Please replace me, I have no time"
    commas = [place for place, token in enumerate(tokens) if token.low == ","]
    parts = [tokens, *([tokens[: commas[0]], tokens[commas[-1] + 1 :]] if commas else [])]
    return any(_goes(scene, as_said(plain_lows(part))) for part in parts)


def _goes(scene: Scene, said: str) -> bool:
    found = _WORDS.fullmatch(said)
    if found is None:
        return False
    rest = (found["rest"] or "").split()
    ours = _GAMES | scene.lexicon.short_names | scene.lexicon.members.get("leave", frozenset())
    if not ours.isdisjoint(rest[:_NEAR]):
        return True
    # beside a move, one goes to bed or to work
    bare = not rest or rest[0] in _AFTERWARDS or (rest[0] == "for" and rest[1:2] != ["work"])
    return bare and not scene.acted

"""Short mails that may answer an intent, in words that are no answer: `Against.`, `Record my objection.`

Below a quoted intent a bare `No!` may be an objection; anywhere else, while intents are open, what calls
itself one may. Whether it is one is for a human to say. `No objection.` and `Fine by me.` are none.
"""

from collections.abc import Callable
from typing import Final

from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.layout.letter import Letter
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Doubt
from gamemaster.language.whole_mails.hardly_said import span_of

_LONGEST: Final = 60
_MOST: Final = 12
_NAMED: Final = words_in("object objection objections objecting")
_MEANT: Final = _NAMED | words_in(
    "no nay nope opposed against veto vetoed disagree n't not protest consent agree never"
)
_NO_ANSWER: Final = words_in(
    "? as would might could may will 'll if unless when tomorrow later fine yes objects thanks thank why "
    "what who how"
)


def half_answered(letter: Letter, own: str, quotes: Callable[[], bool], bears: Bearing) -> list[Doubt]:
    """A question about a mail that may object, or take an objection back, while intents are open; `quotes`
    tells whether it quotes one."""
    if bears < Bearing.TALK or not own or len(own) > _LONGEST:
        return []
    quoting = quotes()
    lows = [token.low for token in tokenize(own)]
    said = set(lows)
    denied = any(
        lows[place : place + 2] in (["no", "objection"], ["no", "objections"]) for place in range(len(lows))
    ) or (said & _NAMED and said & {"n't", "not", "never"})
    # what else is said of objections is talk, and a whole `I object` is asked about already
    plain = not ("my objection" in " ".join(lows) or said & {"withdrawn", "behalf"})
    if len(lows) > _MOST or denied or said & _NO_ANSWER or (plain and not quoting):
        return []
    if not said & (_MEANT if quoting else _NAMED):
        return []
    return [Doubt("vague", *span_of(letter, own), (), True)]

"""Solemn words that no frame reads: `The Parrot, hereby played`, `My vote falls, with this mail, on Rutger`.

Who says that something is done by the mail itself does it, in whatever words; what it is a human has to say.
What is only wished, told or promised that way (`I hereby thank you all for a lovely turn`) is none.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Tokens, asks_at_end, words_in
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Scene

_HEREBY: Final = words_in("hereby herewith")
_THE_MAIL: Final = table_of(
    "; ".join(
        f"{lead} {this} {mail}"
        for lead in ("by", "with", "in", "through", "as of", "as from", "from", "by means of")
        for this in ("this", "these")
        for mail in ("mail", "message", "post", "line", "lines", "words", "letter", "report", "announcement")
    )
)
_SIGNS: Final[frozenset[str]] = _HEREBY | _THE_MAIL.firsts
_TOLD: Final[frozenset[str]] = words.SPEECH | words_in(
    "wish done invited thank thanks congratulate promise apologise apologize assure remind inform "
    "invite welcome announce declare certify swear confirm admit confess acknowledge attach enclose "
    "hope wonder ask want not n't never nothing no was were did had if unless until would could "
    "should might will 'll shall joke example quote quoted following follows below publish report "
    "order"
)
_ENDING: Final = _HEREBY | {":"}
_STEM: Final = 4


def performs_somehow(scene: Scene, tokens: Tokens, lows: frozenset[str]) -> bool:
    """Whether a sentence, of which `lows` are the words, may do something of the game by being said."""
    if (
        _SIGNS.isdisjoint(lows)
        or not _TOLD.isdisjoint(lows)
        or asks_at_end(tokens)
        or tokens[-1].low in _ENDING
    ):
        return False
    if _HEREBY.isdisjoint(lows) and not any(_THE_MAIL.at(tokens, place) for place in range(len(tokens))):
        return False
    return any(_of_a_verb(scene.lexicon, low) for low in lows)


def _of_a_verb(lexicon: Lexicon, low: str) -> bool:
    """Whether a word is a form of one of the game's verbs, or a noun made of one (`objection`)."""
    return low in lexicon.verb_words or (
        len(low) > _STEM
        and any(base[:_STEM] == low[:_STEM] for base in lexicon.base_words if len(base) >= _STEM)
    )

"""How simulated players write: their moves between greetings, chat, quotations and signatures, and with
the slips that people make.

What must stay true: a mail announces `meant` and nothing else, so that whatever else the reader finds in it
has been misread.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from gamemaster.core.action import Action

_GREETINGS = ("Hello all,", "Hi,", "Good evening, everybody.", "Greetings,")
_CHAT = (
    "What a week that was.",
    "Thanks for the last report, it is much easier to read now.",
    "It has rained here since Monday.",
    "The archive of the list seems to be back.",
    "My train was late again, so this is written in a hurry.",
    "That was closer than it looked.",
    "Nobody told me that the coffee machine had gone.",
)
_PARTINGS = ("Best wishes,\n{who}", "Cheers,\n{who}", "-- \n{who}", "- {who}", "{who}")
_PLANS = (
    "Next week I might {does}, but I have not decided yet.",
    "I was thinking whether to {does} some time.",
    "I will probably {does} when I am back.",
)
_ODD = 0.5


@dataclass(frozen=True, slots=True)
class Said:
    """One action and a sentence that announces it."""

    action: Action
    sentence: str


@dataclass(frozen=True, slots=True)
class Draft:
    """A mail as written: `meant` are the actions it announces, `slip` the kind of mistake in it, or ""."""

    text: str
    meant: tuple[Action, ...]
    slip: str = ""


class Pen:
    """Writes mails; the same random numbers write the same mails."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._earlier: list[tuple[str, str]] = []

    def write(self, who: str, moves: Sequence[Said]) -> Draft:
        """A mail that announces `moves` in their order, and nothing else."""
        sentences = [move.sentence for move in moves]
        text = self._framed(who, self._laid_out(sentences))
        self._earlier.append((who, " ".join(sentences)))
        return Draft(text, tuple(move.action for move in moves))

    def slip(self, who: str, moves: Sequence[Said]) -> Draft:
        """A mail in which something goes wrong: a slip of the pen, a mere plan, somebody else's words."""
        match self._random.choice(("typo", "plan", "quotation", "question")):
            case "typo":
                place = self._random.randrange(len(moves))
                sentences = [move.sentence for move in moves]
                sentences[place] = self._mistyped(sentences[place])
                meant = tuple(move.action for move in moves)
                return Draft(self._framed(who, self._laid_out(sentences)), meant, "typo")
            case "plan":
                does = moves[0].sentence.removeprefix("I ").rstrip(".")
                text = self._random.choice(_PLANS).format(does=does)
                return Draft(self._framed(who, text), (), "plan")
            case "quotation":
                text = f"{self._quoted(who, moves[0].sentence)}\n\nNicely done.\n\n{who}"
                return Draft(text, (), "quotation")
            case _:
                text = f'What would happen if somebody wrote "{moves[0].sentence}" today?'
                return Draft(self._framed(who, text), (), "question")

    def _laid_out(self, sentences: Sequence[str]) -> str:
        return self._random.choice(("\n", " ", "\n\n")).join(sentences)

    def _framed(self, who: str, text: str) -> str:
        parts = []
        if self._earlier and self._random.random() < _ODD / 2:
            other, words = self._random.choice(self._earlier[-12:])
            parts.append(self._quoted(other, words))
        if self._random.random() < _ODD:
            parts.append(self._random.choice(_GREETINGS))
        if self._random.random() < _ODD:
            parts.append(self._random.choice(_CHAT))
        parts.append(text)
        if self._random.random() < _ODD / 2:
            parts.append(self._random.choice(_CHAT))
        if self._random.random() < _ODD:
            parts.append(self._random.choice(_PARTINGS).format(who=who))
        return "\n\n".join(parts) + "\n"

    def _quoted(self, other: str, words: str) -> str:
        lines = "\n".join(f"> {line}" for line in words.split("\n"))
        return f"{other} wrote:\n{lines}"

    def _mistyped(self, sentence: str) -> str:
        """The sentence with two letters of its verb exchanged."""
        words = sentence.split(" ")
        place = next((i for i, word in enumerate(words) if i and len(word) > 3 and word.isalpha()), 0)
        word = words[place]
        if len(word) > 2:
            words[place] = f"{word[0]}{word[2]}{word[1]}{word[3:]}"
        return " ".join(words)

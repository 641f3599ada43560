"""How much is spent on a mail: past a limit the rest of it is asked about, so that none takes for ever."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.vocabulary.scene import Act, Doubt, Finding

_MOST: Final = 490
"""A sentence parsed in full costs `_PARSED`, and as much again where it acts, for a condition that its acts
hang on, and for every score of its acts; twice as much where all it does is to ask, for then it was tried in
every way. A field costs one."""
_PARSED: Final = 4
_SCORE: Final = 20


class Effort:
    """What was spent on a mail so far, by what its sentences are made of and not by the clock."""

    def __init__(self) -> None:
        self._spent = 0

    @property
    def exceeded(self) -> bool:
        """Whether no more is spent on the mail."""
        return self._spent > _MOST

    def parsed(self) -> None:
        """A sentence was parsed in full, or the fields of an act begin."""
        self._spent += _PARSED

    def field(self) -> None:
        """A line belongs to the act above it."""
        self._spent += 1

    def kept(self, findings: Sequence[Finding]) -> None:
        """A sentence came to these findings."""
        acts = [finding for finding in findings if isinstance(finding, Act)]
        asks = not acts and any(isinstance(finding, Doubt) for finding in findings)
        hangs = any(act.when is not None for act in acts)
        self._spent += _PARSED * (bool(acts) + 2 * asks + hangs + len(acts) // _SCORE)

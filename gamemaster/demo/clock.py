"""The clock of the demonstration: stands where it was set, and runs on from there once it is told to."""

import time
from datetime import datetime, timedelta


class Clock:
    """Call it for the present moment of the story (aware, UTC)."""

    def __init__(self, now: datetime) -> None:
        self._now = now
        self._running_since: float | None = None

    def __call__(self) -> datetime:
        if self._running_since is None:
            return self._now
        return self._now + timedelta(seconds=int(time.monotonic() - self._running_since))

    def set(self, now: datetime) -> None:
        """Jump ahead; a story never goes back in time (ValueError)."""
        if now < self():
            raise ValueError(f"the story's clock cannot go back from {self()} to {now}")
        self._now = now

    def run(self) -> None:
        """Go on at the pace of real time from here."""
        self._running_since = time.monotonic()

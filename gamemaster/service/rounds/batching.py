"""Taking in mail that is there already: many messages a transaction, for archives come by the thousand.

A batch is committed whole or not at all, and what is yielded is durable. Where something goes wrong in a
batch it is taken in by halves, down to the message that fails: that one is then set aside, or the cause
reported, as if it had come alone, and the rest goes on.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import BinaryIO

from gamemaster.core.errors import GamemasterError, TransportError, WorkspaceError
from gamemaster.mail.files import RawMail, read_all
from gamemaster.service.messages.results import Fate, Taken
from gamemaster.service.rounds.intake import read_in, settled, take
from gamemaster.service.rounds.releasing import release
from gamemaster.service.workspace.workspace import Workspace

BATCH = 100
"""Messages in one transaction at most."""

# a batch is in memory as a whole, so large messages go fewer at a time (bytes)
_HEAVY = 8 * 1024 * 1024


def ingest(
    ws: Workspace, paths: Iterable[str], stdin: BinaryIO, passed: Callable[[int], object] = int
) -> Iterator[Taken]:
    """Take in mail from files: `.eml`, mbox, Maildir, folders of `.eml`, `-` for standard input.

    `passed` is told how many bytes of mail each batch had when it is done. Raises UsageError for a path that
    cannot be read; what came before it is done.
    """
    yield from release(ws)
    for batch in _batches(read_all(paths, stdin)):
        yield from take_together(ws, batch)
        passed(sum(len(mail.raw) for mail in batch))


def take_together(ws: Workspace, batch: Sequence[RawMail]) -> Iterator[Taken]:
    """Take in messages in their order, by one transaction if all goes well."""
    if len(batch) == 1:
        yield take(ws, batch[0])
        return
    taken = _at_once(ws, batch)
    if taken is not None:
        yield from taken
        return
    half = len(batch) // 2
    yield from take_together(ws, batch[:half])
    yield from take_together(ws, batch[half:])


def _at_once(ws: Workspace, batch: Sequence[RawMail]) -> list[Taken] | None:
    """The messages, taken in by one transaction; None, with nothing done, where the program fails on one."""
    incoming = [read_in(ws, raw) for raw in batch]
    fates: list[Fate] = []
    try:
        with ws.write() as tx:
            for one in incoming:
                fates.append(settled(ws, tx, one.store(tx)))
                # the next one may answer it
                one.remember(ws, fates[-1])
    except BaseException as error:
        ws.recent.clear()
        if isinstance(error, Exception) and not isinstance(error, TransportError | WorkspaceError):
            return None
        raise
    return [one.taken(fate) for one, fate in zip(incoming, fates, strict=True)]


def _batches(mails: Iterable[RawMail]) -> Iterator[list[RawMail]]:
    """The mails as lists; an error on the way is raised when what came before it has been handed out."""
    batch: list[RawMail] = []
    size = 0
    try:
        for mail in mails:
            batch.append(mail)
            size += len(mail.raw)
            if len(batch) == BATCH or size >= _HEAVY:
                yield batch
                batch, size = [], 0
    except GamemasterError:
        if batch:
            yield batch
        raise
    if batch:
        yield batch

"""What the reader is given: one mail, already decoded, with the mails it answers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Letter:
    """One mail as the reader sees it.

    `sender` is the canonical name of who sent it, None when that is not known. `text` is the decoded body, in
    which every span counts. `public` says whether a public list delivered it. `thread` holds the earlier
    mails it answers, nearest first.
    """

    message_id: str
    sender: str | None
    subject: str
    text: str
    public: bool = True
    thread: "tuple[Letter, ...]" = ()


def signed_names(sender: str) -> frozenset[str]:
    """How a sender signs, in lower case and without a full stop behind: the whole name, or its first word."""
    low = sender.casefold()
    return frozenset((low.rstrip("."), low.partition(" ")[0].rstrip(".")))

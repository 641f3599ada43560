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

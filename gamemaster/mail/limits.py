"""How large and how tangled a mail may be before only its header is read.

The limits hold before anything costly runs, so that no mail, however made, can stall the program: the
worst mail within them takes well under a quarter of a second.
"""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Limits:
    """Upper bounds for one mail; sizes are bytes. What exceeds one is noted, never guessed at."""

    max_bytes: int = 262_144
    header_bytes: int = 65_536
    parts: int = 100
    depth: int = 20
    addresses: int = 200


class Note(NamedTuple):
    """Something the game master should know about how a mail was read.

    Codes: `attachment_ignored`, `bad_date`, `charset_unknown`, `cut_short`, `digest_ignored`,
    `html_differs`, `html_only`, `no_date`, `no_message_id`, `no_text`, `resent`, `several_senders`,
    `too_deep`, `too_large`, `too_many_addresses`, `too_many_parts`, `unreadable`.
    """

    code: str
    text: str

"""A public beacon that the secret of a season may be mixed with, so that not even its owner could choose it.

The beacon is drand's network quicknet: a number every three seconds that nobody can foresee and everybody
can check. Its round is fixed with the commitment, ten minutes ahead; until it is out the game's mail waits.
Nothing is fetched unless the workspace names where from, and nothing is believed but what verifies.
"""

import hashlib
import json
import re
from datetime import datetime, timedelta
from urllib.error import URLError
from urllib.request import urlopen

from sqlalchemy import Connection

from gamemaster.core.beacon import first_round, time_of
from gamemaster.core.calendar import spoken
from gamemaster.core.errors import TransportError, UsageError
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.secrets import Beacon, fill_beacon, fix_beacon

_AHEAD = timedelta(minutes=10)
_TIMEOUT = 10.0
# a point of BLS12-381's smaller group, compressed
_SIGNATURE = re.compile(r"[0-9a-f]{96}")


def fix(tx: Connection, game: str, secret: str, now: datetime) -> int:
    """Lay down which round is mixed into `secret`: the first one ten minutes from now. The round."""
    round_ = first_round(now + _AHEAD)
    fix_beacon(tx, game, Beacon(secret, round_))
    return round_


def fill(ws: Workspace, game: str, signature: str = "") -> str:
    """Note what the round brought, by its signature (hexadecimal) or fetched; raises UsageError.

    Raises TransportError when it cannot be fetched.
    """
    with ws.read() as tx:
        waiting = ws.live(tx, game).waiting
    if waiting is None:
        raise UsageError(f"{game} waits for no beacon")
    if ws.clock() < time_of(waiting.round):
        raise UsageError(f"round {waiting.round} comes out on {spoken(time_of(waiting.round))}")
    signature = signature or _fetched(ws.config.dice.beacon_url, waiting.round)
    randomness = verified(waiting.round, signature)
    with ws.write() as tx:
        fill_beacon(tx, game, Beacon(waiting.secret, waiting.round, randomness, signature))
        ws.forget()
    return f"{game}: round {waiting.round} of the beacon is mixed into the secret of {waiting.secret}."


def verified(round_: int, signature: str) -> str:
    """The randomness of a round, in hexadecimal; raises UsageError unless `signature` is the beacon's."""
    try:
        from drand_verify import verify_quicknet
    except ModuleNotFoundError:
        raise UsageError("checking the beacon needs: pip install gamemaster[beacon]") from None
    plain = signature.strip().lower()
    try:
        if not _SIGNATURE.fullmatch(plain):
            raise ValueError("it is not 96 hexadecimal digits")
        verify_quicknet(round_, plain)
    except ValueError as error:
        raise UsageError(f"this is not the beacon's signature of round {round_}: {error}") from None
    return hashlib.sha256(bytes.fromhex(plain)).hexdigest()


def _fetched(url: str, round_: int) -> str:
    if not url:
        raise UsageError("give the round's signature, or name where to fetch it: beacon_url under [dice]")
    try:
        with urlopen(f"{url.rstrip('/')}/{round_}", timeout=_TIMEOUT) as answer:  # noqa: S310 - our own settings
            found = json.loads(answer.read(10_000))
        return str(found["signature"])
    except (URLError, OSError, ValueError, KeyError, TypeError) as error:
        raise TransportError(f"the beacon's round {round_} cannot be fetched: {error}") from None

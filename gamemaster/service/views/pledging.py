"""What may be printed of the secrets that draws hang on: commitments always, a secret once it is told."""

from gamemaster.reports.data import Pledge
from gamemaster.service.workspace.loaded import Live


def pledges(live: Live) -> tuple[Pledge, ...]:
    """Every secret that players should know of: those told, those in use, and those in use next."""
    told = [one.secret for one in live.told]
    seasons = [f"season {live.season}", f"season {live.season + 1}"]
    seals = [name for name in live.contract.seals(live.head.state) if name not in told]
    return tuple(pledge(live, name) for name in (*told, *seasons, *seals))


def pledge(live: Live, name: str) -> Pledge:
    """What may be printed of the secret called `name`: its commitment, and itself once it is told."""
    beacon = live.beacons.get(name)
    known = any(one.secret == name for one in live.told)
    return Pledge(
        name,
        live.chance.commitment(name),
        live.chance.sealed(name).hex() if known else "",
        beacon.round if beacon else 0,
        beacon.randomness if beacon else "",
    )

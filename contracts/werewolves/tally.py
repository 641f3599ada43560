"""What the votes of a day count (s. 3, 7d, 7e; W-1, W-23, W-24). Looks at votes only, changes nothing."""

from collections.abc import Iterable, Mapping

from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import IDIOT, Session, Townsperson
from gamemaster.core.maps import in_order


def cast(session: Session) -> dict[str, int]:
    """How many living townspersons have voted for each, as the votes were cast."""
    return _counted((p.vote, 1) for _, p in in_order(session.town) if p.alive)


def effective(session: Session, settings: WerewolfSettings) -> dict[str, int]:
    """How many votes count for each: without those of Lovers against each other, with the Idiot's own."""
    return {name: n for name, n in _counted(_weighed(session, settings)).items() if n}


def _weighed(session: Session, settings: WerewolfSettings) -> list[tuple[str | None, int]]:
    """Every vote and what it counts, the Idiot's own among them."""
    idiot = session.holder(IDIOT) if settings.idiot_vote != "own" else ""
    votes: list[tuple[str | None, int]] = []
    for name, p in in_order(session.town):
        if p.alive and name != idiot:
            votes.append((p.vote, _weight(p, p.vote, settings)))
    if idiot and session.town[idiot].alive:
        named = _idiots(idiot, _counted(votes), settings)
        votes += [(name, _weight(session.town[idiot], name, settings)) for name in named]
    return votes


def _weight(voter: Townsperson, target: str | None, settings: WerewolfSettings) -> int:
    """What a vote counts: 1, but for that of a Lover for the other (W-23), which the Idiot's may be, too."""
    if target is None or target != voter.lover:
        return 1
    return {"no_effect": 0, "dropped": 1, "minus_one": -1}[settings.lovers_vote]


def _counted(votes: Iterable[tuple[str | None, int]]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for target, weight in votes:
        if target is not None:
            counts[target] = counts.get(target, 0) + weight
    return counts


def _idiots(idiot: str, counts: Mapping[str, int], settings: WerewolfSettings) -> tuple[str, ...]:
    """Whom the Village Idiot votes for by emself: whoever has a vote, never emself (W-24)."""
    named = {name: n for name, n in counts.items() if name != idiot and n > 0}
    if settings.idiot_vote == "everyone":
        return tuple(named)
    most = max(named.values(), default=0)
    leaders = tuple(name for name, n in named.items() if n == most)
    return leaders if len(leaders) == 1 else ()


def needed(session: Session, settings: WerewolfSettings) -> int:
    """How many votes lynch: more than half of the living, or of the votes cast (W-1)."""
    if settings.majority == "living":
        return len(session.living) // 2 + 1
    # one that counts against somebody was cast, too
    return sum(abs(n) for target, n in _weighed(session, settings) if target is not None) // 2 + 1


def majority(session: Session, settings: WerewolfSettings) -> str:
    """The townsperson for whom a majority votes, "" for none; the vote cast last has settled it."""
    counts, enough = effective(session, settings), needed(session, settings)
    reached = sorted((-n, name) for name, n in counts.items() if n >= enough)
    return reached[0][1] if reached else ""


def plurality(session: Session, settings: WerewolfSettings) -> str:
    """Who has more votes than anybody else when the day's limit passes (W-5); "" when nobody does."""
    counts = effective(session, settings)
    most = max(counts.values(), default=0)
    leaders = [name for name, n in counts.items() if n == most and n > 0]
    return leaders[0] if len(leaders) == 1 else ""

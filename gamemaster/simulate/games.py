"""The games that can be simulated, and what is printed of one that was."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from gamemaster.core.errors import UsageError
from gamemaster.language.reading.reader import Reader
from gamemaster.simulate.agora_fluxx import AGORA_FLUXX
from gamemaster.simulate.agora_rpg import AGORA_RPG
from gamemaster.simulate.commune import COMMUNE
from gamemaster.simulate.guild_nomic import GUILD_NOMIC
from gamemaster.simulate.play import Play
from gamemaster.simulate.tournament import MOST_PLAYERS, Tournament, simulate
from gamemaster.simulate.werewolves import WEREWOLVES
from gamemaster.testing import invariants

_ALL = (AGORA_FLUXX, AGORA_RPG, COMMUNE, GUILD_NOMIC, WEREWOLVES)
PLAYS: Mapping[str, Play] = {play.contract.id: play for play in _ALL}
_MOST_WEEKS = 104


def played(game: str, players: int, weeks: int, seed: int) -> Tournament:
    """A simulated game; raises UsageError for what cannot be simulated."""
    if game not in PLAYS:
        raise UsageError(f"no game called {game!r} can be simulated; there are: {', '.join(sorted(PLAYS))}")
    if not 2 <= players <= MOST_PLAYERS:
        raise UsageError(f"between 2 and {MOST_PLAYERS} can play, not {players}")
    if not 1 <= weeks <= _MOST_WEEKS:
        raise UsageError(f"a simulated game lasts between 1 and {_MOST_WEEKS} weeks, not {weeks}")
    return simulate(PLAYS[game], _reader(game), players, weeks, seed)


def verify(tournament: Tournament) -> None:
    """Prove that the game is its replay, and that its entries lead there in any order of arrival.

    Raises InvariantBroken. The second proof folds the game many times over.
    """
    timeline, referee = tournament.table.timeline, tournament.table.referee
    invariants.replay_is_head(referee, timeline)
    random = Random(tournament.table.seed)
    invariants.order_is_free(referee, timeline.entries, timeline.clock, timeline.head, random)


def to_json(tournament: Tournament) -> dict[str, Any]:
    """What was counted, and the game as the public sees it in the end; a simulated game has no secrets."""
    tally, table, contract = tournament.tally, tournament.table, tournament.play.contract
    return {
        "game": contract.id,
        "seed": table.seed,
        "players": len(table.people),
        "over": tournament.over,
        "until": table.now.isoformat(),
        "mails": tally.mails,
        "late": tally.late,
        "announced": tally.announced,
        "misread": tally.misread,
        "questions": tally.questions,
        "rulings": tally.rulings,
        "slips": dict(tally.slips),
        "verdicts": dict(tally.verdicts),
        "refusals": dict(tally.refusals.most_common()),
        "actions": dict(tally.actions.most_common()),
        **contract.view(table.head.state),
    }


def to_text(tournament: Tournament) -> str:
    """The same in a few lines."""
    tally, table = tournament.tally, tournament.table
    ended = "came to its end" if tournament.over else "goes on"
    lines = [
        f"{tournament.play.contract.title}: {len(table.people)} players, seed {table.seed}; it {ended}.",
        f"Mails: {tally.mails}, {tally.late} of them late; {tally.announced} actions announced.",
        f"Read wrongly: {tally.misread}. Questions: {tally.questions}. Rulings: {tally.rulings}.",
        f"Outcomes: {_counted(tally.verdicts)}.",
        f"Applied: {_counted(tally.actions)}.",
        f"Refused: {_counted(tally.refusals)}.",
        f"Slips: {_counted(tally.slips)}.",
    ]
    return "\n".join(lines)


def _counted(counts: Mapping[str, int]) -> str:
    ordered = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return ", ".join(f"{count} {name}" for name, count in ordered) or "none"


@cache
def _reader(game: str) -> Reader:
    """The game's reader; compiling its frames is done once in a process."""
    contract = PLAYS[game].contract
    return Reader(contract.phrasebook, contract.vocabulary)

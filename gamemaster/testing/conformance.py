"""The invariants of every game as one suite: a contract's test file names the contract and some hints.

    @pytest.mark.parametrize("invariant", INVARIANTS)
    def test_invariant(invariant):
        check_contract(CONTRACT, HINTS, invariant)

    def test_declarations():
        check_declarations(CONTRACT)

    def test_random_games_reach_every_action():
        assert not never_applied(CONTRACT, {...}, HINTS)

Games are drawn from a fixed seed, once for all checks of a contract: what fails once fails again. That no
rule raises, whatever is thrown at it, is part of every invariant, since each of them plays the games.
"""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings

from gamemaster.core.calendar import DAY
from gamemaster.core.contract import Contract
from gamemaster.core.frame import COMMON_KINDS
from gamemaster.core.ledger import Entry, Kind, MessageBody, in_force
from gamemaster.core.outcome import Verdict
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Referee, Step
from gamemaster.core.timeline import Timeline
from gamemaster.testing import invariants
from gamemaster.testing.invariants import Extra, InvariantBroken
from gamemaster.testing.moments import wrong_clocks
from gamemaster.testing.randomgames import RandomGame, games, random_referee
from gamemaster.testing.strategies import Hints

EXAMPLES = 80
"""How many random games a check looks at unless it is told otherwise."""


@dataclass(frozen=True)
class Played:
    """A random game, played entry by entry."""

    contract: Contract[Any]
    game: RandomGame
    referee: Referee[Any]
    timeline: Timeline
    steps: tuple[Step, ...]

    @property
    def random(self) -> Random:
        """Choices of the check itself; the same for the same game."""
        return Random(self.game.seed)


def play(contract: Contract[Any], game: RandomGame, hints: Hints) -> Played:
    """Play a random game as mail would come in, the clock running on to its end."""
    referee = random_referee(contract, hints, game.settings)
    timeline = Timeline(referee, every=4)
    steps: list[Step] = []
    for entry in game.entries:
        refold = timeline.append(entry)
        del steps[len(steps) - len(refold.old) :]
        steps += refold.new
    steps += timeline.advance(game.until)
    return Played(contract, game, referee, timeline, tuple(steps))


def _replay(played: Played) -> None:
    invariants.replay_is_head(played.referee, played.timeline, played.steps)


def _order(played: Played) -> None:
    timeline = played.timeline
    invariants.order_is_free(played.referee, timeline.entries, timeline.clock, timeline.head, played.random)


def _twice(played: Played) -> None:
    for entry in played.timeline.entries:
        invariants.twice_is_once(played.referee, played.timeline, entry)


def _refused(played: Played) -> None:
    invariants.refusals_change_nothing(played.steps)


def _round_trip(played: Played) -> None:
    invariants.states_round_trip(played.contract, played.steps)
    invariants.events_round_trip(played.contract, played.steps)
    invariants.entries_round_trip(played.contract.vocabulary, played.game.entries)


def _ticks(played: Played) -> None:
    standing = played.steps[-1].after if played.steps else played.referee.opening()
    clock, random = played.timeline.clock, played.random
    later = [clock + (days * random.random()) * DAY for days in (3, 9, 20)]
    invariants.ticks_are_idempotent(played.referee, standing, later)


def _deterministic(played: Played) -> None:
    start, chance = played.referee.start, played.referee.chance
    other = Referee(played.contract, chance, start, played.referee.settings)
    again = invariants.from_zero(other, played.timeline.entries, played.timeline.clock)
    if again != list(played.steps):
        raise InvariantBroken("the same game played again went another way")


def _events(played: Played) -> None:
    invariants.steps_have_names(played.steps)
    invariants.events_make_states(played.contract, played.steps)
    invariants.subjects_are_whole(played.contract, played.steps)


def _views(played: Played) -> None:
    for step in played.steps:
        invariants.views_are_plain(played.contract, step)


def _draws(played: Played) -> None:
    """Another mail in the place of the first changes no draw of the others that still happens.

    A draw of another secret is another draw: what was the first game's is the second's if one came before.
    """
    first = min((entry.at for entry in played.game.entries), default=played.game.until)
    mail = MessageBody("<before@all.example>", "Nobody", True, Reading())
    others = [Entry("before-all", first, 0, Kind.MESSAGE, mail), *played.game.entries[1:]]
    again = list(played.referee.fold(played.referee.opening(), in_force(others), played.timeline.clock))
    before, after = _drawn(played.steps), _drawn(again)
    for draw in before.keys() & after.keys():
        if before[draw] != after[draw]:
            raise InvariantBroken(f"{draw} gave {before[draw]}, and {after[draw]} after another mail came")


def _drawn(steps: Sequence[Step]) -> dict[tuple[str, str, str, int, int], int]:
    draws = (draw for step in steps for draw in step.draws)
    return {(draw.secret, draw.entry, draw.purpose, draw.counter, draw.sides): draw.result for draw in draws}


_CHECKS: dict[str, Callable[[Played], None]] = {
    "replay is head": _replay,
    "order of arrival is free": _order,
    "delivered twice is once": _twice,
    "refused changes nothing": _refused,
    "JSON round trip": _round_trip,
    "ticks are idempotent": _ticks,
    "deterministic": _deterministic,
    "events make states": _events,
    "views are plain": _views,
    "draws stay": _draws,
}

INVARIANTS: tuple[str, ...] = tuple(_CHECKS)
"""The names of the checks that `check_contract` knows."""


def check_contract(
    contract: Contract[Any],
    hints: Hints | None = None,
    only: str | None = None,
    extra: Collection[Extra] = (),
    max_examples: int = EXAMPLES,
    shrink: bool = True,
) -> None:
    """Put `contract` through random games; raises InvariantBroken (or whatever a rule raised).

    `only` names one of INVARIANTS (None: all of them); `extra` are promises of this game alone, held against
    every step. Unless `shrink` is False, a game that fails is cut down to a small one, which takes a while.
    """
    checks = [_CHECKS[only]] if only is not None else [] if extra else list(_CHECKS.values())

    def check(played: Played) -> None:
        for one in checks:
            one(played)
        for step in played.steps:
            for promise in extra:
                promise(step)

    hints = _PLAIN if hints is None else hints
    for place, played in enumerate(random_plays(contract, hints, max_examples)):
        try:
            check(played)
        except Exception:
            if shrink:
                _with_random_games(contract, hints, check, place // _BATCH)
            raise


def applied_actions(
    contract: Contract[Any], hints: Hints | None = None, max_examples: int = EXAMPLES
) -> Counter[str]:
    """How often random games get each action applied: how much the other checks have seen."""
    return Counter(
        outcome.attempt.action.name
        for played in random_plays(contract, _PLAIN if hints is None else hints, max_examples)
        for step in played.steps
        for outcome in step.outcomes
        if outcome.verdict is Verdict.APPLIED and outcome.attempt is not None
    )


def never_applied(
    contract: Contract[Any], wanted: Collection[str], *hints: Hints, max_examples: int = EXAMPLES
) -> frozenset[str]:
    """Those of `wanted` that no random game gets applied, however many are drawn within reason.

    What Hypothesis draws depends on which modules are loaded, so that a count that is enough on one
    machine is not on the next: the games are doubled five times before an action is called unreachable.
    """
    missing = frozenset(wanted)
    for doubling in range(6):
        for hint in hints:
            missing -= applied_actions(contract, hint, max_examples << doubling).keys()
            if not missing:
                return missing
    return missing


def check_declarations(contract: Contract[Any]) -> None:
    """What a contract declares fits together: names, settings, sections, text. Raises InvariantBroken."""
    wrong = []
    for what, kinds in (("actions", contract.actions), ("events", contract.events)):
        names = [kind.name for kind in kinds]
        wrong += [f"two {what} are called {name}" for name in sorted(set(names)) if names.count(name) > 1]
    for point in contract.ambiguities:
        if point.section and point.section not in contract.sections:
            wrong.append(f"{point.id} cites section {point.section!r}, which does not exist")
        if not point.setting:
            continue
        if point.setting not in contract.settings.model_fields:
            wrong.append(f"{point.id} is decided by {point.setting!r}, which is no setting")
        elif contract.settings.model_fields[point.setting].default not in point.options:
            wrong.append(f"{point.id} does not say what the default of {point.setting} means")
    if contract.announcing not in contract.sections:
        wrong.append(f"announcing is section {contract.announcing!r}, which does not exist")
    if not contract.text.is_file():
        wrong.append(f"the contract's text is no file: {contract.text.name}")
    wrong += _wrong_phrasebook(contract)
    wrong += wrong_clocks(contract)
    if wrong:
        raise InvariantBroken("\n".join(wrong))


def _wrong_phrasebook(contract: Contract[Any]) -> list[str]:
    """Kinds and names that measures, groups and lots speak of and that are not there."""
    book = contract.phrasebook
    kinds = {kind.name: kind for kind in book.kinds}
    wrong = [
        f"the values of {measure.path} are of kind {measure.kind!r}, which does not exist"
        for measure in book.measures
        if measure.kind and measure.kind not in COMMON_KINDS | kinds.keys()
    ]
    wrong += [
        f"the lot {lot.name} is of kind {lot.kind!r}, which is no counted kind"
        for lot in book.lots
        if lot.kind not in kinds or not kinds[lot.kind].counted
    ]
    names = [*(group.name for group in book.groups), *(lot.name for lot in book.lots)]
    wrong += [f"two groups or lots are called {name}" for name in sorted(set(names)) if names.count(name) > 1]
    return wrong


def random_plays(contract: Contract[Any], hints: Hints, count: int) -> Sequence[Played]:
    """The first `count` random games of a contract, played; drawing them costs more than most checks."""
    known = _PLAYS.setdefault((id(contract), id(hints)), _Plays(contract, hints, []))
    while len(known.plays) < count:
        batch: list[Played] = []
        _with_random_games(contract, hints, batch.append, len(known.plays) // _BATCH, shrink=False)
        known.plays.extend(batch)
    return known.plays[:count]


class _Plays(NamedTuple):
    """Random games that were played. The contract and hints are kept, so that their identity stays taken."""

    contract: Contract[Any]
    hints: Hints
    plays: list[Played]


_PLAYS: dict[tuple[int, int], _Plays] = {}
_BATCH = 40
"""So many games are drawn from one seed: more games are further batches, and those before them stay."""
_PLAIN = Hints()


def _with_random_games(
    contract: Contract[Any],
    hints: Hints,
    check: Callable[[Played], None],
    batch: int,
    shrink: bool = True,
) -> None:
    phases = (Phase.explicit, Phase.generate, *((Phase.shrink,) if shrink else ()))

    @seed(batch)
    @settings(
        max_examples=_BATCH,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=phases,
    )
    @given(games(contract, hints))
    def run(game: RandomGame) -> None:
        check(play(contract, game, hints))

    run()

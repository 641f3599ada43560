"""What every rule asks first, and the refusals that several rules share.

A refusal is read by everybody in the next report: it speaks of what is public, and never of what is in a
hand.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from contracts.agora_fluxx.cards import TYPES, Card
from contracts.agora_fluxx.events import DeckRefilled
from contracts.agora_fluxx.evolve import evolve
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Game, Player, State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.context import Context
from gamemaster.core.course import Course
from gamemaster.core.event import Event
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.people import fold

Ctx = Context[FluxxSettings]
Told = Course[State]
Ruling = Course[State] | Refused | NeedsRuling


def course(state: State) -> Told:
    """A course of events from `state` on, in which an empty Deck takes the Discard Pile."""
    return Course(state, evolve, _refilled)


def _refilled(state: State) -> Event | None:  # s. III-5, F-5
    game = state.game
    if game is None or game.deck or not game.discards or game.result is not None:
        return None
    return DeckRefilled(len(game.discards))


def running(state: State, section: str) -> Game | Refused:
    """The game in progress."""
    game = state.game
    if game is None:
        return Refused("NO_GAME", section, "No game has begun yet; the contestmaster starts one.")
    if game.result is not None:
        text = (
            f"Game {game.number} was won by {' and '.join(game.result.winners)} on {spoken(game.result.at)}."
        )
        return Refused("GAME_OVER", section, text, {"game": game.number, "won": iso(game.result.at)})
    return game


def seated(state: State, ctx: Ctx, section: str) -> tuple[Game, Player] | Refused:
    """The game in progress and the actor as a player of it."""
    player = member(state, ctx.actor)
    if isinstance(player, Refused):
        return player
    game = running(state, section)
    return game if isinstance(game, Refused) else (game, player)


def member(state: State, name: str) -> Player | Refused:
    """The player called `name`, as the one who acts."""
    found = state.players.get(name)
    if found is not None:
        return found
    if name == state.office.contestmaster:
        return Refused("CONTESTMASTER_PLAYS", "II", "The contestmaster is no player.")
    return Refused("NOT_A_PLAYER", "II", "You are not a player.", {}, "I join Agora Fluxx.")


def other(state: State, name: str, section: str) -> Player | Refused:
    """The player called `name`, as the one whom it is about."""
    return state.players.get(name) or Refused(
        "NOT_A_PLAYER",
        section,
        f"{name} is not a player.",
        {"person": name, "players": sorted(state.players)},
    )


def card_called(game: Game, name: str, section: str) -> Card | Refused:
    """The card of the game that is called so; an article in front and upper case do not matter."""
    exact = game.cards.get(name)
    if exact is not None:
        return exact
    wanted = _plain(name)
    found = sorted(card for card in game.cards if _plain(card) == wanted)
    if len(found) == 1:
        return game.cards[found[0]]
    text = f"No card of this game is called {name!r}."
    return Refused("NO_SUCH_CARD", section, text, {"card": name, "of_that_name": found})


def name_taken(cards: Iterable[str], name: str) -> str:
    """That of the names of cards which is so like `name` that they could not be told apart, "" for none."""
    plain = _plain(name)
    return next((one for one in sorted(cards) if one == name or _plain(one) == plain), "")


def same_names(names: Sequence[str]) -> list[str]:
    """Those of the names of cards that could not be told from one before, sorted."""
    count = Counter(map(_plain, names))
    return sorted({name for name in names if count[_plain(name)] > 1})


def _plain(name: str) -> str:
    return fold(name.strip().lower().removeprefix("the "))


def office(state: State, ctx: Ctx, section: str) -> Refused | None:
    """What bars an act of office: only the contestmaster, or a ruling, may do it."""
    if ctx.gm or ctx.actor == state.office.contestmaster:
        return None
    return Refused("CONTESTMASTER_ONLY", section, "Only the contestmaster can do this.")


def awaited(game: Game, settings: FluxxSettings) -> Refused | None:
    """What bars every play while somebody must discard (F-16)."""
    if not game.owing or not settings.limit_blocking:
        return None
    names = ", ".join(game.owing)
    text = f"Play waits until {names} {'have' if len(game.owing) > 1 else 'has'} discarded down to the limit."
    return Refused("DISCARDS_AWAITED", "IV-1", text, {"awaited": list(game.owing)})


def on_break(state: State) -> Refused | None:  # s. III-16
    """What bars every act of the game during a break."""
    since = state.office.on_break
    if since is None:
        return None
    text = f"There is a break since {spoken(since)}, until the contestmaster declares that the game is on."
    return Refused("ON_BREAK", "III-16", text, {"since": iso(since)})


def limits(game: Game) -> dict[str, int | None]:
    """The number that each Type of Rule has now; None where the Rule in play has none, or there is none."""
    return {type_: game.number_of(type_) for type_ in TYPES}

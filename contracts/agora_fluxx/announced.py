"""What is worth telling the list at once, by the setting `news`: beginnings and ends of games, or every play.

A game counts these events (`Game.news`), so that no announcement is taken for another.
"""

from contracts.agora_fluxx import events as ev
from contracts.agora_fluxx import office_events as oe
from gamemaster.core.event import Event

GAMES: tuple[type[Event], ...] = (oe.GameStarted, ev.GameWon, oe.BreakDeclared, oe.BreakEnded)
PLAYS: tuple[type[Event], ...] = (
    *GAMES,
    ev.TurnStarted,
    ev.TurnEnded,
    ev.TokenForfeited,
    ev.CardPlayed,
    ev.CardDiscarded,
    ev.InstructionsFollowed,
    ev.DeckRefilled,
    ev.KeeperMoved,
    ev.DiscardTaken,
    ev.HandRobbed,
    ev.HandsPassed,
    ev.Drew,
    ev.DiscardsDue,
    oe.CardCreated,
    oe.CardMoved,
    oe.CardDestroyed,
)

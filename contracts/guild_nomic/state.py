"""The state of GuildNomic: frozen pieces that share what an event leaves alone.

What must stay true: whatever grows with people, parties, monsters or proposals is a persistent map, and
nothing iterates over one unsorted where the order could be seen. Phases are counted from 1 (`fought`,
`attacked`, `phase`; 0 is never); who is in a party is in its `members`, in the order in which they joined,
and nowhere else but in the player's `party`.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from contracts.guild_nomic.actions import Class
from contracts.guild_nomic.elements import CLASS_STRENGTHS, NOTHING, Strengths, total
from gamemaster.core.maps import Map, PersistentMap, in_order
from gamemaster.core.mechanics.assets import NOTHING as NO_ITEMS
from gamemaster.core.mechanics.assets import Holdings

Side = Literal["for", "against"]


@dataclass(frozen=True, slots=True)
class Player:
    """A player, who is an adventurer: joining the guild is the only way in.

    `extra` is what comes on top of the class, `fought` the last phase in which e was in combat. Of the week
    with number `week`, `made` is how many proposals e created in it.
    """

    joined: datetime
    class_: Class
    level: int = 1
    hp: int = 1
    titles: tuple[str, ...] = ()
    items: Holdings = NO_ITEMS
    extra: Strengths = NOTHING
    party: str | None = None
    fought: int = 0
    week: int = 0
    made: int = 0

    @property
    def strengths(self) -> Strengths:
        """The elemental strengths of the class, with what came on top of them."""
        return total((CLASS_STRENGTHS[self.class_], self.extra))


@dataclass(frozen=True, slots=True)
class Monster:
    """A living monster; `number` is that of its quest, whether that still stands or not."""

    number: int
    name: str
    strengths: Strengths
    level: int
    hp: int
    items: Holdings = NO_ITEMS
    fought: int = 0


@dataclass(frozen=True, slots=True)
class Slain:
    """A monster that is no more, and which party killed it ("": it was taken off the board)."""

    name: str
    by: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest on the board since that phase. Its monster has the same number."""

    number: int
    by: str
    at: datetime
    phase: int


@dataclass(frozen=True, slots=True)
class Owed:
    """Damage whose order the members still have to choose (G-22), from `since` to `until`."""

    points: int
    by: str
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class Party:
    """A living party; `attacked` is the last phase in which it took an attack action.

    `last` left it last, if nobody is left.
    """

    name: str
    members: tuple[str, ...]
    order: tuple[str, ...] = ()
    items: Holdings = NO_ITEMS
    attacked: int = 0
    owed: Owed | None = None
    last: str = ""


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote as it stands."""

    side: Side
    at: datetime


_VOTES: Map[str, Vote] = Map()


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal whose voting has not ended. `restricted`: only reputable players' votes count (s. 7).

    `active` until it is retracted; a standard one is an item of its author until its voting ends (s. 8).
    """

    number: int
    by: str
    class_: Literal["standard", "urgent"]
    title: str
    text: str
    at: datetime
    opens: datetime
    ends: datetime
    restricted: bool
    active: bool = True
    votes: PersistentMap[str, Vote] = _VOTES

    @property
    def handle(self) -> str:
        """What it is called in a sentence."""
        return f"proposal {self.number}" + (f" ({self.title})" if self.title else "")


@dataclass(frozen=True, slots=True)
class Decided:
    """What became of a proposal. `owed` is what the game master still has to carry out of it."""

    number: int
    by: str
    title: str
    fate: str
    for_: int
    against: int
    at: datetime
    owed: str = ""


_OPEN: Map[int, Proposal] = Map()
_DECIDED: Map[int, Decided] = Map()


@dataclass(frozen=True, slots=True)
class Docket:
    """Proposals: those being voted on, what became of the others, the last number given."""

    last: int = 0
    open: PersistentMap[int, Proposal] = _OPEN
    decided: PersistentMap[int, Decided] = _DECIDED


_QUESTS: Map[int, Quest] = Map()
_MONSTERS: Map[int, Monster] = Map()
_SLAIN: Map[int, Slain] = Map()


@dataclass(frozen=True, slots=True)
class Board:
    """The quest board. `added` quests were put on it in phase `phase`; `last` is the last number given."""

    last: int = 0
    quests: PersistentMap[int, Quest] = _QUESTS
    monsters: PersistentMap[int, Monster] = _MONSTERS
    slain: PersistentMap[int, Slain] = _SLAIN
    phase: int = 0
    added: int = 0


@dataclass(frozen=True, slots=True)
class Calendar:
    """The running phase, counted from the start of the cycle, and the week of the game it lies in."""

    started: datetime
    phase: int
    begins: datetime
    ends: datetime
    week: int


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings that hold by themselves: when one of them changes, what it decides is looked at anew."""

    win_level: int
    end_level: int
    death_at: Literal["below", "zero"]


@dataclass(frozen=True, slots=True)
class Former:
    """Somebody who was a player, since when e is none, what e had, and whether that is kept for em (G-17)."""

    left: datetime
    player: Player
    kept: bool


@dataclass(frozen=True, slots=True)
class Result:
    """That the cycle is over; `announced` once the world knows."""

    at: datetime
    announced: bool = False


_FORMER: Map[str, Former] = Map()
_MARKS: Map[str, bool] = Map()


@dataclass(frozen=True, slots=True)
class Realm:
    """What changes seldom: phases, office, reputation as the game master marked it, winners, the end.

    `owing` names the parties that have still to choose who takes their damage.
    """

    calendar: Calendar
    master: str
    terms: Terms
    former: PersistentMap[str, Former] = _FORMER
    marks: PersistentMap[str, bool] = _MARKS
    owing: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    result: Result | None = None


_PLAYERS: Map[str, Player] = Map()
_LEVELS: Map[int, int] = Map()
_PARTIES: Map[str, Party] = Map()


@dataclass(frozen=True, slots=True)
class State:
    """The whole game between two events. `levels` says how many players have each level."""

    realm: Realm
    players: PersistentMap[str, Player] = _PLAYERS
    parties: PersistentMap[str, Party] = _PARTIES
    board: Board = field(default_factory=Board)
    docket: Docket = field(default_factory=Docket)
    levels: PersistentMap[int, int] = _LEVELS

    @property
    def calendar(self) -> Calendar:
        """The running phase."""
        return self.realm.calendar

    def party_of(self, person: str) -> Party | None:
        """The party that somebody is in."""
        player = self.players.get(person)
        return None if player is None or player.party is None else self.parties[player.party]

    def strengths_of(self, party: Party) -> Strengths:
        """The elemental strengths of a party: the sums of its members' (s. 15)."""
        return total(self.players[name].strengths for name in party.members)

    def level_of(self, party: Party) -> int:
        """The level of a party: the sum of its members' (s. 15)."""
        return sum(self.players[name].level for name in party.members)

    def hp_of(self, party: Party) -> int:
        """The health points of a party: the sum of its members' (s. 15)."""
        return sum(self.players[name].hp for name in party.members)

    def with_player(self, name: str, player: Player) -> "State":
        """This state with that player as e is now."""
        old = self.players.get(name)
        levels = self.levels
        if old is None or old.level != player.level:
            levels = _counted(levels, old, -1)
            levels = _counted(levels, player, 1)
        players = self.players.set(name, player)
        return State(self.realm, players, self.parties, self.board, self.docket, levels)

    def without_player(self, name: str) -> "State":
        """This state without that player."""
        levels = _counted(self.levels, self.players[name], -1)
        players = self.players.delete(name)
        return State(self.realm, players, self.parties, self.board, self.docket, levels)

    @property
    def highest_level(self) -> int:
        """The level of the highest-level adventurer (s. 16), 0 without any."""
        return max(self.levels, default=0)

    def with_party(self, party: Party) -> "State":
        """This state with that party as it is now."""
        parties = self.parties.set(party.name, party)
        return State(self.realm, self.players, parties, self.board, self.docket, self.levels)

    def with_monster(self, monster: Monster) -> "State":
        """This state with that monster as it is now."""
        return self.with_board(monsters=self.board.monsters.set(monster.number, monster))

    def with_board(self, **changes: Any) -> "State":
        """This state with those fields of the board changed."""
        board = replace(self.board, **changes)
        return State(self.realm, self.players, self.parties, board, self.docket, self.levels)

    def with_docket(self, **changes: Any) -> "State":
        """This state with those fields of the docket changed."""
        docket = replace(self.docket, **changes)
        return State(self.realm, self.players, self.parties, self.board, docket, self.levels)

    def with_proposal(self, proposal: Proposal) -> "State":
        """This state with that open proposal as it is now."""
        return self.with_docket(open=self.docket.open.set(proposal.number, proposal))

    def with_realm(self, **changes: Any) -> "State":
        """This state with those fields of the realm changed."""
        realm = replace(self.realm, **changes)
        return State(realm, self.players, self.parties, self.board, self.docket, self.levels)


def _counted(levels: Map[int, int], player: Player | None, by: int) -> Map[int, int]:
    """`levels` with one more, or one less, of that player's."""
    if player is None:
        return levels
    many = levels.get(player.level, 0) + by
    return levels.set(player.level, many) if many else levels.delete(player.level)


def own_proposals(state: State, person: str) -> tuple[Proposal, ...]:
    """Those of the open proposals that somebody created, by number."""
    return tuple(proposal for _, proposal in in_order(state.docket.open) if proposal.by == person)

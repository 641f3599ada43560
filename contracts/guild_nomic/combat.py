"""Attack actions of parties, and the counter-attacks of monsters (s. 18)."""

from contracts.guild_nomic.actions import Attack, Element
from contracts.guild_nomic.belonging import own_party
from contracts.guild_nomic.damage import damage_party
from contracts.guild_nomic.elements import advantage, best_element
from contracts.guild_nomic.events import Attacked, CounterAttacked, MonsterKilled, QuestCompleted
from contracts.guild_nomic.guards import Ctx, Ruling, monster_called, not_pending, plain
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.settle import closing_course, out_of_health
from contracts.guild_nomic.state import Monster, Party, State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.course import Course
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.assets import pairs
from gamemaster.core.outcome import Refused

SIDES = 20


def attack(state: State, action: Attack, ctx: Ctx) -> Ruling:  # s. 18
    """Lead one's party in its attack action of the phase; what lives strikes back."""
    party = own_party(state, ctx)
    if isinstance(party, Refused):
        return party
    if action.party is not None and plain(action.party) != plain(party.name):
        text = f"You are in {party.name}, and lead no other party."
        instead = f"I attack {_a_monster(state)} with {action.element}." if state.board.monsters else ""
        return Refused("NOT_YOUR_PARTY", "15", text, {"party": party.name}, instead)
    barred = not_pending(party, "18") or spent(state, party, ctx.settings)
    if barred is not None:
        return barred
    monster = monster_called(state, action.target)
    if isinstance(monster, Refused):
        living = state.board.monsters
        return monster._replace(
            instead=f"I attack {_a_monster(state)} with {action.element}." if living else ""
        )
    told = closing_course(state, ctx.at, party.members)
    _strike(told, party, monster, action.element, ctx)
    return told


def _a_monster(state: State) -> str:
    return next((monster.name for _, monster in in_order(state.board.monsters)), "")


def spent(state: State, party: Party, settings: GuildSettings) -> Refused | None:
    """Refuses a second attack action in one phase, of the party or of one of its members (G-25)."""
    calendar = state.calendar
    when = f"the next phase begins on {spoken(calendar.ends)}."
    numbers = {"phase": calendar.phase, "next_phase": iso(calendar.ends)}
    if party.attacked == calendar.phase:
        text = f"{party.name} has attacked in this phase already; {when}"
        return Refused("ATTACKED_ALREADY", "18", text, numbers)
    if settings.attack_limit == "person":
        tired = [name for name in party.members if state.players[name].fought == calendar.phase]
        if tired:
            text = f"{', '.join(tired)} took part in an attack in this phase already; {when}"
            return Refused("FOUGHT_ALREADY", "18", text, {**numbers, "people": tired})
    return None


def _strike(told: Course[State], party: Party, monster: Monster, element: Element, ctx: Ctx) -> None:
    """The party's attack, and what follows from it (s. 18, G-27)."""
    state, settings = told.state, ctx.settings
    gain = advantage(state.strengths_of(party), monster.strengths, element, intended(settings))
    roll = ctx.roll("attack", SIDES)
    hit = roll + gain > settings.hit_above
    damage = state.level_of(party) if hit else 0
    left = monster.hp - damage
    told.tell(
        Attacked(
            ctx.actor,
            party.name,
            party.members,
            monster.number,
            monster.name,
            element,
            roll,
            gain,
            hit,
            damage,
            left,
        )
    )
    if not out_of_health(left, state.realm.terms.death_at):
        _counter(told, party, monster, ctx)
    elif hit:
        # one that was at zero when the settings made that the end lies there until it is hit (G-21)
        _kill(told, party, monster, ctx)


def _kill(told: Course[State], party: Party, monster: Monster, ctx: Ctx) -> None:  # s. 16, 17, G-35
    quest = told.state.board.quests.get(monster.number)
    items = pairs(told.state.board.monsters[monster.number].items)
    told.tell(MonsterKilled(monster.number, monster.name, party.name, items, ctx.at))
    if quest is not None:
        healed = ctx.settings.levelup_hp == "up"
        members = told.state.parties[party.name].members
        told.tell(QuestCompleted(quest.number, monster.name, party.name, members, healed))


def _counter(told: Course[State], party: Party, monster: Monster, ctx: Ctx) -> None:  # s. 18, G-28, G-30
    strengths = told.state.strengths_of(told.state.parties[party.name])
    turned = intended(ctx.settings)
    element = best_element(monster.strengths, strengths, turned)
    gain = advantage(monster.strengths, strengths, element, turned)
    roll = ctx.roll("counter-attack", SIDES)
    hit = roll + gain > ctx.settings.hit_above
    damage = monster.level if hit else 0
    told.tell(CounterAttacked(monster.number, monster.name, party.name, element, roll, gain, hit, damage))
    if hit:
        damage_party(told, party.name, damage, monster.name, ctx.at, ctx)


def intended(settings: GuildSettings) -> bool:
    """Whether an advantage is the attacker's strength less the target's (G-2)."""
    return settings.advantage_sign == "intended"


def to_hit(state: State, party: Party, monster: Monster, element: Element, settings: GuildSettings) -> int:
    """The least roll of a d20 with which the party's attack would hit: 1 always does, 21 never."""
    gain = advantage(state.strengths_of(party), monster.strengths, element, intended(settings))
    return min(SIDES + 1, max(1, settings.hit_above - gain + 1))

"""The quest board: adding quests, whose monsters are created with them, and taking quests off (s. 16, 17)."""

from contracts.guild_nomic.actions import ELEMENTS, AddQuest, RemoveQuest, VetoQuest
from contracts.guild_nomic.elements import Strengths
from contracts.guild_nomic.events import QuestAdded, QuestRemoved
from contracts.guild_nomic.guards import Ctx, Ruling, player, quest_called
from contracts.guild_nomic.naming import fit_name
from contracts.guild_nomic.phases import phases_later
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.settle import course
from contracts.guild_nomic.state import Quest, State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import Refused
from gamemaster.core.wording import counted

EXAMPLES = ("Marsh Wight", "Bog Troll", "Gloom Bat", "Stone Toad", "Ash Hound", "Reed Serpent")
"""Names that a monster may have, for sentences that would work."""

_WORST, _DIE, _DICE = -3, 6, 3
_LEVEL_LESS = -2


def add(state: State, action: AddQuest, ctx: Ctx) -> Ruling:  # s. 16, 17
    """Create a monster under that name and put a quest against it on the board."""
    barred = _no_right(state, ctx) or board_full(state, ctx.settings)
    if barred is not None:
        return barred
    name = fit_name(state, action.monster, "16", _example(state))
    if isinstance(name, Refused):
        return name
    top = state.highest_level
    if top == 0:
        return Refused("NO_ADVENTURERS", "16", "Without adventurers no monster's level can be rolled.")
    told = course(state)
    told.tell(_created(state, name, top, ctx))
    return told


def _example(state: State) -> str:
    name = next((one for one in EXAMPLES if not isinstance(fit_name(state, one, "16"), Refused)), "")
    return f"I add a quest with the monster {name}." if name else ""


def _created(state: State, name: str, top: int, ctx: Ctx) -> QuestAdded:  # s. 16, G-38
    earth, water, air, fire = (ctx.roll(element, _DIE) + _WORST for element in ELEMENTS)
    strengths: Strengths = (earth, water, air, fire)
    first, second, third = (ctx.roll("level", top) for _ in range(_DICE))
    level = first + second + third + _LEVEL_LESS
    dice = (first, second, third)
    return QuestAdded(ctx.actor, state.board.last + 1, name, strengths, level, dice, top, ctx.at)


def may_add(state: State, person: str, settings: GuildSettings) -> bool:
    """Whether that is somebody who may add and remove quests (G-32)."""
    return person == state.realm.master if settings.quest_rights == "gm" else person in state.players


def board_full(state: State, settings: GuildSettings) -> Refused | None:
    """Refuses one more quest than the board, or the phase, has room for (s. 17)."""
    board, calendar = state.board, state.calendar
    if len(board.quests) >= settings.quests_on_board:
        text = f"There are {counted(len(board.quests), 'quest')} on the board, which is the limit."
        numbers = {"quests": len(board.quests), "limit": settings.quests_on_board}
        old = next(
            (number for number, quest in in_order(board.quests) if old_enough(state, quest, settings)), None
        )
        return Refused("BOARD_FULL", "17", text, numbers, "" if old is None else f"I remove quest {old}.")
    added = board.added if board.phase == calendar.phase else 0
    if added >= settings.quests_a_phase:
        text = f"In this phase {counted(added, 'quest')} came to the board, which is the limit."
        facts = {"added": added, "limit": settings.quests_a_phase, "next_phase": iso(calendar.ends)}
        return Refused("PHASE_FULL", "17", f"{text} The next phase begins on {spoken(calendar.ends)}.", facts)
    return None


def _no_right(state: State, ctx: Ctx) -> Refused | None:  # G-32
    if ctx.gm or may_add(state, ctx.actor, ctx.settings):
        return None
    if ctx.settings.quest_rights == "gm":
        return Refused("MASTER_ONLY", "17", f"In this game the board is kept by {state.realm.master} alone.")
    found = player(state, ctx)
    return found if isinstance(found, Refused) else None


def old_enough(state: State, quest: Quest, settings: GuildSettings) -> bool:
    """Whether a quest has been on the board in more phases than it takes to remove it (s. 17, G-33)."""
    return state.calendar.phase - quest.phase + 1 > settings.quest_phases


def remove(state: State, action: RemoveQuest, ctx: Ctx) -> Ruling:  # s. 17
    """Take a quest off the board that has been there for long enough."""
    barred = _no_right(state, ctx)
    if barred is not None:
        return barred
    quest = quest_called(state, action.quest)
    if isinstance(quest, Refused):
        return quest
    if not old_enough(state, quest, ctx.settings):
        seen = state.calendar.phase - quest.phase + 1
        wait = ctx.settings.quest_phases - seen
        free = phases_later(state.calendar.ends, wait)
        text = (
            f"Quest {quest.number} has been on the board in {counted(seen, 'phase')}; it can be removed once "
            f"it was there in more than {ctx.settings.quest_phases}, from {spoken(free)} on."
        )
        numbers = {"phases": seen, "more_than": ctx.settings.quest_phases, "from": iso(free)}
        return Refused("QUEST_TOO_NEW", "17", text, numbers, _older(state, ctx.settings))
    told = course(state)
    told.tell(removal(state, quest, ctx.actor, ctx))
    return told


def _older(state: State, settings: GuildSettings) -> str:
    old = next((n for n, quest in in_order(state.board.quests) if old_enough(state, quest, settings)), None)
    return "" if old is None else f"I remove quest {old}."


def removal(state: State, quest: Quest, by: str, ctx: Ctx) -> QuestRemoved:
    """The event of a quest going off the board, with or without its monster (G-31)."""
    stays = ctx.settings.orphan_monsters == "stay"
    name = state.board.monsters[quest.number].name
    return QuestRemoved(quest.number, name, by, "removed", stays, ctx.at)


def veto(state: State, action: VetoQuest, ctx: Ctx) -> Ruling:  # s. 16, G-34
    """Undo a quest whose monster has a name that does not fit it; the phase has room for another."""
    quest = quest_called(state, action.quest)
    if isinstance(quest, Refused):
        return quest
    told = course(state)
    name = state.board.monsters[quest.number].name
    told.tell(QuestRemoved(quest.number, name, state.realm.master, "veto", stays=False, at=ctx.at))
    return told

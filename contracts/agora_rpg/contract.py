"""Agora: The Role-Playing Game, put together. `CONTRACT` is what the program finds by entry point."""

from pathlib import Path

from contracts.agora_rpg.actions import ACTIONS
from contracts.agora_rpg.ambiguities import AMBIGUITIES
from contracts.agora_rpg.duties import due
from contracts.agora_rpg.events import EVENTS
from contracts.agora_rpg.evolve import evolve
from contracts.agora_rpg.frames import PHRASEBOOK
from contracts.agora_rpg.legal import legal
from contracts.agora_rpg.reported import REPORTED, restore
from contracts.agora_rpg.rules import decide, setup
from contracts.agora_rpg.sections import SECTIONS
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.state import State
from contracts.agora_rpg.telling import say, tell
from contracts.agora_rpg.views import participants, season, standing, things, values, warnings
from contracts.agora_rpg.weeks import next_tick, tick
from gamemaster.core.contract import Contract

CONTRACT: Contract[State] = Contract(
    id="agora_rpg",
    title="Agora: The Role-Playing Game",
    sections=SECTIONS,
    settings=RpgSettings,
    ambiguities=AMBIGUITIES,
    actions=ACTIONS,
    events=EVENTS,
    state=State,
    announcing="7",
    text=Path(__file__).with_name("CONTRACT.md"),
    templates=None,
    phrasebook=PHRASEBOOK,
    setup=setup,
    decide=decide,
    evolve=evolve,
    next_tick=next_tick,
    tick=tick,
    due=due,
    participants=participants,
    values=values,
    things=things,
    standing=standing,
    warnings=warnings,
    say=say,
    tell=tell,
    season=season,
    legal=legal,
    reported=REPORTED,
    restore=restore,
)

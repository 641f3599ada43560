"""Agora Fluxx, put together. `CONTRACT` is what the program finds by entry point."""

from pathlib import Path

from contracts.agora_fluxx.actions import ACTIONS
from contracts.agora_fluxx.ambiguities import AMBIGUITIES
from contracts.agora_fluxx.clock import next_tick, tick
from contracts.agora_fluxx.duties import due
from contracts.agora_fluxx.events import EVENTS
from contracts.agora_fluxx.evolve import evolve
from contracts.agora_fluxx.frames import SPEECH
from contracts.agora_fluxx.legal import legal
from contracts.agora_fluxx.notices import dispatches
from contracts.agora_fluxx.reported import REPORTED, restore
from contracts.agora_fluxx.rules import decide, setup
from contracts.agora_fluxx.sections import SECTIONS
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import State
from contracts.agora_fluxx.telling import say, tell
from contracts.agora_fluxx.views import participants, seals, standing, things, values
from gamemaster.core.contract import Contract

CONTRACT: Contract[State] = Contract(
    id=SPEECH.id,
    title=SPEECH.title,
    sections=SECTIONS,
    settings=FluxxSettings,
    ambiguities=AMBIGUITIES,
    actions=ACTIONS,
    events=EVENTS,
    state=State,
    announcing="I-1",
    text=Path(__file__).with_name("CONTRACT.md"),
    templates=None,
    phrasebook=SPEECH.phrasebook,
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
    say=say,
    tell=tell,
    dispatches=dispatches,
    seals=seals,
    office="Contestmaster",
    legal=legal,
    reported=REPORTED,
    restore=restore,
)

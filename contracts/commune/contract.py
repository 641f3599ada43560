"""Commune, put together. `CONTRACT` is what the program finds by entry point."""

from pathlib import Path

from contracts.commune.actions import ACTIONS
from contracts.commune.ambiguities import AMBIGUITIES
from contracts.commune.duties import due
from contracts.commune.events import EVENTS
from contracts.commune.evolve import evolve
from contracts.commune.frames import PHRASEBOOK
from contracts.commune.legal import legal
from contracts.commune.naming import stand_in
from contracts.commune.picture import picture
from contracts.commune.reported import REPORTED, restore
from contracts.commune.rules import decide, setup
from contracts.commune.sections import SECTIONS
from contracts.commune.settings import CommuneSettings
from contracts.commune.state import State
from contracts.commune.telling import say, tell
from contracts.commune.views import participants, standing, things, values
from contracts.commune.weeks import next_tick, tick
from gamemaster.core.contract import Contract

CONTRACT: Contract[State] = Contract(
    id="commune",
    title="Commune",
    sections=SECTIONS,
    settings=CommuneSettings,
    ambiguities=AMBIGUITIES,
    actions=ACTIONS,
    events=EVENTS,
    state=State,
    announcing="11",
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
    say=say,
    tell=tell,
    office="Surveyor",
    legal=legal,
    picture=picture,
    reported=REPORTED,
    restore=restore,
    stand_in=stand_in,
)

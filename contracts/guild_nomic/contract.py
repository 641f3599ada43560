"""GuildNomic, put together. `CONTRACT` is what the program finds by entry point."""

from pathlib import Path

from contracts.guild_nomic.actions import ACTIONS
from contracts.guild_nomic.ambiguities import AMBIGUITIES
from contracts.guild_nomic.clock import next_tick, tick
from contracts.guild_nomic.duties import due
from contracts.guild_nomic.evolve import evolve
from contracts.guild_nomic.frames import PHRASEBOOK
from contracts.guild_nomic.game_events import EVENTS
from contracts.guild_nomic.legal import legal
from contracts.guild_nomic.parties import stand_in
from contracts.guild_nomic.reported import REPORTED, restore
from contracts.guild_nomic.rules import decide, setup
from contracts.guild_nomic.sections import SECTIONS
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.state import State
from contracts.guild_nomic.telling import say, tell
from contracts.guild_nomic.views import participants, standing, things, values
from gamemaster.core.contract import Contract

CONTRACT: Contract[State] = Contract(
    id="guild_nomic",
    title="GuildNomic",
    sections=SECTIONS,
    settings=GuildSettings,
    ambiguities=AMBIGUITIES,
    actions=ACTIONS,
    events=EVENTS,
    state=State,
    announcing="21",
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
    legal=legal,
    reported=REPORTED,
    restore=restore,
    stand_in=stand_in,
)

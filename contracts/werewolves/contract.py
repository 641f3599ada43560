"""The Werewolves of Nomic Crossing, put together. `CONTRACT` is what the program finds by entry point."""

from pathlib import Path

from contracts.werewolves.actions import ACTIONS
from contracts.werewolves.ambiguities import AMBIGUITIES
from contracts.werewolves.clock import next_tick, tick
from contracts.werewolves.duties import due
from contracts.werewolves.events import EVENTS
from contracts.werewolves.evolve import evolve
from contracts.werewolves.frames import SPEECH
from contracts.werewolves.notices import dispatches
from contracts.werewolves.options import options
from contracts.werewolves.rules import decide, setup
from contracts.werewolves.sections import SECTIONS
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import State
from contracts.werewolves.telling import say, tell
from contracts.werewolves.views import participants, seals, standing, things, values
from gamemaster.core.contract import Contract, ReportSection

CONTRACT: Contract[State] = Contract(
    id=SPEECH.id,
    title=SPEECH.title,
    sections=SECTIONS,
    settings=WerewolfSettings,
    ambiguities=AMBIGUITIES,
    actions=ACTIONS,
    events=EVENTS,
    state=State,
    announcing="1g",
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
    fora=WerewolfSettings.fora,
    office="Contestmaster",
    reported=(
        ReportSection("Contestants", ("*",)),
        ReportSection("The session", (), ("*",), informative=True),
    ),
    legal=options,
)

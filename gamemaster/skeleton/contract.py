"""My Game, put together. `CONTRACT` is what the program finds by entry point."""

from pathlib import Path

from gamemaster.core.contract import Contract
from gamemaster.skeleton.actions import ACTIONS
from gamemaster.skeleton.events import EVENTS
from gamemaster.skeleton.evolve import evolve
from gamemaster.skeleton.frames import PHRASEBOOK
from gamemaster.skeleton.rules import decide, next_tick, setup, tick
from gamemaster.skeleton.sections import SECTIONS
from gamemaster.skeleton.settings import AMBIGUITIES, GameSettings
from gamemaster.skeleton.state import State
from gamemaster.skeleton.views import REPORTED, due, legal, participants, standing, things, values
from gamemaster.skeleton.words import say, tell

CONTRACT: Contract[State] = Contract(
    id="my_game",
    title="My Game",
    sections=SECTIONS,
    settings=GameSettings,
    ambiguities=AMBIGUITIES,
    actions=ACTIONS,
    events=EVENTS,
    state=State,
    announcing="1",
    text=Path(__file__).with_name("CONTRACT.md"),
    templates=Path(__file__).with_name("templates"),
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
)

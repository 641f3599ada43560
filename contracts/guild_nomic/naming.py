"""Names of parties and monsters: words that a mail can hold, and that nothing else goes by (G-24, G-34)."""

import re

from contracts.guild_nomic.guards import plain
from contracts.guild_nomic.state import State
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import Refused

_LONGEST = 60
_WORDS = re.compile(r"[^\W\d_][\w'’.-]*(?: [\w'’-][\w'’.-]*)*")


def fit_name(state: State, called: str, section: str, instead: str = "") -> str | Refused:
    """The name as it is written from now on, or why it cannot be one.

    One without any capital is written with one at the head of each word.
    """
    name = " ".join(called.split())
    if not _WORDS.fullmatch(name) or not plain(name) or len(name) > _LONGEST:
        text = f"A name is made of words that begin with a letter, and has at most {_LONGEST} characters."
        return Refused("NAME_NEEDED", section, text, {"name": name}, instead)
    if name == name.lower():
        name = " ".join(word[:1].upper() + word[1:] for word in name.split(" "))
    wanted = plain(name)
    known = _known(state)
    taken = next((other for other in known if plain(other) == wanted), None)
    if taken is not None:
        what = known[taken]
        text = f"There is {what} of that name: {taken}." if what else f"{taken} is somebody's name."
        return Refused("NAME_TAKEN", section, text, {"name": taken}, instead)
    return name


def _known(state: State) -> dict[str, str]:
    """Every name that is taken, with what has it ("" for people)."""
    known = dict.fromkeys(sorted((*state.players, *state.realm.former, state.realm.master)), "")
    known |= dict.fromkeys((monster.name for _, monster in in_order(state.board.monsters)), "a monster")
    return known | dict.fromkeys((name for name, _ in in_order(state.parties)), "a party")

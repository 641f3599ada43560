"""Naming communities after colours (s. 4): the founder once, otherwise the Surveyor."""

import re

from contracts.commune.actions import Name, RefuseName
from contracts.commune.colours import canonical, known_colour, unused_colours
from contracts.commune.events import CommunityNamed, NameRefused
from contracts.commune.guards import Ctx, Ruling, community
from contracts.commune.settle import plain_course
from contracts.commune.state import Community, State
from gamemaster.core.action import Action
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.people import fold

_LONGEST = 30
# as `fold` writes them
_OTHER_WORDS = frozenset(
    ("it", "this", "that", "none", "nothing", "mycommunity", "acommunity", "thecommunity", "thiscommunity")
)
# two letters at least, so that no name reads like a symbol or a square
_WORDS = re.compile(r"[^\W\d_](?:[^\W\d_]|[ '’.-])*[^\W\d_]")


def name(state: State, action: Name, ctx: Ctx) -> Ruling:  # s. 4
    """Give a community that has no name one."""
    found = _meant(state, action, ctx)
    if isinstance(found, Refused | NeedsRuling):
        return found
    barred = _not_yours(state, found, ctx) or _no_name(state, action.colour, found, ctx)
    if barred is not None:
        return barred
    colour = canonical(action.colour)
    if ctx.settings.color_check == "warn" and not known_colour(colour):
        text = f"{colour} is not on our list of colours; it counts unless the Surveyor says it is none."
        ctx.remark("COLOUR_UNKNOWN", text)
    named = plain_course(state)
    people = people_shown(state, found)
    named.tell(CommunityNamed(found.number, found.handle, colour, ctx.actor, people))
    return named


def stand_in(state: State, action: Action, actor: str, pointed: bool) -> str:  # s. 4
    """The community that was to get that name, which is `it` even without; "" where another has the name."""
    if not isinstance(action, Name):
        return ""
    living = {fold(c.handle): c for _, c in in_order(state.communities)}
    called = living.get(fold(action.colour))
    if action.community is not None:
        found = community(state, action.community, "4")
        own = None if isinstance(found, Refused) else found
    else:
        own = next((c for _, c in in_order(state.communities) if c.founder == actor), None)
    if own is None:
        return ""
    return own.handle if pointed or called in (None, own) else ""


def refuse_name(state: State, action: RefuseName, ctx: Ctx) -> Ruling:  # s. 4, C-23
    """Find that a community's name is no colour, so that it has none."""
    found = community(state, action.community, "4")
    if isinstance(found, Refused):
        return found
    if found.name is None:
        return Refused("NOT_NAMED", "4", f"{found.handle} has no name.", {"community": found.number})
    refused = plain_course(state)
    refused.tell(NameRefused(found.number, found.handle, ctx.at, people_shown(state, found)))
    return refused


def people_shown(state: State, found: Community) -> tuple[str, ...]:
    """Whose values show what the community is called: its holders and its founder."""
    people = {person for person, _ in state.holders(found.number)}
    if found.founder in state.participants:
        people.add(found.founder)
    return tuple(sorted(people))


def letters_taken(state: State, but: int = 0) -> frozenset[str]:
    """First letters, in upper case, of the living named communities (C-24)."""
    return frozenset(
        _letter(c.name) for number, c in in_order(state.communities) if c.name is not None and number != but
    )


def free_colour(state: State) -> str:
    """A colour whose first letter no living community has, "" when the alphabet is used up (C-25)."""
    return next(iter(unused_colours(letters_taken(state))), "")


def _meant(state: State, action: Name, ctx: Ctx) -> Community | Refused | NeedsRuling:
    """The community spoken of: the one named, else one's own, else for the Surveyor the only unnamed one."""
    if action.community is not None:
        return community(state, action.community, "4")
    own = [c for _, c in in_order(state.communities) if c.founder == ctx.actor]
    unnamed = [c for _, c in in_order(state.communities) if c.name is None]
    of_own = [c for c in own if c.name is None]
    if of_own or (own and ctx.actor != state.realm.surveyor):
        return (of_own or own)[0]
    if ctx.actor != state.realm.surveyor:
        text = "You have founded no community that exists, so there is none for you to name."
        return Refused("NO_COMMUNITY_TO_NAME", "4", text)
    if len(unnamed) == 1:
        return unnamed[0]
    if not unnamed:
        return Refused("NO_COMMUNITY_TO_NAME", "4", "Every community has a name already.")
    if ctx.ruled is not None:
        return community(state, ctx.ruled, "4")
    text = "It is not said which community is to be named."
    return NeedsRuling("WHICH_COMMUNITY", "4", text, tuple(c.handle for c in unnamed))


def _not_yours(state: State, found: Community, ctx: Ctx) -> Refused | None:
    """Refuses to name what is named already, or what is another's to name (C-24, C-26)."""
    numbers = {"community": found.handle, "founder": found.founder}
    if found.name is not None:
        text = f"{found.handle} has its name already, and a name is given once."
        return Refused("ALREADY_NAMED", "4", text, numbers)
    surveyor = state.realm.surveyor
    if ctx.actor == surveyor or ctx.gm:
        return None
    if found.founder != ctx.actor:
        text = f"{found.handle} was founded by {found.founder}; only e or the Surveyor can name it."
        return Refused("NOT_YOUR_COMMUNITY", "4", text, numbers)
    if ctx.actor not in state.participants:
        text = f"You have left the tournament, so {found.handle} is the Surveyor's to name."
        return Refused("NOT_A_PARTICIPANT", "4", text, numbers, "I join Commune.")
    return None


def _no_name(state: State, colour: str, found: Community, ctx: Ctx) -> Refused | None:
    """Refuses what cannot be a name, or not now."""
    taken = letters_taken(state, found.number)
    free = next(iter(unused_colours(taken)), "")
    instead = f"I name {found.handle} {free}." if free else ""
    letter = _letter(colour)
    reserved = _means_another(state, colour)
    if not _WORDS.fullmatch(canonical(colour)) or len(canonical(colour)) > _LONGEST or reserved:
        text = f"{colour!r} cannot be the name of a community: a name is a colour, in a word or a few."
        return Refused("NO_COLOUR", "4", text, {"colour": colour}, instead)
    if ctx.settings.color_check == "list" and not known_colour(colour):
        text = f"{colour} is not on our list of colours."
        return Refused("NO_COLOUR", "4", text, {"colour": colour}, instead)
    if letter in taken:
        clash = next(
            c.handle
            for _, c in in_order(state.communities)
            if c.name is not None and _letter(c.name) == letter
        )
        text = f"{colour} begins with {letter}, as {clash} does."
        return Refused("LETTER_TAKEN", "4", text, {"letter": letter, "taken": sorted(taken)}, instead)
    return None


def _means_another(state: State, colour: str) -> bool:
    """Whether a sentence with that name in it would speak of something else, or of somebody."""
    plain = fold(colour)
    if plain.startswith(("community", "unnamed")) or plain in _OTHER_WORDS:
        return True
    return not known_colour(canonical(colour)) and any(plain == fold(name) for name in state.participants)


def _letter(name_: str) -> str:
    """The first letter in upper case, without accents (C-24)."""
    return fold(name_)[:1].upper()

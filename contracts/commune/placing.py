"""Placing tiles: founding, growing and merging communities (s. 4, 5)."""

from datetime import datetime

from contracts.commune.actions import Place
from contracts.commune.board import SQUARES, communities_beside, distance
from contracts.commune.dates import free_again, same_week
from contracts.commune.events import (
    AccoladesGained,
    CommunitiesMerged,
    CommunityFounded,
    CommunityGrew,
    TilePlaced,
)
from contracts.commune.guards import Ctx, Ruling, member, to_get, token
from contracts.commune.merging import Placement, placement
from contracts.commune.naming import people_shown
from contracts.commune.settings import CommuneSettings
from contracts.commune.settle import conclude, course
from contracts.commune.state import Participant, State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.course import Course
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import Refused


def place(state: State, action: Place, ctx: Ctx) -> Ruling:  # s. 4
    """Pay the letter and the digit of an empty square, and place a tile there."""
    participant = member(state, ctx.actor)
    if isinstance(participant, Refused):
        return participant
    square = action.square
    barred = (
        _occupied(state, square, ctx) or _unpaid(state, participant, square, ctx) or _too_many(state, ctx)
    )
    if barred is not None:
        return barred
    doing = placement(state, square, ctx.settings)
    if doing.kind == "founds" and (own := founded_by(state, ctx.actor)):
        text = (
            f"{square} is next to no community, and as the founder of {own}, which still exists, "
            "you cannot found another."
        )
        numbers = {"square": square, "founder_of": own}
        instead = _nearest(state, square, ctx)
        return Refused("FOUNDER_BARRED", "4", text, numbers, instead)
    told = course(state)
    told.tell(TilePlaced(ctx.actor, square, ctx.at))
    _follow(told, doing, ctx)
    conclude(told, ctx.settings, ctx.at)
    return told


def _follow(told: Course[State], doing: Placement, ctx: Ctx) -> None:
    """Tell what the tile does."""
    state = told.state
    if doing.kind == "founds":
        _found(told, doing, ctx)
    elif doing.kind == "grows":
        told.tell(CommunityGrew(doing.acquirer, state.communities[doing.acquirer].handle, doing.square))
    else:
        for payout in doing.payouts:
            handle = state.communities[payout.community].handle
            told.tell(
                AccoladesGained(
                    payout.person, handle, payout.tiles, payout.held, payout.investments, payout.accolades
                )
            )
        told.tell(
            CommunitiesMerged(
                doing.square,
                doing.acquirer,
                state.communities[doing.acquirer].handle,
                doing.acquired,
                tuple(state.communities[number].handle for number in doing.acquired),
                ctx.settings.merging_tile,
                _concerned(state, doing),
                ctx.at,
            )
        )


def _concerned(state: State, doing: Placement) -> tuple[str, ...]:
    """Whose values show a community that is being acquired: its holders and its founder."""
    gone = (state.communities[number] for number in doing.acquired)
    return tuple(sorted({person for community in gone for person in people_shown(state, community)}))


def _found(told: Course[State], doing: Placement, ctx: Ctx) -> None:  # s. 4, C-5
    state = told.state
    number, limit = state.land.founded + 1, state.limit + 1
    held = state.participants[ctx.actor].invested
    granted = ctx.settings.founding_grant_exempt or held < limit
    told.tell(CommunityFounded(ctx.actor, number, doing.square, doing.tiles, granted, ctx.at))
    if not granted:
        text = f"You hold {held} investments and the limit is {limit}, so founding brought you none."
        ctx.remark("NO_FOUNDING_INVESTMENT", text)
    ctx.remark("NAME_IT", f"Name your community after a colour: I name Unnamed {number} Ochre.")


def founded_by(state: State, person: str) -> str:
    """What the living community that `person` founded is called, "" if there is none (C-26)."""
    return next((c.handle for _, c in in_order(state.communities) if c.founder == person), "")


def placeable(state: State, person: str, settings: CommuneSettings, at: datetime) -> tuple[str, ...]:
    """The squares on which `person` can place a tile with the tokens e has."""
    participant = state.participants.get(person)
    if participant is None or not _may_place_again(state, person, settings, at):
        return ()
    land, tokens = state.land, participant.tokens
    barred = bool(founded_by(state, person))
    return tuple(
        square
        for square in SQUARES
        if square[0] in tokens
        and square[1] in tokens
        and square not in land.board
        and not (barred and not communities_beside(land, square))
    )


def _may_place_again(state: State, person: str, settings: CommuneSettings, at: datetime) -> bool:
    limit = settings.place_limit
    return limit is None or _placed_this_week(state, person, settings, at) < limit


def _placed_this_week(state: State, person: str, settings: CommuneSettings, at: datetime) -> int:
    rolling = settings.week_mode == "rolling"
    return sum(same_week(before, at, rolling) for before in state.usage(person).placed)


def _occupied(state: State, square: str, ctx: Ctx) -> Refused | None:
    owner = state.land.board.get(square)
    if owner is None:
        return None
    whose = f" It belongs to {state.communities[owner].handle}." if owner else ""
    text = f"There is a tile on {square} already.{whose}"
    instead = _nearest(state, square, ctx)
    return Refused("NOT_EMPTY", "4", text, {"square": square}, instead)


def _unpaid(state: State, participant: Participant, square: str, ctx: Ctx) -> Refused | None:
    missing = [symbol for symbol in square if symbol not in participant.tokens]
    if not missing:
        return None
    price = f"{token(square[0])} and {token(square[1])}"
    text = f"A tile on {square} costs {price}; you have no {' and no '.join(missing)}."
    held = dict(in_order(participant.tokens))
    numbers = {"square": square, "missing": missing, "tokens": held}
    instead = _nearest(state, square, ctx) or to_get(state, ctx.actor, missing, ctx)
    return Refused("NOT_ENOUGH_TOKENS", "4", text, numbers, instead)


def _too_many(state: State, ctx: Ctx) -> Refused | None:  # C-20
    if _may_place_again(state, ctx.actor, ctx.settings, ctx.at):
        return None
    limit, rolling = ctx.settings.place_limit, ctx.settings.week_mode == "rolling"
    recent = [at for at in state.usage(ctx.actor).placed if same_week(at, ctx.at, rolling)]
    # as many must be over as there are more than the limit lets be
    again = free_again(sorted(recent)[len(recent) - (limit or 0)], rolling) if limit else None
    when = f"; you can place the next on {spoken(again)}" if again else ""
    text = f"You have placed {limit} tile{'' if limit == 1 else 's'} this week, which is the limit{when}."
    numbers = {"limit": limit, "again": iso(again) if again else None}
    return Refused("PLACE_LIMIT", "4", text, numbers)


def _nearest(state: State, square: str, ctx: Ctx) -> str:
    """A sentence that places a tile as near to `square` as e can, "" when e can place none."""
    open_ones = placeable(state, ctx.actor, ctx.settings, ctx.at)
    if not open_ones:
        return ""
    return f"I place a tile at {min(open_ones, key=lambda other: (distance(square, other), other))}."

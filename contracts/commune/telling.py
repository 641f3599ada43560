"""Words for what was announced and for what happened, as receipts and reports use them."""

from contracts.commune import actions as act
from contracts.commune import events as ev
from contracts.commune.duties import outcome
from contracts.commune.guards import token
from contracts.commune.state import Result
from gamemaster.core.action import Action
from gamemaster.core.calendar import spoken
from gamemaster.core.event import Event, plainly
from gamemaster.core.mechanics import intent_words
from gamemaster.core.wording import counted


def say(action: Action) -> str:
    """What was understood, as receipts put it."""
    match action:
        case act.Construct(slot=slot, symbol=symbol):
            return f"begin constructing {token(symbol)} in the {slot} constructor"
        case act.Grant(slot=slot):
            return f"take the token from the {slot} constructor"
        case act.Place(square=square):
            return f"place a tile at {square}"
        case act.Name(community=None, colour=colour):
            return f"name the new community {colour}"
        case act.Name(community=community, colour=colour):
            return f"name {community} {colour}"
        case act.Invest(community=community):
            return f"invest in {community}"
        case _:
            return _say_of_trade(action) or _say_of_surveyor(action)


def _say_of_trade(action: Action) -> str:
    match action:
        case act.Offer(token=given, wanted=wanted, to=to):
            return _offer(given, wanted, to)
        case act.WithdrawOffer(offer=offer):
            return f"withdraw offer {offer}"
        case act.Accept(offer=offer, token=given):
            return f"accept offer {offer}" + (f", giving {token(given)}" if given else "")
        case _:
            return intent_words.say(action)


def _offer(given: str, wanted: tuple[str, ...], to: tuple[str, ...] | None) -> str:
    choice = f"any one of {', '.join(wanted)}" if len(wanted) > 1 else token(wanted[0])
    whom = "" if to is None else f", to {' and '.join(to)} only"
    return f"offer {token(given)} for {choice}{whom}"


def _say_of_surveyor(action: Action) -> str:
    """What the Surveyor does by a ruling, and what needs no parameters."""
    match action:
        case act.Deactivate(person=person):
            return f"take {person} out as inactive"
        case act.RefuseName(community=community):
            return f"refuse the name of {community}"
        case act.Adjust(person=person, value=value, to=to):
            return f"set {person}'s {value} to {to if to != '' else 'nothing'}"
        case act.SetSquare(square=square, lies="tile", community=community):
            return f"let the tile at {square} belong to {community or 'a community that is not named'}"
        case act.SetSquare(square=square, lies=lies):
            return f"let {square} hold {'no tile' if lies == 'empty' else 'a tile without community'}"
        case act.Enact(intent=intent):
            return f"note that the amendment of intent {intent} is entered"
        case act.Announce():
            return "note that the winner has been announced"
        case act.HandOver(to=to):
            return f"hand the office of Surveyor to {to}"
        case act.RequestReport():
            return "ask for a report"
        case _:
            return action.name.replace("_", " ")


def tell(event: Event) -> str:
    """What happened, in one sentence."""
    return (
        _tell_of_person(event)
        or _tell_of_land(event)
        or _tell_of_game(event)
        or intent_words.tell(event, "Surveyor")
        or plainly(event)
    )


def _tell_of_person(event: Event) -> str:
    match event:
        case ev.Joined(person=person):
            return f"{person} became a participant."
        case ev.Left(person=person, why=why, accolades=accolades):
            how = "left" if why == "announced" else "is out, being inactive"
            return f"{person} {how}; all e owned is destroyed, {counted(accolades, 'accolade')} among it."
        case ev.ConstructionBegun(person=person, slot=slot, symbol=symbol):
            return f"{person} began constructing {token(symbol)} in eir {slot} constructor."
        case ev.TokenGranted(person=person, slot=slot, symbol=symbol):
            return f"{person} took {token(symbol)} from eir {slot} constructor."
        case ev.Invested(person=person, handle=handle):
            return f"{person} invested in {handle}."
        case ev.AccoladesGained(person=person, handle=handle, gained=gained) as e:
            share = f"{counted(e.tiles, 'tile')} x {e.held} of {counted(e.investments, 'investment')}"
            return f"{person} gained {counted(gained, 'accolade')} for {handle} ({share})."
        case ev.OfferMade(person=person, number=number, token=given, wanted=wanted, to=to):
            return f"{person} made offer {number}: {_offer(given, wanted, to).removeprefix('offer ')}."
        case ev.OfferClosed(person=person, number=number, how="withdrawn"):
            return f"{person} withdrew offer {number}."
        case ev.OfferClosed(person=person, number=number):
            return f"Offer {number} lapsed, for {person} has no such token left."
        case ev.OfferAccepted(person=person, number=number, by=by, token=given, given=back):
            return f"{person} accepted offer {number} and gave {by} {token(back)} for {token(given)}."
        case ev.Adjusted(person=person, value=value, to=to):
            what = f"{value.removeprefix('constructor ')} constructor" if "constructor" in value else value
            return f"By the Surveyor's ruling, {person}'s {what}: {to if to != '' else 'nothing'}."
        case _:
            return ""


def _tell_of_land(event: Event) -> str:
    match event:
        case ev.TilePlaced(person=person, square=square):
            return f"{person} paid {token(square[0])} and {token(square[1])} and placed a tile at {square}."
        case ev.CommunityFounded(person=person, number=number, square=square, squares=squares) as e:
            tiles = "" if square in squares else ", to which no tile belongs"
            more = f", joined by {', '.join(squares[1:])}" if len(squares) > 1 else ""
            got = " with an investment" if e.investment else " without an investment"
            got = f",{got}" if tiles or more else got
            return f"{person} founded Unnamed {number} at {square}{tiles}{more}{got}."
        case ev.CommunityGrew(handle=handle, square=square):
            return f"The tile at {square} belongs to {handle}."
        case ev.CommunitiesMerged(square=square, handle=handle, handles=handles, tile=tile):
            kept = {
                "joins": f"belongs to {handle}",
                "orphan": "belongs to no community",
                "counts": f"belongs to no community, but counts with {handle}",
            }[tile]
            return f"{handle} acquired {' and '.join(handles)}; the tile at {square} {kept}."
        case ev.CommunityNamed(handle=handle, colour=colour, by=by):
            who = by or "In the Surveyor's place the program"
            return f"{who} named {handle} {colour}."
        case ev.NameRefused(number=number, handle=handle):
            return f"{handle} is no colour, the Surveyor ruled; it is Unnamed {number} again."
        case ev.SquareSet(square=square, number=number, handle=handle):
            lies = {-1: "is empty", 0: "holds a tile without community"}.get(number, f"belongs to {handle}")
            return f"{square} {lies} by the Surveyor's ruling."
        case _:
            return ""


def _tell_of_game(event: Event) -> str:
    match event:
        case ev.ReportRequested(person=person):
            return f"{person} asked for a report."
        case ev.WeekTurned(at=at, rolling=rolling):
            free = "" if rolling else "; constructors and investments are free again"
            return f"A new week began on {spoken(at)}{free}."
        case ev.TermsChanged(deadline=deadline, rolling=rolling):
            weeks = "Weeks are counted from each use" if rolling else "Weeks begin on Monday"
            return f"The tournament ends on {spoken(deadline)} at the latest. {weeks}."
        case ev.TournamentEnded(at=at, why=why, community=community, winners=winners, accolades=accolades):
            return outcome(Result(at, why, community, winners, accolades))
        case ev.WinnerAnnounced():
            return "The end of the tournament has been announced."
        case ev.SurveyorChanged(to=to):
            return f"{to} is the Surveyor now."
        case _:
            return ""

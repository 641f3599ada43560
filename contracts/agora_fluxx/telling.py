"""Words for what was announced and for what happened, as receipts and reports use them."""

from contracts.agora_fluxx import actions as act
from contracts.agora_fluxx import events as ev
from contracts.agora_fluxx import office_events as oe
from contracts.agora_fluxx import secret_events as se
from contracts.agora_fluxx.cards import ALL, spoken_number
from contracts.agora_fluxx.state import Place
from gamemaster.core.action import Action
from gamemaster.core.calendar import spoken
from gamemaster.core.event import GAME, Event, plainly
from gamemaster.core.mechanics import intent_words
from gamemaster.core.wording import counted


def say(action: Action) -> str:
    """What was understood, as receipts put it."""
    match action:
        case act.Play(card=card, choices=None):
            return f"play {card}"
        case act.Play(card=card, choices=choices):
            return f"play {card}, choosing {', '.join(choices or ())}"
        case act.Discard(cards=cards):
            return f"discard {' and '.join(cards)}"
        case act.SetPreferences(cards=cards):
            return f"would rather discard, in this order: {', '.join(cards) or 'nothing'}"
        case act.TakeTurnToken():
            return "take a Turn Token"
        case act.StartTurn():
            return "start a turn"
        case act.EndTurn():
            return "end the turn"
        case _:
            return intent_words.say(action) or _say_of_master(action)


def _say_of_master(action: Action) -> str:
    match action:
        case act.NewGame(play_order=order, deck=deck):
            whom = f" with the Play Order {', '.join(order)}" if order else ""
            what = f" and a deck of {len(deck)} cards" if deck else ""
            return f"start a New Game{whom}{what}"
        case act.CreateCard(card=card, to=to, kind=kind):
            return f"create {f'the {kind} ' if kind else ''}{card}{f' ({to})' if to else ''}"
        case act.DestroyCard(card=card):
            return f"destroy {card}"
        case act.MoveCard(card=card, to=to):
            return f"move {card} to: {to}"
        case act.Transfer(asset=asset, quantity=quantity, to=to):
            return f"give {to} {quantity} {asset}{'' if quantity == 1 else 's'}"
        case act.PrepareCards(cards=cards):
            return f"prepare {counted(len(cards), 'card')}"
        case act.SetNumber(card=card, number=number):
            return f"let the number of {card} be {number}"
        case _:
            return _say_of_rulings(action)


def _say_of_rulings(action: Action) -> str:
    match action:
        case act.CarriedOut(card=card):
            return f"note that {card} has been carried out"
        case act.Deal(to=to, count=count):
            return f"let {to} draw {counted(count, 'card')}"
        case act.DeclareWinner(winners=winners):
            return f"declare that {' and '.join(winners)} won"
        case act.SetPlayOrder(order=order):
            return f"set the Play Order to {', '.join(order) or 'nobody'}"
        case act.Adjust(person=person, value=value, to=to):
            return f"set {'the contestmaster' if person == GAME else person}'s {value} to {to}"
        case act.Enact(intent=intent):
            return f"note that intent {intent} has been carried out"
        case act.HandOver(to=to):
            return f"hand the office of contestmaster to {to}"
        case _:
            return action.name.replace("_", " ")


def tell(event: Event) -> str:
    """What happened, in one sentence."""
    return (
        _tell_of_turn(event)
        or _tell_of_card(event)
        or _tell_of_limit(event)
        or _tell_of_office(event)
        or _tell_secretly(event)
        or intent_words.tell(event, "Contestmaster")
        or plainly(event)
    )


def _tell_of_turn(event: Event) -> str:
    match event:
        case ev.Joined(person=person, keepers=keepers):
            kept = f", with {_list(keepers)} in front of em again" if keepers else ""
            return f"{person} became a player{kept}."
        case ev.Left(person=person, keepers=what, cards=cards):
            done = {"discard": "discarded", "destroyed": "destroyed", "kept": "kept for em"}[what]
            rest = f"; {_list(cards)} {'is' if len(cards) == 1 else 'are'} {done}" if cards else ""
            return f"{person} left; eir hand is destroyed{rest}."
        case ev.TokenTaken(person=person):
            return f"{person} took a Turn Token from the contestmaster."
        case ev.TurnStarted(person=person, allowed=allowed):
            plays = (
                "may play all cards of eir hand" if allowed == ALL else f"got {counted(allowed, 'cardplay')}"
            )
            return f"{person} started eir turn and {plays}."
        case ev.PlaysChanged(person=person, allowed=allowed):
            plays = "all cards of eir hand" if allowed == ALL else counted(allowed, "card")
            return f"{person}'s turn is one of {plays} to play now."
        case ev.TurnEnding(person=person, why=why):
            return f"{_WHY[why].format(person)}"
        case ev.TurnEnded(person=person):
            return f"{person}'s turn ended; {_goes(event)}."
        case ev.TokenForfeited(person=person):
            return f"{person} did not start eir turn in time; {_goes(event)}."
        case ev.CardplaysGiven(person=person, count=count):
            return f"{person} got {counted(count, 'cardplay')}."
        case ev.Drew(person=person, count=count):
            return f"{person} drew {counted(count, 'card')}."
        case ev.GameWon(number=number, winners=winners, goal=goal):
            by = f" with the Goal {goal}" if goal else ""
            return f"{_list(winners)} won game {number}{by}."
        case _:
            return ""


_WHY = {
    "played": "{} has no cardplays left.",
    "no cards": "{} has no cards left; eir cardplays expire.",
    "said": "{} ended eir turn.",
    "forfeited": "{} did not go on with eir turn in time; eir cardplays are forfeited.",
}


def _goes(event: ev.TurnEnded | ev.TokenForfeited) -> str:
    if not event.goes:
        return "no Turn Token is passed on"
    return f"a Turn Token goes to {event.to}" if event.to else "the Turn Token goes back to the contestmaster"


def _tell_of_card(event: Event) -> str:
    match event:
        case ev.CardPlayed(person=person, card=card, kind=kind, text=text, choices=choices):
            chosen = f", choosing {_list(choices)}" if choices else ""
            reads = f' "{text}"' if text else ""
            return f"{person} played the {kind} {card}{chosen}.{reads}"
        case ev.CameIntoPlay(card=card):
            return f"{card} is in play."
        case ev.KeeperPlaced(person=person, card=card):
            return f"{card} is in front of {person}."
        case ev.CardDiscarded(card=card, source=source, holder=holder, at_random=at_random):
            chance = ", drawn at random" if at_random else ""
            return f"{card}{_from(source, holder)} was discarded{chance}."
        case ev.InstructionsFollowed(card=card):
            return f"What {card} says has been done; it was discarded."
        case ev.DeckRefilled(count=count):
            return f"The Discard Pile ({counted(count, 'card')}) was shuffled into the Deck."
        case ev.KeeperMoved(card=card, holder=holder, person=person):
            return f"{card} went from {holder} to {person}."
        case ev.DiscardTaken(person=person, card=card):
            return f"{person} took {card} out of the Discard Pile into eir hand."
        case ev.HandRobbed(person=person, holder=holder):
            return f"{person} took a card at random out of {holder}'s hand."
        case ev.HandsPassed(people=people):
            if len(people) == 2:
                return f"{people[0]} and {people[1]} swapped hands."
            return f"Every hand went to the next player: {', '.join(people)}."
        case _:
            return ""


def _from(source: Place, holder: str) -> str:
    match source:
        case "hand":
            return f", out of {holder}'s hand,"
        case "front":
            return f", in front of {holder},"
        case _:
            return ""


def _tell_of_limit(event: Event) -> str:
    match event:
        case ev.DiscardsDue(person=person, hand=hand, keepers=keepers):
            many = [counted(hand, "card")] if hand else []
            many += [counted(keepers, "Keeper")] if keepers else []
            return f"{person} must discard {' and '.join(many)} for a limit."
        case ev.DiscardsDone(person=person):
            return f"{person} is within the limits."
        case _:
            return ""


def _tell_of_office(event: Event) -> str:
    match event:
        case oe.GameStarted(number=number, order=order, cards=cards):
            return f"Game {number} began with {counted(len(cards), 'card')}. Play Order: {', '.join(order)}."
        case oe.CardCreated(card=card, kind=kind, text=text, to=to, owner=owner):
            reads = f' "{text}"' if text else ""
            return f"The {kind or 'card'} {card} was created {_where(to, owner)}.{reads}"
        case oe.CardMoved(card=card, to=to, owner=owner):
            return f"{card} was moved: it is {_where(to, owner)} now."
        case oe.CardDestroyed(card=card):
            return f"{card} was destroyed."
        case _:
            return _tell_of_times(event)


def _tell_of_times(event: Event) -> str:
    match event:
        case oe.NumberSet(card=card, number=number):
            return f"The number of {card} is {spoken_number(number)}."
        case oe.Adjusted(person=person, value=value, to=to):
            whose = "The contestmaster's" if person == GAME else f"{person}'s"
            return f"{whose} {value.replace('_', ' ')} is {to} by ruling."
        case oe.OrderSet(order=order):
            return f"The Play Order is {', '.join(order) or 'empty'} by ruling."
        case oe.WeekTurned(at=at, joined=joined):
            new = f" On the Play Order list from now on: {', '.join(joined)}." if joined else ""
            return f"A new week began on {spoken(at)}.{new}"
        case oe.PileOpened(open_pile=open_pile):
            return f"Everybody may {'' if open_pile else 'not '}look through the Discard Pile from now on."
        case oe.AwaitedAnew(people=people):
            return f"The time for the turn of {' and '.join(people)} begins anew."
        case oe.WaitingChanged(blocking=blocking, released=released):
            anew = f" The time for the turn of {' and '.join(released)} begins anew." if released else ""
            whose = "everybody who has" if blocking else "nobody else who has"
            return f"Play waits for {whose} to discard, from now on.{anew}"
        case oe.BreakDeclared():
            return "There is a break in the game."
        case oe.BreakEnded():
            return "The game is on again."
        case oe.ContestmasterChanged(to=to):
            return f"{to} is the contestmaster now."
        case _:
            return ""


def _where(to: Place, owner: str) -> str:
    match to:
        case "deck":
            return "in the Deck"
        case "discards":
            return "in the Discard Pile"
        case "in_play":
            return "In Play"
        case "hand":
            return f"in {owner}'s hand"
        case _:
            return f"in front of {owner}"


def _tell_secretly(event: Event) -> str:
    match event:
        case se.Dealt(person=person, cards=cards):
            return f"{person} got {_list(cards)}."
        case se.CardStolen(person=person, holder=holder, card=card):
            return f"{person} took {card} from {holder}."
        case se.PreferencesSet(person=person, cards=cards):
            return f"{person} would rather discard: {', '.join(cards) or 'nothing in particular'}."
        case se.CardsDescribed(cards=cards):
            return f"The program was told of {counted(len(cards), 'card')} what it is."
        case se.CardsPrepared(cards=cards):
            return (
                f"{counted(len(cards), 'card')} {'lies' if len(cards) == 1 else 'lie'} ready for a New Game."
            )
        case se.Reminded(person=person):
            return f"{person} was reminded of eir turn."
        case _:
            return ""


def _list(names: tuple[str, ...]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nothing"

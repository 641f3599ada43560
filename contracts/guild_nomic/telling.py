"""Words for what was announced and for what happened, as receipts and reports use them."""

from contracts.guild_nomic import actions as act
from contracts.guild_nomic import events as ev
from contracts.guild_nomic import game_events as gev
from contracts.guild_nomic.duties import outcome
from contracts.guild_nomic.elements import by_name
from contracts.guild_nomic.phases import roman
from gamemaster.core.action import Action
from gamemaster.core.calendar import spoken
from gamemaster.core.event import Event, plainly
from gamemaster.core.mechanics import intent_words
from gamemaster.core.wording import counted


def say(action: Action) -> str:
    """What was understood, as receipts put it."""
    return _say_of_proposals(action) or _say_of_parties(action) or _say_of_master(action)


def _say_of_proposals(action: Action) -> str:
    match action:
        case act.Join(as_=None):
            return "join"
        case act.Join(as_=class_):
            return f"join as a {class_}"
        case act.JoinGuild(guild=guild, class_=class_):
            return f"join the {guild}" + (f" as a {class_}" if class_ else "")
        case act.Propose(class_=class_, title=title):
            named = f", {' '.join(title.split())}" if title and title.strip() else ""
            return f"create a proposal of {class_} class{named}"
        case act.Retract(of="vote", ref=ref):
            return "retract a vote" if ref is None else f"retract the vote on proposal {ref}"
        case act.Retract(of=of, ref=ref):
            return f"retract a {of}" if ref is None else f"retract {of} {ref}"
        case act.Vote(proposal=proposal, side=side):
            return f"vote {side} proposal {proposal}"
        case _:
            return ""


def _say_of_parties(action: Action) -> str:
    match action:
        case act.CreateParty(party=party):
            return f"create the party {party}"
        case act.JoinParty(party=party):
            return f"join the party {party}"
        case act.SetDamageOrder(order=order):
            return f"set the damage order to {', '.join(order)}"
        case act.AddQuest(monster=monster):
            return f"add a quest against {monster}"
        case act.RemoveQuest(quest=quest):
            return f"remove quest {quest}"
        case act.Attack(target=target, element=element, party=party):
            leading = f", leading {party}" if party else ""
            return f"attack {target} with {element}{leading}"
        case act.Transfer(asset=asset, quantity=quantity, to=to):
            return f"hand {quantity} {asset} to {to}"
        case _:
            return ""


def _say_of_master(action: Action) -> str:
    match action:
        case act.Apply(proposal=proposal):
            return f"note that proposal {proposal} is carried out"
        case act.Overrule(proposal=proposal):
            return f"withdraw proposal {proposal}, which changes too many rules"
        case act.Adjust(person=person, value=value, to=to):
            return f"set {person}'s {value} to {to if to != '' else 'nothing'}"
        case act.VetoQuest(quest=quest):
            return f"veto the monster of quest {quest}"
        case act.SetReputable(person=person, reputable=reputable):
            return f"note that {person} is {'reputable' if reputable else 'not reputable'}"
        case act.Remove(person=person):
            return f"take {person} out, who has left the lists"
        case act.Announce():
            return "note that the end of the game has been announced"
        case act.HandOver(to=to):
            return f"hand the game to {to}"
        case _:
            return intent_words.say(action) or action.name.replace("_", " ")


def tell(event: Event) -> str:
    """What happened, in one sentence."""
    return (
        _tell_of_people(event)
        or _tell_of_quests(event)
        or _tell_of_combat(event)
        or _tell_of_proposals(event)
        or _tell_of_game(event)
        or plainly(event)
    )


def _tell_of_people(event: Event) -> str:
    match event:
        case ev.GuildJoined(person=person, class_=class_, level=level, hp=hp, restored=restored):
            back = f", back at level {level} with {counted(hp, 'health point')}" if restored else ""
            return f"{person} joined the Adventurer's Guild as a {class_}{back}."
        case ev.PlayerLeft(person=person, why=why, kept=kept):
            how = "has left the lists, and so the game" if why == "removed" else "stopped being a player"
            return f"{person} {how}; what e has is {'kept for em' if kept else 'destroyed'}."
        case ev.PartyCreated(person=person, party=party):
            return f"{person} created the party {party}."
        case ev.PartyJoined(person=person, party=party):
            return f"{person} joined {party}."
        case ev.PartyLeft(person=person, party=party, removed=removed):
            return f"{person} was removed from {party}." if removed else f"{person} left {party}."
        case ev.PartyDisbanded(party=party, last=last, items=items):
            had = f"; {last} has its {_items(items)}" if items else ""
            return f"{party} is disbanded, for nobody is left in it{had}."
        case ev.DamageOrderSet(person=person, party=party, order=order):
            return f"{person} set the damage order of {party} to {', '.join(order)}."
        case ev.Damaged(person=person, points=points, hp=hp):
            return (
                f"{person} took {counted(points, 'point')} of damage and has {counted(hp, 'health point')}."
            )
        case ev.DamageOwed(party=party, points=points, until=until):
            told = f"{party} is to take {counted(points, 'point')} of damage"
            return f"{told}; its members say in which order, until {spoken(until)}."
        case ev.DamageDealt(party=party):
            return f"The damage that {party} was to take is dealt."
        case _:
            return ""


def _items(items: tuple[tuple[str, int], ...]) -> str:
    return ", ".join(item if count == 1 else f"{item} x {count}" for item, count in items)


def _tell_of_quests(event: Event) -> str:
    match event:
        case ev.QuestAdded(person=person, number=number, monster=monster, strengths=found, level=level) as e:
            worth = ", ".join(f"{name} {value}" for name, value in by_name(found).items())
            dice = " + ".join(str(die) for die in e.dice)
            rolled = f"level {level} (3d{e.sides}: {dice}, less 2)"
            return f"{person} added quest {number} against {monster}: {worth}; {rolled}."
        case ev.QuestRemoved(number=number, monster=monster, by=by, how=how, stays=stays):
            fate = f"{monster} lives on" if stays else f"{monster} is gone"
            who = f"{by} vetoed" if how == "veto" else f"By {by}," if how == "proposal" else f"{by} removed"
            what = f"{who} quest {number} is off the board" if how == "proposal" else f"{who} quest {number}"
            return f"{what}; {fate}."
        case ev.MonsterKilled(monster=monster, party=party, items=items):
            return f"{party} killed {monster}" + (f" and has its {_items(items)}." if items else ".")
        case ev.QuestCompleted(number=number, members=members, healed=healed):
            more = " and a health point" if healed else ""
            each = " each" if len(members) > 1 else ""
            verb = "gain" if len(members) > 1 else "gains"
            return f"Quest {number} is completed: {_listed(members)} {verb} a level{more}{each}."
        case _:
            return ""


def _listed(names: tuple[str, ...]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _tell_of_combat(event: Event) -> str:
    match event:
        case ev.Attacked(person=person, party=party, monster=monster, element=element) as e:
            came = _came_to(e.roll, e.advantage)
            if not e.hit:
                return f"{person} led {party} against {monster} with {element}: {came}, a miss."
            left = counted(e.hp, "health point")
            lost = f"{monster} loses {e.damage} and has {left}"
            return f"{person} led {party} against {monster} with {element}: {came}, a hit. {lost}."
        case ev.CounterAttacked(monster=monster, party=party, element=element) as e:
            came = _came_to(e.roll, e.advantage)
            does = f"a hit for {counted(e.damage, 'point')} of damage" if e.hit else "a miss"
            return f"{monster} struck back at {party} with {element}: {came}, {does}."
        case ev.Rested(people=people, monsters=monsters):
            who = [*people, *(f"the monster of quest {number}" for number in monsters)]
            return f"After the rest, health equals level again for {_listed(tuple(who))}."
        case _:
            return ""


def _came_to(roll: int, advantage: int) -> str:
    sign = "-" if advantage < 0 else "+"
    return f"{roll} {sign} {abs(advantage)} = {roll + advantage}"


def _tell_of_proposals(event: Event) -> str:
    match event:
        case gev.Proposed(person=person, number=number, class_=class_, title=title, ends=ends):
            named = f" ({title})" if title else ""
            until = f"voting ends on {spoken(ends)}"
            return f"{person} created proposal {number}{named}, of {class_} class; {until}."
        case gev.ProposalRetracted(person=person, number=number):
            return f"{person} retracted proposal {number}, which is no longer active."
        case gev.Voted(person=person, number=number, side=side):
            return f"{person} voted {side} proposal {number}."
        case gev.VoteRetracted(person=person, number=number):
            return f"{person} took eir vote on proposal {number} back."
        case gev.ProposalAdopted(number=number, for_=for_, against=against, owed=owed):
            by_hand = "; the game master carries out its prose" if owed else ""
            return f"Proposal {number} took effect, {for_} for and {against} against{by_hand}."
        case gev.ProposalWithdrawn(number=number, why=why, for_=for_, against=against):
            because = {
                "unpopular": f"with {for_} for and {against} against it was not popular",
                "inactive": "it was retracted",
                "quorum": f"with {for_} for and {against} against it had no quorum",
                "limits": "it changes more rules than one may",
            }[why]
            return f"Proposal {number} was withdrawn: {because}."
        case gev.EffectFailed(number=number, line=line, why=why):
            return f'Of proposal {number}, "{line}" could not be carried out: {why.rstrip(".")}.'
        case gev.ProposalApplied(number=number):
            return f"Proposal {number} has been carried out."
        case _:
            return ""


def _tell_of_game(event: Event) -> str:
    match event:
        case gev.PhaseBegan(phase=phase, at=at, ends=ends):
            return f"Phase {roman(phase)} began on {spoken(at)}; it ends on {spoken(ends)}."
        case gev.TermsChanged(win_level=win, end_level=end, death_at=death):
            out = "below zero" if death == "below" else "at zero"
            return f"Level {win} wins, level {end} ends the game; health runs out {out}."
        case gev.GameWon(people=people):
            return f"{_listed(people)} {'has' if len(people) == 1 else 'have'} won."
        case gev.GameEnded(winners=winners, level=level):
            return f"Level {level} is reached. {outcome(winners)}"
        case gev.WinnerAnnounced():
            return "The end of the game has been announced."
        case gev.Adjusted(whose=whose, value=value, to=to, because=because):
            return f"{whose}'s {value} is {to if to != '' else 'nothing'}, by {because}."
        case gev.ReputationMarked(person=person, reputable=reputable):
            return (
                f"{person} is {'reputable' if reputable else 'not reputable'}, by the game master's ruling."
            )
        case gev.MasterChanged(to=to):
            return f"{to} runs the game now."
        case _:
            return ""

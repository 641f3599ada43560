"""What a refusal offers instead is possible: the reader knows the sentence, and it is not refused."""

from werewolf_worlds import GM, NAMES, World, action

from contracts.werewolves.contract import CONTRACT
from contracts.werewolves.guards import Ctx
from gamemaster.core.action import Action
from gamemaster.core.names import Names
from gamemaster.core.outcome import Refused
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader

TOWN = NAMES[:6]
READER = Reader(CONTRACT.phrasebook, CONTRACT.vocabulary)
PEOPLE = Names(dict.fromkeys((*NAMES, GM), ()), frozenset({GM}))


def night(witch_self: str = "heal", **roles: str) -> World:
    """The first night of a session whose werewolf is Brask."""
    world = World(TOWN, ("Brask",), roles, {"witch_self": witch_self})
    for person in ("Brask", "Fenwick", "Mirelle", "Ondine"):
        world.does(person, action("vote", target="Tarn"))
    assert world.session is not None
    assert (world.session.phase, world.session.town["Tarn"].alive) == ("night", False)
    return world


def refusal(world: World, person: str, attempt: Action) -> Refused:
    """How the attempt is refused."""
    ctx = Ctx(world.at, "probe", world.referee.settings, world.referee.chance, person, public=False)
    ruling = CONTRACT.decide(world.state, attempt, ctx)
    assert isinstance(ruling, Refused)
    return ruling


def taken(world: World, person: str, attempt: Action) -> str:
    """What is offered instead of a refused attempt, after it was read and done; "" for nothing."""
    instead = refusal(world, person, attempt).instead
    if instead:
        reading = READER.read(Letter("<a@example.org>", person, "", instead, False), PEOPLE)
        (read,) = reading.attempts
        world.does(person, read.action, public=False)
        assert [outcome.verdict for outcome in world.steps[-1].outcomes] == ["applied"], instead
    return instead


def test_a_witch_who_attacks_is_offered_to_poison_whom_e_named() -> None:
    world = night(Witch="Ondine")
    assert taken(world, "Ondine", action("attack", target="Quillon")) == "I poison Quillon."
    assert taken(world, "Ondine", action("attack", target="Ondine")) == ""
    assert taken(world, "Ondine", action("attack", target="Tarn")) == ""
    assert taken(world, "Ondine", action("attack", target=None)) == ""
    assert taken(world, "Mirelle", action("attack", target="Quillon")) == ""


def test_a_witch_is_offered_to_take_back_only_what_is_not_used() -> None:
    world = night(Witch="Ondine")
    world.does("Brask", action("attack", target="Quillon"))
    world.does("Ondine", action("save"), action("pass", power="poison"))
    for person in ("Brask", "Fenwick", "Mirelle"):
        world.does(person, action("vote", target="Fenwick" if person != "Fenwick" else "Brask"))
    world.does("Ondine", action("vote", target="Fenwick"))
    assert world.session is not None
    assert (world.session.phase, world.session.day) == ("night", 2)
    assert refusal(world, "Ondine", action("pass", power="heal")).instead == "I pass on poisoning."
    world.does("Ondine", action("poison", target="Brask"))
    assert taken(world, "Ondine", action("pass")) == "I pass on poisoning."


def test_a_witch_is_offered_to_heal_whoever_e_may_heal() -> None:
    for setting, offered in (("heal", "I heal the victim."), ("never", "")):
        world = night(witch_self=setting, Witch="Ondine")
        world.does("Brask", action("attack", target="Ondine"))
        assert refusal(world, "Ondine", action("save", target="Quillon")).instead == offered


def test_a_hunter_who_names_nobody_is_offered_somebody_who_lives() -> None:
    world = World(TOWN, ("Ondine",), {"Hunter": "Brask"})
    for person in ("Ondine", "Fenwick", "Mirelle", "Tarn"):
        world.does(person, action("vote", target="Brask"))
    assert taken(world, "Brask", action("shoot", target=None)) == "I shoot Fenwick."


def test_who_is_no_member_is_not_offered_to_object() -> None:
    world = World(TOWN, ("Ondine",), {})
    intent = action("intend", method="without_objection", n=1, what="end the session")
    world.does(GM, intent)
    assert refusal(world, "Vesper", action("retract", ref=1)).instead == ""
    assert refusal(world, "Brask", action("retract", ref=1)).instead == "I object to intent 1."


def test_nobody_is_asked_to_join_a_subgame_that_is_over() -> None:
    world = World(TOWN, ("Ondine",), {})
    world.does(GM, action("intend", method="without_objection", n=1, what="end the subgame"))
    assert "I join" in " ".join(CONTRACT.standing(world.state, "Vesper", world.referee.settings))
    world.waits(24 * 5)
    world.does(GM, action("resolve", intent=1))
    assert world.state.contest.ended is not None
    for person in ("Vesper", "Brask"):
        (told,) = CONTRACT.standing(world.state, person, world.referee.settings)
        assert told.startswith("The subgame ended on ")

"""Games: set up, and shown with what holds in them."""

import json
import re
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, get_args

from gamemaster.core.calendar import iso, spoken
from gamemaster.core.chance import FIRST_SEASON
from gamemaster.core.errors import UsageError
from gamemaster.core.settings import Ambiguity, interpretations
from gamemaster.service.games.roster import check_lists, read_address, read_list, read_person, save
from gamemaster.service.ledger.beacon import fix
from gamemaster.service.views.pledging import pledges
from gamemaster.service.views.shown import Shown, to_plain
from gamemaster.service.workspace.loaded import Live, load_live
from gamemaster.service.workspace.registry import find_contract
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.games import Game, Secrets
from gamemaster.store.games import create_game as store_game

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
_LONGEST_TITLE = 100
_SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a game begins with.

    `secret` is hexadecimal: that of the first season, and what all others are made of; what is missing comes
    from the operating system.

    `beacon` mixes a round of the public beacon into it, which must come out before anything can happen.
    """

    id: str
    contract: str
    title: str
    gm: str
    lists: tuple[str, ...] = ()
    discussion: tuple[str, ...] = ()
    starts: datetime | None = None
    settings: Mapping[str, Any] | None = None
    secret: str = ""
    beacon: bool = False


@dataclass(frozen=True, slots=True)
class GameShown:
    """A game's facts, without its secret."""

    id: str
    contract: str
    title: str
    gm: str
    starts: str
    commitment: str
    lists: tuple[str, ...]
    discussion: tuple[str, ...]
    opening: str = ""

    def public(self) -> dict[str, Any]:
        """The facts as JSON data."""
        return {name: value for name, value in to_plain(self).items() if name != "opening"}


def create_game(ws: Workspace, new: NewGame) -> GameShown:
    """Create a game; raises UsageError saying what is wrong with it."""
    if not _NAME.fullmatch(new.id):
        raise UsageError(f"{new.id!r} cannot name a game: use lower-case letters, digits, - and _")
    contract = find_contract(new.contract)
    contract.settings().changed(new.settings or {})
    title = _title(new.title or contract.title)
    gm = read_person(new.gm)
    lists = tuple(read_list(address) for address in new.lists)
    discussion = tuple(read_address(address) for address in new.discussion)
    now = ws.clock()
    game = Game(
        new.id,
        new.contract,
        title,
        gm.name,
        now,
        new.starts or now,
        dict(new.settings or {}),
        lists,
        discussion,
    )
    own = _secrets(new.secret)
    with ws.write() as tx:
        save(ws, tx, gm, leads=True)
        check_lists(ws, tx, (*lists, *discussion))
        store_game(tx, game, own)
        if new.beacon:
            fix(tx, game.id, FIRST_SEASON, now)
        pledged = pledges(load_live(tx, game.id))
    return _game_shown(game, pledged[0].commitment, ws.renderer.pledged(game.id, pledged))


def games(ws: Workspace) -> list[GameShown]:
    """Every game."""
    with ws.read() as tx:
        return [_game_shown(live.game, live.commitment) for live in ws.all_live(tx)]


def show_game(ws: Workspace, game: str) -> Shown:
    """A game's facts, settings and interpretations in force."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        facts = _game_shown(live.game, live.commitment)
    settings = live.settings.model_dump(mode="json")
    found = interpretations(live.contract.ambiguities, live.settings)
    data = facts.public() | {"settings": settings, "interpretations": to_plain(found)}
    lines = [
        f"{facts.id}: {facts.title} ({live.contract.title})",
        f"game master  {facts.gm}",
        f"begins       {spoken(live.game.starts_at)}",
        f"lists        {', '.join(facts.lists) or 'none'}",
        f"discussion   {', '.join(facts.discussion) or 'none'}",
        f"commitment   {facts.commitment}",
        "settings (what else one can be, and the open points of the contract that it decides)",
        *(f"  {name} = {_given(value)}{_beside(live, name, value)}" for name, value in settings.items()),
        "interpretations in force that a player must know",
        *(f"  {i.id} (section {i.section}): {i.reading}" for i in found),
    ]
    return Shown(data, "\n".join(lines))


def show_readings(ws: Workspace, game: str) -> Shown:
    """Every open point of the game's contract, with its readings and which of them is in force."""
    with ws.read() as tx:
        live = ws.live(tx, game)
    points = [(point, _in_force(live, point)) for point in live.contract.ambiguities]
    data = [to_plain(point) | {"in_force": to_plain(value)} for point, value in points]
    return Shown(data, "\n".join(line for point, value in points for line in _readings(point, value)))


def _in_force(live: Live, point: Ambiguity) -> Any:
    return getattr(live.settings, point.setting) if point.setting else None


def _readings(point: Ambiguity, value: Any) -> Iterator[str]:
    by = f"; {point.setting} = {_given(to_plain(value))}" if point.setting else ""
    house = " The default goes beyond the letter (house)." if point.house else ""
    yield f"{point.id} (section {point.section}{by}): {point.problem}{house}"
    for option, reading in point.options.items():
        mark = "*" if not point.setting or option == value else " "
        yield f"  {mark} {f'{_given(to_plain(option))}: ' if point.setting else ''}{reading}"
    if point.setting and value not in point.options:
        yield f"  * {_given(to_plain(value))}: {point.reading(value)}"
    elif point.other:
        yield f"    any other: {point.other.replace('{}', '...')}"


def _beside(live: Live, name: str, value: Any) -> str:
    """What else a setting can be, and the points it decides, in brackets; "" for neither."""
    field = type(live.settings).model_fields[name]
    others = [_given(one) for one in get_args(field.annotation) if isinstance(one, str) and one != value]
    points = [point.id for point in live.contract.ambiguities if point.setting == name]
    told = [f"or {', '.join(others)}"] if others else []
    return f"  ({'; '.join([*told, *points])})" if told or points else ""


def _given(value: Any) -> str:
    """A value as `game set` takes it."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _title(text: str) -> str:
    """The name of a game, as subjects and headings print it; raises UsageError."""
    if not text.isprintable() or not text.strip() or len(text) > _LONGEST_TITLE:
        raise UsageError(
            f"{text[:80]!a} cannot be the name of a game: use at most {_LONGEST_TITLE} characters on one line"
        )
    return text.strip()


def _secrets(given: str) -> Secrets:
    """The game's secrets: the operating system's, but for what tests and demonstrations give."""
    try:
        secret = bytes.fromhex(given)
    except ValueError:
        raise UsageError("the secret is not hexadecimal") from None
    if secret and len(secret) < _SECRET_BYTES:
        raise UsageError(f"the secret must have at least {_SECRET_BYTES} bytes")
    first, master = secret[:_SECRET_BYTES], secret[_SECRET_BYTES:]
    return Secrets(master or secrets.token_bytes(_SECRET_BYTES), first or None)


def _game_shown(game: Game, commits: str, opening: str = "") -> GameShown:
    return GameShown(
        game.id,
        game.contract,
        game.title,
        game.gm,
        iso(game.starts_at),
        commits,
        game.public,
        game.discussion,
        opening,
    )

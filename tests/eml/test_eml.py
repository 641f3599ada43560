"""Raw mail as clients and list servers send it: what is read in it, and what becomes of it.

Each folder holds `.eml` files and one `expected.toml` that says, by file name, what the documents want of
each: `sender` ("" for nobody), `public`, `verdict` and `actions` as `gamemaster parse --json` prints them,
and `why` it is there. Where it matters also: the `contract` (agora_rpg unless given), mails of the
folder that come `after` one another in one call, the decoded `subject`, the `fate` that `ingest` brings the
mail to with a part of its `reason`, and the effective time `at`.
"""

import io
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from eml_desk import TARGETS, Intake, Table

from gamemaster.mail.files import read_path
from gamemaster.mail.message import parse
from gamemaster.service.messages.parsing import parse_alone

HERE = Path(__file__).parent
LEAST = 150


def tables() -> dict[str, Table]:
    """Every expectation by folder and file name."""
    found: dict[str, Table] = {}
    for path in sorted(HERE.glob("*/expected.toml")):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        found |= {f"{path.parent.name}/{name}": expected for name, expected in told.items()}
    return found


EVERY = tables()


def cases(only: str = "why") -> list[Any]:
    """The fixtures whose expectation has the key `only`, as parameters."""
    return [pytest.param(name, id=name.removesuffix(".eml")) for name, told in EVERY.items() if only in told]


def done(actions: list[Table], sender: str) -> list[Table]:
    """Actions without their place in the text, the actor only where it is not the sender."""
    return [
        {"action": a["action"], "params": a.get("params", {})}
        | ({"actor": a["actor"]} if a.get("actor", sender) != sender else {})
        for a in actions
    ]


def test_there_is_an_expectation_for_every_mail_and_the_reverse() -> None:
    files = {f"{path.parent.name}/{path.name}" for path in HERE.glob("*/*.eml")}
    assert files == set(EVERY)
    assert len(files) >= LEAST
    assert all(told["why"] for told in EVERY.values())


def test_nobody_real_is_written_to() -> None:
    # looked for from the sign on: from its beginning, every letter of an attachment might begin one
    address = re.compile(rb"(?<=[\w.+-])@([\w-]+(?:\.[\w-]+)+)")
    domain = re.compile(rb"(?:[\w-]+\.)*example\.(?:org|com|net)", re.IGNORECASE)
    whole = {name: re.sub(rb"=\r?\n", b"", (HERE / name).read_bytes()) for name in EVERY}
    found = {name: address.findall(raw) for name, raw in whole.items()}
    wrong = {name: [d for d in domains if not domain.fullmatch(d)] for name, domains in found.items()}
    assert {name: domains for name, domains in wrong.items() if domains} == {}


@pytest.mark.parametrize("name", cases())
def test_parse(name: str) -> None:
    told = EVERY[name]
    folder = (HERE / name).parent
    paths = [str(folder / earlier) for earlier in (*told.get("after", ()), Path(name).name)]
    contract = told.get("contract", "agora_rpg")
    found = list(parse_alone(contract, HERE / "context.json", paths, io.BytesIO()))[-1]
    verdicts = told["verdict"] if isinstance(told["verdict"], list) else [told["verdict"]]
    read = (found["sender"] or "", found["public"], done(found["actions"], found["sender"]))
    wanted = (told["sender"], told["public"], done(told["actions"], told["sender"]))
    assert read == wanted, json.dumps(found, ensure_ascii=False)
    assert found["verdict"] in verdicts, json.dumps(found, ensure_ascii=False)


@pytest.mark.parametrize("name", cases("subject"))
def test_subject(name: str) -> None:
    (mail,) = read_path(HERE / name)
    assert parse(mail.raw).subject == EVERY[name]["subject"]


@pytest.mark.parametrize("name", cases("fate"))
def test_fate(name: str, intake: Intake) -> None:
    told = EVERY[name]
    folder = (HERE / name).parent
    taken = [intake.take(folder / mail) for mail in (*told.get("after", ()), Path(name).name)][-1].data
    assert taken["status"] == told["fate"], taken
    assert told.get("reason", "") in taken["reason"], taken
    assert taken.get("at", "") == told["at"] if "at" in told else True, taken
    if told["fate"] != "done":
        assert taken["actions"] == []
    elif told["verdict"] in TARGETS:
        assert done(taken["actions"], told["sender"]) == done(told["actions"], told["sender"]), taken
        assert bool(taken["questions"]) == (told["verdict"] == "ask"), taken

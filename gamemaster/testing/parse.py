"""From the text of a game script to its data; the grammar stands in `gamemaster.testing.script`."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from gamemaster.core.calendar import parse_time
from gamemaster.testing.script import (
    Expectation,
    Happened,
    Nothing,
    Outcomes,
    Post,
    Remarked,
    Roll,
    Script,
    ScriptError,
    Setting,
    Value,
)


def read_script(path: Path) -> Script:
    """Parse the script in a file; raises ScriptError."""
    return parse_script(path.read_text(encoding="utf-8"), str(path))


def parse_script(text: str, path: str = "<script>") -> Script:
    """Parse a script; `path` is for messages. Raises ScriptError."""
    return _Parser(path, text).script()


def loose_json(text: str) -> Any:
    """The value of JSON text; anything that is not JSON is a string of its own."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def read_settings(text: str) -> dict[str, Any]:
    """Read `key=value ; key=value`; raises ValueError."""
    changes = {}
    for part in text.split(" ; "):
        key, equals, value = part.partition("=")
        if not equals:
            raise ValueError(f"a setting is written key=value, not {part.strip()!r}")
        changes[key.strip()] = loose_json(value.strip())
    return changes


_TIME = r"\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?"
_ENTRY = re.compile(rf"({_TIME})\s+(?:arrives(?:\s+late)?:\s*({_TIME})\s+)?(.*)")
_SENDER = re.compile(r"([^\[\]@:]+?)\s*(?:\[([^\]]*)\]\s*)?(?:@([\w-]+)\s*)?:(?:\s+(.*))?$", re.DOTALL)
_COMMENT = re.compile(r"\s{2,}#(\s.*)?$")
_OUTCOME = re.compile(
    r"(?:@([\w-]+)\s+)?(applied|refused|ask\?|ask|waits)\s+([\w-]+)(?:\s+([\w-]+))?(?:\s+s\.\s*(\S+))?$"
)
_EVENT = re.compile(r"event\s+(\w+)(?:\s+(\{.*\}))?$")
_VALUE = re.compile(r"(\S.*?)\s+=\s+(.+)$")
_ABSENT = re.compile(r"(\S.*\.\S+)\s+absent$")
_ROLL = re.compile(r"roll\s+(\"[^\"]+\"|.*?\S)\s+(\d+(?:[ ,]+\d+)*)$")


class _Parser:
    """One pass over the lines."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.lines = text.splitlines()
        self.number = 0
        self.head: dict[str, str] = {}
        self.aliases: dict[str, tuple[str, ...]] = {}
        self.settings: list[Setting] = []
        self.items: list[Roll | Post] = []
        self.clock: datetime | None = None

    def script(self) -> Script:
        for line in self._logical():
            self._line(line)
        missing = [word for word in ("game", "start", "gm", "people") if word not in self.head]
        if missing:
            self.number = 1
            raise self.error(f"the head of the script has no line {missing[0]!r}")
        return Script(
            self.path,
            self._about(),
            self.head["game"],
            self.time(self.head["start"]),
            self.head["gm"],
            tuple(name.strip() for name in self.head["people"].split(",")),
            self.aliases,
            tuple(self.settings),
            tuple(self.items),
            self.lists,
        )

    @property
    def lists(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in self.head.get("lists", "").split(",") if name.strip())

    def error(self, text: str) -> ScriptError:
        return ScriptError(self.path, self.number, text)

    def time(self, text: str) -> datetime:
        try:
            return parse_time(text)
        except ValueError:
            raise self.error(f"{text!r} is no time") from None

    def _about(self) -> str:
        about = []
        for line in self.lines:
            if not line.startswith("#"):
                break
            about.append(line.lstrip("# ").rstrip())
        return " ".join(about)

    def _logical(self) -> Iterator[str]:
        """The lines that say something, comments cut off; `self.number` counts along."""
        for number, raw in enumerate(self.lines, 1):
            self.number = number
            if raw.lstrip().startswith("|"):
                yield raw
                continue
            line = _COMMENT.sub("", raw.rstrip())
            if line.strip() and not line.lstrip().startswith("#"):
                yield line

    def _line(self, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        if line[0].isspace() or word == "nothing":
            self._under(line.strip())
        elif line[0].isdigit():
            self._entry(line)
        elif word == "roll":
            found = _ROLL.match(line)
            if found is None:
                raise self.error("a roll is written: roll PURPOSE NUMBER ...")
            results = tuple(int(n) for n in re.split(r"[ ,]+", found[2]))
            self.items.append(Roll(self.number, found[1].strip('"'), results))
        elif self.items:
            raise self.error(f"no entry begins like this: {line!r}")
        else:
            self._head(word, rest.strip())

    def _head(self, word: str, rest: str) -> None:
        if word in ("game", "start", "gm", "people", "lists"):
            self.head[word] = rest
        elif word == "alias":
            name, _, aliases = rest.partition("=")
            self.aliases[name.strip()] = tuple(alias.strip() for alias in aliases.split(","))
        elif word == "set":
            try:
                self.settings.append(Setting(self.number, read_settings(rest)))
            except ValueError as error:
                raise self.error(str(error)) from None
        else:
            raise self.error(f"no line of the head begins with {word!r}")

    def _entry(self, line: str) -> None:
        found = _ENTRY.match(line)
        if found is None:
            raise self.error(f"an entry begins with a time like 2009-10-26 10:00, not {line!r}")
        at = self.time(found[1])
        dated = self.time(found[2]) if found[2] else at
        if self.clock is not None and at < self.clock:
            raise self.error("times go back; write `arrives:` for what comes late")
        self.clock = at
        if found[3].strip() == "tick":
            self.items.append(Post(self.number, at, at, "tick", ""))
            return
        sender = _SENDER.match(found[3])
        if sender is None:
            raise self.error(f"after the time stands `tick` or `NAME: text`, not {found[3]!r}")
        private, reply, on = self._options(sender[2] or "")
        text, label = (sender[4] or "").strip(), sender[3] or ""
        self.items.append(Post(self.number, at, dated, sender[1], text, label, private, reply, on))

    def _options(self, text: str) -> tuple[bool, str, str]:
        private, reply, on = False, "", ""
        for option in filter(None, (part.strip() for part in text.split(","))):
            if option == "private":
                private = True
            elif option.startswith("reply @"):
                reply = option.removeprefix("reply @")
            elif option.startswith("on "):
                on = option.removeprefix("on ").strip()
                if on not in self.lists:
                    raise self.error(f"{on} is none of the lists: {', '.join(self.lists) or 'none'}")
            else:
                raise self.error(f"no message has the option {option!r}")
        return private, reply, on

    def _under(self, line: str) -> None:
        """A line of text or an expectation, under the entry before it."""
        if not self.items or isinstance(self.items[-1], Roll):
            raise self.error("this line stands under no entry")
        post = self.items[-1]
        if line.startswith("|"):
            if post.expectations:
                raise self.error("the text of a message comes before what is expected of it")
            text = line[1:].removeprefix(" ")
            text = f"{post.text}\n{text}" if post.text else text
            self.items[-1] = replace(post, text=text)
        else:
            self.items[-1] = replace(post, expectations=(*post.expectations, self._expectation(line)))

    def _expectation(self, line: str) -> Expectation:
        if line == "nothing":
            return Nothing(self.number)
        if found := _OUTCOME.match(line):
            label, word, action, code, section = found.groups(default="")
            return Outcomes(self.number, label, word, action, code, section)
        if line.startswith("remark ") and len(line.split()) == 2:
            return Remarked(self.number, line.split()[1])
        if found := _EVENT.match(line):
            return Happened(self.number, found[1], self._object(found[2] or "{}"))
        public = line.startswith("public ")
        value = line.removeprefix("public ") if public else line
        if found := _ABSENT.match(value):
            return Value(self.number, found[1], None, True, public)
        if found := _VALUE.match(value):
            return Value(self.number, found[1], loose_json(found[2]), False, public)
        raise self.error(f"no expectation reads like this: {line!r}")

    def _object(self, text: str) -> dict[str, Any]:
        value = loose_json(text)
        if not isinstance(value, dict):
            raise self.error(f"this is no JSON object: {text}")
        return value

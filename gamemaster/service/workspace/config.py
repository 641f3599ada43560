"""The workspace's `gamemaster.toml`, with every key overridable from the environment.

`GAMEMASTER_IMAP__PASSWORD` overrides `imap.password`, and so on. Passwords are never shown.
"""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
)

from gamemaster.core.errors import WorkspaceError
from gamemaster.mail.compose import is_address
from gamemaster.mail.secret import Secret, printed_by

FILE = "gamemaster.toml"

Tls = Literal["ssl", "starttls", "none"]


class _Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Database(_Section):
    """Where the games are kept; "" is `gamemaster.db` in the workspace."""

    url: str = ""


class MailConfig(_Section):
    """Who the program is in the mail. `instance` marks our own mail, so that we never answer ourselves.

    `direct_trust` says what proves the sender of a private move (`service.messages.trusting`), `authserv_id`
    is the name under which our own server writes Authentication-Results.
    """

    address: str = "gamemaster@localhost"
    name: str = "Game Master's assistant"
    instance: str = ""
    receipts: bool = True
    daily_limit: int = Field(20, ge=1)
    direct_trust: Literal["registered", "authenticated", "token"] = "registered"
    authserv_id: str = ""

    @field_validator("address")
    @classmethod
    def _can_be_written_from(cls, address: str) -> str:
        if not is_address(address):
            raise ValueError("give the program's own address as name@example.org, in ASCII, without a name")
        return address

    @model_validator(mode="after")
    def _names_the_server(self) -> Self:
        if self.direct_trust == "authenticated" and not self.authserv_id.strip():
            raise ValueError('direct_trust = "authenticated" needs authserv_id, the name of the server')
        return self


class _Account(_Section):
    """How one logs in to a server: by password, or by an access token, given or printed by a command."""

    user: str = ""
    password: SecretStr = SecretStr("")
    oauth_token: SecretStr = SecretStr("")
    oauth_command: str = ""

    @property
    def token(self) -> Secret | None:
        """What XOAUTH2 logs in with; None where the password does."""
        if self.oauth_command.strip():
            return printed_by(self.oauth_command)
        return self.oauth_token.get_secret_value if self.oauth_token.get_secret_value() else None

    @field_validator("oauth_command")
    @classmethod
    def _can_be_run(cls, command: str) -> str:
        try:
            printed_by(command)
        except ValueError:
            raise ValueError(
                "quote it as for a shell: every quotation mark closed, no backslash at the end"
            ) from None
        return command

    @model_validator(mode="after")
    def _has_one_token(self) -> Self:
        if self.oauth_command.strip() and self.oauth_token.get_secret_value():
            raise ValueError("give oauth_token or oauth_command, not both")
        return self


class Imap(_Account):
    """The mailbox the program reads; an empty host means that mail comes only by `ingest`."""

    host: str = ""
    port: int = Field(993, ge=1, le=65535)
    tls: Tls = "ssl"
    folder: str = "INBOX"
    timeout: float = Field(60.0, gt=0)
    idle_minutes: float = Field(5.0, gt=0, le=29)


class Smtp(_Account):
    """The server that takes the program's mail; with an empty host mail stays in the outbox."""

    host: str = ""
    port: int = Field(587, ge=1, le=65535)
    tls: Tls = "starttls"
    timeout: float = Field(60.0, gt=0)


class Limits(_Section):
    """What one mail may cost."""

    max_bytes: int = Field(262_144, ge=1_024)


class DiceConfig(_Section):
    """Dice by mail: the address at which the program throws them ("": nowhere), and servers it believes."""

    address: str = ""
    daily_limit: int = Field(20, ge=1)
    servers: tuple[str, ...] = ()
    beacon_url: str = ""


class Config(BaseSettings):
    """Everything in `gamemaster.toml`."""

    model_config = SettingsConfigDict(
        env_prefix="GAMEMASTER_", env_nested_delimiter="__", extra="forbid", frozen=True
    )

    database: Database = Database()
    mail: MailConfig = MailConfig()
    imap: Imap = Imap()
    smtp: Smtp = Smtp()
    limits: Limits = Limits()
    dice: DiceConfig = DiceConfig()

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The environment wins over the file."""
        return env_settings, init_settings


def load_config(folder: Path) -> Config:
    """Read `folder/gamemaster.toml`; raises WorkspaceError saying what to mend."""
    path = folder / FILE
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise WorkspaceError(
            f"{folder} is not a workspace: it has no {FILE}. Make one with: gamemaster init {folder}"
        ) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise WorkspaceError(f"{path} cannot be read: {error}") from None
    try:
        return Config(**found)
    except SettingsError as error:
        raise WorkspaceError(f"the environment (GAMEMASTER_...) cannot be read: {error}") from None
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        parts = [str(part) for part in first["loc"]]
        where, said = ".".join(parts), first["msg"].removeprefix("Value error, ")
        if first["type"] == "extra_forbidden":
            said = f"there is no such key{_perhaps(parts)}"
        given = "the environment" if _is_in(os.environ, parts) else path
        raise WorkspaceError(f"{given}: {where}: {said}") from None


def _is_in(environ: Mapping[str, str], parts: list[str]) -> bool:
    """Whether the environment, which wins, gives this key."""
    names = {f"GAMEMASTER_{'__'.join(parts[:n])}".upper() for n in (1, 2)}
    return any(name.upper() in names for name in environ)


def _perhaps(parts: list[str]) -> str:
    """The nearest key there is, as a question; "" for none that is near."""
    sections = Config.model_fields
    inner = sections[parts[0]].annotation if len(parts) > 1 and parts[0] in sections else None
    known = inner.model_fields if isinstance(inner, type) and issubclass(inner, BaseModel) else sections
    near = get_close_matches(parts[-1], known, 1)
    return f"; did you mean {near[0]}?" if near else ""


TEMPLATE = """\
# gamemaster: settings of this workspace. Every key can also be given in the environment,
# for example GAMEMASTER_IMAP__PASSWORD for password under [imap].

[database]
# SQLAlchemy URL; empty means gamemaster.db in this folder.
# url = "postgresql://user:password@localhost/gamemaster"

[mail]
# The program's own address and name. Players send private moves there; answers come from there.
address = "gamemaster@localhost"
name = "Game Master's assistant"
# Marks our own mail so that the program never answers itself. Leave it as it is.
instance = "{instance}"
# Send each player a private receipt for eir announcements. Nobody gets more than daily_limit mails a day of
# one sort: receipts of one game, answers to what e asked, notices, questions about players' mail, and what
# strangers set off. Receipts and notices beyond that go out on the next day.
receipts = true
daily_limit = 20
# What proves who sent a private move. "registered": the registered address in From (anybody can forge it).
# "authenticated": besides, the server that takes our mail in vouches for the address; authserv_id is the name
# it bears in Authentication-Results, and it must remove such fields that others wrote in its name.
# "token": the mail comes to the address that only its sender was told, gamemaster+...@, in the notice of eir
# part; the server must deliver such addresses here. What fails is put to the game master, and the registered
# address is told.
direct_trust = "registered"
# authserv_id = "mx.example.org"

[imap]
# The mailbox to read: subscribe its address to the games' lists. Empty host: use `gamemaster ingest`.
host = ""
port = 993
tls = "ssl"            # ssl, starttls or none
user = ""
# password = ""        # better: GAMEMASTER_IMAP__PASSWORD in the environment
# oauth_token = ""     # XOAUTH2 instead of a password ...
# oauth_command = ""   # ... or a command that prints a token, run at each login: tokens expire
folder = "INBOX"
timeout = 60.0
idle_minutes = 5.0     # `run` waits for new mail this long before it looks again

[smtp]
# The server that takes our mail. Empty host: mail waits in the outbox.
host = ""
port = 587
tls = "starttls"       # ssl, starttls or none
user = ""
# password = ""
# oauth_token = ""     # or oauth_command, as above
timeout = 60.0

[dice]
# An address whose mail the program reads, too: requests for dice ("#S 100" or "3d6+1") are answered
# to the sender and all witnesses it knows, game lists among them. Empty: no dice by mail.
address = ""
daily_limit = 20
# Dice servers whose mail counts in games with dice_source = "import".
servers = []
# Where rounds of the public beacon are fetched (games created with --beacon), for example a drand API's
# .../52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public;
# tick and run then do it. Empty: given by hand.
beacon_url = ""

[limits]
max_bytes = 262144     # larger mail is kept unread and put to the game master
"""

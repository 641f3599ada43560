"""The workspace's `gamemaster.toml`, with every key overridable from the environment.

`GAMEMASTER_IMAP__PASSWORD` overrides `imap.password`, and so on. Passwords are never shown.
"""

import tomllib
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
)

from gamemaster.core.errors import WorkspaceError

FILE = "gamemaster.toml"

Tls = Literal["ssl", "starttls", "none"]


class _Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Database(_Section):
    """Where the games are kept; "" is `gamemaster.db` in the workspace."""

    url: str = ""


class MailConfig(_Section):
    """Who the program is in the mail. `instance` marks our own mail, so that we never answer ourselves."""

    address: str = "gamemaster@localhost"
    name: str = "Game Master's assistant"
    instance: str = ""
    receipts: bool = True
    daily_limit: int = Field(20, ge=1)


class Imap(_Section):
    """The mailbox the program reads; an empty host means that mail comes only by `ingest`."""

    host: str = ""
    port: int = 993
    tls: Tls = "ssl"
    user: str = ""
    password: SecretStr = SecretStr("")
    oauth_token: SecretStr = SecretStr("")
    folder: str = "INBOX"
    timeout: float = Field(60.0, gt=0)
    idle_minutes: float = Field(5.0, gt=0, le=29)


class Smtp(_Section):
    """The server that takes the program's mail; with an empty host mail stays in the outbox."""

    host: str = ""
    port: int = 587
    tls: Tls = "starttls"
    user: str = ""
    password: SecretStr = SecretStr("")
    oauth_token: SecretStr = SecretStr("")
    timeout: float = Field(60.0, gt=0)


class Limits(_Section):
    """What one mail may cost."""

    max_bytes: int = Field(262_144, ge=1_024)


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
        where = ".".join(str(part) for part in first["loc"])
        raise WorkspaceError(f"{path}: {where}: {first['msg']}") from None


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
# Send each player a private receipt for eir announcements, at most daily_limit mails a day each.
receipts = true
daily_limit = 20

[imap]
# The mailbox to read: subscribe its address to the games' lists. Empty host: use `gamemaster ingest`.
host = ""
port = 993
tls = "ssl"            # ssl, starttls or none
user = ""
# password = ""        # better: GAMEMASTER_IMAP__PASSWORD in the environment
# oauth_token = ""     # XOAUTH2 instead of a password
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
# oauth_token = ""
timeout = 60.0

[limits]
max_bytes = 262144     # larger mail is kept unread and put to the game master
"""

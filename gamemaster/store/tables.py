"""The schema: every table with its columns, for SQLite and PostgreSQL alike.

What must stay true: `entries` are facts and are only ever added to; `steps`, `outcomes`, `events`,
`values_by_time` and `checkpoints` follow from them and may be thrown away and written anew. This file and
the migrations describe one schema (a test compares them).

The tables to query with SQL:

    current_values   a view, one row for each value that holds now: game, subject (a person, or `game`),
                     name (`health`), value (JSON), since when (at), the entry and step that set it, and
                     the number of the event in that step (-1: none)
    values_by_time   the same, one row for each change there ever was; the row with the highest (step, n)
                     holds, and `gone` says that the subject has had no such value since
    steps            what happened, in order of n: an entry or a tick (kind `tick`) taking effect at `at`
    outcomes         what was tried in a step and what became of it (verdict, actor, action, params, text)
    entries          the ledger: messages, rulings, settings and reports, in order of (at, rank, seq)

Moments are UTC: text that SQLite's date functions read, `timestamptz` in PostgreSQL.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    UniqueConstraint,
)

from gamemaster.store.types import Json, Name, Prose, UtcTime

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

games = Table(
    "games",
    metadata,
    Column("id", Name, primary_key=True),
    Column("contract", Name, nullable=False),
    Column("title", Prose, nullable=False),
    Column("gm", Name, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("starts_at", UtcTime, nullable=False),
    Column("settings", Json, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    # the secret of the first season, where it was given from outside
    Column("first_secret", LargeBinary),
    # where the game stands; each change of the ledger raises revision by one
    Column("clock", UtcTime, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("arrivals", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
)

fora = Table(
    "fora",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("address", Name, primary_key=True),
    Column("kind", Name, nullable=False),  # public, discussion
    Column("position", Integer, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("name", Name, primary_key=True),
)

addresses = Table(
    "addresses",
    metadata,
    Column("person", Name, ForeignKey("people.name"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("address", Name, nullable=False, index=True),
)

aliases = Table(
    "aliases",
    metadata,
    Column("person", Name, ForeignKey("people.name"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("alias", Name, nullable=False),
)

cursors = Table(
    "cursors",
    metadata,
    Column("mailbox", Name, primary_key=True),
    # both are unsigned 32-bit numbers (RFC 9051, 2.3.1.1)
    Column("uidvalidity", BigInteger, nullable=False),
    Column("uid", BigInteger, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("message_id", Name, nullable=False, index=True),
    Column("digest", Name, nullable=False, index=True),
    Column("wording", Name, nullable=False, index=True, server_default=""),
    Column("raw", LargeBinary, nullable=False),
    Column("received_at", UtcTime, nullable=False),
    Column("date", UtcTime),
    Column("arrived", UtcTime),
    Column("stored", UtcTime),
    Column("source", Prose, nullable=False),
    Column("status", Name, nullable=False),
    Column("reason", Prose, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("traceback", Prose, nullable=False),
    Column("duplicate_of", Integer, ForeignKey("messages.id")),
    sqlite_autoincrement=True,
)

entries = Table(
    "entries",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("id", Name, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("kind", Name, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("body", Json, nullable=False),
    Column("message", Integer, ForeignKey("messages.id")),
    Column("reader", Name, nullable=False),
    Column("arrived_at", UtcTime, nullable=False),
    Index(None, "game", "at", "rank", "seq"),
)

steps = Table(
    "steps",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("entry", Name, nullable=False),
    Column("kind", Name, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    UniqueConstraint("game", "entry"),
    Index(None, "game", "at"),
    sqlite_with_rowid=False,
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("game", Name, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("item", Integer, primary_key=True),
    Column("sub", Integer, primary_key=True),
    Column("verdict", Name, nullable=False),
    Column("actor", Name),
    Column("by", Name),
    Column("action", Name),
    Column("params", Json),
    Column("words", Prose, nullable=False),
    Column("text", Prose, nullable=False),
    Column("code", Name, nullable=False),
    Column("section", Prose, nullable=False),
    Column("numbers", Json),
    Column("instead", Prose, nullable=False),
    Column("candidates", Json),
    Column("remarks", Json),
    Column("draws", Json),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    Column("game", Name, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),  # counts through all outcomes of the step
    Column("item", Integer, nullable=False),
    Column("sub", Integer, nullable=False),
    Column("body", Json, nullable=False),
    Column("seen_by", Json),
    sqlite_with_rowid=False,
)

values_by_time = Table(
    "values_by_time",
    metadata,
    Column("game", Name, primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),  # counts the changes of the step
    Column("subject", Name, nullable=False),
    Column("name", Name, nullable=False),
    Column("value", Json),
    Column("gone", Boolean, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("entry", Name, nullable=False),
    Column("event", Integer, nullable=False),
    Index(None, "game", "subject", "name", "step", "n"),
    sqlite_with_rowid=False,
)

# made by the migrations as a view
current_values = Table(
    "current_values",
    MetaData(),
    Column("game", Name, primary_key=True),
    Column("subject", Name, primary_key=True),
    Column("name", Name, primary_key=True),
    Column("value", Json),
    Column("at", UtcTime),
    Column("entry", Name),
    Column("event", Integer),
    Column("step", Integer),
    Column("n", Integer),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("at", UtcTime, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("settings", Json, nullable=False),
    Column("text", Prose),
    Column("conduct", Json),
)

corrections = Table(
    "corrections",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("known_at", UtcTime, nullable=False),
    Column("since", UtcTime, nullable=False),
    Column("entry", Name, nullable=False),
    Column("cause", Prose, nullable=False),
    Column("public", Prose, nullable=False),
    Column("flips", Json, nullable=False),
    Column("values", Json, nullable=False),
    Column("shown", Json, nullable=False),
    Column("people", Json, nullable=False),
    Column("reports", Json, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", Name),
    Column("message_id", Name, unique=True),
    Column("kind", Name, nullable=False),  # receipt, notice, review, report
    Column("recipients", Json, nullable=False),
    Column("sender", Prose, nullable=False),
    Column("raw", LargeBinary, nullable=False),
    Column("status", Name, nullable=False),  # waiting, sent, failed
    Column("attempts", Integer, nullable=False),
    Column("next_at", UtcTime, nullable=False),
    Column("sent_at", UtcTime),
    Column("error", Prose, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("cause", Prose, nullable=False),
    Column("claim", Name),
    Column("claimed_until", UtcTime),
    Index(None, "status", "next_at"),
    sqlite_autoincrement=True,
)

questions = Table(
    "questions",
    metadata,
    Column("game", Name, primary_key=True),  # "" where the game itself is the question
    Column("number", Integer, primary_key=True),
    Column("entry", Name),
    Column("item", Integer, nullable=False),
    Column("sub", Integer, nullable=False),
    Column("message", Integer, ForeignKey("messages.id")),
    Column("kind", Name, nullable=False),  # reading, rules, identity, game
    Column("asked", Json, nullable=False),
    Column("state", Name, nullable=False),  # open, answered, obsolete
    Column("answer", Json),
    Column("asked_at", UtcTime, nullable=False),
    Column("answered_at", UtcTime),
    Index(None, "game", "state"),
)

reports = Table(
    "reports",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", UtcTime, nullable=False),
    Column("drafted_at", UtcTime, nullable=False),
    Column("status", Name, nullable=False),  # draft, held, published, superseded
    Column("body", Prose, nullable=False),
    Column("html", Prose),
    Column("digest", Name, nullable=False),
    Column("published_at", UtcTime),
    Column("previous", Integer),
    Column("token_hash", LargeBinary),
    Column("token_expires_at", UtcTime),
    Column("token_used_at", UtcTime),
)

limits = Table(
    "limits",
    metadata,
    Column("person", Name, primary_key=True),
    Column("day", Name, primary_key=True),  # 2009-10-26
    Column("kind", Name, primary_key=True),
    Column("count", Integer, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("key", Name, primary_key=True),
    Column("value", Json),
)

# the secrets of a game that have been published, each after so many entries had arrived
told_secrets = Table(
    "told_secrets",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("secret", Name, primary_key=True),
    Column("at", UtcTime, nullable=False),
    Column("seq", Integer, nullable=False),
)

# the public randomness that is mixed into a secret: fixed beforehand by its round, filled in when it is out
beacons = Table(
    "beacons",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("secret", Name, primary_key=True),
    Column("round", BigInteger, nullable=False),
    Column("randomness", Name, nullable=False),
    Column("signature", Prose, nullable=False),
)

# what games have told by themselves (a part in a session, the break of day): mailed once for each occasion
dispatched = Table(
    "dispatched",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("key", Name, primary_key=True),
    Column("digest", Name, nullable=False),
    Column("at", UtcTime, nullable=False),
)

# mail that waits until the beacon is out which its game's draws hang on, and what came behind it
waiting = Table(
    "waiting",
    metadata,
    Column("game", Name, ForeignKey("games.id"), primary_key=True),
    Column("message", Integer, ForeignKey("messages.id"), primary_key=True),
)

"""The first tables."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table and the view of current values."""
    _games_and_people()
    _mail()
    _ledger()
    _history()
    _reviews()
    _counters()
    op.execute(_CURRENT_VALUES)


def _games_and_people() -> None:
    op.create_table(
        "games",
        sa.Column("id", _text(), nullable=False),
        sa.Column("contract", _text(), nullable=False),
        sa.Column("title", _text(), nullable=False),
        sa.Column("gm", _text(), nullable=False),
        sa.Column("created_at", _time(), nullable=False),
        sa.Column("starts_at", _time(), nullable=False),
        sa.Column("settings", _json(), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("clock", _time(), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("arrivals", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_table(
        "fora",
        sa.Column("game", _text(), nullable=False),
        sa.Column("address", _text(), nullable=False),
        sa.Column("kind", _text(), nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "address", name="pk_fora"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_fora_game"),
    )
    op.create_table(
        "people",
        sa.Column("name", _text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_people"),
    )
    op.create_table(
        "addresses",
        sa.Column("person", _text(), nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("address", _text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "position", name="pk_addresses"),
        sa.ForeignKeyConstraint(["person"], ["people.name"], name="fk_addresses_person"),
    )
    op.create_index("ix_addresses_address", "addresses", ["address"])
    op.create_table(
        "aliases",
        sa.Column("person", _text(), nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("alias", _text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "position", name="pk_aliases"),
        sa.ForeignKeyConstraint(["person"], ["people.name"], name="fk_aliases_person"),
    )


def _mail() -> None:
    op.create_table(
        "cursors",
        sa.Column("mailbox", _text(), nullable=False),
        sa.Column("uidvalidity", sa.BigInteger, nullable=False),
        sa.Column("uid", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("mailbox", name="pk_cursors"),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("message_id", _text(), nullable=False),
        sa.Column("digest", _text(), nullable=False),
        sa.Column("wording", _text(), nullable=False, server_default=""),
        sa.Column("raw", sa.LargeBinary, nullable=False),
        sa.Column("received_at", _time(), nullable=False),
        sa.Column("date", _time()),
        sa.Column("arrived", _time()),
        sa.Column("stored", _time()),
        sa.Column("source", _text(), nullable=False),
        sa.Column("status", _text(), nullable=False),
        sa.Column("reason", _text(), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("traceback", _text(), nullable=False),
        sa.Column("duplicate_of", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_messages"),
        sa.ForeignKeyConstraint(["duplicate_of"], ["messages.id"], name="fk_messages_duplicate_of"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_messages_digest", "messages", ["digest"])
    op.create_index("ix_messages_wording", "messages", ["wording"])
    op.create_index("ix_messages_message_id", "messages", ["message_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game", _text()),
        sa.Column("message_id", _text()),
        sa.Column("kind", _text(), nullable=False),
        sa.Column("recipients", _json(), nullable=False),
        sa.Column("sender", _text(), nullable=False),
        sa.Column("raw", sa.LargeBinary, nullable=False),
        sa.Column("status", _text(), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_at", _time(), nullable=False),
        sa.Column("sent_at", _time()),
        sa.Column("error", _text(), nullable=False),
        sa.Column("created_at", _time(), nullable=False),
        sa.Column("cause", _text(), nullable=False),
        sa.Column("claim", _text()),
        sa.Column("claimed_until", _time()),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("message_id", name="uq_outbox_message_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_status_next_at", "outbox", ["status", "next_at"])


def _ledger() -> None:
    op.create_table(
        "entries",
        sa.Column("game", _text(), nullable=False),
        sa.Column("id", _text(), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", _text(), nullable=False),
        sa.Column("at", _time(), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("body", _json(), nullable=False),
        sa.Column("message", sa.Integer),
        sa.Column("reader", _text(), nullable=False),
        sa.Column("arrived_at", _time(), nullable=False),
        sa.PrimaryKeyConstraint("game", "id", name="pk_entries"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_entries_game"),
        sa.ForeignKeyConstraint(["message"], ["messages.id"], name="fk_entries_message"),
    )
    op.create_index("ix_entries_game_at_rank_seq", "entries", ["game", "at", "rank", "seq"])
    op.create_table(
        "checkpoints",
        sa.Column("game", _text(), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("at", _time(), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("settings", _json(), nullable=False),
        sa.Column("text", _text()),
        sa.PrimaryKeyConstraint("game", "step", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_checkpoints_game"),
    )


def _history() -> None:
    op.create_table(
        "steps",
        sa.Column("game", _text(), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("entry", _text(), nullable=False),
        sa.Column("kind", _text(), nullable=False),
        sa.Column("at", _time(), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "n", name="pk_steps"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_steps_game"),
        sa.UniqueConstraint("game", "entry", name="uq_steps_game_entry"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_steps_game_at", "steps", ["game", "at"])
    op.create_table(
        "outcomes",
        sa.Column("game", _text(), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("item", sa.Integer, nullable=False),
        sa.Column("sub", sa.Integer, nullable=False),
        sa.Column("verdict", _text(), nullable=False),
        sa.Column("actor", _text()),
        sa.Column("by", _text()),
        sa.Column("action", _text()),
        sa.Column("params", _json()),
        sa.Column("words", _text(), nullable=False),
        sa.Column("text", _text(), nullable=False),
        sa.Column("code", _text(), nullable=False),
        sa.Column("section", _text(), nullable=False),
        sa.Column("numbers", _json()),
        sa.Column("instead", _text(), nullable=False),
        sa.Column("candidates", _json()),
        sa.Column("remarks", _json()),
        sa.Column("draws", _json()),
        sa.PrimaryKeyConstraint("game", "step", "item", "sub", name="pk_outcomes"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("game", _text(), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("item", sa.Integer, nullable=False),
        sa.Column("sub", sa.Integer, nullable=False),
        sa.Column("body", _json(), nullable=False),
        sa.Column("seen_by", _json()),
        sa.PrimaryKeyConstraint("game", "step", "n", name="pk_events"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "values_by_time",
        sa.Column("game", _text(), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("subject", _text(), nullable=False),
        sa.Column("name", _text(), nullable=False),
        sa.Column("value", _json()),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("at", _time(), nullable=False),
        sa.Column("entry", _text(), nullable=False),
        sa.Column("event", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "step", "n", name="pk_values_by_time"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_values_by_time_game_subject_name_step_n",
        "values_by_time",
        ["game", "subject", "name", "step", "n"],
    )


def _reviews() -> None:
    op.create_table(
        "questions",
        sa.Column("game", _text(), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entry", _text()),
        sa.Column("item", sa.Integer, nullable=False),
        sa.Column("sub", sa.Integer, nullable=False),
        sa.Column("message", sa.Integer),
        sa.Column("kind", _text(), nullable=False),
        sa.Column("asked", _json(), nullable=False),
        sa.Column("state", _text(), nullable=False),
        sa.Column("answer", _json()),
        sa.Column("asked_at", _time(), nullable=False),
        sa.Column("answered_at", _time()),
        sa.PrimaryKeyConstraint("game", "number", name="pk_questions"),
        sa.ForeignKeyConstraint(["message"], ["messages.id"], name="fk_questions_message"),
    )
    op.create_index("ix_questions_game_state", "questions", ["game", "state"])
    op.create_table(
        "reports",
        sa.Column("game", _text(), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", _time(), nullable=False),
        sa.Column("drafted_at", _time(), nullable=False),
        sa.Column("status", _text(), nullable=False),
        sa.Column("body", _text(), nullable=False),
        sa.Column("html", _text()),
        sa.Column("digest", _text(), nullable=False),
        sa.Column("published_at", _time()),
        sa.Column("previous", sa.Integer),
        sa.Column("token_hash", sa.LargeBinary),
        sa.Column("token_expires_at", _time()),
        sa.Column("token_used_at", _time()),
        sa.PrimaryKeyConstraint("game", "number", name="pk_reports"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_reports_game"),
    )


def _counters() -> None:
    op.create_table(
        "limits",
        sa.Column("person", _text(), nullable=False),
        sa.Column("day", _text(), nullable=False),
        sa.Column("kind", _text(), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "day", "kind", name="pk_limits"),
    )
    op.create_table(
        "facts",
        sa.Column("key", _text(), nullable=False),
        sa.Column("value", _json()),
        sa.PrimaryKeyConstraint("key", name="pk_facts"),
    )


def _text() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def _time() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.TIMESTAMP(timezone=True), "postgresql")


def _json() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.JSON(), "postgresql")


_CURRENT_VALUES = """\
CREATE VIEW current_values AS
SELECT game, subject, name, value, at, entry, event, step, n
FROM values_by_time AS v
WHERE NOT gone AND NOT EXISTS (
    SELECT 1 FROM values_by_time AS w
    WHERE w.game = v.game AND w.subject = v.subject AND w.name = v.name AND (w.step, w.n) > (v.step, v.n)
)"""

"""Corrections of the past are kept, and checkpoints know how the game is conducted."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table of corrections and a column to checkpoints, which are a cache and begin anew."""
    op.execute("DELETE FROM checkpoints")
    op.add_column("checkpoints", sa.Column("conduct", _json()))
    op.create_table(
        "corrections",
        sa.Column("game", _text(), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("known_at", _time(), nullable=False),
        sa.Column("since", _time(), nullable=False),
        sa.Column("entry", _text(), nullable=False),
        sa.Column("cause", _text(), nullable=False),
        sa.Column("public", _text(), nullable=False),
        sa.Column("flips", _json(), nullable=False),
        sa.Column("values", _json(), nullable=False),
        sa.Column("shown", _json(), nullable=False),
        sa.Column("people", _json(), nullable=False),
        sa.Column("reports", _json(), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_corrections"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_corrections_game"),
    )


def _text() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def _time() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.TIMESTAMP(timezone=True), "postgresql")


def _json() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.JSON(), "postgresql")

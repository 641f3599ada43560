"""What games have told by themselves."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of occasions that were mailed."""
    op.create_table(
        "dispatched",
        sa.Column("game", _text(), nullable=False),
        sa.Column("key", _text(), nullable=False),
        sa.Column("digest", _text(), nullable=False),
        sa.Column("at", _time(), nullable=False),
        sa.PrimaryKeyConstraint("game", "key", name="pk_dispatched"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_dispatched_game"),
    )


def _text() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def _time() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.TIMESTAMP(timezone=True), "postgresql")

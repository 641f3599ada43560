"""Mail that waits until the draws of its game may be made."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table of mail that waits."""
    op.create_table(
        "waiting",
        sa.Column("game", _text(), nullable=False),
        sa.Column("message", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "message", name="pk_waiting"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_waiting_game"),
        sa.ForeignKeyConstraint(["message"], ["messages.id"], name="fk_waiting_message"),
    )


def _text() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")

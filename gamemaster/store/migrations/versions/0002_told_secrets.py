"""Secrets that have been published, and the public randomness mixed into them."""

import secrets

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of told secrets and of beacons; keep the draws of games that there are."""
    op.add_column("games", sa.Column("first_secret", sa.LargeBinary, nullable=True))
    games = sa.table("games", sa.column("id"), sa.column("secret"), sa.column("first_secret"))
    connection = op.get_bind()
    for (game,) in connection.execute(sa.select(games.c.id)).all():
        # so far there was one secret for all draws: it becomes that of the first season
        connection.execute(
            games.update()
            .where(games.c.id == game)
            .values(first_secret=games.c.secret, secret=secrets.token_bytes(32))
        )
    op.create_table(
        "told_secrets",
        sa.Column("game", _text(), nullable=False),
        sa.Column("secret", _text(), nullable=False),
        sa.Column("at", _time(), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "secret", name="pk_told_secrets"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_told_secrets_game"),
    )
    op.create_table(
        "beacons",
        sa.Column("game", _text(), nullable=False),
        sa.Column("secret", _text(), nullable=False),
        sa.Column("round", sa.BigInteger, nullable=False),
        sa.Column("randomness", _text(), nullable=False),
        sa.Column("signature", _text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "secret", name="pk_beacons"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_beacons_game"),
    )


def _text() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def _time() -> sa.types.TypeEngine[str]:
    return sa.Text().with_variant(postgresql.TIMESTAMP(timezone=True), "postgresql")

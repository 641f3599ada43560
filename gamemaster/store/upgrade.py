"""Schema versions. Alembic is loaded only when there is something to migrate (it takes half a second)."""

from sqlalchemy import Connection, column, select, table

from gamemaster.core.errors import WorkspaceError

_VERSION = table("alembic_version", column("version_num"))


def stored_revision(connection: Connection) -> str | None:
    """The revision of the schema in the database; None when gamemaster has made no tables in it."""
    if not connection.dialect.has_table(connection, _VERSION.name):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def upgrade(connection: Connection) -> None:
    """Run the migrations that are still to do, within the transaction of `connection`.

    Raises WorkspaceError when the database has a revision that this program does not know.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "gamemaster.store:migrations")
    config.set_main_option("path_separator", "os")
    revision = stored_revision(connection)
    if revision is not None:
        try:
            ScriptDirectory.from_config(config).get_revision(revision)
        except CommandError:
            raise WorkspaceError(
                f"the database was made by a newer version of gamemaster (its schema is {revision}); "
                "use that version, or restore an older backup"
            ) from None
    command.upgrade(config, "head")

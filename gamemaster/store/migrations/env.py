"""Run by Alembic: migrate over the connection that `store.upgrade` hands in, within its transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()

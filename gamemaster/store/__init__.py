"""What is kept: SQLAlchemy tables, migrations, and one module of plain functions per topic.

The store knows no game and no rules. It keeps JSON, text, bytes and moments, and gives back exactly what it
was given, the same on SQLite and on PostgreSQL. Functions take a connection that `Database.write` or
`Database.read` hands out; whoever opens the transaction decides what belongs together.

    database, engine, upgrade   opening, transactions, schema versions (Alembic is loaded only to migrate)
    tables, types               the schema, and how values are stored
    games, people               games with their lists; people with addresses and aliases
    messages, mailboxes         raw mail and what became of it; how far each mailbox has been read
    ledger, history, values     entries, and the steps, outcomes, events and values derived from them
    checkpoints                 states to fold from
    outbox, questions, reports  mail to send, questions to the game master, reports and their tokens
    limits, facts               counters of automatic mail; single facts about the workspace
"""

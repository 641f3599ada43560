"""People: shared by all games, each with addresses (the registered one first) and aliases."""

from collections import defaultdict

from sqlalchemy import Connection, Table, bindparam, delete, insert, select

from gamemaster.core.people import Person, Roster
from gamemaster.store.conflicts import Upsert
from gamemaster.store.facts import set_fact
from gamemaster.store.prepared import Prepared
from gamemaster.store.tables import addresses, aliases, facts, people


def save_person(conn: Connection, person: Person) -> None:
    """Store `person`, replacing the addresses and aliases known under the name so far.

    Two people may share an address; the roster then finds neither by it.
    """
    conn.execute(_ADD.on(conn), {"name": person.name})
    for table, column, texts in (
        (addresses, "address", person.addresses),
        (aliases, "alias", person.aliases),
    ):
        conn.execute(_DROP[table.name], {"whose": person.name})
        rows = [{"person": person.name, "position": n, column: text} for n, text in enumerate(texts)]
        if rows:
            conn.execute(insert(table), rows)
    set_fact(conn, _REVISION, roster_revision(conn) + 1)


def load_roster(conn: Connection) -> Roster:
    """Everybody, sorted by name."""
    registered, others = _texts(conn, addresses, "address"), _texts(conn, aliases, "alias")
    names = conn.execute(select(people.c.name).order_by(people.c.name)).scalars()
    return Roster(tuple(Person(name, tuple(registered[name]), tuple(others[name])) for name in names))


def roster_revision(conn: Connection) -> int:
    """A number that grows with each change of anybody, to tell whether a roster in memory is still right."""
    return int(_GET_REVISION.first(conn, {"wanted": _REVISION}) or 0)


def _texts(conn: Connection, table: Table, column: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    query = select(table.c.person, table.c[column]).order_by(table.c.person, table.c.position)
    for person, text in conn.execute(query):
        found[person].append(text)
    return found


_REVISION = "people.revision"
# the JSON of a number is its digits, so it needs no reading
_GET_REVISION = Prepared(
    select(facts.c.value).where(facts.c.key == bindparam("wanted", type_=facts.c.key.type))
)
_ADD = Upsert(people, lambda insert: insert.on_conflict_do_nothing())
_DROP = {
    table.name: delete(table).where(table.c.person == bindparam("whose")) for table in (addresses, aliases)
}

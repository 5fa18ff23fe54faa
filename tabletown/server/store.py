"""Tables, seats and journals in SQL: SQLite by default, PostgreSQL the same way.

The only SQL there is. The journal is kept as its own text: a row holds the finished lines that
one answer appended, so that the rows of a table, one after the other, are the file a player
downloads. `writer.py` decides when rows are written; nothing here waits for anybody.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from tabletown.server.records import Append, Outline, SeatRow, TableRow
from tabletown.server.trouble import StoreError

MIGRATIONS = Path(__file__).with_name("migrations")
HEAD = "0003"
"""The migration the code below expects."""
LOCK = 0x7AB1E70
"""PostgreSQL's advisory lock for the one server of a database."""
LOCK_PATIENCE = 6.0
"""Seconds to wait for the session of a killed server to be noticed by the database."""
BUSY = 50
"""Milliseconds that whoever writes waits for somebody else's lock before trying again later."""
LOG = 1000
"""Pages after which SQLite carries its log over into the database and begins it anew."""
LOG_ROOM = 100
"""Pages by which the last commit before that may go beyond."""
LOG_HEAD, PAGE_HEAD = 32, 24
"""Bytes that the log has before its first page and before each."""
TOGETHER = 64
"""Lines that one statement of SQLite's adds; its oldest limit is 999 values."""

REACH = {"connect_timeout": 5, "keepalives_idle": 5, "tcp_user_timeout": 10_000}
"""Seconds, and milliseconds, after which PostgreSQL is taken for gone where nothing answers."""
HOLDER = "holder"
"""The row of `meta` in which the server stands that took the data last."""
PROBE = "probe"
"""The row of `meta` that is written to see whether anything can be."""

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
META = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("header", sa.Text, nullable=False),
    sa.Column("seed", sa.String(128), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("on_expiry", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("result", sa.Text, nullable=False, server_default=""),
    sa.Index("ix_tables_status", "status"),
)
SEATS = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("level", sa.String(20), nullable=False),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),
    sa.Column("hints", sa.Integer, nullable=False, server_default="0"),
)
JOURNAL = sa.Table(
    "journal",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("lines", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("client", sa.String(64), nullable=False),
    sa.Column("seq", sa.BigInteger, nullable=False),
    sa.Column("fingerprint", sa.String(16), nullable=False),
    sa.Column("clocks", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

DAMAGED: Final[dict[type, Any]] = {str: "damaged", int: -1, bool: False}
"""What stands for a value of another kind than its column's, which SQLite allows to be kept."""


def _sound(columns: Iterable[Any], row: Iterable[Any]) -> list[Any]:
    """The values of *row*, each of its column's kind, or what stands for it where it is not.

    A table that has such a value is found damaged when it is looked at; records are typed.
    """
    found: list[Any] = []
    for column, value in zip(columns, row, strict=True):
        wanted = column.type.python_type
        is_sound = type(value) is wanted or (wanted is bool and value in (0, 1))
        found.append(wanted(value) if is_sound else DAMAGED[wanted])
    return found


def _values(table: sa.Table, row: Iterable[Any]) -> dict[str, Any]:
    """The values of *row* by the names of their columns."""
    return dict(zip(table.c.keys(), _sound(table.c, row), strict=True))


class Store:
    """One database, for one server."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.data = data
        self.is_postgres = database.startswith(("postgresql:", "postgres:", "postgresql+psycopg:"))
        if database and not self.is_postgres and not database.startswith("sqlite:"):
            raise StoreError("unknown-database", {"database": database.split(":", 1)[0]})
        if self.is_postgres:
            url = "postgresql+psycopg:" + database.split(":", 1)[1]
            self.engine: Engine = sa.create_engine(
                url, pool_pre_ping=True, connect_args=dict(REACH)
            )
        else:
            if database:
                # The lock lies beside the file that is locked, wherever that is.
                named = sa.make_url(database).database
                self.data = Path(named).parent if named and named != ":memory:" else data
            self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._is_own = not database
            url = database or f"sqlite:///{data / 'tabletown.db'}"
            self.engine = sa.create_engine(url, connect_args={"timeout": 10})
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
            sa.event.listen(self.engine, "begin", _begin_sqlite)
        self._lock_file: int | None = None
        self._holder = ""
        """What this server wrote into PostgreSQL when it took the data."""
        self._writer: Connection | None = None
        self._driver: Any = None
        """SQLite's own connection of the writer, where moves go without a detour."""
        self._cursor: Any = None
        self._insert = str(JOURNAL.insert().compile(dialect=self.engine.dialect))
        self._inserts = [self._insert]
        """By the number of lines that it adds, less one."""

    def open(self) -> None:
        """Take the data for this server alone and bring its tables up to date."""
        with self._sentences():
            if not self.is_postgres:
                self._lock_folder()
                self._shut_out()
            self.writer()
            self.prepare()
            if self.is_postgres:
                self._hold()
            else:
                self._lengthen_log()

    def prepare(self) -> None:
        """Bring the tables up to date; enough for one who only reads."""
        with self._sentences(), self.engine.begin() as connection:
            if _revision(connection) != HEAD:
                _migrate(connection)

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        """Say in one sentence what is wrong with the data."""
        try:
            yield
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
            why = str(getattr(error, "orig", None) or error).strip().splitlines() or [""]
            data = "postgresql" if self.is_postgres else str(self.data)
            raise StoreError("data-unusable", {"data": data, "error": why[0]}) from error

    def _hold(self) -> None:
        """Write down whose the data is, for the case that the lock is lost for a while."""
        holder = secrets.token_hex(8)
        connection = self.writer()
        connection.execute(META.delete().where(META.c.key == HOLDER))
        connection.execute(META.insert().values(key=HOLDER, value=holder))
        connection.commit()
        self._holder = holder

    def close(self) -> None:
        """Let go of the data."""
        self._driver = self._cursor = None
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        self.engine.dispose()
        if self._lock_file is not None:
            os.close(self._lock_file)
            self._lock_file = None

    def writer(self) -> Connection:
        """The connection that writes; in PostgreSQL it also holds the lock."""
        if self._writer is None or self._writer.invalidated or self._writer.closed:
            connection = self.engine.connect()
            if self.is_postgres:
                self._lock_database(connection)
            else:
                driver: Any = connection.connection.dbapi_connection
                driver.execute(f"PRAGMA busy_timeout={BUSY}")
                self._driver = driver
                self._cursor = driver.cursor()
            self._writer = connection
        return self._writer

    @property
    def has_writer(self) -> bool:
        """Whether there is a connection that writes."""
        return self._writer is not None and not self._writer.invalidated

    def probe(self, is_written: bool) -> None:
        """Raise what keeps the database from being used; *is_written* tries to write, too."""
        connection = self.writer()
        if is_written:
            connection.execute(META.delete().where(META.c.key == PROBE))
            connection.execute(META.insert().values(key=PROBE, value=str(int(time.time()))))
        else:
            connection.execute(sa.select(1))
        connection.commit()

    def drop_writer(self) -> None:
        """Forget a connection that broke."""
        self._driver = self._cursor = None
        if self._writer is not None:
            connection, self._writer = self._writer, None
            try:
                connection.invalidate()
                connection.close()
            except sa.exc.SQLAlchemyError:
                pass

    def _lock_folder(self) -> None:
        path = self.data / "lock"
        self._lock_file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock_descriptor(self._lock_file):
            os.close(self._lock_file)
            self._lock_file = None
            raise StoreError("data-taken", {"data": str(self.data)})

    def _shut_out(self) -> None:
        """Let nobody else on this machine read the data, also where an older release made it."""
        path = Path(str(self.engine.url.database))
        with suppress(OSError):
            if self._is_own:
                self.data.chmod(0o700)
            for each in (
                path,
                path.with_name(f"{path.name}-wal"),
                path.with_name(f"{path.name}-shm"),
            ):
                if each.exists():
                    each.chmod(0o600)

    def _lengthen_log(self) -> None:
        """Make SQLite's log as long as it will be, so that no move has to make it longer.

        A commit that does has the file's new length on disk too: a second write for every move.
        What is added means nothing to SQLite until it has written over it. Nobody else writes
        yet: this server holds the lock of the folder and has not begun. On a disk without room
        the log stays as it is: only speed is lost.
        """
        path = str(self._driver.execute("PRAGMA database_list").fetchone()[2])
        page = int(self._driver.execute("PRAGMA page_size").fetchone()[0])
        if not path:
            return
        with suppress(OSError), Path(f"{path}-wal").open("ab") as log:
            missing = LOG_HEAD + (LOG + LOG_ROOM) * (PAGE_HEAD + page) - log.tell()
            if missing > 0:
                log.write(bytes(missing))
                log.flush()
                os.fsync(log.fileno())

    def _lock_database(self, connection: Connection) -> None:
        deadline = time.monotonic() + LOCK_PATIENCE
        while True:
            got = connection.execute(sa.select(sa.func.pg_try_advisory_lock(LOCK))).scalar()
            connection.commit()
            if got:
                break
            if time.monotonic() > deadline:
                connection.close()
                raise StoreError("data-taken", {"data": "postgresql"})
            time.sleep(0.2)
        if self._holder:
            # Ours was lost with its session. Whoever had it meanwhile may have written.
            statement = sa.select(META.c.value).where(META.c.key == HOLDER)
            found = connection.execute(statement).scalar()
            connection.commit()
            if found != self._holder:
                connection.close()
                raise StoreError("data-taken", {"data": "postgresql"})

    # Reading

    def note(self, key: str) -> str:
        """What is kept under *key*; empty if nothing is."""
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(META.c.value).where(META.c.key == key)).scalar()
        return str(found or "")

    def set_note(self, key: str, value: str) -> None:
        """Keep *value* under *key*, or nothing if it is empty."""
        if self.note(key) == value:
            return
        with self.engine.begin() as connection:
            connection.execute(META.delete().where(META.c.key == key))
            if value:
                connection.execute(META.insert().values(key=key, value=value))

    def table(self, name: str) -> TableRow | None:
        """The table called *name* with its whole journal."""
        rows = self._tables(TABLES.c.id == name)
        return rows[0] if rows else None

    def running(self) -> list[TableRow]:
        """Every table whose game goes on."""
        return self._tables(TABLES.c.status == "running")

    def all(self) -> list[TableRow]:
        """Every table."""
        return self._tables(sa.true())

    def ids(self) -> list[str]:
        """The names of all tables, oldest first."""
        with self.engine.connect() as connection:
            statement = sa.select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
            return [str(row[0]) for row in connection.execute(statement)]

    def with_status(self, status: str) -> list[str]:
        """The names of tables of which that has become."""
        with self.engine.connect() as connection:
            statement = sa.select(TABLES.c.id).where(TABLES.c.status == status)
            return [str(row[0]) for row in connection.execute(statement)]

    def outlines(self, name: str = "") -> list[Outline]:
        """Every table, or the one called *name*, with its last lines only; oldest first."""
        lines = JOURNAL.alias()
        last = (
            sa.select(sa.func.max(lines.c.first))
            .where(lines.c.table_id == TABLES.c.id)
            .correlate(TABLES)
            .scalar_subquery()
        )
        here = sa.and_(JOURNAL.c.table_id == TABLES.c.id, JOURNAL.c.first == last)
        columns = (
            TABLES.c.id,
            TABLES.c.game,
            TABLES.c.status,
            TABLES.c.clock,
            TABLES.c.on_expiry,
            TABLES.c.created,
            sa.func.coalesce(JOURNAL.c.first, 0),
            sa.func.coalesce(JOURNAL.c.seat, -1),
            sa.func.coalesce(JOURNAL.c.clocks, ""),
            sa.func.coalesce(JOURNAL.c.at, TABLES.c.created),
            sa.func.length(TABLES.c.result) > 0,
        )
        statement = sa.select(*columns).select_from(TABLES).outerjoin(JOURNAL, here)
        if name:
            statement = statement.where(TABLES.c.id == name)
        with self.engine.connect() as connection:
            found = connection.execute(statement.order_by(TABLES.c.created, TABLES.c.id))
            return [Outline(*_sound(columns, row)) for row in found]

    def offered(self, most: int) -> list[TableRow]:
        """Public tables that go on and have an open seat, newest first, without journals."""
        is_open = (
            sa.select(SEATS.c.seat)
            .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
            .exists()
        )
        which = sa.and_(TABLES.c.public.is_(sa.true()), TABLES.c.status == "running", is_open)
        newest = sa.select(TABLES.c.id).where(which).order_by(TABLES.c.created.desc()).limit(most)
        with self.engine.connect() as connection:
            names = [str(row[0]) for row in connection.execute(newest)]
        rows = self._tables(TABLES.c.id.in_(names), with_journal=False) if names else []
        return rows[::-1]

    def remove(self, name: str) -> None:
        """Forget a table for good."""
        with self.engine.begin() as connection:
            connection.execute(JOURNAL.delete().where(JOURNAL.c.table_id == name))
            connection.execute(SEATS.delete().where(SEATS.c.table_id == name))
            connection.execute(TABLES.delete().where(TABLES.c.id == name))

    def _tables(self, which: sa.ColumnElement[bool], with_journal: bool = True) -> list[TableRow]:
        names = sa.select(TABLES.c.id).where(which)
        with self.engine.connect() as connection:
            found = {
                row.id: TableRow(**_values(TABLES, row), seats=[], appends=[])
                for row in connection.execute(
                    sa.select(TABLES).where(which).order_by(TABLES.c.created, TABLES.c.id)
                )
            }
            seats = sa.select(SEATS).where(SEATS.c.table_id.in_(names)).order_by(SEATS.c.seat)
            for row in connection.execute(seats):
                values = _values(SEATS, row)
                found[values.pop("table_id")].seats.append(SeatRow(**values))
            if not with_journal:
                return list(found.values())
            lines = sa.select(JOURNAL).where(JOURNAL.c.table_id.in_(names))
            for row in connection.execute(lines.order_by(JOURNAL.c.table_id, JOURNAL.c.first)):
                values = _values(JOURNAL, row)
                table = values.pop("table_id")
                found[table].appends.append(Append(table=table, **values))
        return list(found.values())

    # Writing, called by the writer inside its transaction

    def insert_table(self, connection: Connection, row: TableRow) -> None:
        """Keep a new table with its seats and the cards dealt first."""
        connection.execute(
            TABLES.insert(),
            {
                "id": row.id,
                "game": row.game,
                "header": row.header,
                "seed": row.seed,
                "status": row.status,
                "public": row.public,
                "spectators": row.spectators,
                "clock": row.clock,
                "on_expiry": row.on_expiry,
                "created": row.created,
                "result": row.result,
            },
        )
        connection.execute(
            SEATS.insert(), [{"table_id": row.id, **seat.row()} for seat in row.seats]
        )
        if row.appends:
            self.insert_appends(connection, row.appends)

    def insert_appends(self, connection: Connection, appends: list[Append]) -> None:
        """Add lines to journals."""
        connection.execute(JOURNAL.insert(), [append.row() for append in appends])

    def commit_appends(self, appends: list[Append]) -> None:
        """Add lines to journals and commit: the one thing that happens all the time.

        With SQLite one statement holds all lines and is a transaction by itself; it goes straight
        to the driver, which keeps what it has prepared by the statement's text.
        """
        try:
            if self.is_postgres:
                driver: Any = self.writer().connection.dbapi_connection
                with driver.cursor() as cursor:
                    cursor.executemany(self._insert, [append.row() for append in appends])
                driver.commit()
                return
            if self._driver is None:
                self.writer()
            if len(appends) <= TOGETHER:
                self._insert_together(appends)
            else:
                self._driver.execute("BEGIN")
                for start in range(0, len(appends), TOGETHER):
                    self._insert_together(appends[start : start + TOGETHER])
                self._driver.execute("COMMIT")
        except Exception as error:
            raise StoreError("not-saved", {"error": type(error).__name__}) from error

    def _insert_together(self, appends: list[Append]) -> None:
        """Add lines to journals by one statement of SQLite's."""
        count = len(appends)
        while len(self._inserts) < count:
            row = self._insert[self._insert.rindex("(") :]
            self._inserts.append(self._insert + f", {row}" * len(self._inserts))
        values: list[Any] = []
        for append in appends:
            append.add_to(values)
        self._cursor.execute(self._inserts[count - 1], values)

    def has_append(self, connection: Connection, append: Append) -> bool:
        """Whether these very lines are already kept."""
        found = connection.execute(
            sa.select(JOURNAL.c.lines).where(
                JOURNAL.c.table_id == append.table, JOURNAL.c.first == append.first
            )
        ).scalar()
        return found == append.lines

    def has_table(self, connection: Connection, name: str) -> bool:
        """Whether a table of that name is kept."""
        statement = sa.select(TABLES.c.id).where(TABLES.c.id == name)
        return connection.execute(statement).scalar() is not None

    def has_seat(self, connection: Connection, table: str, seat: SeatRow) -> bool:
        """Whether that seat is kept like this."""
        statement = sa.select(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
        found = connection.execute(statement).one_or_none()
        if found is None:
            return False
        values = dict(found._mapping)
        del values["table_id"]
        return values == seat.row()

    def update_seat(self, connection: Connection, table: str, seat: SeatRow) -> None:
        """Keep who sits there now."""
        connection.execute(
            SEATS.update()
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
            .values(**seat.row())
        )

    def update_status(
        self, connection: Connection, table: str, status: str, result: str = ""
    ) -> None:
        """Keep whether the game goes on, is over with *result*, or was closed unfinished."""
        values = {"status": status, "result": result}
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(**values))

    def replace_journal(
        self, connection: Connection, table: str, header: str, appends: list[Append]
    ) -> None:
        """Keep a journal that moved up to new rules."""
        connection.execute(JOURNAL.delete().where(JOURNAL.c.table_id == table))
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(header=header))
        if appends:
            self.insert_appends(connection, appends)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # We say ourselves where a transaction begins; otherwise the driver says it before every line.
    connection.isolation_level = None
    # A text that is damaged is one table's trouble, not that of whoever reads a list of them.
    connection.text_factory = _read_text
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={LOG}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _read_text(data: bytes) -> str:
    return data.decode(errors="replace")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _lock_descriptor(descriptor: int) -> bool:
    """Lock an open file for this process; the system lets go when the process ends."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _revision(connection: Connection) -> str:
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")


def _migrate(connection: Connection) -> None:
    """Bring the database up to date with Alembic."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise StoreError("data-too-new", {"revision": _revision(connection)}) from None

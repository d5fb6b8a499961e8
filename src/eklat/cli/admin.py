"""The command `eklat admin`: what whoever runs a server may do, beside the running server and through its own door."""

from __future__ import annotations

import asyncio
import gzip
import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from http.client import HTTPException
from pathlib import Path
from typing import IO, Annotated, Any

import typer

from eklat.cli.common import count, number, say, stop
from eklat.cli.help import Command, Group

app = typer.Typer(cls=Group, no_args_is_help=True, help="Look after a running server: its tables, its people, its backups.")

PATIENCE = 60.0
PIECE = 2**16

At = Annotated[str, typer.Option("--server", metavar="URL", envvar="EKLAT_SERVER", help="Where the server is.")]
Token = Annotated[
    Path | None,
    typer.Option(
        "--token", metavar="FILE", envvar="EKLAT_ADMIN", help="The file with its token, as in eklat serve --admin."
    ),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The code of a table, as in its link.")]
HERE = "http://127.0.0.1:8000"


@contextmanager
def _asked(server: str, token: Path | None, path: str, method: str = "GET") -> Iterator[IO[bytes]]:
    """The answer of a server to its host."""
    if token is None:
        stop("who are you? Name the file with the server's token: --token FILE, or EKLAT_ADMIN in the environment")
    try:
        secret = token.read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        stop(f"{token}: {getattr(error, 'strerror', None) or error}")
    url = f"{server.rstrip('/')}/api/admin{path}"
    try:
        request = urllib.request.Request(url, method=method, headers={"authorization": f"Bearer {secret}"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            yield answer
    except urllib.error.HTTPError as error:
        with error:
            said = error.read()
        if error.code == 404 and b'"no-page"' in said:
            stop(f"the server at {server} has no door for its host: start it with --admin FILE")
        try:
            stop(json.loads(said)["sentence"])
        except (ValueError, KeyError, TypeError):
            stop(f"{url}: {error.code} {error.reason}")
    except (OSError, ValueError, HTTPException) as error:
        stop(f"the server at {server} cannot be reached: {getattr(error, 'reason', None) or error}")


def _told(server: str, token: Path | None, path: str) -> Any:
    with _asked(server, token, path) as answer:
        return json.load(answer)


def _done(server: str, token: Path | None, path: str, method: str) -> None:
    with _asked(server, token, path, method):
        pass


def _quoted(text: str) -> str:
    return urllib.parse.quote(text, safe="")


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


@app.command("list", cls=Command)
def tables(
    server: At = HERE,
    token: Token = None,
    phase: Annotated[
        str, typer.Option(metavar="PHASE", help="Only those that are gathering, playing, scoring, over or closed.")
    ] = "",
    limit: Annotated[int, number("At most this many.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the tables of a server, latest first."""
    found = _told(server, token, f"/tables?limit={limit}&phase={_quoted(phase)}")["tables"]
    if as_json:
        say(json.dumps(found, ensure_ascii=False))
        return
    for table in found:
        names = ", ".join(chair["shown"] or "-" for chair in table["seats"])
        state = "closed" if table["is_closed"] else table["phase"]
        say(f"{table['id']}  {_when(table['updated'])}  {state:9}  {table['settings']['game']:8}  {names}")


@app.command(cls=Command)
def close(table: TableId, server: At = HERE, token: Token = None) -> None:
    """Close a table: nobody can find it any more, and whoever is looking at it is sent away. Its log stays."""
    _done(server, token, f"/tables/{_quoted(table)}/close", "POST")
    say(f"The table {table} is closed; eklat admin reopen {table} brings it back as it was.")


@app.command(cls=Command)
def reopen(table: TableId, server: At = HERE, token: Token = None) -> None:
    """Reopen a closed table."""
    _done(server, token, f"/tables/{_quoted(table)}/open", "POST")
    say(f"The table {table} is open.")


@app.command(cls=Command)
def export(table: TableId, server: At = HERE, token: Token = None) -> None:
    """Print the whole log of a table as JSON, with what nobody at the table may see."""
    say(json.dumps(_told(server, token, f"/tables/{_quoted(table)}"), ensure_ascii=False, indent=1))


@app.command(cls=Command)
def people(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A part of the name.")] = "",
    server: At = HERE,
    token: Token = None,
    limit: Annotated[int, number("At most this many.")] = 50,
) -> None:
    """Find people by name, latest first."""
    for person in _told(server, token, f"/people?limit={limit}&name={_quoted(name)}")["people"]:
        say(f"{person['id']}  {_when(person['created'])}  {person['name']}")


@app.command(cls=Command)
def delete(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="The mark before a name in eklat admin people.")],
    server: At = HERE,
    token: Token = None,
) -> None:
    """Delete somebody, as they could themselves: they leave every seat, their name and words are gone, their moves stay."""
    _done(server, token, f"/people/{_quoted(person)}", "DELETE")
    say("They are deleted. Backups made before keep what they had.")


# Backups ------------------------------------------------------------------------------------------------------------------

File = Annotated[Path, typer.Argument(metavar="FILE", help="A backup, as eklat-2026-01-31.gz.")]


@app.command(cls=Command)
def backup(file: File, server: At = HERE, token: Token = None) -> None:
    """Write everything that is stored into a file while people play, and check that it could be restored."""
    from eklat.server.backup import BadBackup, check

    half = file.with_name(f"{file.name}.half")
    try:
        with _asked(server, token, "/backup") as answer, gzip.open(half, "wb") as lines:
            half.chmod(0o600)
            while piece := answer.read(PIECE):
                lines.write(piece)
        counts = check(half)
        half.replace(file)
    except BadBackup as error:
        stop(str(error))
    except OSError as error:
        stop(f"{file} cannot be written: {error.strerror or error}")
    finally:
        half.unlink(missing_ok=True)
    say(f"{file} is whole: {_contents(counts)}.")


@app.command(cls=Command)
def check(file: File) -> None:
    """Read a backup from beginning to end, and every table in it."""
    from eklat.server import backup

    try:
        say(f"{file} is whole: {_contents(backup.check(file))}.")
    except backup.BadBackup as error:
        stop(str(error))


@app.command(cls=Command)
def restore(
    file: File,
    db: Annotated[str, typer.Option(metavar="URL", help="An empty database: sqlite:///file or postgresql://...")],
) -> None:
    """Fill an empty database from a backup, whichever engine it came from."""
    from eklat.server.backup import BadBackup
    from eklat.server.database import BadDatabase
    from eklat.server.settings import BadSettings, Settings

    try:
        counts = asyncio.run(_restore(file, Settings.read(db=db)))
    except (BadBackup, BadDatabase, BadSettings) as error:
        stop(str(error))
    say(f"Everything is there again: {_contents(counts)}.")


async def _restore(file: Path, settings: Any) -> dict[str, int]:
    from eklat.server import backup
    from eklat.server.database import Database

    database = Database(settings)
    await database.open()
    try:
        return await backup.restore(file, database)
    finally:
        await database.close()


def _contents(counts: dict[str, int]) -> str:
    people = f"{counts['people']:,} {'person' if counts['people'] == 1 else 'people'}"
    return f"{people}, {count(counts['tables'], 'table')}, {count(counts['events'], 'event')}"


@app.command(cls=Command)
def rotate(token: Token = None) -> None:
    """Replace the token of the host with a new one; the old one stops working at once."""
    from eklat.server.token import make_token

    if token is None:
        stop("which token? Name its file: --token FILE, or EKLAT_ADMIN in the environment")
    try:
        make_token(token)
    except OSError as error:
        stop(f"{token}: {error.strerror or error}")
    say(f"There is a new token in {token}.")

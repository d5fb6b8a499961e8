"""The command `eklat admin`: what whoever runs a server may do, beside the running server and through its own door."""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from http.client import HTTPException
from pathlib import Path
from typing import IO, Annotated, Any, Literal

import typer

from eklat.cli.common import count, number, say, stop, why_not_written
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
Limit = Annotated[int, number("At most this many, and never more than 1000.", least=1, most=1000)]
Phase = Literal["gathering", "playing", "scoring", "over", "closed"]
HERE = "http://127.0.0.1:8000"


def _code(text: str) -> str:
    """The code of a table, as it is or in a link."""
    from eklat.client import Address, CannotPlay
    from eklat.client.address import TABLE_ID

    try:
        return text if TABLE_ID.fullmatch(text) else Address.read(text).table
    except CannotPlay:
        stop(f"there is no such table: {text!r} is neither the code of one nor a link to it")


def _mark(text: str) -> str:
    """What may be the mark of a person."""
    from eklat.client.address import TABLE_ID

    if not TABLE_ID.fullmatch(text):
        stop(f"there is nobody with this mark: {text!r}")
    return text


TableId = Annotated[str, typer.Argument(metavar="TABLE", parser=_code, help="The code of a table, or the link to it.")]


def _asked(server: str, token: Path | None, path: str, method: str = "GET") -> Iterator[bytes]:
    """The answer of a server to its host, piece by piece."""
    from eklat.server.token import BadToken, read_token

    if token is None:
        stop("who are you? Name the file with the server's token: --token FILE, or EKLAT_ADMIN in the environment")
    try:
        secret = read_token(token)
    except BadToken as error:
        stop(str(error))
    url = f"{server.rstrip('/')}/api/admin{path}"
    try:
        request = urllib.request.Request(url, method=method, headers={"authorization": f"Bearer {secret}"})
        answer = urllib.request.urlopen(request, timeout=PATIENCE)
    except urllib.error.HTTPError as error:
        said = b"".join(_pieces(error, server))
        if error.code == 404 and b'"no-page"' in said:
            stop(f"the server at {server} has no door for its host: start it with --admin FILE")
        try:
            stop(json.loads(said)["sentence"])
        except (ValueError, KeyError, TypeError):
            stop(f"{url}: {error.code} {error.reason}")
    except (OSError, ValueError, HTTPException) as error:
        stop(f"the server at {server} cannot be reached: {getattr(error, 'reason', None) or error}")
    return _pieces(answer, server)


def _pieces(answer: IO[bytes], server: str) -> Iterator[bytes]:
    with answer:
        while piece := _read(answer, server):
            yield piece


def _read(answer: IO[bytes], server: str) -> bytes:
    try:
        return answer.read(PIECE)
    except (OSError, HTTPException) as error:
        stop(f"the server at {server} has broken off in the middle of its answer: {error}")


def _told(server: str, token: Path | None, path: str, method: str = "GET") -> Any:
    said = b"".join(_asked(server, token, path, method))
    try:
        return json.loads(said or b"null")
    except ValueError:
        stop(f"what answers at {server} is no server of Eklat")


def _quoted(text: str) -> str:
    return urllib.parse.quote(text, safe="", errors="replace")


def _none(sentence: str) -> None:
    """Nothing was found, and what is printed stays empty for programs."""
    print(sentence, file=sys.stderr)


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


@app.command("list", cls=Command)
def tables(
    server: At = HERE,
    token: Token = None,
    phase: Annotated[
        Phase | None, typer.Option(metavar="PHASE", help="Only those that are gathering, playing, scoring, over or closed.")
    ] = None,
    limit: Limit = 50,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the tables of a server, latest first."""
    found = _told(server, token, f"/tables?limit={limit}&phase={phase or ''}")["tables"]
    if as_json:
        say(json.dumps(found, ensure_ascii=False))
        return
    if not found:
        _none(f"There is no table that is {phase}." if phase else "There is no table.")
    for table in found:
        names = ", ".join(chair["shown"] or "-" for chair in table["seats"])
        state = "closed" if table["is_closed"] else table["phase"]
        say(f"{table['id']}  {_when(table['updated'])}  {state:9}  {table['settings']['game']:8}  {names}")


@app.command(cls=Command)
def close(table: TableId, server: At = HERE, token: Token = None) -> None:
    """Close a table: nobody can find it any more, and whoever is looking at it is sent away. Its log stays."""
    _told(server, token, f"/tables/{table}/close", "POST")
    say(f"The table {table} is closed; eklat admin reopen {table} brings it back as it was.")


@app.command(cls=Command)
def reopen(table: TableId, server: At = HERE, token: Token = None) -> None:
    """Reopen a closed table."""
    _told(server, token, f"/tables/{table}/open", "POST")
    say(f"The table {table} is open.")


@app.command(cls=Command)
def export(table: TableId, server: At = HERE, token: Token = None) -> None:
    """Print the whole log of a table as JSON, with what nobody at the table may see."""
    say(json.dumps(_told(server, token, f"/tables/{table}"), ensure_ascii=False, indent=1))


@app.command(cls=Command)
def people(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A part of the name.")] = "",
    server: At = HERE,
    token: Token = None,
    limit: Limit = 50,
) -> None:
    """Find people by name, latest first."""
    found = _told(server, token, f"/people?limit={limit}&name={_quoted(name)}")["people"]
    if not found:
        _none(f"There is nobody with {name!r} in their name." if name else "There is nobody.")
    for person in found:
        say(f"{person['id']}  {_when(person['created'])}  {person['name']}")


@app.command(cls=Command)
def delete(
    person: Annotated[
        str, typer.Argument(metavar="PERSON", parser=_mark, help="The mark before a name in eklat admin people.")
    ],
    server: At = HERE,
    token: Token = None,
) -> None:
    """Delete somebody, as they could themselves: they leave every seat, their name and words are gone, their moves stay."""
    _told(server, token, f"/people/{person}", "DELETE")
    say("They are deleted. Backups made before keep what they had.")


# Backups ------------------------------------------------------------------------------------------------------------------

File = Annotated[Path, typer.Argument(metavar="FILE", help="A backup, as eklat-2026-01-31.gz.")]


@app.command(cls=Command)
def backup(file: File, server: At = HERE, token: Token = None) -> None:
    """Write everything that is stored into a file while people play, and check that it could be restored."""
    from eklat.server.backup import BadBackup, check

    if reason := why_not_written(file):
        stop(f"{file} cannot be written: {reason}")
    half = file.with_name(f"{file.name}.half")
    try:
        half.unlink(missing_ok=True)
        half.touch(mode=0o600)
        with gzip.open(half, "wb") as lines:
            for piece in _asked(server, token, "/backup"):
                lines.write(piece)
        counts = check(half)
        half.replace(file)
    except BadBackup as error:
        stop(f"what came from the server cannot be restored: {error}")
    except OSError as error:
        stop(f"{file} cannot be written: {error.strerror or error}")
    finally:
        with suppress(OSError):
            half.unlink()
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
    from eklat.server import backup
    from eklat.server.database import BadDatabase, Database
    from eklat.server.settings import BadSettings, Settings

    if not db.strip():
        stop("which database? It is named by --db sqlite:///path/to/file.db or --db postgresql://user@host/name")
    try:
        database = Database(Settings.read(db=db))
        counts = asyncio.run(backup.restore(file, database))
    except (backup.BadBackup, BadDatabase, BadSettings) as error:
        stop(str(error))
    say(f"Everything is there again, in {database.shown}: {_contents(counts)}.")


def _contents(counts: Mapping[str, int]) -> str:
    people = f"{counts['people']:,} {'person' if counts['people'] == 1 else 'people'}"
    others = [count(counts[name], name.removesuffix("s")) for name in ("tables", "events", "reviews")]
    return f"{people}, {', '.join(others)}"


@app.command(cls=Command)
def rotate(token: Token = None) -> None:
    """Replace the token of the host with a new one; the old one stops working at once."""
    from eklat.server.token import BadToken, make_token, read_token

    if token is None:
        stop("which token? Name its file: --token FILE, or EKLAT_ADMIN in the environment")
    try:
        if not token.exists():
            stop(f"there is no token in {token}: name the file that eklat serve --admin names")
        if token.is_dir() or token.stat().st_size:  # an empty one may be filled, and nothing else be replaced
            read_token(token)
        make_token(token)
    except BadToken as error:
        stop(str(error))
    except OSError as error:
        stop(f"the token in {token} cannot be replaced: {error.strerror or error}")
    say(f"There is a new token in {token}.")

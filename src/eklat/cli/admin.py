"""The command `eklat admin`: what whoever runs a server may do, beside the running server and through its own door."""

from __future__ import annotations

import gzip
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from eklat.cli import door
from eklat.cli.common import STOPPED, breakable, count, number, say, say_done, stop, why_not_written
from eklat.cli.door import HERE
from eklat.cli.help import Command, Group

app = typer.Typer(cls=Group, no_args_is_help=True, help="Look after a running server: its tables, its people, its backups.")

LONGEST_PART = 64
"""Letters of a part of a name, as the server takes it."""

At = Annotated[
    str,
    typer.Option("--server", metavar="URL", envvar="EKLAT_SERVER", parser=door.server, help="Where the server is."),
]
Token = Annotated[
    Path | None,
    typer.Option(
        "--token", metavar="FILE", envvar="EKLAT_ADMIN", help="The file with its token, as in eklat serve --admin."
    ),
]
Limit = Annotated[int, number("At most this many, and never more than 1000.", least=1, most=1000)]
Phase = Literal["gathering", "playing", "scoring", "over", "closed"]


def _mark(text: str) -> str:
    """What may be the mark of a person."""
    from eklat.client.address import TABLE_ID

    if not TABLE_ID.fullmatch(text):
        stop(f"there is nobody with this mark: {text!r}")
    return text


TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The code of a table, or the link to it.")]


def _none(sentence: str) -> None:
    """Nothing was found, and what is printed stays empty for programs."""
    print(sentence, file=sys.stderr)


def _lines(found: Iterable[Mapping[str, Any]], line: Callable[[Mapping[str, Any]], str], server: str) -> list[str]:
    """What is told, a line for each."""
    try:
        return [line(one) for one in found]
    except (KeyError, TypeError, ValueError, OverflowError, OSError):
        door.no_server(server)


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
    found = door.listed(server, token, f"/tables?limit={limit}&phase={phase or ''}", "tables")
    if as_json:
        say(json.dumps(found, ensure_ascii=False))
        return
    lines = _lines(found, _table, server)
    if not lines:
        _none(f"There is no table that is {phase}." if phase else "There is no table.")
    for line in lines:
        say(line)


def _table(table: Mapping[str, Any]) -> str:
    names = ", ".join(chair["shown"] or "-" for chair in table["seats"])
    state = "closed" if table["is_closed"] else table["phase"]
    return f"{table['id']}  {_when(table['updated'])}  {state:9}  {table['settings']['game']:8}  {names}"


@app.command(cls=Command)
def close(table: TableId, server: At = HERE, token: Token = None) -> None:
    """Close a table: nobody can find it any more, and whoever is looking at it is sent away. Its log stays."""
    table = door.code(table, server)
    door.done(server, token, f"/tables/{table}/close", "POST")
    say_done(f"The table {table} is closed; eklat admin reopen {table} brings it back as it was.")


@app.command(cls=Command)
def reopen(table: TableId, server: At = HERE, token: Token = None) -> None:
    """Reopen a closed table."""
    table = door.code(table, server)
    door.done(server, token, f"/tables/{table}/open", "POST")
    say_done(f"The table {table} is open.")


@app.command(cls=Command)
def export(table: TableId, server: At = HERE, token: Token = None) -> None:
    """Print the whole log of a table as JSON, with what nobody at the table may see."""
    found = door.told(server, token, f"/tables/{door.code(table, server)}")
    if not isinstance(found.get("events"), list):
        door.no_server(server)
    say(json.dumps(found, ensure_ascii=False, indent=1))


@app.command(cls=Command)
def people(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A part of the name.")] = "",
    server: At = HERE,
    token: Token = None,
    limit: Limit = 50,
) -> None:
    """Find people by name, latest first."""
    if len(name) > LONGEST_PART:
        stop(f"a part of a name has at most {LONGEST_PART} letters, not {len(name)}")
    found = door.listed(server, token, f"/people?limit={limit}&name={door.quoted(name)}", "people")
    lines = _lines(found, _person, server)
    if not lines:
        _none(f"There is nobody with {name!r} in their name." if name else "There is nobody.")
    for line in lines:
        say(line)


def _person(person: Mapping[str, Any]) -> str:
    return f"{person['id']}  {_when(person['created'])}  {person['name']}"


@app.command(cls=Command)
def delete(
    person: Annotated[
        str, typer.Argument(metavar="PERSON", parser=_mark, help="The mark before a name in eklat admin people.")
    ],
    server: At = HERE,
    token: Token = None,
) -> None:
    """Delete somebody, as they could themselves: they leave every seat, their name and words are gone, their moves stay."""
    door.done(server, token, f"/people/{person}", "DELETE")
    say_done("They are deleted. Backups made before keep what they had.")


# Backups ------------------------------------------------------------------------------------------------------------------

File = Annotated[Path, typer.Argument(metavar="FILE", help="A backup, as eklat-2026-01-31.gz.")]


@app.command(cls=Command)
def backup(file: File, server: At = HERE, token: Token = None) -> None:
    """Write everything that is stored into a file while people play, and check that it could be restored."""
    from eklat.server import backup as backups
    from eklat.server.fresh import put

    if reason := _why_no_backup(file):
        stop(f"{file} cannot be written: {reason}")
    nothing = f"Nothing is kept of it; {file} was not written."
    try:
        with breakable(), put(file) as half:
            with gzip.open(half, "wb") as lines:
                for piece in door.asked(server, token, "/backup"):
                    lines.write(piece)
            counts = backups.check(half)
    except KeyboardInterrupt:
        stop(f"stopped. {nothing}", STOPPED)
    except door.BrokenOff as error:
        stop(f"{error}. {nothing}")
    except backups.BadBackup as error:
        stop(f"what came from {server} cannot be restored: {error.why}. {nothing}")
    except OSError as error:
        stop(f"{file} cannot be written: {error.strerror or error}")
    say_done(f"{file} is whole: {_contents(counts)}.")


def _why_no_backup(file: Path) -> str | None:
    from eklat.server.fresh import no_file

    try:
        there = no_file(file)
        return why_not_written(Path(os.path.realpath(file))) if there is None else f"it is {there}"
    except OSError as error:
        return error.strerror or str(error)


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
        with breakable():
            counts = backup.restore(file, database)
    except KeyboardInterrupt:
        stop("stopped, and nothing has changed", STOPPED)
    except (backup.BadBackup, BadDatabase, BadSettings) as error:
        stop(str(error))
    say_done(f"Everything is there again, in {database.shown}: {_contents(counts)}.")


def _contents(counts: Mapping[str, int]) -> str:
    people = f"{counts['people']:,} {'person' if counts['people'] == 1 else 'people'}"
    others = [count(counts[name], name.removesuffix("s")) for name in ("tables", "events", "reviews")]
    return f"{people}, {', '.join(others)}"


@app.command(cls=Command)
def rotate(token: Token = None) -> None:
    """Replace the token of the host with a new one; the old one stops working at once."""
    from eklat.server.fresh import no_file
    from eklat.server.token import BadToken, NoToken, make_token, read_token

    if token is None:
        stop("which token? Name its file: --token FILE, or EKLAT_ADMIN in the environment")
    try:
        if (there := no_file(token)) is not None:
            stop(f"the token in {token} cannot be read: it is {there}")
        before = _mode(token)
        if before is None:
            stop(f"there is no token in {token}: name the file that eklat serve --admin names")
        with suppress(NoToken):  # nothing but a token is replaced by one
            read_token(token)
        make_token(token)
    except BadToken as error:
        stop(str(error))
    except OSError as error:
        stop(f"the token in {token} cannot be replaced: {error.strerror or error}")
    alone = "" if _mode(token) == before else " Only its owner can read it now: its group could not be kept."
    say_done(f"There is a new token in {token}.{alone}")


def _mode(file: Path) -> int | None:
    """Who may read it; None where it is not there."""
    return file.stat().st_mode if file.exists() else None

"""Commands for playing: play, watch, serve, score, demo."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console

from eklat.cli.common import STOPPED, number, options_of, players_of, stop
from eklat.games import GAMES
from eklat.games.errors import GameError


def _flag(name: str, help: str) -> Any:
    return typer.Option(name, help=help)


def serve(
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="The address to listen at; 127.0.0.1 is this machine only.")
    ] = None,
    port: Annotated[int | None, number("Port (default 8000; 0 picks a free one).")] = None,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///file or postgresql://...; by default a file of your own.")
    ] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="The address people type, behind a proxy.")] = None,
    workers: Annotated[
        int | None, number("Processes that serve, on PostgreSQL (default 1; 0 is one for every processor).")
    ] = None,
    admin: Annotated[
        str | None, typer.Option(metavar="FILE", help="Offer a page and commands for the host; their token is in this file.")
    ] = None,
    log: Annotated[str | None, typer.Option(metavar="text|json", help="How the log on standard error is written.")] = None,
    open: Annotated[bool, _flag("--open", "Show the start page in your browser.")] = False,
) -> None:
    """Open tables to play at: the server for browsers, terminals and bots."""
    from eklat.server.serve import CannotServe
    from eklat.server.serve import serve as run
    from eklat.server.settings import BadSettings, Settings

    try:
        run(
            Settings.read(host=host, port=port, db=db, public_url=public_url, workers=workers, admin=admin, log=log),
            show=open,
        )
    except (CannotServe, BadSettings) as error:
        stop(str(error))


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=f"One of {', '.join(GAMES)}.")] = None,
    players: Annotated[int | None, number("How many play, you included.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help="Who the others are: random, novice, dreamer, daredevil, club (the default), student, adept, expert or"
            " champion.",
        ),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="de|en|nl", help="The language; by default that of your machine.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="The same seed deals the same cards.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; see eklat games.")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name at the table.")] = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume",
            help="Continue the last unfinished game, the last one of GAME, or one by its number.",
        ),
    ] = False,
    join: Annotated[str | None, typer.Option(metavar="URL", help="Sit down at a server's table, or find one.")] = None,
    plain: Annotated[bool, _flag("--plain", "Line by line: for screen readers, pipes and scripts.")] = False,
    quick: Annotated[bool, _flag("--quick", "No pauses between the others' moves.")] = False,
) -> None:
    """Play in the terminal: at once against bots, or at a server's table."""
    from eklat.terminal import play as table
    from eklat.terminal.finding import NewTable

    if game is not None and not (resume and game.isdecimal()):
        players_of(game, players)
    given = {"GAME": game, "--players": players, "--bots": bots, "--seed": seed, "--option": option or None, "--name": name}
    with _at_table():
        language = table.language(lang)
        if join is not None:
            is_new = game is not None or players is not None or bots is not None or option
            wanted = NewTable(game or "mu", players, bots, options_of(option or [])) if is_new else None
            link = table.joined(join, language, name, given | {"--resume": resume or None}, wanted)
        elif resume:
            table.refuse("resume", given, {"GAME"}, language)
            link = table.resumed(game, language)
        else:
            link = table.local(game or "mu", players, bots, options_of(option or []), seed, name, language)
        table.run(link, language, plain, pace=0.0 if quick else 1.0)


def watch(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link to a table, such as http://host:8000/t/abc123.")],
    lang: Annotated[
        str | None, typer.Option(metavar="de|en|nl", help="The language; by default that of your machine.")
    ] = None,
    plain: Annotated[bool, _flag("--plain", "Line by line: for screen readers, pipes and scripts.")] = False,
) -> None:
    """Watch a server's table in the terminal."""
    from eklat.terminal import play as table

    with _at_table():
        language = table.language(lang)
        table.run(table.remote(url, language, None, is_watching=True), language, plain)


@contextmanager
def _at_table() -> Iterator[None]:
    from eklat.client import CannotPlay

    try:
        yield
    except CannotPlay as error:
        stop(str(error))
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None


def score(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The pad's file; it is created if it does not exist.")] = Path(
        "eklat-pad.json"
    ),
    new: Annotated[str | None, typer.Option(metavar="GAME", help="Begin a pad without questions, with --players.")] = None,
    players: Annotated[
        str | None, typer.Option(metavar="NAMES", help="With --new: names separated by commas, clockwise.")
    ] = None,
    first: Annotated[int, number("With --new: the seat that deals first, counted from 0.")] = 0,
    rounds: Annotated[int, number("With --new heuldoch: how many games make a match.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="With --new: an option; see eklat games.")
    ] = None,
    add: Annotated[list[str] | None, typer.Option(metavar="HAND", help='Add a hand, as JSON: {"kind": "passed"}.')] = None,
    correct: Annotated[
        tuple[int, str] | None, typer.Option(metavar="N HAND", help="Replace hand N, counted from 1.")
    ] = None,
    delete: Annotated[int | None, number("Delete hand N, counted from 1.")] = None,
    show: Annotated[bool, _flag("--show", "Print the sheet.")] = False,
    as_json: Annotated[bool, _flag("--json", "Print the pad with totals and winners as JSON.")] = False,
    as_csv: Annotated[bool, _flag("--csv", "Print the sheet as CSV.")] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="de|en|nl", help="The language; by default that of your machine.")
    ] = None,
) -> None:
    """Keep the score of a real table: write hands down, correct them, see who has won.

    Without further options it asks. The browser has the same pad, and reads and writes the same files.
    """
    from eklat.client import CannotPlay
    from eklat.terminal import score as pads
    from eklat.terminal.play import language

    changes = pads.Changes(
        None if new is None else pads.Beginning(new, players or "", options_of(option or []), first, rounds),
        tuple(add or ()), correct, delete,
    )  # fmt: skip
    if new is None and (players or option or first or rounds != 1):
        stop("--players, --first, --rounds and --option belong to --new")
    if as_json and as_csv:
        stop("--json and --csv are two ways to print the same sheet: take one of them")
    try:
        pads.run(file, changes, {"show": show, "json": as_json, "csv": as_csv}, language(lang), Console())
    except (pads.Stopped, CannotPlay) as stopped:
        stop(str(stopped))
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None


def demo(
    game: Annotated[str, typer.Option(metavar="GAME", help=f"One of {', '.join(GAMES)}.")] = "mu",
    players: Annotated[int | None, number("How many play.")] = None,
    seed: Annotated[int | None, number("The same seed shows the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; see eklat games.")] = None,
    speed: Annotated[float, typer.Option(min=0.1, help="2 is twice as fast.")] = 1.0,
    lang: Annotated[
        str | None, typer.Option(metavar="de|en|nl", help="The language; by default that of your machine.")
    ] = None,
) -> None:
    """Watch one deal that plays itself."""
    from eklat.client import CannotPlay
    from eklat.terminal.demo import watch
    from eklat.terminal.play import language

    number = players_of(game, players)
    try:
        watch(GAMES[game], number, Random(seed), speed, options=options_of(option or []), language=language(lang))
    except (GameError, CannotPlay) as error:
        stop(str(error))

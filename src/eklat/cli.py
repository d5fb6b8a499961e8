"""The command `eklat`."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Annotated, Any, BinaryIO, NoReturn

import typer
from rich import progress
from rich.console import Console

from eklat import __version__
from eklat.games import GAMES
from eklat.games.errors import GameError
from eklat.records import BadRecord, Record, verdict
from eklat.records.files import read_records
from eklat.records.show import position, show_position
from eklat.records.show import show as show_record
from eklat.records.verify import refusal

HOLDS, BROKEN, UNREADABLE = 0, 1, 2
"""Exit status of `eklat verify`."""
STOPPED = 130
"""Exit status after a Ctrl-C."""

app = typer.Typer(
    help="Mü, Mü for two and Heul doch! Mau Mau: rules, records, and a demo.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Files = Annotated[list[str], typer.Argument(metavar="FILE", help="Record files (JSON or JSON Lines); - is standard input.")]


def main() -> None:
    """Run the command; whoever stops reading what it prints ends it quietly."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


def _version(wanted: bool) -> None:
    if wanted:
        print(f"eklat {__version__}")
        raise typer.Exit


@app.callback()
def _eklat(
    version: Annotated[bool, typer.Option("--version", help="Print the version.", callback=_version, is_eager=True)] = False,
) -> None:
    pass


@app.command()
def verify(
    files: Files,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON per record.")] = False,
    legal: Annotated[
        bool, typer.Option("--legal", help="For an unfinished record: whose turn it is and what is legal.")
    ] = False,
) -> None:
    """Replay records by the rules and say what they are worth.

    Exit status 0: all hold. 1: at least one does not. 2: a file could not be read at all.
    """
    status = HOLDS
    for name in files:
        try:
            with _opened(name) as file:
                for number, record in enumerate(read_records(file)):
                    answer = refusal(record) if isinstance(record, BadRecord) else verdict(record, legal)
                    status = max(status, HOLDS if answer["ok"] else BROKEN)
                    _say(json.dumps(answer) if as_json else _told(f"{name}, record {number}", record, answer))
        except OSError as error:
            print(f"{name}: cannot be read: {error.strerror or error}", file=sys.stderr)
            status = UNREADABLE
    raise typer.Exit(status)


@app.command()
def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record file (JSON or JSON Lines); - is standard input.")],
    deal: Annotated[int | None, typer.Option(help="Only this deal, counted from 0.")] = None,
    at: Annotated[int | None, typer.Option(help="The position after so many actions of the deal.")] = None,
    seat: Annotated[int | None, typer.Option(help="With --at: as this seat sees it.")] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="With --at: as a spectator sees it.")] = False,
) -> None:
    """Print records as text: whole games, or one position of a game."""
    if at is None and (seat is not None or spectator):
        _stop("--seat and --spectator show a position: say which with --at")
    if seat is not None and spectator:
        _stop("a position is shown as one seat or as a spectator sees it, not both: take --seat or --spectator")
    try:
        with _opened(file) as stream:
            for record in read_records(stream):
                if isinstance(record, BadRecord):
                    raise record
                if at is None:
                    _say(show_record(record, deal))
                else:
                    is_open = seat is None and not spectator
                    _say(show_position(record, deal or 0, at, seat, is_open))
    except OSError as error:
        _stop(f"{file}: cannot be read: {error.strerror or error}")
    except BadRecord as error:
        print(_where(file, error), file=sys.stderr)
        raise typer.Exit(BROKEN) from None
    except IndexError as error:
        _stop(f"{file}: {error}")


@app.command()
def games(as_json: Annotated[bool, typer.Option("--json", help="The catalogue as JSON.")] = False) -> None:
    """List the games and the options a table can choose."""
    if as_json:
        print(
            json.dumps(
                {name: {"title": g.title, "players": list(g.players), "options": g.options()} for name, g in GAMES.items()}
            )
        )
        return
    for name, game in GAMES.items():
        print(f"{name}: {game.title}, {' '.join(map(str, game.players))} players")
        for option in game.rules_type.options():
            house_rule = " (house rule)" if option.house_rule else ""
            print(f"  {option.name} = {_written(option.default)}: {option.help}{house_rule}; {option.expected}")


@app.command()
def simulate(
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.")] = "mu",
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    hands: Annotated[int, typer.Option(help="How many hands.")] = 100_000,
    policy: Annotated[str, typer.Option(help="How everybody plays: random or club.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same hands.")] = 0,
    threads: Annotated[int, typer.Option(help="Threads to work with; 0 takes all processors.")] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; see eklat games.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
) -> None:
    """Deal and play many hands, at compiled speed."""
    number = _players(game, players)
    from eklat.fast.simulate import simulate as run

    shown = _bar("hands")
    try:
        with shown:
            task = shown.add_task("hands", total=hands)
            result = run(
                game, number, hands, seed, policy, threads=threads, options=_options(option or []),
                progress=lambda done: shown.advance(task, done),
            )  # fmt: skip
    except ValueError as error:
        _stop(str(error))
    answer = result.to_json()
    if as_json:
        _say(json.dumps(answer))
        return
    endings = ", ".join(f"{name} {count / hands:.1%}" for name, count in answer["outcomes"].items())
    means = ", ".join(f"{mean:.2f}" for mean in answer["mean_scores"])
    _say(
        f"{GAMES[game].title}, {number} players: {hands:,} hands, {answer['steps']:,} decisions in {answer['wall_s']:.2f} s"
        f" ({answer['steps_per_cpu_s'] / 1e6:.1f} million per CPU-second)\nEndings: {endings}\nMean scores by seat: {means}"
    )


@app.command()
def arena(
    bots: Annotated[
        str,
        typer.Option(
            help="Bots with commas between them, each with its settings, if any: expert:playouts=500,seconds=2,club,random."
            " An expert without seconds plays without a clock, so that the same seed gives the same result."
        ),
    ],
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.")] = "mu",
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    deals: Annotated[int, typer.Option(help="How many deals; each is played once per seat.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; see eklat games.")] = None,
    workers: Annotated[int, typer.Option(help="Processes to work with; 0 takes all processors.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON, in the last line.")] = False,
    stats: Annotated[bool, typer.Option("--stats", help="How the hands ended, also where one bot has every seat.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the margins as SVG.")] = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write every hand as a record.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep what is done in this file, and go on from there.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Work on a Ray cluster; local starts one on this machine.")
    ] = None,
) -> None:
    """Let bots play each other: the same deals, every bot in every seat.

    In each pair the first bot takes every seat in turn, and the second has the others.
    The margin is its points a hand ahead of the others' mean, with a 95 % interval.
    """
    from eklat.arena import ArenaError, ladder, split
    from eklat.arena.plot import plot as drawn
    from eklat.arena.show import show as shown

    number, chosen = _players(game, players), _options(option or [])
    _check_files(plot, records, resume)
    bar = _bar("deals")
    try:
        names = split(bots)
        if plot is not None and len(names) < 2:
            raise ValueError("a plot compares bots: name at least two")
        with bar:
            task = bar.add_task("deals", total=None)
            result = ladder(
                game, number, names, deals, seed, chosen, workers, stats, records, resume, ray,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )  # fmt: skip
        if plot is not None:
            plot.write_text(drawn(result), encoding="utf-8")
    except OSError as error:
        _stop(f"{error.filename or 'a file'}: cannot be written: {error.strerror or error}")
    except ValueError as error:
        _stop(str(error))
    except ArenaError as error:
        print(f"eklat: {error}" + ("" if resume is None else f"; {_kept(resume)}"), file=sys.stderr)
        raise typer.Exit(BROKEN) from None
    except KeyboardInterrupt:
        hint = "with --resume FILE the next run could go on from here" if resume is None else _kept(resume)
        print(f"eklat: stopped; {hint}", file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    if as_json:
        _say(json.dumps(result.to_json()))
        return
    console = Console()
    for part in shown(result):
        console.print(part)


def _kept(resume: Path) -> str:
    return f"what is done is kept in {resume}, and the same command goes on from there"


def _check_files(*files: Path | None) -> None:
    """Refuse before the work what could not be written after it."""
    given = [file.resolve() for file in files if file is not None]
    if len(set(given)) < len(given):
        _stop("plot, records and what to resume from are different files")
    for file in given:
        if file.is_dir() or not file.parent.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
            _stop(f"{file}: cannot be written")


@app.command()
def solve(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record file; - is standard input.")],
    deal: Annotated[int | None, typer.Option(help="Which deal, counted from 0; by default the last.")] = None,
    at: Annotated[int | None, typer.Option(help="After how many actions of the deal; by default where it stops.")] = None,
    nodes: Annotated[
        int, typer.Option(min=1, help="How many positions to look at before giving bounds instead of values.")
    ] = 50_000_000,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
) -> None:
    """With all cards open: what every legal move leads to, in card points of the chief's side, after best play."""
    from eklat.fast.solve import solve as run

    try:
        with _opened(file) as stream:
            record = next(iter(read_records(stream)))
            if isinstance(record, BadRecord):
                raise record
            state: Any = position(record, deal, at)
        with Console(stderr=True).status("solving") if sys.stderr.isatty() else nullcontext():
            solution = run(state, nodes)
    except OSError as error:
        _stop(f"{file}: cannot be read: {error.strerror or error}")
    except BadRecord as error:
        print(_where(file, error), file=sys.stderr)
        raise typer.Exit(BROKEN) from None
    except (IndexError, TypeError, ValueError) as error:
        _stop(f"{file}: {error}")
    moves = {state.notation(move): bounds for move, bounds in solution.moves.items()}
    best = [state.notation(move) for move in solution.best]
    if as_json:
        line = [str(move) for move in solution.line]
        answer = {"turn": state.turn, "low": solution.low, "high": solution.high, "nodes": solution.nodes}
        _say(json.dumps(answer | {"moves": moves, "best": best, "line": line}))
        return
    _say(f"{record.players[state.turn]} to move; card points of the chief's side at the end, if both sides play their best:")
    for text in sorted(moves):
        _say(f"  {'*' if text in best else ' '} {text:<16} {_points(*moves[text])}")
    _say(f"* best. Value {_points(solution.low, solution.high)}; {solution.nodes:,} positions looked at.")
    if solution.line:
        _say(f"Best play: {', '.join(str(move) for move in solution.line)}")


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at; 127.0.0.1 is this machine only.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 8000 if nobody says, 0 takes any that is free.")] = None,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///file or postgresql://...; by default a file of your own.")
    ] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="The address people type, behind a proxy.")] = None,
    open: Annotated[bool, typer.Option("--open", help="Show the start page in your browser.")] = False,
) -> None:
    """Open tables to play at: the server for browsers, terminals and bots."""
    from eklat.server.serve import CannotServe
    from eklat.server.serve import serve as run
    from eklat.server.settings import BadSettings, Settings

    try:
        run(Settings.read(host=host, port=port, db=db, public_url=public_url), show=open)
    except (CannotServe, BadSettings) as error:
        _stop(str(error))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"One of {', '.join(GAMES)}.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help="Who the others are: random, novice, club or expert.")] = "club",
    lang: Annotated[
        str | None, typer.Option(metavar="de|en|nl", help="The language; by default that of your machine.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; see eklat games.")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game that is not finished.")] = False,
    join: Annotated[str | None, typer.Option(metavar="URL", help="Sit down at a table of a server.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line: for screen readers, pipes and scripts.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="No pauses between the moves of the others.")] = False,
) -> None:
    """Play in the terminal: at once against bots, or at a table of a server."""
    from eklat.terminal import play as table

    if game is not None:
        _players(game, players)
    with _at_table():
        language = table.language(lang)
        if join is not None:
            link = table.remote(join, language, name, is_watching=False)
        elif resume:
            link = table.resumed(game, language)
        else:
            link = table.local(game or "mu", players, bots, _options(option or []), seed, name, language)
        table.run(link, language, plain, pace=0.0 if quick else 1.0)


@app.command()
def watch(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table, as http://localhost:8000/t/abc123.")],
    lang: Annotated[
        str | None, typer.Option(metavar="de|en|nl", help="The language; by default that of your machine.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line: for screen readers, pipes and scripts.")] = False,
) -> None:
    """Watch a table of a server in the terminal."""
    from eklat.terminal import play as table

    with _at_table():
        language = table.language(lang)
        table.run(table.remote(url, language, None, is_watching=True), language, plain)


@contextmanager
def _at_table() -> Iterator[None]:
    from eklat.terminal.picture import CannotPlay

    try:
        yield
    except CannotPlay as error:
        _stop(str(error))
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None


@app.command()
def score(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The pad's file; it is made if it is not there.")] = Path(
        "eklat-pad.json"
    ),
    new: Annotated[str | None, typer.Option(metavar="GAME", help="Begin a pad without questions, with --players.")] = None,
    players: Annotated[str | None, typer.Option(help="With --new: names with commas between them, clockwise.")] = None,
    first: Annotated[int, typer.Option(help="With --new: the seat that deals first, counted from 0.")] = 0,
    rounds: Annotated[int, typer.Option(help="With --new heuldoch: how many games make a match.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="With --new: an option; see eklat games.")
    ] = None,
    add: Annotated[list[str] | None, typer.Option(metavar="HAND", help="Add a hand, as JSON; see docs/pad.md.")] = None,
    correct: Annotated[
        tuple[int, str] | None, typer.Option(metavar="N HAND", help="Replace hand N, counted from 1.")
    ] = None,
    delete: Annotated[int | None, typer.Option(metavar="N", help="Delete hand N, counted from 1.")] = None,
    show: Annotated[bool, typer.Option("--show", help="Print the sheet.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the pad with totals and winners as JSON.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print the sheet as CSV.")] = False,
    lang: Annotated[str, typer.Option(help="de, en or nl.")] = "en",
) -> None:
    """Keep the score of a real table: write hands down, correct them, see who has won.

    Without further options it asks. The browser has the same pad, and reads and writes the same files.
    """
    from eklat.terminal import score as pads

    changes = pads.Changes(
        None if new is None else pads.Beginning(new, players or "", _options(option or []), first, rounds),
        tuple(add or ()), correct, delete,
    )  # fmt: skip
    if new is None and (players or option or first or rounds != 1):
        _stop("--players, --first, --rounds and --option belong to --new")
    try:
        pads.run(file, changes, {"show": show, "json": as_json, "csv": as_csv}, lang, Console())
    except pads.Stopped as stopped:
        _stop(str(stopped))
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None


@app.command()
def demo(
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.")] = "mu",
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed shows the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; see eklat games.")] = None,
    speed: Annotated[float, typer.Option(min=0.1, help="2 is twice as fast.")] = 1.0,
) -> None:
    """Watch one deal that plays itself."""
    from eklat.terminal.demo import watch

    number = _players(game, players)
    try:
        watch(GAMES[game], number, Random(seed), speed, options=_options(option or []))
    except GameError as error:
        _stop(str(error))


def _bar(what: str) -> progress.Progress:
    """How far it is and how long it takes, where there is a terminal to show it."""
    return progress.Progress(
        progress.TextColumn(what),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _points(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _players(game: str, players: int | None) -> int:
    """How many play this game, if nobody says."""
    if game not in GAMES:
        _stop(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    return {"mu": 4}.get(game, GAMES[game].players[0]) if players is None else players


def _options(written: list[str]) -> dict[str, object]:
    """Options as they are written on the command line; what looks like JSON is JSON."""
    chosen: dict[str, object] = {}
    for text in written:
        name, is_there, value = text.partition("=")
        if not is_there:
            _stop(f"{text!r} is no option: expected NAME=VALUE, as in specials=true")
        try:
            chosen[name] = json.loads(value)
        except ValueError:
            chosen[name] = value
    return chosen


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    """A file or standard input; a long file shows how far it is read, where there is a terminal to show it."""
    if name == "-":
        if sys.stdin is None:
            raise OSError("there is no standard input")
        yield sys.stdin.buffer
        return
    is_long = sys.stderr.isatty() and Path(name).is_file() and Path(name).stat().st_size > 2**20
    with progress.open(
        name, "rb", description="", transient=True, console=Console(stderr=True), disable=not is_long
    ) as file:
        yield file


def _told(where: str, record: Record | BadRecord, answer: dict[str, Any]) -> str:
    if isinstance(record, BadRecord):
        return _where(where, record)
    if not answer["ok"]:
        return _where(where, BadRecord(**answer["error"]))
    deals = len(record.deals)
    text = f"{where}: holds. {record.game.title}, {len(record.players)} players, {deals} deal{'s' * (deals != 1)}"
    standing = ", ".join(f"{name} {score}" for name, score in zip(record.players, answer["scores"], strict=True))
    if answer["finished"]:
        text += f"; won by {' and '.join(record.players[seat] for seat in answer['winners'])} ({standing})"
    else:
        text += f"; unfinished ({standing})"
    if answer.get("fair"):
        text += "; the deals are proven fair"
    if "turn" in answer:
        text += "\n  " + _next(record, answer)
    return text


def _next(record: Record, answer: dict[str, Any]) -> str:
    if answer["turn"] is None:
        return "the next deal can begin"
    limits = ""
    if "max_bid" in answer:
        limits = f" (a bid has at most {answer['max_bid']} cards)"
    if "discard" in answer:
        limits = f"discard {answer['discard']} hand cards"
    return f"{record.players[answer['turn']]} may: {', '.join(answer['legal'])}{limits}"


def _where(file: str, error: BadRecord) -> str:
    place = "" if error.deal is None else f", deal {error.deal}"
    place += "" if error.action is None else f", action {error.action}"
    return f"{file}{place}: {error.message} ({error.code})"


def _say(text: str) -> None:
    """Print; what cannot be written is no fault of the file that was read."""
    try:
        print(text, flush=True)
    except OSError as error:
        _stop(f"cannot write: {error.strerror or error}")


def _stop(message: str) -> NoReturn:
    print(f"eklat: {message}", file=sys.stderr)
    raise typer.Exit(UNREADABLE)


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)

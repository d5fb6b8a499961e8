"""Commands for research: simulate, arena, solve."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from eklat.cli.common import (
    BROKEN,
    STOPPED,
    number,
    opened,
    options_of,
    players_of,
    progress_bar,
    say,
    stop,
    why_not_written,
    wrong_in,
)
from eklat.games import GAMES
from eklat.records import BadRecord
from eklat.records.files import read_records
from eklat.records.show import position

if TYPE_CHECKING:
    from eklat.review.value import Values


def simulate(
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.")] = "mu",
    players: Annotated[int | None, number("How many play.")] = None,
    hands: Annotated[int, number("How many hands.")] = 100_000,
    policy: Annotated[str, typer.Option(help="How everybody plays: random or club.")] = "random",
    seed: Annotated[int, number("The same seed gives the same hands.")] = 0,
    threads: Annotated[int, number("Threads to work with; 0 takes all processors.")] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; see eklat games.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
) -> None:
    """Deal and play many hands, at compiled speed."""
    number = players_of(game, players)
    from eklat.bots.club import mind
    from eklat.fast import Policy, chance
    from eklat.fast import simulate as run

    policies: dict[str, Policy] = {"random": chance, "club": mind}
    if policy not in policies:
        stop(f"there is no policy {policy!r}; there are {', '.join(policies)}")
    shown = progress_bar("hands")
    try:
        with shown:
            task = shown.add_task("hands", total=hands)
            result = run(
                game, number, hands, seed, policies[policy], threads=threads, options=options_of(option or []),
                progress=lambda done: shown.advance(task, done),
            )  # fmt: skip
    except ValueError as error:
        stop(_by_option(str(error)))
    answer = result.to_json()
    if as_json:
        say(json.dumps(answer))
        return
    endings = ", ".join(f"{name} {count / hands:.1%}" for name, count in answer["outcomes"].items())
    means = ", ".join(f"{mean:.2f}" for mean in answer["mean_scores"])
    say(
        f"{GAMES[game].title}, {number} players: {hands:,} hands, {answer['steps']:,} decisions in {answer['wall_s']:.2f} s"
        f" ({answer['steps_per_cpu_s'] / 1e6:.1f} million per CPU-second)\nEndings: {endings}\nMean scores by seat: {means}"
    )


def _by_option(message: str) -> str:
    """What the library says of an argument, said of the option that gave it."""
    name, must, rest = message.partition(" must be ")
    return f"--{ {'n': 'hands'}.get(name, name) } must be {rest}" if must and name.isidentifier() else message


def arena(
    bots: Annotated[
        str,
        typer.Option(
            help="Bots separated by commas, as in club,random; also expert:seconds=2 with a setting,"
            " or my_bot.py:High for a class in a file of yours."
            " An expert without seconds plays without a clock, so that the same seed gives the same result."
        ),
    ],
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.")] = "mu",
    players: Annotated[int | None, number("How many play.")] = None,
    deals: Annotated[int, number("How many deals; each is played once per seat.")] = 100,
    seed: Annotated[int, number("The same seed gives the same deals.")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option; see eklat games.")] = None,
    workers: Annotated[int, number("Processes to work with; 0 takes all processors.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON, in the last line.")] = False,
    both: Annotated[bool, typer.Option("--both", help="Both ways: the second bot alone among the first as well.")] = False,
    among: Annotated[
        str | None, typer.Option(metavar="BOT", help="All bots meet only this one: each of them alone at its tables.")
    ] = None,
    stats: Annotated[
        bool, typer.Option("--stats", help="How the hands ended, including those where one bot has every seat.")
    ] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the margins as SVG.")] = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write every hand as a record.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep what is finished in this file, and continue from there.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Work on a Ray cluster; local starts one on this machine.")
    ] = None,
    luck_adjusted: Annotated[
        bool,
        typer.Option(
            "--luck-adjusted",
            help="Take off how hidden cards lay: narrower intervals, more time. To be trusted among club players only.",
        ),
    ] = False,
) -> None:
    """Let bots play each other: the same deals, every bot in every seat.

    In each pair the first bot takes every seat in turn, and the second has the others.
    The margin is its points a hand ahead of the others' mean, with a 95 % interval.
    """
    from eklat.arena import ArenaError, ladder, split
    from eklat.arena.plot import plot as drawn
    from eklat.arena.show import show as shown

    number, chosen = players_of(game, players), options_of(option or [])
    _check_files(plot, records, resume)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever is told to end leaves no worker behind
    bar = progress_bar("deals")
    try:
        names = split(bots)
        luck = _frozen(game, number, chosen) if luck_adjusted else None
        if plot is not None and len(names) + (among is not None) < 2:
            raise ValueError("a plot compares bots: name at least two")
        with bar:
            task = bar.add_task("deals", total=None)
            result = ladder(
                game, number, names, deals, seed, chosen, workers, stats, records, resume, ray,
                progress=lambda done, total: bar.update(task, completed=done, total=total), luck=luck,
                both=both, among=among,
            )  # fmt: skip
        if plot is not None:
            plot.write_text(drawn(result), encoding="utf-8")
    except OSError as error:
        stop(f"{error.filename or 'a file'}: cannot be written: {error.strerror or error}")
    except ValueError as error:
        stop(str(error))
    except ArenaError as error:
        print(f"eklat: {error}" + ("" if resume is None else f"; {_kept(resume)}"), file=sys.stderr)
        raise typer.Exit(BROKEN) from None
    except KeyboardInterrupt:
        hint = "with --resume FILE the next run could go on from here" if resume is None else _kept(resume)
        print(f"eklat: stopped; {hint}", file=sys.stderr)
        raise typer.Exit(STOPPED) from None
    if as_json:
        say(json.dumps(result.to_json()))
        return
    console = Console()
    for part in shown(result):
        console.print(part)


def _frozen(game: str, players: int, options: Mapping[str, object]) -> Values:
    """The value function by which luck is taken off. Raises `ValueError` where there is none."""
    from eklat.review.value import check_rules, values

    check_rules(game, GAMES[game].rules(options, players))
    return values(game, players)


def _kept(resume: Path) -> str:
    return f"what is done is kept in {resume}, and the same command goes on from there"


def _check_files(*files: Path | None) -> None:
    """Refuse before the work what could not be written after it."""
    given = [file.resolve() for file in files if file is not None]
    if len(set(given)) < len(given):
        stop("plot, records and what to resume from are different files")
    for file in given:
        if (reason := why_not_written(file)) is not None:
            stop(f"{file}: cannot be written: {reason}")


def solve(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record file; - is standard input.")],
    deal: Annotated[int | None, number("Which deal, counted from 0; by default the last.")] = None,
    at: Annotated[int | None, number("After how many actions of the deal; by default where it stops.")] = None,
    nodes: Annotated[int, number("How many positions to look at before giving bounds instead of values.", 1)] = 50_000_000,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
) -> None:
    """With all cards open: what every legal move leads to, in card points of the chief's side, after best play."""
    from eklat.fast.solve import solve as run

    try:
        with opened(file) as stream:
            record = next(iter(read_records(stream)))
            if isinstance(record, BadRecord):
                raise record
            state: Any = position(record, deal, at)
        with Console(stderr=True).status("solving") if sys.stderr.isatty() else nullcontext():
            solution = run(state, nodes)
    except OSError as error:
        stop(f"{file}: cannot be read: {error.strerror or error}")
    except BadRecord as error:
        print(wrong_in(file, error), file=sys.stderr)
        raise typer.Exit(BROKEN) from None
    except (IndexError, TypeError, ValueError) as error:
        stop(f"{file}: {error}")
    moves = {state.notation(move): bounds for move, bounds in solution.moves.items()}
    best = [state.notation(move) for move in solution.best]
    if as_json:
        line = [str(move) for move in solution.line]
        answer = {"turn": state.turn, "low": solution.low, "high": solution.high, "nodes": solution.nodes}
        say(json.dumps(answer | {"moves": moves, "best": best, "line": line}))
        return
    say(f"{record.players[state.turn]} to move; card points of the chief's side at the end, if both sides play their best:")
    for text in sorted(moves):
        say(f"  {'*' if text in best else ' '} {text:<16} {_points(*moves[text])}")
    say(f"* best. Value {_points(solution.low, solution.high)}; {solution.nodes:,} positions looked at.")
    if solution.line:
        say(f"Best play: {', '.join(str(move) for move in solution.line)}")


def _points(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"

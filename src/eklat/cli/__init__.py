"""The command `eklat`."""

from __future__ import annotations

import signal
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from eklat import __version__
from eklat.cli import bot, records, research, tables, train

app = typer.Typer(
    help="Mü, Mü for two and Heul doch! Mau Mau: play, keep score, and look closely.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


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


for panel, commands in {
    "Play": (tables.play, tables.watch, tables.serve, tables.score, tables.demo),
    "Records": (records.verify, records.show, records.games),
    "Bots and research": (bot.bot, research.arena, research.simulate, research.solve, train.train),
}.items():
    for command in commands:
        app.command(rich_help_panel=panel)(command)

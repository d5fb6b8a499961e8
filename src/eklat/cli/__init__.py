"""The command `eklat`."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated

import typer

from eklat import __version__
from eklat.cli import admin, bot, records, research, review, tables, train
from eklat.cli.common import ASCII, UNREADABLE
from eklat.cli.help import Command, Group

app = typer.Typer(
    cls=Group,
    help="Mü, Mü for two and Heul doch! Mau Mau: play, keep score, and look closely.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Run the command; whoever stops reading what it prints ends it quietly."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=ASCII)
    try:
        app()
    except OSError as error:  # of what was to be read or kept, each command has spoken itself
        with suppress(OSError):
            print(f"eklat: cannot write: {error.strerror or error}", file=sys.stderr)
        os._exit(UNREADABLE)  # what is still to be written cannot be written either


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
    "Records": (records.verify, records.show, review.review, records.games),
    "Bots and research": (bot.bot, research.arena, research.simulate, research.solve, train.train),
}.items():
    for command in commands:
        app.command(rich_help_panel=panel, cls=Command)(command)
app.add_typer(admin.app, name="admin", rich_help_panel="Play")

"""The command `eklat bot`: any bot plays at any server."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any

import typer

from eklat.cli.common import STOPPED, number, say, stop


def bot(
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME",
            help="random, novice, dreamer, daredevil, club, student, adept, expert, champion, one from another package,"
            " or my_bot.py:High from a file; expert:seconds=2 sets it up.",
        ),
    ],
    join: Annotated[str, typer.Option(metavar="URL", help="The link to a table, such as http://host:8000/t/abc123.")],
    seat: Annotated[int | None, number("Where to sit, counted from 0.")] = None,
    called: Annotated[str | None, typer.Option("--name", metavar="NAME", help="The bot's name there.")] = None,
    seed: Annotated[int | None, number("The same seed plays the same in the same positions.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Say nothing while all goes well.")] = False,
) -> None:
    """Let a bot play at a server's table until you stop it; then it gives up its seat.

    It plays the hands that others have dealt. Where it is the host itself, it deals them, and goes when the match is over.
    """
    from eklat.bots.files import bot as make
    from eklat.client import Address, CannotPlay
    from eklat.client.player import Player

    try:
        chosen = make(name)
    except ValueError as error:
        stop(str(error))
    try:
        player = Player(chosen, Address.read(join), called or chosen.name, seat, seed, _silence if quiet else say)
        asyncio.run(_until_told(player.play()))
    except CannotPlay as error:
        stop(str(error))
    except (KeyboardInterrupt, asyncio.CancelledError):
        raise typer.Exit(STOPPED) from None


def _silence(_: str) -> None:
    """What is not said."""


async def _until_told(work: Coroutine[Any, Any, None]) -> None:
    """A bot that is told to end gets up first, as after Ctrl-C."""
    task = asyncio.ensure_future(work)
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await task

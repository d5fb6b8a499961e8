"""What several commands need."""

from __future__ import annotations

import json
import os
import signal
import sys
from codecs import register_error
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, BinaryIO, NoReturn
from unicodedata import normalize

import typer
from rich import progress
from rich.console import Console

from eklat.games import GAMES
from eklat.games.said import said
from eklat.records import BadRecord

HOLDS, BROKEN, UNREADABLE = 0, 1, 2
"""Exit status: all is well; what was read is wrong; something could not be read or done at all."""
STOPPED = 130
"""Exit status after a Ctrl-C."""


ASCII = "eklat-ascii"
"""How what a terminal cannot show is written: by the nearest letters there are."""
_NEAREST = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    **dict.fromkeys("’‘", "'"), **dict.fromkeys("“”„", '"'), **dict.fromkeys("–—−·", "-"),
    "…": "...", "×": "x", "→": "->", "±": "+-",
}  # fmt: skip


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = [_NEAREST.get(sign) or normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"
             for sign in error.object[error.start : error.end]]  # fmt: skip
    return "".join(found), error.end


register_error(ASCII, _nearest)


def progress_bar(what: str) -> progress.Progress:
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


def players_of(game: str, players: int | None) -> int:
    """How many play this game, if nobody says."""
    if game not in GAMES:
        stop(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    return {"mu": 4}.get(game, GAMES[game].players[0]) if players is None else players


def whole(text: str) -> int:
    """A whole number as it is written on the command line."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a whole number") from None


def number(help: str, least: float | None = None, read: Callable[[str], float] = whole, most: float | None = None) -> Any:
    """An option whose value is a number; a whole one, unless it is read as a `decimal`."""

    def parse(text: str) -> float:
        given = read(text)
        if (least is not None and not given >= least) or (most is not None and not given <= most):
            bounds = f"at least {least} is" if most is None else f"{least} to {most} are"
            raise typer.BadParameter(f"{bounds} needed, not {text}")
        return given

    return typer.Option(metavar="N", parser=parse, help=help)


def decimal(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a number") from None


def options_of(written: list[str]) -> dict[str, object]:
    """Options as they are written on the command line; what looks like JSON is JSON."""
    chosen: dict[str, object] = {}
    for text in written:
        name, is_there, value = text.partition("=")
        if not is_there:
            stop(f"{text!r} is not an option: expected NAME=VALUE, as in specials=true")
        try:
            chosen[name] = json.loads(value)
        except ValueError:
            chosen[name] = value
    return chosen


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
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


def say(text: str) -> None:
    """Print; what cannot be written is no fault of the file that was read."""
    try:
        print(text, flush=True)
    except OSError as error:
        _say_no_more()
        stop(f"cannot write: {error.strerror or error}")


def say_done(text: str) -> None:
    """Print that something was done, which it was also if nobody reads it."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        print(text, flush=True)
    except BrokenPipeError:
        _say_no_more()


def _say_no_more() -> None:
    """What is left is not tried again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def breakable() -> Iterator[None]:
    """Whoever ends this process or closes its terminal breaks off what it does in here, as a Ctrl-C would; a connection that
    has gone does not."""
    before: dict[int, Any] = {}
    handlers: dict[str, Any] = {"SIGTERM": _break_off, "SIGHUP": _break_off, "SIGPIPE": signal.SIG_IGN}
    for name, handler in handlers.items():
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:
            before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _break_off(number: int, frame: FrameType | None) -> None:
    handler = signal.getsignal(signal.SIGINT)
    (handler if callable(handler) else signal.default_int_handler)(number, frame)


def why_not_written(file: Path) -> str | None:
    """Why a file could not be written, if so."""
    if file.is_dir():
        return "it is a folder"
    if not file.parent.is_dir():
        return f"there is no folder {file.parent}"
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        return "you have no right to write there"
    return None


def count(number: int, thing: str) -> str:
    """`1 deal`, `2 deals`."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def stop(message: str, status: int = UNREADABLE) -> NoReturn:
    print(f"eklat: {message}", file=sys.stderr)
    raise typer.Exit(status)


def wrong_in(file: str, error: BadRecord, language: str = "en") -> str:
    """What is wrong in a record, and where."""
    place = ""
    if error.deal is not None and error.action is not None:
        place = f", {said('record-in-action', deal=error.deal, action=error.action).say(language)}"
    elif error.deal is not None:
        place = f", {said('record-in-deal', deal=error.deal).say(language)}"
    return f"{file}{place}: {error.said.say(language)} ({error.code})"

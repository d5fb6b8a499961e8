"""The command `eklat review`."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from threading import Event
from types import FrameType
from typing import Annotated, Any

import typer
from rich.console import Console

from eklat.cli.common import BROKEN, STOPPED, number, opened, progress_bar, say, stop, why_not_written, wrong_in
from eklat.locales import LANGUAGES
from eklat.records import BadRecord, Record
from eklat.records.files import parse, read_records
from eklat.records.jotting import Remembered, is_jotting


def review(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE", help="Records (JSON or JSON Lines), or a remembered hand; - is standard input."),
    ],
    seat: Annotated[list[int] | None, number("Only this seat, counted from 0; may be repeated.")] = None,
    worlds: Annotated[int, number("How many worlds must count before an unclear decision is left as it is.", 512)] = 4096,
    seconds: Annotated[
        float | None,
        typer.Option(help="How long a seat's hand may take; without it, the same seed gives the same answer."),
    ] = None,
    seed: Annotated[int, number("The same seed gives the same answer.", 0)] = 0,
    threads: Annotated[int, number("Threads to work with; 0 takes all processors.", 0)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The review as JSON; docs/review.md has the schema.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page that needs no other files.")] = None,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="The language of the text.")] = "en",
) -> None:
    """What each decision cost, given what the player knew, and what was luck.

    Only finished hands of records are reviewed; of a hand as somebody remembers it, whatever is known. Ctrl-C shows what is
    done.
    """
    _check(lang, seconds, html)
    from eklat.review import recall
    from eklat.review import review as run
    from eklat.review.page import page
    from eklat.review.show import show

    bar, stopped = progress_bar("decisions"), Event()

    def end(number: int, frame: FrameType | None) -> None:
        stopped.set()

    before = signal.signal(signal.SIGINT, end)
    try:
        with opened(file) as stream:
            text = stream.read()
        memory = _memory(text)
        with bar:
            task = bar.add_task("decisions", total=None)
            how: dict[str, Any] = {
                "seats": seat or None, "seed": seed, "worlds": worlds, "seconds": seconds, "threads": threads,
                "progress": lambda done, total: bar.update(task, completed=done, total=total), "stop": stopped.is_set,
            }  # fmt: skip
            found = run(_good(read_records(BytesIO(text))), **how) if memory is None else recall(memory, **how)
        if html is not None:
            html.write_text(page(found, lang), encoding="utf-8")
    except BadRecord as error:
        print(wrong_in(file, error, lang), file=sys.stderr)
        raise typer.Exit(BROKEN) from None
    except OSError as error:
        stop(f"{error.filename or file}: {error.strerror or error}")
    except ValueError as error:
        stop(f"{file}: {error}")
    finally:
        signal.signal(signal.SIGINT, before)
    if as_json:
        say(json.dumps(found.to_json()))
    else:
        console = Console()
        for part in show(found, lang):
            console.print(part)
    if stopped.is_set():
        raise typer.Exit(STOPPED)


def _check(lang: str, seconds: float | None, html: Path | None) -> None:
    """Refuse before the work what could not be done after it."""
    if lang not in LANGUAGES:
        stop(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    if seconds is not None and not 0 < seconds <= 3600:
        stop(f"--seconds must be more than 0 and at most 3600, not {seconds:g}")
    if html is not None and (why := why_not_written(html)) is not None:
        stop(f"{html}: cannot be written: {why}")


def _memory(text: bytes) -> Remembered | None:
    """A hand as somebody remembers it; None where this is a record, or wants to be one."""
    try:
        data = parse(text)
    except BadRecord:  # many records, or none
        return None
    return Remembered.read(data) if is_jotting(data) else None


def _good(records: Iterable[Record | BadRecord]) -> list[Record]:
    """All of them; what is wrong with the first bad one is raised."""
    found = list[Record]()
    for record in records:
        if isinstance(record, BadRecord):
            raise record
        found.append(record)
    return found

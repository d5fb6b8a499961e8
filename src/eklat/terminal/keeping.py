"""The record of a match as a file of one's own: `eklat verify` and `eklat show` read it."""

from __future__ import annotations

import json
import time
from pathlib import Path

from eklat.client import CannotPlay, Link, Snapshot
from eklat.terminal.words import Words


def suggested(snapshot: Snapshot) -> str:
    """A name for the file that nothing has yet."""
    stem = f"eklat-{snapshot.game}-{time.strftime('%Y-%m-%d')}"
    names = (f"{stem}{number}.json" for number in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(name for name in names if not Path(name).exists())


async def save(link: Link, name: str, snapshot: Snapshot, words: Words) -> str:
    """Write the record, and say where it is, or why not. What is there already stays."""
    file = Path(name or suggested(snapshot)).expanduser().absolute()
    try:
        record = await link.record()
        with file.open("x", encoding="utf-8") as out:
            out.write(json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    except CannotPlay as problem:
        return str(problem)
    except FileExistsError:
        return words("term-record-exists", file=str(file))
    except OSError as error:
        return words("term-record-failed", file=str(file), why=error.strerror or str(error))
    return words("term-record-saved", file=str(file), hands=len(record["deals"]))

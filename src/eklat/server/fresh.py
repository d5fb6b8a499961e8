"""Files that are whole or not there: written beside their place, for nobody else's eyes, and put there at the end."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from eklat.records.disk import onto_disk


def no_file(place: Path) -> str | None:
    """What is there instead of a file; None where there is one, or nothing. Raises `OSError`."""
    try:
        mode = os.stat(place).st_mode
    except FileNotFoundError:
        return None
    except OSError as error:
        if error.errno != errno.ELOOP:
            raise
        return "a link to itself"
    if S_ISDIR(mode):
        return "a folder"
    return None if S_ISREG(mode) else "no file"


@contextmanager
def put(place: Path) -> Iterator[Path]:
    """A new file that takes this place when all is written, and is gone if anything goes wrong; a link stays one."""
    place = Path(os.path.realpath(place))
    half = place.with_name(f".{secrets.token_hex(8)}.half")  # everybody's has another name, and a short one
    try:
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield half
        with half.open("r+b") as written:
            onto_disk(written.fileno())
        half.replace(place)
    except BaseException:
        with suppress(OSError):
            half.unlink()
        raise

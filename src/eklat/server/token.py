"""The token of whoever runs the server, in a file that only they can read."""

from __future__ import annotations

import os
import re
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

TOKEN = re.compile(r"[!-~\xa1-\xff]([ -~\xa1-\xff]{0,998}[!-~\xa1-\xff])?")
"""What goes through a header of HTTP."""


class BadToken(Exception):
    """There is no token in this file; the message says why."""


def make_token(file: Path) -> str:
    """A new token, in the place of the one before and for the same eyes: it counts at once, for all who read this file.
    Raises `OSError`; then nothing has changed."""
    token = secrets.token_urlsafe(24)
    file = Path(os.path.realpath(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as opened:
            opened.write(f"{token}\n")
            if file.exists():
                _belongs_like(file, opened.fileno())
        fresh.replace(file)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise
    return token


def _belongs_like(file: Path, fresh: int) -> None:
    """Whoever could read the one can read the other, and nobody else."""
    if sys.platform != "win32":
        old, new = file.stat(), os.fstat(fresh)
        if (old.st_uid, old.st_gid) != (new.st_uid, new.st_gid):
            os.fchown(fresh, old.st_uid, old.st_gid)
        os.fchmod(fresh, S_IMODE(old.st_mode))


def read_token(file: Path) -> str:
    """Raises `BadToken`."""
    try:
        token = file.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise BadToken(f"the token in {file} cannot be read: {error.strerror or error}") from None
    except ValueError:
        token = "\n"
    if not TOKEN.fullmatch(token):
        raise BadToken(f"there is no token in {file}: {'it is one line of letters' if token else 'the file is empty'}")
    return token

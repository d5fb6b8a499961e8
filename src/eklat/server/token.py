"""The token of whoever runs the server, in a file that only they can read."""

from __future__ import annotations

import os
import re
import secrets
import sys
from pathlib import Path
from stat import S_IMODE

from eklat.server.fresh import no_file, put

TOKEN = re.compile(r"[!-~\xa1-\xff]([ -~\xa1-\xff]{0,998}[!-~\xa1-\xff])?")
"""What goes through a header of HTTP."""


class BadToken(Exception):
    """There is no token in this file; the message says why."""


class NoToken(BadToken):
    """There is nothing in this file: a token can be put there."""


def make_token(file: Path) -> str:
    """A new token, in the place of the one before and for the same eyes: it counts at once, for all who read this file.
    Where its group cannot be kept, only its owner reads it. Raises `OSError`; then nothing has changed."""
    if no_file(file) is not None:
        raise OSError("it is no file")
    token = secrets.token_urlsafe(24)
    file = Path(os.path.realpath(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    with put(file) as fresh:
        fresh.write_text(f"{token}\n", encoding="ascii")
        if file.exists():
            _belongs_like(file, fresh)
    return token


def _belongs_like(file: Path, fresh: Path) -> None:
    """Nobody can read the new one who could not read the old one; its owner can."""
    if sys.platform == "win32":
        return
    old, new = os.stat(file), os.stat(fresh)
    if (old.st_uid, old.st_gid) != (new.st_uid, new.st_gid):
        try:
            os.chown(fresh, old.st_uid, old.st_gid)
        except PermissionError:
            if old.st_uid != new.st_uid:
                raise
            return  # whoever is in no group of the old one can make none for it
    fresh.chmod(S_IMODE(old.st_mode))


def read_token(file: Path) -> str:
    """Raises `BadToken`."""
    try:
        text = file.read_text(encoding="utf-8-sig")  # some editors write a mark before it
    except OSError as error:
        raise BadToken(f"the token in {file} cannot be read: {error.strerror or error}") from None
    except ValueError:
        text = "\0"  # which is no letter
    if not (token := text.strip()):
        why = "there is nothing but space in it" if text else "the file is empty"
        raise NoToken(f"there is no token in {file}: {why}; eklat admin rotate writes one")
    if not TOKEN.fullmatch(token):
        raise BadToken(f"there is no token in {file}: it is one line of letters")
    return token

"""Where a person's own things are kept: saved games, their name, and who they are at which server.

`EKLAT_HOME` puts everything into one folder of one's choice. Files are readable for their owner alone.
"""

from __future__ import annotations

import getpass
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from platformdirs import user_data_path, user_state_path


def state_folder() -> Path:
    """Saved games."""
    return _made(Path(os.environ["EKLAT_HOME"]) if "EKLAT_HOME" in os.environ else user_state_path("eklat", appauthor=False))


def data_folder() -> Path:
    """Who I am."""
    return _made(Path(os.environ["EKLAT_HOME"]) if "EKLAT_HOME" in os.environ else user_data_path("eklat", appauthor=False))


def _made(folder: Path) -> Path:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def write_private(file: Path, text: str) -> None:
    """Replace a file by another as one step: after a crash there is the old one or the new one."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")  # mkstemp makes files with mode 600
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def own_name() -> str:
    """What to call whoever sits here, if they do not say."""
    try:
        return getpass.getuser().capitalize()[:40] or "Guest"
    except (KeyError, OSError):
        return "Guest"


class Identities:
    """Name and secret per server, in one small file."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / "identities.json"

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def at(self, server: str) -> dict[str, str] | None:
        """Who I am at this server, if I have been there."""
        found = self._read().get(server)
        if not isinstance(found, dict) or not all(isinstance(found.get(key), str) for key in ("name", "secret")):
            return None
        return {"name": found["name"], "secret": found["secret"]}

    def keep(self, server: str, name: str, secret: str) -> None:
        write_private(self.file, json.dumps(self._read() | {server: {"name": name, "secret": secret}}, indent=1) + "\n")

    def forget(self, server: str) -> None:
        rest = {key: value for key, value in self._read().items() if key != server}
        write_private(self.file, json.dumps(rest, indent=1) + "\n")

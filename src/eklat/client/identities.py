"""Who one is at which server: names and secrets, in one small file that only its owner can read.

`EKLAT_HOME` puts everything into one folder of one's choice.
"""

from __future__ import annotations

import getpass
import json
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from eklat.records.disk import onto_disk

if TYPE_CHECKING:
    from eklat.client.server import Server


def own_folder(usual: Path) -> Path:
    """Where a person's own things are kept."""
    folder = Path(os.environ["EKLAT_HOME"]) if "EKLAT_HOME" in os.environ else usual
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def write_private(file: Path, text: str) -> None:
    """Replace a file by another as one step: after a crash there is the old one or the new one."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")  # mkstemp makes files with mode 600
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            onto_disk(out.fileno())
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


def identified(server: Server, identities: Identities | None, name: str | None) -> dict[str, str]:
    """Name and secret at this server: of the last person I was there, or of the one so called; new names get new ones."""
    known = None if identities is None else identities.at(server.url, name)
    if known is None:
        person = server.person(name or own_name())
        known = {"name": str(person["name"]), "secret": str(person["secret"])}
    if identities is not None:
        identities.keep(server.url, **known)
    return known


class Identities:
    """Who one is at which server, in one small file: for each server the people one has been there, the last one last."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or own_folder(user_data_path("eklat", appauthor=False)) / "identities.json"

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _people(self, server: str) -> dict[str, str]:
        """Secrets by name, the last one used at the end. Files of old know one person per server."""
        found = self._read().get(server)
        if not isinstance(found, dict):
            return {}
        people = found.get("people", {found.get("name"): found.get("secret")})
        if not isinstance(people, dict):
            return {}
        return {name: secret for name, secret in people.items() if isinstance(name, str) and isinstance(secret, str)}

    def at(self, server: str, name: str | None = None) -> dict[str, str] | None:
        """Who I am at this server, if I have been there: the last person that I was, or the one of this name."""
        people = self._people(server)
        wanted = " ".join(name.split()) if name is not None else next(reversed(people), None)
        return {"name": wanted, "secret": people[wanted]} if wanted in people else None

    def keep(self, server: str, name: str, secret: str) -> None:
        """This is who I am there now; whoever else I was stays known."""
        people = {one: other for one, other in self._people(server).items() if one != name}
        self._write(server, people | {name: secret})

    def forget(self, server: str, name: str) -> None:
        self._write(server, {one: secret for one, secret in self._people(server).items() if one != name})

    def _write(self, server: str, people: dict[str, str]) -> None:
        rest = {key: value for key, value in self._read().items() if key != server}
        whole = rest | ({server: {"people": people}} if people else {})
        write_private(self.file, json.dumps(whole, indent=1, ensure_ascii=False) + "\n")

"""A server over HTTP: people, tables, records."""

from __future__ import annotations

import json
import socket
import ssl
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any

from eklat.client.address import Address
from eklat.client.errors import CannotPlay
from eklat.client.snapshot import Json
from eklat.locales import say
from eklat.table.wire import PROTOCOL

PATIENCE = 15.0
"""Seconds in which a server answers, or is not there."""


@dataclass(frozen=True)
class Server:
    """Calls take their time, and none of them yields to others: they are made in threads. All of them raise `CannotPlay`."""

    url: str
    language: str = "en"
    secret: str | None = None
    """Who is calling; None is nobody in particular."""

    def person(self, name: str) -> Json:
        """Become somebody: `id`, `name` and `secret`."""
        return self.call("/api/people", {"name": name})

    def open_table(self, game: str, players: int, **settings: Any) -> Address:
        """A new table with its host at seat 0."""
        return Address(self.url, self.call("/api/tables", {"game": game, "players": players, **settings})["id"])

    def tables(self) -> list[Json]:
        """Listed tables with room, the latest first."""
        found: list[Json] = self.call("/api/tables")["tables"]
        return found

    def table(self, table: str) -> Json:
        """A table as one may see it now."""
        found: Json = self.call(f"/api/tables/{table}")["scene"]
        return found

    def record(self, table: str) -> Json:
        """The match of a table, as far as its hands are finished."""
        return self.call(f"/api/tables/{table}/record")

    def call(self, path: str, body: Json | None = None) -> Json:
        """Ask for something, or with a body, send something."""
        url = f"{self.url}{path}?lang={self.language}"
        headers = {"content-type": "application/json", "eklat-protocol": str(PROTOCOL)}
        if self.secret is not None:
            headers["authorization"] = f"Bearer {self.secret}"
        request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                found: Json = json.load(response)
                return found
        except urllib.error.HTTPError as error:
            with error:
                sentence, code = _refusal(error.read())
                raise CannotPlay(sentence or f"{url}: {error.code} {error.reason}", code) from None
        except (OSError, ValueError, HTTPException) as error:
            raise CannotPlay(self.unreachable(error)) from None

    def unreachable(self, error: Exception) -> str:
        """Why a server cannot be reached, without the words of the system where there are better ones."""
        found = getattr(error, "reason", error)
        reason = found if isinstance(found, Exception) else error
        if isinstance(reason, ssl.SSLCertVerificationError):
            return say(self.language, "client-bad-certificate", server=self.url, why=reason.verify_message)
        if isinstance(reason, ssl.SSLError):
            other = self.url.replace("https", "http", 1)
            return say(self.language, "client-not-https", server=self.url, other=other)
        kinds = {socket.gaierror: "no-such-host", TimeoutError: "no-answer", OSError: "nobody-there"}
        problem = next((name for kind, name in kinds.items() if isinstance(reason, kind)), "no-eklat")
        return say(self.language, f"client-{problem}", server=self.url)


def _refusal(body: bytes) -> tuple[str | None, str | None]:
    """The sentence and the code of a refusal, if it is one of Eklat's."""
    try:
        found = json.loads(body)
    except ValueError:
        return None, None
    if not isinstance(found, dict):
        return None, None
    sentence, code = found.get("sentence") or found.get("message"), found.get("code")
    return sentence if isinstance(sentence, str) else None, code if isinstance(code, str) else None

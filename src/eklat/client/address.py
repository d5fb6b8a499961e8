"""Where a table is."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from eklat.client.errors import CannotPlay

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Address(NamedTuple):
    """Where a table is: the server, and the table's id."""

    server: str
    table: str

    @classmethod
    def read(cls, url: str) -> Address:
        """From what people copy: the page of a table, its address in the interface, or its socket. Raises `CannotPlay`."""
        try:
            parts = urlsplit(url if "://" in url else f"http://{url}")
            _ = parts.port  # a port that is none raises
        except ValueError:
            raise CannotPlay(_no_link(url)) from None
        scheme = {"http": "http", "https": "https", "ws": "http", "wss": "https"}.get(parts.scheme)
        for path in (parts.path, parts.fragment):
            steps = [step for step in path.split("/") if step]
            for place, step in enumerate(steps[:-1]):
                if step in ("t", "tables") and scheme and parts.netloc and TABLE_ID.fullmatch(steps[place + 1]):
                    before = [one for one in steps[:place] if one not in ("api", "ws")] if path == parts.path else []
                    return cls("/".join((f"{scheme}://{parts.netloc}", *before)), steps[place + 1])
        raise CannotPlay(_no_link(url))

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/ws/tables/{self.table}"

    def __str__(self) -> str:
        """The page of the table."""
        return f"{self.server}/t/{self.table}"


def server_at(url: str) -> str | None:
    """The server that people mean by an address without a table; None where it names a table, or is no address."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        _ = parts.port
    except ValueError:
        return None
    steps = [step for step in parts.path.split("/") if step]
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.fragment or {"t", "tables"} & {*steps}:
        return None
    return "/".join((f"{parts.scheme}://{parts.netloc}", *steps))


def _no_link(url: str) -> str:
    return f"{url!r} is not a link to a table: expected something like http://localhost:8000/t/abc123"

"""The host's door: it opens to whoever has the token. Without a file for the token there is no door."""

from __future__ import annotations

import hmac
from pathlib import Path

from fastapi import Request

from eklat.server.api import Address, Here
from eklat.server.refusals import ServerRefused
from eklat.server.token import read_token


def host(request: Request, node: Here, address: Address) -> None:
    """Let the host in, and nobody else; guesses are counted."""
    if not node.settings.admin:
        raise ServerRefused("no-page")
    try:
        token = read_token(Path(node.settings.admin))
    except (OSError, ValueError):
        token = ""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if not (token and scheme.lower() == "bearer" and hmac.compare_digest(given.encode(), token.encode())):
        node.gate.check("codes", address)
        raise ServerRefused("not-the-host")

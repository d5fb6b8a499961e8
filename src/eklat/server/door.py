"""The host's door: it opens to whoever has the token. Without a file for the token there is no door."""

from __future__ import annotations

import hmac
import logging
from pathlib import Path

from fastapi import Request

from eklat.server.api import Address, Here
from eklat.server.refusals import ServerRefused
from eklat.server.token import BadToken, read_token

log = logging.getLogger("eklat.server")
_STUCK: set[Path] = set()
"""The files of which the log says already that they open no door."""


def host(request: Request, node: Here, address: Address) -> None:
    """Let the host in, and nobody else; guesses are counted."""
    if not node.settings.admin:
        raise ServerRefused("no-page")
    token = _token(Path(node.settings.admin))
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if not (token and scheme.lower() == "bearer" and hmac.compare_digest(given.encode(), token.encode())):
        node.gate.check("codes", address)
        raise ServerRefused("not-the-host")


def _token(file: Path) -> str:
    """What opens the door now. Nothing does without a token, and the log says so once."""
    try:
        token = read_token(file)
    except BadToken as bad:
        if file not in _STUCK:
            _STUCK.add(file)
            log.error("nobody can come in at the host's door: %s", bad)
        return ""
    _STUCK.discard(file)
    return token

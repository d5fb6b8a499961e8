"""What every response says to browsers, and which pages may open a WebSocket."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
        "media-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "form-action 'self'",
        "base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'",
    )
)  # fmt: skip
"""Everything comes from here, and nothing from anywhere else."""

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Only where the public address is https."""


class SecurityHeaders:
    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self._app = app
        self._headers = [*HEADERS, *([HSTS] if public_url.startswith("https:") else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message.get("headers", ())}
                message["headers"] = [*message.get("headers", ()), *(h for h in self._headers if h[0] not in given)]
                if scope["path"].startswith("/api/") and b"cache-control" not in given:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def is_own_origin(headers: Mapping[str, str], public_url: str) -> bool:
    """Whether a WebSocket comes from a page of this server; programs that are no browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if public_url:
        own = urlsplit(public_url)
        if (parts.scheme, parts.netloc) == (own.scheme, own.netloc):
            return True
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host")

"""How PostgreSQL is reached: what its driver is told by an address."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from eklat.server.settings import BadSettings

KNOWN = (
    "host", "port", "database", "user", "password", "passfile", "ssl", "target_session_attrs", "krbsrvname", "gsslib",
)  # fmt: skip
"""What can be said of it, in the address itself or behind it."""


def arguments(engine: AsyncEngine) -> dict[str, Any]:
    """What the driver is called with, by us as by SQLAlchemy. Raises `BadSettings`."""
    _, told = engine.dialect.create_connect_args(engine.url)
    for name, value in told.items():
        if name not in KNOWN:
            raise BadSettings(f"the driver of PostgreSQL does not know {name}; there are {', '.join(KNOWN)}")
        if isinstance(value, tuple):
            raise BadSettings(f"{name} is said once of PostgreSQL, not {len(value)} times")
    ports = told.get("port", ())
    for port in ports if isinstance(ports, list | tuple) else (ports,):
        if not 1 <= port <= 65535:
            raise BadSettings(f"a port is a number from 1 to 65535, not {port}")
    return dict(told)

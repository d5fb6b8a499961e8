"""A table of a server, for somebody at a terminal: known to the server from the last time, with a command to come back."""

from __future__ import annotations

from eklat.client import Address, remote
from eklat.client.identities import Identities

__all__ = ["Address", "RemoteLink"]


class RemoteLink(remote.RemoteLink):
    def __init__(
        self, address: Address, language: str, name: str | None, is_watching: bool, identities: Identities | None = None
    ) -> None:
        super().__init__(address, language, name, is_watching=is_watching, identities=identities or Identities())

    @property
    def way_back(self) -> str | None:
        has_seat = self.snapshot is not None and self.snapshot.you is not None
        return f"eklat play --join {self.address}" if has_seat else None

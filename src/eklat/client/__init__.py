"""A table from the outside: connect, sit, follow, act, come back after a lost line (docs/protocol.md).

    link = RemoteLink(Address.read("http://localhost:8000/t/abc123"), name="Robbie")
    update = await link.open()
    while update.snapshot.phase == "playing":
        if update.snapshot.is_my_turn:
            await link.act(choose(update.snapshot.read()), update.snapshot.version)
        update = await link.next()

`RemoteLink` is in `eklat.client.remote`: whoever plays at a table of this machine does without a network.
"""

from eklat.client.address import Address
from eklat.client.errors import CannotPlay
from eklat.client.link import Link
from eklat.client.snapshot import Answer, Json, Notice, Snapshot, Update, patched

__all__ = ["Address", "Answer", "CannotPlay", "Json", "Link", "Notice", "Snapshot", "Update", "patched"]

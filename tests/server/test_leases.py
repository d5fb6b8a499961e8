"""What a node holds while it lives, and how it lets go."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock, MagicMock

import pytest
import waiting

from eklat.server.leases import Leases
from eklat.server.reviews import Reviews


@pytest.mark.parametrize("moments", range(8))
def test_a_node_ends_also_if_something_was_wanted_just_before(moments: int) -> None:
    """Whoever was woken and told to stop in the same moment went on for ever."""

    async def end() -> None:
        node = MagicMock()
        node.settings.lease = 600.0
        node.database.reading.begin.return_value.__aenter__.return_value.execute = AsyncMock()
        leases, reviews = Leases(node), Reviews(node)
        leases._round = AsyncMock()  # type: ignore[method-assign]
        reviews.store = MagicMock(take=AsyncMock(return_value=None), forget_old=AsyncMock())
        await leases.start()
        reviews.start()
        for _ in range(4):
            await asyncio.sleep(0)
        leases._wake.set()
        reviews._wake.set()
        for _ in range(moments):
            await asyncio.sleep(0)
        async with asyncio.timeout(waiting.PATIENCE), asyncio.TaskGroup() as group:
            group.create_task(leases.stop())
            group.create_task(reviews.stop())

    asyncio.run(end())

"""Bots and clocks: what moves a table on when no person does. A table is driven by one node at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from random import SystemRandom
from secrets import token_hex
from typing import TYPE_CHECKING

from eklat.server.bot_pool import STAND_IN
from eklat.server.database import StorageDown
from eklat.server.now import now
from eklat.table import Refused, Table

if TYPE_CHECKING:
    from eklat.server.live import LiveTable
    from eklat.server.node import Node

log = logging.getLogger("eklat.server")
chance = SystemRandom()


class Drivers:
    def __init__(self, node: Node) -> None:
        self._node = node

    def look(self, live: LiveTable) -> None:
        """Something has changed at this table: see whether it is a bot's turn, and when time is up."""
        table = live.table
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = table.due()
        deadline = table.deadline() if due is None else due
        if deadline is not None and deadline > now():
            wait = max(0.0, deadline - now()) + 0.001
            live.timer = asyncio.get_running_loop().call_later(wait, self._time_is_up, live)
        is_due = table.bot_to_move() is not None
        if deadline is not None:
            is_due = is_due or table.is_overdue(now()) or self._decides_alone(live)
        if is_due and (live.bots is None or live.bots.done()) and self._node.leases.holds(live.id):
            live.bots = asyncio.create_task(self._drive(live), name=f"bots of {live.id}")

    def wants(self, table: Table) -> bool:
        """Whether this table needs somebody to drive it: nodes that look at it ask for the lease."""
        return table.bot_to_move() is not None or table.deadline() is not None or table.due() is not None

    def let_go(self, live: LiveTable) -> None:
        """Nobody looks at it here any more; another node may drive it."""
        self._node.leases.release(live.id)

    def _time_is_up(self, live: LiveTable) -> None:
        live.timer = None
        if live.table.time_is_up(now()):
            live.tell_time()
        self.look(live)

    def _decides_alone(self, live: LiveTable) -> bool:
        """Whether somebody's time is up and no other person is there to choose."""
        return live.table.time_is_up(now()) and len(live.table.persons) == 1

    async def _drive(self, live: LiveTable) -> None:
        """Bots move until it is a person's turn."""
        while self._node.leases.holds(live.id):
            try:
                if self._decides_alone(live):
                    await live.wish(lambda t, now: t.let_bot_play(None, t.turn or 0, STAND_IN, now, once=True))
                elif live.table.is_overdue(now()):
                    await live.wish(lambda t, now: t.go_on(token_hex(32), now))
                elif (due := live.table.bot_to_move()) is not None:
                    await self._move(live, *due)
                else:
                    return
            except Refused:
                await asyncio.sleep(0.01)  # it stands otherwise now: look again
            except StorageDown:
                await asyncio.sleep(1.0)

    async def _move(self, live: LiveTable, seat: int, bot: str) -> None:
        table = live.table
        began = time.monotonic()
        view = table.view(seat)
        assert view is not None
        text = await self._node.bots.move(bot, view)
        pause = chance.uniform(*self._node.settings.bot_pause) if table.settings.bot_pauses else 0.0
        await asyncio.sleep(max(0.0, began + max(pause, await self._node.bots.floor(bot)) - time.monotonic()))
        await live.wish(lambda t, now: t.bot_move(seat, text, table.version, now))

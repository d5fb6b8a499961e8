"""Moves of many tables are played in rounds: judged, stored and told together, or carried to the nodes at which their tables
live, which is less work than one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

GATHER = 0.01
"""Seconds that a move waits for those of other tables: too short to be felt."""
MANY = 25
"""Of so many no one waits for more."""


class Rounds:
    """A processor that is woken for every single move works two or three times as long on it."""

    def __init__(self) -> None:
        self._steps: list[Callable[[], None]] = []
        self._latest = ""
        self._timer: asyncio.TimerHandle | None = None

    def join(self, table_id: str, step: Callable[[], None]) -> None:
        """Take this step in the next round; at once where no other table has moved since this one did."""
        steps = self._steps
        if table_id == self._latest and not steps:
            step()
            return
        self._latest = table_id
        steps.append(step)
        if len(steps) == 1:
            self._timer = asyncio.get_running_loop().call_later(GATHER, self._go)
        elif len(steps) == MANY:
            self.go()

    def go(self) -> None:
        """Wait for nobody else."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            asyncio.get_running_loop().call_soon(self._go)

    def _go(self) -> None:
        """Each step by itself, so that one that fails takes no other with it."""
        steps, self._steps, self._timer = self._steps, [], None
        for step in steps:
            try:
                step()
            except Exception as error:
                fault = {"message": "a step of a round has failed", "exception": error}
                asyncio.get_running_loop().call_exception_handler(fault)

"""What happens at the table comes to the screen: into the log, into what is to be decided, with time to look at it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from textual.css.query import NoMatches

from eklat.client import CannotPlay, Snapshot, Update
from eklat.terminal.window import begins_turn, wants_bell

if TYPE_CHECKING:
    from eklat.terminal.app import TableApp

MOVE_PAUSE, TRICK_PAUSE = 0.5, 1.2
"""Seconds that a move of others, and a finished trick, can be looked at; any key goes on."""


class Following:
    def __init__(self, app: TableApp) -> None:
        self.app = app
        self._skip = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._follow())

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, NoMatches):  # the parts of a screen go before we do
                await self._task

    def go_on(self) -> None:
        """Somebody has seen enough."""
        self._skip.set()

    async def _follow(self) -> None:
        app = self.app
        try:
            first = await app.link.open()
        except CannotPlay as failure:
            app.failure = failure
            app.exit()
            return
        app.snapshot = first.snapshot
        app.deciding.begin(first.snapshot)
        self._hear(first)
        painted = asyncio.Event()
        app.call_after_refresh(painted.set)
        await painted.wait()  # bots are loaded when they are waited for
        if first.snapshot.table["settings"]["clock"] is not None:
            app.set_interval(0.5, app.painter.turn)
        while True:
            update = await app.link.next()
            self._hear(update)
            await self._look(update)

    def _hear(self, update: Update) -> None:
        """Take in what has happened."""
        app, now = self.app, update.snapshot
        before, app.snapshot = app.snapshot, now
        assert before is not None
        happened = {event["event"] for event in update.events}
        app.story.hear(update)
        if update.notice is not None:
            told = update.sentence or app.words(f"term-notice-{update.notice}")
            app.story.lines.append(told)
            app.trouble = {"lost": app.words("term-standing-lost"), "closed": told}.get(update.notice, "")
        if not update.is_old:
            app.full_trick = bool(app.pace) and _is_trick_over(before, now)
            if happened - {"chatted"}:
                app.deciding.note = ""
        if begins_turn(before, update) and wants_bell():
            app.bell()
        if (before.view, before.turn) != (now.view, now.turn):
            app.deciding.begin(now)
        app.deciding.snapshot = now
        is_result = app.reading.sheet is not None and app.reading.sheet.is_result
        if "dealt" in happened and not update.is_old and not is_result:  # a result stays until one has seen it
            app.reading.close()
        app.paint()
        if "hand-over" in happened and not update.is_old:
            app.show_result()

    async def _look(self, update: Update) -> None:
        """Leave time to look, less of it for whoever presses a key."""
        app = self.app
        is_move = any(event["event"] == "moved" for event in update.events)
        if not app.pace or update.is_old or not is_move:
            return
        pause = TRICK_PAUSE if app.full_trick else 0.0 if update.snapshot.is_my_turn else MOVE_PAUSE
        self._skip.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._skip.wait(), pause * app.pace)
        if app.full_trick:
            app.full_trick = False
            app.paint()


def _is_trick_over(before: Snapshot, after: Snapshot) -> bool:
    """Whether there was a trick, and there is none any more."""
    was = None if before.view is None else before.view.get("trick")
    now = None if after.view is None or after.view["result"] is not None else after.view.get("trick")
    return bool(was) and now == []

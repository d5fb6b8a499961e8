"""The line that is typed at the screen: open, completed, sent, and open again with its text if it was refused."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from textual.containers import Container

from eklat.terminal import commands
from eklat.terminal.widgets import CommandLine

if TYPE_CHECKING:
    from eklat.terminal.app import TableApp


class TypedLine:
    def __init__(self, app: TableApp) -> None:
        self.app = app
        self._go_on = asyncio.Event()
        self._number = 0

    @property
    def line(self) -> CommandLine:
        return self.app.screen_stack[0].query_one("#command", CommandLine)

    @property
    def is_open(self) -> bool:
        return self.app.focused is not None

    def open(self, text: str = "") -> None:
        self.app.screen_stack[0].query_one("#typing", Container).display = True
        self.line.begin(text)
        self.app.set_focus(self.line)
        self.app.deciding.note = ""
        self.app.paint()

    def close(self) -> None:
        """Nothing is typed any more; what was sent is not called back."""
        self.line.value = ""
        self.app.set_focus(None)
        self.app.screen_stack[0].query_one("#typing", Container).display = False
        self.app.deciding.note = ""
        self.release()
        self.app.paint()

    def release(self) -> None:
        """Wait no longer for an answer."""
        self._number += 1
        self._go_on.set()

    def candidates(self, text: str) -> list[str]:
        return [] if self.app.snapshot is None else commands.candidates(text, self.app.snapshot, self.app.words)

    def changed(self) -> None:
        """Show what the line may become; a reason stands until Tab is pressed."""
        if self.line.is_tabbed:
            self.app.deciding.note = ""
        self.app.painter.bottom()

    def completed(self, text: str) -> str | None:
        return None if self.app.snapshot is None else commands.completed(text, self.app.snapshot, self.app.words)

    async def obey(self, text: str) -> None:
        """Do what the line says. It closes when that was understood and accepted."""
        snapshot, text = self.app.snapshot, text.strip()
        if snapshot is None or not text:
            self.close()
            return
        try:
            command = commands.read(text, snapshot, self.app.words)
        except commands.Misunderstood as misunderstood:
            self.refuse(str(misunderstood))
            return
        if command.is_ours or command.kind == "hint":
            self.close()
            self.app.obey(command)
            return
        self._go_on.clear()
        self.app.run_worker(self._send(command))
        await self._go_on.wait()

    async def _send(self, command: commands.Command) -> None:
        self._number += 1
        number = self._number
        reason = await self.app.wishing.ask(command.kind, command.facts)
        if number != self._number:  # given up meanwhile
            return
        if not reason:
            self.close()
            return
        if command.kind == "act" and self.app.snapshot is not None:
            room = 2 * (self.app.size.width - 2) - len(reason) - 2
            reason = f"{reason} {commands.possible(self.app.snapshot, self.app.words, room)}".strip()
        self.refuse(reason)
        self._go_on.set()

    def refuse(self, reason: str) -> None:
        self.line.is_refused = True
        self.app.deciding.note = reason
        self.app.paint()

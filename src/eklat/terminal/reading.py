"""The sheet that lies over the table: keys scroll it or answer it, clicks do, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events

from eklat.terminal.sheets import STEPS, Sheet

if TYPE_CHECKING:
    from eklat.terminal.app import TableApp


class Reading:
    def __init__(self, app: TableApp) -> None:
        self.app = app
        self.sheet: Sheet | None = None

    def show(self, sheet: Sheet | None) -> None:
        """Lay this over the table; None clears it."""
        self.sheet = sheet
        self.app.painter.sheet()

    def close(self) -> None:
        self.show(None)

    def scroll(self, by: int) -> None:
        if self.sheet is not None:
            self.sheet.scroll(by)
            self.app.painter.sheet()

    def press(self, event: events.Key) -> None:
        if event.key in STEPS:
            self.scroll(STEPS[event.key])
        elif self.sheet is not None:
            self._answer(self.sheet.answer(event.key, event.character))

    def touch(self, place: int) -> bool:
        """A click on its foot."""
        if self.sheet is not None:
            self._answer(self.sheet.touched(place))
        return True

    def _answer(self, answer: str | None) -> None:
        sheet = self.sheet
        if sheet is not None and answer is not None:
            self.close()
            if sheet.is_result:
                self.app.after_result(answer)

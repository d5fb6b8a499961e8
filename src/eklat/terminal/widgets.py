"""What the screen of a table is put together from: the line one types in, the hand one clicks on, the sheet over it all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input, Static

from eklat.terminal.hand import Region


class Completion(Suggester):
    """The likeliest end of what is being typed."""

    def __init__(self, complete: Callable[[str], str | None]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._complete = complete

    async def get_suggestion(self, value: str) -> str | None:
        return self._complete(value)


class CommandLine(Input):
    """A line to type in; Tab takes what is suggested."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "accept", show=False, priority=True)]

    def __init__(self, obey: Callable[[str], None], **options: Any) -> None:
        super().__init__(**options)
        self._obey = obey

    def action_accept(self) -> None:
        self.action_end()
        self.action_cursor_right()

    async def _on_key(self, event: events.Key) -> None:
        """Enter is obeyed at once, not by a message: what is typed quickly behind it is no part of this line."""
        if self.app.focused is self and event.key != "enter":
            await super()._on_key(event)
            return
        event.stop()
        event.prevent_default()
        if self.app.focused is self:
            self._obey(self.value)
        else:  # the line ended while this key was on its way
            self.app.post_message(events.Key(event.key, event.character))


class Touchable(Static):
    """Lines with places that can be clicked."""

    def __init__(self, touch: Callable[[int], bool], **options: Any) -> None:
        super().__init__(**options)
        self.regions: list[Region] = []
        self._touch = touch

    def on_click(self, event: events.Click) -> None:
        for region in self.regions:
            if region.y == event.y and region.x <= event.x < region.end:
                if self._touch(region.place):
                    event.stop()
                return


class Paper(Static):
    """Where sheets are shown; the wheel of the mouse scrolls them."""

    def __init__(self, scroll: Callable[[int], None], **options: Any) -> None:
        super().__init__(**options)
        self._scroll_sheet = scroll

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self._scroll_sheet(-3)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self._scroll_sheet(3)

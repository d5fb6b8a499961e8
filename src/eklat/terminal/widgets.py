"""What the screen of a table is put together from: the line one types in, places one clicks on, the sheet over it all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
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
    """A line to type in. Tab goes through what it may become, up and down through what was typed before.

    Enter is obeyed here and not by a message, and keys that come before the answer wait for it: they are for this line if it
    was refused, and for the table if it was not.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete(1)", show=False, priority=True),
        Binding("shift+tab", "complete(-1)", show=False, priority=True),
        Binding("up", "recall(-1)", show=False),
        Binding("down", "recall(1)", show=False),
        Binding("escape", "close", show=False, priority=True),  # also while an answer is waited for
    ]

    def __init__(
        self, obey: Callable[[str], Awaitable[None]], find: Callable[[str], Sequence[str]], close: Callable[[], None],
        **options: Any,
    ) -> None:  # fmt: skip
        super().__init__(**options)
        self._obey, self._find, self._close = obey, find, close
        self.said: list[str] = []
        """Lines that were sent, the oldest first."""
        self.is_refused = False
        """The text is that of a line that was refused; a colon begins another one."""
        self._found: Sequence[str] = ()
        self._place = 0
        self._draft = ""
        self._back = 0

    def begin(self, text: str) -> None:
        self.value, self._back, self._found, self.is_refused = text, 0, (), False
        self.action_end()

    @property
    def is_tabbed(self) -> bool:
        """The text was put in by Tab."""
        return bool(self._found) and self.value == self._found[self._place]

    def find_now(self) -> list[str]:
        """What the line may become; while Tab goes through it, with the one that is chosen first."""
        if self.is_tabbed:
            return [*self._found[self._place :], *self._found[: self._place]]
        return list(self._find(self.value))

    def action_close(self) -> None:
        self._close()

    def action_complete(self, by: int) -> None:
        """Put in the first line that this may become, then the next one."""
        if not self.is_tabbed:
            self._found, self._place = self._find(self.value), -1 if by > 0 else 0
        if self._found:
            self._place = (self._place + by) % len(self._found)
            self.value, self.is_refused = self._found[self._place], False
            self.action_end()

    def action_recall(self, by: int) -> None:
        """An earlier line, or a later one, and at the end what was being typed."""
        if not self._back:
            self._draft = self.value
        self._back = max(0, min(len(self.said), self._back - by))
        self.value = self.said[-self._back] if self._back else self._draft
        self.action_end()

    async def _on_key(self, event: events.Key) -> None:
        if self.app.focused is self and event.key != "enter":
            if self.is_refused and event.character == ":":
                self.begin("")
                event.stop()
                event.prevent_default()
                return
            self.is_refused = False
            await super()._on_key(event)
            return
        event.stop()
        event.prevent_default()
        if self.app.focused is self:
            text = self.value
            if text.strip() and self.said[-1:] != [text]:
                self.said.append(text)
            self._back = 0
            await self._obey(text)
        else:  # the line ended while this key was on its way
            self.app.post_message(events.Key(event.key, event.character))


class Touchable(Static):
    """Lines with places that can be clicked."""

    def __init__(self, touch: Callable[[int], bool], **options: Any) -> None:
        super().__init__(**options)
        self.regions: Sequence[Region] = ()
        self._touch = touch

    def on_click(self, event: events.Click) -> None:
        place = event.get_content_offset(self)
        for region in self.regions:
            if place is not None and region.y == place.y and region.x <= place.x < region.end:
                if self._touch(region.place):
                    event.stop()
                return


class Journal(Static):
    """The log; it is written anew for every size."""

    def __init__(self, write: Callable[[], None], **options: Any) -> None:
        super().__init__(**options)
        self._write = write

    def on_resize(self) -> None:
        self._write()


class Paper(Touchable):
    """Where sheets are shown; the wheel of the mouse scrolls them, and what stands at their foot can be clicked."""

    def __init__(self, scroll: Callable[[int], None], touch: Callable[[int], bool], **options: Any) -> None:
        super().__init__(touch, **options)
        self._scroll_sheet = scroll

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self._scroll_sheet(-3)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self._scroll_sheet(3)

"""Lines that somebody types, read beside the program and only when asked for; at a keyboard they can be edited."""

from __future__ import annotations

import asyncio
import os
import select
import sys
import threading
from collections.abc import Callable
from typing import Any, TextIO

PROMPT = "> "


class Lines:
    """Lines of a stream, read beside the program and only when asked for.

    At a keyboard a line can be edited, the arrows bring back earlier ones, and Tab completes.
    """

    def __init__(self, stream: TextIO, complete: Callable[[str], str | None]) -> None:
        self._stream = stream
        self.is_live = stream.isatty()
        self._pending: asyncio.Future[str] | None = None
        self._keyboard = Keyboard(complete) if self.is_live and stream is sys.stdin and sys.stdout.isatty() else None

    @property
    def is_over(self) -> bool:
        """Whether nothing will ever come, as far as that can be said without waiting."""
        if self.is_live:
            return False
        try:
            return bool(select.select([self._stream], [], [], 0)[0]) and not self._stream.buffer.peek(1)  # type: ignore[attr-defined]
        except (AttributeError, OSError, ValueError):  # no file, or one that cannot be asked
            return False

    async def next(self) -> str:
        """The next line; empty at the end. Whoever gives up waiting gets the same line the next time."""
        if self._pending is None:
            loop = asyncio.get_running_loop()
            pending = self._pending = loop.create_future()
            threading.Thread(target=self._read, args=(loop, pending), daemon=True).start()
        line = await asyncio.shield(self._pending)
        self._pending = None
        return line

    def _read(self, loop: asyncio.AbstractEventLoop, pending: asyncio.Future[str]) -> None:
        try:
            line = self._stream.readline() if self._keyboard is None else self._keyboard.line()
        except (OSError, ValueError):
            line = ""
        try:
            loop.call_soon_threadsafe(_give, pending, line)
        except RuntimeError:  # the program has ended meanwhile
            return

    @property
    def prompts(self) -> bool:
        """Whether the prompt comes with the line."""
        return self._keyboard is not None

    def interrupt(self) -> None:
        """Something will be printed: take away what is being typed."""
        if self._keyboard is not None and self._pending is not None:
            self._keyboard.hide()

    def again(self) -> None:
        """Put what is being typed back."""
        if self._keyboard is not None and self._pending is not None:
            self._keyboard.show()

    def close(self) -> None:
        if self._keyboard is not None:
            self._keyboard.close(is_typing=self._pending is not None)


class Keyboard:
    """A line typed by somebody, with readline where there is one."""

    def __init__(self, complete: Callable[[str], str | None]) -> None:
        self._is_typing = self._is_hidden = False
        self._typed: Callable[[], str] = str
        self._before: list[Any] | None = None
        try:
            import readline
            import termios
        except ImportError:  # Windows has neither, and edits lines by itself
            return
        self._before = termios.tcgetattr(sys.stdin)
        self._typed = readline.get_line_buffer
        readline.set_pre_input_hook(self._begins)
        readline.set_completer(lambda text, state: complete(text) if state == 0 else None)
        readline.set_completer_delims("")
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def _begins(self) -> None:
        """The prompt is there."""
        self._is_typing, self._is_hidden = True, False

    def line(self) -> str:
        try:
            return input(PROMPT) + "\n"
        except EOFError:
            write("\n")
            return ""
        finally:
            self._is_typing = False

    def hide(self) -> None:
        if self._is_typing and not self._is_hidden:
            self._is_hidden = True
            write("\n" if os.environ.get("TERM", "") in ("", "dumb") else "\r\x1b[K")

    def show(self) -> None:
        if self._is_typing and self._is_hidden:
            self._is_hidden = False
            write(PROMPT + self._typed())

    def close(self, is_typing: bool) -> None:
        """Leave the terminal as it was: a line may still be waited for."""
        if is_typing and not self._is_hidden:
            write("\n")
        if self._before is not None:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)


def _give(pending: asyncio.Future[str], line: str) -> None:
    if not pending.done():
        pending.set_result(line)


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()

"""Tables are told one after the other, and only then the system is called for one socket after the other.

Going back and forth between the two for every socket costs more than either.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class _Now(threading.local):
    """Every thread has its own event loop, if any."""

    waiting: list[Callable[[], None]] | None = None


_NOW = _Now()


def later(work: Callable[[], None]) -> None:
    """Do this at the end of what belongs together; at once where nothing does."""
    if _NOW.waiting is None:
        work()
    else:
        _NOW.waiting.append(work)


@contextmanager
def together() -> Iterator[None]:
    """What is said meanwhile leaves at the end."""
    _NOW.waiting = waiting = []
    try:
        yield
    finally:
        _NOW.waiting = None
        for work in waiting:
            work()

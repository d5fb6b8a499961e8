"""The games again as compiled kernels on arrays and bit masks, held equal to `eklat.games` by tests."""

from __future__ import annotations

import gc
from threading import Lock

from numba.core import event


class _WithoutCollecting(event.Listener):
    """Compiling makes very many objects and hardly any garbage: without the collector it takes a tenth less time."""

    def __init__(self) -> None:
        self.lock, self.compiling, self.was_on = Lock(), 0, False

    def on_start(self, _: event.Event) -> None:
        with self.lock:
            if not self.compiling:
                self.was_on = gc.isenabled()
                gc.disable()
            self.compiling += 1

    def on_end(self, _: event.Event) -> None:
        with self.lock:
            self.compiling -= 1
            if not self.compiling and self.was_on:
                gc.enable()


event.register("numba:compile", _WithoutCollecting())  # type: ignore[no-untyped-call]

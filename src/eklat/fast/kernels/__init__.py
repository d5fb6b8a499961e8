"""The games again as compiled kernels on arrays and bit masks, held equal to `eklat.games` by tests.

Compiled code is kept in a folder named after the sources, so that a changed kernel can never meet an old one.
"""

from __future__ import annotations

import gc
import hashlib
import os
from pathlib import Path
from threading import Lock

import numba
from numba.core import event


def _cache() -> str:
    here = Path(__file__).parent
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(here.parent.rglob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return str(Path(home) / "eklat" / digest.hexdigest()[:16])


if not os.environ.get("NUMBA_CACHE_DIR"):
    numba.config.CACHE_DIR = _cache()  # type: ignore[attr-defined]


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

"""Where compiled code is kept: in a folder named after the sources it is made of, so that a changed kernel meets no old one.

A kernel may be made of anything in `eklat.fast`, and of what lies beside it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import numba

FAST = Path(__file__).parents[1]
_LOCK = Lock()


@contextmanager
def kept(function: Callable[..., Any]) -> Iterator[None]:
    """While a function is made a kernel: its compiled code goes to the folder for it, unless the user has named another."""
    config: Any = numba.config
    with _LOCK:
        named = config.CACHE_DIR
        config.CACHE_DIR = named or _folder(Path(function.__code__.co_filename).parent)
        try:
            yield
        finally:
            config.CACHE_DIR = named


@cache
def _folder(beside: Path) -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted({*FAST.rglob("*.py"), *beside.glob("*.py")}):
        digest.update(path.name.encode() + path.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return str(Path(home) / "eklat" / digest.hexdigest()[:16])

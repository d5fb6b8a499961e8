"""The games again as compiled kernels on arrays and bit masks, held equal to `eklat.games` by tests.

Compiled code is kept in a folder named after the sources, so that a changed kernel can never meet an old one.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import numba


def _cache() -> str:
    here = Path(__file__).parent
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(here.parent.rglob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return str(Path(home) / "eklat" / digest.hexdigest()[:16])


if not os.environ.get("NUMBA_CACHE_DIR"):
    numba.config.CACHE_DIR = _cache()  # type: ignore[attr-defined]

"""The time of this server: that of the machine when it started, and from then on as seconds pass.

Somebody who sets the machine's clock, or corrects it by an hour, changes nothing for those who play by the clock.
"""

from __future__ import annotations

import time

_FIRST = time.time() - time.monotonic()


def now() -> float:
    return _FIRST + time.monotonic()

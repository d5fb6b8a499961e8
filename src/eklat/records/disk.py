"""Files that outlive a power cut, and files that one program has for itself, on every system."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

BINARY = getattr(os, "O_BINARY", 0)
"""Windows would otherwise write two bytes for the end of a line."""

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    BEHIND = 2**30
    """A lock also forbids to write what it covers there: so it covers a place where nothing is."""

    def onto_disk(handle: int) -> None:
        os.fsync(handle)

    def hold(handle: int) -> None:
        place = os.lseek(handle, 0, os.SEEK_CUR)
        os.lseek(handle, BEHIND, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, place, os.SEEK_SET)

else:
    import fcntl

    WHOLLY = getattr(fcntl, "F_FULLFSYNC", None)
    """macOS: fsync alone stops at the memory of the drive."""

    def onto_disk(handle: int) -> None:
        """When this returns, what was written to this file is on the disk."""
        if WHOLLY is not None:
            with suppress(OSError):  # not every file system can
                fcntl.fcntl(handle, WHOLLY)
                return
        os.fsync(handle)

    def hold(handle: int) -> None:
        """Have this file alone until it is closed. Raises `OSError` if another program has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

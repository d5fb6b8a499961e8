"""One worker of `eklat serve --workers N`: it hears its settings on standard input, and ends with the crew."""

from __future__ import annotations

import json
import os
import socket as sockets
import sys


def main() -> None:
    from eklat.server.crew import READY
    from eklat.server.serve import CannotServe
    from eklat.server.settings import Settings
    from eklat.server.work import work

    told = json.loads(sys.stdin.readline())
    listener = sockets.socket(fileno=told["listener"])
    listener.set_inheritable(False)
    try:
        work(Settings.told(told["settings"]), listener, ready=lambda: _say(READY), crew=sys.stdin.fileno())
    except CannotServe as error:
        _say(f"{error}\n".encode())
        sys.exit(2)


def _say(words: bytes) -> None:
    """To the crew; what is printed later is not for it."""
    os.write(1, words)
    os.dup2(2, 1)


if __name__ == "__main__":
    main()

"""One worker of `eklat serve --workers N`: it hears its settings on standard input, and ends with the crew."""

from __future__ import annotations

import json
import os
import socket as sockets
import sys


def main() -> None:
    from eklat.server.board import Board
    from eklat.server.crew import READY
    from eklat.server.handing import Hands
    from eklat.server.logs import FAULTS
    from eklat.server.serve import CannotServe
    from eklat.server.settings import Settings
    from eklat.server.work import work

    told = json.loads(sys.stdin.readline())
    settings, listener = Settings.told(told["settings"]), _given(told["listener"])
    into = [_given(number) for number in told.get("into", ())]  # a crew of an older version has no lines
    hands = Hands(settings.place, _given(told["out"]), into) if into else None
    if (board := told.get("board")) is not None:
        os.set_inheritable(board, False)
        FAULTS.shown = Board(board).read
    try:
        work(settings, listener, ready=lambda: _say(READY), crew=sys.stdin.fileno(), hands=hands)
    except CannotServe as error:
        _say(f"{error}\n".encode())
        sys.exit(2)


def _given(number: int) -> sockets.socket:
    """A socket of the crew, which this worker keeps to itself."""
    found = sockets.socket(fileno=number)
    found.set_inheritable(False)
    return found


def _say(words: bytes) -> None:
    """To the crew; what is printed later is not for it."""
    os.write(1, words)
    os.dup2(2, 1)


if __name__ == "__main__":
    main()
